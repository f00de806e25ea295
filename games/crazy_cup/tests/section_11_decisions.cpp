// Questions, discreet ones above all, and chance (sections 10 to 12 of RULES.md).
#include "games/crazy_cup/tests/helpers.hpp"

namespace veillee::crazy_cup {
namespace {

// ── Questions of the own turn ───────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_D2_and_CUP_11_3_a_movement_is_asked_step_by_step) {
  Scenario s;
  s.at(A, "4").tiles(A, "ravine").cards(A, "nitro").hand("F2 F2 F5").turn_of(A);
  s.play("play move F2 F2 F5");
  EXPECT_EQ(sorted(s.options()), sorted({"step 3", "step 5", "step R1", "card nitro"}));
  s.play("step 5");
  EXPECT_EQ(sorted(s.options()), sorted({"step 4", "step 6", "halt"}));
}

// Every end to which steps lead from here, with the fewest steps.
void explore(const Scenario& s, int steps, std::map<std::string, int>& fewest) {
  const auto [end, fresh] = fewest.emplace(s.square(A), steps);
  if (!fresh) end->second = std::min(end->second, steps);
  if (s.decision() != "step") return;
  for (const std::string& square : s.offered("step")) {
    Scenario next = s;
    explore(next.play("step " + square), steps + 1, fewest);
  }
}

// A movement of four squares has begun.
Scenario begun(std::string_view square, int laps, std::string_view tiles, std::string_view way) {
  Scenario s;
  s.at(A, square, laps).race(way).tiles(A, tiles).bonuses(A, "B2a").hand("F2 F2 F5").turn_of(A);
  s.play("play move F2 F2 F5");
  return s;
}

TEST(CrazyCup, CUP_11_3_whole_ways_lead_to_every_end_by_the_fewest_steps_and_can_be_driven) {
  for (const Scenario& s :
       {begun("3", 0, "ravine lake", "clockwise"), begun("12", 0, "ravine lake", "clockwise"),
        begun("19", 0, "volcanic cactus", "anticlockwise"), begun("62", 0, "", "clockwise"),
        begun("1", 0, "", "clockwise"), begun("1", 1, "", "clockwise"), begun("0", 0, "", ""),
        begun("R1", 0, "ravine", "clockwise")}) {
    std::map<std::string, int> fewest;
    explore(s, 0, fewest);
    fewest.erase(s.square(A));
    std::map<std::string, int> listed;
    const json::Value now = s.view();
    for (const json::Value& way : now.find("movement")->find("ways")->items) {
      const std::string to = way.find("to")->string;
      const int length = static_cast<int>(way.find("path")->items.size());
      const auto [end, fresh] = listed.emplace(to, length);
      if (!fresh) end->second = std::min(end->second, length);
      Scenario driven = s;
      for (const json::Value& square : way.find("path")->items)
        driven.play("step " + square.string);
      EXPECT_EQ(driven.square(A), to);
      EXPECT_EQ(driven.tiles(A).size() + way.find("tiles")->items.size(), s.tiles(A).size());
    }
    EXPECT_EQ(listed, fewest) << "from " << s.square(A);
  }
}

TEST(CrazyCup, CUP_11_3_a_longer_way_with_fewer_tiles_is_listed_too) {
  // From 18 to 13: by 19 and V1, or along the road.
  Scenario s;
  s.at(A, "18").tiles(A, "volcanic").race("anticlockwise").bonuses(A, "B2a B5a");
  s.hand("F2 F2 F2 F5").turn_of(A).play("play move F2 F2 F2 F5");
  Texts found;
  const json::Value now = s.view();
  for (const json::Value& way : now.find("movement")->find("ways")->items)
    if (way.find("to")->string == "13")
      found.push_back(std::to_string(way.find("path")->items.size()) + " steps, " +
                      std::to_string(way.find("tiles")->items.size()) + " tiles");
  EXPECT_EQ(sorted(found), Texts({"3 steps, 1 tiles", "5 steps, 0 tiles"}));
}

TEST(CrazyCup, CUP_D8_a_card_then_its_pair_then_its_target) {
  Scenario s(3);
  s.at(A, "4").at(B, "20").at(C, "20").cards(A, "cannon").hand("F1 F1 F3 F3 F2").turn_of(A);
  s.play("card cannon");
  EXPECT_EQ(s.decision(), "pair");
  s.play("pair F3 F3");
  EXPECT_EQ(s.decision(), "target");
  s.play("target C");
  EXPECT_EQ(s.decider(), C);
  s.play("forgo");
  EXPECT_EQ(s.decision(), "combine") << "the question comes again";
  EXPECT_EQ(s.square(C), "17");
}

TEST(CrazyCup, CUP_D8_no_card_has_to_be_played) {
  Scenario s;
  s.at(A, "4").at(B, "20").cards(A, "cannon tornado loaded").thrown("F1 F1 F3").turn_of(A);
  EXPECT_TRUE(s.offers("stop"));
  s.play("stop");
  EXPECT_TRUE(s.offers("end actions"));
  s.play("end actions").play("reserve");
  EXPECT_EQ(s.active(), B);
  EXPECT_EQ(s.discard(), Texts{});
}

TEST(CrazyCup, CUP_T73_and_CUP_11_4_LOADED_when_no_re_roll_is_left) {
  Scenario s;
  s.at(A, "24").cards(A, "loaded").thrown("F2 F5 F3").turn_of(A).throws("F2 F5 F3", "throw F3");
  EXPECT_EQ(s.decision(), "combine") << "no DIC-D2";
  EXPECT_TRUE(s.offers("card loaded"));
  Scenario other = s;
  s.play("card loaded").play("turn F3 F5");
  EXPECT_EQ(s.dice(), sorted("F2 F5 F5"));
  other.drive("play move F2", "25");
  EXPECT_FALSE(other.offers("card loaded"));
  EXPECT_EQ(other.refusal("card loaded"), "CUP-11.4");
}

TEST(CrazyCup, CUP_11_4_another_card_closes_the_moment_of_LOADED_too) {
  Scenario s;
  s.at(A, "24").cards(A, "loaded loaded tornado").hand("F2 F5 F3").turn_of(A);
  s.play("card loaded").play("turn F3 F5");
  EXPECT_TRUE(s.offers("card loaded")) << "the second one";
  s.play("card tornado").play("lay 14");
  EXPECT_FALSE(s.offers("card loaded"));
}

TEST(CrazyCup, CUP_11_4_a_re_roll_that_was_left_closed_the_Throw_phase) {
  Scenario s;
  s.at(A, "24").cards(A, "loaded").thrown("F2 F5 F3").turn_of(A).play("stop");
  EXPECT_FALSE(s.offers("card loaded"));
}

TEST(CrazyCup, CUP_11_4_cards_of_one_type_give_one_option) {
  Scenario s;
  s.at(A, "4").cards(A, "tornado tornado tornado").hand("F4 F4 F4").display("nitro nitro oil");
  s.turn_of(A);
  EXPECT_EQ(s.offered("card"), words_in("tornado"));
  s.play("play cheat F4 F4 F4");
  EXPECT_EQ(s.offered("take"), sorted("nitro oil"));
}

TEST(CrazyCup, CUP_C2_the_dice_are_even) {
  Scenario s;
  s.at(A, "4").thrown("F1 F1 F1").turn_of(A);
  std::map<std::string, int> faces;
  const auto counts = tally(s, "throw F1 F1 F1", 1000, [](const json::Value& seen, const auto&) {
    std::string all;
    for (const json::Value& die : seen.find("dice")->items) all += die.string;
    return all;
  });
  for (const auto& [dice, n] : counts)
    for (std::size_t i = 0; i + 1 < dice.size(); i += 2) faces[dice.substr(i, 2)] += n;
  expect_even(faces, 6, 3000);
}

TEST(CrazyCup, CUP_C1_the_reshuffled_discard_pile_brings_any_of_its_cards) {
  Scenario s;
  s.discard("oil nitro trail cannon").rest_to(B).hand("F4 F4 F4").turn_of(A);
  s.play("play cheat F4 F4 F4");
  const auto counts = tally(s, "draw", 800, [](const json::Value& seen, const auto&) {
    for (const json::Member& card : seen.find("seats")->items.at(0).find("cards")->members)
      if (card.value.number > 0) return card.name;
    return std::string("none");
  });
  expect_even(counts, 4, 800);
}

// ── Discreet questions ──────────────────────────────────────────────────────────────────────────

// Everything that a viewer is told of a position.
std::string seen(const Scenario& s, Viewer viewer) {
  std::string all = s.game().view(s.state(), viewer);
  for (const std::string& letter : s.shown()) all += letter;
  all += std::to_string(s.game().chance_drawn(s.state()));
  for (const Event& event : s.events)
    if (const auto told = seen_by(event, viewer))
      all += ' ' + std::to_string(told->kind) + ':' + std::to_string(told->args[0]);
  return all;
}
void expect_alike(const Scenario& a, const Scenario& b, std::initializer_list<Viewer> viewers) {
  for (const Viewer viewer : viewers)
    EXPECT_EQ(seen(a, viewer), seen(b, viewer)) << "viewer " << int{viewer};
}

// A drives onto the square of B and C, who hold these cards.
Scenario entered(const char* b, const char* c) {
  Scenario s(4);
  s.at(A, "19").at(B, "20").at(C, "20").at(D, "5").cards(B, b).cards(C, c).cards(D, "nitro");
  s.hand("F2 F2 F5").turn_of(A).drive("play move F2 F2 F5", "20");
  return s;
}

TEST(CrazyCup, CUP_11_1_and_CUP_D9_a_question_is_put_only_to_holders_of_a_playable_card) {
  EXPECT_EQ(entered("oil", "nitro").asked(), words_in("B"));
  EXPECT_EQ(entered("nitro", "oil").asked(), words_in("C"));
  EXPECT_EQ(entered("oil", "oil").asked(), words_in("B C"));
  EXPECT_EQ(entered("nitro", "trail").asked(), words_in("A")) << "nobody: the movement goes on";
  EXPECT_EQ(entered("oil", "").options(), Texts({"pass", "card oil"}));
}

TEST(CrazyCup, CUP_11_2_while_it_is_open_nobody_else_sees_who_is_asked) {
  const Scenario b = entered("oil", "nitro");
  const Scenario c = entered("nitro", "oil");
  const Scenario both = entered("oil", "oil");
  EXPECT_EQ(b.shown(), words_in("B C"));
  expect_alike(b, c, {A, D, spectator});
  expect_alike(b, both, {A, B, D, spectator});
  expect_alike(c, both, {A, C, D, spectator});
}

TEST(CrazyCup, CUP_11_2_the_words_of_the_question_tell_nothing) {
  const auto prompt = [](const Scenario& s) {
    return s.game().prompt(s.state(), B, s.game().seat_names(s.state())).en;
  };
  EXPECT_EQ(prompt(entered("oil", "nitro")), prompt(entered("oil", "oil")));
}

TEST(CrazyCup, CUP_11_2_a_pass_leaves_no_trace_whoever_was_asked_or_nobody) {
  const Scenario nobody = entered("nitro", "trail");
  Scenario b = entered("oil", "trail");
  b.play(B, "pass");
  Scenario c = entered("nitro", "oil");
  c.play(C, "pass");
  Scenario both = entered("oil", "oil");
  both.play(C, "pass").play(B, "pass");
  for (const Scenario* s : {&b, &c, &both}) expect_alike(*s, nobody, {A, D, spectator});
  EXPECT_EQ(b.decision(), "step");
}

TEST(CrazyCup, CUP_11_2_one_pass_of_two_is_not_seen_either) {
  const Scenario both = entered("oil", "oil");
  Scenario one = entered("oil", "oil");
  one.play(B, "pass");
  EXPECT_EQ(one.asked(), words_in("C"));
  expect_alike(one, both, {A, C, D, spectator});
}

TEST(CrazyCup, CUP_11_2_a_void_answer_stays_unseen) {
  Scenario both = entered("oil", "oil");
  both.play(B, "card oil").play(C, "card oil");
  Scenario one = entered("oil", "nitro");
  one.play(B, "card oil");
  expect_alike(both, one, {A, B, D, spectator});
}

TEST(CrazyCup, CUP_11_2_whoever_has_no_card_in_hand_is_not_entitled) {
  EXPECT_EQ(entered("oil", "").shown(), words_in("B"));
}

TEST(CrazyCup, CUP_11_2_the_Grapnel_s_window_is_discreet) {
  const auto moved = [](const char* b, const char* c) {
    Scenario s(3);
    s.at(A, "12").at(B, "11").at(C, "13").cards(B, b).cards(C, c).hand("F2 F2 F5").turn_of(A);
    s.drive("play move F2 F2 F5", "13 14 15");
    return s;
  };
  expect_alike(moved("grapnel", "nitro"), moved("nitro", "grapnel"), {A, spectator});
  expect_alike(moved("grapnel", "nitro"), moved("grapnel", "grapnel"), {A, B, spectator});
  Scenario passed = moved("grapnel", "nitro");
  passed.play(B, "pass");
  expect_alike(passed, moved("trail", "nitro"), {A, C, spectator});
}

TEST(CrazyCup, CUP_11_2_and_CUP_D9_the_CANCEL_window_is_discreet) {
  const auto played = [](const char* b, const char* c) {
    Scenario s(3);
    s.at(A, "4").at(B, "20").at(C, "30").cards(A, "tornado").cards(B, b).cards(C, c);
    s.hand("F1 F2 F3").turn_of(A).play("card tornado").play("lay 14");
    return s;
  };
  EXPECT_EQ(played("bribe", "nitro").shown(), words_in("B C")) << "every opponent";
  expect_alike(played("bribe", "nitro"), played("nitro", "bribe"), {A, spectator});
  Scenario passed = played("bribe", "nitro");
  passed.play(B, "pass");
  expect_alike(passed, played("oil", "nitro"), {A, C, spectator});
  EXPECT_EQ(passed.tornado(), "14");
}

TEST(CrazyCup, CUP_D9_the_active_player_is_entitled_to_CANCEL_like_every_opponent) {
  Scenario s(3);
  s.at(A, "19").at(B, "20").at(C, "30").cards(A, "bribe").cards(B, "oil").cards(C, "nitro");
  s.hand("F2 F2 F5").turn_of(A).drive("play move F2 F2 F5", "20").play(B, "card oil");
  EXPECT_EQ(s.asked(), words_in("A"));
  EXPECT_EQ(s.shown(), words_in("A C"));
}

TEST(CrazyCup, CUP_D10_and_CUP_11_2_a_test_that_only_SWERVE_makes_a_question_is_discreet) {
  const auto bumped = [](const char* card) {
    Scenario s(3);
    s.at(A, "10").at(B, "11").at(C, "30").cards(B, card).hand("F1 F1 F3 F3").turn_of(A);
    s.drive("play twopair F1 F1 F3 F3", "11").rolls({}, "bump B");
    return s;
  };
  Scenario s = bumped("swerve");
  EXPECT_EQ(s.options(), Texts({"engage 0", "card swerve"}));
  EXPECT_EQ(s.shown(), words_in("B"));
  EXPECT_FALSE(s.game().entitled(s.state()).empty());
  s.rolls({4}, "engage 0");
  EXPECT_EQ(s.square(B), "8");
  // With a red die in reserve it is a question for everybody to see.
  Scenario red(3);
  red.at(A, "10").at(B, "11").at(C, "30").reserve(B, "F4").cards(B, "swerve");
  red.hand("F1 F1 F3 F3").turn_of(A).drive("play twopair F1 F1 F3 F3", "11").play("bump B");
  EXPECT_TRUE(red.game().entitled(red.state()).empty());
}

TEST(CrazyCup, CUP_11_2_after_the_actions_a_question_for_a_card_alone_is_discreet) {
  // A has played both actions; whether B sees anything depends on A's number of cards only.
  const auto acted = [](const char* card) {
    Scenario s;
    s.at(A, "24").at(B, "40").cards(A, card).hand("F2 F5 F3").turn_of(A);
    s.drive("play move F2", "25").drive("play move F5", "26");
    return s;
  };
  Scenario holds = acted("tornado");
  EXPECT_EQ(holds.decision(), "combine");
  EXPECT_FALSE(holds.game().entitled(holds.state()).empty());
  EXPECT_EQ(acted("oil").decision(), "reserve");
  holds.play("end actions");
  expect_alike(holds, acted("oil"), {B, spectator});
}

TEST(CrazyCup, CUP_11_2_entitled_is_who_has_a_card_whatever_is_known_of_it) {
  Scenario s(3);
  s.at(A, "19").at(B, "20").at(C, "20").cards(B, "nitro").known(B, "nitro").cards(C, "oil");
  s.hand("F2 F2 F5").turn_of(A).drive("play move F2 F2 F5", "20");
  EXPECT_EQ(s.shown(), words_in("B C")) << "DIC-13.6: it depends on no card";
}

}  // namespace
}  // namespace veillee::crazy_cup
