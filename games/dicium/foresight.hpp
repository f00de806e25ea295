// What throws bring on average when every re-roll is chosen best: counted over all sets of dice,
// not tried out. For evaluations; the rules do not need it.
#pragma once

#include <algorithm>
#include <array>

#include "games/dicium/dice.hpp"

namespace veillee::dicium {

using Means = std::array<float, set_count>;  // by the number of a set

namespace inside {

struct Successors {
  std::array<Dice, set_count> dice;
  std::array<std::array<std::uint16_t, face_count>, set_count>
      with;                                          // one more die; fewer than five
  std::array<std::uint16_t, most_dice + 2> first{};  // of so many dice
  std::array<std::uint16_t, part_count> parts;       // the numbers of all parts of each set
  std::array<std::uint16_t, set_count + 1> part{};   // the first of each set
};
const Successors& successors();

// From the sets of the whole hand to the smaller ones: what lies there is left, the rest falls.
inline void add_throw(int hand, Means& means) {
  const Successors& sets = successors();
  for (std::size_t i = sets.first[static_cast<std::size_t>(hand)]; i-- > 0;) {
    float sum = 0;
    for (const std::uint16_t next : sets.with[i]) sum += means[next];
    means[i] = sum / float{face_count};
  }
}

}  // namespace inside

// means[set]: these dice are left to lie, the rest of the hand is thrown, and so many re-rolls may
// follow. worth(dice) is what the whole hand is worth in the end.
template <class Worth>
void foresee(int hand, int rerolls, Worth worth, Means& means) {
  const inside::Successors& sets = inside::successors();
  const std::size_t first = sets.first[static_cast<std::size_t>(hand)];
  const std::size_t end = sets.first[static_cast<std::size_t>(hand) + 1];
  for (std::size_t i = first; i < end; ++i) means[i] = static_cast<float>(worth(sets.dice[i]));
  inside::add_throw(hand, means);
  for (; rerolls > 0; --rerolls) {
    for (std::size_t i = first; i < end; ++i) {  // what is left is smaller, or the whole hand
      float best = means[i];
      for (std::size_t part = sets.part[i]; part < sets.part[i + 1]; ++part)
        best = std::max(best, means[sets.parts[part]]);
      means[i] = best;
    }
    inside::add_throw(hand, means);
  }
}

}  // namespace veillee::dicium
