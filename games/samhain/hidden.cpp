// What a seat cannot know: the cubes and wisps behind the other screens (SAM-2.17).
#include "games/samhain/game.hpp"

namespace veillee::samhain {
namespace {

// Cubes and wisps of `hands` are thrown together and dealt out again, each piece to one of
// `receivers`, all with the same chance.
void deal_anew(State& state, SeatSet hands, SeatSet receivers, FastRng& random) {
  for (std::uint8_t kind = 0; kind <= resource_count; ++kind) {
    const bool wisps = kind == resource_count;
    if (wisps && state.event_running != 0) continue;  // SAM-8.4: all counts are public
    const auto hand = [&](Seat seat) -> std::uint8_t& {
      return wisps ? state.players[seat].wisps : state.players[seat].cubes[kind];
    };
    int pieces = 0;
    for (const Seat seat : hands) {
      pieces += hand(seat);
      hand(seat) = 0;
    }
    for (; pieces > 0; --pieces) {
      auto skip = random.below(static_cast<std::uint32_t>(receivers.size()));
      for (const Seat seat : receivers)
        if (skip-- == 0) ++hand(seat);
    }
  }
}

}  // namespace

bool can_go_on(const State& state) {
  for (const Frame& frame : state.stack) {
    switch (Flow{frame.flow}) {
      case Flow::turn:
        if (frame.step == Turn::development_card_chosen && !can_develop(state, state.active_player))
          return false;
        break;
      case Flow::payment: {
        const PaymentDue& p = frame.locals<PaymentDue>();
        if (pm_capacity(state.players[p.seat]) < p.due) return false;
        if (p.action != no_arg && !opposite_possible(state, p.seat, p.action, p.repeated != 0))
          return false;
        break;
      }
      case Flow::performance: {
        const Performance& p = frame.locals<Performance>();
        if (p.script_step > 0 || !is_cost(card_actions[p.action].steps[0].op)) break;
        const bool surcharge_open = Flow{state.stack.back().flow} == Flow::payment;
        if (surcharge_open) break;  // looked at above
        if (frame.step <= Performance::bonus_chosen) {
          if (!feasible(state, p.seat, p.action, p.repeated != 0)) return false;
        } else if (!payable(state, p.seat, p.action, p.bonus)) {
          return false;
        }
        break;
      }
      default: break;
    }
  }
  ActionList list;
  for (const Seat seat : state.pending.owing) options(state, seat, list);
  return !list.empty();
}

void Samhain::resample(State& state, Viewer viewer, FastRng& random) {
  state.rng = Rng(random.word64());
  const bool all_open = state.options.open_screens != 0 || state.stack.empty();
  SeatSet others = SeatSet::all(state.seats());
  if (viewer != spectator) others.remove(viewer);
  if (all_open || others.size() < 2) return;  // the only other hand is what is missing on the table
  if (state.to_place > 0) return;             // SAM-2.15: all have the same

  // Deals that contradict what has been seen are thrown away.
  constexpr int tries = 32;
  for (int i = 0; i < tries; ++i) {
    deal_anew(state, others, others, random);
    if (can_go_on(state)) return;
  }
  // Only the deciding seat has begun something that asks for means, and what it has begun it can
  // finish with more: it gets everything. The true hands must not come back here, or a player could
  // learn them.
  const Seat decider = state.pending.owing.first();
  deal_anew(state, others, others.has(decider) ? SeatSet::only(decider) : others, random);
}

}  // namespace veillee::samhain
