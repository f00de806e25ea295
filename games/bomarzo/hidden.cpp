// What a viewer cannot know, dealt anew (section 15.1): hands, cards under deities, the draw pile,
// Adoration cards, and what somebody else has set aside so far.
#include "games/bomarzo/game.hpp"

namespace veillee::bomarzo {
namespace {

void move_all(State& state, CardZone from, std::uint8_t to) {
  for (const std::uint8_t card : state.cards.in(from)) state.cards.move(card, to);
}

// Units and cards set aside in an unfinished payment or choice are nobody else's affair
// (BOM-15.38): for the others it has just begun. A card held for a deity stays apart: they see that
// there is one.
void take_back(State& state, Viewer viewer) {
  if (auto* payment = at_top<PaymentFlow>(state); payment != nullptr && payment->seat != viewer) {
    payment->laid = {};
    payment->cards_laid = {};
    for (const CardZone zone : {aside, aside_as_food, aside_as_coin})
      move_all(state, zone, zone_of(hands, payment->seat));
  }
  if (auto* draw = at_top<DrawFlow>(state); draw != nullptr && draw->seat != viewer) {
    add(draw->excess_cards, state.cards.count(aside));
    move_all(state, aside, drawn);
  }
}

// Everybody knows the family of the top card, nobody which card of it lies there (BOM-15.43): each
// one that the viewer cannot place elsewhere is as likely.
Cards deal_top(State& state, Viewer viewer, FastRng& random) {
  const Cards top = state.cards.in(on_top);
  if (top.empty()) return {};
  const std::uint8_t old = top.first();
  const Deck& deck = deck_of(state);
  Cards likely = deck.of_family[deck.cards[old].family] - state.cards.known_to(viewer);
  const std::uint8_t now = likely.draw(random);
  state.cards.swap(old, now);
  return Cards::only(now);
}

}  // namespace

void Bomarzo::resample(State& state, Viewer viewer, FastRng& random) {
  state.rng = Rng(random.word64());
  take_back(state, viewer);
  const Cards top = deal_top(state, viewer, random);
  state.cards.resample(viewer, random, Cards::all() - top);
  state.adoration.resample(viewer, random);
  resample_answers<Bomarzo>(state, viewer, random);
}

}  // namespace veillee::bomarzo
