// How many steps things are from each other: the plan of the dungeon is printed, so this is worked
// out once. For the evaluation.
#pragma once

#include "games/donjon/rules.hpp"

namespace veillee::donjon {

inline constexpr int far_away = 20;  // what is further makes no difference

using Steps = std::array<std::uint8_t, square_count>;  // from each square

// A monster in the way, by the sixths of beating it.
inline constexpr std::array<int, 7> fight_steps = {far_away, 13, 8, 5, 4, 4, 2};

struct Charts {
  std::array<Steps, all_chests> past;     // to each chest, past every lair
  std::array<Steps, all_chests> through;  // through the lair before it
  // The shorter of both when a fight counts some steps: by the sixths of winning it.
  std::array<std::array<Steps, 7>, all_chests> fought;
  std::array<Steps, lair_count> lair;
  std::array<Steps, square_count> square;
};
const Charts& charts();

// From the nearest of these.
int steps_from(const Set& squares, const Steps& steps);

// Chests are numbered: rooms, then crypts.
constexpr std::uint8_t chest_square(std::size_t chest) {
  return chest < room_count ? rooms[chest] : crypts[chest - room_count];
}
inline std::uint8_t chest_on(std::uint8_t square) {
  return room_on[square] != no_arg ? room_on[square] : byte(room_count + crypt_on[square]);
}

}  // namespace veillee::donjon
