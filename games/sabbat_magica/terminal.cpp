// The manor and Helvétia in the terminal: the hall with its mirrors, the ring of gardens, the wheel
// of regions, drawbridge and graveyard, the player boards.
#include "engine/widgets.hpp"
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

struct Board : Pen {
  const State& state;

  Style of_seat(Seat seat) const { return {people_colours[state.players[seat].people], true}; }
};

constexpr const char* mirror_signs[] = {"▣", "▨", "·"};  // intact, cracked, broken
constexpr Style mirror_styles[] = {{Colour::cyan, true}, {Colour::cyan}, {Colour::grey}};

void draw_mirror(const Board& board, std::uint8_t mirror, int x, int y) {
  const std::uint8_t now = board.state.mirrors[mirror];
  board.put(x, y, mirror_signs[now], mirror_styles[now]);
}

std::string tile_text(const Board& board, std::uint8_t tile) {
  if (is_standard(tile)) return std::string("2 ") + resource_letters[resource_of(tile)];
  return cut(capitalised(board.in(special_tile_words[tile - grimoire])), square_width - 1);
}

void draw_hall(const Board& board) {
  constexpr int heights[] = {square_height, square_height, square_height, square_height};
  board.frame(hall_x, hall_y, 4, square_width, heights);
  for (std::uint8_t i = 0; i < 4; ++i) {
    const int x = hall_x + i * square_width + square_width / 2;
    const int y = hall_y + 1 + i * square_height;
    board.put(x, hall_y - 2, std::string(1, static_cast<char>('a' + i)), {Colour::grey});
    board.put(0, y, std::to_string(i + 1), {Colour::grey});
    draw_mirror(board, i, x, hall_y - 1);                                      // N
    draw_mirror(board, static_cast<std::uint8_t>(8 + i), x, hall_bottom + 1);  // S
    draw_mirror(board, static_cast<std::uint8_t>(12 + i), hall_x - 2, y);      // W
    draw_mirror(board, static_cast<std::uint8_t>(4 + i), hall_right + 2, y);   // E
  }
  for (std::uint8_t square = 0; square < square_count; ++square) {
    const int x = hall_x + 1 + Hall::column(square) * square_width;
    const int y = hall_y + 1 + Hall::row(square) * square_height;
    const std::uint8_t tile = board.state.tile_at[square];
    board.put(x, y, tile_text(board, tile), {is_standard(tile) ? Colour::plain : Colour::violet});
    for (Seat seat = 0; seat < board.state.seats(); ++seat)
      if (board.state.players[seat].magician == square) {
        Style style = board.of_seat(seat);
        style.reverse = true;
        board.put(x, y + 1, "♟" + std::string(seat_letters[seat]), style);
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
void draw_place(const Board& board, std::uint8_t place, int y) {
  const State& state = board.state;
  const std::string name = capitalised(board.in(place_words[place]));
  board.put(places_x, y, name, {Colour::plain, is_region(place)});
  int x = places_x + 28;
  if (is_region(place)) {
    board.put(places_x + 10, y, std::to_string(region_vp[place]), {Colour::plain, true});
    board.put(places_x + 12, y, "[" + cost_text(cost_of(state, place)) + "]", {Colour::violet});
    x = places_x + 19;
  }
  for (const Seat seat : state.ghosts[place]) {
    x = board.put(x, y, seat_letters[seat], board.of_seat(seat));
    const bool safe = place == state.secret_place && state.players[seat].people == luserna;
    if (safe) x = board.put(x, y, "⛨", board.of_seat(seat));
    ++x;
  }
  for (int i = state.ghosts[place].size(); i < capacity(state.seats(), place); ++i)
    x = board.put(x, y, "_", {Colour::grey}) + 1;
}

void draw_places(const Board& board) {
  board.write(places_x, 2, {"Helvétia, la roue : PV, portail", "Helvétia, a wheel: VP, portal"},
              {Colour::grey});
  for (std::uint8_t region = 0; region < region_count; ++region)
    draw_place(board, region, 3 + region);
  const int left_over =
      board.write(places_x, 11, {"portails à part", "portals left over"}, {Colour::grey}) + 1;
  board.put(left_over, 11,
            "[" + cost_text(portal_cost[board.state.portals[8]]) + "] [" +
                cost_text(portal_cost[board.state.portals[9]]) + "]",
            {Colour::violet});
  board.write(places_x, 13, {"Jardins, en anneau", "Gardens, a ring"}, {Colour::grey});
  for (std::uint8_t i = 0; i < garden_count; ++i)
    draw_place(board, static_cast<std::uint8_t>(region_count + i), 14 + i);
}

// What the letters and the mirrors mean.
void draw_legend(const Board& board) {
  int x = hall_x - 2;
  for (std::uint8_t k = 0; k < resource_count; ++k) {
    x = board.put(x, legend_y, resource_letters[k], {Colour::plain, true}) + 1;
    x = board.put(x, legend_y, board.in(resource_nouns[k].one), {Colour::grey}) + 2;
  }
  constexpr Words mirrors[] = {{"intact", "intact"}, {"fendu", "cracked"}};
  for (std::size_t i = 0; i < 2; ++i) {
    x = board.put(x, legend_y, mirror_signs[i], mirror_styles[i]) + 1;
    x = board.put(x, legend_y, board.in(mirrors[i]), {Colour::grey}) + 2;
  }
}

std::string slot_text(const Board& board, const Slot& slot) {
  switch (slot.gift) {
    case Gift::terror: return std::to_string(slot.n) + " " + board.in({"terreur", "terror"});
    case Gift::vp: return std::to_string(slot.n) + " " + board.in({"PV", "VP"});
    case Gift::choice: return board.in({"au choix", "any 1"});
    case Gift::named: return std::string("1 ") + resource_letters[slot.n];
    case Gift::none: break;
  }
  return "–";
}

void draw_header(const Board& board) {
  const State& state = board.state;
  const TimeCard& card = time_cards[card_in_force(state)];
  int x = board.put(
              0, 0,
              board.text(say(
                  {"Tour {0}/{1}  {2}, {3} actions", "Round {0}/{1}  {2}, {3} actions"},
                  {number(state.round), number(rounds), phrase(card.name), number(card.actions)})),
              {Colour::yellow, true}) +
          2;
  if (card.slots[0].gift != Gift::none)
    for (std::uint8_t slot = 0; slot < slot_count; ++slot) {
      const std::uint8_t taker = state.slots[slot];
      x = board.put(x, 0, slot_text(board, card.slots[slot]),
                    {taker == no_arg ? Colour::plain : Colour::grey});
      if (taker != no_arg)
        x = board.put(x, 0, ":" + std::string(seat_letters[taker]), board.of_seat(taker));
      x += 2;
    }
  x = board.write(0, 1, {"Ordre :", "Order:"}, {Colour::grey}) + 1;
  for (std::uint8_t i = 0; i < state.seats(); ++i)
    x = board.put(x, 1, seat_letters[state.order[i]], board.of_seat(state.order[i])) + 1;
  if (!state.stack.empty() && state.stack[0].step >= Round::scheme &&
      state.stack[0].step <= Round::scheme_done)
    board.put(x + 1, 1, "action " + std::to_string(state.action + 1), {Colour::grey});
}

std::string store_text(const Resources& resources) {
  std::string text;
  for (std::uint8_t k = 0; k < resource_count; ++k)
    if (resources[k] > 0)
      enlist(text, std::string(resource_letters[k]) + std::to_string(resources[k]), " ");
  return text.empty() ? "–" : cut(text, 12);
}

enum Column {
  vp_column,
  terror_column,
  bridge_column,
  graveyard_column,
  h2_column,
  h1_column,
  cursed_column,
  homologation_column,
  chimera_column,
  power_column
};
constexpr TableColumn player_boards[] = {
    {18, false, Words{"PV", "VP"}},       {23, false, Words{"terreur", "terror"}},
    {31, false, Words{"pont", "bridge"}}, {38, false, Words{"cimetière", "graveyard"}},
    {49, false, Words{"2H", "2H"}},       {62, false, Words{"1H", "1H"}},
    {75, false, Words{"☠", "☠"}},         {80, false, Words{"homologué", "homologated"}},
    {94, false, Words{"chim.", "chim."}}, {97},
};

void draw_player(const Board& board, Seat seat, const SeatNames& names, int y) {
  const Player& player = board.state.players[seat];
  const auto cell = [&](Column column, const auto& content, Style style = {}) {
    board.cell(player_boards[column], y, content, style);
  };
  if (board.state.pending.owing.has(seat)) board.put(0, y, "►", {Colour::yellow, true});
  board.put(2, y, seat_label(seat, board.text(names[seat]), 13), board.of_seat(seat));
  cell(vp_column, player.vp, {Colour::plain, true});
  cell(terror_column, player.terror, {Colour::violet, true});
  cell(bridge_column, player.drawbridge);
  cell(graveyard_column, player.graveyard, {Colour::grey});
  cell(h2_column, store_text(player.store[h2]));
  cell(h1_column, store_text(player.store[h1]), {Colour::yellow});
  if (player.cursed != 0) cell(cursed_column, "☠", {Colour::red, true});
  cell(homologation_column, store_text(player.homologation), {Colour::cyan});
  cell(chimera_column, player.chimeras, {Colour::green, true});
  if (board.state.options.power != power_off && player.power != no_power)
    cell(power_column, player.power_used != 0 ? "P✗" : "P✓", {Colour::grey});
}

}  // namespace

void SabbatMagica::draw(const State& state, Viewer, const SeatNames& names, Language language,
                        Canvas& canvas) {
  const Board board{{canvas, language}, state};
  draw_header(board);
  draw_hall(board);
  draw_places(board);
  draw_legend(board);
  board.captions(player_boards, players_y);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    draw_player(board, seat, names, players_y + 1 + seat);
}

}  // namespace veillee::sabbat_magica
