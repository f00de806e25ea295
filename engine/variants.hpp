// What a game is played with, for people.
#pragma once

#include "engine/any_game.hpp"

namespace veillee {

// Only what is not as usual: "easy set-up, POWER cards: once per round".
Phrase variants(std::span<const OptionSpec> specs, const Setup& setup);
// And the deck, where it is one's own.
Phrase variants(const AnyGame& game, const Setup& setup);

}  // namespace veillee
