// The printed pieces of Sabbat Magica as constant tables: peoples, tiles, places, time cards,
// POWER cards (section 1 of RULES.md).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/enum_names.hpp"
#include "engine/grid.hpp"
#include "engine/words.hpp"

namespace veillee::sabbat_magica {

enum People : std::uint8_t { argosola, zugriga, sanagal, luserna, people_count };
enum Resource : std::uint8_t { spider, rat, gem, mask, resource_count };

inline constexpr std::uint8_t ghosts_of_a_people = 7;
inline constexpr std::uint8_t most_terror = 10;     // SAB-1.8
inline constexpr std::uint8_t starting_terror = 3;  // SAB-2.13
inline constexpr std::uint8_t rounds = 6;           // SAB-3.1
inline constexpr int chimera_vp = 5;                // SAB-7.2
inline constexpr int curse_vp = 5;                  // SAB-3.9
inline constexpr int hunger_vp = 1;                 // SAB-3.40, for each unfed ghost

// ── The hall (SAB-1.14 to SAB-1.17) ─────────────────────────────────────────────────────────────

using Hall = Grid<4, 4>;
inline constexpr std::uint8_t square_count = Hall::squares;
inline constexpr std::uint8_t outside = 0xFF;  // the magician is still on the player board

constexpr std::array<SquareMask, square_count> make_neighbours() {
  auto masks = Hall::orthogonal_mask();
  constexpr auto diagonal = Hall::diagonal_mask();
  for (std::uint8_t s = 0; s < square_count; ++s) masks[s] |= diagonal[s];
  return masks;
}
inline constexpr auto neighbours = make_neighbours();  // SAB-1.15

// Manor tiles: MT01 to MT12 give a resource, three tiles a kind; then the four special ones.
inline constexpr std::uint8_t tile_count = 16;
enum SpecialTile : std::uint8_t { grimoire = 12, the_clock, terrorisator, test_tube };
constexpr bool is_standard(std::uint8_t tile) { return tile < grimoire; }
constexpr std::uint8_t resource_of(std::uint8_t tile) { return tile / 3; }

// Mirrors in the order N-a … N-d, E-1 … E-4, S-a … S-d, W-1 … W-4.
inline constexpr std::uint8_t mirror_count = 16;
enum MirrorState : std::uint8_t { intact, cracked, broken };
constexpr std::uint8_t square_of_mirror(std::uint8_t mirror) {
  const int i = mirror % 4;
  constexpr int last = 3;
  switch (mirror / 4) {
    case 0: return static_cast<std::uint8_t>(Hall::at(0, i));
    case 1: return static_cast<std::uint8_t>(Hall::at(i, last));
    case 2: return static_cast<std::uint8_t>(Hall::at(last, i));
    default: return static_cast<std::uint8_t>(Hall::at(i, 0));
  }
}
constexpr std::array<std::uint16_t, square_count> make_bordering() {
  std::array<std::uint16_t, square_count> masks{};
  for (std::uint8_t m = 0; m < mirror_count; ++m)
    masks[square_of_mirror(m)] = static_cast<std::uint16_t>(masks[square_of_mirror(m)] | 1U << m);
  return masks;
}
inline constexpr auto bordering = make_bordering();  // the mirrors of each square

// ── Portal tiles (SAB-1.18) ─────────────────────────────────────────────────────────────────────

inline constexpr std::uint8_t portal_count = 10;
// What each costs: bit k is one resource of kind k.
inline constexpr std::array<std::uint8_t, portal_count> portal_cost = {
    0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100, 0b0111, 0b1011, 0b1101, 0b1110};

// ── Places: the eight regions, then the six gardens ─────────────────────────────────────────────

enum Place : std::uint8_t {
  turgapel,
  neshata,
  gineva,
  vada,
  friburga,
  vale,
  berena,
  grisa,
  glassworks,
  crystal_globe,
  canteen,
  training_ground,
  alchemist,
  zen_garden,
  place_count,
};
inline constexpr std::uint8_t region_count = 8;
inline constexpr std::uint8_t garden_count = 6;
using Places = std::uint16_t;  // bit p: place p
constexpr Places only(std::uint8_t place) { return static_cast<Places>(1U << place); }
inline constexpr Places all_regions = 0x00FF;
inline constexpr Places all_gardens = 0x3F00;
constexpr bool is_region(std::uint8_t place) { return place < region_count; }

// SAB-1.21, SAB-1.24: both boards are rings.
constexpr std::uint8_t along_ring(std::uint8_t place, int steps) {
  const int first = is_region(place) ? 0 : region_count;
  const int size = is_region(place) ? region_count : garden_count;
  return static_cast<std::uint8_t>(first + (place - first + steps + size) % size);
}
constexpr std::array<Places, place_count> make_reach(int steps) {
  std::array<Places, place_count> masks{};
  for (std::uint8_t p = 0; p < place_count; ++p)
    for (int s = 1; s <= steps; ++s)
      masks[p] = static_cast<Places>(masks[p] | only(along_ring(p, s)) | only(along_ring(p, -s)));
  return masks;
}
inline constexpr auto adjacent_places = make_reach(1);
inline constexpr auto places_within_two = make_reach(2);  // Booster, SAB-8.32

inline constexpr std::array<std::uint8_t, region_count> region_vp = {4, 3, 2, 3, 2, 3, 2, 3};

// Spaces with 2, 3 and 4 players (SAB-1.22, SAB-1.25).
inline constexpr std::uint8_t spaces[3][place_count] = {
    {1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2},
    {1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 3, 2, 3},
    {2, 2, 3, 2, 3, 2, 3, 2, 3, 3, 3, 3, 3, 3},
};
constexpr std::uint8_t capacity(std::uint8_t players, std::uint8_t place) {
  return spaces[players - 2][place];
}

// ── Time cards (SAB-1.30) ───────────────────────────────────────────────────────────────────────

enum class Gift : std::uint8_t { none, terror, vp, choice, named };
struct Slot {
  Gift gift = Gift::none;
  std::uint8_t n = 0;  // how many, or which resource
};
inline constexpr std::uint8_t slot_count = 4;
enum TimeCardId : std::uint8_t {
  full_moon,
  fools,
  nature,
  harvest,
  half_moon,
  carnival,
  dark_moon
};
inline constexpr std::uint8_t time_card_count = 7;
struct TimeCard {
  Words name;
  std::uint8_t actions;
  std::array<Slot, slot_count> slots;
};
extern const std::array<TimeCard, time_card_count> time_cards;

// ── POWER cards (section 8.2) ───────────────────────────────────────────────────────────────────

enum Power : std::uint8_t {
  luxuriance,
  apparition,
  secret_area,
  doppelganger,
  teleportation,
  fireball,
  bats,
  seduction,
  immortality,
  booster,
  spell,
  frenzy,
  power_count,
};
inline constexpr std::uint8_t no_power = 0xFF;
inline constexpr std::array<People, power_count> people_of_power = {
    luserna, luserna, luserna, sanagal,  sanagal,  sanagal,
    zugriga, zugriga, zugriga, argosola, argosola, argosola};

// ── Machine names (notation, positions) and words ───────────────────────────────────────────────

extern const std::array<std::string_view, people_count> people_ids;
inline constexpr auto resource_ids = enum_names<Resource>;
extern const std::array<std::string_view, tile_count> tile_ids;
extern const std::array<std::string_view, square_count> square_ids;
extern const std::array<std::string_view, mirror_count> mirror_ids;
inline constexpr auto mirror_state_ids = enum_names<MirrorState>;
extern const std::array<std::string_view, portal_count> portal_ids;
extern const std::array<std::string_view, place_count> place_ids;
extern const std::array<std::string_view, time_card_count> time_card_ids;
extern const std::array<std::string_view, power_count> power_ids;
// Which kinds of a portal payment come out of the 1H store (a mask of resources); the rest is 2H.
extern const std::array<std::string_view, 16> payment_ids;

extern const std::array<Words, people_count> people_words;
extern const std::array<Words, people_count> colour_words;
extern const std::array<Words, people_count> magician_words;
extern const std::array<Noun, people_count> ghost_nouns;
extern const std::array<Noun, resource_count> resource_nouns;
extern const std::array<Words, 4> special_tile_words;
extern const std::array<Words, place_count> place_words;
extern const std::array<Words, power_count> power_words;
extern const std::array<Words, power_count> power_effects;
extern const std::array<Words, 2> store_words;  // by Store
extern const Noun terror_noun;
extern const Noun vp_noun;
extern const Noun chimera_noun;
extern const Noun ghost_noun;

}  // namespace veillee::sabbat_magica
