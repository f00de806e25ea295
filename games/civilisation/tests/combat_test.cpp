// Fights, relocation, divine wrath and the other value combinations (sections 6, 8 and 9).
#include "games/civilisation/tests/scenario.hpp"

namespace veillee::civilisation {
namespace {

TEST(
    Civilisation,
    CIV_6_6_and_CIV_6_7_and_CIV_T21_and_CIV_T22_and_CIV_6_5_and_CIV_6_11_a_monster_is_slain_or_stays) {
  for (const bool engages : {true, false}) {
    Scenario s;
    s.at(A, "C2").bonuses(A, "B3b").hand("F3 F4 F2 F1").turn_of(A).play("play land F3");
    s.rolls({2}, {"go B2", engages ? "engage 1" : "engage 0"});
    EXPECT_EQ(s.forces(), std::vector<int>({engages ? 4 : 3}));
    EXPECT_EQ(s.vp(A), engages ? 3 : 0);
    EXPECT_EQ(s.pawn(A), engages ? "B2" : "E2") << "CIV-6.5, CIV-6.8";
    EXPECT_EQ(s.number(A, "monsters"), engages ? 1 : 0);
    EXPECT_EQ(s.decision(), "combine") << "CIV-6.11";
  }
}

TEST(Civilisation, CIV_1_15_and_CIV_T67_the_cyclops_wants_a_six) {
  for (const int die : {5, 6}) {
    Scenario s;
    s.at(A, "E4").hand("F3 F1 F1").turn_of(A).rolls({die}, "play land F3");
    EXPECT_EQ(s.vp(A), die == 6 ? 3 : 0);
  }
}

TEST(Civilisation,
     CIV_6_3_and_CIV_6_4_and_CIV_6_12_and_CIV_T24_and_CIV_T25_attack_against_a_player) {
  for (const int die : {5, 4}) {
    Scenario s;
    s.at(B, "E3").hand("F2 F1 F1").turn_of(A).play("play sea F2").rolls({die, 5}, "go E3");
    EXPECT_EQ(s.vp(A), die == 5 ? 2 : 0);
    EXPECT_EQ(s.vp(B), 0);
    EXPECT_EQ(s.pawn(A), die == 5 ? "E3" : "E2");
    EXPECT_EQ(s.pawn(B), die == 5 ? "E8" : "E3");
    EXPECT_EQ(s.number(A, "fights"), die == 5 ? 1 : 0);
    EXPECT_EQ(s.decision(), "combine");
    if (die == 5) {
      EXPECT_EQ(s.order_of({"scored", "relocated"}), Texts({"scored", "relocated"}));
    }
  }
}

TEST(Civilisation, CIV_6_8_and_CIV_6_9_and_CIV_T26_and_CIV_D10_the_loser_chooses_a_refuge) {
  Scenario s;
  s.at(A, "C3").hero(A, "reroll", "E4").at(B, "E4").hero(A, "colour", "G7").open("CO01 CO04 CO05");
  s.hand("F2 F2 F1").turn_of(A).play("play pair F2 F2").rolls({1}, "go B2");
  EXPECT_EQ(s.decision(), "relocate");
  EXPECT_EQ(s.offered("relocate"), sorted("E2 G7"));
  EXPECT_EQ(s.refusal("relocate E4"), "CIV-6.8");
  s.play("relocate G7");
  EXPECT_EQ(s.pawn(A), "G7");
}

TEST(Civilisation,
     CIV_8_16_and_CIV_8_17_and_CIV_T28_and_CIV_T29_and_CIV_T30_and_CIV_11_11_divine_wrath) {
  for (const bool engages : {true, false}) {
    Scenario s;
    s.at(B, "D7").reserve(B, "F4").bonuses(B, "B3b").hand("F1 F1 F1 F1").turn_of(A);
    s.rolls({4}, {"play four F1 F1 F1 F1", engages ? "engage 1" : "engage 0"});
    EXPECT_EQ(s.forces(), std::vector<int>({engages ? 6 : 5}));
    EXPECT_EQ(s.vp(A), engages ? 0 : 2);
    EXPECT_EQ(s.pawn(B), engages ? "D7" : "E8");
    EXPECT_EQ(s.reserve(B), engages ? Texts() : Texts({"F4"}));
    EXPECT_EQ(s.number(A, "fights"), 0);
  }
}

TEST(Civilisation,
     CIV_8_18_and_CIV_T31_and_CIV_8_5_and_CIV_D9_wrath_reaches_a_capital_and_three_opponents) {
  Scenario s;
  s.hand("F1 F1 F1 F1").turn_of(A).rolls({2}, "play four F1 F1 F1 F1");
  EXPECT_EQ(s.vp(A), 2);
  EXPECT_EQ(s.pawn(B), "E8");
  Scenario four(4);
  four.hand("F1 F1 F1 F1").turn_of(A).play("play four F1 F1 F1 F1");
  EXPECT_EQ(four.offered("target"), sorted("B C D"));
  EXPECT_EQ(four.refusal("target A"), "CIV-8.18");
}

TEST(
    Civilisation,
    CIV_5_3_and_CIV_5_4_and_CIV_8_12_and_CIV_T16_and_CIV_T18_and_CIV_T19_and_CIV_T20_where_a_hero_may_lie) {
  Scenario start;
  start.at(A, "E3").hand("F2 F2 F3 F3").turn_of(A);
  EXPECT_EQ(start.refusal("play twopair F2 F2 F3 F3"), "CIV-5.4");
  Scenario twice;
  twice.at(A, "E4").hero(A, "reroll", "F6").hand("F2 F2 F3 F3").turn_of(A);
  EXPECT_EQ(twice.refusal("play twopair F2 F2 F3 F3"), "CIV-5.3");
  for (const bool slain : {false, true}) {
    Scenario cyclops;
    cyclops.at(A, "E4").hand("F2 F2 F3 F3");
    if (slain) cyclops.slain("cyclops", B);
    cyclops.turn_of(A).play("play twopair F2 F2 F3 F3").play("hero reroll");
    EXPECT_EQ(cyclops.offers("lay E5"), slain) << "CIV-5.2";
    if (!slain) {
      EXPECT_EQ(cyclops.refusal("lay E5"), "CIV-5.1");
    }
  }
}

TEST(Civilisation, CIV_8_4_and_CIV_8_13_and_CIV_4_6_and_CIV_T17_a_hero_unlocks_at_once) {
  Scenario s;
  s.board(A, "blue").at(A, "E4").hand("F1 F1 F3 F3 F2").turn_of(A);
  s.play("play twopair F1 F1 F3 F3");
  EXPECT_EQ(s.offered("hero"), sorted("colour redeploy reroll"));
  s.play("hero colour").play("lay D4").play("play sea F2");
  EXPECT_TRUE(s.offers("go B4")) << "three steps: D4 C4 B4";
  EXPECT_EQ(s.vp(A), 0) << "CIV-5.8";
  EXPECT_EQ(s.list(A, "heroes").at(0), "D4");
}

TEST(Civilisation, CIV_8_14_and_CIV_T59_two_re_rolls_with_their_hero) {
  Scenario s;
  s.hero(A, "reroll", "E4").thrown("F1 F2 F3").turn_of(A);
  s.throws("F1 F2 F4", "throw F3");
  EXPECT_EQ(s.decision(), "reroll");
  s.throws("F1 F2 F5", "throw F4");
  EXPECT_EQ(s.decision(), "combine");
}

TEST(Civilisation, CIV_8_6_and_CIV_8_19_and_CIV_T32_a_full_house_founds_a_city) {
  Scenario s;
  s.at(A, "D2").hand("F1 F1 F1 F2 F2").turn_of(A).play("play full F1 F1 F1 F2 F2");
  EXPECT_TRUE(s.offers("lay F3"));
  s.play("lay F3");
  EXPECT_EQ(s.offered("slot").size(), 8U);
  s.play("slot B5b");
  EXPECT_EQ(s.vp(A), 1);
  Scenario all;
  all.at(A, "D2").bonuses(A, "B2a B2b B3a B3b B4a B4b B5a B5b").open("CO01 CO04 CO05");
  all.hand("F3 F3 F3 F2 F2").turn_of(A).play("play full F2 F2 F3 F3 F3").play("lay F3");
  EXPECT_EQ(all.vp(A), 1);
  EXPECT_EQ(all.happened("bonus_gained"), 0);
}

TEST(Civilisation,
     CIV_8_7_and_CIV_8_20_and_CIV_8_21_and_CIV_T34_and_CIV_T35_and_CIV_D7_five_of_a_kind) {
  Scenario built;
  built.wonder(A, "A1").hand("F1 F1 F1 F1 F1").turn_of(A);
  EXPECT_FALSE(built.asks("play wonder"));
  EXPECT_EQ(built.refusal("play wonder F1 F1 F1 F1 F1"), "CIV-5.5");
  built.play("play voyage F1 F1 F1 F1 F1");
  EXPECT_EQ(built.offered("go").size(), 79U) << "neither the own square nor E8";
  EXPECT_EQ(built.refusal("go E8"), "CIV-4.1");
  built.rolls({5}, "go H2");
  EXPECT_EQ(built.vp(A), 3);
  Scenario wonder;
  wonder.hand("F1 F1 F1 F1 F1").turn_of(A).play("play wonder F1 F1 F1 F1 F1").play("lay D1");
  EXPECT_EQ(wonder.vp(A), 4);
  EXPECT_EQ(wonder.list(A, "wonder"), Texts({"D1"}));
}

TEST(Civilisation,
     CIV_8_3_and_CIV_8_9_and_CIV_8_10_and_CIV_T36_and_CIV_T37_and_CIV_D8_a_philosopher_is_taken) {
  Scenario s;
  s.hand("F1 F1 F1").turn_of(A).play("play three F1 F1 F1");
  EXPECT_EQ(s.options(), Texts({"draw", "take PH04", "take PH05", "take PH13"}));
  s.play("take PH05");
  EXPECT_EQ(s.philosophers(A), Texts({"PH05"}));
  EXPECT_EQ(s.list("display").at(0), "PH04");
  EXPECT_NE(s.list("display").at(1), "");
  EXPECT_EQ(s.number("piled"), 12);
  Scenario last;
  last.no_pile().display("PH04 PH05").hand("F1 F1 F1").turn_of(A).play("play three F1 F1 F1");
  EXPECT_EQ(last.options(), Texts({"take PH04", "take PH05"}));
  last.play("take PH04");
  EXPECT_EQ(last.list("display"), Texts({"", "PH05", ""}));
  Scenario none;
  none.no_pile().display("").hand("F1 F1 F1").turn_of(A);
  EXPECT_EQ(none.refusal("play three F1 F1 F1"), "CIV-8.10");
}

TEST(Civilisation, CIV_8_2_a_straight_gives_a_die_or_a_bonus) {
  Scenario s;
  s.hand("F1 F2 F3").turn_of(A).play("play straight F1 F2 F3");
  EXPECT_EQ(s.options().size(), 9U);
  s.play("hand");
  EXPECT_EQ(s.hand_of(A), 4);
}

TEST(Civilisation, CIV_6_1_and_CIV_6_2_the_defender_engages_dice_of_the_reserve) {
  Scenario s;
  s.at(B, "E3").reserve(B, "F4 FS").hand("F2 F1 F1").turn_of(A).play("play sea F2");
  s.rolls({4}, "go E3");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.options(), Texts({"engage 0", "engage 1"}));
  s.rolls({4}, "engage 1");
  EXPECT_EQ(s.forces(), std::vector<int>({4, 5}));
  EXPECT_EQ(s.pawn(A), "E2");
  EXPECT_EQ(s.reserve(B), Texts({"FS"}));
}

TEST(Civilisation, CIV_5_5_and_CIV_5_6_several_players_build_in_one_region) {
  Scenario s;
  s.at(A, "D7").cities(B, "F7").temples(B, "D9").hand("F1 F1 F2").turn_of(A);
  s.play("play city2 F1 F1").play("slot B2b");
  EXPECT_EQ(s.list(A, "cities"), Texts({"D7"}));
  EXPECT_EQ(s.list(B, "cities"), Texts({"F7"})) << "nothing moves or removes a tile";
}

TEST(Civilisation, CIV_9_3_and_CIV_9_4_and_CIV_9_5_heroes_are_refuges_and_no_markers) {
  Scenario s;
  s.at(A, "C3").hero(A, "colour", "G7").open("CO04 CO05 CO09").hand("F2 F2 F1").turn_of(A);
  EXPECT_EQ(s.count(A), 4) << "two regions";
  const json::Value view = s.view();
  for (const json::Value& card : view.find("commons")->items)
    if (card.find("id")->string == "CO09") {
      EXPECT_EQ(card.find("progress")->items.at(0).number, 0);
    }
  s.play("play pair F2 F2").rolls({1}, "go B2");
  EXPECT_EQ(s.offered("relocate"), sorted("E2 G7"));
}

}  // namespace
}  // namespace veillee::civilisation
