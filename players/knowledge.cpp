#include "players/knowledge.hpp"

namespace veillee {

Knowledge::Knowledge(const AnyGame& game, const AnyState& truth, Seat seat, std::uint64_t seed)
    : game_(&game), seat_(seat), seed_(seed), position_(truth) {
  game.resample(position_, seat, fold(seed, 0));
  game.legal(position_, seat, options_);
}

AnyState Knowledge::sample(std::uint64_t n) const {
  AnyState state = position_;
  game_->resample(state, seat_, fold(seed_, n + 1));
  return state;
}

}  // namespace veillee
