// How good a position looks for a seat: what it would count, and what it has to go on
// (features.hpp).
#include <algorithm>

#include "games/civilisation/features.hpp"
#include "games/civilisation/game.hpp"

namespace veillee::civilisation {
namespace {

constexpr int far = 6;  // steps: about two turns

template <class Add>
void tell_count(const State& state, Seat seat, Add& add) {
  add(f_gained, state.vp[seat]);
  add(f_regions, regions_of(state, seat));
  add(f_philosophers, hand_of(state, seat).size());
  int held = 0;
  int near_vp = 0;
  for (std::uint8_t card = 0; card < objective_count; ++card) {
    if (state.commons[card] == held_by + seat) held += all_commons[card].vp;
    if (state.commons[card] == lies_open &&
        progress(state, seat, Common{card}) + 1 >= all_commons[card].need)
      near_vp += all_commons[card].vp;
  }
  add(f_commons, held);
  add(f_open_near, near_vp);
  const std::uint8_t secret = secret_of(state, seat);
  if (secret == no_arg) return;
  const int missing = all_secrets[secret].need - secret_progress(state, seat, Secret{secret});
  if (missing <= 0) add(f_secret, all_secrets[secret].vp);
  if (missing == 1) add(f_secret_near, all_secrets[secret].vp);
}

// Regions where the next city could stand.
Set open_regions(const State& state, Seat seat) {
  Set open;
  for (const Set& region : regions)
    if (!region.meets(state.built[seat][city])) open |= region;
  return open - all_tiles(state) - lairs(state);
}

template <class Add>
void tell_place(const State& state, Seat seat, Add& add) {
  const std::uint8_t here = state.pawns[seat];
  add(f_cities_left, tiles_left(state, seat, city));
  add(f_temples_left, tiles_left(state, seat, temple));
  add(f_wonder_left, tiles_left(state, seat, wonder));
  if (tiles_left(state, seat, city) > 0) {
    const Set open = open_regions(state, seat);
    if (open.has(here)) {
      add(f_can_found, 1);
      if (!regions[region_of(here)].meets(tiles_of(state, seat))) add(f_new_region, 1);
    } else {
      int way = far;
      for (const std::uint8_t square : open) way = std::min(way, Chart::distance(here, square));
      add(f_site_way, way);
    }
  }
  if (on_quarry(state, seat)) add(f_quarry, 1);
  int lair = 0;
  for (std::size_t monster = 0; monster < monster_count; ++monster)
    if (state.monsters[monster] == alive && around[here].has(all_monsters[monster].square))
      lair = std::max(lair, 7 - all_monsters[monster].defence);
  if (lair > 0) add(f_lair_beside, lair);
  if (here == capital_of(state, seat)) return;
  for (Seat other = 0; other < state.seats(); ++other)
    if (other != seat && Chart::distance(here, state.pawns[other]) <= 2) add(f_exposed, 1);
}

template <class Add>
void tell_turn(const State& state, Seat seat, Add& add) {
  const dicium::Turn& turn = state.turn;
  if (turn.seat != seat || turn.throws == 0 || turn.phase == dicium::Phase::reserve) return;
  const dicium::Limits allowed = limits(state, seat);
  const int actions = allowed.actions - turn.actions;
  for (std::size_t face = 0; face < dicium::face_count && actions > 0; ++face)
    if (turn.dice.of[face] > 0) add(f_turn + static_cast<int>(face), turn.dice.of[face]);
  add(f_turn + dicium::face_count, turn.dice.empty() ? 0 : actions);
  if (turn.phase == dicium::Phase::throwing)
    add(f_turn + dicium::face_count + 1, allowed.throws - turn.throws);
  for (const Frame& frame : state.stack) {
    switch (Flow{frame.flow}) {
      case Flow::travel:
        if (frame.step == Travel::square_chosen)
          add(f_running + r_steps, frame.locals<Travel>().steps);
        break;
      case Flow::construct:
        if (frame.step != Construct::over)
          add(f_running + r_city + frame.locals<Construct>().tile, 1);
        break;
      case Flow::learn: add(f_running + r_card, 1); break;
      case Flow::bonus: add(f_running + r_bonus, 1); break;
      case Flow::wrath:
        if (frame.step != Wrath::over) add(f_running + r_wrath, 1);
        break;
      default: break;
    }
  }
}

struct Model {
  using State = civilisation::State;
  static constexpr int features = feature_count;
  static constexpr int phases = 3;
  static constexpr int unit = 1;
  static constexpr WeightTable<features, phases> weights[] = {
      {{
#include "games/civilisation/weights_1.inc"
      }},
      {{
#include "games/civilisation/weights_2.inc"
      }},
      {{
#include "games/civilisation/weights_3.inc"
      }},
      {{
#include "games/civilisation/weights_4.inc"
      }},
  };
  static constexpr std::uint8_t fewest_players = 1;
  static constexpr FeatureNames names = {enum_names<Feature>, feature_groups};

  // How much of the pile is left, or of the candle.
  static int phase(const State& state) {
    if (state.solo()) return std::min(2, std::max(0, state.turn.number - 1) / 4);
    const int all = pile_at_start[static_cast<std::size_t>(state.seats() - 1)];
    return std::min(2, (all - state.pile) * 3 / all);
  }

  template <class Add>
  static void tell(const State& state, Seat seat, Add add) {
    tell_count(state, seat, add);
    tell_place(state, seat, add);
    for (std::uint8_t hero = 0; hero < hero_count; ++hero)
      if (unlocked(state, seat, Hero{hero})) add(f_hero + hero, 1);
    dicium::tell_board(state.boards[seat], f_board, add);
    tell_turn(state, seat, add);
  }
};

}  // namespace

int Civilisation::worth(const State& state, Seat seat) {
  return weighed<Model>(state, seat, state.seats());
}

const LearnedEvaluation& Civilisation::evaluation() { return evaluation_of<Model>(); }

}  // namespace veillee::civilisation
