// How good a position looks for a seat: the final score as it would be now, and what the rest is
// worth on the way there.
#include <algorithm>

#include "games/sabbat_magica/game.hpp"

namespace veillee::sabbat_magica {
namespace {

// Hundredths of a victory point.
struct Weights {
  int vp = 100;
  int terror = 55;
  int resource = 75;       // the first of its kind in 2H, with time to use it
  int more_resource = 40;  // a further one of the same kind
  int old_resource = 45;   // in 1H
  int rot = 130;           // 1H will turn into a cursed resource
  int cursed = 380;        // of the 500 that it costs; the grimoire may still help
  int region_later = 45;   // each VP of a region in a round still to come
  int major = 130;         // a garden bonus, for a round
  int minor = 70;
  int on_bridge = 70;  // a ghost that can still go somewhere and be fed
  int hungry = 90;     // a ghost that will not be fed
  int in_hall = 40;
  int set_parts[4] = {0, 90, 210, 340};  // 1, 2, 3 kinds of a set in the homologation area
};
constexpr Weights weights;

struct Clock {
  int rounds_left;  // after this one
  bool acting;      // before or in phase B of this round
  bool scoring;     // C2 of this round is still to come
};

Clock clock_of(const State& state) {
  if (state.stack.empty()) return {0, false, false};
  const std::uint8_t step = state.stack[0].step;
  return {rounds - state.round, step < Round::food, step <= Round::regions};
}

int resources_worth(const Player& player, const Clock& clock) {
  int value = 0;
  for (std::uint8_t k = 0; k < resource_count; ++k) {
    const int fresh = player.store[h2][k];
    const int old = player.store[h1][k];
    if (clock.rounds_left > 0 || clock.acting)
      value += fresh == 0 ? 0 : weights.resource + weights.more_resource * std::min(fresh - 1, 2);
    if (clock.acting) value += weights.old_resource * std::min(old, 2);
  }
  if (player.store[h1].total() > 0 && clock.rounds_left > 1) value -= weights.rot;
  if (player.cursed > 0 && clock.rounds_left > 0) value -= weights.cursed;
  return value;
}

int homologation_worth(const Player& player, const Clock& clock) {
  const int sets = sets_of(player.homologation);
  int value = sets * chimera_vp * weights.vp;
  if (clock.rounds_left == 0 && !clock.acting) return value;
  int parts = 0;
  for (const std::uint8_t units : player.homologation.units) parts += units > sets ? 1 : 0;
  return value + weights.set_parts[std::min(parts, 3)];
}

int place_worth(const State& state, Seat seat, std::uint8_t place, std::uint8_t position,
                const Clock& clock) {
  if (is_region(place)) {
    const int vp = region_points(state, seat, place);
    return (clock.scoring ? weights.vp * vp : 0) +
           weights.region_later * vp * std::min(clock.rounds_left, 2);
  }
  const int rounds_of_use = std::min(clock.rounds_left, 2) + (clock.scoring ? 1 : 0);
  return rounds_of_use * (position == 0 ? weights.major : position == 1 ? weights.minor : 5) / 2;
}

int worth(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  const Clock clock = clock_of(state);
  int value = weights.vp * final_score(player).total();
  value += resources_worth(player, clock) + homologation_worth(player, clock);
  for (const std::uint8_t place : Squares{player.places})
    value += place_worth(state, seat, place, position_in(state, seat, place), clock);

  // Terror feeds first; what is short costs a ghost each.
  const int due = clock.scoring ? std::max(0, ghosts_out(player) - canteen_bonus(state, seat)) : 0;
  const int short_of = std::max(0, due - player.terror - (clock.acting ? 2 : 0));
  value -= weights.hungry * short_of;
  if (clock.rounds_left > 0 || clock.acting) {
    value += weights.terror * (player.terror - std::min<int>(player.terror, due) / 2);
    value += clock.acting ? weights.on_bridge * std::min<int>(player.drawbridge, 4) : 0;
    value += player.magician != outside ? weights.in_hall : 0;
  }
  return value;
}

int tile_worth(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  if (!tile_works(state, seat)) return 0;
  switch (const std::uint8_t tile = state.tile_at[player.magician]) {
    case grimoire: return weights.cursed;
    case the_clock: return weights.rot + 20 * player.store[h1].total();
    case terrorisator: return 2 * weights.terror;
    case test_tube: return weights.resource / 2;
    default:
      return player.store[h2][resource_of(tile)] == 0 ? weights.resource + weights.more_resource
                                                      : weights.more_resource;
  }
}

// What the decision that this seat has now is still going to bring.
int promise(const State& state, Seat seat) {
  if (!state.pending.owing.has(seat)) return 0;
  const Clock clock = clock_of(state);
  const Player& player = state.players[seat];
  switch (Decision{state.pending.decision}) {
    case Decision::effect: {
      int best = tile_worth(state, seat);
      for (const std::uint8_t mirror : Squares{usable_mirrors(state, seat)})
        best = std::max(best, weights.terror * std::min(mirror_terror(state, seat, mirror),
                                                        most_terror - player.terror));
      return best;
    }
    case Decision::terrorise: return 3 * weights.terror;
    case Decision::bonus_resource: return weights.resource;
    case Decision::luxuriance: return 2 * weights.resource;
    case Decision::again: return 2 * weights.terror;
    case Decision::give_kind:
    case Decision::give_from_2h:
    case Decision::give_from_1h: return weights.resource / 2;
    case Decision::receive: {
      const Magician& m = state.stack.back().locals<Magician>();
      return weights.resource * (m.amount[h2] + m.amount[h1]);
    }
    case Decision::ghost: {
      const GhostMovement& m = state.stack.back().locals<GhostMovement>();
      const int waiting = player.drawbridge - m.back_on_bridge;
      return weights.major / 2 * std::min(waiting, player.terror + 1);
    }
    case Decision::pay:
    case Decision::arrival: {
      const GhostMovement& m = state.stack.back().locals<GhostMovement>();
      const auto last = static_cast<std::uint8_t>(state.ghosts[m.to].size());
      const int waiting = player.drawbridge - m.back_on_bridge - 1;
      const int others = weights.major / 2 * std::clamp(waiting, 0, player.terror + 1);
      if (can_fight(state, seat, m.to))
        return others + place_worth(state, seat, m.to, 0, clock) - weights.on_bridge;
      if (full(state, m.to)) return others - weights.vp;
      return others + place_worth(state, seat, m.to, last, clock) - weights.on_bridge;
    }
    default: return 0;
  }
}

}  // namespace

int SabbatMagica::evaluate(const State& state, Seat seat) {
  int best = -100000;
  if (state.stack.empty()) {
    // At the end only the standing counts: the margin over the best opponent.
    for (Seat other = 0; other < state.seats(); ++other)
      if (other != seat) best = std::max(best, final_score(state.players[other]).total());
    const int mine = final_score(state.players[seat]).total();
    return 100 * (mine - best) + (sabbat_magica::outcome(state).winners.has(seat) ? 300 : 0);
  }
  for (Seat other = 0; other < state.seats(); ++other)
    if (other != seat) best = std::max(best, worth(state, other) + promise(state, other));
  return worth(state, seat) + promise(state, seat) - best;
}

}  // namespace veillee::sabbat_magica
