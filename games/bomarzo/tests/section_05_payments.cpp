// How an offering is put together (section 5 of RULES.md, BOM-5.20 to BOM-5.23).
#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

TEST(Bomarzo, BOM_T148_BOM_5_21_as_many_exchanges_as_needed) {
  const auto after = [](std::string_view units) {
    Scenario s(2);
    s.cubes(A, 4, 2, 0).level2(A, "D10 D22").deity("genio", 1, 2, 0, "B").begin();
    offer(s, "genio", units);
    return s.on("genio") + " / " + s.cards(A, "rotated");
  };
  EXPECT_EQ(after("food food coin coin"), "3 4 0 / ");
  EXPECT_EQ(after("food food food coin"), "4 3 0 / D10");
  EXPECT_EQ(after("food food food food"), "5 2 0 / D10 D22");
}

TEST(Bomarzo, BOM_5_20_exchange_lets_a_virtual_unit_cross_too) {
  Scenario s(2);
  s.cubes(A, 0, 0, 0).hand(A, "D01").level2(A, "D10").begin();
  s.play("place genio");
  EXPECT_EQ(s.offered(), (Texts{"convert D01 coin", "convert D01 food"}));
  s.play("convert D01 food");
  EXPECT_EQ(s.cards(A, "rotated"), "D10");
}

TEST(Bomarzo, BOM_5_20_one_unit_for_each_slot) {
  Scenario s(2);
  s.cubes(A, 1, 1, 1).deity("orco", 1, 0, 1, "B").begin();
  EXPECT_EQ(offering(s, "orco"), "1 0 0 2");
  EXPECT_TRUE(s.offers("place orco"));
  Scenario coins(2);
  coins.cubes(A, 0, 5, 0).deity("orco", 1, 0, 1, "B").begin();
  EXPECT_FALSE(coins.offers("place orco")) << "nothing is Food";
}

TEST(Bomarzo, BOM_T160_BOM_5_22_BOM_5_20_BOM_16_7_BOM_16_23_unit_by_unit) {
  Scenario s(2);
  s.cubes(A, 2, 1, 1).deity("tartaruga", 2, 0, 0, "B").begin();
  Scenario other = s;
  s.play("place tartaruga").play("lay food").play("lay food");
  EXPECT_EQ(s.offered(), (Texts{"lay coin", "lay wine"}));
  s.play("lay coin");
  EXPECT_EQ(s.offered(), (Texts{"done", "lay wine"}));
  other.play("place tartaruga").play("lay coin").play("lay food").play("lay food");
  EXPECT_EQ(other.state, s.state);
}

TEST(Bomarzo, BOM_T161_BOM_5_22_BOM_8_9_only_what_can_be_completed) {
  Scenario s(2);
  s.cubes(A, 2, 0, 0).hand(A, "D20").begin();
  s.play("place genio");
  EXPECT_EQ(s.offered(), (Texts{"convert D20 coin", "lay food"}));
  s.play("convert D20 coin");
  EXPECT_EQ(s.offered(), (Texts{"done", "lay food"}));
}

TEST(Bomarzo, BOM_T162_BOM_5_23_BOM_15_38_nothing_happens_before_done) {
  Scenario s(3);
  s.cubes(A, 2, 0, 0).hand(A, "D20").cubes(B, 0, 1, 2).begin();
  s.play("place genio");
  const std::string b = view_text<Bomarzo>(s.state, B), c = view_text<Bomarzo>(s.state, C);
  const std::string all = view_text<Bomarzo>(s.state, spectator);
  s.play("lay food").play("convert D20 coin");
  EXPECT_EQ(view_text<Bomarzo>(s.state, B), b);
  EXPECT_EQ(view_text<Bomarzo>(s.state, C), c);
  EXPECT_EQ(view_text<Bomarzo>(s.state, spectator), all);
  EXPECT_EQ(s.stock(A), "2 0 0");
  EXPECT_EQ(s.number_at("seats.0.hand_size", B), 1);
  EXPECT_EQ(s.discard_pile(), "");
  EXPECT_EQ(s.on("genio"), "0 0 0");
  EXPECT_EQ(s.pawns("genio"), "");
  EXPECT_EQ(s.order_of({"offered", "discarded", "power_used"}), "");
  s.play("done");
  EXPECT_EQ(s.discard_pile(), "D20");
  EXPECT_EQ(s.pawns("genio"), "A");
  EXPECT_EQ(s.on("genio"), "1 0 0");
  EXPECT_EQ(s.stock(A), "1 0 0");
}

TEST(Bomarzo, BOM_5_23_powers_are_rotated_with_done) {
  Scenario s(2);
  s.cubes(A, 3, 0, 0).level2(A, "D10 D22 D34").deity("genio", 0, 1, 0, "A").begin();
  s.play("place genio");
  EXPECT_EQ(s.offered(), (Texts{"done", "lay food"})) << "two Food lie there";
  EXPECT_EQ(s.cards(A, "rotated"), "");
  s.play("done");
  EXPECT_EQ(s.cards(A, "rotated"), "D10 D34") << "one Exchange, one Repetition";
}

TEST(Bomarzo, BOM_T163_BOM_5_22_BOM_5_21_BOM_16_22_a_single_payment_is_not_asked) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).level2(A, "D10").begin();
  s.play("place genio");
  EXPECT_EQ(s.decision(), "genio");
  EXPECT_EQ(s.on("genio"), "1 0 0");
  EXPECT_EQ(s.cards(A, "rotated"), "D10");
}

TEST(Bomarzo, BOM_T142_BOM_8_2_BOM_8_3_virtual_resources_live_in_payments_only) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed)
    random_game({3, 0, 1, 0}, seed, [](const State& state, const std::vector<Event>&) {
      const bool paying = running<PaymentFlow>(state) != nullptr;
      if (paying) return;
      EXPECT_FALSE(state.cards.any(aside_as_food));
      EXPECT_FALSE(state.cards.any(aside_as_coin));
    });
}

TEST(Bomarzo, BOM_8_3_BOM_12_1_cards_are_converted_in_payments_only) {
  Scenario s(2);
  s.hand(A, "D01 D02").hand(B, "D03").cubes(A, 0, 1, 0).begin();
  for (const std::string& option : s.options()) EXPECT_FALSE(option.starts_with("convert"));
  offer(s, "genio", "coin");
  for (const std::string& option : s.options()) EXPECT_FALSE(option.starts_with("convert"));
}

TEST(Bomarzo, BOM_8_8_only_cards_of_the_hand_are_converted) {
  Scenario s(2);
  s.level1(A, "D01").level2(A, "D02").under(A, "dea", "D03").discard("D04").cubes(A, 5, 0, 0);
  s.hand(A, "D05").begin();
  s.play("place orco");
  EXPECT_EQ(s.offered(), (Texts{"convert D05 food", "lay food"}));
  Scenario none(2);
  none.level1(A, "D01").level2(A, "D02").begin();
  EXPECT_FALSE(none.offers("place orco"));
}

TEST(Bomarzo, BOM_T77_BOM_8_7_BOM_9_30_a_converted_card_is_discarded_before_the_favour) {
  Scenario s(2);
  s.hand(A, "D07").pile("", B).begin();
  s.play("place genio");
  EXPECT_EQ(s.discard_pile(), "D07");
  s.play("draw 2");
  EXPECT_EQ(s.cards(A, "hand"), "D07") << "drawn back; the second draw is lost";
  EXPECT_EQ(s.discard_pile(), "");
  EXPECT_EQ(s.pile_size(), 0);
}

TEST(Bomarzo, BOM_T125_BOM_8_10_cards_in_hand_are_worth_nothing_at_the_end) {
  Scenario s(2);
  s.season(8).phase("end").hand(A, "D01 D02 D03 D04 D05").begin();
  EXPECT_EQ(s.list_at("count.total"), "0 0");
}

TEST(Bomarzo, BOM_T7_BOM_7_2_BOM_7_3_one_of_each_and_two_wine) {
  Scenario s(2);
  s.cubes(A, 1, 1, 1).cubes(B, 1, 1, 3).begin();
  offer(s, "dea", "food coin wine").play("decline");
  EXPECT_EQ(asked(s), "B copy");
  EXPECT_EQ(price(s), "1 1 3");
  Scenario short_of_wine(2);
  short_of_wine.cubes(A, 1, 1, 1).cubes(B, 2, 2, 2).begin();
  offer(short_of_wine, "dea", "food coin wine").play("decline");
  EXPECT_EQ(asked(short_of_wine), "B placement");
}

}  // namespace
}  // namespace veillee::bomarzo
