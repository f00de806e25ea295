#include "games/dicium/tests/toy.hpp"

#include "engine/adapter.hpp"
#include "games/dicium/position.hpp"
#include "games/dicium/rulebook.hpp"
#include "games/dicium/words.hpp"

namespace veillee::dicium {
namespace {

constexpr int most_turns = 40;

enum Use : std::uint8_t {
  use_move,
  use_duel,
  use_hunt,
  use_curse,
  use_hex,
  use_ki2,
  use_ki3,
  use_ki4,
  use_ki5,
  use_rage,
  use_pair,
  use_straight,
  use_three,
  use_twopair,
  use_four,
  use_full,
  use_poker,
  use_count
};

constexpr std::array<UseSpec, use_count> all_uses = {{
    {"move", {"marche", "walk"}, Combination::blue},
    {"duel", {"duel", "duel"}, Combination::yellow, 1},
    {"hunt", {"chasse", "hunt"}, Combination::yellow, 2},
    {"curse", {"malédiction", "curse"}, Combination::yellow, 3},
    {"hex", {"sortilège", "hex"}, Combination::yellow, 4},
    {"ki2", {"niveau 2", "level 2"}, Combination::green, 2, true},
    {"ki3", {"niveau 3", "level 3"}, Combination::green, 3, true},
    {"ki4", {"niveau 4", "level 4"}, Combination::green, 4, true},
    {"ki5", {"niveau 5", "level 5"}, Combination::green, 5, true},
    {"rage", {"rage", "rage"}, Combination::red},
    {"pair", {"paire", "pair"}, Combination::pair},
    {"straight", {"suite", "straight"}, Combination::straight},
    {"three", {"brelan", "three of a kind"}, Combination::three},
    {"twopair", {"double paire", "two pairs"}, Combination::twopair},
    {"four", {"carré", "four of a kind"}, Combination::four},
    {"full", {"full", "full house"}, Combination::full},
    {"poker", {"poker", "five of a kind"}, Combination::poker},
}};
constexpr std::array<std::string_view, use_count> use_ids = [] {
  std::array<std::string_view, use_count> ids;
  for (std::size_t use = 0; use < use_count; ++use) ids[use] = all_uses[use].id;
  return ids;
}();

enum Card : std::uint8_t { charge, ward, spare, blank, card_kinds };
constexpr std::string_view card_ids[] = {"charge", "ward", "spare", "blank"};
constexpr int most_cards = 4;

struct ToyOptions {
  std::uint8_t seats = 2;
  std::uint8_t first = 0;  // drawn, or a seat + 1
};

struct ToyState {
  Rng rng;
  Turn turn;
  std::array<PlayerBoard, max_seats> boards{};
  Combat combat;
  ToyOptions options;
  std::array<std::array<std::uint8_t, colour_count>, max_seats> charms{};
  std::array<std::array<std::uint8_t, card_kinds>, max_seats> cards{};
  std::array<std::uint8_t, max_seats> score{};
  std::uint8_t monster = 5;
  std::uint8_t over = 0;
  Pending pending;
  FrameStack<4> stack;
  std::uint8_t unused = 0;  // no padding: bytes are identity
};

enum class Flow : std::uint8_t { turn, bonus, combat, walk, fight };

struct Walk {
  enum Step : std::uint8_t { begin, chosen };
  std::uint8_t most;
};
struct Fight {
  enum Step : std::uint8_t { begin, reacted, fought };
  std::uint8_t use;
};

enum class Decision : std::uint8_t {
  keep,
  reroll,
  combine,
  bonus,
  reserve,
  engage,
  defend,
  walk,
  react,
  count
};
enum class Do : std::uint8_t {
  keep,
  reroll,
  stop,
  play,
  end_actions,
  slot,
  grow,
  reserve,
  engage,
  charge,
  spare,
  go,
  pass,
  ward,
  count
};
enum class Happened : std::uint8_t {
  turn_begins,
  thrown,
  played,
  reserved,
  hand_grown,
  bonus_gained,
  attack_thrown,
  defence_thrown,
  fight_won,
  fight_lost,
  effect_avoided,
  effect_suffered,
  scored,
  card_played,
  count
};

Phrase use_name(std::uint8_t use) { return phrase(all_uses[use].name); }
constexpr ArgumentSpec use_argument = {"use", use_ids, named<use_name>};

constexpr auto actions = action_table<Do>({
    keep_row<Do>,
    reroll_row<Do>,
    stop_row<Do>,
    play_row<Do>(use_argument),
    end_actions_row<Do>,
    slot_row<Do>,
    grow_row<Do>,
    reserve_row<Do>,
    engage_row<Do>,
    row(Do::charge, "charge", {}, {"jouer une charge", "play a charge"}),
    row(Do::spare, "spare", {}, {"jouer une carte de rechange", "play a spare card"}),
    row(Do::go, "go", {number_argument}, {"marcher de {1}", "walk {1}"}),
    row(Do::pass, "pass", {}, {"laisser passer", "let it pass"}),
    row(Do::ward, "ward", {}, {"jouer une protection", "play a ward"}),
});

constexpr auto decisions = decision_table<Decision>({
    keep_question<Decision>,
    reroll_question<Decision>,
    combine_question<Decision>,
    bonus_question<Decision>,
    reserve_question<Decision>,
    engage_question<Decision>,
    defend_question<Decision>,
    row(Decision::walk, "DIC-3.20", {"{0}, jusqu’où ?", "{0}, how far?"}),
    row(Decision::react, "DIC-13.6", {"{0}, une protection ?", "{0}, a ward?"}),
});

constexpr auto events = event_table<Happened>({
    turn_begins_event<Happened>,
    thrown_event<Happened>,
    played_event<Happened>(use_argument),
    reserved_event<Happened>,
    hand_grown_event<Happened>,
    bonus_gained_event<Happened>,
    attack_thrown_event<Happened>,
    defence_thrown_event<Happened>,
    fight_won_event<Happened>,
    fight_lost_event<Happened>,
    effect_avoided_event<Happened>,
    effect_suffered_event<Happened>,
    row(Happened::scored, {"{0} marque {1}", "{0} scores {1}"}, {number_argument}),
    row(Happened::card_played, {"{0} joue une carte", "{0} plays a card"}),
});

constexpr OptionValue first_values[] = {{"drawn", {"au hasard", "drawn"}},
                                        {"A", {"A", "A"}},
                                        {"B", {"B", "B"}},
                                        {"C", {"C", "C"}},
                                        {"D", {"D", "D"}}};
constexpr OptionSpec option_specs[] = {
    {"first", {"premier joueur", "first player"}, {"qui commence", "who begins"}, first_values}};
constexpr Words seat_words[] = {
    {"Nord", "North"}, {"Est", "East"}, {"Sud", "South"}, {"Ouest", "West"}};

struct Dicium {
  using State = ToyState;
  using Options = ToyOptions;
  using Flow = dicium::Flow;
  using Decision = dicium::Decision;
  using Do = dicium::Do;
  using Happened = dicium::Happened;

  static const GameInfo& info() {
    static const GameInfo info = {.id = "toy-dicium",
                                  .title = {"Dés de Dicium", "Dicium dice"},
                                  .seats = {1, 4},
                                  .options = option_specs,
                                  .notation = actions,
                                  .decisions = decisions,
                                  .events = events,
                                  .seat_names = seat_words,
                                  .rules = rulebook(),
                                  .longest_game = most_turns * 20};
    return info;
  }

  // ── For the family ────────────────────────────────────────────────────────────────────────────

  static constexpr const std::array<UseSpec, use_count>& uses = all_uses;
  static bool has_use(const State&, Seat, std::uint8_t) { return true; }
  static bool playable(const State& state, Seat, std::uint8_t use, int) {
    return state.options.seats > 1 || (use != use_duel && use != use_curse);
  }
  static int extra_faces(const State& state, Seat seat, Colour colour) {
    return state.charms[seat][colour];
  }
  static void scores(State& state, Seat seat, int n, EventSink* sink) {
    state.score[seat] = byte(state.score[seat] + n);
    tell(sink, Happened::scored, seat, byte(n));
  }
  static void play(State& state, std::uint8_t use, int faces, EventSink* sink) {
    if (use == use_move) return push(state, Flow::walk, Walk{byte(faces)});
    if (use == use_rage) return scores(state, state.turn.seat, faces, sink);
    if (use >= use_pair) return scores(state, state.turn.seat, 10, sink);
    push(state, Flow::fight, Fight{use});
  }
  static void add_further(const State& state, Seat seat, Decision decision, ActionList& list) {
    const auto& cards = state.cards[seat];
    if (decision == Decision::engage && cards[charge] > 0) list.add(make_action(Do::charge));
    if (decision == Decision::combine && cards[spare] > 0) list.add(make_action(Do::spare));
  }
  static bool may_hold(const State& state, Seat seat) { return held(state, seat) > 0; }
  static void play_further(State& state, Action action, EventSink* sink) {
    const Seat seat = state.turn.seat;
    const bool charges = Do{action.kind} == Do::charge;
    --state.cards[seat][charges ? charge : spare];
    tell(sink, Happened::card_played, seat);
    if (charges)
      state.combat.extra = byte(state.combat.extra + 2);
    else
      scores(state, seat, 1, sink);
  }
  static Next turn_over(State& state, Frame& frame, EventSink*) {
    if (state.turn.number < most_turns) return next_turn(state, frame, state.options.seats);
    state.over = 1;
    return Next::done;
  }
  static Phrase use_words(const State&, Seat, std::uint8_t use, int) { return use_name(use); }
  static Refusal why_not_playable(const State&, Seat, std::uint8_t) {
    return {phrase({"il n’y a personne d’autre", "there is nobody else"}), "DIC-3.19"};
  }

  // ── Rules ─────────────────────────────────────────────────────────────────────────────────────

  static State start(const Options& options, std::uint64_t seed) {
    State state;
    state.options = options;
    state.rng = Rng(seed);
    state.turn.number = 1;
    state.turn.seat = options.first > 0 ? byte(options.first - 1)
                                        : static_cast<Seat>(state.rng.below(options.seats));
    resume(state);
    run<Dicium>(state, nullptr);
    return state;
  }
  static void options(const State& state, Seat seat, ActionList& list) {
    if (add_turn_options<Dicium>(state, seat, list) ||
        add_combat_options<Dicium>(state, seat, list))
      return;
    if (Decision{state.pending.decision} == Decision::react) {
      list.add(make_action(Do::pass));
      if (state.cards[seat][ward] > 0) list.add(make_action(Do::ward));
      return;
    }
    for (int n = 1; n <= state.stack.back().locals<Walk>().most; ++n)
      list.add(make_action(Do::go, byte(n)));
  }
  static Next step(State& state, Frame& frame, EventSink* sink) {
    switch (Flow{frame.flow}) {
      case Flow::turn: return turn_flow<Dicium>(state, frame, sink);
      case Flow::bonus: return bonus_flow<Dicium>(state, frame, sink);
      case Flow::combat: return combat_flow<Dicium>(state, frame, sink);
      case Flow::walk:
        if (frame.step == Walk::begin)
          return ask(state, frame, Decision::walk, state.turn.seat, Walk::chosen);
        scores(state, state.turn.seat, answer(state, state.turn.seat).args[0], sink);
        return Next::done;
      case Flow::fight: return fight(state, frame, sink);
    }
    return Next::done;
  }
  static Next fight(State& state, Frame& frame, EventSink* sink) {
    const Seat active = state.turn.seat;
    const Seat left = clockwise(active, state.options.seats);
    const std::uint8_t use = frame.locals<Fight>().use;
    switch (Fight::Step{frame.step}) {
      case Fight::begin: {
        frame.step = Fight::fought;
        if (use == use_duel) return start_combat<Dicium>(state, active, left), Next::again;
        if (use == use_hunt)
          return start_combat<Dicium>(state, active, neutral, 0, state.monster), Next::again;
        if (use == use_hex) return start_combat<Dicium>(state, neutral, active), Next::again;
        SeatSet entitled;
        for (Seat seat = 0; seat < state.options.seats; ++seat)
          if (seat != active && held(state, seat) > 0) entitled.add(seat);
        return ask_discreetly(state, frame, Decision::react, entitled, Fight::reacted);
      }
      case Fight::reacted:
        if (const auto seat =
                first_to_react(state, make_action(Do::pass), active, state.options.seats)) {
          --state.cards[*seat][ward];
          tell(sink, Happened::card_played, *seat);
          return Next::done;
        }
        frame.step = Fight::fought;
        return start_combat<Dicium>(state, neutral, left), Next::again;
      case Fight::fought:
        if (use != use_curse && use != use_hex && state.combat.won != 0)
          scores(state, active, 20, sink);
        state.combat = Combat{};
        return Next::done;
    }
    return Next::done;
  }
  static int held(const State& state, Seat seat) {
    int n = 0;
    for (const std::uint8_t cards : state.cards[seat]) n += cards;
    return n;
  }
  static Outcome outcome(const State& state) {
    std::array<Standing, max_seats> standings{};
    for (Seat seat = 0; seat < state.options.seats; ++seat) standings[seat][0] = state.score[seat];
    return ranked(state.options.seats, standings);
  }
  static void resample(State& state, Viewer, FastRng& random) { state.rng = Rng(random.word64()); }
  static int worth(const State& state, Seat seat) { return 100 * state.score[seat]; }
  static std::string_view check(const State& state) {
    return dicium::check(state.turn, state.boards.data(), state.options.seats, use_count);
  }

  // ── Positions and words ───────────────────────────────────────────────────────────────────────

  static void describe(PositionIo& io, State& state) {
    if (io.reading()) {
      const Options options = state.options;
      state = State{};
      state.options = options;
    }
    io.everyone([&] {
      dicium::describe(io, state.turn, state.options.seats, 1, most_turns, use_ids);
      io.number("monster", state.monster, 1, 9);
      io.seats("seats", state.options.seats, [&](Seat seat) {
        dicium::describe(io, state.boards[seat]);
        io.number("score", state.score[seat], 0, 255);
        io.numbers("charms", state.charms[seat], 0, 4);
        io.owner(seat, false,
                 [&] { io.counts("cards", state.cards[seat], card_ids, 0, most_cards); });
        io.derived([&](json::Writer& out) {
          out.member("held", held(state, seat));
          write_rows<Dicium>(out, state, seat);
        });
      });
      io.derived([&](json::Writer& out) {
        out.member("round", (state.turn.number - 1) / state.options.seats + 1);
        if (state.stack.empty()) return;
        if (Decision{state.pending.decision} == Decision::reroll)
          write_chances(out, state.turn, needs_of<Dicium>(state, state.turn.seat));
        if (state.combat.running()) {
          begin_combat<Dicium>(out, state);
          out.end_object();
        }
      });
    });
    io.nobody([&] { io.random("random", state.rng); });
  }
  static void resume(State& state) {
    Frame frame;
    frame.flow = static_cast<std::uint8_t>(Flow::turn);
    state.stack.push_back(frame);
  }
  static bool quiet(const State& state) { return state.stack.size() == 1; }
  static std::optional<Refusal> refuse(const Options& options) {
    if (options.first <= options.seats) return {};
    return Refusal{phrase({"personne n’occupe cette place", "nobody has that seat"}), "DIC-2.5"};
  }
  static Options options_of(const State& state) { return state.options; }
  static Phrase action_words(const State& state, Seat seat, Action action, const SeatNames&) {
    return dicium::action_words<Dicium>(state, seat, action);
  }
  static Refusal why_not(const State& state, Seat seat, Action action) {
    const SeatNames names = static_seat_names(info());
    if (auto refusal = refuse_seat(state.pending, seat, names, {}, {})) return *refusal;
    if (auto refusal = dicium::why_not<Dicium>(state, seat, action)) return *refusal;
    return not_asked_for(info(), state.pending, seat, names);
  }
  static std::vector<ScoreLine> score_sheet(const State& state) {
    ScoreLine line{phrase({"points", "points"}), {}};
    for (Seat seat = 0; seat < state.options.seats; ++seat)
      line.points.push_back(state.score[seat]);
    return {line};
  }
  static std::vector<Piece> pieces(const Options&) {
    std::vector<Piece> all;
    add_pieces(all);
    add_uses(all, all_uses, "DIC-4.10", use_name);
    return all;
  }
  static void draw(const State&, Viewer, const SeatNames&, Language, Canvas&) {}
};
static_assert(Game<Dicium>);

}  // namespace

const AnyGame& toy() {
  static const Adapter<Dicium> adapter;
  return adapter;
}

}  // namespace veillee::dicium
