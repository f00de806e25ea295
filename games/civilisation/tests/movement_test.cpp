// Flow, movement and tiles (sections 3 to 5 and 7).
#include "games/civilisation/tests/scenario.hpp"

namespace veillee::civilisation {
namespace {

TEST(Civilisation,
     CIV_4_12_and_CIV_4_3_and_CIV_T6_and_CIV_T73_and_CIV_D4_a_movement_is_its_last_square) {
  Scenario s;
  s.hand("F2 F5 F1").turn_of(A).play("play sea F2 F5");
  EXPECT_EQ(s.offered("go"), sorted("C2 D1 D2 D3 E1 E3 F3"));
  EXPECT_EQ(s.refusal("go E4"), "CIV-4.4");
  EXPECT_EQ(s.refusal("go B2"), "CIV-4.4");
  EXPECT_EQ(s.refusal("go I9"), "CIV-4.4");
  EXPECT_EQ(s.refusal("go C3"), "CIV-4.12");
  s.play("go E3");
  EXPECT_EQ(s.pawn(A), "E3");
}

TEST(Civilisation, CIV_4_11_and_CIV_3_6_and_CIV_T70_nobody_ends_where_he_began) {
  Scenario s;
  s.at(A, "D3").hand("F2 F5 F1").turn_of(A).play("play sea F2 F5");
  EXPECT_EQ(s.refusal("go D3"), "CIV-4.11");
  s.play("go D1");
  EXPECT_EQ(s.pawn(A), "D1");
}

TEST(Civilisation, CIV_7_2_and_CIV_T7_a_yellow_bonus_is_another_step_on_land) {
  Scenario s;
  s.bonuses(A, "B2b").hand("F3 F1 F2").turn_of(A).play("play land F3");
  EXPECT_EQ(s.offered("go"), sorted("F1 F2"));
  s.play("go F1");
  EXPECT_EQ(s.pawn(A), "F1");
}

TEST(Civilisation, CIV_4_4_and_CIV_7_1_and_CIV_T2_two_actions_lead_over_sea_and_land) {
  Scenario s;
  s.at(A, "C3").hand("F2 F3 F1").turn_of(A);
  s.play("play sea F2").play("go C2").play("play land F3").rolls({5}, "go B2");
  EXPECT_EQ(s.happened("slew"), 1);
  EXPECT_EQ(s.dice(), Texts({"F1"}));
  EXPECT_EQ(s.number("actions"), 2);
}

TEST(Civilisation, CIV_8_1_and_CIV_4_10_and_CIV_T1_a_pair_goes_diagonally) {
  Scenario s;
  s.at(A, "C3").hand("F2 F2 F1").turn_of(A).play("play pair F2 F2");
  EXPECT_EQ(s.offered("go"), sorted("B2 B3 B4 C2 C4 D2 D3 D4"));
  s.rolls({4}, "go B2");
  EXPECT_EQ(s.happened("slew"), 1);
  EXPECT_EQ(s.number("actions"), 1);
  EXPECT_EQ(s.dice(), Texts({"F1"}));
}

TEST(Civilisation, CIV_4_1_and_CIV_4_2_and_CIV_T23_enemy_capitals_are_closed) {
  Scenario s;
  s.at(B, "E3").hand("F2 F2 F5 F5 F3").turn_of(B).play("play pair F2 F2");
  EXPECT_EQ(s.refusal("go E2"), "CIV-4.1");
  Scenario by_land;  // F2 and E1 can only be reached round the Capital
  by_land.at(B, "F2").hand("F3 F3 F3 F1 F1").turn_of(B).play("play land F3 F3");
  EXPECT_EQ(by_land.pawn(B), "F1") << "the only square, so nothing is asked";
}

TEST(Civilisation, CIV_4_5_a_pawn_or_a_monster_ends_the_way) {
  Scenario s;
  s.at(A, "D3").at(B, "C3").hand("F2 F5 F2 F1").turn_of(A).play("play sea F2 F2 F5");
  EXPECT_TRUE(s.offers("go C3"));
  EXPECT_TRUE(s.offers("go C2")) << "round it";
  EXPECT_FALSE(s.offers("go B3")) << "two steps, but through the pawn; round it four";
}

TEST(Civilisation, CIV_2_12_and_CIV_5_12_an_unused_capital_square_is_land) {
  Scenario s;
  s.at(A, "H4").hand("F3 F1 F1").turn_of(A).play("play land F3");
  EXPECT_EQ(s.offered("go"), sorted("H5 I4"));
  s.play("go H5").play("play city2 F1 F1").play("slot B2a");
  EXPECT_EQ(s.list(A, "cities"), Texts({"H5"}));
}

TEST(Civilisation, CIV_4_7_tiles_of_others_do_not_hinder) {
  Scenario s;
  s.cities(B, "E3").hand("F2 F5 F1").turn_of(A).play("play sea F2 F5");
  EXPECT_TRUE(s.offers("go E3"));
  EXPECT_TRUE(s.offers("go F3"));
}

TEST(
    Civilisation,
    CIV_5_9_and_CIV_5_10_and_CIV_5_11_and_CIV_T8_and_CIV_D5_and_CIV_7_4_and_CIV_7_10_a_quarry_helps_the_city_that_covers_it) {
  Scenario s;
  s.at(A, "F1").hand("F1 F5 F3").turn_of(A);
  s.play("play city2 F1");
  EXPECT_EQ(s.offered("slot"), sorted("B2a B2b"));
  s.play("slot B2a");
  EXPECT_EQ(s.list(A, "cities"), Texts({"F1"}));
  EXPECT_EQ(s.vp(A), 1);
  EXPECT_EQ(s.order_of({"laid", "scored", "bonus_gained"}),
            Texts({"laid", "scored", "bonus_gained"}))
      << "CIV-7.10";
  EXPECT_FALSE(s.view().find("seats")->items.at(0).find("quarry")->boolean);
}

TEST(Civilisation, CIV_5_10_and_CIV_T9_a_tile_ends_the_quarry_for_everybody) {
  Scenario s;
  s.at(A, "F1").cities(B, "F1").hand("F1 F5 F3").turn_of(A);
  EXPECT_FALSE(s.asks("play city2"));
}

TEST(
    Civilisation,
    CIV_7_5_and_CIV_7_6_and_CIV_7_7_and_CIV_T10_and_CIV_T11_and_CIV_T12_and_CIV_T13_where_no_city_can_be_built) {
  Scenario capital;
  capital.hand("F1 FS F2").turn_of(A);
  EXPECT_EQ(capital.refusal("play city2 F1 FS"), "CIV-7.5");
  Scenario region;
  region.at(A, "D2").cities(A, "F2").hand("F1 FS F2").turn_of(A);
  EXPECT_EQ(region.refusal("play city2 F1 FS"), "CIV-5.3");
  Scenario level;
  level.at(A, "D3").bonuses(A, "B2a B2b").hand("F1 F1 FS").turn_of(A);
  EXPECT_EQ(level.refusal("play city2 F1 F1"), "CIV-7.6");
  EXPECT_TRUE(level.offers("play city3 F1 F1 FS"));
  Scenario five;
  five.at(A, "D3").cities(A, "A1 G1 A4 G4 G7").hand("F1 FS F2").turn_of(A);
  EXPECT_EQ(five.refusal("play city2 F1 FS"), "CIV-5.5");
}

TEST(Civilisation, CIV_7_8_and_CIV_T14_and_CIV_D6_a_temple_anywhere_in_the_region) {
  Scenario s;
  s.at(A, "D3").bonuses(A, "B3a B4a").hand("FS F1 F1").turn_of(A).play("play temple F1 F1 FS");
  EXPECT_EQ(s.offered("lay"), sorted("D1 E1 F1 D2 F2 D3 E3 F3"));
  EXPECT_EQ(s.refusal("lay E2"), "CIV-5.13");
  EXPECT_EQ(s.refusal("lay A1"), "CIV-8.22");
  s.play("lay F2");
  EXPECT_EQ(s.vp(A), 3);
  EXPECT_EQ(s.happened("bonus_gained"), 0);
}

TEST(Civilisation, CIV_5_1_an_enemy_pawn_hinders_the_own_one_does_not) {
  Scenario s;
  s.at(A, "D3").at(B, "E3").bonuses(A, "B3a B4a").hand("FS F1 F1").turn_of(A);
  s.play("play temple F1 F1 FS");
  EXPECT_EQ(s.refusal("lay E3"), "CIV-5.1");
  EXPECT_TRUE(s.offers("lay D3"));
}

TEST(Civilisation,
     CIV_3_7_and_CIV_3_2_and_CIV_T74_and_CIV_D2_redeployment_beside_the_combinations) {
  Scenario s;
  s.at(A, "D3").hero(A, "redeploy", "E4").hand("F2 F5 F1").turn_of(A);
  EXPECT_EQ(s.offered("redeploy"), sorted("E2 E4"));
  s.play("redeploy E4");
  EXPECT_EQ(s.pawn(A), "E4");
  EXPECT_FALSE(s.asks("redeploy"));
  EXPECT_EQ(s.number("actions"), 0);
  Scenario acts;
  acts.at(A, "D3").hero(A, "redeploy", "E4").hand("F2 F5 F1").turn_of(A);
  acts.play("play sea F2").play("go D2");
  EXPECT_EQ(acts.refusal("redeploy E4"), "CIV-3.7");
  Scenario taken;
  taken.at(A, "D3").at(B, "E4").hero(A, "redeploy", "E4").hand("F2 F5 F1").turn_of(A);
  EXPECT_EQ(taken.offered("redeploy"), sorted("E2"));
}

TEST(Civilisation, CIV_8_15_and_CIV_3_3_and_CIV_T52_redeployment_serves_from_the_next_turn_on) {
  Scenario s;
  s.at(A, "E4").cards(A, "PH15").hand("F1 F1 F2 F5").turn_of(A);
  s.play("card PH15").then("pair F1 F1").play("hero redeploy").play("lay D4");
  EXPECT_EQ(s.number("actions"), 0);
  EXPECT_EQ(s.refusal("redeploy E2"), "CIV-8.15");
  Scenario action;
  action.at(A, "E4").hand("F1 F1 F2 F2 F5").turn_of(A);
  action.play("play twopair F1 F1 F2 F2").play("hero redeploy").play("lay E4");
  EXPECT_FALSE(action.asks("redeploy"));
  Scenario next;
  next.at(A, "D3").hero(A, "redeploy", "E4").thrown("F1 F2 F3").turn_of(A);
  EXPECT_FALSE(next.asks("redeploy"));
  next.play("stop");
  EXPECT_TRUE(next.asks("redeploy")) << "after the throw";
}

}  // namespace
}  // namespace veillee::civilisation
