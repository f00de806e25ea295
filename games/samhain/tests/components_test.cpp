// What is in the box, and how much of it a game uses (section 1 of RULES.md).
#include <set>

#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

std::string numbered(char letter, int n) {
  return std::string{letter} + static_cast<char>('0' + n / 10) + static_cast<char>('0' + n % 10);
}

State dealt(std::uint8_t players) { return Samhain::start({.seats = players}, 1); }

int all_cubes(const State& state, Resource resource) {
  int n = state.reserve[resource];
  for (const Player& player : state.players) n += player.cubes[resource];
  return n;
}

// A whole position that keeps all the conservation laws; tests break one of them.
Scenario sound_position() {
  Scenario s(3);
  s.member(A, "C01").member(B, "C05").turn_of(A);
  EXPECT_EQ(Samhain::check(s.state), "");
  return s;
}

TEST(Samhain, SAM_1_1_both_forms_of_a_card_show_the_same_deity) {
  for (const int round : {1, 2}) {
    Scenario s(2);
    s.member(A, "C01").cubes(A, 0, 0, 0).round(round).turn_of(A).play("activate C01");
    EXPECT_EQ(s.pa(A, "cernunnos-light"), round == 1 ? 1 : 0);
    EXPECT_EQ(s.pa(A, "cernunnos-dark"), round == 2 ? 1 : 0);
  }
}

TEST(Samhain, SAM_1_2_each_temple_has_a_light_and_a_dark_track) {
  for (std::uint8_t deity = 0; deity < deity_count; ++deity) {
    const std::string name(deity_ids[deity]);
    EXPECT_EQ(track_by(name + "-light"), track(deity, light));
    EXPECT_EQ(track_by(name + "-dark"), track(deity, dark));
  }
  EXPECT_EQ(track_ids.size(), 10U);
}

TEST(Samhain, SAM_1_3_a_track_ends_at_5) {
  Scenario five(2);
  five.worship(A, "sirona-light", 5).turn_of(A);
  EXPECT_EQ(Samhain::check(five.state), "");
  Scenario six(2);
  six.worship(A, "sirona-light", 6).turn_of(A);
  EXPECT_EQ(Samhain::check(six.state), "SAM-3.15: more than 5 PA on a track");
}

TEST(Samhain, SAM_1_3_no_member_on_the_track_means_0_PA) {
  Scenario s(2);
  s.worship(A, "sirona-light", 1).own_reserve(A, 13).turn_of(A);
  EXPECT_EQ(members_on_tracks(s.player(A)), 1);
  EXPECT_EQ(Samhain::check(s.state), "");
  s.state.players[A].worship[track_by("sirona-light")] = 0;
  EXPECT_EQ(Samhain::check(s.state), "SAM-1.21: the members of a player");
}

TEST(Samhain, SAM_1_4_four_players_use_all_five_tombs) {
  Scenario s(4);
  s.member(A, "C05").buried(B, 3).turn_of(A).play("activate C05");
  EXPECT_EQ(s.player(A).buried, 1);
  EXPECT_EQ(s.player(B).buried, 3);
  EXPECT_EQ(free_tombs(s.state), 1);
}

TEST(Samhain, SAM_1_7_victory_points_have_no_upper_limit) {
  Scenario s(2);
  s.member(A, "C03").cubes(A, 3, 0, 0).vp(A, 300).turn_of(A).play("activate C03");
  EXPECT_EQ(s.player(A).vp, 303);
}

TEST(Samhain, SAM_1_8_up_to_14_members_in_each_of_4_colours) {
  int most = 0;
  for (std::uint8_t players = 2; players <= 4; ++players)
    for (Seat seat = 0; seat < players; ++seat)
      most = std::max<int>(most, dealt(players).players[seat].own_reserve);
  EXPECT_EQ(most, 14);
  EXPECT_EQ(Samhain::info().seat_names.size(), 4U);
}

TEST(Samhain, SAM_1_9_the_colours_are_red_violet_green_and_black) {
  const auto names = Samhain::info().seat_names;
  EXPECT_EQ(names[A].fr, "Rouge");
  EXPECT_EQ(names[B].fr, "Violet");
  EXPECT_EQ(names[C].fr, "Vert");
  EXPECT_EQ(names[D].fr, "Noir");
  EXPECT_EQ(names[A].en, "Red");
  EXPECT_EQ(names[B].en, "Violet");
  EXPECT_EQ(names[C].en, "Green");
  EXPECT_EQ(names[D].en, "Black");
}

TEST(Samhain, SAM_1_10_four_players_use_all_16_cubes_of_each_kind) {
  for (const Resource r : {wood, gold, stone}) EXPECT_EQ(all_cubes(dealt(4), r), 16);
}

TEST(Samhain, SAM_1_11_four_players_use_all_8_wisps) { EXPECT_EQ(dealt(4).reserve_wisps, 8); }

TEST(Samhain, SAM_1_15_four_players_use_all_15_objects) {
  EXPECT_EQ(dealt(4).reserve_objects, (std::array<std::uint8_t, object_count>{3, 3, 3, 3, 3}));
}

TEST(Samhain, SAM_1_17_the_ten_tracks_are_deity_and_side) {
  std::set<std::string_view> seen;
  for (std::uint8_t deity = 0; deity < deity_count; ++deity)
    for (const Side side : {light, dark}) {
      const std::string_view id = track_ids[track(deity, side)];
      EXPECT_EQ(id, std::string(deity_ids[deity]) + "-" + std::string(side_ids[side]));
      seen.insert(id);
    }
  EXPECT_EQ(seen.size(), 10U);
}

TEST(Samhain, SAM_1_18_card_k_carries_the_actions_2k_minus_1_and_2k) {
  for (int k = 1; k <= card_count; ++k) {
    const std::uint8_t c = card(numbered('C', k));
    EXPECT_EQ(action_ids[action_of(c, light)], numbered('A', 2 * k - 1));
    EXPECT_EQ(action_ids[action_of(c, dark)], numbered('A', 2 * k));
    EXPECT_EQ(deity_of_card(c), (k - 1) / 3);
  }
}

TEST(Samhain, SAM_1_19_every_action_has_a_display_name_of_its_own) {
  std::set<std::string_view> french;
  std::set<std::string_view> english;
  for (const CardAction& action : card_actions) {
    french.insert(action.name.fr);
    english.insert(action.name.en);
  }
  EXPECT_EQ(french.size(), 30U);
  EXPECT_EQ(english.size(), 30U);
}

TEST(Samhain, SAM_1_20_cubes_neither_appear_nor_vanish) {
  Scenario s = sound_position();
  ++s.state.players[A].cubes[gold];
  EXPECT_EQ(Samhain::check(s.state), "SAM-1.20: the number of cubes");
  --s.state.reserve[gold];
  EXPECT_EQ(Samhain::check(s.state), "");
}

TEST(Samhain, SAM_1_21_members_neither_appear_nor_vanish) {
  Scenario s = sound_position();
  --s.state.players[B].own_reserve;
  EXPECT_EQ(Samhain::check(s.state), "SAM-1.21: the members of a player");
  ++s.state.players[B].buried;
  EXPECT_EQ(Samhain::check(s.state), "");
}

TEST(Samhain, SAM_1_22_wisps_neither_appear_nor_vanish) {
  Scenario s = sound_position();
  --s.state.reserve_wisps;
  EXPECT_EQ(Samhain::check(s.state), "SAM-1.22: the number of wisps");
  ++s.state.players[C].wisps;
  EXPECT_EQ(Samhain::check(s.state), "");
}

TEST(Samhain, SAM_1_22_objects_neither_appear_nor_vanish) {
  Scenario s = sound_position();
  ++s.state.players[C].lying[horn];
  EXPECT_EQ(Samhain::check(s.state), "SAM-1.22: the number of objects");
  --s.state.reserve_objects[horn];
  EXPECT_EQ(Samhain::check(s.state), "");
}

TEST(Samhain, SAM_1_23_with_fewer_players_the_rest_stays_in_the_box) {
  const int cubes[] = {10, 13, 16};
  const int wisps[] = {6, 7, 8};
  const int objects[] = {2, 2, 3};
  for (std::uint8_t players = 2; players <= 4; ++players) {
    const State state = dealt(players);
    for (const Resource r : {wood, gold, stone}) EXPECT_EQ(all_cubes(state, r), cubes[players - 2]);
    EXPECT_EQ(state.reserve_wisps, wisps[players - 2]);
    for (const std::uint8_t n : state.reserve_objects) EXPECT_EQ(n, objects[players - 2]);
    for (Seat seat = players; seat < max_seats; ++seat) EXPECT_EQ(state.players[seat], Player{});
  }
}

TEST(Samhain, SAM_1_24_sun_and_moon_alternate_and_three_players_end_with_both) {
  using enum Native;
  const std::vector<Native> sides[] = {{light, dark, light, dark, light, dark},
                                       {light, dark, light, dark, both},
                                       {light, dark, light, dark}};
  for (std::uint8_t players = 2; players <= 4; ++players) {
    State state = dealt(players);
    const std::vector<Native>& expected = sides[players - 2];
    ASSERT_EQ(numbers(players).rounds, expected.size());
    for (std::uint8_t round = 1; round <= expected.size(); ++round) {
      state.round = round;
      EXPECT_EQ(native(state), expected[round - 1U]) << int{players} << " players, " << int{round};
    }
  }
}

}  // namespace
}  // namespace veillee::samhain
