// The questions that the rules of Sabbat Magica ask of a position; used by legal.cpp, the flows and
// the heuristics.
#pragma once

#include <bit>
#include <string_view>

#include "engine/action.hpp"
#include "engine/outcome.hpp"
#include "games/sabbat_magica/state.hpp"

namespace veillee::sabbat_magica {

// ── Places ──────────────────────────────────────────────────────────────────────────────────────

inline bool full(const State& state, std::uint8_t place) {
  return state.ghosts[place].size() >= capacity(state.seats(), place);
}
// The position of this player's ghost in a garden, from 0; no_arg without one.
inline std::uint8_t position_in(const State& state, Seat seat, std::uint8_t place) {
  if ((state.players[seat].places & only(place)) == 0) return no_arg;
  std::uint8_t i = 0;
  while (state.ghosts[place][i] != seat) ++i;
  return i;
}
// SAB-6.4: position 1 gives the major bonus, position 2 the minor one.
inline bool has_major(const State& state, Seat seat, std::uint8_t garden) {
  return position_in(state, seat, garden) == 0;
}
inline bool has_bonus(const State& state, Seat seat, std::uint8_t garden) {
  return position_in(state, seat, garden) <= 1;
}
inline int ghosts_out(const Player& player) { return ghosts_of_a_people - player.graveyard; }
// SAB-6.10, SAB-6.11: 2, 1 or 0.
int canteen_bonus(const State& state, Seat seat);
// SAB-3.38 to SAB-3.41: what so many ghosts outside the graveyard cost, and how far terror reaches.
struct Meal {
  int due, paid;
  int unfed() const { return due - paid; }
};
Meal meal_for(const State& state, Seat seat, int out);
// SAB-3.22, SAB-3.25: with so many ghosts in the graveyard.
inline int invocation_total(const State& state, Seat seat, int graveyard, bool with_canteen) {
  return graveyard + (with_canteen ? canteen_bonus(state, seat) : 0);
}
// SAB-3.17: in the graveyard and on the drawbridge.
inline int available_ghosts(const Player& player) { return player.graveyard + player.drawbridge; }
// SAB-5.26
int fight_cost(const State& state, Seat attacker, std::uint8_t place);
// What a won fight brings (SAB-5.29, SAB-6.12), once the ghost has left its old place.
int fight_vp(const State& state, Seat attacker, std::uint8_t place);
// SAB-5.25, SAB-8.19
bool can_fight(const State& state, Seat attacker, std::uint8_t place);
// SAB-8.20: the owner cannot move the protected ghost.
inline Places movable_places(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  if (state.secret_place == no_arg || player.people != luserna) return player.places;
  return static_cast<Places>(player.places & ~only(state.secret_place));
}
inline bool can_move_ghosts(const State& state, Seat seat) {
  return state.players[seat].drawbridge > 0 || movable_places(state, seat) != 0;
}

// ── Portals ─────────────────────────────────────────────────────────────────────────────────────

// The kinds of which a store holds something, as a mask.
inline std::uint8_t kinds_in(const Resources& store) {
  std::uint8_t kinds = 0;
  for (std::uint8_t k = 0; k < resource_count; ++k)
    if (store[k] > 0) kinds = static_cast<std::uint8_t>(kinds | 1U << k);
  return kinds;
}
inline std::uint8_t cost_of(const State& state, std::uint8_t region) {
  return portal_cost[state.portals[region]];
}
// SAB-5.15: the regions whose portal the player can pay.
Places payable_regions(const State& state, Seat seat);

// ── The hall ────────────────────────────────────────────────────────────────────────────────────

SquareMask occupied_squares(const State& state);
// Where a B1 may lead without a POWER card (SAB-4.1, SAB-4.2).
SquareMask walkable(const State& state, Seat seat);
SquareMask flyable(const State& state, Seat seat);  // and with Bats
bool tile_works(const State& state, Seat seat);     // SAB-4.11
std::uint16_t usable_mirrors(const State& state, Seat seat);
int mirror_terror(const State& state, Seat seat, std::uint8_t mirror);  // SAB-4.18, SAB-4.19
SeatSet adjacent_opponents(const State& state, Seat seat);              // SAB-8.12

// ── POWER cards ─────────────────────────────────────────────────────────────────────────────────

// The card is this player's, not given up for another one, and not used up (SAB-8.4 to SAB-8.8).
inline bool holds_power(const State& state, Seat seat, Power power) {
  const Player& player = state.players[seat];
  return state.options.power != power_off && people_of_power[power] == player.people &&
         (player.power == no_power || player.power == power) && player.power_used == 0;
}
// And it would change something now (SAB-8.10, SAB-8.36). Doppelgänger and Booster also look at the
// running action.
bool can_use(const State& state, Seat seat, Power power);
Places immortal_places(const State& state, Seat seat, std::uint8_t lost_in);  // SAB-8.29

// ── Phases ──────────────────────────────────────────────────────────────────────────────────────

// How many time cards lie open: that of this round is turned over in A2 (SAB-3.15).
inline std::uint8_t cards_shown(const State& state) {
  return static_cast<std::uint8_t>(time_card_count - state.deck.size());
}
inline std::uint8_t card_in_force(const State& state) {
  return state.shown[cards_shown(state) - 1U];
}
// Whose turn it is in the phases with an order.
inline Seat active_seat(const State& state) { return state.order[state.turn]; }
inline int sets_of(const Resources& homologation) {
  int n = homologation[0];
  for (std::uint8_t k = 1; k < resource_count; ++k) n = homologation[k] < n ? homologation[k] : n;
  return n;
}
int region_points(const State& state, Seat seat, std::uint8_t region);  // SAB-3.45, SAB-6.8

struct FinalScore {
  int vp, chimeras;
  int total() const { return vp + chimeras; }
};
FinalScore final_score(const Player& player);

// All options of the pending decision for this seat.
void options(const State& state, Seat seat, ActionList& list);

// Nothing is laid out yet.
State empty_board(const Options& options);
State start(const Options& options, std::uint64_t seed);
// Positions are written when a round begins, and before a split, a bonus or an action of phase B.
bool quiet(const State& state);
void resume(State& state);
Next step(State& state, Frame& frame, EventSink* sink);
Outcome outcome(const State& state);
std::string_view check(const State& state);

}  // namespace veillee::sabbat_magica
