#include "games/civilisation/outlook.hpp"

#include <algorithm>

#include "games/civilisation/game.hpp"

namespace veillee::civilisation {
namespace {

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

}  // namespace

Outlook::Outlook(const State& now, Seat who, const Weights& w)
    : state(now),
      seat(who),
      weights(w),
      tiles_(tiles_of(now, who)),
      lairs_(lairs(now)),
      rivals_(rival_pawns(now, who)),
      closed_(rival_capitals(now, who)),
      refuges_(civilisation::refuges(now, who)),
      home_(region_of(now.pawns[who])) {
  foes_ = lairs_ | rivals_;
  free_ = Set::all() - all_tiles(state) - foes_;
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

  for (std::uint8_t monster = 0; monster < monster_count; ++monster)
    if (const std::uint8_t lair = all_monsters[monster].square; lairs_.has(lair))
      hunt_[monster] = gain_of_foe(lair) * chance(lair, 0) / all_throws;
  for (std::uint8_t face = 0; face < dicium::face_count; ++face) {
    std::size_t at = face;
    for (; at > 0 && weights[f_reserve + best_kept_[at - 1]] < weights[f_reserve + face]; --at)
      best_kept_[at] = best_kept_[at - 1];
    best_kept_[at] = face;
  }
  for (std::uint8_t r = 0; r < region_count; ++r) prospects_[r] = prospect(r, nothing);
  for (std::uint8_t tile = 0; tile < nothing; ++tile) built_[tile].laid = tile;
  home_prospects_[nothing] = prospects_[home_];
  origin_.at = Set::only(state.pawns[seat]);
  for (Spot& spot : built_) spot.at = origin_.at;
  std::uint8_t number = 0;
  for (Spot* spot : {&origin_, &refuge_}) spot->number = number++;
  for (Spot& spot : built_) spot.number = number++;
  for (Spot& spot : after_) spot.number = number++;
  for (Spot& spot : won_) spot.number = number++;
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
  const std::uint8_t secret = secret_of(state, seat);
  const auto secret_value = [&](int missing, int vp) {
    if (missing == 0)
      return vp * weights[f_secret] - weights[static_cast<std::size_t>(f_goal + secret)];
    return missing <= most_missing ? vp * weights[static_cast<std::size_t>(f_secret1 + missing - 1)]
                                   : 0;
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
  if (secret == no_arg) return;
  const int vp = deck_of(state).secrets[secret].vp;
  const int missing =
      deck_of(state).secrets[secret].need - secret_progress(state, seat, Secret{secret});
  if (missing <= 0) secret_done = vp;
  if (missing > 0) {
    goal = secret;
    secret_missing = missing;
  }
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
  if (!owned_[region]) gain += region_gain(region);
  if (region == central_region) gain += centre_;
  if (foreign_ != 0 && regions[region].meets(closed_)) gain += foreign_;
  if (types_[region] == most_types_) gain += sanctuary_;
  return gain;
}

// For the first own tile there.
int Outlook::region_gain(std::uint8_t region) const {
  const bool corner = region % 2 == 0 && region != central_region;
  return weights[f_regions] + region_ + (corner ? corner_ : 0);
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
  int worth = 0;
  int room = dicium::most_kept;
  for (const std::uint8_t face : best_kept_) {
    const int n = std::min<int>(dice.of[face], room);
    worth += n * std::max<int>(0, weights[f_reserve + face]);
    room -= n;
    if (room == 0) break;
  }
  return worth;
}

// ── Fights ──────────────────────────────────────────────────────────────────────────────────────

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

}  // namespace veillee::civilisation
