// What a reader would stumble over in a sentence of a game.
#pragma once

#include <string>

#include "engine/any_game.hpp"

namespace veillee {

// Empty, or what is wrong with this text: a code instead of a name, a missing elision or
// contraction, a plural after 1, a space that could break before : ; ? ! », a straight apostrophe,
// an abbreviation of the other language.
std::string stumble(const GameInfo& info, const std::string& text, Language language);

}  // namespace veillee
