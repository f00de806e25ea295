// The actions of Cernunnos, A01 to A06, and what holds for all thirty (section 5).
#include "games/samhain/tests/telling.hpp"

namespace veillee::samhain {
namespace {

TEST(Samhain, SAM_5_0a_a_kill_reaches_members_on_action_cards_only) {
  Scenario s(2);
  s.member(A, "C09").member(B, "C01").member(B, "C15", 1, exhausted);
  s.worship(B, "sirona-light", 3).round(2).turn_of(A);
  s.play("activate C09").play("spend wood+gold");
  EXPECT_EQ(offered(s), (Choices{"kill B C01 active", "kill B C15 exhausted"}));
}

TEST(Samhain, SAM_5_0a_a_clan_that_is_only_on_temples_cannot_be_killed) {
  Scenario s(2);
  s.member(A, "C09").worship(B, "sirona-light", 3).round(2).turn_of(A);
  s.play("activate C09");  // A18 has no victim, A17 no pair
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.pa(B, "sirona-light"), 3);
}

TEST(Samhain, SAM_5_0b_the_performer_makes_the_choices_for_the_member_of_another) {
  Scenario s(2);
  s.member(A, "C06").buried(B, 1).turn_of(A);
  s.play("activate C06");
  EXPECT_EQ(s.decision(), Decision::revive_place);
  s.play(A, "place C15");
  EXPECT_EQ(s.exhausted_on(B, "C15"), 1);
}

TEST(Samhain, SAM_5_0c_a_new_object_leaves_the_reserve_upright_and_can_be_used_at_once) {
  Scenario s(2);
  s.member(A, "C05").turn_of(A);
  s.play("activate C05");
  EXPECT_EQ(s.state.reserve_objects[rune], 1);
  EXPECT_EQ(s.player(A).upright[rune], 1);
  EXPECT_EQ(s.decision(), Decision::after_main_action);
  s.play(A, "use rune").play("take gold");
  EXPECT_EQ(s.player(A).cubes[gold], 3);
}

TEST(Samhain, SAM_5_0d_options_tell_members_apart_by_card_owner_and_condition_only) {
  Scenario s(4);
  s.member(A, "C09").member(B, "C09").member(B, "C09", 2, exhausted).member(B, "C01", 2);
  s.member(C, "C01").round(2).turn_of(A);
  s.play("activate C09").play("spend wood+gold");
  EXPECT_EQ(offered(s), (Choices{"kill B C09 waiting", "kill B C09 exhausted", "kill B C01 active",
                                 "kill C C01 active"}));
  EXPECT_EQ(s.options().size(), 4U);
}

TEST(Samhain, SAM_5_1a_worship_of_cernunnos_light_then_a_wood) {
  Scenario s(2);
  s.member(A, "C01").turn_of(A);
  s.play("activate C01").play("perform light");
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 1);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{3, 2, 2}}));
  EXPECT_EQ(s.state.reserve[wood], 5);
  EXPECT_TRUE(came_before(s, Happened::worship_gained, Happened::cubes_gained));
}

TEST(Samhain, SAM_5_1b_A01_is_feasible_with_a_full_track_and_no_wood_left) {
  Scenario s(2);
  s.member(A, "C01").cubes(A, 8, 2, 2).worship(A, "cernunnos-light", 5).turn_of(A);
  s.play("activate C01");
  EXPECT_EQ(s.refusal("wisp"), "SAM-4.25");
  s.play("perform light");
  EXPECT_EQ(s.happened(Happened::performs, A), 1);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 5);
  EXPECT_EQ(s.player(A).cubes[wood], 8);
}

TEST(Samhain, SAM_5_2a_SAM_T79_worship_of_cernunnos_dark_two_wood_a_wisp) {
  Scenario s(2);
  s.member(A, "C01").cubes(A, 0, 2, 2).round(2).turn_of(A);
  s.play("activate C01").play("perform dark");
  EXPECT_EQ(s.pa(A, "cernunnos-dark"), 1);
  EXPECT_EQ(s.player(A).cubes[wood], 2);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_TRUE(came_before(s, Happened::worship_gained, Happened::cubes_gained));
  EXPECT_TRUE(came_before(s, Happened::cubes_gained, Happened::wisp_taken));
}

TEST(Samhain, SAM_5_2b_A02_takes_the_wood_that_is_left_and_always_the_wisp) {
  for (const int left : {0, 1, 2}) {
    Scenario s(2);
    s.member(A, "C01").cubes(A, 8 - left, 2, 2).round(2).turn_of(A);
    s.play("activate C01").play("perform dark");
    EXPECT_EQ(s.player(A).cubes[wood], 8);
    EXPECT_EQ(s.state.reserve[wood], 0);
    EXPECT_EQ(s.player(A).wisps, 1);
  }
}

TEST(Samhain, SAM_5_2b_A02_cannot_be_replaced_by_a_wisp) {
  Scenario s(2);
  s.member(A, "C01").cubes(A, 8, 2, 2).worship(A, "cernunnos-dark", 5).round(2).turn_of(A);
  s.play("activate C01");
  EXPECT_EQ(s.refusal("wisp"), "SAM-4.25");
  s.play("perform dark");
  EXPECT_EQ(s.player(A).wisps, 2);  // the worship that found no room, and the action's own
}

TEST(Samhain, SAM_5_3a_a_stone_and_a_wood_for_a_sickle) {
  Scenario s(2);
  s.member(A, "C02").turn_of(A);
  s.play("activate C02");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{1, 2, 1}}));
  EXPECT_EQ(s.player(A).upright[sickle], 1);
  EXPECT_EQ(s.state.reserve_objects[sickle], 1);
}

TEST(Samhain, SAM_5_3b_no_sickle_left_a_wisp_and_nothing_paid) {
  Scenario s(2);
  s.member(A, "C02").object(B, sickle, 2).turn_of(A);
  s.play("activate C02");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 2}}));
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).upright[sickle], 0);
}

TEST(Samhain, SAM_5_3c_A03_needs_both_cubes) {
  for (const Cubes cubes : {Cubes{{0, 2, 2}}, Cubes{{2, 2, 0}}}) {
    Scenario s(2);
    s.member(A, "C02").cubes(A, cubes[wood], cubes[gold], cubes[stone]).turn_of(A);
    s.play("activate C02");
    EXPECT_EQ(s.player(A).cubes, cubes);
    EXPECT_EQ(s.player(A).wisps, 1);
    EXPECT_EQ(s.player(A).upright[sickle], 0);
  }
}

TEST(Samhain, SAM_5_4a_a_wisp_to_the_opponent_of_choice_then_a_point) {
  Scenario s(3);
  s.member(A, "C02").wisps(A, 1).round(2).turn_of(A);
  s.play("activate C02").play("perform dark");
  EXPECT_EQ(offered(s), (Choices{"give B", "give C"}));
  s.play(A, "give C");
  EXPECT_EQ(s.player(A).wisps, 0);
  EXPECT_EQ(s.player(B).wisps, 0);
  EXPECT_EQ(s.player(C).wisps, 1);
  EXPECT_EQ(s.player(A).vp, 1);
  EXPECT_TRUE(came_before(s, Happened::wisp_given, Happened::vp_gained));
}

TEST(Samhain, SAM_5_4a_SAM_T79_two_wisps_one_is_given) {
  Scenario s(2);
  s.member(A, "C02").wisps(A, 2).round(2).turn_of(A);
  s.play("activate C02").play("perform dark");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).vp, 1);
  EXPECT_EQ(s.player(B).wisps, 1);
}

TEST(Samhain, SAM_5_4b_A04_needs_a_wisp_of_ones_own) {
  Scenario s(2);
  s.member(A, "C02").wisps(B, 2).round(2).turn_of(A);
  s.play("activate C02");
  EXPECT_EQ(s.refusal("perform dark"), "SAM-4.23");
}

TEST(Samhain, SAM_5_4b_a_given_wisp_is_not_refused_and_leaves_the_reserve_alone) {
  Scenario s(2);
  s.member(A, "C02").wisps(A, 3).wisps(B, 2).round(2).turn_of(A);
  s.play("activate C02").play("perform dark");
  EXPECT_EQ(s.player(B).wisps, 3);
  EXPECT_EQ(s.state.reserve_wisps, 1);
  EXPECT_EQ(s.happened(Happened::event_begins), 0);
}

TEST(Samhain, SAM_5_5a_three_cubes_of_a_kind_for_three_points) {
  Scenario s(2);
  s.member(A, "C03").cubes(A, 3, 2, 2).turn_of(A);
  s.play("activate C03");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 2, 2}}));
  EXPECT_EQ(s.player(A).vp, 3);
}

TEST(Samhain, SAM_5_5b_the_player_chooses_among_the_kinds_of_which_he_has_three) {
  Scenario s(2);
  s.member(A, "C03").cubes(A, 3, 2, 4).turn_of(A);
  s.play("activate C03");
  EXPECT_EQ(offered(s), (Choices{"spend wood+wood+wood", "spend stone+stone+stone"}));
  s.play("spend stone+stone+stone");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{3, 2, 1}}));
}

TEST(Samhain, SAM_5_5b_six_mixed_cubes_do_not_make_A05_feasible) {
  Scenario s(2);
  s.member(A, "C03").turn_of(A);
  s.play("activate C03");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).vp, 0);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 2}}));
}

TEST(Samhain, SAM_5_6a_SAM_T79_three_wisps_kill_a_member) {
  Scenario s(2);
  s.member(A, "C03").wisps(A, 3).member(B, "C01").round(2).turn_of(A);
  s.play("activate C03");
  EXPECT_EQ(s.player(A).wisps, 0);
  EXPECT_EQ(s.active_on(B, "C01"), 0);
  EXPECT_EQ(s.player(B).buried, 1);
}

TEST(Samhain, SAM_5_6b_the_three_wisps_go_to_the_reserve_and_there_are_no_points) {
  Scenario s(2);
  s.member(A, "C03").wisps(A, 4).member(B, "C01", 1, exhausted).round(2).turn_of(A);
  s.play("activate C03");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.state.reserve_wisps, 5);
  EXPECT_EQ(s.player(A).vp, 0);
}

TEST(Samhain, SAM_5_6b_two_wisps_are_not_enough_for_A06) {
  Scenario s(2);
  s.member(A, "C03").wisps(A, 2).member(B, "C01").round(2).turn_of(A);
  s.play("activate C03");
  EXPECT_EQ(s.player(A).wisps, 3);
  EXPECT_EQ(s.player(B).buried, 0);
}

TEST(Samhain, SAM_5_6b_A06_needs_a_victim_on_the_board) {
  Scenario s(2);
  s.member(A, "C03").wisps(A, 3).worship(B, "sirona-dark", 1).round(2).turn_of(A);
  s.play("activate C03");
  EXPECT_EQ(s.player(A).wisps, 4);
  EXPECT_EQ(s.player(B).buried, 0);
}

}  // namespace
}  // namespace veillee::samhain
