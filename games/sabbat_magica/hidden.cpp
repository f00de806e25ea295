// What a seat cannot know: the splits already made by others (SAB-3.18) and what chance will bring.
// The time deck is a bag, so it has no hidden order (SAB-2.8).
#include "games/sabbat_magica/game.hpp"

namespace veillee::sabbat_magica {

void SabbatMagica::resample(State& state, Viewer viewer, FastRng& random) {
  state.rng = Rng(random.word64());
  resample_answers<SabbatMagica>(state, viewer, random);
}

}  // namespace veillee::sabbat_magica
