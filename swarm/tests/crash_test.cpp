// The server is killed again and again while a swarm plays. VEILLEE_KILLS=200 for the long version.
#include <cstdlib>
#include <thread>
#include <unordered_map>

#include "engine/random.hpp"
#include "swarm/skim.hpp"
#include "swarm/tests/evening.hpp"

namespace veillee {
namespace {

using namespace std::chrono_literals;

int kills_wanted() {
  const char* text = std::getenv("VEILLEE_KILLS");
  return text == nullptr ? 5 : std::max(1, std::atoi(text));
}

// Every acknowledged act is the row that it was said to be.
void expect_all_stored(Store& store, const std::vector<Acknowledged>& acknowledged) {
  std::unordered_map<std::string, std::vector<Row>> logs;
  for (const Acknowledged& act : acknowledged) {
    if (!logs.contains(act.table)) logs[act.table] = *store.load(act.table);
    const std::vector<Row>& rows = logs[act.table];
    ASSERT_LE(act.seq, rows.size()) << act.table << ": an acknowledged act is lost";
    const Row& row = rows[act.seq - 1];
    EXPECT_EQ(skim::text(skim::member(row.body, "id")), act.id) << row.body;
  }
}

TEST_F(SwarmTest, NothingAcknowledgedIsLostWhenTheServerIsKilled) {
  ServerProcess server = start_server();
  SwarmPlan plan = SwarmTest::plan(server);
  plan.tables = 12;
  plan.rate = 40;
  plan.chatter = 0.1;
  plan.duration = 24h;
  plan.patience = 1s;
  plan.grace = 90s;
  plan.finish = true;
  plan.record = true;
  std::atomic<bool> seated = false;
  std::atomic<bool> stop = false;
  plan.when_seated = [&] { seated = true; };
  std::optional<Result<SwarmReport>> report;
  std::thread playing([&] {
    report = run_swarm(plan, stop);
    seated = true;
  });
  while (!seated) std::this_thread::sleep_for(5ms);

  const int kills = kills_wanted();
  FastRng rng(static_cast<std::uint64_t>(std::time(nullptr)));
  bool started = true;
  for (int n = 0; started && n < kills; ++n) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100 + rng.below(700)));
    server.kill_at_once();
    started = !server.start_again();
  }
  EXPECT_TRUE(started);
  stop = true;
  playing.join();

  ASSERT_TRUE(report && *report);
  const SwarmReport& played = **report;
  EXPECT_EQ(played.unfinished, 0U) << "a table is stuck";
  EXPECT_GE(played.reconnected, static_cast<std::uint64_t>(kills));
  EXPECT_EQ(played.acknowledged.size(), played.moves);
  for (const auto& [kind, count] : played.errors) ADD_FAILURE() << kind << ": " << count;
  EXPECT_EQ(server.stop(), 0);
  const auto store = open_store(server.store());
  ASSERT_TRUE(store);
  expect_all_stored(**store, played.acknowledged);
  std::size_t over = 0;
  for (const Table& table : stored_tables(**store)) over += table.state() == TableState::over;
  EXPECT_GE(over, played.finished);
  std::printf("%d kills, %llu moves, %llu games, %llu new connections, %llu repeated\n", kills,
              static_cast<unsigned long long>(played.moves),
              static_cast<unsigned long long>(played.finished),
              static_cast<unsigned long long>(played.reconnected),
              static_cast<unsigned long long>(played.resent));
}

}  // namespace
}  // namespace veillee
