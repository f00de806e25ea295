#include "games/shogun/rules.hpp"

namespace veillee::shogun {

void finish(State& state, How how, EventSink* sink) {
  state.how = how;
  state.result = how == limit                         ? nobody_won
                 : how == escape || how == no_samurai ? ninja_won
                                                      : samurai_won;
  if (how == limit)
    tell(sink, Happened::drawn, neutral);
  else
    tell(sink, Happened::won, neutral, state.result == ninja_won ? ninja : samurai, how);
  state.stack.clear();
}

bool discard_alert(State& state, Seat seat, AlertSource source, EventSink* sink) {
  --state.alerts;
  tell(sink, Happened::alert, seat, state.alerts, source);
  if (state.alerts > 0) return false;
  finish(state, alarm, sink);
  return true;
}

bool light(State& state, Seat seat, std::uint8_t square, std::uint8_t use, EventSink* sink) {
  state.lit.add(square);
  tell(sink, Happened::lit, seat, square, use, byte(state.alerts - 1));
  for (const Set& garden : gardens)
    if (garden.has(square))
      for (const std::uint8_t tile : garden& state.torii) {  // SHO-9.6
        state.torii.remove(tile);
        state.turned.add(tile);
        tell(sink, Happened::torii_turned, seat, tile);
      }
  return discard_alert(state, seat, by_brazier, sink);
}

namespace {

std::uint8_t lift(State& state, std::uint8_t pawn, EventSink* sink) {
  const std::uint8_t from = state.pawns[pawn];
  tell(sink, Happened::beaten, owner_of(pawn), pawn, from);
  state.pawns[pawn] = off_board;
  return from;
}

bool put_back(State& state, std::uint8_t pawn, std::uint8_t from, EventSink* sink) {
  const Camp camp = camp_of(owner_of(pawn));
  if (!accessible(state, camp).empty()) {  // SHO-5.10
    push(state, Flow::put_back, PutBack{pawn, from});
    return false;
  }
  tell(sink, Happened::sent_off, owner_of(pawn), pawn, from);  // SHO-5.4, SHO-5.7
  if (in_play(state, camp)) return false;
  finish(state, camp == ninja ? no_ninja : no_samurai, sink);
  return true;
}

}  // namespace

bool beat(State& state, std::uint8_t pawn, EventSink* sink) {
  return put_back(state, pawn, lift(state, pawn, sink), sink);
}

bool beat_for_alert(State& state, std::uint8_t pawn, AlertSource source, EventSink* sink) {
  const std::uint8_t from = lift(state, pawn, sink);
  return discard_alert(state, state.turn.seat, source, sink) || put_back(state, pawn, from, sink);
}

bool give_shogun(State& state, std::uint8_t pawn, EventSink* sink) {
  tell(sink, Happened::handed, owner_of(pawn), state.carrier, pawn);
  state.carrier = pawn;
  if (!all_torii(state).has(state.shogun)) return false;
  finish(state, escape, sink);  // SHO-11.13
  return true;
}

}  // namespace veillee::shogun
