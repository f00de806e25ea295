// Small games for tests: one for each kind of thing that a game may have (README.md).
#pragma once

#include <span>

#include "engine/any_game.hpp"

namespace veillee {

std::span<const AnyGame* const> toys();
// From now on they are found by their id, searched and learnt from, like the games of the house.
// Again does nothing.
void register_toys();

}  // namespace veillee
