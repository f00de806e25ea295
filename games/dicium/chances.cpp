// What each set of dice makes, and what a throw may bring, counted over all its results.
#include "games/dicium/dice.hpp"

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

constexpr std::array<std::uint16_t, set_count + 1> first_parts = [] {
  std::array<std::uint16_t, set_count + 1> first{};
  for (int n = 0; n <= most_dice; ++n)
    for_each_set(n, [&](const Dice& dice) {
      std::uint16_t parts = 1;
      for (const std::uint8_t alike : dice.of)
        parts = static_cast<std::uint16_t>(parts * (alike + 1));
      first[static_cast<std::size_t>(set_number(dice)) + 1] = parts;
    });
  for (std::size_t i = 1; i < first.size(); ++i)
    first[i] = static_cast<std::uint16_t>(first[i] + first[i - 1]);
  return first;
}();
static_assert(first_parts[set_count] == part_count);

constexpr std::array<Part, part_count> all_parts = [] {
  std::array<Part, part_count> table{};
  for (int n = 0; n <= most_dice; ++n)
    for_each_set(n, [&](const Dice& dice) {
      std::size_t at = first_parts[static_cast<std::size_t>(set_number(dice))];
      for_each_part(dice, [&](const Dice& part) {
        Part& here = table[at++];
        write_faces<most_dice>(part, here.faces.data());
        here.size = byte(part.size());
        here.made = all_sets[static_cast<std::size_t>(set_number(part))].whole;
      });
    });
  return table;
}();

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
