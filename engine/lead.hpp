// How far a seat is ahead, in hundredths of a point: the worth of its side against that of the best
// other one, or of the rival where all play together. The same for every game, from G::worth.
#pragma once

#include <algorithm>
#include <limits>

#include "engine/game.hpp"

namespace veillee {

template <Game G>
std::uint8_t seats_of(const typename G::State& state) {
  return setup_from(G::options_of(state)).seats;
}

// Who plays with whom: in the same numbers before the end as in the outcome.
template <Game G>
Teams teams_of(const typename G::State& state) {
  if constexpr (requires { G::teams(state); })
    return G::teams(state);
  else
    return each_for_itself;
}

// What all play against where there is no other team; par is 0 unless the game says more.
template <Game G>
int rival_worth(const typename G::State& state) {
  if constexpr (requires { G::rival_worth(state); })
    return G::rival_worth(state);
  else
    return 0;
}

namespace lead_inside {

template <Game G>
inline constexpr bool has_teams = requires(const typename G::State& state) {
  G::teams(state);
};

// Each seat's worth, once. When the game is over its points are, and a victory is worth some more.
template <Game G>
struct Worths {
  static constexpr int victory = 300;

  std::uint8_t seats;
  Teams teams;
  SeatSet winners{};
  std::array<int, max_seats> of{};
  bool alone;  // one side only

  explicit Worths(const typename G::State& state)
      : seats(seats_of<G>(state)), teams(teams_of<G>(state)) {
    alone = one_side();
    const bool ended = over<G>(state);
    Outcome outcome;
    if (ended) {
      outcome = G::outcome(state);
      winners = outcome.winners;
    }
    if constexpr (requires { G::worth_of_all(state); }) {
      of.fill(G::worth_of_all(state));
    } else if (ended && !alone) {
      for (Seat seat = 0; seat < seats; ++seat) of[seat] = 100 * outcome.score[seat];
    } else if constexpr (requires { G::worths(state, of); }) {
      G::worths(state, of);
    } else {
      for (Seat seat = 0; seat < seats; ++seat) of[seat] = G::worth(state, seat);
    }
  }

  int lead(const typename G::State& state, Seat seat) const {
    const int rest = alone ? rival_worth<G>(state) : best_other(teams[seat]);
    return of_team(teams[seat]) - rest + (winners.has(seat) ? victory : 0);
  }

 private:
  bool one_side() const {
    if constexpr (!has_teams<G>) return seats == 1;
    for (Seat seat = 1; seat < seats; ++seat)
      if (teams[seat] != teams[0]) return false;
    return true;
  }
  int of_team(std::uint8_t team) const {
    if constexpr (!has_teams<G>) return of[team];
    int sum = 0;
    int members = 0;
    for (Seat seat = 0; seat < seats; ++seat) {
      if (teams[seat] != team) continue;
      sum += of[seat];
      ++members;
    }
    return sum / members;
  }
  int best_other(std::uint8_t team) const {
    int best = std::numeric_limits<int>::min();
    for (Seat seat = 0; seat < seats; ++seat)
      if (teams[seat] != team) best = std::max(best, of_team(teams[seat]));
    return best;
  }
};

}  // namespace lead_inside

template <Game G>
int lead(const typename G::State& state, Seat seat) {
  return lead_inside::Worths<G>(state).lead(state, seat);
}

// Of all seats, for little more than of one.
template <Game G>
std::array<int, max_seats> leads(const typename G::State& state) {
  const lead_inside::Worths<G> worths(state);
  std::array<int, max_seats> all{};
  for (Seat seat = 0; seat < worths.seats; ++seat) all[seat] = worths.lead(state, seat);
  return all;
}

}  // namespace veillee
