// In which order windows open and cards are resolved (section 7 of RULES.md).
#include "games/crazy_cup/tests/helpers.hpp"

namespace veillee::crazy_cup {
namespace {

TEST(CrazyCup, CUP_7_3_all_who_could_react_are_asked_at_once) {
  Scenario s(4);
  s.at(A, "19").at(B, "20").at(C, "20").at(D, "20").cards(B, "oil").cards(D, "oil");
  s.cards(C, "nitro").hand("F2 F2 F5").turn_of(A).drive("play move F2 F2 F5", "20");
  EXPECT_EQ(s.asked(), words_in("B D"));
  EXPECT_EQ(s.shown(), words_in("B C D"));
  s.play(D, "pass").play(B, "card oil");
  EXPECT_EQ(s.discard(), words_in("oil"));
}

TEST(CrazyCup, CUP_7_3_clockwise_from_the_left_of_the_active_player_and_he_himself_last) {
  // B plays OIL in A's turn; A and C both answer with BRIBE.
  Scenario s(3);
  s.at(A, "19").at(B, "20").cards(A, "bribe").cards(B, "oil").cards(C, "bribe");
  s.hand("F2 F2 F5").turn_of(A).drive("play move F2 F2 F5", "20").play(B, "card oil");
  EXPECT_EQ(s.asked(), words_in("A C"));
  s.play(A, "card bribe").play(C, "card bribe");
  EXPECT_EQ(s.held(C), 0) << "C's card is played";
  EXPECT_EQ(s.cards(A), words_in("bribe")) << "A's stays unseen in the hand";
  s.play(A, "pass");
  EXPECT_EQ(s.decision(), "step") << "OIL is cancelled";
  EXPECT_EQ(s.discard(), sorted("oil bribe"));
}

TEST(CrazyCup, CUP_7_3_the_active_player_sets_the_order_not_the_player_of_the_card) {
  // C plays OIL in A's turn; A and B both answer with BRIBE.
  Scenario s(3);
  s.at(A, "19").at(C, "20").cards(A, "bribe").cards(B, "bribe").cards(C, "oil");
  s.hand("F2 F2 F5").turn_of(A).drive("play move F2 F2 F5", "20").play(C, "card oil");
  s.play(A, "card bribe").play(B, "card bribe");
  EXPECT_EQ(s.held(B), 0);
  EXPECT_EQ(s.held(A), 1);
}

TEST(CrazyCup, CUP_7_3_with_C_active_D_comes_before_A_and_B) {
  Scenario s(4);
  s.at(A, "20").at(B, "20").at(C, "19").at(D, "20").cards(A, "oil").cards(B, "oil").cards(D, "oil");
  s.hand("F2 F2 F5").turn_of(C).drive("play move F2 F2 F5", "20");
  s.play(A, "card oil").play(B, "card oil").play(D, "card oil");
  EXPECT_EQ(s.held(D), 0);
  EXPECT_EQ(s.held(A), 1);
  EXPECT_EQ(s.held(B), 1);
}

TEST(CrazyCup, CUP_7_21_each_reaction_is_resolved_and_the_window_opens_again) {
  Scenario s;
  s.at(A, "19").at(B, "20").cards(B, "oil oil").hand("F2 F2 F5").turn_of(A);
  s.drive("play move F2 F2 F5", "20").play(B, "card oil").rolls({6}, "engage 0");
  EXPECT_EQ(s.decision(), "enter") << "the same event, another card";
  EXPECT_EQ(s.asked(), words_in("B"));
  s.play(B, "card oil").rolls({1}, "engage 0");
  EXPECT_EQ(s.square(A), "20");
  EXPECT_NE(s.decision(), "step");
}

TEST(CrazyCup, CUP_7_21_until_all_pass_or_its_conditions_hold_no_more) {
  Scenario passes;
  passes.at(A, "19").at(B, "20").cards(B, "oil oil").hand("F2 F2 F5").turn_of(A);
  passes.drive("play move F2 F2 F5", "20").play(B, "card oil").rolls({6}, "engage 0");
  passes.play(B, "pass");
  EXPECT_EQ(passes.decision(), "step");
  Scenario stopped;
  stopped.at(A, "19").at(B, "20").cards(B, "oil oil").hand("F2 F2 F5").turn_of(A);
  stopped.drive("play move F2 F2 F5", "20").play(B, "card oil").rolls({1}, "engage 0");
  EXPECT_NE(stopped.decision(), "enter") << "the movement is over";
}

TEST(CrazyCup, CUP_7_21_a_reaction_has_its_own_CANCEL_and_TEST_windows) {
  Scenario s;
  s.at(A, "19")
      .at(B, "20")
      .cards(A, "bribe swerve")
      .cards(B, "oil oil")
      .hand("F2 F2 F5")
      .turn_of(A);
  s.drive("play move F2 F2 F5", "20").play(B, "card oil");
  EXPECT_EQ(s.decision(), "cancel");
  s.play(A, "card bribe");
  EXPECT_EQ(s.decision(), "enter");
  s.play(B, "card oil");
  EXPECT_EQ(s.options_of(A), Texts({"engage 0", "forgo", "card swerve"}));
  s.play(A, "card swerve");
  EXPECT_EQ(s.decision(), "step");
  EXPECT_EQ(s.happened("defence_thrown"), 0);
}

// A enters 14, where the Tornado lies and B, with OIL, stands.
Scenario into_the_storm(int die) {
  Scenario s;
  s.at(A, "12").at(B, "14").tornado("14", B).cards(B, "oil").hand("F1 F1 F3 F3 F2").turn_of(A);
  s.drive("play twopair F1 F1 F3 F3", "13").rolls({die}, "step 14");
  return s;
}

TEST(CrazyCup, CUP_T48_and_CUP_7_22_after_a_failed_Tornado_test_a_bump_but_no_OIL) {
  Scenario s = into_the_storm(3);
  EXPECT_EQ(s.options(), Texts({"bump B", "no bump"}));
  s.play("no bump");
  EXPECT_EQ(s.asked(), words_in("A"));
  EXPECT_EQ(s.decision(), "combine") << "the movement is over";
  EXPECT_EQ(s.square(A), "14");
}

TEST(CrazyCup, CUP_T49_and_CUP_7_22_after_a_passed_one_bump_then_OIL) {
  Scenario s = into_the_storm(6);
  EXPECT_EQ(s.decision(), "bump");
  s.play("no bump");
  EXPECT_EQ(s.asked(), words_in("B"));
  EXPECT_EQ(s.options(), Texts({"pass", "card oil"}));
}

TEST(CrazyCup, CUP_7_22_the_finish_comes_before_everything) {
  // S holds no Tornado; B, past the line himself, stands on S with OIL: A is immune on entering.
  Scenario s;
  s.at(A, "63").at(B, "0", 1).cards(B, "oil").hand("F1 F1 F3 F3").turn_of(A);
  s.drive("play twopair F1 F1 F3 F3", "0");
  EXPECT_EQ(s.decision(), "step") << "neither bump nor OIL";
  EXPECT_TRUE(s.flag("last_round"));
}

TEST(CrazyCup, CUP_T46_and_CUP_7_23_a_bribed_NITRO_and_the_announced_action_stands) {
  Scenario s;
  s.at(A, "24").cards(A, "nitro").cards(B, "bribe").hand("F2 F5 F3").turn_of(A);
  s.play("play move F2 F5").play("card nitro").play(B, "card bribe");
  EXPECT_EQ(s.decision(), "step");
  EXPECT_EQ(s.dice(), words_in("F3"));
  s.play("step 25").play("step 26");
  EXPECT_NE(s.decision(), "step");
  EXPECT_EQ(s.square(A), "26");
}

TEST(CrazyCup, CUP_T65_and_CUP_7_23_the_first_step_is_asked_in_any_case) {
  std::string seen_by_b;
  for (const char* card : {"nitro", "oil"}) {
    Scenario s;
    s.race("clockwise").cards(A, card).hand("F2 F5 F3").turn_of(A).play("play move F2 F5");
    EXPECT_EQ(s.asked(), words_in("A"));
    EXPECT_EQ(s.offered("step"), words_in("1"));
    EXPECT_EQ(s.options().size(), card == std::string("nitro") ? 2U : 1U);
    const std::string seen = s.game().view(s.state(), B);
    if (seen_by_b.empty()) seen_by_b = seen;
    EXPECT_EQ(seen, seen_by_b);
  }
}

TEST(CrazyCup, CUP_7_23_later_steps_with_a_single_answer_need_no_question) {
  Scenario s;
  s.at(A, "1").hand("F2 F5 F3").turn_of(A).drive("play move F2 F5", "0");
  EXPECT_EQ(s.options(), Texts({"step 1", "halt"}));
}

TEST(CrazyCup, CUP_T47_and_CUP_7_24_after_a_bribed_SWERVE_another_may_be_played) {
  Scenario s = cannon_at("4", "20");
  s.cards(A, "cannon bribe").cards(B, "swerve swerve").turn_of(A).play("card cannon");
  s.play(B, "card swerve").play(A, "card bribe");
  EXPECT_EQ(s.asked(), words_in("B"));
  s.play(B, "card swerve");
  EXPECT_EQ(s.happened("defence_thrown"), 0);
  EXPECT_EQ(s.square(B), "20");
}

TEST(CrazyCup, CUP_7_24_or_the_test_is_taken_as_usual) {
  Scenario s = cannon_at("4", "20");
  s.cards(A, "cannon bribe").cards(B, "swerve").turn_of(A).play("card cannon");
  s.play(B, "card swerve").play(A, "card bribe");
  EXPECT_EQ(s.options(), Texts({"engage 0", "forgo"}));
  s.rolls({6}, "engage 0");
  EXPECT_EQ(s.square(B), "20");
  EXPECT_EQ(s.happened("defence_thrown"), 1);
}

TEST(CrazyCup, CUP_7_24_a_compulsory_test_whose_SWERVE_was_bribed_is_thrown_at_once) {
  Scenario s;
  s.at(A, "12").at(B, "30").tornado("14", B).cards(A, "swerve").cards(B, "bribe");
  s.hand("F2 F2 F2 F2 F3").turn_of(A).drive("play four F2 F2 F2 F2", "13 14");
  s.play(A, "card swerve").rolls({1}, "card bribe");
  EXPECT_EQ(s.happened("storm_stopped"), 1);
}

TEST(CrazyCup, CUP_7_28_square_and_face_are_named_on_play_and_tiles_after_the_test) {
  const auto playing = [](const Scenario& s, const char* key) {
    return s.view().find("playing")->items.at(0).find(key)->string;
  };
  Scenario tornado;
  tornado.at(A, "4").cards(A, "tornado").cards(B, "bribe").hand("F1 F2 F3").turn_of(A);
  tornado.play("card tornado");
  EXPECT_EQ(tornado.asked(), words_in("A"));
  tornado.play("lay 14");
  EXPECT_EQ(tornado.asked(), words_in("B"));
  EXPECT_EQ(playing(tornado, "square"), "14");
  EXPECT_EQ(tornado.tornado(), "") << "not laid yet";
  Scenario loaded;
  loaded.cards(A, "loaded").cards(B, "bribe").thrown("F1 F2 F3").turn_of(A);
  loaded.play("card loaded").play("turn F1 FS");
  EXPECT_EQ(loaded.asked(), words_in("B"));
  Scenario plans;
  plans.at(A, "4").at(B, "20").tiles(B, "lake ravine").cards(A, "plans").cards(B, "bribe");
  plans.hand("F1 F1 F3").turn_of(A).play("card plans");
  EXPECT_EQ(plans.asked(), words_in("B")) << "no tile is named";
  EXPECT_EQ(playing(plans, "target"), "B");
}

TEST(CrazyCup, CUP_T72_and_CUP_7_35_no_OIL_on_the_last_square_of_a_movement) {
  Scenario s;
  s.at(A, "18").at(B, "20").cards(B, "oil").hand("F1 F1 F3").turn_of(A);
  s.drive("play pair F1 F1", "19 20");
  EXPECT_EQ(s.asked(), words_in("A"));
  EXPECT_NE(s.decision(), "enter");
}

TEST(CrazyCup, CUP_7_35_no_OIL_against_a_mover_past_the_finish) {
  Scenario s;
  s.at(A, "1", 1).at(B, "2").cards(B, "oil").hand("F2 F2 F5").turn_of(A);
  s.drive("play move F2 F2 F5", "2");
  EXPECT_EQ(s.decision(), "step");
}

TEST(CrazyCup, CUP_7_27_reactions_cost_no_dice) {
  Scenario s;
  s.at(A, "19").at(B, "20").reserve(B, "F2 F2").cards(B, "oil").hand("F2 F2 F5").turn_of(A);
  s.drive("play move F2 F2 F5", "20").play(B, "card oil");
  EXPECT_EQ(s.reserve(B), sorted("F2 F2"));
}

}  // namespace
}  // namespace veillee::crazy_cup
