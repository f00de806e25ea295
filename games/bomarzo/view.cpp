// What follows from the pieces and from what is under way, for who only draws; the final count.
#include <vector>

#include "games/bomarzo/game.hpp"
#include "games/bomarzo/words.hpp"

namespace veillee::bomarzo {
namespace {

// {"food": 1, "coin": 0, …}
template <class Value>
void write_each(json::Writer& out, std::string_view key, std::span<const std::string_view> ids,
                Value value) {
  out.object(key, [&] {
    for (std::uint8_t i = 0; i < ids.size(); ++i) out.member(ids[i], value(i));
  });
}

void write_cubes(json::Writer& out, std::string_view key, const Cubes& cubes) {
  write_each(out, key, resource_ids, [&](std::uint8_t r) { return cubes[r]; });
}

void write_offering(json::Writer& out, std::string_view key, const Offering& offering) {
  out.object(key, [&] {
    out.member("food", offering.food);
    out.member("coin", offering.coin);
    out.member("either", offering.either);
    out.member("any", offering.any);
  });
}

// Of each kind, and cards.
void write_with_cards(json::Writer& out, std::string_view key, const Cubes& cubes, int cards) {
  write_each(out, key, std::span(lane_ids).first(resource_count + 1),
             [&](std::uint8_t i) { return i < resource_count ? int{cubes[i]} : cards; });
}

template <class Can>
SeatSet seats_where(const State& state, Seat but, Can can) {
  SeatSet seats;
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (seat != but && can(seat)) seats.add(seat);
  return seats;
}

// An action on a deity from its payment on (BOM-15.26).
void write_action(const State& state, json::Writer& out) {
  const TurnFlow* turn = running<TurnFlow>(state);
  if (turn == nullptr || turn->deity == no_arg) return;
  if (state.stack[1].step == TurnFlow::raise && at_top<PaymentFlow>(state) != nullptr)
    return;  // not paid yet
  const Cubes price = copy_price(turn->paid_cubes, turn->paid_cards[food], turn->paid_cards[coin]);
  Cubes paid = price;
  add(paid[wine], -wine_of_copy);
  const bool closed = dormant(state.deities[turn->deity]) || colour_of(state) == yellow;
  const FavourFlow* favour = running<FavourFlow>(state);
  out.object("action", [&] {
    out.member("seat", seat_letters[state.active]);
    out.member("deity", deity_ids[turn->deity]);
    write_cubes(out, "paid", paid);
    write_each(out, "paid_cards", std::span(resource_ids).first(turn->paid_cards.size()),
               [&](std::uint8_t r) { return turn->paid_cards[r]; });
    write_cubes(out, "price", price);
    write_seats(out, "copied", turn->copied);
    write_seats(out, "passed", turn->passed);
    out.array("able", [&] {
      for (std::uint8_t i = 1; i < state.seats(); ++i) {
        const Seat seat = clockwise(state.active, state.seats(), i);
        const bool asked = turn->copied.has(seat) || turn->passed.has(seat) || i < turn->asked;
        if (!closed && !asked && can_copy(state, seat, price)) out.value(seat_letters[seat]);
      }
    });
    out.name("user", favour == nullptr ? no_arg : favour->seat, seat_letters);
  });
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
  out.names("exchange", turned, card_ids);
  out.name("repetition",
           stands_on(deity, seat) ? usable(state, seat, repetition_power).first() : no_arg,
           card_ids);
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
  const Payer payer = payer_of(state, seat);
  out.object("outlook", [&] {
    for (const std::uint8_t deity : state.deity_at) {
      if (!can_use(state, seat, deity, payer)) continue;
      const Means least = least_payment(state, seat, deity);
      out.object(deity_ids[deity], [&] {
        write_with_cards(out, "pay", least.cubes, least.as_food + least.as_coin);
        write_offered(state, seat, deity, least, out);
      });
    }
  });
}

void write_paying(const State& state, const PaymentFlow& p, json::Writer& out) {
  Cubes left = state.players[p.seat].cubes;
  left -= p.laid;
  out.object("paying", [&] {
    write_cubes(out, "laid", p.laid);
    out.array("cards", [&] {
      for (const auto& [zone, as] :
           {std::pair{aside_as_food, std::uint8_t{food}},
            std::pair{aside_as_coin, std::uint8_t{coin}}, std::pair{aside, no_arg}})
        for (const std::uint8_t card : state.cards.in(zone)) {
          out.begin_object();
          out.member("card", card_ids[card]);
          out.name("as", as, resource_ids);
          out.end_object();
        }
    });
    out.member("enough", complete(p, paying_now(state, p)));
    write_cubes(out, "left", left);
    if (p.purpose == Purpose::offering) write_offered(state, p.seat, p.deity, laid_means(p), out);
    if (p.purpose == Purpose::copy) write_cubes(out, "price", p.price);
    if (p.purpose == Purpose::adoration) out.member("due", p.price[0]);
    out.array("least", [&] {
      if (const auto payment = Bomarzo::payment(state, p.seat))
        for (const Action& action : payment->proposal)
          out.value(print(Bomarzo::info().notation, action));
    });
  });
}

void write_count(const State& state, json::Writer& out) {
  const FinalCount count = final_count(state);
  const auto by_seat = [&](std::string_view key, auto value) {
    std::vector<int> all;
    for (Seat seat = 0; seat < state.seats(); ++seat) all.push_back(value(seat));
    out.numbers(key, all);
  };
  out.object("count", [&] {
    out.array("deities", [&] {
      for (std::uint8_t place = 0; place < place_count; ++place) {
        const std::uint8_t deity = state.deity_at[place];
        const Category category = category_of(state, deity);
        out.begin_object();
        out.member("deity", deity_ids[deity]);
        by_seat("values", [&](Seat seat) { return values_of(state, seat)[category]; });
        by_seat("points", [&](Seat seat) { return count.deities[place][seat]; });
        out.end_object();
      }
    });
    by_seat("symbols", [&](Seat seat) { return state.players[seat].symbols; });
    by_seat("temples", [&](Seat seat) { return count.temples[seat]; });
    by_seat("adoration", [&](Seat seat) { return count.adoration[seat]; });
    by_seat("total", [&](Seat seat) { return count.total(state, seat); });
    out.array("fulfilled", [&] {
      for (Seat seat = 0; seat < state.seats(); ++seat) {
        out.begin_array();
        for (const std::uint8_t deity : state.adoration.in(byte(adored + seat)))
          if (fulfilled(state, seat, deity)) out.value(deity_ids[deity]);
        out.end_array();
      }
    });
  });
}

}  // namespace

void write_table(const State& state, json::Writer& out) {
  out.member("seasons", seasons_of_a_game);
  write_cubes(out, "supply", state.supply);
  out.member("pile", pile_size(state));
  const Cards top = state.cards.in(on_top);
  out.name("family", top.empty() ? no_arg : std::uint8_t{deck_of(state).cards[top.first()].family},
           family_ids);
  if (state.options.seasons != 0 && state.phase != Phase::extra)
    out.member("colour", colour_ids[colour_of(state)]);
  if (state.options.adoration != 0)
    out.member("adoration_pile", state.adoration.count(in_adoration_pile));
  write_each(out, "yields", zone_ids, [&](std::uint8_t zone) {
    const auto& pawns = state.zones[zone];
    return pawns.full() ? 0 : harvest[zone][pawns.size()];
  });
  out.object("domains", [&] {
    const Deck& deck = deck_of(state);
    for (const std::uint8_t card : deck.dual)
      if (const std::uint8_t domain = state.domains[deck.dual_index(card)]; domain != no_arg)
        out.member(card_ids[card], domain_ids[domain]);
  });
  write_action(state, out);
  if (const PaymentFlow* p = running<PaymentFlow>(state); p != nullptr)
    out.object("payment", [&] {
      out.member("seat", seat_letters[p->seat]);
      out.member("purpose", enum_names<Purpose>[static_cast<std::size_t>(p->purpose)]);
      out.name("deity", p->deity, deity_ids);
    });
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
  out.array("under", [&] {
    for (Seat seat = 0; seat < state.seats(); ++seat)
      for (int n = state.cards.count(under_deity(id, seat)); n > 0; --n)
        out.value(seat_letters[seat]);
  });
  if (at == state.deity_at.end()) return;
  const auto place = static_cast<std::uint8_t>(at - state.deity_at.begin());
  out.member("place", place + 1);
  out.numbers("points", std::array{points_at(state, place, 0), points_at(state, place, 1)});
  const Majority m = majority(state, category_of(state, id));
  write_seats(out, "leaders", m.first);
  write_seats(out, "seconds", state.seats() == 2 ? SeatSet{} : m.second);
  if (state.phase != Phase::end) return;
  out.member("devotion", devotion_of(state, id));
  out.array("cards", [&] {
    for (Seat seat = 0; seat < state.seats(); ++seat)
      for (const std::uint8_t card : state.cards.in(under_deity(id, seat))) {
        out.begin_object();
        out.member("card", card_ids[card]);
        out.member("by", seat_letters[seat]);
        out.end_object();
      }
  });
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
  Cubes income = village.cubes;
  income += in_play.cubes;
  write_with_cards(out, "income", income, village.cards + in_play.cards);
  write_with_cards(out, "village", village.cubes, village.cards);
  out.member("temples", different_temples(state, seat));
  out.member("temple_vp", temple_points[different_temples(state, seat)]);
  const Cards upright = state.cards.in(zone_of(level2, seat));
  write_each(out, "powers", power_ids,
             [&](std::uint8_t power) { return (upright & deck.with_power[power]).size(); });
  const Values values = values_of(state, seat);
  write_each(out, "values", category_ids, [&](std::uint8_t category) { return values[category]; });
  int dual = 0;
  for (const std::uint8_t card : second_levels(state, seat) & deck.dual)
    dual += state.domains[deck.dual_index(card)] == no_arg ? 1 : 0;
  out.member("dual", dual);
  if (state.options.adoration != 0)
    out.member("adoration_size", state.adoration.count(byte(adored + seat)));
}

void write_private(const State& state, Seat seat, json::Writer& out) {
  if (state.stack.empty()) return;
  if (const PaymentFlow* p = running<PaymentFlow>(state); p != nullptr && p->seat == seat)
    write_paying(state, *p, out);
  if (const DrawFlow* draw = running<DrawFlow>(state); draw != nullptr && draw->seat == seat) {
    out.names("drawn", state.cards.in(drawn) | state.cards.in(aside), card_ids);
    out.names("named", state.cards.in(aside), card_ids);
    out.member("excess", draw->excess_cards);
  }
  const Decision decision{state.pending.decision};
  if (decision == Decision::placement && state.pending.owing.has(seat))
    write_outlook(state, seat, out);
  if (decision == Decision::under && state.pending.owing.has(seat))
    out.member("sliding", card_ids[state.cards.in(aside).first()]);
  if (decision == Decision::adore_keep && state.pending.owing.has(seat))
    out.names("seen", state.adoration.in(adoration_drawn), deity_ids);
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
  return clockwise_from(state.first_player, state.seats());
}

}  // namespace veillee::bomarzo
