// What things are called: the words that tables, sentences and refusals share.
#pragma once

#include "engine/words.hpp"
#include "games/crazy_cup/state.hpp"

namespace veillee::crazy_cup {

extern const Noun square_noun;
extern const Noun card_noun;
extern const std::array<Words, terrain_count> terrain_words;  // "ravin"
extern const std::array<Words, terrain_count> tile_words;     // "le tremplin"
extern const std::array<Words, 2> way_words;                  // "dans le sens horaire"
extern const std::array<std::string_view, how_count> how_ids;

// What a square is called on the board and in sentences (CUP-4.22): its progress, its index before
// the direction is known and with teams; rough squares lie behind the others.
inline constexpr std::uint8_t rough_label = 200;
std::uint8_t label_of(const State& state, std::uint8_t square);
Phrase label_name(std::uint8_t label);  // "la case 12"
Phrase square_name(const State& state, std::uint8_t square);

Phrase use_name(std::uint8_t use);
Phrase tile_name(std::uint8_t terrain);
// "avancer de 2 cases au plus": what a use does.
Words effect_of(std::uint8_t use);

}  // namespace veillee::crazy_cup
