// The actions of Sirona, A07 to A12 (section 5).
#include "games/samhain/tests/telling.hpp"

namespace veillee::samhain {
namespace {

// A's member on C04 with nowhere to go: C01, C05 and C07 are complete. So activating C04 is all
// that A can do on his turn, and it is done at once.
Scenario hemmed_in() {
  Scenario s(2);
  s.member(A, "C04").member(B, "C01", 2).member(B, "C05", 2).member(B, "C07", 2);
  return s;
}

TEST(Samhain, SAM_5_7a_worship_of_sirona_light_then_one_step_of_an_own_member) {
  Scenario s(2);
  s.member(A, "C04").member(B, "C15").turn_of(A);
  s.play("activate C04").play("perform light");
  EXPECT_EQ(s.pa(A, "sirona-light"), 1);
  EXPECT_EQ(offered(s), (Choices{"step C04 exhausted C01", "step C04 exhausted C05",
                                 "step C04 exhausted C07"}));
  s.play("step C04 exhausted C05");
  EXPECT_EQ(s.exhausted_on(A, "C05"), 1);
  EXPECT_EQ(s.exhausted_on(A, "C04"), 0);
  EXPECT_EQ(s.happened(Happened::member_moved), 1);
}

TEST(Samhain, SAM_5_7b_a_moved_exhausted_member_stays_exhausted) {
  Scenario s(2);
  s.member(A, "C04").member(A, "C15", 1, exhausted).turn_of(A);
  s.play("activate C04").play("perform light").play("step C15 exhausted C12");
  EXPECT_EQ(s.exhausted_on(A, "C12"), 1);
  EXPECT_EQ(s.active_on(A, "C12"), 0);
}

TEST(Samhain, SAM_5_7g_a_moved_active_member_stays_active) {
  Scenario s(2);
  s.member(A, "C04").member(A, "C15").turn_of(A);
  s.play("activate C04").play("perform light").play("step C15 active C12");
  EXPECT_EQ(s.active_on(A, "C12"), 1);
  EXPECT_EQ(s.exhausted_on(A, "C12"), 0);
}

TEST(Samhain, SAM_5_7c_no_step_onto_a_complete_card) {
  Scenario s(2);
  s.member(A, "C04").member(B, "C01", 1, exhausted).member(B, "C01").turn_of(A);
  s.play("activate C04").play("perform light");
  EXPECT_EQ(s.refusal("step C04 exhausted C01"), "SAM-4.3");
  EXPECT_TRUE(s.offers("step C04 exhausted C05"));
}

TEST(Samhain, SAM_5_7d_the_step_cannot_be_declined) {
  Scenario s(2);
  s.member(A, "C04").turn_of(A);
  s.play("activate C04").play("perform light");
  EXPECT_EQ(s.decision(), Decision::move);
  for (const std::string& option : s.options()) EXPECT_EQ(option.substr(0, 5), "step ");
}

TEST(Samhain, SAM_5_7d_without_a_legal_step_it_is_skipped) {
  Scenario s = hemmed_in();
  s.turn_of(A).play("perform light");
  EXPECT_EQ(s.pa(A, "sirona-light"), 1);
  EXPECT_EQ(s.happened(Happened::member_moved), 0);
  EXPECT_EQ(s.exhausted_on(A, "C04"), 1);
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_5_7e_the_performer_another_participant_or_a_member_elsewhere_may_step) {
  Scenario s(3);
  s.member(A, "C04", 2).member(A, "C15").turn_of(A);
  s.play("activate C04").play("perform light");
  EXPECT_EQ(offered(s),
            (Choices{"step C04 waiting C01", "step C04 waiting C05", "step C04 waiting C07",
                     "step C04 exhausted C01", "step C04 exhausted C05", "step C04 exhausted C07",
                     "step C15 active C12", "step C15 active C14"}));
}

TEST(Samhain, SAM_5_7e_a_participant_that_stepped_away_does_not_act) {
  Scenario s(2);
  s.member(A, "C04", 2).turn_of(A);
  s.play("activate C04").play("perform light").play("step C04 waiting C05");
  EXPECT_EQ(s.happened(Happened::performs), 1);
  EXPECT_EQ(s.active_on(A, "C05"), 1);
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_5_7f_A07_is_feasible_with_a_full_track_and_no_step) {
  Scenario s = hemmed_in();
  s.worship(A, "sirona-light", 5).turn_of(A);
  EXPECT_EQ(s.refusal("wisp"), "SAM-4.25");
  s.play("perform light");
  EXPECT_EQ(s.happened(Happened::performs, A), 1);
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_5_8a_SAM_T79_worship_of_sirona_dark_a_wisp_and_two_steps) {
  Scenario s(2);
  s.member(A, "C04").member(A, "C15", 1, exhausted).round(2).turn_of(A);
  s.play("activate C04").play("perform dark");
  s.play("step C04 exhausted C01").play("step C15 exhausted C14");
  EXPECT_EQ(s.pa(A, "sirona-dark"), 1);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.happened(Happened::member_moved), 2);
  EXPECT_TRUE(came_before(s, Happened::worship_gained, Happened::wisp_taken));
  EXPECT_TRUE(came_before(s, Happened::wisp_taken, Happened::member_moved));
}

TEST(Samhain, SAM_5_8b_two_different_members_may_step) {
  Scenario s(2);
  s.member(A, "C04").member(A, "C10").round(2).turn_of(A);
  s.play("activate C04").play("perform dark");
  s.play("step C10 active C13").play("step C04 exhausted C07");
  EXPECT_EQ(s.active_on(A, "C13"), 1);
  EXPECT_EQ(s.exhausted_on(A, "C07"), 1);
}

TEST(Samhain, SAM_5_8b_the_same_member_may_step_twice) {
  Scenario s(2);
  s.member(A, "C04").member(A, "C10").round(2).turn_of(A);
  s.play("activate C04").play("perform dark");
  s.play("step C10 active C13").play("step C13 active C14");
  EXPECT_EQ(s.active_on(A, "C14"), 1);
  EXPECT_EQ(s.exhausted_on(A, "C04"), 1);
}

TEST(Samhain, SAM_5_8c_the_second_step_sees_what_the_first_one_changed) {
  Scenario s(2);
  s.member(A, "C04").member(A, "C05", 1, exhausted).member(B, "C05", 1, exhausted);
  s.round(2).turn_of(A);
  s.play("activate C04").play("perform dark");
  EXPECT_FALSE(s.offers("step C04 exhausted C05"));  // complete
  s.play("step C05 exhausted C06");
  EXPECT_TRUE(s.offers("step C04 exhausted C05"));
  for (const std::string& option : s.options()) EXPECT_EQ(option.substr(0, 5), "step ");
}

TEST(Samhain, SAM_5_8c_steps_that_are_impossible_are_skipped) {
  Scenario s = hemmed_in();
  s.round(2).turn_of(A).play("perform dark");
  EXPECT_EQ(s.happened(Happened::member_moved), 0);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_5_8d_A08_is_feasible_with_a_full_track_and_no_step) {
  Scenario s = hemmed_in();
  s.worship(A, "sirona-dark", 5).round(2).turn_of(A);
  EXPECT_EQ(s.refusal("wisp"), "SAM-4.25");
  s.play("perform dark");
  EXPECT_EQ(s.happened(Happened::performs, A), 1);
  EXPECT_EQ(s.player(A).wisps, 2);
}

TEST(Samhain, SAM_5_9a_the_performer_is_sacrificed_for_a_rune) {
  Scenario s(2);
  s.member(A, "C05").member(A, "C01").turn_of(A);
  s.play("activate C05");
  EXPECT_EQ(s.exhausted_on(A, "C05") + s.active_on(A, "C05"), 0);
  EXPECT_EQ(s.active_on(A, "C01"), 1);
  EXPECT_EQ(s.player(A).buried, 1);
  EXPECT_EQ(s.player(A).upright[rune], 1);
}

TEST(Samhain, SAM_5_9b_no_rune_left_a_wisp) {
  Scenario s(2);
  s.member(A, "C05").object(A, rune, 0, 2).turn_of(A);
  s.play("activate C05");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).lying[rune], 2);
  EXPECT_EQ(s.player(A).upright[rune], 0);
}

TEST(Samhain, SAM_5_9d_without_a_rune_the_member_is_exhausted_not_sacrificed) {
  Scenario s(2);
  s.member(A, "C05").object(A, rune, 0, 2).turn_of(A);
  s.play("activate C05");
  EXPECT_EQ(s.exhausted_on(A, "C05"), 1);
  EXPECT_EQ(s.player(A).buried, 0);
}

TEST(Samhain, SAM_5_9c_sacrifice_then_a_full_graveyard_then_the_rune) {
  Scenario s(2);
  s.member(A, "C05").buried(B, 2).turn_of(A);
  s.play("activate C05");
  EXPECT_TRUE(came_before(s, Happened::member_sacrificed, Happened::graveyard_emptied));
  EXPECT_TRUE(came_before(s, Happened::graveyard_emptied, Happened::object_gained));
}

TEST(Samhain, SAM_5_10a_SAM_T79_two_different_cubes_two_wisps_and_an_object_stolen) {
  Scenario s(2);
  s.member(A, "C05").cubes(A, 1, 0, 1).object(B, horn).round(2).turn_of(A);
  s.play("activate C05").play("perform dark");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 0, 0}}));
  EXPECT_EQ(s.player(A).wisps, 2);
  EXPECT_EQ(s.player(A).upright[horn], 1);
  EXPECT_EQ(s.player(B).upright[horn], 0);
  EXPECT_TRUE(came_before(s, Happened::cubes_paid, Happened::wisp_taken));
  EXPECT_TRUE(came_before(s, Happened::wisp_taken, Happened::object_stolen));
}

TEST(Samhain, SAM_5_10b_a_used_object_is_stolen_and_set_upright) {
  Scenario s(2);
  s.member(A, "C05").object(B, horn, 0, 1).round(2).turn_of(A);
  s.play("activate C05").play("perform dark").play("spend wood+gold");
  EXPECT_EQ(s.player(A).upright[horn], 1);
  EXPECT_EQ(s.player(A).lying[horn], 0);
  EXPECT_EQ(s.player(B).lying[horn], 0);
}

TEST(Samhain, SAM_5_10c_A10_needs_an_object_of_an_opponent) {
  Scenario s(2);
  s.member(A, "C05").object(A, horn, 0, 1).round(2).turn_of(A);
  s.play("activate C05");
  EXPECT_EQ(s.refusal("perform dark"), "SAM-4.23");
}

TEST(Samhain, SAM_5_10c_A10_needs_two_different_cubes) {
  Scenario s(2);
  s.member(A, "C05").cubes(A, 5, 0, 0).object(B, horn).round(2).turn_of(A);
  s.play("activate C05");
  EXPECT_EQ(s.refusal("perform dark"), "SAM-4.23");
}

TEST(Samhain, SAM_5_10c_the_performer_chooses_whom_and_what_to_rob) {
  Scenario s(3);
  s.member(A, "C05").cubes(A, 1, 1, 0).object(B, horn, 1, 1).object(C, rune, 0, 1);
  s.round(2).turn_of(A);
  s.play("activate C05").play("perform dark");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(offered(s),
            (Choices{"steal B horn upright", "steal B horn lying", "steal C rune lying"}));
  s.play("steal C rune lying");
  EXPECT_EQ(s.player(A).upright[rune], 1);
  EXPECT_EQ(s.player(C).lying[rune], 0);
}

TEST(Samhain, SAM_5_10d_an_event_after_the_first_wisp_comes_before_the_second_and_the_theft) {
  Scenario s(2);
  s.member(A, "C05").cubes(A, 1, 1, 0).wisps(A, 1).wisps(B, 4).object(B, horn).member(B, "C15");
  s.round(2).turn_of(A);
  s.play("activate C05").play("perform dark");
  EXPECT_EQ(s.decision(), Decision::pay);  // B sacrificed his only member; A cannot pay
  EXPECT_EQ(s.player(A).upright[horn], 0);
  s.play(B, "pay wood").play(B, "pay wood").play(B, "pay gold").play(B, "pay gold");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.state.reserve_wisps, 5);
  EXPECT_EQ(s.player(A).upright[horn], 1);
  EXPECT_TRUE(came_before(s, Happened::wisps_put_back, Happened::object_stolen));
}

TEST(Samhain, SAM_5_11a_reviving_an_own_member_gives_no_points) {
  Scenario s(2);
  s.member(A, "C06").buried(A, 1).turn_of(A);
  s.play("activate C06").play("place C01");
  EXPECT_EQ(s.exhausted_on(A, "C01"), 1);
  EXPECT_EQ(s.player(A).buried, 0);
  EXPECT_EQ(s.player(A).vp, 0);
}

TEST(Samhain, SAM_5_11b_reviving_an_opponents_member_gives_two_points) {
  Scenario s(2);
  s.member(A, "C06").buried(A, 1).buried(B, 1).turn_of(A);
  s.play("activate C06").play("revive B").play("place C01");
  EXPECT_EQ(s.exhausted_on(B, "C01"), 1);
  EXPECT_EQ(s.player(B).buried, 0);
  EXPECT_EQ(s.player(A).vp, 2);
  EXPECT_EQ(s.player(B).vp, 0);
}

TEST(Samhain, SAM_5_11c_the_dead_return_to_any_card_that_is_not_complete) {
  Scenario s(2);
  s.member(A, "C06").buried(A, 1).member(B, "C01", 2).turn_of(A);
  s.play("activate C06");
  Choices all;
  for (const std::string_view id : card_ids)
    if (id != "C01") all.insert("place " + std::string(id));
  EXPECT_EQ(offered(s), all);
}

TEST(Samhain, SAM_5_11d_an_empty_graveyard_makes_A11_infeasible) {
  Scenario s(2);
  s.member(A, "C06").turn_of(A);
  s.play("activate C06");
  EXPECT_EQ(s.happened(Happened::performs), 0);
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_5_11d_only_members_in_the_graveyard_can_be_revived) {
  Scenario s(3);
  s.member(A, "C06").buried(B, 1).buried(C, 1).turn_of(A);
  s.play("activate C06");
  EXPECT_EQ(offered(s), (Choices{"revive B", "revive C"}));
}

TEST(Samhain, SAM_5_12a_points_for_three_four_and_five_kinds_of_objects) {
  const int points[] = {2, 3, 5};
  for (const int kinds : {3, 4, 5}) {
    Scenario s(2);
    s.member(A, "C06").round(2);
    for (int o = 0; o < kinds; ++o) s.object(A, static_cast<Object>(4 - o), 0, 1);
    s.turn_of(A).play("activate C06");
    EXPECT_EQ(s.player(A).vp, points[kinds - 3]);
    EXPECT_EQ(s.player(A).wisps, 0);
  }
}

TEST(Samhain, SAM_5_12b_two_kinds_are_too_few_however_many_objects) {
  Scenario s(2);
  s.member(A, "C06").object(A, dolmen, 0, 2).object(A, fire, 2).round(2).turn_of(A);
  s.play("activate C06");
  EXPECT_EQ(s.player(A).vp, 0);
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_5_12b_used_objects_count_as_kinds) {
  Scenario s(2);
  s.member(A, "C06").object(A, rune, 0, 1).object(A, horn, 0, 1).object(A, fire, 1);
  s.round(2).turn_of(A).play("activate C06");
  EXPECT_EQ(s.player(A).vp, 2);
}

}  // namespace
}  // namespace veillee::samhain
