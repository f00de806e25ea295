// What things are called: the words that the tables of game.cpp, sentences and refusals share.
#pragma once

#include "engine/words.hpp"
#include "games/sabbat_magica/data.hpp"
#include "games/sabbat_magica/state.hpp"

namespace veillee::sabbat_magica {

Phrase amount(std::uint8_t resource, long long n);  // "2 araignées"
Phrase tile_name(std::uint8_t tile);                // "2 araignées", "éprouvette"
Phrase mirror_name(std::uint8_t mirror);            // "le miroir ouest, rangée 2"
Phrase kinds_name(std::uint8_t kinds);              // "1 araignée et 1 masque"
Phrase ghosts_name(std::uint8_t n);                 // "2 fantômes"
Phrase slot_name(const Slot& slot);                 // "2 PV"
Phrase payment_name(std::uint8_t cost, std::uint8_t from_1h);

}  // namespace veillee::sabbat_magica
