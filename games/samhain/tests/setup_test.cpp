// The village and the first members (sections 2 and 13 of RULES.md).
#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

State started(std::uint8_t players, std::uint64_t seed = 1) {
  return Samhain::start({.seats = players}, seed);
}

std::array<std::uint8_t, deity_count> rows_of(const State& state) {
  std::array<std::uint8_t, deity_count> rows{};
  for (std::uint8_t row = 0; row < deity_count; ++row)
    rows[row] = deity_of_card(state.card_at[row * 3U]);
  return rows;
}

// 0 to 5: in which order the three cards of this row lie.
int order_in_row(const State& state, std::uint8_t row) {
  const std::uint8_t* cards = &state.card_at[row * 3U];
  return cards[0] % 3 * 2 + (cards[1] > cards[2] ? 1 : 0);
}

// Pearson's statistic against a uniform distribution.
template <class Counts>
double unevenness(const Counts& counts, std::size_t cells, int draws) {
  const double expected = static_cast<double>(draws) / static_cast<double>(cells);
  double sum = expected * static_cast<double>(cells - counts.size());
  for (const auto& [what, n] : counts) sum += (n - expected) * (n - expected) / expected;
  return sum;
}

// The cards that a member standing here alone can walk to, or reach by a horn.
std::set<std::string> reached_from(std::string_view from, bool by_horn) {
  Scenario s(2);
  s.member(A, from).object(A, horn).turn_of(A);
  const std::string start =
      by_horn ? "step " + std::string(from) + " active " : "activate " + std::string(from) + " ";
  if (by_horn) s.play("use horn");
  std::set<std::string> cards;
  for (const std::string& option : s.options())
    if (option.starts_with(start)) cards.insert(option.substr(start.size()));
  return cards;
}

using Ids = std::set<std::string>;

void place(Scenario& s, Seat seat, const std::string& id, const std::string& side = "light") {
  s.play(seat, "place " + id).play(seat, "track " + side);
}

// ── The village ─────────────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_2_1_every_temple_can_lie_in_every_row) {
  std::set<std::pair<int, int>> seen;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto rows = rows_of(started(2, seed));
    for (int row = 0; row < deity_count; ++row)
      seen.insert({row, rows[static_cast<std::size_t>(row)]});
  }
  EXPECT_EQ(seen.size(), 25U);
}

TEST(Samhain, SAM_2_2_the_village_holds_each_of_the_15_cards_once) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    auto cards = started(3, seed).card_at;
    std::sort(cards.begin(), cards.end());
    for (std::uint8_t i = 0; i < card_count; ++i) ASSERT_EQ(cards[i], i);
  }
}

TEST(Samhain, SAM_2_3_a_row_is_one_deity) {
  State state = started(2);
  EXPECT_EQ(Samhain::check(state), "");
  std::swap(state.card_at[2], state.card_at[3]);
  recount(state);
  EXPECT_EQ(Samhain::check(state), "SAM-2.3: a row holds the cards of one deity");
}

TEST(Samhain, SAM_2_4_every_order_of_the_cards_of_a_row_occurs) {
  std::set<std::pair<int, int>> seen;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const State state = started(4, seed);
    for (std::uint8_t row = 0; row < deity_count; ++row)
      seen.insert({deity_of_card(state.card_at[row * 3U]), order_in_row(state, row)});
  }
  EXPECT_EQ(seen.size(), 30U);
}

TEST(Samhain, SAM_2_5_squares_are_counted_by_rows_from_the_temple) {
  const State state = started(2, 7);
  for (std::uint8_t r = 0; r < 5; ++r)
    for (std::uint8_t c = 0; c < 3; ++c) {
      const std::uint8_t here = state.card_at[r * 3U + c];
      EXPECT_EQ(state.square_of[here], r * 3 + c);
      const bool right = c < 2 && (state.adjacent[here] >> state.card_at[r * 3U + c + 1] & 1U) != 0;
      const bool below = r < 4 && (state.adjacent[here] >> state.card_at[r * 3U + c + 3] & 1U) != 0;
      EXPECT_EQ(right, c < 2);
      EXPECT_EQ(below, r < 4);
    }
}

TEST(Samhain, SAM_2_6_two_three_or_four_neighbours_and_22_pairs) {
  const int neighbours[] = {2, 3, 2, 3, 4, 3, 3, 4, 3, 3, 4, 3, 2, 3, 2};
  int both_ways = 0;
  for (std::size_t i = 0; i < card_count; ++i) {
    const auto reached = static_cast<int>(reached_from(card_ids[i], false).size());
    EXPECT_EQ(reached, neighbours[i]) << card_ids[i];
    both_ways += reached;
  }
  EXPECT_EQ(both_ways, 2 * 22);
}

TEST(Samhain, SAM_2_7_16_diagonal_pairs_for_the_horn_only) {
  int both_ways = 0;
  for (const std::string_view from : card_ids) {
    const Ids walked = reached_from(from, false);
    for (const std::string& to : reached_from(from, true)) both_ways += walked.count(to) == 0;
  }
  EXPECT_EQ(both_ways, 2 * 16);
}

TEST(Samhain, SAM_2_8_the_grid_does_not_wrap_around) {
  EXPECT_EQ(reached_from("C03", true), (Ids{"C02", "C05", "C06"}));
  EXPECT_EQ(reached_from("C04", true), (Ids{"C01", "C02", "C05", "C07", "C08"}));
  EXPECT_EQ(reached_from("C13", true), (Ids{"C10", "C11", "C14"}));
}

TEST(Samhain, SAM_T18_neighbours_on_the_easy_grid) {
  EXPECT_EQ(reached_from("C01", false), (Ids{"C02", "C04"}));
  EXPECT_EQ(reached_from("C05", false), (Ids{"C02", "C04", "C06", "C08"}));
  EXPECT_EQ(reached_from("C15", false), (Ids{"C12", "C14"}));
  EXPECT_EQ(reached_from("C07", false), (Ids{"C04", "C08", "C10"}));
  EXPECT_EQ(reached_from("C05", true),
            (Ids{"C02", "C04", "C06", "C08", "C01", "C03", "C07", "C09"}));
  EXPECT_EQ(reached_from("C13", true), (Ids{"C10", "C14", "C11"}));
  EXPECT_EQ(reached_from("C03", false).count("C04"), 0U);
}

TEST(Samhain, SAM_T19_each_row_holds_the_three_cards_of_its_temple) {
  for (std::uint8_t players = 2; players <= 4; ++players)
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      const State state = started(players, seed);
      std::set<std::uint8_t> seen;
      for (std::uint8_t square = 0; square < card_count; ++square) {
        const std::uint8_t here = state.card_at[square];
        seen.insert(here);
        ASSERT_EQ(deity_of_card(here), rows_of(state)[square / 3U]);
      }
      ASSERT_EQ(seen.size(), 15U);
    }
}

// ── Chance: the bounds are five standard deviations above the mean of the statistic ─────────────

TEST(Samhain, SAM_C1_temple_orders_are_uniform_over_120) {
  std::map<std::array<std::uint8_t, deity_count>, int> counts;
  for (std::uint64_t seed = 0; seed < 12000; ++seed) ++counts[rows_of(started(2, seed))];
  EXPECT_EQ(counts.size(), 120U);
  EXPECT_LT(unevenness(counts, 120, 12000), 119 + 5 * 15.5);
}

TEST(Samhain, SAM_C2_card_orders_are_uniform_and_independent_of_each_other) {
  for (std::uint8_t row = 0; row + 1 < deity_count; ++row) {
    std::map<std::pair<int, int>, int> counts;
    for (std::uint64_t seed = 0; seed < 7200; ++seed) {
      const State state = started(2, seed);
      const auto next = static_cast<std::uint8_t>(row + 1);
      ++counts[{order_in_row(state, row), order_in_row(state, next)}];
    }
    EXPECT_LT(unevenness(counts, 36, 7200), 35 + 5 * 8.4);
  }
}

TEST(Samhain, SAM_C3_the_first_player_is_uniform_over_the_players) {
  for (std::uint8_t players = 2; players <= 4; ++players)
    for (const std::uint8_t easy : {std::uint8_t{0}, std::uint8_t{1}}) {
      std::map<int, int> counts;
      for (std::uint64_t seed = 0; seed < 6000; ++seed)
        ++counts[Samhain::start({.seats = players, .easy = easy}, seed).first_player];
      EXPECT_EQ(counts.size(), players);
      EXPECT_LT(unevenness(counts, players, 6000), 3 + 5 * 2.5);
    }
}

// ── The general reserve and the players' own ────────────────────────────────────────────────────

TEST(Samhain, SAM_2_9_three_players_use_the_side_with_5_rounds) {
  const int rounds[] = {6, 5, 4};
  for (std::uint8_t players = 2; players <= 4; ++players) {
    const std::string seen = view_text<Samhain>(started(players), A);
    EXPECT_EQ(json::read(seen)->find("rounds")->number, rounds[players - 2]);
  }
}

TEST(Samhain, SAM_2_10_the_game_starts_with_round_1_in_the_light) {
  EXPECT_EQ(started(3).round, 1);
  EXPECT_EQ(native(started(3)), Native::light);
}

TEST(Samhain, SAM_2_11_the_general_reserve_for_2_3_and_4_players) {
  const std::uint8_t cubes[] = {6, 7, 8};
  const std::uint8_t objects[] = {2, 2, 3};
  for (std::uint8_t players = 2; players <= 4; ++players) {
    const State state = started(players);
    for (const Resource r : {wood, gold, stone}) EXPECT_EQ(state.reserve[r], cubes[players - 2]);
    EXPECT_EQ(state.reserve_wisps, cubes[players - 2]);
    for (const std::uint8_t n : state.reserve_objects) EXPECT_EQ(n, objects[players - 2]);
  }
}

TEST(Samhain, SAM_2_12_there_is_one_tomb_more_than_players) {
  for (std::uint8_t players = 2; players <= 4; ++players) {
    Scenario last_but_one(players);
    last_but_one.member(A, "C05").buried(B, players - 1).turn_of(A);
    last_but_one.play("activate C05");
    EXPECT_EQ(last_but_one.player(A).buried + last_but_one.player(B).buried, players);

    Scenario last(players);
    last.member(A, "C05").buried(B, players).turn_of(A);
    last.play("activate C05");
    EXPECT_EQ(last.player(A).buried + last.player(B).buried, 0);
  }
}

TEST(Samhain, SAM_2_13_14_12_or_10_members_for_each_player) {
  const int members[] = {14, 12, 10};
  for (std::uint8_t players = 2; players <= 4; ++players)
    for (Seat seat = 0; seat < players; ++seat)
      EXPECT_EQ(started(players).players[seat].own_reserve, members[players - 2]);
}

TEST(Samhain, SAM_2_14_everybody_starts_with_0_victory_points) {
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(started(4).players[seat].vp, 0);
}

TEST(Samhain, SAM_2_15_two_cubes_of_each_kind_behind_each_screen) {
  for (Seat seat = 0; seat < 4; ++seat)
    EXPECT_EQ(started(4).players[seat].cubes, (Cubes{{2, 2, 2}}));
}

TEST(Samhain, SAM_2_15_roman_cubes_are_spent_like_others) {
  Scenario s(2);
  s.member(A, "C14").turn_of(A).play("activate C14");
  EXPECT_EQ(s.player(A).cubes, (Cubes{{2, 1, 1}}));
  EXPECT_EQ(s.player(A).upright[dolmen], 1);
}

TEST(Samhain, SAM_2_16_nobody_starts_with_wisps_or_objects) {
  const State state = started(4);
  for (const Player& player : state.players) {
    EXPECT_EQ(player.wisps, 0);
    EXPECT_EQ(kinds_of_objects(player), 0);
  }
}

TEST(Samhain, SAM_2_19_the_club_is_drawn_and_visible_to_all) {
  std::set<std::string> holders;
  for (std::uint64_t seed = 0; seed < 40; ++seed)
    for (const Viewer viewer : {Viewer{A}, Viewer{C}, spectator}) {
      const auto view = json::read(view_text<Samhain>(started(3, seed), viewer));
      EXPECT_EQ(view->find("first_player")->string, seat_letters[started(3, seed).first_player]);
      holders.insert(view->find("first_player")->string);
    }
  EXPECT_EQ(holders, (Ids{"A", "B", "C"}));
}

// ── The first members ───────────────────────────────────────────────────────────────────────────

TEST(Samhain, SAM_2_20_one_member_each_in_the_same_order_until_all_are_placed) {
  const int placed[] = {4, 3, 2};
  for (std::uint8_t players = 2; players <= 4; ++players) {
    Scenario s = Scenario::from_start({.seats = players});
    for (int pass = 0; pass < placed[players - 2]; ++pass)
      for (Seat seat = 0; seat < players; ++seat) {
        ASSERT_EQ(s.decision(), Decision::place);
        place(s, seat, std::string(card_ids[static_cast<std::size_t>(pass * 4 + seat)]));
      }
    EXPECT_EQ(s.decision(), Decision::main_action);
    for (Seat seat = 0; seat < players; ++seat)
      for (int pass = 0; pass < placed[players - 2]; ++pass)
        EXPECT_EQ(s.active_on(seat, card_ids[static_cast<std::size_t>(pass * 4 + seat)]), 1);
  }
}

TEST(Samhain, SAM_2_20_the_holder_of_the_club_places_first) {
  std::uint64_t seed = 0;
  while (started(3, seed).first_player != C) ++seed;
  Scenario s(3);
  s.state = started(3, seed);
  for (const Seat seat : {C, A, B, C, A, B, C, A, B}) {
    ASSERT_EQ(s.decider(), seat);
    s.play(s.options().front()).play("track dark");
  }
  EXPECT_EQ(s.decision(), Decision::main_action);
  EXPECT_EQ(s.decider(), C);
}

TEST(Samhain, SAM_2_21_a_card_with_members_may_be_chosen_while_it_is_not_complete) {
  Scenario s = Scenario::from_start({.seats = 3});
  place(s, A, "C01");
  EXPECT_TRUE(s.offers("place C01"));
  place(s, B, "C01");
  place(s, C, "C02");
  EXPECT_TRUE(s.offers("place C01"));  // A's own member stands there, and B's
  place(s, A, "C01");
  EXPECT_EQ(s.refusal("place C01"), "SAM-4.2");
  EXPECT_EQ(s.active_on(A, "C01"), 2);
}

TEST(Samhain, SAM_T16_a_complete_card_is_refused_in_set_up) {
  Scenario s = Scenario::from_start({.seats = 2});
  place(s, A, "C01");
  place(s, B, "C01");
  EXPECT_EQ(s.refusal("place C01"), "SAM-4.2");
  EXPECT_EQ(s.options().size(), 14U);
}

TEST(Samhain, SAM_2_22_the_first_member_gives_2_PA_on_the_chosen_track) {
  Scenario s = Scenario::from_start({.seats = 2});
  place(s, A, "C08", "dark");
  EXPECT_EQ(s.pa(A, "sucellos-dark"), 2);
  place(s, B, "C08", "light");
  EXPECT_EQ(s.pa(B, "sucellos-light"), 2);
}

TEST(Samhain, SAM_2_23_first_is_the_first_placement_not_the_first_on_a_card) {
  Scenario s = Scenario::from_start({.seats = 2});
  place(s, A, "C01");
  place(s, B, "C15");
  place(s, A, "C10");
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 2);
  EXPECT_EQ(s.pa(A, "morrigan-light"), 1);
}

TEST(Samhain, SAM_2_24_the_2_PA_are_not_split) {
  Scenario s = Scenario::from_start({.seats = 2});
  s.play(A, "place C04");
  EXPECT_EQ(s.options(), (std::vector<std::string>{"track light", "track dark"}));
  s.play(A, "track light");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.pa(A, "sirona-light"), 2);
  EXPECT_EQ(s.pa(A, "sirona-dark"), 0);
}

TEST(Samhain, SAM_2_25_every_other_member_gives_1_PA) {
  Scenario s = Scenario::from_start({.seats = 4});
  for (const Seat seat : {A, B, C, D}) place(s, seat, "C01");
  for (const Seat seat : {A, B, C, D}) place(s, seat, "C13");
  for (const Seat seat : {A, B, C, D}) {
    EXPECT_EQ(s.pa(seat, "cernunnos-light"), 2);
    EXPECT_EQ(s.pa(seat, "belenos-light"), 1);
  }
}

TEST(Samhain, SAM_2_25b_the_track_is_chosen_anew_for_each_placement) {
  Scenario s = Scenario::from_start({.seats = 4});
  for (const Seat seat : {A, B, C, D}) place(s, seat, "C01", "light");
  for (const Seat seat : {A, B, C, D}) place(s, seat, "C02", "dark");
  EXPECT_EQ(s.pa(A, "cernunnos-light"), 2);
  EXPECT_EQ(s.pa(A, "cernunnos-dark"), 1);
}

TEST(Samhain, SAM_2_26_a_further_member_of_the_own_reserve_marks_the_PA) {
  Scenario s = Scenario::from_start({.seats = 3});
  place(s, A, "C01");
  EXPECT_EQ(s.player(A).own_reserve, 12 - 2);
  place(s, B, "C05");
  place(s, C, "C09");
  place(s, A, "C02");  // the marker is there already: only the member on the card is new
  EXPECT_EQ(s.player(A).own_reserve, 12 - 3);
}

TEST(Samhain, SAM_2_27_no_set_up_takes_a_wisp) {
  for (std::uint8_t players = 2; players <= 4; ++players)
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      State state = started(players, seed);
      FastRng random(seed);
      while (Decision{state.pending.decision} != Decision::main_action) {
        ActionList list;
        const Seat seat = state.pending.owing.first();
        legal<Samhain>(state, seat, list);
        apply<Samhain>(
            state, seat,
            list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))]);
      }
      for (const Player& player : state.players) ASSERT_EQ(player.wisps, 0);
      ASSERT_EQ(Samhain::check(state), "");
    }
}

TEST(Samhain, SAM_T17_four_members_at_sirona_fill_the_light_track) {
  Scenario s = Scenario::from_start({.seats = 2});
  place(s, A, "C04");
  place(s, B, "C13");
  place(s, A, "C05");
  place(s, B, "C14");
  place(s, A, "C06");
  place(s, B, "C15");
  place(s, A, "C05");
  EXPECT_EQ(s.pa(A, "sirona-light"), 5);
  EXPECT_EQ(s.player(A).own_reserve, 9);
  EXPECT_EQ(s.player(A).wisps, 0);
}

TEST(Samhain, SAM_2_28_a_developed_member_gives_no_PA) {
  Scenario s(2);
  s.turn_of(A).play("develop").play("place C08").play("pay wood");
  EXPECT_EQ(s.exhausted_on(A, "C08"), 1);
  EXPECT_EQ(members_on_tracks(s.player(A)), 0);
}

TEST(Samhain, SAM_2_28_a_revived_member_gives_no_PA) {
  Scenario s(2);
  s.member(A, "C06").buried(A, 1).turn_of(A).play("activate C06").play("place C15");
  EXPECT_EQ(s.exhausted_on(A, "C15"), 1);
  EXPECT_EQ(members_on_tracks(s.player(A)), 0);
}

TEST(Samhain, SAM_2_29_set_up_asks_for_cards_and_tracks_only) {
  Scenario s = Scenario::from_start({.seats = 4});
  for (int i = 0; i < 8; ++i) {
    for (const std::string& option : s.options())
      EXPECT_TRUE(option.starts_with("place ")) << option;
    s.play(s.options().back());
    for (const std::string& option : s.options())
      EXPECT_TRUE(option.starts_with("track ")) << option;
    s.play("track light");
  }
  EXPECT_EQ(s.decision(), Decision::main_action);
  for (const Player& player : s.state.players) EXPECT_EQ(player.cubes, (Cubes{{2, 2, 2}}));
}

}  // namespace
}  // namespace veillee::samhain
