// Cards of one's own: Philosophers and objectives are reconstructed, so what is printed on them is
// a deck (engine/decks.hpp).
#include <gtest/gtest.h>

#include "games/civilisation/game.hpp"
#include "games/civilisation/rules.hpp"

namespace veillee::civilisation {
namespace {

const AnyDecks& decks() { return *game().decks(); }

std::uint8_t changed(std::string_view what, std::string_view by) {
  std::string text = decks().written(0);
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  const auto deck = decks().add(text.replace(at, what.size(), by), "mine.json");
  EXPECT_TRUE(deck) << deck.refusal().sentence.en;
  return deck ? *deck : 0;
}

TEST(CivilisationDeck, its_own_is_the_one_of_the_rules) {
  const Deck& deck = Decks<Deck>::at(0);
  EXPECT_EQ(deck.commons[thalassocracy].need, 4);
  EXPECT_EQ(deck.philosophers[plato].name.fr, "Platon");
}

TEST(CivilisationDeck, another_number_of_points_is_counted) {
  std::string text = decks().written(0);
  const std::size_t at = text.find("\"vp\": 3", text.find("CO01"));
  const auto deck = decks().add(text.replace(at, 7, "\"vp\": 8"), "mine.json");
  ASSERT_TRUE(deck) << deck.refusal().sentence.en;
  for (const auto& [index, points] : {std::pair{std::uint8_t{0}, 3}, std::pair{*deck, 8}}) {
    Options options;
    options.deck = index;
    State state = Civilisation::start(options, 1);
    state.commons[thalassocracy] = held_by;
    EXPECT_EQ(count_of(state, 0).commons, points);
  }
}

TEST(CivilisationDeck, names_are_those_of_the_deck) {
  Options options;
  options.deck = changed("\"Thales\"", "\"Thalia\"");
  const std::vector<Piece> pieces = Civilisation::pieces(options);
  EXPECT_EQ(find_piece(pieces, "card:PH04")->name.en, "Thalia");
  EXPECT_EQ(find_piece(Civilisation::pieces({}), "card:PH04")->name.en, "Thales");
}

TEST(CivilisationDeck, numbers_have_bounds) {
  for (const std::string_view need : {"\"need\": 0", "\"need\": 16"}) {
    std::string text = decks().written(0);
    const auto refused = decks().add(text.replace(text.find("\"need\": 4"), 9, need), "mine.json");
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.refusal().sentence.en.find("\"need\" must be a number from 1 to 15"),
              std::string::npos);
  }
}

}  // namespace
}  // namespace veillee::civilisation
