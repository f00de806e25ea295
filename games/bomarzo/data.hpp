// What is printed: the board, the Village boards, the eight deities, the expansions (section 1 of
// RULES.md), as far as it is no deck (cards.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/purse.hpp"
#include "engine/tables.hpp"

namespace veillee::bomarzo {

enum Resource : std::uint8_t { food, coin, wine, resource_count };
using Cubes = Purse<resource_count>;
inline constexpr Cubes all_cubes = {{30, 30, 16}};  // BOM-1.11

inline constexpr std::uint8_t seasons_of_a_game = 8;
inline constexpr std::uint8_t wine_of_sleep = 2;  // BOM-6.1
inline constexpr std::uint8_t wine_of_copy = 2;   // BOM-7.2
inline constexpr std::uint8_t raised_cubes = 3;   // BOM-11.7
inline constexpr std::uint8_t vision_cards = 2;   // BOM-11.4
inline constexpr std::uint8_t genio_cards = 2;    // BOM-10.1

// ── The board (BOM-1.17 to BOM-1.24) ────────────────────────────────────────────────────────────

enum Zone : std::uint8_t { fields, caverns, vineyard, zone_count };
inline constexpr std::uint8_t slots_of_a_zone = 4;
inline constexpr std::uint8_t harvest[zone_count][slots_of_a_zone] = {
    {3, 2, 1, 1}, {3, 2, 1, 1}, {2, 1, 1, 1}};
constexpr Resource crop_of(std::uint8_t zone) { return static_cast<Resource>(zone); }

enum Track : std::uint8_t { culture, architecture, science, track_count };
inline constexpr std::uint8_t track_top = 10;
inline constexpr std::array<std::uint8_t, 2> symbol_spaces = {4, 8};  // BOM-1.20

// ── Village boards (BOM-1.25 to BOM-1.28) ───────────────────────────────────────────────────────

enum Lane : std::uint8_t { food_lane, coin_lane, wine_lane, card_lane, pawn_lane, lane_count };
struct LaneSpec {
  std::uint8_t length;
  std::uint8_t symbols;  // bit s: there is one on space s
};
inline constexpr std::array<LaneSpec, lane_count> lanes = {{
    {5, 1U << 1 | 1U << 3 | 1U << 5},
    {5, 1U << 1 | 1U << 3 | 1U << 5},
    {4, 1U << 2 | 1U << 4},
    {4, 1U << 1 | 1U << 4},
    {5, 1U << 2 | 1U << 5},
}};
// Symbols that a worker on this space has reached or passed (BOM-2.23).
constexpr std::uint8_t active_symbols(std::uint8_t lane, std::uint8_t space) {
  return static_cast<std::uint8_t>(std::popcount(lanes[lane].symbols & ((2U << space) - 1U)));
}

inline constexpr std::uint8_t pawns_of_a_colour = 5;
constexpr std::uint8_t starting_pawns(std::uint8_t seats) {  // BOM-2.5, BOM-2.6
  return seats == 4 ? 2 : 3;
}

// ── Deities (BOM-1.29 to BOM-1.31) ──────────────────────────────────────────────────────────────

enum DeityId : std::uint8_t {
  genio,
  orco,
  dea,
  gigante,
  elefante,
  tartaruga,
  balena,
  drago,
  deity_count
};
inline constexpr std::uint8_t place_count = deity_count;

// What an offering asks for: Food, Coin, either of them, any kind (BOM-5.20).
struct Offering {
  std::uint8_t food = 0, coin = 0, either = 0, any = 0;

  constexpr int total() const { return food + coin + either + any; }
  friend constexpr bool operator==(const Offering&, const Offering&) = default;
};
inline constexpr std::array<Offering, deity_count> active_offering = {{
    {.coin = 1},
    {.food = 1},
    {.food = 1, .coin = 1},
    {.food = 2, .coin = 1},
    {.food = 1, .coin = 2},
    {.food = 1},
    {.food = 1, .coin = 2},
    {.either = 1},
}};

// What a majority is counted in: the three tracks, the three primary domains, two resources.
enum Category : std::uint8_t {
  by_culture,
  by_architecture,
  by_science,
  by_building,
  by_knowledge,
  by_character,
  by_food,
  by_coin,
  category_count
};
enum Categories : std::uint8_t { corrected, annex, examples, reading_count };
inline constexpr Category category_table[reading_count][deity_count] = {
    {by_science, by_food, by_culture, by_building, by_knowledge, by_architecture, by_character,
     by_coin},
    {by_science, by_food, by_culture, by_architecture, by_knowledge, by_building, by_character,
     by_coin},
    {by_science, by_food, by_culture, by_building, by_knowledge, by_coin, by_character,
     by_architecture},
};

// BOM-13.12: of the first and of the second player, by place.
inline constexpr std::uint8_t place_points[2][place_count] = {{3, 3, 3, 2, 2, 1, 1, 0},
                                                              {2, 2, 2, 1, 1, 0, 0, 0}};
inline constexpr std::uint8_t temple_points[] = {0, 0, 0, 1, 2, 4};  // BOM-13.17

// ── Expansions (section 14) ─────────────────────────────────────────────────────────────────────

enum SeasonColour : std::uint8_t { white, black, green, yellow, brown, colour_count };
inline constexpr std::uint8_t token_count = 12;      // BOM-1.12
inline constexpr std::uint8_t green_placements = 2;  // BOM-14.11

inline constexpr std::uint8_t most_adoration = 2;  // BOM-14.22
inline constexpr std::uint8_t adoration_price = 2;
inline constexpr int fulfilled_vp = 3;
inline constexpr int unfulfilled_vp = -1;

// ── Ids and words ───────────────────────────────────────────────────────────────────────────────

inline constexpr std::array<std::string_view, resource_count> resource_ids = {"food", "coin",
                                                                              "wine"};
inline constexpr std::array<std::string_view, zone_count> zone_ids = {"fields", "caverns",
                                                                      "vineyard"};
inline constexpr std::array<std::string_view, track_count> track_ids = {"culture", "architecture",
                                                                        "science"};
inline constexpr std::array<std::string_view, lane_count> lane_ids = {"food", "coin", "wine",
                                                                      "card", "pawn"};
inline constexpr std::array<std::string_view, deity_count> deity_ids = {
    "genio", "orco", "dea", "gigante", "elefante", "tartaruga", "balena", "drago"};
inline constexpr std::array<std::string_view, category_count> category_ids = {
    "culture", "architecture", "science", "building", "knowledge", "character", "food", "coin"};
inline constexpr std::array<std::string_view, colour_count> colour_ids = {"white", "black", "green",
                                                                          "yellow", "brown"};

inline constexpr std::array<Noun, resource_count> resource_nouns = {{
    {{"nourriture", "food"}, {"nourritures", "food"}},
    {{"pièce", "coin"}, {"pièces", "coins"}},
    {{"vin", "wine"}, {"vins", "wine"}},
}};
inline constexpr Noun any_noun = {{"ressource au choix", "resource of any kind"},
                                  {"ressources au choix", "resources of any kind"}};
inline constexpr Noun either_noun = {{"nourriture ou pièce", "food or coin"},
                                     {"nourritures ou pièces", "food or coins"}};
inline constexpr Noun card_noun = {{"carte", "card"}, {"cartes", "cards"}};
inline constexpr Noun pawn_noun = {{"pion", "pawn"}, {"pions", "pawns"}};
inline constexpr Noun vp_noun = {{"PV", "VP"}, {"PV", "VP"}};
inline constexpr Noun step_noun = {{"case", "space"}, {"cases", "spaces"}};

inline constexpr std::array<Words, zone_count> zone_words = {{{"les Champs", "the Fields"},
                                                              {"les Cavernes", "the Caverns"},
                                                              {"le Vignoble", "the Vineyard"}}};
inline constexpr std::array<Words, track_count> track_words = {
    {{"Culture", "Culture"}, {"Architecture", "Architecture"}, {"Science", "Science"}}};
inline constexpr std::array<Words, lane_count> lane_words = {{{"Nourriture", "Food"},
                                                              {"Pièce", "Coin"},
                                                              {"Vin", "Wine"},
                                                              {"Carte", "Card"},
                                                              {"Pion d’Action", "Action pawn"}}};
inline constexpr std::array<std::string_view, deity_count> deity_names = {
    "Genio", "Orco", "Dea", "Gigante", "Elefante", "Tartaruga", "Balena", "Drago"};
inline constexpr std::array<Words, category_count> category_words = {{
    {"Culture", "Culture"},
    {"Architecture", "Architecture"},
    {"Science", "Science"},
    {"Bâtiment", "Building"},
    {"Connaissance", "Knowledge"},
    {"Personnage", "Character"},
    {"Nourriture", "Food"},
    {"Pièce", "Coin"},
}};
inline constexpr std::array<Words, colour_count> colour_words = {{{"blanche", "white"},
                                                                  {"noire", "black"},
                                                                  {"verte", "green"},
                                                                  {"jaune", "yellow"},
                                                                  {"brune", "brown"}}};

}  // namespace veillee::bomarzo
