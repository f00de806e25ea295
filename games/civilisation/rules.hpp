// The rules of Civilisation as functions over its position.
#pragma once

#include "engine/outcome.hpp"
#include "games/civilisation/state.hpp"

namespace veillee::civilisation {

State start(const Options& options, std::uint64_t seed);
void resume(State& state);
bool quiet(const State& state);
void options(const State& state, Seat seat, ActionList& list);
Next step(State& state, Frame& frame, EventSink* sink);
Outcome outcome(const State& state);
Outcome standing(const State& state);
void resample(State& state, Viewer viewer, FastRng& random);
std::uint64_t shown_chance(const State& state);
std::string_view check(const State& state);

// ── The chart (questions.cpp) ───────────────────────────────────────────────────────────────────

inline std::uint8_t capital_of(const State& state, Seat seat) {
  return capital_squares[static_cast<std::size_t>(state.seats() - 1)][seat];
}
Set rival_capitals(const State& state, Seat seat);
Set rival_pawns(const State& state, Seat seat);
Set lairs(const State& state);  // of monsters that are alive
Set heroes_of(const State& state, Seat seat);
Set tiles_of(const State& state, Seat seat);  // Capital, Heroes, buildings
Set all_tiles(const State& state);            // and no monsters
// CIV-5.1, in the region where the pawn of this seat stands.
Set free_squares(const State& state, Seat seat);
// The monster on this square, or no_arg; the pawn of another seat there, or no_arg.
std::uint8_t monster_on(const State& state, std::uint8_t square);
Seat rival_on(const State& state, Seat seat, std::uint8_t square);

// Last squares of a movement (CIV-4.12), and whether there is one.
Set destinations(const State& state, Seat seat, std::uint8_t journey, int steps);
bool can_go(const State& state, Seat seat, std::uint8_t journey);
// Where the pawn may be put by Redeployment, when it is its moment (CIV-3.2, CIV-3.7).
Set redeployments(const State& state, Seat seat);
// CIV-6.8; and the squares of PH10 (CIV-10.12).
Set refuges(const State& state, Seat seat);
Set squares_of_zeno(const State& state, Seat seat);

// ── Tiles and combinations ──────────────────────────────────────────────────────────────────────

inline bool unlocked(const State& state, Seat seat, Hero hero) {
  return state.heroes[seat][hero] != on_board;
}
int tiles_left(const State& state, Seat seat, std::uint8_t tile);
// Availability and regional limit (CIV-5.3 to CIV-5.5).
bool region_takes(const State& state, Seat seat, std::uint8_t tile);
// Where the tile could be laid in the region.
Set sites(const State& state, Seat seat, std::uint8_t tile);
bool playable(const State& state, Seat seat, std::uint8_t use, int faces);
int extra_faces(const State& state, Seat seat, dicium::Colour colour);
dicium::Limits limits(const State& state, Seat seat);
bool on_quarry(const State& state, Seat seat);  // with its advantage (CIV-5.9)

// ── Philosophers (philosophers.cpp) ─────────────────────────────────────────────────────────────

inline Philosophers hand_of(const State& state, Seat seat) {
  return state.cards.in(byte(in_hand + seat));
}
inline bool holds(const State& state, Seat seat, Philosopher card) {
  return state.cards.zone(card) == in_hand + seat;
}
// Whether the player may have a fitting card, as far as all know (CIV-16.1).
inline bool may_hold(const State& state, Seat seat) {
  return state.cards.any(byte(in_hand + seat));
}
// Whether the seat, which has this card, could play it at this question now.
bool playable_card(const State& state, Seat seat, Decision decision, std::uint8_t card);
// "Temple with Xenophanes": the dice that it takes, or 0 when it cannot be played (CIV-10.23).
int dice_for_xenophanes(const State& state, Seat seat);
SeatSet victims(const State& state, Seat seat);  // of PH12
bool has_pair(const State& state);
// The card leaves the game (CIV-10.1).
void use_up(State& state, Seat seat, std::uint8_t card, EventSink* sink);
void play_card(State& state, Seat seat, std::uint8_t card, EventSink* sink);
// Out of the pile, or no_arg; in solo without those that have no effect (CIV-14.3, CIV-14.10).
std::uint8_t draw_card(State& state, EventSink* sink);
void show_card(State& state, std::uint8_t place, EventSink* sink);
Next learn_flow(State& state, Frame& frame, EventSink* sink);
Next sage_flow(State& state, Frame& frame, EventSink* sink);

// ── Objectives and the count (objectives.cpp) ───────────────────────────────────────────────────

int regions_of(const State& state, Seat seat);
int monsters_of(const State& state, Seat seat);
int progress(const State& state, Seat seat, Common objective);
int secret_progress(const State& state, Seat seat, Secret objective);
Objectives open_objectives(const State& state);
// Open ones that the seat fulfils.
Objectives fulfilled(const State& state, Seat seat);
std::uint8_t secret_of(const State& state, Seat seat);  // kept, or no_arg
struct Count {
  int gained = 0;
  int regions = 0;
  int philosophers = 0;
  int commons = 0;
  int secret = 0;
  int total() const { return gained + regions + philosophers + commons + secret; }
};
Count count_of(const State& state, Seat seat);
int rank_of(int points);             // 0 is the lowest (CIV-14.7)
int vp_reserve(const State& state);  // cards
int fives_left(const State& state);
int round_of(const State& state);
Seat first_player(const State& state);
inline bool last_round(const State& state) { return state.pile == 0; }

// ── Single changes (pieces.cpp): each keeps the books and tells what happened ───────────────────

void gain_points(State& state, Seat seat, int n, Source source, EventSink* sink);
void lay_building(State& state, Seat seat, std::uint8_t tile, std::uint8_t square, EventSink* sink);
void lay_hero(State& state, Seat seat, std::uint8_t hero, std::uint8_t square, EventSink* sink);
// The game is over; the flow that calls it returns Next::again.
void finish(State& state, How how, EventSink* sink);

}  // namespace veillee::civilisation
