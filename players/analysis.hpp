// What a computer player thinks of a decision: hints, and judgement on games that were played.
// Every judgement rests on what the deciding seat may know (players/knowledge.hpp), never on the
// true position. The same position, settings and seed give the same answer, unless it is cut short.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "players/any_search.hpp"
#include "players/search_settings.hpp"

namespace veillee {

struct AnalysisSettings {
  SearchSettings search;
  // How often a hint plays the game on to its end after an action, by quick players on all seats.
  std::uint32_t continuations = 24;
  int actions = 3;       // at most so many are told
  unsigned threads = 1;  // that think over a hint
  // A hint's search ends after so long; 0: when its iterations are done, and only then do equal
  // seeds give equal answers.
  std::uint32_t milliseconds = 0;
};

// A mean with its 95 % interval: mean − margin … mean + margin. A single game gives no margin.
struct Estimate {
  double mean = 0;
  double margin = 0;
};

struct Advice {
  Action action;
  // Of the victory, as the search judges it, 0 … 1; never more than that of an action before it,
  // which the search has preferred: the difference would be noise.
  double share = 0;
  double sure = 0;  // share of the search's simulations that chose it
  std::uint32_t visits = 0;
  // How the game ends for the seat when it is played on from here.
  Estimate victory;  // its share
  Estimate place;
  Estimate score;
};

struct Hint {
  std::vector<Advice> best;  // the best first; empty when the game has no search
  std::uint64_t simulations = 0;
  std::uint32_t continuations = 0;  // of each action
};

std::vector<Action> actions_of(const Hint& hint);

// Told how much is done, 0 … 1.
using Progress = std::function<void(double done)>;

// The best actions of a seat that owes a decision.
Hint hint(const AnyGame& game, const AnyState& state, Seat seat, const AnalysisSettings& settings,
          std::uint64_t seed, StopSign stop = {}, const Progress& progress = {});

struct PlayedAction {
  Seat seat = 0;
  Action action;
};

struct JudgedDecision {
  Seat seat = 0;
  Action played;
  Action best;              // that the search found; `played` when there was nothing better
  double played_share = 0;  // of the victory, as the seat could expect it
  double best_share = 0;
  // Of every seat after the action, as the deciding seat could expect them; where each plays for
  // itself they add up to one, partners each have what all have. At the end of the game, as they
  // are.
  std::array<double, max_seats> shares{};

  double loss() const { return best_share - played_share; }
};

struct Annotation {
  std::vector<JudgedDecision> decisions;  // fewer than actions when it was stopped
};

// Judges a game from its first position on. All actions must be legal.
Annotation annotate(const AnyGame& game, const AnyState& first,
                    std::span<const PlayedAction> actions, const AnalysisSettings& settings,
                    std::uint64_t seed, StopSign stop = {}, const Progress& progress = {});

// The decisions that lost most, the worst first, at most n of them.
std::vector<std::size_t> worst_decisions(const Annotation& annotation, std::size_t n);

}  // namespace veillee
