// What every Dicium game has on the table: individual boards, the turn, a combat; the options and
// the flow of turn and combat are templates over the game (turn.hpp, combat.hpp).
#pragma once

#include <algorithm>
#include <bit>
#include <optional>

#include "engine/bounded_list.hpp"
#include "engine/seat.hpp"
#include "engine/words.hpp"
#include "games/dicium/dice.hpp"

namespace veillee::dicium {

// ── Bonus slots (DIC-1.12) ──────────────────────────────────────────────────────────────────────

enum Slot : std::uint8_t { b2a, b2b, b3a, b3b, b4a, b4b, b5a, b5b, slot_count };
using Slots = std::uint8_t;  // a bit each

inline constexpr std::string_view slot_ids[] = {"B2a", "B2b", "B3a", "B3b",
                                                "B4a", "B4b", "B5a", "B5b"};
inline constexpr Slots all_slots = 0xFF;
inline constexpr Slots reroll_slots = 1U << b4a;
inline constexpr std::array<Slots, colour_count> colour_slots = {
    1U << b2a | 1U << b5a, 1U << b2b | 1U << b4b, 1U << b3a, 1U << b3b | 1U << b5b};
inline constexpr int least_level = 2;

constexpr int level_of(std::uint8_t slot) { return least_level + slot / 2; }
constexpr Slots of_level(int level) { return static_cast<Slots>(3U << 2 * (level - least_level)); }

// An individual board.
struct PlayerBoard {
  std::uint8_t hand = least_dice;
  Slots slots = 0;
  Dice reserve;

  constexpr int bonuses(Colour colour) const {
    return std::popcount(byte(slots & colour_slots[colour]));
  }
  constexpr Slots free_slots() const { return static_cast<Slots>(all_slots & ~slots); }
  // The first throw and the re-rolls (DIC-3.6, DIC-3.7).
  constexpr int throws() const { return (slots & reroll_slots) != 0 ? 3 : 2; }
  friend constexpr bool operator==(const PlayerBoard&, const PlayerBoard&) = default;
};

// ── The turn ────────────────────────────────────────────────────────────────────────────────────

enum class Phase : std::uint8_t { throwing, action, reserve };
inline constexpr std::string_view phase_ids[] = {"throw", "action", "reserve"};
inline constexpr int most_actions = 2;

// What this turn allows; cards of a game may change it.
struct Limits {
  int throws;   // the first one and the re-rolls (DIC-3.6, DIC-3.7)
  int actions;  // DIC-3.14
  int dice;     // of the hand
};

// What a die paid for that was spent beside the actions: a combat, or something of DIC-13.5.
inline constexpr std::uint8_t paid_in_combat = no_arg;
inline constexpr std::uint8_t paid_beside = no_arg - 1;
struct Spent {
  std::uint8_t face = 0;
  std::uint8_t use = 0;  // what it paid for, or one of these
  friend constexpr bool operator==(const Spent&, const Spent&) = default;
};

struct Turn {
  std::uint16_t number = 0;  // from 1 on, of all players together (DIC-3.28)
  Seat seat = 0;
  Phase phase = Phase::throwing;
  std::uint8_t throws = 0;   // done
  std::uint8_t actions = 0;  // begun
  std::uint8_t size = 0;     // dice of this turn's hand; 0 before the first throw
  Dice dice;                 // unspent
  Dice kept;                 // of these: out of the reserve, and not thrown again
  BoundedList<Spent, most_dice> spent;

  friend constexpr bool operator==(const Turn&, const Turn&) = default;
};
static_assert(sizeof(Turn) == 30);

// These dice leave the hand: back to the pool, and a note of what they paid for.
constexpr void spend(Turn& turn, const Dice& dice, std::uint8_t use) {
  turn.dice -= dice;
  for (std::uint8_t face = 0; face < face_count; ++face) {
    turn.kept.of[face] = std::min(turn.kept.of[face], turn.dice.of[face]);
    for (int n = dice.of[face]; n > 0; --n) turn.spent.push_back({face, use});
  }
}

// ── A combat (section 9) ────────────────────────────────────────────────────────────────────────

enum Side : std::uint8_t { attacking, defending };

struct Combat {
  static constexpr std::uint8_t against_player = 0;

  Seat attacker = no_arg;  // no_arg: there is no combat; neutral: an undesirable effect (case 3)
  Seat defender = no_arg;  // neutral: a monster (case 2)
  std::uint8_t against = against_player;  // case 2: the monster's number
  std::uint8_t extra = 0;                 // added to the attack by what started it
  std::array<std::uint8_t, 2> engaged{};
  std::array<std::uint8_t, 2> die{};  // 0: not thrown yet
  std::array<std::uint8_t, 2> force{};
  std::uint8_t won = 0;   // by the attacker; case 3: the effect is suffered
  std::uint8_t over = 0;  // decided

  bool running() const { return attacker != no_arg; }
  friend constexpr bool operator==(const Combat&, const Combat&) = default;
};
inline constexpr int effect_force = 6;  // DIC-9.10

// ── What a combination is for ───────────────────────────────────────────────────────────────────

// A row of a game's table of uses.
struct UseSpec {
  std::string_view id;
  Words name;
  Combination combination;
  // Of a colour: how many faces it takes, bonuses among them; 0: as many as one likes, and each
  // counts.
  std::uint8_t faces = 0;
  bool gains_bonus = false;  // of the level `faces` (DIC-6.2)
};

// How many dice this many faces take when the bonuses help (DIC-5.9).
constexpr int dice_for(int faces, int bonuses) { return faces > bonuses + 1 ? faces - bonuses : 1; }

// Conservation laws of what stands above; empty, or what is broken.
// `limits`: of the active player, where the game changes them.
std::string_view check(const Turn& turn, const PlayerBoard* boards, std::uint8_t seats,
                       std::size_t uses, std::optional<Limits> limits = {});

// What chance has just shown: the hand and the dice of a combat.
std::uint64_t shown_chance(const Turn& turn, const Combat& combat);

}  // namespace veillee::dicium
