// Playing on from a finished game, saving one's own running game, and chains of answers.
#include "games/registry.hpp"
#include "server/tests/house.hpp"

namespace veillee {
namespace {

constexpr std::string_view against_computer =
    R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},{"kind":"computer","level":"random"}],)"
    R"("seed":"0x000000000000002a"})";

Headers bearer(const std::string& token) { return {{"Authorization", "Bearer " + token}}; }

void decide(Player& player, int times) {
  for (int n = 0; n < times; ++n) {
    while (!player.asked()) ASSERT_TRUE(player.next_frame());
    ASSERT_TRUE(at(player.act(player.option(static_cast<std::size_t>(n))), "ok").boolean);
  }
  while (!player.asked()) ASSERT_TRUE(player.next_frame());
}

TEST(PlayOn, a_finished_game_goes_on_from_one_of_its_moves_at_a_new_table) {
  House house;
  const Reply opened = house.post("/api/tables", against_computer);
  const std::string table = opened.text("table");
  Player anne(house, {table, "A", opened.text("token")});
  decide(anne, 6);
  EXPECT_EQ(text(at(anne.ask("play_on", R"("move":4)"), "error"), "kind"), "not_allowed")
      << "not before its end";
  ASSERT_TRUE(at(anne.ask("resign"), "ok").boolean);
  const json::Value then = anne.ask("at", R"("move":4)");

  const json::Value answer = anne.ask("play_on", R"("move":4)");
  ASSERT_TRUE(at(answer, "ok").boolean);
  EXPECT_NE(text(answer, "table"), table);
  EXPECT_EQ(text(answer, "seat"), "A");
  EXPECT_FALSE(text(answer, "host").empty());
  Player again(house, {text(answer, "table"), "A", text(answer, "token")});
  EXPECT_EQ(text(again.frame(), "state"), "running");
  EXPECT_TRUE(at(at(again.frame(), "fair"), "chosen").boolean) << "these dice are known";
  EXPECT_EQ(text(at(again.frame(), "seats").items[0], "name"), "Anne");
  while (!again.asked()) ASSERT_TRUE(again.next_frame());
  EXPECT_GE(number(again.frame(), "move"), 4);

  // Somebody who watches may take any seat, under a name of its own.
  Player watcher(house, {table, "", ""});
  const json::Value other =
      watcher.ask("play_on", R"("move":3,"seat":"B","name":"Clara","level":"apprentice")");
  ASSERT_TRUE(at(other, "ok").boolean);
  EXPECT_EQ(text(other, "seat"), "B");
  Player clara(house, {text(other, "table"), "B", text(other, "token")});
  EXPECT_EQ(text(at(clara.frame(), "seats").items[1], "name"), "Clara");
  EXPECT_EQ(text(at(clara.frame(), "seats").items[0], "level"), "apprentice");

  for (const std::string_view wrong : {R"("move":900)", R"("move":3,"seat":"D")",
                                       R"("move":3,"level":"god")", R"("move":3,"name":"\u202e")"})
    EXPECT_EQ(text(at(anne.ask("play_on", wrong), "error"), "kind"), "bad_message") << wrong;
}

TEST(Saving, ones_own_game_against_computers_goes_on_from_its_file) {
  House house;
  const Reply opened = house.post("/api/tables", against_computer);
  Player anne(house, {opened.text("table"), "A", opened.text("token")});
  decide(anne, 5);
  const std::int64_t move = number(anne.frame(), "move");
  const std::string path = "/api/tables/" + opened.text("table") + "/export";
  const Reply file = house.get(path, bearer(opened.text("token")));
  ASSERT_EQ(file.status, 200);
  EXPECT_NE(file.headers.at("content-disposition").find(".veillee"), std::string::npos);
  const Reply again = house.post("/api/import", file.body);
  ASSERT_EQ(again.status, 201) << again.body;
  Player resumed(house, {again.text("table"), again.text("seat"), again.text("token")});
  EXPECT_EQ(number(resumed.frame(), "move"), move);
  EXPECT_TRUE(resumed.asked());
  EXPECT_EQ(text(at(resumed.frame(), "seats").items[0], "name"), "Anne");
  // Whoever watches, or only opened the table, gets a view.
  EXPECT_EQ(house.get(path).text("format"), "veillee-view");
  EXPECT_EQ(house.get(path, bearer(opened.text("host"))).text("format"), "veillee-view");
}

TEST(Saving, people_at_one_device_take_their_game_with_them) {
  House house;
  const Reply opened = house.post(
      "/api/tables",
      R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},{"kind":"computer","level":"random"},)"
      R"({"kind":"me","name":"Boris"}],"seed":"0x000000000000002a"})");
  const std::string anne = opened.text("token");
  const std::string boris = text(at(opened.json(), "others").items[0], "token");
  const std::string path = "/api/tables/" + opened.text("table") + "/export";
  // Each alone may only look, and a stranger's token beside one's own opens nothing.
  EXPECT_EQ(house.get(path, bearer(anne)).text("format"), "veillee-view");
  EXPECT_EQ(house.get(path, bearer(boris)).text("format"), "veillee-view");
  EXPECT_EQ(house.get(path, bearer(anne + "," + std::string(32, '0'))).status, 403);

  const Reply file = house.get(path, bearer(anne + "," + boris));
  ASSERT_EQ(file.status, 200);
  const Reply again = house.post("/api/import", file.body);
  ASSERT_EQ(again.status, 201) << again.body;
  EXPECT_EQ(again.text("seat"), "A");
  const json::Value other = at(again.json(), "others").items[0];
  EXPECT_EQ(text(other, "seat"), "C");
  Player resumed(house, {again.text("table"), "C", text(other, "token")});
  EXPECT_EQ(text(resumed.frame(), "state"), "running");
  EXPECT_EQ(text(at(resumed.frame(), "seats").items[0], "name"), "Anne");
  EXPECT_EQ(text(at(resumed.frame(), "seats").items[2], "name"), "Boris");
}

TEST(Saving, with_another_person_at_the_table_the_file_is_a_view_even_when_the_computer_plays) {
  House house;
  const auto guests = two_guests(house, "samhain");
  Player second(house, guests.second);
  ASSERT_TRUE(
      at(second.ask("seat", R"("seat":"B","kind":"computer","level":"random")"), "ok").boolean);
  const Reply file =
      house.get("/api/tables/" + guests.first.table + "/export", bearer(guests.first.token));
  EXPECT_EQ(file.text("format"), "veillee-view");
  EXPECT_EQ(file.body.find("seed\":\"0x"), std::string::npos);
  const Reply refused = house.post("/api/import?lang=en", file.body);
  EXPECT_EQ(refused.status, 400);
  EXPECT_NE(refused.body.find("to look at"), std::string::npos) << refused.body;
}

TEST(Saving, a_game_that_somebody_gave_up_stays_given_up) {
  House house;
  const Reply opened = house.post("/api/tables", against_computer);
  Player anne(house, {opened.text("table"), "A", opened.text("token")});
  decide(anne, 5);
  ASSERT_TRUE(at(anne.ask("resign"), "ok").boolean);
  const std::int64_t move = number(anne.frame(), "move");
  const Reply file = house.get("/api/tables/" + opened.text("table") + "/export");
  ASSERT_EQ(file.status, 200);
  EXPECT_NE(file.body.find(R"({"ended":{"how":"resigned","by":"A"}})"), std::string::npos);
  const Reply again = house.post("/api/import", file.body);
  ASSERT_EQ(again.status, 201) << again.body;
  Player student(house, {again.text("table"), again.text("seat"), again.text("token")});
  EXPECT_EQ(text(student.frame(), "state"), "over");
  EXPECT_EQ(number(student.frame(), "move"), move);
  const Reply copy = house.get("/api/tables/" + again.text("table") + "/export");
  EXPECT_NE(copy.body.find(R"({"ended":{"how":"resigned","by":"A"}})"), std::string::npos);
  EXPECT_TRUE(at(student.ask("play_on", R"("move":4)"), "ok").boolean);
}

// At the keyboard one of three ends the game for all; a table would go on with a computer.
TEST(Saving, of_three_the_one_who_gave_up_ended_the_game) {
  House house;
  const AnyGame& game = *find_game("samhain");
  GameRecord record;
  record.game = &game;
  record.setup = *game.setup(3);
  record.seed = 42;
  record.engine = engine_version();
  record.seats = {{"human", "Anne"}, {"human", "Boris"}, {"human", "Clara"}};
  record.ended = {EarlyEnd::How::resigned, 1};
  const Reply opened = house.post("/api/import", all_lines(record));
  ASSERT_EQ(opened.status, 201) << opened.body;
  Player anne(house, {opened.text("table"), "A", opened.text("token")});
  EXPECT_EQ(text(anne.frame(), "state"), "over");
}

TEST(ChainOfAnswers, is_taken_as_far_as_it_goes_and_stored_at_once) {
  House house;
  const Reply opened = house.post("/api/tables", against_computer);
  Player anne(house, {opened.text("table"), "A", opened.text("token")});
  while (!anne.asked()) ASSERT_TRUE(anne.next_frame());
  const std::int64_t move = number(anne.frame(), "move");
  const std::string seq = R"("seq":)" + std::to_string(anne.seq());
  const std::string first = R"(")" + anne.option(0) + R"(")";
  const json::Value answer = anne.ask("act", seq + R"(,"actions":[)" + first + R"(,"nonsense"])");
  ASSERT_TRUE(at(answer, "ok").boolean);
  EXPECT_EQ(number(answer, "taken"), 1);
  EXPECT_FALSE(text(at(answer, "refused"), "sentence").empty());
  ASSERT_TRUE(anne.catch_up(number(answer, "seq")));
  EXPECT_GE(number(anne.frame(), "move"), move + 1);
  const json::Value refused =
      anne.ask("act", R"("seq":)" + std::to_string(anne.seq()) + R"(,"actions":["nonsense"])");
  EXPECT_FALSE(at(refused, "ok").boolean);
}

TEST(ChainOfAnswers, costs_what_its_answers_would_cost) {
  House house({.limits = {.purse_per_second = 0.001, .purse = 130, .local_is_free = false}});
  const Reply opened = house.post("/api/tables", against_computer);
  ASSERT_EQ(opened.status, 201) << opened.body;
  Player anne(house, {opened.text("table"), "A", opened.text("token")});
  std::string links;
  for (int i = 0; i < 32; ++i) links += i == 0 ? R"("x")" : R"(,"x")";
  const std::string members = R"("seq":1,"actions":[)" + links + "]";
  EXPECT_EQ(text(at(anne.ask("act", members), "error"), "kind"), "too_fast");
}

}  // namespace
}  // namespace veillee
