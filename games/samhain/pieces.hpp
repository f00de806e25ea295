// Single gains, losses and movements: each keeps the books and tells what happened.
#pragma once

#include "games/samhain/rules.hpp"

namespace veillee::samhain {

// Takes 1 wisp; the last one of the reserve pushes the wisp event (SAM-8.2), so the caller must go
// back to the run loop before it does anything else.
void take_wisp(State& state, Seat seat, EventSink* sink);
// 1 PA, or a wisp where it cannot be recorded (SAM-3.16).
void gain_worship(State& state, Seat seat, std::uint8_t track, EventSink* sink);
void lose_worship(State& state, Seat seat, std::uint8_t track, EventSink* sink);
void pay_worship(State& state, Seat seat, std::uint8_t track, EventSink* sink);
// Up to n cubes, as far as the reserve goes (SAM-3.28).
void gain_cubes(State& state, Seat seat, std::uint8_t resource, std::uint8_t n, EventSink* sink);
void pay_cubes(State& state, Seat seat, std::uint8_t resource, std::uint8_t n, EventSink* sink);
void gain_vp(State& state, Seat seat, int n, Source source, EventSink* sink);
void pay_unit(State& state, Seat seat, std::uint8_t unit, EventSink* sink);  // 1 PM
// A member goes to its tomb; a full graveyard is emptied at once (SAM-8.19).
void bury(State& state, Seat owner, EventSink* sink);
void move_member(State& state, Seat seat, std::uint8_t from, Condition condition, std::uint8_t to,
                 EventSink* sink);
void change(State& state, Seat seat, std::uint8_t card, Condition from, Condition to);
void lay_down(State& state, Seat seat, Object object, EventSink* sink);

// SAM-5.12a: what the Star Hoard gives for so many kinds of objects.
constexpr int vp_for_kinds(int kinds) {
  return kinds < 3 ? 0 : kinds == 3 ? 2 : kinds == 4 ? 3 : 5;
}

}  // namespace veillee::samhain
