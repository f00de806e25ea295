// Effects, evaluated from their nodes (section 3), depth first: whatever an effect causes is
// finished before its next part begins (EVE-3.9).
#include "games/evenfall/flows.hpp"

namespace veillee::evenfall {
namespace {

void begin_gain(State& state, Seat seat, std::uint8_t source, std::uint8_t node, int times,
                EventSink* sink) {
  if (times <= 0) return;
  std::uint8_t part = 0;
  const int any = gain_parts(state, seat, node_at(state, source, node), times, part,
                             point_source(source), sink);
  if (any > 0)
    push(state, GainFlow{seat, source, node, no_arg, byte(std::min(times, 255)), part, byte(any)});
}

void deploy(State& state, Seat seat, std::uint8_t region, EventSink* sink) {
  std::uint8_t& elders = state.players[seat].reserve[elder];
  if (elders == 0) return;
  --elders;
  ++state.regions[region].area[seat][elder];
  tell(sink, Happened::deployed, seat, region);
}

void move_workers(std::array<std::uint8_t, worker_count>& from,
                  std::array<std::uint8_t, worker_count>& to) {
  for (std::size_t w = 0; w < worker_count; ++w) to[w] = byte(to[w] + from[w]);
  from = {};
}

void take_red(State& state, Seat seat, EventSink* sink) {
  if (state.red_in_supply == 0) return;
  state.red_in_supply = 0;
  state.players[seat].stones.push_back(red);
  tell(sink, Happened::red_taken, seat);
}

}  // namespace

void begin_effect(State& state, EffectFlow context, std::uint8_t node, EventSink* sink) {
  const Node& n = node_at(state, context.source, node);
  const Seat seat = context.seat;
  switch (n.op) {
    case Op::none:
    case Op::on:
    case Op::mod: return;
    case Op::gain: return begin_gain(state, seat, context.source, node, 1, sink);
    case Op::per:
      return begin_gain(state, seat, context.source, n.children[0],
                        count_of(state, seat, Count{n.word}), sink);
    case Op::ifkw: {
      const std::uint8_t ritual = state.lands[context.place].ritual;
      if (ritual != no_arg && state.deck().card[ritual].keyword == n.word)
        begin_gain(state, seat, context.source, n.children[0], 1, sink);
      return;
    }
    case Op::advance: return push(state, AdvanceFlow{seat, byte(n.n), n.word});
    case Op::placedeck:
      for (int i = 0; i < n.n; ++i) place_from_deck(state, seat, sink);
      return;
    case Op::redstone: return take_red(state, seat, sink);
    case Op::discard: {
      const int cards = std::min<int>(n.n, state.cards.count(zone_of(hands, seat)));
      if (cards > 0) push(state, DiscardFlow{seat, byte(cards), 0, 0});
      return;
    }
    case Op::deploy:
      if (Deploy{n.word} == Deploy::here) return deploy(state, seat, context.region, sink);
      break;
    case Op::harvest:
      if (Harvest{n.word} == Harvest::outer)
        return push(state, HarvestFlow{seat, state.rows[row_of(seat, outer)], 1});
      if (Harvest{n.word} == Harvest::fresh)
        return push(state, HarvestFlow{seat, context.place, 0});
      break;
    default: break;
  }
  context.node = node;
  context.at = 0;
  context.left = byte(n.n);
  push(state, context);
}

void begin_effect(State& state, Seat seat, std::uint8_t source, EventSink* sink, std::uint8_t place,
                  std::uint8_t region) {
  if (state.deck().effects[source].empty()) return;
  begin_effect(state, EffectFlow{seat, source, 0, 0, 0, 0, place, region}, 0, sink);
}

// ── One node ────────────────────────────────────────────────────────────────────────────────────

namespace {

// The children one after the other.
Next children_in_order(State& state, Frame& frame, const Node& node, EventSink* sink) {
  auto& f = frame.locals<EffectFlow>();
  if (f.at == node.size) return Next::done;
  begin_effect(state, f, node.children[f.at++], sink);
  return Next::again;
}

// Does this child, and then the frame is done.
Next last_child(State& state, Frame& frame, std::uint8_t child, EventSink* sink) {
  go_to(frame, EffectFlow::third);
  begin_effect(state, frame.locals<EffectFlow>(), child, sink);
  return Next::again;
}

Next choose_effect(State& state, Frame& frame, const Node& node, EventSink* sink) {
  auto& f = frame.locals<EffectFlow>();
  if (frame.step == EffectFlow::begin)
    return ask(state, frame, Decision::choose, f.seat, EffectFlow::asked);
  return last_child(state, frame, node.children[answer(state, f.seat).args[0] - 1], sink);
}

Next trade_effect(State& state, Frame& frame, const Node& node, EventSink* sink) {
  auto& f = frame.locals<EffectFlow>();
  const Node& price = node_at(state, f.source, node.children[0]);
  if (frame.step == EffectFlow::asked) {
    pay_each(state, f.seat, answer(state, f.seat).args, sink);
    go_to(frame, EffectFlow::begin);
  }
  while (f.at < price.size) {
    const Part part = price.parts[f.at++];
    switch (part.unit) {
      case Unit::any:
        f.left = part.n;
        return ask(state, frame, Decision::price, f.seat, EffectFlow::asked);
      case Unit::card: push(state, DiscardFlow{f.seat, part.n, 0, 0}); return Next::again;
      default: pay(state, f.seat, part.unit, part.n, sink);
    }
  }
  return last_child(state, frame, node.children[1], sink);
}

Next may_effect(State& state, Frame& frame, const Node& node, EventSink* sink) {
  auto& f = frame.locals<EffectFlow>();
  if (frame.step == EffectFlow::begin) {
    if (!could_do(state, f.seat, f.source, node.children[0])) return Next::done;
    if (node_at(state, f.source, node.children[0]).op != Op::transfer)  // EVE-20.4
      return ask(state, frame, Decision::may, f.seat, EffectFlow::asked);
  } else if (Do{answer(state, f.seat).kind} == Do::decline) {
    return Next::done;
  }
  return last_child(state, frame, node.children[0], sink);
}

Next begin_asking(State& state, Frame& frame, Op op) {
  const auto& f = frame.locals<EffectFlow>();
  const bool repeated = op == Op::transfer || op == Op::build || op == Op::retrieve;
  if ((repeated && f.left == 0) || !could_do(state, f.seat, f.source, f.node)) return Next::done;
  return ask(state, frame, question_of(op), f.seat, EffectFlow::asked);
}

Next discovered(State& state, Frame& frame, std::uint8_t chosen, EventSink* sink) {
  auto& f = frame.locals<EffectFlow>();
  if (frame.step == EffectFlow::asked) {
    f.region = chosen;
    fill_region(state, f.region, sink);
    const auto& slots = state.regions[f.region].slots;
    if (std::all_of(slots.begin(), slots.end(), [](auto place) { return place == no_arg; }))
      return Next::done;  // EVE-14.11
    return ask(state, frame, Decision::find, f.seat, EffectFlow::second);
  }
  take_place(state, f.seat, chosen, f.region, sink);
  go_to(frame, EffectFlow::third);
  fire(state, f.seat, Trigger::discover, Trigger::discover, no_arg, chosen);
  return Next::again;
}

Next built(State& state, Frame& frame, std::uint8_t place, std::uint8_t kind, EventSink* sink) {
  auto& f = frame.locals<EffectFlow>();
  if (frame.step == EffectFlow::asked) {
    go_to(frame, EffectFlow::second);
    build_catalyst(state, f.seat, place, kind, sink);
    return Next::again;
  }
  --f.left;
  go_to(frame, EffectFlow::begin);
  fire_built(state, f.seat, kind);
  return Next::again;
}

Next removed(State& state, Frame& frame, std::uint8_t place, const Node& node, EventSink* sink) {
  auto& f = frame.locals<EffectFlow>();
  if (frame.step == EffectFlow::asked) {
    f.place = place;
    Land& land = state.lands[place];
    tell(sink, Happened::ritual_removed, f.seat, land.ritual);
    state.cards.put(land.ritual, in_box);
    land.ritual = no_arg;
    land.catalysts = {};
    listen(state, f.seat);
    go_to(frame, EffectFlow::second);
    begin_effect(state, f, node.children[0], sink);
    return Next::again;
  }
  // Then its workers return (EVE-14.5).
  move_workers(state.lands[f.place].workers, state.players[f.seat].reserve);
  return Next::done;
}

Next moved(State& state, Frame& frame, std::uint8_t chosen, EventSink* sink) {
  auto& f = frame.locals<EffectFlow>();
  if (frame.step == EffectFlow::asked) {
    f.place = chosen;
    return ask(state, frame, Decision::region, f.seat, EffectFlow::second);
  }
  move_workers(state.lands[f.place].workers, state.regions[chosen].area[f.seat]);
  tell(sink, Happened::workers_moved, f.seat, f.place, chosen);
  return Next::done;
}

Next copied(State& state, Seat seat, std::uint8_t card, EventSink* sink) {
  Player& player = state.players[seat];
  --player.reserve[elder];
  player.copies.push_back({card, 0, state.next_entry++});
  tell(sink, Happened::copied, seat, card);
  listen(state, seat);
  return Next::done;
}

}  // namespace

Next EffectFlow::step(State& state, Frame& frame, EffectFlow& f, EventSink* sink) {
  if (frame.step == third) return Next::done;
  const Node& node = node_at(state, f.source, f.node);
  switch (node.op) {
    case Op::seq: return children_in_order(state, frame, node, sink);
    case Op::slash:
      if (f.both != 0) return children_in_order(state, frame, node, sink);
      return choose_effect(state, frame, node, sink);
    case Op::choose: return choose_effect(state, frame, node, sink);
    case Op::trade: return trade_effect(state, frame, node, sink);
    case Op::may: return may_effect(state, frame, node, sink);
    default: break;
  }
  if (frame.step == begin) return begin_asking(state, frame, node.op);
  const Action chosen = answer(state, f.seat);
  const std::uint8_t target = chosen.args[0];
  if (frame.step == asked && Do{chosen.kind} == Do::stop) return Next::done;
  switch (node.op) {
    case Op::discover: return discovered(state, frame, target, sink);
    case Op::build: return built(state, frame, target, node.word, sink);
    case Op::removeritual: return removed(state, frame, target, node, sink);
    case Op::moveworkers: return moved(state, frame, target, sink);
    case Op::copyspec: return copied(state, f.seat, target, sink);
    case Op::deploy: deploy(state, f.seat, target, sink); return Next::done;
    case Op::transfer:
      --f.left;
      go_to(frame, begin);
      if (Do{chosen.kind} == Do::decline) return Next::again;
      transfer(state, target, sink);
      fire(state, f.seat, Trigger::transfer);
      return Next::again;
    case Op::retrieve:
      --f.left;
      go_to(frame, begin);
      --state.lands[target].workers[chosen.args[1]];
      ++state.players[f.seat].reserve[chosen.args[1]];
      tell(sink, Happened::retrieved, f.seat, target, chosen.args[1]);
      return Next::again;
    case Op::harvest:
      go_to(frame, third);
      push(state, HarvestFlow{f.seat, target, 0});
      return Next::again;
    default:  // trackbonus
      go_to(frame, third);
      begin_effect(state, f.seat, track_effect(state.players[f.seat], target), sink);
      return Next::again;
  }
}

// ── Gains, harvests, steps ──────────────────────────────────────────────────────────────────────

Next GainFlow::step(State& state, Frame& frame, GainFlow& f, EventSink* sink) {
  if (frame.step == chosen) {
    gain_each(state, f.seat, answer(state, f.seat).args, sink);
    f.left = byte(f.left - std::min<int>(f.left, most_portion));
  }
  if (f.left == 0) {
    const bool bonus = f.source == no_arg;
    const Node& gain =
        bonus ? state.deck().place[f.place].harvest : node_at(state, f.source, f.node);
    f.left = byte(gain_parts(state, f.seat, gain, f.times, f.part,
                             bonus ? from_harvests : point_source(f.source), sink));
    if (f.left == 0) return Next::done;
  }
  return ask(state, frame, Decision::resources, f.seat, chosen);
}

Next HarvestFlow::step(State& state, Frame& frame, HarvestFlow& f, EventSink* sink) {
  switch (frame.step) {
    case begin: {
      if (f.place == no_arg) return Next::done;
      tell(sink, Happened::harvested, f.seat, f.place);
      const int times = 1 + state.lands[f.place].catalysts[0];  // EVE-7.7
      std::uint8_t part = 0;
      const int any = gain_parts(state, f.seat, state.deck().place[f.place].harvest, times, part,
                                 from_harvests, sink);
      go_to(frame, gained);
      if (any > 0) {
        push(state, GainFlow{f.seat, no_arg, 0, f.place, byte(times), part, byte(any)});
        return Next::again;
      }
      [[fallthrough]];
    }
    case gained:
      go_to(frame, heard);
      fire(state, f.seat, Trigger::harvest);
      if (!goes_on(state, frame)) return Next::again;
      [[fallthrough]];
    default: f.place = f.all != 0 ? state.lands[f.place].next : no_arg; return go_to(frame, begin);
  }
}

Next AdvanceFlow::step(State& state, Frame& frame, AdvanceFlow& f, EventSink* sink) {
  const Player& player = state.players[f.seat];
  if (frame.step == gained) {
    go_to(frame, begin);
    fire(state, f.seat, Trigger::advance);
    return Next::again;
  }
  if (f.left == 0) return Next::done;
  --f.left;
  go_to(frame, gained);
  if (!climb(state, f.seat, sink)) return Next::again;
  const std::uint8_t source = track_effect(player, player.coven);
  begin_effect(state, EffectFlow{f.seat, source, 0, f.both, 0, 0, no_arg, no_arg}, 0, sink);
  if (f.left > 0 || !goes_on(state, frame) || hears(state, f.seat, Trigger::advance))
    return Next::again;
  return Next::done;
}

void build_catalyst(State& state, Seat seat, std::uint8_t place, std::uint8_t kind,
                    EventSink* sink) {
  --state.catalysts;
  ++state.lands[place].catalysts[kind];
  tell(sink, Happened::catalyst_built, seat, kind, place);
  if (Catalyst{kind} == Catalyst::orb) push(state, AdvanceFlow{seat, 1, 0});
}

void fire_built(State& state, Seat seat, std::uint8_t kind) {
  fire(state, seat, Trigger::build_any,
       Catalyst{kind} == Catalyst::orb ? Trigger::build_orb : Trigger::build_any);
}

// ── Triggers ────────────────────────────────────────────────────────────────────────────────────

bool next_trigger(const State& state, Seat seat, Trigger event, Trigger also, std::uint8_t but,
                  std::uint8_t after, Heard& heard) {
  const Deck& deck = state.deck();
  heard.entry = no_arg;
  each_effect(state, seat, [&](std::uint8_t card, std::uint8_t source, std::uint8_t entry) {
    const Trigger on{deck.stands_on[source]};
    if (entry <= after || entry >= heard.entry || card == but || (on != event && on != also))
      return;
    if (on == Trigger::round_end && !deck.plain[source]) return;  // those need an order (EVE-13.7)
    const Node& root = deck.effects[source].root();
    heard = {source, root.op == Op::on ? root.children[0] : std::uint8_t{0}, entry};
  });
  return heard.entry != no_arg;
}

void fire(State& state, Seat seat, Trigger event, Trigger also, std::uint8_t but,
          std::uint8_t place, std::uint8_t region) {
  if (!hears(state, seat, event) && !hears(state, seat, also)) return;
  push(state, TriggersFlow{seat, static_cast<std::uint8_t>(event), static_cast<std::uint8_t>(also),
                           but, 0, place, region});
}

Next TriggersFlow::step(State& state, Frame&, TriggersFlow& f, EventSink* sink) {
  Heard heard;
  if (!next_trigger(state, f.seat, Trigger{f.event}, Trigger{f.also}, f.but, f.last, heard))
    return Next::done;
  f.last = heard.entry;
  begin_effect(state, EffectFlow{f.seat, heard.source, 0, 0, 0, 0, f.place, f.region}, heard.node,
               sink);
  return Next::again;
}

// ── Discards ────────────────────────────────────────────────────────────────────────────────────

Next DiscardFlow::step(State& state, Frame& frame, DiscardFlow& f, EventSink* sink) {
  if (frame.step == named) {
    state.cards.put(answer(state, f.seat).args[0], aside);
    ++f.laid;
    go_to(frame, begin);
  }
  if (frame.step == begin) {
    if (f.laid < f.cards) return ask(state, frame, Decision::discard, f.seat, named);
    discard_aside(state, f.seat, sink);
    go_to(frame, heard);
    if (!hears(state, f.seat, Trigger::discard)) return Next::done;
  }
  if (f.fired == f.cards) return Next::done;
  ++f.fired;  // each card is an event (EVE-14.13)
  fire(state, f.seat, Trigger::discard);
  return Next::again;
}

}  // namespace veillee::evenfall
