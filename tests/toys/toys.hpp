// Small games for tests: one for each kind of thing that a game may have (README.md).
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/any_game.hpp"

namespace veillee {

std::span<const AnyGame* const> toys();
// From now on they are found by their id, searched and learnt from, like the games of the house.
// Again does nothing.
void register_toys();

// Every toy at every number of seats that it takes, registered.
struct ToyTable {
  const AnyGame* game;
  std::uint8_t seats;

  std::string_view id() const { return game->info().id; }
  std::string name() const { return std::string(id()) + " of " + std::to_string(seats); }
};
std::vector<ToyTable> every_toy_table();

}  // namespace veillee
