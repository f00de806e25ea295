// What holds of the course, of every race and of every window, whatever the dice bring.
#include <algorithm>
#include <vector>

#include "games/crazy_cup/game.hpp"
#include "games/crazy_cup/tests/scenario.hpp"

namespace veillee::crazy_cup {
namespace {

// ── The course ──────────────────────────────────────────────────────────────────────────────────

// Steps from S round to S, with tiles of these terrains for every short cut.
int shortest_lap(int way, std::initializer_list<Terrain> tiles) {
  std::vector<int> steps(square_count, 1000);
  std::vector<std::uint8_t> edge = {start_line};
  for (int n = 0; !edge.empty(); ++n) {
    std::vector<std::uint8_t> next;
    for (const std::uint8_t square : edge) {
      const auto enter = [&](std::uint8_t to) {
        if (steps[to] <= n + 1) return;
        steps[to] = n + 1;
        next.push_back(to);
      };
      if (is_rough(square)) {
        for (const std::uint8_t to : rough_of(square).joins) enter(to);
        continue;
      }
      enter(after(square, way));
      if (square != start_line && after(square, -way) != start_line) enter(after(square, -way));
      const std::uint8_t rough = rough_beside[square];
      if (rough != no_arg &&
          std::find(tiles.begin(), tiles.end(), rough_of(rough).terrain) != tiles.end())
        enter(rough);
    }
    edge = next;
  }
  return steps[start_line];
}

TEST(CrazyCup, CUP_1_11_the_course_is_as_long_both_ways) {
  for (const int way : {1, -1}) {
    EXPECT_EQ(shortest_lap(way, {}), 64);
    EXPECT_EQ(shortest_lap(way, {ravine}), 52);
    EXPECT_EQ(shortest_lap(way, {lake}), 48);
    EXPECT_EQ(shortest_lap(way, {volcanic}), 56);
    EXPECT_EQ(shortest_lap(way, {cactus}), 56);
    EXPECT_EQ(shortest_lap(way, {ravine, lake}), 40);
    EXPECT_EQ(shortest_lap(way, {ravine, volcanic, cactus}), 36);
  }
}

TEST(CrazyCup, CUP_1_11_the_board_is_its_own_mirror_image) {
  for (std::uint8_t square = 1; square < road; ++square) {
    const std::uint8_t mirrored = byte(road - square);
    EXPECT_EQ(places[square].row, places[mirrored].row);
    EXPECT_EQ(places[square].column, columns - 1 - places[mirrored].column);
    EXPECT_EQ(is_garage[square], is_garage[mirrored]);
  }
}

TEST(CrazyCup, CUP_7_9_lines_of_sight_go_both_ways_along_rows_and_columns) {
  for (std::uint8_t a = 0; a < square_count; ++a)
    for (std::uint8_t b = 0; b < square_count; ++b) {
      const Line line = lines[a][b];
      EXPECT_EQ(line.steps, lines[b][a].steps);
      if (line.steps == 0) continue;
      const int apart =
          std::abs(places[a].row - places[b].row) + std::abs(places[a].column - places[b].column);
      EXPECT_EQ(apart, line.steps);
      EXPECT_TRUE(places[a].row == places[b].row || places[a].column == places[b].column);
    }
  EXPECT_EQ(lines[2][62].steps, 0) << "CUP-7.10: S stands between";
  EXPECT_EQ(lines[28][31].steps, 0) << "CUP-1.8: a barrier stands between";
  EXPECT_EQ(lines[12][20].steps, 0) << "rock lies between";
}

// ── Races ───────────────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, no_race_is_longer_than_sixty_rounds_and_steps_touch) {
  FastRng random(11);
  for (const veillee::Setup& setup : game().every_setup())
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      AnyState state = game().start(setup, seed);
      int decisions = 0;
      while (!game().over(state)) {
        std::vector<Event> events;
        EventSink sink = collect_into(events);
        const Seat seat = game().deciders(state).first();
        ActionList list;
        game().legal(state, seat, list);
        const auto pick = random.below(static_cast<std::uint32_t>(list.size()));
        ASSERT_FALSE(game().apply(state, seat, list[static_cast<int>(pick)], &sink));
        for (const Event& event : events) {
          if (Happened{event.kind} != Happened::stepped) continue;
          const Place a = places[event.args[0]];
          const Place b = places[event.args[1]];
          ASSERT_EQ(std::abs(a.row - b.row) + std::abs(a.column - b.column), 1);
        }
        ASSERT_LE(++decisions, game().info().longest_game);
      }
    }
}

// ── Windows ─────────────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_11_2_a_window_looks_the_same_whatever_a_rival_holds) {
  // Where B is asked the question is open; where B is not, A is asked for the next step at once.
  Scenario asked(2);
  asked.at(A, "10").at(B, "11").cards(B, "oil").hand("F2 F2 F5").turn_of(A);
  asked.play("play move F2 F2 F5").play("step 11");
  EXPECT_EQ(asked.asked(), Texts({"B"}));
  EXPECT_EQ(asked.shown(), Texts({"B"}));
  Scenario not_asked(2);
  not_asked.at(A, "10").at(B, "11").cards(B, "nitro").hand("F2 F2 F5").turn_of(A);
  not_asked.play("play move F2 F2 F5").play("step 11");
  EXPECT_EQ(not_asked.asked(), Texts({"A"}));
  asked.play(B, "pass");
  EXPECT_EQ(asked.game().view(asked.state(), A), not_asked.game().view(not_asked.state(), A));
  EXPECT_EQ(asked.game().chance_drawn(asked.state()),
            not_asked.game().chance_drawn(not_asked.state()));
  EXPECT_EQ(asked.events.size(), not_asked.events.size()) << "a pass leaves no trace";
}

TEST(CrazyCup, CUP_7_23_the_first_step_is_asked_with_and_without_nitro) {
  for (const std::string_view card : {"nitro", "oil"}) {
    Scenario s;
    s.race("clockwise").cards(A, card).hand("F2 F5 F3").turn_of(A);
    s.play("play move F2 F5");
    EXPECT_EQ(s.decision(), "step");
    EXPECT_EQ(s.offered("step"), Texts({"1"}));
    EXPECT_EQ(s.offers("card nitro"), card == "nitro");
  }
}

TEST(CrazyCup, CUP_7_37_a_test_that_only_a_swerve_makes_a_question_is_discreet) {
  for (const std::string_view card : {"swerve", "nitro"}) {
    Scenario s;
    s.at(A, "10").at(B, "30").cards(A, card).tornado("12", B).hand("F1 F1 F3 F3").turn_of(A);
    s.play("play twopair F1 F1 F3 F3").play("step 11").play("step 12");
    EXPECT_EQ(s.happened("defence_thrown"), card == "swerve" ? 0 : 1);
    if (card != "swerve") continue;
    EXPECT_EQ(s.options(), Texts({"engage 0", "card swerve"}));
    EXPECT_FALSE(s.game().entitled(s.state()).empty());
    s.play("card swerve");
    EXPECT_EQ(s.happened("defence_thrown"), 0);
    EXPECT_EQ(s.decision(), "step") << "the movement goes on";
  }
}

TEST(CrazyCup, CUP_8_12_equal_teams_share_the_victory) {
  Scenario s(4, {"teams=on", "first=A"});
  s.at(A, "30").at(C, "40").at(B, "30").at(D, "40").race("clockwise", "clockwise");
  s.turn(240).hand("F3 F3 F4").turn_of(D).play("end actions").then("reserve");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.how(), "limit");
  EXPECT_EQ(s.winners(), Texts({"A", "B", "C", "D"}));
  EXPECT_EQ(s.game().outcome(s.state()).share(A), 0.5);
}

}  // namespace
}  // namespace veillee::crazy_cup
