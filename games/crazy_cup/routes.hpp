// Whole ways of a movement, for who draws them before they are driven.
#pragma once

#include <span>
#include <vector>

#include "games/crazy_cup/rules.hpp"

namespace veillee::crazy_cup {

struct Route {
  std::vector<std::uint8_t> path;                   // squares entered
  std::array<std::uint8_t, terrain_count> tiles{};  // discarded
  int gain = 0;                                     // of progress
  bool storm = false;                               // a test in the Tornado on the way
};

// How much progress these steps bring.
int gain_of(const State& state, Seat racer, std::span<const std::uint8_t> path);

// To every square that a movement of so many squares can reach from where the racer stands: a
// shortest way, and, where it discards tiles, the shortest ones with fewer. Among equals the first
// in the order of DIC-13.10.
std::vector<Route> routes(const State& state, Seat racer, int squares, bool free);

}  // namespace veillee::crazy_cup
