#include "store/backup.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

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

Refusal cannot_read(const std::string& path, int code) {
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

std::optional<Refusal> write_copy(sqlite3* source, const std::string& to,
                                  const std::string& unfinished) {
  sqlite::Opened copy = sqlite::open(unfinished);
  if (copy.code == SQLITE_OK) copy.code = copy_pages(source, copy.database.get());
  // One file and not three: the copy may be carried elsewhere.
  if (copy.code == SQLITE_OK)
    copy.code = sqlite::run(copy.database.get(), "PRAGMA journal_mode = DELETE");
  if (copy.code != SQLITE_OK) return cannot_write(to, sqlite::reason(copy.code));
  copy.database.reset();
  if (!sync(unfinished)) return cannot_write(to, errno);
  // A link, not a rename: it never takes the place of a file that appeared meanwhile.
  if (::link(unfinished.c_str(), to.c_str()) != 0) return cannot_write(to, errno);
  const std::string folder = std::filesystem::path(to).parent_path().string();
  if (!sync(folder.empty() ? "." : folder)) return cannot_write(to, errno);
  return {};
}

}  // namespace

std::optional<Refusal> backup_database(const std::string& from, const std::string& to) {
  if (::access(to.c_str(), F_OK) == 0)
    return Refusal{say({"le fichier {0} existe déjà ; il n’est pas écrasé",
                        "the file {0} exists already; it is not overwritten"},
                       {verbatim(to)})};
  sqlite::Opened source = sqlite::open(from);
  // The header is only read with the first question.
  if (source.code == SQLITE_OK)
    source.code = sqlite::run(source.database.get(), "SELECT count(*) FROM sqlite_schema");
  if (source.code != SQLITE_OK) return cannot_read(from, source.code);
  if (!is_ours(source.database.get())) return not_ours(from);
  std::string unfinished = to + ".XXXXXX";
  const int descriptor = ::mkostemp(unfinished.data(), O_CLOEXEC);
  if (descriptor < 0) return cannot_write(to, errno);
  ::close(descriptor);
  std::optional<Refusal> refusal = write_copy(source.database.get(), to, unfinished);
  ::unlink(unfinished.c_str());
  return refusal;
}

}  // namespace veillee
