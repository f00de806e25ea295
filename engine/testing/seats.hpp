// For tests that run over every game: how many play.
#pragma once

#include "engine/any_game.hpp"

namespace veillee {

// So many, if the game is for so many; else two.
inline int seats_of(const AnyGame& game, int wanted) { return game.setup(wanted) ? wanted : 2; }

// Whether each plays for itself: then shares make one victory.
inline bool are_rivals(const AnyGame& game, const AnyState& state) {
  return game.teams(state) == each_for_itself;
}

}  // namespace veillee
