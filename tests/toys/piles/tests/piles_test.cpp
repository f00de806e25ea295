// The clauses of the family, tested once for all its games.
#include <gtest/gtest.h>

#include "engine/random.hpp"
#include "tests/toys/piles/piles.hpp"

namespace veillee::piles {
namespace {

constexpr std::uint8_t hand = own_zones;

TEST(Piles, PIL_1_1_only_who_draws_looks_at_the_card) {
  Hidden<5> cards;
  Rng random(1);
  const std::uint8_t card = draw(cards, hand, SeatSet::only(1), random);
  EXPECT_EQ(cards.zone(card), hand);
  EXPECT_TRUE(cards.knows(1, card));
  EXPECT_FALSE(cards.knows(0, card));
  EXPECT_FALSE(cards.knows(spectator, card));
  EXPECT_EQ(cards.count(pile), 4);
}

TEST(Piles, PIL_1_2_discarded_cards_become_the_pile) {
  Hidden<3> cards;
  for (std::uint8_t card = 0; card < 3; ++card) cards.put(card, discarded, everybody);
  Rng random(1);
  const std::uint8_t card = draw(cards, hand, SeatSet::only(0), random);
  EXPECT_EQ(cards.count(discarded), 0);
  EXPECT_EQ(cards.count(pile), 2);
  EXPECT_EQ(cards.known_to(0), CardSet<3>::only(card));
  EXPECT_TRUE(cards.known_to(spectator).empty());
}

TEST(Piles, PIL_1_3_a_card_that_was_turned_over_is_remembered) {
  Hidden<3> cards;
  Rng random(1);
  const std::uint8_t card = draw(cards, hand, everybody, random);
  cards.move(card, hand + 1);
  for (const Viewer viewer : {Viewer{0}, Viewer{3}, spectator})
    EXPECT_TRUE(cards.knows(viewer, card));
}

}  // namespace
}  // namespace veillee::piles
