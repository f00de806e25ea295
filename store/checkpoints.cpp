#include "store/checkpoints.hpp"

namespace veillee {
namespace {

constexpr int long_log = 1000;  // pages: about four megabytes

// What fails today is done tomorrow: the log stays as it is until then.
void carry_over(sqlite3* database) {
  sqlite3_wal_checkpoint_v2(database, nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

}  // namespace

Checkpoints::Checkpoints(sqlite3* writer, sqlite::Handle own, std::mutex& writing)
    : writer_(writer), own_(std::move(own)), writing_(writing) {
  // A connection that has read nothing yet does not know that there is a log.
  sqlite::run(own_.get(), "SELECT count(*) FROM sqlite_schema");
  thread_ = std::thread([this] { run(); });
  const auto hook = [](void* self, sqlite3*, const char*, int pages) {
    static_cast<Checkpoints*>(self)->notice(pages);
    return SQLITE_OK;
  };
  sqlite3_wal_hook(writer_, hook, this);  // takes the place of SQLite's own habit
}

Checkpoints::~Checkpoints() {
  sqlite3_wal_hook(writer_, nullptr, nullptr);
  {
    const std::scoped_lock alone(mutex_);
    closing_ = true;
  }
  news_.notify_all();
  thread_.join();
}

void Checkpoints::notice(int pages) {
  if (pages < long_log) return;
  {
    const std::scoped_lock alone(mutex_);
    due_ = true;
  }
  news_.notify_all();
}

void Checkpoints::run() {
  for (;;) {
    {
      std::unique_lock alone(mutex_);
      news_.wait(alone, [this] { return closing_ || due_; });
      if (closing_) return;
      due_ = false;
    }
    carry_over(own_.get());
    // Only when all of it is carried over does the log begin anew.
    want_to_write(true);
    {
      const std::scoped_lock nobody_writes(writing_);
      carry_over(own_.get());
    }
    want_to_write(false);
  }
}

void Checkpoints::want_to_write(bool wanted) {
  {
    const std::scoped_lock alone(mutex_);
    wants_to_write_ = wanted;
    due_ = false;
  }
  news_.notify_all();
}

void Checkpoints::give_way() {
  std::unique_lock alone(mutex_);
  news_.wait(alone, [this] { return !wants_to_write_; });
}

}  // namespace veillee
