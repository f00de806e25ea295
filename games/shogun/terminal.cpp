// The castle in the terminal: squares, walls and doors, pawns and tiles; dice and players beside
// it.
#include "games/dicium/terminal.hpp"

#include "games/shogun/game.hpp"
#include "games/shogun/words.hpp"

namespace veillee::shogun {
namespace {

constexpr Colour paints[] = {Colour::blue, Colour::yellow, Colour::green, Colour::red};
constexpr dicium::PlanPlace place = {3, 2, 6, Colour::red};
constexpr int beside_x = place.x + columns * place.width + 3;

struct Sheet : Pen {
  const State& state;

  Style of_seat(Seat seat) const { return {paints[pawn_colour(state.options, seat)], true}; }
};

// What lies or is printed on a square.
struct Sign {
  const char* sign;
  Style style;
};
Sign sign_of(const State& state, std::uint8_t square) {
  if (state.torii.has(square) || square == torii_square) return {"π", {Colour::red, true}};
  if (state.turned.has(square)) return {"♣", {Colour::green}};
  if (state.garrisons.has(square) || garrison_squares.has(square)) return {"▣", {Colour::yellow}};
  if (state.lit.has(square)) return {"♨", {Colour::red, true}};
  if (brazier_squares.has(square)) return {"○", {Colour::grey}};
  if (altars.has(square)) return {"†", {Colour::violet}};
  if (plain_gardens.has(square)) return {"˙", {Colour::green}};
  return {" ", {}};
}

void draw_square(const Sheet& sheet, std::uint8_t square, int x, int y) {
  const State& state = sheet.state;
  const Sign sign = sign_of(state, square);
  int next = sheet.put(x, y, sign.sign, sign.style);
  if (state.shogun == square) next = sheet.put(next, y, "S", {Colour::violet, true, true});
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    int here = 0;
    const std::uint8_t first = first_pawn(seat);
    for (std::uint8_t pawn = first; pawn < first + pawns_each; ++pawn)
      here += state.pawns[pawn] == square ? 1 : 0;
    if (here == 0) continue;
    Style style = sheet.of_seat(seat);
    style.reverse = true;
    next = sheet.put(next, y, seat_letters[seat], style);
    if (here > 1) next = sheet.put(next, y, std::to_string(here), style);
  }
}

void draw_legend(const Sheet& sheet, int y) {
  constexpr std::pair<const char*, Words> signs[] = {
      {"π", {"torii", "torii"}},     {"▣", {"garnison", "garrison"}},
      {"○", {"brasero", "brazier"}}, {"♨", {"allumé", "lit"}},
      {"†", {"autel", "altar"}},     {"♣", {"torii retourné", "turned torii"}},
      {"S", {"Shogun", "Shogun"}}};
  int x = place.x;
  for (const auto& [sign, words] : signs) {
    x = sheet.put(x, y, sign, {Colour::plain, true}) + 1;
    x = sheet.write(x, y, words, {Colour::grey}) + 2;
  }
}

void draw_combat(const Sheet& sheet, int y) {
  const dicium::Combat& combat = sheet.state.combat;
  if (!combat.running()) return;
  int x = sheet.write(beside_x, y, {"combat", "combat"}, {Colour::red, true}) + 1;
  const auto side = [&](Seat seat, std::uint8_t force) {
    x = sheet.put(x, y, seat_letters[seat], sheet.of_seat(seat));
    x = sheet.put(x, y, force > 0 ? " " + std::to_string(force) : " ?");
  };
  side(combat.attacker, combat.force[dicium::attacking]);
  x = sheet.write(x + 1, y, {"contre", "against"}, {Colour::grey}) + 1;
  side(combat.defender, combat.force[dicium::defending]);
}

// Three lines a player.
void draw_player(const Sheet& sheet, Seat seat, const SeatNames& names, int y) {
  const State& state = sheet.state;
  const dicium::PlayerBoard& board = state.boards[seat];
  constexpr Words camps[] = {{"ninja", "ninja"}, {"samouraï", "samurai"}};
  if (state.pending.owing.has(seat)) sheet.put(beside_x - 2, y, "►", {Colour::yellow, true});
  int x =
      sheet.put(beside_x, y, seat_label(seat, sheet.text(names[seat]), 18), sheet.of_seat(seat));
  sheet.write(x + 1, y, camps[camp_of(seat)], {Colour::grey});
  x = sheet.put(beside_x + 2, y + 1,
                sheet.in({"main ", "hand "}) + std::to_string(board.hand) +
                    sheet.in({"  tuiles ", "  tiles "}) + std::to_string(state.tiles[seat]),
                {Colour::grey});
  x = sheet.write(x + 2, y + 1, {"réserve", "reserve"}, {Colour::grey}) + 1;
  dicium::draw_dice(sheet, x, y + 1, board.reserve);
  dicium::draw_bonuses(sheet, beside_x + 2, y + 2, board.slots);
}

}  // namespace

void Shogun::draw(const State& state, Viewer, const SeatNames& names, Language language,
                  Canvas& canvas) {
  const Sheet sheet{{canvas, language}, state};
  sheet.put(0, 0,
            sheet.text(say({"Tour {0}   Alerte {1}/{2}   braseros {3}   progrès {4} contre {5}",
                            "Turn {0}   Alert {1}/{2}   braziers {3}   progress {4} against {5}"},
                           {number(state.turn.number), number(state.alerts),
                            number(alerts_at_start(state.options)), number(state.lit.size()),
                            number(progress(state, ninja)), number(progress(state, samurai))})),
            {Colour::yellow, true});
  dicium::draw_plan(sheet, plan_for(state.seats()).castle, place,
                    [&](std::uint8_t square, int x, int y) { draw_square(sheet, square, x, y); });
  draw_legend(sheet, place.y + rows * place.height + 1);
  dicium::draw_turn(sheet, beside_x, place.y, state.turn, state.boards[state.turn.seat]);
  draw_combat(sheet, place.y + 2);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    draw_player(sheet, seat, names, place.y + 4 + 4 * seat);
}

}  // namespace veillee::shogun
