// The position of Shogun: one trivially copyable struct, and the names of everything in it (section
// 13 of RULES.md).
#pragma once

#include "engine/event.hpp"
#include "engine/flow.hpp"
#include "engine/random.hpp"
#include "games/dicium/combat.hpp"
#include "games/shogun/data.hpp"

namespace veillee::shogun {

struct Options {
  std::uint8_t seats = 2;
  std::uint8_t ninja = 0;    // seat A: blue, green (SHO-2.5)
  std::uint8_t samurai = 0;  // seat B: yellow, red
  std::uint8_t first = 0;    // drawn, or a seat + 1 (SHO-2.15)
  std::uint8_t introduction = 0;

  friend bool operator==(const Options&, const Options&) = default;
};

inline constexpr std::uint8_t off_board = no_arg;

enum Result : std::uint8_t { playing, ninja_won, samurai_won, nobody_won };
enum How : std::uint8_t { escape, no_samurai, alarm, no_ninja, limit, how_count };

struct State {
  Rng rng;
  Set torii;      // tiles, Torii face up
  Set turned;     // tiles, Garden face up
  Set garrisons;  // tiles
  Set lit;        // Brazier tiles
  dicium::Turn turn;
  std::array<dicium::PlayerBoard, max_seats> boards{};
  dicium::Combat combat;
  Options options;
  std::array<std::uint8_t, pawn_count> pawns{};  // square, or off_board
  std::uint8_t shogun = throne;
  std::uint8_t carrier = no_arg;  // pawn
  std::uint8_t alerts = alert_cards;
  std::array<std::uint8_t, max_seats> tiles{};  // on the individual boards
  Result result = playing;
  How how = escape;
  Pending pending;
  FrameStack<5> stack;
  std::array<std::uint8_t, 7> unused{};  // no padding: bytes are identity

  std::uint8_t seats() const { return options.seats; }
  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::has_unique_object_representations_v<State> && sizeof(State) <= 2048);

// ── Flows ───────────────────────────────────────────────────────────────────────────────────────

enum class Flow : std::uint8_t {
  turn,
  bonus,
  combat,
  setup,
  deed,
  shuriken,
  tile,
  recruit,
  put_back
};

struct SetUp {
  enum Step : std::uint8_t { begin, post_chosen };
  std::uint8_t unused;
};

// What a pawn does: a walk and all that follows from it, a brazier, a Redeployment, a Banzai.
struct Deed {
  enum Step : std::uint8_t {
    begin,
    pawn_chosen,
    end_chosen,
    battle,
    foe_chosen,
    fought,
    hand_over_chosen,
    charge,
    step_chosen,
    kill,
    over,
  };
  std::uint8_t use;
  std::uint8_t steps;  // of a walk; of a Banzai: still to go
  std::uint8_t pawn;   // or the_shogun
  std::uint8_t from;
  std::uint8_t to;
  std::uint8_t foe;                   // pawn that is fought
  std::array<std::uint8_t, 4> trail;  // of a Banzai: squares that it may not enter again
  std::uint8_t trodden;               // how many of them
};

struct Shuriken {
  enum Step : std::uint8_t { begin, target_chosen, fought };
  std::uint8_t target;
};

struct Tile {
  enum Step : std::uint8_t { begin, tile_chosen, square_chosen, over };
  std::uint8_t from;  // of a tile in play that moves; off_board: an own one
};

struct Recruit {
  enum Step : std::uint8_t { begin, place_chosen };
  std::uint8_t pawn;
};

struct PutBack {
  enum Step : std::uint8_t { begin, place_chosen };
  std::uint8_t pawn;
  std::uint8_t from;
};

// ── Decisions, actions, events ──────────────────────────────────────────────────────────────────

enum class Decision : std::uint8_t {
  keep,
  reroll,
  combine,
  bonus,
  reserve,
  engage,
  defend,
  post,
  pawn,
  end,
  crossing,
  garrison,
  target,
  foe,
  back,
  hand_over,
  tile,
  lay,
  enter,
  step,
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
  post,    // square
  pawn,    // pawn
  go,      // square
  target,  // pawn
  foe,     // seat
  back,    // square
  take,
  give,  // pawn
  leave,
  tile,   // square
  lay,    // square
  enter,  // square
  step,   // square
  halt,
  count
};

enum class Happened : std::uint8_t {
  turn_begins,
  thrown,
  played,
  reserved,
  hand_grown,
  bonus_gained,
  attack_thrown,
  defence_thrown,
  fight_won,
  fight_lost,
  effect_avoided,
  effect_suffered,
  posted,        // square
  walked,        // pawn, from, to, use
  charged,       // pawn, from, to
  captured,      // pawn, square
  handed,        // pawn, pawn
  beaten,        // pawn, square
  put_back,      // pawn, from, to
  sent_off,      // pawn, from
  alert,         // left, AlertSource
  lit,           // square, use, alerts left
  torii_turned,  // square
  tile_laid,     // square, Camp
  tile_moved,    // from, to, Camp
  recruited,     // pawn, square
  redeployed,    // pawn, from, to
  shuriken,      // pawn
  won,           // Camp, How
  drawn,
  count
};

enum AlertSource : std::uint8_t { by_brazier, by_fight, by_banzai };

}  // namespace veillee::shogun
