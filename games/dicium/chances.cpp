// What each set of dice makes, and what a throw may bring, counted over all its results.
#include "games/dicium/dice.hpp"
#include "games/dicium/foresight.hpp"

namespace veillee::dicium {

constexpr std::array<Makes, set_count> all_sets = [] {
  std::array<Makes, set_count> table{};
  for (int n = 1; n <= most_dice; ++n)
    for_each_set(n, [&](Dice dice) {
      Makes& here = table[static_cast<std::size_t>(set_number(dice))];
      unsigned within = 0;
      for (std::uint8_t& alike : dice.of) {  // with one die fewer
        if (alike == 0) continue;
        --alike;
        within |= table[static_cast<std::size_t>(set_number(dice))].within;
        ++alike;
      }
      here.whole = static_cast<std::uint16_t>(made_of(dice));
      here.within = static_cast<std::uint16_t>((within & ~bit(Combination::straight)) | here.whole);
    });
  return table;
}();

namespace {

// Too much for some compilers to work out by themselves.
PartTable all_parts() {
  PartTable table;
  std::uint16_t at = 0;
  const auto add_set = [&](const Dice& dice) {
    for_each_part(dice, [&](const Dice& part) {
      Part& here = table.parts[at++];
      write_faces<most_dice>(part, here.faces.data());
      here.size = byte(part.size());
      here.made = makes(part).whole;
    });
  };
  std::array<Dice, set_count> sets;  // in the order of their numbers
  for (int n = 0; n <= most_dice; ++n)
    for_each_set(
        n, [&](const Dice& dice) { sets[static_cast<std::size_t>(set_number(dice))] = dice; });
  for (std::size_t i = 0; i < set_count; ++i) {
    table.first[i] = at;
    add_set(sets[i]);
  }
  table.first[set_count] = at;
  return table;
}

}  // namespace

const PartTable& part_table() {
  static const PartTable table = all_parts();
  return table;
}

const inside::Successors& inside::successors() {
  static const Successors table = [] {
    Successors sets;
    std::uint16_t number = 0;
    for (int n = 0; n <= most_dice; ++n) {
      sets.first[static_cast<std::size_t>(n)] = number;
      for_each_set(n, [&](const Dice& dice) {
        const auto i = static_cast<std::size_t>(set_number(dice));
        sets.dice[i] = dice;
        ++number;
        for (std::size_t face = 0; face < face_count && n < most_dice; ++face) {
          Dice more = dice;
          ++more.of[face];
          sets.with[i][face] = static_cast<std::uint16_t>(set_number(more));
        }
      });
    }
    sets.first[most_dice + 1] = number;
    std::uint16_t parts = 0;
    for (std::size_t i = 0; i < set_count; ++i) {
      for_each_part(sets.dice[i], [&](const Dice& part) {
        sets.parts[parts++] = static_cast<std::uint16_t>(set_number(part));
      });
      sets.part[i + 1] = parts;
    }
    return sets;
  }();
  return table;
}

unsigned rows_within(const Dice& dice, const Needs& needs) {
  unsigned rows = makes(dice).within;
  for (std::size_t colour = 0; colour < colour_count; ++colour)
    if (dice.showing(static_cast<Colour>(colour)) < needs[colour])
      rows &= ~bit(static_cast<Combination>(colour));
  return rows;
}

Chances chances(const Dice& left, int n, const Needs& needs) {
  constexpr std::array<std::uint32_t, most_dice + 1> factorials = {1, 1, 2, 6, 24, 120};
  Chances result;
  result.of = results_of[static_cast<std::size_t>(n)];
  // Each set of n faces falls in n! / ∏ mᵢ! of the results.
  for_each_set(n, [&](const Dice& fallen) {
    std::uint32_t ways = factorials[static_cast<std::size_t>(n)];
    for (const std::uint8_t alike : fallen.of) ways /= factorials[alike];
    const unsigned rows = rows_within(left + fallen, needs);
    for (std::size_t row = 0; row < combination_count; ++row)
      if ((rows >> row & 1U) != 0) result.rows[row] += ways;
  });
  return result;
}

}  // namespace veillee::dicium
