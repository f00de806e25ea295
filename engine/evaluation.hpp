// A seat's worth as a sum: small numbers that say how it stands (features), each with a weight for
// the phase of the game that self-play has found (`veillee tune`).
//
// A game that has such an evaluation writes, in one file, a model
//
//   struct Model {
//     using State = …;
//     static constexpr int features = …, phases = …;
//     static constexpr int unit = 1;   // the worth is Σ feature · weight / unit
//     static constexpr WeightTable<features, phases> weights[] = {   // from the fewest players on
//         {{
//     #include "games/GAME/weights_2.inc"
//         }},
//         …};
//     static constexpr std::uint8_t fewest_players = 2;
//     static constexpr FeatureNames names = {enum_names<Feature>, feature_groups};
//     static constexpr int held = …;   // if there is one: a feature whose weight is not learnt
//     static constexpr int price(std::size_t feature, int weight);   // for prices_for alone
//     static int phase(const State& state);                       // 0 … phases − 1
//     template <class Add>
//     static void tell(const State& state, Seat seat, Add add);   // every add(feature, number)
//   };
//
// and offers worth(state, seat) = weighed<Model>(state, seat, players) and evaluation() =
// evaluation_of<Model>().
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/any_state.hpp"

namespace veillee {

// One row a feature, one column a phase: in hundredths of a point for each unit.
template <int Features, int Phases>
using WeightTable = std::array<std::array<std::int16_t, Phases>, Features>;

// Features that stand for one thing each of a table; they follow the single ones.
struct FeatureGroup {
  int first;
  std::string_view name;
  std::span<const std::string_view> of = {};  // the names of the things; none: counted from 1
};

struct FeatureNames {
  std::span<const std::string_view> singles;  // a "f_" in front, as enumerators have, is left out
  std::span<const FeatureGroup> groups;       // in the order of `first`

  std::string name(int feature) const;
};

template <class Model>
std::size_t table_for(std::uint8_t players) {
  const auto last = static_cast<int>(std::size(Model::weights)) - 1;
  return static_cast<std::size_t>(std::clamp(players - Model::fewest_players, 0, last));
}

// The weights of each phase side by side, for who plans with them as prices.
template <class Model>
using PriceTable = std::array<std::array<std::int16_t, Model::features>, Model::phases>;

template <class Model>
constexpr PriceTable<Model> priced(const WeightTable<Model::features, Model::phases>& weights) {
  PriceTable<Model> table{};
  if constexpr (requires { Model::price(0, 0); })
    for (std::size_t phase = 0; phase < Model::phases; ++phase)
      for (std::size_t f = 0; f < Model::features; ++f)
        table[phase][f] = static_cast<std::int16_t>(Model::price(f, weights[f][phase]));
  return table;
}

// Weights that are tried in the place of the model's own: on one thread, while a player thinks that
// was given them (TriedWeights).
template <class Model>
struct WeightsOnTrial {
  bool on = false;
  WeightTable<Model::features, Model::phases> weights{};
  PriceTable<Model> prices{};
};
template <class Model>
inline constinit thread_local WeightsOnTrial<Model> on_trial{};

template <class Model>
const auto& weights_for(std::uint8_t players) {
  if (on_trial<Model>.on) return on_trial<Model>.weights;
  return Model::weights[table_for<Model>(players)];
}

template <class Model>
const auto& prices_for(const typename Model::State& state, std::uint8_t players) {
  static constexpr auto all = [] {
    std::array<PriceTable<Model>, std::size(Model::weights)> tables{};
    for (std::size_t n = 0; n < tables.size(); ++n) tables[n] = priced<Model>(Model::weights[n]);
    return tables;
  }();
  const auto phase = static_cast<std::size_t>(Model::phase(state));
  if (on_trial<Model>.on) return on_trial<Model>.prices[phase];
  return all[table_for<Model>(players)][phase];
}

// Of what `tell` adds: tell(add) with every add(feature, number).
template <class Model, class Tell>
int sum_of(const typename Model::State& state, std::uint8_t players, Tell tell) {
  const auto& weights = weights_for<Model>(players);
  const auto phase = static_cast<std::size_t>(Model::phase(state));
  int sum = 0;
  tell([&](int feature, int n) { sum += n * weights[static_cast<std::size_t>(feature)][phase]; });
  return sum / Model::unit;
}

template <class Model>
int weighed(const typename Model::State& state, Seat seat, std::uint8_t players) {
  return sum_of<Model>(state, players, [&](auto add) { Model::tell(state, seat, add); });
}

// The model as the laboratory sees it.
class LearnedEvaluation {
 public:
  virtual ~LearnedEvaluation() = default;
  virtual int features() const = 0;
  virtual int phases() const = 0;
  virtual int unit() const = 0;
  virtual std::string name(int feature) const = 0;
  // A feature that is reckoned in points already, by the other weights; -1: none.
  virtual int held() const = 0;
  virtual int phase(const AnyState& state) const = 0;
  virtual int weight(std::uint8_t players, int feature, int phase) const = 0;
  // Fills in all features of the seat.
  virtual void tell(const AnyState& state, Seat seat, std::span<int> values) const = 0;
  // From now on this thread judges by these weights (a row a feature, a column a phase), whatever
  // the number of players; none: by its own again.
  virtual void judge_by(std::span<const std::int16_t> weights) const = 0;
};

// While it lives, the thread that has made it judges by other weights; by none: as it is.
class TriedWeights {
 public:
  TriedWeights(const LearnedEvaluation* evaluation, std::span<const std::int16_t> weights)
      : evaluation_(weights.empty() ? nullptr : evaluation) {
    if (evaluation_ != nullptr) evaluation_->judge_by(weights);
  }
  TriedWeights(const TriedWeights&) = delete;
  TriedWeights& operator=(const TriedWeights&) = delete;
  ~TriedWeights() {
    if (evaluation_ != nullptr) evaluation_->judge_by({});
  }

 private:
  const LearnedEvaluation* evaluation_;
};

template <class Model>
class EvaluationOf final : public LearnedEvaluation {
  using State = typename Model::State;

 public:
  int features() const override { return Model::features; }
  int phases() const override { return Model::phases; }
  int unit() const override { return Model::unit; }
  std::string name(int feature) const override { return Model::names.name(feature); }
  int held() const override {
    if constexpr (requires { Model::held; }) return Model::held;
    return -1;
  }
  int phase(const AnyState& state) const override { return Model::phase(open_state<State>(state)); }
  int weight(std::uint8_t players, int feature, int phase) const override {
    return weights_for<Model>(
        players)[static_cast<std::size_t>(feature)][static_cast<std::size_t>(phase)];
  }
  void tell(const AnyState& state, Seat seat, std::span<int> values) const override {
    std::fill(values.begin(), values.end(), 0);
    Model::tell(open_state<State>(state), seat,
                [&](int feature, int n) { values[static_cast<std::size_t>(feature)] += n; });
  }
  void judge_by(std::span<const std::int16_t> weights) const override {
    WeightsOnTrial<Model>& trial = on_trial<Model>;
    trial.on = !weights.empty();
    if (!trial.on) return;
    const std::int16_t* next = weights.data();
    for (auto& row : trial.weights)
      for (std::int16_t& weight : row) weight = *next++;
    trial.prices = priced<Model>(trial.weights);
  }
};

template <class Model>
const LearnedEvaluation& evaluation_of() {
  static const EvaluationOf<Model> evaluation;
  return evaluation;
}

}  // namespace veillee
