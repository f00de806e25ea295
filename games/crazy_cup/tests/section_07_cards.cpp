// Windows of the Cheat cards, and what each of them does (section 7 of RULES.md).
#include "games/crazy_cup/tests/helpers.hpp"

namespace veillee::crazy_cup {
namespace {

// ── Windows ─────────────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_7_1_after_a_THROW_card_dice_may_still_be_thrown_again) {
  Scenario s;
  s.cards(A, "loaded loaded").thrown("F1 F2 F3").turn_of(A);
  s.play("card loaded").play("turn F1 F5");
  EXPECT_EQ(s.dice(), sorted("F2 F3 F5"));
  EXPECT_EQ(s.decision(), "reroll");
  EXPECT_TRUE(s.offers("card loaded")) << "the other one";
  s.throws("F2 F3 FS", "throw F5");
  EXPECT_EQ(s.decision(), "combine");
}

TEST(CrazyCup, CUP_7_1_ACTION_cards_before_between_and_after_the_actions) {
  Scenario s;
  s.at(A, "4").cards(A, "tornado tornado tornado").hand("F2 F5 F3").turn_of(A);
  s.play("card tornado").play("lay 20").drive("play move F2", "5");
  s.play("card tornado").play("lay 21").drive("play move F5", "6");
  EXPECT_EQ(s.options(), Texts({"end actions", "card tornado"})) << "both actions are played";
  s.play("card tornado").play("lay 22");
  EXPECT_EQ(s.decision(), "reserve");
}

TEST(CrazyCup, CUP_7_1_ACTION_cards_never_inside_an_action) {
  Scenario s;
  s.at(A, "4").at(B, "20").cards(A, "tornado cannon nitro").hand("F2 F5 F1 F1").turn_of(A);
  s.play("play move F2 F5");
  EXPECT_EQ(s.offered("card"), sorted("nitro"));
  s.play("step 5");
  EXPECT_EQ(s.offered("card"), Texts{});
  EXPECT_EQ(s.refusal("card tornado"), "CUP-7.1");
  Scenario tech;
  tech.cards(A, "tornado").hand("F3 F3 F3").turn_of(A).play("play tech F3 F3 F3");
  EXPECT_EQ(tech.offered("card"), Texts{});
}

TEST(CrazyCup, CUP_7_1_a_MOVE_card_is_played_before_the_first_step_only) {
  Scenario s;
  s.at(A, "24").cards(A, "nitro").hand("F2 F5 F3").turn_of(A).play("play move F2 F5");
  EXPECT_TRUE(s.offers("card nitro"));
  s.play("step 25");
  EXPECT_EQ(s.refusal("card nitro"), "CUP-7.1");
}

TEST(CrazyCup, CUP_7_1_ENTER_is_for_the_own_square_and_a_movement_of_the_opponent) {
  Scenario s(3);
  s.at(A, "19").at(B, "20").at(C, "21").cards(B, "oil").cards(C, "oil");
  s.hand("F2 F2 F5").turn_of(A).drive("play move F2 F2 F5", "20");
  EXPECT_EQ(s.decision(), "enter");
  EXPECT_EQ(s.asked(), words_in("B"));
  s.play(B, "pass").play("step 21");
  EXPECT_EQ(s.asked(), words_in("C"));
}

TEST(CrazyCup, CUP_7_1_AFTER_MOVE_comes_when_all_steps_are_done) {
  Scenario s;
  s.at(A, "13").at(B, "12").cards(B, "grapnel").hand("F2 F2 F5").turn_of(A);
  s.drive("play move F2 F2 F5", "14");
  EXPECT_EQ(s.decision(), "step");
  s.play("halt");
  EXPECT_EQ(s.decision(), "follow") << "one square is enough";
  EXPECT_EQ(s.asked(), words_in("B"));
}

TEST(CrazyCup, CUP_7_1_CANCEL_comes_with_target_and_pair_before_test_and_effect) {
  Scenario s(3);
  s.at(A, "4").at(B, "20").at(C, "30").cards(A, "cannon").cards(C, "bribe");
  s.hand("F2 F2 F5").turn_of(A).play("card cannon");
  EXPECT_EQ(s.asked(), words_in("A")) << "the target is still to be named";
  s.play("target B");
  EXPECT_EQ(s.decision(), "cancel");
  EXPECT_EQ(s.asked(), words_in("C"));
  EXPECT_EQ(s.dice(), words_in("F5")) << "the pair is discarded";
  EXPECT_EQ(s.happened("defence_thrown"), 0);
  EXPECT_EQ(s.square(B), "20");
}

// ── Pairs and targets ───────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_7_2_any_two_unspent_dice_that_form_a_pair) {
  Scenario s = cannon_at("4", "20");
  s.hand("F2 F2 FS FS F5").turn_of(A).play("card cannon");
  EXPECT_EQ(s.decision(), "pair");
  EXPECT_EQ(s.offered("pair"), sorted({"F2 F2", "F2 FS", "F5 FS", "FS FS"}));
  EXPECT_EQ(s.refusal("pair F2 F5"), "CUP-7.2");
  s.play("pair F5 FS").play("forgo");
  EXPECT_EQ(s.dice(), sorted("F2 F2 FS"));
}

TEST(CrazyCup, CUP_7_2_without_a_pair_the_card_cannot_be_played) {
  Scenario s = cannon_at("4", "20");
  s.hand("F1 F2 F5").turn_of(A);
  EXPECT_EQ(s.refusal("card cannon"), "CUP-7.2");
  for (const auto& [card, wants] : {std::pair("cannon", true), std::pair("sabotage", true),
                                    std::pair("plans", true), std::pair("tornado", false)}) {
    Scenario each;
    each.at(A, "4").at(B, "20").tiles(B, "lake").cards(A, card).hand("F1 F2 F5").turn_of(A);
    EXPECT_EQ(each.offers("card " + std::string(card)), !wants) << card;
  }
}

TEST(CrazyCup, CUP_7_27_the_pair_is_no_part_of_the_action_just_announced) {
  Scenario s;
  s.at(A, "4").cards(A, "trail").hand("F2 F2 F5").turn_of(A).play("play move F2 F2");
  EXPECT_EQ(s.refusal("card trail"), "CUP-7.2");
  Scenario other;
  other.at(A, "4").cards(A, "trail").hand("F2 F2 F5").turn_of(A).play("play move F5");
  other.play("card trail");
  EXPECT_EQ(other.dice(), Texts{}) << "the pair F2 F2";
  EXPECT_EQ(other.play("step R1").square(A), "R1");
}

TEST(CrazyCup, CUP_7_4_only_opponents_are_targets) {
  Scenario s(3);
  s.at(A, "4").at(B, "20").at(C, "30").cards(A, "cannon").hand("F2 F2 F5").turn_of(A);
  s.play("card cannon");
  EXPECT_EQ(s.offered("target"), sorted("B C"));
  EXPECT_EQ(s.refusal("target A"), "CUP-7.4");
}

TEST(CrazyCup, CUP_7_4_the_partner_is_no_target) {
  Scenario s(4, {"teams=on"});
  s.at(A, "4").at(B, "20").at(C, "30").at(D, "30").race("clockwise", "clockwise");
  s.cards(A, "cannon").hand("F2 F2 F5").turn_of(A).play("card cannon");
  EXPECT_EQ(s.offered("target"), sorted("B D"));
  EXPECT_EQ(s.refusal("target C"), "CUP-7.4");
}

TEST(CrazyCup, CUP_7_5_a_card_without_target_or_effect_cannot_be_played) {
  Scenario s;
  s.at(A, "20").at(B, "4").cards(A, "cannon sabotage plans").hand("F2 F2 F5").turn_of(A);
  EXPECT_EQ(s.offered("card"), Texts{});
  EXPECT_EQ(s.refusal("card cannon"), "CUP-7.5") << "nobody is ahead";
  EXPECT_EQ(s.refusal("card sabotage"), "CUP-7.5") << "neither reserve nor tile";
  EXPECT_EQ(s.refusal("card plans"), "CUP-7.5") << "no tile";
  Scenario full;
  full.at(A, "4").at(B, "20").tiles(A, "ravine lake").tiles(B, "cactus").cards(A, "plans sabotage");
  full.hand("F2 F2 F5").turn_of(A);
  EXPECT_EQ(full.offered("card"), sorted("sabotage")) << "no free place for a stolen tile";
}

// ── The single cards ────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_7_31_NITRO_is_two_more_squares) {
  Scenario s;
  s.at(A, "24").cards(A, "nitro").hand("F2 F1 F3").turn_of(A);
  s.play("play move F2").play("card nitro");
  EXPECT_EQ(s.play("step 25").play("step 26").play("step 27").square(A), "27");
  EXPECT_NE(s.decision(), "step");
}

TEST(CrazyCup, CUP_7_31_the_airship_s_freedom_covers_NITRO_s_squares) {
  Scenario s;
  s.at(A, "3").cards(A, "nitro").hand("F1 F1 F1 F3 F3").turn_of(A);
  s.play("play full F1 F1 F1 F3 F3").play("card nitro");
  for (const char* square : {"4", "R1", "12", "13", "V1"}) s.play("step " + std::string(square));
  EXPECT_EQ(s.square(A), "V1");
  EXPECT_NE(s.decision(), "step");
}

TEST(CrazyCup, CUP_7_7_NITRO_and_TRAIL_combine_and_several_NITRO_add_up) {
  Scenario s;
  s.at(A, "3").cards(A, "nitro nitro trail").hand("F2 F1 F1").turn_of(A).play("play move F2");
  s.play("card nitro").play("card trail").play("card nitro");
  for (const char* square : {"4", "R1", "12", "13", "V1"}) s.play("step " + std::string(square));
  EXPECT_EQ(s.square(A), "V1");
  EXPECT_NE(s.decision(), "step") << "1 + 2 + 2";
  EXPECT_EQ(s.discard(), sorted("nitro nitro trail"));
}

TEST(CrazyCup, CUP_7_7_they_are_added_to_any_movement) {
  constexpr std::pair<const char*, const char*> movements[] = {
      {"F1 F1 F3 F3 F4", "play pair F1 F1"},
      {"F2 F1 F1 F3 F4", "play move F2"},
      {"F1 F1 F3 F3 F4", "play twopair F1 F1 F3 F3"},
      {"F1 F1 F1 F1 F4", "play four F1 F1 F1 F1"},
      {"F1 F1 F1 F3 F3", "play full F1 F1 F1 F3 F3"},
      {"F1 F1 F1 F1 F1", "play poker F1 F1 F1 F1 F1"}};
  for (const auto& [dice, combination] : movements) {
    Scenario s;
    s.at(A, "24").cards(A, "nitro").hand(dice).turn_of(A).play(combination);
    const int before = static_cast<int>(s.view().find("movement")->find("left")->number);
    s.play("card nitro");
    EXPECT_EQ(s.view().find("movement")->find("left")->number, before + 2) << combination;
  }
}

TEST(CrazyCup, CUP_7_32_TRAIL_needs_no_tile_and_discards_none) {
  Scenario s;
  s.at(A, "4").tiles(A, "ravine").cards(A, "trail").hand("F2 F2 F5 F1 F1").turn_of(A);
  s.play("play move F2 F2 F5").play("card trail").play("step R1").play("step 4").play("step R1");
  EXPECT_EQ(s.square(A), "R1");
  EXPECT_EQ(s.tiles(A), words_in("ravine"));
}

TEST(CrazyCup, CUP_7_32_TRAIL_is_for_this_movement_only) {
  Scenario s;
  s.at(A, "3").cards(A, "trail").hand("F2 F5 F5 F1 F1").turn_of(A);
  s.play("play move F2 F5").play("card trail").play("step 4").play("halt").play("play move F5");
  EXPECT_EQ(s.refusal("step R1"), "CUP-4.7");
}

TEST(CrazyCup, CUP_7_32_TRAIL_is_playable_only_where_rough_ground_is_within_reach) {
  Scenario s;
  s.at(A, "24").cards(A, "trail nitro").hand("F3 F3 F1 F1").turn_of(A).play("play pair F1 F1");
  EXPECT_EQ(s.refusal("card trail"), "CUP-7.5") << "25, 26, C1 are three steps";
  s.play("card nitro");
  EXPECT_TRUE(s.offers("card trail"));
}

TEST(CrazyCup, CUP_7_5_and_CUP_7_32_a_second_TRAIL_would_change_nothing) {
  Scenario s;
  s.at(A, "4").cards(A, "trail trail").hand("F2 F1 F1 F3 F3").turn_of(A).play("play move F2");
  s.play("card trail").play("pair F1 F1");
  EXPECT_EQ(s.decision(), "step");
  EXPECT_FALSE(s.offers("card trail"));
}

TEST(CrazyCup, CUP_T42_and_CUP_7_18_OIL_ends_the_movement_on_the_square) {
  Scenario s;
  s.at(A, "19").at(B, "20").bonuses(A, "B3b").cards(B, "oil").hand("F2 F2 F5").turn_of(A);
  s.drive("play move F2 F2 F5", "20").play(B, "card oil").rolls({4}, "engage 0");
  EXPECT_EQ(s.forces(), std::vector<int>{5});
  EXPECT_EQ(s.square(A), "20");
  EXPECT_NE(s.decision(), "step");
  EXPECT_EQ(s.happened("oil_stopped"), 1);
}

TEST(CrazyCup, CUP_7_18_OIL_passed_the_movement_goes_on) {
  Scenario s;
  s.at(A, "19").at(B, "20").cards(B, "oil").hand("F2 F2 F5").turn_of(A);
  s.drive("play move F2 F2 F5", "20").play(B, "card oil").rolls({6}, "engage 0");
  EXPECT_EQ(s.decision(), "step");
  EXPECT_EQ(s.play("step 21").play("step 22").square(A), "22");
}

TEST(CrazyCup, CUP_7_18_OIL_may_be_suffered_without_a_test) {
  Scenario s;
  s.at(A, "19").at(B, "20").cards(B, "oil").hand("F2 F2 F5").turn_of(A);
  s.drive("play move F2 F2 F5", "20").play(B, "card oil").play(A, "forgo");
  EXPECT_EQ(s.happened("defence_thrown"), 0);
  EXPECT_EQ(s.square(A), "20");
  EXPECT_NE(s.decision(), "step");
}

TEST(CrazyCup, CUP_7_18_the_bump_is_decided_before_OIL) {
  Scenario s(3);
  s.at(A, "19").at(B, "20").at(C, "20").cards(B, "oil").hand("F1 F1 F3 F3").turn_of(A);
  s.drive("play twopair F1 F1 F3 F3", "20");
  EXPECT_EQ(s.decision(), "bump");
  s.rolls({1}, "bump C");
  EXPECT_EQ(s.decision(), "enter");
  EXPECT_EQ(s.asked(), words_in("B"));
}

TEST(CrazyCup, CUP_7_18_whoever_was_bumped_away_has_no_OIL_to_play) {
  Scenario s;
  s.at(A, "19").at(B, "20").cards(B, "oil").hand("F1 F1 F3 F3").turn_of(A);
  s.drive("play twopair F1 F1 F3 F3", "20").rolls({1}, "bump B");
  EXPECT_EQ(s.square(B), "17");
  EXPECT_EQ(s.decision(), "step");
}

TEST(CrazyCup, CUP_7_19_CANNON_wants_strictly_more_progress) {
  for (const auto& [square, ahead] :
       {std::pair("19", false), std::pair("20", false), std::pair("21", true)}) {
    Scenario s = cannon_at("20", square);
    s.turn_of(A);
    EXPECT_EQ(s.offers("card cannon"), ahead) << square;
  }
  Scenario back = cannon_at("20", "19");
  back.race("anticlockwise").turn_of(A);
  EXPECT_TRUE(back.offers("card cannon"));
  Scenario s(3);
  s.at(A, "20").at(B, "25").at(C, "10").cards(A, "cannon").hand("F1 F1 F3").turn_of(A);
  s.play("card cannon");
  EXPECT_EQ(s.decider(), B) << "B alone is ahead";
}

TEST(CrazyCup, CUP_7_20_and_CUP_D14_LOADED_turns_one_die_to_any_other_face) {
  Scenario s;
  s.cards(A, "loaded").thrown("F2 F2 F3").turn_of(A).play("card loaded");
  EXPECT_EQ(s.offered("turn"), sorted({"F2 F1", "F2 F3", "F2 F4", "F2 F5", "F2 FS", "F3 F1",
                                       "F3 F2", "F3 F4", "F3 F5", "F3 FS"}));
  EXPECT_EQ(s.refusal("turn F2 F2"), "CUP-7.20");
  EXPECT_EQ(s.refusal("turn F1 F2"), "CUP-7.20");
  s.play("turn F2 FS");
  EXPECT_EQ(s.dice(), sorted("F2 F3 FS"));
}

TEST(CrazyCup, CUP_7_20_a_die_of_the_reserve_that_was_turned_is_kept_no_more) {
  Scenario s;
  s.cards(A, "loaded").set("kept", R"(["F4"])").thrown("F4 F2 F3").turn_of(A);
  EXPECT_EQ(s.list("kept"), words_in("F4"));
  s.play("card loaded").play("turn F4 FS");
  EXPECT_EQ(s.list("kept"), Texts{});
}

// ── Sabotage and plans ──────────────────────────────────────────────────────────────────────────

Scenario sabotaged(std::string_view reserve, std::string_view tiles) {
  Scenario s;
  s.at(A, "4").at(B, "20").reserve(B, reserve).tiles(B, tiles).cards(A, "sabotage");
  s.hand("F1 F1 F3").turn_of(A).play("card sabotage");
  return s;
}

TEST(CrazyCup, CUP_T50_and_CUP_7_29_and_CUP_D11_the_reserve_and_a_tile_of_the_victim_s_choice) {
  Scenario s = sabotaged("F2 F3", "lake ravine");
  s.rolls({2}, "engage 0");
  EXPECT_EQ(s.decision(), "lose");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.offered("tile"), sorted("lake ravine"));
  EXPECT_EQ(s.refusal("tile cactus"), "CUP-7.29");
  s.play("tile lake");
  EXPECT_EQ(s.reserve(B), Texts{});
  EXPECT_EQ(s.tiles(B), words_in("ravine"));
  EXPECT_EQ(s.supply(), sorted("volcanic cactus lake"));
}

TEST(CrazyCup, CUP_7_29_what_the_victim_has) {
  Scenario tile = sabotaged("", "lake");
  tile.play("forgo");
  EXPECT_EQ(tile.tiles(B), Texts{});
  EXPECT_EQ(tile.decider(), A) << "a single tile is no choice";
  Scenario dice = sabotaged("F2 F3", "");
  EXPECT_EQ(dice.play("forgo").reserve(B), Texts{});
  Scenario passed = sabotaged("F2 F3", "lake");
  passed.rolls({6}, "engage 0");
  EXPECT_EQ(passed.reserve(B), sorted("F2 F3"));
  EXPECT_EQ(passed.tiles(B), words_in("lake"));
}

TEST(CrazyCup, CUP_7_29_two_tiles_of_one_type_are_no_choice) {
  Scenario s(3);
  s.at(A, "4").at(B, "20").tiles(B, "lake lake").cards(A, "sabotage").hand("F1 F1 F3").turn_of(A);
  s.play("card sabotage").play("forgo");
  EXPECT_EQ(s.tiles(B), words_in("lake"));
  EXPECT_EQ(s.decider(), A);
}

TEST(CrazyCup, CUP_7_30_and_CUP_D12_PLANS_takes_a_tile_of_the_player_s_choice) {
  Scenario s;
  s.at(A, "4").at(B, "2").tiles(A, "cactus").tiles(B, "lake ravine").cards(A, "plans");
  s.hand("F1 F1 F2").turn_of(A).play("card plans").play("forgo");
  EXPECT_EQ(s.decision(), "steal");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.offered("tile"), sorted("lake ravine"));
  EXPECT_EQ(s.refusal("tile volcanic"), "CUP-7.30");
  s.play("tile ravine");
  EXPECT_EQ(s.tiles(A), sorted("cactus ravine"));
  EXPECT_EQ(s.tiles(B), words_in("lake"));
  s.drive("play move F2", "R1");
  EXPECT_EQ(s.supply(), sorted("volcanic ravine")) << "it is A's like any other";
}

TEST(CrazyCup, CUP_7_30_PLANS_passed_nothing_is_taken) {
  Scenario s;
  s.at(A, "4").at(B, "20").tiles(B, "lake").cards(A, "plans").hand("F1 F1 F3").turn_of(A);
  s.play("card plans").rolls({6}, "engage 0");
  EXPECT_EQ(s.tiles(B), words_in("lake"));
  EXPECT_EQ(s.tiles(A), Texts{});
}

// ── Swerve and bribe ────────────────────────────────────────────────────────────────────────────

TEST(CrazyCup, CUP_1_13_SWERVE_passes_the_test_without_a_throw) {
  Scenario s = cannon_at("4", "20");
  s.cards(B, "swerve").turn_of(A).play("card cannon").play(B, "card swerve");
  EXPECT_EQ(s.happened("defence_thrown"), 0);
  EXPECT_EQ(s.square(B), "20");
  EXPECT_EQ(s.discard(), sorted("cannon swerve"));
}

TEST(CrazyCup, CUP_T30_and_CUP_7_6_and_CUP_7_2_a_bribed_card_and_its_dice_are_lost) {
  Scenario s = cannon_at("4", "20");
  s.cards(B, "bribe").hand("F4 FS F3").turn_of(A).play("card cannon").play("pair F4 FS");
  EXPECT_EQ(s.asked(), words_in("B"));
  s.play(B, "card bribe");
  EXPECT_EQ(s.happened("defence_thrown"), 0);
  EXPECT_EQ(s.square(B), "20");
  EXPECT_EQ(s.discard(), sorted("cannon bribe"));
  EXPECT_EQ(s.dice(), words_in("F3"));
}

TEST(CrazyCup, CUP_7_6_a_bribe_is_bribed) {
  Scenario s = cannon_at("4", "20");
  s.cards(A, "cannon bribe").cards(B, "bribe").turn_of(A).play("card cannon").play(B, "card bribe");
  EXPECT_EQ(s.asked(), words_in("A")) << "the active player is an opponent of B";
  s.play(A, "card bribe");
  EXPECT_EQ(s.decision(), "defend") << "the Cannonball stands";
  EXPECT_EQ(s.play("forgo").square(B), "17");
  EXPECT_EQ(s.discard(), sorted("cannon bribe bribe"));
}

TEST(CrazyCup, CUP_7_6_a_bribe_that_nobody_bribes_cancels) {
  Scenario s = cannon_at("4", "20");
  s.cards(A, "cannon bribe").cards(B, "bribe").turn_of(A).play("card cannon").play(B, "card bribe");
  s.play(A, "pass");
  EXPECT_EQ(s.square(B), "20");
  EXPECT_EQ(s.cards(A), words_in("bribe"));
  EXPECT_EQ(s.decision(), "reserve") << "A's turn goes on";
}

TEST(CrazyCup, CUP_7_33_a_chain_has_two_links_at_most) {
  Scenario s(3);
  s.at(A, "4").at(B, "20").at(C, "20").cards(A, "cannon bribe swerve").cards(B, "bribe loaded");
  s.cards(C, "nitro").display("oil oil oil").hand("F1 F1 F3").turn_of(A);
  s.play("card cannon").play("target B").play(B, "card bribe").play(A, "card bribe");
  EXPECT_EQ(s.decision(), "defend") << "there is no third one";
}

TEST(CrazyCup, CUP_7_6_every_card_of_an_opponent_may_be_cancelled) {
  Scenario tornado;
  tornado.at(A, "4").cards(A, "tornado").cards(B, "bribe").hand("F1 F2 F3").turn_of(A);
  tornado.play("card tornado").play("lay 14").play(B, "card bribe");
  EXPECT_EQ(tornado.tornado(), "");
  Scenario loaded;
  loaded.at(A, "4").cards(A, "loaded").cards(B, "bribe").thrown("F1 F2 F3").turn_of(A);
  loaded.play("card loaded").play("turn F1 FS").play(B, "card bribe");
  EXPECT_EQ(loaded.dice(), sorted("F1 F2 F3"));
  EXPECT_EQ(loaded.decision(), "reroll");
  Scenario oil;
  oil.at(A, "19").at(B, "20").cards(A, "bribe").cards(B, "oil").hand("F2 F2 F5").turn_of(A);
  oil.drive("play move F2 F2 F5", "20").play(B, "card oil").play(A, "card bribe");
  EXPECT_EQ(oil.decision(), "step");
  EXPECT_EQ(oil.happened("defence_thrown"), 0);
  Scenario trail;
  trail.at(A, "4").cards(A, "trail").cards(B, "bribe").hand("F2 F1 F1").turn_of(A);
  trail.play("play move F2").play("card trail").play(B, "card bribe");
  EXPECT_EQ(trail.refusal("step R1"), "CUP-4.7");
  EXPECT_EQ(trail.dice(), Texts{}) << "the pair is lost";
}

TEST(CrazyCup, CUP_7_6_nobody_cancels_a_card_of_the_partner) {
  Scenario s(4, {"teams=on"});
  s.at(A, "4").at(B, "20").race("clockwise", "clockwise").cards(A, "cannon").cards(C, "bribe");
  s.hand("F1 F1 F3").turn_of(A).play("card cannon");
  EXPECT_EQ(s.decision(), "defend");
}

}  // namespace
}  // namespace veillee::crazy_cup
