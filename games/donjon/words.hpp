// What things are called: the words that tables, sentences and refusals share.
#pragma once

#include "engine/words.hpp"
#include "games/donjon/state.hpp"

namespace veillee::donjon {

extern const std::array<std::string_view, how_count> how_ids;
extern const std::array<std::string_view, 4> cause_ids;
extern const Noun squares_noun;

Phrase means_name(std::uint8_t means);
Phrase square_name(std::uint8_t square);  // "case C4"
Phrase foe_name(std::uint8_t foe);        // "le troll"
Phrase tile_name(std::uint8_t tile);
// "se déplacer de 2 cases au plus": what a use does.
Words effect_of(std::uint8_t use);

}  // namespace veillee::donjon
