// Where each point came from: points gained and lost in play, summed by their source, and what the
// position itself counts.
#pragma once

#include "engine/any_game.hpp"

namespace veillee {

// The lines add up to the score of every seat: that of the outcome at the end, of the standing
// before. `events`: all that has happened. Points from before (a game that was set up in the middle
// of things) have a line of their own; sources that brought nobody anything have none.
std::vector<ScoreLine> score_sheet(const AnyGame& game, const AnyState& state,
                                   std::span<const Event> events);

}  // namespace veillee
