// The flows of Civilisation beside those of the family and of the Philosophers.
#include "games/civilisation/game.hpp"

namespace veillee::civilisation {
namespace {

// CIV-2.8, CIV-2.9.
Next setup_flow(State& state, Frame& frame, EventSink* sink) {
  if (frame.step == SetUp::begin)
    return ask_all(state, frame, Decision::secret, SeatSet::all(state.seats()), SetUp::chosen);
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const std::uint8_t chosen = answer(state, seat).args[0];
    for (const std::uint8_t card : state.secrets.in(byte(dealt_to + seat)))
      state.secrets.move(card, byte((card == chosen ? kept_by : discarded_by) + seat));
    if (sink == nullptr) continue;
    Event event = make_event(Happened::secret_kept, seat, chosen);
    event.private_args = 1;
    event.insiders = SeatSet::only(seat);
    emit(sink, event);
  }
  state.turn.number = 1;
  frame = Frame{};  // the flow of the turn
  return Next::again;
}

Next travel_flow(State& state, Frame& frame, EventSink* sink) {
  Travel& travel = frame.locals<Travel>();
  const Seat seat = state.turn.seat;
  switch (Travel::Step{frame.step}) {
    case Travel::begin: return ask(state, frame, Decision::go, seat, Travel::square_chosen);
    case Travel::square_chosen: {
      const std::uint8_t from = state.pawns[seat];
      const std::uint8_t to = answer(state, seat).args[0];
      const Seat rival = rival_on(state, seat, to);
      state.pawns[seat] = to;
      tell(sink, Happened::moved, seat, from, to, travel.journey);
      travel.foe = monster_on(state, to);
      frame.step = Travel::fought;
      if (travel.foe != no_arg)
        dicium::start_combat<Civilisation>(state, seat, neutral, 0,
                                           all_monsters[travel.foe].defence);
      else if (rival != no_arg)
        dicium::start_combat<Civilisation>(state, seat, rival);
      else
        return Next::done;
      return Next::again;
    }
    case Travel::fought: {
      const dicium::Combat& combat = state.combat;
      const bool won = combat.won != 0;
      Seat loser = seat;
      if (travel.foe != no_arg) {
        tell(sink, won ? Happened::slew : Happened::repelled, seat, travel.foe,
             combat.force[dicium::attacking], combat.force[dicium::defending]);
        if (won) {  // CIV-6.6
          state.monsters[travel.foe] = seat;
          gain_points(state, seat, points_of_monster, from_monsters, sink);
          loser = no_arg;
        }
      } else if (won) {  // CIV-6.3
        ++state.fights[seat];
        gain_points(state, seat, points_of_attack, from_attacks, sink);
        loser = combat.defender;
      }
      frame.step = Travel::over;
      if (loser != no_arg) push(state, Flow::relocate, Relocate{loser});  // CIV-6.12
      return Next::again;
    }
    case Travel::over: break;
  }
  state.combat = {};
  return Next::done;
}

Next construct_flow(State& state, Frame& frame, EventSink* sink) {
  Construct& work = frame.locals<Construct>();
  const Seat seat = state.turn.seat;
  switch (Construct::Step{frame.step}) {
    case Construct::begin:
      if (work.tile == hero_tile)
        return ask(state, frame, Decision::hero, seat, Construct::hero_chosen);
      if (work.here == 0) return ask(state, frame, Decision::lay, seat, Construct::square_chosen);
      break;
    case Construct::hero_chosen:
      work.hero = answer(state, seat).args[0];
      return ask(state, frame, Decision::lay, seat, Construct::square_chosen);
    case Construct::square_chosen: break;
    case Construct::over: return Next::done;
  }
  // CIV-7.10: tile, VP, bonus.
  const std::uint8_t square = work.here != 0 ? state.pawns[seat] : answer(state, seat).args[0];
  if (work.tile == hero_tile)
    lay_hero(state, seat, work.hero, square, sink);
  else
    lay_building(state, seat, work.tile, square, sink);
  if (work.tile == city) state.extras.founded = 1;
  frame.step = Construct::over;
  dicium::gain_bonus<Civilisation>(state, seat, work.slots);
  return Next::again;
}

Next wrath_flow(State& state, Frame& frame, EventSink* sink) {
  Wrath& wrath = frame.locals<Wrath>();
  const Seat seat = state.turn.seat;
  switch (Wrath::Step{frame.step}) {
    case Wrath::begin: return ask(state, frame, Decision::target, seat, Wrath::target_chosen);
    case Wrath::target_chosen:
      wrath.target = answer(state, seat).args[0];
      tell(sink, Happened::wrath, seat, wrath.target);
      frame.step = Wrath::defended;
      dicium::start_combat<Civilisation>(state, neutral, wrath.target);
      return Next::again;
    case Wrath::defended:
      frame.step = Wrath::over;
      if (state.combat.won == 0) return Next::again;
      gain_points(state, seat, points_of_wrath, from_wrath, sink);  // CIV-8.16
      push(state, Flow::relocate, Relocate{wrath.target});
      return Next::again;
    case Wrath::over: break;
  }
  state.combat = {};
  return Next::done;
}

Next relocate_flow(State& state, Frame& frame, EventSink* sink) {
  const Seat seat = frame.locals<Relocate>().seat;
  if (frame.step == Relocate::begin) {
    // Nothing but PH10 makes it a question, and nobody may notice who has it.
    if (may_hold(state, seat) && refuges(state, seat).size() == 1)
      return ask_discreetly(state, frame, Decision::relocate, SeatSet::only(seat),
                            Relocate::chosen);
    return ask(state, frame, Decision::relocate, seat, Relocate::chosen);
  }
  const Action choice = answer(state, seat);
  const std::uint8_t from = state.pawns[seat];
  const std::uint8_t to = choice.args[0];
  if (Do{choice.kind} == Do::zeno) use_up(state, seat, zeno, sink);
  state.pawns[seat] = to;
  if (from == to)
    tell(sink, Happened::stayed, seat, to);
  else
    tell(sink, Happened::relocated, seat, from, to);
  return Next::done;
}

Next objective_flow(State& state, Frame& frame, EventSink* sink) {
  const Seat seat = frame.locals<Objective>().seat;
  if (frame.step == Objective::begin) {
    if (fulfilled(state, seat).empty()) return Next::done;
    return ask(state, frame, Decision::objective, seat, Objective::chosen);
  }
  const Action choice = answer(state, seat);
  const std::uint8_t card = choice.args[0];
  if (Do{choice.kind} == Do::claim) {
    state.commons[card] = byte(held_by + seat);
    tell(sink, Happened::objective_claimed, seat, card);
  } else {
    state.commons[card] = traded;
    ++state.boards[seat].hand;
    tell(sink, Happened::objective_traded, seat, card, state.boards[seat].hand);
  }
  return go_to(frame, Objective::begin);
}

}  // namespace

Next step(State& state, Frame& frame, EventSink* sink) {
  switch (Flow{frame.flow}) {
    case Flow::turn: return dicium::turn_flow<Civilisation>(state, frame, sink);
    case Flow::bonus: return dicium::bonus_flow<Civilisation>(state, frame, sink);
    case Flow::combat: return dicium::combat_flow<Civilisation>(state, frame, sink);
    case Flow::setup: return setup_flow(state, frame, sink);
    case Flow::travel: return travel_flow(state, frame, sink);
    case Flow::construct: return construct_flow(state, frame, sink);
    case Flow::learn: return learn_flow(state, frame, sink);
    case Flow::wrath: return wrath_flow(state, frame, sink);
    case Flow::relocate: return relocate_flow(state, frame, sink);
    case Flow::objective: return objective_flow(state, frame, sink);
    case Flow::sage: return sage_flow(state, frame, sink);
  }
  return Next::done;
}

void Civilisation::play(State& state, std::uint8_t use, int faces, EventSink* sink) {
  const auto travel = [&](Journey journey) {
    push(state, Flow::travel, Travel{journey, byte(faces), no_arg});
  };
  const auto build = [&](std::uint8_t tile, dicium::Slots slots = 0, bool here = false) {
    push(state, Flow::construct, Construct{tile, byte(here ? 1 : 0), slots, no_arg});
  };
  state.extras.founded = 0;
  switch (use) {
    case use_sea: return travel(by_sea);
    case use_land: return travel(by_land);
    case use_pair: return travel(by_pair);
    case use_voyage: return travel(by_poker);
    case use_temple3: use_up(state, state.turn.seat, xenophanes, sink); [[fallthrough]];
    case use_temple: return build(temple);
    case use_three: return push(state, Flow::learn, Learn{});
    case use_twopair: return build(hero_tile);
    case use_four: return push(state, Flow::wrath, Wrath{no_arg});
    case use_full: return build(city, dicium::all_slots);
    case use_wonder: return build(wonder);
    default: return build(city, dicium::of_level(faces), true);
  }
}

// Only the player whose turn it is can come to fulfil one: nothing else changes what is asked for.
bool Civilisation::settle(State& state, EventSink*) {
  if (fulfilled(state, state.turn.seat).empty()) return false;
  push(state, Flow::objective, Objective{state.turn.seat});
  return true;
}

void Civilisation::play_further(State& state, Action action, EventSink* sink) {
  const Seat seat = state.turn.seat;
  if (Do{action.kind} == Do::redeploy) {
    const std::uint8_t from = state.pawns[seat];
    state.pawns[seat] = action.args[0];
    state.extras.acted = 1;
    state.extras.redeployed = 1;
    return tell(sink, Happened::redeployed, seat, from, action.args[0]);
  }
  const dicium::Combat& combat = state.combat;
  Seat player = seat;
  if (combat.running() && combat.defender != neutral &&
      (Decision{state.pending.decision} == Decision::defend || combat.die[dicium::defending] > 0))
    player = combat.defender;
  play_card(state, player, action.args[0], sink);
}

Next Civilisation::turn_over(State& state, Frame& frame, EventSink* sink) {
  state.extras = {};
  std::optional<How> how;
  if (state.turn.number % state.seats() == 0) {  // a round is over
    if (last_round(state))
      how = pile_empty;  // CIV-13.1, CIV-14.6
    else if (state.solo() && state.turn.number == solo_turns)
      how = turns_over;  // CIV-14.2
    else if (round_of(state) == most_rounds)
      how = limit;  // CIV-13.13
  }
  if (!how) return dicium::next_turn(state, frame, state.seats());
  finish(state, *how, sink);
  return Next::again;
}

namespace {

// CIV-2.15.
void deal_boards(State& state) {
  BoundedList<std::uint8_t, board_count> left;
  const auto chosen = std::span(state.options.boards).first(state.seats());
  for (std::uint8_t board = 0; board < board_count; ++board)
    if (std::find(chosen.begin(), chosen.end(), board + 1) == chosen.end()) left.push_back(board);
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (chosen[seat] != 0) {
      state.colours[seat] = byte(chosen[seat] - 1);
      continue;
    }
    const auto drawn = byte(static_cast<int>(state.rng.below(left.size())));
    state.colours[seat] = left[drawn];
    left.remove_at(drawn);
  }
}

// CIV-2.7, CIV-2.8, CIV-14.3.
void deal_objectives(State& state) {
  Objectives commons = Objectives::all();
  for (int n = state.seats() + 1; n > 0;) {
    const std::uint8_t card = commons.draw(state.rng);
    if (state.solo() && !all_commons[card].solo) continue;
    state.commons[card] = lies_open;
    --n;
  }
  Objectives secrets = Objectives::all();
  for (Seat seat = 0; seat < state.seats(); ++seat)
    for (int n = 2; n > 0;) {
      const std::uint8_t card = secrets.draw(state.rng);
      if (state.solo() && !all_secrets[card].solo) {
        state.secrets.put(card, removed, everybody);
        continue;
      }
      state.secrets.put(card, byte(dealt_to + seat), SeatSet::only(seat));
      --n;
    }
}

}  // namespace

State start(const Options& options, std::uint64_t seed) {
  State state;
  state.options = options.switches;
  state.deck = options.deck;
  state.rng = Rng(seed);
  state.pile = byte(pile_at_start[static_cast<std::size_t>(state.seats() - 1)]);
  state.monsters.fill(alive);
  for (auto& heroes : state.heroes) heroes.fill(on_board);
  for (Seat seat = 0; seat < state.seats(); ++seat) state.pawns[seat] = capital_of(state, seat);
  deal_boards(state);
  for (std::uint8_t place = 0; place < most_shown; ++place) show_card(state, place, nullptr);
  deal_objectives(state);
  state.turn.seat = options.switches.first > 0
                        ? byte(options.switches.first - 1)
                        : static_cast<Seat>(state.rng.below(options.switches.seats));
  resume(state);
  run<Civilisation>(state, nullptr);
  return state;
}

void resume(State& state) {
  if (state.turn.number == 0)
    push(state, Flow::setup, SetUp{});
  else
    push(state, Flow::turn, std::uint8_t{0});
}

// A discreet question counts like a draw: asked again it would count twice.
bool quiet(const State& state) { return state.stack.size() == 1 && !state.pending.discreet(); }

}  // namespace veillee::civilisation
