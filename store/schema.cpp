#include "store/schema.hpp"

#include <array>

namespace veillee {
namespace {

// Step n leads from version n to version n + 1. Files in the world have seen them: a step is never
// changed, only followed by another.
constexpr std::array steps = {
    // 1: the log. Its rows lie together by table, so that opening a table reads few pages.
    "CREATE TABLE rows (table_id TEXT NOT NULL, seq INTEGER NOT NULL, time INTEGER NOT NULL,"
    " body TEXT NOT NULL, PRIMARY KEY (table_id, seq)) WITHOUT ROWID;",
    // 2: the last row of each table, so that finding the recent tables does not read every log.
    "CREATE TABLE heads (table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, time INTEGER NOT NULL)"
    " WITHOUT ROWID;"
    "INSERT INTO heads SELECT table_id, max(seq), time FROM rows GROUP BY table_id;"
    "CREATE INDEX heads_by_time ON heads (time);",
    // 3: a mark that is written again and again, to see whether anything can be.
    "CREATE TABLE health (mark INTEGER PRIMARY KEY, time INTEGER NOT NULL);",
};

Refusal too_new(const std::string& path, std::int64_t version) {
  return {say({"le fichier {0} a été écrit par une version plus récente de Veillée (schéma {1}, "
               "connu : {2}) ; mettez Veillée à jour",
               "the file {0} was written by a newer version of Veillée (schema {1}, known: {2}); "
               "please update Veillée"},
              {verbatim(path), number(version), number(newest_schema())})};
}

Refusal failed(const std::string& path, int code) {
  return {say({"le fichier {0} ne peut pas servir de base de données ({1})",
               "the file {0} cannot be used as a database ({1})"},
              {verbatim(path), sqlite::reason(code)})};
}

int take_steps(sqlite3* database, std::int64_t version) {
  for (std::size_t i = static_cast<std::size_t>(version); i < steps.size(); ++i)
    if (const int code = sqlite::run(database, steps[i]); code != SQLITE_OK) return code;
  const std::string stamp = "PRAGMA application_id = " + std::to_string(application_id) +
                            "; PRAGMA user_version = " + std::to_string(steps.size());
  return sqlite::run(database, stamp.c_str());
}

}  // namespace

int newest_schema() { return static_cast<int>(steps.size()); }

bool is_ours(sqlite3* database) {
  return sqlite::number(database, "PRAGMA application_id") == application_id;
}

Refusal not_ours(const std::string& path) {
  return {say({"le fichier {0} n’est pas une base de données de Veillée",
               "the file {0} is not a database of Veillée"},
              {verbatim(path)})};
}

std::optional<Refusal> refuse_newer(sqlite3* database, const std::string& path) {
  const std::int64_t version = sqlite::number(database, "PRAGMA user_version");
  if (version > newest_schema()) return too_new(path, version);
  return {};
}

std::optional<Refusal> bring_up_to_date(sqlite3* database, const std::string& path) {
  if (const int code = sqlite::run(database, "BEGIN IMMEDIATE"); code != SQLITE_OK)
    return failed(path, code);
  const auto give_up = [&](Refusal refusal) {
    sqlite::run(database, "ROLLBACK");
    return refusal;
  };
  const std::int64_t version = sqlite::number(database, "PRAGMA user_version");
  const bool empty = sqlite::number(database, "SELECT count(*) FROM sqlite_schema") == 0;
  if (!is_ours(database) && !(version == 0 && empty)) return give_up(not_ours(path));
  if (std::optional<Refusal> newer = refuse_newer(database, path)) return give_up(*newer);
  if (version < newest_schema())
    if (const int code = take_steps(database, version); code != SQLITE_OK)
      return give_up(failed(path, code));
  if (const int code = sqlite::run(database, "COMMIT"); code != SQLITE_OK)
    return give_up(failed(path, code));
  return {};
}

}  // namespace veillee
