#include "lab/climbing.hpp"

#include <algorithm>
#include <cmath>
#include <mutex>

#include "lab/targets.hpp"
#include "lab/threads.hpp"

namespace veillee {
namespace {

constexpr std::uint64_t batch = 16;  // pairs of games from one table of weights
constexpr double widest = 9999;

using Table = std::vector<double>;  // a row a feature, a column a phase
using Rounded = std::vector<std::int16_t>;
using Signs = std::vector<std::int8_t>;

// What a weight may be, and by how much it is varied. A weight that says little is varied until it
// says a little something; one whose feature was never seen stays. What is good stays good: a
// weight keeps its sign.
struct Weight {
  double least;
  double most;
  double step;
};

// How much the features of two opponents (or of a seat) differ, by feature and phase.
Table spreads_of(const TuningSettings& settings, const std::atomic<bool>& stop) {
  constexpr std::uint64_t games = 24;
  const auto features = static_cast<std::size_t>(settings.evaluation->features());
  const auto phases = static_cast<std::size_t>(settings.evaluation->phases());
  Table squares(features * phases, 0);
  std::vector<double> seen(phases, 0);
  for (std::uint64_t number = 0; number < games && !stop; ++number) {
    const Examples examples = examples_of_game(settings, number, stop);
    for (std::size_t i = 0; i < examples.size(); ++i) {
      const std::size_t phase = examples.phases[i];
      ++seen[phase];
      for (std::size_t f = 0; f < features; ++f) {
        const double value = examples.values[i * features + f];
        squares[f * phases + phase] += value * value;
      }
    }
  }
  for (std::size_t i = 0; i < squares.size(); ++i)
    squares[i] = std::sqrt(squares[i] / std::max(1.0, seen[i % phases]));
  return squares;
}

std::vector<Weight> weights_of(const ClimbSettings& settings, const Table& start,
                               const std::atomic<bool>& stop) {
  constexpr double little = 20;  // hundredths
  const LearnedEvaluation& evaluation = *settings.game.evaluation;
  const auto phases = static_cast<std::size_t>(evaluation.phases());
  const Table spreads = spreads_of(settings.game, stop);
  std::vector<Weight> weights;
  for (std::size_t i = 0; i < start.size(); ++i) {
    const bool held = static_cast<int>(i / phases) == evaluation.held();
    const double least_step = little * evaluation.unit() / std::max(1.0, spreads[i]);
    weights.push_back({.least = start[i] > 0 ? 1 : -widest,
                       .most = start[i] < 0 ? -1 : widest,
                       .step = held || spreads[i] == 0
                                   ? 0
                                   : std::max(settings.reach * std::abs(start[i]), least_step)});
  }
  return weights;
}

// Half of the time a feature goes the same way in all phases: it often is too dear or too cheap in
// all of them, and so fewer things are varied at once.
void draw_signs(Signs& signs, std::size_t phases, FastRng& random) {
  const auto any = [&] { return static_cast<std::int8_t>(random.below(2) == 0 ? -1 : 1); };
  const bool alike = random.below(2) == 0;
  for (std::size_t i = 0; i < signs.size(); ++i)
    signs[i] = alike && i % phases > 0 ? signs[i - 1] : any();
}

Rounded varied(const Table& table, const std::vector<Weight>& weights, const Signs& signs,
               int direction) {
  Rounded result(table.size());
  for (std::size_t i = 0; i < table.size(); ++i)
    result[i] = static_cast<std::int16_t>(std::lround(std::clamp(
        table[i] + direction * signs[i] * weights[i].step, weights[i].least, weights[i].most)));
  return result;
}

AnyState played(const TuningSettings& settings, std::uint64_t seed,
                const std::array<const ComputerPlayer*, max_seats>& players,
                const std::atomic<bool>& stop) {
  const AnyGame& game = *settings.game;
  std::vector<Thinker> thinkers;
  for (Seat seat = 0; seat < settings.setup.seats; ++seat)
    thinkers.emplace_back(*players[seat], game);
  AnyState state = game.start(settings.setup, seed);
  for (std::uint64_t n = 0; !game.over(state) && !stop; ++n) {
    const Seat seat = game.deciders(state).first();
    static_cast<void>(game.apply(
        state, seat, thinkers[seat].choose(state, seat, fold(seed, n), stop_sign_of(stop))));
  }
  return state;
}

// How much better the one did than the other, −1 … 1: each deal is played twice.
double compared(const TuningSettings& settings, std::uint64_t seed, const Rounded& one,
                const Rounded& other, const std::atomic<bool>& stop) {
  ComputerPlayer first = settings.player;
  ComputerPlayer second = settings.player;
  first.search.weights = one;
  second.search.weights = other;
  const AnyGame& game = *settings.game;
  const std::uint8_t seats = settings.setup.seats;
  const Teams teams = game.teams(game.start(settings.setup, seed));
  const std::vector<Pair> pairs = pairs_of(seats, teams);
  const bool alone = pairs.front().other == neutral;
  // Sides take turns; who begins is drawn.
  std::array<bool, max_seats> has_first{};
  for (Seat seat = 0; seat < seats; ++seat)
    has_first[seat] = alone || (teams[seat] + seed) % 2 == 0;
  double sum = 0;
  int counted = 0;
  for (const bool exchanged : {false, true}) {
    std::array<const ComputerPlayer*, max_seats> players{};
    for (Seat seat = 0; seat < seats; ++seat)
      players[seat] = has_first[seat] != exchanged ? &first : &second;
    const AnyState end = played(settings, seed, players, stop);
    if (stop) return 0;
    for (const Pair& pair : pairs) {
      if (!alone && has_first[pair.one] == has_first[pair.other]) continue;
      const double better = 2 * target_of(game, end, pair, spread_of(settings)) - 1;
      sum += has_first[pair.one] != exchanged ? better : -better;
      ++counted;
    }
  }
  return sum / counted;
}

}  // namespace

std::vector<std::vector<int>> climb(const ClimbSettings& settings, unsigned threads,
                                    const std::function<void()>& finished,
                                    const std::atomic<bool>& stop) {
  const TuningSettings& game = settings.game;
  const auto features = static_cast<std::size_t>(game.evaluation->features());
  const auto phases = static_cast<std::size_t>(game.evaluation->phases());
  Table table;
  for (std::size_t i = 0; i < features * phases; ++i)
    table.push_back(start_weight(game, static_cast<int>(i / phases), static_cast<int>(i % phases)));
  const std::vector<Weight> weights = weights_of(settings, table, stop);
  // So that a weight that does not matter wanders by about a step on the whole way.
  const double rate = 1.4 / std::sqrt(static_cast<double>(game.games));
  Table mean(table.size(), 0);
  std::uint64_t counted = 0;
  std::mutex one_at_a_time;
  for (std::uint64_t begin = 0; begin < game.games && !stop; begin += batch) {
    const std::uint64_t size = std::min(batch, game.games - begin);
    std::vector<Signs> signs(size, Signs(table.size()));
    std::vector<double> better(size, 0);
    on_threads(threads, size, stop, [&](std::uint64_t i) {
      const std::uint64_t seed = mix(fold(game.seed, begin + i));
      FastRng random(seed);
      draw_signs(signs[i], phases, random);
      better[i] = compared(game, mix(seed), varied(table, weights, signs[i], 1),
                           varied(table, weights, signs[i], -1), stop);
      const std::lock_guard lock(one_at_a_time);
      finished();
    });
    for (std::uint64_t i = 0; i < size; ++i)
      for (std::size_t w = 0; w < table.size(); ++w)
        table[w] = std::clamp(table[w] + rate * better[i] * signs[i][w] * weights[w].step,
                              weights[w].least, weights[w].most);
    if (begin < game.games / 2) continue;
    ++counted;
    for (std::size_t w = 0; w < table.size(); ++w) mean[w] += table[w];
  }
  std::vector<std::vector<int>> result(phases, std::vector<int>(features));
  for (std::size_t i = 0; i < table.size(); ++i)
    result[i % phases][i / phases] = static_cast<int>(
        std::lround(counted > 0 ? mean[i] / static_cast<double>(counted) : table[i]));
  return result;
}

}  // namespace veillee
