// Learning weights by playing with them.
#include "lab/climbing.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <thread>

#include "games/registry.hpp"
#include "tests/toys/toys.hpp"

namespace veillee::climbing {
namespace {

const std::atomic<bool> never = false;

ClimbSettings climb_of(std::string_view id, int seats, std::uint64_t pairs) {
  ClimbSettings settings;
  const AnyGame& game = *find_game(id);
  settings.game.game = &game;
  settings.game.evaluation = game.evaluation();
  settings.game.setup = *game.setup(seats);
  settings.game.player.search.iterations = 2;
  settings.game.player.milliseconds = without_limit;
  settings.game.games = pairs;
  settings.game.seed = 3;
  return settings;
}

std::vector<std::int16_t> own_weights(const TuningSettings& settings) {
  std::vector<std::int16_t> weights;
  for (int f = 0; f < settings.evaluation->features(); ++f)
    for (int phase = 0; phase < settings.evaluation->phases(); ++phase)
      weights.push_back(static_cast<std::int16_t>(start_weight(settings, f, phase)));
  return weights;
}

TEST(Climbing, ThreadsMakeNoDifference) {
  const ClimbSettings settings = climb_of("sabbat-magica", 2, 20);
  int finished = 0;
  const auto one = climb(
      settings, 1, [&] { ++finished; }, never);
  EXPECT_EQ(finished, 20);
  EXPECT_EQ(one, climb(
                     settings, 2, [] {}, never));
}

TEST(Climbing, AWeightKeepsItsSignAndWhatIsHeldStays) {
  ClimbSettings settings = climb_of("dicium-donjon", 1, 20);
  settings.reach = 3;  // further than from a weight to nothing
  const LearnedEvaluation& evaluation = *settings.game.evaluation;
  const auto learnt = climb(
      settings, 2, [] {}, never);
  bool moved = false;
  for (int phase = 0; phase < evaluation.phases(); ++phase)
    for (int f = 0; f < evaluation.features(); ++f) {
      const int before = start_weight(settings.game, f, phase);
      const int after = learnt[static_cast<std::size_t>(phase)][static_cast<std::size_t>(f)];
      EXPECT_GE(before * after, std::abs(before)) << evaluation.name(f);
      EXPECT_TRUE(f != evaluation.held() || after == before);
      moved = moved || after != before;
    }
  EXPECT_TRUE(moved);
}

// From knowing nothing: points are good, and so is a hand that is about to become points.
TEST(Climbing, FindsWhatWins) {
  register_toys();
  ClimbSettings settings = climb_of("toy-dice", 2, 2000);
  settings.game.start = {0, 0};
  const auto learnt = climb(
      settings, 2, [] {}, never);
  EXPECT_GT(learnt[0][0], 10);
  EXPECT_GT(learnt[0][1], 10);
}

TEST(Climbing, StopsAtOnce) {
  const std::atomic<bool> at_once = true;
  int finished = 0;
  climb(
      climb_of("samhain", 2, 1000), 2, [&] { ++finished; }, at_once);
  EXPECT_EQ(finished, 0);
}

// ── Weights on trial ─────────────────────────────────────────────────────────────────────────────

TEST(TriedWeights, CountOnTheirThreadWhileTheyAreTried) {
  for (const AnyGame* game : all_games()) {
    const LearnedEvaluation* evaluation = game->evaluation();
    if (evaluation == nullptr) continue;
    AnyState state = game->start(*game->setup(2), 4);
    FastRng random(4);
    ActionList list;
    for (int n = 0; n < 40 && !game->over(state); ++n) {
      const Seat seat = game->deciders(state).first();
      game->legal(state, seat, list);
      const auto any = random.below(static_cast<std::uint32_t>(list.size()));
      ASSERT_FALSE(game->apply(state, seat, list[static_cast<int>(any)]));
    }
    const int own = game->worth(state, 0);
    const std::vector<std::int16_t> nothing(
        static_cast<std::size_t>(evaluation->features() * evaluation->phases()), 0);
    {
      const TriedWeights tried(evaluation, nothing);
      EXPECT_EQ(game->worth(state, 0), 0) << game->info().id;
      std::thread([&] { EXPECT_EQ(game->worth(state, 0), own) << game->info().id; }).join();
    }
    EXPECT_EQ(game->worth(state, 0), own) << game->info().id;
  }
}

TEST(TriedWeights, ASearchThinksWithThoseItIsGiven) {
  const AnyGame& game = *find_game("samhain");
  const AnyState state = game.start(*game.setup(2), 4);
  const Seat seat = game.deciders(state).first();
  ComputerPlayer player = *find_computer_player("initiate");
  const auto shares = [&] {
    Thinker thinker(player, game);
    thinker.choose(state, seat, 1);
    return thinker.last().candidates[0].share;
  };
  const float own = shares();
  ClimbSettings settings = climb_of("samhain", 2, 1);
  std::vector<std::int16_t> weights = own_weights(settings.game);
  player.search.weights = weights;
  EXPECT_EQ(shares(), own);
  std::fill(weights.begin(), weights.end(), std::int16_t{0});
  EXPECT_EQ(shares(), 0.5F);  // it cannot tell who is ahead
  player.search.weights = {};
  EXPECT_EQ(shares(), own);
}

}  // namespace
}  // namespace veillee::climbing
