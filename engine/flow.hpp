// The flow of a game: a stack of frames that resumes interrupted work.
//
// A flow is one function that reads from top to bottom like the rulebook. Its frame holds the named
// step where it goes on and a few small locals; both are part of the state, are copied with it and
// are stored in positions, so step numbers are stable. An interrupt is a frame pushed on top.
//
//   Next my_flow(State& state, Frame& frame, EventSink* sink) {
//     auto& f = frame.locals<MyLocals>();
//     switch (MyStep{frame.step}) {
//       case MyStep::choose: return ask(state, frame, Decision::card, f.seat, MyStep::chosen);
//       case MyStep::chosen: take(state, answer(state, f.seat)); return Next::done;
//     }
//   }
//
// A step function returns
//   again  work goes on: in this frame, or in one that it has just pushed
//   ask    state.pending says who owes which decision; it is called again when all have answered
//   done   the frame is finished (it must be the top one) and is dropped
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <new>
#include <type_traits>

#include "engine/action.hpp"
#include "engine/bounded_list.hpp"
#include "engine/event.hpp"
#include "engine/seat.hpp"

namespace veillee {

enum class Next : std::uint8_t { again, ask, done };

struct Frame {
  static constexpr std::size_t local_bytes = 14;

  std::uint8_t flow = 0;
  std::uint8_t step = 0;
  std::array<std::uint8_t, local_bytes> bytes{};

  // The locals of a flow: a plain struct of bytes.
  template <class Locals>
  Locals& locals() {
    static_assert(std::is_trivially_copyable_v<Locals> && alignof(Locals) == 1 &&
                  sizeof(Locals) <= local_bytes);
    return *std::launder(reinterpret_cast<Locals*>(bytes.data()));
  }
  template <class Locals>
  const Locals& locals() const {
    return const_cast<Frame*>(this)->locals<Locals>();
  }

  friend constexpr bool operator==(const Frame&, const Frame&) = default;
};
static_assert(sizeof(Frame) == 16);

template <std::uint8_t Depth>
using FrameStack = BoundedList<Frame, Depth>;

// The decision that the game waits for. Several seats may owe an answer at once, in any order;
// an answer already given stays hidden here until the last one has come.
struct Pending {
  std::array<Action, max_seats> answers{};
  std::uint8_t decision = 0;
  SeatSet owing{};
  SeatSet answered{};
  bool always_ask = false;  // ask even when there is only one option

  friend constexpr bool operator==(const Pending&, const Pending&) = default;
};

// The states of all games have these two members.
template <class State>
concept HasFlow = requires(State& state) {
  state.stack.back();
  { state.pending } -> std::same_as<Pending&>;
};

template <HasFlow State, class Flow, class Locals>
void push(State& state, Flow flow, const Locals& locals) {
  Frame frame;
  frame.flow = static_cast<std::uint8_t>(flow);
  frame.locals<Locals>() = locals;
  state.stack.push_back(frame);
}

template <HasFlow State, class Decision, class Step>
Next ask_all(State& state, Frame& frame, Decision decision, SeatSet seats, Step next,
             bool always_ask = false) {
  frame.step = static_cast<std::uint8_t>(next);
  state.pending = Pending{};
  state.pending.decision = static_cast<std::uint8_t>(decision);
  state.pending.owing = seats;
  state.pending.always_ask = always_ask;
  return Next::ask;
}

template <HasFlow State, class Decision, class Step>
Next ask(State& state, Frame& frame, Decision decision, Seat seat, Step next) {
  return ask_all(state, frame, decision, SeatSet::only(seat), next);
}

// Goes on with another step of the same frame.
template <class Step>
Next go_to(Frame& frame, Step step) {
  frame.step = static_cast<std::uint8_t>(step);
  return Next::again;
}

template <HasFlow State>
Action answer(const State& state, Seat seat) {
  return state.pending.answers[seat];
}

template <HasFlow State>
void record_answer(State& state, Seat seat, Action action) {
  assert(state.pending.owing.has(seat));
  state.pending.answers[seat] = action;
  state.pending.owing.remove(seat);
  state.pending.answered.add(seat);
}

// Runs to the next decision that a player has to take. Rules offers
//   step(state, frame, sink) -> Next       one step of the flow that the frame names
//   options(state, seat, ActionList&)      what this seat may answer to state.pending
// A decision with exactly one option is taken at once, unless its asker said always_ask. When one
// seat owes the next decision, `options` holds what it may answer: a playout need not ask again.
template <class Rules, HasFlow State>
void run(State& state, EventSink* sink, ActionList& options) {
  options.clear();
  while (!state.stack.empty()) {
    const auto depth = state.stack.size();
    Frame& top = state.stack.back();
    switch (Rules::step(state, top, sink)) {
      case Next::again: break;
      case Next::done:
        assert(state.stack.size() == depth);
        static_cast<void>(depth);
        state.stack.pop_back();
        break;
      case Next::ask:
        for (const Seat seat : state.pending.owing) {
          options.clear();
          Rules::options(state, seat, options);
          assert(!options.empty());
          if (options.size() == 1 && !state.pending.always_ask)
            record_answer(state, seat, options[0]);
        }
        if (!state.pending.owing.empty()) return;
        break;
    }
  }
  state.pending = Pending{};
}

template <class Rules, HasFlow State>
void run(State& state, EventSink* sink) {
  ActionList options;
  run<Rules>(state, sink, options);
}

// Takes one seat's answer; the action must be one of its options. `options`: as in run(), but empty
// while others still owe an answer to the same decision.
template <class Rules, HasFlow State>
void take_answer(State& state, Seat seat, Action action, EventSink* sink, ActionList& options) {
  options.clear();
  record_answer(state, seat, action);
  if (state.pending.owing.empty()) run<Rules>(state, sink, options);
}

template <class Rules, HasFlow State>
void take_answer(State& state, Seat seat, Action action, EventSink* sink) {
  ActionList options;
  take_answer<Rules>(state, seat, action, sink, options);
}

// What others have answered to a secret simultaneous decision is unknown to `seat`: any option of
// theirs is as possible.
template <class Rules, HasFlow State, class Random>
void resample_answers(State& state, Viewer seat, Random& random) {
  if (state.pending.owing.empty()) return;
  ActionList options;
  for (const Seat other : state.pending.answered) {
    if (other == seat) continue;
    options.clear();
    Rules::options(state, other, options);
    state.pending.answers[other] =
        options[static_cast<int>(random.below(static_cast<std::uint32_t>(options.size())))];
  }
}

}  // namespace veillee
