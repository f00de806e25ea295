// The rules of Crazy Cup as functions over its position.
#pragma once

#include "engine/outcome.hpp"
#include "games/crazy_cup/state.hpp"

namespace veillee::crazy_cup {

State start(const Options& options, std::uint64_t seed);
void resume(State& state);
bool quiet(const State& state);
void options(const State& state, Seat seat, ActionList& list);
Next step(State& state, Frame& frame, EventSink* sink);
Outcome outcome(const State& state);
void resample(State& state, Viewer viewer, FastRng& random);
std::uint64_t shown_chance(const State& state);
std::string_view check(const State& state);

// ── Questions (questions.cpp) ───────────────────────────────────────────────────────────────────

// Of a racer: its own race direction, or no_way.
std::uint8_t way_of(const State& state, Seat racer);
constexpr Seat partner_of(Seat seat) { return byte((seat + 2) % max_seats); }
// Not the racer itself, nor its partner (CUP-7.4); the drone is nobody's partner.
bool opponents(const State& state, Seat racer, Seat other);
// Calls visit(racer) for everyone in the race.
template <class Visit>
void for_each_racer(const State& state, Visit visit) {
  for (Seat seat = 0; seat < state.seats(); ++seat) visit(seat);
  if (state.solo()) visit(drone);
}

// Twice the progress: ½ counts (CUP-4.3, CUP-4.4).
int progress2(const State& state, Seat racer);
inline int progress(const State& state, Seat racer) { return progress2(state, racer) / 2; }
// Past the finish: nobody is with teams (CUP-6.8, CUP-9.15).
inline bool finished(const State& state, Seat racer) {
  return !state.teams() && state.pawns[racer].laps > 0;
}
bool last_round(const State& state);
int round_of(const State& state);
Seat first_player(const State& state);

// Where a retreat would lead (CUP-6.4, CUP-6.5, CUP-6.12).
std::uint8_t retreat_square(const State& state, Seat racer);
// CUP-6.13: a retreat would change something, and the racer may be aimed at.
bool may_be_sent_back(const State& state, Seat racer);

// The squares that this pawn could enter next; rough ones besides only if `free` or with a tile.
using Steps = BoundedList<std::uint8_t, 3>;
Steps next_squares(const State& state, Seat racer, std::uint8_t square, bool free,
                   const std::array<std::uint8_t, terrain_count>& tiles);
Steps next_squares(const State& state, Seat racer);

// Whether two partners have met (CUP-9.14).
bool partners_meet(const State& state, Seat seat);

int tiles_of(const State& state, Seat seat);
int supply(const State& state, std::uint8_t terrain);
bool any_supply(const State& state);

// The square after these many steps that a Grapnel of this seat would follow (CUP-7.12, CUP-7.25);
// as many as the racer has moved at most.
struct Pursuit {
  BoundedList<std::uint8_t, most_steps> squares;
};
Pursuit pursuit(const State& state, Seat seat);
// Who had the racer in line of sight as the pawns stand now (CUP-7.8).
SeatSet in_sight(const State& state, Seat racer);

// ── Cheat cards ─────────────────────────────────────────────────────────────────────────────────

bool has_pair(const State& state);
// Racers that this card of the seat may be aimed at (CUP-1.13, CUP-7.5).
BoundedList<Seat, racer_count> targets(const State& state, Seat seat, std::uint8_t card);
bool may_lie(const State& state, std::uint8_t square);  // the Tornado (CUP-7.14, CUP-7.38)
// Whether the active player could play this card at this question now, whether he has it or not.
bool playable_card(const State& state, Decision decision, std::uint8_t card);
// Whether the player may have a hidden card, as far as all know (DIC-13.6).
inline bool may_hold(const State& state, Seat seat) { return state.hands[seat].size() > 0; }

// Who may react, as far as all know.
SeatSet may_oil(const State& state);
SeatSet may_follow(const State& state);
SeatSet may_cancel(const State& state, Seat player);
// Whom the running movement could bump where it stands (CUP-6.6).
BoundedList<Seat, max_seats> may_be_bumped(const State& state);

bool has_use(const State& state, std::uint8_t use);
bool playable(const State& state, Seat seat, std::uint8_t use);
int extra_faces(const State& state, Seat seat);

// ── Single changes (pieces.cpp): each keeps the books and tells what happened ───────────────────

// The race is over; the flow that calls it returns Next::again.
void finish(State& state, How how, EventSink* sink);
void set_way(State& state, Seat racer, std::uint8_t way, EventSink* sink);
// One step; true: the game is over.
bool go(State& state, Seat racer, std::uint8_t to, EventSink* sink);
bool send_back(State& state, Seat racer, EventSink* sink);
bool follow(State& state, Seat seat, EventSink* sink);
// The first card of the pile, or no_arg (CUP-5.20, CUP-9.32).
std::uint8_t draw_card(State& state, EventSink* sink);
// A place of the display is filled; no card: it is closed.
void show_card(State& state, std::uint8_t place, EventSink* sink);
// Out of the hand onto the discard pile; its frame is pushed.
void play_card(State& state, Seat seat, std::uint8_t card, Seat target);
// A driving test is pushed.
void start_test(State& state, Seat target, bool may_forgo);

// The flows of cards.cpp.
Next take_tile_flow(State& state, Frame& frame, EventSink* sink);
Next take_card_flow(State& state, Frame& frame, EventSink* sink);
Next played_flow(State& state, Frame& frame, EventSink* sink);
Next test_flow(State& state, Frame& frame, EventSink* sink);

}  // namespace veillee::crazy_cup
