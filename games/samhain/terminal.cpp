// The village in the terminal: five temples, fifteen cards, the clans.
#include <string>

#include "games/samhain/game.hpp"

namespace veillee::samhain {
namespace {

constexpr Colour seat_colours[] = {Colour::red, Colour::violet, Colour::green, Colour::cyan};
constexpr int card_width = 25;
constexpr int card_height = 5;
constexpr int temple_width = 24;

// A●● B○: letter, then a full disc for each active member and an empty one for each exhausted one.
void draw_members(const State& state, std::uint8_t card, int x, int y, Canvas& canvas) {
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const auto& here = state.players[seat].members[card];
    if (here[active] + here[waiting] + here[exhausted] == 0) continue;
    const Style style = {seat_colours[seat], true};
    x = canvas.put(x, y, seat_letters[seat], style);
    for (int i = 0; i < here[waiting]; ++i) x = canvas.put(x, y, "◉", style);
    for (int i = 0; i < here[active]; ++i) x = canvas.put(x, y, "●", style);
    for (int i = 0; i < here[exhausted]; ++i) x = canvas.put(x, y, "○", style);
    ++x;
  }
}

void draw_card(const State& state, std::uint8_t card, int x, int y, Language language,
               Canvas& canvas) {
  const Activation* activation = running_activation(state);
  const bool lit = activation != nullptr && activation->card == card;
  canvas.box(x, y, card_width, card_height, {lit ? Colour::yellow : Colour::grey, lit});
  canvas.put(x + 2, y, " " + std::string(card_ids[card]) + " ",
             {lit ? Colour::yellow : Colour::plain, true});
  for (const std::uint8_t side : {light, dark}) {
    const bool now = is_native(state, side);
    const CardAction& action = card_actions[action_of(card, side)];
    const std::string text = phrase(action.effect).in(language);
    canvas.put(x + 1, y + 1 + side, side == light ? "☀" : "☾",
               {side == light ? Colour::yellow : Colour::blue, now});
    canvas.put(x + 3, y + 1 + side, cut(text, card_width - 4),
               {now ? Colour::plain : Colour::grey});
  }
  draw_members(state, card, x + 2, y + 3, canvas);
}

// Both tracks of a temple: for each clan its PA.
void draw_temple(const State& state, std::uint8_t deity, int y, Language language, Canvas& canvas) {
  canvas.put(0, y, phrase(deity_words[deity]).in(language), {Colour::plain, true});
  for (const std::uint8_t side : {light, dark}) {
    const int line = y + 1 + side;
    int x = canvas.put(0, line, side == light ? "☀ " : "☾ ",
                       {side == light ? Colour::yellow : Colour::blue});
    for (Seat seat = 0; seat < state.seats(); ++seat) {
      const int pa = state.players[seat].worship[track(deity, side)];
      x = canvas.put(x, line, std::string(seat_letters[seat]) + (pa > 0 ? std::to_string(pa) : "·"),
                     {pa > 0 ? seat_colours[seat] : Colour::grey, pa > 0});
      ++x;
    }
  }
}

std::string objects_text(const Player& player, Language language) {
  std::string text;
  for (std::uint8_t o = 0; o < object_count; ++o) {
    const std::string name = phrase(object_nouns[o].one).in(language);
    for (int i = 0; i < player.upright[o]; ++i) text += " " + name;
    for (int i = 0; i < player.lying[o]; ++i) text += " (" + name + ")";
  }
  return text;
}

void draw_player(const State& state, Seat seat, Viewer viewer, const SeatNames& names, int y,
                 Language language, Canvas& canvas) {
  const Player& player = state.players[seat];
  const bool open = viewer == seat || state.options.open_screens != 0 || state.stack.empty();
  const bool french = language == Language::french;
  const auto amount = [](const std::string& label, int n) {
    return label + " " + std::to_string(n);
  };
  canvas.put(0, y, state.first_player == seat ? "♣" : " ", {Colour::yellow, true});
  canvas.put(2, y, std::string(seat_letters[seat]) + " " + names[seat].in(language),
             {seat_colours[seat], true});
  int x = canvas.put(18, y, amount(french ? "PV" : "VP", player.vp), {Colour::plain, true}) + 2;
  if (open) {
    for (std::uint8_t r = 0; r < resource_count; ++r)
      x = canvas.put(x, y, amount(phrase(resource_nouns[r].one).in(language), player.cubes[r])) + 2;
  } else {
    x = canvas.put(x, y, french ? "(derrière l'écran)" : "(behind the screen)", {Colour::grey}) + 2;
  }
  if (open || state.event_running != 0)
    x = canvas.put(x, y, amount(french ? "feux" : "wisps", player.wisps), {Colour::blue}) + 2;
  x = canvas.put(x, y, amount(french ? "réserve" : "reserve", player.own_reserve)) + 2;
  if (player.buried > 0) x = canvas.put(x, y, amount("✝", player.buried)) + 2;
  canvas.put(x - 1, y, objects_text(player, language), {Colour::yellow});
}

void draw_header(const State& state, Language language, Canvas& canvas) {
  const bool french = language == Language::french;
  const Native n = native(state);
  const std::string side = n == Native::both
                               ? (french ? "☀ Lumière et ☾ Ténèbres" : "☀ Light and ☾ Dark")
                           : n == Native::light ? (french ? "☀ Lumière" : "☀ Light")
                                                : (french ? "☾ Ténèbres" : "☾ Dark");
  int x = canvas.put(0, 0,
                     (french ? "Manche " : "Round ") + std::to_string(state.round) + "/" +
                         std::to_string(numbers(state.seats()).rounds) + "  " + side,
                     {n == Native::dark ? Colour::blue : Colour::yellow, true});
  std::string reserve = french ? "   Réserve :" : "   Reserve:";
  for (std::uint8_t r = 0; r < resource_count; ++r)
    reserve +=
        " " + phrase(resource_nouns[r].one).in(language) + " " + std::to_string(state.reserve[r]);
  reserve +=
      std::string(french ? " · feux follets " : " · wisps ") + std::to_string(state.reserve_wisps);
  reserve += french ? " · tombes libres " : " · free tombs ";
  reserve += std::to_string(free_tombs(state)) + "/" + std::to_string(tombs(state.seats()));
  x = canvas.put(x, 0, reserve);
  std::string objects = french ? "Objets :" : "Objects:";
  for (std::uint8_t o = 0; o < object_count; ++o)
    objects += " " + phrase(object_nouns[o].one).in(language) + " " +
               std::to_string(state.reserve_objects[o]);
  canvas.put(0, 1, objects, {Colour::grey});
}

}  // namespace

void Samhain::draw(const State& state, Viewer viewer, const SeatNames& names, Language language,
                   Canvas& canvas) {
  draw_header(state, language, canvas);
  constexpr int top = 3;
  for (std::uint8_t square = 0; square < card_count; ++square) {
    const int row = square / 3;
    const int y = top + row * card_height;
    if (square % 3 == 0)
      draw_temple(state, deity_of_card(state.card_at[square]), y + 1, language, canvas);
    draw_card(state, state.card_at[square], temple_width + square % 3 * card_width, y, language,
              canvas);
  }
  for (Seat seat = 0; seat < state.seats(); ++seat)
    draw_player(state, seat, viewer, names, top + 5 * card_height + 1 + seat, language, canvas);
}

}  // namespace veillee::samhain
