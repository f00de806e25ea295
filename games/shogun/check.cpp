// Conservation laws and invariants (SHO-1.1, SHO-4.8, SHO-5.13, SHO-8.20 …).
#include "games/shogun/rules.hpp"

namespace veillee::shogun {
namespace {

int tiles_on_boards(const State& state, Camp camp) {
  int sum = 0;
  for (Seat seat = camp; seat < state.seats(); seat = byte(seat + 2)) sum += state.tiles[seat];
  return sum;
}

std::string_view check_tiles(const State& state) {
  if (!plain_gardens.contains(state.torii | state.turned) || state.torii.meets(state.turned))
    return "SHO-5.13: a Torii tile on a Garden square";
  if (!plain_corridors.contains(state.garrisons))
    return "SHO-5.13: a Garrison tile on a Corridor square";
  if (!brazier_squares.contains(state.lit)) return "SHO-5.13: a Brazier tile on a Brazier square";
  for (const Set& garden : gardens) {
    const int up = (garden & all_torii(state)).size();
    if (up > 1) return "SHO-8.21: two torii in a garden";
    if (garden.meets(state.lit) ? garden.meets(state.torii) : garden.meets(state.turned))
      return "SHO-9.6: a brazier turns the torii of its garden, and nothing else does";
  }
  for (const std::uint8_t left : state.tiles)
    if (left > tiles_each) return "SHO-2.6: the tiles of a player";
  const int each_camp = tiles_each * state.seats() / 2;
  // One tile may be in the hand that moves it.
  const bool lifted = !state.stack.empty() && Flow{state.stack.back().flow} == Flow::tile &&
                      state.stack.back().step == Tile::square_chosen &&
                      state.stack.back().locals<Tile>().from != off_board;
  const Camp mover = camp_of(state.turn.seat);
  const auto in_the_air = [&](Camp camp) { return lifted && camp == mover ? 1 : 0; };
  if ((state.torii | state.turned).size() + tiles_on_boards(state, ninja) + in_the_air(ninja) !=
      each_camp)
    return "SHO-10.3: the Torii tiles";
  if (state.garrisons.size() + tiles_on_boards(state, samurai) + in_the_air(samurai) != each_camp)
    return "SHO-10.3: the Garrison tiles";
  return {};
}

std::string_view check_alerts(const State& state) {
  const int all = alerts_at_start(state.options);
  if (state.alerts > all) return "SHO-2.13: the Alert cards";
  if (state.alerts == 0 && state.result == playing) return "SHO-11.4: no Alert card is left";
  if (state.lit.size() > all - state.alerts) return "SHO-10.1: an Alert card for each brazier";
  return {};
}

std::string_view check_pawns(const State& state) {
  for (std::uint8_t pawn = 0; pawn < pawn_count; ++pawn) {
    const std::uint8_t square = state.pawns[pawn];
    if (square == off_board) continue;
    if (square >= square_count) return "SHO-1.9: a pawn outside the board";
    if (owner_of(pawn) >= state.seats()) return "SHO-2.4: a pawn of nobody";
  }
  if (state.shogun >= square_count) return "SHO-1.9: the Shogun outside the board";
  if (!captured(state)) return {};
  if (state.carrier >= pawn_count || camp_of(owner_of(state.carrier)) != ninja ||
      state.pawns[state.carrier] != state.shogun)
    return "SHO-7.10: the carrier stands where the Shogun is";
  return {};
}

// Between two actions: who stands with whom.
std::string_view check_squares(const State& state) {
  const Set ninjas = squares_of(state, ninja);
  const Set guards = squares_of(state, samurai);
  if (ninjas.meets(guards)) return "SHO-6.2: both camps on one square";
  if (!captured(state) && ninjas.has(state.shogun)) return "SHO-7.9: he would be captured";
  if (!captured(state) && guards.has(state.shogun)) return "SHO-4.8: a samurai on his square";
  if (ninjas.empty()) return "SHO-11.5: no ninja in play";
  if (guards.empty() && state.turn.number > 0) return "SHO-11.3: no samurai in play";
  return {};
}

// SHO-2.10: before the garrisons are chosen.
std::string_view check_setup(const State& state) {
  if (state.seats() != max_seats) return "SHO-2.8: nobody chooses a garrison";
  if (state.turn.throws > 0 || in_play(state, samurai) || captured(state) ||
      state.shogun != throne || squares_of(state, ninja) != Set::only(torii_square))
    return "SHO-2.10: the garrisons are chosen before the first throw";
  return {};
}

}  // namespace

std::string_view check(const State& state) {
  const auto& turn = state.turn;
  if (const auto wrong = dicium::check(turn, state.boards.data(), state.seats(), use_count);
      !wrong.empty())
    return wrong;
  if (turn.number > most_turns) return "SHO-11.12: more than 400 turns";
  if (camp_of(turn.seat) != (turn.number % 2 == 0 && turn.number > 0 ? samurai : ninja))
    return "SHO-3.1: the camps alternate, a ninja begins";
  for (Seat seat = state.seats(); seat < max_seats; ++seat)
    if (state.boards[seat] != dicium::PlayerBoard{} || state.tiles[seat] > 0)
      return "a seat that nobody has owns something";
  if (const auto wrong = check_pawns(state); !wrong.empty()) return wrong;
  if (const auto wrong = check_tiles(state); !wrong.empty()) return wrong;
  if (const auto wrong = check_alerts(state); !wrong.empty()) return wrong;
  if (turn.number == 0)
    if (const auto wrong = check_setup(state); !wrong.empty()) return wrong;
  if (state.stack.size() == 1) return check_squares(state);
  return {};
}

}  // namespace veillee::shogun
