// A player that decides at once: a very short search from what its seat knows. Hints play on with
// it, to the end of the game or of the turn.
#pragma once

#include <memory>

#include "players/any_search.hpp"

namespace veillee {

class QuickPlayer {
 public:
  explicit QuickPlayer(const AnyGame& game) : game_(game), search_(make_search(game)) {}

  // `state` may be any position: it is dealt anew for the seat that decides.
  Action choose(const AnyState& state, Seat seat, FastRng& random);
  // The same, but now and then it does anything.
  Action choose_carelessly(const AnyState& state, Seat seat, FastRng& random);

 private:
  const AnyGame& game_;
  std::unique_ptr<AnySearch> search_;
};

}  // namespace veillee
