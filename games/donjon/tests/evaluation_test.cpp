// The computer's judgement: throws are weighed as they fall, and a goal nearer by looks better.
#include <gtest/gtest.h>

#include <cmath>

#include "engine/playout.hpp"
#include "games/donjon/game.hpp"

namespace veillee::donjon {
namespace {

// A first re-roll without another one after it, somewhere in a game.
State at_the_re_roll(std::uint64_t seed) {
  Options options;
  options.seats = byte(1 + seed % 4);
  State state = Donjon::start(options, seed);
  FastRng random(seed);
  ActionList list;
  for (int n = 0; !over<Donjon>(state); ++n) {
    const Seat seat = deciders<Donjon>(state).first();
    if (n > 40 && Decision{state.pending.decision} == Decision::reroll &&
        limits(state, seat).throws == state.turn.throws + 1)
      break;
    legal<Donjon>(state, seat, list);
    apply<Donjon>(state, seat,
                  list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))]);
  }
  return state;
}

TEST(Evaluation, a_re_roll_is_worth_the_mean_of_what_it_brings) {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const State state = at_the_re_roll(seed);
    if (over<Donjon>(state)) continue;
    const Seat seat = state.turn.seat;
    ActionList list;
    legal<Donjon>(state, seat, list);
    constexpr float untold = -1e9F;
    std::array<float, ActionList::capacity> looks{};
    looks.fill(untold);
    Donjon::foresee(state, list, looks.data());
    for (int i = 0; i < list.size(); ++i) {
      if (Do{list[i].kind} != Do::reroll) {
        EXPECT_EQ(looks[static_cast<std::size_t>(i)], untold);
        continue;
      }
      if (i % 5 != 1) continue;
      double sum = 0;
      double squares = 0;
      constexpr int throws = 400;
      for (int n = 0; n < throws; ++n) {
        State next = state;
        next.rng = Rng(mix(seed * 1000 + static_cast<std::uint64_t>(n)));
        apply<Donjon>(next, seat, list[i]);
        const double worth = Donjon::worth_of_all(next);
        sum += worth;
        squares += worth * worth;
      }
      const double mean = sum / throws;
      const double spread = std::sqrt(std::max(0.0, squares / throws - mean * mean) / throws);
      EXPECT_NEAR(looks[static_cast<std::size_t>(i)], mean, 4.5 * spread + 2) << seed << " " << i;
      ++compared;
    }
  }
  EXPECT_GT(compared, 5);
}

TEST(Evaluation, an_opened_chest_more_looks_better) {
  State state = at_the_re_roll(2);
  ASSERT_FALSE(over<Donjon>(state));
  const int before = Donjon::worth_of_all(state);
  for (std::size_t i = 0; i < room_count; ++i)
    if (state.rooms[i] == hidden) {
      state.rooms[i] = emptied;
      state.chests.push_back(tr_move);
      break;
    }
  EXPECT_GT(Donjon::worth_of_all(state), before);
}

TEST(Evaluation, goblins_in_reserve_look_better_than_an_empty_den) {
  State state = at_the_re_roll(2);
  ASSERT_FALSE(over<Donjon>(state));
  state.den = 3;
  const int before = Donjon::worth_of_all(state);
  state.den = 0;
  EXPECT_LT(Donjon::worth_of_all(state), before);
}

}  // namespace
}  // namespace veillee::donjon
