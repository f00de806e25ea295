// How flows (the functions `step` of their locals, engine/flow.hpp) begin effects and triggers.
#pragma once

#include "games/evenfall/pieces.hpp"

namespace veillee::evenfall {

// Nothing has been begun that lies on top of the frame: its next step can follow at once.
inline bool goes_on(const State& state, const Frame& frame) {
  return &state.stack.back() == &frame;
}

// Begins one node of an effect: what needs no answer is done at once, the rest lies on the stack
// then. Of `context` seat, source, both, place and region count.
void begin_effect(State& state, EffectFlow context, std::uint8_t node, EventSink* sink);
void begin_effect(State& state, Seat seat, std::uint8_t source, EventSink* sink,
                  std::uint8_t place = no_arg, std::uint8_t region = no_arg);

// The first question of a turn. The pass is never taken by the engine (EVE-5.15).
inline Next ask_for_action(State& state, Frame& turn) {
  return ask_all(state, turn, Decision::action, SeatSet::only(turn.locals<TurnFlow>().seat),
                 TurnFlow::chosen, true);
}

// The seat's continuous effects hear of an event (and of a second one of the same moment).
void fire(State& state, Seat seat, Trigger event, Trigger also, std::uint8_t but = no_arg,
          std::uint8_t place = no_arg, std::uint8_t region = no_arg);
inline void fire(State& state, Seat seat, Trigger event) { fire(state, seat, event, event); }
// The next effect in the order of entry that stands on one of these events: its number, node and
// entry; false: there is none.
struct Heard {
  std::uint8_t source = 0;
  std::uint8_t node = 0;
  std::uint8_t entry = 0;
};
bool next_trigger(const State& state, Seat seat, Trigger event, Trigger also, std::uint8_t but,
                  std::uint8_t after, Heard& heard);

// Whether this effect of the card is one of the Round End.
inline bool at_round_end(const Deck& deck, std::uint8_t card, std::uint8_t source) {
  const Node& root = deck.effects[source].root();
  if (source >= source::council && deck.card[card].council == Type::round_end) return true;
  return root.op == Op::on && Trigger{root.word} == Trigger::round_end;
}

// A Catalyst on a slot of the Ritual there; what an Orb brings is begun.
void build_catalyst(State& state, Seat seat, std::uint8_t place, std::uint8_t kind,
                    EventSink* sink);
void fire_built(State& state, Seat seat, std::uint8_t kind);

// A free action that was chosen (EVE-11): false if the answer is none.
bool free_action(State& state, Seat seat, Action answer, EventSink* sink);

// The Automa (section 18).
void automa_turn(State& state, EventSink* sink);
void automa_effect(State& state, std::uint8_t source, std::uint8_t node, std::uint8_t place,
                   EventSink* sink);
int automa_battle_cards(State& state, int n, EventSink* sink);

}  // namespace veillee::evenfall
