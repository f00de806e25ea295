// What the squares of the chart promise to who stands there.
#include <algorithm>

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
  const auto more_dice = static_cast<std::size_t>(hand - dicium::least_dice);
  const int known = laid != nothing && !owned[region] ? region_gain(region) : 0;
  const auto open = [&](std::uint8_t tile) { return tile != laid && takes[tile][region]; };
  const auto gain = [&](std::uint8_t tile) { return std::max(0, best_tile(tile, region) - known); };
  Prospect prospect;
  if (open(city) && any_bonus > 0) prospect.site = gain(city);
  if (prospect.site > 0) prospect.site += std::max(0, std::max(level[2], level[3]));
  if (open(hero_tile)) prospect.extra += gain(hero_tile) * promise_of_hero[more_dice] / hundred;
  const auto dice = static_cast<std::size_t>(
      std::min(5, dicium::dice_for(all_uses[use_temple].faces, added[dicium::green])));
  if (open(temple) && static_cast<int>(dice) <= hand)
    prospect.extra += gain(temple) * promise_of_temple[dice] / hundred;
  if (open(wonder) && hand == dicium::most_dice)
    prospect.extra += gain(wonder) * promise_of_wonder / hundred;
  return prospect;
}

int Outlook::standing(const Prospect& prospect, std::uint8_t square) const {
  const int promised = !free.has(square)      ? promise_of_site[1]
                       : quarries.has(square) ? promise_of_quarry
                                              : promise_of_site[0];
  return prospect.extra + prospect.site * promised / hundred;
}

const Outlook::Promises& Outlook::look_from(std::uint8_t square, Promises& seen) const {
  if (seen.known.has(square)) return seen;
  seen.known.add(square);
  const std::uint8_t here = region_of(square);
  int best = 0;
  for (std::size_t r = 0; r < region_count; ++r)
    if (r != here)
      best = std::max(best, seen.prospects[r].site * promise_of_site[steps_to_region[r][square]]);
  int hunt = 0;
  for (std::size_t monster = 0; monster < monster_count; ++monster)
    hunt = std::max(hunt, hunt_[monster] * promise_of_lair[steps_to_lair[monster][square]]);
  seen.away[square] = best / hundred;
  seen.hunts[square] = hunt / hundred;
  seen.all[square] =
      std::max(seen.away[square], standing(seen.prospects[here], square)) + seen.hunts[square];
  return seen;
}

}  // namespace veillee::civilisation
