// Crazy Cup as the engine and its family see it (the contracts: engine/game.hpp,
// games/dicium/turn.hpp).
#pragma once

#include "engine/any_game.hpp"
#include "games/crazy_cup/rules.hpp"

namespace veillee::crazy_cup {

struct CrazyCup {
  using Options = crazy_cup::Options;
  using Deck = crazy_cup::Deck;
  using State = crazy_cup::State;
  using Flow = crazy_cup::Flow;
  using Decision = crazy_cup::Decision;
  using Do = crazy_cup::Do;
  using Happened = crazy_cup::Happened;

  static const GameInfo& info();

  static State start(const Options& options, std::uint64_t seed) {
    return crazy_cup::start(options, seed);
  }
  static void options(const State& state, Seat seat, ActionList& list) {
    crazy_cup::options(state, seat, list);
  }
  static Next step(State& state, Frame& frame, EventSink* sink) {
    return crazy_cup::step(state, frame, sink);
  }
  static Outcome outcome(const State& state) { return crazy_cup::outcome(state); }
  static void resample(State& state, Viewer viewer, FastRng& random) {
    crazy_cup::resample(state, viewer, random);
  }
  static int worth(const State& state, Seat seat);
  static int rival_worth(const State& state);
  static const LearnedEvaluation& evaluation();
  static Teams teams(const State& state) {
    return state.teams() ? Teams{0, 1, 0, 1} : each_for_itself;
  }
  static std::uint64_t shown_chance(const State& state) { return crazy_cup::shown_chance(state); }
  static std::string_view check(const State& state) { return crazy_cup::check(state); }

  static std::optional<Refusal> refuse(const Options& options);
  static Options options_of(const State& state) { return state.options; }
  static SeatOrder turn_order(const State& state);
  static void describe(PositionIo& io, State& state);
  static bool quiet(const State& state) { return crazy_cup::quiet(state); }
  static void resume(State& state) { crazy_cup::resume(state); }
  static bool concerns(const State& state, Seat seat);
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
  static bool has_use(const State& state, Seat, std::uint8_t use) {
    return crazy_cup::has_use(state, use);
  }
  static bool playable(const State& state, Seat seat, std::uint8_t use, int) {
    return crazy_cup::playable(state, seat, use);
  }
  static void play(State& state, std::uint8_t use, int faces, EventSink* sink);
  static int extra_faces(const State& state, Seat seat, dicium::Colour) {
    return crazy_cup::extra_faces(state, seat);
  }
  static bool before_throw(State& state, EventSink* sink);
  static bool may_hold(const State& state, Seat seat) { return crazy_cup::may_hold(state, seat); }
  static void add_further(const State& state, Seat seat, Decision decision, ActionList& list);
  static void play_further(State& state, Action action, EventSink* sink);
  static Next turn_over(State& state, Frame& frame, EventSink* sink);
  static Phrase use_words(const State& state, Seat seat, std::uint8_t use, int faces);
  static Refusal why_not_playable(const State& state, Seat seat, std::uint8_t use);
};

// What templates over games are instantiated with.
using TheGame = CrazyCup;

// The game for the registry.
const AnyGame& game();

}  // namespace veillee::crazy_cup
