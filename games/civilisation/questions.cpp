// What the rules ask of a position: the chart, tiles, combinations.
#include <algorithm>

#include "games/civilisation/game.hpp"

namespace veillee::civilisation {

Set rival_capitals(const State& state, Seat seat) {
  Set squares;
  for (Seat other = 0; other < state.seats(); ++other)
    if (other != seat) squares.add(capital_of(state, other));
  return squares;
}

Set rival_pawns(const State& state, Seat seat) {
  Set squares;
  for (Seat other = 0; other < state.seats(); ++other)
    if (other != seat) squares.add(state.pawns[other]);
  return squares;
}

Set lairs(const State& state) {
  Set squares;
  for (std::size_t monster = 0; monster < monster_count; ++monster)
    if (state.monsters[monster] == alive) squares.add(all_monsters[monster].square);
  return squares;
}

Set heroes_of(const State& state, Seat seat) {
  Set squares;
  for (const std::uint8_t square : state.heroes[seat])
    if (square != on_board) squares.add(square);
  return squares;
}

Set tiles_of(const State& state, Seat seat) {
  Set squares = heroes_of(state, seat);
  squares.add(capital_of(state, seat));
  for (const Set& buildings : state.built[seat]) squares |= buildings;
  return squares;
}

Set all_tiles(const State& state) {
  Set squares;
  for (Seat seat = 0; seat < state.seats(); ++seat) squares |= tiles_of(state, seat);
  return squares;
}

Set free_squares(const State& state, Seat seat) {
  return regions[region_of(state.pawns[seat])] - all_tiles(state) - lairs(state) -
         rival_pawns(state, seat);
}

std::uint8_t monster_on(const State& state, std::uint8_t square) {
  for (std::uint8_t monster = 0; monster < monster_count; ++monster)
    if (state.monsters[monster] == alive && all_monsters[monster].square == square) return monster;
  return no_arg;
}

Seat rival_on(const State& state, Seat seat, std::uint8_t square) {
  for (Seat other = 0; other < state.seats(); ++other)
    if (other != seat && state.pawns[other] == square) return other;
  return no_arg;
}

// ── Movements (section 4) ───────────────────────────────────────────────────────────────────────

Set destinations(const State& state, Seat seat, std::uint8_t journey, int steps) {
  const std::uint8_t from = state.pawns[seat];
  Set closed = rival_capitals(state, seat);  // CIV-4.1, CIV-4.2
  Set reached;
  switch (journey) {
    case by_pair: reached = around[from]; break;
    case by_poker: reached = Set::all(); break;
    case by_anaximander: {
      const Set first = around[from] - closed;
      reached = first;
      for (const std::uint8_t square : first - lairs(state) - rival_pawns(state, seat))
        reached |= around[square];
      break;
    }
    default:  // CIV-4.3 to CIV-4.5
      closed |= journey == by_land ? sea : land;
      return Chart::reach(steps_along, from, steps, lairs(state) | rival_pawns(state, seat),
                          closed);
  }
  reached.remove(from);  // CIV-4.11
  return reached - closed;
}

bool can_go(const State& state, Seat seat, std::uint8_t journey) {
  if (journey != by_sea && journey != by_land && journey != by_thales) return true;
  const Set beside = Chart::neighbours(steps_along, state.pawns[seat]);
  return !((beside & (journey == by_land ? land : sea)) - rival_capitals(state, seat)).empty();
}

Set refuges(const State& state, Seat seat) {
  Set squares = heroes_of(state, seat) - rival_pawns(state, seat);
  squares.add(capital_of(state, seat));  // CIV-6.9
  return squares;
}

Set redeployments(const State& state, Seat seat) {
  if (state.turn.actions > 0 || state.extras.redeployed != 0 ||
      state.turn.phase != dicium::Phase::action || !unlocked(state, seat, hero_redeploy))
    return {};
  Set squares = refuges(state, seat);
  squares.remove(state.pawns[seat]);
  return squares;
}

Set squares_of_zeno(const State& state, Seat seat) {
  return regions[region_of(state.pawns[seat])] - rival_pawns(state, seat) - lairs(state) -
         rival_capitals(state, seat);
}

// ── Tiles (section 5) ───────────────────────────────────────────────────────────────────────────

int tiles_left(const State& state, Seat seat, std::uint8_t tile) {
  if (tile == hero_tile) return hero_count - heroes_of(state, seat).size();
  return tiles_each[tile] - state.built[seat][tile].size();
}

bool region_takes(const State& state, Seat seat, std::uint8_t tile) {
  if (tiles_left(state, seat, tile) == 0) return false;
  const Set& region = regions[region_of(state.pawns[seat])];
  if (tile == hero_tile)  // CIV-5.4
    return !region.has(capital_of(state, seat)) && !region.meets(heroes_of(state, seat));
  return !region.meets(state.built[seat][tile]);
}

Set sites(const State& state, Seat seat, std::uint8_t tile) {
  return region_takes(state, seat, tile) ? free_squares(state, seat) : Set{};
}

// ── Combinations (sections 7 and 8) ─────────────────────────────────────────────────────────────

bool playable(const State& state, Seat seat, std::uint8_t use, int faces) {
  switch (use) {
    case use_sea: return can_go(state, seat, by_sea);
    case use_land: return can_go(state, seat, by_land);
    case use_city2:
    case use_city3:
    case use_city4:
    case use_city5:  // CIV-7.5, CIV-7.6
      return (state.boards[seat].free_slots() & dicium::of_level(faces)) != 0 &&
             region_takes(state, seat, city) && !all_tiles(state).has(state.pawns[seat]);
    case use_temple:
    case use_temple3: return !sites(state, seat, temple).empty();
    case use_three:  // CIV-8.10
      for (std::uint8_t zone = in_pile; zone < in_hand; ++zone)
        if (state.cards.any(zone)) return true;
      return false;
    case use_twopair: return !sites(state, seat, hero_tile).empty();
    case use_four: return !state.solo();                      // CIV-14.5
    case use_full: return !sites(state, seat, city).empty();  // CIV-8.19
    case use_wonder: return !sites(state, seat, wonder).empty();
    default: return true;  // a pair or a voyage: there is always a square
  }
}

bool on_quarry(const State& state, Seat seat) {
  const std::uint8_t square = state.pawns[seat];
  return quarries.has(square) && !all_tiles(state).has(square);
}

int extra_faces(const State& state, Seat seat, dicium::Colour colour) {
  int n = 0;
  const ColourBonus bonus = colour_bonuses[state.colours[seat]];
  if (bonus.colour == colour && unlocked(state, seat, hero_colour)) n += bonus.n;
  if (colour == dicium::green) {
    if ((state.boards[seat].slots & dicium::reroll_slots) != 0) ++n;  // CIV-1.20
    if (on_quarry(state, seat)) ++n;
  }
  if (state.extras.elements != 0 && seat == state.turn.seat) ++n;  // CIV-10.15
  return n;
}

dicium::Limits limits(const State& state, Seat seat) {
  return {2 + (unlocked(state, seat, hero_reroll) ? 1 : 0) + state.extras.throws,
          dicium::most_actions + state.extras.third, state.boards[seat].hand};
}

// ── Rounds ──────────────────────────────────────────────────────────────────────────────────────

int round_of(const State& state) {
  return state.turn.number == 0 ? 1 : (state.turn.number - 1) / state.seats() + 1;
}

Seat first_player(const State& state) {
  const int seats = state.seats();
  const int since = state.turn.number > 0 ? state.turn.number - 1 : 0;
  return byte(((state.turn.seat - since) % seats + seats) % seats);
}

// Dice, the display, and which card came into a hand.
std::uint64_t shown_chance(const State& state) {
  std::uint64_t shown = 0;
  for (std::uint8_t card = 0; card < philosopher_count; ++card)
    shown = shown * (card_zones + 1) +
            (state.cards.knowers(card) == everybody ? state.cards.zone(card) : card_zones);
  return dicium::shown_chance(state.turn, state.combat) ^ shown * 0x9E3779B97F4A7C15;
}

}  // namespace veillee::civilisation
