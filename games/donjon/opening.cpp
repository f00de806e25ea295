// The Adventure step (section 4 of RULES.md) and the Goblin King's march (section 7).
#include "games/donjon/game.hpp"

namespace veillee::donjon {
namespace {

bool may_use_a_scroll(const State& state, Seat seat) {
  for (std::uint8_t scroll = first_kept; scroll < first_object; ++scroll)
    if (can_use(state, seat, scroll, Decision::reveal)) return true;
  return false;
}

// The pile's top card: its colour by what is left there, then a card that nobody has seen.
std::uint8_t draw_card(State& state, Seat seat) {
  auto& pile = state.piles[seat];
  std::uint32_t place = state.rng.below(static_cast<std::uint32_t>(cards_left(state, seat)));
  std::uint8_t suit = 0;
  while (place >= pile[suit]) place -= pile[suit++];
  --pile[suit];
  auto& count = state.unseen.count;
  const std::uint8_t first = first_of_suit[suit];
  const std::uint8_t end = first_of_suit[suit + 1U];
  std::uint32_t all = 0;
  for (std::uint8_t card = first; card < end; ++card) all += count[card];
  place = state.rng.below(all);
  std::uint8_t card = first;
  while (place >= count[card]) place -= count[card++];
  --count[card];
  return card;
}

Next reveal(State& state, Frame& frame, EventSink* sink) {
  Opening& opening = frame.locals<Opening>();
  const Seat seat = state.turn.seat;
  if (king_is_here(state)) {  // DON-7.2
    state.march = byte(1 + static_cast<int>(state.rng.below(6)));
    tell(sink, Happened::king_thrown, neutral, state.march);
    opening.steps = state.march <= 3 ? 1 : 2;
    return go_to(frame, Opening::advance);
  }
  if (cards_left(state, seat) == 0) {  // DON-2.9
    ++state.rng.drawn;                 // a reveal, though no chance: not to be taken back
    state.card = king_card;
    state.king = 0;
    tell(sink, Happened::revealed, seat, king_card);
    tell(sink, Happened::king_enters, neutral, king_square(state));
    return go_to(frame, Opening::meet);
  }
  const std::uint8_t card = draw_card(state, seat);
  state.card = card;
  tell(sink, Happened::revealed, seat, card);
  if (is_kept(card)) state.held[card - first_kept] = seat;
  if (card == pi_oubliette) {
    frame.step = Opening::over;
    push(state, Flow::sent, Sent{seat, oubliette});
    return Next::again;
  }
  if (card < go_1) return go_to(frame, Opening::over);
  opening.distance = byte(1 + card - go_1);
  opening.from = state.pawns[seat];
  return go_to(frame, Opening::ambush);
}

}  // namespace

Next opening_flow(State& state, Frame& frame, EventSink* sink) {
  Opening& opening = frame.locals<Opening>();
  const Seat seat = state.turn.seat;
  switch (Opening::Step{frame.step}) {
    case Opening::begin:
      if (may_use_a_scroll(state, seat))
        return ask(state, frame, Decision::reveal, seat, Opening::chosen);
      return go_to(frame, Opening::reveal);
    case Opening::chosen: {
      const Action choice = answer(state, seat);
      if (Do{choice.kind} != Do::scroll) return go_to(frame, Opening::reveal);
      frame.step = Opening::begin;
      Donjon::play_further(state, choice, sink);
      return Next::again;
    }
    case Opening::reveal: return reveal(state, frame, sink);

    case Opening::advance: {
      if (opening.steps == 0) {
        if (state.march > 3) return go_to(frame, Opening::over);
        opening.from = king_square(state);  // DON-7.8
        opening.distance = 2;
        return go_to(frame, Opening::ambush);
      }
      --opening.steps;
      const std::uint8_t from = king_square(state);
      ++state.king;
      tell(sink, Happened::king_moves, neutral, from, king_square(state),
           byte(throne - state.king));
      if (state.king == throne) {  // DON-7.6
        finish(state, enthroned, sink);
        return Next::again;
      }
      return go_to(frame, Opening::meet);
    }
    case Opening::meet:  // DON-7.5, DON-7.14
      for (std::uint8_t i = 0; i < state.seats(); ++i) {
        const Seat met = clockwise(seat, state.seats(), i);
        if (state.pawns[met] != king_square(state)) continue;
        push(state, Flow::sent, Sent{met, chased});
        return Next::again;
      }
      return go_to(frame, state.card == king_card ? Opening::over : Opening::advance);

    case Opening::ambush:
      if (ambush_squares(state, opening.from, opening.distance).empty()) {  // DON-4.10
        tell(sink, Happened::no_goblin, neutral);
        return go_to(frame, Opening::over);
      }
      if (state.den == 0) {  // DON-4.11
        finish(state, overrun, sink);
        return Next::again;
      }
      return ask(state, frame, Decision::place, seat, Opening::placed);
    case Opening::placed: {
      const std::uint8_t square = answer(state, seat).args[0];
      state.goblins.add(square);
      --state.den;
      tell(sink, Happened::goblin_placed, seat, square, state.den);
      return go_to(frame, Opening::over);
    }
    case Opening::over: break;
  }
  state.opened = 1;
  return Next::done;
}

}  // namespace veillee::donjon
