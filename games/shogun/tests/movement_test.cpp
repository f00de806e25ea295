// Turns and movement (sections 3 and 4 of RULES.md).
#include "games/shogun/tests/scenario.hpp"

namespace veillee::shogun {
namespace {

// ── 3. Flow of play ──────────────────────────────────────────────────────────────────────────

TEST(Shogun, SHO_3_1_camps_alternate) {
  Scenario s(4);
  s.hand("F1 F2 F3").turn_of(A);
  for (const Seat next : {B, C, D, A}) {
    s.then("stop").then("end actions").play("reserve");
    EXPECT_EQ(s.active(), next);
  }
}

TEST(Shogun, SHO_3_2_no_action_or_one_is_allowed) {
  Scenario none;
  none.hand("F1 F2 F3").turn_of(A);
  none.play("end actions").play("reserve");
  EXPECT_EQ(none.active(), B);
  Scenario one;
  one.pawn(A, "C7").hand("F1 F2 F3").turn_of(A);
  one.play("play move F2").play("go C6").play("reserve");
  EXPECT_EQ(one.active(), B);
  EXPECT_EQ(one.at("A.1"), "C6");
}

TEST(Shogun, SHO_3_3_the_rest_of_a_movement_is_lost_with_the_next_action) {
  Scenario s;
  s.pawn(A, "C7").hand("F2 F2 F5 F1").turn_of(A);
  s.play("play move F2 F2 F5").play("go C6");  // one of three squares
  EXPECT_EQ(s.decision(), "reserve") << "nothing is left to combine, and nobody walks on";
  EXPECT_EQ(s.dice(), words_in("F1"));
}

TEST(Shogun, SHO_3_4_one_action_moves_one_pawn) {
  Scenario s;
  s.pawn(A, "C7").pawn(A, "A7").hand("F2 F5 F1").turn_of(A);
  s.play("play move F2 F5").play("pawn A.1").play("go C6");
  EXPECT_EQ(s.at("A.2"), "A7");
  EXPECT_FALSE(s.asks("pawn"));
  EXPECT_FALSE(s.asks("go"));
}

TEST(Shogun, SHO_3_5_only_pawns_of_the_own_colour_move) {
  Scenario s(4);
  s.pawn(A, "C7").pawn(C, "A7").pawn(A, "E7").hand("F2 F5 F1").turn_of(A);
  EXPECT_EQ(s.play("play move F2").offered("pawn"), sorted("A.1 A.2"));
  Scenario samurai(4);
  samurai.pawn(B, "C7").pawn(D, "A7").hand("F2 F5 F1").turn_of(B);
  EXPECT_EQ(samurai.play("play move F2").offered("pawn"), sorted("B.1 shogun"));
}

TEST(Shogun, SHO_3_6_without_a_pawn_in_play_one_still_plays) {
  Scenario s(4);
  s.pawn(C, "E9").bonuses(A, "B2b B4b").hand("F1 F1 F2 F2").turn_of(A);
  EXPECT_TRUE(s.offers("play twopair F1 F1 F2 F2"));
  EXPECT_TRUE(s.offers("play ki2 F1 F1"));
  EXPECT_FALSE(s.asks("play move"));
  EXPECT_FALSE(s.asks("play pair"));
  Scenario shuriken(4);
  shuriken.pawn(C, "E9").bonuses(A, "B2b B4b").hand("F1 F3 F2").turn_of(A);
  EXPECT_TRUE(shuriken.offers("play shuriken F3"));
  Scenario samurai(4);
  samurai.pawn(D, "C3").hand("F1 F3 F2").turn_of(B);
  EXPECT_TRUE(samurai.offers("play move F2")) << "the Shogun walks";
}

TEST(Shogun, SHO_3_7_an_action_that_would_change_nothing_is_not_offered) {
  Scenario s;  // no door beside E9, no Garrison reserve needed
  s.hand("F3 F3 F1").turn_of(A);
  EXPECT_FALSE(s.asks("play opening"));
  EXPECT_FALSE(s.refusal("play opening F3 F3").empty());
  EXPECT_EQ(s.dice(), sorted("F1 F3 F3"));
}

TEST(Shogun, SHO_3_8_and_SHO_13_1_everybody_sees_everything) {
  Scenario s(4);
  s.hand("F3 F3 F1").reserve(B, "F4").bonuses(C, "B2a").turn_of(A);
  const std::string seen = s.game().view(s.state(), A);
  for (const Seat seat : {B, C, D}) EXPECT_EQ(s.game().view(s.state(), seat), seen);
  EXPECT_EQ(s.game().view(s.state(), spectator), seen);
}

TEST(Shogun, SHO_3_9_victory_is_checked_at_each_square) {
  Scenario s;  // E9 on the way to D9: the walk ends there
  s.pawn(A, "E7").carrier("A.1").hand("F2 F2 F5").turn_of(A);
  const Texts ends = s.ends("play move F2 F2 F5", "A.1");
  EXPECT_TRUE(std::find(ends.begin(), ends.end(), "E9") != ends.end());
  s.play("go E9");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winner(), "ninja");
}

// ── 4. Movement ──────────────────────────────────────────────────────────────────────────────

TEST(Shogun, SHO_4_1_orthogonally_one_square_at_a_time) {
  Scenario s;
  s.pawn(A, "H5").hand("F2 F1 F3").turn_of(A);
  EXPECT_EQ(s.ends("play move F2", "A.1"), sorted("H4 H6 I5"));
}

TEST(Shogun, SHO_4_2_tiles_and_own_pawns_do_not_stop_anybody) {
  Scenario s;
  s.pawn(A, "C6").pawn(A, "C7").garrisons("C5").hand("F2 F1 F3").turn_of(A);
  EXPECT_EQ(s.ends("play move F2", "A.1"), sorted("B6 C5 C7"));
}

TEST(Shogun, SHO_4_3_walls_block_both_camps) {
  Scenario samurai;
  samurai.pawn(B, "C4").hand("F2 F1 F3").turn_of(B);
  EXPECT_EQ(samurai.ends("play move F2", "B.1"), sorted("C3 C5"));
  Scenario ninja;
  ninja.pawn(A, "C4").hand("F2 F1 F3").turn_of(A);
  EXPECT_EQ(ninja.ends("play move F2", "A.1"), sorted("C3 C5"));
}

TEST(Shogun, SHO_4_4_and_SHO_T12_a_door_stops_a_ninja) {
  Scenario s;
  s.pawn(A, "C5").hand("F2 F1 F3").turn_of(A);
  EXPECT_EQ(s.ends("play move F2", "A.1"), sorted("C4 C6"));
  EXPECT_FALSE(s.refusal("go D5").empty());
}

TEST(Shogun, SHO_4_5_and_SHO_T13_samurai_and_Shogun_pass_doors) {
  Scenario s;
  s.pawn(B, "C5").hand("F2 F1 F3").turn_of(B);
  EXPECT_EQ(s.ends("play move F2", "B.1"), sorted("C4 C6 D5"));
  Scenario shogun;
  shogun.shogun("D5").hand("F2 F1 F3").turn_of(B);
  EXPECT_EQ(shogun.ends("play move F2", "shogun"), sorted("C5 D4 D6 E5"));
}

TEST(Shogun, SHO_4_6_and_SHO_T56_a_door_stops_a_carrier_too) {
  Scenario s;
  s.pawn(A, "C5").carrier("A.1").hand("F2 F1 F3").turn_of(A);
  EXPECT_EQ(s.ends("play move F2", "A.1"), sorted("C4 C6"));
  EXPECT_FALSE(s.refusal("go D5").empty());
}

TEST(Shogun, SHO_4_7_an_enemy_ends_the_movement_and_is_fought) {
  Scenario s;
  s.pawn(A, "C7").pawn(B, "C6").pawn(B, "G3").hand("F2 F5 F1").turn_of(A);
  EXPECT_EQ(s.ends("play move F2 F5", "A.1"), sorted("A7 B7 B8 C6 C8 C9 D7 E7"));
  s.rolls({6, 1}, "go C6");
  EXPECT_EQ(s.happened("attack_thrown"), 1);
  EXPECT_EQ(s.at("A.1"), "C6");
  EXPECT_NE(s.at("B.1"), "C6");
  EXPECT_FALSE(s.asks("go"));
}

TEST(Shogun, SHO_4_8_and_SHO_T38_nobody_stops_on_the_Shoguns_square_but_one_may_pass) {
  Scenario one;
  one.pawn(B, "C4").shogun("C5").hand("F2 F5 F1").turn_of(B);
  EXPECT_EQ(one.ends("play move F2", "B.1"), words_in("C3"));
  Scenario two;
  two.pawn(B, "C4").shogun("C5").hand("F2 F5 F1").turn_of(B);
  EXPECT_EQ(two.ends("play move F2 F5", "B.1"), sorted("B3 C2 C3 C6 D3 D5"));
}

TEST(Shogun, SHO_4_8_the_Shogun_passes_a_samurai_but_does_not_stop_there) {
  Scenario s;
  s.pawn(B, "C5").shogun("C4").hand("F2 F5 F1").turn_of(B);
  EXPECT_EQ(s.ends("play move F2 F5", "shogun"), sorted("B3 C2 C3 C6 D3 D5"));
}

TEST(Shogun, SHO_4_7_a_samurai_does_not_walk_past_a_ninja) {
  Scenario s;
  s.pawn(B, "C4").pawn(A, "C5").hand("F2 F5 F1").turn_of(B);
  EXPECT_EQ(s.ends("play move F2 F5", "B.1"), sorted("B3 C2 C3 C5 D3")) << "not C6, not D5";
}

TEST(Shogun, SHO_4_9_a_walk_ends_before_or_behind_the_Shogun) {
  Scenario s;
  s.pawn(B, "C4").shogun("C6").hand("F2 F5 F1").turn_of(B);
  const Texts ends = s.ends("play move F2 F5", "B.1");
  EXPECT_EQ(ends, sorted("B3 C2 C3 C5 D3 D5")) << "C6 itself is none";
}

TEST(Shogun, SHO_4_9_a_bonus_may_make_the_only_end_reachable) {
  Scenario s;  // A7 leads to the Shogun's square alone, and he cannot move
  s.pawn(B, "A7").shogun("B7").pawn(A, "C7").pawn(A, "B8").bonuses(B, "B2a");
  s.hand("F2 F1 F3").turn_of(B);
  EXPECT_EQ(s.ends("play move F2", "B.1"), sorted("B8 C7"));
}

TEST(Shogun, SHO_4_9_more_dice_may_make_the_only_end_reachable) {
  Scenario s;  // the same without a bonus
  s.pawn(B, "A7").shogun("B7").pawn(A, "C7").pawn(A, "B8").hand("F2 F5 F1").turn_of(B);
  EXPECT_FALSE(s.offers("play move F2"));
  EXPECT_FALSE(s.offers("play move F5"));
  EXPECT_TRUE(s.offers("play move F2 F5"));
}

TEST(Shogun, SHO_4_10_pawns_of_one_camp_share_squares_partners_too) {
  Scenario s(4);
  s.pawn(A, "C7").pawn(C, "C6").hand("F2 F5 F1").turn_of(A);
  const Texts ends = s.ends("play move F2 F5", "A.1");
  EXPECT_TRUE(std::find(ends.begin(), ends.end(), "C5") != ends.end()) << "through C6";
  s.play("go C6");
  EXPECT_EQ(s.at("A.1"), "C6");
  EXPECT_EQ(s.happened("attack_thrown"), 0);
  Scenario samurai(4);
  samurai.pawn(B, "C7").pawn(D, "C6").hand("F2 F5 F1").turn_of(B);
  samurai.play("play move F2").play("pawn B.1").play("go C6");
  EXPECT_EQ(samurai.at("B.1"), "C6");
}

TEST(Shogun, SHO_4_11_and_SHO_T18_a_carrier_does_not_enter_a_samurais_square) {
  Scenario s;
  s.pawn(A, "C7").carrier("A.1").pawn(B, "D7").hand("F2 F1 F3").turn_of(A);
  EXPECT_EQ(s.ends("play move F2", "A.1"), sorted("B7 C6 C8"));
}

TEST(Shogun, SHO_4_11_and_SHO_T19_no_samurai_enters_the_carriers_square) {
  Scenario walk;
  walk.pawn(A, "C7").carrier("A.1").pawn(B, "C6").hand("F2 F1 F3").turn_of(B);
  EXPECT_EQ(walk.ends("play move F2", "B.1"), sorted("B6 C5"));
  Scenario banzai;
  banzai.pawn(A, "C7").carrier("A.1").pawn(B, "C6").bonuses(B, "B2b B4b");
  banzai.hand("F3 F3 F1").turn_of(B);
  banzai.play("play banzai F3 F3").then("pawn B.1");
  EXPECT_EQ(banzai.offered("step"), sorted("B6 C5"));
}

TEST(Shogun, SHO_4_12_any_number_of_squares_up_to_the_limit_but_not_none) {
  Scenario s;
  s.pawn(A, "A7").hand("F2 F5 F1").turn_of(A);
  EXPECT_EQ(s.ends("play move F2 F5", "A.1"), sorted("B7 B8 C7"));
  EXPECT_FALSE(s.refusal("go A7").empty());
}

TEST(Shogun, SHO_4_12_a_zero_walk_is_for_full_and_poker_of_a_samurai) {
  Scenario four;
  four.pawn(B, "A5").hand("F1 F1 F1 F2").turn_of(B);
  const Texts ends = four.ends("play three F1 F1 F1", "B.1");
  EXPECT_FALSE(ends.empty());
  EXPECT_TRUE(std::find(ends.begin(), ends.end(), "A5") == ends.end());
}

TEST(Shogun, SHO_4_13_and_SHO_T62_out_and_back_to_take_the_Shogun) {
  Scenario s;
  s.pawn(A, "C7").pawn(A, "C7").carrier("A.1").hand("F1 F1 F3").turn_of(A);
  s.play("play pair F1 F1").play("pawn A.2");
  EXPECT_TRUE(s.offers("go C7"));
  s.play("go C7");
  EXPECT_EQ(s.carrier(), "A.2") << "the hand-over cannot be declined";
  EXPECT_EQ(s.at("A.2"), "C7");
}

TEST(Shogun, SHO_4_14_the_Shogun_goes_with_his_carrier) {
  Scenario s;
  s.pawn(A, "C7").carrier("A.1").hand("F2 F1 F3").turn_of(A);
  s.play("play move F2").play("go C6");
  EXPECT_EQ(s.shogun(), "C6");
}

TEST(Shogun, SHO_4_15_a_walk_does_not_end_where_it_began) {
  Scenario s;
  s.pawn(A, "C7").hand("F1 F1 F3").turn_of(A);
  const Texts ends = s.ends("play pair F1 F1", "A.1");
  EXPECT_TRUE(std::find(ends.begin(), ends.end(), "C7") == ends.end());
  EXPECT_FALSE(s.refusal("go C7").empty());
}

TEST(Shogun, SHO_4_15_another_pawn_beside_does_not_change_that_without_the_Shogun) {
  Scenario s;
  s.pawn(A, "C7").pawn(A, "C7").hand("F1 F1 F3").turn_of(A);
  const Texts ends = s.ends("play pair F1 F1", "A.1");
  EXPECT_TRUE(std::find(ends.begin(), ends.end(), "C7") == ends.end());
}

TEST(Shogun, SHO_4_16_and_SHO_T65_the_last_step_does_not_lead_onto_the_Shogun) {
  Scenario s;
  s.pawn(B, "C4").shogun("C5").hand("F2 F1 F3").turn_of(B);
  s.play("play move F2").play("pawn B.1");
  EXPECT_EQ(s.at("B.1"), "C3") << "the only end: not asked";
}

TEST(Shogun, SHO_4_17_and_SHO_T69_combination_pawn_and_end_are_one_answer_each) {
  Scenario s;
  s.pawn(A, "C5").pawn(B, "I7").hand("F2 F5 F1").turn_of(A);
  EXPECT_EQ(s.ends("play move F2 F5", "A.1"), sorted("B6 C3 C4 C6 C7"));
  s.play("go C7");
  EXPECT_EQ(s.at("A.1"), "C7");
  EXPECT_EQ(s.happened("walked"), 1);
}

// Where each combination that the dice make would take effect, with the dice that it takes.
Texts reach(const Scenario& s, std::string_view use) {
  const json::Value view = s.view();
  const json::Value* squares = view.find("reach")->find(use);
  Texts told;
  if (squares != nullptr)
    for (const json::Member& one : squares->members)
      told.push_back(one.name + ":" + std::to_string(one.value.number));
  return sorted(std::move(told));
}

TEST(Shogun, SHO_4_17_the_view_says_where_each_combination_would_reach) {
  Scenario s;
  s.pawn(A, "C5").pawn(B, "I7").hand("F2 F5 F1").turn_of(A);
  EXPECT_EQ(reach(s, "move"), sorted("B6:2 C3:2 C4:1 C6:1 C7:2"));
  EXPECT_EQ(reach(s, "opening"), Texts{});  // no yellow die
  Scenario door;
  door.pawn(A, "C5").pawn(B, "I7").hand("F3 F3 F1").turn_of(A);
  EXPECT_EQ(reach(door, "opening"), sorted("D5:2"));
  EXPECT_EQ(reach(door, "pair"), sorted("B6:2 C3:2 C4:2 C6:2 C7:2"));
  Scenario charge;
  charge.pawn(B, "C5").pawn(A, "C7").bonuses(B, "B2b B4b").hand("F3 F3 F1").turn_of(B);
  EXPECT_EQ(reach(charge, "redeployment"), sorted("C3:1 G3:1"));
  const Texts squares = reach(charge, "banzai");
  EXPECT_NE(std::find(squares.begin(), squares.end(), "C8:2"), squares.end());  // through the ninja
}

TEST(Shogun, SHO_4_17_no_way_leads_through_the_uncaptured_Shogun_for_a_ninja) {
  Scenario s;
  s.pawn(A, "C4").shogun("C5").hand("F2 F5 F1").turn_of(A);
  EXPECT_EQ(s.ends("play move F2 F5", "A.1"), sorted("B3 C2 C3 C5 D3"));
}

TEST(Shogun, SHO_4_17_no_way_leads_over_a_torii_for_the_carrier) {
  Scenario s;
  s.pawn(A, "E8").carrier("A.1").hand("F2 F5 F1").turn_of(A);
  EXPECT_EQ(s.ends("play move F2 F5", "A.1"), sorted("D7 D8 D9 E7 E9 F7 F8 F9"))
      << "D9 by way of D8";
}

TEST(Shogun, SHO_4_17_no_end_lies_only_behind_a_torii) {
  Scenario s;
  s.pawn(A, "A6").pawn(B, "B5").torii("B6").carrier("A.1").hand("F2 F5 F1").turn_of(A);
  EXPECT_EQ(s.ends("play move F2 F5", "A.1"), sorted("A4 A5 B6")) << "not C6";
}

TEST(Shogun, SHO_4_18_and_SHO_T77_no_way_out_means_no_way_back) {
  Scenario s;
  s.pawn(A, "A1").pawn(A, "A1").carrier("A.1").pawn(B, "A2").pawn(B, "B1");
  s.hand("F1 F1 F3").turn_of(A);
  EXPECT_EQ(s.ends("play pair F1 F1", "A.2"), sorted("A2 B1"));
  Scenario carrier;
  carrier.pawn(A, "A1").pawn(A, "A1").carrier("A.1").pawn(B, "A2").pawn(B, "B1");
  carrier.hand("F1 F1 F3").turn_of(A);
  carrier.play("play pair F1 F1");
  EXPECT_FALSE(carrier.offers("pawn A.1"));
}

TEST(Shogun, SHO_4_18_and_SHO_T78_out_and_back_onto_a_torii_that_was_laid_under_the_carrier) {
  Scenario s;
  s.pawn(A, "B6").carrier("A.1").torii("B6").hand("F1 F1 F3").turn_of(A);
  const Texts ends = s.ends("play pair F1 F1", "A.1");
  EXPECT_TRUE(std::find(ends.begin(), ends.end(), "B6") != ends.end());
  s.play("go B6");
  EXPECT_EQ(s.winner(), "ninja");
}

TEST(Shogun, SHO_4_18_one_step_is_not_enough_to_come_back) {
  Scenario s;
  s.pawn(A, "B6").carrier("A.1").torii("B6").hand("F2 F1 F3").turn_of(A);
  EXPECT_EQ(s.ends("play move F2", "A.1"), sorted("A6 B5 C6"));
}

TEST(Shogun, SHO_4_18_the_carrier_may_come_back_to_give_him_away) {
  Scenario s;
  s.pawn(A, "C7").pawn(A, "C7").carrier("A.1").hand("F1 F1 F3").turn_of(A);
  s.play("play pair F1 F1").play("pawn A.1").play("go C7");
  EXPECT_EQ(s.carrier(), "A.2");
}

TEST(Shogun, SHO_4_19_and_SHO_T70_alike_pawns_are_one_option) {
  Scenario s;
  s.pawn(A, "C7").pawn(A, "C7").pawn(A, "C7").carrier("A.1").hand("F2 F1 F3").turn_of(A);
  EXPECT_EQ(s.play("play move F2").offered("pawn"), sorted("A.1 A.2"));
}

TEST(Shogun, SHO_4_19_targets_of_the_shuriken_too) {
  Scenario s(4);
  s.pawn(B, "C7").pawn(B, "C7").pawn(D, "C7").bonuses(A, "B2b B4b").hand("F3 F1 F2").turn_of(A);
  EXPECT_EQ(s.play("play shuriken F3").offered("target"), sorted("B.1 D.1"));
}

}  // namespace
}  // namespace veillee::shogun
