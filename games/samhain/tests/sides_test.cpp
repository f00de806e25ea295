// Native and opposite side, the wisp, the order inside a slot (sections 4.c and 4.d of RULES.md).
#include <algorithm>

#include "engine/playout.hpp"
#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

using Texts = std::vector<std::string>;

// ── Native side, opposite side ──────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_4_20_the_native_side_is_free_in_a_light_round) {
  Scenario s(2);
  s.member(A, "C07").round(1).turn_of(A).play("activate C07").play("perform light");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 3, 2}}));
  EXPECT_EQ(s.pa(A, "sucellos-light"), 1);
}

TEST(Samhain, SAM_4_20_the_native_side_is_free_in_a_dark_round) {
  Scenario s(2);
  s.member(A, "C07").round(2).turn_of(A).play("activate C07").play("perform dark");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 4, 2}}));
  EXPECT_EQ(s.happened(Happened::cubes_paid), 0);
}

TEST(Samhain, SAM_4_20_the_opposite_side_costs_1_PM) {
  Scenario s(2);
  s.member(A, "C07").round(2).turn_of(A).play("activate C07").play("perform light");
  EXPECT_EQ(s.decision(), Decision::pay);
  s.play("pay stone");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 3, 1}}));
  EXPECT_EQ(s.pa(A, "sucellos-light"), 1);
  EXPECT_EQ(s.pa(A, "sucellos-dark"), 0);
}

TEST(Samhain, SAM_4_21_the_surcharge_is_due_again_for_a_repetition) {
  Scenario s(2);
  s.member(A, "C07", 2).turn_of(A).play("activate C07");
  s.play("perform dark").play("pay wood").play("perform dark").play("pay wood");
  s.play("bonus none");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 6, 2}}));
  EXPECT_EQ(s.player(A).wisps, 2);
}

TEST(Samhain, SAM_4_21b_no_bonus_saves_the_surcharge) {
  Scenario s(2);
  s.member(A, "C05", 2).member(B, "C01", 1, exhausted).object(B, horn).object(B, dolmen);
  s.turn_of(A).play("activate C05").play("perform dark").play("pay stone").play("spend wood+gold");
  s.play("steal B horn upright").play("perform dark");
  EXPECT_EQ(s.decision(), Decision::pay);  // before any discount is spoken of
  s.play("pay stone");
  EXPECT_EQ(s.options(), (Texts{"bonus discount", "bonus none"}));
  s.play("bonus discount").play("spend wood");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 1, 0}}));
}

TEST(Samhain, SAM_4_22_each_player_chooses_for_each_member_freely) {
  Scenario s(3);
  s.member(A, "C07", 2).member(B, "C07").turn_of(A).play(A, "activate C07");
  s.play(A, "perform dark").play(A, "pay wood");
  EXPECT_EQ(s.options(), (Texts{"perform light", "perform dark"}));
  s.play(A, "perform light");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.options(), (Texts{"perform light", "perform dark"}));
}

TEST(Samhain, SAM_T83_the_surcharge_twice_and_B_still_free) {
  Scenario s(3);
  s.member(A, "C13", 2).member(B, "C13").vp(A, 2).turn_of(A).play(A, "activate C13");
  s.play(A, "perform dark").play(A, "pay vp").play(A, "perform dark").play(A, "pay vp");
  EXPECT_EQ(s.options(), (Texts{"bonus cube", "bonus worship", "bonus none"}));
  s.play(A, "bonus cube");
  EXPECT_EQ(s.player(A).vp, 0);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 7}}));
  s.play(B, "perform light");
  EXPECT_EQ(s.player(B).cubes, (Cubes{{2, 2, 3}}));
  EXPECT_EQ(s.pa(B, "belenos-light"), 1);
}

// ── When an action cannot be performed ──────────────────────────────────────────────────────────

TEST(Samhain, SAM_4_23_an_action_without_its_cost_is_infeasible) {
  Scenario s(2);
  s.member(A, "C14").member(B, "C01").cubes(A, 2, 0, 2).turn_of(A).play("activate C14");
  EXPECT_EQ(s.refusal("perform light"), "SAM-4.23");  // A27 without gold
}

TEST(Samhain, SAM_4_23_an_action_without_its_target_is_infeasible) {
  Scenario s(2);
  s.member(A, "C14").object(A, rune).round(2).turn_of(A).play("activate C14").play("go on");
  EXPECT_EQ(s.refusal("perform dark"), "SAM-4.23");  // A28 without an opponent's member
}

TEST(Samhain, SAM_4_23_an_action_without_its_benefit_is_infeasible) {
  Scenario s(2);
  s.member(A, "C14").member(B, "C01").reserve_object(dolmen, 0).turn_of(A).play("activate C14");
  EXPECT_EQ(s.refusal("perform light"), "SAM-4.23");  // A27 without a dolmen
}

TEST(Samhain, SAM_4_24_who_cannot_perform_takes_a_wisp_from_the_reserve) {
  Scenario s(2);
  s.member(A, "C15").cubes(A, 0, 2, 2).turn_of(A).play("activate C15");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.state.reserve_wisps, 5);
  EXPECT_EQ(s.player(A).vp, 0);
}

TEST(Samhain, SAM_4_25_no_wisp_when_the_native_action_is_feasible) {
  Scenario s(2);
  s.member(A, "C15").wisps(A, 2).turn_of(A).play("activate C15");
  EXPECT_EQ(s.options(), (Texts{"perform light", "perform dark"}));
  EXPECT_EQ(s.refusal("wisp"), "SAM-4.25");
}

TEST(Samhain, SAM_4_25_no_wisp_even_when_only_the_native_action_is_feasible) {
  Scenario s(2);
  s.member(A, "C15").turn_of(A).play("activate C15");
  EXPECT_EQ(s.player(A).vp, 3);
  EXPECT_EQ(s.happened(Happened::wisp_taken), 0);
}

TEST(Samhain, SAM_4_26_the_wisp_or_the_opposite_side_but_no_duty_to_pay) {
  Scenario s(2);
  s.member(A, "C15").wisps(A, 2).cubes(A, 2, 2, 0).turn_of(A).play("activate C15");
  EXPECT_EQ(s.options(), (Texts{"perform dark", "wisp"}));
  Scenario declined = s;
  declined.play("wisp");
  EXPECT_EQ(declined.player(A).wisps, 3);
  EXPECT_EQ(declined.player(A).cubes, (Cubes{{2, 2, 0}}));
  s.play("perform dark").play("pay gold");
  EXPECT_EQ(s.player(A).wisps, 0);
  EXPECT_EQ(s.player(A).vp, 2);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 1, 0}}));
}

TEST(Samhain, SAM_4_27_a_payment_that_spoils_the_action_is_not_offered) {
  Scenario s(2);
  s.member(A, "C08").member(B, "C01").cubes(A, 1, 1, 1).worship(A, "sirona-dark", 1).round(2);
  s.turn_of(A).play("activate C08").play("perform light");
  EXPECT_EQ(s.options(), (Texts{"pay stone", "pay sirona-dark"}));
  EXPECT_EQ(s.refusal("pay wood"), "SAM-4.27");
  EXPECT_EQ(s.refusal("pay gold"), "SAM-4.27");
}

TEST(Samhain, SAM_4_27_PA_that_the_action_costs_cannot_pay_the_surcharge) {
  // A21 needs 2 PA on one temple: the sirona PA must stay, the belenos PA may go.
  Scenario s(2);
  s.member(A, "C11").cubes(A, 0, 0, 0).worship(A, "sirona-light", 1).worship(A, "sirona-dark", 1);
  s.worship(A, "belenos-dark", 1).worship(B, "sirona-dark", 1).round(2).turn_of(A);
  s.play("activate C11").play("perform light");  // one way to pay, one way to devote
  EXPECT_EQ(s.pa(A, "belenos-dark"), 0);
  EXPECT_EQ(s.pa(A, "sirona-light"), 0);
  EXPECT_EQ(s.pa(A, "sirona-dark"), 0);
  EXPECT_EQ(s.player(A).upright[fire], 1);
}

TEST(Samhain, SAM_4_27_a_lead_that_the_action_needs_cannot_pay_the_surcharge) {
  // A24 needs a track led alone: sirona Light by 1 is the only one.
  Scenario s(2);
  s.member(A, "C12").cubes(A, 0, 0, 0).worship(A, "sirona-light", 2).worship(B, "sirona-light", 1);
  s.turn_of(A).play("activate C12");
  EXPECT_EQ(s.happened(Happened::performs), 0);
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_4_28_both_sides_are_native_in_round_5_of_three_players) {
  Scenario s(3);
  s.member(A, "C07").round(5).turn_of(A).play("activate C07");
  EXPECT_EQ(s.options(), (Texts{"perform light", "perform dark"}));
  Scenario of_light = s;
  of_light.play("perform light");
  EXPECT_EQ(of_light.player(A).cubes, (Cubes{{2, 3, 2}}));
  s.play("perform dark");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 4, 2}}));
}

TEST(Samhain, SAM_4_28_one_feasible_side_must_be_performed) {
  // A05 is infeasible, A06 is not: no wisp, no surcharge.
  Scenario s(3);
  s.member(A, "C03").member(B, "C01").wisps(A, 3).round(5).turn_of(A).play("activate C03");
  EXPECT_EQ(s.player(A).wisps, 0);
  EXPECT_EQ(s.player(B).buried, 1);
  EXPECT_EQ(s.happened(Happened::cubes_paid), 0);
}

TEST(Samhain, SAM_4_28_the_wisp_only_when_neither_side_is_feasible) {
  Scenario s(3);
  s.member(A, "C03").member(B, "C01").wisps(A, 2).round(5).turn_of(A).play("activate C03");
  EXPECT_EQ(s.player(A).wisps, 3);
}

TEST(Samhain, SAM_4_28_round_5_of_two_players_is_an_ordinary_light_round) {
  Scenario s(2);
  s.member(A, "C07").round(5).turn_of(A).play("activate C07").play("perform dark");
  EXPECT_EQ(s.decision(), Decision::pay);
}

TEST(Samhain, SAM_4_29_one_wisp_for_each_action_and_nothing_paid) {
  Scenario s(2);
  s.member(A, "C15", 2).cubes(A, 5, 2, 0).turn_of(A).play("activate C15");
  EXPECT_EQ(s.player(A).wisps, 2);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{5, 2, 0}}));
}

TEST(Samhain, SAM_4_30_a_member_that_got_a_wisp_is_exhausted) {
  Scenario s(2);
  s.member(A, "C15").cubes(A, 0, 2, 2).turn_of(A).play("activate C15");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.exhausted_on(A, "C15"), 1);
  EXPECT_EQ(s.active_on(A, "C15"), 0);
}

TEST(Samhain, SAM_4_31_the_last_wisp_refills_the_reserve_at_once) {
  Scenario s(2);
  s.member(A, "C15").cubes(A, 0, 2, 2).wisps(B, 5).reserve_wisps(1).turn_of(A);
  s.play("activate C15").play(A, "pay gold");  // the event; B has no member to give
  while (s.decision() == Decision::pay) s.play(B, s.options().front());
  EXPECT_EQ(s.happened(Happened::event_begins), 1);
  EXPECT_EQ(s.state.reserve_wisps, 6);
}

TEST(Samhain, SAM_4_31_the_reserve_never_lacks_a_wisp_outside_an_event) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    FastRng random(seed);
    ActionList list;
    State state = start(Options{.seats = 2}, seed);
    while (!over<Samhain>(state)) {
      ASSERT_TRUE(state.event_running != 0 || state.reserve_wisps > 0) << "seed " << seed;
      const auto [seat, action] = random_action<Samhain>(state, list, random);
      apply<Samhain>(state, seat, action);
    }
  }
}

TEST(Samhain, SAM_4_32_steps_come_in_their_order_and_none_can_be_left_out) {
  Scenario s(2);
  s.member(A, "C04").round(2).turn_of(A).play("activate C04").play("perform dark");
  EXPECT_EQ(s.decision(), Decision::move);  // PA and wisp have come already
  for (const std::string& option : s.options()) EXPECT_EQ(option.substr(0, 5), "step ");
  std::vector<Happened> order;
  for (const Event& event : s.events) order.push_back(Happened{event.kind});
  const auto at = [&](Happened kind) { return std::find(order.begin(), order.end(), kind); };
  EXPECT_LT(at(Happened::worship_gained), at(Happened::wisp_taken));
  EXPECT_NE(at(Happened::wisp_taken), order.end());
  s.play("step C04 exhausted C05");
  EXPECT_EQ(s.decision(), Decision::move);  // and the second move has to be made
}

TEST(Samhain, SAM_T28_a_feasible_native_action_leaves_no_wisp) {
  Scenario s(2);
  s.member(A, "C07").cubes(A, 0, 0, 0).vp(A, 1).turn_of(A).play("activate C07");
  EXPECT_EQ(s.options(), (Texts{"perform light", "perform dark"}));
  s.play("perform dark");
  EXPECT_EQ(s.player(A).vp, 0);
}

TEST(Samhain, SAM_T28_neither_A05_nor_A06_leaves_only_the_wisp) {
  Scenario s(2);
  s.member(A, "C03").member(B, "C01").turn_of(A).play("activate C03");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 2}}));
}

TEST(Samhain, SAM_T29_the_PM_would_eat_a_needed_cube) {
  Scenario s(2);
  s.member(A, "C08").member(B, "C01", 1, exhausted).cubes(A, 1, 1, 0).round(2).turn_of(A);
  s.play("activate C08");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{1, 1, 0}}));
}

TEST(Samhain, SAM_T29_with_a_VP_the_opposite_action_is_offered) {
  Scenario s(2);
  s.member(A, "C08").member(B, "C01", 1, exhausted).cubes(A, 1, 1, 0).vp(A, 1).round(2);
  s.turn_of(A).play("activate C08");
  EXPECT_EQ(s.options(), (Texts{"perform light", "wisp"}));
  s.play("perform light");  // the VP is the only unit, so it is not asked
  EXPECT_EQ(s.player(A).vp, 0);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 0, 0}}));
  EXPECT_EQ(s.player(A).upright[horn], 1);
}

// ── The order inside a slot ─────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_4_33_objects_first_then_a_dolmen_or_a_side) {
  Scenario s(2);
  s.member(A, "C07").object(A, rune).object(A, sickle).object(A, dolmen).turn_of(A);
  s.play("activate C07").play("go on");
  EXPECT_EQ(s.options(),
            (Texts{"perform light", "perform dark", "use dolmen", "use rune", "use sickle"}));
  s.play("use rune").play("take stone");
  EXPECT_EQ(s.decision(), Decision::slot);  // the slot is still to be resolved
  EXPECT_EQ(s.active_on(A, "C07"), 1);
  s.play("use dolmen");
  EXPECT_EQ(s.exhausted_on(A, "C07"), 1);
  EXPECT_EQ(s.pa(A, "sucellos-light"), 0);
}

TEST(Samhain, SAM_4_33_runes_and_sickles_only_on_the_own_turn) {
  Scenario s(2);
  s.member(A, "C07").member(B, "C07").object(B, rune).object(B, sickle).object(B, dolmen);
  s.turn_of(A).play(A, "activate C07").play(A, "perform light");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.options(), (Texts{"perform light", "perform dark", "use dolmen"}));
}

TEST(Samhain, SAM_4_33_surcharge_then_bonus_then_cost) {
  Scenario s(2);
  s.member(A, "C09", 2).member(B, "C01", 2, exhausted).cubes(A, 3, 3, 3).turn_of(A);
  s.play("activate C09").play("perform dark").play("pay wood").play("spend wood+gold");
  s.play("perform dark");
  EXPECT_EQ(s.decision(), Decision::pay);
  s.play("pay stone");
  EXPECT_EQ(s.decision(), Decision::bonus);
  EXPECT_EQ(s.exhausted_on(A, "C09"), 2);
  s.play("bonus discount");
  EXPECT_EQ(s.decision(), Decision::spend);
}

TEST(Samhain, SAM_4_33_a_wisp_event_interrupts_between_two_gains) {
  // A10 brings 2 wisps: the first is the last of the reserve.
  Scenario s(2);
  s.member(A, "C05").object(B, rune).wisps(B, 5).reserve_wisps(1).round(2).turn_of(A);
  s.play(A, "activate C05").play(A, "perform dark").play(A, "spend wood+gold");
  EXPECT_EQ(s.happened(Happened::event_begins), 1);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.happened(Happened::object_stolen), 0);
  s.play(A, "pay wood");
  while (s.decision() == Decision::pay) s.play(B, s.options().front());
  EXPECT_EQ(s.player(A).wisps, 1);  // the second one, after the event
  EXPECT_EQ(s.state.reserve_wisps, 5);
  EXPECT_EQ(s.player(A).upright[rune], 1);
}

TEST(Samhain, SAM_4_34_costs_are_paid_before_the_target_is_chosen) {
  Scenario s(2);
  s.member(A, "C09").member(B, "C01").member(B, "C02").round(2).turn_of(A);
  s.play("activate C09");
  EXPECT_EQ(s.decision(), Decision::spend);
  s.play("spend wood+gold");
  EXPECT_EQ(s.decision(), Decision::kill);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{1, 1, 2}}));
  EXPECT_EQ(s.player(A).vp, 0);
}

TEST(Samhain, SAM_4_34_without_a_target_no_cost_is_paid) {
  Scenario s(2);
  s.member(A, "C09").round(2).turn_of(A).play("activate C09");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 2}}));
  EXPECT_EQ(s.player(A).wisps, 1);
}

}  // namespace
}  // namespace veillee::samhain
