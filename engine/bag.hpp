// A bag of pieces: a face-down deck that nobody has looked into is a set, not a sequence, so there
// is no hidden order to leak or to resample.
#pragma once

#include <array>
#include <cstdint>

namespace veillee {

template <std::uint8_t Kinds>
struct Bag {
  std::array<std::uint8_t, Kinds> count{};

  constexpr int size() const {
    int n = 0;
    for (const std::uint8_t c : count) n += c;
    return n;
  }
  constexpr bool empty() const { return size() == 0; }
  constexpr void put(std::uint8_t kind, std::uint8_t n = 1) {
    count[kind] = static_cast<std::uint8_t>(count[kind] + n);
  }
  // Each piece with the same chance; the bag must not be empty.
  template <class Random>
  constexpr std::uint8_t draw(Random& random) {
    std::uint32_t piece = random.below(static_cast<std::uint32_t>(size()));
    std::uint8_t kind = 0;
    while (piece >= count[kind]) piece -= count[kind++];
    --count[kind];
    return kind;
  }
  friend constexpr bool operator==(const Bag&, const Bag&) = default;
};

}  // namespace veillee
