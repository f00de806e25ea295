// Combat (section 9 of RULES.md), for any game G of turn.hpp that also has Flow::combat. Whoever
// starts one pushes the flow and finds the result in state.combat when it comes back; then
// state.combat is to be cleared.
#pragma once

#include "games/dicium/turn.hpp"

namespace veillee::dicium {

struct CombatFrame {
  enum Step : std::uint8_t {
    begin,
    attacker_engaged,
    attacker_rolled,
    attacker_answered,
    defence,
    defender_engaged,
    defender_rolled,
    defender_answered,
    result
  };
  std::uint8_t unused;
};

template <class G>
void start_combat(typename G::State& state, Seat attacker, Seat defender, std::uint8_t extra = 0,
                  std::uint8_t against = Combat::against_player) {
  state.combat = Combat{};
  state.combat.attacker = attacker;
  state.combat.defender = defender;
  state.combat.extra = extra;
  state.combat.against = against;
  push(state, G::Flow::combat, CombatFrame{});
}

// Red dice that this seat could engage: of the hand on the own turn, once it is thrown; else of the
// reserve (DIC-9.4, DIC-9.5).
template <class State>
int red_dice(const State& state, Seat seat) {
  const bool in_hand = seat == state.turn.seat && state.turn.throws > 0;
  return (in_hand ? state.turn.dice : state.boards[seat].reserve).of[f4];
}

template <class G>
bool add_combat_options(const typename G::State& state, Seat seat, ActionList& list) {
  using Decision = typename G::Decision;
  const Decision decision{state.pending.decision};
  if (decision != Decision::engage && decision != Decision::defend) return false;
  const int most = red_dice(state, seat);
  for (int n = 0; n <= most; ++n) list.add(make_action(G::Do::engage, byte(n)));
  inside::add_further<G>(state, seat, decision, list);
  return true;
}

// Red dice go, the combat die falls, the forces are added up (DIC-9.1, DIC-9.2).
template <class G>
void throw_combat_die(typename G::State& state, Side side, std::uint8_t engaged, EventSink* sink) {
  Combat& combat = state.combat;
  const Seat seat = side == attacking ? combat.attacker : combat.defender;
  if (seat == state.turn.seat && state.turn.throws > 0)
    spend(state.turn, dice_of(f4, engaged), paid_in_combat);
  else
    state.boards[seat].reserve -= dice_of(f4, engaged);
  combat.engaged[side] = engaged;
  combat.die[side] = byte(1 + static_cast<int>(state.rng.below(6)));
  const int extra = side == attacking ? combat.extra : 0;
  combat.force[side] = byte(combat.die[side] + engaged + added_faces<G>(state, seat, red) + extra);
  tell(sink, side == attacking ? G::Happened::attack_thrown : G::Happened::defence_thrown, seat,
       combat.die[side], combat.force[side], engaged);
}

namespace inside {

// Red dice, or something besides; for the sake of a hidden card alone it is a discreet question
// (DIC-13.1, DIC-13.6).
template <class G>
Next ask_for_red_dice(typename G::State& state, Frame& frame, typename G::Decision decision,
                      Seat seat, CombatFrame::Step next) {
  if constexpr (requires { G::may_hold(state, seat); })
    if (red_dice(state, seat) == 0 && G::may_hold(state, seat))
      return ask_discreetly(state, frame, decision, SeatSet::only(seat), next);
  return ask(state, frame, decision, seat, next);
}

// Cards that are played when the own combat die has fallen, in games that have them.
template <class G>
bool asks_after_throw(typename G::State& state, Frame& frame, Seat seat, CombatFrame::Step next) {
  if constexpr (requires { G::Decision::rolled; }) {
    if (!G::may_hold(state, seat)) return false;
    ask_discreetly(state, frame, G::Decision::rolled, SeatSet::only(seat), next);
    return true;
  }
  return false;
}
template <class G>
bool played_after_throw(typename G::State& state, Frame& frame, Seat seat, CombatFrame::Step again,
                        EventSink* sink) {
  if constexpr (requires { G::Decision::rolled; })
    if (typename G::Do{answer(state, seat).kind} != G::Do::pass)
      return played_further<G>(state, frame, answer(state, seat), again, sink);
  return false;
}

}  // namespace inside

template <class G>
Next combat_flow(typename G::State& state, Frame& frame, EventSink* sink) {
  using Step = CombatFrame::Step;
  using Decision = typename G::Decision;
  using Happened = typename G::Happened;
  Combat& combat = state.combat;
  switch (Step{frame.step}) {
    case CombatFrame::begin:
      if (combat.attacker == neutral) return go_to(frame, CombatFrame::defence);  // DIC-9.11
      return inside::ask_for_red_dice<G>(state, frame, Decision::engage, combat.attacker,
                                         CombatFrame::attacker_engaged);
    case CombatFrame::attacker_engaged:
      if (inside::played_further<G>(state, frame, answer(state, combat.attacker),
                                    CombatFrame::begin, sink))
        return Next::again;
      throw_combat_die<G>(state, attacking, answer(state, combat.attacker).args[0], sink);
      return go_to(frame, CombatFrame::attacker_rolled);
    case CombatFrame::attacker_answered:
      if (inside::played_after_throw<G>(state, frame, combat.attacker, CombatFrame::attacker_rolled,
                                        sink))
        return Next::again;
      if (combat.defender != neutral) return go_to(frame, CombatFrame::defence);
      return go_to(frame, CombatFrame::result);
    case CombatFrame::attacker_rolled:
      if (inside::asks_after_throw<G>(state, frame, combat.attacker,
                                      CombatFrame::attacker_answered))
        return Next::ask;
      if (combat.defender == neutral) return go_to(frame, CombatFrame::result);
      [[fallthrough]];
    case CombatFrame::defence:
      if (combat.over != 0) return Next::done;  // a card has decided it
      return inside::ask_for_red_dice<G>(state, frame, Decision::defend, combat.defender,
                                         CombatFrame::defender_engaged);
    case CombatFrame::defender_engaged:
      if (inside::played_further<G>(state, frame, answer(state, combat.defender),
                                    CombatFrame::defence, sink))
        return Next::again;
      throw_combat_die<G>(state, defending, answer(state, combat.defender).args[0], sink);
      return go_to(frame, CombatFrame::defender_rolled);
    case CombatFrame::defender_answered:
      if (inside::played_after_throw<G>(state, frame, combat.defender, CombatFrame::defender_rolled,
                                        sink))
        return Next::again;
      return go_to(frame, CombatFrame::result);
    case CombatFrame::defender_rolled:
      if (inside::asks_after_throw<G>(state, frame, combat.defender,
                                      CombatFrame::defender_answered))
        return Next::ask;
      break;
    case CombatFrame::result: break;
  }
  if (combat.defender == neutral) combat.force[defending] = combat.against;  // DIC-9.9
  combat.over = 1;
  if (combat.attacker == neutral) {
    combat.won = combat.force[defending] < effect_force ? 1 : 0;
    tell(sink, combat.won != 0 ? Happened::effect_suffered : Happened::effect_avoided,
         combat.defender, combat.force[defending]);
  } else {
    combat.won = combat.force[attacking] >= combat.force[defending] ? 1 : 0;  // DIC-9.8
    tell(sink, combat.won != 0 ? Happened::fight_won : Happened::fight_lost, combat.attacker,
         combat.defender, combat.force[attacking], combat.force[defending]);
  }
  return Next::done;
}

}  // namespace veillee::dicium
