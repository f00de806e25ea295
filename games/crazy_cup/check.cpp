// Conservation laws and invariants (CUP-1.1, CUP-2.5, CUP-4.2, CUP-7.14 …).
#include "games/crazy_cup/rules.hpp"

namespace veillee::crazy_cup {
namespace {

std::string_view check_cards(const State& state) {
  for (std::uint8_t card = 0; card < card_count; ++card) {
    int n = state.pile.count[card] + state.discard.count[card] + state.removed.count[card];
    for (const Cards& hand : state.hands) n += hand.count[card];
    for (const std::uint8_t shown : state.shown) n += shown == card ? 1 : 0;
    if (n != deck_of(state).copies[card]) return "CUP-1.13: the copies of a Cheat card";
    for (Seat seat = 0; seat < max_seats; ++seat)
      if (state.known[seat].count[card] > state.hands[seat].count[card])
        return "CUP-3.3: a card that everybody knows is in the hand";
    if (state.removed.count[card] > 0 && (!state.solo() || all_cards[card].solo))
      return "CUP-9.6: the cards that left the game";
  }
  if (!state.solo()) return {};
  for (std::uint8_t card = 0; card < card_count; ++card) {
    if (all_cards[card].solo) continue;
    if (state.hands[0].count[card] + state.discard.count[card] > 0)
      return "CUP-9.6: a card without effect in solo";
    for (const std::uint8_t shown : state.shown)
      if (shown == card) return "CUP-9.6: a card without effect in solo";
  }
  return {};
}

std::string_view check_tiles(const State& state) {
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (tiles_of(state, seat) > most_tiles) return "CUP-5.3: two Technology tiles at most";
  for (std::uint8_t terrain = 0; terrain < terrain_count; ++terrain)
    if (supply(state, terrain) < 0) return "CUP-2.5: the Technology tiles";
  return {};
}

std::string_view check_pawns(const State& state) {
  for (Seat racer = 0; racer < racer_count; ++racer) {
    const Pawn& pawn = state.pawns[racer];
    if (racer == drone ? !state.solo() : racer >= state.seats()) {
      if (pawn != Pawn{}) return "CUP-2.2: a pawn of nobody";
      continue;
    }
    if (pawn.square >= square_count) return "CUP-1.5: a pawn outside the board";
    if (way_of(state, racer) == no_way && pawn != Pawn{})
      return "CUP-4.2: a pawn has moved, and the race has no direction";
    if (racer == drone && is_rough(pawn.square)) return "CUP-9.3: the drone on rough ground";
    if (!state.teams() && pawn.laps > 2) return "CUP-8.6: nobody races twice round";
  }
  if (!state.teams() && state.ways[1] != no_way) return "CUP-4.2: one direction for all";
  for (Seat seat = 0; seat < 2 && state.teams() && state.how == racing; ++seat)
    if (partners_meet(state, seat)) return "CUP-9.14: the partners have met";
  return {};
}

std::string_view check_tornado(const State& state) {
  if ((state.tornado == no_arg) != (state.tornado_owner == no_arg))
    return "CUP-7.16: the Tornado has an owner";
  if (state.tornado == no_arg) return {};
  if (is_rough(state.tornado) || state.tornado == start_line || is_garage[state.tornado])
    return "CUP-7.14: the Tornado lies on the road";
  return {};
}

std::string_view check_turn(const State& state) {
  const dicium::Turn& turn = state.turn;
  if (state.acted != 0 && turn.phase == dicium::Phase::throwing)
    return "CUP-11.4: something chosen before the Action phase";
  if (turn.number < 1 || turn.number > most_rounds * state.seats())
    return "CUP-8.12: more than 60 rounds";
  if (state.solo()) {
    if (turn.throws > 0 && state.drone_moved == 0 && state.how == racing)
      return "CUP-9.2: the drone moves before the throw";
    if (state.drone_moved != 0 && state.ways[0] == no_way)
      return "CUP-9.4: the drone has moved, and the race has no direction";
  } else if (state.drone_moved != 0) {
    return "CUP-9.1: a drone in a race of several";
  }
  if (state.young())
    for (Seat seat = 0; seat < state.seats(); ++seat)
      if (state.boards[seat].hand != dicium::most_dice) return "CUP-9.18: five dice from the start";
  return {};
}

}  // namespace

std::string_view check(const State& state) {
  if (const auto wrong = dicium::check(state.turn, state.boards.data(), state.seats(), use_count);
      !wrong.empty())
    return wrong;
  for (Seat seat = state.seats(); seat < max_seats; ++seat)
    if (state.boards[seat] != dicium::PlayerBoard{} || !state.hands[seat].empty())
      return "a seat that nobody has owns something";
  for (const auto part : {check_turn, check_pawns, check_cards, check_tiles, check_tornado})
    if (const auto wrong = part(state); !wrong.empty()) return wrong;
  return {};
}

}  // namespace veillee::crazy_cup
