// Memories answer what would be worked out anew, also where two keys want the same place.
#include "games/dicium/remembered.hpp"

#include <gtest/gtest.h>

namespace veillee::dicium {
namespace {

struct Key {
  std::uint64_t a;
  std::uint64_t b;
};

TEST(Remembered, every_key_has_its_own_value) {
  Remembered<Key, std::uint64_t, 8> known;
  int worked_out = 0;
  const auto ask = [&](std::uint64_t a, std::uint64_t b) {
    return known.of({a, b}, [&](std::uint64_t& value) {
      ++worked_out;
      value = 100 * a + b;
    });
  };
  for (int times = 0; times < 2; ++times)
    for (std::uint64_t a = 0; a < 20; ++a)
      for (std::uint64_t b = 0; b < 20; ++b) {
        EXPECT_EQ(ask(a, b), 100 * a + b);
        const int before = worked_out;
        EXPECT_EQ(ask(a, b), 100 * a + b);
        EXPECT_EQ(worked_out, before);
      }
}

TEST(Remembered, what_works_out_a_value_may_ask_itself) {
  Remembered<Key, std::uint64_t, 1> known;  // each takes the place of the one before
  const auto sum_to = [&](auto self, std::uint64_t n) -> std::uint64_t {
    return known.of({n, 0}, [&](std::uint64_t& sum) { sum = n == 0 ? 0 : n + self(self, n - 1); });
  };
  EXPECT_EQ(sum_to(sum_to, 10), 55U);
  EXPECT_EQ(sum_to(sum_to, 9), 45U);
}

}  // namespace
}  // namespace veillee::dicium
