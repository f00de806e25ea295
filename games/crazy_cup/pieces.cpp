// Single changes of a position.
#include <algorithm>

#include "games/crazy_cup/rules.hpp"
#include "games/crazy_cup/words.hpp"

namespace veillee::crazy_cup {

void finish(State& state, How how, EventSink* sink) {
  state.how = how;
  state.movement = {};
  state.combat = {};
  state.stack.clear();
  tell(sink, Happened::ended, neutral, how);
}

void set_way(State& state, Seat racer, std::uint8_t way, EventSink* sink) {
  const bool second = state.teams() && racer >= 2;
  state.ways[state.teams() ? racer % 2 : 0] = second ? opposite(way) : way;
  tell(sink, Happened::way_set, racer, way);
}

bool go(State& state, Seat racer, std::uint8_t to, EventSink* sink) {
  Pawn& pawn = state.pawns[racer];
  const std::uint8_t from = pawn.square;
  if (way_of(state, racer) == no_way)  // CUP-4.13
    set_way(state, racer, to == after(start_line, 1) ? with_clock : against_clock, sink);
  const bool home = to == start_line && after(from, sign_of(way_of(state, racer))) == start_line;
  pawn.square = to;
  if (home) ++pawn.laps;
  const bool own = racer == state.movement.racer;
  tell(sink, Happened::stepped, racer, from, to, own ? state.movement.left : std::uint8_t{0});
  if (home && !state.teams()) tell(sink, Happened::finished, racer, byte(progress(state, racer)));
  if (racer == drone || !partners_meet(state, racer)) return false;
  tell(sink, Happened::met, racer, partner_of(racer));
  finish(state, partners_met, sink);
  return true;
}

bool send_back(State& state, Seat racer, EventSink* sink) {
  Pawn& pawn = state.pawns[racer];
  const std::uint8_t from = pawn.square;
  pawn.square = retreat_square(state, racer);
  state.movement.sight.remove(racer);  // CUP-7.36
  tell(sink, Happened::retreated, racer, from, pawn.square, label_of(state, pawn.square));
  if (racer == drone || !partners_meet(state, racer)) return false;
  tell(sink, Happened::met, racer, partner_of(racer));
  finish(state, partners_met, sink);
  return true;
}

bool follow(State& state, Seat seat, EventSink* sink) {
  const Pursuit way = pursuit(state, seat);
  const Seat target = state.movement.racer;
  state.movement.sight.remove(seat);
  tell(sink, Happened::followed, seat, target, way.squares.size(),
       label_of(state, way.squares.back()));
  for (const std::uint8_t square : way.squares)
    if (go(state, seat, square, sink)) return true;
  return false;
}

std::uint8_t draw_card(State& state, EventSink* sink) {
  for (;;) {
    if (state.pile.empty()) {
      if (state.discard.empty()) return no_arg;
      state.pile = state.discard;
      state.discard = {};
      tell(sink, Happened::reshuffled, neutral, byte(state.pile.size()));
    }
    const std::uint8_t card = state.pile.draw(state.rng);
    if (!state.solo() || all_cards[card].solo) return card;
    state.removed.put(card);  // CUP-9.6
    tell(sink, Happened::card_removed, neutral, card);
  }
}

void show_card(State& state, std::uint8_t place, EventSink* sink) {
  const std::uint8_t card = draw_card(state, sink);
  if (card == no_arg) return state.shown.remove_at(place);
  state.shown[place] = card;
  tell(sink, Happened::card_shown, neutral, card, place);
}

void play_card(State& state, Seat seat, std::uint8_t card, Seat target) {
  --state.hands[seat].count[card];
  std::uint8_t& known = state.known[seat].count[card];
  if (known > 0) --known;  // cards of one type are alike
  state.discard.put(card);
  push(state, Flow::played, Played{seat, card, target, no_arg, no_arg, 0});
}

void start_test(State& state, Seat target, bool may_forgo) {
  state.combat = {};
  state.combat.attacker = neutral;
  state.combat.defender = target;
  push(state, Flow::test, Test{target, byte(may_forgo ? 1 : 0)});
}

}  // namespace veillee::crazy_cup
