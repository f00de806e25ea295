// All together against the game: everybody lays wood on one fire, which must end neither too small
// nor too large.
#include <cstdlib>

#include "tests/toys/toy.hpp"

namespace veillee::toys_inside {
namespace {

constexpr std::uint8_t rounds = 2;
constexpr std::uint8_t most_wood = 3;

struct BeaconState {
  Rng rng;
  Pending pending;
  FrameStack<1> stack;
  SeatsOnly options;
  std::uint8_t turns = 0;  // taken
  std::uint8_t wood = 0;
};

int turns_of(const BeaconState& state) { return rounds * state.options.seats; }
int goal(const BeaconState& state) { return turns_of(state) * 2 + 1; }

// Each turn is expected to bring two.
struct BeaconModel : ModelOf<BeaconState, 2> {
  static constexpr WeightTable<features, phases> weights[] = {{{{150}, {-100}}}};
  static constexpr std::string_view singles[] = {"hope", "wood too much or too little"};
  static constexpr FeatureNames names = {singles, {}};
  template <class Add>
  static void tell(const State& state, Seat, Add add) {
    const int expected = state.wood + 2 * (turns_of(state) - state.turns);
    add(0, 1);
    add(1, std::abs(goal(state) - expected));
  }
};

struct Beacon : Toy<Beacon, BeaconState> {
  using Model = BeaconModel;
  static const GameInfo& info() {
    static constexpr ActionSpec notation[] = {
        {"lay", {number_argument}, {"mettre {1} de bois", "lay {1} wood"}}};
    static constexpr DecisionSpec decisions[] = {
        {"wood",
         {"{0}, combien de bois mettez-vous ?", "{0}, how much wood do you lay?"},
         "BEA-1.1"}};
    static constexpr EventSpec events[] = {{"laid",
                                            {"{0} met {1} de bois", "{0} lays {1} wood"},
                                            {number_argument},
                                            Motion::gain,
                                            Badge::seat,
                                            {in_numbers, 0}}};
    static const GameInfo info = {
        .id = "toy-beacon",
        .title = {"Phare", "Beacon"},
        .seats = {2, 4},
        .options = {},
        .notation = notation,
        .decisions = decisions,
        .events = events,
        .seat_names = seat_words,
        .rules = {.fr = "## 1. Phare\n- **BEA-1.1** [R] Chacun met du bois, jusqu’au compte.\n",
                  .en = "## 1. Beacon\n- **BEA-1.1** [R] Each lays wood, up to the sum.\n"},
        .longest_game = rounds * max_seats};
    return info;
  }
  static void options(const State&, Seat, ActionList& list) {
    for (std::uint8_t n = 0; n <= most_wood; ++n) list.add(make_action(0, n));
  }
  static Next step(State& state, Frame& frame, EventSink* sink) {
    const auto seat = static_cast<Seat>(state.turns % state.options.seats);
    if (frame.step == 0) return ask(state, frame, 0, seat, 1);
    const std::uint8_t laid = answer(state, seat).args[0];
    state.wood = static_cast<std::uint8_t>(state.wood + laid);
    tell(sink, 0, seat, laid);
    return ++state.turns == turns_of(state) ? Next::done : go_to(frame, 0);
  }
  static Teams teams(const State&) { return all_together; }
  static Outcome outcome(const State& state) {
    return together(state.options.seats, state.wood == goal(state), state.wood);
  }
  static void lay_out(PositionIo& io, State& state) {
    io.number("turns", state.turns, 0, turns_of(state) - 1);
    io.number("wood", state.wood, 0, rounds * max_seats * most_wood);
  }
  static int points(const State& state, Seat) { return state.wood; }
};

}  // namespace

SearchOf beacon() { return the_search<Beacon>(); }

}  // namespace veillee::toys_inside
