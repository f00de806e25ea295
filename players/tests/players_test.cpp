#include <gtest/gtest.h>

#include "games/example/game.hpp"
#include "games/registry.hpp"
#include "players/player.hpp"

namespace veillee {
namespace {

// One game; gives each seat's share of the victory.
Outcome play(const AnyGame& game, const Setup& setup, std::uint64_t seed,
             const std::vector<const ComputerPlayer*>& seats) {
  AnyState state = game.start(setup, seed);
  for (std::uint64_t seq = 0; !game.over(state); ++seq) {
    const Seat seat = game.deciders(state).first();
    const Action action = pick_action(*seats[seat], game, state, seat, fold(seed, seq));
    EXPECT_FALSE(game.apply(state, seat, action)) << game.print_action(action);
  }
  return game.outcome(state);
}

TEST(Players, AreFoundByIdAndByName) {
  ASSERT_EQ(computer_players().size(), 6U);
  EXPECT_EQ(find_computer_player("greedy"), &computer_players()[1]);
  EXPECT_EQ(find_computer_player("glouton"), &computer_players()[1]);
  EXPECT_EQ(find_computer_player("hasard"), &computer_players()[0]);
  EXPECT_EQ(find_computer_player("héritier du trône"), &levels().back());
  EXPECT_EQ(find_computer_player("nobody"), nullptr);
}

// Every choice is legal, the same seed gives the same one, and the position is left alone.
TEST(Players, ChooseLegallyAndRepeatably) {
  for (const AnyGame* game : all_games())
    for (const ComputerPlayer& player : computer_players().first(3)) {
      const auto setup = *game->setup(game->info().seats.most);
      AnyState state = game->start(setup, 7);
      for (std::uint64_t seq = 0; !game->over(state) && seq < 60; ++seq) {
        const Seat seat = game->deciders(state).first();
        const AnyState before = state;
        const Action action = pick_action(player, *game, state, seat, seq);
        EXPECT_EQ(action, pick_action(player, *game, state, seat, seq));
        EXPECT_EQ(state, before);
        ASSERT_FALSE(game->apply(state, seat, action));
      }
    }
}

// Hands that the seat cannot see, dealt otherwise, change nothing in what it does.
TEST(Players, DoNotSeeWhatIsHidden) {
  for (const AnyGame* game : all_games()) {
    const auto setup = *game->setup(game->info().seats.most);
    int hidden_otherwise = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      AnyState state = game->start(setup, seed);
      FastRng random(seed);
      for (int n = 0; !game->over(state) && n < 100; ++n) {
        const Seat seat = game->deciders(state).first();
        AnyState other = state;
        game->resample(other, seat, random.word64());
        if (!(other == state)) ++hidden_otherwise;
        for (const ComputerPlayer& player : computer_players().first(3))
          ASSERT_EQ(pick_action(player, *game, state, seat, 5),
                    pick_action(player, *game, other, seat, 5))
              << game->info().id << " after " << n;
        const Action action = pick_action(computer_players()[0], *game, state, seat, seed + n);
        ASSERT_FALSE(game->apply(state, seat, action));
      }
    }
    EXPECT_GT(hidden_otherwise, 50);
  }
}

TEST(Players, LevelsHaveTheirIterationsAtEveryTable) {
  for (const AnyGame* game : all_games())
    for (const int seats : {2, 3, 4}) {
      if (!game->setup(seats)) continue;
      const auto measure = game->info().thinking;
      ASSERT_TRUE(measure.empty() || measure.size() == levels().size()) << game->info().id;
      const AnyState state = game->start(*game->setup(seats), 5);
      const Seat seat = game->deciders(state).first();
      std::uint64_t below = 0;
      for (ComputerPlayer level : levels()) {
        level.milliseconds = 600'000;  // however slow the machine is
        level.search.until_decided = false;
        Thinker thinker(level, *game);
        static_cast<void>(thinker.choose(state, seat, 1));
        EXPECT_EQ(thinker.last().simulations, search_in(game->info(), level).iterations);
        EXPECT_GT(thinker.last().simulations, below) << "each level thinks more than the one below";
        below = thinker.last().simulations;
      }
    }
}

// Of twenty games of two, each deal from both seats, the share that the one wins.
double share_won(const AnyGame& game, const ComputerPlayer& one, const ComputerPlayer& other) {
  double won = 0;
  constexpr int deals = 10;
  for (std::uint64_t deal = 0; deal < deals; ++deal)
    for (Seat seat = 0; seat < 2; ++seat) {
      std::vector<const ComputerPlayer*> seats(2, &other);
      seats[seat] = &one;
      won += play(game, *game.setup(2), 100 + deal, seats).share(seat);
    }
  return won / (2 * deals);
}

TEST(Players, GreedyBeatsRandom) {
  EXPECT_GT(share_won(*find_game("samhain"), computer_players()[1], computer_players()[0]), 0.9);
}

TEST(Players, WhoDoubtsFirstImpressionsPlaysWorse) {
  const AnyGame& game = *find_game("dicium-civilisation");
  ASSERT_GT(game.info().thinking[0].doubt, 1);
  ComputerPlayer trusting = levels()[0];
  trusting.level = 0;
  EXPECT_GT(share_won(game, trusting, levels()[0]), 0.7);
}

// While others still owe theirs, what one's own answer brings shows only at the end of the round.
TEST(Players, GreedyJudgesSimultaneousDecisionsByTheirEnd) {
  const AnyGame& game = example::game();
  AnyState state = game.start(*game.setup(3), 1);
  for (std::uint64_t seq = 0; !game.over(state); ++seq) {
    const Seat seat = game.deciders(state).first();
    const Action action = pick_action(computer_players()[1], game, state, seat, seq);
    EXPECT_EQ(game.print_action(action), "show 2");
    ASSERT_FALSE(game.apply(state, seat, action));
  }
}

// What another seat has answered in secret changes nothing, either.
TEST(Players, DoNotSeeSecretAnswers) {
  const AnyGame& game = example::game();
  for (const ComputerPlayer& player : computer_players().first(2))
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      std::vector<Action> chosen;
      for (const std::string shown : {"show 0", "show 1", "show 2"}) {
        AnyState state = game.start(*game.setup(2), 1);
        ASSERT_FALSE(game.apply(state, 0, *game.parse_action(shown)));
        chosen.push_back(pick_action(player, game, state, 1, seed));
      }
      EXPECT_EQ(chosen[0], chosen[1]);
      EXPECT_EQ(chosen[0], chosen[2]);
    }
}

}  // namespace
}  // namespace veillee
