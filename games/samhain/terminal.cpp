// The village in the terminal: five temples, fifteen cards, the clans. 100 columns wide; nothing is
// said by colour alone.
#include <algorithm>

#include "engine/widgets.hpp"
#include "games/samhain/game.hpp"

namespace veillee::samhain {
namespace {

// Black is drawn reversed: dark on light or light on dark, it shows on every terminal.
constexpr Style seat_styles[] = {{Colour::red, true},
                                 {Colour::violet, true},
                                 {Colour::green, true},
                                 {Colour::plain, true, true}};
constexpr int temple_width = 15;
constexpr int card_width = 28;  // with the line at its left
constexpr int text_width = card_width - 5;

std::string_view sign(std::uint8_t side) { return side == light ? "☼" : "☾"; }
Style sign_style(std::uint8_t side, bool stressed) {
  return {side == light ? Colour::yellow : Colour::blue, stressed};
}

std::vector<std::string> effect_lines(std::uint8_t card, std::uint8_t side, const Pen& pen) {
  return wrapped(pen.in(card_actions[action_of(card, side)].effect), text_width);
}

// A●● B○: letter, then a full disc for each active member and an empty one for each exhausted one.
void draw_members(const State& state, std::uint8_t card, int x, int y, const Pen& pen) {
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const auto& here = state.players[seat].members[card];
    if (here[active] + here[waiting] + here[exhausted] == 0) continue;
    std::string text(seat_letters[seat]);
    for (int i = 0; i < here[waiting]; ++i) text += "◉";
    for (int i = 0; i < here[active]; ++i) text += "●";
    for (int i = 0; i < here[exhausted]; ++i) text += "○";
    pen.put(x, y, " ");
    x = pen.put(x + 1, y, text, seat_styles[seat]);
    x = pen.put(x, y, " ") - 1;
  }
}

void draw_card(const State& state, std::uint8_t card, int x, int y, const Pen& pen) {
  const Activation* activation = running_activation(state);
  const bool lit = activation != nullptr && activation->card == card;
  pen.put(x + 2, y, (lit ? "►" : " ") + std::string(card_ids[card]) + (lit ? "◄" : " "),
          {lit ? Colour::yellow : Colour::plain, true, lit});
  draw_members(state, card, x + 8, y, pen);
  for (const std::uint8_t side : {light, dark}) {
    const bool now = is_native(state, side);
    pen.put(x + 2, ++y, sign(side), sign_style(side, now));
    const auto lines = effect_lines(card, side, pen);
    for (std::size_t i = 0; i < lines.size(); ++i)
      pen.put(x + 4, i == 0 ? y : ++y, lines[i], {now ? Colour::plain : Colour::grey});
  }
}

// Both tracks of a temple: for each clan its PA, with a star for the ones that lead.
void draw_temple(const State& state, std::uint8_t deity, int y, const Pen& pen) {
  pen.write(0, y, deity_words[deity], {Colour::plain, true});
  for (const std::uint8_t side : {light, dark}) {
    const int line = y + 1 + side;
    int x = pen.put(0, line, sign(side), sign_style(side, is_native(state, side))) + 1;
    const std::uint8_t t = track(deity, side);
    int most = 1;
    for (Seat seat = 0; seat < state.seats(); ++seat)
      most = std::max<int>(most, state.players[seat].worship[t]);
    for (Seat seat = 0; seat < state.seats(); ++seat) {
      const int pa = state.players[seat].worship[t];
      const std::string text =
          std::string(seat_letters[seat]) + (pa > 0 ? std::to_string(pa) : "·");
      x = pen.put(x, line, text, pa > 0 ? seat_styles[seat] : Style{Colour::grey});
      x = pen.put(x, line, pa == most ? "*" : " ", {Colour::plain, true});
    }
  }
}

// The rows of the village, each as high as its longest card, and the temple beside it. Returns the
// line below.
int draw_village(const State& state, const Pen& pen) {
  const auto card_in = [&](int row, int column) {
    return state.card_at[static_cast<std::size_t>(row * 3 + column)];
  };
  std::array<int, 5> heights{};
  for (int row = 0; row < 5; ++row) {
    std::size_t lines = 3;
    for (int column = 0; column < 3; ++column)
      lines = std::max(lines, effect_lines(card_in(row, column), light, pen).size() +
                                  effect_lines(card_in(row, column), dark, pen).size());
    heights[static_cast<std::size_t>(row)] = static_cast<int>(lines) + 1;
  }
  const int below = pen.frame(temple_width, 1, 3, card_width, heights);
  for (int row = 0, y = 1; row < 5; y += heights[static_cast<std::size_t>(row++)]) {
    for (int column = 0; column < 3; ++column)
      draw_card(state, card_in(row, column), temple_width + column * card_width, y, pen);
    draw_temple(state, deity_of_card(card_in(row, 0)), y + 1, pen);
  }
  return below;
}

// ── The clans and the general reserve: one table ────────────────────────────────────────────────

constexpr int objects_x = 79;
enum Column : std::size_t { vp_column, cube_column, wisp_column = 4, reserve_column, grave_column };
const TableColumn clans[] = {
    {31, true, Words{"PV", "VP"}},
    {37, true, resource_nouns[0].one},
    {43, true, resource_nouns[1].one},
    {50, true, resource_nouns[2].one},
    {57, true, Words{"feux", "wisps"}},
    {66, true, Words{"réserve", "reserve"}},
    {76, true, Words{"cimetière", "graveyard"}},
    {objects_x, false, Words{"objets", "objects"}},
};

std::string objects_text(const std::array<std::uint8_t, object_count>& upright,
                         const std::array<std::uint8_t, object_count>& lying, const Pen& pen) {
  std::string text;
  const auto add = [&](int n, const Noun& noun, bool lies) {
    if (n == 0) return;
    const std::string name = n == 1 ? pen.in(noun.one) : pen.text(count(noun, n));
    enlist(text, lies ? "(" + name + ")" : name);
  };
  for (std::uint8_t o = 0; o < object_count; ++o) {
    add(upright[o], object_nouns[o], false);
    add(lying[o], object_nouns[o], true);
  }
  return text;
}

// In their column, or below, at the right, when it is too narrow. Returns the next line.
int draw_objects(int y, const std::string& text, const Pen& pen) {
  if (columns(text) <= 100 - objects_x) {
    pen.put(objects_x, y++, text, {Colour::yellow});
    return y;
  }
  for (const std::string& line : wrapped(text, 96)) pen.put_right(100, ++y, line, {Colour::yellow});
  return y + 1;
}

// What is hidden is a question mark.
void draw_count(std::size_t column, int y, int n, bool open, const Pen& pen) {
  pen.cell(clans[column], y, open ? std::to_string(n) : "?", {open ? Colour::plain : Colour::grey});
}

int draw_player(const State& state, Seat seat, Viewer viewer, const SeatNames& names, int y,
                const Pen& pen) {
  const Player& player = state.players[seat];
  const bool open = viewer == seat || state.options.open_screens != 0 || state.stack.empty();
  const bool turn = state.active_player == seat && !state.stack.empty();
  pen.put(0, y, turn ? "►" : " ", {Colour::yellow, true});
  pen.put(1, y, state.first_player == seat ? "♣" : " ", {Colour::yellow, true});
  pen.put(3, y, seat_label(seat, pen.text(names[seat])), seat_styles[seat]);
  pen.cell(clans[vp_column], y, player.vp, {Colour::plain, true});
  for (std::uint8_t r = 0; r < resource_count; ++r)
    draw_count(cube_column + r, y, player.cubes[r], open, pen);
  draw_count(wisp_column, y, player.wisps, open || state.event_running != 0, pen);  // SAM-8.4
  pen.cell(clans[reserve_column], y, player.own_reserve);
  pen.cell(clans[grave_column], y, player.buried);
  return draw_objects(y, objects_text(player.upright, player.lying, pen), pen);
}

void draw_reserve(const State& state, int y, const Pen& pen) {
  pen.write(3, y, {"réserve générale", "general reserve"}, {Colour::plain, true});
  for (std::uint8_t r = 0; r < resource_count; ++r)
    pen.cell(clans[cube_column + r], y, state.reserve[r]);
  pen.cell(clans[wisp_column], y, state.reserve_wisps);
  const int all = tombs(state.seats());
  pen.cell(clans[grave_column], y,
           std::to_string(all - free_tombs(state)) + "/" + std::to_string(all));
  draw_objects(y, objects_text(state.reserve_objects, {}, pen), pen);
}

// "Manche 3/6  ☼ ☾ [☼] ☾ ☼ ☾": the rounds, the running one in brackets.
void draw_header(const State& state, const SeatNames& names, const Pen& pen) {
  constexpr Style bold = {Colour::plain, true};
  const int rounds = numbers(state.seats()).rounds;
  int x = pen.write(0, 0, {"Manche", "Round"}, bold) + 1;
  x = pen.put(x, 0, std::to_string(state.round) + "/" + std::to_string(rounds), bold) + 2;
  State other = state;
  for (int round = 1; round <= rounds; ++round) {
    other.round = static_cast<std::uint8_t>(round);
    const bool now = round == state.round;
    const Native n = native(other);
    x = pen.put(x, 0, now ? "[" : " ", bold);
    for (const std::uint8_t side : {light, dark})
      if (n == Native::both || is_native(other, side))
        x = pen.put(x, 0, sign(side), sign_style(side, now));
    x = pen.put(x, 0, now ? "]" : " ", bold);
  }
  constexpr Words hints[] = {{"☼ native, ☾ coûte 1 PM", "☼ native, ☾ costs 1 multiple point"},
                             {"☾ native, ☼ coûte 1 PM", "☾ native, ☼ costs 1 multiple point"},
                             {"les deux natives", "both native"}};
  const Native n = native(state);
  x = pen.write(x + 2, 0,
                hints[n == Native::both    ? 2
                      : n == Native::light ? 0
                                           : 1],
                {Colour::grey});
  if (state.stack.empty()) {
    pen.write(x + 3, 0, {"partie finie", "the game is over"}, bold);
    return;
  }
  x = pen.write(x + 3, 0, {"tour de", "turn of"}) + 1;
  pen.put(x, 0, pen.text(names[state.active_player]), seat_styles[state.active_player]);
}

}  // namespace

void Samhain::draw(const State& state, Viewer viewer, const SeatNames& names, Language language,
                   Canvas& canvas) {
  const Pen pen(canvas, language);
  draw_header(state, names, pen);
  int y = draw_village(state, pen);
  pen.captions(clans, y++);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    y = draw_player(state, seat, viewer, names, y, pen);
  draw_reserve(state, y, pen);
}

}  // namespace veillee::samhain
