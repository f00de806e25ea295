// The position of Bomarzo: one trivially copyable struct, and the names of everything in it
// (section 15 of RULES.md).
#pragma once

#include <array>
#include <cstdint>

#include "engine/event.hpp"
#include "engine/flow.hpp"
#include "engine/hidden.hpp"
#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "games/bomarzo/cards.hpp"

namespace veillee::bomarzo {

struct Switches {
  std::uint8_t seats = 2;
  std::uint8_t seasons = 0;     // BOM-14.5 ff.
  std::uint8_t adoration = 0;   // BOM-14.17 ff.
  std::uint8_t categories = 0;  // Categories, BOM-14.4

  friend bool operator==(const Switches&, const Switches&) = default;
};
struct Options {
  Switches switches;
  std::uint8_t deck = 0;
};

// Where a Development card can be. A shuffled pile has no order, only a content; its top card lies
// apart, because everybody sees its family (BOM-2.19).
enum CardZone : std::uint8_t {
  in_pile,
  on_top,
  in_discard,
  drawn,          // with Vision, and not yet sorted out (BOM-15.27)
  aside,          // named and not yet moved: a Vision excess, a card for a deity, Adoration's price
  aside_as_food,  // set aside in an unfinished payment (BOM-15.38)
  aside_as_coin,
  hands,
  level1 = hands + max_seats,    // in play
  level2 = level1 + max_seats,   // in play, upright
  rotated = level2 + max_seats,  // in play, L2, its power used
  under = rotated + max_seats,   // under a deity, by deity and by who put it there
  card_zone_count = under + deity_count * max_seats
};
constexpr std::uint8_t zone_of(CardZone zone, Seat seat) {
  return static_cast<std::uint8_t>(zone + seat);
}
constexpr std::uint8_t under_deity(std::uint8_t deity, Seat seat) {
  return static_cast<std::uint8_t>(under + deity * max_seats + seat);
}

// Where an Adoration card can be (one for each deity).
enum AdorationZone : std::uint8_t {
  in_adoration_pile,
  adoration_drawn,  // seen, and one of them will be kept
  adored,           // held
  adoration_zone_count = adored + max_seats
};

struct Player {
  Cubes cubes{};
  std::array<std::uint8_t, lane_count> workers{};
  std::array<std::uint8_t, track_count> tracks{};
  std::uint8_t out = 0;     // pawns on deities and zones (derived, for speed)
  std::int8_t symbols = 0;  // VP scored in play (BOM-13.18)

  friend bool operator==(const Player&, const Player&) = default;
};

inline constexpr std::uint8_t most_placements = 16;  // of a season (BOM-3.33)

struct Deity {
  Cubes cubes{};
  std::uint8_t mossy = 0;
  BoundedList<Seat, most_placements> pawns{};  // in order of arrival

  friend bool operator==(const Deity&, const Deity&) = default;
};

// What begins next where a position is quiet: extra resource, secret choice, opening steps, a
// Production, a turn, a Maintenance, the end.
enum class Phase : std::uint8_t {
  extra,
  keep,
  opening,
  production,
  action,
  maintenance,
  end,
  count
};

// ── Flows ───────────────────────────────────────────────────────────────────────────────────────

struct State;

struct GameFlow {
  enum Step : std::uint8_t {
    begin,  // by the phase
    extra_chosen,
    cards_chosen,
    opening_chosen,
    production_begins,
    draws,
    draws_chosen,
    turn_begins,
    turn_over,
    domain_chosen,
  };
  std::uint8_t order;  // steps clockwise from the first player
  std::uint8_t steps;  // of the opening, made by this player
  std::uint8_t left;   // card draws of the producing player
  std::uint8_t card;   // dual card whose domain is asked for
  static Next step(State& state, Frame& frame, GameFlow& f, EventSink* sink);
};

// So many cards from the draw pile, and what is too many of them with Vision.
struct DrawFlow {
  enum Step : std::uint8_t { begin, excess, excess_chosen };
  Seat seat;
  std::uint8_t entitled;
  std::uint8_t visions;
  std::uint8_t excess_cards;
  static Next step(State& state, Frame& frame, DrawFlow& f, EventSink* sink);
};

struct TurnFlow {
  enum Step : std::uint8_t {
    begin,
    placement_chosen,
    raise,
    raise_chosen,
    favour,
    after_favour,
    copying,
    copy_chosen,
    copy_paid,
    after,
    after_chosen,
    over,
  };
  std::uint8_t deity;                      // no_arg: a harvest
  Cubes paid_cubes;                        // really handed over
  std::array<std::uint8_t, 2> paid_cards;  // as Food, as Coin
  std::uint8_t asked;                      // copying: steps clockwise from the active player
  SeatSet copied, passed;
  static Next step(State& state, Frame& frame, TurnFlow& f, EventSink* sink);
};

enum class Purpose : std::uint8_t { offering, copy, adoration };

struct PaymentFlow {
  enum Step : std::uint8_t { next, unit_chosen };
  Seat seat;
  Purpose purpose;
  std::uint8_t deity;
  Cubes price;  // of a copy; of Adoration the units in [0]
  Cubes laid;
  std::array<std::uint8_t, 2> cards_laid;  // as Food, as Coin; of Adoration all in [0]

  int laid_units() const { return laid.total() + cards_laid[food] + cards_laid[coin]; }
  static Next step(State& state, Frame& frame, PaymentFlow& f, EventSink* sink);
};

struct FavourFlow {
  enum Step : std::uint8_t {
    begin,
    genio_chosen,
    orco_chosen,
    orco_kind_chosen,
    dea_chosen,
    card_chosen,
    discard_chosen,
    climb_chosen,
    slide_chosen,
    deity_chosen,
    over,
  };
  Seat seat;
  std::uint8_t deity;
  std::uint8_t done;  // steps, cards, places that are behind
  static Next step(State& state, Frame& frame, FavourFlow& f, EventSink* sink);
};

struct AdorationFlow {
  enum Step : std::uint8_t { begin, number_chosen, paid, kept };
  Seat seat;
  std::uint8_t number;
  static Next step(State& state, Frame& frame, AdorationFlow& f, EventSink* sink);
};

struct State {
  using Flows =
      veillee::Flows<GameFlow, DrawFlow, TurnFlow, PaymentFlow, FavourFlow, AdorationFlow>;

  Rng rng;
  Pending pending;
  FrameStack<4> stack;
  Switches options;
  std::uint8_t season = 1;
  Phase phase = Phase::keep;
  Seat first_player = 0;
  Seat active = 0;                                   // whose turn it is
  std::uint8_t passes = 0;                           // skips one after the other (BOM-3.20)
  std::uint8_t adoration_used = 0;                   // in this turn (BOM-15.33)
  std::array<std::uint8_t, place_count> deity_at{};  // by place; no_arg before they are laid out
  std::array<Deity, deity_count> deities{};
  std::array<BoundedList<Seat, slots_of_a_zone>, zone_count> zones{};
  std::array<BoundedList<Seat, max_seats>, track_count> arrived{};            // at 10, in order
  std::array<std::array<Seat, symbol_spaces.size()>, track_count> claimed{};  // or no_arg
  std::array<std::uint8_t, seasons_of_a_game> tokens{};                       // SeasonColour
  Cubes supply{};                                                             // derived, for speed
  std::array<std::uint8_t, most_dual_cards> domains{};  // chosen at the end, or no_arg
  Hidden<card_count> cards;
  Hidden<deity_count> adoration;
  std::array<Player, max_seats> players{};
  std::uint8_t deck = 0;
  std::array<std::uint8_t, 2> unused{};  // no padding: bytes are identity

  std::uint8_t seats() const { return options.seats; }
  friend bool operator==(const State&, const State&) = default;
};

inline const Deck& deck_of(const State& state) { return Decks<Deck>::at(state.deck); }
inline const Deck& deck_of(const Options& options) { return Decks<Deck>::at(options.deck); }

// ── Decisions, actions, events ──────────────────────────────────────────────────────────────────

enum class Decision : std::uint8_t {
  extra,          // BOM-16.1
  keep,           // BOM-16.2
  opening,        // BOM-16.3
  draws,          // BOM-16.4
  excess,         // BOM-16.5
  placement,      // BOM-16.6
  offering,       // BOM-16.7
  raise,          // BOM-16.8
  genio,          // BOM-16.9
  orco,           // BOM-16.10
  orco_kind,      // BOM-16.10
  dea,            // BOM-16.11
  develop,        // BOM-16.12
  tartaruga,      // BOM-16.13
  climb,          // BOM-16.13
  slide,          // BOM-16.14, BOM-16.15
  under,          // BOM-16.14, BOM-16.15
  copy,           // BOM-16.16
  copy_payment,   // BOM-16.16
  domain,         // BOM-16.17
  adore,          // BOM-16.18, after the action
  adore_number,   // BOM-16.18
  adore_payment,  // BOM-16.18
  adore_keep,     // BOM-16.19
  count,
};

enum class Do : std::uint8_t {
  take,     // resource
  keep,     // card
  advance,  // lane
  draw,     // number, Vision cards or no_arg
  stop,     // no more of a series that has begun
  discard,  // card
  harvest,  // zone
  place,    // deity
  pass,
  lay,      // resource
  convert,  // card, resource (or no_arg: Adoration)
  done,
  raise,    // Food, Coin
  collect,  // one from each
  seize,    // deity, resource
  pick,     // deity, resource
  play,     // card
  improve,  // card
  climb,    // track
  slide,    // card
  under,    // deity
  copy,
  assign,  // card, domain
  adore,
  cards,   // number
  revere,  // deity of an Adoration card
  decline,
  count,
};

enum class Happened : std::uint8_t {
  season_begins,  // season, colour or no_arg
  extra_taken,    // resource
  laid_out,       // the deities lie on their places
  dealt,          // card (owner)
  kept,           // card (owner)
  worker_moved,   // lane, space now
  pawn_gained,
  produced,     // resource, number
  drew,         // card (owner)
  discarded,    // card
  reshuffled,   // cards
  top_shown,    // family
  harvested,    // zone, number
  offered,      // deity, Food, Coin, Wine, cards as Food, as Coin
  raised,       // deity, Food, Coin
  power_used,   // card, power
  took,         // deity, resource, number
  played,       // card
  improved,     // card
  climbed,      // track, steps, space now
  vp_gained,    // number, track
  tucked,       // card (owner), deity
  declined,     // deity
  fell_asleep,  // deity
  copied,       // deity, Food, Coin, Wine, cards as Food, as Coin
  not_copied,   // deity
  passed,
  adoration_paid,      // Food, Coin, Wine, cards
  adoration_seen,      // deity (owner)
  adoration_kept,      // deity (owner)
  adoration_returned,  // number
  moss_grew,           // deity
  moss_fell,           // deity
  came_home,           // pawns
  straightened,        // card
  first_player,
  revealed,          // card, deity
  deity_ranked,      // deity, place, devotion
  domain_chosen,     // card, domain
  deity_scored,      // deity, VP
  temples_scored,    // different symbols, VP
  adoration_scored,  // deity, 1: fulfilled
  game_over,
  count,
};

}  // namespace veillee::bomarzo
