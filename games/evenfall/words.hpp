// Names of things in sentences, for the tables of game.cpp, the terminal and the glossary.
#pragma once

#include "engine/word_file.hpp"
#include "games/evenfall/rules.hpp"

namespace veillee::evenfall {

inline constexpr WordFile all_words(
#include "games/evenfall/words.txt"
);

inline constexpr auto clan_words = entries_of<Clan>(all_words.section("clans"));
inline constexpr auto side_words = entries_of<Side>(all_words.section("sides"));
inline constexpr auto region_words = entries_of<Region>(all_words.section("regions"));
inline constexpr auto stone_words = entries_of<Stone>(all_words.section("stones"));
inline constexpr auto worker_words = entries_of<Worker>(all_words.section("workers"));
inline constexpr auto resource_words = entries_of<Resource>(all_words.section("resources"));
inline constexpr auto catalyst_words = entries_of<Catalyst>(all_words.section("catalysts"));
inline constexpr auto phase_words = entries_of<Phase>(all_words.section("phases"));
inline constexpr WordFile counted_words = all_words.section("counted");  // of FinalCount

Phrase unit_name(Unit unit, long long n);               // "2 Herbes", "1 carte"
Phrase stock_name(const std::array<int, 3>& amounts);   // "2 Herbes et 1 Potion", "rien"
Phrase card_name(const Deck& deck, std::uint8_t card);  // no_arg: "une carte"
Phrase place_name(const Deck& deck, std::uint8_t place);
Phrase price_name(const Price& price);
Phrase keyword_name(std::uint8_t keyword);
// The id of the piece that an effect stands on: "card:R05", "council:C03a", "place:P17",
// "coven:sun:3".
std::string piece_of(std::uint8_t source);
Phrase type_name(Type type);  // what a card does, when and how: "Immediate effect"

}  // namespace veillee::evenfall
