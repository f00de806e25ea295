// A position out of a file.
#pragma once

#include <optional>
#include <string>

#include "apps/cli.hpp"

namespace veillee::cli {

// A position and the game that it belongs to.
struct LoadedPosition {
  const AnyGame* game;
  Study study;
};

// Refuses what cannot be read, with the file and the line.
std::optional<LoadedPosition> load_position(Context& context, const std::string& path);

}  // namespace veillee::cli
