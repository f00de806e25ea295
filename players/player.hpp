// Computer players: each picks an action for a seat from what the seat knows.
#pragma once

#include <span>
#include <string_view>

#include "players/knowledge.hpp"

namespace veillee {

struct ComputerPlayer {
  std::string_view id;
  Words name;
  Words help;
  // The same knowledge and seed give the same action.
  Action (*choose)(const Knowledge& knowledge, std::uint64_t seed);
};

// The weakest first.
std::span<const ComputerPlayer> computer_players();
// By its id, or by its name in either language; null when there is none.
const ComputerPlayer* find_computer_player(std::string_view name);

// What this player does on `seat`, which owes a decision. The player sees resampled positions only.
Action pick_action(const ComputerPlayer& player, const AnyGame& game, const AnyState& state,
                   Seat seat, std::uint64_t seed);

Action choose_random(const Knowledge& knowledge, std::uint64_t seed);
Action choose_greedy(const Knowledge& knowledge, std::uint64_t seed);

}  // namespace veillee
