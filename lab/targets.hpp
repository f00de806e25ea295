// Who is compared with whom, and how a game has ended for them: what weights are learnt from.
#pragma once

#include <vector>

#include "lab/tuning.hpp"

namespace veillee {

// A seat, and the opponent that it is compared with; `neutral`: par.
struct Pair {
  Seat one;
  Seat other;
};

std::vector<Pair> pairs_of(std::uint8_t seats, const Teams& teams);

// The search takes logistic(steepness · evaluation / points) for the share of victory.
double hundredths_per_logit();

// A lead at the end by so many hundredths counts as a win in 73 of 100 games.
double spread_of(const TuningSettings& settings);

// 1: the first of the two came out far ahead; 0: the other.
float target_of(const AnyGame& game, const AnyState& end, const Pair& pair, double spread);

}  // namespace veillee
