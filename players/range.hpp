// What an action may bring when chance, hidden things or one's own further decisions of the turn
// have a part in it: "+2 wood", "+1 to +3 VP", "up to +2 gold".
#pragma once

#include <vector>

#include "players/knowledge.hpp"

namespace veillee {

// Of what the seat gains itself, and only what it would not gain by most other options as well. One
// phrase for each kind of thing, in the order in which they come.
std::vector<Phrase> range_of(const Knowledge& knowledge, Action action, const SeatNames& names);

}  // namespace veillee
