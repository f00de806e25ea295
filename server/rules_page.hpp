// GET /api/rules/GAME: the rules of a game, section by section and clause by clause.
#pragma once

#include <string>

#include "engine/any_game.hpp"

namespace veillee {

// Made once a game and language.
const std::string& rules_page(const AnyGame& game, Language language);

}  // namespace veillee
