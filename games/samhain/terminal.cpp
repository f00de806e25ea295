// The village in the terminal: five temples, fifteen cards, the clans. 100 columns wide; nothing is
// said by colour alone.
#include <algorithm>
#include <string>
#include <vector>

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
constexpr int board_width = temple_width + 3 * card_width + 1;
constexpr Style line_style = {Colour::grey};

std::string_view sign(std::uint8_t side) { return side == light ? "☼" : "☾"; }
Style sign_style(std::uint8_t side, bool stressed) {
  return {side == light ? Colour::yellow : Colour::blue, stressed};
}

// The end of the word that begins here. A number stays with what it counts, and the colon and the
// semicolon of French with what they follow.
std::size_t word_end(std::string_view text, std::size_t begin) {
  std::size_t end = text.find(' ', begin);
  while (end != std::string_view::npos && end > 0 && end + 1 < text.size() &&
         ((text[end - 1] >= '0' && text[end - 1] <= '9') || text[end + 1] == ':' ||
          text[end + 1] == ';'))
    end = text.find(' ', end + 1);
  return std::min(end, text.size());
}

// Between words, into lines of at most this width.
std::vector<std::string> wrapped(std::string_view text, int width) {
  std::vector<std::string> lines(1);
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t end = word_end(text, i);
    const std::string_view word = text.substr(i, end - i);
    if (!lines.back().empty() && columns(lines.back()) + 1 + columns(word) > width)
      lines.emplace_back();
    if (!lines.back().empty()) lines.back() += ' ';
    lines.back() += word;
    i = end + 1;
  }
  return lines;
}

std::vector<std::string> effect_lines(std::uint8_t card, std::uint8_t side, Language language) {
  return wrapped(phrase(card_actions[action_of(card, side)].effect).in(language), text_width);
}

// A●● B○: letter, then a full disc for each active member and an empty one for each exhausted one.
void draw_members(const State& state, std::uint8_t card, int x, int y, Canvas& canvas) {
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const auto& here = state.players[seat].members[card];
    if (here[active] + here[waiting] + here[exhausted] == 0) continue;
    std::string text(seat_letters[seat]);
    for (int i = 0; i < here[waiting]; ++i) text += "◉";
    for (int i = 0; i < here[active]; ++i) text += "●";
    for (int i = 0; i < here[exhausted]; ++i) text += "○";
    canvas.put(x, y, " ");
    x = canvas.put(x + 1, y, text, seat_styles[seat]);
    x = canvas.put(x, y, " ") - 1;
  }
}

void draw_card(const State& state, std::uint8_t card, int x, int y, Language language,
               Canvas& canvas) {
  const Activation* activation = running_activation(state);
  const bool lit = activation != nullptr && activation->card == card;
  canvas.put(x + 2, y, (lit ? "►" : " ") + std::string(card_ids[card]) + (lit ? "◄" : " "),
             {lit ? Colour::yellow : Colour::plain, true, lit});
  draw_members(state, card, x + 8, y, canvas);
  for (const std::uint8_t side : {light, dark}) {
    const bool now = is_native(state, side);
    canvas.put(x + 2, ++y, sign(side), sign_style(side, now));
    const auto lines = effect_lines(card, side, language);
    for (std::size_t i = 0; i < lines.size(); ++i)
      canvas.put(x + 4, i == 0 ? y : ++y, lines[i], {now ? Colour::plain : Colour::grey});
  }
}

// Both tracks of a temple: for each clan its PA, with a star for the ones that lead.
void draw_temple(const State& state, std::uint8_t deity, int y, Language language, Canvas& canvas) {
  canvas.put(0, y, phrase(deity_words[deity]).in(language), {Colour::plain, true});
  for (const std::uint8_t side : {light, dark}) {
    const int line = y + 1 + side;
    int x = canvas.put(0, line, sign(side), sign_style(side, is_native(state, side))) + 1;
    const std::uint8_t t = track(deity, side);
    int most = 1;
    for (Seat seat = 0; seat < state.seats(); ++seat)
      most = std::max<int>(most, state.players[seat].worship[t]);
    for (Seat seat = 0; seat < state.seats(); ++seat) {
      const int pa = state.players[seat].worship[t];
      const std::string text =
          std::string(seat_letters[seat]) + (pa > 0 ? std::to_string(pa) : "·");
      x = canvas.put(x, line, text, pa > 0 ? seat_styles[seat] : Style{Colour::grey});
      x = canvas.put(x, line, pa == most ? "*" : " ", {Colour::plain, true});
    }
  }
}

// One row of the village; returns the line below it, where the next row's upper line goes.
int draw_row(const State& state, int row, int y, Language language, Canvas& canvas) {
  const std::uint8_t* cards = &state.card_at[static_cast<std::size_t>(row * 3)];
  std::size_t height = 3;
  for (int column = 0; column < 3; ++column)
    height = std::max(height, effect_lines(cards[column], light, language).size() +
                                  effect_lines(cards[column], dark, language).size());
  const int below = y + 1 + static_cast<int>(height);
  for (int x = temple_width; x < board_width; ++x) canvas.put(x, y, "─", line_style);
  for (int line = y + 1; line < below; ++line)
    for (int column = 0; column <= 3; ++column)
      canvas.put(temple_width + column * card_width, line, "│", line_style);
  for (int column = 0; column <= 3; ++column) {
    constexpr std::string_view first[] = {"╭", "┬", "┬", "╮"};
    constexpr std::string_view later[] = {"├", "┼", "┼", "┤"};
    canvas.put(temple_width + column * card_width, y, row == 0 ? first[column] : later[column],
               line_style);
  }
  for (int column = 0; column < 3; ++column)
    draw_card(state, cards[column], temple_width + column * card_width, y, language, canvas);
  draw_temple(state, deity_of_card(cards[0]), y + 1, language, canvas);
  return below;
}

void close_village(int y, Canvas& canvas) {
  for (int x = temple_width; x < board_width; ++x) canvas.put(x, y, "─", line_style);
  constexpr std::string_view last[] = {"╰", "┴", "┴", "╯"};
  for (int column = 0; column <= 3; ++column)
    canvas.put(temple_width + column * card_width, y, last[column], line_style);
}

// ── The clans and the general reserve: one table ────────────────────────────────────────────────

constexpr int vp_column = 31;
constexpr int cube_columns[] = {37, 43, 50};
constexpr int wisp_column = 57;
constexpr int reserve_column = 66;
constexpr int grave_column = 76;
constexpr int object_column = 79;

void put_right(int end, int y, const std::string& text, Canvas& canvas, Style style = {}) {
  canvas.put(end - columns(text), y, text, style);
}

void draw_captions(int y, Language language, Canvas& canvas) {
  const bool french = language == Language::french;
  const Style style = {Colour::grey};
  put_right(vp_column, y, french ? "PV" : "VP", canvas, style);
  for (std::uint8_t r = 0; r < resource_count; ++r)
    put_right(cube_columns[r], y, phrase(resource_nouns[r].one).in(language), canvas, style);
  put_right(wisp_column, y, french ? "feux" : "wisps", canvas, style);
  put_right(reserve_column, y, french ? "réserve" : "reserve", canvas, style);
  put_right(grave_column, y, french ? "cimetière" : "graveyard", canvas, style);
  canvas.put(object_column, y, french ? "objets" : "objects", style);
}

std::string objects_text(const std::array<std::uint8_t, object_count>& upright,
                         const std::array<std::uint8_t, object_count>& lying, Language language) {
  std::string text;
  const auto add = [&](int n, const Noun& noun, bool lies) {
    if (n == 0) return;
    if (!text.empty()) text += ", ";
    std::string name = n == 1 ? phrase(noun.one).in(language) : count(noun, n).in(language);
    text += lies ? "(" + name + ")" : name;
  };
  for (std::uint8_t o = 0; o < object_count; ++o) {
    add(upright[o], object_nouns[o], false);
    add(lying[o], object_nouns[o], true);
  }
  return text;
}

// In their column, or below, at the right, when it is too narrow. Returns the next line.
int draw_objects(int y, const std::string& text, Canvas& canvas) {
  if (columns(text) <= 100 - object_column) {
    canvas.put(object_column, y++, text, {Colour::yellow});
    return y;
  }
  for (const std::string& line : wrapped(text, 96))
    put_right(100, ++y, line, canvas, {Colour::yellow});
  return y + 1;
}

int draw_player(const State& state, Seat seat, Viewer viewer, const SeatNames& names, int y,
                Language language, Canvas& canvas) {
  const Player& player = state.players[seat];
  const bool open = viewer == seat || state.options.open_screens != 0 || state.stack.empty();
  const bool turn = state.active_player == seat && !state.stack.empty();
  canvas.put(0, y, turn ? "►" : " ", {Colour::yellow, true});
  canvas.put(1, y, state.first_player == seat ? "♣" : " ", {Colour::yellow, true});
  canvas.put(3, y, std::string(seat_letters[seat]) + " " + names[seat].in(language),
             seat_styles[seat]);
  put_right(vp_column, y, std::to_string(player.vp), canvas, {Colour::plain, true});
  for (std::uint8_t r = 0; r < resource_count; ++r)
    put_right(cube_columns[r], y, open ? std::to_string(player.cubes[r]) : "?", canvas,
              {open ? Colour::plain : Colour::grey});
  const bool wisps_open = open || state.event_running != 0;  // SAM-8.4
  put_right(wisp_column, y, wisps_open ? std::to_string(player.wisps) : "?", canvas,
            {wisps_open ? Colour::plain : Colour::grey});
  put_right(reserve_column, y, std::to_string(player.own_reserve), canvas);
  put_right(grave_column, y, std::to_string(player.buried), canvas);
  return draw_objects(y, objects_text(player.upright, player.lying, language), canvas);
}

void draw_reserve(const State& state, int y, Language language, Canvas& canvas) {
  const bool french = language == Language::french;
  canvas.put(3, y, french ? "réserve générale" : "general reserve", {Colour::plain, true});
  for (std::uint8_t r = 0; r < resource_count; ++r)
    put_right(cube_columns[r], y, std::to_string(state.reserve[r]), canvas);
  put_right(wisp_column, y, std::to_string(state.reserve_wisps), canvas);
  const int all = tombs(state.seats());
  put_right(grave_column, y, std::to_string(all - free_tombs(state)) + "/" + std::to_string(all),
            canvas);
  draw_objects(y, objects_text(state.reserve_objects, {}, language), canvas);
}

// "Manche 3/6  ☼ ☾ [☼] ☾ ☼ ☾": the rounds, the running one in brackets.
void draw_header(const State& state, const SeatNames& names, Language language, Canvas& canvas) {
  const bool french = language == Language::french;
  const int rounds = numbers(state.seats()).rounds;
  int x = canvas.put(0, 0,
                     (french ? "Manche " : "Round ") + std::to_string(state.round) + "/" +
                         std::to_string(rounds) + "  ",
                     {Colour::plain, true});
  State other = state;
  for (int round = 1; round <= rounds; ++round) {
    other.round = static_cast<std::uint8_t>(round);
    const bool now = round == state.round;
    const Native n = native(other);
    x = canvas.put(x, 0, now ? "[" : " ", {Colour::plain, true});
    for (const std::uint8_t side : {light, dark})
      if (n == Native::both || is_native(other, side))
        x = canvas.put(x, 0, sign(side), sign_style(side, now));
    x = canvas.put(x, 0, now ? "]" : " ", {Colour::plain, true});
  }
  const Native n = native(state);
  std::string hint = n == Native::both ? (french ? "les deux natives" : "both native")
                     : n == Native::light
                         ? (french ? "☼ native, ☾ coûte 1 PM" : "☼ native, ☾ costs 1 PM")
                         : (french ? "☾ native, ☼ coûte 1 PM" : "☾ native, ☼ costs 1 PM");
  x = canvas.put(x + 2, 0, hint, {Colour::grey}) + 3;
  if (state.stack.empty()) {
    canvas.put(x, 0, french ? "partie finie" : "the game is over", {Colour::plain, true});
    return;
  }
  x = canvas.put(x, 0, french ? "tour de " : "turn of ");
  canvas.put(x, 0, names[state.active_player].in(language), seat_styles[state.active_player]);
}

}  // namespace

void Samhain::draw(const State& state, Viewer viewer, const SeatNames& names, Language language,
                   Canvas& canvas) {
  draw_header(state, names, language, canvas);
  int y = 1;
  for (int row = 0; row < 5; ++row) y = draw_row(state, row, y, language, canvas);
  close_village(y++, canvas);
  draw_captions(y++, language, canvas);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    y = draw_player(state, seat, viewer, names, y, language, canvas);
  draw_reserve(state, y, language, canvas);
}

}  // namespace veillee::samhain
