// Learning the weights of an evaluation by playing with them.
//
// A regression (lab/tuning.hpp) finds what goes with winning, which need not be what makes it: who
// is ahead holds other things than who is behind. Here weights are judged by the games that are won
// with them. All of them are varied at once, each up or down by chance; the same player plays the
// same deals with both variants, seats exchanged, and every weight goes a little in the direction
// of the one that did better (simultaneous perturbation). What does not matter wanders and what
// does adds up. The weights learnt are the mean of the second half of the way.
#pragma once

#include "lab/tuning.hpp"

namespace veillee {

struct ClimbSettings {
  TuningSettings game;  // game, setup, player, seed, spread; `games`: pairs of games
  double reach = 0.25;  // a weight is varied by so much of itself
};

// By phase and feature, as it stands in a table. `finished` is called after each pair of games, one
// at a time. The result does not depend on the number of threads.
std::vector<std::vector<int>> climb(const ClimbSettings& settings, unsigned threads,
                                    const std::function<void()>& finished,
                                    const std::atomic<bool>& stop);

}  // namespace veillee
