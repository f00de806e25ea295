// The flows of Bomarzo, one function each (engine/flow.hpp).
#pragma once

#include "games/bomarzo/rules.hpp"

namespace veillee::bomarzo {

Next game_flow(State& state, Frame& frame, EventSink* sink);
Next draw_flow(State& state, Frame& frame, EventSink* sink);
Next turn_flow(State& state, Frame& frame, EventSink* sink);
Next payment_flow(State& state, Frame& frame, EventSink* sink);
Next favour_flow(State& state, Frame& frame, EventSink* sink);
Next adoration_flow(State& state, Frame& frame, EventSink* sink);

}  // namespace veillee::bomarzo
