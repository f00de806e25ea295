// Threads for what takes long: searches, hints, annotations, replaying a stored table.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "players/search_settings.hpp"

namespace veillee {

class Workers {
 public:
  // `niceness`: how far they step back behind the thread that answers people.
  Workers(int threads, int niceness);
  ~Workers() { stop(); }
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  void submit(std::function<void()> job);
  // Ends every search at its next look; jobs that have not begun are dropped.
  void stop();
  bool stopping() const { return stopping_; }
  // True as soon as stop() was called.
  StopSign sign() {
    return {[](void* self) { return static_cast<Workers*>(self)->stopping(); }, this};
  }

 private:
  void work(int niceness);

  std::mutex mutex_;
  std::condition_variable ready_;
  std::deque<std::function<void()>> jobs_;
  std::atomic<bool> stopping_ = false;
  std::vector<std::jthread> threads_;
};

}  // namespace veillee
