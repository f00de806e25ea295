// The clauses of the smallest game, in notation.
#include <gtest/gtest.h>

#include "games/example/game.hpp"

namespace veillee::example {
namespace {

AnyState started(int seats) { return game().start(*game().setup(seats), 1); }

void show(AnyState& state, Seat seat, const std::string& fingers) {
  ASSERT_FALSE(game().apply(state, seat, *game().parse_action("show " + fingers)));
}

TEST(Hands, HAN_1_1_all_show_at_once) {
  AnyState state = started(3);
  EXPECT_EQ(game().deciders(state), SeatSet::all(3));
  show(state, 2, "2");
  EXPECT_EQ(game().deciders(state), SeatSet::all(2));
  EXPECT_EQ(open_state<State>(state).score[2], 0) << "nobody sees it before the last one";
  EXPECT_EQ(game().why_not(state, 0, *game().parse_action("show 3")).clause, "HAN-1.1");
}

TEST(Hands, HAN_1_2_a_finger_is_a_point) {
  AnyState state = started(2);
  show(state, 0, "2");
  show(state, 1, "1");
  EXPECT_EQ(open_state<State>(state).score[0], 2);
  EXPECT_EQ(open_state<State>(state).score[1], 1);
}

TEST(Hands, HAN_1_3_three_rounds_and_most_points_win) {
  AnyState state = started(2);
  for (int round = 0; round < 3; ++round) {
    EXPECT_FALSE(game().over(state));
    show(state, 0, "1");
    show(state, 1, round == 0 ? "2" : "1");
  }
  EXPECT_TRUE(game().over(state));
  EXPECT_EQ(game().outcome(state).winners, SeatSet::only(1));
}

}  // namespace
}  // namespace veillee::example
