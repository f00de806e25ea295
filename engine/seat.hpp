// Seats round the table, and small sets of them.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

namespace veillee {

// 0 is the first seat; the next seat clockwise is one higher. Display names are the table's affair.
using Seat = std::uint8_t;

inline constexpr Seat max_seats = 4;

// Seats in notation, positions, messages and logs, and back.
inline constexpr std::string_view seat_letters[max_seats] = {"A", "B", "C", "D"};
constexpr std::optional<Seat> seat_of(std::string_view letter, std::size_t seats = max_seats) {
  for (Seat seat = 0; seat < seats; ++seat)
    if (letter == seat_letters[seat]) return seat;
  return {};
}

// Who acts without a seat: an automaton, a drone, the dungeon. It appears in events and score
// sheets, and has a name.
inline constexpr Seat neutral = max_seats;

// Who looks: a seat, or somebody who only watches.
using Viewer = std::uint8_t;
inline constexpr Viewer spectator = 0xFF;

constexpr Seat clockwise(Seat seat, std::uint8_t seats, std::uint8_t steps = 1) {
  return static_cast<Seat>((seat + steps) % seats);
}

class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet only(Seat seat) {
    return SeatSet{static_cast<std::uint8_t>(1U << seat)};
  }
  static constexpr SeatSet all(std::uint8_t seats) {
    return SeatSet{static_cast<std::uint8_t>((1U << seats) - 1U)};
  }
  static constexpr SeatSet from_bits(std::uint8_t bits) { return SeatSet{bits}; }

  constexpr bool has(Seat seat) const { return seat < 8 && (bits_ >> seat & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr std::uint8_t bits() const { return bits_; }
  // The lowest seat; the set must not be empty.
  constexpr Seat first() const { return static_cast<Seat>(std::countr_zero(bits_)); }
  constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | 1U << seat); }
  constexpr void remove(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << seat)); }

  friend constexpr bool operator==(SeatSet, SeatSet) = default;
  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) {
    return SeatSet{static_cast<std::uint8_t>(a.bits_ | b.bits_)};
  }
  friend constexpr SeatSet operator-(SeatSet a, SeatSet b) {
    return SeatSet{static_cast<std::uint8_t>(a.bits_ & ~b.bits_)};
  }

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint8_t bits) : bits_(bits) {}
    constexpr Seat operator*() const { return static_cast<Seat>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ = static_cast<std::uint8_t>(bits_ & (bits_ - 1U));
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint8_t bits_;
  };
  constexpr Iterator begin() const { return Iterator{bits_}; }
  constexpr Iterator end() const { return Iterator{0}; }

 private:
  constexpr explicit SeatSet(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_ = 0;
};

}  // namespace veillee
