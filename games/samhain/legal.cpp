// The options of every decision (section 12 of RULES.md).
#include <bit>

#include "engine/grid.hpp"
#include "games/samhain/rules.hpp"

namespace veillee::samhain {
namespace {

template <class Visit>
void for_cards(std::uint16_t mask, Visit visit) {
  for (const std::uint8_t card : Squares{mask}) visit(card);
}

// SAM-5.0d: members of one owner on one card differ by their condition only.
template <class Visit>
void for_members(const Player& player, Visit visit) {
  for_cards(player.board, [&](std::uint8_t card) {
    for (std::uint8_t c = active; c < condition_count; ++c)
      if (player.members[card][c] > 0) visit(card, static_cast<Condition>(c));
  });
}

template <class Visit>
void for_opponents(const State& state, Seat seat, Visit visit) {
  for (std::uint8_t i = 1; i < state.seats(); ++i) visit(clockwise(seat, state.seats(), i));
}

void place(const State& state, ActionList& list) {
  for (std::uint8_t square = 0; square < card_count; ++square) {
    const std::uint8_t card = state.card_at[square];
    if ((state.complete >> card & 1U) == 0) list.add(make_action(Do::place, card));
  }
}

void objects_of_turn(const State& state, Seat seat, bool with_horn, ActionList& list) {
  const Player& player = state.players[seat];
  if (!has_turn_objects(player)) return;
  if (with_horn && can_use(state, seat, horn)) list.add(make_action(Do::use, horn));
  if (can_use(state, seat, rune)) list.add(make_action(Do::use, rune));
  if (can_use(state, seat, sickle)) list.add(make_action(Do::use, sickle));
}

void main_action(const State& state, Seat seat, ActionList& list) {
  const Player& player = state.players[seat];
  for_cards(player.ready, [&](std::uint8_t card) {
    list.add(make_action(Do::activate, card, no_arg));
    for_cards(static_cast<std::uint16_t>(state.adjacent[card] & ~state.complete),
              [&](std::uint8_t to) { list.add(make_action(Do::activate, card, to)); });
  });
  if (can_develop(state, seat)) list.add(make_action(Do::develop));
  if (player.ready == 0) list.add(make_action(Do::pass));  // SAM-4.55
  objects_of_turn(state, seat, true, list);
}

// SAM-4.33: objects of the own turn, a dolmen, a side, or the wisp.
void slot(const State& state, Seat seat, ActionList& list) {
  const Activation& activation = state.stack.back().locals<Activation>();
  bool native_feasible = false;
  for (const std::uint8_t side : {light, dark}) {
    const std::uint8_t action = action_of(activation.card, side);
    const bool repeated = activation.performed[side].has(seat);
    if (is_native(state, side)) {
      if (!feasible(state, seat, action, repeated)) continue;
      native_feasible = true;
      list.add(make_action(Do::perform, side));
    } else if (opposite_possible(state, seat, action, repeated)) {
      list.add(make_action(Do::perform, side));
    }
  }
  if (!native_feasible) list.add(make_action(Do::wisp));  // SAM-4.25, SAM-4.28
  if (state.players[seat].upright[dolmen] > 0) list.add(make_action(Do::use, dolmen));
  if (seat == state.active_player) objects_of_turn(state, seat, false, list);  // SAM-7.14
}

void pay(const State& state, Seat seat, ActionList& list) {
  const PaymentDue& payment = state.stack.back().locals<PaymentDue>();
  for (std::uint8_t unit = 0; unit < unit_count; ++unit)
    if (units_of(state.players[seat], unit) > 0 &&
        (payment.action == no_arg ||
         feasible(state, seat, payment.action, payment.repeated != 0, unit)))
      list.add(make_action(Do::pay, unit));
}

// SAM-4.40, SAM-4.73: what can take effect and leaves a cost that can be paid.
void bonus(const State& state, Seat seat, ActionList& list) {
  const Performance& p = state.stack.back().locals<Performance>();
  for (const Bonus option : card_actions[p.action].options())
    if (takes_effect(state, seat, p.action, option) && payable(state, seat, p.action, option))
      list.add(make_action(Do::bonus, static_cast<std::uint8_t>(option)));
  if (payable(state, seat, p.action, Bonus::none))
    list.add(make_action(Do::bonus, static_cast<std::uint8_t>(Bonus::none)));
}

void spend(const State& state, Seat seat, ActionList& list) {
  const Performance& p = state.stack.back().locals<Performance>();
  const Player& player = state.players[seat];
  const Step& cost = card_actions[p.action].steps[p.script_step];
  if (cost.op != Op::pay_worship) {
    const std::uint16_t possible = bundles_for(player.cubes, cost, p.bonus);
    for (std::uint8_t b = 0; b < bundle_count; ++b)
      if ((possible >> b & 1U) != 0) list.add(make_action(Do::spend, b));
    return;
  }
  for (std::uint8_t d = 0; d < deity_count; ++d) {  // SAM-5.21b: any split within one temple
    const std::uint8_t l = track(d, light);
    const std::uint8_t k = track(d, dark);
    if (p.bonus == Bonus::discount) {
      if (player.worship[l] > 0) list.add(make_action(Do::devote, l, no_arg));
      if (player.worship[k] > 0) list.add(make_action(Do::devote, k, no_arg));
    } else {
      if (player.worship[l] > 1) list.add(make_action(Do::devote, l, l));
      if (player.worship[l] > 0 && player.worship[k] > 0) list.add(make_action(Do::devote, l, k));
      if (player.worship[k] > 1) list.add(make_action(Do::devote, k, k));
    }
  }
}

void move(const State& state, Seat seat, bool horn, ActionList& list) {
  for_members(state.players[seat], [&](std::uint8_t card, Condition condition) {
    const std::uint16_t reach = horn ? state.around[card] : state.adjacent[card];
    for_cards(static_cast<std::uint16_t>(reach & ~state.complete),
              [&](std::uint8_t to) { list.add(make_action(Do::step, card, condition, to)); });
  });
}

void steal(const State& state, Seat seat, ActionList& list) {
  for_opponents(state, seat, [&](Seat other) {
    const Player& victim = state.players[other];
    for (std::uint8_t o = 0; o < object_count; ++o) {
      if (victim.upright[o] > 0) list.add(make_action(Do::steal, other, o, 0));
      if (victim.lying[o] > 0) list.add(make_action(Do::steal, other, o, 1));
    }
  });
}

void exhaust(const State& state, Seat seat, ActionList& list) {
  for_opponents(state, seat, [&](Seat other) {
    for_members(state.players[other], [&](std::uint8_t card, Condition condition) {
      if (condition != exhausted) list.add(make_action(Do::exhaust, other, card, condition));
    });
  });
}

void take(const State& state, ActionList& list) {
  for (std::uint8_t r = 0; r < resource_count; ++r)
    if (state.reserve[r] > 0) list.add(make_action(Do::take, r));
}

void more_worship(const State& state, Seat seat, ActionList& list) {
  for (std::uint8_t t = 0; t < track_count; ++t)
    if (recordable(state.players[seat], t)) list.add(make_action(Do::worship, t));
}

void weaken(const State& state, Seat seat, ActionList& list) {
  for_opponents(state, seat, [&](Seat other) {
    for (std::uint8_t t = 0; t < track_count; ++t)
      if (state.players[other].worship[t] > 0) list.add(make_action(Do::weaken, other, t));
  });
}

// SAM-5.28c: the two members stand on different cards.
void swap_own(const State& state, Seat seat, ActionList& list) {
  std::uint16_t others = 0;
  for_opponents(state, seat, [&](Seat other) { others |= state.players[other].board; });
  for_members(state.players[seat], [&](std::uint8_t card, Condition condition) {
    if ((others & ~(1U << card)) != 0) list.add(make_action(Do::pick, card, condition));
  });
}

void swap_other(const State& state, Seat seat, ActionList& list) {
  const Performance& p = state.stack.back().locals<Performance>();
  for_opponents(state, seat, [&](Seat other) {
    for_members(state.players[other], [&](std::uint8_t card, Condition condition) {
      if (card != p.picked) list.add(make_action(Do::swap, other, card, condition));
    });
  });
}

void sickle_gain(const State& state, Seat seat, ActionList& list) {
  const ObjectUse& use = state.stack.back().locals<ObjectUse>();
  for (std::uint8_t unit = 0; unit < unit_count; ++unit)
    if (sickle_may_gain(state, seat, use.paid, unit)) list.add(make_action(Do::gain, unit));
}

void fires(const State& state, Seat seat, ActionList& list) {
  const Player& player = state.players[seat];
  for (std::uint8_t n = 0; n <= player.upright[fire] && n <= player.wisps; ++n)
    list.add(make_action(Do::fires, n));
}

void bury(const State& state, Seat seat, ActionList& list) {
  const Player& player = state.players[seat];
  for_members(player, [&](std::uint8_t card, Condition condition) {
    list.add(make_action(Do::bury, card, condition));
  });
  for (std::uint8_t t = 0; t < track_count; ++t)
    if (player.worship[t] > 0) list.add(make_action(Do::bury_marker, t));
}

// SAM-10.11, SAM-10.12
void counteraction(const State& state, Seat seat, ActionList& list) {
  const Activation& activation = state.stack.back().locals<Activation>();
  for (const std::uint8_t side : {light, dark}) {
    const SeatSet others = activation.performed[side] - SeatSet::only(seat);
    if (others.empty() || !opposite_possible(state, seat, action_of(activation.card, side), false))
      continue;
    for_cards(state.players[seat].ready,
              [&](std::uint8_t card) { list.add(make_action(Do::copy, card, side)); });
  }
  list.add(make_action(Do::decline));
}

}  // namespace

void options(const State& state, Seat seat, ActionList& list) {
  switch (Decision{state.pending.decision}) {
    case Decision::place: return place(state, list);
    case Decision::choose_track:
      list.add(make_action(Do::track, light));
      return list.add(make_action(Do::track, dark));
    case Decision::main_action: return main_action(state, seat, list);
    case Decision::before_activation:
      list.add(make_action(Do::go_on));
      return objects_of_turn(state, seat, true, list);
    case Decision::slot: return slot(state, seat, list);
    case Decision::pay: return pay(state, seat, list);
    case Decision::bonus: return bonus(state, seat, list);
    case Decision::spend: return spend(state, seat, list);
    case Decision::give:
      return for_opponents(state, seat,
                           [&](Seat other) { list.add(make_action(Do::give, other)); });
    case Decision::kill:
      return for_opponents(state, seat, [&](Seat other) {
        for_members(state.players[other], [&](std::uint8_t card, Condition condition) {
          list.add(make_action(Do::kill, other, card, condition));
        });
      });
    case Decision::move: return move(state, seat, false, list);
    case Decision::horn: return move(state, seat, true, list);
    case Decision::steal: return steal(state, seat, list);
    case Decision::revive:
      for (Seat owner = 0; owner < state.seats(); ++owner)
        if (state.players[owner].buried > 0) list.add(make_action(Do::revive, owner));
      return;
    case Decision::revive_place: return place(state, list);
    case Decision::exhaust: return exhaust(state, seat, list);
    case Decision::take:
    case Decision::rune: return take(state, list);
    case Decision::worship: return more_worship(state, seat, list);
    case Decision::weaken: return weaken(state, seat, list);
    case Decision::swap_own: return swap_own(state, seat, list);
    case Decision::swap_other: return swap_other(state, seat, list);
    case Decision::develop:
      return for_cards(development_cards(state, seat),
                       [&](std::uint8_t card) { list.add(make_action(Do::place, card)); });
    case Decision::after_main_action:
      list.add(make_action(Do::end_turn));
      return objects_of_turn(state, seat, true, list);
    case Decision::sickle_pay:
      for (std::uint8_t unit = 0; unit < unit_count; ++unit)
        if (sickle_may_pay(state, seat, unit)) list.add(make_action(Do::pay, unit));
      return;
    case Decision::sickle_gain: return sickle_gain(state, seat, list);
    case Decision::fires: return fires(state, seat, list);
    case Decision::bury: return bury(state, seat, list);
    case Decision::counteraction: return counteraction(state, seat, list);
    case Decision::count: return;
  }
}

}  // namespace veillee::samhain
