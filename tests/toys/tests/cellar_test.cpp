// The toy with cards that lie face down: what each knows.
#include <gtest/gtest.h>

#include <set>

#include "games/registry.hpp"
#include "tests/toys/toys.hpp"

namespace veillee {
namespace {

const AnyGame& cellar() {
  register_toys();
  return *find_game("toy-cellar");
}

std::vector<std::string> options_of(const AnyState& state, Seat seat) {
  ActionList list;
  cellar().legal(state, seat, list);
  std::vector<std::string> texts;
  for (const Action& action : list) texts.push_back(cellar().print_action(action));
  return texts;
}

std::vector<Event> play(AnyState& state, Seat seat, const std::string& action) {
  std::vector<Event> events;
  EventSink sink = collect_into(events);
  const auto parsed = cellar().parse_action(action);
  EXPECT_TRUE(parsed);
  EXPECT_FALSE(cellar().apply(state, seat, *parsed, &sink)) << action;
  return events;
}

TEST(Cellar, CEL_1_1_one_draws_takes_or_looks) {
  AnyState state = cellar().start(*cellar().setup(2), 1);
  ASSERT_EQ(options_of(state, 0).size(), 3U)
      << "draw, or one of two open cards; nothing to look at";
  play(state, 0, "draw");
  play(state, 0, "lay B");
  // It lies before B, who does not know it, but may look.
  EXPECT_EQ(options_of(state, 1).back(), "look B");
  const std::string before = cellar().view(state, 1);
  play(state, 1, "look B");
  EXPECT_NE(cellar().view(state, 1), before);
  EXPECT_EQ(options_of(state, 0).back().substr(0, 4), "take") << "A knows it already";
}

TEST(Cellar, CEL_1_2_the_drawn_card_is_known_to_the_one_who_lays_it) {
  AnyState state = cellar().start(*cellar().setup(3), 1);
  const Event drawn = play(state, 0, "draw").at(0);
  EXPECT_NE(seen_by(drawn, 0)->args[0], no_arg);
  EXPECT_EQ(seen_by(drawn, 1)->args[0], no_arg);
  const Event laid = play(state, 0, "lay C").at(0);
  EXPECT_EQ(laid.args[0], drawn.args[0]);
  EXPECT_EQ(seen_by(laid, 2)->args[0], no_arg) << "not even the one before whom it lies";
  // Dealing anew for A never moves it; for C it does now and then.
  const auto worths = [&](Viewer viewer) {
    std::set<int> all;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      AnyState other = state;
      cellar().resample(other, viewer, seed);
      all.insert(cellar().outcome(other).score[2]);
    }
    return all.size();
  };
  EXPECT_EQ(worths(0), 1U);
  EXPECT_GT(worths(2), 5U);
}

}  // namespace
}  // namespace veillee
