// The flows of Sabbat Magica, one function each (engine/flow.hpp).
#pragma once

#include "games/sabbat_magica/rules.hpp"

namespace veillee::sabbat_magica {

Next round(State& state, Frame& frame, EventSink* sink);
Next magician(State& state, Frame& frame, EventSink* sink);
Next ghost_movement(State& state, Frame& frame, EventSink* sink);
Next luxuriance_use(State& state, Frame& frame, EventSink* sink);
Next immortality_use(State& state, Frame& frame, EventSink* sink);

}  // namespace veillee::sabbat_magica
