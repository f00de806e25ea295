#include "server/workers.hpp"

#include <gtest/gtest.h>

#include <future>

namespace veillee {
namespace {

using namespace std::chrono_literals;

// Jobs that tell in which order they began. A clock of their own says how long each takes: on a
// busy machine that of the wall would say something else.
class Diary {
 public:
  std::function<void()> job(const std::string& name, int seconds = 0) {
    return [this, name, seconds] {
      const std::lock_guard lock(mutex_);
      begun_.push_back(name);
      now_ += seconds;
      ++ended_;
      news_.notify_all();
    };
  }
  std::function<void()> pass(int seconds) {
    return [this, seconds] {
      const std::lock_guard lock(mutex_);
      now_ += seconds;
    };
  }
  std::function<double()> clock() {
    return [this] {
      const std::lock_guard lock(mutex_);
      return now_;
    };
  }
  std::vector<std::string> after(std::size_t jobs) {
    std::unique_lock lock(mutex_);
    news_.wait_for(lock, 20s, [&] { return ended_ >= jobs; });
    return begun_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable news_;
  std::vector<std::string> begun_;
  double now_ = 0;
  std::size_t ended_ = 0;
};

// Keeps a thread busy until the others have been handed in.
struct Gate {
  std::promise<void> open;
  std::shared_future<void> opened = open.get_future().share();
  std::function<void()> job(std::function<void()> then = [] {}) {
    return [waiting = opened, then] {
      waiting.wait();
      then();
    };
  }
};

TEST(Workers, many_jobs_of_one_address_do_not_come_before_the_first_of_another) {
  Diary diary;
  Gate gate;
  Workers workers(1, 0, diary.clock());
  workers.submit({"greedy", "g"}, gate.job(diary.pass(1)));
  for (int i = 0; i < 20; ++i) workers.submit({"greedy", "g"}, diary.job("greedy", 2));
  workers.submit({"modest", "m"}, diary.job("modest"));
  gate.open.set_value();
  EXPECT_EQ(diary.after(21).front(), "modest");
}

TEST(Workers, addresses_share_the_time_and_not_the_number_of_jobs) {
  Diary diary;
  Gate gate;
  Workers workers(1, 0, diary.clock());
  workers.submit({"", ""}, gate.job());
  for (int i = 0; i < 4; ++i) workers.submit({"long", "l"}, diary.job("long", 60));
  for (int i = 0; i < 12; ++i) workers.submit({"short", "s"}, diary.job("short", 5));
  gate.open.set_value();
  const std::vector<std::string> order = diary.after(16);
  // While the long ones have had two turns, at least nine short ones have been served.
  const auto second =
      std::find(std::find(order.begin(), order.end(), "long") + 1, order.end(), "long");
  EXPECT_GE(std::count(order.begin(), std::find(second + 1, order.end(), "long"), "short"), 9);
}

TEST(Workers, one_address_never_has_all_threads) {
  Diary diary;
  Gate gate;
  Workers workers(2, 0);
  for (int i = 0; i < 5; ++i) workers.submit({"greedy", "g"}, gate.job());
  workers.submit({"modest", "m"}, diary.job("modest"));
  EXPECT_EQ(diary.after(1), std::vector<std::string>{"modest"});  // while the gate is shut
  EXPECT_EQ(workers.busy_for("greedy"), 5);
  gate.open.set_value();
}

TEST(Workers, moves_of_computers_come_before_questions_and_tables_take_turns) {
  Diary diary;
  Gate gate;
  Workers workers(1, 0, diary.clock());
  workers.submit({"home", "x"}, gate.job());
  workers.submit({"home", "a", true}, diary.job("question"));
  for (int i = 0; i < 3; ++i) workers.submit({"home", "a"}, diary.job("a", 5));
  workers.submit({"home", "b"}, diary.job("b", 5));
  gate.open.set_value();
  EXPECT_EQ(diary.after(5), (std::vector<std::string>{"a", "b", "a", "a", "question"}));
}

TEST(Workers, stopping_drops_what_has_not_begun) {
  std::atomic<int> begun = 0;
  Workers workers(1, 0);
  workers.submit({}, [&] {
    ++begun;
    while (!workers.stopping()) std::this_thread::yield();
  });
  for (int i = 0; i < 5; ++i) workers.submit({}, [&] { ++begun; });
  while (begun == 0) std::this_thread::yield();
  workers.stop();
  EXPECT_EQ(begun, 1);
}

}  // namespace
}  // namespace veillee
