// What is in the box, set-up and options (sections 1, 2 and 12 of RULES.md).
#include "games/shogun/tests/scenario.hpp"

namespace veillee::shogun {
namespace {

// The game as it starts, after the samurai's post with 4 players.
Scenario started(int seats, Texts options = {}) {
  Scenario s(seats, options);
  return s.then("post C3");
}

bool possible(int seats, const Texts& options = {}) {
  Scenario s;
  return s.game().setup(seats, options).ok();
}

TEST(Shogun, SHO_T1_four_players) {
  const Scenario s = started(4, {"first=A"});
  EXPECT_EQ(s.at("A.1"), "E9");
  EXPECT_EQ(s.at("C.1"), "E9");
  EXPECT_EQ(s.at("B.1"), "C3");
  EXPECT_EQ(s.at("D.1"), "G3");
  EXPECT_EQ(s.shogun(), "E5");
  for (const Seat seat : {A, B, C, D}) {
    EXPECT_EQ(s.in_reserve(seat), 2);
    EXPECT_EQ(s.number(seat, "tiles"), 2);
    EXPECT_EQ(s.hand_of(seat), 3);
    EXPECT_EQ(s.bonuses(seat), Texts{});
    EXPECT_EQ(s.reserve(seat), Texts{});
  }
  EXPECT_EQ(s.alerts(), 5);
  EXPECT_EQ(s.number("braziers_left"), 5);
  EXPECT_EQ(s.active(), A);
}

TEST(Shogun, SHO_T2_two_players) {
  const Scenario s = started(2);
  EXPECT_EQ(s.at("A.1"), "E9");
  EXPECT_EQ(s.in_reserve(A), 2);
  EXPECT_EQ(sorted(Texts{s.at("B.1"), s.at("B.2")}), sorted("C3 G3"));
  EXPECT_EQ(s.in_reserve(B), 1);
  EXPECT_EQ(s.number(A, "tiles"), 2);
  EXPECT_EQ(s.number(B, "tiles"), 2);
  EXPECT_EQ(s.alerts(), 5);
  EXPECT_EQ(s.active(), A);
}

TEST(Shogun, SHO_T68_colours_of_two_players_are_options) {
  const Scenario s = started(2, {"ninja=green", "samurai=red"});
  EXPECT_EQ(s.text(A, "camp"), "ninja");
  EXPECT_EQ(s.text(A, "colour"), "green");
  EXPECT_EQ(s.text(B, "camp"), "samurai");
  EXPECT_EQ(s.text(B, "colour"), "red");
  EXPECT_EQ(s.active(), A);
}

TEST(Shogun, SHO_T76_the_introduction_and_who_starts) {
  EXPECT_FALSE(possible(4, {"introduction=on", "first=B"}));
  const Scenario s = started(4, {"introduction=on", "first=C"});
  EXPECT_EQ(s.active(), C);
  EXPECT_EQ(s.text(C, "colour"), "green");
  EXPECT_EQ(s.alerts(), 6);
  EXPECT_EQ(s.number("braziers_left"), 6);
}

TEST(Shogun, SHO_1_1_counts_of_what_is_used) {
  const Scenario s = started(4, {"introduction=on"});
  std::size_t pawns = 0;
  int tiles = 0;
  for (const Seat seat : {A, B, C, D}) {
    pawns += s.list(seat, "pawns").size();
    tiles += s.number(seat, "tiles");
  }
  EXPECT_EQ(pawns, 12U);
  EXPECT_EQ(tiles, 8) << "4 Torii and 4 Garrison";
  EXPECT_EQ(s.number("alerts_of"), 6);
  EXPECT_EQ(s.number("braziers_left"), 6);
}

TEST(Shogun, SHO_1_2_and_SHO_2_4_boards_of_each_camp_and_a_hand_of_3) {
  const Scenario s = started(4);
  EXPECT_EQ(s.text(A, "colour"), "blue");
  EXPECT_EQ(s.text(C, "colour"), "green");
  EXPECT_EQ(s.text(B, "colour"), "yellow");
  EXPECT_EQ(s.text(D, "colour"), "red");
  for (const Seat seat : {A, B, C, D}) EXPECT_EQ(s.hand_of(seat), 3);
}

TEST(Shogun, SHO_1_3_three_pawns_a_colour) {
  const Scenario s = started(4);
  for (const Seat seat : {A, B, C, D}) EXPECT_EQ(s.list(seat, "pawns").size(), 3U);
}

TEST(Shogun, SHO_1_8_the_sixth_cards_and_tiles_are_for_the_introduction_only) {
  EXPECT_EQ(started(2).alerts(), 5);
  EXPECT_EQ(started(2).number("braziers_left"), 5);
  EXPECT_EQ(started(2, {"introduction=on"}).alerts(), 6);
  EXPECT_EQ(started(2, {"introduction=on"}).number("braziers_left"), 6);
}

TEST(Shogun, SHO_1_21_all_boards_have_the_common_slots) {
  for (const int seats : {2, 4})
    for (Seat seat = 0; seat < seats; ++seat) {
      Scenario s(seats);
      s.hand("F1 F2 F3").turn_of(seat);
      s.play("play straight F1 F2 F3");
      EXPECT_EQ(s.offered("slot"), sorted("B2a B2b B3a B3b B4a B4b B5a B5b"));
      EXPECT_TRUE(s.offers("hand"));
    }
}

TEST(Shogun, SHO_2_2_one_ninja_and_one_samurai) {
  const Scenario s = started(2);
  EXPECT_EQ(s.text(A, "camp"), "ninja");
  EXPECT_EQ(s.text(B, "camp"), "samurai");
}

TEST(Shogun, SHO_2_3_four_players_alternate_camps) {
  const Scenario s = started(4);
  EXPECT_EQ(s.text(A, "camp"), "ninja");
  EXPECT_EQ(s.text(B, "camp"), "samurai");
  EXPECT_EQ(s.text(C, "camp"), "ninja");
  EXPECT_EQ(s.text(D, "camp"), "samurai");
  EXPECT_EQ(s.text(A, "partner"), "C");
  EXPECT_EQ(s.text(D, "partner"), "B");
}

TEST(Shogun, SHO_2_5_C_and_D_have_the_other_colour_of_their_camp) {
  const Scenario s = started(4, {"ninja=green", "samurai=red"});
  EXPECT_EQ(s.text(A, "colour"), "green");
  EXPECT_EQ(s.text(C, "colour"), "blue");
  EXPECT_EQ(s.text(B, "colour"), "red");
  EXPECT_EQ(s.text(D, "colour"), "yellow");
}

TEST(Shogun, SHO_2_5_a_seat_is_called_by_its_colour) {
  const Scenario s = started(2, {"ninja=green", "samurai=red"});
  const SeatNames names = s.game().seat_names(s.state());
  EXPECT_NE(names[A].en.find("reen"), std::string::npos) << names[A].en;
  EXPECT_NE(names[B].en.find("ed"), std::string::npos) << names[B].en;
  EXPECT_NE(names[A], s.game().seat_names(started(2).state())[A]);
}

TEST(Shogun, SHO_2_6_two_tiles_on_each_board) {
  for (const int seats : {2, 4})
    for (Seat seat = 0; seat < seats; ++seat) EXPECT_EQ(started(seats).number(seat, "tiles"), 2);
}

TEST(Shogun, SHO_2_7_both_ninjas_share_E9) {
  const Scenario s = started(4);
  EXPECT_EQ(s.at("A.1"), "E9");
  EXPECT_EQ(s.at("C.1"), "E9");
}

TEST(Shogun, SHO_2_8_a_single_samurai_stands_on_both_garrison_squares) {
  Scenario s(2);
  EXPECT_NE(s.decision(), "post");
  EXPECT_EQ(sorted(Texts{s.at("B.1"), s.at("B.2")}), sorted("C3 G3"));
}

TEST(Shogun, SHO_2_9_and_SHO_2_10_the_earlier_samurai_chooses_and_the_other_takes_the_rest) {
  Scenario s(4, {"first=A"});
  EXPECT_EQ(s.decision(), "post");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.offered("post"), sorted("C3 G3"));
  s.play(B, "post G3");
  EXPECT_EQ(s.at("B.1"), "G3");
  EXPECT_EQ(s.at("D.1"), "C3");
}

TEST(Shogun, SHO_2_10_with_C_first_D_is_the_earlier_samurai) {
  Scenario s(4, {"first=C"});
  EXPECT_EQ(s.decider(), D);
  s.play(D, "post C3");
  EXPECT_EQ(s.at("D.1"), "C3");
  EXPECT_EQ(s.at("B.1"), "G3");
  EXPECT_EQ(s.active(), C);
}

TEST(Shogun, SHO_D3_nothing_is_thrown_before_the_post) {
  Scenario s(4, {"first=A"});
  EXPECT_EQ(s.number("throws"), 0);
  EXPECT_EQ(s.options().size(), 2U);
  s.play("post C3");
  EXPECT_EQ(s.number("throws"), 1);
  EXPECT_EQ(s.decider(), A);
}

TEST(Shogun, SHO_2_11_pawns_in_reserve) {
  EXPECT_EQ(started(2).in_reserve(A), 2);
  EXPECT_EQ(started(2).in_reserve(B), 1);
  for (const Seat seat : {A, B, C, D}) EXPECT_EQ(started(4).in_reserve(seat), 2);
}

TEST(Shogun, SHO_2_12_the_Shogun_sits_on_the_throne_uncaptured) {
  EXPECT_EQ(started(2).shogun(), "E5");
  EXPECT_EQ(started(2).carrier(), "");
}

TEST(Shogun, SHO_2_1_and_SHO_2_13_five_alert_cards_and_five_braziers) {
  for (const int seats : {2, 4}) {
    EXPECT_EQ(started(seats).alerts(), 5);
    EXPECT_EQ(started(seats).number("braziers_left"), 5);
    EXPECT_EQ(started(seats).braziers(), Texts{});
  }
}

TEST(Shogun, SHO_2_14_a_ninja_is_first) {
  for (const int seats : {2, 4})
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Scenario s(seats);
      const AnyState state = s.game().start(s.game().setup_of(s.state()), seed);
      const auto view = json::read(s.game().view(state, A));
      const char first = view->find("active")->string[0];
      EXPECT_TRUE(first == 'A' || (seats == 4 && first == 'C')) << first;
    }
}

TEST(Shogun, SHO_2_15_which_ninja_starts) {
  EXPECT_EQ(started(4, {"first=A"}).active(), A);
  EXPECT_EQ(started(4, {"first=C"}).active(), C);
  EXPECT_FALSE(possible(4, {"first=B"}));
  EXPECT_FALSE(possible(4, {"first=D"}));
  EXPECT_EQ(started(2, {"first=A"}).active(), A);
  EXPECT_FALSE(possible(2, {"first=B"}));
}

TEST(Shogun, SHO_C3_and_SHO_D2_drawn_gives_each_ninja_half_of_the_starts) {
  Scenario s(4);
  int starts_of_a = 0;
  constexpr int games = 400;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    const AnyState state = s.game().start(s.game().setup_of(s.state()), seed);
    starts_of_a += json::read(s.game().view(state, A))->find("active")->string == "A" ? 1 : 0;
  }
  EXPECT_GT(starts_of_a, games * 2 / 5);
  EXPECT_LT(starts_of_a, games * 3 / 5);
}

TEST(Shogun, SHO_2_16_nothing_is_on_the_board_or_owned_yet) {
  const Scenario s = started(4);
  EXPECT_EQ(s.torii(), Texts{});
  EXPECT_EQ(s.turned(), Texts{});
  EXPECT_EQ(s.garrisons(), Texts{});
  for (const Seat seat : {A, B, C, D}) {
    EXPECT_EQ(s.bonuses(seat), Texts{});
    EXPECT_EQ(s.reserve(seat), Texts{});
  }
}

TEST(Shogun, SHO_D1_camps_go_with_the_seats_and_only_colours_are_options) {
  EXPECT_TRUE(possible(2, {"ninja=blue", "samurai=yellow"}));
  EXPECT_FALSE(possible(2, {"ninja=yellow"}));
  EXPECT_FALSE(possible(2, {"samurai=green"}));
}

TEST(Shogun, SHO_12_1_and_SHO_12_4_the_sixth_card_and_brazier_but_no_more_torii) {
  const Scenario s = started(2, {"introduction=on"});
  EXPECT_EQ(s.alerts(), 6);
  EXPECT_EQ(s.number("braziers_left"), 6);
  EXPECT_EQ(s.number(A, "tiles"), 2);
}

TEST(Shogun, SHO_12_2_two_or_four_players_and_no_other_number) {
  EXPECT_FALSE(possible(1));
  EXPECT_TRUE(possible(2));
  EXPECT_FALSE(possible(3));
  EXPECT_TRUE(possible(4));
}

TEST(Shogun, SHO_12_5_the_introduction_is_off_unless_chosen) {
  EXPECT_EQ(started(2).number("alerts_of"), 5);
  EXPECT_EQ(started(2, {"introduction=off"}).number("alerts_of"), 5);
  EXPECT_EQ(started(2, {"introduction=on"}).number("alerts_of"), 6);
}

}  // namespace
}  // namespace veillee::shogun
