// What the rules ask of a position.
#include <algorithm>

#include "games/donjon/game.hpp"

namespace veillee::donjon {

// ── What stands where ───────────────────────────────────────────────────────────────────────────

Set foe_squares(const State& state) {
  Set squares = state.goblins;
  for (std::size_t lair = 0; lair < lair_count; ++lair)
    if (state.monsters[lair] != no_arg) squares.add(lairs[lair]);
  return squares;
}

std::uint8_t foe_on(const State& state, std::uint8_t square) {
  if (state.goblins.has(square)) return the_goblin;
  const std::uint8_t lair = lair_on[square];
  return lair == no_arg ? no_arg : state.monsters[lair];
}

Set chest_squares(const State& state) {
  Set squares;
  for (std::size_t i = 0; i < room_count; ++i)
    if (state.rooms[i] != emptied) squares.add(rooms[i]);
  for (std::size_t i = 0; i < crypt_count; ++i)
    if (state.crypts[i] != emptied) squares.add(crypts[i]);
  return squares;
}

Set tiles(const State& state) {
  Set squares = foe_squares(state) | chest_squares(state);
  if (state.portal != off_board) squares.add(state.portal);
  return squares;
}

Set pawns(const State& state) {
  Set squares;
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (state.pawns[seat] != off_board) squares.add(state.pawns[seat]);
  if (king_is_here(state)) squares.add(king_square(state));
  return squares;
}

// ── Portals ─────────────────────────────────────────────────────────────────────────────────────

Set all_portals(const State& state) {
  Set squares = portal_squares;
  if (state.portal != off_board) squares.add(state.portal);
  return squares;
}

Set portals_for(const State& state, Seat seat, Cause cause) {
  Set squares = all_portals(state);
  if (cause == chased) squares.remove(king_square(state));  // DON-7.13
  if (cause == recall) squares.remove(state.pawns[seat]);   // DON-4.34
  return squares;
}

Set teleports(const State& state, Seat seat) {
  if (state.teleported != 0 || state.turn.actions > 0) return {};
  Set squares = all_portals(state);
  squares.remove(state.pawns[seat]);
  return squares;
}

Set ambush_squares(const State& state, std::uint8_t from, int distance) {
  return around[static_cast<std::size_t>(distance)][from] - tiles(state) - pawns(state) -
         portal_squares;
}

Set portal_tile_squares(const State& state, Seat seat) {
  static constexpr auto within = [] {
    std::array<Set, square_count> all;
    for (std::uint8_t square = 0; square < square_count; ++square)
      for (std::size_t steps = 1; steps <= portal_reach; ++steps)
        all[square] |= around[steps][square];
    return all;
  }();
  return within[state.pawns[seat]] - tiles(state) - pawns(state) - portal_squares;
}

// ── Tiles and targets ───────────────────────────────────────────────────────────────────────────

Set unknown_tiles(const State& state, bool relics_alone) {
  Set squares;
  for (std::size_t i = 0; i < crypt_count; ++i)
    if (state.crypts[i] == hidden) squares.add(crypts[i]);
  if (relics_alone) return squares;
  for (std::size_t i = 0; i < room_count; ++i)
    if (state.rooms[i] == hidden) squares.add(rooms[i]);
  return squares;
}

Set fireball_targets(const State& state, Seat seat) {
  const Set foes = foe_squares(state);
  return Dungeon::sight(ways, state.pawns[seat], tiles(state) | pawns(state)) & foes;
}

int steps_of(const State& state, Seat seat, std::uint8_t means, int faces) {
  int steps = 0;
  switch (means) {
    case use_move: steps = faces; break;
    case use_pair: steps = 2; break;
    case use_three: steps = 3; break;
    case use_full: steps = full_steps; break;
    case by_treasure: steps = treasure_steps; break;
    default: return 0;
  }
  return under(state, seat, pi_steps) ? std::min(steps, caltrops_steps) : steps;  // DON-4.24
}

Set ends_of(const State& state, Seat seat, std::uint8_t means, int steps) {
  const std::uint8_t from = state.pawns[seat];
  switch (means) {
    case use_opening: return dungeon.across(from, Edge::door);
    case use_wallpass: return dungeon.across(from, Edge::wall);
    case by_passage: return around[1][from];
    case use_poker: return Set::all() - Set::only(from);
    default: return Dungeon::reach(ways, from, steps, foe_squares(state));
  }
}

Set charge_steps(const State& state, const Charge& charge, std::uint8_t from) {
  static_cast<void>(state);
  if (charge.steps == 0) return {};
  Set next = Dungeon::neighbours(ways, from);
  for (std::uint8_t i = 0; i < charge.trodden; ++i) next.remove(charge.trail[i]);
  return next;
}

bool treasure_helps(const State& state, Seat seat, std::uint8_t tile) {
  switch (tile) {
    case tr_bonus: return state.boards[seat].free_slots() != 0;
    case tr_portal: return !portal_tile_squares(state, seat).empty();
    case tr_hand: return state.boards[seat].hand < dicium::most_dice;
    case tr_goblin: return !state.goblins.empty();
    case tr_vision: return !unknown_tiles(state, true).empty();
    case tr_move: return true;
    default: return false;
  }
}

bool can_use(const State& state, Seat seat, std::uint8_t scroll, Decision decision) {
  if (!holds(state, seat, scroll)) return false;
  if (decision == Decision::engage) return scroll == sc_lightning;
  switch (scroll) {
    case sc_recall: return true;  // there is always another Portal square
    case sc_banish: return !state.goblins.empty();
    case sc_passage: return true;
    case sc_change: return state.turn.throws > 0 && !state.turn.dice.empty();
    case sc_sight: return !unknown_tiles(state, false).empty();
    default: return false;
  }
}

// ── Combinations ────────────────────────────────────────────────────────────────────────────────

bool has_use(const State& state, Seat seat, std::uint8_t use) {
  using dicium::Combination;
  const Combination combination = all_uses[use].combination;
  if (state.options.young != 0 && !dicium::is_colour(combination)) return false;  // DON-9.6
  if (combination == Combination::yellow && under(state, seat, pi_yellow)) return false;
  return !(combination == Combination::green && under(state, seat, pi_green));
}

bool playable(const State& state, Seat seat, std::uint8_t use) {
  const std::uint8_t square = state.pawns[seat];
  switch (use) {
    case use_opening: return !dungeon.across(square, Edge::door).empty();
    case use_fireball: return !fireball_targets(state, seat).empty();
    case use_wallpass: return !dungeon.across(square, Edge::wall).empty();
    case use_finger:
    case use_four: return !state.goblins.empty();  // DON-6.42
    case use_portal:
    case use_twopair: return !portal_tile_squares(state, seat).empty();
    case use_treasure: return room_on[square] != no_arg && state.rooms[room_on[square]] != emptied;
    case use_relic: return crypt_on[square] != no_arg && state.crypts[crypt_on[square]] != emptied;
    default: return true;  // from every square a way leads on
  }
}

int extra_faces(const State& state, Seat seat, dicium::Colour colour) {
  int n = under(state, seat, static_cast<Card>(fi_blue + int{colour})) ? 1 : 0;
  if (holds(state, seat, byte(ob_blue + int{colour}))) ++n;
  if (colour == dicium::green) {
    if (guard_squares.has(state.pawns[seat])) ++n;  // DON-5.7
    if (has_tile(state, re_green)) ++n;
  }
  if (colour == dicium::red && has_tile(state, re_red)) ++n;
  return n;
}

dicium::Limits limits(const State& state, Seat seat) {
  const dicium::PlayerBoard& board = state.boards[seat];
  dicium::Limits limits{board.throws(), dicium::most_actions, board.hand};
  if (state.turn.seat != seat) return limits;
  switch (state.card) {
    case fi_action: ++limits.actions; break;
    case fi_reroll: ++limits.throws; break;
    case pi_die: --limits.dice; break;
    case pi_throw: limits.throws = 1; break;
    case pi_action: limits.actions = 1; break;
    default: break;
  }
  return limits;
}

// ── The goal ────────────────────────────────────────────────────────────────────────────────────

bool has_tile(const State& state, std::uint8_t tile) {
  return std::find(state.chests.begin(), state.chests.end(), tile) != state.chests.end();
}
bool crown_found(const State& state) { return has_tile(state, re_crown); }

int objective(const State& state) {
  int most = 0;
  for (Seat seat = 0; seat < state.seats(); ++seat)
    most = std::max<int>(most, state.trophies[seat].size());
  return all_chests - most;
}

int cards_left(const State& state, Seat seat) {
  const auto& pile = state.piles[seat];
  return pile[find] + pile[trap] + pile[goblins];
}

int king_in(const State& state) {
  if (king_is_here(state)) return 0;
  int cards = 1;
  for (Seat seat = 0; seat < state.seats(); ++seat) cards += cards_left(state, seat);
  return cards;
}

Outcome outcome(const State& state) {
  return together(state.seats(), state.result == won,
                  static_cast<std::int16_t>(state.chests.size()));  // DON-8.13
}

}  // namespace veillee::donjon
