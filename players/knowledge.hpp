// What a seat knows of a position: positions that agree with all it has seen, never the true one.
// A computer player is given nothing else, so that it cannot cheat even by mistake.
#pragma once

#include "engine/any_game.hpp"

namespace veillee {

class Knowledge {
 public:
  // The true position is dealt anew here and not kept.
  Knowledge(const AnyGame& game, const AnyState& truth, Seat seat, std::uint64_t seed);

  const AnyGame& game() const { return *game_; }
  Seat seat() const { return seat_; }
  // The same in every sample; empty when the seat owes no decision.
  const ActionList& options() const { return options_; }
  // One position as it may really be; another number gives another one.
  AnyState sample(std::uint64_t n) const;

 private:
  const AnyGame* game_;
  Seat seat_;
  std::uint64_t seed_;
  AnyState position_;
  ActionList options_;
};

}  // namespace veillee
