// Dice in the terminal, and the plan of a board with walls and doors.
#pragma once

#include "engine/board.hpp"
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

// Where a plan stands, and how wide a square is with the side at its left; it is two lines high
// with the side above it.
struct PlanPlace {
  int x;
  int y;
  int width;
  veillee::Colour doors;

  static constexpr int height = 2;
};
// Walls are lines, doors are dotted, passages are left open; letters above, numbers at the left.
// What is on a square the game draws: draw(square, x, y).
template <int Rows, int Columns, class Draw>
void draw_plan(const Pen& pen, const Board<Rows, Columns>& board, const PlanPlace& place,
               Draw draw) {
  constexpr Style wall = {veillee::Colour::grey};
  const auto repeated = [&](const char* sign) {
    std::string line;
    for (int i = 1; i < place.width; ++i) line += sign;
    return line;
  };
  const std::string lines[] = {repeated("─"), repeated("╌")};
  const char* const bars[] = {"│", "┊"};
  // What lies between a square and the one before it in its column or row.
  const auto put_side = [&](int x, int y, Edge edge, const auto& signs) {
    if (edge == Edge::wall) pen.put(x, y, signs[0], wall);
    if (edge == Edge::door) pen.put(x, y, signs[1], {place.doors});
  };
  for (std::uint8_t square = 0; square < Rows * Columns; ++square) {
    const int row = board.row(square);
    const int column = board.column(square);
    const int x = place.x + column * place.width;
    const int y = place.y + row * place.height;
    const auto edge = [&](bool outer, int other) {
      return outer ? Edge::wall : board.edge(square, static_cast<std::uint8_t>(other));
    };
    put_side(x + 1, y, edge(row == 0, square - Columns), lines);
    put_side(x, y + 1, edge(column == 0, square - 1), bars);
    pen.put(x, y, "·", wall);
    draw(square, x + 1, y + 1);
  }
  for (int row = 0; row < Rows; ++row) {
    const int y = place.y + 1 + row * place.height;
    pen.put(place.x + Columns * place.width, y, bars[0], wall);
    pen.put(0, y, std::to_string(row + 1), wall);
  }
  for (int column = 0; column < Columns; ++column) {
    const int x = place.x + 1 + column * place.width;
    pen.put(x, place.y + Rows * place.height, lines[0], wall);
    pen.put(x + 1, place.y - 1, std::string(1, static_cast<char>('A' + column)), wall);
  }
}

}  // namespace veillee::dicium
