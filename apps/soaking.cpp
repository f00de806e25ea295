#include "apps/soaking.hpp"

#include <algorithm>

namespace veillee::cli {

std::vector<Setup> soaked_setups(const AnyGame& game, std::optional<int> players) {
  std::vector<Setup> setups =
      game.every_setup(64);  // every pair of values, in all games of the house
  if (players) std::erase_if(setups, [&](const Setup& setup) { return setup.seats != *players; });
  return setups;
}

SoakSummary soak(const SoakPlan& plan, const PlayForAWhile& play, const GoOn& go_on) {
  SoakSummary summary;
  const std::uint64_t share =
      plan.decisions / plan.setups.size() + (plan.decisions % plan.setups.size() != 0 ? 1 : 0);
  for (const Setup& setup : plan.setups) {
    std::uint64_t played = 0;
    std::uint64_t seed = plan.seed;
    while (played < share) {
      if (!go_on(summary, setup)) {
        summary.stopped = true;
        return summary;
      }
      const SoakReport report = play(setup, seed, std::min(plan.between_looks, share - played));
      played += report.decisions;
      seed += report.games;
      summary.games += report.games;
      summary.decisions += report.decisions;
      if (!report.broken.empty()) {
        summary.broken = report.broken;
        summary.broken_setup = setup;
        return summary;
      }
    }
    ++summary.setups;
  }
  return summary;
}

std::string setup_name(const AnyGame& game, const Setup& setup) {
  const std::string options = setup_text(game.info().options, setup);
  return "players=" + std::to_string(setup.seats) + (options.empty() ? "" : " ") + options;
}

}  // namespace veillee::cli
