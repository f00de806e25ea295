// Move and activate, who takes part and in which order (sections 4.b and 4.j of RULES.md).
#include "engine/playout.hpp"
#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

using Texts = std::vector<std::string>;

// The card that is activated now.
std::string_view activated(const Scenario& s) {
  const Activation* activation = running_activation(s.state);
  return activation == nullptr ? "none" : card_ids[activation->card];
}

int active_members(const State& state) {
  int n = 0;
  for (const Player& player : state.players)
    for (const auto& here : player.members) n += here[active] + here[waiting];
  return n;
}

// ── The move ────────────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_4_4_only_an_own_active_member_can_be_chosen) {
  Scenario s(2);
  s.member(A, "C01").member(A, "C05", 1, exhausted).member(B, "C09").turn_of(A);
  EXPECT_TRUE(s.offers("activate C01"));
  EXPECT_EQ(s.refusal("activate C05"), "SAM-4.4");
  EXPECT_EQ(s.refusal("activate C09"), "SAM-4.4");
}

TEST(Samhain, SAM_4_5_the_member_stays_or_moves_one_step_but_never_diagonally) {
  Scenario s(2);
  s.member(A, "C05").turn_of(A);
  EXPECT_EQ(s.options(), (Texts{"activate C05", "activate C05 C02", "activate C05 C04",
                                "activate C05 C06", "activate C05 C08", "develop"}));
  EXPECT_EQ(s.refusal("activate C05 C01"), "SAM-4.5");
  EXPECT_EQ(s.refusal("activate C05 C11"), "SAM-4.5");
}

TEST(Samhain, SAM_4_6_the_card_where_the_member_now_stands_is_activated) {
  Scenario s(2);
  s.member(A, "C04").turn_of(A).play("activate C04 C07");
  EXPECT_EQ(activated(s), "C07");
  EXPECT_EQ(s.options(), (Texts{"perform light", "perform dark"}));  // there is no way out
  s.play("perform light");
  EXPECT_EQ(s.pa(A, "sucellos-light"), 1);
  EXPECT_EQ(s.pa(A, "sirona-light"), 0);
  EXPECT_EQ(s.exhausted_on(A, "C07"), 1);
}

TEST(Samhain, SAM_T20_stay_or_the_only_free_neighbour) {
  Scenario s(2);
  s.member(A, "C01").member(B, "C02", 2).turn_of(A);
  EXPECT_EQ(s.options(), (Texts{"activate C01", "activate C01 C04", "develop"}));
  EXPECT_EQ(s.refusal("activate C01 C02"), "SAM-4.2");
  EXPECT_EQ(s.refusal("activate C01 C05"), "SAM-4.5");
}

// ── Joint activation ────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_4_7_everybody_with_an_active_member_acts_clockwise_from_the_active_player) {
  Scenario s(3);
  s.member(A, "C01").member(B, "C01").member(C, "C01").turn_of(B);
  s.play(B, "activate C01").play(B, "perform light");
  s.play(C, "perform light").play(A, "perform light");
  for (const Seat seat : {A, B, C}) {
    EXPECT_EQ(s.pa(seat, "cernunnos-light"), 1);
    EXPECT_EQ(s.player(seat).cubes[wood], 3);
  }
}

TEST(Samhain, SAM_4_8_as_many_actions_as_members_each_of_any_side) {
  Scenario s(2);
  s.member(A, "C07", 2).turn_of(A).play("activate C07");
  s.play(A, "perform light").play(A, "perform dark").play(A, "pay wood");
  EXPECT_EQ(s.pa(A, "sucellos-light"), 1);
  EXPECT_EQ(s.pa(A, "sucellos-dark"), 1);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{1, 5, 2}}));
  EXPECT_EQ(s.exhausted_on(A, "C07"), 2);
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_4_9_a_player_finishes_before_the_next_one_starts) {
  Scenario s(3);
  s.member(A, "C07", 2).member(B, "C07").turn_of(A).play(A, "activate C07");
  s.play(A, "perform light").play(A, "perform light").play(A, "bonus none");
  EXPECT_EQ(s.happened(Happened::performs, B), 0);
  s.play(B, "perform light");
  EXPECT_EQ(s.pa(B, "sucellos-light"), 1);
}

TEST(Samhain, SAM_4_10_members_already_exhausted_are_ignored) {
  Scenario s(2);
  s.member(A, "C07").member(B, "C07", 1, exhausted).turn_of(A);
  s.play("activate C07").play("perform light");
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.pa(B, "sucellos-light"), 0);
  EXPECT_EQ(s.player(B).wisps, 0);
}

TEST(Samhain, SAM_T22_slots_of_four_players_in_clockwise_order) {
  Scenario s(4);
  s.member(C, "C07").member(A, "C07", 2).member(D, "C07").turn_of(C);
  s.play(C, "activate C07").play(C, "perform light").play(D, "perform light");
  s.play(A, "perform light").play(A, "perform light").play(A, "bonus none");
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.decider(), D);
}

// ── Participants come and go ────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_4_11_a_newcomer_does_not_act_and_stays_as_it_is) {
  Scenario s(3);
  s.member(A, "C04").member(A, "C01").member(A, "C07", 1, exhausted).turn_of(A);
  s.play("activate C04").play("perform dark").play("pay wood");
  s.play("step C01 active C04").play("step C07 exhausted C04");
  EXPECT_EQ(s.happened(Happened::performs), 1);
  EXPECT_EQ(s.active_on(A, "C04"), 1);
  EXPECT_EQ(s.exhausted_on(A, "C04"), 2);
  EXPECT_EQ(s.decision(), Decision::main_action);
}

TEST(Samhain, SAM_4_12_a_participant_that_is_dead_does_not_act) {
  Scenario s(2);
  s.member(A, "C09").member(B, "C09").member(B, "C01").round(2).turn_of(A);
  s.play("activate C09").play("spend wood+gold").play("kill B C09 waiting");
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.happened(Happened::performs, B), 0);
}

TEST(Samhain, SAM_4_12_a_participant_that_is_exhausted_does_not_act) {
  Scenario s(2);
  s.member(A, "C08").member(B, "C08").member(B, "C01").round(2).turn_of(A);
  s.play("activate C08").play("perform dark").play("exhaust B C08 waiting");
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.happened(Happened::performs, B), 0);
}

TEST(Samhain, SAM_4_12_a_participant_that_left_the_card_does_not_act) {
  Scenario s(2);
  s.member(A, "C04", 2).turn_of(A);
  s.play("activate C04").play("perform light").play("step C04 waiting C05");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.happened(Happened::performs, A), 1);
}

TEST(Samhain, SAM_4_13_a_participant_killed_before_its_moment_takes_no_wisp) {
  Scenario s(2);
  s.member(A, "C12").member(B, "C12").turn_of(A);
  s.play("activate C12");  // A24 is infeasible, and B's member is the only victim
  EXPECT_EQ(s.player(B).buried, 1);
  EXPECT_EQ(s.player(B).wisps, 0);
  EXPECT_EQ(s.happened(Happened::performs, B), 0);
}

TEST(Samhain, SAM_4_13_a_participant_sacrificed_to_the_wisps_does_not_act) {
  Scenario s(2);
  s.member(A, "C07").member(B, "C07").member(B, "C01").round(2).club(B);
  s.wisps(A, 1).wisps(B, 4).reserve_wisps(1).turn_of(A);
  s.play(A, "activate C07").play(A, "perform dark").play(B, "bury C07 waiting");
  while (s.decision() == Decision::pay) s.play(s.options().front());
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.happened(Happened::performs, B), 0);
  EXPECT_EQ(s.player(B).wisps, 0);
}

TEST(Samhain, SAM_4_14_a_participant_put_to_sleep_takes_no_wisp) {
  Scenario s(3);
  s.member(A, "C08").member(B, "C08").member(C, "C08").round(2).turn_of(A);
  s.play(A, "activate C08").play(A, "perform dark").play(A, "exhaust B C08 waiting");
  EXPECT_EQ(s.decider(), C);
  EXPECT_EQ(s.player(B).wisps, 0);
  EXPECT_EQ(s.exhausted_on(B, "C08"), 1);
}

TEST(Samhain, SAM_4_15_a_participant_moved_off_the_card_stays_active) {
  Scenario s(2);
  s.member(A, "C04", 2).turn_of(A);
  s.play("activate C04").play("perform light").play("step C04 waiting C05");
  EXPECT_EQ(s.active_on(A, "C05"), 1);
  EXPECT_EQ(s.player(A).members[card("C05")][active], 1);  // no longer called
  EXPECT_EQ(s.player(A).wisps, 0);
}

TEST(Samhain, SAM_4_15_a_participant_back_on_the_card_at_its_moment_acts) {
  Scenario s(2);
  s.member(A, "C04", 2).round(2).turn_of(A);
  s.play("activate C04").play("perform dark");
  s.play("step C04 waiting C05").play("step C05 waiting C04");
  EXPECT_EQ(s.decision(), Decision::slot);
  EXPECT_EQ(s.decider(), A);
}

TEST(Samhain, SAM_4_15_a_participant_back_only_after_its_moment_does_not_act) {
  // A sends his second member away in his first slot; B brings it back when A's moments are over.
  Scenario s(3);
  s.member(A, "C14", 2).member(B, "C14").member(C, "C01", 1, exhausted).round(2).turn_of(A);
  s.play(A, "activate C14").play(A, "perform dark");
  s.play(A, "pick C14 waiting");  // C's member on C01 is the only one elsewhere
  EXPECT_EQ(s.active_on(A, "C01"), 1);
  s.play(B, "perform dark");  // B has one member, and A's is the only one elsewhere
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.player(A).members[card("C14")][active], 1);
  EXPECT_EQ(s.happened(Happened::performs, A), 1);
}

TEST(Samhain, SAM_4_16_after_the_activation_all_members_involved_are_exhausted) {
  // A moves himself away by A07, B takes a dolmen; C07 and C04 show no active member.
  Scenario s(2);
  s.member(A, "C04").member(B, "C04").object(B, dolmen).turn_of(A);
  s.play(A, "activate C04").play(A, "perform light").play(A, "step C04 exhausted C07");
  s.play(B, "use dolmen");
  EXPECT_EQ(s.exhausted_on(A, "C07"), 1);
  EXPECT_EQ(s.exhausted_on(B, "C04"), 1);
  EXPECT_EQ(active_members(s.state), 0);
}

TEST(Samhain, SAM_4_17_a_participant_is_exhausted_before_the_first_step_of_its_action) {
  Scenario s(2);
  s.member(A, "C04").turn_of(A).play("activate C04").play("perform light");
  EXPECT_EQ(s.decision(), Decision::move);
  EXPECT_EQ(s.options(),
            (Texts{"step C04 exhausted C01", "step C04 exhausted C05", "step C04 exhausted C07"}));
}

TEST(Samhain, SAM_4_18_a_member_that_moves_itself_by_A07_arrives_exhausted) {
  Scenario s(2);
  s.member(A, "C04").turn_of(A);
  s.play("activate C04").play("perform light").play("step C04 exhausted C05");
  EXPECT_EQ(s.exhausted_on(A, "C05"), 1);
  EXPECT_EQ(s.active_on(A, "C05"), 0);
}

TEST(Samhain, SAM_4_18_a_member_that_moves_itself_by_A08_arrives_exhausted) {
  Scenario s(2);
  s.member(A, "C04").round(2).turn_of(A).play("activate C04").play("perform dark");
  s.play("step C04 exhausted C05").play("step C05 exhausted C06");
  EXPECT_EQ(s.exhausted_on(A, "C06"), 1);
}

TEST(Samhain, SAM_4_18_a_member_that_swaps_itself_by_A28_arrives_exhausted) {
  Scenario s(2);
  s.member(A, "C14").member(B, "C01").round(2).turn_of(A);
  s.play("activate C14").play("perform dark");  // there is one pair only
  EXPECT_EQ(s.exhausted_on(A, "C01"), 1);
  EXPECT_EQ(s.active_on(B, "C14"), 1);
}

TEST(Samhain, SAM_4_19_participants_of_one_player_are_one_option) {
  Scenario s(3);
  s.member(A, "C13").member(A, "C04", 3).turn_of(A);
  s.play("activate C04").play("perform light");
  EXPECT_EQ(s.options(),
            (Texts{"step C04 waiting C01", "step C04 waiting C05", "step C04 waiting C07",
                   "step C04 exhausted C01", "step C04 exhausted C05", "step C04 exhausted C07",
                   "step C13 active C10", "step C13 active C14"}));
}

TEST(Samhain, SAM_4_19_a_newcomer_and_a_participant_are_told_apart) {
  Scenario s(4);
  s.member(A, "C14", 2).member(B, "C14").member(B, "C01").round(2).turn_of(A);
  s.play(A, "activate C14").play(A, "perform dark");
  s.play(A, "pick C14 exhausted");  // with B's member on C01, who comes as a newcomer
  EXPECT_EQ(s.exhausted_on(A, "C01"), 1);
  s.play(A, "perform dark").play(A, "bonus none");  // only A's member on C01 has partners
  EXPECT_EQ(s.options(), (Texts{"swap B C14 active", "swap B C14 waiting"}));
  s.play(A, "swap B C14 waiting");  // the participant goes: B has no slot
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.active_on(B, "C14"), 1);
  EXPECT_EQ(s.active_on(B, "C01"), 1);
}

TEST(Samhain, SAM_4_19_a_participant_whose_moment_is_over_is_no_option_of_its_own) {
  // A's second participant goes to C01, where another active member of A stands.
  Scenario s(3);
  s.member(A, "C14", 2).member(B, "C14").member(A, "C01").member(C, "C01", 1, exhausted);
  s.member(C, "C05", 1, exhausted).round(2).turn_of(A).play(A, "activate C14");
  s.play(A, "perform dark").play(A, "pick C14 waiting").play(A, "swap C C01 exhausted");
  s.play(B, "perform dark");
  EXPECT_EQ(s.options(), (Texts{"swap C C05 exhausted", "swap A C01 active"}));
}

TEST(Samhain, SAM_T30_a_swap_takes_a_participant_off_the_card_and_brings_a_newcomer) {
  Scenario s(2);
  s.member(A, "C14").member(B, "C14").member(A, "C01").round(2).turn_of(A);
  s.play(A, "activate C14").play(A, "perform dark");  // the only pair on different cards
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.active_on(B, "C01"), 1);
  EXPECT_EQ(s.active_on(A, "C14"), 1);
  EXPECT_EQ(s.exhausted_on(A, "C14"), 1);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).vp, 1);
  EXPECT_EQ(s.player(B).wisps, 0);
}

TEST(Samhain, SAM_T31_put_to_sleep_on_the_activated_card) {
  Scenario s(2);
  s.member(A, "C08").member(B, "C08").round(2).turn_of(A);
  s.play(A, "activate C08").play(A, "perform dark");
  EXPECT_EQ(s.exhausted_on(B, "C08"), 1);
  EXPECT_EQ(s.player(B).wisps, 0);
  EXPECT_EQ(s.player(B).vp, 0);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).vp, 1);
}

TEST(Samhain, SAM_T32_who_has_acted_is_no_target_for_A16) {
  Scenario s(2);
  s.member(A, "C08").member(B, "C08").member(A, "C01", 1, exhausted).round(2).turn_of(A);
  s.play(A, "activate C08").play(A, "perform light").play(A, "pay stone");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.options(), (Texts{"perform light", "wisp"}));
  EXPECT_EQ(s.refusal("perform dark"), "SAM-4.23");
  s.play(B, "wisp");
  EXPECT_EQ(s.player(B).wisps, 1);
}

TEST(Samhain, SAM_T104_a_swapped_in_member_can_be_a_partner_of_the_next_swap) {
  Scenario s(3);
  s.member(A, "C14").member(B, "C14").member(B, "C15").member(C, "C01", 1, exhausted).round(2);
  s.turn_of(A).play(A, "activate C14").play(A, "perform dark");
  s.play(A, "swap C C01 exhausted");
  EXPECT_EQ(s.exhausted_on(A, "C01"), 1);
  EXPECT_EQ(s.exhausted_on(C, "C14"), 1);
  s.play(B, "perform dark").play(B, "pick C15 active").play(B, "swap C C14 exhausted");
  EXPECT_EQ(s.exhausted_on(C, "C15"), 1);
  EXPECT_EQ(s.active_on(B, "C14"), 1);
}

TEST(Samhain, SAM_T109_without_PM_nothing_that_costs_PM_is_offered) {
  Scenario s(2, Options{.counteraction = 1});
  s.cubes(A, 0, 0, 0).wisps(A, 3).object(A, fire).object(A, dolmen).member(A, "C01");
  s.member(B, "C07").turn_of(A);
  EXPECT_EQ(pm_capacity(s.player(A)), 0);
  EXPECT_EQ(s.refusal("develop"), "SAM-4.52");
  s.play(A, "activate C01");
  EXPECT_EQ(s.options(), (Texts{"perform light", "use dolmen"}));
  s.play(A, "use dolmen");
  s.play(B, "activate C07").play(B, "perform light");
  // A, absent from C07, is not asked for a counteraction and can only pass.
  EXPECT_EQ(s.happened(Happened::copies), 0);
  EXPECT_EQ(s.happened(Happened::passed, A), 1);
}

TEST(Samhain, SAM_T109_only_the_second_participant_has_a_slot) {
  Scenario s(3);
  s.member(A, "C04", 2).member(A, "C01").turn_of(A);
  s.play(A, "activate C04").play(A, "perform light").play(A, "step C01 active C04");
  EXPECT_EQ(s.decision(), Decision::slot);
  s.play(A, "perform light").play(A, "bonus none").play(A, "step C04 exhausted C05");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.active_on(A, "C04"), 1);
  EXPECT_EQ(s.exhausted_on(A, "C04"), 1);
}

// ── Further precisions ──────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_4_70_a_participant_that_dropped_out_has_no_slot_and_the_next_one_has) {
  Scenario s(3);
  s.member(A, "C09").member(B, "C09").member(C, "C09").round(2).turn_of(A);
  s.play(A, "activate C09").play(A, "spend wood+gold");
  s.play(A, "kill B C09 waiting");
  EXPECT_EQ(s.happened(Happened::performs, B), 0);
  EXPECT_EQ(s.happened(Happened::performs, C), 1);  // A18 is all that C can do
  EXPECT_EQ(s.decider(), C);
}

TEST(Samhain, SAM_4_71_the_card_to_which_a_horn_took_the_chosen_member_is_activated) {
  Scenario s(2);
  s.member(A, "C05").member(B, "C05").object(A, horn).turn_of(A);
  s.play("activate C05").play("use horn").play("step C05 waiting C01");
  EXPECT_EQ(activated(s), "C01");
  s.play("perform light");
  EXPECT_EQ(s.exhausted_on(A, "C01"), 1);
  EXPECT_EQ(s.active_on(B, "C05"), 1);
}

TEST(Samhain, SAM_4_71_two_active_members_on_a_card_are_told_apart_for_the_horn) {
  Scenario chosen(2);
  chosen.member(A, "C05", 2).object(A, horn).turn_of(A);
  chosen.play("activate C05").play("use horn");
  EXPECT_TRUE(chosen.offers("step C05 active C01"));
  chosen.play("step C05 waiting C01");
  EXPECT_EQ(activated(chosen), "C01");

  Scenario other(2);
  other.member(A, "C05", 2).object(A, horn).turn_of(A);
  other.play("activate C05").play("use horn").play("step C05 active C01");
  // C05 was activated with the chosen member, whose only possible action there is A09.
  EXPECT_EQ(other.player(A).upright[rune], 1);
  EXPECT_EQ(other.active_on(A, "C05"), 0);
  EXPECT_EQ(other.active_on(A, "C01"), 1);
}

TEST(Samhain, SAM_T98_a_horn_in_window_b_moves_the_chosen_member) {
  Scenario s(2);
  s.member(A, "C01").member(A, "C03").object(A, horn).turn_of(A);
  s.play("activate C01 C02").play("use horn").play("step C02 waiting C04");
  EXPECT_EQ(activated(s), "C04");
  EXPECT_EQ(s.active_on(A, "C02"), 0);
}

TEST(Samhain, SAM_T98_a_horn_in_window_b_brings_a_second_participant) {
  Scenario s(2);
  s.member(A, "C01").member(A, "C03").object(A, horn).wisps(A, 1).turn_of(A);
  s.play("activate C01 C02").play("use horn").play("step C03 active C02");
  EXPECT_EQ(activated(s), "C02");
  EXPECT_EQ(s.player(A).members[card("C02")][waiting], 2);
}

TEST(Samhain, SAM_4_76_a_slot_is_judged_when_it_comes) {
  // One sickle: when the activation starts B could still have had it.
  Scenario s(2);
  s.member(A, "C02").member(B, "C02").reserve_object(sickle, 1).turn_of(A);
  s.play(A, "activate C02");  // no wisps for A04: both slots have one option
  EXPECT_EQ(s.player(A).upright[sickle], 1);
  EXPECT_EQ(s.player(B).wisps, 1);
  EXPECT_EQ(s.player(B).cubes, (Cubes{{2, 2, 2}}));
}

// ── Every round and every game comes to an end ──────────────────────────────────────────────────

// One random game, watched at every decision.
struct Watched {
  int rounds = 1;
  bool always_a_main_action = true;
  bool fewer_active_after_each_activation = true;
  bool no_more_activations_than_active_members = true;
};

bool offers_main_action(const ActionList& list) {
  for (const Action& option : list)
    if (Do{option.kind} != Do::use) return true;
  return false;
}

Watched watch(std::uint8_t players, std::uint64_t seed) {
  Watched seen;
  FastRng random(seed);
  ActionList list;
  State state = start(Options{.seats = players}, seed);
  int round = 0;
  int activations_left = 0;      // in this round
  int active_at_activation = 0;  // while one is chosen or under way
  while (!over<Samhain>(state)) {
    const bool turn_starts = Decision{state.pending.decision} == Decision::main_action;
    if (turn_starts && state.round != round) {
      round = state.round;
      activations_left = active_members(state);
    }
    const auto [seat, action] = random_action<Samhain>(state, list, random);
    if (turn_starts) seen.always_a_main_action &= offers_main_action(list);
    if (Do{action.kind} == Do::activate) active_at_activation = active_members(state);

    std::vector<Event> events;
    EventSink sink = collect_into(events);
    apply<Samhain>(state, seat, action, &sink);
    bool new_round = false;
    for (const Event& event : events) {
      activations_left -= Happened{event.kind} == Happened::activation ? 1 : 0;
      new_round |= Happened{event.kind} == Happened::round_begins;
      seen.rounds += Happened{event.kind} == Happened::round_begins && event.args[0] > 1 ? 1 : 0;
    }
    if (new_round)
      active_at_activation = 0;  // everybody is active again
    else
      seen.no_more_activations_than_active_members &= activations_left >= 0 || round == 0;
    const bool window_b = Decision{state.pending.decision} == Decision::before_activation;
    const bool between_turns = state.stack.size() < 2 && !window_b;
    if (active_at_activation > 0 && between_turns) {
      seen.fewer_active_after_each_activation &= active_members(state) < active_at_activation;
      active_at_activation = 0;
    }
  }
  return seen;
}

TEST(Samhain, SAM_T78_random_games_last_as_many_rounds_as_they_should) {
  for (std::uint8_t players = 2; players <= 4; ++players)
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      const Watched seen = watch(players, seed);
      EXPECT_EQ(seen.rounds, numbers(players).rounds) << "seed " << seed;
      EXPECT_TRUE(seen.always_a_main_action) << "seed " << seed;
      EXPECT_TRUE(seen.fewer_active_after_each_activation) << "seed " << seed;
    }
}

TEST(Samhain, SAM_4_72_a_round_has_at_most_as_many_activations_as_active_members) {
  for (std::uint8_t players = 2; players <= 4; ++players)
    for (std::uint64_t seed = 100; seed < 130; ++seed)
      EXPECT_TRUE(watch(players, seed).no_more_activations_than_active_members) << "seed " << seed;
}

}  // namespace
}  // namespace veillee::samhain
