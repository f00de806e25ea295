// Tournaments of computer players: who meets whom, over which deals, with what result.
//
// In every game one player has one side and another all the other sides: with two seats, one
// against one; in teams, one team against the others. Each deal is played once with the one on
// every side, and every pairing plays the same deals. Where all play together, against the game,
// there is one side only: each player has all seats, and is measured by how often it wins.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "lab/statistics.hpp"
#include "players/player.hpp"

namespace veillee {

// A computer player by id or name, or "plain": plain information-set search, which plays at random
// to the end and knows nothing of the game but who has won. "NAME:N" is a searching player with N
// iterations instead of its own budget.
std::optional<ComputerPlayer> find_contestant(std::string_view name);
std::vector<std::string_view> contestant_ids();
inline bool searches(const ComputerPlayer& player) { return player.choose == nullptr; }

// "program:PATH ARGUMENT…": a program that speaks docs/engine-protocol.md. It is given the budget
// of those who search, or thinks as it likes.
inline constexpr std::string_view program_prefix = "program:";
ComputerPlayer program_player(std::string_view name);
inline bool is_program(const ComputerPlayer& player) {
  return player.id.starts_with(program_prefix);
}

// Of iterations or milliseconds.
inline constexpr std::uint32_t most_iterations = 10'000'000;  // a search keeps a node for each
inline constexpr std::uint32_t without_limit = std::numeric_limits<std::uint32_t>::max();

// The same thinking for everybody who searches; what is not given leaves the level as it is.
struct Budget {
  std::optional<std::uint32_t> milliseconds = {};
  std::optional<std::uint32_t> iterations = {};
};
ComputerPlayer with_budget(ComputerPlayer player, const Budget& budget);

// " exploration=0.4": the coefficients that are not those of the player of this id; empty when all
// are. The iterations are not among them.
std::string coefficients_text(const ComputerPlayer& player);

struct Pairing {
  std::size_t one = 0;  // numbers of players
  std::size_t others = 0;
  friend bool operator==(const Pairing&, const Pairing&) = default;
};

// The sides of a game: one seat of each.
SeatSet sides_of(const AnyGame& game, const Setup& setup);

// Everybody against everybody; with more than two sides in both roles, with one each by itself.
std::vector<Pairing> round_robin(std::size_t players, int sides);
// Each player against the one before it; with one side each by itself.
std::vector<Pairing> ladder(std::size_t players, int sides);

struct Tournament {
  const AnyGame* game = nullptr;
  Setup setup;
  std::vector<ComputerPlayer> players;
  std::vector<Pairing> pairings;
  std::uint64_t seed = 1;
  std::uint64_t deals = 0;
  unsigned thinking_threads = 1;  // of each decision
  // How long a program may take for an answer, besides the time that it is given for thinking.
  std::chrono::milliseconds patience{30'000};
};

struct Fixture {
  std::size_t pairing = 0;
  std::uint64_t deal = 0;
  Seat seat = 0;  // of the one; the lowest of its side
  friend auto operator<=>(const Fixture&, const Fixture&) = default;
};

// In an order that lets all pairings come forward together.
std::vector<Fixture> fixtures(const Tournament& tournament);

// What one side of a game has thought. Only decisions with a choice count.
struct Effort {
  std::uint64_t decisions = 0;
  std::uint64_t simulations = 0;
  std::uint64_t nanoseconds = 0;
  std::uint64_t worst = 0;  // nanoseconds of the longest decision

  void add(const Effort& other);
  friend bool operator==(const Effort&, const Effort&) = default;
};

struct MatchGame {
  Fixture fixture;
  Outcome outcome;
  std::array<Effort, 2> effort;  // of the side of the one, of all the others together
  Phrase fault = {};  // by which a program lost the game; empty: it was played to the end
  Seat at_fault = 0;
};

// Nothing when `stop` became true before the end.
std::optional<MatchGame> play_game(const Tournament& tournament, const Fixture& fixture,
                                   const std::atomic<bool>& stop);

// Plays them over so many threads. `finished` is called for each game as it ends, one at a time.
void play_games(const Tournament& tournament, const std::vector<Fixture>& wanted, unsigned threads,
                const std::function<void(const MatchGame&)>& finished,
                const std::atomic<bool>& stop);

struct SideSummary {
  const ComputerPlayer* player = nullptr;
  int seats = 1;  // with teams of unequal size: in the first game
  // Of one seat of this side. Shares are observed by game, scores and places by deal.
  double win_share = 0;
  Interval win_interval;
  Observations score;
  Observations place;
  Effort effort;
  std::uint64_t faults = 0;  // games that a program of this side lost by one
  Phrase first_fault = {};
};

struct PairingSummary {
  std::uint64_t games = 0;
  std::uint64_t deals = 0;
  std::vector<SideSummary> sides;  // the one, the others if there are any
};

// One for each pairing; the order of the games makes no difference. Points into the tournament.
std::vector<PairingSummary> summarise(const Tournament& tournament, std::vector<MatchGame> games);

}  // namespace veillee
