// A game for tests: three rounds in which all show 0, 1 or 2 fingers at the same time and score as
// many points. It has what Samhain has not: secret simultaneous decisions.
#pragma once

#include "engine/adapter.hpp"

namespace veillee::hands {

struct Options {
  std::uint8_t seats = 2;
};

struct State {
  Rng rng;
  Pending pending;
  FrameStack<2> stack;
  std::uint8_t seats = 2;
  std::uint8_t round = 0;
  std::array<std::uint8_t, max_seats> score{};
  std::array<std::uint8_t, 5> unused{};  // no padding
};

struct Hands {
  using Options = hands::Options;
  using State = hands::State;

  static const GameInfo& info() {
    static constexpr ActionSpec notation[] = {
        {"show", {number_argument}, {"{1} doigts", "{1} fingers"}}};
    static constexpr EventSpec events[] = {
        {"shown", {"{0} montre {1}", "{0} shows {1}"}, {number_argument}}};
    static constexpr DecisionSpec decisions[] = {
        {"show", {"{0} : combien de doigts", "{0}: how many fingers"}, "HAN-1.1"}};
    static constexpr Words names[] = {
        {"Nord", "North"}, {"Est", "East"}, {"Sud", "South"}, {"Ouest", "West"}};
    static const GameInfo info = {
        .id = "hands",
        .title = {"Mains", "Hands"},
        .seats = {2, 4},
        .options = {},
        .notation = notation,
        .decisions = decisions,
        .events = events,
        .seat_names = names,
        .rules = {.fr = "- **HAN-1.1** [R] Tous montrent leurs doigts à la fois.\n",
                  .en = "- **HAN-1.1** [R] All show their fingers at once.\n"},
        .longest_game = 12};
    return info;
  }
  static State start(const Options& options, std::uint64_t seed) {
    State state;
    state.rng = Rng(seed);
    state.seats = options.seats;
    resume(state);
    run<Hands>(state, nullptr);
    return state;
  }
  static void options(const State&, Seat, ActionList& list) {
    for (std::uint8_t n = 0; n < 3; ++n) list.add(Action{0, {n}});
  }
  static Next step(State& state, Frame& frame, EventSink* sink) {
    if (frame.step == 0)
      return ask_all(state, frame, std::uint8_t{0}, SeatSet::all(state.seats), std::uint8_t{1});
    for (Seat seat = 0; seat < state.seats; ++seat) {
      const std::uint8_t shown = answer(state, seat).args[0];
      state.score[seat] = static_cast<std::uint8_t>(state.score[seat] + shown);
      emit(sink, make_event(0, seat, shown));
    }
    frame.step = 0;
    return ++state.round == 3 ? Next::done : Next::again;
  }
  static Outcome outcome(const State& state) {
    std::array<Standing, max_seats> standings{};
    for (Seat seat = 0; seat < state.seats; ++seat) standings[seat][0] = state.score[seat];
    return ranked(state.seats, standings);
  }
  static void resample(State& state, Viewer viewer, FastRng& random) {
    state.rng = Rng(random.word64());
    resample_answers<Hands>(state, viewer, random);
  }
  static int worth(const State& state, Seat seat) { return 100 * state.score[seat]; }
  static std::string_view check(const State&) { return {}; }
  static std::optional<Refusal> refuse(const Options&) { return {}; }
  static Options options_of(const State& state) { return {state.seats}; }
  static void describe(PositionIo& io, State& state) {
    io.everyone([&] {
      io.number("round", state.round, 0, 2);
      io.seats("seats", state.seats,
               [&](Seat seat) { io.number("score", state.score[seat], 0, 6); });
    });
    io.nobody([&] { io.random("random", state.rng); });
  }
  static bool quiet(const State&) { return true; }
  static void resume(State& state) { state.stack.push_back({}); }
  static Refusal why_not(const State&, Seat, Action) {
    return {phrase({"pas tant de doigts", "not so many fingers"}), "HAN-1.1"};
  }
  static std::vector<ScoreLine> score_sheet(const State& state) {
    ScoreLine line{phrase({"doigts", "fingers"}), {}};
    for (Seat seat = 0; seat < state.seats; ++seat) line.points.push_back(state.score[seat]);
    return {line};
  }
  static void draw(const State& state, Viewer viewer, const SeatNames&, Language, Canvas& canvas) {
    canvas.put(0, 0, "round " + std::to_string(state.round));
    // What has been answered already is for the one who answered.
    for (const Seat seat : state.pending.answered)
      if (seat == viewer)
        canvas.put(0, 1, "mine " + std::to_string(state.pending.answers[seat].args[0]));
  }
};

inline const AnyGame& game() {
  static const Adapter<Hands> adapter;
  return adapter;
}

}  // namespace veillee::hands
