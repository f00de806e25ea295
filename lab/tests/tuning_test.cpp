// Learning weights from self-play.
#include "lab/tuning.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <optional>

#include "engine/testing/seats.hpp"
#include "games/registry.hpp"
#include "lab/logistic.hpp"

namespace veillee {
namespace {

TEST(Logistic, FindsTheWeightsThatMadeTheData) {
  const std::vector<double> truth = {0.8, -0.5, 0};
  std::vector<std::array<std::int16_t, 3>> rows;
  for (int i = 0; i < 343; ++i)
    rows.push_back({static_cast<std::int16_t>(i % 7 - 3), static_cast<std::int16_t>(i / 7 % 7 - 3),
                    static_cast<std::int16_t>(i / 49 - 3)});
  std::vector<Observed> observations;
  for (const auto& row : rows) {
    double x = 0;
    for (std::size_t i = 0; i < 3; ++i) x += truth[i] * row[i];
    observations.push_back({row, static_cast<float>(logistic(x))});
  }
  const std::vector<double> found = fit_logistic(observations, {0, 0, 0}, {1e-6, 1e-6, 1e-6});
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(found[i], truth[i], 1e-3);
}

TEST(Logistic, StaysWhereItStartsWithoutEvidence) {
  const std::array<std::int16_t, 2> row = {1, 0};
  const std::vector<double> found = fit_logistic({{row, 1.0F}}, {0.25, -3}, {10, 10});
  EXPECT_GT(found[0], 0.25);
  EXPECT_LT(found[0], 0.35);
  EXPECT_NEAR(found[1], -3, 1e-9);
}

TuningSettings settings_of(const AnyGame& game, int seats) {
  TuningSettings settings;
  settings.game = &game;
  settings.evaluation = game.evaluation();
  settings.setup = *game.setup(seats);
  settings.player.search.iterations = 4;
  settings.player.milliseconds = without_limit;
  settings.games = 10;
  settings.seed = 3;
  return settings;
}

// The evaluation is what its features and weights say.
TEST(Tuning, TheEvaluationIsTheSumOfItsFeatures) {
  for (const AnyGame* game : all_games()) {
    const LearnedEvaluation* evaluation = game->evaluation();
    if (evaluation == nullptr) continue;
    for (Seat seats = 2; seats <= max_seats; ++seats) {
      if (!game->setup(seats)) continue;
      AnyState state = game->start(*game->setup(seats), 4);
      FastRng random(4);
      ActionList list;
      std::vector<int> values(static_cast<std::size_t>(evaluation->features()));
      bool was_alone = true;
      while (!game->over(state)) {
        std::array<int, max_seats> worth{};
        const int phase = evaluation->phase(state);
        ASSERT_GE(phase, 0);
        ASSERT_LT(phase, evaluation->phases());
        for (Seat seat = 0; seat < seats; ++seat) {
          evaluation->tell(state, seat, values);
          for (int f = 0; f < evaluation->features(); ++f)
            worth[seat] +=
                values[static_cast<std::size_t>(f)] * evaluation->weight(seats, f, phase);
        }
        for (int& w : worth) w /= evaluation->unit();
        // While others still owe theirs, a secret answer counts as given.
        const bool alone = game->deciders(state).size() == 1;
        if (alone && was_alone) {
          const Teams teams = game->teams(state);
          const auto of_side = [&](Seat one) {
            int sum = 0;
            int members = 0;
            for (Seat seat = 0; seat < seats; ++seat)
              if (teams[seat] == teams[one]) sum += worth[seat], ++members;
            return sum / members;
          };
          std::optional<int> others;
          for (Seat seat = 1; seat < seats; ++seat)
            if (teams[seat] != teams[0])
              others = std::max(others.value_or(-1'000'000), of_side(seat));
          EXPECT_EQ(game->lead(state, 0), of_side(0) - others.value_or(0))
              << game->info().id << ", " << int{seats};
        }
        was_alone = alone;
        const Seat seat = game->deciders(state).first();
        game->legal(state, seat, list);
        const auto n = random.below(static_cast<std::uint32_t>(list.size()));
        ASSERT_FALSE(game->apply(state, seat, list[static_cast<int>(n)]));
      }
    }
  }
}

TEST(Tuning, FeaturesHaveNamesOfTheirOwn) {
  for (const AnyGame* game : all_games()) {
    const LearnedEvaluation* evaluation = game->evaluation();
    if (evaluation == nullptr) continue;
    std::vector<std::string> names;
    for (int f = 0; f < evaluation->features(); ++f) names.push_back(evaluation->name(f));
    std::sort(names.begin(), names.end());
    EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end());
    EXPECT_FALSE(names.front().empty());
  }
}

TEST(Tuning, ThreadsMakeNoDifferenceAndPairsAreComplete) {
  const TuningSettings settings = settings_of(*find_game("samhain"), 3);
  const std::atomic<bool> go_on = false;
  int finished = 0;
  const auto one = play_examples(
      settings, 1, [&] { ++finished; }, go_on);
  const auto two = play_examples(
      settings, 2, [] {}, go_on);
  EXPECT_EQ(finished, 10);
  ASSERT_EQ(one.size(), 10U);
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_GT(one[i].size(), 0U);
    EXPECT_EQ(one[i].size() % 3, 0U);  // three pairs of three seats
    EXPECT_EQ(one[i].targets.size(), one[i].size());
    EXPECT_EQ(one[i].values.size(),
              one[i].size() * static_cast<std::size_t>(settings.evaluation->features()));
    EXPECT_EQ(one[i].targets, two[i].targets);
    EXPECT_EQ(one[i].values, two[i].values);
  }
}

// Games in which a single feature decides, however it is weighed now.
std::vector<Examples> games_decided_by(std::size_t feature, const LearnedEvaluation& evaluation) {
  FastRng random(1);
  std::vector<Examples> games;
  for (int g = 0; g < 500; ++g) {
    Examples game;
    game.values.resize(static_cast<std::size_t>(evaluation.features()));
    const auto margin = static_cast<std::int16_t>(random.below(7));
    game.values[feature] = static_cast<std::int16_t>(margin - 3);
    game.phases.push_back(0);
    game.rivals.push_back(0);
    game.targets.push_back(margin > 3 ? 1.0F : margin < 3 ? 0.0F : 0.5F);
    games.push_back(game);
  }
  return games;
}

TEST(Tuning, LearnsWhatDecides) {
  TuningSettings settings = settings_of(*find_game("samhain"), 2);
  const std::vector<Examples> games = games_decided_by(1, *settings.evaluation);
  const std::vector<PhaseTuning> phases = tune(settings, games);
  ASSERT_EQ(phases.size(), static_cast<std::size_t>(settings.evaluation->phases()));
  EXPECT_EQ(phases[0].before.examples, 100U);
  EXPECT_LT(phases[0].after.loss, phases[0].before.loss);
  EXPECT_GT(phases[0].weights[1], 100);
  EXPECT_EQ(phases[0].weights[0], settings.evaluation->weight(2, 0, 0));
  EXPECT_EQ(phases[1].weights[1], settings.evaluation->weight(2, 1, 1));  // nothing was seen there

  settings.step = 0.5;
  const int before = settings.evaluation->weight(2, 1, 0);
  const int half = (before + phases[0].weights[1]) / 2;
  EXPECT_NEAR(tune(settings, games)[0].weights[1], half, 1);
}

// What is reckoned in points by the other weights must not be weighed once more.
TEST(Tuning, LeavesAPlanAlone) {
  for (const char* id : {"dicium-donjon", "dicium-civilisation"}) {
    const TuningSettings settings = settings_of(*find_game(id), 2);
    const int held = settings.evaluation->held();
    ASSERT_GE(held, 0);
    const auto games = games_decided_by(static_cast<std::size_t>(held), *settings.evaluation);
    EXPECT_EQ(tune(settings, games)[0].weights[static_cast<std::size_t>(held)],
              settings.evaluation->weight(2, held, 0));
    EXPECT_EQ(settings.evaluation->weight(2, held, 0), settings.evaluation->unit());
  }
  EXPECT_LT(settings_of(*find_game("samhain"), 2).evaluation->held(), 0);
}

}  // namespace
}  // namespace veillee
