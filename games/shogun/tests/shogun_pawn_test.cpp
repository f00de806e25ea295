// The Shogun: used, captured, carried, handed over (section 7 of RULES.md).
#include "games/shogun/tests/scenario.hpp"

namespace veillee::shogun {
namespace {

TEST(Shogun, SHO_7_1_no_ninja_uses_the_Shogun) {
  Scenario s;
  s.pawn(A, "C7").pawn(A, "A7").hand("F2 F1 F3").turn_of(A);
  EXPECT_EQ(s.play("play move F2").offered("pawn"), sorted("A.1 A.2"));
}

TEST(Shogun, SHO_7_2_a_samurai_uses_him_as_an_own_pawn) {
  Scenario s;
  s.hand("F2 F1 F3").turn_of(B);
  s.play("play move F2").play("pawn shogun").play("go E4");
  EXPECT_EQ(s.shogun(), "E4");
  EXPECT_EQ(s.carrier(), "");
}

TEST(Shogun, SHO_7_3_he_never_enters_a_ninjas_square) {
  Scenario s;
  s.pawn(A, "E4").hand("F2 F5 F1").turn_of(B);
  const Texts ends = s.ends("play move F2 F5", "shogun");
  EXPECT_FALSE(has(ends, "E4"));
  EXPECT_FALSE(has(ends, "E3")) << "not through it either";
  EXPECT_TRUE(has(ends, "D4"));
}

TEST(Shogun, SHO_7_3_he_never_stops_on_a_samurais_square) {
  Scenario s;
  s.pawn(B, "E4").hand("F2 F1 F3").turn_of(B);
  EXPECT_EQ(s.ends("play move F2", "shogun"), sorted("D5 E6 F5"));
}

TEST(Shogun, SHO_7_4_and_SHO_T67_each_samurai_uses_him_on_the_own_turn) {
  Scenario yellow(4);
  yellow.hand("F2 F1 F3").turn_of(B);
  yellow.play("play move F2").play("pawn shogun").play("go E4");
  EXPECT_EQ(yellow.shogun(), "E4");
  Scenario red(4);
  red.shogun("E4").hand("F2 F1 F3").turn_of(D);
  red.play("play move F2").then("pawn shogun").play("go E3");
  EXPECT_EQ(red.shogun(), "E3");
}

TEST(Shogun, SHO_7_5_all_that_he_may_do) {
  const auto may = [](std::string_view hand, std::string_view combination) {
    Scenario s;
    s.shogun("A5").bonuses(B, "B2b B4b").hand(hand).turn_of(B);
    return s.offers(combination) && s.play(combination).offers("pawn shogun");
  };
  EXPECT_TRUE(may("F2 F1 F3", "play move F2"));
  EXPECT_TRUE(may("F1 F1 F3", "play pair F1 F1"));
  EXPECT_TRUE(may("F1 F1 F1", "play three F1 F1 F1"));
  EXPECT_TRUE(may("F3 F1 F2", "play redeployment F3"));
  EXPECT_TRUE(may("F3 F3 F2", "play banzai F3 F3"));
  EXPECT_TRUE(may("F1 F1 F1 F2 F2", "play full F1 F1 F1 F2 F2"));
  EXPECT_TRUE(may("F1 F1 F1 F1 F1", "play poker F1 F1 F1 F1 F1"));
}

TEST(Shogun, SHO_7_5_and_SHO_T37_he_lights_a_brazier) {
  Scenario s;
  s.shogun("A5").hand("F3 F3 F3").turn_of(B);
  s.play("play brazier F3 F3 F3").then("pawn shogun");
  EXPECT_EQ(s.braziers(), words_in("A5"));
  EXPECT_EQ(s.alerts(), 4);
}

TEST(Shogun, SHO_7_5_his_banzai_is_movement_only) {
  Scenario s;
  s.shogun("C5").pawn(A, "C6").bonuses(B, "B2b B4b").hand("F3 F3 F1").turn_of(B);
  s.play("play banzai F3 F3").play("pawn shogun");
  EXPECT_EQ(s.offered("step"), sorted("C4 D5")) << "no ninja's square";
  s.play("step C4").play("step C3");
  EXPECT_FALSE(s.offers("step C4")) << "no square twice";
  s.play("halt");
  EXPECT_EQ(s.shogun(), "C3");
  EXPECT_EQ(s.alerts(), 5);
}

TEST(Shogun, SHO_7_6_and_SHO_T50_his_redeployment_needs_an_empty_garrison) {
  Scenario none;
  none.pawn(B, "C3").pawn(B, "G3").bonuses(B, "B2b").hand("F3 F1 F2").turn_of(B);
  EXPECT_TRUE(none.offers("play redeployment F3")) << "for the pawns";
  none.play("play redeployment F3");
  EXPECT_FALSE(none.offers("pawn shogun"));
  Scenario tile;
  tile.pawn(B, "C3").pawn(B, "G3").garrisons("D7").bonuses(B, "B2b").hand("F3 F1 F2").turn_of(B);
  tile.play("play redeployment F3").play("pawn shogun");
  EXPECT_EQ(tile.shogun(), "D7") << "the only one: not asked";
}

TEST(Shogun, SHO_7_7_and_SHO_T48_he_is_no_target_of_the_shuriken) {
  Scenario s;
  s.pawn(B, "C3").pawn(B, "A7").bonuses(A, "B2b B4b").hand("F3 F1 F2").turn_of(A);
  s.play("play shuriken F3");
  EXPECT_EQ(s.offered("target"), sorted("B.1 B.2"));
}

TEST(Shogun, SHO_7_7_he_does_not_count_as_the_last_samurai) {
  Scenario s;
  s.pawn(A, "C3").pawn(A, "G3").pawn(B, "C7").bonuses(A, "B2b B4b").hand("F3 F1 F2").turn_of(A);
  s.rolls({6, 1}, "play shuriken F3");
  EXPECT_EQ(s.winner(), "ninja");
}

TEST(Shogun, SHO_7_8_a_ninja_that_stops_on_his_square_captures_him_without_a_fight) {
  Scenario s;
  s.pawn(A, "D5").hand("F2 F1 F3").turn_of(A);
  s.play("play move F2").play("go E5");
  EXPECT_EQ(s.carrier(), "A.1");
  EXPECT_EQ(s.shogun(), "E5");
  EXPECT_EQ(s.happened("captured"), 1);
  EXPECT_EQ(s.happened("attack_thrown"), 0);
}

TEST(Shogun, SHO_7_9_and_SHO_T17_entering_is_capturing_and_ends_the_movement) {
  Scenario s;
  s.pawn(A, "D5").hand("F1 F1 F1 F1").turn_of(A);
  const Texts ends = s.ends("play four F1 F1 F1 F1", "A.1");
  EXPECT_TRUE(has(ends, "E5"));
  s.play("go E5");
  EXPECT_EQ(s.carrier(), "A.1");
  EXPECT_EQ(s.at("A.1"), "E5");
  EXPECT_FALSE(s.asks("go"));
}

TEST(Shogun, SHO_7_9_and_SHO_T16_a_full_captures_too) {
  Scenario s;
  s.pawn(A, "C5").hand("F4 F4 F4 F1 F1").turn_of(A);
  s.play("play full F1 F1 F4 F4 F4").play("go E5");
  EXPECT_EQ(s.carrier(), "A.1");
  EXPECT_EQ(s.at("A.1"), "E5");
  EXPECT_EQ(s.happened("attack_thrown"), 0);
}

TEST(Shogun, SHO_7_9_opening_and_infiltration_capture_too) {
  Scenario opening;
  opening.pawn(A, "C5").shogun("D5").bonuses(A, "B2b B4b").hand("F3 F1 F2").turn_of(A);
  opening.play("play opening F3");
  EXPECT_EQ(opening.carrier(), "A.1");
  Scenario infiltration;
  infiltration.pawn(A, "D7").shogun("D6").bonuses(A, "B2b B4b").hand("F3 F3 F1").turn_of(A);
  infiltration.play("play infiltration F3 F3").then("go D6");
  EXPECT_EQ(infiltration.carrier(), "A.1");
}

TEST(Shogun, SHO_7_10_the_carrier_takes_him_along) {
  Scenario s;
  s.pawn(A, "C7").carrier("A.1").hand("F2 F5 F1").turn_of(A);
  s.play("play move F2 F5").play("go C5");
  EXPECT_EQ(s.shogun(), "C5");
  EXPECT_EQ(s.carrier(), "A.1");
}

TEST(Shogun, SHO_7_11_the_carrier_enters_no_samurais_square_by_any_action) {
  Scenario opening;
  opening.pawn(A, "C5").carrier("A.1").pawn(B, "D5").bonuses(A, "B2b B4b");
  opening.hand("F3 F1 F2").turn_of(A);
  EXPECT_FALSE(opening.asks("play opening"));
  Scenario infiltration;
  infiltration.pawn(A, "E7").carrier("A.1").pawn(B, "E6").bonuses(A, "B2b B4b");
  infiltration.hand("F3 F3 F1").turn_of(A);
  EXPECT_FALSE(infiltration.asks("play infiltration"));
}

TEST(Shogun, SHO_7_12_the_carrier_cannot_be_attacked) {
  Scenario s;
  s.pawn(A, "C7").carrier("A.1").pawn(B, "C6").hand("F1 F1 F1").turn_of(B);
  EXPECT_FALSE(has(s.ends("play three F1 F1 F1", "B.1"), "C7"));
}

TEST(Shogun, SHO_7_12_and_SHO_9_31_a_Banzai_does_not_enter_the_carriers_square) {
  Scenario s;
  s.pawn(A, "C7").carrier("A.1").pawn(B, "C6").hand("F3 F3 F3 F3").turn_of(B);
  s.play("play banzai F3 F3 F3 F3");
  EXPECT_TRUE(s.offers("step C5"));
  EXPECT_FALSE(s.offers("step C7"));
}

TEST(Shogun, SHO_7_13_and_SHO_T20_others_on_the_carriers_square_are_protected) {
  Scenario s;
  s.pawn(A, "C7").pawn(A, "C7").carrier("A.1").pawn(B, "C6").hand("F2 F1 F3").turn_of(B);
  EXPECT_EQ(s.ends("play move F2", "B.1"), sorted("B6 C5"));
}

TEST(Shogun, SHO_7_14_a_pawn_that_ends_on_the_carriers_square_may_take_him) {
  Scenario s;
  s.pawn(A, "C7").pawn(A, "D7").carrier("A.1").hand("F2 F1 F3").turn_of(A);
  s.play("play move F2").play("pawn A.2").play("go C7");
  EXPECT_EQ(s.decision(), "hand_over");
  s.play("take");
  EXPECT_EQ(s.carrier(), "A.2");
}

TEST(Shogun, SHO_7_14_a_carrier_that_ends_on_anothers_square_may_give_him) {
  Scenario s;
  s.pawn(A, "C7").pawn(A, "D7").carrier("A.1").hand("F2 F1 F3").turn_of(A);
  s.play("play move F2").play("pawn A.1").play("go D7");
  EXPECT_EQ(s.offered("give"), words_in("A.2"));
  s.play("give A.2");
  EXPECT_EQ(s.carrier(), "A.2");
}

TEST(Shogun, SHO_7_15_and_SHO_T61_two_that_stood_still_never_exchange_him) {
  Scenario s;
  s.pawn(A, "C7").pawn(A, "D7").pawn(A, "C7").carrier("A.1").hand("F2 F1 F3").turn_of(A);
  s.play("play move F2").play("pawn A.2").play("go C7");
  EXPECT_EQ(sorted(s.options()), (Texts{"leave", "take"}));
  s.play("leave");
  EXPECT_EQ(s.carrier(), "A.1");
}

TEST(Shogun, SHO_7_15_and_SHO_T66_the_active_player_alone_decides) {
  Scenario s(4);
  s.pawn(A, "D7").carrier("A.1").pawn(C, "C7").hand("F2 F1 F3").turn_of(C);
  s.play("play move F2").play("go D7");
  EXPECT_EQ(s.decider(), C);
  s.play(C, "take");
  EXPECT_EQ(s.carrier(), "C.1");
  EXPECT_EQ(s.decider(), C) << "blue is not asked";
}

TEST(Shogun, SHO_7_15_it_costs_no_action) {
  Scenario s;
  s.pawn(A, "C7").pawn(A, "D7").carrier("A.1").hand("F2 F5 F1").turn_of(A);
  s.play("play move F2").play("pawn A.2").play("go C7").play("take");
  EXPECT_EQ(s.number("actions"), 1);
  EXPECT_TRUE(s.offers("play move F5"));
}

TEST(Shogun, SHO_D12_the_receiver_is_named_by_colour) {
  Scenario s(4);
  s.pawn(A, "C7").pawn(A, "D7").pawn(A, "D7").pawn(C, "D7").carrier("A.1");
  s.hand("F2 F1 F3").turn_of(A);
  s.play("play move F2").play("pawn A.1").play("go D7");
  EXPECT_EQ(s.offered("give"), sorted("A.2 C.1"));
  EXPECT_TRUE(s.offers("leave"));
}

TEST(Shogun, SHO_7_16_and_SHO_T22_no_handing_over_in_passing) {
  Scenario s(4);
  s.pawn(A, "B7").carrier("A.1").pawn(C, "C7").hand("F2 F5 F1").turn_of(A);
  s.play("play move F2 F5").play("go C6");
  EXPECT_NE(s.decision(), "hand_over");
  EXPECT_EQ(s.carrier(), "A.1");
}

TEST(Shogun, SHO_7_17_a_captured_Shogun_is_no_longer_used_by_the_samurai) {
  Scenario s;
  s.pawn(A, "C7").carrier("A.1").pawn(B, "C3").pawn(B, "G3").hand("F2 F1 F3").turn_of(B);
  EXPECT_EQ(s.play("play move F2").offered("pawn"), sorted("B.1 B.2"));
}

TEST(Shogun, SHO_7_18_a_surrounded_carrier_cannot_move) {
  Scenario s;
  s.pawn(A, "A1").carrier("A.1").pawn(B, "A2").pawn(B, "B1").hand("F2 F1 F3").turn_of(A);
  EXPECT_FALSE(s.asks("play move"));
}

TEST(Shogun, SHO_7_19_a_capture_on_a_torii_wins) {
  Scenario square;
  square.pawn(A, "E8").shogun("E9").hand("F2 F1 F3").turn_of(A);
  square.play("play move F2").play("go E9");
  EXPECT_EQ(square.winner(), "ninja");
  EXPECT_EQ(square.how(), "escape");
  Scenario tile;
  tile.pawn(A, "B7").shogun("B8").torii("B8").hand("F2 F1 F3").turn_of(A);
  tile.play("play move F2").play("go B8");
  EXPECT_EQ(tile.winner(), "ninja");
}

TEST(Shogun, SHO_7_20_who_gave_him_away_is_an_ordinary_ninja_again) {
  Scenario s;
  s.pawn(A, "C7").pawn(A, "D7").carrier("A.1").pawn(B, "D8").pawn(B, "C6");
  s.hand("F2 F2 F1").turn_of(A);
  s.play("play move F2").play("pawn A.1").play("go D7").play("give A.2");
  EXPECT_EQ(s.carrier(), "A.2");
  EXPECT_TRUE(has(s.ends("play move F2", "A.1"), "C7"));
  Scenario fights;
  fights.pawn(A, "C7").pawn(A, "D7").carrier("A.2").pawn(B, "C6").hand("F2 F1 F3").turn_of(A);
  EXPECT_TRUE(has(fights.ends("play move F2", "A.1"), "C6")) << "it may attack";
}

TEST(Shogun, SHO_7_21_a_hand_over_follows_opening_and_full_too) {
  Scenario opening;
  opening.pawn(A, "D5").pawn(A, "C5").carrier("A.1").bonuses(A, "B2b B4b");
  opening.hand("F3 F1 F2").turn_of(A);
  opening.play("play opening F3").play("pawn A.2");
  EXPECT_EQ(opening.decision(), "hand_over");
  Scenario full;
  full.pawn(A, "D5").pawn(A, "C5").carrier("A.1").hand("F4 F4 F4 F1 F1").turn_of(A);
  full.play("play full F1 F1 F4 F4 F4").play("pawn A.2").play("go D5");
  EXPECT_EQ(full.decision(), "hand_over");
}

}  // namespace
}  // namespace veillee::shogun
