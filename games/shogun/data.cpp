#include "games/shogun/data.hpp"

namespace veillee::shogun {
namespace {

constexpr auto letters = [] {
  std::array<char, 2 * square_count> all{};
  for (std::size_t square = 0; square < square_count; ++square) {
    all[2 * square] = static_cast<char>('A' + square % columns);
    all[2 * square + 1] = static_cast<char>('1' + square / columns);
  }
  return all;
}();

}  // namespace

constexpr std::array<std::string_view, square_count> square_ids = [] {
  std::array<std::string_view, square_count> ids;
  for (std::size_t square = 0; square < square_count; ++square)
    ids[square] = std::string_view(&letters[2 * square], 2);
  return ids;
}();

WayTable all_ways(std::size_t door) {
  Castle::Ways only_doors = ways_through_doors;
  for (std::size_t d = 0; d < 4; ++d) only_doors.from[d] -= ways_past_doors.from[d];
  WayTable ways{};
  for (std::uint8_t from = 0; from < square_count; ++from) {
    // The squares at each length: those beside the ones before, and behind a door of those further
    // back.
    std::array<Set, 2 * square_count> at;
    at[0] = Set::only(from);
    Set reached = at[0];
    for (std::size_t length = 1; reached != Set::all(); ++length) {
      at[length] = Castle::step(ways_past_doors, at[length - 1]);
      if (length >= door) at[length] |= Castle::step(only_doors, at[length - door]);
      at[length] -= reached;
      for (const std::uint8_t square : at[length])
        ways[from][square] = static_cast<std::uint8_t>(length);
      reached |= at[length];
    }
  }
  return ways;
}

const std::array<std::uint8_t, square_count>& ways_from(std::uint8_t square) {
  static const WayTable ways = all_ways(2);
  return ways[square];
}

using dicium::Combination;
constexpr std::array<dicium::UseSpec, use_count> all_uses = {
    dicium::UseSpec{"move", {"déplacement", "movement"}, Combination::blue},
    {"opening", {"ouverture", "opening"}, Combination::yellow, 2},
    {"shuriken", {"shuriken", "shuriken"}, Combination::yellow, 3},
    {"infiltration", {"infiltration", "infiltration"}, Combination::yellow, 4},
    {"redeployment", {"redéploiement", "redeployment"}, Combination::yellow, 2},
    {"brazier", {"brasero", "brazier"}, Combination::yellow, 3},
    {"banzai", {"banzai", "Banzai"}, Combination::yellow, 4},
    {"ki2", {"ki de niveau 2", "ki of level 2"}, Combination::green, 2, true},
    {"ki3", {"ki de niveau 3", "ki of level 3"}, Combination::green, 3, true},
    {"ki4", {"ki de niveau 4", "ki of level 4"}, Combination::green, 4, true},
    {"ki5", {"ki de niveau 5", "ki of level 5"}, Combination::green, 5, true},
    {"pair", {"paire", "pair"}, Combination::pair},
    {"straight", {"suite", "straight"}, Combination::straight},
    {"three", {"brelan", "three of a kind"}, Combination::three},
    {"twopair", {"double paire", "two pairs"}, Combination::twopair},
    {"four", {"carré", "four of a kind"}, Combination::four},
    {"full", {"full", "full house"}, Combination::full},
    {"poker", {"poker", "five of a kind"}, Combination::poker}};

constexpr std::array<std::string_view, use_count> use_ids = [] {
  std::array<std::string_view, use_count> ids;
  for (std::size_t use = 0; use < use_count; ++use) ids[use] = all_uses[use].id;
  return ids;
}();

}  // namespace veillee::shogun
