// What the evaluation adds up. A weight is in hundredths of a point for each unit, by seasons 1–2,
// 3–4, 5–6, 7–8 (weights_N.inc); `veillee tune` learns them. Features are by what a thing does,
// never by which card it is: another deck is played as well.
#pragma once

#include "engine/enum_names.hpp"
#include "engine/evaluation.hpp"
#include "games/bomarzo/rules.hpp"

namespace veillee::bomarzo {

enum Feature : std::uint8_t {
  f_symbols,   // VP scored
  f_standing,  // VP of the majorities as they stand, the deities in order of devotion
  f_first,     // majorities that are led, as far as they count
  f_behind,    // steps behind the leader of a majority, at most three each
  f_food,      // in stock, without what is being paid
  f_coin,
  f_wine,
  f_cards,       // in hand
  f_more_cards,  // beyond the third
  f_home,        // pawns to be placed in this season
  f_pawns,       // owned
  f_draws,       // of the running Production, still to be taken
  f_due,         // units of a running payment that are still to be laid
  f_near,        // 1 VP symbols that are free and at most two steps away
  f_level1,      // cards in play that can be improved
  f_dual,        // L2 cards with two domains
  f_ready,       // powers that can still be used in this season
  f_fulfilled,   // Adoration cards, as it stands
  f_unfulfilled,
  f_tucked,  // own cards under deities
  f_single_count,
};

inline constexpr int f_income = f_single_count;             // by kind: Food, Coin, Wine, card
inline constexpr int f_lane = f_income + income_count;      // spaces of a worker, by lane
inline constexpr int f_track = f_lane + lane_count;         // spaces, by track
inline constexpr int f_domain = f_track + track_count;      // L2 cards, by domain
inline constexpr int f_power = f_domain + domain_count;     // L2 cards, by power
inline constexpr int f_temples = f_power + power_count;     // at least n different ones
inline constexpr int f_promise = f_temples + temple_count;  // by deity: its favour is to come
inline constexpr int feature_count = f_promise + deity_count;
inline constexpr FeatureGroup feature_groups[] = {
    {f_income, "income of", lane_ids},  {f_lane, "worker", lane_ids},
    {f_track, "track", track_ids},      {f_domain, "domain", domain_ids},
    {f_power, "power", power_ids},      {f_temples, "temples"},
    {f_promise, "favour of", deity_ids}};

}  // namespace veillee::bomarzo
