// Random games of every set-up run to their end without a complaint.
#include <gtest/gtest.h>

#include "games/sabbat_magica/game.hpp"

namespace veillee::sabbat_magica {
namespace {

void soak_it(const veillee::Setup& setup, std::uint64_t seed) {
  const SoakReport report = game().soak(setup, seed, 20000);
  EXPECT_EQ(report.broken, "") << setup_text(game().info().options, setup);
  EXPECT_GT(report.games, 0U);
}

TEST(SabbatMagica, random_games_of_every_setup_hold_all_invariants) {
  std::uint64_t seed = 1;
  for (const veillee::Setup& setup : game().every_setup()) soak_it(setup, seed += 1000);
}

TEST(SabbatMagica, random_games_with_POWER_cards_hold_all_invariants) {
  std::uint64_t seed = 1;
  for (int seats = 2; seats <= 4; ++seats)
    for (const char* power : {"power=per_round", "power=per_game"})
      for (const char* people : {"people-a=ARG", "people-b=ZUG", "people-a=SAN", "people-b=LUS"}) {
        const std::string assignments[] = {power, people};
        soak_it(*game().setup(seats, assignments), seed += 1000);
      }
}

}  // namespace
}  // namespace veillee::sabbat_magica
