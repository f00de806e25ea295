// Games of every kind: alone against par, up a ladder, together, in teams, with dice. Leads, search
// and analysis are right for all of them (tests/toys).
#include <gtest/gtest.h>

#include "games/registry.hpp"
#include "players/analysis.hpp"
#include "players/player.hpp"
#include "tests/toys/toys.hpp"

namespace veillee {
namespace {

const AnyGame& toy(std::string_view id) {
  register_toys();
  return *find_game(id);
}

AnyState played(const AnyGame& game, const Setup& setup, const std::vector<std::string>& actions) {
  AnyState state = game.start(setup, 1);
  for (const std::string& action : actions)
    EXPECT_FALSE(game.apply(state, game.deciders(state).first(), *game.parse_action(action)))
        << action;
  return state;
}

// Chance may go any way: with some hundreds of iterations shares are told as they are.
SearchSettings any_way() {
  SearchSettings settings = levels().back().search;
  settings.widening = 0;
  return settings;
}

SearchResult think(const AnyGame& game, const AnyState& state, std::uint32_t iterations = 400,
                   SearchSettings settings = any_way()) {
  settings.iterations = iterations;
  const Seat seat = game.deciders(state).first();
  return make_search(game)->run(Knowledge(game, state, seat, 7).sample(0), seat, settings, 7);
}

std::string best(const AnyGame& game, const SearchResult& result) {
  return game.print_action(result.candidates[0].action);
}

AnalysisSettings quick() {
  AnalysisSettings settings;
  settings.search = any_way();
  settings.search.iterations = 300;
  settings.continuations = 20;
  return settings;
}

Annotation judged(const AnyGame& game, const Setup& setup,
                  const std::vector<std::string>& actions) {
  std::vector<PlayedAction> taken;
  AnyState state = game.start(setup, 1);
  for (const std::string& action : actions) {
    taken.push_back({game.deciders(state).first(), *game.parse_action(action)});
    EXPECT_FALSE(game.apply(state, taken.back().seat, taken.back().action));
  }
  return annotate(game, game.start(setup, 1), taken, quick(), 3);
}

// ── Alone ───────────────────────────────────────────────────────────────────────────────────────

TEST(AloneAgainstPar, the_lead_is_over_par) {
  const AnyGame& game = toy("toy-par");
  const AnyState state = game.start(*game.setup(1), 1);
  EXPECT_EQ(game.lead(state, 0), game.worth(state, 0) - game.rival_worth(state));
  EXPECT_LT(game.lead(played(game, *game.setup(1), {"sure", "sure"}), 0), game.lead(state, 0))
      << "two sure steps are less than what was hoped for";
}

// Position by position: the last step wins by 2 or not at all, and by 5 or not at all.
TEST(AloneAgainstPar, the_search_risks_what_it_must_and_no_more) {
  const AnyGame& game = toy("toy-par");
  int sure = 0;
  int risky = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    AnyState state = game.start(*game.setup(1), seed);
    FastRng random(seed);
    for (int round = 0; round < 5; ++round)
      ASSERT_FALSE(
          game.apply(state, 0, *game.parse_action(random.below(2) == 0 ? "sure" : "risk")));
    const int missing = 15 - game.outcome(state).score[0];
    if (missing <= 0 || missing > 5) continue;
    const SearchResult result = think(game, state);
    if (missing <= 2) {
      EXPECT_EQ(best(game, result), "sure") << "seed " << seed;
      EXPECT_GT(result.candidates[0].share, 0.9F) << "seed " << seed;
      ++sure;
    } else {
      EXPECT_EQ(best(game, result), "risk") << "seed " << seed;
      EXPECT_NEAR(result.candidates[0].share, 0.5F, 0.15F) << "seed " << seed;
      ++risky;
    }
  }
  EXPECT_GT(sure, 0);
  EXPECT_GT(risky, 0);
}

// The last step brings the five points that are missing, or nothing. When chance goes one way only
// a search believes in it; the more ways, the nearer it is to what is fair.
TEST(AloneAgainstPar, a_search_can_look_at_few_ways_that_chance_may_go) {
  const AnyGame& game = toy("toy-par");
  const AnyState state = played(game, *game.setup(1), std::vector<std::string>(5, "sure"));
  const auto share_of_risk = [&](float widening, std::uint64_t seed) {
    SearchSettings settings = any_way();
    settings.iterations = 400;
    settings.widening = widening;
    const SearchResult result =
        make_search(game)->run(Knowledge(game, state, 0, seed).sample(0), 0, settings, seed);
    for (const Candidate& candidate : result.candidates)
      if (game.print_action(candidate.action) == "risk") return candidate.share;
    return -1.0F;
  };
  int lucky = 0;
  constexpr int searches = 40;
  for (std::uint64_t seed = 0; seed < searches; ++seed) {
    const float one_way = share_of_risk(1e-6F, seed);
    EXPECT_TRUE(one_way < 0.2F || one_way > 0.8F) << one_way << ", seed " << seed;
    lucky += one_way > 0.5F ? 1 : 0;
    EXPECT_NEAR(share_of_risk(1, seed), 0.5F, 0.4F) << "seed " << seed;
  }
  EXPECT_GT(lucky, searches / 4);
  EXPECT_LT(lucky, searches * 3 / 4);
}

TEST(AloneAgainstPar, the_search_wins_more_often_than_chance) {
  const AnyGame& game = toy("toy-par");
  const auto victories = [&](const ComputerPlayer& player) {
    double won = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      AnyState state = game.start(*game.setup(1), seed);
      Thinker thinker(player, game);
      for (std::uint64_t n = 0; !game.over(state); ++n)
        EXPECT_FALSE(game.apply(state, 0, thinker.choose(state, 0, fold(seed, n))));
      won += game.outcome(state).share(0);
    }
    return won;
  };
  EXPECT_GT(victories(*find_computer_player("master")),
            victories(*find_computer_player("random")) + 5);
}

TEST(AloneOnALadder, ranks_are_shares_and_the_search_hopes_for_the_next_one) {
  const AnyGame& game = toy("toy-par");
  const veillee::Setup setup = *game.setup(1, std::vector<std::string>{"ranks=on"});
  const AnyState end = played(game, setup, {"sure", "sure", "sure", "sure", "sure", "sure"});
  const Outcome outcome = game.outcome(end);
  EXPECT_EQ(outcome.kind, Outcome::Kind::graded);
  EXPECT_EQ(outcome.rank, 3);
  EXPECT_NEAR(outcome.share(0), 1.0 / 3, 1e-9);
  const SearchResult result = think(game, played(game, setup, {"sure", "sure", "sure", "sure"}));
  EXPECT_GT(result.candidates[0].share, 0.2F);
  EXPECT_LT(result.candidates[0].share, 0.7F);
}

TEST(AloneAgainstPar, hints_and_judgement_speak_of_one_victory_that_may_be_lost) {
  const AnyGame& game = toy("toy-par");
  // Five sure steps: five points are missing, which only a risky step can bring.
  std::vector<std::string> careful(5, "sure");
  const Hint told = hint(game, played(game, *game.setup(1), careful), 0, quick(), 1);
  EXPECT_EQ(game.print_action(told.best[0].action), "risk");
  EXPECT_NEAR(told.best[0].share, 0.5, 0.15);
  EXPECT_LT(told.best[1].share, 0.15);
  EXPECT_GT(told.best[0].victory.mean, 0.1);
  EXPECT_LT(told.best[0].victory.mean, 0.9);
  EXPECT_EQ(told.best[1].victory.mean, 0);
  careful.emplace_back("sure");
  const Annotation annotation = judged(game, *game.setup(1), careful);
  for (const JudgedDecision& decision : annotation.decisions) {
    EXPECT_LT(decision.shares[0], 0.8) << "nothing is normalised to a sure victory";
    EXPECT_EQ(decision.shares[1], 0);
  }
  EXPECT_EQ(annotation.decisions[5].shares[0], 0);
  EXPECT_EQ(game.print_action(annotation.decisions[5].best), "risk");
  EXPECT_EQ(worst_decisions(annotation, 1), std::vector<std::size_t>{5});
}

// ── Together ────────────────────────────────────────────────────────────────────────────────────

TEST(Together, partners_have_one_lead) {
  const AnyGame& game = toy("toy-beacon");
  const AnyState state = played(game, *game.setup(3), {"lay 3", "lay 0"});
  EXPECT_EQ(game.lead(state, 0), game.lead(state, 2));
  EXPECT_EQ(game.lead(state, 0), game.worth(state, 1));
}

TEST(Together, the_search_counts_on_its_partners) {
  const AnyGame& game = toy("toy-beacon");
  // Nine for two players; after five there are two turns, and three each will not do: 3 + 1, 2 + 2
  // or 1 + 3 will.
  const AnyState state = played(game, *game.setup(2), {"lay 3", "lay 2"});
  const SearchResult result = think(game, state);
  EXPECT_NE(best(game, result), "lay 0");
  EXPECT_GT(result.candidates[0].share, 0.8F);
  EXPECT_EQ(result.candidates[0].shares[0], result.candidates[0].shares[1]);
  // The last turn has one right answer.
  EXPECT_EQ(best(game, think(game, played(game, *game.setup(2), {"lay 3", "lay 2", "lay 1"}))),
            "lay 3");
}

TEST(Together, judgement_gives_each_partner_the_whole_share) {
  const AnyGame& game = toy("toy-beacon");
  const Annotation annotation =
      judged(game, *game.setup(4),
             {"lay 2", "lay 2", "lay 2", "lay 2", "lay 2", "lay 2", "lay 2", "lay 3"});
  for (const JudgedDecision& decision : annotation.decisions)
    for (Seat seat = 1; seat < 4; ++seat) EXPECT_EQ(decision.shares[seat], decision.shares[0]);
  EXPECT_GT(annotation.decisions[6].shares[0], 0.8) << "four partners are not a quarter each";
  EXPECT_EQ(annotation.decisions[7].shares[3], 1);
}

TEST(Together, a_hint_sees_what_loses_for_all) {
  const AnyGame& game = toy("toy-beacon");
  const AnyState state = played(game, *game.setup(2), {"lay 3", "lay 2", "lay 1"});
  const Hint told = hint(game, state, 1, quick(), 1);
  EXPECT_EQ(game.print_action(told.best[0].action), "lay 3");
  EXPECT_EQ(told.best[0].victory.mean, 1);
  EXPECT_EQ(told.best[1].victory.mean, 0);
}

// ── Teams ───────────────────────────────────────────────────────────────────────────────────────

TEST(Teams, leads_are_of_the_team) {
  const AnyGame& game = toy("toy-rope");
  const AnyState state = played(game, *game.setup(4), {"pull 3", "pull 1", "pull 2", "pull 3"});
  EXPECT_EQ(game.lead(state, 0), game.lead(state, 2));
  EXPECT_EQ(game.lead(state, 1), game.lead(state, 3));
  EXPECT_EQ(game.lead(state, 0), -game.lead(state, 1));
  EXPECT_GT(game.lead(state, 0), 0);
}

TEST(Teams, the_search_wins_for_its_team_or_saves_half) {
  const AnyGame& game = toy("toy-rope");
  const veillee::Setup setup = *game.setup(4);
  // Before the last pull: 5 + 3 against 3 + 3 + …; the last seat has 1 and 2 left.
  const std::vector<std::string> drawn = {"pull 3", "pull 2", "pull 1", "pull 3",
                                          "pull 2", "pull 1", "pull 2"};
  const SearchResult half = think(game, played(game, setup, drawn));
  EXPECT_EQ(best(game, half), "pull 2");
  EXPECT_NEAR(half.candidates[0].share, 0.5F, 0.1F);
  const std::vector<std::string> won = {"pull 3", "pull 3", "pull 1", "pull 3",
                                        "pull 2", "pull 1", "pull 2"};
  const SearchResult whole = think(game, played(game, setup, won));
  EXPECT_EQ(best(game, whole), "pull 2");
  EXPECT_GT(whole.candidates[0].shares[1], 0.9F) << "the partner has won, too";
  EXPECT_LT(whole.candidates[0].shares[0], 0.1F);
}

TEST(Teams, judgement_gives_mates_the_same_and_opponents_the_rest) {
  const AnyGame& game = toy("toy-rope");
  const Annotation annotation =
      judged(game, *game.setup(4), {"pull 3", "pull 1", "pull 3", "pull 2"});
  for (const JudgedDecision& decision : annotation.decisions) {
    EXPECT_NEAR(decision.shares[0], decision.shares[2], 1e-6);
    EXPECT_NEAR(decision.shares[0] + decision.shares[1], 1, 1e-3);
  }
}

// ── Dice ────────────────────────────────────────────────────────────────────────────────────────

// A triple is the most there is: whoever has one keeps it, whatever chance would bring.
TEST(OpenDice, the_search_keeps_the_best_hand_and_throws_a_bad_one_again) {
  const AnyGame& game = toy("toy-dice");
  int triples = 0;
  int nothings = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const AnyState state = game.start(*game.setup(2), seed);
    const int hand = game.worth(state, 0);
    if (hand != 0 && hand != 600) continue;
    if (hand == 0 && nothings == 10) continue;
    const SearchResult result = think(game, state, 200);
    EXPECT_EQ(best(game, result) == "keep", hand == 600) << "seed " << seed;
    ++(hand == 0 ? nothings : triples);
  }
  EXPECT_GT(triples, 0);
  EXPECT_EQ(nothings, 10);
}

TEST(OpenDice, what_chance_has_shown_has_nodes_of_its_own) {
  const AnyGame& game = toy("toy-dice");
  const AnyState state = game.start(*game.setup(2), 4);
  SearchSettings without = any_way();
  without.chance_nodes = false;
  EXPECT_GT(think(game, state, 500).nodes, think(game, state, 500, without).nodes);
}

// ── Every kind ──────────────────────────────────────────────────────────────────────────────────

// What the seats expect of the victory fits together: one for all who play for themselves or in
// teams, the same for all who play together.
void expect_shares(const Outcome& kind, const std::array<double, max_seats>& shares) {
  double sum = 0;
  for (Seat seat = 0; seat < kind.seats; ++seat) {
    EXPECT_GE(shares[seat], 0);
    EXPECT_LE(shares[seat], 1.0001);
    for (Seat mate = 0; mate < seat; ++mate) {
      if (kind.team[mate] != kind.team[seat]) continue;
      EXPECT_NEAR(shares[mate], shares[seat], 1e-6) << "mates win together";
    }
    if (one_of_each_team(kind.seats, kind.team).has(seat)) sum += shares[seat];
  }
  if (kind.kind != Outcome::Kind::competitive && kind.kind != Outcome::Kind::teams) return;
  EXPECT_NEAR(sum, 1, 1e-6);
}

TEST(EveryKind, is_thought_over_hinted_and_judged) {
  register_toys();
  AnalysisSettings settings = quick();
  settings.search.iterations = 40;
  settings.continuations = 2;
  ComputerPlayer player = *find_computer_player("master");
  player.search.iterations = 40;
  for (const AnyGame* game : toys())
    for (const veillee::Setup& setup : game->every_setup()) {
      SCOPED_TRACE(std::string(game->info().id) + " of " + std::to_string(setup.seats));
      const AnyState first = game->start(setup, 5);
      AnyState state = first;
      std::vector<Thinker> thinkers;
      for (Seat seat = 0; seat < setup.seats; ++seat) thinkers.emplace_back(player, *game);
      std::vector<PlayedAction> taken;
      while (!game->deciders(state).empty()) {
        const Seat seat = game->deciders(state).first();
        if (taken.size() == 1) {
          ActionList list;
          game->legal(state, seat, list);
          const Hint told = hint(*game, state, seat, settings, 5);
          ASSERT_EQ(told.best.size(), std::min<std::size_t>(3, list.size()));
          for (const Advice& advice : told.best)
            EXPECT_NE(std::find(list.begin(), list.end(), advice.action), list.end());
        }
        const Action action = thinkers[seat].choose(state, seat, 5);
        taken.push_back({seat, action});
        ASSERT_FALSE(game->apply(state, seat, action)) << game->print_action(action);
      }
      const Annotation annotation = annotate(*game, first, taken, settings, 5);
      ASSERT_EQ(annotation.decisions.size(), taken.size());
      const Outcome end = game->outcome(state);
      for (const JudgedDecision& judged : annotation.decisions) expect_shares(end, judged.shares);
      for (Seat seat = 0; seat < setup.seats; ++seat)
        EXPECT_EQ(annotation.decisions.back().shares[seat], end.share(seat));
    }
}

}  // namespace
}  // namespace veillee
