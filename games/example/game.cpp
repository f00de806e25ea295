#include "games/example/game.hpp"

#include "engine/adapter.hpp"
#include "engine/purse.hpp"
#include "engine/widgets.hpp"

namespace veillee::example {

extern const std::string_view rules_in_french;
extern const std::string_view rules_in_english;

// ── Tables: in the order of the enumerators, or they do not compile ──────────────────────────────

namespace {

// {0} is the seat, {1} the first argument.
constexpr auto actions = action_table<Do>({
    {Do::show, "show", {number_argument}, {"montrer {1}", "show {1}"}},
});
constexpr auto decisions = decision_table<Decision>({
    {Decision::show, {"{0} : combien de doigts ?", "{0}: how many fingers?"}, "HAN-1.1"},
});
constexpr auto events = event_table<Happened>({
    {Happened::shown, {"{0} montre {1}", "{0} shows {1}"}, {number_argument}},
});
constexpr Words seats[] = {{"Nord", "North"}, {"Est", "East"}, {"Sud", "South"}, {"Ouest", "West"}};

}  // namespace

const GameInfo& Hands::info() {
  static const GameInfo info = {
      .id = "hands",
      .title = {"Mains", "Hands"},
      .about = {"Le plus petit des jeux: tous montrent des doigts à la fois, et les comptent.",
                "The smallest of games: all show fingers at once, and count them."},
      .seats = {2, 4},
      .options = {},
      .notation = actions,
      .decisions = decisions,
      .events = events,
      .seat_names = seats,
      .rules = {.fr = rules_in_french, .en = rules_in_english, .library = "example"},
      .longest_game = rounds * max_seats};
  return info;
}

// ── Rules ────────────────────────────────────────────────────────────────────────────────────────

Hands::State Hands::start(const Options& options, std::uint64_t seed) {
  State state;
  state.rng = Rng(seed);
  state.options = options;
  resume(state);
  run<Hands>(state, nullptr);
  return state;
}

void Hands::options(const State&, Seat, ActionList& list) {  // HAN-1.1
  for (std::uint8_t n = 0; n <= most_fingers; ++n) list.add(make_action(Do::show, n));
}

// One flow: a round.
Next Hands::step(State& state, Frame& frame, EventSink* sink) {
  switch (Step{frame.step}) {
    case Step::ask:
      return ask_all(state, frame, Decision::show, SeatSet::all(state.options.seats), Step::score);
    case Step::score:
      for (Seat seat = 0; seat < state.options.seats; ++seat) {
        const std::uint8_t shown = answer(state, seat).args[0];
        add(state.score[seat], shown);  // HAN-1.2
        tell(sink, Happened::shown, seat, shown);
      }
      if (++state.round == rounds) return Next::done;  // HAN-1.3
      return go_to(frame, Step::ask);
  }
  return Next::done;
}

Outcome Hands::outcome(const State& state) {
  std::array<Standing, max_seats> standings{};
  for (Seat seat = 0; seat < state.options.seats; ++seat) standings[seat][0] = state.score[seat];
  return ranked(state.options.seats, standings);
}

int Hands::worth(const State& state, Seat seat) { return 100 * state.score[seat]; }

std::string_view Hands::check(const State& state) {
  for (const std::uint8_t score : state.score)
    if (score > state.round * most_fingers) return "more points than fingers";
  return {};
}

// ── What is known ────────────────────────────────────────────────────────────────────────────────

// Nothing is hidden but answers that wait for others', and what chance will bring.
void Hands::resample(State& state, Viewer viewer, FastRng& random) {
  state.rng = Rng(random.word64());
  resample_answers<Hands>(state, viewer, random);
}

void Hands::describe(PositionIo& io, State& state) {
  io.everyone([&] {
    io.number("round", state.round, 0, rounds - 1);
    io.seats("seats", state.options.seats,
             [&](Seat seat) { io.number("score", state.score[seat], 0, rounds * most_fingers); });
  });
  io.nobody([&] { io.random("random", state.rng); });
}

bool Hands::quiet(const State&) { return true; }  // every round begins with its pieces alone
void Hands::resume(State& state) { state.stack.push_back({}); }

// ── For people ───────────────────────────────────────────────────────────────────────────────────

std::optional<Refusal> Hands::refuse(const Options&) { return {}; }
Hands::Options Hands::options_of(const State& state) { return state.options; }

Refusal Hands::why_not(const State& state, Seat seat, Action) {
  const SeatNames names = static_seat_names(info());
  if (auto refusal = refuse_seat(state.pending, seat, names, "HAN-1.3", "HAN-1.1")) return *refusal;
  return {phrase({"pas tant de doigts", "not so many fingers"}), "HAN-1.1"};
}

std::vector<ScoreLine> Hands::score_sheet(const State& state) {
  ScoreLine line{phrase({"doigts", "fingers"}), {}};
  for (Seat seat = 0; seat < state.options.seats; ++seat) line.points.push_back(state.score[seat]);
  return {line};
}

// Whatever can be pointed at: numbers are said by themselves.
std::vector<Piece> Hands::pieces(const Options&) {
  constexpr WordFile glossary(
#include "games/example/glossary.txt"
  );
  std::vector<Piece> pieces;
  add_pieces(pieces, glossary);
  return pieces;
}

void Hands::draw(const State& state, Viewer viewer, const SeatNames& names, Language language,
                 Canvas& canvas) {
  const Pen pen(canvas, language);
  pen.put(0, 0, pen.text(say({"manche {0}", "round {0}"}, {number(state.round + 1)})));
  for (Seat seat = 0; seat < state.options.seats; ++seat) {
    const int x = pen.put(0, 1 + seat, seat_label(seat, pen.text(names[seat]), 12));
    pen.put_right(18, 1 + seat, std::to_string(state.score[seat]));
    // What has been answered already is for the one who answered.
    if (seat == viewer && state.pending.answered.has(seat))
      pen.put(std::max(x, 20), 1 + seat,
              pen.text(say({"à moi : {0}", "mine {0}"}, {number(answer(state, seat).args[0])})));
  }
}

static_assert(Game<Hands>);

const AnyGame& game() {
  static const Adapter<Hands> adapter;
  return adapter;
}

}  // namespace veillee::example
