// The Grapnel and the Tornado (section 7 of RULES.md).
#include "games/crazy_cup/tests/helpers.hpp"

namespace veillee::crazy_cup {
namespace {

// ── Line of sight ───────────────────────────────────────────────────────────────────────────────

// B holds a Grapnel here, A moves there from there with a pair. Is B asked?
bool in_sight(std::string_view square_of_b, std::string_view square_of_a, std::string_view path,
              std::string_view way = "clockwise") {
  Scenario s;
  s.at(A, square_of_a).at(B, square_of_b).race(way).cards(B, "grapnel").hand("F1 F1 F3").turn_of(A);
  s.drive("play pair F1 F1", path).then("halt");
  return s.decision() == "follow";
}

TEST(CrazyCup, CUP_7_8_and_CUP_7_9_in_a_row_or_a_column) {
  EXPECT_TRUE(in_sight("10", "13", "14 15")) << "a row";
  EXPECT_TRUE(in_sight("15", "17", "18 19")) << "a column: 15, 16, 17";
  EXPECT_TRUE(in_sight("9", "7", "6 5")) << "down a column";
  EXPECT_TRUE(in_sight("24", "28", "29 30")) << "a long row";
  EXPECT_FALSE(in_sight("8", "10", "11 12")) << "round a corner";
  EXPECT_FALSE(in_sight("16", "14", "13 12"));
}

TEST(CrazyCup, CUP_7_9_an_adjacent_square_is_one_square_away_and_the_own_is_none) {
  EXPECT_TRUE(in_sight("12", "13", "14 15"));
  EXPECT_TRUE(in_sight("14", "13", "12 11"));
  EXPECT_FALSE(in_sight("13", "13", "14 15"));
}

TEST(CrazyCup, CUP_7_8_the_line_is_that_before_the_movement) {
  EXPECT_TRUE(in_sight("10", "15", "16 17")) << "out of sight afterwards";
  EXPECT_FALSE(in_sight("10", "16", "15 14")) << "in sight only afterwards";
}

TEST(CrazyCup, CUP_T22_and_CUP_7_12_exactly_on_the_path_by_as_many_squares) {
  Scenario s;
  s.at(A, "13").at(B, "10").cards(B, "grapnel").hand("F2 F5 F2").turn_of(A);
  s.drive("play move F2 F2 F5", "14 15 16").play(B, "card grapnel").rolls({2}, "engage 0");
  EXPECT_EQ(s.square(B), "13");
  EXPECT_EQ(s.square(A), "16");
}

TEST(CrazyCup, CUP_7_12_along_the_line_then_along_the_steps) {
  Scenario s;
  s.at(A, "13").at(B, "12").cards(B, "grapnel").hand("F2 F5 F2").turn_of(A);
  s.drive("play move F2 F2 F5", "14 13 14").play(B, "card grapnel").play(A, "forgo");
  EXPECT_EQ(s.square(B), "13") << "13, 14, 13";
  Scenario back;
  back.at(A, "13").at(B, "15").cards(B, "grapnel").hand("F2 F5 F2").turn_of(A);
  back.drive("play move F2 F2 F5", "12 11 10").play(B, "card grapnel").play(A, "forgo");
  EXPECT_EQ(back.square(B), "12") << "14, 13, 12";
}

TEST(CrazyCup, CUP_7_12_a_short_movement_leads_along_the_line_only) {
  Scenario s;
  s.at(A, "14").at(B, "10").cards(B, "grapnel").hand("F2 F1 F3").turn_of(A);
  s.drive("play move F2", "15").play(B, "card grapnel").play(A, "forgo");
  EXPECT_EQ(s.square(B), "11");
}

TEST(CrazyCup, CUP_T23_and_CUP_7_9_a_pawn_between_is_an_obstacle) {
  Scenario s(3);
  s.at(A, "13").at(B, "10").at(C, "12").cards(B, "grapnel").hand("F2 F5 F2").turn_of(A);
  s.drive("play move F2 F2 F5", "14 15 16");
  EXPECT_NE(s.decision(), "follow");
  Scenario ends(3);
  ends.at(A, "13").at(B, "10").at(C, "10").cards(B, "grapnel").hand("F2 F5 F2").turn_of(A);
  ends.drive("play move F2 F2 F5", "14 15 16");
  EXPECT_EQ(ends.decision(), "follow") << "the end squares do not obstruct";
}

TEST(CrazyCup, CUP_T24_and_CUP_7_9_rock_between) {
  EXPECT_FALSE(in_sight("12", "20", "21 22"));
  EXPECT_FALSE(in_sight("1", "15", "16 17"));
}

TEST(CrazyCup, CUP_T25_and_CUP_7_8_rough_terrain_between) {
  EXPECT_FALSE(in_sight("13", "19", "18 17"));
  EXPECT_FALSE(in_sight("11", "21", "20 19"));
}

TEST(CrazyCup, CUP_7_8_a_barrier_between) {
  EXPECT_FALSE(in_sight("28", "31", "32 33"));
  EXPECT_FALSE(in_sight("18", "29", "30 31"));
  EXPECT_FALSE(in_sight("24", "32", "33 34")) << "in one row, with a barrier on the way";
}

TEST(CrazyCup, CUP_7_9_a_rough_square_may_be_the_end_of_a_line) {
  EXPECT_TRUE(in_sight("R1", "4", "3 2"));
  EXPECT_TRUE(in_sight("R1", "12", "13 14"));
  EXPECT_TRUE(in_sight("4", "R1", "12 13"));
  EXPECT_FALSE(in_sight("R1", "13", "14 15"));
}

TEST(CrazyCup, CUP_T26_and_CUP_7_10_S_is_never_between) {
  EXPECT_FALSE(in_sight("2", "62", "61 60"));
  EXPECT_TRUE(in_sight("60", "63", "62 61"));
}

TEST(CrazyCup, CUP_7_10_S_may_be_an_end) {
  EXPECT_TRUE(in_sight("0", "3", "4 5"));
  EXPECT_TRUE(in_sight("3", "0", "1 2"));
}

// ── Following ───────────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_7_11_a_passed_test_and_nothing_happens) {
  Scenario s;
  s.at(A, "13").at(B, "10").cards(B, "grapnel").hand("F2 F5 F2").turn_of(A);
  s.drive("play move F2 F2 F5", "14 15 16").play(B, "card grapnel").rolls({6}, "engage 0");
  EXPECT_EQ(s.square(B), "10");
  EXPECT_EQ(s.square(A), "16");
  EXPECT_EQ(s.discard(), words_in("grapnel"));
}

TEST(CrazyCup, CUP_T28_and_CUP_7_13_following_through_rough_terrain_costs_no_tile) {
  Scenario s;
  s.at(A, "13").at(B, "12").tiles(A, "volcanic").tiles(B, "lake").cards(B, "grapnel");
  s.hand("F2 F5 F2").turn_of(A).drive("play move F2 F2 F5", "V1 19 20");
  s.play(B, "card grapnel").rolls({2}, "engage 0");
  EXPECT_EQ(s.square(B), "19");
  EXPECT_EQ(s.tiles(B), words_in("lake"));
  EXPECT_EQ(s.supply(), sorted("ravine volcanic cactus"));
}

TEST(CrazyCup, CUP_7_13_following_meets_no_window_and_no_Tornado) {
  // B follows onto C's square and over the Tornado; C holds OIL and a Grapnel.
  Scenario s(3);
  s.at(A, "13").at(B, "12").at(C, "14").tornado("15", A).cards(B, "grapnel");
  s.cards(C, "oil").hand("F1 F1 F1 F1 F3").turn_of(A);
  s.drive("play four F1 F1 F1 F1", "14").play(C, "pass").rolls({6}, "step 15");
  s.play("step 16").play("step 17").play("step 18").play(B, "card grapnel").play(A, "forgo");
  EXPECT_EQ(s.square(B), "17") << "13, 14, 15, 16, 17";
  EXPECT_EQ(s.happened("defence_thrown"), 1) << "A's own";
  EXPECT_EQ(s.asked(), words_in("A"));
}

TEST(CrazyCup, CUP_7_13_a_target_that_finished_with_this_movement_is_immune) {
  EXPECT_FALSE(in_sight("60", "63", "0 1"));
  EXPECT_TRUE(in_sight("60", "62", "63")) << "one square before the line";
}

TEST(CrazyCup, CUP_T69_and_CUP_7_36_whoever_was_bumped_away_cannot_throw_it) {
  Scenario s;
  s.at(A, "12").at(B, "13").cards(B, "grapnel").hand("F1 F1 F3 F3").turn_of(A);
  s.drive("play twopair F1 F1 F3 F3", "13").rolls({1}, "bump B").play("step 14").play("step 15");
  EXPECT_EQ(s.square(B), "10");
  EXPECT_NE(s.decision(), "follow");
  Scenario stays;
  stays.at(A, "12").at(B, "13").cards(B, "grapnel").hand("F1 F1 F3 F3").turn_of(A);
  stays.drive("play twopair F1 F1 F3 F3", "13")
      .rolls({6}, "bump B")
      .play("step 14")
      .play("step 15");
  EXPECT_EQ(stays.decision(), "follow");
}

TEST(CrazyCup, CUP_T71_and_CUP_7_3_the_first_one_clockwise_plays_and_the_other_is_asked_again) {
  const auto both = [](const char* cards_of_b) {
    Scenario s(3);
    s.at(A, "12").at(B, "11").at(C, "13").cards(B, cards_of_b).cards(C, "grapnel");
    s.hand("F2 F2 F5").turn_of(A).drive("play move F2 F2 F5", "13 14 15");
    EXPECT_EQ(s.asked(), words_in("B C"));
    s.play(C, "card grapnel").play(B, "card grapnel");
    EXPECT_EQ(s.decider(), A) << "the test against B's card";
    EXPECT_EQ(s.cards(C), words_in("grapnel")) << "C's answer is void";
    return s;
  };
  Scenario failed = both("grapnel grapnel");
  failed.play("forgo");
  EXPECT_EQ(failed.square(B), "14");
  EXPECT_EQ(failed.asked(), words_in("C")) << "B does not stand where he stood";
  Scenario passed = both("grapnel grapnel");
  passed.rolls({6}, "engage 0");
  EXPECT_EQ(passed.asked(), words_in("B C"));
  Scenario one = both("grapnel");
  one.rolls({6}, "engage 0");
  EXPECT_EQ(one.asked(), words_in("C")) << "B holds no other";
}

TEST(CrazyCup, CUP_7_36_entitled_are_those_who_saw_him_and_still_stand_there) {
  Scenario s(4);
  s.at(A, "12").at(B, "11").at(C, "13").at(D, "20").cards(B, "grapnel").cards(C, "nitro");
  s.cards(D, "grapnel").hand("F2 F2 F5").turn_of(A).drive("play move F2 F2 F5", "13 14 15");
  EXPECT_EQ(s.shown(), words_in("B C")) << "C may hold one, as far as all know; D saw nothing";
  EXPECT_EQ(s.asked(), words_in("B"));
}

TEST(CrazyCup, CUP_7_26_nobody_is_dragged_off_S_the_wrong_way) {
  EXPECT_FALSE(in_sight("0", "62", "61 60")) << "clockwise: B would leave S to 63";
  EXPECT_TRUE(in_sight("0", "62", "61 60", "anticlockwise"));
}

TEST(CrazyCup, CUP_7_1_and_CUP_7_12_a_movement_cut_short_counts_as_far_as_it_went) {
  Scenario s;
  s.at(A, "12").at(B, "10").tornado("14", A).cards(B, "grapnel").hand("F2 F2 F2 F2 F3").turn_of(A);
  s.drive("play four F2 F2 F2 F2", "13").rolls({1}, "step 14");
  EXPECT_EQ(s.decision(), "follow");
  EXPECT_EQ(s.play(B, "card grapnel").play(A, "forgo").square(B), "12") << "two squares";
}

TEST(CrazyCup, CUP_7_25_a_pawn_past_the_finish_stops_before_S) {
  Scenario s;
  s.at(A, "2").at(B, "3", 1).cards(B, "grapnel").hand("F1 F1 F1 F1 F3").turn_of(A);
  s.drive("play four F1 F1 F1 F1", "1 0 1 2 3").play(B, "card grapnel").play(A, "forgo");
  EXPECT_EQ(s.square(B), "1") << "2, 1, and not S";
  EXPECT_EQ(s.progress(B), 65);
}

TEST(CrazyCup, CUP_7_39_the_longest_movement_has_fourteen_steps) {
  Scenario s;
  s.at(A, "23").at(B, "22").bonuses(A, "B2a B5a").cards(A, "nitro nitro nitro").cards(B, "grapnel");
  s.hand("F2 F2 F2 F5 F5").turn_of(A).play("play move F2 F2 F2 F5 F5");
  s.play("card nitro").play("card nitro").play("card nitro");
  for (int square = 24; square <= 37; ++square) s.play("step " + std::to_string(square));
  EXPECT_EQ(s.decision(), "follow") << "no fifteenth step";
  s.play(B, "card grapnel").play(A, "forgo");
  EXPECT_EQ(s.square(B), "36") << "the whole path was kept";
}

// ── Tornado ─────────────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_7_14_and_CUP_D13_on_any_free_road_square_but_S_and_garages) {
  Scenario s;
  s.race("clockwise").cards(A, "tornado").hand("F1 F2 F3").turn_of(A).play("card tornado");
  EXPECT_EQ(s.offered("lay").size(), 56U) << "at most";
  Scenario with_pawns(3);
  with_pawns.at(A, "10").at(B, "20").at(C, "R1").cards(A, "tornado").hand("F1 F2 F3").turn_of(A);
  with_pawns.play("card tornado");
  Texts expected;
  for (int i = 1; i < 64; ++i)
    if (!has(words_in("8 16 23 32 41 48 56 10 20"), std::to_string(i)))
      expected.push_back(std::to_string(i));
  EXPECT_EQ(with_pawns.offered("lay"), sorted(expected));
  for (const char* square : {"lay 0", "lay 8", "lay 10", "lay 20", "lay L1"})
    EXPECT_EQ(with_pawns.refusal(square), "CUP-7.14") << square;
}

TEST(CrazyCup, CUP_7_14_and_CUP_7_16_and_CUP_7_38_another_card_moves_it_and_changes_its_owner) {
  Scenario s;
  s.at(A, "4").tornado("14", B).cards(A, "tornado").hand("F1 F2 F3").turn_of(A);
  s.play("card tornado");
  EXPECT_EQ(s.refusal("lay 14"), "CUP-7.38");
  s.play("lay 15");
  EXPECT_EQ(s.tornado(), "15");
  EXPECT_EQ(s.text("tornado_owner"), "A");
  s.end_turn();
  EXPECT_EQ(s.tornado(), "15") << "it was B's, and is so no more";
  s.end_turn();
  EXPECT_EQ(s.tornado(), "");
}

TEST(CrazyCup, CUP_T29_and_CUP_7_15_failed_the_movement_ends_there) {
  Scenario s;
  s.at(A, "12").tornado("14", B).hand("F2 F2 F2 F2 F3").turn_of(A);
  s.drive("play four F2 F2 F2 F2", "13").rolls({2}, "step 14");
  EXPECT_EQ(s.square(A), "14");
  EXPECT_NE(s.decision(), "step");
  EXPECT_EQ(s.happened("storm_stopped"), 1);
}

TEST(CrazyCup, CUP_7_15_passed_the_pawn_moves_on) {
  Scenario s;
  s.at(A, "12").tornado("14", B).hand("F2 F2 F2 F2 F3").turn_of(A);
  s.drive("play four F2 F2 F2 F2", "13").rolls({6}, "step 14");
  EXPECT_EQ(s.play("step 15").play("step 16").play("step 17").square(A), "17");
}

TEST(CrazyCup, CUP_7_15_every_pawn_even_its_owner_s_and_each_time_it_enters) {
  Scenario s;
  s.at(A, "13").tornado("14", A).hand("F2 F2 F2 F2 F3").turn_of(A).play("play four F2 F2 F2 F2");
  s.rolls({6}, "step 14").play("step 13").rolls({6}, "step 14");
  EXPECT_EQ(s.happened("defence_thrown"), 2);
}

TEST(CrazyCup, CUP_7_16_it_goes_back_at_the_start_of_the_owner_s_next_turn_before_the_throw) {
  Scenario s(3);
  s.at(A, "4").cards(A, "tornado").hand("F1 F2 F3").turn_of(A).play("card tornado").play("lay 14");
  s.end_turn();
  EXPECT_EQ(s.tornado(), "14");
  s.end_turn();
  EXPECT_EQ(s.tornado(), "14");
  s.events.clear();
  s.end_turn();
  EXPECT_EQ(s.active(), A);
  EXPECT_EQ(s.tornado(), "");
  EXPECT_EQ(s.order_of({"turn_begins", "tornado_left", "thrown"}),
            words_in("turn_begins tornado_left thrown"));
}

TEST(CrazyCup, CUP_7_16_it_leaves_before_the_dice_of_the_reserve_are_chosen) {
  Scenario s;
  s.at(A, "4").tornado("14", A).reserve(A, "F3").starts(A);
  EXPECT_EQ(s.decision(), "keep");
  EXPECT_EQ(s.tornado(), "");
}

TEST(CrazyCup, CUP_7_17_a_player_beyond_the_finish_is_not_affected) {
  Scenario s;
  s.at(A, "2", 1).tornado("3", B).hand("F2 F2 F5").turn_of(A);
  s.drive("play move F2 F2 F5", "3 4 5");
  EXPECT_EQ(s.happened("defence_thrown"), 0);
  EXPECT_EQ(s.progress(A), 69);
}

TEST(CrazyCup, CUP_7_17_the_Tornado_does_not_act_on_retreats) {
  Scenario s = cannon_at("4", "17");
  s.tornado("14", A).turn_of(A).play("card cannon").play("forgo");
  EXPECT_EQ(s.square(B), "14");
  EXPECT_EQ(s.happened("defence_thrown"), 0);
}

TEST(CrazyCup, CUP_7_34_it_stays_while_its_owner_is_past_the_finish) {
  Scenario s;
  s.at(A, "63").at(B, "10").tornado("12", A).hand("F2 F3 F4").turn_of(A);
  s.drive("play move F2", "0").end_turn();
  EXPECT_EQ(s.tornado(), "12");
  EXPECT_FALSE(s.over());
  s.end_turn();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.tornado(), "12") << "A's next turn would have begun only now";
}

}  // namespace
}  // namespace veillee::crazy_cup
