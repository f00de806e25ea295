#include "games/evenfall/game.hpp"

namespace veillee::evenfall {

int hand_size(const State& state, Seat seat) {
  const DiscardFlow* discard = at_top<DiscardFlow>(state);
  const bool names = discard != nullptr && discard->seat == seat;
  return state.cards.count(zone_of(hands, seat)) + (names ? state.cards.count(aside) : 0);
}

// ── Means ───────────────────────────────────────────────────────────────────────────────────────

bool can_pay(const State& state, Seat seat, const Node& pay) {
  const Player& player = state.players[seat];
  int units = player.stock[herb] + player.stock[potion] + player.stock[knowledge];
  int any = 0;
  for (std::uint8_t i = 0; i < pay.size; ++i) {
    const auto [unit, n] = pay.parts[i];
    if (unit == Unit::any) {
      any = n;
      continue;
    }
    const bool resource = unit <= Unit::k;
    const int have = resource          ? player.stock[static_cast<std::size_t>(unit)]
                     : unit == Unit::m ? player.mana
                                       : state.cards.count(zone_of(hands, seat));
    if (have < n) return false;
    if (resource) units -= n;
  }
  return units >= any;
}

bool can_start_node(const State& state, Seat seat, std::uint8_t source, std::uint8_t node) {
  const Node& n = node_at(state, source, node);
  if (n.op == Op::trade) return can_pay(state, seat, node_at(state, source, n.children[0]));
  if (n.op != Op::choose) return true;
  for (std::uint8_t i = 0; i < n.size; ++i)
    if (can_start_node(state, seat, source, n.children[i])) return true;
  return false;
}

const Price& council_price(const State& state, Seat seat) {
  const std::uint8_t board = board_of(state.players[seat]);
  return state.cards.any(zone_of(council, seat)) ? state.deck().later_cost[board]
                                                 : state.deck().council_cost[board];
}

// ── Main actions ────────────────────────────────────────────────────────────────────────────────

bool has_free_place(const State& state, Seat seat) {
  for (const Circle which : {outer, inner})
    for (const std::uint8_t place : circle_of(state, seat, which))
      if (state.lands[place].ritual == no_arg) return true;
  return false;
}

// ── Free actions ────────────────────────────────────────────────────────────────────────────────

std::uint8_t ritual_under_way(const State& state) {
  const Frame* play = frame_of<PlayFlow>(state);
  const bool offers =
      play != nullptr && (play->step == PlayFlow::offer || play->step == PlayFlow::offered);
  return offers ? play->locals<PlayFlow>().place : no_arg;
}

bool can_tap(const State& state, Seat seat, std::uint8_t card) {
  const std::uint8_t source = effect_of(card);
  const Node& root = node_at(state, source, 0);
  switch (root.op) {
    case Op::copyspec:
    case Op::removeritual:
    case Op::retrieve:
    case Op::transfer: return could_do(state, seat, source, 0);
    case Op::harvest: return Harvest{root.word} != Harvest::opp || could_do(state, seat, source, 0);
    default: return can_start(state, seat, source);
  }
}

bool can_place_stone(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  if (!is_moon(player, peak)) return false;
  int filled = 0;
  for (const std::uint8_t stone : player.socket) filled += stone != no_arg ? 1 : 0;
  return filled < sockets && filled < player.stones.size();
}

// ── Effects ─────────────────────────────────────────────────────────────────────────────────────

int count_of(const State& state, Seat seat, Count what) {
  const Deck& deck = state.deck();
  const Player& player = state.players[seat];
  int n = 0;
  const auto with_keyword = [&](Keyword keyword) {
    const auto wanted = static_cast<std::uint8_t>(keyword);
    for (const std::uint8_t card : state.cards.in(zone_of(on_place, seat)))
      n += deck.card[card].keyword == wanted ? 1 : 0;
    for (const std::uint8_t card : specialists_of(state, seat))
      n += deck.card[card].keyword == wanted ? 1 : 0;
    return n;
  };
  switch (what) {
    case Count::sickle:
    case Count::orb: {
      const std::size_t kind = what == Count::sickle ? 0 : 1;
      each_place(state, seat, [&](std::uint8_t p) { n += state.lands[p].catalysts[kind]; });
      return n;
    }
    case Count::stone: return player.stones.size();
    case Count::stone_icon_inner:
      for (const std::uint8_t place : circle_of(state, seat, inner)) {
        const std::uint8_t icon = deck.place[place].icon;
        n += std::find(player.stones.begin(), player.stones.end(), icon) != player.stones.end() ? 1
                                                                                                : 0;
      }
      return n;
    case Count::familiar: return with_keyword(Keyword::familiar);
    case Count::spirit: return with_keyword(Keyword::spirit);
    case Count::specialist: return specialists_of(state, seat).size();
    case Count::ritual_inner:
      for (const std::uint8_t place : circle_of(state, seat, inner))
        n += state.lands[place].ritual != no_arg ? 1 : 0;
      return n;
    case Count::place_inner: return circle_of(state, seat, inner).size();
    case Count::place_outer: return circle_of(state, seat, outer).size();
    case Count::res_symbol:
      each_place(state, seat, [&](std::uint8_t place) {
        const int symbols = deck.place[place].symbols;
        if (symbols > 0) n += symbols + state.lands[place].catalysts[0];
      });
      return n;
    case Count::assembly_step: return player.coven;
  }
  return 0;
}

Decision question_of(Op op) {
  switch (op) {
    case Op::transfer: return Decision::transfer;
    case Op::harvest: return Decision::harvest;
    case Op::build: return Decision::catalyst;
    case Op::removeritual: return Decision::remove;
    case Op::moveworkers: return Decision::move;
    case Op::retrieve: return Decision::retrieve;
    case Op::copyspec: return Decision::copy;
    case Op::trackbonus: return Decision::bonus;
    default: return Decision::region;
  }
}

bool could_do(const State& state, Seat seat, std::uint8_t source, std::uint8_t node) {
  const Node& n = node_at(state, source, node);
  switch (n.op) {
    case Op::trade: return can_start_node(state, seat, source, node);
    case Op::may:
    case Op::seq:
    case Op::choose:
    case Op::slash:
      for (std::uint8_t i = 0; i < n.size; ++i)
        if (could_do(state, seat, source, n.children[i])) return true;
      return false;
    case Op::per: return count_of(state, seat, Count{n.word}) > 0;
    case Op::placedeck: return !state.place_deck.empty();
    case Op::deploy: return state.players[seat].reserve[elder] > 0;
    case Op::discard: return state.cards.any(zone_of(hands, seat));
    case Op::redstone: return state.red_in_supply != 0;
    case Op::harvest:
      if (Harvest{n.word} == Harvest::outer) return !circle_of(state, seat, outer).empty();
      if (Harvest{n.word} == Harvest::fresh) return true;
      break;
    default:
      if (question_of(n.op) == Decision::region) return true;  // there is always one
  }
  ActionList list;
  targets(state, seat, n, list);
  return !list.empty();
}

void listen(State& state, Seat seat) {
  const Deck& deck = state.deck();
  Player& player = state.players[seat];
  player.hears = 0;
  player.mods = {};
  if (is_moon(player, circle)) ++player.mods[static_cast<std::size_t>(Mod::elder_outer)];
  each_effect(state, seat, [&](std::uint8_t, std::uint8_t source, std::uint8_t) {
    listen_to(deck, player, source);
  });
}

void listen_to(const Deck& deck, Player& player, std::uint8_t source) {
  const Node& root = deck.effects[source].root();
  if (deck.stands_on[source] != no_arg) player.hears |= 1U << deck.stands_on[source];
  if (root.op == Op::mod) {
    const int n = root.n == 0 ? 1 : std::abs(root.n);
    player.mods[root.word] = byte(std::min(255, player.mods[root.word] + n));
  }
}

int workers_in(const State& state, std::uint8_t region, Seat owner) {
  const RegionBoard& board = state.regions[region];
  return board.area[owner][witch] + board.area[owner][elder] + (board.space == owner ? 1 : 0);
}

// ── The end ─────────────────────────────────────────────────────────────────────────────────────

Doubled doubled_places(const State& state, Seat owner) {
  const Deck& deck = state.deck();
  const Player& player = state.players[owner];
  Doubled doubled;
  doubled.fill(no_arg);
  Cards taken;  // of Places: there are fewer than Cards can hold
  // The best Place that is still free and fits; further left first.
  const auto best = [&](auto fits) {
    std::uint8_t found = no_arg;
    for (const std::uint8_t place : circle_of(state, owner, inner)) {
      const std::uint8_t ritual = state.lands[place].ritual;
      if (ritual == no_arg || taken.has(place) || !fits(deck.place[place].icon)) continue;
      if (found == no_arg || deck.card[ritual].vp > deck.card[state.lands[found].ritual].vp)
        found = place;
    }
    if (found != no_arg) taken.add(found);
    return found;
  };
  for (const bool joker : {false, true})
    for (std::uint8_t i = 0; i < player.stones.size(); ++i) {
      const std::uint8_t kind = player.stones[i];
      if ((kind == red) != joker) continue;
      doubled[i] = best([&](std::uint8_t icon) {
        return owner == automa || (joker ? icon != no_arg : icon == kind);  // EVE-18.37
      });
    }
  return doubled;
}

FinalCount final_count(const State& state, Seat owner) {
  const Deck& deck = state.deck();
  FinalCount count;
  each_card(specialists_of(state, owner),
            [&](std::uint8_t card) { count.specialists += deck.card[card].vp; });
  if (owner != automa)
    for (const std::uint8_t card : council_of(state, owner)) {
      if (deck.card[card].council != Type::game_end) continue;
      const Program& program = deck.effects[council_effect(card)];
      for (std::uint8_t i = 0; i < program.size; ++i) {  // gains of VP, alone or by a count
        const Node& node = program.nodes[i];
        const bool counted = i > 0 && program.nodes[i - 1].op == Op::per;
        if (node.op == Op::gain)
          count.council += node.parts[0].n *
                           (counted ? count_of(state, owner, Count{program.nodes[i - 1].word}) : 1);
      }
    }
  for (const std::uint8_t place : circle_of(state, owner, inner)) {
    count.places += deck.place[place].vp;
    if (state.lands[place].ritual != no_arg)
      count.rituals += deck.card[state.lands[place].ritual].vp;
  }
  if (state.players[owner].stones.empty()) return count;
  for (const std::uint8_t place : doubled_places(state, owner)) {
    if (place == no_arg) continue;
    count.stones += deck.card[state.lands[place].ritual].vp;
    ++count.doubling;
  }
  return count;
}

int score_of(const State& state, Seat owner) {
  const int counted = state.stack.empty() ? final_count(state, owner).total() : 0;
  return std::min(most_counted, state.players[owner].vp + counted);
}

Outcome Evenfall::outcome(const State& state) {
  if (state.solo()) {
    const int mine = score_of(state, 0);
    return together(1, mine > score_of(state, automa), static_cast<std::int16_t>(mine));
  }
  std::array<Standing, max_seats> standings{};
  for (Seat seat = 0; seat < state.seats(); ++seat)
    standings[seat] = {static_cast<std::int16_t>(score_of(state, seat)),
                       static_cast<std::int16_t>(state.players[seat].mana)};
  return ranked(state.seats(), standings);
}

}  // namespace veillee::evenfall
