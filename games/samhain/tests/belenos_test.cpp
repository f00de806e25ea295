// The actions of Belenos, A25 to A30 (section 5).
#include "games/samhain/tests/telling.hpp"

namespace veillee::samhain {
namespace {

TEST(Samhain, SAM_5_25a_worship_of_belenos_light_then_a_stone) {
  Scenario s(2);
  s.member(A, "C13").turn_of(A);
  s.play("activate C13").play("perform light");
  EXPECT_EQ(s.pa(A, "belenos-light"), 1);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 3}}));
  EXPECT_TRUE(came_before(s, Happened::worship_gained, Happened::cubes_gained));
}

TEST(Samhain, SAM_5_25b_A25_is_feasible_with_a_full_track_and_no_stone_left) {
  Scenario s(2);
  s.member(A, "C13").cubes(A, 2, 2, 8).worship(A, "belenos-light", 5).turn_of(A);
  s.play("activate C13");
  EXPECT_EQ(s.refusal("wisp"), "SAM-4.25");
  s.play("perform light");
  EXPECT_EQ(s.happened(Happened::performs, A), 1);
  EXPECT_EQ(s.player(A).cubes[stone], 8);
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_5_26a_SAM_T79_worship_of_belenos_dark_two_stone_a_wisp) {
  Scenario s(2);
  s.member(A, "C13").cubes(A, 2, 2, 0).round(2).turn_of(A);
  s.play("activate C13").play("perform dark");
  EXPECT_EQ(s.pa(A, "belenos-dark"), 1);
  EXPECT_EQ(s.player(A).cubes[stone], 2);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_TRUE(came_before(s, Happened::worship_gained, Happened::cubes_gained));
  EXPECT_TRUE(came_before(s, Happened::cubes_gained, Happened::wisp_taken));
}

TEST(Samhain, SAM_5_26b_A26_takes_the_stone_that_is_left_and_always_the_wisp) {
  for (const int left : {0, 1, 2}) {
    Scenario s(2);
    s.member(A, "C13").cubes(A, 2, 2, 8 - left).round(2).turn_of(A);
    s.play("activate C13");
    EXPECT_EQ(s.refusal("wisp"), "SAM-4.25");
    s.play("perform dark");
    EXPECT_EQ(s.player(A).cubes[stone], 8);
    EXPECT_EQ(s.player(A).wisps, 1);
  }
}

TEST(Samhain, SAM_5_27a_a_stone_and_a_gold_for_a_dolmen) {
  Scenario s(2);
  s.member(A, "C14").turn_of(A);
  s.play("activate C14");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 1, 1}}));
  EXPECT_EQ(s.player(A).upright[dolmen], 1);
  EXPECT_EQ(s.state.reserve_objects[dolmen], 1);
}

TEST(Samhain, SAM_5_27b_no_dolmen_left_a_wisp_and_nothing_paid) {
  Scenario s(2);
  s.member(A, "C14").object(B, dolmen, 2).turn_of(A);
  s.play("activate C14");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 2}}));
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_5_27c_A27_needs_both_cubes) {
  for (const Cubes cubes : {Cubes{{2, 0, 2}}, Cubes{{2, 2, 0}}}) {
    Scenario s(2);
    s.member(A, "C14").cubes(A, cubes[wood], cubes[gold], cubes[stone]).turn_of(A);
    s.play("activate C14");
    EXPECT_EQ(s.player(A).cubes, cubes);
    EXPECT_EQ(s.player(A).wisps, 1);
    EXPECT_EQ(s.player(A).upright[dolmen], 0);
  }
}

TEST(Samhain, SAM_5_28a_two_members_swap_places_then_a_wisp_then_a_point) {
  Scenario s(2);
  s.member(A, "C14").member(B, "C01").cubes(A, 0, 0, 0).round(2).turn_of(A);
  s.play("activate C14");
  EXPECT_EQ(s.exhausted_on(A, "C01"), 1);
  EXPECT_EQ(s.active_on(B, "C14"), 1);
  EXPECT_EQ(s.active_on(B, "C01") + s.exhausted_on(A, "C14"), 0);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).vp, 1);
  EXPECT_TRUE(came_before(s, Happened::members_swapped, Happened::wisp_taken));
  EXPECT_TRUE(came_before(s, Happened::wisp_taken, Happened::vp_gained));
}

TEST(Samhain, SAM_5_28a_active_and_exhausted_members_of_both_sides_can_be_chosen) {
  Scenario s(2);
  s.member(A, "C14").member(A, "C02").member(A, "C03", 1, exhausted);
  s.member(B, "C01").member(B, "C15", 1, exhausted).round(2).turn_of(A);
  s.play("activate C14").play("perform dark");
  EXPECT_EQ(offered(s), (Choices{"pick C14 exhausted", "pick C02 active", "pick C03 exhausted"}));
  s.play("pick C02 active");
  EXPECT_EQ(offered(s), (Choices{"swap B C01 active", "swap B C15 exhausted"}));
}

TEST(Samhain, SAM_5_28b_each_member_keeps_its_condition) {
  Scenario s(2);
  s.member(A, "C14").member(A, "C02").member(B, "C15", 1, exhausted).round(2).turn_of(A);
  s.play("activate C14").play("perform dark").play("pick C02 active");
  EXPECT_EQ(s.active_on(A, "C15"), 1);
  EXPECT_EQ(s.exhausted_on(B, "C02"), 1);
}

TEST(Samhain, SAM_5_28c_complete_cards_any_distance_apart_are_no_obstacle) {
  Scenario s(2);
  s.member(A, "C14").member(B, "C14", 1, exhausted).member(B, "C01", 2).round(2).turn_of(A);
  s.play("activate C14").play("perform dark");
  EXPECT_EQ(s.exhausted_on(A, "C01"), 1);
  EXPECT_EQ(s.active_on(B, "C01"), 1);
  EXPECT_EQ(s.active_on(B, "C14"), 1);
  EXPECT_EQ(s.state.on_card[card("C01")], 2);
  EXPECT_EQ(s.state.on_card[card("C14")], 2);
}

TEST(Samhain, SAM_5_28c_members_on_one_card_do_not_swap) {
  Scenario s(2);
  s.member(A, "C14").member(A, "C01").member(B, "C01").member(B, "C15").round(2).turn_of(A);
  s.play("activate C14").play("perform dark").play("pick C01 active");
  EXPECT_EQ(s.exhausted_on(A, "C14"), 1);
  EXPECT_EQ(s.active_on(A, "C15"), 1);  // B's member on C01 was no partner, the other one was
  EXPECT_EQ(s.active_on(B, "C01"), 2);
}

TEST(Samhain, SAM_5_28d_no_two_members_on_different_cards_no_swap) {
  Scenario s(2);
  s.member(A, "C14").member(B, "C14", 1, exhausted).round(2).turn_of(A);
  s.play("activate C14");
  EXPECT_EQ(s.refusal("perform dark"), "SAM-4.23");
}

TEST(Samhain, SAM_5_28d_no_opponents_member_no_swap) {
  Scenario s(2);
  s.member(A, "C14").member(A, "C01").round(2).turn_of(A);
  s.play("activate C14");
  EXPECT_EQ(s.refusal("perform dark"), "SAM-4.23");
}

TEST(Samhain, SAM_5_28e_who_is_swapped_out_does_not_act_and_who_is_swapped_in_does_not_either) {
  Scenario s(3);
  s.member(A, "C14").member(A, "C01").member(B, "C14").member(B, "C05").round(2).turn_of(A);
  s.play("activate C14").play("perform dark").play("pick C01 active").play("swap B C14 waiting");
  EXPECT_EQ(s.happened(Happened::performs), 1);
  EXPECT_EQ(s.active_on(B, "C01"), 1);
  EXPECT_EQ(s.active_on(A, "C14"), 1);
  EXPECT_EQ(s.player(B).wisps, 0);
  EXPECT_EQ(s.decision(), Decision::main_action);
}

TEST(Samhain, SAM_5_29a_SAM_T79_one_cube_of_each_kind_for_three_points) {
  Scenario s(2);
  s.member(A, "C15").cubes(A, 1, 1, 1).turn_of(A);
  s.play("activate C15");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 0, 0}}));
  EXPECT_EQ(s.player(A).vp, 3);
}

TEST(Samhain, SAM_5_29b_a_missing_kind_makes_A29_infeasible) {
  for (const Cubes cubes : {Cubes{{0, 4, 4}}, Cubes{{4, 0, 4}}, Cubes{{4, 4, 0}}}) {
    Scenario s(2);
    s.member(A, "C15").cubes(A, cubes[wood], cubes[gold], cubes[stone]).turn_of(A);
    s.play("activate C15");
    EXPECT_EQ(s.player(A).cubes, cubes);
    EXPECT_EQ(s.player(A).vp, 0);
    EXPECT_EQ(s.player(A).wisps, 1);
  }
}

TEST(Samhain, SAM_5_30a_SAM_T79_two_wisps_for_two_points) {
  Scenario s(2);
  s.member(A, "C15").wisps(A, 2).cubes(A, 2, 0, 2).round(2).turn_of(A);
  s.play("activate C15");
  EXPECT_EQ(s.player(A).wisps, 0);
  EXPECT_EQ(s.player(A).vp, 2);
}

TEST(Samhain, SAM_5_30b_the_wisps_go_to_the_reserve) {
  Scenario s(2);
  s.member(A, "C15").wisps(A, 3).cubes(A, 2, 0, 2).round(2).turn_of(A);
  s.play("activate C15");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.state.reserve_wisps, 5);
}

TEST(Samhain, SAM_5_30b_one_wisp_is_not_enough) {
  Scenario s(2);
  s.member(A, "C15").wisps(A, 1).cubes(A, 2, 0, 2).round(2).turn_of(A);
  s.play("activate C15");
  EXPECT_EQ(s.player(A).wisps, 2);
  EXPECT_EQ(s.player(A).vp, 0);
}

}  // namespace
}  // namespace veillee::samhain
