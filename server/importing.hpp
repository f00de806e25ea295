// POST /api/import: a saved game becomes a table.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "server/secrets.hpp"
#include "table/table.hpp"

namespace veillee {

struct Import {
  std::vector<Row> rows;  // the opening, people sitting down, every action
  std::string table;
  std::string host;                           // token
  std::array<std::string, max_seats> tokens;  // of the seats of people; empty for computers
};

// One sentence when the text is no saved game or does not replay.
Result<Import> import_game(std::string_view text, const RandomSource& random, std::int64_t now);

}  // namespace veillee
