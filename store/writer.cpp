#include "store/writer.hpp"

#include <utility>

namespace veillee {

StoreWriter::StoreWriter(Store& store, Post post)
    : store_(store), post_(std::move(post)), thread_([this] { run(); }) {}

StoreWriter::~StoreWriter() {
  {
    const std::scoped_lock alone(mutex_);
    closing_ = true;
  }
  news_.notify_one();
  thread_.join();
}

void StoreWriter::append(std::vector<Row> group, Completion completion) {
  {
    const std::scoped_lock alone(mutex_);
    groups_.push_back(std::move(group));
    completions_.push_back(std::move(completion));
  }
  news_.notify_one();
}

void StoreWriter::run() {
  for (;;) {
    std::vector<std::vector<Row>> groups;
    std::vector<Completion> completions;
    {
      std::unique_lock alone(mutex_);
      news_.wait(alone, [this] { return closing_ || !groups_.empty(); });
      if (groups_.empty()) return;
      groups.swap(groups_);
      completions.swap(completions_);
    }
    post_([fates = store_.append(groups), completions = std::move(completions)] {
      for (std::size_t i = 0; i < fates.size(); ++i) completions[i](fates[i]);
    });
  }
}

}  // namespace veillee
