// What ninjas do with their dice (section 8 of RULES.md).
#include "games/shogun/tests/scenario.hpp"

namespace veillee::shogun {
namespace {

// ── Colours ──────────────────────────────────────────────────────────────────────────────────

TEST(Shogun, SHO_8_1_a_square_for_each_blue_face_bonuses_included) {
  Scenario s;
  s.pawn(A, "A7").bonuses(A, "B2a").hand("F2 F1 F3").turn_of(A);
  EXPECT_EQ(s.ends("play move F2", "A.1"), sorted("B7 B8 C7")) << "one die and one bonus";
}

TEST(Shogun, SHO_8_2_the_three_uses_of_yellow) {
  Scenario s;
  s.pawn(A, "C5").bonuses(A, "B2b B4b").hand("F3 F3 F1").turn_of(A);
  EXPECT_TRUE(s.offers("play opening F3"));
  EXPECT_TRUE(s.offers("play shuriken F3"));
  EXPECT_TRUE(s.offers("play infiltration F3 F3"));
  for (const char* use : {"play redeployment", "play brazier", "play banzai"})
    EXPECT_FALSE(s.asks(use)) << use;
}

TEST(Shogun, SHO_8_3_exact_prices_with_at_least_one_die) {
  const auto uses = [](std::string_view bonuses, std::string_view hand) {
    Scenario s;
    s.pawn(A, "C5").bonuses(A, bonuses).hand(hand).turn_of(A);
    Texts all;
    for (const std::string& option : s.options())
      if (option.find(" F3") != option.npos && option.find("pair") == option.npos &&
          option.find("three") == option.npos && option.find("straight") == option.npos)
        all.push_back(option);
    return sorted(all);
  };
  EXPECT_EQ(uses("", "F3 F1 F2"), Texts{});
  EXPECT_EQ(uses("B2b", "F3 F1 F2"), (Texts{"play opening F3"}));
  EXPECT_EQ(uses("B2b B4b", "F3 F1 F2"), (Texts{"play opening F3", "play shuriken F3"}));
  EXPECT_EQ(uses("", "F3 F3 F2"), (Texts{"play opening F3 F3"}));
  EXPECT_EQ(uses("B2b", "F3 F3 F2"), (Texts{"play opening F3", "play shuriken F3 F3"}));
  EXPECT_EQ(uses("B2b B4b", "F1 F1 F2"), Texts{}) << "bonuses alone buy nothing";
}

TEST(Shogun, SHO_8_4_and_SHO_T11_an_opening_through_a_door) {
  Scenario s;
  s.pawn(A, "C5").bonuses(A, "B2b").hand("F3 F1 F2").turn_of(A);
  s.play("play opening F3");
  EXPECT_EQ(s.at("A.1"), "D5");
  EXPECT_EQ(s.dice(), sorted("F1 F2"));
  EXPECT_EQ(s.number("actions"), 1);
}

TEST(Shogun, SHO_D6_which_pawn_and_which_door_or_wall) {
  Scenario door;
  door.pawn(A, "E3").pawn(A, "C5").bonuses(A, "B2b").hand("F3 F1 F2").turn_of(A);
  door.play("play opening F3");
  EXPECT_EQ(door.offered("pawn"), sorted("A.1 A.2"));
  door.play("pawn A.1");
  EXPECT_EQ(door.offered("go"), sorted("E2 E4"));
  Scenario only(4);  // on their side of the board no square has two doors
  only.pawn(A, "E3").pawn(A, "C5").bonuses(A, "B2b").hand("F3 F1 F2").turn_of(A);
  only.play("play opening F3").play("pawn A.1");
  EXPECT_EQ(only.at("A.1"), "E4");
  Scenario wall;
  wall.pawn(A, "D7").pawn(A, "C5").bonuses(A, "B2b B4b").hand("F3 F3 F2").turn_of(A);
  wall.play("play infiltration F3 F3");
  EXPECT_EQ(wall.offered("pawn"), sorted("A.1 A.2"));
  wall.play("pawn A.1");
  EXPECT_EQ(wall.offered("go"), sorted("D6 D8"));
}

TEST(Shogun, SHO_8_5_and_SHO_D7_a_shuriken_hits_any_samurai_anywhere) {
  Scenario s(4);
  s.pawn(A, "E9").pawn(B, "A1").pawn(D, "I1").bonuses(A, "B2b B4b").hand("F3 F1 F2").turn_of(A);
  EXPECT_EQ(s.play("play shuriken F3").offered("target"), sorted("B.1 D.1"));
}

TEST(Shogun, SHO_8_6_a_shuriken_is_fought_like_any_combat) {
  Scenario s;
  s.pawn(B, "C7").reserve(B, "F4").bonuses(B, "B3b").bonuses(A, "B2b B3b B4b");
  s.hand("F3 F4 F2").turn_of(A);
  s.play("play shuriken F3");
  EXPECT_EQ(s.decision(), "engage");
  s.rolls({3}, "engage 1");
  EXPECT_EQ(s.decider(), B);
  s.rolls({4}, "engage 0");
  EXPECT_EQ(s.forces(), (std::vector<int>{5, 5}));
  EXPECT_EQ(s.offered("back"), sorted("C3 G3")) << "a tie is the attacker's";
  EXPECT_EQ(s.reserve(B), words_in("F4"));
}

TEST(Shogun, SHO_8_6_and_SHO_T47_a_failed_shuriken_changes_nothing) {
  Scenario s;
  s.pawn(A, "C7").pawn(B, "G3").bonuses(A, "B2b B4b").hand("F3 F1 F2").turn_of(A);
  s.rolls({3, 4}, "play shuriken F3");
  EXPECT_EQ(s.at("B.1"), "G3");
  EXPECT_EQ(s.at("A.1"), "C7");
  EXPECT_EQ(s.dice(), sorted("F1 F2"));
  EXPECT_EQ(s.alerts(), 5);
}

TEST(Shogun, SHO_8_7_no_alert_card_goes_with_a_shuriken) {
  for (const int attack : {1, 6}) {
    Scenario s;
    s.pawn(B, "C7").bonuses(A, "B2b B4b").hand("F3 F1 F2").turn_of(A);
    s.rolls({attack, attack == 6 ? 1 : 6}, "play shuriken F3");
    EXPECT_EQ(s.alerts(), 5);
  }
}

TEST(Shogun, SHO_8_8_and_SHO_T14_an_infiltration_through_a_wall) {
  Scenario s;
  s.pawn(A, "D7").bonuses(A, "B2b B4b").hand("F3 F3 F1").turn_of(A);
  s.play("play infiltration F3 F3").then("go D6");
  EXPECT_EQ(s.at("A.1"), "D6");
  EXPECT_EQ(s.dice(), words_in("F1"));
  EXPECT_EQ(s.number("actions"), 1);
}

TEST(Shogun, SHO_8_9_both_may_enter_a_samurais_square_and_fight) {
  Scenario s;
  s.pawn(A, "C5").pawn(B, "D5").bonuses(A, "B2b").hand("F3 F1 F2").turn_of(A);
  s.rolls({6, 1}, {"play opening F3"});
  EXPECT_EQ(s.at("A.1"), "D5");
  EXPECT_EQ(s.decision(), "back");
}

TEST(Shogun, SHO_8_10_green_faces_buy_a_bonus_of_their_level) {
  Scenario s;
  s.hand("F1 F1 FS FS F2").turn_of(A);
  s.play("play ki4 F1 F1 FS FS");
  EXPECT_EQ(s.offered("slot"), sorted("B4a B4b"));
  s.play("slot B4a");
  EXPECT_EQ(s.bonuses(A), words_in("B4a"));
}

TEST(Shogun, SHO_8_11_each_engaged_red_die_adds_1) {
  Scenario s;
  s.pawn(A, "C7").pawn(B, "C6").hand("F2 F4 F4 F1").turn_of(A);
  s.play("play move F2").play("go C6");
  EXPECT_EQ(s.offered("engage"), sorted("0 1 2"));
  s.rolls({3, 6}, "engage 2");
  EXPECT_EQ(s.forces(), (std::vector<int>{5, 6}));
}

// ── Values ───────────────────────────────────────────────────────────────────────────────────

TEST(Shogun, SHO_8_12_a_pair_is_two_squares) {
  Scenario s;
  s.pawn(A, "A7").hand("F1 F1 F3").turn_of(A);
  EXPECT_EQ(s.ends("play pair F1 F1", "A.1"), sorted("B7 B8 C7"));
}

TEST(Shogun, SHO_8_13_a_straight_is_a_die_or_any_bonus) {
  Scenario hand;
  hand.hand("F1 F2 F3").turn_of(A);
  hand.play("play straight F1 F2 F3").play("hand");
  EXPECT_EQ(hand.hand_of(A), 4);
  Scenario bonus;
  bonus.hand("F1 F2 F3").turn_of(A);
  bonus.play("play straight F1 F2 F3").play("slot B5b");
  EXPECT_EQ(bonus.bonuses(A), words_in("B5b"));
  EXPECT_EQ(bonus.hand_of(A), 3);
}

TEST(Shogun, SHO_8_14_and_SHO_T3_a_three_lays_a_torii_and_brings_a_bonus) {
  Scenario s;
  s.pawn(A, "C6").hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1");
  EXPECT_EQ(s.offered("lay"), sorted("A6 B6 H6 I6 A8 B8 B9 H8 I8 H9"));
  s.play("lay B6");
  EXPECT_EQ(s.torii(), words_in("B6"));
  EXPECT_EQ(s.number(A, "tiles"), 1);
  EXPECT_EQ(s.decision(), "bonus");
  EXPECT_EQ(s.offered("slot").size(), 8U);
  EXPECT_FALSE(s.offers("hand"));
  s.play("slot B5a");
  EXPECT_EQ(s.bonuses(A), words_in("B5a"));
}

TEST(Shogun, SHO_8_14_and_SHO_T8_a_tile_in_play_is_moved_without_a_bonus) {
  Scenario s;
  s.pawn(A, "C6").torii("B6 H8").tiles(A, 0).hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1").play("tile B6");
  EXPECT_TRUE(s.offers("lay A6"));
  s.play("lay A6");
  EXPECT_EQ(s.torii(), sorted("A6 H8"));
  EXPECT_EQ(s.bonuses(A), Texts{});
  EXPECT_NE(s.decision(), "bonus");
}

TEST(Shogun, SHO_8_15_two_pairs_bring_a_pawn_into_play) {
  Scenario s;
  s.pawn(A, "C7").hand("F1 F1 F2 F2").turn_of(A);
  s.play("play twopair F1 F1 F2 F2");
  EXPECT_EQ(s.at("A.2"), "E9");
  EXPECT_EQ(s.in_reserve(A), 1);
}

TEST(Shogun, SHO_8_17_four_of_a_kind_is_five_squares) {
  Scenario s;
  s.pawn(A, "A7").hand("F1 F1 F1 F1").turn_of(A);
  const Texts ends = s.ends("play four F1 F1 F1 F1", "A.1");
  EXPECT_TRUE(has(ends, "F7"));
  EXPECT_FALSE(has(ends, "G7"));
  EXPECT_FALSE(has(ends, "A3")) << "six squares and a door away";
}

TEST(Shogun, SHO_8_17_four_of_a_kind_opens_no_door) {
  Scenario s;
  s.pawn(A, "C5").hand("F1 F1 F1 F1").turn_of(A);
  EXPECT_FALSE(has(s.ends("play four F1 F1 F1 F1", "A.1"), "D5"));
}

TEST(Shogun, SHO_8_16_and_SHO_8_18_a_full_is_three_squares_through_doors) {
  Scenario s;
  s.pawn(A, "C5").shogun("I1").hand("F4 F4 F4 F1 F1").turn_of(A);
  const Texts ends = s.ends("play full F1 F1 F4 F4 F4", "A.1");
  EXPECT_TRUE(has(ends, "D5"));
  EXPECT_TRUE(has(ends, "F5")) << "three squares";
  EXPECT_FALSE(has(ends, "G5")) << "four";
  EXPECT_TRUE(has(ends, "C8"));
  EXPECT_FALSE(has(ends, "C9"));
}

TEST(Shogun, SHO_8_19_a_poker_is_five_squares_through_doors) {
  Scenario s;
  s.pawn(A, "C5").shogun("I1").hand("F1 F1 F1 F1 F1").turn_of(A);
  const Texts ends = s.ends("play poker F1 F1 F1 F1 F1", "A.1");
  EXPECT_TRUE(has(ends, "G4")) << "through two doors";
  EXPECT_FALSE(has(ends, "G3"));
  EXPECT_TRUE(has(ends, "A5")) << "by B6, where no door is";
}

TEST(Shogun, SHO_8_20_and_SHO_T4_a_brazier_forbids_its_garden) {
  Scenario s;
  s.pawn(A, "C6").braziers("A5").hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1");
  EXPECT_EQ(s.offered("lay"), sorted("H6 I6 A8 B8 B9 H8 I8 H9"));
}

TEST(Shogun, SHO_8_21_and_SHO_T5_a_torii_forbids_its_garden) {
  Scenario s;
  s.pawn(A, "C6").torii("H6").hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1");
  EXPECT_EQ(s.offered("lay"), sorted("A6 B6 A8 B8 B9 H8 I8 H9"));
}

TEST(Shogun, SHO_8_22_and_SHO_T6_from_the_first_row_all_gardens_but_s) {
  Scenario s;
  s.pawn(A, "C1").hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1");
  EXPECT_EQ(s.offered("lay"),
            sorted("A2 B1 B2 D1 D2 E2 F1 F2 H1 H2 I2 A4 A6 B4 B5 B6 H4 H5 H6 I4 I6 A8 B8 B9 H8 H9 "
                   "I8"));
}

TEST(Shogun, SHO_8_23_and_SHO_T7_a_partners_pawn_may_be_the_one_that_counts) {
  Scenario s(4);
  s.pawn(A, "E9").pawn(C, "C4").hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1");
  EXPECT_EQ(s.offered("lay"), sorted("A4 A6 B4 B5 B6 H4 H5 H6 I4 I6 A8 B8 B9 H8 H9 I8"));
}

TEST(Shogun, SHO_8_23_row_9_counts) {
  Scenario s;
  s.pawn(A, "E9").hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1");
  EXPECT_EQ(s.offered("lay"), sorted("B9 H9"));
}

TEST(Shogun, SHO_8_24_only_plain_garden_squares_without_a_tile) {
  Scenario s(4);
  s.pawn(A, "C6").turned("A6").braziers("A5").torii("B9").hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1");
  EXPECT_EQ(s.offered("lay"), sorted("H6 I6 H8 I8 H9"));
}

TEST(Shogun, SHO_8_26_a_lifted_tile_leaves_its_garden_free) {
  Scenario s;  // every garden in reach has a torii or a brazier
  s.pawn(A, "C6").torii("B6 H6").tiles(A, 0).braziers("A9 I9").hand("F1 F1 F1").turn_of(A);
  EXPECT_EQ(s.play("play three F1 F1 F1").offered("tile"), sorted("B6 H6"));
  EXPECT_EQ(s.play("tile B6").at("A.1"), "C6");
  EXPECT_EQ(s.torii(), sorted("A6 H6")) << "the only square";
}

TEST(Shogun, SHO_8_26_a_lifted_tile_must_change_its_square) {
  Scenario s;
  s.pawn(A, "C6").torii("B6 H8").tiles(A, 0).hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1").play("tile B6");
  EXPECT_EQ(s.offered("lay"), sorted("A6 H6 I6 A8 B8 B9"));
}

TEST(Shogun, SHO_8_27_and_SHO_T9_the_own_tile_comes_first) {
  Scenario s;
  s.pawn(A, "C6").torii("B6").hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1");
  EXPECT_FALSE(s.asks("tile"));
  EXPECT_FALSE(s.offers("lay A6")) << "B6 is still there";
}

TEST(Shogun, SHO_8_27_a_partners_tiles_do_not_matter) {
  Scenario s(4);
  s.pawn(A, "C6").torii("B6 H8").tiles(A, 0).tiles(C, 2).hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1");
  EXPECT_EQ(s.offered("tile"), sorted("B6 H8"));
}

TEST(Shogun, SHO_8_28_and_SHO_T54_no_pawn_in_reserve_no_two_pairs) {
  Scenario s;
  s.pawn(A, "C7").pawn(A, "A7").pawn(A, "E7").hand("F1 F1 F2 F2").turn_of(A);
  EXPECT_FALSE(s.asks("play twopair"));
  Scenario closed;
  closed.pawn(A, "C7").pawn(B, "E9").hand("F1 F1 F2 F2").turn_of(A);
  EXPECT_FALSE(closed.asks("play twopair")) << "no torii is accessible";
}

TEST(Shogun, SHO_8_29_and_SHO_T58_all_bonuses_taken_the_tile_is_laid_all_the_same) {
  Scenario s;
  s.pawn(A, "C6").bonuses(A, "B2a B2b B3a B3b B4a B4b B5a B5b").hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1").play("lay B6");
  EXPECT_EQ(s.torii(), words_in("B6"));
  EXPECT_NE(s.decision(), "bonus");
}

TEST(Shogun, SHO_8_30_a_new_pawn_acts_at_once) {
  Scenario s;
  s.pawn(A, "C7").hand("F1 F1 F2 F2 F5").turn_of(A);
  s.play("play twopair F1 F1 F2 F2").play("play move F5").play("pawn A.2");
  EXPECT_EQ(s.offered("go"), sorted("D9 E8 F9"));
}

}  // namespace
}  // namespace veillee::shogun
