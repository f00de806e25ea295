#include "lab/tuning.hpp"

#include <algorithm>
#include <cmath>
#include <mutex>

#include "lab/logistic.hpp"
#include "lab/targets.hpp"
#include "lab/threads.hpp"

namespace veillee {
namespace {

Fit fit_of(const std::vector<Observed>& observations, const std::vector<double>& weights) {
  Fit fit{.examples = observations.size()};
  for (const Observed& observed : observations) {
    double x = observed.offset;
    for (std::size_t i = 0; i < weights.size(); ++i) x += weights[i] * observed.values[i];
    const double p = std::clamp(logistic(x), 1e-9, 1 - 1e-9);
    fit.loss -= observed.target * std::log(p) + (1 - observed.target) * std::log(1 - p);
    fit.right += (x > 0) == (observed.target > 0.5F) ? 1 : 0;
  }
  if (fit.examples > 0) {
    fit.loss /= static_cast<double>(fit.examples);
    fit.right /= static_cast<double>(fit.examples);
  }
  return fit;
}

}  // namespace

int start_weight(const TuningSettings& settings, int feature, int phase) {
  const LearnedEvaluation& evaluation = *settings.evaluation;
  return settings.start.empty()
             ? evaluation.weight(settings.setup.seats, feature, phase)
             : settings.start[static_cast<std::size_t>(feature * evaluation.phases() + phase)];
}

Examples examples_of_game(const TuningSettings& settings, std::uint64_t number,
                          const std::atomic<bool>& stop) {
  const AnyGame& game = *settings.game;
  const std::uint8_t seats = settings.setup.seats;
  const std::uint64_t seed = mix(fold(settings.seed, number));
  const auto features = static_cast<std::size_t>(settings.evaluation->features());
  FastRng random(mix(seed));
  ComputerPlayer player = settings.player;
  player.search.weights = settings.start;
  std::vector<Thinker> thinkers;
  for (Seat seat = 0; seat < seats; ++seat) thinkers.emplace_back(player, game);
  const StopSign stop_sign = stop_sign_of(stop);
  Examples examples;
  std::vector<std::vector<int>> told(max_seats + 1, std::vector<int>(features));  // par: nothing
  AnyState state = game.start(settings.setup, seed);
  const std::vector<Pair> pairs = pairs_of(seats, game.teams(state));
  ActionList options;
  for (std::uint64_t n = 0; !game.over(state) && !stop; ++n) {
    if (random.below(settings.position_once_in) == 0) {
      for (Seat seat = 0; seat < seats; ++seat) settings.evaluation->tell(state, seat, told[seat]);
      for (const auto& [one, other] : pairs) {
        examples.phases.push_back(static_cast<std::uint8_t>(settings.evaluation->phase(state)));
        examples.rivals.push_back(other == neutral ? game.rival_worth(state) : 0);
        for (std::size_t i = 0; i < features; ++i)
          examples.values.push_back(static_cast<std::int16_t>(told[one][i] - told[other][i]));
      }
    }
    const Seat seat = game.deciders(state).first();
    game.legal(state, seat, options);
    const bool anything = random.below(settings.random_once_in) == 0;
    const Action action =
        anything
            ? options[static_cast<int>(random.below(static_cast<std::uint32_t>(options.size())))]
            : thinkers[seat].choose(state, seat, fold(seed, n), stop_sign);
    static_cast<void>(game.apply(state, seat, action));
  }
  for (std::size_t i = 0; i < examples.size(); ++i)
    examples.targets.push_back(
        target_of(game, state, pairs[i % pairs.size()], spread_of(settings)));
  return examples;
}

std::vector<Examples> play_examples(const TuningSettings& settings, unsigned threads,
                                    const std::function<void()>& finished,
                                    const std::atomic<bool>& stop) {
  std::vector<Examples> games(settings.games);
  std::mutex one_at_a_time;
  on_threads(threads, settings.games, stop, [&](std::uint64_t i) {
    games[i] = examples_of_game(settings, i, stop);
    const std::lock_guard lock(one_at_a_time);
    finished();
  });
  return games;
}

std::vector<PhaseTuning> tune(const TuningSettings& settings, const std::vector<Examples>& games) {
  constexpr std::size_t held_out_once_in = 5;
  constexpr double unmovable = 1e18;
  const LearnedEvaluation& evaluation = *settings.evaluation;
  const auto features = static_cast<std::size_t>(evaluation.features());
  const double unit = evaluation.unit();
  const double scale = hundredths_per_logit() * unit;
  std::vector<PhaseTuning> phases;
  for (int phase = 0; phase < evaluation.phases(); ++phase) {
    std::vector<Observed> seen;
    std::vector<Observed> held_out;
    for (std::size_t g = 0; g < games.size(); ++g)
      for (std::size_t i = 0; i < games[g].size(); ++i) {
        if (games[g].phases[i] != phase) continue;
        const std::span<const std::int16_t> row(games[g].values.data() + i * features, features);
        (g % held_out_once_in == 0 ? held_out : seen)
            .push_back({row, games[g].targets[i], -games[g].rivals[i] / hundredths_per_logit()});
      }
    std::vector<double> start;
    for (int f = 0; f < evaluation.features(); ++f)
      start.push_back(start_weight(settings, f, phase) / scale);
    std::vector<double> stiffness(features, settings.stiffness * unit * unit);
    if (const int held = evaluation.held(); held >= 0)
      stiffness[static_cast<std::size_t>(held)] = unmovable;
    std::vector<double> fitted = seen.empty() ? start : fit_logistic(seen, start, stiffness);
    PhaseTuning result;
    for (std::size_t f = 0; f < fitted.size(); ++f) {
      double& weight = fitted[f];
      weight = start[f] + settings.step * (weight - start[f]);
      const double rounded = std::round(weight * scale);
      result.weights.push_back(static_cast<int>(std::clamp(rounded, -9999.0, 9999.0)));
      weight = result.weights.back() / scale;
    }
    result.before = fit_of(held_out, start);
    result.after = fit_of(held_out, fitted);
    phases.push_back(std::move(result));
  }
  return phases;
}

}  // namespace veillee
