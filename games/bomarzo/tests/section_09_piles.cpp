// Draw pile and discard pile (section 9.4 of RULES.md).
#include <map>

#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

TEST(Bomarzo, BOM_T31_BOM_9_29_BOM_9_30_a_reshuffle_in_the_middle_of_a_draw) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).pile("D30", B).discard("D01 D02 D03 D04 D05").begin();
  s.play("place genio").play("draw 2");
  const Texts hand = words_in(s.cards(A, "hand"));
  ASSERT_EQ(hand.size(), 2U);
  EXPECT_EQ(hand[1], "D30") << "the pile's card first";
  EXPECT_EQ(s.pile_size(), 4);
  EXPECT_EQ(s.discard_pile(), "");
  EXPECT_EQ(s.happened(Happened::reshuffled), 1);
}

TEST(Bomarzo, BOM_T32_BOM_9_31_a_draw_from_nothing_is_lost) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).pile("D30", B).begin();
  s.play("place genio").play("draw 2");
  EXPECT_EQ(s.cards(A, "hand"), "D30");
  EXPECT_EQ(s.pile_size(), 0);
}

TEST(Bomarzo, BOM_9_30_cards_not_yet_sorted_out_are_not_shuffled) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).level2(A, "D16").pile("D30", B).discard("D01 D02").begin();
  s.play("place genio").play("draw 2 1");
  EXPECT_EQ(s.list_at("seats.0.drawn", A), "D01 D02 D30") << "three, the fourth is lost";
  EXPECT_EQ(s.number_at("seats.0.excess", A), 1) << "BOM-11.15: beyond the entitled number";
  s.play("discard D30");
  EXPECT_EQ(s.cards(A, "hand"), "D01 D02");
  EXPECT_EQ(s.discard_pile(), "D30");
}

TEST(Bomarzo, BOM_T179_BOM_9_34_an_empty_pile_shows_nothing_until_it_is_renewed) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).cubes(B, 0, 3, 0).pile("D25 D30", B).discard("D01 D02 D03 D04").begin();
  EXPECT_EQ(s.text("family"), "oracle");
  s.play("place genio").play("draw 2");
  EXPECT_EQ(s.pile_size(), 0);
  EXPECT_TRUE(null_at(s, "family"));
  EXPECT_EQ(words_in(s.discard_pile()).size(), 4U) << "not shuffled yet";
  offer(s, "genio", "coin coin").play("draw 2");
  EXPECT_EQ(s.pile_size(), 2);
  EXPECT_FALSE(null_at(s, "family"));
  Scenario three(2);
  three.cubes(A, 0, 1, 0).pile("D25 D30 D28", B).begin();
  three.play("place genio").play("draw 2");
  EXPECT_EQ(three.text("family"), "engineer");
}

TEST(Bomarzo, BOM_9_32_BOM_9_34_nothing_is_shown_between_two_cards_of_a_draw) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).level2(A, "D16").begin();
  s.play("place genio");
  s.events.clear();
  s.play("draw 2 1");
  EXPECT_EQ(s.order_of({"drew", "top_shown"}), "drew drew drew drew top_shown");
}

TEST(Bomarzo, BOM_17_4_each_card_of_the_new_pile_is_as_likely) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).pile("D30", B).discard("D01 D02 D03 D04").begin();
  s.play("place genio");
  const State before = s.state;
  std::map<std::string, int> second;
  for (std::uint64_t seed = 0; seed < 1200; ++seed) {
    State state = before;
    state.rng = Rng(seed);
    apply<Bomarzo>(state, A, *parse(Bomarzo::info().notation, "draw 2"));
    ++second[std::string(card_ids[hand_of(state, A).first()])];
  }
  ASSERT_EQ(second.size(), 4U);
  for (const auto& [card, times] : second) EXPECT_NEAR(times, 300, 70) << card;
}

TEST(Bomarzo, BOM_T144_BOM_10_17_BOM_12_5_BOM_12_7_a_card_under_a_deity_never_comes_back) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).under(B, "dea", "D25").level1(B, "D31").level2(B, "D32");
  s.pile("D30", B).discard("D01 D02").begin();
  s.play("place genio").play("draw 2");
  EXPECT_EQ(s.pile_size(), 1);
  EXPECT_EQ(s.list_at("deities.dea.under"), "B");
  EXPECT_FALSE(s.has("seats.1.under", A));
  EXPECT_EQ(view_text<Bomarzo>(s.state, A).find("\"D25\""), std::string::npos);
  EXPECT_EQ(s.list_at("seats.1.under.dea", B), "D25");
  EXPECT_EQ(s.number_at("deities.dea.place"), 3) << "no deity moves before the end";
  EXPECT_EQ(s.cards(B, "level1"), "D31");
}

}  // namespace
}  // namespace veillee::bomarzo
