// The finish and who wins (section 8 of RULES.md).
#include "games/crazy_cup/tests/helpers.hpp"

namespace veillee::crazy_cup {
namespace {

// Two players in the last turn of a round: B ends it without moving.
Scenario last_turn(int turn, std::string_view a, int laps_a, std::string_view b, int laps_b,
                   std::string_view bonuses_a = "", std::string_view bonuses_b = "") {
  Scenario s;
  s.at(A, a, laps_a).at(B, b, laps_b).bonuses(A, bonuses_a).bonuses(B, bonuses_b);
  s.turn(turn).hand("F3 F3 F4").turn_of(B).end_turn();
  return s;
}

TEST(CrazyCup, CUP_T17_and_CUP_8_1_reaching_S_begins_the_last_round) {
  Scenario s;
  s.at(A, "60").hand("F1 F1 F1 F1 F3").turn_of(A).drive("play four F1 F1 F1 F1", "61 62 63");
  EXPECT_FALSE(s.flag("last_round"));
  s.play("step 0");
  EXPECT_TRUE(s.flag("last_round"));
  s.play("step 1");
  EXPECT_EQ(s.progress(A), 65);
  EXPECT_FALSE(s.over());
}

TEST(CrazyCup, CUP_T18_and_CUP_8_1_and_CUP_8_7_the_round_is_played_to_its_end) {
  Scenario s(4);
  s.at(A, "50").at(B, "63").hand("F2 F3 F4").turn_of(B).drive("play move F2", "0").end_turn();
  EXPECT_EQ(s.active(), C);
  s.end_turn();
  EXPECT_EQ(s.active(), D);
  EXPECT_FALSE(s.over());
  s.end_turn();
  EXPECT_TRUE(s.over()) << "A gets no further turn";
  EXPECT_EQ(s.how(), "race_over");
  EXPECT_EQ(s.winners(), words_in("B")) << "CUP-8.3";
}

TEST(CrazyCup, CUP_8_7_when_the_last_player_of_a_round_finishes_nobody_plays_on) {
  Scenario s;
  s.at(A, "50").at(B, "63").hand("F2 F3 F4").turn_of(B).drive("play move F2", "0").end_turn();
  EXPECT_TRUE(s.over());
}

TEST(CrazyCup, CUP_8_7_the_round_ends_before_the_first_player_whoever_he_is) {
  Scenario s(3, {"first=C"});
  s.at(C, "63").hand("F2 F3 F4").turn(1).turn_of(C).drive("play move F2", "0").end_turn();
  EXPECT_EQ(s.active(), A);
  s.end_turn();
  EXPECT_EQ(s.active(), B);
  EXPECT_FALSE(s.over());
  EXPECT_TRUE(s.end_turn().over());
}

TEST(CrazyCup, CUP_8_2_the_finisher_continues_his_turn) {
  Scenario s;
  s.at(A, "63").hand("F2 F2 F5 F3").turn_of(A).drive("play move F2 F2", "0 1");
  EXPECT_EQ(s.progress(A), 65);
  s.drive("play move F5", "2");
  EXPECT_EQ(s.progress(A), 66);
}

TEST(CrazyCup, CUP_8_3_whoever_has_reached_S_wins_against_more_bonuses) {
  EXPECT_EQ(last_turn(20, "0", 1, "63", 0, "", "B2a B2b B3a").winners(), words_in("A"));
  EXPECT_EQ(last_turn(20, "63", 0, "0", 1).winners(), words_in("B"));
}

TEST(CrazyCup, CUP_8_8_of_several_the_farthest) {
  EXPECT_EQ(last_turn(20, "2", 1, "3", 1, "B2a B2b", "").winners(), words_in("B"));
  EXPECT_EQ(last_turn(20, "4", 1, "3", 1, "", "B2a").winners(), words_in("A"));
  EXPECT_EQ(last_turn(20, "R1", 1, "4", 1, "", "B2a").winners(), words_in("A")) << "68 and a half";
}

TEST(CrazyCup, CUP_T19_and_CUP_8_4_a_tie_goes_to_the_most_Bonus_markers) {
  Scenario s(4);
  s.at(B, "2", 1).at(D, "2", 1).bonuses(B, "B2a B2b B3a").bonuses(D, "B2a B2b B3a B3b");
  s.bonuses(A, "B2a B2b B3a B3b B4a").hand("F3 F3 F4").turn_of(D).end_turn();
  EXPECT_EQ(s.winners(), words_in("D"));
}

TEST(CrazyCup, CUP_T20_and_CUP_8_9_still_tied_the_victory_is_shared) {
  Scenario s(4);
  s.at(B, "2", 1).at(D, "2", 1).bonuses(B, "B2a B2b B3a B5a").bonuses(D, "B2a B2b B3a B3b");
  s.hand("F3 F3 F4").turn_of(D).end_turn();
  EXPECT_EQ(s.winners(), words_in("B D")) << "the number counts, not the levels";
  EXPECT_EQ(s.game().outcome(s.state()).share(B), 0.5);
}

TEST(CrazyCup, CUP_8_5_the_others_are_ranked_by_progress) {
  Scenario s(4);
  s.at(A, "10").at(B, "2", 1).at(C, "30").at(D, "20").hand("F3 F3 F4").turn_of(D).end_turn();
  const Outcome end = s.game().outcome(s.state());
  EXPECT_EQ(end.place[B], 1);
  EXPECT_EQ(end.place[C], 2);
  EXPECT_EQ(end.place[D], 3);
  EXPECT_EQ(end.place[A], 4);
}

TEST(CrazyCup, CUP_8_6_after_the_finish_nobody_goes_back_to_S) {
  Scenario s;
  s.at(A, "1", 1).hand("F1 F1 F3").turn_of(A).play("play pair F1 F1");
  EXPECT_EQ(s.refusal("step 0"), "CUP-8.6");
  EXPECT_EQ(s.offered("step"), words_in("2"));
  Scenario same;
  same.at(A, "63").hand("F2 F2 F5").turn_of(A).drive("play move F2 F2 F5", "0 1");
  EXPECT_EQ(same.refusal("step 0"), "CUP-8.6") << "in the same movement";
  Scenario on_s;
  on_s.at(A, "0", 1).race("clockwise").hand("F1 F1 F3").turn_of(A).play("play pair F1 F1");
  EXPECT_EQ(on_s.offered("step"), words_in("1"));
}

TEST(CrazyCup, CUP_T58_and_CUP_8_11_a_player_past_the_finish_may_react) {
  Scenario s(3);
  s.at(B, "3", 1).at(C, "2").cards(B, "oil").hand("F2 F2 F5").turn_of(C);
  s.drive("play move F2 F2 F5", "3");
  EXPECT_EQ(s.asked(), words_in("B"));
  EXPECT_EQ(s.options(), Texts({"pass", "card oil"}));
}

TEST(CrazyCup, CUP_8_11_and_play_cards_on_his_own_turn) {
  Scenario s;
  s.at(A, "3", 1).at(B, "20").tiles(B, "lake").cards(A, "tornado sabotage nitro");
  s.hand("F1 F1 F2").turn_of(A);
  EXPECT_EQ(s.offered("card"), sorted("tornado sabotage"));
  s.play("play move F2");
  EXPECT_EQ(s.offered("card"), words_in("nitro"));
}

// ── The safety limit and the score ──────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_T62_and_CUP_8_12_after_round_60_the_race_is_over) {
  Scenario s = last_turn(120, "40", 0, "37", 0);
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.how(), "limit");
  EXPECT_EQ(s.winners(), words_in("A"));
  EXPECT_FALSE(last_turn(118, "40", 0, "37", 0).over()) << "round 59";
}

TEST(CrazyCup, CUP_8_12_round_60_is_played_to_its_end) {
  Scenario s;
  s.at(A, "40").at(B, "37").turn(119).hand("F3 F3 F4").turn_of(A).end_turn();
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.number("round"), 60);
  EXPECT_EQ(s.number("rounds"), 60);
}

TEST(CrazyCup, CUP_T63_and_CUP_8_12_a_tie_at_the_limit) {
  EXPECT_EQ(last_turn(120, "40", 0, "40", 0, "B2a B2b", "B3a").winners(), words_in("A"));
  EXPECT_EQ(last_turn(120, "40", 0, "40", 0, "B2a B2b", "B3a B3b").winners(), words_in("A B"));
}

TEST(CrazyCup, CUP_8_12_a_last_round_that_begins_in_round_60_ends_as_always) {
  Scenario s;
  s.at(A, "63").at(B, "37").turn(119).hand("F2 F3 F4").turn_of(A).drive("play move F2", "0");
  s.end_turn();
  EXPECT_FALSE(s.over());
  s.end_turn();
  EXPECT_EQ(s.how(), "race_over");
  EXPECT_EQ(s.winners(), words_in("A"));
}

TEST(CrazyCup, CUP_8_12_a_position_has_60_rounds_at_most) {
  EXPECT_EQ(Scenario().turn(120).hand("F1 F2 F3").refused_of(B), "");
  EXPECT_NE(Scenario().turn(121).hand("F1 F2 F3").refused_of(A), "");
}

TEST(CrazyCup, CUP_8_12_solo_the_limit_is_lost) {
  for (const auto& [turn, over] : {std::pair(59, false), std::pair(60, true)}) {
    Scenario s(1);
    s.at(A, "40").drone("20").turn(turn).hand("F3 F3 F4").turn_of(A).end_turn();
    EXPECT_EQ(s.over(), over);
    if (!over) continue;
    EXPECT_EQ(s.how(), "limit");
    EXPECT_EQ(s.winners(), Texts{}) << "though the drone is behind";
  }
}

TEST(CrazyCup, CUP_T74_and_CUP_8_12_teams_compare_their_sums) {
  const auto ended = [](const char* a, const char* c, const char* b, const char* d) {
    Scenario s(4, {"teams=on", "first=A"});
    s.at(A, a).at(C, c).at(B, b).at(D, d).race("clockwise", "clockwise");
    s.turn(240).hand("F3 F3 F4").turn_of(D).end_turn();
    EXPECT_EQ(s.how(), "limit");
    return s.winners();
  };
  // A 51 + C 90 of 64 − …: the partner runs the other way.
  EXPECT_EQ(ended("30", "20", "30", "21"), words_in("A C")) << "30 + 44 against 30 + 43";
  EXPECT_EQ(ended("30", "22", "30", "21"), words_in("B D"));
  EXPECT_EQ(ended("30", "20", "31", "21"), words_in("A B C D"));
}

TEST(CrazyCup, CUP_8_13_the_score_is_the_progress) {
  Scenario s = last_turn(20, "R1", 1, "V1", 0);
  const Outcome end = s.game().outcome(s.state());
  EXPECT_EQ(end.score[A], 68) << "the half is dropped";
  EXPECT_EQ(end.score[B], 13);
}

TEST(CrazyCup, CUP_8_13_with_teams_that_of_each_pawn) {
  Scenario s(4, {"teams=on", "first=A"});
  s.at(A, "30").at(C, "20").at(B, "5").at(D, "50").race("clockwise", "clockwise");
  s.turn(240).hand("F3 F3 F4").turn_of(D).end_turn();
  const Outcome end = s.game().outcome(s.state());
  EXPECT_EQ(end.score[A], 30);
  EXPECT_EQ(end.score[C], 44);
  EXPECT_EQ(end.score[B], 5);
  EXPECT_EQ(end.score[D], 14);
}

}  // namespace
}  // namespace veillee::crazy_cup
