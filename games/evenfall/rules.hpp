// The questions that the rules of Evenfall ask of a position; used by legal.cpp, the flows, the
// views and the heuristics.
#pragma once

#include <algorithm>
#include <string_view>

#include "engine/game.hpp"
#include "engine/outcome.hpp"
#include "games/evenfall/state.hpp"

namespace veillee::evenfall {

// ── Rows of Places ──────────────────────────────────────────────────────────────────────────────

// A row from one Place on; it is walked along by itself.
struct Row {
  const State* state;
  std::uint8_t place;

  Row(const State& in, std::uint8_t row) : state(&in), place(in.rows[row]) {}
  Row begin() const { return *this; }
  std::nullptr_t end() const { return nullptr; }
  bool operator==(std::nullptr_t) const { return place == no_arg; }
  std::uint8_t operator*() const { return place; }
  Row& operator++() {
    place = state->lands[place].next;
    return *this;
  }
  bool empty() const { return place == no_arg; }
  int size() const {
    int n = 0;
    for (Row rest = *this; !rest.empty(); ++rest) ++n;
    return n;
  }
};
inline Row circle_of(const State& state, Seat owner, Circle which) {
  return {state, row_of(owner, which)};
}
// Calls f(place) for the Outer, then the Inner Circle.
template <class F>
void each_place(const State& state, Seat owner, F f) {
  for (const Circle which : {outer, inner})
    for (const std::uint8_t place : circle_of(state, owner, which)) f(place);
}
inline Seat owner_of(const Land& land) { return byte(land.row / 2); }
inline int workers_on(const Land& land) { return land.workers[witch] + land.workers[elder]; }
inline bool is_inner(const Land& land) { return land.row % 2 == inner; }

// ── Cards and effects ───────────────────────────────────────────────────────────────────────────

inline Cards hand_of(const State& state, Seat seat) { return state.cards.in(zone_of(hands, seat)); }
// Cards that are named and not yet discarded still belong to the hand.
int hand_size(const State& state, Seat seat);
inline Cards specialists_of(const State& state, Seat owner) {
  const Cards ready = state.cards.in(zone_of(upright, owner));
  return owner < max_seats ? ready | state.cards.in(zone_of(tilted, owner)) : ready;
}
inline bool is_tilted(const State& state, std::uint8_t card) {
  return state.cards.zone(card) >= tilted && state.cards.zone(card) < council;
}
inline Cards council_of(const State& state, Seat seat) {
  return state.cards.in(zone_of(council, seat));
}
inline const Node& node_at(const State& state, std::uint8_t source, std::uint8_t node) {
  return state.deck().effects[source].nodes[node];
}
// Where points of this effect come from.
constexpr PointSource point_source(std::uint8_t source) {
  return source < source::binding  ? from_cards
         : source < source::region ? from_bindings
         : source < source::reward ? from_boards
         : source < source::scout  ? from_battles
         : source < source::track  ? from_boards
         : source < source::socket ? from_track
                                   : from_boards;
}
inline std::uint8_t board_of(const Player& player) { return board_of(player.clan, player.side); }
inline std::uint8_t track_effect(const Player& player, int space) {  // from 1
  const std::uint8_t track =
      player.clan == no_arg ? std::uint8_t{sun_track} : track_of(player.clan, player.side);
  return byte(source::track + track_top * track + space - 1);
}
inline bool is_moon(const Player& player, Clan clan) {
  return player.clan == clan && player.side == moon;
}

// ── Means ───────────────────────────────────────────────────────────────────────────────────────

inline int missing(const Player& player, const Price& price) {
  int sum = 0;  // without a branch: it is asked of every card of a hand
  for (std::size_t r = 0; r < price.size(); ++r) sum += std::max(0, price[r] - player.stock[r]);
  return sum;
}
inline bool can_pay(const Player& player, const Price& price) {
  return missing(player, price) == 0;
}
// With so many units saved (EVE-3.1).
inline bool can_pay(const Player& player, const Price& price, int saved) {
  return missing(player, price) <= saved;
}
// pay(…): all of it.
bool can_pay(const State& state, Seat seat, const Node& pay);
// An effect whose cost cannot be paid cannot be started (EVE-1.4, EVE-3.6).
bool can_start_node(const State& state, Seat seat, std::uint8_t source, std::uint8_t node);
inline bool can_start(const State& state, Seat seat, std::uint8_t source) {
  return !state.deck().costs[source] || can_start_node(state, seat, source, 0);
}
// Resources of choice, of a gain or of the Scout Phase; asked for in portions.
inline int resources_due(const State& state, Seat seat) {
  const GainFlow* gain = at_top<GainFlow>(state);
  return std::min<int>(gain != nullptr ? gain->left : state.players[seat].owed, most_portion);
}
const Price& council_price(const State& state, Seat seat);

// ── Main actions ────────────────────────────────────────────────────────────────────────────────

inline int witches_needed(const Deck& deck, const Player& player, std::uint8_t place) {
  return std::max(1, deck.place[place].witches - player.sum(Mod::discover_witch));
}
inline int witches_needed(const State& state, Seat seat, std::uint8_t place) {
  return witches_needed(state.deck(), state.players[seat], place);
}
bool has_free_place(const State& state, Seat seat);
inline int free_slots(const State& state, std::uint8_t place) {
  const Land& land = state.lands[place];
  if (land.ritual == no_arg) return 0;
  return state.deck().card[land.ritual].slots - land.catalysts[0] - land.catalysts[1];
}
inline bool can_afford(const Player& player, std::uint8_t kind, bool with_mana) {
  if (with_mana) return player.has(Mod::catalyst_mana) && player.mana >= catalyst_mana[kind];
  return player.stock[kind] >= catalyst_price[kind];  // Herbs, Potions
}

// ── Free actions ────────────────────────────────────────────────────────────────────────────────

bool can_tap(const State& state, Seat seat, std::uint8_t card);  // EVE-11.6
inline int cards_to_exchange(const Player& player) { return is_moon(player, star) ? 1 : 2; }
inline bool can_exchange(const State& state, Seat seat) {
  return state.cards.count(zone_of(hands, seat)) >= cards_to_exchange(state.players[seat]);
}
bool can_place_stone(const State& state, Seat seat);
inline bool is_placed(const Player& player, std::uint8_t stone) {
  return std::find(player.socket.begin(), player.socket.end(), stone) != player.socket.end();
}
// The Place of a Ritual that is being played and cannot be removed meanwhile (EVE-11.4), or no_arg.
std::uint8_t ritual_under_way(const State& state);

// ── Effects ─────────────────────────────────────────────────────────────────────────────────────

int count_of(const State& state, Seat seat, Count what);
// What an effect asks to be done to, as answers; without any it yields nothing (EVE-3.12).
Decision question_of(Op op);
void targets(const State& state, Seat seat, const Node& node, ActionList& list);
// Whether this node of an effect could do anything now (EVE-3.1, EVE-3.12).
bool could_do(const State& state, Seat seat, std::uint8_t source, std::uint8_t node);
inline bool hears(const State& state, Seat seat, Trigger trigger) {
  return (state.players[seat].hears >> static_cast<int>(trigger) & 1U) != 0;
}
// f(card, source, entry number) for every effect that works for the seat while it lies there.
template <class F>
void each_effect(const State& state, Seat seat, F f) {
  each_card(state.cards.in(zone_of(on_place, seat)),
            [&](std::uint8_t card) { f(card, card, state.entry[card]); });
  each_card(specialists_of(state, seat),
            [&](std::uint8_t card) { f(card, effect_of(card), state.entry[card]); });
  each_card(council_of(state, seat),
            [&](std::uint8_t card) { f(card, council_effect(card), state.entry[card]); });
  for (const Copy& copy : state.players[seat].copies)
    f(copy.card, effect_of(copy.card), copy.entry);
}
// Anew, what `hears` and `mods` say, after a continuous effect has come or gone; or of one more.
void listen(State& state, Seat seat);
void listen_to(const Deck& deck, Player& player, std::uint8_t source);

// ── Battle ──────────────────────────────────────────────────────────────────────────────────────

int workers_in(const State& state, std::uint8_t region, Seat owner);
inline int highest_dial(const Player& player) { return std::min<int>(most_dial, player.mana); }

// ── Turns and the end ───────────────────────────────────────────────────────────────────────────

inline Seat seat_in_order(const State& state, std::uint8_t order) {
  return clockwise(state.first_player, state.seats(), order);
}
inline SeatOrder in_turn_order(const State& state) {
  return clockwise_from(state.first_player, state.seats());
}
inline std::uint8_t regions_in_use(const State& state) { return regions_for(state.seats()); }

// The final scoring (EVE-15.7), as it would be now.
struct FinalCount {
  int specialists = 0, council = 0, rituals = 0, stones = 0, places = 0;
  int doubling = 0;  // stones
  int total() const { return specialists + council + rituals + stones + places; }
};
inline constexpr std::array counted = {&FinalCount::specialists, &FinalCount::council,
                                       &FinalCount::rituals, &FinalCount::stones,
                                       &FinalCount::places};
// doubled[i]: the Place on which the owner's stone i lies, or no_arg.
using Doubled = std::array<std::uint8_t, 13>;
Doubled doubled_places(const State& state, Seat owner);
FinalCount final_count(const State& state, Seat owner);
int score_of(const State& state, Seat owner);

State empty_table(const Options& options);

}  // namespace veillee::evenfall
