// The manor and Helvétia in the terminal: the hall with its mirrors, the ring of gardens, the wheel
// of regions, drawbridge and graveyard, the player boards.
#include <string>

#include "games/sabbat_magica/game.hpp"

namespace veillee::sabbat_magica {
namespace {

constexpr Colour people_colours[] = {Colour::blue, Colour::red, Colour::yellow, Colour::green};
constexpr const char* resource_letters[] = {"S", "R", "G", "M"};
constexpr int hall_x = 2;
constexpr int hall_y = 3;
constexpr int square_width = 8;
constexpr int square_height = 2;
constexpr int places_x = 42;

struct Pen {
  const State& state;
  Language language;
  Canvas& canvas;

  std::string in(Words words) const { return phrase(words).in(language); }
  Style of_seat(Seat seat) const { return {people_colours[state.players[seat].people], true}; }
};

constexpr const char* mirror_signs[] = {"▣", "▨", "·"};  // intact, cracked, broken
constexpr Style mirror_styles[] = {{Colour::cyan, true}, {Colour::cyan}, {Colour::grey}};

void draw_mirror(const Pen& pen, std::uint8_t mirror, int x, int y) {
  const std::uint8_t now = pen.state.mirrors[mirror];
  pen.canvas.put(x, y, mirror_signs[now], mirror_styles[now]);
}

std::string tile_text(const Pen& pen, std::uint8_t tile) {
  if (is_standard(tile)) return std::string("2 ") + resource_letters[resource_of(tile)];
  return cut(pen.in(special_tile_words[tile - grimoire]), square_width - 1);
}

void draw_hall(const Pen& pen) {
  for (std::uint8_t i = 0; i < 4; ++i) {
    const int x = hall_x + 2 + i * square_width + 3;
    const int y = hall_y + 1 + i * square_height;
    pen.canvas.put(x, hall_y - 1, std::string(1, static_cast<char>('a' + i)), {Colour::grey});
    pen.canvas.put(0, y, std::to_string(i + 1), {Colour::grey});
    draw_mirror(pen, i, x, hall_y);                                                        // N
    draw_mirror(pen, static_cast<std::uint8_t>(8 + i), x, hall_y + 9);                     // S
    draw_mirror(pen, static_cast<std::uint8_t>(12 + i), hall_x, y);                        // W
    draw_mirror(pen, static_cast<std::uint8_t>(4 + i), hall_x + 3 + 4 * square_width, y);  // E
  }
  for (std::uint8_t square = 0; square < square_count; ++square) {
    const int x = hall_x + 2 + Hall::column(square) * square_width;
    const int y = hall_y + 1 + Hall::row(square) * square_height;
    const std::uint8_t tile = pen.state.tile_at[square];
    pen.canvas.put(x, y, tile_text(pen, tile),
                   {is_standard(tile) ? Colour::plain : Colour::violet});
    for (Seat seat = 0; seat < pen.state.seats(); ++seat)
      if (pen.state.players[seat].magician == square) {
        Style style = pen.of_seat(seat);
        style.reverse = true;
        pen.canvas.put(x, y + 1, "♟" + std::string(seat_letters[seat]), style);
      }
  }
}

std::string cost_text(std::uint8_t cost) {
  std::string text;
  for (std::uint8_t k = 0; k < resource_count; ++k)
    if ((cost >> k & 1U) != 0) text += resource_letters[k];
  return text;
}

// "Gineva 2 PV [SG] A B _": ghosts from position 1 on, then the free spaces.
void draw_place(const Pen& pen, std::uint8_t place, int x, int y, int width) {
  const State& state = pen.state;
  std::string name = capitalised(pen.in(place_words[place]));
  if (is_region(place)) name += " " + std::to_string(region_vp[place]);
  x = pen.canvas.put(x, y, cut(name, width - 12), {Colour::plain, is_region(place)}) + 1;
  if (is_region(place))
    x = pen.canvas.put(x, y, "[" + cost_text(cost_of(state, place)) + "]", {Colour::violet}) + 1;
  for (const Seat seat : state.ghosts[place]) {
    x = pen.canvas.put(x, y, seat_letters[seat], pen.of_seat(seat));
    const bool safe = place == state.secret_place && state.players[seat].people == luserna;
    if (safe) x = pen.canvas.put(x, y, "⛨", pen.of_seat(seat));
    ++x;
  }
  for (int i = state.ghosts[place].size(); i < capacity(state.seats(), place); ++i)
    x = pen.canvas.put(x, y, "_", {Colour::grey}) + 1;
}

void draw_places(const Pen& pen) {
  const bool french = pen.language == Language::french;
  Canvas& canvas = pen.canvas;
  canvas.put(places_x, 2,
             french ? "Helvétia (roue : le dernier touche le premier)"
                    : "Helvétia (a wheel: the last borders the first)",
             {Colour::grey});
  for (std::uint8_t region = 0; region < region_count; ++region)
    draw_place(pen, region, places_x, 3 + region, 28);
  canvas.put(places_x + 28, 3, french ? "Jardins (anneau)" : "Gardens (a ring)", {Colour::grey});
  for (std::uint8_t i = 0; i < garden_count; ++i)
    draw_place(pen, static_cast<std::uint8_t>(region_count + i), places_x + 28, 4 + i, 30);
  canvas.put(places_x, 11, french ? "portails à part :" : "portals left over:", {Colour::grey});
  canvas.put(places_x + 19, 11,
             "[" + cost_text(portal_cost[pen.state.portals[8]]) + "] [" +
                 cost_text(portal_cost[pen.state.portals[9]]) + "]",
             {Colour::violet});
}

std::string slot_text(const Pen& pen, const Slot& slot) {
  const bool french = pen.language == Language::french;
  switch (slot.gift) {
    case Gift::terror: return std::to_string(slot.n) + " T";
    case Gift::vp: return std::to_string(slot.n) + (french ? " PV" : " VP");
    case Gift::choice: return french ? "au choix" : "any 1";
    case Gift::named: return std::string("1 ") + resource_letters[slot.n];
    case Gift::none: break;
  }
  return "–";
}

void draw_header(const Pen& pen) {
  const State& state = pen.state;
  const bool french = pen.language == Language::french;
  const TimeCard& card = time_cards[card_in_force(state)];
  int x = pen.canvas.put(0, 0,
                         (french ? "Tour " : "Round ") + std::to_string(state.round) + "/" +
                             std::to_string(rounds) + "  " + pen.in(card.name) + ", " +
                             std::to_string(card.actions) + " actions",
                         {Colour::yellow, true}) +
          2;
  if (card.slots[0].gift != Gift::none)
    for (std::uint8_t slot = 0; slot < slot_count; ++slot) {
      const std::uint8_t taker = state.slots[slot];
      x = pen.canvas.put(x, 0, slot_text(pen, card.slots[slot]),
                         {taker == no_arg ? Colour::plain : Colour::grey});
      if (taker != no_arg)
        x = pen.canvas.put(x, 0, ":" + std::string(seat_letters[taker]), pen.of_seat(taker));
      x += 2;
    }
  x = pen.canvas.put(0, 1, french ? "Ordre :" : "Order:", {Colour::grey}) + 1;
  for (std::uint8_t i = 0; i < state.seats(); ++i)
    x = pen.canvas.put(x, 1, seat_letters[state.order[i]], pen.of_seat(state.order[i])) + 1;
  if (!state.stack.empty() && state.stack[0].step >= Round::scheme &&
      state.stack[0].step <= Round::scheme_done)
    pen.canvas.put(x + 1, 1, "action " + std::to_string(round_frame(state).action + 1),
                   {Colour::grey});
}

std::string store_text(const Resources& resources) {
  std::string text;
  for (std::uint8_t k = 0; k < resource_count; ++k)
    if (resources[k] > 0)
      text += (text.empty() ? "" : " ") + std::string(resource_letters[k]) +
              std::to_string(resources[k]);
  return text.empty() ? "–" : cut(text, 12);
}

void draw_player(const Pen& pen, Seat seat, const SeatNames& names, int y) {
  const Player& player = pen.state.players[seat];
  const bool french = pen.language == Language::french;
  Canvas& canvas = pen.canvas;
  const auto column = [&](int x, const std::string& text, Style style = {}) {
    canvas.put(x, y, text, style);
  };
  column(0, std::string(seat_letters[seat]) + " " + cut(names[seat].in(pen.language), 12),
         pen.of_seat(seat));
  column(15, std::to_string(player.vp) + (french ? " PV" : " VP"), {Colour::plain, true});
  column(23, std::to_string(player.terror) + " T", {Colour::violet, true});
  column(28, (french ? "pont " : "bridge ") + std::to_string(player.drawbridge));
  column(37, "✝" + std::to_string(player.graveyard), {Colour::grey});
  column(41, "2H " + store_text(player.store[h2]));
  column(57, "1H " + store_text(player.store[h1]), {Colour::yellow});
  if (player.cursed != 0) column(73, "☠", {Colour::red, true});
  column(75, "◎ " + store_text(player.homologation), {Colour::cyan});
  column(91, "★" + std::to_string(player.chimeras), {Colour::green, true});
  if (pen.state.options.power != power_off && player.power != no_power)
    column(95, player.power_used != 0 ? "P✗" : "P✓", {Colour::grey});
}

}  // namespace

void SabbatMagica::draw(const State& state, Viewer, const SeatNames& names, Language language,
                        Canvas& canvas) {
  const Pen pen{state, language, canvas};
  draw_header(pen);
  draw_hall(pen);
  draw_places(pen);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    draw_player(pen, seat, names, hall_y + 11 + seat);
}

}  // namespace veillee::sabbat_magica
