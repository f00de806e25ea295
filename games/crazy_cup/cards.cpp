// What is taken, Cheat cards and driving tests (sections 5 to 7).
#include <algorithm>

#include "games/crazy_cup/game.hpp"
#include "games/crazy_cup/words.hpp"

namespace veillee::crazy_cup {
namespace {

template <int N>
void tell_faces(EventSink* sink, Happened what, Seat seat, const dicium::Dice& dice) {
  if (sink == nullptr) return;
  Event event = make_event(what, seat);
  dicium::write_faces<N>(dice, event.args.data());
  emit(sink, event);
}

void lose_tile(State& state, Seat seat, std::uint8_t terrain, EventSink* sink) {
  --state.tiles[seat][terrain];
  tell(sink, Happened::tile_lost, seat, terrain);
}

// The effect of a card that needs no test.
void take_effect(State& state, const Played& card, EventSink* sink) {
  switch (card.card) {
    case tornado:
      state.tornado = card.first;
      state.tornado_owner = card.seat;
      tell(sink, Happened::tornado_laid, card.seat, card.first);
      return;
    case nitro:
      state.movement.left = byte(state.movement.left + nitro_squares);
      ++state.movement.nitro;
      return;
    case trail: state.movement.free = 1; return;
    case loaded: {
      dicium::Turn& turn = state.turn;
      --turn.dice.of[card.first];
      ++turn.dice.of[card.second];
      turn.kept.of[card.first] = std::min(turn.kept.of[card.first], turn.dice.of[card.first]);
      tell(sink, Happened::die_turned, card.seat, card.first, card.second);
      return;
    }
    case swerve:
      state.combat.over = 1;
      tell(sink, Happened::swerved, card.seat);
      return;
    case bribe: state.stack[byte(state.stack.size() - 2)].locals<Played>().cancelled = 1; return;
    default: return;
  }
}

// The effect of a card whose target has not passed the test.
Next strike(State& state, Frame& frame, EventSink* sink) {
  const Played& card = frame.locals<Played>();
  switch (card.card) {
    case grapnel: return follow(state, card.seat, sink) ? Next::again : Next::done;
    case cannon: return send_back(state, card.target, sink) ? Next::again : Next::done;
    case oil:
      state.movement.left = 0;
      tell(sink, Happened::oil_stopped, card.target,
           label_of(state, state.pawns[card.target].square));
      return Next::done;
    case sabotage: {
      dicium::Dice& reserve = state.boards[card.target].reserve;
      if (!reserve.empty())
        tell_faces<dicium::most_kept>(sink, Happened::reserve_lost, card.target, reserve);
      reserve = {};
      if (tiles_of(state, card.target) == 0) return Next::done;
      return ask(state, frame, Decision::lose, card.target, Played::tile_chosen);
    }
    case plans: return ask(state, frame, Decision::steal, card.seat, Played::tile_chosen);
    default: return Next::done;
  }
}

Next tile_chosen(State& state, const Played& card, EventSink* sink) {
  if (card.card == sabotage) {
    lose_tile(state, card.target, answer(state, card.target).args[0], sink);
    return Next::done;
  }
  const std::uint8_t terrain = answer(state, card.seat).args[0];
  --state.tiles[card.target][terrain];
  ++state.tiles[card.seat][terrain];
  tell(sink, Happened::tile_stolen, card.seat, terrain, card.target);
  return Next::done;
}

}  // namespace

Next take_tile_flow(State& state, Frame& frame, EventSink* sink) {
  const Seat seat = state.turn.seat;
  if (frame.step == TakeTile::begin)
    return ask(state, frame, Decision::tech, seat, TakeTile::chosen);
  const std::uint8_t terrain = answer(state, seat).args[0];
  ++state.tiles[seat][terrain];
  tell(sink, Happened::tile_taken, seat, terrain);
  return Next::done;
}

Next take_card_flow(State& state, Frame& frame, EventSink* sink) {
  const Seat seat = state.turn.seat;
  if (frame.step == TakeCard::begin)
    return ask(state, frame, Decision::cheat, seat, TakeCard::chosen);
  const Action choice = answer(state, seat);
  if (Do{choice.kind} == Do::draw) {
    const std::uint8_t card = draw_card(state, sink);
    if (card == no_arg) return Next::done;
    state.hands[seat].put(card);
    if (sink != nullptr) {
      Event event = make_event(Happened::card_drawn, seat, card);
      event.private_args = 1;
      event.insiders = SeatSet::only(seat);
      emit(sink, event);
    }
    return Next::done;
  }
  const std::uint8_t card = choice.args[0];
  std::uint8_t place = 0;
  while (state.shown[place] != card) ++place;
  state.hands[seat].put(card);
  state.known[seat].put(card);
  tell(sink, Happened::card_taken, seat, card, place);
  show_card(state, place, sink);
  return Next::done;
}

Next played_flow(State& state, Frame& frame, EventSink* sink) {
  Played& card = frame.locals<Played>();
  switch (Played::Step{frame.step}) {
    case Played::begin:
      if (all_cards[card.card].pair && !state.young())
        return ask(state, frame, Decision::pair, card.seat, Played::pair_chosen);
      return go_to(frame, Played::aim);
    case Played::pair_chosen: {  // CUP-7.2
      const auto dice = dicium::read_faces<2>(answer(state, card.seat).args.data());
      dicium::spend(state.turn, dice, dicium::paid_beside);
      tell_faces<2>(sink, Happened::pair_spent, card.seat, dice);
      return go_to(frame, Played::aim);
    }
    case Played::aim:
      switch (card.card) {
        case cannon:
        case sabotage:
        case plans: return ask(state, frame, Decision::target, card.seat, Played::aimed);
        case tornado: return ask(state, frame, Decision::storm, card.seat, Played::aimed);
        case loaded: return ask(state, frame, Decision::die, card.seat, Played::aimed);
        default: return go_to(frame, Played::announced);
      }
    case Played::aimed: {
      const Action choice = answer(state, card.seat);
      if (Do{choice.kind} == Do::target) {
        card.target = choice.args[0];
      } else {
        card.first = choice.args[0];
        card.second = choice.args[1];
      }
      return go_to(frame, Played::announced);
    }
    case Played::announced:
      tell(sink, Happened::card_played, card.seat, card.card, card.target,
           card.card == tornado ? label_of(state, card.first) : no_arg);
      return go_to(frame, Played::window);
    case Played::window: {
      if (card.cancelled != 0) {
        tell(sink, Happened::card_cancelled, card.seat, card.card);
        return Next::done;
      }
      const SeatSet entitled = may_cancel(state, card.seat);
      if (entitled.empty()) return go_to(frame, Played::resolve);
      return ask_discreetly(state, frame, Decision::cancel, entitled, Played::answered);
    }
    case Played::answered:
      if (const auto seat =
              first_to_react(state, make_action(Do::pass), state.turn.seat, state.seats())) {
        frame.step = Played::window;
        play_card(state, *seat, bribe, card.seat);
        return Next::again;
      }
      return go_to(frame, Played::resolve);
    case Played::resolve:
      if (card.card == bribe || card.card == swerve || card.target == no_arg) {
        take_effect(state, card, sink);
        return Next::done;
      }
      frame.step = Played::tested;
      start_test(state, card.target, true);
      return Next::again;
    case Played::tested: {
      const bool struck = state.combat.won != 0;
      state.combat = {};
      return struck ? strike(state, frame, sink) : Next::done;
    }
    case Played::tile_chosen: return tile_chosen(state, card, sink);
  }
  return Next::done;
}

namespace {

void tell_result(const dicium::Combat& combat, Seat target, EventSink* sink) {
  tell(sink, combat.won != 0 ? Happened::effect_suffered : Happened::effect_avoided, target,
       combat.force[dicium::defending]);
}

// CUP-9.23 to CUP-9.25.
Next test_drone(State& state, EventSink* sink) {
  dicium::Combat& combat = state.combat;
  const std::uint8_t die = byte(1 + static_cast<int>(state.rng.below(6)));
  combat.die[dicium::defending] = combat.force[dicium::defending] = die;
  combat.over = 1;
  combat.won = die < drone_passes ? 1 : 0;
  tell(sink, Happened::defence_thrown, drone, die, die, 0);
  tell_result(combat, drone, sink);
  return Next::done;
}

Next throw_die(State& state, Seat target, std::uint8_t engaged, EventSink* sink) {
  dicium::Combat& combat = state.combat;
  dicium::throw_combat_die<CrazyCup>(state, dicium::defending, engaged, sink);
  combat.over = 1;
  combat.won = combat.force[dicium::defending] < dicium::effect_force ? 1 : 0;
  tell_result(combat, target, sink);
  return Next::done;
}

}  // namespace

Next test_flow(State& state, Frame& frame, EventSink* sink) {
  const Test& test = frame.locals<Test>();
  dicium::Combat& combat = state.combat;
  if (frame.step == Test::begin) {
    if (combat.over != 0) return Next::done;  // a Swerve
    if (test.target == drone) return test_drone(state, sink);
    if (test.may_forgo != 0 || dicium::red_dice(state, test.target) > 0)
      return ask(state, frame, Decision::defend, test.target, Test::chosen);
    // Nothing but a Swerve makes it a question, and nobody may notice who has one.
    if (state.solo() || !may_hold(state, test.target))
      return throw_die(state, test.target, 0, sink);
    return ask_discreetly(state, frame, Decision::defend, SeatSet::only(test.target), Test::chosen);
  }
  const Action choice = answer(state, test.target);
  switch (Do{choice.kind}) {
    case Do::forgo:  // CUP-6.2
      combat.over = 1;
      combat.won = 1;
      tell(sink, Happened::test_forgone, test.target);
      return Next::done;
    case Do::card:
      frame.step = Test::begin;
      play_card(state, test.target, swerve, no_arg);
      return Next::again;
    default: return throw_die(state, test.target, choice.args[0], sink);
  }
}

}  // namespace veillee::crazy_cup
