// A moment of a game as one seat may know it, in a form that can be told to somebody else: a quiet
// position dealt for the seat, and what was done since then.
//
// Nothing of it comes from what the seat cannot know: the pieces are dealt anew, the generator is
// another one, and where chance has shown something since, a seed was looked for that shows the
// same.
#pragma once

#include <optional>
#include <vector>

#include "engine/any_game.hpp"

namespace veillee {

// One action since the quiet position. With `chance`, the game's generator is set to this seed
// before it.
struct MomentStep {
  std::optional<std::uint64_t> chance;
  Played played;
};

struct Moment {
  AnyState quiet;
  std::vector<MomentStep> steps;
  AnyState
      now;  // to the seat the same as the true one: its view, its options, all that it was told
};

// The seat owes a decision. Nothing when no deal was found that agrees with all that the seat has
// seen.
std::optional<Moment> deal_moment(const AnyGame& game, const Study& truth, Seat seat,
                                  std::uint64_t seed);

}  // namespace veillee
