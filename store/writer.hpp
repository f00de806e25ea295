// Group commit: a thread that stores whatever is waiting in one transaction, so that a hundred
// tables that write at once wait for one disk write and not for a hundred.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "store/store.hpp"

namespace veillee {

class StoreWriter {
 public:
  using Completion = std::function<void(Store::Fate)>;
  // Hands work to the thread that the completions belong to.
  using Post = std::function<void(std::function<void()>)>;

  StoreWriter(Store& store, Post post);
  // Stores everything that is waiting, and posts what became of it.
  ~StoreWriter();
  StoreWriter(const StoreWriter&) = delete;
  StoreWriter& operator=(const StoreWriter&) = delete;

  // From any thread. Groups are stored, and their completions called, in this order.
  void append(std::vector<Row> group, Completion completion);

 private:
  void run();

  Store& store_;
  Post post_;
  std::mutex mutex_;
  std::condition_variable news_;
  std::vector<std::vector<Row>> groups_;  // waiting
  std::vector<Completion> completions_;   // theirs
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace veillee
