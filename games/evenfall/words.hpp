// Names of things in sentences, for the tables of game.cpp, the terminal and the glossary.
#pragma once

#include "engine/word_file.hpp"
#include "games/evenfall/rules.hpp"

namespace veillee::evenfall {

inline constexpr WordFile all_words(
#include "games/evenfall/words.txt"
);

Phrase unit_name(Unit unit, long long n);               // "2 Herbes", "1 carte"
Phrase stock_name(const std::array<int, 3>& amounts);   // "2 Herbes et 1 Potion", "rien"
Phrase card_name(const Deck& deck, std::uint8_t card);  // no_arg: "une carte"
Phrase place_name(const Deck& deck, std::uint8_t place);
Phrase clan_name(std::uint8_t clan);
Phrase region_name(std::uint8_t region);
Phrase price_name(const Price& price);
Phrase keyword_name(std::uint8_t keyword);
Phrase type_name(Type type);  // what a card does, when and how: "Immediate effect"

}  // namespace veillee::evenfall
