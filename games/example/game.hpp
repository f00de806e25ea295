// The smallest game: all show fingers at the same time and score as many points.
#pragma once

#include "engine/any_game.hpp"

namespace veillee::example {

// The number of seats, then one byte for each option of GameInfo.
struct Options {
  std::uint8_t seats = 2;
};

inline constexpr std::uint8_t rounds = 3;
inline constexpr std::uint8_t most_fingers = 2;

// The whole position: a plain value without padding. The first three members are in every game.
struct State {
  Rng rng;
  Pending pending;
  FrameStack<1> stack;
  Options options;
  std::uint8_t round = 0;  // rounds that are over
  std::array<std::uint8_t, max_seats> score{};
  std::array<std::uint8_t, 5> unused{};  // no padding
};

enum class Do : std::uint8_t { show };         // kinds of actions
enum class Decision : std::uint8_t { show };   // what can be asked
enum class Happened : std::uint8_t { shown };  // kinds of events
enum class Step : std::uint8_t { ask, score };

struct Hands {
  using Options = example::Options;
  using State = example::State;

  static const GameInfo& info();
  static State start(const Options& options, std::uint64_t seed);
  static void options(const State& state, Seat seat, ActionList& list);
  static Next step(State& state, Frame& frame, EventSink* sink);
  static Outcome outcome(const State& state);
  static void resample(State& state, Viewer viewer, FastRng& random);
  static int worth(const State& state, Seat seat);
  static std::string_view check(const State& state);
  static std::optional<Refusal> refuse(const Options& options);
  static Options options_of(const State& state);
  static void describe(PositionIo& io, State& state);
  static bool quiet(const State& state);
  static void resume(State& state);
  static Refusal why_not(const State& state, Seat seat, Action action);
  static std::vector<ScoreLine> score_sheet(const State& state);
  static std::vector<Piece> pieces(const Options& options);
  static void draw(const State& state, Viewer viewer, const SeatNames& names, Language language,
                   Canvas& canvas);
};
using TheGame = Hands;

const AnyGame& game();

}  // namespace veillee::example
