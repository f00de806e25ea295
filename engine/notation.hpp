// The text of an action: `activate C01 C02`, `pay wood`. Logs, replays, the wire and bots use it.
// A game only gives a table of its verbs and of the names of their arguments.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/action.hpp"
#include "engine/result.hpp"

namespace veillee {

// One argument: a name out of a table, or a plain number when the table is empty. Optional
// arguments stand last; left out, they are no_arg.
struct ArgumentSpec {
  std::span<const std::string_view> names;
  bool optional = false;
};

// `arguments` in the order of Action::args. A verb may be two words ("go on").
struct ActionSpec {
  std::string_view verb;
  std::span<const ArgumentSpec> arguments;
};

// Indexed by Action::kind.
using Notation = std::span<const ActionSpec>;

std::string print(Notation notation, Action action);
Result<Action> parse(Notation notation, std::string_view text);

// Seats in notation and positions.
inline constexpr std::string_view seat_letters[] = {"A", "B", "C", "D"};

}  // namespace veillee
