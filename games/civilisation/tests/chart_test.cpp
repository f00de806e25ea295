// The chart, the tables and the set-up (sections 1 and 2).
#include <gtest/gtest.h>

#include "games/civilisation/game.hpp"
#include "games/civilisation/tests/scenario.hpp"

namespace veillee::civilisation {
namespace {

Set connected(const Set& all, std::uint8_t from) {
  return Chart::reach(steps_along, from, square_count, {}, Set::all() - all) | Set::only(from);
}

std::uint8_t mirrored(std::uint8_t square, bool anti) {
  const int row = Chart::row(square);
  const int column = Chart::column(square);
  return byte(anti ? Chart::at(columns - 1 - column, rows - 1 - row) : Chart::at(column, row));
}

char ground(std::uint8_t square) {
  return layout[square] == 'M' || layout[square] == 'm' ? (sea.has(square) ? 'm' : 'M')
                                                        : layout[square];
}

TEST(Civilisation,
     CIV_1_10_and_CIV_1_11_and_CIV_1_12_and_CIV_T60_the_chart_is_nine_islands_in_one_sea) {
  EXPECT_EQ(land.size(), 35);
  EXPECT_EQ(sea.size(), 46);
  Set left = land;
  int islands = 0;
  while (!left.empty()) {
    const Set island = connected(land, left.first());
    for (const std::uint8_t square : island)
      EXPECT_EQ(region_of(square), region_of(island.first())) << square_ids[square];
    left -= island;
    ++islands;
  }
  EXPECT_EQ(islands, 9);
  Set open = sea;
  for (const MonsterSpec& monster : all_monsters) open.remove(monster.square);
  EXPECT_EQ(open.size(), 44);
  EXPECT_EQ(connected(open, open.first()), open);
  for (std::uint8_t square = 0; square < square_count; ++square)
    for (const bool anti : {false, true})
      EXPECT_EQ(ground(square), ground(mirrored(square, anti))) << square_ids[square];
  for (const Set& region : regions) EXPECT_EQ(region.size(), 9);
  EXPECT_EQ(regions[region_of(at("A1"))], regions[region_of(at("C3"))]);
  EXPECT_NE(region_of(at("C3")), region_of(at("D3")));
}

TEST(Civilisation, CIV_1_13_and_CIV_1_14_capitals_and_quarries) {
  EXPECT_EQ(quarries.size(), 8);
  for (const std::string_view id : {"F1", "I4", "D9", "A6", "A1", "I1", "A9", "I9"})
    EXPECT_TRUE(quarries.has(byte((id[1] - '1') * columns + id[0] - 'A'))) << id;
  for (const std::uint8_t capital : capital_squares[3]) {
    EXPECT_EQ(layout[capital], 'C');
    int near = 0;
    bool quarry = false;
    for (const MonsterSpec& monster : all_monsters)
      near += Chart::distance(capital, monster.square) == 3 ? 1 : 0;
    for (const std::uint8_t square : quarries) quarry |= Chart::distance(capital, square) == 2;
    EXPECT_EQ(near, 3) << square_ids[capital];
    EXPECT_TRUE(quarry) << square_ids[capital];
  }
}

TEST(Civilisation, CIV_1_6_and_CIV_1_15_five_monsters_in_their_lairs) {
  EXPECT_EQ(all_monsters.size(), 5U);
  for (const MonsterSpec& monster : all_monsters)
    EXPECT_EQ(layout[monster.square], sea.has(monster.square) ? 'm' : 'M');
  EXPECT_EQ(all_monsters[minotaur].defence, 4);
  EXPECT_EQ(all_monsters[scylla].defence, 5);
  EXPECT_EQ(all_monsters[cyclops].defence, 6);
}

TEST(
    Civilisation,
    CIV_2_4_and_CIV_2_5_and_CIV_2_7_and_CIV_T3_and_CIV_T4_and_CIV_T5_and_CIV_1_2_and_CIV_1_3_and_CIV_1_4_and_CIV_2_1_and_CIV_2_2_and_CIV_14_1_piles_by_the_number_of_players) {
  constexpr std::array<int, 4> pile = {43, 24, 33, 40};
  constexpr std::array<int, 4> reserve = {0, 19, 10, 3};
  for (int seats = 1; seats <= 4; ++seats) {
    const auto index = static_cast<std::size_t>(seats - 1);
    const AnyState state = game().start(*game().setup(seats), 7);
    const json::Value view = *json::read(game().view(state, A));
    EXPECT_EQ(view.find("vp_pile")->number, pile[index]);
    EXPECT_EQ(view.find("vp_reserve")->number, reserve[index]);
    EXPECT_EQ(view.find("fives_left")->number, 3);
    EXPECT_EQ(view.find("commons")->items.size(), static_cast<std::size_t>(seats + 1));
    EXPECT_EQ(view.find("display")->items.size(), 3U);
    EXPECT_EQ(game().check(state), "");
    const json::Value& left = *view.find("seats")->items.at(0).find("left");
    EXPECT_EQ(left.find("hero")->number, 3);
    EXPECT_EQ(left.find("city")->number, 5);
    EXPECT_EQ(left.find("temple")->number, 2);
    EXPECT_EQ(left.find("wonder")->number, 1);
  }
}

TEST(Civilisation, CIV_2_6_thirteen_philosophers_stay_in_the_pile) {
  const AnyState state = game().start(*game().setup(3), 11);
  EXPECT_EQ(json::read(game().view(state, A))->find("piled")->number, 13);
}

TEST(Civilisation, CIV_2_8_and_CIV_2_9_and_CIV_D1_the_secret_choice_is_simultaneous_and_secret) {
  AnyState state = game().start(*game().setup(3), 5);
  EXPECT_EQ(game().deciders(state), SeatSet::all(3));
  ActionList list;
  game().legal(state, B, list);
  ASSERT_EQ(list.size(), 2);
  ASSERT_FALSE(game().apply(state, B, list[1], nullptr));
  const json::Value seen = *json::read(game().view(state, A));
  EXPECT_EQ(seen.find("seats")->items.at(1).find("dealt"), nullptr);
  EXPECT_EQ(seen.find("seats")->items.at(0).find("dealt")->items.size(), 2U);
  for (const Seat seat : {A, C}) {
    game().legal(state, seat, list);
    ASSERT_FALSE(game().apply(state, seat, list[0], nullptr));
  }
  const json::Value own = *json::read(game().view(state, B));
  EXPECT_EQ(own.find("seats")->items.at(1).find("discarded")->items.size(), 1U);
  const json::Value other = *json::read(game().view(state, C));
  EXPECT_EQ(other.find("seats")->items.at(1).find("secret"), nullptr);
  EXPECT_EQ(other.find("seats")->items.at(1).find("discarded"), nullptr);
}

TEST(Civilisation, CIV_2_10_and_CIV_2_11_capitals_by_seat) {
  const std::array<std::string_view, 4> capitals = {"E2", "E2 E8", "E2 H5 E8", "E2 H5 E8 B5"};
  for (int seats = 1; seats <= 4; ++seats) {
    const json::Value view = *json::read(game().view(game().start(*game().setup(seats), 3), A));
    Texts squares;
    for (const json::Value& seat : view.find("seats")->items) {
      EXPECT_EQ(seat.find("pawn")->string, seat.find("capital")->string);
      squares.push_back(seat.find("capital")->string);
    }
    EXPECT_EQ(squares, words_in(capitals[static_cast<std::size_t>(seats - 1)]));
  }
}

TEST(Civilisation, CIV_2_15_and_CIV_T72_boards_are_chosen_or_drawn) {
  std::map<std::string, int> drawn;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const std::vector<std::string> options = {"board-b=red"};
    const json::Value view =
        *json::read(game().view(game().start(*game().setup(2, options), seed), A));
    EXPECT_EQ(view.find("seats")->items.at(1).find("colour")->string, "red");
    ++drawn[view.find("seats")->items.at(0).find("colour")->string];
  }
  EXPECT_EQ(drawn.size(), 3U);
  EXPECT_FALSE(drawn.contains("red"));
  for (const auto& [colour, n] : drawn) EXPECT_GT(n, 8) << colour;
  const std::vector<std::string> twice = {"board-a=red", "board-b=red"};
  const auto refused = game().setup(2, twice);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.refusal().clause, "CIV-2.15");
}

TEST(Civilisation, CIV_2_13_the_first_player_is_an_option) {
  const std::vector<std::string> options = {"first=C"};
  const json::Value view = *json::read(game().view(game().start(*game().setup(3, options), 3), A));
  EXPECT_EQ(view.find("first")->string, "C");
  const std::vector<std::string> nobody = {"first=D"};
  EXPECT_FALSE(game().setup(3, nobody));
}

TEST(Civilisation, CIV_2_14_no_objective_is_fulfilled_at_the_start) {
  const State state = start(Options{4}, 9);
  for (Seat seat = 0; seat < 4; ++seat)
    for (std::uint8_t card = 0; card < objective_count; ++card)
      EXPECT_LT(progress(state, seat, Common{card}), deck_of(state).commons[card].need);
}

TEST(Civilisation, CIV_1_18_and_CIV_8_13_the_colour_bonus_of_each_board) {
  constexpr std::array<dicium::Colour, 4> colours = {dicium::red, dicium::green, dicium::blue,
                                                     dicium::yellow};
  for (std::uint8_t board = 0; board < board_count; ++board) {
    State state = start(Options{2}, 1);
    state.colours[0] = board;
    EXPECT_EQ(extra_faces(state, A, colours[board]), 0);
    state.heroes[0][hero_colour] = at("A1");
    EXPECT_EQ(extra_faces(state, A, colours[board]), board < 2 ? 1 : 2);
  }
}

TEST(Civilisation, CIV_1_20_slot_B4a_is_green_and_no_re_roll) {
  State state = start(Options{2}, 1);
  state.boards[0].slots = dicium::reroll_slots;
  EXPECT_EQ(dicium::added_faces<Civilisation>(state, A, dicium::green), 1);
  EXPECT_EQ(limits(state, A).throws, 2);
  state.boards[0].slots = dicium::all_slots;
  for (const dicium::Colour colour : {dicium::blue, dicium::yellow, dicium::green, dicium::red})
    EXPECT_EQ(dicium::added_faces<Civilisation>(state, A, colour), 2);
}

}  // namespace
}  // namespace veillee::civilisation
