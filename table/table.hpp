// A table: who sits where, the game as far as it has gone, drafts, consent, clocks, chat.
//
// Nothing here touches a disk, a socket, a clock or a thread. A command is judged (`decide`) and
// gives a row; the row is stored; then it is applied (`apply`), and the frames of all clients
// follow from the table. Loading a table is applying its rows again: a whole game takes a few
// milliseconds, so no snapshot is stored that could drift from the log.
#pragma once

#include <algorithm>
#include <array>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "players/player.hpp"
#include "table/entry.hpp"
#include "table/game_record.hpp"
#include "table/packed_state.hpp"
#include "table/presence.hpp"
#include "table/row.hpp"

namespace veillee {

// What a client is at a table: a seat, or somebody who watches; and host or not.
struct Person {
  Viewer viewer = spectator;
  bool host = false;

  bool sits() const { return viewer != spectator; }
  friend bool operator==(const Person&, const Person&) = default;
};

enum class TableState : std::uint8_t { waiting, running, paused, over };

// This id was answered before, with this seq.
struct Repeated {
  std::uint64_t seq;
  std::uint32_t rows = 1;              // so many decisions of a chain were taken
  std::optional<Denial> stopped = {};  // and why no more, as long as that can be told
};
// A chain of decisions, as far as it goes: a row for each, to be stored together, and why the next
// one is not taken.
struct Chain {
  std::vector<Row> rows;
  std::optional<Denial> stopped;
};
// What a command comes to: a row to be stored, then applied, then answered with its seq; a refusal;
// the answer that was given before; or a chain of rows.
using Verdict = std::variant<Row, Denial, Repeated, Chain>;

// A seat and who plays it.
struct TableSeat {
  enum class Kind : std::uint8_t { open, person, computer };

  Kind kind = Kind::open;
  std::string name;    // of the person; empty for a computer
  std::string level;   // of the computer that plays it
  std::string digest;  // of the person's token; empty: nobody has ever sat here
  bool resigned = false;
  std::int64_t clock = 0;     // milliseconds left when the clock was last charged
  std::uint32_t players = 0;  // how often it has got another player
  LetPass let_pass = LetPass::no;
  bool away = false;                 // with let_pass: it has not been its turn since
  std::uint8_t passed_decision = 0;  // with LetPass::round: the kind of question

  // A computer plays for the person whose seat it is.
  bool substituted() const { return kind == Kind::computer && !digest.empty(); }
};

// An action. An answer to a discreet question (engine/flow.hpp) is one like any other in the log,
// but nobody else may notice it: it has no number of its own, unless the question ends by it and
// somebody has reacted.
struct TableMove {
  Move move;
  std::int64_t time;
  std::uint32_t events;               // of all moves before it
  std::uint32_t number = 0;           // of moves that everybody has seen, with this one
  bool discreet = false;              // an answer to a discreet question
  bool open = false;                  // and others still owe theirs
  bool reacted = false;               // somebody has answered more than a pass
  mutable std::int8_t informed = -1;  // does the deciding seat learn something by it? −1: not known
};

struct ChatLine {
  Seat seat;
  std::string name;  // as it was then
  std::int64_t time;
  std::string text;
};

class Table {
 public:
  // The first row. `seed` (unless the opening has one) and `salt` (32 hexadecimal digits) come from
  // the server's random source.
  static Row first_row(std::string id, const Opening& opening, const Digests& digests,
                       std::uint64_t seed, std::string_view salt, std::int64_t now);
  // Every row again, every fingerprint checked. The rows are one table's, in order, all of them.
  // When the rules have changed since and a row no longer leads where it led, the table opens all
  // the same: see outdated(). Refused when a row cannot be read or it was stopped.
  static Result<Table> load(std::span<const Row> rows, StopSign stop = {});

  // ── Commands: nothing changes before the row is applied ──────────────────────────────────────

  Verdict decide(const Person& person, const Command& command, std::int64_t now,
                 const Presence& presence) const;
  // Somebody sits down on an open seat: the given one, or the first.
  Verdict join(std::optional<Seat> seat, std::string_view name, std::string_view digest,
               std::int64_t now) const;
  // What a computer player has decided in the position after `actions` actions; nothing when the
  // table has moved on since.
  std::optional<Row> computer_row(Seat seat, std::size_t actions, Action action,
                                  std::int64_t now) const;
  // A clock that has run out. And when to look again; nothing: no clock is running.
  std::optional<Row> overdue(std::int64_t now) const;
  std::optional<std::int64_t> next_deadline() const;
  // The same people play again at this new table.
  Row rematch_row(std::string_view new_table, std::int64_t now) const;
  // A saved game that people have ended, ended here as well.
  Row early_end_row(const EarlyEnd& end, std::int64_t now) const;

  // ── The fold ─────────────────────────────────────────────────────────────────────────────────

  // Refused only when the row does not follow or the position drifts from the stored fingerprint;
  // then the table is not to be used any more.
  std::optional<Refusal> apply(const Row& row);

  // It is this time now. A row may have been stored with a time to come, by a machine whose clock
  // was wrong: then people's clocks go on from here.
  void wake(std::int64_t now) { charged_ = std::min(charged_, now); }

  // ── What it is now ───────────────────────────────────────────────────────────────────────────

  const std::string& id() const { return id_; }
  std::uint64_t seq() const { return seq_; }  // of the last row
  // The log has become too long: the game can only be played to its end.
  bool full() const { return seq_ >= most_rows || bytes_ >= most_bytes; }
  static constexpr std::uint64_t most_rows = 10'000;
  static constexpr std::size_t most_bytes = 1'000'000;
  // What a client is told instead: how many rows it may have noticed.
  std::uint64_t seq_for(Viewer viewer) const {
    return open_rows_ + (viewer < max_seats ? own_rows_[viewer] : 0);
  }
  // The only seat for which the last row has changed anything; nothing: it was everybody's affair.
  std::optional<Seat> noticed_only_by() const { return noticed_only_by_; }
  std::int64_t created() const { return created_; }
  std::int64_t updated() const { return updated_; }
  TableState state() const;
  const AnyGame& game() const { return *opening_.game; }
  const Opening& opening() const { return opening_; }
  std::span<const TableSeat> seats() const { return seats_; }
  const AnyState& position() const { return position_; }  // the truth
  // How many moves everybody has seen: the number of the last one.
  std::uint32_t move() const { return moves_.empty() ? 0 : moves_.back().number; }
  std::span<const TableMove> moves() const { return moves_; }
  std::span<const Event> events() const { return events_; }
  std::span<const ChatLine> chat() const { return chat_; }
  const std::optional<Proposal>& request() const { return request_; }
  // The people whose consent a request needs, whoever asks included.
  SeatSet asked_to_agree(const Proposal& request) const;
  SeatSet camp_of(Seat seat) const;  // with whom it wins and loses
  // There are people besides it who play on its side: they may be shown something on the board.
  bool has_companions(Seat seat) const;
  SeatNames names() const;
  // In sentences that this viewer reads: the viewer is spoken to (engine/address.hpp).
  SeatNames names_for(Viewer viewer) const;
  // Who owes a decision, and whom everybody sees deciding; nobody unless the game is running.
  SeatSet deciders() const;
  SeatSet shown_deciders() const;
  SeatSet computers_to_move() const;
  SeatSet persons() const;  // seats that people play now
  std::string_view level_of(Seat seat) const { return seats_[seat].level; }
  // Of the computer that decides next.
  std::uint64_t seed_of_thought() const { return thinking_seed(seed_, moves_.size()); }
  // As long as this stays the same, a computer on the seat may go on from what it has thought: no
  // move was taken back, and nobody else has played the seat.
  std::uint64_t line_of_thought(Seat seat) const {
    return std::uint64_t{cuts_.size()} << 32 | seats_[seat].players;
  }
  std::string_view seat_digest(Seat seat) const;  // empty: nobody sits there
  std::string_view host_digest() const { return digests_.host; }
  std::string_view rematch() const { return rematch_; }  // id of the next table, or empty
  // The opening of a rematch: the same seats, a new deal; and whose they are.
  Opening rematch_opening() const;
  Digests rematch_digests() const;
  // The whole game. Of a running one it tells everything: never send it then.
  GameRecord record() const;
  GameRecord record_at(std::uint32_t number) const;  // up to this move
  // Nobody else has ever had a seat: whatever the file of the game tells, it tells all its players.
  bool alone_with_computers(SeatSet people) const;
  AnyState position_at(std::uint32_t number) const;    // after this move, as everybody saw it
  AnyState position_after(std::size_t actions) const;  // discreet answers counted
  // Said when the log and the rules have parted: the game is over, with the result that the log
  // knows (if any), and the position is the last that is certain.
  std::optional<Phrase> outdated() const;
  // How it ended, or stands. Nothing: the log of an outdated game does not say.
  std::optional<Outcome> outcome() const;
  bool abandoned() const { return ended_ == Ended::abandoned; }
  bool by_resignation() const { return ended_ == Ended::resigned; }
  bool by_agreement() const { return ended_ == Ended::drawn; }

  // So many of the seat's own last decisions can be taken back without asking anybody: nobody else
  // has decided since, and the seat has learned nothing by them.
  std::uint32_t draft(Seat seat) const;
  // Its own last decision goes back to this move at once, by a request that nobody has to grant:
  // all others are computers. Nothing when it has decided nothing, or people must be asked.
  std::optional<std::uint32_t> free_to(Seat seat) const;
  // The number of the seat's own last move; 0: it has none.
  std::uint32_t last_decided(Viewer viewer) const;
  // The row (as seq_for counts them) at which the seat was asked what it is asked now.
  std::uint64_t asked_at(Seat seat) const { return asked_at_[seat]; }
  // Milliseconds that the seat has left, and whether they are running.
  std::int64_t clock_left(Seat seat, std::int64_t now) const;
  bool clock_runs(Seat seat) const;

  std::uint64_t seed() const { return seed_; }
  std::string_view salt() const { return salt_; }
  const std::string& commitment() const { return commitment_; }

  // Undo cuts the log: after the n-th cut, so many events were left.
  std::span<const std::uint32_t> cuts() const { return cuts_; }

 private:
  enum class Ended : std::uint8_t { no, finished, resigned, drawn, abandoned };

  // Commands (decide.cpp).
  Verdict decide_abandon(const Person& person, const Command& command, std::int64_t now) const;
  Verdict decide_act(Seat seat, const Command& command, std::int64_t now) const;
  Verdict decide_undo(Seat seat, const Command& command, std::int64_t now) const;
  Verdict decide_request(Seat seat, const Command& command, std::int64_t now) const;
  Verdict decide_draw(Seat seat, const Command& command, std::int64_t now) const;
  Verdict decide_resign(Seat seat, const Command& command, std::int64_t now) const;
  Verdict decide_consent(Seat seat, const Command& command, std::int64_t now) const;
  Verdict decide_let_pass(Seat seat, const Command& command, std::int64_t now) const;
  Verdict decide_chat(Seat seat, const Command& command, std::int64_t now) const;
  Verdict decide_pause(Seat seat, const Command& command, std::int64_t now) const;
  Verdict decide_take_back(Seat seat, const Command& command, std::int64_t now) const;
  Verdict decide_rename(Seat seat, const Command& command, std::int64_t now) const;
  Verdict decide_seat(const Person& person, const Command& command, std::int64_t now,
                      const Presence& presence) const;
  std::optional<Denial> refuse_hand_over(Seat seat, std::int64_t now,
                                         const Presence& presence) const;
  bool may_end(const AnyState& next) const;
  std::optional<Denial> take_action(AnyState& state, Seat seat, std::string_view text,
                                    Action& action) const;
  Verdict decide_chain(Seat seat, const Command& command, std::int64_t now) const;
  std::optional<Denial> chain_ends(const AnyState& before, Seat seat, Action action,
                                   const AnyState& after, std::uint32_t number) const;
  struct Answered;
  std::optional<Denial> why_stopped(const Answered& answered, const Command& command) const;
  std::optional<Denial> not_running() const;
  std::optional<Denial> not_begun_or_over() const;
  bool name_taken(std::string_view name, Seat seat) const;
  std::optional<Denial> stale(Seat seat, const Command& command) const;
  std::size_t actions_of(std::uint32_t number) const;
  Row row(Deed deed, std::int64_t now, std::optional<Asked> asked = {}) const;
  Row ending_row(Deed deed, std::int64_t now, std::optional<Asked> asked = {}) const;
  Row act_row(Seat seat, Action action, const AnyState& next, std::int64_t now,
              bool timeout = false, std::optional<Asked> asked = {}) const;
  Row undo_row(std::size_t actions, std::int64_t now, std::optional<Asked> asked) const;

  // The fold (table.cpp).
  std::optional<Refusal> take(const Row& row);
  void do_deed(const Deed& deed, std::int64_t time);
  void perform(const deed::Open& it, std::int64_t time);
  void perform(const deed::Join& it, std::int64_t time);
  bool perform(const deed::Act& it, std::int64_t time);
  bool perform(const deed::Undo& it, std::int64_t time);
  bool perform(const deed::Withdraw& it, std::int64_t time);
  void perform(const deed::Propose& it, std::int64_t time);
  void perform(const deed::Consent& it, std::int64_t time);
  void perform(const deed::Chat& it, std::int64_t time);
  void perform(const deed::Pause& it, std::int64_t time);
  void perform(const deed::Computer& it, std::int64_t time);
  void perform(const deed::TakeBack& it, std::int64_t time);
  void perform(const deed::Rename& it, std::int64_t time);
  void perform(const deed::Resign& it, std::int64_t time);
  void perform(const deed::Draw& it, std::int64_t time);
  void perform(const deed::LetPass& it, std::int64_t time);
  void perform(const deed::Abandon& it, std::int64_t time);
  void perform(const deed::Rematch& it, std::int64_t time);
  void start_when_full();
  std::optional<Seat> private_to(const Deed& deed) const;
  bool make_move(Seat seat, Action action, std::int64_t time);
  bool play(Seat seat, Action action, std::int64_t time);
  void let_pass(std::int64_t time);
  bool lets_pass(Seat seat) const;
  std::optional<Action> pass_of(Seat seat) const;
  bool announces(std::uint32_t from) const;
  bool has_turn(Seat seat) const;
  void everybody_is_asked();
  void note_clocks();
  void put_clocks_back(SeatSet entitled);
  void cut_to(std::size_t actions);
  void withdraw(Seat seat);
  void rewind(std::size_t actions);
  void end_when_over();
  void resigned_by(Seat seat);
  void charge_clocks(std::int64_t now);
  bool informs(std::size_t index) const;
  bool reveals(const AnyState& before, Seat seat, Action action, std::uint32_t number) const;
  std::optional<std::size_t> waiting_answer(Seat seat) const;

  std::string id_;
  std::uint64_t seq_ = 0;
  std::size_t bytes_ = 0;                            // of all rows
  std::uint64_t open_rows_ = 0;                      // those that everybody may notice
  std::array<std::uint64_t, max_seats> own_rows_{};  // those that only the seat may
  std::optional<Seat> noticed_only_by_;
  std::int64_t created_ = 0;
  std::int64_t updated_ = 0;
  Opening opening_;
  Digests digests_;
  std::string engine_;
  int revision_ = 0;  // of the rules that the game was begun with
  std::uint64_t seed_ = 0;
  std::string salt_;
  std::string commitment_;
  std::vector<TableSeat> seats_;
  bool started_ = false;
  bool paused_ = false;
  Ended ended_ = Ended::no;
  Seat resigned_last_ = 0;
  std::optional<std::uint64_t> outdated_;  // the first row that does not lead where it led
  std::optional<Outcome> kept_result_;     // of an outdated game
  PackedState first_;
  PackedState before_;  // the last move
  AnyState position_;
  std::vector<TableMove> moves_;
  // The position after every so many moves: going back need not begin at the start.
  static constexpr std::size_t moves_a_mark = 16;
  std::vector<PackedState> marks_;
  std::vector<Event> events_;
  std::vector<std::uint32_t> cuts_;
  std::vector<ChatLine> chat_;
  std::optional<Proposal> request_;
  std::string rematch_;
  std::array<std::uint64_t, max_seats> asked_at_{};
  std::int64_t charged_ = 0;  // when the clocks were last charged
  // What the clocks showed when the discreet question that is open was put.
  std::array<std::int64_t, max_seats> clocks_before_{};
  struct Answered {
    Asked asked;
    std::uint64_t seq;
    std::size_t first;       // so many moves were made before it
    std::uint32_t rows = 1;  // of a chain
  };
  std::deque<Answered> answered_;  // the newest last
};

}  // namespace veillee
