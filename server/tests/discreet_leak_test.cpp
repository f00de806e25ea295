// Over the wire nobody can tell who was asked a discreet question, nor that
// somebody passed.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/json_print.hpp"
#include "server/tests/house.hpp"
#include "tests/toys/riposte_deals.hpp"

namespace veillee {
namespace {

// A window in which B and C may react to what A does.
struct Window {
  std::string game;
  std::string position;
  std::vector<std::string> deeds;  // of A; the last one opens it
  std::array<bool, 3> asked{};     // who holds a card for it
};

// What A and somebody who watches are sent while whoever is asked passes.
struct Sent {
  std::vector<std::string> to_a;
  std::vector<std::string> to_watcher;
  std::string besides;  // over HTTP, afterwards
};

Sent sent_while_passing(const Window& window) {
  House house({.randomness = 99, .frozen = true});
  const Reply opened =
      house.post("/api/tables",
                 R"({"game":")" + window.game +
                     R"(","clock":{"kind":"game","minutes":5,"increment":5},"seats":[)"
                     R"({"kind":"me","name":"Anne"},{"kind":"open"},{"kind":"open"}],"position":)" +
                     window.position + "}");
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
  for (const std::string& deed : window.deeds) {
    std::vector<std::string> before = std::move(sent.to_a);
    collect(anne, before);
    std::int64_t seq = 0;
    for (const std::string& message : before)
      if (const Result<json::Value> frame = json::read(message); frame->find("seq") != nullptr)
        seq = std::max(seq, number(*frame, "seq"));
    collect(watcher, before);
    // Its words are the command's id: one that comes twice is done once.
    anne.send(R"({"type":"act","id":")" + deed + R"(","seq":)" + std::to_string(seq) +
              R"(,"action":")" + deed + "\"}");
    // Stored first: the answer says so.
    sent.to_a.clear();
    do {
      sent.to_a.push_back(anne.receive().value_or("nothing"));
    } while (sent.to_a.back() != "nothing" &&
             sent.to_a.back().find(R"("type":"answer")") == std::string::npos);
    EXPECT_NE(sent.to_a.back().find(R"("ok":true)"), std::string::npos) << sent.to_a.back();
  }
  collect_all();
  for (Player* player : {&cleo, &boris}) {
    if (!window.asked[player == &cleo ? 2 : 1]) continue;
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

// The same window, whoever holds a card for it.
template <class Make>
void expect_nothing_leaks(Make window) {
  const Sent nobody = sent_while_passing(window({false, false, false}));
  const Sent b = sent_while_passing(window({false, true, false}));
  const Sent c = sent_while_passing(window({false, false, true}));
  const Sent both = sent_while_passing(window({false, true, true}));
  for (const Sent* other : {&c, &both}) {
    EXPECT_EQ(b.to_a, other->to_a);
    EXPECT_EQ(b.to_watcher, other->to_watcher);
  }
  // That somebody takes time to think can be noticed, and nothing else.
  EXPECT_EQ(b.to_watcher.size(), nobody.to_watcher.size() + 1);
  const Result<json::Value> last = json::read(b.to_watcher.back());
  const Result<json::Value> at_once = json::read(nobody.to_watcher.back());
  for (const char* member : {"seq", "move", "seats", "view", "waiting_for"})
    EXPECT_EQ(json::print(at(*last, member)), json::print(at(*at_once, member))) << member;
  for (const Sent* other : {&b, &c, &both}) EXPECT_EQ(other->besides, nobody.besides);
}

// The toy of discreet questions (tests/toys/riposte.cpp).
TEST(LeakOverTheWire, nobody_can_tell_who_was_asked_discreetly) {
  expect_nothing_leaks([](std::array<bool, 3> holds) {
    return Window{"toy-riposte",
                  riposte_position({int{holds[0]}, int{holds[1]}, int{holds[2]}}),
                  {"strike C"},
                  holds};
  });
}

// A race (CUP-11.2): A is about to drive two squares from the tenth, B and C stand there, and may
// hold this card beside two others. All that is not in a hand is in the pile.
std::string race_position(std::string_view card, std::array<bool, 3> holds,
                          std::array<int, 3> squares) {
  constexpr std::string_view cards[] = {"grapnel", "tornado",  "nitro", "oil",
                                        "cannon",  "sabotage", "plans", "trail",
                                        "loaded",  "swerve",   "bribe"};
  const auto counts = [&](const std::vector<std::string>& these) {
    std::string text;
    for (const std::string_view one : cards)
      text += std::string(text.empty() ? "{" : ",") + '"' + std::string(one) +
              "\":" + std::to_string(std::count(these.begin(), these.end(), one));
    return text + "}";
  };
  std::vector<std::string> pile;
  for (const std::string_view one : cards)
    pile.insert(pile.end(), one == "sabotage" || one == "plans" || one == "bribe" ? 2 : 3,
                std::string(one));
  const auto taken = [&](std::vector<std::string> these) {
    for (const std::string& one : these) pile.erase(std::find(pile.begin(), pile.end(), one));
    return counts(these);
  };
  std::string seats;
  for (std::size_t seat = 0; seat < 3; ++seat)
    seats += std::string(seat == 0 ? "" : ",") + R"({"seat":")" + "ABC"[seat] +
             R"(","hand":3,"bonuses":[],"reserve":[],"square":")" + std::to_string(squares[seat]) +
             R"(","laps":0,"tiles":[],"known":)" + counts({}) + R"(,"cards":)" +
             taken({"tornado", seat == 0 ? "nitro" : "cannon",
                    holds[seat] ? std::string(card) : "loaded"}) +
             "}";
  taken({"trail", "trail", "trail"});
  return R"({"game":"dicium-crazy-cup","players":3,"options":{"first":"drawn",)"
         R"("teams":"off","young":"off"},"position":{"turn":7,"active":"A",)"
         R"("phase":"action","throws":1,"actions":0,"size":3,"dice":["F2","F2","F4"],"kept":[],)"
         R"("spent":[],"paid":[],"acted":true,"ways":["clockwise",null],"tornado":null,)"
         R"("tornado_owner":null,"display":["trail","trail","trail"],"discard":)" +
         counts({}) + R"(,"seats":[)" + seats + R"(],"pile":)" + counts(pile) +
         R"(,"random":{"seed":"0x5","drawn":0}}})";
}

TEST(LeakOverTheWire, CUP_11_2_nobody_can_tell_who_holds_oil) {
  expect_nothing_leaks([](std::array<bool, 3> holds) {
    return Window{"dicium-crazy-cup",
                  race_position("oil", holds, {10, 11, 11}),
                  {"play pair F2 F2", "step 11"},
                  holds};
  });
}

TEST(LeakOverTheWire, CUP_11_2_nobody_can_tell_who_holds_a_grapnel) {
  expect_nothing_leaks([](std::array<bool, 3> holds) {
    return Window{"dicium-crazy-cup",
                  race_position("grapnel", holds, {10, 9, 14}),
                  {"play pair F2 F2", "step 11", "halt"},
                  holds};
  });
}

TEST(LeakOverTheWire, CUP_11_2_nobody_can_tell_who_could_cancel_a_card) {
  expect_nothing_leaks([](std::array<bool, 3> holds) {
    return Window{"dicium-crazy-cup",
                  race_position("bribe", holds, {10, 9, 14}),
                  {"play pair F2 F2", "card nitro"},
                  holds};
  });
}

}  // namespace
}  // namespace veillee
