// What the squares of the chart promise to who stands there, and where movements lead.
#include <algorithm>

#include "games/civilisation/game.hpp"
#include "games/civilisation/outlook.hpp"

namespace veillee::civilisation {
namespace {

// ── Ways ────────────────────────────────────────────────────────────────────────────────────────

constexpr std::size_t far = 7;  // steps: so far away nothing promises anything

// How many steps each square is away from these.
constexpr std::array<std::uint8_t, square_count> steps_to(Set reached) {
  std::array<std::uint8_t, square_count> steps{};
  steps.fill(far);
  for (std::uint8_t n = 0; n < far; ++n) {
    for (std::uint8_t square = 0; square < square_count; ++square)
      if (reached.has(square)) steps[square] = std::min(steps[square], n);
    reached |= Chart::step(steps_along, reached);
  }
  return steps;
}
constexpr auto steps_to_region = [] {
  std::array<std::array<std::uint8_t, square_count>, region_count> all;
  for (std::size_t region = 0; region < region_count; ++region)
    all[region] = steps_to(regions[region]);
  return all;
}();
const auto steps_to_lair = [] {
  std::array<std::array<std::uint8_t, square_count>, monster_count> all;
  for (std::size_t monster = 0; monster < monster_count; ++monster)
    all[monster] = steps_to(Set::only(all_monsters[monster].square));
  return all;
}();

// How much of a city is promised to who stands so many steps from its region, in percent; of a
// monster.
constexpr std::array<int, far + 1> promise_of_site = {50, 36, 27, 20, 15, 11, 8, 0};
constexpr std::array<int, far + 1> promise_of_lair = {0, 40, 26, 16, 10, 6, 4, 0};
constexpr int promise_of_quarry = 62;
// Of a Hero, by dice in hand; of a temple, by dice that it takes.
constexpr std::array<int, 3> promise_of_hero = {0, 15, 28};
constexpr std::array<int, 6> promise_of_temple = {0, 85, 62, 38, 14, 4};
constexpr int promise_of_wonder = 5;

}  // namespace

// ── Promises ────────────────────────────────────────────────────────────────────────────────────

Outlook::Prospect Outlook::prospect(std::uint8_t region, std::uint8_t laid) const {
  const dicium::PlayerBoard& board = state.boards[seat];
  const auto hand = static_cast<std::size_t>(board.hand - dicium::least_dice);
  const int known = laid != nothing && !owned_[region] ? region_gain(region) : 0;
  const auto open = [&](std::uint8_t tile) { return tile != laid && takes_[tile][region]; };
  const auto gain = [&](std::uint8_t tile) { return std::max(0, best_tile(tile, region) - known); };
  Prospect prospect;
  if (open(city) && any_bonus_ > 0) prospect.site = gain(city);
  if (prospect.site > 0) prospect.site += std::max(0, std::max(level_[2], level_[3]));
  if (open(hero_tile)) prospect.extra += gain(hero_tile) * promise_of_hero[hand] / hundred;
  const auto dice = static_cast<std::size_t>(
      std::min(5, dicium::dice_for(all_uses[use_temple].faces, added_[dicium::green])));
  if (open(temple) && static_cast<int>(dice) <= board.hand)
    prospect.extra += gain(temple) * promise_of_temple[dice] / hundred;
  if (open(wonder) && hand == 2) prospect.extra += gain(wonder) * promise_of_wonder / hundred;
  return prospect;
}

int Outlook::standing(const Prospect& prospect, bool free, bool quarry) {
  const int promised = !free ? promise_of_site[1] : quarry ? promise_of_quarry : promise_of_site[0];
  return prospect.extra + prospect.site * promised / hundred;
}

int Outlook::away(std::uint8_t square, std::uint8_t laid) {
  int& known = away_[laid][square];
  if (away_known_[laid].has(square)) return known;
  if (away_known_[laid].empty() && laid != nothing) home_prospects_[laid] = prospect(home_, laid);
  away_known_[laid].add(square);
  const std::uint8_t here = region_of(square);
  int best = 0;
  for (std::size_t r = 0; r < region_count; ++r) {
    if (r == here) continue;
    const int site = r == home_ ? home_prospects_[laid].site : prospects_[r].site;
    best = std::max(best, site * promise_of_site[steps_to_region[r][square]]);
  }
  int hunt = 0;
  for (std::size_t monster = 0; monster < monster_count; ++monster)
    hunt = std::max(hunt, hunt_[monster] * promise_of_lair[steps_to_lair[monster][square]]);
  known = best / hundred;
  hunts_[square] = hunt / hundred;
  const Prospect& own = here == home_ ? home_prospects_[laid] : prospects_[here];
  const int stay = standing(own, free_.has(square), quarries.has(square));
  promises_[laid][square] = std::max(known, stay) + hunts_[square];
  return known;
}

int Outlook::promise(std::uint8_t square, std::uint8_t laid) {
  away(square, laid);
  return promises_[laid][square] * weights[f_place] / hundred;
}

int Outlook::rest(const Set& squares, std::uint8_t laid) {
  int best = 0;
  for (const std::uint8_t square : squares) best = std::max(best, promise(square, laid));
  return best;
}

// From one of these squares of the region, when the tile lies there.
int Outlook::rest_after(const Set& squares, std::uint8_t region, std::uint8_t tile) {
  const Prospect left = prospect(region, tile);
  int best = 0;
  for (const std::uint8_t square : squares) {
    const int stay = standing(left, free_.has(square), quarries.has(square));
    const int promised = std::max(away(square, nothing), stay);
    best = std::max(best, promised + hunts_[square]);
  }
  return best * weights[f_place] / hundred;
}

// ── What can be done from a spot ────────────────────────────────────────────────────────────────

Outlook::Spot& Outlook::known(Spot& spot) {
  if (spot.known) return spot;
  spot.known = true;
  spot.rest = rest(spot.at, spot.laid);
  spot.city = spot.city_on_quarry = none;
  spot.tile.fill(none);
  const auto better = [](int& best, int gain) { best = std::max(best, gain); };
  for (std::uint8_t r = 0; r < region_count; ++r) {
    const Set here = spot.at & regions[r];
    if (here.empty()) continue;
    const int known = spot.laid != nothing && !owned_[r] ? region_gain(r) : 0;
    for (std::uint8_t tile = 0; tile <= hero_tile; ++tile) {
      if (!takes_[tile][r] || tile == spot.laid) continue;
      const int after = rest_after(here, r, tile) - known;
      better(spot.tile[tile], best_tile(tile, r) + after);
      if (tile != city) continue;
      for (const bool at_sea : {false, true}) {
        const Set sites = here & free_ & (at_sea ? sea : land);
        if (sites.empty()) continue;
        const int gain = tile_gain(city, r, at_sea) + after;
        if (sites.meets(quarries)) better(spot.city_on_quarry, gain);
        better(spot.city, gain);
      }
    }
  }
  return spot;
}

Set Outlook::reach(const Set& from, int kind) const {
  if (kind == voyage_trip) return Set::all() - closed_;
  Set reached = from;
  if (kind == pair_trip) {
    for (const std::uint8_t square : from) {
      reached |= around[square];
      if (reached.size() > 60) break;
    }
    return reached - closed_;
  }
  const bool by_sea = kind < land_trip;
  const Set barred = closed_ | (by_sea ? land : sea);
  const Set ends = lairs_ | rivals_;
  Set edge = from;
  for (int steps = by_sea ? kind : kind - land_trip; steps > 0 && !edge.empty(); --steps) {
    edge = Chart::step(steps_along, edge) - barred - reached;
    reached |= edge;
    edge -= ends;
  }
  return reached;
}

int Outlook::fight(std::uint8_t square, int red, std::uint8_t laid) {
  const int won = chance(square, red);
  return (won * (gain_of_foe(square) + promise(square, laid)) +
          (all_throws - won) * rest(refuges_, laid)) /
         all_throws;
}

const Outlook::Trip& Outlook::trip(Spot& spot, int kind) {
  Trip& trip = spot.trips[static_cast<std::size_t>(kind)];
  if ((spot.trips_known >> kind & 1U) != 0) return trip;
  spot.trips_known |= 1U << kind;
  const Set ends = reach(spot.at, kind);
  trip.quiet = rest(ends - foes_, spot.laid);
  trip.fight.fill(none);
  for (const std::uint8_t square : ends& foes_)
    for (int red = 0; red <= most_red; ++red) {
      int& best = trip.fight[static_cast<std::size_t>(red)];
      best = std::max(best, fight(square, red, spot.laid));
    }
  return trip;
}

}  // namespace veillee::civilisation
