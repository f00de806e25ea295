// The questions that the rules of Bomarzo ask of a position; used by legal.cpp, the flows, the
// views and the heuristics.
#pragma once

#include <algorithm>
#include <string_view>

#include "engine/action.hpp"
#include "engine/outcome.hpp"
#include "games/bomarzo/offerings.hpp"
#include "games/bomarzo/state.hpp"

namespace veillee::bomarzo {

// ── Cards ───────────────────────────────────────────────────────────────────────────────────────

inline Cards hand_of(const State& state, Seat seat) { return state.cards.in(zone_of(hands, seat)); }
// Cards that are set aside still belong to the hand (BOM-5.23).
int hand_size(const State& state, Seat seat);
inline Cards first_levels(const State& state, Seat seat) {
  return state.cards.in(zone_of(level1, seat));
}
inline Cards second_levels(const State& state, Seat seat) {
  return state.cards.in(zone_of(level2, seat)) | state.cards.in(zone_of(rotated, seat));
}
inline int pile_size(const State& state) {
  return state.cards.count(in_pile) + state.cards.count(on_top);
}
inline bool can_draw(const State& state) {  // BOM-9.31
  return state.cards.any(on_top) || state.cards.any(in_pile) || state.cards.any(in_discard);
}
// L1 cards in play, and cards in hand, that this deity's favour is for (BOM-9.3, BOM-9.17).
inline Cards playable(const State& state, Seat seat, std::uint8_t deity) {
  return hand_of(state, seat) & deck_of(state).of_domain[domain_of(deity)];
}
inline Cards improvable(const State& state, Seat seat, std::uint8_t deity) {
  return first_levels(state, seat) & deck_of(state).of_domain[domain_of(deity)];
}

// ── The season ──────────────────────────────────────────────────────────────────────────────────

inline std::uint8_t colour_of(const State& state) {
  return state.options.seasons != 0 ? state.tokens[state.season - 1U] : std::uint8_t{white};
}
// Upright L2 cards, and those with this power; none in a brown season (BOM-11.1, BOM-14.15).
inline Cards ready_cards(const State& state, Seat seat) {
  return colour_of(state) == brown ? Cards{} : state.cards.in(zone_of(level2, seat));
}
inline Cards usable(const State& state, Seat seat, Power power) {
  return ready_cards(state, seat) & deck_of(state).with_power[power];
}
struct IncomeOf {
  Cubes cubes;
  std::uint8_t cards = 0;
};
IncomeOf village_income(const Player& player);
IncomeOf card_income_of(const State& state, Seat seat);
inline Seat seat_in_order(const State& state, std::uint8_t order) {
  return clockwise(state.first_player, state.seats(), order);
}

// ── Pawns ───────────────────────────────────────────────────────────────────────────────────────

inline int pawns_owned(const State& state, Seat seat) {
  return std::min<int>(pawns_of_a_colour,
                       starting_pawns(state.seats()) +
                           active_symbols(pawn_lane, state.players[seat].workers[pawn_lane]));
}
inline int pawns_home(const State& state, Seat seat) {
  return pawns_owned(state, seat) - state.players[seat].out;
}
// BOM-3.15, BOM-14.12
inline bool has_pawn_to_place(const State& state, Seat seat) {
  return pawns_home(state, seat) > 0 &&
         (colour_of(state) != green || state.players[seat].out < green_placements);
}
template <class Pawns>
bool has_pawn(const Pawns& pawns, Seat seat) {
  for (const Seat pawn : pawns)  // a few at most: a plain loop is faster than a search
    if (pawn == seat) return true;
  return false;
}
inline bool stands_on(const Deity& deity, Seat seat) { return has_pawn(deity.pawns, seat); }
inline bool zone_open(const State& state, Seat seat, std::uint8_t zone) {  // BOM-4.4
  return !state.zones[zone].full() && !has_pawn(state.zones[zone], seat);
}
inline bool dormant(const Deity& deity) { return deity.cubes[wine] >= wine_of_sleep; }

// ── Offerings (section 5) ───────────────────────────────────────────────────────────────────────

// The least offering now (BOM-5.2, BOM-5.5).
inline Offering offering_after(const Cubes& on_card) {
  return {.food = on_card[food], .coin = on_card[coin], .any = byte(on_card[wine] + 1)};
}
inline Offering offering_now(const State& state, std::uint8_t deity) {
  const Deity& d = state.deities[deity];
  return d.pawns.empty() ? deck_of(state).offerings[deity][d.mossy] : offering_after(d.cubes);
}

// What has been laid so far.
inline Means laid_means(const PaymentFlow& payment) {
  return {payment.laid, payment.cards_laid[food], payment.cards_laid[coin]};
}
// A running payment as its rules look at it: the cards laid and all that the payer still has.
struct Paying {
  Means possible;
  Offering offering;  // of an offering only
  int exchanges;
};
Paying paying_now(const State& state, const PaymentFlow& payment);
bool complete(const PaymentFlow& payment, const Paying& now);
// Whether one card more may be laid as this resource (BOM-5.22, BOM-7.23).
bool may_convert(const PaymentFlow& payment, const Paying& now, Resource as);

// What somebody can pay an offering with.
struct Payer {
  Means means;
  int exchanges;
  bool repeats;  // a Repetition is ready
};
Payer payer_of(const State& state, Seat seat);
// BOM-16.6: it is awake, has no pawn of this seat or may be repeated, and can be paid.
bool can_use(const State& state, Seat seat, std::uint8_t deity, const Payer& payer);
// The least offering as the table proposes it: cubes before cards, Food and Coin before Wine.
Means least_payment(const State& state, Seat seat, std::uint8_t deity);
bool can_place(const State& state, Seat seat);  // anywhere at all (BOM-3.34)
bool may_pass(const State& state, Seat seat);   // BOM-3.18

// ── Copying (section 7) ─────────────────────────────────────────────────────────────────────────

inline Cubes copy_price(const Cubes& paid, int as_food, int as_coin) {
  return {
      {byte(paid[food] + as_food), byte(paid[coin] + as_coin), byte(paid[wine] + wine_of_copy)}};
}
bool can_copy(const State& state, Seat seat, const Cubes& price);  // BOM-7.22

// ── Adoration (section 14.2) ────────────────────────────────────────────────────────────────────

bool may_adore(const State& state, Seat seat);
int most_adoration_cards(const State& state, Seat seat);  // BOM-14.23

// ── The count (section 13) ──────────────────────────────────────────────────────────────────────

inline Category category_of(const State& state, std::uint8_t deity) {
  return category_table[state.options.categories][deity];
}
using Values = std::array<std::uint8_t, category_count>;
Values values_of(const State& state, Seat seat);
// Who gets the points of the first and of the second player in a category.
struct Majority {
  SeatSet first, second;
};
Majority majority(const State& state, std::uint8_t category);
inline int points_at(const State& state, std::uint8_t place, int rank) {
  return rank == 1 && state.seats() == 2 ? 0 : place_points[rank][place];  // BOM-13.13
}
int devotion_of(const State& state, std::uint8_t deity);
int different_temples(const State& state, Seat seat);

struct FinalCount {
  std::array<std::array<std::uint8_t, max_seats>, place_count> deities{};  // by place
  std::array<std::uint8_t, max_seats> temples{};
  std::array<std::int8_t, max_seats> adoration{};

  int total(const State& state, Seat seat) const;
};
bool fulfilled(const State& state, Seat seat, std::uint8_t deity);  // BOM-14.25, BOM-14.26
FinalCount final_count(const State& state);
// As it stands: points in play, and the whole count once the game is over.
int score_of(const State& state, Seat seat);

// ── The game ────────────────────────────────────────────────────────────────────────────────────

void options(const State& state, Seat seat, ActionList& list);

// Nothing is laid out yet.
State empty_board(const Options& options);
State start(const Options& options, std::uint64_t seed);
bool quiet(const State& state);
void resume(State& state);
Outcome outcome(const State& state);
std::string_view check(const State& state);

}  // namespace veillee::bomarzo
