// Single gains, losses and movements: each keeps the books and tells what happened.
#pragma once

#include "games/sabbat_magica/rules.hpp"

namespace veillee::sabbat_magica {

void gain_terror(State& state, Seat seat, int n, EventSink* sink);  // up to 10 (SAB-1.8)
void lose_terror(State& state, Seat seat, int n, EventSink* sink,
                 Happened how = Happened::terror_lost);
inline void spend_terror(State& state, Seat seat, int n, EventSink* sink) {
  lose_terror(state, seat, n, sink, Happened::terror_spent);
}
// n may be negative (SAB-3.7).
void gain_vp(State& state, Seat seat, int n, Source source, EventSink* sink);
void gain(State& state, Seat seat, std::uint8_t resource, int n, Store store, EventSink* sink);
void lose(State& state, Seat seat, std::uint8_t resource, int n, Store store, EventSink* sink);

// Behind the ghosts present (SAB-5.19), and in front of them (SAB-5.31).
void put_last(State& state, Seat seat, std::uint8_t place);
void put_first(State& state, Seat seat, std::uint8_t place);
// The ghosts behind it move up (SAB-6.1).
void remove_ghost(State& state, Seat seat, std::uint8_t place);

// SAB-8.5: the first use settles the card; the other two are gone.
void use_power(State& state, Seat seat, Power power, EventSink* sink);

}  // namespace veillee::sabbat_magica
