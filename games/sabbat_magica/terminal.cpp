// The manor and Helvétia in the terminal: the hall with its mirrors, the ring of gardens, the wheel
// of regions, drawbridge and graveyard, the player boards.
#include <string>

#include "games/sabbat_magica/game.hpp"

namespace veillee::sabbat_magica {
namespace {

constexpr Colour people_colours[] = {Colour::blue, Colour::red, Colour::yellow, Colour::green};
constexpr const char* resource_letters[] = {"S", "R", "G", "M"};
// The hall: squares of two lines in a frame, the mirrors round it.
constexpr int hall_x = 4;
constexpr int hall_y = 4;
constexpr int square_width = 13;  // with the line at its left
constexpr int square_height = 3;  // with the line above it
constexpr int hall_right = hall_x + 4 * square_width;
constexpr int hall_bottom = hall_y + 4 * square_height;
constexpr int places_x = 62;
constexpr int legend_y = hall_bottom + 4;  // below the last garden, too
constexpr int players_y = legend_y + 2;

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
  return cut(capitalised(pen.in(special_tile_words[tile - grimoire])), square_width - 1);
}

void draw_frame(Canvas& canvas) {
  constexpr Style style = {Colour::grey};
  constexpr const char* corners[3][3] = {{"╭", "┬", "╮"}, {"├", "┼", "┤"}, {"╰", "┴", "╯"}};
  for (int row = 0; row <= 4; ++row) {
    const int y = hall_y + row * square_height;
    for (int x = hall_x; x <= hall_right; ++x) canvas.put(x, y, "─", style);
    for (int column = 0; column <= 4; ++column) {
      const int x = hall_x + column * square_width;
      const auto* line = corners[row == 0 ? 0 : row == 4 ? 2 : 1];
      canvas.put(x, y, line[column == 0 ? 0 : column == 4 ? 2 : 1], style);
      if (row == 4) continue;
      for (int i = 1; i < square_height; ++i) canvas.put(x, y + i, "│", style);
    }
  }
}

void draw_hall(const Pen& pen) {
  draw_frame(pen.canvas);
  for (std::uint8_t i = 0; i < 4; ++i) {
    const int x = hall_x + i * square_width + square_width / 2;
    const int y = hall_y + 1 + i * square_height;
    pen.canvas.put(x, hall_y - 2, std::string(1, static_cast<char>('a' + i)), {Colour::grey});
    pen.canvas.put(0, y, std::to_string(i + 1), {Colour::grey});
    draw_mirror(pen, i, x, hall_y - 1);                                      // N
    draw_mirror(pen, static_cast<std::uint8_t>(8 + i), x, hall_bottom + 1);  // S
    draw_mirror(pen, static_cast<std::uint8_t>(12 + i), hall_x - 2, y);      // W
    draw_mirror(pen, static_cast<std::uint8_t>(4 + i), hall_right + 2, y);   // E
  }
  for (std::uint8_t square = 0; square < square_count; ++square) {
    const int x = hall_x + 1 + Hall::column(square) * square_width;
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
void draw_place(const Pen& pen, std::uint8_t place, int y) {
  const State& state = pen.state;
  const std::string name = capitalised(pen.in(place_words[place]));
  pen.canvas.put(places_x, y, name, {Colour::plain, is_region(place)});
  int x = places_x + 28;
  if (is_region(place)) {
    pen.canvas.put(places_x + 10, y, std::to_string(region_vp[place]), {Colour::plain, true});
    pen.canvas.put(places_x + 12, y, "[" + cost_text(cost_of(state, place)) + "]",
                   {Colour::violet});
    x = places_x + 19;
  }
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
             french ? "Helvétia, la roue : PV, portail" : "Helvétia, a wheel: VP, portal",
             {Colour::grey});
  for (std::uint8_t region = 0; region < region_count; ++region)
    draw_place(pen, region, 3 + region);
  const int left_over =
      canvas.put(places_x, 11, french ? "portails à part" : "portals left over", {Colour::grey}) +
      1;
  canvas.put(left_over, 11,
             "[" + cost_text(portal_cost[pen.state.portals[8]]) + "] [" +
                 cost_text(portal_cost[pen.state.portals[9]]) + "]",
             {Colour::violet});
  canvas.put(places_x, 13, french ? "Jardins, en anneau" : "Gardens, a ring", {Colour::grey});
  for (std::uint8_t i = 0; i < garden_count; ++i)
    draw_place(pen, static_cast<std::uint8_t>(region_count + i), 14 + i);
}

// What the letters and the mirrors mean.
void draw_legend(const Pen& pen) {
  int x = hall_x - 2;
  for (std::uint8_t k = 0; k < resource_count; ++k) {
    x = pen.canvas.put(x, legend_y, resource_letters[k], {Colour::plain, true}) + 1;
    x = pen.canvas.put(x, legend_y, pen.in(resource_nouns[k].one), {Colour::grey}) + 2;
  }
  constexpr Words mirrors[] = {{"intact", "intact"}, {"fendu", "cracked"}};
  for (std::size_t i = 0; i < 2; ++i) {
    x = pen.canvas.put(x, legend_y, mirror_signs[i], mirror_styles[i]) + 1;
    x = pen.canvas.put(x, legend_y, pen.in(mirrors[i]), {Colour::grey}) + 2;
  }
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

// The columns of the player boards.
enum Column : int {
  name_at = 2,
  vp_at = 18,
  terror_at = 23,
  bridge_at = 31,
  graveyard_at = 38,
  h2_at = 49,
  h1_at = 62,
  cursed_at = 75,
  homologation_at = 80,
  chimera_at = 94
};

void draw_board_heads(const Pen& pen) {
  const auto head = [&](Column x, Words words) {
    pen.canvas.put(x, players_y, pen.in(words), {Colour::grey});
  };
  head(vp_at, {"PV", "VP"});
  head(terror_at, {"terreur", "terror"});
  head(bridge_at, {"pont", "bridge"});
  head(graveyard_at, {"cimetière", "graveyard"});
  head(h2_at, {"2H", "2H"});
  head(h1_at, {"1H", "1H"});
  head(cursed_at, {"☠", "☠"});
  head(homologation_at, {"homologué", "homologated"});
  head(chimera_at, {"chim.", "chim."});
}

void draw_player(const Pen& pen, Seat seat, const SeatNames& names, int y) {
  const Player& player = pen.state.players[seat];
  Canvas& canvas = pen.canvas;
  const auto column = [&](Column x, const std::string& text, Style style = {}) {
    canvas.put(x, y, text, style);
  };
  if (pen.state.pending.owing.has(seat)) canvas.put(0, y, "►", {Colour::yellow, true});
  column(name_at, std::string(seat_letters[seat]) + " " + cut(names[seat].in(pen.language), 13),
         pen.of_seat(seat));
  column(vp_at, std::to_string(player.vp), {Colour::plain, true});
  column(terror_at, std::to_string(player.terror), {Colour::violet, true});
  column(bridge_at, std::to_string(player.drawbridge));
  column(graveyard_at, std::to_string(player.graveyard), {Colour::grey});
  column(h2_at, store_text(player.store[h2]));
  column(h1_at, store_text(player.store[h1]), {Colour::yellow});
  if (player.cursed != 0) column(cursed_at, "☠", {Colour::red, true});
  column(homologation_at, store_text(player.homologation), {Colour::cyan});
  column(chimera_at, std::to_string(player.chimeras), {Colour::green, true});
  if (pen.state.options.power != power_off && player.power != no_power)
    canvas.put(97, y, player.power_used != 0 ? "P✗" : "P✓", {Colour::grey});
}

}  // namespace

void SabbatMagica::draw(const State& state, Viewer, const SeatNames& names, Language language,
                        Canvas& canvas) {
  const Pen pen{state, language, canvas};
  draw_header(pen);
  draw_hall(pen);
  draw_places(pen);
  draw_legend(pen);
  draw_board_heads(pen);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    draw_player(pen, seat, names, players_y + 1 + seat);
}

}  // namespace veillee::sabbat_magica
