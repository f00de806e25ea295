// The first position, and properties that no clause names.
#include "games/donjon/game.hpp"
#include "games/donjon/tests/scenario.hpp"

namespace veillee::donjon {
namespace {

TEST(Donjon, a_game_begins_with_the_choice_of_portal_squares) {
  const AnyGame& game = donjon::game();
  for (const int seats : {1, 2, 3, 4}) {
    const AnyState state = game.start(*game.setup(seats, {}), 7);
    EXPECT_EQ(game.check(state), "");
    ActionList list;
    game.legal(state, game.deciders(state).first(), list);
    ASSERT_EQ(list.size(), 2);
    EXPECT_EQ(game.print_action(list[0]), "start A5");
    EXPECT_EQ(game.print_action(list[1]), "start K5");
  }
}

TEST(Donjon, a_red_die_spent_in_a_fight_before_a_re_roll_is_not_thrown_again) {
  Scenario s;
  s.hero(A, "C2").goblins("D2").kept(A, "SC3").thrown("F4 F1 F1").turn_of(A);
  s.play("scroll SC3").play("go D2").rolls({6}, "engage 1");
  ASSERT_EQ(s.decision(), "reroll");
  s.play("throw F1");
  EXPECT_EQ(s.dice().size(), 2U);
}

TEST(Donjon, DON_4_28_a_hand_may_grow_in_a_turn_of_two_dice) {
  Scenario s;
  s.hero(A, "A1").content("A1", "TR3").card("PI2").active_hand(A, 3).hand("F1 FS").turn_of(A);
  s.play("play treasure F1 FS").play("hand");
  EXPECT_EQ(s.hand_of(A), 4);
  EXPECT_EQ(s.game().check(s.state()), "");
}

TEST(Donjon, every_question_with_a_scroll_comes_again) {
  Scenario s;
  s.hero(A, "C2").kept(A, "SC6").thrown("F3 F1 F1").turn_of(A);
  s.play("scroll SC6").play("look A1");
  EXPECT_EQ(s.decision(), "reroll");
  EXPECT_EQ(s.kept(A), Texts{});
  EXPECT_NE(s.content("A1"), "hidden");
}

}  // namespace
}  // namespace veillee::donjon
