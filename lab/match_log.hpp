// A finished game as one line of JSON with all that it depends on, so that a tournament can be
// taken up where it was left.
#pragma once

#include "lab/match.hpp"

namespace veillee {

class MatchLog {
 public:
  // The tournament must outlive it.
  explicit MatchLog(const Tournament& tournament);

  // Without the end of the line.
  std::string line(const MatchGame& game) const;
  // Refuses a line of a tournament with other parameters, and what is no such line.
  Result<MatchGame> read(std::string_view line, int line_number) const;
  // A whole file. A last line without its end was being written when the program was killed: it is
  // left out. A game that is there twice counts once.
  struct Games {
    std::vector<MatchGame> games;
    std::size_t whole_bytes = 0;  // up to the end of the last whole line
  };
  Result<Games> read_all(std::string_view text) const;

 private:
  // All that the result of a pairing depends on besides deal and seat.
  std::string parameters(const Pairing& pairing) const;

  const Tournament* tournament_;
  std::string rules_;
  std::vector<std::string> parameters_;  // one for each pairing
};

}  // namespace veillee
