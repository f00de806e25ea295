#include "games/civilisation/outlook.hpp"

#include <algorithm>

#include "games/civilisation/game.hpp"

namespace veillee::civilisation {
namespace {

using dicium::Combination;
using dicium::Dice;

constexpr int none = -100'000;
constexpr int all_throws = 36;  // of two combat dice

// ── Ways ────────────────────────────────────────────────────────────────────────────────────────

constexpr std::size_t far = 6;  // steps: further away nothing promises anything

using Rings = std::array<Set, far + 1>;  // the squares at most n steps away
constexpr Rings rings_around(Set squares) {
  Rings rings;
  for (Set& ring : rings) {
    ring = squares;
    squares |= Chart::step(steps_along, squares);
  }
  return rings;
}
constexpr auto around_region = [] {
  std::array<Rings, region_count> all;
  for (std::size_t region = 0; region < region_count; ++region)
    all[region] = rings_around(regions[region]);
  return all;
}();
constexpr auto around_square = [] {
  std::array<Rings, square_count> all;
  for (std::uint8_t square = 0; square < square_count; ++square)
    all[square] = rings_around(Set::only(square));
  return all;
}();

// How much of a city is promised to who stands so many steps from its region, in percent; of a
// monster.
constexpr std::array<int, far + 1> promise_of_site = {50, 36, 27, 20, 15, 11, 8};
constexpr std::array<int, far + 1> promise_of_lair = {0, 40, 26, 16, 10, 6, 4};
constexpr int promise_of_quarry = 62;
// Of a Hero, by dice in hand; of a temple, by dice that it takes.
constexpr std::array<int, 3> promise_of_hero = {0, 15, 28};
constexpr std::array<int, 6> promise_of_temple = {0, 85, 62, 38, 14, 4};
constexpr int promise_of_wonder = 5;

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

Dice without(const Dice& dice, const dicium::Part& part) {
  return dice - dicium::read_faces<dicium::most_dice>(part.faces.data());
}
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

}  // namespace

Outlook::Outlook(const State& now, Seat who, const Weights& w)
    : state(now),
      seat(who),
      weights(w),
      tiles_(tiles_of(now, who)),
      lairs_(lairs(now)),
      rivals_(rival_pawns(now, who)),
      closed_(rival_capitals(now, who)),
      refuges_(civilisation::refuges(now, who)) {
  free_ = Set::all() - all_tiles(state) - lairs_ - rivals_;
  Set heads = heroes_of(state, seat);
  heads.add(capital_of(state, seat));
  for (std::size_t r = 0; r < region_count; ++r) {
    const Set& region = regions[r];
    owned_[r] = region.meets(tiles_);
    const bool head = region.meets(heads);
    types_[r] = head ? 1 : 0;
    for (std::uint8_t tile = 0; tile < building_count; ++tile) {
      const bool built = region.meets(state.built[seat][tile]);
      types_[r] += built ? 1 : 0;
      takes_[tile][r] = !built;
    }
    takes_[hero_tile][r] = !head;
    most_types_ = std::max(most_types_, types_[r]);
  }
  for (std::uint8_t tile = 0; tile <= hero_tile; ++tile)
    if (tiles_left(state, seat, tile) == 0) takes_[tile].fill(false);
  for (std::size_t colour = 0; colour < added_.size(); ++colour)
    added_[colour] =
        dicium::added_faces<Civilisation>(state, seat, static_cast<dicium::Colour>(colour));
  if (on_quarry(state, seat)) --added_[dicium::green];

  weigh_objectives();
  level_.fill(none);
  const dicium::PlayerBoard& board = state.boards[seat];
  for (int slot = 0; slot < dicium::slot_count; ++slot) {
    if ((board.slots >> slot & 1) != 0) continue;
    const int gain = weights[static_cast<std::size_t>(f_slots + slot)] + marker_;
    int& level = level_[static_cast<std::size_t>(dicium::level_of(byte(slot)))];
    level = std::max(level, gain);
    any_bonus_ = std::max(any_bonus_, gain);
  }
  for (std::size_t hero = 0; hero < hero_count; ++hero)
    if (state.heroes[seat][hero] == on_board)
      best_hero_ = std::max<int>(best_hero_, weights[f_hero + hero]);

  const auto hand = static_cast<std::size_t>(board.hand - dicium::least_dice);
  const auto dice = static_cast<std::size_t>(
      std::min(5, dicium::dice_for(all_uses[use_temple].faces, added_[dicium::green])));
  for (std::uint8_t r = 0; r < region_count; ++r) {
    if (takes_[city][r] && any_bonus_ > 0) site_[r] = best_tile(city, r);
    if (site_[r] > 0) site_[r] += std::max(0, std::max(level_[2], level_[3]));
    if (takes_[hero_tile][r])
      extra_[r] += best_tile(hero_tile, r) * promise_of_hero[hand] / hundred;
    if (takes_[temple][r] && static_cast<int>(dice) <= board.hand)
      extra_[r] += best_tile(temple, r) * promise_of_temple[dice] / hundred;
    if (takes_[wonder][r] && hand == 2)
      extra_[r] += best_tile(wonder, r) * promise_of_wonder / hundred;
  }
  origin_.at = Set::only(state.pawns[seat]);
  refuge_.at = refuges_;
}

void Outlook::weigh_objectives() {
  const auto step = [](int missing, int vp, const auto& value) {
    return missing > 0 ? value(missing - 1, vp) - value(missing, vp) : 0;
  };
  const int hand = state.boards[seat].hand;
  const auto open_value = [&](int missing, int vp) {
    if (missing == 0)
      return std::max<int>(
          vp * weights[f_commons],
          hand < dicium::most_dice
              ? weights[static_cast<std::size_t>(f_hand + hand - dicium::least_dice)]
              : 0);
    return missing <= 3 ? vp * weights[static_cast<std::size_t>(f_open1 + missing - 1)] : 0;
  };
  const auto secret_value = [&](int missing, int vp) {
    if (missing == 0) return vp * weights[f_secret];
    return missing <= 3 ? vp * weights[static_cast<std::size_t>(f_secret1 + missing - 1)] : 0;
  };
  for (const std::uint8_t card : open_objectives(state)) {
    const int vp = deck_of(state).commons[card].vp;
    const int missing = deck_of(state).commons[card].need - progress(state, seat, Common{card});
    if (missing > 0 && missing <= 3) open_near[static_cast<std::size_t>(missing - 1)] += vp;
    const int gain = step(missing, vp, open_value);
    switch (Common{card}) {
      case thalassocracy: sea_ += gain; break;
      case hegemony: region_ += gain; break;
      case urban_league: tile_[city] += gain; break;
      case pantheon: tile_[temple] += gain; break;
      case monster_bane: monster_ += gain; break;
      case age_of_heroes: tile_[hero_tile] += gain; break;
      case academy: card_ += gain; break;
      case art_of_war: attack_ += gain; break;
      case mastery_of_arts: marker_ += gain; break;
      case great_sanctuary: sanctuary_ += gain; break;
    }
  }
  const std::uint8_t secret = secret_of(state, seat);
  if (secret == no_arg) return;
  const int vp = deck_of(state).secrets[secret].vp;
  const int missing =
      deck_of(state).secrets[secret].need - secret_progress(state, seat, Secret{secret});
  if (missing <= 0) secret_done = vp;
  if (missing > 0 && missing <= 3) secret_near[static_cast<std::size_t>(missing - 1)] = vp;
  const int gain = step(missing, vp, secret_value);
  switch (Secret{secret}) {
    case ends_of_the_earth: corner_ += gain; break;
    case navel_of_the_world: centre_ += gain; break;
    case city_builder: tile_[city] += gain; break;
    case architect:
      tile_[temple] += gain;
      tile_[wonder] += gain;
      break;
    case sea_people: sea_ += gain; break;
    case land_people: land_ += gain; break;
    case legend_hunter: monster_ += gain; break;
    case foreign_lands: foreign_ += gain; break;
    case circle_of_sages: card_ += gain; break;
    case glory_of_arms: attack_ += gain; break;
  }
}

// ── What things would add ───────────────────────────────────────────────────────────────────────

int Outlook::tile_gain(std::uint8_t tile, std::uint8_t region, bool at_sea) const {
  constexpr std::array<Feature, building_count> left = {f_cities_left, f_temples_left,
                                                        f_wonder_left};
  int gain = tile_[tile] + (at_sea ? sea_ : land_);
  if (tile == hero_tile)
    gain += best_hero_;
  else
    gain += points_of_building[tile] * weights[f_gained] - weights[left[tile]];
  if (!owned_[region]) {
    gain += weights[f_regions] + region_;
    if (region % 2 == 0 && region != central_region) gain += corner_;
  }
  if (region == central_region) gain += centre_;
  if (foreign_ != 0 && regions[region].meets(closed_)) gain += foreign_;
  if (types_[region] == most_types_) gain += sanctuary_;
  return gain;
}

int Outlook::best_tile(std::uint8_t tile, std::uint8_t region) const {
  const Set here = regions[region] & free_;
  int best = 0;
  if (here.meets(sea)) best = std::max(best, tile_gain(tile, region, true));
  if (here.meets(land)) best = std::max(best, tile_gain(tile, region, false));
  return best;
}

int Outlook::bonus_gain(dicium::Slots among) const {
  int best = 0;
  const unsigned open = state.boards[seat].free_slots() & among;
  for (std::size_t slot = 0; slot < dicium::slot_count; ++slot)
    if ((open >> slot & 1U) != 0) best = std::max<int>(best, weights[f_slots + slot] + marker_);
  return best;
}

int Outlook::hand_gain() const {
  const int hand = state.boards[seat].hand;
  return hand < dicium::most_dice
             ? weights[static_cast<std::size_t>(f_hand + hand - dicium::least_dice)]
             : 0;
}

int Outlook::kept(const Dice& dice) const {
  int first = 0;
  int second = 0;
  for (std::size_t face = 0; face < dicium::face_count; ++face)
    for (int n = std::min<int>(dice.of[face], dicium::most_kept); n > 0; --n) {
      const int worth = weights[f_reserve + face];
      if (worth > first) {
        second = first;
        first = worth;
      } else {
        second = std::max(second, worth);
      }
    }
  return first + second;
}

int Outlook::gain_of_foe(std::uint8_t square) const {
  if (lairs_.has(square)) return points_of_monster * weights[f_gained] + monster_;
  return points_of_attack * weights[f_gained] + attack_;
}

// Of 36.
int Outlook::chance(std::uint8_t square, int red) const {
  const int force = added_[dicium::red] + red;
  const std::uint8_t monster = monster_on(state, square);
  if (monster != no_arg) return 6 * std::clamp(7 + force - all_monsters[monster].defence, 0, 6);
  const Seat rival = rival_on(state, seat, square);
  if (rival == no_arg) return 0;
  const int against = dicium::added_faces<Civilisation>(state, rival, dicium::red) +
                      state.boards[rival].reserve.of[dicium::f4];
  return wins_by_force[static_cast<std::size_t>(std::clamp(10 + force - against, 0, 20))];
}

int Outlook::wrath_gain() const {
  int best = 0;
  for (Seat rival = 0; rival < state.seats(); ++rival) {
    if (rival == seat) continue;
    const int force = dicium::added_faces<Civilisation>(state, rival, dicium::red) +
                      state.boards[rival].reserve.of[dicium::f4];
    const int avoided = std::clamp(1 + force, 0, 6);
    best = std::max(best, (6 - avoided) * points_of_wrath * weights[f_gained] / 6);
  }
  return best;
}

int Outlook::leaf(const Set& squares, std::uint8_t but_region) const {
  int best = 0;
  for (std::uint8_t r = 0; r < region_count; ++r) {
    const int site = r == but_region ? 0 : site_[r];
    if (site * promise_of_quarry / hundred + extra_[r] <= best) continue;
    if (squares.meets(regions[r])) {
      int here = extra_[r];
      const Set sites = squares & regions[r] & free_;
      if (site > 0 && !sites.empty())
        here += site * (sites.meets(quarries) ? promise_of_quarry : promise_of_site[0]) / hundred;
      else
        here += site * promise_of_site[1] / hundred;
      best = std::max(best, here);
      continue;
    }
    for (std::size_t steps = 1; steps <= far && site * promise_of_site[steps] > best * hundred;
         ++steps)
      if (squares.meets(around_region[r][steps])) best = site * promise_of_site[steps] / hundred;
  }
  int hunt = 0;
  for (const std::uint8_t lair : lairs_) {
    const int top = gain_of_foe(lair) * chance(lair, 0) / all_throws;
    for (std::size_t steps = 1; steps <= far && top * promise_of_lair[steps] > hunt * hundred;
         ++steps)
      if (squares.meets(around_square[lair][steps])) hunt = top * promise_of_lair[steps] / hundred;
  }
  return best + hunt;
}

// ── What can be done from a spot ────────────────────────────────────────────────────────────────

Outlook::Spot& Outlook::spot_at(Spot& spot, const Set& squares) {
  if (spot.known) return spot;
  spot.known = true;
  spot.at = squares;
  spot.rest = leaf(squares);
  spot.city = spot.city_on_quarry = spot.temple = spot.hero = spot.wonder = spot.full = none;
  for (std::uint8_t r = 0; r < region_count; ++r) {
    if (!squares.meets(regions[r])) continue;
    const auto better = [&](int& best, int gain) { best = std::max(best, gain); };
    if (takes_[city][r] && !spot.closed) {
      const Set sites = squares & regions[r] & free_;
      const int after = leaf(squares & regions[r], r);
      for (const bool at_sea : {false, true}) {
        const Set here = sites & (at_sea ? sea : land);
        if (here.empty()) continue;
        const int gain = tile_gain(city, r, at_sea) + after;
        better(here.meets(quarries) ? spot.city_on_quarry : spot.city, gain);
        if (here.meets(quarries) && !quarries.contains(here)) better(spot.city, gain);
      }
      better(spot.city, spot.city_on_quarry);
      better(spot.full, best_tile(city, r) + after);
    }
    if (takes_[temple][r]) better(spot.temple, best_tile(temple, r) + spot.rest);
    if (takes_[hero_tile][r]) better(spot.hero, best_tile(hero_tile, r) + spot.rest);
    if (takes_[wonder][r]) better(spot.wonder, best_tile(wonder, r) + spot.rest);
  }
  if (spot.closed) spot.rest = leaf(squares, region_of(squares.first()));
  return spot;
}

Set Outlook::reach(const Set& from, int kind) const {
  if (kind == voyage_trip) return Set::all() - closed_;
  Set reached = from;
  if (kind == pair_trip) {
    for (const std::uint8_t square : from) {
      reached |= around[square];
      if (reached.size() > 60) break;
    }
    return reached - closed_;
  }
  const bool by_sea = kind < land_trip;
  const Set barred = closed_ | (by_sea ? land : sea);
  const Set ends = lairs_ | rivals_;
  Set edge = from;
  for (int steps = by_sea ? kind : kind - land_trip; steps > 0 && !edge.empty(); --steps) {
    edge = Chart::step(steps_along, edge) - barred - reached;
    reached |= edge;
    edge -= ends;
  }
  return reached;
}

int Outlook::fight(std::uint8_t square, int red) const {
  const int won = chance(square, red);
  return (won * (gain_of_foe(square) + leaf(Set::only(square))) +
          (all_throws - won) * leaf(refuges_)) /
         all_throws;
}

const Outlook::Trip& Outlook::trip(Spot& spot, int kind) {
  Trip& trip = spot.trips[static_cast<std::size_t>(kind)];
  if (trip.known) return trip;
  trip.known = true;
  const Set ends = reach(spot.at, kind);
  const Set foes = lairs_ | rivals_;
  trip.quiet = leaf(ends - foes);
  trip.fight.fill(none);
  for (const std::uint8_t square : ends& foes)
    for (int red = 0; red <= most_red; ++red) {
      int& best = trip.fight[static_cast<std::size_t>(red)];
      best = std::max(best, fight(square, red));
    }
  return trip;
}

// Every action that these dice allow: then.move(kind, rest), then.stay(gain, rest), which says what
// comes of it with the rest of the dice.
template <class Then>
int Outlook::best_action(Spot& spot, const Dice& dice, int turn_size, Then then) {
  int best = then.stay(spot.rest, spot, dice);
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
        consider(then.found(spot.city + bonus, without(dice, dicium::green, need)));
      if (const int need = dicium::dice_for(level, added + 1);
          spot.city_on_quarry > none && need <= greens)
        consider(then.found(spot.city_on_quarry + bonus, without(dice, dicium::green, need)));
    }
    const bool quarry = spot.at.size() == 1 && (quarries & free_).contains(spot.at);
    if (const int need = dicium::dice_for(5, added + (quarry ? 1 : 0));
        spot.temple > none && need <= greens)
      consider(then.stay(spot.temple, spot, without(dice, dicium::green, need)));
  }
  // Values.
  const unsigned within = dice.size() < 2 ? 0 : dicium::makes(dice).within;
  if (has(within, Combination::pair))
    for (const dicium::Part& part : dicium::parts_of(dice)) {
      if (part.size == 2 && has(part.made, Combination::pair))
        consider(then.move(pair_trip, without(dice, part)));
      if (part.size == 3 && has(part.made, Combination::three) &&
          civilisation::playable(state, seat, use_three, 0))
        consider(then.stay(spot.rest + card_gain(), spot, without(dice, part)));
    }
  if (has(within, Combination::straight) && dice.size() == turn_size)
    consider(then.stay(spot.rest + std::max(hand_gain(), any_bonus_), spot, {}));
  if (has(within, Combination::twopair) && spot.hero > none)
    consider(then.stay(spot.hero, spot, {}));
  if (has(within, Combination::four) && !state.solo())
    consider(then.stay(spot.rest + wrath_gain(), spot, {}));
  if (has(within, Combination::full) && spot.full > none) consider(spot.full + any_bonus_);
  if (has(within, Combination::poker)) {
    if (spot.wonder > none) consider(spot.wonder);
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
    int stay(int worth, Spot&, const Dice& rest) const { return worth + look.kept(rest); }
    int found(int worth, const Dice& rest) const { return worth + look.kept(rest); }
  };
  return best_action(spot, dice, state.turn.size, Then{*this, spot});
}

int Outlook::from_spot(Spot& spot, const Dice& dice, int actions) {
  spot_at(spot, spot.at);
  return actions <= 0 || dice.empty() ? spot.rest + kept(dice) : last_action(spot, dice);
}

int Outlook::plan(const Dice& dice, int actions) {
  spot_at(origin_, origin_.at);
  if (actions < 2 || dice.size() < 2) return from_spot(origin_, dice, actions);
  struct Then {
    Outlook& look;
    int actions;
    int move(int kind, const Dice& rest) const {
      Spot& spot = look.after_[static_cast<std::size_t>(kind)];
      const Set foes = look.lairs_ | look.rivals_;
      if (!spot.known) look.spot_at(spot, look.reach(look.origin_.at, kind) - foes);
      int best = look.from_spot(spot, rest, actions - 1);
      const Trip& trip = look.trip(look.origin_, kind);
      if (trip.fight[0] == none) return best;
      for (const std::uint8_t square : look.reach(look.origin_.at, kind) & foes) {
        const int red = std::min<int>(most_red, rest.of[dicium::f4]);
        best = std::max(best, look.after_fight(square, look.chance(square, red),
                                               without(rest, dicium::red, red), actions - 1));
      }
      return best;
    }
    int stay(int worth, Spot& spot, const Dice& rest) const {
      return worth - spot.rest + look.from_spot(spot, rest, actions - 1);
    }
    int found(int worth, const Dice& rest) const {
      Spot& spot = look.founded_;
      spot.closed = true;
      if (!spot.known) look.spot_at(spot, look.origin_.at);
      return worth - spot.rest + look.from_spot(spot, rest, actions - 1);
    }
  };
  return best_action(origin_, dice, state.turn.size, Then{*this, actions});
}

// ── What is under way ───────────────────────────────────────────────────────────────────────────

int Outlook::after_fight(std::uint8_t square, int won, const Dice& dice, int actions) {
  Spot there;
  there.at = Set::only(square);
  const int victory = won == 0 ? 0 : gain_of_foe(square) + from_spot(there, dice, actions);
  const int defeat = won == all_throws ? 0 : from_spot(refuge_, dice, actions);
  return (won * victory + (all_throws - won) * defeat) / all_throws;
}

int Outlook::arrive(const Set& ends, const Dice& dice, int actions) {
  const Set foes = lairs_ | rivals_;
  const Set quiet = ends - foes;
  int best = none;
  if (!quiet.empty()) {
    Spot there;
    there.at = quiet;
    best = from_spot(there, dice, actions);
  }
  const int red = std::min<int>(most_red, dice.of[dicium::f4]);
  for (const std::uint8_t square : ends& foes)
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
      for (const dicium::Part& part : dicium::parts_of(dice))
        if (part.size == 2 && has(part.made, Combination::pair))
          best = std::max(best, gain + plan(without(dice, part), actions));
      return best;
    }
    case protagoras: return weights[f_gained] + card_gain() + plan(dice, actions);
    case diotima: {
      int face = 0;
      for (std::size_t f = 0; f < dicium::face_count; ++f)
        face = std::max<int>(face, weights[f_reserve + f]);
      return leaf(origin_.at) + face * std::min(dice.size(), int{dicium::most_kept});
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
        const std::uint8_t tile = frame.locals<Construct>().tile;
        if (frame.step == Construct::over) break;
        more += best_tile(tile, region_of(state.pawns[seat]));
        if (frame.locals<Construct>().slots != 0)
          more += bonus_gain(frame.locals<Construct>().slots);
        break;
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
