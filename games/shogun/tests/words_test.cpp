// What options and refusals say, where it depends on the position.
#include "games/shogun/game.hpp"
#include "games/shogun/tests/scenario.hpp"

namespace veillee::shogun {
namespace {

Phrase words_of(const Scenario& s, Seat seat, std::string_view option) {
  const auto action = s.game().parse_action(option);
  EXPECT_TRUE(action) << option;
  EXPECT_TRUE(s.offers(option)) << option;
  return s.game().action_words(s.state(), seat, *action, s.game().seat_names(s.state()));
}

std::string clause_of(const Scenario& s, Seat seat, std::string_view option) {
  return std::string(s.game().why_not(s.state(), seat, *s.game().parse_action(option)).clause);
}

TEST(Shogun, SHO_8_14_and_SHO_9_14_a_tile_says_what_it_brings) {
  Scenario first;
  first.pawn(A, "C6").hand("F1 F1 F1").turn_of(A);
  EXPECT_EQ(words_of(first, A, "play three F1 F1 F1").en,
            "three of a kind (three green ones): lay a torii in a garden, and gain a "
            "bonus");
  Scenario no_bonus;
  no_bonus.pawn(A, "C6").bonuses(A, "B2a B2b B3a B3b B4a B4b B5a B5b").hand("F1 F1 F1").turn_of(A);
  EXPECT_TRUE(words_of(no_bonus, A, "play three F1 F1 F1").en.ends_with("lay a torii in a garden"));
  Scenario moved;
  moved.pawn(A, "C6").torii("B6 H6").tiles(A, 0).hand("F1 F1 F1").turn_of(A);
  EXPECT_TRUE(words_of(moved, A, "play three F1 F1 F1").fr.ends_with("déplacer un torii en jeu"));
  Scenario samurai;
  samurai.garrisons("C5 C6").tiles(B, 0).hand("F1 F1 F2 F2").turn_of(B);
  EXPECT_TRUE(words_of(samurai, B, "play twopair F1 F1 F2 F2")
                  .fr.ends_with("déplacer une garnison en jeu"));
}

TEST(Shogun, SHO_8_1_a_movement_says_how_far) {
  Scenario s;
  s.pawn(A, "C6").hand("F2 F5 F1").turn_of(A);
  EXPECT_TRUE(words_of(s, A, "play move F2").fr.ends_with("déplacer un pion d’une case"));
  EXPECT_TRUE(
      words_of(s, A, "play move F2 F5").fr.ends_with("déplacer un pion de 2 cases au plus"));
}

TEST(Shogun, DIC_13_2_dice_are_counted_as_one_says_them) {
  Scenario s;
  s.pawn(A, "C6").hand("F1 F1 F2 FS FS").turn_of(A);
  EXPECT_TRUE(words_of(s, A, "play move F2").fr.starts_with("déplacement (un 2 bleu)"));
  EXPECT_TRUE(words_of(s, A, "play pair F1 F1").fr.starts_with("paire (deux 1 verts)"));
  EXPECT_TRUE(words_of(s, A, "play three F2 FS FS")
                  .en.starts_with("three of a kind (a blue two and two green symbols)"));
}

TEST(Shogun, SHO_4_17_a_walk_is_told_by_what_it_was) {
  const Scenario s;
  const auto told = [&](Happened what, std::uint8_t a, std::uint8_t b, std::uint8_t c,
                        std::uint8_t d) {
    return s.game().event_words(*s.game().setup(2), make_event(what, A, a, b, c, d),
                                s.game().seat_names(s.state()));
  };
  const auto walk = [&](Use use) { return told(Happened::walked, 0, 76, 77, byte(use)); };
  EXPECT_EQ(walk(use_move).fr, "Bleu déplace un pion de la case E9 à la case F9");
  EXPECT_EQ(walk(use_pair).en, "Blue moves a pawn from square E9 to square F9 (pair)");
  EXPECT_EQ(walk(use_opening).fr,
            "Bleu ouvre une porte\u202F: un pion passe de la case E9 à la case F9");
  EXPECT_EQ(walk(use_infiltration).en,
            "Blue gets through a wall: a pawn goes from square E9 to square F9");
  EXPECT_EQ(told(Happened::lit, 0, use_brazier, 4, 0).en,
            "Blue lights the brazier of square A1: one Alert card fewer, 4 left");
  EXPECT_EQ(
      told(Happened::lit, 0, use_full, 4, 0).fr,
      "Bleu allume le brasero de la case A1 (full)\u202F: une carte Alerte en moins, reste 4");
}

TEST(Shogun, SHO_4_17_an_end_says_what_happens_there) {
  Scenario s;
  s.pawn(A, "C7").pawn(B, "C6").pawn(B, "G3").hand("F2 F5 F1").turn_of(A);
  s.play("play move F2");
  EXPECT_EQ(words_of(s, A, "go C6").en, "attack on square C6");
  Scenario capture;
  capture.pawn(A, "D5").hand("F2 F5 F1").turn_of(A);
  capture.play("play move F2");
  EXPECT_EQ(words_of(capture, A, "go E5").fr, "capturer le Shogun sur la case E5");
  Scenario escape;
  escape.pawn(A, "E8").carrier("A.1").hand("F2 F5 F1").turn_of(A);
  escape.play("play move F2");
  EXPECT_EQ(words_of(escape, A, "go E9").en, "flee with the Shogun through square E9");
  Scenario light;
  light.pawn(B, "A5").pawn(B, "B4").shogun("E5").hand("F4 F4 F4 F1 F1").turn_of(B);
  light.play("play full F1 F1 F4 F4 F4").play("pawn B.1");
  EXPECT_EQ(words_of(light, B, "go A5").en, "stay on square A5 and light its brazier");
}

TEST(Shogun, SHO_3_7_a_refusal_names_its_clause) {
  Scenario s;
  s.pawn(A, "C5").pawn(B, "C3").hand("F2 F1 F3").turn_of(A);
  EXPECT_EQ(clause_of(s, A, "play redeployment F3"), "SHO-8.2");
  s.play("play move F2");
  EXPECT_EQ(clause_of(s, A, "go D5"), "SHO-4.4");
  EXPECT_EQ(clause_of(s, A, "go B5"), "SHO-4.3");
  EXPECT_EQ(clause_of(s, A, "go C5"), "SHO-4.15");
  EXPECT_EQ(clause_of(s, A, "go E9"), "SHO-4.12");
  Scenario carrier;
  carrier.pawn(A, "C7").carrier("A.1").pawn(B, "D7").hand("F2 F1 F3").turn_of(A);
  carrier.play("play move F2");
  EXPECT_EQ(clause_of(carrier, A, "go D7"), "SHO-7.11");
}

}  // namespace
}  // namespace veillee::shogun
