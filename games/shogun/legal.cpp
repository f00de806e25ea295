// What may be answered to each decision.
#include "games/shogun/game.hpp"

namespace veillee::shogun {
namespace {

void add_squares(Do what, const Set& squares, ActionList& list) {
  for (const std::uint8_t square : squares) list.add(make_action(what, square));
}

void add_hand_over(const State& state, const Deed& deed, ActionList& list) {
  const bool back_again = deed.from == deed.to;  // SHO-4.18: then it must change hands
  if (deed.pawn != state.carrier) {
    list.add(make_action(Do::take));
  } else {
    for (const std::uint8_t pawn : alike_once(state, ninja, deed.to))
      if (pawn != state.carrier) list.add(make_action(Do::give, pawn));
  }
  if (!back_again) list.add(make_action(Do::leave));
}

void add_steps(const State& state, const Deed& deed, ActionList& list) {
  Set trail;
  for (std::uint8_t i = 0; i < deed.trodden; ++i) trail.add(deed.trail[i]);
  const std::uint8_t at = square_of(state, deed.pawn);
  add_squares(Do::step, charge_steps(state, deed.pawn, trail, at, deed.steps), list);
  if (deed.trodden > 1 && !no_stopping(state, deed.pawn).has(at)) list.add(make_action(Do::halt));
}

}  // namespace

void options(const State& state, Seat seat, ActionList& list) {
  if (dicium::add_turn_options<Shogun>(state, seat, list) ||
      dicium::add_combat_options<Shogun>(state, seat, list))
    return;
  const Frame& frame = state.stack.back();
  const Deed& deed = frame.locals<Deed>();
  switch (Decision{state.pending.decision}) {
    case Decision::post: return add_squares(Do::post, garrison_squares, list);
    case Decision::pawn:
      for (const std::uint8_t pawn : movers(state, seat))
        if (can_act(state, deed.use, deed.steps, pawn)) list.add(make_action(Do::pawn, pawn));
      return;
    case Decision::end:
    case Decision::crossing:
    case Decision::garrison:
      return add_squares(Do::go, ends_of(state, deed.use, deed.steps, deed.pawn), list);
    case Decision::target:
      for (const std::uint8_t pawn : alike_once(state, samurai))
        list.add(make_action(Do::target, pawn));
      return;
    case Decision::foe: {  // the owners
      Seat last = no_arg;
      for (const std::uint8_t pawn :
           alike_once(state, camp_of(seat) == ninja ? samurai : ninja, deed.to)) {
        if (owner_of(pawn) != last) list.add(make_action(Do::foe, owner_of(pawn)));
        last = owner_of(pawn);
      }
      return;
    }
    case Decision::back: return add_squares(Do::back, accessible(state, camp_of(seat)), list);
    case Decision::hand_over: return add_hand_over(state, deed, list);
    case Decision::tile: return add_squares(Do::tile, movable_tiles(state, camp_of(seat)), list);
    case Decision::lay:
      return add_squares(Do::lay, tile_squares(state, camp_of(seat), frame.locals<Tile>().from),
                         list);
    case Decision::enter: return add_squares(Do::enter, accessible(state, camp_of(seat)), list);
    case Decision::step: return add_steps(state, deed, list);
    default: return;
  }
}

}  // namespace veillee::shogun
