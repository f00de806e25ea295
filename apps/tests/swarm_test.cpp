#include "apps/tests/run.hpp"
#include "engine/json.hpp"

namespace veillee::cli {
namespace {

class SwarmCommandTest : public ProgramTest {};

TEST_F(SwarmCommandTest, PlaysAgainstAServerOfItsOwn) {
  const Ran ran = run({"swarm", "--tables", "3", "--seconds", "1", "--rate", "10", "--players", "3",
                       "--game", "sabbat-magica", "--json"});
  EXPECT_EQ(ran.exit_code, 0) << ran.err << ran.out;
  const Result<json::Value> value = json::read(without_fractions(ran.out));
  ASSERT_TRUE(value) << ran.out;
  EXPECT_EQ(value->find("tables")->number, 3);
  EXPECT_GT(value->find("moves")->number, 5);
  EXPECT_NE(value->find("answer_ms")->find("p99"), nullptr);
  EXPECT_TRUE(value->find("errors")->members.empty());
  EXPECT_GT(value->find("server_bytes")->number, 0);
}

TEST_F(SwarmCommandTest, OpensIdleTables) {
  const Ran ran = run({"--lang", "fr", "swarm", "--idle", "20", "--game", "samhain"});
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_NE(ran.out.find("Mo avec 20 tables"), std::string::npos) << ran.out;
}

TEST_F(SwarmCommandTest, BadInput) {
  expect_refused(run({"swarm", "--game", "chess"}), "\"chess\"");
  expect_refused(run({"swarm", "--players", "1"}), "");
  expect_refused(run({"swarm", "--tables", "0"}), "--tables");
  expect_refused(run({"swarm", "--url", "ftp://x"}), "\"ftp://x\" is not understood");
  expect_refused(run({"swarm", "--url", "http://localhost:99999"}), "is not understood");
  expect_refused(run({"swarm", "--tables", "1", "--url", "http://127.0.0.1:1"}), "opens no tables");
}

}  // namespace
}  // namespace veillee::cli
