// What the evaluation adds up. Weights: weights_N.inc, four to a hundredth of a point.
#pragma once

#include "engine/enum_names.hpp"
#include "engine/evaluation.hpp"
#include "games/civilisation/rules.hpp"
#include "games/dicium/features.hpp"

namespace veillee::civilisation {

enum Feature : std::uint8_t {
  f_base,          // alone, in hundreds
  f_time,          // alone: turns left
  f_gained,        // VP of the game
  f_regions,       // with an own tile
  f_philosophers,  // held
  f_commons,       // VP of Common objectives held
  f_open1,         // VP of open objectives of which one step is missing
  f_open2,
  f_open3,
  f_secret,   // VP of the own Secret objective, when it is fulfilled
  f_secret1,  // when one step is missing
  f_secret2,
  f_secret3,
  f_secret4,
  f_secret5,
  f_cities_left,
  f_temples_left,
  f_wonder_left,
  f_place,         // what the place of the pawn promises (outlook.hpp), in hundredths
  f_place_before,  // the same, with a turn of this round still to begin
  f_plan,          // the same of who has the turn, with what the dice in hand buy
  f_ahead,         // a turn of this round is still to begin
  f_ahead_dice,    // with four dice or more
  f_ahead_reroll,  // with a second re-roll
  f_ahead_green,   // with so many green faces besides the dice
  f_rerolls,       // still allowed this turn
  f_exposed,       // an enemy pawn within two steps, and no refuge under the pawn
  f_single_count,
};
inline constexpr int f_hero = f_single_count;  // unlocked
inline constexpr int f_board = f_hero + hero_count;
inline constexpr int f_hand = f_board;  // of four, of five
inline constexpr int f_slots = f_board + 2;
inline constexpr int f_reserve = f_slots + dicium::slot_count;
inline constexpr int f_goal =
    f_board + dicium::board_features;                    // own Secret objective, to be fulfilled
inline constexpr int f_card = f_goal + objective_count;  // Philosopher held
inline constexpr int feature_count = f_card + philosopher_count;
inline constexpr FeatureGroup feature_groups[] = {
    {f_hero, "hero", hero_ids}, {f_board, "board"}, {f_goal, "goal"}, {f_card, "card"}};

}  // namespace veillee::civilisation
