// Every operation, count, event and rule change of the effect language by its name (section 3), and
// every card of the reconstructed deck played: what it changes for its owner.
#include "games/evenfall/tests/own_deck.hpp"
#include "games/evenfall/tests/scenario.hpp"

namespace veillee::evenfall {
namespace {

// ── What has changed ────────────────────────────────────────────────────────────────────────────

// Numbers of seat A, each with its sign: "H1 M4 V3".
std::vector<std::pair<std::string, int>> numbers_of(const State& state) {
  const Player& a = state.players[A];
  int sickles = 0, orbs = 0, on_rituals = 0;
  each_place(state, A, [&](std::uint8_t place) {
    sickles += state.lands[place].catalysts[0];
    orbs += state.lands[place].catalysts[1];
    on_rituals += state.lands[place].workers[witch] + state.lands[place].workers[elder];
  });
  return {{"H", a.stock[herb]},
          {"P", a.stock[potion]},
          {"K", a.stock[knowledge]},
          {"M", a.mana},
          {"V", a.vp},
          {"C", state.cards.count(zone_of(hands, A))},
          {"up", a.coven},
          {"outer", circle_of(state, A, outer).size()},
          {"inner", circle_of(state, A, inner).size()},
          {"rituals", state.cards.count(zone_of(on_place, A))},
          {"box", state.cards.count(in_box)},
          {"sickles", sickles},
          {"orbs", orbs},
          {"witches", a.reserve[witch]},
          {"elders", a.reserve[elder]},
          {"standing", on_rituals},
          {"north", workers_in(state, north, A)},
          {"central", workers_in(state, central, A)},
          {"copies", a.copies.size()},
          {"stones", a.stones.size()}};
}
std::string change(const State& before, const State& after) {
  const auto old = numbers_of(before), now = numbers_of(after);
  std::string text;
  for (std::size_t i = 0; i < now.size(); ++i)
    if (const int n = now[i].second - old[i].second; n != 0)
      text += (text.empty() ? "" : " ") + now[i].first + (n > 0 ? "+" : "") + std::to_string(n);
  return text;
}

// A table on which every effect finds something to do. In the Inner Circle the Sanctuary with Ash
// Twins (two spaces, one slot), a Witch and an Elder on them; in the Outer Circle the Hanging
// Garden with the Messenger Raven and a Sickle, and the Ruins. Coven Track 1.
Scenario furnished(std::string_view spared = "") {
  // The card that is about to be played lies nowhere yet: another one of its sort stands in.
  const auto unless = [&](std::string_view card, std::string_view other) {
    return card == spared ? other : card;
  };
  Scenario s;
  s.stock(A, 9, 9, 9).mana(A, 5).coven(A, 1).hand(A, "R01 R02 R03").won(A, "flame");
  s.inner(A, "P05")
      .on("P05", unless("R53", "R39"))
      .standing("P05", 1, 1)
      .outer(A, "P37 P09")
      .on("P37", unless("R20", "R21"), 1);
  s.specialists(A, unless("C02a", "C09a")).outer(B, "P49").specialists(B, "C15b");
  s.region(north, "P01 P13 -").region(central, "P02 P14 P17");
  return s;
}

Scenario& answer_all(Scenario& s, std::string_view answers) {
  std::string one;
  for (const char c : std::string(answers) + ",") {
    if (c != ',') {
      one += c;
      continue;
    }
    if (!one.empty()) s.play(one);
    one.clear();
  }
  return s;
}

// Answers whatever is asked with the first answer, until the own turn is over or begins anew.
void finish(Scenario& s) {
  for (int i = 0; i < 50 && s.decision() != "action" && s.decision() != "finish"; ++i)
    s.play(s.options()[0]);
}

// ── Operations ──────────────────────────────────────────────────────────────────────────────────

struct Operation {
  const char* effect;
  const char* answers;
  const char* outcome;
};

// Tapped as a Specialist's effect.
std::string tapped(const Operation& row) {
  Scenario s = furnished();
  s.state.options.deck = OwnDeck().set("characters", 15, "effect", row.effect).index();
  s.specialists(A, "C16a").begin();
  s.play("tap C16a");
  const State before = furnished().state;
  answer_all(s, row.answers);
  EXPECT_EQ(s.decision(), "action") << row.effect;
  EXPECT_EQ(Evenfall::check(s.state), "") << row.effect;
  return change(before, s.state);
}

class Operations : public testing::TestWithParam<Operation> {};
TEST_P(Operations, EVE_3_1) { EXPECT_EQ(tapped(GetParam()), GetParam().outcome); }

std::string name_of(const testing::TestParamInfo<Operation>& info) {
  std::string name;
  for (const char* c = info.param.effect; *c != '\0'; ++c)
    name += std::isalnum(static_cast<unsigned char>(*c)) != 0
                ? static_cast<char>(std::tolower(static_cast<unsigned char>(*c)))
                : '_';
  return name + "_" + std::to_string(info.index);
}

INSTANTIATE_TEST_SUITE_P(
    Language, Operations,
    testing::Values(Operation{"gain(H:1,P:2,K:3,M:4,VP:5,C:2)", "", "H+1 P+2 K+3 M+4 V+5 C+2"},
                    Operation{"gain(ANY:2)", "take 1 0 1", "H+1 K+1"},
                    Operation{"trade(pay(H:1,P:2,K:3,M:2),gain(VP:3))", "", "H-1 P-2 K-3 M-2 V+3"},
                    Operation{"trade(pay(ANY:2,CARD:1),gain(VP:3))", "give 1 1 0,discard R02",
                              "H-1 P-1 V+3 C-1"},
                    Operation{"may(gain(H:1))", "accept", "H+1"},
                    Operation{"may(gain(H:1))", "decline", ""},
                    Operation{"seq(gain(H:1),gain(P:2))", "", "H+1 P+2"},
                    Operation{"choose(gain(H:1),gain(P:2))", "choose 1", "H+1"},
                    Operation{"choose(gain(H:1),gain(P:2))", "choose 2", "P+2"},
                    Operation{"transfer(1)", "transfer P37", "outer-1 inner+1"},
                    Operation{"transfer(2)", "decline,transfer P09", "outer-1 inner+1"},
                    Operation{"transfer(3)", "transfer P09,transfer P37", "outer-2 inner+2"},
                    Operation{"advance(1)", "", "V+3 up+1"},
                    Operation{"advance(2)", "transfer P09", "V+3 up+2 outer-1 inner+1"},
                    Operation{"harvest(OUTER)", "", "H+2 P+2 K+1"},
                    Operation{"harvest(ONE)", "harvest P05", "M+2"},
                    Operation{"harvest(ONE)", "harvest star-sun,take 0 1 0", "P+1"},
                    Operation{"harvest(OPP)", "", "V+2"},
                    Operation{"discover(REFILL)", "go north,find P13", "outer+1"},
                    Operation{"placedeck(2)", "", "outer+2"},
                    Operation{"build(SICKLE:2)", "catalyst P05 sickle 0", "sickles+1"},
                    Operation{"build(SICKLE:1)", "stop", ""},
                    Operation{"build(ORB:1)", "catalyst P05 orb 0", "V+3 up+1 orbs+1"},
                    Operation{"removeritual(gain(VP:2))", "remove P05",
                              "V+2 rituals-1 box+1 witches+1 elders+1 standing-2"},
                    Operation{"moveworkers()", "go central", "standing-2 central+2"},
                    Operation{"deploy(CHOSEN)", "go north", "elders-1 north+1"},
                    Operation{"retrieve(1)", "retrieve P05 elder", "elders+1 standing-1"},
                    Operation{"retrieve(2)", "retrieve P05 elder,retrieve P05 witch",
                              "witches+1 elders+1 standing-2"},
                    Operation{"copyspec()", "", "elders-1 copies+1"},
                    Operation{"discard(2)", "discard R01,discard R02", "C-2"},
                    Operation{"discard(5)", "discard R01,discard R02", "C-3"},
                    Operation{"per(ORB,gain(VP:1))", "", ""},
                    Operation{"per(SICKLE,gain(VP:1))", "", "V+1"},
                    Operation{"per(STONE,gain(VP:1))", "", "V+1"},
                    Operation{"per(STONE_ICON_INNER,gain(VP:1))", "", "V+2"},
                    Operation{"per(FAMILIAR,gain(VP:1))", "", "V+2"},
                    Operation{"per(SPIRIT,gain(VP:1))", "", "V+1"},
                    Operation{"per(SPECIALIST,gain(VP:1))", "", "V+2"},
                    Operation{"per(RITUAL_INNER,gain(VP:1))", "", "V+1"},
                    Operation{"per(PLACE_INNER,gain(VP:1))", "", "V+2"},
                    Operation{"per(PLACE_OUTER,gain(VP:1))", "", "V+2"},
                    Operation{"per(RES_SYMBOL,gain(VP:1))", "", "V+5"},
                    Operation{"per(ASSEMBLY_STEP,gain(VP:1))", "", "V+1"},
                    Operation{"per(PLACE_OUTER,gain(ANY:1,C:2))", "take 0 0 2", "K+2 C+4"}),
    name_of);

TEST(Operations, EVE_3_1_ifkw_on_a_binding_bonus) {
  for (const char* ritual : {"R01", "R18"}) {  // an Artifact, a Familiar
    Scenario s = furnished();
    s.hand(A, "R18").outer(A, "P03").begin();
    const State before = s.state;
    s.play("ritual " + std::string(ritual)).play("onto P03");
    finish(s);
    EXPECT_EQ(s.vp_of(A) - before.players[A].vp, ritual == std::string("R01") ? 2 : 0);
  }
}

TEST(Operations, EVE_8_10_and_EVE_3_1_a_paid_binding_bonus_knows_its_ritual) {
  for (const char* ritual : {"R01", "R18"}) {  // an Artifact, a Familiar
    Scenario s;
    s.state.options.deck = OwnDeck()
                               .set("places", 0, "binding",
                                    "trade(pay(K:1),seq(gain(VP:1),ifkw(ARTIFACT,gain(VP:2))))")
                               .index();
    s.stock(A, 9, 9, 9).outer(A, "P01").hand(A, ritual).begin();
    s.play("ritual " + std::string(ritual)).play("onto P01").play("pay");
    EXPECT_EQ(s.vp_of(A), ritual == std::string("R01") ? 3 : 1);
  }
}

TEST(Operations, EVE_3_1_slash_and_trackbonus_and_redstone) {
  Scenario s = furnished();
  s.clan(A, cross, moon).clan(B, star, sun).begin();
  const State before = s.state;
  s.play("token");  // one space is reached
  s.play("choose 2");
  EXPECT_EQ(change(before, s.state), "H+2 P+2 K+1 C+2");
  Scenario red_one = furnished();
  red_one.clan(A, peak, moon).begin();
  const State bare = red_one.state;
  red_one.play("ritual R02").play("onto peak-moon");
  EXPECT_EQ(change(bare, red_one.state), "P-1 K-1 C-1 rituals+1 stones+1");
}

// ── Events ──────────────────────────────────────────────────────────────────────────────────────

struct Cause {
  const char* event;
  const char* actions;  // by which it happens, to A
  int times;
};

// A Ritual of the Inner Circle that hears the event gives 9 VP each time.
int heard(const Cause& row) {
  Scenario s = furnished();
  s.state.options.deck =
      OwnDeck()
          .set("rituals", 54, "effect", "on(" + std::string(row.event) + ",gain(VP:9))")
          .index();
  s.hand(A, "R18 C16a C17a R28").inner(A, "P06 P07").on("P06", "R55", 1);
  s.specialists(A, "C17b C06a").area(north, A, 1).mana(A, 0).begin();
  answer_all(s, row.actions);
  int times = 0;
  for (const Event& event : s.events)
    if (Happened{event.kind} == Happened::vp_gained && event.seat == A && event.args[0] == 9)
      ++times;
  return times;
}

TEST(Events, EVE_3_1_each_event_by_name) {
  const std::string battle = "pass,pass";
  for (const Cause& row : {
           Cause{"DISCOVER", "discover P13", 1},
           Cause{"HARVEST", "token", 2},
           Cause{"DISCARD", "exchange,discard R01,discard R02", 2},
           Cause{"BUILD_ANY", "build,catalyst P05 sickle 0,catalyst P06 orb 0", 2},
           Cause{"BUILD_ORB", "build,catalyst P05 sickle 0,catalyst P06 orb 0", 1},
           Cause{"BUILD_ORB", "build,catalyst P05 sickle 0,stop", 0},
           Cause{"PLAY_RITUAL", "ritual R01,onto P07", 1},
           Cause{"PLAY_RITUAL_FAMILIAR", "ritual R01,onto P07", 0},
           Cause{"PLAY_RITUAL_FAMILIAR", "ritual R18,onto P07", 1},
           Cause{"PLAY_SPECIALIST", "specialist C16a", 1},
           Cause{"PLAY_SPECIALIST", "council C16a", 0},
           Cause{"PLAY_COUNCIL", "council C16a", 1},
           Cause{"PLAY_COUNCIL", "specialist C16a", 0},
           Cause{"TOKEN_SELF", "token", 1},
           Cause{"TOKEN_OPP", "token", 0},
           Cause{"TOKEN_OPP", "pass,token", 1},
           Cause{"TOKEN_SELF", "pass,token", 0},
           Cause{"ADVANCE", "build,catalyst P06 orb 0", 1},
           Cause{"TRANSFER", "tap C17b,transfer P09", 1},
           Cause{"TRANSFER", "tap C17b,decline", 0},
           Cause{"ACT_ELDER", "region central witch,choose 1", 0},
           Cause{"COMBAT_START", "pass,pass", 1},
           Cause{"COMBAT_JOIN", "pass,pass", 1},
           Cause{"COMBAT_WIN", "pass,pass,win flame", 1},
           Cause{"ROUND_END", "pass,pass,win flame", 1},
       })
    EXPECT_EQ(heard(row), row.times) << row.event << ": " << row.actions;
}

TEST(Events, EVE_3_1_an_elder_on_a_space_and_battles_of_others) {
  Scenario s;
  s.inner(A, "P05 P06").on("P05", "R18").on("P06", "R12").begin();
  s.play("space P05 elder");
  EXPECT_EQ(s.vp_of(A), 1);
  Scenario witch_one;
  witch_one.inner(A, "P05 P06").on("P05", "R18").on("P06", "R12").begin();
  witch_one.play("space P05 witch");
  EXPECT_EQ(witch_one.vp_of(A), 0);
  Scenario lost;  // A takes part and loses, and takes no part in the other
  lost.members(A, "C07a C08a").area(north, A, 1).area(north, B, 2).area(central, B, 1).all_pass();
  lost.begin();
  lost.play(B, "win flame").play(B, "win flame");
  EXPECT_EQ(lost.vp_of(A), 2);
}

TEST(Events, EVE_3_2_a_card_is_deaf_to_its_own_playing_only) {
  Scenario s;
  s.state.options.deck =
      OwnDeck().set("rituals", 54, "effect", "on(PLAY_RITUAL,gain(VP:9))").index();
  s.stock(A, 9, 9, 9).inner(A, "P05 P06").hand(A, "R55 R02").begin();
  s.play("ritual R55").play("onto P05");
  EXPECT_EQ(s.vp_of(A), 0);
  s.play(B, "pass").play("ritual R02").play("onto P06");
  EXPECT_EQ(s.vp_of(A), 9);
}

TEST(Operations, EVE_3_16_more_than_twenty_are_asked_in_portions) {
  Scenario s;
  s.state.options.deck =
      OwnDeck().set("characters", 15, "effect", "per(PLACE_OUTER,gain(ANY:4))").index();
  s.specialists(A, "C16a").outer(A, "P05 P06 P07 P08 P09 P10").begin();
  s.play("tap C16a");
  EXPECT_EQ(s.options().size(), 231U);
  s.play("take 20 0 0");
  EXPECT_EQ(s.options().size(), 15U);
  s.play("take 0 4 0");
  EXPECT_EQ(s.stock_of(A), "20 4 0");
}

// ── Rule changes ────────────────────────────────────────────────────────────────────────────────

TEST(Mods, EVE_3_1_elder_region) {
  Scenario s;
  s.begin();
  EXPECT_EQ(s.refusal("region central elder"), "EVE-9.5");
  Scenario with;
  with.specialists(A, "C11a").begin();
  with.play("region central elder").play("choose 1");
  EXPECT_EQ(with.player(A).reserve[elder], 3);
  EXPECT_EQ(with.in_region(central, A), 1) << "he takes part in the battle";
}

TEST(Mods, EVE_3_1_discover_witch_never_below_one) {
  Scenario s;
  s.specialists(A, "C13a").region(north, "P01 P09 -").begin();
  s.play("discover P01").play(B, "pass").play("discover P09");
  EXPECT_EQ(s.player(A).reserve[witch], 2);
}

TEST(Mods, EVE_3_1_strength_of_own_and_lent_adds_up) {
  Scenario s;
  s.specialists(A, "C18a").specialists(B, "C18b").copy(A, "C18b").inner(A, "P05").on("P05", "R16");
  s.area(north, A, 1).all_pass().begin();
  EXPECT_EQ(s.hand_of(A), 1) << "1 Witch and 3: the reward for 4";
}

TEST(Mods, EVE_3_1_cost_ritual_never_below_nothing) {
  Scenario s;
  s.specialists(A, "C20a").specialists(B, "C20b").copy(A, "C20b").inner(A, "P05").hand(A, "R20");
  s.begin();
  s.play("ritual R20").play("onto P05");
  EXPECT_EQ(s.state.lands[4].ritual, 19);
  EXPECT_EQ(s.stock_of(A), "0 0 0");
}

// ── Every card ──────────────────────────────────────────────────────────────────────────────────

struct Played {
  const char* card;
  const char* outcome;   // of playing it
  const char* use = "";  // of its action space, or of tilting it
};

std::string use_of(Scenario& s, std::string_view action) {
  const State before = s.state;
  s.play(action);
  finish(s);
  EXPECT_EQ(Evenfall::check(s.state), "") << action;
  return change(before, s.state);
}

TEST(EveryCard, EVE_2_39_rituals_played_and_used) {
  for (const Played& row : {
           Played{"R01", "H-1 P-2 C-1 rituals+1", "H+1 V+1 elders-1 standing+1"},
           Played{"R02", "P-1 K-1 C-1 rituals+1", "M+4 elders-1 standing+1"},
           Played{"R03", "K-1 rituals+1"},
           Played{"R04", "H-1 P-2 K-1 C-1 rituals+1", "P+2 C+1 elders-1 standing+1"},
           Played{"R05", "P-1 K-1 C-1 rituals+1", "V+3 elders-1 standing+1"},
           Played{"R06", "H-1 K-1 C-1 rituals+1", "M+2 V+1 elders-1 standing+1"},
           Played{"R07", "H-2 P-2 M+3 rituals+1"},
           Played{"R08", "P-2 C-1 rituals+1", "outer-1 inner+1 elders-1 standing+1"},
           Played{"R09", "H-1 K-1 C-1 rituals+1"},
           Played{"R10", "H-1 P-1 C-1 rituals+1 sickles+2"},
           Played{"R11", "P-2 K-1 V+3 C-1 up+1 rituals+1 orbs+1"},
           Played{"R12", "H-1 P-1 C-1 rituals+1"},
           Played{"R13", "K-2 C-1 rituals+1"},
           Played{"R14", "P-1 K-1 C-1 rituals+1", "H+2 V+1 C-1 elders-1 standing+1"},
           Played{"R15", "K-3 C-1 rituals+1", "C+3 elders-1 standing+1"},
           Played{"R16", "H-1 K-1 C-1 rituals+1"},
           Played{"R17", "P-2 K-1 C-1 rituals+1", "V+3 up+1 elders-1 standing+1"},
           Played{"R18", "H-1 K-1 C-1 rituals+1", "C+2 elders-1 standing+1"},
           Played{"R19", "H-3 C-1 rituals+1", "H+1 V+2 elders-1 standing+1"},
           Played{"R20", "K-1 C+1 rituals+1"},
           Played{"R21", "H-2 M+4 C-1 rituals+1"},
           Played{"R22", "K-2 C-1 rituals+1"},
           Played{"R23", "H-1 P-2 V+2 C-1 rituals+1"},
           Played{"R24", "H-1 C-1 rituals+1"},
           Played{"R25", "P-2 C-1 rituals+1", "P+2 elders-1 standing+1"},
           Played{"R26", "P+2 K-1 C-1 rituals+1"},
           Played{"R27", "H-1 P-1 C-1 rituals+1"},
           Played{"R28", "H-1 M+2 V+1 C-1 rituals+1"},
           Played{"R29", "P-2 C-1 rituals+1"},
           Played{"R30", "H-2 P-1 K-1 C-1 outer-1 inner+1 rituals+1"},
           Played{"R31", "H-2 C-1 rituals+1", "H+2 P+2 elders-1 standing+1"},
           Played{"R32", "H-2 P-1 V+3 rituals+1"},
           Played{"R33", "P-1 K-2 C-1 outer+1 rituals+1"},
           Played{"R34", "K-1 M+1 C+1 rituals+1"},
           Played{"R35", "P+1 C-1 rituals+1"},
           Played{"R36", "P-1 K-1 C-1 rituals+1 witches+1 elders+1 standing-2"},
           Played{"R37", "P-2 C-1 rituals+1"},
           Played{"R38", "H-1 K-1 C-1 rituals+1", "M+2 elders-2 standing+1 north+1"},
           Played{"R39", "P-2 K-2 C-1 rituals+1", "H+1 elders-1 standing+1"},
           Played{"R40", "H-1 K-1 C-1 rituals+1"},
           Played{"R41", "H-1 K-2 C-1 rituals+1", "outer-1 inner+1 elders-1 standing+1"},
           Played{"R42", "P-1 K-1 C-1 rituals+1"},
           Played{"R43", "P-2 C-1 rituals+1", "P-1 V+4 elders-1 standing+1"},
           Played{"R44", "H-1 P-1 K-1 V+3 C-1 up+2 outer-1 inner+1 rituals+1"},
           Played{"R45", "H-1 K-1 C-1 outer+1 rituals+1"},
           Played{"R46", "K-2 C-1 rituals+1"},
           Played{"R47", "P-2 K-1 C-1 outer-1 inner+1 rituals+1"},
           Played{"R48", "H-2 P-1 C+1 rituals+1"},
           Played{"R49", "P-3 C-1 rituals+1", "M+3 elders-1 standing+1"},
           Played{"R50", "P-1 K-1 C-1 rituals+1"},
           Played{"R51", "H+1 P-1 M+1 C-1 rituals+1"},
           Played{"R52", "H-2 K-2 V+2 C-1 rituals+1"},
           Played{"R53", "H-1 P-2 C-1 rituals+1", "M+3 elders-1 standing+1"},
           Played{"R54", "P-1 K-2 C-1 rituals+1", "C+3 elders-1 standing+1"},
           Played{"R55", "H-3 P-1 C-1 rituals+1"},
           Played{"R56", "H-1 K-1 C-1 rituals+1", "H+2 elders-1 standing+1"},
           Played{"R57", "H-1 P-1 K-1 V+4 rituals+1"},
           Played{"R58", "P-1 K-1 C-1 rituals+1"},
       }) {
    Scenario s = furnished(row.card);
    s.hand(A, row.card).inner(A, "P06").begin();
    const State before = s.state;
    s.play("ritual " + std::string(row.card)).play("onto P06");
    finish(s);
    EXPECT_EQ(Evenfall::check(s.state), "") << row.card;
    EXPECT_EQ(change(before, s.state), row.outcome) << row.card;
    s.then("end").until("action").play(B, "pass");
    if (s.offers("space P06 elder")) {
      EXPECT_EQ(use_of(s, "space P06 elder"), row.use) << row.card;
    } else {
      EXPECT_EQ(std::string(row.use), "") << row.card;
    }
  }
}

TEST(EveryCard, EVE_2_42_specialists_hired_and_used) {
  for (const Played& row : {
           Played{"C01a", "H-1 K-2 C-1"},
           Played{"C02a", "H-1 K-1 C-1", "H+1 P+1 V+2 rituals-1 box+1 sickles-1"},
           Played{"C03a", "H-1 K-1 C-1"},
           Played{"C04a", "P-1 K-1 C-1", "elders-1 copies+1"},
           Played{"C05a", "P-1 K-1 C-1"},
           Played{"C06a", "H-1 K-1 C-1"},
           Played{"C07a", "K-2 C-1"},
           Played{"C08a", "H-1 K-1 C-1", "M+2 standing-2 north+2"},
           Played{"C09a", "H-2 K-1 C-1"},
           Played{"C10a", "K-2 C-1", "V+2"},
           Played{"C11a", "K-2 C-1"},
           Played{"C12a", "H-1 K-1 C-1"},
           Played{"C13a", "P-1 K-2 C-1"},
           Played{"C14a", "H-1 P-1 C-1"},
           Played{"C15a", "K-2 C-1", "C+2"},
           Played{"C16a", "H-1 K-1 C-1", "H+1"},
           Played{"C17a", "P-1 K-2 C-1", "outer-1 inner+1"},
           Played{"C18a", "P-1 K-1 C-1"},
           Played{"C19a", "H-1 P-1 K-2 C-1", "V+3 up+1"},
           Played{"C20a", "P-1 K-2 C-1"},
           Played{"C21a", "H-1 P-1 K-1 C-1", "witches+1 standing-1"},
       }) {
    Scenario s = furnished(row.card);
    s.hand(A, row.card).begin();
    const State before = s.state;
    s.play("specialist " + std::string(row.card));
    finish(s);
    EXPECT_EQ(change(before, s.state), row.outcome) << row.card;
    const std::string tap = "tap " + std::string(row.card);
    if (s.offers(tap)) {
      EXPECT_EQ(use_of(s, tap), row.use) << row.card;
    } else {
      EXPECT_EQ(std::string(row.use), "") << row.card;
    }
  }
}

// What each Council Member brings by the end of a round in which A discovers, activates the token
// and fights alone: VP gained, and what it would score at the end.
TEST(EveryCard, EVE_8_19_every_council_member) {
  for (const auto& [card, gained, scored] : std::vector<std::tuple<std::string, int, int>>{
           {"C01a", 2, 0},  {"C02b", 0, 3}, {"C03a", 0, 6}, {"C04a", 1, 0}, {"C05a", 0, 3},
           {"C06a", 0, 10}, {"C07a", 3, 0}, {"C08a", 2, 0}, {"C09a", 3, 0}, {"C10a", 1, 0},
           {"C11a", 1, 0},  {"C12a", 1, 0}, {"C13a", 2, 0}, {"C14a", 2, 0}, {"C15a", 0, 4},
           {"C16a", 3, 0},  {"C17a", 0, 6}, {"C18a", 2, 0}, {"C19a", 0, 2}, {"C20a", 2, 0},
           {"C21a", 0, 3},
       }) {
    std::array<int, 2> vp{}, counted{};
    for (const bool with : {false, true}) {
      Scenario s = furnished();
      s.hand(A, "R18 C20b").area(north, A, 1).inner(A, "P06").on("P06", "R02");
      if (with) s.members(A, card);
      s.begin();
      answer_all(s, "ritual R18,onto star-sun,take 1 0 0,end,token,end,specialist C20b,end,pass");
      answer_all(s, "discover P13,end,build,catalyst P06 orb 0,stop,end,pass,dial 0,win wave");
      while (s.state.round == 1) s.play(s.options()[0]);
      vp[with] = s.vp_of(A);
      counted[with] = s.count(A).council;
    }
    EXPECT_EQ(vp[1] - vp[0], gained) << card;
    EXPECT_EQ(counted[1] - counted[0], scored) << card;
  }
}

// Every Place discovered, harvested and bound.
TEST(EveryCard, EVE_2_34_places_discovered_harvested_and_bound) {
  for (const Played& row : {
           Played{"P01 P02 P03 P04", "H+2 P+1", "P-2 V+2 C-1 rituals+1"},
           Played{"P05 P06 P07 P08", "H+1 P+1 M+2", "H-1 P-2 C-1 rituals+1"},
           Played{"P09 P10", "H+1 P+1 K+1", "H-1 P-2 rituals+1"},
           Played{"P11 P12", "H+1 P+1 K+1 M+1", "H-1 P-2 rituals+1"},
           Played{"P13 P14", "H+1 P+2", "H-1 P-2 M+2 C-1 rituals+1"},
           Played{"P15 P16", "H+1 P+2 M+1", "H-1 P-2 M+2 C-1 rituals+1"},
           Played{"P17 P18", "H+2 P+1 M+1", "H-1 P-2 C-1 rituals+1"},
           Played{"P19 P20", "H+2 P+1", "P-2 C-1 rituals+1"},
           Played{"P21 P22", "H+2 P+1", "H-1 P-2 rituals+1"},
           Played{"P23 P24", "H+2 P+1 M+1", "H-1 P-2 rituals+1"},
           Played{"P25 P26 P27 P28", "H+1 P+1 M+2", "H-1 P-2 M+2 C-1 up+1 rituals+1"},
           Played{"P29 P30", "H+1 P+1 C+1", "H-1 P-2 M+1 C-1 rituals+1"},
           Played{"P31 P32", "H+1 P+1 M+1 C+1", "H-1 P-2 M+1 C-1 rituals+1"},
           Played{"P33 P34", "H+1 P+2", "H-1 P-1 C-1 rituals+1"},
           Played{"P35 P36", "H+1 P+2 M+1", "H-1 P-1 C-1 rituals+1"},
           Played{"P37 P38 P39 P40", "H+2 P+2", "H-1 P-2 C-1 rituals+1"},
           Played{"P41 P42 P43 P44", "H+1 P+1 K+1 C+1", "H-1 P-2 K+1 C-1 rituals+1"},
           Played{"P45 P46 P47 P48", "H+2 P+1", "H-1 P-2 C-1 outer-1 inner+1 rituals+1"},
           Played{"P49 P50 P51 P52", "H+1 P+1 V+2", "H-1 P-2 C-1 rituals+1"},
       }) {
    for (const std::string& place : words_in(row.card)) {
      Scenario s;
      s.stock(A, 9, 9, 9).hand(A, "R01").region(north, place).begin();
      s.play("discover " + place).then("end").play(B, "pass");
      const State before = s.state;
      s.play("token");
      finish(s);
      EXPECT_EQ(change(before, s.state), row.outcome) << place;
      s.then("end");
      EXPECT_EQ(use_of(s, "ritual R01"), row.use) << place;
    }
  }
}

}  // namespace
}  // namespace veillee::evenfall
