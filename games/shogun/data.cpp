#include "games/shogun/data.hpp"

namespace veillee::shogun {

const std::array<std::uint8_t, square_count>& ways_from(int seats, std::uint8_t square) {
  static const std::array<Castle::WayTable, 2> ways = {plans[0].castle.way_table(2),
                                                       plans[1].castle.way_table(2)};
  return ways[plan_number(seats)][square];
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
