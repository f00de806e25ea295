// The reconstructed deck keeps what BOM-1.45 promises (BOM_T119, BOM_T136, BOM_T156).
#include <array>

#include "games/bomarzo/tests/scenario.hpp"

namespace veillee::bomarzo {
namespace {

TEST(Deck, BOM_1_45_totals) {
  std::array<int, 6> devotion{};
  Steps first{}, second{};
  for (std::uint8_t card = 0; card < card_count; ++card) {
    ++devotion[cards[card].devotion];
    for (std::size_t t = 0; t < track_count; ++t) {
      add(first[t], cards[card].steps[t]);
      add(second[t], family_of(card).steps[t]);
    }
  }
  EXPECT_EQ(devotion, (std::array<int, 6>{0, 0, 12, 11, 11, 11}));
  EXPECT_EQ(first, (Steps{24, 21, 23}));
  EXPECT_EQ(second, (Steps{36, 39, 36}));
  for (const Cards& family : cards_of_family) EXPECT_EQ(family.size(), 3);
  for (const Cards& domain : cards_of_domain) {
    EXPECT_EQ(domain.size(), 18);
    EXPECT_EQ((domain - dual_cards).size(), 12);
    for (const Cards& temple : cards_of_temple) {
      EXPECT_GE((temple & domain).size(), 3);
      EXPECT_LE((temple & domain).size(), 4);
    }
  }
  EXPECT_EQ(dual_cards.size(), 9);
  for (const Cards& power : cards_with_power) EXPECT_EQ(power.size(), 6);
  for (const Cards& income : cards_with_income) EXPECT_EQ(income.size(), 6);
  for (const Cards& temple : cards_of_temple) {
    EXPECT_EQ(temple.size(), 9);
    int sum = 0, steps = 0;
    for (const std::uint8_t card : temple) {
      sum += cards[card].devotion;
      for (const int n : cards[card].steps) steps += n;
    }
    EXPECT_TRUE(sum >= 30 && sum <= 32) << sum;
    EXPECT_TRUE(steps == 13 || steps == 14) << steps;
  }
}

TEST(Deck, BOM_1_46_first_levels_and_BOM_T156_none_is_better_in_all) {
  for (std::uint8_t card = 0; card < card_count; ++card) {
    int steps = 0;
    for (const int n : cards[card].steps) steps += n;
    EXPECT_TRUE(steps == 1 || steps == 2);
    const int value = cards[card].devotion + 2 * steps;
    EXPECT_TRUE(value == 6 || value == 7) << cards[card].id;
    EXPECT_TRUE(family_of(card).incomes != no_income || family_of(card).power != no_power);
    for (const std::uint8_t other : cards_of_family[cards[card].family]) {
      if (other == card) continue;
      EXPECT_NE(cards[other].devotion, cards[card].devotion);
      EXPECT_NE(cards[other].temple, cards[card].temple);
      bool as_good = cards[other].devotion >= cards[card].devotion;
      for (std::size_t t = 0; t < track_count; ++t)
        as_good &= cards[other].steps[t] >= cards[card].steps[t];
      EXPECT_FALSE(as_good) << cards[other].id << " is as good as " << cards[card].id;
    }
  }
}

}  // namespace
}  // namespace veillee::bomarzo
