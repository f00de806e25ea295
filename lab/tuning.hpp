// Learning the weights of an evaluation from self-play.
//
// Games are played by a computer player on all seats, with a random action now and then so that the
// positions differ. Of each game some positions are kept; two opponents in a position are one
// example: the difference of their features, and which of the two came out ahead. Where nobody has
// opponents, each seat is one against par: its features, what the rival is worth, and whether the
// game was won. A logistic regression for each phase finds the weights that tell best who will, not
// far from the weights there are (ridge). A part of the games is held out: it says what the weights
// are worth on games not seen.
#pragma once

#include <atomic>
#include <functional>
#include <vector>

#include "lab/match.hpp"

namespace veillee {

struct TuningSettings {
  const AnyGame* game = nullptr;
  const LearnedEvaluation* evaluation = nullptr;
  Setup setup;
  ComputerPlayer player = levels().front();
  // The weights to begin with, by feature and phase; none: those of the evaluation.
  std::vector<std::int16_t> start = {};
  std::uint64_t games = 0;
  std::uint64_t seed = 1;
  std::uint32_t random_once_in = 12;   // decisions
  std::uint32_t position_once_in = 3;  // decisions
  double stiffness = 100;              // of the ridge: more stays nearer to the old weights
  // A lead at the end by so many points counts as a win in 73 of 100 games; 0: as the search takes
  // a lead. Where games are won by twenty points, the margins of all but the closest say nothing
  // more than who won, unless they are spread as widely.
  double spread = 0;
  // How far to go from the old weights to those learnt. The weights learnt from a table are good
  // against that table; with three or more players they lose among their like, and half the way is
  // better than the whole.
  double step = 1;
};

// What the weight is to begin with.
int start_weight(const TuningSettings& settings, int feature, int phase);

// The positions of one game, two opponents or one seat and par at a time.
struct Examples {
  std::vector<std::uint8_t> phases;
  std::vector<float> targets;        // 1: the first of the two came out ahead
  std::vector<std::int16_t> values;  // differences of the features, one row an example
  std::vector<int> rivals;           // what par is worth, in hundredths; 0 between seats

  std::size_t size() const { return phases.size(); }
};

Examples examples_of_game(const TuningSettings& settings, std::uint64_t number,
                          const std::atomic<bool>& stop);

// Every game over so many threads; the result does not depend on their number. `finished` is called
// after each game, one at a time.
std::vector<Examples> play_examples(const TuningSettings& settings, unsigned threads,
                                    const std::function<void()>& finished,
                                    const std::atomic<bool>& stop);

// How well weights tell who comes out ahead.
struct Fit {
  std::uint64_t examples = 0;
  double loss = 0;   // mean cross entropy, in nats; 0.693 is knowing nothing
  double right = 0;  // share of the examples whose sign is right
};

struct PhaseTuning {
  std::vector<int> weights;  // hundredths of a point, by feature
  Fit before;                // both on the games held out
  Fit after;
};

// One in five games is held out.
std::vector<PhaseTuning> tune(const TuningSettings& settings, const std::vector<Examples>& games);

}  // namespace veillee
