// A member performs an action of its card: bonus, cost, then the steps in order (section 5).
#include "games/samhain/flows.hpp"
#include "games/samhain/pieces.hpp"

namespace veillee::samhain {
namespace {

bool can_step(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  for (std::uint8_t card = 0; card < card_count; ++card)
    if ((player.board >> card & 1U) != 0 && (state.adjacent[card] & ~state.complete) != 0)
      return true;
  return false;
}

void pay_bundle(State& state, Seat seat, std::uint8_t bundle, EventSink* sink) {
  for (std::uint8_t r = 0; r < resource_count; ++r)
    if (bundles[bundle].cubes[r] > 0) pay_cubes(state, seat, r, bundles[bundle].cubes[r], sink);
}

// What an action earns its points with.
Source source_of(const CardAction& action) {
  for (const Step& step : action.script()) switch (step.op) {
      case Op::kill:
      case Op::exhaust:
      case Op::weaken:
      case Op::swap: return Source::attacks;
      case Op::give_wisp:
      case Op::pay_wisps: return Source::wisps;
      case Op::vp_kinds:
      case Op::vp_pairs: return Source::objects;
      case Op::vp_leads: return Source::omens;
      default: break;
    }
  return Source::offerings;
}

Next next_step(Frame& frame) {
  Performance& p = frame.locals<Performance>();
  ++p.script_step;
  p.done = p.picked = p.picked_too = 0;
  return go_to(frame, Performance::work);
}

// The same script step once more, for its next part.
Next next_part(Frame& frame) {
  ++frame.locals<Performance>().done;
  return go_to(frame, Performance::work);
}

// What has to be chosen for this script step, or the step itself where there is nothing to choose.
Next work(State& state, Frame& frame, EventSink* sink) {
  Performance& p = frame.locals<Performance>();
  const CardAction& card = card_actions[p.action];
  if (p.script_step == card.step_count) return Next::done;
  const Step& step = card.steps[p.script_step];
  Player& player = state.players[p.seat];
  const auto choose = [&](Decision decision) {
    return ask(state, frame, decision, p.seat, Performance::chosen);
  };
  const auto earn = [&](int n) {
    const Source source = sink == nullptr ? Source{} : source_of(card);  // only where it is told
    gain_vp(state, p.seat, n + (p.bonus == Bonus::vp ? 1 : 0), source, sink);
    return next_step(frame);
  };

  switch (step.op) {
    case Op::pay_each:
    case Op::pay_same:
    case Op::pay_different:
    case Op::pay_worship: return choose(Decision::spend);
    case Op::give_wisp: return choose(Decision::give);
    case Op::pay_wisps:
      player.wisps = static_cast<std::uint8_t>(player.wisps - step.n);
      state.reserve_wisps = static_cast<std::uint8_t>(state.reserve_wisps + step.n);
      tell(sink, Happened::wisps_paid, p.seat, step.n);
      return next_step(frame);
    case Op::sacrifice:
      remove_member(state, p.seat, p.performer, exhausted);
      tell(sink, Happened::member_sacrificed, p.seat, p.performer);
      bury(state, p.seat, sink);
      return next_step(frame);

    case Op::worship: {
      if (p.done == 0) {
        gain_worship(state, p.seat, track_of(p.action), sink);
        return next_part(frame);
      }
      // SAM-4.40b: what became impossible after the choice is lost, without a wisp.
      const bool extra = p.bonus == Bonus::worship && card.steps[1].op != Op::worship_any;
      if (extra && recordable(player, track_of(p.action)))
        gain_worship(state, p.seat, track_of(p.action), sink);
      return next_step(frame);
    }
    case Op::worship_any:
      if (p.done == step.n + (p.bonus == Bonus::worship ? 1 : 0)) return next_step(frame);
      if (any_recordable(player)) return choose(Decision::worship);
      if (p.done < step.n) take_wisp(state, p.seat, sink);  // SAM-5.20c
      return next_part(frame);
    case Op::gain:
      gain_cubes(state, p.seat, step.what,
                 static_cast<std::uint8_t>(step.n + (p.bonus == Bonus::cube ? 1 : 0)), sink);
      return next_step(frame);
    case Op::gain_any:
      if (p.done == step.n + (p.bonus == Bonus::cube ? 1 : 0) || state.reserve.total() == 0)
        return next_step(frame);
      return choose(Decision::take);
    case Op::wisp:
      if (p.done == step.n) return next_step(frame);
      take_wisp(state, p.seat, sink);
      return next_part(frame);
    case Op::object:
      --state.reserve_objects[step.what];
      ++player.upright[step.what];
      tell(sink, Happened::object_gained, p.seat, step.what);
      return next_step(frame);
    case Op::move:
      if (p.done == step.n || !can_step(state, p.seat)) return next_step(frame);  // SAM-5.7d
      return choose(Decision::move);
    case Op::steal: return choose(Decision::steal);
    case Op::kill: return choose(Decision::kill);
    case Op::exhaust: return choose(Decision::exhaust);
    case Op::weaken: return choose(Decision::weaken);
    case Op::swap: return choose(Decision::swap_own);
    case Op::revive: return choose(Decision::revive);

    case Op::vp: return earn(step.n);
    case Op::vp_kinds: return earn(vp_for_kinds(kinds_of_objects(player)));
    case Op::vp_pairs: return earn(step.n * pairs_of_objects(player));
    case Op::vp_leads: return earn(step.n * std::popcount(tracks_led_alone(state, p.seat)));
  }
  return next_step(frame);
}

// The choice has been made.
Next carry_out(State& state, Frame& frame, EventSink* sink) {
  Performance& p = frame.locals<Performance>();
  const Action choice = answer(state, p.seat);
  const auto [a, b, c] = std::array{choice.args[0], choice.args[1], choice.args[2]};
  switch (Do{choice.kind}) {
    case Do::spend: pay_bundle(state, p.seat, a, sink); return next_step(frame);
    case Do::devote:
      pay_worship(state, p.seat, a, sink);
      if (b != no_arg) pay_worship(state, p.seat, b, sink);
      return next_step(frame);
    case Do::give:
      --state.players[p.seat].wisps;
      ++state.players[a].wisps;
      tell(sink, Happened::wisp_given, p.seat, a);
      return next_step(frame);
    case Do::worship: gain_worship(state, p.seat, a, sink); return next_part(frame);
    case Do::take: gain_cubes(state, p.seat, a, 1, sink); return next_part(frame);
    case Do::step:
      move_member(state, p.seat, a, static_cast<Condition>(b), c, sink);
      return next_part(frame);
    case Do::steal: {
      Player& victim = state.players[a];
      --(c == 0 ? victim.upright : victim.lying)[b];
      ++state.players[p.seat].upright[b];  // SAM-5.10b
      tell(sink, Happened::object_stolen, p.seat, b, a);
      return next_step(frame);
    }
    case Do::kill:
      remove_member(state, a, b, static_cast<Condition>(c));
      tell(sink, Happened::member_killed, a, b, p.seat);
      bury(state, a, sink);
      return next_step(frame);
    case Do::exhaust:
      change(state, a, b, static_cast<Condition>(c), exhausted);
      tell(sink, Happened::member_exhausted, a, b, p.seat);
      return next_step(frame);
    case Do::weaken: lose_worship(state, a, b, sink); return next_step(frame);
    case Do::pick:
      p.picked = a;
      p.picked_too = b;
      return ask(state, frame, Decision::swap_other, p.seat, Performance::chosen_too);
    case Do::revive:
      p.picked = a;
      return ask(state, frame, Decision::revive_place, p.seat, Performance::chosen_too);
    default: return next_step(frame);
  }
}

// The second choice of a swap or a revival.
Next carry_out_second(State& state, Frame& frame, EventSink* sink) {
  Performance& p = frame.locals<Performance>();
  const Action choice = answer(state, p.seat);
  if (Do{choice.kind} == Do::swap) {
    const Seat other = choice.args[0];
    const std::uint8_t card = choice.args[1];
    const auto mine = static_cast<Condition>(p.picked_too);
    const auto theirs = static_cast<Condition>(choice.args[2]);
    // Both leave before either arrives: complete cards are no obstacle (SAM-5.28c).
    remove_member(state, p.seat, p.picked, mine);
    remove_member(state, other, card, theirs);
    put_member(state, p.seat, card, mine);
    put_member(state, other, p.picked, theirs);
    tell(sink, Happened::members_swapped, p.seat, p.picked, other, card);
  } else {
    const Seat owner = p.picked;
    --state.players[owner].buried;
    put_member(state, owner, choice.args[0], exhausted);
    tell(sink, Happened::member_revived, owner, choice.args[0], p.seat);
    const int points = owner == p.seat ? 0 : card_actions[p.action].steps[p.script_step].n;
    gain_vp(state, p.seat, points + (p.bonus == Bonus::vp ? 1 : 0), Source::revivals,
            sink);  // SAM-6.11
  }
  return next_step(frame);
}

}  // namespace

Next performance(State& state, Frame& frame, EventSink* sink) {
  Performance& p = frame.locals<Performance>();
  switch (Performance::Step{frame.step}) {
    case Performance::choose_bonus:
      if (p.repeated != 0 && card_actions[p.action].bonus_count > 0)
        return ask(state, frame, Decision::bonus, p.seat, Performance::bonus_chosen);
      tell(sink, Happened::performs, p.seat, p.action);
      return go_to(frame, Performance::work);
    case Performance::bonus_chosen:
      p.bonus = Bonus{answer(state, p.seat).args[0]};
      tell(sink, Happened::repeats, p.seat, p.action, static_cast<std::uint8_t>(p.bonus));
      return go_to(frame, Performance::work);
    case Performance::work: {
      // Straight on through what asks nothing; a wisp event goes first.
      const auto depth = state.stack.size();
      Next next = Next::again;
      while (next == Next::again && state.stack.size() == depth) next = work(state, frame, sink);
      return next;
    }
    case Performance::chosen: return carry_out(state, frame, sink);
    case Performance::chosen_too: return carry_out_second(state, frame, sink);
  }
  return Next::done;
}

}  // namespace veillee::samhain
