// The position of Civilisation: one trivially copyable struct, and the names of everything in it
// (section 15 of RULES.md).
#pragma once

#include "engine/event.hpp"
#include "engine/flow.hpp"
#include "engine/hidden.hpp"
#include "engine/random.hpp"
#include "games/civilisation/data.hpp"
#include "games/dicium/combat.hpp"

namespace veillee::civilisation {

struct Switches {
  std::uint8_t seats = 2;
  std::uint8_t first = 0;                        // drawn, or a seat + 1
  std::array<std::uint8_t, max_seats> boards{};  // drawn, or a board + 1 (CIV-2.15)

  friend bool operator==(const Switches&, const Switches&) = default;
};
struct Options {
  Switches switches;
  std::uint8_t deck = 0;
};

// Where a Philosopher card lies: the places of the display are zones of their own.
inline constexpr std::uint8_t in_pile = 0;
inline constexpr std::uint8_t on_display = 1;
inline constexpr std::uint8_t in_hand = on_display + most_shown;  // of a seat
inline constexpr std::uint8_t gone = in_hand + max_seats;
inline constexpr int card_zones = gone + 1;

// A Secret objective, likewise.
inline constexpr std::uint8_t in_box = 0;
inline constexpr std::uint8_t dealt_to = 1;
inline constexpr std::uint8_t kept_by = dealt_to + max_seats;
inline constexpr std::uint8_t discarded_by = kept_by + max_seats;
inline constexpr std::uint8_t removed = discarded_by + max_seats;  // without effect in solo
inline constexpr int secret_zones = removed + 1;

// A Common objective: unused, open, held by a seat, discarded for a die.
inline constexpr std::uint8_t unused = 0;
inline constexpr std::uint8_t lies_open = 1;
inline constexpr std::uint8_t held_by = 2;
inline constexpr std::uint8_t traded = held_by + max_seats;
inline constexpr std::array<std::string_view, traded + 1> place_ids = {
    "unused", "open", "A", "B", "C", "D", "discarded"};

inline constexpr std::uint8_t on_board = no_arg;  // of a Hero tile: still on the individual board
inline constexpr std::uint8_t alive = no_arg;     // of a monster: nobody has its tile

// What everybody knows of a theft by PH12: one of the victim's cards is now the thief's. Cards of
// which all knew that the victim had them may be that one.
struct Theft {
  Seat thief = no_arg;
  Seat victim = no_arg;
  std::uint8_t sure = 0;  // it is one of the rumoured cards: the victim had no others

  SeatSet both() const {
    SeatSet seats = SeatSet::only(thief);
    seats.add(victim);
    return seats;
  }
  friend bool operator==(const Theft&, const Theft&) = default;
};

// Of the turn, besides what the family has.
struct Extras {
  std::uint8_t acted = 0;       // something was chosen in the Action phase: the throw is over
  std::uint8_t redeployed = 0;  // or unlocked in this turn (CIV-8.15)
  std::uint8_t throws = 0;      // PH01
  std::uint8_t third = 0;       // PH03
  std::uint8_t elements = 0;    // PH13
  std::uint8_t founded = 0;     // the last action laid a City (PH07)

  friend bool operator==(const Extras&, const Extras&) = default;
};

enum How : std::uint8_t { playing, pile_empty, turns_over, limit, how_count };

struct State {
  Rng rng;
  std::array<std::array<Set, building_count>, max_seats> built{};
  Philosophers rumoured;
  dicium::Turn turn;
  std::array<dicium::PlayerBoard, max_seats> boards{};
  dicium::Combat combat;
  Switches options;
  std::array<std::uint8_t, max_seats> colours{};  // BoardColour
  std::array<std::uint8_t, max_seats> pawns{};
  std::array<std::array<std::uint8_t, hero_count>, max_seats> heroes{};  // square or on_board
  std::array<std::uint8_t, monster_count> monsters{};                    // who slew it, or alive
  std::array<std::uint8_t, max_seats> vp{};
  std::array<std::uint8_t, max_seats> fives{};   // tiles "5 VP" among them
  std::array<std::uint8_t, max_seats> fights{};  // won as attacker against players
  std::uint8_t pile = 0;                         // VP cards
  Hidden<philosopher_count> cards;
  Theft theft;
  Hidden<objective_count> secrets;
  std::array<std::uint8_t, objective_count> commons{};
  Extras extras;
  How how = playing;
  Pending pending;
  FrameStack<7> stack;
  std::uint8_t deck = 0;
  std::array<std::uint8_t, 4> unused_bytes{};  // no padding: bytes are identity

  std::uint8_t seats() const { return options.seats; }
  bool solo() const { return options.seats == 1; }
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
  travel,
  construct,
  learn,
  wrath,
  relocate,
  objective,
  sage
};

struct SetUp {
  enum Step : std::uint8_t { begin, chosen };
  std::uint8_t unused;
};

// A movement, and the fight where it ends.
struct Travel {
  enum Step : std::uint8_t { begin, square_chosen, fought, over };
  std::uint8_t journey;
  std::uint8_t steps;
  std::uint8_t foe;  // the monster that is fought, or no_arg
};

// A tile is laid: a building, or a Hero.
struct Construct {
  enum Step : std::uint8_t { begin, hero_chosen, square_chosen, over };
  std::uint8_t tile;
  std::uint8_t here;    // where the pawn stands: nothing is asked
  dicium::Slots slots;  // a bonus out of these follows
  std::uint8_t hero;
};

// A Philosopher card is taken.
struct Learn {
  enum Step : std::uint8_t { begin, chosen };
  std::uint8_t unused;
};

struct Wrath {
  enum Step : std::uint8_t { begin, target_chosen, defended, over };
  Seat target;
};

struct Relocate {
  enum Step : std::uint8_t { begin, chosen };
  Seat seat;
};

struct Objective {
  enum Step : std::uint8_t { begin, chosen };
  Seat seat;
};

// A Philosopher card that has been played and asks for more.
struct Sage {
  enum Step : std::uint8_t { begin, chosen, over };
  std::uint8_t card;
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
  secret,       // CIV-D1
  go,           // CIV-D4, D7
  lay,          // CIV-D6, D7
  hero,         // CIV-D6
  philosopher,  // CIV-D8
  target,       // CIV-D9, PH12
  relocate,     // CIV-D10
  objective,    // CIV-D11
  pair,         // PH06, PH15
  again,        // PH01
  die,          // PH02
  faces,        // PH16
  rolled,       // CIV-D14
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
  redeploy,  // square
  secret,    // objective
  go,        // square
  lay,       // square
  hero,      // hero
  draw,
  take,      // card
  target,    // seat
  relocate,  // square
  zeno,      // square
  claim,     // objective
  trade,     // objective
  pair,      // face, face
  turn,      // face, face
  faces,     // face, face
  count
};

// VP come from these (CIV-12.1).
enum Source : std::uint8_t {
  from_cities,
  from_temples,
  from_wonder,
  from_attacks,
  from_monsters,
  from_wrath,
  from_cards,
  source_count
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
  secret_kept,        // objective, for its owner
  moved,              // from, to, Journey
  redeployed,         // from, to
  relocated,          // from, to
  stayed,             // square: by Zeno, or where the pawn stands anyway
  laid,               // Tile, square
  hero_laid,          // Hero, square, BoardColour
  scored,             // points, Source
  exchanged,          // tiles "5 VP" left
  slew,               // Monster, force, defence
  repelled,           // Monster, force, defence
  wrath,              // target
  defended,           // without a throw: Diogenes
  card_drawn,         // card, for its owner
  card_taken,         // card, place in the display
  card_shown,         // card, place in the display
  card_removed,       // card
  card_played,        // card
  card_stolen,        // victim, card (for both)
  pair_spent,         // faces
  die_turned,         // face, face
  objective_claimed,  // objective
  objective_traded,   // objective
  last_round,
  secret_shown,  // objective, points
  ended,         // How
  ranked,        // rank, points
  count
};

}  // namespace veillee::civilisation
