#include "store/writer.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <future>
#include <map>

#include "store/tests/store_fixture.hpp"

namespace veillee {
namespace {

// Completions run right where they are posted from.
const StoreWriter::Post at_once = [](const std::function<void()>& work) { work(); };

// A store that only says what it is given; the first batch waits for a sign.
class SlowStore : public Store {
 public:
  std::vector<Fate> append(std::span<const std::vector<Row>> groups) override {
    batches.push_back(groups.size());
    if (batches.size() == 1) {
      began.set_value();
      go_on.get_future().wait();
    }
    return std::vector<Fate>(groups.size(), fate);
  }
  Result<std::vector<Row>> load(std::string_view) override { return std::vector<Row>{}; }
  Result<std::vector<Entry>> tables(std::int64_t, std::size_t) override {
    return std::vector<Entry>{};
  }
  std::string failure() override { return {}; }
  std::optional<Refusal> try_to_write() override { return {}; }
  std::optional<Refusal> backup(const std::string&) override { return {}; }

  Fate fate = Fate::stored;
  std::vector<std::size_t> batches;
  std::promise<void> began, go_on;
};

TEST(StoreWriterTest, WhatWaitsIsStoredInOneTransaction) {
  SlowStore store;
  std::vector<int> order;
  {
    StoreWriter writer(store, at_once);
    writer.append(rows("a", 1, 1), [&](Fate) { order.push_back(0); });
    store.began.get_future().wait();
    for (int i = 1; i <= 50; ++i)
      writer.append(rows("b", 1, 1), [&order, i](Fate) { order.push_back(i); });
    store.go_on.set_value();
  }
  EXPECT_EQ(store.batches, (std::vector<std::size_t>{1, 50}));
  ASSERT_EQ(order.size(), 51U);
  EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
}

TEST(StoreWriterTest, AFailureIsToldToAll) {
  SlowStore store;
  store.fate = Fate::failed;
  store.go_on.set_value();
  std::atomic<int> failed = 0;
  {
    StoreWriter writer(store, at_once);
    for (int i = 0; i < 20; ++i)
      writer.append(rows("a", 1, 1), [&](Fate fate) { failed += fate == Fate::failed; });
  }
  EXPECT_EQ(failed, 20);
}

TEST_F(StoreTest, ManyTablesWriteAtOnce) {
  const auto store = open();
  constexpr int tables = 8;
  constexpr std::uint64_t length = 50;
  std::atomic<int> stored = 0;
  {
    StoreWriter writer(*store, at_once);
    std::vector<std::thread> threads;
    for (int t = 0; t < tables; ++t)
      threads.emplace_back([&writer, &stored, t] {
        for (std::uint64_t seq = 1; seq <= length; ++seq)
          writer.append({row("t" + std::to_string(t), seq)},
                        [&](Fate fate) { stored += fate == Fate::stored; });
      });
    for (std::thread& thread : threads) thread.join();
  }
  EXPECT_EQ(stored, tables * static_cast<int>(length));
  for (int t = 0; t < tables; ++t) {
    const std::string name = "t" + std::to_string(t);
    EXPECT_EQ(*store->load(name), rows(name, 1, length));
  }
}

// ── kill -9 ──────────────────────────────────────────────────────────────────────────────────────

constexpr int tables_of_victim = 4;
struct Acknowledged {
  std::uint32_t table;
  std::uint32_t seq;
};

std::string name_of(std::uint32_t table) { return "t" + std::to_string(table); }

// Appends groups of two rows to four tables for ever, and tells the pipe what was acknowledged.
[[noreturn]] void write_for_ever(const std::string& path, int pipe_end) {
  const auto store = open_store(path);
  if (!store) _exit(3);
  StoreWriter writer(**store, at_once);
  std::atomic<int> under_way = 0;
  std::map<std::uint32_t, std::uint32_t> next;
  for (std::uint32_t t = 0; t < tables_of_victim; ++t)
    next[t] = static_cast<std::uint32_t>((*store)->load(name_of(t))->size());
  for (std::uint32_t t = 0;; t = (t + 1) % tables_of_victim) {
    const std::uint32_t seq = next[t] += 2;
    while (under_way >= 3 * tables_of_victim) std::this_thread::yield();
    ++under_way;
    writer.append(rows(name_of(t), seq - 1, seq), [&under_way, pipe_end, t, seq](Fate fate) {
      const Acknowledged said{t, seq};
      if (fate != Fate::stored || write(pipe_end, &said, sizeof said) != sizeof said) _exit(4);
      --under_way;
    });
  }
}

TEST_F(StoreTest, NothingAcknowledgedIsLostWhenTheProcessIsKilled) {
  std::map<std::uint32_t, std::uint64_t> acknowledged;
  for (int round = 0; round < 12; ++round) {
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      close(ends[0]);
      write_for_ever(path(), ends[1]);
    }
    close(ends[1]);
    std::uint64_t heard = 0;
    Acknowledged said{};
    // A different moment each time.
    while (heard < 40U + 17U * static_cast<unsigned>(round) &&
           read(ends[0], &said, sizeof said) == sizeof said) {
      acknowledged[said.table] = said.seq;
      ++heard;
    }
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status)) << "exit code " << WEXITSTATUS(status);
    while (read(ends[0], &said, sizeof said) == sizeof said) acknowledged[said.table] = said.seq;
    close(ends[0]);

    const auto store = open();
    for (std::uint32_t t = 0; t < tables_of_victim; ++t) {
      const std::vector<Row> kept = *store->load(name_of(t));
      EXPECT_GE(kept.size(), acknowledged[t]);
      EXPECT_EQ(kept.size() % 2, 0U) << "half a group";
      EXPECT_EQ(kept, rows(name_of(t), 1, kept.size()));
    }
  }
  EXPECT_GT(acknowledged[0], 100U);
}

}  // namespace
}  // namespace veillee
