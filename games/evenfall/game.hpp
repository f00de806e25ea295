// Evenfall as the engine sees it (the contract: engine/game.hpp).
#pragma once

#include "engine/any_game.hpp"
#include "games/evenfall/rules.hpp"

namespace veillee::evenfall {

struct Evenfall {
  using Options = evenfall::Options;
  using State = evenfall::State;
  using Deck = evenfall::Deck;

  static const GameInfo& info();

  static State start(const Options& options, std::uint64_t seed);
  static void options(const State& state, Seat seat, ActionList& list);
  static Next step(State& state, Frame& frame, EventSink* sink) {
    return State::Flows::step(state, frame, sink);
  }
  static Outcome outcome(const State& state);
  static void resample(State& state, Viewer viewer, FastRng& random);
  static int worth(const State& state, Seat seat);
  static int rival_worth(const State& state);
  static const LearnedEvaluation& evaluation();
  static std::string_view check(const State& state);

  static std::optional<Refusal> refuse(const Options& options);
  static Options options_of(const State& state) { return state.options; }
  static void describe(PositionIo& io, State& state);
  static bool quiet(const State& state);
  static void resume(State& state);
  static Phrase action_words(const State& state, Seat seat, Action action, const SeatNames& names);
  static Phrase event_words(const Options& options, const Event& event, const SeatNames& names);
  static Phrase prompt_words(const State& state, Seat seat, const SeatNames& names);
  static SeatNames seat_names(const State& state);  // by the Clans
  static Refusal why_not(const State& state, Seat seat, Action action);
  static std::vector<ScoreLine> score_sheet(const State& state);
  static std::optional<Points> points(const Event& event);
  static SeatOrder turn_order(const State& state);
  static std::vector<Piece> pieces(const Options& options);
  static void draw(const State& state, Viewer viewer, const SeatNames& names, Language language,
                   Canvas& canvas);
};

// What templates over games are instantiated with.
using TheGame = Evenfall;

// The game for the registry.
const AnyGame& game();

}  // namespace veillee::evenfall
