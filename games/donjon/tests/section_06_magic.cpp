// Movement by blue dice, spells, the Portal tile, red dice (section 6.1 of RULES.md).
#include "games/donjon/tests/helpers.hpp"

namespace veillee::donjon {
namespace {

TEST(Donjon, DON_6_1_a_square_for_each_blue_face) {
  Scenario one = acting(A, "C2", "F2 F5 F5 F3");
  EXPECT_EQ(one.ends("play move F2", A), sorted("B2 D2 C3"));
  Scenario two = acting(A, "C2", "F2 F5 F5 F3");
  EXPECT_TRUE(has(two.ends("play move F2 F5", A), "E2"));
  EXPECT_FALSE(two.offers("go F2"));
  Scenario three = acting(A, "C2", "F2 F5 F5 F3");
  EXPECT_TRUE(has(three.ends("play move F2 F5 F5", A), "F2"));
  EXPECT_TRUE(three.offers("go D2")) << "up to";
  Scenario bonus;
  bonus.bonuses(A, "B2a B5a").hero(A, "C2").hand("F2 F1 F3").turn_of(A);
  EXPECT_TRUE(has(bonus.ends("play move F2", A), "F2"));
}

// ── Spells ───────────────────────────────────────────────────────────────────────────────────

// On P1: a magic door to the north, a wall to the south, a goblin in sight to the east.
Scenario spells(std::string_view dice, std::string_view bonuses = "") {
  Scenario s;
  s.hero(A, "A5").goblins("C5").bonuses(A, bonuses).hand(dice).turn_of(A);
  return s;
}

TEST(Donjon, DON_6_2_and_DON_D9_what_each_spell_takes) {
  const std::pair<const char*, int> table[] = {
      {"opening", 1}, {"fireball", 2}, {"wallpass", 3}, {"finger", 4}, {"portal", 4}};
  for (const auto& [spell, faces] : table)
    for (int n = 1; n <= 5; ++n) {
      std::string dice;
      for (int i = 0; i < 5; ++i) dice += i < n ? "F3 " : "F2 ";
      std::string wanted = std::string("play ") + spell;
      for (int i = 0; i < faces; ++i) wanted += " F3";
      EXPECT_EQ(spells(dice).offers(wanted), n >= faces) << spell << n;
      EXPECT_EQ(spells(dice).asks(std::string("play ") + spell), n >= faces) << spell << n;
    }
}

TEST(Donjon, DON_T17_and_DON_6_2_bonuses_count_as_faces) {
  const Scenario s = spells("F3 F2 F1", "B2b B4b");
  EXPECT_TRUE(s.offers("play wallpass F3"));
  EXPECT_TRUE(s.offers("play fireball F3"));
  EXPECT_FALSE(s.asks("play finger")) << "4 faces";
}

TEST(Donjon, DON_T16_and_DON_6_3_no_spell_without_a_yellow_die) {
  Scenario s;
  s.hero(A, "A5").bonuses(A, "B2b").hand("F1 F2 F4").turn_of(A);
  EXPECT_FALSE(s.asks("play opening"));
  Scenario die;
  die.hero(A, "A5").bonuses(A, "B2b").hand("F3 F2 F4").turn_of(A);
  EXPECT_TRUE(die.asks("play opening"));
}

TEST(Donjon, DON_6_4_opening_leads_through_one_magic_door) {
  Scenario s = acting(A, "A5", "F3 F3 F1");
  EXPECT_EQ(s.ends("play opening F3", A), words_in("A4")) << "one square";
  Scenario two = acting(A, "E7", "F3 F2 F1");  // a door to F7 only
  EXPECT_EQ(two.ends("play opening F3", A), words_in("F7"));
  EXPECT_FALSE(acting(A, "C2", "F3 F3 F1").asks("play opening")) << "no door there";
}

TEST(Donjon, DON_T53_opening_onto_a_crypt_past_its_lair) {
  Scenario s = acting(A, "H5", "F3 F2 F1");
  s.play("play opening F3").then("go G5");
  EXPECT_EQ(s.at(A), "G5");
  EXPECT_EQ(s.happened("attack_thrown"), 0);
  EXPECT_EQ(s.monster(9), "M9");
}

// The targets of a Fireball with two yellow dice.
Texts fireball(Scenario& s, std::string_view from) {
  s.hero(A, from).hand("F3 F3 F1").turn_of(A);
  if (!s.offers("play fireball F3 F3")) return {};
  s.play("play fireball F3 F3");
  return s.asks("target") ? s.offered("target") : Texts{"one"};
}

TEST(Donjon, DON_T12_and_DON_6_5_and_DON_6_6_fireball_along_a_row) {
  Scenario s;
  EXPECT_EQ(fireball(s, "C2"), sorted("B2 J2"));
  EXPECT_EQ(s.decision(), "target");
  s.rolls({6}, "target J2");
  EXPECT_EQ(s.forces(), std::vector<int>{7});
  EXPECT_EQ(s.monster(7), "M7") << "defence 8";
}

TEST(Donjon, DON_T13_and_DON_6_28_a_goblin_obstructs_what_is_behind_it) {
  Scenario s;
  s.goblins("G2");
  EXPECT_EQ(fireball(s, "C2"), sorted("B2 G2"));
  EXPECT_FALSE(s.offers("target J2"));
}

TEST(Donjon, DON_T14_and_DON_6_28_walls_and_tiles_obstruct) {
  Scenario s;
  EXPECT_EQ(fireball(s, "F1"), Texts{});
  EXPECT_EQ(s.refusal("play fireball F3 F3").empty(), false);
}

TEST(Donjon, DON_6_6_along_a_column_and_nothing_slanting) {
  Scenario s;  // column 2 is open from C2 to C8
  s.goblins("C7 D3");
  EXPECT_EQ(fireball(s, "C3"), sorted("B3 D3 C7"));
}

TEST(Donjon, DON_6_28_magic_doors_pawns_and_the_portal_tile_obstruct) {
  Scenario door;  // F3|G3 is a door
  door.goblins("H3");
  EXPECT_EQ(fireball(door, "E3"), Texts{});
  Scenario way;  // the same without a door between
  way.goblins("H3");
  EXPECT_EQ(fireball(way, "G3"), words_in("one"));
  Scenario pawn;
  pawn.goblins("G2").hero(B, "E2");
  EXPECT_EQ(fireball(pawn, "C2"), words_in("one")) << "L1 alone";
  Scenario portal;
  portal.goblins("G2").portal("E2");
  EXPECT_EQ(fireball(portal, "C2"), words_in("one")) << "L1 alone";
}

TEST(Donjon, DON_6_28_a_monster_obstructs_what_is_behind_it) {
  Scenario s;
  s.goblins("A2");
  EXPECT_EQ(fireball(s, "C2"), sorted("B2 J2"));
  Scenario killed;
  killed.trophies(B, "M1").goblins("A2");
  EXPECT_EQ(fireball(killed, "C2"), sorted("A2 J2"));
}

TEST(Donjon, DON_T64_and_DON_6_6_the_King_obstructs_but_not_on_the_targets_square) {
  Scenario s;
  s.king("F5").goblins("F3");
  EXPECT_EQ(fireball(s, "F8"), sorted("B8 J8"));
  Scenario same;
  same.king("F3").goblins("F3");
  EXPECT_EQ(fireball(same, "F8"), sorted("F3 B8 J8"));
}

TEST(Donjon, DON_6_5_at_least_one_square_away) {
  Scenario s;  // on a goblin's own square after a teleport there is none to hit
  s.goblins("D2");
  EXPECT_EQ(fireball(s, "C2"), sorted("B2 D2"));
  EXPECT_FALSE(s.offers("target C2"));
}

TEST(Donjon, DON_T20_and_DON_6_7_and_DON_6_27_one_extra_red_bonus) {
  Scenario s;
  s.goblins("H3").hero(A, "G3").bonuses(A, "B3b").hand("F3 F3 F1").turn_of(A);
  s.rolls({2}, "play fireball F3 F3");
  EXPECT_EQ(s.forces(), std::vector<int>{4});
  EXPECT_EQ(s.goblins(), Texts{});
  EXPECT_EQ(s.den(), 4);
  EXPECT_EQ(s.at(A), "G3");
}

TEST(Donjon, DON_6_7_red_dice_may_be_engaged) {
  Scenario s;
  s.goblins("H3").hero(A, "G3").hand("F3 F3 F4").turn_of(A);
  s.play("play fireball F3 F3");
  EXPECT_EQ(s.decision(), "engage");
  s.rolls({2}, "engage 1");
  EXPECT_EQ(s.forces(), std::vector<int>{4});
}

TEST(Donjon, DON_T54_and_DON_6_7_an_adjacent_monster_a_trophy_and_its_bonus) {
  Scenario s;
  s.monster(9, "M5").hero(A, "G7").hand("F3 F3 F1").turn_of(A);
  s.rolls({6}, "play fireball F3 F3");
  EXPECT_EQ(s.forces(), std::vector<int>{7});
  EXPECT_EQ(s.trophies(A), words_in("M5"));
  EXPECT_EQ(s.decision(), "bonus");
  EXPECT_EQ(s.at(A), "G7");
}

TEST(Donjon, DON_6_29_a_failed_fireball_has_no_effect) {
  Scenario s;
  s.goblins("H3").hero(A, "G3").hand("F3 F3 F1").turn_of(A);
  s.rolls({2}, "play fireball F3 F3");
  EXPECT_EQ(s.forces(), std::vector<int>{3});
  EXPECT_EQ(s.goblins(), words_in("H3"));
  EXPECT_EQ(s.at(A), "G3");
  EXPECT_EQ(s.decision(), "reserve");
}

TEST(Donjon, DON_T18_and_DON_6_8_wall_pass_through_a_wall) {
  Scenario s = acting(A, "B5", "F3 F3 F3");
  EXPECT_EQ(s.ends("play wallpass F3 F3 F3", A), sorted("B4 B6"));
  s.play("go B4");
  EXPECT_EQ(s.at(A), "B4");
}

TEST(Donjon, DON_T19_and_DON_6_8_not_through_a_door_nor_the_border) {
  Scenario s = acting(A, "A5", "F3 F3 F3");
  EXPECT_EQ(s.ends("play wallpass F3 F3 F3", A), words_in("A6"));
}

TEST(Donjon, DON_T55_wall_pass_into_a_lair_fights) {
  Scenario s;
  s.hero(A, "F6").hand("F3 F3 F3").turn_of(A);
  s.play("play wallpass F3 F3 F3");
  EXPECT_EQ(s.offered("go"), sorted("E6 G6"));
  s.rolls({6}, "go G6");
  EXPECT_EQ(s.happened("attack_thrown"), 1);
  EXPECT_EQ(s.decision(), "portal") << "6 < 9";
}

TEST(Donjon, DON_6_9_and_DON_6_42_finger_removes_any_goblin) {
  Scenario s;
  s.goblins("D1 H8").hand("F3 F3 F3 F3").turn_of(A);
  s.play("play finger F3 F3 F3 F3");
  EXPECT_EQ(s.offered("goblin"), sorted("D1 H8"));
  s.play("goblin D1");
  EXPECT_EQ(s.goblins(), words_in("H8"));
  EXPECT_EQ(s.den(), 3);
  EXPECT_EQ(s.happened("attack_thrown"), 0);
}

TEST(Donjon, DON_6_42_without_a_goblin_neither_finger_nor_four) {
  Scenario s = acting(A, "C2", "F3 F3 F3 F3");
  EXPECT_FALSE(s.asks("play finger"));
  EXPECT_FALSE(s.asks("play four"));
  EXPECT_TRUE(s.asks("play portal"));
}

TEST(Donjon, DON_6_11_finger_and_portal_are_two_options) {
  Scenario s;
  s.goblins("D1").hand("F3 F3 F3 F3").turn_of(A);
  EXPECT_TRUE(s.offers("play finger F3 F3 F3 F3"));
  EXPECT_TRUE(s.offers("play portal F3 F3 F3 F3"));
}

// ── The Portal tile ──────────────────────────────────────────────────────────────────────────

TEST(Donjon, DON_6_10_and_DON_6_12_and_DON_D10_where_the_portal_tile_may_lie) {
  Scenario s(3);
  s.hero(A, "B5").hero(B, "D5").hero(C, "K5").goblins("B6");
  s.hand("F3 F3 F3 F3").turn_of(A);
  s.play("play portal F3 F3 F3 F3");
  EXPECT_EQ(s.decision(), "lay");
  EXPECT_EQ(s.offered("lay"), sorted("C3 A4 B4 C4 D4 C5 E5 A6 C6 D6 A7 B7 C7"))
      << "no tile, no pawn, not P1, not the own square";
  s.play("lay C6");
  EXPECT_EQ(s.portal(), "C6");
}

TEST(Donjon, DON_T65_and_DON_6_12_not_on_the_Kings_square) {
  Scenario s;
  s.king("F7").hero(A, "E7").hand("F1 F1 F2 F2").turn_of(A);
  s.play("play twopair F1 F1 F2 F2");
  EXPECT_FALSE(s.offers("lay F7"));
  EXPECT_TRUE(s.offers("lay G7"));
  EXPECT_TRUE(s.offers("lay F6"));
}

TEST(Donjon, DON_6_41_a_moved_portal_tile_leaves_its_square_and_pawns_stay) {
  Scenario s;
  s.hero(A, "B5").hero(B, "H8").portal("H8").hand("F3 F3 F3 F3").turn_of(A);
  s.play("play portal F3 F3 F3 F3").play("lay C5");
  EXPECT_EQ(s.portal(), "C5");
  EXPECT_EQ(s.at(B), "H8");
}

// ── Red ──────────────────────────────────────────────────────────────────────────────────────

TEST(Donjon, DON_6_18_red_dice_are_engaged_and_no_action) {
  Scenario s;
  s.hero(A, "C2").hand("F4 F4 F4 F2 F4").turn_of(A);
  for (const std::string& option : s.options())
    EXPECT_FALSE(option.starts_with("play red")) << option;
  s.play("play move F2").play("go B2");
  EXPECT_EQ(s.offered("engage"), sorted("0 1 2 3 4"));
  s.rolls({2}, "engage 3");
  EXPECT_EQ(s.forces(), std::vector<int>{5});
  EXPECT_EQ(s.trophies(A), words_in("M1"));
  EXPECT_EQ(s.dice(), words_in("F4"));
  EXPECT_EQ(s.number("actions"), 1);
}

}  // namespace
}  // namespace veillee::donjon
