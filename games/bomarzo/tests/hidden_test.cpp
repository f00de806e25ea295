// Who knows what (section 15.1), beyond what the conformance suite asks of every game.
#include <map>
#include <set>

#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

TEST(Knowledge, BOM_15_43_the_top_card_keeps_its_family_and_each_of_the_three_is_as_likely) {
  Scenario s(2);
  s.hand(A, "D01").hand(B, "D26").top("D25").begin();
  std::map<int, int> for_a, for_b;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    ++for_a[dealt_anew(s.state, A, seed).cards.in(on_top).first()];
    ++for_b[dealt_anew(s.state, B, seed).cards.in(on_top).first()];
  }
  ASSERT_EQ(for_a.size(), 3U);  // D25, D26, D27
  for (const auto& [card, times] : for_a) EXPECT_NEAR(times, 1000, 120) << card;
  ASSERT_EQ(for_b.size(), 2U);  // B holds D26
  for (const auto& [card, times] : for_b) EXPECT_NEAR(times, 1500, 140) << card;
}

TEST(Knowledge, BOM_T176_a_card_under_a_deity_is_known_to_who_put_it_there) {
  Scenario s(3);
  s.under(A, "dea", "D25").hand(B, "D01").hand(C, "D02").begin();
  std::set<int> seen_by_b;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    EXPECT_EQ(dealt_anew(s.state, A, seed).cards.zone(24), under_deity(dea, A));
    const State other = dealt_anew(s.state, B, seed);
    EXPECT_EQ(other.cards.count(under_deity(dea, A)), 1);
    seen_by_b.insert(other.cards.in(under_deity(dea, A)).first());
  }
  EXPECT_GT(seen_by_b.size(), 30U);
  EXPECT_FALSE(seen_by_b.contains(0)) << "B holds D01";
  EXPECT_EQ(s.list_at("deities.dea.under", B), "A");
  EXPECT_FALSE(s.has("seats.0.under", B));
  EXPECT_EQ(s.list_at("seats.0.under.dea", A), "D25");
}

TEST(Knowledge, BOM_T175_cards_put_back_are_known_until_another_player_draws) {
  Scenario s(2, {"adoration=on"});
  s.cubes(A, 4, 4, 0).cubes(B, 4, 0, 0).begin();
  s.play("adore")
      .play("cards 3")
      .play("lay food")
      .play("lay food")
      .play("lay food")
      .play("lay food");
  ASSERT_EQ(s.decision(), "adore_keep");
  s.play(s.options().front());
  int known_to_a = 0;
  for (const std::uint8_t deity : s.state.adoration.in(in_adoration_pile)) {
    known_to_a += s.state.adoration.knows(A, deity) ? 1 : 0;
    EXPECT_FALSE(s.state.adoration.knows(B, deity));
  }
  EXPECT_EQ(known_to_a, 2);
  s.play("harvest fields");
  ASSERT_EQ(s.decider(), B);
  s.play("adore").play("cards 2").then("lay food").then("lay food");
  s.play(s.options().front());
  for (const std::uint8_t deity : s.state.adoration.in(in_adoration_pile))
    EXPECT_FALSE(s.state.adoration.knows(A, deity));
}

TEST(Knowledge, BOM_15_38_what_is_set_aside_is_its_owners_affair) {
  Scenario s(2);
  s.cubes(A, 2, 2, 1).hand(A, "D01 D02").begin();
  s.play("place genio");
  const std::string before = view_text<Bomarzo>(s.state, B);
  s.play("lay food").play("convert D02 coin");
  EXPECT_EQ(view_text<Bomarzo>(s.state, B), before);
  EXPECT_EQ(s.list_at("seats.0.paying.cards", A), "");  // objects
  EXPECT_EQ(s.text_at("seats.0.paying.cards.0.card", A), "D02");
  EXPECT_EQ(s.number_at("seats.0.paying.laid.food", A), 1);
  const State for_b = dealt_anew(s.state, B, 5);
  EXPECT_EQ(for_b.stack.back().locals<PaymentFlow>().laid, Cubes{});
  EXPECT_EQ(for_b.cards.count(zone_of(hands, A)), 2);
}

TEST(Knowledge, BOM_T182_a_reshuffled_card_is_unknown_again) {
  Scenario s(2);
  s.cubes(A, 0, 1, 0).pile("D10", B).discard("D01 D02 D03 D04 D05").begin();
  s.play("place genio").play("draw 2");  // the only payment is made without a question
  EXPECT_EQ(s.pile_size(), 4);
  std::set<int> second;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const State other = dealt_anew(s.state, B, seed);
    for (const std::uint8_t card : other.cards.in(zone_of(hands, A))) second.insert(card);
    EXPECT_EQ(cards[other.cards.in(on_top).first()].family,
              cards[s.state.cards.in(on_top).first()].family);
  }
  EXPECT_EQ(second, (std::set<int>{0, 1, 2, 3, 4, 9}));
}

}  // namespace
}  // namespace veillee::bomarzo
