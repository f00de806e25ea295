// An evaluation whose weights were learnt from self-play, with the type of its game erased: what
// the laboratory needs to learn them anew. A game has one when it has a type `Evaluation` (see
// docs/adding-a-game.md): features of a seat, and a weight for each of them in each phase.
#pragma once

#include <span>
#include <string>

#include "engine/any_game.hpp"

namespace veillee {

class AnyEvaluation {
 public:
  virtual ~AnyEvaluation() = default;
  virtual int features() const = 0;
  virtual int phases() const = 0;
  // Features are told in so many parts of one: the evaluation is Σ feature · weight / unit.
  virtual int unit() const = 0;
  virtual std::string name(int feature) const = 0;
  virtual int phase(const AnyState& state) const = 0;
  virtual int weight(std::uint8_t seats, int feature, int phase) const = 0;
  virtual void tell(const AnyState& state, Seat seat, std::span<int> values) const = 0;
};

// Null when the game's evaluation was not learnt.
const AnyEvaluation* learned_evaluation(const AnyGame& game);

}  // namespace veillee
