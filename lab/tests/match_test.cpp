#include "lab/match.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/registry.hpp"
#include "lab/match_log.hpp"
#include "players/tests/kept_thinkers.hpp"

namespace veillee {
namespace {

const std::atomic<bool> never = false;

Tournament tournament(const std::vector<std::string_view>& players, std::uint8_t seats,
                      std::uint64_t deals, const Budget& budget = {}) {
  Tournament result;
  result.game = find_game("samhain");
  result.setup = *result.game->setup(seats);
  for (const std::string_view id : players)
    result.players.push_back(with_budget(*find_contestant(id), budget));
  result.pairings = round_robin(result.players.size(), seats);
  result.seed = 5;
  result.deals = deals;
  return result;
}

std::vector<MatchGame> play(const Tournament& wanted, unsigned threads) {
  std::vector<MatchGame> games;
  play_games(
      wanted, fixtures(wanted), threads, [&](const MatchGame& game) { games.push_back(game); },
      never);
  return games;
}

MatchGame won_by(Seat winner, const Fixture& fixture, int score_of_winner, int score_of_others) {
  MatchGame game{.fixture = fixture};
  std::array<Standing, max_seats> standings{};
  for (Seat seat = 0; seat < 3; ++seat)
    standings[seat][0] =
        static_cast<std::int16_t>(seat == winner ? score_of_winner : score_of_others);
  game.outcome = ranked(3, standings);
  return game;
}

TEST(Match, EverybodyMeetsEverybody) {
  EXPECT_EQ(round_robin(3, 2), (std::vector<Pairing>{{0, 1}, {0, 2}, {1, 2}}));
  EXPECT_EQ(round_robin(2, 4), (std::vector<Pairing>{{0, 1}, {1, 0}}));
  EXPECT_EQ(ladder(3, 2), (std::vector<Pairing>{{1, 0}, {2, 1}}));
  // Against the game each plays by itself.
  EXPECT_EQ(round_robin(2, 1), (std::vector<Pairing>{{0, 0}, {1, 1}}));
  EXPECT_EQ(ladder(2, 1), (std::vector<Pairing>{{0, 0}, {1, 1}}));
}

TEST(Match, EveryDealIsPlayedFromEverySeat) {
  const std::vector<Fixture> all = fixtures(tournament({"random", "greedy"}, 3, 2));
  ASSERT_EQ(all.size(), 2U * 2 * 3);
  for (const std::size_t pairing : {0U, 1U})
    for (const std::uint64_t deal : {0U, 1U})
      for (Seat seat = 0; seat < 3; ++seat)
        EXPECT_EQ(std::count(all.begin(), all.end(), Fixture{pairing, deal, seat}), 1);
}

TEST(Match, ABudgetIsForThoseWhoSearch) {
  const ComputerPlayer timed = with_budget(*find_contestant("heir"), {.milliseconds = 50});
  EXPECT_EQ(timed.milliseconds, 50U);
  EXPECT_EQ(timed.search.iterations, without_limit);
  const ComputerPlayer counted = with_budget(*find_contestant("plain"), {.iterations = 20});
  EXPECT_EQ(counted.search.iterations, 20U);
  EXPECT_EQ(counted.milliseconds, without_limit);
  EXPECT_EQ(counted.search.rollout, SearchSettings::to_the_end);
  EXPECT_FALSE(counted.search.priors);
  EXPECT_FALSE(searches(with_budget(*find_contestant("greedy"), {.iterations = 20})));
  EXPECT_FALSE(find_contestant("nobody"));
}

TEST(Match, ALevelKeepsTheMeasureOfTheGameUnlessItHasABudget) {
  const GameInfo& info = find_game("dicium-donjon")->info();
  ASSERT_FALSE(info.thinking.empty());
  EXPECT_EQ(search_in(info, *find_contestant("heir")).iterations, info.thinking.back().iterations);
  EXPECT_EQ(search_in(info, *find_contestant("heir:50")).iterations, 50U);
  EXPECT_EQ(search_in(info, with_budget(*find_contestant("heir"), {.milliseconds = 50})).iterations,
            without_limit);
  EXPECT_EQ(search_in(find_game("samhain")->info(), *find_contestant("heir")).iterations,
            levels().back().search.iterations);

  const GameInfo& doubted = find_game("dicium-civilisation")->info();
  const ComputerPlayer apprentice = *find_contestant("apprentice");
  EXPECT_FLOAT_EQ(search_in(doubted, apprentice).temperature,
                  doubted.thinking[0].doubt * apprentice.search.temperature);
  EXPECT_FLOAT_EQ(search_in(doubted, *find_contestant("apprentice:4")).temperature,
                  apprentice.search.temperature);
}

// What the arena measures is what sits at a table: server/tests/thinking_test.cpp and the
// terminal's tests compare with the same games.
TEST(Match, PlayersKeepWhatTheyHaveThought) {
  Tournament wanted = tournament({"master"}, 2, 1);
  wanted.pairings = {{0, 0}};
  const std::optional<MatchGame> measured = play_game(wanted, {0, 0, 0}, never);
  ASSERT_TRUE(measured);
  const std::uint64_t seed = mix(fold(wanted.seed, 0));
  const ThoughtGame expected =
      thought_game(*wanted.game, wanted.setup, seed, *find_computer_player("master"));
  EXPECT_EQ(measured->outcome, wanted.game->outcome(expected.end));
}

TEST(Match, ThreadsMakeNoDifference) {
  const Tournament wanted = tournament({"random", "greedy"}, 2, 3);
  const std::vector<PairingSummary> one = summarise(wanted, play(wanted, 1));
  const std::vector<PairingSummary> two = summarise(wanted, play(wanted, 2));
  ASSERT_EQ(one.size(), 1U);
  EXPECT_EQ(one[0].games, 6U);
  EXPECT_EQ(two[0].games, 6U);
  EXPECT_EQ(one[0].deals, 3U);
  for (const std::size_t side : {0, 1}) {
    EXPECT_EQ(one[0].sides[side].win_share, two[0].sides[side].win_share);
    EXPECT_EQ(one[0].sides[side].score.mean(), two[0].sides[side].score.mean());
    EXPECT_EQ(one[0].sides[side].score.variance(), two[0].sides[side].score.variance());
    EXPECT_EQ(one[0].sides[side].place.mean(), two[0].sides[side].place.mean());
    EXPECT_EQ(one[0].sides[side].effort.decisions, two[0].sides[side].effort.decisions);
  }
  EXPECT_GT(one[0].sides[1].score.mean(), one[0].sides[0].score.mean());
}

// A search with a budget of iterations plays the same game again, and its simulations are counted.
TEST(Match, SearchesRepeatThemselves) {
  const Tournament wanted = tournament({"plain", "heir"}, 2, 1, {.iterations = 5});
  const auto first = play_game(wanted, {0, 0, 1}, never);
  const auto again = play_game(wanted, {0, 0, 1}, never);
  EXPECT_EQ(first->outcome, again->outcome);
  for (const std::size_t side : {0, 1}) {
    EXPECT_GT(first->effort[side].decisions, 0U);
    EXPECT_EQ(first->effort[side].simulations, 5 * first->effort[side].decisions);
    EXPECT_GE(first->effort[side].nanoseconds, first->effort[side].worst);
  }
}

TEST(Match, WhatIsStoppedIsNoResult) {
  const Tournament wanted = tournament({"random", "greedy"}, 2, 2);
  const std::atomic<bool> at_once = true;
  EXPECT_FALSE(play_game(wanted, {0, 0, 0}, at_once));
  std::atomic<bool> stop = false;
  int finished = 0;
  play_games(
      wanted, fixtures(wanted), 1,
      [&](const MatchGame&) {
        ++finished;
        stop = true;
      },
      stop);
  EXPECT_EQ(finished, 1);
}

// Two deals with three seats: the one wins both games of deal 0 that are there, and none of deal 1.
TEST(Match, FiguresAreForOneSeat) {
  const Tournament wanted = tournament({"random", "greedy"}, 3, 2);
  const std::vector<PairingSummary> summaries =
      summarise(wanted, {won_by(0, {0, 1, 1}, 30, 10), won_by(0, {0, 0, 0}, 20, 10),
                         won_by(1, {0, 0, 1}, 40, 10), won_by(1, {0, 1, 0}, 30, 10)});
  ASSERT_EQ(summaries.size(), 2U);
  EXPECT_EQ(summaries[1].games, 0U);
  const PairingSummary& summary = summaries[0];
  EXPECT_EQ(summary.games, 4U);
  EXPECT_EQ(summary.deals, 2U);
  const SideSummary& one = summary.sides[0];
  const SideSummary& others = summary.sides[1];
  EXPECT_EQ(others.seats, 2);
  EXPECT_DOUBLE_EQ(one.win_share, 0.5);
  EXPECT_DOUBLE_EQ(others.win_share, 0.25);  // the other half, for each of two seats
  EXPECT_DOUBLE_EQ(one.win_interval.low, wilson(2, 4).low);
  EXPECT_DOUBLE_EQ(one.score.mean(), (20 + 40 + 10 + 10) / 4.0);
  EXPECT_DOUBLE_EQ(others.score.mean(), (10 + 10 + 20 + 20) / 4.0);
  EXPECT_EQ(one.score.count(), 2U);  // deals: 30 and 10
  EXPECT_DOUBLE_EQ(one.score.variance(), 200);
  EXPECT_DOUBLE_EQ(one.place.mean(), 1.5);
  EXPECT_DOUBLE_EQ(others.place.mean(), 1.75);
}

// ── The log ──────────────────────────────────────────────────────────────────────────────────────

TEST(MatchLog, KeepsEverything) {
  const Tournament wanted = tournament({"random", "apprentice"}, 3, 1, {.iterations = 2});
  const auto game = play_game(wanted, {1, 0, 2}, never);
  const MatchLog log(wanted);
  const auto read = log.read(log.line(*game), 1);
  ASSERT_TRUE(read) << read.refusal().sentence.en;
  EXPECT_EQ(read->fixture, game->fixture);
  EXPECT_EQ(read->outcome, game->outcome);
  EXPECT_EQ(read->effort, game->effort);
}

TEST(MatchLog, LeavesOutATornLineAndCountsOnce) {
  const Tournament wanted = tournament({"random", "greedy"}, 3, 1);
  const MatchLog log(wanted);
  const std::string line = log.line(won_by(0, {0, 0, 0}, 3, 1)) + "\n";
  const auto games = log.read_all(line + line + line.substr(0, line.size() / 2));
  ASSERT_TRUE(games);
  EXPECT_EQ(games->games.size(), 1U);
  EXPECT_EQ(games->whole_bytes, 2 * line.size());
  EXPECT_FALSE(log.read_all(line + "{}"));
  EXPECT_FALSE(log.read_all("something else"));
  EXPECT_TRUE(log.read_all(""));
}

TEST(MatchLog, RefusesOtherParametersAndNonsense) {
  const Tournament wanted = tournament({"random", "apprentice"}, 3, 1);
  const MatchLog log(wanted);
  const std::string line = log.line(won_by(0, {0, 0, 0}, 3, 1));
  ASSERT_TRUE(log.read(line, 1));

  Tournament other_seed = wanted;
  other_seed.seed = 6;
  Tournament other_options = wanted;
  other_options.setup = *wanted.game->setup(3, std::vector<std::string>{"easy=on"});
  for (const Tournament& other : {other_seed, other_options, tournament({"random", "greedy"}, 3, 1),
                                  tournament({"random", "apprentice"}, 3, 1, {.iterations = 9}),
                                  tournament({"random", "apprentice"}, 2, 1)}) {
    const auto refused = MatchLog(other).read(line, 7);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.refusal().sentence.en,
              "line 7: a game of a tournament with other parameters");
  }
  // More players and more deals than before are no other parameters: the games stay the same.
  const Tournament more = tournament({"greedy", "random", "apprentice"}, 3, 9);
  const auto known = MatchLog(more).read(line, 1);
  ASSERT_TRUE(known);
  EXPECT_EQ(more.pairings[known->fixture.pairing], (Pairing{1, 2}));

  const auto with = [&](const std::string& from, const std::string& to) {
    std::string text = line;
    const std::size_t at = text.find(from);
    EXPECT_NE(at, text.npos) << from;
    return text.replace(at, from.size(), to);
  };
  for (const std::string& wrong :
       {std::string("{}"), std::string("[]"), std::string("nonsense"), line.substr(0, 300),
        with(R"("seat":0)", R"("seat":3)"), with(R"("deal":0)", R"("deal":-1)"),
        with(R"("winners":["A"])", R"("winners":["D"])"), with(R"("kind":"rank)", R"("kind":"x)"),
        with(R"("scores":[)", R"("scores":[1,)"), with(R"("effort_of_one")", R"("effort")")})
    EXPECT_FALSE(log.read(wrong, 1)) << wrong;
}

}  // namespace
}  // namespace veillee
