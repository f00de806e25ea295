// The chart in the terminal: sea, land, tiles, monsters and pawns; dice, cards and players beside
// it.
#include "games/dicium/terminal.hpp"

#include "games/civilisation/game.hpp"
#include "games/civilisation/words.hpp"

namespace veillee::civilisation {
namespace {

constexpr Colour paints[board_count] = {Colour::red, Colour::green, Colour::blue, Colour::yellow};
constexpr int chart_x = 3;
constexpr int chart_y = 3;
constexpr int square_width = 4;
constexpr int widest = 98;
constexpr int beside_x = chart_x + columns * square_width + 4;
constexpr int below_y = chart_y + rows + 6;
constexpr const char* building_signs[building_count] = {"c", "t", "W"};

struct Sheet : Pen {
  const State& state;

  Style of_seat(Seat seat) const { return {paints[state.colours[seat]], true}; }
};

int x_of(std::uint8_t square) {
  const int column = Chart::column(square);
  return chart_x + column * square_width + column / 3;  // a gap between regions
}
int y_of(std::uint8_t square) {
  const int row = Chart::row(square);
  return chart_y + row + row / 3;
}

void draw_square(const Sheet& sheet, std::uint8_t square) {
  const State& state = sheet.state;
  int x = x_of(square);
  const int y = y_of(square);
  const std::uint8_t monster = monster_on(state, square);
  const char* ground = quarries.has(square) ? "◊" : land.has(square) ? "▒" : "~";
  x = sheet.put(x, y, ground, {land.has(square) ? Colour::grey : Colour::cyan});
  if (monster != no_arg)
    x = sheet.put(x, y, "M" + std::to_string(all_monsters[monster].defence),
                  {Colour::violet, true});
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (square == capital_of(state, seat)) x = sheet.put(x, y, "K", sheet.of_seat(seat));
    if (heroes_of(state, seat).has(square)) x = sheet.put(x, y, "h", sheet.of_seat(seat));
    for (std::size_t tile = 0; tile < building_count; ++tile)
      if (state.built[seat][tile].has(square))
        x = sheet.put(x, y, building_signs[tile], sheet.of_seat(seat));
  }
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (state.pawns[seat] != square) continue;
    Style style = sheet.of_seat(seat);
    style.reverse = true;
    x = sheet.put(x, y, seat_letters[seat], style);
  }
}

void draw_chart(const Sheet& sheet) {
  for (std::uint8_t square = 0; square < square_count; ++square) draw_square(sheet, square);
  for (std::uint8_t i = 0; i < rows; ++i) {
    sheet.put(x_of(i), chart_y - 1, std::string(1, static_cast<char>('A' + i)), {Colour::grey});
    sheet.put(0, y_of(byte(i * columns)), std::to_string(i + 1), {Colour::grey});
  }
  sheet.write(0, below_y - 2,
              {"~ mer  ▒ terre  ◊ carrière  K capitale  h héros  c cité  t temple  W merveille  M "
               "monstre, défense",
               "~ sea  ▒ land  ◊ quarry  K capital  h hero  c city  t temple  W wonder  M monster "
               "and its defence"},
              {Colour::grey});
}

void draw_commons(const Sheet& sheet, int y) {
  const State& state = sheet.state;
  int x = sheet.write(0, y, {"exposés", "display"}, {Colour::grey}) + 1;
  for (std::uint8_t place = on_display; place < in_hand; ++place)
    for (const std::uint8_t card : state.cards.in(place))
      x = sheet.put(x, y, "[" + sheet.text(deck_of(state).philosophers[card].name) + "]") + 1;
  sheet.put(x, y, sheet.in({"pioche ", "pile "}) + std::to_string(state.cards.count(in_pile)),
            {Colour::grey});
  x = sheet.write(0, y + 1, {"objectifs", "objectives"}, {Colour::grey}) + 1;
  for (std::uint8_t card = 0; card < objective_count; ++card) {
    const std::uint8_t place = state.commons[card];
    if (place == unused || place == traded) continue;
    std::string text = sheet.text(deck_of(state).common_words[card].name);
    if (place != lies_open) text += "=" + std::string(place_ids[place]);
    if (x + veillee::columns(text) > widest) {
      x = 2;
      ++y;
    }
    x = sheet.put(x, y + 1, text,
                  {place == lies_open ? Colour::plain : Colour::grey, place == lies_open}) +
        2;
  }
}

// Three lines a player.
void draw_player(const Sheet& sheet, Seat seat, Viewer viewer, const SeatNames& names, int y) {
  const State& state = sheet.state;
  const dicium::PlayerBoard& board = state.boards[seat];
  const Count count = count_of(state, seat);
  const bool ended = state.stack.empty();
  if (state.pending.shown().has(seat)) sheet.put(beside_x - 2, y, "►", {Colour::yellow, true});
  int x =
      sheet.put(beside_x, y, seat_label(seat, sheet.text(names[seat]), 14), sheet.of_seat(seat));
  x = sheet.put(x + 2, y, std::to_string(state.vp[seat]) + sheet.in({" PV", " VP"}),
                {Colour::plain, true});
  sheet.put(x + 2, y,
            sheet.in({"décompte ", "count "}) +
                std::to_string(count.total() - (ended ? 0 : count.secret)),
            {Colour::grey});
  x = sheet.put(beside_x + 2, y + 1, sheet.in({"main ", "hand "}) + std::to_string(board.hand),
                {Colour::grey});
  x = sheet.write(x + 2, y + 1, {"réserve", "reserve"}, {Colour::grey}) + 1;
  x = dicium::draw_dice(sheet, x, y + 1, board.reserve) + 1;
  x = dicium::draw_bonuses(sheet, x, y + 1,
                           static_cast<dicium::Slots>(board.slots & ~dicium::reroll_slots));
  if ((board.slots & dicium::reroll_slots) != 0)
    sheet.put(x, y + 1, sheet.in({"V4", "G4"}), {Colour::green, true});
  x = sheet.put(beside_x + 2, y + 2,
                sheet.in({"philosophes ", "sages "}) + std::to_string(hand_of(state, seat).size()),
                {Colour::grey}) +
      1;
  for (const std::uint8_t card : hand_of(state, seat)) {
    if (!ended && !state.cards.knows(viewer, card)) continue;
    const std::string& name = sheet.text(deck_of(state).philosophers[card].name);
    if (x + veillee::columns(name) > widest) break;
    x = sheet.put(x, y + 2, name) + 1;
  }
}

// One's own secret objective, or all of them at the end.
void draw_secrets(const Sheet& sheet, Viewer viewer, int y) {
  const State& state = sheet.state;
  int x = 0;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const std::uint8_t secret = secret_of(state, seat);
    if (secret == no_arg || (viewer != seat && !state.stack.empty())) continue;
    const Phrase line =
        say({"objectif secret {0} : {1}, {2}/{3}", "secret objective {0}: {1}, {2}/{3}"},
            {verbatim(seat_letters[seat]), deck_of(state).secret_words[secret].name,
             number(secret_progress(state, seat, Secret{secret})),
             number(deck_of(state).secrets[secret].need)});
    sheet.put(x, y++, sheet.text(line), sheet.of_seat(seat));
  }
}

std::string heading(const Sheet& sheet) {
  const State& state = sheet.state;
  std::string text =
      sheet.text(say({"Tour de table {0}   pile de PV {1}", "Round {0}   VP pile {1}"},
                     {number(round_of(state)), number(state.pile)}));
  if (last_round(state)) text += "   " + sheet.in({"dernier tour de table", "last round"});
  if (state.solo())
    text +=
        "   " + sheet.text(say({"tour {0} sur {1}", "turn {0} of {1}"},
                               {number(std::max<int>(1, state.turn.number)), number(solo_turns)}));
  return text;
}

}  // namespace

void Civilisation::draw(const State& state, Viewer viewer, const SeatNames& names,
                        Language language, Canvas& canvas) {
  const Sheet sheet{{canvas, language}, state};
  sheet.put(0, 0, heading(sheet), {Colour::yellow, true});
  draw_chart(sheet);
  draw_commons(sheet, below_y);
  dicium::draw_turn(sheet, beside_x, 1, state.turn, limits(state, state.turn.seat));
  for (Seat seat = 0; seat < state.seats(); ++seat)
    draw_player(sheet, seat, viewer, names, chart_y + 1 + 3 * seat);
  draw_secrets(sheet, viewer, below_y + 4);
}

}  // namespace veillee::civilisation
