// Strikes that hidden cards may parry, and parries that they may parry again:
// discreet questions (engine/flow.hpp). Everybody sees how many cards the
// others hold, nobody which. Each for itself.
#include <algorithm>

#include "tests/toys/toy.hpp"

namespace veillee::toys_inside {
namespace {

constexpr std::uint8_t rounds = 3;
constexpr std::uint8_t all_parries = 6;
constexpr std::uint8_t all_blanks = 14;
constexpr std::uint8_t first_hand = 2;

struct Cards {
  std::uint8_t parries = 0;
  std::uint8_t blanks = 0;

  int size() const { return parries + blanks; }
  // One of them by chance goes to another pile. There must be one.
  template <class Random>
  void draw(Cards& to, Random& random) {
    const bool parry = random.below(static_cast<std::uint32_t>(size())) < parries;
    --(parry ? parries : blanks);
    ++(parry ? to.parries : to.blanks);
  }
};

struct RiposteState {
  Rng rng;
  Pending pending;
  FrameStack<1> stack;
  SeatsOnly options;
  std::uint8_t round = 0;
  Seat turn = 0;
  Seat target = no_arg;     // while a strike is under way
  std::uint8_t stands = 0;  // the strike has not been parried
  Cards deck{all_parries, all_blanks};
  std::array<Cards, max_seats> hands{};
  std::array<std::uint8_t, max_seats> score{};
};

enum Verb : std::uint8_t { strike, pass, parry };
enum Question : std::uint8_t { whom, react };
enum Happened : std::uint8_t { drew, struck, parried, scored };
enum Step : std::uint8_t { begin, chosen, window, answered };

struct RiposteModel : ModelOf<RiposteState, 3> {
  static constexpr WeightTable<features, phases> weights[] = {{{{100}, {30}, {60}}}};
  static constexpr std::string_view singles[] = {"score", "parries", "strikes"};
  static constexpr FeatureNames names = {singles, {}};
  template <class Add>
  static void tell(const State& state, Seat seat, Add add) {
    add(0, state.score[seat]);
    add(1, state.hands[seat].parries);
    if (state.turn == seat && state.stands != 0) add(2, 1);
  }
};

struct Riposte : Toy<Riposte, RiposteState> {
  using Model = RiposteModel;
  static const GameInfo& info() {
    static constexpr ActionSpec notation[] = {
        {"strike", {seat_argument}, {"frapper {1}", "strike {1}"}},
        {"pass", {}, {"laisser passer", "let it pass"}},
        {"parry", {}, {"parer", "parry"}}};
    static constexpr DecisionSpec decisions[] = {
        {"whom", {"{0}, qui frapper ?", "{0}, whom do you strike?"}, "RIP-1.1"},
        {"react", {"{0}, parer ou laisser passer ?", "{0}, parry or let it pass?"}, "RIP-1.2"}};
    static constexpr EventSpec events[] = {
        {"drew", {"{0} tire une carte", "{0} draws a card"}},
        {"struck", {"{0} frappe {1}", "{0} strikes {1}"}, {seat_argument}},
        {"parried", {"{0} pare", "{0} parries"}},
        {"scored", {"{0} marque un point", "{0} scores a point"}}};
    static const GameInfo info = {
        .id = "toy-riposte",
        .title = {"Riposte", "Riposte"},
        .seats = {2, 4},
        .options = {},
        .notation = notation,
        .decisions = decisions,
        .events = events,
        .seat_names = seat_words,
        .rules = {.fr = "## 1. Riposte\n- **RIP-1.1** [R] On frappe, puis l’on "
                        "tire une carte.\n"
                        "- **RIP-1.2** [R] Qui tient une parade peut la jouer, "
                        "en secret.\n",
                  .en = "## 1. Riposte\n- **RIP-1.1** [R] One strikes, then "
                        "draws a card.\n"
                        "- **RIP-1.2** [R] Whoever holds a parry may play it, "
                        "in secret.\n"},
        .longest_game = rounds * max_seats + max_seats * (rounds * max_seats + all_parries)};
    return info;
  }
  static State start(const Options& options, std::uint64_t seed) {
    State state;
    state.options = options;
    state.rng = Rng(seed);
    for (Seat seat = 0; seat < options.seats; ++seat)
      for (int n = 0; n < first_hand; ++n) state.deck.draw(state.hands[seat], state.rng);
    resume(state);
    run<Riposte>(state, nullptr);
    return state;
  }
  static void options(const State& state, Seat seat, ActionList& list) {
    if (state.pending.decision == whom) {
      for (Seat other = 0; other < state.options.seats; ++other)
        if (other != state.turn) list.add(make_action(strike, other));
      return;
    }
    list.add(make_action(pass));
    if (state.hands[seat].parries > 0) list.add(make_action(parry));
  }
  static void draw_card(State& state, EventSink* sink) {
    if (state.deck.size() == 0) return;
    Cards& hand = state.hands[state.turn];
    const std::uint8_t before = hand.parries;
    state.deck.draw(hand, state.rng);
    Event event = make_event(drew, state.turn, hand.parries > before ? 1 : 0);
    event.private_args = 1;
    event.insiders = SeatSet::only(state.turn);
    emit(sink, event);
  }
  static Next step(State& state, Frame& frame, EventSink* sink) {
    switch (Step{frame.step}) {
      case begin:
        if (state.round == rounds) return Next::done;
        return ask_all(state, frame, whom, SeatSet::only(state.turn), chosen, true);
      case chosen:
        state.target = answer(state, state.turn).args[0];
        state.stands = 1;
        tell(sink, struck, state.turn, state.target);
        return go_to(frame, window);
      case window: {
        SeatSet entitled;
        for (Seat seat = 0; seat < state.options.seats; ++seat)
          if (state.hands[seat].size() > 0) entitled.add(seat);
        return ask_discreetly(state, frame, react, entitled, answered);
      }
      case answered:
        if (const auto seat =
                first_to_react(state, make_action(pass), state.turn, state.options.seats)) {
          --state.hands[*seat].parries;
          state.stands ^= 1;
          tell(sink, parried, *seat);
          return go_to(frame, window);
        }
        if (state.stands != 0) {
          ++state.score[state.turn];
          tell(sink, scored, state.turn);
        }
        state.target = no_arg;
        state.stands = 0;
        draw_card(state, sink);
        state.turn = clockwise(state.turn, state.options.seats);
        if (state.turn == 0) ++state.round;
        return go_to(frame, begin);
    }
    return Next::done;
  }
  static void resample(State& state, Viewer viewer, FastRng& random) {
    state.rng = Rng(random.word64());
    deal_discreetly<Riposte>(state, viewer, [&](State& dealt) {
      Cards unseen = dealt.deck;
      std::array<int, max_seats> sizes{};
      for (Seat seat = 0; seat < dealt.options.seats; ++seat) {
        if (seat == viewer) continue;
        Cards& hand = dealt.hands[seat];
        sizes[seat] = hand.size();
        unseen.parries = static_cast<std::uint8_t>(unseen.parries + hand.parries);
        unseen.blanks = static_cast<std::uint8_t>(unseen.blanks + hand.blanks);
        hand = {};
      }
      for (Seat seat = 0; seat < dealt.options.seats; ++seat)
        for (int n = 0; n < sizes[seat]; ++n) unseen.draw(dealt.hands[seat], random);
      dealt.deck = unseen;
    });
  }
  // Even who lets everything pass wants to know when the blow is for him.
  static bool concerns(const State& state, Seat seat) { return seat == state.target; }

  static Outcome outcome(const State& state) {
    std::array<Standing, max_seats> standings{};
    for (Seat seat = 0; seat < state.options.seats; ++seat) standings[seat][0] = state.score[seat];
    return ranked(state.options.seats, standings);
  }
  static std::string_view check(const State& state) {
    int cards = state.deck.size();
    for (const Cards& hand : state.hands) cards += hand.size();
    return cards <= all_parries + all_blanks ? "" : "there are more cards than there were";
  }
  static void lay_out(PositionIo& io, State& state) {
    io.number("round", state.round, 0, rounds - 1);
    io.name("turn", state.turn, std::span(seat_letters).first(state.options.seats));
    io.seats("seats", state.options.seats, [&](Seat seat) {
      Cards& hand = state.hands[seat];
      io.number("score", state.score[seat], 0, rounds);
      io.owner(seat, false, [&] {
        io.number("parries", hand.parries, 0, all_parries);
        io.number("blanks", hand.blanks, 0, all_blanks);
      });
      io.derived([&](json::Writer& out) { out.member("cards", hand.size()); });
    });
    io.derived([&](json::Writer& out) {
      if (state.target != no_arg) out.member("strikes", seat_letters[state.target]);
      out.member("stands", state.stands != 0);
    });
    io.nobody([&] {
      io.object("deck", [&] {
        io.number("parries", state.deck.parries, 0, all_parries);
        io.number("blanks", state.deck.blanks, 0, all_blanks);
      });
    });
  }
  static int points(const State& state, Seat seat) { return state.score[seat]; }
};

}  // namespace

SearchOf riposte() { return the_search<Riposte>(); }

}  // namespace veillee::toys_inside
