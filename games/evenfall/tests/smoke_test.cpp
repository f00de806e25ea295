// Random games of every setup run to their end, and every position on the way is a possible one.
#include <gtest/gtest.h>

#include "engine/playout.hpp"
#include "games/evenfall/game.hpp"

namespace veillee::evenfall {
namespace {

TEST(Smoke, random_games_of_every_setup_end_and_check) {
  for (const veillee::Setup& setup : game().every_setup()) {
    const SoakReport report = soak<Evenfall>(options_from<Options>(setup), 1, 1000);
    EXPECT_EQ(report.broken, "") << setup_text(game().info().options, setup);
  }
}

}  // namespace
}  // namespace veillee::evenfall
