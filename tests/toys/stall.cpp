#include "tests/toys/stall.hpp"

#include "tests/toys/toy.hpp"

namespace veillee::toys_inside {

extern const std::string_view stall_deck;  // stall.json

namespace {

constexpr std::uint8_t rounds = 3;
constexpr int most_copies = 9;
constexpr int most_points = 20;

constexpr std::string_view good_ids[good_count] = {"G1", "G2", "G3", "G4", "G5", "G6"};

struct StallOptions {
  std::uint8_t seats = 2;
  std::uint8_t deck = 0;
};

struct StallState {
  Rng rng;
  Pending pending;
  FrameStack<1> stack;
  StallOptions options;
  std::uint8_t turns = 0;  // taken
  std::array<std::uint8_t, good_count> taken{};
  std::array<std::int8_t, max_seats> score{};
  std::array<std::uint8_t, 6> unused{};  // no padding
};

const StallDeck& deck_of(const StallState& state) {
  return Decks<StallDeck>::at(state.options.deck);
}
const StallDeck& deck_of(const Setup& setup) {
  return Decks<StallDeck>::at(options_from<StallOptions>(setup).deck);
}

constexpr ArgumentSpec good_argument = {"good", good_ids,
                                        [](const Telling& telling, const std::uint8_t* value) {
                                          return deck_of(telling.setup).names[*value];
                                        }};

struct StallModel : ModelOf<StallState, 1> {
  static constexpr WeightTable<features, phases> weights[] = {{{{100}}}};
  static constexpr std::string_view singles[] = {"score"};
  static constexpr FeatureNames names = {singles, {}};
  template <class Add>
  static void tell(const State& state, Seat seat, Add add) {
    add(0, state.score[seat]);
  }
};

struct Stall : Toy<Stall, StallState> {
  using Model = StallModel;
  using Deck = StallDeck;
  static const GameInfo& info() {
    static constexpr ActionSpec notation[] = {
        {"take", {good_argument}, {"prendre : {1}", "take: {1}"}}};
    static constexpr DecisionSpec decisions[] = {
        {"take",
         {"{0}, que prenez-vous à l’étal ?", "{0}, what do you take from the stall?"},
         "STA-1.1"}};
    static constexpr EventSpec events[] = {
        {"taken", {"{0} prend : {1}", "{0} takes: {1}"}, {good_argument}, Motion::gain}};
    static const GameInfo info = {
        .id = StallDeck::game,
        .title = {"Étal", "Stall"},
        .seats = {2, 4},
        .options = {},
        .notation = notation,
        .decisions = decisions,
        .events = events,
        .seat_names = seat_words,
        .rules = {.fr = "## 1. Étal\n- **STA-1.1** [R] On prend ce qui reste.\n",
                  .en = "## 1. Stall\n- **STA-1.1** [R] One takes what is left.\n"},
        .longest_game = rounds * max_seats};
    return info;
  }
  static void options(const State& state, Seat, ActionList& list) {
    const StallDeck& deck = deck_of(state);
    for (std::uint8_t good = 0; good < good_count; ++good)
      if (state.taken[good] < deck.goods[good].copies) list.add(make_action(0, good));
  }
  static Next step(State& state, Frame& frame, EventSink* sink) {
    const auto seat = static_cast<Seat>(state.turns % state.options.seats);
    if (frame.step == 0) return ask(state, frame, 0, seat, 1);
    const std::uint8_t good = answer(state, seat).args[0];
    ++state.taken[good];
    state.score[seat] =
        static_cast<std::int8_t>(state.score[seat] + deck_of(state).goods[good].points);
    tell(sink, 0, seat, good);
    return ++state.turns == rounds * state.options.seats ? Next::done : go_to(frame, 0);
  }
  static Outcome outcome(const State& state) {
    std::array<Standing, max_seats> standings{};
    for (Seat seat = 0; seat < state.options.seats; ++seat) standings[seat][0] = state.score[seat];
    return ranked(state.options.seats, standings);
  }
  static std::string_view check(const State& state) {
    const StallDeck& deck = deck_of(state);
    int points = 0;
    int taken = 0;
    for (int good = 0; good < good_count; ++good) {
      if (state.taken[good] > deck.goods[good].copies) return "more goods than there were";
      points += state.taken[good] * deck.goods[good].points;
      taken += state.taken[good];
    }
    for (const std::int8_t score : state.score) points -= score;
    if (points != 0) return "points are those of the goods";
    return taken == state.turns ? "" : "a good for each turn";
  }
  static void lay_out(PositionIo& io, State& state) {
    io.number("turns", state.turns, 0, rounds * state.options.seats - 1);
    io.numbers("taken", state.taken, 0, most_copies);
    io.seats("seats", state.options.seats, [&](Seat seat) {
      io.number("score", state.score[seat], -rounds * most_points, rounds * most_points);
    });
  }
  static int points(const State& state, Seat seat) { return state.score[seat]; }
};

}  // namespace

std::string_view StallDeck::embedded() { return stall_deck; }

void StallDeck::read(json::Object& cards) {
  cards.only({"goods"});
  int all = 0;
  read_slots(cards, "goods", good_ids, [&](std::size_t slot, json::Object& good) {
    good.only({"id", "name", "copies", "points"});
    names[slot] = read_words(good, "name", 24);
    goods[slot].copies = static_cast<std::uint8_t>(good.number("copies", 0, most_copies));
    goods[slot].points = static_cast<std::int8_t>(good.number("points", -most_points, most_points));
    all += goods[slot].copies;
  });
  constexpr int enough = rounds * max_seats;
  if (all < enough)
    cards.wrong_at("goods", {"il faut au moins {0} cartes", "there must be at least {0} cards"},
                   {number(enough)});
}

SearchOf stall() { return the_search<Stall>(); }

}  // namespace veillee::toys_inside
