// The position of Sabbat Magica: one trivially copyable struct, and the names of everything in it
// (section 9 of RULES.md).
#pragma once

#include <array>
#include <cstdint>

#include "engine/bag.hpp"
#include "engine/event.hpp"
#include "engine/flow.hpp"
#include "engine/purse.hpp"
#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "games/sabbat_magica/data.hpp"

namespace veillee::sabbat_magica {

enum PowerUse : std::uint8_t { power_off, power_per_round, power_per_game };

struct Options {
  std::uint8_t seats = 2;
  std::uint8_t power = power_off;                   // PowerUse, SAB-8.3
  std::array<std::uint8_t, max_seats> people = {};  // 0: drawn; else People + 1 (SAB-2.9)

  friend bool operator==(const Options&, const Options&) = default;
};

using Resources = Purse<resource_count>;

enum Store : std::uint8_t { h2, h1 };  // 2H and 1H

struct Player {
  std::uint8_t people = 0;
  std::uint8_t magician = outside;  // a square of the hall
  std::uint8_t graveyard = ghosts_of_a_people;
  std::uint8_t drawbridge = 0;
  std::uint8_t terror = starting_terror;
  std::uint8_t cursed = 0;  // 0 or 1
  std::uint8_t chimeras = 0;
  std::uint8_t power = no_power;  // the card chosen by its first use (SAB-8.5)
  std::uint8_t power_used = 0;    // in this round, or in this game
  std::uint8_t unused = 0;        // no padding: bytes are identity
  std::array<Resources, 2> store{};
  Resources homologation{};
  Places places = 0;  // where a ghost of this player stands (derived, for speed)
  std::int16_t vp = 0;

  friend bool operator==(const Player&, const Player&) = default;
};

// The ghosts of a region or garden, from position 1 on; never a gap (SAB-6.2).
using Ghosts = BoundedList<Seat, 3>;

struct State {
  Rng rng;
  Pending pending;
  FrameStack<4> stack;
  std::uint8_t round = 1;
  Options options;
  std::array<std::uint8_t, rounds> shown{};          // time cards turned over so far, in order
  std::array<std::uint8_t, slot_count> slots{};      // who took them in this round, or no_arg
  Bag<time_card_count> deck{};                       // the deck and the removed card together
  std::array<Seat, max_seats> order{};               // turn order; previous one until A2
  std::array<std::uint8_t, square_count> tile_at{};  // by square
  std::array<std::uint8_t, mirror_count> mirrors{};  // MirrorState
  std::array<std::uint8_t, portal_count> portals{};  // of the regions, then the two left over
  std::uint8_t secret_place = no_arg;                // of the protected ghost (SAB-8.18)
  std::uint8_t phase = 0;                            // Phase
  std::uint8_t turn = 0;                             // place in the turn order
  std::uint8_t action = 0;                           // of phase B, counted from 0
  std::uint8_t unused = 0;                           // no padding
  std::array<Ghosts, place_count> ghosts{};
  std::array<Player, max_seats> players{};

  std::uint8_t seats() const { return options.seats; }
  std::uint8_t time_card() const { return shown[round - 1U]; }
  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 2048);

// ── Flows ───────────────────────────────────────────────────────────────────────────────────────

enum class Flow : std::uint8_t { round, magician, ghosts, luxuriance, immortality };

struct Round {
  enum Step : std::uint8_t {
    begin,
    secret_area_chosen,
    curse,
    invocation,
    split,
    splits_made,
    round_bonus,
    bonus_chosen,
    bonus_resource_chosen,
    after_bonus,
    after_bonus_chosen,
    scheme,
    scheme_chosen,
    scheme_done,
    end_of_schemes,
    end_of_schemes_chosen,
    food,
    unfed_chosen,
    regions,
    homologation,
    kept_chosen,
    end,
  };
  std::uint8_t unfed;  // ghosts of the feeding player that are still to leave
  std::uint8_t sets;   // of the homologating player that are still to be turned in
  std::uint8_t fed;    // the feeding player has paid: the reduction is fixed (SAB-3.42)
};

// What a magician did on its square (SAB-8.22).
enum Effect : std::uint8_t { no_effect, used_tile, used_mirror };

struct Magician {
  enum Step : std::uint8_t {
    arrive,
    effect_chosen,
    victim_chosen,
    given_kind_chosen,
    from_2h_chosen,
    from_1h_chosen,
    receive,
    received_chosen,
    after_effect,
    power_chosen,
    again_chosen,
    haunt,
    haunt_chosen,
  };
  std::uint8_t effect;
  std::uint8_t given;                  // test tube: the kind given away
  std::array<std::uint8_t, 2> amount;  // and how much of it, by store, still to be replaced
  std::uint8_t kind;                   // the kind asked for now
  std::uint8_t seat;                   // Apparition: whose turn it is to be haunted
};

struct GhostMovement {
  enum Step : std::uint8_t { next, chosen, paid, arrive, arrival_chosen, compensate };
  std::array<std::uint8_t, 2> moved;  // places whose own ghost has moved, low and high byte
  std::uint8_t back_on_bridge;        // ghosts on the drawbridge that have moved
  std::uint8_t begun;                 // a ghost has moved: too late for Booster
  std::uint8_t boosted;
  std::uint8_t from;  // no_arg: the drawbridge
  std::uint8_t to;
  std::uint8_t loser;  // whose ghost the fight threw out

  Places moved_places() const { return static_cast<Places>(moved[0] | moved[1] << 8); }
  void mark(std::uint8_t place) {
    moved[place / 8U] = static_cast<std::uint8_t>(moved[place / 8U] | 1U << place % 8U);
  }
};

struct LuxurianceUse {
  enum Step : std::uint8_t { begin, chosen };
  Seat seat;
};

struct ImmortalityUse {
  enum Step : std::uint8_t { begin, chosen };
  Seat seat;
  std::uint8_t place;  // where the minion was beaten
};

// ── Decisions, actions, events ──────────────────────────────────────────────────────────────────

enum class Decision : std::uint8_t {
  secret_area,
  split,
  bonus,
  bonus_resource,
  window,
  scheme,
  effect,
  terrorise,
  give_kind,
  give_from_2h,
  give_from_1h,
  receive,
  after_effect,
  again,
  haunt,
  ghost,
  pay,
  arrival,
  luxuriance,
  immortality,
  unfed,
  keep,
  count,
};

enum class Do : std::uint8_t {
  protect,  // place
  split,    // ghosts to the drawbridge, 0 or no_arg: the canteen does not count
  bonus,    // slot, counted from 0
  take,     // resource
  power,    // power card
  walk,     // square
  fly,      // square, by Bats
  ghosts,   // begin a ghost movement
  pass,
  tile,
  mirror,  // mirror
  nothing,
  discard,   // resource, store
  give,      // resource
  from_2h,   // number
  from_1h,   // number
  receive,   // resource, number
  haunt,     // seat, resource
  send,      // place: drawbridge to a garden or region
  teleport,  // region
  move,      // place, place
  back,      // place
  end_action,
  pay,  // mask of kinds from 1H
  settle,
  fight,
  leave,     // turned away
  draw,      // resource, resource: Luxuriance
  reappear,  // place
  starve,    // place
  starve_on_bridge,
  keep,  // resource or no_arg, resource or no_arg
  go_on,
  decline,
  count,
};

// The steps of a round (SAB-3.2 to SAB-3.5).
enum class Phase : std::uint8_t { a1, a2, a3, b, c1, c2, c3, count };

// Where victory points come from and go to in play: lines of the score sheet.
enum class Source : std::uint8_t { regions, fights, turned_away, bonuses, hunger, curses };

enum class Happened : std::uint8_t {
  round_begins,     // round
  phase,            // Phase
  card_turned,      // time card
  power_used,       // power
  protected_ghost,  // place
  curse_broke,      // a cursed resource: −5 VP
  cursed,           // the 1H store has become one
  aged,             // 2H moved to 1H
  invoked,          // on the drawbridge, in the graveyard, total
  order_set,        // the seats in their order, then no_arg
  bonus_taken,      // slot
  terror_gained,    // number, now
  terror_lost,      // number, now
  terror_spent,     // number, now: on what is told beside it
  vp_gained,        // number, Source
  vp_lost,          // number, Source
  gained,           // resource, number, store
  lost,             // resource, number, store
  passed,
  walked,       // from or no_arg, to, tile
  tile_used,    // tile
  mirror_used,  // mirror, state now
  ghosts_begin,
  ghost_sent,     // place
  ghost_moved,    // from, to
  ghost_back,     // from
  portal_paid,    // region, mask from 1H, mask of the cost
  settled,        // place, position from 1, from or no_arg
  fought,         // place, ghosts beaten, from or no_arg, terror spent
  took_first,     // place, ghosts pushed back
  turned_away,    // place, from or no_arg
  thrown_out,     // place, by
  reappeared,     // place
  burnt,          // by: a drawbridge ghost to the graveyard
  robbed,         // by, gems from 2H, gems from 1H
  fed,            // paid
  starved,        // place or no_arg
  region_scored,  // region, VP
  chimera_made,
  kept,  // resource
  game_over,
  count,
};

}  // namespace veillee::sabbat_magica
