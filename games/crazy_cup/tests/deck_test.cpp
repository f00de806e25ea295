// Cheat cards of one's own: CUP-1.13 is reconstructed, so names, texts and numbers of the cards are
// a deck (engine/decks.hpp).
#include <gtest/gtest.h>

#include "games/crazy_cup/game.hpp"

namespace veillee::crazy_cup {
namespace {

const AnyDecks& decks() { return *game().decks(); }

std::string with(std::string_view what, std::string_view by) {
  std::string text = decks().written(0);
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), by);
}

// The copies of some cards, and of all others.
std::string with_copies(const std::vector<std::pair<Card, int>>& some, int others = -1) {
  std::string text = decks().written(0);
  std::size_t at = 0;
  for (std::uint8_t card = 0; card < card_count; ++card) {
    at = text.find("\"copies\": ", at) + 10;
    int copies = others;
    for (const auto& [which, n] : some)
      if (which == card) copies = n;
    if (copies >= 0) text.replace(at, 1, std::to_string(copies));
  }
  return text;
}

std::string refusal(const std::string& text) {
  const auto deck = decks().add(text, "mine.json");
  return deck ? std::string() : deck.refusal().sentence.en;
}

Options with_deck(const std::string& text, std::uint8_t seats = 2) {
  const auto deck = decks().add(text, "mine.json");
  EXPECT_TRUE(deck) << deck.refusal().sentence.en;
  Options options;
  options.seats = seats;
  options.deck = deck ? *deck : std::uint8_t{0};
  return options;
}

int copies_in(const State& state, Card card) {
  int n = state.pile.count[card] + state.removed.count[card];
  for (const Cards& hand : state.hands) n += hand.count[card];
  for (const std::uint8_t shown : state.shown) n += shown == card ? 1 : 0;
  return n;
}

TEST(CrazyCupDeck, CUP_1_13_its_own_has_the_cards_of_the_rules) {
  const Deck& deck = Decks<Deck>::at(0);
  EXPECT_EQ(deck.copies, (std::array<std::uint8_t, card_count>{3, 3, 3, 3, 3, 2, 2, 3, 3, 3, 2}));
  EXPECT_EQ(deck.names[bribe].en, "Bribed steward");
}

TEST(CrazyCupDeck, another_number_of_cards_is_dealt) {
  const Options options = with_deck(with_copies({{oil, 6}, {loaded, 0}}));
  EXPECT_EQ(copies_in(CrazyCup::start(options, 1), oil), 6);
  EXPECT_EQ(copies_in(CrazyCup::start(options, 1), loaded), 0);
  EXPECT_EQ(copies_in(CrazyCup::start({}, 1), oil), 3);
}

// The fewest and the most: every table can be dealt, and whole games are played.
TEST(CrazyCupDeck, the_smallest_and_the_largest_deck_are_played) {
  const std::string smallest = with_copies({{grapnel, 6}, {swerve, 6}, {nitro, 3}}, 0);
  const std::string largest = with_copies({{nitro, 3}, {bribe, 2}}, most_copies);
  for (const std::string& text : {smallest, largest})
    for (const std::uint8_t seats : {std::uint8_t{1}, std::uint8_t{2}, max_seats})
      EXPECT_EQ(game().soak(setup_from(with_deck(text, seats)), 1, 3000).broken, "");
}

TEST(CrazyCupDeck, names_captions_and_texts_are_those_of_the_deck) {
  const Options options = with_deck(with("\"Oil slick\"", "\"Banana peel\""));
  const std::vector<Piece> pieces = CrazyCup::pieces(options);
  EXPECT_EQ(find_piece(pieces, "card:oil")->name.en, "Banana peel");
  EXPECT_EQ(find_piece(pieces, "card:oil")->caption.en, "on your square");
  const Event event = make_event(Happened::card_played, 0, oil, no_arg, no_arg);
  EXPECT_EQ(CrazyCup::event_words(options, event, static_seat_names(CrazyCup::info())).en,
            "Blue plays Banana peel");
}

TEST(CrazyCupDeck, CUP_7_39_no_more_copies_than_paths_and_chains_have_room_for) {
  EXPECT_NE(refusal(with_copies({{nitro, 4}})).find("from 0 to 3"), std::string::npos);
  EXPECT_NE(refusal(with_copies({{bribe, 3}})).find("from 0 to 2"), std::string::npos);
  EXPECT_NE(refusal(with_copies({{oil, 7}})).find("from 0 to 6"), std::string::npos);
}

TEST(CrazyCupDeck, CUP_2_10_every_table_can_be_dealt) {
  EXPECT_NE(refusal(with_copies({{nitro, 2}, {bribe, 2}}, 1))
                .find("there must be at least 15 cards, there are 13"),
            std::string::npos);
}

TEST(CrazyCupDeck, CUP_9_6_alone_too) {
  EXPECT_NE(refusal(with_copies({{swerve, 6}, {plans, 6}, {oil, 5}}, 0))
                .find("there must be at least 6 cards that are of use alone, there are 5"),
            std::string::npos);
}

}  // namespace
}  // namespace veillee::crazy_cup
