// Whole ways of a movement, for who draws them before they are driven.
#pragma once

#include <vector>

#include "games/crazy_cup/rules.hpp"

namespace veillee::crazy_cup {

struct Route {
  std::vector<std::uint8_t> path;                   // squares entered
  std::array<std::uint8_t, terrain_count> tiles{};  // discarded
};

// To every square that a movement of so many squares can reach from where the racer stands: a
// shortest way, and, where it discards tiles, the shortest ones with fewer. Among equals the first
// in the order of DIC-13.10.
std::vector<Route> routes(const State& state, Seat racer, int squares, bool free);

}  // namespace veillee::crazy_cup
