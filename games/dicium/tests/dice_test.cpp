// Sets of dice: their numbers, what they make, and exact chances against all results of a throw.
#include "games/dicium/dice.hpp"

#include <gtest/gtest.h>

#include <set>

#include "engine/random.hpp"

namespace veillee::dicium {
namespace {

TEST(Sets, each_set_of_up_to_five_dice_has_a_number_of_its_own) {
  std::set<int> numbers;
  for (int n = 0; n <= most_dice; ++n)
    for_each_set(n, [&](const Dice& dice) {
      EXPECT_EQ(dice.size(), n);
      EXPECT_TRUE(numbers.insert(set_number(dice)).second);
    });
  EXPECT_EQ(numbers.size(), static_cast<std::size_t>(set_count));
  EXPECT_EQ(*numbers.begin(), 0);
  EXPECT_EQ(*numbers.rbegin(), set_count - 1);
}

TEST(Sets, the_table_says_of_each_set_what_its_parts_make) {
  for (int n = 0; n <= most_dice; ++n)
    for_each_set(n, [&](const Dice& dice) {
      unsigned within = 0;
      std::size_t parts = 0;
      for_each_part(dice, [&](const Dice& part) {
        const Part& told = parts_of(dice)[parts++];
        EXPECT_EQ(read_faces<most_dice>(told.faces.data()), part);
        EXPECT_EQ(told.size, part.size());
        EXPECT_EQ(told.made, made_of(part));
        EXPECT_TRUE(dice.contains(part));
        const unsigned made = made_of(part);
        within |= part == dice ? made : made & ~bit(Combination::straight);
      });
      EXPECT_LE(parts, 32U);
      EXPECT_EQ(parts_of(dice).size(), parts);
      EXPECT_EQ(makes(dice).whole, made_of(dice));
      EXPECT_EQ(makes(dice).within, within);
    });
}

TEST(Chances, are_those_of_all_results_of_the_throw) {
  constexpr Needs needs = {1, 2, 2, 1};
  for (int n = 1; n <= most_dice; ++n)
    for (int left = 0; left + n <= most_dice; ++left) {
      if (left + n < least_dice) continue;
      for_each_set(left, [&](const Dice& lying) {
        if (set_number(lying) % 7 != 0) return;  // a seventh of them
        const Chances exact = chances(lying, n, needs);
        ASSERT_EQ(exact.of, results_of[static_cast<std::size_t>(n)]);
        std::array<std::uint32_t, combination_count> hits{};
        for (std::uint32_t result = 0; result < exact.of; ++result) {
          Dice dice = lying;
          std::uint32_t rest = result;
          for (int i = 0; i < n; ++i, rest /= face_count) ++dice.of[rest % face_count];
          const unsigned rows = rows_within(dice, needs);
          for (std::size_t row = 0; row < combination_count; ++row) hits[row] += rows >> row & 1U;
        }
        EXPECT_EQ(exact.rows, hits);
      });
    }
}

TEST(Throws, bring_every_face_equally_often) {
  Rng random(7);
  std::array<int, face_count> seen{};
  constexpr int throws = 6000;
  for (int i = 0; i < throws; ++i) {
    const Dice dice = thrown(most_dice, random);
    ASSERT_EQ(dice.size(), most_dice);
    for (std::size_t face = 0; face < face_count; ++face) seen[face] += dice.of[face];
  }
  for (const int n : seen) EXPECT_NEAR(n, throws * most_dice / face_count, 300);
}

}  // namespace
}  // namespace veillee::dicium
