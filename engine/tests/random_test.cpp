// Chance: the published known answers of Philox4x32-10, and fair draws.
#include "engine/random.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace veillee {
namespace {

// From kat_vectors of Random123, the authors' own library.
TEST(Random, philox_gives_the_published_answers) {
  constexpr std::uint32_t f = 0xFFFFFFFF;
  EXPECT_EQ(philox({0, 0, 0, 0}, {0, 0}),
            (PhiloxBlock{0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8}));
  EXPECT_EQ(philox({f, f, f, f}, {f, f}),
            (PhiloxBlock{0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD}));
  EXPECT_EQ(philox({0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344}, {0xA4093822, 0x299F31D0}),
            (PhiloxBlock{0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1}));
}

TEST(Random, the_words_of_a_seed_are_those_of_its_blocks) {
  Rng random(0);
  for (const std::uint32_t word : {0x6627E8D5U, 0xE169C58DU, 0xBC57AC4CU, 0x9B00DBD8U})
    EXPECT_EQ(random.next(), word);
  EXPECT_EQ(random.next(), philox({1, 0, 0, 0}, {0, 0})[0]);
  EXPECT_EQ(random.drawn, 5U);
}

TEST(Random, a_long_word_is_the_first_word_and_then_the_second) {
  EXPECT_EQ(Rng(0).word64(), 0x6627E8D5E169C58DU);
  EXPECT_EQ(FastRng(0).word64(), 0x6627E8D5E169C58DU);
}

RC_GTEST_PROP(Random, the_fast_source_gives_the_same_words, (std::uint64_t seed)) {
  Rng slow(seed);
  FastRng fast(seed);
  for (int i = 0; i < 41; ++i) RC_ASSERT(slow.next() == fast.next());
  for (std::uint32_t bound = 1; bound < 60; ++bound)
    RC_ASSERT(slow.below(bound) == fast.below(bound));
}

RC_GTEST_PROP(Random, a_source_goes_on_where_it_was_left,
              (std::uint64_t seed, std::uint8_t before)) {
  Rng random(seed);
  for (int i = 0; i < before; ++i) random.next();
  Rng copy = random;
  RC_ASSERT(copy == random);
  RC_ASSERT(copy.word64() == random.word64());
  RC_ASSERT(random.drawn == before + 2U);
}

RC_GTEST_PROP(Random, below_stays_below, (std::uint64_t seed)) {
  FastRng random(seed);
  const auto bound =
      *rc::gen::suchThat(rc::gen::arbitrary<std::uint32_t>(), [](auto n) { return n > 0; });
  for (int i = 0; i < 20; ++i) RC_ASSERT(random.below(bound) < bound);
  RC_ASSERT(random.below(1) == 0U);
}

// Words given beforehand, to walk into the rejection.
struct Script : Draws<Script> {
  std::vector<std::uint32_t> words;
  std::size_t at = 0;
  std::uint32_t next() { return words[at++]; }
};

TEST(Random, below_rejects_the_words_that_would_make_it_unfair) {
  Script script;
  // 2^32 mod 6 = 4: the products with a low half of 0 … 3 are one too many.
  script.words = {0, 0x80000001};
  EXPECT_EQ(script.below(6), 3U);
  EXPECT_EQ(script.at, 2U);
  script.words = {0};
  script.at = 0;
  EXPECT_EQ(script.below(8), 0U) << "a power of two needs no rejection";
}

// The chi-square statistic for counts that should all be the same.
double chi_square(const std::vector<int>& counts) {
  double total = 0;
  for (const int n : counts) total += n;
  const double expected = total / static_cast<double>(counts.size());
  double sum = 0;
  for (const int n : counts) sum += (n - expected) * (n - expected) / expected;
  return sum;
}

TEST(Random, below_is_fair) {
  for (const std::uint32_t bound : {2U, 3U, 6U, 7U, 10U, 100U})
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      FastRng random(seed);
      std::vector<int> counts(bound);
      for (std::uint32_t i = 0; i < bound * 2000; ++i) ++counts[random.below(bound)];
      // Mean k, deviation √2k: five deviations and a little for the tail of few degrees.
      const double k = bound - 1;
      EXPECT_LT(chi_square(counts), k + 5 * std::sqrt(2 * k) + 8) << bound << " seed " << seed;
    }
}

TEST(Random, a_bound_near_the_top_is_fair) {
  // Without rejection the lower half of the results would come up half as often again.
  constexpr std::uint32_t bound = 0xAAAAAAAB;  // two thirds of 2^32
  FastRng random(5);
  std::vector<int> thirds(3);
  for (int i = 0; i < 30000; ++i) ++thirds[random.below(bound) / (bound / 3 + 1)];
  EXPECT_LT(chi_square(thirds), 20);
}

TEST(Random, a_shuffle_makes_every_order_as_often) {
  for (const std::uint64_t seed : {7U, 8U}) {
    FastRng random(seed);
    std::map<std::string, int> seen;
    for (int i = 0; i < 24000; ++i) {
      std::string cards = "abcd";
      random.shuffle(cards);
      ++seen[cards];
    }
    ASSERT_EQ(seen.size(), 24U);
    std::vector<int> counts;
    for (const auto& [order, n] : seen) counts.push_back(n);
    EXPECT_LT(chi_square(counts), 23 + 5 * std::sqrt(46.0));
  }
}

RC_GTEST_PROP(Random, a_shuffle_loses_nothing, (std::vector<int> items, std::uint64_t seed)) {
  std::vector<int> shuffled = items;
  Rng(seed).shuffle(shuffled);
  std::sort(items.begin(), items.end());
  std::sort(shuffled.begin(), shuffled.end());
  RC_ASSERT(items == shuffled);
}

}  // namespace
}  // namespace veillee
