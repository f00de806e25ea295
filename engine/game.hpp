// The contract of a game. A game is a plain value and free functions: no heap, no virtual call, no
// exception, no clock, no input or output, no floating point, no global state. The same seed gives
// the same game on every machine and in ten years.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/action.hpp"
#include "engine/bounded_list.hpp"
#include "engine/canvas.hpp"
#include "engine/event_spec.hpp"
#include "engine/flow.hpp"
#include "engine/json.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"
#include "engine/outcome.hpp"
#include "engine/payment.hpp"
#include "engine/piece.hpp"
#include "engine/position.hpp"
#include "engine/random.hpp"
#include "engine/rulebook.hpp"
#include "engine/seat.hpp"
#include "engine/words.hpp"

namespace veillee {

inline constexpr std::size_t max_state_bytes = 4096;

// A decision that the game can ask for: its name in views, what a person is told to do or asked
// ({0} is the seat; a whole sentence), and the rule behind it.
struct DecisionSpec {
  std::string_view name;
  Words prompt = by_game;
  std::string_view clause;
};

template <class E>
struct DecisionRow {
  E which;
  Words prompt;
  std::string_view clause;
};
template <class E, std::size_t N>
consteval std::array<DecisionSpec, N> decision_table(const DecisionRow<E> (&rows)[N]) {
  require_order<E>(rows);
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<DecisionSpec, N>{
        DecisionSpec{enum_names<E>[I], rows[I].prompt, rows[I].clause}...};
  }
  (std::make_index_sequence<N>{});
}

// Out of a file of words (engine/word_file.hpp): an entry has its clause behind its name.
template <class E>
consteval auto decision_table(WordFile file) {
  std::array<DecisionSpec, enum_size<E>> table;
  const auto entries = entries_of<E>(file);
  for (std::size_t i = 0; i < table.size(); ++i)
    table[i] = {entries[i].name(), entries[i].words(), entries[i].label(1)};
  return table;
}

// Computers that play where a game names none of its own.
inline constexpr std::string_view computers_of_any_game[] = {"Alba",  "Bruno",  "Célia",
                                                             "Dario", "Elvire", "Fausto"};

// How much a computer of some level thinks over a decision.
struct Thinking {
  std::uint32_t iterations;
  float doubt = 1;  // how much less than usual it trusts its first impression of an option
};

struct GameInfo {
  std::string_view id;
  Words title;
  Words about = by_game;  // for whoever chooses a game: what one does in it, in two sentences
  SeatRange seats;
  std::span<const OptionSpec> options;
  Notation notation;
  std::span<const DecisionSpec> decisions;      // indexed by Pending::decision
  std::span<const EventSpec> events;            // indexed by Event::kind
  std::span<const Words> seat_names;            // colours or roles, one a seat
  Words neutral_name = {"le jeu", "the game"};  // who acts without a seat
  // Computers at the table; at least six, so that each has a name of its own.
  std::span<const std::string_view> computer_names = computers_of_any_game;
  // How the computers of each level think here, the weakest first, where the usual measure would
  // make them play alike; empty: as everywhere (players/player.hpp).
  std::span<const Thinking> thinking = {};
  // Of points that are gained and lost in play: lines of the score sheet (engine/score_sheet.hpp).
  std::span<const Words> sources = {};
  Rulebook rules;
  int longest_game;           // no random game takes more decisions than this
  bool may_be_drawn = false;  // the rules know a draw; then the players may also agree on one
  int revision =
      1;  // of the rules; goes up with every change after which an old game goes otherwise
};

SeatNames static_seat_names(const GameInfo& info);

// The same for every game: nobody is asked, or somebody else is; nothing when this seat is.
std::optional<Refusal> refuse_seat(const Pending& pending, Seat seat, const SeatNames& names,
                                   std::string_view clause_of_end, std::string_view clause_of_turn);
// And when there is no better reason: what is asked instead.
Refusal not_asked_for(const GameInfo& info, const Pending& pending, Seat seat,
                      const SeatNames& names);

// One line of the count: "wisps: −2, 0, −1".
struct ScoreLine {
  Phrase label;
  std::vector<int> points;  // one a seat
};

// Points that an event has brought or cost, and from which of GameInfo::sources.
struct Points {
  Seat seat;
  std::uint8_t source;
  int n;
};

// Seats in the order in which they play.
using SeatOrder = BoundedList<Seat, max_seats>;
inline SeatOrder clockwise_from(Seat first, std::uint8_t seats) {
  SeatOrder order;
  for (std::uint8_t i = 0; i < seats; ++i) order.push_back(clockwise(first, seats, i));
  return order;
}

// A game whose cards can be others: G::Deck is read from a file (engine/decks.hpp), and the last
// byte of the options says which one is played with.
template <class G>
concept HasDecks = requires(typename G::Options options) {
  typename G::Deck;
  { options.deck } -> std::same_as<std::uint8_t&>;
  requires offsetof(typename G::Options, deck)
  +1 == sizeof(typename G::Options);
};

// G names the game: a struct of static functions, so that templates need one parameter only.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
               std::has_unique_object_representations_v<typename G::State> &&  // no padding: bytes
                                                                               // are identity
               sizeof(typename G::State) <=
               max_state_bytes&& std::is_trivially_copyable_v<typename G::Options>&& HasFlow<
                   typename G::State>&& requires(typename G::State state,
                                                 const typename G::State& position,
                                                 const typename G::Options& options, Seat seat,
                                                 Viewer viewer, Action action, ActionList& list,
                                                 EventSink* sink, FastRng& random, PositionIo& io,
                                                 const Event& event, const SeatNames& names,
                                                 Language language, Canvas& canvas) {
  { G::info() } -> std::same_as<const GameInfo&>;
  { state.rng } -> std::same_as<Rng&>;  // all chance comes from here

  // ── Rules: no allocation in any of these ──────────────────────────────────────────────────

  // The first position. Valid options only.
  { G::start(options, std::uint64_t{}) } -> std::same_as<typename G::State>;

  // What this seat may answer to the pending decision: complete, without duplicates, in a stable
  // order, never empty for a seat that owes an answer (nor for one that has answered already,
  // while others still owe theirs).
  G::options(position, seat, list);

  // One step of the flow that the frame names (engine/flow.hpp).
  { G::step(state, state.stack.back(), sink) } -> std::same_as<Next>;

  // Meaningful at the end of the game; before it, the standing as it is.
  { G::outcome(position) } -> std::same_as<Outcome>;

  // Deals anew everything that this viewer cannot know, in agreement with all that it does know:
  // its view and its options stay the same to the byte, and the result can be played to the end.
  // The generator is seeded anew, too: nobody knows what chance will bring.
  G::resample(state, viewer, random);

  // How good the position looks for this seat by itself, in hundredths of a point of the final
  // score; its lead over others is the engine's affair (engine/lead.hpp), the end of the game, too.
  // Uses only what the seat may know when it is called on a resampled position.
  { G::worth(position, seat) } -> std::same_as<int>;

  // A game may also have
  //   Deck                                   cards that can be others (HasDecks)
  //   teams(position) -> Teams               who plays with whom; else each for itself
  //   rival_worth(position) -> int           where all play together: what they play against (an
  //                                          automaton, a drone, par), in the same hundredths
  //   worth_of_all(position) -> int          where all play together and every seat's worth is the
  //                                          same: asked once instead of once a seat
  //   worths(position, array<int>&)          worth() of every seat, where they share much of the
  //                                          work
  //   shown_chance(position) -> uint64_t     what chance has just shown to everybody (the faces of
  //                                          the dice): the search tells its outcomes apart
  //   foresee(position, options, looks)      what options that draw are worth on average, in
  //                                          hundredths, where the game works it out: looks[i] is
  //                                          set for these and left alone for the others
  //   looks_on (constant)                    true: worth() sees by itself how what is under way
  //                                          will end, and need not be led there
  //   beyond_throws (constant)               true: a long search looks at few ways that chance may
  //                                          go and beyond them, instead of at many
  //   evaluation() -> const LearnedEvaluation&   weights that can be learnt (engine/evaluation.hpp)
  //   standing(position) -> Outcome          how it stands for all to see, where the outcome counts
  //                                          what is hidden until the end
  //   turn_order(position) -> SeatOrder      else as they sit
  //   payment(position, seat) -> optional<Payment>   where the pending decision is one unit of it
  //   points(event) -> optional<Points>      where points are gained and lost in play

  // Conservation laws and invariants, for tests: empty, or what is broken.
  { G::check(position) } -> std::same_as<std::string_view>;

  // ── Positions and views (engine/position.hpp) ─────────────────────────────────────────────────

  // Every piece of the state, in both directions, and who may see it. Frames and pending decisions
  // are no pieces.
  G::describe(io, state);
  // Whether the pieces alone say how the game goes on from the pending decision: a turn, a round or
  // a step of it begins. The first position is quiet, and every turn has such a point.
  { G::quiet(position) } -> std::same_as<bool>;
  // Pushes the first frame when there are only pieces: a position was read, or a game begins.
  G::resume(state);

  // ── Presentation ──────────────────────────────────────────────────────────────────────────
  // Words stand in the tables of info(). What depends on the position or on more than one argument
  // (rows that say by_game) is made by functions that a game may have besides:
  //   action_words(position, seat, action, names) -> Phrase   an option: "activer Source claire"
  //   event_words(options, event, names) -> Phrase            a sentence of the log, or nothing
  //   prompt_words(position, seat, names) -> Phrase           a prompt with its price, or nothing
  //   seat_names(position) -> SeatNames                       where seats draw colours or roles
  //   concerns(position, seat) -> bool                        is an open discreet question about
  //     this seat, so that even one who lets everything pass wants to be asked?

  // Options that are each fine but do not go together.
  { G::refuse(options) } -> std::same_as<std::optional<Refusal>>;
  // The options that this position is played with.
  { G::options_of(position) } -> std::same_as<typename G::Options>;
  // Why an action that is not among the options is impossible, with the clause.
  { G::why_not(position, seat, action) } -> std::same_as<Refusal>;
  // What the position itself counts, besides what points() tells of events.
  { G::score_sheet(position) } -> std::same_as<std::vector<ScoreLine>>;
  // Everything on the table that can be pointed at: each value of each kind of argument, tracks,
  // counters, piles, signs, rounds, a rival's figures.
  { G::pieces(options) } -> std::same_as<std::vector<Piece>>;
  // The board as this viewer sees it, for the terminal.
  G::draw(position, viewer, names, language, canvas);
};

// ── What follows from the contract, the same for every game ─────────────────────────────────────

// Empty: the game is over. Several seats: they decide simultaneously, in secret, in any order.
template <Game G>
SeatSet deciders(const typename G::State& state) {
  return state.pending.owing;
}

template <Game G>
bool over(const typename G::State& state) {
  return state.stack.empty();
}

template <Game G>
void legal(const typename G::State& state, Seat seat, ActionList& list) {
  list.clear();
  if (state.pending.owing.has(seat)) G::options(state, seat, list);
}

// Positions are written here only; a moment inside a turn is one of them and the actions since.
template <Game G>
bool quiet(const typename G::State& state) {
  return !over<G>(state) && G::quiet(state) && nobody_has_chosen<G>(state);
}

// What the viewer may see, and what is asked, as the members of a JSON object.
template <Game G>
void write_view(const typename G::State& state, Viewer viewer, json::Writer& out) {
  typename G::State described = state;
  PositionIo io(out, viewer);
  G::describe(io, described);
  if (over<G>(state)) return out.member("over", true);
  out.member("decision", G::info().decisions[state.pending.decision].name);
  write_seats(out, "deciders", state.pending.shown());
}

// `action` must be one of the seat's legal ones. Runs on to the next decision.
template <Game G>
void apply(typename G::State& state, Seat seat, Action action, EventSink* sink = nullptr) {
  take_answer<G>(state, seat, action, sink);
}

// Words: out of the tables, or made by the game where they say so.
template <Game G>
Phrase prompt_words(const typename G::State& state, Seat seat, const SeatNames& names) {
  if constexpr (requires { G::prompt_words(state, seat, names); })
    if (Phrase words = G::prompt_words(state, seat, names); !words.empty()) return words;
  return say(G::info().decisions[state.pending.decision].prompt, {names[seat]});
}

template <Game G>
Phrase action_words(const typename G::State& state, Seat seat, Action action,
                    const SeatNames& names) {
  if (action.kind >= G::info().notation.size()) return {};
  const ActionSpec& spec = G::info().notation[action.kind];
  if (!spec.words.by_game())
    return tell_arguments(spec.words, spec.arguments, {setup_from(G::options_of(state)), names},
                          seat, action.args.data());
  if constexpr (requires { G::action_words(state, seat, action, names); })
    return G::action_words(state, seat, action, names);
  return {};
}

template <Game G>
Phrase event_words(const typename G::Options& options, const Event& event, const SeatNames& names) {
  const EventSpec& spec = G::info().events[event.kind];
  const Setup setup = setup_from(options);
  if (spec.summed()) return tell_sum(G::info().events, {setup, names}, {&event, 1});
  if (!spec.words.by_game())
    return tell_arguments(spec.words, spec.arguments, {setup, names}, event.seat,
                          event.args.data());
  if constexpr (requires { G::event_words(options, event, names); })
    return G::event_words(options, event, names);
  return {};
}

}  // namespace veillee
