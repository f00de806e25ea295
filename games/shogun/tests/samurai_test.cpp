// What samurai do with their dice (section 9 of RULES.md).
#include "games/shogun/tests/scenario.hpp"

namespace veillee::shogun {
namespace {

// A samurai with a Banzai: 4 yellow faces, two of them bonuses.
Scenario banzai(Scenario s) {
  return s.bonuses(B, "B2b B4b").hand("F3 F3 F1").turn_of(B).play("play banzai F3 F3");
}
// The same with three blue dice besides, for a hand of five.
Scenario full(Scenario s) { return s.hand("F4 F4 F4 F1 F1").turn_of(B); }
constexpr std::string_view play_full = "play full F1 F1 F4 F4 F4";

// ── Colours ──────────────────────────────────────────────────────────────────────────────────

TEST(Shogun, SHO_9_1_a_square_for_each_blue_face) {
  Scenario s;
  s.pawn(B, "A7").bonuses(B, "B2a").hand("F2 F1 F3").turn_of(B);
  EXPECT_EQ(s.ends("play move F2", "B.1"), sorted("B7 B8 C7"));
}

TEST(Shogun, SHO_9_2_the_three_uses_of_yellow) {
  Scenario s;
  s.pawn(B, "A5").bonuses(B, "B2b B4b").hand("F3 F3 F1").turn_of(B);
  EXPECT_TRUE(s.offers("play redeployment F3"));
  EXPECT_TRUE(s.offers("play brazier F3"));
  EXPECT_TRUE(s.offers("play banzai F3 F3"));
  for (const char* use : {"play opening", "play shuriken", "play infiltration"})
    EXPECT_FALSE(s.asks(use)) << use;
}

TEST(Shogun, SHO_9_3_and_SHO_D18_redeployment_to_any_accessible_garrison) {
  Scenario s;
  s.pawn(B, "A9").pawn(B, "I9").garrisons("D7").bonuses(B, "B2b").hand("F3 F1 F2").turn_of(B);
  s.play("play redeployment F3");
  EXPECT_EQ(s.offered("pawn"), sorted("B.1 B.2 shogun"));
  s.play("pawn B.1");
  EXPECT_EQ(s.offered("go"), sorted("C3 D7 G3"));
  s.play("go G3");
  EXPECT_EQ(s.at("B.1"), "G3");
}

TEST(Shogun, SHO_9_3_and_SHO_T49_not_where_the_Shogun_stands) {
  Scenario s;
  s.pawn(B, "A9").shogun("G3").bonuses(B, "B2b").hand("F3 F1 F2").turn_of(B);
  s.play("play redeployment F3").play("pawn B.1");
  EXPECT_EQ(s.at("B.1"), "C3") << "the only one: not asked";
}

TEST(Shogun, SHO_9_4_redeployment_fights_nobody_and_changes_the_square) {
  Scenario s;
  s.pawn(B, "C3").pawn(A, "D3").bonuses(B, "B2b").hand("F3 F1 F2").turn_of(B);
  s.play("play redeployment F3").then("pawn B.1");
  EXPECT_EQ(s.at("B.1"), "G3") << "C3, where it stands, is none";
  EXPECT_EQ(s.happened("attack_thrown"), 0);
}

TEST(Shogun, SHO_9_5_a_brazier_is_lit_where_an_own_pawn_stands) {
  Scenario s;
  s.pawn(B, "A5").hand("F3 F3 F3").turn_of(B);
  s.play("play brazier F3 F3 F3");
  EXPECT_EQ(s.braziers(), words_in("A5"));
  EXPECT_EQ(s.alerts(), 4);
  EXPECT_EQ(s.number("braziers_left"), 4);
}

TEST(Shogun, SHO_9_5_not_where_only_the_partner_stands) {
  Scenario s(4);
  s.pawn(B, "C7").pawn(D, "A5").hand("F3 F3 F3").turn_of(B);
  EXPECT_FALSE(s.asks("play brazier"));
}

TEST(Shogun, SHO_D19_which_brazier) {
  Scenario s;
  s.pawn(B, "A5").pawn(B, "I5").hand("F3 F3 F3").turn_of(B);
  s.play("play brazier F3 F3 F3");
  EXPECT_EQ(s.offered("pawn"), sorted("B.1 B.2"));
  s.play("pawn B.2");
  EXPECT_EQ(s.braziers(), words_in("I5"));
}

TEST(Shogun, SHO_9_6_a_torii_tile_in_that_garden_is_turned) {
  Scenario s;
  s.pawn(B, "A5").torii("B6 H6").hand("F3 F3 F3").turn_of(B);
  s.play("play brazier F3 F3 F3");
  EXPECT_EQ(s.turned(), words_in("B6"));
  EXPECT_EQ(s.torii(), words_in("H6"));
}

TEST(Shogun, SHO_9_7_and_SHO_T34_a_lit_brazier_is_not_lit_again) {
  Scenario s;
  s.pawn(B, "A5").braziers("A5").hand("F3 F3 F3").turn_of(B);
  EXPECT_FALSE(s.asks("play brazier"));
}

TEST(Shogun, SHO_9_8_and_SHO_T40_a_banzai_kills_all_that_it_meets) {
  Scenario s = banzai(Scenario().pawn(A, "C6").pawn(A, "C7").pawn(A, "C7").pawn(B, "C5"));
  s.then("pawn B.1").play("step C6").play("step C7").play("step C8");
  EXPECT_EQ(s.alerts(), 2);
  EXPECT_EQ(s.at("B.1"), "C8");
  for (const char* pawn : {"A.1", "A.2", "A.3"}) EXPECT_EQ(s.at(pawn), "E9");
  EXPECT_EQ(s.happened("attack_thrown"), 0);
}

TEST(Shogun, SHO_9_8_at_most_three_squares) {
  Scenario s = banzai(Scenario().pawn(B, "C7"));
  s.play("pawn B.1").play("step D7").play("step E7").play("step F7");
  EXPECT_EQ(s.at("B.1"), "F7");
  EXPECT_FALSE(s.asks("step"));
}

TEST(Shogun, SHO_9_9_SHO_9_10_and_SHO_T41_no_square_twice_the_first_included) {
  Scenario s = banzai(Scenario().pawn(A, "C6").pawn(A, "C7").pawn(A, "C7").pawn(B, "C5"));
  s.then("pawn B.1").play("step C6");
  EXPECT_EQ(s.offered("step"), sorted("B6 C7"));
  EXPECT_TRUE(s.offers("halt"));
}

TEST(Shogun, SHO_9_11_a_pawn_put_back_further_along_is_killed_again) {
  Scenario s = banzai(Scenario().pawn(A, "E7").pawn(B, "D7"));
  s.play("pawn B.1").play("step E7").play("step E8").play("step E9");
  EXPECT_EQ(s.alerts(), 3) << "on E7, and again on E9";
}

TEST(Shogun, SHO_9_11_SHO_9_30_and_SHO_T72_card_put_back_next_pawn_next_step) {
  Scenario s(4);
  s.pawn(A, "C6").pawn(C, "C6").torii("B8").pawn(B, "C5").bonuses(B, "B2b B4b");
  s.hand("F3 F3 F1").turn_of(B);
  s.play("play banzai F3 F3").then("pawn B.1").play("step C6");
  EXPECT_EQ(s.alerts(), 4);
  EXPECT_EQ(s.decider(), C) << "the ninja whose turn comes next";
  EXPECT_EQ(s.offered("back"), sorted("B8 E9"));
  s.play(C, "back B8");
  EXPECT_EQ(s.alerts(), 3);
  EXPECT_EQ(s.decider(), A);
  s.play(A, "back E9");
  EXPECT_EQ(s.decider(), B);
  EXPECT_TRUE(s.asks("step"));
}

TEST(Shogun, SHO_9_30_with_one_torii_nobody_is_asked) {
  Scenario s(4);
  s.pawn(A, "C6").pawn(C, "C6").pawn(B, "C5").bonuses(B, "B2b B4b").hand("F3 F3 F1").turn_of(B);
  s.play("play banzai F3 F3").then("pawn B.1").play("step C6");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.alerts(), 3);
  EXPECT_EQ(s.at("A.1"), "E9");
  EXPECT_EQ(s.at("C.1"), "E9");
}

TEST(Shogun, SHO_9_30_and_SHO_T64_the_last_card_ends_it_before_anybody_is_put_back) {
  Scenario s = banzai(Scenario().pawn(A, "C6").pawn(A, "C7").pawn(B, "C5").alerts(1));
  s.then("pawn B.1").play("step C6");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winner(), "samurai");
  EXPECT_EQ(s.how(), "alarm");
  EXPECT_EQ(s.happened("put_back"), 0);
}

TEST(Shogun, SHO_9_31_a_banzai_without_a_kill_and_round_the_Shogun) {
  Scenario s = banzai(Scenario().pawn(B, "C4").shogun("C5"));
  s.play("pawn B.1");
  EXPECT_EQ(s.offered("step"), sorted("C3 C5"));
  s.play("step C5");
  EXPECT_FALSE(s.offers("halt")) << "it may not end there";
  EXPECT_EQ(s.offered("step"), sorted("C6 D5"));
  s.play("step C6").play("halt");
  EXPECT_EQ(s.at("B.1"), "C6");
  EXPECT_EQ(s.alerts(), 5);
}

TEST(Shogun, SHO_9_31_no_last_step_onto_the_Shogun) {
  Scenario s = banzai(Scenario().pawn(B, "C3").shogun("C6"));
  s.play("pawn B.1").play("step C4").play("step C5");
  EXPECT_FALSE(s.offers("step C6"));
  EXPECT_TRUE(s.offers("step D5"));
}

TEST(Shogun, SHO_D20_a_banzai_stops_after_one_square_at_the_earliest) {
  Scenario s = banzai(Scenario().pawn(B, "C7"));
  s.play("pawn B.1");
  EXPECT_FALSE(s.offers("halt"));
  s.play("step C6");
  EXPECT_TRUE(s.offers("halt"));
}

TEST(Shogun, SHO_9_12_green_faces_buy_a_bonus_of_their_level) {
  Scenario s;
  s.hand("F1 F1 FS F2").turn_of(B);
  s.play("play ki3 F1 F1 FS");
  EXPECT_EQ(s.offered("slot"), sorted("B3a B3b"));
}

TEST(Shogun, SHO_9_13_each_engaged_red_die_adds_1) {
  Scenario s;
  s.pawn(A, "C6").pawn(B, "C7").hand("F2 F4 F4 F1").turn_of(B);
  s.play("play move F2").play("pawn B.1").play("go C6");
  s.rolls({2, 4}, "engage 2");
  EXPECT_EQ(s.forces(), (std::vector<int>{4, 4}));
  EXPECT_EQ(s.alerts(), 4);
}

// ── Values ───────────────────────────────────────────────────────────────────────────────────

TEST(Shogun, SHO_9_20_a_pair_is_two_squares) {
  Scenario s;
  s.pawn(B, "A7").hand("F1 F1 F3").turn_of(B);
  EXPECT_EQ(s.ends("play pair F1 F1", "B.1"), sorted("B7 B8 C7"));
}

TEST(Shogun, SHO_9_21_a_straight_is_a_die_or_any_bonus) {
  Scenario s;
  s.hand("F1 F2 F3").turn_of(B);
  s.play("play straight F1 F2 F3");
  EXPECT_EQ(s.options().size(), 9U);
  s.play("hand");
  EXPECT_EQ(s.hand_of(B), 4);
}

TEST(Shogun, SHO_9_22_a_three_is_three_squares) {
  Scenario s;
  s.pawn(B, "A7").hand("F1 F1 F1").turn_of(B);
  const Texts ends = s.ends("play three F1 F1 F1", "B.1");
  EXPECT_TRUE(has(ends, "D7"));
  EXPECT_FALSE(has(ends, "E7"));
}

TEST(Shogun, SHO_9_24_and_SHO_T31_its_extra_red_bonus_counts_in_every_fight) {
  Scenario s;
  s.pawn(A, "C6").pawn(A, "C6").pawn(B, "C7").hand("F1 F1 F1").turn_of(B);
  s.rolls({3, 1, 3, 1}, {"play three F1 F1 F1", "pawn B.1", "go C6"});
  EXPECT_EQ(s.forces(), (std::vector<int>{4, 1, 4, 1}));
}

TEST(Shogun, SHO_9_24_it_adds_to_acquired_ones_and_is_gone_afterwards) {
  Scenario s;
  s.pawn(A, "C6").pawn(A, "C5").pawn(B, "C7").bonuses(B, "B3b").hand("F1 F1 F1 F2").turn_of(B);
  s.rolls({3, 1}, {"play three F1 F1 F1", "pawn B.1", "go C6"});
  s.rolls({3, 1}, {"play move F2", "pawn B.1", "go C5"});
  EXPECT_EQ(s.forces(), (std::vector<int>{5, 1, 4, 1}));
}

TEST(Shogun, SHO_9_14_and_SHO_D15_two_pairs_lay_a_garrison_and_bring_a_bonus) {
  Scenario s;
  s.hand("F1 F1 F2 F2").turn_of(B);
  s.play("play twopair F1 F1 F2 F2").play("lay D7").play("slot B4a");
  EXPECT_EQ(s.garrisons(), words_in("D7"));
  EXPECT_EQ(s.number(B, "tiles"), 1);
  EXPECT_EQ(s.bonuses(B), words_in("B4a"));
}

TEST(Shogun, SHO_9_14_a_garrison_in_play_is_moved_without_a_bonus) {
  Scenario s;
  s.garrisons("D7 E7").tiles(B, 0).hand("F1 F1 F2 F2").turn_of(B);
  s.play("play twopair F1 F1 F2 F2").play("tile D7");
  EXPECT_FALSE(s.offers("lay D7")) << "another square";
  EXPECT_FALSE(s.offers("lay E7"));
  s.play("lay C8");
  EXPECT_EQ(s.garrisons(), sorted("C8 E7"));
  EXPECT_EQ(s.bonuses(B), Texts{});
}

TEST(Shogun, SHO_9_15_and_SHO_D17_four_of_a_kind_brings_a_pawn_into_play) {
  Scenario s;
  s.pawn(B, "C7").hand("F1 F1 F1 F1").turn_of(B);
  s.play("play four F1 F1 F1 F1");
  EXPECT_EQ(s.offered("enter"), sorted("C3 G3"));
  s.play("enter G3");
  EXPECT_EQ(s.at("B.2"), "G3");
}

TEST(Shogun, SHO_9_16_a_full_is_two_squares_and_lights_where_it_stops) {
  Scenario s = full(Scenario().pawn(B, "B4").torii("B6 H6"));
  const Texts ends = s.ends(play_full, "B.1");
  EXPECT_EQ(ends, sorted("A3 A4 A5 B3 B5 B6 C3")) << "through the door to B3, too";
  s.play("go A5");
  EXPECT_EQ(s.braziers(), words_in("A5"));
  EXPECT_EQ(s.alerts(), 4);
  EXPECT_EQ(s.turned(), words_in("B6"));
}

TEST(Shogun, SHO_9_16_a_full_that_stops_elsewhere_lights_nothing) {
  Scenario s = full(Scenario().pawn(B, "B5"));
  s.play(play_full).play("pawn B.1").play("go B4");
  EXPECT_EQ(s.braziers(), Texts{});
  EXPECT_EQ(s.alerts(), 5);
}

TEST(Shogun, SHO_9_23_a_poker_is_five_squares_and_lights_where_it_stops) {
  Scenario s;
  s.pawn(B, "C3").hand("F1 F1 F1 F1 F1").turn_of(B);
  const Texts ends = s.ends("play poker F1 F1 F1 F1 F1", "B.1");
  EXPECT_TRUE(has(ends, "A1"));
  EXPECT_TRUE(has(ends, "C8"));
  EXPECT_FALSE(has(ends, "C9"));
  s.play("go E1");
  EXPECT_EQ(s.braziers(), words_in("E1"));
}

TEST(Shogun, SHO_9_17_and_SHO_T35_a_full_of_no_squares_lights_the_own_square) {
  Scenario s = full(Scenario().pawn(B, "A5"));
  s.play(play_full).play("pawn B.1");
  EXPECT_TRUE(s.offers("go A5"));
  s.play("go A5");
  EXPECT_EQ(s.braziers(), words_in("A5"));
  EXPECT_EQ(s.alerts(), 4);
}

TEST(Shogun, SHO_9_17_not_on_a_lit_one_nor_elsewhere) {
  Scenario lit = full(Scenario().pawn(B, "A5").braziers("A5"));
  EXPECT_FALSE(has(lit.ends(play_full, "B.1"), "A5"));
  Scenario elsewhere = full(Scenario().pawn(B, "B5"));
  EXPECT_FALSE(has(elsewhere.ends(play_full, "B.1"), "B5"));
}

TEST(Shogun, SHO_9_18_lighting_is_not_asked_and_a_lit_one_stays_as_it_is) {
  Scenario s = full(Scenario().pawn(B, "B5").braziers("A5"));
  s.play(play_full).play("pawn B.1").play("go A5");
  EXPECT_EQ(s.alerts(), 4) << "as before";
  EXPECT_EQ(s.at("B.1"), "A5");
}

TEST(Shogun, SHO_9_19_and_SHO_T36_first_the_fight_then_the_brazier) {
  Scenario s = full(Scenario().pawn(A, "A5").pawn(B, "B5"));
  s.rolls({6, 1}, {play_full, "pawn B.1", "go A5"});
  EXPECT_EQ(s.alerts(), 3);
  EXPECT_EQ(s.braziers(), words_in("A5"));
  EXPECT_EQ(s.order_of({"fight_won", "lit"}), (Texts{"fight_won", "lit"}));
}

TEST(Shogun, SHO_9_19_a_lost_fight_lights_nothing) {
  Scenario s = full(Scenario().pawn(A, "A5").pawn(A, "A5").pawn(B, "B5"));
  s.rolls({6, 1, 1, 6}, {play_full, "pawn B.1", "go A5"});
  EXPECT_EQ(s.alerts(), 4) << "for the fight that was won";
  EXPECT_EQ(s.braziers(), Texts{});
}

TEST(Shogun, SHO_9_25_a_garrison_may_lie_anywhere_in_the_corridors) {
  Scenario s;
  s.pawn(B, "A1").pawn(A, "C8").hand("F1 F1 F2 F2").turn_of(B);
  s.play("play twopair F1 F1 F2 F2");
  EXPECT_EQ(s.offered("lay").size(), 26U);
  EXPECT_TRUE(s.offers("lay C8")) << "under a ninja, too";
}

TEST(Shogun, SHO_9_26_no_pawn_in_reserve_or_no_garrison_no_four_of_a_kind) {
  Scenario none;
  none.pawn(B, "C7").pawn(B, "A7").pawn(B, "E7").hand("F1 F1 F1 F1").turn_of(B);
  EXPECT_FALSE(none.asks("play four"));
  Scenario closed;
  closed.pawn(B, "C7").pawn(A, "C3").pawn(A, "G3").hand("F1 F1 F1 F1").turn_of(B);
  EXPECT_FALSE(closed.asks("play four"));
}

TEST(Shogun, SHO_9_27_the_own_garrison_comes_first) {
  Scenario s;
  s.garrisons("D7").hand("F1 F1 F2 F2").turn_of(B);
  s.play("play twopair F1 F1 F2 F2");
  EXPECT_FALSE(s.asks("tile"));
  EXPECT_EQ(s.offered("lay").size(), 25U);
}

TEST(Shogun, SHO_9_28_all_bonuses_taken_the_tile_is_laid_all_the_same) {
  Scenario s;
  s.bonuses(B, "B2a B2b B3a B3b B4a B4b B5a B5b").hand("F1 F1 F2 F2").turn_of(B);
  s.play("play twopair F1 F1 F2 F2").play("lay D7");
  EXPECT_EQ(s.garrisons(), words_in("D7"));
  EXPECT_NE(s.decision(), "bonus");
}

TEST(Shogun, SHO_9_29_the_fifth_brazier_ends_the_game) {
  Scenario s;
  s.pawn(B, "A5").braziers("A1 E1 I1 I5").hand("F3 F3 F3").turn_of(B);
  s.play("play brazier F3 F3 F3");
  EXPECT_EQ(s.number("braziers_left"), 0);
  EXPECT_EQ(s.winner(), "samurai");
}

}  // namespace
}  // namespace veillee::shogun
