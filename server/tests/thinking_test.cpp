// Computers at a table play as they are measured: they keep what they have thought.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "games/registry.hpp"
#include "players/tests/kept_thinkers.hpp"
#include "server/tests/house.hpp"

namespace veillee {
namespace {

TEST(Thinking, a_table_of_computers_plays_as_thinkers_that_keep_their_trees) {
  constexpr std::uint64_t seed = 0x51;
  const AnyGame& game = *find_game("samhain");
  const ComputerPlayer& player = *find_computer_player("master");
  const ThoughtGame expected = thought_game(game, *game.setup(2), seed, player);
  ASSERT_NE(thought_game(game, *game.setup(2), seed, player, false).actions, expected.actions)
      << "this game would not show whether a tree was kept";

  House house;
  const Reply opened =
      house.post("/api/tables", R"({"game":"samhain","seed":")" + hex(seed) +
                                    R"(","seats":[{"kind":"computer","level":"master"},)"
                                    R"({"kind":"computer","level":"master"}]})");
  ASSERT_EQ(opened.status, 201) << opened.body;
  const std::string path = "/api/tables/" + opened.text("table");
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(2);
  while (house.get(path).text("state") != "over" && std::chrono::steady_clock::now() < deadline)
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  const Result<GameRecord> record = read_record(house.get(path + "/export").body, "export");
  ASSERT_TRUE(record) << record.refusal().sentence.en;
  std::vector<std::pair<Seat, Action>> played;
  for (const Move& move : record->moves) played.emplace_back(move.seat, move.action);
  EXPECT_EQ(played, expected.actions);
}

}  // namespace
}  // namespace veillee
