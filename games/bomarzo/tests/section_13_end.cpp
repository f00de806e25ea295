// End of the game and scoring (section 13 of RULES.md).
#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

// Season 8 is over.
Scenario at_end(int seats, const Texts& options = {}) {
  Scenario s(seats, options);
  s.season(8).phase("end");
  return s;
}
// Points of the deity on this place.
std::string points_on(const Scenario& s, int place) {
  return s.list_at("count.deities." + std::to_string(place - 1) + ".points");
}

// ── Order of the deities ────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_T19_BOM_13_3_BOM_13_4_descending_order_of_devotion) {
  Scenario s = at_end(2);
  s.under(A, "balena", "D01 D03").under(B, "orco", "D02 D05").under(A, "gigante", "D04").begin();
  EXPECT_EQ(s.number_at("deities.balena.devotion"), 9);
  EXPECT_EQ(s.number_at("deities.orco.devotion"), 7);
  EXPECT_EQ(s.number_at("deities.gigante.devotion"), 3);
  EXPECT_EQ(s.number_at("deities.dea.devotion"), 0);
  EXPECT_EQ(s.list_at("pantheon"), "balena orco gigante genio dea elefante tartaruga drago");
  EXPECT_EQ(s.text_at("deities.orco.cards.0.card"), "D02");
  EXPECT_EQ(s.text_at("deities.orco.cards.0.by"), "B");
}

TEST(Bomarzo, BOM_13_3_cards_of_several_players_add_up) {
  Scenario s = at_end(3);
  s.under(A, "dea", "D01").under(B, "dea", "D02").under(C, "dea", "D03").begin();
  EXPECT_EQ(s.number_at("deities.dea.devotion"), 11);
}

TEST(Bomarzo, BOM_T78_BOM_13_5_equal_values_keep_their_order) {
  Scenario s = at_end(2);
  s.under(A, "dea", "D03").under(B, "drago", "D05").under(A, "orco", "D02").begin();
  EXPECT_EQ(s.list_at("pantheon"), "dea drago orco genio gigante elefante tartaruga balena");
  Scenario other = at_end(2);
  other.pantheon("drago balena tartaruga elefante gigante dea orco genio");
  other.under(A, "dea", "D03").under(B, "drago", "D05").under(A, "orco", "D02").begin();
  EXPECT_EQ(other.list_at("pantheon"), "drago dea orco balena tartaruga elefante gigante genio");
}

// ── Order of the end ────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_T124_BOM_13_2_BOM_13_10_domains_after_the_order_and_before_the_count) {
  Scenario s = at_end(2, {"adoration=on"});
  s.level2(A, "D40").level1(A, "D01 D07 D25").under(A, "dea", "D03").adoration(A, "gigante");
  s.level1(B, "D06 D05 D08").cubes(B, 1, 0, 0).adoration(B, "orco").begin();
  EXPECT_EQ(asked(s), "A domain");
  EXPECT_EQ(s.list_at("pantheon"), "dea genio orco gigante elefante tartaruga balena drago");
  EXPECT_EQ(s.score(A), 0) << "nothing is counted yet";
  s.play("assign D40 building");
  std::string order, last;
  for (const std::string& kind :
       words_in(s.order_of({"revealed", "deity_ranked", "domain_chosen", "deity_scored",
                            "temples_scored", "adoration_scored", "game_over"})))
    if (kind != last) order += (order.empty() ? "" : " ") + (last = kind);
  EXPECT_EQ(order,
            "revealed deity_ranked domain_chosen deity_scored temples_scored adoration_scored "
            "game_over");
}

TEST(Bomarzo, BOM_T84_BOM_13_10_BOM_16_17_in_turn_order_and_openly) {
  Scenario s = at_end(3);
  s.first_player(C).level2(A, "D40").level2(C, "D41").begin();
  EXPECT_EQ(asked(s), "C domain");
  EXPECT_EQ(s.text("choosing"), "D41");
  EXPECT_EQ(s.offered(), (Texts{"assign D41 building", "assign D41 character"}));
  s.play("assign D41 character");
  EXPECT_EQ(asked(s), "A domain");
  EXPECT_EQ(s.text_at("domains.D41", A), "character");
  EXPECT_EQ(s.text_at("domains.D41", B), "character");
  s.play("assign D40 character");
  EXPECT_TRUE(s.over());
}

TEST(Bomarzo, BOM_T174_BOM_13_21_card_by_card) {
  Scenario s = at_end(2);
  s.level2(A, "D37 D38 D39 D40 D41 D42 D43 D44").rotated(A, "D45").begin();
  Texts order;
  while (!s.over()) {
    EXPECT_EQ(s.decider(), A);
    EXPECT_EQ(s.options().size(), 2U);
    order.push_back(s.text("choosing"));
    s.play(s.options().front());
  }
  EXPECT_EQ(order, (Texts{"D37", "D38", "D39", "D40", "D41", "D42", "D43", "D44", "D45"}));
  Scenario two = at_end(2);
  two.level2(A, "D37 D45").level2(B, "D40").begin();
  two.play(A, "assign D37 building");
  EXPECT_EQ(asked(two), "A domain") << "all of A's before B's";
  two.play(A, "assign D45 knowledge");
  EXPECT_EQ(asked(two), "B domain");
}

TEST(Bomarzo, BOM_13_8_second_levels_count_first_levels_do_not) {
  Scenario s = at_end(2);
  s.pantheon("gigante elefante balena genio orco dea tartaruga drago");
  s.level2(A, "D01").rotated(A, "D02").level1(A, "D03 D04").level2(B, "D13 D40").begin();
  s.play(B, "assign D40 building");
  EXPECT_EQ(s.list_at("count.deities.0.values"), "2 1");
  EXPECT_EQ(s.list_at("count.deities.1.values"), "0 1");
  EXPECT_EQ(s.list_at("count.deities.2.values"), "0 0") << "a dual card in one domain only";
}

TEST(Bomarzo, BOM_13_8_a_dual_card_counts_in_no_domain_before_the_end) {
  Scenario s(2);
  s.level2(A, "D37 D01").begin();
  EXPECT_EQ(s.number_at("seats.0.values.building"), 1);
  EXPECT_EQ(s.number_at("seats.0.values.knowledge"), 0);
  EXPECT_EQ(s.number_at("seats.0.dual"), 1);
}

// ── Majorities ──────────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_T20_BOM_13_6_BOM_13_12_first_and_second) {
  Scenario s = at_end(3);
  s.pantheon("orco dea genio elefante gigante tartaruga balena drago");
  s.track(A, "science", 6).track(B, "science", 9).track(C, "science", 1);
  s.level2(A, "D13").level2(B, "D14 D15").level2(C, "D16 D17 D18").begin();
  EXPECT_EQ(points_on(s, 3), "2 3 0");
  EXPECT_EQ(points_on(s, 4), "0 1 2");
}

TEST(Bomarzo, BOM_T82_BOM_13_12_points_of_every_position) {
  const char* const expected[] = {"3 2 0", "3 2 0", "3 2 0", "2 1 0",
                                  "2 1 0", "1 0 0", "1 0 0", "0 0 0"};
  const Texts others = words_in("orco dea gigante elefante tartaruga balena drago");
  for (std::size_t place = 0; place < 8; ++place) {
    std::string all;
    for (std::size_t i = 0, n = 0; i < 8; ++i) all += (i == place ? "genio" : others[n++]) + " ";
    Scenario s = at_end(3);
    s.pantheon(all).track(A, "science", 5).track(B, "science", 4).track(C, "science", 3).begin();
    EXPECT_EQ(points_on(s, static_cast<int>(place) + 1), expected[place]);
  }
}

TEST(Bomarzo, BOM_T79_BOM_13_13_two_players_no_second) {
  Scenario s = at_end(2);
  s.track(A, "science", 4).track(B, "science", 3).begin();
  EXPECT_EQ(points_on(s, 1), "3 0");
  EXPECT_EQ(s.list_at("count.total"), "3 0");
}

TEST(Bomarzo, BOM_T80_BOM_13_11_nothing_for_nothing) {
  Scenario s = at_end(3);
  s.pantheon("orco genio dea gigante elefante tartaruga balena drago").track(A, "science", 2);
  s.begin();
  EXPECT_EQ(points_on(s, 2), "3 0 0");
  EXPECT_EQ(points_on(s, 1), "0 0 0") << "nobody has Food";
}

TEST(Bomarzo, BOM_13_14_BOM_13_15_a_tie_for_first_and_the_next_is_second) {
  Scenario s = at_end(4);
  for (const auto& [seat, n] : {std::pair{A, 5}, {B, 5}, {C, 3}, {D, 1}})
    s.track(seat, "science", n);
  s.begin();
  EXPECT_EQ(points_on(s, 1), "3 3 2 0");
}

TEST(Bomarzo, BOM_13_16_BOM_13_14_a_tie_for_second) {
  Scenario s = at_end(4);
  for (const auto& [seat, n] : {std::pair{A, 5}, {B, 3}, {C, 3}, {D, 1}})
    s.track(seat, "science", n);
  s.begin();
  EXPECT_EQ(points_on(s, 1), "3 2 2 0");
  Scenario two = at_end(2);
  two.track(A, "science", 5).track(B, "science", 5).begin();
  EXPECT_EQ(points_on(two, 1), "3 3") << "a tie for first between two";
}

TEST(Bomarzo, BOM_13_7_all_three_arrivals_at_ten_rank) {
  Scenario s = at_end(3);
  s.track(C, "culture", 10).track(A, "culture", 10).track(B, "culture", 10).begin();
  EXPECT_EQ(points_on(s, 3), "2 0 3") << "Dea on place 3: C, then A, then B";
}

TEST(Bomarzo, BOM_13_9_food_and_coin_of_the_stock) {
  Scenario s = at_end(3);
  s.pantheon("drago orco genio dea gigante elefante tartaruga balena");
  s.cubes(A, 1, 4, 0).cubes(B, 2, 1, 9).cubes(C, 0, 4, 0).begin();
  EXPECT_EQ(points_on(s, 1), "3 2 3");
  EXPECT_EQ(points_on(s, 2), "2 3 0");
}

// ── Temples, winner ─────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_T83_BOM_13_17_different_temples) {
  const std::pair<const char*, int> hands[] = {{"", 0},
                                               {"D01", 0},
                                               {"D01 D05", 0},
                                               {"D01 D05 D03", 1},
                                               {"D01 D05 D03 D09", 2},
                                               {"D01 D05 D03 D09 D02", 4},
                                               {"D01 D06 D11", 0},
                                               {"D01 D06 D05 D03", 1}};
  for (const auto& [played, vp] : hands) {
    Scenario s = at_end(2);
    s.level1(A, played).begin();
    EXPECT_EQ(s.list_at("count.temples"), std::to_string(vp) + " 0") << played;
  }
}

TEST(Bomarzo, BOM_T155_BOM_13_17_BOM_9_23_five_temples_and_one_improved) {
  Scenario s = at_end(2);
  s.level1(A, "D01 D07 D08 D09 D10").begin();
  EXPECT_EQ(s.list_at("count.temples"), "4 0");
  Scenario improved = at_end(2);
  improved.level1(A, "D01 D07 D08 D09").level2(A, "D10").begin();
  EXPECT_EQ(improved.list_at("count.temples"), "2 0");
}

TEST(Bomarzo, BOM_13_18_BOM_13_19_points_of_play_are_kept_and_most_points_win) {
  Scenario s = at_end(3);
  s.vp(B, 4).track(A, "science", 2).begin();
  EXPECT_EQ(s.list_at("count.symbols"), "0 4 0");
  EXPECT_EQ(s.list_at("count.total"), "3 4 0");
  EXPECT_EQ(Bomarzo::outcome(s.state).winners, SeatSet::only(B));
}

TEST(Bomarzo, BOM_13_20_tied_players_share_the_victory) {
  Scenario s = at_end(3);
  s.vp(A, 4).vp(B, 4).vp(C, 3).cubes(A, 0, 0, 9).begin();
  const Outcome outcome = Bomarzo::outcome(s.state);
  EXPECT_EQ(outcome.winners, SeatSet::only(A) | SeatSet::only(B));
  EXPECT_EQ(outcome.place[A], outcome.place[B]);
  EXPECT_NE(outcome.place[A], outcome.place[C]);
}

TEST(Bomarzo, BOM_T86_a_whole_count) {
  for (const auto& [option, totals, winners] :
       {std::tuple{"categories=corrected", "12 12 11", SeatSet::only(A) | SeatSet::only(B)},
        {"categories=annex", "12 13 11", SeatSet::only(B)}}) {
    Scenario s = at_end(3, {option});
    s.pantheon("genio drago dea orco elefante balena tartaruga gigante");
    s.track(A, "science", 7).track(B, "science", 5).track(C, "science", 5);
    s.track(B, "culture", 10).track(A, "culture", 10).track(C, "culture", 3);
    s.track(A, "architecture", 6).track(B, "architecture", 2);
    s.cubes(A, 2, 0, 0).cubes(B, 0, 4, 0).cubes(C, 1, 4, 0).vp(A, 2).vp(B, 2);
    s.level2(A, "D13 D04 D05").level2(B, "D14 D15 D06 D07").level2(C, "D28 D08");
    s.level1(A, "D01 D17 D21").level1(C, "D11 D12 D25 D09 D10").begin();
    EXPECT_EQ(points_on(s, 1), "3 2 2");
    EXPECT_EQ(points_on(s, 2), "0 3 3");
    EXPECT_EQ(points_on(s, 3), "2 3 0");
    EXPECT_EQ(points_on(s, 4), "2 0 1");
    EXPECT_EQ(points_on(s, 5), "1 2 0");
    EXPECT_EQ(points_on(s, 6), "0 0 1");
    EXPECT_EQ(points_on(s, 7), winners == SeatSet::only(B) ? "1 1 0" : "1 0 0");
    EXPECT_EQ(points_on(s, 8), "0 0 0");
    EXPECT_EQ(s.list_at("count.temples"), "1 0 4");
    EXPECT_EQ(s.list_at("count.total"), totals) << option;
    EXPECT_EQ(Bomarzo::outcome(s.state).winners, winners);
  }
}

}  // namespace
}  // namespace veillee::bomarzo
