// What flows (the functions `step` of their locals, engine/flow.hpp) are made of.
#pragma once

#include "games/evenfall/rules.hpp"

namespace veillee::evenfall {

// ── Single gains, losses and movements: each keeps the books and tells what happened ────────────

void gain_vp(State& state, Seat owner, int n, PointSource source, EventSink* sink);
// Resources and Mana, of which there is a limit (EVE-1.7).
void gain(State& state, Seat seat, Unit unit, int n, EventSink* sink);
void pay(State& state, Seat seat, Unit unit, int n, EventSink* sink);
// How many Herbs, Potions and Knowledge the answer or the price names.
template <class Amounts>
void gain_each(State& state, Seat seat, const Amounts& amounts, EventSink* sink) {
  for (const Unit unit : {Unit::h, Unit::p, Unit::k})
    gain(state, seat, unit, amounts[static_cast<std::size_t>(unit)], sink);
}
template <class Amounts>
void pay_each(State& state, Seat seat, const Amounts& amounts, EventSink* sink) {
  for (const Unit unit : {Unit::h, Unit::p, Unit::k})
    pay(state, seat, unit, amounts[static_cast<std::size_t>(unit)], sink);
}

// The parts of a gain from `part` on, so many times each. Stops before resources of choice and says
// how many; 0: all is done. What the Automa should gain becomes VP (EVE-18.16).
int gain_parts(State& state, Seat owner, const Node& node, int times, std::uint8_t& part,
               PointSource source, EventSink* sink);

// One card of the Main deck, shuffled anew if need be (EVE-14.1); no_arg: there is none.
std::uint8_t next_card(State& state, EventSink* sink);
void draw_cards(State& state, Seat seat, int n, EventSink* sink);
// Cards that were set aside, in the order of their numbers; returns how many.
int discard_aside(State& state, Seat seat, EventSink* sink);

void append(State& state, std::uint8_t place, std::uint8_t row);
void take_out(State& state, std::uint8_t place);
void transfer(State& state, std::uint8_t place, EventSink* sink);
void place_from_deck(State& state, Seat owner, EventSink* sink);
void fill_region(State& state, std::uint8_t region, EventSink* sink);
// Off its slot and into the Outer Circle.
void take_place(State& state, Seat owner, std::uint8_t place, std::uint8_t region, EventSink* sink);

// One step on the Coven Track; false: past its end, for VP (EVE-10.11).
bool climb(State& state, Seat owner, EventSink* sink);
// The card enters the Clan, known to all.
void enter(State& state, std::uint8_t card, std::uint8_t zone);
void take_stone(State& state, Seat owner, std::uint8_t region, std::uint8_t kind, EventSink* sink);

// ── Effects and triggers ────────────────────────────────────────────────────────────────────────

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
