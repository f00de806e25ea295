// What things are called: the words that tables, sentences and refusals share.
#pragma once

#include "engine/words.hpp"
#include "games/shogun/state.hpp"

namespace veillee::shogun {

// Of a seat's board and pawns (SHO-2.5).
enum PawnColour : std::uint8_t { blue_pawns, yellow_pawns, green_pawns, red_pawns };
inline constexpr std::string_view pawn_colour_ids[] = {"blue", "yellow", "green", "red"};
PawnColour pawn_colour(const Options& options, Seat seat);

extern const std::array<std::string_view, 2> camp_ids;
extern const std::array<std::string_view, how_count> how_ids;
extern const Noun square_noun;

Phrase use_name(std::uint8_t use);
Phrase some_pawn(std::uint8_t pawn);      // "un pion", "le Shogun"
Phrase square_name(std::uint8_t square);  // "case E5"
// "déplacer un pion de 2 cases au plus": what a use lets this camp do.
Words effect_of(Camp camp, std::uint8_t use);

}  // namespace veillee::shogun
