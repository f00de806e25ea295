#include "table/game_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>

namespace veillee {
namespace {

constexpr std::size_t max_file = 16U << 20;

Refusal failed(Words words, const std::string& path, int error) {
  return {say(words, {verbatim(path), verbatim(std::strerror(error))})};
}
Refusal cannot_read(const std::string& path, int error) {
  return failed({"le fichier {0} ne peut pas être lu ({1})", "the file {0} cannot be read ({1})"},
                path, error);
}
Refusal cannot_write(const std::string& path, int error) {
  return failed(
      {"le fichier {0} ne peut pas être écrit ({1})", "the file {0} cannot be written ({1})"}, path,
      error);
}
Refusal in_use(const std::string& path) {
  return {say({"le fichier {0} sert déjà à une autre partie en cours",
               "the file {0} is in use by another running game"},
              {verbatim(path)})};
}

int open_file(const char* path, int flags, mode_t mode = 0) {
  int descriptor;
  do descriptor = ::open(path, flags | O_CLOEXEC, mode);
  while (descriptor < 0 && errno == EINTR);
  return descriptor;
}

// Everything or an error; one call for all that the system takes at once.
bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

bool sync(int descriptor) {
  int result;
  do result = ::fsync(descriptor);
  while (result != 0 && errno == EINTR);
  return result == 0;
}

// A new name is only safe when its directory is on disk, too.
bool sync_directory_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  const std::string directory =
      slash == std::string::npos ? "." : path.substr(0, slash == 0 ? 1 : slash);
  const int descriptor = open_file(directory.c_str(), O_RDONLY | O_DIRECTORY);
  if (descriptor < 0) return false;
  const bool synced = sync(descriptor);
  ::close(descriptor);
  return synced;
}

Result<std::string> read_all(int descriptor, const std::string& path) {
  std::string text;
  char buffer[65536];
  for (;;) {
    const ssize_t n = ::read(descriptor, buffer, sizeof buffer);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return cannot_read(path, errno);
    if (n == 0) return text;
    text.append(buffer, static_cast<std::size_t>(n));
    if (text.size() > max_file)
      return Refusal{say(
          {"le fichier {0} est trop grand pour une partie", "the file {0} is too large for a game"},
          {verbatim(path)})};
  }
}

// Undo renames a file over the old one: that must hit the file itself, not a link to it.
std::string resolved(const std::string& path) {
  char buffer[PATH_MAX];
  return ::realpath(path.c_str(), buffer) == nullptr ? path : std::string(buffer);
}

}  // namespace

Result<std::string> load_text(const std::string& path) {
  // Without O_NONBLOCK a named pipe would keep us waiting for a writer.
  const int descriptor = open_file(path.c_str(), O_RDONLY | O_NONBLOCK);
  if (descriptor < 0) return cannot_read(path, errno);
  Result<std::string> text = read_all(descriptor, path);
  ::close(descriptor);
  return text;
}

Result<GameRecord> load_game(const std::string& path) {
  const Result<std::string> text = load_text(path);
  if (!text) return text.refusal();
  return read_record(*text, path);
}

Result<GameFile> GameFile::create(const std::string& path, const GameRecord& record) {
  const int descriptor = open_file(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND, 0644);
  if (descriptor < 0 && errno == EEXIST)
    return Refusal{say({"le fichier {0} existe déjà ; il n’est pas écrasé",
                        "the file {0} exists already; it is not overwritten"},
                       {verbatim(path)})};
  if (descriptor < 0) return cannot_write(path, errno);
  const std::string text = all_lines(record);
  GameFile file(descriptor, resolved(path), static_cast<std::int64_t>(text.size()));
  static_cast<void>(::flock(descriptor, LOCK_EX | LOCK_NB));  // ours alone: it is new
  if (write_all(descriptor, text) && sync(descriptor) && sync_directory_of(file.path_)) return file;
  const int error = errno;
  ::unlink(path.c_str());
  return cannot_write(path, error);
}

Result<OpenedGame> GameFile::resume(const std::string& path) {
  const int descriptor = open_file(path.c_str(), O_RDWR | O_APPEND | O_NONBLOCK);
  if (descriptor < 0) return cannot_read(path, errno);
  GameFile file(descriptor, resolved(path), 0);
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return in_use(path);
  Result<std::string> text = read_all(descriptor, path);
  if (!text) return text.refusal();
  Result<GameRecord> record = read_record(*text, path);
  if (!record) return record.refusal();
  file.size_ = static_cast<std::int64_t>(text->size());
  return OpenedGame{std::move(*record), std::move(file)};
}

GameFile::GameFile(GameFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      path_(std::move(other.path_)),
      size_(other.size_) {}

GameFile& GameFile::operator=(GameFile&& other) noexcept {
  if (this == &other) return *this;
  close();
  descriptor_ = std::exchange(other.descriptor_, -1);
  path_ = std::move(other.path_);
  size_ = other.size_;
  return *this;
}

GameFile::~GameFile() { close(); }

void GameFile::close() {
  if (descriptor_ >= 0) ::close(descriptor_);
  descriptor_ = -1;
}

std::optional<Refusal> GameFile::append_last(const GameRecord& record) {
  const std::size_t n = record.moves.size();
  const std::string text = move_line(record, n - 1) + last_line(record);
  if (write_all(descriptor_, text) && sync(descriptor_)) {
    size_ += static_cast<std::int64_t>(text.size());
    return {};
  }
  const int error = errno;
  // Half a line must not stay behind.
  if (::ftruncate(descriptor_, size_) == 0) sync(descriptor_);
  return cannot_write(path_, error);
}

std::optional<Refusal> GameFile::rewrite(const GameRecord& record) {
  const std::string text = all_lines(record);
  std::string temporary = path_ + ".XXXXXX";
  const int descriptor = ::mkostemp(temporary.data(), O_APPEND | O_CLOEXEC);
  if (descriptor < 0) return cannot_write(path_, errno);
  struct stat old {};
  if (::fstat(descriptor_, &old) == 0) static_cast<void>(::fchmod(descriptor, old.st_mode & 07777));
  static_cast<void>(::flock(descriptor, LOCK_EX | LOCK_NB));
  if (!write_all(descriptor, text) || !sync(descriptor) ||
      ::rename(temporary.c_str(), path_.c_str()) != 0) {
    const int error = errno;
    ::close(descriptor);
    ::unlink(temporary.c_str());
    return cannot_write(path_, error);
  }
  close();
  descriptor_ = descriptor;
  size_ = static_cast<std::int64_t>(text.size());
  if (!sync_directory_of(path_)) return cannot_write(path_, errno);
  return {};
}

}  // namespace veillee
