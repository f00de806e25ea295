#include "server/workers.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <tuple>

namespace veillee {

double steady_seconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double>(now).count();
}

Workers::Workers(int threads, int niceness, std::function<double()> now)
    : most_of_one_(std::max(1, threads / 2)), now_(std::move(now)) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this, niceness] { work(niceness); });
}

void Workers::submit(Errand errand, std::function<void()> job) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return;
    const auto join = [](Accounts& accounts, const std::string& name, double turn) {
      Account& account = accounts[name];
      if (account.running + account.waiting == 0) account.used = std::max(account.used, turn);
      ++account.waiting;
    };
    join(addresses_, errand.address, turn_of_addresses_);
    join(tables_, errand.table, turn_of_tables_);
    jobs_.push_back({std::move(errand), std::move(job)});
  }
  ready_.notify_one();
}

int Workers::busy_for(const std::string& address) const {
  const std::lock_guard lock(mutex_);
  const auto found = addresses_.find(address);
  return found == addresses_.end() ? 0 : found->second.running + found->second.waiting;
}

void Workers::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    jobs_.clear();
  }
  ready_.notify_all();
  threads_.clear();
}

// The address that has had least; of one address moves before questions, then the table that has
// had least, then who came first.
Workers::Jobs::iterator Workers::next() {
  const auto place = [this](const Job& job) {
    return std::tuple(addresses_[job.errand.address].used, job.errand.question,
                      tables_[job.errand.table].used);
  };
  auto best = jobs_.end();
  for (auto job = jobs_.begin(); job != jobs_.end(); ++job)
    if (addresses_[job->errand.address].running < most_of_one_ &&
        (best == jobs_.end() || place(*job) < place(*best)))
      best = job;
  return best;
}

void Workers::begin(const Errand& errand) {
  const auto take = [](Account& account, double& turn) {
    --account.waiting;
    ++account.running;
    turn = std::max(turn, account.used);
  };
  take(addresses_[errand.address], turn_of_addresses_);
  take(tables_[errand.table], turn_of_tables_);
}

void Workers::end(const Errand& errand, double seconds) {
  const auto leave = [&](Accounts& accounts, const std::string& name, double turn) {
    Account& account = accounts[name];
    --account.running;
    account.used += seconds;
    // Whoever is not ahead of a newcomer need not be remembered.
    std::erase_if(accounts, [&](const auto& entry) {
      return entry.second.running + entry.second.waiting == 0 && entry.second.used <= turn;
    });
  };
  leave(addresses_, errand.address, turn_of_addresses_);
  leave(tables_, errand.table, turn_of_tables_);
}

void Workers::work(int niceness) {
  // On Linux a thread has a niceness of its own. Without the right to it, all goes on as before.
  if (niceness != 0) setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), niceness);
  std::unique_lock lock(mutex_);
  for (;;) {
    Jobs::iterator chosen;
    ready_.wait(lock, [&] { return stopping_ || (chosen = next()) != jobs_.end(); });
    if (stopping_) return;
    Job job = std::move(*chosen);
    jobs_.erase(chosen);
    begin(job.errand);
    lock.unlock();
    const double start = now_();
    job.work();
    job.work = nullptr;  // what it holds is let go here, not under the lock
    const double time = now_() - start;
    lock.lock();
    end(job.errand, time);
    ready_.notify_one();  // a job of this address may have been held back
  }
}

}  // namespace veillee
