// How good a position looks for the group: the time that is left against the work that is left, and
// what the heroes are about to do (outlook.hpp), weighed (features.hpp).
#include <algorithm>
#include <functional>

#include "games/dicium/foresight.hpp"
#include "games/donjon/features.hpp"
#include "games/donjon/game.hpp"
#include "games/donjon/planner.hpp"

namespace veillee::donjon {
namespace {

// Whether the dice in hand count already.
bool under_way(const State& state) { return state.turn.throws > 0 && !fresh(state); }

thread_local Planner::Memory plans;

// What the turn under way still promises: the action that runs, then the dice in hand.
int running(const State& state, const Outlook& outlook, const Weights& prices) {
  const dicium::Turn& turn = state.turn;
  const Seat seat = turn.seat;
  const Planner planner(outlook, seat, prices, plans);
  const int actions =
      turn.phase == dicium::Phase::reserve ? 0 : limits(state, seat).actions - turn.actions;
  int more = 0;                                          // what is going to happen in any case
  for (std::uint8_t i = state.stack.size(); i-- > 0;) {  // the innermost first
    const Frame& frame = state.stack[i];
    switch (Flow{frame.flow}) {
      case Flow::move: {
        if (frame.step == Move::over) break;
        const Move& move = frame.locals<Move>();
        const Set ends = ends_of(state, seat, move.means, move.steps);
        return more + planner.arrive(ends, move.means == use_three ? 1 : 0, turn.dice, actions);
      }
      case Flow::charge: {
        const Charge& charge = frame.locals<Charge>();
        const Set ends = walk(outlook.stands(seat), charge.steps, {});
        int slain = 0;
        for (const std::uint8_t square : ends& outlook.foes)
          slain = std::max(slain, planner.gain_of_foe(foe_on(state, square)));
        more += slain;
        break;
      }
      case Flow::fight: {
        const Fight& fight = frame.locals<Fight>();
        if (frame.step == Fight::over) break;
        const int extra =
            fight.extra + (state.combat.running() ? state.combat.extra - fight.extra : 0);
        return more + planner.fight(fight.square, extra, fight.ranged != 0,
                                    Set::only(state.pawns[seat]), turn.dice, actions);
      }
      case Flow::fireball: {
        if (frame.step == Target::over) break;
        int best = 0;
        for (const std::uint8_t square : fireball_targets(state, seat))
          best = std::max(best, planner.fight(square, 1, true, Set::only(state.pawns[seat]),
                                              turn.dice, actions));
        return more + best;
      }
      case Flow::sent:
        if (frame.locals<Sent>().seat == seat)
          return more + planner.plan(portals_for(state, seat, frame.locals<Sent>().cause),
                                     turn.dice, actions);
        break;
      case Flow::change: {
        int best = 0;
        const Change& change = frame.locals<Change>();
        for (std::size_t from = 0; from < dicium::face_count; ++from) {
          if (turn.dice.of[from] == 0) continue;
          if (frame.step == Change::face_chosen && change.face != from) continue;
          for (std::size_t to = 0; to < dicium::face_count; ++to) {
            dicium::Dice dice = turn.dice;
            --dice.of[from];
            ++dice.of[to];
            best = std::max(best, planner.plan(outlook.stands(seat), dice, actions));
          }
        }
        return more + best;
      }
      case Flow::banish: more += planner.gain_of_foe(the_goblin); break;
      case Flow::lay: more += planner.gain_of_portal(); break;
      case Flow::treasure:
        if (frame.step != Treasure::count)
          more += planner.gain_of_tile(frame.locals<Treasure>().tile);
        break;
      case Flow::bonus: {
        const auto& gain = frame.locals<dicium::Gain>();
        more += std::max(planner.gain_of_bonus(gain.slots),
                         gain.may_grow != 0 ? planner.gain_of_hand() : 0);
        break;
      }
      default: break;
    }
  }
  return more + planner.plan(outlook.stands(seat), turn.dice, actions);
}

struct Model {
  using State = donjon::State;
  static constexpr int features = feature_count;
  static constexpr int phases = 4;
  static constexpr int unit = 256;  // features are hundredths of a turn: weights are small
  static constexpr WeightTable<features, phases> weights[] = {
      {{
#include "games/donjon/weights_1.inc"
      }},
      {{
#include "games/donjon/weights_2.inc"
      }},
      {{
#include "games/donjon/weights_3.inc"
      }},
      {{
#include "games/donjon/weights_4.inc"
      }},
  };
  static constexpr std::uint8_t fewest_players = 1;
  static constexpr FeatureNames names = {enum_names<Feature>, feature_groups};
  static constexpr int held = f_plan;

  // The three thirds of the way to the King's card, and his march.
  static int phase(const State& state) {
    if (king_is_here(state)) return 3;
    const int seats = state.seats();
    const int all = seats * deal_for(seats, false).size() + 1;
    return std::min(2, 3 * (all - king_in(state)) / all);
  }

  // What the planner reckons with.
  static constexpr int price(std::size_t, int weight) { return weight; }
  static const Weights& prices(const State& state) {
    return prices_for<Model>(state, state.seats());
  }

  template <class Add>
  static void tell(const State& state, Seat, Add add) {
    Outlook outlook(state);
    if (state.turn.number > 0) outlook.share_out();
    tell(state, outlook, add);
    if (under_way(state)) add(f_plan, running(state, outlook, prices(state)) / unit);
  }

  // All but what the dice in hand promise.
  template <class Add>
  static void tell(const State& state, const Outlook& outlook, Add add) {
    add(f_base, hundred);
    if (state.options.difficulty != 0) add(f_heroic, hundred);
    int reserve = 0;
    int time = 0;
    for (Seat seat = 0; seat < state.seats(); ++seat) {
      const dicium::PlayerBoard& board = state.boards[seat];
      reserve += worth_of_kept(board.reserve);
      const int turns = outlook.survey.useful(seat);
      time += turns;
      if (board.hand > dicium::least_dice) add(f_hand_4, turns);
      if (board.hand == dicium::most_dice) add(f_hand_5, turns);
      for (int slot = 0; slot < dicium::slot_count; ++slot)
        if ((board.slots >> slot & 1U) != 0) add(f_slots + slot, turns);
      for (int colour = 0; colour < dicium::colour_count; ++colour)
        if (holds(state, seat, byte(ob_blue + colour))) add(f_objects + colour, turns);
    }
    add(f_time, time);
    if (has_tile(state, re_green)) add(f_owl, time);
    if (has_tile(state, re_red)) add(f_banner, time);
    add(f_work, outlook.survey.work);
    add(f_missing, hundred * outlook.survey.needed);
    add(f_relics, outlook.survey.until_crown);
    add(f_guard, outlook.guard);
    add(f_peril, outlook.survey.peril);
    for (std::uint8_t card = first_kept; card < first_object; ++card)
      if (const std::uint8_t holder = state.held[card - first_kept]; holder != no_arg)
        add(f_scrolls + card - first_kept, std::min(hundred, outlook.survey.turns[holder]));
    if (state.turn.number == 0) return;
    const dicium::Turn& turn = state.turn;
    std::array<int, max_seats> places = outlook.place;
    if (under_way(state)) {
      places[turn.seat] = 0;
      if (turn.phase == dicium::Phase::throwing)
        add(f_rerolls, hundred * (limits(state, turn.seat).throws - turn.throws));
    } else {
      if (turn.throws > 0) reserve += worth_of_kept(turn.kept);
    }
    // More heroes than chests are wanted: the nearest count.
    std::sort(places.begin(), places.end(), std::greater<>());
    const int helpers = outlook.survey.needed - (under_way(state) ? 1 : 0);
    int place = 0;
    for (int i = 0; i < state.seats(); ++i)
      place += i < helpers ? places[static_cast<std::size_t>(i)]
                           : places[static_cast<std::size_t>(i)] / 4;
    add(f_place, place);
    add(f_reserve, reserve);
  }
};

}  // namespace

// At the end it counts whether it is won, and beside that how near it was.
int Donjon::worth_of_all(const State& state) {
  if (state.result == won) return 600;
  if (state.result == lost)
    return 100 * (state.chests.size() - objective(state)) - (crown_found(state) ? 0 : 200) - 200;
  return weighed<Model>(state, 0, state.seats());
}

// The throws of a turn are weighed by all they may bring, and every re-roll by the best.
void Donjon::foresee(const State& state, const ActionList& list, float* looks) {
  const Decision decision{state.pending.decision};
  // Scrolls are read before the card is turned, or beside the actions: elsewhere they would only be
  // weighed against what chance brings next.
  constexpr float never = -1e6F;
  const bool opening = decision == Decision::reveal;
  if (opening || decision == Decision::keep || decision == Decision::reroll ||
      decision == Decision::reserve)
    for (int i = 0; i < list.size(); ++i) {
      if (Do{list[i].kind} == Do::reveal) looks[i] = static_cast<float>(worth_of_all(state));
      if (!opening && Do{list[i].kind} == Do::scroll) looks[i] = never;
    }
  if (decision != Decision::keep && decision != Decision::reroll) return;
  const Seat seat = state.turn.seat;
  const dicium::Limits allowed = limits(state, seat);
  State thrown = state;  // as if the last throw were behind
  dicium::Turn& turn = thrown.turn;
  turn.size = byte(decision == Decision::keep ? allowed.dice : turn.dice.size());
  turn.throws = byte(allowed.throws);
  turn.phase = dicium::Phase::action;
  thrown.boards[seat].reserve = {};
  Outlook outlook(thrown);
  outlook.share_out();
  const auto& weights = weights_for<Model>(state.seats());
  const auto phase = static_cast<std::size_t>(Model::phase(thrown));
  int base = 0;
  Model::tell(thrown, outlook, [&](int feature, int n) {
    base += n * weights[static_cast<std::size_t>(feature)][phase];
  });
  const Planner planner(outlook, seat, Model::prices(thrown), plans);
  const Set squares = outlook.stands(seat);
  const int later = allowed.throws - state.turn.throws - 1;  // re-rolls after this throw
  const dicium::Means& means = planner.means(squares, turn.size, later, allowed.actions);
  for (int i = 0; i < list.size(); ++i) {
    dicium::Dice left;
    if (Do{list[i].kind} == Do::keep)
      left = dicium::read_faces<dicium::most_kept>(list[i].args.data());
    else if (Do{list[i].kind} == Do::reroll)
      left = state.turn.dice - dicium::read_faces<dicium::most_dice>(list[i].args.data());
    else
      continue;
    const float plan = means[static_cast<std::size_t>(dicium::set_number(left))];
    looks[i] = (static_cast<float>(base) + plan) / Model::unit;
  }
}

const LearnedEvaluation& Donjon::evaluation() { return evaluation_of<Model>(); }

}  // namespace veillee::donjon
