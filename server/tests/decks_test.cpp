// Decks of one's own at a server.
#include <gtest/gtest.h>

#include "engine/hash.hpp"
#include "games/registry.hpp"
#include "server/tests/house.hpp"
#include "tests/toys/toys.hpp"

namespace veillee::own_decks {
namespace {

struct Offered {
  const AnyGame* game;
  std::uint8_t deck;

  std::string print() const { return hex(game->decks()->about(deck).print); }
};

Offered quince() {
  register_toys();
  const AnyGame* game = find_game("toy-stall");
  std::string text = game->decks()->written(0);
  text.replace(text.find("apple"), 5, "quince");
  text.replace(text.find("Autumn stall"), 12, "Quince stall");
  const auto deck = game->decks()->add(text, "quince.json");
  EXPECT_TRUE(deck);
  return {game, *deck};
}

std::string name_of_g1(const House& house, const std::string& query) {
  const Reply reply = house.get("/api/pieces/toy-stall?lang=en" + query);
  if (reply.status != 200) return std::to_string(reply.status);
  const json::Value list = reply.json();
  for (const json::Value& piece : at(list, "pieces").items)
    if (text(piece, "id") == "good:G1") return text(piece, "name");
  return {};
}

TEST(DecksOfAServer, are_played_with_their_own_names) {
  const Offered offered = quince();
  House house;
  const Reply opened = house.post(
      "/api/tables",
      R"({"game":"toy-stall","deck":")" + offered.print() +
          R"(","seats":[{"kind":"me","name":"Anne"},{"kind":"computer","level":"random"}]})");
  ASSERT_EQ(opened.status, 201) << opened.body;
  const json::Value table = opened.json();
  Player anne(house, {text(table, "table"), text(table, "seat"), text(table, "token")});
  EXPECT_EQ(text(at(anne.frame(), "deck"), "name"), "Quince stall");
  EXPECT_EQ(name_of_g1(house, "&deck=" + text(at(anne.frame(), "deck"), "print")), "quince");
  EXPECT_EQ(name_of_g1(house, ""), "apple");
  const json::Value told = house.get("/api/tables/" + text(table, "table")).json();
  EXPECT_EQ(text(at(told, "deck"), "name"), "Quince stall");
}

TEST(DecksOfAServer, those_that_it_was_started_with_are_offered) {
  const AnyGame* donjon = find_game("dicium-donjon");
  std::string written = donjon->decks()->written(0);
  const std::string own = "Reconstructed deck";
  const auto deck =
      donjon->decks()->add(written.replace(written.find(own), own.size(), "Our box"), "mine.json");
  ASSERT_TRUE(deck);
  House::Plan plan;
  plan.decks = {{donjon, *deck}};
  House house(std::move(plan));
  const json::Value games = house.get("/api/games?lang=en").json();
  std::vector<std::string> names;
  for (const json::Value& game : at(games, "games").items)
    if (const json::Value* decks = game.find("decks"))
      for (const json::Value& each : decks->items) names.push_back(text(each, "name"));
  EXPECT_EQ(names, (std::vector<std::string>{own, "Our box"}));
}

TEST(DecksOfAServer, unknown_ones_are_refused) {
  quince();
  House house;
  EXPECT_EQ(name_of_g1(house, "&deck=0x0000000000000001"), "404");
  EXPECT_EQ(name_of_g1(house, "&deck=apple"), "404");
  EXPECT_EQ(house.get("/api/pieces/samhain?deck=0x0000000000000001").status, 404);
  const Reply refused = house.post(
      "/api/tables",
      R"({"game":"toy-stall","deck":"0x0000000000000001","seats":[{"kind":"open"},{"kind":"open"}]})");
  EXPECT_EQ(refused.status, 400);
  EXPECT_NE(refused.body.find("is not known here"), std::string::npos) << refused.body;
}

TEST(DecksOfAServer, a_saved_game_brings_its_deck_to_a_server_that_has_none) {
  const Offered offered = quince();
  GameRecord record;
  record.game = offered.game;
  record.setup = offered.game->with_deck(*offered.game->setup(2), offered.deck);
  record.engine = engine_version();
  record.seats = {{std::string(human), "Anne"}, {"random", ""}};
  House house;
  const Reply opened = house.post("/api/import", header_line(record));
  ASSERT_EQ(opened.status, 201) << opened.body;
  const json::Value told = house.get("/api/tables/" + text(opened.json(), "table")).json();
  EXPECT_EQ(text(at(told, "deck"), "print"), offered.print());
}

}  // namespace
}  // namespace veillee::own_decks
