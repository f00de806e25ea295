// A payment as a whole: its price, what it can be paid with, and a sensible way to pay it.
#include "games/bomarzo/game.hpp"

namespace veillee::bomarzo {
namespace {

std::string piece_of(Action action) {
  switch (Do{action.kind}) {
    case Do::lay: return "resource:" + std::string(resource_ids[action.args[0]]);
    case Do::convert: return "card:" + std::string(card_ids[action.args[0]]);
    default: return "done";
  }
}

// Cubes before cards, Food and Coin before Wine; a card of little devotion before others.
int reluctance(const State& state, Action action) {
  if (Do{action.kind} == Do::done) return -1;
  if (Do{action.kind} == Do::lay) return action.args[0] == wine ? 1 : 0;
  return 2 + deck_of(state).cards[action.args[0]].devotion;
}

bool paid_off(const State& state, Seat seat) {
  const PaymentFlow* p = running<PaymentFlow>(state);
  return p == nullptr || p->seat != seat;
}

// So many units more are needed.
int missing(const Offering& offering, Means means, int exchanges) {
  int n = 0;
  for (; !suffices(offering, means, exchanges) && n < offering.total(); ++n) ++means.cards;
  return n;
}

// Whether the unit brings the payment nearer its end: not a cube in excess.
bool useful(const State& state, const PaymentFlow& p, Action action) {
  if (Do{action.kind} != Do::lay || p.purpose != Purpose::offering) return true;
  const Offering offering = offering_now(state, p.deity);
  const int exchanges = usable(state, p.seat, exchange_power).size();
  Means laid = laid_means(p);
  const int before = missing(offering, laid, exchanges);
  ++laid.cubes[action.args[0]];
  return missing(offering, laid, exchanges) < before;
}

}  // namespace

Means least_payment(const State& state, Seat seat, std::uint8_t deity) {
  const Offering offering = offering_now(state, deity);
  const int exchanges = usable(state, seat, exchange_power).size();
  const Cubes& cubes = state.players[seat].cubes;
  Means laid;
  const auto lay = [&](auto& unit, int most) {
    while (unit < most) {
      const int before = missing(offering, laid, exchanges);
      ++unit;
      if (missing(offering, laid, exchanges) < before) continue;
      --unit;
      return;
    }
  };
  for (std::uint8_t r = 0; r < resource_count; ++r) lay(laid.cubes[r], cubes[r]);
  const int held = state.cards.count(zone_of(hands, seat));
  lay(laid.as_food, held);
  lay(laid.as_coin, held - laid.as_food);
  return laid;
}

std::optional<Payment> Bomarzo::payment(const State& state, Seat seat) {
  const PaymentFlow* running_payment = running<PaymentFlow>(state);
  if (running_payment == nullptr) return {};
  Payment payment{.unit = phrase({"ressources", "resources"})};
  payment.paid = running_payment->laid_units();
  ActionList list;
  list.clear();
  options(state, seat, list);
  const Player& player = state.players[seat];
  for (const Action& action : list) {
    int have = 1;
    if (Do{action.kind} == Do::lay)
      have = player.cubes[action.args[0]] - running_payment->laid[action.args[0]];
    payment.means.push_back({action, piece_of(action), have});
  }
  State paying = state;
  while (!paid_off(paying, seat)) {
    const PaymentFlow& p = *running<PaymentFlow>(paying);
    list.clear();
    options(paying, seat, list);
    std::optional<Action> best;
    for (const Action& action : list)
      if (useful(paying, p, action) &&
          (!best || reluctance(state, action) < reluctance(state, *best)))
        best = action;
    if (!best) break;
    payment.proposal.push_back(*best);
    apply<Bomarzo>(paying, seat, *best);
  }
  payment.due = payment.paid + static_cast<int>(payment.proposal.size());
  return payment;
}

}  // namespace veillee::bomarzo
