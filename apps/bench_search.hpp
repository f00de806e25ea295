// How fast the search is, from the first position of a game on one thread.
#pragma once

#include <string_view>
#include <vector>

#include "apps/cli.hpp"

namespace veillee::cli {

struct SearchSpeed {
  std::uint8_t players = 0;
  // plain: random rollouts to the end, nothing else; guided: as the levels think.
  std::string_view mode;
  double seconds = 0;
  std::uint64_t simulations = 0;
  std::uint64_t decisions = 0;
  std::uint64_t nodes = 0;  // of the largest tree

  double simulations_per_second() const { return static_cast<double>(simulations) / seconds; }
  double decisions_per_simulation() const {
    return static_cast<double>(decisions) / static_cast<double>(simulations);
  }
};

// Both modes of one setup, each for so long.
std::vector<SearchSpeed> search_speeds(const AnyGame& game, const Setup& setup, double seconds);

void print_search_json(const AnyGame& game, const std::vector<SearchSpeed>& speeds);
void print_search_table(const Context& context, const AnyGame& game,
                        const std::vector<SearchSpeed>& speeds);

}  // namespace veillee::cli
