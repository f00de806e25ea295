// The flows of Donjon beside those of the family and the Adventure step: set-up, movement, fights,
// spells, chests, scrolls.
#include "games/donjon/game.hpp"

namespace veillee::donjon {
namespace {

// DON-2.10: from the first player on each chooses a Portal square.
Next setup_flow(State& state, Frame& frame, EventSink* sink) {
  SetUp& setup = frame.locals<SetUp>();
  if (frame.step == SetUp::begin) {
    for (std::uint8_t i = 0; i < state.seats(); ++i) {
      setup.seat = clockwise(state.first, state.seats(), i);
      if (state.pawns[setup.seat] == off_board)
        return ask(state, frame, Decision::start, setup.seat, SetUp::chosen);
    }
    state.turn.number = 1;
    frame = Frame{};  // the flow of the turn
    return Next::again;
  }
  state.pawns[setup.seat] = answer(state, setup.seat).args[0];
  tell(sink, Happened::started, setup.seat, state.pawns[setup.seat]);
  return go_to(frame, SetUp::begin);
}

Next sent_flow(State& state, Frame& frame, EventSink* sink) {
  const Sent& sent = frame.locals<Sent>();
  if (frame.step == Sent::begin)
    return ask(state, frame, Decision::portal, sent.seat, Sent::chosen);
  const std::uint8_t from = state.pawns[sent.seat];
  state.pawns[sent.seat] = answer(state, sent.seat).args[0];
  tell(sink, Happened::sent, sent.seat, from, state.pawns[sent.seat], sent.cause);
  return Next::done;
}

Next move_flow(State& state, Frame& frame, EventSink* sink) {
  const Move& move = frame.locals<Move>();
  const Seat seat = state.turn.seat;
  switch (Move::Step{frame.step}) {
    case Move::begin: return ask(state, frame, Decision::end, seat, Move::chosen);
    case Move::chosen:
      frame.step = Move::over;
      enter(state, seat, answer(state, seat).args[0], move.means, sink);
      return Next::again;
    case Move::over: break;
  }
  return Next::done;
}

// DON-6.24, DON-6.35 to DON-6.37.
Next charge_flow(State& state, Frame& frame, EventSink* sink) {
  Charge& charge = frame.locals<Charge>();
  const Seat seat = state.turn.seat;
  const std::uint8_t from = state.pawns[seat];
  if (frame.step == Charge::begin) {
    if (charge_steps(state, charge, from).empty()) return Next::done;
    return ask(state, frame, Decision::step, seat, Charge::chosen);
  }
  const Action choice = answer(state, seat);
  if (Do{choice.kind} == Do::halt) return Next::done;
  const std::uint8_t to = choice.args[0];
  --charge.steps;
  charge.trail[charge.trodden++] = to;
  state.pawns[seat] = to;
  tell(sink, Happened::walked, seat, from, to, use_full);
  frame.step = Charge::begin;
  const std::uint8_t foe = foe_on(state, to);
  if (foe != no_arg) {
    tell(sink, Happened::foe_slain, seat, foe, to);
    beat_foe(state, seat, to, foe, sink);
  }
  return Next::again;
}

Next fight_flow(State& state, Frame& frame, EventSink* sink) {
  const Fight fight = frame.locals<Fight>();
  const Seat seat = state.turn.seat;
  switch (Fight::Step{frame.step}) {
    case Fight::begin:
      frame.step = Fight::fought;
      dicium::start_combat<Donjon>(state, seat, neutral, fight.extra, defences[fight.foe]);
      return Next::again;
    case Fight::fought: {
      const bool beaten = state.combat.won != 0;
      if (sink != nullptr)
        emit(sink,
             make_event(beaten ? Happened::foe_beaten : Happened::foe_prevails, seat, fight.foe,
                        fight.square, state.combat.force[dicium::attacking], defences[fight.foe]));
      state.combat = {};
      frame.step = Fight::over;
      if (beaten)
        beat_foe(state, seat, fight.square, fight.foe, sink);
      else if (fight.ranged == 0)  // DON-6.29
        push(state, Flow::sent, Sent{seat, defeated});
      return Next::again;
    }
    case Fight::over: break;
  }
  return Next::done;
}

Next fireball_flow(State& state, Frame& frame, EventSink* sink) {
  const Seat seat = state.turn.seat;
  switch (Target::Step{frame.step}) {
    case Target::begin: return ask(state, frame, Decision::target, seat, Target::chosen);
    case Target::chosen: {
      const std::uint8_t square = answer(state, seat).args[0];
      const std::uint8_t foe = foe_on(state, square);
      tell(sink, Happened::fireball, seat, square, foe);
      frame.step = Target::over;
      push(state, Flow::fight, Fight{square, foe, 1, 1});  // DON-6.27
      return Next::again;
    }
    case Target::over: break;
  }
  return Next::done;
}

// One question, one change: a goblin goes, the Portal tile is laid, a tile is looked at.
template <class Change>
Next target_flow(State& state, Frame& frame, Decision decision, Change change) {
  const Seat seat = state.turn.seat;
  if (frame.step == Target::begin) return ask(state, frame, decision, seat, Target::chosen);
  change(answer(state, seat).args[0]);
  return Next::done;
}

// DON-6.14, DON-6.30 to DON-6.32.
Next treasure_flow(State& state, Frame& frame, EventSink* sink) {
  Treasure& treasure = frame.locals<Treasure>();
  const Seat seat = state.turn.seat;
  switch (Treasure::Step{frame.step}) {
    case Treasure::begin: {
      const std::uint8_t square = state.pawns[seat];
      treasure.tile = turn_tile(state, square);
      state.rooms[room_on[square]] = emptied;
      tell(sink, Happened::chest_opened, seat, square, treasure.tile);
      if (!treasure_helps(state, seat, treasure.tile)) return go_to(frame, Treasure::count);
      return ask(state, frame, Decision::treasure, seat, Treasure::chosen);
    }
    case Treasure::chosen: {
      const Action choice = answer(state, seat);
      const std::uint8_t what = choice.args[0];
      frame.step = Treasure::count;
      dicium::PlayerBoard& board = state.boards[seat];
      switch (Do{choice.kind}) {
        case Do::slot:
          board.slots = static_cast<dicium::Slots>(board.slots | 1U << what);
          tell(sink, Happened::bonus_gained, seat, what);
          break;
        case Do::grow:
          ++board.hand;
          tell(sink, Happened::hand_grown, seat, board.hand);
          break;
        case Do::lay: lay_portal(state, seat, what, sink); break;
        case Do::goblin: remove_goblin(state, seat, what, sink); break;
        case Do::look: look_at(state, seat, what, sink); break;
        case Do::go: enter(state, seat, what, by_treasure, sink); break;
        default: break;
      }
      return Next::again;
    }
    case Treasure::count:  // DON-8.5
      return count_chest(state, seat, treasure.tile, sink) ? Next::again : Next::done;
  }
  return Next::done;
}

// DON-4.20.
Next change_flow(State& state, Frame& frame, EventSink* sink) {
  Change& change = frame.locals<Change>();
  dicium::Turn& turn = state.turn;
  switch (Change::Step{frame.step}) {
    case Change::begin: return ask(state, frame, Decision::die, turn.seat, Change::die_chosen);
    case Change::die_chosen:
      change.face = answer(state, turn.seat).args[0];
      return ask(state, frame, Decision::face, turn.seat, Change::face_chosen);
    case Change::face_chosen: break;
  }
  const std::uint8_t to = answer(state, turn.seat).args[0];
  --turn.dice.of[change.face];
  ++turn.dice.of[to];
  turn.kept.of[change.face] = std::min(turn.kept.of[change.face], turn.dice.of[change.face]);
  tell(sink, Happened::die_turned, turn.seat, change.face, to);
  return Next::done;
}

}  // namespace

Next step(State& state, Frame& frame, EventSink* sink) {
  const Seat seat = state.turn.seat;
  switch (Flow{frame.flow}) {
    case Flow::turn: return dicium::turn_flow<Donjon>(state, frame, sink);
    case Flow::bonus: return dicium::bonus_flow<Donjon>(state, frame, sink);
    case Flow::combat: return dicium::combat_flow<Donjon>(state, frame, sink);
    case Flow::setup: return setup_flow(state, frame, sink);
    case Flow::opening: return opening_flow(state, frame, sink);
    case Flow::sent: return sent_flow(state, frame, sink);
    case Flow::move: return move_flow(state, frame, sink);
    case Flow::charge: return charge_flow(state, frame, sink);
    case Flow::fight: return fight_flow(state, frame, sink);
    case Flow::fireball: return fireball_flow(state, frame, sink);
    case Flow::banish:
      return target_flow(state, frame, Decision::goblin,
                         [&](std::uint8_t square) { remove_goblin(state, seat, square, sink); });
    case Flow::lay:
      return target_flow(state, frame, Decision::lay,
                         [&](std::uint8_t square) { lay_portal(state, seat, square, sink); });
    case Flow::look:
      return target_flow(state, frame, Decision::look,
                         [&](std::uint8_t square) { look_at(state, seat, square, sink); });
    case Flow::treasure: return treasure_flow(state, frame, sink);
    case Flow::change: return change_flow(state, frame, sink);
  }
  return Next::done;
}

void Donjon::play(State& state, std::uint8_t use, int faces, EventSink* sink) {
  const Seat seat = state.turn.seat;
  switch (use) {
    case use_fireball: return push(state, Flow::fireball, Target{});
    case use_finger:
    case use_four: return push(state, Flow::banish, Target{});
    case use_portal:
    case use_twopair: return push(state, Flow::lay, Target{});
    case use_treasure: return push(state, Flow::treasure, Treasure{});
    case use_relic: {  // DON-6.33
      const std::uint8_t square = state.pawns[seat];
      const std::uint8_t tile = turn_tile(state, square);
      state.crypts[crypt_on[square]] = emptied;
      tell(sink, Happened::chest_opened, seat, square, tile);
      count_chest(state, seat, tile, sink);
      return;
    }
    case use_full: {
      Charge charge{byte(steps_of(state, seat, use, faces)), 1, {}};
      charge.trail[0] = state.pawns[seat];
      return push(state, Flow::charge, charge);
    }
    default: return push(state, Flow::move, Move{use, byte(steps_of(state, seat, use, faces))});
  }
}

// Scrolls, and the free teleport (DON-3.9).
void Donjon::play_further(State& state, Action action, EventSink* sink) {
  const Seat seat = state.turn.seat;
  if (Do{action.kind} == Do::teleport) {
    const std::uint8_t from = state.pawns[seat];
    state.pawns[seat] = action.args[0];
    state.teleported = 1;
    tell(sink, Happened::teleported, seat, from, action.args[0]);
    return;
  }
  const std::uint8_t scroll = action.args[0];
  state.held[scroll - first_kept] = no_arg;
  tell(sink, Happened::scroll_used, seat, scroll);
  switch (scroll) {
    case sc_recall: return push(state, Flow::sent, Sent{seat, recall});
    case sc_banish: return push(state, Flow::banish, Target{});
    case sc_passage: return push(state, Flow::move, Move{by_passage, 1});
    case sc_lightning: state.combat.extra = byte(state.combat.extra + lightning_force); return;
    case sc_change: return push(state, Flow::change, Change{});
    default: return push(state, Flow::look, Target{});
  }
}

Next Donjon::turn_over(State& state, Frame& frame, EventSink*) {
  state.card = no_arg;  // DON-4.13
  state.march = 0;
  state.opened = 0;
  state.teleported = 0;
  return dicium::next_turn(state, frame, state.seats());
}

State start(const Options& chosen, std::uint64_t seed) {
  const Switches& options = chosen.switches;
  State state;
  state.options = options;
  state.deck = chosen.deck;
  state.rng = Rng(seed);
  const std::uint8_t seats = options.seats;
  CardSet<hero_count> free = CardSet<hero_count>::all();
  for (Seat seat = 0; seat < seats; ++seat)
    if (options.heroes[seat] != 0) free.remove(byte(options.heroes[seat] - 1));
  const Deal deal = deal_for(seats, options.difficulty != 0);
  state.pawns.fill(off_board);
  for (Seat seat = 0; seat < seats; ++seat) {
    const std::uint8_t hero = options.heroes[seat];
    state.heroes[seat] = hero != 0 ? byte(hero - 1) : free.draw(state.rng);
    state.boards[seat].slots = static_cast<dicium::Slots>(1U << hero_slots[state.heroes[seat]]);
    if (options.young != 0) state.boards[seat].hand = dicium::most_dice;  // DON-9.2
    state.piles[seat] = deal.cards;
  }
  state.den = byte(deal.den + (options.young != 0 ? 1 : 0));
  for (std::uint8_t i = 0; i < lair_count; ++i) state.monsters[i] = i;
  state.rng.shuffle(state.monsters);  // DON-C1
  state.rooms.fill(hidden);
  state.crypts.fill(hidden);
  state.held.fill(no_arg);
  for (std::uint8_t card = 0; card < dealt_kinds; ++card)
    state.unseen.put(card, deck_of(state).copies[card]);
  state.first =
      options.first != 0 ? byte(options.first - 1) : byte(static_cast<int>(state.rng.below(seats)));
  state.turn.seat = state.first;
  resume(state);
  run<Donjon>(state, nullptr);
  return state;
}

void resume(State& state) {
  if (state.turn.number == 0)
    push(state, Flow::setup, SetUp{});
  else
    push(state, Flow::turn, std::uint8_t{0});
}

// Where only the turn itself is under way, or nothing has been revealed in it yet.
bool quiet(const State& state) {
  return state.stack.size() == 1 ||
         (state.stack.size() == 2 && Decision{state.pending.decision} == Decision::reveal);
}

}  // namespace veillee::donjon
