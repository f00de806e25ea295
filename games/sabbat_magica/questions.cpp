// What the rules ask of a position.
#include "games/sabbat_magica/rules.hpp"

namespace veillee::sabbat_magica {

int canteen_bonus(const State& state, Seat seat) {
  const std::uint8_t position = position_in(state, seat, canteen);
  return position == 0 ? 2 : position == 1 ? 1 : 0;
}

int fight_cost(const State& state, Seat attacker, std::uint8_t place) {
  SeatSet before;
  for (const Seat seat : state.order) {
    if (seat == attacker) break;
    before.add(seat);
  }
  int cost = 0;
  for (const Seat ghost : state.ghosts[place]) cost += before.has(ghost) ? 2 : 1;
  return cost;
}

int fight_vp(const State& state, Seat attacker, std::uint8_t place) {
  constexpr int for_each_beaten = 2;
  const bool trained = has_major(state, attacker, training_ground) ||
                       (is_region(place) && has_bonus(state, attacker, training_ground));
  return for_each_beaten * state.ghosts[place].size() + (trained ? 1 : 0);
}

bool can_fight(const State& state, Seat attacker, std::uint8_t place) {
  return !state.ghosts[place].empty() && place != state.secret_place &&
         fight_cost(state, attacker, place) <= state.players[attacker].terror;
}

Places payable_regions(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  const auto kinds =
      static_cast<std::uint8_t>(kinds_in(player.store[h2]) | kinds_in(player.store[h1]));
  if (std::popcount(kinds) < 2) return 0;
  Places regions = 0;
  for (std::uint8_t r = 0; r < region_count; ++r)
    if ((cost_of(state, r) & ~kinds) == 0) regions = static_cast<Places>(regions | only(r));
  return regions;
}

SquareMask occupied_squares(const State& state) {
  SquareMask squares = 0;
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (state.players[seat].magician != outside)
      squares |= SquareMask{1} << state.players[seat].magician;
  return squares;
}

SquareMask walkable(const State& state, Seat seat) {
  const std::uint8_t from = state.players[seat].magician;
  const SquareMask reach = from == outside ? (SquareMask{1} << square_count) - 1 : neighbours[from];
  return reach & ~occupied_squares(state);
}

SquareMask flyable(const State& state, Seat seat) {
  const std::uint8_t from = state.players[seat].magician;
  if (from == outside) return 0;  // SAB-8.25
  return ((SquareMask{1} << square_count) - 1) & ~neighbours[from] & ~occupied_squares(state);
}

bool tile_works(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  switch (const std::uint8_t tile = state.tile_at[player.magician]) {
    case grimoire: return player.cursed > 0;
    case the_clock: return player.store[h1].total() > 0;
    case terrorisator:
    case test_tube: return player.store[h1].total() + player.store[h2].total() > 0;
    default: return is_standard(tile);
  }
}

std::uint16_t usable_mirrors(const State& state, Seat seat) {
  std::uint16_t usable = 0;
  for (const std::uint8_t mirror : Squares{bordering[state.players[seat].magician]})
    if (state.mirrors[mirror] != broken) usable = static_cast<std::uint16_t>(usable | 1U << mirror);
  return usable;
}

int mirror_terror(const State& state, Seat seat, std::uint8_t mirror) {
  const bool is_intact = state.mirrors[mirror] == intact;
  const bool more = is_intact ? has_major(state, seat, glassworks)   // SAB-6.6
                              : has_bonus(state, seat, glassworks);  // SAB-6.7
  return (is_intact ? 3 : 2) + (more ? 1 : 0);
}

SeatSet adjacent_opponents(const State& state, Seat seat) {
  SeatSet found;
  const SquareMask around = neighbours[state.players[seat].magician];
  for (Seat other = 0; other < state.seats(); ++other) {
    const std::uint8_t square = state.players[other].magician;
    if (square != outside && (around >> square & 1U) != 0) found.add(other);
  }
  return found;
}

Places immortal_places(const State& state, Seat seat, std::uint8_t lost_in) {
  Places possible = 0;
  const Places board = is_region(lost_in) ? all_regions : all_gardens;
  for (const std::uint8_t place : Squares{SquareMask(board & ~state.players[seat].places)})
    if (!full(state, place)) possible = static_cast<Places>(possible | only(place));
  return possible;
}

bool can_use(const State& state, Seat seat, Power power) {
  if (!holds_power(state, seat, power)) return false;
  const Player& player = state.players[seat];
  const auto any_neighbour = [&](auto with) {
    for (const Seat other : adjacent_opponents(state, seat))
      if (with(state.players[other])) return true;
    return false;
  };
  switch (power) {
    case luxuriance: return true;
    case apparition: return !adjacent_opponents(state, seat).empty();
    case secret_area: return player.places != 0;
    case doppelganger: {
      const Effect effect{state.stack.back().locals<Magician>().effect};
      return (effect == used_tile && tile_works(state, seat)) ||
             (effect == used_mirror && usable_mirrors(state, seat) != 0);
    }
    case teleportation: {
      const GhostMovement& m = state.stack.back().locals<GhostMovement>();
      return player.drawbridge > m.back_on_bridge && (all_regions & ~player.places) != 0;
    }
    case fireball: return any_neighbour([](const Player& p) { return p.drawbridge > 0; });
    case bats: return flyable(state, seat) != 0;
    case seduction:
      return any_neighbour([](const Player& p) { return p.store[h2][gem] + p.store[h1][gem] > 0; });
    case immortality: return true;  // its place is looked for where the minion is beaten
    case booster:
      return player.places != 0 && state.stack.back().locals<GhostMovement>().begun == 0;
    case spell: return any_neighbour([](const Player& p) { return p.terror > 0; });
    case frenzy: return player.terror < most_terror;
    case power_count: break;
  }
  return false;
}

Meal meal_for(const State& state, Seat seat, int out) {
  const int due = std::max(0, out - canteen_bonus(state, seat));
  return {due, std::min<int>(state.players[seat].terror, due)};
}

int region_points(const State& state, Seat seat, std::uint8_t region) {
  const int vp = region_vp[region];
  const bool more = vp == 2   ? has_bonus(state, seat, crystal_globe)
                    : vp == 3 ? has_major(state, seat, crystal_globe)
                              : false;
  return vp + (more ? 1 : 0);
}

FinalScore final_score(const Player& player) { return {player.vp, chimera_vp * player.chimeras}; }

Outcome outcome(const State& state) {
  std::array<Standing, max_seats> standings{};
  for (Seat seat = 0; seat < state.seats(); ++seat)
    standings[seat] = {static_cast<std::int16_t>(final_score(state.players[seat]).total())};
  return ranked(state.seats(), standings);
}

}  // namespace veillee::sabbat_magica
