// A table: who sits where, the game as far as it has gone, drafts, consent, clocks, chat.
//
// Nothing here touches a disk, a socket, a clock or a thread. A command is judged (`decide`) and
// gives a row; the row is stored; then it is applied (`apply`), and the frames of all clients
// follow from the table. Loading a table is applying its rows again.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/command.hpp"
#include "table/game_record.hpp"
#include "table/opening.hpp"
#include "table/row.hpp"

namespace veillee {

// What a client is at a table: a seat, or somebody who watches; and host or not.
struct Person {
  Viewer viewer = spectator;
  bool host = false;

  bool sits() const { return viewer != spectator; }
  friend bool operator==(const Person&, const Person&) = default;
};

// Secrets are kept as digests only: SHA-256 of the token, in hexadecimal digits (made by the
// server).
struct Digests {
  std::string host;
  std::string seat;  // of the seat of `me`; empty when there is none
};

enum class TableState : std::uint8_t { waiting, running, paused, over };

// What a command comes to.
struct Verdict {
  std::optional<Denial> denial;
  std::optional<Row> row;                 // to be stored, then applied, then answered with its seq
  std::optional<std::uint64_t> repeated;  // this id was answered before, with this seq
};

class Table {
 public:
  // The first row. `seed` and `salt` (32 hexadecimal digits) come from the server's random source.
  static Row first_row(std::string id, const Opening& opening, const Digests& digests,
                       std::uint64_t seed, std::string_view salt, std::int64_t now);
  // Every row again, every hash checked. The rows are one table's, in order, all of them.
  static Result<Table> load(std::span<const Row> rows);

  // ── Commands: nothing changes before the row is applied ──
  Verdict decide(const Person& person, const Command& command, std::int64_t now,
                 SeatSet connected) const;
  // Somebody sits down on an open seat: the given one, or the first.
  Verdict join(std::optional<Seat> seat, std::string_view name, std::string_view digest,
               std::int64_t now) const;
  // What a computer player has decided in the position after `move` actions; nothing when the table
  // has moved on since.
  std::optional<Row> computer_row(Seat seat, std::uint32_t move, Action action,
                                  std::int64_t now) const;
  // A clock that has run out. And when to look again; nothing: no clock is running.
  std::optional<Row> overdue(std::int64_t now) const;
  std::optional<std::int64_t> next_deadline() const;
  // The rematch of `person`'s table was opened under this id (by whoever asked first).
  Row rematch_row(std::string_view new_table, std::int64_t now) const;

  // ── The fold ──
  // Refused only when the row does not follow or the position drifts from the stored hash.
  std::optional<Refusal> apply(const Row& row);

  // ── What it is now ──
  const std::string& id() const;
  std::uint64_t seq() const;  // of the last row
  TableState state() const;
  const AnyGame& game() const;
  const AnyState& position() const;  // the truth
  std::uint32_t move() const;        // actions in effect
  SeatSet computers_to_move() const;
  std::string_view level_of(Seat seat) const;     // of the computer that plays it
  std::uint64_t thinking_seed(Seat seat) const;   // the same for the same move
  std::string_view seat_digest(Seat seat) const;  // empty: nobody sits there
  std::string_view host_digest() const;
  std::string_view rematch() const;  // id of the next table, or empty
  // The opening of a rematch, with the same people; seats of persons stay theirs by digest.
  Opening rematch_opening() const;
  GameRecord record() const;  // the whole game, for the export of a finished one
};

}  // namespace veillee
