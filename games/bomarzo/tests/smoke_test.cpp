// Random games of every setup run to their end, and every position on the way is a possible one.
#include "engine/playout.hpp"
#include "games/bomarzo/tests/scenario.hpp"

namespace veillee::bomarzo {
namespace {

TEST(Smoke, random_games_of_every_setup_end_and_check) {
  for (const veillee::Setup& setup : game().every_setup()) {
    const SoakReport report = soak<Bomarzo>(options_from<Options>(setup), 1, 20000);
    EXPECT_EQ(report.broken, "") << setup_text(game().info().options, setup);
  }
}

TEST(Smoke, a_turn_is_played_in_notation) {
  Scenario s(3);
  s.cubes(A, 1, 1, 0).cubes(B, 0, 1, 2).begin();
  EXPECT_EQ(s.decision(), "placement");
  s.play("place genio").play("lay coin").play("done").play("draw 2");
  EXPECT_EQ(s.on("genio"), "0 1 0");
  EXPECT_EQ(s.hand_size(A), 2);
  EXPECT_EQ(s.decision(), "copy");
  s.play(B, "copy").play("draw 2");
  EXPECT_EQ(s.stock(B), "0 0 0");
  EXPECT_EQ(s.supply(), "29 29 16");
  EXPECT_EQ(s.decider(), B);
}

}  // namespace
}  // namespace veillee::bomarzo
