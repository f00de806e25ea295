// What the evaluation adds up, in hundredths of a point: first what each thing looks worth by
// itself, then plain counts of a point each, which correct it. How much of it counts in each round
// (weights_N.inc, in per cent) self-play has found (`veillee tune`).
#pragma once

#include "engine/enum_names.hpp"
#include "engine/evaluation.hpp"
#include "games/sabbat_magica/rules.hpp"

namespace veillee::sabbat_magica {

enum Feature : std::uint8_t {
  f_score,          // the final score as it would be now
  f_fresh,          // resources in 2H
  f_old,            // in 1H
  f_rot,            // 1H will turn into a cursed resource
  f_cursed,         // lies on its space
  f_sets,           // complete sets in the homologation area
  f_parts,          // and what is there of the next one
  f_food,           // terror that the ghosts are going to eat
  f_hungry,         // ghosts that will not be fed
  f_terror,         // the rest of the terror
  f_bridge,         // what the ghosts on the drawbridge can still gain
  f_regions,        // VP of this round
  f_regions_later,  // and of the next one
  f_gardens,
  f_hall,      // the magician is in it
  f_promise,   // what the running decision is going to bring
  f_actions,   // left in this round
  f_last,      // plays after everybody else in this round
  f_next,      // plays next
  f_spare,     // resources beyond the first of each kind
  f_only_old,  // kinds that only 1H holds
  f_payable,   // portals that can be paid
  f_targets,   // ghosts of others that a neighbouring ghost can beat
  f_room,      // empty regions beside an own ghost
  f_tiles,     // kinds of resources that the magician reaches in one step
  f_mirrors,   // and squares with a mirror that is not broken
  f_single_count,
};

// Groups of counts: "at least n" has a feature for each n, from 1 on.
inline constexpr int most_on_bridge = 4;
inline constexpr int most_in_graveyard = 6;
inline constexpr int f_terror_at = f_single_count;
inline constexpr int f_bridge_at = f_terror_at + most_terror;
inline constexpr int f_graveyard_at = f_bridge_at + most_on_bridge;
inline constexpr int f_kinds_at = f_graveyard_at + most_in_graveyard;  // in 2H and 1H together
inline constexpr int f_parts_at = f_kinds_at + resource_count;    // kinds of the next set, 1 to 3
inline constexpr int f_region = f_parts_at + resource_count - 1;  // by region: a ghost is there
inline constexpr int f_major = f_region + region_count;           // by garden
inline constexpr int f_minor = f_major + garden_count;
inline constexpr int feature_count = f_minor + garden_count;
inline constexpr FeatureGroup feature_groups[] = {
    {f_terror_at, "terror"},   {f_bridge_at, "bridge"},        {f_graveyard_at, "graveyard"},
    {f_kinds_at, "kinds"},     {f_parts_at, "parts of a set"}, {f_region, "region"},
    {f_major, "major garden"}, {f_minor, "minor garden"}};

}  // namespace veillee::sabbat_magica
