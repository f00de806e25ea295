// Objectives and the final count (sections 11 to 14).
#include <algorithm>
#include <bit>

#include "games/civilisation/rules.hpp"

namespace veillee::civilisation {

int regions_of(const State& state, Seat seat) {
  const Set tiles = tiles_of(state, seat);
  int n = 0;
  for (const Set& region : regions) n += region.meets(tiles) ? 1 : 0;
  return n;
}

int monsters_of(const State& state, Seat seat) {
  return static_cast<int>(std::count(state.monsters.begin(), state.monsters.end(), seat));
}

namespace {

// CO10: types of own tiles in the region that has most of them.
int most_types(const State& state, Seat seat) {
  Set heads = heroes_of(state, seat);
  heads.add(capital_of(state, seat));
  int most = 0;
  for (const Set& region : regions) {
    int types = region.meets(heads) ? 1 : 0;
    for (const Set& buildings : state.built[seat]) types += region.meets(buildings) ? 1 : 0;
    most = std::max(most, types);
  }
  return most;
}

int philosophers_of(const State& state, Seat seat) { return hand_of(state, seat).size(); }

}  // namespace

int progress(const State& state, Seat seat, Common objective) {
  switch (objective) {
    case thalassocracy: return (tiles_of(state, seat) & sea).size();
    case hegemony: return regions_of(state, seat);
    case urban_league: return state.built[seat][city].size();
    case pantheon: return state.built[seat][temple].size();
    case monster_bane: return monsters_of(state, seat);
    case age_of_heroes: return heroes_of(state, seat).size();
    case academy: return philosophers_of(state, seat);
    case art_of_war: return state.fights[seat];
    case mastery_of_arts: return std::popcount(state.boards[seat].slots);
    case great_sanctuary: return most_types(state, seat);
  }
  return 0;
}

int secret_progress(const State& state, Seat seat, Secret objective) {
  const Set tiles = tiles_of(state, seat);
  int n = 0;
  switch (objective) {
    case ends_of_the_earth:
      for (const std::uint8_t region : corner_regions) n += regions[region].meets(tiles) ? 1 : 0;
      return n;
    case navel_of_the_world: return (tiles & regions[central_region]).size();
    case city_builder: return state.built[seat][city].size();
    case architect: return state.built[seat][temple].size() + state.built[seat][wonder].size();
    case sea_people: return (tiles & sea).size();
    case land_people: return (tiles & land).size() - 1;  // the Capital
    case legend_hunter: return monsters_of(state, seat);
    case foreign_lands:
      for (Seat other = 0; other < state.seats(); ++other)
        if (other != seat) n += (tiles & regions[region_of(capital_of(state, other))]).size();
      return n;
    case circle_of_sages: return philosophers_of(state, seat);
    case glory_of_arms: return state.fights[seat];
  }
  return 0;
}

Objectives open_objectives(const State& state) {
  Objectives open;
  for (std::uint8_t card = 0; card < objective_count; ++card)
    if (state.commons[card] == lies_open) open.add(card);
  return open;
}

Objectives fulfilled(const State& state, Seat seat) {
  Objectives done;
  for (const std::uint8_t card : open_objectives(state))
    if (progress(state, seat, Common{card}) >= deck_of(state).commons[card].need) done.add(card);
  return done;
}

std::uint8_t secret_of(const State& state, Seat seat) {
  const Objectives kept = state.secrets.in(byte(kept_by + seat));
  return kept.empty() ? no_arg : kept.first();
}

Count count_of(const State& state, Seat seat) {
  Count count;
  count.gained = state.vp[seat];
  count.regions = points_of_region * regions_of(state, seat);
  count.philosophers = points_of_philosopher * philosophers_of(state, seat);
  for (std::uint8_t card = 0; card < objective_count; ++card)
    if (state.commons[card] == held_by + seat) count.commons += deck_of(state).commons[card].vp;
  const std::uint8_t secret = secret_of(state, seat);
  if (secret != no_arg &&
      secret_progress(state, seat, Secret{secret}) >= deck_of(state).secrets[secret].need)
    count.secret = deck_of(state).secrets[secret].vp;
  return count;
}

int rank_of(int points) {
  int rank = 0;
  for (const int most : rank_limits) rank += points > most ? 1 : 0;
  return rank;
}

namespace {

Outcome outcome_of(const State& state, bool with_secrets) {
  std::array<Standing, max_seats> standings{};
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Count count = count_of(state, seat);
    standings[seat] = {static_cast<std::int16_t>(count.total() - (with_secrets ? 0 : count.secret)),
                       static_cast<std::int16_t>(state.built[seat][wonder].size()),  // CIV-13.10
                       static_cast<std::int16_t>(monsters_of(state, seat))};
  }
  if (!state.solo()) return ranked(state.seats(), standings);
  const std::int16_t points = standings[0][0];
  return graded(points, byte(rank_count - rank_of(points)), rank_count);
}

}  // namespace

Outcome outcome(const State& state) { return outcome_of(state, true); }

Outcome standing(const State& state) { return outcome_of(state, state.stack.empty()); }

// ── VP cards and tiles (section 12) ─────────────────────────────────────────────────────────────

int fives_left(const State& state) {
  int left = five_tiles;
  for (const std::uint8_t tiles : state.fives) left -= tiles;
  return left;
}

int vp_reserve(const State& state) {
  int left = vp_cards - state.pile;
  for (Seat seat = 0; seat < state.seats(); ++seat) left -= state.vp[seat] - 5 * state.fives[seat];
  return std::max(0, left);  // CIV-12.7
}

}  // namespace veillee::civilisation
