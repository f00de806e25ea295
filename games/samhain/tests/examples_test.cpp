// The worked examples of the rulebook (section 15.a of RULES.md).
#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

TEST(Samhain, SAM_T1_example_1_the_first_member_on_a_sirona_card) {
  Scenario s = Scenario::from_start({.seats = 4});
  EXPECT_EQ(s.player(A).own_reserve, 10);
  s.play(A, "place C04").play(A, "track light");
  EXPECT_EQ(s.pa(A, "sirona-light"), 2);
  EXPECT_EQ(s.pa(A, "sirona-dark"), 0);
  EXPECT_EQ(s.player(A).own_reserve, 8);
  EXPECT_EQ(s.player(A).wisps, 0);
}

TEST(Samhain, SAM_T2_three_PM_of_one_wood_and_two_VP) {
  Scenario s(2);  // a third member costs 3 PM
  s.member(A, "C01", 1, exhausted).member(A, "C02", 1, exhausted);
  s.cubes(A, 1, 0, 0).vp(A, 2).reserve(wood, 6).turn_of(A).play("develop").play("place C05");
  EXPECT_EQ(s.player(A).cubes[wood], 0);
  EXPECT_EQ(s.player(A).vp, 0);
  EXPECT_EQ(s.state.reserve[wood], 7);

  Scenario four(2);
  for (const char* id : {"C01", "C02", "C03"}) four.member(A, id, 1, exhausted);
  four.cubes(A, 1, 0, 0).vp(A, 2).object(A, rune).turn_of(A);
  EXPECT_EQ(four.refusal("develop"), "SAM-4.52");
}

TEST(Samhain, SAM_T3_example_2_three_clans_on_C14_and_two_dolmens) {
  Scenario s(3);
  s.member(A, "C14").member(B, "C14").member(C, "C14").turn_of(A);
  // Nobody has a choice: A28 has no two members on different cards, and the third dolmen is
  // missing.
  s.play(A, "activate C14");
  for (const Seat seat : {A, B}) {
    EXPECT_EQ(s.player(seat).cubes, (Cubes{{2, 1, 1}}));
    EXPECT_EQ(s.player(seat).upright[dolmen], 1);
  }
  EXPECT_EQ(s.player(C).cubes, (Cubes{{2, 2, 2}}));
  EXPECT_EQ(s.player(C).wisps, 1);
  EXPECT_EQ(s.state.reserve_objects[dolmen], 0);
  EXPECT_EQ(s.state.reserve[gold], 9);
  EXPECT_EQ(s.state.reserve[stone], 9);
  EXPECT_EQ(s.state.reserve_wisps, 6);
  for (const Seat seat : {A, B, C}) EXPECT_EQ(s.exhausted_on(seat, "C14"), 1);
}

TEST(Samhain, SAM_T4_example_2_with_a_swap_instead_of_the_wisp) {
  Scenario s(3);
  s.member(A, "C14").member(B, "C14").member(C, "C14");
  s.member(B, "C15").member(C, "C01", 1, exhausted).turn_of(A);
  s.play(A, "activate C14").play(A, "perform light").play(B, "perform light");
  EXPECT_TRUE(s.offers("wisp"));
  s.play(C, "perform dark").play(C, "pay wood");
  s.play(C, "pick C01 exhausted").play(C, "swap B C15 active");
  EXPECT_EQ(s.player(C).cubes, (Cubes{{1, 2, 2}}));
  EXPECT_EQ(s.player(C).wisps, 1);
  EXPECT_EQ(s.player(C).vp, 1);
  EXPECT_EQ(s.exhausted_on(C, "C15"), 1);
  EXPECT_EQ(s.active_on(B, "C01"), 1);
  EXPECT_EQ(s.state.reserve[wood], 8);
  EXPECT_EQ(s.state.reserve_wisps, 6);
}

// Green (A) with one member and Red (B) with two on C03, in a Light round.
Scenario example_3() {
  Scenario s(3);
  s.member(A, "C03").member(B, "C03", 2).cubes(A, 0, 0, 3).cubes(B, 3, 0, 3).turn_of(A);
  s.play(A, "activate C03");  // Green has nothing to choose
  s.play(B, "spend wood+wood+wood");
  return s;
}

TEST(Samhain, SAM_T5_example_3_the_repetition_with_the_discount) {
  Scenario s = example_3();
  s.play(B, "bonus discount");
  EXPECT_EQ(s.player(A).cubes[stone], 0);
  EXPECT_EQ(s.player(A).vp, 3);
  EXPECT_EQ(s.player(B).cubes[wood], 0);
  EXPECT_EQ(s.player(B).cubes[stone], 1);
  EXPECT_EQ(s.player(B).vp, 6);
}

TEST(Samhain, SAM_T6_example_3_the_repetition_with_an_extra_VP) {
  Scenario s = example_3();
  s.play(B, "bonus vp");
  EXPECT_EQ(s.player(B).cubes[wood], 0);
  EXPECT_EQ(s.player(B).cubes[stone], 0);
  EXPECT_EQ(s.player(B).vp, 7);
}

TEST(Samhain, SAM_T6_discount_and_extra_VP_do_not_go_together) {
  Scenario s(3);
  s.member(B, "C03", 2).cubes(B, 3, 3, 3).turn_of(B).play("activate C03");
  s.play("spend wood+wood+wood").play("bonus vp");
  EXPECT_EQ(s.options(),
            (std::vector<std::string>{"spend gold+gold+gold", "spend stone+stone+stone"}));
  EXPECT_FALSE(s.refusal("spend stone+stone").empty());
}

TEST(Samhain, SAM_T7_example_3_the_second_member_takes_a_wisp) {
  Scenario s(3);
  s.member(A, "C03", 2).cubes(A, 3, 1, 1).turn_of(A).play("activate C03");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{0, 1, 1}}));
  EXPECT_EQ(s.player(A).vp, 3);
  EXPECT_EQ(s.player(A).wisps, 1);
}

TEST(Samhain, SAM_T7_example_3_after_a_wisp_there_is_no_repetition) {
  Scenario s(3);
  s.member(A, "C03", 2).turn_of(A).play("activate C03");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 2, 2}}));
  EXPECT_EQ(s.player(A).vp, 0);
  EXPECT_EQ(s.player(A).wisps, 2);
}

TEST(Samhain, SAM_T8_the_fourth_member_costs_4_PM) {
  Scenario s(3);
  s.member(A, "C01", 1, exhausted).member(A, "C02", 2, exhausted).buried(A, 1);
  s.worship(A, "sirona-light", 1).worship(A, "belenos-dark", 2).turn_of(A);
  EXPECT_EQ(s.player(A).own_reserve, 6);
  s.play("develop").play("place C05");
  for (const char* unit : {"wood", "wood", "gold", "gold"}) {
    EXPECT_EQ(s.decision(), Decision::pay);
    s.play(std::string("pay ") + unit);
  }
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.exhausted_on(A, "C05"), 1);
  EXPECT_EQ(s.player(A).own_reserve, 5);
  EXPECT_EQ(members_on_tracks(s.player(A)), 2);
  EXPECT_EQ(s.pa(A, "sirona-light") + s.pa(A, "sirona-dark"), 1);
}

TEST(Samhain, SAM_T9_the_fifth_body_empties_the_graveyard_of_four_players) {
  Scenario s(4);
  s.round(2).member(D, "C09").member(B, "C01");
  s.buried(A, 2).buried(B, 1).buried(C, 1).own_reserve(A, 3).own_reserve(B, 3).own_reserve(C, 3);
  s.turn_of(D).play("activate C09").play("spend wood+gold");
  EXPECT_EQ(s.player(A).own_reserve, 3 + 2);
  EXPECT_EQ(s.player(B).own_reserve, 3 + 2);
  EXPECT_EQ(s.player(C).own_reserve, 3 + 1);
  for (const Seat seat : {A, B, C, D}) EXPECT_EQ(s.player(seat).buried, 0);
}

TEST(Samhain, SAM_T9_the_third_body_of_two_players_and_the_fourth_of_three) {
  for (const std::uint8_t players : {std::uint8_t{2}, std::uint8_t{3}}) {
    Scenario s(players);
    s.round(2).member(A, "C09", 2).member(B, "C01").member(B, "C15").buried(B, players - 1);
    s.turn_of(A).play("activate C09").play("spend wood+gold").play("kill B C01 active");
    EXPECT_EQ(s.player(B).buried, players);
    s.play("bonus none").play("spend wood+gold");
    EXPECT_EQ(s.player(B).buried, 0);
    EXPECT_EQ(s.happened(Happened::graveyard_emptied), 1);
  }
}

TEST(Samhain, SAM_T10_the_sickle_turns_a_wood_into_a_VP) {
  Scenario s(2);
  s.object(A, sickle).cubes(A, 3, 2, 2).vp(A, 4).reserve(wood, 5).turn_of(A);
  s.play("use sickle").play("pay wood").play("gain vp");
  EXPECT_EQ(s.player(A).cubes[wood], 2);
  EXPECT_EQ(s.player(A).vp, 5);
  EXPECT_EQ(s.state.reserve[wood], 6);
  EXPECT_EQ(s.player(A).lying[sickle], 1);
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.refusal("use sickle"), "SAM-7.2");
}

TEST(Samhain, SAM_T11_the_sickle_turns_a_VP_into_worship) {
  Scenario s(2);
  s.object(A, sickle).cubes(A, 0, 0, 0).vp(A, 1).own_reserve(A, 3).turn_of(A);
  s.play("use sickle").play("gain morrigan-dark");
  EXPECT_EQ(s.player(A).vp, 0);
  EXPECT_EQ(s.pa(A, "morrigan-dark"), 1);
  EXPECT_EQ(s.player(A).own_reserve, 2);
}

Scenario easy_game_in_the_light(std::uint8_t players) {
  Scenario s = Scenario::from_start({.seats = players, .easy = 1});
  while (s.decision() == Decision::choose_track) s.play("track light");
  return s;
}

TEST(Samhain, SAM_T12_the_advice_to_the_fourth_of_four_players) {
  Scenario s = easy_game_in_the_light(4);
  EXPECT_EQ(s.pa(D, "cernunnos-light"), 2);
  EXPECT_EQ(s.pa(D, "sucellos-light"), 1);
  EXPECT_EQ(s.player(D).own_reserve, 6);
  s.play(A, "activate C13").play(A, "perform light");
  s.play(B, "activate C07").play(B, "perform light");
  s.play(C, "activate C10").play(C, "perform light").play(C, "take stone");
  s.play(D, "activate C01").play(D, "perform light");
  EXPECT_EQ(s.player(D).cubes[wood], 3);
  EXPECT_EQ(s.pa(D, "cernunnos-light"), 3);
  s.play(A, "perform light");
  EXPECT_EQ(s.player(A).cubes[wood], 3);
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 2);
  EXPECT_EQ(s.state.reserve[wood], 6);

  s.play(A, "pass").play(B, "activate C14").play(B, "perform light").play(C, "activate C03");
  s.play(D, "activate C08");  // all the others are exhausted: no A16
  EXPECT_EQ(s.player(D).cubes, (Cubes{{2, 1, 2}}));
  EXPECT_EQ(s.player(D).upright[horn], 1);
  EXPECT_EQ(s.state.reserve_objects[horn], 2);
  EXPECT_EQ(s.state.reserve[wood], 7);
}

TEST(Samhain, SAM_T13_the_advice_to_the_third_of_three_players) {
  Scenario s = easy_game_in_the_light(3);
  EXPECT_EQ(s.pa(C, "morrigan-light"), 3);
  EXPECT_EQ(s.pa(C, "cernunnos-light"), 1);
  s.play(A, "activate C01").play(A, "perform light");
  s.play(B, "activate C07").play(B, "perform light");
  EXPECT_EQ(s.state.reserve[stone], 7);
  s.play(C, "activate C10").play(C, "perform light").play(C, "take stone");
  s.play(C, "perform light").play(C, "bonus cube").play(C, "take stone").play(C, "take stone");
  EXPECT_EQ(s.pa(C, "morrigan-light"), 5);
  EXPECT_EQ(s.player(C).cubes[stone], 5);
  EXPECT_EQ(s.state.reserve[stone], 4);
  EXPECT_EQ(s.exhausted_on(C, "C10"), 2);

  s.play(A, "activate C02 C05").play(A, "end turn");
  s.play(B, "activate C14").play(B, "perform light");
  s.play(C, "activate C03");
  EXPECT_EQ(s.player(C).vp, 3);
  EXPECT_EQ(s.player(C).cubes[stone], 2);
  EXPECT_EQ(final_score(s.player(C)).corruption, 0);
}

TEST(Samhain, SAM_T14_the_advice_to_the_second_of_two_players) {
  Scenario s = easy_game_in_the_light(2);
  EXPECT_EQ(s.pa(B, "sucellos-light"), 2);
  EXPECT_EQ(s.pa(B, "belenos-light"), 2);
  EXPECT_EQ(s.pa(B, "morrigan-light"), 1);
  s.play(A, "activate C01").play(A, "perform light");
  s.play(B, "activate C07").play(B, "perform light");
  EXPECT_EQ(s.player(B).cubes[gold], 3);
  EXPECT_EQ(s.pa(B, "sucellos-light"), 3);

  s.play(A, "activate C02 C03");
  s.play(B, "activate C13").play(B, "perform light");
  EXPECT_EQ(s.player(B).cubes[stone], 3);
  EXPECT_EQ(s.pa(B, "belenos-light"), 3);
  s.play(A, "perform light");
  EXPECT_EQ(s.player(A).cubes[stone], 3);
  EXPECT_EQ(s.pa(A, "belenos-light"), 3);

  s.play(A, "activate C05").play(A, "end turn");
  s.play(B, "activate C14").play(B, "perform light");
  EXPECT_EQ(s.player(B).cubes, (Cubes{{2, 2, 2}}));
  EXPECT_EQ(s.player(B).upright[dolmen], 1);

  s.play(A, "pass");
  s.play(B, "activate C11").play(B, "perform light").play(B, "devote belenos-light belenos-light");
  EXPECT_EQ(s.pa(B, "belenos-light"), 1);
  EXPECT_EQ(s.player(B).upright[fire], 1);
}

}  // namespace
}  // namespace veillee::samhain
