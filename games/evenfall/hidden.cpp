// What a viewer cannot know, dealt anew (EVE-19.3): hands, the Main deck, and what somebody else
// has named so far of an unfinished discard.
#include "games/evenfall/game.hpp"

namespace veillee::evenfall {

void Evenfall::resample(State& state, Viewer viewer, FastRng& random) {
  state.rng = Rng(random.word64());
  if (DiscardFlow* discard = at_top<DiscardFlow>(state);
      discard != nullptr && discard->seat != viewer && discard->fired == 0) {
    discard->laid = 0;  // for the others it has just begun
    state.cards.put_all(aside, zone_of(hands, discard->seat));
  }
  Cards unknown = state.cards.in(in_deck);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (seat != viewer) unknown |= hand_of(state, seat);
  state.cards.deal(unknown, random);
  resample_answers<Evenfall>(state, viewer, random);
}

}  // namespace veillee::evenfall
