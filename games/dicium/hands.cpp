#include "games/dicium/hands.hpp"

namespace veillee::dicium {
namespace {

// A symbol can be anything.
constexpr std::array<std::array<Face, 2>, colour_count> first_to_go = {
    {{f5, f2}, {f3, f3}, {f1, fs}, {f4, f4}}};

std::uint16_t number_of(const Dice& dice) { return static_cast<std::uint16_t>(set_number(dice)); }

}  // namespace

Hand::Hand(const Dice& dice) : size(byte(dice.size())), within(makes(dice).within) {
  for (const Colour colour : {blue, yellow, green, red}) {
    showing[colour] = byte(dice.showing(colour));
    Dice left = dice;
    std::size_t taken = 0;
    less[colour][0] = number_of(dice);
    for (const Face face : first_to_go[colour])
      for (; left.of[face] > 0; less[colour][++taken] = number_of(left)) --left.of[face];
  }
  for_each_part(dice, [&](const Dice& part) {
    const unsigned made = makes(part).whole;
    const std::uint16_t left = number_of(dice - part);
    const auto note = [&](Combination what, Rests& rests) {
      if ((made & bit(what)) != 0) rests.push_back(left);
    };
    note(Combination::pair, less_pair);
    note(Combination::three, less_three);
    note(Combination::twopair, less_twopair);
    note(Combination::four, less_four);
  });
}

const Hands& hands() {
  static const Hands all = [] {
    Hands of;
    for (int n = 0; n <= most_dice; ++n)
      for_each_set(n, [&](const Dice& dice) { of[number_of(dice)] = Hand(dice); });
    return of;
  }();
  return all;
}

}  // namespace veillee::dicium
