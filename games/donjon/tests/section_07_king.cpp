// The Goblin King (section 7 of RULES.md).
#include "games/donjon/tests/helpers.hpp"

namespace veillee::donjon {
namespace {

// B's last turn before the King's card, which A reveals next.
Scenario last_turn_before_the_king() {
  Scenario s;
  s.round(9).hand("F1 F2 F3");
  return s;
}

TEST(Donjon, DON_T31_and_DON_7_1_the_King_enters_and_the_turn_goes_on) {
  Scenario s = last_turn_before_the_king();
  s.turn_of(B).play("end actions").revealing("KING", "reserve");
  EXPECT_EQ(s.active(), A);
  EXPECT_EQ(s.number("turn"), 19) << "the tenth turn of A";
  EXPECT_EQ(s.king(), "F9");
  EXPECT_EQ(s.number("march"), 0);
  EXPECT_EQ(s.happened("king_thrown"), 0) << "no march this turn";
  EXPECT_EQ(s.number("throws"), 1);
  EXPECT_EQ(s.decision(), "reroll");
  for (const Seat seat : {A, B}) EXPECT_EQ(s.number(seat, "cards"), 0);
}

TEST(Donjon, DON_7_1_pawns_on_the_entrance_leave_and_a_goblin_stays) {
  Scenario s = last_turn_before_the_king();
  s.hero(A, "F9").hero(B, "F9").portal("D8").turn_of(B);
  s.play("end actions").revealing("KING", "reserve");
  EXPECT_EQ(s.decision(), "portal");
  EXPECT_EQ(s.decider(), A) << "the active player first";
  EXPECT_EQ(s.offered("portal"), sorted("A5 K5 D8"));
  s.play(A, "portal K5").play(B, "portal D8");
  EXPECT_EQ(s.at(A), "K5");
  EXPECT_EQ(s.at(B), "D8");
  EXPECT_EQ(s.king(), "F9");
  Scenario goblin_there = last_turn_before_the_king();
  goblin_there.goblins("F9").turn_of(B).play("end actions").revealing("KING", "reserve");
  EXPECT_EQ(goblin_there.king(), "F9");
  EXPECT_EQ(goblin_there.goblins(), words_in("F9"));
}

TEST(Donjon, DON_7_2_he_marches_from_the_next_turn_on) {
  Scenario s;
  s.card("KING").king("F9").hand("F1 F2 F3").turn_of(A);
  s.play("end actions").rolling_king(5, "reserve");
  EXPECT_EQ(s.active(), B);
  EXPECT_EQ(s.happened("king_thrown"), 1);
  EXPECT_EQ(s.king(), "F7");
  EXPECT_EQ(s.number("throws"), 1) << "before the throw";
}

TEST(Donjon, DON_7_3_and_DON_7_4_one_square_and_a_goblin_or_two_squares) {
  for (int die = 1; die <= 6; ++die) {
    Scenario s;
    s.king("F8").king_rolls(B, die);
    EXPECT_EQ(s.king(), die <= 3 ? "F7" : "F6") << die;
    EXPECT_EQ(s.decision(), die <= 3 ? "place" : "reroll") << die;
    EXPECT_EQ(s.goblins(), Texts{});
  }
}

TEST(Donjon, DON_T32_and_DON_7_8_and_DON_D4_where_his_goblin_may_stand) {
  Scenario s;
  s.king("F9").king_rolls(B, 2);
  EXPECT_EQ(s.king(), "F8");
  EXPECT_EQ(s.decider(), B) << "the active player chooses";
  EXPECT_EQ(s.offered("place"), sorted("F6 E7 G7 D8 H8 G9"));
  s.play("place D8");
  EXPECT_EQ(s.goblins(), words_in("D8"));
  EXPECT_EQ(s.den(), 3);
  EXPECT_EQ(s.number("throws"), 1);
}

TEST(Donjon, DON_7_3_not_on_tiles_pawns_or_portals) {
  Scenario s(3);
  s.king("F9").hero(A, "F6").hero(B, "D8").hero(C, "A7").portal("G7").goblins("H8");
  s.king_rolls(B, 1);
  EXPECT_EQ(s.offered("place"), sorted("E7 G9"));
}

TEST(Donjon, DON_7_3_none_free_no_goblin) {
  Scenario s(4);
  s.king("F9").hero(A, "G9").goblins("F6 E7 G7 D8 H8").king_rolls(B, 3);
  EXPECT_EQ(s.den(), 0);
  EXPECT_EQ(s.king(), "F8");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.decision(), "reroll");
}

TEST(Donjon, DON_T35_and_DON_7_5_and_DON_D8_pawns_that_he_meets_go_to_portals) {
  Scenario s;
  s.king("F5").hero(A, "F4").hero(B, "F3").king_rolls(B, 4);
  EXPECT_EQ(s.decision(), "portal");
  EXPECT_EQ(s.decider(), A) << "the owner chooses, on the square that he enters first";
  EXPECT_EQ(s.offered("portal"), sorted("A5 K5"));
  s.play(A, "portal K5");
  EXPECT_EQ(s.decider(), B);
  s.play(B, "portal A5");
  EXPECT_EQ(s.at(A), "K5");
  EXPECT_EQ(s.at(B), "A5");
  EXPECT_EQ(s.king(), "F3");
  EXPECT_EQ(s.number("throws"), 1);
}

TEST(Donjon, DON_7_5_he_passes_and_stops_on_goblins_and_does_not_meet_who_stands_beside) {
  Scenario s;
  s.king("F8").goblins("F7 F6").hero(A, "F8").hero(B, "E7").king_rolls(B, 6);
  EXPECT_EQ(s.king(), "F6");
  EXPECT_EQ(s.goblins(), sorted("F7 F6"));
  EXPECT_EQ(s.at(A), "F8") << "the square that he left";
  EXPECT_EQ(s.at(B), "E7");
}

TEST(Donjon, DON_T34_and_DON_7_6_the_throne_before_any_goblin) {
  Scenario s;
  s.king("F2").goblins("B4 D8 E8 H8").king_rolls(B, 1);
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.result(), "lost");
  EXPECT_EQ(s.how(), "enthroned");
  EXPECT_EQ(s.king(), "F1");
  EXPECT_EQ(s.goblins().size(), 4U);
}

TEST(Donjon, DON_7_6_surplus_movement_does_not_matter) {
  Scenario s;
  s.king("F2").king_rolls(B, 6);
  EXPECT_EQ(s.how(), "enthroned");
  EXPECT_EQ(s.king(), "F1");
  Scenario exactly;
  exactly.king("F3").king_rolls(B, 4);
  EXPECT_EQ(exactly.how(), "enthroned");
  Scenario not_yet;
  not_yet.king("F3").king_rolls(B, 3);
  EXPECT_FALSE(not_yet.over());
}

TEST(Donjon, DON_7_7_his_goblin_from_an_empty_reserve_loses) {
  Scenario s;
  s.king("F9").goblins("B4 D1 I1 D2").king_rolls(B, 1);
  EXPECT_EQ(s.result(), "lost");
  EXPECT_EQ(s.how(), "overrun");
  Scenario two_squares;
  two_squares.king("F9").goblins("B4 D1 I1 D2").king_rolls(B, 4);
  EXPECT_FALSE(two_squares.over());
}

TEST(Donjon, DON_7_9_the_march_belongs_to_every_turn) {
  Scenario s;
  s.king("F9").king_rolls(B, 4);
  s.play("stop").play("end actions").rolling_king(5, "reserve");
  EXPECT_EQ(s.active(), A);
  EXPECT_EQ(s.king(), "F5");
  EXPECT_EQ(s.text("card"), "");
}

TEST(Donjon, DON_7_10_a_pawn_put_ahead_of_him_is_met_again) {
  Scenario s;
  s.king("F9").portal("F7").hero(A, "F8").king_rolls(B, 5);
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.king(), "F8") << "square by square";
  EXPECT_EQ(s.offered("portal"), sorted("A5 K5 F7"));
  s.play(A, "portal F7");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.offered("portal"), sorted("A5 K5")) << "not the tile under him";
  s.play(A, "portal K5");
  EXPECT_EQ(s.at(A), "K5");
  EXPECT_EQ(s.king(), "F7");
  EXPECT_EQ(s.portal(), "F7");
}

TEST(Donjon, DON_7_11_and_DON_C5_his_die_is_no_combat) {
  Scenario s;
  s.chests("RE2").king("F8").bonuses(B, "B3b B5b").kept(B, "OB4 SC4").reserve(B, "F4 F4");
  s.king_rolls(B, 3);
  EXPECT_EQ(s.king(), "F7") << "3 stays 3";
  EXPECT_EQ(s.happened("attack_thrown"), 0);
  Scenario fair;
  fair.king("F8").goblins("D2").kept(B, "SC2").opening_of(B);
  expect_even(tally(fair, "reveal", 1200,
                    [](const json::Value& view) {
                      return std::to_string(static_cast<int>(view.find("march")->number));
                    }),
              6, 1200);
}

TEST(Donjon, DON_7_12_nothing_moves_or_stops_him_and_he_takes_nothing) {
  Scenario s;
  s.king("F8").portal("F7").goblins("F6").king_rolls(B, 4);
  EXPECT_EQ(s.king(), "F6");
  EXPECT_EQ(s.portal(), "F7");
  EXPECT_EQ(s.goblins(), words_in("F6"));
  EXPECT_EQ(s.chests(), Texts{});
  Scenario spells;  // no option of his hand names the King's square as a target
  spells.king("F8").hero(A, "F8").hand("F3 F3 F3 F3 F3").turn_of(A);
  spells.play("end actions");
  EXPECT_EQ(spells.king(), "F8");
}

TEST(Donjon, DON_T60_and_DON_7_13_the_portal_tile_under_him_is_no_choice) {
  Scenario s;
  s.king("F7").portal("F6").hero(A, "F6").king_rolls(B, 3);
  EXPECT_EQ(s.king(), "F6");
  EXPECT_EQ(s.portal(), "F6");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.offered("portal"), sorted("A5 K5"));
  s.play(A, "portal A5");
  EXPECT_EQ(s.decision(), "place");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.offered("place"), sorted("F4 F8 E5 E7 G7 D6 H6"));
}

TEST(Donjon, DON_T66_and_DON_7_14_in_turn_order_from_the_active_player) {
  Scenario s(3);
  s.king("F9").hero(A, "F8").hero(B, "A7").hero(C, "F8").king_rolls(B, 4);
  EXPECT_EQ(s.decider(), C);
  s.play(C, "portal A5");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.offered("portal"), sorted("A5 K5"));
  s.play(A, "portal A5");
  EXPECT_EQ(s.at(A), "A5");
  EXPECT_EQ(s.at(C), "A5");
  Scenario himself(3);
  himself.king("F9").hero(A, "F8").hero(B, "F8").hero(C, "F8").king_rolls(B, 4);
  EXPECT_EQ(himself.decider(), B) << "he first";
  himself.play(B, "portal A5");
  EXPECT_EQ(himself.decider(), C);
}

}  // namespace
}  // namespace veillee::donjon
