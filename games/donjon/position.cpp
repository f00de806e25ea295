// The pieces as readable JSON, in both directions (section 10 of RULES.md), and what follows from
// them for who only draws. All is public.
#include "games/dicium/position.hpp"

#include "games/donjon/game.hpp"
#include "games/donjon/words.hpp"

namespace veillee::donjon {
namespace {

constexpr auto royal_ids = [] {
  std::array<std::string_view, way_length> ids = {"F9", "F8", "F7", "F6", "F5",
                                                  "F4", "F3", "F2", "F1"};
  return ids;
}();

void describe_goblins(PositionIo& io, Set& squares) {
  BoundedList<std::uint8_t, goblin_tiles> list;
  for (const std::uint8_t square : squares)
    if (!list.full()) list.push_back(square);
  io.names("goblins", list, square_ids);
  if (!io.reading()) return;
  squares = Set{};
  for (const std::uint8_t square : list) {
    if (squares.has(square))
      io.refuse("goblins", {"la case {0} a deux gobelins", "square {0} has two goblins"},
                {verbatim(square_ids[square])});
    squares.add(square);
  }
}

// Scrolls or objects of a seat, out of who holds what.
void describe_kept(PositionIo& io, std::string_view key, State& state, Seat seat,
                   std::uint8_t first, std::uint8_t end) {
  BoundedList<std::uint8_t, kept_count> list;
  for (std::uint8_t card = first; card < end; ++card)
    if (holds(state, seat, card)) list.push_back(byte(card - first));
  const std::span<const std::string_view> ids =
      std::span(card_ids).subspan(first, static_cast<std::size_t>(end - first));
  io.names(key, list, ids);
  if (!io.reading()) return;
  for (const std::uint8_t i : list) {
    std::uint8_t& holder = state.held[static_cast<std::size_t>(first - first_kept + i)];
    if (holder != no_arg)
      io.refuse(key, {"la carte {0} n’existe qu’une fois", "there is only one card {0}"},
                {verbatim(ids[i])});
    holder = seat;
  }
}

void text_or_null(json::Writer& out, std::string_view key, std::string_view text, bool there) {
  out.key(key);
  if (there)
    out.value(text);
  else
    out.null();
}

template <class Locals>
const Locals* under_way(const State& state, Flow flow) {
  for (const Frame& frame : state.stack)
    if (Flow{frame.flow} == flow) return &frame.locals<Locals>();
  return nullptr;
}

void write_hero(const State& state, Seat seat, json::Writer& out) {
  out.member("colour", dicium::colour_ids[hero_colours[state.heroes[seat]]]);
  out.member("cards", cards_left(state, seat) + (seat == state.first && !king_is_here(state)));
  out.member("red", dicium::added_faces<Donjon>(state, seat, dicium::red));
  dicium::write_rows<Donjon>(out, state, seat);
}

void write_king(const State& state, json::Writer& out) {
  out.member("king_in", king_in(state));
  out.key("king_steps");
  if (!king_is_here(state)) {
    out.null();
    out.key("king_turns");
    out.null();
    return;
  }
  const int left = throne - state.king;
  out.value(left);
  out.numbers("king_turns", std::array{(left + 1) / 2, left});
}

void write_foes(const State& state, json::Writer& out) {
  const int red = dicium::added_faces<Donjon>(state, state.turn.seat, dicium::red);
  out.key("foes");
  out.begin_array();
  for (const std::uint8_t square : foe_squares(state)) {
    const std::uint8_t foe = foe_on(state, square);
    out.begin_object();
    out.member("square", square_ids[square]);
    out.member("foe", foe_ids[foe]);
    out.member("defence", defences[foe]);
    out.member("need", std::clamp(defences[foe] - red, 1, 7));
    out.end_object();
  }
  out.end_array();
}

void write_discard(const State& state, json::Writer& out) {
  out.key("discard");
  out.begin_array();
  for (std::uint8_t card = 0; card < dealt_kinds; ++card) {
    int n = deck_of(state).copies[card] - state.unseen.count[card];
    if (is_kept(card) && state.held[card - first_kept] != no_arg) --n;
    if (!is_kept(card) && state.card == card) --n;
    for (; n > 0; --n) out.value(card_ids[card]);
  }
  out.end_array();
}

void write_under_way(const State& state, json::Writer& out) {
  if (const auto* move = under_way<Move>(state, Flow::move); move != nullptr) {
    out.key("running");
    out.begin_object();
    out.member("means", means_ids[move->means]);
    out.member("steps", move->steps);
    out.end_object();
  }
  if (const auto* charge = under_way<Charge>(state, Flow::charge); charge != nullptr) {
    out.key("running");
    out.begin_object();
    out.member("means", means_ids[use_full]);
    out.member("steps", charge->steps);
    out.key("path");
    out.begin_array();
    for (std::uint8_t i = 0; i < charge->trodden; ++i) out.value(square_ids[charge->trail[i]]);
    out.end_array();
    out.end_object();
  }
  if (const auto* treasure = under_way<Treasure>(state, Flow::treasure); treasure != nullptr)
    out.member("treasure", tile_ids[treasure->tile]);
  if (const auto* sent = under_way<Sent>(state, Flow::sent); sent != nullptr) {
    out.key("displaced");
    out.begin_object();
    out.member("seat", seat_letters[sent->seat]);
    out.member("cause", cause_ids[sent->cause]);
    out.end_object();
  }
  if (Decision{state.pending.decision} == Decision::place) {
    const auto* opening = under_way<Opening>(state, Flow::opening);
    out.key("ambush");
    out.begin_object();
    out.member("from", square_ids[opening->from]);
    out.member("distance", opening->distance);
    out.end_object();
  }
  if (const auto* fight = under_way<Fight>(state, Flow::fight);
      fight != nullptr && state.combat.running()) {
    dicium::begin_combat<Donjon>(out, state);
    out.member("foe", foe_ids[fight->foe]);
    out.member("square", square_ids[fight->square]);
    out.member("ranged", fight->ranged != 0);
    out.end_object();
  }
}

void write_derived(const State& state, json::Writer& out) {
  constexpr std::string_view results[] = {"", "won", "lost"};
  text_or_null(out, "result", results[state.result], state.result != playing);
  text_or_null(out, "how", how_ids[state.how], state.result != playing);
  out.member("objective", objective(state));
  out.member("opened_chests", state.chests.size());
  bool crown_seen = false;
  for (const std::uint8_t tile : state.crypts) crown_seen |= tile == re_crown;
  out.member("crown", crown_found(state) ? "found" : crown_seen ? "seen" : "hidden");
  out.member("den_of", state.den + state.goblins.size());
  write_king(state, out);
  const int seats = state.seats();
  out.member("round", state.turn.number > 0 ? (state.turn.number - 1) / seats + 1 : 0);
  out.member("turns", most_turns(seats));
  write_discard(state, out);
  const dicium::Limits allowed = limits(state, state.turn.seat);
  out.member("throws_allowed", allowed.throws);
  out.member("actions_allowed", allowed.actions);
  out.member("dice_allowed", allowed.dice);
  write_foes(state, out);
  if (state.stack.empty()) return;
  write_under_way(state, out);
  if (Decision{state.pending.decision} == Decision::reroll)
    dicium::write_chances(out, state.turn, dicium::needs_of<Donjon>(state, state.turn.seat));
}

void describe_seat(PositionIo& io, State& state, Seat seat) {
  dicium::describe(io, state.boards[seat]);
  io.name("hero", state.heroes[seat], hero_ids);
  io.name("square", state.pawns[seat], square_ids, true);
  io.names("trophies", state.trophies[seat], std::span(foe_ids).first(monster_count));
  describe_kept(io, "scrolls", state, seat, first_kept, first_object);
  describe_kept(io, "objects", state, seat, first_object, pi_oubliette);
  io.counts("pile", state.piles[seat], suit_ids, 0, 6);
  io.derived([&](json::Writer& out) { write_hero(state, seat, out); });
}

}  // namespace

void Donjon::describe(PositionIo& io, State& state) {
  if (io.reading()) {
    const auto [options, deck] = options_of(state);
    state = State{};
    state.options = options;
    state.deck = deck;
    state.pawns.fill(off_board);
    state.held.fill(no_arg);
  }
  const std::uint8_t seats = state.seats();
  io.everyone([&] {
    dicium::describe(io, state.turn, seats, 0, most_turns(seats), use_ids(),
                     {4, dicium::most_actions + 1, dicium::most_dice});
    io.name("first", state.first, std::span(seat_letters).first(seats));
    io.flag("opened", state.opened);
    io.name("card", state.card, card_ids, true);
    io.number("march", state.march, 0, 6);
    io.flag("teleported", state.teleported);
    io.name("king", state.king, royal_ids, true);
    io.name("portal", state.portal, square_ids, true);
    io.names("monsters", state.monsters, std::span(foe_ids).first(monster_count), true);
    describe_goblins(io, state.goblins);
    io.number("den", state.den, 0, goblin_tiles);
    io.names("rooms", state.rooms, content_ids);
    io.names("crypts", state.crypts, content_ids);
    io.names("chests", state.chests, tile_ids);
    io.counts("unseen", state.unseen.count, std::span(card_ids).first(dealt_kinds), 0, most_copies);
    io.seats("seats", seats, [&](Seat seat) { describe_seat(io, state, seat); });
    io.derived([&](json::Writer& out) { write_derived(state, out); });
  });
  io.nobody([&] { io.random("random", state.rng); });
}

}  // namespace veillee::donjon
