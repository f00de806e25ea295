// Set-up, turns, activations, the end of a round (sections 2 to 4, 9 and 10).
#include <algorithm>

#include "engine/grid.hpp"
#include "games/samhain/flows.hpp"
#include "games/samhain/game.hpp"
#include "games/samhain/pieces.hpp"

namespace veillee::samhain {

State start(const Options& options, std::uint64_t seed) {
  State state{};
  state.options = options;
  state.rng = Rng(seed);
  const Numbers n = numbers(options.seats);

  // SAM-2.1 to SAM-2.4, or in number order (SAM-10.1).
  std::array<std::uint8_t, deity_count> rows = {0, 1, 2, 3, 4};
  if (options.easy == 0) state.rng.shuffle(rows);
  for (std::uint8_t row = 0; row < deity_count; ++row) {
    std::array<std::uint8_t, 3> columns = {0, 1, 2};
    if (options.easy == 0) state.rng.shuffle(columns);
    for (std::uint8_t column = 0; column < 3; ++column)
      state.card_at[static_cast<std::size_t>(row * 3 + column)] =
          static_cast<std::uint8_t>(rows[row] * 3 + columns[column]);
  }
  lay_out(state);

  state.reserve.units.fill(n.reserve);
  state.reserve_wisps = n.wisps;
  state.reserve_objects.fill(n.objects);
  for (Seat seat = 0; seat < options.seats; ++seat) {
    state.players[seat].own_reserve = n.members;
    state.players[seat].cubes.units.fill(roman_cubes);
  }
  state.first_player = state.active_player = static_cast<Seat>(state.rng.below(options.seats));
  state.to_place = static_cast<std::uint8_t>(n.placed * options.seats);
  resume(state);
  run<Samhain>(state, nullptr);
  return state;
}

bool quiet(const State& state) {
  const Decision asked{state.pending.decision};
  return asked == Decision::main_action || asked == Decision::place ||
         (asked == Decision::choose_track && state.options.easy != 0);
}

void resume(State& state) {
  if (state.to_place > 0)
    push(state, Flow::set_up, SetUp{});
  else
    push(state, Flow::turn, Turn{});
}

Next set_up(State& state, Frame& frame, EventSink* sink) {
  SetUp& f = frame.locals<SetUp>();
  const int placed = numbers(state.seats()).placed * state.seats() - state.to_place;
  const auto pass = static_cast<std::uint8_t>(placed / state.seats());
  const auto order = static_cast<std::uint8_t>(placed % state.seats());
  const Seat seat = clockwise(state.first_player, state.seats(), order);
  switch (SetUp::Step{frame.step}) {
    case SetUp::next:
      if (state.to_place == 0) {
        frame = Frame{static_cast<std::uint8_t>(Flow::turn), Turn::begin, {}};
        state.active_player = state.first_player;
        tell(sink, Happened::round_begins, state.first_player, state.round);
        return Next::again;
      }
      state.active_player = seat;
      if (state.options.easy == 0)
        return ask(state, frame, Decision::place, seat, SetUp::card_chosen);
      f.card = easy_placements[state.seats() - 2][order][pass];
      return ask(state, frame, Decision::choose_track, seat, SetUp::side_chosen);
    case SetUp::card_chosen:
      f.card = answer(state, seat).args[0];
      return ask(state, frame, Decision::choose_track, seat, SetUp::side_chosen);
    case SetUp::side_chosen: {
      --state.players[seat].own_reserve;
      put_member(state, seat, f.card, active);
      tell(sink, Happened::placed, seat, f.card);
      const std::uint8_t chosen = track(deity_of_card(f.card), answer(state, seat).args[0]);
      gain_worship(state, seat, chosen, sink);
      if (pass == 0) gain_worship(state, seat, chosen, sink);  // SAM-2.22
      --state.to_place;
      f.card = 0;
      return go_to(frame, SetUp::next);
    }
  }
  return Next::done;
}

namespace {

std::uint8_t card_of_waiting(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  for (const std::uint8_t card : Squares{player.ready})
    if (player.members[card][waiting] > 0) return card;
  return 0;
}

Next next_turn(State& state, Frame& frame) {
  state.active_player = clockwise(state.active_player, state.seats());
  return ask(state, frame, Decision::main_action, state.active_player, Turn::main_action_chosen);
}

// SAM-4.71: the card on which the chosen member now stands.
Next start_activation(State& state, Frame& frame, Seat seat) {
  push(state, Flow::activation, Activation{.card = card_of_waiting(state, seat)});
  return go_to(frame, Turn::after_main_action);
}

void score_track(State& state, std::uint8_t t, EventSink* sink) {
  std::uint8_t most = 0;
  for (Seat seat = 0; seat < state.seats(); ++seat)
    most = std::max(most, state.players[seat].worship[t]);
  if (most == 0) return;  // SAM-4.62
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (state.players[seat].worship[t] == most) {
      ++state.players[seat].vp;
      tell(sink, Happened::track_scored, seat, t);
    }
}

// SAM-4.60. True when this was the last round.
bool end_round(State& state, EventSink* sink) {
  for (std::uint8_t deity = 0; deity < deity_count; ++deity)
    for (const std::uint8_t side : {light, dark})
      if (is_native(state, side)) score_track(state, track(deity, side), sink);
  if (state.round == numbers(state.seats()).rounds) {
    tell(sink, Happened::game_over, state.first_player);
    return true;  // SAM-4.65
  }
  ++state.round;
  state.passes = 0;
  state.first_player = state.active_player = clockwise(state.first_player, state.seats());
  tell(sink, Happened::club_passed, state.first_player);
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    Player& player = state.players[seat];
    for (auto& here : player.members) {
      here[active] = static_cast<std::uint8_t>(here[active] + here[exhausted]);
      here[exhausted] = 0;
    }
    player.ready = player.board;
    for (std::uint8_t o = 0; o < object_count; ++o) {
      player.upright[o] = static_cast<std::uint8_t>(player.upright[o] + player.lying[o]);
      player.lying[o] = 0;
    }
  }
  tell(sink, Happened::round_begins, state.first_player, state.round);
  return false;
}

}  // namespace

Next turn(State& state, Frame& frame, EventSink* sink) {
  Turn& f = frame.locals<Turn>();
  const Seat seat = state.active_player;
  const Action choice = answer(state, seat);
  switch (Turn::Step{frame.step}) {
    case Turn::begin:
      return ask(state, frame, Decision::main_action, seat, Turn::main_action_chosen);
    case Turn::main_action_chosen:
      switch (Do{choice.kind}) {
        case Do::use: push_use_of(state, seat, choice.args[0]); return go_to(frame, Turn::begin);
        case Do::develop:
          return ask(state, frame, Decision::develop, seat, Turn::development_card_chosen);
        case Do::pass:
          tell(sink, Happened::passed, seat);
          // No window (c) after a pass (SAM-7.6).
          if (++state.passes < state.seats()) return next_turn(state, frame);
          if (end_round(state, sink)) return Next::done;
          return go_to(frame, Turn::begin);
        default: {  // activate
          const std::uint8_t from = choice.args[0];
          const std::uint8_t to = choice.args[1] == no_arg ? from : choice.args[1];
          state.passes = 0;
          remove_member(state, seat, from, active);
          put_member(state, seat, to, waiting);
          tell(sink, Happened::chose_activation, seat, from, to);
          break;
        }
      }
      [[fallthrough]];
    case Turn::before_activation:  // window (b)
      if (has_turn_objects(state.players[seat]))
        return ask(state, frame, Decision::before_activation, seat, Turn::before_activation_chosen);
      return start_activation(state, frame, seat);
    case Turn::before_activation_chosen:
      if (Do{choice.kind} == Do::use) {
        push_use_of(state, seat, choice.args[0]);
        return go_to(frame, Turn::before_activation);
      }
      return start_activation(state, frame, seat);
    case Turn::development_card_chosen: {
      f.card = choice.args[0];
      state.passes = 0;
      const int cost = members_on_board(state.players[seat]) + 1;  // SAM-4.45
      push(state, Flow::payment, PaymentDue{seat, static_cast<std::uint8_t>(cost), no_arg, 0});
      return go_to(frame, Turn::develop);
    }
    case Turn::develop:
      --state.players[seat].own_reserve;
      put_member(state, seat, f.card, exhausted);
      tell(sink, Happened::developed, seat, f.card);
      f.card = 0;
      [[fallthrough]];
    case Turn::after_main_action:  // window (c)
      if (has_turn_objects(state.players[seat]))
        return ask(state, frame, Decision::after_main_action, seat, Turn::after_main_action_chosen);
      return next_turn(state, frame);
    case Turn::after_main_action_chosen:
      if (Do{choice.kind} == Do::use) {
        push_use_of(state, seat, choice.args[0]);
        return go_to(frame, Turn::after_main_action);
      }
      return next_turn(state, frame);
  }
  return Next::done;
}

namespace {

// SAM-4.15: participants that left the card stay active. Once the moments of their owner are over
// nothing tells them from other active members (SAM-5.0d).
void release_participants(Player& player) {
  for (const std::uint8_t card : Squares{player.ready}) {
    auto& here = player.members[card];
    here[active] = static_cast<std::uint8_t>(here[active] + here[waiting]);
    here[waiting] = 0;
  }
}

// Pushed in this order, the surcharge is paid before the action is performed.
void push_performance(State& state, Seat seat, std::uint8_t action, std::uint8_t performer,
                      bool repeated, bool surcharge) {
  push(state, Flow::performance,
       Performance{.seat = seat, .action = action, .performer = performer, .repeated = repeated});
  if (surcharge) push(state, Flow::payment, PaymentDue{seat, 1, action, repeated});
}

}  // namespace

Next activation(State& state, Frame& frame, EventSink* sink) {
  Activation& f = frame.locals<Activation>();
  const Seat seat = clockwise(state.active_player, state.seats(), f.turn);
  const Action choice = answer(state, seat);
  switch (Activation::Step{frame.step}) {
    case Activation::begin:
      for (Seat s = 0; s < state.seats(); ++s) {
        auto& here = state.players[s].members[f.card];
        if ((state.players[s].board >> f.card & 1U) == 0) f.absent.add(s);
        here[waiting] = static_cast<std::uint8_t>(here[waiting] + here[active]);  // SAM-4.11
        here[active] = 0;
      }
      tell(sink, Happened::activation, seat, f.card);
      frame.step = Activation::slot;
      [[fallthrough]];

    case Activation::slot:
      while (f.turn < state.seats()) {
        const Seat next = clockwise(state.active_player, state.seats(), f.turn);
        if (state.players[next].members[f.card][waiting] > 0)
          return ask(state, frame, Decision::slot, next, Activation::slot_chosen);
        release_participants(state.players[next]);
        ++f.turn;
      }
      if (state.options.counteraction == 0) return Next::done;
      f.turn = 1;
      return go_to(frame, Activation::counteraction);

    case Activation::slot_chosen: {
      if (Do{choice.kind} == Do::use && choice.args[0] != dolmen) {
        push_use_of(state, seat, choice.args[0]);
        return go_to(frame, Activation::slot);
      }
      change(state, seat, f.card, waiting, exhausted);  // SAM-4.17, SAM-4.30, SAM-7.9
      if (Do{choice.kind} == Do::use) {
        lay_down(state, seat, dolmen, sink);
      } else if (Do{choice.kind} == Do::wisp) {
        take_wisp(state, seat, sink);
      } else {
        const std::uint8_t side = choice.args[0];
        const bool repeated = f.performed[side].has(seat);
        f.performed[side].add(seat);
        push_performance(state, seat, action_of(f.card, side), f.card, repeated,
                         !is_native(state, side));
      }
      return go_to(frame, Activation::slot);
    }

    case Activation::counteraction:  // SAM-10.9
      while (f.turn < state.seats()) {
        const Seat next = clockwise(state.active_player, state.seats(), f.turn);
        if (f.absent.has(next) && state.players[next].ready != 0)
          return ask(state, frame, Decision::counteraction, next, Activation::counteraction_chosen);
        ++f.turn;
      }
      return Next::done;

    case Activation::counteraction_chosen:
      ++f.turn;
      if (Do{choice.kind} == Do::copy) {
        const std::uint8_t action = action_of(f.card, choice.args[1]);
        change(state, seat, choice.args[0], active, exhausted);
        tell(sink, Happened::copies, seat, action, choice.args[0]);
        push_performance(state, seat, action, choice.args[0], false, true);
      }
      return go_to(frame, Activation::counteraction);
  }
  return Next::done;
}

Next step(State& state, Frame& frame, EventSink* sink) {
  switch (Flow{frame.flow}) {
    case Flow::set_up: return set_up(state, frame, sink);
    case Flow::turn: return turn(state, frame, sink);
    case Flow::activation: return activation(state, frame, sink);
    case Flow::performance: return performance(state, frame, sink);
    case Flow::payment: return payment(state, frame, sink);
    case Flow::sickle_use: return sickle_use(state, frame, sink);
    case Flow::horn_use: return horn_use(state, frame, sink);
    case Flow::rune_use: return rune_use(state, frame, sink);
    case Flow::wisp_event: return wisp_event(state, frame, sink);
  }
  return Next::done;
}

}  // namespace veillee::samhain
