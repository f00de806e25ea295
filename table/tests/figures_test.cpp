// What frames tell beside the pieces: names of computers, standings, payments, where points came
// from.
#include "engine/json.hpp"
#include "table/frames.hpp"
#include "table/tests/seated.hpp"

namespace veillee::figures_tests {
namespace {

using json::Value;

Value parsed(const std::string& text) {
  Result<Value> value = json::read(text);
  EXPECT_TRUE(value) << text;
  return value ? *value : Value{};
}

std::vector<std::int64_t> numbers(const Value& list) {
  std::vector<std::int64_t> all;
  for (const Value& item : list.items) all.push_back(item.number);
  return all;
}

TEST(Figures, computers_have_names_of_their_own_and_their_level_apart) {
  Seated seated(R"({"game":"samhain","seats":[{"kind":"me","name":"Conall"},
                    {"kind":"computer","level":"master"},{"kind":"computer","level":"master"}]})");
  const Value frame = parsed(seated.frame(0));
  const auto& seats = frame.find("seats")->items;
  EXPECT_EQ(seats[0].find("name")->string, "Conall");
  EXPECT_EQ(seats[1].find("name")->string, "Niamh");
  EXPECT_EQ(seats[2].find("name")->string, "Oisín");
  EXPECT_EQ(seats[1].find("level")->string, "master");
  // The same in a saved game.
  EXPECT_EQ(names_of(seated.table.record())[2].en, "Oisín");
}

TEST(Figures, a_running_game_has_a_standing_and_an_order_of_turns) {
  Seated seated(two_people("samhain"));
  EXPECT_EQ(parsed(seated.frame(0)).find("standing"), nullptr) << "nobody plays yet";
  seated.sit("Boris");
  const Value frame = parsed(seated.frame(spectator));
  EXPECT_EQ(numbers(*frame.find("standing")->find("scores")), (std::vector<std::int64_t>{0, 0}));
  EXPECT_EQ(numbers(*frame.find("standing")->find("places")), (std::vector<std::int64_t>{1, 1}));
  const auto& order = frame.find("order")->items;
  ASSERT_EQ(order.size(), 2U);
  EXPECT_EQ(order[0].string, frame.find("view")->find("first_player")->string);
  EXPECT_NE(order[0].string, order[1].string);
}

TEST(Figures, a_payment_by_units_is_told_as_a_whole_to_who_pays) {
  Seated seated(two_people("samhain"));
  seated.sit("Boris");
  const AnyGame& game = seated.table.game();
  const auto is_payment = [&] {
    return game.info().decisions[game.decision(seated.table.position())].name == "pay";
  };
  FastRng random(3);
  while (seated.table.state() == TableState::running && !is_payment()) {
    seated.play_any(random.word64());
  }
  ASSERT_TRUE(is_payment());
  const Seat payer = seated.table.deciders().first();
  const Value mine = parsed(seated.frame(payer));
  const Value* payment = mine.find("decision")->find("payment");
  ASSERT_NE(payment, nullptr);
  const std::int64_t left = payment->find("due")->number - payment->find("paid")->number;
  EXPECT_EQ(payment->find("unit")->string, left == 1 ? "multiple point" : "multiple points");
  EXPECT_EQ(static_cast<std::int64_t>(payment->find("proposal")->items.size()), left);
  const auto& options = mine.find("decision")->find("options")->items;
  const auto& each = payment->find("each")->items;
  ASSERT_EQ(each.size(), options.size());
  EXPECT_EQ(each[0].find("action")->string, options[0].find("action")->string);
  EXPECT_GT(each[0].find("have")->number, 0);
  EXPECT_EQ(each[0].find("worth")->number, 1);
}

TEST(Figures, the_sheet_says_where_each_point_came_from) {
  for (const std::string_view game : {"samhain", "sabbat-magica"}) {
    Seated seated(two_people(game));
    seated.sit("Boris");
    FastRng random(5);
    while (seated.table.state() == TableState::running) {
      seated.play_any(random.word64());
    }
    const Value frame = parsed(seated.frame(0));
    EXPECT_EQ(frame.find("standing"), nullptr) << "the result stands";
    const Value& result = *frame.find("result");
    std::vector<std::int64_t> sums(2);
    for (const Value& line : result.find("sheet")->items) {
      EXPECT_FALSE(line.find("label")->string.empty());
      for (std::size_t seat = 0; seat < 2; ++seat)
        sums[seat] += line.find("points")->items[seat].number;
    }
    EXPECT_GT(result.find("sheet")->items.size(), 2U);
    EXPECT_EQ(sums, numbers(*result.find("scores"))) << game;
  }
}

TEST(Figures, the_list_of_pieces_is_in_the_language_that_was_asked_for) {
  for (const AnyGame* game : all_games()) {
    const Value french = parsed(pieces_list(*game, 0, Language::french));
    const Value english = parsed(pieces_list(*game, 0, Language::english));
    EXPECT_EQ(french.find("lang")->string, "fr");
    ASSERT_EQ(french.find("pieces")->items.size(), english.find("pieces")->items.size());
    EXPECT_NE(french.find("pieces")->items[0].find("text")->string,
              english.find("pieces")->items[0].find("text")->string);
    EXPECT_GE(french.find("computers")->items.size(), 6U);
  }
}

}  // namespace
}  // namespace veillee::figures_tests
