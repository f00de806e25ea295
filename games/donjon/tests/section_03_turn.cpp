// The flow of a turn and the free teleport (section 3 of RULES.md).
#include "games/donjon/tests/helpers.hpp"

namespace veillee::donjon {
namespace {

// Throws all dice again.
Scenario& throw_all(Scenario& s, std::string_view dice) {
  std::string answer = "throw";
  for (const std::string& face : s.dice()) answer += " " + face;
  return s.throws(dice, answer);
}

TEST(Donjon, DON_3_1_and_DON_3_8_the_steps_of_a_turn_in_their_order) {
  Scenario s;
  s.hero(A, "C2").hand("F1 F2 F3").turn_of(B);
  s.play("end actions").revealing("FI1", "reserve");
  throw_all(s, "F2 F3 F4").play("teleport K5").play("play move F2").then("go J5");
  if (s.offers("end actions")) s.play("end actions");
  s.play("reserve F4");
  const std::set<std::string_view> kinds = {"revealed", "thrown", "teleported", "played",
                                            "reserved"};
  Texts order = s.order_of(kinds);
  order.resize(std::min<std::size_t>(order.size(), 6));
  EXPECT_EQ(order, words_in("revealed thrown thrown teleported played reserved"));
  EXPECT_EQ(s.active(), B);
  EXPECT_TRUE(discarded(s, "FI1"));
}

TEST(Donjon, DON_3_2_the_card_comes_from_the_own_pile_before_the_throw) {
  Scenario s;
  s.opening_of(B);
  const auto after = pile_of(s, B);
  EXPECT_EQ(after[0] + after[1] + after[2], 8);
  EXPECT_NE(s.text("card"), "");
  Scenario find;
  find.reveals(A, "FI2");
  EXPECT_EQ(find.number("throws"), 1);
  EXPECT_EQ(find.decision(), "reroll");
  EXPECT_EQ(find.active(), A);
}

TEST(Donjon, DON_3_2_and_DON_7_9_after_the_King_has_appeared_the_step_is_his_march) {
  for (const Seat seat : {A, B}) {
    Scenario s;
    s.king("F8").king_rolls(seat, 4);
    EXPECT_EQ(s.text("card"), "");
    EXPECT_EQ(s.king(), "F6");
    EXPECT_EQ(s.number("throws"), 1);
  }
}

TEST(Donjon, DON_3_3_teleport_after_the_throw_and_before_the_first_action) {
  Scenario s;
  s.hero(A, "F9").thrown("F2 F3 F4").turn_of(A);
  EXPECT_EQ(s.decision(), "reroll");
  EXPECT_FALSE(s.asks("teleport")) << "only after the last re-roll";
  s.play("stop");
  EXPECT_EQ(s.offered("teleport"), sorted("A5 K5"));
  s.play("teleport K5");
  EXPECT_EQ(s.at(A), "K5");
  EXPECT_EQ(s.decision(), "combine");
  EXPECT_FALSE(s.asks("teleport")) << "once a turn";
}

TEST(Donjon, DON_3_3_to_the_portal_tile_when_it_is_in_play) {
  Scenario s;
  s.hero(A, "F9").portal("C2").hand("F2 F3 F4").turn_of(A);
  EXPECT_EQ(s.offered("teleport"), sorted("A5 K5 C2"));
  s.play("teleport C2");
  EXPECT_EQ(s.at(A), "C2");
}

TEST(Donjon, DON_3_4_turns_go_round_and_are_counted) {
  Scenario s(3);
  s.hand("F1 F2 F3").turn_of(A);
  EXPECT_EQ(s.number("turn"), 1);
  for (const Seat next : {B, C, A}) {
    pass(s, "FI1").events.clear();
    EXPECT_EQ(s.active(), next);
    if (next != A) s = Scenario(3), s.hand("F1 F2 F3").turn_of(next);
  }
  EXPECT_EQ(s.number("turn"), 4);
  EXPECT_EQ(s.number("round"), 2);
}

TEST(Donjon, DON_3_4_two_actions_and_a_reserve_of_two) {
  Scenario s = acting(A, "C2", "F2 F5 F3 F4 F4");
  s.play("play move F2").play("go D2").play("play move F5").play("go C2");
  EXPECT_EQ(s.decision(), "reserve");
  EXPECT_EQ(s.offered("reserve"), sorted(Texts{"", "F3", "F4", "F3 F4", "F4 F4"}));
}

TEST(Donjon, DON_3_5_everybody_sees_the_same) {
  Scenario s(4);
  s.goblins("D2").kept(B, "SC2 OB1").content("K1", "RE3").hand("F1 F2 F3").turn_of(A);
  const auto pieces = [&](Viewer viewer) {
    const auto view = json::read(s.game().view(s.state(), viewer));
    std::string all;
    for (const char* key : {"monsters", "goblins", "den", "rooms", "crypts", "chests", "seats",
                            "card", "king", "portal", "dice", "objective", "unseen"})
      all += json::print(*view->find(key)) + "\n";
    return all;
  };
  const std::string of_a = pieces(A);
  for (const Seat seat : {B, C, D}) EXPECT_EQ(pieces(seat), of_a);
}

TEST(Donjon, DON_3_6_the_teleport_costs_neither_die_nor_action) {
  Scenario s = acting(A, "C2", "F2 F3 F4");
  s.play("teleport K5");
  EXPECT_EQ(s.dice(), sorted("F2 F3 F4"));
  EXPECT_EQ(s.number("actions"), 0);
  s.play("end actions");
  EXPECT_EQ(s.decision(), "reserve") << "no action need follow";
  EXPECT_EQ(s.at(A), "K5");
}

TEST(Donjon, DON_3_6_on_the_first_turn_and_with_the_Net) {
  Scenario s(1);
  s.card("PI4").hand("F2 F3 F4").turn_of(A);
  EXPECT_EQ(s.number("turn"), 1);
  EXPECT_EQ(s.offered("teleport"), words_in("K5"));
  s.play("teleport K5").play("play move F2").then("go J5");
  EXPECT_EQ(s.at(A), "J5");
}

TEST(Donjon, DON_3_7_turn_effects_end_with_the_turn) {
  Scenario s;
  s.card("PI6").hand("F1 F1 F3").turn_of(A);
  EXPECT_FALSE(s.asks("play search2"));
  pass(s, "FI1");
  EXPECT_EQ(s.active(), B);
  throw_all(s, "F1 F1 F3");
  EXPECT_TRUE(s.offers("play search2 F1 F1")) << "not for B";
  pass(s, "FI2");
  EXPECT_EQ(s.active(), A);
  throw_all(s, "F1 F1 F3");
  EXPECT_TRUE(s.offers("play search2 F1 F1")) << "no more for A";
}

TEST(Donjon, DON_T62_and_DON_3_9_and_DON_D5_teleports_beside_the_combinations) {
  Scenario s;
  s.hero(A, "A5").portal("C5").hand("F2 F5 F3").turn_of(A);
  EXPECT_EQ(s.decision(), "combine");
  EXPECT_EQ(s.offered("teleport"), sorted("K5 C5"));
  EXPECT_TRUE(s.offers("play move F2"));
  Scenario acted = s;
  s.play("teleport K5");
  EXPECT_EQ(s.decision(), "combine");
  EXPECT_EQ(s.offered("teleport"), Texts{});
  acted.play("play move F2").then("go B5");
  EXPECT_EQ(acted.at(A), "B5");
  EXPECT_EQ(acted.offered("teleport"), Texts{});
}

TEST(Donjon, DON_3_9_ending_the_actions_declines_it_and_a_scroll_does_not) {
  Scenario s;
  s.goblins("D2").kept(A, "SC2").hand("F2 F5 F3").turn_of(A);
  Scenario ended = s;
  s.play("scroll SC2");
  EXPECT_EQ(s.goblins(), Texts{});
  EXPECT_EQ(s.offered("teleport"), words_in("K5"));
  ended.play("end actions");
  EXPECT_EQ(ended.decision(), "reserve");
  EXPECT_FALSE(ended.asks("teleport"));
}

TEST(Donjon, DON_3_9_it_is_still_asked_when_no_combination_is_possible) {
  Scenario s = acting(A, "A5", "F4 F3 F1");
  s.play("teleport K5");
  EXPECT_EQ(s.at(A), "K5");
  Scenario red = acting(A, "C2", "F4 F1 F4");
  EXPECT_EQ(red.offered("teleport"), sorted("A5 K5"));
}

}  // namespace
}  // namespace veillee::donjon
