// Dice in the terminal.
#pragma once

#include "engine/widgets.hpp"
#include "games/dicium/state.hpp"

namespace veillee::dicium {

// "1v 2b ★": one sign a die, in the paint of its colour. The column after the last one.
int draw_dice(const Pen& pen, int x, int y, const Dice& dice);
// The hand of the turn: phases, dice, what was spent. Two lines.
void draw_turn(const Pen& pen, int x, int y, const Turn& turn, const PlayerBoard& board);
// The same where the game changes what a turn allows.
void draw_turn(const Pen& pen, int x, int y, const Turn& turn, const Limits& limits);
// "2b 3v": the bonuses of a board by level. The column after the last one.
int draw_bonuses(const Pen& pen, int x, int y, Slots slots);

}  // namespace veillee::dicium
