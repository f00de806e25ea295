// The rules of Shogun as functions over its position.
#pragma once

#include "engine/outcome.hpp"
#include "games/shogun/state.hpp"

namespace veillee::shogun {

State start(const Options& options, std::uint64_t seed);
void resume(State& state);
bool quiet(const State& state);
void options(const State& state, Seat seat, ActionList& list);
Next step(State& state, Frame& frame, EventSink* sink);
Outcome outcome(const State& state);
std::string_view check(const State& state);

// ── Questions (questions.cpp) ───────────────────────────────────────────────────────────────────

inline bool captured(const State& state) { return state.carrier != no_arg; }
// Where the pawns of a camp stand.
Set squares_of(const State& state, Camp camp);
bool in_play(const State& state, Camp camp);
// Torii of all kinds, garrisons of all kinds.
inline Set all_torii(const State& state) { return state.torii | Set::only(torii_square); }
inline Set all_garrisons(const State& state) { return state.garrisons | garrison_squares; }
// SHO-5.1, SHO-5.5: where a pawn of this camp can be put.
Set accessible(const State& state, Camp camp);

// The pawns that a player may choose from for an action: equal ones once, the carrier apart, a
// samurai's Shogun last (SHO-4.19, SHO-7.2).
using Pawns = BoundedList<std::uint8_t, pawns_each + 1>;
Pawns movers(const State& state, Seat seat);
// Equal ones once: of these seats' pawns on any square, or on this one.
using ManyPawns = BoundedList<std::uint8_t, pawn_count>;
ManyPawns alike_once(const State& state, Camp camp, std::uint8_t square = off_board);

std::uint8_t square_of(const State& state, std::uint8_t pawn);
// Where a pawn can end what the use lets it do: squares of a walk, behind a door or wall, a
// garrison, the own square of a brazier, the first step of a Banzai.
Set ends_of(const State& state, std::uint8_t use, int steps, std::uint8_t pawn);
// Whether there is such a square; mostly the first step tells.
bool can_act(const State& state, std::uint8_t use, int steps, std::uint8_t pawn);
// Squares that a Banzai may enter next.
Set charge_steps(const State& state, std::uint8_t pawn, const Set& trail, std::uint8_t from,
                 int steps);
// Where this pawn may pass but not stop (SHO-4.8).
Set no_stopping(const State& state, std::uint8_t pawn);
// Whether a walk back to its own square hands the Shogun over (SHO-4.18).
bool shares_with_carrier(const State& state, std::uint8_t pawn);

// Where a tile of this camp can be laid (SHO-8.20 to SHO-8.24, SHO-9.25); `from`: where it lay
// before, and has been lifted from.
Set tile_squares(const State& state, Camp camp, std::uint8_t from);
// Tiles in play that could be moved.
Set movable_tiles(const State& state, Camp camp);

bool has_use(Seat seat, std::uint8_t use);
bool playable(const State& state, Seat seat, std::uint8_t use, int faces);
// How many steps this use gives: a walk's, or its faces.
int steps_of(Seat seat, std::uint8_t use, int faces);

int progress(const State& state, Camp camp);  // SHO-11.15
int alerts_at_start(const Options& options);
int extra_faces(const State& state, Seat seat, dicium::Colour colour);

// ── Single changes (pieces.cpp): each keeps the books and tells what happened ───────────────────

// The game is over; the flow that calls it returns Next::again.
void finish(State& state, How how, EventSink* sink);
// These say whether the game is over now.
bool discard_alert(State& state, Seat seat, AlertSource source, EventSink* sink);
bool light(State& state, Seat seat, std::uint8_t square, std::uint8_t use, EventSink* sink);
// A beaten pawn is lifted and put back, or its owner is asked where (a frame is pushed).
bool beat(State& state, std::uint8_t pawn, EventSink* sink);
// The same by a samurai who attacks: an Alert card goes first, and the last one ends it all
// (SHO-6.14, SHO-9.30).
bool beat_for_alert(State& state, std::uint8_t pawn, AlertSource source, EventSink* sink);
// The Shogun changes hands; who takes him on a torii has arrived.
bool give_shogun(State& state, std::uint8_t pawn, EventSink* sink);

}  // namespace veillee::shogun
