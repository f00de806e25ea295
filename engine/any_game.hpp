// A game with its type erased: what the server, the command line, the lab and Python use. Made from
// a Game by one adapter (engine/adapter.hpp).
#pragma once

#include "engine/any_state.hpp"
#include "engine/decks.hpp"
#include "engine/evaluation.hpp"
#include "engine/playout.hpp"

namespace veillee {

// An action and whose it is.
struct Played {
  Seat seat;
  Action action;

  friend bool operator==(const Played&, const Played&) = default;
};

// A moment of a game: the last quiet position, and what was done since. This is what a position in
// a file holds.
struct Study {
  explicit Study(const AnyState& first) : quiet(first), now(first) {}

  AnyState quiet;
  std::vector<Played> since;
  AnyState now;
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;

  virtual const GameInfo& info() const = 0;
  virtual std::size_t state_bytes() const = 0;

  // Number of seats and "id=value" assignments, checked.
  Result<Setup> setup(int seats, std::span<const std::string> assignments = {}) const;
  // Every number of seats with sets of options that show every pair of values that the game
  // accepts, at most so many for each number (all_setups).
  std::vector<Setup> every_setup(std::size_t most = 8) const;

  // Decks of cards (engine/decks.hpp): null where the game has none, and then the deck of every
  // setup is 0.
  virtual const AnyDecks* decks() const = 0;
  virtual std::uint8_t deck_of(const Setup& setup) const = 0;
  virtual Setup with_deck(const Setup& setup, std::uint8_t deck) const = 0;
  // What is known of it; null for the embedded one.
  const DeckAbout* own_deck(const Setup& setup) const;
  // "deck": {"print": "0x…", "file": {…}}, the cards themselves; nothing for the embedded deck.
  void write_deck(json::Writer& out, const Setup& setup) const;
  // The setup with the deck that stands in the file like that, or only as the print of one that is
  // known here: "deck": "0x…".
  Result<Setup> read_deck(const json::Value& file, const Setup& setup) const;

  virtual AnyState start(const Setup& setup, std::uint64_t seed) const = 0;
  virtual Setup setup_of(const AnyState& state) const = 0;
  virtual SeatSet deciders(const AnyState& state) const = 0;
  bool over(const AnyState& state) const { return deciders(state).empty(); }
  virtual std::uint8_t decision(const AnyState& state) const = 0;
  virtual void legal(const AnyState& state, Seat seat, ActionList& list) const = 0;
  // Whom a discreet question is put to as far as all may know; empty when none is open. The pass is
  // then the first option of those who are asked.
  virtual SeatSet entitled(const AnyState& state) const = 0;
  // Whom everybody sees deciding.
  SeatSet shown_deciders(const AnyState& state) const {
    const SeatSet discreet = entitled(state);
    return discreet.empty() ? deciders(state) : discreet;
  }
  // The discreet question that is open is about this seat.
  virtual bool concerns(const AnyState& state, Seat seat) const = 0;
  // Seats whose answer to the running simultaneous decision waits for the others'.
  virtual SeatSet answered(const AnyState& state) const = 0;
  // How many random words the game has drawn: when an action draws none, chance had no part in it.
  virtual std::uint64_t chance_drawn(const AnyState& state) const = 0;
  // An action that is not legal is refused with a reason, and nothing is changed.
  std::optional<Refusal> apply(AnyState& state, Seat seat, Action action,
                               EventSink* sink = nullptr) const;
  virtual Outcome outcome(const AnyState& state) const = 0;
  // How it stands, as everybody may know it.
  virtual Outcome standing(const AnyState& state) const = 0;
  virtual SeatOrder turn_order(const AnyState& state) const = 0;
  // Set when what this seat is asked for is one unit of a payment.
  virtual std::optional<Payment> payment(const AnyState& state, Seat seat) const = 0;
  virtual std::optional<Points> points(const Event& event) const = 0;
  virtual void resample(AnyState& state, Viewer viewer, std::uint64_t seed) const = 0;
  // Nothing changes but what chance will bring.
  virtual void reseed(AnyState& state, std::uint64_t seed) const = 0;
  // How good the position looks, in hundredths of a point: for the seat by itself, for what all
  // play against where nobody else does, and the seat's lead (engine/lead.hpp).
  virtual int worth(const AnyState& state, Seat seat) const = 0;
  virtual int rival_worth(const AnyState& state) const = 0;
  virtual int lead(const AnyState& state, Seat seat) const = 0;
  // Who plays with whom.
  virtual Teams teams(const AnyState& state) const = 0;
  // Null when no weights were learnt.
  virtual const LearnedEvaluation* evaluation() const = 0;
  virtual std::string_view check(const AnyState& state) const = 0;
  // Of the bytes and the print of the deck: quick, and only good while this program runs.
  std::uint64_t hash(const AnyState& state) const;
  // Of what the position says: its pieces as they are described, what is asked, who is asked, the
  // options in notation, and the print of a deck of one's own. Logs and saved games keep it: it
  // stays the same when the fields or the steps of the program move, and it catches any drift at
  // the exact action.
  std::uint64_t fingerprint(const AnyState& state) const;

  // Whether this position can be written without the actions that led to it.
  virtual bool quiet(const AnyState& state) const = 0;
  // Goes on from `study.now`, as apply() does.
  std::optional<Refusal> play(Study& study, Seat seat, Action action,
                              EventSink* sink = nullptr) const;
  // {"game": …, "position": …, "actions": ["A place C04", …]}: the whole truth, for studies and bug
  // reports. Every action is played again when it is read.
  std::string write_position(const Study& study, bool indented = true) const;
  Result<Study> read_position(std::string_view text) const;
  Result<Study> read_position(const json::Value& file) const;
  // What the viewer may see, and what is asked.
  std::string view(const AnyState& state, Viewer viewer, bool indented = false) const;

  Result<Action> parse_action(std::string_view text) const { return parse(info().notation, text); }
  std::string print_action(Action action) const { return print(info().notation, action); }
  // "A place C04": an action with its seat.
  std::string print_played(const Played& played) const;
  Result<Played> parse_played(std::string_view text) const;

  SeatNames seat_names() const;
  // As they are called in this game: where a seat has drawn its role, by the role.
  virtual SeatNames seat_names(const AnyState& state) const = 0;
  virtual Phrase prompt(const AnyState& state, Seat seat, const SeatNames& names) const = 0;
  virtual Phrase action_words(const AnyState& state, Seat seat, Action action,
                              const SeatNames& names) const = 0;
  // One event by itself; whole sentences with sums: engine/chronicle.hpp.
  virtual Phrase event_words(const Setup& setup, const Event& event,
                             const SeatNames& names) const = 0;
  virtual Refusal why_not(const AnyState& state, Seat seat, Action action) const = 0;
  // What the position itself counts; the whole sheet: engine/score_sheet.hpp.
  virtual std::vector<ScoreLine> score_sheet(const AnyState& state) const = 0;
  virtual std::vector<Piece> pieces(const Setup& setup) const = 0;
  virtual void draw(const AnyState& state, Viewer viewer, const SeatNames& names, Language language,
                    Canvas& canvas) const = 0;

  // Templates over the game, instantiated once, in the game's own translation unit.
  virtual PlayoutStats random_games(const Setup& setup, std::uint64_t seed,
                                    std::uint64_t games) const = 0;
  virtual SoakReport soak(const Setup& setup, std::uint64_t seed,
                          std::uint64_t decisions) const = 0;
  // Copies a position so many times, so that it can be timed.
  virtual void copy_states(const AnyState& state, std::uint64_t copies) const = 0;

 protected:
  virtual std::optional<Refusal> refuse(const Setup& setup) const = 0;
  virtual void apply_legal(AnyState& state, Seat seat, Action action, EventSink* sink) const = 0;
  virtual void describe(PositionIo& io, AnyState& state) const = 0;
  // The first frame for pieces that were read; then what is wrong with them, or nothing.
  virtual std::string_view resume(AnyState& state) const = 0;
  virtual void run_on(AnyState& state) const = 0;
  virtual void write_view(const AnyState& state, Viewer viewer, json::Writer& writer) const = 0;
};

}  // namespace veillee
