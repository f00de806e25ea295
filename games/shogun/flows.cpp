// The flows of Shogun beside those of the family: set-up, what pawns do, tiles, new pawns.
#include "games/shogun/game.hpp"

namespace veillee::shogun {
namespace {

// SHO-2.10: the samurai who plays earlier chooses, the other one takes what is left.
Next setup_flow(State& state, Frame& frame, EventSink* sink) {
  const Seat chooser = clockwise(state.turn.seat, state.seats());
  if (frame.step == SetUp::begin)
    return ask(state, frame, Decision::post, chooser, SetUp::post_chosen);
  const std::uint8_t post = answer(state, chooser).args[0];
  for (const std::uint8_t square : garrison_squares) {
    const Seat seat = square == post ? chooser : clockwise(chooser, state.seats(), 2);
    state.pawns[first_pawn(seat)] = square;
    tell(sink, Happened::posted, seat, square);
  }
  state.turn.number = 1;
  frame = Frame{};  // the flow of the turn
  return Next::again;
}

Decision question_of(std::uint8_t use) {
  switch (use) {
    case use_opening:
    case use_infiltration: return Decision::crossing;
    case use_redeployment: return Decision::garrison;
    default: return Decision::end;
  }
}

// The pawn, with the Shogun if it carries him.
void set_down(State& state, std::uint8_t pawn, std::uint8_t square) {
  if (pawn != the_shogun) state.pawns[pawn] = square;
  if (pawn == the_shogun || pawn == state.carrier) state.shogun = square;
}

// Enemy pawns on a square.
ManyPawns foes_on(const State& state, Seat seat, std::uint8_t square) {
  return alike_once(state, camp_of(seat) == ninja ? samurai : ninja, square);
}

// What comes of a walk when nobody is left to fight.
Next arrive(State& state, Frame& frame, EventSink* sink) {
  const Deed& deed = frame.locals<Deed>();
  const Seat seat = state.turn.seat;
  const bool on_torii = all_torii(state).has(deed.to);
  if (camp_of(seat) == samurai) {
    const bool lights = stride_of(samurai, deed.use).lights;
    if (lights && brazier_squares.has(deed.to) && !state.lit.has(deed.to))  // SHO-9.18
      light(state, seat, deed.to, deed.use, sink);
    return state.stack.empty() ? Next::again : Next::done;
  }
  if (!captured(state) && deed.to == state.shogun) {  // SHO-7.8
    state.carrier = deed.pawn;
    tell(sink, Happened::captured, seat, deed.pawn, deed.to);
    if (!on_torii) return Next::done;
    finish(state, escape, sink);  // SHO-7.19
    return Next::again;
  }
  if (deed.pawn == state.carrier && on_torii) {  // SHO-11.2
    finish(state, escape, sink);
    return Next::again;
  }
  if (!shares_with_carrier(state, deed.pawn)) return Next::done;
  return ask(state, frame, Decision::hand_over, seat, Deed::hand_over_chosen);
}

Next deed_flow(State& state, Frame& frame, EventSink* sink) {
  Deed& deed = frame.locals<Deed>();
  const Seat seat = state.turn.seat;
  switch (Deed::Step{frame.step}) {
    case Deed::begin: return ask(state, frame, Decision::pawn, seat, Deed::pawn_chosen);
    case Deed::pawn_chosen:
      deed.pawn = answer(state, seat).args[0];
      deed.from = square_of(state, deed.pawn);
      if (deed.use == use_brazier) {
        light(state, seat, deed.from, deed.use, sink);
        return state.stack.empty() ? Next::again : Next::done;
      }
      if (deed.use == use_banzai) {
        deed.trail[deed.trodden++] = deed.from;
        return go_to(frame, Deed::charge);
      }
      return ask(state, frame, question_of(deed.use), seat, Deed::end_chosen);
    case Deed::end_chosen:
      deed.to = answer(state, seat).args[0];
      set_down(state, deed.pawn, deed.to);
      if (deed.use == use_redeployment) {
        tell(sink, Happened::redeployed, seat, deed.pawn, deed.from, deed.to);
        return Next::done;
      }
      if (sink != nullptr)
        emit(sink, make_event(Happened::walked, seat, deed.pawn, deed.from, deed.to, deed.use));
      return go_to(frame, Deed::battle);

    // Fights, one after the other (SHO-6.4).
    case Deed::battle: {
      state.combat = {};
      const ManyPawns foes = foes_on(state, seat, deed.to);
      if (foes.empty()) return arrive(state, frame, sink);
      return ask(state, frame, Decision::foe, seat, Deed::foe_chosen);
    }
    case Deed::foe_chosen: {
      const Seat owner = answer(state, seat).args[0];
      for (const std::uint8_t pawn : foes_on(state, seat, deed.to))
        if (owner_of(pawn) == owner) deed.foe = pawn;
      frame.step = Deed::fought;
      dicium::start_combat<Shogun>(state, seat, owner, stride_of(camp_of(seat), deed.use).extra);
      return Next::again;
    }
    case Deed::fought:
      if (state.combat.won == 0) {  // SHO-6.7
        frame.step = Deed::over;
        beat(state, deed.pawn, sink);
        return Next::again;
      }
      frame.step = Deed::battle;
      if (camp_of(seat) == samurai)
        beat_for_alert(state, deed.foe, by_fight, sink);
      else
        beat(state, deed.foe, sink);
      return Next::again;

    case Deed::hand_over_chosen: {
      const Action choice = answer(state, seat);
      if (Do{choice.kind} == Do::leave) return Next::done;
      const bool ended =
          give_shogun(state, Do{choice.kind} == Do::take ? deed.pawn : choice.args[0], sink);
      return ended ? Next::again : Next::done;
    }

    // A Banzai, step by step.
    case Deed::charge: {
      const std::uint8_t at = square_of(state, deed.pawn);
      Set trail;
      for (std::uint8_t i = 0; i < deed.trodden; ++i) trail.add(deed.trail[i]);
      if (charge_steps(state, deed.pawn, trail, at, deed.steps).empty()) return Next::done;
      return ask(state, frame, Decision::step, seat, Deed::step_chosen);
    }
    case Deed::step_chosen: {
      const Action choice = answer(state, seat);
      if (Do{choice.kind} == Do::halt) return Next::done;
      const std::uint8_t before = square_of(state, deed.pawn);
      deed.to = choice.args[0];
      deed.trail[deed.trodden++] = deed.to;
      --deed.steps;
      set_down(state, deed.pawn, deed.to);
      tell(sink, Happened::charged, seat, deed.pawn, before, deed.to);
      return go_to(frame, Deed::kill);
    }
    case Deed::kill: {
      const ManyPawns met = foes_on(state, seat, deed.to);
      if (met.empty()) return go_to(frame, Deed::charge);
      // First those of the ninja whose turn comes next (SHO-9.11).
      std::uint8_t victim = met[0];
      for (const std::uint8_t pawn : met)
        if (owner_of(pawn) == clockwise(seat, state.seats())) victim = pawn;
      beat_for_alert(state, victim, by_banzai, sink);
      return Next::again;
    }
    case Deed::over: state.combat = {}; return Next::done;
  }
  return Next::done;
}

Next shuriken_flow(State& state, Frame& frame, EventSink* sink) {
  Shuriken& shuriken = frame.locals<Shuriken>();
  const Seat seat = state.turn.seat;
  switch (Shuriken::Step{frame.step}) {
    case Shuriken::begin: return ask(state, frame, Decision::target, seat, Shuriken::target_chosen);
    case Shuriken::target_chosen:
      shuriken.target = answer(state, seat).args[0];
      tell(sink, Happened::shuriken, seat, shuriken.target, state.pawns[shuriken.target]);
      frame.step = Shuriken::fought;
      dicium::start_combat<Shogun>(state, seat, owner_of(shuriken.target));
      return Next::again;
    case Shuriken::fought: {
      const bool hit = state.combat.won != 0;
      if (shuriken.target == no_arg || !hit) {  // SHO-8.6
        state.combat = {};
        return Next::done;
      }
      const std::uint8_t target = shuriken.target;
      shuriken.target = no_arg;  // once it is put back there is no more to do
      beat(state, target, sink);
      return Next::again;
    }
  }
  return Next::done;
}

Next tile_flow(State& state, Frame& frame, EventSink* sink) {
  Tile& tile = frame.locals<Tile>();
  const Seat seat = state.turn.seat;
  const Camp camp = camp_of(seat);
  switch (Tile::Step{frame.step}) {
    case Tile::begin:
      tile.from = off_board;
      if (state.tiles[seat] > 0) return ask(state, frame, Decision::lay, seat, Tile::square_chosen);
      return ask(state, frame, Decision::tile, seat, Tile::tile_chosen);
    case Tile::tile_chosen:
      tile.from = answer(state, seat).args[0];  // lifted first (SHO-8.26)
      state.torii.remove(tile.from);
      state.turned.remove(tile.from);
      state.garrisons.remove(tile.from);
      return ask(state, frame, Decision::lay, seat, Tile::square_chosen);
    case Tile::square_chosen: {
      const std::uint8_t square = answer(state, seat).args[0];
      (camp == ninja ? state.torii : state.garrisons).add(square);
      if (tile.from != off_board) {
        tell(sink, Happened::tile_moved, seat, tile.from, square, camp);
        return Next::done;
      }
      --state.tiles[seat];
      tell(sink, Happened::tile_laid, seat, square, camp);
      frame.step = Tile::over;
      dicium::gain_bonus<Shogun>(state, seat, dicium::all_slots);
      return Next::again;
    }
    case Tile::over: break;
  }
  return Next::done;
}

Next recruit_flow(State& state, Frame& frame, EventSink* sink) {
  Recruit& recruit = frame.locals<Recruit>();
  const Seat seat = state.turn.seat;
  if (frame.step == Recruit::begin) {
    recruit.pawn = first_pawn(seat);
    while (state.pawns[recruit.pawn] != off_board) ++recruit.pawn;
    return ask(state, frame, Decision::enter, seat, Recruit::place_chosen);
  }
  state.pawns[recruit.pawn] = answer(state, seat).args[0];
  tell(sink, Happened::recruited, seat, recruit.pawn, state.pawns[recruit.pawn]);
  return Next::done;
}

Next put_back_flow(State& state, Frame& frame, EventSink* sink) {
  const PutBack& back = frame.locals<PutBack>();
  const Seat owner = owner_of(back.pawn);
  if (frame.step == PutBack::begin)
    return ask(state, frame, Decision::back, owner, PutBack::place_chosen);
  state.pawns[back.pawn] = answer(state, owner).args[0];
  tell(sink, Happened::put_back, owner, back.pawn, back.from, state.pawns[back.pawn]);
  return Next::done;
}

}  // namespace

Next step(State& state, Frame& frame, EventSink* sink) {
  switch (Flow{frame.flow}) {
    case Flow::turn: return dicium::turn_flow<Shogun>(state, frame, sink);
    case Flow::bonus: return dicium::bonus_flow<Shogun>(state, frame, sink);
    case Flow::combat: return dicium::combat_flow<Shogun>(state, frame, sink);
    case Flow::setup: return setup_flow(state, frame, sink);
    case Flow::deed: return deed_flow(state, frame, sink);
    case Flow::shuriken: return shuriken_flow(state, frame, sink);
    case Flow::tile: return tile_flow(state, frame, sink);
    case Flow::recruit: return recruit_flow(state, frame, sink);
    case Flow::put_back: return put_back_flow(state, frame, sink);
  }
  return Next::done;
}

void Shogun::play(State& state, std::uint8_t use, int faces, EventSink*) {
  const Seat seat = state.turn.seat;
  const Camp camp = camp_of(seat);
  if (use == use_shuriken) return push(state, Flow::shuriken, shogun::Shuriken{});
  if (use == (camp == ninja ? use_three : use_twopair)) return push(state, Flow::tile, Tile{});
  if (use == (camp == ninja ? use_twopair : use_four)) return push(state, Flow::recruit, Recruit{});
  Deed deed{};
  deed.use = use;
  deed.steps = byte(steps_of(seat, use, faces));
  push(state, Flow::deed, deed);
}

Next Shogun::turn_over(State& state, Frame& frame, EventSink* sink) {
  if (state.turn.number < most_turns) return dicium::next_turn(state, frame, state.seats());
  finish(state, limit, sink);  // SHO-11.12
  return Next::again;
}

State start(const Options& options, std::uint64_t seed) {
  State state;
  state.options = options;
  state.rng = Rng(seed);
  state.alerts = byte(alerts_at_start(options));
  state.pawns.fill(off_board);
  for (Seat seat = 0; seat < options.seats; ++seat) {
    state.tiles[seat] = tiles_each;
    if (camp_of(seat) == ninja) state.pawns[first_pawn(seat)] = torii_square;
  }
  if (options.seats == 2) {
    std::uint8_t pawn = first_pawn(1);
    for (const std::uint8_t square : garrison_squares) state.pawns[pawn++] = square;  // SHO-2.8
    state.turn.number = 1;
  } else if (options.first != 0) {
    state.turn.seat = byte(options.first - 1);
  } else {
    state.turn.seat = byte(2 * static_cast<int>(state.rng.below(2)));  // SHO-C3
  }
  resume(state);
  run<Shogun>(state, nullptr);
  return state;
}

void resume(State& state) {
  if (state.turn.number == 0)
    push(state, Flow::setup, SetUp{});
  else
    push(state, Flow::turn, std::uint8_t{0});
}

bool quiet(const State& state) { return state.stack.size() == 1; }

}  // namespace veillee::shogun
