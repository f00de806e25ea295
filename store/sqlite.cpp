#include "store/sqlite.hpp"

namespace veillee::sqlite {

Opened open(const std::string& path) {
  // ":memory:" and the empty path would be databases that vanish.
  const std::string plain = path.starts_with('/') ? path : "./" + path;
  sqlite3* database = nullptr;
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
  const int code = sqlite3_open_v2(plain.c_str(), &database, flags, nullptr);
  Opened opened{Handle(database), code};
  if (code != SQLITE_OK) return opened;
  sqlite3_extended_result_codes(database, 1);
  constexpr int patience = 5000;  // milliseconds
  sqlite3_busy_timeout(database, patience);
  return opened;
}

int run(sqlite3* database, const char* sql) {
  return sqlite3_exec(database, sql, nullptr, nullptr, nullptr);
}

std::int64_t number(sqlite3* database, const char* sql) {
  Statement statement(database, sql);
  return statement.step() == SQLITE_ROW ? statement.number(0) : -1;
}

Health check(sqlite3* database) {
  Statement statement(database, "PRAGMA quick_check(1)");
  if (statement.step() != SQLITE_ROW) {  // it may not even have been prepared
    const int code = sqlite3_extended_errcode(database);
    return {code == SQLITE_OK ? SQLITE_CORRUPT : code, sqlite3_errmsg(database)};
  }
  std::string found = statement.text(0);
  if (found == "ok") return {};
  return {SQLITE_CORRUPT, std::move(found)};
}

Statement::Statement(sqlite3* database, const char* sql) {
  sqlite3_stmt* statement = nullptr;
  // When this fails the statement stays null, and `step` gives SQLITE_MISUSE.
  sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  statement_.reset(statement);
}

void Statement::bind(int place, std::string_view text) {
  sqlite3_bind_text64(statement_.get(), place, text.data(), text.size(), SQLITE_STATIC,
                      SQLITE_UTF8);
}

void Statement::bind(int place, std::int64_t n) { sqlite3_bind_int64(statement_.get(), place, n); }

int Statement::done() {
  // SQLite finds nothing wrong with resetting what could not be prepared.
  return statement_ ? sqlite3_reset(statement_.get()) : SQLITE_MISUSE;
}

std::string Statement::text(int column) const {
  const unsigned char* bytes = sqlite3_column_text(statement_.get(), column);
  if (bytes == nullptr) return {};
  return {reinterpret_cast<const char*>(bytes),
          static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

Phrase reason(int code) { return verbatim(sqlite3_errstr(code)); }

}  // namespace veillee::sqlite
