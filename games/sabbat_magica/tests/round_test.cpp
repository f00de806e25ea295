// Section 3 of RULES.md: the phases of a round, and the vectors about them.
#include <set>

#include "games/sabbat_magica/tests/scenario.hpp"

namespace veillee::sabbat_magica {
namespace {

// The phases in the order in which they were told, as "A1 A2 …", with the rounds.
std::string phases(const std::vector<Event>& events) {
  constexpr const char* names[] = {"A1", "A2", "A3", "B", "C1", "C2", "C3"};
  std::string text;
  for (const Event& event : events) {
    if (Happened{event.kind} == Happened::round_begins)
      text += (text.empty() ? "" : " | ") + std::to_string(event.args[0]);
    if (Happened{event.kind} == Happened::phase) text += std::string(" ") + names[event.args[0]];
  }
  return text;
}

// A whole game of two in which nobody does anything.
Scenario idle_game() {
  Scenario s(2);
  s.study();
  while (!s.over()) s.play(s.options().back());
  return s;
}

TEST(SabbatMagica, SAB_3_1_the_game_lasts_six_rounds) {
  const Scenario s = idle_game();
  EXPECT_EQ(s.happened(Happened::round_begins), 6);
  EXPECT_EQ(s.state.round, 6);
}

TEST(SabbatMagica, SAB_3_2_a_round_goes_from_study_to_schemes_to_stewardship) {
  const Scenario s = idle_game();
  const std::string all = phases(s.events);
  EXPECT_LT(all.find("A2"), all.find(" B"));
  EXPECT_LT(all.find(" B"), all.find("C1"));
}

TEST(SabbatMagica, SAB_3_3_study_goes_from_curse_to_invocation_to_bonus) {
  Scenario s(2);
  s.round(2).study().split({0, 0}).play("bonus 3").play("bonus 4");
  EXPECT_EQ(phases(s.events), "2 A1 A2 A3 B");
}

TEST(SabbatMagica, SAB_3_4_round_1_has_neither_curse_nor_bonus) {
  Scenario s(2);
  s.cursed(Red).study().split({0, 0});
  EXPECT_EQ(s.player(Red).cursed, 1);
  EXPECT_EQ(phases(s.events), "1 A2 B");
}

TEST(SabbatMagica, SAB_3_5_stewardship_goes_from_food_to_regions_to_homologation) {
  Scenario s(2);
  s.round(6).ghosts("TUR", {Red}).homologation(Red, 1, 1, 1, 1).schemes(Blue, 1).play("pass");
  std::vector<Happened> told;
  for (const Event& e : s.events) told.push_back(Happened{e.kind});
  const auto when = [&](Happened what) { return std::find(told.begin(), told.end(), what); };
  EXPECT_LT(when(Happened::fed), when(Happened::region_scored));
  EXPECT_LT(when(Happened::region_scored), when(Happened::chimera_made));
  EXPECT_NE(when(Happened::chimera_made), told.end());
}

TEST(SabbatMagica, SAB_T121_the_steps_in_the_log) {
  const Scenario s = idle_game();
  std::string expected = "1 A2 B C1 C2 C3";
  for (int round = 2; round <= 6; ++round)
    expected += " | " + std::to_string(round) + " A1 A2 A3 B C1 C2 C3";
  EXPECT_EQ(phases(s.events), expected);
}

TEST(SabbatMagica, SAB_3_6_terror_counts_at_the_moment_it_is_gained) {
  Scenario s(2);
  s.terror(Blue, 0).ghosts("NES", {Blue}).bridge(Blue, 1).ghosts("GLOBE", {Red});
  s.order({Blue, Red}).schemes(Blue).play("ghosts").play("back NES").play("send GLOBE");
  EXPECT_TRUE(s.offers("fight"));
}

TEST(SabbatMagica, SAB_T109_terror_gained_in_the_action_pays_a_fight) {
  Scenario s(2);
  s.terror(Blue, 0).ghosts("NES", {Blue}).bridge(Blue, 1).ghosts("GLOBE", {Red});
  s.order({Blue, Red}).schemes(Blue).play("ghosts").play("back NES");
  EXPECT_EQ(s.player(Blue).terror, 1);
  s.play("send GLOBE").play("fight");
  EXPECT_EQ(s.player(Blue).terror, 0);
  EXPECT_EQ(s.player(Blue).vp, 2);
  EXPECT_EQ(s.at("GLOBE"), "BR");
}

TEST(SabbatMagica, SAB_3_7_the_score_may_become_negative) {
  Scenario s(2);
  s.round(2).cursed(Red).vp(Red, 2).study();
  EXPECT_EQ(s.player(Red).vp, -3);
}

TEST(SabbatMagica, SAB_3_8_terror_never_falls_below_0) {
  Scenario s(2);
  s.round(6).bridge(Red, 5).terror(Red, 2).stewardship();
  EXPECT_EQ(s.player(Red).terror, 0);
  EXPECT_EQ(s.player(Red).graveyard, 5);
}

// ── A1 ──────────────────────────────────────────────────────────────────────────────────────────

TEST(SabbatMagica, SAB_3_9_a_cursed_resource_costs_5_VP_once) {
  Scenario s(2);
  s.round(2).cursed(Red).vp(Red, 9).vp(Blue, 9).study();
  EXPECT_EQ(s.player(Red).vp, 4);
  EXPECT_EQ(s.player(Red).cursed, 0);
  EXPECT_EQ(s.player(Blue).vp, 9);
}

TEST(SabbatMagica, SAB_3_10_the_1H_store_becomes_one_cursed_resource) {
  Scenario s(2);
  s.round(2).old(Red, 3, 0, 1, 0).study();
  EXPECT_EQ(s.player(Red).cursed, 1);
  EXPECT_EQ(s.old(Red), res(0, 0, 0, 0));
  EXPECT_EQ(s.player(Blue).cursed, 0);
}

TEST(SabbatMagica, SAB_T1_the_curse_on_Alice) {
  Scenario s(2);
  s.round(2).old(Red, 0, 2, 0, 1).vp(Red, 8).study();
  EXPECT_EQ(s.old(Red), res(0, 0, 0, 0));
  EXPECT_EQ(s.player(Red).cursed, 1);
  EXPECT_EQ(s.player(Red).vp, 8);
}

TEST(SabbatMagica, SAB_3_11_SAB_T131_no_token_is_chosen) {
  Scenario s(2);
  s.round(3).old(Red, 5, 4, 3, 2).cursed(Red).vp(Red, 20).study();
  EXPECT_EQ(s.player(Red).vp, 15);
  EXPECT_EQ(s.player(Red).cursed, 1);
  EXPECT_EQ(s.decision(), Decision::split);
}

TEST(SabbatMagica, SAB_3_12_the_2H_store_moves_to_1H) {
  Scenario s(2);
  s.round(2).fresh(Red, 1, 2, 3, 4).study();
  EXPECT_EQ(s.old(Red), res(1, 2, 3, 4));
  EXPECT_EQ(s.fresh(Red), res(0, 0, 0, 0));
}

TEST(SabbatMagica, SAB_T11_curse_with_all_three_steps) {
  Scenario s(2);
  s.round(3).cursed(Red).old(Red, 1, 0, 0, 0).fresh(Red, 0, 0, 2, 1).vp(Red, 12).study();
  EXPECT_EQ(s.player(Red).vp, 7);
  EXPECT_EQ(s.player(Red).cursed, 1);
  EXPECT_EQ(s.old(Red), res(0, 0, 2, 1));
  EXPECT_EQ(s.fresh(Red), res(0, 0, 0, 0));
}

TEST(SabbatMagica, SAB_T12_curse_into_the_negative) {
  Scenario s(2);
  s.round(3).cursed(Red).fresh(Red, 0, 2, 0, 0).vp(Red, 3).study();
  EXPECT_EQ(s.player(Red).vp, -2);
  EXPECT_EQ(s.player(Red).cursed, 0);
  EXPECT_EQ(s.old(Red), res(0, 2, 0, 0));
  EXPECT_EQ(s.fresh(Red), res(0, 0, 0, 0));
}

TEST(SabbatMagica, SAB_3_13_SAB_T13_homologation_and_chimeras_do_not_age) {
  Scenario s(2);
  s.round(3).homologation(Red, 2, 0, 0, 1).chimeras(Red, 2).study();
  EXPECT_EQ(s.player(Red).homologation, res(2, 0, 0, 1));
  EXPECT_EQ(s.player(Red).chimeras, 2);
  EXPECT_EQ(s.player(Red).cursed, 0);
}

TEST(SabbatMagica, SAB_3_14_the_curse_asks_nobody) {
  Scenario s(3);
  s.round(2).old(Red, 1, 1, 0, 0).old(Blue, 0, 0, 1, 1).fresh(Green, 1, 0, 0, 0).study();
  EXPECT_EQ(s.decision(), Decision::split);
  EXPECT_EQ(s.player(Red).cursed + s.player(Blue).cursed, 2);
}

// ── A2 ──────────────────────────────────────────────────────────────────────────────────────────

TEST(SabbatMagica, SAB_3_15_the_card_is_turned_before_the_ghosts_are_chosen) {
  Scenario s(2);
  s.round(2, carnival).study();
  EXPECT_EQ(s.decision(), Decision::split);
  EXPECT_EQ(s.happened(Happened::card_turned), 1);
  EXPECT_EQ(cards_shown(s.state), 2);
  EXPECT_NE(card_in_force(s.state), full_moon);
}

TEST(SabbatMagica, SAB_T10_phase_A_of_round_1) {
  Scenario s(2);
  s.cursed(Red).old(Blue, 1, 0, 0, 0).study();
  EXPECT_EQ(s.decision(), Decision::split);
  EXPECT_EQ(s.player(Red).cursed, 1);
  EXPECT_EQ(s.player(Blue).cursed, 0);
  EXPECT_EQ(card_in_force(s.state), full_moon);
  EXPECT_EQ(s.state.deck.size(), 6);
  s.split({1, 1});
  EXPECT_EQ(s.decision(), Decision::scheme);
}

TEST(SabbatMagica, SAB_3_16_the_card_fixes_the_number_of_actions) {
  for (const TimeCardId card :
       {full_moon, fools, nature, harvest, half_moon, carnival, dark_moon}) {
    Scenario s(2);
    s.round(card == full_moon ? 1 : 5, card).schemes(Red);
    int actions = 0;
    for (; s.decision() == Decision::scheme; s.play("pass")) ++actions;
    EXPECT_EQ(actions, 2 * time_cards[card].actions);
  }
}

TEST(SabbatMagica, SAB_T118_actions_of_Nature_Harvest_and_Carnival) {
  const std::pair<TimeCardId, int> table[] = {{nature, 4}, {harvest, 3}, {carnival, 2}};
  for (const auto& [card, actions] : table) {
    Scenario s(3);
    s.round(3, card).schemes(Red).pass_all();
    for (const Seat seat : {Red, Blue, Green})
      EXPECT_EQ(s.happened(Happened::passed, seat), actions);
  }
}

TEST(SabbatMagica, SAB_3_17_ghosts_in_places_stay_the_others_are_gathered) {
  Scenario s(2);
  s.round(2).ghosts("TUR", {Red}).ghosts("ZEN", {Red}).bridge(Red, 3).study();
  EXPECT_TRUE(s.offers(Red, "split 5"));
  s.play(Red, "split 5").play(Blue, "split 0");
  EXPECT_EQ(s.player(Red).drawbridge, 5);
  EXPECT_EQ(s.at("TUR") + s.at("ZEN"), "RR");
}

TEST(SabbatMagica, SAB_3_18_any_split_in_secret) {
  Scenario s(2);
  s.study();
  EXPECT_EQ(s.offered("split"), "0 1 2 3 4 5 6 7");
  EXPECT_TRUE(s.state.pending.owing.has(Red) && s.state.pending.owing.has(Blue));
  const auto before = s.options(Red);
  s.play(Blue, "split 6");  // any order of answers
  EXPECT_EQ(s.options(Red), before);
  EXPECT_EQ(s.player(Blue).drawbridge, 0);
  EXPECT_EQ(s.happened(Happened::invoked), 0);
}

TEST(SabbatMagica, SAB_3_19_a_ghost_of_the_drawbridge_may_go_back_for_free) {
  Scenario s(2);
  s.round(2).bridge(Red, 4).terror(Red, 2).study().split({0, 1});
  EXPECT_EQ(s.player(Red).graveyard, 7);
  EXPECT_EQ(s.player(Red).terror, 2);
}

TEST(SabbatMagica, SAB_3_20_the_splits_are_revealed_together) {
  Scenario s(3);
  s.study().play(Green, "split 2").play(Red, "split 1");
  EXPECT_EQ(s.player(Green).drawbridge + s.player(Red).drawbridge, 0);
  s.play(Blue, "split 4");
  EXPECT_EQ(s.player(Red).drawbridge, 1);
  EXPECT_EQ(s.player(Blue).drawbridge, 4);
  EXPECT_EQ(s.player(Green).drawbridge, 2);
  EXPECT_EQ(s.player(Green).graveyard, 5);
}

TEST(SabbatMagica, SAB_T20_a_split_is_hidden_until_the_last_one_commits) {
  Scenario one(3);
  Scenario other(3);
  for (Scenario* s : {&one, &other}) s->ghosts("CANTEEN", {Blue}).round(2);
  one.study().play(Red, "split 1").play(Blue, "split 2");
  other.study().play(Red, "split 1").play(Blue, "split 6 without-canteen");
  other.state.rng = one.state.rng;
  for (const Viewer viewer : {Red, Green, static_cast<Seat>(spectator)})
    EXPECT_EQ(view_text<SabbatMagica>(one.state, viewer),
              view_text<SabbatMagica>(other.state, viewer));
  EXPECT_EQ(one.options(Green), other.options(Green));
  EXPECT_EQ(one.events, other.events);
  // What Green cannot know is dealt anew; an own answer stays.
  std::set<int> splits;
  for (std::uint64_t seed = 1; seed < 60; ++seed) {
    State state = one.state;
    FastRng random(seed);
    SabbatMagica::resample(state, Red, random);
    EXPECT_EQ(state.pending.answers[Red], one.state.pending.answers[Red]);
    splits.insert(state.pending.answers[Blue].args[0]);
  }
  EXPECT_EQ(splits.size(), 7U);  // 0 to 6
}

TEST(SabbatMagica, SAB_3_21_ghosts_in_the_graveyard_cannot_be_used) {
  Scenario s(2);
  s.study().split({0, 0});
  EXPECT_EQ(s.refusal("ghosts"), "SAB-5.1");
}

TEST(SabbatMagica, SAB_3_22_the_highest_total_plays_first) {
  Scenario s(4);
  s.study().split({6, 2, 4, 0});
  EXPECT_EQ(s.turn_order(), "YBGR");
  EXPECT_EQ(s.decider(), Yellow);
}

TEST(SabbatMagica, SAB_T14_the_order_of_four) {
  Scenario s(4);
  s.study().split({4, 2, 4, 5});
  EXPECT_EQ(s.turn_order(), "BRGY");
}

TEST(SabbatMagica, SAB_T15_the_order_with_a_canteen) {
  Scenario s(4);
  s.round(2).ghosts("CANTEEN", {Yellow}).study().split({4, 2, 4, 4});
  EXPECT_EQ(s.turn_order(), "BYRG");
}

TEST(SabbatMagica, SAB_T16_the_order_with_a_declined_canteen) {
  Scenario s(4);
  s.round(2).ghosts("CANTEEN", {Yellow}).study();
  s.play(Red, "split 4").play(Blue, "split 2").play(Green, "split 4");
  s.play(Yellow, "split 4 without-canteen");
  EXPECT_EQ(s.turn_order(), "BRGY");
}

TEST(SabbatMagica, SAB_3_23_ties_keep_the_previous_order) {
  Scenario s(4);
  s.order({Green, Yellow, Red, Blue}).study().split({3, 3, 3, 3});
  EXPECT_EQ(s.turn_order(), "GYRB");
}

TEST(SabbatMagica, SAB_T126_the_initial_order_breaks_ties) {
  Scenario s(3);
  s.order({Green, Red, Blue}).study().split({2, 2, 2});
  EXPECT_EQ(s.turn_order(), "GRB");
}

TEST(SabbatMagica, SAB_3_24_the_canteen_counts_without_a_ghost_in_the_graveyard) {
  Scenario s(2);
  s.round(2).order({Red, Blue}).ghosts("CANTEEN", {Blue}).study().split({6, 6});
  EXPECT_EQ(s.player(Blue).graveyard, 0);
  EXPECT_EQ(s.turn_order(), "BR");  // 1 against 0 + 2
}

TEST(SabbatMagica, SAB_T17_a_tie_of_canteens) {
  Scenario s(2);
  s.round(2).order({Red, Blue}).ghosts("CANTEEN", {Red, Blue}).study().split({6, 5});
  EXPECT_EQ(s.player(Red).graveyard, 0);
  EXPECT_EQ(s.player(Blue).graveyard, 1);
  EXPECT_EQ(s.turn_order(), "RB");
}

TEST(SabbatMagica, SAB_3_25_the_canteen_may_be_left_out_of_the_total) {
  Scenario s(2);
  s.round(2).order({Red, Blue}).ghosts("CANTEEN", {Blue}).study();
  EXPECT_TRUE(s.offers(Blue, "split 3 without-canteen"));
  EXPECT_FALSE(s.offers(Red, "split 3 without-canteen"));
  s.play(Red, "split 4").play(Blue, "split 3 without-canteen");
  EXPECT_EQ(s.turn_order(), "RB");
}

TEST(SabbatMagica, SAB_T18_a_split_with_ghosts_everywhere) {
  Scenario s(2);
  s.round(2).ghosts("TUR", {Red}).ghosts("NES", {Red}).ghosts("ZEN", {Red}).bridge(Red, 2);
  s.terror(Red, 4).study().split({1, 0});
  EXPECT_EQ(s.player(Red).drawbridge, 1);
  EXPECT_EQ(s.player(Red).graveyard, 3);
  EXPECT_EQ(s.at("TUR") + s.at("NES") + s.at("ZEN"), "RRR");
  EXPECT_EQ(s.player(Red).terror, 4);
}

TEST(SabbatMagica, SAB_T19_the_range_of_a_split) {
  Scenario s(2);
  s.round(2).ghosts("TUR", {Red}).ghosts("NES", {Red}).ghosts("ZEN", {Red}).bridge(Red, 2).study();
  EXPECT_EQ(s.offered("split"), "0 1 2 3 4");
  EXPECT_EQ(s.refusal("split 5"), "SAB-3.18");
}

TEST(SabbatMagica, SAB_3_26_the_order_holds_for_bonus_schemes_and_stewardship) {
  Scenario s(3);
  s.round(2, dark_moon).study().split({5, 3, 1});
  EXPECT_EQ(s.turn_order(), "GBR");
  std::string deciders;
  while (s.decision() != Decision::split) {
    deciders += "RBG"[s.decider()];
    s.play(s.decision() == Decision::bonus    ? s.options().back()
           : s.decision() == Decision::scheme ? "pass"
                                              : s.options().front());
  }
  EXPECT_EQ(deciders.substr(0, 3), "GBR");
  EXPECT_TRUE(deciders.find("GBRGBR") != std::string::npos) << deciders;
  std::string fed;
  for (const Event& e : s.events)
    if (Happened{e.kind} == Happened::fed) fed += "RBG"[e.seat];
  EXPECT_EQ(fed, "GBR");
}

// ── A3 ──────────────────────────────────────────────────────────────────────────────────────────

TEST(SabbatMagica, SAB_3_27_a_slot_is_taken_once_and_paid_at_once) {
  Scenario s(3);
  s.round(2, harvest).order({Blue, Green, Red}).bonuses();
  s.play(Blue, "bonus 1");
  EXPECT_EQ(s.player(Blue).vp, 2);
  EXPECT_EQ(s.decider(), Green);
  EXPECT_EQ(s.offered("bonus"), "2 3 4");
  EXPECT_EQ(s.refusal("bonus 1"), "SAB-3.27");
}

TEST(SabbatMagica, SAB_3_28_exactly_one_bonus_and_no_refusal) {
  Scenario s(2);
  s.round(2, fools).terror(Red, 10).bonuses();
  EXPECT_EQ(s.options().size(), 4U);
  s.play("bonus 1");
  EXPECT_EQ(s.player(Red).terror, 10);
  EXPECT_EQ(s.decider(), Blue);
}

TEST(SabbatMagica, SAB_3_29_equal_slots_are_separate) {
  Scenario s(2);
  s.round(2, carnival).bonuses().play("bonus 3");
  EXPECT_EQ(s.offered("bonus"), "1 2 4");
  s.play("bonus 4");
  EXPECT_EQ(s.player(Red).terror, 5);
  EXPECT_EQ(s.player(Blue).terror, 5);
}

TEST(SabbatMagica, SAB_T21_the_third_player_of_a_carnival) {
  Scenario s(3);
  s.round(2, carnival).bonuses();
  s.play("bonus 1").play("take gem").play("bonus 2").play("take gem");
  EXPECT_EQ(s.options(), (std::vector<std::string>{"bonus 3", "bonus 4"}));
}

TEST(SabbatMagica, SAB_T22_two_terror_at_nine) {
  Scenario s(3);
  s.round(2, carnival).terror(Green, 9).bonuses();
  s.play("bonus 1").play("take gem").play("bonus 2").play("take gem").play(Green, "bonus 3");
  EXPECT_EQ(s.player(Green).terror, 10);
}

TEST(SabbatMagica, SAB_3_30_four_slots_for_two_players) {
  Scenario s(2);
  s.round(2, harvest).bonuses();
  EXPECT_EQ(s.offered("bonus"), "1 2 3 4");
  s.play("bonus 1").play("bonus 2");
  EXPECT_EQ(s.decision(), Decision::scheme);  // the other two lapse
}

TEST(SabbatMagica, SAB_3_31_victory_points_and_terror) {
  Scenario s(2);
  s.round(2, fools).bonuses().play("bonus 2").play("bonus 1");
  EXPECT_EQ(s.player(Red).vp, 2);
  EXPECT_EQ(s.player(Blue).terror, 5);
}

TEST(SabbatMagica, SAB_3_32_a_resource_of_choice_goes_to_2H) {
  Scenario s(2);
  s.round(2, dark_moon).bonuses().play("bonus 1");
  EXPECT_EQ(s.offered("take"), "spider rat gem mask");
  s.play("take rat");
  EXPECT_EQ(s.fresh(Red), res(0, 1, 0, 0));
}

TEST(SabbatMagica, SAB_T119_a_mask_by_Half_Moon) {
  Scenario s(2);
  s.round(2, half_moon).bonuses().play("bonus 1").play("take mask");
  EXPECT_EQ(s.fresh(Red), res(0, 0, 0, 1));
}

TEST(SabbatMagica, SAB_3_33_a_named_resource_goes_to_2H) {
  Scenario s(2);
  s.round(2, nature).bonuses().play("bonus 3");
  EXPECT_EQ(s.fresh(Red), res(0, 0, 1, 0));
  EXPECT_EQ(s.decider(), Blue);
}

TEST(SabbatMagica, SAB_T90_Mother_Nature_for_two) {
  Scenario s(2);
  s.round(2, nature).fresh(Blue, 0, 1, 0, 0).bridge(Blue, 1).bonuses().play(Red, "bonus 3");
  EXPECT_EQ(s.offered("bonus"), "1 2 4");
  s.play(Blue, "bonus 1");
  EXPECT_EQ(s.fresh(Blue), res(1, 1, 0, 0));
  s.play(Red, "pass").play(Blue, "ghosts").play("send TUR");  // S R
  EXPECT_EQ(s.at("TUR"), "B");
}

// ── B ───────────────────────────────────────────────────────────────────────────────────────────

TEST(SabbatMagica, SAB_3_34_one_action_each_in_turn_order) {
  Scenario s(3);
  s.round(2, harvest).order({Blue, Green, Red}).schemes(Blue);
  std::string turns;
  for (; s.decision() == Decision::scheme; s.play("pass")) turns += "RBG"[s.decider()];
  EXPECT_EQ(turns, "BGRBGRBGR");
}

TEST(SabbatMagica, SAB_T23_Dark_Moon_for_two) {
  Scenario s(2);
  s.round(2, dark_moon).schemes(Red);
  std::string turns;
  for (; s.decision() == Decision::scheme; s.play("pass")) turns += "RB"[s.decider()];
  EXPECT_EQ(turns, "RBRB");
}

TEST(SabbatMagica, SAB_3_35_an_action_is_B1_or_B2_in_any_sequence) {
  Scenario s(2);
  s.bridge(Red, 3).schemes(Red);
  s.play("walk a1").play("tile").play(Blue, "pass").play("walk b1").play("tile");
  s.play(Blue, "pass").play("ghosts").play("send ZEN").play("end action").play(Blue, "pass");
  EXPECT_TRUE(s.offers("ghosts"));
  EXPECT_TRUE(s.offers("walk a1"));
}

TEST(SabbatMagica, SAB_3_36_no_ghost_in_B1_and_no_magician_in_B2) {
  Scenario s(2);
  s.bridge(Red, 1).magician(Red, "b2").schemes(Red).play("walk b1");
  EXPECT_EQ(s.options(), (std::vector<std::string>{"tile", "mirror N-b", "nothing"}));
  s.play("nothing").play(Blue, "pass").play("ghosts");
  EXPECT_EQ(s.offered("walk"), "");
  EXPECT_EQ(s.refusal("walk a1"), "SAB-5.1");
}

TEST(SabbatMagica, SAB_T94_B2_B2_B1_B2) {
  Scenario s(2);
  s.bridge(Red, 2).magician(Red, "b2").schemes(Red);
  s.play("ghosts").play("send ZEN").play("end action").play(Blue, "pass");
  s.play("ghosts").play("send GLOBE").play("end action").play(Blue, "pass");
  EXPECT_EQ(s.player(Red).magician, index_in(square_ids, "b2"));
  s.play("walk c2").play("tile").play(Blue, "pass");
  EXPECT_EQ(s.at("ZEN") + s.at("GLOBE"), "RR");
  s.play("ghosts").play("move ZEN ALCH").play("end action");
  EXPECT_EQ(s.player(Red).magician, index_in(square_ids, "c2"));
  EXPECT_EQ(s.at("ALCH"), "R");
}

TEST(SabbatMagica, SAB_3_37_passing_spends_the_action) {
  Scenario s(2);
  s.round(2, dark_moon).bridge(Red, 1).schemes(Red).play("pass").play(Blue, "pass");
  s.play(Red, "pass").play(Blue, "pass");
  EXPECT_NE(s.decision(), Decision::scheme);
}

TEST(SabbatMagica, SAB_T152_a_pass_changes_nothing) {
  Scenario s(2);
  s.round(2, dark_moon).bridge(Red, 2).magician(Red, "b2").ghosts("NES", {Red}).schemes(Red);
  const State before = s.state;
  s.play("pass");
  EXPECT_EQ(s.state.players, before.players);
  EXPECT_EQ(s.state.ghosts, before.ghosts);
  EXPECT_EQ(s.decider(), Blue);
  int more = 0;
  for (; s.decision() == Decision::scheme; s.play("pass")) more += s.decider() == Red ? 1 : 0;
  EXPECT_EQ(more, 1);
}

// ── C1 ──────────────────────────────────────────────────────────────────────────────────────────

TEST(SabbatMagica, SAB_3_38_one_terror_for_each_ghost_outside_the_graveyard) {
  Scenario s(2);
  s.round(6).bridge(Red, 1).ghosts("ZEN", {Red}).ghosts("TUR", {Red}).terror(Red, 9).stewardship();
  EXPECT_EQ(s.player(Red).terror, 6);
}

TEST(SabbatMagica, SAB_T55_five_to_feed) {
  Scenario s(2);
  s.round(6).bridge(Red, 5).terror(Red, 6).stewardship();
  EXPECT_EQ(s.player(Red).terror, 1);
  EXPECT_EQ(s.player(Red).graveyard, 2);
}

TEST(SabbatMagica, SAB_3_39_the_canteen_lowers_the_amount_never_below_0) {
  Scenario s(2);
  s.round(6).ghosts("CANTEEN", {Red, Blue}).bridge(Blue, 2).terror(Red, 4).terror(Blue, 4);
  s.stewardship();
  EXPECT_EQ(s.player(Red).terror, 4);   // 1 out, 2 fewer
  EXPECT_EQ(s.player(Blue).terror, 2);  // 3 out, 1 fewer
}

TEST(SabbatMagica, SAB_3_40_an_unfed_ghost_goes_to_the_graveyard_and_costs_1_VP) {
  Scenario s(2);
  s.round(6).bridge(Red, 3).terror(Red, 1).vp(Red, 5).stewardship();
  EXPECT_EQ(s.player(Red).vp, 3);
  EXPECT_EQ(s.player(Red).graveyard, 6);
  Scenario all(2);
  all.round(6)
      .bridge(Red, 1)
      .ghosts("ZEN", {Red})
      .ghosts("NES", {Red})
      .terror(Red, 0)
      .stewardship();
  EXPECT_TRUE(all.over());  // nobody was asked: there was nothing to choose
  EXPECT_EQ(all.player(Red).vp, -3);
  EXPECT_EQ(all.player(Red).graveyard, 7);
}

TEST(SabbatMagica, SAB_T59_all_starve) {
  Scenario s(2);
  s.round(6).bridge(Red, 3).terror(Red, 0).stewardship();
  EXPECT_EQ(s.player(Red).vp, -3);
  EXPECT_EQ(s.player(Red).graveyard, 7);
}

TEST(SabbatMagica, SAB_3_41_nobody_starves_while_terror_is_left) {
  Scenario s(2);
  s.round(6).bridge(Red, 2).ghosts("ZEN", {Red}).terror(Red, 3).stewardship();
  EXPECT_EQ(s.happened(Happened::starved), 0);
  EXPECT_EQ(s.player(Red).terror, 0);
}

TEST(SabbatMagica, SAB_3_42_the_owner_chooses_who_is_unfed) {
  Scenario s(2);
  s.round(6).ghosts("CANTEEN", {Red}).ghosts("NES", {Red}).ghosts("ZEN", {Red}).bridge(Red, 2);
  s.terror(Red, 1).stewardship();  // 5 out, 2 fewer, 1 paid: 2 unfed
  EXPECT_EQ(s.options(), (std::vector<std::string>{"starve NES", "starve CANTEEN", "starve ZEN",
                                                   "starve-on-bridge"}));
  s.play("starve CANTEEN");  // the reduction does not change
  s.play("starve-on-bridge");
  EXPECT_EQ(s.happened(Happened::starved), 2);
  EXPECT_EQ(s.player(Red).graveyard, 4);
}

TEST(SabbatMagica, SAB_T56_one_of_six_unfed) {
  Scenario s(2);
  s.round(6)
      .ghosts("CANTEEN", {Red})
      .ghosts("ZEN", {Red})
      .bridge(Red, 4)
      .terror(Red, 3)
      .vp(Red, 10);
  s.stewardship();
  EXPECT_EQ(s.offered("starve"), "CANTEEN ZEN");
  EXPECT_TRUE(s.offers("starve-on-bridge"));
  s.play("starve ZEN");
  EXPECT_EQ(s.player(Red).vp, 9);
  EXPECT_EQ(s.player(Red).terror, 0);
  EXPECT_EQ(s.player(Red).graveyard, 2);
  EXPECT_EQ(s.at("ZEN"), "");
}

TEST(SabbatMagica, SAB_3_43_players_feed_in_turn_order) {
  Scenario s(2);
  s.round(6).order({Red, Blue}).ghosts("CANTEEN", {Red, Blue}).terror(Red, 0).bridge(Red, 2);
  s.bridge(Blue, 2).terror(Blue, 9).stewardship();  // Red: 3 out, 2 fewer, 1 unfed
  s.play(Red, "starve CANTEEN");
  EXPECT_EQ(s.player(Blue).terror, 8);  // 3 out, now 2 fewer
}

TEST(SabbatMagica, SAB_T58_a_gap_in_the_canteen_helps_the_next) {
  Scenario s(2);
  s.round(6).order({Red, Blue}).ghosts("CANTEEN", {Red, Blue}).bridge(Red, 2).terror(Red, 0);
  s.bridge(Blue, 3).terror(Blue, 2).stewardship().play(Red, "starve CANTEEN");
  EXPECT_EQ(s.player(Red).vp, -1);
  EXPECT_EQ(s.at("CANTEEN"), "B");
  EXPECT_EQ(s.player(Blue).terror, 0);
  EXPECT_EQ(s.player(Blue).vp, 0);
}

TEST(SabbatMagica, SAB_3_44_starved_ghosts_give_nobody_anything) {
  Scenario s(2);
  s.round(6).ghosts("ZEN", {Red, Blue}).terror(Red, 0).terror(Blue, 1).stewardship();
  EXPECT_EQ(s.player(Blue).vp, 0);
  EXPECT_EQ(s.player(Blue).terror, 0);
}

TEST(SabbatMagica, SAB_T95_starving_beside_Red) {
  Scenario s(3);
  s.round(6).ghosts("NES", {Blue, Red}).terror(Blue, 0).terror(Red, 1).stewardship();
  EXPECT_EQ(s.at("NES"), "R");
  EXPECT_EQ(s.player(Red).terror, 0);
  EXPECT_EQ(s.player(Red).vp, 3);  // C2 only
}

TEST(SabbatMagica, SAB_3_53_SAB_T146_what_starved_scores_no_region) {
  Scenario s(2);
  s.round(6).ghosts("TUR", {Red}).ghosts("GRI", {Red}).terror(Red, 1).vp(Red, 10).stewardship();
  s.play("starve GRI");
  EXPECT_EQ(s.player(Red).terror, 0);
  EXPECT_EQ(s.player(Red).vp, 13);
  EXPECT_EQ(s.happened(Happened::region_scored, Red), 1);
}

TEST(SabbatMagica, SAB_T145_moving_up_in_the_globe_counts_in_C2) {
  Scenario s(2);
  s.round(6).order({Red, Blue}).ghosts("GLOBE", {Red, Blue}).ghosts("NES", {Blue});
  s.ghosts("BER", {Blue}).terror(Blue, 3).terror(Red, 0).stewardship();
  EXPECT_EQ(s.player(Red).vp, -1);
  EXPECT_EQ(s.at("GLOBE"), "B");
  EXPECT_EQ(s.player(Blue).terror, 0);
  EXPECT_EQ(s.player(Blue).vp, 7);
}

// ── C2, C3 ──────────────────────────────────────────────────────────────────────────────────────

TEST(SabbatMagica, SAB_3_45_every_own_region_scores_whatever_the_position) {
  Scenario s(3);
  s.round(6).ghosts("NES", {Blue, Red}).ghosts("GIN", {Red}).stewardship();
  EXPECT_EQ(s.player(Red).vp, 5);
  EXPECT_EQ(s.player(Blue).vp, 3);
}

TEST(SabbatMagica, SAB_3_46_SAB_T60_three_regions_and_the_globe) {
  const auto score = [](std::initializer_list<Seat> globe) {
    Scenario s(2);
    s.round(6)
        .ghosts("TUR", {Red})
        .ghosts("GRI", {Red})
        .ghosts("BER", {Red})
        .ghosts("GLOBE", globe);
    s.terror(Red, 9).stewardship();
    return s.player(Red).vp;
  };
  EXPECT_EQ(score({}), 9);
  EXPECT_EQ(score({Red, Blue}), 11);
  EXPECT_EQ(score({Blue, Red}), 10);
}

TEST(SabbatMagica, SAB_3_47_gardens_score_nothing) {
  Scenario s(2);
  s.round(6).ghosts("ZEN", {Red}).ghosts("TRAIN", {Red}).stewardship();
  EXPECT_EQ(s.player(Red).vp, 0);
}

TEST(SabbatMagica, SAB_T61_three_in_one_region) {
  Scenario s(4);
  s.round(6).ghosts("BER", {Red, Blue, Green}).stewardship();
  for (const Seat seat : {Red, Blue, Green}) EXPECT_EQ(s.player(seat).vp, 2);
  EXPECT_EQ(s.player(Yellow).vp, 0);
}

TEST(SabbatMagica, SAB_3_48_four_different_resources_make_a_chimera) {
  Scenario s(2);
  s.round(6).homologation(Red, 1, 1, 1, 1).homologation(Blue, 4, 4, 4, 0).homologate();
  EXPECT_EQ(s.player(Red).chimeras, 1);
  EXPECT_EQ(s.player(Blue).chimeras, 0);
}

TEST(SabbatMagica, SAB_T62_two_sets) {
  Scenario s(2);
  s.round(6).homologation(Red, 3, 2, 2, 4).homologate();
  EXPECT_EQ(s.player(Red).chimeras, 2);
  EXPECT_EQ(s.player(Red).homologation, res(1, 0, 0, 2));
}

TEST(SabbatMagica, SAB_3_49_every_complete_set_is_turned_in) {
  Scenario s(2);
  s.round(3).homologation(Red, 3, 3, 3, 3).homologate();
  EXPECT_EQ(s.player(Red).chimeras, 3);
  EXPECT_EQ(s.player(Red).homologation, res(0, 0, 0, 0));
}

TEST(SabbatMagica, SAB_T96_a_set_cannot_wait) {
  Scenario s(2);
  s.round(3).homologation(Red, 1, 1, 1, 1).homologate();
  EXPECT_EQ(s.decision(), Decision::split);  // nobody was asked
  EXPECT_EQ(s.player(Red).chimeras, 1);
  EXPECT_EQ(s.player(Red).homologation, res(0, 0, 0, 0));
}

TEST(SabbatMagica, SAB_3_50_the_rest_stays_and_does_not_age) {
  Scenario s(2);
  s.round(3).homologation(Red, 2, 1, 0, 5).homologate();
  EXPECT_EQ(s.state.round, 4);
  EXPECT_EQ(s.player(Red).homologation, res(2, 1, 0, 5));
}

TEST(SabbatMagica, SAB_3_51_the_alchemist_keeps_resources_of_a_set) {
  Scenario s(2);
  s.round(6).ghosts("ALCH", {Red}).homologation(Red, 1, 1, 1, 1).homologate();
  EXPECT_EQ(s.decision(), Decision::keep);
  s.play("keep spider mask");
  EXPECT_EQ(s.fresh(Red), res(1, 0, 0, 1));
  EXPECT_EQ(s.player(Red).chimeras, 1);
}

TEST(SabbatMagica, SAB_3_52_after_C3_a_new_round_begins) {
  Scenario s(2);
  s.round(5).homologate();
  EXPECT_EQ(s.state.round, 6);
  EXPECT_FALSE(s.over());
  Scenario t(2);
  t.round(6).homologate();
  EXPECT_TRUE(t.over());
}

TEST(SabbatMagica, SAB_T91_a_complete_game) {
  const Scenario s = idle_game();
  std::set<int> cards(s.state.shown.begin(), s.state.shown.end());
  EXPECT_EQ(s.state.shown[0], full_moon);
  EXPECT_EQ(cards.size(), 6U);
  for (std::uint8_t card = 0; card < time_card_count; ++card)
    EXPECT_NE(cards.contains(card), s.state.deck.count[card] == 1);
  EXPECT_EQ(s.happened(Happened::round_begins), 6);
}

}  // namespace
}  // namespace veillee::sabbat_magica
