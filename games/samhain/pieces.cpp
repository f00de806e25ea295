#include "games/samhain/pieces.hpp"

#include <algorithm>

#include "engine/grid.hpp"

namespace veillee::samhain {
namespace {

constexpr std::uint16_t bit(std::uint8_t card) { return static_cast<std::uint16_t>(1U << card); }

void derive(State& state, Player& player, std::uint8_t card) {
  const auto& here = player.members[card];
  const auto keep = static_cast<std::uint16_t>(~bit(card));
  const bool is_ready = here[active] + here[waiting] > 0;
  player.ready = static_cast<std::uint16_t>((player.ready & keep) | (is_ready ? bit(card) : 0));
  player.board = static_cast<std::uint16_t>((player.board & keep) |
                                            (is_ready || here[exhausted] > 0 ? bit(card) : 0));
  const bool is_complete = state.on_card[card] >= capacity(state.seats());
  state.complete =
      static_cast<std::uint16_t>((state.complete & keep) | (is_complete ? bit(card) : 0));
}

}  // namespace

void put_member(State& state, Seat seat, std::uint8_t card, Condition condition) {
  Player& player = state.players[seat];
  ++player.members[card][condition];
  ++state.on_card[card];
  derive(state, player, card);
}

void remove_member(State& state, Seat seat, std::uint8_t card, Condition condition) {
  Player& player = state.players[seat];
  --player.members[card][condition];
  --state.on_card[card];
  derive(state, player, card);
}

void change(State& state, Seat seat, std::uint8_t card, Condition from, Condition to) {
  Player& player = state.players[seat];
  --player.members[card][from];
  ++player.members[card][to];
  derive(state, player, card);
}

void lay_out(State& state) {
  using Village = Grid<5, 3>;
  constexpr auto orthogonal = Village::orthogonal_mask();
  constexpr auto diagonal = Village::diagonal_mask();
  const auto cards_on = [&](SquareMask squares) {
    std::uint16_t cards = 0;
    for (const std::uint8_t square : Squares{squares}) cards |= bit(state.card_at[square]);
    return cards;
  };
  for (std::uint8_t square = 0; square < card_count; ++square) {
    const std::uint8_t card = state.card_at[square];
    state.square_of[card] = square;
    state.adjacent[card] = cards_on(orthogonal[square]);
    state.around[card] =
        static_cast<std::uint16_t>(state.adjacent[card] | cards_on(diagonal[square]));
  }
}

void recount(State& state) {
  lay_out(state);
  state.on_card = {};
  for (const Player& player : state.players)
    for (std::uint8_t card = 0; card < card_count; ++card)
      for (const std::uint8_t n : player.members[card]) add(state.on_card[card], n);
  state.complete = 0;
  for (Player& player : state.players) {
    player.board = player.ready = 0;
    for (std::uint8_t card = 0; card < card_count; ++card) derive(state, player, card);
  }
}

void take_wisp(State& state, Seat seat, EventSink* sink) {
  --state.reserve_wisps;
  ++state.players[seat].wisps;
  tell(sink, Happened::wisp_taken, seat, state.reserve_wisps);
  if (state.reserve_wisps > 0) return;
  state.event_running = 1;
  push(state, Flow::wisp_event, WispEvent{});
  tell(sink, Happened::event_begins, seat);
  for (std::uint8_t i = 0; sink != nullptr && i < state.seats(); ++i) {
    const Seat counted = clockwise(state.first_player, state.seats(), i);
    tell(sink, Happened::wisps_counted, counted, state.players[counted].wisps);
  }
}

void gain_worship(State& state, Seat seat, std::uint8_t track, EventSink* sink) {
  Player& player = state.players[seat];
  if (!recordable(player, track)) return take_wisp(state, seat, sink);
  if (player.worship[track]++ == 0) --player.own_reserve;
  tell(sink, Happened::worship_gained, seat, track, player.worship[track]);
}

namespace {

void lower_worship(State& state, Seat seat, std::uint8_t track, Happened how, EventSink* sink) {
  Player& player = state.players[seat];
  if (--player.worship[track] == 0) ++player.own_reserve;
  tell(sink, how, seat, track, player.worship[track]);
}

}  // namespace

void lose_worship(State& state, Seat seat, std::uint8_t track, EventSink* sink) {
  lower_worship(state, seat, track, Happened::worship_lost, sink);
}

void pay_worship(State& state, Seat seat, std::uint8_t track, EventSink* sink) {
  lower_worship(state, seat, track, Happened::worship_paid, sink);
}

void gain_cubes(State& state, Seat seat, std::uint8_t resource, std::uint8_t n, EventSink* sink) {
  n = std::min(n, state.reserve[resource]);
  if (n == 0) return;
  add(state.reserve[resource], -n);
  add(state.players[seat].cubes[resource], n);
  tell(sink, Happened::cubes_gained, seat, resource, n);
}

void pay_cubes(State& state, Seat seat, std::uint8_t resource, std::uint8_t n, EventSink* sink) {
  add(state.players[seat].cubes[resource], -n);
  add(state.reserve[resource], n);
  tell(sink, Happened::cubes_paid, seat, resource, n);
}

void gain_vp(State& state, Seat seat, int n, Source source, EventSink* sink) {
  if (n == 0) return;
  add(state.players[seat].vp, n);
  tell(sink, Happened::vp_gained, seat, static_cast<std::uint8_t>(n),
       static_cast<std::uint8_t>(source));
}

void pay_unit(State& state, Seat seat, std::uint8_t unit, EventSink* sink) {
  if (unit < resource_count) return pay_cubes(state, seat, unit, 1, sink);
  if (unit != unit_vp)
    return pay_worship(state, seat, static_cast<std::uint8_t>(unit - unit_first_track), sink);
  add(state.players[seat].vp, -1);
  tell(sink, Happened::vp_paid, seat, 1);
}

void bury(State& state, Seat owner, EventSink* sink) {
  ++state.players[owner].buried;
  if (free_tombs(state) > 0) return;
  for (Player& player : state.players) {
    add(player.own_reserve, player.buried);
    player.buried = 0;
  }
  tell(sink, Happened::graveyard_emptied, owner);
}

void move_member(State& state, Seat seat, std::uint8_t from, Condition condition, std::uint8_t to,
                 EventSink* sink) {
  remove_member(state, seat, from, condition);
  put_member(state, seat, to, condition);
  tell(sink, Happened::member_moved, seat, from, to, condition);
}

void lay_down(State& state, Seat seat, Object object, EventSink* sink) {
  --state.players[seat].upright[object];
  ++state.players[seat].lying[object];
  tell(sink, Happened::object_used, seat, object);
}

}  // namespace veillee::samhain
