// What a game is played with, for people.
#pragma once

#include "engine/options.hpp"

namespace veillee {

// Only what is not as usual: "easy set-up, POWER cards: once per round".
Phrase variants(std::span<const OptionSpec> specs, const Setup& setup);

}  // namespace veillee
