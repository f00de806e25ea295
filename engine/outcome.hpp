// How a game ended: each for itself, in teams, all together against the game, or by a ladder of
// ranks. The makers below set each seat's share of the victory.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.hpp"

namespace veillee {

// Who plays with whom: seats with the same number win and lose together.
using Teams = std::array<std::uint8_t, max_seats>;
inline constexpr Teams each_for_itself = {0, 1, 2, 3};
inline constexpr Teams all_together = {};

// The lowest seat of each team.
SeatSet one_of_each_team(std::uint8_t seats, const Teams& teams);

struct Outcome {
  enum class Kind : std::uint8_t {
    competitive,  // each for itself
    teams,
    together,  // partners, or one alone, against the game
    graded,    // one alone, who reaches a rank
  };

  Kind kind = Kind::competitive;
  bool drawn = false;  // no side has won: each has the same part
  std::uint8_t seats = 0;
  std::array<std::int16_t, max_seats> score{};
  std::array<std::uint8_t, max_seats> place{};  // 1 is first; equal places are shared
  Teams team{};
  std::uint8_t rank = 0;  // with Kind::graded: 1 is the highest of `ranks`
  std::uint8_t ranks = 0;
  SeatSet winners{};  // empty: drawn, or the game has beaten everybody
  // 1 for a win of one's own, a part of it for a shared one or a draw, 0 for a loss. Team mates and
  // partners each have the whole of it.
  std::array<double, max_seats> shares{};

  double share(Seat seat) const { return shares[seat]; }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// What decides a place, most important first; more is better. Write a "fewest" as its negative.
using Standing = std::array<std::int16_t, 4>;

// Two seats or more: nobody is ranked against nobody.
Outcome ranked(std::uint8_t seats, const std::array<Standing, max_seats>& standings);
Outcome by_teams(std::uint8_t seats, const Teams& teams, std::uint8_t winner);
// No side has won, by the rules or because all agreed to it.
Outcome drawn(std::uint8_t seats, const Teams& teams);
// Partners; also one seat against a rival that has none, or against par.
Outcome together(std::uint8_t seats, bool won, std::int16_t score);
// One seat: rank 1 is the highest and the whole victory, the last of `ranks` is none of it.
Outcome graded(std::int16_t score, std::uint8_t rank, std::uint8_t ranks);

// Sets the shares from the rest. For who reads an outcome that was written down.
void share_out(Outcome& outcome);

}  // namespace veillee
