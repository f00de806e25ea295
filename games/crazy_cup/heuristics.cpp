// How good a position looks for a seat: how far it has come, and what it has to go on
// (features.hpp).
#include <algorithm>

#include "games/crazy_cup/features.hpp"
#include "games/crazy_cup/game.hpp"

namespace veillee::crazy_cup {
namespace {

constexpr int near = 6;  // squares: about a turn

// A short cut in the race direction of a pawn.
struct ShortCut {
  int entry = 0;  // progress
  int exit = 0;
  Terrain terrain{};
  int saves() const { return exit - entry - 2; }
};
constexpr std::array<ShortCut, rough_count> short_cuts(std::uint8_t way) {
  std::array<ShortCut, rough_count> all{};
  for (std::size_t i = 0; i < rough_count; ++i) {
    const auto& [a, b] = roughs[i].joins;
    if (way == with_clock)
      all[i] = {a, b, roughs[i].terrain};
    else
      all[i] = {road - b, road - a, roughs[i].terrain};
  }
  return all;
}
constexpr std::array<std::array<ShortCut, rough_count>, 2> cuts = {short_cuts(with_clock),
                                                                   short_cuts(against_clock)};

// What two short cuts save together; going back a square between them costs two.
int saved_by(const ShortCut& one, const ShortCut& other) {
  const ShortCut& first = one.entry < other.entry ? one : other;
  const ShortCut& second = one.entry < other.entry ? other : one;
  const int back = std::max(0, first.exit - second.entry);
  if (back > 1) return 0;
  return one.saves() + other.saves() - 2 * back;
}

// The progress; in the middle of a short cut all but its last step counts.
int squares_driven(const State& state, Seat seat) {
  const std::uint8_t square = state.pawns[seat].square;
  if (!is_rough(square)) return progress(state, seat);
  const auto& [a, b] = rough_of(square).joins;
  return progress(state, seat) + b - a - 1;
}

// The most that the tiles in hand can save on the way that is left, and how much of it is near.
template <class Add>
void tell_tiles(const State& state, Seat seat, Add& add) {
  BoundedList<std::uint8_t, most_tiles> tiles;
  for (std::uint8_t terrain = 0; terrain < terrain_count; ++terrain)
    for (int n = state.tiles[seat][terrain]; n > 0; --n) tiles.push_back(terrain);
  if (tiles.empty()) return;
  const std::uint8_t way = way_of(state, seat) == against_clock ? against_clock : with_clock;
  const bool inside = is_rough(state.pawns[seat].square);
  const int here = (squares_driven(state, seat) + (inside ? 1 : 0)) % road;
  int saved = 0;
  int next = 0;
  const auto consider = [&](int saves, int entry) {
    if (saves <= saved) return;
    saved = saves;
    next = entry - here <= near ? saves : 0;
  };
  for (std::uint8_t i = 0; i < tiles.size(); ++i) {
    add(f_tile + tiles[i], 1);
    for (const ShortCut& one : cuts[way]) {
      if (one.terrain != tiles[i] || one.entry < here) continue;
      consider(one.saves(), one.entry);
      for (std::uint8_t j = byte(i + 1); j < tiles.size(); ++j)
        for (const ShortCut& other : cuts[way])
          if (other.terrain == tiles[j] && other.entry >= here && other.entry != one.entry)
            consider(saved_by(one, other), std::min(one.entry, other.entry));
    }
  }
  if (saved > 0) add(f_saved, saved);
  if (next > 0) add(f_saved_next, next);
}

template <class Add>
void tell_race(const State& state, Seat seat, Add& add) {
  const int here = progress2(state, seat);
  add(f_progress, squares_driven(state, seat));
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

  // By the round, which no decision changes: a phase that began with a step would be fled or
  // sought.
  static int phase(const State& state) {
    const int round = round_of(state);
    const int part = round <= 4 ? 0 : round <= 8 ? 1 : 2;
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
