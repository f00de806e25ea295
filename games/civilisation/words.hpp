// What things are called: the words that tables, sentences and refusals share.
#pragma once

#include "engine/words.hpp"
#include "games/civilisation/state.hpp"

namespace veillee::civilisation {

extern const Noun square_noun;
extern const Noun point_noun;  // "3 PV"
extern const std::array<Words, board_count> board_words;
extern const std::array<Words, hero_count> hero_words;  // "héros de la relance"
extern const std::array<Words, 4> tile_words;           // "une cité", by Tile
extern const std::array<Words, 4> own_tile_words;       // "votre cité"
extern const std::array<Words, source_count> source_words;
extern const std::array<std::string_view, how_count> how_ids;

Phrase use_name(std::uint8_t use);
Phrase monster_name(std::uint8_t monster);
// Slot B4a is green here (CIV-1.20).
Phrase slot_name(std::uint8_t slot);
Phrase region_name(std::uint8_t square);  // "Gouffre", of a square
// What a use does.
Words effect_of(std::uint8_t use);
// What a Hero tile of this board unlocks.
Words advantage_of(std::uint8_t hero, std::uint8_t board);

}  // namespace veillee::civilisation
