// What may be answered to each decision.
#include "games/civilisation/game.hpp"

namespace veillee::civilisation {
namespace {

void add_squares(Do what, const Set& squares, ActionList& list) {
  for (const std::uint8_t square : squares) list.add(make_action(what, square));
}

void add_heroes(const State& state, Seat seat, ActionList& list) {
  for (std::uint8_t hero = 0; hero < hero_count; ++hero)
    if (state.heroes[seat][hero] == on_board) list.add(make_action(Do::hero, hero));
}

void add_cards_to_take(const State& state, ActionList& list) {
  if (state.cards.any(in_pile)) list.add(make_action(Do::draw));
  for (std::uint8_t place = on_display; place < in_hand; ++place)
    for (const std::uint8_t card : state.cards.in(place)) list.add(make_action(Do::take, card));
}

void add_targets(const State& state, Seat seat, ActionList& list) {
  const SeatSet all = Flow{state.stack.back().flow} == Flow::sage
                          ? victims(state, seat)
                          : SeatSet::all(state.seats()) - SeatSet::only(seat);
  for (const Seat target : all) list.add(make_action(Do::target, target));
}

void add_objectives(const State& state, Seat seat, ActionList& list) {
  const Objectives done = fulfilled(state, seat);
  for (const std::uint8_t card : done) list.add(make_action(Do::claim, card));
  if (state.boards[seat].hand < dicium::most_dice)  // CIV-11.5
    for (const std::uint8_t card : done) list.add(make_action(Do::trade, card));
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

// CIV-10.24.
void add_faces(const State& state, ActionList& list) {
  const bool two = state.turn.dice.size() > 1;
  for (std::uint8_t a = 0; a < dicium::face_count; ++a)
    for (std::uint8_t b = two ? a : std::uint8_t{dicium::fs}; b < dicium::face_count; ++b)
      list.add(make_action(Do::faces, a, two ? b : no_arg));
}

}  // namespace

void Civilisation::add_further(const State& state, Seat seat, Decision decision, ActionList& list) {
  for (const std::uint8_t card : hand_of(state, seat))
    if (playable_card(state, seat, decision, card)) list.add(make_action(Do::card, card));
  if (decision != Decision::combine) return;
  add_squares(Do::redeploy, redeployments(state, seat), list);
  const int dice = dice_for_xenophanes(state, seat);
  if (dice == 0) return;
  for (const dicium::Part& part : dicium::parts_of(state.turn.dice))
    if (part.size == dice && (part.made & dicium::bit(dicium::Combination::green)) != 0)
      list.add(dicium::play_action(Do::play, use_temple3, part));
}

void options(const State& state, Seat seat, ActionList& list) {
  if (dicium::add_turn_options<Civilisation>(state, seat, list) ||
      dicium::add_combat_options<Civilisation>(state, seat, list))
    return;
  const Frame& frame = state.stack.back();
  switch (Decision{state.pending.decision}) {
    case Decision::secret:
      for (const std::uint8_t card : state.secrets.in(byte(dealt_to + seat)))
        list.add(make_action(Do::secret, card));
      return;
    case Decision::go: {
      const Travel& travel = frame.locals<Travel>();
      return add_squares(Do::go, destinations(state, seat, travel.journey, travel.steps), list);
    }
    case Decision::lay:
      return add_squares(Do::lay, sites(state, seat, frame.locals<Construct>().tile), list);
    case Decision::hero: return add_heroes(state, seat, list);
    case Decision::philosopher: return add_cards_to_take(state, list);
    case Decision::target: return add_targets(state, seat, list);
    case Decision::relocate:
      add_squares(Do::relocate, refuges(state, seat), list);
      if (holds(state, seat, zeno)) add_squares(Do::zeno, squares_of_zeno(state, seat), list);
      return;
    case Decision::objective: return add_objectives(state, seat, list);
    case Decision::pair: return add_pairs(state, list);
    case Decision::again:
      for (const dicium::Part& part : dicium::parts_of(state.turn.dice).subspan(1))
        list.add(dicium::face_action<dicium::most_dice>(Do::reroll, part));
      return;
    case Decision::die: return add_turned_dice(state, list);
    case Decision::faces: return add_faces(state, list);
    case Decision::rolled:  // the pass is the first option (engine/flow.hpp)
      list.add(make_action(Do::pass));
      if (holds(state, seat, democritus)) list.add(make_action(Do::card, democritus));
      return;
    default: return;
  }
}

}  // namespace veillee::civilisation
