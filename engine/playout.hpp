// Uniformly random play: for benchmarks, soaks, signatures and rollouts.
#pragma once

#include <string>
#include <utility>

#include "engine/decks.hpp"
#include "engine/game.hpp"
#include "engine/hash.hpp"
#include "engine/lead.hpp"

namespace veillee {

struct PlayoutStats {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t branching = 0;  // the sum of all list lengths
  int max_branching = 0;
  std::uint64_t signature = 0;  // changes when the rules do
};

template <class Random>
Action any_of(const ActionList& list, Random& random) {
  return list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))];
}

// One of the seats that owe a decision, each with the same chance, and its options. `list` is
// empty, or holds what the last take_answer(…, list) left there: the options of the only seat.
template <Game G, class Random>
Seat next_seat(const typename G::State& state, ActionList& list, Random& random) {
  const SeatSet owing = deciders<G>(state);
  Seat seat = owing.first();
  if (owing.size() == 1 && !list.empty()) return seat;
  if (owing.size() > 1) {
    auto skip = random.below(static_cast<std::uint32_t>(owing.size()));
    for (const Seat other : owing)
      if (skip-- == 0) seat = other;
  }
  legal<G>(state, seat, list);
  return seat;
}

// Who does what, any of it with the same chance; all that the seat could do is in `list` then.
template <Game G, class Random>
std::pair<Seat, Action> random_action(const typename G::State& state, ActionList& list,
                                      Random& random) {
  list.clear();
  const Seat seat = next_seat<G>(state, list, random);
  return {seat, any_of(list, random)};
}

template <Game G, class Random>
void play_out(typename G::State& state, Random& random, PlayoutStats& stats) {
  ActionList list;
  list.clear();
  while (!over<G>(state)) {
    const Seat seat = next_seat<G>(state, list, random);
    const Action action = any_of(list, random);
    ++stats.decisions;
    stats.branching += static_cast<std::uint64_t>(list.size());
    if (list.size() > stats.max_branching) stats.max_branching = list.size();
    take_answer<G>(state, seat, action, nullptr, list);
  }
  ++stats.games;
}

// Game i is dealt and played from seed + i. The signature folds the end of every game, and the
// print of a deck of one's own.
template <Game G>
PlayoutStats random_games(const typename G::Options& options, std::uint64_t seed,
                          std::uint64_t games) {
  PlayoutStats stats;
  for (std::uint64_t i = 0; i < games; ++i) {
    typename G::State state = G::start(options, seed + i);
    FastRng random(mix(seed + i));
    play_out<G>(state, random, stats);
    stats.signature = fold(stats.signature, hash_of(state));
  }
  if constexpr (HasDecks<G>)
    if (options.deck != 0)
      stats.signature = fold(stats.signature, Decks<typename G::Deck>::print(options.deck));
  return stats;
}

struct SoakReport {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::string broken;  // what went wrong, in which game, after how many decisions
};

// What the evaluation says of a position: nothing beyond what a game could be won by.
template <Game G>
bool judged_in_bounds(const typename G::State& state) {
  constexpr int most = 1'000'000;  // ten thousand points
  for (const int lead : leads<G>(state))
    if (lead < -most || lead > most) return false;
  return true;
}

// Random games from `seed` on, with `check` after every action and every list looked over, until
// `decisions` are played or something breaks. Now and then, and at the beginning of every game, the
// position is judged.
template <Game G>
SoakReport soak(const typename G::Options& options, std::uint64_t seed, std::uint64_t decisions) {
  constexpr int judged_once_in = 64;
  SoakReport report;
  ActionList list;
  while (report.decisions < decisions) {
    typename G::State state = G::start(options, seed + report.games);
    FastRng random(mix(seed + report.games));
    int played = 0;
    std::string_view broken = G::check(state);
    while (broken.empty() && !over<G>(state)) {
      if (played % judged_once_in == 0 && !judged_in_bounds<G>(state))
        broken = "the evaluation is out of all bounds";
      const auto [seat, action] = random_action<G>(state, list, random);
      if (list.overflowed()) broken = "too many options";
      apply<G>(state, seat, action);
      ++report.decisions;
      if (++played > G::info().longest_game) broken = "the game does not end";
      if (broken.empty()) broken = G::check(state);
    }
    if (!broken.empty()) {
      report.broken = std::string(broken) + " (game of seed " +
                      std::to_string(seed + report.games) + ", after " + std::to_string(played) +
                      " decisions)";
      return report;
    }
    ++report.games;
  }
  return report;
}

}  // namespace veillee
