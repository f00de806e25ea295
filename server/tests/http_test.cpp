// What the server says to requests, good and bad.
#include <gtest/gtest.h>

#include <algorithm>

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

TEST(Http, tells_what_lies_on_the_table) {
  House house;
  const Reply pieces = house.get("/api/pieces/samhain?lang=fr");
  ASSERT_EQ(pieces.status, 200);
  const json::Value list = pieces.json();
  EXPECT_EQ(text(list, "game"), "samhain");
  EXPECT_EQ(text(list, "lang"), "fr");
  const auto& all = at(list, "pieces").items;
  const auto card = std::find_if(all.begin(), all.end(), [](const json::Value& piece) {
    return text(piece, "id") == "card:C04";
  });
  ASSERT_NE(card, all.end());
  EXPECT_EQ(text(*card, "name"), "Source claire / Eaux troubles (Sirona)");
  EXPECT_EQ(text(*card, "clause"), "SAM-1.1");
  EXPECT_EQ(house.get("/api/pieces/chess").status, 404);
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
  const Reply deleted = ask(house.port(), "DELETE", "/api/tables");
  EXPECT_EQ(deleted.status, 405);
  EXPECT_EQ(deleted.headers.at("allow"), "GET, HEAD, POST");
  EXPECT_EQ(house.get("/api/nothing").status, 404);
  EXPECT_EQ(ask_raw(house.port(), "nonsense\r\n\r\n").status, 400);
  EXPECT_EQ(tables_on(house.shelf()), 0U);
}

TEST(Http, too_long_requests_are_refused) {
  House house;
  EXPECT_EQ(house.post("/api/tables", std::string(100'000, ' ')).status, 413);
  EXPECT_EQ(house.post("/api/import", std::string(1'100'000, ' ')).status, 413);
  EXPECT_EQ(house.get("/" + std::string(10'000, 'x')).status, 431);
  // Also to a client that sends everything before it reads anything.
  EXPECT_EQ(house.post("/api/tables", std::string(3'000'000, ' ')).status, 413);
}

TEST(Http, bodies_of_an_unknown_encoding_are_not_guessed_at) {
  House house;
  for (const char* encoding : {"xchunked", "gzip, chunked", "identity"})
    EXPECT_EQ(ask_raw(house.port(),
                      "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: " +
                          std::string(encoding) + "\r\n\r\n2\r\n{}\r\n0\r\n\r\n")
                  .status,
              501)
        << encoding;
}

TEST(Http, whoever_expects_to_be_told_to_go_on_is_told) {
  House house;
  const Connection connection(house.port());
  connection.write(
      "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n"
      "Content-Length: 2\r\n\r\n");
  EXPECT_EQ(connection.read(), "HTTP/1.1 100 Continue\r\n\r\n");
  connection.write("{}");
  EXPECT_TRUE(connection.read().starts_with("HTTP/1.1 400"));
}

TEST(Http, health_is_whether_something_can_be_stored) {
  House house({.frozen = true});
  EXPECT_EQ(house.get("/healthz").status, 200);
  fail_from_now_on(house.shelf(), true);
  EXPECT_EQ(house.get("/healthz").status, 200);  // the answer of a moment ago
  house.pass(1000);
  const Reply ill = house.get("/healthz");
  EXPECT_EQ(ill.status, 503);
  EXPECT_EQ(ill.body, "the shelf is broken\n");
  fail_from_now_on(house.shelf(), false);
  house.pass(1000);
  EXPECT_EQ(house.get("/healthz").body, "ok\n");
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
  House house({.limits = {.purse_per_second = 0.001,
                          .purse = 31,
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

TEST(Limits, whoever_cannot_be_told_apart_is_not_free) {
  House house({.limits = {.purse_per_second = 0.001, .purse = 50}});
  const std::vector<std::string> unreadable = {"1.2.3.4:5555", "[2001:db8::1]:443", "unknown",
                                               "1.1.1.1,"};
  int served = 0;
  for (std::size_t i = 0; i < 20; ++i)
    served += house.get("/api/tables/0123456789abcdef",
                        {{"X-Forwarded-For", unreadable[i % unreadable.size()]}})
                          .status == 404
                  ? 1
                  : 0;
  EXPECT_LE(served, 10);
  EXPECT_GT(served, 0);
}

TEST(Limits, sockets_are_paid_for) {
  House house({.limits = {.purse_per_second = 0.001, .purse = 25, .price_of_a_socket = 10}});
  const Headers from = {{"X-Forwarded-For", "192.0.2.7"}};
  EXPECT_EQ(WebSocket(house.port(), from).status(), 101);
  EXPECT_EQ(WebSocket(house.port(), from).status(), 101);
  EXPECT_EQ(WebSocket(house.port(), from).status(), 429);
}

TEST(Limits, each_summary_is_paid_for) {
  House house({.limits = {.purse_per_second = 0.001, .purse = 60}});
  std::string body = R"({"tables":[)";
  for (int i = 0; i < 100; ++i) body += R"({"table":"0123456789abcdef"},)";
  body.back() = ']';
  EXPECT_EQ(house.post("/api/summaries", body + "}", {{"X-Forwarded-For", "192.0.2.7"}}).status,
            429);
}

TEST(Limits, whole_frames_are_paid_for_by_their_bytes) {
  House house({.limits = {.purse_per_second = 0.001, .purse = 40, .bytes_for_one = 1000}});
  const auto guests = two_guests(house, "samhain");
  WebSocket socket(house.port(), {{"X-Forwarded-For", "192.0.2.7"}});
  socket.send(R"({"type":"hello","version":1,"table":")" + guests.first.table + "\"}");
  int frames = 0;
  std::string kind;
  while (kind.empty() && frames < 60) {
    const json::Value message = socket.message();
    ASSERT_EQ(message.kind, json::Value::Kind::object);
    kind = text(at(message, "error"), "kind");
    ++frames;
    socket.send(R"({"type":"lang","lang":"fr"})");
  }
  EXPECT_EQ(kind, "too_fast");
  EXPECT_LT(frames, 30);  // by their number alone there would be as many
}

TEST(Limits, what_is_stored_for_an_address_in_a_day) {
  House house({.limits = {.bytes_a_day = 2000}});
  const Headers from = {{"X-Forwarded-For", "192.0.2.7"}};
  std::vector<int> told;
  for (int i = 0; i < 10; ++i) told.push_back(house.post("/api/tables", opening, from).status);
  EXPECT_EQ(told.front(), 201);
  EXPECT_EQ(told.back(), 429);
  EXPECT_EQ(house.post("/api/tables", opening, from).error_kind(), "quota");
  EXPECT_EQ(house.post("/api/tables", opening, {{"X-Forwarded-For", "192.0.2.8"}}).status, 201);
}

TEST(Limits, pings_of_websocket_count_as_messages) {
  House house({.limits = {.messages_per_second = 0.001, .message_burst = 5, .patience = 10}});
  const auto guests = two_guests(house, "samhain");
  WebSocket socket(house.port(), {{"X-Forwarded-For", "192.0.2.7"}});
  socket.send(R"({"type":"hello","version":1,"table":")" + guests.first.table + "\"}");
  for (int i = 0; i < 40; ++i) socket.send_frame(0x9, "");
  while (socket.receive()) continue;
  EXPECT_EQ(socket.close_code(), policy);
}

TEST(Limits, whoever_does_not_say_hello_is_closed) {
  House house({.frozen = true});
  const auto guests = two_guests(house, "samhain");
  Player anne(house, guests.first);
  WebSocket stranger(house.port());
  EXPECT_TRUE(stranger.silent(300));
  EXPECT_FALSE(stranger.closed());
  house.pass(11'000);
  while (stranger.receive()) continue;
  EXPECT_EQ(stranger.close_code(), policy);
  EXPECT_EQ(text(anne.ask("ping"), "type"), "pong");
}

TEST(Limits, messages_of_one_socket) {
  House house({.limits = {.messages_per_second = 0.001,
                          .message_burst = 5,
                          .patience = 10,
                          .local_is_free = false}});
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

// A stranger's page whose name leads to this machine for a moment would read what only this machine
// may.
TEST(Origin, a_server_without_a_proxy_answers_to_its_own_names_only) {
  House house({.public_url = "https://veillee.example/"});
  const auto status = [&](const std::string& host) {
    return house.get("/metrics", {{"Host", host}}).status;
  };
  for (const char* name : {"127.0.0.1:8080", "localhost", "[::1]:8080", "192.168.1.5:8080", "attic",
                           "attic.local:8080", "veillee.example"})
    EXPECT_EQ(status(name), 200) << name;
  EXPECT_EQ(status("evil.example:8080"), 403);
  EXPECT_EQ(WebSocket(house.port(), {{"Host", "evil.example"}, {"Origin", "http://evil.example"}})
                .status(),
            403);
  EXPECT_EQ(WebSocket(house.port(), {{"Origin", "http://veillee.example"}}).status(), 403);
  // A proxy answers for the names that it serves.
  EXPECT_EQ(
      house.get("/metrics", {{"Host", "other.example"}, {"X-Forwarded-For", "192.0.2.7"}}).status,
      200);
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

// It is shown only what is new when it reads at last, without a gap in the log.
TEST(Messages, a_slow_reader_gets_the_newest_frame_and_every_answer) {
  House house;
  const auto guests = two_guests(house, "samhain");
  Player slow(house, guests.first);
  Player other(house, guests.second);
  constexpr int questions = 150;
  for (int i = 0; i < questions; ++i) slow.send("at", R"("move":0)");
  std::int64_t last = 0;
  for (int i = 0; i < 20; ++i) {
    const json::Value told = other.ask("chat", R"("text":"…")");
    ASSERT_TRUE(at(told, "ok").boolean);
    last = number(told, "seq");
  }
  int answers = 0;
  std::int64_t lines = 0;
  std::int64_t seen = 0;
  while (answers < questions || seen < last) {
    const json::Value message = slow.socket().message();
    ASSERT_EQ(message.kind, json::Value::Kind::object) << answers;
    if (text(message, "type") == "at") ++answers;
    if (text(message, "type") != "table") continue;
    seen = number(message, "seq");
    const json::Value& chat = at(message, "chat");
    EXPECT_LE(number(chat, "from"), lines);
    lines = number(chat, "from") + static_cast<std::int64_t>(at(chat, "lines").items.size());
  }
  EXPECT_EQ(lines, 20);
}

TEST(Messages, a_client_that_never_reads_is_closed) {
  House house;
  const auto guests = two_guests(house, "samhain");
  Player deaf(house, guests.first);
  constexpr int questions = 6000;  // far more than the queue and the buffers of the system hold
  for (int i = 0; i < questions; ++i) deaf.send("at", R"("move":0)");
  const auto connected = [&] {
    return house.get("/metrics").body.find("\nveillee_connections 0\n") == std::string::npos;
  };
  for (int i = 0; i < 600 && connected(); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  int answers = 0;
  while (deaf.socket().receive()) ++answers;
  EXPECT_LT(answers, questions);
}

TEST(Messages, a_long_chat_comes_in_pages) {
  House house;
  const auto guests = two_guests(house, "samhain");
  Player anne(house, guests.first);
  for (int i = 0; i < 130; ++i)
    ASSERT_TRUE(at(anne.ask("chat", R"("text":")" + std::to_string(i) + '"'), "ok").boolean);
  Player boris(house, guests.second);
  const json::Value& chat = at(boris.frame(), "chat");
  EXPECT_EQ(number(chat, "from"), 30);
  ASSERT_EQ(at(chat, "lines").items.size(), 100U);
  EXPECT_EQ(text(at(chat, "lines").items[0], "text"), "30");
  const json::Value older = boris.ask("remarks", R"("to":30)");
  EXPECT_EQ(text(older, "type"), "remarks");
  EXPECT_EQ(number(older, "from"), 0);
  ASSERT_EQ(at(older, "lines").items.size(), 30U);
  EXPECT_EQ(text(at(older, "lines").items[29], "text"), "29");
  boris.socket().send(R"({"type":"lang","lang":"fr"})");
  ASSERT_TRUE(boris.next_frame());
  EXPECT_TRUE(at(at(boris.frame(), "chat"), "lines").items.empty());
}

TEST(Messages, those_who_see_the_same_share_a_frame) {
  House house;
  const auto guests = two_guests(house, "samhain");
  Player anne(house, guests.first);
  std::vector<std::unique_ptr<Player>> audience;
  for (int i = 0; i < 20; ++i)
    audience.push_back(std::make_unique<Player>(house, Guest{guests.first.table, "", ""}));
  const auto figure = [&](const std::string& name) {
    const std::string page = house.get("/metrics").body;
    return std::stoll(page.substr(page.find("\nveillee_" + name + " ") + name.size() + 10));
  };
  const auto made = figure("frames_made_total");
  const auto sent = figure("frames_total");
  const json::Value told = anne.ask("chat", R"("text":"bonsoir")");
  for (auto& each : audience) ASSERT_TRUE(each->catch_up(number(told, "seq")));
  EXPECT_EQ(figure("frames_total") - sent, 21);
  EXPECT_EQ(figure("frames_made_total") - made, 2);
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
