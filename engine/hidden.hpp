// Cards that lie somewhere and that some have seen: for every card its zone (a hand, a pile, a
// place on the board; the game numbers them) and who knows that it is there.
//
// A card that is drawn face down is known to its new owner, one that is taken from a display to
// everybody, one that is put down face down to the one who put it there; a pile that is shuffled is
// known to nobody. What follows for a viewer is then one rule for all games: the cards whose place
// it does not know are dealt anew over the places where they lie. ("It is one of these three" is no
// such knowledge: a game that needs it deals itself.)
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>
#include <utility>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "engine/seat.hpp"
#include "engine/small_set.hpp"

namespace veillee {

// Who knows a card that lies open: all seats, and whoever watches.
inline constexpr SeatSet everybody = SeatSet::from_bits(0xFF);

template <int N>
class Hidden {
 public:
  static constexpr int cards = N;

  constexpr std::uint8_t zone(std::uint8_t card) const { return zone_[card]; }
  constexpr SeatSet knowers(std::uint8_t card) const { return knowers_[card]; }
  constexpr bool knows(Viewer viewer, std::uint8_t card) const {
    return knowers_[card] == everybody || knowers_[card].has(viewer);
  }

  // To this zone, and these know it there, whoever knew it before.
  constexpr void put(std::uint8_t card, std::uint8_t zone, SeatSet knowers) {
    zone_[card] = zone;
    knowers_[card] = knowers;
  }
  // To this zone; those who knew it can follow it.
  constexpr void move(std::uint8_t card, std::uint8_t zone) { zone_[card] = zone; }
  // Each comes to where the other one lies, and is known there to whom the other one was.
  constexpr void swap(std::uint8_t one, std::uint8_t other) {
    std::swap(zone_[one], zone_[other]);
    std::swap(knowers_[one], knowers_[other]);
  }
  // These look at it, too.
  constexpr void show(std::uint8_t card, SeatSet seats) { knowers_[card] = knowers_[card] | seats; }
  // All cards of the zone are mixed: nobody knows any more which one lies where.
  constexpr void shuffle(std::uint8_t zone) {
    for (int card = 0; card < N; ++card)
      if (zone_[card] == zone) knowers_[card] = {};
  }
  // One of the cards of the zone, each with the same chance (a shuffled pile has no order, only a
  // content); the zone must not be empty.
  template <class Random>
  constexpr std::uint8_t pick(std::uint8_t zone, Random& random) const {
    const CardSet<N> here = in(zone);
    return here.at_rank(static_cast<int>(random.below(static_cast<std::uint32_t>(here.size()))));
  }

  // Asked all the time: sixteen cards at once, or eight.
  constexpr CardSet<N> in(std::uint8_t zone) const {
#ifdef __SSE2__
    if constexpr (N >= 16 && N <= 64) {
      if (!std::is_constant_evaluated())
        return at_once([zone](__m128i zones) {
          return _mm_cmpeq_epi8(zones, _mm_set1_epi8(static_cast<char>(zone)));
        });
    }
#endif
    CardSet<N> set;
    for (int first = 0; first < N; first += 8) set.add_bits(first, alike(first, zone));
    return set;
  }
  // In this zone or in one with a greater number.
  constexpr CardSet<N> in_or_beyond(std::uint8_t zone) const {
#ifdef __SSE2__
    if constexpr (N >= 16 && N <= 64) {
      if (!std::is_constant_evaluated())
        return at_once([zone](__m128i zones) {
          return _mm_cmpeq_epi8(zones, _mm_max_epu8(zones, _mm_set1_epi8(static_cast<char>(zone))));
        });
    }
#endif
    CardSet<N> set;
    for (int card = 0; card < N; ++card)
      if (zone_[card] >= zone) set.add(static_cast<std::uint8_t>(card));
    return set;
  }
  constexpr int count(std::uint8_t zone) const { return in(zone).size(); }
  constexpr bool any(std::uint8_t zone) const { return !in(zone).empty(); }
  constexpr CardSet<N> known_to(Viewer viewer) const {
    CardSet<N> set;
    for (int card = 0; card < N; ++card)
      if (knows(viewer, static_cast<std::uint8_t>(card))) set.add(static_cast<std::uint8_t>(card));
    return set;
  }

  // Deals the cards that the viewer cannot place over the places where they lie: every deal that
  // agrees with what it knows has the same chance, and none depends on where they lay. Only cards
  // with the same back can be taken for each other: call it once for each back.
  template <class Random>
  constexpr void resample(Viewer viewer, Random& random,
                          const CardSet<N>& same_back = CardSet<N>::all()) {
    std::array<std::uint16_t, N> places{};  // zone and knowers, in order
    std::uint32_t n = 0;
    CardSet<N> unknown;
    for (const std::uint8_t card : same_back) {
      if (knows(viewer, card)) continue;
      unknown.add(card);
      const auto place = static_cast<std::uint16_t>(zone_[card] << 8 | knowers_[card].bits());
      std::uint32_t at = n++;
      for (; at > 0 && places[at - 1] > place; --at) places[at] = places[at - 1];
      places[at] = place;
    }
    for (const std::uint8_t card : unknown) {
      const std::uint32_t drawn = random.below(n);
      put(card, static_cast<std::uint8_t>(places[drawn] >> 8),
          SeatSet::from_bits(static_cast<std::uint8_t>(places[drawn])));
      places[drawn] = places[--n];
    }
  }

  // For positions: the zone of every card, and who knows it. Zones are below `zones`.
  template <class PositionIo>
  void describe(PositionIo& io, std::string_view zones_key, std::string_view knowers_key,
                int zones) {
    std::array<std::uint8_t, N> bits{};
    for (int card = 0; card < N; ++card) bits[card] = knowers_[card].bits();
    io.numbers(zones_key, zone_, 0, zones - 1);
    io.numbers(knowers_key, bits, 0, everybody.bits());
    for (int card = 0; card < N; ++card) knowers_[card] = SeatSet::from_bits(bits[card]);
  }

  friend constexpr bool operator==(const Hidden&, const Hidden&) = default;

 private:
#ifdef __SSE2__
  // The cards of whose zones this is true, sixteen at a time.
  template <class Test>
  CardSet<N> at_once(Test test) const {
    const auto sixteen = [&](int first) {
      __m128i zones;
      std::memcpy(&zones, zone_.data() + first, sizeof(zones));
      return static_cast<std::uint64_t>(_mm_movemask_epi8(test(zones))) << first;
    };
    std::uint64_t bits = 0;
    for (int first = 0; first + 16 <= N; first += 16) bits |= sixteen(first);
    if (N % 16 != 0) bits |= sixteen(N - 16);  // some of them once more
    CardSet<N> set;
    set.add_bits(0, bits);
    return set;
  }
#endif
  // Bit i: card first + i lies in the zone.
  constexpr std::uint64_t alike(int first, std::uint8_t zone) const {
    const int here = N - first < 8 ? N - first : 8;
    if (std::is_constant_evaluated() || std::endian::native != std::endian::little) {
      std::uint64_t bits = 0;
      for (int i = 0; i < here; ++i)
        if (zone_[first + i] == zone) bits |= std::uint64_t{1} << i;
      return bits;
    }
    constexpr std::uint64_t ones = 0x0101010101010101, low = 0x7F * ones;
    std::uint64_t zones = ~(ones * zone);  // what is behind the last card is in another zone
    std::memcpy(&zones, zone_.data() + first, static_cast<std::size_t>(here));
    zones ^= ones * zone;
    const std::uint64_t equal = ~(((zones & low) + low) | zones | low);  // 0x80 where they are
    return equal * 0x0002040810204081 >> 56;
  }

  std::array<std::uint8_t, N> zone_{};
  std::array<SeatSet, N> knowers_{};
};

}  // namespace veillee
