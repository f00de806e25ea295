#include "players/parallel_search.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>

namespace veillee {
namespace {

// Only the thread that was called asks the caller's stop sign, which need not bear several askers
// at once; the others hear of it from here.
struct SharedStop {
  StopSign asked;
  std::atomic<bool> stopped = false;

  bool ask() {
    if (asked()) stopped = true;
    return stopped;
  }
  static bool ask_caller(void* self) { return static_cast<SharedStop*>(self)->ask(); }
  static bool heard(void* self) { return static_cast<SharedStop*>(self)->stopped; }
};

void add(SearchResult& sum, const SearchResult& part) {
  sum.simulations += part.simulations;
  sum.nodes += part.nodes;
  sum.decisions += part.decisions;
  for (const Candidate& candidate : part.candidates) {
    const auto same =
        std::find_if(sum.candidates.begin(), sum.candidates.end(),
                     [&](const Candidate& c) { return c.action == candidate.action; });
    const std::uint32_t visits = same->visits + candidate.visits;
    if (visits == 0) continue;
    const auto mean = [&](float one, float other) {
      return (one * static_cast<float>(same->visits) +
              other * static_cast<float>(candidate.visits)) /
             static_cast<float>(visits);
    };
    same->share = mean(same->share, candidate.share);
    for (Seat seat = 0; seat < max_seats; ++seat)
      same->shares[seat] = mean(same->shares[seat], candidate.shares[seat]);
    same->visits = visits;
  }
}

class ParallelSearch final : public AnySearch {
 public:
  explicit ParallelSearch(std::vector<std::unique_ptr<AnySearch>> searches)
      : searches_(std::move(searches)) {}

  SearchResult run(const AnyState& position, Seat seat, const SearchSettings& settings,
                   std::uint64_t seed, StopSign stop) override {
    SharedStop shared{stop};
    std::vector<std::future<SearchResult>> others;
    for (std::size_t i = 1; i < searches_.size(); ++i)
      others.push_back(std::async(std::launch::async, [&, i] {
        return searches_[i]->run(position, seat, settings, fold(seed, i),
                                 {SharedStop::heard, &shared});
      }));
    SearchResult sum =
        searches_[0]->run(position, seat, settings, seed, {SharedStop::ask_caller, &shared});
    for (std::future<SearchResult>& other : others) {
      while (other.wait_for(std::chrono::microseconds(100)) != std::future_status::ready)
        shared.ask();
      add(sum, other.get());
    }
    std::stable_sort(sum.candidates.begin(), sum.candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.visits > b.visits; });
    return sum;
  }

  void take(const AnyState& position, Action action) override {
    for (const auto& search : searches_) search->take(position, action);
  }

 private:
  std::vector<std::unique_ptr<AnySearch>> searches_;
};

}  // namespace

std::unique_ptr<AnySearch> make_parallel_search(const AnyGame& game, unsigned threads) {
  if (threads <= 1) return make_search(game);
  std::vector<std::unique_ptr<AnySearch>> searches;
  for (unsigned i = 0; i < threads; ++i) searches.push_back(make_search(game));
  if (searches[0] == nullptr) return nullptr;
  return std::make_unique<ParallelSearch>(std::move(searches));
}

}  // namespace veillee
