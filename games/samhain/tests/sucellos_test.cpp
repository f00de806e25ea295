// The actions of Sucellos, A13 to A18 (section 5).
#include "games/samhain/tests/telling.hpp"

namespace veillee::samhain {
namespace {

TEST(Samhain, SAM_5_13a_worship_of_sucellos_light_then_a_gold) {
  Scenario s(2);
  s.member(A, "C07").turn_of(A);
  s.play("activate C07").play("perform light");
  EXPECT_EQ(s.pa(A, "sucellos-light"), 1);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 3, 2}}));
  EXPECT_TRUE(came_before(s, Happened::worship_gained, Happened::cubes_gained));
}

TEST(Samhain, SAM_5_13b_A13_is_feasible_with_a_full_track_and_no_gold_left) {
  Scenario s(2);
  s.member(A, "C07").cubes(A, 2, 8, 2).worship(A, "sucellos-light", 5).turn_of(A);
  s.play("activate C07");
  EXPECT_EQ(s.refusal("wisp"), "SAM-4.25");
  s.play("perform light");
  EXPECT_EQ(s.happened(Happened::performs, A), 1);
  EXPECT_EQ(s.player(A).cubes[gold], 8);
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_5_14a_SAM_T79_worship_of_sucellos_dark_two_gold_a_wisp) {
  Scenario s(2);
  s.member(A, "C07").cubes(A, 2, 0, 2).round(2).turn_of(A);
  s.play("activate C07").play("perform dark");
  EXPECT_EQ(s.pa(A, "sucellos-dark"), 1);
  EXPECT_EQ(s.player(A).cubes[gold], 2);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_TRUE(came_before(s, Happened::worship_gained, Happened::cubes_gained));
  EXPECT_TRUE(came_before(s, Happened::cubes_gained, Happened::wisp_taken));
}

TEST(Samhain, SAM_5_14b_A14_takes_the_gold_that_is_left_and_always_the_wisp) {
  for (const int left : {0, 1, 2}) {
    Scenario s(2);
    s.member(A, "C07").cubes(A, 2, 8 - left, 2).round(2).turn_of(A);
    s.play("activate C07");
    EXPECT_EQ(s.refusal("wisp"), "SAM-4.25");
    s.play("perform dark");
    EXPECT_EQ(s.player(A).cubes[gold], 8);
    EXPECT_EQ(s.player(A).wisps, 1);
  }
}

TEST(Samhain, SAM_5_15a_a_gold_and_a_wood_for_a_horn) {
  Scenario s(2);
  s.member(A, "C08").turn_of(A);
  s.play("activate C08");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{1, 1, 2}}));
  EXPECT_EQ(s.player(A).upright[horn], 1);
  EXPECT_EQ(s.state.reserve_objects[horn], 1);
}

TEST(Samhain, SAM_5_15b_no_horn_left_a_wisp_and_nothing_paid) {
  Scenario s(2);
  s.member(A, "C08").object(B, horn, 2).turn_of(A);
  s.play("activate C08");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 2}}));
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_5_15c_A15_needs_both_cubes) {
  for (const Cubes cubes : {Cubes{{0, 2, 2}}, Cubes{{2, 0, 2}}}) {
    Scenario s(2);
    s.member(A, "C08").cubes(A, cubes[wood], cubes[gold], cubes[stone]).turn_of(A);
    s.play("activate C08");
    EXPECT_EQ(s.player(A).cubes, cubes);
    EXPECT_EQ(s.player(A).wisps, 1);
    EXPECT_EQ(s.player(A).upright[horn], 0);
  }
}

TEST(Samhain, SAM_5_16a_a_member_is_exhausted_where_it_stands_then_a_wisp_then_a_point) {
  Scenario s(2);
  s.member(A, "C08").member(B, "C01").round(2).turn_of(A);
  s.play("activate C08").play("perform dark");
  EXPECT_EQ(s.exhausted_on(B, "C01"), 1);
  EXPECT_EQ(s.active_on(B, "C01"), 0);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).vp, 1);
  EXPECT_TRUE(came_before(s, Happened::member_exhausted, Happened::wisp_taken));
  EXPECT_TRUE(came_before(s, Happened::wisp_taken, Happened::vp_gained));
}

TEST(Samhain, SAM_5_16b_only_active_members_of_opponents_are_targets) {
  Scenario s(3);
  s.member(A, "C08").member(A, "C02").member(B, "C01").member(B, "C15", 1, exhausted);
  s.member(C, "C03").round(2).turn_of(A);
  s.play("activate C08").play("perform dark");
  EXPECT_EQ(offered(s), (Choices{"exhaust B C01 active", "exhaust C C03 active"}));
}

TEST(Samhain, SAM_5_16b_without_an_active_opponent_A16_is_infeasible) {
  Scenario s(2);
  s.member(A, "C08").member(B, "C01", 1, exhausted).round(2).turn_of(A);
  s.play("activate C08");
  EXPECT_EQ(s.refusal("perform dark"), "SAM-4.23");
  EXPECT_TRUE(s.offers("wisp"));
}

TEST(Samhain, SAM_5_16c_an_exhausted_participant_loses_its_action) {
  Scenario s(2);
  s.member(A, "C08").member(B, "C08").member(B, "C01").round(2).turn_of(A);
  s.play("activate C08").play("perform dark");
  EXPECT_EQ(offered(s), (Choices{"exhaust B C08 waiting", "exhaust B C01 active"}));
  s.play("exhaust B C08 waiting");
  EXPECT_EQ(s.exhausted_on(B, "C08"), 1);
  EXPECT_EQ(s.player(B).wisps, 0);
  EXPECT_EQ(s.happened(Happened::performs, B), 0);
  EXPECT_EQ(s.decision(), Decision::main_action);
}

TEST(Samhain, SAM_5_17a_two_points_for_each_pair_of_equal_objects) {
  Scenario s(2);
  s.member(A, "C09").object(A, fire, 2).object(A, dolmen, 0, 2).object(A, rune, 0, 1).turn_of(A);
  s.play("activate C09");
  EXPECT_EQ(s.player(A).vp, 4);
}

TEST(Samhain, SAM_5_17b_three_equal_objects_make_one_pair) {
  Scenario s(4);
  s.member(A, "C09").object(A, fire, 3).turn_of(A);
  s.play("activate C09");
  EXPECT_EQ(s.player(A).vp, 2);
}

TEST(Samhain, SAM_5_17d_used_objects_count_for_pairs) {
  Scenario s(2);
  s.member(A, "C09").object(A, horn, 0, 1).object(A, rune, 0, 2).turn_of(A);
  s.play("activate C09");
  EXPECT_EQ(s.player(A).vp, 2);
}

TEST(Samhain, SAM_5_17d_an_upright_and_a_used_object_make_a_pair) {
  Scenario s(2);
  s.member(A, "C09").object(A, fire, 1, 1).turn_of(A);
  s.play("activate C09");
  EXPECT_EQ(s.player(A).vp, 2);
}

TEST(Samhain, SAM_5_17c_five_different_objects_without_a_pair_give_a_wisp) {
  Scenario s(2);
  s.member(A, "C09");
  for (std::uint8_t o = 0; o < object_count; ++o) s.object(A, static_cast<Object>(o), 0, 1);
  s.turn_of(A).play("activate C09");
  EXPECT_EQ(s.player(A).vp, 0);
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_5_18a_two_different_cubes_a_kill_and_a_point) {
  Scenario s(2);
  s.member(A, "C09").member(B, "C01", 1, exhausted).round(2).turn_of(A);
  s.play("activate C09");
  EXPECT_EQ(offered(s), (Choices{"spend wood+gold", "spend wood+stone", "spend gold+stone"}));
  s.play("spend gold+stone");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 1, 1}}));
  EXPECT_EQ(s.player(B).buried, 1);
  EXPECT_EQ(s.exhausted_on(B, "C01"), 0);
  EXPECT_EQ(s.player(A).vp, 1);
}

TEST(Samhain, SAM_5_18b_A18_needs_two_different_cubes) {
  Scenario s(2);
  s.member(A, "C09").cubes(A, 0, 3, 0).member(B, "C01").round(2).turn_of(A);
  s.play("activate C09");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(B).buried, 0);
  EXPECT_EQ(s.player(A).cubes[gold], 3);
}

TEST(Samhain, SAM_5_18b_A18_needs_an_opponents_member_on_the_board) {
  Scenario s(2);
  s.member(A, "C09").member(A, "C01").round(2).turn_of(A);
  s.play("activate C09");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 2}}));
}

}  // namespace
}  // namespace veillee::samhain
