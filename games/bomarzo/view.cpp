// What follows from the pieces and from what is under way, for who only draws; the final count.
#include <vector>

#include "games/bomarzo/game.hpp"
#include "games/bomarzo/words.hpp"

namespace veillee::bomarzo {
namespace {

void write_cubes(json::Writer& out, std::string_view key, const Cubes& cubes) {
  out.key(key);
  out.begin_object();
  for (std::uint8_t r = 0; r < resource_count; ++r) out.member(resource_ids[r], cubes[r]);
  out.end_object();
}

void write_offering(json::Writer& out, std::string_view key, const Offering& offering) {
  out.key(key);
  out.begin_object();
  out.member("food", offering.food);
  out.member("coin", offering.coin);
  out.member("either", offering.either);
  out.member("any", offering.any);
  out.end_object();
}

template <class Set>
void write_ids(json::Writer& out, std::string_view key, const Set& set,
               std::span<const std::string_view> ids) {
  out.key(key);
  out.begin_array();
  for (const std::uint8_t item : set) out.value(ids[item]);
  out.end_array();
}

void write_name(json::Writer& out, std::string_view key, std::span<const std::string_view> ids,
                std::uint8_t item) {
  out.key(key);
  item < ids.size() ? out.value(ids[item]) : out.null();
}

template <class Can>
SeatSet seats_where(const State& state, Seat but, Can can) {
  SeatSet seats;
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (seat != but && can(seat)) seats.add(seat);
  return seats;
}

template <class Value>
void write_by_seat(const State& state, json::Writer& out, std::string_view key, Value value) {
  std::vector<int> all;
  for (Seat seat = 0; seat < state.seats(); ++seat) all.push_back(value(seat));
  out.numbers(key, all);
}

// An action on a deity from its payment on (BOM-15.26).
void write_action(const State& state, json::Writer& out) {
  const TurnFlow* turn = running<TurnFlow>(state, Flow::turn);
  if (turn == nullptr || turn->deity == no_arg) return;
  if (state.stack[1].step == TurnFlow::raise && Flow{state.stack.back().flow} == Flow::payment)
    return;  // not paid yet
  const Cubes price = copy_price(turn->paid_cubes, turn->paid_cards[food], turn->paid_cards[coin]);
  out.key("action");
  out.begin_object();
  out.member("seat", seat_letters[state.active]);
  out.member("deity", deity_ids[turn->deity]);
  Cubes paid = price;
  add(paid[wine], -wine_of_copy);
  write_cubes(out, "paid", paid);
  out.key("paid_cards");
  out.begin_object();
  out.member("food", turn->paid_cards[food]);
  out.member("coin", turn->paid_cards[coin]);
  out.end_object();
  write_cubes(out, "price", price);
  write_seats(out, "copied", turn->copied);
  write_seats(out, "passed", turn->passed);
  const bool closed = dormant(state.deities[turn->deity]) || colour_of(state) == yellow;
  out.key("able");
  out.begin_array();
  for (std::uint8_t i = 1; i < state.seats(); ++i) {
    const Seat seat = clockwise(state.active, state.seats(), i);
    const bool asked = turn->copied.has(seat) || turn->passed.has(seat) || i < turn->asked;
    if (!closed && !asked && can_copy(state, seat, price)) out.value(seat_letters[seat]);
  }
  out.end_array();
  const FavourFlow* favour = running<FavourFlow>(state, Flow::favour);
  write_name(out, "user", seat_letters, favour == nullptr ? no_arg : favour->seat);
  out.end_object();
}

// What an offering of these means would do: cards turned, the next visitor's price and who could
// still pay it, sleep, the price of a copy and who could pay that.
void write_offered(const State& state, Seat seat, std::uint8_t id, const Means& laid,
                   json::Writer& out) {
  const Deity& deity = state.deities[id];
  const Cards exchanges = usable(state, seat, exchange_power);
  const std::uint8_t needed = exchanges_needed(offering_now(state, id), laid, exchanges.size());
  Cards turned;
  for (const std::uint8_t card : exchanges)
    if (needed != no_arg && turned.size() < needed) turned.add(card);
  write_ids(out, "exchange", turned, card_ids);
  write_name(out, "repetition", card_ids,
             stands_on(deity, seat) ? usable(state, seat, repetition_power).first() : no_arg);
  const auto visitors = [&](const State& at) {
    return seats_where(at, seat, [&](Seat other) {
      return has_pawn_to_place(at, other) && can_use(at, other, id, payer_of(at, other));
    });
  };
  State then = state;
  Cubes& slab = then.deities[id].cubes;
  slab += laid.cubes;
  if (!then.deities[id].pawns.full()) then.deities[id].pawns.push_back(seat);
  out.member("wine", slab[wine]);
  write_offering(out, "next", offering_after(slab));
  const SeatSet able_then = visitors(then);
  write_seats(out, "visitors", able_then);
  write_seats(out, "shut", visitors(state) - able_then);
  const bool copies = slab[wine] < wine_of_sleep && colour_of(state) != yellow;
  if (!copies) {
    out.key("copy_price");
    return out.null();
  }
  const Cubes price = copy_price(laid.cubes, laid.as_food, laid.as_coin);
  write_cubes(out, "copy_price", price);
  write_seats(out, "able",
              seats_where(state, seat, [&](Seat other) { return can_copy(state, other, price); }));
}

// What each deity would ask of the seat at least, paid as the table proposes, and what follows.
void write_outlook(const State& state, Seat seat, json::Writer& out) {
  out.key("outlook");
  out.begin_object();
  const Payer payer = payer_of(state, seat);
  for (const std::uint8_t deity : state.deity_at) {
    if (!can_use(state, seat, deity, payer)) continue;
    const Means least = least_payment(state, seat, deity);
    out.key(deity_ids[deity]);
    out.begin_object();
    out.key("pay");
    out.begin_object();
    for (std::uint8_t r = 0; r < resource_count; ++r) out.member(resource_ids[r], least.cubes[r]);
    out.member("card", least.as_food + least.as_coin);
    out.end_object();
    write_offered(state, seat, deity, least, out);
    out.end_object();
  }
  out.end_object();
}

void write_paying(const State& state, const PaymentFlow& p, json::Writer& out) {
  out.key("paying");
  out.begin_object();
  write_cubes(out, "laid", p.laid);
  out.key("cards");
  out.begin_array();
  for (const CardZone zone : {aside_as_food, aside_as_coin, aside})
    for (const std::uint8_t card : state.cards.in(zone)) {
      out.begin_object();
      out.member("card", card_ids[card]);
      write_name(out, "as", resource_ids,
                 zone == aside_as_food   ? std::uint8_t{food}
                 : zone == aside_as_coin ? std::uint8_t{coin}
                                         : no_arg);
      out.end_object();
    }
  out.end_array();
  out.member("enough", complete(p, paying_now(state, p)));
  Cubes left = state.players[p.seat].cubes;
  left -= p.laid;
  write_cubes(out, "left", left);
  if (p.purpose == Purpose::offering) write_offered(state, p.seat, p.deity, laid_means(p), out);
  if (p.purpose == Purpose::copy) write_cubes(out, "price", p.price);
  if (p.purpose == Purpose::adoration) out.member("due", p.price[0]);
  out.key("least");
  out.begin_array();
  if (const auto payment = Bomarzo::payment(state, p.seat))
    for (const Action& action : payment->proposal)
      out.value(print(Bomarzo::info().notation, action));
  out.end_array();
  out.end_object();
}

void write_count(const State& state, json::Writer& out) {
  const FinalCount count = final_count(state);
  out.key("count");
  out.begin_object();
  out.key("deities");
  out.begin_array();
  for (std::uint8_t place = 0; place < place_count; ++place) {
    const std::uint8_t deity = state.deity_at[place];
    out.begin_object();
    out.member("deity", deity_ids[deity]);
    write_by_seat(state, out, "values",
                  [&](Seat seat) { return values_of(state, seat)[category_of(state, deity)]; });
    write_by_seat(state, out, "points",
                  [&](Seat seat) -> int { return count.deities[place][seat]; });
    out.end_object();
  }
  out.end_array();
  write_by_seat(state, out, "symbols",
                [&](Seat seat) -> int { return state.players[seat].symbols; });
  write_by_seat(state, out, "temples", [&](Seat seat) -> int { return count.temples[seat]; });
  write_by_seat(state, out, "adoration", [&](Seat seat) -> int { return count.adoration[seat]; });
  write_by_seat(state, out, "total", [&](Seat seat) { return count.total(state, seat); });
  out.key("fulfilled");
  out.begin_array();
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    out.begin_array();
    for (const std::uint8_t deity : state.adoration.in(byte(adored + seat)))
      if (fulfilled(state, seat, deity)) out.value(deity_ids[deity]);
    out.end_array();
  }
  out.end_array();
  out.end_object();
}

}  // namespace

void write_table(const State& state, json::Writer& out) {
  out.member("seasons", seasons_of_a_game);
  write_cubes(out, "supply", state.supply);
  out.member("pile", pile_size(state));
  const Cards top = state.cards.in(on_top);
  write_name(out, "family", family_ids,
             top.empty() ? no_arg : std::uint8_t{deck_of(state).cards[top.first()].family});
  if (state.options.seasons != 0 && state.phase != Phase::extra)
    out.member("colour", colour_ids[colour_of(state)]);
  if (state.options.adoration != 0)
    out.member("adoration_pile", state.adoration.count(in_adoration_pile));
  out.key("yields");
  out.begin_object();
  for (std::uint8_t zone = 0; zone < zone_count; ++zone) {
    const auto& pawns = state.zones[zone];
    out.member(zone_ids[zone], pawns.full() ? 0 : harvest[zone][pawns.size()]);
  }
  out.end_object();
  out.key("domains");
  out.begin_object();
  const Deck& deck = deck_of(state);
  for (const std::uint8_t card : deck.dual)
    if (const std::uint8_t domain = state.domains[deck.dual_index(card)]; domain != no_arg)
      out.member(card_ids[card], domain_ids[domain]);
  out.end_object();
  write_action(state, out);
  if (const PaymentFlow* p = running<PaymentFlow>(state, Flow::payment); p != nullptr) {
    out.key("payment");
    out.begin_object();
    out.member("seat", seat_letters[p->seat]);
    out.member("purpose", enum_names<Purpose>[static_cast<std::size_t>(p->purpose)]);
    write_name(out, "deity", deity_ids, p->deity);
    out.end_object();
  }
  if (state.stack.empty()) return write_count(state, out);
  const Decision decision{state.pending.decision};
  if (decision == Decision::orco_kind)
    out.member("collecting",
               deity_ids[state.deity_at[state.stack.back().locals<FavourFlow>().done]]);
  if (decision == Decision::domain)
    out.member("choosing", card_ids[state.stack.back().locals<GameFlow>().card]);
}

void write_deity(const State& state, std::uint8_t id, json::Writer& out) {
  const Deity& deity = state.deities[id];
  const auto at = std::find(state.deity_at.begin(), state.deity_at.end(), id);
  out.member("category", category_ids[category_of(state, id)]);
  out.member("dormant", dormant(deity));
  write_offering(out, "offering", offering_now(state, id));
  out.key("under");
  out.begin_array();
  for (Seat seat = 0; seat < state.seats(); ++seat)
    for (int n = state.cards.count(under_deity(id, seat)); n > 0; --n)
      out.value(seat_letters[seat]);
  out.end_array();
  if (at == state.deity_at.end()) return;
  const auto place = static_cast<std::uint8_t>(at - state.deity_at.begin());
  out.member("place", place + 1);
  out.numbers("points", std::array{points_at(state, place, 0), points_at(state, place, 1)});
  const Majority m = majority(state, category_of(state, id));
  write_seats(out, "leaders", m.first);
  write_seats(out, "seconds", state.seats() == 2 ? SeatSet{} : m.second);
  if (state.phase != Phase::end) return;
  out.member("devotion", devotion_of(state, id));
  out.key("cards");
  out.begin_array();
  for (Seat seat = 0; seat < state.seats(); ++seat)
    for (const std::uint8_t card : state.cards.in(under_deity(id, seat))) {
      out.begin_object();
      out.member("card", card_ids[card]);
      out.member("by", seat_letters[seat]);
      out.end_object();
    }
  out.end_array();
}

void write_seat(const State& state, Seat seat, json::Writer& out) {
  const Deck& deck = deck_of(state);
  const Player& player = state.players[seat];
  out.member("pawns", pawns_owned(state, seat));
  out.member("home", pawns_home(state, seat));
  out.member("placed", player.out);
  out.member("hand_size", hand_size(state, seat));
  const IncomeOf village = village_income(player);
  const IncomeOf in_play = card_income_of(state, seat);
  const auto write_income = [&](std::string_view key, const Cubes& cubes, int cards_drawn) {
    out.key(key);
    out.begin_object();
    for (std::uint8_t r = 0; r < resource_count; ++r) out.member(resource_ids[r], cubes[r]);
    out.member("card", cards_drawn);
    out.end_object();
  };
  Cubes income = village.cubes;
  income += in_play.cubes;
  write_income("income", income, village.cards + in_play.cards);
  write_income("village", village.cubes, village.cards);
  out.member("temples", different_temples(state, seat));
  out.member("temple_vp", temple_points[different_temples(state, seat)]);
  out.key("powers");
  out.begin_object();
  for (std::uint8_t power = 0; power < power_count; ++power)
    out.member(power_ids[power],
               (state.cards.in(zone_of(level2, seat)) & deck.with_power[power]).size());
  out.end_object();
  const Values values = values_of(state, seat);
  out.key("values");
  out.begin_object();
  for (std::uint8_t category = 0; category < category_count; ++category)
    out.member(category_ids[category], values[category]);
  out.end_object();
  int dual = 0;
  for (const std::uint8_t card : second_levels(state, seat) & deck.dual)
    dual += state.domains[deck.dual_index(card)] == no_arg ? 1 : 0;
  out.member("dual", dual);
  if (state.options.adoration != 0)
    out.member("adoration_size", state.adoration.count(byte(adored + seat)));
}

void write_private(const State& state, Seat seat, json::Writer& out) {
  if (state.stack.empty()) return;
  if (const PaymentFlow* p = running<PaymentFlow>(state, Flow::payment);
      p != nullptr && p->seat == seat)
    write_paying(state, *p, out);
  if (const DrawFlow* draw = running<DrawFlow>(state, Flow::draw);
      draw != nullptr && draw->seat == seat) {
    write_ids(out, "drawn", state.cards.in(drawn) | state.cards.in(aside), card_ids);
    write_ids(out, "named", state.cards.in(aside), card_ids);
    out.member("excess", draw->excess_cards);
  }
  const Decision decision{state.pending.decision};
  if (decision == Decision::placement && state.pending.owing.has(seat))
    write_outlook(state, seat, out);
  if (decision == Decision::under && state.pending.owing.has(seat))
    out.member("sliding", card_ids[state.cards.in(aside).first()]);
  if (decision == Decision::adore_keep && state.pending.owing.has(seat))
    write_ids(out, "seen", state.adoration.in(adoration_drawn), deity_ids);
}

std::vector<ScoreLine> Bomarzo::score_sheet(const State& state) {
  if (!state.stack.empty()) return {};
  const FinalCount count = final_count(state);
  std::vector<ScoreLine> sheet;
  const auto line = [&](const Phrase& label, auto points) {
    ScoreLine& row = sheet.emplace_back(ScoreLine{label, {}});
    for (Seat seat = 0; seat < state.seats(); ++seat) row.points.push_back(points(seat));
  };
  for (std::uint8_t place = 0; place < place_count; ++place) {
    const std::uint8_t deity = state.deity_at[place];
    line(say({"{0}, {1} ({2})", "{0}, {1} ({2})"},
             {verbatim(deity_names[deity]), place_name(place),
              phrase(category_words[category_of(state, deity)])}),
         [&](Seat seat) -> int { return count.deities[place][seat]; });
  }
  line(phrase({"temples", "temples"}), [&](Seat seat) -> int { return count.temples[seat]; });
  if (state.options.adoration != 0)
    line(phrase({"Adoration", "Adoration"}),
         [&](Seat seat) -> int { return count.adoration[seat]; });
  return sheet;
}

std::optional<Points> Bomarzo::points(const Event& event) {
  if (Happened{event.kind} != Happened::vp_gained) return {};
  return Points{event.seat, 0, event.args[0]};
}

SeatOrder Bomarzo::turn_order(const State& state) {
  SeatOrder order;
  for (std::uint8_t i = 0; i < state.seats(); ++i) order.push_back(seat_in_order(state, i));
  return order;
}

}  // namespace veillee::bomarzo
