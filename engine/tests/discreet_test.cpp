// Discreet questions (engine/flow.hpp), shown with a game as small as possible: a bell is rung, and
// whoever holds a card may silence it. How many cards one holds is public, whether they fit is not.
#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "engine/flow.hpp"
#include "engine/random.hpp"

namespace veillee::discreet_tests {
namespace {

struct State {
  Rng rng;
  Pending pending;
  FrameStack<1> stack;
  std::uint8_t rung = 0;
  Seat active = 0;
  std::array<std::uint8_t, max_seats> cards{};    // public
  std::array<std::uint8_t, max_seats> fitting{};  // of them
  std::array<std::uint8_t, max_seats> played{};
  std::array<std::uint8_t, 5> unused{};  // no padding
};
static_assert(std::has_unique_object_representations_v<State>);

enum class Decision : std::uint8_t { ring, silence };
enum class Do : std::uint8_t { ring, pass, silence };
enum class Step : std::uint8_t { turn, rung, window, answered };
constexpr std::uint8_t seats = 3;
constexpr Action pass = make_action(Do::pass);
constexpr Action silence = make_action(Do::silence);

struct Bells {
  static void options(const State& state, Seat seat, ActionList& list) {
    if (Decision{state.pending.decision} == Decision::ring) {
      list.add(make_action(Do::ring, 0));
      list.add(make_action(Do::ring, 1));
      return;
    }
    list.add(pass);
    if (state.fitting[seat] > 0) list.add(silence);
  }
  static Next step(State& state, Frame& frame, EventSink* sink) {
    switch (Step{frame.step}) {
      case Step::turn: return ask(state, frame, Decision::ring, state.active, Step::rung);
      case Step::rung: ++state.rung; return go_to(frame, Step::window);
      case Step::window: {
        SeatSet entitled;
        for (Seat seat = 0; seat < seats; ++seat)
          if (state.cards[seat] > 0) entitled.add(seat);
        return ask_discreetly(state, frame, Decision::silence, entitled, Step::answered);
      }
      case Step::answered:
        if (const auto seat = first_to_react(state, pass, state.active, seats)) {
          --state.cards[*seat];
          --state.fitting[*seat];
          ++state.played[*seat];
          tell(sink, 0, *seat);
          return go_to(frame, Step::window);
        }
        state.active = clockwise(state.active, seats);
        return go_to(frame, Step::turn);
    }
    return Next::done;
  }
};

State start(std::array<std::uint8_t, max_seats> cards, std::array<std::uint8_t, max_seats> fitting,
            Seat active = 0) {
  State state;
  state.rng = Rng(1);
  state.active = active;
  state.cards = cards;
  state.fitting = fitting;
  state.stack.push_back({});
  run<Bells>(state, nullptr);
  return state;
}

void ring(State& state) {
  take_answer<Bells>(state, state.active, make_action(Do::ring, 0), nullptr);
}

TEST(Discreet, only_those_who_have_more_than_a_pass_are_asked_and_all_entitled_are_shown) {
  State state = start({0, 1, 2}, {0, 0, 1});
  ring(state);
  EXPECT_TRUE(state.pending.discreet());
  EXPECT_EQ(state.pending.owing, SeatSet::only(2));
  EXPECT_EQ(state.pending.shown(), SeatSet::from_bits(0b110));
}

TEST(Discreet, when_nobody_has_more_than_a_pass_the_flow_goes_on_at_once) {
  State state = start({0, 1, 2}, {0, 0, 0});
  ring(state);
  EXPECT_EQ(state.active, 1);
  EXPECT_FALSE(state.pending.discreet());
  EXPECT_EQ(state.pending.shown(), SeatSet::only(1));
}

TEST(Discreet, after_the_passes_the_position_is_the_same_whoever_was_asked) {
  State nobody = start({0, 1, 2}, {0, 0, 0});
  State one = start({0, 1, 2}, {0, 1, 0});
  State both = start({0, 1, 2}, {0, 1, 1});
  for (State* state : {&nobody, &one, &both}) ring(*state);
  take_answer<Bells>(one, 1, pass, nullptr);
  take_answer<Bells>(both, 2, pass, nullptr);
  take_answer<Bells>(both, 1, pass, nullptr);
  for (State* state : {&one, &both}) {
    state->fitting = {};
    EXPECT_EQ(std::memcmp(state, &nobody, sizeof nobody), 0);
  }
}

TEST(Discreet, a_window_counts_like_a_draw_whether_anybody_is_asked_or_not) {
  for (std::uint8_t fits = 0; fits < 2; ++fits) {
    State state = start({0, 1, 0}, {0, fits, 0});
    const std::uint64_t before = state.rng.drawn;
    ring(state);
    EXPECT_EQ(state.rng.drawn, before + 1);
  }
  State nobody_entitled = start({0, 0, 0}, {0, 0, 0});
  const std::uint64_t before = nobody_entitled.rng.drawn;
  ring(nobody_entitled);
  EXPECT_EQ(nobody_entitled.rng.drawn, before);
}

TEST(Discreet, the_first_one_from_the_left_of_the_active_seat_plays_and_he_himself_last) {
  State state = start({1, 1, 1}, {1, 1, 1}, 1);
  ring(state);
  for (const Seat seat : {Seat{1}, Seat{0}, Seat{2}})
    take_answer<Bells>(state, seat, silence, nullptr);
  EXPECT_EQ(state.played[2], 1);
  EXPECT_EQ(state.cards[0], 1) << "void answers leave the cards where they are";
  EXPECT_EQ(state.pending.owing, SeatSet::from_bits(0b011)) << "the window opens again";
  take_answer<Bells>(state, 1, silence, nullptr);
  take_answer<Bells>(state, 0, silence, nullptr);
  EXPECT_EQ(state.played[0], 1);
  EXPECT_EQ(state.played[1], 0);
  take_answer<Bells>(state, 1, silence, nullptr);
  EXPECT_EQ(state.played[1], 1);
  EXPECT_EQ(state.active, 2);
}

TEST(Discreet, the_list_of_options_is_never_that_of_somebody_who_is_not_asked) {
  State state = start({0, 1, 1}, {0, 1, 0});
  ActionList list;
  take_answer<Bells>(state, 0, make_action(Do::ring, 0), nullptr, list);
  ASSERT_EQ(state.pending.owing, SeatSet::only(1));
  EXPECT_TRUE(list.empty() || list.contains(silence));
}

TEST(Discreet, resampling_deals_who_was_asked_and_leaves_what_all_may_see) {
  State state = start({0, 1, 2}, {0, 0, 1});
  ring(state);
  FastRng random(5);
  const auto deal = [&](State& dealt) {
    for (Seat seat = 0; seat < seats; ++seat)
      dealt.fitting[seat] = static_cast<std::uint8_t>(random.below(dealt.cards[seat] + 1U));
  };
  std::array<int, 8> asked{};
  for (int n = 0; n < 200; ++n) {
    State other = state;
    deal_discreetly<Bells>(other, 0, deal);
    EXPECT_EQ(other.pending.shown(), state.pending.shown());
    EXPECT_FALSE(other.pending.owing.empty()) << "the window is open: somebody was asked";
    for (const Seat seat : other.pending.entitled())
      EXPECT_EQ(other.pending.owing.has(seat), other.fitting[seat] > 0);
    ++asked[other.pending.owing.bits()];
  }
  for (const int who : {0b010, 0b100, 0b110}) EXPECT_GT(asked[static_cast<std::size_t>(who)], 10);

  // Who was asked himself knows it, and nothing of the others.
  const auto deal_for_two = [&](State& dealt) {
    dealt.fitting[1] = static_cast<std::uint8_t>(random.below(2));
  };
  std::array<int, 8> with_two{};
  for (int n = 0; n < 100; ++n) {
    State other = state;
    deal_discreetly<Bells>(other, 2, deal_for_two);
    ++with_two[other.pending.owing.bits()];
  }
  EXPECT_GT(with_two[0b100], 10);
  EXPECT_GT(with_two[0b110], 10);
  EXPECT_EQ(with_two[0b010], 0);
}

// The deal that everybody could see through would be the true one.
TEST(Discreet, where_no_deal_agrees_with_the_open_question_the_true_one_does_not_stay) {
  State state = start({1, 1, 2}, {0, 0, 2});
  ring(state);
  ASSERT_EQ(state.pending.owing, SeatSet::only(2));
  const auto deal_nothing_fitting = [](State& dealt) { dealt.fitting = {}; };
  for (const Viewer viewer : {Viewer{0}, spectator}) {
    State other = state;
    deal_discreetly<Bells>(other, viewer, deal_nothing_fitting);
    EXPECT_EQ(other.fitting[2], 0);
    EXPECT_EQ(other.pending.shown(), state.pending.shown());
    EXPECT_FALSE(other.pending.owing.has(viewer)) << "who was not asked knows it";
    // Who is asked then is no news either: the same, wherever the cards lie.
    State elsewhere = start({1, 1, 2}, {0, 1, 0});
    ring(elsewhere);
    deal_discreetly<Bells>(elsewhere, viewer, deal_nothing_fitting);
    EXPECT_EQ(elsewhere.pending, other.pending);
    for (const Seat seat : other.pending.owing) take_answer<Bells>(other, seat, pass, nullptr);
    EXPECT_EQ(other.active, 1) << "it can be played on";
  }
}

}  // namespace
}  // namespace veillee::discreet_tests
