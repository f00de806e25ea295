// One row of a table's log. The log is the table: everything else is a fold over its rows.
#pragma once

#include <cstdint>
#include <string>

namespace veillee {

struct Row {
  std::string table;
  std::uint64_t seq = 0;  // 1 opens the table; no number is left out or given twice
  std::int64_t time = 0;  // milliseconds since 1970
  std::string body;       // a JSON object on one line; the store does not look into it

  friend bool operator==(const Row&, const Row&) = default;
};

}  // namespace veillee
