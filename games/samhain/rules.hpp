// The questions that the rules of Samhain ask of a position; used by legal.cpp, rules.cpp and the
// heuristics.
#pragma once

#include "engine/action.hpp"
#include "engine/outcome.hpp"
#include "games/samhain/state.hpp"

namespace veillee::samhain {

enum class Native : std::uint8_t { light, dark, both };

// SAM-3.2, SAM-3.3
inline Native native_of_round(std::uint8_t seats, std::uint8_t round) {
  if (seats == 3 && round == 5) return Native::both;  // SAM-3.3
  return round % 2 == 1 ? Native::light : Native::dark;
}
inline Native native(const State& state) { return native_of_round(state.seats(), state.round); }
inline bool is_native(const State& state, std::uint8_t side) {
  const Native n = native(state);
  return n == Native::both || static_cast<std::uint8_t>(n) == side;
}

int members_on_board(const Player& player);
int members_on_tracks(const Player& player);
int pm_capacity(const Player& player);  // SAM-3.26
inline int units_of(const Player& player, std::uint8_t unit) {
  if (unit < resource_count) return player.cubes[unit];
  return unit == unit_vp ? player.vp : player.worship[unit - unit_first_track];
}
// SAM-3.19
inline bool recordable(const Player& player, std::uint8_t track) {
  const std::uint8_t pa = player.worship[track];
  return pa == 0 ? player.own_reserve > 0 : pa < track_top;
}
bool any_recordable(const Player& player);
std::uint16_t tracks_led_alone(const State& state, Seat seat, std::uint8_t lost_unit = no_unit);
int free_tombs(const State& state);
int kinds_of_objects(const Player& player);
int pairs_of_objects(const Player& player);

// SAM-4.23: whether the seat could perform the action, with `paid` already taken from it as the
// surcharge (no_unit: nothing). A repetition counts the discount (SAM-4.41).
bool feasible(const State& state, Seat seat, std::uint8_t action, bool repeated,
              std::uint8_t paid = no_unit);
// Whether what the action costs under this bonus can be paid.
bool payable(const State& state, Seat seat, std::uint8_t action, Bonus bonus,
             std::uint8_t paid = no_unit);
// SAM-4.40b: the extra would be more than nothing.
bool takes_effect(const State& state, Seat seat, std::uint8_t action, Bonus bonus);
// SAM-4.27: there is a way to pay the surcharge that leaves the action feasible.
bool opposite_possible(const State& state, Seat seat, std::uint8_t action, bool repeated);

// SAM-4.48 to SAM-4.50b: the cards on which a development may end.
std::uint16_t development_cards(const State& state, Seat seat);
bool can_develop(const State& state, Seat seat);
// An upright object that works on the own turn (SAM-7.6).
inline bool has_turn_objects(const Player& player) {
  return player.upright[sickle] + player.upright[rune] + player.upright[horn] > 0;
}
bool can_use(const State& state, Seat seat, Object object);
// SAM-7.18, SAM-7.19: what a sickle may give for a unit just paid (or about to be paid).
bool sickle_may_gain(const State& state, Seat seat, std::uint8_t paid, std::uint8_t gained);
bool sickle_may_pay(const State& state, Seat seat, std::uint8_t unit);

// Bundles of cubes with which the seat can pay a script step (D11), as a mask over `bundles`.
std::uint16_t bundles_for(const Cubes& cubes, const Step& step, Bonus bonus);

// Activation that is running; null outside of one.
const Activation* running_activation(const State& state);

// All options of the pending decision for this seat.
void options(const State& state, Seat seat, ActionList& list);

State start(const Options& options, std::uint64_t seed);
Next step(State& state, Frame& frame, EventSink* sink);
Outcome outcome(const State& state);
std::string_view check(const State& state);
// Positions are written when a turn begins, or between two placements of the set-up.
bool quiet(const State& state);
void resume(State& state);
// Whether the flow that is under way could have come about with these cubes and wisps: a payment
// that has begun can be finished, a cost that was accepted can be paid, and there is an option.
bool can_go_on(const State& state);

// The parts of the final score (SAM-9.3 to SAM-9.8).
struct FinalScore {
  int vp, corruption, surplus, wisps;
  int total() const { return vp - corruption + surplus - wisps; }
};
FinalScore final_score(const Player& player);

// ── Pieces on the move: these keep the derived fields right ─────────────────────────────────────

void put_member(State& state, Seat seat, std::uint8_t card, Condition condition);
void remove_member(State& state, Seat seat, std::uint8_t card, Condition condition);
void lay_out(State& state);  // after card_at is set: squares and neighbours
void recount(State& state);  // all derived fields, after a position was read

}  // namespace veillee::samhain
