// The Development cards: 15 families of three with the same second level, and 45 first levels
// (BOM-1.32 to BOM-1.48). They are reconstructed ([X]): to try another deck, change these tables; a
// test counts what BOM-1.45 promises.
#pragma once

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
inline constexpr std::uint8_t no_income = 0;
constexpr std::uint8_t only(Domain domain) { return static_cast<std::uint8_t>(1U << domain); }
constexpr std::uint8_t gives(Income income) { return static_cast<std::uint8_t>(1U << income); }

using Steps = std::array<std::uint8_t, track_count>;  // in Culture, Architecture, Science

struct FamilySpec {
  std::string_view id;
  Words name;
  int domains;
  Steps steps;
  int incomes;
  Power power;
};

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

// clang-format off
inline constexpr std::array<FamilySpec, family_count> families = {{
    {"cathedral", {"Cathédrale", "Cathedral"}, only(building), {2, 1, 0}, no_income, drago_power},
    {"fortress", {"Forteresse", "Fortress"}, only(building), {0, 3, 0}, no_income, raise_power},
    {"aqueduct", {"Aqueduc", "Aqueduct"}, only(building), {0, 1, 1}, gives(food_income) | gives(coin_income), no_power},
    {"market_hall", {"Halle", "Market Hall"}, only(building), {1, 1, 0}, gives(food_income), exchange_power},
    {"perspective", {"Perspective", "Perspective"}, only(knowledge), {1, 2, 0}, gives(coin_income), no_power},
    {"astronomy", {"Astronomie", "Astronomy"}, only(knowledge), {0, 0, 3}, no_income, vision_power},
    {"alchemy", {"Alchimie", "Alchemy"}, only(knowledge), {0, 0, 2}, gives(wine_income), no_power},
    {"typography", {"Typographie", "Typography"}, only(knowledge), {1, 0, 1}, gives(card_income), exchange_power},
    {"oracle", {"Oracle", "Oracle"}, only(character), {3, 0, 0}, no_income, vision_power},
    {"engineer", {"Ingénieur", "Engineer"}, only(character), {0, 1, 2}, no_income, raise_power},
    {"cupbearer", {"Échanson", "Cupbearer"}, only(character), {2, 0, 0}, gives(wine_income), no_power},
    {"master_builder", {"Maître d’œuvre", "Master Builder"}, only(character), {1, 1, 1}, no_income, repetition_power},
    {"academy", {"Académie", "Academy"}, only(building) | only(knowledge), {0, 1, 1}, gives(card_income), no_power},
    {"brotherhood", {"Confrérie", "Brotherhood"}, only(building) | only(character), {0, 2, 0}, no_income, repetition_power},
    {"magus", {"Mage", "Magus"}, only(knowledge) | only(character), {1, 0, 1}, no_income, drago_power},
}};
// clang-format on

struct CardSpec {
  std::string_view id;
  Words name;
  Family family;
  Steps steps;
  Temple temple;
  std::uint8_t devotion;
};

inline constexpr int card_count = 45;
// clang-format off
inline constexpr std::array<CardSpec, card_count> cards = {{
    {"D01", {"Autel", "Altar"}, cathedral, {1, 0, 0}, moon, 4},
    {"D02", {"Chapelle", "Chapel"}, cathedral, {1, 1, 0}, eclipse, 2},
    {"D03", {"Baptistère", "Baptistery"}, cathedral, {0, 1, 0}, star, 5},
    {"D04", {"Palissade", "Palisade"}, fortress, {0, 2, 0}, eclipse, 3},
    {"D05", {"Tour de guet", "Watchtower"}, fortress, {0, 1, 0}, sun, 5},
    {"D06", {"Corps de garde", "Guardhouse"}, fortress, {0, 1, 1}, moon, 2},
    {"D07", {"Puits", "Well"}, aqueduct, {0, 1, 1}, sun, 2},
    {"D08", {"Citerne", "Cistern"}, aqueduct, {0, 1, 0}, star, 4},
    {"D09", {"Fontaine", "Fountain"}, aqueduct, {1, 1, 0}, comet, 3},
    {"D10", {"Étal", "Stall"}, market_hall, {1, 0, 0}, eclipse, 5},
    {"D11", {"Grenier", "Granary"}, market_hall, {0, 1, 1}, moon, 3},
    {"D12", {"Fournil", "Bakehouse"}, market_hall, {0, 1, 0}, sun, 4},
    {"D13", {"Esquisse", "Sketch"}, perspective, {2, 0, 0}, star, 2},
    {"D14", {"Équerre", "Set Square"}, perspective, {0, 0, 1}, moon, 5},
    {"D15", {"Plan au sol", "Ground Plan"}, perspective, {0, 1, 0}, eclipse, 4},
    {"D16", {"Cadran solaire", "Sundial"}, astronomy, {0, 1, 1}, moon, 3},
    {"D17", {"Astrolabe", "Astrolabe"}, astronomy, {0, 0, 2}, sun, 2},
    {"D18", {"Almanach", "Almanac"}, astronomy, {0, 0, 1}, comet, 5},
    {"D19", {"Alambic", "Alembic"}, alchemy, {0, 0, 1}, comet, 4},
    {"D20", {"Herbier", "Herbal"}, alchemy, {1, 0, 1}, eclipse, 3},
    {"D21", {"Grimoire", "Grimoire"}, alchemy, {2, 0, 0}, star, 2},
    {"D22", {"Parchemin", "Parchment"}, typography, {2, 0, 0}, sun, 3},
    {"D23", {"Encre", "Ink"}, typography, {0, 0, 1}, moon, 4},
    {"D24", {"Gravure", "Engraving"}, typography, {1, 0, 0}, comet, 5},
    {"D25", {"Devineresse", "Soothsayer"}, oracle, {1, 0, 0}, star, 5},
    {"D26", {"Ermite", "Hermit"}, oracle, {1, 0, 1}, moon, 2},
    {"D27", {"Augure", "Augur"}, oracle, {0, 0, 1}, sun, 4},
    {"D28", {"Charpentier", "Carpenter"}, engineer, {0, 2, 0}, star, 2},
    {"D29", {"Forgeron", "Blacksmith"}, engineer, {0, 1, 1}, comet, 3},
    {"D30", {"Artilleur", "Gunner"}, engineer, {0, 0, 1}, eclipse, 5},
    {"D31", {"Vendangeur", "Grape Picker"}, cupbearer, {1, 0, 0}, comet, 4},
    {"D32", {"Tonnelier", "Cooper"}, cupbearer, {1, 1, 0}, sun, 2},
    {"D33", {"Aubergiste", "Innkeeper"}, cupbearer, {2, 0, 0}, star, 3},
    {"D34", {"Apprenti", "Apprentice"}, master_builder, {0, 0, 1}, sun, 5},
    {"D35", {"Tailleur de pierre", "Stonecutter"}, master_builder, {0, 1, 0}, eclipse, 4},
    {"D36", {"Contremaître", "Foreman"}, master_builder, {0, 1, 1}, comet, 3},
    {"D37", {"Scriptorium", "Scriptorium"}, academy, {1, 0, 0}, sun, 4},
    {"D38", {"École", "School"}, academy, {0, 0, 1}, star, 5},
    {"D39", {"Cabinet de curiosités", "Cabinet of Curiosities"}, academy, {0, 0, 2}, comet, 2},
    {"D40", {"Loge", "Lodge"}, brotherhood, {1, 1, 0}, comet, 3},
    {"D41", {"Atelier", "Workshop"}, brotherhood, {0, 1, 0}, moon, 5},
    {"D42", {"Hospice", "Hospice"}, brotherhood, {1, 0, 1}, eclipse, 2},
    {"D43", {"Acolyte", "Acolyte"}, magus, {1, 0, 1}, star, 2},
    {"D44", {"Conteur", "Storyteller"}, magus, {2, 0, 0}, eclipse, 3},
    {"D45", {"Initié", "Initiate"}, magus, {0, 0, 1}, moon, 4},
}};
// clang-format on

using Cards = CardSet<card_count>;

constexpr const FamilySpec& family_of(std::uint8_t card) { return families[cards[card].family]; }

template <class Which>
consteval Cards cards_where(Which which) {
  Cards set;
  for (std::uint8_t card = 0; card < card_count; ++card)
    if (which(card)) set.add(card);
  return set;
}
template <std::size_t N, class Which>
consteval std::array<Cards, N> card_sets(Which which) {
  std::array<Cards, N> sets;
  for (std::size_t i = 0; i < N; ++i)
    sets[i] = cards_where([&](std::uint8_t card) { return which(card, i); });
  return sets;
}

inline constexpr auto cards_of_family = card_sets<family_count>(
    [](std::uint8_t card, std::size_t i) { return cards[card].family == i; });
inline constexpr auto cards_of_domain = card_sets<domain_count>(
    [](std::uint8_t card, std::size_t i) { return (family_of(card).domains >> i & 1) != 0; });
inline constexpr auto cards_of_temple = card_sets<temple_count>(
    [](std::uint8_t card, std::size_t i) { return cards[card].temple == i; });
inline constexpr auto cards_with_power = card_sets<power_count>(
    [](std::uint8_t card, std::size_t i) { return family_of(card).power == i; });
inline constexpr auto cards_with_income = card_sets<income_count>(
    [](std::uint8_t card, std::size_t i) { return (family_of(card).incomes >> i & 1) != 0; });
inline constexpr Cards dual_cards = cards_where(
    [](std::uint8_t card) { return std::popcount(unsigned(family_of(card).domains)) == 2; });

inline constexpr std::array<std::string_view, card_count> card_ids = [] {
  std::array<std::string_view, card_count> ids;
  for (std::size_t i = 0; i < ids.size(); ++i) ids[i] = cards[i].id;
  return ids;
}();
inline constexpr std::array<std::string_view, family_count> family_ids = [] {
  std::array<std::string_view, family_count> ids;
  for (std::size_t i = 0; i < ids.size(); ++i) ids[i] = families[i].id;
  return ids;
}();
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
