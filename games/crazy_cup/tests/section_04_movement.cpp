// Steps, direction, short cuts and garages (section 4 of RULES.md).
#include "games/crazy_cup/tests/helpers.hpp"

namespace veillee::crazy_cup {
namespace {

// A at this square in a clockwise race, about to move with a pair.
Scenario paired(std::string_view square, std::string_view tiles = "") {
  Scenario s;
  s.at(A, square).race("clockwise").tiles(A, tiles).hand("F1 F1 F3").turn_of(A);
  s.play("play pair F1 F1");
  return s;
}
// The same with four of a kind, and another die left.
Scenario with_four(std::string_view square, std::string_view tiles = "") {
  Scenario s;
  s.at(A, square).race("clockwise").tiles(A, tiles).hand("F1 F1 F1 F1 F3").turn_of(A);
  s.play("play four F1 F1 F1 F1");
  return s;
}

// ── Direction and progress ──────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_T1_and_CUP_4_2_the_first_mover_chooses_the_direction_for_all) {
  Scenario s(3);
  s.hand("F1 F1 F3").turn_of(A).drive("play pair F1 F1", "63 62");
  EXPECT_EQ(s.way(), "anticlockwise");
  EXPECT_EQ(s.progress(A), 2) << "CUP-4.3";
  Scenario next(3);
  next.at(A, "62").race("anticlockwise").hand("F1 F1 F3").turn_of(B);
  next.play("play pair F1 F1");
  EXPECT_EQ(next.offered("step"), sorted("63"));
  EXPECT_EQ(next.refusal("step 1"), "CUP-4.24");
}

TEST(CrazyCup, CUP_4_2_and_CUP_D1_the_choice_is_made_by_leaving_S) {
  Scenario s;
  s.hand("F1 F1 F3").turn_of(A).play("play pair F1 F1");
  EXPECT_EQ(s.options(), Texts({"step 1", "step 63"}));
  s.play("step 1");
  EXPECT_EQ(s.way(), "clockwise");
}

TEST(CrazyCup, CUP_4_3_progress_in_both_directions) {
  for (int i = 1; i < 64; ++i) {
    Scenario s;
    s.at(A, std::to_string(i)).hand("F1 F1 F3").turn_of(A);
    EXPECT_EQ(s.progress(A), i);
    Scenario back;
    back.at(A, std::to_string(i)).race("anticlockwise").hand("F1 F1 F3").turn_of(A);
    EXPECT_EQ(back.progress(A), 64 - i);
  }
}

TEST(CrazyCup, CUP_4_3_S_is_0_before_and_64_at_the_finish_and_progress_goes_on) {
  for (const bool clockwise : {true, false}) {
    Scenario s;
    s.at(A, clockwise ? "62" : "2").race(clockwise ? "clockwise" : "anticlockwise");
    s.hand("F1 F1 F1 F1 F3").turn_of(A).play("play four F1 F1 F1 F1");
    EXPECT_EQ(s.progress(B), 0);
    EXPECT_EQ(s.play(clockwise ? "step 63" : "step 1").progress(A), 63);
    EXPECT_EQ(s.play("step 0").progress(A), 64);
    EXPECT_EQ(s.play(clockwise ? "step 1" : "step 63").progress(A), 65);
    EXPECT_EQ(s.play(clockwise ? "step 2" : "step 62").progress(A), 66);
  }
}

TEST(CrazyCup, CUP_T52_and_CUP_4_4_a_rough_square_is_half_a_step_beyond_its_lower_neighbour) {
  Scenario s = cannon_at("11", "L1");
  s.turn_of(A);
  EXPECT_TRUE(s.offers("card cannon")) << "11 and a half against 11";
  Scenario ahead = cannon_at("12", "L1");
  ahead.turn_of(A);
  EXPECT_FALSE(ahead.offers("card cannon"));
  // Anticlockwise the lower neighbour is 21, with progress 43.
  for (const auto& [square, below] : {std::pair("21", true), std::pair("20", false)}) {
    Scenario back = cannon_at(square, "L1");
    back.race("anticlockwise").turn_of(A);
    EXPECT_EQ(back.offers("card cannon"), below) << square;
    EXPECT_EQ(back.progress(B), 43);
    EXPECT_TRUE(back.flag(B, "half"));
  }
}

TEST(CrazyCup, CUP_4_13_the_very_first_step_fixes_the_direction_for_good) {
  Scenario s;
  s.hand("F1 F1 F1 F1 F3").turn_of(A).drive("play four F1 F1 F1 F1", "63 0");
  EXPECT_EQ(s.way(), "anticlockwise");
  EXPECT_EQ(s.progress(A), 0);
  EXPECT_EQ(s.offered("step"), sorted("63"));
}

TEST(CrazyCup, CUP_T2_and_CUP_4_14_S_is_never_crossed_backwards) {
  Scenario s = paired("0");
  EXPECT_EQ(s.refusal("step 63"), "CUP-4.24");
  EXPECT_EQ(s.offered("step"), sorted("1"));
  Scenario back = with_four("1");
  back.play("step 0");
  EXPECT_EQ(back.offered("step"), sorted("1"));
}

TEST(CrazyCup, CUP_4_15_going_back_onto_S_and_stopping_there_is_allowed) {
  Scenario s = paired("1");
  s.play("step 0").play("halt");
  EXPECT_EQ(s.square(A), "0");
  EXPECT_EQ(s.progress(A), 0);
  EXPECT_FALSE(s.flag("last_round"));
}

TEST(CrazyCup, CUP_4_24_nobody_leaves_S_against_the_own_direction_however_he_came_there) {
  Scenario retreated;
  retreated.at(A, "5").at(B, "2").race("clockwise").hand("F1 F1 F3").turn_of(B);
  retreated.drive("play pair F1 F1", "1 0").end_turn();
  EXPECT_EQ(retreated.square(B), "0");
  Scenario next;
  next.at(A, "5").at(B, "0").race("anticlockwise").hand("F1 F1 F3").turn_of(B);
  EXPECT_EQ(next.play("play pair F1 F1").offered("step"), sorted("63"));
}

// ── Steps ───────────────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_4_1_from_square_to_square_and_not_through_rock) {
  Scenario s = paired("12");
  EXPECT_EQ(s.offered("step"), sorted("11 13"));
  EXPECT_EQ(s.refusal("step 14"), "CUP-4.1");
  EXPECT_EQ(s.refusal("step 20"), "CUP-4.1") << "rock lies between";
  EXPECT_EQ(paired("28").refusal("step 31"), "CUP-1.8") << "a barrier";
}

TEST(CrazyCup, CUP_4_5_backwards_and_turning_within_a_movement) {
  EXPECT_EQ(paired("5").play("step 4").play("step 3").square(A), "3");
  EXPECT_EQ(paired("5").play("step 4").play("step 5").square(A), "5");
  EXPECT_EQ(paired("5").play("step 6").play("step 5").square(A), "5");
}

TEST(CrazyCup, CUP_4_6_any_number_of_pawns_share_a_square_and_none_blocks) {
  Scenario s(4);
  s.at(A, "10").at(B, "11").at(C, "11").at(D, "12").hand("F2 F2 F5").turn_of(A);
  s.drive("play move F2 F2 F5", "11 12 11");
  for (const Seat seat : {A, B, C}) EXPECT_EQ(s.square(seat), "11");
}

TEST(CrazyCup, CUP_4_12_a_movement_carries_onto_or_beyond_S) {
  Scenario onto = paired("62");
  onto.play("step 63").play("step 0");
  EXPECT_EQ(onto.progress(A), 64);
  EXPECT_TRUE(onto.flag(A, "finished"));
  Scenario beyond = paired("63");
  beyond.play("step 0").play("step 1");
  EXPECT_EQ(beyond.progress(A), 65);
}

TEST(CrazyCup, CUP_T64_and_CUP_4_23_a_movement_has_at_least_one_step) {
  Scenario s = paired("5");
  EXPECT_EQ(sorted(s.options()), Texts({"step 4", "step 6"}));
  EXPECT_EQ(s.refusal("halt"), "CUP-4.23");
  s.play("step 6");
  EXPECT_TRUE(s.offers("halt"));
  EXPECT_EQ(s.offered("step"), sorted("5 7"));
}

TEST(CrazyCup, CUP_4_23_after_its_first_step_it_may_end_anywhere_even_where_it_began) {
  Scenario s = with_four("5");
  s.play("step 6").play("step 5").play("halt");
  EXPECT_EQ(s.square(A), "5");
  EXPECT_NE(s.decision(), "step");
}

// ── Short cuts ──────────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_T3_and_CUP_4_7_no_rough_square_without_its_tile) {
  Scenario s;
  s.at(A, "3").hand("F2 F2 F5").turn_of(A).drive("play move F2 F2 F5", "4");
  EXPECT_EQ(s.refusal("step R1"), "CUP-4.7");
}

TEST(CrazyCup, CUP_T4_and_CUP_4_7_and_CUP_D3_the_step_discards_the_tile) {
  Scenario s;
  s.at(A, "3").tiles(A, "ravine").hand("F2 F2 F5").turn_of(A);
  EXPECT_EQ(s.supply(), sorted("volcanic cactus lake"));
  s.drive("play move F2 F2 F5", "4 R1");
  EXPECT_EQ(s.tiles(A), Texts{}) << "at the moment of entry";
  EXPECT_EQ(s.supply(), sorted("ravine volcanic cactus lake")) << "CUP-4.16";
  s.play("step 12");
  EXPECT_EQ(s.square(A), "12");
}

TEST(CrazyCup, CUP_4_8_a_rough_square_costs_one_square_of_movement) {
  Scenario s = paired("4", "ravine");
  s.play("step R1").play("step 12");
  EXPECT_EQ(s.square(A), "12");
  EXPECT_NE(s.decision(), "step") << "both squares are used";
}

TEST(CrazyCup, CUP_4_9_stopping_on_a_rough_square_and_paying_again_after_a_retreat) {
  Scenario s = paired("4", "ravine");
  s.play("step R1").play("halt");
  EXPECT_EQ(s.square(A), "R1");
  Scenario shot;
  shot.at(A, "R1").at(B, "1").cards(B, "cannon").hand("F1 F1 F3").turn_of(B);
  shot.play("card cannon").play("forgo");
  EXPECT_EQ(shot.square(A), "2");
  Scenario again = with_four("2");
  again.play("step 3").play("step 4");
  EXPECT_EQ(again.refusal("step R1"), "CUP-4.7");
}

TEST(CrazyCup, CUP_4_16_a_discarded_tile_is_there_for_everybody_at_once) {
  Scenario s;
  s.at(A, "4").tiles(A, "ravine").hand("F2 F2 F3 F3 F3").turn_of(A);
  s.drive("play move F2 F2", "R1 12").play("play tech F3 F3 F3");
  EXPECT_TRUE(has(s.offered("tile"), "ravine"));
  s.play("tile ravine");
  EXPECT_EQ(s.tiles(A), words_in("ravine"));
  Scenario other;
  other.at(A, "R1").hand("F3 F3 F3").turn_of(B).play("play tech F3 F3 F3");
  EXPECT_TRUE(has(other.offered("tile"), "ravine"));
}

TEST(CrazyCup, CUP_T59_and_CUP_4_17_a_tile_for_each_entry) {
  Scenario s = with_four("4", "ravine");
  s.play("step R1").play("step 4");
  EXPECT_EQ(s.refusal("step R1"), "CUP-4.7");
  Scenario two(3);
  two.at(A, "4").tiles(A, "ravine ravine").hand("F1 F1 F1 F1 F3").turn_of(A);
  two.drive("play four F1 F1 F1 F1", "R1 4 R1");
  EXPECT_EQ(two.tiles(A), Texts{});
}

TEST(CrazyCup, CUP_4_18_leaving_a_rough_square_costs_no_tile_either_way) {
  for (const char* end : {"4", "12"}) {
    Scenario s = paired("R1", "lake cactus");
    EXPECT_EQ(s.offered("step"), sorted("12 4"));
    s.play("step " + std::string(end)).play("halt");
    EXPECT_EQ(s.square(A), end);
    EXPECT_EQ(s.tiles(A), sorted("lake cactus"));
  }
}

TEST(CrazyCup, CUP_4_20_a_tile_opens_only_its_own_type) {
  constexpr std::pair<const char*, const char*> beside[] = {
      {"4", "ravine"}, {"11", "lake"}, {"13", "volcanic"}, {"20", "cactus"}};
  for (const auto& [square, fitting] : beside)
    for (const std::string tile : {"ravine", "volcanic", "cactus", "lake"})
      EXPECT_EQ(paired(square, tile).offered("step").size(), tile == fitting ? 3U : 2U)
          << square << ' ' << tile;
}

TEST(CrazyCup, CUP_4_21_rough_squares_are_no_part_of_the_main_route) {
  Scenario s = paired("4", "ravine");
  EXPECT_EQ(s.play("step R1").progress(A), 4);
  EXPECT_EQ(s.play("step 12").progress(A), 12) << "as the main route counts";
}

// ── Garages ─────────────────────────────────────────────────────────────────────────────────────

Scenario at_garage(std::string_view dice, std::string_view bonuses = "") {
  Scenario s;
  s.at(A, "8").bonuses(A, bonuses).hand(dice).turn_of(A);
  return s;
}

TEST(CrazyCup, CUP_T7_and_CUP_4_10_a_garage_is_one_more_face) {
  Scenario s = at_garage("F3 F2 F5", "B2b");
  s.play("play tech F3").play("tile lake");
  EXPECT_EQ(s.tiles(A), words_in("lake"));
  EXPECT_FALSE(at_garage("F3 F2 F5").asks("play tech")) << "two faces only";
}

TEST(CrazyCup, CUP_T8_and_CUP_4_10_no_die_of_the_colour_no_combination) {
  EXPECT_FALSE(at_garage("F2 F5 F1", "B2b B4b").asks("play tech"));
}

TEST(CrazyCup, CUP_T60_and_CUP_4_10_two_red_dice_on_a_garage_take_a_card) {
  Scenario s = at_garage("F4 F4 F2");
  s.play("play cheat F4 F4").play("take loaded");
  EXPECT_EQ(s.cards(A), words_in("loaded"));
}

TEST(CrazyCup, CUP_4_10_every_colour_in_every_action_begun_there) {
  const Scenario s = at_garage("F1 F2 F3");
  for (const char* colour : {"BLUE", "YELLOW", "GREEN", "RED"}) EXPECT_EQ(s.added(A, colour), 1);
  Scenario twice = at_garage("F1 FS F2");
  twice.play("play bonus2 F1").play("slot B2a").play("play bonus2 FS");
  EXPECT_EQ(twice.bonuses(A), sorted("B2a B2b"));
  EXPECT_EQ(at_garage("F2 F1 F3").drive("play move F2", "9 10").square(A), "10");
}

TEST(CrazyCup, CUP_T9_and_CUP_4_11_the_square_counts_when_the_combination_is_formed) {
  Scenario s;
  s.at(A, "7").hand("F2 FS F3").turn_of(A).drive("play move F2", "8");
  EXPECT_NE(s.decision(), "step") << "one face: the garage at the end gives none";
  s.play("play bonus2 FS");
  EXPECT_EQ(s.offered("slot"), sorted("B2a B2b"));
}

TEST(CrazyCup, CUP_4_11_an_action_begun_on_a_garage_keeps_its_face) {
  Scenario s = at_garage("F2 F5 F3");
  s.drive("play move F2", "9 10");
  EXPECT_EQ(s.drive("play move F5", "11").decision(), "reserve") << "off the garage: one face";
}

TEST(CrazyCup, CUP_T16_and_CUP_4_19_a_garage_counts_in_a_test_taken_on_it) {
  Scenario s;
  s.at(A, "15").at(B, "16").hand("F1 F1 F3 F3").turn_of(A);
  s.play("play twopair F1 F1 F3 F3").play("step 16").rolls({5}, "bump B");
  EXPECT_EQ(s.forces(), std::vector<int>{6});
  EXPECT_EQ(s.square(B), "16");
  Scenario beside;
  beside.at(A, "14").at(B, "15").hand("F1 F1 F3 F3").turn_of(A);
  beside.play("play twopair F1 F1 F3 F3").play("step 15").rolls({5}, "bump B");
  EXPECT_EQ(beside.forces(), std::vector<int>{5});
  EXPECT_EQ(beside.square(B), "12");
}

// ── Names of squares ────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_4_22_notation_has_the_index_and_sentences_the_progress) {
  Scenario s;
  s.at(A, "62").race("anticlockwise").hand("F1 F1 F3").turn_of(A).play("play pair F1 F1");
  EXPECT_EQ(s.offered("step"), sorted("61 63"));
  EXPECT_NE(called(s, "step 61").en.find("square 3"), std::string::npos);
  EXPECT_NE(called(s, "step 61").fr.find("la case 3"), std::string::npos);
  EXPECT_NE(called(paired("2"), "step 3").en.find("square 3"), std::string::npos);
}

TEST(CrazyCup, CUP_4_22_the_index_before_the_direction_is_known_and_with_teams) {
  Scenario s;
  s.hand("F1 F1 F3").turn_of(A).play("play pair F1 F1");
  EXPECT_NE(called(s, "step 63").en.find("square 63"), std::string::npos);
  Scenario teams(4, {"teams=on"});
  teams.at(A, "62").race("anticlockwise").hand("F1 F1 F3").turn_of(A).play("play pair F1 F1");
  EXPECT_NE(called(teams, "step 61").en.find("square 61"), std::string::npos);
}

}  // namespace
}  // namespace veillee::crazy_cup
