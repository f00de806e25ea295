// Whether cubes and cards make an offering (BOM-5.20). The same as can_fill over the four kinds of
// slots, in closed form and in place, for it is asked of eight deities at every turn (a test
// compares them).
#pragma once

#include <algorithm>

#include "games/bomarzo/data.hpp"

namespace veillee::bomarzo {

// What is laid or could be: cubes, cards laid as Food or as Coin, cards that could be either.
struct Means {
  Cubes cubes{};
  int as_food = 0, as_coin = 0, cards = 0;
};

inline int lack(int wanted, int there) { return std::max(0, wanted - there); }

// Every slot has a unit, and every virtual unit has a slot. There is an assignment for both at once
// when there is one for each (Mendelsohn and Dulmage).
inline bool fills(const Offering& o, const Means& m) {
  const int foods = m.cubes[food] + m.as_food;
  const int coins = m.cubes[coin] + m.as_coin;
  const int jokers = m.cubes[wine] + m.cards - lack(o.food, foods) - lack(o.coin, coins);
  const int spare = lack(foods, o.food) + lack(coins, o.coin) + jokers;
  return jokers >= 0 && spare >= o.either + o.any &&
         lack(m.as_food, o.food) + lack(m.as_coin, o.coin) <= o.either + o.any;
}

// An Exchange makes a slot of Food or of Coin one that takes either (BOM-11.10).
bool fills_with(const Offering& offering, const Means& means, int exchanges);

// Whether the means can be completed to a payment with so many Exchange cards (more of them never
// hurt); with no card in `cards`: whether they are one.
inline bool suffices(const Offering& offering, const Means& means, int exchanges) {
  return exchanges == 0 ? fills(offering, means) : fills_with(offering, means, exchanges);
}
// The fewest Exchange cards that make it legal (BOM-5.21); no_arg: it is not.
std::uint8_t exchanges_needed(const Offering& offering, const Means& means, int most);

}  // namespace veillee::bomarzo
