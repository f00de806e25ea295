// What the evaluation adds up: how the whole group stands. All win or lose together, so a position
// is worth the same to every seat. Most features are hundredths of a turn (outlook.hpp): what a
// hero has counts for as long as it can still be used. The weights (weights_N.inc) are prices, too:
// the planner weighs by them what a turn may bring, so that a plan and what comes of it agree.
#pragma once

#include "engine/enum_names.hpp"
#include "engine/evaluation.hpp"
#include "games/donjon/rules.hpp"

namespace veillee::donjon {

enum Feature : std::uint8_t {
  f_base,    // in hundreds
  f_heroic,  // in hundreds
  f_time,    // turns left to all that are good for something
  f_hand_4,  // of these, turns of heroes with four dice or five
  f_hand_5,  // with five
  f_owl,     // all of them, once a relic is found
  f_banner,
  f_work,     // to the goal: chests, the crown, trophies
  f_missing,  // chests that have to be opened, in hundreds
  f_relics,   // of these, crypts until the crown is found, on average, in hundreds
  f_guard,    // goblins to be kept down
  f_peril,    // that the goblin reserve is found empty
  f_place,    // what the heroes have done by where they stand
  f_plan,     // what the turn under way still promises: in points, weighed already
  f_reserve,  // dice kept for the next turn
  f_rerolls,  // still allowed this turn
  f_single_count,
};

// Turns of heroes with this bonus, or this object.
inline constexpr int f_slots = f_single_count;
inline constexpr int f_objects = f_slots + dicium::slot_count;
// Scrolls by card: a hundred each, less when the holder has less than a turn left.
inline constexpr int scroll_count = first_object - first_kept;
inline constexpr int f_scrolls = f_objects + dicium::colour_count;
inline constexpr int feature_count = f_scrolls + scroll_count;
inline constexpr FeatureGroup feature_groups[] = {
    {f_slots, "slot", dicium::slot_ids},
    {f_objects, "object", std::span(card_ids).subspan(first_object, dicium::colour_count)},
    {f_scrolls, "scroll", std::span(card_ids).subspan(first_kept, scroll_count)}};

// Of one phase.
using Weights = std::array<std::int16_t, feature_count>;

}  // namespace veillee::donjon
