// Nothing acknowledged is lost: failing stores, other servers, shutting down.
#include <gtest/gtest.h>

#include "server/secrets.hpp"
#include "server/tests/house.hpp"
#include "table/table.hpp"

namespace veillee {
namespace {

struct Seated {
  explicit Seated(const House& house)
      : guests(two_guests(house, "samhain")),
        anne(house, guests.first),
        boris(house, guests.second) {}
  Player& decider() { return anne.asked() ? anne : boris; }

  std::pair<Guest, Guest> guests;
  Player anne;
  Player boris;
};

TEST(StoreFailure, is_told_and_the_table_is_unchanged) {
  House house;
  Seated seated(house);
  Player& decider = seated.decider();
  const std::int64_t seq = decider.seq();
  const std::string action = decider.option(0);
  fail_from_now_on(house.shelf(), true);
  const json::Value refused = decider.act(action);
  EXPECT_EQ(text(at(refused, "error"), "kind"), "store");
  EXPECT_EQ(house
                .post("/api/tables",
                      R"({"game":"samhain","seats":[{"kind":"me","name":"X"},{"kind":"open"}]})")
                .status,
            503);
  fail_from_now_on(house.shelf(), false);
  const json::Value taken = decider.act(action);
  EXPECT_TRUE(at(taken, "ok").boolean);
  EXPECT_EQ(number(taken, "seq"), seq + 1);
}

TEST(StoreFailure, computers_try_again) {
  House house;
  fail_from_now_on(house.shelf(), false);
  const Reply opened = house.post(
      "/api/tables", R"({"game":"samhain","seats":[{"kind":"computer","level":"apprentice"},)"
                     R"({"kind":"computer","level":"apprentice"}]})");
  Player watcher(house, {opened.text("table"), "", ""});
  fail_from_now_on(house.shelf(), true);
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  const auto stuck = static_cast<std::int64_t>(rows_on(house.shelf(), opened.text("table")).size());
  fail_from_now_on(house.shelf(), false);
  EXPECT_TRUE(watcher.catch_up(stuck + 3));
}

// As a server does that looks for recent tables while somebody opens one.
TEST(Loading, a_table_that_is_loaded_while_it_is_opened_keeps_what_has_happened_since) {
  const std::string_view opening =
      R"({"game":"samhain","seats":[{"kind":"me","name":"A"},{"kind":"open"}]})";
  const std::string id =
      House({.randomness = 7}).post("/api/tables", opening).text("table");  // the next one's, too
  House house({.randomness = 7});
  load_before_stored(house.shelf());
  std::thread looks([&] {
    while (house.get("/api/tables/" + id).status == 404) std::this_thread::yield();
  });
  EXPECT_EQ(house.post("/api/tables", opening).text("table"), id);
  EXPECT_EQ(house.post("/api/tables/" + id + "/join", R"({"name":"B"})").status, 200);
  let_loads_go(house.shelf());
  looks.join();
  EXPECT_EQ(house.get("/api/tables/" + id).text("state"), "running");
}

TEST(Conflict, the_table_is_reloaded_and_the_command_judged_anew) {
  House house;
  Seated seated(house);
  Player& decider = seated.decider();
  // Another server has stored a remark in the meantime: the action is still right.
  const std::vector<Row> rows = rows_on(house.shelf(), seated.guests.first.table);
  const Result<Table> table = Table::load(rows);
  ASSERT_TRUE(table.ok());
  Command chat;
  chat.kind = CommandKind::chat;
  chat.id = "elsewhere";
  chat.text = "bonsoir";
  const Verdict verdict = table->decide({.viewer = 0}, chat, rows.back().time, {});
  slip_in(house.shelf(), std::get<Row>(verdict));
  const json::Value taken = decider.act(decider.option(0));
  EXPECT_TRUE(at(taken, "ok").boolean);
  EXPECT_EQ(number(taken, "seq"), static_cast<std::int64_t>(rows.size()) + 2);
  EXPECT_EQ(number(at(decider.frame(), "chat"), "from"), 1);  // the remark was shown before
}

TEST(OldLog, a_game_that_no_longer_follows_its_log_is_shown_and_says_so) {
  House house;
  const Result<Opening> opening =
      read_opening(R"({"game":"samhain","seats":[{"kind":"computer","level":"random"},)"
                   R"({"kind":"computer","level":"random"}]})");
  ASSERT_TRUE(opening);
  const std::string id = new_table_id(system_random());
  std::vector<Row> rows = {Table::first_row(id, *opening, {}, 7, std::string(32, '0'), 1)};
  Table table = *Table::load(rows);
  for (int n = 0; n < 3; ++n) {
    const Seat seat = table.deciders().first();
    ActionList options;
    table.game().legal(table.position(), seat, options);
    rows.push_back(*table.computer_row(seat, table.moves().size(), options[0], 2));
    ASSERT_FALSE(table.apply(rows.back()));
  }
  std::string& last = rows.back().body;
  last.replace(last.find("0x") + 2, 16, std::string(16, '0'));
  put_on(house.shelf(), rows);

  Player watcher(house, {id, "", ""});
  EXPECT_EQ(text(watcher.frame(), "state"), "over");
  EXPECT_EQ(number(watcher.frame(), "move"), 2);
  EXPECT_NE(text(watcher.frame(), "outdated").find("cannot go on"), std::string::npos);
  EXPECT_EQ(watcher.frame().find("result"), nullptr);
  EXPECT_EQ(house.get("/api/tables/" + id).status, 200);
}

TEST(Shutdown, everything_taken_is_stored_and_sockets_are_closed_with_a_code) {
  auto shelf = new_shelf();
  House house({.shelf = shelf});
  Seated seated(house);
  Player& decider = seated.decider();
  const std::string id = decider.send("act", R"("seq":)" + std::to_string(decider.seq()) +
                                                 R"(,"action":")" + decider.option(0) + '"');
  const json::Value taken = decider.answer(id);
  ASSERT_TRUE(at(taken, "ok").boolean);
  house.stop();
  while (decider.socket().receive()) continue;
  EXPECT_EQ(decider.socket().close_code(), going_away);
  EXPECT_EQ(static_cast<std::int64_t>(rows_on(*shelf, seated.guests.first.table).size()),
            number(taken, "seq"));
  EXPECT_FALSE(testing_client::Connection(house.port()).ok());
}

TEST(Shutdown, does_not_wait_for_thinking_computers_or_idle_connections) {
  House house;
  const testing_client::Connection idle(house.port());
  const Reply opened =
      house.post("/api/tables", R"({"game":"samhain","seats":[{"kind":"computer","level":"heir"},)"
                                R"({"kind":"computer","level":"heir"}]})");
  ASSERT_EQ(opened.status, 201) << opened.body;
  const auto start = std::chrono::steady_clock::now();
  house.stop();
  EXPECT_LT(std::chrono::steady_clock::now() - start, slowness * std::chrono::milliseconds(1500));
}

TEST(PortInUse, is_one_sentence) {
  House house;
  ServerSettings settings;
  settings.listener.port = house.port();
  settings.log = LogLevel::quiet;
  const auto second = Server::open(settings, nullptr);
  ASSERT_FALSE(second.ok());
  EXPECT_NE(second.refusal().sentence.fr.find("déjà pris"), std::string::npos);
  EXPECT_NE(second.refusal().sentence.en.find("already taken"), std::string::npos);
}

}  // namespace
}  // namespace veillee
