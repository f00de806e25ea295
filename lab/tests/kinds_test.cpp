// Tournaments and learning in games of every kind (tests/toys).
#include <gtest/gtest.h>

#include "games/registry.hpp"
#include "lab/match_log.hpp"
#include "lab/tuning.hpp"
#include "players/coefficients.hpp"
#include "tests/toys/toys.hpp"

namespace veillee::kinds_tests {
namespace {

const std::atomic<bool> never = false;

Tournament tournament(std::string_view id, int seats, const std::vector<std::string_view>& players,
                      std::uint64_t deals) {
  register_toys();
  Tournament result;
  result.game = find_game(id);
  result.setup = *result.game->setup(seats);
  for (const std::string_view player : players)
    result.players.push_back(with_budget(*find_contestant(player), {.iterations = 60}));
  result.pairings = round_robin(result.players.size(), sides_of(*result.game, result.setup).size());
  result.deals = deals;
  return result;
}

std::vector<MatchGame> play(const Tournament& wanted) {
  std::vector<MatchGame> games;
  play_games(
      wanted, fixtures(wanted), 1, [&](const MatchGame& game) { games.push_back(game); }, never);
  return games;
}

TEST(KindsOfMatch, alone_each_player_is_measured_by_its_victories) {
  const Tournament wanted = tournament("toy-par", 1, {"random", "master"}, 60);
  const std::vector<MatchGame> games = play(wanted);
  EXPECT_EQ(games.size(), 120U);
  const std::vector<PairingSummary> summaries = summarise(wanted, games);
  ASSERT_EQ(summaries.size(), 2U);
  for (const PairingSummary& summary : summaries) {
    ASSERT_EQ(summary.sides.size(), 1U);
    EXPECT_EQ(summary.games, 60U);
    EXPECT_EQ(summary.deals, 60U);
    EXPECT_LE(summary.sides[0].win_interval.low, summary.sides[0].win_share);
    EXPECT_GE(summary.sides[0].win_interval.high, summary.sides[0].win_share);
  }
  EXPECT_GT(summaries[1].sides[0].win_share, summaries[0].sides[0].win_share);
  EXPECT_LT(summaries[1].sides[0].win_share, 1);
}

TEST(KindsOfMatch, together_one_player_has_all_seats) {
  const Tournament wanted = tournament("toy-beacon", 3, {"random", "master"}, 10);
  const std::vector<PairingSummary> summaries = summarise(wanted, play(wanted));
  ASSERT_EQ(summaries.size(), 2U);
  EXPECT_EQ(summaries[1].sides[0].seats, 3);
  EXPECT_GT(summaries[1].sides[0].win_share, 0.9);
  EXPECT_LT(summaries[0].sides[0].win_share, 0.6);
}

TEST(KindsOfMatch, teams_meet_from_both_sides_and_a_draw_is_half) {
  const Tournament wanted = tournament("toy-rope", 4, {"random", "master"}, 20);
  const std::vector<MatchGame> games = play(wanted);
  EXPECT_EQ(games.size(), 40U);
  int draws = 0;
  for (const MatchGame& game : games) {
    EXPECT_LT(game.fixture.seat, 2) << "one seat of each team";
    draws += game.outcome.drawn ? 1 : 0;
  }
  EXPECT_GT(draws, 0);
  const std::vector<PairingSummary> summaries = summarise(wanted, games);
  ASSERT_EQ(summaries.size(), 1U);
  EXPECT_EQ(summaries[0].sides[0].seats, 2);
  EXPECT_EQ(summaries[0].sides[1].seats, 2);
  EXPECT_NEAR(summaries[0].sides[0].win_share + summaries[0].sides[1].win_share, 1, 1e-9);
  EXPECT_GT(summaries[0].sides[1].win_share, 0.6);
}

TEST(KindsOfMatch, results_of_every_kind_are_read_again) {
  for (const auto& [id, seats] : {std::pair{"toy-par", 1}, {"toy-beacon", 2}, {"toy-rope", 4}}) {
    const Tournament wanted = tournament(id, seats, {"random"}, 4);
    Tournament alone = wanted;
    if (alone.pairings.empty()) alone.pairings = {{0, 0}};
    const MatchLog log(alone);
    for (const MatchGame& game : play(alone)) {
      const Result<MatchGame> read = log.read(log.line(game), 1);
      ASSERT_TRUE(read) << log.line(game);
      EXPECT_EQ(read->outcome, game.outcome);
    }
  }
  Tournament graded = tournament("toy-par", 1, {"random"}, 4);
  graded.setup = *graded.game->setup(1, std::vector<std::string>{"ranks=on"});
  const MatchLog log(graded);
  for (const MatchGame& game : play(graded))
    EXPECT_EQ(log.read(log.line(game), 1)->outcome, game.outcome);
}

// ── Learning ────────────────────────────────────────────────────────────────────────────────────

TuningSettings settings_of(std::string_view id, int seats) {
  register_toys();
  TuningSettings settings;
  settings.game = find_game(id);
  settings.evaluation = settings.game->evaluation();
  settings.setup = *settings.game->setup(seats);
  settings.player = *find_contestant("random");
  settings.position_once_in = 1;
  settings.games = 400;
  return settings;
}

TEST(KindsOfTuning, alone_a_seat_is_held_against_par) {
  const TuningSettings settings = settings_of("toy-par", 1);
  const std::vector<Examples> games = play_examples(
      settings, 1, [] {}, never);
  for (const Examples& game : games) {
    ASSERT_EQ(game.size(), 6U);  // one for each round
    for (const int rival : game.rivals) EXPECT_EQ(rival, 1500);
  }
  const std::vector<PhaseTuning> phases = tune(settings, games);
  ASSERT_EQ(phases.size(), 1U);
  EXPECT_GT(phases[0].weights[0], 50) << "points are worth about their points";
  EXPECT_LT(phases[0].weights[0], 200);
  EXPECT_LE(phases[0].after.loss, phases[0].before.loss + 0.01);
  EXPECT_LT(phases[0].after.loss, 0.69);
}

TEST(KindsOfTuning, in_teams_only_opponents_are_compared) {
  const TuningSettings settings = settings_of("toy-rope", 4);
  const std::vector<Examples> games = play_examples(
      settings, 1, [] {}, never);
  for (const Examples& game : games) {
    ASSERT_EQ(game.size(), 8U * 4U);  // eight decisions, four pairs of opponents
    for (const int rival : game.rivals) EXPECT_EQ(rival, 0);
  }
  const std::vector<PhaseTuning> phases = tune(settings, games);
  EXPECT_GT(phases[1].weights[0], 0) << "who has pulled more is ahead";
}

// ── Every kind ──────────────────────────────────────────────────────────────────────────────────

TEST(EveryKind, has_tournaments) {
  for (const ToyTable& toy : every_toy_table()) {
    SCOPED_TRACE(toy.name());
    const Tournament wanted = tournament(toy.id(), toy.seats, {"random", "apprentice"}, 2);
    const std::vector<MatchGame> games = play(wanted);
    EXPECT_EQ(games.size(), fixtures(wanted).size());
    for (const MatchGame& played : games) EXPECT_TRUE(played.fault.empty()) << played.fault.en;
    for (const PairingSummary& summary : summarise(wanted, games)) {
      EXPECT_GT(summary.games, 0U);
      double whole = 0;
      int seated = 0;
      for (const SideSummary& side : summary.sides) {
        whole += side.win_share * side.seats;
        seated += side.seats;
      }
      EXPECT_EQ(seated, toy.seats);
      const int sides = sides_of(*toy.game, wanted.setup).size();
      if (sides == 1) continue;  // the game may win
      EXPECT_NEAR(whole * sides / toy.seats, 1, 1e-9) << "one victory, of one side";
    }
  }
}

TEST(EveryKind, can_be_learnt) {
  for (const ToyTable& toy : every_toy_table()) {
    SCOPED_TRACE(toy.name());
    if (toy.game->evaluation() == nullptr) continue;  // the smallest game has nothing to weigh
    TuningSettings settings = settings_of(toy.id(), toy.seats);
    settings.games = 200;
    const std::vector<Examples> games = play_examples(
        settings, 1, [] {}, never);
    std::size_t examples = 0;
    for (const Examples& game_of : games) examples += game_of.size();
    EXPECT_GT(examples, 200U);
    for (const PhaseTuning& phase : tune(settings, games)) {
      EXPECT_EQ(phase.weights.size(), static_cast<std::size_t>(settings.evaluation->features()));
      EXPECT_LE(phase.after.loss, phase.before.loss + 0.05);
    }
  }
}

// ── Coefficients by name ────────────────────────────────────────────────────────────────────────

TEST(CoefficientsByName, are_set_within_their_range_or_refused) {
  SearchSettings settings;
  EXPECT_FALSE(set_coefficient(settings, "exploration=0.4"));
  EXPECT_FLOAT_EQ(settings.exploration, 0.4F);
  EXPECT_FALSE(set_coefficient(settings, "chance_nodes=0"));
  EXPECT_FALSE(settings.chance_nodes);
  EXPECT_FALSE(set_coefficient(settings, "rollout=-1"));
  EXPECT_EQ(settings.rollout, -1);
  for (const auto& [text, part] :
       {std::pair{"exploration", "name=value"},
        {"exploration=", "is not a number from 0 to 100"},
        {"exploration=nan", "is not a number from 0 to 100"},
        {"exploration=0.4x", "is not a number from 0 to 100"},
        {"margin=2", "is not a number from 0 to 1"},
        {"iterations=2.5", "is not a whole number from 1 to 10000000"},
        {"priors=2", "is not a whole number from 0 to 1"},
        {"courage=1", "\"courage\" is not known; possible: iterations rollout"}}) {
    const SearchSettings before = settings;
    const std::optional<Refusal> refusal = set_coefficient(settings, text);
    ASSERT_TRUE(refusal) << text;
    EXPECT_NE(refusal->sentence.en.find(part), std::string::npos) << refusal->sentence.en;
    for (const Coefficient& coefficient : search_coefficients())
      EXPECT_EQ(coefficient.of(settings), coefficient.of(before)) << coefficient.name;
  }
}

TEST(CoefficientsByName, every_preset_is_within_its_range) {
  for (const Coefficient& coefficient : search_coefficients()) {
    EXPECT_GE(coefficient.of({}), coefficient.least) << coefficient.name;
    EXPECT_LE(coefficient.of({}), coefficient.most) << coefficient.name;
    SearchSettings settings;
    settings.iterations = 7;
    EXPECT_FALSE(set_coefficient(
        settings, std::string(coefficient.name) + '=' + coefficient.text(SearchSettings{})));
    EXPECT_EQ(coefficient.of(settings), coefficient.of(SearchSettings{})) << coefficient.name;
  }
}

}  // namespace
}  // namespace veillee::kinds_tests
