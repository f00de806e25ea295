// A game, a number of seats and a set of options: what each conformance test is run on.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/registry.hpp"

namespace veillee {

struct Citizen {
  const AnyGame* game;
  veillee::Setup setup;
  std::uint64_t sets = 1;  // with which the game is looked at

  std::string name() const;  // "samhain_3_easy_on_counteraction_off"
};
inline std::string name_of(const testing::TestParamInfo<Citizen>& test) {
  return test.param.name();
}
void PrintTo(const Citizen& citizen, std::ostream* out);

// The games of the house, and the toys (tests/toys).
std::vector<const AnyGame*> every_game();
// Each of them with every number of seats and every set of options.
std::vector<Citizen> every_citizen();

// One decision, taken at random.
struct Taken {
  Seat seat;
  Action action;
};

class Conformance : public testing::TestWithParam<Citizen> {
 protected:
  const AnyGame& game() const { return *GetParam().game; }
  const veillee::Setup& setup() const { return GetParam().setup; }
  AnyState start(std::uint64_t seed) const { return game().start(setup(), seed); }
  std::uint8_t seats() const { return setup().seats; }
  // All seats, and the one who only watches.
  std::vector<Viewer> viewers() const;

  std::vector<Action> options(const AnyState& state, Seat seat) const;
  std::vector<std::string> options_text(const AnyState& state, Seat seat) const;
  Taken pick(const AnyState& state, FastRng& random) const;

  // How many games of this set of options a test looks at: a game with many sets is looked at as
  // often as one with eight, each of its sets less. VEILLEE_WHOLE=1 (scripts/nightly) looks at all
  // of them.
  std::uint64_t games(std::uint64_t most) const;

  // Plays one random game from this seed. `visit` is called with each position in which a decision
  // is due, the first one included; it may say false to stop. Returns the last position.
  template <class Visit>
  AnyState play(std::uint64_t seed, Visit visit) const {
    AnyState state = start(seed);
    FastRng random(mix(seed));
    int decisions = 0;
    while (!game().over(state)) {
      const AnyState before = state;
      visit(before);
      if (HasFatalFailure()) return state;
      const Taken taken = pick(state, random);
      if (const auto refusal = game().apply(state, taken.seat, taken.action)) {
        ADD_FAILURE() << game().print_action(taken.action)
                      << " is listed and refused: " << refusal->sentence.en;
        return state;
      }
      if (++decisions > game().info().longest_game) {
        ADD_FAILURE() << "the game of seed " << seed << " does not end";
        return state;
      }
    }
    return state;
  }
  // The same, but only about `count` positions spread over the game are visited: playing is cheap,
  // looking is not, and a test must not take longer for a longer game.
  template <class Visit>
  AnyState sample(std::uint64_t seed, int count, Visit visit) const {
    int length = 0;
    play(seed, [&](const AnyState&) { ++length; });
    const int stride = length / count + 1;
    int n = static_cast<int>(mix(seed) % static_cast<std::uint64_t>(stride));
    return play(seed, [&](const AnyState& state) {
      if (++n % stride == 0) visit(state);
    });
  }
};

}  // namespace veillee
