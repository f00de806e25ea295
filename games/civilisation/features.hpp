// What the evaluation adds up. Weights: weights_N.inc.
#pragma once

#include "engine/enum_names.hpp"
#include "engine/evaluation.hpp"
#include "games/civilisation/rules.hpp"
#include "games/dicium/features.hpp"

namespace veillee::civilisation {

enum Feature : std::uint8_t {
  f_gained,        // VP of the game
  f_regions,       // with an own tile
  f_philosophers,  // held
  f_commons,       // VP of Common objectives held
  f_secret,        // VP of the own Secret objective, as it stands
  f_secret_near,   // its VP, when one step is missing
  f_open_near,     // VP of open objectives, when one step is missing
  f_cities_left,
  f_temples_left,
  f_wonder_left,
  f_can_found,    // a city under the pawn would be possible
  f_new_region,   // and no own tile is in this region
  f_site_way,     // steps from the pawn to a region without own city, at most 6
  f_quarry,       // the pawn stands on one
  f_lair_beside,  // a living monster is one step away, by defence below 7
  f_exposed,      // an enemy pawn within two steps, and no refuge under the pawn
  f_single_count,
};
inline constexpr int f_hero = f_single_count;  // unlocked
inline constexpr int f_board = f_hero + hero_count;
// Unspent dice of who has the turn, by face; actions left; re-rolls left.
inline constexpr int f_turn = f_board + dicium::board_features;
// What the running action or card is going to bring.
inline constexpr int f_running = f_turn + dicium::face_count + 2;
enum Running : std::uint8_t {
  r_steps,
  r_city,
  r_temple,
  r_wonder,
  r_hero,
  r_card,
  r_bonus,
  r_wrath,
  r_count
};
inline constexpr std::array<std::string_view, r_count> running_ids = {
    "steps", "city", "temple", "wonder", "hero", "card", "bonus", "wrath"};
inline constexpr int feature_count = f_running + r_count;
inline constexpr FeatureGroup feature_groups[] = {{f_hero, "hero", hero_ids},
                                                  {f_board, "board"},
                                                  {f_turn, "turn"},
                                                  {f_running, "running", running_ids}};

}  // namespace veillee::civilisation
