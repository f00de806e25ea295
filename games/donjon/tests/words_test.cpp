// What the log, options and prompts say.
#include "engine/chronicle.hpp"
#include "games/donjon/game.hpp"
#include "games/donjon/tests/scenario.hpp"

namespace veillee::donjon {
namespace {

std::vector<Phrase> sentences(const Scenario& s) {
  const SeatNames names = {verbatim("Ada"), verbatim("Bob"), verbatim("Cleo"), verbatim("Dan"),
                           phrase(s.game().info().neutral_name)};
  return told(s.game(), s.game().setup_of(s.state()), s.events, names);
}
bool tells(const Scenario& s, Words words) {
  const Phrase wanted = phrase(words);
  const std::vector<Phrase> all = sentences(s);
  for (const Phrase& one : all)
    if (one == wanted) return true;
  for (const Phrase& one : all) ADD_FAILURE() << one.fr << " / " << one.en;
  return false;
}
Phrase words_of(const Scenario& s, std::string_view option) {
  EXPECT_TRUE(s.offers(option)) << option;
  return s.game().action_words(s.state(), s.decider(), *s.game().parse_action(option),
                               s.game().seat_names(s.state()));
}
Phrase prompt(const Scenario& s) {
  return s.game().prompt(s.state(), s.decider(), s.game().seat_names(s.state()));
}

TEST(Donjon, DON_5_4_a_fight_is_told_with_the_name_of_the_foe) {
  Scenario s;
  s.hero(A, "C2").monster(1, "M6").bonuses(A, "B3b").hand("F2 F4 F1").turn_of(A);
  s.play("play move F2");
  EXPECT_EQ(words_of(s, "go B2"), (Phrase{"attaquer le troll sur la case B2 (défense 7)",
                                          "attack the troll on square B2 (defence 7)"}));
  s.play("go B2");
  EXPECT_EQ(prompt(s).en, "Warrior, die +1 against the troll (defence 7): how many red dice?");
  s.rolls({5}, "engage 1");
  EXPECT_TRUE(tells(s, {"Ada bat le troll sur la case B2, 7 contre 7",
                        "Ada beats the troll on square B2, 7 against 7"}));
  EXPECT_TRUE(
      tells(s, {"Ada a 1 trophée : il faut 8 coffres", "Ada has 1 trophy: 8 chests are wanted"}));
}

TEST(Donjon, DON_7_3_the_march_is_told_step_by_step) {
  Scenario s;
  s.king("F9").kept(B, "SC6").king_rolls(B, 2);
  s.play("place F6");
  EXPECT_TRUE(tells(s, {"le dé du Roi Gobelin montre 2", "the Goblin King's die shows 2"}));
  EXPECT_TRUE(tells(s, {"le Roi Gobelin avance sur la case F8, à 7 cases du trône",
                        "the Goblin King walks to square F8, 7 squares from the throne"}));
  EXPECT_TRUE(tells(s, {"un gobelin apparaît sur la case F6 ; il en reste 3 en réserve",
                        "a goblin appears on square F6; 3 left in reserve"}));
}

TEST(Donjon, DON_6_14_a_chest_says_what_was_in_it_and_how_many_are_wanted) {
  Scenario s;
  s.hero(A, "A1").monster(1, "M1").content("A1", "TR3").hand("F1 FS F3").turn_of(A);
  s.play("play treasure F1 FS");
  EXPECT_EQ(prompt(s).en,
            "Warrior, the Active hand treasure: Your active hand has one more die. The effect may "
            "be left.");
  s.play("hand");
  EXPECT_TRUE(tells(s, {"Ada ouvre le coffre de la case A1 : le trésor Main active",
                        "Ada opens the chest of square A1: the Active hand treasure"}));
  EXPECT_TRUE(tells(s, {"coffres ouverts : 1 sur 9", "chests opened: 1 of 9"}));
}

TEST(Donjon, DON_8_2_the_end_says_why_for_all) {
  Scenario s;
  s.king("F2").king_rolls(B, 5);
  EXPECT_EQ(s.result(), "lost");
  EXPECT_EQ(s.how(), "enthroned");
}

}  // namespace
}  // namespace veillee::donjon
