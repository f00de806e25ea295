// What a preview says of things that are not certain: ranges of what the rest of the turn brings.
#include "players/range.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/testing/seats.hpp"
#include "games/registry.hpp"
#include "tests/toys/toys.hpp"

namespace veillee {
namespace {

const AnyGame& game_of(std::string_view id) {
  register_toys();
  return *find_game(id);
}

std::vector<std::string> told(const AnyGame& game, const AnyState& state, std::string_view action,
                              Language language = Language::english) {
  const Seat seat = game.deciders(state).first();
  std::vector<std::string> lines;
  for (const Phrase& line : range_of(Knowledge(game, state, seat, 1), *game.parse_action(action),
                                     game.seat_names(state)))
    lines.push_back(line.in(language));
  return lines;
}

using Lines = std::vector<std::string>;

TEST(Range, chance_makes_a_range_of_it) {
  const AnyGame& game = game_of("toy-par");
  AnyState state = game.start(*game.setup(1), 1);
  for (int n = 0; n < 5; ++n) ASSERT_FALSE(game.apply(state, 0, *game.parse_action("sure")));
  EXPECT_EQ(told(game, state, "risk"), Lines{"up to +5"});
  EXPECT_EQ(told(game, state, "risk", Language::french), Lines{"jusqu’à +5"});
}

TEST(Range, what_is_certain_is_one_figure) {
  const AnyGame& game = game_of("toy-rope");
  const AnyState state = game.start(*game.setup(2), 1);
  EXPECT_EQ(told(game, state, "pull 3"), Lines{"+3"});
}

TEST(Range, what_every_option_brings_is_not_told) {
  const AnyGame& game = game_of("toy-rope");
  const AnyState state = game.start(*game.setup(2), 1);
  EXPECT_EQ(told(game, state, "pull 1"), Lines{}) << "the others bring as much, and more";
}

// The first member goes to a card: both its tracks are open, and each would bring something.
TEST(Range, a_placement_of_the_set_up_shows_both_tracks_in_samhain) {
  const AnyGame& game = game_of("samhain");
  const AnyState state = game.start(*game.setup(3), 4);
  ActionList options;
  game.legal(state, game.deciders(state).first(), options);
  for (const Action& option : options) {
    const Lines lines = told(game, state, game.print_action(option));
    ASSERT_EQ(lines.size(), 2U) << game.print_action(option);
    for (const std::string& line : lines) EXPECT_TRUE(line.starts_with("up to +2 worship on "));
    EXPECT_TRUE(lines[0].ends_with("'s Light track")) << lines[0];
    EXPECT_TRUE(lines[1].ends_with("'s Dark track")) << lines[1];
  }
}

// Beside "by what you choose next" a card that may be drawn, or "by 1" without its verb, would say
// nothing.
TEST(Range, every_line_is_an_amount) {
  for (const AnyGame* game : all_games())
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      FastRng random(seed);
      AnyState state = game->start(*game->setup(seats_of(*game, 2)), seed);
      ActionList options;
      for (int n = 0; n < 60 && !game->deciders(state).empty(); ++n) {
        const Seat seat = game->deciders(state).first();
        game->legal(state, seat, options);
        const Action action =
            options[static_cast<int>(random.below(static_cast<std::uint32_t>(options.size())))];
        if (n % 6 == 0)
          for (const Phrase& line :
               range_of(Knowledge(*game, state, seat, 1), action, game->seat_names(state))) {
            EXPECT_TRUE(line.en.starts_with("+") || line.en.starts_with("up to +"))
                << game->info().id << ": " << line.en;
            EXPECT_TRUE(line.fr.starts_with("+") || line.fr.starts_with("jusqu’à +"))
                << game->info().id << ": " << line.fr;
          }
        ASSERT_FALSE(game->apply(state, seat, action));
      }
    }
}

TEST(Range, the_same_question_has_the_same_answer) {
  for (const AnyGame* game : all_games()) {
    const AnyState state = game->start(*game->setup(seats_of(*game, 3)), 4);
    const Seat seat = game->deciders(state).first();
    const Knowledge knowledge(*game, state, seat, 1);
    for (const Action& option : knowledge.options())
      EXPECT_EQ(range_of(knowledge, option, game->seat_names(state)),
                range_of(knowledge, option, game->seat_names(state)));
  }
}

}  // namespace
}  // namespace veillee
