// Alarm, end of the game, progress, and what is asked and left to chance (sections 10 to 15 of
// RULES.md).
#include <map>

#include "engine/outcome.hpp"
#include "games/shogun/tests/scenario.hpp"

namespace veillee::shogun {
namespace {

TEST(Shogun, SHO_10_1_each_of_the_three_ways_discards_one_card) {
  Scenario brazier;
  brazier.pawn(B, "A5").hand("F3 F3 F3").turn_of(B);
  EXPECT_EQ(brazier.play("play brazier F3 F3 F3").alerts(), 4);
  Scenario fight;
  fight.pawn(A, "C6").pawn(B, "C7").hand("F2 F1 F3").turn_of(B);
  EXPECT_EQ(fight.rolls({6, 1}, {"play move F2", "pawn B.1", "go C6"}).alerts(), 4);
  Scenario banzai;
  banzai.pawn(A, "C6").pawn(B, "C7").bonuses(B, "B2b B4b").hand("F3 F3 F1").turn_of(B);
  banzai.play("play banzai F3 F3").play("pawn B.1").play("step C6");
  EXPECT_EQ(banzai.alerts(), 4);
}

TEST(Shogun, SHO_10_2_both_samurai_draw_on_one_pile) {
  Scenario s(4);
  s.pawn(B, "C3").pawn(D, "A5").alerts(3).hand("F3 F3 F3").turn_of(D);
  s.play("play brazier F3 F3 F3");
  EXPECT_EQ(s.alerts(), 2);
}

TEST(Shogun, SHO_1_6_SHO_1_7_and_SHO_10_3_tiles_are_limited_and_belong_to_nobody_in_play) {
  Scenario s(4);  // blue laid both its own; it may move green's as well
  s.pawn(A, "C6").torii("B6 H8 B9").tiles(A, 0).tiles(C, 1).hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1");
  EXPECT_EQ(s.offered("tile"), sorted("B6 B9 H8"));
}

TEST(Shogun, SHO_10_4_a_garden_with_a_brazier_takes_no_torii_again) {
  Scenario s;
  s.pawn(A, "C1").turned("B6").torii("H8").braziers("A5").tiles(A, 0).hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1").play("tile B6");
  for (const char* square : {"A4", "A6", "B4", "B5", "B6"})
    EXPECT_FALSE(s.offers(std::string("lay ") + square)) << square;
  EXPECT_TRUE(s.offers("lay H4"));
}

TEST(Shogun, SHO_10_5_eleven_dice_are_enough_for_four_players) {
  Scenario s(4);
  for (const Seat seat : {A, C, D}) s.reserve(seat, "F4 F4");
  s.hand("F1 F1 F1 F2 F2").turn_of(B);
  EXPECT_EQ(s.pool(), 0);
}

// ── 11. End of game ──────────────────────────────────────────────────────────────────────────

TEST(Shogun, SHO_11_1_the_game_ends_at_once) {
  Scenario s;
  s.pawn(A, "E8").carrier("A.1").hand("F2 F2 F5").turn_of(A);
  s.play("play move F2").play("go E9");
  EXPECT_TRUE(s.over()) << "an action and two dice were left";
}

TEST(Shogun, SHO_11_2_and_SHO_T23_the_carrier_arrives_on_the_torii_square) {
  Scenario s;
  s.pawn(A, "E8").carrier("A.1").hand("F2 F1 F3").turn_of(A);
  s.play("play move F2").play("go E9");
  EXPECT_EQ(s.winner(), "ninja");
  EXPECT_EQ(s.how(), "escape");
}

TEST(Shogun, SHO_11_2_SHO_11_7_and_SHO_T24_entering_a_torii_face_is_arriving) {
  Scenario s;
  s.pawn(A, "C6").carrier("A.1").torii("B6").hand("F1 F1 F1 F1").turn_of(A);
  s.play("play four F1 F1 F1 F1");
  EXPECT_FALSE(s.offers("go A5")) << "only behind the torii, within five squares";
  s.play("go B6");
  EXPECT_EQ(s.winner(), "ninja");
}

TEST(Shogun, SHO_11_2_and_SHO_T25_a_garden_face_is_walked_over) {
  Scenario s;
  s.pawn(A, "C6").carrier("A.1").turned("B6").braziers("A5").hand("F1 F1 F1 F1").turn_of(A);
  s.play("play four F1 F1 F1 F1");
  EXPECT_TRUE(s.offers("go A6"));
  s.play("go B6");
  EXPECT_FALSE(s.over());
}

TEST(Shogun, SHO_11_3_and_SHO_T44_the_last_samurai_without_a_garrison) {
  Scenario s;
  s.pawn(A, "C3").pawn(A, "G3").pawn(B, "C7").bonuses(A, "B2b B4b").hand("F3 F1 F2").turn_of(A);
  s.rolls({6, 1}, "play shuriken F3");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winner(), "ninja");
  EXPECT_EQ(s.how(), "no_samurai");
}

TEST(Shogun, SHO_11_4_and_SHO_T32_the_last_alert_card) {
  Scenario s;
  s.pawn(A, "C6").pawn(A, "C6").pawn(B, "C7").alerts(1).hand("F2 F1 F3").turn_of(B);
  s.rolls({6, 1}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winner(), "samurai");
  EXPECT_EQ(s.how(), "alarm");
  EXPECT_EQ(s.alerts(), 0);
}

TEST(Shogun, SHO_11_4_six_cards_with_the_introduction) {
  Scenario s(2, {"introduction=on"});
  s.pawn(B, "A5").braziers("A1 E1 I1 I5").hand("F3 F3 F3").turn_of(B);
  s.play("play brazier F3 F3 F3");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.alerts(), 1);
}

TEST(Shogun, SHO_6_14_the_Alert_card_goes_before_the_pawn) {
  Scenario s;  // E9 is closed by a samurai, another ninja stays in play
  s.pawn(A, "C6").pawn(A, "A1").pawn(B, "C7").pawn(B, "E9").hand("F2 F1 F3").turn_of(B);
  s.rolls({6, 1}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_EQ(s.order_of({"beaten", "alert", "sent_off"}), (Texts{"beaten", "alert", "sent_off"}));
  Scenario last;  // the last card and the last ninja: the card decides, once
  last.pawn(A, "C6").pawn(B, "C7").pawn(B, "E9").alerts(1).hand("F2 F1 F3").turn_of(B);
  last.rolls({6, 1}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_EQ(last.how(), "alarm");
  EXPECT_EQ(last.happened("won"), 1);
  EXPECT_EQ(last.happened("sent_off"), 0);
}

TEST(Shogun, SHO_11_5_and_SHO_T43_the_last_ninja_without_a_torii) {
  Scenario s;
  s.pawn(A, "D9").pawn(B, "E9").pawn(B, "C9").hand("F2 F1 F3").turn_of(B);
  s.rolls({6, 1}, {"play move F2", "pawn B.2", "go D9"});
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winner(), "samurai");
  EXPECT_EQ(s.how(), "no_ninja");
  EXPECT_EQ(s.alerts(), 4);
}

TEST(Shogun, SHO_11_6_a_torii_laid_under_the_carrier_is_no_arrival) {
  Scenario s;
  s.pawn(A, "B6").carrier("A.1").hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1").play("lay B6").play("slot B2a");
  EXPECT_FALSE(s.over());
}

TEST(Shogun, SHO_11_8_both_colours_count_and_partners_share_the_result) {
  Scenario s(4);  // blue has no pawn left in play, green has
  s.pawn(A, "D9").pawn(C, "A7").pawn(B, "E9").pawn(B, "C9").hand("F2 F1 F3").turn_of(B);
  s.rolls({6, 1}, {"play move F2", "pawn B.2", "go D9"});
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.in_reserve(A), 3);
  Scenario end(4);
  end.pawn(C, "E8").carrier("C.1").hand("F2 F1 F3").turn_of(C);
  end.play("play move F2").play("go E9");
  const Outcome outcome = end.game().outcome(end.state());
  for (const Seat seat : {A, C}) EXPECT_EQ(outcome.place[seat], 1);
  for (const Seat seat : {B, D}) EXPECT_EQ(outcome.place[seat], 2);
}

TEST(Shogun, SHO_11_9_the_last_pawn_may_be_the_attacker) {
  Scenario samurai;
  samurai.pawn(A, "C3").pawn(A, "G3").pawn(A, "C6").pawn(B, "C7").hand("F2 F1 F3").turn_of(B);
  samurai.rolls({1, 6}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_EQ(samurai.winner(), "ninja");
  Scenario ninja;
  ninja.pawn(A, "C7").pawn(B, "C6").pawn(B, "E9").hand("F2 F1 F3").turn_of(A);
  ninja.rolls({1, 6}, {"play move F2", "go C6"});
  EXPECT_EQ(ninja.winner(), "samurai");
  EXPECT_EQ(ninja.how(), "no_ninja");
}

TEST(Shogun, SHO_11_9_the_last_ninja_may_be_killed_by_a_banzai) {
  Scenario s;
  s.pawn(A, "C6").pawn(B, "C7").pawn(B, "E9").bonuses(B, "B2b B4b").hand("F3 F3 F1").turn_of(B);
  s.play("play banzai F3 F3").play("pawn B.1").play("step C6");
  EXPECT_EQ(s.how(), "no_ninja");
}

TEST(Shogun, SHO_11_10_with_an_accessible_place_play_goes_on) {
  Scenario s;
  s.pawn(A, "C6").pawn(B, "C7").hand("F2 F1 F3").turn_of(B);
  s.rolls({6, 1}, {"play move F2", "pawn B.1", "go C6"});
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.at("A.1"), "E9");
}

TEST(Shogun, SHO_11_11_two_conditions_of_one_step_are_one_camps) {
  Scenario s;
  s.pawn(A, "D9").pawn(B, "E9").pawn(B, "C9").alerts(1).hand("F2 F1 F3").turn_of(B);
  s.rolls({6, 1}, {"play move F2", "pawn B.2", "go D9"});
  EXPECT_EQ(s.winner(), "samurai");
  EXPECT_EQ(s.how(), "alarm") << "the card comes first";
}

TEST(Shogun, SHO_11_12_and_SHO_T74_turn_400_is_the_last) {
  Scenario before;
  before.turn(399).hand("F1 F2 F3").turn_of(A);
  before.play("end actions").play("reserve");
  EXPECT_FALSE(before.over());
  EXPECT_EQ(before.number("turn"), 400);
  Scenario last;
  last.turn(400).hand("F1 F2 F3").turn_of(B);
  last.play("end actions").play("reserve");
  EXPECT_TRUE(last.over());
  EXPECT_EQ(last.winner(), "draw");
  EXPECT_EQ(last.how(), "limit");
}

TEST(Shogun, SHO_11_13_taking_him_over_on_a_torii_is_arriving) {
  Scenario s;
  s.pawn(A, "B6").pawn(A, "C6").carrier("A.1").torii("B6").hand("F2 F1 F3").turn_of(A);
  s.play("play move F2").play("pawn A.2").play("go B6");
  EXPECT_FALSE(s.over());
  s.play("take");
  EXPECT_EQ(s.winner(), "ninja");
}

TEST(Shogun, SHO_11_13_leaving_him_is_not) {
  Scenario s;
  s.pawn(A, "B6").pawn(A, "C6").carrier("A.1").torii("B6").hand("F2 F1 F3").turn_of(A);
  s.play("play move F2").play("pawn A.2").play("go B6").play("leave");
  EXPECT_FALSE(s.over());
}

// Requests to the table: the game knows a draw and two camps, and asks for neither.
TEST(Shogun, SHO_11_14_SHO_D21_and_SHO_T75_the_game_knows_draws_and_camps_and_asks_for_neither) {
  Scenario s(4);
  EXPECT_TRUE(s.game().info().may_be_drawn);
  const Teams teams = s.game().teams(s.state());
  EXPECT_EQ(teams[A], teams[C]);
  EXPECT_EQ(teams[B], teams[D]);
  EXPECT_NE(teams[A], teams[B]);
  for (const ActionSpec& spec : s.game().info().notation) {
    EXPECT_NE(spec.verb, "resign");
    EXPECT_NE(spec.verb, "draw");
  }
}

TEST(Shogun, SHO_11_15_and_SHO_T73_progress) {
  Scenario start;
  EXPECT_EQ(start.number(A, "progress"), 0);
  EXPECT_EQ(start.number(B, "progress"), 0);
  Scenario s;
  s.pawn(A, "C5").carrier("A.1").alerts(3).hand("F1 F2 F3").turn_of(B);
  EXPECT_EQ(s.number(A, "progress"), 40);
  EXPECT_EQ(s.number(B, "progress"), 40);
}

TEST(Shogun, SHO_11_15_a_door_counts_2_and_walls_are_closed) {
  Scenario s;  // D5: one step to the Shogun, then E5 to E9: 5 with its door
  s.pawn(A, "D5").hand("F1 F2 F3").turn_of(B);
  EXPECT_EQ(s.number(A, "progress"), 100 * (10 - 6) / 10);
}

TEST(Shogun, SHO_11_15_a_torii_face_shortens_the_way) {
  Scenario s;
  s.pawn(A, "C6").carrier("A.1").torii("B6").hand("F1 F2 F3").turn_of(B);
  EXPECT_EQ(s.number(A, "progress"), 100 * 9 / 10);
}

TEST(Shogun, SHO_11_15_who_has_won_has_100) {
  Scenario s;
  s.pawn(A, "E8").carrier("A.1").hand("F2 F1 F3").turn_of(A);
  s.play("play move F2").play("go E9");
  EXPECT_EQ(s.number(A, "progress"), 100);
  EXPECT_LT(s.number(B, "progress"), 100);
}

// ── 14. Decisions, as far as no clause above shows them ──────────────────────────────────────

TEST(Shogun, SHO_D4_no_action_may_be_played_although_some_could) {
  Scenario s;
  s.pawn(A, "C7").hand("F2 F1 F3").turn_of(A);
  EXPECT_TRUE(s.offers("play move F2"));
  EXPECT_TRUE(s.offers("end actions"));
}

TEST(Shogun, SHO_D5_pawn_and_end_cannot_be_declined) {
  Scenario s;
  s.pawn(A, "C7").pawn(A, "A7").hand("F2 F1 F3").turn_of(A);
  s.play("play move F2");
  EXPECT_EQ(s.options().size(), 2U);
  s.play("pawn A.1");
  EXPECT_EQ(s.options().size(), s.offered("go").size());
}

TEST(Shogun, SHO_D8_the_attacker_engages_none_one_or_all) {
  Scenario s;
  s.pawn(A, "C7").pawn(B, "C6").hand("F2 F4 F4").turn_of(A);
  s.play("play move F2").play("go C6");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.options(), (Texts{"engage 0", "engage 1", "engage 2"}));
}

TEST(Shogun, SHO_D9_the_defender_engages_after_the_attackers_total) {
  Scenario s;
  s.pawn(A, "C7").pawn(B, "C6").reserve(B, "F4 F1").hand("F2 F1 F3").turn_of(A);
  s.play("play move F2").rolls({4}, "go C6");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.options(), (Texts{"engage 0", "engage 1"}));
  EXPECT_EQ(s.forces(), (std::vector<int>{4}));
}

TEST(Shogun, SHO_D10_only_owners_with_a_pawn_there_are_named) {
  Scenario s(4);
  s.pawn(A, "C6").pawn(C, "C6").pawn(B, "C7").hand("F2 F1 F3").turn_of(B);
  s.play("play move F2").play("pawn B.1").play("go C6");
  EXPECT_EQ(s.options(), (Texts{"foe A", "foe C"}));
}

TEST(Shogun, SHO_D11_the_owner_of_a_beaten_attacker_is_asked_in_his_own_turn) {
  Scenario s;
  s.pawn(A, "C7").torii("B8").pawn(B, "C6").hand("F2 F1 F3").turn_of(A);
  s.rolls({1, 6}, {"play move F2", "go C6"});
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.options().size(), 2U);
}

TEST(Shogun, SHO_D13_the_square_of_the_torii_cannot_be_declined) {
  Scenario s;
  s.pawn(A, "C6").hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1");
  EXPECT_EQ(s.options().size(), s.offered("lay").size());
}

TEST(Shogun, SHO_D14_a_free_slot_after_a_tile) {
  Scenario s;
  s.pawn(A, "C6").bonuses(A, "B2a B5b").hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1").play("lay B6");
  EXPECT_EQ(s.offered("slot"), sorted("B2b B3a B3b B4a B4b B5a"));
  EXPECT_EQ(s.options().size(), 6U);
}

TEST(Shogun, SHO_D16_which_torii_for_the_new_pawn) {
  Scenario s;
  s.pawn(A, "C7").torii("B8").hand("F1 F1 F2 F2").turn_of(A);
  s.play("play twopair F1 F1 F2 F2");
  EXPECT_EQ(s.options().size(), 2U);
  EXPECT_EQ(s.offered("enter"), sorted("B8 E9"));
}

TEST(Shogun, SHO_C1_every_face_falls_equally_often) {
  Scenario s;
  s.thrown("F1 F1 F1 F1 F1").turn_of(A);
  const auto action = s.game().parse_action("throw F1 F1 F1 F1 F1");
  std::map<std::string, int> seen;
  constexpr int throws = 1200;
  for (int seed = 0; seed < throws; ++seed) {
    AnyState state = s.state();
    s.game().reseed(state, static_cast<std::uint64_t>(seed));
    s.game().apply(state, A, *action);
    const Result<json::Value> view = json::read(s.game().view(state, A));
    for (const json::Value& die : view->find("dice")->items) ++seen[die.string];
  }
  EXPECT_EQ(seen.size(), 6U);
  for (const auto& [face, n] : seen) {
    EXPECT_GT(n, 850) << face;
    EXPECT_LT(n, 1150) << face;
  }
}

}  // namespace
}  // namespace veillee::shogun
