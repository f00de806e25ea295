// What the evaluation adds up, of one racer. Their weights (weights_N.inc; 1 is the race against
// the drone) are learnt (docs/strength.md).
#pragma once

#include "engine/enum_names.hpp"
#include "engine/evaluation.hpp"
#include "games/crazy_cup/rules.hpp"
#include "games/dicium/features.hpp"

namespace veillee::crazy_cup {

enum Feature : std::uint8_t {
  f_progress,  // squares of the road
  f_finished,
  f_half,        // on a rough square
  f_garage,      // on one
  f_saved,       // squares that the tiles in hand save on the way that is left
  f_saved_next,  // the same, if the first short cut is within six squares
  f_storm,       // the Tornado lies within six squares ahead
  f_behind,      // opponents close behind, who may bump
  f_ahead,       // squares behind the leader, ten at most
  f_meeting,     // teams: squares between the partners
  f_single_count,
};

inline constexpr int f_tile = f_single_count;  // each tile, by its terrain
inline constexpr int f_card = f_tile + terrain_count;
inline constexpr int f_board = f_card + card_count;
// Unspent dice of who has the turn, by face; actions left; re-rolls left.
inline constexpr int turn_features = dicium::face_count + 2;
inline constexpr int f_turn = f_board + dicium::board_features;
// What the running action is going to bring: squares, a tile, a card, a bonus.
inline constexpr int f_running = f_turn + turn_features;
inline constexpr std::string_view running_names[] = {"squares", "flight", "tile", "card", "bonus"};
inline constexpr int feature_count = f_running + static_cast<int>(std::size(running_names));
inline constexpr FeatureGroup feature_groups[] = {{f_tile, "tile", tile_ids},
                                                  {f_card, "card", card_ids},
                                                  {f_board, "board"},
                                                  {f_turn, "turn"},
                                                  {f_running, "running", running_names}};

}  // namespace veillee::crazy_cup
