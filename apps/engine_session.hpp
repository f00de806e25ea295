// The program's side of docs/engine-protocol.md: reads one line after the other, answers by lines.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <thread>

#include "apps/cli.hpp"
#include "lab/match.hpp"

namespace veillee::cli {

class EngineSession {
 public:
  // `write` gets whole lines without their end, one at a time, from this thread or the thinking
  // one. `level`: a contestant of the arena (lab/match.hpp); empty: the usual one.
  EngineSession(Language language, std::function<void(const std::string&)> write,
                std::string_view level = {});
  ~EngineSession();
  EngineSession(const EngineSession&) = delete;
  EngineSession& operator=(const EngineSession&) = delete;

  // False when it was `quit`.
  bool obey(std::string_view line);
  // Waits until a decision that is being thought over is answered.
  void wait();

 private:
  using Tokens = std::span<const std::string_view>;

  void greet(Tokens words);
  void set(Tokens words);
  void choose_game(Tokens words);
  void place(std::string_view rest);
  void chance(Tokens words);
  void play(std::string_view rest);
  void go(Tokens words);
  void stop();
  void think(AnyState state, Seat seat, std::uint64_t seed);

  void say_line(const std::string& line);
  void refuse(const Phrase& sentence);
  void forget();

  Language language_;
  std::function<void(const std::string&)> write_;
  std::mutex writing_;
  ComputerPlayer level_;   // as it was set
  ComputerPlayer player_;  // with the limits of the running decision
  unsigned threads_ = 1;
  const AnyGame* game_ = nullptr;
  Setup setup_;
  std::optional<Study> study_;
  // One for each seat: it keeps what it has thought from one decision of a game to the next.
  std::array<std::unique_ptr<Thinker>, max_seats> thinkers_;
  std::atomic<bool> stopped_ = false;
  std::atomic<bool> thinking_ = false;
  std::thread thread_;
};

}  // namespace veillee::cli
