// Section 5 of RULES.md: ghost movement, portals, arrivals and fights.
#include "games/sabbat_magica/tests/scenario.hpp"

namespace veillee::sabbat_magica {
namespace {

using Texts = std::vector<std::string>;

// SAB-T2: Green moves a drawbridge ghost to CANTEEN and fights there.
Scenario second_example(std::uint8_t players) {
  Scenario s(players);
  s.order({Red, Green, Blue});
  if (players == 4) s.order({Red, Green, Blue, Yellow});
  return s.ghosts("CANTEEN", {Red, Blue}).terror(Green, 3).bridge(Green, 1).terror(Blue, 0);
}
void fight_it_out(Scenario& s) {
  s.schemes(Green).play("ghosts").play("send CANTEEN").play("fight");
}

TEST(SabbatMagica, SAB_5_1_each_ghost_may_move_once_in_any_order) {
  Scenario s(2);
  s.bridge(Red, 2).ghosts("NES", {Red}).ghosts("ZEN", {Red}).schemes(Red).play("ghosts");
  s.play("move NES GIN").play("send GLOBE").play("back ZEN");
  EXPECT_EQ(s.at("GIN") + s.at("GLOBE") + s.at("ZEN"), "RR");
  EXPECT_TRUE(s.offers("end action"));  // the last one need not move
  EXPECT_EQ(s.refusal("back GIN"), "SAB-5.8");
}

TEST(SabbatMagica, SAB_5_2_from_the_drawbridge_to_any_garden_for_free) {
  Scenario s(2);
  s.bridge(Red, 1).schemes(Red).play("ghosts");
  EXPECT_EQ(s.offered("send"), "GLASS GLOBE CANTEEN TRAIN ALCH ZEN");
  s.play("send ALCH");
  EXPECT_EQ(s.at("ALCH"), "R");
  EXPECT_EQ(s.player(Red).terror, 3);
}

TEST(SabbatMagica, SAB_T101_without_resources_the_gardens_only) {
  Scenario s(2);
  s.bridge(Red, 1).ghosts("ZEN", {Red}).terror(Red, 0).schemes(Red).play("ghosts");
  EXPECT_EQ(s.offered("send"), "GLASS GLOBE CANTEEN TRAIN ALCH");
}

TEST(SabbatMagica, SAB_5_3_from_the_drawbridge_to_any_region_for_its_portal) {
  Scenario s(2);
  s.bridge(Red, 1).fresh(Red, 1, 1, 1, 1).schemes(Red).play("ghosts");
  EXPECT_EQ(s.offered("send"),
            "TUR NES GIN VAD FRI VAL BER GRI GLASS GLOBE CANTEEN TRAIN ALCH ZEN");
  s.play("send VAL");
  EXPECT_EQ(s.at("VAL"), "R");
}

TEST(SabbatMagica, SAB_5_4_back_to_the_drawbridge_for_1_terror) {
  Scenario s(2);
  s.ghosts("NES", {Red}).ghosts("ALCH", {Red}).terror(Red, 0).schemes(Red).play("ghosts");
  s.play("back NES").play("back ALCH");
  EXPECT_EQ(s.player(Red).terror, 2);
  EXPECT_EQ(s.player(Red).drawbridge, 2);
}

TEST(SabbatMagica, SAB_T47_a_ghost_returns_from_NES) {
  Scenario s(2);
  s.ghosts("NES", {Red}).ghosts("GLOBE", {Red}).terror(Red, 4).schemes(Red).play("ghosts");
  s.play("back NES");
  EXPECT_EQ(s.player(Red).terror, 5);
  EXPECT_EQ(s.offered("send"), "");
  EXPECT_EQ(s.refusal("send ZEN"), "SAB-5.8");
}

TEST(SabbatMagica, SAB_5_5_to_an_adjacent_region_without_paying) {
  Scenario s(2);
  s.ghosts("GIN", {Red}).schemes(Red).play("ghosts");
  EXPECT_EQ(s.offered("move"), "GIN NES GIN VAD");
  s.play("move GIN VAD");
  EXPECT_EQ(s.at("VAD"), "R");
}

TEST(SabbatMagica, SAB_T37_from_BER_to_GRI) {
  Scenario s(2);
  s.ghosts("BER", {Red}).schemes(Red).play("ghosts").play("move BER GRI");
  EXPECT_EQ(s.at("GRI"), "R");
  EXPECT_EQ(s.player(Red).homologation, res(0, 0, 0, 0));
}

TEST(SabbatMagica, SAB_T38_from_BER_not_to_TUR) {
  Scenario s(2);
  s.ghosts("BER", {Red}).schemes(Red).play("ghosts");
  EXPECT_EQ(s.refusal("move BER TUR"), "SAB-5.5");
}

TEST(SabbatMagica, SAB_T138_the_ways_out_of_TUR) {
  Scenario s(2);
  s.ghosts("TUR", {Blue}).schemes(Blue).play("ghosts");
  EXPECT_EQ(s.options(), (Texts{"move TUR NES", "move TUR GRI", "back TUR", "end action"}));
}

TEST(SabbatMagica, SAB_5_6_to_an_adjacent_garden) {
  Scenario s(2);
  s.ghosts("GLOBE", {Red}).schemes(Red).play("ghosts");
  EXPECT_EQ(s.offered("move"), "GLOBE GLASS GLOBE CANTEEN");
}

TEST(SabbatMagica, SAB_T54_from_GLASS_to_its_neighbours_only) {
  Scenario s(2);
  s.ghosts("GLASS", {Red}).schemes(Red).play("ghosts");
  EXPECT_EQ(s.refusal("move GLASS CANTEEN"), "SAB-5.6");
  EXPECT_TRUE(s.offers("move GLASS ZEN"));
}

TEST(SabbatMagica, SAB_5_7_never_between_regions_and_gardens) {
  Scenario s(2);
  s.ghosts("NES", {Red}).ghosts("GLOBE", {Red}).schemes(Red).play("ghosts");
  EXPECT_EQ(s.refusal("move NES GLASS"), "SAB-5.7");
  EXPECT_EQ(s.refusal("move GLOBE TUR"), "SAB-5.7");
}

TEST(SabbatMagica, SAB_5_8_a_returned_ghost_waits_for_a_later_action) {
  Scenario s(2);
  s.ghosts("NES", {Red}).bridge(Red, 1).schemes(Red).play("ghosts").play("back NES");
  s.play("send ZEN");            // the one that had not moved
  EXPECT_EQ(s.decider(), Blue);  // nothing is left to move: the action has ended
  s.play(Blue, "pass").play("ghosts");
  EXPECT_TRUE(s.offers("send GLOBE"));
}

TEST(SabbatMagica, SAB_5_9_being_pushed_down_is_not_a_move) {
  Scenario s(2);
  s.ghosts("ZEN", {Red}).ghosts("GLOBE", {Blue, Red}).bridge(Blue, 1).schemes(Blue);
  s.play("ghosts").play("send ZEN").play("fight").play("move GLOBE GLASS").play(Red, "ghosts");
  EXPECT_TRUE(s.offers("back ZEN"));
  EXPECT_TRUE(s.offers("back GLOBE"));  // moved up into the gap
}

TEST(SabbatMagica, SAB_T102_pushed_from_position_1_to_2) {
  Scenario s(2);
  s.ghosts("ZEN", {Blue}).bridge(Red, 1).schemes(Red).play("ghosts").play("send ZEN").play("fight");
  EXPECT_EQ(s.at("ZEN"), "RB");
  s.play(Blue, "ghosts");
  EXPECT_TRUE(s.offers("move ZEN ALCH"));
}

TEST(SabbatMagica, SAB_5_10_SAB_T100_moved_ghosts_are_free_again_in_the_next_action) {
  Scenario s(2);
  s.bridge(Red, 2).schemes(Red).play("ghosts").play("send ZEN");
  EXPECT_EQ(s.refusal("back ZEN"), "SAB-5.8");
  s.play("end action").play(Blue, "pass").play("ghosts");
  EXPECT_TRUE(s.offers("back ZEN"));
  EXPECT_TRUE(s.offers("move ZEN GLASS"));
}

TEST(SabbatMagica, SAB_5_11_a_place_never_holds_two_ghosts_of_one_colour) {
  Scenario s(2);
  s.bridge(Red, 1).ghosts("ZEN", {Red}).ghosts("ALCH", {Red}).schemes(Red).play("ghosts");
  EXPECT_EQ(s.refusal("send ZEN"), "SAB-5.11");
  EXPECT_EQ(s.refusal("move ALCH ZEN"), "SAB-5.11");
  s.play("back ZEN");
  EXPECT_TRUE(s.offers("move ALCH ZEN"));
}

TEST(SabbatMagica, SAB_5_12_the_portal_costs_one_of_each_kind_shown) {
  Scenario s(2);
  s.bridge(Red, 1).fresh(Red, 2, 2, 2, 2).schemes(Red).play("ghosts").play("send BER");  // S R G
  EXPECT_EQ(s.fresh(Red), res(1, 1, 1, 2));
}

TEST(SabbatMagica, SAB_5_13_each_kind_from_either_store) {
  Scenario s(2);
  s.bridge(Red, 1).fresh(Red, 1, 1, 0, 0).old(Red, 1, 1, 0, 0).schemes(Red).play("ghosts");
  s.play("send TUR");  // S R
  EXPECT_EQ(s.options(), (Texts{"pay 2h", "pay 1h:S", "pay 1h:R", "pay 1h:SR"}));
  EXPECT_NE(view_text<SabbatMagica>(s.state, spectator).find(R"("either":["spider","rat"])"),
            std::string::npos);
  s.play("pay 1h:R");
  EXPECT_EQ(s.fresh(Red), res(0, 1, 0, 0));
  EXPECT_EQ(s.old(Red), res(1, 0, 0, 0));
}

TEST(SabbatMagica, SAB_5_14_the_payment_goes_to_the_homologation_area) {
  Scenario s(2);
  s.bridge(Red, 1).fresh(Red, 0, 0, 1, 1).homologation(Red, 1, 0, 1, 0).schemes(Red);
  s.play("ghosts").play("send VAL");
  EXPECT_EQ(s.player(Red).homologation, res(1, 0, 2, 1));
}

TEST(SabbatMagica, SAB_T35_two_ways_to_pay) {
  Scenario s(2);
  s.portal("GRI", "PT_SGM").bridge(Red, 1).fresh(Red, 1, 0, 1, 0).old(Red, 0, 0, 1, 1);
  s.schemes(Red).play("ghosts").play("send GRI");
  EXPECT_EQ(s.options(), (Texts{"pay 1h:M", "pay 1h:GM"}));
  EXPECT_NE(view_text<SabbatMagica>(s.state, spectator).find(R"("either":["gem"])"),
            std::string::npos);
  s.play("pay 1h:GM");
  EXPECT_EQ(s.player(Red).homologation, res(1, 0, 1, 1));
}

TEST(SabbatMagica, SAB_5_15_without_the_full_cost_the_move_is_illegal) {
  Scenario s(2);
  s.bridge(Red, 1)
      .fresh(Red, 1, 0, 0, 0)
      .homologation(Red, 0, 5, 5, 5)
      .chimeras(Red, 2)
      .cursed(Red);
  s.schemes(Red).play("ghosts");
  EXPECT_EQ(s.offered("send"), "GLASS GLOBE CANTEEN TRAIN ALCH ZEN");
  EXPECT_EQ(s.refusal("send TUR"), "SAB-5.15");
}

TEST(SabbatMagica, SAB_T36_a_cursed_resource_does_not_pay) {
  Scenario s(2);
  s.portal("GRI", "PT_SGM").bridge(Red, 1).fresh(Red, 1, 0, 1, 0).cursed(Red).schemes(Red);
  s.play("ghosts");
  EXPECT_EQ(s.refusal("send GRI"), "SAB-5.15");
}

TEST(SabbatMagica, SAB_5_16_the_portal_is_paid_before_the_arrival) {
  Scenario s(2);
  s.ghosts("TUR", {Blue}).bridge(Red, 1).fresh(Red, 1, 1, 0, 0).terror(Red, 5).schemes(Red);
  s.play("ghosts").play("send TUR");
  EXPECT_EQ(s.options(), (Texts{"leave", "fight"}));
  EXPECT_EQ(s.player(Red).homologation, res(1, 1, 0, 0));
}

TEST(SabbatMagica, SAB_5_17_settle_or_fight_all) {
  Scenario s(2);
  s.ghosts("ZEN", {Blue}).bridge(Red, 1).terror(Red, 5).schemes(Red).play("ghosts");
  s.play("send ZEN");
  EXPECT_EQ(s.options(), (Texts{"settle", "fight"}));
}

TEST(SabbatMagica, SAB_T133_arrivals_from_neighbouring_places) {
  Scenario s(3);
  s.order({Blue, Red, Green}).ghosts("GLOBE", {Blue}).ghosts("FRI", {Blue}).terror(Blue, 2);
  s.ghosts("CANTEEN", {Red}).ghosts("VAL", {Red}).schemes(Blue).play("ghosts");
  s.play("move GLOBE CANTEEN");
  EXPECT_EQ(s.options(), (Texts{"settle", "fight"}));
  s.play("settle").play("move FRI VAL");
  EXPECT_EQ(s.options(), (Texts{"settle", "fight"}));
  s.play("fight");
  EXPECT_EQ(s.at("CANTEEN"), "RB");
  EXPECT_EQ(s.at("VAL"), "BR");
  EXPECT_EQ(s.player(Blue).terror, 1);
}

TEST(SabbatMagica, SAB_5_18_the_gap_behind_it_closes_first) {
  Scenario s(2);
  s.ghosts("GLASS", {Red, Blue}).bridge(Red, 1).schemes(Red).play("ghosts").play("move GLASS ZEN");
  EXPECT_EQ(s.at("GLASS"), "B");
  EXPECT_EQ(s.at("ZEN"), "R");
}

TEST(SabbatMagica, SAB_T103_from_GLASS_into_a_fight_in_GLOBE) {
  Scenario s(2);
  s.order({Blue, Red}).ghosts("GLASS", {Blue, Red}).ghosts("GLOBE", {Red}).terror(Blue, 1);
  s.schemes(Blue).play("ghosts").play("move GLASS GLOBE").play("fight");
  EXPECT_EQ(s.at("GLASS"), "R");
  EXPECT_EQ(s.at("GLOBE"), "BR");
  EXPECT_EQ(s.player(Blue).terror, 0);
  EXPECT_EQ(s.player(Blue).vp, 2);
  EXPECT_TRUE(has_major(s.state, Red, glassworks));
  EXPECT_EQ(position_in(s.state, Red, crystal_globe), 1);
}

TEST(SabbatMagica, SAB_5_19_it_settles_directly_behind_the_ghosts_present) {
  Scenario s(4);
  s.ghosts("GIN", {Red}).bridge(Blue, 1).fresh(Blue, 1, 0, 0, 1).terror(Blue, 0).schemes(Blue);
  s.play("ghosts").play("send GIN");
  EXPECT_EQ(s.at("GIN"), "RB");
}

TEST(SabbatMagica, SAB_T104_Blue_settles_in_BER) {
  Scenario s(4);
  s.ghosts("BER", {Red}).bridge(Blue, 1).fresh(Blue, 1, 1, 1, 0).schemes(Blue);
  s.play("ghosts").play("send BER").play("settle");
  EXPECT_EQ(s.at("BER"), "RB");
}

TEST(SabbatMagica, SAB_5_20_SAB_T53_no_fight_in_an_empty_place) {
  Scenario s(2);
  s.ghosts("GLOBE", {Red}).bridge(Red, 1).terror(Red, 9).schemes(Red).play("ghosts");
  s.play("move GLOBE CANTEEN");
  EXPECT_EQ(s.decision(), Decision::ghost);  // it has settled without a question
  EXPECT_EQ(s.at("CANTEEN"), "R");
  EXPECT_EQ(s.player(Red).vp, 0);
}

TEST(SabbatMagica, SAB_5_21_turned_away_from_a_full_place) {
  Scenario s(3);
  s.ghosts("CANTEEN", {Red, Green}).bridge(Blue, 1).terror(Blue, 4).schemes(Blue);
  s.play("ghosts").play("send CANTEEN").play("leave");
  EXPECT_EQ(s.player(Blue).graveyard, 7);
  EXPECT_EQ(s.player(Red).vp, 2);
  EXPECT_EQ(s.player(Green).vp, 2);
  EXPECT_EQ(s.player(Blue).vp, 0);
  EXPECT_EQ(s.player(Blue).terror, 5);
}

TEST(SabbatMagica, SAB_T40_Blue_turned_away_from_GRI) {
  Scenario s(2);
  s.portal("GRI", "PT_SR").ghosts("GRI", {Red}).bridge(Blue, 1).fresh(Blue, 1, 1, 0, 0);
  s.terror(Blue, 3).schemes(Blue).play("ghosts").play("send GRI").play("leave");
  EXPECT_EQ(s.player(Blue).graveyard, 7);
  EXPECT_EQ(s.player(Blue).terror, 4);
  EXPECT_EQ(s.player(Red).vp, 2);
  EXPECT_EQ(s.player(Blue).homologation, res(1, 1, 0, 0));
  EXPECT_EQ(s.at("GRI"), "R");
}

TEST(SabbatMagica, SAB_T41_two_players_watch_Blue_being_turned_away) {
  Scenario s(4);
  s.ghosts("VAD", {Red, Green}).bridge(Blue, 1).fresh(Blue, 0, 1, 1, 0).terror(Blue, 0);
  s.schemes(Blue).play("ghosts").play("send VAD");
  EXPECT_EQ(s.player(Red).vp, 2);
  EXPECT_EQ(s.player(Green).vp, 2);
  EXPECT_EQ(s.player(Blue).terror, 1);
}

TEST(SabbatMagica, SAB_5_22_turning_away_may_be_chosen_but_not_with_a_free_space) {
  Scenario s(2);
  s.ghosts("TUR", {Red}).ghosts("ZEN", {Red}).bridge(Blue, 2).fresh(Blue, 1, 1, 0, 0);
  s.terror(Blue, 9).schemes(Blue).play("ghosts").play("send TUR");
  EXPECT_EQ(s.options(), (Texts{"leave", "fight"}));
  s.play("leave").play("send ZEN");
  EXPECT_EQ(s.refusal("leave"), "SAB-5.22");
}

TEST(SabbatMagica, SAB_T42_Blue_arrives_in_VAD) {
  Scenario s(3);
  s.ghosts("VAD", {Red}).bridge(Blue, 1).fresh(Blue, 0, 1, 1, 0).terror(Blue, 4).schemes(Blue);
  s.play("ghosts").play("send VAD");
  EXPECT_EQ(s.options(), (Texts{"settle", "fight"}));
}

TEST(SabbatMagica, SAB_T43_Blue_fights_in_VAD) {
  Scenario s(3);
  s.order({Blue, Red, Green}).ghosts("VAD", {Red}).bridge(Blue, 1).fresh(Blue, 0, 1, 1, 0);
  s.terror(Blue, 1).schemes(Blue).play("ghosts").play("send VAD").play("fight");
  EXPECT_EQ(s.player(Blue).terror, 0);
  EXPECT_EQ(s.player(Blue).vp, 2);
  EXPECT_EQ(s.at("VAD"), "BR");
  EXPECT_EQ(s.player(Red).graveyard, 6);
}

TEST(SabbatMagica, SAB_T44_too_little_terror_to_fight) {
  Scenario s(2);
  s.order({Red, Blue}).ghosts("TUR", {Red}).bridge(Blue, 1).fresh(Blue, 1, 1, 0, 0).terror(Blue, 1);
  s.schemes(Blue).play("ghosts").play("send TUR");  // only one way: it is taken
  EXPECT_EQ(s.happened(Happened::turned_away, Blue), 1);
  EXPECT_EQ(s.at("TUR"), "R");
}

TEST(SabbatMagica, SAB_5_23_SAB_T122_a_ghost_turned_away_is_gone_for_the_round) {
  Scenario s(2);
  s.ghosts("TUR", {Red}).bridge(Blue, 1).fresh(Blue, 1, 1, 0, 0).terror(Blue, 0).schemes(Blue);
  s.play("ghosts").play("send TUR").play(Red, "pass");
  EXPECT_EQ(s.refusal("ghosts"), "SAB-5.1");
  EXPECT_EQ(s.player(Blue).graveyard, 7);
}

TEST(SabbatMagica, SAB_5_24_nobody_is_shifted_by_settling_or_turning_away) {
  Scenario s(4);
  s.ghosts("GLOBE", {Red, Blue}).ghosts("TUR", {Blue, Red}).bridge(Green, 2);
  s.fresh(Green, 1, 1, 0, 0).terror(Green, 0).schemes(Green).play("ghosts").play("send GLOBE");
  s.play("send TUR");
  EXPECT_EQ(s.at("GLOBE"), "RBG");
  EXPECT_EQ(s.at("TUR"), "BR");
}

TEST(SabbatMagica, SAB_5_38_a_ghost_from_a_neighbouring_place_can_be_turned_away) {
  Scenario s(3);
  s.ghosts("CANTEEN", {Red, Green})
      .ghosts("TRAIN", {Blue})
      .terror(Blue, 0)
      .schemes(Blue)
      .play("ghosts")
      .play("move TRAIN CANTEEN");
  EXPECT_EQ(s.at("TRAIN"), "");
  EXPECT_EQ(s.player(Blue).graveyard, 7);
  EXPECT_EQ(s.player(Blue).terror, 1);
  EXPECT_EQ(s.player(Blue).homologation.total(), 0);
}

TEST(SabbatMagica, SAB_T142_from_TUR_turned_away_in_NES) {
  Scenario s(2);
  s.ghosts("TUR", {Blue}).ghosts("NES", {Red}).ghosts("ZEN", {Blue}).terror(Blue, 4).vp(Blue, 6);
  s.vp(Red, 5).schemes(Blue).play("ghosts").play("move TUR NES").play("leave");
  EXPECT_EQ(s.player(Blue).graveyard, 6);
  EXPECT_EQ(s.at("TUR"), "");
  EXPECT_EQ(s.at("NES"), "R");
  EXPECT_EQ(s.player(Red).vp, 7);
  EXPECT_EQ(s.player(Blue).terror, 5);
  EXPECT_EQ(s.player(Blue).vp, 6);
  EXPECT_EQ(s.player(Blue).homologation.total(), 0);
}

TEST(SabbatMagica, SAB_5_39_turning_away_is_neither_a_fight_nor_a_return) {
  Scenario s(2);
  s.ghosts("TUR", {Red}).ghosts("TRAIN", {Blue}).ghosts("ZEN", {Blue}).bridge(Blue, 1);
  s.fresh(Blue, 1, 1, 0, 0).terror(Blue, 0).schemes(Blue).play("ghosts").play("send TUR");
  EXPECT_EQ(s.player(Blue).terror, 1);  // not 2
  EXPECT_EQ(s.player(Blue).vp, 0);
  EXPECT_EQ(s.player(Blue).homologation, res(1, 1, 0, 0));
}

TEST(SabbatMagica, SAB_T144_turned_away_at_10_T) {
  Scenario s(2);
  s.ghosts("TRAIN", {Blue}).ghosts("GRI", {Red}).terror(Blue, 10).bridge(Blue, 1);
  s.fresh(Blue, 1, 1, 0, 1).schemes(Blue).play("ghosts").play("send GRI").play("leave");
  EXPECT_EQ(s.player(Blue).terror, 10);
  EXPECT_EQ(s.player(Blue).vp, 0);
  EXPECT_EQ(s.player(Red).vp, 2);
  EXPECT_EQ(s.player(Blue).homologation, res(1, 1, 0, 1));
}

TEST(SabbatMagica, SAB_5_40_a_place_with_a_space_for_everybody_turns_nobody_away) {
  for (const char* garden : {"GLASS", "GLOBE", "CANTEEN", "TRAIN", "ALCH", "ZEN"}) {
    Scenario s(2);
    s.ghosts(garden, {Red}).bridge(Blue, 1).terror(Blue, 0).schemes(Blue).play("ghosts");
    s.play(std::string("send ") + garden);
    EXPECT_EQ(s.at(garden), "RB");
  }
  for (const char* garden : {"GLOBE", "TRAIN", "ZEN"}) {
    Scenario s(3);
    s.ghosts(garden, {Red, Blue}).bridge(Green, 1).terror(Green, 9).schemes(Green).play("ghosts");
    s.play(std::string("send ") + garden).play("fight");
    EXPECT_EQ(s.at(garden), "GRB");
  }
}

TEST(SabbatMagica, SAB_T148_Green_in_TRAIN_and_CANTEEN) {
  Scenario s(3);
  s.order({Red, Blue, Green}).ghosts("TRAIN", {Red, Blue}).ghosts("CANTEEN", {Red, Blue});
  s.terror(Green, 1).bridge(Green, 2).schemes(Green).play("ghosts").play("send TRAIN");
  EXPECT_EQ(s.at("TRAIN"), "RBG");
  EXPECT_FALSE(has_bonus(s.state, Green, training_ground));
  s.play("send CANTEEN");
  EXPECT_EQ(s.player(Red).vp, 2);
  EXPECT_EQ(s.player(Blue).vp, 2);
  EXPECT_EQ(s.player(Green).terror, 2);
}

// ── Fights ──────────────────────────────────────────────────────────────────────────────────────

TEST(SabbatMagica, SAB_T2_the_fight_of_the_rulebook) {
  Scenario s = second_example(3);
  fight_it_out(s);
  EXPECT_EQ(s.player(Green).terror, 0);
  EXPECT_EQ(s.player(Green).vp, 4);
  EXPECT_EQ(s.at("CANTEEN"), "GR");
  EXPECT_EQ(s.player(Blue).graveyard, 7);
  EXPECT_EQ(s.player(Blue).terror, 1);
}

TEST(SabbatMagica, SAB_T3_the_same_with_the_training_ground) {
  Scenario s = second_example(3);
  s.ghosts("TRAIN", {Green});
  fight_it_out(s);
  EXPECT_EQ(s.player(Green).vp, 5);
}

TEST(SabbatMagica, SAB_T4_the_same_with_its_second_position) {
  Scenario s = second_example(3);
  s.ghosts("TRAIN", {Red, Green});
  fight_it_out(s);
  EXPECT_EQ(s.player(Green).vp, 4);
}

TEST(SabbatMagica, SAB_T5_the_same_with_four_players) {
  Scenario s = second_example(4);
  fight_it_out(s);
  EXPECT_EQ(s.at("CANTEEN"), "GRB");
  EXPECT_EQ(s.player(Blue).terror, 0);
  EXPECT_EQ(s.player(Blue).graveyard, 6);
  EXPECT_EQ(s.player(Green).vp, 4);
}

TEST(SabbatMagica, SAB_5_25_all_ghosts_present_are_fought) {
  Scenario s(3);
  s.order({Green, Red, Blue}).ghosts("GLOBE", {Red, Blue}).bridge(Green, 1).terror(Green, 2);
  s.schemes(Green).play("ghosts").play("send GLOBE").play("fight");
  EXPECT_EQ(s.player(Green).terror, 0);
  EXPECT_EQ(s.player(Green).vp, 4);
}

TEST(SabbatMagica, SAB_5_26_two_terror_for_those_before_one_for_those_after) {
  Scenario s(4);
  s.order({Yellow, Red, Blue, Green}).ghosts("GLOBE", {Green, Yellow}).bridge(Blue, 1);
  s.terror(Blue, 9).schemes(Blue).play("ghosts").play("send GLOBE").play("fight");
  EXPECT_EQ(s.player(Blue).terror, 6);
}

TEST(SabbatMagica, SAB_5_27_the_cost_must_be_paid_in_full) {
  Scenario s(3);
  s.order({Red, Green, Blue}).ghosts("GLOBE", {Red}).bridge(Green, 2).terror(Green, 1);
  s.schemes(Green).play("ghosts").play("send GLOBE");
  EXPECT_EQ(s.at("GLOBE"), "RG");  // settled: a fight would have cost 2
  EXPECT_EQ(s.player(Green).terror, 1);
  Scenario t(3);
  t.ghosts("GLOBE", {Blue, Green}).bridge(Red, 1).terror(Red, 1);
  t.schemes(Red).play("ghosts").play("send GLOBE");
  EXPECT_EQ(t.at("GLOBE"), "BGR");
}

TEST(SabbatMagica, SAB_5_28_the_attacker_always_wins) {
  Scenario s(2);
  s.ghosts("TUR", {Red}).terror(Red, 10).bridge(Blue, 1).fresh(Blue, 1, 1, 0, 0).terror(Blue, 2);
  s.schemes(Blue).play("ghosts").play("send TUR").play("fight");
  EXPECT_EQ(s.at("TUR"), "B");
  EXPECT_EQ(s.happened(Happened::fought, Blue), 1);
}

TEST(SabbatMagica, SAB_5_29_2_VP_for_each_ghost_fought) {
  Scenario s(4);
  s.ghosts("BER", {Red, Blue, Green}).bridge(Yellow, 1).fresh(Yellow, 1, 1, 1, 0).terror(Yellow, 6);
  s.schemes(Yellow).play("ghosts").play("send BER").play("fight");
  EXPECT_EQ(s.player(Yellow).vp, 6);
}

TEST(SabbatMagica, SAB_5_30_the_training_ground_adds_1_VP_to_a_fight) {
  Scenario s(2);
  s.ghosts("TRAIN", {Blue}).ghosts("ZEN", {Red}).bridge(Blue, 1).schemes(Blue).play("ghosts");
  s.play("send ZEN").play("fight");
  EXPECT_EQ(s.player(Blue).vp, 3);
}

TEST(SabbatMagica, SAB_5_31_the_attacker_takes_position_1_the_others_move_down) {
  Scenario s(4);
  s.ghosts("ALCH", {Blue, Red}).bridge(Green, 1).terror(Green, 9).schemes(Green).play("ghosts");
  s.play("send ALCH").play("fight");
  EXPECT_EQ(s.at("ALCH"), "GBR");
}

TEST(SabbatMagica, SAB_5_32_the_last_ghost_without_a_space_goes_to_the_graveyard) {
  Scenario s(3);
  s.ghosts("NES", {Red, Blue}).bridge(Green, 1).fresh(Green, 1, 0, 1, 0).terror(Green, 9);
  s.terror(Blue, 4).terror(Red, 4).schemes(Green).play("ghosts").play("send NES").play("fight");
  EXPECT_EQ(s.at("NES"), "GR");
  EXPECT_EQ(s.player(Blue).graveyard, 7);
  EXPECT_EQ(s.player(Blue).terror, 5);
  EXPECT_EQ(s.player(Red).terror, 4);
}

TEST(SabbatMagica, SAB_T92_a_beaten_ghost_is_unavailable) {
  Scenario s(2);
  s.ghosts("GRI", {Blue}).bridge(Red, 1).fresh(Red, 1, 1, 0, 1).terror(Red, 9).schemes(Red);
  s.play("ghosts").play("send GRI").play("fight");
  EXPECT_EQ(s.decider(), Blue);
  EXPECT_EQ(s.refusal("ghosts"), "SAB-5.1");
}

TEST(SabbatMagica, SAB_5_33_with_a_free_space_nobody_is_lost) {
  Scenario s(3);
  s.ghosts("NES", {Red}).bridge(Green, 1).fresh(Green, 1, 0, 1, 0).terror(Green, 9);
  s.schemes(Green).play("ghosts").play("send NES").play("fight");
  EXPECT_EQ(s.at("NES"), "GR");
  EXPECT_EQ(s.happened(Happened::thrown_out), 0);
}

TEST(SabbatMagica, SAB_5_34_a_fight_is_allowed_with_a_free_space) {
  Scenario s(2);
  s.ghosts("ZEN", {Red}).bridge(Blue, 1).schemes(Blue).play("ghosts").play("send ZEN");
  EXPECT_TRUE(s.offers("settle"));
  EXPECT_TRUE(s.offers("fight"));
}

TEST(SabbatMagica, SAB_5_35_the_order_of_a_fight) {
  Scenario s(2);
  s.ghosts("TUR", {Red}).bridge(Blue, 1).fresh(Blue, 1, 1, 0, 0).terror(Blue, 5).schemes(Blue);
  s.play("ghosts").play("send TUR");
  s.events.clear();
  s.play("fight");
  // The attacker stands in its place before the last ghost is out.
  const Happened expected[] = {Happened::ghost_sent,   Happened::fought,     Happened::terror_spent,
                               Happened::vp_gained,    Happened::took_first, Happened::thrown_out,
                               Happened::terror_gained};
  ASSERT_EQ(s.events.size(), std::size(expected));
  for (std::size_t i = 0; i < std::size(expected); ++i)
    EXPECT_EQ(Happened{s.events[i].kind}, expected[i]) << i;
  EXPECT_EQ(s.player(Red).vp, 0);
}

TEST(SabbatMagica, SAB_5_36_SAB_T106_two_fights_in_one_action) {
  Scenario s(3);
  s.order({Blue, Red, Green}).terror(Blue, 3).ghosts("NES", {Red}).ghosts("VAD", {Green});
  s.ghosts("TUR", {Blue}).ghosts("GIN", {Blue}).schemes(Blue).play("ghosts");
  s.play("move TUR NES").play("fight").play("move GIN VAD").play("fight");
  EXPECT_EQ(s.player(Blue).terror, 1);
  EXPECT_EQ(s.player(Blue).vp, 4);
}

TEST(SabbatMagica, SAB_5_37_defenders_have_the_bonus_of_their_new_position_at_once) {
  Scenario s(2);
  s.ghosts("CANTEEN", {Red}).bridge(Blue, 1).schemes(Blue);
  EXPECT_EQ(canteen_bonus(s.state, Red), 2);
  s.play("ghosts").play("send CANTEEN").play("fight");
  EXPECT_EQ(canteen_bonus(s.state, Red), 1);
  EXPECT_EQ(canteen_bonus(s.state, Blue), 2);
}

TEST(SabbatMagica, SAB_T107_a_defender_in_the_glassworks) {
  Scenario s(3);
  s.ghosts("GLASS", {Red, Blue}).bridge(Green, 1).terror(Green, 9).terror(Red, 0);
  s.magician(Red, "a2").mirror("W-3", cracked).order({Green, Red, Blue}).schemes(Green);
  s.play("ghosts").play("send GLASS").play("fight");
  EXPECT_EQ(s.at("GLASS"), "GR");
  s.play(Red, "walk a1").play("mirror N-a");
  EXPECT_EQ(s.player(Red).terror, 3);
  s.pass_to(Red).play("walk a2").play("nothing").pass_to(Red).play("walk a3").play("mirror W-3");
  EXPECT_EQ(s.player(Red).terror, 6);
}

TEST(SabbatMagica, SAB_T132_a_great_fight_in_the_globe) {
  Scenario s(4);
  s.order({Red, Blue, Green, Yellow}).ghosts("GLOBE", {Red, Blue, Yellow}).ghosts("TRAIN", {Green});
  s.terror(Green, 5).terror(Yellow, 2).bridge(Green, 1).schemes(Green).play("ghosts");
  s.play("send GLOBE").play("fight");
  EXPECT_EQ(s.player(Green).terror, 0);
  EXPECT_EQ(s.player(Green).vp, 7);
  EXPECT_EQ(s.at("GLOBE"), "GRB");
  EXPECT_EQ(s.player(Yellow).graveyard, 7);
  EXPECT_EQ(s.player(Yellow).terror, 3);
}

}  // namespace
}  // namespace veillee::sabbat_magica
