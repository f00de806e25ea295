// The options of every decision (section 20 of RULES.md).
#include "games/evenfall/game.hpp"

namespace veillee::evenfall {
namespace {

void clan_options(const State& state, Seat seat, ActionList& list) {
  const Player& player = state.players[seat];
  SeatSet taken;  // of Clans
  for (Seat other = 0; other < state.seats(); ++other)
    if (state.players[other].clan != no_arg) taken.add(state.players[other].clan);
  for (std::uint8_t clan = 0; clan < clan_count; ++clan) {
    if (player.clan == no_arg ? taken.has(clan) : player.clan != clan) continue;
    for (std::uint8_t side = 0; side < side_count; ++side)
      if (player.side == no_arg || player.side == side) list.add(make_action(Do::clan, clan, side));
  }
}

void expert(const State& state, Seat seat, ActionList& list) {
  const Cards hand = hand_of(state, seat);
  for (const std::uint8_t one : hand)
    for (const std::uint8_t other : hand)
      if (other > one) list.add(make_action(Do::toss, one, other));
}

// EVE-11: wherever the active player's window is open.
void free_actions(const State& state, Seat seat, ActionList& list) {
  each_card(state.cards.in(zone_of(upright, seat)) & state.deck().taps, [&](std::uint8_t card) {
    if (can_tap(state, seat, card)) list.add(make_action(Do::tap, card));
  });
  const auto& copies = state.players[seat].copies;
  for (std::uint8_t i = 0; i < copies.size(); ++i) {
    const std::uint8_t card = copies[i].card;
    if (copies[i].used != 0 || state.deck().card[card].type != Type::tap) continue;
    bool again = false;  // two Elders on one Specialist are one entry
    for (std::uint8_t j = 0; j < i; ++j) again |= copies[j].card == card && copies[j].used == 0;
    if (!again && can_tap(state, seat, card)) list.add(make_action(Do::borrow, card));
  }
  if (can_exchange(state, seat)) list.add(make_action(Do::exchange));
  if (can_place_stone(state, seat)) list.add(make_action(Do::stone));
}

// What main actions ask of the own circles, in one walk.
struct Circles {
  bool free = false;  // a Place without a Ritual
  bool slot = false;  // for a Catalyst
  std::uint8_t spaces = 0;
  std::array<std::uint8_t, rituals> open;  // Places with a free action space
};
Circles walk(const State& state, Seat seat) {
  const Deck& deck = state.deck();
  Circles all;
  each_place(state, seat, [&](std::uint8_t place) {
    const Land& land = state.lands[place];
    if (land.ritual == no_arg) {
      all.free = true;
      return;
    }
    const MainCard& ritual = deck.card[land.ritual];
    all.slot |= ritual.slots > land.catalysts[0] + land.catalysts[1];
    all.open[all.spaces] = place;
    all.spaces = byte(all.spaces + (workers_on(land) < ritual.spaces ? 1 : 0));
  });
  return all;
}

// What can be paid is written down first, without a branch for each card.
void cards_of_hand(const State& state, Seat seat, bool free, ActionList& list) {
  const Deck& deck = state.deck();
  const Player& player = state.players[seat];
  const Cards hand = hand_of(state, seat);
  const Cards hired = specialists_of(state, seat);
  const bool member = can_pay(player, council_price(state, seat));
  const int saved = player.sum(Mod::cost_ritual);
  struct Found {
    Do what;
    std::uint8_t card;
  };
  std::array<Found, 2 * main_cards> found;  // NOLINT: as far as it is filled
  std::size_t n = 0;
  constexpr Cards all_rituals = Cards::below(rituals);
  if (free)
    each_card(hand & all_rituals, [&](std::uint8_t card) {
      found[n] = {Do::ritual, card};
      n += can_pay(player, deck.card[card].cost, saved) ? 1 : 0;
    });
  each_card(hand - all_rituals, [&](std::uint8_t card) {
    found[n] = {Do::specialist, card};
    const bool hires = can_pay(player, deck.card[card].cost) && !hired.has(namesake_of(card));
    n += hires ? 1 : 0;
    found[n] = {Do::council, card};
    n += member ? 1 : 0;
  });
  for (std::size_t i = 0; i < n; ++i) list.add(make_action(found[i].what, found[i].card));
}

void main_actions(const State& state, Seat seat, ActionList& list) {
  const Deck& deck = state.deck();
  const Player& player = state.players[seat];
  const Circles own = walk(state, seat);
  if (player.reserve[witch] > 0)
    for (std::uint8_t region = 0; region < regions_in_use(state); ++region)
      for (const std::uint8_t place : state.regions[region].slots)
        if (place != no_arg && witches_needed(deck, player, place) <= player.reserve[witch])
          list.add(make_action(Do::discover, place));
  if (player.token != 0) list.add(make_action(Do::token));
  cards_of_hand(state, seat, own.free, list);
  const auto with_worker = [&](Do what, std::uint8_t where, std::uint8_t source, bool elders) {
    if (deck.costs[source] && !can_start_node(state, seat, source, 0)) return;
    if (player.reserve[witch] > 0) list.add(make_action(what, where, witch));
    if (elders && player.reserve[elder] > 0) list.add(make_action(what, where, elder));
  };
  if (player.reserve[witch] + player.reserve[elder] > 0) {
    for (std::uint8_t region = 0; region < regions_in_use(state); ++region)
      if (state.regions[region].space == no_arg)
        with_worker(Do::region, region, byte(source::region + region),
                    player.has(Mod::elder_region));
    for (std::uint8_t i = 0; i < own.spaces; ++i) {
      const Land& land = state.lands[own.open[i]];
      with_worker(Do::space, own.open[i], land.ritual,
                  is_inner(land) || player.has(Mod::elder_outer));
    }
    if (is_moon(player, cross) && player.board_space == 0 && player.reserve[witch] > 0 &&
        can_start(state, seat, source::space))
      list.add(make_action(Do::board));
  }
  if (own.slot && state.catalysts > 0 &&
      (can_afford(player, 0, false) || can_afford(player, 1, false) ||
       can_afford(player, 0, true) || can_afford(player, 1, true)))
    list.add(make_action(Do::build));
}

void catalysts_to_build(const State& state, Seat seat, ActionList& list) {
  const Player& player = state.players[seat];
  if (state.catalysts > 0)
    each_place(state, seat, [&](std::uint8_t place) {
      if (free_slots(state, place) == 0) return;
      for (std::uint8_t kind = 0; kind < 2; ++kind)
        for (const bool mana : {false, true})
          if (can_afford(player, kind, mana))
            list.add(make_action(Do::catalyst, place, kind, mana ? 1 : 0));
    });
  if (state.stack.back().locals<BuildFlow>().built == 0) return;
  free_actions(state, seat, list);
  list.add(make_action(Do::stop));
}

using Stock = std::array<std::uint16_t, resource_count>;
constexpr Stock boundless = {255, 255, 255};
// So many in all, at most so many of each.
void add_amounts(Do what, int n, const Stock& most, ActionList& list) {
  for (int h = std::min<int>(n, most[herb]); h >= 0; --h)
    for (int p = std::min<int>(n - h, most[potion]); p >= 0; --p)
      if (const int k = n - h - p; k <= most[knowledge])
        list.add(make_action(what, byte(h), byte(p), byte(k)));
}
template <class Range>
void add_each(Do what, const Range& range, ActionList& list) {
  for (const std::uint8_t one : range) list.add(make_action(what, one));
}

template <class Fits>
void own_places(const State& state, Seat seat, Do what, ActionList& list, Fits fits) {
  each_place(state, seat, [&](std::uint8_t place) {
    if (fits(place)) list.add(make_action(what, place));
  });
}

void savings(const State& state, Seat seat, ActionList& list) {
  const PlayFlow& f = state.stack.back().locals<PlayFlow>();
  for (std::uint8_t r = 0; r < resource_count; ++r) {
    if (f.cost[r] == 0) continue;
    Price rest = f.cost;
    --rest[r];
    if (can_pay(state.players[seat], rest, f.saves - 1)) list.add(make_action(Do::save, r));
  }
}

void choices(const State& state, Seat seat, ActionList& list) {
  const EffectFlow& f = state.stack.back().locals<EffectFlow>();
  const Node& node = node_at(state, f.source, f.node);
  for (std::uint8_t i = 0; i < node.size; ++i)
    if (can_start_node(state, seat, f.source, node.children[i]))
      list.add(make_action(Do::choose, byte(i + 1)));
}

void stones_to_win(const State& state, ActionList& list) {
  const auto& here = state.regions[state.stack.back().locals<BattleFlow>().region].stones;
  for (std::uint8_t kind = 0; kind < red; ++kind)
    if (std::find(here.begin(), here.end(), kind) != here.end())
      list.add(make_action(Do::win, kind));
}

void dials(const State& state, Seat seat, bool change, ActionList& list) {
  const Player& player = state.players[seat];
  int from = 0, to = highest_dial(player);
  if (change) {
    const int now = state.stack.back().locals<BattleFlow>().dial[seat];
    from = std::max(0, now - player.sum(Mod::dial));
    to = std::min(to, now + player.sum(Mod::dial));
  }
  for (int n = from; n <= to; ++n) list.add(make_action(Do::dial, byte(n)));
}

}  // namespace

void targets(const State& state, Seat seat, const Node& node, ActionList& list) {
  const auto of_others = [&](Do verb, auto things_of) {
    for (Seat other = 0; other < owners; ++other)
      if (other != seat) add_each(verb, things_of(other), list);
  };
  switch (node.op) {
    case Op::transfer: return add_each(Do::transfer, circle_of(state, seat, outer), list);
    case Op::harvest:
      if (Harvest{node.word} == Harvest::opp)
        return of_others(Do::harvest, [&](Seat other) { return circle_of(state, other, outer); });
      return own_places(state, seat, Do::harvest, list, [](std::uint8_t) { return true; });
    case Op::build:
      if (state.catalysts == 0) return;
      return each_place(state, seat, [&](std::uint8_t place) {
        if (free_slots(state, place) > 0) list.add(make_action(Do::catalyst, place, node.word));
      });
    case Op::removeritual: {
      const std::uint8_t busy = ritual_under_way(state);
      return own_places(state, seat, Do::remove, list, [&](std::uint8_t place) {
        return state.lands[place].ritual != no_arg && place != busy;
      });
    }
    case Op::moveworkers:
      return own_places(state, seat, Do::move, list,
                        [&](std::uint8_t place) { return workers_on(state.lands[place]) > 0; });
    case Op::retrieve:
      return each_place(state, seat, [&](std::uint8_t place) {
        for (std::uint8_t worker = 0; worker < worker_count; ++worker)
          if (state.lands[place].workers[worker] > 0)
            list.add(make_action(Do::retrieve, place, worker));
      });
    case Op::copyspec:
      if (state.players[seat].reserve[elder] == 0) return;
      return of_others(Do::copy, [&](Seat other) { return specialists_of(state, other); });
    case Op::trackbonus:
      for (std::uint8_t space = 1; space <= state.players[seat].coven; ++space)
        list.add(make_action(Do::bonus, space));
      return;
    default: return;
  }
}

void Evenfall::options(const State& state, Seat seat, ActionList& list) {
  const Player& player = state.players[seat];
  const Frame& frame = state.stack.back();
  const Decision decision{state.pending.decision};
  switch (decision) {
    case Decision::clan: return clan_options(state, seat, list);
    case Decision::expert: return expert(state, seat, list);
    case Decision::action:
      main_actions(state, seat, list);
      free_actions(state, seat, list);
      return list.add(make_action(Do::pass));
    case Decision::finish: free_actions(state, seat, list); return list.add(make_action(Do::end));
    case Decision::onto:
      return own_places(state, seat, Do::onto, list,
                        [&](std::uint8_t place) { return state.lands[place].ritual == no_arg; });
    case Decision::save: return savings(state, seat, list);
    case Decision::build: return catalysts_to_build(state, seat, list);
    case Decision::resources:
      return add_amounts(Do::take, resources_due(state, seat), boundless, list);
    case Decision::price:
      return add_amounts(Do::give, frame.locals<EffectFlow>().left, player.stock, list);
    case Decision::discard:
      return each_card(hand_of(state, seat),
                       [&](std::uint8_t card) { list.add(make_action(Do::discard, card)); });
    case Decision::choose: return choices(state, seat, list);
    case Decision::transfer:
    case Decision::harvest:
    case Decision::catalyst:
    case Decision::remove:
    case Decision::move:
    case Decision::retrieve:
    case Decision::copy:
    case Decision::bonus: {  // some may also be left alone
      const EffectFlow& f = frame.locals<EffectFlow>();
      targets(state, seat, node_at(state, f.source, f.node), list);
      if (decision == Decision::transfer) list.add(make_action(Do::decline));
      if (decision == Decision::catalyst || decision == Decision::retrieve)
        list.add(make_action(Do::stop));
      return;
    }
    case Decision::may:
      list.add(make_action(Do::accept));
      return list.add(make_action(Do::decline));
    case Decision::region:
      for (std::uint8_t region = 0; region < regions_in_use(state); ++region)
        list.add(make_action(Do::go, region));
      return;
    case Decision::find:
      for (const std::uint8_t place : state.regions[frame.locals<EffectFlow>().region].slots)
        if (place != no_arg) list.add(make_action(Do::find, place));
      return;
    case Decision::binding:
      if (can_start(state, seat, byte(source::binding + frame.locals<PlayFlow>().place)))
        list.add(make_action(Do::pay));
      free_actions(state, seat, list);
      return list.add(make_action(Do::decline));
    case Decision::socket:
      for (std::uint8_t i = 0; i < sockets; ++i)
        if (player.socket[i] == no_arg) list.add(make_action(Do::socket, byte(i + 1)));
      return;
    case Decision::exchange:
      add_amounts(Do::take, 1, boundless, list);
      if (is_moon(player, star)) list.add(make_action(Do::mana));
      return;
    case Decision::dial: return dials(state, seat, false, list);
    case Decision::change: return dials(state, seat, true, list);
    case Decision::stone: return stones_to_win(state, list);
    case Decision::order: return add_each(Do::resolve, state.waiting, list);
    case Decision::count: return;
  }
}

}  // namespace veillee::evenfall
