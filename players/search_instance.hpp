// Makes an AnySearch out of the template. Included once for each game: for those of the house by a
// file that the build writes (players/CMakeLists.txt).
#pragma once

#include "engine/evaluation.hpp"
#include "players/any_search.hpp"
#include "players/search.hpp"

namespace veillee {

template <Game G>
class SearchInstance final : public AnySearch {
 public:
  SearchResult run(const AnyState& position, Seat seat, const SearchSettings& settings,
                   std::uint64_t seed, StopSign stop) override {
    const TriedWeights tried(evaluation(), settings.weights);
    return search_.run(open_state<typename G::State>(position), seat, settings, seed, stop);
  }
  void take(const AnyState& position, Action action) override {
    search_.take(open_state<typename G::State>(position), action);
  }

 private:
  static const LearnedEvaluation* evaluation() {
    if constexpr (requires { G::evaluation(); })
      return &G::evaluation();
    else
      return nullptr;
  }

  Search<G> search_;
};

template <Game G>
SearchOf search_of(const AnyGame& game) {
  return {&game,
          []() -> std::unique_ptr<AnySearch> { return std::make_unique<SearchInstance<G>>(); }};
}

}  // namespace veillee
