// Tables and saved games with a deck of one's own: the cards come with them.
#include "engine/hash.hpp"
#include "engine/json_object.hpp"
#include "table/tests/seated.hpp"
#include "tests/toys/toys.hpp"

namespace veillee::own_decks {
namespace {

using json::Value;

const AnyGame& stall() {
  register_toys();
  return *find_game("toy-stall");
}

std::string replaced_all(std::string text, std::string_view what, std::string_view by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at))
    text.replace(at, what.size(), by), at += by.size();
  return text;
}

// Its print; walnuts are called otherwise.
std::string known_deck(std::string_view walnut) {
  const auto deck =
      stall().decks()->add(replaced_all(replaced_all(stall().decks()->written(0), "walnut", walnut),
                                        "Autumn stall", "Stall of the Nuts"),
                           "mine.json");
  EXPECT_TRUE(deck) << deck.refusal().sentence.en;
  return hex(stall().decks()->about(*deck).print);
}

std::string opening(const std::string& deck) {
  return R"({"game":"toy-stall","deck":)" + deck +
         R"(,"seats":[{"kind":"me","name":"Anne"},{"kind":"open"}]})";
}

Seated begun(std::string_view walnut) {
  Seated seated(opening('"' + known_deck(walnut) + '"'));
  seated.sit("Boris");
  return seated;
}

Value parsed(const std::string& text) { return *json::read(text); }

TEST(DecksAtTables, a_table_is_opened_by_the_print_and_stores_the_cards) {
  Seated seated = begun("hazel");
  EXPECT_NE(seated.rows[0].body.find("hazel"), std::string::npos);
  // A server that has never heard of this deck opens the log.
  std::vector<Row> rows = seated.rows;
  const std::string print = known_deck("hazel");
  rows[0].body = replaced_all(rows[0].body, "hazel", "cobnut");
  const Result<Table> wrong = Table::load(rows);
  ASSERT_FALSE(wrong);
  EXPECT_NE(wrong.refusal().sentence.en.find("the print is not the deck's"), std::string::npos);
  rows[0].body = replaced_all(rows[0].body, print, known_deck("cobnut"));
  ASSERT_TRUE(Table::load(rows));
}

TEST(DecksAtTables, frames_and_summaries_name_the_deck) {
  Seated seated = begun("hazel");
  const Value frame = parsed(seated.frame(0));
  ASSERT_NE(frame.find("deck"), nullptr);
  EXPECT_EQ(frame.find("deck")->find("name")->string, "Stall of the Nuts");
  EXPECT_EQ(frame.find("deck")->find("print")->string, known_deck("hazel"));
  const Value told = parsed(summary(seated.table, {}, Language::english));
  EXPECT_EQ(told.find("deck")->find("name")->string, "Stall of the Nuts");
  bool said = false;
  for (const Value& option : frame.find("decision")->find("options")->items)
    said |= option.find("words")->string == "take: hazel";
  EXPECT_TRUE(said) << "words are those of the deck";

  Seated usual(two_people("toy-stall"));
  usual.sit("Boris");
  EXPECT_EQ(parsed(usual.frame(0)).find("deck"), nullptr);
  EXPECT_EQ(usual.rows[0].body.find("\"deck\""), std::string::npos) << "stored as before";
}

TEST(DecksAtTables, a_saved_game_has_its_cards_and_opens_anywhere) {
  Seated seated = begun("hazel");
  for (std::uint64_t n = 0; n < 4; ++n) seated.play_any(n);
  const std::string text = all_lines(seated.table.record());
  EXPECT_NE(text.find("\"deck\""), std::string::npos);
  const Result<GameRecord> record = read_record(text, "evening.veillee");
  ASSERT_TRUE(record) << record.refusal().sentence.en;
  EXPECT_EQ(record->setup, seated.table.opening().setup);
  EXPECT_EQ(all_lines(*record), text);
  EXPECT_EQ(read_record(replaced_all(text, "\"points\":3", "\"points\":4"), "evening.veillee")
                .refusal()
                .sentence.en,
            "evening.veillee, line 1: line 1: the print is not the deck's");
  const std::string other = replaced_all(text, known_deck("hazel"), known_deck("cobnut"));
  EXPECT_FALSE(read_record(replaced_all(other, "hazel", "cobnut"), "evening.veillee"))
      << "positions are told apart by the deck, too";
}

TEST(DecksAtTables, a_position_of_another_deck_is_not_of_this_table) {
  const std::string position =
      stall().write_position(Study(stall().start(*stall().setup(2), 1)), false);
  const std::string seats = R"("seats":[{"kind":"me","name":"Anne"},{"kind":"open"}])";
  EXPECT_TRUE(read_opening(R"({"game":"toy-stall",)" + seats + ",\"position\":" + position + "}"));
  EXPECT_FALSE(read_opening(R"({"game":"toy-stall","deck":")" + known_deck("hazel") + "\"," +
                            seats + ",\"position\":" + position + "}"));
}

TEST(DecksAtTables, what_is_offered_is_listed_with_the_games_own_first) {
  const AnyGame& donjon = *find_game("dicium-donjon");
  const auto deck = donjon.decks()->add(
      replaced_all(donjon.decks()->written(0), "Reconstructed deck", "Cards of the box"),
      "mine.json");
  ASSERT_TRUE(deck);
  const OfferedDeck offered[] = {{&donjon, *deck}};
  const Value list = parsed(games_list(Language::english, offered));
  for (const Value& game : list.find("games")->items) {
    const Value* decks = game.find("decks");
    ASSERT_EQ(decks != nullptr, game.find("id")->string == "dicium-donjon");
    if (decks == nullptr) continue;
    ASSERT_EQ(decks->items.size(), 2U);
    EXPECT_EQ(decks->items[0].find("name")->string, "Reconstructed deck");
    EXPECT_EQ(decks->items[1].find("name")->string, "Cards of the box");
    EXPECT_EQ(decks->items[1].find("print")->string, hex(donjon.decks()->about(*deck).print));
  }
  const Value alone = parsed(games_list(Language::english));
  for (const Value& game : alone.find("games")->items) EXPECT_EQ(game.find("decks"), nullptr);
}

TEST(DecksAtTables, bad_ones_are_one_sentence) {
  register_toys();
  for (const std::string deck : {"7", "\"hazel\"", "\"0x0000000000000001\"", "{}",
                                 R"({"print":"0x0000000000000001","file":{}})"}) {
    const Result<Opening> refused = read_opening(opening(deck));
    ASSERT_FALSE(refused) << deck;
    EXPECT_FALSE(refused.refusal().sentence.fr.empty());
  }
  EXPECT_FALSE(read_opening(
      R"({"game":"toy-rope","deck":"0x0000000000000001","seats":[{"kind":"open"},{"kind":"open"}]})"));
}

}  // namespace
}  // namespace veillee::own_decks
