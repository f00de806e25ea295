// Nothing hidden leaks: what a client is sent does not change by a byte when everything that it
// cannot know is dealt anew.
#include <gtest/gtest.h>

#include "engine/random.hpp"
#include "engine/testing/deals.hpp"
#include "engine/testing/seats.hpp"
#include "games/registry.hpp"
#include "server/tests/house.hpp"

namespace veillee {
namespace {

constexpr int positions_of_a_setup = 3;

Study random_position(const AnyGame& game, const Setup& setup, std::uint64_t seed) {
  Study study(game.start(setup, seed));
  std::uint64_t number = seed * 7919 + 1;
  const std::uint64_t decisions = number % 60;
  for (std::uint64_t i = 0; i < decisions; ++i) {
    number = number * 6364136223846793005U + 1442695040888963407U;
    const Seat seat = game.deciders(study.now).first();
    ActionList options;
    game.legal(study.now, seat, options);
    Study next = study;
    if (game.play(next, seat, options[static_cast<int>((number >> 33) % options.size())])) break;
    if (game.over(next.now)) break;
    study = next;
  }
  return study;
}

// Actions as they occur in the game, in notation: most of them are impossible in any one position.
std::vector<std::string> some_actions(const AnyGame& game, const Setup& setup) {
  std::vector<std::string> actions;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const AnyState state = random_position(game, setup, seed).now;
    ActionList options;
    game.legal(state, game.deciders(state).first(), options);
    actions.push_back(game.print_action(options[0]));
    actions.push_back(game.print_action(options[options.size() - 1]));
  }
  return actions;
}

// Everything that the viewer can get at: frames in both languages, the answers to questions, the
// summary, the export.
std::string everything_sent(const AnyGame& game, const Setup& setup, const Study& study,
                            Viewer viewer) {
  House house({.randomness = 99, .frozen = true});
  std::string seats;
  for (Seat seat = 0; seat < setup.seats; ++seat)
    seats += std::string(seat == 0 ? "" : ",") +
             (seat == viewer ? R"({"kind":"me","name":"V"})" : R"({"kind":"open"})");
  const Reply opened =
      house.post("/api/tables", R"({"game":")" + std::string(game.info().id) + R"(","seats":[)" +
                                    seats + R"(],"position":)" + game.write_position(study) + "}");
  EXPECT_EQ(opened.status, 201) << opened.body;
  const std::string path = "/api/tables/" + opened.text("table");
  for (Seat seat = 0; seat < setup.seats; ++seat)
    if (seat != viewer) {
      const std::string name = "F" + std::to_string(seat);
      EXPECT_EQ(house.post(path + "/join", R"({"name":")" + name + "\"}").status, 200);
    }

  const std::string token = opened.text("token");
  std::string sent = opened.body;
  WebSocket socket(house.port());
  socket.send(R"({"type":"hello","version":1,"table":")" + opened.text("table") + '"' +
              (token.empty() ? "" : R"(,"token":")" + token + '"') + R"(,"lang":"fr"})");
  const auto keep = [&] { sent += socket.receive().value_or("nothing") + "\n"; };
  const std::string frame = socket.receive().value_or("nothing");
  sent += frame + "\n";
  socket.send(R"({"type":"lang","lang":"en"})");
  keep();
  socket.send(R"({"type":"at","id":"1","move":0})");
  keep();
  const Result<json::Value> read = json::read(frame);
  EXPECT_TRUE(read.ok());
  if (const json::Value* decision = read->find("decision")) {
    int asked = 0;
    for (const json::Value& option : at(*decision, "options").items) {
      if (++asked > 4) break;
      socket.send(R"({"type":"preview","id":"2","seq":)" + std::to_string(number(*read, "seq")) +
                  R"(,"action":)" + json::quoted(text(option, "action")) + "}");
      keep();
    }
  }
  for (const std::string& action : some_actions(game, setup)) {
    socket.send(R"({"type":"why","id":"3","action":)" + json::quoted(action) + "}");
    keep();
  }
  const Headers bearer = token.empty() ? Headers{} : Headers{{"Authorization", "Bearer " + token}};
  sent += house.get(path, bearer).body + house.get(path + "/export", bearer).body;
  return sent;
}

TEST(LeakOverTheWire, frames_are_the_same_when_everything_hidden_is_dealt_anew) {
  int different_positions = 0;
  for (const AnyGame* game : all_games())
    for (const veillee::Setup& setup : {*game->setup(2), *game->setup(seats_of(*game, 3))})
      for (int i = 0; i < positions_of_a_setup; ++i) {
        const auto seed = static_cast<std::uint64_t>(i) + 11;
        const Study truth = random_position(*game, setup, seed);
        std::vector<Viewer> viewers = {spectator};
        for (Seat seat = 0; seat < setup.seats; ++seat) viewers.push_back(seat);
        for (const Viewer viewer : viewers) {
          const std::optional<Study> other = dealt_anew(*game, truth, viewer, seed + 1000);
          if (!other) continue;
          if (!(other->now == truth.now)) ++different_positions;
          EXPECT_EQ(everything_sent(*game, setup, truth, viewer),
                    everything_sent(*game, setup, *other, viewer))
              << game->info().id << " position " << i << " viewer " << int(viewer);
        }
      }
  EXPECT_GT(different_positions, 20);  // otherwise this test has shown nothing
}

}  // namespace
}  // namespace veillee
