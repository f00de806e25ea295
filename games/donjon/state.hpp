// The position of Donjon: one trivially copyable struct, and the names of everything in it (section
// 10 of RULES.md). What nobody knows is not in it: cards and tiles are drawn when they are turned.
#pragma once

#include "engine/bag.hpp"
#include "engine/event.hpp"
#include "engine/flow.hpp"
#include "engine/random.hpp"
#include "games/dicium/combat.hpp"
#include "games/donjon/data.hpp"

namespace veillee::donjon {

struct Switches {
  std::uint8_t seats = 2;
  std::array<std::uint8_t, max_seats> heroes{};  // drawn, or a hero + 1 (DON-2.18)
  std::uint8_t difficulty = 0;                   // normal, heroic
  std::uint8_t young = 0;
  std::uint8_t first = 0;  // drawn, or a seat + 1

  friend bool operator==(const Switches&, const Switches&) = default;
};
struct Options {
  Switches switches;
  std::uint8_t deck = 0;
};

inline constexpr std::uint8_t off_board = no_arg;

enum Result : std::uint8_t { playing, won, lost };
enum How : std::uint8_t { crowned, overrun, enthroned, how_count };

struct State {
  Rng rng;
  Set goblins;  // on the board
  dicium::Turn turn;
  std::array<dicium::PlayerBoard, max_seats> boards{};
  dicium::Combat combat;
  Switches options;
  std::array<std::uint8_t, max_seats> heroes{};     // a Hero each
  std::array<std::uint8_t, max_seats> pawns{};      // square, or off_board before the start
  std::uint8_t first = 0;                           // under whose pile the King lies
  std::uint8_t king = no_arg;                       // on the royal way; no_arg: still outside
  std::uint8_t portal = off_board;                  // the Portal tile
  std::uint8_t den = 0;                             // the goblin reserve
  std::array<std::uint8_t, lair_count> monsters{};  // by lair; no_arg: none any more
  std::array<std::uint8_t, room_count> rooms{};     // a treasure, hidden or emptied
  std::array<std::uint8_t, crypt_count> crypts{};   // a relic, hidden or emptied
  BoundedList<std::uint8_t, all_chests> chests;     // tiles on the Chest board
  std::array<BoundedList<std::uint8_t, most_trophies>, max_seats> trophies{};  // monsters
  std::array<std::array<std::uint8_t, suit_count>, max_seats> piles{};  // cards left, by suit
  Bag<dealt_kinds> unseen;                                              // in piles, or left over
  std::array<std::uint8_t, kept_count> held{};                          // seat, or no_arg
  std::uint8_t card = no_arg;                                           // revealed this turn
  std::uint8_t march = 0;       // the King's die of this turn
  std::uint8_t opened = 0;      // the Adventure step of this turn is over
  std::uint8_t teleported = 0;  // this turn
  Result result = playing;
  How how = crowned;
  Pending pending;
  FrameStack<7> stack;
  std::uint8_t deck = 0;
  std::array<std::uint8_t, 2> unused{};  // no padding: bytes are identity

  std::uint8_t seats() const { return options.seats; }
  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::has_unique_object_representations_v<State> && sizeof(State) <= 2048);

inline const Deck& deck_of(const State& state) { return Decks<Deck>::at(state.deck); }
inline const Deck& deck_of(const Options& options) { return Decks<Deck>::at(options.deck); }

// ── Flows ───────────────────────────────────────────────────────────────────────────────────────

enum class Flow : std::uint8_t {
  turn,
  bonus,
  combat,
  setup,
  opening,
  sent,
  move,
  charge,
  fight,
  fireball,
  banish,
  lay,
  look,
  treasure,
  change
};

struct SetUp {
  enum Step : std::uint8_t { begin, chosen };
  Seat seat;
};

// The Adventure step (section 4), or the King's march (section 7).
struct Opening {
  enum Step : std::uint8_t { begin, chosen, reveal, advance, meet, ambush, placed, over };
  std::uint8_t steps;  // the King's, still to go
  std::uint8_t distance;
  std::uint8_t from;  // square that a goblin is placed from
};

// A pawn is put on a portal.
enum Cause : std::uint8_t { defeated, chased, oubliette, recall };
struct Sent {
  enum Step : std::uint8_t { begin, chosen };
  Seat seat;
  Cause cause;
};

struct Move {
  enum Step : std::uint8_t { begin, chosen, over };
  std::uint8_t means;
  std::uint8_t steps;
};

// A full house: step by step, killing.
struct Charge {
  enum Step : std::uint8_t { begin, chosen };
  std::uint8_t steps;                              // still to go
  std::uint8_t trodden;                            // how many of the trail
  std::array<std::uint8_t, full_steps + 1> trail;  // squares that it may not enter again
};

struct Fight {
  enum Step : std::uint8_t { begin, fought, over };
  std::uint8_t square;
  std::uint8_t foe;
  std::uint8_t ranged;
  std::uint8_t extra;
};

struct Target {  // of fireball, banish, lay, look
  enum Step : std::uint8_t { begin, chosen, over };
  std::uint8_t unused;
};

struct Treasure {
  enum Step : std::uint8_t { begin, chosen, count };
  std::uint8_t tile;
};

struct Change {
  enum Step : std::uint8_t { begin, die_chosen, face_chosen };
  std::uint8_t face;
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
  start,
  reveal,
  place,
  portal,
  end,
  step,
  target,
  goblin,
  lay,
  look,
  treasure,
  die,
  face,
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
  scroll,    // card
  teleport,  // square
  reveal,
  start,   // square
  place,   // square
  portal,  // square
  go,      // square
  step,    // square
  halt,
  target,  // square
  goblin,  // square
  lay,     // square
  look,    // square
  leave,
  die,   // face
  face,  // face
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
  started,         // square
  revealed,        // card
  king_enters,     // square
  king_thrown,     // die
  king_moves,      // from, to, steps left
  goblin_placed,   // square, den left
  no_goblin,       //
  goblin_removed,  // square, den
  walked,          // from, to, means
  teleported,      // from, to
  sent,            // from, to, Cause
  scroll_used,     // card
  fireball,        // square, foe
  foe_beaten,      // foe, square, force, defence
  foe_prevails,    // foe, square, force, defence
  foe_slain,       // foe, square
  trophy,          // monster, trophies of this hero, objective
  chest_opened,    // square, tile
  chest_counted,   // chests, objective
  seen,            // square, tile
  portal_laid,     // square
  portal_moved,    // from, to
  die_turned,      // face, face
  won,             //
  lost,            // How
  count
};

}  // namespace veillee::donjon
