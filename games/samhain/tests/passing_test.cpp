// Passing and the end of the action phase (section 4.g of RULES.md).
#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

using Texts = std::vector<std::string>;

TEST(Samhain, SAM_4_55_no_pass_with_an_active_member) {
  Scenario s(2);
  s.member(A, "C01").member(A, "C02", 1, exhausted).turn_of(A);
  EXPECT_EQ(s.refusal("pass"), "SAM-4.55");
}

TEST(Samhain, SAM_4_55_a_pass_when_all_are_exhausted) {
  Scenario s(2);
  s.member(A, "C01", 2, exhausted).turn_of(A).play("pass");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.state.passes, 1);
}

TEST(Samhain, SAM_4_55b_a_pass_with_nobody_on_the_board) {
  Scenario s(2);
  s.turn_of(A);
  EXPECT_TRUE(s.offers("pass"));
}

TEST(Samhain, SAM_4_56_who_passed_may_come_back) {
  Scenario s(2);
  s.member(A, "C01", 1, exhausted).member(B, "C06").turn_of(A);
  s.play(A, "pass").play(B, "activate C06");
  EXPECT_EQ(s.state.round, 1);
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.options(), (Texts{"develop", "pass"}));
}

TEST(Samhain, SAM_4_57_all_pass_one_after_the_other_and_the_round_is_over) {
  Scenario s(3);
  s.turn_of(B).play(B, "pass").play(C, "pass");
  EXPECT_EQ(s.state.round, 1);
  s.play(A, "pass");
  EXPECT_EQ(s.state.round, 2);
}

TEST(Samhain, SAM_4_57b_an_activation_sets_the_count_to_0) {
  Scenario s(3);
  s.member(C, "C09").turn_of(A).play(A, "pass").play(B, "pass");
  EXPECT_EQ(s.state.passes, 2);
  s.play(C, "activate C09");
  EXPECT_EQ(s.state.passes, 0);
  s.play(A, "pass").play(B, "pass");
  EXPECT_EQ(s.state.round, 1);
  s.play(C, "pass");
  EXPECT_EQ(s.state.round, 2);
}

TEST(Samhain, SAM_4_57b_a_development_sets_the_count_to_0) {
  Scenario s(2);
  s.turn_of(A).play(A, "pass").play(B, "develop").play(B, "place C01").play(B, "pay wood");
  EXPECT_EQ(s.state.passes, 0);
  s.play(A, "pass");
  EXPECT_EQ(s.state.passes, 1);
  EXPECT_EQ(s.state.round, 1);
}

TEST(Samhain, SAM_4_58_objects_do_not_break_the_series) {
  Scenario s(2);
  s.object(B, sickle).turn_of(A).play(A, "pass");
  s.play(B, "use sickle").play(B, "pay wood").play(B, "gain gold");
  EXPECT_EQ(s.state.passes, 1);
  s.play(B, "pass");
  EXPECT_EQ(s.state.round, 2);
}

TEST(Samhain, SAM_4_58_no_object_after_the_pass) {
  Scenario s(2);
  s.object(A, rune, 2).turn_of(A).play(A, "use rune").play(A, "take wood").play(A, "pass");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.player(A).upright[rune], 1);
}

TEST(Samhain, SAM_4_59_development_or_pass_as_one_likes) {
  Scenario s(2);
  s.member(A, "C01", 2, exhausted).turn_of(A);
  EXPECT_EQ(s.options(), (Texts{"develop", "pass"}));
}

TEST(Samhain, SAM_4_74_the_count_starts_at_0_in_each_round) {
  Scenario s(2);
  s.turn_of(A).play(A, "pass").play(B, "pass");
  EXPECT_EQ(s.state.round, 2);
  EXPECT_EQ(s.state.passes, 0);
  s.play(B, "pass");
  EXPECT_EQ(s.state.round, 2);
  s.play(A, "pass");
  EXPECT_EQ(s.state.round, 3);
}

TEST(Samhain, SAM_T23_one_active_member_forbids_the_pass) {
  Scenario one_active(2);
  one_active.member(A, "C01").member(A, "C02", 2, exhausted).member(A, "C04", 1, exhausted);
  one_active.turn_of(A);
  EXPECT_EQ(one_active.refusal("pass"), "SAM-4.55");
  Scenario all_exhausted(2);
  all_exhausted.member(A, "C02", 2, exhausted).member(A, "C04", 2, exhausted).turn_of(A);
  EXPECT_TRUE(all_exhausted.offers("pass"));
  Scenario nobody(2);
  nobody.turn_of(A);
  EXPECT_TRUE(nobody.offers("pass"));
}

TEST(Samhain, SAM_T24_a_development_wipes_out_two_passes) {
  Scenario s(3);
  for (const Seat seat : {A, B, C}) s.member(seat, "C05", 1, exhausted);
  s.turn_of(A).play(A, "pass").play(B, "pass");
  s.play(C, "develop").play(C, "place C02").play(C, "pay wood").play(C, "pay wood");
  s.play(A, "pass").play(B, "pass");
  EXPECT_EQ(s.state.round, 1);
  s.play(C, "pass");
  EXPECT_EQ(s.state.round, 2);
}

TEST(Samhain, SAM_T67_a_rune_and_a_pass_end_the_round) {
  Scenario s(2);
  s.member(B, "C05", 1, exhausted).object(B, rune).turn_of(A).play(A, "pass");
  s.play(B, "use rune").play(B, "take wood").play(B, "pass");
  EXPECT_EQ(s.state.round, 2);
  EXPECT_EQ(s.player(B).cubes[wood], 3);
}

TEST(Samhain, SAM_T103_in_the_new_round_nobody_may_pass_at_once) {
  Scenario s(2);
  s.member(A, "C01", 1, exhausted).member(B, "C05", 1, exhausted).turn_of(A);
  s.play(A, "pass").play(B, "pass");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.state.first_player, B);
  EXPECT_EQ(s.state.passes, 0);
  EXPECT_EQ(s.active_on(B, "C05"), 1);
  EXPECT_EQ(s.refusal("pass"), "SAM-4.55");
}

}  // namespace
}  // namespace veillee::samhain
