// SQLite's C interface as values that clean up after themselves. Nothing throws: every call gives
// SQLite's own result code.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "engine/words.hpp"

namespace veillee::sqlite {

struct CloseDatabase {
  void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
};
struct FinalizeStatement {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Handle = std::unique_ptr<sqlite3, CloseDatabase>;

struct Opened {
  Handle database;
  int code = SQLITE_OK;
};
// An existing file; an empty one is an empty database. The path is a path, whatever it looks like.
// Waits up to five seconds for others.
Opened open(const std::string& path);

int run(sqlite3* database, const char* sql);
// The only number that a query gives; -1 when it fails.
std::int64_t number(sqlite3* database, const char* sql);

// Whether every page is what it should be: SQLITE_OK, or what was found, in SQLite's words.
struct Health {
  int code = SQLITE_OK;
  std::string complaint;
};
Health check(sqlite3* database);

// A prepared statement. Texts that are bound must live until `done`.
class Statement {
 public:
  Statement() = default;
  Statement(sqlite3* database, const char* sql);

  void bind(int place, std::string_view text);
  void bind(int place, std::int64_t n);
  int step() { return sqlite3_step(statement_.get()); }
  // Ready for the next time; gives the code of the last step.
  int done();
  // One that gives no rows.
  int run() { return step(), done(); }

  std::string text(int column) const;
  std::int64_t number(int column) const { return sqlite3_column_int64(statement_.get(), column); }

 private:
  std::unique_ptr<sqlite3_stmt, FinalizeStatement> statement_;
};

// What SQLite says about a code, for the brackets at the end of a sentence.
Phrase reason(int code);

}  // namespace veillee::sqlite
