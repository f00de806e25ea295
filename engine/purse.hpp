// What somebody owns, or what something costs: so many units of each of a few kinds.
#pragma once

#include <array>
#include <cstdint>

namespace veillee {

template <std::uint8_t Kinds>
struct Purse {
  std::array<std::uint8_t, Kinds> units{};

  constexpr std::uint8_t& operator[](std::uint8_t kind) { return units[kind]; }
  constexpr std::uint8_t operator[](std::uint8_t kind) const { return units[kind]; }
  constexpr int total() const {
    int n = 0;
    for (const std::uint8_t u : units) n += u;
    return n;
  }
  constexpr bool covers(const Purse& cost) const {
    for (std::uint8_t k = 0; k < Kinds; ++k)
      if (units[k] < cost.units[k]) return false;
    return true;
  }
  constexpr Purse& operator+=(const Purse& other) {
    for (std::uint8_t k = 0; k < Kinds; ++k)
      units[k] = static_cast<std::uint8_t>(units[k] + other.units[k]);
    return *this;
  }
  constexpr Purse& operator-=(const Purse& other) {
    for (std::uint8_t k = 0; k < Kinds; ++k)
      units[k] = static_cast<std::uint8_t>(units[k] - other.units[k]);
    return *this;
  }
  friend constexpr bool operator==(const Purse&, const Purse&) = default;
};

// So much more, or less, of a small count.
template <class Integer>
constexpr void add(Integer& to, int n) {
  to = static_cast<Integer>(to + n);
}

// Moves `amount` from one owner to another; both sides stay whole.
template <std::uint8_t Kinds>
constexpr void pay(Purse<Kinds>& from, Purse<Kinds>& to, const Purse<Kinds>& amount) {
  from -= amount;
  to += amount;
}

}  // namespace veillee
