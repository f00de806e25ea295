// Difficulty, young adventurers, one alone (section 9 of RULES.md).
#include "games/donjon/tests/helpers.hpp"

namespace veillee::donjon {
namespace {

TEST(Donjon, DON_9_1_heroic_has_fewer_finds_or_goblins_in_reserve) {
  const Scenario normal(2);
  const Scenario heroic(2, {"difficulty=heroic"});
  EXPECT_EQ(pile_of(normal, A), (std::array{3, 3, 3}));
  EXPECT_EQ(pile_of(heroic, A), (std::array{2, 4, 3}));
  EXPECT_EQ(normal.den(), 4);
  EXPECT_EQ(heroic.den(), 3);
}

TEST(Donjon, DON_T37_and_DON_9_2_and_DON_9_7_young_adventurers_have_5_dice_and_one_more_goblin) {
  const Scenario s(4, {"young=on"});
  EXPECT_EQ(s.den(), 6);
  for (const Seat seat : {A, B, C, D}) EXPECT_EQ(s.hand_of(seat), 5);
  const int reserves[2][4] = {{4, 5, 6, 6}, {4, 4, 5, 5}};
  for (int seats = 1; seats <= 4; ++seats) {
    EXPECT_EQ(Scenario(seats, {"young=on"}).den(), reserves[0][seats - 1]);
    EXPECT_EQ(Scenario(seats, {"young=on", "difficulty=heroic"}).den(), reserves[1][seats - 1]);
  }
  EXPECT_EQ(begun_game(1, {"young=on"}).dice().size(),
            begun_game(1, {"young=on"}).text("card") == "PI2" ? 4U : 5U);
}

TEST(Donjon, DON_9_3_solo_is_the_ordinary_game) {
  for (const char* hero : {"warrior", "magician", "thief", "elf"}) {
    Scenario s(1, {std::string("hero-a=") + hero});
    EXPECT_EQ(pile_of(s, A), (std::array{5, 5, 5}));
    EXPECT_EQ(s.den(), 3);
    EXPECT_EQ(s.number("king_in"), 16);
    EXPECT_EQ(s.offered("start"), sorted("A5 K5"));
    EXPECT_EQ(s.text(A, "hero"), hero);
  }
  Scenario s(1);
  s.hand("F1 F2 F3").turn_of(A);
  s.play("end actions").revealing("FI1", "reserve");
  EXPECT_EQ(s.active(), A) << "turn after turn";
  EXPECT_EQ(s.number("turn"), 2);
}

Scenario young(const char* square, const char* dice) {
  Scenario s(2, {"young=on"});
  s.active_hand(A, 5).active_hand(B, 5).hero(A, square).hand(dice).turn_of(A);
  return s;
}

TEST(Donjon, DON_9_5_TR3_has_no_effect_but_counts) {
  Scenario s(2, {"young=on"});
  s.active_hand(A, 5).active_hand(B, 5).hero(A, "A1").content("A1", "TR3");
  s.hand("F1 FS F2 F3 F4").turn_of(A);
  s.play("play treasure F1 FS");
  EXPECT_EQ(s.decision(), "combine");
  EXPECT_EQ(s.hand_of(A), 5);
  EXPECT_EQ(s.number("opened_chests"), 1);
}

TEST(Donjon, DON_9_6_only_colour_combinations) {
  for (const char* dice :
       {"F1 F1 F1 F1 F1", "F1 F2 F3 F4 F5", "FS FS FS FS FS", "F2 F2 F2 F3 F3"}) {
    const Scenario s = young("C2", dice);
    for (const char* use : {"pair", "straight", "three", "twopair", "four", "full", "poker"})
      EXPECT_FALSE(s.asks(std::string("play ") + use)) << use << dice;
  }
  EXPECT_TRUE(young("C2", "FS FS F2 F3 F4").offers("play search2 FS FS")) << "green";
  EXPECT_TRUE(young("C2", "FS FS F2 F3 F4").offers("play move F2"));
}

TEST(Donjon, DON_9_8_all_other_rules_are_unchanged) {
  Scenario s(2, {"young=on", "difficulty=heroic"});
  s.active_hand(A, 5)
      .active_hand(B, 5)
      .hero(A, "C2")
      .goblins("D2")
      .hand("F2 F4 F3 F3 F1")
      .turn_of(A);
  EXPECT_EQ(s.den(), 3);
  s.play("play move F2").play("go D2").rolls({3}, "engage 1");
  EXPECT_EQ(s.den(), 4);
  EXPECT_EQ(s.at(A), "D2");
  EXPECT_TRUE(s.asks("play fireball"));
  EXPECT_EQ(pile_of(Scenario(2, {"young=on", "difficulty=heroic"}), A), (std::array{2, 4, 3}));
  s.play("end actions");
  EXPECT_EQ(s.decision(), "reserve");
}

TEST(Donjon, DON_C4_dice_and_the_combat_die_are_even) {
  Scenario hand;  // one die is thrown
  hand.card("FI1").reserve(A, "F4 F4").turn_of(A);
  expect_even(tally(hand, "keep F4 F4", 1200,
                    [](const json::Value& view) {
                      std::string all;
                      for (const json::Value& one : view.find("dice")->items) all += one.string;
                      return all;
                    }),
              6, 1200);
  Scenario combat;
  combat.hero(A, "C2").goblins("D2").hand("F2 F1 F3").turn_of(A);
  combat.play("play move F2");
  int won = 0;
  for (const auto& [where, n] : tally(combat, "go D2", 1200, [](const json::Value& view) {
         return std::string(view.find("goblins")->items.empty() ? "won" : "lost");
       }))
    won += where == "won" ? n : 0;
  EXPECT_NEAR(won, 600, 80) << "4, 5 or 6";
}

}  // namespace
}  // namespace veillee::donjon
