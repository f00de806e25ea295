// Rounds, members, worship power, multiple points, gains (section 3 of RULES.md).
#include <algorithm>

#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

using Texts = std::vector<std::string>;

// ── Rounds ──────────────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_3_1_a_game_lasts_6_5_or_4_rounds) {
  const int rounds[] = {6, 5, 4};
  for (std::uint8_t players = 2; players <= 4; ++players) {
    Scenario s(players);
    // Nobody has a member or anything to pay with: all pass, round after round.
    for (Seat seat = 0; seat < players; ++seat) s.cubes(seat, 0, 0, 0);
    s.turn_of(A);
    EXPECT_TRUE(s.over());
    EXPECT_EQ(s.state.round, rounds[players - 2]);
    EXPECT_EQ(s.happened(Happened::passed), players * rounds[players - 2]);
    EXPECT_EQ(s.happened(Happened::game_over), 1);
  }
}

TEST(Samhain, SAM_3_2_odd_rounds_are_light_and_even_rounds_dark) {
  for (int round = 1; round <= 6; ++round) {
    Scenario s(2);
    // Without any PM the native side is the only one.
    s.member(A, "C07").cubes(A, 0, 0, 0).round(round).turn_of(A).play("activate C07");
    EXPECT_EQ(s.pa(A, "sucellos-light"), round % 2);
    EXPECT_EQ(s.pa(A, "sucellos-dark"), 1 - round % 2);
  }
}

TEST(Samhain, SAM_3_3_three_players_have_both_sides_in_round_5) {
  Scenario s(3);
  s.member(A, "C07").cubes(A, 0, 0, 0).round(5).turn_of(A).play("activate C07");
  EXPECT_EQ(s.options(), (Texts{"perform light", "perform dark"}));
}

TEST(Samhain, SAM_3_3_two_players_have_one_side_in_round_5) {
  Scenario s(2);
  s.member(A, "C07").cubes(A, 0, 0, 0).round(5).turn_of(A).play("activate C07");
  EXPECT_EQ(s.pa(A, "sucellos-light"), 1);
}

TEST(Samhain, SAM_3_4_in_that_round_a_member_performs_one_action_without_surcharge) {
  for (const std::string side : {"light", "dark"}) {
    Scenario s(3);
    s.member(A, "C07").member(B, "C01").round(5).turn_of(A);
    s.play(A, "activate C07").play(A, "perform " + side);
    EXPECT_EQ(s.player(A).cubes,
              (Cubes{{2, static_cast<std::uint8_t>(side == "light" ? 3 : 4), 2}}));
    EXPECT_EQ(s.happened(Happened::performs), 1);
    EXPECT_EQ(s.exhausted_on(A, "C07"), 1);
    EXPECT_EQ(s.decider(), B);
    EXPECT_EQ(s.decision(), Decision::main_action);
  }
}

TEST(Samhain, SAM_3_5_the_end_of_round_phase_follows_the_action_phase) {
  Scenario s(2);
  s.worship(A, "belenos-light", 1).turn_of(A).play(A, "pass");
  EXPECT_EQ(s.state.round, 1);
  EXPECT_EQ(s.player(A).vp, 0);
  s.play(B, "pass");
  EXPECT_EQ(s.player(A).vp, 1);
  EXPECT_EQ(s.state.round, 2);
}

TEST(Samhain, SAM_3_6_turns_go_clockwise_round_and_round) {
  Scenario s(3);
  for (const Seat seat : {A, B, C})
    s.member(seat, card_ids[seat]).member(seat, card_ids[seat + 9U]);
  s.turn_of(A);
  for (const Seat seat : {A, B, C, A, B, C}) {
    ASSERT_EQ(s.decision(), Decision::main_action);
    ASSERT_EQ(s.decider(), seat);
    s.play(s.options().front());
    for (int i = 0; i < 9 && s.decision() != Decision::main_action; ++i)
      s.play(s.options().front());
  }
}

TEST(Samhain, SAM_3_6_the_holder_of_the_club_starts_the_round) {
  Scenario s(3);
  s.club(B).turn_of(A);
  for (int i = 0; i < 3; ++i) s.play("pass");
  EXPECT_EQ(s.state.round, 2);
  EXPECT_EQ(s.state.first_player, C);
  EXPECT_EQ(s.decider(), C);
}

TEST(Samhain, SAM_3_7_exactly_one_main_action_a_turn) {
  Scenario s(2);
  s.member(A, "C01").member(A, "C07").member(B, "C15").turn_of(A);
  s.play(A, "activate C01").play(A, "perform light");
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_3_7_an_object_does_not_take_the_place_of_the_main_action) {
  Scenario s(2);
  s.member(A, "C01").object(A, rune).turn_of(A);
  s.play(A, "use rune").play(A, "take gold");
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.decider(), A);
  EXPECT_FALSE(s.offers("end turn"));
}

TEST(Samhain, SAM_3_8_an_active_member_that_cannot_walk_can_still_activate) {
  Scenario s(2);
  s.member(A, "C01").member(B, "C02", 2, exhausted).member(B, "C04", 2, exhausted);
  s.cubes(A, 0, 0, 0).own_reserve(A, 0).worship(A, "sirona-light", 1).turn_of(A);
  // The only main action is taken at once.
  EXPECT_EQ(s.happened(Happened::activation, A), 1);
}

TEST(Samhain, SAM_3_8_without_an_active_member_one_can_pass) {
  Scenario s(2);
  s.member(A, "C01", 1, exhausted).turn_of(A);
  EXPECT_TRUE(s.offers("pass"));
  EXPECT_FALSE(s.offers("activate C01"));
}

// ── Members ─────────────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_3_9_a_member_goes_from_the_reserve_to_a_card_and_from_a_card_to_a_tomb) {
  Scenario s(2);
  s.turn_of(A);
  EXPECT_EQ(s.player(A).own_reserve, 14);
  s.play(A, "develop").play(A, "place C05").play(A, "pay wood");
  EXPECT_EQ(s.player(A).own_reserve, 13);
  EXPECT_EQ(s.exhausted_on(A, "C05"), 1);
  s.play(B, "pass").play(A, "pass");
  EXPECT_EQ(s.state.round, 2);
  EXPECT_EQ(s.active_on(A, "C05"), 1);
  EXPECT_EQ(s.exhausted_on(A, "C05"), 0);
  s.play(B, "pass").play(A, "activate C05");
  s.play(A, "perform light").play(A, "pay gold");
  EXPECT_EQ(s.player(A).buried, 1);
  EXPECT_EQ(members_on_board(s.player(A)), 0);
  EXPECT_EQ(s.player(A).own_reserve, 13);
}

TEST(Samhain, SAM_3_10_only_members_on_action_cards_are_on_the_board) {
  Scenario s(2);
  s.member(A, "C09").worship(B, "sirona-light", 3).buried(B, 1).vp(A, 0).round(2);
  s.cubes(A, 1, 1, 0).turn_of(A).play("activate C09");
  // A18 kills a member on the board and B has none there; A17 needs a pair: only the wisp.
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(members_on_board(s.player(B)), 0);
}

TEST(Samhain, SAM_3_10_active_and_exhausted_members_are_on_the_board) {
  Scenario s(2);
  s.member(A, "C09").member(B, "C01").member(B, "C15", 1, exhausted).round(2);
  s.turn_of(A).play("activate C09").play("spend wood+gold");
  EXPECT_EQ(s.options(), (Texts{"kill B C01 active", "kill B C15 exhausted"}));
}

// ── Worship power ───────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_3_11_the_first_PA_takes_a_member_of_the_reserve_and_later_ones_move_it) {
  Scenario s(2);
  s.member(A, "C01").own_reserve(A, 5).turn_of(A).play("activate C01").play("perform light");
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 1);
  EXPECT_EQ(s.player(A).own_reserve, 4);

  Scenario later(2);
  later.member(A, "C01").own_reserve(A, 5).worship(A, "cernunnos-light", 2).turn_of(A);
  later.play("activate C01").play("perform light");
  EXPECT_EQ(later.pa(A, "cernunnos-light"), 3);
  EXPECT_EQ(later.player(A).own_reserve, 5);
}

TEST(Samhain, SAM_3_12_both_tracks_of_a_temple_can_be_held_at_once) {
  Scenario s(2);
  s.member(A, "C01").worship(A, "cernunnos-dark", 2).own_reserve(A, 5).turn_of(A);
  s.play("activate C01").play("perform light");
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 1);
  EXPECT_EQ(s.pa(A, "cernunnos-dark"), 2);
  EXPECT_EQ(members_on_tracks(s.player(A)), 2);
  EXPECT_EQ(s.player(A).own_reserve, 4);
}

TEST(Samhain, SAM_3_13_players_may_stand_on_the_same_value) {
  Scenario s(2);
  s.member(A, "C01").worship(A, "cernunnos-light", 1).worship(B, "cernunnos-light", 2).turn_of(A);
  s.play("activate C01").play("perform light");
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 2);
  EXPECT_EQ(s.pa(B, "cernunnos-light"), 2);
}

TEST(Samhain, SAM_3_14_at_0_PA_the_member_goes_home) {
  Scenario s(2);
  s.member(A, "C11").member(B, "C01").worship(B, "sirona-dark", 1).own_reserve(B, 4).round(2);
  s.turn_of(A).play("activate C11");
  EXPECT_EQ(s.pa(B, "sirona-dark"), 0);
  EXPECT_EQ(s.player(B).own_reserve, 5);
}

TEST(Samhain, SAM_3_15_a_track_never_goes_beyond_5) {
  Scenario s(3);
  s.member(A, "C01", 3).worship(A, "cernunnos-light", 4).cubes(A, 0, 0, 0).turn_of(A);
  s.play("activate C01").play("perform light").play("perform light").play("bonus none");
  s.play("perform light").play("bonus none");
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 5);
}

TEST(Samhain, SAM_3_16_a_PA_on_a_full_track_is_a_wisp) {
  Scenario s(2);
  s.member(A, "C01").worship(A, "cernunnos-light", 5).turn_of(A);
  s.play("activate C01").play("perform light");
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 5);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.state.reserve_wisps, 5);
}

TEST(Samhain, SAM_3_16_a_first_PA_without_a_member_in_reserve_is_a_wisp) {
  Scenario s(2);
  s.member(A, "C01").own_reserve(A, 0).turn_of(A).play("activate C01").play("perform light");
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 0);
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_3_16_a_later_PA_needs_no_member_in_reserve) {
  Scenario s(2);
  s.member(A, "C01").own_reserve(A, 0).worship(A, "cernunnos-light", 1).turn_of(A);
  s.play("activate C01").play("perform light");
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 2);
  EXPECT_EQ(s.player(A).wisps, 0);
}

TEST(Samhain, SAM_3_17_each_PA_that_cannot_be_recorded_is_a_wisp_of_its_own) {
  Scenario s(4);
  s.member(A, "C10").worship(A, "morrigan-dark", 5).own_reserve(A, 0).cubes(A, 0, 0, 0).round(2);
  s.vp(A, 0).turn_of(A).play("activate C10").play("perform dark");
  // Two PA of A20 have no place; its own wisp comes third.
  EXPECT_EQ(s.player(A).wisps, 3);
  EXPECT_EQ(s.pa(A, "morrigan-dark"), 5);
}

TEST(Samhain, SAM_3_17_of_two_PA_the_first_may_fit_and_the_second_not) {
  Scenario s(4);
  s.member(A, "C10").worship(A, "morrigan-dark", 4).own_reserve(A, 0).cubes(A, 0, 0, 0).round(2);
  s.turn_of(A).play("activate C10").play("perform dark");
  EXPECT_EQ(s.pa(A, "morrigan-dark"), 5);
  EXPECT_EQ(s.player(A).wisps, 2);
}

TEST(Samhain, SAM_3_18_a_PA_cannot_be_renounced) {
  Scenario s(2);
  s.member(A, "C10").round(2).turn_of(A).play("activate C10").play("perform dark");
  EXPECT_EQ(s.decision(), Decision::worship);
  for (const std::string& option : s.options())
    EXPECT_TRUE(option.starts_with("worship ")) << option;
}

TEST(Samhain, SAM_3_18_a_PA_that_would_be_a_wisp_is_not_refused_either) {
  Scenario s(2);
  s.member(A, "C07").own_reserve(A, 0).cubes(A, 0, 0, 0).turn_of(A).play("activate C07");
  EXPECT_EQ(s.happened(Happened::performs, A), 1);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).cubes[gold], 1);
}

TEST(Samhain, SAM_3_19_only_recordable_tracks_are_offered) {
  Scenario s(2);
  s.member(A, "C10").own_reserve(A, 0).round(2);
  s.worship(A, "morrigan-dark", 1).worship(A, "sirona-light", 5).worship(A, "belenos-dark", 4);
  s.turn_of(A).play("activate C10").play("perform dark");
  EXPECT_EQ(s.options(), (Texts{"worship morrigan-dark", "worship belenos-dark"}));
  EXPECT_EQ(s.refusal("worship sirona-light"), "SAM-3.19");
  EXPECT_EQ(s.refusal("worship cernunnos-light"), "SAM-3.19");
}

TEST(Samhain, SAM_3_19_a_member_in_reserve_opens_every_empty_track) {
  Scenario s(2);
  s.member(A, "C10").own_reserve(A, 1).worship(A, "morrigan-dark", 1).round(2);
  s.turn_of(A).play("activate C10").play("perform dark");
  EXPECT_EQ(s.options().size(), 10U);
}

TEST(Samhain, SAM_T95_a_track_that_the_first_PA_filled_is_not_offered_for_the_second) {
  Scenario s(2);
  s.member(A, "C10").own_reserve(A, 2).worship(A, "morrigan-dark", 4).round(2);
  s.turn_of(A).play("activate C10").play("perform dark");
  EXPECT_EQ(s.pa(A, "morrigan-dark"), 5);
  EXPECT_EQ(s.refusal("worship morrigan-dark"), "SAM-3.19");
  EXPECT_EQ(s.options().size(), 9U);
  s.play("worship sirona-light");
  EXPECT_EQ(s.pa(A, "sirona-light"), 1);
  EXPECT_EQ(s.player(A).wisps, 1);
}

// ── Multiple points ─────────────────────────────────────────────────────────────────────────────

// A development with two members on the board costs 3 PM.
Scenario development_for_3_PM() {
  Scenario s(2);
  s.member(A, "C01", 1, exhausted).member(A, "C02", 1, exhausted);
  return s;
}

TEST(Samhain, SAM_3_20_resources_PA_and_VP_can_be_mixed) {
  Scenario s = development_for_3_PM();
  s.worship(A, "belenos-dark", 2).vp(A, 2).turn_of(A).play("develop").play("place C05");
  EXPECT_EQ(s.options(),
            (Texts{"pay wood", "pay gold", "pay stone", "pay vp", "pay belenos-dark"}));
  s.play("pay stone").play("pay belenos-dark").play("pay vp");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 1}}));
  EXPECT_EQ(s.pa(A, "belenos-dark"), 1);
  EXPECT_EQ(s.player(A).vp, 1);
  EXPECT_EQ(s.exhausted_on(A, "C05"), 1);
}

TEST(Samhain, SAM_3_21_what_has_come_to_0_cannot_be_paid_again) {
  Scenario s = development_for_3_PM();
  s.cubes(A, 1, 3, 1).vp(A, 0).turn_of(A).play("develop").play("place C05").play("pay wood");
  EXPECT_EQ(s.refusal("pay wood"), "SAM-3.21");
  EXPECT_EQ(s.refusal("pay vp"), "SAM-3.21");
  EXPECT_EQ(s.refusal("pay sirona-light"), "SAM-3.21");
}

TEST(Samhain, SAM_3_21_one_may_pay_down_to_exactly_0) {
  Scenario s = development_for_3_PM();
  s.cubes(A, 0, 1, 0).vp(A, 1).worship(A, "sirona-light", 1).turn_of(A).play("develop");
  s.play("place C05");
  EXPECT_EQ(pm_capacity(s.player(A)), 0);
  EXPECT_EQ(s.exhausted_on(A, "C05"), 1);
}

TEST(Samhain, SAM_3_22_wisps_objects_and_members_make_no_PM) {
  Scenario s(2);
  s.cubes(A, 0, 0, 0).wisps(A, 3).object(A, dolmen, 2).object(A, fire).own_reserve(A, 9).turn_of(A);
  EXPECT_EQ(pm_capacity(s.player(A)), 0);
  // Not even the 1 PM of a first member: A has passed.
  EXPECT_EQ(s.happened(Happened::passed, A), 1);
}

TEST(Samhain, SAM_3_23_cubes_paid_as_PM_go_back_to_the_reserve) {
  Scenario s(2);
  s.turn_of(A).play("develop").play("place C05").play("pay gold");
  EXPECT_EQ(s.player(A).cubes[gold], 1);
  EXPECT_EQ(s.state.reserve[gold], 7);
}

TEST(Samhain, SAM_3_23_cubes_paid_as_a_cost_go_back_to_the_reserve) {
  Scenario s(2);
  s.member(A, "C14").turn_of(A).play("activate C14");
  EXPECT_EQ(s.state.reserve[gold], 7);
  EXPECT_EQ(s.state.reserve[stone], 7);
}

TEST(Samhain, SAM_3_23_wisps_paid_go_back_to_the_reserve) {
  Scenario s(2);
  s.member(A, "C15").wisps(A, 3).cubes(A, 0, 0, 0).round(2).turn_of(A).play("activate C15");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.state.reserve_wisps, 5);
}

TEST(Samhain, SAM_3_24_paying_the_last_PA_sends_the_marker_home) {
  Scenario s = development_for_3_PM();
  s.worship(A, "belenos-dark", 1).worship(A, "sirona-light", 2).own_reserve(A, 4).turn_of(A);
  s.play("develop").play("place C05").play("pay sirona-light");
  EXPECT_EQ(s.player(A).own_reserve, 4);
  s.play("pay sirona-light");
  EXPECT_EQ(s.player(A).own_reserve, 5);
  s.play("pay belenos-dark");
  EXPECT_EQ(s.player(A).own_reserve, 6 - 1);  // the new member has left for C05
}

TEST(Samhain, SAM_3_25_exactly_as_many_PM_as_needed_are_paid) {
  Scenario s(2);
  s.member(A, "C07").vp(A, 3).turn_of(A).play("activate C07").play("perform dark").play("pay vp");
  EXPECT_EQ(s.player(A).vp, 2);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 4, 2}}));
  EXPECT_EQ(s.happened(Happened::vp_paid), 1);
  EXPECT_EQ(s.happened(Happened::cubes_paid), 0);
}

TEST(Samhain, SAM_3_26_PM_capacity_is_cubes_and_PA_and_VP) {
  Scenario s(2);
  s.cubes(A, 1, 2, 3).worship(A, "sirona-light", 4).worship(A, "sirona-dark", 5).vp(A, 7);
  s.wisps(A, 2).turn_of(A);
  EXPECT_EQ(pm_capacity(s.player(A)), 1 + 2 + 3 + 4 + 5 + 7);
}

TEST(Samhain, SAM_3_27_a_payment_is_finished_before_anything_else_happens) {
  Scenario s = development_for_3_PM();
  s.object(A, rune).turn_of(A).play("develop").play("place C05");
  for (int due = 3; due > 0; --due) {
    for (const std::string& option : s.options()) EXPECT_TRUE(option.starts_with("pay ")) << option;
    EXPECT_EQ(s.exhausted_on(A, "C05"), 0);
    s.play(s.options().front());
  }
  EXPECT_EQ(s.exhausted_on(A, "C05"), 1);
}

TEST(Samhain, SAM_3_27_the_order_of_the_units_does_not_matter) {
  const auto pay = [](Texts units) {
    Scenario s = development_for_3_PM();
    s.worship(A, "sirona-light", 1).vp(A, 2).turn_of(A).play("develop").play("place C05");
    for (const std::string& unit : units) s.play("pay " + unit);
    return s.state;
  };
  const State one = pay({"wood", "sirona-light", "vp"});
  EXPECT_EQ(one, pay({"vp", "wood", "sirona-light"}));
  EXPECT_EQ(one, pay({"sirona-light", "vp", "wood"}));
}

// ── Gains ───────────────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_3_28_one_takes_what_is_left_of_a_kind) {
  Scenario s(2);
  s.member(A, "C07").cubes(A, 0, 0, 0).reserve(gold, 1).round(2).turn_of(A).play("activate C07");
  EXPECT_EQ(s.player(A).cubes[gold], 1);
  EXPECT_EQ(s.state.reserve[gold], 0);
}

TEST(Samhain, SAM_3_29_a_gain_cut_short_is_not_compensated) {
  Scenario s(2);
  s.member(A, "C07").cubes(A, 0, 0, 0).reserve(gold, 0).turn_of(A).play("activate C07");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 0, 0}}));
  EXPECT_EQ(s.player(A).wisps, 0);
  EXPECT_EQ(s.player(A).vp, 0);
  EXPECT_EQ(s.pa(A, "sucellos-light"), 1);
}

}  // namespace
}  // namespace veillee::samhain
