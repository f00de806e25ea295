// Sections 6 and 7 of RULES.md: gaps, garden bonuses, the end of the game.
#include "games/sabbat_magica/tests/scenario.hpp"

namespace veillee::sabbat_magica {
namespace {

using Texts = std::vector<std::string>;

TEST(SabbatMagica, SAB_6_1_ghosts_behind_a_gap_move_up_at_once) {
  Scenario s(4);
  s.ghosts("GIN", {Red, Blue, Green}).bridge(Red, 1).schemes(Red).play("ghosts").play("back GIN");
  EXPECT_EQ(s.at("GIN"), "BG");
  Scenario t(4);
  t.round(6).ghosts("ZEN", {Red, Blue, Green}).terror(Blue, 0).stewardship();  // hunger
  EXPECT_EQ(t.at("ZEN"), "RG");
}

TEST(SabbatMagica, SAB_6_2_the_second_of_a_garden_becomes_first) {
  Scenario s(2);
  s.ghosts("ZEN", {Red, Blue}).schemes(Red);
  EXPECT_FALSE(has_major(s.state, Blue, zen_garden));
  s.play("ghosts").play("back ZEN");
  EXPECT_TRUE(has_major(s.state, Blue, zen_garden));
}

TEST(SabbatMagica, SAB_T46_Red_leaves_the_alchemist) {
  Scenario s(4);
  s.ghosts("ALCH", {Red, Blue, Green}).schemes(Red).play("ghosts").play("back ALCH");
  EXPECT_EQ(s.at("ALCH"), "BG");
  EXPECT_TRUE(has_major(s.state, Blue, alchemist));
  EXPECT_TRUE(has_bonus(s.state, Green, alchemist));
  EXPECT_FALSE(has_major(s.state, Green, alchemist));
}

TEST(SabbatMagica, SAB_6_3_only_canteen_and_alchemist_ask) {
  Scenario s(2);
  s.ghosts("GLASS", {Red}).ghosts("GLOBE", {Red}).ghosts("TRAIN", {Red}).ghosts("ZEN", {Red});
  s.ghosts("NES", {Red}).round(6).terror(Red, 9).schemes(Red, 1);
  s.play("ghosts").play("back NES");
  EXPECT_EQ(s.player(Red).terror, 10);  // Zen: taken without a question
  s.play("end action").play(Blue, "pass");
  EXPECT_TRUE(s.over());
  Scenario t(2);
  t.round(2).ghosts("CANTEEN", {Red}).study();
  EXPECT_TRUE(t.offers(Red, "split 0 without-canteen"));
}

TEST(SabbatMagica, SAB_6_4_the_moving_ghost_gives_no_bonus_for_its_own_move) {
  Scenario s(2);
  s.ghosts("ZEN", {Blue}).ghosts("NES", {Blue}).terror(Blue, 0).schemes(Blue).play("ghosts");
  s.play("back ZEN");
  EXPECT_EQ(s.player(Blue).terror, 1);
  s.play("back NES");
  EXPECT_EQ(s.player(Blue).terror, 2);
}

TEST(SabbatMagica, SAB_6_5_major_or_minor_never_both) {
  for (const bool first : {true, false}) {
    Scenario s(2);
    s.round(6).terror(Red, 9).bridge(Red, 5);
    if (first)
      s.ghosts("CANTEEN", {Red, Blue});
    else
      s.ghosts("CANTEEN", {Blue, Red});
    s.stewardship();
    EXPECT_EQ(s.player(Red).terror, first ? 5 : 4);
  }
}

TEST(SabbatMagica, SAB_6_6_glassworks_major) {
  for (const MirrorState now : {intact, cracked}) {
    Scenario s(2);
    s.ghosts("GLASS", {Red}).terror(Red, 0).mirror("W-2", now).schemes(Red).play("walk a2");
    s.play("mirror W-2");
    EXPECT_EQ(s.player(Red).terror, now == intact ? 4 : 3);
  }
}

TEST(SabbatMagica, SAB_6_7_glassworks_minor) {
  for (const MirrorState now : {intact, cracked}) {
    Scenario s(2);
    s.ghosts("GLASS", {Blue, Red}).terror(Red, 0).mirror("W-2", now).schemes(Red).play("walk a2");
    s.play("mirror W-2");
    EXPECT_EQ(s.player(Red).terror, 3);
  }
}

TEST(SabbatMagica, SAB_T30_Blue_and_Red_in_the_glassworks) {
  Scenario s(2);
  s.ghosts("GLASS", {Blue, Red}).terror(Blue, 0).terror(Red, 0).mirror("W-3", cracked);
  s.mirror("E-3", cracked)
      .magician(Red, "a1")
      .magician(Blue, "d1")
      .order({Blue, Red})
      .schemes(Blue);
  s.play(Blue, "walk d2").play("mirror E-2");
  EXPECT_EQ(s.player(Blue).terror, 4);
  s.play(Red, "walk a2").play("mirror W-2");
  EXPECT_EQ(s.player(Red).terror, 3);
  s.play(Blue, "walk d3").play("mirror E-3");
  EXPECT_EQ(s.player(Blue).terror, 7);
  s.play(Red, "walk a3").play("mirror W-3");
  EXPECT_EQ(s.player(Red).terror, 6);
}

TEST(SabbatMagica, SAB_6_8_globe_major_raises_2_and_3_not_4) {
  Scenario s(2);
  s.round(6).ghosts("GLOBE", {Red}).ghosts("TUR", {Red}).ghosts("NES", {Red}).ghosts("GIN", {Red});
  s.terror(Red, 9).stewardship();
  EXPECT_EQ(s.player(Red).vp, 4 + 4 + 3);
}

TEST(SabbatMagica, SAB_6_9_globe_minor_raises_2_only) {
  Scenario s(2);
  s.round(6).ghosts("GLOBE", {Blue, Red}).ghosts("NES", {Red}).ghosts("GIN", {Red});
  s.terror(Red, 9).stewardship();
  EXPECT_EQ(s.player(Red).vp, 3 + 3);
}

TEST(SabbatMagica, SAB_6_10_canteen_major_is_worth_2) {
  Scenario s(2);
  s.round(2).order({Red, Blue}).ghosts("CANTEEN", {Blue}).study().split({5, 6});
  EXPECT_EQ(s.turn_order(), "RB");  // 2 against 0 + 2
  Scenario t(2);
  t.round(6).ghosts("CANTEEN", {Blue}).bridge(Blue, 3).terror(Blue, 9).stewardship();
  EXPECT_EQ(t.player(Blue).terror, 7);
}

TEST(SabbatMagica, SAB_6_11_canteen_minor_is_worth_1) {
  Scenario s(2);
  s.round(2).order({Red, Blue}).ghosts("CANTEEN", {Red, Blue}).study();
  s.play(Red, "split 5 without-canteen").play(Blue, "split 5");
  EXPECT_EQ(s.turn_order(), "BR");  // 1 against 1 + 1
  Scenario t(2);
  t.round(6).ghosts("CANTEEN", {Red, Blue}).bridge(Blue, 3).terror(Blue, 9).stewardship();
  EXPECT_EQ(t.player(Blue).terror, 6);
}

TEST(SabbatMagica, SAB_T108_three_in_the_canteen) {
  Scenario s(4);
  s.round(2).order({Yellow, Green, Blue, Red}).ghosts("CANTEEN", {Red, Blue, Green}).study();
  EXPECT_FALSE(s.offers(Green, "split 1 without-canteen"));
  s.split({3, 3, 3, 4});
  EXPECT_EQ(s.turn_order(), "RBYG");  // 5, 4, 3, 3
  Scenario t(4);
  t.round(6).ghosts("CANTEEN", {Red, Blue, Green});
  for (const Seat seat : {Red, Blue, Green}) t.bridge(seat, 3).terror(seat, 9);
  t.stewardship();
  EXPECT_EQ(t.player(Red).terror, 7);
  EXPECT_EQ(t.player(Blue).terror, 6);
  EXPECT_EQ(t.player(Green).terror, 5);
}

TEST(SabbatMagica, SAB_6_12_training_major_1_VP_a_fight_anywhere) {
  Scenario s(3);
  s.ghosts("TRAIN", {Green}).ghosts("GLOBE", {Red, Blue}).ghosts("NES", {Red}).bridge(Green, 2);
  s.fresh(Green, 1, 0, 1, 0).terror(Green, 9).schemes(Green).play("ghosts");
  s.play("send GLOBE").play("fight");
  EXPECT_EQ(s.player(Green).vp, 4 + 1);
  s.play("send NES").play("fight");
  EXPECT_EQ(s.player(Green).vp, 5 + 2 + 1);
}

TEST(SabbatMagica, SAB_6_13_training_minor_1_VP_a_fight_in_regions) {
  Scenario s(3);
  s.ghosts("TRAIN", {Red, Green})
      .ghosts("GLOBE", {Red, Blue})
      .ghosts("NES", {Red})
      .bridge(Green, 2);
  s.fresh(Green, 1, 0, 1, 0).terror(Green, 9).schemes(Green).play("ghosts");
  s.play("send GLOBE").play("fight");
  EXPECT_EQ(s.player(Green).vp, 4);
  s.play("send NES").play("fight");
  EXPECT_EQ(s.player(Green).vp, 4 + 2 + 1);
}

TEST(SabbatMagica, SAB_T52_training_minor_in_NES) {
  Scenario s(3);
  s.ghosts("TRAIN", {Red, Blue}).ghosts("NES", {Green}).bridge(Blue, 1).fresh(Blue, 1, 0, 1, 0);
  s.terror(Blue, 9).schemes(Blue).play("ghosts").play("send NES").play("fight");
  EXPECT_EQ(s.player(Blue).vp, 3);
}

TEST(SabbatMagica, SAB_6_14_alchemist_major_keeps_up_to_two_of_a_set) {
  Scenario s(2);
  s.round(6).ghosts("ALCH", {Red}).homologation(Red, 1, 1, 1, 1).homologate();
  EXPECT_EQ(s.options(), (Texts{"keep", "keep spider", "keep spider rat", "keep spider gem",
                                "keep spider mask", "keep rat", "keep rat gem", "keep rat mask",
                                "keep gem", "keep gem mask", "keep mask"}));
  s.play("keep rat gem");
  EXPECT_EQ(s.fresh(Red), res(0, 1, 1, 0));
  EXPECT_EQ(s.player(Red).chimeras, 1);
  EXPECT_EQ(s.player(Red).homologation, res(0, 0, 0, 0));
}

TEST(SabbatMagica, SAB_T120_the_alchemist_without_a_set) {
  Scenario s(2);
  s.round(6).ghosts("ALCH", {Red}).homologation(Red, 3, 1, 0, 1).homologate();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.player(Red).homologation, res(3, 1, 0, 1));
  EXPECT_EQ(s.fresh(Red).total(), 0);
}

TEST(SabbatMagica, SAB_6_15_alchemist_minor_keeps_one_of_a_set) {
  Scenario s(2);
  s.round(6).ghosts("ALCH", {Blue, Red}).homologation(Red, 1, 1, 1, 1).homologate();
  EXPECT_EQ(s.options(), (Texts{"keep", "keep spider", "keep rat", "keep gem", "keep mask"}));
  EXPECT_EQ(s.refusal("keep rat gem"), "SAB-6.15");
}

TEST(SabbatMagica, SAB_T64_two_sets_and_alchemist_minor) {
  Scenario s(2);
  s.round(6).ghosts("ALCH", {Blue, Red}).homologation(Red, 3, 2, 2, 4).homologate();
  Scenario none = s;
  s.play("keep spider").play("keep mask");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.fresh(Red), res(1, 0, 0, 1));
  none.play("keep").play("keep");
  EXPECT_TRUE(none.over());
  EXPECT_EQ(none.fresh(Red).total(), 0);
  EXPECT_EQ(none.player(Red).chimeras, 2);
}

TEST(SabbatMagica, SAB_6_16_Zen_major_2_terror_for_every_return) {
  Scenario s(2);
  s.ghosts("ZEN", {Red}).ghosts("TUR", {Red}).ghosts("GLASS", {Red}).terror(Red, 0).schemes(Red);
  s.play("ghosts").play("back TUR");
  EXPECT_EQ(s.player(Red).terror, 2);
  s.play("back GLASS");
  EXPECT_EQ(s.player(Red).terror, 4);
}

TEST(SabbatMagica, SAB_T48_three_returns_Zen_last) {
  Scenario s(2);
  s.ghosts("ZEN", {Blue}).ghosts("NES", {Blue}).ghosts("GLOBE", {Blue}).terror(Blue, 0);
  s.schemes(Blue).play("ghosts").play("back NES").play("back GLOBE").play("back ZEN");
  EXPECT_EQ(s.player(Blue).terror, 5);
}

TEST(SabbatMagica, SAB_T49_three_returns_Zen_first) {
  Scenario s(2);
  s.ghosts("ZEN", {Blue}).ghosts("NES", {Blue}).ghosts("GLOBE", {Blue}).terror(Blue, 0);
  s.schemes(Blue).play("ghosts").play("back ZEN").play("back NES").play("back GLOBE");
  EXPECT_EQ(s.player(Blue).terror, 3);
}

TEST(SabbatMagica, SAB_6_17_SAB_T50_Zen_minor_2_terror_from_a_region_only) {
  Scenario s(2);
  s.ghosts("ZEN", {Red, Blue}).ghosts("NES", {Blue}).ghosts("GLOBE", {Blue}).terror(Blue, 0);
  s.schemes(Blue).play("ghosts").play("back NES");
  EXPECT_EQ(s.player(Blue).terror, 2);
  s.play("back GLOBE");
  EXPECT_EQ(s.player(Blue).terror, 3);
}

TEST(SabbatMagica, SAB_6_18_SAB_T7_leaving_the_Zen_garden_gives_1_terror) {
  Scenario s(2);
  s.ghosts("ZEN", {Blue}).terror(Blue, 0).schemes(Blue).play("ghosts").play("back ZEN");
  EXPECT_EQ(s.player(Blue).terror, 1);
}

TEST(SabbatMagica, SAB_6_19_attacking_the_training_ground_trains_nobody) {
  Scenario s(2);
  s.ghosts("TRAIN", {Red}).bridge(Blue, 1).schemes(Blue).play("ghosts").play("send TRAIN");
  s.play("fight");
  EXPECT_EQ(s.player(Blue).vp, 2);
}

TEST(SabbatMagica, SAB_T143_from_the_training_ground_into_a_fight) {
  Scenario s(2);
  s.order({Blue, Red}).ghosts("TRAIN", {Blue, Red}).ghosts("CANTEEN", {Red}).terror(Blue, 1);
  s.schemes(Blue).play("ghosts").play("move TRAIN CANTEEN").play("fight");
  EXPECT_EQ(s.player(Blue).vp, 2);
  EXPECT_EQ(s.player(Blue).terror, 0);
  EXPECT_EQ(s.at("TRAIN"), "R");
  EXPECT_EQ(s.at("CANTEEN"), "BR");
}

TEST(SabbatMagica, SAB_6_20_kept_resources_move_to_1H_in_the_next_A1) {
  Scenario s(2);
  s.round(3).ghosts("ALCH", {Red}).homologation(Red, 1, 1, 1, 1).homologate().play("keep gem");
  EXPECT_EQ(s.state.round, 4);
  EXPECT_EQ(s.old(Red), res(0, 0, 1, 0));
  EXPECT_EQ(s.fresh(Red), res(0, 0, 0, 0));
}

TEST(SabbatMagica, SAB_6_21_the_alchemist_works_for_each_set) {
  Scenario s(2);
  s.round(6).ghosts("ALCH", {Red}).homologation(Red, 2, 2, 2, 2).homologate();
  s.play("keep spider rat").play("keep spider mask");
  EXPECT_EQ(s.fresh(Red), res(2, 1, 0, 1));
}

TEST(SabbatMagica, SAB_T125_a_gem_of_each_of_two_sets) {
  Scenario s(2);
  s.round(6).ghosts("ALCH", {Blue, Red}).homologation(Red, 2, 2, 2, 2).homologate();
  s.play("keep gem").play("keep gem");
  EXPECT_EQ(s.player(Red).chimeras, 2);
  EXPECT_EQ(s.fresh(Red), res(0, 0, 2, 0));
  EXPECT_EQ(s.player(Red).homologation, res(0, 0, 0, 0));
}

TEST(SabbatMagica, SAB_6_22_the_third_position_of_a_garden_has_no_bonus) {
  Scenario s(3);
  s.ghosts("ZEN", {Red, Blue, Green}).ghosts("NES", {Green}).terror(Green, 0).bridge(Red, 1);
  s.schemes(Green).play("ghosts").play("back NES");
  EXPECT_EQ(s.player(Green).terror, 1);
  Scenario t(3);
  t.round(6).ghosts("ZEN", {Red, Blue, Green}).terror(Green, 3).stewardship();
  EXPECT_EQ(t.player(Green).terror, 2);  // it is fed like any other
}

// ── The end ─────────────────────────────────────────────────────────────────────────────────────

TEST(SabbatMagica, SAB_7_1_the_game_ends_after_C3_of_round_6_without_another_curse) {
  Scenario s(2);
  s.round(6).cursed(Red).old(Red, 3, 0, 0, 0).vp(Red, 8).stewardship();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.total(Red), 8);
  EXPECT_EQ(SabbatMagica::why_not(s.state, Red, Action{}).clause, "SAB-7.1");
}

TEST(SabbatMagica, SAB_7_2_5_VP_for_each_chimera) {
  Scenario s(2);
  s.round(6).vp(Red, 10).chimeras(Red, 4).stewardship();
  EXPECT_EQ(outcome(s.state).score[Red], 30);
}

TEST(SabbatMagica, SAB_7_3_nothing_else_scores) {
  Scenario s(2);
  s.round(6).terror(Red, 10).fresh(Red, 5, 5, 5, 5).homologation(Red, 3, 3, 3, 0);
  s.ghosts("ZEN", {Red}).stewardship();
  EXPECT_EQ(outcome(s.state).score[Red], 0);
}

TEST(SabbatMagica, SAB_T65_the_final_count) {
  Scenario s(2);
  s.round(6).vp(Red, 47).chimeras(Red, 3).cursed(Red).old(Red, 4, 0, 0, 0).stewardship();
  EXPECT_EQ(outcome(s.state).score[Red], 62);
  const auto sheet = SabbatMagica::score_sheet(s.state);
  ASSERT_EQ(sheet.size(), 1U);
  EXPECT_EQ(sheet[0].points[Red], 15);  // the 47 were gained in play
}

TEST(SabbatMagica, SAB_7_4_SAB_T110_most_VP_wins) {
  Scenario s(2);
  s.round(6).vp(Red, 66).vp(Blue, 70).stewardship();
  EXPECT_EQ(outcome(s.state).winners, SeatSet::only(Blue));
  EXPECT_EQ(outcome(s.state).place[Red], 2);
}

TEST(SabbatMagica, SAB_7_5_SAB_T66_a_tie_shares_the_victory) {
  Scenario s(3);
  s.round(6).vp(Red, 62).vp(Blue, 57).chimeras(Blue, 1).vp(Green, 58).terror(Red, 9).stewardship();
  const Outcome end = outcome(s.state);
  EXPECT_EQ(end.winners, SeatSet::only(Red) | SeatSet::only(Blue));
  EXPECT_EQ(end.place[Green], 3);
}

}  // namespace
}  // namespace veillee::sabbat_magica
