// The tables inside the database, and how an older file is brought up to date.
#pragma once

#include <optional>

#include "store/sqlite.hpp"

namespace veillee {

// What a database of ours says in its header ("VEIL"), so that another's is left alone.
inline constexpr int application_id = 0x5645494C;

int newest_schema();

bool is_ours(sqlite3* database);
Refusal not_ours(const std::string& path);

// One sentence when the file was written by a newer version.
std::optional<Refusal> refuse_newer(sqlite3* database, const std::string& path);

// Every step that the file has not seen yet, in one transaction. One sentence when the file belongs
// to somebody else or to a newer version; then nothing has changed.
std::optional<Refusal> bring_up_to_date(sqlite3* database, const std::string& path);

}  // namespace veillee
