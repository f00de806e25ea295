// Cards that lie face down and that some have seen: known to whoever put them there, not to the one
// before whom they lie. Each for itself; the rules of its cards are a family's (tests/toys/piles).
#include "tests/toys/piles/piles.hpp"
#include "tests/toys/toy.hpp"

namespace veillee::toys_inside {
namespace {

constexpr int card_count = 20;
constexpr std::uint8_t rounds = 4;
constexpr int shown_cards = 2;

enum Zone : std::uint8_t {
  display = piles::own_zones,
  hand,  // the card that was drawn, until it is laid
  cellars,
  zone_count = cellars + max_seats
};

struct CellarState {
  Rng rng;
  Pending pending;
  FrameStack<1> stack;
  SeatsOnly options;
  std::uint8_t round = 0;
  std::uint8_t turn = 0;
  std::uint8_t dealt = 0;  // the display of this round lies open
  Hidden<card_count> cards;
  std::array<std::uint8_t, 7> unused{};  // no padding
};

enum class Do : std::uint8_t { draw, take, look, lay };
enum class Decision : std::uint8_t { turn, laying };
enum class Happened : std::uint8_t { shown, drawn, taken, looked, laid };
enum Step : std::uint8_t { begin, chosen, laid };

constexpr int value_of(int card) { return card - 7; }
constexpr std::string_view card_ids[card_count] = {"-7", "-6", "-5", "-4", "-3", "-2", "-1",
                                                   "0",  "1",  "2",  "3",  "4",  "5",  "6",
                                                   "7",  "8",  "9",  "10", "11", "12"};
constexpr ArgumentSpec card_argument = {
    "card", card_ids, [](const Telling&, const std::uint8_t* value) {
      return *value == no_arg ? phrase({"une carte", "a card"})
                              : say({"la carte {0}", "card {0}"}, {number(value_of(*value))});
    }};

std::uint8_t cellar_of(Seat seat) { return static_cast<std::uint8_t>(cellars + seat); }

// A card that only this seat may see.
template <class Kind>
void whisper(EventSink* sink, Kind what, Seat seat, std::uint8_t card, std::uint8_t other = 0) {
  Event event = make_event(what, seat, card, other);
  event.private_args = 1;
  event.insiders = SeatSet::only(seat);
  emit(sink, event);
}

int points_of(const CellarState& state, Seat seat) {
  int sum = 0;
  for (const std::uint8_t card : state.cards.in(cellar_of(seat))) sum += value_of(card);
  return sum;
}

struct CellarModel : ModelOf<CellarState, 1> {
  static constexpr WeightTable<features, phases> weights[] = {{{{100}}}};
  static constexpr std::string_view singles[] = {"cellar"};
  static constexpr FeatureNames names = {singles, {}};
  template <class Add>
  static void tell(const State& state, Seat seat, Add add) {
    add(0, points_of(state, seat));
  }
};

struct Cellar : Toy<Cellar, CellarState> {
  using Model = CellarModel;
  static const GameInfo& info() {
    static constexpr auto notation = action_table<Do>({
        {Do::draw, "draw", {}, {"piocher", "draw"}},
        {Do::take, "take", {card_argument}, {"prendre {1}", "take {1}"}},
        {Do::look, "look", {seat_argument}, {"regarder la cave de {1}", "look into {1}'s cellar"}},
        {Do::lay, "lay", {seat_argument}, {"poser chez {1}", "lay before {1}"}},
    });
    static constexpr auto decisions = decision_table<Decision>({
        {Decision::turn,
         {"{0}, prenez une carte ou regardez une cave.", "{0}, take a card or look into a cellar."},
         "CEL-1.1"},
        {Decision::laying,
         {"{0}, chez qui posez-vous la carte ?", "{0}, before whom do you lay the card?"},
         "CEL-1.2"},
    });
    static constexpr auto events = event_table<Happened>({
        {Happened::shown, {"{1} est retournée", "{1} is turned over"}, {card_argument}},
        {Happened::drawn, {"{0} pioche {1}", "{0} draws {1}"}, {card_argument}},
        {Happened::taken, {"{0} prend {1}", "{0} takes {1}"}, {card_argument}},
        {Happened::looked,
         {"{0} regarde la cave de {1}", "{0} looks into {1}'s cellar"},
         {seat_argument}},
        {Happened::laid,
         {"{0} pose {1} chez {2}", "{0} lays {1} before {2}"},
         {card_argument, seat_argument}},
    });
    static const GameInfo info = {
        .id = "toy-cellar",
        .title = {"Cave", "Cellar"},
        .seats = {2, 4},
        .options = {},
        .notation = notation,
        .decisions = decisions,
        .events = events,
        .seat_names = seat_words,
        .rules = {.fr = "## 1. Cave\n"
                        "- **CEL-1.1** [R] On pioche, on prend une carte retournée dans sa cave, "
                        "ou l’on regarde une cave.\n"
                        "- **CEL-1.2** [R] La carte piochée se pose face cachée dans une cave.\n",
                  .en = "## 1. Cellar\n"
                        "- **CEL-1.1** [R] One draws, takes an open card into the own cellar, or "
                        "looks into a cellar.\n"
                        "- **CEL-1.2** [R] The drawn card is laid face down into any cellar.\n",
                  .family = &piles::rulebook()},
        .longest_game = rounds * max_seats * 2};
    return info;
  }
  static void options(const State& state, Seat seat, ActionList& list) {
    if (state.pending.decision == static_cast<std::uint8_t>(Decision::laying)) {
      for (Seat whose = 0; whose < state.options.seats; ++whose)
        list.add(make_action(Do::lay, whose));
      return;
    }
    list.add(make_action(Do::draw));
    for (const std::uint8_t card : state.cards.in(display)) list.add(make_action(Do::take, card));
    for (Seat whose = 0; whose < state.options.seats; ++whose)
      if (!state.cards.known_to(seat).contains(state.cards.in(cellar_of(whose))))
        list.add(make_action(Do::look, whose));
  }
  static Next step(State& state, Frame& frame, EventSink* sink) {
    const Seat seat = state.turn;
    const Action choice = answer(state, seat);
    switch (Step{frame.step}) {
      case begin:
        if (state.round == rounds) return Next::done;
        if (state.dealt == 0) turn_over(state, sink);
        return ask_all(state, frame, Decision::turn, SeatSet::only(seat), chosen, true);
      case chosen:
        if (Do{choice.kind} == Do::draw) {
          whisper(sink, Happened::drawn, seat,
                  piles::draw(state.cards, hand, SeatSet::only(seat), state.rng));
          return ask_all(state, frame, Decision::laying, SeatSet::only(seat), laid, true);
        }
        if (Do{choice.kind} == Do::take)
          state.cards.move(choice.args[0], cellar_of(seat));
        else
          for (const std::uint8_t card : state.cards.in(cellar_of(choice.args[0])))
            state.cards.show(card, SeatSet::only(seat));
        tell(sink, Do{choice.kind} == Do::take ? Happened::taken : Happened::looked, seat,
             choice.args[0]);
        return end_turn(state, frame);
      case laid: {
        const std::uint8_t card = state.cards.in(hand).first();
        state.cards.move(card, cellar_of(choice.args[0]));
        whisper(sink, Happened::laid, seat, card, choice.args[0]);
        return end_turn(state, frame);
      }
    }
    return Next::done;
  }
  static Next end_turn(State& state, Frame& frame) {
    state.turn = clockwise(state.turn, state.options.seats);
    if (state.turn == 0) {
      ++state.round;
      state.dealt = 0;
    }
    return go_to(frame, begin);
  }
  static void turn_over(State& state, EventSink* sink) {
    state.dealt = 1;
    for (const std::uint8_t card : state.cards.in(display))
      state.cards.move(card, piles::discarded);
    for (int i = 0; i < shown_cards; ++i)
      tell(sink, Happened::shown, neutral, piles::draw(state.cards, display, everybody, state.rng));
  }
  static int points(const State& state, Seat seat) { return points_of(state, seat); }
  static Outcome outcome(const State& state) {
    std::array<Standing, max_seats> standings{};
    for (Seat seat = 0; seat < state.options.seats; ++seat)
      standings[seat][0] = static_cast<std::int16_t>(points(state, seat));
    return ranked(state.options.seats, standings);
  }
  // Cellars are dark until the end.
  static Outcome standing(const State& state) {
    return state.stack.empty() ? outcome(state) : ranked(state.options.seats, {});
  }
  static std::vector<ScoreLine> score_sheet(const State& state) {
    return state.stack.empty() ? Toy::score_sheet(state) : std::vector<ScoreLine>{};
  }
  static void resample(State& state, Viewer viewer, FastRng& random) {
    state.rng = Rng(random.word64());
    state.cards.resample(viewer, random);
  }
  static std::string_view check(const State& state) {
    const bool laying = state.pending.decision == static_cast<std::uint8_t>(Decision::laying);
    if (state.cards.count(hand) != (laying ? 1 : 0)) return "a card is in hand, or none";
    int in_cellars = 0;
    for (Seat seat = 0; seat < max_seats; ++seat) {
      const int here = state.cards.count(cellar_of(seat));
      if (seat >= state.options.seats && here > 0) return "a cellar of nobody";
      in_cellars += here;
    }
    // A turn brings one card at most, so the pile never ends for good.
    if (in_cellars > state.round * state.options.seats + state.turn)
      return "too many cards are laid";
    if (!state.cards.known_to(spectator).contains(state.cards.in(display)))
      return "an open card that not everybody knows";
    return {};
  }
  // Where every card lies is for positions; each sees what it knows, and how many lie where.
  static void lay_out(PositionIo& io, State& state) {
    io.everyone([&] {
      io.number("round", state.round, 0, rounds - 1);
      io.number("turn", state.turn, 0, state.options.seats - 1);
      io.flag("dealt", state.dealt);
      io.derived([&](json::Writer& out) {
        std::array<int, zone_count> counts{};
        for (std::uint8_t zone = 0; zone < zone_count; ++zone)
          counts[zone] = state.cards.count(zone);
        out.numbers("counts", counts);
        write_known(out, "open", state, spectator);
      });
    });
    for (Seat seat = 0; seat < state.options.seats; ++seat)
      io.owner(seat, false, [&] {
        io.derived([&](json::Writer& out) { write_known(out, "known", state, seat); });
      });
    io.nobody([&] { state.cards.describe(io, "zones", "knowers", zone_count); });
  }
  // [card, zone, card, zone …]
  static void write_known(json::Writer& out, std::string_view key, const State& state,
                          Viewer viewer) {
    std::vector<int> list;
    for (const std::uint8_t card : state.cards.known_to(viewer)) {
      list.push_back(card);
      list.push_back(state.cards.zone(card));
    }
    out.numbers(key, list);
  }
};

}  // namespace

SearchOf cellar() { return the_search<Cellar>(); }

}  // namespace veillee::toys_inside
