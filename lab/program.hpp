// A program of somebody else's as a player: it is started, asked by lines on its standard input and
// answers on its standard output (docs/engine-protocol.md).
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "lab/moment.hpp"
#include "players/search_settings.hpp"

namespace veillee {

class Program {
 public:
  // "PATH ARGUMENT…", cut at blanks; so long is waited for each answer, thinking time not counted.
  // Starts it and tells it the game; a refusal says what is wrong with it.
  static Result<std::unique_ptr<Program>> start(const std::string& command, const AnyGame& game,
                                                const Setup& setup,
                                                std::chrono::milliseconds patience);
  // Ends it: with `quit`, and if that does not help, by force.
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  struct Thought {
    Action action;
    std::uint64_t simulations = 0;  // as it says itself
  };
  struct Limits {
    std::uint32_t iterations = 0;  // 0: as it likes
    std::uint32_t milliseconds = 0;
  };
  // Asks for a decision of the seat. A refusal is final: the program has crashed, hangs, or
  // answered something that cannot be done. `stop` ends the waiting at once.
  Result<Thought> choose(const Moment& moment, Seat seat, std::uint64_t seed, Limits limits,
                         StopSign stop = {});

 private:
  using Clock = std::chrono::steady_clock;

  Program(const std::string& command, const AnyGame& game, std::chrono::milliseconds patience)
      : command_(command), game_(game), patience_(patience) {}

  Refusal fault(Words words, std::string_view detail = {}) const;
  std::optional<Refusal> spawn();
  std::optional<Refusal> send(const std::string& lines);
  // The next line of its output.
  Result<std::string> line(Clock::time_point until, StopSign stop);
  // Reads up to the line that begins with this word; the others are left out, `error` refuses.
  Result<std::string> answer(std::string_view word, Clock::time_point until, StopSign stop = {});

  std::string command_;
  const AnyGame& game_;
  std::chrono::milliseconds patience_;
  int child_ = -1;
  int socket_ = -1;
  std::string read_;  // what has come and is no whole line yet
  std::uint64_t simulations_ = 0;
};

// The same for both sides of the protocol.
inline constexpr std::string_view protocol_greeting = "hello veillee 1";
// `position`, `chance` and `play` lines.
std::string moment_lines(const AnyGame& game, const Moment& moment);

}  // namespace veillee
