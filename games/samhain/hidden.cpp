// What a seat cannot know: the cubes and wisps behind the other screens (SAM-2.17).
#include <algorithm>

#include "engine/bag.hpp"
#include "games/samhain/game.hpp"

namespace veillee::samhain {
namespace {

// Whether the flow that is under way could have come about with these cubes and wisps: a payment
// that has begun can be finished, a cost that was accepted can be paid.
bool plausible(const State& state) {
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

}  // namespace

void Samhain::resample(State& state, Viewer viewer, FastRng& random) {
  state.rng = Rng(random.word64());
  const bool all_open = state.options.open_screens != 0 || state.stack.empty();
  SeatSet others = SeatSet::all(state.seats());
  if (viewer != spectator) others.remove(viewer);
  if (all_open || others.size() < 2) return;  // the only other hand is what is missing on the table

  // Cubes and wisps of the others are thrown together and dealt out again, a hand at a time drawn
  // at random for each piece. Deals that contradict what has been seen are thrown away.
  constexpr int tries = 32;
  const State before = state;
  for (int i = 0; i < tries; ++i) {
    for (std::uint8_t kind = 0; kind <= resource_count; ++kind) {
      const bool wisps = kind == resource_count;
      if (wisps && state.event_running != 0) continue;  // SAM-8.4: all counts are public
      const auto hand = [&](Seat seat) -> std::uint8_t& {
        return wisps ? state.players[seat].wisps : state.players[seat].cubes[kind];
      };
      int pieces = 0;
      for (const Seat seat : others) {
        pieces += hand(seat);
        hand(seat) = 0;
      }
      for (; pieces > 0; --pieces) {
        auto skip = random.below(static_cast<std::uint32_t>(others.size()));
        for (const Seat seat : others)
          if (skip-- == 0) ++hand(seat);
      }
    }
    if (plausible(state)) return;
    state.players = before.players;
  }
}

}  // namespace veillee::samhain
