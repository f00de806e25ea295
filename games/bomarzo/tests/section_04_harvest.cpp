// Harvest zones (section 4 of RULES.md).
#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

std::string stocks(const Scenario& s) {
  std::string text;
  for (Seat seat = 0; seat < s.state.seats(); ++seat)
    text += (text.empty() ? "" : " / ") + s.stock(seat);
  return text;
}

TEST(Bomarzo, BOM_T36_BOM_4_1_BOM_4_3_BOM_1_22_four_players_harvest) {
  Scenario s(4);
  s.begin();
  for (int i = 0; i < 4; ++i) s.play("harvest fields");
  EXPECT_EQ(stocks(s), "3 0 0 / 2 0 0 / 1 0 0 / 1 0 0");
  for (int i = 0; i < 3; ++i) s.play("harvest vineyard");
  EXPECT_EQ(stocks(s), "3 0 2 / 2 0 1 / 1 0 1 / 1 0 0");
  s.play("harvest vineyard");
  EXPECT_EQ(s.stock(D), "1 0 1");
}

TEST(Bomarzo, BOM_4_2_caverns_give_coins) {
  Scenario s(4);
  s.begin();
  for (int i = 0; i < 4; ++i) s.play("harvest caverns");
  EXPECT_EQ(stocks(s), "0 3 0 / 0 2 0 / 0 1 0 / 0 1 0");
  EXPECT_EQ(s.list_at("zones.caverns"), "A B C D");
}

TEST(Bomarzo, BOM_T37_BOM_4_4_BOM_4_8_a_zone_once_a_season_even_with_repetition) {
  Scenario s(2);
  s.zone("caverns", "A").level2(A, "D34").begin();
  EXPECT_EQ(s.offered(), (Texts{"harvest fields", "harvest vineyard"}));
  EXPECT_EQ(s.refusal("harvest caverns"), "BOM-4.4");
}

TEST(Bomarzo, BOM_T139_BOM_4_5_BOM_4_7_all_zones_in_one_season_for_nothing) {
  Scenario s(2);
  zones_used(s, "B").begin();
  s.play(A, "harvest fields").play(A, "harvest caverns").play(A, "harvest vineyard");
  EXPECT_EQ(s.stock(A), "2 2 1");
  EXPECT_EQ(s.number_at("season"), 2);
}

TEST(Bomarzo, BOM_T64_BOM_4_6_BOM_7_17_a_harvest_is_not_copied) {
  Scenario s(2);
  s.cubes(B, 9, 9, 9).begin();
  s.play("harvest fields");
  EXPECT_EQ(asked(s), "B placement");
}

TEST(Bomarzo, BOM_T42_BOM_4_9_BOM_12_2_an_empty_supply) {
  Scenario s(2);
  s.deity("genio", 14, 0, 0, "A").deity("orco", 14, 0, 0, "B").begin();
  s.play("harvest fields");
  EXPECT_EQ(s.stock(A), "2 0 0");
  s.play("harvest fields");
  EXPECT_EQ(s.stock(B), "0 0 0");
  EXPECT_EQ(s.list_at("zones.fields"), "A B");
}

TEST(Bomarzo, BOM_1_22_the_view_says_what_the_next_pawn_takes) {
  Scenario s(4);
  s.zone("fields", "A").zone("caverns", "B C").zone("vineyard", "A B C D").begin();
  EXPECT_EQ(s.number_at("yields.fields"), 2);
  EXPECT_EQ(s.number_at("yields.caverns"), 1);
  EXPECT_EQ(s.number_at("yields.vineyard"), 0);
}

}  // namespace
}  // namespace veillee::bomarzo
