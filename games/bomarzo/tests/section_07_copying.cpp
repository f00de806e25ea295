// Copying an action (section 7 of RULES.md).
#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

TEST(Bomarzo, BOM_T8_BOM_7_1_BOM_7_5_dea_is_copied) {
  Scenario s(2);
  s.cubes(A, 1, 1, 0).cubes(B, 1, 1, 2).begin();
  use(s, "dea").play("advance food").play("advance food");
  EXPECT_EQ(s.supply(), "28 28 14") << "1F 1C lie on Dea, B has the rest";
  s.play(B, "copy").play(B, "advance wine").play(B, "advance wine");
  EXPECT_EQ(s.stock(B), "0 0 0");
  EXPECT_EQ(s.supply(), "29 29 16");
  EXPECT_EQ(s.on("dea"), "1 1 0");
  EXPECT_EQ(s.pawns("dea"), "A");
  EXPECT_EQ(s.worker_of(B, "wine"), 2);
  EXPECT_EQ(s.home(B), 3) << "no pawn is used";
}

TEST(Bomarzo, BOM_T56_BOM_7_4_wine_is_not_food_here) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).cubes(B, 0, 0, 3).begin();
  use(s, "orco").play("decline");
  EXPECT_EQ(asked(s), "B placement");
}

TEST(Bomarzo, BOM_T149_BOM_7_3_BOM_7_4_what_was_paid_in_wine_is_matched_in_wine) {
  for (const auto& [foods, wines, may] : {std::tuple{3, 2, false}, {0, 3, true}}) {
    Scenario s(2);
    s.cubes(A, 0, 0, 1).cubes(B, foods, 0, wines).begin();
    s.play("place orco").then("decline");
    EXPECT_EQ(asked(s), may ? "B copy" : "B placement");
    if (!may) continue;
    EXPECT_EQ(price(s), "0 0 3");
    s.play("copy").then("decline");
    EXPECT_EQ(s.on("orco"), "0 0 1");
    EXPECT_FALSE(flag_at(s, "deities.orco.dormant"));
  }
}

TEST(Bomarzo, BOM_T58_BOM_7_6_excess_is_matched_too) {
  Scenario s(2);
  s.cubes(A, 3, 0, 0).cubes(B, 3, 0, 2).begin();
  offer(s, "tartaruga", "food food food");
  EXPECT_EQ(asked(s), "B copy");
  EXPECT_EQ(price(s), "3 0 2");
  Scenario less(2);
  less.cubes(A, 3, 0, 0).cubes(B, 2, 0, 2).begin();
  offer(less, "tartaruga", "food food food");
  EXPECT_EQ(asked(less), "B placement");
}

TEST(Bomarzo, BOM_T59_BOM_7_10_raised_cubes_are_not_part_of_the_price) {
  Scenario s(2);
  s.cubes(A, 1, 1, 0).cubes(B, 1, 1, 2).level2(A, "D04").begin();
  use(s, "dea").play("raise 2 1").play("decline");
  EXPECT_EQ(price(s), "1 1 2");
  s.play("copy");
  EXPECT_EQ(s.stock(B), "0 0 0");
}

TEST(Bomarzo, BOM_T60_BOM_7_11_nothing_paid_two_wine) {
  Scenario s(2);
  s.mossy("genio").cubes(B, 0, 0, 2).begin();
  s.play("place genio").play("draw 2");
  EXPECT_EQ(asked(s), "B copy");
  EXPECT_EQ(price(s), "0 0 2");
  EXPECT_EQ(s.play("copy").stock(B), "0 0 0");
}

TEST(Bomarzo, BOM_T61_BOM_7_7_virtual_units_count) {
  Scenario cube(2);
  cube.hand(A, "D01").cubes(B, 0, 1, 2).begin();
  cube.play("place genio").play("decline");
  EXPECT_EQ(price(cube), "0 1 2");
  EXPECT_EQ(cube.play("copy").stock(B), "0 0 0");
  Scenario none(2);
  none.hand(A, "D01").cubes(B, 3, 0, 2).begin();
  none.play("place genio").play("decline");
  EXPECT_EQ(asked(none), "B placement") << "B has no Coin and no card";
}

TEST(Bomarzo, BOM_7_8_food_and_coin_may_be_virtual_wine_never) {
  Scenario s(2);
  s.hand(A, "D01").cubes(B, 0, 0, 2).hand(B, "D02").begin();
  s.play("place genio").play("decline").play(B, "copy");
  EXPECT_EQ(s.decision(), "genio") << "the only way to pay is taken";
  EXPECT_EQ(s.stock(B), "0 0 0");
  EXPECT_EQ(s.discard_pile(), "D01 D02");
  Scenario no_wine(2);
  no_wine.cubes(A, 0, 1, 0).cubes(B, 9, 9, 1).hand(B, "D02 D03 D04").begin();
  no_wine.play("place genio").play("decline");
  EXPECT_EQ(asked(no_wine), "B placement");
}

TEST(Bomarzo, BOM_7_9_no_exchange_in_copying) {
  Scenario s(3);
  s.cubes(A, 1, 0, 0).level2(A, "D10").cubes(B, 0, 1, 2).level2(B, "D22").cubes(C, 1, 0, 2);
  s.begin();
  s.play("place genio").play("decline");
  EXPECT_EQ(price(s), "1 0 2") << "what was really handed over";
  EXPECT_EQ(asked(s), "C copy") << "B has no Food";
}

TEST(Bomarzo, BOM_T107_BOM_7_12_exactly_the_price) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).cubes(B, 2, 2, 3).hand(B, "D02").begin();
  s.play("place genio").play("decline").play("copy");
  EXPECT_EQ(s.offered(), (Texts{"convert D02 coin", "done"}));
  s.play("done");
  EXPECT_EQ(s.stock(B), "2 1 1");
}

TEST(Bomarzo, BOM_T62_BOM_7_13_BOM_7_14_BOM_7_15_in_turn_order_and_once_each) {
  Scenario s(4);
  s.first_player(B).cubes(B, 0, 1, 2);
  for (const Seat seat : {A, C, D}) s.cubes(seat, 0, 2, 4);
  s.begin();
  offer(s, "genio", "coin").play("draw 2");
  EXPECT_EQ(asked(s), "C copy");
  s.play("copy");
  EXPECT_EQ(asked(s), "C genio") << "completely before the next decides";
  s.play("draw 2");
  EXPECT_EQ(asked(s), "D copy");
  EXPECT_EQ(price(s), "0 1 2");
  s.play("pass");
  EXPECT_EQ(asked(s), "A copy");
  s.play("copy").play("draw 2");
  EXPECT_EQ(asked(s), "C placement") << "nobody copies a copy, nobody twice, not the active player";
}

TEST(Bomarzo, BOM_T106_BOM_7_18_the_copier_makes_own_choices) {
  Scenario s(2);
  s.cubes(A, 2, 1, 0).cubes(B, 2, 1, 2).hand(A, "D01").level1(B, "D04").begin();
  use(s, "gigante").play("play D01").play("copy").play("improve D04");
  EXPECT_EQ(s.cards(B, "level2"), "D04");
  EXPECT_EQ(s.track_of(B, "architecture"), 3);
}

TEST(Bomarzo, BOM_7_19_with_a_pawn_there_or_none_left) {
  Scenario there(2);
  there.cubes(A, 0, 2, 0).cubes(B, 0, 2, 2).deity("genio", 0, 1, 0, "B").begin();
  offer(there, "genio", "coin coin").play("decline");
  EXPECT_EQ(asked(there), "B copy");
  Scenario no_pawns(2);
  zones_used(no_pawns.cubes(A, 0, 1, 0).cubes(B, 0, 1, 2), "B").begin();
  EXPECT_EQ(no_pawns.home(B), 0);
  no_pawns.play("place genio").play("decline");
  EXPECT_EQ(asked(no_pawns), "B copy");
}

TEST(Bomarzo, BOM_T65_BOM_7_20_a_copy_leaves_no_trace_on_the_deity) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).cubes(B, 1, 2, 2).begin();
  s.play("place genio").play("decline").play("copy").play("decline");
  EXPECT_EQ(s.pawns("genio"), "A");
  EXPECT_EQ(offering(s, "genio"), "0 1 0 1");
  ASSERT_EQ(asked(s), "B placement");
  EXPECT_TRUE(s.offers("place genio"));
  offer(s, "genio", "coin food");
  EXPECT_EQ(s.pawns("genio"), "A B");
}

TEST(Bomarzo, BOM_7_21_what_is_copied_is_the_right_to_the_favour) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).cubes(B, 0, 1, 2).begin();
  s.play("place genio").play("decline");
  EXPECT_EQ(asked(s), "B copy");
  s.play("copy").play("draw 2");
  EXPECT_EQ(s.hand_size(B), 2);
  EXPECT_EQ(s.hand_size(A), 0);
}

TEST(Bomarzo, BOM_T164_BOM_7_22_BOM_7_23_cards_for_the_price) {
  for (const auto& [cubes, hand, able] : {std::tuple{std::array{0, 0, 2}, "D01 D02 D03", true},
                                          {std::array{0, 0, 2}, "D01 D02", false},
                                          {std::array{5, 5, 1}, "", false}}) {
    Scenario s(2);
    s.cubes(A, 2, 1, 0).cubes(B, cubes[0], cubes[1], cubes[2]).hand(B, hand).begin();
    use(s, "gigante");
    EXPECT_EQ(asked(s), able ? "B copy" : "B placement") << hand;
    if (!able) continue;
    EXPECT_EQ(price(s), "2 1 2");
    s.play("copy");
    EXPECT_EQ(s.offered(), (Texts{"convert D01 coin", "convert D01 food", "convert D02 coin",
                                  "convert D02 food", "convert D03 coin", "convert D03 food"}));
    s.play("convert D02 coin");
    EXPECT_EQ(s.offered(), (Texts{"convert D01 food", "convert D03 food"}));
    s.play("convert D01 food");
    EXPECT_EQ(s.stock(B), "0 0 0") << "the third has one answer";
    EXPECT_EQ(s.hand_size(B), 0);
    EXPECT_EQ(s.discard_pile(), "D01 D02 D03");
  }
}

TEST(Bomarzo, BOM_7_23_BOM_16_16_done_pays_the_rest_with_cubes) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).cubes(B, 0, 1, 2).hand(B, "D05 D06").begin();
  s.play("place genio").play("decline");
  EXPECT_EQ(s.offered(), (Texts{"copy", "pass"}));
  s.play("copy");
  EXPECT_EQ(s.offered(), (Texts{"convert D05 coin", "convert D06 coin", "done"}));
  s.play("convert D06 coin");
  EXPECT_EQ(s.stock(B), "0 1 0") << "the card is the Coin";
  EXPECT_EQ(s.cards(B, "hand"), "D05");
  Scenario cubes(2);
  cubes.cubes(A, 0, 1, 0).cubes(B, 0, 1, 2).begin();
  cubes.play("place genio").play("decline").play("copy");
  EXPECT_EQ(cubes.decision(), "genio") << "without a card nothing more is asked";
}

TEST(Bomarzo, BOM_7_23_BOM_5_23_nothing_happens_before_a_copy_is_paid) {
  Scenario s(2);
  s.cubes(A, 2, 1, 0).cubes(B, 2, 1, 2).hand(B, "D05 D06 D07").begin();
  use(s, "gigante").play(B, "copy");
  const std::string before = view_text<Bomarzo>(s.state, A);
  s.play("convert D06 food");
  ASSERT_EQ(s.decision(), "copy_payment");
  EXPECT_EQ(view_text<Bomarzo>(s.state, A), before);
  EXPECT_EQ(s.discard_pile(), "");
  s.play("done");
  EXPECT_EQ(s.discard_pile(), "D06");
  EXPECT_EQ(s.stock(B), "1 0 0");
}

TEST(Bomarzo, BOM_T185_BOM_7_24_every_window_asks_anew) {
  Scenario s(3);
  s.cubes(A, 1, 1, 0).cubes(B, 2, 2, 2).begin();
  offer(s, "genio", "coin").play("decline");
  s.play(B, "pass");
  EXPECT_EQ(s.happened(Happened::not_copied, B), 1);
  s.play(B, "harvest fields").play(C, "harvest fields");
  offer(s, "orco", "food").play("decline");
  EXPECT_EQ(asked(s), "B copy") << "an earlier pass is no standing one";
  s.play("pass");
  EXPECT_EQ(s.happened(Happened::not_copied, B), 2);
}

TEST(Bomarzo, BOM_12_1_out_of_turn_one_can_only_copy) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed)
    random_game({4, 1, 1, 0}, seed, [](const State& state, const std::vector<Event>&) {
      if (state.stack.empty() || state.phase != Phase::action) return;
      const Seat seat = state.pending.owing.first();
      const TurnFlow* turn = running<TurnFlow>(state);
      ASSERT_NE(turn, nullptr);
      if (seat == state.active) return;
      const Decision asked{state.pending.decision};
      const bool copies = asked == Decision::copy || asked == Decision::copy_payment;
      ASSERT_TRUE(copies || turn->copied.has(seat));
    });
}

}  // namespace
}  // namespace veillee::bomarzo
