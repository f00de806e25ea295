// Any option, each with the same chance.
#include "players/player.hpp"

namespace veillee {

Action choose_random(const Knowledge& knowledge, std::uint64_t seed) {
  FastRng random(seed);
  const ActionList& options = knowledge.options();
  return options[static_cast<int>(random.below(static_cast<std::uint32_t>(options.size())))];
}

}  // namespace veillee
