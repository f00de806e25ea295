#include "games/civilisation/outlook.hpp"

#include <algorithm>

#include "games/civilisation/game.hpp"
#include "games/dicium/remembered.hpp"

namespace veillee::civilisation {

// ── What is remembered ──────────────────────────────────────────────────────────────────────────

namespace {

// All that an outlook depends on.
struct OutlookKey {
  OutlookKey() = default;
  OutlookKey(const State& state, Seat seat, const Weights& weights);

  Weights weights;
  std::array<Set, building_count> built;
  Set tiles;  // of all
  Set rivals;
  std::array<std::uint8_t, dicium::colour_count> added;
  std::array<std::uint8_t, hero_count> heroes;
  std::uint8_t lairs;  // a bit each
  std::uint16_t open;  // Common objectives
  std::uint8_t secret;
  std::uint8_t deck;
  std::uint8_t seats;
  std::uint8_t seat;
  std::uint8_t hand;
  std::uint8_t slots;
  std::uint8_t slain;
  std::uint8_t fights;
  std::uint8_t philosophers;
  std::array<std::uint8_t, 5> unused{};
};

// Faces of a colour besides the dice; a quarry counts only while the pawn is there.
int lasting_faces(const State& state, Seat seat, dicium::Colour colour) {
  const bool quarry = colour == dicium::green && on_quarry(state, seat);
  return dicium::added_faces<Civilisation>(state, seat, colour) - (quarry ? 1 : 0);
}

OutlookKey::OutlookKey(const State& state, Seat who, const Weights& prices)
    : weights(prices),
      built(state.built[who]),
      tiles(all_tiles(state)),
      rivals(rival_pawns(state, who)),
      heroes(state.heroes[who]),
      lairs(0),
      open(0),
      secret(secret_of(state, who)),
      deck(state.deck),
      seats(state.seats()),
      seat(who),
      hand(state.boards[who].hand),
      slots(state.boards[who].slots),
      slain(byte(monsters_of(state, who))),
      fights(state.fights[who]),
      philosophers(byte(hand_of(state, who).size())) {
  for (std::size_t colour = 0; colour < added.size(); ++colour)
    added[colour] = byte(lasting_faces(state, who, static_cast<dicium::Colour>(colour)));
  for (std::size_t monster = 0; monster < monster_count; ++monster)
    if (state.monsters[monster] == alive) lairs = byte(lairs | 1U << monster);
  for (std::size_t card = 0; card < objective_count; ++card)
    if (state.commons[card] == lies_open) open = static_cast<std::uint16_t>(open | 1U << card);
}

}  // namespace

Outlook& Outlook::of(const State& state, Seat seat, const Weights& weights) {
  static thread_local dicium::Remembered<OutlookKey, Outlook, 1024> known;
  return known.of(OutlookKey(state, seat, weights),
                  [&](Outlook& look) { look = Outlook(state, seat, weights); });
}

Outlook::Outlook(const State& state, Seat seat, const Weights& prices)
    : weights(prices),
      free_slots(state.boards[seat].free_slots()),
      hand(state.boards[seat].hand),
      lairs(civilisation::lairs(state)),
      closed(rival_capitals(state, seat)),
      refuges(civilisation::refuges(state, seat)) {
  static thread_local std::uint64_t outlooks = 0;
  number = ++outlooks;
  foes = lairs | rival_pawns(state, seat);
  free = Set::all() - all_tiles(state) - foes;
  const Set tiles = tiles_of(state, seat);
  Set heads = heroes_of(state, seat);
  heads.add(capital_of(state, seat));
  for (std::size_t r = 0; r < region_count; ++r) {
    const Set& region = regions[r];
    owned[r] = region.meets(tiles);
    regions_owned += owned[r] ? 1 : 0;
    const bool head = region.meets(heads);
    types[r] = head ? 1 : 0;
    for (std::uint8_t tile = 0; tile < building_count; ++tile) {
      const bool built = region.meets(state.built[seat][tile]);
      types[r] += built ? 1 : 0;
      takes[tile][r] = !built;
    }
    takes[hero_tile][r] = !head;
    most_types = std::max(most_types, types[r]);
  }
  for (std::uint8_t tile = 0; tile <= hero_tile; ++tile)
    if (tiles_left(state, seat, tile) == 0) takes[tile].fill(false);
  for (std::size_t colour = 0; colour < added.size(); ++colour)
    added[colour] = lasting_faces(state, seat, static_cast<dicium::Colour>(colour));

  weigh_objectives(state, seat);
  level.fill(none);
  for (std::uint8_t slot = 0; slot < dicium::slot_count; ++slot) {
    if ((free_slots >> slot & 1U) == 0) continue;
    int& of_level = level[static_cast<std::size_t>(dicium::level_of(slot))];
    of_level = std::max(of_level, weights[f_slots + slot] + marker_);
  }
  any_bonus = bonus_gain(dicium::all_slots);
  for (std::size_t hero = 0; hero < hero_count; ++hero)
    if (state.heroes[seat][hero] == on_board)
      best_hero = std::max<int>(best_hero, weights[f_hero + hero]);

  for (std::uint8_t monster = 0; monster < monster_count; ++monster)
    if (state.monsters[monster] == alive)
      hunt_[monster] = monster_gain() * chance_against(monster, 0) / all_throws;
  for (std::uint8_t r = 0; r < region_count; ++r) promises.prospects[r] = prospect(r, nothing);
}

void Outlook::weigh_objectives(const State& state, Seat seat) {
  const auto step = [](int missing, int vp, const auto& value) {
    return missing > 0 ? value(missing - 1, vp) - value(missing, vp) : 0;
  };
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
    gain += best_hero;
  else
    gain += points_of_building[tile] * weights[f_gained] - weights[left[tile]];
  if (!owned[region]) gain += region_gain(region);
  if (region == central_region) gain += centre_;
  if (foreign_ != 0 && regions[region].meets(closed)) gain += foreign_;
  if (types[region] == most_types) gain += sanctuary_;
  return gain;
}

// For the first own tile there.
int Outlook::region_gain(std::uint8_t region) const {
  const bool corner = region % 2 == 0 && region != central_region;
  return weights[f_regions] + region_ + (corner ? corner_ : 0);
}

int Outlook::best_tile(std::uint8_t tile, std::uint8_t region) const {
  const Set here = regions[region] & free;
  int best = 0;
  if (here.meets(sea)) best = std::max(best, tile_gain(tile, region, true));
  if (here.meets(land)) best = std::max(best, tile_gain(tile, region, false));
  return best;
}

int Outlook::bonus_gain(dicium::Slots among) const {
  int best = 0;
  for (std::size_t slot = 0; slot < dicium::slot_count; ++slot)
    if ((free_slots & among & 1U << slot) != 0)
      best = std::max<int>(best, weights[f_slots + slot] + marker_);
  return best;
}

int Outlook::hand_gain() const {
  return hand < dicium::most_dice
             ? weights[static_cast<std::size_t>(f_hand + hand - dicium::least_dice)]
             : 0;
}

int Outlook::chance_against(std::uint8_t monster, int red) const {
  return 6 * std::clamp(7 + added[dicium::red] + red - all_monsters[monster].defence, 0, 6);
}

}  // namespace veillee::civilisation
