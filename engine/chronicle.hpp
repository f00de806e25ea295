// The log in sentences. What one seat pays or gains in one go is one sentence with its sums ("pays
// 4 wood and 2 stone"), also when it was asked for unit by unit in several decisions of that seat;
// every line still names all the events that it stands for.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/any_game.hpp"

namespace veillee {

struct ChronicleLine {
  std::uint32_t move = 0;  // the last one that it tells of
  Seat badge = no_arg;     // who acts; no_arg: nobody's, a line of the table
  std::vector<Event> events;
};

class Chronicle {
 public:
  explicit Chronicle(const AnyGame& game) : info_(&game.info()) {}

  // What a viewer sees of one event (engine/event.hpp: seen_by), in order. `mover` decided the move
  // that brought it about.
  void add(const Event& seen, std::uint32_t move, Seat mover);

  std::span<const ChronicleLine> lines() const { return lines_; }
  // So many of the first lines will not grow, whatever comes.
  std::size_t settled() const { return open_; }

 private:
  const GameInfo* info_;
  std::vector<ChronicleLine> lines_;
  std::size_t open_ = 0;  // from this line on they may still grow
  Seat mover_ = no_arg;
};

// Empty for a line that has nothing to tell: its events only drive animation.
Phrase line_words(const AnyGame& game, const Setup& setup, const ChronicleLine& line,
                  const SeatNames& names);

// What one action brought about, in sentences.
std::vector<Phrase> told(const AnyGame& game, const Setup& setup, std::span<const Event> seen,
                         const SeatNames& names);

}  // namespace veillee
