// The end of a round (section 4.h of RULES.md).
#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

// Everybody passes, from the seat that has to decide.
void all_pass(Scenario& s) {
  for (int i = 0; i < s.state.seats(); ++i) s.play("pass");
}

TEST(Samhain, SAM_4_60_scoring_then_the_club_then_the_new_round) {
  Scenario s(2);
  s.worship(A, "sirona-light", 1).worship(B, "belenos-light", 2).turn_of(A);
  all_pass(s);
  std::vector<Happened> order;
  for (const Event& event : s.events)
    if (Happened{event.kind} != Happened::passed) order.push_back(Happened{event.kind});
  EXPECT_EQ(order, (std::vector{Happened::track_scored, Happened::track_scored,
                                Happened::club_passed, Happened::round_begins}));
}

TEST(Samhain, SAM_4_61_the_most_PA_on_a_track_of_the_rounds_side_gives_1_VP) {
  Scenario s(2);
  s.worship(A, "sirona-light", 3).worship(B, "sirona-light", 2).worship(B, "sirona-dark", 5);
  s.turn_of(A);
  all_pass(s);
  EXPECT_EQ(s.player(A).vp, 1);
  EXPECT_EQ(s.player(B).vp, 0);
}

TEST(Samhain, SAM_4_61_dark_tracks_in_even_rounds) {
  Scenario s(2);
  s.worship(A, "sirona-light", 3).worship(B, "sirona-dark", 1).round(2).turn_of(A);
  all_pass(s);
  EXPECT_EQ(s.player(A).vp, 0);
  EXPECT_EQ(s.player(B).vp, 1);
}

TEST(Samhain, SAM_4_61_each_of_those_tied_for_the_most_gains_1_VP) {
  Scenario s(3);
  s.worship(A, "morrigan-light", 2).worship(B, "morrigan-light", 2).worship(C, "morrigan-light", 1);
  s.turn_of(A);
  all_pass(s);
  EXPECT_EQ(s.player(A).vp, 1);
  EXPECT_EQ(s.player(B).vp, 1);
  EXPECT_EQ(s.player(C).vp, 0);
}

TEST(Samhain, SAM_4_62_a_track_without_PA_gives_nothing) {
  Scenario s(2);
  s.turn_of(A);
  all_pass(s);
  EXPECT_EQ(s.happened(Happened::track_scored), 0);
  EXPECT_EQ(s.player(A).vp, 0);
  EXPECT_EQ(s.player(B).vp, 0);
}

TEST(Samhain, SAM_4_63_PA_stay_after_the_scoring) {
  Scenario s(2);
  s.worship(A, "sirona-light", 3).worship(B, "sirona-light", 2).turn_of(A);
  const int own = s.player(A).own_reserve;
  all_pass(s);
  EXPECT_EQ(s.pa(A, "sirona-light"), 3);
  EXPECT_EQ(s.pa(B, "sirona-light"), 2);
  EXPECT_EQ(s.player(A).own_reserve, own);
}

TEST(Samhain, SAM_4_64_round_5_of_three_players_scores_all_ten_tracks) {
  Scenario s(3);
  for (const std::string_view track : track_ids) s.worship(A, track, 1);
  s.worship(B, "sirona-dark", 2).worship(C, "belenos-light", 1).round(5).turn_of(A);
  all_pass(s);
  EXPECT_EQ(s.player(A).vp, 9);
  EXPECT_EQ(s.player(B).vp, 1);
  EXPECT_EQ(s.player(C).vp, 1);
}

TEST(Samhain, SAM_4_64_round_5_of_two_players_scores_light_tracks_only) {
  Scenario s(2);
  for (const std::string_view track : track_ids) s.worship(A, track, 1);
  s.round(5).turn_of(A);
  all_pass(s);
  EXPECT_EQ(s.player(A).vp, 5);
}

TEST(Samhain, SAM_4_65_after_the_last_round_the_game_ends_and_nothing_is_reset) {
  const int last_round[] = {6, 5, 4};
  for (std::uint8_t players = 2; players <= 4; ++players) {
    Scenario s(players);
    s.member(A, "C01", 1, exhausted).object(A, dolmen, 0, 1).worship(A, "sirona-dark", 1);
    s.round(last_round[players - 2]).turn_of(A);
    all_pass(s);
    EXPECT_TRUE(s.over()) << +players;
    EXPECT_EQ(s.player(A).vp, 1);  // the last round is scored
    EXPECT_EQ(s.state.first_player, A);
    EXPECT_EQ(s.exhausted_on(A, "C01"), 1);
    EXPECT_EQ(s.player(A).lying[dolmen], 1);
  }
}

TEST(Samhain, SAM_4_65_the_counter_advances_after_every_other_round) {
  Scenario s(4);
  s.turn_of(A);
  for (const int round : {2, 3, 4}) {
    all_pass(s);
    EXPECT_EQ(s.state.round, round);
    EXPECT_FALSE(s.over());
  }
}

TEST(Samhain, SAM_4_66_the_club_passes_clockwise_and_its_holder_begins) {
  Scenario s(3);
  s.club(C).turn_of(B);
  all_pass(s);
  EXPECT_EQ(s.state.first_player, A);
  EXPECT_EQ(s.decider(), A);
  all_pass(s);
  EXPECT_EQ(s.state.first_player, B);
  EXPECT_EQ(s.decider(), B);
}

TEST(Samhain, SAM_4_67_all_exhausted_members_become_active_on_their_cards) {
  Scenario s(2);
  s.member(A, "C01", 2, exhausted).member(B, "C05", 1, exhausted).turn_of(A);
  all_pass(s);
  EXPECT_EQ(s.active_on(A, "C01"), 2);
  EXPECT_EQ(s.active_on(B, "C05"), 1);
  EXPECT_EQ(s.exhausted_on(A, "C01") + s.exhausted_on(B, "C05"), 0);
  EXPECT_TRUE(s.offers("activate C05"));
}

TEST(Samhain, SAM_4_68_used_objects_stand_up_again) {
  Scenario s(2);
  s.object(A, horn, 0, 1).object(B, fire, 1, 1).turn_of(A);
  all_pass(s);
  EXPECT_EQ(s.player(A).upright[horn], 1);
  EXPECT_EQ(s.player(A).lying[horn], 0);
  EXPECT_EQ(s.player(B).upright[fire], 2);
}

TEST(Samhain, SAM_4_69_everything_else_carries_over) {
  Scenario s(2);
  s.wisps(A, 2).cubes(A, 4, 0, 1).worship(A, "sirona-dark", 3).vp(A, 7).buried(A, 1).buried(B, 1);
  s.turn_of(A);
  const Player before = s.player(A);
  const State table = s.state;
  all_pass(s);
  EXPECT_EQ(s.state.round, 2);
  EXPECT_EQ(s.player(A), before);
  EXPECT_EQ(s.player(B).buried, 1);
  EXPECT_EQ(s.state.reserve, table.reserve);
  EXPECT_EQ(s.state.reserve_wisps, table.reserve_wisps);
}

}  // namespace
}  // namespace veillee::samhain
