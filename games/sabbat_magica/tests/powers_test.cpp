// Section 8 of RULES.md: POWER cards.
#include "games/sabbat_magica/tests/scenario.hpp"

namespace veillee::sabbat_magica {
namespace {

using Texts = std::vector<std::string>;

Scenario with_powers(std::uint8_t players = 2) { return Scenario(players, power_per_round); }
Scenario four() { return with_powers(4); }

TEST(SabbatMagica, SAB_8_3_POWER_cards_are_off_by_default) {
  EXPECT_EQ(Options{}.power, power_off);
  EXPECT_EQ(preset_setup(SabbatMagica::info().options, 2).values[0], power_off);
  Scenario s(4);
  s.bridge(Blue, 1).schemes(Blue).play("ghosts");
  EXPECT_EQ(s.refusal("power frenzy"), "SAB-8.3");
}

TEST(SabbatMagica, SAB_T83_without_the_variant_no_POWER_is_ever_offered) {
  Options options;
  options.seats = 4;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    State state = start(options, seed);
    FastRng random(seed);
    ActionList list;
    while (!over<SabbatMagica>(state)) {
      const auto [seat, action] = random_action<SabbatMagica>(state, list, random);
      for (const Action& option : list)
        for (const Do power : {Do::power, Do::fly, Do::teleport, Do::protect, Do::reappear})
          ASSERT_NE(Do{option.kind}, power);
      apply<SabbatMagica>(state, seat, action);
    }
  }
}

TEST(SabbatMagica, SAB_8_4_one_card_of_the_own_people_in_the_whole_game) {
  Scenario s = four();
  s.power(Blue, spell).bridge(Blue, 1).terror(Blue, 0).schemes(Blue).play("ghosts");
  EXPECT_EQ(s.offered("power"), "");
  EXPECT_EQ(s.refusal("power frenzy"), "SAB-8.5");
  EXPECT_EQ(s.refusal("power luxuriance"), "SAB-8.4");
}

TEST(SabbatMagica, SAB_8_5_the_first_use_settles_the_card) {
  Scenario s = four();
  s.round(2, dark_moon).bridge(Blue, 2).schemes(Blue).play("ghosts");
  EXPECT_EQ(s.player(Blue).power, no_power);
  s.play("power frenzy");
  EXPECT_EQ(s.player(Blue).power, frenzy);
  EXPECT_EQ(s.happened(Happened::power_used, Blue), 1);
}

TEST(SabbatMagica, SAB_8_6_until_then_all_three_cards_are_open) {
  Scenario s = four();
  s.magician(Blue, "b2").magician(Red, "c2").ghosts("NES", {Blue}).schemes(Blue).play("ghosts");
  EXPECT_EQ(s.offered("power"), "booster frenzy");
  s.play("end action").pass_to(Blue).play("walk b1").play("nothing");
  EXPECT_EQ(s.offered("power"), "spell");
}

TEST(SabbatMagica, SAB_T114_Doppelganger_and_Fireball_side_by_side) {
  Scenario s = four();
  s.magician(Yellow, "a1").magician(Red, "c2").bridge(Red, 2).round(3, dark_moon).schemes(Yellow);
  s.play("walk b1").play("tile");
  EXPECT_EQ(s.offered("power"), "doppelganger fireball");
  s.play("power fireball");
  EXPECT_EQ(s.player(Yellow).power, fireball);
  Scenario later = four();
  later.magician(Yellow, "a1").magician(Red, "c2").bridge(Red, 2).round(4, dark_moon);
  later.power(Yellow, fireball).schemes(Yellow).play("walk b1").play("tile");
  EXPECT_EQ(later.offered("power"), "fireball");
}

TEST(SabbatMagica, SAB_8_7_at_most_once_in_each_round) {
  Scenario s = four();
  s.round(2, dark_moon).order({Blue, Red, Green, Yellow}).terror(Blue, 0).ghosts("ZEN", {Blue});
  s.schemes(Blue).play("ghosts").play("power frenzy");
  EXPECT_EQ(s.refusal("power frenzy"), "SAB-8.7");
  s.play("end action").pass_to(Blue).play("ghosts");
  EXPECT_FALSE(s.offers("power frenzy"));
}

TEST(SabbatMagica, SAB_8_8_once_in_the_game_in_the_other_mode) {
  Scenario s(2, power_per_game);
  s.round(3).power(Blue, frenzy, true).terror(Blue, 0).ghosts("ZEN", {Blue}).study();
  s.split({7, 6});
  while (s.decision() != Decision::scheme) s.play(s.options().back());
  s.pass_to(Blue).play("ghosts");
  EXPECT_EQ(s.refusal("power frenzy"), "SAB-8.8");
}

TEST(SabbatMagica, SAB_T82_Frenzy_once_in_a_game) {
  Scenario s(2, power_per_game);
  s.magician(Blue, "b2").magician(Red, "c2").bridge(Blue, 1).terror(Blue, 0).schemes(Blue, 3);
  s.play("ghosts").play("power frenzy").play("end action");  // the last action of round 1
  EXPECT_EQ(s.state.round, 2);
  s.split({7, 7});
  while (s.decision() != Decision::scheme) s.play(s.options().back());
  s.pass_to(Blue).play("ghosts");
  EXPECT_EQ(s.offered("power"), "");
  s.play("end action").pass_to(Blue).play("walk b1").play("nothing");
  EXPECT_NE(s.decision(), Decision::after_effect);  // no Spell either
}

TEST(SabbatMagica, SAB_8_9_a_POWER_costs_no_action_and_is_public) {
  Scenario s = four();
  s.bridge(Blue, 1).schemes(Blue).play("ghosts").play("power frenzy");
  EXPECT_EQ(s.decision(), Decision::ghost);
  EXPECT_EQ(s.decider(), Blue);
  EXPECT_TRUE(s.offers("send ZEN"));
  for (const Event& e : s.events) EXPECT_EQ(seen_by(e, spectator), e);
}

TEST(SabbatMagica, SAB_T124_Frenzy_in_round_1) {
  Scenario s = with_powers();
  s.bridge(Blue, 1).terror(Blue, 3).schemes(Blue).play("ghosts").play("power frenzy");
  EXPECT_EQ(s.player(Blue).terror, 6);
  s.play("send ZEN");
  EXPECT_EQ(s.at("ZEN"), "B");
  s.play(Red, "pass");
  EXPECT_EQ(s.decider(), Blue);
}

TEST(SabbatMagica, SAB_8_10_a_POWER_must_change_something_and_spares_nobody) {
  Scenario s = four();
  s.magician(Yellow, "a1").magician(Red, "c2").magician(Blue, "c1").magician(Green, "d4");
  s.bridge(Red, 2).bridge(Blue, 1).bridge(Green, 1).schemes(Yellow).play("walk b1");
  s.play("nothing").play("power fireball");
  EXPECT_EQ(s.player(Red).drawbridge, 1);
  EXPECT_EQ(s.player(Blue).drawbridge, 0);
  EXPECT_EQ(s.player(Green).drawbridge, 1);
}

TEST(SabbatMagica, SAB_8_11_SAB_T112_only_at_the_end_of_the_own_B1) {
  Scenario s = with_powers();
  s.magician(Blue, "a1").magician(Red, "d1").order({Blue, Red}).schemes(Blue);
  s.play("walk a2").play("nothing");
  EXPECT_EQ(s.decider(), Red);  // next to nobody: Spell is not offered
  s.play("walk c1").play("nothing").play(Blue, "walk a1").play("nothing");
  s.play(Red, "walk b1");
  EXPECT_EQ(s.decider(), Red);
  s.play("nothing");
  EXPECT_EQ(s.decision(), Decision::scheme);  // nor after Red's B1
}

TEST(SabbatMagica, SAB_T150_Spell_after_the_first_placement) {
  Scenario s = with_powers();
  s.magician(Red, "b2").terror(Red, 2).terror(Blue, 4).schemes(Blue).play("walk c3").play("tile");
  s.play("power spell");
  EXPECT_EQ(s.player(Red).terror, 1);
  EXPECT_EQ(s.player(Blue).terror, 5);
}

TEST(SabbatMagica, SAB_8_12_adjacent_are_the_eight_neighbouring_squares) {
  Scenario s = four();
  s.magician(Blue, "b2").magician(Red, "c3").magician(Green, "a1");
  s.schemes(Blue);
  EXPECT_EQ(adjacent_opponents(s.state, Blue), SeatSet::only(Red) | SeatSet::only(Green));
  s.play("walk b3").play("nothing").play("power spell");
  EXPECT_EQ(s.player(Red).terror, 2);
  EXPECT_EQ(s.player(Green).terror, 3);
  EXPECT_EQ(s.player(Yellow).terror, 3);  // still outside
}

TEST(SabbatMagica, SAB_8_13_from_round_1_on) {
  Scenario s = with_powers();
  s.people(Blue, luserna).study().split({1, 1});
  EXPECT_EQ(s.state.round, 1);
  s.pass_to(Blue);
  EXPECT_TRUE(s.offers("power luxuriance"));
}

TEST(SabbatMagica, SAB_8_14_the_count_is_reset_before_the_window_of_Secret_area) {
  Scenario s = with_powers(3);
  s.round(3).power(Green, secret_area, true).ghosts("BER", {Green}).study();
  EXPECT_EQ(s.decision(), Decision::secret_area);
}

// ── Luserna ─────────────────────────────────────────────────────────────────────────────────────

TEST(SabbatMagica, SAB_8_15_Luxuriance_gives_two_resources) {
  Scenario s = with_powers(3);
  s.schemes(Green).play("power luxuriance");
  EXPECT_EQ(s.options().size(), 10U);
  s.play("draw gem gem");
  EXPECT_EQ(s.fresh(Green), res(0, 0, 2, 0));
  EXPECT_EQ(s.decision(), Decision::scheme);  // the action is still to come
}

TEST(SabbatMagica, SAB_T68_Luxuriance_in_round_2) {
  Scenario s = with_powers(3);
  s.round(2, dark_moon).order({Green, Red, Blue}).bridge(Green, 1).schemes(Green, 1).play("ghosts");
  s.play("power luxuriance").play("draw spider mask");
  EXPECT_EQ(s.fresh(Green), res(1, 0, 0, 1));
  EXPECT_EQ(s.player(Green).power, luxuriance);
  EXPECT_EQ(s.refusal("power luxuriance"), "SAB-8.7");
  s.play("send GIN");  // S M
  EXPECT_EQ(s.at("GIN"), "G");
  s.pass_all().split({7, 7, 6});
  EXPECT_EQ(s.state.round, 3);
  while (s.decider() != Green) s.play(s.options().front());
  EXPECT_TRUE(s.offers("power luxuriance"));
}

TEST(SabbatMagica, SAB_8_16_the_windows_of_Luxuriance) {
  const auto offered = [](Scenario& s) {
    return s.decider() == Green && s.offers("power luxuriance");
  };
  Scenario a3 = with_powers(3);
  a3.round(2, harvest).order({Green, Red, Blue}).bonuses();
  EXPECT_TRUE(offered(a3));  // before the bonus
  a3.play("bonus 1");
  EXPECT_TRUE(offered(a3));  // and after it
  a3.play("go on");
  EXPECT_EQ(a3.decider(), Red);
  EXPECT_FALSE(a3.offers("power luxuriance"));

  Scenario b = with_powers(3);
  b.order({Green, Red, Blue}).bridge(Green, 1).schemes(Green);
  EXPECT_TRUE(offered(b));
  b.play("walk b2");
  EXPECT_TRUE(offered(b));
  b.play("tile");
  EXPECT_TRUE(offered(b));  // after the effect
  b.play("go on");
  EXPECT_EQ(b.decider(), Red);
  b.pass_to(Green).play("ghosts");
  EXPECT_TRUE(offered(b));
  b.play("send ZEN");
  EXPECT_TRUE(offered(b));  // after the last ghost
}

TEST(SabbatMagica, SAB_T113_the_last_window_of_Luxuriance) {
  Scenario s = with_powers(3);
  s.round(4, dark_moon).schemes(Green, 1).play("pass");
  EXPECT_EQ(s.decider(), Green);
  EXPECT_EQ(s.options(), (Texts{"go on", "power luxuriance"}));
  s.play("power luxuriance").play("draw rat mask");
  EXPECT_EQ(s.state.round, 5);
  EXPECT_EQ(s.old(Green), res(0, 1, 0, 1));  // aged by the next A1
}

TEST(SabbatMagica, SAB_8_16_the_last_window_is_told_before_phase_C1) {
  Scenario s = with_powers(3);
  s.round(4, dark_moon).schemes(Green, 1).play("pass");
  s.events.clear();
  s.play("power luxuriance").play("draw rat mask");
  const auto at = [&](Happened what) {
    return std::find_if(s.events.begin(), s.events.end(),
                        [&](const Event& event) { return Happened{event.kind} == what; });
  };
  EXPECT_EQ(at(Happened::power_used), s.events.begin());
  EXPECT_LT(at(Happened::gained), at(Happened::phase));
  EXPECT_EQ(Phase{at(Happened::phase)->args[0]}, Phase::c1);
}

TEST(SabbatMagica, SAB_T154_Luxuriance_pays_a_portal) {
  Scenario s = with_powers(3);
  s.portal("VAL", "PT_SR").bridge(Green, 1).schemes(Green).play("ghosts");
  EXPECT_FALSE(s.offers("send VAL"));
  s.play("power luxuriance").play("draw spider rat");
  EXPECT_TRUE(s.offers("send VAL"));
  s.play("send VAL");
  EXPECT_EQ(s.player(Green).homologation, res(1, 1, 0, 0));
  EXPECT_EQ(s.fresh(Green).total() + s.old(Green).total(), 0);
}

TEST(SabbatMagica, SAB_8_17_Apparition_adds_a_resource_to_each_adjacent_1H) {
  Scenario s = four();
  s.magician(Green, "a1").magician(Red, "c1").magician(Blue, "c2").magician(Yellow, "d4");
  s.schemes(Green).play("walk b1").play("nothing").play("power apparition");
  EXPECT_EQ(s.options(), (Texts{"haunt A spider", "haunt A rat", "haunt A gem", "haunt A mask"}));
  s.play("haunt A gem").play("haunt B mask");
  EXPECT_EQ(s.old(Red), res(0, 0, 1, 0));
  EXPECT_EQ(s.old(Blue), res(0, 0, 0, 1));
  EXPECT_EQ(s.old(Yellow).total(), 0);
  EXPECT_EQ(s.decider(), Yellow);
}

TEST(SabbatMagica, SAB_T115_an_apparition_rots) {
  Scenario s = with_powers(3);
  s.round(3, dark_moon).magician(Green, "a1").magician(Red, "c1").vp(Red, 9).schemes(Green, 1);
  s.play("walk b1").play("nothing").play("power apparition").play("haunt A spider");
  EXPECT_EQ(s.state.round, 4);  // the last action of the round: A1 has followed
  EXPECT_EQ(s.player(Red).cursed, 1);
  EXPECT_EQ(s.old(Red).total(), 0);
  EXPECT_EQ(s.player(Red).vp, 9);
  s.split({0, 0, 0});
  while (s.state.round == 4)
    s.play(s.decision() == Decision::scheme ? "pass" : s.options().front());
  EXPECT_EQ(s.happened(Happened::curse_broke, Red), 1);
  EXPECT_EQ(s.player(Red).cursed, 0);
}

TEST(SabbatMagica, SAB_8_18_Secret_area_before_A1_until_the_end_of_C3) {
  Scenario s = with_powers(3);
  s.round(2).ghosts("BER", {Green}).ghosts("ZEN", {Green}).cursed(Red).terror(Green, 9).study();
  EXPECT_EQ(s.decider(), Green);
  EXPECT_EQ(s.player(Red).cursed, 1);  // A1 is still to come
  EXPECT_EQ(s.options(), (Texts{"decline", "protect BER", "protect ZEN"}));
  s.play("protect BER");
  EXPECT_EQ(s.state.secret_place, place("BER"));
  s.split({7, 7, 0});
  while (s.state.round == 2)
    s.play(s.decision() == Decision::scheme ? "pass" : s.options().front());
  EXPECT_EQ(s.state.secret_place, no_arg);
  Scenario first = with_powers(3);
  first.ghosts("BER", {Green}).study();
  EXPECT_EQ(first.decision(), Decision::split);  // not in round 1
}

TEST(SabbatMagica, SAB_8_19_no_fight_where_the_protected_ghost_stands) {
  Scenario s = with_powers(3);
  s.round(3).ghosts("NES", {Green}).protect("NES").power(Green, secret_area, true);
  s.bridge(Blue, 1).fresh(Blue, 1, 0, 1, 0).terror(Blue, 9).schemes(Blue).play("ghosts");
  s.play("send NES");
  EXPECT_EQ(s.at("NES"), "GB");  // settling was the only way
  EXPECT_TRUE(s.decision() != Decision::arrival);
}

TEST(SabbatMagica, SAB_T70_a_protected_full_region) {
  Scenario s = with_powers(3);
  s.round(3).ghosts("BER", {Red, Green}).study().play(Green, "protect BER");
  s.state.players[Blue].terror = 6;
  s.split({0, 1, 0});
  while (s.decision() != Decision::scheme) s.play(s.options().front());
  s.state.players[Blue].store[h2] = res(1, 1, 1, 0);
  const std::array<Player, max_seats> before = s.state.players;
  s.pass_to(Blue).play("ghosts").play("send BER");
  EXPECT_EQ(s.at("BER"), "RG");
  EXPECT_EQ(s.player(Red).vp, before[Red].vp + 2);
  EXPECT_EQ(s.player(Green).vp, before[Green].vp + 2);
  EXPECT_EQ(s.player(Blue).terror, before[Blue].terror + 1);
}

TEST(SabbatMagica, SAB_8_20_the_protected_ghost_moves_up_and_starves_but_does_not_move) {
  Scenario s = with_powers(3);
  s.round(3, dark_moon).ghosts("BER", {Red, Green}).ghosts("ZEN", {Green}).protect("BER");
  s.power(Green, secret_area, true).terror(Green, 0).schemes(Red);
  s.play("ghosts").play("back BER");
  EXPECT_EQ(s.at("BER"), "G");
  s.pass_to(Green).play("ghosts");
  EXPECT_EQ(s.refusal("back BER"), "SAB-8.20");
  EXPECT_TRUE(s.offers("back ZEN"));
  s.play("back ZEN").pass_all();  // 2 out, 1 T: one of them is unfed
  EXPECT_TRUE(s.offers(Green, "starve BER"));
  Scenario hunger = with_powers(3);
  hunger.round(3).order({Green, Red, Blue}).ghosts("BER", {Green}).protect("BER");
  hunger.power(Green, secret_area, true).terror(Green, 0);
  hunger.ghosts("NES", {Red}).ghosts("ZEN", {Red}).terror(Red, 1).stewardship();
  EXPECT_EQ(hunger.decider(), Red);  // still in C1, Green's ghost has starved
  EXPECT_EQ(hunger.state.secret_place, no_arg);
}

TEST(SabbatMagica, SAB_T71_Red_leaves_the_protected_ghost) {
  Scenario s = with_powers(3);
  s.round(3).ghosts("BER", {Red, Green}).protect("BER").power(Green, secret_area, true);
  s.bridge(Green, 1).schemes(Red).play("ghosts").play("move BER VAL");
  EXPECT_EQ(s.at("BER"), "G");
  s.pass_to(Green).play("ghosts");
  EXPECT_EQ(s.refusal("move BER GRI"), "SAB-8.20");
}

// ── Sanagal ─────────────────────────────────────────────────────────────────────────────────────

TEST(SabbatMagica, SAB_8_21_SAB_T73_Doppelganger_on_a_tile) {
  Scenario s = four();
  s.tile("b2", "MT08").schemes(Yellow).play("walk b2").play("tile").play("power doppelganger");
  EXPECT_EQ(s.fresh(Yellow), res(0, 0, 4, 0));
}

TEST(SabbatMagica, SAB_8_22_the_same_kind_of_effect_again) {
  Scenario s = four();
  s.schemes(Yellow).play("walk a2").play("nothing");
  EXPECT_NE(s.decision(), Decision::after_effect);  // neither was used
  Scenario t = four();
  t.mirror("W-2", cracked).schemes(Yellow).play("walk a2").play("mirror W-2");
  EXPECT_NE(t.decision(), Decision::after_effect);  // broken now, and no other
}

TEST(SabbatMagica, SAB_T72_Doppelganger_on_the_same_mirror) {
  Scenario s = four();
  s.terror(Yellow, 0).schemes(Yellow).play("walk a2").play("mirror W-2").play("power doppelganger");
  EXPECT_EQ(s.player(Yellow).terror, 5);
  EXPECT_EQ(s.state.mirrors[index_in(mirror_ids, "W-2")], broken);
}

TEST(SabbatMagica, SAB_T136_Doppelganger_with_the_glassworks) {
  Scenario s = four();
  s.terror(Yellow, 0).ghosts("GLASS", {Yellow}).magician(Yellow, "d1").schemes(Yellow);
  s.play("walk d2").play("mirror E-2");
  EXPECT_EQ(s.player(Yellow).terror, 4);
  s.play("power doppelganger");
  EXPECT_EQ(s.player(Yellow).terror, 7);
  EXPECT_EQ(s.decision(), Decision::scheme);  // the action has ended
  EXPECT_EQ(s.decider(), Red);
}

TEST(SabbatMagica, SAB_T155_Doppelganger_in_a_corner) {
  Scenario s = four();
  s.terror(Yellow, 0).schemes(Yellow).play("walk a1").play("mirror N-a").play("power doppelganger");
  EXPECT_EQ(s.options(), (Texts{"mirror N-a", "mirror W-1"}));
  EXPECT_EQ(s.refusal("tile"), "SAB-8.22");
  Scenario other = s;
  s.play("mirror N-a");
  EXPECT_EQ(s.player(Yellow).terror, 5);
  other.play("mirror W-1");
  EXPECT_EQ(other.player(Yellow).terror, 6);
}

TEST(SabbatMagica, SAB_8_23_Teleportation_enters_a_region_without_paying) {
  Scenario s = four();
  s.ghosts("NES", {Red, Blue}).bridge(Yellow, 2).terror(Yellow, 9).schemes(Yellow).play("ghosts");
  EXPECT_EQ(s.offered("teleport"), "TUR NES GIN VAD FRI VAL BER GRI");
  s.play("teleport NES");
  EXPECT_EQ(s.options(), (Texts{"leave", "fight"}));
  s.play("fight");
  EXPECT_EQ(s.at("NES"), "YR");
  EXPECT_EQ(s.offered("teleport"), "");
  EXPECT_EQ(s.refusal("back NES"), "SAB-5.8");  // that was its move
}

TEST(SabbatMagica, SAB_T74_Teleportation_to_TUR) {
  Scenario s = four();
  s.bridge(Yellow, 1).schemes(Yellow).play("ghosts").play("teleport TUR");
  EXPECT_EQ(s.at("TUR"), "Y");
  EXPECT_EQ(s.player(Yellow).homologation, res(0, 0, 0, 0));
}

TEST(SabbatMagica, SAB_8_24_Fireball_pays_nobody_and_keeps_the_order) {
  Scenario s = four();
  s.magician(Yellow, "a1").magician(Red, "c2").bridge(Red, 2).magician(Blue, "c1");
  s.schemes(Yellow).play("walk b1").play("nothing").play("power fireball");
  EXPECT_EQ(s.player(Red).drawbridge, 1);
  EXPECT_EQ(s.player(Red).graveyard, 6);
  EXPECT_EQ(s.player(Blue).drawbridge, 0);  // had nobody there
  EXPECT_EQ(s.player(Blue).graveyard, 7);
  EXPECT_EQ(s.player(Red).terror, 3);
  EXPECT_EQ(s.player(Yellow).terror, 3);
  EXPECT_EQ(s.player(Red).vp + s.player(Yellow).vp, 0);
  EXPECT_EQ(s.turn_order(), "RBGY");
}

// ── Zugriga ─────────────────────────────────────────────────────────────────────────────────────

TEST(SabbatMagica, SAB_8_25_Bats_fly_to_any_unoccupied_square) {
  Scenario s = four();
  s.magician(Red, "a1").magician(Blue, "b1").magician(Green, "a2").magician(Yellow, "b2");
  s.schemes(Red);
  EXPECT_EQ(s.offered("walk"), "");
  EXPECT_EQ(s.offered("fly"), "c1 d1 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4");
  EXPECT_EQ(s.refusal("fly b1"), "SAB-4.3");
  Scenario first = four();
  first.schemes(Red);
  EXPECT_EQ(first.offered("fly"), "");  // the first placement is free anyway
}

TEST(SabbatMagica, SAB_T76_the_vampire_flies_from_a1_to_d4) {
  Scenario s = with_powers();
  s.fresh(Red, 1, 0, 0, 0).magician(Red, "a1").schemes(Red).play("fly d4");
  EXPECT_EQ(s.options(), (Texts{"tile", "mirror E-4", "mirror S-d", "nothing"}));
  EXPECT_EQ(s.player(Red).power, bats);
}

TEST(SabbatMagica, SAB_8_26_Seduction_takes_all_gems_of_all_neighbours) {
  Scenario s = four();
  s.magician(Red, "a1").magician(Blue, "c1").magician(Green, "c2").magician(Yellow, "d4");
  s.fresh(Blue, 1, 0, 2, 0).old(Green, 0, 0, 1, 1).fresh(Yellow, 0, 0, 3, 0).schemes(Red);
  s.play("walk b1").play("nothing");
  EXPECT_TRUE(s.offers("go on"));  // using it is optional
  s.play("power seduction");
  EXPECT_EQ(s.fresh(Red), res(0, 0, 3, 0));
  EXPECT_EQ(s.fresh(Blue), res(1, 0, 0, 0));
  EXPECT_EQ(s.old(Green), res(0, 0, 0, 1));
  EXPECT_EQ(s.fresh(Yellow), res(0, 0, 3, 0));
}

TEST(SabbatMagica, SAB_8_26_no_robbery_is_told_of_a_neighbour_without_gems) {
  Scenario s = four();
  s.magician(Red, "a1").magician(Blue, "c1").magician(Green, "c2").magician(Yellow, "d4");
  s.fresh(Blue, 1, 0, 2, 0).schemes(Red).play("walk b1").play("nothing").play("power seduction");
  EXPECT_EQ(s.happened(Happened::robbed, Blue), 1);
  EXPECT_EQ(s.happened(Happened::robbed, Green), 0);
}

TEST(SabbatMagica, SAB_8_27_SAB_T77_homologated_gems_are_not_stolen) {
  Scenario s = with_powers();
  s.magician(Red, "a1").magician(Blue, "c1").fresh(Blue, 1, 0, 2, 0).old(Blue, 0, 0, 1, 0);
  s.homologation(Blue, 0, 0, 1, 0).cursed(Blue).schemes(Red).play("walk b1").play("nothing");
  s.play("power seduction");
  EXPECT_EQ(s.fresh(Red), res(0, 0, 3, 0));
  EXPECT_EQ(s.fresh(Blue), res(1, 0, 0, 0));
  EXPECT_EQ(s.old(Blue), res(0, 0, 0, 0));
  EXPECT_EQ(s.player(Blue).homologation, res(0, 0, 1, 0));
  EXPECT_EQ(s.player(Blue).cursed, 1);
}

TEST(SabbatMagica, SAB_8_28_a_destroyed_minion_reappears_on_the_same_board) {
  Scenario s = with_powers(3);
  s.ghosts("CANTEEN", {Blue, Red}).bridge(Green, 1).terror(Green, 9).schemes(Green).play("ghosts");
  s.play("send CANTEEN").play("fight");
  EXPECT_EQ(s.decider(), Red);  // in the middle of Green's action
  EXPECT_EQ(s.offered("reappear"), "GLASS GLOBE TRAIN ALCH ZEN");
  s.play("reappear ZEN");
  EXPECT_EQ(s.at("ZEN"), "R");
  EXPECT_EQ(s.player(Red).graveyard, 6);
}

TEST(SabbatMagica, SAB_T78_from_NES_to_GRI) {
  Scenario s = with_powers();
  s.ghosts("NES", {Red}).bridge(Blue, 1).fresh(Blue, 1, 0, 1, 0).terror(Blue, 2).terror(Red, 0);
  s.schemes(Blue).play("ghosts").play("send NES").play("fight").play(Red, "reappear GRI");
  EXPECT_EQ(s.at("NES"), "B");
  EXPECT_EQ(s.at("GRI"), "R");
  EXPECT_EQ(s.player(Red).terror, 1);
  EXPECT_EQ(s.player(Blue).vp, 2);
}

TEST(SabbatMagica, SAB_8_29_it_needs_a_free_space_without_an_own_minion) {
  Scenario s = with_powers(3);
  s.ghosts("NES", {Blue, Red}).ghosts("GIN", {Red}).ghosts("TUR", {Blue}).ghosts("VAD", {Blue});
  s.bridge(Green, 1).fresh(Green, 1, 0, 1, 0).terror(Green, 9).schemes(Green).play("ghosts");
  s.play("send NES").play("fight");
  EXPECT_EQ(s.offered("reappear"), "VAD FRI VAL BER GRI");
  EXPECT_EQ(s.refusal("reappear NES"), "SAB-8.29");
  s.play("reappear VAD");
  EXPECT_EQ(s.at("VAD"), "BR");  // on the first free space, without a fight
  EXPECT_EQ(s.player(Red).homologation.total(), 0);
  EXPECT_EQ(s.happened(Happened::fought), 1);
}

TEST(SabbatMagica, SAB_T116_no_place_to_reappear) {
  Scenario s = with_powers();
  for (const char* region : {"TUR", "GIN", "VAD"}) s.ghosts(region, {Red});
  for (const char* region : {"FRI", "VAL", "BER", "GRI"}) s.ghosts(region, {Blue});
  s.ghosts("NES", {Red}).bridge(Blue, 1).fresh(Blue, 1, 0, 1, 0).terror(Blue, 2).terror(Red, 0);
  s.schemes(Blue).play("ghosts").play("send NES").play("fight");
  EXPECT_EQ(s.decider(), Blue);
  EXPECT_EQ(s.player(Red).terror, 1);
  EXPECT_EQ(s.player(Red).graveyard, 4);
}

TEST(SabbatMagica, SAB_8_30_not_against_hunger_turning_away_or_Fireball) {
  Scenario hunger = with_powers(3);
  hunger.round(6).ghosts("NES", {Red}).terror(Red, 0).stewardship();
  EXPECT_TRUE(hunger.over());
  Scenario away = with_powers();
  away.ghosts("NES", {Blue}).bridge(Red, 1).fresh(Red, 1, 0, 1, 0).terror(Red, 0).schemes(Red);
  away.play("ghosts").play("send NES");
  EXPECT_EQ(away.player(Red).graveyard, 7);
  EXPECT_EQ(away.decider(), Blue);
  Scenario fire = four();
  fire.magician(Yellow, "a1").magician(Red, "c1").bridge(Red, 1).schemes(Yellow).play("walk b1");
  fire.play("nothing").play("power fireball");
  EXPECT_EQ(fire.decision(), Decision::scheme);
  EXPECT_EQ(fire.player(Red).graveyard, 7);
}

TEST(SabbatMagica, SAB_8_37_SAB_T149_one_minion_saved_per_round) {
  Scenario s = with_powers();
  s.ghosts("NES", {Red}).ghosts("GIN", {Red}).bridge(Blue, 2).fresh(Blue, 2, 0, 1, 1);
  s.terror(Blue, 9).terror(Red, 0).order({Blue, Red}).schemes(Blue).play("ghosts");
  s.play("send NES").play("fight").play(Red, "reappear FRI");
  s.play(Blue, "send GIN").play("fight");
  EXPECT_EQ(s.decider(), Blue);  // there was no question
  EXPECT_EQ(s.decision(), Decision::ghost);
  EXPECT_EQ(s.player(Red).graveyard, 6);
  EXPECT_EQ(s.player(Red).terror, 2);
  Scenario next = with_powers();
  next.round(3).power(Red, immortality).ghosts("NES", {Red}).bridge(Blue, 1);
  next.fresh(Blue, 1, 0, 1, 0).terror(Blue, 9).schemes(Blue).play("ghosts").play("send NES");
  next.play("fight");
  EXPECT_EQ(next.decision(), Decision::immortality);
}

TEST(SabbatMagica, SAB_T156_the_reappeared_minion_is_attacked_again) {
  Scenario s = with_powers();
  s.order({Blue, Red}).ghosts("NES", {Red}).ghosts("GRI", {Blue}).bridge(Blue, 1);
  s.fresh(Blue, 1, 0, 1, 0).terror(Blue, 2).terror(Red, 0).schemes(Blue).play("ghosts");
  s.play("send NES").play("fight").play(Red, "reappear TUR");
  EXPECT_EQ(s.player(Blue).terror, 1);
  s.play(Blue, "move GRI TUR").play("fight");
  EXPECT_EQ(s.player(Blue).terror, 0);
  EXPECT_EQ(s.player(Blue).vp, 4);
  EXPECT_EQ(s.at("TUR"), "B");
  EXPECT_EQ(s.player(Red).graveyard, 7);
  EXPECT_EQ(s.player(Red).terror, 2);
}

// ── Argosola ────────────────────────────────────────────────────────────────────────────────────

TEST(SabbatMagica, SAB_8_31_Booster_at_the_start_of_B2_for_all_thralls) {
  Scenario s = with_powers();
  s.ghosts("GIN", {Blue}).ghosts("ZEN", {Blue}).schemes(Blue).play("ghosts");
  EXPECT_TRUE(s.offers("power booster"));
  Scenario late = s;
  s.play("power booster").play("move GIN FRI").play("move ZEN TRAIN");
  EXPECT_EQ(s.at("FRI") + s.at("TRAIN"), "BB");
  late.play("back GIN");
  EXPECT_FALSE(late.offers("power booster"));
}

TEST(SabbatMagica, SAB_8_32_Booster_crosses_the_place_in_between) {
  Scenario s = with_powers();
  s.ghosts("GIN", {Blue}).ghosts("VAD", {Blue}).ghosts("NES", {Red}).bridge(Blue, 1).schemes(Blue);
  s.play("ghosts").play("power booster");
  EXPECT_EQ(s.offered("move"), "GIN TUR GIN NES GIN FRI VAD NES VAD FRI VAD VAL");
  EXPECT_EQ(s.offered("send"), "GLASS GLOBE CANTEEN TRAIN ALCH ZEN");
  s.play("move GIN FRI");  // over the own ghost in VAD
  EXPECT_EQ(s.at("FRI"), "B");
  EXPECT_EQ(s.at("NES"), "R");
}

TEST(SabbatMagica, SAB_T79_from_GIN_to_FRI) {
  Scenario s = with_powers();
  s.ghosts("GIN", {Blue}).ghosts("VAD", {Red}).schemes(Blue).play("ghosts").play("power booster");
  s.play("move GIN FRI");
  EXPECT_EQ(s.at("FRI"), "B");
  EXPECT_EQ(s.at("VAD"), "R");
  EXPECT_EQ(s.player(Blue).homologation.total(), 0);
  EXPECT_EQ(s.player(Red).vp, 0);
}

TEST(SabbatMagica, SAB_T139_Booster_from_TUR) {
  Scenario s = with_powers();
  s.ghosts("TUR", {Blue}).schemes(Blue).play("ghosts").play("power booster");
  EXPECT_EQ(s.options(), (Texts{"move TUR NES", "move TUR GIN", "move TUR BER", "move TUR GRI",
                                "back TUR", "end action"}));
}

TEST(SabbatMagica, SAB_T140_Booster_from_ZEN) {
  Scenario s = with_powers();
  s.ghosts("ZEN", {Blue}).schemes(Blue).play("ghosts").play("power booster");
  EXPECT_EQ(s.offered("move"), "ZEN GLASS ZEN GLOBE ZEN TRAIN ZEN ALCH");
  EXPECT_TRUE(s.offers("back ZEN"));
  EXPECT_EQ(s.refusal("move ZEN CANTEEN"), "SAB-8.32");
}

TEST(SabbatMagica, SAB_8_33_SAB_T80_Spell_at_the_limits) {
  Scenario s = four();
  s.magician(Blue, "b1").magician(Red, "a1").magician(Green, "c3").magician(Yellow, "a3");
  s.terror(Blue, 9).terror(Red, 0).terror(Green, 4).terror(Yellow, 1).schemes(Blue);
  s.play("walk b2").play("nothing").play("power spell");
  EXPECT_EQ(s.player(Blue).terror, 10);
  EXPECT_EQ(s.player(Red).terror, 0);
  EXPECT_EQ(s.player(Green).terror, 3);
  EXPECT_EQ(s.player(Yellow).terror, 0);
}

TEST(SabbatMagica, SAB_8_34_Frenzy_at_any_point_of_B2) {
  Scenario s = with_powers();
  s.terror(Blue, 8).schemes(Blue).play("ghosts");  // with no ghost to move
  EXPECT_EQ(s.options(), (Texts{"end action", "power frenzy"}));
  s.play("power frenzy");
  EXPECT_EQ(s.player(Blue).terror, 10);
  Scenario later = with_powers();
  later.ghosts("ZEN", {Blue}).terror(Blue, 0).schemes(Blue).play("ghosts").play("back ZEN");
  later.play("power frenzy");
  EXPECT_EQ(later.player(Blue).terror, 4);
}

TEST(SabbatMagica, SAB_8_35_no_solo_game_and_no_other_option) {
  EXPECT_FALSE(game().setup(1).ok());
  EXPECT_FALSE(game().setup(5).ok());
  EXPECT_EQ(SabbatMagica::info().options.size(), 5U);  // power, and a people for each seat
}

TEST(SabbatMagica, SAB_8_36_when_each_POWER_is_offered) {
  Scenario booster_needs_a_place = with_powers();
  booster_needs_a_place.bridge(Blue, 2).schemes(Blue).play("ghosts");
  EXPECT_FALSE(booster_needs_a_place.offers("power booster"));
  Scenario apparition_needs_a_neighbour = with_powers(3);
  apparition_needs_a_neighbour.magician(Green, "a1").magician(Red, "d4").schemes(Green);
  apparition_needs_a_neighbour.play("walk b1").play("nothing");
  EXPECT_EQ(apparition_needs_a_neighbour.offered("power"), "luxuriance");
  Scenario secret_needs_a_ghost = with_powers(3);
  secret_needs_a_ghost.round(2).bridge(Green, 3).study();
  EXPECT_EQ(secret_needs_a_ghost.decision(), Decision::split);
  Scenario teleport_needs_the_bridge = four();
  teleport_needs_the_bridge.ghosts("NES", {Yellow}).schemes(Yellow).play("ghosts").play("back NES");
  EXPECT_EQ(teleport_needs_the_bridge.offered("teleport"), "");
  Scenario spell_needs_terror = with_powers();
  spell_needs_terror.magician(Blue, "a1").magician(Red, "c1").terror(Red, 0).schemes(Blue);
  spell_needs_terror.play("walk b1").play("nothing");
  EXPECT_EQ(spell_needs_terror.decider(), Red);
}

TEST(SabbatMagica, SAB_T151_POWERs_that_would_change_nothing) {
  Scenario s = four();
  s.terror(Blue, 10).bridge(Blue, 7).magician(Yellow, "a1").magician(Red, "c1");
  s.magician(Blue, "c2").schemes(Blue).play("ghosts");
  EXPECT_EQ(s.offered("power"), "");  // neither Frenzy nor Booster
  s.play("end action").pass_to(Yellow);
  s.state.players[Blue].magician = index_in(square_ids, "d4");
  s.play("walk b1").play("nothing");
  EXPECT_EQ(s.decider(), Red);  // no Fireball: Red has no ghost on the drawbridge
  Scenario t = four();
  t.magician(Red, "a1").magician(Blue, "c1").schemes(Red).play("walk b1").play("nothing");
  EXPECT_EQ(t.decider(), Blue);  // no Seduction: Blue has no gems
}

}  // namespace
}  // namespace veillee::sabbat_magica
