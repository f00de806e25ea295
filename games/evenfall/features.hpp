// What the evaluation adds up. A weight is in hundredths of a point for each unit, by rounds
// (weights_N.inc, alone and for two to four); `veillee tune` learns them. Effects count by what
// they do and are worth (EVE-2.45), never by which card they stand on: a deck of one's own is
// played as well.
#pragma once

#include "engine/enum_names.hpp"
#include "engine/evaluation.hpp"
#include "games/evenfall/rules.hpp"

namespace veillee::evenfall {

enum Feature : std::uint8_t {
  f_base,     // alone: what the rounds to come bring, in tenths
  f_score,    // VP gained, and of Specialists, Rituals, stones and Places as they would score now
  f_council,  // VP of the Council’s Game End effects, as they would score now
  f_herb,
  f_potion,
  f_knowledge,
  f_more_stock,  // resources beyond the ninth
  f_cards,
  f_more_cards,  // in hand beyond the eighth
  f_mana,
  f_more_mana,  // beyond the ninth
  f_witches,    // in the reserve
  f_elders,
  f_token,          // active
  f_coven,          // steps
  f_stones,         // that double nothing yet
  f_outer,          // Places of the Outer Circle
  f_outer_vp,       // VP that a transfer would bring
  f_outer_harvest,  // tenths of a VP, Sickles included
  f_inner_harvest,
  f_free_places,   // without a Ritual
  f_slots,         // free ones for Catalysts
  f_outer_spaces,  // tenths of a VP: action spaces that are free, for Witches only
  f_inner_spaces,  // for Elders, too
  f_taps,          // tenths of a VP: what can be tilted, of a whole round
  f_ready,         // what can still be tilted or borrowed in this one
  f_round_end,     // tenths of a VP: Round End effects of the Council
  f_best_card,     // tenths of a VP above its cost: the best of the hand that can be paid for
  f_playable,      // cards of the hand that can be paid for, at most four
  f_choice,        // resources of choice that are about to come
  f_promise,       // tenths of a VP: what else is under way and still to come
  f_first,         // the First Player marker
  f_present,       // Regions with own workers
  f_lead,          // workers ahead of the strongest other there, at most three each
  f_behind,
  f_turn,  // the own main action comes next
  // Of the Automa, alone only.
  f_automa_score,     // as it would be now
  f_automa_outer,     // Places of its Outer Circle
  f_automa_outer_vp,  // that it can transfer
  f_automa_harvest,   // VP of one harvest
  f_automa_coven,
  f_automa_stones,  // that double nothing yet
  f_automa_x,       // how much more than the least its difficulty is (EVE-18.5)
  f_automa_due,     // its turn comes as soon as the own one ends
  f_single_count,
};

inline constexpr int f_hears = f_single_count;  // by event: tenths of a VP that one brings
inline constexpr int f_mod = f_hears + static_cast<int>(Trigger::count);  // by key: its sum
inline constexpr int feature_count = f_mod + static_cast<int>(Mod::count);
inline constexpr FeatureGroup feature_groups[] = {{f_hears, "on", enum_names<Trigger>},
                                                  {f_mod, "mod", enum_names<Mod>}};

}  // namespace veillee::evenfall
