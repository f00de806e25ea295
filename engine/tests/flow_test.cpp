// The flow of a game, shown with a game as small as possible that has everything: nested frames, an
// interrupt, a secret simultaneous decision, a forced decision and one that is asked all the same.
#include "engine/flow.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstring>
#include <vector>

#include "engine/random.hpp"

namespace veillee::flow_tests {
namespace {

// "Dials": in each of three rounds all secretly turn a dial from 0 to their limit. The highest sum
// of dials so far rings a bell when it reaches 5: the lowest seat that rang then chooses a gift,
// and a gift of 2 is unwrapped (a frame on top of the interrupt), which is always confirmed.
struct State {
  Pending pending;
  FrameStack<4> stack;
  std::uint8_t seats = 3;
  std::uint8_t round = 0;
  std::uint8_t bells = 0;
  std::array<std::uint8_t, max_seats> limit{};
  std::array<std::uint8_t, max_seats> sum{};
  std::array<std::uint8_t, max_seats> gifts{};
};
static_assert(std::has_unique_object_representations_v<State>);

enum class Flow : std::uint8_t { rounds, bell, unwrap };
enum class Decision : std::uint8_t { dial, gift, confirm };
enum class Do : std::uint8_t { dial, gift, confirm };
enum class Rounds : std::uint8_t { turn, reveal };
enum class Bell : std::uint8_t { choose, chosen, over };
enum class Unwrap : std::uint8_t { ask, asked };
struct NoLocals {};
struct BellLocals {
  Seat seat;
};

struct Dials {
  static void options(const State& state, Seat seat, ActionList& list) {
    switch (Decision{state.pending.decision}) {
      case Decision::dial:
        for (std::uint8_t n = 0; n <= state.limit[seat]; ++n) list.add(make_action(Do::dial, n));
        return;
      case Decision::gift:
        for (std::uint8_t n = 1; n <= 2; ++n) list.add(make_action(Do::gift, n));
        return;
      case Decision::confirm: list.add(make_action(Do::confirm)); return;
    }
  }

  static Next step(State& state, Frame& frame, EventSink* sink) {
    switch (Flow{frame.flow}) {
      case Flow::rounds: return rounds(state, frame, sink);
      case Flow::bell: return bell(state, frame, sink);
      case Flow::unwrap: return unwrap(state, frame, sink);
    }
    return Next::done;
  }

  static Next rounds(State& state, Frame& frame, EventSink* sink) {
    switch (Rounds{frame.step}) {
      case Rounds::turn:
        if (state.round == 3) return Next::done;
        return ask_all(state, frame, Decision::dial, SeatSet::all(state.seats), Rounds::reveal);
      case Rounds::reveal: {
        ++state.round;
        Seat rings = no_arg;
        for (Seat seat = 0; seat < state.seats; ++seat) {
          const std::uint8_t dial = answer(state, seat).args[0];
          emit(sink, make_event(0, seat, dial));
          const bool before = state.sum[seat] >= 5;
          state.sum[seat] = static_cast<std::uint8_t>(state.sum[seat] + dial);
          if (!before && state.sum[seat] >= 5 && rings == no_arg) rings = seat;
        }
        frame.step = static_cast<std::uint8_t>(Rounds::turn);
        if (rings != no_arg) push(state, Flow::bell, BellLocals{rings});
        return Next::again;
      }
    }
    return Next::done;
  }

  static Next bell(State& state, Frame& frame, EventSink*) {
    const Seat seat = frame.locals<BellLocals>().seat;
    switch (Bell{frame.step}) {
      case Bell::choose:
        ++state.bells;
        return ask(state, frame, Decision::gift, seat, Bell::chosen);
      case Bell::chosen:
        frame.step = static_cast<std::uint8_t>(Bell::over);
        if (answer(state, seat).args[0] == 2) push(state, Flow::unwrap, BellLocals{seat});
        return Next::again;
      case Bell::over: ++state.gifts[seat]; return Next::done;
    }
    return Next::done;
  }

  static Next unwrap(State& state, Frame& frame, EventSink*) {
    const Seat seat = frame.locals<BellLocals>().seat;
    if (Unwrap{frame.step} == Unwrap::ask)
      return ask_all(state, frame, Decision::confirm, SeatSet::only(seat), Unwrap::asked, true);
    state.gifts[seat] = static_cast<std::uint8_t>(state.gifts[seat] + 10);
    return Next::done;
  }
};

State start(std::array<std::uint8_t, max_seats> limit) {
  State state;
  state.limit = limit;
  push(state, Flow::rounds, NoLocals{});
  run<Dials>(state, nullptr);
  return state;
}

void dial(State& state, Seat seat, std::uint8_t n) {
  take_answer<Dials>(state, seat, make_action(Do::dial, n), nullptr);
}

TEST(Flow, a_simultaneous_decision_waits_for_the_last_answer) {
  State state = start({3, 3, 3});
  EXPECT_EQ(state.pending.owing, SeatSet::all(3));
  dial(state, 1, 2);
  EXPECT_EQ(state.pending.owing, SeatSet::from_bits(0b101));
  EXPECT_EQ(state.pending.answered, SeatSet::only(1));
  EXPECT_EQ(state.sum, (std::array<std::uint8_t, 4>{})) << "nothing happens before the last one";
  dial(state, 0, 1);
  dial(state, 2, 3);
  EXPECT_EQ(state.sum, (std::array<std::uint8_t, 4>{1, 2, 3, 0}));
  EXPECT_EQ(state.round, 1);
  EXPECT_EQ(state.pending.owing, SeatSet::all(3));
  EXPECT_TRUE(state.pending.answered.empty()) << "the answers of the round before are gone";
  EXPECT_EQ(state.pending.answers, (std::array<Action, max_seats>{}));
}

RC_GTEST_PROP(Flow, the_order_of_answers_makes_no_difference, ()) {
  const auto dials =
      *rc::gen::container<std::array<std::uint8_t, 3>>(rc::gen::inRange<std::uint8_t>(0, 6));
  auto order = std::vector<Seat>{0, 1, 2};
  State by_seat = start({5, 5, 5});
  State otherwise = by_seat;
  Rng(*rc::gen::arbitrary<std::uint64_t>()).shuffle(order);
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) dial(by_seat, seat, dials[seat]);
  for (const Seat seat : order) dial(otherwise, seat, dials[seat]);
  RC_ASSERT(std::memcmp(&by_seat, &otherwise, sizeof by_seat) == 0);
}

TEST(Flow, a_decision_with_one_option_is_taken_at_once) {
  State state = start({3, 0, 3});  // seat 1 can only turn to 0
  EXPECT_EQ(state.pending.owing, SeatSet::from_bits(0b101));
  EXPECT_EQ(state.pending.answered, SeatSet::only(1));
  dial(state, 0, 3);
  dial(state, 2, 1);
  EXPECT_EQ(state.sum, (std::array<std::uint8_t, 4>{3, 0, 1, 0}));
}

TEST(Flow, where_nobody_has_a_choice_the_game_runs_to_its_end) {
  const State state = start({0, 0, 0});
  EXPECT_TRUE(state.stack.empty());
  EXPECT_EQ(state.round, 3);
  EXPECT_EQ(state.pending, Pending{}) << "nothing is pending at the end";
}

TEST(Flow, an_interrupt_is_dealt_with_first_and_then_work_goes_on) {
  State state = start({5, 5, 5});
  dial(state, 0, 0);
  dial(state, 1, 5);
  dial(state, 2, 5);
  EXPECT_EQ(Decision{state.pending.decision}, Decision::gift);
  EXPECT_EQ(state.pending.owing, SeatSet::only(1));
  EXPECT_EQ(state.stack.size(), 2);
  take_answer<Dials>(state, 1, make_action(Do::gift, 1), nullptr);
  EXPECT_EQ(state.gifts[1], 1);
  EXPECT_EQ(state.stack.size(), 1);
  EXPECT_EQ(Decision{state.pending.decision}, Decision::dial);
  EXPECT_EQ(state.round, 1);
}

TEST(Flow, frames_nest_and_always_ask_asks_even_for_a_single_option) {
  State state = start({5, 5, 5});
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) dial(state, seat, 5);
  take_answer<Dials>(state, 0, make_action(Do::gift, 2), nullptr);
  EXPECT_EQ(state.stack.size(), 3);
  EXPECT_EQ(Decision{state.pending.decision}, Decision::confirm);
  EXPECT_TRUE(state.pending.always_ask);
  EXPECT_EQ(state.pending.owing, SeatSet::only(0));
  EXPECT_EQ(state.gifts[0], 0);
  take_answer<Dials>(state, 0, make_action(Do::confirm), nullptr);
  EXPECT_EQ(state.gifts[0], 11) << "first the inner frame, then the rest of the outer one";
  EXPECT_EQ(state.stack.size(), 1);
  EXPECT_FALSE(state.pending.always_ask);
}

TEST(Flow, a_dropped_frame_leaves_no_trace) {
  State one = start({5, 5, 5});
  State other = one;
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) dial(one, seat, 5), dial(other, seat, 5);
  take_answer<Dials>(one, 0, make_action(Do::gift, 2), nullptr);
  take_answer<Dials>(one, 0, make_action(Do::confirm), nullptr);
  take_answer<Dials>(other, 0, make_action(Do::gift, 1), nullptr);
  one.gifts = other.gifts;
  EXPECT_EQ(std::memcmp(&one, &other, sizeof one), 0);
}

TEST(Flow, events_go_to_the_sink) {
  State state = start({3, 3, 3});
  std::vector<Event> events;
  EventSink sink = collect_into(events);
  for (const Seat seat : {Seat{2}, Seat{0}}) {
    take_answer<Dials>(state, seat, make_action(Do::dial, 1), &sink);
    EXPECT_TRUE(events.empty()) << "a secret answer is no event";
  }
  take_answer<Dials>(state, 1, make_action(Do::dial, 3), &sink);
  ASSERT_EQ(events.size(), 3U);
  EXPECT_EQ(events[1], make_event(0, 1, 3));
}

TEST(Flow, locals_live_in_the_frame) {
  Frame frame;
  frame.locals<BellLocals>().seat = 3;
  EXPECT_EQ(frame.bytes[0], 3);
  Frame copy = frame;
  copy.locals<BellLocals>().seat = 1;
  EXPECT_EQ(frame.locals<BellLocals>().seat, 3);
  EXPECT_NE(copy, frame);
}

TEST(Flow, resampling_answers_changes_only_the_others_and_only_what_they_could_answer) {
  State state = start({5, 2, 5});
  dial(state, 0, 4);
  dial(state, 1, 1);
  FastRng random(3);
  std::array<int, 3> seen{};
  for (int i = 0; i < 300; ++i) {
    State again = state;
    resample_answers<Dials>(again, 0, random);
    EXPECT_EQ(again.pending.answers[0], make_action(Do::dial, 4));
    EXPECT_EQ(again.pending.answered, state.pending.answered);
    EXPECT_EQ(again.pending.owing, state.pending.owing);
    ASSERT_LE(again.pending.answers[1].args[0], 2);
    ++seen[again.pending.answers[1].args[0]];
  }
  for (const int n : seen) EXPECT_GT(n, 60);
  bool changed = false;
  for (int i = 0; i < 20; ++i) {
    State again = state;
    resample_answers<Dials>(again, spectator, random);
    changed |= again.pending.answers[0] != state.pending.answers[0];
  }
  EXPECT_TRUE(changed) << "somebody who watches knows no answer";
}

// ── Flows that are named by their locals ────────────────────────────────────────────────────────

// A box holds smaller ones: `opened` counts them, from the innermost on.
struct Shelf;
struct Box {
  enum Step : std::uint8_t { closed, open };
  std::uint8_t inside;
  static Next step(Shelf& shelf, Frame& frame, Box& f, EventSink* sink);
};
struct Row {
  std::uint8_t boxes;
  static Next step(Shelf& shelf, Frame& frame, Row& f, EventSink* sink);
};
struct Shelf {
  using Flows = veillee::Flows<Row, Box>;
  Pending pending;
  FrameStack<5> stack;
  std::vector<int> opened;
};
Next Row::step(Shelf& shelf, Frame&, Row& f, EventSink*) {
  if (f.boxes == 0) return Next::done;
  push(shelf, Box{--f.boxes});
  return Next::again;
}
Next Box::step(Shelf& shelf, Frame& frame, Box& f, EventSink*) {
  if (frame.step == closed && f.inside > 0) {
    go_to(frame, open);
    push(shelf, Box{static_cast<std::uint8_t>(f.inside - 1)});
    return Next::again;
  }
  shelf.opened.push_back(f.inside);
  return Next::done;
}

TEST(Flow, flows_may_be_named_by_their_locals) {
  Shelf shelf;
  EXPECT_EQ(at_top<Row>(shelf), nullptr);
  push(shelf, Row{3});
  EXPECT_EQ(at_top<Row>(shelf)->boxes, 3);
  EXPECT_EQ(at_top<Box>(shelf), nullptr);
  EXPECT_EQ(running<Box>(shelf), nullptr);
  push(shelf, Box{7});
  push(shelf, Box{8});
  EXPECT_EQ(running<Box>(shelf)->inside, 8);
  EXPECT_EQ(running<Row>(shelf)->boxes, 3);
  EXPECT_EQ(frame_of<Row>(shelf), &shelf.stack[0]);
  EXPECT_EQ(locals_of<Box>(shelf, shelf.stack[1])->inside, 7);
  EXPECT_EQ(locals_of<Row>(shelf, shelf.stack[1]), nullptr);
  shelf.stack.pop_back();
  shelf.stack.pop_back();
  while (!shelf.stack.empty())
    if (Shelf::Flows::step(shelf, shelf.stack.back(), nullptr) == Next::done)
      shelf.stack.pop_back();
  EXPECT_EQ(shelf.opened, (std::vector<int>{0, 1, 2, 0, 1, 0}));
}

}  // namespace
}  // namespace veillee::flow_tests
