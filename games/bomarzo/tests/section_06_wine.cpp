// Wine and dormant deities (section 6 of RULES.md).
#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

TEST(Bomarzo, BOM_T6_BOM_6_1_BOM_6_2_BOM_6_3_BOM_7_16_orco_falls_asleep) {
  Scenario s(2);
  s.cubes(A, 1, 0, 1).cubes(B, 9, 9, 9).deity("orco", 0, 0, 1, "B").begin();
  EXPECT_EQ(offering(s, "orco"), "0 0 0 2");
  offer(s, "orco", "food wine");
  EXPECT_EQ(s.decision(), "orco") << "the favour is performed";
  s.play("collect");
  EXPECT_EQ(s.stock(A), "1 0 0");
  EXPECT_EQ(s.happened(Happened::fell_asleep), 1);
  EXPECT_TRUE(flag_at(s, "deities.orco.dormant"));
  EXPECT_EQ(asked(s), "B placement") << "no copying";
  EXPECT_EQ(s.refusal("place orco"), "BOM-6.1");
}

TEST(Bomarzo, BOM_6_1_until_the_next_season) {
  Scenario s(2);
  s.phase("maintenance").deity("orco", 0, 0, 2, "A").begin();
  EXPECT_FALSE(flag_at(s, "deities.orco.dormant"));
  s.play(B, "harvest fields").play(A, "harvest caverns");
  ASSERT_EQ(asked(s), "B placement");
  EXPECT_TRUE(s.offers("place orco"));
  Scenario now(2);
  now.deity("orco", 0, 0, 2, "B").cubes(A, 5, 5, 5).begin();
  EXPECT_FALSE(now.offers("place orco"));
  Scenario one(2);
  one.deity("orco", 0, 0, 1, "B").cubes(A, 5, 5, 5).begin();
  EXPECT_TRUE(one.offers("place orco"));
}

TEST(Bomarzo, BOM_6_4_two_wine_of_several_players_or_three) {
  Scenario s(2);
  s.cubes(A, 0, 0, 1).cubes(B, 2, 0, 1).begin();
  s.play("place orco").then("decline");
  EXPECT_FALSE(flag_at(s, "deities.orco.dormant"));
  offer(s, "orco", "wine food").play("decline");
  EXPECT_TRUE(flag_at(s, "deities.orco.dormant"));
  Scenario three(2);
  three.cubes(A, 0, 0, 3).begin();
  offer(three, "orco", "wine wine wine");
  EXPECT_TRUE(flag_at(three, "deities.orco.dormant"));
}

TEST(Bomarzo, BOM_T103_BOM_6_5_BOM_7_5_wine_of_copiers_does_not_count) {
  Scenario s(4);
  s.cubes(A, 1, 1, 0);
  for (const Seat seat : {B, C, D}) s.cubes(seat, 1, 1, 2);
  s.begin();
  use(s, "dea").play("decline");
  for (const Seat seat : {B, C, D}) s.play(seat, "copy").play(seat, "decline");
  EXPECT_EQ(s.on("dea"), "1 1 0");
  EXPECT_FALSE(flag_at(s, "deities.dea.dormant"));
  EXPECT_EQ(s.supply(), "29 29 16");
}

TEST(Bomarzo, BOM_T104_BOM_6_6_BOM_10_2_orco_takes_from_a_dormant_deity) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).deity("genio", 0, 2, 2, "B").begin();
  use(s, "orco").play("seize genio coin");
  EXPECT_EQ(s.stock(A), "0 2 0");
  EXPECT_EQ(s.on("genio"), "0 0 2");
  EXPECT_TRUE(flag_at(s, "deities.genio.dormant"));
}

TEST(Bomarzo, BOM_6_7_BOM_T112_BOM_10_16_BOM_10_19_drago_under_any_deity) {
  Scenario s(2);
  s.cubes(A, 1, 0, 0).hand(A, "D20 D21").mossy("genio").deity("dea", 0, 0, 2, "B").begin();
  use(s, "drago").play("slide D20");
  EXPECT_EQ(s.offered(), (Texts{"under balena", "under dea", "under drago", "under elefante",
                                "under genio", "under gigante", "under orco", "under tartaruga"}));
  Scenario itself = s, mossy = s;
  EXPECT_EQ(s.play("under dea").list_at("deities.dea.under"), "A") << "dormant";
  EXPECT_EQ(itself.play("under drago").list_at("deities.drago.under"), "A");
  EXPECT_EQ(mossy.play("under genio").list_at("deities.genio.under"), "A");
  EXPECT_EQ(mossy.cards(A, "hand"), "D21");
}

TEST(Bomarzo, BOM_6_8_a_dormant_deity_is_active_next_season) {
  Scenario s(2);
  s.phase("maintenance").mossy("dea").deity("dea", 0, 0, 2, "B").begin();
  EXPECT_FALSE(flag_at(s, "deities.dea.mossy"));
}

TEST(Bomarzo, BOM_T22_BOM_6_10_BOM_13_9_wine_is_worth_nothing_at_the_end) {
  Scenario s(3);
  s.season(8).phase("end").pantheon("orco genio dea gigante elefante tartaruga balena drago");
  s.cubes(A, 2, 0, 5).cubes(B, 3, 0, 0).cubes(C, 0, 0, 6).begin();
  EXPECT_EQ(s.list_at("count.total"), "2 3 0");
}

}  // namespace
}  // namespace veillee::bomarzo
