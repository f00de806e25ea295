// What the server says to requests, good and bad.
#include <gtest/gtest.h>

#include "games/registry.hpp"
#include "server/tests/house.hpp"

namespace veillee {
namespace {

using testing_client::ask_raw;
using testing_client::Connection;

const std::string opening =
    R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},{"kind":"open"}]})";

TEST(Http, lists_games_and_rules) {
  House house;
  const Reply games = house.get("/api/games?lang=fr");
  ASSERT_EQ(games.status, 200);
  EXPECT_EQ(at(games.json(), "games").items.size(), all_games().size());
  EXPECT_EQ(games.headers.at("content-type"), "application/json");
  for (const AnyGame* game : all_games())
    for (const std::string lang : {"fr", "en"}) {
      const Reply rules = house.get("/api/rules/" + std::string(game->info().id) + "?lang=" + lang);
      ASSERT_EQ(rules.status, 200);
      const json::Value page = rules.json();
      EXPECT_EQ(text(page, "lang"), lang);
      std::size_t clauses = 0;
      for (const json::Value& section : at(page, "sections").items)
        clauses += at(section, "clauses").items.size();
      EXPECT_GT(clauses, 100U);
      EXPECT_EQ(rules.body.find("Clauses without a test"), std::string::npos);
      EXPECT_EQ(rules.body.find("Mise en place") != std::string::npos, lang == "fr");
    }
  EXPECT_EQ(house.get("/api/rules/chess").status, 404);
}

TEST(Http, health_and_metrics) {
  House house;
  EXPECT_EQ(house.get("/healthz").body, "ok\n");
  house.post("/api/tables", opening);
  const Reply metrics = house.get("/metrics");
  EXPECT_TRUE(metrics.headers.at("content-type").starts_with("text/plain"));
  EXPECT_NE(metrics.body.find("veillee_tables_opened_total 1\n"), std::string::npos);
  EXPECT_NE(metrics.body.find("veillee_commit_seconds_count"), std::string::npos);
}

TEST(Http, every_answer_has_strict_headers) {
  House house;
  for (const char* path : {"/", "/api/games", "/nothing/here", "/healthz"}) {
    const Reply reply = house.get(path);
    EXPECT_EQ(reply.headers.at("x-content-type-options"), "nosniff") << path;
    EXPECT_EQ(reply.headers.at("referrer-policy"), "no-referrer") << path;
    const std::string& csp = reply.headers.at("content-security-policy");
    EXPECT_NE(csp.find("default-src 'self'"), std::string::npos);
    EXPECT_NE(csp.find("frame-ancestors 'none'"), std::string::npos);
    EXPECT_EQ(csp.find("unsafe"), std::string::npos);
  }
}

TEST(Http, the_page_is_embedded_packed_and_cached) {
  House house;
  const Reply page = house.get("/");
  ASSERT_EQ(page.status, 200);
  EXPECT_EQ(page.headers.at("content-type"), "text/html; charset=utf-8");
  EXPECT_NE(page.body.find("<html"), std::string::npos);
  EXPECT_EQ(house.get("/t/0123456789abcdef").body, page.body);
  const Reply packed = house.get("/", {{"Accept-Encoding", "gzip"}});
  EXPECT_EQ(packed.headers.at("content-encoding"), "gzip");
  EXPECT_LT(packed.body.size(), page.body.size());
  EXPECT_EQ(house.get("/", {{"If-None-Match", page.headers.at("etag")}}).status, 304);
  const Reply head = ask(house.port(), "HEAD", "/");
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.headers.at("content-length"), std::to_string(page.body.size()));
}

TEST(Http, no_path_reaches_the_file_system) {
  House house;
  for (const char* path : {"/../CMakeLists.txt", "/%2e%2e/etc/passwd", "//etc/passwd",
                           "/assets/../../etc/passwd", "/t/../../x", "/index.html/.."})
    EXPECT_EQ(house.get(path).status, 404) << path;
}

TEST(Http, bad_requests_get_one_sentence_and_change_nothing) {
  House house;
  for (const char* body : {"", "{", "[]", "{}", R"({"game":"chess"})", R"({"game":"samhain"})",
                           R"({"game":"samhain","seats":[]})",
                           R"({"game":"samhain","seats":[{"kind":"me"},{"kind":"king"}]})"}) {
    const Reply reply = house.post("/api/tables", body, {{"Accept-Language", "fr"}});
    EXPECT_EQ(reply.status, 400) << body;
    EXPECT_EQ(reply.error_kind(), "bad_message") << body;
    EXPECT_NE(text(at(reply.json(), "error"), "sentence"), "") << body;
  }
  EXPECT_EQ(house.post("/api/import", "nonsense").status, 400);
  EXPECT_EQ(house.get("/api/tables/unknown").error_kind(), "unknown_table");
  EXPECT_EQ(house.get("/api/tables/0123456789abcdef").error_kind(), "unknown_table");
  EXPECT_EQ(house.post("/api/tables/0123456789abcdef/join", R"({"name":"X"})").status, 404);
  EXPECT_EQ(ask(house.port(), "DELETE", "/api/tables").status, 400);
  EXPECT_EQ(house.get("/api/nothing").status, 404);
  EXPECT_EQ(ask_raw(house.port(), "nonsense\r\n\r\n").status, 400);
  EXPECT_EQ(tables_on(house.shelf()), 0U);
}

TEST(Http, too_long_requests_are_refused) {
  House house;
  EXPECT_EQ(house.post("/api/tables", std::string(100'000, ' ')).status, 413);
  EXPECT_EQ(house.post("/api/import", std::string(1'100'000, ' ')).status, 413);
  EXPECT_EQ(house.get("/" + std::string(10'000, 'x')).status, 431);
}

TEST(Http, joining) {
  House house;
  const Reply opened = house.post("/api/tables", opening);
  ASSERT_EQ(opened.status, 201);
  EXPECT_EQ(opened.text("token").size(), 32U);
  EXPECT_EQ(opened.text("host").size(), 32U);
  const std::string path = "/api/tables/" + opened.text("table");
  EXPECT_EQ(house.post(path + "/join", R"({"name":"Boris","seat":"A"})").error_kind(),
            "not_allowed");
  EXPECT_EQ(house.post(path + "/join", R"({"name":"Boris","seat":"Z"})").status, 400);
  EXPECT_EQ(house.post(path + "/join", R"({"name":""})").status, 400);
  const Reply joined = house.post(path + "/join", R"({"name":"Boris"})");
  EXPECT_EQ(joined.text("seat"), "B");
  EXPECT_EQ(house.post(path + "/join", R"({"name":"Carl"})").error_kind(), "not_allowed");

  const Reply hers = house.get(path, {{"Authorization", "Bearer " + opened.text("token")}});
  EXPECT_EQ(hers.text("you"), "A");
  EXPECT_EQ(house.get(path).text("you"), "");
  const Reply many = house.post(
      "/api/summaries", R"({"tables":[{"table":")" + opened.text("table") + R"(","token":")" +
                            joined.text("token") + R"("},{"table":"unknown"}]})");
  const json::Value list = many.json();
  ASSERT_EQ(at(list, "tables").items.size(), 1U);
  EXPECT_EQ(text(at(list, "tables").items[0], "you"), "B");
}

TEST(Http, the_export_of_a_running_game_holds_only_ones_own_view) {
  House house;
  const auto guests = two_guests(house, "samhain");
  const std::string path = "/api/tables/" + guests.first.table + "/export";
  const Reply mine = house.get(path, {{"Authorization", "Bearer " + guests.first.token}});
  EXPECT_EQ(mine.text("format"), "veillee-view");
  EXPECT_EQ(mine.body.find("seed\":\"0x"), std::string::npos);
  const Reply wrong = house.get(path, {{"Authorization", "Bearer " + std::string(32, '0')}});
  EXPECT_EQ(wrong.status, 403);
}

// ── Limits ───────────────────────────────────────────────────────────────────────────────────────

TEST(Limits, requests_and_new_tables_of_one_address) {
  House house({.limits = {.requests_per_second = 0.001,
                          .request_burst = 30,
                          .price_of_a_table = 10,
                          .local_is_free = false}});
  for (int i = 0; i < 3; ++i) EXPECT_EQ(house.post("/api/tables", opening).status, 201);
  const Reply refused = house.post("/api/tables", opening);
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.error_kind(), "too_fast");
  EXPECT_EQ(tables_on(house.shelf()), 3U);
  // Somebody else behind the same proxy is not concerned.
  EXPECT_EQ(house.post("/api/tables", opening, {{"X-Forwarded-For", "192.0.2.7"}}).status, 201);
  EXPECT_EQ(house.get("/healthz").status, 200);
}

TEST(Limits, connections_of_one_address) {
  House house({.limits = {.connections_per_address = 2}});
  const Headers from = {{"X-Forwarded-For", "203.0.113.9, 192.0.2.7"}};
  WebSocket first(house.port(), from);
  {
    WebSocket second(house.port(), from);
    EXPECT_EQ(second.status(), 101);
    EXPECT_EQ(WebSocket(house.port(), from).status(), 429);
    EXPECT_EQ(WebSocket(house.port(), {{"X-Forwarded-For", "192.0.2.8"}}).status(), 101);
  }
  int status = 0;  // the server notices in a moment that the second one is gone
  for (int i = 0; i < 100 && status != 101; ++i) {
    status = WebSocket(house.port(), from).status();
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  EXPECT_EQ(status, 101);
}

TEST(Limits, messages_of_one_socket) {
  House house({.limits = {.messages_per_second = 0.001, .message_burst = 5, .patience = 10}});
  const auto guests = two_guests(house, "samhain");
  Player anne(house, guests.first);
  for (int i = 0; i < 4; ++i) EXPECT_EQ(text(anne.ask("ping"), "type"), "pong");
  EXPECT_EQ(text(at(anne.ask("ping"), "error"), "kind"), "too_fast");
  for (int i = 0; i < 12; ++i) anne.send("ping");
  while (anne.socket().receive()) continue;
  EXPECT_EQ(anne.socket().close_code(), policy);
}

TEST(Limits, long_messages_close_the_socket) {
  House house;
  const auto guests = two_guests(house, "samhain");
  Player anne(house, guests.first);
  anne.socket().send(std::string(20'000, ' '));
  while (anne.socket().receive()) continue;
  EXPECT_EQ(anne.socket().close_code(), too_big);
}

// ── WebSockets ───────────────────────────────────────────────────────────────────────────────────

TEST(Origin, only_pages_of_this_server_may_connect) {
  House house({.public_url = "https://veillee.example/"});
  const auto status = [&](const Headers& headers) {
    return WebSocket(house.port(), headers).status();
  };
  EXPECT_EQ(status({}), 101);  // a program
  EXPECT_EQ(status({{"Host", "localhost:8080"}, {"Origin", "http://localhost:8080"}}), 101);
  EXPECT_EQ(status({{"Host", "internal:1234"}, {"Origin", "https://veillee.example"}}), 101);
  EXPECT_EQ(status({{"Host", "localhost:8080"}, {"Origin", "https://evil.example"}}), 403);
  EXPECT_EQ(status({{"Origin", "null"}}), 403);
  EXPECT_EQ(WebSocket(house.port(), {}, "/other").status(), 404);
  EXPECT_EQ(house.post("/api/tables", opening, {{"Origin", "https://evil.example"}}).status, 403);
  EXPECT_EQ(tables_on(house.shelf()), 0U);
}

TEST(Hello, is_checked) {
  House house;
  const auto guests = two_guests(house, "samhain");
  const auto kind_of = [&](const std::string& first) {
    WebSocket socket(house.port());
    socket.send(first);
    const json::Value message = socket.message();
    EXPECT_EQ(text(message, "type"), "error") << first;
    EXPECT_TRUE(socket.silent(5000) && socket.closed()) << first;
    return text(at(message, "error"), "kind");
  };
  const std::string table = R"("table":")" + guests.first.table + '"';
  EXPECT_EQ(kind_of("nonsense"), "bad_message");
  EXPECT_EQ(kind_of(R"({"type":"ping","id":"1"})"), "bad_message");
  EXPECT_EQ(kind_of(R"({"type":"hello","version":2,)" + table + "}"), "version");
  EXPECT_EQ(kind_of(R"({"type":"hello","version":1,"table":"0123456789abcdef"})"), "unknown_table");
  EXPECT_EQ(kind_of(R"({"type":"hello","version":1,)" + table + R"(,"token":")" +
                    std::string(32, 'a') + "\"}"),
            "not_allowed");
}

TEST(Hello, may_be_followed_at_once_by_messages) {
  auto shelf = new_shelf();
  std::pair<Guest, Guest> guests;
  {
    House house({.shelf = shelf});
    guests = two_guests(house, "samhain");
  }
  House house({.shelf = shelf});  // the table has to be loaded first
  WebSocket socket(house.port());
  socket.send(R"({"type":"hello","version":1,"table":")" + guests.first.table + R"(","token":")" +
              guests.first.token + "\"}");
  socket.send(R"({"type":"ping","id":"early"})");
  EXPECT_EQ(text(socket.message("pong"), "id"), "early");
}

TEST(Messages, bad_ones_are_refused_and_the_socket_stays_open) {
  House house;
  const auto guests = two_guests(house, "samhain");
  Player anne(house, guests.first);
  const std::size_t rows = rows_on(house.shelf(), guests.first.table).size();
  for (const char* message :
       {"", "{}", "[1,2]", "nonsense", R"({"type":"act"})", R"({"type":"dance","id":"x"})",
        R"({"type":"act","id":"x"})", R"({"type":"seat","id":"x","seat":"Q","kind":"computer"})",
        R"({"type":"hello","version":1,"table":"x"})"}) {
    anne.socket().send(message);
    const json::Value told = anne.socket().message();
    EXPECT_EQ(text(at(told, "error"), "kind"), "bad_message") << message;
  }
  EXPECT_EQ(text(anne.ask("ping"), "type"), "pong");
  EXPECT_EQ(rows_on(house.shelf(), guests.first.table).size(), rows);
}

TEST(Messages, binary_ones_close_the_socket) {
  House house;
  const auto guests = two_guests(house, "samhain");
  Player anne(house, guests.first);
  anne.socket().send_frame(0x2, "binary");
  while (anne.socket().receive()) continue;
  EXPECT_EQ(anne.socket().close_code(), policy);
}

}  // namespace
}  // namespace veillee
