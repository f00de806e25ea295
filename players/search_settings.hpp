// What a search is told, and what it answers; the same for every game.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/action.hpp"
#include "engine/seat.hpp"

namespace veillee {

// The coefficients have names outside, too (players/coefficients.hpp).
struct SearchSettings {
  std::uint32_t iterations = 1000;
  // It ends early when the iterations that are left cannot change any more which option is visited
  // most: a player wants to know that alone.
  bool until_decided = false;
  // Random decisions played after the leaf before it is judged; to_the_end: no judgement, only the
  // outcome counts (plain search).
  static constexpr int to_the_end = -1;
  int rollout = 0;
  int settle = 0;  // decisions of the same seat that are finished greedily before judging

  // Which branch to follow.
  bool priors = true;  // the game's evaluation one decision ahead guides the choice
  float exploration = 0.7F;
  // At the decisions of other sides when three or more sit at the table: with so many between two
  // turns of one's own, they are expected to do what looks best to them, and little else is looked
  // at.
  float others_exploration = 0.05F;
  float plain_exploration = 0.7F;  // without priors (UCB1)
  float first_play = 0.05F;        // what was not tried yet is expected to be so much worse
  float temperature = 120;  // of the priors, in hundredths of a point: lower trusts them more
  float even_trust = 0.1F;  // so much of the priors is spread evenly: nothing is quite forgotten
  // Priors vary by chance within so much, so that searches with different seeds differ even where
  // nothing is hidden.
  float prior_noise = 0.1F;
  // Each option of the seat that thinks is tried so often before any is preferred: analysis wants
  // to know how bad a bad one is.
  std::uint32_t tries = 0;

  // Chance.
  bool chance_nodes = true;   // what chance has shown to all is told apart (G::shown_chance)
  std::uint32_t chances = 4;  // an option that draws is looked at in so many ways it may go
  bool foresight =
      true;  // or by the mean over all of them, where the game works it out (G::foresee)
  // Where a game looks beyond throws (G::beyond_throws) chance goes so many times the root of its
  // visits ways after an option, and no more. 0: any way, each time.
  float widening = 0;

  // What a leaf is worth.
  float points = 450;  // a lead by so many hundredths is a win in three of four games
  static constexpr float steepness = 1.1F;  // logistic(1.1) is 3/4
  float margin = 0.15F;  // at the end of the game: how much the lead counts beside who has won

  // Weights to judge by in the place of the game's own (engine/evaluation.hpp); none: its own. They
  // outlive the search.
  std::span<const std::int16_t> weights = {};

  std::uint32_t kept_nodes = 1'000'000;  // a larger tree is not kept for the next decision
};

// One option of the seat that thinks.
struct Candidate {
  Action action;
  std::uint32_t visits = 0;
  float share = 0;  // of the victory that it expects, 0 … 1
  // Of every seat, by the simulations of this run alone.
  std::array<float, max_seats> shares{};
};

struct SearchResult {
  std::vector<Candidate> candidates;  // the most visited first
  std::uint64_t simulations = 0;
  std::uint64_t nodes = 0;
  std::uint64_t decisions = 0;  // taken on the way down and in rollouts, looking ahead not counted
};

// Asked now and then while a search runs; true ends it at once with what it has.
struct StopSign {
  bool (*stop)(void* self) = nullptr;
  void* self = nullptr;
  bool operator()() const { return stop != nullptr && stop(self); }
};

}  // namespace veillee
