// Single gains, losses and movements: each keeps the books and tells what happened.
#pragma once

#include "games/evenfall/rules.hpp"

namespace veillee::evenfall {

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

}  // namespace veillee::evenfall
