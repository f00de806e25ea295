// The Development cards: 15 families of three with the same second level, and 45 first levels
// (BOM-1.32 to BOM-1.48). What is printed on them is reconstructed ([X]), and so are the mossy
// offerings (BOM-1.30) and the colours of the Season tokens (BOM-1.49): deck.json, or a deck of
// one's own (engine/decks.hpp). A test counts in ours what BOM-1.45 promises.
#pragma once

#include "engine/decks.hpp"
#include "engine/small_set.hpp"
#include "games/bomarzo/data.hpp"

namespace veillee::bomarzo {

enum Domain : std::uint8_t { building, knowledge, character, domain_count };
enum Temple : std::uint8_t { moon, sun, star, comet, eclipse, temple_count };
enum Power : std::uint8_t {
  vision_power,
  repetition_power,
  raise_power,
  exchange_power,
  drago_power,
  power_count,
  no_power
};
enum Income : std::uint8_t { food_income, coin_income, wine_income, card_income, income_count };

// Masks of domains and incomes.
constexpr std::uint8_t only(Domain domain) { return static_cast<std::uint8_t>(1U << domain); }
constexpr std::uint8_t gives(Income income) { return static_cast<std::uint8_t>(1U << income); }

using Steps = std::array<std::uint8_t, track_count>;  // in Culture, Architecture, Science

enum Family : std::uint8_t {
  cathedral,
  fortress,
  aqueduct,
  market_hall,
  perspective,
  astronomy,
  alchemy,
  typography,
  oracle,
  engineer,
  cupbearer,
  master_builder,
  academy,
  brotherhood,
  magus,
  family_count
};

inline constexpr int card_count = 45;
using Cards = CardSet<card_count>;

// A second level, and the requirement of its cards.
struct FamilySpec {
  std::uint8_t domains;
  std::uint8_t incomes;
  Steps steps;
  Power power;
};
// A first level.
struct CardSpec {
  Family family;
  Steps steps;
  Temple temple;
  std::uint8_t devotion;
};

inline constexpr int most_dual_cards = 9;  // a state has room for the choice of so many

struct Deck {
  static constexpr std::string_view game = "bomarzo";
  static std::string_view embedded();
  void read(json::Object& in);

  const FamilySpec& family_of(std::uint8_t card) const { return families[cards[card].family]; }
  // The place of a dual card among its kind.
  std::uint8_t dual_index(std::uint8_t card) const {
    return static_cast<std::uint8_t>((dual & Cards::below(card)).size());
  }

  std::array<std::array<Offering, 2>, deity_count> offerings;  // active, mossy
  std::array<FamilySpec, family_count> families;
  std::array<CardSpec, card_count> cards;
  std::array<std::uint8_t, colour_count> tokens;

  // Which cards these are: by what is printed on them.
  std::array<Cards, family_count> of_family;
  std::array<Cards, domain_count> of_domain;
  std::array<Cards, temple_count> of_temple;
  std::array<Cards, power_count> with_power;
  std::array<Cards, income_count> with_income;
  Cards dual;

  std::array<Phrase, family_count> family_names;
  std::array<Phrase, card_count> card_names;  // of the first level
};

inline constexpr std::array<std::string_view, card_count> card_ids = {
    "D01", "D02", "D03", "D04", "D05", "D06", "D07", "D08", "D09", "D10", "D11", "D12",
    "D13", "D14", "D15", "D16", "D17", "D18", "D19", "D20", "D21", "D22", "D23", "D24",
    "D25", "D26", "D27", "D28", "D29", "D30", "D31", "D32", "D33", "D34", "D35", "D36",
    "D37", "D38", "D39", "D40", "D41", "D42", "D43", "D44", "D45"};
inline constexpr std::array<std::string_view, family_count> family_ids = {
    "cathedral", "fortress",       "aqueduct",   "market_hall", "perspective",
    "astronomy", "alchemy",        "typography", "oracle",      "engineer",
    "cupbearer", "master_builder", "academy",    "brotherhood", "magus"};
inline constexpr std::array<std::string_view, domain_count> domain_ids = {"building", "knowledge",
                                                                          "character"};
inline constexpr std::array<std::string_view, temple_count> temple_ids = {"moon", "sun", "star",
                                                                          "comet", "eclipse"};
inline constexpr std::array<std::string_view, power_count> power_ids = {
    "vision", "repetition", "raise", "exchange", "drago"};
inline constexpr std::array<Words, domain_count> domain_words = {
    {{"Bâtiment", "Building"}, {"Connaissance", "Knowledge"}, {"Personnage", "Character"}}};
inline constexpr std::array<Words, temple_count> temple_words = {{{"Lune", "Moon"},
                                                                  {"Soleil", "Sun"},
                                                                  {"Étoile", "Star"},
                                                                  {"Comète", "Comet"},
                                                                  {"Éclipse", "Eclipse"}}};
inline constexpr std::array<Words, power_count> power_words = {{{"Vision", "Vision"},
                                                                {"Répétition", "Repetition"},
                                                                {"Rehausser", "Raise"},
                                                                {"Échanger", "Exchange"},
                                                                {"Drago", "Drago"}}};

// Gigante, Elefante, Balena play and improve the cards of one domain each (BOM-1.37).
constexpr bool plays_cards(std::uint8_t deity) {
  return deity == gigante || deity == elefante || deity == balena;
}
constexpr Domain domain_of(std::uint8_t deity) {
  return deity == gigante ? building : deity == elefante ? knowledge : character;
}

}  // namespace veillee::bomarzo
