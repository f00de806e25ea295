// What views tell beside the pieces, for who draws what an option would do (README.md).
#include "games/crazy_cup/tests/scenario.hpp"

namespace veillee::crazy_cup {
namespace {

struct Way {
  Texts path;
  std::int64_t gain = 0;
  bool storm = false;
};

Texts texts(const json::Value* list) {
  Texts all;
  for (const json::Value& item : list->items) all.push_back(item.string);
  return all;
}

// The ways to a square that are listed for the movement that runs.
std::vector<Way> ways_to(const Scenario& s, std::string_view square) {
  std::vector<Way> found;
  const json::Value view = s.view();
  for (const json::Value& way : view.find("movement")->find("ways")->items)
    if (way.find("to")->string == square)
      found.push_back(
          {texts(way.find("path")), way.find("gain")->number, way.find("storm")->boolean});
  return found;
}

TEST(CrazyCupView, a_way_tells_what_it_gains_forwards_backwards_and_across) {
  Scenario s;
  s.at(A, "3").tiles(A, "ravine").hand("F2 F5 F2").turn_of(A).play("play move F2 F2 F5");
  ASSERT_EQ(ways_to(s, "12").size(), 1U);
  EXPECT_EQ(ways_to(s, "12")[0].path, Texts({"4", "R1", "12"}));
  EXPECT_EQ(ways_to(s, "12")[0].gain, 9);
  EXPECT_EQ(ways_to(s, "6")[0].gain, 3);
  EXPECT_EQ(ways_to(s, "1")[0].gain, -2);
}

TEST(CrazyCupView, a_way_over_the_finish_goes_on_counting) {
  Scenario s;
  s.at(A, "62").hand("F2 F5 F2").turn_of(A).play("play move F2 F2 F5");
  EXPECT_EQ(ways_to(s, "1")[0].gain, 3);
}

TEST(CrazyCupView, a_way_tells_of_the_test_in_the_tornado_unless_it_ends_there) {
  Scenario s;
  s.at(A, "3").tornado("5", B).hand("F2 F5 F3").turn_of(A).play("play move F2 F5");
  EXPECT_FALSE(ways_to(s, "5")[0].storm);  // CUP-7.15: no square is left
  EXPECT_FALSE(ways_to(s, "4")[0].storm);
  Scenario farther;
  farther.at(A, "3").tornado("5", B).hand("F2 F5 F2").turn_of(A).play("play move F2 F2 F5");
  EXPECT_TRUE(ways_to(farther, "6")[0].storm);
}

TEST(CrazyCupView, everybody_sees_where_a_retreat_would_lead) {
  Scenario s;
  s.at(A, "20").at(B, "2").hand("F2 F5 F2").turn_of(A);
  EXPECT_EQ(s.text(A, "retreat"), "17");
  EXPECT_EQ(s.text(B, "retreat"), "0");  // CUP-6.4: never beyond the start line
}

TEST(CrazyCupView, the_way_of_a_grapnel_is_told_while_it_may_be_played) {
  Scenario s;
  s.at(A, "12").at(B, "10").cards(B, "grapnel").hand("F2 F5 F3").turn_of(A);
  s.play("play move F2 F5").play("step 13").play("step 14");
  ASSERT_EQ(s.asked(), Texts({"B"}));
  const json::Value view = s.view();
  const json::Value* pursuits = view.find("movement")->find("pursuits");
  ASSERT_NE(pursuits, nullptr);
  ASSERT_EQ(pursuits->items.size(), 1U);
  EXPECT_EQ(pursuits->items[0].find("seat")->string, "B");
  EXPECT_EQ(texts(pursuits->items[0].find("path")), Texts({"11", "12"}));
  EXPECT_EQ(pursuits->items[0].find("gain")->number, 2);
}

TEST(CrazyCupView, partners_know_how_far_apart_they_are) {
  Scenario s(4, {"teams=on"});
  s.race("clockwise", "clockwise").at(A, "10").at(C, "50").hand("F2 F5 F2").turn_of(A);
  EXPECT_EQ(s.number(A, "apart"), 40);
  EXPECT_EQ(s.number(C, "apart"), 40);
}

TEST(CrazyCupView, the_drone_shows_its_next_way) {
  Scenario s(1);
  s.at(A, "5").drone("10").hand("F2 F5 F2").turn_of(A);
  const json::Value view = s.view();
  EXPECT_EQ(texts(view.find("drone")->find("next")), Texts({"11", "12", "13"}));
}

}  // namespace
}  // namespace veillee::crazy_cup
