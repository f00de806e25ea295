// The castle of Shogun and its other constant tables (section 1 of RULES.md).
#pragma once

#include <span>

#include "engine/board.hpp"
#include "engine/words.hpp"
#include "games/dicium/state.hpp"

namespace veillee::shogun {

inline constexpr int rows = 9;
inline constexpr int columns = 9;
inline constexpr int square_count = rows * columns;
using Castle = Board<rows, columns>;
using Set = Castle::Set;

// "E5", of nine columns A to I from the west and nine rows 1 to 9 from the north.
constexpr std::uint8_t at(const char (&id)[3]) { return Castle::named(id); }
inline constexpr const auto& square_ids = square_names<rows, columns>;

// SHO-1.11: a letter for each zone.
inline constexpr std::string_view zones =
    "aakbbbkcc"
    "aakbbbkcc"
    "kkkkkkkkk"
    "ddktttkee"
    "ddktttkee"
    "ddktttkee"
    "kkkkkkkkk"
    "ffkgggkhh"
    "ffkgggkhh";
// SHO-1.13.
inline constexpr std::string_view kinds =
    "BjcjBjcjB"
    "jjcjjjcjj"
    "AcGcccGcA"
    "jjc...cjj"
    "Bjc.S.cjB"
    "jjc...cjj"
    "ccccccccc"
    "jjcjjjcjj"
    "BjAjOjAjB";

inline constexpr Side openings[] = {  // SHO-1.17
    {at("B2"), at("C2")}, {at("G2"), at("H2")}, {at("C1"), at("D1")}, {at("F1"), at("G1")},
    {at("B6"), at("C6")}, {at("G6"), at("H6")}, {at("B7"), at("B8")}, {at("H7"), at("H8")},
    {at("C9"), at("D9")}, {at("F9"), at("G9")}, {at("E7"), at("E8")}};
inline constexpr Side doors_for_two[] = {  // SHO-1.18
    {at("C5"), at("D5")}, {at("F5"), at("G5")}, {at("E3"), at("E4")}, {at("E6"), at("E7")},
    {at("E2"), at("E3")}, {at("B3"), at("B4")}, {at("H3"), at("H4")}};
inline constexpr Side doors_for_four[] = {
    {at("C5"), at("D5")}, {at("F5"), at("G5")}, {at("E3"), at("E4")}, {at("E6"), at("E7")},
    {at("A2"), at("A3")}, {at("I2"), at("I3")}, {at("B3"), at("B4")}, {at("H3"), at("H4")}};

// SHO-1.25: the board has two sides, which differ in their doors. Here each is a plan, as a `Side`
// is what two squares share.
struct Plan {
  std::span<const Side> doors;
  Castle castle{zones, openings, doors};
  Castle::Ways ways_through_doors = castle.ways(Castle::every_door);
};
inline constexpr std::array<Plan, 2> plans = {Plan{doors_for_two}, Plan{doors_for_four}};
constexpr std::size_t plan_number(int seats) { return seats == 2 ? 0 : 1; }
constexpr const Plan& plan_for(int seats) { return plans[plan_number(seats)]; }

inline constexpr Castle::Ways ways_past_doors = Castle(zones, openings, {}).ways();  // of ninjas

constexpr Set squares_of_kind(char kind) {
  Set set;
  for (std::uint8_t square = 0; square < square_count; ++square)
    if (kinds[square] == kind) set.add(square);
  return set;
}
inline constexpr Set plain_gardens = squares_of_kind('j');
inline constexpr Set plain_corridors = squares_of_kind('c');
inline constexpr Set garrison_squares = squares_of_kind('G');
inline constexpr Set brazier_squares = squares_of_kind('B');
inline constexpr Set altars = squares_of_kind('A');
inline constexpr Set hall = squares_of_kind('.') | squares_of_kind('S');  // the throne room
inline constexpr std::uint8_t throne = at("E5");
inline constexpr std::uint8_t torii_square = at("E9");

// The eight gardens, by their letters: nw, n, ne, w, e, sw, s, se.
inline constexpr int garden_count = 8;
constexpr Set squares_of_zone(char letter) {
  Set set;
  for (std::uint8_t square = 0; square < square_count; ++square)
    if (zones[square] == letter) set.add(square);
  return set;
}
inline constexpr std::array<Set, garden_count> gardens = [] {
  std::array<Set, garden_count> all;
  for (int i = 0; i < garden_count; ++i)
    all[static_cast<std::size_t>(i)] = squares_of_zone(static_cast<char>('a' + i));
  return all;
}();

// SHO-11.15: how long the ways are to all squares from this one, when each square entered counts 1,
// and through a door 2; by how many play.
const std::array<std::uint8_t, square_count>& ways_from(int seats, std::uint8_t square);
inline constexpr int longest_way = 10;

enum Camp : std::uint8_t { ninja, samurai };
constexpr Camp camp_of(Seat seat) { return seat % 2 == 0 ? ninja : samurai; }

inline constexpr int pawns_each = 3;
inline constexpr int pawn_count = max_seats * pawns_each;
inline constexpr std::uint8_t the_shogun = pawn_count;  // beside the pawns in actions and events
inline constexpr std::string_view pawn_ids[] = {"A.1", "A.2", "A.3", "B.1", "B.2", "B.3",   "C.1",
                                                "C.2", "C.3", "D.1", "D.2", "D.3", "shogun"};
constexpr Seat owner_of(std::uint8_t pawn) { return byte(pawn / pawns_each); }
constexpr std::uint8_t first_pawn(Seat seat) { return byte(seat * pawns_each); }

inline constexpr int tiles_each = 2;
inline constexpr int alert_cards = 5;
inline constexpr int most_turns = 400;
inline constexpr int banzai_steps = 3;

enum Use : std::uint8_t {
  use_move,
  use_opening,
  use_shuriken,
  use_infiltration,
  use_redeployment,
  use_brazier,
  use_banzai,
  use_ki2,
  use_ki3,
  use_ki4,
  use_ki5,
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

// How far a walk leads that is not counted in faces; 0: the use is no such walk.
struct Stride {
  std::uint8_t steps = 0;
  bool through_doors = false;
  bool lights = false;     // a brazier where it ends
  std::uint8_t extra = 0;  // red faces in its fights
};
constexpr Stride stride_of(Camp camp, std::uint8_t use) {
  switch (use) {
    case use_pair: return {2};
    case use_three: return camp == samurai ? Stride{3, false, false, 1} : Stride{};
    case use_four: return camp == ninja ? Stride{5} : Stride{};
    case use_full: return camp == ninja ? Stride{3, true} : Stride{2, false, true};
    case use_poker: return camp == ninja ? Stride{5, true} : Stride{5, false, true};
    default: return {};
  }
}

}  // namespace veillee::shogun
