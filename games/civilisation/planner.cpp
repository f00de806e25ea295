#include "games/civilisation/planner.hpp"

#include <algorithm>

#include "games/civilisation/game.hpp"
#include "games/dicium/remembered.hpp"

namespace veillee::civilisation {
namespace {

using dicium::Combination;
using dicium::Dice;

// Throws of 36 in which the attack wins that is stronger by so much.
constexpr int wins(int stronger) {
  int n = 0;
  for (int attack = 1; attack <= 6; ++attack)
    for (int defence = 1; defence <= 6; ++defence) n += attack + stronger >= defence ? 1 : 0;
  return n;
}
constexpr auto wins_by_force = [] {
  std::array<int, 21> all{};
  for (int i = 0; i < 21; ++i) all[static_cast<std::size_t>(i)] = wins(i - 10);
  return all;
}();

bool has(unsigned made, Combination what) { return (made & dicium::bit(what)) != 0; }

// Without so many of a colour, those that are worth least first.
Dice without(Dice dice, dicium::Colour colour, int n) {
  constexpr std::array<std::array<std::size_t, 2>, dicium::colour_count> faces = {
      {{dicium::f5, dicium::f2},
       {dicium::f3, dicium::f3},
       {dicium::f1, dicium::fs},
       {dicium::f4, dicium::f4}}};
  for (const std::size_t face : faces[colour]) {
    const int taken = std::min<int>(n, dice.of[face]);
    dice.of[face] = byte(dice.of[face] - taken);
    n -= taken;
  }
  return dice;
}

// Every way to take so many dice of one value, by what is left.
template <class Visit>
void for_each_alike(const Dice& dice, int n, Visit visit) {
  const int symbols = dice.of[dicium::fs];
  for (std::size_t face = 0; face < dicium::fs; ++face)
    for (int natural = std::max(1, n - symbols); natural <= std::min<int>(n, dice.of[face]);
         ++natural) {
      Dice left = dice;
      left.of[face] = byte(left.of[face] - natural);
      left.of[dicium::fs] = byte(symbols - (n - natural));
      visit(left);
    }
  if (symbols < n) return;
  Dice left = dice;
  left.of[dicium::fs] = byte(symbols - n);
  visit(left);
}
// Every way to leave all dice but so many: none, or one.
template <class Visit>
void for_each_single(const Dice& dice, int n, Visit visit) {
  if (dice.size() == n) return visit(Dice{});
  for (std::size_t face = 0; face < dicium::face_count; ++face)
    if (dice.of[face] > 0) visit(dicium::dice_of(static_cast<dicium::Face>(face), 1));
}

// Of a defence, without the die.
int force_of(const State& state, Seat seat) {
  return dicium::added_faces<Civilisation>(state, seat, dicium::red) +
         state.boards[seat].reserve.of[dicium::f4];
}

}  // namespace

// ── What is remembered ──────────────────────────────────────────────────────────────────────────

Planner::Situation::Situation(const State& state, Seat seat, std::uint64_t number)
    : outlook(number),
      pawn(state.pawns[seat]),
      hand(state.turn.seat == seat && state.turn.size > 0 ? state.turn.size
                                                          : state.boards[seat].hand),
      seats(state.seats()),
      cards(playable(state, seat, use_three, 0) ? 1 : 0) {
  std::size_t i = 0;
  for (Seat rival = 0; rival < seats; ++rival)
    if (rival != seat) rivals[i++] = {state.pawns[rival], byte(force_of(state, rival))};
}

Planner::Planner(const Situation& now, const Outlook& look)
    : now_(now), look_(look), home_(region_of(now.pawn)) {
  static thread_local std::uint64_t planners = 0;
  number_ = ++planners;
  const Set here = Set::only(now.pawn);
  std::uint8_t number = 0;
  for (Spot* spot : {&origin_, &refuge_}) spot->number = number++;
  for (Spot& spot : built_) spot.number = number++;
  for (Spot& spot : after_) spot.number = number++;
  for (Spot& spot : won_) spot.number = number++;
  origin_.at = here;
  refuge_.at = look.refuges;
  for (std::uint8_t tile = 0; tile < nothing; ++tile) {
    built_[tile].at = here;
    built_[tile].laid = tile;
    laid_[tile].prospects = look.promises.prospects;
    laid_[tile].prospects[home_] = look.prospect(home_, tile);
  }
  for (auto& by_dice : plans_) by_dice.fill(none);
}

Planner& Planner::of(const State& state, Seat seat, const Weights& weights) {
  static thread_local dicium::Remembered<Situation, Planner, 256> known;
  const Outlook& look = Outlook::of(state, seat, weights);
  const Situation now(state, seat, look.number);
  return known.of(now, [&](Planner& planner) { planner = Planner(now, look); });
}

int Planner::plan(const Dice& dice, int actions) {
  known(origin_);
  if (actions <= 0 || dice.empty()) return origin_.rest + look_.kept(dice);
  int& worth = plans_[actions > 1 ? 1 : 0][static_cast<std::size_t>(dicium::set_number(dice))];
  if (worth == none) worth = best_plan(dice, actions);
  return worth;
}

const dicium::Means& Planner::means(int rerolls, int actions) {
  struct Key {
    std::uint64_t planner;
    std::int32_t rerolls;
    std::int32_t actions;
  };
  static thread_local dicium::Remembered<Key, dicium::Means, 256> known;
  return known.of({number_, rerolls, actions}, [&](dicium::Means& means) {
    dicium::foresee(
        now_.hand, rerolls, [&](const Dice& dice) { return plan(dice, actions); }, means);
  });
}

// ── Places ──────────────────────────────────────────────────────────────────────────────────────

const Outlook::Promises& Planner::promises(std::uint8_t square, std::uint8_t laid) {
  return look_.look_from(square, laid == nothing ? look_.promises : laid_[laid]);
}

int Planner::promise(std::uint8_t square, std::uint8_t laid) {
  return promises(square, laid).all[square] * look_.weights[f_place] / hundred;
}

int Planner::rest(const Set& squares, std::uint8_t laid) {
  int best = 0;
  for (const std::uint8_t square : squares) best = std::max(best, promise(square, laid));
  return best;
}

// From one of these squares of the region, when the tile lies there.
int Planner::rest_after(const Set& squares, std::uint8_t region, std::uint8_t tile) {
  const Outlook::Prospect left = look_.prospect(region, tile);
  int best = 0;
  for (const std::uint8_t square : squares) {
    const Outlook::Promises& all = promises(square, nothing);
    best = std::max(best,
                    std::max(all.away[square], look_.standing(left, square)) + all.hunts[square]);
  }
  return best * look_.weights[f_place] / hundred;
}

// ── What can be done from a spot ────────────────────────────────────────────────────────────────

Planner::Spot& Planner::known(Spot& spot) {
  if (spot.known) return spot;
  spot.known = true;
  spot.rest = rest(spot.at, spot.laid);
  spot.city = spot.city_on_quarry = none;
  spot.tile.fill(none);
  const auto better = [](int& best, int gain) { best = std::max(best, gain); };
  for (std::uint8_t r = 0; r < region_count; ++r) {
    const Set here = spot.at & regions[r];
    if (here.empty()) continue;
    const int known = spot.laid != nothing && !look_.owned[r] ? look_.region_gain(r) : 0;
    for (std::uint8_t tile = 0; tile <= hero_tile; ++tile) {
      if (!look_.takes[tile][r] || tile == spot.laid) continue;
      const int after = rest_after(here, r, tile) - known;
      better(spot.tile[tile], look_.best_tile(tile, r) + after);
      if (tile != city) continue;
      for (const bool at_sea : {false, true}) {
        const Set sites = here & look_.free & (at_sea ? sea : land);
        if (sites.empty()) continue;
        const int gain = look_.tile_gain(city, r, at_sea) + after;
        if (sites.meets(quarries)) better(spot.city_on_quarry, gain);
        better(spot.city, gain);
      }
    }
  }
  return spot;
}

Set Planner::reach(const Set& from, int kind) const {
  if (kind == voyage_trip) return Set::all() - look_.closed;
  Set reached = from;
  if (kind == pair_trip) {
    for (const std::uint8_t square : from) {
      reached |= around[square];
      if (reached.size() > 60) break;
    }
    return reached - look_.closed;
  }
  const bool by_sea = kind < land_trip;
  const Set barred = look_.closed | (by_sea ? land : sea);
  const Set& ends = look_.foes;
  Set edge = from;
  for (int steps = by_sea ? kind : kind - land_trip; steps > 0 && !edge.empty(); --steps) {
    edge = Chart::step(steps_along, edge) - barred - reached;
    reached |= edge;
    edge -= ends;
  }
  return reached;
}

int Planner::fight(std::uint8_t square, int red, std::uint8_t laid) {
  const int won = chance(square, red);
  return (won * (gain_of_foe(square) + promise(square, laid)) +
          (all_throws - won) * rest(look_.refuges, laid)) /
         all_throws;
}

const Planner::Trip& Planner::trip(Spot& spot, int kind) {
  Trip& trip = spot.trips[static_cast<std::size_t>(kind)];
  if ((spot.trips_known >> kind & 1U) != 0) return trip;
  spot.trips_known |= 1U << kind;
  const Set ends = reach(spot.at, kind);
  trip.quiet = rest(ends - look_.foes, spot.laid);
  trip.fight.fill(none);
  for (const std::uint8_t square : ends& look_.foes)
    for (int red = 0; red <= most_red; ++red) {
      int& best = trip.fight[static_cast<std::size_t>(red)];
      best = std::max(best, fight(square, red, spot.laid));
    }
  return trip;
}

// ── Fights ──────────────────────────────────────────────────────────────────────────────────────

int Planner::gain_of_foe(std::uint8_t square) const {
  return look_.lairs.has(square) ? look_.monster_gain() : look_.attack_gain();
}

// Of 36.
int Planner::chance(std::uint8_t square, int red) const {
  if (look_.lairs.has(square))
    for (std::uint8_t monster = 0; monster < monster_count; ++monster)
      if (all_monsters[monster].square == square) return look_.chance_against(monster, red);
  for (const Rival& rival : now_.rivals)
    if (rival.square == square) {
      const int stronger = look_.added[dicium::red] + red - rival.force;
      return wins_by_force[static_cast<std::size_t>(std::clamp(10 + stronger, 0, 20))];
    }
  return 0;
}

int Planner::wrath_gain() const {
  int best = 0;
  for (std::size_t i = 0; i + 1 < now_.seats; ++i) {
    const int avoided = std::clamp(1 + now_.rivals[i].force, 0, 6);
    best = std::max(best, (6 - avoided) * points_of_wrath * look_.weights[f_gained] / 6);
  }
  return best;
}

// ── Plans ───────────────────────────────────────────────────────────────────────────────────────

// Every action that these dice allow: then.move(kind, rest), then.stay(worth, rest), then.lay(tile,
// worth, rest), which say what comes of it with the rest of the dice.
template <class Then>
int Planner::best_action(Spot& spot, const Dice& dice, Then then) {
  int best = then.stay(spot.rest, dice);
  const auto consider = [&](int worth) { best = std::max(best, worth); };
  // Colours.
  for (const auto& [colour, first] :
       {std::pair{dicium::blue, sea_trip}, {dicium::yellow, land_trip}}) {
    const int n = dice.showing(colour);
    for (int x = 1; x <= n; ++x) {
      const int steps = std::min(most_steps - 1, x + look_.added[colour]);
      consider(then.move(first + steps, without(dice, colour, x)));
    }
  }
  const int greens = dice.showing(dicium::green);
  if (greens > 0) {
    const int added = look_.added[dicium::green];
    for (int level = 2; level <= 5; ++level) {
      const int bonus = look_.level[static_cast<std::size_t>(level)];
      if (bonus == none) continue;
      if (const int need = dicium::dice_for(level, added); spot.city > none && need <= greens)
        consider(then.lay(city, spot.city + bonus, without(dice, dicium::green, need)));
      if (const int need = dicium::dice_for(level, added + 1);
          spot.city_on_quarry > none && need <= greens)
        consider(then.lay(city, spot.city_on_quarry + bonus, without(dice, dicium::green, need)));
    }
    const bool quarry = spot.at.size() == 1 && (quarries & look_.free).contains(spot.at);
    if (const int need = dicium::dice_for(5, added + (quarry ? 1 : 0));
        spot.tile[temple] > none && need <= greens)
      consider(then.lay(temple, spot.tile[temple], without(dice, dicium::green, need)));
  }
  // Values.
  const unsigned within = dice.size() < 2 ? 0 : dicium::makes(dice).within;
  if (has(within, Combination::pair))
    for_each_alike(dice, 2, [&](const Dice& left) { consider(then.move(pair_trip, left)); });
  if (has(within, Combination::three) && now_.cards != 0)
    for_each_alike(dice, 3, [&](const Dice& left) {
      consider(then.stay(spot.rest + look_.card_gain(), left));
    });
  if (has(within, Combination::straight) && dice.size() == now_.hand)
    consider(then.stay(spot.rest + std::max(look_.hand_gain(), look_.any_bonus), {}));
  if (has(within, Combination::twopair) && spot.tile[hero_tile] > none)
    for_each_single(dice, 4, [&](const Dice& left) {
      if (has(dicium::makes(dice - left).whole, Combination::twopair))
        consider(then.lay(hero_tile, spot.tile[hero_tile], left));
    });
  if (has(within, Combination::four) && now_.seats > 1)
    for_each_single(dice, 4, [&](const Dice& left) {
      if (has(dicium::makes(dice - left).whole, Combination::four))
        consider(then.stay(spot.rest + wrath_gain(), left));
    });
  if (has(within, Combination::full) && spot.tile[city] > none)
    consider(then.lay(city, spot.tile[city] + look_.any_bonus, {}));
  if (has(within, Combination::poker)) {
    if (spot.tile[wonder] > none) consider(then.lay(wonder, spot.tile[wonder], {}));
    consider(then.move(voyage_trip, {}));
  }
  return best;
}

int Planner::last_action(Spot& spot, const Dice& dice) {
  struct Then {
    Planner& planner;
    Spot& spot;
    int move(int kind, const Dice& rest) const {
      const Trip& trip = planner.trip(spot, kind);
      const int red = std::min<int>(most_red, rest.of[dicium::f4]);
      const int kept = planner.look_.kept(rest);
      int best = trip.quiet + kept;
      if (trip.fight[0] > none)
        best = std::max({best, trip.fight[0] + kept,
                         trip.fight[static_cast<std::size_t>(red)] +
                             planner.look_.kept(without(rest, dicium::red, red))});
      return best;
    }
    int stay(int worth, const Dice& rest) const { return worth + planner.look_.kept(rest); }
    int lay(std::uint8_t, int worth, const Dice& rest) const {
      return worth + planner.look_.kept(rest);
    }
  };
  return best_action(spot, dice, Then{*this, spot});
}

// Different first actions lead to the same spots with the same dice left.
int Planner::from_spot(Spot& spot, const Dice& dice, int actions) {
  known(spot);
  if (actions <= 0 || dice.empty()) return spot.rest + look_.kept(dice);
  struct Key {
    std::uint64_t planner;
    std::int32_t spot;
    std::int32_t dice;
  };
  static thread_local dicium::Remembered<Key, int, 16384> known_ends;
  return known_ends.of({number_, spot.number, dicium::set_number(dice)},
                       [&](int& worth) { worth = last_action(spot, dice); });
}

int Planner::best_plan(const Dice& dice, int actions) {
  if (actions < 2 || dice.size() < 2) return last_action(origin_, dice);
  struct Then {
    Planner& planner;
    int actions;
    int move(int kind, const Dice& rest) const {
      Spot& spot = planner.after_[static_cast<std::size_t>(kind)];
      if (!spot.known) spot.at = planner.reach(planner.origin_.at, kind) - planner.look_.foes;
      int best = planner.from_spot(spot, rest, actions - 1);
      const Trip& trip = planner.trip(planner.origin_, kind);
      if (trip.fight[0] == none) return best;
      for (const std::uint8_t square :
           planner.reach(planner.origin_.at, kind) & planner.look_.foes) {
        const int red = std::min<int>(most_red, rest.of[dicium::f4]);
        best = std::max(best, planner.after_fight(square, planner.chance(square, red),
                                                  without(rest, dicium::red, red), actions - 1));
      }
      return best;
    }
    int stay(int worth, const Dice& rest) const {
      return worth - planner.origin_.rest + planner.from_spot(planner.origin_, rest, actions - 1);
    }
    int lay(std::uint8_t tile, int worth, const Dice& rest) const {
      Spot& spot = planner.known(planner.built_[tile]);
      return worth - spot.rest + planner.from_spot(spot, rest, actions - 1);
    }
  };
  return best_action(origin_, dice, Then{*this, actions});
}

// ── What is under way ───────────────────────────────────────────────────────────────────────────

int Planner::after_fight(std::uint8_t square, int won, const Dice& dice, int actions) {
  std::size_t i = 0;
  while (i < fought_ && !won_[i].at.has(square)) ++i;
  if (i == fought_) won_[fought_++].at = Set::only(square);
  const int victory = won == 0 ? 0 : gain_of_foe(square) + from_spot(won_[i], dice, actions);
  const int defeat = won == all_throws ? 0 : from_spot(refuge_, dice, actions);
  return (won * victory + (all_throws - won) * defeat) / all_throws;
}

int Planner::arrive(const Set& ends, const Dice& dice, int actions) {
  const Set quiet = ends - look_.foes;
  int best = none;
  if (!quiet.empty()) {
    Spot there;
    there.at = quiet;
    known(there);
    best = actions <= 0 || dice.empty() ? there.rest + look_.kept(dice) : last_action(there, dice);
  }
  const int red = std::min<int>(most_red, dice.of[dicium::f4]);
  for (const std::uint8_t square : ends& look_.foes)
    best = std::max(
        best, after_fight(square, chance(square, red), without(dice, dicium::red, red), actions));
  return best;
}

int Planner::sage(std::uint8_t card, const Dice& dice, int actions) {
  int best = none;
  switch (card) {
    case plato:
      for (std::size_t from = 0; from < dicium::face_count; ++from) {
        if (dice.of[from] == 0) continue;
        for (std::size_t to = 0; to < dicium::face_count; ++to) {
          Dice turned = dice;
          --turned.of[from];
          ++turned.of[to];
          best = std::max(best, plan(turned, actions));
        }
      }
      return best;
    case pythagoras:
    case hypatia: {
      const int gain = card == pythagoras ? std::max(look_.hand_gain(), look_.any_bonus)
                                          : look_.best_tile(hero_tile, home_);
      for_each_alike(dice, 2,
                     [&](const Dice& left) { best = std::max(best, gain + plan(left, actions)); });
      return best;
    }
    case protagoras: return look_.weights[f_gained] + look_.card_gain() + plan(dice, actions);
    case diotima: {
      int face = 0;
      for (std::size_t f = 0; f < dicium::face_count; ++f)
        face = std::max<int>(face, look_.weights[f_reserve + f]);
      return rest(origin_.at) + face * std::min(dice.size(), int{dicium::most_kept});
    }
    default: return plan(dice, actions);
  }
}

int Planner::running(const State& state) {
  const dicium::Turn& turn = state.turn;
  const Seat seat = turn.seat;
  const Dice& dice = turn.dice;
  const int actions =
      turn.phase == dicium::Phase::reserve ? 0 : limits(state, seat).actions - turn.actions;
  int more = 0;                                          // what is going to happen in any case
  for (std::uint8_t i = state.stack.size(); i-- > 0;) {  // the innermost first
    const Frame& frame = state.stack[i];
    switch (Flow{frame.flow}) {
      case Flow::travel: {
        const Travel& travel = frame.locals<Travel>();
        if (frame.step == Travel::square_chosen)
          return more +
                 arrive(destinations(state, seat, travel.journey, travel.steps), dice, actions);
        if (frame.step != Travel::fought) break;
        const dicium::Combat& combat = state.combat;
        const std::uint8_t square = state.pawns[seat];
        int won = 0;
        int red = 0;
        if (combat.over != 0) {
          won = combat.won != 0 ? all_throws : 0;
        } else if (combat.die[dicium::attacking] == 0) {
          red = std::min<int>(most_red, dice.of[dicium::f4]);
          won = chance(square, red + combat.extra);
        } else if (travel.foe != no_arg) {
          won = combat.force[dicium::attacking] >= combat.against ? all_throws : 0;
        } else if (combat.die[dicium::defending] > 0) {
          won = combat.force[dicium::attacking] >= combat.force[dicium::defending] ? all_throws : 0;
        } else {
          won = 6 * std::clamp(combat.force[dicium::attacking] - force_of(state, combat.defender),
                               0, 6);
        }
        return more + after_fight(square, won, without(dice, dicium::red, red), actions);
      }
      case Flow::construct: {
        const Construct& work = frame.locals<Construct>();
        if (frame.step == Construct::over) break;
        more += look_.best_tile(work.tile, home_);
        if (work.slots != 0) more += look_.bonus_gain(work.slots);
        return more + from_spot(built_[work.tile], dice, actions);
      }
      case Flow::learn: more += look_.card_gain(); break;
      case Flow::bonus: {
        const auto& gain = frame.locals<dicium::Gain>();
        more += std::max(look_.bonus_gain(gain.slots), gain.may_grow != 0 ? look_.hand_gain() : 0);
        break;
      }
      case Flow::wrath:
        if (frame.step == Wrath::target_chosen) more += wrath_gain();
        if (frame.step == Wrath::defended && state.combat.over == 0)
          more += points_of_wrath * look_.weights[f_gained] / 2;
        break;
      case Flow::relocate:
        if (frame.locals<Relocate>().seat == seat) return more + from_spot(refuge_, dice, actions);
        break;
      case Flow::sage:
        if (frame.step == Sage::chosen)
          return more + sage(frame.locals<Sage>().card, dice, actions);
        break;
      default: break;
    }
  }
  return more + plan(dice, actions);
}

}  // namespace veillee::civilisation
