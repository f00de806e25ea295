#include "swarm/tests/evening.hpp"

namespace veillee {
namespace {

using namespace std::chrono_literals;

TEST_F(SwarmTest, PlaysWholeGames) {
  ServerProcess server = start_server();
  SwarmPlan evening = plan(server);
  evening.tables = 4;
  evening.record = true;
  const SwarmReport report = run(evening);
  EXPECT_EQ(report.finished, 4U);
  EXPECT_EQ(report.unfinished, 0U);
  EXPECT_EQ(report.all_errors(), 0U);
  EXPECT_EQ(report.resent, 0U);
  EXPECT_GT(report.moves, 4U * 50);
  EXPECT_EQ(report.answered.size(), report.moves);
  EXPECT_EQ(server.stop(), 0);
  const auto store = open_store(server.store());
  ASSERT_TRUE(store);
  std::size_t moves = 0;
  for (const Table& table : stored_tables(**store)) {
    EXPECT_EQ(table.state(), TableState::over);
    moves += table.move();
  }
  EXPECT_EQ(moves, report.moves);
}

TEST_F(SwarmTest, KeepsItsPace) {
  ServerProcess server = start_server();
  SwarmPlan evening = plan(server);
  evening.tables = 10;
  evening.rate = 5;
  evening.duration = 2s;
  const SwarmReport report = run(evening);
  EXPECT_EQ(report.all_errors(), 0U);
  EXPECT_GT(report.moves, 60U);  // of a hundred: this machine may be busy
  EXPECT_LT(report.moves, 130U);
  EXPECT_GT(percentile(report.answered, 0.5), 0U);
  EXPECT_GT(report.seen.size(), report.moves / 2);
}

TEST_F(SwarmTest, NoServerIsOneSentence) {
  SwarmPlan evening;
  evening.port = 1;
  evening.games = {"samhain"};
  evening.tables = 1;
  const std::atomic<bool> never = false;
  const Result<SwarmReport> report = run_swarm(evening, never);
  ASSERT_FALSE(report);
  EXPECT_EQ(report.refusal().sentence.en, "the server 127.0.0.1:1 opens no tables");
}

}  // namespace
}  // namespace veillee
