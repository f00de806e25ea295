// Bomarzo as the engine sees it (the contract: engine/game.hpp).
#pragma once

#include "engine/any_game.hpp"
#include "games/bomarzo/rules.hpp"

namespace veillee::bomarzo {

struct Bomarzo {
  using Options = bomarzo::Options;
  using State = bomarzo::State;
  using Deck = bomarzo::Deck;

  static const GameInfo& info();

  static State start(const Options& options, std::uint64_t seed) {
    return bomarzo::start(options, seed);
  }
  static void options(const State& state, Seat seat, ActionList& list) {
    bomarzo::options(state, seat, list);
  }
  static Next step(State& state, Frame& frame, EventSink* sink) {
    return State::Flows::step(state, frame, sink);
  }
  static Outcome outcome(const State& state) { return bomarzo::outcome(state); }
  static void resample(State& state, Viewer viewer, FastRng& random);
  static int worth(const State& state, Seat seat);
  static void worths(const State& state, std::array<int, max_seats>& of);
  static const LearnedEvaluation& evaluation();
  static std::string_view check(const State& state) { return bomarzo::check(state); }

  static std::optional<Refusal> refuse(const Options&) { return {}; }
  static Options options_of(const State& state) { return {state.options, state.deck}; }
  static void describe(PositionIo& io, State& state);
  static bool quiet(const State& state) { return bomarzo::quiet(state); }
  static void resume(State& state) { bomarzo::resume(state); }
  static Phrase action_words(const State& state, Seat seat, Action action, const SeatNames& names);
  static Phrase event_words(const Options& options, const Event& event, const SeatNames& names);
  static Phrase prompt_words(const State& state, Seat seat, const SeatNames& names);
  static Refusal why_not(const State& state, Seat seat, Action action);
  static std::vector<ScoreLine> score_sheet(const State& state);
  static std::optional<Points> points(const Event& event);
  static SeatOrder turn_order(const State& state);
  static std::optional<Payment> payment(const State& state, Seat seat);
  static std::vector<Piece> pieces(const Options& options);
  static void draw(const State& state, Viewer viewer, const SeatNames& names, Language language,
                   Canvas& canvas);
};

// What views tell beside the pieces: of the whole table, of a deity, of a seat, and what the seat
// itself sees of what it is about.
void write_table(const State& state, json::Writer& out);
void write_deity(const State& state, std::uint8_t deity, json::Writer& out);
void write_seat(const State& state, Seat seat, json::Writer& out);
void write_private(const State& state, Seat seat, json::Writer& out);

// What templates over games are instantiated with.
using TheGame = Bomarzo;

// The game for the registry.
const AnyGame& game();

}  // namespace veillee::bomarzo
