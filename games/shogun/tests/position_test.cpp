// Positions out of files: what the rules never bring about is refused, and the sentence names the
// clause.
#include "games/shogun/tests/scenario.hpp"

namespace veillee::shogun {
namespace {

void expect_refused(const std::string& refusal, std::string_view clause) {
  EXPECT_NE(refusal.find(clause), std::string::npos) << clause << ": " << refusal;
}

TEST(Shogun, SHO_5_13_tiles_lie_on_their_kinds_of_squares) {
  expect_refused(Scenario().torii("C7").refused_turn_of(A), "SHO-5.13");
  expect_refused(Scenario().torii("A1").refused_turn_of(A), "SHO-5.13");
  expect_refused(Scenario().garrisons("C3").refused_turn_of(A), "SHO-5.13");
  expect_refused(Scenario().garrisons("B6").refused_turn_of(A), "SHO-5.13");
  expect_refused(Scenario().braziers("B6").refused_turn_of(A), "SHO-5.13");
  EXPECT_EQ(Scenario().torii("B6").garrisons("C5").braziers("A1").refused_turn_of(A), "");
}

TEST(Shogun, SHO_8_21_a_garden_has_one_torii_at_most) {
  expect_refused(Scenario().torii("A6 B6").refused_turn_of(A), "SHO-8.21");
  expect_refused(Scenario().torii("D9").refused_turn_of(A), "SHO-8.21");
}

TEST(Shogun, SHO_9_6_a_brazier_and_no_other_turns_a_torii) {
  expect_refused(Scenario().torii("B6").braziers("A5").refused_turn_of(A), "SHO-9.6");
  expect_refused(Scenario().turned("B6").refused_turn_of(A), "SHO-9.6");
  EXPECT_EQ(Scenario().turned("B6").braziers("A5").refused_turn_of(A), "");
}

TEST(Shogun, SHO_10_3_all_tiles_are_there) {
  expect_refused(Scenario().torii("B6").tiles(A, 2).refused_turn_of(A), "SHO-10.3");
  expect_refused(Scenario().garrisons("C5").tiles(B, 0).refused_turn_of(A), "SHO-10.3");
}

TEST(Shogun, SHO_10_1_an_Alert_card_has_gone_for_each_brazier) {
  expect_refused(Scenario().braziers("A1 A5").alerts(4).refused_turn_of(A), "SHO-10.1");
  expect_refused(Scenario().alerts(6).refused_turn_of(A), "possible: 0 to 5");
  expect_refused(Scenario().alerts(0).refused_turn_of(A), "SHO-11.4");
  EXPECT_EQ(Scenario().braziers("A1 A5").alerts(3).refused_turn_of(A), "");
}

TEST(Shogun, SHO_11_12_a_position_has_400_turns_at_most) {
  expect_refused(Scenario().turn(401).refused_turn_of(A), "possible: 1 to 400");
  EXPECT_EQ(Scenario().turn(399).refused_turn_of(A), "");
  expect_refused(Scenario().turn(2).refused_turn_of(A), "SHO-3.1");
}

TEST(Shogun, SHO_6_2_the_camps_do_not_share_squares_between_actions) {
  expect_refused(Scenario().pawn(A, "C6").pawn(B, "C6").refused_turn_of(A), "SHO-6.2");
  expect_refused(Scenario().pawn(A, "E5").refused_turn_of(A), "SHO-7.9");
  expect_refused(Scenario().pawn(B, "E5").refused_turn_of(A), "SHO-4.8");
}

}  // namespace
}  // namespace veillee::shogun
