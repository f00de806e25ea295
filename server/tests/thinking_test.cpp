// Computers at a table play as they are measured: they keep what they have thought.
#include <gtest/gtest.h>

#include <chrono>
#include <set>
#include <thread>

#include "engine/testing/slowness.hpp"
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
  Player watcher(house, {opened.text("table"), "", ""});
  const auto deadline = std::chrono::steady_clock::now() + slowness * std::chrono::minutes(2);
  // Who never reads is taken for gone, and then nobody watches.
  while (house.get(path).text("state") != "over" && std::chrono::steady_clock::now() < deadline)
    while (watcher.next_frame(50)) continue;
  const Result<GameRecord> record = read_record(house.get(path + "/export").body, "export");
  ASSERT_TRUE(record) << record.refusal().sentence.en;
  std::vector<std::pair<Seat, Action>> played;
  for (const Move& move : record->moves) played.emplace_back(move.seat, move.action);
  EXPECT_EQ(played, expected.actions);
}

TEST(Thinking, computers_among_themselves_play_only_while_somebody_watches) {
  auto shelf = new_shelf();
  std::string table;
  {
    House house({.shelf = shelf});
    const Reply opened = house.post(
        "/api/tables", R"({"game":"samhain","seats":[{"kind":"computer","level":"apprentice"},)"
                       R"({"kind":"computer","level":"apprentice"}]})");
    table = opened.text("table");
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    EXPECT_EQ(rows_on(*shelf, table).size(), 1U);
    Player watcher(house, {table, "", ""});
    EXPECT_TRUE(watcher.catch_up(5));
  }
  // Nor does a restart set them going.
  const std::size_t before = rows_on(*shelf, table).size();
  House house({.shelf = shelf});
  EXPECT_EQ(house.get("/api/tables/" + table).status, 200);
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  EXPECT_EQ(rows_on(*shelf, table).size(), before);
}

TEST(Thinking, questions_of_one_address_are_counted) {
  House house({.limits = {.questions_per_address = 1}});
  const auto guests = two_guests(house, "samhain");
  const Headers from = {{"X-Forwarded-For", "192.0.2.7"}};
  const auto greeted = [&](WebSocket& socket, const Guest& guest) {
    socket.send(R"({"type":"hello","version":1,"table":")" + guest.table + R"(","token":")" +
                guest.token + "\"}");
    return socket.message("table");
  };
  const auto ask = [](WebSocket& socket, const json::Value& frame) {
    socket.send(R"({"type":"hint","id":"h","seq":)" + std::to_string(number(frame, "seq")) + "}");
  };
  WebSocket first(house.port(), from);
  json::Value frame = greeted(first, guests.first);
  ask(first, frame);
  const Guest& asked = frame.find("decision") != nullptr ? guests.first : guests.second;
  if (&asked == &guests.second) {
    EXPECT_EQ(text(at(first.message("answer"), "error"), "kind"), "not_asked");
  } else {
    EXPECT_EQ(text(first.message("hint"), "id"), "h");
  }
  // Both at once, so that the first has not been answered when the other comes.
  WebSocket one(house.port(), from);
  WebSocket two(house.port(), from);
  frame = greeted(one, asked);
  greeted(two, asked);
  ask(one, frame);
  ask(two, frame);
  std::multiset<std::string> answers;
  for (WebSocket* socket : {&one, &two}) {
    const json::Value answer = socket->message();
    answers.insert(text(answer, "type") + text(at(answer, "error"), "kind"));
  }
  EXPECT_EQ(answers, (std::multiset<std::string>{"answerbusy", "hint"}));
}

}  // namespace
}  // namespace veillee
