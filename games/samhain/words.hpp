// What things are called: the words that the tables of game.cpp, sentences and refusals share.
#pragma once

#include "engine/words.hpp"
#include "games/samhain/data.hpp"
#include "games/samhain/state.hpp"

namespace veillee::samhain {

Phrase card_name(std::uint8_t card);      // "Source claire / Eaux troubles (Sirona)"
Phrase halves_name(std::uint8_t card);    // "Source claire / Eaux troubles"
Phrase action_name(std::uint8_t action);  // "Source claire"
Phrase track_name(std::uint8_t track);    // "la piste Lumière de Sirona"
Phrase unit_name(std::uint8_t unit);      // "1 bois", "1 PA sur la piste Lumière de Sirona"
Phrase bundle_name(std::uint8_t bundle);  // "1 bois et 1 or"
Phrase bonus_name(std::uint8_t action, Bonus bonus);  // "+1 bois"
Phrase worship_on(std::uint8_t track, long long n);   // "2 PA sur la piste Lumière de Sirona"

}  // namespace veillee::samhain
