// What one row of a table's log says (docs/log.md): a deed, who asked for it and, when the game is
// over by it, how it ended. One description of each deed writes it and reads it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "table/command.hpp"
#include "table/opening.hpp"

namespace veillee {

// Secrets are kept as digests only: SHA-256 of the token (table/fairness.hpp).
struct Digests {
  std::string host;
  std::array<std::string, max_seats> seats;  // empty where nobody sits yet, or a computer
};

// What somebody would like and others must agree to: to go back to a move, to call it a draw, or
// that the whole camp resigns.
struct Proposal {
  enum class Kind : std::uint8_t { undo, draw, resign };

  Kind kind;
  Seat by;
  std::uint32_t to;  // undo: the number of the move
  SeatSet agreed;
};
inline constexpr std::string_view proposal_words[] = {"undo", "draw", "resign"};

// Fingerprints are those of the position after the deed (AnyGame::fingerprint).
namespace deed {

struct Open {
  static constexpr std::string_view name = "open";
  Opening opening;
  Digests digests;
  std::uint64_t seed = 0;
  std::string salt;    // 32 hexadecimal digits
  std::string engine;  // the version of the program
  int revision = 0;    // of the game's rules
};
struct Join {
  static constexpr std::string_view name = "join";
  Seat seat = 0;
  std::string person;
  std::string digest;
};
struct Act {
  static constexpr std::string_view name = "act";
  Seat seat = 0;
  std::string action;  // in notation: a log can be read whatever the rules have become
  std::uint64_t fingerprint = 0;
  bool timeout = false;  // the clock has decided
};
struct Undo {
  static constexpr std::string_view name = "undo";
  std::uint32_t to = 0;  // so many actions are left
  std::uint64_t fingerprint = 0;
};
// A secret answer is taken back while others still owe theirs.
struct Withdraw {
  static constexpr std::string_view name = "withdraw";
  Seat seat = 0;
  std::uint64_t fingerprint = 0;
};
struct Propose {
  static constexpr std::string_view name = "propose";
  Seat seat = 0;
  Proposal::Kind what = Proposal::Kind::undo;
  std::uint32_t to = 0;
};
// A consent that is not the last, or a no.
struct Consent {
  static constexpr std::string_view name = "consent";
  Seat seat = 0;
  bool agree = false;
};
struct Chat {
  static constexpr std::string_view name = "chat";
  Seat seat = 0;
  std::string text;
};
struct Pause {
  static constexpr std::string_view name = "pause";
  bool on = false;
};
// A computer of this level plays the seat from now on.
struct Computer {
  static constexpr std::string_view name = "computer";
  Seat seat = 0;
  std::string level;
  bool timeout = false;
};
struct TakeBack {
  static constexpr std::string_view name = "take_back";
  Seat seat = 0;
};
struct Rename {
  static constexpr std::string_view name = "rename";
  Seat seat = 0;
  std::string person;
};
struct Resign {
  static constexpr std::string_view name = "resign";
  Seat seat = 0;
};
struct Draw {
  static constexpr std::string_view name = "draw";
};
struct LetPass {
  static constexpr std::string_view name = "let_pass";
  Seat seat = 0;
  veillee::LetPass until = veillee::LetPass::no;
};
struct Abandon {
  static constexpr std::string_view name = "abandon";
};
struct Rematch {
  static constexpr std::string_view name = "rematch";
  std::string table;
};

}  // namespace deed

using Deed = std::variant<deed::Open, deed::Join, deed::Act, deed::Undo, deed::Withdraw,
                          deed::Propose, deed::Consent, deed::Chat, deed::Pause, deed::Computer,
                          deed::TakeBack, deed::Rename, deed::Resign, deed::Draw, deed::LetPass,
                          deed::Abandon, deed::Rematch>;

// A command of a client. The same one again is not done twice.
struct Asked {
  Viewer by = spectator;
  std::string id;

  friend bool operator==(const Asked&, const Asked&) = default;
};

struct Entry {
  Deed deed;
  std::optional<Asked> asked;     // nothing: the server or a computer did it
  std::optional<Outcome> result;  // the game is over by it
};

// A JSON object on one line, and back.
std::string write_entry(Entry entry);
Result<Entry> read_entry(std::string_view body);

}  // namespace veillee
