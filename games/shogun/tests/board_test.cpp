// The board of section 1 as pawns meet it: what is open, what is a door, what is a wall.
#include <map>

#include "games/shogun/tests/scenario.hpp"

namespace veillee::shogun::board_tests {
namespace {

constexpr std::array<std::string_view, 9> zones = {
    "nw nw K n n n K ne ne", "nw nw K n n n K ne ne", "K K K K K K K K K",
    "w w K T T T K e e",     "w w K T T T K e e",     "w w K T T T K e e",
    "K K K K K K K K K",     "sw sw K s s s K se se", "sw sw K s s s K se se"};
constexpr std::string_view passages = "B2C2 G2H2 C1D1 F1G1 B6C6 G6H6 B7B8 H7H8 C9D9 F9G9 E7E8";
constexpr std::string_view doors_for_two = "C5D5 F5G5 E3E4 E6E7 E2E3 B3B4 H3H4";
constexpr std::string_view doors_for_four = "C5D5 F5G5 E3E4 E6E7 A2A3 I2I3 B3B4 H3H4";

// Each promise holds on the side of the board for so many players (SHO-1.25).
constexpr int every_side[] = {2, 4};

std::string square(int column, int row) {
  return {static_cast<char>('A' + column), static_cast<char>('1' + row)};
}
std::string zone(const std::string& at) {
  return words_in(
      zones[static_cast<std::size_t>(at[1] - '1')])[static_cast<std::size_t>(at[0] - 'A')];
}
bool listed(std::string_view edges, const std::string& a, const std::string& b) {
  return edges.find(a + b) != edges.npos || edges.find(b + a) != edges.npos;
}
char edge(int players, const std::string& a, const std::string& b) {
  if (zone(a) == zone(b) || listed(passages, a, b)) return 'o';
  return listed(players == 2 ? doors_for_two : doors_for_four, a, b) ? 'd' : 'w';
}
Texts every_square() {
  Texts all;
  for (int row = 0; row < 9; ++row)
    for (int column = 0; column < 9; ++column) all.push_back(square(column, row));
  return all;
}
Texts neighbours(int players, const std::string& at, std::string_view kinds) {
  Texts all;
  const int column = at[0] - 'A';
  const int row = at[1] - '1';
  for (const auto& [dc, dr] : {std::pair{0, -1}, {1, 0}, {0, 1}, {-1, 0}}) {
    if (column + dc < 0 || column + dc > 8 || row + dr < 0 || row + dr > 8) continue;
    const std::string other = square(column + dc, row + dr);
    if (kinds.find(edge(players, at, other)) != kinds.npos) all.push_back(other);
  }
  return sorted(all);
}

// A pawn alone on this square, with the Shogun and the other camp far from it.
Scenario alone(int players, Seat seat, const std::string& at) {
  Scenario s(players);
  const bool north = at[1] < '5';
  s.shogun(north ? "A7" : "A3").pawn(seat, at).pawn(seat == A ? B : A, north ? "I7" : "H3");
  s.bonuses(seat, "B2b B4b").hand("F1 F2 F3 F3");
  return s.turn_of(seat);
}
Texts steps(int players, Seat seat, const std::string& at, std::string_view combination) {
  Scenario s = alone(players, seat, at);
  return s.ends(combination, seat == A ? "A.1" : "B.1");
}

TEST(Shogun, SHO_1_9_and_SHO_1_16_a_ninja_steps_over_open_edges_only) {
  for (const int players : every_side)
    for (const std::string& at : every_square())
      EXPECT_EQ(steps(players, A, at, "play move F2"), neighbours(players, at, "o"))
          << at << " of " << players;
}

TEST(Shogun, SHO_1_17_and_SHO_1_18_a_samurai_steps_over_open_edges_and_through_doors) {
  for (const int players : every_side)
    for (const std::string& at : every_square())
      EXPECT_EQ(steps(players, B, at, "play move F2"), neighbours(players, at, "od"))
          << at << " of " << players;
}

TEST(Shogun, SHO_8_4_and_SHO_8_9_an_opening_crosses_the_doors_and_nothing_else) {
  for (const int players : every_side)
    for (const std::string& at : every_square())
      EXPECT_EQ(steps(players, A, at, "play opening F3"), neighbours(players, at, "d"))
          << at << " of " << players;
}

TEST(Shogun, SHO_8_8_and_SHO_8_9_an_infiltration_crosses_the_walls_and_nothing_else) {
  for (const int players : every_side)
    for (const std::string& at : every_square())
      EXPECT_EQ(steps(players, A, at, "play infiltration F3 F3"), neighbours(players, at, "w"))
          << at << " of " << players;
}

// "square E5, throne room, Throne": what each square is called says its zone.
TEST(Shogun, SHO_1_10_SHO_1_11_and_SHO_1_12_zones_and_their_sizes) {
  Scenario s;
  std::map<std::string, std::set<std::string>> squares;  // by the words for the zone
  for (const Piece& piece : s.game().pieces(s.game().setup_of(s.state()))) {
    if (!piece.id.starts_with("square:")) continue;
    const std::string at = piece.id.substr(7);
    const std::size_t from = piece.name.en.find(", ") + 2;
    squares[piece.name.en.substr(from, piece.name.en.find(", ", from) - from)].insert(at);
  }
  EXPECT_EQ(squares.size(), 10U) << "throne room, corridors, eight gardens";
  std::multiset<std::size_t> sizes;
  for (const auto& [name, those] : squares) {
    sizes.insert(those.size());
    for (const std::string& at : those) EXPECT_EQ(zone(at), zone(*those.begin())) << at;
  }
  EXPECT_EQ(sizes, (std::multiset<std::size_t>{4, 4, 4, 4, 6, 6, 6, 6, 9, 32}));
}

// Squares that a pawn of this seat reaches by steps that the game offers, with the number of steps.
std::map<std::string, int> reached(int players, Seat seat, const std::string& from) {
  std::map<std::string, int> distance = {{from, 0}};
  Texts frontier = {from};
  while (!frontier.empty()) {
    Texts next;
    for (const std::string& at : frontier)
      for (const std::string& to : steps(players, seat, at, "play move F2"))
        if (distance.emplace(to, distance[at] + 1).second) next.push_back(to);
    frontier = next;
  }
  return distance;
}

TEST(Shogun, SHO_T60_counts_of_edges_symmetry_and_what_is_reached) {
  for (const int players : every_side) {
    SCOPED_TRACE(players);
    std::map<char, int> edges;
    for (const std::string& at : every_square())
      for (const char kind : {'o', 'd', 'w'})
        edges[kind] += static_cast<int>(steps(players, A, at,
                                              kind == 'o'   ? "play move F2"
                                              : kind == 'd' ? "play opening F3"
                                                            : "play infiltration F3 F3")
                                            .size());
    const int doors = players == 2 ? 7 : 8;
    const int walls = players == 2 ? 38 : 37;
    EXPECT_EQ(edges, (std::map<char, int>{{'o', 2 * 99}, {'d', 2 * doors}, {'w', 2 * walls}}));
    EXPECT_EQ(reached(players, A, "E9").size(), 72U);
    for (const auto& [at, n] : reached(players, A, "E9")) EXPECT_NE(zone(at), "T") << at;
    EXPECT_EQ(reached(players, B, "E9").size(), 81U);
  }
}

TEST(Shogun, SHO_1_19_the_board_is_its_own_mirror_image_about_column_E) {
  const auto mirrored = [](const Texts& all) {
    Texts result;
    for (const std::string& at : all) result.push_back(square('I' - at[0], at[1] - '1'));
    return sorted(result);
  };
  for (const int players : every_side)
    for (const std::string& at : every_square()) {
      const std::string image = mirrored({at})[0];
      for (const char* combination : {"play move F2", "play opening F3"})
        EXPECT_EQ(steps(players, A, at, combination),
                  mirrored(steps(players, A, image, combination)))
            << at << " of " << players;
    }
}

TEST(Shogun, SHO_1_20_shortest_ways) {
  for (const int players : every_side) {
    SCOPED_TRACE(players);
    const auto from_c3 = reached(players, B, "C3");
    EXPECT_EQ(from_c3.at("E5"), 4);
    EXPECT_EQ(from_c3.at("A1"), 4);
    EXPECT_EQ(from_c3.at("E1"), 4);
    EXPECT_EQ(from_c3.at("A5"), 4);
    EXPECT_EQ(from_c3.at("A9"), 8);
    EXPECT_EQ(from_c3.at("A3"), 2);
    EXPECT_EQ(reached(players, B, "E9").at("E5"), 4) << "one door, no wall";
    EXPECT_EQ(reached(players, B, "E9").at("D5"), 5);
    EXPECT_EQ(reached(players, B, "E5").at("E1"), players == 2 ? 4 : 8);
    EXPECT_EQ(reached(players, B, "E5").at("B6"), 4);
    EXPECT_EQ(reached(players, A, "E9").at("C9"), 2);
  }
}

// Where a samurai may step, and by which clause a ninja may not: a door, or a wall.
TEST(Shogun, SHO_1_25_and_SHO_T79_two_players_meet_one_side_of_the_board_and_four_the_other) {
  for (const int players : every_side) {
    SCOPED_TRACE(players);
    EXPECT_EQ(has(steps(players, B, "E3", "play move F2"), "E2"), players == 2);
    EXPECT_EQ(has(steps(players, B, "A3", "play move F2"), "A2"), players == 4);
    Scenario north = alone(players, A, "E3");
    EXPECT_EQ(north.play("play move F2").refusal("go E2"), players == 2 ? "SHO-4.4" : "SHO-4.3");
    Scenario west = alone(players, A, "A2");
    EXPECT_EQ(west.play("play move F2").refusal("go A3"), players == 4 ? "SHO-4.4" : "SHO-4.3");
  }
}

TEST(Shogun, SHO_1_25_charges_and_the_Shogun_go_by_the_side_that_is_up) {
  for (const int players : every_side) {
    SCOPED_TRACE(players);
    Scenario charge(players);
    charge.pawn(B, "E3").bonuses(B, "B2b B4b").hand("F3 F3 F1").turn_of(B);
    charge.play("play banzai F3 F3").then("pawn B.1");
    EXPECT_EQ(charge.offered("step"), sorted(players == 2 ? "D3 E2 E4 F3" : "D3 E4 F3"));
    Scenario shogun(players);
    shogun.shogun("E3").hand("F2 F1 F3").turn_of(B);
    EXPECT_EQ(has(shogun.ends("play move F2", "shogun"), "E2"), players == 2);
  }
}

// What may be laid and lit where shows the types of the squares.
TEST(Shogun, SHO_1_13_altar_squares_give_a_green_face) {
  const std::set<std::string> altars = {"A3", "I3", "C9", "G9"};
  for (const std::string& at : every_square())
    EXPECT_EQ(alone(2, A, at).offers("play ki2 F1"), altars.contains(at)) << at;
}

TEST(Shogun, SHO_1_13_and_SHO_1_15_brazier_squares_can_be_lit_one_a_garden_but_s) {
  const std::set<std::string> braziers = {"A1", "E1", "I1", "A5", "I5", "A9", "I9"};
  std::set<std::string> gardens;
  for (const std::string& at : every_square()) {
    const bool lights = alone(2, B, at).offers("play brazier F3");
    EXPECT_EQ(lights, braziers.contains(at)) << at;
    if (lights) gardens.insert(zone(at));
  }
  EXPECT_EQ(gardens, (std::set<std::string>{"nw", "n", "ne", "w", "e", "sw", "se"}));
}

TEST(Shogun, SHO_1_14_two_garrison_squares_and_one_torii_square) {
  Scenario samurai;
  samurai.pawn(B, "C7").hand("F1 F1 F1 F1").turn_of(B);
  EXPECT_EQ(samurai.play("play four F1 F1 F1 F1").offered("enter"), sorted("C3 G3"));
  Scenario ninja;
  ninja.pawn(A, "C7").hand("F1 F1 F2 F2").turn_of(A);
  ninja.play("play twopair F1 F1 F2 F2");
  EXPECT_EQ(ninja.at("A.2"), "E9") << "nowhere else to choose";
}

}  // namespace
}  // namespace veillee::shogun::board_tests
