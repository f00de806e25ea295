// Vectors of section 19: offerings, wine, copying, conversions (19.1, 19.3 to 19.5, 19.10, 19.11).
#include "games/bomarzo/tests/scenario.hpp"

namespace veillee::bomarzo {
namespace {

// Places on the deity and lays these units: "food coin D05:food"; the last answer is "done".
Scenario& offer_it(Scenario& s, std::string_view deity, std::string_view units) {
  s.play("place " + std::string(deity));
  for (const std::string& unit : words_in(units)) {
    const auto colon = unit.find(':');
    s.then(colon == std::string::npos
               ? "lay " + unit
               : "convert " + unit.substr(0, colon) + " " + unit.substr(colon + 1));
  }
  return s.then("done");
}

TEST(Offerings, BOM_T1_dea_for_one_food_and_one_coin) {
  Scenario s(2);
  s.cubes(A, 1, 1, 0).begin();
  offer_it(s, "dea", "food coin").play("advance coin").play("advance coin");
  EXPECT_EQ(s.on("dea"), "1 1 0");
  EXPECT_EQ(s.pawns("dea"), "A");
  EXPECT_EQ(s.stock(A), "0 0 0");
  EXPECT_EQ(s.worker_of(A, "coin"), 2);
  EXPECT_EQ(s.number_at("seats.0.village.coin"), 1);
}

TEST(Offerings, BOM_T2_T3_T4_tartaruga_grows) {
  Scenario s(3);
  s.cubes(A, 2, 0, 0).cubes(B, 2, 2, 1).cubes(C, 6, 3, 1).hand(C, "").begin();
  offer_it(s, "tartaruga", "food food");
  EXPECT_EQ(s.on("tartaruga"), "2 0 0");
  s.play(B, "place tartaruga").play("lay food").play("lay food");
  EXPECT_FALSE(s.offers("done"));  // 2F only
  s.play("lay wine");
  EXPECT_TRUE(s.offers("done"));
  s.play("done");
  EXPECT_EQ(s.on("tartaruga"), "4 0 1");
  EXPECT_EQ(s.number_at("deities.tartaruga.offering.food"), 4);
  EXPECT_EQ(s.number_at("deities.tartaruga.offering.any"), 2);
  ASSERT_EQ(s.decider(), C);
  const Offering o = offering_now(s.state, tartaruga);
  EXPECT_TRUE(suffices(o, {{{4, 2, 0}}}, 0));
  EXPECT_TRUE(suffices(o, {{{6, 0, 0}}}, 0));
  EXPECT_FALSE(suffices(o, {{{4, 1, 0}}}, 0));
  EXPECT_FALSE(suffices(o, {{{3, 3, 0}}}, 0));
  offer_it(s, "tartaruga", "food food food coin coin wine");
  EXPECT_EQ(s.on("tartaruga"), "7 2 2");
  EXPECT_EQ(s.happened(Happened::fell_asleep), 1);
}

TEST(Offerings, BOM_T5_T6_orco_falls_asleep) {
  Scenario s(2);
  s.cubes(A, 0, 0, 1).cubes(B, 1, 0, 1).begin();
  offer_it(s, "orco", "wine");
  EXPECT_EQ(s.on("orco"), "0 0 1");
  offer_it(s, "orco", "food wine");
  EXPECT_EQ(s.decision(), "orco");
  s.play("collect");
  EXPECT_EQ(s.stock(B), "1 0 0");
  EXPECT_EQ(s.on("orco"), "0 0 2");
  EXPECT_EQ(s.decider(), A);
  EXPECT_EQ(s.decision(), "placement");
  EXPECT_EQ(s.refusal("place orco"), "BOM-6.1");
}

TEST(Offerings, BOM_T43_T44_a_mossy_deity_used_for_nothing) {
  Scenario s(2);
  s.mossy("tartaruga").cubes(A, 0, 2, 0).cubes(B, 0, 1, 0).begin();
  s.play("place tartaruga");
  EXPECT_TRUE(s.offers("done"));
  s.play("done");
  EXPECT_EQ(s.on("tartaruga"), "0 0 0");
  EXPECT_EQ(s.number_at("deities.tartaruga.offering.any"), 1);
  EXPECT_EQ(s.number_at("deities.tartaruga.offering.food"), 0);
  offer_it(s, "tartaruga", "coin");
  EXPECT_EQ(s.on("tartaruga"), "0 1 0");
}

TEST(Offerings, BOM_T46_virtual_units_leave_nothing) {
  Scenario s(2);
  s.cubes(A, 1, 1, 0).hand(A, "D01 D02").deity("genio", 2, 1, 0, "B").begin();
  offer_it(s, "genio", "food D01:food coin D02:coin");
  EXPECT_EQ(s.on("genio"), "3 2 0");
  EXPECT_EQ(s.discard_pile(), "D01 D02");
}

TEST(Offerings, BOM_T47_T48_exchange) {
  for (const auto& [cards, may] : {std::pair{"", false}, {"D10", false}, {"D10 D22", true}}) {
    Scenario s(2);
    s.cubes(A, 5, 0, 0).level2(A, cards).deity("genio", 1, 2, 0, "B").begin();
    EXPECT_EQ(s.offers("place genio"), may) << cards;
  }
  Scenario s(2);
  s.cubes(A, 1, 0, 0).level2(A, "D10").begin();
  s.play("place genio");  // BOM_T163: nothing is asked
  EXPECT_EQ(s.on("genio"), "1 0 0");
  EXPECT_EQ(s.cards(A, "rotated"), "D10");
}

TEST(Offerings, BOM_T49_repetition) {
  Scenario s(2);
  s.cubes(A, 2, 2, 0).deity("dea", 1, 1, 0, "A").begin();
  EXPECT_EQ(s.refusal("place dea"), "BOM-5.16");
  Scenario r(2);
  r.cubes(A, 2, 2, 0).level2(A, "D34").deity("dea", 1, 1, 0, "A").begin();
  offer_it(r, "dea", "food coin food").play("advance food").play("advance food");
  EXPECT_EQ(r.pawns("dea"), "A A");
  EXPECT_EQ(r.cards(A, "rotated"), "D34");
}

TEST(Offerings, BOM_T50_T59_raise) {
  Scenario s(2);
  s.cubes(A, 1, 1, 0).cubes(B, 1, 1, 2).level2(A, "D04").begin();
  offer_it(s, "dea", "food coin").play("raise 2 1");
  EXPECT_EQ(s.on("dea"), "3 2 0");
  EXPECT_EQ(s.supply(), "26 27 14");
  EXPECT_EQ(s.cards(A, "rotated"), "D04");
  s.play("advance food").play("advance food");
  EXPECT_EQ(s.decision(), "copy");
  EXPECT_EQ(s.number_at("action.price.food"), 1);
  EXPECT_EQ(s.number_at("action.price.coin"), 1);
  EXPECT_EQ(s.number_at("action.price.wine"), 2);
}

TEST(Offerings, BOM_T52_two_wine_put_to_sleep) {
  Scenario s(2);
  s.cubes(A, 0, 0, 2).cubes(B, 5, 5, 5).begin();
  offer_it(s, "dea", "wine wine").play("advance food").play("advance food");
  EXPECT_EQ(s.decision(), "placement");
  EXPECT_EQ(s.decider(), B);
  EXPECT_FALSE(s.offers("place dea"));
}

TEST(Offerings, BOM_T54_no_virtual_excess) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).hand(A, "D01 D02").begin();
  s.play("place genio").play("convert D01 coin");
  EXPECT_EQ(s.refusal("convert D02 coin"), "BOM-8.9");
  s.play("lay coin");
  EXPECT_EQ(s.on("genio"), "0 1 0");  // done by itself: nothing more can be laid
}

TEST(Offerings, BOM_T55_a_favour_without_effect) {
  Scenario s(2);
  s.cubes(A, 2, 1, 0).cubes(B, 2, 1, 2).begin();
  s.play("place gigante").then("lay food").then("lay food").then("lay coin").then("done");
  EXPECT_EQ(s.on("gigante"), "2 1 0");
  EXPECT_EQ(s.decision(), "copy");
}

TEST(Offerings, BOM_T160_unit_by_unit) {
  Scenario s(2);
  s.cubes(A, 2, 1, 1).deity("tartaruga", 2, 0, 0, "B").begin();
  s.play("place tartaruga").play("lay food").play("lay food");
  EXPECT_EQ(s.offered(), (Texts{"lay coin", "lay wine"}));
  s.play("lay coin");
  EXPECT_EQ(s.offered(), (Texts{"done", "lay wine"}));
}

TEST(Offerings, BOM_T161_T162_a_card_as_coin) {
  Scenario s(2);
  s.cubes(A, 2, 0, 0).hand(A, "D20").begin();
  s.play("place genio");
  EXPECT_EQ(s.offered(), (Texts{"convert D20 coin", "lay food"}));
  const std::string before = view_text<Bomarzo>(s.state, B);
  s.play("convert D20 coin");
  EXPECT_EQ(s.offered(), (Texts{"done", "lay food"}));
  EXPECT_EQ(view_text<Bomarzo>(s.state, B), before);
  s.play("done");
  EXPECT_EQ(s.discard_pile(), "D20");
  EXPECT_EQ(s.pawns("genio"), "A");
  EXPECT_EQ(s.on("genio"), "0 0 0");
}

TEST(Offerings, BOM_T148_as_many_exchanges_as_needed) {
  const auto after = [](std::string_view units) {
    Scenario s(2);
    s.cubes(A, 4, 2, 0).level2(A, "D10 D22").deity("genio", 1, 2, 0, "B").begin();
    offer_it(s, "genio", units);
    return s.on("genio") + " / " + s.cards(A, "rotated");
  };
  EXPECT_EQ(after("food food coin coin"), "3 4 0 / ");
  EXPECT_EQ(after("food food food coin"), "4 3 0 / D10");
  EXPECT_EQ(after("food food food food"), "5 2 0 / D10 D22");
}

// ── Copying ─────────────────────────────────────────────────────────────────────────────────────

TEST(Copying, BOM_T8_dea_is_copied) {
  Scenario s(2);
  s.cubes(A, 1, 1, 0).cubes(B, 1, 1, 2).begin();
  offer_it(s, "dea", "food coin").play("advance food").play("advance food");
  s.play(B, "copy").play(B, "advance wine").play(B, "advance wine");
  EXPECT_EQ(s.stock(B), "0 0 0");
  EXPECT_EQ(s.supply(), "29 29 16");
  EXPECT_EQ(s.on("dea"), "1 1 0");
  EXPECT_EQ(s.pawns("dea"), "A");
  EXPECT_EQ(s.worker_of(B, "wine"), 2);
}

TEST(Copying, BOM_T56_wine_is_not_food_here) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).cubes(B, 0, 0, 3).begin();
  offer_it(s, "orco", "food").play("decline");
  EXPECT_EQ(s.decision(), "placement");
}

TEST(Copying, BOM_T58_T60_T61_prices) {
  Scenario excess(2);
  excess.cubes(A, 3, 0, 0).cubes(B, 3, 0, 2).begin();
  offer_it(excess, "tartaruga", "food food food");
  EXPECT_EQ(excess.number_at("action.price.food"), 3);
  Scenario mossy(2);
  mossy.mossy("genio").cubes(B, 0, 0, 2).begin();
  mossy.play("place genio").then("done").play("draw 2");
  EXPECT_EQ(mossy.decision(), "copy");
  Scenario card(2);
  card.hand(A, "D01").cubes(B, 0, 0, 2).hand(B, "D02").begin();
  card.play("place genio").then("convert D01 coin").then("done").play("draw 2");
  card.play(B, "copy");
  EXPECT_EQ(card.decision(), "genio");  // the only way to pay is taken
  EXPECT_EQ(card.stock(B), "0 0 0");
  EXPECT_EQ(card.discard_pile(), "D01 D02");
}

TEST(Copying, BOM_T62_in_turn_order_and_once_each) {
  Scenario s(4);
  s.first_player(B).cubes(B, 0, 1, 0);
  for (const Seat seat : {A, C, D}) s.cubes(seat, 0, 1, 2);
  s.begin();
  s.play("place genio").then("lay coin").then("done").play("draw 2");
  s.play(C, "copy").play(C, "draw 2");
  s.play(D, "pass").play(A, "copy").play(A, "decline");
  EXPECT_EQ(s.decision(), "placement");
  EXPECT_EQ(s.decider(), C);
}

TEST(Copying, BOM_T149_what_was_paid_in_wine_is_matched_in_wine) {
  for (const auto& [foods, wines, may] : {std::tuple{3, 2, false}, {0, 3, true}}) {
    Scenario s(2);
    s.cubes(A, 0, 0, 1).cubes(B, foods, 0, wines).begin();
    offer_it(s, "orco", "wine");
    EXPECT_EQ(s.decision() == "copy", may);
  }
}

TEST(Copying, BOM_T164_cards_for_the_price) {
  for (const auto& [cubes, hand, asked] : {std::tuple{std::array{0, 0, 2}, "D01 D02 D03", true},
                                           {std::array{0, 0, 2}, "D01 D02", false},
                                           {std::array{5, 5, 1}, "", false}}) {
    Scenario s(2);
    s.cubes(A, 2, 1, 0).cubes(B, cubes[0], cubes[1], cubes[2]).hand(B, hand).begin();
    offer_it(s, "gigante", "food food coin");
    EXPECT_EQ(s.decision() == "copy", asked) << hand;
    if (!asked) continue;
    s.play(B, "copy");
    EXPECT_EQ(s.options().size(), 6U);
    EXPECT_FALSE(s.offers("done"));
    s.play("convert D02 coin");
    EXPECT_EQ(s.offered(), (Texts{"convert D01 food", "convert D03 food"}));
    s.play("convert D01 food");
    EXPECT_EQ(s.stock(B), "0 0 0");
    EXPECT_EQ(s.hand_size(B), 0);
  }
}

TEST(Copying, BOM_T101_the_order_of_an_action) {
  Scenario s(2);
  s.cubes(A, 1, 0, 1).cubes(B, 1, 0, 3).level2(A, "D04").begin();
  offer_it(s, "orco", "food").play("raise 3 0").play("collect");
  EXPECT_EQ(s.order_of({"offered", "raised", "took", "fell_asleep"}), "offered raised took");
  EXPECT_EQ(s.decision(), "copy");
}

// ── Turns ───────────────────────────────────────────────────────────────────────────────────────

TEST(Turns, BOM_T38_who_has_more_pawns_plays_on) {
  Scenario s(4);
  s.worker(A, "pawn", 5);
  s.zone("fields", "C D").zone("caverns", "C D").begin();
  Texts order;
  for (int i = 0; i < 6; ++i) {
    order.emplace_back(seat_letters[s.decider()]);
    s.play(s.options().front());
    s.then("decline").then("pass");
    if (s.decision() != "placement") break;
  }
  EXPECT_EQ(order.front(), "A");
  EXPECT_EQ(order[1], "B");
}

TEST(Turns, BOM_T40_T154_passing) {
  Scenario s(2);
  s.worker(A, "pawn", 2).hand(A, "D01 D02");
  s.zone("fields", "A").zone("caverns", "A").zone("vineyard", "A").begin();
  EXPECT_TRUE(s.offers("pass"));
  EXPECT_TRUE(s.offers("place genio"));
  Scenario mossy(2);
  mossy.worker(A, "pawn", 2).mossy("genio orco");
  mossy.zone("fields", "A").zone("caverns", "A").zone("vineyard", "A").begin();
  EXPECT_EQ(mossy.refusal("pass"), "BOM-3.17");
  EXPECT_EQ(mossy.offered(), (Texts{"place genio", "place orco"}));
}

TEST(Turns, BOM_T41_a_pawn_gained_by_copying) {
  Scenario s(2);
  s.worker(B, "pawn", 1).cubes(A, 1, 1, 0).cubes(B, 1, 1, 2);
  s.zone("fields", "B").zone("caverns", "B").zone("vineyard", "B").begin();
  offer_it(s, "dea", "food coin").play("advance food").play("advance food");
  s.play(B, "copy").play("advance pawn").play("advance food");
  EXPECT_EQ(s.home(B), 1);
  EXPECT_EQ(s.happened(Happened::pawn_gained, B), 1);
}

TEST(Turns, BOM_T42_an_empty_supply) {
  Scenario s(2);
  s.deity("genio", 14, 0, 0, "A").deity("orco", 14, 0, 0, "B").begin();
  s.play("harvest fields").play("harvest fields");
  EXPECT_EQ(s.stock(A), "2 0 0");
  EXPECT_EQ(s.stock(B), "0 0 0");
}

}  // namespace
}  // namespace veillee::bomarzo
