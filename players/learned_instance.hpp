// Makes an AnyEvaluation out of a game that has one. Included once for each game
// (players/search_instance.hpp).
#pragma once

#include "players/learned.hpp"

namespace veillee {

template <class G>
concept Learned = requires(const typename G::State& state, std::span<int> values) {
  { G::Evaluation::name(0) } -> std::same_as<std::string>;
  { G::Evaluation::phase(state) } -> std::same_as<int>;
  { G::Evaluation::weight(std::uint8_t{}, 0, 0) } -> std::same_as<int>;
  G::Evaluation::tell(state, Seat{}, values);
};

template <Learned G>
class EvaluationInstance final : public AnyEvaluation {
  using Evaluation = typename G::Evaluation;
  using State = typename G::State;

 public:
  int features() const override { return Evaluation::features; }
  int phases() const override { return Evaluation::phases; }
  int unit() const override { return Evaluation::unit; }
  std::string name(int feature) const override { return Evaluation::name(feature); }
  int phase(const AnyState& state) const override {
    return Evaluation::phase(open_state<State>(state));
  }
  int weight(std::uint8_t seats, int feature, int phase) const override {
    return Evaluation::weight(seats, feature, phase);
  }
  void tell(const AnyState& state, Seat seat, std::span<int> values) const override {
    Evaluation::tell(open_state<State>(state), seat, values);
  }
};

template <Game G>
const AnyEvaluation* evaluation_of() {
  if constexpr (Learned<G>) {
    static const EvaluationInstance<G> instance;
    return &instance;
  } else {
    return nullptr;
  }
}

}  // namespace veillee
