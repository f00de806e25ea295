// Reasons of hints: what an action brings that another does not, in words.
#include "players/reason.hpp"

#include <gtest/gtest.h>

#include "games/registry.hpp"
#include "tests/toys/toys.hpp"

namespace veillee::reason_tests {
namespace {

const AnyGame& game_of(std::string_view id) {
  register_toys();
  return *find_game(id);
}

AnyState played(const AnyGame& game, int seats, const std::vector<std::string>& actions) {
  AnyState state = game.start(*game.setup(seats), 1);
  for (const std::string& action : actions)
    EXPECT_FALSE(game.apply(state, game.deciders(state).first(), *game.parse_action(action)))
        << action;
  return state;
}

std::vector<Phrase> why(const AnyGame& game, const AnyState& state,
                        const std::vector<std::string>& actions, std::uint64_t seed = 1) {
  const Seat seat = game.deciders(state).first();
  std::vector<Action> parsed;
  for (const std::string& action : actions) parsed.push_back(*game.parse_action(action));
  return reasons(Knowledge(game, state, seat, seed), parsed, game.seat_names(state), seed);
}

// The first position of a random game in which the seat may take both actions.
AnyState position_with(const AnyGame& game, const std::vector<std::string>& actions) {
  FastRng random(5);
  for (std::uint64_t seed = 1; seed < 200; ++seed) {
    AnyState state = game.start(*game.setup(3), seed);
    while (!game.over(state)) {
      const Seat seat = game.deciders(state).first();
      ActionList list;
      game.legal(state, seat, list);
      bool all = true;
      for (const std::string& action : actions)
        all = all && list.contains(*game.parse_action(action));
      if (all) return state;
      EXPECT_FALSE(game.apply(
          state, seat,
          list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))]));
    }
  }
  ADD_FAILURE() << "no such position";
  return game.start(*game.setup(3), 1);
}

TEST(Reason, in_teams_what_the_seat_does_more) {
  const AnyGame& game = game_of("toy-rope");
  const AnyState state = played(game, 4, {});
  const auto told = why(game, state, {"pull 3", "pull 1"});
  EXPECT_EQ(told[0].en, "pulls by 2 more");
  EXPECT_EQ(told[0].fr, "tire de 2 de plus");
  EXPECT_TRUE(told[1].empty()) << told[1].en;
}

TEST(Reason, together_and_alone) {
  const AnyGame& beacon = game_of("toy-beacon");
  const auto told = why(beacon, played(beacon, 3, {}), {"lay 3", "lay 0", "lay 2"});
  EXPECT_EQ(told[0].en, "lays 3 wood");
  EXPECT_TRUE(told[1].empty());
  EXPECT_TRUE(told[2].empty()) << "compared with the best";
  const AnyGame& par = game_of("toy-par");
  const AnyState last = played(par, 1, {"sure", "sure", "sure", "sure", "sure"});
  for (std::uint64_t seed = 1; seed < 6; ++seed) {
    // Chance decides the risky step: the mean of the deals is what counts.
    const auto steps = why(par, last, {"sure", "risk"}, seed);
    EXPECT_FALSE(!steps[0].empty() && !steps[1].empty()) << "both cannot go further";
    EXPECT_EQ(steps[0], why(par, last, {"sure", "risk"}, seed)[0]) << "the same seed";
  }
}

TEST(Reason, nothing_is_said_where_nothing_differs_or_there_is_no_choice) {
  const AnyGame& game = game_of("toy-rope");
  const AnyState state = played(game, 2, {"pull 1"});
  EXPECT_TRUE(why(game, state, {"pull 2", "pull 2"})[0].empty());
  EXPECT_TRUE(why(game, state, {"pull 2"})[0].empty());
  EXPECT_TRUE(why(game, state, {}).empty());
}

TEST(Reason, names_what_is_gained_in_samhain) {
  const AnyGame& game = game_of("samhain");
  const AnyState state = position_with(game, {"use rune", "end turn"});
  const auto told = why(game, state, {"use rune", "end turn"});
  EXPECT_TRUE(told[0].en.starts_with("gains 1 ")) << told[0].en;
  EXPECT_TRUE(told[0].fr.starts_with("gagne 1 ")) << told[0].fr;
}

TEST(Reason, a_wisp_is_no_gain_in_samhain) {
  const AnyGame& game = game_of("samhain");
  const AnyState state = position_with(game, {"wisp", "perform light"});
  const auto told = why(game, state, {"wisp", "perform light"});
  EXPECT_EQ(told[0].en.find("gains 1 wisp"), std::string::npos) << told[0].en;
  EXPECT_NE(told[1].en.find("gains 1 wisp less"), std::string::npos) << told[1].en;
}

TEST(Reason, names_what_is_gained_in_sabbat_magica) {
  const AnyGame& game = game_of("sabbat-magica");
  const AnyState state = position_with(game, {"tile", "nothing"});
  const auto told = why(game, state, {"tile", "nothing"});
  EXPECT_FALSE(told[0].empty());
  EXPECT_TRUE(told[1].empty()) << told[1].en;
}

// Every word in both languages, at any decision, for any two options.
TEST(Reason, is_told_in_both_languages_or_not_at_all) {
  int told = 0;
  for (const AnyGame* game : all_games()) {
    FastRng random(9);
    AnyState state = game->start(*game->setup(2), 3);
    for (int n = 0; n < 150 && !game->over(state); ++n) {
      const Seat seat = game->deciders(state).first();
      ActionList list;
      game->legal(state, seat, list);
      if (n % 10 == 0 && list.size() > 1) {
        const Action two[] = {list[0], list[1]};
        for (const Phrase& each :
             reasons(Knowledge(*game, state, seat, 1), two, game->seat_names(state), 1)) {
          EXPECT_EQ(each.fr.empty(), each.en.empty());
          EXPECT_EQ(each.en.find(game->seat_names(state)[seat].en + " "), std::string::npos)
              << "the subject is left out: " << each.en;
          for (const char* quantity : {" less", " more"})
            if (const std::size_t at = each.en.find(quantity); at != std::string::npos) {
              EXPECT_NE(each.en.substr(0, at).find_first_of("0123456789"), std::string::npos)
                  << "less of what has no number: " << each.en;
            }
          told += each.empty() ? 0 : 1;
        }
      }
      EXPECT_FALSE(game->apply(
          state, seat,
          list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))]));
    }
  }
  EXPECT_GT(told, 5);
}

}  // namespace
}  // namespace veillee::reason_tests
