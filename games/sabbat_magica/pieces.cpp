#include "games/sabbat_magica/pieces.hpp"

#include <algorithm>

namespace veillee::sabbat_magica {

void gain_terror(State& state, Seat seat, int n, EventSink* sink) {
  std::uint8_t& terror = state.players[seat].terror;
  n = std::min(n, most_terror - terror);
  if (n == 0) return;
  add(terror, n);
  tell(sink, Happened::terror_gained, seat, byte(n), terror);
}

void lose_terror(State& state, Seat seat, int n, EventSink* sink, Happened how) {
  if (n == 0) return;
  std::uint8_t& terror = state.players[seat].terror;
  add(terror, -n);
  tell(sink, how, seat, byte(n), terror);
}

void gain_vp(State& state, Seat seat, int n, Source source, EventSink* sink) {
  if (n == 0) return;
  add(state.players[seat].vp, n);
  tell(sink, n > 0 ? Happened::vp_gained : Happened::vp_lost, seat, byte(std::abs(n)),
       static_cast<std::uint8_t>(source));
}

void gain(State& state, Seat seat, std::uint8_t resource, int n, Store store, EventSink* sink) {
  if (n == 0) return;
  add(state.players[seat].store[store][resource], n);
  tell(sink, Happened::gained, seat, resource, byte(n), store);
}

void lose(State& state, Seat seat, std::uint8_t resource, int n, Store store, EventSink* sink) {
  if (n == 0) return;
  add(state.players[seat].store[store][resource], -n);
  tell(sink, Happened::lost, seat, resource, byte(n), store);
}

void put_last(State& state, Seat seat, std::uint8_t place) {
  state.ghosts[place].push_back(seat);
  Places& places = state.players[seat].places;
  places = static_cast<Places>(places | only(place));
}

void put_first(State& state, Seat seat, std::uint8_t place) {
  state.ghosts[place].insert_at(0, seat);
  Places& places = state.players[seat].places;
  places = static_cast<Places>(places | only(place));
}

void remove_ghost(State& state, Seat seat, std::uint8_t place) {
  state.ghosts[place].remove_at(position_in(state, seat, place));
  Places& places = state.players[seat].places;
  places = static_cast<Places>(places & ~only(place));
}

void use_power(State& state, Seat seat, Power power, EventSink* sink) {
  state.players[seat].power = power;
  state.players[seat].power_used = 1;
  tell(sink, Happened::power_used, seat, power);
}

}  // namespace veillee::sabbat_magica
