// A game as it was played: what it was dealt from, and every action. It is text, one JSON object a
// line: a header, then one line an action, and a result when the game is over, or how people ended
// it before.
//
//   {"format":"veillee-game","version":1,"engine":"0.1.0","game":"samhain","revision":1,
//    "players":2,"options":{"easy":"off"},"seed":"0x000000000000002a",
//    "seats":[{"kind":"human","name":"Anne"},{"kind":"greedy"}],"fingerprint":"…"}  (on one line)
//   {"seq":1,"seat":"A","action":"place C04","fingerprint":"…"}
//   {"result":{"kind":"ranked","scores":[31,17],"places":[1,2],"winners":["A"],"drawn":false}}
//   {"ended":{"how":"resigned","by":"B"}}   or   {"ended":{"how":"drawn"}}
//
// A fingerprint is that of the position (AnyGame::fingerprint) at the start and after the action,
// so any drift is caught at the exact action. docs/log.md describes every member.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/json_object.hpp"

namespace veillee {

inline constexpr std::string_view human = "human";

struct SeatEntry {
  std::string kind;  // `human`, or the id of a computer player
  std::string name;  // empty: the seat's colour or role

  bool is_human() const { return kind == human; }
  friend bool operator==(const SeatEntry&, const SeatEntry&) = default;
};

struct Move {
  Seat seat;
  Action action;
  std::uint64_t fingerprint;  // of the position after it

  friend bool operator==(const Move&, const Move&) = default;
};

// How people ended a game that the rules would have gone on with.
struct EarlyEnd {
  enum class How : std::uint8_t { resigned, drawn };

  How how = How::resigned;
  Seat by = 0;  // whose camp has resigned

  friend bool operator==(const EarlyEnd&, const EarlyEnd&) = default;
};

struct GameRecord {
  const AnyGame* game = nullptr;
  Setup setup;
  std::uint64_t seed = 0;
  std::string engine;  // the version that the game was begun with
  std::vector<SeatEntry> seats;
  std::vector<Move> moves;
  std::optional<EarlyEnd> ended;
  std::optional<Study> first;  // a game that was not begun at its start
  std::string salt;            // with which the seed was promised (table/fairness.hpp), or empty
};

// The version of this program.
std::string_view engine_version();

// "options":{"easy":"off"}, and back as "easy=off".
void write_options(json::Writer& out, const GameInfo& info, const Setup& setup);
std::vector<std::string> read_assignments(json::Object options);

// Where the game was begun.
AnyState first_position(const GameRecord& record);
// The position after the first n actions.
AnyState position_after(const GameRecord& record, std::size_t n);
// The same, as it can be written down.
Study study_after(const GameRecord& record, std::size_t n);
// How the seats are called: by their own names (computers have some, too), colours or roles.
SeatNames names_of(const GameRecord& record);

// What a seat may be called: one to 24 printable characters.
std::optional<Refusal> refuse_name(std::string_view name);

// "Anne gives up: Zoé wins.", "The game is drawn by agreement."; nothing where nobody ended it.
Phrase early_end_words(const GameRecord& record);

// The lines of the text, each with its line feed.
std::string header_line(const GameRecord& record);
std::string move_line(const GameRecord& record, std::size_t n);  // n counts from 0
std::string result_line(const GameRecord& record);               // of a game that is over
// That of a game that is over, or was ended; nothing while it goes on.
std::string last_line(const GameRecord& record);
std::string all_lines(const GameRecord& record);

// Reads and checks everything: every action is legal, every fingerprint is right. Otherwise one
// sentence that says what is wrong, in which line of which file.
Result<GameRecord> read_record(std::string_view text, std::string_view file);

}  // namespace veillee
