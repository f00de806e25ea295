// How good a position looks for a seat: how far it has come, and what it has to go on
// (features.hpp).
#include <algorithm>

#include "games/crazy_cup/features.hpp"
#include "games/crazy_cup/game.hpp"

namespace veillee::crazy_cup {
namespace {

constexpr int near = 6;  // squares: about a turn

// What a short cut saves, and where it is entered, in the race direction of a pawn.
struct ShortCut {
  int entry;  // progress
  int saves;
};
constexpr std::array<ShortCut, rough_count> short_cuts(std::uint8_t way) {
  std::array<ShortCut, rough_count> all{};
  for (std::size_t i = 0; i < rough_count; ++i) {
    const auto& [a, b] = roughs[i].joins;
    all[i] = {way == against_clock ? road - b : int{a}, b - a - 2};
  }
  return all;
}
constexpr std::array<std::array<ShortCut, rough_count>, 2> cuts = {short_cuts(with_clock),
                                                                   short_cuts(against_clock)};

template <class Add>
void tell_tiles(const State& state, Seat seat, Add& add) {
  const std::uint8_t way = way_of(state, seat) == against_clock ? against_clock : with_clock;
  const int here = progress(state, seat) % road;
  int saved = 0;
  int next = 0;
  for (std::uint8_t terrain = 0; terrain < terrain_count; ++terrain) {
    const int tiles = state.tiles[seat][terrain];
    if (tiles == 0) continue;
    add(f_tile + terrain, tiles);
    int left = tiles;
    for (std::size_t i = 0; i < rough_count; ++i) {
      const std::size_t k = way == with_clock ? i : rough_count - 1 - i;
      const ShortCut& cut = cuts[way][k];
      if (roughs[k].terrain != terrain || cut.entry < here || left == 0) continue;
      --left;
      saved += cut.saves;
      if (cut.entry - here <= near) next += cut.saves;
    }
  }
  if (saved > 0) add(f_saved, saved);
  if (next > 0) add(f_saved_next, next);
}

template <class Add>
void tell_race(const State& state, Seat seat, Add& add) {
  const int here = progress2(state, seat);
  add(f_progress, here / 2);
  if (finished(state, seat)) add(f_finished, 1);
  if (is_rough(state.pawns[seat].square)) add(f_half, 1);
  if (extra_faces(state, seat) > 0) add(f_garage, 1);
  int lead = here;
  int behind = 0;
  for_each_racer(state, [&](Seat other) {
    if (!opponents(state, seat, other)) return;
    const int there = progress2(state, other);
    lead = std::max(lead, there);
    if (there < here && here - there <= 2 * 3 && !state.teams()) ++behind;
  });
  if (behind > 0 && !finished(state, seat)) add(f_behind, behind);
  if (lead > here && !state.teams()) add(f_ahead, std::min(10, (lead - here) / 2));
  const std::uint8_t way = way_of(state, seat);
  if (state.tornado != no_arg && way != no_way && !is_rough(state.pawns[seat].square)) {
    const int ahead = ((state.tornado - state.pawns[seat].square) * sign_of(way) + road) % road;
    if (ahead > 0 && ahead <= near) add(f_storm, 1);
  }
  if (state.teams()) {
    const int gap = std::max(0, 2 * road - here - progress2(state, partner_of(seat))) / 2;
    add(f_meeting, gap);
  }
}

template <class Add>
void tell_turn(const State& state, Seat seat, Add& add) {
  const dicium::Turn& turn = state.turn;
  if (turn.seat != seat || turn.throws == 0 || turn.phase == dicium::Phase::reserve) return;
  const int actions = dicium::most_actions - turn.actions;
  for (std::size_t face = 0; face < dicium::face_count && actions > 0; ++face)
    if (turn.dice.of[face] > 0) add(f_turn + static_cast<int>(face), turn.dice.of[face]);
  add(f_turn + dicium::face_count, turn.dice.empty() ? 0 : actions);
  if (turn.phase == dicium::Phase::throwing)
    add(f_turn + dicium::face_count + 1, state.boards[seat].throws() - turn.throws);
  if (state.movement.racer == seat && state.movement.left > 0)
    add(f_running + (state.movement.free != 0 ? 1 : 0), state.movement.left);
  for (const Frame& frame : state.stack) {
    if (Flow{frame.flow} == Flow::take_tile) add(f_running + 2, 1);
    if (Flow{frame.flow} == Flow::take_card) add(f_running + 3, 1);
    if (Flow{frame.flow} == Flow::bonus) add(f_running + 4, 1);
  }
}

struct Model {
  using State = crazy_cup::State;
  static constexpr int features = feature_count;
  // Three parts of a race, each for itself, in teams, of young drivers.
  static constexpr int phases = 9;
  static constexpr int unit = 1;
  static constexpr WeightTable<features, phases> weights[] = {
      {{
#include "games/crazy_cup/weights_1.inc"
      }},
      {{
#include "games/crazy_cup/weights_2.inc"
      }},
      {{
#include "games/crazy_cup/weights_3.inc"
      }},
      {{
#include "games/crazy_cup/weights_4.inc"
      }},
  };
  static constexpr std::uint8_t fewest_players = 1;
  static constexpr FeatureNames names = {enum_names<Feature>, feature_groups};

  // By who has come farthest; with teams by the pair that is nearest to meeting.
  static int phase(const State& state) {
    int most = 0;
    for_each_racer(state, [&](Seat racer) {
      const int other = state.teams() ? progress2(state, partner_of(racer)) : 0;
      most = std::max(most, progress2(state, racer) + other);
    });
    const int part = most < 2 * 20 ? 0 : most < 2 * 44 ? 1 : 2;
    return part + (state.teams() ? 3 : state.young() ? 6 : 0);
  }

  template <class Add>
  static void tell(const State& state, Seat seat, Add add) {
    tell_race(state, seat, add);
    tell_tiles(state, seat, add);
    for (std::uint8_t card = 0; card < card_count; ++card)
      if (const int held = state.hands[seat].count[card]; held > 0) add(f_card + card, held);
    dicium::tell_board(state.boards[seat], f_board, add);
    tell_turn(state, seat, add);
  }
};

}  // namespace

int CrazyCup::worth(const State& state, Seat seat) {
  return weighed<Model>(state, seat, state.seats());
}

int CrazyCup::rival_worth(const State& state) { return 100 * progress2(state, drone) / 2; }

const LearnedEvaluation& CrazyCup::evaluation() { return evaluation_of<Model>(); }

}  // namespace veillee::crazy_cup
