// The grove in the terminal: the eight deities by place, zones and tracks, piles, and the players.
#include "engine/widgets.hpp"
#include "games/bomarzo/game.hpp"
#include "games/bomarzo/words.hpp"

namespace veillee::bomarzo {
namespace {

constexpr Colour seat_colours[] = {Colour::red, Colour::blue, Colour::green, Colour::grey};
constexpr int width = 100;

struct Board : Pen {
  const State& state;
  const SeatNames& names;
  Viewer viewer;

  Style of_seat(Seat seat) const { return {seat_colours[seat], true}; }
  template <class List>
  int pawns(int x, int y, const List& list) const {
    for (const Seat seat : list) x = put(x, y, seat_letters[seat], of_seat(seat)) + 1;
    return x;
  }
  // Words from x on, and further lines below it; the line after the last one.
  int text_block(int x, int y, const std::string& text, Style style = {}) const {
    for (const std::string& line : wrapped(text, width - x)) put(x, y++, line, style);
    return y;
  }
};

constexpr Words resource_letters[resource_count] = {{"N", "F"}, {"P", "C"}, {"V", "W"}};
constexpr Words lane_signs[lane_count] = {
    {"N", "F"}, {"P", "C"}, {"V", "W"}, {"carte ", "card "}, {"pion ", "pawn "}};

std::string short_cubes(const Board& board, const Cubes& cubes) {
  std::string text;
  for (std::uint8_t r = 0; r < resource_count; ++r)
    if (cubes[r] > 0) enlist(text, std::to_string(cubes[r]) + board.in(resource_letters[r]), " ");
  return text.empty() ? "·" : text;
}

// The whole price as letters: "2N 1P +1".
std::string short_offering(const Board& board, const Offering& o) {
  std::string text;
  const auto append = [&](const std::string& part) { enlist(text, part, " "); };
  if (o.food > 0) append(std::to_string(o.food) + board.in(resource_letters[food]));
  if (o.coin > 0) append(std::to_string(o.coin) + board.in(resource_letters[coin]));
  if (o.either > 0)
    append(std::to_string(o.either) + board.in(resource_letters[food]) + "/" +
           board.in(resource_letters[coin]));
  if (o.any > 0) append("+" + std::to_string(o.any));
  return text.empty() ? board.in({"gratuit", "free"}) : text;
}

constexpr TableColumn deity_columns[] = {
    {0},
    {3, false, Words{"divinité", "deity"}},
    {14, false, Words{"catégorie", "category"}},
    {28, false, Words{"PV", "VP"}},
    {34, false, Words{"offrande", "offering"}},
    {50, false, Words{"dessus", "on it"}},
    {64, false, Words{"pions", "pawns"}},
    {76, false, Words{"dessous", "under"}},
    {88, false, Words{"état", "state"}},
};

int draw_deities(const Board& board, int y) {
  const State& state = board.state;
  board.captions(deity_columns, y++);
  for (std::uint8_t place = 0; place < place_count; ++place, ++y) {
    const std::uint8_t id = state.deity_at[place];
    if (id >= deity_count) continue;
    const Deity& deity = state.deities[id];
    board.put(0, y, std::to_string(place + 1), {Colour::grey});
    board.put(3, y, deity_names[id], {Colour::plain, true});
    board.write(14, y, category_words[category_of(state, id)]);
    std::string points = std::to_string(points_at(state, place, 0));
    if (const int second = points_at(state, place, 1); second > 0)
      points += "/" + std::to_string(second);
    board.put(28, y, points, {Colour::yellow});
    board.put(34, y, short_offering(board, offering_now(state, id)));
    board.put(50, y, short_cubes(board, deity.cubes));
    board.pawns(64, y, deity.pawns);
    int x = 76;
    for (Seat seat = 0; seat < state.seats(); ++seat)
      for (int n = state.cards.count(under_deity(id, seat)); n > 0; --n)
        x = board.put(x, y, seat_letters[seat], board.of_seat(seat));
    if (dormant(deity))
      board.write(88, y, {"endormie", "asleep"}, {Colour::violet});
    else if (deity.mossy != 0)
      board.write(88, y, {"moussue", "mossy"}, {Colour::green});
  }
  return y;
}

int draw_zones(const Board& board, int y) {
  const State& state = board.state;
  int x = 0;
  for (std::uint8_t zone = 0; zone < zone_count; ++zone) {
    x = board.put(x, y, capitalised(board.in(zone_words[zone])) + " ", {Colour::plain, true});
    const auto& pawns = state.zones[zone];
    for (std::uint8_t slot = 0; slot < slots_of_a_zone; ++slot) {
      if (slot < pawns.size())
        x = board.put(x, y, seat_letters[pawns[slot]], board.of_seat(pawns[slot])) + 1;
      else
        x = board.put(x, y, std::to_string(harvest[zone][slot]), {Colour::grey}) + 1;
    }
    x += 3;
  }
  return y + 1;
}

// "Culture  0 · 1 A · 4* …": where everybody stands, and who holds the two symbols.
int draw_tracks(const Board& board, int y) {
  const State& state = board.state;
  for (std::uint8_t track = 0; track < track_count; ++track, ++y) {
    int x = board.put(0, y, board.in(track_words[track]), {Colour::plain, true});
    x = 16;
    for (std::uint8_t space = 0; space <= track_top; ++space) {
      x = board.put(x, y, std::to_string(space), {Colour::grey});
      for (std::size_t i = 0; i < symbol_spaces.size(); ++i)
        if (symbol_spaces[i] == space)
          x = board.put(x, y, state.claimed[track][i] == no_arg ? "★" : "☆", {Colour::yellow});
      if (space == track_top) {
        for (const Seat seat : state.arrived[track])
          x = board.put(x, y, seat_letters[seat], board.of_seat(seat));
      } else {
        for (Seat seat = 0; seat < state.seats(); ++seat)
          if (state.players[seat].tracks[track] == space)
            x = board.put(x, y, seat_letters[seat], board.of_seat(seat));
      }
      x += 2;
    }
  }
  return y;
}

template <class Set, class Name>
std::string named_list(const Board& board, const Set& set, Name name) {
  std::string text;
  for (const std::uint8_t item : set) enlist(text, board.text(name(item)));
  return text;
}

int draw_player(const Board& board, Seat seat, int y) {
  const State& state = board.state;
  const Player& player = state.players[seat];
  const Deck& deck = deck_of(state);
  const auto in_hand = [&](std::uint8_t card) {
    return say({"{0} (dévotion {1})", "{0} (devotion {1})"},
               {card_name(deck, card), number(deck.cards[card].devotion)});
  };
  const auto with_temple = [&](std::uint8_t card) {
    return say({"{0} ({1})", "{0} ({1})"},
               {card_name(deck, card), phrase(temple_words[deck.cards[card].temple])});
  };
  const auto improved = [&](std::uint8_t card) { return second_name(deck, card); };
  const bool mine = board.viewer == seat;
  int x = board.put(0, y, seat_label(seat, board.text(board.names[seat]), 14), board.of_seat(seat));
  if (seat == state.first_player) x = board.put(x + 1, y, "①", {Colour::yellow});
  board.put(20, y, board.text(count(vp_noun, score_of(state, seat))), {Colour::yellow});
  board.put(27, y, short_cubes(board, player.cubes));
  board.put(
      40, y,
      board.text(say({"{0} en main", "{0} in hand"}, {count(card_noun, hand_size(state, seat))})));
  board.put(59, y,
            board.text(say({"pions {0}/{1}", "pawns {0}/{1}"},
                           {number(pawns_home(state, seat)), number(pawns_owned(state, seat))})));
  std::string workers;
  for (std::uint8_t lane = 0; lane < lane_count; ++lane)
    workers +=
        (lane > 0 ? " " : "") + board.in(lane_signs[lane]) + std::to_string(player.workers[lane]);
  board.put(72, y++, workers, {Colour::grey});
  const auto line = [&](Words label, const std::string& text, Style style = {}) {
    if (text.empty()) return;
    board.write(2, y, label, {Colour::grey});
    y = board.text_block(16, y, text, style);
  };
  line({"niveau 1", "level 1"}, named_list(board, first_levels(state, seat), with_temple));
  line({"niveau 2", "level 2"}, named_list(board, state.cards.in(zone_of(level2, seat)), improved),
       {Colour::yellow});
  line({"utilisées", "used"}, named_list(board, state.cards.in(zone_of(rotated, seat)), improved),
       {Colour::grey});
  if (!mine) return y;
  line({"main", "hand"}, named_list(board, hand_of(state, seat), in_hand), {Colour::cyan});
  line({"pioché", "drawn"}, named_list(board, state.cards.in(drawn), in_hand), {Colour::cyan});
  for (std::uint8_t deity = 0; deity < deity_count; ++deity)
    if (const Cards here = state.cards.in(under_deity(deity, seat)); !here.empty())
      line({"glissé", "slid"},
           board.text(
               say({"sous {0} : {1}", "under {0}: {1}"},
                   {verbatim(deity_names[deity]), verbatim(named_list(board, here, in_hand))})),
           {Colour::cyan});
  line({"Adoration", "Adoration"},
       named_list(board, state.adoration.in(byte(adored + seat)),
                  [](std::uint8_t deity) { return verbatim(deity_names[deity]); }),
       {Colour::violet});
  return y;
}

int draw_piles(const Board& board, int y) {
  const State& state = board.state;
  const Cards top = state.cards.in(on_top);
  std::string pile =
      board.text(say({"pioche : {0}", "draw pile: {0}"}, {count(card_noun, pile_size(state))}));
  if (!top.empty())
    pile += board.text(
        say({", dessus {0}", ", on top {0}"}, {second_name(deck_of(state), top.first())}));
  pile += board.text(say({" · défausse : {0} · réserve : {1}", " · discard: {0} · supply: {1}"},
                         {count(card_noun, state.cards.count(in_discard)),
                          verbatim(short_cubes(board, state.supply))}));
  if (state.options.adoration != 0)
    pile += board.text(say({" · Adoration : {0}", " · Adoration: {0}"},
                           {number(state.adoration.count(in_adoration_pile))}));
  return board.text_block(0, y, pile);
}

int draw_season(const Board& board, int y) {
  const State& state = board.state;
  int x = board.put(0, y,
                    capitalised(board.text(say({"saison {0} sur {1}", "season {0} of {1}"},
                                               {number(state.season), number(seasons_of_a_game)}))),
                    {Colour::plain, true});
  if (state.options.seasons == 0 || state.phase == Phase::extra) return y + 1;
  x += 3;
  for (std::uint8_t season = 0; season < seasons_of_a_game; ++season) {
    const bool now = season + 1 == state.season;
    x = board.put(x, y, board.in(colour_words[state.tokens[season]]),
                  {now ? Colour::yellow : Colour::grey, now}) +
        2;
  }
  return y + 1;
}

}  // namespace

void Bomarzo::draw(const State& state, Viewer viewer, const SeatNames& names, Language language,
                   Canvas& canvas) {
  const Board board{{canvas, language}, state, names, viewer};
  int y = draw_season(board, 0);
  y = draw_deities(board, y + 1);
  y = draw_zones(board, y + 1);
  y = draw_tracks(board, y + 1);
  y = draw_piles(board, y + 1);
  ++y;
  for (Seat seat = 0; seat < state.seats(); ++seat) y = draw_player(board, seat, y);
}

}  // namespace veillee::bomarzo
