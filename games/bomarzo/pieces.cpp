#include "games/bomarzo/pieces.hpp"

namespace veillee::bomarzo {

void whisper(EventSink* sink, Happened what, Seat seat, std::uint8_t secret, std::uint8_t other) {
  if (sink == nullptr) return;
  Event event = make_event(what, seat, secret, other);
  event.private_args = 1;
  event.insiders = SeatSet::only(seat);
  emit(sink, event);
}

std::uint8_t from_supply(State& state, Cubes& to, std::uint8_t resource, int n) {
  n = std::min<int>(n, state.supply[resource]);
  add(state.supply[resource], -n);
  add(to[resource], n);
  return byte(n);
}

void to_supply(State& state, Cubes& from, Cubes amount) { pay(from, state.supply, amount); }

void discard(State& state, Seat seat, std::uint8_t card, EventSink* sink) {
  state.cards.put(card, in_discard, everybody);
  tell(sink, Happened::discarded, seat, card);
}

void discard_all(State& state, Seat seat, CardZone zone, EventSink* sink) {
  for (const std::uint8_t card : state.cards.in(zone)) discard(state, seat, card, sink);
}

namespace {

// The next card of the pile, which is made anew from the discard pile when it is empty; no_arg:
// both are.
std::uint8_t next_card(State& state, EventSink* sink) {
  if (const Cards top = state.cards.in(on_top); !top.empty()) return top.first();
  if (!state.cards.any(in_pile)) {
    const Cards old = state.cards.in(in_discard);
    if (old.empty()) return no_arg;
    for (const std::uint8_t card : old) state.cards.put(card, in_pile, {});
    tell(sink, Happened::reshuffled, neutral, byte(old.size()));
  }
  return state.cards.pick(in_pile, state.rng);
}

}  // namespace

int draw_cards(State& state, Seat seat, int n, std::uint8_t zone, EventSink* sink) {
  for (int i = 0; i < n; ++i) {
    const std::uint8_t card = next_card(state, sink);
    if (card == no_arg) return i;
    state.cards.put(card, zone, SeatSet::only(seat));
    whisper(sink, Happened::drew, seat, card);
  }
  return n;
}

void show_top(State& state, EventSink* sink) {
  if (state.cards.any(on_top) || !state.cards.any(in_pile)) return;
  const std::uint8_t card = state.cards.pick(in_pile, state.rng);
  state.cards.put(card, on_top, {});
  tell(sink, Happened::top_shown, neutral, deck_of(state).cards[card].family);
}

void use_power(State& state, Seat seat, Power power, EventSink* sink) {
  const std::uint8_t card = usable(state, seat, power).first();
  state.cards.put(card, zone_of(rotated, seat), everybody);
  tell(sink, Happened::power_used, seat, card, power);
}

void advance_worker(State& state, Seat seat, std::uint8_t lane, EventSink* sink) {
  const int pawns = pawns_owned(state, seat);
  const std::uint8_t space = ++state.players[seat].workers[lane];
  tell(sink, Happened::worker_moved, seat, lane, space);
  if (pawns_owned(state, seat) > pawns) tell(sink, Happened::pawn_gained, seat);
}

void climb(State& state, Seat seat, std::uint8_t track, int n, EventSink* sink) {
  std::uint8_t& space = state.players[seat].tracks[track];
  const int from = space;
  const int to = std::min<int>(track_top, from + n);
  if (to == from) return;
  space = byte(to);
  tell(sink, Happened::climbed, seat, track, byte(to - from), space);
  if (to == track_top) state.arrived[track].push_back(seat);
  for (std::size_t i = 0; i < symbol_spaces.size(); ++i) {
    if (symbol_spaces[i] <= from || symbol_spaces[i] > to) continue;  // BOM-9.11
    if (state.claimed[track][i] != no_arg) continue;
    state.claimed[track][i] = seat;
    ++state.players[seat].symbols;
    tell(sink, Happened::vp_gained, seat, 1, track);
  }
}

void climb(State& state, Seat seat, const Steps& steps, EventSink* sink) {
  for (std::uint8_t track = 0; track < track_count; ++track)
    if (steps[track] > 0) climb(state, seat, track, steps[track], sink);
}

void place_on_zone(State& state, Seat seat, std::uint8_t zone, EventSink* sink) {
  const std::uint8_t slot = state.zones[zone].size();
  state.zones[zone].push_back(seat);
  ++state.players[seat].out;
  const std::uint8_t n =
      from_supply(state, state.players[seat].cubes, crop_of(zone), harvest[zone][slot]);
  tell(sink, Happened::harvested, seat, zone, n);
}

void place_on_deity(State& state, Seat seat, std::uint8_t deity) {
  state.deities[deity].pawns.push_back(seat);
  ++state.players[seat].out;
}

}  // namespace veillee::bomarzo
