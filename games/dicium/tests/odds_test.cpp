// What a player who engages red dice can hope for.
#include <gtest/gtest.h>

#include "games/dicium/position.hpp"

namespace veillee::dicium {
namespace {

std::string odds(const Combat& combat, Side asked, int most, std::array<int, 2> bonus,
                 int reds_of_defender = 0) {
  json::Writer out;
  out.begin_object();
  write_odds(out, combat, asked, most, bonus, reds_of_defender);
  out.end_object();
  return out.text();
}

Combat between(Seat attacker, Seat defender) {
  Combat combat;
  combat.attacker = attacker;
  combat.defender = defender;
  return combat;
}

TEST(Odds, of_an_attacker_count_both_dice_and_what_the_defender_may_add) {
  EXPECT_EQ(odds(between(0, 1), attacking, 1, {1, 0}, 1),
            R"({"odds":[{"engage":0,"wins":26,"worst":21,"of":36},)"
            R"({"engage":1,"wins":30,"worst":26,"of":36}]})");
}

TEST(Odds, of_a_defender_name_the_least_number_that_beats_the_attack) {
  Combat combat = between(0, 1);
  combat.force[attacking] = 5;
  EXPECT_EQ(odds(combat, defending, 1, {0, 1}),
            R"({"odds":[{"engage":0,"wins":2,"of":6,"least":5},)"
            R"({"engage":1,"wins":3,"of":6,"least":4}]})");
  combat.force[attacking] = 9;
  EXPECT_EQ(odds(combat, defending, 0, {0, 1}),
            R"({"odds":[{"engage":0,"wins":0,"of":6,"least":7}]})");
}

TEST(Odds, against_a_monster_and_against_an_effect_an_equal_force_is_enough) {
  Combat monster = between(0, neutral);
  monster.against = 5;
  EXPECT_EQ(odds(monster, attacking, 0, {1, 0}),
            R"({"odds":[{"engage":0,"wins":3,"of":6,"least":4}]})");
  EXPECT_EQ(odds(between(neutral, 1), defending, 0, {0, 1}),
            R"({"odds":[{"engage":0,"wins":2,"of":6,"least":5}]})");
}

}  // namespace
}  // namespace veillee::dicium
