// Shogun as the engine and its family see it (the contracts: engine/game.hpp,
// games/dicium/turn.hpp).
#pragma once

#include "engine/any_game.hpp"
#include "games/shogun/rules.hpp"

namespace veillee::shogun {

struct Shogun {
  using Options = shogun::Options;
  using State = shogun::State;
  using Flow = shogun::Flow;
  using Decision = shogun::Decision;
  using Do = shogun::Do;
  using Happened = shogun::Happened;

  static const GameInfo& info();

  static State start(const Options& options, std::uint64_t seed) {
    return shogun::start(options, seed);
  }
  static void options(const State& state, Seat seat, ActionList& list) {
    shogun::options(state, seat, list);
  }
  static Next step(State& state, Frame& frame, EventSink* sink) {
    return shogun::step(state, frame, sink);
  }
  static Outcome outcome(const State& state) { return shogun::outcome(state); }
  // Nothing is hidden (SHO-13.1) but what chance will bring.
  static void resample(State& state, Viewer, FastRng& random) { state.rng = Rng(random.word64()); }
  static int worth(const State& state, Seat seat);
  static void foresee(const State& state, const ActionList& list, float* looks);
  static const LearnedEvaluation& evaluation();
  static Teams teams(const State&) { return {ninja, samurai, ninja, samurai}; }
  static std::uint64_t shown_chance(const State& state) {
    return dicium::shown_chance(state.turn, state.combat);
  }
  static std::string_view check(const State& state) { return shogun::check(state); }

  static std::optional<Refusal> refuse(const Options& options);
  static Options options_of(const State& state) { return state.options; }
  static SeatNames seat_names(const State& state);  // by the colours
  static SeatOrder turn_order(const State& state);
  static void describe(PositionIo& io, State& state);
  static bool quiet(const State& state) { return shogun::quiet(state); }
  static void resume(State& state) { shogun::resume(state); }
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
  static bool has_use(const State&, Seat seat, std::uint8_t use) {
    return shogun::has_use(seat, use);
  }
  static bool playable(const State& state, Seat seat, std::uint8_t use, int faces) {
    return shogun::playable(state, seat, use, faces);
  }
  static void play(State& state, std::uint8_t use, int faces, EventSink* sink);
  static int extra_faces(const State& state, Seat seat, dicium::Colour colour) {
    return shogun::extra_faces(state, seat, colour);
  }
  static Next turn_over(State& state, Frame& frame, EventSink* sink);
  static Phrase use_words(const State& state, Seat seat, std::uint8_t use, int faces);
  static Refusal why_not_playable(const State& state, Seat seat, std::uint8_t use);
};

// What templates over games are instantiated with.
using TheGame = Shogun;

// The game for the registry.
const AnyGame& game();

}  // namespace veillee::shogun
