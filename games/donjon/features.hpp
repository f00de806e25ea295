// What the evaluation adds up: how the whole group stands. All win or lose together, so a position
// is worth the same to every seat. The weights (weights_N.inc) are set by hand; `veillee tune`
// learns better ones.
#pragma once

#include "engine/enum_names.hpp"
#include "engine/evaluation.hpp"
#include "games/dicium/features.hpp"
#include "games/donjon/rules.hpp"

namespace veillee::donjon {

enum Feature : std::uint8_t {
  f_base,
  f_heroic,
  f_chests,      // opened
  f_missing,     // chests to the objective
  f_crown,       // found
  f_crown_seen,  // where it lies is known
  f_den,         // goblins in reserve
  f_den_empty,
  f_den_last,    // one is left
  f_cards,       // until the King
  f_king_steps,  // to the throne, once he is there
  f_late,        // chests missing beyond what the turns left allow
  f_owl,
  f_banner,
  f_trophies,      // on the longest track
  f_trophies_all,  // on all tracks
  f_way,           // from each hero to a closed chest, of those that no other one has taken
  f_best_way,      // of these the shortest
  f_on_treasure,   // heroes on a closed chest
  f_on_relic,
  f_picking,  // green faces that these heroes add to their dice
  f_hunt,     // for each hero: chances against a monster near by
  f_threat,   // heroes beside a goblin
  f_portal,   // the Portal tile is in play
  f_red,      // red bonuses of all, objects and banner included
  f_single_count,
};

inline constexpr int f_kept = f_single_count;         // scrolls and objects, by card
inline constexpr int f_boards = f_kept + kept_count;  // of all heroes
inline constexpr int f_turn = f_boards + dicium::board_features;
// Unspent dice by face; actions left; re-rolls left; the free teleport.
inline constexpr int turn_features = dicium::face_count + 3;
// What the running action is going to bring, by use; a movement by its steps, a bonus as a
// straight.
inline constexpr int f_running = f_turn + turn_features;
inline constexpr int feature_count = f_running + means_count;
inline constexpr FeatureGroup feature_groups[] = {
    {f_kept, "kept"}, {f_boards, "boards"}, {f_turn, "turn"}, {f_running, "running", means_ids}};

}  // namespace veillee::donjon
