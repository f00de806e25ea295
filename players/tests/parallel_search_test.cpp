// Several threads on one decision.
#include "players/parallel_search.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>

#include "games/registry.hpp"
#include "players/player.hpp"

namespace veillee::parallel_search_tests {
namespace {

SearchSettings quick(std::uint32_t iterations) {
  SearchSettings settings;
  settings.iterations = iterations;
  settings.settle = 4;
  return settings;
}

SearchResult think(const AnyGame& game, unsigned threads, std::uint64_t seed) {
  const AnyState state = game.start(*game.setup(2), 3);
  return make_parallel_search(game, threads)
      ->run(state, game.deciders(state).first(), quick(150), seed);
}

void expect_same(const SearchResult& a, const SearchResult& b) {
  ASSERT_EQ(a.candidates.size(), b.candidates.size());
  for (std::size_t i = 0; i < a.candidates.size(); ++i) {
    EXPECT_EQ(a.candidates[i].action, b.candidates[i].action);
    EXPECT_EQ(a.candidates[i].visits, b.candidates[i].visits);
    EXPECT_EQ(a.candidates[i].share, b.candidates[i].share);
  }
}

TEST(ParallelSearch, TheSameSeedAndThreadsGiveTheSameAnswer) {
  for (const AnyGame* game : all_games())
    for (const unsigned threads : {1U, 2U, 3U})
      expect_same(think(*game, threads, 7), think(*game, threads, 7));
}

TEST(ParallelSearch, OneThreadIsTheSearchItself) {
  for (const AnyGame* game : all_games()) {
    const AnyState state = game->start(*game->setup(2), 3);
    expect_same(think(*game, 1, 7),
                make_search(*game)->run(state, game->deciders(state).first(), quick(150), 7));
  }
}

TEST(ParallelSearch, VisitsAreAdded) {
  for (const AnyGame* game : all_games()) {
    const SearchResult result = think(*game, 3, 7);
    EXPECT_EQ(result.simulations, 3 * 150U);
    std::uint32_t visits = 0;
    for (const Candidate& candidate : result.candidates) {
      visits += candidate.visits;
      EXPECT_GE(candidate.share, 0.0F);
      EXPECT_LE(candidate.share, 1.0F);
    }
    EXPECT_EQ(visits, 3 * 150U);
    for (std::size_t i = 1; i < result.candidates.size(); ++i)
      EXPECT_GE(result.candidates[i - 1].visits, result.candidates[i].visits);
  }
}

// The threads do not search the same thing over and over.
TEST(ParallelSearch, EachThreadHasItsOwnSeed) {
  const AnyGame& game = *find_game("sabbat-magica");
  const SearchResult one = think(game, 1, 7);
  const SearchResult two = think(game, 2, 7);
  bool doubled = true;
  for (const Candidate& candidate : one.candidates)
    for (const Candidate& both : two.candidates)
      if (both.action == candidate.action) doubled &= both.visits == 2 * candidate.visits;
  EXPECT_FALSE(doubled);
}

TEST(ParallelSearch, StopsAtOnce) {
  using namespace std::chrono_literals;
  const AnyGame& game = *find_game("samhain");
  const AnyState state = game.start(*game.setup(2), 1);
  int asked = 0;  // not atomic: only the calling thread may ask
  const StopSign soon{[](void* self) { return ++*static_cast<int*>(self) > 3; }, &asked};
  const SearchResult result = make_parallel_search(game, 3)->run(
      state, game.deciders(state).first(), quick(100'000'000), 1, soon);
  EXPECT_GT(asked, 3);
  EXPECT_GT(result.simulations, 0U);
  EXPECT_LT(result.simulations, 10'000'000U);
}

TEST(ParallelSearch, AThinkerWithThreadsPlaysAWholeGameTwiceAlike) {
  const AnyGame& game = *find_game("sabbat-magica");
  ComputerPlayer player = levels().front();
  player.search.iterations = 8;
  player.milliseconds = 60'000;
  const auto play = [&] {
    AnyState state = game.start(*game.setup(2), 5);
    Thinker thinker(player, game, 2);
    ActionList list;
    for (std::uint64_t n = 0; !game.over(state); ++n) {
      const Seat seat = game.deciders(state).first();
      game.legal(state, seat, list);
      const Action action = thinker.choose(state, seat, n);
      // A forced decision is not thought over.
      EXPECT_EQ(thinker.last().simulations, list.size() == 1 ? 0U : 16U);
      EXPECT_FALSE(game.apply(state, seat, action));
    }
    return game.hash(state);
  };
  EXPECT_EQ(play(), play());
}

}  // namespace
}  // namespace veillee::parallel_search_tests
