// Test vectors of section 23: set-up, Scout Phase, main and free actions.
#include "games/evenfall/tests/scenario.hpp"

namespace veillee::evenfall {
namespace {

TEST(Vectors, EVE_T1_and_EVE_5_2_and_EVE_5_3_and_EVE_2_24_and_EVE_1_12_scouting) {
  const Scenario s = Scenario::from_start(2);
  for (const Seat seat : {A, B}) {
    EXPECT_EQ(s.hand_of(seat), 6);
    EXPECT_EQ(s.stock_of(seat), "3 3 3");
    EXPECT_EQ(s.mana_of(seat), 2);
  }
  EXPECT_EQ(s.state.cards.count(in_deck), 88);
}

TEST(Vectors, EVE_T2_and_EVE_6_1_and_EVE_6_4_and_EVE_6_8_and_EVE_2_33_discovering) {
  Scenario s;
  s.region(central, "P01 P05 P09").begin();
  s.play("discover P01");
  EXPECT_EQ(s.player(A).reserve[witch], 2);
  EXPECT_EQ(s.in_region(central, A), 2);
  EXPECT_EQ(s.outer_of(A), "P01");
  EXPECT_EQ(s.state.regions[central].slots[0], no_arg);
}

TEST(Vectors, EVE_T3_and_EVE_7_1_and_EVE_7_2_and_EVE_7_3_and_EVE_7_6_the_sun_token) {
  Scenario s;
  s.outer(A, "P37 P05").begin();
  s.play("token");
  EXPECT_EQ(s.stock_of(A), "2 2 0");
  EXPECT_EQ(s.mana_of(A), 2);
  EXPECT_EQ(s.player(A).token, 0);
  s.play(B, "pass");
  EXPECT_EQ(s.refusal("token"), "EVE-7.2");
}

TEST(Vectors,
     EVE_T4_and_EVE_D6_and_EVE_8_3_and_EVE_8_5_and_EVE_8_6_and_EVE_8_7_and_EVE_2_37_a_ritual) {
  Scenario s;
  s.stock(A, 1, 2, 0).outer(A, "P01").hand(A, "R01").begin();
  s.play("ritual R01").play("onto P01");
  EXPECT_EQ(s.stock_of(A), "1 0 0");
  EXPECT_EQ(s.vp_of(A), 2);
  EXPECT_EQ(s.state.lands[0].ritual, 0);
  EXPECT_EQ(s.state.deck().place[0].icon, flame);
}

TEST(Vectors, EVE_T5_and_EVE_D15_and_EVE_8_13_and_EVE_8_11_and_EVE_2_41_irene) {
  Scenario s;
  s.stock(A, 1, 0, 2).hand(A, "C01a").region(north, "P09 P05 P13").begin();
  s.play("specialist C01a");
  EXPECT_EQ(s.stock_of(A), "0 0 0");
  s.play(B, "pass").play("discover P09").play("accept");
  EXPECT_EQ(s.stock_of(A), "0 0 1");
}

TEST(Vectors, EVE_T6_and_EVE_8_19_and_EVE_8_20_and_EVE_8_21_council) {
  Scenario s;
  s.stock(A, 1, 1, 1).hand(A, "C13a").region(north, "P01 P09 P13").reserve(A, 1, 4).begin();
  s.play("council C13a");
  EXPECT_EQ(s.stock_of(A), "0 0 0");
  s.play(B, "pass");
  EXPECT_FALSE(s.offers("discover P01")) << "no discount of a Council Member";
  s.play("discover P09");
  EXPECT_EQ(s.vp_of(A), 2);
}

TEST(Vectors,
     EVE_T7_and_EVE_D10_and_EVE_D11_and_EVE_2_22_and_EVE_9_1_and_EVE_9_7_the_space_of_the_north) {
  Scenario s;
  s.hand(A, "R01").begin();
  s.play("region north witch");
  EXPECT_EQ(s.decision(), "resources") << "the only card is discarded without a question";
  s.play("take 0 0 3");
  EXPECT_EQ(s.stock_of(A), "0 0 3");
  EXPECT_EQ(s.hand_of(A), 0);
  EXPECT_EQ(s.in_region(north, A), 1);
}

TEST(Vectors, EVE_T8_and_EVE_D8_and_EVE_9_11_and_EVE_9_5_an_elder_in_the_inner_circle) {
  Scenario s;
  s.stock(A, 1, 1, 0).inner(A, "P01").on("P01", "R01").begin();
  s.play("space P01 elder");
  EXPECT_EQ(s.stock_of(A), "0 0 0");
  s.play("take 1 1 1");
  EXPECT_EQ(s.stock_of(A), "1 1 1");
  EXPECT_EQ(s.vp_of(A), 1);
  s.play(B, "pass");
  EXPECT_EQ(s.refusal("space P01 elder"), "EVE-9.3");
}

TEST(Vectors,
     EVE_T9_and_EVE_D9_and_EVE_D13_and_EVE_10_1_and_EVE_10_2_and_EVE_10_5_and_EVE_7_7_building) {
  Scenario s;
  s.stock(A, 2, 2, 0).coven(A, 2).outer(A, "P01 P05").on("P01", "R33").on("P05", "R02").begin();
  s.play("build").play("catalyst P01 sickle 0").play("catalyst P01 sickle 0");
  s.play("catalyst P05 orb 0").play("transfer P05");
  EXPECT_EQ(s.stock_of(A), "0 0 0");
  EXPECT_EQ(s.coven_of(A), 3);
  EXPECT_EQ(s.inner_of(A), "star-sun P05");
  EXPECT_EQ(s.state.lands[4].catalysts[1], 1);
  EXPECT_EQ(s.state.catalysts, 41);
  s.play(B, "pass").play("token");
  EXPECT_EQ(s.stock_of(A), "4 1 0");
}

TEST(Vectors, EVE_T10_and_EVE_10_9_and_EVE_10_12_two_steps) {
  Scenario s;
  s.stock(A, 1, 1, 1).hand(A, "R44").inner(A, "P05").begin();
  s.play("ritual R44").play("onto P05");
  EXPECT_EQ(s.mana_of(A), 2);
  EXPECT_EQ(s.vp_of(A), 3);
  EXPECT_EQ(s.coven_of(A), 2);
}

TEST(Vectors, EVE_T16_and_EVE_14_16_and_EVE_14_19_a_copied_specialist) {
  Scenario s;
  s.specialists(A, "C04a").specialists(B, "C03a").outer(A, "P05 P09 P13").begin();
  s.play("tap C04a");  // one target only
  EXPECT_EQ(s.player(A).copies.size(), 1);
  EXPECT_EQ(s.player(A).reserve[elder], 3);
  s.play("token");
  EXPECT_EQ(s.vp_of(A), 3);
  EXPECT_EQ(s.vp_of(B), 0);
  s.then("end").until("action").play("pass");
  while (s.state.round == 1 && !s.over()) s.play(s.options().back());
  EXPECT_TRUE(s.player(A).copies.empty());
  EXPECT_EQ(s.player(A).reserve[elder], 4);
}

TEST(Vectors, EVE_T17_and_EVE_D24_and_EVE_14_18_and_EVE_14_25_and_EVE_11_6_targets_of_a_copy) {
  Scenario s;
  s.specialists(A, "C04a C16a").specialists(B, "C16b C04b").reserve(A, 4, 2).begin();
  s.play("tap C04a");
  EXPECT_EQ(s.options(), (Texts{"copy C04b", "copy C16b"}));
  s.play("copy C16b").play("tap C16a").play("take 1 0 0").play("borrow C16b").play("take 0 1 0");
  EXPECT_EQ(s.stock_of(A), "1 1 0");
  EXPECT_FALSE(s.offers("tap C16a"));
  EXPECT_FALSE(s.offers("borrow C16b"));
  Scenario none;
  none.specialists(A, "C04a").specialists(B, "C16b").reserve(A, 4, 0).begin();
  EXPECT_EQ(none.refusal("tap C04a"), "EVE-11.6");
}

TEST(Vectors, EVE_T18_and_EVE_D23_and_EVE_14_17_the_lender_may_be_tilted) {
  Scenario s;
  s.tilted_one(B, "C16b").copy(A, "C16b").begin();
  s.play("borrow C16b").play("take 0 0 1");
  EXPECT_EQ(s.stock_of(A), "0 0 1");
  EXPECT_FALSE(s.offers("borrow C16b"));
  EXPECT_EQ(s.zone_text(zone_of(tilted, B)), "C16b");
}

TEST(Vectors,
     EVE_T19_and_EVE_D28_and_EVE_14_13_and_EVE_14_3_and_EVE_11_2_two_cards_for_a_resource) {
  Scenario s;
  s.specialists(A, "C06a").hand(A, "R01 R02").begin();
  s.play("exchange").play("discard R01");
  EXPECT_EQ(s.vp_of(A), 2);
  s.play("take 1 0 0");
  EXPECT_EQ(s.stock_of(A), "1 0 0");
}

TEST(Vectors, EVE_T22_and_EVE_D19_and_EVE_14_7_and_EVE_9_9_and_EVE_2_36_workers_go_to_war) {
  Scenario s;
  s.specialists(A, "C08a").inner(A, "P05").on("P05", "R53").standing("P05", 2).begin();
  s.play("tap C08a").play("go north");
  EXPECT_EQ(s.mana_of(A), 2);
  EXPECT_EQ(s.in_region(north, A), 2);
  EXPECT_EQ(s.state.regions[north].space, no_arg);
  EXPECT_TRUE(s.offers("space P05 witch"));
}

TEST(Vectors, EVE_T23_and_EVE_D16_and_EVE_14_9_and_EVE_14_10_and_EVE_14_11_a_refilled_region) {
  Scenario s;
  s.stock(A, 0, 1, 2).hand(A, "R33").members(A, "C13a").inner(A, "P05").region(north, "P01 - -");
  s.begin();
  s.play("ritual R33").play("onto P05").play("go north");
  EXPECT_EQ(s.options().size(), 3U);
  EXPECT_TRUE(s.offers("find P01"));
  s.play("find P01");
  EXPECT_EQ(s.outer_of(A), "P01");
  EXPECT_EQ(s.player(A).reserve[witch], 4);
  EXPECT_EQ(s.vp_of(A), 2);
}

TEST(Vectors, EVE_T24_and_EVE_D5_and_EVE_6_2_and_EVE_6_3_elders_do_not_discover) {
  Scenario s;
  s.reserve(A, 1, 4).region(north, "P05 P29 -").begin();
  EXPECT_EQ(s.refusal("discover P05"), "EVE-6.3");
  EXPECT_TRUE(s.offers("discover P29"));
}

TEST(Vectors, EVE_T25_and_EVE_10_8_catalysts_for_mana) {
  Scenario s;
  s.mana(A, 5).coven(A, 1).specialists(A, "C05a").inner(A, "P05").on("P05", "R04").begin();
  s.play("build").play("catalyst P05 sickle 1").then("catalyst P05 orb 1");
  EXPECT_EQ(s.mana_of(A), 0);
  EXPECT_EQ(s.coven_of(A), 2);
  EXPECT_EQ(s.vp_of(A), 3);
}

TEST(Vectors, EVE_T26_and_EVE_10_11_and_EVE_10_13_past_the_end_of_the_track) {
  Scenario s;
  s.stock(A, 1, 1, 1).coven(A, 8).hand(A, "R44").inner(A, "P05").begin();
  s.play("ritual R44").play("onto P05");
  EXPECT_EQ(s.vp_of(A), 4);
  EXPECT_EQ(s.coven_of(A), 8);
}

TEST(Vectors, EVE_T28_and_EVE_D12_and_EVE_9_13_a_transfer_of_nothing) {
  Scenario s;
  s.begin();
  s.play("region central witch").play("choose 2");
  EXPECT_EQ(s.hand_of(A), 2);
  EXPECT_EQ(s.decision(), "finish");
}

TEST(Vectors, EVE_T29_and_EVE_9_3_an_occupied_space) {
  Scenario s;
  s.hand(A, "R01").on_space(north, B).begin();
  EXPECT_EQ(s.refusal("region north witch"), "EVE-9.3");
}

TEST(Vectors, EVE_T30_and_EVE_17_22_elders_in_the_outer_circle) {
  Scenario plain;
  plain.outer(A, "P05").on("P05", "R18").reserve(A, 0, 4).begin();
  EXPECT_EQ(plain.refusal("space P05 elder"), "EVE-9.5");
  Scenario circle_moon;
  circle_moon.clan(A, circle, moon).outer(A, "P05").on("P05", "R18").reserve(A, 0, 4).begin();
  EXPECT_TRUE(circle_moon.offers("space P05 elder"));
  Scenario key;
  key.outer(A, "P05 P06").on("P05", "R18").on("P06", "R13").reserve(A, 0, 4).begin();
  EXPECT_TRUE(key.offers("space P05 elder"));
}

TEST(Vectors, EVE_T31_and_EVE_D7_and_EVE_8_14_and_EVE_8_24_one_specialist_of_a_name) {
  Scenario s;
  s.stock(A, 5, 5, 5).specialists(A, "C16a").hand(A, "C16b").begin();
  EXPECT_EQ(s.refusal("specialist C16b"), "EVE-8.14");
  EXPECT_TRUE(s.offers("council C16b"));
}

TEST(Vectors, EVE_T32_and_EVE_8_20_the_second_council_member_costs_double) {
  Scenario s;
  s.stock(A, 2, 1, 2).members(A, "C16a").hand(A, "C17a").begin();
  EXPECT_EQ(s.refusal("council C17a"), "EVE-8.20");
}

TEST(Vectors, EVE_T42_and_EVE_5_7_and_EVE_5_9_and_EVE_5_11_turn_after_turn) {
  Scenario s(3);
  s.outer(C, "P05").begin();
  s.play(A, "pass").play(B, "pass").play(C, "token").play(C, "region central witch");
  EXPECT_EQ(s.decider(), C);
}

TEST(Vectors, EVE_T43_and_EVE_1_7_mana_above_19_is_lost) {
  Scenario s;
  s.mana(A, 18).inner(A, "P05").on("P05", "R02").begin();
  s.play("space P05 elder");
  EXPECT_EQ(s.mana_of(A), 19);
}

TEST(Vectors, EVE_T68_and_EVE_10_6_an_orb_pays_for_the_next) {
  Scenario s;
  s.stock(A, 0, 2, 0).coven(A, 4).inner(A, "P05").on("P05", "R04").begin();
  s.play("build");  // one slot pair, only an Orb can be paid
  EXPECT_EQ(s.decision(), "resources");
  s.play("take 1 1 0").play("catalyst P05 sickle 0");
  EXPECT_EQ(s.stock_of(A), "0 1 0");
}

TEST(Vectors, EVE_T70_and_EVE_4_1_and_EVE_2_19_and_EVE_2_18_and_EVE_4_3_and_EVE_4_5_for_two) {
  const Scenario s = Scenario::from_start(2);
  for (const Region region : {north, central}) {
    const RegionBoard& board = s.state.regions[region];
    EXPECT_EQ(std::count(board.slots.begin(), board.slots.end(), no_arg), 1);
    EXPECT_EQ(std::count(board.stones.begin(), board.stones.end(), no_arg), 0);
  }
  EXPECT_EQ(s.state.place_deck.size(), 46);
  EXPECT_EQ(s.state.regions[south].slots[0], no_arg);
  EXPECT_EQ(s.state.round, 1);
}

TEST(Vectors, EVE_T71_more_players_have_three_regions) {
  for (const int seats : {3, 4}) {
    const Scenario s = Scenario::from_start(seats);
    int shown = 0, stones_shown = 0;
    for (const RegionBoard& board : s.state.regions) {
      shown += 4 - static_cast<int>(std::count(board.slots.begin(), board.slots.end(), no_arg));
      stones_shown +=
          4 - static_cast<int>(std::count(board.stones.begin(), board.stones.end(), no_arg));
    }
    EXPECT_EQ(shown, 3 * seats);
    EXPECT_EQ(stones_shown, 12);
    EXPECT_EQ(s.state.place_deck.size(), seats == 3 ? 43 : 40);
  }
}

TEST(Vectors, EVE_T73_and_EVE_4_12_and_EVE_4_14_and_EVE_2_30_and_EVE_4_15_and_EVE_4_16_at_home) {
  std::uint64_t seed = 1;
  Scenario s = Scenario::from_start(2, {}, seed);
  while (s.player(A).clan != star) s = Scenario::from_start(2, {}, ++seed);
  EXPECT_EQ(s.inner_of(A), "star-sun");
  EXPECT_EQ(s.outer_of(A), "");
  EXPECT_EQ(s.player(A).reserve[witch], 4);
  EXPECT_EQ(s.player(A).reserve[elder], 4);
  EXPECT_EQ(s.coven_of(A), 0);
  EXPECT_EQ(s.vp_of(A), 0);
  EXPECT_EQ(s.player(A).token, 1);
}

TEST(Vectors, EVE_T74_and_EVE_D3_and_EVE_5_1_and_EVE_5_5_and_EVE_5_6_no_main_action_is_left) {
  Scenario s;
  s.reserve(A, 0, 0).hand(A, "R01 R02").begin();
  s.play("token").then("end").play(B, "pass");
  EXPECT_EQ(s.options(), (Texts{"exchange", "pass"}));
}

TEST(Vectors, EVE_T77_and_EVE_8_4_and_EVE_8_12_and_EVE_10_4_on_the_starting_place) {
  Scenario s;
  s.stock(A, 1, 0, 1).hand(A, "R18").begin();
  s.play("ritual R18").play("take 0 1 0").play(B, "pass");
  EXPECT_EQ(s.stock_of(A), "0 1 0");
  s.play("space star-sun elder");
  EXPECT_EQ(s.hand_of(A), 2);
}

TEST(Vectors, EVE_T78_and_EVE_8_9_and_EVE_14_6_a_binding_bonus_triggers_again) {
  Scenario s;
  s.no_start(A).stock(A, 9, 9, 9).specialists(A, "C02a").outer(A, "P09").hand(A, "R01 R02").begin();
  s.play("ritual R01");
  EXPECT_EQ(s.hand_of(A), 2);
  s.play("tap C02a").then("end").play(B, "pass").play("ritual R02");
  EXPECT_EQ(s.hand_of(A), 2);
}

TEST(Vectors, EVE_T79_and_EVE_8_15_two_members_of_a_name) {
  Scenario s;
  s.members(A, "C13a C13b").region(north, "P09 P13 P14").begin();
  s.play("discover P09");
  EXPECT_EQ(s.vp_of(A), 4);
}

TEST(Vectors, EVE_T80_and_EVE_8_16_and_EVE_8_18_and_EVE_11_3_tapped_at_once) {
  Scenario s;
  s.stock(A, 0, 0, 2).hand(A, "C15a").begin();
  s.play("specialist C15a").play("tap C15a");
  EXPECT_EQ(s.hand_of(A), 2);
  EXPECT_EQ(s.refusal("tap C15a"), "EVE-8.16");
}

TEST(Vectors, EVE_T82_and_EVE_9_4_and_EVE_9_6_another_players_space) {
  Scenario s;
  s.stock(A, 5, 5, 5).inner(B, "P05").on("P05", "R01").begin();
  EXPECT_EQ(s.refusal("space P05 witch"), "EVE-9.6");
}

TEST(Vectors, EVE_T83_and_EVE_9_12_and_EVE_9_10_a_worker_moves_along) {
  Scenario s;
  s.specialists(A, "C17a").outer(A, "P05").on("P05", "R18").standing("P05", 1).begin();
  s.play("tap C17a").play("transfer P05");
  EXPECT_EQ(s.state.lands[4].workers[witch], 1);
  EXPECT_EQ(s.refusal("space P05 elder"), "EVE-9.3");
}

TEST(Vectors, EVE_T84_and_EVE_D14_and_EVE_7_10_and_EVE_14_12_another_clans_harvest) {
  Scenario s;
  s.specialists(A, "C03a C10a").outer(B, "P37").on("P37", "R20", 1).begin();
  s.play("tap C10a");
  EXPECT_EQ(s.stock_of(A), "2 2 0");
  EXPECT_EQ(s.vp_of(A), 1);
  EXPECT_EQ(s.stock_of(B), "0 0 0");
}

TEST(Vectors, EVE_T85_and_EVE_7_11_an_empty_outer_circle) {
  Scenario s;
  s.begin();
  s.play("token");
  EXPECT_EQ(s.stock_of(A), "1 1 0");
  EXPECT_EQ(s.player(A).token, 0);
}

TEST(Vectors, EVE_T86_and_EVE_3_5_and_EVE_14_15_grey_pack) {
  Scenario s;
  s.stock(A, 2, 1, 0).specialists(A, "C09a").inner(A, "P05").hand(A, "R32").begin();
  s.play("ritual R32").play("onto P05");
  EXPECT_EQ(s.vp_of(A), 3);
  EXPECT_EQ(s.hand_of(A), 2);
}

TEST(Vectors, EVE_T92_and_EVE_D17_and_EVE_14_21_a_ritual_builds_on_itself) {
  Scenario s;
  s.no_start(A).stock(A, 1, 1, 0).outer(A, "P37").hand(A, "R10").begin();
  s.play("ritual R10").play("catalyst P37 sickle 0").play("catalyst P37 sickle 0");
  EXPECT_EQ(s.state.catalysts, 42);
  s.play(B, "pass").play("token");
  EXPECT_EQ(s.stock_of(A), "4 4 0");
}

TEST(Vectors, EVE_T112_and_EVE_8_1_and_EVE_8_2_and_EVE_8_25_no_substitutes) {
  Scenario s;
  s.stock(A, 0, 5, 2).hand(A, "C16a R01 R02").begin();
  EXPECT_EQ(s.refusal("specialist C16a"), "EVE-8.25");
  s.play("exchange").play("discard R01").play("discard R02").play("take 1 0 0");
  EXPECT_TRUE(s.offers("specialist C16a"));
}

TEST(Vectors, EVE_T113_and_EVE_10_3_and_EVE_10_7_a_full_slot) {
  Scenario s;
  s.stock(A, 1, 2, 0).inner(A, "P05 P06").on("P05", "R02", 1).on("P06", "R03").begin();
  s.play("build");
  EXPECT_EQ(s.refusal("catalyst P05 orb 0"), "EVE-10.3");
}

TEST(Vectors, EVE_T114_and_EVE_11_1_and_EVE_11_4_a_free_action_between_two_catalysts) {
  Scenario s;
  s.stock(A, 0, 2, 0).coven(A, 3).inner(A, "P05").on("P05", "R04").begin();
  s.play("build");
  EXPECT_EQ(s.hand_of(A), 2);
  s.play("exchange").play(s.options()[0]).play("take 1 0 0");
  s.play("catalyst P05 sickle 0");
  EXPECT_EQ(s.state.lands[4].catalysts[0], 1);
}

TEST(Vectors, EVE_T115_what_cannot_do_anything_is_not_started) {
  Scenario s;
  s.specialists(A, "C02a C17a").begin();
  EXPECT_EQ(s.refusal("tap C02a"), "EVE-11.6");
  EXPECT_EQ(s.refusal("tap C17a"), "EVE-11.6");
}

TEST(Vectors, EVE_T118_and_EVE_9_14_and_EVE_9_15_and_EVE_10_10_a_declined_transfer_is_lost) {
  Scenario s;
  s.stock(A, 1, 1, 1).coven(A, 5).outer(A, "P09 P13").inner(A, "P05").hand(A, "R44").begin();
  s.play("ritual R44").play("onto P05").play("decline");
  EXPECT_EQ(s.vp_of(A), 5);
  EXPECT_EQ(s.outer_of(A), "P09 P13");
}

TEST(Vectors, EVE_T121_and_EVE_6_6_and_EVE_6_7_the_slot_stays_empty) {
  Scenario s;
  s.region(central, "P05 P09 P13").outer(A, "P37").begin();
  s.play("discover P09");
  const auto& slots = s.state.regions[central].slots;
  EXPECT_EQ(slots[0], 4);
  EXPECT_EQ(slots[1], no_arg);
  EXPECT_EQ(slots[2], 12);
  EXPECT_EQ(s.outer_of(A), "P37 P09");
}

TEST(Vectors, EVE_T122_and_EVE_14_20_a_copy_is_no_action_space) {
  Scenario s;
  s.specialists(A, "C04a").specialists(B, "C16a").inner(A, "P05").on("P05", "R12").begin();
  s.play("tap C04a");
  EXPECT_EQ(s.vp_of(A), 0);
  for (const Region region : {north, central}) EXPECT_EQ(s.in_region(region, A), 0);
}

TEST(Vectors, EVE_T124_and_EVE_7_9_and_EVE_3_4_place_after_place) {
  Scenario s;
  s.specialists(A, "C03a").outer(A, "P29 P37").begin();
  s.play("token");
  EXPECT_EQ(s.order_of({"harvested", "drew", "vp_gained", "gained"}),
            "harvested drew vp_gained harvested gained gained vp_gained gained gained");
}

TEST(Vectors, EVE_T126_and_EVE_3_2_and_EVE_3_3_a_card_is_deaf_to_itself) {
  Scenario s;
  s.stock(A, 1, 1, 3).inner(A, "P05").on("P05", "R46").hand(A, "C13a").begin();
  s.play("council C13a");
  EXPECT_EQ(s.vp_of(A), 3);
  Scenario own;
  own.stock(A, 0, 0, 2).inner(A, "P05").hand(A, "R46").members(A, "C16a").begin();
  own.play("ritual R46").play("onto P05");
  EXPECT_EQ(own.vp_of(A), 0);
}

TEST(Vectors, EVE_T127_and_EVE_1_3_and_EVE_3_6_a_chosen_transfer_may_be_declined) {
  Scenario s;
  s.outer(A, "P09").inner(A, "P05").on("P05", "R41").begin();
  s.play("space P05 elder").play("choose 1").play("decline");
  EXPECT_EQ(s.mana_of(A), 0);
  EXPECT_EQ(s.outer_of(A), "P09");
}

TEST(Vectors, EVE_T131_and_EVE_8_26_and_EVE_3_10_the_place_of_the_ritual_itself) {
  Scenario s;
  s.no_start(A).stock(A, 0, 1, 1).outer(A, "P45").hand(A, "R50").begin();
  s.play("ritual R50").play("transfer P45");
  EXPECT_EQ(s.inner_of(A), "P45");
  EXPECT_EQ(s.vp_of(A), 1);
  EXPECT_EQ(s.mana_of(A), 1);
}

TEST(Vectors, EVE_T132_and_EVE_3_9_in_the_order_of_entry) {
  Scenario s;
  s.no_start(A).stock(A, 1, 1, 1).coven(A, 1).outer(A, "P25").members(A, "C12a").hand(A, "R58");
  s.begin();
  s.play("ritual R58");
  EXPECT_EQ(s.coven_of(A), 2);
  EXPECT_EQ(s.vp_of(A), 4);
  EXPECT_EQ(s.mana_of(A), 1);
  EXPECT_EQ(s.order_of({"advanced", "vp_gained", "gained"}), "advanced vp_gained vp_gained gained");
}

TEST(Vectors, EVE_T133_one_orb_and_all_that_follows) {
  Scenario s;
  s.stock(A, 0, 2, 0).coven(A, 3).members(A, "C12a").inner(A, "P05 P06 P07");
  s.on("P05", "R29", 1).on("P06", "R27", 2).on("P07", "R02").begin();
  s.play("build");
  EXPECT_EQ(s.decision(), "resources");
  EXPECT_EQ(s.vp_of(A), 1) << "Brann comes before the Salamander";
  s.play("take 0 1 0");
  EXPECT_EQ(s.vp_of(A), 2);
  EXPECT_EQ(s.hand_of(A), 2);
  EXPECT_EQ(s.order_of({"paid", "advanced", "drew", "vp_gained", "gained"}),
            "paid advanced drew drew vp_gained gained vp_gained");
}

TEST(Vectors, EVE_T134_and_EVE_3_8_parts_from_left_to_right) {
  Scenario s;
  s.stock(A, 2, 0, 1).inner(A, "P05").hand(A, "R03").begin();
  s.play("ritual R03").play("onto P05");
  EXPECT_EQ(s.decision(), "resources");
  EXPECT_EQ(s.hand_of(A), 0);
  s.play("take 1 1 0");
  EXPECT_EQ(s.hand_of(A), 1);
}

TEST(Vectors, EVE_T136_and_EVE_10_14_building_needs_means) {
  Scenario s;
  s.stock(A, 0, 1, 0).inner(A, "P05").on("P05", "R02").begin();
  EXPECT_EQ(s.refusal("build"), "EVE-10.14");
  Scenario can;
  can.stock(A, 1, 1, 0).inner(A, "P05").on("P05", "R02").begin();
  EXPECT_TRUE(can.offers("build"));
}

TEST(Vectors, EVE_T137_and_EVE_14_8_the_move_is_compulsory) {
  Scenario none;
  none.specialists(A, "C08a").begin();
  none.play("tap C08a");
  EXPECT_EQ(none.mana_of(A), 2);
  EXPECT_EQ(none.decision(), "action");
  Scenario one;
  one.specialists(A, "C08a").inner(A, "P05").on("P05", "R18").standing("P05", 1).begin();
  one.play("tap C08a");
  EXPECT_EQ(one.options(), (Texts{"go north", "go central"}));
}

TEST(Vectors, EVE_T144_and_EVE_D26_and_EVE_8_10_a_free_action_before_the_payment) {
  Scenario s;
  s.clan(A, star, moon).stock(A, 0, 1, 1).hand(A, "R02").specialists(A, "C15a").begin();
  s.play("ritual R02");
  EXPECT_EQ(s.decision(), "binding");
  EXPECT_FALSE(s.offers("pay"));
  s.play("tap C15a").play("pay").play(s.options()[0]).play("take 3 0 0");
  EXPECT_EQ(s.stock_of(A), "3 0 0");
  EXPECT_EQ(s.hand_of(A), 1);
  Scenario lost;
  lost.clan(A, star, moon).stock(A, 0, 1, 1).hand(A, "R02").begin();
  lost.play("ritual R02");
  EXPECT_EQ(lost.decider(), B);
}

TEST(Vectors, EVE_T145_the_ritual_that_is_played_stays) {
  Scenario s;
  s.clan(A, star, moon).stock(A, 0, 1, 1).hand(A, "R02").specialists(A, "C15a C02a").begin();
  s.play("ritual R02");
  EXPECT_EQ(s.refusal("tap C02a"), "EVE-11.6");
  s.play("decline");
  EXPECT_TRUE(s.offers("tap C02a"));
}

TEST(Vectors, EVE_T154_and_EVE_8_27_no_free_place) {
  Scenario s;
  s.stock(A, 5, 5, 5).on("star-sun", "R01").hand(A, "R02").begin();
  EXPECT_EQ(s.refusal("ritual R02"), "EVE-8.27");
}

TEST(Vectors, EVE_T156_and_EVE_2_32_only_the_outer_circle_is_harvested) {
  Scenario s;
  s.inner(A, "P37").outer(A, "P09").begin();
  s.play("token");
  EXPECT_EQ(s.stock_of(A), "1 1 1");
  EXPECT_EQ(s.count(A).places, 1);
}

TEST(Vectors, EVE_T161_and_EVE_D4_and_EVE_5_13_and_EVE_20_2_the_turn_ends_by_itself) {
  Scenario s;
  s.hand(A, "R01").begin();
  s.play("token");
  EXPECT_EQ(s.decider(), B);
  Scenario open;
  open.hand(A, "R01 R02").begin();
  open.play("token");
  EXPECT_EQ(open.decision(), "finish");
  Scenario battle;
  battle.area(north, A, 1).all_pass().begin();
  EXPECT_EQ(battle.decision(), "stone") << "with Mana 0 the dial is 0";
}

TEST(Vectors, EVE_T162_and_EVE_D20_and_EVE_14_29_deploying_needs_no_space) {
  Scenario s;
  s.inner(A, "P05").on("P05", "R38").on_space(north, B).begin();
  s.play("space P05 elder").play("go north");
  EXPECT_EQ(s.state.regions[north].area[A][elder], 1);
  EXPECT_EQ(s.mana_of(A), 2);
  EXPECT_EQ(s.state.regions[north].space, B);
}

TEST(Vectors, EVE_T163_and_EVE_3_12_effects_without_a_target) {
  Scenario s;
  s.inner(A, "P05").on("P05", "R05").begin();
  s.play("space P05 elder");
  EXPECT_EQ(s.vp_of(A), 1);
  Scenario empty;
  empty.stock(A, 0, 1, 2).inner(A, "P05").hand(A, "R33").place_pile("").begin();
  empty.play("ritual R33").play("onto P05").play("go north");
  EXPECT_EQ(empty.outer_of(A), "");
  EXPECT_EQ(empty.decider(), B);
}

TEST(Vectors, EVE_T164_and_EVE_1_15_and_EVE_2_11_no_upper_limit) {
  Scenario s;
  s.stock(A, 25, 0, 0).specialists(A, "C16a").outer(A, "P01").begin();
  s.play("token");
  EXPECT_EQ(s.stock_of(A), "27 1 0");
}

TEST(Vectors, EVE_T167_and_EVE_2_20_and_EVE_2_21_three_region_spaces) {
  Scenario s(4);
  s.hand(A, "R01").stock(C, 1, 0, 0).hand(D, "R02").begin();
  s.play(A, "region north witch").play("take 3 0 0");
  s.play(B, "region central witch").play("choose 1").then("end");
  s.play(C, "region south witch").until("action");
  EXPECT_EQ(s.decider(), D);
  for (const std::string& option : s.options())
    EXPECT_FALSE(option.starts_with("region")) << option;
}

TEST(Vectors, EVE_T170_and_EVE_3_15_deep_nesting) {
  Scenario s;
  s.clan(A, star, moon).stock(A, 0, 1, 1).coven(A, 2).hand(A, "R02 R03");
  s.outer(A, "P09").inner(A, "P05").on("P05", "R50").specialists(A, "C19a").begin();
  s.play("ritual R02").play("onto star-moon").play("tap C19a").play("transfer P09");
  EXPECT_EQ(s.vp_of(A), 1);
  EXPECT_EQ(s.mana_of(A), 1);
  EXPECT_EQ(s.decision(), "binding");
  EXPECT_TRUE(s.offers("pay"));
}

TEST(Vectors, EVE_T172_and_EVE_3_16_and_EVE_7_8_one_question_for_a_place) {
  Scenario s;
  s.specialists(A, "C03a").outer(A, "P45").on("P45", "R04", 2).begin();
  s.play("token");
  EXPECT_EQ(s.options().size(), 10U);
  s.play("take 3 0 0");
  EXPECT_EQ(s.vp_of(A), 1);
  EXPECT_EQ(s.stock_of(A), "4 1 0");
}

TEST(Vectors, EVE_T176_and_EVE_14_30_and_EVE_20_4_copied_taps_in_the_list) {
  Scenario s;
  s.stock(A, 2, 0, 0).specialists(A, "C15a").specialists(B, "C16a C17a");
  s.copy(A, "C16a").copy(A, "C17a").inner(A, "P05").on("P05", "R04").begin();
  EXPECT_TRUE(s.offers("tap C15a"));
  EXPECT_TRUE(s.offers("borrow C16a"));
  EXPECT_FALSE(s.offers("borrow C17a"));
  s.play("build").play("catalyst P05 sickle 0");
  EXPECT_TRUE(s.offers("borrow C16a"));
  s.play("borrow C16a").play("take 0 0 1");
  EXPECT_FALSE(s.offers("borrow C16a"));
  EXPECT_TRUE(s.offers("tap C15a"));
}

TEST(Vectors, EVE_T179_cards_are_named_one_at_a_time) {
  Scenario s;
  std::string cards;
  for (int i = 1; i <= 24; ++i) cards += (i < 10 ? " R0" : " R") + std::to_string(i);
  s.specialists(A, "C06a").hand(A, cards).begin();
  s.play("exchange");
  EXPECT_EQ(s.options().size(), 24U);
  s.play("discard R07");
  EXPECT_EQ(s.options().size(), 23U);
  EXPECT_EQ(s.state.cards.count(in_discard), 0);
  EXPECT_EQ(s.hand_of(A), 24) << "what is named still counts as the hand";
  s.play("discard R01");
  EXPECT_EQ(s.state.cards.count(in_discard), 2);
  EXPECT_EQ(s.vp_of(A), 2);
  EXPECT_EQ(s.options().size(), 3U);
}

TEST(Vectors, EVE_T180_and_EVE_5_15_the_pass_is_asked_for) {
  Scenario s;
  s.reserve(A, 0, 0).hand(A, "R01").begin();
  s.play("token").play(B, "pass");
  EXPECT_EQ(s.options(), Texts{"pass"});
  EXPECT_EQ(s.decider(), A);
}

TEST(Vectors, EVE_T181_and_EVE_3_1_the_saved_resource) {
  Scenario s;
  s.stock(A, 1, 2, 0).specialists(A, "C20a").inner(A, "P05").hand(A, "R01").begin();
  s.play("ritual R01").play("onto P05");
  EXPECT_EQ(s.options(), (Texts{"save herb", "save potion"}));
  s.play("save potion");
  EXPECT_EQ(s.stock_of(A), "0 1 0");
  Scenario forced;
  forced.stock(A, 0, 2, 0).specialists(A, "C20a").inner(A, "P05").hand(A, "R01").begin();
  forced.play("ritual R01").play("onto P05");
  EXPECT_EQ(forced.stock_of(A), "0 0 0");
}

}  // namespace
}  // namespace veillee::evenfall
