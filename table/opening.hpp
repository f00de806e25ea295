// How a table is opened: what the host has chosen.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/result.hpp"

namespace veillee {

struct Clock {
  enum class Kind : std::uint8_t { off, move, game, days };
  Kind kind = Kind::off;
  std::int64_t budget = 0;     // milliseconds: of a move, or of the whole game
  std::int64_t increment = 0;  // milliseconds after each decision (game)
};

struct OpeningSeat {
  enum class Kind : std::uint8_t { me, open, computer };
  Kind kind = Kind::open;
  std::string name;
  std::string level;  // of a computer
};

struct Opening {
  const AnyGame* game = nullptr;
  Setup setup;
  std::vector<OpeningSeat> seats;
  Clock clock;
  std::int64_t grace = 120'000;  // milliseconds
  std::string substitute = "initiate";
  std::optional<std::uint64_t> seed;      // chosen by the host
  std::shared_ptr<const Study> position;  // to play on from there; null: from the start
};

// The body of POST /api/tables. One sentence says what is wrong with it.
Result<Opening> read_opening(std::string_view text);
Result<Opening> read_opening(const json::Value& body);
// The same form again.
void write_opening(json::Writer& out, const Opening& opening);
void write_clock(json::Writer& out, const Clock& clock);

}  // namespace veillee
