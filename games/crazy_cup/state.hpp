// The position of Crazy Cup: one trivially copyable struct, and the names of everything in it
// (section 10 of RULES.md).
#pragma once

#include "engine/bag.hpp"
#include "engine/event.hpp"
#include "engine/flow.hpp"
#include "engine/random.hpp"
#include "games/crazy_cup/data.hpp"
#include "games/dicium/combat.hpp"

namespace veillee::crazy_cup {

struct Options {
  std::uint8_t seats = 2;
  std::uint8_t first = 0;  // drawn, or a seat + 1
  std::uint8_t teams = 0;
  std::uint8_t young = 0;
  std::uint8_t deck = 0;

  friend bool operator==(const Options&, const Options&) = default;
};

// Seats, then the drone of the solo game.
inline constexpr Seat drone = neutral;
inline constexpr int racer_count = max_seats + 1;
inline constexpr std::string_view racer_ids[racer_count] = {"A", "B", "C", "D", "drone"};

struct Pawn {
  std::uint8_t square = start_line;
  std::uint8_t laps = 0;  // how often it has come onto S in its own direction

  friend bool operator==(const Pawn&, const Pawn&) = default;
};

using Cards = Bag<card_count>;

// The movement that is under way, and the path that a Grapnel follows.
struct Movement {
  Seat racer = no_arg;  // no_arg: none
  std::uint8_t use = no_arg;
  std::uint8_t left = 0;  // squares
  std::uint8_t free = 0;  // rough squares without tile
  std::uint8_t nitro = 0;
  std::uint8_t bump = 0;  // Bump
  SeatSet sight{};        // who had the racer in line of sight and has not been moved since
  BoundedList<std::uint8_t, most_steps + 1> path;  // the first square is where it began

  friend bool operator==(const Movement&, const Movement&) = default;
};
enum Bump : std::uint8_t { no_bump, may_bump, has_bumped };

enum How : std::uint8_t { racing, race_over, partners_met, limit, how_count };

struct State {
  Rng rng;
  dicium::Turn turn;
  std::array<dicium::PlayerBoard, max_seats> boards{};
  dicium::Combat combat;
  Options options;
  std::array<Pawn, racer_count> pawns{};
  std::array<std::uint8_t, 2> ways = {no_way, no_way};  // of seat A (without teams: of all), of B
  std::array<std::array<std::uint8_t, terrain_count>, max_seats> tiles{};
  std::array<Cards, max_seats> hands{};
  std::array<Cards, max_seats> known{};  // of these: taken from the display, so everybody knows
  Cards pile;
  Cards discard;
  Cards removed;  // solo: without effect
  BoundedList<std::uint8_t, most_shown> shown;
  std::uint8_t tornado = no_arg;  // square
  Seat tornado_owner = no_arg;
  std::uint8_t drone_moved = 0;  // in this turn
  std::uint8_t acted = 0;        // in this turn's Action phase: the Throw phase is over for good
  How how = racing;
  Movement movement;
  Pending pending;
  FrameStack<8> stack;
  std::array<std::uint8_t, 7> unused{};  // no padding: bytes are identity

  std::uint8_t seats() const { return options.seats; }
  bool solo() const { return options.seats == 1; }
  bool teams() const { return options.teams != 0; }
  bool young() const { return options.young != 0; }
  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::has_unique_object_representations_v<State> && sizeof(State) <= 2048);

inline const Deck& deck_of(const Options& options) { return Decks<Deck>::at(options.deck); }
inline const Deck& deck_of(const State& state) { return deck_of(state.options); }

// ── Flows ───────────────────────────────────────────────────────────────────────────────────────

enum class Flow : std::uint8_t {
  turn,
  bonus,
  drone_turn,
  drive,
  take_tile,
  take_card,
  played,
  test
};

// Before the throw of the solo game: the drone.
struct DroneTurn {
  enum Step : std::uint8_t { begin, way_chosen, driven };
  std::uint8_t unused;
};

struct Drive {
  enum Step : std::uint8_t {
    begin,
    next,
    step_chosen,
    storm_tested,
    bump,
    bump_chosen,
    bump_tested,
    enter,
    enter_answered,
    halted,
    follow,
    follow_answered,
  };
  Seat racer;
  std::uint8_t use;
  std::uint8_t squares;
  Seat target;  // of the bump
};

struct TakeTile {
  enum Step : std::uint8_t { begin, chosen };
  std::uint8_t unused;
};
struct TakeCard {
  enum Step : std::uint8_t { begin, chosen };
  std::uint8_t unused;
};

// A Cheat card that has been played.
struct Played {
  enum Step : std::uint8_t {
    begin,
    pair_chosen,
    aim,
    aimed,
    announced,
    window,
    answered,
    resolve,
    tested,
    tile_chosen,
  };
  Seat seat;
  std::uint8_t card;
  Seat target;          // a racer; no_arg: none
  std::uint8_t first;   // the square of the Tornado; the die that is turned
  std::uint8_t second;  // its new face
  std::uint8_t cancelled;
};

// A driving test (CUP-7.37); the result is in state.combat.
struct Test {
  enum Step : std::uint8_t { begin, chosen };
  Seat target;
  std::uint8_t may_forgo;
};

// ── Decisions, actions, events ──────────────────────────────────────────────────────────────────

enum class Decision : std::uint8_t {
  keep,
  reroll,
  combine,
  bonus,
  reserve,
  engage,  // never asked: nobody attacks
  defend,  // CUP-D7, D10: a driving test
  way,     // CUP-D1, for the drone
  step,    // CUP-D2, D3
  bump,    // CUP-D6
  tech,    // CUP-D4
  cheat,   // CUP-D5
  pair,    // CUP-D8: the dice of a card
  target,  // CUP-D8: its opponent
  storm,   // CUP-D13
  die,     // CUP-D14
  enter,   // CUP-D9
  follow,  // CUP-D9
  cancel,  // CUP-D9
  lose,    // CUP-D11
  steal,   // CUP-D12
  count
};

enum class Do : std::uint8_t {
  keep,
  reroll,
  stop,
  play,
  end_actions,
  slot,
  grow,
  reserve,
  engage,
  card,  // card
  pass,
  forgo,
  way,   // Way
  step,  // square
  halt,
  bump,  // racer
  no_bump,
  tile,  // Terrain
  draw,
  take,    // card
  pair,    // face, face
  target,  // racer
  lay,     // square
  turn,    // face, face
  count
};

// "racer" below: the event's own seat, or `neutral` for the drone. A label is what a square is
// called in sentences (CUP-4.22; words.hpp).
enum class Happened : std::uint8_t {
  turn_begins,
  thrown,
  played,
  reserved,
  hand_grown,
  bonus_gained,
  attack_thrown,
  defence_thrown,  // racer: die, force, red dice
  fight_won,
  fight_lost,
  effect_avoided,   // racer: force
  effect_suffered,  // racer: force
  way_set,          // racer: Way
  stepped,          // racer: from, to, squares left
  tile_used,        // Terrain
  drove,            // racer: label, squares, use (no_arg: the drone)
  finished,         // racer: progress
  bumped,           // racer
  retreated,        // racer: from, to, label
  storm_stopped,    // racer: label
  oil_stopped,      // racer: label
  followed,         // racer: racer that was followed, squares, label
  tile_taken,       // Terrain
  tile_stolen,      // Terrain, racer
  tile_lost,        // Terrain
  reserve_lost,     // faces
  card_drawn,       // card, for its owner
  card_taken,       // card
  card_shown,       // card, place in the display
  card_removed,     // card
  reshuffled,       // cards
  card_played,      // card, racer or no_arg, label of a square or no_arg
  pair_spent,       // faces
  card_cancelled,   // card
  test_forgone,
  swerved,
  tornado_laid,  // square
  tornado_left,
  die_turned,  // face, face
  met,         // partner
  ended,       // How
  count
};

}  // namespace veillee::crazy_cup
