// One program at a time: a lock on a small file next to the database. (Not on the database itself:
// closing that file once more would drop SQLite's own locks.) It ends with the program, however
// that ends.
#pragma once

#include <string>
#include <utility>

#include "engine/result.hpp"

namespace veillee {

class FileLock {
 public:
  static Result<FileLock> take(const std::string& path);

  FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
};

}  // namespace veillee
