// What the evaluation adds up: how the whole group stands. All win or lose together, so a position
// is worth the same to every seat. Most features are hundredths of a turn (outlook.hpp); their
// weights (weights_N.inc) say what a turn is worth when much or little of the game is left.
#pragma once

#include "engine/enum_names.hpp"
#include "engine/evaluation.hpp"
#include "games/donjon/rules.hpp"

namespace veillee::donjon {

enum Feature : std::uint8_t {
  f_base,     // in hundreds
  f_heroic,   // in hundreds
  f_time,     // what the turns left to all are good for, by hands, bonuses, objects and relics
  f_work,     // to the goal: chests, the crown, trophies
  f_guard,    // goblins to be kept down
  f_peril,    // that the goblin reserve is found empty
  f_place,    // what the heroes have done by where they stand
  f_plan,     // the same of the hero whose turn is under way, by the dice in hand
  f_reserve,  // dice kept for the next turn
  f_rerolls,  // still allowed this turn
  f_crown,    // found, in hundreds
  f_single_count,
};

// Scrolls by card: a hundred each, less when the holder has less than a turn left.
inline constexpr int scroll_count = first_object - first_kept;
inline constexpr int f_scrolls = f_single_count;
inline constexpr int feature_count = f_scrolls + scroll_count;
inline constexpr FeatureGroup feature_groups[] = {
    {f_scrolls, "scroll", std::span(card_ids).subspan(first_kept, scroll_count)}};

}  // namespace veillee::donjon
