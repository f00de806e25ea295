// What the evaluation sees in a position (outlook.hpp, heuristics.cpp).
#include "games/civilisation/game.hpp"
#include "games/civilisation/tests/scenario.hpp"

namespace veillee::civilisation {
namespace {

// A's pawn at sea in a region without own tile, these dice in hand.
State at_sea(const dicium::Dice& dice, std::uint8_t throws) {
  State state = start(Options{2}, 5);
  ActionList list;
  for (const Seat seat : {A, B}) {
    options(state, seat, list);
    take_answer<Civilisation>(state, seat, list[0], nullptr);
    list.clear();
  }
  state.turn = {};
  state.turn.number = 1;
  state.turn.size = byte(dice.size());
  state.turn.throws = throws;
  state.turn.phase = throws > 1 ? dicium::Phase::action : dicium::Phase::throwing;
  state.turn.dice = dice;
  state.pawns[A] = at("G2");
  state.stack.clear();
  resume(state);
  run<Civilisation>(state, nullptr);
  return state;
}

std::string best_by_looks(const State& state, bool foreseen) {
  ActionList list;
  options(state, A, list);
  std::vector<float> looks(static_cast<std::size_t>(list.size()), -1e9F);
  if (foreseen) Civilisation::foresee(state, list, looks.data());
  std::size_t best = 0;
  for (std::size_t i = 0; i < looks.size(); ++i) {
    if (looks[i] == -1e9F) {
      State next = state;
      take_answer<Civilisation>(next, A, list[static_cast<int>(i)], nullptr);
      looks[i] = static_cast<float>(Civilisation::worth(next, A) - Civilisation::worth(next, B));
    }
    if (looks[i] > looks[best]) best = i;
  }
  return game().print_action(list[static_cast<int>(best)]);
}

TEST(Outlook, a_city_in_a_new_region_is_better_than_ending_the_actions) {
  dicium::Dice dice;
  dice.of[dicium::f1] = 2;
  dice.of[dicium::f4] = 1;
  EXPECT_EQ(best_by_looks(at_sea(dice, 2), false), "play city2 F1 F1");
}

TEST(Outlook, greens_are_kept_when_a_city_could_follow_and_the_rest_is_thrown_again) {
  dicium::Dice one;
  one.of[dicium::fs] = 1;
  one.of[dicium::f4] = 2;
  EXPECT_EQ(best_by_looks(at_sea(one, 1), true), "throw F4 F4");
}

TEST(Outlook, what_the_dice_promise_is_worth_points_not_hundreds_of_them) {
  dicium::Dice dice;
  dice.of[dicium::f1] = 2;
  dice.of[dicium::f4] = 1;
  const State state = at_sea(dice, 2);
  EXPECT_LT(Civilisation::worth(state, A) - Civilisation::worth(state, B), 2000);
  EXPECT_GT(Civilisation::worth(state, A) - Civilisation::worth(state, B), 0);
}

TEST(Outlook, at_the_end_only_the_count_is_left) {
  Scenario s(1);
  s.turn(12).vp(A, 19).hand("F1 F3 F4").turn_of(A).play("end actions").play("reserve");
  EXPECT_EQ(s.game().worth(s.state(), A), 2100);
}

}  // namespace
}  // namespace veillee::civilisation
