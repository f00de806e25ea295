// Special events (section 12 of RULES.md) and the invariants of every position (BOM-15.35
// to 15.37).
#include "engine/score_sheet.hpp"
#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

AnyState closed(const State& state) {
  AnyState any;
  open_state<State>(any) = state;
  return any;
}
// The sum of the whole score sheet.
int sheet_of(const Scenario& s, Seat seat) {
  int sum = 0;
  for (const ScoreLine& line : score_sheet(game(), closed(s.state), s.events))
    sum += line.points[seat];
  return sum;
}

TEST(Bomarzo, BOM_T85_BOM_T151_BOM_12_6_BOM_12_9_points_are_a_plain_number) {
  for (const int vp : {11, 20, 21, -1}) {
    Scenario s(2);
    s.vp(A, vp).begin();
    EXPECT_EQ(s.score(A), vp) << "in play";
    EXPECT_EQ(sheet_of(s, A), vp);
    Scenario end(2);
    end.season(8).phase("end").vp(A, vp).begin();
    EXPECT_EQ(end.score(A), vp);
    EXPECT_EQ(end.list_at("count.total"), std::to_string(vp) + " 0");
    EXPECT_EQ(sheet_of(end, A), vp);
    EXPECT_EQ(Bomarzo::outcome(end.state).score[A], vp);
  }
}

TEST(Bomarzo, BOM_12_9_the_score_sheet_adds_up_to_the_score) {
  Scenario s(3, {"adoration=on"});
  s.season(8).phase("end").track(A, "science", 7).track(B, "science", 5).cubes(C, 3, 0, 0);
  s.level1(A, "D01 D07 D25").adoration(A, "genio").adoration(B, "orco dea").vp(B, 2).begin();
  for (const Seat seat : {A, B, C}) {
    EXPECT_EQ(sheet_of(s, seat), Bomarzo::outcome(s.state).score[seat]);
    EXPECT_EQ(s.score(seat), Bomarzo::outcome(s.state).score[seat]);
  }
}

// The table lets a decision be taken back only when no chance had a part in it and nothing was
// learned: a draw takes words from the generator, a unit laid does not.
TEST(Bomarzo, BOM_T146_BOM_12_8_a_draw_cannot_be_taken_back) {
  Scenario s(2);
  s.cubes(A, 1, 1, 0).begin();
  const std::uint64_t before = game().chance_drawn(closed(s.state));
  s.play("place genio").play("lay coin").play("done");
  EXPECT_EQ(game().chance_drawn(closed(s.state)), before);
  s.play("draw 2");
  EXPECT_GT(game().chance_drawn(closed(s.state)), before);
}

TEST(Bomarzo, BOM_12_2_raise_production_and_harvest_take_what_is_left) {
  Scenario s(2);
  s.phase("production").worker(A, "food", 5).cubes(B, 28, 0, 0).begin();
  EXPECT_EQ(s.stock(A), "2 0 0");
  Scenario none(2);
  none.phase("production").level2(A, "D07").cubes(B, 30, 30, 0).begin();
  EXPECT_EQ(none.stock(A), "0 0 0");
}

TEST(Bomarzo, BOM_12_7_positions_change_at_the_end_only) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    std::array<std::uint8_t, place_count> places{};
    random_game({2, 0, 0, 0}, seed, [&](const State& state, const std::vector<Event>&) {
      if (places == std::array<std::uint8_t, place_count>{}) places = state.deity_at;
      if (state.phase == Phase::end) return;
      ASSERT_EQ(state.deity_at, places);
    });
  }
}

// BOM-15.35, BOM-15.36, BOM-15.37, counted here anew and not with the program's own `check`.
TEST(Bomarzo, BOM_T120_BOM_15_35_BOM_15_36_BOM_15_37_invariants_after_every_step) {
  std::uint64_t seed = 1;
  for (const int seats : {2, 3, 4})
    for (const int expansions : {0, 1})
      random_game(
          {byte(seats), byte(expansions), byte(expansions), 0}, seed++,
          [](const State& state, const std::vector<Event>&) {
            for (std::uint8_t r = 0; r < resource_count; ++r) {
              int n = state.supply[r];
              for (const Player& player : state.players) n += player.cubes[r];
              for (const Deity& deity : state.deities) n += deity.cubes[r];
              ASSERT_EQ(n, r == wine ? 16 : 30);
            }
            int lying = 0;
            for (std::uint8_t zone = 0; zone < card_zone_count; ++zone)
              lying += state.cards.count(zone);
            ASSERT_EQ(lying, 45);
            for (Seat seat = 0; seat < state.seats(); ++seat) {
              int out = 0;
              for (const Deity& deity : state.deities)
                out += static_cast<int>(std::count(deity.pawns.begin(), deity.pawns.end(), seat));
              for (const auto& zone : state.zones)
                out += static_cast<int>(std::count(zone.begin(), zone.end(), seat));
              ASSERT_EQ(pawns_home(state, seat) + out, pawns_owned(state, seat));
              ASSERT_GE(pawns_home(state, seat), 0);
            }
            ASSERT_EQ(check(state), "");
          });
}

TEST(Bomarzo, BOM_15_35_BOM_15_37_check_finds_what_is_wrong) {
  Scenario s(2);
  s.cubes(A, 1, 1, 0).zone("fields", "A").begin();
  EXPECT_EQ(check(s.state), "");
  State broken = s.state;
  ++broken.players[0].cubes[food];
  EXPECT_EQ(check(broken), "BOM-15.35: the cubes");
  broken = s.state;
  ++broken.players[0].out;
  EXPECT_EQ(check(broken), "the derived fields do not match");
  broken = s.state;
  broken.cards.put(3, card_zone_count, {});
  EXPECT_EQ(check(broken), "BOM-15.36: a card that lies nowhere");
  Scenario pawns(2);
  zones_used(pawns, "A").deity("dea", 0, 0, 0, "A");
  EXPECT_NE(pawns.refused().find("BOM-15.37"), std::string::npos);
}

}  // namespace
}  // namespace veillee::bomarzo
