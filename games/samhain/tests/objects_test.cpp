// The objects (section 7).
#include "games/samhain/tests/telling.hpp"

namespace veillee::samhain {
namespace {

TEST(Samhain, SAM_7_1_an_object_is_put_upright_and_everybody_sees_it) {
  Scenario s(2);
  s.member(A, "C08").turn_of(A);
  s.play("activate C08");
  EXPECT_EQ(s.player(A).upright[horn], 1);
  const std::string seen = view_text<Samhain>(s.state, B);
  EXPECT_NE(seen.find(R"("upright":{"sickle":0,"rune":0,"horn":1,"fire":0,"dolmen":0})"),
            std::string::npos);
}

TEST(Samhain, SAM_7_2_an_object_serves_once_in_a_round) {
  Scenario s(2);
  s.member(A, "C01").object(A, rune).turn_of(A);
  s.play("use rune").play("take gold");
  EXPECT_EQ(s.player(A).upright[rune], 0);
  EXPECT_EQ(s.player(A).lying[rune], 1);
  EXPECT_EQ(s.refusal("use rune"), "SAM-7.2");
}

TEST(Samhain, SAM_7_2_a_used_object_stands_up_at_the_end_of_the_round) {
  Scenario s(2);
  s.member(A, "C01", 1, exhausted).object(A, rune).turn_of(A);
  s.play("use rune").play("take gold").play(A, "pass").play(B, "pass");
  EXPECT_EQ(s.state.round, 2);
  EXPECT_EQ(s.player(A).upright[rune], 1);
  EXPECT_EQ(s.player(A).lying[rune], 0);
}

TEST(Samhain, SAM_7_3_each_of_several_equal_objects_is_used_separately) {
  Scenario s(4);
  s.member(A, "C01").object(A, rune, 3).turn_of(A);
  s.play("use rune").play("take gold").play("use rune").play("take gold");
  EXPECT_EQ(s.player(A).upright[rune], 1);
  EXPECT_EQ(s.player(A).lying[rune], 2);
  EXPECT_TRUE(s.offers("use rune"));
}

TEST(Samhain, SAM_7_4_objects_need_not_be_used) {
  Scenario s(2);
  s.member(A, "C01").object(A, rune).object(A, horn).object(A, sickle).object(A, dolmen);
  s.turn_of(A).play("activate C01").play("go on").play("perform light").play("end turn");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.happened(Happened::object_used), 0);
}

TEST(Samhain, SAM_7_5_a_new_object_may_be_used_in_the_same_round) {
  Scenario s(2);
  s.member(A, "C02").turn_of(A);
  s.play("activate C02").play("use sickle").play("pay wood").play("gain vp");
  EXPECT_EQ(s.player(A).vp, 1);
  EXPECT_EQ(s.player(A).lying[sickle], 1);
}

// ── The windows of one's own turn ────────────────────────────────────────────────────────────

Scenario with_all_three() {
  Scenario s(2);
  s.member(A, "C01").object(A, horn).object(A, rune).object(A, sickle);
  return s;
}

bool all_three_offered(const Scenario& s) {
  return s.offers("use horn") && s.offers("use rune") && s.offers("use sickle");
}

TEST(Samhain, SAM_7_6_window_a_before_the_main_action) {
  Scenario s = with_all_three();
  s.turn_of(A);
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_TRUE(all_three_offered(s));
}

TEST(Samhain, SAM_7_6_window_b_after_the_move_and_before_the_activation) {
  Scenario s = with_all_three();
  s.turn_of(A).play("activate C01 C02");
  EXPECT_EQ(s.decision(), Decision::before_activation);
  EXPECT_EQ(s.happened(Happened::activation), 0);
  EXPECT_TRUE(all_three_offered(s));
}

TEST(Samhain, SAM_7_6_window_c_after_the_joint_actions_of_all) {
  Scenario s = with_all_three();
  s.member(B, "C01").turn_of(A).play("activate C01").play("go on").play("perform light");
  EXPECT_EQ(s.decider(), B);
  s.play(B, "perform light");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.decision(), Decision::after_main_action);
  EXPECT_TRUE(all_three_offered(s));
}

TEST(Samhain, SAM_7_6_window_c_after_a_development) {
  Scenario s = with_all_three();
  s.turn_of(A).play("develop").play("place C02").play("pay wood").play("pay wood");
  EXPECT_EQ(s.decision(), Decision::after_main_action);
  EXPECT_TRUE(all_three_offered(s));
}

TEST(Samhain, SAM_7_6_window_d_before_each_own_slot_for_rune_and_sickle) {
  Scenario s(2);
  s.member(A, "C01", 2).object(A, horn).object(A, rune, 2).object(A, sickle).turn_of(A);
  s.play("activate C01").play("go on");
  EXPECT_TRUE(s.offers("use rune"));
  EXPECT_TRUE(s.offers("use sickle"));
  s.play("use rune").play("take gold").play("perform light");
  EXPECT_EQ(s.decision(), Decision::slot);
  EXPECT_TRUE(s.offers("use rune"));
  EXPECT_TRUE(s.offers("use sickle"));
}

TEST(Samhain, SAM_7_6_not_in_the_middle_of_an_action) {
  Scenario s(2);
  s.member(A, "C10").object(A, rune).object(A, horn).turn_of(A);
  s.play("activate C10").play("go on").play("perform light");
  EXPECT_EQ(s.decision(), Decision::take);
  EXPECT_EQ(s.refusal("use rune"), "SAM-7.6");
  EXPECT_EQ(s.refusal("use horn"), "SAM-7.6");
}

TEST(Samhain, SAM_7_6_not_on_the_turn_of_another) {
  Scenario s = with_all_three();
  s.member(B, "C01").turn_of(B).play("activate C01").play(B, "perform light");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.decision(), Decision::slot);
  EXPECT_EQ(offered(s), (Choices{"perform light", "perform dark"}));
}

TEST(Samhain, SAM_7_6_not_after_a_pass) {
  Scenario s(2);
  s.member(A, "C01", 1, exhausted).object(A, rune).turn_of(A);
  s.play("pass");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.decision(), Decision::main_action);
}

// ── Dolmen ───────────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_7_7_a_dolmen_avoids_an_action_that_an_opponent_activated) {
  Scenario s(2);
  s.member(A, "C01").member(B, "C01").object(B, dolmen).turn_of(A);
  s.play("activate C01").play("perform light").play(B, "use dolmen");
  EXPECT_EQ(s.happened(Happened::performs, B), 0);
  EXPECT_EQ(s.pa(B, "cernunnos-light"), 0);
  EXPECT_EQ(s.player(B).lying[dolmen], 1);
}

TEST(Samhain, SAM_7_7_a_dolmen_avoids_an_action_that_one_activated_oneself) {
  Scenario s(2);
  s.member(A, "C01").object(A, dolmen).turn_of(A);
  s.play("activate C01").play("use dolmen");
  EXPECT_EQ(s.happened(Happened::performs), 0);
  EXPECT_EQ(s.exhausted_on(A, "C01"), 1);
}

TEST(Samhain, SAM_7_8_a_dolmen_also_avoids_the_wisp_of_an_infeasible_action) {
  Scenario s(2);
  s.member(A, "C12").object(A, dolmen).turn_of(A);
  s.play("activate C12");
  EXPECT_EQ(offered(s), (Choices{"wisp", "use dolmen"}));
  s.play("use dolmen");
  EXPECT_EQ(s.player(A).wisps, 0);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 2}}));
}

TEST(Samhain, SAM_7_8_a_dolmen_comes_too_late_once_the_action_is_chosen) {
  Scenario s(2);
  s.member(A, "C10").object(A, dolmen).turn_of(A);
  s.play("activate C10").play("perform light");
  EXPECT_EQ(s.refusal("use dolmen"), "SAM-7.8");
}

TEST(Samhain, SAM_7_9_the_spared_member_is_exhausted) {
  Scenario s(2);
  s.member(A, "C01").member(B, "C01").object(B, dolmen).turn_of(A);
  s.play("activate C01").play("perform light").play(B, "use dolmen");
  EXPECT_EQ(s.exhausted_on(B, "C01"), 1);
  EXPECT_EQ(s.active_on(B, "C01"), 0);
}

TEST(Samhain, SAM_7_10_a_dolmen_covers_one_slot_and_is_no_first_performance) {
  Scenario s(2);
  s.member(A, "C01", 2).object(A, dolmen).turn_of(A);
  s.play("activate C01").play("use dolmen");
  EXPECT_EQ(s.decision(), Decision::slot);
  s.play("perform light");
  EXPECT_EQ(s.happened(Happened::performs, A), 1);
  EXPECT_EQ(s.happened(Happened::repeats, A), 0);
  EXPECT_EQ(s.player(A).cubes[wood], 3);
}

// ── Horn ─────────────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_7_11_the_horn_moves_an_own_member_to_one_of_eight_neighbours) {
  Scenario s(2);
  s.member(A, "C05", 1, exhausted).member(B, "C15").object(A, horn).turn_of(A);
  s.play("use horn");
  EXPECT_EQ(offered(s),
            (Choices{"step C05 exhausted C01", "step C05 exhausted C02", "step C05 exhausted C03",
                     "step C05 exhausted C04", "step C05 exhausted C06", "step C05 exhausted C07",
                     "step C05 exhausted C08", "step C05 exhausted C09"}));
}

TEST(Samhain, SAM_7_11_the_horn_moves_active_members_too) {
  Scenario s(2);
  s.member(A, "C01").object(A, horn).turn_of(A);
  s.play("use horn").play("step C01 active C05");
  EXPECT_EQ(s.active_on(A, "C05"), 1);
  EXPECT_EQ(s.active_on(A, "C01"), 0);
}

TEST(Samhain, SAM_7_12_the_horn_comes_on_top_of_the_normal_move) {
  Scenario s(2);
  s.member(A, "C01").object(A, horn).turn_of(A);
  s.play("use horn").play("step C01 active C05").play("activate C05 C08");
  EXPECT_EQ(s.state.on_card[card("C08")], 1);
  EXPECT_EQ(s.happened(Happened::activation), 1);
}

TEST(Samhain, SAM_7_13_the_horn_leads_onto_no_complete_card_and_keeps_the_condition) {
  Scenario s(2);
  s.member(A, "C01", 1, exhausted).member(B, "C05", 2).object(A, horn).turn_of(A);
  s.play("use horn");
  EXPECT_EQ(s.refusal("step C01 exhausted C05"), "SAM-4.3");
  s.play("step C01 exhausted C02");
  EXPECT_EQ(s.exhausted_on(A, "C02"), 1);
  EXPECT_EQ(s.active_on(A, "C02"), 0);
}

TEST(Samhain, SAM_7_13_a_horn_that_can_move_nobody_cannot_be_used) {
  Scenario s(2);
  s.object(A, horn).turn_of(A);
  EXPECT_EQ(s.refusal("use horn"), "SAM-7.6");
}

TEST(Samhain, SAM_7_14_no_horn_once_the_activation_has_started) {
  Scenario s(2);
  s.member(A, "C01", 2).object(A, horn).turn_of(A);
  s.play("activate C01").play("go on");
  EXPECT_EQ(s.refusal("use horn"), "SAM-7.6");
  s.play("perform light");
  EXPECT_EQ(s.decision(), Decision::slot);
  EXPECT_EQ(s.refusal("use horn"), "SAM-7.6");
}

// ── Rune ─────────────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_7_15_the_rune_gives_a_cube_of_choice_from_the_reserve) {
  Scenario s(2);
  s.member(A, "C01").object(A, rune).turn_of(A);
  s.play("use rune");
  EXPECT_EQ(offered(s), (Choices{"take wood", "take gold", "take stone"}));
  s.play("take stone");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 3}}));
  EXPECT_EQ(s.state.reserve[stone], 5);
}

TEST(Samhain, SAM_7_16_a_kind_that_is_used_up_cannot_be_chosen) {
  Scenario s(2);
  s.member(A, "C01").cubes(A, 8, 2, 2).object(A, rune).turn_of(A);
  s.play("use rune");
  EXPECT_EQ(offered(s), (Choices{"take gold", "take stone"}));
}

TEST(Samhain, SAM_7_16_with_an_empty_reserve_the_rune_cannot_be_used) {
  Scenario s(2);
  s.member(A, "C01").cubes(A, 8, 8, 8).object(A, rune).turn_of(A);
  EXPECT_EQ(s.refusal("use rune"), "SAM-7.16");
}

// ── Sickle ───────────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_7_17_the_sickle_takes_any_unit_and_gives_any_other) {
  Scenario s(2);
  s.member(A, "C01").cubes(A, 1, 0, 0).worship(A, "sirona-light", 2).vp(A, 1).object(A, sickle);
  s.turn_of(A).play("use sickle");
  EXPECT_EQ(offered(s), (Choices{"pay wood", "pay vp", "pay sirona-light"}));
  s.play("pay sirona-light");
  EXPECT_EQ(s.options().size(), 3U + 1U + 9U);  // cubes, a point, all tracks but the one paid
  s.play("gain stone");
  EXPECT_EQ(s.pa(A, "sirona-light"), 1);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{1, 0, 1}}));
}

TEST(Samhain, SAM_7_17_a_cube_becomes_worship) {
  Scenario s(2);
  s.member(A, "C01").object(A, sickle).turn_of(A);
  s.play("use sickle").play("pay gold").play("gain belenos-dark");
  EXPECT_EQ(s.player(A).cubes[gold], 1);
  EXPECT_EQ(s.pa(A, "belenos-dark"), 1);
}

TEST(Samhain, SAM_7_18_the_gain_must_be_possible_after_the_payment) {
  Scenario s(2);
  s.member(A, "C01").cubes(A, 2, 8, 2).worship(A, "sirona-light", 5).object(A, sickle);
  s.turn_of(A).play("use sickle").play("pay wood");
  EXPECT_EQ(s.refusal("gain gold"), "SAM-7.18");          // none in the reserve
  EXPECT_EQ(s.refusal("gain sirona-light"), "SAM-7.18");  // full
  EXPECT_TRUE(s.offers("gain stone"));
}

TEST(Samhain, SAM_7_18_a_member_freed_by_the_payment_opens_another_track) {
  Scenario s(2);
  s.member(A, "C01").worship(A, "sirona-light", 1).own_reserve(A, 0).object(A, sickle);
  s.turn_of(A).play("use sickle").play("pay sirona-light").play("gain belenos-light");
  EXPECT_EQ(s.pa(A, "belenos-light"), 1);
  EXPECT_EQ(s.player(A).own_reserve, 0);
}

TEST(Samhain, SAM_7_19_the_gain_differs_from_the_payment) {
  for (const std::string unit : {"wood", "vp", "sirona-light"}) {
    Scenario s(2);
    s.member(A, "C01").vp(A, 2).worship(A, "sirona-light", 3).object(A, sickle);
    s.turn_of(A).play("use sickle").play("pay " + unit);
    EXPECT_EQ(s.refusal("gain " + unit), "SAM-7.19");
  }
}

TEST(Samhain, SAM_7_20_a_sickle_never_brings_a_wisp) {
  Scenario s(2);
  s.member(A, "C01").worship(A, "sirona-light", 5).own_reserve(A, 0).object(A, sickle);
  s.turn_of(A).play("use sickle").play("pay wood");
  EXPECT_EQ(offered(s), (Choices{"gain gold", "gain stone", "gain vp"}));
  EXPECT_EQ(s.player(A).wisps, 0);
}

TEST(Samhain, SAM_7_20_a_sickle_that_could_gain_nothing_cannot_be_used) {
  Scenario s(2);
  s.member(A, "C01", 1, exhausted).cubes(A, 0, 0, 0).cubes(B, 10, 10, 10).vp(A, 3);
  s.own_reserve(A, 0).object(A, sickle).member(B, "C15").turn_of(A);
  EXPECT_EQ(s.decider(), B);  // A could only pass
  EXPECT_EQ(s.player(A).vp, 3);
}

// ── Sacred fire ──────────────────────────────────────────────────────────────────────────────

// B has the most wisps (3 : 2 : 1); A takes the last one of the reserve: neither action of
// C03 is feasible for him.
Scenario before_an_event() {
  Scenario s(3);
  s.member(A, "C03").member(B, "C01").member(C, "C02");
  s.wisps(A, 1).wisps(B, 3).wisps(C, 2);
  return s;
}

TEST(Samhain, SAM_7_21_a_harmless_wisp_is_not_compared_and_not_paid) {
  Scenario s = before_an_event();
  s.object(B, fire).cubes(B, 2, 0, 0).turn_of(A).play("activate C03");
  s.play(B, "fires 1");  // now 2 : 2 : 2, all three sacrifice their only member
  EXPECT_EQ(s.happened(Happened::member_sacrificed), 3);
  s.play(A, "pay wood").play(A, "pay wood");
  EXPECT_EQ(s.player(B).cubes.total(), 0);  // 2 PM, all he has
  EXPECT_EQ(s.player(B).wisps, 0);
  EXPECT_EQ(s.decider(), C);
}

TEST(Samhain, SAM_7_21_two_fires_take_their_owner_out_of_the_comparison) {
  Scenario s = before_an_event();
  s.object(B, fire, 2).turn_of(A).play("activate C03").play(B, "fires 2");
  EXPECT_EQ(s.happened(Happened::member_sacrificed, B), 0);
  EXPECT_EQ(s.happened(Happened::member_sacrificed, A), 1);
  EXPECT_EQ(s.happened(Happened::member_sacrificed, C), 1);
}

TEST(Samhain, SAM_7_22_a_fire_makes_a_wisp_harmless_in_the_final_scoring) {
  Scenario s(2);
  s.wisps(A, 3).object(A, fire, 1).wisps(B, 3).vp(A, 5).vp(B, 5).turn_of(A);
  EXPECT_EQ(final_score(s.player(A)).total(), 3);
  EXPECT_EQ(final_score(s.player(B)).total(), 2);
}

TEST(Samhain, SAM_7_23_a_used_fire_lies_and_cannot_serve_in_a_second_event) {
  Scenario s = before_an_event();
  s.object(B, fire, 1, 1).turn_of(A).play("activate C03");
  EXPECT_EQ(offered(s), (Choices{"fires 0", "fires 1"}));  // the lying one is of no use
  s.play(B, "fires 1");
  EXPECT_EQ(s.player(B).upright[fire], 0);
  EXPECT_EQ(s.player(B).lying[fire], 2);
}

TEST(Samhain, SAM_7_24_in_the_final_scoring_lying_fires_count_as_well) {
  Scenario s(2);
  s.wisps(A, 3).object(A, fire, 1, 1).turn_of(A);
  EXPECT_EQ(final_score(s.player(A)).wisps, 1);
}

TEST(Samhain, SAM_7_24_more_fires_than_wisps_give_nothing_extra) {
  Scenario s(2);
  s.wisps(A, 1).object(A, fire, 1, 1).turn_of(A);
  EXPECT_EQ(final_score(s.player(A)).wisps, 0);
}

TEST(Samhain, SAM_7_25_the_sacred_fire_belongs_to_the_game_without_any_option) {
  const State state = Samhain::start(Options{.seats = 2}, 1);
  EXPECT_EQ(state.options.counteraction, 0);
  EXPECT_EQ(state.reserve_objects[fire], 2);
}

}  // namespace
}  // namespace veillee::samhain
