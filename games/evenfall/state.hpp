// The position of Evenfall: one trivially copyable struct, and the names of everything in it
// (section 19 of RULES.md).
#pragma once

#include "engine/event.hpp"
#include "engine/flow.hpp"
#include "engine/piles.hpp"
#include "engine/random.hpp"
#include "games/evenfall/deck.hpp"

namespace veillee::evenfall {

enum SideChoice : std::uint8_t { all_sun, all_moon, each_chooses };

struct Options {
  std::uint8_t seats = 2;
  std::uint8_t side = all_sun;  // SideChoice (EVE-4.11)
  std::uint8_t picked = 0;      // Clans are picked (EVE-4.13)
  std::uint8_t first = 0;       // 0: drawn; else the seat, counted from 1 (EVE-4.8)
  std::uint8_t expert = 0;      // EVE-16.1
  std::uint8_t difficulty = 1;  // of the Automa: an index of `difficulties`
  std::uint8_t deck = 0;

  friend bool operator==(const Options&, const Options&) = default;
};

// The Automa is one more owner, in the place of `neutral`.
inline constexpr Seat automa = neutral;
inline constexpr std::uint8_t owners = max_seats + 1;

// Where a card of the Main deck can be. The decks have no order, only a content: nobody has looked.
enum CardZone : std::uint8_t {
  in_deck,
  in_discard,
  in_box,  // removed
  aside,   // named in an unfinished discard or payment (EVE-20.4)
  hands,
  on_place = hands + max_seats,  // a Ritual, by owner
  upright = on_place + owners,   // a Specialist, by owner
  tilted = upright + owners,     // a Specialist whose effect is used
  council = tilted + max_seats,  // a Council Member
  card_zone_count = council + max_seats
};
constexpr std::uint8_t zone_of(CardZone zone, Seat seat) {
  return static_cast<std::uint8_t>(zone + seat);
}

enum Circle : std::uint8_t { outer, inner };
constexpr std::uint8_t row_of(Seat owner, Circle circle) { return byte(2 * owner + circle); }

// A Place and what lies and stands on it. The Places of a row (a circle of an owner) are chained in
// their order.
struct Land {
  std::uint8_t row = no_arg;
  std::uint8_t next = no_arg;
  std::uint8_t ritual = no_arg;
  std::array<std::uint8_t, 2> catalysts{};           // Sickles, Orbs
  std::array<std::uint8_t, worker_count> workers{};  // on its action spaces

  friend bool operator==(const Land&, const Land&) = default;
};

// An own Elder on an opponent's Specialist (EVE-14.16).
struct Copy {
  std::uint8_t card = 0;
  std::uint8_t used = 0;
  std::uint8_t entry = 0;

  friend bool operator==(const Copy&, const Copy&) = default;
};

struct Player {
  std::uint32_t hears = 0;  // events that its continuous effects stand on (derived)
  std::int16_t vp = 0;
  std::array<std::uint16_t, resource_count> stock{};
  std::array<std::uint8_t, static_cast<std::size_t>(Mod::count)> mods{};  // derived
  std::uint8_t clan = no_arg;
  std::uint8_t side = no_arg;
  std::uint8_t token = 1;  // active
  std::uint8_t mana = 0;
  std::uint8_t coven = 0;
  std::array<std::uint8_t, worker_count> reserve{};
  std::uint8_t board_space = 0;          // a Witch stands on the space of the Moon Cross
  std::uint8_t owed = 0;                 // resources of choice of the Scout Phase (EVE-5.14)
  BoundedList<std::uint8_t, 13> stones;  // in the order in which they were won
  std::array<std::uint8_t, sockets> socket{no_arg, no_arg, no_arg, no_arg};  // which of its stones
  BoundedList<Copy, 4> copies;
  std::uint8_t unused = 0;  // no padding: bytes are identity

  bool has(Mod mod) const { return mods[static_cast<std::size_t>(mod)] > 0; }
  int sum(Mod mod) const { return mods[static_cast<std::size_t>(mod)]; }
  friend bool operator==(const Player&, const Player&) = default;
};

struct RegionBoard {
  std::array<std::uint8_t, 4> slots{no_arg, no_arg, no_arg, no_arg};   // Places
  std::array<std::uint8_t, 4> stones{no_arg, no_arg, no_arg, no_arg};  // kinds
  std::uint8_t space = no_arg;  // whose worker stands on the action space
  std::uint8_t space_worker = witch;
  std::array<std::array<std::uint8_t, worker_count>, owners> area{};  // the round area

  friend bool operator==(const RegionBoard&, const RegionBoard&) = default;
};

// What begins next where a position is quiet; else what is going on.
enum class Phase : std::uint8_t { clans, resources, expert, action, battle, round_end, end, count };

using Places = CardSet<deck_places>;
using Cards = CardSet<main_cards>;

// ── Flows ───────────────────────────────────────────────────────────────────────────────────────

struct State;

struct GameFlow {
  enum Step : std::uint8_t {
    begin,  // by the phase
    clan_chosen,
    scout,
    resources,
    resources_chosen,
    expert,
    expert_chosen,
    turn_begins,
    turn_over,
    battle,
    round_end,
    discarding,
  };
  std::uint8_t order;  // steps clockwise from the first player
  std::uint8_t region;
  std::uint8_t left;
  static Next step(State& state, Frame& frame, GameFlow& f, EventSink* sink);
};

struct TurnFlow {
  enum Step : std::uint8_t {
    begin,
    chosen,
    token_done,
    token_heard,
    space_done,
    main_done,
    after,
    after_chosen,
  };
  Seat seat;
  std::uint8_t order;
  std::uint8_t worker;
  static Next step(State& state, Frame& frame, TurnFlow& f, EventSink* sink);
};

struct PlayFlow {
  enum Step : std::uint8_t {
    begin,
    place_chosen,
    save,
    save_chosen,
    offer,  // also while a free action is carried out instead (W4)
    offered,
    bound,
    acted,
    over,
  };
  Seat seat;
  std::uint8_t card;
  std::uint8_t way;  // a Do: ritual, specialist or council
  std::uint8_t place;
  Price cost;
  std::uint8_t saves;
  static Next step(State& state, Frame& frame, PlayFlow& f, EventSink* sink);
};

struct BuildFlow {
  enum Step : std::uint8_t { begin, chosen, climbed };
  Seat seat;
  std::uint8_t built;
  std::uint8_t kind;
  static Next step(State& state, Frame& frame, BuildFlow& f, EventSink* sink);
};

// The free actions with cards and with a stone.
struct TradeFlow {
  enum Step : std::uint8_t { discarded, resource_chosen, socket, socket_chosen };
  Seat seat;
  static Next step(State& state, Frame& frame, TradeFlow& f, EventSink* sink);
};

// One node of an effect.
struct EffectFlow {
  enum Step : std::uint8_t { begin, asked, second, third };
  Seat seat;
  std::uint8_t source;
  std::uint8_t node;
  std::uint8_t both;    // read "/" as "+" (EVE-17.13)
  std::uint8_t at;      // the child that comes next
  std::uint8_t left;    // how often still
  std::uint8_t place;   // just discovered; or chosen
  std::uint8_t region;  // of the battle; or chosen
  static Next step(State& state, Frame& frame, EffectFlow& f, EventSink* sink);
};

// The parts of a gain: of an effect's node, or of a Place's harvest bonus.
struct GainFlow {
  enum Step : std::uint8_t { next, chosen };
  Seat seat;
  std::uint8_t source;  // no_arg: the harvest bonus of `place`
  std::uint8_t node;
  std::uint8_t place;
  std::uint8_t times;
  std::uint8_t part;
  std::uint8_t left;  // resources of choice
  static Next step(State& state, Frame& frame, GainFlow& f, EventSink* sink);
};

struct HarvestFlow {
  enum Step : std::uint8_t { begin, gained, heard };
  Seat seat;
  std::uint8_t place;  // the one that is harvested; no_arg: done
  std::uint8_t all;    // and those behind it in its row
  static Next step(State& state, Frame& frame, HarvestFlow& f, EventSink* sink);
};

struct AdvanceFlow {
  enum Step : std::uint8_t { begin, gained };
  Seat seat;
  std::uint8_t left;
  std::uint8_t both;
  static Next step(State& state, Frame& frame, AdvanceFlow& f, EventSink* sink);
};

// What one seat's continuous effects do about an event.
struct TriggersFlow {
  enum Step : std::uint8_t { next };
  Seat seat;
  std::uint8_t event;
  std::uint8_t also;  // a second event of the same moment, or the same
  std::uint8_t but;   // a card that is deaf to its own playing (EVE-3.2), or no_arg
  std::uint8_t last;  // entry number of the last one
  std::uint8_t place;
  std::uint8_t region;
  static Next step(State& state, Frame& frame, TriggersFlow& f, EventSink* sink);
};

struct DiscardFlow {
  enum Step : std::uint8_t { begin, named, heard };
  Seat seat;
  std::uint8_t cards;
  std::uint8_t laid;
  std::uint8_t fired;
  static Next step(State& state, Frame& frame, DiscardFlow& f, EventSink* sink);
};

struct BattleFlow {
  enum Step : std::uint8_t {
    begin,
    dials,
    sealed,
    changed,
    joined,
    rewards,
    winner,
    stone_chosen,
    won,
  };
  std::uint8_t region;
  SeatSet fighters;
  std::uint8_t order;
  std::uint8_t reward;
  std::array<std::uint8_t, max_seats> dial;
  std::array<std::uint8_t, owners> strength;
  std::uint8_t revealed;
  static Next step(State& state, Frame& frame, BattleFlow& f, EventSink* sink);
};

struct RoundEndFlow {
  enum Step : std::uint8_t { begin, plain_done, next, chosen };
  Seat seat;
  static Next step(State& state, Frame& frame, RoundEndFlow& f, EventSink* sink);
};

// ── The whole ───────────────────────────────────────────────────────────────────────────────────

struct State {
  using Flows =
      veillee::Flows<GameFlow, TurnFlow, PlayFlow, BuildFlow, TradeFlow, EffectFlow, GainFlow,
                     HarvestFlow, AdvanceFlow, TriggersFlow, DiscardFlow, BattleFlow, RoundEndFlow>;

  Rng rng;
  Places place_deck;
  Cards waiting;  // Round End effects whose order the owner chooses (EVE-13.7)
  Piles<main_cards, card_zone_count> cards;
  std::array<Player, owners> players{};
  std::array<Land, places> lands{};
  std::array<std::uint8_t, 2 * owners> rows{};  // the first Place of each circle
  std::array<RegionBoard, region_count> regions{};
  std::array<std::uint8_t, main_cards> entry{};  // when a card entered its Clan
  Options options;
  std::uint8_t next_entry = 1;
  std::uint8_t round = 1;
  Phase phase = Phase::clans;
  Seat first_player = 0;
  Seat active = 0;
  SeatSet passed{};
  std::uint8_t red_in_supply = 0;
  std::uint8_t oval = 0;                   // the Automa’s marker
  std::uint8_t catalysts = all_catalysts;  // in the supply
  Pending pending;
  FrameStack<stack_frames> stack;
  std::array<std::uint8_t, 1> unused{};

  std::uint8_t seats() const { return options.seats; }
  bool solo() const { return options.seats == 1; }
  const Deck& deck() const { return deck_at(options.deck); }
  friend bool operator==(const State&, const State&) = default;
};

// ── Decisions, actions, events ──────────────────────────────────────────────────────────────────

enum class Decision : std::uint8_t {
  clan,       // EVE-D34
  expert,     // EVE-D2
  action,     // EVE-D3
  finish,     // EVE-D4
  onto,       // EVE-D6: the Place
  save,       // EVE-D6: the resource saved
  build,      // EVE-D9
  resources,  // EVE-D10
  price,      // EVE-D11: pay(ANY)
  discard,    // EVE-D11, EVE-D28: a card
  choose,     // EVE-D12
  transfer,   // EVE-D13
  harvest,    // EVE-D14
  may,        // EVE-D15, EVE-D21
  region,     // EVE-D16, EVE-D19, EVE-D20
  find,       // EVE-D16: the Place
  catalyst,   // EVE-D17
  remove,     // EVE-D18
  move,       // EVE-D19
  retrieve,   // EVE-D22
  copy,       // EVE-D24
  bonus,      // EVE-D25
  binding,    // EVE-D26
  socket,     // EVE-D27
  exchange,   // EVE-D28: the resource, or Mana
  dial,       // EVE-D29
  change,     // EVE-D30
  stone,      // EVE-D32
  order,      // EVE-D33
  count,
};

enum class Do : std::uint8_t {
  clan,      // Clan, side
  toss,      // card, card
  discover,  // Place
  token,
  ritual,      // card
  specialist,  // card
  council,     // card
  region,      // Region, worker
  space,       // Place, worker
  board,
  build,
  tap,     // card
  borrow,  // card
  exchange,
  stone,
  pass,
  end,
  onto,      // Place
  save,      // resource
  catalyst,  // Place, kind, 1: with Mana
  stop,
  take,  // Herbs, Potions, Knowledge
  give,  // Herbs, Potions, Knowledge
  mana,
  discard,   // card
  choose,    // option, from 1
  transfer,  // Place
  decline,
  harvest,  // Place
  accept,
  go,        // Region
  find,      // Place
  remove,    // Place
  move,      // Place
  retrieve,  // Place, worker
  copy,      // card
  bonus,     // space of the track
  pay,
  socket,   // number, from 1
  dial,     // number
  win,      // kind of stone
  resolve,  // card
  count,
};

enum class Happened : std::uint8_t {
  round_begins,   // round
  phase_begins,   // phase
  battle_begins,  // Region
  clan_taken,     // Clan, side
  first_player,
  place_dealt,  // Place, Region
  gained,       // unit, number
  vp_gained,    // number, source
  paid,         // unit, number
  drew,         // card (owner)
  dealt,        // card (owner), in the Scout Phase
  discarded,    // card
  reshuffled,   // cards
  discovered,   // Place, Region
  place_drawn,  // Place
  token_used,
  harvested,          // Place
  ritual_played,      // card, Place
  specialist_played,  // card
  council_played,     // card
  region_used,        // Region, worker
  space_used,         // Place, worker
  board_used,
  catalyst_built,  // kind, Place
  advanced,        // space
  transferred,     // Place
  tapped,          // card
  borrowed,        // card
  copied,          // card
  ritual_removed,  // card
  workers_moved,   // Place, Region
  deployed,        // Region
  retrieved,       // Place, worker
  socket_filled,   // socket
  red_taken,
  passed,
  dial_shown,      // number
  dial_changed,    // number
  fought,          // number: the strength
  battle_won,      // Region
  stone_taken,     // Region, kind
  automa_turned,   // card
  automa_moved,    // space, from
  automa_blocked,  // space
  automa_drew,     // card
  came_home,
  copies_ended,
  hand_dropped,  // cards
  game_over,
  count,
};

// Where points come from while the game goes on: GameInfo::sources.
enum PointSource : std::uint8_t {
  from_cards,
  from_bindings,
  from_track,
  from_harvests,
  from_battles,
  from_boards,
  point_source_count,
};

}  // namespace veillee::evenfall
