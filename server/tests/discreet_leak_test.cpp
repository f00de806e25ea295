// Over the wire nobody can tell who was asked a discreet question, nor that
// somebody passed.
#include <gtest/gtest.h>

#include "server/tests/house.hpp"
#include "tests/toys/riposte_deals.hpp"

namespace veillee {
namespace {

// What A and somebody who watches are sent while A strikes C in the toy of
// discreet questions (tests/toys/riposte.cpp): so many parries do the three
// hold, and whoever is asked passes.
struct Sent {
  std::vector<std::string> to_a;
  std::vector<std::string> to_watcher;
  std::string besides;  // over HTTP, afterwards
};

Sent sent_while_passing(std::array<int, 3> parries) {
  const std::string position = riposte_position(parries);
  House house({.randomness = 99, .frozen = true});
  const Reply opened = house.post(
      "/api/tables",
      R"({"game":"toy-riposte","clock":{"kind":"game","minutes":5,"increment":5},"seats":[)"
      R"({"kind":"me","name":"Anne"},{"kind":"open"},{"kind":"open"}],"position":)" +
          position + "}");
  EXPECT_EQ(opened.status, 201) << opened.body;
  const std::string id = opened.text("table");
  const std::string path = "/api/tables/" + id;
  std::vector<Guest> guests = {{id, "A", opened.text("token")}};
  for (const std::string name : {"Boris", "Cléo"}) {
    const Reply joined = house.post(path + "/join", R"({"name":")" + name + "\"}");
    guests.push_back({id, joined.text("seat"), joined.text("token")});
  }
  Player boris(house, guests[1]);
  Player cleo(house, guests[2]);
  WebSocket watcher(house.port());
  watcher.send(R"({"type":"hello","version":1,"table":")" + id + R"(","lang":"en"})");
  WebSocket anne(house.port());
  anne.send(R"({"type":"hello","version":1,"table":")" + id + R"(","token":")" + guests[0].token +
            R"(","lang":"en"})");
  // Everything that comes until the server answers to a ping.
  const auto collect = [](WebSocket& socket, std::vector<std::string>& into) {
    socket.send(R"({"type":"ping","id":"p"})");
    for (;;) {
      const std::string message = socket.receive().value_or("nothing");
      if (message == "nothing" || message.find(R"("type":"pong")") != std::string::npos) return;
      into.push_back(message);
    }
  };
  Sent sent;
  const auto collect_all = [&] {
    collect(anne, sent.to_a);
    collect(watcher, sent.to_watcher);
  };
  std::vector<std::string> before;
  collect(anne, before);
  collect(watcher, before);
  const Result<json::Value> frame = json::read(before.front());
  EXPECT_TRUE(frame.ok());
  anne.send(R"({"type":"act","id":"s","seq":)" + std::to_string(number(*frame, "seq")) +
            R"(,"action":"strike C"})");
  // Stored first: the answer says so.
  do {
    sent.to_a.push_back(anne.receive().value_or("nothing"));
  } while (sent.to_a.back() != "nothing" &&
           sent.to_a.back().find(R"("type":"answer")") == std::string::npos);
  collect_all();
  for (Player* player : {&cleo, &boris}) {
    if (parries[player == &cleo ? 2 : 1] == 0) continue;
    while (!player->asked() && player->next_frame()) {
    }
    EXPECT_TRUE(
        at(player->ask("act", R"("seq":)" + std::to_string(player->seq()) + R"(,"action":"pass")"),
           "ok")
            .boolean);
    collect_all();
  }
  const Headers bearer = {{"Authorization", "Bearer " + guests[0].token}};
  sent.besides = house.get(path).body + house.get(path, bearer).body +
                 house.get(path + "/export", bearer).body;
  // Whoever comes now is told everything from the beginning.
  WebSocket late(house.port());
  late.send(R"({"type":"hello","version":1,"table":")" + id + R"(","lang":"fr"})");
  sent.besides += late.receive().value_or("nothing");
  return sent;
}

TEST(LeakOverTheWire, nobody_can_tell_who_was_asked_discreetly) {
  const Sent nobody = sent_while_passing({0, 0, 0});
  const Sent b = sent_while_passing({0, 1, 0});
  const Sent c = sent_while_passing({0, 0, 1});
  const Sent both = sent_while_passing({0, 1, 1});
  for (const Sent* other : {&c, &both}) {
    EXPECT_EQ(b.to_a, other->to_a);
    EXPECT_EQ(b.to_watcher, other->to_watcher);
  }
  // That somebody takes time to think can be noticed, and nothing else.
  EXPECT_EQ(b.to_watcher.size(), nobody.to_watcher.size() + 1);
  for (const Sent* other : {&b, &c, &both}) EXPECT_EQ(other->besides, nobody.besides);
}

}  // namespace
}  // namespace veillee
