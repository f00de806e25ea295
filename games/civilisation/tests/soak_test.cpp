// Random games of every set-up run to their end without a complaint.
#include <gtest/gtest.h>

#include "games/civilisation/game.hpp"

namespace veillee::civilisation {
namespace {

TEST(Civilisation, random_games_of_every_setup_hold_all_invariants) {
  std::uint64_t seed = 1;
  for (const veillee::Setup& setup : game().every_setup()) {
    const SoakReport report = game().soak(setup, seed += 1000, 10000);
    EXPECT_EQ(report.broken, "") << setup_text(game().info().options, setup);
    EXPECT_GT(report.games, 0U);
  }
}

}  // namespace
}  // namespace veillee::civilisation
