// A small family library for tests: a pile, discarded cards, and who has seen what.
#pragma once

#include "engine/hidden.hpp"
#include "engine/rulebook.hpp"

namespace veillee::piles {

// The family's part of the rules of its games.
const Rulebook& rulebook();

enum Zone : std::uint8_t { pile, discarded, own_zones };  // a game's zones follow

// A card from the pile to this zone; these look at it. There must be one in the pile or discarded.
template <int N, class Random>
std::uint8_t draw(Hidden<N>& cards, std::uint8_t to, SeatSet who, Random& random) {
  if (cards.count(pile) == 0) {  // PIL-1.2
    for (const std::uint8_t card : cards.in(discarded)) cards.move(card, pile);
    cards.shuffle(pile);
  }
  const std::uint8_t card = cards.pick(pile, random);
  cards.put(card, to, who);
  return card;
}

}  // namespace veillee::piles
