// Clauses that no vector of section 19 shows: components, tables, and what follows from others.
#include "games/civilisation/game.hpp"
#include "games/civilisation/tests/scenario.hpp"
#include "games/civilisation/words.hpp"

namespace veillee::civilisation {
namespace {

constexpr std::string_view every_slot = "B2a B2b B3a B3b B4a B4b B5a B5b";

// ── Components ──────────────────────────────────────────────────────────────────────────────────

TEST(Civilisation, CIV_1_1_and_CIV_1_5_what_is_in_the_box) {
  EXPECT_EQ(static_cast<int>(board_count), 4);
  EXPECT_EQ(static_cast<int>(philosopher_count), 16);
  EXPECT_EQ(all_commons.size(), 10U);
  EXPECT_EQ(all_secrets.size(), 10U);
  EXPECT_EQ(dicium::slot_count * int{board_count}, 32) << "Bonus markers";
  Scenario s(4);
  s.reserve(B, "F1 F2").reserve(C, "F1 F2").reserve(D, "F1 F2").hand("F1 F2 F3 F4 F5").turn_of(A);
  EXPECT_EQ(s.pool(), 0) << "eleven dice";
}

TEST(Civilisation, CIV_1_5_values_and_needs_of_objectives) {
  constexpr std::array<int, 10> common_vp = {3, 3, 2, 4, 4, 3, 2, 3, 3, 3};
  constexpr std::array<int, 10> common_need = {4, 5, 3, 2, 2, 2, 3, 1, 5, 3};
  constexpr std::array<int, 10> secret_vp = {4, 4, 4, 5, 3, 4, 5, 4, 3, 4};
  constexpr std::array<int, 10> secret_need = {3, 2, 5, 2, 5, 4, 2, 1, 3, 1};
  for (std::size_t i = 0; i < objective_count; ++i) {
    EXPECT_EQ(Decks<Deck>::at(0).commons[i].vp, common_vp[i]) << common_ids[i];
    EXPECT_EQ(Decks<Deck>::at(0).commons[i].need, common_need[i]) << common_ids[i];
    EXPECT_EQ(all_commons[i].solo, i != art_of_war) << common_ids[i];
    EXPECT_EQ(Decks<Deck>::at(0).secrets[i].vp, secret_vp[i]) << secret_ids[i];
    EXPECT_EQ(Decks<Deck>::at(0).secrets[i].need, secret_need[i]) << secret_ids[i];
    EXPECT_EQ(all_secrets[i].solo, i != foreign_lands && i != glory_of_arms) << secret_ids[i];
  }
  for (std::size_t card = 0; card < philosopher_count; ++card)
    EXPECT_EQ(all_philosophers[card].solo, card != diogenes && card != protagoras)
        << philosopher_ids[card];
}

TEST(Civilisation, CIV_1_7_and_CIV_5_7_any_tile_lies_on_sea_and_on_land) {
  for (const std::string_view square : {"D4", "E4"}) {
    Scenario s;
    s.at(A, "E6").hand("F2 F2 F3 F3").turn_of(A).play("play twopair F2 F2 F3 F3");
    s.play("hero reroll").play("lay " + std::string(square));
    EXPECT_EQ(s.list(A, "heroes").at(1), square);
    Scenario built;
    built.at(A, "E6").bonuses(A, "B3a B4a").hand("F1 F1 FS F2 F3").turn_of(A);
    built.play("play temple F1 F1 FS").play("lay " + std::string(square));
    EXPECT_EQ(built.list(A, "temples"), Texts({std::string(square)}));
  }
}

TEST(Civilisation, CIV_1_8_a_capital_lies_on_land) {
  for (const std::uint8_t square : capital_squares[3]) EXPECT_TRUE(land.has(square));
}

TEST(Civilisation, CIV_1_9_and_CIV_14_2_the_candle_burns_down_one_turn_at_a_time) {
  Scenario s(1);
  s.turn(5).hand("F1 F3 F4").turn_of(A);
  EXPECT_EQ(s.number("candle"), 8);
  s.play("end actions").play("reserve");
  EXPECT_EQ(s.number("candle"), 7);
  EXPECT_FALSE(s.over());
}

TEST(Civilisation, CIV_1_23_names_of_the_regions) {
  EXPECT_EQ(region_name(at("B2")).fr, "Labyrinthe");
  EXPECT_EQ(region_name(at("E2")).en, "North");
  EXPECT_EQ(region_name(at("H2")).fr, "Gouffre");
  EXPECT_EQ(region_name(at("B5")).en, "West");
  EXPECT_EQ(region_name(at("E5")).fr, "Antre");
  EXPECT_EQ(region_name(at("H5")).en, "East");
  EXPECT_EQ(region_name(at("B8")).fr, "Détroit");
  EXPECT_EQ(region_name(at("E8")).en, "South");
  EXPECT_EQ(region_name(at("H8")).fr, "Marais");
}

TEST(Civilisation, CIV_1_15_every_monster_has_its_square_and_its_defence) {
  constexpr std::array<std::uint8_t, 5> squares = {at("B2"), at("H8"), at("H2"), at("B8"),
                                                   at("E5")};
  constexpr std::array<int, 5> defences = {4, 4, 5, 5, 6};
  for (std::size_t i = 0; i < monster_count; ++i) {
    EXPECT_EQ(all_monsters[i].square, squares[i]);
    EXPECT_EQ(all_monsters[i].defence, defences[i]);
  }
}

TEST(Civilisation, CIV_1_16_and_CIV_1_17_and_CIV_9_2_each_hero_unlocks_one_advantage_for_good) {
  State state = start(Options{2}, 1);
  for (std::uint8_t hero = 0; hero < hero_count; ++hero) {
    State one = state;
    one.heroes[0][hero] = at("A1");
    EXPECT_EQ(limits(one, A).throws, hero == hero_reroll ? 3 : 2);
    const ColourBonus bonus = colour_bonuses[one.colours[0]];
    EXPECT_EQ(extra_faces(one, A, bonus.colour), hero == hero_colour ? bonus.n : 0);
    one.turn.phase = dicium::Phase::action;
    EXPECT_EQ(redeployments(one, A).empty(), hero != hero_redeploy);
    one.turn.number = 50;  // much later
    EXPECT_EQ(limits(one, A).throws, hero == hero_reroll ? 3 : 2);
  }
  for (std::size_t a = 0; a < board_count; ++a)
    for (std::size_t b = 0; b < a; ++b)
      EXPECT_NE(colour_bonuses[a].colour, colour_bonuses[b].colour);
}

TEST(Civilisation, CIV_1_21_and_CIV_12_1_sources_of_points) {
  EXPECT_EQ(points_of_building, (std::array{1, 3, 4}));
  EXPECT_EQ(points_of_attack, 2);
  EXPECT_EQ(points_of_monster, 3);
  EXPECT_EQ(points_of_wrath, 2);
  Scenario s;
  s.at(A, "C2").hand("F3 F1 F1").turn_of(A).rolls({6}, {"play land F3", "go B2"});
  const auto told = [&] {
    for (const Event& event : s.events)
      if (s.game().info().events[event.kind].name == "scored") return event;
    return Event{};
  }();
  EXPECT_EQ(told.args[0], 3);
  EXPECT_EQ(told.args[1], from_monsters);
}

// ── Set-up, flow ────────────────────────────────────────────────────────────────────────────────

TEST(Civilisation, CIV_2_3_all_monsters_live_at_the_start) {
  const State state = start(Options{3}, 2);
  EXPECT_EQ(lairs(state).size(), 5);
  EXPECT_EQ(state.boards[0].hand, 3);
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_TRUE(heroes_of(state, seat).empty());
}

TEST(Civilisation, CIV_C3_and_CIV_C4_and_CIV_C5_and_CIV_C7_every_card_and_seat_comes_as_often) {
  constexpr int games = 1600;
  std::array<int, philosopher_count> shown{};
  std::array<int, objective_count> open{};
  std::array<int, objective_count> dealt{};
  std::array<int, 4> first{};
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    const State state = start(Options{4}, seed);
    for (std::uint8_t card = 0; card < philosopher_count; ++card)
      shown[card] += state.cards.zone(card) >= on_display && state.cards.zone(card) < in_hand;
    for (std::uint8_t card = 0; card < objective_count; ++card) {
      open[card] += state.commons[card] == lies_open;
      dealt[card] += state.secrets.zone(card) != in_box;
    }
    ++first[state.turn.seat];
  }
  for (const int n : shown) EXPECT_NEAR(n, games * 3 / 16, 70);
  for (const int n : open) EXPECT_NEAR(n, games / 2, 100);
  for (const int n : dealt) EXPECT_NEAR(n, games * 8 / 10, 80);
  for (const int n : first) EXPECT_NEAR(n, games / 4, 85);
}

TEST(Civilisation, CIV_3_1_and_CIV_C1_throw_action_reserve_then_the_next_player_clockwise) {
  Scenario s(3, {"first=A"});
  s.throws_of(A, "F1 F2 F4");
  EXPECT_EQ(s.decision(), "reroll");
  s.play("stop");
  EXPECT_EQ(s.decision(), "combine");
  s.play("play sea F2").play("go D2");
  EXPECT_EQ(s.decision(), "reserve") << "nothing can be played with a green one and a red four";
  s.play("reserve F1 F4");
  EXPECT_EQ(s.active(), B);
  EXPECT_EQ(s.reserve(A), sorted("F1 F4"));
}

TEST(Civilisation, CIV_3_3_a_card_before_redeployment_does_not_use_it_up) {
  Scenario s;
  s.at(A, "D3").hero(A, "redeploy", "E4").cards(A, "PH02").hand("F2 F5 F1").turn_of(A);
  s.play("card PH02").play("turn F1 F3");
  EXPECT_TRUE(s.offers("redeploy E4"));
  s.play("end actions");
  EXPECT_EQ(s.decision(), "reserve") << "CIV-3.7: ending the actions declines it";
}

TEST(Civilisation, CIV_3_3_redeployment_is_possible_in_a_turn_without_actions) {
  Scenario s;
  s.at(A, "F5").hero(A, "redeploy", "E4").hand("F4 F4 F4").turn_of(A);
  s.play("redeploy E2").then("end actions").then("reserve");
  EXPECT_EQ(s.pawn(A), "E2");
}

TEST(Civilisation, CIV_3_4_and_CIV_10_1_and_CIV_D12_several_cards_in_one_turn_and_none_an_action) {
  Scenario s;
  s.cards(A, "PH02 PH05 PH13").hand("F2 F5 F1").turn_of(A);
  s.play("card PH13").play("card PH02").play("turn F1 F2").play("card PH05").play("go C4");
  EXPECT_EQ(s.number("actions"), 0);
  EXPECT_EQ(s.gone(), Texts({"PH02", "PH05", "PH13"}));
  EXPECT_EQ(s.held_cards(A), 0);
  EXPECT_EQ(s.refusal("card PH02"), "CIV-10.3");
}

TEST(Civilisation, CIV_3_5_and_CIV_11_14_objectives_are_checked_after_a_card_and_after_a_fight) {
  Scenario card;
  card.at(A, "E4").hero(A, "colour", "A1").cards(A, "PH15").open("CO04 CO05 CO06");
  card.hand("F2 F2 F4").turn_of(A).play("card PH15").then("pair F2 F2");
  card.play("hero reroll").play("lay E4");
  EXPECT_EQ(card.offered("claim"), Texts({"CO06"}));
  Scenario fight;
  fight.at(A, "C2").slain("hydra", A).open("CO04 CO05 CO06").hand("F3 F1 F1").turn_of(A);
  fight.rolls({6}, {"play land F3", "go B2"});
  EXPECT_EQ(fight.offered("claim"), Texts({"CO05"}));
  EXPECT_EQ(fight.vp(A), 3) << "after its VP";
}

TEST(Civilisation, CIV_D3_a_combination_with_its_use_and_dice_then_its_targets) {
  Scenario s;
  s.at(A, "D3").hand("F2 F2 F5").turn_of(A);
  EXPECT_EQ(s.options(), Texts({"end actions", "play sea F2", "play sea F2 F2", "play sea F5",
                                "play sea F2 F5", "play sea F2 F2 F5", "play pair F2 F2"}));
  s.play("play pair F2 F2");
  EXPECT_EQ(s.decision(), "go");
}

// ── Movement, tiles, fights ─────────────────────────────────────────────────────────────────────

TEST(Civilisation, CIV_4_8_and_CIV_6_10_no_two_pawns_on_a_square) {
  Scenario s;  // B's Hero under A's pawn is no refuge
  s.at(A, "D3").at(B, "C3").hero(B, "reroll", "D4").hand("F2 F5 F1").turn_of(A);
  s.play("play sea F2").rolls({6, 1}, {"go C3"});
  EXPECT_EQ(s.offered("relocate"), sorted("D4 E8"));
  s.play("relocate D4");
  EXPECT_NE(s.pawn(A), s.pawn(B));
  EXPECT_EQ(s.happened("fight_won"), 1);
  EXPECT_EQ(s.decision(), "combine") << "no further fight";
  EXPECT_EQ(s.decider(), A);
}

TEST(Civilisation, CIV_4_9_regions_have_no_borders) {
  Scenario s;
  s.at(A, "C3").hand("F2 F5 F1").turn_of(A).play("play sea F2 F5");
  for (const std::string_view square : {"D3", "C4", "D4", "E3"})
    EXPECT_TRUE(s.offers("go " + std::string(square))) << square;
}

TEST(Civilisation, CIV_4_2_a_capital_is_not_passed_through) {
  Scenario s;  // from F2 to D2 within two steps there is only the way over E2
  s.at(B, "F2").cards(B, "PH04").bonuses(B, "B2b").hand("F3 F1 F4").turn_of(B);
  s.play("play land F3");
  EXPECT_EQ(s.pawn(B), "F1");
  Scenario two;
  two.at(B, "F2").cards(B, "PH05").hand("F4 F1 F1").turn_of(B).play("card PH05");
  EXPECT_FALSE(two.offers("go E2"));
  EXPECT_TRUE(two.offers("go D2")) << "round it";
}

TEST(Civilisation, CIV_10_8_PH05_goes_no_further_than_a_pawn_or_a_monster) {
  Scenario s;
  s.at(A, "A3").cards(A, "PH05").hand("F4 F1 F1").turn_of(A).play("card PH05");
  EXPECT_TRUE(s.offers("go B2"));
  EXPECT_FALSE(s.offers("go C1")) << "only through the Minotaur";
  EXPECT_TRUE(s.offers("go C4"));
}

TEST(Civilisation, CIV_5_2_and_CIV_5_13_a_slain_monster_leaves_a_free_square_a_tile_does_not) {
  Scenario s;
  s.at(A, "B2").slain("minotaur", B).temples(A, "A1").cities(B, "C1").hand("F1 F1 F2").turn_of(A);
  s.play("play city2 F1 F1").play("slot B2a");
  EXPECT_EQ(s.list(A, "cities"), Texts({"B2"}));
  Scenario temple;
  temple.at(A, "B2").slain("minotaur", B).cities(A, "A1").cities(B, "C1").bonuses(A, "B3a B4a");
  temple.hand("F1 F1 FS").turn_of(A).play("play temple F1 F1 FS");
  EXPECT_EQ(temple.refusal("lay A1"), "CIV-5.13") << "the own city";
  EXPECT_EQ(temple.refusal("lay C1"), "CIV-5.13") << "another's";
}

TEST(Civilisation, CIV_5_3_one_temple_and_one_wonder_a_region) {
  Scenario s;
  s.at(A, "D3").temples(A, "F2").bonuses(A, "B3a B4a").hand("F1 F1 FS").turn_of(A);
  EXPECT_EQ(s.refusal("play temple F1 F1 FS"), "CIV-5.3");
  Scenario both;
  both.open("CO01 CO05 CO06")
      .at(A, "D3")
      .temples(A, "G1 A1")
      .bonuses(A, "B3a B4a")
      .hand("F1 F1 FS")
      .turn_of(A);
  EXPECT_EQ(both.refusal("play temple F1 F1 FS"), "CIV-5.5");
  Scenario full;
  full.at(A, "D3").cities(A, "F2").hand("F2 F2 F3 F3 F3").turn_of(A);
  EXPECT_EQ(full.refusal("play full F2 F2 F3 F3 F3"), "CIV-5.3");
}

TEST(Civilisation, CIV_5_8_a_hero_gives_no_points) {
  Scenario s;
  s.at(A, "E4").hand("F2 F2 F3 F3").turn_of(A).play("play twopair F2 F2 F3 F3");
  s.play("hero reroll").play("lay E4");
  EXPECT_EQ(s.vp(A), 0);
  EXPECT_EQ(s.happened("scored"), 0);
  EXPECT_EQ(s.number("vp_pile"), 24);
}

TEST(Civilisation, CIV_5_9_a_quarry_helps_a_temple_too) {
  Scenario s;
  s.at(A, "F1").bonuses(A, "B3a B4a").hand("F1 F1 F2").turn_of(A);
  EXPECT_TRUE(s.offers("play temple F1 F1")) << "two dice, two bonuses, the quarry";
}

TEST(Civilisation, CIV_6_13_monsters_never_attack) {
  Scenario s;
  s.at(A, "A1").hand("F1 F1 F4").turn_of(A).play("end actions").play("reserve");
  EXPECT_EQ(s.happened("attack_thrown"), 0);
  EXPECT_EQ(s.pawn(A), "A1") << "beside the Minotaur";
}

TEST(Civilisation, CIV_C2_the_combat_die_shows_every_number_as_often) {
  std::array<int, 7> seen{};
  for (std::uint64_t seed = 0; seed < 1200; ++seed) {
    State state = start(Options{2}, seed + 1);
    state.combat.attacker = 0;
    state.combat.defender = neutral;
    state.turn.seat = 0;
    state.turn.throws = 1;
    dicium::throw_combat_die<Civilisation>(state, dicium::attacking, 0, nullptr);
    ++seen[state.combat.die[dicium::attacking]];
  }
  EXPECT_EQ(seen[0], 0);
  for (std::size_t die = 1; die <= 6; ++die) EXPECT_NEAR(seen[die], 200, 60);
}

// ── Combinations ────────────────────────────────────────────────────────────────────────────────

TEST(Civilisation, CIV_7_3_and_CIV_7_4_green_builds_a_city_of_its_level_or_a_temple) {
  for (int level = 2; level <= 5; ++level) {
    const std::string n = std::to_string(level);
    Scenario s;
    s.at(A, "D3").hand("F1 F1 F1 F1 F1").turn_of(A);
    std::string dice;
    for (int i = 0; i < level; ++i) dice += " F1";
    s.play("play city" + n + dice);
    EXPECT_EQ(s.offered("slot"), sorted("B" + n + "a B" + n + "b"));
    s.play("slot B" + n + "b");
    EXPECT_EQ(s.vp(A), 1);
    EXPECT_EQ(s.list(A, "cities"), Texts({"D3"}));
  }
  Scenario both;
  both.at(A, "D3").hand("F1 F1 F1 F1 FS").turn_of(A);
  EXPECT_TRUE(both.asks("play temple"));
  EXPECT_TRUE(both.asks("play city5"));
}

TEST(Civilisation, CIV_7_9_red_faces_are_no_action) {
  Scenario s;
  s.at(A, "D3").hand("F4 F4 F1").turn_of(A);
  EXPECT_EQ(s.options(), Texts({"end actions", "play pair F4 F4"}));
}

TEST(Civilisation, CIV_7_9_each_red_die_engaged_adds_one) {
  Scenario s;
  s.at(A, "E4").hand("F3 F4 F4 F4").turn_of(A).rolls({3}, {"play land F3", "engage 3"});
  EXPECT_EQ(s.forces(), std::vector<int>({6}));
  EXPECT_EQ(s.vp(A), 3);
  EXPECT_EQ(s.active(), B) << "no die is left";
}

TEST(Civilisation, CIV_8_11_any_number_of_cards_is_held) {
  Scenario s;
  s.cards(A, "PH01 PH02 PH03 PH06 PH07 PH08 PH09").hand("F1 F1 F1").turn_of(A);
  s.play("play three F1 F1 F1").play("draw");
  EXPECT_EQ(s.held_cards(A), 8);
  EXPECT_EQ(s.number("piled"), 5);
}

TEST(Civilisation, CIV_8_22_a_city_by_a_full_house_stays_in_the_region_and_takes_a_free_square) {
  Scenario s;
  s.at(A, "D2").at(B, "D3").cities(B, "D1").hand("F1 F1 F1 F2 F2").turn_of(A);
  s.play("play full F1 F1 F1 F2 F2");
  EXPECT_EQ(s.offered("lay"), sorted("E1 F1 D2 F2 E3 F3"));
  EXPECT_EQ(s.refusal("lay D3"), "CIV-5.1");
  EXPECT_EQ(s.refusal("lay C3"), "CIV-8.22");
}

TEST(Civilisation, CIV_8_9_the_display_is_filled_up_from_the_pile) {
  Scenario s;
  s.hand("F1 F1 F1").turn_of(A).play("play three F1 F1 F1").play("take PH13");
  EXPECT_EQ(s.number("piled"), 12);
  EXPECT_EQ(s.happened("card_shown"), 1);
  EXPECT_NE(s.list("display").at(2), "");
  EXPECT_NE(s.list("display").at(2), "PH13");
  Scenario drawn;
  drawn.hand("F1 F1 F1").turn_of(A).play("play three F1 F1 F1").play("draw");
  EXPECT_EQ(drawn.list("display"), Texts({"PH04", "PH05", "PH13"}));
  EXPECT_EQ(drawn.number("piled"), 12);
}

// ── Philosophers ────────────────────────────────────────────────────────────────────────────────

TEST(Civilisation, CIV_10_6_a_die_turned_by_PH02_can_be_kept) {
  Scenario s;
  s.cards(A, "PH02").hand("F2 F4 F4").turn_of(A).play("card PH02").play("turn F2 FS");
  s.play("end actions").play("reserve F4 FS");
  EXPECT_EQ(s.reserve(A), sorted("F4 FS"));
}

TEST(Civilisation, CIV_10_7_no_straight_by_PH03_and_not_before_two_actions) {
  Scenario s;
  s.cards(A, "PH03").hand("F2 F5 F1").turn_of(A);
  EXPECT_EQ(s.refusal("card PH03"), "CIV-10.24");
  s.play("play sea F2").play("go D2");
  EXPECT_EQ(s.refusal("card PH03"), "CIV-10.24") << "after one action";
}

TEST(Civilisation, CIV_10_9_PH07_with_every_slot_filled_brings_the_point_alone) {
  Scenario s;
  s.at(A, "D2").bonuses(A, every_slot).open("CO01 CO04 CO05").cards(A, "PH07");
  s.hand("F1 F1 F1 F2 F2").turn_of(A).play("play full F1 F1 F1 F2 F2").play("lay D3");
  s.play("card PH07");
  EXPECT_EQ(s.vp(A), 2);
  EXPECT_EQ(s.happened("bonus_gained"), 0);
}

TEST(Civilisation, CIV_10_22_PH07_is_over_when_another_action_is_begun) {
  Scenario s;
  s.at(A, "D3").cards(A, "PH07 PH05").hand("F1 F1 F2 F2").turn_of(A);
  s.play("play city2 F1 F1").play("slot B2a");
  EXPECT_TRUE(s.offers("card PH07"));
  s.play("play sea F2").play("go D2");
  EXPECT_EQ(s.refusal("card PH07"), "CIV-10.22");
}

TEST(Civilisation, CIV_10_10_and_CIV_10_19_PH08_avoids_divine_wrath) {
  Scenario s;
  s.at(B, "D7").cards(B, "PH08").hand("F1 F1 F1 F1").turn_of(A).play("play four F1 F1 F1 F1");
  EXPECT_EQ(s.asked(), Texts({"B"}));
  s.play("card PH08");
  EXPECT_EQ(s.vp(A), 0);
  EXPECT_EQ(s.pawn(B), "D7");
  EXPECT_EQ(s.happened("defence_thrown"), 0);
}

TEST(Civilisation, CIV_10_11_PH09_counts_in_one_fight_only_and_against_players_too) {
  Scenario s;
  s.at(B, "E3").cards(A, "PH09").hand("F2 F5 F1").turn_of(A).play("play sea F2").play("go E3");
  s.rolls({2, 5}, {"card PH09"});
  EXPECT_EQ(s.forces(), std::vector<int>({5, 5}));
  EXPECT_EQ(s.vp(A), 2);
  Scenario wrath;
  wrath.cards(A, "PH09").hand("F1 F1 F1 F1").turn_of(A).rolls({3}, "play four F1 F1 F1 F1");
  EXPECT_EQ(wrath.gone(), Texts()) << "not for divine wrath";
}

TEST(Civilisation, CIV_10_12_the_square_of_the_fight_is_closed_and_the_own_capital_open) {
  Scenario s;  // A loses its attack on B in the region of A's own Capital
  s.at(A, "D3").at(B, "E3").cards(A, "PH10").hand("F2 F1 F1").turn_of(A);
  s.play("play sea F2").rolls({1, 6}, {"go E3"});
  EXPECT_EQ(s.offered("zeno"), sorted("D1 E1 F1 D2 E2 F2 D3 F3"));
  Scenario capital;  // the region of B's Capital
  capital.at(A, "D7").at(B, "D6").cards(A, "PH10").hand("F2 F1 F1").turn_of(B);
  capital.then("end actions");
  State state = start(Options{2}, 1);
  state.pawns = {at("D7"), at("D6")};
  EXPECT_FALSE(squares_of_zeno(state, A).has(at("E8"))) << "an enemy Capital";
  EXPECT_TRUE(squares_of_zeno(state, A).has(at("D7")));
}

TEST(Civilisation, CIV_10_13_the_defender_throws_again_after_the_own_throw) {
  Scenario s;
  s.at(B, "E3").cards(B, "PH11").hand("F2 F1 F1").turn_of(A).play("play sea F2");
  s.rolls({4, 1}, {"go E3"});
  EXPECT_EQ(s.asked(), Texts({"B"}));
  s.rolls({6}, "card PH11");
  EXPECT_EQ(s.forces(), std::vector<int>({4, 1, 6}));
  EXPECT_EQ(s.pawn(A), "E2");
  EXPECT_EQ(s.gone(), Texts({"PH11"}));
}

TEST(Civilisation, CIV_10_13_and_CIV_10_19_PH11_against_divine_wrath) {
  Scenario s;
  s.at(B, "D7").cards(B, "PH11").hand("F1 F1 F1 F1").turn_of(A);
  s.rolls({1}, "play four F1 F1 F1 F1");
  s.rolls({6}, "card PH11");
  EXPECT_EQ(s.vp(A), 0);
  EXPECT_EQ(s.pawn(B), "D7");
}

TEST(Civilisation, CIV_C6_PH12_takes_each_card_as_often_and_only_from_who_has_one) {
  std::array<int, 3> taken{};
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Scenario s(3);
    s.cards(A, "PH12").cards(B, "PH02 PH03 PH06").hand("F1 F2 F4").turn_of(A);
    AnyState state = s.state();
    s.game().reseed(state, seed);
    ActionList list;
    s.game().legal(state, A, list);
    for (const Action& action : list)
      if (s.game().print_action(action) == "card PH12") {
        ASSERT_FALSE(s.game().apply(state, A, action, nullptr));
        break;
      }
    const json::Value own = *json::read(s.game().view(state, A));
    const std::string card =
        own.find("seats")->items.at(0).find("philosophers")->items.at(0).string;
    ++taken[card == "PH02" ? 0 : card == "PH03" ? 1 : 2];
  }
  for (const int n : taken) EXPECT_NEAR(n, 100, 40);
  Scenario nobody(3);
  nobody.cards(A, "PH12").hand("F1 F2 F4").turn_of(A);
  EXPECT_EQ(nobody.refusal("card PH12"), "CIV-3.6");
  Scenario two(3);
  two.cards(A, "PH12").cards(B, "PH02").cards(C, "PH03").hand("F1 F2 F4").turn_of(A);
  two.play("card PH12");
  EXPECT_EQ(two.offered("target"), sorted("B C"));
}

TEST(Civilisation, CIV_10_15_PH13_ends_with_the_turn_and_never_helps_in_defence) {
  Scenario s;
  s.cards(A, "PH13").hand("F2 F1 F4").turn_of(A).play("card PH13").play("play sea F2");
  EXPECT_EQ(s.number("steps"), 2);
  s.play("go D2").then("end actions").then("reserve");
  ASSERT_EQ(s.active(), B);
  EXPECT_FALSE(s.view().find("empedocles")->boolean);
  State state = start(Options{2}, 1);
  state.turn.seat = 0;
  state.extras.elements = 1;
  EXPECT_EQ(extra_faces(state, B, dicium::red), 0);
  for (const dicium::Colour colour : {dicium::blue, dicium::yellow, dicium::red}) {
    State plain = state;
    plain.extras.elements = 0;
    EXPECT_EQ(extra_faces(state, A, colour), extra_faces(plain, A, colour) + 1);
  }
}

TEST(Civilisation, CIV_10_15_PH13_is_not_played_when_nothing_can_follow) {
  Scenario s;
  s.cards(A, "PH13").hand("F4").spent("F2 F5", "sea").active_hand(A, 3);
  s.set("actions", 2).turn_of(A);
  EXPECT_EQ(s.decision(), "reserve") << "no action is left, and no card that moves the pawn";
  Scenario moves;
  moves.cards(A, "PH13 PH05").hand("F4").spent("F2 F5", "sea").active_hand(A, 3);
  moves.set("actions", 2).turn_of(A);
  EXPECT_TRUE(moves.offers("card PH13")) << "a fight may still come";
}

TEST(Civilisation, CIV_10_17_with_PH16_both_dice_are_kept_and_the_turn_is_over) {
  Scenario s;
  s.cards(A, "PH16").hand("F2 F3 F5 F5").turn_of(A).play("end actions").play("card PH16");
  EXPECT_FALSE(s.offers("faces F4")) << "fewer can be kept without the card";
  s.play("faces F4 FS");
  EXPECT_EQ(s.reserve(A), sorted("F4 FS"));
  EXPECT_EQ(s.active(), B);
  EXPECT_EQ(s.gone(), Texts({"PH16"}));
}

TEST(Civilisation, CIV_10_20_PH06_with_five_dice_leaves_the_bonus) {
  Scenario s;
  s.cards(A, "PH06").hand("F2 F2 F3 F4 F5").turn_of(A).play("card PH06").then("pair F2 F2");
  EXPECT_FALSE(s.offers("hand"));
  EXPECT_EQ(s.offered("slot").size(), 8U);
}

TEST(Civilisation, CIV_10_24_PH02_turns_to_another_face) {
  Scenario s;
  s.cards(A, "PH02").hand("F2 F3 F4").turn_of(A).play("card PH02");
  EXPECT_EQ(s.refusal("turn F2 F2"), "CIV-10.24");
  EXPECT_EQ(s.refusal("turn F1 F2"), "CIV-10.24");
}

TEST(Civilisation, CIV_2_8_the_objective_chosen_is_the_one_kept) {
  for (const int choice : {0, 1}) {
    AnyState state = game().start(*game().setup(1), 5);
    ActionList list;
    game().legal(state, A, list);
    const std::string chosen = game().print_action(list[choice]);
    const std::string other = game().print_action(list[1 - choice]);
    ASSERT_FALSE(game().apply(state, A, list[choice], nullptr));
    const json::Value view = *json::read(game().view(state, A));
    const json::Value& own = view.find("seats")->items.at(0);
    EXPECT_EQ("secret " + own.find("secret")->string, chosen);
    EXPECT_EQ("secret " + own.find("discarded")->items.at(0).string, other);
  }
}

TEST(Civilisation, CIV_3_7_nobody_redeploys_to_where_the_pawn_stands) {
  Scenario s;
  s.hero(A, "redeploy", "E4").hand("F2 F5 F1").turn_of(A);
  EXPECT_EQ(s.offered("redeploy"), Texts({"E4"}));
  EXPECT_EQ(s.refusal("redeploy E2"), "CIV-3.7");
}

TEST(Civilisation, CIV_10_22_PH01_is_over_when_anything_else_was_chosen) {
  Scenario s;
  s.cards(A, "PH01 PH02").hand("F2 F5 F1").turn_of(A).play("card PH02").play("turn F1 F3");
  EXPECT_EQ(s.refusal("card PH01"), "CIV-10.1");
}

TEST(Civilisation, CIV_10_22_PH07_is_for_cities_only_and_once) {
  Scenario s;
  s.at(A, "D3").bonuses(A, "B3a B4a").cards(A, "PH07 PH05").hand("FS F1 F1 F2").turn_of(A);
  s.play("play temple F1 F1 FS").play("lay D1");
  EXPECT_EQ(s.refusal("card PH07"), "CIV-10.22");
  Scenario city;
  city.at(A, "D3").cards(A, "PH07").hand("F1 F1 F2").turn_of(A);
  city.play("play city2 F1 F1").play("slot B2a").play("card PH07").play("slot B2b");
  EXPECT_FALSE(city.view().find("founded")->boolean);
}

TEST(Civilisation, CIV_10_3_a_card_from_the_pile_is_known_to_its_owner_alone) {
  Scenario s;
  s.hand("F1 F1 F1").turn_of(A).play("play three F1 F1 F1").play("draw");
  EXPECT_EQ(s.list(A, "known"), Texts());
  const Texts own = s.philosophers(A);
  ASSERT_EQ(own.size(), 1U);
  EXPECT_EQ(s.view_for(B).find(own[0]), std::string::npos);
}

TEST(Civilisation, CIV_5_4_PH15_wants_a_region_that_takes_a_hero) {
  Scenario s;
  s.at(A, "D3").cards(A, "PH15").hand("F2 F2 F4").turn_of(A);
  EXPECT_EQ(s.refusal("card PH15"), "CIV-5.4");
}

TEST(Civilisation, CIV_16_1_a_relocation_that_only_PH10_makes_a_question_is_discreet) {
  Scenario s;
  s.at(B, "D7").cards(B, "PH10").hand("F1 F1 F1 F1").turn_of(A);
  s.rolls({2}, "play four F1 F1 F1 F1");
  ASSERT_EQ(s.decision(), "relocate");
  EXPECT_EQ(s.game().entitled(s.state()), SeatSet::only(B));
  Scenario hero;  // here it is a question for all to see
  hero.at(B, "D7").hero(B, "reroll", "E4").cards(B, "PH10").hand("F1 F1 F1 F1").turn_of(A);
  hero.rolls({2}, "play four F1 F1 F1 F1");
  ASSERT_EQ(hero.decision(), "relocate");
  EXPECT_TRUE(hero.game().entitled(hero.state()).empty());
}

// ── Objectives, points, the end ─────────────────────────────────────────────────────────────────

TEST(Civilisation, CIV_11_2_a_fulfilled_objective_is_not_replaced_and_nobody_else_gets_it) {
  Scenario s;
  s.at(A, "D3").cities(A, "A1 G1").cities(B, "A4 G4 G7").held(B, "CO03").open("CO04 CO05");
  s.hand("F1 F1 F2").turn_of(A).play("play city2 F1 F1").play("slot B2a");
  EXPECT_EQ(s.decision(), "combine");
  EXPECT_EQ(s.place("CO03"), "B");
  int open = 0;
  for (const std::string& where : s.list("objectives")) open += where == "open";
  EXPECT_EQ(open, 2);
}

TEST(Civilisation, CIV_11_6_nobody_but_the_active_player_comes_to_fulfil_one) {
  Scenario s;
  s.at(A, "D3").cities(A, "A1 G1").open("CO03 CO04 CO05").hand("F1 F1 F2").turn_of(A);
  s.play("play city2 F1 F1").play("slot B2a");
  EXPECT_EQ(s.asked(), Texts({"A"}));
}

TEST(Civilisation, CIV_12_2_and_CIV_12_8_points_come_from_the_pile_and_stay) {
  Scenario s;
  s.at(A, "D3").vp(A, 5).hand("F1 F1 F2").turn_of(A).play("play city2 F1 F1").play("slot B2a");
  EXPECT_EQ(s.vp(A), 6);
  EXPECT_EQ(s.number("vp_pile"), 24 - 6);
  EXPECT_EQ(s.number("vp_reserve"), 19);
}

TEST(Civilisation, CIV_12_3_the_last_card_of_the_pile_is_told) {
  Scenario s(2, {"first=A"});
  s.at(A, "D3").vp(A, 12).vp(B, 11).hand("F1 F1 F2").turn_of(A);
  s.play("play city2 F1 F1").play("slot B2a");
  EXPECT_EQ(s.happened("last_round"), 1);
  EXPECT_EQ(s.number("vp_pile"), 0);
  EXPECT_FALSE(s.over());
}

TEST(Civilisation, CIV_12_7_points_are_counted_without_limit) {
  State state = start(Options{2}, 1);
  state.pile = 0;
  state.vp = {30, 28};
  state.fives = {2, 1};
  EXPECT_EQ(vp_reserve(state), 0);
  gain_points(state, A, 4, from_wonder, nullptr);
  EXPECT_EQ(state.vp[A], 34);
  EXPECT_EQ(fives_left(state), 0);
}

TEST(Civilisation, CIV_13_3_objectives_work_in_the_last_round) {
  Scenario s(2, {"first=A"});
  s.at(B, "D7").cities(B, "A1 G1").open("CO03 CO04 CO05").vp(A, 13).vp(B, 11);
  s.hand("F1 F1 F2").turn_of(B).play("play city2 F1 F1").play("slot B2a");
  EXPECT_EQ(s.offered("claim"), Texts({"CO03"}));
  EXPECT_EQ(s.vp(B), 12) << "from the reserve";
}

TEST(Civilisation, CIV_13_5_the_final_count_takes_no_cards) {
  Scenario s(1);
  s.turn(12).vp(A, 10).hand("F1 F3 F4").turn_of(A).play("end actions").play("reserve");
  EXPECT_EQ(s.number("vp_pile"), 33);
  EXPECT_EQ(s.vp(A), 10);
  EXPECT_EQ(s.score(A), 12);
}

TEST(Civilisation, CIV_13_10_the_wonder_decides_only_between_those_who_are_tied) {
  State state = start(Options{3}, 1);
  state.secrets = {};
  state.vp = {10, 10, 0, 0};
  state.built[2][wonder] = Set::only(at("E7"));
  state.monsters = {1, alive, alive, alive, alive};
  EXPECT_EQ(outcome(state).winners, SeatSet::only(B)) << "C is behind; B has slain more than A";
  state.vp[2] = 30;
  EXPECT_EQ(outcome(state).winners, SeatSet::only(C));
}

TEST(Civilisation, CIV_14_8_alone_an_objective_is_taken_or_traded_as_usual) {
  Scenario s(1);
  s.at(A, "D3").cities(A, "A1 G1").open("CO03 CO04").hand("F1 F1 F2").turn_of(A);
  s.play("play city2 F1 F1").play("slot B2a");
  EXPECT_EQ(s.options(), Texts({"claim CO03", "trade CO03"}));
  s.play("trade CO03");
  EXPECT_EQ(s.hand_of(A), 4);
}

}  // namespace
}  // namespace veillee::civilisation
