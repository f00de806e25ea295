// Four players in two teams, and young drivers (sections 9.2 and 9.3 of RULES.md).
#include "games/crazy_cup/tests/helpers.hpp"

namespace veillee::crazy_cup {
namespace {

const Texts two_teams = {"teams=on", "first=A"};

// ── Directions ──────────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_9_12_and_CUP_D1_each_team_chooses_and_the_partner_goes_the_other_way) {
  Scenario a(4, two_teams);
  a.hand("F1 F1 F3").turn_of(A).play("play pair F1 F1");
  EXPECT_EQ(a.offered("step"), sorted("1 63"));
  a.play("step 1").play("step 2");
  EXPECT_EQ(a.text(A, "way"), "clockwise");
  EXPECT_EQ(a.text(C, "way"), "anticlockwise");
  EXPECT_EQ(a.text(B, "way"), "") << "the other team has not chosen";
  Scenario b(4, two_teams);
  b.at(A, "2").hand("F1 F1 F3").turn_of(B).play("play pair F1 F1");
  EXPECT_EQ(b.offered("step"), sorted("1 63")) << "its own choice";
  Scenario c(4, two_teams);
  c.at(A, "2").hand("F1 F1 F3").turn_of(C).play("play pair F1 F1");
  EXPECT_EQ(c.offered("step"), words_in("63"));
}

TEST(CrazyCup, CUP_9_12_the_second_seat_of_a_team_may_be_the_first_to_move) {
  Scenario s(4, two_teams);
  s.hand("F1 F1 F3").turn_of(D).drive("play pair F1 F1", "1 2");
  EXPECT_EQ(s.text(D, "way"), "clockwise");
  EXPECT_EQ(s.text(B, "way"), "anticlockwise");
  EXPECT_EQ(s.text(A, "way"), "");
  EXPECT_EQ(s.progress(D), 2);
}

TEST(CrazyCup, CUP_9_11_two_teams_seated_alternately) {
  const Scenario s(4, two_teams);
  EXPECT_EQ(s.game().teams(s.state())[A], s.game().teams(s.state())[C]);
  EXPECT_EQ(s.game().teams(s.state())[B], s.game().teams(s.state())[D]);
  EXPECT_NE(s.game().teams(s.state())[A], s.game().teams(s.state())[B]);
  EXPECT_EQ(Scenario(4).game().teams(Scenario(4).state()), each_for_itself);
}

TEST(CrazyCup, CUP_9_17_progress_and_retreats_use_the_own_direction) {
  Scenario s(4, two_teams);
  s.at(A, "30").at(C, "50").at(B, "5").race("clockwise", "clockwise").cards(B, "cannon");
  s.hand("F1 F1 F3").turn_of(B);
  EXPECT_EQ(s.progress(A), 30);
  EXPECT_EQ(s.progress(C), 14);
  s.play("card cannon").play("target C").play("forgo");
  EXPECT_EQ(s.square(C), "53");
  EXPECT_EQ(s.progress(C), 11);
}

TEST(CrazyCup, CUP_9_13_any_adversary_is_a_target_of_cards_and_of_the_bump) {
  Scenario s(4, two_teams);
  s.at(A, "10").at(B, "11").at(D, "12").at(C, "40").race("clockwise", "clockwise");
  s.tiles(B, "lake").tiles(D, "cactus").cards(A, "plans").hand("F1 F1 F3 F3").turn_of(A);
  s.play("card plans").play("pair F1 F1");
  EXPECT_EQ(s.offered("target"), sorted("B D"));
  Scenario bump(4, two_teams);
  bump.at(A, "10").at(B, "11").at(D, "12").at(C, "40").race("clockwise", "clockwise");
  bump.hand("F1 F1 F3 F3").turn_of(A).drive("play twopair F1 F1 F3 F3", "11");
  EXPECT_EQ(bump.options(), Texts({"bump B", "no bump"}));
  bump.play("no bump").play("step 12");
  EXPECT_EQ(bump.options(), Texts({"bump D", "no bump"}));
}

TEST(CrazyCup, CUP_7_4_and_CUP_9_13_nobody_follows_the_partner) {
  Scenario s(4, two_teams);
  s.at(A, "12").at(C, "15").at(B, "40").at(D, "50").race("clockwise", "clockwise");
  s.cards(C, "grapnel").hand("F1 F1 F3").turn_of(A).drive("play pair F1 F1", "11 10");
  EXPECT_NE(s.decision(), "follow");
  EXPECT_EQ(s.asked(), words_in("A"));
}

// ── Meeting ─────────────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_T36_and_CUP_9_14_partners_on_one_square_win_at_once) {
  Scenario s(4, two_teams);
  s.at(A, "30").at(C, "33").race("clockwise").hand("F1 F1 F3").turn_of(C);
  s.drive("play pair F1 F1", "32 31");
  EXPECT_FALSE(s.over());
  s.end_turn();
  EXPECT_EQ(s.active(), D);
  s.then("stop").then("end actions").throws("F2 F3 F4", "reserve");
  EXPECT_EQ(s.active(), A);
  s.play("stop").drive("play move F2", "31");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.how(), "partners_met");
  EXPECT_EQ(s.winners(), words_in("A C"));
}

TEST(CrazyCup, CUP_9_14_the_other_team_wins_likewise) {
  Scenario s(4, two_teams);
  s.at(B, "30").at(D, "31").race("", "clockwise").hand("F2 F3 F4").turn_of(B);
  s.drive("play move F2", "31");
  EXPECT_EQ(s.winners(), words_in("B D"));
}

TEST(CrazyCup, CUP_T37_and_CUP_9_14_a_meeting_on_S_before_the_race_is_none) {
  Scenario s(4, two_teams);
  s.at(A, "1").race("clockwise").hand("F1 F1 F3").turn_of(A);
  s.drive("play pair F1 F1", "0").play("halt");
  EXPECT_EQ(s.square(A), "0");
  EXPECT_FALSE(s.over());
}

TEST(CrazyCup, CUP_9_14_on_S_it_counts_for_who_has_gone_round) {
  Scenario s(4, two_teams);
  s.at(A, "63").race("clockwise").hand("F2 F3 F4").turn_of(A).drive("play move F2", "0");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winners(), words_in("A C"));
  Scenario other(4, two_teams);
  other.at(A, "0").at(C, "1").race("clockwise").hand("F2 F3 F4").turn_of(C);
  other.drive("play move F2", "0");
  EXPECT_EQ(other.winners(), words_in("A C")) << "C comes round the other way";
}

TEST(CrazyCup, CUP_9_14_the_race_over_the_line_is_not_played) {
  Scenario s(4, two_teams);
  s.at(A, "63").at(C, "40").race("clockwise").hand("F2 F2 F4").turn_of(A);
  s.drive("play move F2 F2", "0 1");
  EXPECT_FALSE(s.flag("last_round"));
  EXPECT_FALSE(s.flag(A, "finished"));
  for (int n = 0; n < 4; ++n) s.end_turn();
  EXPECT_FALSE(s.over());
}

TEST(CrazyCup, CUP_9_16_met_in_the_middle_of_a_movement) {
  Scenario s(4, two_teams);
  s.at(A, "30").at(C, "31").race("clockwise").hand("F2 F2 F5").turn_of(A);
  s.drive("play move F2 F2 F5", "31");
  EXPECT_TRUE(s.over());
}

TEST(CrazyCup, CUP_9_16_met_by_a_retreat_where_it_stops) {
  Scenario s(4, two_teams);
  s.at(A, "30").at(C, "27").at(B, "5").race("clockwise", "clockwise").cards(B, "cannon");
  s.hand("F1 F1 F3").turn_of(B).play("card cannon").play("target A").play("forgo");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winners(), words_in("A C"));
  Scenario past(4, two_teams);
  past.at(A, "30").at(C, "28").at(B, "5").race("clockwise", "clockwise").cards(B, "cannon");
  past.hand("F1 F1 F3").turn_of(B).play("card cannon").play("target A").play("forgo");
  EXPECT_FALSE(past.over()) << "28 lies between, and is not entered";
}

TEST(CrazyCup, CUP_9_16_met_by_following_on_any_square_of_the_path) {
  for (const char* square_of_c : {"12", "13"}) {
    Scenario s(4, two_teams);
    s.at(A, "11").at(B, "12").at(C, square_of_c).race("clockwise", "clockwise");
    s.cards(A, "grapnel").hand("F2 F5 F3").turn_of(B).drive("play move F2 F5", "13 14");
    s.play(A, "card grapnel").play(B, "forgo");
    EXPECT_TRUE(s.over()) << square_of_c;
    EXPECT_EQ(s.winners(), words_in("A C"));
  }
}

// ── S is an ordinary square ─────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_9_15_progress_goes_on_and_nobody_becomes_immune) {
  Scenario s(4, two_teams);
  s.at(A, "62").at(C, "40").race("clockwise").hand("F1 F1 F1 F1").turn_of(A);
  s.drive("play four F1 F1 F1 F1", "63 0 1 2 3");
  EXPECT_EQ(s.progress(A), 67);
  Scenario shot(4, two_teams);
  shot.at(A, "5", 1).at(B, "5").at(C, "40").race("clockwise", "clockwise").cards(B, "cannon");
  shot.hand("F1 F1 F3").turn_of(B).play("card cannon");
  EXPECT_EQ(shot.offered("target"), sorted("A C")) << "A has progress 69, C 24";
  Scenario storm(4, two_teams);
  storm.at(A, "2", 1).at(C, "40").race("clockwise").tornado("3", B).hand("F2 F2 F5").turn_of(A);
  storm.play("play move F2 F2 F5").rolls({1}, "step 3");
  EXPECT_EQ(storm.happened("storm_stopped"), 1);
}

TEST(CrazyCup, CUP_9_15_back_onto_S_and_off_it_again_in_the_own_direction) {
  Scenario s(4, two_teams);
  s.at(A, "1", 1).at(C, "40").race("clockwise").hand("F2 F2 F5").turn_of(A);
  s.drive("play move F2 F2 F5", "0");
  EXPECT_EQ(s.progress(A), 64);
  EXPECT_EQ(s.offered("step"), words_in("1"));
  EXPECT_EQ(s.play("step 1").progress(A), 65);
}

TEST(CrazyCup, CUP_T70_and_CUP_4_24_and_CUP_6_12_S_is_not_crossed_backwards_after_a_round) {
  Scenario s(4, two_teams);
  s.at(A, "0", 1).at(C, "40").race("clockwise").hand("F1 F1 F3").turn_of(A);
  EXPECT_EQ(s.play("play pair F1 F1").refusal("step 63"), "CUP-4.24");
  Scenario back(4, two_teams);
  back.at(A, "1", 1).at(C, "40").at(B, "5").race("clockwise", "clockwise").cards(B, "cannon");
  back.hand("F1 F1 F3").turn_of(B).play("card cannon").play("target A").play("forgo");
  EXPECT_EQ(back.square(A), "0");
  EXPECT_EQ(back.progress(A), 64);
}

TEST(CrazyCup, CUP_7_25_following_stops_on_S_and_never_crosses_it_backwards) {
  // B's team runs the other way: A, clockwise, is pulled back along 2, 1, S.
  Scenario s(4, two_teams);
  s.at(A, "3").at(C, "40").at(B, "2").at(D, "30").race("clockwise", "anticlockwise");
  s.cards(A, "grapnel")
      .hand("F1 F1 F1 F1 F3")
      .turn_of(B)
      .drive("play four F1 F1 F1 F1", "1 0 63 62 61");
  s.play(A, "card grapnel").play(B, "forgo");
  EXPECT_EQ(s.square(A), "0");
  EXPECT_EQ(s.progress(A), 0);
}

TEST(CrazyCup, CUP_7_26_a_pawn_on_S_is_not_dragged_off_it_the_wrong_way) {
  Scenario s(4, two_teams);
  s.at(A, "0").at(C, "40").at(B, "63").race("clockwise", "anticlockwise").cards(A, "grapnel");
  s.hand("F1 F1 F3").turn_of(B).drive("play pair F1 F1", "62 61");
  EXPECT_NE(s.decision(), "follow");
}

TEST(CrazyCup, CUP_7_26_following_sets_a_direction_that_was_not_set) {
  Scenario s(4, two_teams);
  s.at(A, "0").at(B, "63").race("", "anticlockwise").cards(A, "grapnel");
  s.hand("F1 F1 F3").turn_of(B).drive("play pair F1 F1", "62 61");
  s.play(A, "card grapnel").play(B, "forgo");
  EXPECT_EQ(s.square(A), "62");
  EXPECT_EQ(s.text(A, "way"), "anticlockwise");
  EXPECT_EQ(s.text(C, "way"), "clockwise");
  EXPECT_EQ(s.progress(A), 2);
}

// ── Young drivers ───────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_9_18_five_dice_from_the_start) {
  for (int seats = 1; seats <= 4; ++seats) {
    Scenario s(seats, {"young=on"});
    s.then("way clockwise");
    EXPECT_EQ(s.hand_of(A), 5);
    EXPECT_EQ(s.dice().size(), 5U);
  }
}

TEST(CrazyCup, CUP_9_19_value_combinations_do_not_exist) {
  Scenario s(2, {"young=on"});
  s.hand("FS FS FS FS FS").turn_of(A);
  for (const char* use : {"pair", "straight", "three", "twopair", "four", "full", "poker"})
    EXPECT_FALSE(s.asks("play " + std::string(use))) << use;
  EXPECT_EQ(s.refusal("play pair FS FS"), "CUP-9.19");
  for (const char* use : {"bonus2", "bonus3", "bonus4", "bonus5"})
    EXPECT_TRUE(s.asks("play " + std::string(use))) << "the symbol is green";
}

TEST(CrazyCup, CUP_9_19_the_four_colour_actions_remain) {
  Scenario s(2, {"young=on"});
  s.at(A, "8").hand("F1 F2 F3 F3 F4").bonuses(A, "B3b").turn_of(A);
  for (const char* use : {"move", "tech", "bonus2", "cheat"})
    EXPECT_TRUE(s.asks("play " + std::string(use))) << use;
}

TEST(CrazyCup, CUP_T38_and_CUP_9_20_cards_that_ask_for_a_pair_cost_no_dice) {
  for (const char* card : {"sabotage", "plans", "cannon"}) {
    Scenario s(2, {"young=on"});
    s.at(A, "4").at(B, "20").tiles(B, "lake").cards(A, card).hand("F1 F2 F3 F4 F5").turn_of(A);
    s.play("card " + std::string(card));
    EXPECT_EQ(s.decider(), B) << "no pair is asked for";
    s.play("forgo");
    EXPECT_EQ(s.dice(), sorted("F1 F2 F3 F4 F5"));
  }
  Scenario trail(2, {"young=on"});
  trail.at(A, "4").cards(A, "trail").hand("F1 F2 F3 F4 F5").turn_of(A).play("play move F2");
  EXPECT_EQ(trail.play("card trail").play("step R1").square(A), "R1");
}

TEST(CrazyCup, CUP_9_21_it_goes_with_every_number_of_players_and_with_teams) {
  for (int seats = 1; seats <= 4; ++seats) EXPECT_TRUE(is_possible(seats, {"young=on"}));
  Scenario s(4, {"young=on", "teams=on"});
  s.at(A, "30").at(C, "31").race("clockwise").hand("F2 F1 F3 F4 F5").turn_of(A);
  EXPECT_TRUE(s.drive("play move F2", "31").over());
  Scenario solo(1, {"young=on"});
  EXPECT_EQ(solo.play("way clockwise").drone(), "5") << "all other rules stay";
}

TEST(CrazyCup, CUP_9_21_tests_and_bonuses_are_as_always) {
  Scenario s(2, {"young=on"});
  s.at(A, "12").tornado("14", B).bonuses(A, "B3b").hand("F2 F2 F5 F5 F4").turn_of(A);
  s.drive("play move F2 F2 F5 F5", "13 14").rolls({4}, "engage 1");
  EXPECT_EQ(s.forces(), std::vector<int>{6});
  EXPECT_EQ(s.decision(), "step");
}

}  // namespace
}  // namespace veillee::crazy_cup
