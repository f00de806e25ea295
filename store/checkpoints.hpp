// SQLite appends to a log of its own and must now and then carry it over into the database. By
// default the writer does that in the middle of its work, and everybody waits. Here a thread with a
// connection of its own does it; the writer waits only for the little that came meanwhile.
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>

#include "store/sqlite.hpp"

namespace veillee {

class Checkpoints {
 public:
  // `writer` tells us how long the log is; whoever holds `writing` is the only one who writes.
  Checkpoints(sqlite3* writer, sqlite::Handle own, std::mutex& writing);
  ~Checkpoints();
  Checkpoints(const Checkpoints&) = delete;
  Checkpoints& operator=(const Checkpoints&) = delete;

  // Before each write: a mutex alone would let a busy writer in again and again.
  void give_way();

 private:
  void notice(int pages);
  void run();
  void want_to_write(bool wanted);

  sqlite3* writer_;
  sqlite::Handle own_;
  std::mutex& writing_;
  std::mutex mutex_;
  std::condition_variable news_;
  bool due_ = false;
  bool wants_to_write_ = false;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace veillee
