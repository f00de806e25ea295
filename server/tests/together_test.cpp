// People who win or lose together, through the real protocol: they point at things for each other
// to see, take back with everybody's consent, leave and come back.
#include <gtest/gtest.h>

#include <memory>

#include "server/tests/house.hpp"

namespace veillee {
namespace {

class Company {
 public:
  Company(const House& house, std::string_view game, std::size_t people, std::string_view more = {})
      : house_(house) {
    std::string seats = R"({"kind":"me","name":"Anne"})";
    for (std::size_t i = 1; i < people; ++i) seats += R"(,{"kind":"open"})";
    const Reply opened =
        house.post("/api/tables", R"({"game":")" + std::string(game) + R"(","seats":[)" + seats +
                                      "]" + std::string(more) + "}");
    EXPECT_EQ(opened.status, 201) << opened.body;
    guests.push_back({opened.text("table"), opened.text("seat"), opened.text("token")});
    for (std::size_t i = 1; i < people; ++i) {
      const Reply joined = house.post("/api/tables/" + guests[0].table + "/join",
                                      R"({"name":"friend )" + std::to_string(i) + "\"}");
      EXPECT_EQ(joined.status, 200) << joined.body;
      guests.push_back({joined.text("table"), joined.text("seat"), joined.text("token")});
    }
    for (const Guest& guest : guests) players.push_back(std::make_unique<Player>(house, guest));
    for (const auto& player : players) EXPECT_TRUE(player->catch_up(players.back()->seq()));
  }

  Player& operator[](std::size_t i) { return *players[i]; }
  std::vector<Player*> all() const {
    std::vector<Player*> them;
    for (const auto& player : players)
      if (player) them.push_back(player.get());
    return them;
  }
  void leave(std::size_t i) { players[i].reset(); }
  void come_back(std::size_t i) { players[i] = std::make_unique<Player>(house_, guests[i]); }
  std::int64_t move() const { return number(all()[0]->frame(), "move"); }

  std::vector<Guest> guests;
  std::vector<std::unique_ptr<Player>> players;

 private:
  const House& house_;
};

json::Value point(Player& player, std::string_view place) {
  return player.ask("point", R"("at":)" + json::quoted(place));
}
std::string kind_of(const json::Value& answer) { return text(at(answer, "error"), "kind"); }

// What came before the answer to a ping: was there a finger?
bool is_shown_something(Player& player) {
  const std::string id = player.send("ping");
  bool shown = false;
  for (;;) {
    const json::Value value = player.socket().message();
    if (value.kind != json::Value::Kind::object || text(value, "id") == id) return shown;
    shown = shown || text(value, "type") == "point";
  }
}

class Together : public testing::TestWithParam<std::size_t> {};
INSTANTIATE_TEST_SUITE_P(People, Together, testing::Values(2, 4),
                         [](const auto& people) { return std::to_string(people.param); });

TEST_P(Together, a_finger_is_seen_by_all_and_leaves_no_trace) {
  House house;
  Company company(house, "dicium-donjon", GetParam());
  Player spectator(house, {company.guests[0].table, "", ""});
  const std::size_t rows = rows_on(house.shelf(), company.guests[0].table).size();
  const std::int64_t seq = company[1].seq();
  EXPECT_TRUE(at(company[1].frame(), "may_point").boolean);
  EXPECT_FALSE(at(spectator.frame(), "may_point").boolean);

  const json::Value told = point(company[1], "square:D2");
  ASSERT_TRUE(at(told, "ok").boolean) << text(at(told, "error"), "sentence");
  EXPECT_EQ(number(told, "seq"), seq);
  std::vector<Player*> everybody = company.all();
  everybody.push_back(&spectator);
  for (Player* player : everybody) {
    const json::Value finger = player->socket().message("point");
    EXPECT_EQ(text(finger, "seat"), "B");
    EXPECT_EQ(text(finger, "at"), "square:D2");
  }

  EXPECT_EQ(rows_on(house.shelf(), company.guests[0].table).size(), rows);
  Player late(house, company.guests[0]);
  EXPECT_EQ(late.seq(), seq);
  EXPECT_FALSE(is_shown_something(late));
  // The table goes on as if nothing had been shown.
  std::size_t choice = 3;
  EXPECT_FALSE(play_on(company.all(), 5, choice));
  EXPECT_EQ(company.move(), 5);
}

TEST_P(Together, going_back_needs_everybody) {
  House house;
  Company company(house, "dicium-donjon", GetParam());
  std::size_t choice = 11;
  EXPECT_FALSE(play_on(company.all(), 12, choice));
  ASSERT_EQ(company.move(), 12);
  const auto consents = [&](std::size_t i, bool agree) {
    return at(company[i].ask("consent", R"("seq":)" + std::to_string(company[i].seq()) +
                                            R"(,"agree":)" + (agree ? "true" : "false")),
              "ok")
        .boolean;
  };
  const auto asks = [&](std::size_t i) {
    const json::Value told =
        company[i].ask("ask_undo", R"("seq":)" + std::to_string(company[i].seq()) + R"(,"to":4)");
    EXPECT_TRUE(at(told, "ok").boolean) << text(at(told, "error"), "sentence");
    for (Player* player : company.all()) EXPECT_TRUE(player->catch_up(number(told, "seq")));
  };
  // One who does not want to is enough.
  asks(0);
  EXPECT_EQ(at(at(company[1].frame(), "request"), "asked").items.size(), GetParam() - 1);
  EXPECT_TRUE(consents(GetParam() - 1, false));
  for (Player* player : company.all())
    while (player->frame().find("request") != nullptr) ASSERT_TRUE(player->next_frame());
  EXPECT_EQ(company.move(), 12);

  asks(1);
  for (std::size_t i = 0; i < GetParam(); ++i) {
    if (i == 1) continue;
    EXPECT_EQ(number(company[1].frame(), "move"), 12);
    EXPECT_TRUE(consents(i, true));
  }
  for (Player* player : company.all())
    while (number(player->frame(), "move") != 4) ASSERT_TRUE(player->next_frame());
  EXPECT_FALSE(play_on(company.all(), 4, choice));
  EXPECT_EQ(company.move(), 8);
}

TEST_P(Together, who_leaves_is_played_by_the_computer_and_comes_back) {
  House house({.frozen = true});
  Company company(house, "dicium-donjon", GetParam(), R"(,"grace":60,"substitute":"random")");
  const std::size_t last = GetParam() - 1;
  const std::string letter = company.guests[last].seat;
  const auto seat_of = [&](Player& player) -> const json::Value& {
    return at(player.frame(), "seats").items.at(last);
  };
  std::size_t choice = 5;
  for (int i = 0; i < 400 && !company[last].asked(); ++i) play_on(company.all(), 1, choice);
  ASSERT_TRUE(company[last].asked());

  company.leave(last);
  while (at(seat_of(company[0]), "connected").boolean) ASSERT_TRUE(company[0].next_frame());
  const std::string hand_over =
      R"("kind":"computer","level":"random","seat":)" + json::quoted(letter);
  EXPECT_EQ(kind_of(company[0].ask("seat", hand_over)), "not_allowed") << "it may come back";
  house.pass(60'000);
  const json::Value handed = company[0].ask("seat", hand_over);
  ASSERT_TRUE(at(handed, "ok").boolean) << text(at(handed, "error"), "sentence");
  for (Player* player : company.all())
    while (!at(seat_of(*player), "substitute").boolean) ASSERT_TRUE(player->next_frame());
  // The others play on with it.
  const std::int64_t before = company.move();
  const auto one_of_them_is_asked = [&] {
    for (;;) {
      for (Player* player : company.all())
        if (player->asked() || player->over()) return;
      ASSERT_TRUE(company[0].next_frame());
      for (Player* player : company.all()) ASSERT_TRUE(player->catch_up(company[0].seq()));
    }
  };
  one_of_them_is_asked();
  EXPECT_GT(company.move(), before);

  company.come_back(last);
  EXPECT_EQ(kind_of(company[last].act("reveal")), "not_allowed") << "the computer plays";
  EXPECT_TRUE(at(point(company[last], "square:A1"), "ok").boolean)
      << "but it is still at the table";
  ASSERT_TRUE(at(company[last].ask("take_back"), "ok").boolean);
  for (Player* player : company.all())
    while (at(seat_of(*player), "substitute").boolean) ASSERT_TRUE(player->next_frame());
  for (Player* player : company.all()) ASSERT_TRUE(player->catch_up(company[last].seq()));
  EXPECT_TRUE(play_on(company.all(), 3000, choice));
  const json::Value& result = at(company[0].frame(), "result");
  EXPECT_EQ(text(result, "kind"), "together");
  const std::size_t winners = at(result, "winners").items.size();
  EXPECT_TRUE(winners == 0 || winners == GetParam());
}

TEST(Pointing, is_for_ones_own_side_only) {
  House house;
  Company company(house, "dicium-shogun", 4);
  Player spectator(house, {company.guests[0].table, "", ""});
  const auto team = [&](std::size_t i) {
    return number(at(company[0].frame(), "seats").items.at(i), "team");
  };
  ASSERT_TRUE(at(point(company[0], "square:C3"), "ok").boolean);
  std::size_t partners = 0;
  for (std::size_t i = 1; i < 4; ++i) {
    EXPECT_EQ(is_shown_something(company[i]), team(i) == team(0));
    partners += team(i) == team(0);
  }
  EXPECT_EQ(partners, 1U);
  EXPECT_FALSE(is_shown_something(spectator)) << "who might tell the others";
}

TEST(Pointing, needs_a_seat_and_somebody_to_show_it_to) {
  House house;
  Company rivals(house, "samhain", 2);
  EXPECT_FALSE(at(rivals[0].frame(), "may_point").boolean);
  EXPECT_EQ(kind_of(point(rivals[0], "card:C04")), "not_allowed");
  EXPECT_FALSE(is_shown_something(rivals[1]));

  Company friends(house, "dicium-donjon", 2);
  Player spectator(house, {friends.guests[0].table, "", ""});
  EXPECT_EQ(kind_of(point(spectator, "square:D2")), "not_allowed");
  EXPECT_FALSE(is_shown_something(friends[0]));

  const Reply opened =
      house.post("/api/tables", R"({"game":"dicium-donjon","seats":[{"kind":"me","name":"Anne"},)"
                                R"({"kind":"computer","level":"random"}]})");
  Player alone(house, {opened.text("table"), "A", opened.text("token")});
  EXPECT_FALSE(at(alone.frame(), "may_point").boolean);
  EXPECT_EQ(kind_of(point(alone, "square:D2")), "not_allowed");
}

TEST(Pointing, takes_nothing_but_an_id) {
  House house;
  Company company(house, "dicium-donjon", 2);
  for (const std::string_view place :
       {"", "square D2", "<b>", "\"]", "é", "a/b", "a\\n", "[x]", "a=b", "a'b"})
    EXPECT_EQ(kind_of(point(company[0], place)), "bad_message") << place;
  EXPECT_EQ(kind_of(point(company[0], std::string(61, 'x'))), "bad_message");
  EXPECT_TRUE(at(point(company[0], std::string(60, 'x')), "ok").boolean);
  EXPECT_TRUE(at(point(company[0], "pawn:A.1#2,3_x-Y"), "ok").boolean);
  EXPECT_EQ(kind_of(company[0].ask("point")), "bad_message");
}

TEST(Pointing, a_seat_points_six_times_at_once_and_then_once_a_second) {
  House house({.limits = {.local_is_free = false}, .frozen = true});
  Company company(house, "dicium-donjon", 2);
  Player elsewhere(house, company.guests[0]);  // a second device is no second finger
  for (int i = 0; i < 6; ++i)
    EXPECT_TRUE(at(point(i % 2 ? elsewhere : company[0], "square:D2"), "ok").boolean) << i;
  EXPECT_EQ(kind_of(point(company[0], "square:D2")), "too_fast");
  EXPECT_EQ(kind_of(point(elsewhere, "square:D2")), "too_fast");
  EXPECT_TRUE(at(point(company[1], "square:D2"), "ok").boolean) << "another seat's own";
  house.pass(1000);
  EXPECT_TRUE(at(point(company[0], "square:D2"), "ok").boolean);
  EXPECT_EQ(kind_of(point(company[0], "square:D2")), "too_fast");
}

}  // namespace
}  // namespace veillee
