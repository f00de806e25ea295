// What a seat cannot know: the cubes and wisps behind the other screens (SAM-2.17).
#include "games/samhain/game.hpp"

namespace veillee::samhain {

void Samhain::resample(State& state, Viewer viewer, FastRng& random) {
  state.rng = Rng(random.word64());
  const bool all_open = state.options.open_screens != 0 || state.stack.empty();
  SeatSet others = SeatSet::all(state.seats());
  if (viewer != spectator) others.remove(viewer);
  if (all_open || others.size() < 2) return;  // the only other hand is what is missing on the table
  if (Flow{state.stack[0].flow} == Flow::set_up) return;  // SAM-2.15: all have the same

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
    if (can_go_on(state)) return;
    state.players = before.players;
  }
}

}  // namespace veillee::samhain
