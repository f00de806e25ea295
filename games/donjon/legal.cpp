// What may be answered to each decision.
#include "games/donjon/game.hpp"

namespace veillee::donjon {
namespace {

void add_squares(Do what, const Set& squares, ActionList& list) {
  for (const std::uint8_t square : squares) list.add(make_action(what, square));
}

void add_scrolls(const State& state, Seat seat, Decision decision, ActionList& list) {
  for (std::uint8_t scroll = first_kept; scroll < first_object; ++scroll)
    if (can_use(state, seat, scroll, decision)) list.add(make_action(Do::scroll, scroll));
}

// DON-D12: the target of the effect, or leave it.
void add_treasure(const State& state, Seat seat, std::uint8_t tile, ActionList& list) {
  switch (tile) {
    case tr_bonus:
      for (std::uint8_t slot = 0; slot < dicium::slot_count; ++slot)
        if ((state.boards[seat].free_slots() >> slot & 1U) != 0)
          list.add(make_action(Do::slot, slot));
      break;
    case tr_portal: add_squares(Do::lay, portal_tile_squares(state, seat), list); break;
    case tr_hand: list.add(make_action(Do::grow)); break;
    case tr_goblin: add_squares(Do::goblin, state.goblins, list); break;
    case tr_vision: add_squares(Do::look, unknown_tiles(state, true), list); break;
    default:
      add_squares(Do::go, ends_of(state, seat, by_treasure, steps_of(state, seat, by_treasure, 0)),
                  list);
  }
  list.add(make_action(Do::leave));
}

}  // namespace

void Donjon::add_further(const State& state, Seat seat, Decision decision, ActionList& list) {
  if (decision == Decision::defend) return;
  add_scrolls(state, seat, decision, list);
  if (decision == Decision::combine) add_squares(Do::teleport, teleports(state, seat), list);
}

void options(const State& state, Seat seat, ActionList& list) {
  if (dicium::add_turn_options<Donjon>(state, seat, list) ||
      dicium::add_combat_options<Donjon>(state, seat, list))
    return;
  const Frame& frame = state.stack.back();
  switch (Decision{state.pending.decision}) {
    case Decision::start: return add_squares(Do::start, portal_squares, list);
    case Decision::reveal:
      list.add(make_action(Do::reveal));
      return add_scrolls(state, seat, Decision::reveal, list);
    case Decision::place: {
      const Opening& opening = frame.locals<Opening>();
      return add_squares(Do::place, ambush_squares(state, opening.from, opening.distance), list);
    }
    case Decision::portal:
      return add_squares(Do::portal, portals_for(state, seat, frame.locals<Sent>().cause), list);
    case Decision::end: {
      const Move& move = frame.locals<Move>();
      return add_squares(Do::go, ends_of(state, seat, move.means, move.steps), list);
    }
    case Decision::step: {
      const Charge& charge = frame.locals<Charge>();
      add_squares(Do::step, charge_steps(state, charge, state.pawns[seat]), list);
      if (charge.trodden > 1) list.add(make_action(Do::halt));
      return;
    }
    case Decision::target: return add_squares(Do::target, fireball_targets(state, seat), list);
    case Decision::goblin: return add_squares(Do::goblin, state.goblins, list);
    case Decision::lay: return add_squares(Do::lay, portal_tile_squares(state, seat), list);
    case Decision::look: return add_squares(Do::look, unknown_tiles(state, false), list);
    case Decision::treasure: return add_treasure(state, seat, frame.locals<Treasure>().tile, list);
    case Decision::die:
      for (std::uint8_t face = 0; face < dicium::face_count; ++face)
        if (state.turn.dice.of[face] > 0) list.add(make_action(Do::die, face));
      return;
    case Decision::face:
      for (std::uint8_t face = 0; face < dicium::face_count; ++face)
        if (face != frame.locals<Change>().face) list.add(make_action(Do::face, face));
      return;
    default: return;
  }
}

}  // namespace veillee::donjon
