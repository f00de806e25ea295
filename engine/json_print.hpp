// A value that was read, written again.
#pragma once

#include <string>

#include "engine/json.hpp"

namespace veillee::json {

// On one line; read() gives the same value again.
std::string print(const Value& value);

}  // namespace veillee::json
