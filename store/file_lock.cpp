#include "store/file_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace veillee {

Result<FileLock> FileLock::take(const std::string& path) {
  const std::string name = path + "-lock";
  const int descriptor = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0)
    return Refusal{say({"le fichier {0} ne peut pas être ouvert pour y écrire ({1})",
                        "the file {0} cannot be opened for writing ({1})"},
                       {verbatim(name), verbatim(std::strerror(errno))})};
  FileLock lock(descriptor);
  if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return lock;
  return Refusal{say({"le fichier {0} sert déjà à un autre serveur ; arrêtez-le d’abord",
                      "the file {0} is in use by another server; stop that one first"},
                     {verbatim(path)})};
}

FileLock::~FileLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace veillee
