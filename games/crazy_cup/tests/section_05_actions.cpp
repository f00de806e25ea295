// What the combinations do (section 5 of RULES.md).
#include "games/crazy_cup/tests/helpers.hpp"

namespace veillee::crazy_cup {
namespace {

// A on square 30, where nothing else is, with these dice.
Scenario with_dice(std::string_view dice, std::string_view bonuses = "") {
  Scenario s;
  s.at(A, "24").bonuses(A, bonuses).hand(dice).turn_of(A);
  return s;
}
// How far this combination carries A at most on the road.
int reach_of(Scenario s, std::string_view combination) {
  s.play(combination);
  for (int square = 25; s.decision() == "step"; ++square) s.play("step " + std::to_string(square));
  return s.progress(A) - 24;
}

// ── Colours ─────────────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_5_1_a_square_for_each_blue_face) {
  EXPECT_EQ(reach_of(with_dice("F2 F5 F1"), "play move F2"), 1);
  EXPECT_EQ(reach_of(with_dice("F2 F5 F1"), "play move F5"), 1);
  EXPECT_EQ(reach_of(with_dice("F2 F5 F1"), "play move F2 F5"), 2);
  EXPECT_EQ(reach_of(with_dice("F2 F2 F2 F5 F5"), "play move F2 F2 F2 F5 F5"), 5);
  EXPECT_EQ(reach_of(with_dice("F2 F5 F1", "B2a B5a"), "play move F2"), 3);
  EXPECT_EQ(with_dice("F2 F5 F5").drive("play move F2 F5 F5", "25").play("halt").square(A), "25")
      << "up to";
}

TEST(CrazyCup, CUP_T41_and_CUP_5_1_a_blue_bonus_counts_in_each_of_two_actions) {
  Scenario s = with_dice("F2 F5 F3", "B2a");
  s.drive("play move F2", "25 26").drive("play move F5", "27 28");
  EXPECT_EQ(s.square(A), "28");
  EXPECT_EQ(s.decision(), "reserve");
}

TEST(CrazyCup, CUP_5_2_and_CUP_D4_three_yellow_faces_take_a_tile_of_ones_choice) {
  Scenario s = with_dice("F3 F3 F3");
  s.play("play tech F3 F3 F3");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.options(), Texts({"tile ravine", "tile volcanic", "tile cactus", "tile lake"}))
      << "no other answer: it cannot be declined";
  s.play("tile cactus");
  EXPECT_EQ(s.tiles(A), words_in("cactus"));
  EXPECT_EQ(s.supply(), sorted("ravine volcanic lake"));
  EXPECT_FALSE(with_dice("F3 F3 F1").asks("play tech")) << "two faces";
}

TEST(CrazyCup, CUP_T10_and_CUP_5_3_with_both_places_full_there_is_no_technology) {
  Scenario s;
  s.tiles(A, "ravine lake").hand("F3 F3 F3").turn_of(A);
  EXPECT_EQ(s.refusal("play tech F3 F3 F3"), "CUP-5.3");
}

TEST(CrazyCup, CUP_5_3_and_CUP_5_22_two_tiles_may_be_identical) {
  Scenario s(3);
  s.tiles(A, "ravine").hand("F3 F3 F3").turn_of(A).play("play tech F3 F3 F3").play("tile ravine");
  EXPECT_EQ(s.tiles(A), words_in("ravine ravine"));
  Scenario two;
  two.tiles(A, "ravine").hand("F3 F3 F3").turn_of(A).play("play tech F3 F3 F3");
  EXPECT_EQ(two.offered("tile"), sorted("volcanic cactus lake")) << "one of each with two players";
}

TEST(CrazyCup, CUP_T11_and_CUP_5_4_only_tiles_of_the_supply) {
  Scenario s;
  s.tiles(B, "ravine").hand("F3 F3 F3").turn_of(A).play("play tech F3 F3 F3");
  EXPECT_EQ(s.offered("tile"), sorted("volcanic cactus lake"));
  EXPECT_EQ(s.refusal("tile ravine"), "CUP-5.4");
}

TEST(CrazyCup, CUP_5_4_an_empty_supply) {
  // It is empty only when all places are full: two players have four tiles, four have eight.
  Scenario s;
  s.tiles(A, "ravine lake").tiles(B, "volcanic cactus").hand("F3 F3 F3").turn_of(A);
  EXPECT_EQ(s.supply(), Texts{});
  EXPECT_FALSE(s.asks("play tech"));
}

TEST(CrazyCup, CUP_5_5_green_faces_gain_a_bonus_of_their_level) {
  Scenario s = with_dice("F1 F1 FS F1 FS");
  for (const char* use : {"bonus2", "bonus3", "bonus4", "bonus5"})
    EXPECT_TRUE(s.asks("play " + std::string(use)));
  Scenario three = with_dice("F1 F1 FS F3 F4");
  three.play("play bonus3 F1 F1 FS");
  EXPECT_EQ(three.offered("slot"), sorted("B3a B3b"));
  three.play("slot B3a");
  EXPECT_EQ(three.bonuses(A), words_in("B3a"));
  EXPECT_FALSE(with_dice("F1 F2 F3").asks("play bonus2"));
}

TEST(CrazyCup, CUP_5_6_and_CUP_D5_three_red_faces_take_the_top_card_or_an_open_one) {
  Scenario s;
  s.display("nitro oil loaded").hand("F4 F4 F4").turn_of(A).play("play cheat F4 F4 F4");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(sorted(s.options()), sorted({"draw", "take nitro", "take oil", "take loaded"}));
  EXPECT_EQ(s.refusal("take bribe"), "CUP-5.6");
  s.play("take oil");
  EXPECT_EQ(s.cards(A), words_in("oil"));
}

TEST(CrazyCup, CUP_5_6_and_CUP_5_23_the_top_card_is_one_card_that_only_its_owner_sees) {
  Scenario s;
  s.hand("F4 F4 F4").turn_of(A).play("play cheat F4 F4 F4");
  const int piled = s.piled();
  s.play("draw");
  EXPECT_EQ(s.held(A), 1);
  EXPECT_EQ(s.piled(), piled - 1);
  EXPECT_EQ(s.display(), words_in("loaded loaded loaded")) << "nothing is replaced";
  for (const Event& event : s.events) {
    if (s.game().info().events[event.kind].name != "card_drawn") continue;
    EXPECT_EQ(card_of(s, *seen_by(event, A)), s.cards(A).front());
    EXPECT_EQ(seen_by(event, B)->args[0], no_arg);
    EXPECT_EQ(seen_by(event, spectator)->args[0], no_arg);
  }
  EXPECT_EQ(s.happened("card_drawn"), 1);
}

TEST(CrazyCup, CUP_5_6_any_card_of_the_pile_may_come_by_its_share) {
  Scenario s;
  s.display("nitro nitro nitro").hand("F4 F4 F4").turn_of(A).play("play cheat F4 F4 F4");
  const auto counts = tally(s, "draw", 2700, [](const json::Value& seen, const auto&) {
    for (const json::Member& card : seen.find("seats")->items.at(0).find("cards")->members)
      if (card.value.number > 0) return card.name;
    return std::string("none");
  });
  EXPECT_EQ(counts.size(), 10U) << "all but nitro";
  for (const auto& [card, n] : counts) {
    const int copies = card == "sabotage" || card == "plans" || card == "bribe" ? 2 : 3;
    EXPECT_NEAR(n, 100 * copies, 60) << card;
  }
}

TEST(CrazyCup, CUP_5_7_an_empty_pile_is_made_of_the_discard_pile) {
  Scenario s;
  s.discard("oil nitro trail").rest_to(B).hand("F4 F4 F4").turn_of(A);
  EXPECT_EQ(s.piled(), 0);
  s.play("play cheat F4 F4 F4").play("draw");
  EXPECT_EQ(s.piled(), 2);
  EXPECT_EQ(s.discard(), Texts{});
  EXPECT_TRUE(has(words_in("oil nitro trail"), s.cards(A).at(0)));
}

TEST(CrazyCup, CUP_T40_and_CUP_5_19_the_card_that_replaces_it_may_need_the_reshuffle) {
  Scenario s;
  s.discard("nitro nitro oil oil trail").rest_to(B).hand("F4 F4 F4").turn_of(A);
  s.play("play cheat F4 F4 F4").play("take loaded");
  EXPECT_EQ(s.piled(), 4);
  EXPECT_EQ(s.discard(), Texts{});
  EXPECT_EQ(s.display().size(), 3U);
  EXPECT_EQ(s.cards(A), words_in("loaded"));
}

TEST(CrazyCup, CUP_5_20_the_reshuffle_happens_when_a_card_has_to_be_drawn) {
  Scenario s;
  s.discard("nitro").rest_to(B, "oil").hand("F4 F4 F4").turn_of(A);
  s.play("play cheat F4 F4 F4").play("draw");
  EXPECT_EQ(s.cards(A), words_in("oil"));
  EXPECT_EQ(s.piled(), 0);
  EXPECT_EQ(s.discard(), words_in("nitro")) << "nothing has to be drawn yet";
}

TEST(CrazyCup, CUP_5_20_with_both_piles_empty_the_display_stays_short) {
  Scenario s;
  s.display("nitro oil").rest_to(B).hand("F4 F4 F4").turn_of(A).play("play cheat F4 F4 F4");
  EXPECT_EQ(s.offered("take"), sorted("nitro oil"));
  EXPECT_EQ(s.refusal("draw"), "CUP-5.20");
  s.play("take oil");
  EXPECT_EQ(s.display(), words_in("nitro"));
}

TEST(CrazyCup, CUP_5_20_with_nothing_to_take_the_action_is_not_available) {
  Scenario s;
  s.display("").rest_to(B).hand("F4 F4 F4").turn_of(A);
  EXPECT_FALSE(s.asks("play cheat"));
  EXPECT_FALSE(s.asks("play three"));
  EXPECT_EQ(s.refusal("play three F4 F4 F4"), "CUP-5.20");
}

TEST(CrazyCup, CUP_5_8_a_hand_of_cards_has_no_limit) {
  Scenario s;
  s.rest_to(A, "bribe").hand("F4 F4 F4").turn_of(A).play("play cheat F4 F4 F4").play("draw");
  EXPECT_EQ(s.held(A), 27);
}

TEST(CrazyCup, CUP_5_9_red_dice_may_be_engaged_in_a_test_which_is_no_action) {
  Scenario s;
  s.at(A, "12").tornado("14", B).hand("F1 F1 F1 F1 F4").turn_of(A);
  s.drive("play four F1 F1 F1 F1", "13 14");
  EXPECT_EQ(s.offered("engage"), sorted("0 1"));
  s.rolls({5}, "engage 1");
  EXPECT_EQ(s.forces(), std::vector<int>{6});
  EXPECT_EQ(s.number("actions"), 1);
  EXPECT_EQ(s.dice(), Texts{});
}

TEST(CrazyCup, CUP_5_19_the_replacement_comes_at_once_from_the_pile) {
  Scenario s;
  s.display("nitro oil loaded").rest_to(B, "bribe").hand("F4 F4 F4").turn_of(A);
  s.play("play cheat F4 F4 F4").play("take oil");
  EXPECT_EQ(s.display(), sorted("nitro bribe loaded"));
  EXPECT_EQ(s.piled(), 0);
}

TEST(CrazyCup, CUP_5_6_everybody_knows_a_card_taken_from_the_display) {
  Scenario s;
  s.display("nitro oil loaded").hand("F4 F4 F4").turn_of(A);
  s.play("play cheat F4 F4 F4").play("take oil");
  const json::Value seen = *json::read(s.game().view(s.state(), B));
  EXPECT_EQ(seen.find("seats")->items.at(A).find("known")->find("oil")->number, 1);
  EXPECT_EQ(seen.find("seats")->items.at(A).find("cards"), nullptr);
}

TEST(CrazyCup, CUP_5_23_three_yellow_faces_are_one_tile_and_no_surplus_brings_another) {
  Scenario s = with_dice("F3 F3 F3 F3 F3");
  EXPECT_EQ(s.offered("play tech"), Texts({"F3 F3 F3"}));
  s.play("play tech F3 F3 F3").play("tile lake");
  EXPECT_EQ(s.tiles(A).size(), 1U);
  EXPECT_EQ(s.dice(), words_in("F3 F3"));
}

// ── Values ──────────────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_5_10_a_pair_is_up_to_two_squares) {
  EXPECT_EQ(reach_of(with_dice("F1 F1 F3"), "play pair F1 F1"), 2);
  EXPECT_EQ(reach_of(with_dice("F1 F1 F3", "B2a B5a"), "play pair F1 F1"), 2) << "no bonus helps";
}

TEST(CrazyCup, CUP_5_11_a_straight_is_the_hand_or_any_bonus) {
  Scenario s = with_dice("F1 F2 F3");
  s.play("play straight F1 F2 F3");
  EXPECT_EQ(s.options().size(), 9U);
  s.play("hand");
  EXPECT_EQ(s.hand_of(A), 4);
  Scenario bonus = with_dice("F1 F2 F3");
  bonus.play("play straight F1 F2 F3").play("slot B5b");
  EXPECT_EQ(bonus.bonuses(A), words_in("B5b"));
}

TEST(CrazyCup, CUP_5_12_three_of_a_kind_take_a_card) {
  Scenario s = with_dice("F1 F1 F1");
  s.play("play three F1 F1 F1");
  EXPECT_EQ(s.options(), Texts({"draw", "take loaded"}));
  s.play("take loaded");
  EXPECT_EQ(s.cards(A), words_in("loaded"));
  EXPECT_EQ(s.display().size(), 3U);
}

TEST(CrazyCup, CUP_5_13_two_pairs_are_up_to_three_squares_with_a_bump) {
  EXPECT_EQ(reach_of(with_dice("F1 F1 F3 F3"), "play twopair F1 F1 F3 F3"), 3);
  Scenario s;
  s.at(A, "24").at(B, "25").hand("F1 F1 F3 F3").turn_of(A);
  s.drive("play twopair F1 F1 F3 F3", "25");
  EXPECT_EQ(s.options(), Texts({"bump B", "no bump"}));
}

TEST(CrazyCup, CUP_5_14_four_of_a_kind_are_up_to_five_squares) {
  EXPECT_EQ(reach_of(with_dice("F1 F1 F1 F1"), "play four F1 F1 F1 F1"), 5);
}

TEST(CrazyCup, CUP_5_13_only_two_pairs_bump) {
  constexpr std::pair<const char*, const char*> others[] = {
      {"F1 F1 F3", "play pair F1 F1"},
      {"F2 F2 F5", "play move F2 F2 F5"},
      {"F1 F1 F1 F1", "play four F1 F1 F1 F1"},
      {"F1 F1 F1 F3 F3", "play full F1 F1 F1 F3 F3"},
      {"F1 F1 F1 F1 F1", "play poker F1 F1 F1 F1 F1"}};
  for (const auto& [dice, combination] : others) {
    Scenario s;
    s.at(A, "24").at(B, "25").hand(dice).turn_of(A).drive(combination, "25");
    EXPECT_NE(s.decision(), "bump") << combination;
  }
}

TEST(CrazyCup, CUP_T5_and_CUP_5_15_and_CUP_5_21_the_airship_keeps_its_tile) {
  Scenario s;
  s.at(A, "3").tiles(A, "ravine").hand("F1 F1 F1 F3 F3").turn_of(A);
  s.drive("play full F1 F1 F1 F3 F3", "4 R1 12");
  EXPECT_EQ(s.square(A), "12");
  EXPECT_EQ(s.tiles(A), words_in("ravine"));
  EXPECT_NE(s.decision(), "step") << "three squares";
}

TEST(CrazyCup, CUP_5_15_and_CUP_5_16_the_airship_needs_no_tile) {
  Scenario full;
  full.at(A, "3").hand("F1 F1 F1 F3 F3").turn_of(A);
  EXPECT_EQ(full.drive("play full F1 F1 F1 F3 F3", "4 R1 12").square(A), "12");
  Scenario poker;
  poker.at(A, "3").hand("F1 F1 F1 F1 F1").turn_of(A);
  poker.drive("play poker F1 F1 F1 F1 F1", "4 R1 12 13 V1");
  EXPECT_EQ(poker.square(A), "V1");
  EXPECT_NE(poker.decision(), "step") << "five squares";
  EXPECT_EQ(reach_of(with_dice("F1 F1 F1 F3 F3"), "play full F1 F1 F1 F3 F3"), 3);
  EXPECT_EQ(reach_of(with_dice("F1 F1 F1 F1 F1"), "play poker F1 F1 F1 F1 F1"), 5);
}

TEST(CrazyCup, CUP_5_17_seven_value_combinations_in_the_common_order) {
  const Scenario s = with_dice("FS FS FS FS FS");
  Texts found;
  const json::Value now = s.view();
  for (const json::Value& row : now.find("seats")->items.at(A).find("rows")->items)
    found.push_back(row.find("id")->string);
  EXPECT_EQ(found, words_in("BLUE YELLOW GREEN RED PAIR STRAIGHT THREE TWOPAIR FOUR FULL POKER"));
  for (const char* use : {"pair", "straight", "three", "twopair", "four", "full", "poker"})
    EXPECT_TRUE(s.asks("play " + std::string(use))) << use;
}

TEST(CrazyCup, CUP_5_18_all_normal_movements_may_use_tiles) {
  constexpr std::pair<const char*, const char*> movements[] = {
      {"F1 F1 F3", "play pair F1 F1"},
      {"F2 F2 F5", "play move F2"},
      {"F1 F1 F3 F3", "play twopair F1 F1 F3 F3"},
      {"F1 F1 F1 F1", "play four F1 F1 F1 F1"}};
  for (const auto& [dice, combination] : movements) {
    Scenario s;
    s.at(A, "4").tiles(A, "ravine").hand(dice).turn_of(A).drive(combination, "R1");
    EXPECT_EQ(s.square(A), "R1");
    EXPECT_EQ(s.tiles(A), Texts{});
  }
}

}  // namespace
}  // namespace veillee::crazy_cup
