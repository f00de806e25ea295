// Takes the option after which its own seat stands best. An option that leads to more decisions of
// the same seat (pay, choose a target) is judged by where the best of them end: a search over the
// seat's own consecutive decisions, within a fixed number of positions so that an answer is quick.
#include <algorithm>
#include <vector>

#include "players/player.hpp"

namespace veillee {
namespace {

constexpr int samples = 2;
constexpr int positions_per_sample = 1500;
constexpr int longest_line = 12;  // own decisions in a row
// Lines that run out of positions are followed to their end, within this multiple of them.
constexpr int overrun = 3;

class OwnLine {
 public:
  OwnLine(const AnyGame& game, Seat seat, std::uint64_t seed)
      : game_(game), seat_(seat), seed_(seed), random_(seed) {}

  // The others answer alike whichever option is looked at.
  int value_after(const AnyState& state, Action action, int positions) {
    left_ = positions * overrun;
    random_ = FastRng(seed_);
    return best_end(after(state, action), positions, longest_line);
  }

  // Others who decide at the same time answer first, at random: nobody knows what they choose.
  void let_others_answer(AnyState& state) {
    SeatSet others = game_.deciders(state);
    others.remove(seat_);
    ActionList options;
    for (const Seat other : others) {
      game_.legal(state, other, options);
      const auto n = random_.below(static_cast<std::uint32_t>(options.size()));
      static_cast<void>(game_.apply(state, other, options[static_cast<int>(n)]));
    }
  }

 private:
  AnyState after(const AnyState& state, Action action) {
    --left_;
    AnyState next = state;
    static_cast<void>(game_.apply(next, seat_, action));
    if (game_.deciders(next).has(seat_)) let_others_answer(next);
    return next;
  }

  // The best that the seat can reach before it is somebody else's turn to decide.
  int best_end(const AnyState& state, int positions, int length) {
    if (length == 0 || !game_.deciders(state).has(seat_)) return game_.lead(state, seat_);
    ActionList options;
    game_.legal(state, seat_, options);
    if (positions < options.size()) return greedy_end(state, options, length);
    int best = 0;
    for (int i = 0; i < options.size(); ++i) {
      const int value =
          best_end(after(state, options[i]), positions / options.size() - 1, length - 1);
      best = i == 0 ? value : std::max(best, value);
    }
    return best;
  }

  // Out of positions: follow the option that looks best right after it is taken.
  int greedy_end(AnyState state, ActionList& options, int length) {
    for (; length > 0 && left_ > 0 && game_.deciders(state).has(seat_); --length) {
      game_.legal(state, seat_, options);
      AnyState best_state;
      int best = 0;
      for (int i = 0; i < options.size(); ++i) {
        const AnyState next = after(state, options[i]);
        const int value = game_.lead(next, seat_);
        if (i > 0 && value <= best) continue;
        best = value;
        best_state = next;
      }
      state = best_state;
    }
    return game_.lead(state, seat_);
  }

  const AnyGame& game_;
  Seat seat_;
  std::uint64_t seed_;
  FastRng random_;
  int left_ = 0;  // positions that may still be looked at
};

}  // namespace

Action choose_greedy(const Knowledge& knowledge, std::uint64_t seed) {
  const ActionList& options = knowledge.options();
  if (options.size() == 1) return options[0];
  std::vector<long long> values(static_cast<std::size_t>(options.size()), 0);
  for (std::uint64_t n = 0; n < samples; ++n) {
    OwnLine line(knowledge.game(), knowledge.seat(), fold(seed, n));
    AnyState state = knowledge.sample(n);
    line.let_others_answer(state);
    for (int i = 0; i < options.size(); ++i)
      values[static_cast<std::size_t>(i)] +=
          line.value_after(state, options[i], positions_per_sample / options.size());
  }
  const long long best = *std::max_element(values.begin(), values.end());
  std::vector<int> equals;
  for (int i = 0; i < options.size(); ++i)
    if (values[static_cast<std::size_t>(i)] == best) equals.push_back(i);
  FastRng random(fold(seed, samples));
  return options[equals[random.below(static_cast<std::uint32_t>(equals.size()))]];
}

}  // namespace veillee
