// Copies of a database, and the way back.
#pragma once

#include <optional>

#include "engine/result.hpp"
#include "store/sqlite.hpp"

namespace veillee {

// A whole copy in a new file, while others read and write the database.
std::optional<Refusal> backup_database(const std::string& from, const std::string& to);

// The copy in the place of a database that nobody has open. SQLite would take a log that lies
// beside a database for its own, so what was there moves aside together with its log; the name that
// it has now is given back, empty when there was nothing.
Result<std::string> restore_database(const std::string& copy, const std::string& path);

}  // namespace veillee
