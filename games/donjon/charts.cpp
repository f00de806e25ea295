#include "games/donjon/charts.hpp"

#include <algorithm>

namespace veillee::donjon {
namespace {

constexpr Set lair_squares = set_of(lairs);

// A magic door counts `door_steps`. Lairs end a way, but for `open`.
Steps steps_around(std::uint8_t square, const Set& open) {
  Dungeon::Ways only_doors = ways_through_doors;
  for (std::size_t d = 0; d < 4; ++d) only_doors.from[d] -= ways.from[d];
  const Set ends = lair_squares - open - Set::only(square);
  Steps steps;
  steps.fill(far_away);
  steps[square] = 0;
  Set reached = Set::only(square);
  std::array<Set, far_away> at;  // exactly n steps away
  at[0] = reached;
  for (std::size_t n = 1; n < far_away; ++n) {
    at[n] = Dungeon::step(ways, at[n - 1] - ends);
    if (n >= door_steps) at[n] |= Dungeon::step(only_doors, at[n - door_steps] - ends);
    at[n] -= reached;
    reached |= at[n];
    for (const std::uint8_t there : at[n]) steps[there] = byte(static_cast<int>(n));
  }
  return steps;
}

}  // namespace

const Charts& charts() {
  static const Charts all = [] {
    Charts charts;
    for (std::size_t i = 0; i < all_chests; ++i) {
      charts.past[i] = steps_around(chest_square(i), {});
      charts.through[i] = steps_around(chest_square(i), Set::only(lairs[i]));
      charts.lair[i] = steps_around(lairs[i], {});
      for (std::size_t sixths = 0; sixths < fight_steps.size(); ++sixths)
        for (std::size_t square = 0; square < square_count; ++square)
          charts.fought[i][sixths][square] =
              byte(std::min({int{charts.past[i][square]},
                             charts.through[i][square] + fight_steps[sixths], far_away}));
    }
    for (std::uint8_t i = 0; i < square_count; ++i) charts.square[i] = steps_around(i, {});
    return charts;
  }();
  return all;
}

int steps_from(const Set& squares, const Steps& steps) {
  int fewest = far_away;
  for (const std::uint8_t square : squares) fewest = std::min<int>(fewest, steps[square]);
  return fewest;
}

}  // namespace veillee::donjon
