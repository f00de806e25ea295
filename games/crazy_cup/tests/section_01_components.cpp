// Course, tiles and Cheat cards (section 1 of RULES.md).
#include "games/crazy_cup/data.hpp"
#include "games/crazy_cup/tests/helpers.hpp"

namespace veillee::crazy_cup {
namespace {

TEST(CrazyCup, CUP_1_1_what_is_in_the_box) {
  Scenario s(4);
  EXPECT_EQ(s.held(A) + s.held(B) + s.held(C) + s.held(D) + s.piled(), 27);
  EXPECT_EQ(s.display().size(), 3U) << "30 Cheat cards";
  EXPECT_EQ(s.supply().size(), 8U);
  EXPECT_EQ(s.dice().size() + static_cast<std::size_t>(s.pool()), 11U);
  EXPECT_FALSE(is_possible(5, {})) << "four pawns and boards";
  EXPECT_FALSE(is_possible(0, {}));
}

TEST(CrazyCup, CUP_1_2_four_colours_and_the_common_slots) {
  Scenario s(4);
  s.hand("F1 F2 F3").turn_of(A);
  for (Seat seat = 0; seat < 4; ++seat)
    EXPECT_EQ(s.text(seat, "colour"), words_in("blue yellow green red")[seat]);
  s.play("play straight F1 F2 F3");
  EXPECT_EQ(s.offered("slot"), sorted("B2a B2b B3a B3b B4a B4b B5a B5b"));
  Scenario all(4);
  for (Seat seat = 0; seat < 4; ++seat) all.bonuses(seat, "B2a B2b B3a B3b B4a B4b B5a B5b");
  all.hand("F1 F2 F3").turn_of(A);
  for (Seat seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(all.added(seat, "BLUE"), 2);
    EXPECT_EQ(all.added(seat, "YELLOW"), 2);
    EXPECT_EQ(all.added(seat, "GREEN"), 1);
    EXPECT_EQ(all.added(seat, "RED"), 2);
  }
}

TEST(CrazyCup, CUP_1_3_a_board_has_two_places_for_tiles) {
  EXPECT_EQ(Scenario().tiles(A, "ravine lake").hand("F1 F2 F3").refused_of(A), "");
  EXPECT_NE(Scenario().tiles(A, "ravine lake cactus").hand("F1 F2 F3").refused_of(A), "");
}

TEST(CrazyCup, CUP_1_4_four_technologies_with_two_tiles_each) {
  EXPECT_EQ(Scenario(4).supply(),
            sorted("ravine ravine volcanic volcanic cactus cactus lake lake"));
  expect_named("tile:ravine", "le tremplin", "the ramp");
  expect_named("tile:volcanic", "le bouclier thermique", "the heat shield");
  expect_named("tile:cactus", "les lames frontales", "the front blades");
  expect_named("tile:lake", "les flotteurs", "the floats");
}

// The board as CUP-1.5 and CUP-1.6 print it: the index, or the letter of the terrain.
constexpr std::string_view printed[7] = {
    "#  24 25 26 27 28 31 32 33 36 37 38 39 40 #",  "#  23 #  C  #  29 30 #  34 35 #  C  #  41 #",
    "#  22 21 20 19 18 17 #  47 46 45 44 43 42 #",  "#  #  L  #  V  #  16 #  48 #  V  #  L  #  #",
    "9  10 11 12 13 14 15 #  49 50 51 52 53 54 55", "8  #  #  R  #  #  #  #  #  #  #  R  #  #  56",
    "7  6  5  4  3  2  1  0  63 62 61 60 59 58 57"};

std::string printed_at(const Place& place) { return words_in(printed[place.row])[place.column]; }

TEST(CrazyCup, CUP_1_5_and_CUP_1_6_every_square_lies_where_it_is_printed) {
  for (std::uint8_t square = 0; square < 64; ++square)
    EXPECT_EQ(printed_at(places[square]), std::to_string(square));
  for (std::uint8_t square = 64; square < square_count; ++square)
    EXPECT_EQ(printed_at(places[square]), square_ids[square].substr(0, 1));
}

// The neighbours of a road square by CUP-1.7 and CUP-1.9.
struct ShortCut {
  std::string_view id;
  int low, high, saves;
  std::string_view tile;
};
constexpr ShortCut short_cuts[] = {{"R1", 4, 12, 6, "ravine"},    {"L1", 11, 21, 8, "lake"},
                                   {"V1", 13, 19, 4, "volcanic"}, {"C1", 20, 26, 4, "cactus"},
                                   {"C2", 38, 44, 4, "cactus"},   {"V2", 45, 51, 4, "volcanic"},
                                   {"L2", 43, 53, 8, "lake"},     {"R2", 52, 60, 6, "ravine"}};

// Where the airship, which needs no tile, may go from there.
Texts neighbours(std::string_view square) {
  Scenario s;
  s.at(A, square).race("clockwise").hand("F1 F1 F1 F3 F3").turn_of(A);
  return s.play("play full F1 F1 F1 F3 F3").offered("step");
}

TEST(CrazyCup, CUP_1_6_and_CUP_1_7_the_route_is_a_ring_of_64_and_nothing_else_is_connected) {
  for (int i = 1; i < 64; ++i) {
    Texts expected = {std::to_string(i - 1), std::to_string((i + 1) % 64)};
    for (const ShortCut& cut : short_cuts)
      if (cut.low == i || cut.high == i) expected.emplace_back(cut.id);
    EXPECT_EQ(neighbours(std::to_string(i)), sorted(expected)) << i;
  }
}

TEST(CrazyCup, CUP_1_7_and_CUP_1_9_and_CUP_1_14_rough_squares_join_two_road_squares) {
  for (const ShortCut& cut : short_cuts) {
    EXPECT_EQ(neighbours(cut.id), sorted({std::to_string(cut.low), std::to_string(cut.high)}));
    EXPECT_EQ(cut.high - cut.low - 2, cut.saves);
    EXPECT_EQ(piece_of("square:" + std::string(cut.id)).figures.at(0).value, cut.saves);
  }
}

TEST(CrazyCup, CUP_1_14_ids_go_from_left_to_right_in_each_type) {
  for (std::uint8_t a = 64; a < square_count; ++a)
    for (std::uint8_t b = 64; b < square_count; ++b)
      if (square_ids[a][0] == square_ids[b][0] && square_ids[a][1] < square_ids[b][1]) {
        EXPECT_LT(places[a].column, places[b].column);
      }
}

TEST(CrazyCup, CUP_1_9_each_short_cut_takes_the_tile_of_its_type) {
  for (const ShortCut& cut : short_cuts) {
    Scenario s;
    s.at(A, std::to_string(cut.low)).tiles(A, cut.tile).hand("F1 F1 F3").turn_of(A);
    s.drive("play pair F1 F1", std::string(cut.id) + " " + std::to_string(cut.high));
    EXPECT_EQ(s.progress(A), cut.high);
    EXPECT_EQ(s.tiles(A), Texts{});
  }
}

TEST(CrazyCup, CUP_T6_and_CUP_1_8_safety_barriers_cannot_be_crossed) {
  constexpr std::pair<int, int> barriers[] = {{28, 31}, {33, 36}, {29, 18},
                                              {30, 17}, {34, 47}, {35, 46}};
  for (const auto& [a, b] : barriers)
    for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)}) {
      Scenario s;
      s.at(A, std::to_string(from)).hand("F1 F1 F3").turn_of(A);
      EXPECT_EQ(s.play("play pair F1 F1").refusal("step " + std::to_string(to)), "CUP-1.8");
    }
}

TEST(CrazyCup, CUP_1_10_seven_garages_and_every_short_cut_by_passes_one) {
  Texts found;
  for (int i = 1; i < 64; ++i) {
    Scenario s;
    s.at(A, std::to_string(i)).hand("F1 F1 F3").turn_of(A);
    if (s.added(A, "BLUE") == 1) found.push_back(std::to_string(i));
  }
  EXPECT_EQ(found, words_in("8 16 23 32 41 48 56"));
  for (const ShortCut& cut : short_cuts) {
    int passed = 0;
    for (const std::string& garage : found)
      passed += cut.low < std::stoi(garage) && std::stoi(garage) < cut.high ? 1 : 0;
    EXPECT_EQ(passed, 1) << cut.id;
  }
}

TEST(CrazyCup, CUP_1_13_thirty_cards_of_eleven_types) {
  Scenario s;
  s.display("loaded nitro oil").rest_to(B).hand("F1 F2 F3").turn_of(A);
  EXPECT_EQ(s.cards(B),
            sorted("grapnel grapnel grapnel tornado tornado tornado nitro nitro oil oil "
                   "cannon cannon cannon sabotage sabotage plans plans trail trail "
                   "trail loaded loaded swerve swerve swerve bribe bribe"));
}

TEST(CrazyCup, CUP_1_13_names_of_the_cards) {
  expect_named("card:grapnel", "Grappin", "Grapnel");
  expect_named("card:tornado", "Tornade", "Tornado");
  expect_named("card:nitro", "Nitro", "Nitro");
  expect_named("card:oil", "Flaque d’huile", "Oil slick");
  expect_named("card:cannon", "Boulet de canon", "Cannonball");
  expect_named("card:sabotage", "Sabotage", "Sabotage");
  expect_named("card:plans", "Vol de plans", "Stolen plans");
  expect_named("card:trail", "Piste secrète", "Secret trail");
  expect_named("card:loaded", "Dé pipé", "Loaded die");
  expect_named("card:swerve", "Coup de volant", "Swerve");
  expect_named("card:bribe", "Commissaire soudoyé", "Bribed steward");
}

}  // namespace
}  // namespace veillee::crazy_cup
