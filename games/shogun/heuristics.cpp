// How good a position looks for a seat: how near its camp is to its goal, and what the seat has to
// get there (features.hpp).
#include <algorithm>

#include "games/shogun/features.hpp"
#include "games/shogun/game.hpp"

namespace veillee::shogun {
namespace {

constexpr int far_away = 12;  // what is further makes no difference

// A door is a square as any other for samurai; ninjas pay an action for it.
const WayTable& ways_for(Camp camp) {
  static const std::array<WayTable, 2> ways = {all_ways(4), all_ways(1)};
  return ways[camp];
}

// The two nearest of these squares.
struct Nearest {
  int first = far_away;
  int second = far_away;
};
Nearest nearest(Camp camp, std::uint8_t from, const Set& squares) {
  const auto& ways = ways_for(camp)[from];
  Nearest found;
  for (const std::uint8_t square : squares) {
    const int way = ways[square];
    if (way < found.first) {
      found.second = found.first;
      found.first = way;
    } else if (way < found.second) {
      found.second = way;
    }
  }
  return found;
}

// Samurai who are so near.
int within(std::uint8_t from, const Set& squares, int steps) {
  const auto& ways = ways_for(samurai)[from];
  int n = 0;
  for (const std::uint8_t square : squares) n += ways[square] <= steps ? 1 : 0;
  return n;
}

// Each number of squares that the way is not longer than.
template <class Add>
void tell_way(int way, int first, Add& add) {
  for (int n = std::max(way, 1); n <= near_count; ++n) add(first + n - 1, 1);
}

template <class Add>
void tell_ninja(const State& state, Seat seat, Add& add) {
  const Set ninjas = squares_of(state, ninja);
  const Set guards = squares_of(state, samurai);
  const Nearest out = nearest(ninja, state.shogun, all_torii(state));
  const bool in_hall = hall.has(state.shogun);
  if (captured(state)) {
    add(f_captured, 1);
    add(f_shut_in, in_hall ? 1 : 0);
    tell_way(out.first, f_way_home, add);
    add(f_next_home, out.second);
    add(f_barred, (Castle::neighbours(ways_past_doors, state.shogun) & guards).size());
  } else {
    const Nearest in = nearest(ninja, state.shogun, ninjas);
    tell_way(in.first, f_way_in, add);
    add(f_second_way, in.second);
    add(f_way_out, out.first);
    add(f_shut_out, in_hall && !ninjas.meets(hall) ? 1 : 0);
  }
  add(f_guards, within(state.shogun, guards, 3));
  int in_play = 0;
  int on_altars = 0;
  int exposed = 0;
  const std::uint8_t first = first_pawn(seat);
  for (std::uint8_t pawn = first; pawn < first + pawns_each; ++pawn) {
    const std::uint8_t square = state.pawns[pawn];
    if (square == off_board) continue;
    ++in_play;
    on_altars += altars.has(square) ? 1 : 0;
    const bool safe = captured(state) && square == state.shogun;
    exposed += !safe && within(square, guards, 2) > 0 ? 1 : 0;
  }
  add(f_ninjas, in_play);
  add(f_ninja_altars, on_altars);
  add(f_exposed, exposed);
  add(f_torii, state.torii.size());
  add(f_torii_left, state.tiles[seat]);
}

template <class Add>
void tell_samurai(const State& state, Seat seat, Add& add) {
  Set prey = squares_of(state, ninja);
  if (captured(state)) prey.remove(state.shogun);
  const Set dark = brazier_squares - state.lit;
  int in_play = 0;
  int on_brazier = 0;
  int brazier = far_away;
  int hunt = far_away;
  int home = far_away;
  for (const std::uint8_t pawn : movers(state, seat)) {
    const std::uint8_t square = square_of(state, pawn);
    const int way = nearest(samurai, square, dark).first;
    on_brazier += way == 0 ? 1 : 0;
    brazier = std::min(brazier, way);
    if (pawn == the_shogun) continue;
    hunt = std::min(hunt, nearest(samurai, square, prey).first);
    home = std::min<int>(home, ways_for(samurai)[square][state.shogun]);
  }
  const std::uint8_t first = first_pawn(seat);
  for (std::uint8_t pawn = first; pawn < first + pawns_each; ++pawn)
    in_play += state.pawns[pawn] != off_board ? 1 : 0;
  add(f_brazier, brazier);
  add(f_on_brazier, on_brazier);
  add(f_samurai, in_play);
  add(f_garrisons, state.garrisons.size());
  add(f_garrisons_left, state.tiles[seat]);
  add(f_samurai_altars, extra_faces(state, seat, dicium::green));
  tell_way(hunt, f_hunt, add);
  if (on_brazier > 0) {
    const dicium::PlayerBoard& board = state.boards[seat];
    const int yellow = board.bonuses(dicium::yellow) + board.reserve.of[dicium::f3];
    add(f_ready + std::min(yellow, ready_count - 1), 1);
  }
  add(f_home_guard, home);
  // With a sixth card the first one counts nothing.
  const int gone = alert_cards - std::min<int>(state.alerts, alert_cards);
  for (int n = 0; n < gone; ++n) add(f_alerts_gone + n, 1);
}

template <class Add>
void tell_turn(const State& state, Seat seat, int first, Add& add) {
  const dicium::Turn& turn = state.turn;
  if (turn.seat != seat || turn.throws == 0 || turn.phase == dicium::Phase::reserve) return;
  const int actions = dicium::most_actions - turn.actions;
  for (std::size_t face = 0; face < dicium::face_count && actions > 0; ++face)
    if (turn.dice.of[face] > 0) add(first + static_cast<int>(face), turn.dice.of[face]);
  add(first + dicium::face_count, turn.dice.empty() ? 0 : actions);
  if (turn.phase == dicium::Phase::throwing)
    add(first + dicium::face_count + 1, state.boards[seat].throws() - turn.throws);
}

// The action that runs and has not had its effect yet.
template <class Add>
void tell_running(const State& state, Seat seat, int first, Add& add) {
  if (state.turn.seat != seat) return;
  const bool is_ninja = camp_of(seat) == ninja;
  for (const Frame& frame : state.stack) {
    switch (Flow{frame.flow}) {
      case Flow::deed: {
        const Deed& deed = frame.locals<Deed>();
        const bool waiting = frame.step == Deed::pawn_chosen || frame.step == Deed::end_chosen ||
                             frame.step == Deed::step_chosen;
        if (waiting) add(first + deed.use, deed.use == use_move ? deed.steps : 1);
        break;
      }
      case Flow::shuriken:
        if (frame.step == Shuriken::target_chosen) add(first + use_shuriken, 1);
        break;
      case Flow::tile:
        if (frame.step != Tile::over) add(first + (is_ninja ? use_three : use_twopair), 1);
        break;
      case Flow::recruit: add(first + (is_ninja ? use_twopair : use_four), 1); break;
      case Flow::bonus: add(first + use_straight, 1); break;
      default: break;
    }
  }
}

struct Model {
  using State = shogun::State;
  static constexpr int features = feature_count;
  static constexpr int phases = 4;
  static constexpr int unit = 1;
  static constexpr WeightTable<features, phases> weights[] = {
      {{
#include "games/shogun/weights_2.inc"
      }},
      {{
#include "games/shogun/weights_4.inc"  // three players there are none
      }},
      {{
#include "games/shogun/weights_4.inc"
      }},
  };
  static constexpr std::uint8_t fewest_players = 2;
  static constexpr FeatureNames names = {enum_names<Feature>, feature_groups};

  // The Shogun is free or captured; the alarm is far or near.
  static int phase(const State& state) {
    return (captured(state) ? 2 : 0) + (state.alerts <= 2 ? 1 : 0);
  }

  template <class Add>
  static void tell(const State& state, Seat seat, Add add) {
    const bool is_ninja = camp_of(seat) == ninja;
    is_ninja ? tell_ninja(state, seat, add) : tell_samurai(state, seat, add);
    dicium::tell_board(state.boards[seat], is_ninja ? f_ninja_board : f_samurai_board, add);
    tell_turn(state, seat, is_ninja ? f_ninja_turn : f_samurai_turn, add);
    tell_running(state, seat, is_ninja ? f_ninja_running : f_samurai_running, add);
  }
};

}  // namespace

int Shogun::worth(const State& state, Seat seat) {
  return weighed<Model>(state, seat, state.seats());
}

const LearnedEvaluation& Shogun::evaluation() { return evaluation_of<Model>(); }

}  // namespace veillee::shogun
