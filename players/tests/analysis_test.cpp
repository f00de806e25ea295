// Hints and annotations: what they find, what they may know, what they repeat.
#include "players/analysis.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/testing/seats.hpp"
#include "games/registry.hpp"
#include "players/player.hpp"

namespace veillee::analysis_tests {
namespace {

AnalysisSettings quick(std::uint32_t iterations, std::uint32_t continuations) {
  AnalysisSettings settings;
  settings.search = levels().back().search;
  settings.search.iterations = iterations;
  settings.continuations = continuations;
  return settings;
}

// A random game, told position by position.
struct Walk {
  std::vector<AnyState> before;
  std::vector<PlayedAction> actions;
  AnyState end;
};

Walk random_game(const AnyGame& game, int seats, std::uint64_t seed) {
  Walk walk;
  walk.end = game.start(*game.setup(seats), seed);
  FastRng random(seed);
  ActionList list;
  while (!game.over(walk.end)) {
    const Seat seat = game.deciders(walk.end).first();
    game.legal(walk.end, seat, list);
    const Action action =
        list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))];
    walk.before.push_back(walk.end);
    walk.actions.push_back({seat, action});
    EXPECT_FALSE(game.apply(walk.end, seat, action));
  }
  return walk;
}

AnyState after_random(const AnyGame& game, int seats, std::uint64_t seed, std::size_t decisions) {
  const std::vector<AnyState> before = random_game(game, seats, seed).before;
  return before.at(std::min(decisions, before.size() - 1));
}

// Every option ends the game at once; some win it alone and some lose it.
bool decides_the_game(const AnyGame& game, const AnyState& state) {
  if (game.deciders(state).size() != 1) return false;
  const Seat seat = game.deciders(state).first();
  ActionList list;
  game.legal(state, seat, list);
  bool wins = false;
  bool loses = false;
  for (const Action action : list) {
    AnyState next = state;
    EXPECT_FALSE(game.apply(next, seat, action));
    if (!game.over(next)) return false;
    wins |= game.outcome(next).share(seat) == 1;
    loses |= game.outcome(next).share(seat) == 0;
  }
  return wins && loses;
}

void expect_same(const Hint& a, const Hint& b) {
  EXPECT_EQ(a.simulations, b.simulations);
  EXPECT_EQ(a.continuations, b.continuations);
  ASSERT_EQ(a.best.size(), b.best.size());
  for (std::size_t i = 0; i < a.best.size(); ++i) {
    EXPECT_EQ(a.best[i].action, b.best[i].action);
    EXPECT_EQ(a.best[i].share, b.best[i].share);
    EXPECT_EQ(a.best[i].visits, b.best[i].visits);
    EXPECT_EQ(a.best[i].victory.mean, b.best[i].victory.mean);
    EXPECT_EQ(a.best[i].place.mean, b.best[i].place.mean);
    EXPECT_EQ(a.best[i].score.mean, b.best[i].score.mean);
    EXPECT_EQ(a.best[i].score.margin, b.best[i].score.margin);
  }
}

TEST(Hint, FindsTheActionThatWins) {
  int found = 0;
  for (const AnyGame* game : all_games())
    for (std::uint64_t seed = 0; seed < 400 && found < 5; ++seed) {
      const AnyState state = random_game(*game, 2, seed).before.back();
      if (!decides_the_game(*game, state)) continue;
      ++found;
      const Seat seat = game->deciders(state).first();
      const Hint told = hint(*game, state, seat, quick(200, 4), 1);
      AnyState next = state;
      ASSERT_FALSE(game->apply(next, seat, told.best.at(0).action));
      const Outcome outcome = game->outcome(next);
      EXPECT_EQ(outcome.share(seat), 1);
      EXPECT_GT(told.best[0].share, 0.8);
      // Several may win alike; one that loses is far behind.
      for (const Advice& advice : told.best) {
        AnyState other = state;
        ASSERT_FALSE(game->apply(other, seat, advice.action));
        if (game->outcome(other).share(seat) > 0) continue;
        EXPECT_LT(advice.share, 0.2);
        EXPECT_LT(advice.sure, told.best[0].sure / 2);
        EXPECT_EQ(advice.victory.mean, 0);
      }
      // Nothing is left to chance: what is expected is what comes.
      EXPECT_EQ(told.best[0].victory.mean, 1);
      EXPECT_EQ(told.best[0].place.mean, 1);
      EXPECT_EQ(told.best[0].score.mean, outcome.score[seat]);
      EXPECT_EQ(told.best[0].score.margin, 0);
    }
  EXPECT_GT(found, 0);
}

TEST(Hint, TellsUpToThreeLegalActionsTheSurestFirst) {
  for (const AnyGame* game : all_games())
    for (const std::size_t decisions : {0U, 40U}) {
      const AnyState state = after_random(*game, seats_of(*game, 3), 8, decisions);
      const Seat seat = game->deciders(state).first();
      ActionList list;
      game->legal(state, seat, list);
      const Hint told = hint(*game, state, seat, quick(100, 1), 5);
      ASSERT_FALSE(told.best.empty());
      EXPECT_LE(told.best.size(), 3U);
      EXPECT_EQ(told.simulations, 100U);
      EXPECT_EQ(told.continuations, 1U);
      double sure = 1;
      for (const Advice& advice : told.best) {
        EXPECT_TRUE(list.contains(advice.action));
        EXPECT_LE(advice.sure, sure);
        EXPECT_GE(advice.place.mean, 1);
        EXPECT_LE(advice.place.mean, 3);
        sure = advice.sure;
      }
    }
}

TEST(Hint, TheSameSeedGivesTheSameHint) {
  for (const AnyGame* game : all_games()) {
    const AnyState state = after_random(*game, seats_of(*game, 3), 6, 30);
    const Seat seat = game->deciders(state).first();
    expect_same(hint(*game, state, seat, quick(60, 1), 3),
                hint(*game, state, seat, quick(60, 1), 3));
  }
}

// Two positions that look the same to the seat but not to the others.
struct Twins {
  AnyState one;
  AnyState other;
  Seat seat;
};

Twins twins(const AnyGame& game) {
  for (std::size_t n = 40;; ++n) {
    const AnyState one = after_random(game, 3, 12, n);
    const Seat seat = game.deciders(one).first();
    AnyState other = one;
    game.resample(other, seat, 99);
    const Seat next = clockwise(seat, 3);
    if (game.view(one, next) != game.view(other, next)) return {one, other, seat};
  }
}

TEST(Hint, KnowsNothingThatTheSeatCannotKnow) {
  const AnyGame& game = *find_game("samhain");
  const Twins pair = twins(game);
  ASSERT_EQ(game.view(pair.one, pair.seat), game.view(pair.other, pair.seat));
  for (std::uint64_t seed = 0; seed < 2; ++seed)
    expect_same(hint(game, pair.one, pair.seat, quick(200, 2), seed),
                hint(game, pair.other, pair.seat, quick(200, 2), seed));
}

TEST(Hint, StopsAtOnceAndStillAnswers) {
  const AnyGame& game = *find_game("samhain");
  const AnyState state = game.start(*game.setup(2), 1);
  const StopSign now{[](void*) { return true; }, nullptr};
  const Hint told =
      hint(game, state, game.deciders(state).first(), quick(1'000'000, 1'000'000), 1, now);
  EXPECT_FALSE(told.best.empty());
  EXPECT_LT(told.simulations, 100U);
  EXPECT_EQ(told.continuations, 1U);
}

// Playing on is part of the time, not more of it.
TEST(Hint, KeepsItsTime) {
  const AnyGame& game = *find_game("sabbat-magica");
  const AnyState state = game.start(*game.setup(2), 1);
  AnalysisSettings settings = quick(1'000'000, 1'000'000);
  settings.milliseconds = 50;
  const Hint told = hint(game, state, game.deciders(state).first(), settings, 1);
  EXPECT_FALSE(told.best.empty());
  EXPECT_GE(told.continuations, 1U);
  EXPECT_LT(told.continuations, 1000U);
}

TEST(Hint, ProgressOnlyGrowsAndReachesTheEnd) {
  const AnyGame& game = *find_game("samhain");
  const AnyState state = game.start(*game.setup(2), 1);
  std::vector<double> told;
  hint(game, state, game.deciders(state).first(), quick(200, 2), 1, {},
       [&](double done) { told.push_back(done); });
  ASSERT_GT(told.size(), 3U);
  EXPECT_TRUE(std::is_sorted(told.begin(), told.end()));
  EXPECT_GT(told.front(), 0);
  EXPECT_DOUBLE_EQ(told.back(), 1);
}

TEST(Annotate, JudgesEveryDecisionOfAGame) {
  for (const AnyGame* game : all_games()) {
    const Walk walk = random_game(*game, 2, 21);
    const std::size_t from = walk.actions.size() - 25;  // the end of it, to be quick
    const auto actions = std::span(walk.actions).subspan(from);
    const Annotation told = annotate(*game, walk.before[from], actions, quick(150, 2), 1);
    ASSERT_EQ(told.decisions.size(), actions.size());
    ActionList list;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      const JudgedDecision& decision = told.decisions[i];
      EXPECT_EQ(decision.seat, actions[i].seat);
      EXPECT_EQ(decision.played, actions[i].action);
      game->legal(walk.before[from + i], decision.seat, list);
      EXPECT_TRUE(list.contains(decision.best));
      EXPECT_GE(decision.loss(), 0);
      EXPECT_EQ(decision.loss() == 0, decision.best == decision.played);
      if (game->teams(walk.end)[0] == game->teams(walk.end)[1])
        EXPECT_EQ(decision.shares[0], decision.shares[1]) << "partners win together";
      else
        EXPECT_NEAR(decision.shares[0] + decision.shares[1], 1, 1e-9);
    }
    const Outcome outcome = game->outcome(walk.end);
    for (Seat seat = 0; seat < 2; ++seat)
      EXPECT_EQ(told.decisions.back().shares[seat], outcome.share(seat));

    const std::vector<std::size_t> worst = worst_decisions(told, 3);
    ASSERT_EQ(worst.size(), 3U) << "random play makes mistakes";
    for (std::size_t i = 0; i < told.decisions.size(); ++i)
      EXPECT_LE(told.decisions[i].loss(), told.decisions[worst[0]].loss());
    EXPECT_GE(told.decisions[worst[1]].loss(), told.decisions[worst[2]].loss());
  }
}

TEST(Annotate, SeesTheLossOfAWonGame) {
  int found = 0;
  for (const AnyGame* game : all_games())
    for (std::uint64_t seed = 0; seed < 400 && found < 3; ++seed) {
      const AnyState state = random_game(*game, 2, seed).before.back();
      if (!decides_the_game(*game, state)) continue;
      const Seat seat = game->deciders(state).first();
      ActionList list;
      game->legal(state, seat, list);
      for (const Action action : list) {
        AnyState next = state;
        ASSERT_FALSE(game->apply(next, seat, action));
        if (game->outcome(next).share(seat) > 0) continue;
        const PlayedAction played{seat, action};
        const Annotation told = annotate(*game, state, std::span(&played, 1), quick(200, 2), 1);
        EXPECT_GT(told.decisions.at(0).loss(), 0.5);
        EXPECT_EQ(worst_decisions(told, 5), std::vector<std::size_t>{0});
        ++found;
      }
    }
  EXPECT_GT(found, 0);
}

TEST(Annotate, KnowsNothingThatTheSeatCannotKnow) {
  const AnyGame& game = *find_game("samhain");
  const Twins pair = twins(game);
  ActionList list;
  game.legal(pair.one, pair.seat, list);
  const PlayedAction played{pair.seat, list[0]};
  const auto judged = [&](const AnyState& state) {
    return annotate(game, state, std::span(&played, 1), quick(150, 2), 2).decisions.at(0);
  };
  const JudgedDecision one = judged(pair.one);
  const JudgedDecision other = judged(pair.other);
  EXPECT_EQ(one.best, other.best);
  EXPECT_EQ(one.best_share, other.best_share);
  EXPECT_EQ(one.played_share, other.played_share);
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(one.shares[seat], other.shares[seat]);
}

TEST(Annotate, StopsBetweenDecisions) {
  const AnyGame& game = *find_game("samhain");
  const Walk walk = random_game(game, 2, 4);
  int left = 8;
  const StopSign soon{[](void* self) { return --*static_cast<int*>(self) < 0; }, &left};
  const Annotation told = annotate(game, walk.before[0], walk.actions, quick(20, 1), 1, soon);
  EXPECT_GT(told.decisions.size(), 0U);
  EXPECT_LT(told.decisions.size(), 8U);
}

TEST(Search, EveryOptionIsTriedAsOftenAsWanted) {
  for (const AnyGame* game : all_games()) {
    const AnyState state = game->start(*game->setup(2), 3);
    const Seat seat = game->deciders(state).first();
    SearchSettings settings = quick(400, 0).search;
    ActionList list;
    game->legal(state, seat, list);
    ASSERT_GT(list.size(), 1);
    settings.tries = 400 / static_cast<std::uint32_t>(list.size());
    const SearchResult result = make_search(*game)->run(state, seat, settings, 1);
    for (const Candidate& candidate : result.candidates)
      EXPECT_GE(candidate.visits, settings.tries);
    EXPECT_GE(result.decisions, result.simulations);
  }
}

}  // namespace
}  // namespace veillee::analysis_tests
