// The toy with decks: what a deck of one's own is, through the public interface.
#include <gtest/gtest.h>

#include <thread>

#include "engine/hash.hpp"
#include "games/registry.hpp"
#include "tests/toys/toys.hpp"

namespace veillee {
namespace {

const AnyGame& stall() {
  register_toys();
  return *find_game("toy-stall");
}

std::string embedded() { return stall().decks()->written(0); }

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), by);
}

std::uint8_t added(const std::string& text) {
  const Result<std::uint8_t> index = stall().decks()->add(text, "mine.json");
  EXPECT_TRUE(index) << index.refusal().sentence.en;
  return index ? *index : 0;
}

// Honey is worth 9, and is called mead.
std::uint8_t mead() {
  return added(
      replaced(replaced(embedded(), R"({"fr": "miel", "en": "honey"}, "copies": 2, "points": 4)",
                        R"({"fr": "hydromel", "en": "mead"}, "copies": 2, "points": 9)"),
               "Autumn stall", "Mead stall"));
}

AnyState start(std::uint8_t deck, std::uint8_t seats = 2) {
  return stall().start(stall().with_deck(*stall().setup(seats), deck), 1);
}

void play(AnyState& state, Seat seat, const std::string& action) {
  EXPECT_FALSE(stall().apply(state, seat, *stall().parse_action(action))) << action;
}

TEST(Decks, the_embedded_one_is_number_0_however_it_is_written) {
  EXPECT_EQ(added(embedded()), 0);
  EXPECT_EQ(stall().decks()->about(0).name.en, "Autumn stall");
  EXPECT_EQ(added(stall().decks()->about(0).text), 0) << "on one line";
  const std::string id_last = replaced(replaced(embedded(), R"("id": "G1", )", ""),
                                       R"("points": 1)", R"("points": 1, "id": "G1")");
  EXPECT_EQ(added(id_last), 0) << "members in another order";
}

TEST(Decks, a_changed_deck_changes_the_print_and_is_played) {
  const std::uint8_t deck = mead();
  EXPECT_NE(deck, 0);
  EXPECT_EQ(mead(), deck) << "there already";
  EXPECT_NE(stall().decks()->about(deck).print, stall().decks()->about(0).print);
  AnyState state = start(deck);
  AnyState usual = start(0);
  play(state, 0, "take G3");
  play(usual, 0, "take G3");
  EXPECT_EQ(stall().score_sheet(state)[0].points[0], 9);
  EXPECT_EQ(stall().score_sheet(usual)[0].points[0], 4);
  EXPECT_NE(stall().random_games(stall().setup_of(state), 1, 10).signature,
            stall().random_games(stall().setup_of(usual), 1, 10).signature);
}

TEST(Decks, words_and_pieces_are_those_of_the_deck) {
  const std::uint8_t deck = mead();
  const AnyState state = start(deck);
  const SeatNames names = stall().seat_names(state);
  EXPECT_EQ(stall().action_words(state, 0, *stall().parse_action("take G3"), names).fr,
            "prendre\u202F: hydromel");
  const veillee::Setup setup = stall().setup_of(state);
  const std::vector<Piece> pieces = stall().pieces(setup);
  EXPECT_EQ(find_piece(pieces, "good:G3")->name.en, "mead");
  const std::vector<Piece> usual = stall().pieces(*stall().setup(2));
  EXPECT_EQ(find_piece(usual, "good:G3")->name.en, "honey");
}

TEST(Decks, two_that_differ_in_a_name_only_are_two) {
  const AnyState usual = start(0);
  const AnyState other = start(added(replaced(embedded(), "Autumn", "August")));
  EXPECT_NE(stall().fingerprint(usual), stall().fingerprint(other));
  EXPECT_NE(stall().hash(usual), stall().hash(other));
}

TEST(Decks, a_position_has_its_cards_with_it) {
  AnyState state = start(mead());
  Study study(state);
  ASSERT_FALSE(stall().play(study, 0, *stall().parse_action("take G3")));
  const std::string text = stall().write_position(study);
  EXPECT_NE(text.find("hydromel"), std::string::npos);
  const Result<Study> again = stall().read_position(text);
  ASSERT_TRUE(again) << again.refusal().sentence.en;
  EXPECT_EQ(again->now, study.now);
  EXPECT_EQ(stall().write_position(Study(start(0))).find("\"deck\""), std::string::npos)
      << "as before there were decks";
}

TEST(Decks, a_position_with_a_deck_that_nobody_has_seen_before_opens) {
  const std::string print = hex(stall().decks()->about(mead()).print);
  std::string text = stall().write_position(Study(start(mead())));
  text = replaced(text, "hydromel", "nectar");
  const Result<Study> tampered = stall().read_position(text);
  ASSERT_FALSE(tampered);
  EXPECT_NE(tampered.refusal().sentence.en.find("the print is not the deck's"), std::string::npos);
  const std::size_t known = stall().decks()->size();
  const std::uint8_t nectar =
      added(replaced(stall().decks()->written(mead()), "hydromel", "nectar"));
  EXPECT_EQ(stall().decks()->size(), known) << "read a moment ago, with the wrong print";
  text = replaced(text, print, hex(stall().decks()->about(nectar).print));
  ASSERT_TRUE(stall().read_position(text));
}

TEST(Decks, a_print_is_enough_where_the_deck_is_known) {
  const veillee::Setup setup = *stall().setup(2);
  const std::uint8_t deck = mead();
  const auto with = [&](const std::string& member) {
    return stall().read_deck(*json::read("{\"deck\": " + member + "}"), setup);
  };
  EXPECT_EQ(stall().deck_of(*with('"' + hex(stall().decks()->about(deck).print) + '"')), deck);
  EXPECT_EQ(with("\"0x0000000000000001\"").refusal().sentence.en,
            "line 1: the deck 0x0000000000000001 is not known here");
  EXPECT_FALSE(with("[]"));
  EXPECT_FALSE(with("\"mead\""));
  EXPECT_FALSE(find_game("toy-rope")->read_deck(*json::read("{\"deck\": {}}"), setup));
}

struct Mistake {
  std::string_view what, by, refusal_fr, refusal_en;
};

TEST(Decks, a_mistake_is_told_with_file_line_and_reason) {
  constexpr Mistake mistakes[] = {
      {"\"game\": \"toy-stall\"", "\"game\": \"toy-rope\"",
       "mine.json, ligne 2\u202F: ce paquet est du jeu «\u202Ftoy-rope\u202F», pas du jeu "
       "«\u202Ftoy-stall\u202F»",
       "mine.json, line 2: this deck is of the game \"toy-rope\", not of the game \"toy-stall\""},
      {"\"copies\": 2", "\"copies\": 10",
       "mine.json, ligne 8\u202F: «\u202Fcopies\u202F» doit être un nombre de 0 à 9",
       "mine.json, line 8: \"copies\" must be a number from 0 to 9"},
      {"\"G4\"", "\"G7\"",
       "mine.json, ligne 9\u202F: «\u202Fid\u202F» doit être parmi G1 G2 G3 G4 "
       "G5 G6",
       "mine.json, line 9: \"id\" must be one of G1 G2 G3 G4 G5 G6"},
      {"\"G4\"", "\"G3\"", "mine.json, ligne 9\u202F: «\u202FG3\u202F» y est deux fois",
       "mine.json, line 9: \"G3\" is there twice"},
      {"\"copies\": 4, \"points\": -1", "\"points\": -1",
       "mine.json, ligne 10\u202F: «\u202Fcopies\u202F» manque",
       "mine.json, line 10: \"copies\" is missing"},
      {"\"points\": 6", "\"points\": 6, \"colour\": 1",
       "mine.json, ligne 9\u202F: «\u202Fcolour\u202F» n’a pas sa place ici",
       "mine.json, line 9: \"colour\" does not belong here"},
      {"\"miel\"", "\"mi\\u0007el\"",
       "mine.json, ligne 8\u202F: «\u202Fname\u202F» doit avoir de 1 à 24 caractères imprimables",
       "mine.json, line 8: \"name\" must have 1 to 24 printable characters"},
      {"\"copies\": 4", "\"copies\": 4,,",
       "mine.json, ligne 6\u202F: ici doit se trouver un nom entre guillemets",
       "mine.json, line 6: a quoted name is expected here"},
  };
  for (const Mistake& mistake : mistakes) {
    const auto refused =
        stall().decks()->add(replaced(embedded(), mistake.what, mistake.by), "mine.json");
    ASSERT_FALSE(refused) << mistake.by;
    EXPECT_EQ(refused.refusal().sentence.fr, mistake.refusal_fr);
    EXPECT_EQ(refused.refusal().sentence.en, mistake.refusal_en);
  }
  std::string few = embedded();
  few = replaced(few, "\"copies\": 4", "\"copies\": 0");
  few = replaced(few, "\"copies\": 4", "\"copies\": 0");
  EXPECT_EQ(stall().decks()->add(few, "mine.json").refusal().sentence.en,
            "mine.json, line 5: there must be at least 12 cards");
}

TEST(Decks, one_text_serves_both_languages) {
  const std::uint8_t deck =
      added(replaced(embedded(), R"({"fr": "noix", "en": "walnut"})", "\"Nuss\""));
  const std::vector<Piece> pieces = stall().pieces(stall().with_deck(*stall().setup(2), deck));
  EXPECT_EQ(find_piece(pieces, "good:G6")->name, verbatim("Nuss"));
}

TEST(Decks, any_thread_may_add_and_read) {
  std::vector<std::thread> threads;
  std::array<std::array<std::uint8_t, 8>, 4> indices{};
  for (std::size_t t = 0; t < indices.size(); ++t)
    threads.emplace_back([&, t] {
      for (std::size_t n = 0; n < indices[t].size(); ++n) {
        indices[t][n] = added(replaced(embedded(), "Autumn stall", "Stall " + std::to_string(n)));
        AnyState state = start(indices[t][n]);
        play(state, 0, "take G1");
      }
    });
  for (std::thread& thread : threads) thread.join();
  for (const auto& each : indices) EXPECT_EQ(each, indices[0]) << "each deck is there once";
  for (std::size_t n = 0; n < indices[0].size(); ++n)
    EXPECT_EQ(stall().decks()->about(indices[0][n]).name.en, "Stall " + std::to_string(n));
}

}  // namespace
}  // namespace veillee
