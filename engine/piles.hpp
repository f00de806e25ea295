// Cards and the zones in which they lie, as a set for each zone: for rules that ask for whole zones
// all the time. Who knows a card follows from its zone, so that nothing is stored about it; where
// it does not, there is Hidden.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/small_set.hpp"

namespace veillee {

// Calls f(card) in ascending order, a machine word at a time: the rules walk over zones at every
// decision.
template <int N, class F>
constexpr void each_card(const CardSet<N>& cards, F f) {
  const auto words = std::bit_cast<std::array<std::uint64_t, (N + 63) / 64>>(cards);
  for (std::size_t w = 0; w < words.size(); ++w)
    for (std::uint64_t rest = words[w]; rest != 0; rest &= rest - 1)
      f(static_cast<std::uint8_t>(64 * w + static_cast<std::size_t>(std::countr_zero(rest))));
}

// All cards begin in zone 0.
template <int N, int Zones>
class Piles {
 public:
  constexpr Piles() { sets_[0] = CardSet<N>::all(); }

  constexpr std::uint8_t zone(std::uint8_t card) const { return zone_[card]; }
  constexpr const CardSet<N>& in(std::uint8_t zone) const { return sets_[zone]; }
  constexpr int count(std::uint8_t zone) const { return sets_[zone].size(); }
  constexpr bool any(std::uint8_t zone) const { return !sets_[zone].empty(); }
  constexpr void put(std::uint8_t card, std::uint8_t zone) {
    sets_[zone_[card]].remove(card);
    sets_[zone].add(card);
    zone_[card] = zone;
  }
  constexpr void put_all(std::uint8_t from, std::uint8_t to) {
    each_card(sets_[from], [&](std::uint8_t card) { zone_[card] = to; });
    sets_[to] |= sets_[from];
    sets_[from] = {};
  }

  // Deals these cards anew over the places where they lie: every deal has the same chance, and none
  // depends on where they lay.
  template <class Random>
  constexpr void deal(const CardSet<N>& cards, Random& random) {
    std::array<std::uint8_t, N> places{};
    std::uint32_t n = 0;
    for (std::uint8_t zone = 0; zone < Zones; ++zone)
      for (int here = (cards & sets_[zone]).size(); here > 0; --here) places[n++] = zone;
    for (const std::uint8_t card : cards) {
      const std::uint32_t drawn = random.below(n);
      put(card, places[drawn]);
      places[drawn] = places[--n];
    }
  }

  friend constexpr bool operator==(const Piles&, const Piles&) = default;

 private:
  std::array<CardSet<N>, Zones> sets_{};
  std::array<std::uint8_t, (N + 7) / 8 * 8> zone_{};  // no padding
};

}  // namespace veillee
