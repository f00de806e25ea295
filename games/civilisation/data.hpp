// The chart of Civilisation and its other constant tables (section 1 of RULES.md).
#pragma once

#include "engine/board.hpp"
#include "engine/decks.hpp"
#include "engine/words.hpp"
#include "games/dicium/state.hpp"

namespace veillee::civilisation {

// ── The chart ───────────────────────────────────────────────────────────────────────────────────

inline constexpr int rows = 9;
inline constexpr int columns = 9;
inline constexpr int square_count = rows * columns;
using Chart = Board<rows, columns>;
using Set = Chart::Set;

// "E2", of nine columns A to I from the west and nine rows 1 to 9 from the north.
constexpr std::uint8_t at(const char (&id)[3]) { return Chart::named(id); }
inline constexpr const auto& square_ids = square_names<rows, columns>;

// CIV-1.11: ~ sea, # land, C Capital square, Q quarry, M lair on land, m lair on sea.
inline constexpr std::string_view layout =
    "Q##~~Q~#Q"
    "#M~~C#~m#"
    "#~~~~~~~~"
    "~~~~#~~#Q"
    "~C~#M#~C~"
    "Q#~~#~~~~"
    "~~~~~~~~#"
    "#m~#C~~M#"
    "Q#~Q~~##Q";

constexpr Set squares_of(std::string_view signs) {
  Set set;
  for (std::uint8_t square = 0; square < square_count; ++square)
    if (signs.find(layout[square]) != std::string_view::npos) set.add(square);
  return set;
}
inline constexpr Set sea = squares_of("~m");
inline constexpr Set land = Set::all() - sea;
inline constexpr Set quarries = squares_of("Q");

// All squares are open to their neighbours (CIV-4.9).
inline constexpr Chart::Ways steps_along = [] {
  std::array<char, square_count> zones{};
  zones.fill('a');
  return Chart({zones.data(), zones.size()}, {}, {}).ways();
}();
// Orthogonally and diagonally.
inline constexpr std::array<Set, square_count> around = [] {
  std::array<Set, square_count> all;
  for (std::uint8_t a = 0; a < square_count; ++a)
    for (std::uint8_t b = 0; b < square_count; ++b)
      if (Chart::orthogonal(a, b) || Chart::diagonal(a, b)) all[a].add(b);
  return all;
}();

inline constexpr int region_count = 9;
inline constexpr std::array<std::string_view, region_count> region_ids = {
    "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9"};
constexpr std::uint8_t region_of(std::uint8_t square) {
  return byte(square / columns / 3 * 3 + square % columns / 3);
}
inline constexpr std::array<Set, region_count> regions = [] {
  std::array<Set, region_count> all;
  for (std::uint8_t square = 0; square < square_count; ++square) all[region_of(square)].add(square);
  return all;
}();
inline constexpr std::array<std::uint8_t, 4> corner_regions = {0, 2, 6, 8};
inline constexpr std::uint8_t central_region = 4;
extern const std::array<Words, region_count> region_words;

// CIV-2.11: by the number of seats, then the seat.
inline constexpr std::array<std::array<std::uint8_t, max_seats>, max_seats> capital_squares = {
    {{at("E2"), no_arg, no_arg, no_arg},
     {at("E2"), at("E8"), no_arg, no_arg},
     {at("E2"), at("H5"), at("E8"), no_arg},
     {at("E2"), at("H5"), at("E8"), at("B5")}}};

enum Monster : std::uint8_t { minotaur, hydra, charybdis, scylla, cyclops, monster_count };
struct MonsterSpec {
  Words name;
  std::uint8_t square;
  std::uint8_t defence;
};
extern const std::array<std::string_view, monster_count> monster_ids;
extern const std::array<MonsterSpec, monster_count> all_monsters;  // CIV-1.15

// ── Boards and tiles ────────────────────────────────────────────────────────────────────────────

enum BoardColour : std::uint8_t { red_board, green_board, blue_board, yellow_board, board_count };
inline constexpr std::array<std::string_view, board_count> board_ids = {"red", "green", "blue",
                                                                        "yellow"};
// CIV-1.18: what hero_colour unlocks.
struct ColourBonus {
  dicium::Colour colour;
  std::uint8_t n;
};
inline constexpr std::array<ColourBonus, board_count> colour_bonuses = {
    {{dicium::red, 1}, {dicium::green, 1}, {dicium::blue, 2}, {dicium::yellow, 2}}};

enum Hero : std::uint8_t { hero_colour, hero_reroll, hero_redeploy, hero_count };
inline constexpr std::array<std::string_view, hero_count> hero_ids = {"colour", "reroll",
                                                                      "redeploy"};

// Buildings; Heroes and the Capital are tiles, too.
enum Tile : std::uint8_t { city, temple, wonder, building_count, hero_tile = building_count };
inline constexpr std::array<std::string_view, 4> tile_ids = {"city", "temple", "wonder", "hero"};
inline constexpr std::array<int, building_count> tiles_each = {5, 2, 1};
inline constexpr std::array<int, building_count> points_of_building = {1, 3, 4};  // CIV-5.8

inline constexpr int vp_cards = 43;
inline constexpr int five_tiles = 3;
inline constexpr std::array<int, max_seats> pile_at_start = {43, 24, 33, 40};  // CIV-2.4
inline constexpr int most_rounds = 60;
inline constexpr int solo_turns = 12;

inline constexpr int points_of_attack = 2;
inline constexpr int points_of_monster = 3;
inline constexpr int points_of_wrath = 2;
inline constexpr int points_of_region = 2;
inline constexpr int points_of_philosopher = 2;
inline constexpr int help_of_heraclitus = 3;
inline constexpr int steps_of_thales = 4;
inline constexpr int steps_of_anaximander = 2;

// ── Cards ───────────────────────────────────────────────────────────────────────────────────────

enum Philosopher : std::uint8_t {
  socrates,
  plato,
  aristotle,
  thales,
  anaximander,
  pythagoras,
  epicurus,
  diogenes,
  heraclitus,
  zeno,
  democritus,
  protagoras,
  empedocles,
  xenophanes,
  hypatia,
  diotima,
  philosopher_count
};
// What a card does belongs to its slot, and so does whether it has an effect in solo (CIV-14.3).
struct SlotSpec {
  bool solo;
};
extern const std::array<std::string_view, philosopher_count> philosopher_ids;
extern const std::array<SlotSpec, philosopher_count> all_philosophers;
inline constexpr int most_shown = 3;
using Philosophers = CardSet<philosopher_count>;

// Common objectives, then secret ones.
inline constexpr int objective_count = 10;
using Objectives = CardSet<objective_count>;
enum Common : std::uint8_t {
  thalassocracy,
  hegemony,
  urban_league,
  pantheon,
  monster_bane,
  age_of_heroes,
  academy,
  art_of_war,
  mastery_of_arts,
  great_sanctuary
};
enum Secret : std::uint8_t {
  ends_of_the_earth,
  navel_of_the_world,
  city_builder,
  architect,
  sea_people,
  land_people,
  legend_hunter,
  foreign_lands,
  circle_of_sages,
  glory_of_arms
};
extern const std::array<std::string_view, objective_count> common_ids;
extern const std::array<std::string_view, objective_count> secret_ids;
extern const std::array<SlotSpec, objective_count> all_commons;
extern const std::array<SlotSpec, objective_count> all_secrets;

// What is printed on the cards: deck.json, or a deck of one's own (engine/decks.hpp).
struct Deck {
  struct Figures {
    std::uint8_t vp = 0;
    std::uint8_t need = 0;  // of what `progress` counts
  };
  struct Told {
    Phrase name, caption, text;
    Phrase moment = {};  // of a Philosopher
  };

  static constexpr std::string_view game = "dicium-civilisation";
  static std::string_view embedded();
  void read(json::Object& in);

  std::array<Figures, objective_count> commons;  // what the rules read stands together
  std::array<Figures, objective_count> secrets;
  std::array<Told, philosopher_count> philosophers;
  std::array<Told, objective_count> common_words;
  std::array<Told, objective_count> secret_words;
};

// ── What combinations are for ───────────────────────────────────────────────────────────────────

enum Use : std::uint8_t {
  use_sea,
  use_land,
  use_city2,
  use_city3,
  use_city4,
  use_city5,
  use_temple,
  use_temple3,  // with Xenophanes (CIV-10.23)
  use_pair,
  use_straight,
  use_three,
  use_twopair,
  use_four,
  use_full,
  use_wonder,
  use_voyage,
  use_count
};
extern const std::array<dicium::UseSpec, use_count> all_uses;
extern const std::array<std::string_view, use_count> use_ids;
constexpr bool builds_city(std::uint8_t use) { return use >= use_city2 && use <= use_city5; }

// How a pawn moves.
enum Journey : std::uint8_t {
  by_sea,
  by_land,
  by_pair,
  by_poker,
  by_thales,
  by_anaximander,
  journey_count
};
inline constexpr std::array<std::string_view, journey_count> journey_ids = {
    "sea", "land", "pair", "voyage", "PH04", "PH05"};

// CIV-14.7, the lowest first: up to so many points.
inline constexpr std::array<int, 4> rank_limits = {20, 25, 30, 35};
inline constexpr int rank_count = 5;
extern const std::array<Words, rank_count> rank_words;

}  // namespace veillee::civilisation
