// Clauses that no vector names.
#include "engine/playout.hpp"
#include "engine/rules_text.hpp"
#include "games/evenfall/tests/own_deck.hpp"
#include "games/evenfall/tests/scenario.hpp"
#include "games/evenfall/words.hpp"

namespace veillee::evenfall {
namespace {

TEST(Clauses, EVE_1_2_every_piece_lies_in_one_place) {
  Scenario s = Scenario::from_start(3, {"side=moon"});
  EXPECT_EQ(Evenfall::check(s.state), "");
  State twice = s.state;
  twice.regions[north].slots[0] = twice.regions[central].slots[0];
  EXPECT_EQ(Evenfall::check(twice), "a Place lies in two places");
  State more = s.state;
  ++more.players[A].reserve[witch];
  EXPECT_EQ(Evenfall::check(more), "a player has four Witches and four Elders");
}

TEST(Clauses, EVE_1_4_as_much_as_possible) {
  Scenario s;
  s.inner(A, "P05").on("P05", "R15").pile("R01 R02").begin();
  s.play("space P05 elder");
  EXPECT_EQ(s.hand_of(A), 2) << "the third draw is lost";
}

TEST(Clauses, EVE_1_11_clockwise_from_the_first_player) {
  Scenario s(3);
  s.first_player(B).begin();
  s.play(B, "pass").play(C, "pass");
  EXPECT_EQ(s.decider(), A);
  const SeatOrder order = Evenfall::turn_order(s.state);
  EXPECT_EQ((std::vector<Seat>{order[0], order[1], order[2]}), (std::vector<Seat>{B, C, A}));
}

// Every text that the program can show of pieces and questions.
std::vector<std::string> english_texts() {
  std::vector<std::string> all;
  for (const Piece& piece : Evenfall::pieces(Options{})) {
    all.push_back(piece.name.en);
    all.push_back(piece.text.en);
  }
  for (const DecisionSpec& decision : Evenfall::info().decisions)
    all.emplace_back(decision.prompt.en);
  for (const EventSpec& event : Evenfall::info().events) all.emplace_back(event.words.en);
  return all;
}

// A reason names a clause that there is.
TEST(Words, every_refusal_has_its_clause) {
  WordFile refusals = all_words.section("refusals");
  const RulesText rules = parse_rules(Evenfall::info().rules, Language::english);
  for (WordEntry entry; refusals.next(entry);)
    EXPECT_NE(rules.find(entry.label(1)), nullptr) << entry.head;
}

TEST(Vectors, EVE_T157_and_EVE_1_13_and_EVE_1_14_the_terms_of_the_published_edition) {
  std::string everything;
  for (const std::string& text : english_texts()) {
    for (const char* word : {"_", "COMBAT", "ASSEMBLY", "ASM", "OUTER", "Assembly", "Extended"})
      EXPECT_EQ(text.find(word), std::string::npos) << text;
    everything += text + "\n";
  }
  for (const char* term :
       {"Place of Power", "Outer Circle", "Inner Circle", "Binding Bonus", "Coven Track",
        "Powerstone", "Specialist", "Council Member", "Clan Token", "Witch", "Elder", "Knowledge",
        "Herb", "Potion", "Scout Phase", "Round End"})
    EXPECT_NE(everything.find(term), std::string::npos) << term;
}

TEST(Clauses, EVE_2_1_and_EVE_2_14_boards_and_clans) {
  EXPECT_EQ(region_ids, (std::array<std::string_view, 3>{"north", "central", "south"}));
  EXPECT_EQ(region_words[north].phrase().fr, "les Lacs du Nord");
  EXPECT_EQ(clan_ids, (std::array<std::string_view, 4>{"star", "cross", "circle", "peak"}));
  EXPECT_EQ(clan_words[cross].phrase().fr, "la Croix");
}

TEST(Clauses, EVE_2_12_and_EVE_2_13_catalysts_run_out) {
  Scenario s;
  s.stock(A, 5, 5, 0).inner(A, "P05").on("P05", "R02");
  s.state.catalysts = 0;
  s.begin();
  EXPECT_EQ(s.refusal("build"), "EVE-10.14");
  EXPECT_EQ(Scenario::from_start(2).state.catalysts, 44);
  Scenario free_ones;
  free_ones.stock(A, 1, 1, 0).inner(A, "P05").hand(A, "R10");
  free_ones.state.catalysts = 1;
  free_ones.begin();
  free_ones.play("ritual R10").play("onto P05").play("catalyst P05 sickle 0");
  EXPECT_EQ(free_ones.state.catalysts, 0);
  EXPECT_EQ(free_ones.decider(), B) << "the second one is lost";
}

TEST(Clauses, EVE_2_16_four_witches_and_four_elders) {
  const Scenario s = Scenario::from_start(4);
  for (Seat seat = 0; seat < 4; ++seat)
    EXPECT_EQ(s.player(seat).reserve, (std::array<std::uint8_t, 2>{4, 4}));
}

TEST(Vectors, EVE_T182_and_EVE_2_46_and_EVE_2_15_paint_follows_the_clan) {
  Scenario s;
  s.clan(A, peak, sun).clan(B, star, sun).begin();
  const json::Value seen = s.view(A);
  EXPECT_EQ(seen.find("seats")->items[0].find("clan")->string, "peak");
  EXPECT_EQ(seen.find("seats")->items[1].find("clan")->string, "star");
  Scenario solo(1);
  solo.begin();
  EXPECT_EQ(solo.view(A).find("automa")->find("paint")->string, "cross");
}

TEST(Clauses, EVE_2_25_and_EVE_2_26_and_EVE_2_27_tracks_of_the_boards) {
  const Deck& deck = deck_at(0);
  const auto words = [&](Clan clan, Side side, int space) {
    Player player;
    player.clan = clan;
    player.side = side;
    return sentence(deck.effects[track_effect(player, space)]).en;
  };
  EXPECT_EQ(words(star, sun, 1), "Gain 2 Mana");
  EXPECT_EQ(words(star, moon, 2), "Gain 3 VP");
  EXPECT_EQ(words(cross, moon, 4), "Draw 2 cards / gain 3 Mana");
  EXPECT_EQ(words(cross, sun, 4), "Draw 2 cards");
  EXPECT_EQ(words(circle, moon, 8), "Gain 1 VP per Place in your Outer Circle");
}

TEST(Clauses, EVE_4_4_and_EVE_4_17_and_EVE_4_19_what_one_begins_with) {
  Scenario s = Scenario::from_start(2, {"clans=picked", "first=A"});
  EXPECT_EQ(s.state.cards.count(in_deck), 100);
  EXPECT_EQ(s.hand_of(A), 0);
  s.play("clan star sun").play("clan cross sun");
  EXPECT_EQ(s.stock_of(A), "3 3 3") << "3 Knowledge of the Scout Phase";
}

TEST(Clauses, EVE_4_10_and_EVE_16_5_sun_unless_said_otherwise) {
  EXPECT_EQ(Scenario::from_start(2).player(A).side, sun);
  EXPECT_EQ(Scenario::from_start(2, {"side=moon"}).player(B).side, moon);
  Scenario each = Scenario::from_start(2, {"side=each", "first=A"});
  EXPECT_EQ(each.options().size(), 2U) << "the side of the Clan drawn";
}

TEST(Clauses, EVE_5_8_free_actions_before_the_pass) {
  Scenario s;
  s.specialists(A, "C16a").begin();
  s.play("tap C16a").play("take 1 0 0").play("pass");
  EXPECT_EQ(s.decider(), B);
}

TEST(Clauses, EVE_5_10_and_EVE_5_12_phases_follow_one_another) {
  Scenario s;
  s.begin();
  s.play("pass").play("pass");
  std::string phases;
  for (const Event& event : s.events)
    if (Happened{event.kind} == Happened::phase_begins)
      phases += std::to_string(event.args[0]) + " ";
  EXPECT_EQ(phases, "4 5 1 3 ") << "battle, Round End, Scout Phase, Action Phase";
}

TEST(Clauses, EVE_6_5_outer_places_score_nothing) {
  Scenario s;
  s.outer(A, "P05 P01").begin();
  EXPECT_EQ(s.count(A).total(), 0);
}

TEST(Clauses, EVE_7_4_and_EVE_7_5_self_then_opponents_in_turn_order) {
  Scenario s(3);
  s.inner(A, "P05").on("P05", "R40").inner(B, "P06").on("P06", "R24").members(C, "C10a").begin();
  s.play("token");
  std::string order;
  for (const Event& event : s.events)
    if (Happened{event.kind} == Happened::vp_gained)
      order += std::string(seat_letters[event.seat]) + std::to_string(event.args[0]) + " ";
  EXPECT_EQ(order, "A2 B1 C1 ");
}

TEST(Clauses, EVE_9_2_and_EVE_9_8_a_cost_that_cannot_be_paid) {
  Scenario s(3);
  s.begin();
  EXPECT_EQ(s.refusal("region north witch"), "EVE-9.8") << "no card";
  EXPECT_EQ(s.refusal("region south witch"), "EVE-9.8") << "no resource";
  EXPECT_TRUE(s.offers("region central witch"));
}

TEST(Clauses, EVE_11_5_no_free_action_in_another_turn) {
  Scenario s;
  s.specialists(B, "C16a").begin();
  EXPECT_TRUE(s.options(B).empty());
  EXPECT_NE(Evenfall::why_not(s.state, B, make_action(Do::tap, index_in(card_ids, "C16a"))).clause,
            "");
}

TEST(Clauses, EVE_11_7_free_actions_of_moon_sides) {
  Scenario star_moon;
  star_moon.clan(A, star, moon).hand(A, "R01").begin();
  EXPECT_TRUE(star_moon.offers("exchange"));
  Scenario star_sun;
  star_sun.hand(A, "R01").begin();
  EXPECT_EQ(star_sun.refusal("exchange"), "EVE-11.2");
  EXPECT_EQ(star_sun.refusal("stone"), "EVE-17.38");
}

TEST(Clauses, EVE_12_20_and_EVE_D31_a_lone_participant_may_spend_mana) {
  Scenario s;
  s.mana(A, 7).area(north, A, 1).all_pass().begin();
  s.play("dial 7").play("take 1 1 0");
  EXPECT_EQ(s.hand_of(A), 1);
  EXPECT_EQ(s.vp_of(A), 3);
  EXPECT_EQ(s.decision(), "stone");
}

TEST(Clauses, EVE_12_25_the_order_of_a_battle) {
  Scenario s;
  s.round(3).specialists(A, "C07a C12a").members(A, "C08a C07b").mana(A, 3).area(north, A, 1);
  s.stones_in(north, "flame flame flame flame").all_pass().begin();
  s.play("accept").play("dial 2").play("dial 2");
  EXPECT_EQ(s.order_of({"deployed", "dial_shown", "paid", "fought", "vp_gained", "drew",
                        "battle_won", "stone_taken"}),
            "deployed dial_shown paid fought vp_gained drew battle_won stone_taken vp_gained");
}

TEST(Clauses, EVE_14_1_the_discard_pile_becomes_the_deck) {
  Scenario s;
  s.inner(A, "P05").on("P05", "R15").pile("R01").discarded("R02 R03").begin();
  s.play("space P05 elder");
  EXPECT_EQ(s.hand_of(A), 3);
  EXPECT_EQ(s.state.cards.count(in_discard), 0);
  EXPECT_EQ(s.happened(Happened::reshuffled), 1);
}

TEST(Clauses, EVE_14_4_and_EVE_D18_and_EVE_14_5_a_removed_ritual_is_not_discarded) {
  Scenario s;
  s.specialists(A, "C02a C06a").inner(A, "P05 P06").on("P05", "R18", 1).on("P06", "R02");
  s.standing("P05", 1).begin();
  s.play("tap C02a").play("remove P05");
  EXPECT_EQ(s.vp_of(A), 2) << "nothing from Osric";
  EXPECT_EQ(s.stock_of(A), "1 1 0");
  EXPECT_EQ(s.player(A).reserve[witch], 4);
  EXPECT_EQ(s.zone_text(in_box), "R18");
  EXPECT_EQ(s.state.catalysts, 43) << "its Sickle goes to the box";
}

TEST(Clauses, EVE_14_14_catalysts_of_the_whole_clan) {
  Scenario s;
  s.members(A, "C02a C05a").outer(A, "P05").inner(A, "P06").on("P05", "R04", 1, 1);
  s.on("P06", "R02", 1).begin();
  EXPECT_EQ(s.count(A).council, 3 + 6);
}

TEST(Clauses, EVE_14_22_a_bonus_once_more_is_no_advance) {
  Scenario s;
  s.clan(A, cross, moon).clan(B, star, sun).coven(A, 3).members(A, "C12a").begin();
  s.play("token").play("bonus 3");
  EXPECT_EQ(s.vp_of(A), 0);
}

TEST(Clauses, EVE_16_4_and_EVE_16_6_the_variant_in_solo_play) {
  Scenario s = Scenario::from_start(1, {"expert=on", "difficulty=heir"});
  EXPECT_EQ(s.decision(), "expert");
  EXPECT_EQ(difficulties[s.state.options.difficulty], 5);
}

TEST(Clauses, EVE_17_1_and_EVE_17_27_and_EVE_17_9_and_EVE_17_29_moon_scouting) {
  struct Case {
    Clan clan;
    int cards, knowledge, mana;
  };
  for (const Case& one : {Case{star, 9, 0, 0}, Case{cross, 5, 3, 2}, Case{peak, 5, 3, 3}}) {
    Scenario s;
    s.clan(A, one.clan, moon).clan(B, circle, sun).all_pass().begin();
    EXPECT_EQ(s.hand_of(A), one.cards);
    EXPECT_EQ(s.stock_of(A), "0 0 " + std::to_string(one.knowledge));
    EXPECT_EQ(s.mana_of(A), one.mana);
  }
}

TEST(Clauses, EVE_17_7_and_EVE_17_15_and_EVE_17_23_council_costs) {
  Scenario s;
  s.clan(A, star, moon).hand(A, "C01a C02a").begin();
  EXPECT_TRUE(s.offers("council C01a")) << "the first is free";
  s.play("council C01a").then("end").play(B, "pass");
  EXPECT_EQ(s.refusal("council C02a"), "EVE-8.20");
  for (const Clan clan : {cross, circle, peak})
    EXPECT_EQ(deck_at(0).council_cost[board_of(clan, moon)], (Price{1, 1, 1}));
}

TEST(Clauses, EVE_17_8_and_EVE_17_25_starting_places_of_the_moon) {
  const Deck& deck = deck_at(0);
  const auto words = [&](Clan clan) {
    return sentence(deck.effects[source::binding + starting_place(clan, moon)]).en;
  };
  EXPECT_EQ(words(star), "Discard 1 card → gain 3 resources of your choice");
  EXPECT_EQ(words(circle), "");
  EXPECT_EQ(words(peak), "Take the Red Powerstone");
}

TEST(Clauses, EVE_17_28_the_moon_peaks_token_harvests_only) {
  Scenario s;
  s.clan(A, peak, moon).outer(A, "P37").begin();
  s.play("token");
  EXPECT_EQ(s.stock_of(A), "1 1 0");
}

TEST(Clauses, EVE_17_36_moon_abilities_are_no_cards) {
  Scenario s;
  s.clan(B, circle, moon).specialists(A, "C04a").begin();
  EXPECT_EQ(s.refusal("tap C04a"), "EVE-11.6") << "there is no Specialist to copy";
}

TEST(Clauses, EVE_17_37_a_side_that_yields_nothing) {
  Scenario s;
  s.clan(A, cross, moon).clan(B, star, sun).coven(A, 5).begin();
  s.play("board");
  EXPECT_EQ(s.stock_of(A), "0 0 2") << "no transfer, then 2 Knowledge";
}

TEST(Clauses, EVE_18_8_the_human_keeps_the_marker) {
  Scenario s(1);
  s.area(north, automa, 4).all_pass().begin();
  EXPECT_EQ(s.state.first_player, A);
}

TEST(Clauses, EVE_18_40_the_human_may_have_a_moon_side) {
  const Scenario s = Scenario::from_start(1, {"side=moon"});
  EXPECT_EQ(s.player(A).side, moon);
  EXPECT_EQ(track_effect(s.player(automa), 1), source::track);
}

TEST(Clauses, EVE_18_41_and_EVE_20_1_the_automa_always_finds_something) {
  Scenario s(1);
  s.pile("").place_pile("").reserve(automa, 0).oval_at(1).begin();
  s.play("token");
  EXPECT_EQ(s.state.oval, 11);
  EXPECT_EQ(s.decider(), A);
}

TEST(Clauses, EVE_D22_workers_are_called_back_one_at_a_time) {
  Scenario s;
  s.stock(A, 0, 1, 1).inner(A, "P05 P06").on("P05", "R53").standing("P05", 1, 1).hand(A, "R36");
  s.begin();
  s.play("ritual R36").play("onto P06");
  EXPECT_EQ(s.options(), (Texts{"retrieve P05 witch", "retrieve P05 elder", "stop"}));
  s.play("retrieve P05 elder").play("stop");
  EXPECT_EQ(s.player(A).reserve, (std::array<std::uint8_t, 2>{3, 4}));
}

// With the reconstructed deck no order is ever asked; with another one it is.
TEST(Clauses, EVE_D33_the_order_of_round_end_effects) {
  Scenario s;
  s.state.options.deck =
      OwnDeck().set("characters", 15, "council_effect", "per(PLACE_INNER,gain(VP:1))").index();
  s.members(A, "C11a C16a").outer(A, "P09").all_pass().begin();
  EXPECT_EQ(s.decision(), "order");
  s.play("resolve C11a").play("transfer P09");
  EXPECT_EQ(s.vp_of(A), 1 + 2) << "the transfer came first";
}

// Specialist and Council Member of one name are two different effects.
TEST(Clauses, EVE_13_7_two_effects_of_one_name) {
  OwnDeck own;
  own.set("characters", 15, "type", "CONT")
      .set("characters", 15, "effect", "on(ROUND_END,gain(C:1))");
  own.set("characters", 15, "council_effect", "may(transfer(1))");
  Scenario s;
  s.state.options.deck = own.index();
  s.specialists(A, "C16a").members(A, "C16b").outer(A, "P09").all_pass().begin();
  EXPECT_EQ(s.options(), (Texts{"resolve C16a", "resolve C16b"}));
  s.play("resolve C16b").play("decline");
  EXPECT_EQ(s.hand_of(A), 1 + 6);
}

TEST(Clauses, EVE_3_3_and_EVE_13_7_two_elders_on_one_specialist) {
  OwnDeck own;
  own.set("characters", 15, "type", "CONT")
      .set("characters", 15, "effect", "on(ROUND_END,gain(C:1))");
  Scenario s;
  s.state.options.deck = own.index();
  s.specialists(B, "C16a").copy(A, "C16a").copy(A, "C16a").all_pass().begin();
  EXPECT_EQ(s.hand_of(A), 2 + 6);
  EXPECT_EQ(s.hand_of(B), 1 + 6);
}

TEST(Clauses, EVE_14_30_a_lent_effect_is_named_after_its_owner) {
  Scenario s(3);
  s.specialists(C, "C16a").copy(A, "C16a").copy(A, "C16a").begin();
  const Action borrow = make_action(Do::borrow, index_in(card_ids, "C16a"));
  EXPECT_EQ(Evenfall::action_words(s.state, A, borrow, Evenfall::seat_names(s.state)).en,
            "use Zuri the Herbalist (the Circle)");
  s.play("borrow C16a").play("take 1 0 0").play("borrow C16a").play("take 1 0 0");
  EXPECT_EQ(s.stock_of(A), "2 0 0");
  EXPECT_FALSE(s.offers("borrow C16a"));
  Scenario solo(1);
  solo.specialists(automa, "C16a").copy(A, "C16a").begin();
  EXPECT_EQ(Evenfall::action_words(solo.state, A, borrow, Evenfall::seat_names(solo.state)).fr,
            "utiliser Zuri, l’Herboriste (l’Automa)");
}

TEST(Clauses, EVE_14_19_a_lent_specialist_counts_for_its_owner_only) {
  Scenario s;
  s.specialists(A, "C16a").specialists(B, "C09a").copy(A, "C09a").members(A, "C15a").begin();
  EXPECT_EQ(s.count(A).council, 2);
  EXPECT_EQ(s.count(A).specialists, 2);
  EXPECT_EQ(count_of(s.state, A, Count::familiar), 0);
}

TEST(Clauses, EVE_17_22_and_EVE_9_5_the_sun_circle_has_no_such_power) {
  Scenario s;
  s.clan(A, circle, sun).outer(A, "P05").on("P05", "R18").begin();
  EXPECT_EQ(s.refusal("space P05 elder"), "EVE-9.5");
}

TEST(Clauses, EVE_17_18_and_EVE_7_7_sickles_count_in_the_scout_phase) {
  Scenario s;
  s.clan(A, circle, moon).on("P17", "R18", 1).all_pass().begin();
  EXPECT_EQ(s.stock_of(A), "2 0 3");
  EXPECT_EQ(s.mana_of(A), 2);
}

TEST(Clauses, EVE_5_5_the_first_player_begins_the_round) {
  Scenario s;
  s.area(north, B, 1).all_pass().begin();
  s.play(B, "win flame");
  EXPECT_EQ(s.state.round, 2);
  EXPECT_EQ(s.decider(), B);
}

TEST(Clauses, EVE_20_1_of_two_options_the_automa_takes_the_first) {
  OwnDeck own;
  OwnDeck::member(OwnDeck::member(own.cards(), "regions").items[north], "rewards").items[0].string =
      "choose(gain(VP:2),gain(VP:9))";
  Scenario s(1);
  s.state.options.deck = own.index();
  s.area(north, automa, 3).pile("R28 R34 R51").all_pass().begin();  // 1 + 3, cards of no value
  EXPECT_EQ(s.vp_of(automa), 2);
}

// What is dealt anew for a viewer: the hands of the others and the deck, nothing else.
TEST(Clauses, EVE_19_3_what_a_viewer_cannot_know_is_dealt_anew) {
  Scenario s(3);
  s.hand(A, "R01 R02 R03").hand(B, "R04 R05 R06").hand(C, "R07").discarded("R08").begin();
  s.play("exchange").play("discard R02");
  std::array<int, 2> others{};
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    State seen_by_b = s.state, seen_by_a = s.state;
    FastRng one(seed), other(seed);
    Evenfall::resample(seen_by_b, B, one);
    EXPECT_EQ(Evenfall::check(seen_by_b), "");
    EXPECT_EQ(hand_of(seen_by_b, B), hand_of(s.state, B));
    EXPECT_EQ(seen_by_b.cards.in(in_discard), s.state.cards.in(in_discard));
    EXPECT_EQ(hand_of(seen_by_b, A).size(), 3) << "what A has named is unknown to B";
    EXPECT_TRUE(seen_by_b.cards.in(aside).empty());
    EXPECT_EQ(hand_of(seen_by_b, C).size(), 1);
    others[0] += hand_of(seen_by_b, A).has(index_in(card_ids, "R02")) ? 1 : 0;
    Evenfall::resample(seen_by_a, A, other);
    EXPECT_EQ(hand_of(seen_by_a, A), hand_of(s.state, A));
    EXPECT_EQ(seen_by_a.cards.in(aside), s.state.cards.in(aside));
    others[1] += hand_of(seen_by_a, B) == hand_of(s.state, B) ? 1 : 0;
  }
  EXPECT_LT(others[0], 5);
  EXPECT_LT(others[1], 5);
}

TEST(Clauses, EVE_12_28_a_sealed_dial_of_another_is_dealt_anew) {
  Scenario s;
  s.mana(A, 9).mana(B, 9).area(north, A, 1).area(north, B, 1).all_pass().begin();
  s.play(A, "dial 7");
  int kept = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    State seen = s.state;
    FastRng random(seed);
    Evenfall::resample(seen, B, random);
    EXPECT_EQ(seen.pending.owing, SeatSet::only(B));
    kept += seen.pending.answers[A].args[0] == 7 ? 1 : 0;
    State own = s.state;
    Evenfall::resample(own, A, random);
    EXPECT_EQ(own.pending.answers[A].args[0], 7);
  }
  EXPECT_LT(kept, 12);
}

// What could do nothing is not asked, whatever it is.
TEST(Clauses, EVE_3_1_an_offer_of_nothing_is_not_made) {
  for (const char* effect :
       {"transfer(1)", "harvest(OUTER)", "harvest(OPP)", "build(ORB:1)", "retrieve(1)",
        "moveworkers()", "copyspec()", "discard(1)", "per(ORB,gain(VP:1))",
        "removeritual(gain(VP:1))", "seq(transfer(1),discard(1))"}) {
    Scenario s;
    s.state.options.deck =
        OwnDeck().set("characters", 15, "effect", "may(" + std::string(effect) + ")").index();
    s.specialists(A, "C16a").begin();
    s.play("tap C16a");
    EXPECT_EQ(s.decision(), "action") << effect;
  }
}

TEST(Clauses, EVE_1_15_counters_do_not_turn_over) {
  Scenario s;
  s.state.options.deck =
      OwnDeck().set("characters", 15, "effect", "per(PLACE_OUTER,gain(H:9,VP:9))").index();
  std::string row;
  for (int i = 10; i <= 49; ++i) row += " P" + std::to_string(i);
  s.stock(A, 9990, 0, 0).vp(A, 9990).specialists(A, "C16a").outer(A, row).begin();
  s.play("tap C16a");
  EXPECT_EQ(s.stock_of(A), "9999 0 0");
  EXPECT_EQ(s.vp_of(A), 9999);
  int told = 0;
  for (const Event& event : s.events)
    if (Happened{event.kind} == Happened::gained) told += event.args[1];
  EXPECT_EQ(told, 360);
}

TEST(Clauses, EVE_20_5_no_list_is_too_long) {
  for (const veillee::Setup& setup : game().every_setup(2)) {
    const PlayoutStats stats = random_games<Evenfall>(options_from<Options>(setup), 3, 10);
    EXPECT_LE(stats.max_branching, 256);
  }
}

TEST(Clauses, EVE_20_7_and_EVE_11_8_and_EVE_14_24_games_end) {
  for (const veillee::Setup& setup : game().every_setup(2)) {
    const PlayoutStats stats = random_games<Evenfall>(options_from<Options>(setup), 7, 10);
    EXPECT_EQ(stats.games, 10U);
    EXPECT_LT(stats.decisions, 10U * 2000);
  }
}

}  // namespace
}  // namespace veillee::evenfall
