// What the rules ask of a position.
#include <algorithm>

#include "games/shogun/rules.hpp"

namespace veillee::shogun {

Set squares_of(const State& state, Camp camp) {
  Set squares;
  for (Seat seat = camp; seat < state.seats(); seat = byte(seat + 2))
    for (std::uint8_t pawn = first_pawn(seat); pawn < first_pawn(byte(seat + 1)); ++pawn)
      if (state.pawns[pawn] != off_board) squares.add(state.pawns[pawn]);
  return squares;
}

bool in_play(const State& state, Camp camp) { return !squares_of(state, camp).empty(); }

Set accessible(const State& state, Camp camp) {
  Set places = camp == ninja ? all_torii(state) - squares_of(state, samurai)
                             : all_garrisons(state) - squares_of(state, ninja);
  places.remove(state.shogun);
  return places;
}

std::uint8_t square_of(const State& state, std::uint8_t pawn) {
  return pawn == the_shogun ? state.shogun : state.pawns[pawn];
}

Pawns movers(const State& state, Seat seat) {
  Pawns list;
  const std::uint8_t first = first_pawn(seat);
  for (std::uint8_t pawn = first; pawn < first + pawns_each; ++pawn) {
    const std::uint8_t square = state.pawns[pawn];
    if (square == off_board) continue;
    bool alike = false;
    for (std::uint8_t other = first; other < pawn; ++other)
      alike |= state.pawns[other] == square && other != state.carrier && pawn != state.carrier;
    if (!alike) list.push_back(pawn);
  }
  if (camp_of(seat) == samurai && !captured(state)) list.push_back(the_shogun);
  return list;
}

ManyPawns alike_once(const State& state, Camp camp, std::uint8_t square) {
  ManyPawns list;
  for (Seat seat = camp; seat < state.seats(); seat = byte(seat + 2))
    for (const std::uint8_t pawn : movers(state, seat))
      if (pawn != the_shogun && (square == off_board || state.pawns[pawn] == square))
        list.push_back(pawn);
  return list;
}

bool shares_with_carrier(const State& state, std::uint8_t pawn) {
  if (!captured(state) || square_of(state, pawn) != state.shogun) return false;
  if (pawn != state.carrier) return true;
  int here = 0;
  for (const std::uint8_t square : state.pawns) here += square == state.shogun ? 1 : 0;
  return here > 1;
}

Set no_stopping(const State& state, std::uint8_t pawn) {
  if (pawn == the_shogun) return squares_of(state, samurai);
  return camp_of(owner_of(pawn)) == samurai && !captured(state) ? Set::only(state.shogun) : Set{};
}

namespace {

// Squares that end a walk, and squares that cannot be entered.
struct Obstacles {
  Set ends;
  Set closed;
};

Set closed_for(const State& state, std::uint8_t pawn) {
  if (pawn == the_shogun) return squares_of(state, ninja);  // SHO-7.3
  if (camp_of(owner_of(pawn)) == samurai)
    return captured(state) ? Set::only(state.shogun) : Set{};         // SHO-7.12
  return pawn == state.carrier ? squares_of(state, samurai) : Set{};  // SHO-7.11
}

Obstacles obstacles_for(const State& state, std::uint8_t pawn) {
  const Set closed = closed_for(state, pawn);
  if (pawn == the_shogun) return {{}, closed};
  if (camp_of(owner_of(pawn)) == samurai) return {squares_of(state, ninja) - closed, closed};
  if (pawn == state.carrier) return {all_torii(state), closed};  // SHO-11.7
  Set foes = squares_of(state, samurai);
  if (!captured(state)) foes.add(state.shogun);  // SHO-7.9
  return {foes, closed};
}

const Castle::Ways& ways_of(const State& state, std::uint8_t pawn, const Stride& stride) {
  const bool is_ninja = pawn != the_shogun && camp_of(owner_of(pawn)) == ninja;
  return is_ninja && !stride.through_doors ? ways_past_doors
                                           : plan_for(state.seats()).ways_through_doors;
}

Set walk_ends(const State& state, const Stride& stride, int steps, std::uint8_t pawn) {
  const std::uint8_t from = square_of(state, pawn);
  const bool is_ninja = pawn != the_shogun && camp_of(owner_of(pawn)) == ninja;
  const Castle::Ways& ways = ways_of(state, pawn, stride);
  const Obstacles obstacles = obstacles_for(state, pawn);
  Set ends = Castle::reach(ways, from, steps, obstacles.ends, obstacles.closed);
  if (!is_ninja) {
    ends -= no_stopping(state, pawn);  // SHO-4.8
    if (stride.lights && brazier_squares.has(from) && !state.lit.has(from)) ends.add(from);
    return ends;
  }
  const bool returns =
      shares_with_carrier(state, pawn) || (pawn == state.carrier && all_torii(state).has(from));
  if (returns && steps > 1 &&
      !(Castle::neighbours(ways, from) - obstacles.ends - obstacles.closed).empty())
    ends.add(from);  // SHO-4.18
  return ends;
}

// Through a door or a wall.
Set crossings(const State& state, Edge edge, std::uint8_t pawn) {
  const Castle& castle = plan_for(state.seats()).castle;
  return castle.across(square_of(state, pawn), edge) - closed_for(state, pawn);
}

Set redeployments(const State& state, std::uint8_t pawn) {
  Set places = pawn == the_shogun
                   ? all_garrisons(state) - squares_of(state, ninja) - squares_of(state, samurai)
                   : accessible(state, samurai);
  places.remove(square_of(state, pawn));  // SHO-9.4
  return places;
}

}  // namespace

Set charge_steps(const State& state, std::uint8_t pawn, const Set& trail, std::uint8_t from,
                 int steps) {
  if (steps == 0) return {};
  Set closed = trail;
  if (pawn == the_shogun) closed |= squares_of(state, ninja);
  if (captured(state)) closed.add(state.shogun);
  Set next = Castle::neighbours(plan_for(state.seats()).ways_through_doors, from) - closed;
  const Set passing = next & no_stopping(state, pawn);
  for (const std::uint8_t square : passing)  // SHO-4.16
    if (charge_steps(state, pawn, trail | Set::only(square), square, steps - 1).empty())
      next.remove(square);
  return next;
}

Set ends_of(const State& state, std::uint8_t use, int steps, std::uint8_t pawn) {
  const std::uint8_t square = square_of(state, pawn);
  switch (use) {
    case use_opening: return crossings(state, Edge::door, pawn);
    case use_infiltration: return crossings(state, Edge::wall, pawn);
    case use_redeployment: return redeployments(state, pawn);
    case use_brazier:
      return brazier_squares.has(square) && !state.lit.has(square) ? Set::only(square) : Set{};
    case use_banzai: return charge_steps(state, pawn, Set::only(square), square, steps);
    default: break;
  }
  const Camp camp = pawn == the_shogun ? samurai : camp_of(owner_of(pawn));
  return walk_ends(state, stride_of(camp, use), steps, pawn);
}

bool can_act(const State& state, std::uint8_t use, int steps, std::uint8_t pawn) {
  const Camp camp = pawn == the_shogun ? samurai : camp_of(owner_of(pawn));
  const Stride stride = stride_of(camp, use);
  if (use != use_move && stride.steps == 0) return !ends_of(state, use, steps, pawn).empty();
  const Set beside = Castle::neighbours(ways_of(state, pawn, stride), square_of(state, pawn));
  if (!(beside - closed_for(state, pawn) - no_stopping(state, pawn)).empty()) return true;
  return !walk_ends(state, stride, steps, pawn).empty();
}

Set tile_squares(const State& state, Camp camp, std::uint8_t from) {
  // A garden with a tile is out of the question as a whole: it has a torii, or the brazier that
  // turned it.
  Set free = camp == ninja ? plain_gardens : plain_corridors - state.garrisons;
  if (from != off_board) free.remove(from);
  if (camp == samurai) return free;
  int north = rows;  // SHO-8.23
  for (const std::uint8_t square : squares_of(state, ninja))
    north = std::min(north, Castle::row(square));
  free -= Set::below(north * columns);
  const Set taken = all_torii(state) | state.lit;  // SHO-8.20, SHO-8.21
  for (const Set& garden : gardens)
    if (garden.meets(taken)) free -= garden;
  return free;
}

Set movable_tiles(const State& state, Camp camp) {
  if (camp == samurai) return state.garrisons;
  Set movable;
  for (const std::uint8_t tile : state.torii | state.turned) {
    State lifted = state;
    lifted.torii.remove(tile);
    lifted.turned.remove(tile);
    if (!tile_squares(lifted, ninja, tile).empty()) movable.add(tile);
  }
  return movable;
}

bool has_use(Seat seat, std::uint8_t use) {
  if (use >= use_opening && use <= use_infiltration) return camp_of(seat) == ninja;
  if (use >= use_redeployment && use <= use_banzai) return camp_of(seat) == samurai;
  return true;
}

int steps_of(Seat seat, std::uint8_t use, int faces) {
  if (use == use_move) return faces;
  if (use == use_banzai) return banzai_steps;
  return stride_of(camp_of(seat), use).steps;
}

namespace {

bool can_recruit(const State& state, Seat seat) {
  const std::uint8_t first = first_pawn(seat);
  for (std::uint8_t pawn = first; pawn < first + pawns_each; ++pawn)
    if (state.pawns[pawn] == off_board) return !accessible(state, camp_of(seat)).empty();
  return false;
}

bool can_lay(const State& state, Seat seat) {
  const Camp camp = camp_of(seat);
  if (state.tiles[seat] > 0) return !tile_squares(state, camp, off_board).empty();
  return !movable_tiles(state, camp).empty();
}

}  // namespace

bool playable(const State& state, Seat seat, std::uint8_t use, int faces) {
  const Camp camp = camp_of(seat);
  if (use == use_shuriken) return in_play(state, samurai);
  if (use == use_twopair) return camp == ninja ? can_recruit(state, seat) : can_lay(state, seat);
  if (use == use_three && camp == ninja) return can_lay(state, seat);
  if (use == use_four && camp == samurai) return can_recruit(state, seat);
  const int steps = steps_of(seat, use, faces);
  const std::uint8_t first = first_pawn(seat);
  for (std::uint8_t pawn = first; pawn < first + pawns_each; ++pawn)
    if (state.pawns[pawn] != off_board && can_act(state, use, steps, pawn)) return true;
  return camp == samurai && !captured(state) && can_act(state, use, steps, the_shogun);
}

int alerts_at_start(const Options& options) {
  return alert_cards + (options.introduction != 0 ? 1 : 0);
}

int extra_faces(const State& state, Seat seat, dicium::Colour colour) {
  if (colour != dicium::green) return 0;  // SHO-5.20
  int n = 0;
  const std::uint8_t first = first_pawn(seat);
  for (std::uint8_t pawn = first; pawn < first + pawns_each; ++pawn)
    n += altars.has(state.pawns[pawn]) ? 1 : 0;
  if (camp_of(seat) == samurai && !captured(state) && altars.has(state.shogun)) ++n;  // SHO-5.22
  return n;
}

int progress(const State& state, Camp camp) {
  if (state.result == (camp == ninja ? ninja_won : samurai_won)) return 100;
  if (camp == samurai) {
    const int all = alerts_at_start(state.options);
    return 100 * (all - state.alerts) / all;
  }
  const auto nearest = [&](std::uint8_t from, const Set& squares) {
    const auto& ways = ways_from(state.seats(), from);
    int best = 2 * longest_way;
    for (const std::uint8_t square : squares) best = std::min<int>(best, ways[square]);
    return best;
  };
  const Set ninjas = squares_of(state, ninja);
  if (ninjas.empty()) return 0;
  int way = nearest(state.shogun, all_torii(state));
  if (!captured(state)) way += nearest(state.shogun, ninjas);
  return std::max(0, 100 * (longest_way - way) / longest_way);
}

Outcome outcome(const State& state) {
  constexpr Teams teams = {ninja, samurai, ninja, samurai};
  if (state.result == nobody_won) return drawn(state.seats(), teams);
  Outcome result;
  if (state.result == playing) {
    result = drawn(state.seats(), teams);
    result.kind = Outcome::Kind::teams;
  } else {
    result = by_teams(state.seats(), teams, state.result == ninja_won ? ninja : samurai);
  }
  for (Seat seat = 0; seat < state.seats(); ++seat)
    result.score[seat] = static_cast<std::int16_t>(progress(state, camp_of(seat)));
  return result;
}

}  // namespace veillee::shogun
