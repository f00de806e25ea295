#include "store/sqlite_store.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>
#include <mutex>

#include "store/backup.hpp"
#include "store/checkpoints.hpp"
#include "store/file_lock.hpp"
#include "store/schema.hpp"

namespace veillee {
namespace {

using sqlite::Statement;

Refusal cannot_open(const std::string& path, const Phrase& reason) {
  return {say({"le fichier {0} ne peut pas être ouvert comme base de données ({1})",
               "the file {0} cannot be opened as a database ({1})"},
              {verbatim(path), reason})};
}

Refusal cannot_read(const std::string& path, int code) {
  return {say({"la base de données {0} ne peut pas être lue ({1})",
               "the database {0} cannot be read ({1})"},
              {verbatim(path), sqlite::reason(code)})};
}

Refusal damaged(const std::string& path, const std::string& complaint) {
  return {say({"la base de données {0} est abîmée ({1}) ; rétablissez une copie avec « veillee "
               "restore », ou servez ce qui se lit encore avec --unchecked",
               "the database {0} is damaged ({1}); please restore a copy with \"veillee restore\", "
               "or serve what can still be read with --unchecked"},
              {verbatim(path), verbatim(complaint)})};
}

// Nothing is written here, nor carried over from SQLite's log when it is closed: whatever is wrong
// (a copy beside the log of another file, say) stays as it was.
std::optional<Refusal> check(const std::string& path) {
  const sqlite::Opened looking = sqlite::open(path);
  sqlite3* database = looking.database.get();
  if (looking.code != SQLITE_OK) return cannot_open(path, sqlite::reason(looking.code));
  sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  if (sqlite3_db_readonly(database, "main") == 1)
    return cannot_open(path, phrase({"il ne peut qu’être lu", "it can only be read"}));
  const sqlite::Health health = sqlite::check(database);
  if (health.code == SQLITE_NOTADB) return {};  // another sentence is due
  if (health.code != SQLITE_OK) return damaged(path, health.complaint);
  return {};
}

// A commit returns when it is on disk, and readers do not wait for it. Some file systems cannot do
// that: then SQLite keeps another mode.
int set_up_writing(sqlite3* database, std::int64_t most_bytes) {
  if (most_bytes > 0) {
    const std::int64_t page = sqlite::number(database, "PRAGMA page_size");
    if (page <= 0) return SQLITE_CORRUPT;
    const std::string limit = "PRAGMA max_page_count = " + std::to_string(most_bytes / page);
    if (const int code = sqlite::run(database, limit.c_str()); code != SQLITE_OK) return code;
  }
  Statement mode(database, "PRAGMA journal_mode = WAL");
  if (mode.step() != SQLITE_ROW) return mode.done();
  if (mode.text(0) != "wal") return SQLITE_CANTOPEN;
  return sqlite::run(database, "PRAGMA synchronous = FULL");
}

// Seeds of running games are in it: for nobody else's eyes. SQLite gives its other files the same
// rights.
void create_private(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (descriptor >= 0) ::close(descriptor);
}

// A new file is only safe when its directory is on disk, too.
void sync_directory_of(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  const int descriptor =
      ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  ::fsync(descriptor);
  ::close(descriptor);
}

// The one connection that writes.
class Appender {
 public:
  explicit Appender(sqlite::Handle database)
      : database_(std::move(database)),
        begin_(handle(), "BEGIN IMMEDIATE"),
        commit_(handle(), "COMMIT"),
        roll_back_(handle(), "ROLLBACK"),
        open_group_(handle(), "SAVEPOINT one_group"),
        undo_group_(handle(), "ROLLBACK TO one_group"),
        close_group_(handle(), "RELEASE one_group"),
        first_(handle(), "INSERT OR IGNORE INTO heads (table_id, seq, time) VALUES (?1, ?2, ?3)"),
        next_(handle(),
              "UPDATE heads SET seq = ?2, time = ?3 WHERE table_id = ?1 AND seq = ?2 - 1"),
        insert_(handle(), "INSERT INTO rows (table_id, seq, time, body) VALUES (?1, ?2, ?3, ?4)"),
        mark_(handle(), "INSERT OR REPLACE INTO health VALUES (1, unixepoch())"),
        // A page that is free in the middle of the file is room as well.
        room_(handle(),
              "SELECT max_page_count - page_count + freelist_count FROM pragma_max_page_count,"
              " pragma_page_count, pragma_freelist_count") {}

  const std::string& failure() const { return failure_; }

  // SQLITE_FULL also when only this mark still has room.
  int write_mark() {
    if (const int code = mark_.run(); code != SQLITE_OK) return code;
    constexpr std::int64_t enough = 8;  // pages, for any group of rows
    const bool room = room_.step() == SQLITE_ROW && room_.number(0) >= enough;
    const int code = room_.done();
    return code != SQLITE_OK ? code : room ? SQLITE_OK : SQLITE_FULL;
  }

  sqlite3* handle() const { return database_.get(); }

  std::vector<Store::Fate> append(std::span<const std::vector<Row>> groups) {
    std::vector<Store::Fate> fates;
    fates.reserve(groups.size());
    bool whole = begin_.run() == SQLITE_OK;
    for (std::size_t i = 0; whole && i < groups.size(); ++i) {
      fates.push_back(append_group(groups[i]));
      whole = fates.back() != Store::Fate::failed;
    }
    if (whole && commit_.run() == SQLITE_OK) return fates;
    failure_ = sqlite3_errmsg(handle());
    // SQLite may have rolled back by itself.
    if (sqlite3_get_autocommit(handle()) == 0) roll_back_.run();
    return std::vector<Store::Fate>(groups.size(), Store::Fate::failed);
  }

 private:
  Store::Fate append_group(const std::vector<Row>& group) {
    if (open_group_.run() != SQLITE_OK) return Store::Fate::failed;
    Store::Fate fate = Store::Fate::stored;
    for (std::size_t i = 0; fate == Store::Fate::stored && i < group.size(); ++i)
      fate = append_row(group[i]);
    if (fate == Store::Fate::failed) return fate;
    if (fate == Store::Fate::conflict && undo_group_.run() != SQLITE_OK) return Store::Fate::failed;
    return close_group_.run() == SQLITE_OK ? fate : Store::Fate::failed;
  }

  Store::Fate append_row(const Row& row) {
    const auto seq = static_cast<std::int64_t>(row.seq);
    Statement& head = row.seq == 1 ? first_ : next_;
    head.bind(1, row.table);
    head.bind(2, seq);
    head.bind(3, row.time);
    if (head.run() != SQLITE_OK) return Store::Fate::failed;
    if (sqlite3_changes(handle()) == 0) return Store::Fate::conflict;
    insert_.bind(1, row.table);
    insert_.bind(2, seq);
    insert_.bind(3, row.time);
    insert_.bind(4, row.body);
    const int code = insert_.run();
    if (code == SQLITE_OK) return Store::Fate::stored;
    return (code & 0xFF) == SQLITE_CONSTRAINT ? Store::Fate::conflict : Store::Fate::failed;
  }

  sqlite::Handle database_;
  Statement begin_, commit_, roll_back_;
  Statement open_group_, undo_group_, close_group_;
  Statement first_, next_, insert_;
  Statement mark_, room_;
  std::string failure_;
};

class Reader {
 public:
  explicit Reader(sqlite::Handle database)
      : database_(std::move(database)),
        load_(database_.get(), "SELECT seq, time, body FROM rows WHERE table_id = ?1 ORDER BY seq"),
        tables_(database_.get(),
                "SELECT table_id, seq, time FROM heads WHERE time >= ?1"
                " ORDER BY time DESC, table_id LIMIT ?2") {}

  int load(std::string_view table, std::vector<Row>& rows) {
    load_.bind(1, table);
    while (load_.step() == SQLITE_ROW)
      rows.push_back({std::string(table), static_cast<std::uint64_t>(load_.number(0)),
                      load_.number(1), load_.text(2)});
    return load_.done();
  }

  int tables(std::int64_t since, std::size_t most, std::vector<Store::Entry>& entries) {
    tables_.bind(1, since);
    tables_.bind(2, static_cast<std::int64_t>(most));
    while (tables_.step() == SQLITE_ROW)
      entries.push_back(
          {tables_.text(0), static_cast<std::uint64_t>(tables_.number(1)), tables_.number(2)});
    return tables_.done();
  }

 private:
  sqlite::Handle database_;
  Statement load_, tables_;
};

// Reading does not wait for writing: each has a connection and a lock of its own.
class SqliteStore : public Store {
 public:
  SqliteStore(std::string path, FileLock lock, sqlite::Handle writing, sqlite::Handle reading,
              sqlite::Handle tidying)
      : path_(std::move(path)),
        lock_(std::move(lock)),
        appender_(std::move(writing)),
        reader_(std::move(reading)),
        checkpoints_(appender_.handle(), std::move(tidying), writing_) {}

  std::vector<Fate> append(std::span<const std::vector<Row>> groups) override {
    checkpoints_.give_way();
    const std::scoped_lock alone(writing_);
    return appender_.append(groups);
  }

  std::string failure() override {
    const std::scoped_lock alone(writing_);
    return appender_.failure();
  }

  std::optional<Refusal> try_to_write() override {
    checkpoints_.give_way();
    const std::scoped_lock alone(writing_);
    const int code = appender_.write_mark();
    if (code == SQLITE_OK) return {};
    return Refusal{say({"la base de données {0} ne peut pas être écrite ({1})",
                        "the database {0} cannot be written ({1})"},
                       {verbatim(path_), sqlite::reason(code)})};
  }

  Result<std::vector<Row>> load(std::string_view table) override {
    std::vector<Row> rows;
    const std::scoped_lock alone(reading_);
    const int code = reader_.load(table, rows);
    if (code != SQLITE_OK) return cannot_read(path_, code);
    return rows;
  }

  Result<std::vector<Entry>> tables(std::int64_t since, std::size_t most) override {
    std::vector<Entry> entries;
    const std::scoped_lock alone(reading_);
    const int code = reader_.tables(since, most, entries);
    if (code != SQLITE_OK) return cannot_read(path_, code);
    return entries;
  }

  std::optional<Refusal> backup(const std::string& path) override {
    return backup_database(path_, path);
  }

 private:
  std::string path_;
  FileLock lock_;  // outlives the connections
  std::mutex writing_, reading_;
  Appender appender_;
  Reader reader_;
  Checkpoints checkpoints_;
};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite_store(const std::string& path,
                                                 const StoreSettings& settings) {
  Result<FileLock> lock = FileLock::take(path);
  if (!lock) return lock.refusal();
  create_private(path);
  if (settings.check)
    if (std::optional<Refusal> refusal = check(path)) return *refusal;
  sqlite::Opened writing = sqlite::open(path);
  if (writing.code != SQLITE_OK) return cannot_open(path, sqlite::reason(writing.code));
  if (std::optional<Refusal> refusal = bring_up_to_date(writing.database.get(), path))
    return *refusal;
  if (const int code = set_up_writing(writing.database.get(), settings.most_bytes);
      code != SQLITE_OK)
    return cannot_open(path, sqlite::reason(code));
  sync_directory_of(path);
  sqlite::Opened reading = sqlite::open(path);
  if (reading.code != SQLITE_OK) return cannot_open(path, sqlite::reason(reading.code));
  sqlite::Opened tidying = sqlite::open(path);
  if (tidying.code != SQLITE_OK) return cannot_open(path, sqlite::reason(tidying.code));
  return std::unique_ptr<Store>(
      std::make_unique<SqliteStore>(path, std::move(*lock), std::move(writing.database),
                                    std::move(reading.database), std::move(tidying.database)));
}

}  // namespace veillee
