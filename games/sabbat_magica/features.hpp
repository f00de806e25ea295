// What the evaluation adds up, in hundredths of a point: what each thing looks worth by itself. How
// much of it counts in each round (weights.inc, in per cent) self-play has found (`veillee tune`).
#pragma once

#include <span>
#include <string>

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
  f_hall,     // the magician is in it
  f_promise,  // what the running decision is going to bring
  f_actions,  // left in this round
  feature_count,
};

struct Evaluation {
  static constexpr int features = feature_count;
  static constexpr int phases = rounds;
  static constexpr int unit = 100;
  static std::string name(int feature);
  static int phase(const State& state) { return state.round - 1; }
  static int weight(std::uint8_t seats, int feature, int phase);
  // Fills in all features of the seat.
  static void tell(const State& state, Seat seat, std::span<int> values);
};

}  // namespace veillee::sabbat_magica
