// The position of Samhain: one trivially copyable struct, and the names of everything in it.
#pragma once

#include <array>
#include <cstdint>

#include "engine/event.hpp"
#include "engine/flow.hpp"
#include "engine/purse.hpp"
#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "games/samhain/data.hpp"

namespace veillee::samhain {

struct Options {
  std::uint8_t seats = 2;
  std::uint8_t easy = 0;           // SAM-10.1 ff.
  std::uint8_t counteraction = 0;  // SAM-10.7 ff.
  std::uint8_t open_screens = 0;   // SAM-10.16

  friend bool operator==(const Options&, const Options&) = default;
};

// A member on an action card. `waiting` is an active member with a part to play in the running
// activation: the one chosen for Move and activate until the activation starts (SAM-4.71), then
// every participant whose slot is still to come (SAM-4.11). For every other rule it is active.
enum Condition : std::uint8_t { active, waiting, exhausted, condition_count };

using Cubes = Purse<resource_count>;

struct Player {
  std::array<std::array<std::uint8_t, condition_count>, card_count> members{};  // on action cards
  std::array<std::uint8_t, track_count> worship{};                              // PA, SAM-1.3
  std::array<std::uint8_t, object_count> upright{};
  std::array<std::uint8_t, object_count> lying{};
  Cubes cubes{};
  std::uint8_t wisps = 0;
  std::uint8_t own_reserve = 0;  // members not yet in play
  std::uint8_t buried = 0;       // members in the graveyard
  std::uint8_t unused = 0;       // no padding: bytes are identity
  std::uint16_t board = 0;       // bit c: a member stands on card c (derived, for speed)
  std::uint16_t ready = 0;       // bit c: an active or waiting member stands on card c (derived)
  std::int16_t vp = 0;

  friend bool operator==(const Player&, const Player&) = default;
};

struct State {
  Rng rng;
  Pending pending;
  FrameStack<8> stack;
  std::uint8_t round = 1;
  Options options;
  std::uint8_t first_player = 0;   // holds the club
  std::uint8_t active_player = 0;  // whose turn it is
  std::uint8_t passes = 0;         // one after the other (SAM-4.57b)
  std::uint8_t event_running = 0;  // a wisp event: all wisps are public (SAM-8.4)
  std::uint8_t reserve_wisps = 0;
  std::array<std::uint8_t, object_count> reserve_objects{};
  Cubes reserve{};
  std::array<std::uint8_t, card_count> card_at{};    // by square of the grid
  std::array<std::uint8_t, card_count> square_of{};  // the other way round (derived)
  std::array<std::uint8_t, card_count> on_card{};    // members of all colours (derived)
  std::uint8_t to_place = 0;             // placements that the set-up still asks for (SAM-2.20)
  std::array<std::uint8_t, 3> unused{};  // no padding
  std::array<std::uint16_t, card_count> adjacent{};  // orthogonal neighbours as a mask (derived)
  std::array<std::uint16_t, card_count> around{};    // with the diagonal ones (derived)
  std::uint16_t complete = 0;                        // bit c: card c is complete (derived)
  std::uint16_t unused_too = 0;
  std::array<Player, max_seats> players{};

  std::uint8_t seats() const { return options.seats; }
  friend bool operator==(const State&, const State&) = default;
};

// ── Flows ───────────────────────────────────────────────────────────────────────────────────────

enum class Flow : std::uint8_t {
  set_up,
  turn,
  activation,
  performance,
  payment,
  sickle_use,
  horn_use,
  rune_use,
  wisp_event,
};

struct SetUp {
  enum Step : std::uint8_t { next, card_chosen, side_chosen };
  std::uint8_t card;
};

struct Turn {
  enum Step : std::uint8_t {
    begin,
    main_action_chosen,
    before_activation,
    before_activation_chosen,
    development_card_chosen,
    develop,
    after_main_action,
    after_main_action_chosen,
  };
  std::uint8_t card;  // of the development
};

struct Activation {
  enum Step : std::uint8_t { begin, slot, slot_chosen, counteraction, counteraction_chosen };
  std::uint8_t card;
  std::uint8_t turn;     // steps clockwise from the active player
  SeatSet performed[2];  // who has performed Light, Dark
  SeatSet absent;        // no member on the card when the activation started (SAM-10.10)
};

struct Performance {
  enum Step : std::uint8_t { choose_bonus, bonus_chosen, work, chosen, chosen_too };
  Seat seat;
  std::uint8_t action;
  std::uint8_t performer;  // the card on which the acting member stands, exhausted
  std::uint8_t repeated;   // the +1 bonus is due
  Bonus bonus;
  std::uint8_t script_step;
  std::uint8_t done;    // parts of the script step that are done
  std::uint8_t picked;  // a choice made earlier in the same script step
  std::uint8_t picked_too;
};

struct PaymentDue {
  enum Step : std::uint8_t { next, unit_chosen };
  Seat seat;
  std::uint8_t due;  // PM
  std::uint8_t
      action;  // the payment must leave this action feasible (SAM-4.27); no_arg: any will do
  std::uint8_t repeated;
};

struct ObjectUse {
  enum Step : std::uint8_t { begin, chosen, chosen_too };
  Seat seat;
  std::uint8_t paid;  // sickle
};

struct WispEvent {
  enum Step : std::uint8_t {
    fires,
    fires_chosen,
    compare,
    sacrifice,
    sacrifice_chosen,
    payment,
    put_back
  };
  std::uint8_t turn;  // steps clockwise from the first player
  std::uint8_t harmless[max_seats];
  SeatSet most;  // who must sacrifice
};

// ── Decisions, actions, events ──────────────────────────────────────────────────────────────────

enum class Decision : std::uint8_t {
  place,
  choose_track,
  main_action,
  before_activation,
  slot,
  pay,
  bonus,
  spend,
  give,
  kill,
  move,
  steal,
  revive,
  revive_place,
  exhaust,
  take,
  worship,
  weaken,
  swap_own,
  swap_other,
  develop,
  after_main_action,
  horn,
  rune,
  sickle_pay,
  sickle_gain,
  fires,
  bury,
  counteraction,
  count,
};

enum class Do : std::uint8_t {
  place,     // card
  track,     // side
  activate,  // card of the member, card to move to (or no_arg)
  develop,
  pass,
  use,  // object
  go_on,
  end_turn,
  perform,  // side
  wisp,
  pay,          // unit
  bonus,        // Bonus
  spend,        // bundle
  devote,       // track, second track (or no_arg)
  give,         // seat
  kill,         // seat, card, condition
  step,         // card, condition, card
  steal,        // seat, object, upright or lying
  revive,       // seat
  exhaust,      // seat, card, condition
  take,         // resource
  worship,      // track
  weaken,       // seat, track
  pick,         // card, condition
  swap,         // seat, card, condition
  gain,         // unit
  fires,        // number
  bury,         // card, condition
  bury_marker,  // track
  copy,         // card of the member, side
  decline,
  count,
};

// Where victory points come from and go to: the lines of the score sheet.
enum class Source : std::uint8_t {
  tracks,  // led at the end of a round
  offerings,
  objects,
  wisps,
  attacks,
  revivals,
  omens,
  sickles,
  spent,
};

enum class Happened : std::uint8_t {
  placed,             // card
  chose_activation,   // from, to
  activation,         // card
  performs,           // action
  repeats,            // action, bonus
  copies,             // action, card of the member
  worship_gained,     // track, now
  worship_lost,       // track, now
  worship_paid,       // track, now
  cubes_gained,       // resource, number
  cubes_paid,         // resource, number
  vp_gained,          // number, Source
  vp_paid,            // number
  wisp_taken,         // left in the reserve
  wisps_paid,         // number
  wisp_given,         // to
  object_gained,      // object
  object_stolen,      // object, from
  object_used,        // object
  member_moved,       // from, to, condition
  member_exhausted,   // card, by
  members_swapped,    // own card, other seat, other card
  member_killed,      // card, by
  member_sacrificed,  // card
  marker_sacrificed,  // track
  graveyard_emptied,
  member_revived,  // card, by
  developed,       // card
  passed,
  event_begins,
  wisps_counted,   // number
  fires_used,      // number
  wisps_put_back,  // number
  track_scored,    // track
  round_begins,    // round
  club_passed,
  game_over,
  count,
};

}  // namespace veillee::samhain
