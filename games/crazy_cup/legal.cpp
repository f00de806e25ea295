// What may be answered to each decision.
#include "games/crazy_cup/game.hpp"

namespace veillee::crazy_cup {
namespace {

void add_cards(const State& state, Seat seat, Decision decision, ActionList& list) {
  for (std::uint8_t card = 0; card < card_count; ++card)
    if (state.hands[seat].count[card] > 0 && playable_card(state, decision, card))
      list.add(make_action(Do::card, card));
}

void add_steps(const State& state, Seat seat, ActionList& list) {
  for (const std::uint8_t square : next_squares(state, seat))
    list.add(make_action(Do::step, square));
  if (state.movement.path.size() > 1)
    list.add(make_action(Do::halt));  // CUP-4.23
  else
    add_cards(state, seat, Decision::step, list);
}

// To take, to lose or to steal.
template <class There>
void add_tiles(There there, ActionList& list) {
  for (std::uint8_t terrain = 0; terrain < terrain_count; ++terrain)
    if (there(terrain) > 0) list.add(make_action(Do::tile, terrain));
}

void add_takes(const State& state, ActionList& list) {
  if (!state.pile.empty() || !state.discard.empty()) list.add(make_action(Do::draw));
  unsigned seen = 0;
  for (const std::uint8_t card : state.shown) {
    if ((seen >> card & 1U) == 0) list.add(make_action(Do::take, card));
    seen |= 1U << card;
  }
}

void add_pairs(const State& state, ActionList& list) {
  for (const dicium::Part& part : dicium::parts_of(state.turn.dice))
    if (part.size == 2 && (part.made & dicium::bit(dicium::Combination::pair)) != 0)
      list.add(dicium::face_action<2>(Do::pair, part));
}

void add_turned_dice(const State& state, ActionList& list) {
  for (std::uint8_t from = 0; from < dicium::face_count; ++from)
    for (std::uint8_t to = 0; to < dicium::face_count; ++to)
      if (state.turn.dice.of[from] > 0 && from != to) list.add(make_action(Do::turn, from, to));
}

void add_test(const State& state, Seat seat, ActionList& list) {
  const int most = dicium::red_dice(state, seat);
  for (int n = 0; n <= most; ++n) list.add(make_action(Do::engage, byte(n)));
  if (state.stack.back().locals<Test>().may_forgo != 0) list.add(make_action(Do::forgo));
  if (state.hands[seat].count[swerve] > 0) list.add(make_action(Do::card, swerve));
}

// The pass is the first option (engine/flow.hpp).
void add_reaction(const State& state, Seat seat, std::uint8_t card, ActionList& list) {
  list.add(make_action(Do::pass));
  if (state.hands[seat].count[card] > 0) list.add(make_action(Do::card, card));
}

}  // namespace

void CrazyCup::add_further(const State& state, Seat seat, Decision decision, ActionList& list) {
  if (decision == Decision::reroll || decision == Decision::combine)
    add_cards(state, seat, decision, list);
}

void options(const State& state, Seat seat, ActionList& list) {
  if (dicium::add_turn_options<CrazyCup>(state, seat, list)) return;
  const Played& card = state.stack.back().locals<Played>();
  switch (Decision{state.pending.decision}) {
    case Decision::defend: return add_test(state, seat, list);
    case Decision::way:
      for (const std::uint8_t way : {with_clock, against_clock})
        list.add(make_action(Do::way, way));
      return;
    case Decision::step: return add_steps(state, seat, list);
    case Decision::bump:
      for (const Seat racer : may_be_bumped(state)) list.add(make_action(Do::bump, racer));
      return list.add(make_action(Do::no_bump));
    case Decision::tech:
      return add_tiles([&](std::uint8_t terrain) { return supply(state, terrain); }, list);
    case Decision::cheat: return add_takes(state, list);
    case Decision::pair: return add_pairs(state, list);
    case Decision::target:
      for (const Seat racer : targets(state, seat, card.card))
        list.add(make_action(Do::target, racer));
      return;
    case Decision::storm:
      for (std::uint8_t square = 0; square < road; ++square)
        if (may_lie(state, square)) list.add(make_action(Do::lay, square));
      return;
    case Decision::die: return add_turned_dice(state, list);
    case Decision::enter: return add_reaction(state, seat, oil, list);
    case Decision::follow: return add_reaction(state, seat, grapnel, list);
    case Decision::cancel: return add_reaction(state, seat, bribe, list);
    case Decision::lose:
    case Decision::steal:
      return add_tiles([&](std::uint8_t terrain) { return state.tiles[card.target][terrain]; },
                       list);
    default: return;
  }
}

}  // namespace veillee::crazy_cup
