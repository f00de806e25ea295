// The +1 for repeating an action in one activation (section 4.e of RULES.md).
#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

using Texts = std::vector<std::string>;

// ── What the bonus is ───────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_4_35_a_repetition_gives_one_more_of_a_benefit) {
  Scenario s(2);
  s.member(A, "C01", 2).turn_of(A).play("activate C01").play("perform light");
  EXPECT_EQ(s.player(A).cubes[wood], 3);  // the first time brings 1
  s.play("perform light");
  EXPECT_EQ(s.options(), (Texts{"bonus cube", "bonus worship", "bonus none"}));
  Scenario more_worship = s;
  more_worship.play("bonus worship");
  EXPECT_EQ(more_worship.pa(A, "cernunnos-light"), 3);
  EXPECT_EQ(more_worship.player(A).cubes[wood], 4);
  s.play("bonus cube");
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 2);
  EXPECT_EQ(s.player(A).cubes[wood], 5);
}

TEST(Samhain, SAM_4_35_a_repetition_costs_one_less) {
  Scenario s(2);
  s.member(A, "C11", 2).worship(A, "sirona-light", 3).turn_of(A);
  s.play("activate C11");  // A22 is infeasible: nobody else has PA. 2 PA of sirona Light are paid
  EXPECT_EQ(s.pa(A, "sirona-light"), 0);
  EXPECT_EQ(s.player(A).upright[fire], 2);
}

TEST(Samhain, SAM_4_36_benefit_and_discount_are_alternatives) {
  Scenario s(2);
  s.member(A, "C03", 2).cubes(A, 3, 3, 0).turn_of(A).play("activate C03");
  s.play("spend wood+wood+wood");
  EXPECT_EQ(s.options(), (Texts{"bonus discount", "bonus vp", "bonus none"}));
  Scenario cheaper = s;
  cheaper.play("bonus discount");  // 2 gold are the only way to pay
  EXPECT_EQ(cheaper.player(A).cubes, (Cubes{{0, 1, 0}}));
  EXPECT_EQ(cheaper.player(A).vp, 6);
  s.play("bonus vp");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 0, 0}}));
  EXPECT_EQ(s.player(A).vp, 7);
}

TEST(Samhain, SAM_4_37_the_same_side_need_not_be_the_one_just_before) {
  Scenario s(3);
  s.member(A, "C01", 3).turn_of(A).play("activate C01").play("perform light");
  s.play("perform dark").play("pay gold");
  EXPECT_EQ(s.decision(), Decision::slot);  // the Dark one was no repetition
  s.play("perform light");
  EXPECT_EQ(s.decision(), Decision::bonus);
}

TEST(Samhain, SAM_4_37_an_earlier_activation_does_not_count) {
  Scenario s(2);
  s.member(A, "C01").member(A, "C02").cubes(B, 0, 0, 0).turn_of(A);
  s.play(A, "activate C01").play(A, "perform light");  // B can only pass
  s.play(A, "activate C02 C01").play(A, "perform light");
  EXPECT_EQ(s.happened(Happened::performs, A), 2);
  EXPECT_EQ(s.happened(Happened::repeats, A), 0);
}

TEST(Samhain, SAM_4_38_a_slot_that_ended_in_a_dolmen_is_no_first_performance) {
  Scenario s(2);
  s.member(A, "C07", 2).object(A, dolmen).turn_of(A).play("activate C07");
  s.play("use dolmen").play("perform light");
  EXPECT_EQ(s.happened(Happened::performs, A), 1);
  EXPECT_EQ(s.happened(Happened::repeats, A), 0);
}

TEST(Samhain, SAM_4_38_a_slot_that_ended_in_a_wisp_is_no_first_performance) {
  Scenario s(2);
  s.member(A, "C15", 2).cubes(A, 0, 1, 1).object(A, rune).turn_of(A).play("activate C15");
  s.play("go on").play("wisp").play("use rune").play("take wood");
  EXPECT_EQ(s.player(A).vp, 3);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 0, 0}}));
  EXPECT_EQ(s.happened(Happened::repeats), 0);
}

TEST(Samhain, SAM_4_39_the_third_performance_has_plus_1_and_not_plus_2) {
  Scenario s(4);
  s.member(A, "C13", 4).turn_of(A).play("activate C13").play("perform light");
  s.play("perform light").play("bonus cube");
  EXPECT_EQ(s.player(A).cubes[stone], 2 + 1 + 2);
  s.play("perform light").play("bonus cube");
  EXPECT_EQ(s.player(A).cubes[stone], 2 + 1 + 2 + 2);
  s.play("perform light").play("bonus cube");
  EXPECT_EQ(s.player(A).cubes[stone], 2 + 1 + 2 + 2 + 2);
  EXPECT_EQ(s.pa(A, "belenos-light"), 4);
}

TEST(Samhain, SAM_4_40_the_bonus_may_be_declined_even_if_it_is_a_PA) {
  Scenario s(2);
  s.member(A, "C04", 2).turn_of(A).play("activate C04").play("perform light");
  s.play("step C04 exhausted C05").play("perform light");
  EXPECT_EQ(s.options(), (Texts{"bonus worship", "bonus none"}));
  s.play("bonus none");
  EXPECT_EQ(s.pa(A, "sirona-light"), 2);
  EXPECT_EQ(s.player(A).wisps, 0);
}

// ── Options that cannot take effect ─────────────────────────────────────────────────────────────

// The options of A's second A01, with so many PA and so much wood in the reserve before the first.
Texts second_A01(int pa, int wood_in_reserve, int own_reserve = 5) {
  Scenario s(2);
  s.member(A, "C01", 2).worship(A, "cernunnos-light", pa).reserve(wood, wood_in_reserve);
  s.own_reserve(A, own_reserve).turn_of(A);
  s.play("activate C01").play("perform light").play("perform light");
  return s.options();
}

TEST(Samhain, SAM_4_40b_an_extra_PA_needs_at_most_3_on_the_track) {
  EXPECT_EQ(second_A01(2, 6), (Texts{"bonus cube", "bonus worship", "bonus none"}));
  EXPECT_EQ(second_A01(3, 6), (Texts{"bonus cube", "bonus none"}));
  EXPECT_EQ(second_A01(5, 6), (Texts{"bonus cube", "bonus none"}));
}

TEST(Samhain, SAM_4_40b_an_extra_PA_on_an_empty_track_needs_a_member) {
  EXPECT_EQ(second_A01(0, 6, 0), (Texts{"bonus cube", "bonus none"}));
  EXPECT_EQ(second_A01(0, 6, 1), (Texts{"bonus cube", "bonus worship", "bonus none"}));
}

TEST(Samhain, SAM_4_40b_an_extra_cube_needs_more_than_the_base_gain_takes) {
  EXPECT_EQ(second_A01(0, 3), (Texts{"bonus cube", "bonus worship", "bonus none"}));
  EXPECT_EQ(second_A01(0, 2), (Texts{"bonus worship", "bonus none"}));
}

TEST(Samhain, SAM_4_40b_an_extra_cube_of_A02_needs_3_in_the_reserve) {
  for (const int wood_left : {2, 3}) {
    Scenario s(2);
    s.member(A, "C01", 2).reserve(wood, 2 + wood_left).round(2).turn_of(A);
    s.play("activate C01").play("perform dark").play("perform dark");
    EXPECT_EQ(s.offers("bonus cube"), wood_left == 3);
  }
}

TEST(Samhain, SAM_4_40b_A19_needs_2_cubes_of_any_kinds) {
  for (const int gold_left : {0, 1}) {
    Scenario s(2);
    s.member(A, "C10", 2).reserve(wood, 2).reserve(gold, gold_left).reserve(stone, 0).turn_of(A);
    s.play("activate C10").play("perform light");
    if (s.decision() == Decision::take) s.play("take wood");
    s.play("perform light");
    EXPECT_EQ(s.offers("bonus cube"), gold_left == 1);
  }
}

TEST(Samhain, SAM_4_40b_A20_needs_room_for_3_PA) {
  for (const int sirona : {4, 5}) {
    Scenario s(2);
    s.member(A, "C10", 2).worship(A, "morrigan-dark", 1).worship(A, "sirona-light", sirona);
    s.own_reserve(A, 0).round(2).turn_of(A);
    s.play("activate C10").play("perform dark");
    if (s.decision() == Decision::worship) s.play("worship morrigan-dark");
    s.play("perform dark");
    // Room now: 2 on morrigan Dark, which has 3, and 1 or 0 on sirona Light.
    EXPECT_EQ(s.decision() == Decision::bonus, sirona == 4);
  }
}

TEST(Samhain, SAM_4_40b_A20_with_morrigan_full_needs_room_for_2_PA) {
  for (const int sirona : {2, 3}) {
    Scenario s(2);
    s.member(A, "C10", 2).worship(A, "morrigan-dark", 5).worship(A, "sirona-light", sirona);
    s.own_reserve(A, 0).round(2).turn_of(A);
    s.play("activate C10").play("perform dark");  // the free PA goes to sirona Light
    s.play("perform dark");
    EXPECT_EQ(s.decision() == Decision::bonus && s.offers("bonus worship"), sirona == 2);
  }
}

TEST(Samhain, SAM_4_40b_an_empty_track_takes_5_PA_for_each_member_in_the_own_reserve) {
  Scenario s(2);
  s.member(A, "C10", 2).worship(A, "morrigan-dark", 5).worship(A, "sirona-light", 4);
  s.own_reserve(A, 1).round(2).turn_of(A);
  s.play("activate C10").play("perform dark").play("worship sirona-light").play("perform dark");
  EXPECT_TRUE(s.offers("bonus worship"));
}

TEST(Samhain, SAM_4_40b_an_extra_made_impossible_by_an_event_is_lost_without_a_wisp) {
  // The first PA of the second A20 cannot be recorded and takes the last wisp; in the event A gives
  // up the marker that had room for the others.
  Scenario s(2);
  s.member(A, "C10", 2).worship(A, "morrigan-dark", 5).worship(A, "sirona-light", 2);
  s.own_reserve(A, 0).wisps(A, 2).wisps(B, 1).reserve_wisps(3).round(2).turn_of(A);
  s.play("activate C10").play("perform dark");
  EXPECT_EQ(s.pa(A, "sirona-light"), 3);
  s.play("perform dark").play("bonus worship").play("bury-marker sirona-light");
  for (const char* unit : {"pay wood", "pay wood", "pay gold", "pay gold", "pay stone"})
    s.play(A, unit);
  s.play(B, "pay wood");
  EXPECT_EQ(s.happened(Happened::event_begins), 1);
  EXPECT_EQ(s.player(A).wisps, 2);  // for the free PA, and the wisp of the action
  EXPECT_EQ(s.state.reserve_wisps, 4);
}

// ── Discounts ───────────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_4_41_feasibility_counts_the_discount) {
  Scenario s(2);
  s.member(A, "C02", 2).cubes(A, 2, 0, 1).wisps(A, 1).vp(A, 1).turn_of(A);
  s.play("activate C02").play("perform light");
  // Without a stone: no wisp is offered, but the opposite side is.
  EXPECT_EQ(s.options(), (Texts{"perform light", "perform dark", "use sickle"}));
  s.play("perform light");  // the discount has to be taken
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 0, 0}}));
  EXPECT_EQ(s.player(A).upright[sickle], 2);
}

TEST(Samhain, SAM_4_41_the_discount_counts_for_the_opposite_side_too) {
  // Two wood are left: one for the surcharge, one for A10 at its lower cost.
  Scenario s(2);
  s.member(A, "C05", 2).cubes(A, 4, 1, 0).object(B, fire, 2).turn_of(A);
  s.play("activate C05").play("perform dark");  // 1 wood, then wood and gold: the only way to pay
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 0, 0}}));
  EXPECT_EQ(s.options(), (Texts{"perform light", "perform dark"}));
  s.play("perform dark");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 0, 0}}));
  EXPECT_EQ(s.player(A).upright[fire], 2);
}

TEST(Samhain, SAM_4_41_the_first_time_no_discount_counts) {
  Scenario s(2);
  s.member(A, "C02").cubes(A, 2, 0, 0).turn_of(A).play("activate C02");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 0, 0}}));
}

TEST(Samhain, SAM_4_42_a_benefit_bonus_does_not_make_an_action_feasible) {
  // A leads sirona Light alone, then gives that PA to his sickle: A24 has nothing to count.
  Scenario s(2);
  s.member(A, "C12", 2).worship(A, "sirona-light", 1).object(A, sickle).round(2).turn_of(A);
  s.play("activate C12").play("go on").play("perform dark");
  EXPECT_EQ(s.player(A).vp, 1);
  s.play("use sickle").play("pay sirona-light").play("gain wood");
  EXPECT_EQ(s.player(A).vp, 1);
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_4_42_A12_with_two_kinds_stays_infeasible) {
  Scenario s(2);
  s.member(A, "C06", 2).object(A, rune, 0, 1).object(A, horn, 0, 1).round(2).turn_of(A);
  s.play("activate C06");
  EXPECT_EQ(s.player(A).wisps, 2);
  EXPECT_EQ(s.player(A).vp, 0);
}

TEST(Samhain, SAM_4_43_no_bonus_on_wisps_paid_for_A30) {
  Scenario s(2);
  s.member(A, "C15", 2).cubes(A, 0, 0, 0).wisps(A, 4).round(2).turn_of(A).play("activate C15");
  EXPECT_EQ(s.options(), (Texts{"bonus vp", "bonus none"}));
  s.play("bonus vp");
  EXPECT_EQ(s.player(A).wisps, 0);
  EXPECT_EQ(s.player(A).vp, 5);
}

TEST(Samhain, SAM_4_43_no_bonus_on_moves_and_wisps_gained_by_A08) {
  Scenario s(2);
  s.member(A, "C04", 2).round(2).turn_of(A).play("activate C04").play("perform dark");
  s.play("step C04 exhausted C01").play("step C01 exhausted C02").play("perform dark");
  EXPECT_EQ(s.options(), (Texts{"bonus worship", "bonus none"}));
  s.play("bonus worship").play("step C04 exhausted C05").play("step C05 exhausted C06");
  EXPECT_EQ(s.decider(), B);  // two steps, not three
  EXPECT_EQ(s.player(A).wisps, 2);
}

TEST(Samhain, SAM_4_43_no_bonus_on_a_sacrifice_or_an_object) {
  Scenario s(2);
  s.member(A, "C05", 2).turn_of(A).play("activate C05").play("perform light");
  EXPECT_EQ(s.player(A).buried, 2);
  EXPECT_EQ(s.player(A).upright[rune], 2);
  EXPECT_EQ(s.happened(Happened::repeats), 0);
}

TEST(Samhain, SAM_4_44_each_player_counts_only_his_own_actions) {
  Scenario s(3);
  s.member(A, "C07").member(B, "C07", 2).turn_of(A);
  s.play(A, "activate C07").play(A, "perform light").play(B, "perform light");
  EXPECT_EQ(s.decision(), Decision::slot);  // no bonus for B's first
  s.play(B, "perform light");
  EXPECT_EQ(s.decision(), Decision::bonus);
}

TEST(Samhain, SAM_4_73_an_option_whose_cost_cannot_be_paid_is_not_offered) {
  Scenario s(2);
  s.member(A, "C08", 2).cubes(A, 2, 1, 2).turn_of(A).play("activate C08");
  // The gold is gone: A pays without the gold or not at all.
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 0, 2}}));
  EXPECT_EQ(s.player(A).upright[horn], 2);
}

TEST(Samhain, SAM_4_73_the_cost_is_looked_at_after_the_surcharge) {
  Scenario s(2);
  s.member(A, "C09", 2).member(B, "C01", 2, exhausted).cubes(A, 3, 1, 0).vp(A, 1).turn_of(A);
  s.play("activate C09").play("perform dark").play("pay vp");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 0, 0}}));
  s.play("perform dark").play("pay wood");  // one wood is left: only the discount can be paid
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 0, 0}}));
  EXPECT_EQ(s.player(A).vp, 2);
  EXPECT_EQ(s.player(B).buried, 2);
}

// ── Vectors ─────────────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_T34_light_dark_light) {
  Scenario s(3);
  s.member(A, "C07", 3).cubes(A, 3, 0, 0).turn_of(A).play("activate C07");
  s.play("perform light").play("perform dark").play("pay wood");
  EXPECT_EQ(s.decision(), Decision::slot);
  s.play("perform light").play("bonus cube");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 5, 0}}));
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.pa(A, "sucellos-light"), 2);
  EXPECT_EQ(s.pa(A, "sucellos-dark"), 1);
}

TEST(Samhain, SAM_T35_three_times_A01) {
  Scenario s(3);
  s.member(A, "C01", 3).own_reserve(A, 3).turn_of(A).play("activate C01").play("perform light");
  s.play("perform light").play("bonus cube").play("perform light").play("bonus cube");
  EXPECT_EQ(s.player(A).cubes[wood], 7);
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 3);
  EXPECT_EQ(s.state.reserve[wood], 2);
}

TEST(Samhain, SAM_T36_the_second_sickle_only_without_the_stone) {
  Scenario s(2);
  s.member(A, "C02", 2).cubes(A, 2, 0, 1).turn_of(A).play("activate C02");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{1, 0, 0}}));
  EXPECT_EQ(s.options(), (Texts{"perform light", "use sickle"}));
  s.play("perform light");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 0, 0}}));
  EXPECT_EQ(s.player(A).upright[sickle], 2);
  EXPECT_EQ(s.happened(Happened::repeats, A), 1);
}

TEST(Samhain, SAM_T37_A06_twice_without_a_bonus) {
  Scenario s(4);
  s.member(A, "C03", 2).member(B, "C01").member(C, "C02").member(D, "C04").wisps(A, 6);
  s.wisps(B, 1).reserve_wisps(1).round(2).turn_of(A).play("activate C03");
  EXPECT_EQ(s.decision(), Decision::kill);
  EXPECT_EQ(s.player(A).wisps, 3);
  s.play("kill B C01 active");
  EXPECT_EQ(s.decision(), Decision::kill);  // straight on, no bonus is asked
  EXPECT_EQ(s.player(A).wisps, 0);
  s.play("kill C C02 active");
  EXPECT_EQ(s.state.reserve_wisps, 7);
  EXPECT_EQ(s.player(B).buried + s.player(C).buried, 2);
}

TEST(Samhain, SAM_T37_A09_twice_without_a_bonus) {
  Scenario s(2);
  s.member(A, "C05", 2).turn_of(A).play("activate C05").play("perform light");
  EXPECT_EQ(s.player(A).buried, 2);
  EXPECT_EQ(s.player(A).upright[rune], 2);
  EXPECT_EQ(s.state.reserve_objects[rune], 0);
}

TEST(Samhain, SAM_T38_reviving_twice) {
  Scenario s(3);
  s.member(A, "C06", 2).buried(A, 2).buried(B, 1).turn_of(A);
  s.play("activate C06").play("revive A").play("place C01");
  EXPECT_EQ(s.player(A).vp, 0);
  s.play("bonus vp");
  Scenario of_another = s;
  s.play("revive A").play("place C02");
  EXPECT_EQ(s.player(A).vp, 1);
  of_another.play("revive B").play("place C02");
  EXPECT_EQ(of_another.player(A).vp, 3);
}

TEST(Samhain, SAM_T40_pairs_of_objects_twice) {
  Scenario s(4);
  s.member(A, "C09", 2).object(A, dolmen, 0, 3).object(A, rune, 0, 2).turn_of(A);
  s.play("activate C09");
  EXPECT_EQ(s.player(A).vp, 4);
  s.play("bonus vp");
  EXPECT_EQ(s.player(A).vp, 9);
}

TEST(Samhain, SAM_T40_three_dolmens_are_one_pair) {
  Scenario s(4);
  s.member(A, "C09", 2).object(A, dolmen, 0, 3).turn_of(A).play("activate C09").play("bonus vp");
  EXPECT_EQ(s.player(A).vp, 5);
}

TEST(Samhain, SAM_T41_nothing_left_for_the_bonus) {
  Scenario s(2);
  s.member(A, "C01", 2).worship(A, "cernunnos-light", 4).reserve(wood, 1).turn_of(A);
  s.play("activate C01").play("perform light");
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 5);
  EXPECT_EQ(s.state.reserve[wood], 0);
  s.play("perform light");  // no bonus is asked
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 5);
  EXPECT_EQ(s.player(A).cubes[wood], 3);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_T84_the_bonus_does_not_pass_to_another_player) {
  Scenario s(2);
  s.member(A, "C07").member(B, "C07").turn_of(A);
  s.play(A, "activate C07").play(A, "perform light").play(B, "perform light");
  EXPECT_EQ(s.happened(Happened::repeats), 0);
  EXPECT_EQ(s.player(B).cubes, (Cubes{{2, 3, 2}}));
}

}  // namespace
}  // namespace veillee::samhain
