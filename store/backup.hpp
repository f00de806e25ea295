// A whole copy of a database in a new file, while others read and write it.
#pragma once

#include <optional>

#include "store/sqlite.hpp"

namespace veillee {

std::optional<Refusal> backup_database(const std::string& from, const std::string& to);

}  // namespace veillee
