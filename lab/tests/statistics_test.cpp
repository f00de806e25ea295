#include "lab/statistics.hpp"

#include <gtest/gtest.h>

namespace veillee {
namespace {

// From the tables of any textbook.
TEST(Statistics, StudentsT) {
  EXPECT_NEAR(student_t(1), 12.7062, 1e-4);
  EXPECT_NEAR(student_t(5), 2.5706, 1e-4);
  EXPECT_NEAR(student_t(10), 2.2281, 1e-4);
  EXPECT_NEAR(student_t(11), 2.2010, 1e-4);
  EXPECT_NEAR(student_t(20), 2.0860, 1e-4);
  EXPECT_NEAR(student_t(30), 2.0423, 1e-4);
  EXPECT_NEAR(student_t(100), 1.9840, 1e-4);
  EXPECT_NEAR(student_t(1'000'000'000), 1.9600, 1e-4);
}

TEST(Statistics, Wilson) {
  // 5 of 10: Newcombe (1998) and others give 0.2366 … 0.7634.
  const Interval half = wilson(5, 10);
  EXPECT_NEAR(half.low, 0.2366, 1e-4);
  EXPECT_NEAR(half.high, 0.7634, 1e-4);
  // Newcombe's examples: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  EXPECT_NEAR(wilson(81, 263).low, 0.2553, 1e-4);
  EXPECT_NEAR(wilson(81, 263).high, 0.3662, 1e-4);
  EXPECT_NEAR(wilson(15, 148).low, 0.0624, 1e-4);
  EXPECT_NEAR(wilson(15, 148).high, 0.1605, 1e-4);
  EXPECT_NEAR(wilson(0, 20).low, 0, 1e-9);
  EXPECT_NEAR(wilson(0, 20).high, 0.1611, 1e-4);
  EXPECT_NEAR(wilson(1, 29).low, 0.0061, 1e-4);
  EXPECT_NEAR(wilson(1, 29).high, 0.1718, 1e-4);
  EXPECT_NEAR(wilson(20, 20).high, 1, 1e-9);
}

TEST(Statistics, MeanAndInterval) {
  Observations some;
  EXPECT_FALSE(some.interval());
  some.add(2);
  EXPECT_FALSE(some.interval());
  for (const int x : {4, 4, 4, 5, 5, 7, 9}) some.add(x);
  EXPECT_EQ(some.count(), 8U);
  EXPECT_NEAR(some.mean(), 5, 1e-12);
  EXPECT_NEAR(some.variance(), 32.0 / 7, 1e-12);
  // 5 ± t(7) · √(32/7/8)
  EXPECT_NEAR(some.interval()->low, 5 - 2.364624 * 0.755929, 1e-5);
  EXPECT_NEAR(some.interval()->high, 5 + 2.364624 * 0.755929, 1e-5);
}

}  // namespace
}  // namespace veillee
