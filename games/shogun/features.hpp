// What the evaluation adds up. Features of the two camps stand apart: what is good for one is not
// what is good for the other. Their weights (weights_N.inc) are set by hand; `veillee tune` learns
// better ones.
#pragma once

#include "engine/enum_names.hpp"
#include "engine/evaluation.hpp"
#include "games/dicium/features.hpp"
#include "games/shogun/rules.hpp"

namespace veillee::shogun {

enum Feature : std::uint8_t {
  // Ninjas
  f_way_in,      // to the Shogun, who is free, from the nearest ninja
  f_second_way,  // and from the next one
  f_way_out,     // from him to the nearest torii
  f_captured,
  f_way_home,      // from the carrier to the nearest torii
  f_next_home,     // and to the next one
  f_guards,        // samurai within three squares of the carrier, or of the free Shogun
  f_barred,        // sides of the carrier's square where a samurai stands
  f_ninjas,        // own pawns in play
  f_torii,         // Torii faces of the camp
  f_torii_left,    // own tiles to lay
  f_ninja_altars,  // own pawns on altars
  f_exposed,       // own pawns within two squares of a samurai
  // Samurai
  f_brazier,         // from an own pawn, or the free Shogun, to the nearest unlit brazier
  f_on_brazier,      // pawns on an unlit one
  f_samurai,         // own pawns in play
  f_garrisons,       // tiles of the camp
  f_garrisons_left,  // own tiles to lay
  f_samurai_altars,
  f_hunt,        // from an own pawn to the nearest ninja that can be attacked
  f_home_guard,  // from an own pawn to the throne room, while the Shogun is free
  f_single_count,
};

inline constexpr int f_alerts_gone = f_single_count;  // at least n, from 1 on
inline constexpr int f_ninja_board = f_alerts_gone + alert_cards;
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
inline constexpr FeatureGroup feature_groups[] = {
    {f_alerts_gone, "alerts gone"},         {f_ninja_board, "ninja board"},
    {f_samurai_board, "samurai board"},     {f_ninja_turn, "ninja turn"},
    {f_samurai_turn, "samurai turn"},       {f_ninja_running, "ninja", use_ids},
    {f_samurai_running, "samurai", use_ids}};

}  // namespace veillee::shogun
