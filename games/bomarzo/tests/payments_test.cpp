// BOM-5.20 in three ways: the closed form of the rules, can_fill over kinds of slots, and every
// assignment tried one after the other.
#include "engine/can_fill.hpp"
#include "games/bomarzo/tests/scenario.hpp"

namespace veillee::bomarzo {
namespace {

// The clause word by word: each slot takes one unit that fits, an Exchange lets a Food fit a Coin
// slot or a Coin a Food slot; cubes may be left over, virtual units may not.
bool assignable(Offering slots, Means units, int exchanges) {
  const auto with = [&](Offering rest, int Means::*unit, bool crossed) {
    Means left = units;
    if (left.*unit == 0 || (crossed && exchanges == 0)) return false;
    --(left.*unit);
    return assignable(rest, left, exchanges - (crossed ? 1 : 0));
  };
  const auto with_cube = [&](Offering rest, Resource kind, bool crossed) {
    Means left = units;
    if (left.cubes[kind] == 0 || (crossed && exchanges == 0)) return false;
    --left.cubes[kind];
    return assignable(rest, left, exchanges - (crossed ? 1 : 0));
  };
  Offering rest = slots;
  bool food_slot = false, coin_slot = false;
  if (slots.food > 0) {
    --rest.food;
    food_slot = true;
  } else if (slots.coin > 0) {
    --rest.coin;
    coin_slot = true;
  } else if (slots.either > 0) {
    --rest.either;
  } else if (slots.any > 0) {
    --rest.any;
  } else {
    return units.as_food == 0 && units.as_coin == 0;
  }
  return with_cube(rest, food, coin_slot) || with_cube(rest, coin, food_slot) ||
         with_cube(rest, wine, false) || with(rest, &Means::as_food, coin_slot) ||
         with(rest, &Means::as_coin, food_slot);
}

// Each Exchange turns a slot of Food or of Coin into one for either.
bool fillable(const Offering& o, const Means& m, int exchanges) {
  enum Slot : std::uint8_t { food_slot, coin_slot, either_slot, any_slot };
  const std::uint8_t units[] = {m.cubes[food], m.cubes[coin], m.cubes[wine], byte(m.as_food),
                                byte(m.as_coin)};
  const auto fits = [](std::size_t slot, std::size_t kind) {
    const bool is_food = kind == 0 || kind == 3, is_coin = kind == 1 || kind == 4;
    return slot >= either_slot || kind == 2 || (slot == food_slot ? is_food : is_coin);
  };
  for (int foods = 0; foods <= std::min<int>(exchanges, o.food); ++foods)
    for (int coins = 0; coins <= std::min<int>(exchanges - foods, o.coin); ++coins) {
      const std::uint8_t wanted[] = {byte(o.food - foods), byte(o.coin - coins),
                                     byte(o.either + foods + coins), o.any};
      const std::uint8_t cards_laid[] = {byte(m.as_food), byte(m.as_coin)};
      if (can_fill(wanted, units, fits) &&
          can_fill(cards_laid, wanted,
                   [&](std::size_t card, std::size_t slot) { return fits(slot, 3 + card); }))
        return true;
    }
  return false;
}

// The fewest Exchange cards with which every assignment has been tried.
int fewest(const Offering& o, const Means& m, int most) {
  for (int n = 0; n <= most; ++n)
    if (assignable(o, m, n)) return n;
  return no_arg;
}

TEST(Payments, BOM_5_20_three_ways_agree_on_100000_random_payments) {
  FastRng random(1);
  const auto upto = [&](std::uint32_t most) {
    return byte(static_cast<int>(random.below(most + 1)));
  };
  int legal_ones = 0;
  for (int i = 0; i < 100000; ++i) {
    const Offering o = {upto(3), upto(3), upto(1), upto(3)};
    const Means m = {{{upto(4), upto(4), upto(2)}}, upto(2), upto(2), 0};
    const int exchanges = upto(2);
    const bool truth = assignable(o, m, exchanges);
    legal_ones += truth ? 1 : 0;
    ASSERT_EQ(fillable(o, m, exchanges), truth) << i;
    ASSERT_EQ(suffices(o, m, exchanges), truth) << i;
    ASSERT_EQ(exchanges_needed(o, m, exchanges), fewest(o, m, exchanges)) << i;  // BOM-5.21
  }
  EXPECT_GT(legal_ones, 5000);
  EXPECT_LT(legal_ones, 95000);
}

TEST(Payments, BOM_5_22_what_can_be_completed_is_what_some_cards_complete) {
  FastRng random(2);
  const auto upto = [&](std::uint32_t most) {
    return byte(static_cast<int>(random.below(most + 1)));
  };
  for (int i = 0; i < 20000; ++i) {
    const Offering o = {upto(3), upto(3), upto(1), upto(2)};
    const Means m = {{{upto(2), upto(2), upto(1)}}, upto(1), upto(1), upto(3)};
    const int exchanges = upto(1);
    bool some = false;
    for (int foods = 0; foods <= m.cards; ++foods)
      for (int coins = 0; foods + coins <= m.cards; ++coins)
        some |= assignable(o, {m.cubes, m.as_food + foods, m.as_coin + coins, 0}, exchanges);
    ASSERT_EQ(suffices(o, m, exchanges), some) << i;
  }
}

// Whatever is laid, in whatever order, the payment can be brought to its end, and the same units
// make the same position (BOM-5.22, BOM-16.23).
TEST(Payments, BOM_16_23_every_order_leads_to_the_same_position) {
  Scenario s(2);
  s.cubes(A, 3, 2, 1).hand(A, "D01 D02 D03").level2(A, "D10");
  s.deity("gigante", 1, 1, 1, "B").begin();
  s.play("place gigante");
  const State before = s.state;
  FastRng random(3);
  for (int i = 0; i < 300; ++i) {
    s.state = before;
    Texts laid;
    while (s.decision() == "offering") {
      const Texts all = s.options();
      ASSERT_FALSE(all.empty());
      const std::string& text = all[random.below(static_cast<std::uint32_t>(all.size()))];
      if (text != "done") laid.push_back(text);
      s.play(text);
    }
    const State after = s.state;
    random.shuffle(laid);
    s.state = before;
    for (const std::string& text : laid) s.play(text);
    s.then("done");
    EXPECT_EQ(s.state, after);
  }
}

}  // namespace
}  // namespace veillee::bomarzo
