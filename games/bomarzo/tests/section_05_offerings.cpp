// Using a deity: what an offering costs (section 5 of RULES.md, BOM-5.1 to BOM-5.19).
#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

TEST(Bomarzo, BOM_T1_BOM_5_2_BOM_5_13_BOM_10_8_dea_for_one_food_and_one_coin) {
  Scenario s(2);
  s.cubes(A, 1, 1, 0).begin();
  use(s, "dea");
  EXPECT_EQ(s.on("dea"), "1 1 0");
  EXPECT_EQ(s.pawns("dea"), "A");
  EXPECT_EQ(s.decision(), "dea") << "the favour at once";
  s.play("advance coin").play("advance coin");
  EXPECT_EQ(s.stock(A), "0 0 0");
  EXPECT_EQ(s.worker_of(A, "coin"), 2);
  EXPECT_EQ(s.number_at("seats.0.village.coin"), 1);
}

TEST(Bomarzo, BOM_5_2_a_first_user_pays_at_least_what_is_printed) {
  Scenario s(2);
  s.cubes(A, 2, 3, 0).begin();
  s.play("place gigante").play("lay food").play("lay coin");
  EXPECT_FALSE(s.offers("done"));
  s.play("lay food");
  EXPECT_TRUE(s.offers("done"));
  Scenario less(2);
  less.cubes(A, 1, 5, 0).begin();
  EXPECT_FALSE(less.offers("place gigante"));
  EXPECT_TRUE(less.offers("place elefante"));
}

TEST(Bomarzo, BOM_5_3_a_mossy_offering_is_smaller) {
  Scenario s(2);
  s.mossy("gigante").cubes(A, 1, 1, 0).begin();
  EXPECT_TRUE(s.offers("place gigante"));
  EXPECT_FALSE(s.offers("place elefante"));
}

TEST(Bomarzo, BOM_T2_BOM_5_11_more_than_required) {
  Scenario s(2);
  s.cubes(A, 3, 0, 0).begin();
  offer(s, "tartaruga", "food food");
  EXPECT_EQ(s.on("tartaruga"), "2 0 0");
  EXPECT_EQ(s.stock(A), "1 0 0");
}

TEST(Bomarzo, BOM_T3_BOM_5_5_BOM_5_9_BOM_5_13_the_second_user_of_tartaruga) {
  Scenario s(3);
  s.cubes(A, 2, 2, 1).deity("tartaruga", 2, 0, 0, "B").begin();
  EXPECT_EQ(offering(s, "tartaruga"), "2 0 0 1");
  s.play("place tartaruga").play("lay food").play("lay food");
  EXPECT_FALSE(s.offers("done")) << "2F only";
  s.play("lay wine").play("done");
  EXPECT_EQ(s.on("tartaruga"), "4 0 1");
  EXPECT_EQ(s.pawns("tartaruga"), "B A");
  Scenario coins(3);
  coins.cubes(A, 1, 2, 0).deity("tartaruga", 2, 0, 0, "B").begin();
  EXPECT_FALSE(coins.offers("place tartaruga")) << "1F + 2C";
}

TEST(Bomarzo, BOM_T4_BOM_5_6_BOM_5_8_the_third_user_of_tartaruga) {
  for (const auto& [foods, coins, wines, may] : {std::tuple{4, 2, 0, true},
                                                 {6, 0, 0, true},
                                                 {4, 1, 0, false},
                                                 {3, 3, 0, false},
                                                 {3, 2, 1, true}}) {
    Scenario s(3);
    s.cubes(A, foods, coins, wines).deity("tartaruga", 4, 0, 1, "B C").begin();
    EXPECT_EQ(offering(s, "tartaruga"), "4 0 0 2");
    EXPECT_EQ(s.offers("place tartaruga"), may) << foods << coins << wines;
    if (wines == 0) continue;
    offer(s, "tartaruga", "food food food coin coin wine");
    EXPECT_EQ(s.on("tartaruga"), "7 2 2");
    EXPECT_TRUE(flag_at(s, "deities.tartaruga.dormant"));
  }
}

TEST(Bomarzo, BOM_T5_BOM_5_9_BOM_6_9_wine_instead_of_food) {
  Scenario s(2);
  s.cubes(A, 0, 0, 1).begin();
  s.play("place orco");
  EXPECT_EQ(s.on("orco"), "0 0 1");
  Scenario later(2);
  later.cubes(A, 0, 0, 3).deity("dea", 1, 1, 0, "B").begin();
  use(later, "dea");
  EXPECT_EQ(later.on("dea"), "1 1 3") << "as Food, as Coin, as any";
}

TEST(Bomarzo, BOM_T43_BOM_5_3_BOM_5_11_a_mossy_deity_for_nothing_or_more) {
  Scenario s(2);
  s.mossy("tartaruga").cubes(A, 0, 2, 0).begin();
  Scenario more = s;
  offer(s, "tartaruga", "");
  EXPECT_EQ(s.on("tartaruga"), "0 0 0");
  EXPECT_EQ(s.stock(A), "0 2 0");
  offer(more, "tartaruga", "coin coin");
  EXPECT_EQ(more.on("tartaruga"), "0 2 0");
}

TEST(Bomarzo, BOM_T44_BOM_5_10_BOM_5_4_a_used_and_empty_deity_costs_one_of_any_kind) {
  Scenario s(2);
  s.mossy("tartaruga").deity("tartaruga", 0, 0, 0, "B").cubes(A, 0, 1, 0).begin();
  EXPECT_EQ(offering(s, "tartaruga"), "0 0 0 1");
  offer(s, "tartaruga", "coin");
  EXPECT_EQ(s.on("tartaruga"), "0 1 0");
  Scenario emptied(2);
  emptied.deity("balena", 0, 0, 0, "B").cubes(A, 0, 0, 1).begin();
  EXPECT_EQ(offering(emptied, "balena"), "0 0 0 1") << "less than what is printed";
  EXPECT_TRUE(emptied.offers("place balena"));
}

TEST(Bomarzo, BOM_5_4_first_user_is_who_finds_no_pawn) {
  Scenario s(2);
  s.begin();
  EXPECT_EQ(offering(s, "dea"), "1 1 0 0");
  Scenario used(2);
  used.deity("dea", 1, 1, 0, "B").begin();
  EXPECT_EQ(offering(used, "dea"), "1 1 0 1");
}

TEST(Bomarzo, BOM_T46_BOM_8_4_BOM_5_15_virtual_units_leave_nothing) {
  Scenario s(2);
  s.cubes(A, 1, 1, 0).hand(A, "D01 D02").deity("genio", 2, 1, 0, "B").begin();
  offer(s, "genio", "food D01:food coin D02:coin");
  EXPECT_EQ(s.on("genio"), "3 2 0");
  EXPECT_EQ(s.discard_pile(), "D01 D02");
}

TEST(Bomarzo, BOM_T47_BOM_5_7_food_is_no_coin_but_with_exchange) {
  for (const auto& [cards_in_play, may] :
       {std::pair{"", false}, {"D10", false}, {"D10 D22", true}}) {
    Scenario s(2);
    s.cubes(A, 5, 0, 0).level2(A, cards_in_play).deity("genio", 1, 2, 0, "B").begin();
    EXPECT_EQ(s.offers("place genio"), may) << cards_in_play;
    if (!may) continue;
    offer(s, "genio", "food food food food");
    EXPECT_EQ(s.on("genio"), "5 2 0");
  }
}

TEST(Bomarzo, BOM_T48_BOM_11_10_BOM_11_11_an_exchanged_cube_lies_there_as_what_it_is) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).level2(A, "D10").begin();
  s.play("place genio");
  EXPECT_EQ(s.on("genio"), "1 0 0");
  EXPECT_EQ(s.cards(A, "rotated"), "D10");
  Scenario coin_as_food(2);
  coin_as_food.cubes(A, 0, 1, 0).level2(A, "D22").begin();
  coin_as_food.play("place orco");
  EXPECT_EQ(coin_as_food.on("orco"), "0 1 0");
}

TEST(Bomarzo, BOM_T49_BOM_5_16_BOM_11_5_BOM_11_6_one_pawn_on_a_deity_but_with_repetition) {
  Scenario s(2);
  s.cubes(A, 2, 2, 0).deity("dea", 1, 1, 0, "A").begin();
  EXPECT_EQ(s.refusal("place dea"), "BOM-5.16");
  Scenario r(2);
  r.cubes(A, 2, 2, 0).level2(A, "D34").deity("dea", 1, 1, 0, "A").begin();
  r.play("place dea").play("lay food").play("lay coin");
  EXPECT_FALSE(r.offers("done")) << "1F 1C and one of any kind";
  const int home = r.home(A);
  r.play("lay food").play("done");
  EXPECT_EQ(r.pawns("dea"), "A A");
  EXPECT_EQ(r.on("dea"), "3 2 0");
  EXPECT_EQ(r.cards(A, "rotated"), "D34");
  EXPECT_EQ(r.home(A), home - 1) << "no pawn is given";
  r.play("decline");
  EXPECT_EQ(r.decider(), B) << "nor a turn";
}

TEST(Bomarzo, BOM_5_17_any_number_of_players_on_a_deity) {
  Scenario s(4);
  s.cubes(A, 0, 9, 0).deity("genio", 0, 4, 0, "B C D").begin();
  offer(s, "genio", "coin coin coin coin coin");
  EXPECT_EQ(s.pawns("genio"), "B C D A");
}

TEST(Bomarzo, BOM_T50_BOM_11_7_BOM_11_8_raise_does_not_change_the_own_offering) {
  Scenario s(2);
  s.cubes(A, 1, 1, 0).level2(A, "D04").begin();
  use(s, "dea").play("raise 2 1");
  EXPECT_EQ(s.stock(A), "0 0 0");
  EXPECT_EQ(s.on("dea"), "3 2 0");
  EXPECT_EQ(s.supply(), "27 28 16");
  EXPECT_EQ(offering(s, "dea"), "3 2 0 1");
  EXPECT_EQ(s.decision(), "dea");
}

TEST(Bomarzo, BOM_T52_BOM_6_1_BOM_6_3_BOM_6_4_two_wine_of_one_player) {
  Scenario s(2);
  s.cubes(A, 0, 0, 2).cubes(B, 5, 5, 5).begin();
  use(s, "dea").play("advance food").play("advance food");
  EXPECT_EQ(s.worker_of(A, "food"), 2);
  EXPECT_EQ(asked(s), "B placement") << "nobody may copy";
  EXPECT_FALSE(s.offers("place dea"));
}

TEST(Bomarzo, BOM_T53_BOM_10_20_food_or_coin) {
  for (const auto& [foods, coins, wines, may] :
       {std::tuple{1, 0, 0, true}, {0, 1, 0, true}, {0, 0, 1, true}, {0, 0, 0, false}}) {
    Scenario s(2);
    s.cubes(A, foods, coins, wines).begin();
    EXPECT_EQ(s.offers("place drago"), may);
    Scenario mossy(2);
    mossy.mossy("dea").cubes(A, foods, coins, wines).begin();
    EXPECT_EQ(mossy.offers("place dea"), may);
  }
}

TEST(Bomarzo, BOM_T54_BOM_8_9_no_virtual_excess) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).hand(A, "D01 D02").begin();
  s.play("place genio").play("convert D01 coin");
  EXPECT_EQ(s.refusal("convert D02 coin"), "BOM-8.9");
  EXPECT_EQ(s.offered(), (Texts{"done", "lay coin"}));
  s.play("lay coin");
  EXPECT_EQ(s.on("genio"), "0 1 0");
  EXPECT_EQ(s.discard_pile(), "D01");
}

TEST(Bomarzo, BOM_T55_BOM_5_18_BOM_7_21_a_favour_without_effect) {
  Scenario s(2);
  s.cubes(A, 2, 1, 0).cubes(B, 2, 1, 2).begin();
  use(s, "gigante");
  EXPECT_EQ(s.on("gigante"), "2 1 0");
  EXPECT_EQ(s.pawns("gigante"), "A");
  EXPECT_EQ(s.happened(Happened::played), 0);
  EXPECT_EQ(asked(s), "B copy");
}

TEST(Bomarzo, BOM_5_19_every_favour_may_be_declined) {
  for (const std::string_view deity : deity_ids) {
    Scenario s(2);
    s.cubes(A, 2, 2, 0).hand(A, "D01 D13 D25").begin();
    const std::string before = s.cards(A, "hand");
    use(s, deity);
    ASSERT_TRUE(s.offers("decline")) << deity;
    s.play("decline");
    EXPECT_EQ(s.decider(), B) << deity;
    EXPECT_EQ(s.cards(A, "hand"), before) << deity;
    EXPECT_EQ(s.pawns(deity), "A");
  }
}

TEST(Bomarzo, BOM_T102_BOM_5_12_BOM_5_14_BOM_6_1_excess_of_any_kind_stays_until_maintenance) {
  Scenario s(2);
  s.cubes(A, 0, 1, 2).begin();
  offer(s, "genio", "coin wine wine");
  EXPECT_EQ(s.on("genio"), "0 1 2");
  EXPECT_FALSE(s.order_of({"fell_asleep"}).size() > 0) << "after A's draw";
  s.play("draw 2");
  EXPECT_TRUE(flag_at(s, "deities.genio.dormant"));
  s.play("harvest fields").play("harvest fields");
  EXPECT_EQ(s.on("genio"), "0 1 2");
  s.until("placement");
  while (s.number_at("season") == 1) s.play(s.options().front());
  EXPECT_EQ(s.on("genio"), "0 0 0");
}

TEST(Bomarzo, BOM_T108_BOM_8_1_BOM_8_5_BOM_8_6_virtual_units_match_wine) {
  for (const auto& [first, second] :
       {std::pair{"food", "food"}, {"food", "coin"}, {"coin", "coin"}}) {
    Scenario s(2);
    s.hand(A, "D01 D02").deity("genio", 0, 0, 1, "B").begin();
    EXPECT_EQ(offering(s, "genio"), "0 0 0 2");
    offer(s, "genio", std::string("D01:") + first + " D02:" + second);
    EXPECT_EQ(s.on("genio"), "0 0 1");
    EXPECT_EQ(s.discard_pile(), "D01 D02");
  }
}

TEST(Bomarzo, BOM_T140_BOM_6_9_BOM_9_18_wine_for_all_three_units) {
  Scenario s(2);
  s.cubes(A, 0, 0, 3).hand(A, "D01").begin();
  offer(s, "gigante", "wine wine wine").play("play D01");
  EXPECT_EQ(s.cards(A, "level1"), "D01");
  EXPECT_TRUE(flag_at(s, "deities.gigante.dormant"));
  Scenario two(2);
  two.cubes(A, 0, 0, 2).begin();
  EXPECT_FALSE(two.offers("place gigante"));
}

TEST(Bomarzo, BOM_T157_BOM_5_5_BOM_5_8_BOM_8_4_BOM_11_6_growth_with_a_virtual_unit) {
  Scenario s(3);
  s.cubes(A, 5, 5, 0).cubes(B, 1, 1, 0).hand(B, "D01").level2(A, "D34").begin();
  offer(s, "genio", "coin food").play("decline");
  offer(s, "genio", "coin food D01:coin").play("decline");
  EXPECT_EQ(s.on("genio"), "2 2 0");
  EXPECT_EQ(offering(s, "genio"), "2 2 0 1");
  s.play(C, "harvest fields");
  ASSERT_EQ(s.decider(), A);
  offer(s, "genio", "food food coin coin coin");
  EXPECT_EQ(s.on("genio"), "4 5 0");
  EXPECT_EQ(s.pawns("genio"), "A B A");
}

}  // namespace
}  // namespace veillee::bomarzo
