// Where pawns and tiles are put, and altars (section 5 of RULES.md).
#include "games/shogun/tests/scenario.hpp"

namespace veillee::shogun {
namespace {

// The torii that a ninja's new pawn may enter.
Texts torii_for(Scenario& s) {
  s.hand("F1 F1 F2 F2").turn_of(A);
  if (!s.offers("play twopair F1 F1 F2 F2")) return {};
  s.play("play twopair F1 F1 F2 F2");
  return s.asks("enter") ? s.offered("enter") : Texts{s.at("A.2")};
}
Texts garrisons_for(Scenario& s) {
  s.hand("F1 F1 F1 F1").turn_of(B);
  if (!s.offers("play four F1 F1 F1 F1")) return {};
  s.play("play four F1 F1 F1 F1");
  return s.asks("enter") ? s.offered("enter") : Texts{s.at("B.2")};
}

// ── Pawns ────────────────────────────────────────────────────────────────────────────────────

TEST(Shogun, SHO_5_1_the_torii_square_and_torii_faces_are_accessible) {
  Scenario s;
  EXPECT_EQ(torii_for(s.pawn(A, "C7").torii("B8")), sorted("B8 E9"));
}

TEST(Shogun, SHO_5_1_and_SHO_T55_not_with_a_samurai_on_it) {
  Scenario s;
  EXPECT_EQ(torii_for(s.pawn(A, "C7").torii("B8").pawn(B, "E9")), words_in("B8"));
}

TEST(Shogun, SHO_5_1_not_with_the_Shogun_on_it) {
  Scenario s;
  EXPECT_EQ(torii_for(s.pawn(A, "C7").torii("B8").shogun("E9")), words_in("B8"));
  Scenario tile;
  EXPECT_EQ(torii_for(tile.pawn(A, "C7").torii("B8").shogun("B8")), words_in("E9"));
}

TEST(Shogun, SHO_5_1_the_square_of_a_carrier_holds_the_Shogun_too) {
  Scenario s;
  s.pawn(A, "B8").carrier("A.1").torii("B8");
  EXPECT_EQ(torii_for(s), words_in("E9"));
}

TEST(Shogun, SHO_1_5_and_SHO_5_2_a_garden_face_is_no_torii) {
  Scenario s;
  EXPECT_EQ(torii_for(s.pawn(A, "C7").turned("B8").braziers("A9")), words_in("E9"));
}

TEST(Shogun, SHO_5_3_several_ninjas_share_a_torii) {
  Scenario s(4);
  s.pawn(A, "E9").pawn(C, "E9").hand("F1 F1 F2 F2").turn_of(A);
  s.play("play twopair F1 F1 F2 F2");
  EXPECT_EQ(s.at("A.2"), "E9");
}

TEST(Shogun, SHO_5_4_without_an_accessible_torii_the_pawn_goes_to_the_reserve) {
  Scenario s;
  s.pawn(A, "C6").pawn(A, "A7").pawn(B, "C7").pawn(B, "E9").hand("F2 F1 F3").turn_of(B);
  s.rolls({6, 1}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_EQ(s.at("A.1"), "");
  EXPECT_EQ(s.in_reserve(A), 2);
  EXPECT_FALSE(s.over());
}

TEST(Shogun, SHO_5_5_garrison_squares_and_tiles_are_accessible) {
  Scenario s;
  EXPECT_EQ(garrisons_for(s.pawn(B, "C7").garrisons("D7")), sorted("C3 D7 G3"));
}

TEST(Shogun, SHO_5_5_not_with_a_ninja_or_the_Shogun_on_it) {
  Scenario s;
  EXPECT_EQ(garrisons_for(s.pawn(B, "C7").pawn(A, "C3").shogun("G3").garrisons("D7")),
            words_in("D7"));
}

TEST(Shogun, SHO_5_6_several_samurai_share_a_garrison) {
  Scenario s(4);
  s.pawn(B, "C3").pawn(D, "C3").pawn(A, "G3").hand("F1 F1 F1 F1").turn_of(B);
  s.play("play four F1 F1 F1 F1");
  EXPECT_EQ(s.at("B.2"), "C3");
}

TEST(Shogun, SHO_5_7_and_SHO_T46_without_an_accessible_garrison_the_pawn_goes_to_the_reserve) {
  Scenario s;
  s.pawn(A, "C3").pawn(A, "G3").pawn(B, "C7").pawn(B, "A7").bonuses(A, "B2b B4b");
  s.hand("F3 F1 F2").turn_of(A);
  s.rolls({6, 1}, {"play shuriken F3", "target B.1"});
  EXPECT_EQ(s.at("B.1"), "");
  EXPECT_EQ(s.at("B.2"), "A7");
  EXPECT_FALSE(s.over());
}

TEST(Shogun, SHO_5_8_the_owner_chooses_whoevers_turn_it_is) {
  Scenario s;
  s.pawn(A, "C6").torii("B8").pawn(B, "C7").hand("F2 F1 F3").turn_of(B);
  s.rolls({6, 1}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_EQ(s.decision(), "back");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.offered("back"), sorted("B8 E9"));
  s.play(A, "back B8");
  EXPECT_EQ(s.at("A.1"), "B8");
}

TEST(Shogun, SHO_5_8_a_partners_tile_serves_as_well) {
  Scenario s(4);
  s.pawn(A, "C6").pawn(C, "E8").torii("B8").tiles(C, 1).pawn(B, "C7").hand("F2 F1 F3").turn_of(B);
  s.rolls({6, 1}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_EQ(s.offered("back"), sorted("B8 E9"));
}

TEST(Shogun, SHO_5_9_the_reserve_is_no_choice_while_a_place_is_accessible) {
  Scenario s;
  s.pawn(A, "C6").pawn(B, "C7").hand("F2 F1 F3").turn_of(B);
  s.rolls({6, 1}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_EQ(s.at("A.1"), "E9") << "not asked";
}

TEST(Shogun, SHO_5_10_and_SHO_T42_the_square_that_the_attacker_left_is_accessible) {
  Scenario s;
  s.pawn(A, "D9").pawn(B, "E9").hand("F2 F1 F3").turn_of(B);
  s.rolls({6, 1}, {"play move F2", "pawn B.1", "go D9"});
  EXPECT_EQ(s.at("A.1"), "E9");
  EXPECT_FALSE(s.over());
}

TEST(Shogun, SHO_5_10_the_victor_occupies_the_square_of_the_fight) {
  Scenario s;
  s.pawn(A, "B8").torii("B8").pawn(B, "B7").hand("F2 F1 F3").turn_of(B);
  s.rolls({6, 1}, {"play move F2", "pawn B.1", "go B8"});
  EXPECT_EQ(s.at("A.1"), "E9");
}

TEST(Shogun, SHO_5_11_a_victim_of_the_shuriken_may_stay_on_its_garrison) {
  Scenario s;
  s.pawn(B, "C3").bonuses(A, "B2b B4b").hand("F3 F1 F2").turn_of(A);
  s.rolls({6, 1}, "play shuriken F3");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.offered("back"), sorted("C3 G3"));
  s.play(B, "back C3");
  EXPECT_EQ(s.at("B.1"), "C3");
}

TEST(Shogun, SHO_5_12_a_pawn_that_is_put_somewhere_fights_and_takes_nobody) {
  Scenario s;  // B.1 is put on G3, beside a ninja that stands on H3
  s.pawn(A, "G4").pawn(A, "F3").pawn(B, "C7").hand("F1 F1 F1 F1").turn_of(B);
  s.play("play four F1 F1 F1 F1").play("enter G3");
  EXPECT_EQ(s.happened("attack_thrown"), 0);
  EXPECT_EQ(s.at("B.2"), "G3");
  Scenario ninja;
  ninja.pawn(A, "E9").pawn(A, "D9").carrier("A.2").hand("F1 F1 F2 F2").turn_of(A);
  ninja.play("play twopair F1 F1 F2 F2");
  EXPECT_EQ(ninja.carrier(), "A.2");
  EXPECT_FALSE(ninja.asks("take"));
}

// ── Tiles ────────────────────────────────────────────────────────────────────────────────────

// The squares for a ninja's tile with a Three, or for a samurai's with two pairs.
Texts squares_for_tile(Scenario& s, Seat seat) {
  s.hand(seat == A ? "F1 F1 F1" : "F1 F1 F2 F2").turn_of(seat);
  s.play(seat == A ? "play three F1 F1 F1" : "play twopair F1 F1 F2 F2");
  return s.offered("lay");
}

constexpr std::string_view corridors =
    "C1 G1 C2 G2 B3 D3 E3 F3 H3 C4 G4 C5 G5 C6 G6 A7 B7 C7 D7 E7 F7 G7 H7 I7 C8 G8";

TEST(Shogun, SHO_5_13_each_kind_of_tile_has_its_kind_of_square) {
  Scenario torii;
  for (const std::string& at : squares_for_tile(torii.pawn(A, "C1"), A))
    EXPECT_EQ(corridors.find(at), corridors.npos) << at;
  Scenario garrison;
  EXPECT_EQ(squares_for_tile(garrison.pawn(B, "C7"), B), sorted(corridors));
}

TEST(Shogun, SHO_5_14_never_two_tiles_on_a_square) {
  Scenario s(4);
  Texts expected = sorted(corridors);
  std::erase(expected, "D7");
  EXPECT_EQ(squares_for_tile(s.pawn(B, "C7").garrisons("D7"), B), expected);
}

TEST(Shogun, SHO_5_15_and_SHO_T53_special_squares_take_no_garrison_tile) {
  Scenario s;
  const Texts squares = squares_for_tile(s, B);
  EXPECT_EQ(squares.size(), 26U);
  for (const char* special : {"A3", "C3", "C9", "G3", "G9", "I3"})
    EXPECT_TRUE(std::find(squares.begin(), squares.end(), special) == squares.end()) << special;
}

TEST(Shogun, SHO_5_16_and_SHO_T10_a_moved_tile_lies_torii_face_up) {
  Scenario s;
  s.pawn(A, "C6").turned("B6").torii("H8").braziers("A5").tiles(A, 0).hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1").play("tile B6").play("lay H6");
  EXPECT_EQ(s.torii(), sorted("H6 H8"));
  EXPECT_EQ(s.turned(), Texts{});
}

TEST(Shogun, SHO_5_17_a_tile_may_be_laid_under_pawns_of_both_camps_and_the_Shogun) {
  Scenario s;
  s.pawn(A, "C6").pawn(B, "B6").shogun("A6").hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1");
  EXPECT_TRUE(s.offers("lay B6"));
  EXPECT_TRUE(s.offers("lay A6"));
  s.play("lay B6");
  EXPECT_EQ(s.at("B.1"), "B6");
  EXPECT_EQ(s.torii(), words_in("B6"));
}

TEST(Shogun, SHO_5_18_and_SHO_T26_a_torii_laid_under_the_carrier_does_not_win) {
  Scenario s;
  s.pawn(A, "B6").carrier("A.1").hand("F1 F1 F1 F2 F2").turn_of(A);
  s.play("play three F1 F1 F1").play("lay B6").play("slot B3a");
  EXPECT_FALSE(s.over());
  s.play("play pair F2 F2");  // out to C6 and back
  EXPECT_TRUE(s.offers("go C6"));
  s.play("go B6");
  EXPECT_EQ(s.winner(), "ninja");
}

TEST(Shogun, SHO_5_19_braziers_stay_and_garrisons_can_only_be_moved) {
  Scenario s;
  s.garrisons("D7 E7").braziers("A5").tiles(B, 0).hand("F1 F1 F2 F2").turn_of(B);
  s.play("play twopair F1 F1 F2 F2");
  EXPECT_EQ(s.offered("tile"), sorted("D7 E7"));
  s.play("tile D7").play("lay F7");
  EXPECT_EQ(s.garrisons(), sorted("E7 F7"));
  EXPECT_EQ(s.braziers(), words_in("A5"));
}

// ── Altars ───────────────────────────────────────────────────────────────────────────────────

TEST(Shogun, SHO_5_20_each_own_pawn_on_an_altar_is_a_green_face) {
  Scenario one;
  one.pawn(A, "C9").hand("F1 F2 F3").turn_of(A);
  EXPECT_TRUE(one.offers("play ki2 F1"));
  EXPECT_FALSE(one.offers("play ki3 F1"));
  Scenario two;
  two.pawn(A, "C9").pawn(A, "G9").hand("F1 F2 F3").turn_of(A);
  EXPECT_TRUE(two.offers("play ki3 F1"));
}

TEST(Shogun, SHO_5_20_two_pawns_on_one_altar_count_twice) {
  Scenario s;
  s.pawn(A, "C9").pawn(A, "C9").hand("F1 F2 F3").turn_of(A);
  EXPECT_TRUE(s.offers("play ki3 F1"));
}

TEST(Shogun, SHO_5_21_and_SHO_T52_no_green_die_no_altar) {
  Scenario s;
  s.pawn(A, "C9").pawn(A, "G9").hand("F2 F3 F4").turn_of(A);
  for (const char* use : {"play ki2", "play ki3", "play ki4", "play ki5"})
    EXPECT_FALSE(s.asks(use)) << use;
}

TEST(Shogun, SHO_5_21_an_altar_serves_in_both_actions) {
  Scenario s;
  s.pawn(A, "C9").hand("F1 FS F3").turn_of(A);
  s.play("play ki2 F1").play("slot B2a").play("play ki2 FS");
  EXPECT_EQ(s.bonuses(A), sorted("B2a B2b"));
}

TEST(Shogun, SHO_5_22_the_Shogun_on_an_altar_helps_every_samurai) {
  for (const Seat seat : {B, D}) {
    Scenario s(4);
    s.shogun("A3").hand("F1 F2 F3").turn_of(seat);
    EXPECT_TRUE(s.offers("play ki2 F1")) << seat;
  }
}

TEST(Shogun, SHO_5_22_a_captured_Shogun_helps_nobody_but_the_carrier_counts) {
  Scenario samurai;
  samurai.pawn(A, "C9").carrier("A.1").hand("F1 F2 F3").turn_of(B);
  EXPECT_FALSE(samurai.offers("play ki2 F1"));
  Scenario ninja;
  ninja.pawn(A, "C9").carrier("A.1").hand("F1 F2 F3").turn_of(A);
  EXPECT_TRUE(ninja.offers("play ki2 F1"));
  EXPECT_FALSE(ninja.offers("play ki3 F1"));
}

TEST(Shogun, SHO_5_23_altars_serve_both_camps_but_not_a_partner) {
  Scenario samurai;
  samurai.pawn(B, "I3").hand("F1 F2 F3").turn_of(B);
  EXPECT_TRUE(samurai.offers("play ki2 F1"));
  Scenario partner(4);
  partner.pawn(A, "E9").pawn(C, "C9").hand("F1 F2 F3").turn_of(A);
  EXPECT_FALSE(partner.offers("play ki2 F1"));
}

}  // namespace
}  // namespace veillee::shogun
