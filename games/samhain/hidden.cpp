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

void Samhain::resample(State& state, Viewer viewer, FastRng& random) {
  state.rng = Rng(random.word64());
  const bool all_open = state.options.open_screens != 0 || state.stack.empty();
  SeatSet others = SeatSet::all(state.seats());
  if (viewer != spectator) others.remove(viewer);
  if (all_open || others.size() < 2) return;  // the only other hand is what is missing on the table
  if (Flow{state.stack[0].flow} == Flow::set_up) return;  // SAM-2.15: all have the same

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
