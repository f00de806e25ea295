// Every decision of the game: who takes it, and what the options are (section 12 of RULES.md).
#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

using Texts = std::vector<std::string>;

// ── Set-up ──────────────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_D1_a_card_that_is_not_complete) {
  Scenario s(2);
  s.state = start(Options{.seats = 2}, 5);
  const Seat first = s.state.first_player;
  const Seat second = clockwise(first, 2);
  EXPECT_EQ(s.decision(), Decision::place);
  EXPECT_EQ(s.options().size(), 15U);
  s.play(first, "place C05").play(first, "track light");
  EXPECT_EQ(s.options().size(), 15U);
  s.play(second, "place C05").play(second, "track light");
  EXPECT_EQ(s.decider(), first);
  EXPECT_EQ(s.options().size(), 14U);
  EXPECT_EQ(s.refusal("place C05"), "SAM-4.2");
}

TEST(Samhain, SAM_D2_light_or_dark_track_after_each_placement) {
  Scenario s(3);
  s.state = start(Options{.seats = 3}, 8);
  const Seat first = s.state.first_player;
  s.play(first, "place C11");
  EXPECT_EQ(s.decider(), first);
  EXPECT_EQ(s.decision(), Decision::choose_track);
  EXPECT_EQ(s.options(), (Texts{"track light", "track dark"}));
  s.play("track dark");
  EXPECT_EQ(s.pa(first, "morrigan-dark"), 2);
}

TEST(Samhain, SAM_D2_also_in_the_easy_set_up) {
  Scenario s(4);
  s.state = start(Options{.seats = 4, .easy = 1}, 8);
  const Seat first = s.state.first_player;
  EXPECT_EQ(s.decider(), first);
  EXPECT_EQ(s.options(), (Texts{"track light", "track dark"}));
  s.play("track dark");  // the first player stands on C13
  EXPECT_EQ(s.pa(first, "belenos-dark"), 2);
  EXPECT_EQ(s.decider(), clockwise(first, 4));
}

// ── The turn ────────────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_D3_objects_or_one_main_action) {
  Scenario s(2);
  s.member(A, "C01").object(A, horn).object(A, rune).object(A, sickle).object(A, dolmen);
  s.object(A, fire).turn_of(A);
  EXPECT_EQ(s.options(), (Texts{"activate C01", "activate C01 C02", "activate C01 C04", "develop",
                                "use horn", "use rune", "use sickle"}));
}

TEST(Samhain, SAM_D3_a_pass_only_without_an_active_member) {
  Scenario s(2);
  s.member(A, "C01", 1, exhausted).object(A, rune).turn_of(A);
  EXPECT_EQ(s.options(), (Texts{"develop", "pass", "use rune"}));
  s.play("use rune").play("take wood");
  EXPECT_EQ(s.decider(), A);  // one main action is still due
  EXPECT_EQ(s.options(), (Texts{"develop", "pass"}));
}

TEST(Samhain, SAM_D4_which_member_and_where_to) {
  Scenario s(2);
  s.member(A, "C01").member(A, "C11").member(B, "C02", 2).member(B, "C14", 2).turn_of(A);
  EXPECT_EQ(s.options(),
            (Texts{"activate C01", "activate C01 C04", "activate C11", "activate C11 C08",
                   "activate C11 C10", "activate C11 C12", "develop"}));
}

TEST(Samhain, SAM_D5_objects_or_go_on_before_the_activation) {
  Scenario s(2);
  s.member(A, "C01").object(A, horn).object(A, rune).object(A, sickle).turn_of(A);
  s.play("activate C01 C02");
  EXPECT_EQ(s.decision(), Decision::before_activation);
  EXPECT_EQ(s.options(), (Texts{"go on", "use horn", "use rune", "use sickle"}));
  s.play("use rune").play("take gold");
  EXPECT_EQ(s.options(), (Texts{"go on", "use horn", "use sickle"}));
}

TEST(Samhain, SAM_D6_rune_and_sickle_before_each_own_slot_of_the_own_turn) {
  Scenario s(2);
  s.member(A, "C07", 2).object(A, horn).object(A, rune).object(A, sickle).turn_of(A);
  s.play("activate C07").play("go on");
  EXPECT_EQ(s.options(), (Texts{"perform light", "perform dark", "use rune", "use sickle"}));
  s.play("perform light");
  EXPECT_EQ(s.options(), (Texts{"perform light", "perform dark", "use rune", "use sickle"}));
}

TEST(Samhain, SAM_D7_the_owner_of_the_member_may_use_a_dolmen) {
  Scenario s(2);
  s.member(A, "C07").member(B, "C07").object(B, dolmen).turn_of(A);
  s.play(A, "activate C07").play(A, "perform light");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.options(), (Texts{"perform light", "perform dark", "use dolmen"}));
  Scenario declined = s;
  declined.play(B, "perform light");
  EXPECT_EQ(declined.player(B).upright[dolmen], 1);
  s.play(B, "use dolmen");
  EXPECT_EQ(s.player(B).lying[dolmen], 1);
  EXPECT_EQ(s.pa(B, "sucellos-light"), 0);
}

TEST(Samhain, SAM_D7_a_lying_dolmen_is_not_offered) {
  Scenario s(2);
  s.member(A, "C07").object(A, dolmen, 0, 1).turn_of(A).play("activate C07");
  EXPECT_EQ(s.options(), (Texts{"perform light", "perform dark"}));
}

TEST(Samhain, SAM_D8_native_or_opposite_side) {
  Scenario s(2);
  s.member(A, "C07").round(2).turn_of(A).play("activate C07");
  EXPECT_EQ(s.decision(), Decision::slot);
  EXPECT_EQ(s.options(), (Texts{"perform light", "perform dark"}));
}

TEST(Samhain, SAM_D8_opposite_side_or_wisp) {
  Scenario s(2);
  s.member(A, "C08").round(2).turn_of(A).play("activate C08");  // nobody to put to sleep
  EXPECT_EQ(s.options(), (Texts{"perform light", "wisp"}));
}

// ── Payments, bonus, costs ──────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_D9_every_kind_of_unit_and_no_way_to_stop_early) {
  Scenario s(2);
  s.member(A, "C01").vp(A, 1).worship(A, "sirona-light", 1).worship(A, "belenos-dark", 2);
  s.cubes(A, 1, 0, 1).turn_of(A).play("develop").play("place C02");
  EXPECT_EQ(s.decision(), Decision::pay);
  EXPECT_EQ(s.options(),
            (Texts{"pay wood", "pay stone", "pay vp", "pay sirona-light", "pay belenos-dark"}));
  s.play("pay sirona-light");
  EXPECT_EQ(s.options(), (Texts{"pay wood", "pay stone", "pay vp", "pay belenos-dark"}));
  s.play("pay vp");
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_D9_units_for_the_opposite_side) {
  Scenario s(2);
  s.member(A, "C07").vp(A, 1).cubes(A, 0, 1, 0).worship(A, "morrigan-light", 1).turn_of(A);
  s.play("activate C07").play("perform dark");
  EXPECT_EQ(s.options(), (Texts{"pay gold", "pay vp", "pay morrigan-light"}));
}

TEST(Samhain, SAM_D10_a_bonus_or_none) {
  Scenario s(2);
  s.member(A, "C15", 2).cubes(A, 3, 3, 3).turn_of(A).play("activate C15");
  EXPECT_EQ(s.decision(), Decision::bonus);
  EXPECT_EQ(s.options(), (Texts{"bonus discount", "bonus vp", "bonus none"}));
}

TEST(Samhain, SAM_D10_the_discount_must_be_taken_when_nothing_else_can_be_paid) {
  Scenario s(2);
  s.member(A, "C15", 2).cubes(A, 2, 2, 1).turn_of(A).play("activate C15");
  EXPECT_EQ(s.player(A).vp, 6);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 0, 0}}));
}

TEST(Samhain, SAM_D11_the_kind_for_A05) {
  Scenario s(2);
  s.member(A, "C03").cubes(A, 3, 2, 4).turn_of(A).play("activate C03");
  EXPECT_EQ(s.decision(), Decision::spend);
  EXPECT_EQ(s.options(), (Texts{"spend wood+wood+wood", "spend stone+stone+stone"}));
}

TEST(Samhain, SAM_D11_the_kinds_for_A10) {
  Scenario s(2);
  s.member(A, "C05").object(B, horn).round(2).turn_of(A);
  s.play("activate C05").play("perform dark");
  EXPECT_EQ(s.options(), (Texts{"spend wood+gold", "spend wood+stone", "spend gold+stone"}));
}

TEST(Samhain, SAM_D11_the_kinds_for_A18) {
  Scenario s(2);
  s.member(A, "C09").member(B, "C01").cubes(A, 1, 1, 3).round(2).turn_of(A).play("activate C09");
  EXPECT_EQ(s.options(), (Texts{"spend wood+gold", "spend wood+stone", "spend gold+stone"}));
}

TEST(Samhain, SAM_D11_temple_and_split_for_A21) {
  Scenario s(2);
  s.member(A, "C11").worship(A, "sirona-light", 2).worship(A, "sirona-dark", 1);
  s.worship(A, "belenos-dark", 2).worship(A, "morrigan-light", 1).turn_of(A).play("activate C11");
  EXPECT_EQ(s.options(),
            (Texts{"devote sirona-light sirona-light", "devote sirona-light sirona-dark",
                   "devote belenos-dark belenos-dark"}));
}

TEST(Samhain, SAM_D11_the_kind_left_out_of_A29) {
  Scenario s(2);
  s.member(A, "C15", 2).cubes(A, 3, 3, 3).turn_of(A).play("activate C15").play("bonus discount");
  EXPECT_EQ(s.options(), (Texts{"spend wood+gold", "spend wood+stone", "spend gold+stone"}));
}

TEST(Samhain, SAM_D11_A03_is_settled_by_the_bonus) {
  Scenario s(2);
  s.member(A, "C02", 2).turn_of(A).play("activate C02").play("perform light");
  EXPECT_EQ(s.options(), (Texts{"bonus without-stone", "bonus without-wood", "bonus none"}));
  s.play("bonus without-wood");  // nothing is left to choose
  EXPECT_EQ(s.player(A).cubes, (Cubes{{1, 2, 0}}));
  EXPECT_EQ(s.player(A).upright[sickle], 2);
}

// ── Choices inside the actions ──────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_D12_an_opponent_for_the_wisp) {
  Scenario s(4);
  s.member(B, "C02").wisps(B, 1).cubes(B, 0, 0, 0).round(2).turn_of(B).play("activate C02");
  EXPECT_EQ(s.decision(), Decision::give);
  EXPECT_EQ(s.options(), (Texts{"give C", "give D", "give A"}));
}

TEST(Samhain, SAM_D13_any_opponents_member_on_the_board) {
  Scenario s(3);
  s.member(A, "C09").member(A, "C02").member(B, "C01").member(B, "C09").member(C, "C15", 1,
                                                                               exhausted);
  s.worship(B, "sirona-light", 2).round(2).turn_of(A).play("activate C09").play("spend wood+gold");
  EXPECT_EQ(s.decision(), Decision::kill);
  EXPECT_EQ(s.options(),
            (Texts{"kill B C01 active", "kill B C09 waiting", "kill C C15 exhausted"}));
}

TEST(Samhain, SAM_D14_a_member_and_a_free_neighbour) {
  Scenario s(2);
  s.member(A, "C04").member(A, "C15").member(B, "C05", 2).turn_of(A);
  s.play("activate C04").play("perform light");
  EXPECT_EQ(s.decision(), Decision::move);
  EXPECT_EQ(s.options(), (Texts{"step C04 exhausted C01", "step C04 exhausted C07",
                                "step C15 active C12", "step C15 active C14"}));
}

TEST(Samhain, SAM_D14_no_step_is_asked_where_none_exists) {
  // Cards hold 2: all neighbours of C04 are complete.
  Scenario s(2);
  s.member(A, "C04").member(B, "C01", 2).member(B, "C05", 2).member(B, "C07", 2).turn_of(A);
  EXPECT_EQ(s.decision(), Decision::slot);  // activating C04 was all that A could do
  s.play("perform light");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.pa(A, "sirona-light"), 1);
  EXPECT_EQ(s.exhausted_on(A, "C04"), 1);
}

TEST(Samhain, SAM_D15_an_opponent_and_an_object_upright_or_lying) {
  Scenario s(3);
  s.member(A, "C05").object(A, sickle, 0, 1).object(B, horn, 1, 1).object(C, fire, 0, 1).round(2);
  s.turn_of(A).play("activate C05").play("perform dark").play("spend wood+gold");
  EXPECT_EQ(s.decision(), Decision::steal);
  EXPECT_EQ(s.options(),
            (Texts{"steal B horn upright", "steal B horn lying", "steal C fire lying"}));
}

TEST(Samhain, SAM_D16_whose_member_and_on_which_card) {
  Scenario s(3);
  s.member(A, "C06").member(B, "C01", 3).buried(A, 1).buried(C, 2).turn_of(A).play("activate C06");
  EXPECT_EQ(s.decision(), Decision::revive);
  EXPECT_EQ(s.options(), (Texts{"revive A", "revive C"}));
  s.play("revive C");
  EXPECT_EQ(s.options().size(), 14U);
  EXPECT_FALSE(s.offers("place C01"));
}

TEST(Samhain, SAM_D17_an_active_opponents_member) {
  Scenario s(3);
  s.member(A, "C08").member(A, "C01").member(B, "C08").member(B, "C02").member(C, "C03");
  s.member(C, "C04", 1, exhausted).round(2).turn_of(A).play("activate C08").play("perform dark");
  EXPECT_EQ(s.decision(), Decision::exhaust);
  EXPECT_EQ(s.options(),
            (Texts{"exhaust B C02 active", "exhaust B C08 waiting", "exhaust C C03 active"}));
}

TEST(Samhain, SAM_D18_a_kind_that_the_reserve_has) {
  Scenario s(2);
  s.member(A, "C10", 2).reserve(gold, 0).turn_of(A).play("activate C10").play("perform light");
  EXPECT_EQ(s.decision(), Decision::take);
  EXPECT_EQ(s.options(), (Texts{"take wood", "take stone"}));
  s.play("take wood").play("perform light").play("bonus cube");
  EXPECT_EQ(s.options(), (Texts{"take wood", "take stone"}));
  s.play("take wood");
  EXPECT_EQ(s.options(), (Texts{"take wood", "take stone"}));  // the bonus, of any kind
}

TEST(Samhain, SAM_D19_a_recordable_track) {
  Scenario s(2);
  s.member(A, "C10").worship(A, "sirona-light", 5).worship(A, "belenos-dark", 4);
  s.worship(A, "morrigan-dark", 1).own_reserve(A, 0).round(2).turn_of(A);
  s.play("activate C10").play("perform dark");
  EXPECT_EQ(s.decision(), Decision::worship);
  EXPECT_EQ(s.options(), (Texts{"worship morrigan-dark", "worship belenos-dark"}));
  EXPECT_EQ(s.refusal("worship sirona-light"), "SAM-3.19");
}

TEST(Samhain, SAM_D19_the_bonus_of_A20_is_a_track_again) {
  Scenario s(2);
  s.member(A, "C10", 2).round(2).turn_of(A).play("activate C10").play("perform dark");
  EXPECT_EQ(s.options().size(), 10U);
  s.play("worship sirona-light").play("perform dark").play("bonus worship");
  s.play("worship sirona-light").play("worship cernunnos-light");
  EXPECT_EQ(s.pa(A, "sirona-light"), 2);
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 1);
  EXPECT_EQ(s.pa(A, "morrigan-dark"), 2);
}

TEST(Samhain, SAM_D20_a_track_and_an_opponent_with_PA_there) {
  Scenario s(3);
  s.member(A, "C11").worship(A, "sirona-light", 1).worship(B, "sirona-light", 1);
  s.worship(B, "belenos-dark", 5).worship(C, "sirona-light", 2).round(2).turn_of(A);
  s.play("activate C11");
  EXPECT_EQ(s.decision(), Decision::weaken);
  EXPECT_EQ(s.options(),
            (Texts{"weaken B sirona-light", "weaken B belenos-dark", "weaken C sirona-light"}));
}

TEST(Samhain, SAM_D21_an_own_member_and_one_of_an_opponent_on_another_card) {
  Scenario s(2);
  s.member(A, "C14").member(A, "C01").member(B, "C14").member(B, "C05", 1, exhausted).round(2);
  s.turn_of(A).play("activate C14").play("perform dark");
  EXPECT_EQ(s.decision(), Decision::swap_own);
  EXPECT_EQ(s.options(), (Texts{"pick C01 active", "pick C14 exhausted"}));
  Scenario performer = s;
  s.play("pick C01 active");
  EXPECT_EQ(s.options(), (Texts{"swap B C05 exhausted", "swap B C14 waiting"}));
  performer.play("pick C14 exhausted");  // B's member on C14 is on the same card
  EXPECT_EQ(performer.exhausted_on(A, "C05"), 1);
  EXPECT_EQ(performer.exhausted_on(B, "C14"), 1);
}

TEST(Samhain, SAM_D22_a_legal_card_for_the_new_member) {
  Scenario s(2);
  s.member(A, "C01", 1, exhausted).member(A, "C15").turn_of(A).play("develop");
  EXPECT_EQ(s.decision(), Decision::develop);
  EXPECT_EQ(s.options(), (Texts{"place C02", "place C04", "place C12", "place C14"}));
}

// ── Objects ─────────────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_D23_objects_or_the_end_of_the_turn_after_an_activation) {
  Scenario s(2);
  s.member(A, "C07").object(A, horn).object(A, rune).object(A, sickle).turn_of(A);
  s.play("activate C07").play("go on").play("perform light");
  EXPECT_EQ(s.decision(), Decision::after_main_action);
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.options(), (Texts{"end turn", "use horn", "use rune", "use sickle"}));
  s.play("end turn");
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_D23_also_after_a_development_but_not_after_a_pass) {
  Scenario s(2);
  s.object(A, rune).turn_of(A);
  Scenario passed = s;
  passed.play("pass");
  EXPECT_EQ(passed.decider(), B);
  s.play("develop").play("place C01").play("pay wood");
  EXPECT_EQ(s.options(), (Texts{"end turn", "use rune"}));
}

TEST(Samhain, SAM_D24_a_member_and_one_of_its_eight_neighbours) {
  Scenario s(2);
  s.member(A, "C05", 1, exhausted).member(B, "C01", 2).member(B, "C08", 2).object(A, horn);
  s.turn_of(A).play("use horn");
  EXPECT_EQ(s.decision(), Decision::horn);
  EXPECT_EQ(s.options(),
            (Texts{"step C05 exhausted C02", "step C05 exhausted C03", "step C05 exhausted C04",
                   "step C05 exhausted C06", "step C05 exhausted C07", "step C05 exhausted C09"}));
}

TEST(Samhain, SAM_D25_a_kind_in_the_reserve) {
  Scenario s(2);
  s.object(A, rune).reserve(wood, 0).turn_of(A).play("use rune");
  EXPECT_EQ(s.decision(), Decision::rune);
  EXPECT_EQ(s.options(), (Texts{"take gold", "take stone"}));
}

TEST(Samhain, SAM_D26_a_unit_paid_and_a_unit_gained) {
  Scenario s(2);
  s.object(A, sickle).cubes(A, 1, 0, 0).vp(A, 2).worship(A, "sirona-light", 1).own_reserve(A, 0);
  s.reserve(stone, 0).turn_of(A).play("use sickle");
  EXPECT_EQ(s.decision(), Decision::sickle_pay);
  EXPECT_EQ(s.options(), (Texts{"pay wood", "pay vp", "pay sirona-light"}));
  s.play("pay wood");
  EXPECT_EQ(s.decision(), Decision::sickle_gain);
  EXPECT_EQ(s.options(), (Texts{"gain gold", "gain vp", "gain sirona-light"}));
}

// ── The wisp event ──────────────────────────────────────────────────────────────────────────────

// A takes the last wisp by A14 in a Dark round, with these wisps before it; B holds the club.
Scenario before_the_event(int wisps_of_A, int wisps_of_B) {
  Scenario s(2);
  s.member(A, "C07").member(B, "C05", 1, exhausted).wisps(A, wisps_of_A).wisps(B, wisps_of_B);
  s.reserve_wisps(1).round(2).club(B);
  return s;
}

TEST(Samhain, SAM_D27_how_many_fires_from_the_first_player_on) {
  Scenario s = before_the_event(1, 4);
  s.object(A, fire).object(B, fire).turn_of(A).play("activate C07").play("perform dark");
  EXPECT_EQ(s.decision(), Decision::fires);
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.options(), (Texts{"fires 0", "fires 1"}));
  s.play(B, "fires 0");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.options(), (Texts{"fires 0", "fires 1"}));
}

TEST(Samhain, SAM_D27_no_more_fires_than_wisps) {
  Scenario s = before_the_event(4, 1);
  s.object(B, fire, 2).turn_of(A).play("activate C07").play("perform dark");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.options(), (Texts{"fires 0", "fires 1"}));
}

TEST(Samhain, SAM_D28_each_tied_player_gives_a_member_or_a_marker) {
  Scenario s = before_the_event(2, 3);
  s.worship(B, "sirona-light", 2).turn_of(A).play("activate C07").play("perform dark");
  EXPECT_EQ(s.decision(), Decision::bury);
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.options(), (Texts{"bury C05 exhausted", "bury-marker sirona-light"}));
  s.play(B, "bury-marker sirona-light");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.options(), (Texts{"bury C07 exhausted", "bury-marker sucellos-dark"}));
}

TEST(Samhain, SAM_D29_units_of_the_PM_due_from_the_first_player_on) {
  Scenario s = before_the_event(1, 4);
  s.cubes(B, 2, 2, 2).vp(B, 1).turn_of(A).play("activate C07").play("perform dark");
  // B's only member is gone. He pays 4, then A pays 2.
  EXPECT_EQ(s.decision(), Decision::pay);
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.options(), (Texts{"pay wood", "pay gold", "pay stone", "pay vp"}));
  for (const char* unit : {"pay wood", "pay gold", "pay stone", "pay vp"}) s.play(B, unit);
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.decision(), Decision::pay);
  s.play(A, "pay wood").play(A, "pay sucellos-dark");
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.state.reserve_wisps, 6);
}

// ── Counteraction ───────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_D30_decline_or_a_member_and_a_side_then_1_PM) {
  Scenario s(3, Options{.counteraction = 1});
  s.member(A, "C10").member(B, "C10", 1, exhausted).member(B, "C02");
  s.member(C, "C01").member(C, "C05");
  s.turn_of(A).play(A, "activate C10").play(A, "perform light").play(A, "take wood");
  EXPECT_EQ(s.decision(), Decision::counteraction);
  EXPECT_EQ(s.decider(), C);  // B stands on the card
  EXPECT_EQ(s.options(), (Texts{"copy C01 light", "copy C05 light", "decline"}));
  Scenario declined = s;
  declined.play(C, "decline");
  EXPECT_EQ(declined.decision(), Decision::main_action);
  EXPECT_EQ(declined.active_on(C, "C05"), 1);
  s.play(C, "copy C05 light").play(C, "pay stone").play(C, "take gold");
  EXPECT_EQ(s.pa(C, "morrigan-light"), 1);
  EXPECT_EQ(s.player(C).cubes, (Cubes{{2, 3, 1}}));
  EXPECT_EQ(s.exhausted_on(C, "C05"), 1);
  EXPECT_EQ(s.active_on(C, "C01"), 1);
}

TEST(Samhain, SAM_D30_in_order_after_the_active_player) {
  Scenario s(4, Options{.counteraction = 1});
  s.member(C, "C07").member(A, "C01").member(B, "C02").member(D, "C03").turn_of(C);
  s.play(C, "activate C07").play(C, "perform light");
  s.play(D, "decline").play(A, "decline").play(B, "decline");
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.decider(), D);
}

}  // namespace
}  // namespace veillee::samhain
