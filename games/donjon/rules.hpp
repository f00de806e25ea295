// The rules of Donjon as functions over its position.
#pragma once

#include "engine/outcome.hpp"
#include "games/donjon/state.hpp"

namespace veillee::donjon {

State start(const Options& options, std::uint64_t seed);
void resume(State& state);
bool quiet(const State& state);
void options(const State& state, Seat seat, ActionList& list);
Next step(State& state, Frame& frame, EventSink* sink);
Outcome outcome(const State& state);
std::string_view check(const State& state);

// The Adventure step and the march (opening.cpp).
Next opening_flow(State& state, Frame& frame, EventSink* sink);

// ── Questions (questions.cpp) ───────────────────────────────────────────────────────────────────

inline bool king_is_here(const State& state) { return state.king != no_arg; }
inline std::uint8_t king_square(const State& state) {
  return king_is_here(state) ? royal_way[state.king] : off_board;
}
// Monsters and goblins; on a square: a foe, or no_arg.
Set foe_squares(const State& state);
std::uint8_t foe_on(const State& state, std::uint8_t square);
// Closed chests.
Set chest_squares(const State& state);
// Monsters, goblins, closed chests, the Portal tile; heroes and the King.
Set tiles(const State& state);
Set pawns(const State& state);

// Whether this card's effect lasts for this seat.
inline bool under(const State& state, Seat seat, Card card) {
  return state.card == card && state.turn.seat == seat;
}
inline bool holds(const State& state, Seat seat, std::uint8_t card) {
  return state.held[card - first_kept] == seat;
}
// A scroll of this seat that would change something at this question (DON-4.33, DON-4.34).
bool can_use(const State& state, Seat seat, std::uint8_t scroll, Decision decision);

// Portal squares and the Portal tile; of one who is chased or recalled not all of them.
Set portals_for(const State& state, Seat seat, Cause cause);
Set all_portals(const State& state);
// Where the free teleport leads; empty: it is over (DON-3.9).
Set teleports(const State& state, Seat seat);

// Where a goblin may be placed (DON-4.6, DON-7.3), the Portal tile be laid (DON-6.12).
Set ambush_squares(const State& state, std::uint8_t from, int distance);
Set portal_tile_squares(const State& state, Seat seat);
// Face-down tiles that not all know: all of them, or relics alone (DON-4.34).
Set unknown_tiles(const State& state, bool relics_alone);
// In the line of a Fireball (DON-6.6).
Set fireball_targets(const State& state, Seat seat);
// Where a pawn can end what these means let it do.
Set ends_of(const State& state, Seat seat, std::uint8_t means, int steps);
// How many squares a movement leads; 0: it is none of so many.
int steps_of(const State& state, Seat seat, std::uint8_t means, int faces);
// Squares that a full house may enter next.
Set charge_steps(const State& state, const Charge& charge, std::uint8_t from);
// Whether the effect of this treasure changes anything.
bool treasure_helps(const State& state, Seat seat, std::uint8_t tile);

bool has_use(const State& state, Seat seat, std::uint8_t use);
bool playable(const State& state, Seat seat, std::uint8_t use);
int extra_faces(const State& state, Seat seat, dicium::Colour colour);
dicium::Limits limits(const State& state, Seat seat);

int objective(const State& state);  // DON-8.1
bool crown_found(const State& state);
bool has_tile(const State& state, std::uint8_t tile);  // on the Chest board
int cards_left(const State& state, Seat seat);         // the King's not among them
int king_in(const State& state);                       // cards until he is revealed, his included

// ── Single changes (pieces.cpp): each keeps the books and tells what happened ───────────────────

// The game is over; the flow that calls it returns Next::again.
void finish(State& state, How how, EventSink* sink);
// These say whether the game is over now.
bool beat_foe(State& state, Seat seat, std::uint8_t square, std::uint8_t foe, EventSink* sink);
bool count_chest(State& state, Seat seat, std::uint8_t tile, EventSink* sink);

void remove_goblin(State& state, Seat seat, std::uint8_t square, EventSink* sink);
void lay_portal(State& state, Seat seat, std::uint8_t square, EventSink* sink);
// The tile on this square, drawn if nobody knew it.
std::uint8_t turn_tile(State& state, std::uint8_t square);
void look_at(State& state, Seat seat, std::uint8_t square, EventSink* sink);
// The pawn enters; a foe there is fought (a frame is pushed).
void enter(State& state, Seat seat, std::uint8_t square, std::uint8_t means, EventSink* sink);

}  // namespace veillee::donjon
