// What the evaluation adds up. Features of the two camps stand apart: what is good for one is not
// what is good for the other. Their weights: weights_N.inc (docs/strength.md).
#pragma once

#include "engine/enum_names.hpp"
#include "engine/evaluation.hpp"
#include "games/dicium/features.hpp"
#include "games/shogun/rules.hpp"

namespace veillee::shogun {

enum Feature : std::uint8_t {
  // Ninjas
  f_second_way,  // to the Shogun, who is free, from the ninja who is second nearest
  f_way_out,     // from him to the nearest torii
  f_shut_out,    // he is in the throne room, and no ninja is
  f_captured,
  f_shut_in,       // and still in the throne room
  f_next_home,     // from the carrier to the torii that is second nearest
  f_guards,        // samurai within three squares of the carrier, or of the free Shogun
  f_barred,        // sides of the carrier's square where a samurai stands
  f_ninjas,        // own pawns in play
  f_torii,         // Torii faces of the camp
  f_torii_left,    // own tiles to lay
  f_ninja_altars,  // own pawns on altars
  f_exposed,       // own pawns within two squares of a samurai
  f_time_in,       // to the Shogun, who is free, and out with him: turns on average, in tenths
  f_time_home,     // of the carrier to the nearest torii
  f_capture_odds,  // that an own pawn takes him in a turn to come, in tenths
  f_escape_odds,   // that the own carrier arrives
  f_can_capture,   // the dice in hand, or the action that runs, are enough for it
  f_can_escape,
  // Samurai
  f_brazier,         // from an own pawn, or the free Shogun, to the nearest unlit brazier
  f_on_brazier,      // pawns on an unlit one
  f_samurai,         // own pawns in play
  f_garrisons,       // tiles of the camp
  f_garrisons_left,  // own tiles to lay
  f_samurai_altars,
  f_home_guard,  // from an own pawn to the Shogun
  f_light_odds,  // that an own pawn lights a brazier in a turn to come, in tenths
  f_hunt_odds,   // that it reaches and beats a ninja
  f_can_light,   // the dice in hand, or the action that runs, are enough for it
  f_can_hunt,    // and to reach a ninja
  f_time_alarm,  // for all Alert cards, of who stands on braziers: turns in tenths
  f_single_count,
};

inline constexpr int f_alerts_gone = f_single_count;  // at least n, from 1 on
// At most n squares, from 1 on: every square more or less counts in its own way, as dice may or may
// not bring one there in a turn.
inline constexpr int near_count = 10;
inline constexpr int f_way_in = f_alerts_gone + alert_cards;  // the nearest ninja to the Shogun
inline constexpr int f_way_home = f_way_in + near_count;      // the carrier to a torii
inline constexpr int f_hunt = f_way_home + near_count;        // to a ninja that can be attacked
// A pawn stands on an unlit brazier, and so many yellow faces need no throw, from 0 on.
inline constexpr int ready_count = 4;
inline constexpr int f_ready = f_hunt + near_count;
inline constexpr int f_ninja_board = f_ready + ready_count;
inline constexpr int f_samurai_board = f_ninja_board + dicium::board_features;
// Unspent dice of who has the turn, by face; actions left; re-rolls left.
inline constexpr int turn_features = dicium::face_count + 2;
inline constexpr int f_ninja_turn = f_samurai_board + dicium::board_features;
inline constexpr int f_samurai_turn = f_ninja_turn + turn_features;
// What the running action is going to bring, by use; a movement by its steps, a bonus as a
// straight.
inline constexpr int f_ninja_running = f_samurai_turn + turn_features;
inline constexpr int f_samurai_running = f_ninja_running + use_count;
inline constexpr int feature_count = f_samurai_running + use_count;
inline constexpr FeatureGroup feature_groups[] = {{f_alerts_gone, "alerts gone"},
                                                  {f_way_in, "way in"},
                                                  {f_way_home, "way home"},
                                                  {f_hunt, "hunt"},
                                                  {f_ready, "ready to light"},
                                                  {f_ninja_board, "ninja board"},
                                                  {f_samurai_board, "samurai board"},
                                                  {f_ninja_turn, "ninja turn"},
                                                  {f_samurai_turn, "samurai turn"},
                                                  {f_ninja_running, "ninja", use_ids},
                                                  {f_samurai_running, "samurai", use_ids}};

}  // namespace veillee::shogun
