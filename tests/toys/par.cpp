// One alone against par: a sure step or a risky one, and only reaching par counts; with ranks, how
// far one comes.
#include "tests/toys/toy.hpp"

namespace veillee::toys_inside {
namespace {

constexpr std::uint8_t rounds = 6;
constexpr std::uint8_t sure_step = 2;
constexpr std::uint8_t risky_step = 5;
constexpr int par_score = 15;
constexpr std::uint8_t ranks = 4;

struct ParOptions {
  std::uint8_t seats = 1;
  std::uint8_t ranked = 0;
};

struct ParState {
  Rng rng;
  Pending pending;
  FrameStack<1> stack;
  ParOptions options;
  std::uint8_t round = 0;
  std::array<std::uint8_t, 1> score{};
  std::array<std::uint8_t, 7> unused{};  // no padding
};

enum Verb : std::uint8_t { sure, risk };

struct ParModel : ModelOf<ParState, 2> {
  static constexpr WeightTable<features, phases> weights[] = {{{{100}, {220}}}};
  static constexpr std::string_view singles[] = {"score", "rounds left"};
  static constexpr FeatureNames names = {singles, {}};
  template <class Add>
  static void tell(const State& state, Seat, Add add) {
    add(0, state.score[0]);
    add(1, rounds - state.round);
  }
};

struct Par : Toy<Par, ParState> {
  using Model = ParModel;
  static constexpr bool beyond_throws = true;
  static const GameInfo& info() {
    static constexpr ActionSpec notation[] = {{"sure", {}, {"un pas sûr", "a sure step"}},
                                              {"risk", {}, {"un pas risqué", "a risky step"}}};
    static constexpr DecisionSpec decisions[] = {
        {"step",
         {"{0}, faites un pas sûr ou risqué.", "{0}, take a sure step or a risky one."},
         "PAR-1.1"}};
    static constexpr EventSpec events[] = {{"stepped",
                                            {"{0} avance de {1}", "{0} goes on by {1}"},
                                            {number_argument},
                                            Motion::gain,
                                            Badge::seat,
                                            {in_numbers, 0}}};
    static constexpr OptionSpec options[] = {
        {"ranks", {"rangs", "ranks"}, {"jusqu’où l’on va", "how far one comes"}, off_on}};
    static const GameInfo info = {
        .id = "toy-par",
        .title = {"Par", "Par"},
        .seats = {1, 1},
        .options = options,
        .notation = notation,
        .decisions = decisions,
        .events = events,
        .seat_names = seat_words,
        .rules = {.fr = "## 1. Par\n- **PAR-1.1** [R] On fait un pas sûr ou risqué.\n",
                  .en = "## 1. Par\n- **PAR-1.1** [R] One takes a sure step or a risky one.\n"},
        .longest_game = rounds};
    return info;
  }
  static void options(const State&, Seat, ActionList& list) {
    list.add(make_action(sure));
    list.add(make_action(risk));
  }
  static Next step(State& state, Frame& frame, EventSink* sink) {
    if (frame.step == 1) {
      const bool far = answer(state, 0).kind == risk && state.rng.below(2) == 0;
      const std::uint8_t gained = answer(state, 0).kind == sure ? sure_step : far ? risky_step : 0;
      state.score[0] = static_cast<std::uint8_t>(state.score[0] + gained);
      tell(sink, 0, 0, gained);
      if (++state.round == rounds) return Next::done;
    }
    return ask(state, frame, 0, 0, 1);
  }
  static Outcome outcome(const State& state) {
    const int score = state.score[0];
    if (state.options.ranked == 0) return together(1, score >= par_score, state.score[0]);
    const int below = std::max(0, par_score - score + sure_step - 1) / sure_step;
    return graded(state.score[0], static_cast<std::uint8_t>(std::min<int>(ranks, 1 + below)),
                  ranks);
  }
  static int rival_worth(const State&) { return 100 * par_score; }
  static void lay_out(PositionIo& io, State& state) {
    io.number("round", state.round, 0, rounds - 1);
    io.numbers("score", state.score, 0, rounds * risky_step);
  }
  static int points(const State& state, Seat) { return state.score[0]; }
};

}  // namespace

SearchOf par() { return the_search<Par>(); }

}  // namespace veillee::toys_inside
