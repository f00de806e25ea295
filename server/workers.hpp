// Threads for what takes long: searches, hints, annotations, replaying a stored table.
//
// They are shared fairly. Whoever has had the least of their time comes next, so that a hundred
// jobs of one address keep nobody else waiting for more than those that run already; and one
// address has at most half of the threads at a time.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <list>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "players/search_settings.hpp"

namespace veillee {

// For whom a job is done.
struct Errand {
  std::string address;  // empty: somebody on this machine
  std::string table;
  bool question = false;  // of one person: after the moves that a whole table waits for
};

double steady_seconds();

class Workers {
 public:
  // `niceness`: how far they step back behind the thread that answers people. `now`: in seconds, by
  // which their time is measured.
  Workers(int threads, int niceness, std::function<double()> now = steady_seconds);
  ~Workers() { stop(); }
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  void submit(Errand errand, std::function<void()> job);
  // Jobs of this address that run or wait.
  int busy_for(const std::string& address) const;
  // Ends every search at its next look; jobs that have not begun are dropped.
  void stop();
  bool stopping() const { return stopping_; }
  // True as soon as stop() was called.
  StopSign sign() {
    return {[](void* self) { return static_cast<Workers*>(self)->stopping(); }, this};
  }

 private:
  struct Account {
    double used = 0;  // seconds, counted from where the others were when it came
    int running = 0;
    int waiting = 0;
  };
  using Accounts = std::unordered_map<std::string, Account>;
  struct Job {
    Errand errand;
    std::function<void()> work;
  };
  using Jobs = std::list<Job>;

  void work(int niceness);
  Jobs::iterator next();
  void begin(const Errand& errand);
  void end(const Errand& errand, double seconds);

  const int most_of_one_;  // threads
  const std::function<double()> now_;
  mutable std::mutex mutex_;
  std::condition_variable ready_;
  Jobs jobs_;
  Accounts addresses_, tables_;
  double turn_of_addresses_ = 0;  // what the account that came last had used: newcomers begin here
  double turn_of_tables_ = 0;
  std::atomic<bool> stopping_ = false;
  std::vector<std::jthread> threads_;
};

}  // namespace veillee
