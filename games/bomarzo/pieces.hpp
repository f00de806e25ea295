// Single gains, losses and movements: each keeps the books and tells what happened.
#pragma once

#include "games/bomarzo/rules.hpp"

namespace veillee::bomarzo {

// An event whose first argument only this seat may see.
void whisper(EventSink* sink, Happened what, Seat seat, std::uint8_t secret,
             std::uint8_t other = 0);

// What the supply has of it (BOM-12.2); returns how much that is.
std::uint8_t from_supply(State& state, Cubes& to, std::uint8_t resource, int n);
// A copy: it may be all there is.
void to_supply(State& state, Cubes& from, Cubes amount);

void discard(State& state, Seat seat, std::uint8_t card, EventSink* sink);
// All cards of a zone, in the order of their numbers.
void discard_all(State& state, Seat seat, CardZone zone, EventSink* sink);
// One card after the other into this zone, known to the seat (BOM-9.29 to BOM-9.31); returns how
// many there were.
int draw_cards(State& state, Seat seat, int n, std::uint8_t zone, EventSink* sink);
// BOM-9.34: when a whole draw is over.
void show_top(State& state, EventSink* sink);

// The upright card with the lowest number (BOM-11.20).
void use_power(State& state, Seat seat, Power power, EventSink* sink);

void advance_worker(State& state, Seat seat, std::uint8_t lane, EventSink* sink);
void climb(State& state, Seat seat, std::uint8_t track, int n, EventSink* sink);
void climb(State& state, Seat seat, const Steps& steps, EventSink* sink);

void place_on_zone(State& state, Seat seat, std::uint8_t zone, EventSink* sink);
void place_on_deity(State& state, Seat seat, std::uint8_t deity);

}  // namespace veillee::bomarzo
