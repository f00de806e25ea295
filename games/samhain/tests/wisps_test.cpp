// Will-o'-the-wisps and the wisp event (sections 8.a and 8.c).
#include "games/samhain/tests/telling.hpp"

namespace veillee::samhain {
namespace {

// It is a Light round and A stands on C03, where he can do nothing: "activate C03" gives him a
// wisp, the last one if the others have been dealt out.
Scenario on_the_brink(std::uint8_t players) {
  Scenario s(players);
  s.member(A, "C03");
  return s;
}

bool all_wisps_seen(const Scenario& s, Viewer viewer) {
  const std::string seen = view_text<Samhain>(s.state, viewer);
  std::size_t n = 0;
  for (std::size_t at = 0; (at = seen.find("\"wisps\":", at)) != std::string::npos; ++at) ++n;
  return n == s.state.seats() + 1U;  // and those of the reserve
}

TEST(Samhain, SAM_8_1_an_action_grants_a_wisp) {
  Scenario s(2);
  s.member(A, "C07").round(2).turn_of(A);
  s.play("activate C07").play("perform dark");
  EXPECT_EQ(s.happened(Happened::wisp_taken, A), 1);
  EXPECT_EQ(s.state.reserve_wisps, 5);
}

TEST(Samhain, SAM_8_1_an_infeasible_action_brings_a_wisp) {
  Scenario s = on_the_brink(2);
  s.turn_of(A).play("activate C03");
  EXPECT_EQ(s.happened(Happened::wisp_taken, A), 1);
  EXPECT_EQ(s.state.reserve_wisps, 5);
}

TEST(Samhain, SAM_8_1_worship_that_cannot_be_recorded_becomes_a_wisp) {
  Scenario s(2);
  s.member(A, "C07").worship(A, "sucellos-light", 5).turn_of(A);
  s.play("activate C07").play("perform light");
  EXPECT_EQ(s.happened(Happened::wisp_taken, A), 1);
  EXPECT_EQ(s.state.reserve_wisps, 5);
}

TEST(Samhain, SAM_8_2_the_last_wisp_starts_the_event_at_once) {
  Scenario s = on_the_brink(2);
  s.wisps(B, 5).member(B, "C01", 2).member(B, "C02").turn_of(A).play("activate C03");
  EXPECT_EQ(s.happened(Happened::event_begins), 1);
  EXPECT_EQ(s.decision(), Decision::bury);
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_8_2_the_last_but_one_does_not) {
  Scenario s = on_the_brink(2);
  s.wisps(B, 4).member(B, "C01", 2).turn_of(A).play("activate C03");
  EXPECT_EQ(s.state.reserve_wisps, 1);
  EXPECT_EQ(s.happened(Happened::event_begins), 0);
  EXPECT_EQ(s.decision(), Decision::main_action);
}

TEST(Samhain, SAM_8_3_the_interrupted_action_is_finished_after_the_event) {
  Scenario s(2);
  s.member(A, "C08").cubes(A, 0, 0, 0).wisps(B, 5).cubes(B, 1, 1, 0);
  s.member(B, "C01").member(B, "C02", 1, exhausted).round(2).turn_of(A).play("activate C08");
  EXPECT_EQ(s.decision(),
            Decision::bury);  // A16 has exhausted a member, its point is still to come
  EXPECT_EQ(s.exhausted_on(B, "C01"), 1);
  EXPECT_EQ(s.player(A).vp, 0);
  s.play(B, "bury C02 exhausted");
  EXPECT_EQ(s.player(A).vp, 1);
}

TEST(Samhain, SAM_8_3_the_rest_of_the_activation_follows_the_event) {
  Scenario s = on_the_brink(2);
  s.member(B, "C03").member(B, "C01").wisps(B, 5).turn_of(A).play("activate C03");
  s.play(B, "bury C01 active");
  pay_all(s);
  EXPECT_EQ(s.exhausted_on(B, "C03"), 1);
  EXPECT_EQ(s.player(B).wisps, 1);  // his own slot on C03, after the event
  EXPECT_EQ(s.state.reserve_wisps, 5);
}

TEST(Samhain, SAM_8_4_in_the_event_all_counts_are_public) {
  Scenario s = on_the_brink(3);
  s.wisps(B, 5).wisps(C, 1).member(B, "C01").member(B, "C02").turn_of(A);
  EXPECT_FALSE(all_wisps_seen(s, C));
  s.play("activate C03");
  EXPECT_EQ(s.state.reserve_wisps, 0);
  EXPECT_TRUE(all_wisps_seen(s, C));
  EXPECT_TRUE(all_wisps_seen(s, spectator));
  EXPECT_EQ(s.happened(Happened::wisps_counted), 3);
}

TEST(Samhain, SAM_8_4_after_the_event_counts_are_hidden_again) {
  Scenario s = on_the_brink(2);
  s.wisps(B, 5).member(B, "C01").cubes(A, 0, 0, 0).cubes(B, 0, 0, 0).vp(B, 5).turn_of(A);
  s.play("activate C03");
  EXPECT_EQ(s.happened(Happened::wisps_put_back), 2);
  EXPECT_FALSE(all_wisps_seen(s, A));
}

TEST(Samhain, SAM_8_5_fires_are_declared_from_the_holder_of_the_club_clockwise) {
  Scenario s = on_the_brink(4);
  s.wisps(A, 1).wisps(B, 2).wisps(C, 2).wisps(D, 2).club(C);
  s.object(A, fire).object(B, fire).object(C, fire).turn_of(A).play("activate C03");
  s.play(C, "fires 0").play(A, "fires 1").play(B, "fires 0");
  EXPECT_NE(s.decision(), Decision::fires);
}

TEST(Samhain, SAM_8_5_no_more_fires_than_wisps_and_none_need_be_used) {
  Scenario s = on_the_brink(2);
  s.wisps(A, 4).wisps(B, 1).object(B, fire, 2).turn_of(A).play("activate C03");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(offered(s), (Choices{"fires 0", "fires 1"}));
}

TEST(Samhain, SAM_8_5_an_owner_of_fires_without_wisps_is_not_asked) {
  Scenario s = on_the_brink(2);
  s.wisps(A, 5).member(A, "C01").object(B, fire, 2).turn_of(A).play("activate C03");
  EXPECT_EQ(s.decision(), Decision::bury);
}

TEST(Samhain, SAM_8_6_the_player_with_the_most_sacrifices_from_a_card_or_a_track) {
  Scenario s = on_the_brink(3);
  s.wisps(B, 4).wisps(C, 2).member(B, "C01").worship(B, "sirona-dark", 2).member(C, "C05", 2);
  s.turn_of(A).play("activate C03");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(offered(s), (Choices{"bury C01 active", "bury-marker sirona-dark"}));
  s.play("bury C01 active");
  EXPECT_EQ(s.player(B).buried, 1);
  EXPECT_EQ(s.happened(Happened::member_sacrificed), 1);
}

TEST(Samhain, SAM_8_6_all_who_are_tied_for_the_most_sacrifice) {
  Scenario s = on_the_brink(3);
  s.wisps(B, 3).wisps(C, 3).member(B, "C01").member(C, "C05").turn_of(A).play("activate C03");
  EXPECT_EQ(s.happened(Happened::member_sacrificed, A), 0);
  EXPECT_EQ(s.player(B).buried, 1);
  EXPECT_EQ(s.player(C).buried, 1);
}

TEST(Samhain, SAM_8_7_wisps_received_count_and_those_given_away_do_not) {
  Scenario s(3);
  s.member(A, "C02", 2).wisps(A, 1).wisps(B, 2).wisps(C, 3).cubes(A, 0, 0, 0);
  s.member(B, "C01").member(C, "C05").round(2).turn_of(A);
  s.play("activate C02").play("give B");  // the second member has no wisp to give: it takes one
  EXPECT_EQ(s.happened(Happened::member_sacrificed, A), 0);
  EXPECT_EQ(s.happened(Happened::member_sacrificed, B), 1);
  EXPECT_EQ(s.happened(Happened::member_sacrificed, C), 1);
}

TEST(Samhain, SAM_8_8_tied_players_sacrifice_from_the_first_player_clockwise) {
  Scenario s = on_the_brink(3);
  s.wisps(A, 2).wisps(B, 3).wisps(C, 1).club(B).member(A, "C01").member(B, "C02");
  s.member(B, "C04").turn_of(A).play("activate C03");
  s.play(B, "bury C04 active").play(A, "bury C01 active");
  EXPECT_EQ(s.player(A).buried + s.player(B).buried, 2);
}

TEST(Samhain, SAM_8_8_the_graveyard_may_be_emptied_between_two_sacrifices) {
  Scenario s = on_the_brink(2);
  s.wisps(A, 2).wisps(B, 3).member(B, "C01").buried(B, 2).turn_of(A).play("activate C03");
  EXPECT_EQ(s.happened(Happened::graveyard_emptied), 1);
  EXPECT_EQ(s.player(A).buried, 0);
  EXPECT_EQ(s.player(B).buried, 1);
}

TEST(Samhain, SAM_8_9_a_marker_takes_all_its_worship_into_the_grave) {
  Scenario s = on_the_brink(2);
  s.wisps(A, 4).wisps(B, 1).worship(A, "sirona-dark", 4).worship(A, "sirona-light", 2);
  s.own_reserve(A, 3).turn_of(A).play("activate C03").play("bury-marker sirona-dark");
  EXPECT_EQ(s.pa(A, "sirona-dark"), 0);
  EXPECT_EQ(s.pa(A, "sirona-light"), 2);
  EXPECT_EQ(s.player(A).own_reserve, 3);
  EXPECT_EQ(s.player(A).buried, 1);
}

TEST(Samhain, SAM_8_10_active_exhausted_acting_and_waiting_members_may_be_sacrificed) {
  Scenario s(3);
  s.member(A, "C07", 2).member(A, "C01").member(A, "C02", 1, exhausted).wisps(A, 4).wisps(B, 2);
  s.round(2).turn_of(A).play("activate C07").play("perform dark");
  EXPECT_EQ(offered(s), (Choices{"bury C07 waiting", "bury C07 exhausted", "bury C01 active",
                                 "bury C02 exhausted", "bury-marker sucellos-dark"}));
}

TEST(Samhain, SAM_8_10_a_sacrificed_participant_does_not_act) {
  Scenario s(2);
  s.member(A, "C07", 2).wisps(A, 5).cubes(A, 0, 0, 0).cubes(B, 2, 2, 2).round(2).turn_of(A);
  s.play("activate C07").play("bury C07 waiting");
  EXPECT_EQ(s.happened(Happened::performs), 1);
  EXPECT_EQ(s.exhausted_on(A, "C07"), 1);
  EXPECT_EQ(s.active_on(A, "C07"), 0);
}

TEST(Samhain, SAM_8_11_a_player_with_nobody_on_cards_or_temples_sacrifices_nothing) {
  Scenario s = on_the_brink(2);
  s.wisps(B, 5).turn_of(A).play("activate C03");
  EXPECT_EQ(s.happened(Happened::member_sacrificed), 0);
  EXPECT_EQ(s.player(B).buried, 0);
  EXPECT_EQ(s.decision(), Decision::pay);
}

TEST(Samhain, SAM_8_12_each_pays_one_PM_a_wisp_from_the_first_player_and_puts_all_back) {
  Scenario s = on_the_brink(3);
  s.wisps(A, 1).wisps(B, 1).wisps(C, 4).member(C, "C01").club(C).turn_of(A).play("activate C03");
  s.play(C, "pay wood").play(C, "pay wood").play(C, "pay gold").play(C, "pay gold");
  EXPECT_EQ(s.player(C).cubes, (Cubes{{0, 0, 2}}));
  EXPECT_EQ(s.player(C).wisps, 0);
  s.play(A, "pay stone").play(A, "pay gold");
  s.play(B, "pay wood");
  EXPECT_EQ(s.player(A).wisps + s.player(B).wisps, 0);
  EXPECT_EQ(s.decision(), Decision::main_action);
}

TEST(Samhain, SAM_8_12_harmless_wisps_go_back_free) {
  Scenario s = on_the_brink(2);
  s.wisps(A, 4).wisps(B, 1).object(B, fire).turn_of(A).play("activate C03").play(B, "fires 1");
  pay_all(s);
  EXPECT_EQ(s.player(B).cubes, (Cubes{{2, 2, 2}}));
  EXPECT_EQ(s.player(B).wisps, 0);
}

TEST(Samhain, SAM_8_13_who_cannot_pay_puts_them_back_without_paying) {
  Scenario s = on_the_brink(2);
  s.wisps(A, 2).wisps(B, 3).cubes(B, 0, 0, 0).turn_of(A).play("activate C03");
  s.play(A, "pay wood").play(A, "pay wood").play(A, "pay gold");
  EXPECT_EQ(s.player(B).wisps, 0);
  EXPECT_EQ(s.player(B).vp, 0);
  EXPECT_EQ(s.state.reserve_wisps, 6);
}

TEST(Samhain, SAM_8_13b_who_can_pay_a_part_pays_all_he_has) {
  Scenario s = on_the_brink(2);
  s.wisps(A, 0).wisps(B, 5).cubes(B, 1, 1, 0).worship(B, "sirona-dark", 2).member(B, "C05");
  s.turn_of(A).play("activate C03").play(B, "bury C05 active").play(A, "pay wood");
  EXPECT_EQ(s.player(B).cubes.total(), 0);
  EXPECT_EQ(s.pa(B, "sirona-dark"), 0);
  EXPECT_EQ(s.player(B).wisps, 0);
}

TEST(Samhain, SAM_8_13b_the_choice_of_units_is_free_the_amount_is_not) {
  Scenario s = on_the_brink(2);
  s.wisps(A, 0).wisps(B, 5).vp(A, 1).worship(A, "sirona-dark", 2).turn_of(A).play("activate C03");
  EXPECT_EQ(offered(s),
            (Choices{"pay wood", "pay gold", "pay stone", "pay vp", "pay sirona-dark"}));
  s.play(A, "pay vp");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 2}}));
}

TEST(Samhain, SAM_8_14_after_the_event_all_wisps_are_in_the_reserve) {
  const int all[] = {6, 7, 8};
  for (std::uint8_t players = 2; players <= 4; ++players) {
    Scenario s = on_the_brink(players);
    s.wisps(B, all[players - 2] - 1).member(B, "C01").cubes(B, 0, 0, 0);
    s.turn_of(A).play("activate C03").play(A, "pay wood");
    EXPECT_EQ(s.state.reserve_wisps, all[players - 2]);
    EXPECT_EQ(s.state.event_running, 0);
    EXPECT_EQ(s.happened(Happened::event_begins), 1);
  }
}

TEST(Samhain, SAM_8_15_the_action_goes_on_although_its_member_was_sacrificed) {
  Scenario s(2);
  s.member(A, "C11").wisps(A, 5).cubes(A, 0, 0, 0).worship(B, "sirona-dark", 2);
  s.round(2).turn_of(A).play("activate C11");  // A22: the performer is A's only member
  EXPECT_EQ(s.player(A).buried, 1);
  EXPECT_EQ(s.player(A).vp, 1);
  EXPECT_EQ(s.pa(B, "sirona-dark"), 1);  // not taken back
}

TEST(Samhain, SAM_8_15_a_step_cannot_choose_the_sacrificed_member) {
  Scenario s(2);
  s.member(A, "C04").member(A, "C15", 1, exhausted).wisps(A, 5).cubes(A, 0, 0, 0);
  s.round(2).turn_of(A).play("activate C04").play("bury C04 exhausted");
  EXPECT_EQ(offered(s), (Choices{"step C15 exhausted C12", "step C15 exhausted C14"}));
}

TEST(Samhain, SAM_8_22_at_least_four_five_or_five_wisps_count_in_an_event) {
  for (const auto& [players, least] : {std::pair{2, 4}, std::pair{3, 5}, std::pair{4, 5}}) {
    const Numbers n = numbers(static_cast<std::uint8_t>(players));
    EXPECT_EQ(n.wisps - n.objects, least);
  }
}

TEST(Samhain, SAM_8_22_a_player_without_a_counting_wisp_does_not_sacrifice) {
  Scenario s = on_the_brink(2);
  s.wisps(A, 3).wisps(B, 2).object(B, fire, 2).member(B, "C01").turn_of(A);
  s.play("activate C03").play("wisp").play(B, "fires 2");
  EXPECT_EQ(s.player(B).buried, 0);
  EXPECT_EQ(s.player(A).buried, 1);
}

TEST(Samhain, SAM_8_23_members_sent_home_in_the_event_cannot_be_sacrificed) {
  Scenario s = on_the_brink(2);
  s.wisps(A, 2).wisps(B, 3).buried(B, 2).member(B, "C01").member(B, "C02", 1, exhausted);
  s.turn_of(A).play("activate C03");
  EXPECT_EQ(s.happened(Happened::graveyard_emptied), 1);
  EXPECT_EQ(offered(s), (Choices{"bury C01 active", "bury C02 exhausted"}));
}

TEST(Samhain, SAM_8_24_worship_without_room_on_anothers_turn_causes_the_same_event) {
  Scenario s(2);
  s.member(A, "C07").member(B, "C07").worship(B, "sucellos-light", 5).wisps(A, 4).wisps(B, 1);
  s.member(A, "C01").turn_of(A).play("activate C07").play("perform light");
  s.play(B, "perform light");
  EXPECT_EQ(s.happened(Happened::event_begins), 1);
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.decision(), Decision::bury);
}

TEST(Samhain, SAM_8_24_there_can_be_two_events_in_a_round) {
  Scenario s = on_the_brink(2);
  s.member(A, "C02").object(B, sickle, 2).wisps(B, 5).vp(A, 9).cubes(A, 0, 0, 0).turn_of(A);
  s.play("activate C03");
  pay_all(s);
  EXPECT_EQ(s.happened(Happened::event_begins), 1);
  s.state.players[B].wisps = 5;
  s.state.reserve_wisps = 1;
  s.play(B, "pass").play(A, "activate C02");
  EXPECT_EQ(s.state.round, 1);
  EXPECT_EQ(s.happened(Happened::event_begins), 2);
}

}  // namespace
}  // namespace veillee::samhain
