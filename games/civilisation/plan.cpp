// The best that up to two actions make of the dice in hand.
#include <algorithm>

#include "games/civilisation/game.hpp"
#include "games/civilisation/outlook.hpp"

namespace veillee::civilisation {
namespace {

using dicium::Combination;
using dicium::Dice;

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

}  // namespace

// Every action that these dice allow: then.move(kind, rest), then.stay(worth, rest), then.lay(tile,
// worth, rest), which say what comes of it with the rest of the dice.
template <class Then>
int Outlook::best_action(Spot& spot, const Dice& dice, Then then) {
  int best = then.stay(spot.rest, dice);
  const auto consider = [&](int worth) { best = std::max(best, worth); };
  // Colours.
  for (const auto& [colour, first] :
       {std::pair{dicium::blue, sea_trip}, {dicium::yellow, land_trip}}) {
    const int n = dice.showing(colour);
    for (int x = 1; x <= n; ++x) {
      const int steps = std::min(most_steps - 1, x + added_[colour]);
      consider(then.move(first + steps, without(dice, colour, x)));
    }
  }
  const int greens = dice.showing(dicium::green);
  if (greens > 0) {
    const int added = added_[dicium::green];
    for (int level = 2; level <= 5; ++level) {
      const int bonus = level_[static_cast<std::size_t>(level)];
      if (bonus == none) continue;
      if (const int need = dicium::dice_for(level, added); spot.city > none && need <= greens)
        consider(then.lay(city, spot.city + bonus, without(dice, dicium::green, need)));
      if (const int need = dicium::dice_for(level, added + 1);
          spot.city_on_quarry > none && need <= greens)
        consider(then.lay(city, spot.city_on_quarry + bonus, without(dice, dicium::green, need)));
    }
    const bool quarry = spot.at.size() == 1 && (quarries & free_).contains(spot.at);
    if (const int need = dicium::dice_for(5, added + (quarry ? 1 : 0));
        spot.tile[temple] > none && need <= greens)
      consider(then.lay(temple, spot.tile[temple], without(dice, dicium::green, need)));
  }
  // Values.
  const unsigned within = dice.size() < 2 ? 0 : dicium::makes(dice).within;
  if (has(within, Combination::pair))
    for_each_alike(dice, 2, [&](const Dice& left) { consider(then.move(pair_trip, left)); });
  if (has(within, Combination::three) && civilisation::playable(state, seat, use_three, 0))
    for_each_alike(dice, 3,
                   [&](const Dice& left) { consider(then.stay(spot.rest + card_gain(), left)); });
  if (has(within, Combination::straight) && dice.size() == state.turn.size)
    consider(then.stay(spot.rest + std::max(hand_gain(), any_bonus_), {}));
  if (has(within, Combination::twopair) && spot.tile[hero_tile] > none)
    for_each_single(dice, 4, [&](const Dice& left) {
      if (has(dicium::makes(dice - left).whole, Combination::twopair))
        consider(then.lay(hero_tile, spot.tile[hero_tile], left));
    });
  if (has(within, Combination::four) && !state.solo())
    for_each_single(dice, 4, [&](const Dice& left) {
      if (has(dicium::makes(dice - left).whole, Combination::four))
        consider(then.stay(spot.rest + wrath_gain(), left));
    });
  if (has(within, Combination::full) && spot.tile[city] > none)
    consider(then.lay(city, spot.tile[city] + any_bonus_, {}));
  if (has(within, Combination::poker)) {
    if (spot.tile[wonder] > none) consider(then.lay(wonder, spot.tile[wonder], {}));
    consider(then.move(voyage_trip, {}));
  }
  return best;
}

int Outlook::last_action(Spot& spot, const Dice& dice) {
  struct Then {
    Outlook& look;
    Spot& spot;
    int move(int kind, const Dice& rest) const {
      const Trip& trip = look.trip(spot, kind);
      const int red = std::min<int>(most_red, rest.of[dicium::f4]);
      const int kept = look.kept(rest);
      int best = trip.quiet + kept;
      if (trip.fight[0] > none)
        best = std::max({best, trip.fight[0] + kept,
                         trip.fight[static_cast<std::size_t>(red)] +
                             look.kept(without(rest, dicium::red, red))});
      return best;
    }
    int stay(int worth, const Dice& rest) const { return worth + look.kept(rest); }
    int lay(std::uint8_t, int worth, const Dice& rest) const { return worth + look.kept(rest); }
  };
  return best_action(spot, dice, Then{*this, spot});
}

int Outlook::from_spot(Spot& spot, const Dice& dice, int actions) {
  known(spot);
  if (actions <= 0 || dice.empty()) return spot.rest + kept(dice);
  if (memo == nullptr) return last_action(spot, dice);
  const int number = dicium::set_number(dice);
  if (number >= small_sets) return last_action(spot, dice);
  int& worth = memo->of[spot.number][static_cast<std::size_t>(number)];
  if (worth == none) worth = last_action(spot, dice);
  return worth;
}

int Outlook::plan(const Dice& dice, int actions) {
  known(origin_);
  if (actions < 2 || dice.size() < 2) return from_spot(origin_, dice, actions);
  struct Then {
    Outlook& look;
    int actions;
    int move(int kind, const Dice& rest) const {
      Spot& spot = look.after_[static_cast<std::size_t>(kind)];
      if (!spot.known) spot.at = look.reach(look.origin_.at, kind) - look.foes_;
      int best = look.from_spot(spot, rest, actions - 1);
      const Trip& trip = look.trip(look.origin_, kind);
      if (trip.fight[0] == none) return best;
      for (const std::uint8_t square : look.reach(look.origin_.at, kind) & look.foes_) {
        const int red = std::min<int>(most_red, rest.of[dicium::f4]);
        best = std::max(best, look.after_fight(square, look.chance(square, red),
                                               without(rest, dicium::red, red), actions - 1));
      }
      return best;
    }
    int stay(int worth, const Dice& rest) const {
      return worth - look.origin_.rest + look.from_spot(look.origin_, rest, actions - 1);
    }
    int lay(std::uint8_t tile, int worth, const Dice& rest) const {
      Spot& spot = look.known(look.built_[tile]);
      return worth - spot.rest + look.from_spot(spot, rest, actions - 1);
    }
  };
  return best_action(origin_, dice, Then{*this, actions});
}

// ── What is under way ───────────────────────────────────────────────────────────────────────────

int Outlook::after_fight(std::uint8_t square, int won, const Dice& dice, int actions) {
  std::size_t i = 0;
  while (i < fought_ && !won_[i].at.has(square)) ++i;
  if (i == fought_) won_[fought_++].at = Set::only(square);
  const int victory = won == 0 ? 0 : gain_of_foe(square) + from_spot(won_[i], dice, actions);
  const int defeat = won == all_throws ? 0 : from_spot(refuge_, dice, actions);
  return (won * victory + (all_throws - won) * defeat) / all_throws;
}

int Outlook::arrive(const Set& ends, const Dice& dice, int actions) {
  const Set quiet = ends - foes_;
  int best = none;
  if (!quiet.empty()) {
    Spot there;
    there.at = quiet;
    best = from_spot(there, dice, actions);
  }
  const int red = std::min<int>(most_red, dice.of[dicium::f4]);
  for (const std::uint8_t square : ends& foes_)
    best = std::max(
        best, after_fight(square, chance(square, red), without(dice, dicium::red, red), actions));
  return best;
}

int Outlook::sage(std::uint8_t card, const Dice& dice, int actions) {
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
      const int gain = card == pythagoras ? std::max(hand_gain(), any_bonus_)
                                          : best_tile(hero_tile, region_of(state.pawns[seat]));
      for_each_alike(dice, 2,
                     [&](const Dice& left) { best = std::max(best, gain + plan(left, actions)); });
      return best;
    }
    case protagoras: return weights[f_gained] + card_gain() + plan(dice, actions);
    case diotima: {
      int face = 0;
      for (std::size_t f = 0; f < dicium::face_count; ++f)
        face = std::max<int>(face, weights[f_reserve + f]);
      return rest(origin_.at) + face * std::min(dice.size(), int{dicium::most_kept});
    }
    default: return plan(dice, actions);
  }
}

int Outlook::running(const Dice& dice) {
  const dicium::Turn& turn = state.turn;
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
          const int against =
              dicium::added_faces<Civilisation>(state, combat.defender, dicium::red) +
              state.boards[combat.defender].reserve.of[dicium::f4];
          won = 6 * std::clamp(combat.force[dicium::attacking] - against, 0, 6);
        }
        return more + after_fight(square, won, without(dice, dicium::red, red), actions);
      }
      case Flow::construct: {
        const Construct& work = frame.locals<Construct>();
        if (frame.step == Construct::over) break;
        more += best_tile(work.tile, home_);
        if (work.slots != 0) more += bonus_gain(work.slots);
        return more + from_spot(built_[work.tile], dice, actions);
      }
      case Flow::learn: more += card_gain(); break;
      case Flow::bonus: {
        const auto& gain = frame.locals<dicium::Gain>();
        more += std::max(bonus_gain(gain.slots), gain.may_grow != 0 ? hand_gain() : 0);
        break;
      }
      case Flow::wrath:
        if (frame.step == Wrath::target_chosen) more += wrath_gain();
        if (frame.step == Wrath::defended && state.combat.over == 0)
          more += points_of_wrath * weights[f_gained] / 2;
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
