// What interrupts a turn: payments, objects, the wisp event (sections 3.d, 7 and 8).
#include <algorithm>

#include "games/samhain/flows.hpp"
#include "games/samhain/pieces.hpp"

namespace veillee::samhain {

Next payment(State& state, Frame& frame, EventSink* sink) {
  PaymentDue& p = frame.locals<PaymentDue>();
  if (frame.step == PaymentDue::unit_chosen) {
    pay_unit(state, p.seat, answer(state, p.seat).args[0], sink);
    --p.due;
    frame.step = PaymentDue::next;
  }
  if (p.due == 0) return Next::done;
  if (p.action == no_arg && p.due == pm_capacity(state.players[p.seat])) {
    // All there is has to go: nothing is left to choose.
    for (std::uint8_t unit = 0; unit < unit_count; ++unit)
      for (int n = units_of(state.players[p.seat], unit); n > 0; --n)
        pay_unit(state, p.seat, unit, sink);
    return Next::done;
  }
  return ask(state, frame, Decision::pay, p.seat, PaymentDue::unit_chosen);
}

void push_use_of(State& state, Seat seat, std::uint8_t object) {
  const Flow flow = object == sickle ? Flow::sickle_use
                    : object == horn ? Flow::horn_use
                                     : Flow::rune_use;
  push(state, flow, ObjectUse{seat, 0});
}

Next sickle_use(State& state, Frame& frame, EventSink* sink) {
  ObjectUse& use = frame.locals<ObjectUse>();
  switch (ObjectUse::Step{frame.step}) {
    case ObjectUse::begin:
      lay_down(state, use.seat, sickle, sink);
      return ask(state, frame, Decision::sickle_pay, use.seat, ObjectUse::chosen);
    case ObjectUse::chosen:
      use.paid = answer(state, use.seat).args[0];
      pay_unit(state, use.seat, use.paid, sink);
      return ask(state, frame, Decision::sickle_gain, use.seat, ObjectUse::chosen_too);
    case ObjectUse::chosen_too: {
      const std::uint8_t unit = answer(state, use.seat).args[0];
      if (unit < resource_count)
        gain_cubes(state, use.seat, unit, 1, sink);
      else if (unit == unit_vp)
        gain_vp(state, use.seat, 1, Source::sickles, sink);
      else
        gain_worship(state, use.seat, static_cast<std::uint8_t>(unit - unit_first_track), sink);
      return Next::done;
    }
  }
  return Next::done;
}

Next horn_use(State& state, Frame& frame, EventSink* sink) {
  const Seat seat = frame.locals<ObjectUse>().seat;
  if (frame.step == ObjectUse::begin) {
    lay_down(state, seat, horn, sink);
    return ask(state, frame, Decision::horn, seat, ObjectUse::chosen);
  }
  const Action choice = answer(state, seat);
  move_member(state, seat, choice.args[0], static_cast<Condition>(choice.args[1]), choice.args[2],
              sink);
  return Next::done;
}

Next rune_use(State& state, Frame& frame, EventSink* sink) {
  const Seat seat = frame.locals<ObjectUse>().seat;
  if (frame.step == ObjectUse::begin) {
    lay_down(state, seat, rune, sink);
    return ask(state, frame, Decision::rune, seat, ObjectUse::chosen);
  }
  gain_cubes(state, seat, answer(state, seat).args[0], 1, sink);
  return Next::done;
}

Next wisp_event(State& state, Frame& frame, EventSink* sink) {
  WispEvent& e = frame.locals<WispEvent>();
  const Seat seat = clockwise(state.first_player, state.seats(), e.turn);
  Player& player = state.players[seat];
  const bool all_had_their_turn = e.turn == state.seats();

  switch (WispEvent::Step{frame.step}) {
    case WispEvent::fires:  // step 1, SAM-8.5
      if (all_had_their_turn) {
        return go_to(frame, WispEvent::compare);
      }
      if (player.upright[fire] > 0 && player.wisps > 0)
        return ask(state, frame, Decision::fires, seat, WispEvent::fires_chosen);
      ++e.turn;
      return Next::again;
    case WispEvent::fires_chosen: {
      const std::uint8_t used = answer(state, seat).args[0];
      e.harmless[seat] = used;
      for (std::uint8_t i = 0; i < used; ++i) lay_down(state, seat, fire, nullptr);
      if (used > 0) tell(sink, Happened::fires_used, seat, used);
      ++e.turn;
      return go_to(frame, WispEvent::fires);
    }
    case WispEvent::compare: {  // step 2, SAM-8.6; fixed here (SAM-8.23)
      int highest = 0;
      for (Seat s = 0; s < state.seats(); ++s)
        highest = std::max(highest, state.players[s].wisps - e.harmless[s]);
      for (Seat s = 0; s < state.seats(); ++s)
        if (state.players[s].wisps - e.harmless[s] == highest) e.most.add(s);
      e.turn = 0;
      return go_to(frame, WispEvent::sacrifice);
    }
    case WispEvent::sacrifice:
      if (all_had_their_turn) {
        e.turn = 0;
        return go_to(frame, WispEvent::payment);
      }
      if (e.most.has(seat) && (player.board != 0 || members_on_tracks(player) > 0))
        return ask(state, frame, Decision::bury, seat, WispEvent::sacrifice_chosen);
      ++e.turn;  // not tied for the most, or nobody to give (SAM-8.11)
      return Next::again;
    case WispEvent::sacrifice_chosen: {
      const Action choice = answer(state, seat);
      if (Do{choice.kind} == Do::bury) {
        remove_member(state, seat, choice.args[0], static_cast<Condition>(choice.args[1]));
        tell(sink, Happened::member_sacrificed, seat, choice.args[0]);
      } else {
        player.worship[choice.args[0]] = 0;  // SAM-8.9
        tell(sink, Happened::marker_sacrificed, seat, choice.args[0]);
      }
      bury(state, seat, sink);
      ++e.turn;
      return go_to(frame, WispEvent::sacrifice);
    }
    case WispEvent::payment: {  // step 3, SAM-8.12
      if (all_had_their_turn) {
        state.event_running = 0;
        return Next::done;
      }
      const int due = std::min(player.wisps - e.harmless[seat], pm_capacity(player));  // SAM-8.13b
      if (due > 0)
        push(state, Flow::payment, PaymentDue{seat, static_cast<std::uint8_t>(due), no_arg, 0});
      return go_to(frame, WispEvent::put_back);
    }
    case WispEvent::put_back:
      if (player.wisps > 0) tell(sink, Happened::wisps_put_back, seat, player.wisps);
      state.reserve_wisps = static_cast<std::uint8_t>(state.reserve_wisps + player.wisps);
      player.wisps = 0;
      ++e.turn;
      return go_to(frame, WispEvent::payment);
  }
  return Next::done;
}

}  // namespace veillee::samhain
