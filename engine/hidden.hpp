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
#include <cstdint>
#include <string_view>
#include <utility>

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

  constexpr CardSet<N> in(std::uint8_t zone) const {
    CardSet<N> set;
    for (int card = 0; card < N; ++card)
      if (zone_[card] == zone) set.add(static_cast<std::uint8_t>(card));
    return set;
  }
  constexpr int count(std::uint8_t zone) const { return in(zone).size(); }
  constexpr CardSet<N> known_to(Viewer viewer) const {
    CardSet<N> set;
    for (int card = 0; card < N; ++card)
      if (knows(viewer, static_cast<std::uint8_t>(card))) set.add(static_cast<std::uint8_t>(card));
    return set;
  }

  // Deals the cards that the viewer cannot place over the places where they lie: every deal that
  // agrees with what it knows has the same chance. Only cards with the same back can be taken for
  // each other: call it once for each back.
  template <class Random>
  constexpr void resample(Viewer viewer, Random& random,
                          const CardSet<N>& same_back = CardSet<N>::all()) {
    std::array<std::uint8_t, N> unknown{};
    std::uint32_t n = 0;
    for (const std::uint8_t card : same_back)
      if (!knows(viewer, card)) unknown[n++] = card;
    for (; n > 1; --n) {
      const std::uint8_t one = unknown[n - 1];
      const std::uint8_t other = unknown[random.below(n)];
      std::swap(zone_[one], zone_[other]);
      std::swap(knowers_[one], knowers_[other]);
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
  std::array<std::uint8_t, N> zone_{};
  std::array<SeatSet, N> knowers_{};
};

}  // namespace veillee
