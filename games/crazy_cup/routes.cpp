#include "games/crazy_cup/routes.hpp"

#include <algorithm>

namespace veillee::crazy_cup {
namespace {

// North, east, south, west.
int compass(std::uint8_t from, std::uint8_t to) {
  const Place a = places[from];
  const Place b = places[to];
  if (a.row != b.row) return b.row < a.row ? 0 : 2;
  return b.column > a.column ? 1 : 3;
}

// A square reached, with these of the two tiles discarded on the way.
struct Node {
  std::uint8_t square;
  std::uint8_t used;
  std::uint16_t before;
  std::uint8_t steps;
};

}  // namespace

int gain_of(const State& state, Seat racer, std::span<const std::uint8_t> path) {
  State driven = state;
  for (const std::uint8_t square : path) static_cast<void>(go(driven, racer, square, nullptr));
  return progress(driven, racer) - progress(state, racer);
}

std::vector<Route> routes(const State& state, Seat racer, int squares, bool free) {
  std::vector<std::uint8_t> owned;
  if (racer < max_seats)
    for (std::uint8_t terrain = 0; terrain < terrain_count; ++terrain)
      owned.insert(owned.end(), state.tiles[racer][terrain], terrain);
  std::vector<Node> nodes = {{state.pawns[racer].square, 0, 0, 0}};
  std::array<std::array<bool, 1U << most_tiles>, square_count> seen{};
  seen[nodes[0].square][0] = true;
  for (std::uint16_t i = 0; i < nodes.size(); ++i) {
    const Node node = nodes[i];
    if (node.steps == squares) break;
    std::array<std::uint8_t, terrain_count> tiles{};
    for (std::size_t t = 0; t < owned.size(); ++t)
      if ((node.used >> t & 1U) == 0) ++tiles[owned[t]];
    Steps next;
    for (const std::uint8_t square : next_squares(state, racer, node.square, free, tiles)) {
      std::uint8_t place = next.size();
      while (place > 0 &&
             compass(node.square, square) < compass(node.square, next[byte(place - 1)]))
        --place;
      next.insert_at(place, square);
    }
    for (const std::uint8_t square : next) {
      std::uint8_t used = node.used;
      if (is_rough(square) && !free) {
        std::size_t t = 0;
        while ((node.used >> t & 1U) != 0 || owned[t] != rough_of(square).terrain) ++t;
        used = byte(used | 1 << t);
      }
      if (seen[square][used]) continue;
      seen[square][used] = true;
      nodes.push_back({square, used, i, byte(node.steps + 1)});
    }
  }
  std::vector<Route> found;
  for (std::uint16_t i = 1; i < nodes.size(); ++i) {
    const Node& node = nodes[i];
    if (node.square == nodes[0].square) continue;
    const int tiles = std::popcount(node.used);
    const bool worse = std::any_of(nodes.begin(), nodes.begin() + i, [&](const Node& other) {
      return other.square == node.square && std::popcount(other.used) <= tiles;
    });
    if (worse) continue;  // what was found before is no longer
    Route route;
    for (std::uint16_t at = i; at != 0; at = nodes[at].before)
      route.path.insert(route.path.begin(), nodes[at].square);
    for (std::size_t t = 0; t < owned.size(); ++t)
      if ((node.used >> t & 1U) != 0) ++route.tiles[owned[t]];
    route.gain = gain_of(state, racer, route.path);
    for (std::size_t n = 0; n < route.path.size(); ++n)  // CUP-7.15
      route.storm |= route.path[n] == state.tornado && static_cast<int>(n) + 1 < squares &&
                     !finished(state, racer);
    found.push_back(std::move(route));
  }
  return found;
}

}  // namespace veillee::crazy_cup
