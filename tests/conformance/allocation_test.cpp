// No allocation in the rules: `legal`, `apply` without a sink, `resample` and a copy.
#include <gtest/gtest.h>

#include "engine/testing/allocations.hpp"
#include "tests/conformance/citizen.hpp"

namespace veillee {
namespace {

TEST(Counter, counts) {
  const std::uint64_t before = allocations();
  delete new int(3);
  std::string long_enough(100, 'x');
  EXPECT_GE(allocations() - before, 1U) << long_enough;
}

class Allocations : public Conformance {};
INSTANTIATE_TEST_SUITE_P(, Allocations, testing::ValuesIn(every_citizen()), name_of);

TEST_P(Allocations, none_in_the_rules) {
  long in_start = 0, in_legal = 0, in_apply = 0, in_copy = 0, in_resample = 0, in_check = 0;
  long decisions = 0;
  if (const AnyDecks* decks = game().decks()) decks->about(0);  // read once, when first asked for
  const auto count = [](long& sum, auto work) {
    const std::uint64_t before = allocations();
    work();
    sum += static_cast<long>(allocations() - before);
  };
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    AnyState state;
    AnyState copy;
    ActionList list;
    count(in_start, [&] { state = start(seed); });
    FastRng random(seed);
    while (!game().over(state)) {
      ++decisions;
      Taken taken{};
      count(in_legal, [&] { taken = pick(state, random); });
      count(in_copy, [&] { copy = state; });
      count(in_resample, [&] {
        for (Viewer viewer = 0; viewer < seats(); ++viewer) game().resample(copy, viewer, seed);
        game().resample(copy, spectator, seed);
      });
      count(in_check, [&] { EXPECT_TRUE(game().check(copy).empty()); });
      count(in_apply, [&] { game().apply(state, taken.seat, taken.action); });
    }
  }
  EXPECT_GT(decisions, 0);
  EXPECT_EQ(in_start, 0);
  EXPECT_EQ(in_legal, 0);
  EXPECT_EQ(in_copy, 0);
  EXPECT_EQ(in_resample, 0);
  EXPECT_EQ(in_check, 0);
  EXPECT_EQ(in_apply, 0);
}

}  // namespace
}  // namespace veillee
