// How good a position looks for a seat: what it would count, and what it has to go on
// (features.hpp, outlook.hpp).
#include <algorithm>

#include "games/civilisation/game.hpp"
#include "games/civilisation/planner.hpp"

namespace veillee::civilisation {
namespace {

constexpr int par = 2850;  // alone: in the middle of the ladder of ranks (CIV-14.7)

// Whether the dice in hand count already. A first throw says little while it can be thrown again: a
// turn that has just begun is worth the same whatever has fallen, but for the dice that were kept.
bool under_way(const State& state, Seat seat) {
  const dicium::Turn& turn = state.turn;
  return turn.seat == seat && (turn.throws > 1 || turn.phase != dicium::Phase::throwing);
}

// Whether a turn of this round is still to begin. Everybody has as many turns in the end
// (CIV-13.2), so who has had one less has so much more to come.
bool ahead(const State& state, Seat seat) {
  if (state.turn.seat == seat) return !under_way(state, seat);
  const Seat first = first_player(state);
  const auto place = [&](Seat s) { return (s + state.seats() - first) % state.seats(); };
  return place(seat) > place(state.turn.seat);
}

struct Model {
  using State = civilisation::State;
  static constexpr int features = feature_count;
  static constexpr int phases = 6;
  static constexpr int unit = 4;
  static constexpr WeightTable<features, phases> weights[] = {
      {{
#include "games/civilisation/weights_1.inc"
      }},
      {{
#include "games/civilisation/weights_2.inc"
      }},
  };
  static constexpr std::uint8_t fewest_players = 1;
  static constexpr FeatureNames names = {enum_names<Feature>, feature_groups};
  static constexpr int held = f_plan;

  // By the turns that this seat has left after the one under way: eight or more, six, four, two,
  // one, none. The pile goes down by about a card a turn.
  static int phase(const State& state) {
    const int left = state.pile == 0 ? 0
                     : state.solo()  ? solo_turns - state.turn.number
                                     : (state.pile + state.seats() - 1) / state.seats();
    return left > 1 ? std::max(0, 4 - left / 2) : 5 - left;
  }
  // In hundredths, for an outlook; of the place, how many hundredths of its promise count.
  static constexpr int price(std::size_t feature, int weight) {
    return (feature == f_place ? hundred * weight : weight) / unit;
  }
  static const Weights& of(const State& state) { return prices_for<Model>(state, state.seats()); }

  template <class Add>
  static void tell(const State& state, Seat seat, Add add) {
    const Weights& prices = of(state);
    tell_but_plan(state, seat, Outlook::of(state, seat, prices), add);
    if (under_way(state, seat)) add(f_plan, Planner::of(state, seat, prices).running(state));
  }

  template <class Add>
  static void tell_but_plan(const State& state, Seat seat, Outlook& outlook, Add add) {
    if (state.solo()) {
      add(f_base, hundred);
      add(f_time, solo_turns - state.turn.number);
    }
    add(f_gained, state.vp[seat]);
    add(f_regions, outlook.regions_owned);
    add(f_philosophers, hand_of(state, seat).size());
    int held = 0;
    for (std::size_t card = 0; card < objective_count; ++card)
      if (state.commons[card] == held_by + seat) held += deck_of(state).commons[card].vp;
    add(f_commons, held);
    for (std::size_t i = 0; i < outlook.open_near.size(); ++i)
      add(f_open1 + static_cast<int>(i), outlook.open_near[i]);
    add(f_secret, outlook.secret_done);
    if (outlook.goal != no_arg) add(f_goal + outlook.goal, 1);
    if (outlook.goal != no_arg && outlook.secret_missing <= most_missing)
      add(f_secret1 + outlook.secret_missing - 1, deck_of(state).secrets[outlook.goal].vp);
    for (const std::uint8_t card : hand_of(state, seat)) add(f_card + card, 1);
    for (std::uint8_t tile = 0; tile < building_count; ++tile)
      add(f_cities_left + tile, tiles_left(state, seat, tile));
    for (std::uint8_t hero = 0; hero < hero_count; ++hero)
      if (unlocked(state, seat, Hero{hero})) add(f_hero + hero, 1);
    dicium::tell_board(state.boards[seat], f_board, add);
    if (state.pawns[seat] != capital_of(state, seat))
      for (Seat other = 0; other < state.seats(); ++other)
        if (other != seat && Chart::distance(state.pawns[seat], state.pawns[other]) <= 2)
          add(f_exposed, 1);
    if (under_way(state, seat)) {
      if (state.turn.phase == dicium::Phase::throwing)
        add(f_rerolls, limits(state, seat).throws - state.turn.throws);
      return;
    }
    if (!ahead(state, seat)) return add(f_place, outlook.place(state.pawns[seat]));
    add(f_place_before, outlook.place(state.pawns[seat]));
    add(f_ahead, 1);
    if (state.boards[seat].hand > dicium::least_dice) add(f_ahead_dice, 1);
    if (limits(state, seat).throws > 2) add(f_ahead_reroll, 1);
    add(f_ahead_green, outlook.greens());
    if (state.turn.seat == seat)
      for (std::size_t face = 0; face < dicium::face_count; ++face)
        add(f_reserve + static_cast<int>(face), state.turn.kept.of[face]);
  }
};

}  // namespace

int Civilisation::worth(const State& state, Seat seat) {
  if (state.stack.empty()) return hundred * count_of(state, seat).total();
  return weighed<Model>(state, seat, state.seats());
}

int Civilisation::rival_worth(const State&) { return par; }

// The throws of a turn are weighed by all they may bring, and every re-roll by the best.
void Civilisation::foresee(const State& state, const ActionList& list, float* looks) {
  const Decision decision{state.pending.decision};
  if (decision != Decision::keep && decision != Decision::reroll && decision != Decision::again)
    return;
  const Seat seat = state.turn.seat;
  const dicium::Limits allowed = limits(state, seat);
  State thrown = state;  // as if the last throw were behind
  dicium::Turn& turn = thrown.turn;
  turn.size = byte(decision == Decision::keep ? allowed.dice : turn.dice.size());
  turn.throws = byte(allowed.throws);
  turn.phase = dicium::Phase::action;
  thrown.boards[seat].reserve = {};
  const auto& table = weights_for<Model>(state.seats());
  const auto phase = static_cast<std::size_t>(Model::phase(state));
  const Weights& prices = Model::of(state);
  int base = 0;
  Model::tell_but_plan(thrown, seat, Outlook::of(thrown, seat, prices), [&](int feature, int n) {
    base += n * table[static_cast<std::size_t>(feature)][phase];
  });
  int best_other = 0;
  for (Seat other = 0; other < state.seats(); ++other)
    if (other != seat) best_other = std::max(best_other, worth(thrown, other));
  if (state.solo()) best_other = par;
  const dicium::Means& means =
      Planner::of(thrown, seat, prices)
          .means(std::max(0, allowed.throws - state.turn.throws - 1), allowed.actions);
  for (int i = 0; i < list.size(); ++i) {
    dicium::Dice left;
    if (Do{list[i].kind} == Do::keep)
      left = dicium::read_faces<dicium::most_kept>(list[i].args.data());
    else if (Do{list[i].kind} == Do::reroll)
      left = state.turn.dice - dicium::read_faces<dicium::most_dice>(list[i].args.data());
    else
      continue;
    const float plan = means[static_cast<std::size_t>(dicium::set_number(left))];
    looks[i] = (static_cast<float>(base) + plan * table[f_plan][phase]) / Model::unit -
               static_cast<float>(best_other);
  }
}

const LearnedEvaluation& Civilisation::evaluation() { return evaluation_of<Model>(); }

}  // namespace veillee::civilisation
