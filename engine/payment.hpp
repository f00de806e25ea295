// A payment that is asked for unit by unit, described as a whole, so that it can be made in one go.
#pragma once

#include <string>
#include <vector>

#include "engine/action.hpp"
#include "engine/words.hpp"

namespace veillee {

struct Payment {
  struct Means {
    Action action;      // pays with one of them
    std::string piece;  // what it is (engine/piece.hpp)
    int have = 0;
    int worth = 1;  // units of the price
  };

  int due = 0;       // the whole price
  int paid = 0;      // of it, so far
  Phrase unit = {};  // what the price is counted in: "PM"
  std::vector<Means> means = {};
  std::vector<Action> proposal = {};  // a sensible way to pay the rest; each one legal in its turn
};

}  // namespace veillee
