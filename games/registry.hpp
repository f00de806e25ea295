// All the games of the house.
#pragma once

#include <span>
#include <string_view>

#include "engine/any_game.hpp"

namespace veillee {

std::span<const AnyGame* const> all_games();
// Null when there is no such game.
const AnyGame* find_game(std::string_view id);
// A game that is found, but does not belong to the house: for tests (tests/toys). Before any other
// thread begins.
void add_game(const AnyGame& game);

}  // namespace veillee
