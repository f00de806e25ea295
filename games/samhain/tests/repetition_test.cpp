// The +1 for repeating an action, one clause an action (section 6). Where an action has an option
// that section 15.l gives in numbers, the test has those numbers.
#include "games/samhain/tests/telling.hpp"

namespace veillee::samhain {
namespace {

// A has two active members on the card; the round is that of the side.
Scenario twice(std::string_view card, Side side, std::uint8_t players = 2) {
  Scenario s(players);
  s.member(A, card, 2).round(side == light ? 1 : 2);
  return s;
}

const Choices cube_or_worship = {"bonus cube", "bonus worship", "bonus none"};
const Choices a_point = {"bonus vp", "bonus none"};

TEST(Samhain, SAM_6_1_A01_repeated_gives_a_wood_or_a_worship_more) {
  for (const auto& [bonus, pa, cubes] :
       {std::tuple{"bonus cube", 2, 5}, std::tuple{"bonus worship", 3, 4},
        std::tuple{"bonus none", 2, 4}}) {
    Scenario s = twice("C01", light);
    s.turn_of(A).play("activate C01").play("perform light").play("perform light");
    EXPECT_EQ(offered(s), cube_or_worship);
    s.play(bonus);
    EXPECT_EQ(s.pa(A, "cernunnos-light"), pa);
    EXPECT_EQ(s.player(A).cubes[wood], cubes);
  }
}

// A02, A14 and A26 are alike: PA and 2 cubes at first, then with +1 cube or +1 PA, and 2 wisps.
void dark_gains_repeated(std::string_view id, Resource kind, std::string_view track) {
  for (const auto& [bonus, pa, cubes] :
       {std::tuple{"bonus cube", 2, 5}, std::tuple{"bonus worship", 3, 4}}) {
    Scenario s = twice(id, dark);
    s.cubes(A, kind == wood ? 0 : 2, kind == gold ? 0 : 2, kind == stone ? 0 : 2).turn_of(A);
    s.play("activate " + std::string(id)).play("perform dark").play("perform dark");
    EXPECT_EQ(offered(s), cube_or_worship);
    s.play(bonus);
    EXPECT_EQ(s.pa(A, track), pa);
    EXPECT_EQ(s.player(A).cubes[kind], cubes);
    EXPECT_EQ(s.player(A).wisps, 2);
  }
}

TEST(Samhain, SAM_6_2_SAM_T80_A02_repeated_gives_a_wood_or_a_worship_more) {
  dark_gains_repeated("C01", wood, "cernunnos-dark");
}

TEST(Samhain, SAM_6_3_A03_repeated_is_paid_without_the_stone_or_without_the_wood) {
  for (const auto& [bonus, cubes] : {std::pair{"bonus without-stone", Cubes{{0, 2, 1}}},
                                     std::pair{"bonus without-wood", Cubes{{1, 2, 0}}},
                                     std::pair{"bonus none", Cubes{{0, 2, 0}}}}) {
    Scenario s = twice("C02", light);
    s.turn_of(A).play("activate C02").play("perform light");  // or the sickle just gained
    EXPECT_EQ(offered(s), (Choices{"bonus without-stone", "bonus without-wood", "bonus none"}));
    s.play(bonus);
    EXPECT_EQ(s.player(A).cubes, cubes);
    EXPECT_EQ(s.player(A).upright[sickle], 2);
  }
}

TEST(Samhain, SAM_6_4_SAM_T80_A04_repeated_gives_two_points_for_one_wisp) {
  Scenario s = twice("C02", dark);
  s.wisps(A, 3).cubes(A, 0, 2, 0).turn_of(A).play("activate C02");
  EXPECT_EQ(s.player(A).vp, 1);
  EXPECT_EQ(offered(s), a_point);
  s.play("bonus vp");
  EXPECT_EQ(s.player(A).wisps, 1);
  EXPECT_EQ(s.player(A).vp, 3);
}

TEST(Samhain, SAM_6_5_A05_repeated_costs_two_or_gives_four_points) {
  for (const auto& [bonus, gold_left, points] :
       {std::tuple{"bonus discount", 1, 6}, std::tuple{"bonus vp", 0, 7}}) {
    Scenario s = twice("C03", light);
    s.cubes(A, 1, 6, 0).turn_of(A).play("activate C03");
    EXPECT_EQ(offered(s), (Choices{"bonus discount", "bonus vp", "bonus none"}));
    s.play(bonus);
    EXPECT_EQ(s.player(A).cubes[gold], gold_left);
    EXPECT_EQ(s.player(A).vp, points);
  }
}

TEST(Samhain, SAM_6_6_A06_repeated_has_no_bonus) {
  Scenario s = twice("C03", dark, 4);
  s.wisps(A, 6).member(B, "C01", 2).turn_of(A).play("activate C03");
  EXPECT_EQ(s.player(A).wisps, 0);
  EXPECT_EQ(s.player(A).vp, 0);
  EXPECT_EQ(s.player(B).buried, 2);
  EXPECT_EQ(s.happened(Happened::performs, A), 2);
  EXPECT_EQ(s.happened(Happened::repeats, A), 0);
}

TEST(Samhain, SAM_6_7_SAM_T80_A07_repeated_gives_a_worship_more_and_no_second_step) {
  Scenario s = twice("C04", light);
  s.member(A, "C15").turn_of(A).play("activate C04").play("perform light");
  s.play("step C15 active C12").play("perform light");
  EXPECT_EQ(offered(s), (Choices{"bonus worship", "bonus none"}));
  s.play("bonus worship").play("step C12 active C15");
  EXPECT_EQ(s.pa(A, "sirona-light"), 3);
  EXPECT_EQ(s.happened(Happened::member_moved), 2);
  EXPECT_EQ(s.decision(), Decision::main_action);
}

TEST(Samhain, SAM_6_8_SAM_T80_A08_repeated_gives_a_worship_more_and_no_third_step) {
  Scenario s = twice("C04", dark);
  s.member(A, "C15").turn_of(A).play("activate C04").play("perform dark");
  s.play("step C15 active C12").play("step C12 active C15").play("perform dark");
  EXPECT_EQ(offered(s), (Choices{"bonus worship", "bonus none"}));
  s.play("bonus worship").play("step C15 active C12").play("step C12 active C15");
  EXPECT_EQ(s.pa(A, "sirona-dark"), 3);
  EXPECT_EQ(s.player(A).wisps, 2);
  EXPECT_EQ(s.happened(Happened::member_moved), 4);
}

TEST(Samhain, SAM_6_9_A09_repeated_has_no_bonus) {
  Scenario s = twice("C05", light);
  s.turn_of(A).play("activate C05").play("perform light");
  EXPECT_EQ(s.player(A).upright[rune], 2);
  EXPECT_EQ(s.player(A).buried, 2);
  EXPECT_EQ(s.happened(Happened::repeats, A), 0);
}

TEST(Samhain, SAM_6_10_SAM_T80_A10_repeated_costs_one_cube_of_any_kind) {
  Scenario s = twice("C05", dark);
  s.object(B, fire, 2).turn_of(A).play("activate C05").play("perform dark");
  s.play("spend wood+gold").play("perform dark");
  EXPECT_EQ(offered(s), (Choices{"bonus discount", "bonus none"}));
  s.play("bonus discount");
  EXPECT_EQ(offered(s), (Choices{"spend wood", "spend gold", "spend stone"}));
  s.play("spend gold");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{1, 0, 2}}));
  EXPECT_EQ(s.player(A).wisps, 4);
  EXPECT_EQ(s.player(A).upright[fire], 2);
}

TEST(Samhain, SAM_6_11_A11_repeated_gives_one_point_for_an_own_three_for_anothers_member) {
  for (const auto& [revived, points] : {std::pair{"revive A", 1}, std::pair{"revive B", 3}}) {
    Scenario s = twice("C06", light, 3);
    s.buried(A, 2).buried(B, 1).turn_of(A);
    s.play("activate C06").play("revive A").play("place C01");
    EXPECT_EQ(offered(s), a_point);
    s.play("bonus vp").play(revived).play("place C02");
    EXPECT_EQ(s.player(A).vp, points);
  }
}

TEST(Samhain, SAM_6_12_A12_repeated_gives_a_point_more) {
  const int points[] = {2, 3, 5};
  for (const int kinds : {3, 4, 5}) {
    Scenario s = twice("C06", dark);
    for (int o = 0; o < kinds; ++o) s.object(A, static_cast<Object>(4 - o), 0, 1);
    s.turn_of(A).play("activate C06");
    EXPECT_EQ(offered(s), a_point);
    s.play("bonus vp");
    EXPECT_EQ(s.player(A).vp, 2 * points[kinds - 3] + 1);
  }
}

// A13 and A25 are alike: PA and a cube at first, then with +1 cube or +1 PA.
void light_gains_repeated(std::string_view id, Resource kind, std::string_view track) {
  for (const auto& [bonus, pa, cubes] :
       {std::tuple{"bonus cube", 2, 5}, std::tuple{"bonus worship", 3, 4}}) {
    Scenario s = twice(id, light);
    s.turn_of(A).play("activate " + std::string(id)).play("perform light").play("perform light");
    EXPECT_EQ(offered(s), cube_or_worship);
    s.play(bonus);
    EXPECT_EQ(s.pa(A, track), pa);
    EXPECT_EQ(s.player(A).cubes[kind], cubes);
  }
}

TEST(Samhain, SAM_6_13_SAM_T80_A13_repeated_gives_a_gold_or_a_worship_more) {
  light_gains_repeated("C07", gold, "sucellos-light");
}

TEST(Samhain, SAM_6_14_SAM_T80_A14_repeated_gives_a_gold_or_a_worship_more) {
  dark_gains_repeated("C07", gold, "sucellos-dark");
}

TEST(Samhain, SAM_6_15_SAM_T80_A15_repeated_is_paid_without_the_gold_or_without_the_wood) {
  for (const auto& [bonus, cubes] : {std::pair{"bonus without-gold", Cubes{{0, 1, 2}}},
                                     std::pair{"bonus without-wood", Cubes{{1, 0, 2}}}}) {
    Scenario s = twice("C08", light);
    s.turn_of(A).play("activate C08");
    EXPECT_EQ(offered(s), (Choices{"bonus without-gold", "bonus without-wood", "bonus none"}));
    s.play(bonus);
    EXPECT_EQ(s.player(A).cubes, cubes);
    EXPECT_EQ(s.player(A).upright[horn], 2);
  }
}

TEST(Samhain, SAM_6_16_SAM_T80_A16_repeated_gives_two_points) {
  Scenario s = twice("C08", dark);
  s.cubes(A, 0, 2, 2).member(B, "C01", 2).turn_of(A).play("activate C08");
  EXPECT_EQ(s.player(A).vp, 1);
  EXPECT_EQ(offered(s), a_point);
  s.play("bonus vp");
  EXPECT_EQ(s.exhausted_on(B, "C01"), 2);
  EXPECT_EQ(s.player(A).wisps, 2);
  EXPECT_EQ(s.player(A).vp, 3);
}

TEST(Samhain, SAM_6_17_A17_repeated_gives_one_point_more_however_many_pairs) {
  Scenario s = twice("C09", light);
  s.object(A, fire, 2).object(A, horn, 0, 2).turn_of(A).play("activate C09");
  EXPECT_EQ(s.player(A).vp, 4);
  EXPECT_EQ(offered(s), a_point);
  s.play("bonus vp");
  EXPECT_EQ(s.player(A).vp, 9);
}

TEST(Samhain, SAM_6_18_A18_repeated_costs_one_cube_or_gives_two_points) {
  for (const auto& [bonus, cost, cubes, points] :
       {std::tuple{"bonus discount", "spend stone", 3, 2},
        std::tuple{"bonus vp", "spend wood+stone", 2, 3}}) {
    Scenario s = twice("C09", dark);
    s.member(B, "C01", 2).turn_of(A).play("activate C09").play("spend wood+gold");
    EXPECT_EQ(offered(s), (Choices{"bonus discount", "bonus vp", "bonus none"}));
    s.play(bonus).play(cost);
    EXPECT_EQ(s.player(A).cubes.total(), cubes);
    EXPECT_EQ(s.player(A).vp, points);
    EXPECT_EQ(s.player(B).buried, 2);
  }
}

TEST(Samhain, SAM_6_19_A19_repeated_gives_a_second_cube_that_may_differ) {
  Scenario s = twice("C10", light);
  s.turn_of(A).play("activate C10").play("perform light").play("take wood").play("perform light");
  EXPECT_EQ(offered(s), cube_or_worship);
  s.play("bonus cube").play("take gold").play("take stone");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{3, 3, 3}}));
  EXPECT_EQ(s.pa(A, "morrigan-light"), 2);
}

TEST(Samhain, SAM_6_19_A19_repeated_gives_a_worship_more_on_morrigan_light) {
  Scenario s = twice("C10", light);
  s.turn_of(A).play("activate C10").play("perform light").play("take wood").play("perform light");
  s.play("bonus worship").play("take wood");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{4, 2, 2}}));
  EXPECT_EQ(s.pa(A, "morrigan-light"), 3);
}

TEST(Samhain, SAM_6_20_SAM_T80_A20_repeated_gives_a_worship_more_on_any_track) {
  Scenario s = twice("C10", dark);
  s.turn_of(A).play("activate C10").play("perform dark").play("worship sirona-light");
  s.play("perform dark");
  EXPECT_EQ(offered(s), (Choices{"bonus worship", "bonus none"}));
  s.play("bonus worship").play("worship belenos-dark").play("worship sirona-light");
  EXPECT_EQ(s.pa(A, "morrigan-dark"), 2);
  EXPECT_EQ(s.pa(A, "belenos-dark"), 1);
  EXPECT_EQ(s.pa(A, "sirona-light"), 2);
  EXPECT_EQ(s.player(A).wisps, 2);
}

TEST(Samhain, SAM_6_21_A21_repeated_costs_one_worship_on_any_track) {
  Scenario s = twice("C11", light);
  s.worship(A, "sirona-light", 4).worship(A, "belenos-dark", 1).turn_of(A);
  s.play("activate C11");
  EXPECT_EQ(offered(s), (Choices{"bonus discount", "bonus none"}));
  s.play("bonus discount");
  EXPECT_EQ(offered(s), (Choices{"devote sirona-light", "devote belenos-dark"}));
  s.play("devote belenos-dark");
  EXPECT_EQ(s.pa(A, "sirona-light"), 2);
  EXPECT_EQ(s.pa(A, "belenos-dark"), 0);
  EXPECT_EQ(s.player(A).upright[fire], 2);
}

TEST(Samhain, SAM_6_22_SAM_T80_A22_repeated_gives_two_points_for_one_worship_lost) {
  Scenario s = twice("C11", dark);
  s.worship(B, "belenos-light", 3).turn_of(A).play("activate C11");
  EXPECT_EQ(offered(s), a_point);
  s.play("bonus vp");
  EXPECT_EQ(s.pa(B, "belenos-light"), 1);
  EXPECT_EQ(s.player(A).wisps, 2);
  EXPECT_EQ(s.player(A).vp, 3);
}

TEST(Samhain, SAM_6_23_SAM_T80_A23_repeated_gives_three_points_where_two_tombs_are_free_again) {
  Scenario s = twice("C12", light, 4);
  s.member(B, "C01", 2).turn_of(A).play("activate C12");
  EXPECT_EQ(s.player(A).vp, 2);
  EXPECT_EQ(offered(s), a_point);
  s.play("bonus vp");
  EXPECT_EQ(s.player(A).vp, 5);
  EXPECT_EQ(s.player(A).buried, 2);
  EXPECT_EQ(s.player(B).buried, 2);
}

TEST(Samhain, SAM_6_23_SAM_T80_A23_cannot_be_repeated_into_a_single_free_tomb) {
  Scenario s = twice("C12", light);
  s.member(B, "C01", 2).turn_of(A).play("activate C12");  // 3 tombs, 2 taken by the first
  EXPECT_EQ(s.player(A).vp, 2);
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_6_24_SAM_T80_A24_repeated_gives_one_point_more_however_many_tracks) {
  Scenario s = twice("C12", dark);
  s.worship(A, "sirona-light", 1).worship(A, "belenos-dark", 2).turn_of(A).play("activate C12");
  EXPECT_EQ(s.player(A).vp, 2);
  EXPECT_EQ(offered(s), a_point);
  s.play("bonus vp");
  EXPECT_EQ(s.player(A).vp, 5);
}

TEST(Samhain, SAM_6_25_SAM_T80_A25_repeated_gives_a_stone_or_a_worship_more) {
  light_gains_repeated("C13", stone, "belenos-light");
}

TEST(Samhain, SAM_6_26_SAM_T80_A26_repeated_gives_a_stone_or_a_worship_more) {
  dark_gains_repeated("C13", stone, "belenos-dark");
}

TEST(Samhain, SAM_6_27_SAM_T80_A27_repeated_is_paid_without_the_stone_or_without_the_gold) {
  for (const auto& [bonus, cubes] : {std::pair{"bonus without-stone", Cubes{{2, 0, 1}}},
                                     std::pair{"bonus without-gold", Cubes{{2, 1, 0}}}}) {
    Scenario s = twice("C14", light);
    s.turn_of(A).play("activate C14").play("perform light");  // or the dolmen just gained
    EXPECT_EQ(offered(s), (Choices{"bonus without-stone", "bonus without-gold", "bonus none"}));
    s.play(bonus);
    EXPECT_EQ(s.player(A).cubes, cubes);
    EXPECT_EQ(s.player(A).upright[dolmen], 2);
  }
}

TEST(Samhain, SAM_6_28_SAM_T80_A28_repeated_gives_two_points) {
  Scenario s = twice("C14", dark);
  s.cubes(A, 2, 0, 2).member(B, "C01").turn_of(A).play("activate C14").play("pick C14 exhausted");
  EXPECT_EQ(s.player(A).vp, 1);
  EXPECT_EQ(offered(s), a_point);
  s.play("bonus vp");
  EXPECT_EQ(s.happened(Happened::members_swapped), 2);
  EXPECT_EQ(s.player(A).wisps, 2);
  EXPECT_EQ(s.player(A).vp, 3);
}

TEST(Samhain, SAM_6_29_SAM_T80_A29_repeated_costs_two_kinds_or_gives_four_points) {
  for (const auto& [bonus, cost, cubes, points] :
       {std::tuple{"bonus discount", "spend wood+stone", Cubes{{0, 1, 0}}, 6},
        std::tuple{"bonus vp", "", Cubes{{0, 0, 0}}, 7}}) {
    Scenario s = twice("C15", light);
    s.turn_of(A).play("activate C15");
    EXPECT_EQ(offered(s), (Choices{"bonus discount", "bonus vp", "bonus none"}));
    s.play(bonus);
    if (cost != std::string_view{}) {
      EXPECT_EQ(offered(s), (Choices{"spend wood+gold", "spend wood+stone", "spend gold+stone"}));
      s.play(cost);
    }
    EXPECT_EQ(s.player(A).cubes, cubes);
    EXPECT_EQ(s.player(A).vp, points);
  }
}

TEST(Samhain, SAM_6_30_SAM_T80_A30_repeated_gives_three_points_for_two_wisps) {
  Scenario s = twice("C15", dark);
  s.cubes(A, 2, 0, 2).wisps(A, 4).turn_of(A).play("activate C15");
  EXPECT_EQ(offered(s), a_point);
  s.play("bonus vp");
  EXPECT_EQ(s.player(A).wisps, 0);
  EXPECT_EQ(s.player(A).vp, 5);
}

TEST(Samhain, SAM_6_30_SAM_T80_one_wisp_never_pays_for_A30) {
  Scenario s = twice("C15", dark);
  s.cubes(A, 2, 0, 2).wisps(A, 3).turn_of(A).play("activate C15");
  EXPECT_EQ(s.player(A).vp, 2);
  EXPECT_EQ(s.player(A).wisps, 2);  // one was left, the second A30 gave one more
  EXPECT_EQ(s.happened(Happened::repeats), 0);
}

TEST(Samhain, SAM_6_31_SAM_T80_the_extra_comes_with_the_benefit_of_its_kind_before_the_wisp) {
  using enum Happened;
  for (const auto& [bonus, order] :
       {std::pair{"bonus worship",
                  std::vector{repeats, worship_gained, worship_gained, cubes_gained, wisp_taken}},
        std::pair{"bonus cube", std::vector{repeats, worship_gained, cubes_gained, wisp_taken}}}) {
    Scenario s = twice("C01", dark);
    s.turn_of(A).play("activate C01").play("perform dark").play("perform dark");
    s.events.clear();
    s.play(bonus);
    std::vector<Happened> told;
    for (const Event& event : s.events) told.push_back(Happened{event.kind});
    EXPECT_EQ(told, order);
  }
}

TEST(Samhain, SAM_6_31_an_extra_wood_is_there_to_pay_for_the_event_that_follows) {
  Scenario s = twice("C01", dark);
  s.cubes(A, 0, 0, 0).wisps(A, 2).wisps(B, 2).member(B, "C15").turn_of(A);
  s.play("activate C01").play("perform dark").play("bonus cube");
  EXPECT_EQ(s.decision(), Decision::bury);  // A's 4 wisps are the most
  EXPECT_EQ(s.player(A).cubes[wood], 5);
}

}  // namespace
}  // namespace veillee::samhain
