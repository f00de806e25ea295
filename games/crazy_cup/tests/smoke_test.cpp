// A few turns from beginning to end; each clause has its own test in the files of its section.
#include "games/crazy_cup/tests/scenario.hpp"

namespace veillee::crazy_cup {
namespace {

TEST(CrazyCup, a_short_cut_is_driven_with_its_tile) {
  Scenario s;
  s.at(A, "3").tiles(A, "ravine").hand("F2 F5 F2").turn_of(A);
  s.play("play move F2 F2 F5").play("step 4").play("step R1").play("step 12");
  EXPECT_EQ(s.square(A), "12");
  EXPECT_TRUE(s.tiles(A).empty());
  EXPECT_EQ(s.supply(), sorted("ravine volcanic cactus lake"));
}

TEST(CrazyCup, the_first_step_sets_the_direction_for_all) {
  Scenario s;
  s.hand("F2 F2 F3").turn_of(A);
  EXPECT_EQ(s.play("play pair F2 F2").options(), Texts({"step 1", "step 63"}));
  s.play("step 63").play("step 62");
  EXPECT_EQ(s.way(), "anticlockwise");
  EXPECT_EQ(s.progress(A), 2);
}

TEST(CrazyCup, a_cannonball_is_bribed) {
  Scenario s;
  s.at(A, "3").at(B, "20").cards(A, "cannon").cards(B, "bribe swerve").hand("F4 FS F3").turn_of(A);
  s.play("card cannon").play("pair F4 FS");
  EXPECT_EQ(s.asked(), Texts({"B"}));
  EXPECT_EQ(s.options(), Texts({"pass", "card bribe"}));
  s.play(B, "card bribe");
  EXPECT_EQ(s.square(B), "20");
  EXPECT_EQ(s.discard(), sorted("cannon bribe"));
  EXPECT_EQ(s.dice(), Texts({"F3"}));
}

TEST(CrazyCup, a_driving_test_is_one_question) {
  Scenario s;
  s.at(A, "3").at(B, "20").cards(A, "cannon").cards(B, "swerve").reserve(B, "F4");
  s.hand("F1 F1 F3").turn_of(A);
  s.play("card cannon");
  EXPECT_EQ(s.asked(), Texts({"B"}));
  EXPECT_EQ(s.options(), Texts({"engage 0", "engage 1", "forgo", "card swerve"}));
  s.rolls({3}, "engage 0");
  EXPECT_EQ(s.square(B), "17");
}

TEST(CrazyCup, the_drone_moves_before_the_throw_and_the_tornado_stops_it) {
  Scenario s(1);
  s.at(A, "5").drone("10").tornado("12", A);
  for (int seed = 1; seed < 50; ++seed) {
    s.starts(A, seed);
    if (s.drone() == "12") break;
  }
  EXPECT_EQ(s.drone(), "12");
  EXPECT_EQ(s.tornado(), "");
  EXPECT_EQ(s.decision(), "reroll");
}

TEST(CrazyCup, a_grapnel_follows_the_path) {
  Scenario s;
  s.at(A, "13").at(B, "10").cards(B, "grapnel").hand("F2 F5 F2").turn_of(A);
  s.play("play move F2 F2 F5").play("step 14").play("step 15").play("step 16");
  EXPECT_EQ(s.shown(), Texts({"B"}));
  s.play(B, "card grapnel").rolls({2}, "engage 0");
  EXPECT_EQ(s.square(B), "13");
}

TEST(CrazyCup, partners_meet) {
  Scenario s(4, {"teams=on"});
  s.at(A, "30").at(C, "33").race("clockwise", "").hand("F2 F2 F3").turn_of(C);
  s.play("play pair F2 F2").play("step 32").play("step 31").play("reserve");
  EXPECT_FALSE(s.over());
}

TEST(CrazyCup, views_list_whole_ways) {
  Scenario s;
  s.at(A, "3").tiles(A, "ravine").hand("F2 F5 F2").turn_of(A);
  const json::Value view = s.view();
  EXPECT_EQ(view.find("reach")->items.size(), 4U) << s.game().view(s.state(), A);
  bool cut = false;
  for (const json::Value& way : view.find("ways_there")->items)
    if (way.find("to")->string == "12") {
      cut = true;
      EXPECT_EQ(way.find("path")->items.size(), 3U);
      EXPECT_EQ(way.find("tiles")->items.at(0).string, "ravine");
    }
  EXPECT_TRUE(cut);
}

}  // namespace
}  // namespace veillee::crazy_cup
