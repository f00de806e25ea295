// Combinations and bonuses (sections 4 to 6 of RULES.md), played with the toy.
#include "games/dicium/tests/toy.hpp"

namespace veillee::dicium {
namespace {

constexpr std::string_view values[] = {"pair", "straight", "three", "twopair",
                                       "four", "full",     "poker"};

// The value combinations that this hand offers, in the order of DIC-4.1.
std::string offered_values(std::string_view hand) {
  Scenario s;
  s.hand(hand).begin(A);
  std::string all;
  for (const std::string_view value : values)
    if (s.asks("play " + std::string(value))) all += (all.empty() ? "" : " ") + std::string(value);
  return all;
}

// What follows "play USE " for each option of this use.
Texts options_of(const Scenario& s, std::string_view use) {
  return s.offered("play " + std::string(use));
}

// ── 4. Values ────────────────────────────────────────────────────────────────────────────────

TEST(Dicium, DIC_4_1_the_seven_combinations_and_their_dice) {
  EXPECT_EQ(options_of(with("F2 F2 F3"), "pair"), (Texts{"F2 F2"}));
  EXPECT_EQ(options_of(with("F1 F2 F3"), "straight"), (Texts{"F1 F2 F3"}));
  EXPECT_EQ(options_of(with("F1 F2 F3 F4"), "straight"), (Texts{"F1 F2 F3 F4"}));
  EXPECT_EQ(options_of(with("F1 F2 F3 F4 F5"), "straight"), (Texts{"F1 F2 F3 F4 F5"}));
  EXPECT_EQ(options_of(with("F4 F4 F4"), "three"), (Texts{"F4 F4 F4"}));
  EXPECT_EQ(options_of(with("F4 F4 F1 F1"), "twopair"), (Texts{"F1 F1 F4 F4"}));
  EXPECT_EQ(options_of(with("F5 F5 F5 F5"), "four"), (Texts{"F5 F5 F5 F5"}));
  EXPECT_EQ(options_of(with("F5 F5 F5 F1 F1"), "full"), (Texts{"F1 F1 F5 F5 F5"}));
  EXPECT_EQ(options_of(with("F3 F3 F3 F3 F3"), "poker"), (Texts{"F3 F3 F3 F3 F3"}));
}

TEST(Dicium, DIC_4_1_and_DIC_T18_a_straight_begins_with_1) {
  EXPECT_EQ(offered_values("F2 F3 F4"), "");
  EXPECT_EQ(offered_values("F2 F3 F4 F5"), "");
  EXPECT_EQ(offered_values("F1 F2 F4"), "");
}

TEST(Dicium, DIC_4_2_DIC_4_3_and_DIC_T4_five_equal_dice) {
  EXPECT_EQ(offered_values("F4 F4 F4 F4 F4"), "pair three four poker");
}

TEST(Dicium, DIC_4_4_DIC_4_5_and_DIC_T5_three_of_a_value_another_and_a_symbol) {
  EXPECT_EQ(offered_values("F3 F3 F3 F5 FS"), "pair three twopair four full");
}

TEST(Dicium, DIC_4_4_and_DIC_T6_five_symbols_are_anything) {
  EXPECT_EQ(offered_values("FS FS FS FS FS"), "pair straight three twopair four full poker");
}

TEST(Dicium, DIC_4_5_and_DIC_T25_no_full_with_four_natural_ones) {
  EXPECT_EQ(offered_values("F4 F4 F4 F4 FS"), "pair three four poker");
}

TEST(Dicium, DIC_4_5_and_DIC_T26_three_natural_ones_and_two_symbols) {
  EXPECT_EQ(offered_values("F4 F4 F4 FS FS"), "pair three twopair four full poker");
}

TEST(Dicium, DIC_4_5_two_pairs_have_two_values_at_most_twice_each) {
  EXPECT_EQ(offered_values("F1 F1 F2 F3"), "pair");
  EXPECT_EQ(offered_values("F1 F1 F1 F2"), "pair three");
  EXPECT_EQ(offered_values("F1 F1 FS FS"), "pair three twopair four");
  EXPECT_EQ(offered_values("F1 F2 FS FS"), "pair straight three twopair");
}

TEST(Dicium, DIC_4_6_and_DIC_T14_a_straight_is_the_first_action_or_none) {
  Scenario s = with("F1 F2 F3 FS");
  EXPECT_TRUE(s.offers("play straight F1 F2 F3 FS"));
  EXPECT_FALSE(s.offers("play straight F1 F2 F3")) << "all dice, not three of four";
  s.play("play move F2").then("go 1");
  EXPECT_FALSE(s.asks("play straight"));
}

TEST(Dicium, DIC_4_4_and_DIC_T16_a_symbol_in_the_straight) {
  EXPECT_TRUE(with("F1 FS F3 F4").offers("play straight F1 F3 F4 FS"));
}

TEST(Dicium, DIC_4_4_and_DIC_T17_a_symbol_is_its_1) {
  EXPECT_TRUE(with("F2 F3 F4 FS").offers("play straight F2 F3 F4 FS"));
}

TEST(Dicium, DIC_4_6_no_value_twice_and_none_above_the_number_of_dice) {
  EXPECT_EQ(offered_values("F1 F1 FS"), "pair three");
  EXPECT_EQ(offered_values("F4 FS FS"), "pair three");
  EXPECT_EQ(offered_values("F3 FS FS"), "pair straight three");
}

TEST(Dicium, DIC_4_7_which_dice_is_the_players_choice_and_changes_nothing_else) {
  Scenario s = with("F2 F2 FS");
  EXPECT_EQ(options_of(s, "pair"), (Texts{"F2 F2", "F2 FS"}));
  Scenario natural = s;
  natural.play("play pair F2 F2");
  Scenario symbol = s;
  symbol.play("play pair F2 FS");
  EXPECT_EQ(natural.score(A), symbol.score(A));
  EXPECT_NE(natural.dice(), symbol.dice());
}

TEST(Dicium, DIC_4_8_bonuses_make_no_values) {
  EXPECT_EQ(with("F2 F3 F4", "B2a B2b B3a B3b B4a B4b B5a B5b").asks("play pair"), false);
}

TEST(Dicium, DIC_4_9_and_DIC_D5_a_straight_is_a_die_or_a_bonus_of_any_level) {
  Scenario s = with("F1 F2 F3");
  s.play("play straight F1 F2 F3");
  EXPECT_TRUE(s.offers("hand"));
  EXPECT_EQ(s.offered("slot").size(), 8U);
  EXPECT_EQ(s.options().size(), 9U) << "and it cannot be declined";
}

TEST(Dicium, DIC_4_10_each_combination_has_an_effect_of_its_own) {
  Scenario s = with("F2 F2 F3");
  s.play("play pair F2 F2");
  EXPECT_EQ(s.score(A), 10);
}

TEST(Dicium, DIC_4_11_and_DIC_T41_three_dice_make_no_larger_combination) {
  EXPECT_EQ(offered_values("F2 F2 F2"), "pair three");
  EXPECT_EQ(offered_values("FS FS FS"), "pair straight three");
  EXPECT_EQ(offered_values("FS FS FS FS"), "pair straight three twopair four");
}

// ── 5. Colours ───────────────────────────────────────────────────────────────────────────────

TEST(Dicium, DIC_5_1_DIC_5_2_and_DIC_T7_dice_of_one_colour_as_many_as_one_likes) {
  const Scenario s = with("F2 F5 F2 F3 F4");
  EXPECT_EQ(options_of(s, "move"), (Texts{"F2", "F2 F2", "F2 F2 F5", "F2 F5", "F5"}));
  EXPECT_EQ(options_of(s, "duel"), (Texts{"F3"}));
  EXPECT_EQ(options_of(s, "rage"), (Texts{"F4"}));
  for (const char* use : {"ki2", "ki3", "ki4", "ki5"}) EXPECT_EQ(options_of(s, use), Texts{});
}

TEST(Dicium, DIC_5_3_the_number_of_faces_is_the_effect) {
  EXPECT_EQ(with("F2 F5 F1").play("play move F2 F5").offered("go"), sorted("1 2"));
  EXPECT_EQ(with("F4 F4 F1").play("play rage F4 F4").score(A), 2);
}

TEST(Dicium, DIC_5_4_and_DIC_T9_bonuses_alone_are_no_combination) {
  const Scenario s = with("F1 F3 F4", "B2a B5a");
  EXPECT_FALSE(s.asks("play move"));
  EXPECT_FALSE(s.refusal("play move F1").empty());
}

TEST(Dicium, DIC_5_5_one_die_at_least_and_bonuses_up_to_all) {
  EXPECT_EQ(with("F2 F1 F1", "B2a B5a").play("play move F2").offered("go"), sorted("1 2 3"));
}

TEST(Dicium, DIC_5_6_a_symbol_is_a_green_face) {
  EXPECT_EQ(options_of(with("F1 FS F3"), "ki2"), (Texts{"F1 FS"}));
}

TEST(Dicium, DIC_5_7_exact_costs_leave_the_surplus) {
  Scenario s = with("F3 F3 F3");
  EXPECT_EQ(options_of(s, "duel"), (Texts{"F3"}));
  EXPECT_EQ(options_of(s, "hunt"), (Texts{"F3 F3"}));
  EXPECT_EQ(options_of(s, "curse"), (Texts{"F3 F3 F3"}));
  EXPECT_EQ(options_of(s, "hex"), Texts{});
}

TEST(Dicium, DIC_5_8_and_DIC_6_9_the_same_bonus_in_both_actions) {
  Scenario s = with("F2 F5 F1", "B2a");
  s.play("play move F2").play("go 2").play("play move F5").play("go 2");
  EXPECT_EQ(s.score(A), 4);
}

TEST(Dicium, DIC_5_9_DIC_13_2_and_DIC_T44_the_program_counts_the_bonuses) {
  Scenario s = with("F2 F2 F5 F3 FS", "B2a");
  EXPECT_EQ(options_of(s, "move"), (Texts{"F2", "F2 F2", "F2 F2 F5", "F2 F5", "F5"}));
  const auto faces = [&](std::string_view dice) {
    Scenario copy = s;
    return copy.play("play move " + std::string(dice)).offered("go").size();
  };
  EXPECT_EQ(faces("F2"), 2U);
  EXPECT_EQ(faces("F5"), 2U);
  EXPECT_EQ(faces("F2 F2"), 3U);
  EXPECT_EQ(faces("F2 F5"), 3U);
  EXPECT_EQ(faces("F2 F2 F5"), 4U);
}

TEST(Dicium, DIC_5_9_DIC_13_2_and_DIC_T45_levels_with_a_green_bonus) {
  Scenario s = with("FS F1 F3", "B3a");
  EXPECT_EQ(options_of(s, "ki2"), (Texts{"F1", "FS"}));
  EXPECT_EQ(options_of(s, "ki3"), (Texts{"F1 FS"}));
  EXPECT_EQ(options_of(s, "ki4"), Texts{});
  s.play("play ki3 F1 FS");
  EXPECT_EQ(s.bonuses(A), sorted("B3a B3b")) << "the only free slot: not asked";
}

TEST(Dicium, DIC_5_9_at_least_one_die_however_many_bonuses) {
  EXPECT_EQ(options_of(with("F3 F3 F1", "B2b B4b"), "duel"), (Texts{"F3"}));
  EXPECT_EQ(options_of(with("F3 F3 F1", "B2b B4b"), "curse"), (Texts{"F3"}));
  EXPECT_EQ(options_of(with("F3 F3 F1", "B2b B4b"), "hex"), (Texts{"F3 F3"}));
}

// ── 6. Bonuses ───────────────────────────────────────────────────────────────────────────────

TEST(Dicium, DIC_6_1_DIC_5_5_and_DIC_T2_a_bonus_serves_from_the_next_action_on) {
  Scenario s = with("FS F1 F5 F4");
  s.play("play ki2 F1 FS").play("slot B2a");
  s.play("play move F5");
  EXPECT_EQ(s.offered("go"), sorted("1 2"));
  s.play("go 2").play("reserve F4");
  EXPECT_EQ(s.bonuses(A), words_in("B2a"));
  EXPECT_EQ(s.reserve(A), words_in("F4"));
}

TEST(Dicium, DIC_6_1_a_bonus_stays_for_good) {
  Scenario s = with("FS F1 F5");
  s.play("play ki2 F1 FS").play("slot B2a").play("end actions").play("reserve");
  s.then("stop").then("end actions").then("reserve");
  EXPECT_EQ(s.active(), A);
  EXPECT_EQ(s.bonuses(A), words_in("B2a"));
}

TEST(Dicium, DIC_6_2_DIC_D4_and_DIC_T8_the_level_is_the_number_of_green_faces) {
  Scenario s = with("FS F1 FS");
  EXPECT_EQ(options_of(s, "ki2"), (Texts{"F1 FS", "FS FS"}));
  EXPECT_EQ(options_of(s, "ki3"), (Texts{"F1 FS FS"}));
  Scenario two = s;
  EXPECT_EQ(two.play("play ki2 F1 FS").offered("slot"), sorted("B2a B2b"));
  EXPECT_EQ(two.options().size(), 2U) << "it cannot be declined";
  EXPECT_EQ(s.play("play ki3 F1 FS FS").offered("slot"), sorted("B3a B3b"));
}

TEST(Dicium, DIC_6_3_and_DIC_T23_a_full_level_is_refused) {
  const Scenario s = with("F1 F3 F3", "B2a B2b B3a");
  EXPECT_FALSE(s.asks("play ki2"));
  EXPECT_FALSE(s.refusal("play ki2 F1").empty());
}

TEST(Dicium, DIC_6_3_a_slot_is_filled_once) {
  Scenario s = with("F1 F1 F3", "B2a");
  s.play("play ki2 F1 F1");
  EXPECT_EQ(s.bonuses(A), sorted("B2a B2b"));
}

TEST(Dicium, DIC_6_4_a_bonus_of_any_level_out_of_the_free_slots) {
  Scenario s = with("F1 F2 F3", "B2a B3a B4a B5a");
  s.play("play straight F1 F2 F3");
  EXPECT_EQ(s.offered("slot"), sorted("B2b B3b B4b B5b"));
}

TEST(Dicium, DIC_6_6_DIC_6_10_and_DIC_T22_a_bonus_counts_once_in_a_combination) {
  EXPECT_EQ(with("F2 F5 F1", "B2a").play("play move F2 F5").offered("go"), sorted("1 2 3"));
}

TEST(Dicium, DIC_6_6_yellow_and_green_add_a_face_too) {
  EXPECT_TRUE(with("F3 F1 F2", "B2b").offers("play hunt F3"));
  EXPECT_TRUE(with("F1 F2 F3", "B3a").offers("play ki2 F1"));
  EXPECT_FALSE(with("F3 F1 F2").offers("play hunt F3"));
}

TEST(Dicium, DIC_6_7_red_adds_to_the_red_combination_or_to_the_combat_die) {
  EXPECT_EQ(with("F4 F1 F2", "B3b").play("play rage F4").score(A), 2);
  Scenario s = with("F3 F1 F2", "B3b");
  s.rolls({3, 6}, "play duel F3");
  EXPECT_EQ(s.forces(), (std::vector<int>{4, 6}));
}

TEST(Dicium, DIC_6_8_and_DIC_T24_a_bonus_that_does_not_help_stays_unused) {
  const Scenario s = with("FS FS F3", "B3a");
  EXPECT_EQ(options_of(s, "ki2"), (Texts{"FS"})) << "two dice without the bonus: not offered";
  EXPECT_EQ(options_of(s, "ki3"), (Texts{"FS FS"}));
}

TEST(Dicium, DIC_6_11_squares_and_tiles_add_faces_like_bonuses_but_fill_no_slot) {
  Scenario s;
  s.charms(A, "1,1,1,1").hand("F2 F3 F4 F1").begin(A);
  EXPECT_TRUE(s.offers("play hunt F3"));
  EXPECT_TRUE(s.offers("play ki2 F1"));
  EXPECT_EQ(s.bonuses(A), Texts{});
  Scenario move = s;
  EXPECT_EQ(move.play("play move F2").offered("go"), sorted("1 2"));
  s.play("play duel F3").rolls({2, 6}, "engage 0");
  EXPECT_EQ(s.forces(), (std::vector<int>{3, 6})) << "red ones count in combat";
}

TEST(Dicium, DIC_6_11_they_need_a_die_of_the_colour_too) {
  Scenario s;
  s.charms(A, "2,2,2,2").hand("F4 F4 F4").begin(A);
  EXPECT_FALSE(s.asks("play move"));
  EXPECT_FALSE(s.asks("play duel"));
  EXPECT_FALSE(s.asks("play ki2"));
}

TEST(Dicium, DIC_6_12_one_second_reroll_whatever_gives_it) {
  Scenario s;
  s.bonuses(A, "B4a").thrown("F1 F2 F3").begin(A);
  s.throws("F2 F3 F4", "throw F1").play("throw F2");
  EXPECT_NE(s.decision(), "reroll") << "there is no third one";
}

TEST(Dicium, DIC_6_13_and_DIC_T43_a_bonus_does_not_enlarge_what_bought_it) {
  Scenario s = with("F1 F1 FS");
  s.play("play ki3 F1 F1 FS").play("slot B3a");
  EXPECT_EQ(s.bonuses(A), words_in("B3a"));
}

TEST(Dicium, DIC_6_13_and_DIC_T42_the_new_bonus_serves_in_the_second_action) {
  Scenario s = with("FS F1 F5");
  s.play("play ki2 F1 FS").play("slot B2a").play("play move F5").play("go 2");
  EXPECT_EQ(s.score(A), 2);
  EXPECT_EQ(s.active(), B) << "no die is left: nothing to reserve";
}

TEST(Dicium, DIC_6_13_a_reroll_gained_by_an_action_serves_from_the_next_turn_on) {
  Scenario s = with("F1 F1 FS FS F2");
  s.play("play ki4 F1 F1 FS FS").play("slot B4a");
  EXPECT_EQ(s.decision(), "combine");
  s.play("end actions").play("reserve").then("stop").then("end actions").then("reserve");
  ASSERT_EQ(s.active(), A);
  s.play(s.offered("throw").empty() ? "stop" : "throw " + s.offered("throw").front());
  EXPECT_EQ(s.decision(), "reroll") << "a second one";
}

TEST(Dicium, DIC_6_14_bonuses_of_one_colour_add_up) {
  EXPECT_EQ(with("F2 F1 F1", "B2a B5a").play("play move F2").offered("go").size(), 3U);
}

TEST(Dicium, DIC_6_15_and_DIC_T37_one_green_face_gains_nothing) {
  for (const char* use : {"play ki2", "play ki3"}) EXPECT_FALSE(with("F1 F3 F4").asks(use));
}

TEST(Dicium, DIC_6_16_level_5_is_the_highest) {
  Scenario s = with("F1 F1 F1 FS FS", "B3a");
  EXPECT_EQ(options_of(s, "ki5").size(), 2U) << "four dice and the bonus";
  s.play("play ki5 F1 F1 FS FS");
  EXPECT_EQ(s.offered("slot"), sorted("B5a B5b"));
}

}  // namespace
}  // namespace veillee::dicium
