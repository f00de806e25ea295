#include "players/player.hpp"

namespace veillee {
namespace {

constexpr ComputerPlayer players[] = {
    {"random",
     {"hasard", "random"},
     {"joue n'importe quelle action possible", "plays any possible action"},
     choose_random},
    {"greedy",
     {"glouton", "greedy"},
     {"prend ce qui rapporte le plus tout de suite", "takes what gains most at once"},
     choose_greedy},
};

}  // namespace

std::span<const ComputerPlayer> computer_players() { return players; }

const ComputerPlayer* find_computer_player(std::string_view name) {
  for (const ComputerPlayer& player : players)
    if (name == player.id || name == player.name.fr || name == player.name.en) return &player;
  return nullptr;
}

Action pick_action(const ComputerPlayer& player, const AnyGame& game, const AnyState& state,
                   Seat seat, std::uint64_t seed) {
  return player.choose(Knowledge(game, state, seat, seed), seed);
}

}  // namespace veillee
