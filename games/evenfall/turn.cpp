// A turn of the Action Phase: one main action, and free actions before and after it (sections 5 to
// 11).
#include "games/evenfall/flows.hpp"

namespace veillee::evenfall {
namespace {

void discover(State& state, Seat seat, std::uint8_t place, EventSink* sink) {
  for (std::uint8_t region = 0; region < regions_in_use(state); ++region) {
    const auto& slots = state.regions[region].slots;
    if (std::find(slots.begin(), slots.end(), place) == slots.end()) continue;
    const std::uint8_t witches = byte(witches_needed(state, seat, place));
    auto& reserve = state.players[seat].reserve[witch];
    reserve = byte(reserve - witches);
    auto& area = state.regions[region].area[seat][witch];
    area = byte(area + witches);
    take_place(state, seat, place, region, sink);
    return fire(state, seat, Trigger::discover, Trigger::discover, no_arg, place);
  }
}

void use_space(State& state, TurnFlow& f, Action answer, EventSink* sink) {
  Player& player = state.players[f.seat];
  const std::uint8_t where = answer.args[0];
  const bool board = Do{answer.kind} == Do::board;
  f.worker = board ? std::uint8_t{witch} : answer.args[1];
  --player.reserve[f.worker];
  if (board) {
    player.board_space = 1;
    tell(sink, Happened::board_used, f.seat);
    return begin_effect(state, f.seat, source::space, sink);
  }
  if (Do{answer.kind} == Do::region) {
    state.regions[where].space = f.seat;
    state.regions[where].space_worker = f.worker;
    tell(sink, Happened::region_used, f.seat, where, f.worker);
    return begin_effect(state, f.seat, byte(source::region + where), sink);
  }
  ++state.lands[where].workers[f.worker];
  tell(sink, Happened::space_used, f.seat, where, f.worker);
  begin_effect(state, f.seat, state.lands[where].ritual, sink);
}

// The step that follows is set by each of them.
Next main_action(State& state, Frame& frame, Action answer, EventSink* sink) {
  auto& f = frame.locals<TurnFlow>();
  go_to(frame, TurnFlow::main_done);
  switch (Do{answer.kind}) {
    case Do::discover: discover(state, f.seat, answer.args[0], sink); break;
    case Do::token:
      tell(sink, Happened::token_used, f.seat);
      go_to(frame, TurnFlow::token_done);
      begin_effect(state, f.seat, byte(source::token + board_of(state.players[f.seat])), sink);
      break;
    case Do::ritual:
    case Do::specialist:
    case Do::council:
      push(state, PlayFlow{f.seat, answer.args[0], answer.kind, no_arg, {}, 0});
      break;
    case Do::region:
    case Do::space:
    case Do::board:
      go_to(frame, TurnFlow::space_done);
      use_space(state, f, answer, sink);
      break;
    case Do::build: push(state, BuildFlow{f.seat, 0, 0}); break;
    default: break;
  }
  return Next::again;
}

}  // namespace

Next TurnFlow::step(State& state, Frame& frame, TurnFlow& f, EventSink* sink) {
  switch (frame.step) {
    case begin: return ask_for_action(state, frame);
    case chosen: {
      const Action chosen = answer(state, f.seat);
      if (Do{chosen.kind} == Do::pass) {
        state.passed.add(f.seat);
        tell(sink, Happened::passed, f.seat);
        return Next::done;
      }
      go_to(frame, begin);
      if (free_action(state, f.seat, chosen, sink)) return Next::again;
      return main_action(state, frame, chosen, sink);
    }
    case token_done:
      state.players[f.seat].token = 0;
      f.order = 0;
      go_to(frame, token_heard);
      fire(state, f.seat, Trigger::token_self);
      if (!goes_on(state, frame)) return Next::again;
      [[fallthrough]];
    case token_heard:  // the opponents in turn order from the active player (EVE-7.5)
      while (++f.order < state.seats()) {
        const Seat other = clockwise(f.seat, state.seats(), f.order);
        if (!hears(state, other, Trigger::token_opp)) continue;
        fire(state, other, Trigger::token_opp);
        return Next::again;
      }
      return ask(state, frame, Decision::finish, f.seat, after_chosen);
    case space_done:
      go_to(frame, main_done);
      if (f.worker == elder) fire(state, f.seat, Trigger::act_elder);
      if (!goes_on(state, frame)) return Next::again;
      [[fallthrough]];
    case main_done:
    case after:  // ends by itself when no free action is possible (EVE-5.13)
      return ask(state, frame, Decision::finish, f.seat, after_chosen);
    default:
      if (!free_action(state, f.seat, answer(state, f.seat), sink)) return Next::done;
      return go_to(frame, after);
  }
}

bool free_action(State& state, Seat seat, Action answer, EventSink* sink) {
  const std::uint8_t card = answer.args[0];
  switch (Do{answer.kind}) {
    case Do::tap:
      state.cards.put(card, zone_of(tilted, seat));
      tell(sink, Happened::tapped, seat, card);
      begin_effect(state, seat, effect_of(card), sink);
      return true;
    case Do::borrow: {
      auto& copies = state.players[seat].copies;
      for (std::uint8_t i = 0; i < copies.size(); ++i) {
        if (copies[i].card != card || copies[i].used != 0) continue;
        copies[i].used = 1;
        break;
      }
      tell(sink, Happened::borrowed, seat, card);
      begin_effect(state, seat, effect_of(card), sink);
      return true;
    }
    case Do::exchange: {
      push(state, TradeFlow{seat});
      const int cards = cards_to_exchange(state.players[seat]);
      push(state, DiscardFlow{seat, byte(cards), 0, 0});
      return true;
    }
    case Do::stone:
      push(state, TradeFlow{seat});
      state.stack.back().step = TradeFlow::socket;
      return true;
    default: return false;
  }
}

Next TradeFlow::step(State& state, Frame& frame, TradeFlow& f, EventSink* sink) {
  Player& player = state.players[f.seat];
  switch (frame.step) {
    case discarded: return ask(state, frame, Decision::exchange, f.seat, resource_chosen);
    case resource_chosen: {
      const Action chosen = answer(state, f.seat);
      Do{chosen.kind} == Do::mana ? gain(state, f.seat, Unit::m, 1, sink)
                                  : gain_each(state, f.seat, chosen.args, sink);
      return Next::done;
    }
    case socket: return ask(state, frame, Decision::socket, f.seat, socket_chosen);
    default: {
      const Seat seat = f.seat;
      const std::uint8_t which = answer(state, seat).args[0];
      std::uint8_t stone = 0;  // the one won first of those that lie on no slot (EVE-17.39)
      while (is_placed(player, stone)) ++stone;
      player.socket[which - 1U] = stone;
      tell(sink, Happened::socket_filled, seat, which);
      state.stack.pop_back();  // nothing is left to do here: the effect takes its place
      begin_effect(state, seat, byte(source::socket + which - 1), sink);
      return Next::again;
    }
  }
}

// ── Playing a card ──────────────────────────────────────────────────────────────────────────────

namespace {

// Who waits for the playing of a Ritual hears of it at last.
Next tell_of_ritual(State& state, Frame& frame) {
  const auto& f = frame.locals<PlayFlow>();
  const bool familiar =
      state.deck().card[f.card].keyword == static_cast<std::uint8_t>(Keyword::familiar);
  go_to(frame, PlayFlow::over);
  fire(state, f.seat, Trigger::play_ritual,
       familiar ? Trigger::play_ritual_familiar : Trigger::play_ritual, f.card);
  return goes_on(state, frame) ? Next::done : Next::again;
}

Next after_binding(State& state, Frame& frame, EventSink* sink) {
  const auto& f = frame.locals<PlayFlow>();
  go_to(frame, PlayFlow::acted);
  if (state.deck().card[f.card].type == Type::now)
    begin_effect(state, f.seat, f.card, sink, f.place);
  return goes_on(state, frame) ? tell_of_ritual(state, frame) : Next::again;
}

Next put_card(State& state, Frame& frame, EventSink* sink) {
  auto& f = frame.locals<PlayFlow>();
  pay_each(state, f.seat, f.cost, sink);
  const bool ritual = Do{f.way} == Do::ritual;
  const bool member = Do{f.way} == Do::council;
  enter(state, f.card,
        ritual   ? zone_of(on_place, f.seat)
        : member ? zone_of(council, f.seat)
                 : zone_of(upright, f.seat));
  listen_to(state.deck(), state.players[f.seat],
            member ? council_effect(f.card) : effect_of(f.card));
  if (!ritual) {
    tell(sink, member ? Happened::council_played : Happened::specialist_played, f.seat, f.card);
    go_to(frame, PlayFlow::over);
    const Trigger event = member ? Trigger::play_council : Trigger::play_specialist;
    fire(state, f.seat, event, event, f.card);
    return goes_on(state, frame) ? Next::done : Next::again;
  }
  state.lands[f.place].ritual = f.card;
  tell(sink, Happened::ritual_played, f.seat, f.card, f.place);
  const std::uint8_t bonus = byte(source::binding + f.place);
  if (node_at(state, bonus, 0).op == Op::trade) return go_to(frame, PlayFlow::offer);
  go_to(frame, PlayFlow::bound);
  begin_effect(state, f.seat, bonus, sink, f.place);
  return goes_on(state, frame) ? after_binding(state, frame, sink) : Next::again;
}

}  // namespace

Next PlayFlow::step(State& state, Frame& frame, PlayFlow& f, EventSink* sink) {
  const Deck& deck = state.deck();
  switch (frame.step) {
    case begin:
      f.cost = Do{f.way} == Do::council ? council_price(state, f.seat) : deck.card[f.card].cost;
      if (Do{f.way} != Do::ritual) return put_card(state, frame, sink);
      f.saves = byte(state.players[f.seat].sum(Mod::cost_ritual));
      return ask(state, frame, Decision::onto, f.seat, place_chosen);
    case place_chosen: f.place = answer(state, f.seat).args[0]; [[fallthrough]];
    case save:
      if (f.saves > 0 && f.cost != Price{})
        return ask(state, frame, Decision::save, f.seat, save_chosen);
      return put_card(state, frame, sink);
    case save_chosen:
      --f.saves;
      --f.cost[answer(state, f.seat).args[0]];
      return go_to(frame, save);
    case offer:  // the payment of a Binding Bonus (W4)
      return ask(state, frame, Decision::binding, f.seat, offered);
    case offered: {
      const Action chosen = answer(state, f.seat);
      go_to(frame, offer);
      if (free_action(state, f.seat, chosen, sink)) return Next::again;
      go_to(frame, bound);
      if (Do{chosen.kind} == Do::pay)
        begin_effect(state, f.seat, byte(source::binding + f.place), sink, f.place);
      return Next::again;
    }
    case bound: return after_binding(state, frame, sink);
    case acted: return tell_of_ritual(state, frame);
    default: return Next::done;
  }
}

Next BuildFlow::step(State& state, Frame& frame, BuildFlow& f, EventSink* sink) {
  switch (frame.step) {
    case begin: return ask(state, frame, Decision::build, f.seat, chosen);
    case chosen: {
      const Action chosen = answer(state, f.seat);
      if (Do{chosen.kind} == Do::stop) return Next::done;
      if (free_action(state, f.seat, chosen, sink)) return go_to(frame, begin);
      f.built = 1;
      f.kind = chosen.args[1];
      chosen.args[2] != 0 ? pay(state, f.seat, Unit::m, catalyst_mana[f.kind], sink)
                          : pay(state, f.seat, Unit{f.kind}, catalyst_price[f.kind], sink);
      go_to(frame, climbed);
      build_catalyst(state, f.seat, chosen.args[0], f.kind, sink);
      if (!goes_on(state, frame)) return Next::again;
      [[fallthrough]];
    }
    default:
      go_to(frame, begin);
      fire_built(state, f.seat, f.kind);
      return Next::again;
  }
}

}  // namespace veillee::evenfall
