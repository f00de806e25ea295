// People at one table through the real protocol.
#include <gtest/gtest.h>

#include "games/registry.hpp"
#include "server/tests/house.hpp"
#include "table/table.hpp"

namespace veillee {
namespace {

constexpr int longest = 3000;

class WholeGame : public testing::TestWithParam<std::string> {};

TEST_P(WholeGame, by_two_people_one_of_whom_comes_back_from_elsewhere) {
  House house;
  const auto [anne_seat, boris_seat] = two_guests(house, GetParam());
  std::size_t choice = 1;
  Player anne(house, anne_seat);
  {
    Player boris(house, boris_seat, "fr");
    ASSERT_TRUE(anne.catch_up(boris.seq()));
    EXPECT_FALSE(play_on({&anne, &boris}, 25, choice));
  }
  // Boris is gone; Anne is told.
  while (at(at(anne.frame(), "seats").items.at(1), "connected").boolean)
    ASSERT_TRUE(anne.next_frame());
  Player boris(house, boris_seat);
  EXPECT_EQ(number(boris.frame(), "move"), number(anne.frame(), "move"));
  ASSERT_TRUE(play_on({&anne, &boris}, longest, choice));

  EXPECT_NE(anne.frame().find("result"), nullptr);
  EXPECT_EQ(at(at(anne.frame(), "fair"), "seed").string.size(), 18U);
  const std::vector<Row> rows = rows_on(house.shelf(), anne_seat.table);
  const Result<Table> again = Table::load(rows);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->state(), TableState::over);
  EXPECT_EQ(static_cast<std::int64_t>(again->seq_for(0)), anne.seq());

  // The saved game is what `veillee verify` reads, and it can be put on a table again.
  const Reply saved = house.get("/api/tables/" + anne_seat.table + "/export",
                                {{"Authorization", "Bearer " + anne_seat.token}});
  ASSERT_EQ(saved.status, 200);
  const Result<GameRecord> record = read_record(saved.body, "export");
  ASSERT_TRUE(record.ok());
  EXPECT_EQ(record->moves.size(), again->moves().size());
  const Reply imported = house.post("/api/import", saved.body);
  ASSERT_EQ(imported.status, 201) << imported.body;
  Player student(house, {imported.text("table"), imported.text("seat"), imported.text("token")});
  EXPECT_TRUE(student.over());
  EXPECT_EQ(number(student.frame(), "move"), static_cast<std::int64_t>(again->move()));
}

std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const AnyGame* game : all_games()) ids.emplace_back(game->info().id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Games, WholeGame, testing::ValuesIn(game_ids()), [](const auto& game) {
  std::string name = game.param;
  for (char& c : name)
    if (c == '-') c = '_';
  return name;
});

TEST(AtTheTable, an_unfinished_import_goes_on_with_links_for_the_friends) {
  House house;
  const AnyGame& game = *find_game("samhain");
  GameRecord record;
  record.game = &game;
  record.setup = *game.setup(2);
  record.seed = 42;
  record.engine = engine_version();
  record.seats = {{"human", "Anne"}, {"human", ""}};
  AnyState state = game.start(record.setup, record.seed);
  for (int i = 0; i < 10; ++i) {
    const Seat seat = game.deciders(state).first();
    ActionList options;
    game.legal(state, seat, options);
    ASSERT_FALSE(game.apply(state, seat, options[0]));
    record.moves.push_back({seat, options[0], game.fingerprint(state)});
  }
  const Reply opened = house.post("/api/import", all_lines(record));
  ASSERT_EQ(opened.status, 201) << opened.body;
  EXPECT_EQ(opened.text("seat"), "A");
  const json::Value body = opened.json();
  const auto& others = at(body, "others").items;
  ASSERT_EQ(others.size(), 1U);
  Player anne(house, {opened.text("table"), "A", opened.text("token")});
  Player friend_of_hers(house,
                        {opened.text("table"), text(others[0], "seat"), text(others[0], "token")});
  EXPECT_EQ(number(anne.frame(), "move"), 10);
  std::size_t choice = 5;
  EXPECT_FALSE(play_on({&anne, &friend_of_hers}, 10, choice));
  EXPECT_EQ(number(anne.frame(), "move"), 20);
}

TEST(AtTheTable, a_game_begun_from_a_position_can_be_imported_again) {
  House house;
  const AnyGame& game = *find_game("samhain");
  Study study(game.start(*game.setup(2), 42));
  for (int i = 0; i < 10; ++i) {
    const Seat seat = game.deciders(study.now).first();
    ActionList options;
    game.legal(study.now, seat, options);
    ASSERT_FALSE(game.play(study, seat, options[0]));
  }
  const Reply opened = house.post(
      "/api/tables", R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},{"kind":"open"}],)"
                     R"("position":)" +
                         game.write_position(study) + "}");
  ASSERT_EQ(opened.status, 201) << opened.body;
  const std::string path = "/api/tables/" + opened.text("table");
  const Reply joined = house.post(path + "/join", R"({"name":"Boris"})");
  Player anne(house, {opened.text("table"), "A", opened.text("token")});
  Player boris(house, {opened.text("table"), "B", joined.text("token")});
  std::size_t choice = 5;
  play_on({&anne, &boris}, 6, choice);
  ASSERT_TRUE(at(anne.ask("resign"), "ok").boolean);
  const Reply saved = house.get(path + "/export");
  const Reply imported = house.post("/api/import", saved.body);
  ASSERT_EQ(imported.status, 201) << imported.body;
  Player student(house, {imported.text("table"), "A", imported.text("token")});
  EXPECT_EQ(number(student.frame(), "move"), 6);
}

TEST(AtTheTable, a_repeated_id_gets_the_same_answer_and_changes_nothing) {
  auto shelf = new_shelf();
  std::string message;
  std::pair<Guest, Guest> guests;
  std::int64_t seq = 0;
  {
    House house({.shelf = shelf});
    guests = two_guests(house, "samhain");
    Player anne(house, guests.first);
    Player boris(house, guests.second);
    Player& decider = anne.asked() ? anne : boris;
    if (!anne.asked()) std::swap(guests.first, guests.second);
    message = R"({"type":"act","id":"once","seq":)" + std::to_string(decider.seq()) +
              R"(,"action":")" + decider.option(0) + "\"}";
    decider.socket().send(message);
    const json::Value first = decider.answer("once");
    ASSERT_TRUE(at(first, "ok").boolean);
    seq = number(first, "seq");
    decider.socket().send(message);
    const json::Value second = decider.answer("once");
    EXPECT_TRUE(at(second, "ok").boolean);
    EXPECT_EQ(number(second, "seq"), seq);
    EXPECT_EQ(static_cast<std::int64_t>(rows_on(*shelf, guests.first.table).size()), seq);
  }
  // Also after a restart of the server.
  House house({.shelf = shelf});
  Player decider(house, guests.first);
  decider.socket().send(message);
  const json::Value third = decider.answer("once");
  EXPECT_TRUE(at(third, "ok").boolean);
  EXPECT_EQ(number(third, "seq"), seq);
}

TEST(AtTheTable, a_stale_seq_is_refused_and_brings_a_whole_frame) {
  House house;
  const auto guests = two_guests(house, "samhain");
  Player anne(house, guests.first);
  Player boris(house, guests.second);
  Player& decider = anne.asked() ? anne : boris;
  const std::int64_t before = decider.seq();
  const std::string action = decider.option(0);
  ASSERT_TRUE(at(decider.act(action), "ok").boolean);
  std::size_t choice = 3;
  ASSERT_TRUE(anne.catch_up(decider.seq()));
  ASSERT_TRUE(boris.catch_up(decider.seq()));
  play_on({&anne, &boris}, 6, choice);
  const json::Value refused = decider.act_on(action, before);
  EXPECT_FALSE(at(refused, "ok").boolean);
  EXPECT_EQ(text(at(refused, "error"), "kind"), "stale");
  ASSERT_TRUE(decider.next_frame());
  EXPECT_EQ(number(at(decider.frame(), "log"), "from"), 0);
}

TEST(AtTheTable, illegal_actions_are_refused_with_a_sentence_in_the_language_of_the_client) {
  House house;
  const auto guests = two_guests(house, "samhain");
  Player anne(house, guests.first, "fr");
  Player boris(house, guests.second, "fr");
  Player& decider = anne.asked() ? anne : boris;
  Player& other = anne.asked() ? boris : anne;
  const json::Value nonsense = decider.act("dance");
  EXPECT_EQ(text(at(nonsense, "error"), "kind"), "illegal");
  const json::Value not_asked = other.act(decider.option(0));
  EXPECT_EQ(text(at(not_asked, "error"), "kind"), "not_asked");
  const std::string french = text(at(not_asked, "error"), "sentence");
  other.socket().send(R"({"type":"lang","lang":"en"})");
  ASSERT_TRUE(other.next_frame());
  EXPECT_NE(text(at(other.act(decider.option(0)), "error"), "sentence"), french);
}

TEST(AtTheTable, spectators_see_and_may_not_act) {
  House house;
  const auto guests = two_guests(house, "samhain");
  Player watcher(house, {guests.first.table, "", ""});
  EXPECT_EQ(watcher.frame().find("decision"), nullptr);
  EXPECT_NE(watcher.frame().find("view"), nullptr);
  const json::Value refused = watcher.act("pass");
  EXPECT_EQ(text(at(refused, "error"), "kind"), "not_allowed");
  EXPECT_EQ(text(at(watcher.ask("chat", R"("text":"hello")"), "error"), "kind"), "not_allowed");
}

TEST(AtTheTable, computers_answer_by_themselves_and_a_table_of_computers_runs) {
  House house;
  const Reply opened = house.post(
      "/api/tables", R"({"game":"sabbat-magica","seats":[{"kind":"computer","level":"apprentice"},)"
                     R"({"kind":"computer","level":"apprentice"}]})");
  ASSERT_EQ(opened.status, 201) << opened.body;
  EXPECT_EQ(opened.text("seat"), "");
  Player watcher(house, {opened.text("table"), "", ""});
  const std::int64_t first = watcher.seq();
  EXPECT_TRUE(watcher.catch_up(first + 10));
}

TEST(AtTheTable, computers_go_on_after_a_restart) {
  auto shelf = new_shelf();
  std::string table;
  {
    House house({.shelf = shelf});
    const Reply opened =
        house.post("/api/tables",
                   R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},)"
                   R"({"kind":"computer","level":"heir"},{"kind":"computer","level":"heir"}]})");
    table = opened.text("table");
    Player anne(house, {table, "A", opened.text("token")});
    while (anne.asked()) ASSERT_TRUE(at(anne.act(anne.option(0)), "ok").boolean);
  }  // while an heir thinks
  const std::size_t rows = rows_on(*shelf, table).size();
  House house({.shelf = shelf});  // nobody looks
  for (int i = 0; i < 600 && rows_on(*shelf, table).size() <= rows; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  EXPECT_GT(rows_on(*shelf, table).size(), rows);
}

TEST(AtTheTable, questions_are_answered) {
  House house;
  const Reply opened = house.post(
      "/api/tables", R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},)"
                     R"({"kind":"computer","level":"apprentice"}],"seed":"0x000000000000002a"})");
  Player anne(house, {opened.text("table"), "A", opened.text("token")});
  while (!anne.asked()) ASSERT_TRUE(anne.next_frame());
  const std::string members =
      R"("seq":)" + std::to_string(anne.seq()) + R"(,"action":")" + anne.option(0) + '"';
  EXPECT_EQ(text(anne.ask("preview", members), "type"), "preview");
  EXPECT_EQ(text(anne.ask("why", R"("action":"pass")"), "type"), "why");
  const json::Value then = anne.ask("at", R"("move":0)");
  EXPECT_EQ(text(then, "type"), "at");
  EXPECT_EQ(at(then, "order").items.size(), 2U);
  EXPECT_EQ(at(at(then, "standing"), "scores").items.size(), 2U);
  EXPECT_EQ(text(anne.ask("ping"), "type"), "pong");
  const json::Value hint = anne.ask("hint", R"("seq":)" + std::to_string(anne.seq()));
  EXPECT_EQ(text(hint, "type"), "hint");
  EXPECT_FALSE(at(hint, "options").items.empty());
  EXPECT_EQ(text(at(anne.ask("annotate"), "error"), "kind"), "not_allowed");
}

TEST(AtTheTable, one_question_to_the_computer_at_a_time) {
  House house;
  const Reply opened = house.post(
      "/api/tables", R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},{"kind":"open"}]})");
  const std::string table = opened.text("table");
  const Reply joined = house.post("/api/tables/" + table + "/join", R"({"name":"Boris"})");
  Player anne(house, {table, "A", opened.text("token")});
  Player boris(house, {table, "B", joined.text("token")});
  Player& decider = anne.asked() ? anne : boris;
  const std::string members = R"("seq":)" + std::to_string(decider.seq());
  const std::string first = decider.send("hint", members);
  const std::string second = decider.send("hint", members);
  EXPECT_EQ(text(at(decider.answer(second), "error"), "kind"), "busy");
  EXPECT_EQ(text(decider.answer(first), "type"), "hint");
}

TEST(AtTheTable, a_game_that_is_over_is_annotated) {
  House house;
  const Reply opened = house.post(
      "/api/tables", R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},{"kind":"open"}]})");
  const Guest anne_seat{opened.text("table"), "A", opened.text("token")};
  const Reply joined = house.post("/api/tables/" + anne_seat.table + "/join", R"({"name":"B"})");
  Player anne(house, anne_seat);
  Player boris(house, {anne_seat.table, "B", joined.text("token")});
  std::size_t choice = 1;
  EXPECT_FALSE(play_on({&anne, &boris}, 3, choice));
  WebSocket host(house.port());
  host.send(R"({"type":"hello","version":1,"table":")" + anne_seat.table + R"(","host":")" +
            opened.text("host") + "\"}");
  EXPECT_TRUE(at(host.message("table"), "host").boolean);
  host.send(R"({"type":"abandon","id":"end"})");
  EXPECT_TRUE(at(host.message("answer"), "ok").boolean);
  while (!anne.over()) ASSERT_TRUE(anne.next_frame());
  const std::string id = anne.send("annotate");
  json::Value annotated = anne.answer(id);
  std::int64_t percent = 0;
  for (; text(annotated, "type") == "progress"; annotated = anne.answer(id)) {
    EXPECT_GT(number(annotated, "percent"), percent);
    percent = number(annotated, "percent");
  }
  EXPECT_EQ(percent, 100);
  EXPECT_EQ(text(annotated, "type"), "annotated");
  EXPECT_EQ(at(annotated, "moves").items.size(), 3U);
}

TEST(AtTheTable, a_rematch_keeps_the_seats) {
  House house;
  const Reply opened = house.post(
      "/api/tables", R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},{"kind":"open"}]})");
  const std::string table = opened.text("table");
  const Reply joined = house.post("/api/tables/" + table + "/join", R"({"name":"Boris"})");
  Player anne(house, {table, "A", opened.text("token")});
  Player boris(house, {table, "B", joined.text("token")});
  EXPECT_EQ(text(at(anne.ask("rematch"), "error"), "kind"), "not_allowed");
  ASSERT_TRUE(at(anne.ask("resign"), "ok").boolean);
  while (!boris.over()) ASSERT_TRUE(boris.next_frame());
  const json::Value hers = anne.ask("rematch");
  ASSERT_TRUE(at(hers, "ok").boolean) << text(at(hers, "error"), "sentence");
  const json::Value his = boris.ask("rematch");
  EXPECT_EQ(text(hers, "table"), text(his, "table"));
  EXPECT_EQ(text(his, "token"), joined.text("token"));
  Player anne_again(house, {text(hers, "table"), text(hers, "seat"), text(hers, "token")});
  Player boris_again(house, {text(his, "table"), text(his, "seat"), text(his, "token")});
  EXPECT_EQ(text(anne_again.frame(), "state"), "running");
  EXPECT_TRUE(anne_again.asked() || boris_again.asked());
}

TEST(AtTheTable, a_seat_can_be_handed_over_after_the_grace_time_and_taken_back) {
  House house({.frozen = true});
  const Reply opened =
      house.post("/api/tables", R"({"game":"samhain","grace":60,)"
                                R"("seats":[{"kind":"me","name":"Anne"},{"kind":"open"}]})");
  const std::string table = opened.text("table");
  const Reply joined = house.post("/api/tables/" + table + "/join", R"({"name":"Boris"})");
  Guest here{table, "A", opened.text("token")};
  Guest away{table, "B", joined.text("token")};
  {
    Player anne(house, here);
    if (anne.asked()) std::swap(here, away);
  }
  Player waiting(house, here);
  const std::string order = R"("kind":"computer","level":"apprentice","seat":")" + away.seat + '"';
  house.pass(59'000);
  const json::Value early = waiting.ask("seat", order);
  EXPECT_EQ(text(at(early, "error"), "kind"), "not_allowed");
  EXPECT_NE(text(at(early, "error"), "sentence").find("in 1 second"), std::string::npos);
  house.pass(2'000);
  ASSERT_TRUE(at(waiting.ask("seat", order), "ok").boolean);
  while (!waiting.asked()) ASSERT_TRUE(waiting.next_frame());  // the computer has played
  Player back(house, away);
  ASSERT_TRUE(at(back.ask("take_back"), "ok").boolean);
}

TEST(AtTheTable, several_people_share_a_device_with_a_token_each) {
  House house;
  const Reply opened = house.post(
      "/api/tables",
      R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},{"kind":"me","name":"Boris"}]})");
  ASSERT_EQ(opened.status, 201) << opened.body;
  const json::Value answer = opened.json();
  const json::Value& others = at(answer, "others");
  ASSERT_EQ(others.items.size(), 1U);
  Player anne(house, {opened.text("table"), "A", opened.text("token")});
  Player boris(house, {opened.text("table"), "B", text(others.items[0], "token")});
  EXPECT_EQ(text(anne.frame(), "state"), "running");
  EXPECT_EQ(text(anne.frame(), "you"), "A");
  EXPECT_EQ(text(boris.frame(), "you"), "B");
  EXPECT_NE(anne.asked(), boris.asked()) << "each sees its own questions only";
  std::size_t choice = 1;
  EXPECT_FALSE(play_on({&anne, &boris}, 20, choice)) << "so short is no game";
  EXPECT_EQ(number(boris.frame(), "move"), 20);
}

TEST(AtTheTable, a_clock_that_runs_out_gives_the_seat_to_the_computer) {
  House house({.frozen = true});
  const Reply opened =
      house.post("/api/tables", R"({"game":"samhain","clock":{"kind":"move","seconds":30},)"
                                R"("substitute":"apprentice",)"
                                R"("seats":[{"kind":"me","name":"Anne"},{"kind":"open"}]})");
  ASSERT_EQ(opened.status, 201) << opened.body;
  const std::string table = opened.text("table");
  house.post("/api/tables/" + table + "/join", R"({"name":"Boris"})");
  Player anne(house, {table, "A", opened.text("token")});
  const std::int64_t before = anne.seq();
  house.pass(31'000);
  EXPECT_TRUE(anne.catch_up(before + 2));  // the hand-over, and a decision of the computer
}

}  // namespace
}  // namespace veillee
