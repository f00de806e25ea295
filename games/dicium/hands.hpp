// What can be taken from a set of dice, by the numbers of what is left: for evaluations that plan
// how a hand is spent.
#pragma once

#include "engine/bounded_list.hpp"
#include "games/dicium/dice.hpp"

namespace veillee::dicium {

struct Hand {
  using Lefts = std::array<std::uint16_t, most_dice + 1>;  // by how many are taken
  using Rests = BoundedList<std::uint16_t, 8>;             // one for each way to take them

  Hand() = default;
  explicit Hand(const Dice& dice);

  std::uint8_t size = 0;
  std::array<std::uint8_t, colour_count> showing{};
  std::uint16_t within = 0;                // what they make
  std::array<Lefts, colour_count> less{};  // by colour; what else is of most use is taken last
  Rests less_pair;
  Rests less_three;
  Rests less_twopair;
  Rests less_four;
};

using Hands = std::array<Hand, set_count>;  // by the number of a set
const Hands& hands();

}  // namespace veillee::dicium
