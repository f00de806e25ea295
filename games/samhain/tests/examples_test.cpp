// The worked examples of the rulebook (section 15.a of RULES.md).
#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

TEST(Samhain, SAM_T3_example_2_three_clans_on_C14_and_two_dolmens) {
  Scenario s(3);
  s.member(A, "C14").member(B, "C14").member(C, "C14").turn_of(A);
  // Nobody has a choice: A28 has no two members on different cards, and the third dolmen is
  // missing.
  s.play(A, "activate C14");
  for (const Seat seat : {A, B}) {
    EXPECT_EQ(s.player(seat).cubes, (Cubes{{2, 1, 1}}));
    EXPECT_EQ(s.player(seat).upright[dolmen], 1);
  }
  EXPECT_EQ(s.player(C).cubes, (Cubes{{2, 2, 2}}));
  EXPECT_EQ(s.player(C).wisps, 1);
  EXPECT_EQ(s.state.reserve_objects[dolmen], 0);
  EXPECT_EQ(s.state.reserve[gold], 9);
  EXPECT_EQ(s.state.reserve[stone], 9);
  EXPECT_EQ(s.state.reserve_wisps, 6);
  for (const Seat seat : {A, B, C}) EXPECT_EQ(s.exhausted_on(seat, "C14"), 1);
}

}  // namespace
}  // namespace veillee::samhain
