// What dice do and how likely a turn brings it, against what can be worked out by hand.
#include "games/shogun/odds.hpp"

#include "games/shogun/game.hpp"
#include "games/shogun/tests/scenario.hpp"

namespace veillee::shogun::odds_tests {
namespace {

using dicium::Dice;
using dicium::PlayerBoard;

constexpr PlayerBoard plain{};
PlayerBoard with(dicium::Slots slots) {
  PlayerBoard board;
  board.slots = slots;
  return board;
}
const PlayerBoard one_yellow = with(1U << dicium::b2b);
const PlayerBoard two_yellow = with(1U << dicium::b2b | 1U << dicium::b4b);
const PlayerBoard two_yellow_and_reroll = with(two_yellow.slots | dicium::reroll_slots);

Able able_by(Camp camp, const PlayerBoard& board, std::initializer_list<dicium::Face> faces,
             int actions = 2) {
  Dice dice;
  for (const dicium::Face face : faces) ++dice.of[face];
  return able(camp, board, static_cast<std::size_t>(dicium::set_number(dice)), actions);
}

TEST(ShogunOdds, dice_are_spent_in_the_two_actions_that_lead_furthest) {
  using namespace dicium;
  EXPECT_EQ(able_by(ninja, plain, {f2, f5, f2}).walk, 3);
  EXPECT_EQ(able_by(ninja, plain, {f2, f5, f2}, 1).walk, 3);
  EXPECT_EQ(able_by(ninja, plain, {f3, f3, f2}).walk, 3);  // a pair and a blue one
  EXPECT_EQ(able_by(ninja, plain, {f3, f3, f2}, 1).walk, 2);
  EXPECT_EQ(able_by(ninja, with(1U << b2a), {f2, f5, f1}).walk, 4);  // the bonus serves twice
  EXPECT_EQ(able_by(ninja, plain, {f4, f4, f4, fs, f2}).walk, 6);    // four of a kind: 5
  EXPECT_EQ(able_by(samurai, plain, {f4, f4, f4, fs, f2}).walk, 5);  // three and a pair
  EXPECT_EQ(able_by(samurai, plain, {f4, f4, f4}).walk, 3);
  EXPECT_EQ(able_by(ninja, plain, {f4, f4, f4}).walk, 2);
  EXPECT_EQ(able_by(ninja, plain, {f1, f3, f4}).walk, 0);
  EXPECT_EQ(able_by(ninja, plain, {f2, f2, f2}, 0).walk, 0);
}

TEST(ShogunOdds, a_door_or_a_brazier_takes_one_of_the_actions) {
  using namespace dicium;
  EXPECT_EQ(able_by(ninja, plain, {f3, f3, f2}).far, 1);
  EXPECT_EQ(able_by(ninja, plain, {f3, f3, f2}, 1).far, 0);
  EXPECT_EQ(able_by(ninja, plain, {f3, f2, f2}).far, -1);
  EXPECT_EQ(able_by(ninja, one_yellow, {f3, f2, f2}).far, 2);
  EXPECT_EQ(able_by(samurai, plain, {f3, f3, f3}).far, 0);
  EXPECT_EQ(able_by(samurai, one_yellow, {f3, f3, f2}).far, 1);
  EXPECT_EQ(able_by(samurai, plain, {f3, f3, f2}).far, -1);
  EXPECT_EQ(able_by(samurai, plain, {f1, f1, f2, f2, f2}).far, 2);  // a full house
  EXPECT_EQ(able_by(ninja, plain, {f1, f1, f2, f2, f2}).far, 2);    // and the door
  EXPECT_EQ(able_by(samurai, plain, {f1, f1, f1, f1, fs}).far, 5);
}

TEST(ShogunOdds, of_throws_that_are_chosen_for_it) {
  // A die shows yellow in one of two throws with 11 in 36.
  EXPECT_EQ(odds(Feat::ninja_cross, plain, 0), 22);       // two of three
  EXPECT_EQ(odds(Feat::ninja_cross, one_yellow, 0), 67);  // one of three
  EXPECT_EQ(odds(Feat::light, two_yellow, 0), 67);
  EXPECT_EQ(odds(Feat::light, two_yellow_and_reroll, 0), 81);  // 1 − (125/216)³
  PlayerBoard reserved = plain;
  reserved.reserve = dicium::dice_of(dicium::f3, 2);
  EXPECT_EQ(odds(Feat::ninja_cross, reserved, 0), 100);
  EXPECT_EQ(odds(Feat::light, reserved, 0), 31);  // the third: 11 of 36
  EXPECT_EQ(odds(Feat::ninja_walk, plain, 0), 100);
  EXPECT_EQ(odds(Feat::ninja_walk, plain, 5), 0);  // nobody goes so far with three dice
  EXPECT_EQ(odds(Feat::ninja_walk, plain, furthest + 1), 0);
}

// What the seat would answer by what it foresees, with these dice just thrown.
std::string foreseen(State state, Seat seat, const Dice& dice) {
  state.turn = {};
  state.turn.number = 1;
  state.turn.seat = seat;
  state.turn.size = byte(dice.size());
  state.turn.throws = 1;
  state.turn.dice = dice;
  state.stack.clear();
  resume(state);
  run<Shogun>(state, nullptr);
  ActionList list;
  options(state, seat, list);
  std::vector<float> looks(static_cast<std::size_t>(list.size()), -1e9F);
  Shogun::foresee(state, list, looks.data());
  int best = 0;
  for (int i = 0; i < list.size(); ++i) {
    EXPECT_NE(looks[static_cast<std::size_t>(i)], -1e9F);
    if (looks[static_cast<std::size_t>(i)] > looks[static_cast<std::size_t>(best)]) best = i;
  }
  return game().print_action(list[best]);
}
Dice dice_of_faces(int greens, int blues, int yellows, int reds) {
  Dice dice;
  dice.of[dicium::f1] = byte(greens);
  dice.of[dicium::f2] = byte(blues);
  dice.of[dicium::f3] = byte(yellows);
  dice.of[dicium::f4] = byte(reds);
  return dice;
}

TEST(ShogunOdds, what_brings_the_carrier_home_is_kept) {
  State state = start(Options{2}, 1);
  state.pawns[0] = state.shogun = at("E7");
  state.carrier = 0;
  EXPECT_EQ(foreseen(state, A, dice_of_faces(0, 2, 0, 0)), "stop");
  EXPECT_EQ(foreseen(state, A, dice_of_faces(2, 0, 0, 0)), "stop");  // a pair
  // Of one blue die and no pair everything but the blue one is thrown again.
  EXPECT_EQ(foreseen(state, A, dice_of_faces(0, 1, 1, 1)), "throw F3 F4");
}

TEST(ShogunOdds, yellow_dice_are_kept_on_a_brazier_before_the_last_alarm) {
  State state = start(Options{2}, 1);
  state.pawns[first_pawn(B)] = at("A1");
  state.alerts = 1;
  EXPECT_EQ(foreseen(state, B, dice_of_faces(0, 0, 3, 0)), "stop");
  EXPECT_EQ(foreseen(state, B, dice_of_faces(1, 0, 2, 0)), "throw F1");
}

TEST(ShogunOdds, squares_beside_a_door) {
  for (const int seats : {2, 4}) {
    EXPECT_EQ(squares_beside_door(seats, at("C5"), at("E5")), 1);
    EXPECT_EQ(squares_beside_door(seats, at("C7"), at("D5")), 2);
    EXPECT_EQ(squares_beside_door(seats, at("C7"), at("E5")), out_of_reach);
  }
  EXPECT_EQ(squares_beside_door(2, at("E3"), at("E1")), 1);
  EXPECT_EQ(squares_beside_door(4, at("E3"), at("E1")), out_of_reach);
  EXPECT_EQ(squares_beside_door(2, at("A3"), at("A1")), out_of_reach);
  EXPECT_EQ(squares_beside_door(4, at("A3"), at("A1")), 1);
  EXPECT_EQ(squares_past_doors(at("E9"), at("E7")), 2);
  EXPECT_EQ(squares_past_doors(at("E9"), at("E5")), out_of_reach);
}

}  // namespace
}  // namespace veillee::shogun::odds_tests
