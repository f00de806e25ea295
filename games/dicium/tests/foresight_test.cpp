// What throws bring when every re-roll is chosen best, against what can be worked out by hand.
#include "games/dicium/foresight.hpp"

#include <gtest/gtest.h>

namespace veillee::dicium {
namespace {

float mean(const Means& means, const Dice& left) {
  return means[static_cast<std::size_t>(set_number(left))];
}
int greens(const Dice& dice) { return dice.showing(green); }

TEST(Foresight, a_throw_without_re_roll_is_the_plain_mean) {
  Means means{};
  foresee(3, 0, greens, means);
  EXPECT_NEAR(mean(means, {}), 1, 1e-5);  // a third of each die
  EXPECT_NEAR(mean(means, dice_of(f1, 1)), 1 + 2.0 / 3, 1e-5);
  EXPECT_NEAR(mean(means, dice_of(f2, 1)), 2.0 / 3, 1e-5);
}

TEST(Foresight, greens_are_kept_when_greens_are_wanted) {
  for (const int hand : {3, 4, 5}) {
    Means means{};
    foresee(hand, 1, greens, means);
    EXPECT_NEAR(mean(means, {}), hand * 5.0 / 9, 1e-4);  // two throws a die
    foresee(hand, 2, greens, means);
    EXPECT_NEAR(mean(means, {}), hand * 19.0 / 27, 1e-4);
  }
}

TEST(Foresight, a_poor_die_is_thrown_again) {
  // Only three equal 5s are worth something: of two that lie the third falls in one throw of six,
  // and a re-roll makes it 11 in 36.
  const auto worth = [](const Dice& dice) { return dice.of[f5] == 3 ? 36 : 0; };
  Means means{};
  foresee(3, 0, worth, means);
  EXPECT_NEAR(mean(means, dice_of(f5, 2)), 6, 1e-4);
  foresee(3, 1, worth, means);
  EXPECT_NEAR(mean(means, dice_of(f5, 2)), 11, 1e-4);
}

}  // namespace
}  // namespace veillee::dicium
