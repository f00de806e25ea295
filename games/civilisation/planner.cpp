#include "games/civilisation/planner.hpp"

#include <algorithm>
#include <tuple>

#include "games/civilisation/game.hpp"
#include "games/dicium/remembered.hpp"

namespace veillee::civilisation {
namespace {

using dicium::Combination;
using dicium::Dice;
using dicium::Hand;

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

// What sets of dice are worth that are kept, at these prices.
const Planner::Kept& Planner::kept_by(const Weights& weights) {
  std::array<std::int16_t, 8> prices{};
  std::copy_n(weights.begin() + f_reserve, dicium::face_count, prices.begin());
  static thread_local dicium::Remembered<std::array<std::int16_t, 8>, Kept, 16> known;
  return known.of(prices, [&](Kept& kept) {
    for (int n = 0; n <= dicium::most_dice; ++n)
      dicium::for_each_set(n, [&](Dice dice) {
        int& worth = kept[static_cast<std::size_t>(dicium::set_number(dice))];
        worth = 0;
        for (int room = dicium::most_kept; room > 0; --room) {
          std::size_t best = dicium::face_count;
          int most = 0;
          for (std::size_t face = 0; face < dicium::face_count; ++face)
            if (dice.of[face] > 0 && prices[face] > most) most = prices[best = face];
          if (most == 0) break;
          worth += most;
          --dice.of[best];
        }
      });
  });
}

Planner::Planner(const Situation& now, const Outlook& look)
    : now_(now),
      look_(look),
      home_(region_of(now.pawn)),
      hands_(dicium::hands().data()),
      kept_(kept_by(look.weights)) {
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

int Planner::plan(int dice, int actions) {
  known(origin_);
  if (actions <= 0 || dice == 0) return origin_.rest + kept(dice);
  int& worth = plans_[actions > 1 ? 1 : 0][static_cast<std::size_t>(dice)];
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
        now_.hand, rerolls,
        [&](const Dice& dice) { return plan(dicium::set_number(dice), actions); }, means);
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
  spot.quarry = spot.at.size() == 1 && (quarries & look_.free).contains(spot.at);
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
int Planner::best_action(Spot& spot, int dice, Then then) {
  constexpr int no_dice = 0;
  const Hand& all = hand(dice);
  int best = then.stay(spot.rest, dice);
  const auto consider = [&](int worth) { best = std::max(best, worth); };
  // Colours.
  for (const auto& [colour, first] :
       {std::pair{dicium::blue, sea_trip}, {dicium::yellow, land_trip}})
    for (int x = 1; x <= all.showing[colour]; ++x)
      consider(then.move(first + std::min(most_steps - 1, x + look_.added[colour]),
                         all.less[colour][static_cast<std::size_t>(x)]));
  const int greens = all.showing[dicium::green];
  const auto build = [&](Tile tile, int worth, int need) {
    if (worth > none && need <= greens)
      consider(then.lay(tile, worth, all.less[dicium::green][static_cast<std::size_t>(need)]));
  };
  if (greens > 0) {
    const int added = look_.added[dicium::green];
    for (int level = 2; level <= 5; ++level) {
      const int bonus = look_.level[static_cast<std::size_t>(level)];
      if (bonus == none) continue;
      if (spot.city > none) build(city, spot.city + bonus, dicium::dice_for(level, added));
      if (spot.city_on_quarry > none)
        build(city, spot.city_on_quarry + bonus, dicium::dice_for(level, added + 1));
    }
    build(temple, spot.tile[temple], dicium::dice_for(5, added + (spot.quarry ? 1 : 0)));
  }
  // Values.
  for (const std::uint16_t left : all.less_pair) consider(then.move(pair_trip, left));
  if (now_.cards != 0)
    for (const std::uint16_t left : all.less_three)
      consider(then.stay(spot.rest + look_.card_gain(), left));
  if (spot.tile[hero_tile] > none)
    for (const std::uint16_t left : all.less_twopair)
      consider(then.lay(hero_tile, spot.tile[hero_tile], left));
  if (now_.seats > 1)
    for (const std::uint16_t left : all.less_four)
      consider(then.stay(spot.rest + wrath_gain(), left));
  const auto can = [&](Combination what) { return (all.within & dicium::bit(what)) != 0; };
  if (can(Combination::straight) && all.size == now_.hand)
    consider(then.stay(spot.rest + std::max(look_.hand_gain(), look_.any_bonus), no_dice));
  if (can(Combination::full) && spot.tile[city] > none)
    consider(then.lay(city, spot.tile[city] + look_.any_bonus, no_dice));
  if (can(Combination::poker)) {
    if (spot.tile[wonder] > none) consider(then.lay(wonder, spot.tile[wonder], no_dice));
    consider(then.move(voyage_trip, no_dice));
  }
  return best;
}

int Planner::last_action(Spot& spot, int dice) {
  struct Then {
    Planner& planner;
    Spot& spot;
    int move(int kind, int rest) const {
      const Trip& trip = planner.trip(spot, kind);
      const int best = trip.quiet + planner.kept(rest);
      if (trip.fight[0] == none) return best;
      const auto [red, left] = planner.engaged(rest);
      return std::max({best, trip.fight[0] + planner.kept(rest),
                       trip.fight[static_cast<std::size_t>(red)] + planner.kept(left)});
    }
    int stay(int worth, int rest) const { return worth + planner.kept(rest); }
    int lay(std::uint8_t, int worth, int rest) const { return worth + planner.kept(rest); }
  };
  return best_action(spot, dice, Then{*this, spot});
}

// Different first actions lead to the same spots with the same dice left.
int Planner::from_spot(Spot& spot, int dice, int actions) {
  known(spot);
  if (actions <= 0 || dice == 0) return spot.rest + kept(dice);
  static thread_local dicium::Remembered<std::uint64_t, int, 16384> last_actions;
  const std::uint64_t key =
      (number_ * spot_count + spot.number) * dicium::set_count + static_cast<std::uint64_t>(dice);
  return last_actions.of(key, [&](int& worth) { worth = last_action(spot, dice); });
}

int Planner::best_plan(int dice, int actions) {
  if (actions < 2 || hand(dice).size < 2) return last_action(origin_, dice);
  struct Then {
    Planner& planner;
    int left;
    int move(int kind, int rest) const {
      Spot& spot = planner.after_[static_cast<std::size_t>(kind)];
      if (!spot.known) spot.at = planner.reach(planner.origin_.at, kind) - planner.look_.foes;
      int best = planner.from_spot(spot, rest, left);
      if (planner.trip(planner.origin_, kind).fight[0] == none) return best;
      for (const std::uint8_t square : planner.reach(planner.origin_.at, kind) & planner.look_.foes)
        best = std::max(best, planner.fight_there(square, rest, left));
      return best;
    }
    int stay(int worth, int rest) const {
      return worth - planner.origin_.rest + planner.from_spot(planner.origin_, rest, left);
    }
    int lay(std::uint8_t tile, int worth, int rest) const {
      Spot& spot = planner.known(planner.built_[tile]);
      return worth - spot.rest + planner.from_spot(spot, rest, left);
    }
  };
  return best_action(origin_, dice, Then{*this, actions - 1});
}

// ── What is under way ───────────────────────────────────────────────────────────────────────────

int Planner::after_fight(std::uint8_t square, int won, int dice, int actions) {
  std::size_t i = 0;
  while (i < fought_ && !won_[i].at.has(square)) ++i;
  if (i == fought_) won_[fought_++].at = Set::only(square);
  const int victory = won == 0 ? 0 : gain_of_foe(square) + from_spot(won_[i], dice, actions);
  const int defeat = won == all_throws ? 0 : from_spot(refuge_, dice, actions);
  return (won * victory + (all_throws - won) * defeat) / all_throws;
}

// With all red dice that may be engaged.
int Planner::fight_there(std::uint8_t square, int dice, int actions) {
  const auto [red, left] = engaged(dice);
  return after_fight(square, chance(square, red), left, actions);
}

int Planner::arrive(const Set& ends, int dice, int actions) {
  const Set quiet = ends - look_.foes;
  int best = none;
  if (!quiet.empty()) {
    Spot there;
    there.at = quiet;
    known(there);
    best = actions <= 0 || dice == 0 ? there.rest + kept(dice) : last_action(there, dice);
  }
  for (const std::uint8_t square : ends& look_.foes)
    best = std::max(best, fight_there(square, dice, actions));
  return best;
}

int Planner::sage(std::uint8_t card, const Dice& dice, int actions) {
  const int number = dicium::set_number(dice);
  int best = none;
  switch (card) {
    case plato:
      for (std::size_t from = 0; from < dicium::face_count; ++from) {
        if (dice.of[from] == 0) continue;
        for (std::size_t to = 0; to < dicium::face_count; ++to) {
          Dice turned = dice;
          --turned.of[from];
          ++turned.of[to];
          best = std::max(best, plan(dicium::set_number(turned), actions));
        }
      }
      return best;
    case pythagoras:
    case hypatia: {
      const int gain = card == pythagoras ? std::max(look_.hand_gain(), look_.any_bonus)
                                          : look_.best_tile(hero_tile, home_);
      for (const std::uint16_t left : hand(number).less_pair)
        best = std::max(best, gain + plan(left, actions));
      return best;
    }
    case protagoras: return look_.weights[f_gained] + look_.card_gain() + plan(number, actions);
    case diotima: {
      int face = 0;
      for (std::size_t f = 0; f < dicium::face_count; ++f)
        face = std::max<int>(face, look_.weights[f_reserve + f]);
      return rest(origin_.at) + face * std::min(dice.size(), int{dicium::most_kept});
    }
    default: return plan(number, actions);
  }
}

int Planner::running(const State& state) {
  const dicium::Turn& turn = state.turn;
  const Seat seat = turn.seat;
  const int dice = dicium::set_number(turn.dice);
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
        int left = dice;
        if (combat.over != 0) {
          won = combat.won != 0 ? all_throws : 0;
        } else if (combat.die[dicium::attacking] == 0) {
          int red = 0;
          std::tie(red, left) = engaged(dice);
          won = chance(square, red + combat.extra);
        } else if (travel.foe != no_arg) {
          won = combat.force[dicium::attacking] >= combat.against ? all_throws : 0;
        } else if (combat.die[dicium::defending] > 0) {
          won = combat.force[dicium::attacking] >= combat.force[dicium::defending] ? all_throws : 0;
        } else {
          won = 6 * std::clamp(combat.force[dicium::attacking] - force_of(state, combat.defender),
                               0, 6);
        }
        return more + after_fight(square, won, left, actions);
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
          return more + sage(frame.locals<Sage>().card, turn.dice, actions);
        break;
      default: break;
    }
  }
  return more + plan(dice, actions);
}

}  // namespace veillee::civilisation
