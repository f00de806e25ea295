// How good a position looks for a seat: the final score as it would be now, and what the rest is
// worth on the way there. Each part counts as much as self-play has found it to (features.hpp).
#include <algorithm>

#include "games/sabbat_magica/features.hpp"
#include "games/sabbat_magica/game.hpp"

namespace veillee::sabbat_magica {
namespace {

// Hundredths of a victory point.
struct Prices {
  int vp = 100;
  int food = 45;           // terror that the ghosts are going to eat
  int terror = 60;         // and the first few beyond that
  int more_terror = 15;    // and the rest
  int resource = 75;       // the first of its kind in 2H, with time to use it
  int more_resource = 25;  // a further one of the same kind
  int old_resource = 40;   // in 1H
  int paid_resource = 30;  // what a portal takes would have rotted in part
  int rot = 130;           // 1H will turn into a cursed resource
  int cursed = 380;        // of the 500 that it costs; the grimoire may still help
  int region_later = 60;   // each VP of a region in the next round
  int major = 110;         // a garden bonus, for a round
  int minor = 55;
  int hungry = 150;  // a ghost that will not be fed
  int in_hall = 40;
  int set_parts[4] = {0, 110, 230, 360};  // 1, 2, 3 kinds of a set in the homologation area
};
constexpr Prices price;

struct Clock {
  int rounds_left;   // after this one
  int actions_left;  // of this seat in this round, without the one that is running
  bool scoring;      // C2 of this round is still to come
};

Clock clock_of(const State& state, Seat seat) {
  const std::uint8_t step = state.stack[0].step;
  const int rounds_left = rounds - state.round;
  if (step >= Round::end_of_schemes) return {rounds_left, 0, step <= Round::regions};
  const int actions = time_cards[card_in_force(state)].actions;
  if (step < Round::scheme) return {rounds_left, actions, true};
  const auto mine = std::find(state.order.begin(), state.order.end(), seat) - state.order.begin();
  const bool acted = mine < state.turn || (mine == state.turn && state.stack.size() > 1);
  return {rounds_left, actions - state.action - (acted ? 1 : 0), true};
}

template <class Add>
void tell_resources(const Player& player, const Clock& clock, Add& add) {
  int fresh_worth = 0;
  int old_worth = 0;
  for (std::uint8_t k = 0; k < resource_count; ++k) {
    const int fresh = player.store[h2][k];
    const int old = player.store[h1][k];
    if (fresh > 0 && (clock.rounds_left > 0 || clock.actions_left > 0))
      fresh_worth += price.resource + price.more_resource * std::min(fresh - 1, 2);
    if (clock.actions_left > 0) old_worth += price.old_resource * std::min(old, 1);
  }
  add(f_fresh, fresh_worth);
  add(f_old, old_worth);
  if (player.store[h1].total() > 0 && clock.rounds_left > 1) add(f_rot, -price.rot);
  if (player.cursed > 0 && clock.rounds_left > 0) add(f_cursed, -price.cursed);
}

int sets_worth(const Resources& area) { return sets_of(area) * chimera_vp * price.vp; }

// What lies there of a set that is not complete.
int parts_worth(const Resources& area, const Clock& clock) {
  if (clock.rounds_left == 0 && clock.actions_left == 0) return 0;
  const int sets = sets_of(area);
  int parts = 0;
  for (const std::uint8_t units : area.units) parts += units > sets ? 1 : 0;
  return price.set_parts[std::min(parts, 3)];
}

int homologation_worth(const Resources& area, const Clock& clock) {
  return sets_worth(area) + parts_worth(area, clock);
}

int region_worth(int vp, const Clock& clock) { return clock.scoring ? price.vp * vp : 0; }
int region_worth_later(int vp, const Clock& clock) {
  return clock.rounds_left > 0 ? price.region_later * vp : 0;
}
int garden_worth(std::uint8_t position, const Clock& clock) {
  const int rounds_of_use = std::min(clock.rounds_left, 1) + (clock.scoring ? 1 : 0);
  return rounds_of_use * (position == 0 ? price.major : position == 1 ? price.minor : 0) / 2;
}

int place_worth(const State& state, Seat seat, std::uint8_t place, std::uint8_t position,
                const Clock& clock) {
  if (!is_region(place)) return garden_worth(position, clock);
  const int vp = region_points(state, seat, place);
  return region_worth(vp, clock) + region_worth_later(vp, clock);
}

// What a ghost gains by arriving in this place; 0 where it had better not go.
int arrival_worth(const State& state, Seat seat, std::uint8_t place, const Clock& clock) {
  const std::uint8_t present = state.ghosts[place].size();
  const int fought = can_fight(state, seat, place)
                         ? place_worth(state, seat, place, 0, clock) + 2 * price.vp * present -
                               price.terror * fight_cost(state, seat, place)
                         : 0;
  const int settled = full(state, place) ? 0 : place_worth(state, seat, place, present, clock);
  return std::max({fought, settled, 0});
}

int entry_worth(const State& state, Seat seat, std::uint8_t region, const Clock& clock) {
  Resources paid = state.players[seat].homologation;
  const std::uint8_t cost = cost_of(state, region);
  for (std::uint8_t k = 0; k < resource_count; ++k) add(paid[k], cost >> k & 1);
  return arrival_worth(state, seat, region, clock) + homologation_worth(paid, clock) -
         homologation_worth(state.players[seat].homologation, clock) -
         price.paid_resource * std::popcount(cost);
}

// What the waiting ghosts of the drawbridge can still gain: the best places, one each. Resources
// pay for one region, and perhaps for a second one.
int opportunity(const State& state, Seat seat, int waiting, const Clock& clock) {
  const Player& player = state.players[seat];
  std::array<int, 2> regions{};
  for (const std::uint8_t region :
       Squares{SquareMask(payable_regions(state, seat) & ~player.places)}) {
    const int gain = entry_worth(state, seat, region, clock);
    if (gain > regions[0])
      regions = {gain, regions[0]};
    else
      regions[1] = std::max(regions[1], gain);
  }
  regions[1] /= 3;
  int value = 0;
  for (const int gain : regions)
    if (gain > 0 && waiting-- > 0) value += gain;
  std::array<int, garden_count> gardens{};
  for (const std::uint8_t garden : Squares{SquareMask(all_gardens & ~player.places)})
    gardens[garden - region_count] = arrival_worth(state, seat, garden, clock);
  std::sort(gardens.rbegin(), gardens.rend());
  for (int i = 0; i < waiting && i < garden_count; ++i)
    value += gardens[static_cast<std::size_t>(i)];
  return value;
}

struct TerrorWorth {
  int food, hungry, rest;
  int total() const { return food + hungry + rest; }
};

TerrorWorth terror_worth(const State& state, Seat seat, const Clock& clock) {
  const Player& player = state.players[seat];
  const int due = clock.scoring ? std::max(0, ghosts_out(player) - canteen_bonus(state, seat)) : 0;
  const int eaten = std::min<int>(player.terror, due);
  const int earned = std::min(clock.actions_left, 2);  // a mirror may still come
  TerrorWorth worth{price.food * eaten, -price.hungry * std::max(0, due - eaten - earned), 0};
  if (clock.rounds_left == 0 && clock.actions_left == 0) return worth;
  const int rest = player.terror - eaten;
  worth.rest = price.terror * std::min(rest, 4) + price.more_terror * std::max(0, rest - 4);
  return worth;
}

int tile_worth(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  if (!tile_works(state, seat)) return 0;
  switch (const std::uint8_t tile = state.tile_at[player.magician]) {
    case grimoire: return price.cursed;
    case the_clock: return price.rot + 20 * player.store[h1].total();
    case terrorisator: return price.terror;
    case test_tube: return price.resource / 2;
    default:
      return player.store[h2][resource_of(tile)] == 0 ? price.resource + price.more_resource
                                                      : price.more_resource;
  }
}

// What the decision that this seat has now is still going to bring.
int promise(const State& state, Seat seat, const Clock& clock) {
  const Player& player = state.players[seat];
  switch (Decision{state.pending.decision}) {
    case Decision::effect: {
      int best = tile_worth(state, seat);
      for (const std::uint8_t mirror : Squares{usable_mirrors(state, seat)}) {
        State after = state;
        add(after.players[seat].terror,
            std::min(mirror_terror(state, seat, mirror), most_terror - player.terror));
        best = std::max(best, terror_worth(after, seat, clock).total() -
                                  terror_worth(state, seat, clock).total());
      }
      return best;
    }
    case Decision::terrorise: return 2 * price.terror;
    case Decision::bonus_resource: return price.resource;
    case Decision::luxuriance: return 2 * price.resource;
    case Decision::again: return 2 * price.terror;
    case Decision::give_kind:
    case Decision::give_from_2h:
    case Decision::give_from_1h: return price.resource / 2;
    case Decision::receive: {
      const Magician& m = state.stack.back().locals<Magician>();
      return price.resource * (m.amount[h2] + m.amount[h1]);
    }
    default: return 0;
  }
}

// The ghosts of the drawbridge: at once in the own ghost movement, else later and less surely.
int bridge_worth(const State& state, Seat seat, const Clock& clock) {
  const Player& player = state.players[seat];
  if (Flow{state.stack.back().flow} == Flow::ghosts && state.pending.owing.has(seat)) {
    const GhostMovement& m = state.stack.back().locals<GhostMovement>();
    const int waiting = player.drawbridge - m.back_on_bridge;
    const Decision decision{state.pending.decision};
    if (decision == Decision::ghost) return opportunity(state, seat, waiting, clock);
    const int others = opportunity(state, seat, waiting - (m.from == no_arg ? 1 : 0), clock) / 2;
    const int gain = decision == Decision::pay ? entry_worth(state, seat, m.to, clock)
                                               : arrival_worth(state, seat, m.to, clock);
    return others + (gain > 0 ? gain : -price.vp);
  }
  return clock.actions_left > 0 ? opportunity(state, seat, player.drawbridge, clock) * 3 / 4 : 0;
}

// Regions and gardens beside a ghost of this player, where it has none itself.
Places beside(const Player& player) {
  Places places = 0;
  for (const std::uint8_t place : Squares{player.places})
    places = static_cast<Places>(places | adjacent_places[place]);
  return static_cast<Places>(places & ~player.places);
}

// What the magician could reach with one step.
template <class Add>
void tell_hall(const State& state, Seat seat, Add& add) {
  const std::uint8_t from = state.players[seat].magician;
  if (from == outside) return;
  unsigned kinds = 0;
  int mirrors = 0;
  for (const std::uint8_t square : Squares{neighbours[from]}) {
    const std::uint8_t tile = state.tile_at[square];
    if (is_standard(tile)) kinds |= 1U << resource_of(tile);
    bool one = false;
    for (const std::uint8_t mirror : Squares{SquareMask{bordering[square]}})
      one |= state.mirrors[mirror] != broken;
    mirrors += one ? 1 : 0;
  }
  add(f_tiles, price.vp * std::popcount(kinds));
  add(f_mirrors, price.vp * mirrors);
}

// What a seat can still do in this round.
template <class Add>
void tell_chances(const State& state, Seat seat, Add& add) {
  const Player& player = state.players[seat];
  add(f_payable, price.vp * std::popcount(static_cast<unsigned>(payable_regions(state, seat) &
                                                                ~player.places)));
  int targets = 0;
  int room = 0;
  for (const std::uint8_t place : Squares{beside(player)}) {
    targets += can_fight(state, seat, place) ? 1 : 0;
    room += is_region(place) && state.ghosts[place].empty() ? 1 : 0;
  }
  add(f_targets, price.vp * targets);
  add(f_room, price.vp * room);
  tell_hall(state, seat, add);
}

// The plain counts.
template <class Add>
void tell_counts(const State& state, Seat seat, const Clock& clock, Add& add) {
  const Player& player = state.players[seat];
  const auto at_least = [&](int first, int n, int most) {
    for (int i = 0; i < std::min(n, most); ++i) add(first + i, price.vp);
  };
  at_least(f_terror_at, player.terror, most_terror);
  at_least(f_graveyard_at, player.graveyard, most_in_graveyard);
  if (clock.actions_left > 0) at_least(f_bridge_at, player.drawbridge, most_on_bridge);
  const std::uint8_t fresh = kinds_in(player.store[h2]);
  const std::uint8_t old = kinds_in(player.store[h1]);
  const int kinds = std::popcount(static_cast<unsigned>(fresh | old));
  at_least(f_kinds_at, kinds, resource_count);
  add(f_spare, price.vp * (player.store[h2].total() + player.store[h1].total() - kinds));
  add(f_only_old, price.vp * std::popcount(static_cast<unsigned>(old & ~fresh)));
  const int sets = sets_of(player.homologation);
  int parts = 0;
  for (const std::uint8_t units : player.homologation.units) parts += units > sets ? 1 : 0;
  at_least(f_parts_at, parts, resource_count - 1);
  if (clock.scoring && state.order[state.seats() - 1U] == seat) add(f_last, price.vp);
  if (state.pending.owing.has(seat)) add(f_next, price.vp);
  if (clock.actions_left > 0) tell_chances(state, seat, add);
}

template <class Add>
void tell_places(const State& state, Seat seat, const Clock& clock, Add& add) {
  for (const std::uint8_t place : Squares{state.players[seat].places}) {
    if (is_region(place)) {
      const int vp = region_points(state, seat, place);
      add(f_regions, region_worth(vp, clock));
      add(f_regions_later, region_worth_later(vp, clock));
      add(f_region + place, price.vp);
      continue;
    }
    const std::uint8_t position = position_in(state, seat, place);
    add(f_gardens, garden_worth(position, clock));
    if (position == 0) add(f_major + place - region_count, price.vp);
    if (position == 1) add(f_minor + place - region_count, price.vp);
  }
}

struct Model {
  using State = sabbat_magica::State;
  static constexpr int features = feature_count;
  static constexpr int phases = rounds;
  static constexpr int unit = 100;  // the features are hundredths already: the weights, per cent
  static constexpr std::uint8_t fewest_players = 2;
  static constexpr WeightTable<features, phases> weights[] = {
      {{
#include "games/sabbat_magica/weights_2.inc"
      }},
      {{
#include "games/sabbat_magica/weights_3.inc"
      }},
      {{
#include "games/sabbat_magica/weights_4.inc"
      }},
  };
  static constexpr FeatureNames names = {enum_names<Feature>, feature_groups};
  static int phase(const State& state) { return state.round - 1; }

  template <class Add>
  static void tell(const State& state, Seat seat, Add add) {
    const Player& player = state.players[seat];
    const Clock clock = clock_of(state, seat);
    add(f_score, price.vp * final_score(player).total());
    tell_resources(player, clock, add);
    add(f_sets, sets_worth(player.homologation));
    add(f_parts, parts_worth(player.homologation, clock));
    const TerrorWorth terror = terror_worth(state, seat, clock);
    add(f_food, terror.food);
    add(f_hungry, terror.hungry);
    add(f_terror, terror.rest);
    add(f_bridge, bridge_worth(state, seat, clock));
    tell_places(state, seat, clock, add);
    if (player.magician != outside) add(f_hall, price.in_hall);
    if (state.pending.owing.has(seat)) add(f_promise, promise(state, seat, clock));
    add(f_actions, price.vp * clock.actions_left);
    tell_counts(state, seat, clock, add);
  }
};

}  // namespace

int SabbatMagica::worth(const State& state, Seat seat) {
  const bool split = Decision{state.pending.decision} == Decision::split;
  if (!split || !state.pending.answered.has(seat))
    return weighed<Model>(state, seat, state.seats());
  // The split is made, but waits for the others' to be carried out.
  State after = state;
  Player& player = after.players[seat];
  const int available = available_ghosts(player);
  player.drawbridge = state.pending.answers[seat].args[0];
  player.graveyard = static_cast<std::uint8_t>(available - player.drawbridge);
  return weighed<Model>(after, seat, state.seats());
}

const LearnedEvaluation& SabbatMagica::evaluation() { return evaluation_of<Model>(); }

}  // namespace veillee::sabbat_magica
