// The actions of Morrigan, A19 to A24 (section 5).
#include "games/samhain/tests/telling.hpp"

namespace veillee::samhain {
namespace {

TEST(Samhain, SAM_5_19a_worship_of_morrigan_light_then_a_cube_of_choice) {
  Scenario s(2);
  s.member(A, "C10").turn_of(A);
  s.play("activate C10").play("perform light");
  EXPECT_EQ(s.pa(A, "morrigan-light"), 1);
  EXPECT_EQ(offered(s), (Choices{"take wood", "take gold", "take stone"}));
  s.play("take stone");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 3}}));
}

TEST(Samhain, SAM_5_19b_the_cube_comes_from_the_reserve_and_a_missing_kind_is_not_offered) {
  Scenario s(2);
  s.member(A, "C10").cubes(A, 2, 8, 2).turn_of(A);
  s.play("activate C10").play("perform light");
  EXPECT_EQ(offered(s), (Choices{"take wood", "take stone"}));
  s.play("take wood");
  EXPECT_EQ(s.state.reserve[wood], 5);
}

TEST(Samhain, SAM_5_19b_nothing_is_gained_from_an_empty_reserve) {
  Scenario s(2);
  s.member(A, "C10").cubes(A, 8, 8, 8).turn_of(A);
  s.play("activate C10").play("perform light");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{8, 8, 8}}));
  EXPECT_EQ(s.player(A).wisps, 0);
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_5_19c_A19_is_feasible_with_a_full_track_and_an_empty_reserve) {
  Scenario s(2);
  s.member(A, "C10").cubes(A, 8, 8, 8).worship(A, "morrigan-light", 5).turn_of(A);
  s.play("activate C10");
  EXPECT_EQ(s.refusal("wisp"), "SAM-4.25");
  s.play("perform light");
  EXPECT_EQ(s.happened(Happened::performs, A), 1);
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_5_20a_worship_of_morrigan_dark_then_of_choice_then_a_wisp) {
  Scenario s(2);
  s.member(A, "C10").round(2).turn_of(A);
  s.play("activate C10").play("perform dark");
  EXPECT_EQ(s.pa(A, "morrigan-dark"), 1);
  EXPECT_EQ(s.player(A).wisps, 0);
  s.play("worship belenos-dark");
  EXPECT_EQ(s.pa(A, "belenos-dark"), 1);
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_5_20a_SAM_5_20b_SAM_T79_both_worship_on_morrigan_dark_with_one_marker) {
  Scenario s(2);
  s.member(A, "C10").round(2).turn_of(A);
  const int before = s.player(A).own_reserve;
  s.play("activate C10").play("perform dark").play("worship morrigan-dark");
  EXPECT_EQ(s.pa(A, "morrigan-dark"), 2);
  EXPECT_EQ(s.player(A).own_reserve, before - 1);
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_5_20c_any_of_the_ten_tracks_may_be_chosen) {
  Scenario s(2);
  s.member(A, "C10").round(2).turn_of(A);
  s.play("activate C10").play("perform dark");
  EXPECT_EQ(s.options().size(), 10U);
}

TEST(Samhain, SAM_5_20c_a_full_track_is_not_offered_while_another_is_recordable) {
  Scenario s(2);
  s.member(A, "C10").worship(A, "sirona-light", 5).round(2).turn_of(A);
  s.play("activate C10").play("perform dark");
  EXPECT_EQ(s.refusal("worship sirona-light"), "SAM-3.19");
  EXPECT_EQ(s.options().size(), 9U);
}

TEST(Samhain, SAM_5_20c_without_a_recordable_track_each_worship_becomes_a_wisp) {
  Scenario s(2);
  s.member(A, "C10").worship(A, "morrigan-dark", 5).own_reserve(A, 0).round(2).turn_of(A);
  s.play("activate C10");
  EXPECT_EQ(s.refusal("wisp"), "SAM-4.25");
  s.play("perform dark");
  EXPECT_EQ(s.player(A).wisps, 3);
  EXPECT_EQ(s.happened(Happened::worship_gained), 0);
}

TEST(Samhain, SAM_5_21a_two_worship_on_one_temple_for_a_sacred_fire) {
  Scenario s(2);
  s.member(A, "C11").worship(A, "belenos-light", 3).turn_of(A);
  s.play("activate C11");
  EXPECT_EQ(s.pa(A, "belenos-light"), 1);
  EXPECT_EQ(s.player(A).upright[fire], 1);
  EXPECT_EQ(s.state.reserve_objects[fire], 1);
}

TEST(Samhain, SAM_5_21b_any_split_between_the_two_tracks_of_a_temple) {
  Scenario s(2);
  s.member(A, "C11").worship(A, "sirona-light", 2).worship(A, "sirona-dark", 2);
  s.worship(A, "belenos-dark", 1).worship(A, "morrigan-light", 1).turn_of(A);
  s.play("activate C11");
  EXPECT_EQ(offered(s),
            (Choices{"devote sirona-light sirona-light", "devote sirona-light sirona-dark",
                     "devote sirona-dark sirona-dark"}));
  s.play("devote sirona-light sirona-dark");
  EXPECT_EQ(s.pa(A, "sirona-light"), 1);
  EXPECT_EQ(s.pa(A, "sirona-dark"), 1);
}

TEST(Samhain, SAM_5_21c_no_sacred_fire_left_a_wisp_and_nothing_paid) {
  Scenario s(2);
  s.member(A, "C11").worship(A, "sirona-light", 2).object(A, fire, 2).turn_of(A);
  s.play("activate C11");
  EXPECT_EQ(s.pa(A, "sirona-light"), 2);
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_5_21d_single_worship_on_different_temples_does_not_do) {
  Scenario s(2);
  s.member(A, "C11").worship(A, "sirona-light", 1).worship(A, "belenos-light", 1).turn_of(A);
  s.play("activate C11");
  EXPECT_EQ(s.player(A).upright[fire], 0);
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_5_21d_a_repetition_needs_one_worship_only) {
  Scenario s(2);
  s.member(A, "C11", 2).worship(A, "sirona-light", 3).turn_of(A);
  s.play("activate C11");  // 2 PA, then 1 PA: the discount is the only way to pay
  EXPECT_EQ(s.pa(A, "sirona-light"), 0);
  EXPECT_EQ(s.player(A).upright[fire], 2);
}

TEST(Samhain, SAM_5_22a_an_opponent_of_choice_loses_worship_on_a_track_of_choice) {
  Scenario s(3);
  s.member(A, "C11").worship(A, "sirona-light", 4).worship(B, "sirona-light", 2);
  s.worship(B, "belenos-dark", 1).worship(C, "sirona-light", 1).round(2).turn_of(A);
  s.play("activate C11").play("perform dark");
  EXPECT_EQ(offered(s),
            (Choices{"weaken B sirona-light", "weaken B belenos-dark", "weaken C sirona-light"}));
  s.play("weaken B sirona-light");
  EXPECT_EQ(s.pa(B, "sirona-light"), 1);
  EXPECT_EQ(s.pa(C, "sirona-light"), 1);
  EXPECT_TRUE(came_before(s, Happened::worship_lost, Happened::wisp_taken));
  EXPECT_TRUE(came_before(s, Happened::wisp_taken, Happened::vp_gained));
}

TEST(Samhain, SAM_5_22a_SAM_T79_a_loss_of_one_a_wisp_and_a_point) {
  Scenario s(2);
  s.member(A, "C11").worship(B, "belenos-light", 3).round(2).turn_of(A);
  s.play("activate C11");
  EXPECT_EQ(s.pa(B, "belenos-light"), 2);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).vp, 1);
}

TEST(Samhain, SAM_5_22b_A22_is_infeasible_when_no_opponent_has_worship) {
  Scenario s(2);
  s.member(A, "C11").worship(A, "sirona-light", 1).round(2).turn_of(A);
  s.play("activate C11");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).vp, 0);
  EXPECT_EQ(s.pa(A, "sirona-light"), 1);
}

TEST(Samhain, SAM_5_22b_a_marker_that_falls_to_zero_goes_home) {
  Scenario s(2);
  s.member(A, "C11").worship(B, "sirona-dark", 1).own_reserve(B, 4).round(2).turn_of(A);
  s.play("activate C11");
  EXPECT_EQ(s.pa(B, "sirona-dark"), 0);
  EXPECT_EQ(s.player(B).own_reserve, 5);
}

TEST(Samhain, SAM_5_23a_the_performer_falls_with_an_opponents_member_for_two_points) {
  Scenario s(3);
  s.member(A, "C12").member(A, "C05").member(B, "C01").turn_of(A);
  s.play("activate C12");
  EXPECT_EQ(s.exhausted_on(A, "C12"), 0);
  EXPECT_EQ(s.active_on(A, "C05"), 1);
  EXPECT_EQ(s.active_on(B, "C01"), 0);
  EXPECT_EQ(s.player(A).buried, 1);
  EXPECT_EQ(s.player(B).buried, 1);
  EXPECT_EQ(s.player(A).vp, 2);
}

TEST(Samhain, SAM_5_23b_a_victim_on_the_activated_card_does_not_act) {
  Scenario s(3);
  s.member(A, "C12").member(B, "C12").member(B, "C01").worship(B, "sirona-dark", 1).turn_of(A);
  s.play("activate C12").play("kill B C12 waiting");
  EXPECT_EQ(s.player(B).buried, 1);
  EXPECT_EQ(s.happened(Happened::performs, B), 0);
  EXPECT_EQ(s.player(B).wisps, 0);
  EXPECT_EQ(s.decision(), Decision::main_action);
}

TEST(Samhain, SAM_5_23c_one_free_tomb_is_not_enough_for_A23) {
  Scenario s(3);
  s.member(A, "C12").member(B, "C01").buried(C, 3).turn_of(A);
  s.play("activate C12");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).vp, 0);
  EXPECT_EQ(s.exhausted_on(A, "C12"), 1);
  EXPECT_EQ(s.active_on(B, "C01"), 1);
}

TEST(Samhain, SAM_5_23f_two_free_tombs_are_enough_for_A23) {
  Scenario s(3);
  s.member(A, "C12").member(B, "C01").buried(C, 2).turn_of(A);
  s.play("activate C12");
  EXPECT_EQ(s.player(A).vp, 2);
  EXPECT_EQ(s.player(A).wisps, 0);
}

TEST(Samhain, SAM_5_23d_A23_needs_a_victim) {
  Scenario s(3);
  s.member(A, "C12").member(A, "C01").worship(B, "sirona-dark", 1).turn_of(A);
  s.play("activate C12");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.exhausted_on(A, "C12"), 1);
  EXPECT_EQ(s.player(A).buried, 0);
}

TEST(Samhain, SAM_5_23e_sacrifice_kill_full_graveyard_points_in_this_order) {
  Scenario s(2);
  s.member(A, "C12").member(B, "C01").buried(B, 1).turn_of(A);
  s.play("activate C12");
  EXPECT_TRUE(came_before(s, Happened::member_sacrificed, Happened::member_killed));
  EXPECT_TRUE(came_before(s, Happened::member_killed, Happened::graveyard_emptied));
  EXPECT_TRUE(came_before(s, Happened::graveyard_emptied, Happened::vp_gained));
  EXPECT_EQ(s.player(A).buried + s.player(B).buried, 0);
}

TEST(Samhain, SAM_5_24a_a_point_for_each_track_led_alone) {
  Scenario s(3);
  s.member(A, "C12").worship(A, "sirona-light", 2).worship(B, "sirona-light", 1);
  s.worship(A, "belenos-dark", 3).worship(C, "belenos-dark", 3).worship(A, "morrigan-light", 1);
  s.worship(A, "sucellos-dark", 4).worship(B, "sucellos-dark", 5).round(2).turn_of(A);
  s.play("activate C12");
  EXPECT_EQ(s.player(A).vp, 2);  // sirona Light and morrigan Light
}

TEST(Samhain, SAM_5_24b_tracks_of_both_sides_count_and_empty_ones_do_not) {
  Scenario s(2);
  s.member(A, "C12").own_reserve(A, 0).round(2);
  for (const std::string_view id : track_ids) s.worship(A, id, 1);
  s.turn_of(A).play("activate C12");
  EXPECT_EQ(s.player(A).vp, 10);

  Scenario one(2);
  one.member(A, "C12").worship(A, "sirona-light", 1).round(2).turn_of(A);
  one.play("activate C12");
  EXPECT_EQ(one.player(A).vp, 1);
}

TEST(Samhain, SAM_5_24c_a_player_who_leads_no_track_alone_takes_a_wisp) {
  Scenario s(2);
  s.member(A, "C12").worship(A, "sirona-light", 3).worship(B, "sirona-light", 3);
  s.round(2).turn_of(A);
  s.play("activate C12");
  EXPECT_EQ(s.player(A).vp, 0);
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_5_24c_the_surcharge_may_not_be_the_worship_that_leads) {
  Scenario s(2);
  s.member(A, "C12").cubes(A, 0, 0, 0).worship(A, "sirona-light", 1).turn_of(A);
  s.play("activate C12");  // a Light round without a victim; the only PM is the only lead
  EXPECT_EQ(s.pa(A, "sirona-light"), 1);
  EXPECT_EQ(s.player(A).wisps, 1);
}

}  // namespace
}  // namespace veillee::samhain
