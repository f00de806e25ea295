// Alone against the drone (section 9.1 of RULES.md).
#include "games/crazy_cup/tests/helpers.hpp"

namespace veillee::crazy_cup {
namespace {

int drone_progress(const Scenario& s) {
  return static_cast<int>(s.view().find("drone")->find("progress")->number);
}

TEST(CrazyCup, CUP_9_1_and_CUP_9_4_both_start_on_S_and_the_player_chooses_the_direction) {
  for (const auto& [way, square] :
       {std::pair("clockwise", "3"), std::pair("anticlockwise", "61")}) {
    Scenario s(1);
    EXPECT_EQ(s.square(A), "0");
    EXPECT_EQ(s.drone(), "0");
    EXPECT_EQ(s.decision(), "way");
    EXPECT_EQ(s.options(), Texts({"way clockwise", "way anticlockwise"})) << "CUP-D1";
    EXPECT_EQ(s.dice(), Texts{}) << "before the throw";
    s.play("way " + std::string(way));
    EXPECT_EQ(s.way(), way);
    EXPECT_EQ(s.drone(), square);
    EXPECT_EQ(drone_progress(s), 3);
    EXPECT_EQ(s.dice().size(), 3U);
  }
}

TEST(CrazyCup, CUP_9_4_the_player_must_follow_that_direction) {
  Scenario s(1);
  s.drone("61").race("anticlockwise").hand("F1 F1 F3").turn_of(A).play("play pair F1 F1");
  EXPECT_EQ(s.offered("step"), words_in("63"));
}

TEST(CrazyCup, CUP_T32_and_CUP_9_2_the_drone_advances_by_the_active_hand_before_the_throw) {
  for (const int hand : {3, 4, 5}) {
    Scenario s(1);
    s.at(A, "5").drone("24").active_hand(A, hand).starts(A);
    EXPECT_EQ(drone_progress(s), 24 + hand);
    EXPECT_EQ(s.dice().size(), static_cast<std::size_t>(hand));
    EXPECT_EQ(s.decision(), "reroll");
  }
  Scenario s(1);
  s.at(A, "5").drone("20").active_hand(A, 4).starts(A);
  EXPECT_EQ(s.drone(), "24");
}

TEST(CrazyCup, CUP_9_2_every_turn_from_the_first_on) {
  Scenario s(1);
  s.play("way clockwise");
  for (int turn = 1; turn <= 5; ++turn) {
    EXPECT_EQ(drone_progress(s), 3 * turn);
    s.end_turn();
  }
}

TEST(CrazyCup, CUP_9_3_the_drone_stays_on_the_main_route) {
  Scenario s(1);
  s.drone("3").at(A, "30").starts(A);
  EXPECT_EQ(s.drone(), "6") << "past R1 beside 4";
  EXPECT_NE(Scenario(1).drone("R1").hand("F1 F2 F3").refused_of(A), "");
}

TEST(CrazyCup, CUP_T55_and_CUP_9_24_and_CUP_9_25_it_passes_on_five_and_no_garage_helps) {
  const auto bumped = [](int die) {
    Scenario s(1);
    s.at(A, "15").drone("16").hand("F1 F1 F3 F3").turn_of(A);
    s.drive("play twopair F1 F1 F3 F3", "16");
    EXPECT_EQ(s.options(), Texts({"bump drone", "no bump"}));
    s.rolls({die}, "bump drone");
    EXPECT_EQ(s.forces(), std::vector<int>{die});
    EXPECT_EQ(s.decision(), "step") << "CUP-9.23: thrown for it at once";
    return s.drone();
  };
  EXPECT_EQ(bumped(4), "13");
  EXPECT_EQ(bumped(5), "16");
  EXPECT_EQ(bumped(6), "16");
}

TEST(CrazyCup, CUP_9_23_and_CUP_9_25_the_die_is_thrown_for_it_without_a_question) {
  Scenario s(1);
  s.at(A, "5").drone("20").cards(A, "cannon").hand("F1 F1 F3").turn_of(A);
  s.rolls({2}, "card cannon");
  EXPECT_EQ(s.happened("defence_thrown", neutral), 1);
  EXPECT_EQ(s.drone(), "17");
}

TEST(CrazyCup, CUP_9_5_cards_and_two_pairs_may_target_the_drone) {
  Scenario cannon(1);
  cannon.at(A, "5").drone("20").cards(A, "cannon").hand("F1 F1 F3").turn_of(A);
  EXPECT_TRUE(cannon.offers("card cannon"));
  Scenario behind(1);
  behind.at(A, "25").drone("20").cards(A, "cannon").hand("F1 F1 F3").turn_of(A);
  EXPECT_FALSE(behind.offers("card cannon"));
}

TEST(CrazyCup, CUP_9_26_it_retreats_like_a_pawn) {
  Scenario s(1);
  s.at(A, "0").drone("2").cards(A, "cannon").hand("F1 F1 F3").turn_of(A).rolls({4}, "card cannon");
  EXPECT_EQ(s.drone(), "0") << "CUP-6.12";
  Scenario back(1);
  back.at(A, "60").drone("40").race("anticlockwise").cards(A, "cannon").hand("F1 F1 F3").turn_of(A);
  EXPECT_EQ(back.rolls({1}, "card cannon").drone(), "43");
}

TEST(CrazyCup, CUP_9_27_past_the_finish_it_is_no_target) {
  Scenario s(1);
  s.at(A, "1").drone("2", 1).cards(A, "cannon").hand("F1 F1 F3 F3").turn_of(A);
  EXPECT_FALSE(s.offers("card cannon"));
  s.drive("play twopair F1 F1 F3 F3", "2");
  EXPECT_EQ(s.decision(), "step");
}

TEST(CrazyCup, CUP_T56_and_CUP_9_28_the_hand_at_the_start_of_the_turn_counts) {
  Scenario s(1);
  s.at(A, "30").drone("3").hand("F1 F2 F3").turn_of(A).play("play straight F1 F2 F3").play("hand");
  EXPECT_EQ(s.drone(), "7") << "four squares, in the turn after";
  EXPECT_EQ(s.number("turn"), 2);
}

// ── Cards without effect ────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_9_6_neither_dealt_nor_shown) {
  const Scenario s(1);
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const AnyState state = s.game().start(s.game().setup_of(s.state()), seed);
    const json::Value seen = *json::read(s.game().view(state, A));
    const json::Value* cards = seen.find("seats")->items.at(A).find("cards");
    int held = 0;
    for (const json::Member& card : cards->members) held += static_cast<int>(card.value.number);
    EXPECT_EQ(held, 3) << "replaced at once";
    EXPECT_EQ(seen.find("display")->items.size(), 3U);
    for (const char* card : {"sabotage", "plans", "swerve", "bribe"}) {
      EXPECT_EQ(cards->find(card)->number, 0);
      for (const json::Value& shown : seen.find("display")->items) EXPECT_NE(shown.string, card);
    }
  }
}

TEST(CrazyCup, CUP_T34_and_CUP_9_6_a_card_without_effect_is_removed_and_the_next_is_drawn) {
  Scenario s(1);
  s.at(A, "5").rest_to(A, "swerve nitro").hand("F4 F4 F4").turn_of(A);
  Texts expected = s.cards(A);
  expected.emplace_back("nitro");
  s.play("play cheat F4 F4 F4").removing(1, "draw");
  EXPECT_EQ(s.happened("card_drawn"), 1);
  EXPECT_EQ(s.cards(A), sorted(expected));
  EXPECT_EQ(s.piled(), 0);
  EXPECT_EQ(s.view().find("removed")->find("swerve")->number, 3) << "two had left before";
}

TEST(CrazyCup, CUP_9_6_a_card_without_effect_is_replaced_when_it_is_revealed) {
  Scenario s(1);
  s.at(A, "5").rest_to(A, "swerve bribe nitro").hand("F4 F4 F4").turn_of(A);
  s.play("play cheat F4 F4 F4").play("take loaded");
  EXPECT_EQ(s.display(), sorted("loaded loaded nitro"));
}

TEST(CrazyCup, CUP_9_32_a_draw_that_meets_only_such_cards_goes_on_to_the_discard_pile) {
  Scenario s(1);
  s.at(A, "5").discard("oil").rest_to(A, "swerve bribe").hand("F4 F4 F4").turn_of(A);
  const std::size_t held = s.cards(A).size();
  s.play("play cheat F4 F4 F4").play("draw");
  EXPECT_EQ(s.happened("card_removed"), 2);
  EXPECT_EQ(s.cards(A).size(), held + 1);
  EXPECT_EQ(s.discard(), Texts{});
  EXPECT_EQ(s.piled(), 0);
}

TEST(CrazyCup, CUP_9_32_if_there_is_none_either_no_card_comes) {
  Scenario s(1);
  s.at(A, "5").rest_to(A, "swerve bribe").hand("F4 F4 F4").turn_of(A);
  const Texts held = s.cards(A);
  s.play("play cheat F4 F4 F4").play("draw");
  EXPECT_EQ(s.happened("card_removed"), 2);
  EXPECT_EQ(s.cards(A), held);
  EXPECT_EQ(s.number("actions"), 1) << "the action is played";
}

// ── Order, windows and end ──────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_T61_and_CUP_9_29_the_drone_then_the_Tornado_then_the_throw) {
  Scenario s(1);
  s.at(A, "5").drone("10").tornado("12", A).hand("F3 F3 F4").turn_of(A).play("end actions");
  s.rolls({4}, "reserve");
  EXPECT_EQ(s.drone(), "12");
  EXPECT_EQ(s.tornado(), "");
  EXPECT_EQ(s.order_of({"defence_thrown", "storm_stopped", "tornado_left", "thrown"}),
            words_in("defence_thrown storm_stopped tornado_left thrown"));
  Scenario passed(1);
  passed.at(A, "5").drone("10").tornado("12", A).hand("F3 F3 F4").turn_of(A).play("end actions");
  EXPECT_EQ(passed.rolls({5}, "reserve").drone(), "13") << "CUP-9.26";
}

TEST(CrazyCup, CUP_9_9_ENTER_is_asked_when_the_drone_comes) {
  Scenario s(1);
  s.at(A, "11").drone("10").cards(A, "oil").hand("F3 F3 F4").turn_of(A);
  s.end_turn();
  EXPECT_EQ(s.decision(), "enter");
  EXPECT_EQ(s.drone(), "11");
  EXPECT_EQ(s.dice(), Texts{}) << "before the Throw phase";
  s.rolls({4}, "card oil");
  EXPECT_EQ(s.drone(), "11");
  EXPECT_EQ(s.decision(), "reroll");
}

TEST(CrazyCup, CUP_9_9_the_drone_drives_on_when_nothing_is_played) {
  Scenario s(1);
  s.at(A, "11").drone("10").cards(A, "oil").hand("F3 F3 F4").turn_of(A).end_turn();
  s.play("pass");
  EXPECT_EQ(s.drone(), "13");
  EXPECT_EQ(s.cards(A), words_in("oil"));
  Scenario passed(1);
  passed.at(A, "11").drone("10").cards(A, "oil").hand("F3 F3 F4").turn_of(A).end_turn();
  EXPECT_EQ(passed.rolls({5}, "card oil").drone(), "13") << "it passes on 5";
}

TEST(CrazyCup, CUP_9_9_AFTER_MOVE_is_asked_when_it_has_moved) {
  Scenario s(1);
  s.at(A, "10").drone("12").cards(A, "grapnel").hand("F3 F3 F4").turn_of(A).end_turn();
  EXPECT_EQ(s.decision(), "follow");
  EXPECT_EQ(s.drone(), "15");
  EXPECT_EQ(s.dice(), Texts{});
  s.rolls({4}, "card grapnel");
  EXPECT_EQ(s.square(A), "13") << "11, 12, 13";
  EXPECT_EQ(s.decision(), "reroll");
}

TEST(CrazyCup, CUP_9_30_the_only_test_of_one_s_own_is_on_the_own_Tornado) {
  Scenario s(1);
  s.at(A, "12").drone("30").tornado("14", A).hand("F1 F1 F1 F1").turn_of(A);
  s.drive("play four F1 F1 F1 F1", "13").rolls({5}, "step 14");
  EXPECT_EQ(s.happened("storm_stopped", A), 1);
}

TEST(CrazyCup, CUP_T35_and_CUP_9_7_when_the_drone_crosses_the_turn_is_finished) {
  Scenario s(1);
  s.at(A, "62").drone("1", 1).hand("F1 F1 F1 F1").turn_of(A);
  EXPECT_FALSE(s.over());
  s.drive("play four F1 F1 F1 F1", "63 0 1 2 3").end_turn();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.how(), "race_over");
  EXPECT_EQ(s.winners(), words_in("A"));
  Scenario lost(1);
  lost.at(A, "62").drone("1", 1).hand("F1 F1 F1 F1").turn_of(A);
  lost.drive("play four F1 F1 F1 F1", "63 0").play("halt").end_turn();
  EXPECT_TRUE(lost.over());
  EXPECT_EQ(lost.winners(), Texts{}) << "64 against 65";
}

TEST(CrazyCup, CUP_9_7_the_drone_crosses_at_the_start_of_a_turn) {
  Scenario s(1);
  s.at(A, "30").drone("62").hand("F3 F3 F4").turn_of(A).end_turn();
  EXPECT_EQ(drone_progress(s), 65);
  EXPECT_FALSE(s.over()) << "the player has this turn";
  s.end_turn();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winners(), Texts{});
}

TEST(CrazyCup, CUP_9_7_when_the_player_crosses_the_round_is_over) {
  Scenario s(1);
  s.at(A, "63").drone("63").hand("F2 F3 F4").turn_of(A).drive("play move F2", "0").end_turn();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winners(), words_in("A"));
  EXPECT_EQ(s.drone(), "63") << "it does not move again";
}

TEST(CrazyCup, CUP_T75_and_CUP_9_31_a_shared_victory_is_won) {
  Scenario s(1);
  s.at(A, "1", 1).drone("1", 1).hand("F3 F3 F4").turn_of(A).end_turn();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winners(), words_in("A"));
}

TEST(CrazyCup, CUP_9_8_the_drone_has_no_Bonus_markers) {
  Scenario s(1);
  s.at(A, "1", 1).drone("1", 1).bonuses(A, "B2a").hand("F3 F3 F4").turn_of(A).end_turn();
  EXPECT_EQ(s.winners(), words_in("A"));
  Scenario behind(1);
  behind.at(A, "0", 1).drone("1", 1).bonuses(A, "B2a B2b B3a").hand("F3 F3 F4").turn_of(A);
  EXPECT_EQ(behind.end_turn().winners(), Texts{}) << "farther is farther";
}

}  // namespace
}  // namespace veillee::crazy_cup
