// What happened, typed, with who may see what. Log, animation, preview and statistics are all made
// from events; with a null sink they cost nothing.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/action.hpp"
#include "engine/seat.hpp"

namespace veillee {

struct Event {
  std::uint8_t kind = 0;
  Seat seat = 0;                  // whom it concerns
  std::uint8_t private_args = 0;  // bit i: args[i] is for `insiders` only
  bool secret = false;            // the whole event is for `insiders` only
  SeatSet insiders{};             // who sees everything
  std::array<std::uint8_t, 7> args{};

  friend constexpr bool operator==(const Event&, const Event&) = default;
};

template <class Kind>
constexpr Event make_event(Kind kind, Seat seat, std::uint8_t a = 0, std::uint8_t b = 0,
                           std::uint8_t c = 0, std::uint8_t d = 0) {
  return Event{static_cast<std::uint8_t>(kind), seat, 0, false, {}, {a, b, c, d, 0, 0, 0}};
}

// The event as this viewer sees it: private arguments blanked to no_arg, or nothing at all.
constexpr std::optional<Event> seen_by(Event event, Viewer viewer) {
  if (event.insiders.has(viewer)) return event;
  if (event.secret) return std::nullopt;
  for (std::size_t i = 0; i < event.args.size(); ++i)
    if (event.private_args >> i & 1U) event.args[i] = no_arg;
  event.insiders = {};
  return event;
}

// A receiver of events: a function and what it works on.
struct EventSink {
  void (*receive)(void* self, const Event& event);
  void* self;
};

inline void emit(EventSink* sink, const Event& event) {
  if (sink != nullptr) sink->receive(sink->self, event);
}

// The usual event, public as a whole.
template <class Kind>
void tell(EventSink* sink, Kind what, Seat seat, std::uint8_t a = 0, std::uint8_t b = 0,
          std::uint8_t c = 0) {
  if (sink != nullptr) emit(sink, make_event(what, seat, a, b, c));
}

// Keeps events in any container with push_back.
template <class Container>
EventSink collect_into(Container& container) {
  return {[](void* self, const Event& event) { static_cast<Container*>(self)->push_back(event); },
          &container};
}

}  // namespace veillee
