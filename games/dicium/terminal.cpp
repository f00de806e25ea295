#include "games/dicium/terminal.hpp"

#include <string>

namespace veillee::dicium {
namespace {

constexpr veillee::Colour paints[colour_count] = {veillee::Colour::blue, veillee::Colour::yellow,
                                                  veillee::Colour::green, veillee::Colour::red};
// So that they can be told apart without colours, too: bleu, jaune, vert, rouge.
constexpr Words initials[colour_count] = {{"B", "B"}, {"J", "Y"}, {"V", "G"}, {"R", "R"}};
constexpr const char* signs[face_count] = {"1", "2", "3", "4", "5", "★"};

}  // namespace

int draw_dice(const Pen& pen, int x, int y, const Dice& dice) {
  for (std::size_t face = 0; face < face_count; ++face)
    for (int n = dice.of[face]; n > 0; --n)
      x = pen.put(x, y, std::string("[") + signs[face] + "]", {paints[colour_of[face]], true}) + 1;
  return x;
}

void draw_turn(const Pen& pen, int x, int y, const Turn& turn, const PlayerBoard& board) {
  draw_turn(pen, x, y, turn, Limits{board.throws(), most_actions, board.hand});
}

void draw_turn(const Pen& pen, int x, int y, const Turn& turn, const Limits& limits) {
  const auto step = [&](Phase phase, Words words, int done, int of) {
    const bool now = turn.phase == phase;
    x = pen.put(x, y, pen.in(words), {now ? veillee::Colour::plain : veillee::Colour::grey, now});
    if (of > 0)
      x = pen.put(x + 1, y, std::to_string(done) + "/" + std::to_string(of),
                  {veillee::Colour::grey});
    x += 2;
  };
  const int left = x;
  step(Phase::throwing, {"lancers", "throws"}, turn.throws, limits.throws);
  step(Phase::action, {"actions", "actions"}, turn.actions, limits.actions);
  step(Phase::reserve, {"réserve", "reserve"}, 0, 0);
  const int end = draw_dice(pen, left, y + 1, turn.dice);
  if (turn.spent.empty()) return;
  Dice spent;
  for (const Spent& die : turn.spent) ++spent.of[die.face];
  const int after = pen.write(end + 1, y + 1, {"dépensés", "spent"}, {veillee::Colour::grey});
  draw_dice(pen, after + 1, y + 1, spent);
}

int draw_bonuses(const Pen& pen, int x, int y, Slots slots) {
  for (std::uint8_t slot = 0; slot < slot_count; ++slot) {
    if ((slots >> slot & 1U) == 0) continue;
    veillee::Colour paint = veillee::Colour::plain;
    std::string sign = "↻";  // the second re-roll
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
      if ((colour_slots[colour] >> slot & 1U) == 0) continue;
      paint = paints[colour];
      sign = pen.in(initials[colour]);
    }
    x = pen.put(x, y, sign + std::to_string(level_of(slot)), {paint, true}) + 1;
  }
  return x;
}

}  // namespace veillee::dicium
