// How good a position looks for a seat: how near its camp is to its goal, and what the seat has to
// get there (features.hpp).
#include <algorithm>

#include "engine/lead.hpp"
#include "games/dicium/foresight.hpp"
#include "games/shogun/features.hpp"
#include "games/shogun/game.hpp"
#include "games/shogun/odds.hpp"

namespace veillee::shogun {
namespace {

constexpr int far_away = 12;  // what is further makes no difference

constexpr int brazier_count = brazier_squares.size();

// The lengths of the ways on one side of the board.
struct Lengths {
  // A door is a square as any other for samurai; ninjas pay an action for it.
  std::array<Castle::WayTable, 2> of_camp;
  // From each square to the nearest brazier that is not lit, by the lit ones: a bit each.
  std::array<std::array<std::uint8_t, square_count>, 1U << brazier_count> to_brazier;

  explicit Lengths(const Castle& castle) : of_camp{castle.way_table(4), castle.way_table(1)} {
    for (std::size_t lit = 0; lit < to_brazier.size(); ++lit)
      for (std::uint8_t from = 0; from < square_count; ++from) {
        std::uint8_t best = far_away;
        for (int n = 0; n < brazier_count; ++n)
          if ((lit >> n & 1U) == 0)
            best = std::min(best, of_camp[samurai][from][brazier_squares.at_rank(n)]);
        to_brazier[lit][from] = best;
      }
  }
};
const Lengths& lengths(const State& state) {
  static const std::array<Lengths, 2> all = {Lengths(plans[0].castle), Lengths(plans[1].castle)};
  return all[plan_number(state.seats())];
}
const Castle::WayTable& ways_for(const State& state, Camp camp) {
  return lengths(state).of_camp[camp];
}
std::size_t lit_braziers(const State& state) {
  std::size_t bits = 0;
  std::size_t bit = 1;
  if (!state.lit.empty())
    for (const std::uint8_t square : brazier_squares) {
      if (state.lit.has(square)) bits |= bit;
      bit <<= 1U;
    }
  return bits;
}

// The squares of a camp's pawns.
using Squares = BoundedList<std::uint8_t, pawn_count / 2>;
Squares pawns_of(const State& state, Camp camp) {
  Squares squares;
  for (Seat seat = camp; seat < state.seats(); seat = byte(seat + 2))
    for (std::uint8_t pawn = first_pawn(seat); pawn < first_pawn(byte(seat + 1)); ++pawn)
      if (state.pawns[pawn] != off_board) squares.push_back(state.pawns[pawn]);
  return squares;
}

// The two nearest of these squares; pawns that share one count once.
struct Nearest {
  int first = far_away;
  int second = far_away;
  std::uint8_t at = off_board;

  void meet(std::uint8_t square, int way) {
    if (square == at) return;
    if (way < first) {
      second = first;
      first = way;
      at = square;
    } else if (way < second) {
      second = way;
    }
  }
};
template <class List>
Nearest nearest(const State& state, Camp camp, std::uint8_t from, const List& squares) {
  const auto& ways = ways_for(state, camp)[from];
  Nearest found;
  for (const std::uint8_t square : squares) found.meet(square, ways[square]);
  return found;
}

// Each number of squares that the way is not longer than.
template <class Add>
void tell_way(int way, int first, Add& add) {
  for (int n = std::max(way, 1); n <= near_count; ++n) add(first + n - 1, 1);
}

// The board for the next throw: dice kept for a turn that has just begun still count as reserve.
dicium::PlayerBoard board_ahead(const State& state, Seat seat) {
  dicium::PlayerBoard board = state.boards[seat];
  const dicium::Turn& turn = state.turn;
  if (turn.seat == seat && turn.throws == 1 && turn.phase == dicium::Phase::throwing)
    board.reserve = turn.kept;
  return board;
}

// That the attacker wins a fight when neither has red dice, in per cent.
int fight_odds(const dicium::PlayerBoard& attacker, const dicium::PlayerBoard& defender) {
  constexpr std::array<int, 5> per_cent = {28, 42, 58, 72, 83};  // 10, 15, 21, 26, 30 of 36
  return per_cent[static_cast<std::size_t>(2 + attacker.bonuses(dicium::red) -
                                           defender.bonuses(dicium::red))];
}

constexpr int tenth(int per_cent) { return (per_cent + 5) / 10; }
// Tenths of turns.
int turns_for(int squares, int tenths_a_turn) { return 100 * squares / std::max(1, tenths_a_turn); }

// What the seat can still do in the turn that is under way: by these dice, and by what runs.
Able able_now(const State& state, Seat seat, const dicium::Dice& dice) {
  const dicium::Turn& turn = state.turn;
  if (turn.seat != seat || turn.throws == 0 || turn.phase == dicium::Phase::reserve) return {};
  const Camp camp = camp_of(seat);
  const dicium::PlayerBoard& board = state.boards[seat];
  const auto set = static_cast<std::size_t>(dicium::set_number(dice));
  const int actions = dicium::most_actions - turn.actions;
  for (const Frame& frame : state.stack) {
    if (Flow{frame.flow} != Flow::deed) continue;
    const Deed& deed = frame.locals<Deed>();
    if (frame.step != Deed::pawn_chosen && frame.step != Deed::end_chosen) break;
    if (deed.use == use_opening) {
      const Able rest = able(camp, board, set, std::min(actions, 1));
      return {rest.walk, rest.walk};
    }
    if (deed.use == use_brazier) return {0, 0};
    const Stride stride = stride_of(camp, deed.use);
    if (deed.use != use_move && stride.steps == 0) break;
    Able both = able_after_walk(camp, board, deed.steps, set, actions);
    if (stride.lights) both.far = std::max(both.far, static_cast<std::int8_t>(stride.steps));
    if (stride.through_doors)
      both.far = std::max(both.far, static_cast<std::int8_t>(stride.steps - 1));
    return both;
  }
  return able(camp, board, set, actions);
}

// What the seat would like to do: squares that are wanted of each kind of deed.
struct Wanted {
  int walk = out_of_reach;
  int far = out_of_reach;

  bool met(const Able& able) const { return able.walk >= walk || able.far >= far; }
};

Wanted wanted_by_ninja(const State& state, Seat seat) {
  Wanted wanted;
  const auto way = [&](std::uint8_t from, std::uint8_t to) {
    wanted.walk = std::min<int>(wanted.walk, squares_past_doors(from, to));
    wanted.far = std::min<int>(wanted.far, squares_beside_door(state.seats(), from, to));
  };
  if (!captured(state)) {
    const std::uint8_t first = first_pawn(seat);
    for (std::uint8_t pawn = first; pawn < first + pawns_each; ++pawn)
      if (state.pawns[pawn] != off_board) way(state.pawns[pawn], state.shogun);
  } else if (owner_of(state.carrier) == seat) {
    for (const std::uint8_t square : all_torii(state)) way(state.shogun, square);
  }
  return wanted;
}

template <class Add>
void tell_ninja(const State& state, Seat seat, const dicium::PlayerBoard& board, Add& add) {
  const Squares ninjas = pawns_of(state, ninja);
  const Squares guards = pawns_of(state, samurai);
  const auto& guard_ways = ways_for(state, samurai);
  const Set torii = all_torii(state);
  const Nearest out = nearest(state, ninja, state.shogun, torii);
  const bool in_hall = hall.has(state.shogun);
  const int speed = tenths_a_turn(ninja, board);
  const std::uint8_t first = first_pawn(seat);
  const Wanted wanted = wanted_by_ninja(state, seat);
  const int chance = tenth(std::max(odds(Feat::ninja_walk, board, wanted.walk),
                                    odds(Feat::ninja_cross, board, wanted.far)));
  const int now = wanted.met(able_now(state, seat, state.turn.dice)) ? 1 : 0;
  add(captured(state) ? f_escape_odds : f_capture_odds, chance);
  add(captured(state) ? f_can_escape : f_can_capture, now);
  if (captured(state)) {
    add(f_captured, 1);
    add(f_shut_in, in_hall ? 1 : 0);
    tell_way(out.first, f_way_home, add);
    add(f_next_home, out.second);
    const Set beside = Castle::neighbours(ways_past_doors, state.shogun);
    Set barred;
    for (const std::uint8_t square : guards)
      if (beside.has(square)) barred.add(square);
    add(f_barred, barred.size());
    add(f_time_home, turns_for(out.first, speed));
  } else {
    const Nearest in = nearest(state, ninja, state.shogun, ninjas);
    tell_way(in.first, f_way_in, add);
    add(f_second_way, in.second);
    add(f_way_out, out.first);
    bool someone_in = false;
    for (const std::uint8_t square : ninjas) someone_in |= hall.has(square);
    add(f_shut_out, in_hall && !someone_in ? 1 : 0);
    add(f_time_in, turns_for(in.first + out.first, speed));
  }
  int near = 0;
  for (const std::uint8_t square : guards) near += guard_ways[state.shogun][square] <= 3 ? 1 : 0;
  add(f_guards, near);
  int in_play = 0;
  int on_altars = 0;
  int exposed = 0;
  for (std::uint8_t pawn = first; pawn < first + pawns_each; ++pawn) {
    const std::uint8_t square = state.pawns[pawn];
    if (square == off_board) continue;
    ++in_play;
    on_altars += altars.has(square) ? 1 : 0;
    if (captured(state) && square == state.shogun) continue;
    bool seen = false;
    for (const std::uint8_t guard : guards) seen |= guard_ways[square][guard] <= 2;
    exposed += seen ? 1 : 0;
  }
  add(f_ninjas, in_play);
  add(f_ninja_altars, on_altars);
  add(f_exposed, exposed);
  add(f_torii, state.torii.size());
  add(f_torii_left, state.tiles[seat]);
}

// What the pawns of a samurai, and the free Shogun, are near to.
struct SamuraiWays {
  int in_play = 0;
  int on_brazier = 0;      // squares
  int brazier = far_away;  // to one that is not lit
  int home = far_away;     // to the Shogun
  int hunt = far_away;     // to a ninja that can be attacked
  Seat prey = neutral;     // whose
  int altar = 0;

  SamuraiWays(const State& state, Seat seat) {
    const auto& dark = lengths(state).to_brazier[lit_braziers(state)];
    Set stands;
    const auto count = [&](std::uint8_t square) {
      if (dark[square] == 0) stands.add(square);
      brazier = std::min<int>(brazier, dark[square]);
      altar += altars.has(square) ? 1 : 0;
    };
    const std::uint8_t first = first_pawn(seat);
    for (std::uint8_t pawn = first; pawn < first + pawns_each; ++pawn) {
      const std::uint8_t square = state.pawns[pawn];
      if (square == off_board) continue;
      ++in_play;
      count(square);
      const auto& ways = ways_for(state, samurai)[square];
      home = std::min<int>(home, ways[state.shogun]);
      for (Seat other = ninja; other < state.seats(); other = byte(other + 2))
        for (std::uint8_t foe = first_pawn(other); foe < first_pawn(byte(other + 1)); ++foe) {
          const std::uint8_t there = state.pawns[foe];
          if (there == off_board || (captured(state) && there == state.shogun)) continue;
          if (ways[there] >= hunt) continue;
          hunt = ways[there];
          prey = other;
        }
    }
    if (!captured(state)) count(state.shogun);
    on_brazier = stands.size();
  }
};

template <class Add>
void tell_samurai(const State& state, Seat seat, const dicium::PlayerBoard& board, Add& add) {
  const SamuraiWays ways(state, seat);
  add(f_brazier, ways.brazier);
  add(f_on_brazier, ways.on_brazier);
  add(f_samurai, ways.in_play);
  add(f_garrisons, state.garrisons.size());
  add(f_garrisons_left, state.tiles[seat]);
  add(f_samurai_altars, ways.altar);
  tell_way(ways.hunt, f_hunt, add);
  if (ways.on_brazier > 0) {
    const int yellow = board.bonuses(dicium::yellow) + board.reserve.of[dicium::f3];
    add(f_ready + std::min(yellow, ready_count - 1), 1);
  }
  add(f_home_guard, ways.home);
  add(f_light_odds, tenth(odds(Feat::light, board, ways.brazier)));
  if (ways.prey != neutral)
    add(f_hunt_odds, tenth(odds(Feat::samurai_walk, board, ways.hunt) *
                           fight_odds(board, state.boards[ways.prey]) / 100));
  const Able now = able_now(state, seat, state.turn.dice);
  if (now.far >= ways.brazier) add(f_can_light, 1);
  if (now.walk >= ways.hunt) add(f_can_hunt, 1);
  const int lights = odds(Feat::light, board, 0);
  add(f_time_alarm, std::min(200, 1000 * state.alerts / std::max(1, lights)));
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
  static constexpr int phases = 6;
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

  // The Shogun is free or captured; the alarm is far, near, or the next one ends it.
  static int phase(const State& state) {
    return (captured(state) ? 3 : 0) + (state.alerts <= 1 ? 2 : state.alerts <= 2 ? 1 : 0);
  }

  template <class Add>
  static void tell(const State& state, Seat seat, Add add) {
    const bool is_ninja = camp_of(seat) == ninja;
    const dicium::PlayerBoard board = board_ahead(state, seat);
    is_ninja ? tell_ninja(state, seat, board, add) : tell_samurai(state, seat, board, add);
    dicium::tell_board(state.boards[seat], is_ninja ? f_ninja_board : f_samurai_board, add);
    tell_turn(state, seat, is_ninja ? f_ninja_turn : f_samurai_turn, add);
    tell_running(state, seat, is_ninja ? f_ninja_running : f_samurai_running, add);
  }
};

}  // namespace

int Shogun::worth(const State& state, Seat seat) {
  return weighed<Model>(state, seat, state.seats());
}

namespace {

// What the dice of a whole hand add, with both actions to come.
class HandWorth {
 public:
  HandWorth(const State& state, Seat seat)
      : camp_(camp_of(seat)),
        board_(state.boards[seat]),
        weights_(weights_for<Model>(state.seats())),
        phase_(static_cast<std::size_t>(Model::phase(state))),
        first_(camp_ == ninja ? f_ninja_turn : f_samurai_turn) {
    if (camp_ == ninja) {
      goals_[0] = wanted_by_ninja(state, seat);
      gains_[0] = weight(captured(state) ? f_can_escape : f_can_capture);
      return;
    }
    const SamuraiWays ways(state, seat);
    goals_[0].far = ways.brazier;
    gains_[0] = weight(f_can_light);
    goals_[1].walk = ways.hunt;
    gains_[1] = weight(f_can_hunt);
  }

  int operator()(const dicium::Dice& dice) const {
    int sum = dicium::most_actions * weight(first_ + dicium::face_count);
    for (std::size_t face = 0; face < dicium::face_count; ++face)
      sum += dice.of[face] * weight(first_ + static_cast<int>(face));
    const Able now = able(camp_, board_, static_cast<std::size_t>(dicium::set_number(dice)),
                          dicium::most_actions);
    for (std::size_t i = 0; i < goals_.size(); ++i)
      if (goals_[i].met(now)) sum += gains_[i];
    return sum;
  }

 private:
  int weight(int feature) const { return weights_[static_cast<std::size_t>(feature)][phase_]; }

  Camp camp_;
  const dicium::PlayerBoard& board_;
  const WeightTable<Model::features, Model::phases>& weights_;
  std::size_t phase_;
  int first_;
  std::array<Wanted, 2> goals_{};
  std::array<int, 2> gains_{};
};

// Throws by all they may bring, every re-roll by the best.
void foresee_throws(const State& state, const ActionList& list, float* looks) {
  const dicium::Turn& turn = state.turn;
  const dicium::PlayerBoard& board = state.boards[turn.seat];
  State after = state;  // as if nothing had been thrown
  after.turn.dice = {};
  after.turn.phase = dicium::Phase::reserve;
  after.boards[turn.seat].reserve = {};
  const auto base = static_cast<float>(lead<Shogun>(after, turn.seat));
  const auto members = static_cast<float>(state.seats()) / 2;
  const HandWorth worth(state, turn.seat);
  const int hand = turn.throws == 0 ? board.hand : turn.size;
  dicium::Means means;
  dicium::foresee(hand, std::max(0, board.throws() - turn.throws - 1), worth, means);
  for (int i = 0; i < list.size(); ++i) {
    const Action& action = list[i];
    dicium::Dice left;
    if (Do{action.kind} == Do::stop) {
      looks[i] = base + static_cast<float>(worth(turn.dice)) / members;
      continue;
    }
    if (Do{action.kind} == Do::keep)
      left = dicium::read_faces<dicium::most_kept>(action.args.data());
    else
      left = turn.dice - dicium::read_faces<dicium::most_dice>(action.args.data());
    looks[i] = base + means[static_cast<std::size_t>(dicium::set_number(left))] / members;
  }
}

// Dice that are kept, whatever the next player throws.
void foresee_reserves(const State& state, const ActionList& list, float* looks) {
  const Seat seat = state.turn.seat;
  State after = state;
  after.turn = {};
  after.turn.seat = clockwise(seat, state.seats());
  for (int i = 0; i < list.size(); ++i) {
    after.boards[seat].reserve = dicium::read_faces<dicium::most_kept>(list[i].args.data());
    looks[i] = static_cast<float>(lead<Shogun>(after, seat));
  }
}

}  // namespace

void Shogun::foresee(const State& state, const ActionList& list, float* looks) {
  switch (Decision{state.pending.decision}) {
    case Decision::keep:
    case Decision::reroll: return foresee_throws(state, list, looks);
    case Decision::reserve: return foresee_reserves(state, list, looks);
    default: return;
  }
}

const LearnedEvaluation& Shogun::evaluation() { return evaluation_of<Model>(); }

}  // namespace veillee::shogun
