// Powers of Development cards (section 11 of RULES.md).
#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

TEST(Bomarzo, BOM_T145_BOM_11_1_BOM_11_2_a_rotated_card_and_a_first_level_have_no_power) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).hand(A, "D20 D21 D22").rotated(A, "D01").level1(A, "D02").begin();
  offer(s, "drago", "food").play("slide D20").play("under dea");
  EXPECT_EQ(s.decider(), B);
  Scenario after(2);
  after.phase("maintenance").first_player(B).rotated(A, "D01").level1(A, "D02").begin();
  EXPECT_EQ(after.number_at("seats.0.powers.drago"), 1);
}

TEST(Bomarzo, BOM_11_1_a_power_is_used_once_a_season) {
  Scenario s(2);
  s.cubes(A, 3, 3, 0).hand(A, "D20 D21 D22").level2(A, "D01 D34").begin();
  offer(s, "drago", "food").play("slide D20").play("under dea");
  s.play("slide D21").play("under orco");
  EXPECT_EQ(s.cards(A, "rotated"), "D01");
  s.play(B, "harvest fields");
  offer(s, "drago", "food coin").play("slide D22").play("under orco");
  EXPECT_EQ(s.decider(), B);
}

TEST(Bomarzo, BOM_11_2_powers_are_optional) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).level2(A, "D04 D16").begin();
  s.play("place genio");
  EXPECT_TRUE(s.offers("decline"));
  s.play("decline");
  EXPECT_EQ(s.offered(), (Texts{"decline", "draw 2", "draw 2 1"}));
  s.play("draw 2");
  EXPECT_EQ(s.cards(A, "level2"), "D04 D16");
}

// ── Vision ──────────────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_11_4_BOM_16_5_two_more_and_the_excess_goes) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).level2(A, "D16").hand(A, "D01").begin();
  offer(s, "genio", "coin").play("draw 2 1");
  EXPECT_EQ(words_in(s.list_at("seats.0.drawn", A)).size(), 4U);
  EXPECT_FALSE(s.offers("discard D01")) << "BOM-11.15: of that draw";
  const Texts seen = words_in(s.list_at("seats.0.drawn", A));
  s.play("discard " + seen[0]).play("discard " + seen[2]);
  EXPECT_EQ(sorted(words_in(s.cards(A, "hand"))), sorted({"D01", seen[1], seen[3]}));
  EXPECT_EQ(s.discard_pile(), seen[0] + " " + seen[2]);
}

TEST(Bomarzo, BOM_T158_BOM_11_16_two_visions_on_one_draw) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).level2(A, "D17 D25").begin();
  s.play("place genio");
  EXPECT_EQ(s.offered(), (Texts{"decline", "draw 2", "draw 2 1", "draw 2 2"}));
  Scenario none = s;
  s.play("draw 2 2");
  EXPECT_EQ(words_in(s.list_at("seats.0.drawn", A)).size(), 6U);
  EXPECT_EQ(s.cards(A, "rotated"), "D17 D25");
  none.play("draw 2");
  EXPECT_EQ(none.hand_size(A), 2);
  EXPECT_EQ(none.discard_pile(), "");
  EXPECT_EQ(none.cards(A, "rotated"), "");
}

TEST(Bomarzo, BOM_T172_BOM_11_19_the_excess_one_card_at_a_time_and_gone_together) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).level2(A, "D17 D25").begin();
  s.play("place genio").play("draw 2 2");
  const std::string others = view_text<Bomarzo>(s.state, B);
  for (const std::size_t n : {6U, 5U, 4U, 3U}) {
    EXPECT_EQ(s.options().size(), n);
    EXPECT_EQ(s.discard_pile(), "");
    EXPECT_EQ(view_text<Bomarzo>(s.state, B), others);
    s.play(s.options().back());
  }
  EXPECT_EQ(words_in(s.discard_pile()).size(), 4U);
  EXPECT_EQ(s.hand_size(A), 2);
}

TEST(Bomarzo, BOM_11_15_none_is_discarded_when_the_piles_gave_no_more) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).level2(A, "D16").pile("D30 D31", B).begin();
  s.play("place genio").play("draw 2 1");
  EXPECT_EQ(asked(s), "B placement");
  EXPECT_EQ(s.cards(A, "hand"), "D30 D31");
  EXPECT_EQ(s.discard_pile(), "");
}

TEST(Bomarzo, BOM_T122_BOM_11_14_BOM_10_1_vision_when_copying_genio) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).cubes(B, 0, 1, 2).level2(B, "D16").begin();
  s.play("place genio").play("decline").play(B, "copy").play("draw 2 1");
  EXPECT_EQ(s.options().size(), 4U);
  s.play(s.options().front()).play(s.options().front());
  EXPECT_EQ(s.hand_size(B), 2);
  EXPECT_EQ(words_in(s.discard_pile()).size(), 2U);
  EXPECT_EQ(s.cards(B, "rotated"), "D16");
}

TEST(Bomarzo, BOM_11_18_a_vision_of_production_is_used) {
  Scenario s(2);
  s.phase("production").worker(A, "card", 1).level2(A, "D16").cubes(A, 0, 1, 0).begin();
  s.play("draw 1 1");
  s.play(s.options().front()).play(s.options().front());
  offer(s, "genio", "coin");
  EXPECT_FALSE(s.offers("draw 2 1"));
}

TEST(Bomarzo, BOM_T184_BOM_11_20_BOM_3_27_the_lowest_number_is_rotated) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).level2(A, "D25 D17").begin();
  s.play("place genio").play("draw 2 1");
  EXPECT_EQ(s.cards(A, "rotated"), "D17");
  EXPECT_EQ(s.cards(A, "level2"), "D25");
}

// ── Repetition ──────────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_T115_BOM_11_17_BOM_5_16_two_repetitions_a_third_pawn) {
  Scenario s(2);
  zones_used(s, "B").worker(A, "pawn", 5).level2(A, "D34 D40").cubes(A, 0, 20, 0);
  s.deity("genio", 0, 1, 0, "A").begin();
  offer(s, "genio", "coin coin").play("decline");
  EXPECT_EQ(s.cards(A, "rotated"), "D34");
  offer(s, "genio", "coin coin coin coin").play("decline");
  EXPECT_EQ(s.pawns("genio"), "A A A");
  EXPECT_EQ(s.cards(A, "rotated"), "D34 D40");
  EXPECT_EQ(asked(s), "A placement");
  EXPECT_FALSE(s.offers("place genio")) << "a fourth is illegal";
}

TEST(Bomarzo, BOM_11_17_or_a_second_pawn_on_another_deity) {
  Scenario s(2);
  zones_used(s, "B").worker(A, "pawn", 5).level2(A, "D34 D40").cubes(A, 5, 9, 0);
  s.deity("genio", 0, 1, 0, "A").deity("orco", 1, 0, 0, "A").begin();
  offer(s, "genio", "coin coin").play("decline");
  EXPECT_TRUE(s.offers("place orco"));
  offer(s, "orco", "food food").play("decline");
  EXPECT_EQ(s.pawns("orco"), "A A");
}

TEST(Bomarzo, BOM_11_5_repetition_is_not_spent_on_a_first_pawn) {
  Scenario s(2);
  s.cubes(A, 0, 5, 0).level2(A, "D34").deity("genio", 0, 1, 0, "B").begin();
  offer(s, "genio", "coin coin");
  EXPECT_EQ(s.cards(A, "level2"), "D34");
}

// ── Raise ───────────────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_11_7_BOM_16_8_any_mixture_of_three) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).level2(A, "D04").begin();
  s.play("place genio");
  EXPECT_EQ(s.offered(), (Texts{"decline", "raise 0 3", "raise 1 2", "raise 2 1", "raise 3 0"}));
  s.play("raise 1 2");
  EXPECT_EQ(s.on("genio"), "1 3 0");
  EXPECT_EQ(s.supply(), "29 27 16");
}

TEST(Bomarzo, BOM_T113_BOM_11_3_BOM_11_16_two_raises) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).level2(A, "D04 D05").begin();
  s.play("place genio").play("raise 3 0");
  EXPECT_EQ(s.decision(), "raise");
  s.play("raise 3 0");
  EXPECT_EQ(s.on("genio"), "6 1 0");
  EXPECT_EQ(s.cards(A, "rotated"), "D04 D05");
}

TEST(Bomarzo, BOM_T180_BOM_11_21_what_the_supply_can_give_and_no_ends_it) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).cubes(B, 28, 24, 0).level2(A, "D04 D05").begin();
  s.play("place genio");
  EXPECT_EQ(s.supply(), "2 5 16");
  EXPECT_EQ(s.offered(), (Texts{"decline", "raise 0 3", "raise 1 2", "raise 2 1"}));
  s.play("decline");
  EXPECT_EQ(s.decision(), "genio");
  EXPECT_EQ(s.cards(A, "level2"), "D04 D05");
}

TEST(Bomarzo, BOM_T130_BOM_12_4_BOM_11_8_fewer_only_if_the_supply_runs_short) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).cubes(B, 20, 28, 0).deity("dea", 9, 0, 0, "B").level2(A, "D04 D05").begin();
  s.play("place genio");
  EXPECT_EQ(s.supply(), "1 1 16");
  EXPECT_EQ(s.offered(), (Texts{"decline", "raise 1 1"}));
  s.play("raise 1 1");
  EXPECT_EQ(s.on("genio"), "1 2 0");
  EXPECT_EQ(s.decision(), "genio") << "BOM-11.21: nothing is left for the second";
  EXPECT_EQ(s.cards(A, "rotated"), "D04");
}

TEST(Bomarzo, BOM_11_21_without_food_and_coin_it_is_not_asked) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).cubes(B, 30, 29, 0).level2(A, "D04").begin();
  s.play("place genio");
  EXPECT_EQ(s.decision(), "genio");
}

TEST(Bomarzo, BOM_T114_BOM_11_9_no_raise_for_copiers_nor_on_zones) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).cubes(B, 0, 1, 2).level2(B, "D04").begin();
  s.play("place genio").play("decline").play(B, "copy");
  EXPECT_EQ(asked(s), "B genio");
  s.play("decline").play(B, "harvest fields");
  EXPECT_EQ(asked(s), "A placement");
}

// ── Exchange, Drago ─────────────────────────────────────────────────────────────────────────────

TEST(Bomarzo, BOM_11_11_one_exchange_covers_one_resource) {
  Scenario s(2);
  s.cubes(A, 3, 0, 0).level2(A, "D10").begin();
  EXPECT_TRUE(s.offers("place dea"));
  EXPECT_TRUE(s.offers("place gigante"));
  EXPECT_FALSE(s.offers("place elefante")) << "two Coins";
}

TEST(Bomarzo, BOM_11_12_BOM_11_13_BOM_16_15_drago_power_one_card_more) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).hand(A, "D20 D21 D22").level2(A, "D01").begin();
  offer(s, "drago", "food").play("slide D20").play("under dea");
  EXPECT_EQ(s.offered(), (Texts{"slide D21", "slide D22", "stop"}));
  EXPECT_EQ(s.cards(A, "rotated"), "") << "not used yet";
  Scenario no = s;
  s.play("slide D21");
  EXPECT_EQ(s.options().size(), 8U) << "the same or another";
  s.play("under dea");
  EXPECT_EQ(s.cards(A, "rotated"), "D01");
  EXPECT_EQ(s.list_at("seats.0.under.dea", A), "D20 D21");
  EXPECT_EQ(s.decider(), B);
  no.play("stop");
  EXPECT_EQ(no.cards(A, "rotated"), "");
}

TEST(Bomarzo, BOM_11_16_two_drago_powers_two_cards_more) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).hand(A, "D20 D21 D22 D23").level2(A, "D01 D43").begin();
  offer(s, "drago", "food");
  for (const char* const card : {"D20", "D21", "D22"})
    s.play(std::string("slide ") + card).play("under orco");
  EXPECT_EQ(s.decider(), B);
  EXPECT_EQ(s.list_at("deities.orco.under"), "A A A");
  EXPECT_EQ(s.cards(A, "rotated"), "D01 D43");
}

TEST(Bomarzo, BOM_11_13_with_the_favour_also_copied_and_not_otherwise) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).cubes(B, 1, 0, 2).hand(B, "D20 D21").level2(B, "D01").begin();
  s.play("place drago");
  ASSERT_EQ(asked(s), "B copy") << "A has no card to slide";
  s.play("copy").play("done").play("slide D20").play("under dea");
  EXPECT_EQ(asked(s), "B slide");
  s.play("slide D21").play("under dea");
  EXPECT_EQ(s.cards(B, "rotated"), "D01");
  Scenario declined(2);
  declined.cubes(A, 1, 0, 0).hand(A, "D20 D21").level2(A, "D01").begin();
  offer(declined, "drago", "food").play("decline");
  EXPECT_EQ(declined.decider(), B) << "no additional card without a first";
}

}  // namespace
}  // namespace veillee::bomarzo
