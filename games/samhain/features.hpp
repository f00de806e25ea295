// What the evaluation looks at: small numbers that say how a seat stands. Each has a weight for
// each round (weights_N.inc), which self-play has found (`veillee tune`).
#pragma once

#include "engine/enum_names.hpp"
#include "engine/evaluation.hpp"
#include "games/samhain/rules.hpp"

namespace veillee::samhain {

// The single numbers; groups with one number a card or action follow.
enum Feature : std::uint8_t {
  f_vp,
  f_missing_roman,
  f_surplus,
  f_wood,
  f_gold,
  f_stone,
  f_all_three,      // a cube of each kind
  f_three_alike,    // of some kind
  f_wisps,          // held
  f_bare_wisps,     // that no fire takes away at the end
  f_most_wisps,     // nobody has more, and few are left in the reserve
  f_last_wisp,      // the same, and the next one brings the event
  f_worship_light,  // PA
  f_worship_dark,
  f_markers,  // on temple tracks
  f_alone_light,
  f_alone_dark,
  f_shared_light,
  f_shared_dark,
  f_safe_light,  // alone, with two more than the next
  f_safe_dark,
  f_near_light,  // one behind
  f_near_dark,
  f_sickle,
  f_rune,
  f_horn,
  f_fire,
  f_dolmen,
  f_upright_sickle,
  f_upright_rune,
  f_upright_horn,
  f_upright_fire,
  f_upright_dolmen,
  f_three_kinds,  // of objects, or more
  f_four_kinds,
  f_five_kinds,
  f_pairs,
  f_members,  // on the board
  f_own_reserve,
  f_buried,
  f_can_develop,
  f_turn,        // it is to choose its main action
  f_club,        // it began this round
  f_omens,       // VP that the Queen of Omens (A24) would give, for each member on the card
  f_omens_near,  // and once when one is a step away
  f_hoard,       // the same for the Star Hoard (A12)
  f_hoard_near,
  f_twins,  // and for the Feast Twins (A17)
  f_twins_near,
  f_idle,        // members in the running activation that cannot perform the native action
  f_due,         // PM that are being paid
  f_developing,  // a member is being paid for
  f_single_count,
};

inline constexpr int f_ready = f_single_count;            // by card: still to act in this round
inline constexpr int f_spent = f_ready + card_count;      // by card: exhausted
inline constexpr int f_slot = f_spent + card_count;       // by card: will perform in the activation
inline constexpr int f_performing = f_slot + card_count;  // by action: under way
inline constexpr int feature_count = f_performing + action_count;
inline constexpr FeatureGroup feature_groups[] = {{f_ready, "ready", card_ids},
                                                  {f_spent, "spent", card_ids},
                                                  {f_slot, "slot", card_ids},
                                                  {f_performing, "performing", action_ids}};

}  // namespace veillee::samhain
