// How a game ended: scores, places, shared victories, teams, or all together against the game.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>

#include "engine/seat.hpp"

namespace veillee {

struct Outcome {
  enum class Kind : std::uint8_t { competitive, teams, cooperative };

  Kind kind = Kind::competitive;
  std::uint8_t seats = 0;
  std::array<std::int16_t, max_seats> score{};
  std::array<std::uint8_t, max_seats> place{};  // 1 is first; equal places are shared
  std::array<std::uint8_t, max_seats> team{};   // with Kind::teams
  SeatSet winners{};                            // empty: the game has beaten everybody

  // 1 for a win of one's own, a share of it for a shared one, 0 for a loss. Team mates and partners
  // win together and each has the whole of it.
  double share(Seat seat) const {
    if (!winners.has(seat)) return 0;
    return kind == Kind::competitive ? 1.0 / winners.size() : 1.0;
  }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// What decides a place, most important first; more is better. Write a "fewest" as its negative.
using Standing = std::array<std::int16_t, 4>;

Outcome ranked(std::uint8_t seats, const std::array<Standing, max_seats>& standings);
Outcome won_by_team(std::uint8_t seats, const std::array<std::uint8_t, max_seats>& teams,
                    std::uint8_t winning_team);
Outcome together(std::uint8_t seats, bool won, std::int16_t score);

}  // namespace veillee
