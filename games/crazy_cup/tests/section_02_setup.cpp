// Set-up and options of the table (section 2 of RULES.md).
#include "games/crazy_cup/tests/helpers.hpp"

namespace veillee::crazy_cup {
namespace {

TEST(CrazyCup, CUP_T53_and_CUP_2_10_four_players) {
  const Scenario s(4);
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(s.held(seat), 3);
  EXPECT_EQ(s.display().size(), 3U);
  EXPECT_EQ(s.piled(), 15);
  EXPECT_EQ(s.supply().size(), 8U);
}

TEST(CrazyCup, CUP_T54_and_CUP_2_9_two_players) {
  const Scenario s(2);
  EXPECT_EQ(s.held(A) + s.held(B), 6);
  EXPECT_EQ(s.display().size(), 3U);
  EXPECT_EQ(s.piled(), 21);
  EXPECT_EQ(s.supply(), sorted("ravine volcanic cactus lake"));
  // The other four are out of the game: nobody can own one.
  EXPECT_NE(Scenario().tiles(A, "ravine ravine").hand("F1 F2 F3").refused_of(A), "");
}

TEST(CrazyCup, CUP_2_1_the_common_set_up) {
  const Scenario s(3);
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(s.hand_of(seat), 3);
    EXPECT_EQ(s.bonuses(seat), Texts{});
    EXPECT_EQ(s.reserve(seat), Texts{});
  }
  EXPECT_EQ(s.dice().size(), 3U) << "the first throw";
  EXPECT_EQ(s.pool(), 8);
}

TEST(CrazyCup, CUP_2_2_pawns_stand_on_S) {
  const Scenario s(4);
  for (Seat seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(s.square(seat), "0");
    EXPECT_EQ(s.progress(seat), 0);
  }
  EXPECT_EQ(s.way(), "") << "nobody has moved";
}

TEST(CrazyCup, CUP_2_3_and_CUP_2_10_three_cards_each_that_nobody_else_sees) {
  const Scenario s(3);
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(s.cards(seat).size(), 3U);
    const json::Value seen = *json::read(s.game().view(s.state(), seat));
    for (Seat other = 0; other < 3; ++other)
      EXPECT_EQ(seen.find("seats")->items.at(other).find("cards") != nullptr, other == seat);
  }
}

TEST(CrazyCup, CUP_2_3_and_CUP_C1_the_cards_are_shuffled) {
  const Scenario s;
  std::map<std::string, int> dealt;
  constexpr int games = 3000;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    const AnyState state = s.game().start(s.game().setup_of(s.state()), seed);
    const json::Value seen = *json::read(s.game().view(state, A));
    for (const json::Member& card : seen.find("seats")->items.at(0).find("cards")->members)
      dealt[card.name] += static_cast<int>(card.value.number);
  }
  for (const auto& [card, n] : dealt) {
    const double copies = card == "sabotage" || card == "plans" || card == "bribe" ? 2 : 3;
    EXPECT_NEAR(n, 3 * games * copies / 30, 3 * games * copies / 30 / 6) << card;
  }
}

TEST(CrazyCup, CUP_2_4_the_Tornado_lies_beside_the_pile) {
  EXPECT_EQ(Scenario(3).tornado(), "");
  EXPECT_EQ(Scenario(3).text("tornado_owner"), "");
}

TEST(CrazyCup, CUP_2_5_and_CUP_9_10_tiles_for_every_number_of_players) {
  for (const int seats : {1, 2}) EXPECT_EQ(Scenario(seats).supply().size(), 4U);
  for (const int seats : {3, 4})
    EXPECT_EQ(Scenario(seats).supply(),
              sorted("ravine ravine volcanic volcanic cactus cactus lake lake"));
}

TEST(CrazyCup, CUP_2_6_and_CUP_2_11_who_begins_is_an_option) {
  for (const std::string first : {"A", "B", "C"}) {
    const Scenario s(3, {"first=" + first});
    EXPECT_EQ(s.asked(), Texts{first});
    EXPECT_EQ(s.text("first"), first);
  }
  EXPECT_FALSE(is_possible(3, {"first=D"}));
  std::map<std::string, int> drawn;
  const Scenario s(3);
  for (std::uint64_t seed = 1; seed <= 600; ++seed) {
    const AnyState state = s.game().start(s.game().setup_of(s.state()), seed);
    ++drawn[json::read(s.game().view(state, A))->find("first")->string];
  }
  expect_even(drawn, 3, 600);
}

TEST(CrazyCup, CUP_2_7_and_CUP_2_8_the_rest_is_the_pile_and_three_lie_open) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Scenario s(seats);
    EXPECT_EQ(s.display().size(), 3U);
    EXPECT_EQ(s.piled(), 30 - 3 * seats - 3);
    EXPECT_EQ(s.discard(), Texts{});
  }
}

TEST(CrazyCup, CUP_2_8_the_open_cards_are_seen_by_all_and_the_pile_by_nobody) {
  const Scenario s(2);
  for (const Seat viewer : {A, B, spectator}) {
    const json::Value seen = *json::read(s.game().view(s.state(), viewer));
    EXPECT_EQ(seen.find("display")->items.size(), 3U);
    EXPECT_EQ(seen.find("pile"), nullptr);
  }
}

TEST(CrazyCup, CUP_T76_and_CUP_2_11_and_CUP_9_11_teams_take_four_players) {
  for (const int seats : {1, 2, 3}) EXPECT_FALSE(is_possible(seats, {"teams=on"}));
  const Scenario s(4, {"teams=on"});
  EXPECT_EQ(s.text(A, "partner"), "C");
  EXPECT_EQ(s.text(B, "partner"), "D");
  EXPECT_EQ(s.text(C, "partner"), "A");
  EXPECT_EQ(s.text(D, "partner"), "B");
  EXPECT_EQ(Scenario(4).text(A, "partner"), "") << "off unless chosen";
}

TEST(CrazyCup, CUP_2_11_young_drivers_are_off_unless_chosen_and_one_seat_is_the_solo_game) {
  for (int seats = 1; seats <= 4; ++seats) {
    EXPECT_EQ(Scenario(seats).hand_of(A), 3);
    EXPECT_EQ(Scenario(seats, {"young=on"}).hand_of(A), 5);
  }
  EXPECT_EQ(Scenario(1).drone(), "0");
  EXPECT_EQ(Scenario(2).drone(), "");
}

}  // namespace
}  // namespace veillee::crazy_cup
