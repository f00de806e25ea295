// Two teams pull a rope: it may end in the middle, which is a draw.
#include <bit>

#include "tests/toys/toy.hpp"

namespace veillee::toys_inside {
namespace {

constexpr std::uint8_t pulls = 2;      // of each seat
constexpr std::uint8_t strengths = 3;  // each once

struct RopeState {
  Rng rng;
  Pending pending;
  FrameStack<1> stack;
  SeatsOnly options;
  std::uint8_t turns = 0;                        // taken
  std::array<std::uint8_t, max_seats> pulled{};  // in all
  std::array<std::uint8_t, max_seats> used{};    // bit n: strength n + 1
  std::array<std::uint8_t, 1> unused{};          // no padding
};

constexpr Teams two_teams = {0, 1, 0, 1};

struct RopeModel : ModelOf<RopeState, 2, pulls> {
  static constexpr WeightTable<features, phases> weights[] = {{{{100, 100}, {30, 30}}}};
  static constexpr std::string_view singles[] = {"pulled", "left"};
  static constexpr FeatureNames names = {singles, {}};
  static int phase(const State& state) {
    return std::min(pulls - 1, state.turns / state.options.seats);
  }
  template <class Add>
  static void tell(const State& state, Seat seat, Add add) {
    add(0, state.pulled[seat]);
    for (int n = 0; n < strengths; ++n)
      if ((state.used[seat] >> n & 1) == 0) add(1, n + 1);
  }
};

struct Rope : Toy<Rope, RopeState> {
  using Model = RopeModel;
  static const GameInfo& info() {
    static constexpr ActionSpec notation[] = {
        {"pull", {number_argument}, {"tirer de {1}", "pull by {1}"}}};
    static constexpr DecisionSpec decisions[] = {
        {"pull",
         {"{0}, avec quelle force tirez-vous ?", "{0}, how strongly do you pull?"},
         "ROP-1.1"}};
    static constexpr EventSpec events[] = {{"pulled",
                                            {"{0} tire de {1}", "{0} pulls by {1}"},
                                            {number_argument},
                                            Motion::gain,
                                            Badge::seat,
                                            {in_numbers, 0}}};
    static const GameInfo info = {
        .id = "toy-rope",
        .title = {"Corde", "Rope"},
        .seats = {2, 4, 1U << 2 | 1U << 4},
        .options = {},
        .notation = notation,
        .decisions = decisions,
        .events = events,
        .seat_names = seat_words,
        .rules = {.fr = "## 1. Corde\n- **ROP-1.1** [R] Chaque force ne sert qu’une fois.\n",
                  .en = "## 1. Rope\n- **ROP-1.1** [R] Each strength is used only once.\n"},
        .longest_game = pulls * max_seats,
        .may_be_drawn = true};
    return info;
  }
  static void options(const State& state, Seat seat, ActionList& list) {
    for (std::uint8_t n = 0; n < strengths; ++n)
      if ((state.used[seat] >> n & 1) == 0)
        list.add(make_action(0, static_cast<std::uint8_t>(n + 1)));
  }
  static Next step(State& state, Frame& frame, EventSink* sink) {
    const auto seat = static_cast<Seat>(state.turns % state.options.seats);
    if (frame.step == 0) return ask(state, frame, 0, seat, 1);
    const std::uint8_t strength = answer(state, seat).args[0];
    state.pulled[seat] = static_cast<std::uint8_t>(state.pulled[seat] + strength);
    state.used[seat] = static_cast<std::uint8_t>(state.used[seat] | 1U << (strength - 1));
    tell(sink, 0, seat, strength);
    return ++state.turns == pulls * state.options.seats ? Next::done : go_to(frame, 0);
  }
  static Teams teams(const State&) { return two_teams; }
  static Outcome outcome(const State& state) {
    int rope = 0;
    for (Seat seat = 0; seat < state.options.seats; ++seat)
      rope += two_teams[seat] == 0 ? state.pulled[seat] : -state.pulled[seat];
    if (rope == 0) return drawn(state.options.seats, two_teams);
    return by_teams(state.options.seats, two_teams, rope > 0 ? 0 : 1);
  }
  static std::string_view check(const State& state) {
    for (Seat seat = 0; seat < state.options.seats; ++seat) {
      const int pulled = (state.turns + state.options.seats - 1 - seat) / state.options.seats;
      if (std::popcount(state.used[seat]) != pulled) return "ROP-1.1: a strength for each pull";
    }
    return {};
  }
  static void lay_out(PositionIo& io, State& state) {
    io.number("turns", state.turns, 0, pulls * state.options.seats - 1);
    io.numbers("pulled", state.pulled, 0, pulls * strengths);
    io.numbers("used", state.used, 0, 7);
  }
  static int points(const State& state, Seat seat) { return state.pulled[seat]; }
};

}  // namespace

SearchOf rope() { return the_search<Rope>(); }

}  // namespace veillee::toys_inside
