// Turns and when Cheat cards are played (section 3 of RULES.md).
#include "games/crazy_cup/tests/helpers.hpp"

namespace veillee::crazy_cup {
namespace {

TEST(CrazyCup, CUP_3_1_turns_go_clockwise_from_the_first_player_without_extra_steps) {
  Scenario s(3, {"first=B"});
  Texts turns;
  for (int n = 0; n < 4; ++n) {
    EXPECT_EQ(s.decision(), "reroll") << "the throw comes first";
    turns.emplace_back(s.asked().at(0));
    s.end_turn();
  }
  EXPECT_EQ(turns, words_in("B C A B"));
}

TEST(CrazyCup, CUP_3_1_two_throws_two_actions_two_dice) {
  Scenario s;
  s.race("clockwise").thrown("F2 F2 F5 F3 F4").turn_of(A);
  s.throws("F2 F2 F5 F3 F4", "throw F4");
  EXPECT_EQ(s.decision(), "combine") << "no third throw";
  s.drive("play move F2", "1").drive("play move F2", "2");
  EXPECT_EQ(s.decision(), "reserve") << "no third action, though a blue die is left";
  EXPECT_EQ(s.offered("reserve"), sorted({"", "F3", "F4", "F5", "F3 F4", "F3 F5", "F4 F5"}));
}

constexpr std::string_view one_of_each =
    "grapnel tornado nitro oil cannon sabotage plans trail loaded swerve bribe";

Scenario everything() {
  Scenario s;
  s.at(A, "4").at(B, "20").tiles(B, "lake").cards(A, one_of_each);
  return s;
}

TEST(CrazyCup, CUP_3_2_and_CUP_7_1_each_card_at_its_own_moment) {
  Scenario thrown = everything();
  thrown.thrown("F2 F2 F5 F1").turn_of(A);
  EXPECT_EQ(thrown.offered("card"), sorted("loaded"));
  thrown.play("stop");
  EXPECT_EQ(thrown.offered("card"), sorted("tornado cannon sabotage plans"))
      << "a re-roll was left: the Throw phase was asked for already";
  Scenario acting = everything();
  acting.hand("F2 F2 F5 F1 F1").turn_of(A);
  acting.play("play move F5");
  EXPECT_EQ(acting.offered("card"), sorted("nitro trail"));
  acting.play("step 5");
  EXPECT_EQ(acting.decision(), "combine");
  EXPECT_EQ(acting.offered("card"), sorted("tornado cannon sabotage plans"));
  EXPECT_EQ(acting.refusal("card oil"), "CUP-7.1");
  EXPECT_EQ(acting.refusal("card bribe"), "CUP-7.1");
}

TEST(CrazyCup, CUP_3_2_nobody_plays_a_card_that_he_does_not_have) {
  Scenario s;
  s.at(A, "4").at(B, "20").hand("F2 F2 F5").turn_of(A);
  EXPECT_EQ(s.refusal("card tornado"), "CUP-3.2");
}

TEST(CrazyCup, CUP_3_3_a_used_card_is_discarded_at_once_and_everybody_sees_it) {
  Scenario s;
  s.at(A, "4").cards(A, "tornado nitro").hand("F2 F2 F5").turn_of(A);
  s.play("card tornado").play("lay 14");
  EXPECT_EQ(s.cards(A), words_in("nitro"));
  for (const Viewer viewer : {Viewer{B}, spectator}) {
    const json::Value seen = *json::read(s.game().view(s.state(), viewer));
    EXPECT_EQ(seen.find("discard")->find("tornado")->number, 1);
  }
}

TEST(CrazyCup, CUP_3_4_several_cards_in_one_turn) {
  Scenario s;
  s.at(A, "4").cards(A, "tornado tornado nitro nitro").hand("F2 F5 F3").turn_of(A);
  s.play("card tornado").play("lay 20").play("card tornado").play("lay 21");
  s.play("play move F2").play("card nitro").play("card nitro");
  EXPECT_EQ(s.discard(), sorted("tornado tornado nitro nitro"));
  EXPECT_EQ(s.tornado(), "21");
}

TEST(CrazyCup, CUP_T31_and_CUP_3_5_a_card_is_no_action_even_for_a_pair) {
  Scenario s;
  s.at(A, "4").at(B, "20").cards(A, "cannon").hand("F2 F2 F5").turn_of(A);
  s.play("card cannon").play("forgo");
  EXPECT_EQ(s.number("actions"), 0);
  EXPECT_EQ(s.dice(), words_in("F5"));
  s.play("play move F5");
  EXPECT_EQ(s.number("actions"), 1);
  EXPECT_EQ(s.dice(), Texts{});
}

TEST(CrazyCup, CUP_3_6_a_card_taken_this_turn_is_played_this_turn) {
  Scenario s;
  s.at(A, "4").display("tornado loaded loaded").hand("F4 F4 F4").turn_of(A);
  EXPECT_FALSE(s.offers("card tornado"));
  s.play("play three F4 F4 F4").play("take tornado").play("card tornado").play("lay 14");
  EXPECT_EQ(s.tornado(), "14");
}

TEST(CrazyCup, CUP_3_6_its_window_must_still_be_to_come) {
  Scenario s;
  s.at(A, "4").display("loaded nitro nitro").hand("F4 F4 F4 F2").turn_of(A);
  s.play("play three F4 F4 F4").play("take loaded");
  EXPECT_FALSE(s.offers("card loaded")) << "the Throw phase is over";
}

}  // namespace
}  // namespace veillee::crazy_cup
