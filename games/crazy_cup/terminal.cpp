// The course in the terminal: road, short cuts and pawns; dice, cards and players below it.
#include "games/dicium/terminal.hpp"

#include "games/crazy_cup/game.hpp"
#include "games/crazy_cup/words.hpp"

namespace veillee::crazy_cup {
namespace {

constexpr Colour paints[racer_count] = {Colour::blue, Colour::yellow, Colour::green, Colour::red,
                                        Colour::violet};
constexpr const char* pawn_signs[racer_count] = {"A", "B", "C", "D", "*"};
constexpr Colour grounds[terrain_count] = {Colour::yellow, Colour::red, Colour::green,
                                           Colour::blue};
constexpr int board_y = 2;
constexpr int cell_width = 6;
constexpr int cell_height = 2;
constexpr int below_y = board_y + rows * cell_height + 1;

struct Sheet : Pen {
  const State& state;

  Style of_racer(Seat racer) const { return {paints[racer], true}; }
};

void draw_square(const Sheet& sheet, std::uint8_t square) {
  const State& state = sheet.state;
  const int x = places[square].column * cell_width;
  const int y = board_y + places[square].row * cell_height;
  if (is_rough(square)) {
    const Rough& rough = rough_of(square);
    sheet.put(x + 1, y, "≈" + std::string(rough.id), {grounds[rough.terrain], true});
  } else if (square == start_line) {
    sheet.put(x, y, "[=S=]", {Colour::plain, true});
  } else {
    const std::string name = std::to_string(label_of(state, square));
    const bool garage = is_garage[square];
    sheet.put(x, y,
              "[" +
                  std::string(garage            ? "⌂"
                              : name.size() < 2 ? " "
                                                : "") +
                  name + "]",
              {garage ? Colour::cyan : Colour::grey});
  }
  int next = x + 1;
  for_each_racer(state, [&](Seat racer) {
    if (state.pawns[racer].square != square) return;
    Style style = sheet.of_racer(racer);
    style.reverse = true;
    next = sheet.put(next, y + 1, pawn_signs[racer], style);
  });
  if (square == state.tornado) sheet.put(next, y + 1, "@", {Colour::violet, true});
}

void draw_cards(const Sheet& sheet, int x, int y, const Cards& cards, Style style) {
  const int left = x;
  for (std::uint8_t card = 0; card < card_count; ++card) {
    if (cards.count[card] == 0) continue;
    std::string text = sheet.text(deck_of(sheet.state).names[card]);
    if (cards.count[card] > 1) text += " ×" + std::to_string(cards.count[card]);
    if (x > left) x = sheet.put(x, y, ", ", style);
    x = sheet.put(x, y, text, style);
  }
}

void draw_common(const Sheet& sheet, int y) {
  const State& state = sheet.state;
  int x = sheet.write(0, y, {"tuiles", "tiles"}, {Colour::grey}) + 1;
  for (std::uint8_t terrain = 0; terrain < terrain_count; ++terrain)
    for (int n = supply(state, terrain); n > 0; --n)
      x = sheet.put(x, y, std::string(1, "RVCL"[terrain]), {grounds[terrain], true}) + 1;
  x = sheet.write(x + 1, y, {"cartes visibles", "open cards"}, {Colour::grey}) + 1;
  for (const std::uint8_t card : state.shown)
    x = sheet.put(x, y, "[" + sheet.text(deck_of(state).names[card]) + "]") + 1;
  sheet.put(x, y, sheet.in({"pioche ", "pile "}) + std::to_string(state.pile.size()),
            {Colour::grey});
}

// Two lines a player.
void draw_player(const Sheet& sheet, Seat seat, Viewer viewer, const SeatNames& names, int y) {
  const State& state = sheet.state;
  const dicium::PlayerBoard& board = state.boards[seat];
  if (state.pending.shown().has(seat)) sheet.put(0, y, "►", {Colour::yellow, true});
  sheet.put(2, y, seat_label(seat, sheet.text(names[seat]), 16), sheet.of_racer(seat));
  sheet.put(22, y,
            std::to_string(progress(state, seat)) + (is_rough(state.pawns[seat].square) ? "½" : ""),
            {Colour::plain, true});
  int x =
      sheet.put(28, y, sheet.in({"main ", "hand "}) + std::to_string(board.hand), {Colour::grey}) +
      2;
  x = sheet.write(x, y, {"réserve", "reserve"}, {Colour::grey}) + 1;
  x = dicium::draw_dice(sheet, x, y, board.reserve) + 1;
  for (std::uint8_t terrain = 0; terrain < terrain_count; ++terrain)
    for (int n = state.tiles[seat][terrain]; n > 0; --n)
      x = sheet.put(x, y, std::string(1, "RVCL"[terrain]), {grounds[terrain], true}) + 1;
  dicium::draw_bonuses(sheet, x + 1, y, board.slots);
  x = sheet.put(4, y + 1,
                sheet.in({"cartes ", "cards "}) + std::to_string(state.hands[seat].size()),
                {Colour::grey}) +
      2;
  draw_cards(sheet, x, y + 1, viewer == seat ? state.hands[seat] : state.known[seat], {});
}

std::string heading(const Sheet& sheet) {
  const State& state = sheet.state;
  std::string text = sheet.text(say({"Tour de table {0}", "Round {0}"}, {number(round_of(state))}));
  if (state.ways[0] != no_way && !state.teams())
    text += "   " + sheet.text(say({"la course va {0}", "the race goes {0}"},
                                   {phrase(way_words[state.ways[0]])}));
  if (last_round(state)) text += "   " + sheet.in({"dernier tour de table", "last round"});
  if (state.solo())
    text += "   " + sheet.text(say({"le drone (*) : {0}", "the drone (*): {0}"},
                                   {number(progress(state, drone))}));
  return text;
}

}  // namespace

void CrazyCup::draw(const State& state, Viewer viewer, const SeatNames& names, Language language,
                    Canvas& canvas) {
  const Sheet sheet{{canvas, language}, state};
  sheet.put(0, 0, heading(sheet), {Colour::yellow, true});
  for (std::uint8_t square = 0; square < square_count; ++square) draw_square(sheet, square);
  sheet.write(
      0, below_y - 1,
      {"⌂ garage   @ Tornade   ≈ terrain accidenté : R ravin, V volcanique, C cactus, L lac",
       "⌂ garage   @ Tornado   ≈ rough terrain: R ravine, V volcanic, C cactus, L lake"},
      {Colour::grey});
  draw_common(sheet, below_y);
  dicium::draw_turn(sheet, 0, below_y + 2, state.turn, state.boards[state.turn.seat]);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    draw_player(sheet, seat, viewer, names, below_y + 5 + 2 * seat);
}

}  // namespace veillee::crazy_cup
