// What all toys share. A toy is a struct `T : Toy<T, State>` that adds
//   info, options, step, outcome
//   Model                the features of its worth, whose weights can be learnt (ModelOf)
//   lay_out(io, state)   what lies on the table, all of it open
//   points(state, seat)  of the score sheet
#pragma once

#include "engine/adapter.hpp"
#include "players/search_instance.hpp"

namespace veillee::toys_inside {

struct SeatsOnly {
  std::uint8_t seats = 2;
};

inline constexpr Words seat_words[] = {
    {"Nord", "North"}, {"Est", "East"}, {"Sud", "South"}, {"Ouest", "West"}};

// An item of a sum that is nothing but its number.
inline constexpr auto in_numbers = [](const Telling&, const std::uint8_t*, long long n) {
  return number(n);
};

// What the models of toys have in common (engine/evaluation.hpp): the same weights for every number
// of players and, unless the toy says otherwise, throughout the game.
template <class TheState, int Features, int Phases = 1>
struct ModelOf {
  using State = TheState;
  static constexpr int features = Features;
  static constexpr int phases = Phases;
  static constexpr int unit = 1;
  static constexpr std::uint8_t fewest_players = 1;
  static int phase(const State&) { return 0; }
};

template <class Self, class TheState>
struct Toy {
  using State = TheState;
  using Options = decltype(State::options);

  static State start(const Options& options, std::uint64_t seed) {
    State state;
    state.options = options;
    state.rng = Rng(seed);
    Self::resume(state);
    run<Self>(state, nullptr);
    return state;
  }
  static void resample(State& state, Viewer viewer, FastRng& random) {
    state.rng = Rng(random.word64());
    resample_answers<Self>(state, viewer, random);
  }
  static int worth(const State& state, Seat seat) {
    return weighed<typename Self::Model>(state, seat, state.options.seats);
  }
  static const LearnedEvaluation& evaluation() requires requires { typename Self::Model; }
  { return evaluation_of<typename Self::Model>(); }
  static std::string_view check(const State&) { return {}; }
  static std::optional<Refusal> refuse(const Options&) { return {}; }
  static Options options_of(const State& state) { return state.options; }

  static void describe(PositionIo& io, State& state) {
    if (io.reading()) {
      const Options options = state.options;
      state = State{};
      state.options = options;
    }
    io.everyone([&] { Self::lay_out(io, state); });
    io.nobody([&] { io.random("random", state.rng); });
  }
  // A turn begins with the first step.
  static void resume(State& state) { state.stack.push_back({}); }
  static bool quiet(const State& state) {
    State again = state;
    again.stack.clear();
    Self::resume(again);
    run<Self>(again, nullptr);
    return std::memcmp(&again, &state, sizeof state) == 0;
  }
  static Refusal why_not(const State& state, Seat seat, Action) {
    const SeatNames names = static_seat_names(Self::info());
    if (auto refusal = refuse_seat(state.pending, seat, names, {}, {})) return *refusal;
    return not_asked_for(Self::info(), state.pending, seat, names);
  }
  static std::vector<ScoreLine> score_sheet(const State& state) {
    ScoreLine line{phrase({"points", "points"}), {}};
    for (Seat seat = 0; seat < state.options.seats; ++seat)
      line.points.push_back(Self::points(state, seat));
    return {line};
  }
  // No more than the notation asks for: each value of each kind of argument.
  static std::vector<Piece> pieces(const Options& options) {
    const GameInfo& info = Self::info();
    const SeatNames names = static_seat_names(info);
    const Setup setup = setup_from(options);
    const std::string clause(info.decisions[0].clause);
    std::vector<Piece> pieces = {{"seat", phrase({"joueur", "player"}),
                                  phrase({"Quelqu’un à cette table.", "Somebody at this table."}),
                                  clause}};
    for (const ActionSpec& action : info.notation)
      for (std::size_t i = 0; i < action.arguments.size(); ++i) {
        const ArgumentSpec& argument = action.arguments[i];
        if (argument.kind == "seat" || argument.names.empty()) continue;
        for (std::uint8_t value = 0; value < argument.names.size(); ++value)
          pieces.push_back({std::string(argument.kind) + ":" + std::string(argument.names[value]),
                            argument.words({setup, names}, &value),
                            phrase({"Se choisit par son nom.", "Is chosen by its name."}), clause});
      }
    return pieces;
  }
  static void draw(const State& state, Viewer viewer, const SeatNames&, Language, Canvas& canvas) {
    json::Writer writer;
    writer.begin_object();
    write_view<Self>(state, viewer, writer);
    writer.end_object();
    canvas.put(0, 0, writer.text());
  }
};

// One for each toy.
template <Game T>
const AnyGame& the_game() {
  static const Adapter<T> adapter;
  return adapter;
}
template <Game T>
SearchOf the_search() {
  return search_of<T>(the_game<T>());
}

// Defined in the file of the toy.
SearchOf beacon();
SearchOf cellar();
SearchOf dice();
SearchOf par();
SearchOf riposte();
SearchOf rope();
SearchOf stall();

}  // namespace veillee::toys_inside
