// The flows of Crazy Cup beside those of the family and of the cards: the drone and movements.
#include "games/crazy_cup/game.hpp"
#include "games/crazy_cup/words.hpp"

namespace veillee::crazy_cup {
namespace {

Next drone_flow(State& state, Frame& frame, EventSink* sink) {
  switch (DroneTurn::Step{frame.step}) {
    case DroneTurn::begin:
      if (state.ways[0] == no_way)  // CUP-9.4
        return ask(state, frame, Decision::way, state.turn.seat, DroneTurn::way_chosen);
      break;
    case DroneTurn::way_chosen:
      set_way(state, drone, answer(state, state.turn.seat).args[0], sink);
      break;
    case DroneTurn::driven: return Next::done;
  }
  state.drone_moved = 1;
  frame.step = DroneTurn::driven;
  push(state, Flow::drive, Drive{drone, no_arg, state.boards[0].hand, no_arg});  // CUP-9.2
  return Next::again;
}

void begin_movement(State& state, const Drive& drive) {
  Movement& movement = state.movement;
  movement = {};
  movement.racer = drive.racer;
  movement.use = drive.use;
  movement.left = drive.squares;
  movement.free = flies(drive.use) ? 1 : 0;
  movement.bump = drive.use == use_twopair ? may_bump : no_bump;
  movement.sight = in_sight(state, drive.racer);
  movement.path.push_back(state.pawns[drive.racer].square);
}

// The pawn enters a square: tile, step, finish or meeting, Tornado (CUP-7.22).
Next enter(State& state, Frame& frame, std::uint8_t square, EventSink* sink) {
  const Seat racer = frame.locals<Drive>().racer;
  Movement& movement = state.movement;
  if (is_rough(square) && movement.free == 0) {  // CUP-4.7
    const Terrain terrain = rough_of(square).terrain;
    --state.tiles[racer][terrain];
    tell(sink, Happened::tile_used, racer, terrain);
  }
  --movement.left;
  movement.path.push_back(square);
  if (go(state, racer, square, sink)) return Next::again;
  frame.step = Drive::bump;
  if (square != state.tornado || movement.left == 0 || finished(state, racer)) return Next::again;
  frame.step = Drive::storm_tested;
  start_test(state, racer, false);
  return Next::again;
}

Next drive_flow(State& state, Frame& frame, EventSink* sink) {
  Drive& drive = frame.locals<Drive>();
  Movement& movement = state.movement;
  const Seat racer = drive.racer;
  switch (Drive::Step{frame.step}) {
    case Drive::begin: begin_movement(state, drive); return go_to(frame, Drive::next);
    case Drive::next:
      if (movement.left == 0) return go_to(frame, Drive::halted);
      if (racer == drone)  // CUP-9.3
        return enter(state, frame, after(state.pawns[drone].square, sign_of(state.ways[0])), sink);
      return ask_all(state, frame, Decision::step, SeatSet::only(racer), Drive::step_chosen,
                     movement.path.size() == 1);  // CUP-7.23
    case Drive::step_chosen: {
      const Action choice = answer(state, racer);
      if (Do{choice.kind} == Do::halt) return go_to(frame, Drive::halted);
      if (Do{choice.kind} == Do::step) return enter(state, frame, choice.args[0], sink);
      frame.step = Drive::next;
      play_card(state, racer, choice.args[0], no_arg);
      return Next::again;
    }
    case Drive::storm_tested:
      if (state.combat.won != 0) {  // CUP-7.15
        movement.left = 0;
        tell(sink, Happened::storm_stopped, racer, label_of(state, state.tornado));
      }
      state.combat = {};
      return go_to(frame, Drive::bump);

    case Drive::bump:
      if (movement.bump != may_bump || may_be_bumped(state).empty())
        return go_to(frame, Drive::enter);
      return ask(state, frame, Decision::bump, racer, Drive::bump_chosen);
    case Drive::bump_chosen: {
      const Action choice = answer(state, racer);
      if (Do{choice.kind} == Do::no_bump) return go_to(frame, Drive::enter);
      movement.bump = has_bumped;
      drive.target = choice.args[0];
      tell(sink, Happened::bumped, racer, drive.target);
      frame.step = Drive::bump_tested;
      start_test(state, drive.target, false);
      return Next::again;
    }
    case Drive::bump_tested: {
      const bool failed = state.combat.won != 0;
      state.combat = {};
      if (failed && send_back(state, drive.target, sink)) return Next::again;
      return go_to(frame, Drive::enter);
    }

    case Drive::enter: {
      const SeatSet entitled = may_oil(state);
      if (entitled.empty()) return go_to(frame, Drive::next);
      return ask_discreetly(state, frame, Decision::enter, entitled, Drive::enter_answered);
    }
    case Drive::enter_answered:
      if (const auto seat =
              first_to_react(state, make_action(Do::pass), state.turn.seat, state.seats())) {
        frame.step = Drive::enter;
        play_card(state, *seat, oil, racer);
        return Next::again;
      }
      return go_to(frame, Drive::next);

    case Drive::halted:
      tell(sink, Happened::drove, racer, label_of(state, state.pawns[racer].square),
           byte(movement.path.size() - 1), drive.use);
      return go_to(frame, Drive::follow);
    case Drive::follow: {
      const SeatSet entitled = may_follow(state);
      if (entitled.empty()) break;
      return ask_discreetly(state, frame, Decision::follow, entitled, Drive::follow_answered);
    }
    case Drive::follow_answered:
      if (const auto seat =
              first_to_react(state, make_action(Do::pass), state.turn.seat, state.seats())) {
        frame.step = Drive::follow;
        play_card(state, *seat, grapnel, racer);
        return Next::again;
      }
      break;
  }
  movement = {};
  return Next::done;
}

}  // namespace

Next step(State& state, Frame& frame, EventSink* sink) {
  switch (Flow{frame.flow}) {
    case Flow::turn: return dicium::turn_flow<CrazyCup>(state, frame, sink);
    case Flow::bonus: return dicium::bonus_flow<CrazyCup>(state, frame, sink);
    case Flow::drone_turn: return drone_flow(state, frame, sink);
    case Flow::drive: return drive_flow(state, frame, sink);
    case Flow::take_tile: return take_tile_flow(state, frame, sink);
    case Flow::take_card: return take_card_flow(state, frame, sink);
    case Flow::played: return played_flow(state, frame, sink);
    case Flow::test: return test_flow(state, frame, sink);
  }
  return Next::done;
}

void CrazyCup::play(State& state, std::uint8_t use, int faces, EventSink*) {
  if (use == use_tech) return push(state, Flow::take_tile, TakeTile{});
  if (takes_card(use)) return push(state, Flow::take_card, TakeCard{});
  const int squares = use == use_move ? faces : squares_of(use);
  push(state, Flow::drive, Drive{state.turn.seat, use, byte(squares), no_arg});
}

void CrazyCup::play_further(State& state, Action action, EventSink*) {
  const std::uint8_t card = action.args[0];
  if (card != loaded) state.acted = 1;  // CUP-11.4
  play_card(state, state.turn.seat, card, no_arg);
}

bool CrazyCup::before_throw(State& state, EventSink* sink) {
  if (state.solo() && state.drone_moved == 0) {
    push(state, Flow::drone_turn, DroneTurn{});
    return true;
  }
  if (state.tornado_owner == state.turn.seat) {  // CUP-7.16, CUP-9.29
    state.tornado = no_arg;
    state.tornado_owner = no_arg;
    tell(sink, Happened::tornado_left, neutral);
  }
  return false;
}

Next CrazyCup::turn_over(State& state, Frame& frame, EventSink* sink) {
  state.acted = 0;
  state.drone_moved = 0;
  if (state.turn.number % state.seats() == 0) {  // a round is over
    if (last_round(state)) {                     // CUP-8.7, CUP-9.7
      finish(state, race_over, sink);
      return Next::again;
    }
    if (round_of(state) == most_rounds) {  // CUP-8.12
      finish(state, limit, sink);
      return Next::again;
    }
  }
  return dicium::next_turn(state, frame, state.seats());
}

State start(const Options& options, std::uint64_t seed) {
  State state;
  state.options = options;
  state.rng = Rng(seed);
  for (std::uint8_t card = 0; card < card_count; ++card)
    state.pile.put(card, deck_of(state).copies[card]);
  for (Seat seat = 0; seat < options.seats; ++seat) {
    if (state.young()) state.boards[seat].hand = dicium::most_dice;  // CUP-9.18
    for (int n = 0; n < cards_dealt; ++n) state.hands[seat].put(draw_card(state, nullptr));
  }
  for (std::uint8_t place = 0; place < most_shown; ++place) {
    state.shown.push_back(0);
    show_card(state, place, nullptr);
  }
  state.turn.number = 1;
  state.turn.seat = options.first > 0 ? byte(options.first - 1)
                    : options.seats == 1
                        ? Seat{0}
                        : static_cast<Seat>(state.rng.below(options.seats));  // DIC-C3
  resume(state);
  run<CrazyCup>(state, nullptr);
  return state;
}

void resume(State& state) { push(state, Flow::turn, std::uint8_t{0}); }

// A discreet question counts like a draw: asked again it would count twice.
bool quiet(const State& state) {
  return (state.stack.size() == 1 && !state.pending.discreet()) ||
         Decision{state.pending.decision} == Decision::way;
}

}  // namespace veillee::crazy_cup
