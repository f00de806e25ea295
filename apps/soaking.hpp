// A soak: random games of many setups, the decisions shared out evenly among them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/any_game.hpp"

namespace veillee::cli {

struct SoakSummary {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::size_t setups = 0;  // finished ones
  bool stopped = false;
  std::string broken;  // empty, or what broke, with its seed and the number of decisions
  std::optional<Setup> broken_setup;
};

struct SoakPlan {
  std::span<const Setup> setups;
  std::uint64_t seed = 1;  // of the first game of every setup
  std::uint64_t decisions = 0;
  std::uint64_t between_looks = 50'000;  // decisions between two calls of `go_on`
};

// AnyGame::soak of the game.
using PlayForAWhile =
    std::function<SoakReport(const Setup& setup, std::uint64_t seed, std::uint64_t decisions)>;
// Called now and then with what was played so far and the setup in hand; false: stop.
using GoOn = std::function<bool(const SoakSummary& so_far, const Setup& setup)>;

// Every setup of the game that a soak plays, of this number of players or of all.
std::vector<Setup> soaked_setups(const AnyGame& game, std::optional<int> players = {});

SoakSummary soak(const SoakPlan& plan, const PlayForAWhile& play, const GoOn& go_on);

// How reports name a setup.
std::string setup_name(const AnyGame& game, const Setup& setup);

}  // namespace veillee::cli
