// The flows of Samhain, one function each (engine/flow.hpp).
#pragma once

#include <bit>

#include "games/samhain/rules.hpp"

namespace veillee::samhain {

Next set_up(State& state, Frame& frame, EventSink* sink);
Next turn(State& state, Frame& frame, EventSink* sink);
Next activation(State& state, Frame& frame, EventSink* sink);
Next performance(State& state, Frame& frame, EventSink* sink);
Next payment(State& state, Frame& frame, EventSink* sink);
Next sickle_use(State& state, Frame& frame, EventSink* sink);
Next horn_use(State& state, Frame& frame, EventSink* sink);
Next rune_use(State& state, Frame& frame, EventSink* sink);
Next wisp_event(State& state, Frame& frame, EventSink* sink);

void push_use_of(State& state, Seat seat, std::uint8_t object);

}  // namespace veillee::samhain
