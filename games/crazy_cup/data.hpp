// The course of Crazy Cup and its other constant tables (section 1 of RULES.md).
#pragma once

#include <array>

#include "engine/decks.hpp"
#include "engine/words.hpp"
#include "games/dicium/state.hpp"

namespace veillee::crazy_cup {

// ── Squares: 64 of the road by their index, then the rough ones (CUP-1.6, CUP-1.14) ─────────────

inline constexpr int road = 64;
inline constexpr int rough_count = 8;
inline constexpr int square_count = road + rough_count;
inline constexpr std::uint8_t start_line = 0;
constexpr bool is_rough(std::uint8_t square) { return square >= road; }
extern const std::array<std::string_view, square_count> square_ids;

enum Terrain : std::uint8_t { ravine, volcanic, cactus, lake, terrain_count };
inline constexpr std::string_view tile_ids[] = {"ravine", "volcanic", "cactus", "lake"};

// CUP-1.9.
struct Rough {
  std::string_view id;
  Terrain terrain;
  std::array<std::uint8_t, 2> joins;
  std::uint8_t row;
  std::uint8_t column;
};
inline constexpr std::array<Rough, rough_count> roughs = {{{"R1", ravine, {4, 12}, 5, 3},
                                                           {"L1", lake, {11, 21}, 3, 2},
                                                           {"V1", volcanic, {13, 19}, 3, 4},
                                                           {"C1", cactus, {20, 26}, 1, 3},
                                                           {"C2", cactus, {38, 44}, 1, 11},
                                                           {"V2", volcanic, {45, 51}, 3, 10},
                                                           {"L2", lake, {43, 53}, 3, 12},
                                                           {"R2", ravine, {52, 60}, 5, 11}}};
constexpr const Rough& rough_of(std::uint8_t square) {
  return roughs[static_cast<std::size_t>(square - road)];
}
// The rough square beside a road square; no_arg: none.
inline constexpr std::array<std::uint8_t, road> rough_beside = [] {
  std::array<std::uint8_t, road> beside{};
  beside.fill(no_arg);
  for (std::uint8_t i = 0; i < rough_count; ++i)
    for (const std::uint8_t square : roughs[i].joins) beside[square] = byte(road + i);
  return beside;
}();

constexpr std::uint8_t after(std::uint8_t square, int steps) {
  return byte((square + steps + road) % road);
}

// CUP-1.10.
inline constexpr std::array<std::uint8_t, 7> garages = {8, 16, 23, 32, 41, 48, 56};
inline constexpr std::array<bool, square_count> is_garage = [] {
  std::array<bool, square_count> all{};
  for (const std::uint8_t square : garages) all[square] = true;
  return all;
}();

// Where each road square lies on the board (CUP-1.5, CUP-1.6).
struct Place {
  std::uint8_t row;
  std::uint8_t column;
};
inline constexpr int rows = 7;
inline constexpr int columns = 15;
inline constexpr std::array<Place, square_count> places = [] {
  constexpr int grid[rows][columns] = {{-1, 24, 25, 26, 27, 28, 31, 32, 33, 36, 37, 38, 39, 40, -1},
                                       {-1, 23, -1, -1, -1, 29, 30, -1, 34, 35, -1, -1, -1, 41, -1},
                                       {-1, 22, 21, 20, 19, 18, 17, -1, 47, 46, 45, 44, 43, 42, -1},
                                       {-1, -1, -1, -1, -1, -1, 16, -1, 48, -1, -1, -1, -1, -1, -1},
                                       {9, 10, 11, 12, 13, 14, 15, -1, 49, 50, 51, 52, 53, 54, 55},
                                       {8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 56},
                                       {7, 6, 5, 4, 3, 2, 1, 0, 63, 62, 61, 60, 59, 58, 57}};
  std::array<Place, square_count> all{};
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      if (const int index = grid[row][column]; index >= 0)
        all[static_cast<std::size_t>(index)] = {byte(row), byte(column)};
  for (std::size_t i = 0; i < rough_count; ++i) all[road + i] = {roughs[i].row, roughs[i].column};
  return all;
}();

// ── Line of sight (CUP-7.8 to CUP-7.10) ─────────────────────────────────────────────────────────

// How one square is seen from another when no pawn stands between: road squares in a row or column
// always follow each other on the road (where they do not there is a barrier).
struct Line {
  std::uint8_t steps = 0;  // 0: out of sight
  std::int8_t way = 0;     // of the index; 0: onto or off a rough square
};
// From a square to another.
extern const std::array<std::array<Line, square_count>, square_count> lines;

// How many steps it takes at least to enter a rough square from here.
constexpr int steps_to_rough(std::uint8_t square) {
  if (is_rough(square)) return 2;
  int steps = 1;
  while (rough_beside[after(square, steps - 1)] == no_arg &&
         rough_beside[after(square, 1 - steps)] == no_arg)
    ++steps;
  return steps;
}

// ── Directions ──────────────────────────────────────────────────────────────────────────────────

enum Way : std::uint8_t { with_clock, against_clock };
inline constexpr std::uint8_t no_way = no_arg;  // nobody has moved yet
inline constexpr std::string_view way_ids[] = {"clockwise", "anticlockwise"};
constexpr std::uint8_t opposite(std::uint8_t way) { return way == no_way ? no_way : byte(1 - way); }
constexpr int sign_of(std::uint8_t way) { return way == with_clock ? 1 : -1; }

// ── Cheat cards (CUP-1.13) ──────────────────────────────────────────────────────────────────────

enum Card : std::uint8_t {
  grapnel,
  tornado,
  nitro,
  oil,
  cannon,
  sabotage,
  plans,
  trail,
  loaded,
  swerve,
  bribe,
  card_count
};
inline constexpr std::string_view card_ids[] = {"grapnel", "tornado",  "nitro", "oil",
                                                "cannon",  "sabotage", "plans", "trail",
                                                "loaded",  "swerve",   "bribe"};
// What belongs to a slot, whatever is printed on its card.
struct CardSpec {
  bool pair;
  bool solo;
  std::string_view clause;
};
inline constexpr std::array<CardSpec, card_count> all_cards = {{
    {false, true, "CUP-7.8"},    // grapnel
    {false, true, "CUP-7.14"},   // tornado
    {false, true, "CUP-7.31"},   // nitro
    {false, true, "CUP-7.18"},   // oil
    {true, true, "CUP-7.19"},    // cannon
    {true, false, "CUP-7.29"},   // sabotage
    {true, false, "CUP-7.30"},   // plans
    {true, true, "CUP-7.32"},    // trail
    {false, true, "CUP-7.20"},   // loaded
    {false, false, "CUP-7.37"},  // swerve
    {false, false, "CUP-7.6"},   // bribe
}};
// What is printed on them, and how many there are of each: deck.json, or a deck of one's own
// (engine/decks.hpp).
struct Deck {
  static constexpr std::string_view game = "dicium-crazy-cup";
  static std::string_view embedded();
  void read(json::Object& in);

  std::array<std::uint8_t, card_count> copies{};
  std::array<Phrase, card_count> names;
  std::array<Phrase, card_count> captions;  // when it is played
  std::array<Phrase, card_count> texts;     // a sentence
};
inline constexpr int most_copies = 6;
inline constexpr int cards_dealt = 3;
inline constexpr std::uint8_t most_shown = 3;

// ── Figures ─────────────────────────────────────────────────────────────────────────────────────

inline constexpr int most_tiles = 2;
inline constexpr int retreat_squares = 3;
inline constexpr int nitro_squares = 2;
inline constexpr int most_rounds = 60;
inline constexpr int drone_passes = 5;  // CUP-9.24
inline constexpr int most_steps = 14;   // CUP-7.39

enum Use : std::uint8_t {
  use_move,
  use_tech,
  use_bonus2,
  use_bonus3,
  use_bonus4,
  use_bonus5,
  use_cheat,
  use_pair,
  use_straight,
  use_three,
  use_twopair,
  use_four,
  use_full,
  use_poker,
  use_count
};
extern const std::array<dicium::UseSpec, use_count> all_uses;
extern const std::array<std::string_view, use_count> use_ids;

// How far a movement leads that is not counted in faces; 0: the use is no such movement.
constexpr int squares_of(std::uint8_t use) {
  switch (use) {
    case use_pair: return 2;
    case use_twopair:
    case use_full: return 3;
    case use_four:
    case use_poker: return 5;
    default: return 0;
  }
}
constexpr bool moves(std::uint8_t use) { return use == use_move || squares_of(use) > 0; }
constexpr bool flies(std::uint8_t use) { return use == use_full || use == use_poker; }
constexpr bool takes_card(std::uint8_t use) { return use == use_cheat || use == use_three; }

}  // namespace veillee::crazy_cup
