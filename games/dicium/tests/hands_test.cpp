// What is left of a hand, against what is taken die by die.
#include "games/dicium/hands.hpp"

#include <gtest/gtest.h>

namespace veillee::dicium {
namespace {

const Hand& hand_of(const Dice& dice) {
  return hands()[static_cast<std::size_t>(set_number(dice))];
}

template <class Visit>
void for_each_hand(Visit visit) {
  for (int n = 0; n <= most_dice; ++n)
    for_each_set(n, [&](const Dice& dice) { visit(dice, hand_of(dice)); });
}

TEST(Hands, dice_of_a_colour_leave_one_after_another) {
  for_each_hand([](const Dice& dice, const Hand& hand) {
    EXPECT_EQ(hand.size, dice.size());
    EXPECT_EQ(hand.within, makes(dice).within);
    for (const Colour colour : {blue, yellow, green, red}) {
      EXPECT_EQ(hand.showing[colour], dice.showing(colour));
      EXPECT_EQ(hand.less[colour][0], set_number(dice));
      for (std::size_t n = 1; n <= hand.showing[colour]; ++n) {
        const Hand& left = hands()[hand.less[colour][n]];
        EXPECT_EQ(left.size + n, hand.size);
        EXPECT_EQ(left.showing[colour] + n, hand.showing[colour]);
      }
    }
  });
}

TEST(Hands, a_symbol_is_the_last_green_die_to_go) {
  const Dice symbols = dice_of(Face::fs, 2);
  EXPECT_EQ(hand_of(dice_of(f1, 1) + symbols).less[green][1], set_number(symbols));
}

TEST(Hands, every_way_to_take_equal_dice_is_there) {
  const auto count = [](const Dice& dice, Combination what) {
    int n = 0;
    for_each_part(dice, [&](const Dice& part) { n += (makes(part).whole & bit(what)) != 0; });
    return n;
  };
  for_each_hand([&](const Dice& dice, const Hand& hand) {
    EXPECT_EQ(hand.less_pair.size(), count(dice, Combination::pair));
    EXPECT_EQ(hand.less_three.size(), count(dice, Combination::three));
    EXPECT_EQ(hand.less_twopair.size(), count(dice, Combination::twopair));
    EXPECT_EQ(hand.less_four.size(), count(dice, Combination::four));
    for (const std::uint16_t left : hand.less_pair) EXPECT_EQ(hands()[left].size + 2, hand.size);
  });
  EXPECT_EQ(hand_of(dice_of(f3, 2) + dice_of(f1, 2)).less_twopair.size(), 1);
}

}  // namespace
}  // namespace veillee::dicium
