// How likely a player is to get something done in a turn that is yet to be thrown, when every throw
// is chosen for it: by the own board and reserve. For evaluations; the rules do not need it.
#pragma once

#include "games/shogun/data.hpp"

namespace veillee::shogun {

enum class Feat : std::uint8_t {
  ninja_walk,    // one pawn goes so many squares, in one action or two
  ninja_cross,   // one pawn goes through a door, and so many squares before or behind it
  samurai_walk,  // one pawn goes so many squares
  light,         // one pawn goes so many squares and lights the brazier there
  count
};
inline constexpr int furthest = 10;  // squares that are told apart

// What dice do in so many actions, one or two.
struct Able {
  std::int8_t walk = 0;  // squares
  std::int8_t far = -1;  // squares besides a door or a brazier; −1: neither
};
Able able(Camp camp, const dicium::PlayerBoard& board, std::size_t set, int actions);
// One action runs already: a walk of so many squares.
Able able_after_walk(Camp camp, const dicium::PlayerBoard& board, int squares, std::size_t set,
                     int actions);

// In per cent; nobody goes further than `furthest`.
int odds(Feat feat, const dicium::PlayerBoard& board, int squares);
// Squares that one pawn makes in a turn on average, in tenths.
int tenths_a_turn(Camp camp, const dicium::PlayerBoard& board);

// Squares that an action before or behind a door has to lead, for a ninja who goes from one square
// to another through one door, by how many play; `out_of_reach` where two actions cannot do it.
inline constexpr std::uint8_t out_of_reach = 0xFF;
std::uint8_t squares_beside_door(int seats, std::uint8_t from, std::uint8_t to);
// Squares of a ninja's way without doors; `out_of_reach` where there is none.
std::uint8_t squares_past_doors(std::uint8_t from, std::uint8_t to);

}  // namespace veillee::shogun
