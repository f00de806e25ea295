// The printed pieces of Samhain as constant tables: deities, action cards, objects, numbers.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/enum_names.hpp"
#include "engine/words.hpp"

namespace veillee::samhain {

inline constexpr int card_count = 15;
inline constexpr int action_count = 30;
inline constexpr int track_count = 10;
inline constexpr int deity_count = 5;
inline constexpr int track_top = 5;

enum Side : std::uint8_t { light, dark };
enum Resource : std::uint8_t { wood, gold, stone, resource_count };
enum Object : std::uint8_t { sickle, rune, horn, fire, dolmen, object_count };

// What 1 PM can be made of (SAM-3.20): a cube, a victory point, or a PA on one of the ten tracks.
enum Unit : std::uint8_t { unit_wood, unit_gold, unit_stone, unit_vp, unit_first_track };
inline constexpr std::uint8_t unit_count = unit_first_track + track_count;
inline constexpr std::uint8_t no_unit = 0xFF;

// SAM-1.17, SAM-1.18: card k carries the actions 2k (Light) and 2k + 1 (Dark), counted from 0.
constexpr std::uint8_t deity_of_card(std::uint8_t card) { return card / 3; }
constexpr std::uint8_t card_of(std::uint8_t action) { return action / 2; }
constexpr Side side_of(std::uint8_t action) { return static_cast<Side>(action % 2); }
constexpr std::uint8_t action_of(std::uint8_t card, std::uint8_t side) {
  return static_cast<std::uint8_t>(card * 2 + side);
}
constexpr std::uint8_t track(std::uint8_t deity, std::uint8_t side) {
  return static_cast<std::uint8_t>(deity * 2 + side);
}
constexpr std::uint8_t track_of(std::uint8_t action) {
  return track(deity_of_card(card_of(action)), side_of(action));
}
constexpr std::uint8_t unit_of_track(std::uint8_t track) {
  return static_cast<std::uint8_t>(unit_first_track + track);
}
inline constexpr std::uint8_t morrigan_dark = track(3, dark);

// The numbers for 2, 3 and 4 players (table 1.d).
struct Numbers {
  std::uint8_t members, placed, reserve, wisps, objects, rounds;
};
constexpr Numbers numbers(std::uint8_t players) {
  constexpr Numbers table[] = {
      {14, 4, 6, 6, 2, 6},
      {12, 3, 7, 7, 2, 5},
      {10, 2, 8, 8, 3, 4},
  };
  return table[players - 2];
}
inline constexpr std::uint8_t roman_cubes = 2;  // of each kind, for each player (SAM-2.15)
constexpr std::uint8_t capacity(std::uint8_t players) { return players; }   // SAM-4.1
constexpr std::uint8_t tombs(std::uint8_t players) { return players + 1; }  // SAM-2.12

// ── The 30 actions: a cost, then effects, in the order of their steps (table 5.0) ───────────────

enum class Op : std::uint8_t {
  // costs
  pay_each,       // one cube of each kind in the mask `what`
  pay_same,       // n cubes of one kind
  pay_different,  // n cubes of different kinds
  pay_wisps,      // n wisps to the general reserve
  give_wisp,      // one wisp to an opponent
  pay_worship,    // n PA on one temple
  sacrifice,      // the acting member; n tombs must be free
  // effects
  worship,      // 1 PA on the action's own track
  worship_any,  // n PA on tracks of choice
  gain,         // n cubes of kind `what`
  gain_any,     // n cubes of choice
  wisp,         // n wisps
  object,       // an object of kind `what`
  steal,        // an object of an opponent
  kill,         // an opponent's member
  move,         // n steps with own members
  exhaust,      // an opponent's active member
  weaken,       // an opponent loses 1 PA
  swap,         // an own member with an opponent's
  revive,       // a member out of the graveyard; n VP for an opponent's
  vp,           // n VP
  vp_kinds,     // for 3, 4, 5 kinds of objects
  vp_pairs,     // n VP for each pair of equal objects
  vp_leads,     // n VP for each track led alone
};
constexpr bool is_cost(Op op) { return op <= Op::sacrifice; }

struct Step {
  Op op;
  std::uint8_t n = 1;
  std::uint8_t what = 0;
};

// The +1 for a repetition (section 6).
enum class Bonus : std::uint8_t {
  none,
  cube,
  worship,
  vp,
  discount,
  without_wood,
  without_gold,
  without_stone,
};

struct CardAction {
  Words name;
  Words effect;  // what it does, in a few words
  std::array<Step, 3> steps;
  std::uint8_t step_count;
  std::array<Bonus, 2> bonuses;
  std::uint8_t bonus_count;

  constexpr std::span<const Step> script() const { return {steps.data(), step_count}; }
  constexpr std::span<const Bonus> options() const { return {bonuses.data(), bonus_count}; }
};

extern const std::array<CardAction, action_count> card_actions;

// SAM-10.2: where the easy set-up puts the members, in the order A, B, C, D.
extern const std::uint8_t easy_placements[3][4][4];

// ── Bundles of cubes that a cost can ask for: names in the notation, and what is in them ────────

struct Bundle {
  std::array<std::uint8_t, resource_count> cubes;
};
inline constexpr int bundle_count = 13;
extern const std::array<Bundle, bundle_count> bundles;

// ── Machine names (notation, positions) and words ───────────────────────────────────────────────

extern const std::array<std::string_view, deity_count> deity_ids;
extern const std::array<std::string_view, card_count> card_ids;
extern const std::array<std::string_view, action_count> action_ids;
inline constexpr auto resource_ids = enum_names<Resource>;
inline constexpr auto object_ids = enum_names<Object>;
extern const std::array<std::string_view, track_count> track_ids;
extern const std::array<std::string_view, unit_count> unit_ids;
extern const std::array<std::string_view, bundle_count> bundle_ids;
inline constexpr auto side_ids = enum_names<Side>;
extern const std::array<std::string_view, 8> bonus_ids;

extern const std::array<Words, deity_count> deity_words;
extern const std::array<Words, 2> side_words;
extern const std::array<Noun, resource_count> resource_nouns;
extern const std::array<Noun, object_count> object_nouns;
extern const std::array<Words, object_count> object_words;  // "une corne"
extern const Noun wisp_noun;
extern const Noun vp_noun;
extern const Noun pa_noun;
extern const Noun pm_noun;

}  // namespace veillee::samhain
