// The dungeon in the terminal: squares, walls and doors, heroes, foes and chests; dice and players
// beside it.
#include "games/dicium/terminal.hpp"

#include "games/donjon/game.hpp"
#include "games/donjon/words.hpp"

namespace veillee::donjon {
namespace {

constexpr Colour hero_paints[] = {Colour::red, Colour::yellow, Colour::green, Colour::blue};
constexpr dicium::PlanPlace place = {2, 2, 5, Colour::violet};
constexpr int beside_x = place.x + columns * place.width + 3;

struct Sheet : Pen {
  const State& state;

  Style of_seat(Seat seat) const { return {hero_paints[state.heroes[seat]], true}; }
};

struct Sign {
  std::string sign;
  Style style;
};
// A chest that is known shows the number of its tile.
Sign chest_sign(std::uint8_t content, bool relic) {
  const Style style{relic ? Colour::violet : Colour::yellow, true};
  if (content == emptied) return {"▫", {Colour::grey}};
  std::string sign = relic ? "▲" : "■";
  if (content != hidden) sign += std::to_string(relic ? content - first_relic + 1 : content + 1);
  return {sign, style};
}

Sign sign_of(const State& state, std::uint8_t square) {
  const std::uint8_t foe = foe_on(state, square);
  if (foe == the_goblin) return {"g4", {Colour::green, true}};
  if (foe != no_arg) return {"m" + std::to_string(defences[foe]), {Colour::red, true}};
  if (room_on[square] != no_arg) return chest_sign(state.rooms[room_on[square]], false);
  if (crypt_on[square] != no_arg) return chest_sign(state.crypts[crypt_on[square]], true);
  if (portal_squares.has(square)) return {"◎", {Colour::violet, true}};
  if (state.portal == square) return {"○", {Colour::violet, true}};
  if (guard_squares.has(square)) return {"+", {Colour::green}};
  if (square == royal_way[throne]) return {"T", {Colour::yellow, true}};
  if (royal_squares.has(square)) return {"·", {Colour::red}};
  return {" ", {}};
}

void draw_square(const Sheet& sheet, std::uint8_t square, int x, int y) {
  const State& state = sheet.state;
  int heroes = 0;
  for (Seat seat = 0; seat < state.seats(); ++seat) heroes += state.pawns[seat] == square ? 1 : 0;
  const Sign sign = sign_of(state, square);
  int next = x;
  if (heroes < 3) next = sheet.put(x, y, sign.sign, sign.style);
  if (king_square(state) == square) next = sheet.put(next, y, "K", {Colour::yellow, true, true});
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (state.pawns[seat] != square) continue;
    Style style = sheet.of_seat(seat);
    style.reverse = true;
    next = sheet.put(next, y, seat_letters[seat], style);
  }
}

void draw_legend(const Sheet& sheet, int y) {
  constexpr std::pair<const char*, Words> signs[] = {
      {"m7", {"monstre, défense", "monster, defence"}},
      {"g4", {"gobelin", "goblin"}},
      {"■", {"trésor", "treasure"}},
      {"▲", {"relique", "relic"}},
      {"▫", {"ouvert", "open"}},
      {"◎", {"portail", "portal"}},
      {"○", {"tuile Portail", "Portal tile"}},
      {"+", {"garde", "guard"}},
      {"K", {"Roi", "King"}}};
  int x = place.x;
  for (const auto& [sign, words] : signs) {
    x = sheet.put(x, y, sign, {Colour::plain, true}) + 1;
    x = sheet.write(x, y, words, {Colour::grey}) + 2;
  }
}

void draw_fight(const Sheet& sheet, int y) {
  const State& state = sheet.state;
  for (const Frame& frame : state.stack) {
    if (Flow{frame.flow} != Flow::fight) continue;
    const Fight& fight = frame.locals<Fight>();
    sheet.put(beside_x, y,
              sheet.text(say({"combat contre {0} ({1})", "combat against {0} ({1})"},
                             {foe_name(fight.foe), number(defences[fight.foe])})),
              {Colour::red, true});
  }
}

// Three lines a player.
void draw_player(const Sheet& sheet, Seat seat, const SeatNames& names, int y) {
  const State& state = sheet.state;
  const dicium::PlayerBoard& board = state.boards[seat];
  if (state.pending.owing.has(seat)) sheet.put(beside_x - 2, y, "►", {Colour::yellow, true});
  int x =
      sheet.put(beside_x, y, seat_label(seat, sheet.text(names[seat]), 16), sheet.of_seat(seat));
  for (const std::uint8_t monster : state.trophies[seat])
    x = sheet.put(x + 1, y, "†" + std::to_string(defences[monster]), {Colour::red});
  x = sheet.put(beside_x + 2, y + 1,
                sheet.in({"main ", "hand "}) + std::to_string(board.hand) +
                    sheet.in({"  pile ", "  pile "}) + std::to_string(cards_left(state, seat)) +
                    (seat == state.first && !king_is_here(state) ? "+K" : ""),
                {Colour::grey});
  x = sheet.write(x + 2, y + 1, {"réserve", "reserve"}, {Colour::grey}) + 1;
  dicium::draw_dice(sheet, x, y + 1, board.reserve);
  x = dicium::draw_bonuses(sheet, beside_x + 2, y + 2, board.slots);
  for (std::uint8_t card = first_kept; card < first_kept + kept_count; ++card) {
    if (!holds(state, seat, card)) continue;
    constexpr Words short_words[] = {{"rappel", "recall"},    {"bannir", "banish"},
                                     {"passage", "passage"},  {"éclairs", "lightning"},
                                     {"dé tourné", "change"}, {"vision", "sight"},
                                     {"bottes", "boots"},     {"bâton", "staff"},
                                     {"clés", "keys"},        {"lame", "blade"}};
    x = sheet.write(x + 1, y + 2, short_words[card - first_kept],
                    {is_scroll(card) ? Colour::yellow : Colour::green});
  }
}

}  // namespace

void Donjon::draw(const State& state, Viewer, const SeatNames& names, Language language,
                  Canvas& canvas) {
  const Sheet sheet{{canvas, language}, state};
  const Phrase king =
      king_is_here(state)
          ? say({"le Roi à {0} du trône", "the King {0} from the throne"},
                {count(squares_noun, throne - state.king)})
          : say({"le Roi dans {0} cartes", "the King in {0} cards"}, {number(king_in(state))});
  sheet.put(0, 0,
            sheet.text(say(
                {"Tour {0}   coffres {1}/{2}   couronne {3}   réserve {4}   {5}",
                 "Turn {0}   chests {1}/{2}   crown {3}   reserve {4}   {5}"},
                {number(state.turn.number), number(state.chests.size()), number(objective(state)),
                 crown_found(state) ? phrase({"trouvée", "found"}) : phrase({"cachée", "hidden"}),
                 number(state.den), king})),
            {Colour::yellow, true});
  dicium::draw_plan(sheet, dungeon, place,
                    [&](std::uint8_t square, int x, int y) { draw_square(sheet, square, x, y); });
  draw_legend(sheet, place.y + rows * place.height + 1);
  dicium::draw_turn(sheet, beside_x, place.y, state.turn, state.boards[state.turn.seat]);
  if (state.card != no_arg)
    sheet.put(beside_x, place.y + 2, sheet.text(deck_of(state).names[state.card]),
              {Colour::violet, true});
  draw_fight(sheet, place.y + 3);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    draw_player(sheet, seat, names, place.y + 5 + 4 * seat);
}

}  // namespace veillee::donjon
