// Moments of a game that a viewer cannot tell from each other.
#pragma once

#include <optional>

#include "engine/any_game.hpp"

namespace veillee {

// The same moment with everything that the viewer cannot know dealt anew at its last quiet point.
// Nothing when the actions since would not have been possible in that deal, or the viewer would see
// something else.
inline std::optional<Study> dealt_anew(const AnyGame& game, const Study& study, Viewer viewer,
                                       std::uint64_t seed) {
  AnyState first = study.quiet;
  game.resample(first, viewer, seed);
  // Written and read: what only one option is left for in this deal is done.
  Result<Study> other = game.read_position(game.write_position(Study(first)));
  if (!other) return {};
  for (const Played& played : study.since)
    if (game.play(*other, played.seat, played.action)) return {};
  if (game.view(other->now, viewer) != game.view(study.now, viewer)) return {};
  return *other;
}

}  // namespace veillee
