// The options of every decision (section 16 of RULES.md).
#include "games/bomarzo/rules.hpp"

namespace veillee::bomarzo {
namespace {

void add_cards(Do what, const Cards& which, ActionList& list) {
  for (const std::uint8_t card : which) list.add(make_action(what, card));
}

void workers(const Player& player, ActionList& list) {
  for (std::uint8_t lane = 0; lane < lane_count; ++lane)
    if (player.workers[lane] < lanes[lane].length) list.add(make_action(Do::advance, lane));
}

// BOM-3.32: from the most on.
void draws(const State& state, Seat seat, ActionList& list) {
  const int visions = usable(state, seat, vision_power).size();
  for (std::uint8_t n = state.stack.back().locals<GameFlow>().left; n > 0; --n) {
    list.add(make_action(Do::draw, n, no_arg));
    for (int used = 1; used <= visions; ++used) list.add(make_action(Do::draw, n, byte(used)));
  }
  list.add(make_action(Do::stop));
}

void placement(const State& state, Seat seat, ActionList& list) {
  for (std::uint8_t zone = 0; zone < zone_count; ++zone)
    if (zone_open(state, seat, zone)) list.add(make_action(Do::harvest, zone));
  const Payer payer = payer_of(state, seat);
  for (const std::uint8_t deity : state.deity_at)
    if (can_use(state, seat, deity, payer)) list.add(make_action(Do::place, deity));
  if (may_pass(state, seat)) list.add(make_action(Do::pass));
  if (may_adore(state, seat)) list.add(make_action(Do::adore));
}

// BOM-5.22, BOM-7.23, BOM-14.31
void payment(const State& state, ActionList& list) {
  const PaymentFlow& p = state.stack.back().locals<PaymentFlow>();
  if (p.purpose != Purpose::copy)
    for (std::uint8_t r = 0; r < resource_count; ++r)
      if (p.laid[r] < state.players[p.seat].cubes[r]) list.add(make_action(Do::lay, r));
  if (p.purpose == Purpose::adoration) {
    for (const std::uint8_t card : hand_of(state, p.seat))
      list.add(make_action(Do::convert, card, no_arg));
    return;
  }
  const Paying now = paying_now(state, p);
  const bool as_food = may_convert(p, now, food);
  const bool as_coin = may_convert(p, now, coin);
  if (as_food || as_coin)
    for (const std::uint8_t card : hand_of(state, p.seat)) {
      if (as_food) list.add(make_action(Do::convert, card, food));
      if (as_coin) list.add(make_action(Do::convert, card, coin));
    }
  if (complete(p, now)) list.add(make_action(Do::done));
}

void raise(const State& state, ActionList& list) {  // BOM-11.21
  const int foods = state.supply[food];
  const int coins = state.supply[coin];
  const int n = std::min<int>(raised_cubes, foods + coins);
  for (int f = std::min(n, foods); f >= std::max(0, n - coins); --f)
    list.add(make_action(Do::raise, byte(f), byte(n - f)));
  list.add(make_action(Do::decline));
}

void genio_favour(const State& state, Seat seat, ActionList& list) {
  list.add(make_action(Do::draw, genio_cards, no_arg));
  const int visions = usable(state, seat, vision_power).size();
  for (int used = 1; used <= visions; ++used)
    list.add(make_action(Do::draw, genio_cards, byte(used)));
  list.add(make_action(Do::decline));
}

void orco_favour(const State& state, ActionList& list) {  // BOM-10.22
  bool collects = false;
  for (const Deity& deity : state.deities)
    collects |= !deity.pawns.empty() && deity.cubes[food] + deity.cubes[coin] > 0;
  if (collects) list.add(make_action(Do::collect));
  for (const std::uint8_t deity : state.deity_at)
    for (const Resource r : {food, coin})
      if (state.deities[deity].cubes[r] > 0) list.add(make_action(Do::seize, deity, r));
  list.add(make_action(Do::decline));
}

}  // namespace

void options(const State& state, Seat seat, ActionList& list) {
  const Player& player = state.players[seat];
  const Frame& frame = state.stack.back();
  switch (Decision{state.pending.decision}) {
    case Decision::extra:
      for (const Resource r : {food, coin}) list.add(make_action(Do::take, r));
      return;
    case Decision::keep: return add_cards(Do::keep, hand_of(state, seat), list);
    case Decision::opening: return workers(player, list);
    case Decision::draws: return draws(state, seat, list);
    case Decision::excess: return add_cards(Do::discard, state.cards.in(drawn), list);
    case Decision::placement: return placement(state, seat, list);
    case Decision::offering:
    case Decision::copy_payment:
    case Decision::adore_payment: return payment(state, list);
    case Decision::raise: return raise(state, list);
    case Decision::genio: return genio_favour(state, seat, list);
    case Decision::orco: return orco_favour(state, list);
    case Decision::orco_kind: {
      const std::uint8_t deity = state.deity_at[frame.locals<FavourFlow>().done];
      for (const Resource r : {food, coin}) list.add(make_action(Do::pick, deity, r));
      return;
    }
    case Decision::dea:
      workers(player, list);
      if (frame.locals<FavourFlow>().done == 0) list.add(make_action(Do::decline));
      return;
    case Decision::develop: {
      const std::uint8_t deity = frame.locals<FavourFlow>().deity;
      add_cards(Do::play, playable(state, seat, deity), list);
      add_cards(Do::improve, improvable(state, seat, deity), list);
      return list.add(make_action(Do::decline));
    }
    case Decision::tartaruga:
    case Decision::slide: {
      const bool begun = frame.locals<FavourFlow>().done > 0;
      add_cards(Decision{state.pending.decision} == Decision::slide ? Do::slide : Do::discard,
                hand_of(state, seat), list);
      return list.add(make_action(begun ? Do::stop : Do::decline));
    }
    case Decision::climb:
      for (std::uint8_t track = 0; track < track_count; ++track)
        list.add(make_action(Do::climb, track));
      return;
    case Decision::under:
      for (const std::uint8_t deity : state.deity_at) list.add(make_action(Do::under, deity));
      return;
    case Decision::copy: list.add(make_action(Do::copy)); return list.add(make_action(Do::pass));
    case Decision::domain: {
      const std::uint8_t card = frame.locals<GameFlow>().card;
      for (std::uint8_t domain = 0; domain < domain_count; ++domain)
        if ((deck_of(state).family_of(card).domains >> domain & 1) != 0)
          list.add(make_action(Do::assign, card, domain));
      return;
    }
    case Decision::adore:
      list.add(make_action(Do::adore));
      return list.add(make_action(Do::decline));
    case Decision::adore_number: {
      const int most = most_adoration_cards(state, seat);
      for (int n = 1; n <= most; ++n) list.add(make_action(Do::cards, byte(n)));
      return;
    }
    case Decision::adore_keep:
      for (const std::uint8_t deity : state.adoration.in(adoration_drawn))
        list.add(make_action(Do::revere, deity));
      return;
    case Decision::count: return;
  }
}

}  // namespace veillee::bomarzo
