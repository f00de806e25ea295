// Cards of one's own: BOM-1.30 and BOM-1.44 to BOM-1.49 are reconstructed, so what is printed on
// Development cards, on the mossy sides of deities and on Season tokens is a deck
// (engine/decks.hpp).
#include <gtest/gtest.h>

#include "games/bomarzo/tests/helpers.hpp"

namespace veillee::bomarzo {
namespace {

const AnyDecks& decks() { return *game().decks(); }

std::string with(std::string_view what, std::string_view by) {
  std::string text(Deck::embedded());
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), by);
}
std::string with_all(std::string_view what, std::string_view by) {
  std::string text(Deck::embedded());
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at))
    text.replace(at, what.size(), by);
  return text;
}

Options playing_with(const std::string& text, std::uint8_t seats = 2) {
  const auto deck = decks().add(text, "mine.json");
  EXPECT_TRUE(deck) << deck.refusal().sentence.en;
  Options options;
  options.switches.seats = seats;
  options.deck = deck ? *deck : std::uint8_t{0};
  return options;
}
std::string refusal(const std::string& text) {
  const auto deck = decks().add(text, "mine.json");
  return deck ? std::string() : deck.refusal().sentence.en;
}
constexpr std::string_view altar =
    R"("family": "cathedral", "steps": [1, 0, 0], "temple": "moon", "devotion": 4)";

TEST(BomarzoDeck, what_is_written_is_read_again) {
  EXPECT_EQ(*decks().add(decks().written(0), "mine.json"), 0);
}

TEST(BomarzoDeck, BOM_9_9_a_first_level_gives_the_steps_of_the_deck) {
  const Options options = playing_with(
      with(altar, R"("family": "oracle", "steps": [0, 2, 5], "temple": "sun", "devotion": 0)"));
  const Deck& deck = deck_of(options);
  EXPECT_EQ(deck.cards[0].steps, (Steps{0, 2, 5}));
  EXPECT_EQ(deck.of_family[oracle].size(), 4);
  EXPECT_TRUE(deck.of_domain[character].has(0));
  EXPECT_TRUE(deck.with_power[vision_power].has(0));
  EXPECT_TRUE(deck.of_temple[sun].has(0));
  EXPECT_EQ(game().soak(setup_from(options), 1, 20000).broken, "");
}

TEST(BomarzoDeck, names_are_those_of_the_deck) {
  const Options options = playing_with(with(R"({"fr": "Autel", "en": "Altar"})", R"("Ara")"));
  EXPECT_EQ(find_piece(Bomarzo::pieces(options), "card:D01")->name.en, "Ara");
  const Event event = make_event(Happened::played, 0, 0);
  EXPECT_EQ(game().event_words(setup_from(options), event, static_seat_names(Bomarzo::info())).en,
            "Red plays Ara");
}

TEST(BomarzoDeck, BOM_5_3_mossy_offerings_are_those_of_the_deck) {
  const std::string_view genio_row =
      R"({"id": "genio", "mossy": {"food": 0, "coin": 0, "either": 0}})";
  EXPECT_NE(
      refusal(with(genio_row, R"({"id": "genio", "mossy": {"food": 1, "coin": 0, "either": 0}})"))
          .find("a mossy deity asks for less than 1 (BOM-5.3)"),
      std::string::npos);
  State state =
      start(playing_with(with(R"("gigante", "mossy": {"food": 1, "coin": 1, "either": 0})",
                              R"("gigante", "mossy": {"food": 0, "coin": 0, "either": 2})")),
            1);
  state.deities[gigante].mossy = 1;
  EXPECT_EQ(offering_now(state, gigante), (Offering{.either = 2}));
}

TEST(BomarzoDeck, BOM_1_49_the_tokens_of_the_deck_are_laid_out) {
  std::string text = with(R"("id": "white", "tokens": 4)", R"("id": "white", "tokens": 0)");
  EXPECT_NE(refusal(text).find("there must be 12 Season tokens, there are 8"), std::string::npos)
      << refusal(text);
  const std::string_view brown_row = R"("id": "brown", "tokens": 2)";
  text.replace(text.find(brown_row), brown_row.size(), R"("id": "brown", "tokens": 6)");
  Options options = playing_with(text);
  options.switches.seasons = 1;
  for (const std::uint64_t seed : {1U, 2U, 3U})
    for (const std::uint8_t colour : start(options, seed).tokens) EXPECT_NE(colour, white);
  EXPECT_EQ(game().soak(setup_from(options), 1, 20000).broken, "");
}

TEST(BomarzoDeck, BOM_9_22_at_most_nine_cards_have_two_domains) {
  const std::string text =
      with(R"("domains": ["building"])", R"("domains": ["building", "knowledge"])");
  EXPECT_EQ(refusal(text), "mine.json, line 22: at most 9 cards \"of two domains\", there are 12");
}

TEST(BomarzoDeck, BOM_3_32_twelve_Visions_and_twelve_draws_still_have_room) {
  const std::string text = with_all(R"("incomes": ["wine"], "power": "none")",
                                    R"("incomes": ["card"], "power": "vision")");
  EXPECT_EQ(deck_of(playing_with(text)).with_power[vision_power].size(), 12);
  for (std::uint8_t seats = 2; seats <= 4; ++seats)
    EXPECT_EQ(game().soak(setup_from(playing_with(text, seats)), 1, 20000).broken, "");
  EXPECT_NE(refusal(with_all(R"("power": "none")", R"("power": "vision")"))
                .find("at most 12 cards \"Vision\", there are 21"),
            std::string::npos);
}

TEST(BomarzoDeck, what_is_wrong_is_told_with_its_line) {
  EXPECT_EQ(refusal(with(R"("devotion": 4)", R"("devotion": 6)")),
            "mine.json, line 23: \"devotion\" must be a number from 0 to 5");
  EXPECT_EQ(refusal(with(R"("domains": ["building"])", R"("domains": ["building", "stone"])")),
            "mine.json, line 6: \"domains\" is a list of words, each once: building knowledge "
            "character");
  EXPECT_EQ(refusal(with(R"("domains": ["building"])", R"("domains": [])")),
            "mine.json, line 6: a card has one or two domains (BOM-1.38)");
  EXPECT_EQ(refusal(with(R"("temple": "moon")", R"("temple": "mars")")),
            "mine.json, line 23: \"temple\" must be one of moon sun star comet eclipse");
  EXPECT_EQ(refusal(with(R"("steps": [2, 1, 0])", R"("steps": [2, 1])")),
            "mine.json, line 6: \"steps\" is not of the right kind");
}

}  // namespace
}  // namespace veillee::bomarzo
