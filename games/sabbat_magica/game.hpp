// Sabbat Magica as the engine sees it (the contract: engine/game.hpp).
#pragma once

#include "engine/any_game.hpp"
#include "games/sabbat_magica/rules.hpp"

namespace veillee::sabbat_magica {

struct SabbatMagica {
  using Options = sabbat_magica::Options;
  using State = sabbat_magica::State;

  static const GameInfo& info();

  static State start(const Options& options, std::uint64_t seed) {
    return sabbat_magica::start(options, seed);
  }
  static void options(const State& state, Seat seat, ActionList& list) {
    sabbat_magica::options(state, seat, list);
  }
  static Next step(State& state, Frame& frame, EventSink* sink) {
    return sabbat_magica::step(state, frame, sink);
  }
  static Outcome outcome(const State& state) { return sabbat_magica::outcome(state); }
  static void resample(State& state, Viewer viewer, FastRng& random);
  static int worth(const State& state, Seat seat);
  static const LearnedEvaluation& evaluation();
  static std::string_view check(const State& state) { return sabbat_magica::check(state); }

  static std::optional<Refusal> refuse(const Options& options);
  static Options options_of(const State& state) { return state.options; }
  static SeatNames seat_names(const State& state);  // by the peoples
  static void describe(PositionIo& io, State& state);
  static bool quiet(const State& state) { return sabbat_magica::quiet(state); }
  static void resume(State& state) { sabbat_magica::resume(state); }
  static Phrase action_words(const State& state, Seat seat, Action action, const SeatNames& names);
  static Phrase event_words(const Options& options, const Event& event, const SeatNames& names);
  static Phrase prompt_words(const State& state, Seat seat, const SeatNames& names);
  static Refusal why_not(const State& state, Seat seat, Action action);
  static std::vector<ScoreLine> score_sheet(const State& state);
  static std::optional<Points> points(const Event& event);
  static SeatOrder turn_order(const State& state);
  static std::vector<Piece> pieces(const Options& options);
  static void draw(const State& state, Viewer viewer, const SeatNames& names, Language language,
                   Canvas& canvas);
};

// What views tell beside the pieces; the POWER cards that a player may still use; what is coming to
// a player if nothing changes.
void write_derived(const State& state, json::Writer& out);
void write_powers(const Player& player, json::Writer& out);
void write_outlook(const State& state, Seat seat, json::Writer& out);

// What templates over games are instantiated with.
using TheGame = SabbatMagica;

// The game for the registry.
const AnyGame& game();

}  // namespace veillee::sabbat_magica
