// The computers at a table have names of their own, out of the game's world.
#pragma once

#include "engine/game.hpp"

namespace veillee {

// Each computer has the same name whenever it has the same seat, no two are alike, and none is
// called like somebody else at the table.
void name_computers(const GameInfo& info, SeatSet computers, SeatNames& names);

}  // namespace veillee
