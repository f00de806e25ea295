#include <map>

#include "swarm/tests/bad_network.hpp"
#include "swarm/tests/evening.hpp"

namespace veillee {
namespace {

using namespace std::chrono_literals;

class NetworkTest : public SwarmTest {
 protected:
  // The last position of each deal, when everybody always answers the same to the same question.
  std::map<std::uint64_t, std::uint64_t> play(const std::string& name, int players,
                                              const Weather* weather) {
    ServerProcess server = start_server(name);
    SwarmPlan evening = plan(server);
    evening.tables = 6;
    evening.players = players;
    evening.habit = Habit::steady;
    evening.chatter = 0.25;
    std::optional<BadNetwork> network;
    if (weather != nullptr) {
      network.emplace(server.port(), *weather, 7);
      evening.socket_port = network->port();
      evening.patience = 150ms;
    }
    const SwarmReport report = run(evening);
    EXPECT_EQ(report.finished, 6U);
    if (network) {
      const BadNetwork::Counts& counts = network->counts();
      std::printf("%llu messages: %llu lost, %llu doubled, %llu delayed, %llu broken\n",
                  static_cast<unsigned long long>(counts.messages),
                  static_cast<unsigned long long>(counts.lost),
                  static_cast<unsigned long long>(counts.doubled),
                  static_cast<unsigned long long>(counts.delayed),
                  static_cast<unsigned long long>(counts.broken));
      EXPECT_GT(counts.lost, 0U);
      EXPECT_GT(counts.doubled, 0U);
      EXPECT_GT(counts.delayed, 0U);
      EXPECT_GT(counts.broken, 0U);
    }
    network.reset();
    server.stop();
    const auto store = open_store(server.store());
    EXPECT_TRUE(store);
    std::map<std::uint64_t, std::uint64_t> ends;
    for (const Table& table : stored_tables(**store)) {
      EXPECT_EQ(table.state(), TableState::over);
      ends[table.seed()] = table.game().hash(table.position());
    }
    EXPECT_EQ(ends.size(), 6U);
    return ends;
  }
};

TEST_F(NetworkTest, EveryGameEndsAsItDoesOnAGoodNetwork) {
  const Weather bad{.lost = 20, .doubled = 80, .delayed = 120, .broken = 15};
  EXPECT_EQ(play("bad", 2, &bad), play("good", 2, nullptr));
}

TEST_F(NetworkTest, AlsoWithThreeAtATable) {
  const Weather bad{.lost = 10, .doubled = 50, .delayed = 100, .broken = 10};
  EXPECT_EQ(play("bad", 3, &bad), play("good", 3, nullptr));
}

}  // namespace
}  // namespace veillee
