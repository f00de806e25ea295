// Donjon as the engine and its family see it (the contracts: engine/game.hpp,
// games/dicium/turn.hpp).
#pragma once

#include "engine/any_game.hpp"
#include "games/donjon/rules.hpp"

namespace veillee::donjon {

struct Donjon {
  using Options = donjon::Options;
  using Deck = donjon::Deck;
  using State = donjon::State;
  using Flow = donjon::Flow;
  using Decision = donjon::Decision;
  using Do = donjon::Do;
  using Happened = donjon::Happened;

  static const GameInfo& info();

  static State start(const Options& options, std::uint64_t seed) {
    return donjon::start(options, seed);
  }
  static void options(const State& state, Seat seat, ActionList& list) {
    donjon::options(state, seat, list);
  }
  static Next step(State& state, Frame& frame, EventSink* sink) {
    return donjon::step(state, frame, sink);
  }
  static Outcome outcome(const State& state) { return donjon::outcome(state); }
  // What nobody knows is drawn when it is turned: only chance is hidden.
  static void resample(State& state, Viewer, FastRng& random) { state.rng = Rng(random.word64()); }
  static int worth(const State& state, Seat) { return worth_of_all(state); }
  static int worth_of_all(const State& state);
  static const LearnedEvaluation& evaluation();
  static constexpr bool looks_on = true;
  static constexpr bool beyond_throws = true;
  static void foresee(const State& state, const ActionList& list, float* looks);
  static Teams teams(const State&) { return all_together; }
  static std::uint64_t shown_chance(const State& state);
  static std::string_view check(const State& state) { return donjon::check(state); }

  static std::optional<Refusal> refuse(const Options& options);
  static Options options_of(const State& state) { return {state.options, state.deck}; }
  static SeatNames seat_names(const State& state);  // by the heroes
  static SeatOrder turn_order(const State& state);
  static void describe(PositionIo& io, State& state);
  static bool quiet(const State& state) { return donjon::quiet(state); }
  static void resume(State& state) { donjon::resume(state); }
  static Phrase action_words(const State& state, Seat seat, Action action, const SeatNames& names);
  static Phrase event_words(const Options& options, const Event& event, const SeatNames& names);
  static Phrase prompt_words(const State& state, Seat seat, const SeatNames& names);
  static Refusal why_not(const State& state, Seat seat, Action action);
  static std::vector<ScoreLine> score_sheet(const State& state);
  static std::vector<Piece> pieces(const Options& options);
  static void draw(const State& state, Viewer viewer, const SeatNames& names, Language language,
                   Canvas& canvas);

  // ── For the family ────────────────────────────────────────────────────────────────────────────

  static constexpr const std::array<dicium::UseSpec, use_count>& uses = all_uses;
  static bool has_use(const State& state, Seat seat, std::uint8_t use) {
    return donjon::has_use(state, seat, use);
  }
  static bool playable(const State& state, Seat seat, std::uint8_t use, int) {
    return donjon::playable(state, seat, use);
  }
  static void play(State& state, std::uint8_t use, int faces, EventSink* sink);
  static int extra_faces(const State& state, Seat seat, dicium::Colour colour) {
    return donjon::extra_faces(state, seat, colour);
  }
  static dicium::Limits limits(const State& state, Seat seat) {
    return donjon::limits(state, seat);
  }
  static bool before_throw(State& state, EventSink*) {
    if (state.opened != 0) return false;
    push(state, Flow::opening, Opening{0, 0, off_board});
    return true;
  }
  static void add_further(const State& state, Seat seat, Decision decision, ActionList& list);
  static void play_further(State& state, Action action, EventSink* sink);
  static Next turn_over(State& state, Frame& frame, EventSink* sink);
  static Phrase use_words(const State& state, Seat seat, std::uint8_t use, int faces);
  static Refusal why_not_playable(const State& state, Seat seat, std::uint8_t use);
};

// What templates over games are instantiated with.
using TheGame = Donjon;

// The game for the registry.
const AnyGame& game();

}  // namespace veillee::donjon
