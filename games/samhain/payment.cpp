// A payment in PM as a whole: its price, what it can be paid with, and a sensible way to pay it.
#include "games/samhain/game.hpp"

namespace veillee::samhain {
namespace {

// The whole price of a payment that is under way.
int price(const State& state, const PaymentDue& payment) {
  const Frame& asking = state.stack[static_cast<std::uint8_t>(state.stack.size() - 2)];
  const Player& player = state.players[payment.seat];
  switch (Flow{asking.flow}) {
    case Flow::turn: return members_on_board(player) + 1;  // SAM-4.45
    case Flow::wisp_event:                                 // SAM-8.12
      return player.wisps - asking.locals<WispEvent>().harmless[payment.seat];
    default: return payment.due;  // the surcharge
  }
}

// What to pay with first: spare cubes, PA that lead nothing, Roman cubes, VP, PA that lead.
int reluctance(const State& state, Seat seat, const Player& left, std::uint8_t unit) {
  if (unit < resource_count) return left.cubes[unit] > roman_cubes ? 0 : 2;
  if (unit == unit_vp) return 3;
  const auto track = static_cast<std::uint8_t>(unit - unit_first_track);
  for (Seat other = 0; other < state.seats(); ++other)
    if (other != seat && state.players[other].worship[track] > left.worship[track]) return 1;
  return 4;
}

void take_from(Player& left, std::uint8_t unit) {
  if (unit < resource_count)
    --left.cubes[unit];
  else if (unit == unit_vp)
    --left.vp;
  else
    --left.worship[unit - unit_first_track];
}

std::string piece_of(std::uint8_t unit) {
  if (unit < resource_count) return "cube:" + std::string(resource_ids[unit]);
  return unit == unit_vp ? "vp" : "track:" + std::string(unit_ids[unit]);
}

}  // namespace

std::optional<Payment> Samhain::payment(const State& state, Seat seat) {
  if (Decision{state.pending.decision} != Decision::pay) return {};
  const PaymentDue& due = state.stack.back().locals<PaymentDue>();
  Payment payment{.due = price(state, due),
                  .unit = phrase(due.due == 1 ? pm_noun.one : pm_noun.many)};
  payment.paid = payment.due - due.due;
  ActionList list;
  list.clear();
  options(state, seat, list);
  Player left = state.players[seat];
  for (const Action& action : list)
    payment.means.push_back({action, piece_of(action.args[0]), units_of(left, action.args[0])});
  for (int i = 0; i < due.due; ++i) {
    std::optional<Action> best;
    const auto before = [&](std::uint8_t a, std::uint8_t b) {
      const int ra = reluctance(state, seat, left, a);
      const int rb = reluctance(state, seat, left, b);
      return ra != rb ? ra < rb : units_of(left, a) > units_of(left, b);
    };
    for (const Action& action : list)
      if (units_of(left, action.args[0]) > 0 && (!best || before(action.args[0], best->args[0])))
        best = action;
    if (!best) break;
    take_from(left, best->args[0]);
    payment.proposal.push_back(*best);
  }
  return payment;
}

}  // namespace veillee::samhain
