// Why an action rather than another, in words: what the seat gains by it until the end of its turn
// that the other does not bring ("gains 1 horn, pays 2 stone less, takes the lead").
//
// Both are played on from the same deals of what the seat knows, and what happens is summed up from
// the events that the seat sees. Only differences that are plainly good are told: the judgement
// itself is the search's, which looks further.
#pragma once

#include <span>
#include <vector>

#include "players/knowledge.hpp"
#include "players/search_settings.hpp"

namespace veillee {

// One for each action, the best first: the first is compared with the second, all others with the
// first. Empty where nothing differs, or it was stopped. Equal seeds give equal words.
std::vector<Phrase> reasons(const Knowledge& knowledge, std::span<const Action> actions,
                            const SeatNames& names, std::uint64_t seed, StopSign stop = {});

}  // namespace veillee
