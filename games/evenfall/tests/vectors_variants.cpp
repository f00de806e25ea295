// Test vectors of section 23: Moon sides, options, the Automa, what is known, the deck.
#include "games/evenfall/tests/scenario.hpp"

namespace veillee::evenfall {
namespace {

Scenario moon_start(Clan clan, int seats = 2, Texts options = {}) {
  options.push_back("side=moon");
  std::uint64_t seed = 1;
  Scenario s = Scenario::from_start(seats, options, seed);
  while (s.player(A).clan != clan) s = Scenario::from_start(seats, options, ++seed);
  return s;
}

TEST(Vectors, EVE_T52_and_EVE_D25_and_EVE_17_10_and_EVE_17_11_a_bonus_once_more) {
  Scenario s;
  s.clan(A, cross, moon).clan(B, star, sun).coven(A, 2).begin();
  s.play("token");
  EXPECT_EQ(s.options(), (Texts{"bonus 1", "bonus 2"}));
  s.play("bonus 2");
  EXPECT_EQ(s.options().size(), 2U);
  s.play("choose 1");
  EXPECT_EQ(s.vp_of(A), 3);
  EXPECT_EQ(s.coven_of(A), 2);
}

TEST(Vectors,
     EVE_T53_and_EVE_17_12_and_EVE_17_13_and_EVE_17_14_and_EVE_17_17_the_space_of_the_cross) {
  Scenario s;
  s.clan(A, cross, moon).clan(B, star, sun).coven(A, 3).begin();
  s.play("board");
  EXPECT_EQ(s.coven_of(A), 4);
  EXPECT_EQ(s.hand_of(A), 2);
  EXPECT_EQ(s.mana_of(A), 3);
  s.then("end").play(B, "pass");
  EXPECT_EQ(s.refusal("board"), "EVE-17.14");
}

TEST(Vectors, EVE_T54_and_EVE_17_18_and_EVE_17_20_and_EVE_17_24_and_EVE_17_26_the_moon_circle) {
  Scenario s = moon_start(circle);
  EXPECT_EQ(s.outer_of(A), "circle-moon P17");
  EXPECT_EQ(s.inner_of(A), "");
  EXPECT_EQ(s.state.place_deck.size(), 51 - 6);
  EXPECT_EQ(s.decision(), "resources");
  s.play(A, "take 1 0 0");
  EXPECT_EQ(s.hand_of(A), 6);
  EXPECT_EQ(s.stock_of(A), "5 3 3");
  EXPECT_EQ(s.mana_of(A), 1);
  if (s.decider() == B) s.play("pass");
  s.play("token");
  EXPECT_EQ(s.mana_of(A), 3);
}

TEST(Vectors, EVE_T55_and_EVE_17_21_and_EVE_2_28_and_EVE_3_13_no_discovery) {
  Scenario s;
  s.clan(A, circle, moon).stock(A, 0, 2, 0).members(A, "C13a").on("circle-moon", "R18").begin();
  s.play("build");
  EXPECT_EQ(circle_of(s.state, A, outer).size(), 3);
  EXPECT_EQ(s.vp_of(A), 0);
}

TEST(Vectors, EVE_T56_and_EVE_17_30_and_EVE_17_31_and_EVE_17_32_and_EVE_2_29_and_EVE_4_6_the_peak) {
  Scenario s;
  s.clan(A, peak, moon).stock(A, 1, 0, 1).hand(A, "R18").begin();
  s.play("ritual R18");
  EXPECT_EQ(s.stones_of(A), "red");
  EXPECT_EQ(s.state.red_in_supply, 0);
  s.play("stone").play("socket 1").play("take 1 1 1");
  EXPECT_EQ(s.stock_of(A), "1 1 1");
  EXPECT_FALSE(s.offers("stone"));
  EXPECT_EQ(s.count(A).stones, 2) << "it still doubles the Cat on the Arch";
}

TEST(Vectors, EVE_T97_and_EVE_17_2_and_EVE_17_3_and_EVE_17_35_and_EVE_17_6_the_moon_star) {
  Scenario s = moon_start(star, 1);
  EXPECT_EQ(s.hand_of(A), 9);
  EXPECT_EQ(s.stock_of(A), "3 3 0");
  EXPECT_EQ(s.mana_of(A), 0);
  s.play("token");
  EXPECT_EQ(s.stock_of(A), "3 3 0");
}

TEST(Vectors, EVE_T98_and_EVE_17_9_and_EVE_17_16_the_church) {
  Scenario s;
  s.clan(A, cross, moon).clan(B, star, sun).stock(A, 1, 0, 1).hand(A, "R18").begin();
  s.play("ritual R18");
  EXPECT_EQ(s.coven_of(A), 1);
  EXPECT_EQ(s.mana_of(A), 2);
  EXPECT_EQ(s.hand_of(A), 2);
}

TEST(Vectors, EVE_T128_and_EVE_17_5_and_EVE_17_4_one_card_for_a_resource) {
  Scenario s;
  s.clan(A, star, moon).specialists(A, "C06a").hand(A, "R01 R02").begin();
  s.play("exchange").play("discard R01").play("mana").play("exchange").play("take 1 0 0");
  EXPECT_EQ(s.mana_of(A), 1);
  EXPECT_EQ(s.stock_of(A), "1 0 0");
  EXPECT_EQ(s.vp_of(A), 2);
}

TEST(Vectors,
     EVE_T130_and_EVE_D1_and_EVE_4_7_and_EVE_4_8_and_EVE_4_11_and_EVE_4_13_drawn_by_default) {
  std::array<int, 2> first{};
  std::array<int, clan_count> clans_of_a{};
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Scenario s = Scenario::from_start(2, {}, seed);
    ++first[s.state.first_player];
    ++clans_of_a[s.player(A).clan];
    EXPECT_NE(s.player(A).clan, s.player(B).clan);
    EXPECT_EQ(s.player(A).side, sun);
  }
  for (const int n : first) EXPECT_GT(n, 10);
  for (const int n : clans_of_a) EXPECT_GT(n, 3);
}

TEST(Vectors, EVE_T146_and_EVE_16_2_and_EVE_16_1_the_variant) {
  Scenario s = moon_start(circle, 1, {"expert=on"});
  s.play("take 1 0 0");
  EXPECT_EQ(s.hand_of(A), 8);
  EXPECT_EQ(s.decision(), "expert");
  EXPECT_EQ(s.options().size(), 28U);
  s.play(s.options()[0]);
  EXPECT_EQ(s.hand_of(A), 6);
}

TEST(Vectors, EVE_T148_and_EVE_17_38_a_stone_for_each_slot) {
  Scenario s;
  s.clan(A, peak, moon).won(A, "wave leaf");
  s.state.players[A].socket[1] = 0;
  s.begin();
  s.play("stone");
  EXPECT_EQ(s.options(), (Texts{"socket 1", "socket 3", "socket 4"}));
  s.play("socket 4");
  EXPECT_FALSE(s.offers("stone"));
}

TEST(Vectors, EVE_T155_and_EVE_5_14_the_choice_comes_after_the_draws) {
  Scenario s;
  s.clan(A, circle, moon).outer(A, "P29").all_pass().begin();
  EXPECT_EQ(s.decision(), "resources");
  EXPECT_EQ(s.hand_of(A), 7);
  EXPECT_EQ(s.hand_of(B), 6);
  s.play("take 0 0 1");
  EXPECT_EQ(s.decision(), "action");
}

TEST(Vectors, EVE_T166_and_EVE_17_19_each_place_is_a_harvest) {
  Scenario s;
  s.clan(A, circle, moon).outer(A, "P29").specialists(A, "C03a").all_pass().begin();
  EXPECT_EQ(s.vp_of(A), 3);
  EXPECT_EQ(s.hand_of(A), 7);
  EXPECT_EQ(s.stock_of(A), "1 0 3");
}

TEST(Vectors, EVE_T173_and_EVE_D34_and_EVE_4_21_clans_are_picked_in_turn_order) {
  Scenario s = Scenario::from_start(3, {"clans=picked", "first=C"});
  EXPECT_EQ(s.decider(), C);
  EXPECT_EQ(s.options().size(), 4U);
  EXPECT_TRUE(s.state.place_deck.empty());
  EXPECT_EQ(s.state.regions[north].stones[0], no_arg);
  s.play("clan peak sun");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.options().size(), 3U);
  s.play("clan star sun");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.options().size(), 2U);
  EXPECT_EQ(s.refusal("clan peak sun"), "EVE-4.13");
  s.play("clan cross sun");
  EXPECT_EQ(s.state.place_deck.size(), 43);
  Scenario four = Scenario::from_start(4, {"clans=picked", "first=A"});
  four.play(A, "clan star sun").play(B, "clan cross sun").play(C, "clan peak sun");
  EXPECT_EQ(four.player(D).clan, circle);
  EXPECT_EQ(four.decision(), "action");
}

TEST(Vectors, EVE_T185_and_EVE_4_22_one_moon_side_is_enough) {
  for (const bool star_moon : {true, false}) {
    Scenario s = Scenario::from_start(2, {"clans=picked", "side=each", "first=A"});
    s.play(A, star_moon ? "clan star moon" : "clan peak moon");
    s.play(B, star_moon ? "clan peak sun" : "clan star sun");
    EXPECT_EQ(s.state.red_in_supply, 1);
  }
}

TEST(Vectors, EVE_T186_and_EVE_D2_and_EVE_19_3_and_EVE_16_3_secret_discards) {
  Scenario s = Scenario::from_start(2, {"expert=on"});
  EXPECT_EQ(s.decision(), "expert");
  s.play(A, s.options(A)[0]);
  EXPECT_EQ(s.state.cards.count(in_discard), 0);
  EXPECT_EQ(s.hand_of(A), 8);
  s.play(B, s.options(B)[0]);
  EXPECT_EQ(s.state.cards.count(in_discard), 4);
  EXPECT_EQ(s.view(spectator).find("discard")->items.size(), 4U);
}

TEST(Vectors, EVE_T188_and_EVE_D27_and_EVE_17_39_the_stone_won_first) {
  Scenario s;
  s.clan(A, peak, moon).won(A, "wave red").begin();
  s.play("stone");
  EXPECT_EQ(s.options().size(), 4U);
  s.play("socket 4");
  EXPECT_EQ(s.vp_of(A), 5);
  EXPECT_EQ(s.player(A).socket[3], 0);
}

TEST(Vectors, EVE_T109_and_EVE_19_1_and_EVE_19_2_hands_are_secret) {
  Scenario s;
  s.hand(A, "R01 R02").hand(B, "R03").discarded("R09").begin();
  const json::Value seen = s.view(B);
  EXPECT_EQ(seen.find("seats")->items[0].find("hand"), nullptr);
  EXPECT_EQ(seen.find("seats")->items[0].find("hand_size")->number, 2);
  EXPECT_EQ(seen.find("discard")->items.size(), 1U);
  EXPECT_EQ(s.view(A).find("seats")->items[0].find("hand")->items.size(), 2U);
}

// ── The Automa ──────────────────────────────────────────────────────────────────────────────────

// The human does something without consequence, and the Automa has its turn.
Scenario& turn(Scenario& s) { return s.play("token").until("action"); }

TEST(Vectors, EVE_T14_and_EVE_18_11_and_EVE_18_17_and_EVE_2_44_a_turn_of_the_automa) {
  Scenario s(1);
  s.region(central, "P01 P09 P13").pile("R02").begin();
  turn(s);
  EXPECT_EQ(s.state.oval, 3);
  EXPECT_EQ(s.outer_of(automa), "P01");
  EXPECT_EQ(s.in_region(central, automa), 2);
  EXPECT_EQ(s.player(automa).reserve[witch], 2);
  EXPECT_EQ(s.zone_text(in_discard), "R02");
}

TEST(Vectors, EVE_T58_and_EVE_18_12_and_EVE_18_13_sure_spaces_stop) {
  struct Case {
    int from;
    const char* card;
    int to;
  };
  for (const Case& one : {Case{2, "R07", 6}, Case{6, "R01", 8}, Case{10, "R17", 0}}) {
    Scenario s(1);
    s.oval_at(one.from).pile(one.card).region(north, "P05 P06 P07");
    s.outer(automa, "P09").on("P09", "R40").begin();
    turn(s);
    EXPECT_EQ(s.state.oval, one.to) << one.from;
  }
}

TEST(Vectors, EVE_T59_and_EVE_18_14_value_zero) {
  Scenario s(1);
  s.oval_at(11).pile("R28").begin();
  turn(s);
  EXPECT_EQ(s.state.oval, 11);
  EXPECT_EQ(s.coven_of(automa), 1);
}

TEST(Vectors, EVE_T60_and_EVE_18_15_and_EVE_18_19_an_impossible_action) {
  Scenario s(1);
  s.reserve(automa, 0).outer(automa, "P05").region(north, "P01 P02 P03").pile("R10 R12").begin();
  turn(s);
  EXPECT_EQ(s.state.oval, 2);
  EXPECT_NE(s.state.lands[4].ritual, no_arg);
}

TEST(Vectors, EVE_T61_and_EVE_18_18_the_last_witch) {
  Scenario s(1);
  s.reserve(automa, 1).region(north, "P01 P02 P03").pile("R10").begin();
  turn(s);
  EXPECT_EQ(s.outer_of(automa), "P01");
  EXPECT_EQ(s.in_region(north, automa), 1);
}

TEST(Vectors, EVE_T62_and_EVE_18_26_and_EVE_18_28_and_EVE_18_16_a_ritual_of_the_automa) {
  Scenario s(1);
  s.outer(automa, "P05 P01").pile("R03").oval_at(2).begin();
  s.state.cards.put(index_in(card_ids, "R28"), in_deck);  // of value 0: it stays on PLAY
  s.state.cards.put(index_in(card_ids, "R03"), in_box);
  s.play("token");
  // The only card was turned over and shuffled again: it is played itself.
  EXPECT_EQ(s.state.lands[0].ritual, index_in(card_ids, "R28"));
  EXPECT_EQ(s.vp_of(automa), 1);
  Scenario artifact(1);
  artifact.outer(automa, "P05 P01").pile("R03").oval_at(1).begin();
  artifact.play("token");  // value 3: from 1 to 4, PLAY
  EXPECT_EQ(artifact.state.lands[0].ritual, 2);
  EXPECT_EQ(artifact.vp_of(automa), 3);
}

TEST(Vectors, EVE_T64_and_EVE_18_24_the_best_ritual_is_transferred) {
  Scenario s(1);
  s.outer(automa, "P09 P01 P37").on("P09", "R01").on("P01", "R17").on("P37", "R23");
  s.oval_at(5).pile("R10").begin();
  turn(s);
  EXPECT_EQ(s.inner_of(automa), "P01");
}

TEST(Vectors, EVE_T65_and_EVE_18_35_and_EVE_18_32_the_human_wins_ties) {
  Scenario s(1);
  s.round(2).mana(A, 3).area(north, A, 2).area(north, automa, 1).pile("R01").all_pass().begin();
  s.play("dial 3");  // 5 against 2 + 1 + 2
  EXPECT_EQ(s.decision(), "stone");
}

TEST(Vectors, EVE_T66_and_EVE_18_37_the_automas_count) {
  Scenario s(1);
  s.inner(automa, "P05 P09 P37").on("P05", "R17").on("P09", "R02").on("P37", "R12");
  s.won(automa, "leaf bolt").specialists(automa, "C02a C01a").begin();
  EXPECT_EQ(s.count(automa).total(), 24);
}

TEST(Vectors, EVE_T67_and_EVE_18_38_the_automa_wins_ties) {
  Scenario s(1);
  s.round(3).vp(A, 88).vp(automa, 88).all_pass().begin();
  EXPECT_TRUE(Evenfall::outcome(s.state).winners.empty());
  Scenario more(1);
  more.round(3).vp(A, 89).vp(automa, 88).all_pass().begin();
  EXPECT_TRUE(Evenfall::outcome(more.state).winners.has(A));
}

TEST(Vectors, EVE_T72_and_EVE_4_20_and_EVE_18_1_and_EVE_18_2_and_EVE_18_3_and_EVE_18_4_solo) {
  const Scenario s = Scenario::from_start(1);
  EXPECT_NE(s.state.regions[central].slots[2], no_arg);
  EXPECT_EQ(s.state.regions[central].slots[3], no_arg);
  EXPECT_EQ(s.state.regions[south].slots[0], no_arg);
  EXPECT_EQ(s.state.oval, 0);
  EXPECT_EQ(s.coven_of(automa), 0);
  EXPECT_EQ(s.vp_of(automa), 0);
  EXPECT_EQ(s.player(automa).reserve[witch], 4);
  EXPECT_EQ(s.outer_of(automa) + s.inner_of(automa), "");
  EXPECT_EQ(s.state.first_player, A);
}

TEST(Vectors, EVE_T100_and_EVE_18_6_and_EVE_18_7_its_witches_come_home) {
  Scenario s(1);
  s.area(north, automa, 4).vp(automa, 7).pile("R28 R34 R51").all_pass().begin();
  EXPECT_EQ(s.state.round, 2);
  EXPECT_EQ(s.player(automa).reserve[witch], 4);
  EXPECT_EQ(s.vp_of(automa), 7 + 1) << "one card for a strength of 4+, nothing else";
}

TEST(Vectors, EVE_T101_and_EVE_18_9_and_EVE_18_10_after_the_whole_turn) {
  Scenario s(1);
  s.hand(A, "R01 R02").begin();
  s.play("token");
  EXPECT_EQ(s.happened(Happened::automa_moved), 0);
  s.play("exchange").play("discard R01").play("take 1 0 0");
  EXPECT_EQ(s.happened(Happened::automa_moved), 1);
  s.play("pass");
  EXPECT_EQ(s.happened(Happened::automa_moved), 1);
}

TEST(Vectors, EVE_T102_and_EVE_18_20_steps_of_the_automa) {
  for (const int from : {3, 8}) {
    Scenario s(1);
    s.coven(automa, from).oval_at(11).pile("R28").begin();
    turn(s);
    EXPECT_EQ(s.vp_of(automa), 2);
    EXPECT_EQ(s.coven_of(automa), from == 3 ? 4 : 8);
  }
}

TEST(Vectors, EVE_T103_and_EVE_18_21_and_EVE_18_23_further_and_further) {
  Scenario s(1);
  s.oval_at(5).pile("R10").region(central, "P09 - -").begin();
  turn(s);
  EXPECT_EQ(s.state.oval, 9);
  EXPECT_EQ(s.outer_of(automa), "P09");
}

TEST(Vectors, EVE_T104_and_EVE_18_29_a_ritual_without_a_place) {
  Scenario s(1);
  s.oval_at(9).pile("R10 R12").begin();
  turn(s);
  EXPECT_EQ(s.state.oval, 11);
  EXPECT_EQ(s.coven_of(automa), 1);
  EXPECT_EQ(s.state.cards.count(in_discard), 2);
}

TEST(Vectors, EVE_T106_and_EVE_18_33_the_dial_after_the_cards) {
  Scenario s(1);
  s.round(2).specialists(A, "C07a").mana(A, 6).area(north, A, 1).area(north, automa, 1);
  s.pile("R01").all_pass().begin();
  s.play("dial 3");
  EXPECT_EQ(s.happened(Happened::automa_drew), 1);
  s.play("dial 4");
  EXPECT_EQ(s.decision(), "stone");
}

TEST(Vectors, EVE_T107_and_EVE_18_36_and_EVE_18_34_alone_in_a_region) {
  Scenario s(1);
  s.round(3).area(central, automa, 2).outer(automa, "P09").on("P09", "R02").pile("R01 R10");
  s.all_pass().begin();
  ASSERT_TRUE(s.over());
  EXPECT_EQ(s.inner_of(automa), "P09");
  EXPECT_EQ(s.coven_of(automa), 1);
  EXPECT_EQ(s.vp_of(automa), 1 + 2);
  EXPECT_EQ(s.stones_of(automa), "flame");
}

TEST(Vectors, EVE_T108_and_EVE_18_39_a_specialist_of_the_automa_is_copied) {
  Scenario s(1);
  s.specialists(A, "C04a").specialists(automa, "C19a").begin();
  s.play("tap C04a").play("borrow C19a");
  EXPECT_EQ(s.coven_of(A), 1);
  EXPECT_EQ(s.coven_of(automa), 0);
  EXPECT_FALSE(s.offers("borrow C19a"));
}

TEST(Vectors, EVE_T119_and_EVE_18_25_a_transfer_that_is_lost) {
  Scenario s(1);
  s.coven(automa, 2).outer(automa, "P09").oval_at(11).pile("R28").begin();
  turn(s);
  EXPECT_EQ(s.coven_of(automa), 3);
  EXPECT_EQ(s.inner_of(automa), "");
}

TEST(Vectors, EVE_T120_and_EVE_18_27_and_EVE_18_30_and_EVE_18_22_its_specialists_only_score) {
  Scenario s(1);
  s.specialists(automa, "C03a C03b").outer(automa, "P09 P13").oval_at(7).pile("R28").begin();
  turn(s);
  EXPECT_EQ(s.vp_of(automa), 2);
  EXPECT_EQ(s.count(automa).specialists, 4);
}

TEST(Vectors, EVE_T149_and_EVE_18_42_no_card_to_turn_over) {
  Scenario s(1);
  s.oval_at(11).pile("").begin();
  turn(s);
  EXPECT_EQ(s.state.oval, 11);
  EXPECT_EQ(s.coven_of(automa), 1);
}

TEST(Vectors, EVE_T150_and_EVE_18_44_the_human_is_rewarded_first) {
  Scenario s(1);
  s.mana(A, 3).area(north, A, 1).area(north, automa, 1).pile("R01 R06").all_pass().begin();
  s.play("dial 3");
  EXPECT_EQ(s.hand_of(A), 1);
  EXPECT_EQ(s.vp_of(automa), 1);
  EXPECT_EQ(s.decision(), "stone");
}

TEST(Vectors, EVE_T151_and_EVE_18_43_and_EVE_18_45_and_EVE_18_31_and_EVE_18_5_bonus) {
  Scenario s(1, {"difficulty=master"});
  s.vp(automa, 98).coven(automa, 8).oval_at(11).pile("R10").begin();
  turn(s);
  EXPECT_EQ(s.vp_of(automa), 104);
}

TEST(Vectors, EVE_T152_and_EVE_18_46_no_discard_of_the_human) {
  Scenario s(1);
  s.specialists(A, "C06a").begin();
  turn(s);
  EXPECT_EQ(s.vp_of(A), 0);
}

TEST(Vectors, EVE_T178_and_EVE_18_47_the_automa_decides_nothing) {
  Scenario s(1);
  s.begin();
  s.play("token");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.happened(Happened::automa_turned, neutral), 1);
  EXPECT_EQ(s.happened(Happened::automa_moved, neutral), 1);
}

}  // namespace
}  // namespace veillee::evenfall
