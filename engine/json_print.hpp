// A value that was read, written again.
#pragma once

#include <string>

#include "engine/json.hpp"

namespace veillee::json {

// On one line; read() gives the same value again.
std::string print(const Value& value);
// For people: whatever fits into so many columns stands on one line; ends with a line feed.
std::string print_fitted(const Value& value, std::size_t columns);

}  // namespace veillee::json
