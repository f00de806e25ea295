// Dicium dice: faces, hands of dice as counts of faces, and the combinations that a set of dice
// makes (sections 1, 4 and 5 of RULES.md).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/action.hpp"

namespace veillee::dicium {

enum Face : std::uint8_t { f1, f2, f3, f4, f5, fs, face_count };
enum Colour : std::uint8_t { blue, yellow, green, red, colour_count };

inline constexpr std::string_view face_ids[] = {"F1", "F2", "F3", "F4", "F5", "FS"};
inline constexpr std::string_view colour_ids[] = {"blue", "yellow", "green", "red"};
inline constexpr std::array<Colour, face_count> colour_of = {green, blue, yellow, red, blue, green};

inline constexpr int most_dice = 5;
inline constexpr int least_dice = 3;
inline constexpr int most_kept = 2;  // in a reserve

// How many dice show each face.
struct Dice {
  std::array<std::uint8_t, face_count> of{};

  constexpr int size() const { return of[0] + of[1] + of[2] + of[3] + of[4] + of[5]; }
  constexpr bool empty() const { return size() == 0; }
  constexpr int showing(Colour colour) const {
    int n = 0;
    for (std::size_t face = 0; face < face_count; ++face)
      if (colour_of[face] == colour) n += of[face];
    return n;
  }
  constexpr bool contains(const Dice& other) const {
    for (std::size_t face = 0; face < face_count; ++face)
      if (other.of[face] > of[face]) return false;
    return true;
  }
  constexpr Dice& operator+=(const Dice& other) {
    for (std::size_t face = 0; face < face_count; ++face)
      of[face] = byte(of[face] + other.of[face]);
    return *this;
  }
  constexpr Dice& operator-=(const Dice& other) {
    for (std::size_t face = 0; face < face_count; ++face)
      of[face] = byte(of[face] - other.of[face]);
    return *this;
  }
  friend constexpr Dice operator+(Dice a, const Dice& b) { return a += b; }
  friend constexpr Dice operator-(Dice a, const Dice& b) { return a -= b; }
  friend constexpr bool operator==(const Dice&, const Dice&) = default;
};

constexpr Dice dice_of(Face face, int n) {
  Dice dice;
  dice.of[face] = byte(n);
  return dice;
}

// The rows of an individual board: four colours, then the values in the order of DIC-4.1.
enum class Combination : std::uint8_t {
  blue,
  yellow,
  green,
  red,
  pair,
  straight,
  three,
  twopair,
  four,
  full,
  poker,
  count
};
inline constexpr int combination_count = static_cast<int>(Combination::count);
inline constexpr std::string_view combination_ids[combination_count] = {
    "BLUE",  "YELLOW",  "GREEN", "RED",  "PAIR", "STRAIGHT",
    "THREE", "TWOPAIR", "FOUR",  "FULL", "POKER"};
// How many dice a value combination takes; 0: as many as one likes, or all.
inline constexpr std::array<int, combination_count> dice_needed = {0, 0, 0, 0, 2, 0, 3, 4, 4, 5, 5};

constexpr bool is_colour(Combination combination) { return combination < Combination::pair; }
constexpr unsigned bit(Combination combination) { return 1U << static_cast<unsigned>(combination); }

// Every part of the dice, at most 32 of them: the empty one first, symbols last.
template <class Visit>
constexpr void for_each_part(const Dice& dice, Visit visit) {
  Dice part;
  for (;;) {
    visit(part);
    std::size_t face = 0;
    while (face < face_count && part.of[face] == dice.of[face]) part.of[face++] = 0;
    if (face == face_count) return;
    ++part.of[face];
  }
}

// What exactly these dice make together, all of them spent (DIC-4.5, DIC-5.1); the caller knows
// whether they are all dice of the turn, as a straight wants (DIC-4.6).
constexpr unsigned made_of(const Dice& dice) {
  const int n = dice.size();
  if (n == 0) return 0;
  unsigned made = 0;
  for (const Colour colour : {blue, yellow, green, red})
    if (dice.showing(colour) == n) made |= bit(static_cast<Combination>(colour));
  int first = 0;  // the most frequent natural values
  int second = 0;
  int distinct = 0;
  bool straight = n >= least_dice;
  for (int value = 1; value <= 5; ++value) {
    const int here = dice.of[static_cast<std::size_t>(value - 1)];
    if (here == 0) continue;
    ++distinct;
    if (here > first) {
      second = first;
      first = here;
    } else if (here > second) {
      second = here;
    }
    if (here > 1 || value > n) straight = false;
  }
  const bool alike = distinct <= 1;
  if (n == 2 && alike) made |= bit(Combination::pair);
  if (n == 3 && alike) made |= bit(Combination::three);
  if (n == 4 && alike) made |= bit(Combination::four);
  if (n == 5 && alike) made |= bit(Combination::poker);
  if (n == 4 && distinct <= 2 && first <= 2) made |= bit(Combination::twopair);
  if (n == 5 && distinct <= 2 && first <= 3) made |= bit(Combination::full);
  if (straight) made |= bit(Combination::straight);
  return made;
}

// ── The 462 sets of up to five dice ─────────────────────────────────────────────────────────────

inline constexpr int set_count = 462;

namespace inside {

// n over k.
inline constexpr auto binomials = [] {
  std::array<std::array<std::uint16_t, 7>, 11> table{};
  table[0][0] = 1;
  for (std::size_t n = 1; n < table.size(); ++n) {
    table[n][0] = 1;
    for (std::size_t k = 1; k < 7; ++k)
      table[n][k] = static_cast<std::uint16_t>(table[n - 1][k - 1] + table[n - 1][k]);
  }
  return table;
}();

template <class Visit>
constexpr void complete(Dice& dice, std::size_t face, int left, Visit& visit) {
  if (face + 1 == face_count) {
    dice.of[face] = byte(left);
    visit(dice);
    return;
  }
  for (int n = 0; n <= left; ++n) {
    dice.of[face] = byte(n);
    complete(dice, face + 1, left - n, visit);
  }
}

}  // namespace inside

// Every set of n dice.
template <class Visit>
constexpr void for_each_set(int n, Visit visit) {
  Dice dice;
  inside::complete(dice, 0, n, visit);
}

// Its number among all sets, smaller ones first: the dice before each bar between two faces, and
// all dice, as a number of the combinatorial system.
constexpr int set_number(const Dice& dice) {
  int number = 0;
  std::size_t before = 0;
  for (std::size_t face = 0; face < face_count; ++face) {
    before += dice.of[face];
    number += inside::binomials[before + face][face + 1];
  }
  return number;
}

struct Makes {
  std::uint16_t whole = 0;   // all dice together
  std::uint16_t within = 0;  // some of them; a straight: all of them
};
extern const std::array<Makes, set_count> all_sets;

inline Makes makes(const Dice& dice) {
  return all_sets[static_cast<std::size_t>(set_number(dice))];
}

// A part of a set, ready for an action: its faces in ascending order, no_arg behind the last, and
// what it makes.
struct Part {
  std::array<std::uint8_t, most_dice> faces{};
  std::uint8_t size = 0;
  std::uint16_t made = 0;
};
inline constexpr int part_count = 6188;  // of all sets
struct PartTable {
  std::array<Part, part_count> parts{};
  std::array<std::uint16_t, set_count + 1> first{};  // of each set
};
const PartTable& part_table();

// In the order of for_each_part.
inline std::span<const Part> parts_of(const Dice& dice) {
  const PartTable& table = part_table();
  const auto number = static_cast<std::size_t>(set_number(dice));
  return std::span(table.parts)
      .subspan(table.first[number], table.first[number + 1] - table.first[number]);
}

// ── Chance ──────────────────────────────────────────────────────────────────────────────────────

inline constexpr std::array<std::uint32_t, most_dice + 1> results_of = {1, 6, 36, 216, 1296, 7776};

// DIC-C1. One draw for all dice: every result of n dice is as likely.
template <class Random>
Dice thrown(int n, Random& random) {
  Dice dice;
  if (n == 0) return dice;
  for (std::uint32_t all = random.below(results_of[static_cast<std::size_t>(n)]); n > 0; --n) {
    ++dice.of[all % face_count];
    all /= face_count;
  }
  return dice;
}

// How many dice of a colour each colour row wants at least.
using Needs = std::array<std::uint8_t, colour_count>;

// In how many of all results of a throw each row can be played afterwards.
struct Chances {
  std::uint32_t of = 1;
  std::array<std::uint32_t, combination_count> rows{};
};
// Exact: `left` lie, `n` fall.
Chances chances(const Dice& left, int n, const Needs& needs);
// What lies there: bits of Combination.
unsigned rows_within(const Dice& dice, const Needs& needs);

// ── Dice in actions and events: their faces in ascending order, no_arg behind the last ──────────

template <int N>
constexpr void write_faces(const Dice& dice, std::uint8_t* to) {
  int at = 0;
  for (std::uint8_t face = 0; face < face_count; ++face)
    for (int n = dice.of[face]; n > 0; --n) to[at++] = face;
  for (; at < N; ++at) to[at] = no_arg;
}
template <int N>
constexpr Dice read_faces(const std::uint8_t* from) {
  Dice dice;
  for (int i = 0; i < N; ++i)
    if (from[i] < face_count) ++dice.of[from[i]];
  return dice;
}

// An action of this kind that names at most N dice.
template <int N, class Kind>
constexpr Action face_action(Kind kind, const Part& part) {
  Action action = make_action(kind);
  for (std::size_t i = 0; i < N; ++i) action.args[i] = part.faces[i];
  return action;
}
// Behind a first argument.
template <class Kind>
constexpr Action play_action(Kind kind, std::uint8_t use, const Part& part) {
  Action action = make_action(kind, use);
  for (std::size_t i = 0; i < most_dice; ++i) action.args[i + 1] = part.faces[i];
  return action;
}

}  // namespace veillee::dicium
