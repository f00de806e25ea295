// Payments as assignment: can these units fill those slots, when not every kind fits every slot?
// "Two of any, one wood" out of so much wood, stone and gold.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace veillee {

inline constexpr std::size_t most_slots = 16;
inline constexpr std::size_t most_kinds = 16;

// wanted[s]: how many units slot s takes; units[k]: how many of kind k there are; fits(s, k). True
// when every slot can be filled with units that fit.
template <class Fits>
constexpr bool can_fill(std::span<const std::uint8_t> wanted, std::span<const std::uint8_t> units,
                        Fits fits) {
  // given[s][k] units of kind k lie in slot s. A unit for a slot that has none left is found by
  // moving others along (an augmenting path, looked for in breadth).
  std::array<std::array<std::uint8_t, most_kinds>, most_slots> given{};
  std::array<std::uint8_t, most_kinds> left{};
  for (std::size_t k = 0; k < units.size(); ++k) left[k] = units[k];
  for (std::size_t slot = 0; slot < wanted.size(); ++slot)
    for (int missing = wanted[slot]; missing > 0; --missing) {
      // How each kind was come upon: by taking it for which slot; and each slot: which kind of it
      // would be replaced.
      std::array<std::uint8_t, most_kinds> taker{};
      std::array<std::uint8_t, most_slots> freed{};
      std::array<bool, most_kinds> seen{};
      std::array<bool, most_slots> asked{};
      std::array<std::uint8_t, most_slots> queue{};
      std::size_t begin = 0, end = 0, found = most_kinds;
      queue[end++] = static_cast<std::uint8_t>(slot);
      asked[slot] = true;
      while (begin < end && found == most_kinds) {
        const std::uint8_t asking = queue[begin++];
        for (std::size_t k = 0; k < units.size() && found == most_kinds; ++k) {
          if (seen[k] || !fits(asking, k)) continue;
          seen[k] = true;
          taker[k] = asking;
          if (left[k] > 0) {
            found = k;
            break;
          }
          for (std::size_t other = 0; other < wanted.size(); ++other)
            if (!asked[other] && given[other][k] > 0) {
              asked[other] = true;
              freed[other] = static_cast<std::uint8_t>(k);
              queue[end++] = static_cast<std::uint8_t>(other);
            }
        }
      }
      if (found == most_kinds) return false;
      --left[found];
      for (std::size_t k = found;;) {
        const std::uint8_t to = taker[k];
        ++given[to][k];
        if (to == slot) break;
        k = freed[to];
        --given[to][k];
      }
    }
  return true;
}

}  // namespace veillee
