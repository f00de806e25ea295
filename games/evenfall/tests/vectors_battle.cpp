// Test vectors of section 23: battles, Round End, the final scoring.
#include "games/evenfall/tests/scenario.hpp"

namespace veillee::evenfall {
namespace {

TEST(Vectors, EVE_T11_and_EVE_12_12_strength) {
  Scenario s;
  s.mana(A, 6).area(north, A, 2, 1).all_pass().begin();
  s.play("dial 6");
  int strength = 0;
  for (const Event& event : s.events)
    if (Happened{event.kind} == Happened::fought) strength = event.args[0];
  EXPECT_EQ(strength, 9);
}

TEST(Vectors,
     EVE_T12_and_EVE_12_11_and_EVE_12_13_and_EVE_12_14_and_EVE_12_16_and_EVE_12_18_and_EVE_2_23) {
  Scenario s;
  s.first_player(B).mana(A, 5).mana(B, 3).area(north, A, 1, 1).area(north, B, 3).all_pass().begin();
  s.play(A, "dial 4").play(B, "dial 3");
  EXPECT_EQ(s.mana_of(A), 1);
  EXPECT_EQ(s.mana_of(B), 0);
  for (const Seat seat : {A, B}) {
    EXPECT_EQ(s.hand_of(seat), 1);
    EXPECT_EQ(s.vp_of(seat), 3);
  }
  EXPECT_EQ(s.decider(), A);
  s.play("win leaf");
  EXPECT_EQ(s.stones_of(A), "leaf");
  EXPECT_EQ(s.state.first_player, A);
}

TEST(Vectors, EVE_T34_and_EVE_D29_and_EVE_12_6_and_EVE_12_7_the_dial_within_the_mana) {
  Scenario s;
  s.mana(A, 3).area(north, A, 1).all_pass().begin();
  EXPECT_EQ(s.options(), (Texts{"dial 0", "dial 1", "dial 2", "dial 3"}));
}

TEST(Vectors, EVE_T35_and_EVE_1_6_the_dial_ends_at_nine) {
  Scenario s;
  s.mana(A, 14).area(north, A, 1).all_pass().begin();
  EXPECT_EQ(s.options().size(), 10U);
}

TEST(Vectors, EVE_T36_and_EVE_D30_and_EVE_12_9_and_EVE_12_10_and_EVE_12_17_a_changed_dial) {
  Scenario s;
  s.specialists(A, "C07a").mana(A, 5).area(north, A, 2).area(north, B, 4).mana(B, 4).all_pass();
  s.begin();
  s.play(A, "dial 4").play(B, "dial 4");
  EXPECT_EQ(s.options(), (Texts{"dial 2", "dial 3", "dial 4", "dial 5"}));
  EXPECT_EQ(s.refusal("dial 6"), "EVE-12.10");
  s.play("dial 5");
  EXPECT_EQ(s.mana_of(A), 0);
}

TEST(Vectors, EVE_T37_a_tie_goes_by_turn_order) {
  Scenario s(4);
  s.first_player(C);
  for (const Seat seat : {A, B, D}) s.mana(seat, 3).area(central, seat, 2);
  s.all_pass().begin();
  for (const Seat seat : {A, B, D}) s.play(seat, "dial 3");
  s.until("stone");
  EXPECT_EQ(s.decider(), D);
}

TEST(Vectors, EVE_T38_and_EVE_12_19_the_marker_moves_at_once) {
  Scenario s;
  s.area(north, B, 1).area(central, A, 1).area(central, B, 1).all_pass().begin();
  s.play(B, "win flame");
  EXPECT_EQ(s.state.first_player, B);
  s.play(B, "win flame");
  EXPECT_EQ(s.stones_of(B), "flame flame");
}

TEST(Vectors, EVE_T40_and_EVE_12_3_and_EVE_12_21_and_EVE_14_23_nobody_in_the_north) {
  Scenario s;
  s.first_player(B).area(central, A, 1).all_pass().begin();
  s.play(A, "win wave");
  EXPECT_EQ(s.state.first_player, B);
  EXPECT_EQ(s.state.regions[north].stones, (std::array<std::uint8_t, 4>{flame, wave, leaf, bolt}));
}

TEST(Vectors, EVE_T41_and_EVE_D21_and_EVE_12_5_only_participants_are_asked) {
  Scenario s;
  s.specialists(A, "C12a").area(north, A, 1).area(central, B, 1).all_pass().begin();
  EXPECT_EQ(s.decision(), "may");
  s.play("accept");
  EXPECT_EQ(s.in_region(north, A), 2);
  s.play("win flame");
  EXPECT_EQ(s.decider(), B) << "nobody asks A about the Central Mountains";
}

TEST(Vectors, EVE_T44_and_EVE_13_1_and_EVE_13_3_round_end) {
  Scenario two;
  two.round(2).members(A, "C16a").specialists(A, "C17a").region(north, "P01 - P05");
  two.tilted_one(A, "C15a").area(central, B, 1).all_pass();
  two.state.players[A].token = 0;
  two.begin();
  two.play(B, "win flame");
  EXPECT_EQ(two.vp_of(A), 3);
  EXPECT_NE(two.state.regions[north].slots[1], no_arg);
  EXPECT_EQ(two.player(B).reserve[witch], 4);
  EXPECT_EQ(two.player(A).token, 1);
  EXPECT_EQ(two.zone_text(zone_of(tilted, A)), "");
  EXPECT_EQ(two.state.round, 3);
  Scenario three;
  three.round(3).members(A, "C16a").all_pass().begin();
  EXPECT_TRUE(three.over());
  EXPECT_EQ(three.vp_of(A), 3);
  EXPECT_EQ(three.state.round, 3);
}

TEST(Vectors, EVE_T76_and_EVE_5_4_and_EVE_13_6_what_is_kept) {
  Scenario s;
  s.hand(A, "R01 R02").stock(A, 1, 0, 0).mana(A, 3).all_pass().begin();
  EXPECT_EQ(s.hand_of(A), 8);
  EXPECT_EQ(s.stock_of(A), "1 0 3");
  EXPECT_EQ(s.mana_of(A), 5);
}

TEST(Vectors, EVE_T88_and_EVE_12_1_and_EVE_12_2_and_EVE_12_8_and_EVE_12_15_north_first) {
  Scenario s;
  s.mana(A, 6).mana(B, 6);
  for (const Region region : {north, central}) s.area(region, A, 1).area(region, B, 1);
  s.all_pass().begin();
  s.play(A, "dial 6").play(B, "dial 0").until("dial");
  EXPECT_EQ(s.mana_of(A), 0);
  EXPECT_EQ(s.mana_of(B), 6);
  EXPECT_EQ(s.decider(), B);
}

TEST(Vectors, EVE_T89_and_EVE_12_22_and_EVE_12_23_stones_are_not_refilled) {
  Scenario s;
  s.round(3).stones_in(north, "- wave - leaf").area(north, A, 1).all_pass().begin();
  EXPECT_EQ(s.options(), (Texts{"win wave", "win leaf"}));
  s.play("win leaf");
  EXPECT_EQ(s.state.regions[north].stones,
            (std::array<std::uint8_t, 4>{no_arg, wave, no_arg, no_arg}));
}

TEST(Vectors, EVE_T90_and_EVE_13_2_and_EVE_8_23_ysolde_and_zuri) {
  for (const bool accepts : {true, false}) {
    Scenario s;
    s.members(A, "C11a C16a").inner(A, "P05").on("P05", "R50").outer(A, "P09").all_pass().begin();
    EXPECT_EQ(s.decision(), "transfer");
    s.play(accepts ? "transfer P09" : "decline");
    EXPECT_EQ(s.vp_of(A), accepts ? 5 : 4);
    EXPECT_EQ(s.mana_of(A), accepts ? 3 : 2) << "2 of them from the Scout Phase";
  }
}

TEST(Vectors, EVE_T91_and_EVE_14_2_and_EVE_13_5_the_place_deck_runs_out) {
  Scenario s;
  s.region(north, "P01 - P05").region(central, "- P09 P13").place_pile("P37").all_pass().begin();
  EXPECT_EQ(s.state.regions[north].slots[1], 36);
  EXPECT_EQ(s.state.regions[central].slots[0], no_arg);
}

TEST(Vectors, EVE_T116_and_EVE_12_4_and_EVE_8_17_rasmus) {
  Scenario s;
  s.specialists(A, "C18a").mana(A, 2).area(north, A, 1).all_pass().begin();
  s.play("dial 2");
  EXPECT_EQ(s.hand_of(A), 1);
  s.play("win flame");
  EXPECT_EQ(s.happened(Happened::battle_begins), 1);
}

TEST(Vectors, EVE_T125_and_EVE_12_24_workers_of_space_and_area) {
  Scenario s;
  s.on_space(north, A).area(north, A, 1).all_pass().begin();
  EXPECT_EQ(s.in_region(north, A), 2);
  EXPECT_EQ(s.decision(), "stone");
}

TEST(Vectors, EVE_T139_and_EVE_14_26_a_lent_duellist) {
  Scenario s;
  s.specialists(B, "C07a").copy(A, "C07a").mana(A, 4).mana(B, 4).area(north, A, 1);
  s.area(north, B, 1).all_pass().begin();
  s.play(A, "dial 2").play(B, "dial 2");
  EXPECT_EQ(s.decision(), "change");
  EXPECT_EQ(s.state.pending.owing, SeatSet::all(2));
}

TEST(Vectors, EVE_T140_and_EVE_12_26_two_duellists_add_up) {
  Scenario s;
  s.specialists(A, "C07a").specialists(B, "C07b").copy(A, "C07b").mana(A, 8).area(north, A, 1);
  s.all_pass().begin();
  s.play("dial 5");
  EXPECT_EQ(s.options().front(), "dial 1");
  EXPECT_EQ(s.options().back(), "dial 8");
}

TEST(Vectors, EVE_T142_and_EVE_12_27_who_counts_in_battle) {
  Scenario s;
  s.on_space(north, A).area(north, A, 1).inner(A, "P05").on("P05", "R18").standing("P05", 0, 1);
  s.all_pass().begin();
  EXPECT_EQ(s.in_region(north, A), 2);
}

TEST(Vectors, EVE_T160_and_EVE_13_4_round_end_in_turn_order) {
  Scenario s;
  s.first_player(B).members(A, "C11a").members(B, "C11b").outer(A, "P05").outer(B, "P06");
  s.all_pass().begin();
  EXPECT_EQ(s.decider(), B);
  s.play("decline");
  EXPECT_EQ(s.decider(), A);
}

TEST(Vectors, EVE_T174_and_EVE_12_28_a_sealed_dial) {
  Scenario s;
  s.mana(A, 5).mana(B, 5).area(north, A, 1).area(north, B, 1).all_pass().begin();
  const std::string before = view_text<Evenfall>(s.state, B);
  s.play(A, "dial 3");
  EXPECT_EQ(s.state.pending.owing, SeatSet::only(B));
  const json::Value seen = s.view(B);
  EXPECT_EQ(seen.find("deciders")->items.size(), 1U);
  EXPECT_EQ(seen.find("battle")->find("dials"), nullptr);
  s.play(B, "dial 2").until("stone");
  EXPECT_EQ(s.view(B).find("battle")->find("dials")->items[0].number, 3);
}

TEST(Vectors, EVE_T175_and_EVE_13_7_only_ysolde_is_asked) {
  Scenario s;
  s.members(A, "C11a C16a C09a").inner(A, "P05").on("P05", "R20").outer(A, "P09").all_pass();
  s.begin();
  EXPECT_EQ(s.vp_of(A), 4);
  EXPECT_EQ(s.decision(), "transfer");
  s.play("decline");
  EXPECT_EQ(s.vp_of(A), 5);
}

TEST(Vectors, EVE_T184_and_EVE_D32_and_EVE_12_29_stones_of_a_kind_are_alike) {
  Scenario s;
  s.stones_in(north, "flame wave flame leaf").area(north, A, 1).all_pass().begin();
  EXPECT_EQ(s.options().size(), 3U);
  s.play("win flame");
  EXPECT_EQ(s.state.regions[north].stones,
            (std::array<std::uint8_t, 4>{no_arg, wave, flame, leaf}));
}

// ── The end ─────────────────────────────────────────────────────────────────────────────────────

TEST(Vectors,
     EVE_T13_and_EVE_15_3_and_EVE_15_5_and_EVE_15_7_and_EVE_15_9_and_EVE_15_10_and_EVE_8_8) {
  Scenario s;
  s.round(3).vp(A, 79).specialists(A, "C02a C03a C17a").members(A, "C03b").inner(A, "P09 P13 P06");
  s.on("star-sun", "R03", 1).on("P13", "R19", 2).on("P06", "R04").won(A, "wave").outer(A, "P37");
  s.on("P37", "R18").all_pass().begin();
  ASSERT_TRUE(s.over());
  const FinalCount count = s.count(A);
  EXPECT_EQ(count.specialists, 6);
  EXPECT_EQ(count.council, 8);
  EXPECT_EQ(count.rituals + count.stones, 12);
  EXPECT_EQ(count.places, 3);
  EXPECT_EQ(Evenfall::outcome(s.state).score[A], 108);
}

TEST(Vectors, EVE_T20_and_EVE_15_1_and_EVE_15_2_hands_are_discarded) {
  Scenario s;
  s.round(3).specialists(A, "C06a").hand(A, "R01 R02 R03").stock(A, 3, 3, 3).all_pass().begin();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.vp_of(A), 3);
  EXPECT_EQ(s.hand_of(A), 0);
  EXPECT_EQ(s.zone_text(in_discard), "R01 R02 R03");
  EXPECT_EQ(s.stock_of(A), "0 0 0");
}

TEST(Vectors, EVE_T46_and_EVE_15_6_and_EVE_17_33_and_EVE_17_34_the_red_stone) {
  Scenario s;
  s.no_start(A).won(A, "flame red").inner(A, "P17 P37 P02");
  s.on("P37", "R08").on("P02", "R07").on("P17", "R30").begin();
  EXPECT_EQ(s.count(A).stones, 7);
  EXPECT_EQ(doubled_places(s.state, A)[1], 1) << "not on the Cave, which has no icon";
}

TEST(Vectors, EVE_T47_and_EVE_15_4_a_stone_without_a_place) {
  Scenario s;
  s.won(A, "flame flame").inner(A, "P37").on("P37", "R17").begin();
  EXPECT_EQ(s.count(A).stones, 4);
}

TEST(Vectors, EVE_T48_resource_symbols) {
  Scenario s;
  s.members(A, "C03a").inner(A, "P37").outer(A, "P49 P41").on("P37", "R04", 1).on("P49", "R18", 1);
  s.begin();
  EXPECT_EQ(s.count(A).council, 5);
}

TEST(Vectors, EVE_T49_and_EVE_15_11_and_EVE_15_12_stones_and_icons) {
  Scenario s;
  s.no_start(A).members(A, "C06a").won(A, "flame bolt red").inner(A, "P37 P49 P03 P17").begin();
  EXPECT_EQ(s.count(A).council, 10);
}

TEST(Vectors, EVE_T50_and_EVE_15_13_mana_breaks_ties) {
  for (const int mana : {2, 4}) {
    Scenario s;
    s.round(3).vp(A, 96).vp(B, 96).mana(A, 4).mana(B, mana).all_pass().begin();
    const Outcome outcome = Evenfall::outcome(s.state);
    EXPECT_TRUE(outcome.winners.has(A));
    EXPECT_EQ(outcome.winners.has(B), mana == 4);
  }
}

TEST(Vectors, EVE_T94_and_EVE_15_8_the_outer_circle_scores_nothing) {
  Scenario s;
  s.outer(A, "P13").on("P13", "R07", 0, 1).members(A, "C02a").begin();
  EXPECT_EQ(s.count(A).rituals, 0);
  EXPECT_EQ(s.count(A).council, 3);
}

TEST(Vectors, EVE_T95_and_EVE_15_14_and_EVE_1_10_mana_scores_nothing) {
  Scenario s;
  s.round(3).vp(A, 97).mana(A, 12).specialists(A, "C01a C07a").all_pass().begin();
  EXPECT_EQ(Evenfall::outcome(s.state).score[A], 103);
}

TEST(Vectors, EVE_T96_and_EVE_8_22_a_council_member_scores_no_vp) {
  Scenario s;
  s.members(A, "C09a").begin();
  EXPECT_EQ(s.count(A).specialists, 0);
  EXPECT_EQ(count_of(s.state, A, Count::familiar), 0);
}

TEST(Vectors, EVE_T110_and_EVE_1_5_and_EVE_1_8_and_EVE_1_9_past_a_hundred) {
  Scenario s;
  s.vp(A, 98).inner(A, "P05").on("P05", "R19").begin();
  s.play("space P05 elder");
  EXPECT_EQ(s.vp_of(A), 100);
}

TEST(Vectors, EVE_T138_and_EVE_14_28_and_EVE_14_27_the_copy_ends_before_the_discards) {
  Scenario s;
  s.round(3).specialists(B, "C06a").copy(A, "C06a").hand(A, "R01 R02 R03").hand(B, "R04 R05 R06");
  s.all_pass().begin();
  EXPECT_EQ(s.vp_of(A), 0);
  EXPECT_EQ(s.vp_of(B), 3);
}

TEST(Vectors, EVE_T143_stones_in_the_best_way) {
  Scenario s;
  s.no_start(A).won(A, "flame flame red").inner(A, "P01 P05 P37 P02 P06").on("P01", "R08");
  s.on("P05", "R17").on("P37", "R07").on("P02", "R02").on("P06", "R12").begin();
  EXPECT_EQ(s.count(A).stones, 12);
}

TEST(Vectors, EVE_T168_and_EVE_20_3_and_EVE_15_15_nobody_is_asked_at_the_end) {
  Scenario s;
  s.round(3).hand(A, "R01 R02").hand(B, "R03").stock(A, 4, 0, 0).won(A, "flame").all_pass().begin();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.hand_of(B), 0);
}

TEST(Vectors, EVE_T187_the_red_stone_takes_what_is_left) {
  Scenario s;
  s.no_start(A).won(A, "flame red").inner(A, "P01 P05").on("P01", "R02").on("P05", "R07").begin();
  EXPECT_EQ(s.count(A).stones, 8);
  EXPECT_EQ(doubled_places(s.state, A)[0], 4);
}

}  // namespace
}  // namespace veillee::evenfall
