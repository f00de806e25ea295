// All the games of the house.
#pragma once

#include <span>
#include <string_view>

#include "engine/any_game.hpp"

namespace veillee {

std::span<const AnyGame* const> all_games();
// Null when there is no such game.
const AnyGame* find_game(std::string_view id);

}  // namespace veillee
