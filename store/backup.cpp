#include "store/backup.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "store/file_lock.hpp"
#include "store/schema.hpp"

namespace veillee {
namespace {

Refusal cannot_write(const std::string& path, const Phrase& reason) {
  return {
      say({"la copie {0} ne peut pas être écrite ({1})", "the copy {0} cannot be written ({1})"},
          {verbatim(path), reason})};
}
Refusal cannot_write(const std::string& path, int error) {
  return cannot_write(path, verbatim(std::strerror(error)));
}

Refusal cannot_copy(const std::string& path, int code) {
  return {
      say({"le fichier {0} ne peut pas être copié ({1})", "the file {0} cannot be copied ({1})"},
          {verbatim(path), sqlite::reason(code)})};
}

bool sync(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return false;
  const bool synced = ::fsync(descriptor) == 0;
  const int error = errno;
  ::close(descriptor);
  errno = error;
  return synced;
}

// In one step: one reading transaction, so the copy is what was there at one moment, and writers
// are not kept waiting.
int copy_pages(sqlite3* from, sqlite3* to) {
  sqlite3_backup* copying = sqlite3_backup_init(to, "main", from, "main");
  if (copying == nullptr) return sqlite3_errcode(to);
  const int code = sqlite3_backup_step(copying, -1);
  sqlite3_backup_finish(copying);
  return code == SQLITE_DONE ? SQLITE_OK : code;
}

std::string folder_of(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  return folder.empty() ? "." : folder;
}

// An empty file beside `to`, for nobody else's eyes.
Result<std::string> unfinished_file(const std::string& to) {
  std::string name = to + ".XXXXXX";
  const int descriptor = ::mkostemp(name.data(), O_CLOEXEC);
  if (descriptor < 0) return cannot_write(to, errno);
  ::close(descriptor);
  return name;
}

// A database of ours that can be copied.
std::optional<Refusal> open_source(const std::string& from, sqlite::Opened& source) {
  source = sqlite::open(from);
  // The header is only read with the first question.
  if (source.code == SQLITE_OK)
    source.code = sqlite::run(source.database.get(), "SELECT count(*) FROM sqlite_schema");
  if (source.code != SQLITE_OK) return cannot_copy(from, source.code);
  if (!is_ours(source.database.get())) return not_ours(from);
  return {};
}

std::optional<Refusal> write_pages(sqlite3* source, const std::string& to,
                                   const std::string& unfinished) {
  sqlite::Opened copy = sqlite::open(unfinished);
  if (copy.code == SQLITE_OK) copy.code = copy_pages(source, copy.database.get());
  // One file and not three: the copy may be carried elsewhere.
  if (copy.code == SQLITE_OK)
    copy.code = sqlite::run(copy.database.get(), "PRAGMA journal_mode = DELETE");
  if (copy.code != SQLITE_OK) return cannot_write(to, sqlite::reason(copy.code));
  copy.database.reset();
  if (!sync(unfinished)) return cannot_write(to, errno);
  return {};
}

std::optional<Refusal> write_copy(sqlite3* source, const std::string& to,
                                  const std::string& unfinished) {
  if (std::optional<Refusal> refusal = write_pages(source, to, unfinished)) return refusal;
  // A link, not a rename: it never takes the place of a file that appeared meanwhile.
  if (::link(unfinished.c_str(), to.c_str()) != 0) return cannot_write(to, errno);
  if (!sync(folder_of(to))) return cannot_write(to, errno);
  return {};
}

// Journals that lie beside a database.
constexpr const char* journals[] = {"-wal", "-shm", "-journal"};

// A name for what was there that nothing has yet.
std::string free_name(const std::string& path) {
  for (int n = 1;; ++n) {
    std::string name = path + ".replaced-" + std::to_string(n);
    bool taken = ::access(name.c_str(), F_OK) == 0;
    for (const char* journal : journals) taken |= ::access((name + journal).c_str(), F_OK) == 0;
    if (!taken) return name;
  }
}

// First the database: should the power fail in between, no log lies beside a file that is not its
// own.
bool move_aside(const std::string& path, const std::string& aside) {
  const auto move = [](const std::string& from, const std::string& to) {
    return ::rename(from.c_str(), to.c_str()) == 0 || errno == ENOENT;
  };
  bool moved = move(path, aside);
  for (const char* journal : journals) moved = moved && move(path + journal, aside + journal);
  return moved;
}

// An administrator may restore what a service has to open.
void give_to_owner_of(const std::string& like, const std::string& path) {
  struct stat owner {};
  if (::stat(like.c_str(), &owner) != 0) return;
  for (const std::string& file : {path, path + "-lock"})
    if (::chown(file.c_str(), owner.st_uid, owner.st_gid) != 0) return;  // then it is one's own
}

Result<std::string> put_in_place(sqlite3* source, const std::string& path,
                                 const std::string& unfinished) {
  if (std::optional<Refusal> refusal = write_pages(source, path, unfinished)) return *refusal;
  const bool there = ::access(path.c_str(), F_OK) == 0;
  const std::string aside = free_name(path);
  if (!move_aside(path, aside) || ::rename(unfinished.c_str(), path.c_str()) != 0)
    return cannot_write(path, errno);
  give_to_owner_of(there ? aside : folder_of(path), path);
  if (!sync(folder_of(path))) return cannot_write(path, errno);
  return there ? aside : std::string();
}

}  // namespace

std::optional<Refusal> backup_database(const std::string& from, const std::string& to) {
  if (::access(to.c_str(), F_OK) == 0)
    return Refusal{say({"le fichier {0} existe déjà ; il n’est pas écrasé",
                        "the file {0} exists already; it is not overwritten"},
                       {verbatim(to)})};
  sqlite::Opened source;
  if (std::optional<Refusal> refusal = open_source(from, source)) return refusal;
  const Result<std::string> unfinished = unfinished_file(to);
  if (!unfinished) return unfinished.refusal();
  std::optional<Refusal> refusal = write_copy(source.database.get(), to, *unfinished);
  ::unlink(unfinished->c_str());
  return refusal;
}

Result<std::string> restore_database(const std::string& copy, const std::string& path) {
  const Result<FileLock> lock = FileLock::take(path);
  if (!lock) return lock.refusal();
  std::error_code ignored;
  if (std::filesystem::equivalent(copy, path, ignored))
    return Refusal{say({"{0} est la base de données elle-même, pas une copie",
                        "{0} is the database itself, not a copy"},
                       {verbatim(copy)})};
  sqlite::Opened source;
  if (std::optional<Refusal> refusal = open_source(copy, source)) return *refusal;
  if (const sqlite::Health health = sqlite::check(source.database.get()); health.code != SQLITE_OK)
    return Refusal{say({"la copie {0} est abîmée ({1}) ; rien n’a changé",
                        "the copy {0} is damaged ({1}); nothing has changed"},
                       {verbatim(copy), verbatim(health.complaint)})};
  if (std::optional<Refusal> refusal = refuse_newer(source.database.get(), copy)) return *refusal;
  const Result<std::string> unfinished = unfinished_file(path);
  if (!unfinished) return unfinished.refusal();
  Result<std::string> aside = put_in_place(source.database.get(), path, *unfinished);
  ::unlink(unfinished->c_str());
  return aside;
}

}  // namespace veillee
