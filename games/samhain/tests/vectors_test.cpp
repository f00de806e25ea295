// The test vectors of actions, events, objects and edge cases (sections 15.e to 15.n). Those
// of 15.l stand with the clauses that they illustrate: T79 with the actions, T80 with the
// repetitions.
#include "games/samhain/tests/telling.hpp"

namespace veillee::samhain {
namespace {

// ── 15.e Worship, reserves ───────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_T42_A25_on_a_full_track) {
  Scenario s(2);
  s.member(A, "C13").worship(A, "belenos-light", 5).turn_of(A);
  s.play("activate C13").play("perform light");
  EXPECT_EQ(s.pa(A, "belenos-light"), 5);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).cubes[stone], 3);
}

TEST(Samhain, SAM_T43_A13_without_a_member_for_the_track) {
  Scenario s(2);
  s.member(A, "C07").own_reserve(A, 0).turn_of(A);
  s.play("activate C07").play("perform light");
  EXPECT_EQ(s.pa(A, "sucellos-light"), 0);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).cubes[gold], 3);
}

TEST(Samhain, SAM_T43_A13_with_the_marker_already_on_the_track) {
  Scenario s(2);
  s.member(A, "C07").worship(A, "sucellos-light", 2).own_reserve(A, 0).turn_of(A);
  s.play("activate C07").play("perform light");
  EXPECT_EQ(s.pa(A, "sucellos-light"), 3);
  EXPECT_EQ(s.player(A).wisps, 0);
}

TEST(Samhain, SAM_T44_A20_with_a_single_recordable_track) {
  Scenario s(2);
  s.member(A, "C10").own_reserve(A, 0).worship(A, "morrigan-dark", 5);
  s.worship(A, "sirona-light", 3).round(2).turn_of(A);
  s.play("activate C10").play("perform dark");
  EXPECT_EQ(s.pa(A, "morrigan-dark"), 5);
  EXPECT_EQ(s.pa(A, "sirona-light"), 4);
  EXPECT_EQ(s.player(A).wisps, 2);
}

TEST(Samhain, SAM_T46_A19_when_only_stone_is_left) {
  Scenario s(2);
  s.member(A, "C10").cubes(A, 8, 8, 6).turn_of(A);
  ASSERT_EQ(s.state.reserve, (Cubes{{0, 0, 2}}));
  s.play("activate C10").play("perform light");  // a single kind is taken without a question
  EXPECT_EQ(s.player(A).cubes, (Cubes{{8, 8, 7}}));
}

TEST(Samhain, SAM_T47_A22_sends_a_marker_home) {
  Scenario s(2);
  s.member(A, "C11").worship(B, "sirona-dark", 1).own_reserve(B, 4).round(2).turn_of(A);
  s.play("activate C11");
  EXPECT_EQ(s.pa(B, "sirona-dark"), 0);
  EXPECT_EQ(s.player(B).own_reserve, 5);
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).vp, 1);
}

TEST(Samhain, SAM_T47_A22_is_infeasible_without_worship_of_an_opponent) {
  Scenario s(2);
  s.member(A, "C11").round(2).turn_of(A);
  s.play("activate C11");
  EXPECT_EQ(s.player(A).vp, 0);
  EXPECT_EQ(s.happened(Happened::performs), 0);
}

// ── 15.f Wisp event ──────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_T48_the_event_interrupts_A02) {
  Scenario s(4);
  s.member(D, "C01").member(B, "C01").member(A, "C05").member(A, "C06", 1, exhausted);
  s.wisps(A, 3).wisps(B, 2).wisps(C, 2).cubes(D, 0, 0, 0).round(2).turn_of(D);
  s.play("activate C01");
  EXPECT_EQ(s.pa(D, "cernunnos-dark"), 1);
  EXPECT_EQ(s.player(D).cubes[wood], 2);
  s.play(A, "bury C05 active");
  s.play(A, "pay wood").play(A, "pay wood").play(A, "pay gold");
  s.play(B, "pay gold").play(B, "pay stone");
  s.play(C, "pay stone").play(C, "pay stone");
  s.play(D, "pay wood");
  EXPECT_EQ(s.player(D).cubes[wood], 1);
  EXPECT_EQ(s.pa(D, "cernunnos-dark"), 1);
  for (const Seat seat : {A, B, C, D}) EXPECT_EQ(s.player(seat).wisps, 0);
  EXPECT_EQ(s.state.reserve_wisps, 8);
  EXPECT_EQ(s.happened(Happened::member_sacrificed), 1);
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.decision(), Decision::slot);
}

TEST(Samhain, SAM_T49_the_event_between_the_two_wisps_of_A10) {
  Scenario s(2);
  s.member(A, "C05").member(B, "C15").wisps(A, 2).wisps(B, 3).object(B, rune, 0, 1);
  s.cubes(A, 1, 1, 2).vp(A, 5).round(2).turn_of(A);
  s.play("activate C05").play("perform dark").play("spend wood+gold");
  EXPECT_EQ(s.player(A).wisps, 3);
  EXPECT_EQ(s.player(A).buried, 1);
  EXPECT_EQ(s.player(B).buried, 1);
  s.play(A, "pay stone").play(A, "pay vp").play(A, "pay vp");
  EXPECT_EQ(s.player(B).lying[rune], 1);
  s.play(B, "pay wood").play(B, "pay gold").play(B, "pay stone");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(B).wisps, 0);
  EXPECT_EQ(s.state.reserve_wisps, 5);
  EXPECT_EQ(s.player(A).upright[rune], 1);
}

TEST(Samhain, SAM_T50_the_first_sacrifice_fills_the_graveyard_the_second_finds_it_empty) {
  Scenario s(2);
  s.member(A, "C03").member(B, "C15").buried(A, 1).buried(B, 1).wisps(A, 2).wisps(B, 3).turn_of(A);
  const int a = s.player(A).own_reserve;
  const int b = s.player(B).own_reserve;
  s.play("activate C03");
  EXPECT_EQ(s.player(A).own_reserve, a + 2);
  EXPECT_EQ(s.player(B).own_reserve, b + 1);
  EXPECT_EQ(s.player(A).buried, 0);
  EXPECT_EQ(s.player(B).buried, 1);
}

TEST(Samhain, SAM_T52_three_wisps_and_two_PM) {
  Scenario s(2);
  s.member(A, "C03").wisps(A, 2).wisps(B, 3).cubes(B, 1, 0, 0).vp(B, 1).turn_of(A);
  s.play("activate C03").play(A, "pay gold").play(A, "pay gold").play(A, "pay stone");
  EXPECT_EQ(s.player(B).cubes[wood], 0);
  EXPECT_EQ(s.player(B).vp, 0);
  EXPECT_EQ(s.player(B).wisps, 0);
  EXPECT_EQ(s.state.reserve_wisps, 6);
}

TEST(Samhain, SAM_T53_the_sacrifice_of_a_marker) {
  Scenario s(2);
  s.member(A, "C03").wisps(A, 5).worship(A, "sirona-dark", 4).own_reserve(A, 5).turn_of(A);
  s.play("activate C03").play("bury-marker sirona-dark");
  EXPECT_EQ(s.pa(A, "sirona-dark"), 0);
  EXPECT_EQ(s.player(A).buried, 1);
  EXPECT_EQ(s.player(A).own_reserve, 5);
}

TEST(Samhain, SAM_T54_a_participant_sacrificed_in_the_event_has_no_slot) {
  Scenario s(2);
  s.member(A, "C07").member(B, "C07").member(B, "C01").wisps(B, 5).round(2).turn_of(A);
  s.play("activate C07").play("perform dark").play(B, "bury C07 waiting");
  pay_all(s);
  EXPECT_EQ(s.happened(Happened::performs, B), 0);
  EXPECT_EQ(s.happened(Happened::wisp_taken, B), 0);
  EXPECT_EQ(s.player(B).wisps, 0);
  EXPECT_EQ(s.decision(), Decision::main_action);
}

TEST(Samhain, SAM_T55_the_most_wisps_and_no_member) {
  Scenario s(2);
  s.member(B, "C03").wisps(A, 4).wisps(B, 1).turn_of(B);
  s.play("activate C03");
  EXPECT_EQ(s.player(A).buried, 0);
  s.play(A, "pay wood").play(A, "pay wood").play(A, "pay gold").play(A, "pay stone");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 1, 1}}));
  EXPECT_EQ(s.player(A).wisps, 0);
  EXPECT_EQ(s.player(B).buried, 0);
}

TEST(Samhain, SAM_T56_A04_causes_no_event) {
  Scenario s(2);
  s.member(A, "C02").wisps(A, 2).wisps(B, 3).round(2).turn_of(A);
  s.play("activate C02").play("perform dark");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).vp, 1);
  EXPECT_EQ(s.player(B).wisps, 4);
  EXPECT_EQ(s.state.reserve_wisps, 1);
  EXPECT_EQ(s.happened(Happened::event_begins), 0);
}

// ── 15.g Graveyard and killing ───────────────────────────────────────────────────────────────

TEST(Samhain, SAM_T58_A23_fills_the_graveyard) {
  Scenario s(2);
  s.member(A, "C12").member(B, "C12").buried(B, 1).turn_of(A);
  const int a = s.player(A).own_reserve;
  const int b = s.player(B).own_reserve;
  s.play("activate C12");
  EXPECT_EQ(s.player(A).buried + s.player(B).buried, 0);
  EXPECT_EQ(s.player(A).own_reserve, a + 1);
  EXPECT_EQ(s.player(B).own_reserve, b + 2);
  EXPECT_EQ(s.player(A).vp, 2);
  EXPECT_EQ(s.player(B).wisps, 0);
}

TEST(Samhain, SAM_T59_A09_without_a_rune) {
  Scenario s(2);
  s.member(A, "C05").object(A, rune, 0, 2).turn_of(A);
  s.play("activate C05");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.exhausted_on(A, "C05"), 1);
  EXPECT_EQ(s.player(A).buried, 0);
  EXPECT_EQ(s.player(A).cubes.total(), 6);
}

TEST(Samhain, SAM_T60_A18_twice_with_the_discount_as_the_only_way_to_pay) {
  Scenario s(2);
  s.member(A, "C09", 2).cubes(A, 2, 1, 0).member(B, "C01", 2).round(2).turn_of(A);
  s.play("activate C09");
  EXPECT_EQ(s.player(A).cubes.total(), 0);
  EXPECT_EQ(s.player(A).vp, 2);
  EXPECT_EQ(s.player(B).buried, 2);
  const auto repeat = std::find_if(s.events.begin(), s.events.end(), [](const Event& e) {
    return Happened{e.kind} == Happened::repeats;
  });
  ASSERT_NE(repeat, s.events.end());
  EXPECT_EQ(Bonus{repeat->args[1]}, Bonus::discount);  // +1 VP and "none" were not payable
}

// ── 15.h Objects ─────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_T61_a_dolmen_covers_one_of_two_slots) {
  Scenario s(3);
  s.member(A, "C05", 2).member(B, "C05").object(A, dolmen).turn_of(B);
  s.play("activate C05").play(B, "perform light").play(A, "use dolmen");
  EXPECT_EQ(s.exhausted_on(A, "C05"), 1);
  EXPECT_EQ(s.player(A).buried, 0);
  EXPECT_EQ(s.player(A).wisps, 0);
  EXPECT_EQ(s.player(A).lying[dolmen], 1);
  // A09 has a rune left; A10 has the rune that B has just gained to steal.
  EXPECT_EQ(offered(s), (Choices{"perform light", "perform dark"}));
  s.play(A, "perform light");
  EXPECT_EQ(s.player(A).buried, 1);
}

TEST(Samhain, SAM_T62_the_horn_moves_an_exhausted_member_diagonally) {
  Scenario s(2);
  s.member(A, "C05", 1, exhausted).member(A, "C01").object(A, horn).turn_of(A);
  s.play("use horn").play("step C05 exhausted C09");
  EXPECT_EQ(s.exhausted_on(A, "C09"), 1);
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.decision(), Decision::main_action);
}

TEST(Samhain, SAM_T64_the_sickle_and_the_last_member) {
  Scenario s(2);
  s.member(A, "C01").worship(A, "sirona-light", 1).own_reserve(A, 0).object(A, sickle).turn_of(A);
  Scenario other = s;
  s.play("use sickle").play("pay sirona-light").play("gain belenos-light");
  EXPECT_EQ(s.pa(A, "sirona-light"), 0);
  EXPECT_EQ(s.pa(A, "belenos-light"), 1);
  EXPECT_EQ(s.player(A).own_reserve, 0);
  other.play("use sickle").play("pay wood");
  EXPECT_EQ(other.refusal("gain belenos-light"), "SAM-7.18");
  EXPECT_EQ(other.refusal("gain wood"), "SAM-7.19");
}

TEST(Samhain, SAM_T65_a_stolen_horn_can_be_used_at_once) {
  Scenario s(2);
  s.member(A, "C05").object(B, horn, 0, 1).round(2).turn_of(A);
  s.play("activate C05").play("perform dark").play("spend wood+gold");
  EXPECT_EQ(s.player(A).upright[horn], 1);
  EXPECT_EQ(s.decision(), Decision::after_main_action);
  s.play("use horn").play("step C05 exhausted C01");
  EXPECT_EQ(s.exhausted_on(A, "C01"), 1);
}

TEST(Samhain, SAM_T66_A12_with_two_to_five_kinds_and_repeated) {
  for (const auto& [kinds, first, second] :
       {std::tuple{3, 2, 3}, std::tuple{4, 3, 4}, std::tuple{5, 5, 6}}) {
    Scenario s(2);
    s.member(A, "C06", 2).round(2);
    for (int o = 0; o < kinds; ++o) s.object(A, static_cast<Object>(4 - o), 0, 1);
    s.turn_of(A).play("activate C06");
    EXPECT_EQ(s.player(A).vp, first);
    s.play("bonus vp");
    EXPECT_EQ(s.player(A).vp, first + second);
  }
  Scenario s(2);
  s.member(A, "C06").object(A, rune, 0, 1).object(A, fire).round(2).turn_of(A);
  s.play("activate C06");
  EXPECT_EQ(s.player(A).vp, 0);
  EXPECT_EQ(s.player(A).wisps, 1);
}

// ── 15.m Further edge cases ──────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_T82_A08_there_and_back) {
  Scenario s(2);
  s.member(A, "C04").round(2).turn_of(A);
  s.play("activate C04").play("perform dark");
  s.play("step C04 exhausted C05").play("step C05 exhausted C04");
  EXPECT_EQ(s.exhausted_on(A, "C04"), 1);
}

TEST(Samhain, SAM_T85_two_markers_on_one_temple) {
  Scenario s(2);
  s.member(A, "C02").wisps(A, 1).worship(A, "sirona-light", 1).worship(A, "sirona-dark", 2);
  s.worship(B, "sirona-light", 1).turn_of(A);
  EXPECT_EQ(members_on_tracks(s.player(A)), 2);
  const int before = s.player(A).own_reserve;
  s.play("activate C02").play("perform dark").play("pay sirona-light");  // the PM for A04
  EXPECT_EQ(s.pa(A, "sirona-light"), 0);
  EXPECT_EQ(s.pa(A, "sirona-dark"), 2);
  EXPECT_EQ(s.pa(B, "sirona-light"), 1);
  EXPECT_EQ(s.player(A).own_reserve, before + 1);
}

TEST(Samhain, SAM_T86_only_B_can_be_revived_anywhere) {
  Scenario s(2);
  s.member(A, "C06").member(B, "C01", 2).buried(B, 1).turn_of(A);
  s.play("activate C06");
  EXPECT_EQ(s.decision(), Decision::revive_place);
  EXPECT_EQ(s.options().size(), 14U);
  s.play("place C13");
  EXPECT_EQ(s.exhausted_on(B, "C13"), 1);
  EXPECT_EQ(s.player(A).vp, 2);
}

TEST(Samhain, SAM_T86_A11_is_infeasible_with_an_empty_graveyard) {
  Scenario s(2);
  s.member(A, "C06").turn_of(A);
  s.play("activate C06");
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_T88_two_lonely_members_on_C14_cannot_swap) {
  Scenario s(2);
  s.member(A, "C14").member(B, "C14").round(2).turn_of(A);
  s.play("activate C14");
  EXPECT_EQ(offered(s), (Choices{"wisp", "perform light"}));
  s.play(A, "perform light").play("pay wood");
  EXPECT_EQ(s.player(A).upright[dolmen], 1);
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(offered(s), (Choices{"wisp", "perform light"}));
  s.play(B, "wisp");
  EXPECT_EQ(s.player(B).wisps, 1);
}

TEST(Samhain, SAM_T89_windows_of_horn_and_rune) {
  Scenario s(2);
  s.member(A, "C01", 2).member(B, "C02").object(A, horn).object(A, rune).turn_of(A);
  EXPECT_TRUE(s.offers("use horn") && s.offers("use rune"));
  s.play("activate C01");
  EXPECT_TRUE(s.offers("use horn") && s.offers("use rune"));
  s.play("go on").play("perform light");
  EXPECT_EQ(s.decision(), Decision::slot);
  EXPECT_TRUE(s.offers("use rune"));
  EXPECT_FALSE(s.offers("use horn"));
}

TEST(Samhain, SAM_T89_neither_horn_nor_rune_on_the_turn_of_B) {
  Scenario s(2);
  s.member(A, "C01").member(B, "C01").object(A, horn).object(A, rune).turn_of(B);
  s.play("activate C01").play(B, "perform light");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.refusal("use horn"), "SAM-7.6");
  EXPECT_EQ(s.refusal("use rune"), "SAM-7.6");
}

TEST(Samhain, SAM_T89_neither_horn_nor_rune_in_a_wisp_event) {
  Scenario s(2);
  s.member(A, "C03").wisps(B, 5).object(A, horn).object(A, rune).turn_of(A);
  s.play("activate C03").play("go on").play("wisp");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.decision(), Decision::pay);
  EXPECT_EQ(s.refusal("use horn"), "SAM-7.6");
  EXPECT_EQ(s.refusal("use rune"), "SAM-7.6");
}

TEST(Samhain, SAM_T90_A08_loses_its_only_member_in_the_event) {
  Scenario s(2);
  s.member(A, "C04").wisps(A, 3).wisps(B, 2).round(2).turn_of(A);
  s.play("activate C04").play("perform dark").play("bury C04 exhausted");
  pay_all(s);
  EXPECT_EQ(s.happened(Happened::member_moved), 0);
  EXPECT_EQ(s.pa(A, "sirona-dark"), 1);
  EXPECT_EQ(s.decision(), Decision::main_action);
}

TEST(Samhain, SAM_T91_actions_without_their_object_pay_nothing) {
  for (const auto& [id, object] : {std::pair{"C02", sickle}, std::pair{"C08", horn},
                                   std::pair{"C11", fire}, std::pair{"C14", dolmen}}) {
    Scenario s(2);
    s.member(A, id).object(B, object, 2).worship(A, "sirona-light", 2).turn_of(A);
    s.play("activate " + std::string(id));
    EXPECT_EQ(s.player(A).wisps, 1) << id;
    EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 2}})) << id;
    EXPECT_EQ(s.pa(A, "sirona-light"), 2) << id;
  }
}

TEST(Samhain, SAM_T91_actions_without_a_needed_cube_or_worship_pay_nothing) {
  for (const auto& [id, cubes] :
       {std::pair{"C02", Cubes{{2, 2, 0}}}, std::pair{"C08", Cubes{{0, 2, 2}}},
        std::pair{"C11", Cubes{{2, 2, 2}}}, std::pair{"C14", Cubes{{2, 0, 2}}},
        std::pair{"C15", Cubes{{2, 0, 2}}}}) {
    Scenario s(2);
    s.member(A, id).cubes(A, cubes[wood], cubes[gold], cubes[stone]);
    s.worship(A, "sirona-light", 1).turn_of(A).play("activate " + std::string(id));
    EXPECT_EQ(s.player(A).wisps, 1) << id;
    EXPECT_EQ(s.player(A).cubes, cubes) << id;
    EXPECT_EQ(s.pa(A, "sirona-light"), 1) << id;
  }
}

TEST(Samhain, SAM_T91_A30_with_one_wisp_brings_a_second) {
  Scenario s(2);
  s.member(A, "C15").wisps(A, 1).cubes(A, 2, 0, 2).round(2).turn_of(A);
  s.play("activate C15");
  EXPECT_EQ(s.player(A).wisps, 2);
  EXPECT_EQ(s.player(A).vp, 0);
}

// ── 15.n Further vectors ─────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_T97_an_event_that_fills_the_graveyard_with_the_club_at_B) {
  Scenario s(3);
  s.member(A, "C03").member(B, "C01").member(C, "C15").wisps(A, 2).wisps(B, 3).wisps(C, 1);
  s.buried(A, 1).buried(B, 1).buried(C, 1).club(B).turn_of(A);
  const int own[] = {s.player(A).own_reserve, s.player(B).own_reserve, s.player(C).own_reserve};
  s.play("activate C03");
  EXPECT_EQ(s.player(A).own_reserve, own[A] + 1);
  EXPECT_EQ(s.player(B).own_reserve, own[B] + 2);
  EXPECT_EQ(s.player(C).own_reserve, own[C] + 1);
  EXPECT_EQ(s.player(A).buried, 1);
  EXPECT_EQ(s.player(B).buried + s.player(C).buried, 0);
  EXPECT_EQ(s.active_on(C, "C15"), 1);
  s.play(B, "pay wood").play(B, "pay wood").play(B, "pay gold");
  s.play(C, "pay gold");
  s.play(A, "pay stone").play(A, "pay stone").play(A, "pay gold");
  EXPECT_EQ(s.state.reserve_wisps, 7);
  EXPECT_EQ(s.decision(), Decision::main_action);
}

TEST(Samhain, SAM_T100_the_graveyard_is_empty_when_the_slot_of_B_comes) {
  Scenario s(2);
  s.member(A, "C06").member(B, "C06").buried(B, 1).object(B, rune, 0, 1).object(B, horn, 0, 1);
  s.object(B, fire).turn_of(A);
  s.play("activate C06").play("place C01");
  EXPECT_EQ(s.player(A).vp, 2);
  EXPECT_EQ(s.player(B).buried, 0);
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(offered(s), (Choices{"wisp", "perform dark"}));
}

TEST(Samhain, SAM_T100_without_objects_B_takes_the_wisp) {
  Scenario s(2);
  s.member(A, "C06").member(B, "C06").buried(B, 1).turn_of(A);
  s.play("activate C06").play("place C01");
  EXPECT_EQ(s.player(B).wisps, 1);
}

TEST(Samhain, SAM_T101_A20_twice_when_nothing_is_recordable_any_more) {
  Scenario s(2);
  s.member(A, "C10", 2).own_reserve(A, 0).worship(A, "morrigan-dark", 4);
  s.worship(A, "sirona-light", 4).round(2).turn_of(A);
  s.play("activate C10").play("perform dark");
  EXPECT_EQ(s.pa(A, "morrigan-dark"), 5);
  EXPECT_EQ(s.pa(A, "sirona-light"), 5);
  EXPECT_EQ(s.player(A).wisps, 1);
  s.play("perform dark");
  EXPECT_EQ(s.player(A).wisps, 4);
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_T102_wisp_dolmen_wisp) {
  Scenario s(3);
  s.member(A, "C09").member(B, "C09").member(C, "C09").object(B, dolmen).turn_of(A);
  s.play("activate C09").play(A, "wisp").play(B, "use dolmen").play(C, "wisp");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(B).wisps, 0);
  EXPECT_EQ(s.player(C).wisps, 1);
  for (const Seat seat : {A, B, C}) EXPECT_EQ(s.exhausted_on(seat, "C09"), 1);
}

TEST(Samhain, SAM_T106_the_sacrifice_for_the_rune_fills_the_graveyard) {
  Scenario s(2);
  s.member(A, "C05").buried(A, 1).buried(B, 1).object(B, rune).turn_of(A);
  const int a = s.player(A).own_reserve;
  const int b = s.player(B).own_reserve;
  s.play("activate C05").play("perform light");
  EXPECT_EQ(s.player(A).own_reserve, a + 2);
  EXPECT_EQ(s.player(B).own_reserve, b + 1);
  EXPECT_EQ(free_tombs(s.state), 3);
  EXPECT_EQ(s.player(A).upright[rune], 1);
  EXPECT_EQ(s.state.reserve_objects[rune], 0);
}

TEST(Samhain, SAM_T107_A14_without_gold_in_the_reserve) {
  Scenario s(2);
  s.member(A, "C07").cubes(A, 2, 8, 2).round(2).turn_of(A);
  s.play("activate C07").play("perform dark");
  EXPECT_EQ(s.pa(A, "sucellos-dark"), 1);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 8, 2}}));
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_T107_A26_with_one_stone_in_the_reserve) {
  Scenario s(2);
  s.member(A, "C13").cubes(A, 2, 2, 7).round(2).turn_of(A);
  s.play("activate C13").play("perform dark");
  EXPECT_EQ(s.pa(A, "belenos-dark"), 1);
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 8}}));
  EXPECT_EQ(s.player(A).wisps, 1);
}

}  // namespace
}  // namespace veillee::samhain
