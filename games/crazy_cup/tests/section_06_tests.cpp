// Driving tests, bumps and retreats (section 6 of RULES.md).
#include "games/crazy_cup/tests/helpers.hpp"

namespace veillee::crazy_cup {
namespace {

// A plays CANNON at B, who is asked.
Scenario shot_at(std::string_view square_of_b, std::string_view reserve = "",
                 std::string_view bonuses = "") {
  Scenario s = cannon_at("5", square_of_b);
  s.reserve(B, reserve).bonuses(B, bonuses).turn_of(A);
  s.play("card cannon");
  return s;
}
// A, two pairs, has just entered the square of B; nothing is decided yet.
Scenario bumping(std::string_view from, std::string_view square_of_b,
                 std::string_view reserve = "") {
  Scenario s;
  s.at(A, from).at(B, square_of_b).race("clockwise").reserve(B, reserve).hand("F1 F1 F3 F3");
  s.turn_of(A).drive("play twopair F1 F1 F3 F3", square_of_b);
  return s;
}

// ── Driving test ────────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_6_1_and_CUP_6_11_six_or_more_avoids_the_effect) {
  EXPECT_EQ(shot_at("20").rolls({6}, "engage 0").square(B), "20");
  EXPECT_EQ(shot_at("20").rolls({5}, "engage 0").square(B), "17");
  EXPECT_EQ(shot_at("20", "F4").rolls({5}, "engage 1").square(B), "20");
  EXPECT_EQ(shot_at("20", "F4 F4").rolls({4}, "engage 2").square(B), "20");
  EXPECT_EQ(shot_at("20", "F4 F4").rolls({4}, "engage 1").square(B), "17");
  EXPECT_EQ(shot_at("20", "", "B3b").rolls({5}, "engage 0").square(B), "20") << "a red bonus";
  EXPECT_EQ(shot_at("20", "F4", "B3b B5b").rolls({3}, "engage 1").forces(), std::vector<int>{6});
}

TEST(CrazyCup, CUP_T43_and_CUP_6_2_the_target_of_a_card_may_forgo_the_test) {
  Scenario s = cannon_at("5", "15");
  s.tiles(B, "volcanic").reserve(B, "F4").turn_of(A);
  s.play("card cannon").play(B, "forgo");
  EXPECT_EQ(s.happened("defence_thrown"), 0);
  EXPECT_EQ(s.reserve(B), words_in("F4")) << "nothing is engaged";
  EXPECT_EQ(s.square(B), "12");
}

TEST(CrazyCup, CUP_6_3_dice_come_from_the_reserve_and_are_discarded) {
  Scenario s = shot_at("20", "F4 F2");
  EXPECT_EQ(s.offered("engage"), sorted("0 1"));
  s.rolls({6}, "engage 1");
  EXPECT_EQ(s.reserve(B), words_in("F2"));
}

TEST(CrazyCup, CUP_6_3_on_the_own_turn_they_come_from_the_hand) {
  Scenario s;
  s.at(A, "19").at(B, "20").cards(B, "oil").hand("F2 F2 F5 F4 F4").turn_of(A);
  s.drive("play move F2 F2 F5", "20").play(B, "card oil");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.offered("engage"), sorted("0 1 2"));
  s.rolls({5}, "engage 1");
  EXPECT_EQ(s.dice(), words_in("F4"));
  EXPECT_EQ(s.decision(), "step") << "passed: 6";
}

TEST(CrazyCup, CUP_T66_and_CUP_7_37_and_CUP_D7_a_test_is_one_question) {
  Scenario s = cannon_at("5", "20");
  s.reserve(B, "F4").cards(B, "swerve").turn_of(A).play("card cannon");
  EXPECT_EQ(s.asked(), words_in("B"));
  EXPECT_EQ(sorted(s.options()), sorted({"engage 0", "engage 1", "forgo", "card swerve"}));
}

TEST(CrazyCup, CUP_T44_and_CUP_6_9_a_bump_must_be_tested) {
  Scenario s = bumping("10", "11", "F4");
  s.play("bump B");
  EXPECT_EQ(s.asked(), words_in("B"));
  EXPECT_EQ(s.refusal("forgo"), "CUP-6.9");
  s.rolls({5}, "engage 1");
  EXPECT_EQ(s.square(B), "11");
  EXPECT_EQ(s.happened("defence_thrown"), 1);
}

TEST(CrazyCup, CUP_6_9_and_CUP_7_37_with_a_single_answer_the_die_falls_at_once) {
  Scenario s = bumping("10", "11");
  s.rolls({2}, "bump B");
  EXPECT_EQ(s.forces(), std::vector<int>{2});
  EXPECT_EQ(s.decision(), "step");
}

TEST(CrazyCup, CUP_6_10_the_Tornado_test_is_compulsory) {
  Scenario s;
  s.at(A, "12").tornado("14", B).hand("F1 F1 F1 F1 F4").turn_of(A);
  s.drive("play four F1 F1 F1 F1", "13 14");
  EXPECT_EQ(s.decision(), "defend");
  EXPECT_EQ(s.refusal("forgo"), "CUP-6.10");
}

TEST(CrazyCup, CUP_6_8_a_player_past_the_finish_is_no_target) {
  Scenario cannon = cannon_at("5", "3");
  cannon.at(B, "3", 1).turn_of(A);
  EXPECT_FALSE(cannon.offers("card cannon"));
  Scenario bump;
  bump.at(A, "2").at(B, "3", 1).hand("F1 F1 F3 F3").turn_of(A);
  bump.drive("play twopair F1 F1 F3 F3", "3");
  EXPECT_EQ(bump.decision(), "step") << "no bump";
  Scenario two(3);
  two.at(A, "2").at(B, "3", 1).at(C, "3").hand("F1 F1 F3 F3").turn_of(A);
  two.drive("play twopair F1 F1 F3 F3", "3");
  EXPECT_EQ(two.offered("bump"), sorted("C"));
}

TEST(CrazyCup, CUP_6_8_sabotage_and_plans_spare_the_finisher_too) {
  for (const auto& [laps, offered] : {std::pair(0, true), std::pair(1, false)}) {
    Scenario s;
    s.at(A, "5").at(B, "3", laps).tiles(B, "lake").reserve(B, "F1").cards(A, "sabotage plans");
    s.hand("F1 F1 F3").turn_of(A);
    EXPECT_EQ(s.offers("card sabotage"), offered);
    EXPECT_EQ(s.offers("card plans"), offered);
  }
}

// ── Retreat ─────────────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_6_4_three_squares_against_the_race_direction) {
  EXPECT_EQ(shot_at("20").play("forgo").square(B), "17");
  Scenario back = cannon_at("60", "40");
  back.race("anticlockwise").turn_of(A).play("card cannon").play("forgo");
  EXPECT_EQ(back.square(B), "43");
  EXPECT_EQ(back.progress(B), 21);
}

TEST(CrazyCup, CUP_6_4_along_the_main_route_past_short_cuts) {
  EXPECT_EQ(shot_at("14").play("forgo").square(B), "11") << "not by V1, nor by R1";
  EXPECT_EQ(shot_at("27").play("forgo").square(B), "24");
}

TEST(CrazyCup, CUP_T14_and_CUP_6_5_from_rough_ground_first_to_the_lower_neighbour) {
  Scenario s = shot_at("L1");
  s.rolls({2}, "engage 0");
  EXPECT_EQ(s.square(B), "9");
  Scenario back = cannon_at("60", "L1");
  back.race("anticlockwise").turn_of(A).play("card cannon").play("forgo");
  EXPECT_EQ(back.square(B), "23") << "21, 22, 23";
}

TEST(CrazyCup, CUP_T13_and_CUP_6_12_a_retreat_stops_on_S) {
  Scenario s = bumping("0", "1");
  s.rolls({2}, "bump B");
  EXPECT_EQ(s.square(B), "0");
  EXPECT_EQ(s.progress(B), 0);
}

TEST(CrazyCup, CUP_6_12_a_retreat_from_each_square_near_S) {
  for (const auto& [square, after] :
       {std::pair("1", "0"), std::pair("2", "0"), std::pair("3", "0"), std::pair("4", "1")}) {
    Scenario s = cannon_at("0", square);
    s.turn_of(A).play("card cannon").play("forgo");
    EXPECT_EQ(s.square(B), after) << square;
    EXPECT_EQ(s.number(B, "laps"), 0);
  }
}

TEST(CrazyCup, CUP_T68_and_CUP_6_13_nobody_on_S_is_bumped_or_shot) {
  Scenario s;
  s.at(A, "2").at(B, "0").hand("F1 F1 F3 F3").turn_of(A);
  s.drive("play twopair F1 F1 F3 F3", "1 0");
  EXPECT_EQ(s.decision(), "step") << "no bump is offered";
  EXPECT_EQ(s.square(A), "0");
  Scenario nobody;
  nobody.cards(A, "cannon").hand("F1 F1 F3").turn_of(A);
  EXPECT_EQ(nobody.refusal("card cannon"), "CUP-7.5") << "no direction yet";
}

TEST(CrazyCup, CUP_6_14_a_retreat_is_no_movement) {
  // Over the Tornado, onto a pawn that holds OIL, past a Grapnel: nothing is asked or thrown.
  Scenario s(3);
  s.at(A, "5").at(B, "20").at(C, "17").tornado("18", A).cards(A, "cannon").cards(C, "oil grapnel");
  s.hand("F1 F1 F3").turn_of(A);
  s.play("card cannon").play("target B").play("forgo");
  EXPECT_EQ(s.square(B), "17");
  EXPECT_EQ(s.happened("defence_thrown"), 0);
  EXPECT_EQ(s.asked(), words_in("A"));
  EXPECT_EQ(s.happened("stepped"), 0) << "no square between is entered";
}

// ── Bump ────────────────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_T12_and_CUP_6_6_and_CUP_6_15_and_CUP_6_16_one_of_the_passed_is_bumped) {
  Scenario s(3);
  s.at(A, "10").at(B, "11").at(C, "11").hand("F1 F1 F3 F3").turn_of(A);
  s.drive("play twopair F1 F1 F3 F3", "11");
  EXPECT_EQ(s.options(), Texts({"bump B", "bump C", "no bump"}));
  s.rolls({3}, "bump B");
  EXPECT_EQ(s.square(B), "8");
  EXPECT_EQ(s.decision(), "step") << "C is not asked";
  s.play("step 12").play("step 13");
  EXPECT_EQ(s.square(A), "13");
  EXPECT_EQ(s.square(C), "11");
}

TEST(CrazyCup, CUP_6_16_a_bump_that_fails_does_not_end_the_movement_either) {
  Scenario s = bumping("10", "11");
  s.rolls({6}, "bump B");
  EXPECT_EQ(s.square(B), "11");
  EXPECT_EQ(s.play("step 12").play("step 13").square(A), "13");
}

TEST(CrazyCup, CUP_6_7_the_last_square_counts_and_the_first_does_not) {
  Scenario s(3);
  s.at(A, "10").at(B, "10").at(C, "13").hand("F1 F1 F3 F3").turn_of(A);
  s.drive("play twopair F1 F1 F3 F3", "11 12 13");
  EXPECT_EQ(s.options(), Texts({"bump C", "no bump"}));
  s.rolls({1}, "bump C");
  EXPECT_EQ(s.square(C), "10");
}

TEST(CrazyCup, CUP_6_7_and_CUP_D6_it_is_decided_at_each_square_and_resolves_at_once) {
  Scenario s(3);
  s.at(A, "10").at(B, "11").at(C, "12").hand("F1 F1 F3 F3").turn_of(A);
  s.drive("play twopair F1 F1 F3 F3", "11").play("no bump").play("step 12");
  EXPECT_EQ(s.options(), Texts({"bump C", "no bump"}));
  s.rolls({1}, "bump C");
  EXPECT_EQ(s.square(C), "9");
  EXPECT_EQ(s.square(B), "11");
}

TEST(CrazyCup, CUP_6_17_one_bump_for_each_two_pairs) {
  Scenario s(3);
  s.at(A, "10").at(B, "11").at(C, "12").hand("F1 F1 F3 F3").turn_of(A);
  s.drive("play twopair F1 F1 F3 F3", "11").rolls({1}, "bump B").play("step 12");
  EXPECT_EQ(s.decision(), "step") << "C is passed without a question";
}

TEST(CrazyCup, CUP_6_17_an_opponent_met_again_may_be_chosen_then) {
  Scenario s = bumping("10", "11");
  s.play("no bump").play("step 12").play("step 11");
  EXPECT_EQ(s.options(), Texts({"bump B", "no bump"}));
  Scenario used = bumping("10", "11");
  used.rolls({6}, "bump B").play("step 12").play("step 11");
  EXPECT_NE(used.decision(), "bump");
}

// ── Tests that are not taken ────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_T67_and_CUP_6_18_no_Tornado_test_on_the_last_square) {
  Scenario s;
  s.at(A, "12").tornado("14", B).hand("F1 F1 F3").turn_of(A).drive("play pair F1 F1", "13 14");
  EXPECT_EQ(s.happened("defence_thrown"), 0);
  EXPECT_EQ(s.square(A), "14");
  Scenario four;
  four.at(A, "12").tornado("14", B).hand("F1 F1 F1 F1").turn_of(A);
  four.drive("play four F1 F1 F1 F1", "13").rolls({6}, "step 14");
  EXPECT_EQ(four.happened("defence_thrown"), 1) << "he must take it";
}

TEST(CrazyCup, CUP_C3_the_combat_die_is_even) {
  const auto counts = tally(shot_at("20"), "engage 0", 1200,
                            [](const json::Value&, const std::vector<Event>& events) {
                              return std::to_string(events.at(0).args[0]);
                            });
  expect_even(counts, 6, 1200);
}

}  // namespace
}  // namespace veillee::crazy_cup
