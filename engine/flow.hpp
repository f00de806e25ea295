// The flow of a game: a stack of frames that resumes interrupted work.
//
// A flow is one function that reads from top to bottom like the rulebook. Its frame holds the named
// step where it goes on and a few small locals; both are part of the state and are copied with it.
// They are never stored: a position in a file is a quiet one (engine/game.hpp), and the actions
// since then bring the frames back. An interrupt is a frame pushed on top.
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
#include <optional>
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
  std::uint8_t always_ask : 4 = 0;     // ask even when there is only one option
  std::uint8_t entitled_bits : 4 = 0;  // whom a discreet question may be put to

  // Who may have been asked discreetly, for all to see; empty: the question is an open one.
  SeatSet entitled() const { return SeatSet::from_bits(entitled_bits); }
  bool discreet() const { return entitled_bits != 0; }
  // Whom everybody sees deciding. Who was really asked a discreet question (`owing`), and who has
  // answered, nobody may see.
  SeatSet shown() const { return discreet() ? entitled() : owing; }

  friend constexpr bool operator==(const Pending&, const Pending&) = default;
};

static_assert(max_seats <= 4 && sizeof(Pending) == 36);

// The states of all games have these two members.
template <class State>
concept HasFlow = requires(State& state) {
  state.stack.back();
  { state.pending } -> std::same_as<Pending&>;
};

template <HasFlow State, class Flow, class Locals>
void push(State& state, Flow flow, const Locals& locals) {
  state.stack.push_back(Frame{});
  Frame& frame = state.stack.back();  // filled in where it stands: a copy would wait for its bytes
  frame.flow = static_cast<std::uint8_t>(flow);
  frame.template locals<Locals>() = locals;
}

// The flows of a game by their locals: a flow has the number of its place in this list. The locals
// bring the function with them, and the state names the list:
//
//   struct Turn {
//     enum Step : std::uint8_t { begin, chosen };
//     Seat seat;
//     static Next step(State& state, Frame& frame, Turn& f, EventSink* sink);
//   };
//   struct State { using Flows = veillee::Flows<Round, Turn>; … };
template <class... Locals>
struct Flows {
  template <class L>
  static constexpr std::uint8_t number_of = [] {
    static_assert((std::is_same_v<L, Locals> || ...), "not a flow of this game");
    std::uint8_t n = 0;
    static_cast<void>(((std::is_same_v<L, Locals> || (++n, false)) || ...));
    return n;
  }();

  // One step of the flow that the frame names.
  template <class State>
  static Next step(State& state, Frame& frame, EventSink* sink) {
    using Step = Next (*)(State&, Frame&, EventSink*);
    static constexpr Step steps[] = {[](State& where, Frame& top, EventSink* events) -> Next {
      return Locals::step(where, top, top.locals<Locals>(), events);
    }...};
    return steps[frame.flow](state, frame, sink);
  }
};

template <HasFlow State, class Locals>
void push(State& state, const Locals& locals) {
  push(state, State::Flows::template number_of<Locals>, locals);
}
// The frame's locals, if it is one of this flow; else null.
template <class Locals, HasFlow State, class AFrame>
auto* locals_of(const State&, AFrame& frame) {
  const bool so = frame.flow == State::Flows::template number_of<Locals>;
  return so ? &frame.template locals<Locals>() : nullptr;
}
// Those of the frame that asks, or goes on next.
template <class Locals, class State>
auto* at_top(State& state) {
  return state.stack.empty() ? nullptr : locals_of<Locals>(state, state.stack.back());
}

// The innermost frame of this flow, and its locals; null: there is none.
template <HasFlow State, class Flow>
const Frame* frame_of(const State& state, Flow flow) {
  for (std::uint8_t i = state.stack.size(); i > 0; --i)
    if (const Frame& frame = state.stack[static_cast<std::uint8_t>(i - 1)];
        static_cast<Flow>(frame.flow) == flow)
      return &frame;
  return nullptr;
}
template <class Locals, HasFlow State, class Flow>
const Locals* running(const State& state, Flow flow) {
  const Frame* frame = frame_of(state, flow);
  return frame == nullptr ? nullptr : &frame->template locals<Locals>();
}

template <class Locals, HasFlow State>
const Frame* frame_of(const State& state) {
  return frame_of(state, State::Flows::template number_of<Locals>);
}
template <class Locals, HasFlow State>
const Locals* running(const State& state) {
  return running<Locals>(state, State::Flows::template number_of<Locals>);
}

template <HasFlow State, class Decision, class Step>
Next ask_all(State& state, Frame& frame, Decision decision, SeatSet seats, Step next,
             bool always_ask = false) {
  frame.step = static_cast<std::uint8_t>(next);
  state.pending = Pending{};
  state.pending.decision = static_cast<std::uint8_t>(decision);
  state.pending.owing = seats;
  state.pending.always_ask = always_ask ? 1 : 0;
  return Next::ask;
}

template <HasFlow State, class Decision, class Step>
Next ask(State& state, Frame& frame, Decision decision, Seat seat, Step next) {
  return ask_all(state, frame, decision, SeatSet::only(seat), next);
}

// A discreet question: it is put, together and in secret, to those of the publicly entitled who
// have more than a pass. The pass is the first option of everybody; who has no other is taken as
// having passed, and when that is so of all, the flow goes on at once. Nobody sees who was asked,
// what the answers were, or that somebody passed: a game tells no event of a pass.
template <HasFlow State, class Decision, class Step>
Next ask_discreetly(State& state, Frame& frame, Decision decision, SeatSet entitled, Step next) {
  // It is a point of no free return, whether anybody is asked or not: it counts like a draw.
  if (!entitled.empty()) ++state.rng.drawn;
  ask_all(state, frame, decision, entitled, next);
  state.pending.entitled_bits = entitled.bits() & 15U;
  return Next::ask;
}

// Of those who answered a discreet question with more than a pass, the first one clockwise from the
// left of the active seat, who comes last himself. The others' answers are void. Nothing: all have
// passed.
template <HasFlow State>
std::optional<Seat> first_to_react(const State& state, Action pass, Seat active,
                                   std::uint8_t seats) {
  for (std::uint8_t steps = 1; steps <= seats; ++steps) {
    const Seat seat = clockwise(active, seats, steps);
    if (state.pending.answered.has(seat) && state.pending.answers[seat] != pass) return seat;
  }
  return std::nullopt;
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
          if (options.size() == 1 && state.pending.always_ask == 0) {
            record_answer(state, seat, options[0]);
            options.clear();
          }
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

// Who else was asked a discreet question is as unknown as what they hold: of the others those owe
// an answer who have more than a pass. False: in this deal nobody would have been asked.
template <class Rules, HasFlow State>
bool resample_asked(State& state, Viewer seat) {
  ActionList options;
  for (const Seat other : state.pending.entitled()) {
    if (other == seat) continue;
    options.clear();
    Rules::options(state, other, options);
    const bool asked = options.size() > 1;
    state.pending.answers[other] = asked ? Action{} : options[0];
    asked ? state.pending.owing.add(other) : state.pending.owing.remove(other);
    asked ? state.pending.answered.remove(other) : state.pending.answered.add(other);
  }
  return !state.pending.owing.empty();
}

// Deals with deal(state), which deals anew what lies hidden from the viewer, until the deal agrees
// with the discreet question that everybody sees to be open. Where that is so unlikely that it is
// not found, the last deal stands, and all the others who may have been asked owe an answer, be it
// only a pass. The true deal never stays.
template <class Rules, HasFlow State, class Deal>
void deal_discreetly(State& state, Viewer viewer, Deal deal) {
  if (!state.pending.discreet()) return deal(state);
  constexpr int tries = 256;
  State dealt;
  for (int n = 0; n < tries; ++n) {
    dealt = state;
    deal(dealt);
    if (resample_asked<Rules>(dealt, viewer)) break;
  }
  if (dealt.pending.owing.empty())
    for (const Seat other : dealt.pending.entitled()) {
      if (other == viewer) continue;
      dealt.pending.answers[other] = Action{};
      dealt.pending.owing.add(other);
      dealt.pending.answered.remove(other);
    }
  state = dealt;
}

// Whether nobody has chosen anything yet in the pending decision: who has answered had one option.
template <class Rules, HasFlow State>
bool nobody_has_chosen(const State& state) {
  ActionList options;
  for (const Seat seat : state.pending.answered) {
    options.clear();
    Rules::options(state, seat, options);
    if (options.size() != 1) return false;
  }
  return true;
}

// What others have answered to a secret simultaneous decision is unknown to `seat`: any option of
// theirs is as possible.
template <class Rules, HasFlow State, class Random>
void resample_answers(State& state, Viewer seat, Random& random) {
  if (state.pending.owing.empty() || state.pending.discreet()) return;
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
