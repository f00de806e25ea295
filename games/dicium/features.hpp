// What the evaluation of every Dicium game tells of a player's own board: dice, bonuses, reserve.
#pragma once

#include "games/dicium/state.hpp"

namespace veillee::dicium {

// Features from `first` on: hand of four, of five; each slot; each face in reserve.
inline constexpr int board_features = 2 + slot_count + face_count;

template <class Add>
void tell_board(const PlayerBoard& board, int first, Add& add) {
  for (int n = least_dice + 1; n <= board.hand; ++n) add(first + n - least_dice - 1, 1);
  for (int slot = 0; slot < slot_count; ++slot)
    if ((board.slots >> slot & 1) != 0) add(first + 2 + slot, 1);
  for (std::size_t face = 0; face < face_count; ++face)
    if (board.reserve.of[face] > 0)
      add(first + 2 + slot_count + static_cast<int>(face), board.reserve.of[face]);
}

}  // namespace veillee::dicium
