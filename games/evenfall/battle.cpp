// One battle in one Region (section 12), in the order of EVE-12.25.
#include "games/evenfall/flows.hpp"

namespace veillee::evenfall {
namespace {

SeatSet fighters_in(const State& state, std::uint8_t region) {
  SeatSet fighters;
  for (Seat owner = 0; owner < owners; ++owner)
    if (workers_in(state, region, owner) > 0) fighters.add(owner);
  return fighters;
}

SeatSet seats_of(SeatSet fighters) {
  fighters.remove(automa);
  return fighters;
}

void measure(const State& state, BattleFlow& f, EventSink* sink) {
  for (const Seat seat : seats_of(f.fighters)) {
    f.strength[seat] = byte(std::min(255, workers_in(state, f.region, seat) + f.dial[seat] +
                                              state.players[seat].sum(Mod::strength)));
    tell(sink, Happened::fought, seat, f.strength[seat]);
  }
  if (f.fighters.has(automa)) tell(sink, Happened::fought, automa, f.strength[automa]);
}

// The highest strength; then the higher dial; then the first in turn order (EVE-12.16). The human
// wins ties with the Automa (EVE-18.35).
Seat winner_of(const State& state, const BattleFlow& f) {
  Seat best = no_arg;
  for (const Seat seat : in_turn_order(state)) {
    if (!f.fighters.has(seat)) continue;
    if (best == no_arg || f.strength[seat] > f.strength[best] ||
        (f.strength[seat] == f.strength[best] && f.dial[seat] > f.dial[best]))
      best = seat;
  }
  if (f.fighters.has(automa) && (best == no_arg || f.strength[automa] > f.strength[best]))
    return automa;
  return best;
}

// The next fighter in turn order, from f.order on; no_arg: there is none.
Seat next_fighter(const State& state, BattleFlow& f) {
  while (f.order < state.seats()) {
    const Seat seat = seat_in_order(state, f.order++);
    if (f.fighters.has(seat)) return seat;
  }
  return no_arg;
}

}  // namespace

Next BattleFlow::step(State& state, Frame& frame, BattleFlow& f, EventSink* sink) {
  switch (frame.step) {
    case begin:
      if (f.fighters.empty()) {
        f.fighters = fighters_in(state, f.region);
        if (f.fighters.empty()) return Next::done;  // EVE-12.3
        tell(sink, Happened::battle_begins, neutral, f.region);
      }
      for (Seat seat; (seat = next_fighter(state, f)) != no_arg;) {
        if (!hears(state, seat, Trigger::combat_start)) continue;
        fire(state, seat, Trigger::combat_start, Trigger::combat_start, no_arg, no_arg, f.region);
        return Next::again;
      }
      go_to(frame, dials);
      [[fallthrough]];
    case dials: return ask_all(state, frame, Decision::dial, seats_of(f.fighters), sealed);
    case sealed: {
      SeatSet changing;
      for (const Seat seat : seats_of(f.fighters)) {
        f.dial[seat] = answer(state, seat).args[0];
        tell(sink, Happened::dial_shown, seat, f.dial[seat]);
        if (state.players[seat].has(Mod::dial)) changing.add(seat);
      }
      f.revealed = 1;
      if (f.fighters.has(automa)) {
        const int witches = workers_in(state, f.region, automa);
        f.strength[automa] =
            byte(state.round + witches + automa_battle_cards(state, witches, sink));
      }
      if (!changing.empty()) return ask_all(state, frame, Decision::change, changing, changed);
      [[fallthrough]];
    }
    case changed:
      for (const Seat seat : seats_of(f.fighters)) {
        if (state.players[seat].has(Mod::dial) && f.dial[seat] != answer(state, seat).args[0]) {
          f.dial[seat] = answer(state, seat).args[0];
          tell(sink, Happened::dial_changed, seat, f.dial[seat]);
        }
        pay(state, seat, Unit::m, f.dial[seat], sink);
      }
      measure(state, f, sink);
      f.order = 0;
      go_to(frame, joined);
      [[fallthrough]];
    case joined:
      for (Seat seat; (seat = next_fighter(state, f)) != no_arg;) {
        if (!hears(state, seat, Trigger::combat_join)) continue;
        fire(state, seat, Trigger::combat_join);
        return Next::again;
      }
      f.order = f.reward = 0;
      go_to(frame, rewards);
      [[fallthrough]];
    case rewards:
      while (f.order < state.seats()) {
        const Seat seat = seat_in_order(state, f.order);
        if (!f.fighters.has(seat) || f.reward == thresholds.size() ||
            f.strength[seat] < thresholds[f.reward]) {
          f.reward = 0;
          ++f.order;
          continue;
        }
        begin_effect(state, seat, byte(source::reward + 3 * f.region + f.reward++), sink);
        return Next::again;
      }
      if (f.fighters.has(automa))
        for (std::uint8_t i = 0; i < thresholds.size(); ++i)
          if (f.strength[automa] >= thresholds[i])
            automa_effect(state, byte(source::reward + 3 * f.region + i), 0, no_arg, sink);
      go_to(frame, winner);
      [[fallthrough]];
    case winner: {
      const Seat winner = winner_of(state, f);
      tell(sink, Happened::battle_won, winner, f.region);
      f.order = winner;
      if (winner != automa) return ask(state, frame, Decision::stone, winner, stone_chosen);
      for (const std::uint8_t kind : state.regions[f.region].stones) {
        if (kind == no_arg) continue;
        take_stone(state, automa, f.region, kind, sink);  // the leftmost (EVE-18.35)
        break;
      }
      return Next::done;
    }
    case stone_chosen: {
      const Seat winner = f.order;
      take_stone(state, winner, f.region, answer(state, winner).args[0], sink);
      if (f.region == north && state.first_player != winner) {  // EVE-12.18, EVE-12.19
        state.first_player = winner;
        tell(sink, Happened::first_player, winner);
      }
      go_to(frame, won);
      fire(state, winner, Trigger::combat_win);
      return Next::again;
    }
    default: return Next::done;
  }
}

}  // namespace veillee::evenfall
