// The end of a round and the final score (sections 4.h and 9 of RULES.md).
#include "games/samhain/tests/scenario.hpp"

namespace veillee::samhain {
namespace {

// All pass, as long as the round lasts.
void finish_round(Scenario& s) {
  const int round = s.state.round;
  for (int i = 0; i < max_seats && !s.over() && s.state.round == round; ++i) s.play("pass");
}

Outcome finish_game(Scenario& s) {
  finish_round(s);
  EXPECT_TRUE(s.over());
  return Samhain::outcome(s.state);
}

// The final score of A in a game of two that ends as it stands.
int score(int vp, std::array<int, 3> cubes, int wisps, int fires_upright = 0, int fires_lying = 0) {
  Scenario s(2);
  s.round(6).vp(A, vp).cubes(A, cubes[0], cubes[1], cubes[2]).wisps(A, wisps);
  s.object(A, fire, fires_upright, fires_lying).turn_of(A);
  return finish_game(s).score[A];
}

TEST(Samhain, SAM_T68_the_leaders_of_the_light_tracks_score) {
  Scenario s(3);
  s.worship(A, "cernunnos-light", 3).worship(B, "cernunnos-light", 3);
  s.worship(C, "cernunnos-light", 1).worship(C, "sirona-light", 2);
  s.worship(A, "morrigan-light", 1).worship(B, "morrigan-light", 2).worship(C, "morrigan-light", 2);
  s.worship(A, "belenos-light", 5).worship(C, "belenos-dark", 4).worship(B, "sucellos-dark", 1);
  s.turn_of(A);
  const Player before[] = {s.player(A), s.player(B), s.player(C)};
  finish_round(s);
  EXPECT_EQ(s.state.round, 2);
  for (const Seat seat : {A, B, C}) {
    EXPECT_EQ(s.player(seat).vp, 2) << seat_letters[seat];
    EXPECT_EQ(s.player(seat).worship, before[seat].worship);
  }
}

TEST(Samhain, SAM_T70_the_steps_after_round_3_and_after_the_last_round) {
  Scenario s(4);
  s.round(3).club(A).member(A, "C01", 1, exhausted).member(D, "C01", 1, exhausted);
  s.object(D, dolmen, 0, 1).worship(A, "sirona-light", 1).worship(B, "sirona-dark", 1).turn_of(A);
  finish_round(s);
  EXPECT_EQ(s.player(A).vp, 1);
  EXPECT_EQ(s.player(B).vp, 0);
  EXPECT_EQ(s.state.round, 4);
  EXPECT_EQ(native(s.state), Native::dark);
  EXPECT_EQ(s.state.first_player, B);
  EXPECT_EQ(s.active_on(A, "C01"), 1);
  EXPECT_EQ(s.active_on(D, "C01"), 1);
  EXPECT_EQ(s.player(D).upright[dolmen], 1);
  EXPECT_EQ(s.player(D).lying[dolmen], 0);

  s.play(B, "pass").play(C, "pass").play(D, "activate C01").play(D, "use dolmen");
  s.play(A, "perform dark");
  finish_round(s);
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.player(A).vp, 1 + 1);  // A02 has brought A to cernunnos Dark
  EXPECT_EQ(s.player(B).vp, 1);
  EXPECT_EQ(s.state.first_player, B);
  EXPECT_EQ(s.exhausted_on(D, "C01"), 1);
  EXPECT_EQ(s.player(D).lying[dolmen], 1);
}

TEST(Samhain, SAM_T71_the_queen_of_omens_counts_tracks_led_alone) {
  Scenario s(2);
  s.round(2).member(A, "C12");
  s.worship(A, "cernunnos-light", 3).worship(B, "cernunnos-light", 2).worship(A, "sirona-dark", 1);
  s.worship(A, "belenos-light", 4).worship(B, "belenos-light", 4).turn_of(A).play("activate C12");
  EXPECT_EQ(s.player(A).vp, 2);
  EXPECT_EQ(s.player(A).wisps, 0);

  Scenario none(2);
  none.round(2).member(A, "C12").worship(A, "belenos-light", 4).worship(B, "belenos-light", 4);
  none.turn_of(A).play("activate C12");
  EXPECT_EQ(none.player(A).vp, 0);
  EXPECT_EQ(none.player(A).wisps, 1);
}

TEST(Samhain, SAM_9_1_the_last_round_still_scores_its_PA) {
  Scenario s(2);
  s.round(6).worship(A, "sirona-dark", 1).turn_of(A);
  EXPECT_EQ(finish_game(s).score[A], 1);
}

TEST(Samhain, SAM_9_1_nothing_can_be_played_after_the_last_round) {
  Scenario s(2);
  s.round(6).turn_of(A);
  finish_game(s);
  EXPECT_TRUE(deciders<Samhain>(s.state).empty());
  EXPECT_EQ(Samhain::why_not(s.state, A, make_action(Do::pass)).clause, "SAM-9.1");
}

TEST(Samhain, SAM_9_3_each_missing_roman_cube_costs_1_VP) {
  EXPECT_EQ(score(10, {2, 2, 2}, 0), 10);
  EXPECT_EQ(score(10, {1, 2, 2}, 0), 9);
  EXPECT_EQ(score(10, {0, 1, 0}, 0), 5);
}

TEST(Samhain, SAM_9_4_another_kind_does_not_replace_a_roman_cube) {
  EXPECT_EQ(score(10, {2, 3, 1}, 0), 9);
}

TEST(Samhain, SAM_9_4_a_later_cube_of_the_same_kind_replaces_a_roman_one) {
  Scenario s(2);
  s.round(5).member(A, "C07").cubes(A, 2, 1, 2).vp(A, 4).worship(B, "sucellos-light", 5);
  s.turn_of(A).play("activate C07").play("perform light");
  EXPECT_EQ(final_score(s.player(A)).corruption, 0);
  EXPECT_EQ(Samhain::outcome(s.state).score[A], 4);
}

TEST(Samhain, SAM_9_5_what_exceeds_two_of_a_kind_is_not_roman) {
  EXPECT_EQ(score(0, {4, 2, 2}, 0), 1);
  EXPECT_EQ(score(0, {6, 2, 2}, 0), 2);
}

TEST(Samhain, SAM_9_6_each_set_of_two_gives_1_VP) {
  EXPECT_EQ(score(0, {2, 2, 4}, 0), 1);
  EXPECT_EQ(score(0, {4, 4, 2}, 0), 2);
}

TEST(Samhain, SAM_9_6b_a_set_may_be_mixed_and_a_single_rest_counts_nothing) {
  EXPECT_EQ(score(0, {3, 3, 2}, 0), 1);
  EXPECT_EQ(score(0, {3, 3, 3}, 0), 1);
  EXPECT_EQ(score(0, {3, 2, 2}, 0), 0);
}

TEST(Samhain, SAM_9_7_each_wisp_costs_1_VP_unless_a_fire_makes_it_harmless) {
  EXPECT_EQ(score(10, {2, 2, 2}, 3), 7);
  EXPECT_EQ(score(10, {2, 2, 2}, 3, 1), 8);
  EXPECT_EQ(score(10, {2, 2, 2}, 3, 1, 1), 9);
  EXPECT_EQ(score(10, {2, 2, 2}, 1, 2), 10);
}

TEST(Samhain, SAM_9_8_a_final_score_may_be_negative) {
  EXPECT_EQ(score(0, {0, 0, 0}, 2), -8);
  EXPECT_EQ(score(1, {0, 2, 6}, 0), 1 - 2 + 2);
}

TEST(Samhain, SAM_9_8_the_score_sheet_adds_up_to_the_final_score) {
  Scenario s(2);
  s.round(6).vp(A, 10).cubes(A, 4, 2, 0).wisps(A, 2).turn_of(A);
  const Outcome outcome = finish_game(s);
  for (const Seat seat : {A, B}) {
    int sum = s.player(seat).vp;
    for (const ScoreLine& line : Samhain::score_sheet(s.state)) sum += line.points[seat];
    EXPECT_EQ(sum, outcome.score[seat]);
  }
}

TEST(Samhain, SAM_T72_corruption_then_surplus_then_wisps) {
  Scenario s(2);
  s.round(6).vp(A, 10).cubes(A, 4, 2, 0).wisps(A, 2).object(A, fire, 0, 1).turn_of(A);
  EXPECT_EQ(finish_game(s).score[A], 8);
  const FinalScore parts = final_score(s.player(A));
  EXPECT_EQ(parts.vp, 10);
  EXPECT_EQ(parts.corruption, 2);
  EXPECT_EQ(parts.surplus, 1);
  EXPECT_EQ(parts.wisps, 1);
}

TEST(Samhain, SAM_T73_three_final_scores) {
  EXPECT_EQ(score(1, {6, 0, 0}, 1), -2);
  EXPECT_EQ(score(5, {3, 3, 3}, 0), 6);
  EXPECT_EQ(score(2, {0, 0, 0}, 3), -7);
}

TEST(Samhain, SAM_9_9_the_most_VP_win) {
  Scenario s(3);
  s.round(5).vp(A, 4).vp(B, 6).vp(C, 5).turn_of(A);
  EXPECT_EQ(finish_game(s).winners, SeatSet::only(B));
}

TEST(Samhain, SAM_9_10_the_first_tie_breaker_is_members_on_the_board) {
  Scenario s(2);
  s.round(6).vp(A, 5).vp(B, 5).member(A, "C01", 1, exhausted).member(B, "C05", 2, exhausted);
  s.turn_of(A);
  EXPECT_EQ(finish_game(s).winners, SeatSet::only(B));
}

TEST(Samhain, SAM_9_10b_members_on_tracks_and_in_tombs_do_not_break_a_tie) {
  Scenario s(2);
  s.round(6).vp(A, 5).vp(B, 5).member(A, "C01", 1, exhausted);
  s.buried(B, 2).worship(B, "sirona-light", 3).worship(B, "belenos-light", 1).turn_of(A);
  EXPECT_EQ(finish_game(s).winners, SeatSet::only(A));
}

TEST(Samhain, SAM_9_10b_active_and_exhausted_members_break_a_tie_alike) {
  Scenario s(2);
  s.vp(A, 5).vp(B, 5).member(A, "C01").member(A, "C02", 1, exhausted).member(B, "C05").turn_of(A);
  EXPECT_EQ(Samhain::outcome(s.state).winners, SeatSet::only(A));
}

TEST(Samhain, SAM_9_11_the_second_tie_breaker_is_fewest_wisps) {
  Scenario s(2);
  s.round(6).vp(A, 7).wisps(A, 2).vp(B, 6).wisps(B, 1).turn_of(A);
  const Outcome outcome = finish_game(s);
  EXPECT_EQ(outcome.score[A], outcome.score[B]);
  EXPECT_EQ(outcome.winners, SeatSet::only(B));
}

TEST(Samhain, SAM_9_11b_fires_do_not_help_in_the_second_tie_breaker) {
  Scenario s(2);
  s.round(6).vp(A, 5).wisps(A, 1).object(A, fire).vp(B, 5).turn_of(A);
  const Outcome outcome = finish_game(s);
  EXPECT_EQ(outcome.score[A], 5);
  EXPECT_EQ(outcome.winners, SeatSet::only(B));
}

TEST(Samhain, SAM_9_12_those_still_tied_share_the_victory) {
  Scenario s(3);
  s.round(5).vp(A, 5).vp(B, 5).vp(C, 4).turn_of(A);
  const Outcome outcome = finish_game(s);
  EXPECT_EQ(outcome.winners, SeatSet::only(A) | SeatSet::only(B));
  EXPECT_EQ(outcome.share(A), 0.5);
}

TEST(Samhain, SAM_9_13_objects_PA_and_members_give_no_VP) {
  Scenario s(2);
  s.round(6).vp(A, 3).object(A, rune, 2).object(A, horn).member(A, "C01", 2, exhausted);
  s.worship(A, "sirona-light", 5).turn_of(A);
  EXPECT_EQ(finish_game(s).score[A], 3);
}

TEST(Samhain, SAM_9_14_the_other_places_are_ranked_likewise) {
  Scenario s(4);
  s.round(4).vp(A, 3).vp(B, 9).vp(C, 3).vp(D, 3).member(D, "C05", 1, exhausted).turn_of(A);
  const Outcome outcome = finish_game(s);
  EXPECT_EQ(outcome.place, (std::array<std::uint8_t, max_seats>{3, 1, 3, 2}));
}

TEST(Samhain, SAM_T74_members_then_wisps_then_a_shared_victory) {
  for (const int wisps_of_B : {0, 1}) {
    Scenario s(3);
    s.round(5).vp(A, 12).vp(B, 12).vp(C, 12).wisps(A, 1).object(A, fire).wisps(B, wisps_of_B);
    s.object(B, fire);
    s.member(A, "C01", 3, exhausted).member(A, "C02", 2, exhausted);
    s.member(B, "C05", 3, exhausted).member(B, "C06", 2, exhausted);
    s.member(C, "C09", 3, exhausted).member(C, "C12", 1, exhausted).turn_of(A);
    const Outcome outcome = finish_game(s);
    for (const Seat seat : {A, B, C}) EXPECT_EQ(outcome.score[seat], 12);
    EXPECT_EQ(outcome.winners, wisps_of_B == 0 ? SeatSet::only(B) : SeatSet::all(2));
    EXPECT_EQ(outcome.place[C], 3);
  }
}

TEST(Samhain, SAM_T94_beyond_27_VP_and_nothing_for_objects_and_PA) {
  Scenario s(2);
  s.round(5).vp(A, 30).member(A, "C03").cubes(A, 5, 2, 2).turn_of(A);
  EXPECT_EQ(Samhain::outcome(s.state).score[A], 30 + 1);
  s.play("activate C03");
  EXPECT_EQ(s.player(A).vp, 33);

  Scenario end(2);
  end.round(6).vp(A, 30);
  for (const Object object : {sickle, rune, horn, fire, dolmen}) end.object(A, object, 0, 1);
  for (const char* deity : {"cernunnos", "sirona", "sucellos", "morrigan"})
    end.worship(A, std::string(deity) + "-light", 5);
  end.turn_of(A);
  EXPECT_EQ(finish_game(end).score[A], 30);
}

TEST(Samhain, SAM_T96_negative_scores_keep_their_order) {
  Scenario s(3);
  s.round(5).vp(A, 3).cubes(A, 0, 0, 0).wisps(B, 1).wisps(C, 3).object(C, fire).turn_of(A);
  const Outcome outcome = finish_game(s);
  EXPECT_EQ(outcome.score[A], -3);
  EXPECT_EQ(outcome.score[B], -1);
  EXPECT_EQ(outcome.score[C], -2);
  EXPECT_EQ(outcome.winners, SeatSet::only(B));
  EXPECT_EQ(outcome.place[C], 2);
  EXPECT_EQ(outcome.place[A], 3);
}

}  // namespace
}  // namespace veillee::samhain
