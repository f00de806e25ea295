// What can be paid, copied, placed; majorities and the final count (sections 5, 7, 13, 14).
#include "games/bomarzo/rules.hpp"

namespace veillee::bomarzo {

int hand_size(const State& state, Seat seat) {
  int n = state.cards.count(zone_of(hands, seat));
  for (const CardZone zone : {aside_as_food, aside_as_coin, aside})
    for (const std::uint8_t card : state.cards.in(zone))
      n += state.cards.knowers(card).has(seat) ? 1 : 0;
  // The excess of a draw with Vision is named among cards that are in no hand yet.
  if (const DrawFlow* draw = running<DrawFlow>(state); draw != nullptr && draw->seat == seat)
    n -= state.cards.count(aside);
  return n;
}

IncomeOf village_income(const Player& player) {
  IncomeOf income;
  for (std::uint8_t lane = 0; lane < resource_count; ++lane)
    income.cubes[lane] = active_symbols(lane, player.workers[lane]);
  income.cards = active_symbols(card_lane, player.workers[card_lane]);
  return income;
}

IncomeOf card_income_of(const State& state, Seat seat) {
  const Deck& deck = deck_of(state);
  const Cards in_play = second_levels(state, seat);
  IncomeOf income;
  for (std::uint8_t r = 0; r < resource_count; ++r)
    income.cubes[r] = byte((in_play & deck.with_income[r]).size());
  income.cards = byte((in_play & deck.with_income[card_income]).size());
  return income;
}

// ── Payments ────────────────────────────────────────────────────────────────────────────────────

bool fills_with(const Offering& offering, const Means& means, int exchanges) {
  exchanges = std::min(exchanges, offering.food + offering.coin);
  for (int coins = lack(exchanges, offering.food); coins <= std::min<int>(exchanges, offering.coin);
       ++coins) {
    Offering eased = offering;
    eased.coin = byte(eased.coin - coins);
    eased.food = byte(eased.food - (exchanges - coins));
    eased.either = byte(eased.either + exchanges);
    if (fills(eased, means)) return true;
  }
  return false;
}

std::uint8_t exchanges_needed(const Offering& offering, const Means& means, int most) {
  for (int n = 0; n <= most; ++n)
    if (suffices(offering, means, n)) return byte(n);
  return no_arg;
}

Paying paying_now(const State& state, const PaymentFlow& payment) {
  const Means possible = {state.players[payment.seat].cubes, payment.cards_laid[food],
                          payment.cards_laid[coin],
                          state.cards.count(zone_of(hands, payment.seat))};
  if (payment.purpose != Purpose::offering) return {possible, {}, 0};
  return {possible, offering_now(state, payment.deity),
          usable(state, payment.seat, exchange_power).size()};
}

namespace {

// Food and Coin of a fixed price that neither the cards laid nor the cubes cover.
int open_price(const Cubes& price, const Means& m) {
  return lack(price[food], m.as_food + m.cubes[food]) +
         lack(price[coin], m.as_coin + m.cubes[coin]);
}

}  // namespace

bool complete(const PaymentFlow& payment, const Paying& now) {
  switch (payment.purpose) {
    case Purpose::offering: return suffices(now.offering, laid_means(payment), now.exchanges);
    case Purpose::copy: return open_price(payment.price, now.possible) == 0;
    case Purpose::adoration: return payment.laid_units() == payment.price[0];
  }
  return false;
}

bool may_convert(const PaymentFlow& payment, const Paying& now, Resource as) {
  Means m = now.possible;
  if (m.cards == 0) return false;
  --m.cards;
  int& laid = as == food ? m.as_food : m.as_coin;
  ++laid;
  if (payment.purpose == Purpose::offering) return suffices(now.offering, m, now.exchanges);
  return laid <= payment.price[as] && open_price(payment.price, m) <= m.cards;
}

Payer payer_of(const State& state, Seat seat) {
  const Deck& deck = deck_of(state);
  const Cards ready = ready_cards(state, seat);
  return {{state.players[seat].cubes, 0, 0, state.cards.count(zone_of(hands, seat))},
          (ready & deck.with_power[exchange_power]).size(),
          ready.meets(deck.with_power[repetition_power])};
}

bool can_use(const State& state, Seat seat, std::uint8_t deity, const Payer& payer) {
  const Deity& d = state.deities[deity];
  if (dormant(d) || (!payer.repeats && stands_on(d, seat))) return false;
  return suffices(offering_now(state, deity), payer.means, payer.exchanges);
}

bool can_place(const State& state, Seat seat) {
  if (!has_pawn_to_place(state, seat)) return false;
  for (std::uint8_t zone = 0; zone < zone_count; ++zone)
    if (zone_open(state, seat, zone)) return true;
  const Payer payer = payer_of(state, seat);
  for (std::uint8_t deity = 0; deity < deity_count; ++deity)
    if (can_use(state, seat, deity, payer)) return true;
  return false;
}

bool may_pass(const State& state, Seat seat) {
  for (std::uint8_t zone = 0; zone < zone_count; ++zone)
    if (zone_open(state, seat, zone)) return false;
  for (std::uint8_t deity = 0; deity < deity_count; ++deity) {
    const Deity& d = state.deities[deity];
    if (!dormant(d) && !stands_on(d, seat) &&
        suffices(offering_now(state, deity), {state.players[seat].cubes}, 0))
      return false;
  }
  return true;
}

bool can_copy(const State& state, Seat seat, const Cubes& price) {
  const Cubes& cubes = state.players[seat].cubes;
  if (cubes[wine] < price[wine]) return false;
  const int missing = open_price(price, {cubes});
  return missing == 0 || missing <= state.cards.count(zone_of(hands, seat));
}

// ── Adoration ───────────────────────────────────────────────────────────────────────────────────

bool may_adore(const State& state, Seat seat) {
  return state.options.adoration != 0 && state.adoration_used == 0 &&
         state.adoration.any(in_adoration_pile) &&
         state.adoration.count(byte(adored + seat)) < most_adoration;
}

int most_adoration_cards(const State& state, Seat seat) {
  const int units = state.players[seat].cubes.total() + state.cards.count(zone_of(hands, seat));
  return std::min(state.adoration.count(in_adoration_pile), 1 + units / adoration_price);
}

// ── The count ───────────────────────────────────────────────────────────────────────────────────

Values values_of(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  Values values{};
  for (std::uint8_t track = 0; track < track_count; ++track)
    values[by_culture + track] = player.tracks[track];
  const Deck& deck = deck_of(state);
  const Cards second = second_levels(state, seat);
  for (std::uint8_t domain = 0; domain < domain_count; ++domain)
    values[by_building + domain] = byte(((second & deck.of_domain[domain]) - deck.dual).size());
  for (const std::uint8_t card : second& deck.dual)
    if (const std::uint8_t domain = state.domains[deck.dual_index(card)]; domain != no_arg)
      ++values[by_building + domain];
  for (const std::uint8_t r : {food, coin}) values[by_food + r] = player.cubes[r];
  return values;
}

// At 10 who came earlier is ahead (BOM-9.14).
Majority majority(const State& state, std::uint8_t category) {
  constexpr int finer = 8;
  std::array<int, max_seats> rank{};
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    rank[seat] = finer * values_of(state, seat)[category];
    if (category > by_science) continue;
    const auto& arrived = state.arrived[category];
    const auto at = std::find(arrived.begin(), arrived.end(), seat);
    if (at != arrived.end()) rank[seat] += static_cast<int>(arrived.end() - at);
  }
  Majority m;
  int first = 0, second = 0;
  for (Seat seat = 0; seat < state.seats(); ++seat) first = std::max(first, rank[seat]);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (rank[seat] < first) second = std::max(second, rank[seat]);
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (rank[seat] == 0) continue;  // BOM-13.11
    if (rank[seat] == first) m.first.add(seat);
    if (rank[seat] == second) m.second.add(seat);
  }
  return m;
}

int devotion_of(const State& state, std::uint8_t deity) {
  int sum = 0;
  for (Seat seat = 0; seat < state.seats(); ++seat)
    for (const std::uint8_t card : state.cards.in(under_deity(deity, seat)))
      sum += deck_of(state).cards[card].devotion;
  return sum;
}

int different_temples(const State& state, Seat seat) {
  const Cards here = first_levels(state, seat);
  int n = 0;
  for (const Cards& temple : deck_of(state).of_temple) n += here.meets(temple) ? 1 : 0;
  return n;
}

bool fulfilled(const State& state, Seat seat, std::uint8_t deity) {
  return majority(state, category_of(state, deity)).first.has(seat);
}

FinalCount final_count(const State& state) {
  FinalCount count;
  for (std::uint8_t place = 0; place < place_count; ++place) {
    const Majority m = majority(state, category_of(state, state.deity_at[place]));
    for (const Seat seat : m.first) count.deities[place][seat] = byte(points_at(state, place, 0));
    for (const Seat seat : m.second) count.deities[place][seat] = byte(points_at(state, place, 1));
  }
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    count.temples[seat] = temple_points[different_temples(state, seat)];
    int adoration = 0;
    for (const std::uint8_t deity : state.adoration.in(byte(adored + seat)))
      adoration += fulfilled(state, seat, deity) ? fulfilled_vp : unfulfilled_vp;
    count.adoration[seat] = static_cast<std::int8_t>(adoration);
  }
  return count;
}

int FinalCount::total(const State& state, Seat seat) const {
  int sum = state.players[seat].symbols + temples[seat] + adoration[seat];
  for (const auto& deity : deities) sum += deity[seat];
  return sum;
}

int score_of(const State& state, Seat seat) {
  return state.stack.empty() ? final_count(state).total(state, seat) : state.players[seat].symbols;
}

Outcome outcome(const State& state) {
  std::array<Standing, max_seats> standings{};
  const bool over = state.stack.empty();
  const FinalCount count = over ? final_count(state) : FinalCount{};
  for (Seat seat = 0; seat < state.seats(); ++seat)
    standings[seat] = {
        static_cast<std::int16_t>(over ? count.total(state, seat) : state.players[seat].symbols)};
  return ranked(state.seats(), standings);
}

}  // namespace veillee::bomarzo
