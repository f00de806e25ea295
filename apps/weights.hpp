// Tables of weights as they stand in a game's folder (games/GAME/weights_N.inc): one line a
// feature, one column a phase.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "apps/cli.hpp"
#include "engine/evaluation.hpp"

namespace veillee::cli {

// By phase and feature.
std::string weights_text(const LearnedEvaluation& evaluation,
                         const std::vector<std::vector<int>>& phases);

// By feature and phase, as a search is told them. Refuses a file that is not a table of this
// evaluation.
std::optional<std::vector<std::int16_t>> read_weights(Context& context,
                                                      const LearnedEvaluation& evaluation,
                                                      const std::string& file);

}  // namespace veillee::cli
