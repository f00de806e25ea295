// A turn: placement, payment, Raise, copying, Adoration (sections 3 to 8, 11, 14.2).
#include "games/bomarzo/pieces.hpp"
#include "games/bomarzo/rules.hpp"

namespace veillee::bomarzo {
namespace {

Cubes price_of(const TurnFlow& f) {
  return copy_price(f.paid_cubes, f.paid_cards[food], f.paid_cards[coin]);
}

// The next player who can pay is asked; nobody: the window is closed (BOM-7.13).
Next next_copier(State& state, Frame& frame) {
  TurnFlow& f = frame.locals<TurnFlow>();
  while (++f.asked < state.seats()) {
    const Seat seat = clockwise(state.active, state.seats(), f.asked);
    if (can_copy(state, seat, price_of(f)))
      return ask(state, frame, Decision::copy, seat, TurnFlow::copy_chosen);
  }
  return go_to(frame, TurnFlow::after);
}

}  // namespace

Next TurnFlow::step(State& state, Frame& frame, TurnFlow& f, EventSink* sink) {
  const Seat seat = state.active;
  const Action choice = answer(state, seat);
  switch (Step{frame.step}) {
    case begin:
      f.deity = no_arg;
      if (can_place(state, seat))
        return ask(state, frame, Decision::placement, seat, placement_chosen);
      ++state.passes;  // the Adoration payment left nothing to place with (BOM-14.21)
      tell(sink, Happened::passed, seat);
      return Next::done;

    case placement_chosen:
      switch (Do{choice.kind}) {
        case Do::adore:
          state.adoration_used = 1;
          push(state, AdorationFlow{seat, 0});
          return go_to(frame, begin);
        case Do::pass:
          ++state.passes;
          tell(sink, Happened::passed, seat);
          return Next::done;
        case Do::harvest:
          state.passes = 0;
          place_on_zone(state, seat, choice.args[0], sink);
          return go_to(frame, after);
        default:
          f.deity = choice.args[0];
          push(state, PaymentFlow{seat, Purpose::offering, f.deity, {}, {}, {}});
          return go_to(frame, raise);
      }

    case raise:  // BOM-11.21
      state.passes = 0;
      if (state.supply[food] + state.supply[coin] > 0 && !usable(state, seat, raise_power).empty())
        return ask(state, frame, Decision::raise, seat, raise_chosen);
      return go_to(frame, favour);

    case raise_chosen: {
      if (Do{choice.kind} == Do::decline) return go_to(frame, favour);
      use_power(state, seat, raise_power, sink);
      Cubes& cubes = state.deities[f.deity].cubes;
      for (const Resource r : {food, coin}) from_supply(state, cubes, r, choice.args[r]);
      tell(sink, Happened::raised, seat, f.deity, choice.args[food], choice.args[coin]);
      return go_to(frame, raise);
    }

    case favour: push(state, FavourFlow{seat, f.deity, 0}); return go_to(frame, after_favour);

    case after_favour:
      if (dormant(state.deities[f.deity])) {  // BOM-6.3
        tell(sink, Happened::fell_asleep, neutral, f.deity);
        return go_to(frame, after);
      }
      if (colour_of(state) == yellow) return go_to(frame, after);  // BOM-14.13
      [[fallthrough]];
    case copying: return next_copier(state, frame);

    case copy_chosen: {
      const Seat copier = clockwise(seat, state.seats(), f.asked);
      if (Do{answer(state, copier).kind} == Do::pass) {
        f.passed.add(copier);
        tell(sink, Happened::not_copied, copier, f.deity);
        return go_to(frame, copying);
      }
      push(state, PaymentFlow{copier, Purpose::copy, f.deity, price_of(f), {}, {}});
      return go_to(frame, copy_paid);
    }
    case copy_paid: {
      const Seat copier = clockwise(seat, state.seats(), f.asked);
      f.copied.add(copier);
      push(state, FavourFlow{copier, f.deity, 0});
      return go_to(frame, copying);
    }

    case after:
      f.deity = no_arg;
      if (may_adore(state, seat)) return ask(state, frame, Decision::adore, seat, after_chosen);
      return Next::done;

    case after_chosen:
      if (Do{choice.kind} == Do::decline) return Next::done;
      state.adoration_used = 1;
      push(state, AdorationFlow{seat, 0});
      return go_to(frame, over);

    case over: return Next::done;
  }
  return Next::done;
}

// ── Payments ────────────────────────────────────────────────────────────────────────────────────

namespace {

Decision decision_of(Purpose purpose) {
  switch (purpose) {
    case Purpose::offering: return Decision::offering;
    case Purpose::copy: return Decision::copy_payment;
    case Purpose::adoration: break;
  }
  return Decision::adore_payment;
}

void tell_payment(EventSink* sink, Happened what, Seat seat, std::uint8_t deity,
                  const Means& paid) {
  if (sink == nullptr) return;
  Event event = make_event(what, seat, deity, paid.cubes[food], paid.cubes[coin], paid.cubes[wine]);
  event.args[4] = byte(paid.as_food);
  event.args[5] = byte(paid.as_coin);
  emit(sink, event);
}

// BOM-5.23: everything at once.
void offer(State& state, const PaymentFlow& p, EventSink* sink) {
  const Means paid = laid_means(p);
  Deity& deity = state.deities[p.deity];
  const int most = usable(state, p.seat, exchange_power).size();
  for (int n = exchanges_needed(offering_now(state, p.deity), paid, most); n > 0; --n)
    use_power(state, p.seat, exchange_power, sink);
  if (stands_on(deity, p.seat)) use_power(state, p.seat, repetition_power, sink);
  pay(state.players[p.seat].cubes, deity.cubes, paid.cubes);
  place_on_deity(state, p.seat, p.deity);
  tell_payment(sink, Happened::offered, p.seat, p.deity, paid);
  TurnFlow& turn = state.stack[1].locals<TurnFlow>();
  turn.paid_cubes = paid.cubes;
  turn.paid_cards = p.cards_laid;
}

void pay_copy(State& state, const PaymentFlow& p, EventSink* sink) {
  Means paid = laid_means(p);
  paid.cubes = p.price;
  add(paid.cubes[food], -paid.as_food);
  add(paid.cubes[coin], -paid.as_coin);
  to_supply(state, state.players[p.seat].cubes, paid.cubes);  // BOM-7.5
  tell_payment(sink, Happened::copied, p.seat, p.deity, paid);
}

void pay_adoration(State& state, const PaymentFlow& p, EventSink* sink) {
  to_supply(state, state.players[p.seat].cubes, p.laid);
  if (sink == nullptr) return;
  emit(sink, make_event(Happened::adoration_paid, p.seat, p.laid[food], p.laid[coin], p.laid[wine],
                        p.cards_laid[food]));
}

void settle(State& state, const PaymentFlow& p, EventSink* sink) {
  switch (p.purpose) {
    case Purpose::offering: offer(state, p, sink); break;
    case Purpose::copy: pay_copy(state, p, sink); break;
    case Purpose::adoration: pay_adoration(state, p, sink); break;
  }
  if (p.cards_laid[food] + p.cards_laid[coin] == 0) return;
  for (const CardZone zone : {aside_as_food, aside_as_coin, aside})  // BOM-8.7
    discard_all(state, p.seat, zone, sink);
}

}  // namespace

Next PaymentFlow::step(State& state, Frame& frame, PaymentFlow& f, EventSink* sink) {
  switch (Step{frame.step}) {
    case next:
      if (f.purpose == Purpose::adoration && f.laid_units() == f.price[0]) {  // BOM-14.31
        settle(state, f, sink);
        return Next::done;
      }
      return ask(state, frame, decision_of(f.purpose), f.seat, unit_chosen);

    case unit_chosen: {
      const Action choice = answer(state, f.seat);
      if (Do{choice.kind} == Do::done) {
        settle(state, f, sink);
        return Next::done;
      }
      if (Do{choice.kind} == Do::lay) {
        ++f.laid[choice.args[0]];
      } else {
        const CardZone to = choice.args[1] == no_arg ? aside
                            : choice.args[1] == food ? aside_as_food
                                                     : aside_as_coin;
        state.cards.put(choice.args[0], to, SeatSet::only(f.seat));
        ++f.cards_laid[to == aside_as_coin ? coin : food];
      }
      return go_to(frame, next);
    }
  }
  return Next::done;
}

// ── Adoration ───────────────────────────────────────────────────────────────────────────────────

Next AdorationFlow::step(State& state, Frame& frame, AdorationFlow& f, EventSink* sink) {
  const Action choice = answer(state, f.seat);
  auto& pile = state.adoration;
  switch (Step{frame.step}) {
    case begin: return ask(state, frame, Decision::adore_number, f.seat, number_chosen);

    case number_chosen:
      f.number = choice.args[0];
      if (f.number > 1)
        push(state, PaymentFlow{f.seat,
                                Purpose::adoration,
                                no_arg,
                                {{byte(adoration_price * (f.number - 1)), 0, 0}},
                                {},
                                {}});
      return go_to(frame, paid);

    case paid:
      // BOM-15.47: who put cards back knows them there until another player draws.
      for (const std::uint8_t deity : pile.in(in_adoration_pile))
        pile.put(deity, in_adoration_pile,
                 pile.knows(f.seat, deity) ? SeatSet::only(f.seat) : SeatSet{});
      for (int i = 0; i < f.number; ++i) {
        const std::uint8_t deity = pile.pick(in_adoration_pile, state.rng);
        pile.put(deity, adoration_drawn, SeatSet::only(f.seat));
        whisper(sink, Happened::adoration_seen, f.seat, deity);
      }
      return ask(state, frame, Decision::adore_keep, f.seat, kept);

    case kept:
      pile.move(choice.args[0], byte(adored + f.seat));
      whisper(sink, Happened::adoration_kept, f.seat, choice.args[0]);
      if (f.number > 1) tell(sink, Happened::adoration_returned, f.seat, byte(f.number - 1));
      for (const std::uint8_t deity : pile.in(adoration_drawn)) pile.move(deity, in_adoration_pile);
      return Next::done;
  }
  return Next::done;
}

}  // namespace veillee::bomarzo
