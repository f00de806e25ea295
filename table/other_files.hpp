// Files that are not what was asked for, but something else that is known.
#pragma once

#include <optional>
#include <string_view>

#include "engine/words.hpp"

namespace veillee {

// What this file is, and what can be done with it; nothing when it may be a saved game.
std::optional<Phrase> what_else_it_is(std::string_view text);

}  // namespace veillee
