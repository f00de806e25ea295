// Combat (section 9 of RULES.md) and what is asked (section 13), played with the toy.
#include "games/dicium/tests/toy.hpp"

namespace veillee::dicium {
namespace {

// ── 9. Combat ────────────────────────────────────────────────────────────────────────────────

TEST(Dicium, DIC_9_1_force_is_die_and_engaged_dice_and_red_bonuses) {
  Scenario s;
  s.bonuses(A, "B3b B5b").bonuses(B, "B5b").reserve(B, "F4").hand("F3 F4 F4").begin(A);
  s.play("play duel F3").rolls({2}, "engage 2").rolls({4}, "engage 1");
  EXPECT_EQ(s.forces(), (std::vector<int>{2 + 2 + 2, 4 + 1 + 1}));
}

TEST(Dicium, DIC_9_1_DIC_9_8_and_DIC_T3_the_fight_of_the_rulebook) {
  Scenario s;
  s.bonuses(A, "B3b B5b").reserve(B, "F4").bonuses(B, "B3b").hand("F3 F1 F1").begin(A);
  s.rolls({3}, "play duel F3").rolls({3}, "engage 1");
  EXPECT_EQ(s.forces(), (std::vector<int>{5, 5}));
  EXPECT_EQ(s.happened("fight_won"), 1);
  EXPECT_EQ(s.reserve(B), Texts{});
}

TEST(Dicium, DIC_9_2_and_DIC_T34_no_die_is_engaged_after_the_result) {
  Scenario s = with("F3 F4 F1");
  s.play("play duel F3").rolls({2, 6}, "engage 0");
  EXPECT_FALSE(s.asks("engage"));
  EXPECT_EQ(s.dice(), sorted("F1 F4"));
}

TEST(Dicium, DIC_9_3_and_DIC_D7_from_none_to_all_and_it_is_no_action) {
  Scenario s = with("F3 F4 F4");
  s.play("play duel F3");
  EXPECT_EQ(s.decision(), "engage");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.options(), (Texts{"engage 0", "engage 1", "engage 2"}));
  s.rolls({3, 3}, "engage 1");
  EXPECT_EQ(s.number("actions"), 1);
  EXPECT_TRUE(s.offers("play rage F4"));
}

TEST(Dicium, DIC_9_4_the_attacker_has_the_unspent_red_dice_of_the_hand) {
  Scenario s;
  s.hand("F3 F4").spent("F4", "rage").begin(A);
  s.play("play duel F3");
  EXPECT_EQ(s.options(), (Texts{"engage 0", "engage 1"}));
}

TEST(Dicium, DIC_9_5_and_DIC_D8_the_defender_has_the_red_dice_of_the_reserve) {
  Scenario s;
  s.reserve(B, "F4 F2").hand("F3 F1 F1").begin(A);
  s.rolls({3}, "play duel F3");
  EXPECT_EQ(s.decision(), "defend");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.options(), (Texts{"engage 0", "engage 1"}));
}

TEST(Dicium, DIC_9_5_on_the_own_turn_one_defends_with_the_hand) {
  Scenario s = with("F3 F3 F3 F3 F4");
  s.play("play hex F3 F3 F3 F3");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.options(), (Texts{"engage 0", "engage 1"}));
  s.rolls({5}, "engage 1");
  EXPECT_EQ(s.happened("effect_avoided"), 1);
  EXPECT_EQ(s.list("dice").size(), 3U) << "B's throw: A's red die is gone, nothing was left";
}

TEST(Dicium, DIC_9_6_and_DIC_T32_a_symbol_is_no_red_die) {
  Scenario s;
  s.reserve(B, "FS F4").hand("F3 FS FS").begin(A);
  s.rolls({3}, "play duel F3");
  EXPECT_EQ(s.options(), (Texts{"engage 0", "engage 1"}));
}

TEST(Dicium, DIC_9_7_the_defender_knows_the_attack) {
  Scenario s;
  s.reserve(B, "F4").hand("F3 F1 F1").begin(A);
  s.rolls({4}, "play duel F3");
  EXPECT_EQ(s.view().find("combat")->find("force")->items[0].number, 4);
  EXPECT_EQ(s.decision(), "defend");
}

TEST(Dicium, DIC_9_8_and_DIC_T28_less_than_the_defence_loses) {
  Scenario s = with("F3 F1 F1");
  s.rolls({4, 5}, "play duel F3");
  EXPECT_EQ(s.happened("fight_lost"), 1);
  EXPECT_EQ(s.score(A), 0);
}

TEST(Dicium, DIC_9_8_a_tie_wins) {
  Scenario s = with("F3 F1 F1");
  s.rolls({4, 4}, "play duel F3");
  EXPECT_EQ(s.happened("fight_won"), 1);
  EXPECT_EQ(s.score(A), 20);
}

TEST(Dicium, DIC_9_9_DIC_9_2_and_DIC_T29_a_monster_has_its_number_and_throws_nothing) {
  Scenario s;
  s.monster(5).bonuses(A, "B3b").hand("F3 F3 F4").begin(A);
  s.play("play hunt F3 F3").rolls({3}, "engage 1");
  EXPECT_EQ(s.happened("fight_won"), 1);
  EXPECT_EQ(s.happened("defence_thrown"), 0);
  EXPECT_EQ(s.score(A), 20);
  EXPECT_EQ(s.active(), B) << "the red die is discarded, too";
}

TEST(Dicium, DIC_9_10_DIC_9_12_and_DIC_T30_an_effect_is_avoided_with_6) {
  Scenario s;
  s.bonuses(B, "B3b").hand("F3 F3 F3").begin(A);
  s.rolls({5}, "play curse F3 F3 F3");
  EXPECT_EQ(s.happened("effect_avoided", B), 1);
}

TEST(Dicium, DIC_9_10_and_DIC_T31_and_suffered_with_5) {
  Scenario s = with("F3 F3 F3");
  s.rolls({5}, "play curse F3 F3 F3");
  EXPECT_EQ(s.happened("effect_suffered", B), 1);
  EXPECT_EQ(s.happened("effect_avoided"), 0);
}

TEST(Dicium, DIC_9_11_nobody_attacks_in_case_3) {
  Scenario s = with("F3 F3 F3");
  s.rolls({5}, "play curse F3 F3 F3");
  EXPECT_EQ(s.happened("attack_thrown"), 0);
  EXPECT_EQ(s.happened("defence_thrown", B), 1);
}

TEST(Dicium, DIC_9_12_red_bonuses_count_without_a_red_die) {
  Scenario s = with("F3 F1 F1", "B3b B5b");
  s.rolls({1, 3}, "play duel F3");
  EXPECT_EQ(s.forces(), (std::vector<int>{3, 3}));
}

TEST(Dicium, DIC_9_14_the_combat_die_is_thrown_once) {
  Scenario s = with("F3 F1 F1", "B4a");
  s.rolls({1, 6}, "play duel F3");
  EXPECT_EQ(s.happened("attack_thrown"), 1);
  EXPECT_FALSE(s.asks("throw"));
}

TEST(Dicium, DIC_9_15_and_DIC_T36_engaged_dice_are_gone_when_it_is_lost) {
  Scenario s;
  s.monster(6).hand("F3 F3 F4").begin(A);
  s.play("play hunt F3 F3").rolls({2}, "engage 1");
  EXPECT_EQ(s.happened("fight_lost"), 1);
  EXPECT_EQ(s.reserve(A), Texts{});
  EXPECT_EQ(s.active(), B);
}

TEST(Dicium, DIC_9_16_and_DIC_T38_dice_once_bonuses_in_each_combat) {
  Scenario s = with("F3 F3 F4", "B3b");
  s.play("play duel F3").rolls({2, 6}, "engage 1").rolls({2, 6}, "play duel F3");
  EXPECT_EQ(s.forces(), (std::vector<int>{4, 6, 3, 6}));
}

TEST(Dicium, DIC_9_17_everybody_sees_how_many_are_engaged) {
  Scenario s;
  s.reserve(B, "F4").hand("F3 F4 F4").begin(A);
  s.play("play duel F3").rolls({3}, "engage 2");
  const auto seen = json::read(s.game().view(s.state(), spectator));
  EXPECT_EQ(seen->find("combat")->find("engaged")->items[0].number, 2);
}

TEST(Dicium, DIC_9_13_the_game_says_what_a_victory_is_worth) {
  Scenario s = with("F3 F1 F1");
  s.rolls({6, 1}, "play duel F3");
  EXPECT_EQ(s.score(A), 20);
}

// ── 13. Decisions ────────────────────────────────────────────────────────────────────────────

TEST(Dicium, DIC_13_1_no_red_die_no_question) {
  Scenario s = with("F3 F1 F1");
  s.rolls({3, 3}, "play duel F3");
  EXPECT_EQ(s.happened("attack_thrown"), 1);
  EXPECT_EQ(s.happened("defence_thrown"), 1);
}

TEST(Dicium, DIC_13_2_DIC_D2_and_DIC_T46_dice_are_named_by_face) {
  Scenario s;
  s.thrown("F2 F2 F3").begin(A);
  EXPECT_EQ(sorted(s.options()), (Texts{"stop", "throw F2", "throw F2 F2", "throw F2 F2 F3",
                                        "throw F2 F3", "throw F3"}));
}

TEST(Dicium, DIC_13_3_and_DIC_D3_one_option_a_use_and_set_of_faces_targets_afterwards) {
  Scenario s = with("F2 F2 FS");
  EXPECT_EQ(sorted(s.options()),
            (Texts{"end actions", "play move F2", "play move F2 F2", "play pair F2 F2",
                   "play pair F2 FS", "play three F2 F2 FS"}));
  s.play("play move F2 F2");
  EXPECT_EQ(s.dice(), words_in("FS"));
  EXPECT_EQ(s.options(), (Texts{"go 1", "go 2"})) << "what was begun is not given up";
}

TEST(Dicium, DIC_13_4_and_DIC_T47_stop_and_the_combination_are_two_answers) {
  Scenario s;
  s.thrown("F2 F2 F3").begin(A);
  const std::uint64_t drawn = s.game().chance_drawn(s.state());
  EXPECT_FALSE(s.asks("play pair"));
  s.play("stop").play("play pair F2 F2");
  EXPECT_EQ(s.game().chance_drawn(s.state()), drawn) << "no die falls between them";
}

TEST(Dicium, DIC_13_5_and_DIC_T49_a_card_of_the_moment_is_an_option_of_the_question) {
  Scenario s;
  s.cards(A, 1, 0, 0, 0).hand("F3 F1 F1").begin(A);
  s.play("play duel F3");
  EXPECT_EQ(s.decision(), "engage") << "although there is no red die";
  EXPECT_EQ(s.options(), (Texts{"engage 0", "charge"}));
  s.rolls({3, 6}, "charge");  // nothing else to decide then: the die falls
  EXPECT_EQ(s.forces(), (std::vector<int>{5, 6}));
}

TEST(Dicium, DIC_13_5_after_the_card_the_question_comes_again) {
  Scenario s;
  s.cards(A, 2, 0, 0, 0).hand("F3 F4 F1").begin(A);
  s.play("play duel F3").play("charge");
  EXPECT_EQ(s.options(), (Texts{"engage 0", "engage 1", "charge"}));
}

TEST(Dicium, DIC_13_5_and_DIC_T51_a_card_after_both_actions) {
  Scenario s;
  s.cards(A, 0, 0, 1, 0).hand("F2 F2 F2").begin(A);
  s.play("play move F2").then("go 1").play("play move F2").then("go 1");
  EXPECT_EQ(s.decision(), "combine");
  EXPECT_EQ(s.options(), (Texts{"end actions", "spare"}));
  s.play("spare");
  EXPECT_EQ(s.score(A), 3);
  EXPECT_EQ(s.decision(), "reserve");
}

// The window of a curse: B and C hold a card each.
Scenario cursed(int ward_of_b, int ward_of_c) {
  Scenario s(4);
  s.cards(B, 0, ward_of_b, 0, 1 - ward_of_b).cards(C, 0, ward_of_c, 0, 1 - ward_of_c);
  return s.hand("F3 F3 F3").begin(A);
}

// Who holds a card that cannot be played now looks like who holds one that can.
TEST(Dicium, DIC_13_5_and_13_6_a_question_for_the_sake_of_a_card_alone_is_discreet) {
  const auto after_both_actions = [](int spare) {
    Scenario s;
    s.cards(A, 0, 0, spare, 1 - spare).hand("F2 F2 F5").begin(A);
    EXPECT_TRUE(s.game().entitled(s.state()).empty()) << "there are combinations";
    s.play("play move F2").then("go 1").play("play move F2").then("go 1");
    return s;
  };
  const Scenario asked = after_both_actions(1);
  EXPECT_EQ(asked.decision(), "combine");
  EXPECT_EQ(asked.game().entitled(asked.state()), SeatSet::only(A));
  const Scenario not_asked = after_both_actions(0);
  EXPECT_EQ(not_asked.decision(), "reserve");
  EXPECT_EQ(asked.game().chance_drawn(asked.state()),
            not_asked.game().chance_drawn(not_asked.state()));
}

TEST(Dicium, DIC_13_6_and_DIC_T50_nobody_notices_who_is_asked_nor_who_passes) {
  Scenario asked_c = cursed(0, 1);
  Scenario asked_b = cursed(1, 0);
  for (Scenario* s : {&asked_c, &asked_b}) s->play("play curse F3 F3 F3");
  EXPECT_EQ(asked_c.decider(), C);
  EXPECT_EQ(asked_b.decider(), B);
  for (const Viewer viewer : {Viewer{A}, Viewer{D}, spectator})
    EXPECT_EQ(asked_c.game().view(asked_c.state(), viewer),
              asked_b.game().view(asked_b.state(), viewer));
  EXPECT_TRUE(asked_c.game().entitled(asked_c.state()).has(B));
  EXPECT_TRUE(asked_c.game().entitled(asked_c.state()).has(C));
  EXPECT_FALSE(asked_c.game().entitled(asked_c.state()).has(D)) << "holds no card";
  const std::size_t before = asked_c.events.size();
  asked_c.play(C, "pass");
  for (std::size_t i = before; i < asked_c.events.size(); ++i)
    EXPECT_NE(asked_c.events[i].seat, C) << "no line in the log";
}

TEST(Dicium, DIC_13_6_a_card_that_is_played_is_seen) {
  Scenario s = cursed(0, 1);
  s.play("play curse F3 F3 F3").play(C, "ward");
  EXPECT_EQ(s.happened("card_played", C), 1);
  EXPECT_EQ(s.happened("defence_thrown"), 0) << "the curse is stopped";
}

TEST(Dicium, DIC_13_7_and_DIC_T48_hand_and_slots_are_one_question) {
  Scenario s = with("F1 F2 F3", "B2b B3b B4a B4b B5a B5b");
  s.play("play straight F1 F2 F3");
  EXPECT_EQ(sorted(s.options()), (Texts{"hand", "slot B2a", "slot B3a"}));
}

TEST(Dicium, DIC_13_8_sizes_of_the_questions) {
  Scenario keep;
  keep.reserve(A, "F1 F2").begin(A);
  EXPECT_EQ(keep.options().size(), 4U);
  Scenario reroll;
  reroll.thrown("F1 F2 F3 F4 F5").begin(A);
  EXPECT_EQ(reroll.options().size(), 32U);
  Scenario reserve;
  reserve.hand("F1 F2 F3 F4 F5").begin(A);
  reserve.play("end actions");
  EXPECT_EQ(reserve.options().size(), 16U);
}

TEST(Dicium, DIC_13_9_a_game_of_random_answers_ends) {
  Scenario s(4);
  const PlayoutStats stats = s.game().random_games(s.game().setup_of(s.state()), 1, 20);
  EXPECT_EQ(stats.games, 20U);
}

}  // namespace
}  // namespace veillee::dicium
