// Three dice, twice to be thrown again: what chance has shown decides what to do next. Each for
// itself.
#include <algorithm>

#include "engine/hash.hpp"
#include "tests/toys/toy.hpp"

namespace veillee::toys_inside {
namespace {

constexpr std::uint8_t rounds = 3;
constexpr std::uint8_t throws_again = 2;

struct DiceState {
  Rng rng;
  Pending pending;
  FrameStack<1> stack;
  SeatsOnly options;
  std::uint8_t round = 0;
  std::uint8_t turn = 0;
  std::uint8_t left = 0;  // throws
  std::array<std::uint8_t, 3> faces{};
  std::array<std::uint8_t, max_seats> score{};
};

enum Verb : std::uint8_t { keep, rethrow };

int worth_of_hand(const std::array<std::uint8_t, 3>& faces) {  // sorted
  if (faces[0] == 0) return 0;
  if (faces[0] == faces[2]) return 6;
  if (faces[0] + 1 == faces[1] && faces[1] + 1 == faces[2]) return 4;
  return faces[0] == faces[1] || faces[1] == faces[2] ? 2 : 0;
}

struct DiceModel : ModelOf<DiceState, 2> {
  static constexpr WeightTable<features, phases> weights[] = {{{{100}, {100}}}};
  static constexpr std::string_view singles[] = {"score", "hand"};
  static constexpr FeatureNames names = {singles, {}};
  template <class Add>
  static void tell(const State& state, Seat seat, Add add) {
    add(0, state.score[seat]);
    if (seat == state.turn) add(1, worth_of_hand(state.faces));
  }
};

struct Dice : Toy<Dice, DiceState> {
  using Model = DiceModel;
  static const GameInfo& info() {
    static constexpr std::string_view sets[] = {"none", "1", "2", "12", "3", "13", "23", "123"};
    static constexpr ArgumentSpec set = {
        "dice", sets,
        [](const Telling&, const std::uint8_t* value) { return verbatim(sets[*value]); }};
    static constexpr ActionSpec notation[] = {
        {"keep", {}, {"garder", "keep"}}, {"throw", {set}, {"relancer {1}", "throw {1} again"}}};
    static constexpr DecisionSpec decisions[] = {
        {"hand", {"{0}, gardez ou relancez.", "{0}, keep or throw again."}, "DIE-1.1"}};
    static constexpr EventSpec events[] = {
        {"thrown",
         {"{0} lance {1}, {2} et {3}", "{0} throws {1}, {2} and {3}"},
         {number_argument, number_argument, number_argument}},
        {"kept", {"{0} marque {1}", "{0} scores {1}"}, {number_argument}}};
    static const GameInfo info = {
        .id = "toy-dice",
        .title = {"Dés", "Dice"},
        .seats = {2, 4},
        .options = {},
        .notation = notation,
        .decisions = decisions,
        .events = events,
        .seat_names = seat_words,
        .rules = {.fr = "## 1. Dés\n- **DIE-1.1** [R] On garde sa main, ou l’on relance.\n",
                  .en = "## 1. Dice\n- **DIE-1.1** [R] One keeps the hand, or throws again.\n"},
        .longest_game = rounds * max_seats * (throws_again + 1)};
    return info;
  }
  static void options(const State& state, Seat, ActionList& list) {
    list.add(make_action(keep));
    for (std::uint8_t set = 1; set < 8 && state.left > 0; ++set)
      list.add(make_action(rethrow, set));
  }
  static void cast(State& state, unsigned set, EventSink* sink) {
    for (std::uint8_t i = 0; i < 3; ++i)
      if (set >> i & 1U) state.faces[i] = static_cast<std::uint8_t>(1 + state.rng.below(6));
    std::sort(state.faces.begin(), state.faces.end());
    tell(sink, 0, state.turn, state.faces[0], state.faces[1], state.faces[2]);
  }
  static Next step(State& state, Frame& frame, EventSink* sink) {
    if (frame.step == 0) {
      if (state.round == rounds) return Next::done;
      if (state.faces[0] == 0) {
        state.left = throws_again;
        cast(state, 7, sink);
      }
      return ask_all(state, frame, 0, SeatSet::only(state.turn), 1, true);
    }
    const Action chosen = answer(state, state.turn);
    if (chosen.kind == rethrow) {
      --state.left;
      cast(state, chosen.args[0], sink);
      return ask_all(state, frame, 0, SeatSet::only(state.turn), 1, true);
    }
    const int gained = worth_of_hand(state.faces);
    state.score[state.turn] = static_cast<std::uint8_t>(state.score[state.turn] + gained);
    tell(sink, 1, state.turn, static_cast<std::uint8_t>(gained));
    state.faces = {};
    state.left = 0;
    state.turn = clockwise(state.turn, state.options.seats);
    if (state.turn == 0) ++state.round;
    return go_to(frame, 0);
  }
  static Outcome outcome(const State& state) {
    std::array<Standing, max_seats> standings{};
    for (Seat seat = 0; seat < state.options.seats; ++seat) standings[seat][0] = state.score[seat];
    return ranked(state.options.seats, standings);
  }
  static std::uint64_t shown_chance(const State& state) {
    return state.faces[0] | state.faces[1] << 8 | state.faces[2] << 16;
  }
  static void lay_out(PositionIo& io, State& state) {
    io.number("round", state.round, 0, rounds - 1);
    io.number("turn", state.turn, 0, state.options.seats - 1);
    io.number("left", state.left, 0, throws_again);
    io.numbers("faces", state.faces, 0, 6);
    io.numbers("score", state.score, 0, 6 * rounds);
  }
  static int points(const State& state, Seat seat) { return state.score[seat]; }
};

}  // namespace

SearchOf dice() { return the_search<Dice>(); }

}  // namespace veillee::toys_inside
