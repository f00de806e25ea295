// Computer players: each picks an action for a seat from what the seat knows.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "players/any_search.hpp"
#include "players/knowledge.hpp"

namespace veillee {

struct ComputerPlayer {
  std::string_view id;
  Words name;
  Words help;
  // Without a search. The same knowledge and seed give the same action.
  Action (*choose)(const Knowledge& knowledge, std::uint64_t seed) = nullptr;
  // With a search: `choose` is null.
  SearchSettings search = {};
  std::uint32_t milliseconds = 0;  // an answer takes at most about so long
  // Of the four levels, the weakest is 1. 0: none of them, or a level with a budget of its own.
  std::uint8_t level = 0;
};

// What a player searches in this game: its own settings; as a level, by the measure of the game.
SearchSettings search_in(const GameInfo& info, const ComputerPlayer& player);

// Random and greedy, then the four levels, the weakest first.
std::span<const ComputerPlayer> computer_players();
// The four levels: apprentice, initiate, master, heir to the throne.
std::span<const ComputerPlayer> levels();
// By its id, or by its name in either language; null when there is none.
const ComputerPlayer* find_computer_player(std::string_view name);

// A player at work on one seat of one game. It keeps what it has thought from one decision to the
// next.
class Thinker {
 public:
  // `threads` think over each decision (players/parallel_search.hpp).
  Thinker(const ComputerPlayer& player, const AnyGame& game, unsigned threads = 1)
      : player_(&player), game_(&game), threads_(threads) {}

  // What the player does on the seat whose knowledge this is. Within the iterations of its level
  // the same history, seed and number of threads give the same action; `stop` ends the search at
  // once.
  Action choose(const Knowledge& knowledge, std::uint64_t seed, StopSign stop = {});
  // The same from the true position, of which the player is given what the seat knows.
  Action choose(const AnyState& truth, Seat seat, std::uint64_t seed, StopSign stop = {}) {
    return choose(Knowledge(*game_, truth, seat, seed), seed, stop);
  }
  // What the search said to the last choice; empty when nothing had to be searched.
  const SearchResult& last() const { return last_; }

 private:
  const ComputerPlayer* player_;
  const AnyGame* game_;
  unsigned threads_;
  std::unique_ptr<AnySearch> search_;
  SearchResult last_;
};

// What a computer draws for itself at the n-th decision of the game of this seed, apart from the
// game's own chance: the same game is played alike at a table, in the terminal and in the arena,
// where `rotation` tells the games of one deal apart.
std::uint64_t thinking_seed(std::uint64_t game_seed, std::uint64_t n, std::uint64_t rotation = 0);

// Whether a computer on this seat takes a draw: when it does not stand better, as far as it knows.
bool takes_draw(const AnyGame& game, const AnyState& truth, Seat seat, std::uint64_t seed);

// One decision by a player that has not thought before.
Action pick_action(const ComputerPlayer& player, const AnyGame& game, const AnyState& state,
                   Seat seat, std::uint64_t seed);

Action choose_random(const Knowledge& knowledge, std::uint64_t seed);
Action choose_greedy(const Knowledge& knowledge, std::uint64_t seed);

}  // namespace veillee
