// Adventure cards of one's own: DON-1.15 to DON-1.19 are reconstructed, so their names, texts and
// numbers are a deck (engine/decks.hpp).
#include <gtest/gtest.h>

#include "games/donjon/game.hpp"

namespace veillee::donjon {
namespace {

const AnyDecks& decks() { return *game().decks(); }

std::string with(std::string_view what, std::string_view by) {
  std::string text = decks().written(0);
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), by);
}

// The n-th number of copies in the file becomes another.
std::string with_copies(int card, int copies) {
  std::string text = decks().written(0);
  std::size_t at = 0;
  for (int n = 0; n <= card; ++n) at = text.find("\"copies\": ", at) + 10;
  return text.replace(at, 1, std::to_string(copies));
}

std::string refusal(const std::string& text) {
  const auto deck = decks().add(text, "mine.json");
  return deck ? std::string() : deck.refusal().sentence.en;
}

TEST(DonjonDeck, DON_1_15_its_own_has_the_cards_of_the_rules) {
  std::array<int, suit_count> there{};
  const Deck& deck = Decks<Deck>::at(0);
  for (std::uint8_t card = 0; card < dealt_kinds; ++card) there[suit_of(card)] += deck.copies[card];
  EXPECT_EQ(there, (std::array<int, suit_count>{16, 14, 12}));
  EXPECT_EQ(deck.names[sc_recall].en, "the Scroll of recall");
}

TEST(DonjonDeck, another_number_of_goblins_is_dealt) {
  const auto deck = decks().add(with_copies(go_3, 9), "mine.json");
  ASSERT_TRUE(deck) << deck.refusal().sentence.en;
  Options options;
  options.deck = *deck;
  EXPECT_EQ(Donjon::start(options, 1).unseen.count[go_3], 9);
  EXPECT_EQ(Donjon::start({}, 1).unseen.count[go_3], 4);
  EXPECT_EQ(game().soak(setup_from(options), 1, 3000).broken, "");
}

TEST(DonjonDeck, names_and_texts_are_those_of_the_deck) {
  const auto deck = decks().add(with("the Scroll of recall", "the Horn of recall"), "mine.json");
  ASSERT_TRUE(deck) << deck.refusal().sentence.en;
  Options options;
  options.deck = *deck;
  const std::vector<Piece> pieces = Donjon::pieces(options);
  EXPECT_EQ(find_piece(pieces, "card:SC1")->name.en, "the Horn of recall");
  const Event event = make_event(Happened::revealed, 0, sc_recall);
  EXPECT_EQ(Donjon::event_words(options, event, static_seat_names(Donjon::info())).en,
            "Warrior finds the Horn of recall");
}

TEST(DonjonDeck, DON_4_4_of_a_kept_card_there_is_one) {
  EXPECT_NE(refusal(with_copies(sc_recall, 2)).find("\"copies\" must be a number from 0 to 1"),
            std::string::npos);
  EXPECT_NE(refusal(with_copies(king_card, 0)).find("from 1 to 1"), std::string::npos);
}

TEST(DonjonDeck, DON_2_6_every_pile_can_be_dealt) {
  std::string text = decks().written(0);
  for (std::size_t at = text.find("\"copies\": 4"); at != std::string::npos;
       at = text.find("\"copies\": 4"))
    text.replace(at, 11, "\"copies\": 2");
  EXPECT_NE(refusal(text).find("there must be at least 9 cards \"goblin\", there are 6"),
            std::string::npos)
      << refusal(text);
}

}  // namespace
}  // namespace veillee::donjon
