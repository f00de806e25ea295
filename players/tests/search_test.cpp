// The search: what it may know, what it repeats, what it finds.
#include <gtest/gtest.h>

#include "engine/adapter.hpp"
#include "engine/testing/seats.hpp"
#include "games/example/game.hpp"
#include "games/registry.hpp"
#include "games/samhain/game.hpp"
#include "players/player.hpp"
#include "players/search_instance.hpp"

namespace veillee {
namespace {

SearchSettings quick(std::uint32_t iterations) {
  SearchSettings settings;
  settings.iterations = iterations;
  settings.settle = 4;
  return settings;
}

// A position some way into a game.
AnyState after_random(const AnyGame& game, int seats, std::uint64_t seed, int decisions) {
  AnyState state = game.start(*game.setup(seats), seed);
  FastRng random(seed);
  ActionList list;
  for (int i = 0; i < decisions && !game.over(state); ++i) {
    const Seat seat = game.deciders(state).first();
    game.legal(state, seat, list);
    const auto n = static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())));
    EXPECT_FALSE(game.apply(state, seat, list[n]));
  }
  return state;
}

TEST(Search, SameSeedAndIterationsGiveTheSameAnswer) {
  for (const AnyGame* game : all_games())
    for (int decisions : {0, 20, 60}) {
      const AnyState state = after_random(*game, seats_of(*game, 3), 5, decisions);
      const Seat seat = game->deciders(state).first();
      const SearchResult first = make_search(*game)->run(state, seat, quick(300), 9);
      const SearchResult again = make_search(*game)->run(state, seat, quick(300), 9);
      ASSERT_EQ(first.candidates.size(), again.candidates.size());
      for (std::size_t i = 0; i < first.candidates.size(); ++i) {
        EXPECT_EQ(first.candidates[i].action, again.candidates[i].action);
        EXPECT_EQ(first.candidates[i].visits, again.candidates[i].visits);
        EXPECT_EQ(first.candidates[i].share, again.candidates[i].share);
      }
    }
}

TEST(Search, CandidatesAreTheLegalActionsAndTheVisitsAddUp) {
  for (const AnyGame* game : all_games()) {
    const AnyState state = after_random(*game, 2, 3, 30);
    const Seat seat = game->deciders(state).first();
    ActionList list;
    game->legal(state, seat, list);
    const SearchResult result = make_search(*game)->run(state, seat, quick(200), 1);
    EXPECT_EQ(static_cast<int>(result.candidates.size()), list.size());
    std::uint32_t visits = 0;
    for (const Candidate& candidate : result.candidates) {
      EXPECT_TRUE(list.contains(candidate.action));
      EXPECT_GE(candidate.share, 0.0F);
      EXPECT_LE(candidate.share, 1.0F);
      visits += candidate.visits;
    }
    EXPECT_EQ(visits, 200U);
    EXPECT_EQ(result.simulations, 200U);
  }
}

TEST(Search, EndsWhereTheChoiceCannotChangeAnyMore) {
  constexpr std::uint32_t iterations = 2000;
  for (const AnyGame* game : all_games()) {
    std::uint64_t spared = 0;
    for (int decisions : {0, 10, 25, 40}) {
      const AnyState state = after_random(*game, seats_of(*game, 2), 11, decisions);
      if (game->over(state)) continue;
      const Seat seat = game->deciders(state).first();
      SearchSettings settings = quick(iterations);
      const SearchResult whole = make_search(*game)->run(state, seat, settings, 4);
      settings.until_decided = true;
      const SearchResult decided = make_search(*game)->run(state, seat, settings, 4);
      EXPECT_EQ(whole.simulations, iterations);
      EXPECT_EQ(decided.candidates[0].action, whole.candidates[0].action)
          << game->info().id << " after " << decisions;
      const std::uint64_t left = iterations - decided.simulations;
      if (left > 0 && decided.candidates.size() > 1) {
        EXPECT_GT(decided.candidates[0].visits, decided.candidates[1].visits + left);
      }
      spared += left;
    }
    EXPECT_GT(spared, 0U) << game->info().id;
  }
}

TEST(Search, SharesOfRivalsMakeOneVictory) {
  for (const AnyGame* game : all_games())
    for (int seats = 2; seats <= 4; ++seats)
      for (int decisions : {10, 80, 150}) {  // the last ones see the end of the game
        if (!game->setup(seats)) continue;
        const AnyState state = after_random(*game, seats, 7, decisions);
        if (game->over(state) || !are_rivals(*game, state)) continue;
        const Seat seat = game->deciders(state).first();
        for (const Candidate& candidate :
             make_search(*game)->run(state, seat, quick(100), 3).candidates) {
          if (candidate.visits == 0) continue;
          float sum = 0;
          for (const float share : candidate.shares) sum += share;
          EXPECT_NEAR(sum, 1, 1e-3) << game->info().id << ' ' << seats;
        }
      }
}

// The game of hands played together: won if enough fingers are shown.
struct Partners : example::Hands {
  static int shown(const State& state) {
    int sum = 0;
    for (const std::uint8_t score : state.score) sum += score;
    return sum;
  }
  static Outcome outcome(const State& state) {
    return together(state.options.seats, shown(state) >= 5 * state.options.seats, 0);
  }
  static Teams teams(const State&) { return all_together; }
  static int worth(const State& state, Seat) { return 100 * shown(state); }
};

TEST(Search, PartnersHopeForTheWholeVictory) {
  const Adapter<Partners> game;
  const AnyState state = game.start(*game.setup(3), 1);
  SearchInstance<Partners> search;
  const SearchResult result = search.run(state, 0, quick(400), 1, {});
  EXPECT_EQ(game.print_action(result.candidates[0].action), "show 2");
  for (Seat seat = 1; seat < 3; ++seat)
    EXPECT_EQ(result.candidates[0].shares[seat], result.candidates[0].shares[0]);
  EXPECT_GT(result.candidates[0].share, 0.6F);
}

TEST(Search, StopsAtOnce) {
  const AnyGame& game = *find_game("samhain");
  const AnyState state = game.start(*game.setup(2), 1);
  const StopSign now{[](void*) { return true; }, nullptr};
  const SearchResult result =
      make_search(game)->run(state, game.deciders(state).first(), quick(1'000'000), 1, now);
  EXPECT_LT(result.simulations, 100U);
}

// The search keeps its tree when the next decision is its own again.
TEST(Search, KeepsWhatItKnowsBelowItsOwnAction) {
  const AnyGame& game = *find_game("samhain");
  AnyState state = game.start(*game.setup(2), 2);  // a card, then the track for it
  const Seat seat = game.deciders(state).first();
  const auto search = make_search(game);
  const SearchResult first = search->run(state, seat, quick(400), 1);
  search->take(state, first.candidates[0].action);
  ASSERT_FALSE(game.apply(state, seat, first.candidates[0].action));
  ASSERT_EQ(game.deciders(state), SeatSet::only(seat));
  const SearchResult second = search->run(state, seat, quick(1), 1);
  std::uint32_t visits = 0;
  for (const Candidate& candidate : second.candidates) visits += candidate.visits;
  EXPECT_GT(visits, 1U);
}

TEST(Search, DoesNotSeeSecretAnswers) {
  const AnyGame& game = example::game();
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    std::vector<std::uint32_t> visits;
    for (const std::string shown : {"show 0", "show 1", "show 2"}) {
      AnyState state = game.start(*game.setup(2), 1);
      ASSERT_FALSE(game.apply(state, 0, *game.parse_action(shown)));
      const AnyState known = Knowledge(game, state, 1, seed).sample(0);
      SearchInstance<example::Hands> search;
      visits.push_back(search.run(known, 1, quick(100), seed, {}).candidates[0].visits);
    }
    EXPECT_EQ(visits[0], visits[1]);
    EXPECT_EQ(visits[0], visits[2]);
  }
}

TEST(Search, AStoppedSearchStillAnswers) {
  const AnyGame& game = *find_game("samhain");
  for (const ComputerPlayer& level : levels()) {
    AnyState state = game.start(*game.setup(2), 4);
    const Seat seat = game.deciders(state).first();
    const StopSign now{[](void*) { return true; }, nullptr};
    ActionList list;
    game.legal(state, seat, list);
    EXPECT_TRUE(list.contains(Thinker(level, game).choose(state, seat, 1, now)));
  }
}

TEST(Search, BeatsRandomPlay) {
  for (const AnyGame* game : all_games()) {
    const Teams teams = game->teams(game->start(*game->setup(2), 1));
    if (teams[0] == teams[1]) continue;  // nobody to beat
    double won = 0;
    constexpr int games = 6;
    for (std::uint64_t i = 0; i < games; ++i) {
      const Seat searching = i % 2;
      AnyState state = game->start(*game->setup(2), 50 + i);
      Thinker thinker(levels()[0], *game);
      for (std::uint64_t seq = 0; !game->over(state); ++seq) {
        const Seat seat = game->deciders(state).first();
        const std::uint64_t seed = fold(i, seq);
        const Action action = seat == searching
                                  ? thinker.choose(state, seat, seed)
                                  : pick_action(computer_players()[0], *game, state, seat, seed);
        ASSERT_FALSE(game->apply(state, seat, action));
      }
      won += game->outcome(state).share(searching);
    }
    EXPECT_EQ(won, games) << game->info().id;
  }
}

}  // namespace
}  // namespace veillee
