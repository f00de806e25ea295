// Value combinations (section 6.2 of RULES.md).
#include "games/donjon/tests/helpers.hpp"

namespace veillee::donjon {
namespace {

TEST(Donjon, DON_6_19_and_DON_6_26_a_pair_moves_up_to_2) {
  Scenario s = acting(A, "C2", "F1 F1 F3");
  EXPECT_EQ(s.ends("play pair F1 F1", A), sorted("D1 B2 D2 E2 B3 C3 D3 C4"));
  Scenario bonus;
  bonus.bonuses(A, "B2a").hero(A, "C2").hand("F2 F2 F3").turn_of(A);
  EXPECT_EQ(bonus.ends("play pair F2 F2", A).size(), 8U) << "blue bonuses do not help";
}

TEST(Donjon, DON_6_20_and_DON_6_26_a_straight_enlarges_the_hand_or_gives_a_bonus) {
  Scenario s = acting(A, "C2", "F1 F2 F3");
  s.play("play straight F1 F2 F3");
  EXPECT_TRUE(s.offers("hand"));
  EXPECT_EQ(s.offered("slot").size(), 8U);
  Scenario bonus = s;
  s.play("hand");
  EXPECT_EQ(s.hand_of(A), 4);
  bonus.play("slot B5a");
  EXPECT_EQ(bonus.bonuses(A), words_in("B5a"));
  EXPECT_EQ(bonus.hand_of(A), 3);
}

TEST(Donjon, DON_6_21_and_DON_6_26_three_of_a_kind_moves_up_to_3) {
  Scenario s = acting(A, "D2", "F1 F1 F1");
  EXPECT_EQ(s.ends("play three F1 F1 F1", A), sorted("C1 D1 E1 F1 B2 C2 E2 F2 G2 B3 C3 D3 F3 C4"));
}

TEST(Donjon, DON_T23_and_DON_6_21_and_DON_6_40_three_of_a_kind_has_one_more_in_combat) {
  Scenario s;
  s.hero(A, "C2").goblins("E2").hand("F1 F1 F1 F2").turn_of(A);
  s.rolls({3}, {"play three F1 F1 F1", "go E2"});
  EXPECT_EQ(s.forces(), std::vector<int>{4});
  EXPECT_EQ(s.goblins(), Texts{});
  EXPECT_EQ(s.bonuses(A), Texts{}) << "no marker";
}

TEST(Donjon, DON_6_40_in_that_one_combat_alone) {
  Scenario s;
  s.hero(A, "C2").goblins("D2 E2").hand("F1 F1 F1 F2").turn_of(A);
  s.rolls({3}, {"play three F1 F1 F1", "go D2"}).rolls({3}, {"play move F2", "go E2"});
  EXPECT_EQ(s.forces(), (std::vector<int>{4, 3}));
  EXPECT_EQ(s.goblins(), words_in("E2"));
  Scenario pair;
  pair.hero(A, "C2").goblins("D2").hand("F1 F1 F3").turn_of(A);
  pair.rolls({3}, {"play pair F1 F1", "go D2"});
  EXPECT_EQ(pair.forces(), std::vector<int>{3}) << "a pair has none";
  Scenario poker;
  poker.hero(A, "C2").goblins("D2").hand("F1 F1 F1 F1 F1").turn_of(A);
  poker.rolls({3}, {"play poker F1 F1 F1 F1 F1", "go D2"});
  EXPECT_EQ(poker.forces(), std::vector<int>{3}) << "nor a poker";
}

TEST(Donjon, DON_T44_and_DON_6_22_and_DON_6_26_two_pairs_lay_the_portal_tile) {
  Scenario s = acting(A, "C5", "F1 F1 F2 F2");
  s.play("play twopair F1 F1 F2 F2");
  EXPECT_EQ(s.decision(), "lay");
  EXPECT_TRUE(s.offers("lay D4")) << "across a wall, distance 2";
  s.play("lay D4");
  EXPECT_EQ(s.portal(), "D4");
  Scenario moved;
  moved.portal("H8").hero(A, "C5").hand("F1 F1 F2 F2").turn_of(A);
  moved.play("play twopair F1 F1 F2 F2").play("lay D4");
  EXPECT_EQ(moved.portal(), "D4");
}

TEST(Donjon, DON_6_23_and_DON_6_26_and_DON_6_42_four_of_a_kind_removes_a_goblin) {
  Scenario s;
  s.goblins("D1 H8").hand("F1 F1 F1 F1").turn_of(A);
  s.play("play four F1 F1 F1 F1");
  EXPECT_EQ(s.offered("goblin"), sorted("D1 H8")) << "at any distance";
  EXPECT_EQ(s.options().size(), 2U);
  s.play("goblin H8");
  EXPECT_EQ(s.goblins(), words_in("D1"));
  EXPECT_EQ(s.den(), 3);
}

// ── Full house ───────────────────────────────────────────────────────────────────────────────

constexpr const char* full_dice = "F1 F1 F1 F2 F2";
constexpr const char* full_play = "play full F1 F1 F1 F2 F2";

TEST(Donjon, DON_T24_and_DON_6_24_and_DON_6_35_and_DON_6_36_a_full_house_kills_on_its_way) {
  Scenario s;
  s.monster(1, "M9").hero(A, "C2").hand(full_dice).turn_of(A);
  s.play(full_play);
  EXPECT_EQ(s.decision(), "step");
  EXPECT_EQ(s.offered("step"), sorted("B2 D2 C3"));
  EXPECT_FALSE(s.asks("halt")) << "at least one square";
  s.play("step B2");
  EXPECT_EQ(s.happened("attack_thrown"), 0) << "without a throw";
  EXPECT_EQ(s.trophies(A), words_in("M9"));
  EXPECT_EQ(s.decision(), "bonus");
  s.play("slot B4a");
  EXPECT_EQ(s.decision(), "step");
  EXPECT_EQ(s.offered("step"), sorted("B1 A2"));
  s.play("step B1").then("step A1");
  EXPECT_EQ(s.at(A), "A1");
  EXPECT_EQ(s.bonuses(A), words_in("B4a"));
  EXPECT_FALSE(s.asks("step")) << "three squares";
  EXPECT_EQ(s.content("A1"), "hidden");
}

TEST(Donjon, DON_T25_and_DON_6_37_no_square_twice_the_first_one_included) {
  Scenario s = acting(A, "C2", full_dice);
  s.play(full_play).play("step D2");
  EXPECT_FALSE(s.offers("step C2"));
  EXPECT_EQ(s.offered("step"), sorted("D1 E2"));
  s.play("step D1");
  EXPECT_FALSE(s.offers("step D2"));
  EXPECT_EQ(s.offered("step"), sorted("C1 E1"));
}

TEST(Donjon, DON_6_24_it_may_stop_after_one_square) {
  Scenario s = acting(A, "C2", full_dice);
  s.play(full_play).play("step D2");
  EXPECT_TRUE(s.offers("halt"));
  s.play("halt");
  EXPECT_EQ(s.at(A), "D2");
  EXPECT_NE(s.decision(), "step");
}

TEST(Donjon, DON_6_37_walls_and_doors_still_block) {
  Scenario s = acting(A, "C5", full_dice);
  s.play(full_play);
  EXPECT_EQ(s.offered("step"), sorted("C4 B5 C6"));
  Scenario door = acting(A, "E7", full_dice);
  door.play(full_play);
  EXPECT_EQ(door.offered("step"), sorted("E6 D7"));
}

TEST(Donjon, DON_T56_a_goblin_a_monster_and_a_full_track) {
  Scenario s;
  s.trophies(A, "M7 M8 M9").goblins("C2").hero(A, "D2").hand(full_dice).turn_of(A);
  s.play(full_play).play("step C2");
  EXPECT_EQ(s.goblins(), Texts{});
  EXPECT_EQ(s.den(), 4);
  EXPECT_EQ(s.decision(), "step") << "no bonus for a goblin";
  s.play("step B2");
  EXPECT_EQ(s.trophies(A), words_in("M7 M8 M9"));
  EXPECT_EQ(s.monster(1), "");
  s.play("slot B2a").play("step B1");
  EXPECT_EQ(s.at(A), "B1");
  EXPECT_EQ(s.bonuses(A), words_in("B2a"));
  EXPECT_EQ(s.happened("attack_thrown"), 0);
}

// ── Poker ────────────────────────────────────────────────────────────────────────────────────

TEST(Donjon, DON_6_25_and_DON_6_26_a_poker_leads_to_any_other_square) {
  Scenario s = acting(A, "C2", "F1 F1 F1 F1 F1");
  s.play("play poker F1 F1 F1 F1 F1");
  EXPECT_EQ(s.offered("go").size(), 98U);
  EXPECT_FALSE(s.offers("go C2"));
  EXPECT_TRUE(s.offers("go F9")) << "the Entrance";
  s.play("go F1");
  EXPECT_EQ(s.at(A), "F1") << "the Throne";
  EXPECT_FALSE(s.over());
}

TEST(Donjon, DON_T43_a_poker_onto_a_goblin_that_is_lost) {
  Scenario s;
  s.goblins("D1").hand("F1 F1 F1 F1 F1").turn_of(A);
  s.rolls({3}, {"play poker F1 F1 F1 F1 F1", "go D1"});
  EXPECT_EQ(s.decision(), "portal");
  s.play("portal K5");
  EXPECT_EQ(s.at(A), "K5");
  EXPECT_EQ(s.goblins(), words_in("D1"));
}

}  // namespace
}  // namespace veillee::donjon
