// Movement and combat (section 5 of RULES.md).
#include "games/donjon/tests/helpers.hpp"

namespace veillee::donjon {
namespace {

TEST(Donjon, DON_T69_and_DON_5_23_and_DON_D6_ends_of_a_walk) {
  Scenario s;
  s.hero(A, "C2").hand("F2 F5 F3").turn_of(A);
  EXPECT_EQ(s.ends("play move F2 F5", A), sorted("D1 B2 D2 E2 B3 C3 D3 C4"));
  EXPECT_EQ(s.decision(), "end");
  EXPECT_FALSE(s.offers("go C2")) << "not the own square";
  EXPECT_EQ(s.options().size(), 8U);
  s.rolls({6}, "go B3");
  EXPECT_EQ(s.happened("attack_thrown"), 1) << "B3 with combat";
}

TEST(Donjon, DON_5_1_every_square_may_be_entered_and_stopped_on) {
  Scenario s;
  s.hero(A, "G2").hero(B, "F2").portal("H2").goblins("E2").hand("F2 F5 F3").turn_of(A);
  EXPECT_EQ(s.ends("play move F2 F5", A), sorted("F1 H1 E2 F2 H2 I2 F3"));
  s.play("go F2");
  EXPECT_EQ(s.at(A), "F2");
}

TEST(Donjon, DON_5_2_and_DON_5_23_a_foe_ends_the_movement) {
  Scenario s;
  s.hero(A, "D2").goblins("C2").hand("F2 F5 F5").turn_of(A);
  EXPECT_EQ(s.ends("play move F2 F5 F5", A), sorted("C1 D1 E1 C2 E2 F2 G2 F1 F3"))
      << "nothing behind the goblin";
}

TEST(Donjon, DON_5_3_a_beaten_goblin_goes_to_the_reserve_and_DON_5_6_the_victor_stands_there) {
  Scenario s;
  s.hero(A, "C2").goblins("D2").hand("F2 F1 F3").turn_of(A);
  s.rolls({6}, {"play move F2", "go D2"});
  EXPECT_EQ(s.goblins(), Texts{});
  EXPECT_EQ(s.den(), 4);
  EXPECT_EQ(s.at(A), "D2");
}

TEST(Donjon, DON_5_21_a_goblin_gives_neither_trophy_nor_bonus) {
  Scenario s;
  s.hero(A, "C2").goblins("D2").hand("F2 F1 F3").turn_of(A);
  s.rolls({6}, {"play move F2", "go D2"});
  EXPECT_EQ(s.trophies(A), Texts{});
  EXPECT_EQ(s.decision(), "reserve") << "no slot is asked";
  EXPECT_EQ(s.bonuses(A), Texts{});
  EXPECT_EQ(s.objective(), 9);
}

TEST(Donjon, DON_T5_and_DON_5_4_and_DON_5_17_and_DON_D15_a_beaten_monster_is_a_trophy_and_a_bonus) {
  Scenario s;
  s.hero(A, "C2").bonuses(A, "B3b").hand("F2 F1 F3").turn_of(A);
  s.rolls({4}, {"play move F2", "go B2"});
  EXPECT_EQ(s.forces(), std::vector<int>{5});
  EXPECT_EQ(s.trophies(A), words_in("M1"));
  EXPECT_EQ(s.monster(1), "");
  EXPECT_EQ(s.objective(), 8);
  EXPECT_EQ(s.decision(), "bonus");
  EXPECT_EQ(s.offered("slot"), sorted("B2a B2b B3a B4a B4b B5a B5b"));
  EXPECT_EQ(s.options().size(), 7U) << "not to be declined";
  s.play("slot B5a");
  EXPECT_EQ(s.bonuses(A), sorted("B3b B5a"));
  EXPECT_EQ(s.at(A), "B2");
}

TEST(Donjon, DON_5_4_trophies_fill_the_track_in_order) {
  Scenario s;
  s.hero(A, "C2").trophies(A, "M7").hand("F2 F5 F3").turn_of(A);
  s.rolls({6}, {"play move F2", "go B2"});
  EXPECT_EQ(s.trophies(A), words_in("M7 M1"));
  EXPECT_EQ(s.trophies(B), Texts{});
}

TEST(Donjon, DON_5_4_and_DON_1_4_the_track_holds_three) {
  Scenario s;
  s.hero(A, "C2").trophies(A, "M7 M8").hand("F2 F5 F3").turn_of(A);
  EXPECT_EQ(s.objective(), 7);
  s.rolls({6}, {"play move F2", "go B2"});
  EXPECT_EQ(s.trophies(A), words_in("M7 M8 M1"));
  EXPECT_EQ(s.objective(), 6);
}

TEST(Donjon, DON_5_5_and_DON_5_18_and_DON_D8_a_defeat_puts_the_pawn_on_a_portal) {
  Scenario s;
  s.hero(A, "C2").portal("D8").goblins("D2").hand("F2 F1 F3").turn_of(A);
  s.rolls({3}, {"play move F2", "go D2"});
  EXPECT_EQ(s.decision(), "portal");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.offered("portal"), sorted("A5 K5 D8"));
  s.play("portal D8");
  EXPECT_EQ(s.at(A), "D8");
  EXPECT_EQ(s.goblins(), words_in("D2")) << "it stays";
  EXPECT_EQ(s.den(), 3);
  Scenario monster;
  monster.hero(A, "C2").hand("F2 F1 F3").turn_of(A);
  monster.rolls({4}, {"play move F2", "go B2"}).play("portal K5");
  EXPECT_EQ(monster.at(A), "K5");
  EXPECT_EQ(monster.monster(1), "M1");
}

TEST(Donjon, DON_T22_and_DON_5_13_and_DON_5_19_the_rest_of_the_walk_is_lost_the_turn_goes_on) {
  Scenario s;
  s.hero(A, "C2").goblins("E2").bonuses(A, "B2a").hand("F2 F2 F5 F5 F3").turn_of(A);
  s.rolls({2}, {"play move F2 F2 F5", "go E2"});
  EXPECT_EQ(s.decision(), "portal");
  s.play("portal K5");
  EXPECT_EQ(s.decision(), "combine");
  EXPECT_EQ(s.dice(), sorted("F3 F5"));
  s.play("play move F5").play("go J5");
  EXPECT_EQ(s.at(A), "J5");
  EXPECT_EQ(s.decision(), "reserve");
}

TEST(Donjon, DON_5_13_also_after_a_victory) {
  Scenario s;
  s.hero(A, "C2").goblins("D2").hand("F2 F2 F5 F3").turn_of(A);
  s.rolls({6}, {"play move F2 F2 F5", "go D2"});
  EXPECT_EQ(s.at(A), "D2");
  EXPECT_EQ(s.decision(), "reserve") << "no further step";
  EXPECT_EQ(s.dice(), words_in("F3"));
}

TEST(Donjon, DON_T61_and_DON_5_19_a_second_action_from_the_portal_square) {
  Scenario s;
  s.hero(A, "C2").goblins("D2").hand("F5 F2 F3").turn_of(A);
  s.rolls({1}, {"play move F5", "go D2"}).play("portal A5");
  EXPECT_EQ(s.dice(), sorted("F2 F3"));
  EXPECT_EQ(s.ends("play move F2", A), words_in("B5"));
}

TEST(Donjon, DON_T28_and_DON_5_7_a_guard_room_is_a_green_face) {
  Scenario s = acting(A, "C1", "F1 F2 F3");
  s.play("play search2 F1");
  EXPECT_EQ(s.offered("slot"), sorted("B2a B2b"));
  EXPECT_FALSE(acting(A, "C1", "F4 F2 F3").asks("play search2")) << "a green die is needed";
  EXPECT_TRUE(acting(A, "C1", "F1 FS F3").offers("play search3 F1 FS"));
  EXPECT_FALSE(acting(A, "D1", "F1 F2 F3").asks("play search2"));
  Scenario other;  // the magician in the guard room does not help the warrior
  other.hero(B, "C1").hero(A, "D1").hand("F1 F2 F3").turn_of(A);
  EXPECT_FALSE(other.asks("play search2"));
}

TEST(Donjon, DON_5_8_and_DON_5_11_neither_walls_nor_magic_doors) {
  Scenario s = acting(A, "A5", "F2 F5 F3");
  EXPECT_EQ(s.ends("play move F2 F5", A), sorted("B5 C5")) << "a door to A4, walls below";
  Scenario magic = acting(A, "A5", "F2 F5 F3");
  EXPECT_EQ(magic.ends("play opening F3", A), words_in("A4"));
}

TEST(Donjon, DON_5_9_heroes_share_squares_and_do_not_block) {
  Scenario s(3);
  s.hero(A, "I5").hero(B, "J5").hero(C, "J5").hand("F2 F5 F3").turn_of(A);
  s.play("play move F2 F5").play("go K5");
  EXPECT_EQ(s.at(A), "K5");
  Scenario shared(3);
  shared.hero(A, "I5").hero(B, "J5").hero(C, "J5").hand("F2 F5 F3").turn_of(A);
  shared.play("play move F2").play("go J5");
  EXPECT_EQ(shared.at(A), "J5");
  EXPECT_EQ(shared.at(B), "J5");
}

TEST(Donjon, DON_5_9_foes_never_move) {
  Scenario s;
  s.hero(A, "C2").goblins("F2").hand("F2 F1 F3").turn_of(A);
  const Texts before = s.list("monsters");
  s.play("play move F2").play("go D2");
  pass(s, "FI1");
  EXPECT_EQ(s.list("monsters"), before);
  EXPECT_EQ(s.goblins(), words_in("F2"));
}

TEST(Donjon, DON_5_10_the_Kings_square_may_be_entered_and_he_cannot_be_attacked) {
  Scenario s;
  s.king("F8").hero(A, "E8").hand("F2 F3 F3").turn_of(A);
  Scenario ball = s;
  s.play("play move F2").play("go F8");
  EXPECT_EQ(s.at(A), "F8");
  EXPECT_EQ(s.happened("attack_thrown"), 0);
  EXPECT_EQ(s.king(), "F8");
  if (ball.offers("play fireball F3 F3")) {
    ball.play("play fireball F3 F3");
    EXPECT_FALSE(ball.offers("target F8"));
  }
}

TEST(Donjon, DON_5_12_moves_are_orthogonal) {
  EXPECT_EQ(acting(A, "G3", "F2 F1 F3").ends("play move F2", A), sorted("H3 G4"));
}

TEST(Donjon, DON_5_14_a_combat_is_not_declined) {
  Scenario s;
  s.hero(A, "C2").goblins("D2").hand("F2 F4 F3").turn_of(A);
  s.play("play move F2").play("go D2");
  EXPECT_EQ(sorted(s.options()), sorted(Texts{"engage 0", "engage 1"}));
  s.rolls({3}, "engage 1");
  EXPECT_EQ(s.forces(), std::vector<int>{4});
  EXPECT_EQ(s.dice(), words_in("F3"));
}

TEST(Donjon, DON_5_15_every_way_of_entering_fights) {
  const auto fought = [](Scenario s, std::initializer_list<std::string_view> answers) {
    s.rolls({1}, answers);
    return s.happened("attack_thrown") == 1 && s.decision() == "portal";
  };
  Scenario walking;
  walking.hero(A, "C2").goblins("D2").hand("F2 F1 F3").turn_of(A);
  EXPECT_TRUE(fought(walking, {"play move F2", "go D2"}));
  Scenario pair;
  pair.hero(A, "C2").goblins("E2").hand("F2 F2 F3").turn_of(A);
  EXPECT_TRUE(fought(pair, {"play pair F2 F2", "go E2"}));
  Scenario door;
  door.hero(A, "A5").goblins("A4").hand("F3 F1 F2").turn_of(A);
  EXPECT_TRUE(fought(door, {"play opening F3", "go A4"}));
  Scenario wall_;
  wall_.hero(A, "B5").goblins("B4").hand("F3 F3 F3").turn_of(A);
  EXPECT_TRUE(fought(wall_, {"play wallpass F3 F3 F3", "go B4"}));
  Scenario poker;
  poker.goblins("D1").hand("F1 F1 F1 F1 F1").turn_of(A);
  EXPECT_TRUE(fought(poker, {"play poker F1 F1 F1 F1 F1", "go D1"}));
  Scenario treasure;
  treasure.hero(A, "A1").content("A1", "TR6").goblins("B1").hand("F1 F1 F3").turn_of(A);
  EXPECT_TRUE(fought(treasure, {"play treasure F1 F1", "go B1"}));
  Scenario passage;
  passage.kept(A, "SC3").hero(A, "A5").goblins("A4").hand("F1 F2 F3").turn_of(A);
  EXPECT_TRUE(fought(passage, {"scroll SC3", "go A4"}));
}

TEST(Donjon, DON_T6_and_DON_5_16_a_fourth_monster_leaves_the_game_and_gives_its_bonus) {
  Scenario s;
  s.hero(A, "C2").trophies(A, "M7 M8 M9").hand("F2 F1 F3").turn_of(A);
  s.rolls({5}, {"play move F2", "go B2"});
  EXPECT_EQ(s.trophies(A), words_in("M7 M8 M9"));
  EXPECT_EQ(s.monster(1), "");
  EXPECT_EQ(s.objective(), 6);
  EXPECT_EQ(s.decision(), "bonus");
  s.play("slot B2a");
  EXPECT_EQ(s.bonuses(A), words_in("B2a"));
}

TEST(Donjon, DON_5_17_without_a_free_slot_no_bonus) {
  Scenario s;
  s.hero(A, "C2").bonuses(A, "B2a B2b B3a B3b B4a B4b B5a B5b").hand("F2 F1 F3").turn_of(A);
  s.rolls({3}, {"play move F2", "go B2"});
  EXPECT_EQ(s.trophies(A), words_in("M1"));
  EXPECT_EQ(s.decision(), "combine");
}

TEST(Donjon, DON_5_20_chests_portal_tiles_and_pawns_neither_stop_nor_fight) {
  Scenario s;
  s.hero(A, "H5").hero(B, "H7").portal("H6").hand("F2 F2 F5 F3").turn_of(A);
  EXPECT_EQ(s.ends("play move F2 F2 F5", A), sorted("H6 H7 I7"));
  s.play("go I7");
  EXPECT_EQ(s.happened("attack_thrown"), 0);
  Scenario chest;
  chest.trophies(A, "M1").hero(A, "A2").hand("F2 F5 F3").turn_of(A);
  EXPECT_EQ(chest.ends("play move F2 F5", A), sorted("A1 B1 B2 C2"));
  chest.play("go A1");
  EXPECT_EQ(chest.at(A), "A1");
  EXPECT_EQ(chest.content("A1"), "hidden");
}

TEST(Donjon, DON_5_24_before_the_first_throw_red_dice_of_the_reserve_are_engaged) {
  Scenario s;
  s.kept(A, "SC3").hero(A, "C2").goblins("D2").reserve(A, "F4 F1").opening_of(A);
  s.play("scroll SC3").play("go D2");
  EXPECT_EQ(s.decision(), "engage");
  EXPECT_EQ(s.offered("engage"), sorted("0 1"));
  s.rolls({3}, "engage 1");
  EXPECT_EQ(s.forces(), std::vector<int>{4});
  EXPECT_EQ(s.goblins(), Texts{});
  EXPECT_FALSE(has(s.reserve(A), "F4")) << "it is spent";
}

TEST(Donjon, DON_5_22_portals_hold_any_number) {
  Scenario s(4);
  for (const Seat seat : {B, C, D}) s.hero(seat, "D8");
  s.hero(A, "C2").portal("D8").hand("F1 F2 F3").turn_of(A);
  s.play("teleport D8");
  for (const Seat seat : {A, B, C, D}) EXPECT_EQ(s.at(seat), "D8");
}

}  // namespace
}  // namespace veillee::donjon
