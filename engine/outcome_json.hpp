// How a game ended, written down: in logs, saved games and tournaments.
#pragma once

#include "engine/json_object.hpp"
#include "engine/outcome.hpp"

namespace veillee {

// In the order of Outcome::Kind, as everywhere in messages.
inline constexpr std::string_view outcome_words[] = {"ranked", "teams", "together", "graded"};

// The members of an object: "kind", "scores", "places", "winners", "drawn", and where there are any
// "teams" and "rank" (1 is the highest) of "ranks".
void write_outcome(json::Writer& out, const Outcome& outcome);
Outcome read_outcome(json::Object in);

}  // namespace veillee
