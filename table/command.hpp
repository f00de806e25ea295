// What a client asks of a table (docs/protocol.md), read and checked for form.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.hpp"
#include "engine/words.hpp"
#include "table/denial.hpp"

namespace veillee {

enum class CommandKind : std::uint8_t {
  hello,
  act,
  undo,
  restart,
  ask_undo,
  consent,
  chat,
  pause,
  resume,
  seat,
  take_back,
  rename,
  resign,
  offer_draw,
  let_pass,
  abandon,
  rematch,
  play_on,
  point,
  preview,
  why,
  hint,
  at,
  annotate,
  remarks,
  lang,
  ping,
};

// What a seat lets pass without being asked: discreet questions (engine/flow.hpp), until it is its
// turn again; with `unless_hit` it is asked all the same when a question is about the seat itself.
// `round`: the kind of question that it was just asked, open ones too, until the game announces a
// new round, season or phase.
enum class LetPass : std::uint8_t { no, until_turn, unless_hit, round };
inline constexpr std::string_view let_pass_words[] = {"no", "until_turn", "unless_hit", "round"};

struct Command {
  CommandKind kind = CommandKind::ping;
  std::string id;
  std::uint64_t seq = 0;
  std::string action;                // act, preview, why
  std::vector<std::string> actions;  // act: a chain instead of one
  std::uint32_t steps = 1;           // undo
  std::uint32_t move = 0;            // ask_undo, remarks: `to`; at, play_on: `move`
  bool agree = false;                // consent
  std::string text;                  // chat; rename, play_on: the name
  std::string place;                 // point: what is pointed at, as clients call it
  std::optional<Seat> seat;          // seat, play_on
  std::string level;                 // seat, play_on
  LetPass let_pass = LetPass::no;    // let_pass
  std::optional<Language> language;  // hello, lang
  // hello only
  std::string table;
  std::string token;
  std::string host_token;
  int version = 0;
};

struct ReadCommand {
  Command command;
  std::optional<Denial> denial;  // then the command holds at most the id
};

// So many answers may come in one message.
inline constexpr std::size_t longest_chain = 32;

// Never more than 16 kB, never anything but one JSON object of the known form.
ReadCommand read_command(std::string_view text);

// The word in the protocol.
std::string_view name_of(CommandKind kind);
// Changes the table, and so gives a row and an answer; otherwise it only asks.
bool changes_table(CommandKind kind);

}  // namespace veillee
