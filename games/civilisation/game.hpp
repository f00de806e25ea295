// Civilisation as the engine and its family see it (the contracts: engine/game.hpp,
// games/dicium/turn.hpp).
#pragma once

#include "engine/any_game.hpp"
#include "games/civilisation/rules.hpp"

namespace veillee::civilisation {

struct Civilisation {
  using Options = civilisation::Options;
  using Deck = civilisation::Deck;
  using State = civilisation::State;
  using Flow = civilisation::Flow;
  using Decision = civilisation::Decision;
  using Do = civilisation::Do;
  using Happened = civilisation::Happened;

  static const GameInfo& info();

  static State start(const Options& options, std::uint64_t seed) {
    return civilisation::start(options, seed);
  }
  static void options(const State& state, Seat seat, ActionList& list) {
    civilisation::options(state, seat, list);
  }
  static Next step(State& state, Frame& frame, EventSink* sink) {
    return civilisation::step(state, frame, sink);
  }
  static Outcome outcome(const State& state) { return civilisation::outcome(state); }
  static Outcome standing(const State& state) { return civilisation::standing(state); }
  static void resample(State& state, Viewer viewer, FastRng& random) {
    civilisation::resample(state, viewer, random);
  }
  static constexpr bool looks_on = true;
  static void foresee(const State& state, const ActionList& list, float* looks);
  static int worth(const State& state, Seat seat);
  static int rival_worth(const State& state);  // alone: par
  static const LearnedEvaluation& evaluation();
  static std::uint64_t shown_chance(const State& state) {
    return civilisation::shown_chance(state);
  }
  static std::string_view check(const State& state) { return civilisation::check(state); }

  static std::optional<Refusal> refuse(const Options& options);
  static Options options_of(const State& state) { return {state.options, state.deck}; }
  static SeatNames seat_names(const State& state);
  static SeatOrder turn_order(const State& state);
  static void describe(PositionIo& io, State& state);
  static bool quiet(const State& state) { return civilisation::quiet(state); }
  static void resume(State& state) { civilisation::resume(state); }
  static bool concerns(const State&, Seat) { return true; }  // the own turn, fight or relocation
  static Phrase action_words(const State& state, Seat seat, Action action, const SeatNames& names);
  static Phrase event_words(const Options& options, const Event& event, const SeatNames& names);
  static Phrase prompt_words(const State& state, Seat seat, const SeatNames& names);
  static Refusal why_not(const State& state, Seat seat, Action action);
  static std::vector<ScoreLine> score_sheet(const State& state);
  static std::optional<Points> points(const Event& event);
  static std::vector<Piece> pieces(const Options& options);
  static void draw(const State& state, Viewer viewer, const SeatNames& names, Language language,
                   Canvas& canvas);

  // ── For the family ────────────────────────────────────────────────────────────────────────────

  static constexpr const std::array<dicium::UseSpec, use_count>& uses = all_uses;
  // A temple with Xenophanes is a card, and hidden: an option besides (CIV-10.23).
  static bool has_use(const State&, Seat, std::uint8_t use) { return use != use_temple3; }
  static bool playable(const State& state, Seat seat, std::uint8_t use, int faces) {
    return civilisation::playable(state, seat, use, faces);
  }
  static void play(State& state, std::uint8_t use, int faces, EventSink* sink);
  static int extra_faces(const State& state, Seat seat, dicium::Colour colour) {
    return civilisation::extra_faces(state, seat, colour);
  }
  static dicium::Limits limits(const State& state, Seat seat) {
    return civilisation::limits(state, seat);
  }
  static bool may_hold(const State& state, Seat seat) {
    return civilisation::may_hold(state, seat);
  }
  static bool offers_openly(const State& state, Seat seat) {
    return !redeployments(state, seat).empty();
  }
  static bool settle(State& state, EventSink* sink);
  static void add_further(const State& state, Seat seat, Decision decision, ActionList& list);
  static void play_further(State& state, Action action, EventSink* sink);
  static Next turn_over(State& state, Frame& frame, EventSink* sink);
  static Phrase use_words(const State& state, Seat seat, std::uint8_t use, int faces);
  static Refusal why_not_playable(const State& state, Seat seat, std::uint8_t use);
};

// What templates over games are instantiated with.
using TheGame = Civilisation;

// The game for the registry.
const AnyGame& game();

}  // namespace veillee::civilisation
