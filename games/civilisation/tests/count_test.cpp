// Objectives, VP, the end and solo (sections 11 to 14).
#include "games/civilisation/game.hpp"
#include "games/civilisation/tests/scenario.hpp"

namespace veillee::civilisation {
namespace {

TEST(Civilisation, CIV_11_1_and_CIV_11_8_and_CIV_T38_and_CIV_11_3_an_objective_is_taken_or_a_die) {
  for (const bool takes : {true, false}) {
    Scenario s;
    s.at(A, "D3").cities(A, "A1 G1").open("CO03 CO04 CO05").hand("F1 F1 F2 F3").turn_of(A);
    s.play("play city2 F1 F1").play("slot B2a");
    EXPECT_EQ(s.decision(), "objective");
    EXPECT_EQ(s.options(), Texts({"claim CO03", "trade CO03"}));
    s.play(takes ? "claim CO03" : "trade CO03");
    EXPECT_EQ(s.place("CO03"), takes ? "A" : "discarded");
    EXPECT_EQ(s.hand_of(A), takes ? 4 : 5);
    EXPECT_EQ(s.dice(), sorted("F2 F3"));
    EXPECT_EQ(s.vp(A), 1) << "CIV-11.3";
  }
}

TEST(Civilisation, CIV_11_11_one_attack_won_fulfils_art_of_war_and_glory_of_arms) {
  for (const int die : {5, 4}) {  // against 5
    Scenario s;
    s.at(B, "E3").open("CO01 CO04 CO08").secret(A, "SO10").hand("F2 F1 F1").turn_of(A);
    s.play("play sea F2").rolls({die, 5}, "go E3");
    EXPECT_EQ(s.decision() == "objective", die == 5);
    EXPECT_EQ(s.offers("claim CO08"), die == 5);
    EXPECT_EQ(s.number(A, "secret_progress"), die == 5 ? 1 : 0);
    EXPECT_EQ(s.number(A, "secret_need"), 1);
  }
}

TEST(Civilisation, CIV_11_13_and_CIV_11_6_and_CIV_11_5_and_CIV_T81_and_CIV_D11_several_at_once) {
  Scenario s;
  s.at(A, "D3").cities(A, "A1 G1").bonuses(A, "B3a B3b B4b B5a").open("CO03 CO04 CO09");
  s.hand("F1 F2 F3 F2").turn_of(A).play("play city2 F1").play("slot B2a");
  EXPECT_EQ(s.options(), Texts({"claim CO03", "claim CO09", "trade CO03", "trade CO09"}));
  s.play("trade CO09");
  EXPECT_EQ(s.place("CO03"), "A") << "with five dice it is taken without asking";
  EXPECT_EQ(s.decision(), "combine");
}

TEST(Civilisation, CIV_11_4_and_CIV_T61_the_fourth_tile_at_sea) {
  Scenario s;
  s.at(A, "D3").cities(A, "B1 C4").temples(A, "G1").open("CO01 CO04 CO05");
  s.hand("F1 F1 F2").turn_of(A);
  EXPECT_EQ(s.decision(), "combine") << "B1 is land";
  s.play("play city2 F1 F1").play("slot B2a");
  EXPECT_EQ(s.decision(), "combine");
  Scenario fourth;
  fourth.at(A, "D3").cities(A, "A4 G4").temples(A, "G1").open("CO01 CO04 CO05");
  fourth.hand("F1 F1 F2").turn_of(A).play("play city2 F1 F1").play("slot B2a");
  EXPECT_EQ(fourth.offered("claim"), Texts({"CO01"}));
}

TEST(Civilisation, CIV_11_12_what_each_common_objective_counts) {
  State state = start(Options{2}, 1);
  state.built[0][city] = Set::only(at("D1")) | Set::only(at("A1"));
  state.built[0][temple] = Set::only(at("E3"));
  state.heroes[0] = {at("A2"), on_board, at("G7")};
  state.monsters = {0, 0, alive, 1, alive};
  state.fights[0] = 2;
  state.boards[0].slots = 0x1F;
  EXPECT_EQ(progress(state, A, thalassocracy), 3);
  EXPECT_EQ(progress(state, A, hegemony), 3);
  EXPECT_EQ(progress(state, A, urban_league), 2);
  EXPECT_EQ(progress(state, A, pantheon), 1);
  EXPECT_EQ(progress(state, A, monster_bane), 2);
  EXPECT_EQ(progress(state, A, age_of_heroes), 2);
  EXPECT_EQ(progress(state, A, academy), 0);
  EXPECT_EQ(progress(state, A, art_of_war), 2);
  EXPECT_EQ(progress(state, A, mastery_of_arts), 5);
  EXPECT_EQ(progress(state, A, great_sanctuary), 3) << "Capital, city, temple in R2";
}

TEST(Civilisation, CIV_11_9_and_CIV_T62_what_each_secret_objective_counts) {
  State state = start(Options{2}, 1);
  state.built[0][city] = Set::only(at("D7")) | Set::only(at("A1")) | Set::only(at("E4"));
  state.built[0][temple] = Set::only(at("G3")) | Set::only(at("F6"));
  state.heroes[0] = {at("F9"), on_board, at("G7")};
  EXPECT_EQ(secret_progress(state, A, ends_of_the_earth), 3);
  EXPECT_EQ(secret_progress(state, A, navel_of_the_world), 2);
  EXPECT_EQ(secret_progress(state, A, city_builder), 3);
  EXPECT_EQ(secret_progress(state, A, architect), 2);
  EXPECT_EQ(secret_progress(state, A, sea_people), 5);
  EXPECT_EQ(secret_progress(state, A, land_people), 2);
  EXPECT_EQ(secret_progress(state, A, foreign_lands), 2) << "D7 and F9 in the region of B";
  EXPECT_EQ(secret_progress(state, A, circle_of_sages), 0);
  state.built[0][temple] = Set::only(at("G3"));
  EXPECT_EQ(secret_progress(state, A, architect), 1);
  state.built[0][wonder] = Set::only(at("G2"));
  EXPECT_EQ(secret_progress(state, A, architect), 2);
}

TEST(Civilisation,
     CIV_13_1_and_CIV_13_2_and_CIV_12_5_and_CIV_T41_and_CIV_T42_the_last_card_of_the_pile) {
  Scenario s(2, {"first=A"});
  s.at(A, "D3").vp(A, 12).vp(B, 11).bonuses(A, "B3a B4a").hand("FS F1 F1").turn_of(A);
  EXPECT_EQ(s.number("vp_pile"), 1);
  s.play("play temple F1 F1 FS").play("lay D1");
  EXPECT_EQ(s.number("vp_pile"), 0);
  EXPECT_EQ(s.number("vp_reserve"), 17);
  EXPECT_EQ(s.vp(A), 15);
  s.then("end actions").then("reserve");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.active(), B);
  s.then("stop").then("end actions").then("reserve");
  EXPECT_TRUE(s.over());
  Scenario second(2, {"first=A"});
  second.at(B, "D7").vp(A, 12).vp(B, 11).bonuses(B, "B3a B4a").hand("FS F1 F1").turn_of(B);
  second.play("play temple F1 F1 FS").play("lay D8").then("end actions").then("reserve");
  EXPECT_TRUE(second.over());
}

TEST(Civilisation,
     CIV_12_4_and_CIV_12_6_and_CIV_12_9_and_CIV_T43_and_CIV_T78_five_cards_for_a_tile) {
  Scenario s(4);
  s.at(B, "E3").vp(A, 7).vp(B, 12).vp(C, 12).vp(D, 12).pile(0).hand("F2 F1 F1").turn_of(A);
  EXPECT_EQ(s.number("vp_reserve"), 0);
  s.play("play sea F2").rolls({6, 1}, "go E3");
  EXPECT_EQ(s.vp(A), 9);
  EXPECT_EQ(s.number(A, "fives"), 1);
  EXPECT_EQ(s.number("fives_left"), 2);
  EXPECT_EQ(s.number("vp_reserve"), 3);
}

TEST(
    Civilisation,
    CIV_13_4_and_CIV_13_6_to_CIV_13_9_and_CIV_T44_and_CIV_13_7_and_CIV_13_8_and_CIV_13_12_the_final_count) {
  Scenario s;
  s.cities(A, "A1 G1 D4").temples(A, "E4").wonder(A, "A9").vp(A, 11).vp(B, 13);
  s.cards(A, "PH02 PH03").held(A, "CO02").secret(A, "SO02").hand("F1 F3 F4").turn_of(A);
  EXPECT_EQ(s.count(A), 11 + 10 + 4 + 3);
  EXPECT_EQ(s.score(A), 32);
  EXPECT_EQ(s.score(B), 13 + 2) << "CIV-13.12";
  EXPECT_EQ(s.game().standing(s.state()).score[A], 28) << "the secret is not told before the end";
}

TEST(Civilisation, CIV_11_7_and_CIV_T40_a_card_taken_is_kept) {
  Scenario s;
  s.held(A, "CO07").cards(A, "PH02").hand("F1 F2 F4").turn_of(A);
  s.play("card PH02").play("turn F4 F5");
  EXPECT_EQ(s.count(A), 2 + 2);
}

TEST(Civilisation, CIV_13_10_and_CIV_13_11_and_CIV_T46_and_CIV_T47_ties) {
  const auto winners = [](bool wonders, int monsters) {
    State state = start(Options{2}, 1);
    state.secrets = {};
    if (wonders) {
      state.built[0][wonder] = Set::only(at("D1"));
      state.built[1][wonder] = Set::only(at("D7"));
    }
    state.monsters = {0, 1, alive, alive, alive};
    if (monsters == 2) state.monsters[2] = 0;
    return outcome(state).winners;
  };
  EXPECT_EQ(winners(true, 2), SeatSet::only(A));
  EXPECT_EQ(winners(false, 1), SeatSet::all(2));
  State state = start(Options{2}, 1);
  state.secrets = {};
  state.built[1][wonder] = Set::only(at("D7"));
  state.monsters = {0, 0, alive, alive, alive};
  EXPECT_EQ(outcome(state).winners, SeatSet::only(B)) << "the Wonder before monsters";
}

TEST(Civilisation, CIV_13_13_and_CIV_T71_no_game_is_longer_than_sixty_rounds) {
  for (const int round : {59, 60}) {
    Scenario s(2, {"first=A"});
    s.turn(2 * round).hand("F1 F3 F4").turn_of(B).play("end actions").play("reserve");
    EXPECT_EQ(s.over(), round == 60);
    if (round == 60) {
      EXPECT_EQ(s.text("how"), "limit");
    }
  }
}

TEST(Civilisation, CIV_14_2_and_CIV_14_7_and_CIV_T50_solo_ends_after_twelve_turns_with_a_rank) {
  Scenario s(1);
  s.turn(12).vp(A, 19).hand("F1 F3 F4").turn_of(A);
  EXPECT_EQ(s.number("candle"), 1);
  s.play("end actions").play("reserve");
  EXPECT_TRUE(s.over());
  const Outcome result = s.game().outcome(s.state());
  EXPECT_EQ(result.kind, Outcome::Kind::graded);
  EXPECT_EQ(result.score[0], 21);
  EXPECT_EQ(result.rank, 4);
  constexpr std::array<int, 9> points = {0, 20, 21, 25, 26, 31, 35, 36, 50};
  constexpr std::array<int, 9> ranks = {0, 0, 1, 1, 2, 3, 3, 4, 4};
  for (std::size_t i = 0; i < points.size(); ++i) EXPECT_EQ(rank_of(points[i]), ranks[i]);
}

TEST(
    Civilisation,
    CIV_14_3_and_CIV_14_4_and_CIV_T48_and_CIV_T49_and_CIV_T68_cards_without_effect_leave_the_solo_game) {
  bool removed_secret = false;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const State state = start(Options{1}, seed);
    EXPECT_NE(state.commons[art_of_war], lies_open);
    EXPECT_EQ(open_objectives(state).size(), 2);
    EXPECT_EQ(state.secrets.count(dealt_to), 2);
    removed_secret |= state.secrets.zone(foreign_lands) == removed;
    for (std::uint8_t place = on_display; place < in_hand; ++place) {
      EXPECT_NE(state.cards.zone(diogenes), place);
      EXPECT_NE(state.cards.zone(protagoras), place);
    }
  }
  EXPECT_TRUE(removed_secret);
  bool removed_card = false;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    State state = start(Options{1}, seed);
    for (std::uint8_t card = 0; card < philosopher_count; ++card)
      state.cards.put(card, card == diogenes || card == plato ? in_pile : gone, {});
    EXPECT_EQ(draw_card(state, nullptr), plato);
    removed_card |= state.cards.zone(diogenes) == gone;
  }
  EXPECT_TRUE(removed_card);
}

TEST(Civilisation, CIV_14_10_a_pile_of_useless_cards_brings_nothing) {
  State state = start(Options{1}, 1);
  for (std::uint8_t card = 0; card < philosopher_count; ++card)
    state.cards.put(card, all_philosophers[card].solo ? gone : in_pile, {});
  EXPECT_EQ(draw_card(state, nullptr), no_arg);
  EXPECT_EQ(state.cards.zone(diogenes), gone);
  EXPECT_EQ(state.cards.zone(protagoras), gone);
}

TEST(Civilisation, CIV_14_5_no_wrath_alone) {
  Scenario s(1);
  s.hand("F1 F1 F1 F1").turn_of(A);
  EXPECT_EQ(s.refusal("play four F1 F1 F1 F1"), "CIV-14.5");
}

TEST(Civilisation, CIV_14_6_an_empty_pile_ends_solo_too) {
  Scenario s(1);
  s.at(A, "D3").turn(5).vp(A, 42).bonuses(A, "B3a B4a").hand("FS F1 F1").turn_of(A);
  s.play("play temple F1 F1 FS").play("lay D1").then("end actions").then("reserve");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.text("how"), "pile_empty");
}

}  // namespace
}  // namespace veillee::civilisation
