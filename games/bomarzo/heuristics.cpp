// How good a position looks for a seat: the score as it would be now, and what the rest is worth on
// the way there (features.hpp).
#include "games/bomarzo/features.hpp"
#include "games/bomarzo/game.hpp"

namespace veillee::bomarzo {
namespace {

// What all seats are compared by, and what lies under the deities: worked out once for all of them.
struct Standings {
  std::array<Values, max_seats> values{};
  std::array<std::uint8_t, deity_count> places{};  // that they would have if the game ended now
  std::array<std::uint8_t, max_seats> tucked{};    // cards of each seat under deities

  explicit Standings(const State& state) {
    if (state.phase == Phase::extra) return;  // nothing is laid out yet (BOM-2.28)
    for (Seat seat = 0; seat < state.seats(); ++seat) values[seat] = values_of(state, seat);
    std::array<std::uint8_t, deity_count> devotion{};
    for (const std::uint8_t card : state.cards.in_or_beyond(under)) {
      const auto at = static_cast<std::size_t>(state.cards.zone(card) - under);
      add(devotion[at / max_seats], deck_of(state).cards[card].devotion);
      ++tucked[at % max_seats];
    }
    for (std::uint8_t i = 0; i < deity_count; ++i) {
      const std::uint8_t deity = state.deity_at[i];
      for (std::uint8_t j = 0; j < i; ++j) {
        const std::uint8_t before = state.deity_at[j];
        ++places[devotion[before] >= devotion[deity] ? deity : before];
      }
    }
  }
};

// Without what the seat is about to pay: laying it on the altar must not look better than paying
// it.
template <class Add>
void tell_majorities(const State& state, Seat seat, const Cubes& spent, const Standings& standings,
                     Add& add) {
  if (state.phase == Phase::extra) return;
  Values mine = standings.values[seat];
  for (const std::uint8_t r : {food, coin}) veillee::add(mine[by_food + r], -spent[r]);
  std::array<Values, max_seats> others = standings.values;  // who is not there has nothing
  others[seat] = {};
  Values best{};     // of the others
  Values between{};  // whether somebody is behind the best of them and before the seat
  for (std::size_t c = 0; c < best.size(); ++c) {
    for (const Values& other : others) best[c] = std::max(best[c], other[c]);
    for (const Values& other : others)
      between[c] |= static_cast<std::uint8_t>(other[c] > mine[c] && other[c] < best[c]);
  }
  int points = 0, first = 0, behind = 0;
  for (std::uint8_t deity = 0; deity < deity_count; ++deity) {
    const Category category = category_of(state, deity);
    const std::uint8_t place = standings.places[deity];
    const int worth = points_at(state, place, 0);
    const int ahead = mine[category] - best[category];
    behind += worth * std::clamp(-ahead, 0, 3);
    if (mine[category] == 0) continue;
    if (ahead >= 0) {
      points += worth;
      first += worth * std::min(ahead, 3);
    } else if (between[category] == 0) {
      points += points_at(state, place, 1);
    }
  }
  add(f_standing, points);
  add(f_first, first);
  add(f_behind, behind);
}

// Whether the favour would do something.
bool fruitful(const State& state, Seat seat, std::uint8_t deity) {
  switch (deity) {
    case genio: return can_draw(state);
    case tartaruga:
    case drago: return state.cards.any(zone_of(hands, seat));
    case gigante:
    case elefante:
    case balena:
      return !playable(state, seat, deity).empty() || !improvable(state, seat, deity).empty();
    default: return true;
  }
}

// What is under way: a payment, a favour to come, draws.
template <class Add>
Cubes tell_running(const State& state, Seat seat, Add& add) {
  Cubes spent{};
  for (const Frame& frame : state.stack) {
    if (const auto* game = locals_of<GameFlow>(state, frame)) {
      const bool producing = frame.step == GameFlow::draws || frame.step == GameFlow::draws_chosen;
      if (producing && game->order < state.seats() && seat_in_order(state, game->order) == seat)
        add(f_draws, game->left);
    } else if (const auto* turn = locals_of<TurnFlow>(state, frame)) {
      const bool before = frame.step == TurnFlow::raise || frame.step == TurnFlow::raise_chosen ||
                          frame.step == TurnFlow::favour;
      if (state.active == seat && before && turn->deity != no_arg &&
          fruitful(state, seat, turn->deity))
        add(f_promise + turn->deity, 1);
    } else if (const auto* favour = locals_of<FavourFlow>(state, frame)) {
      const bool begun = favour->done > 0 || frame.step == FavourFlow::over;
      if (favour->seat == seat && !begun && fruitful(state, seat, favour->deity))
        add(f_promise + favour->deity, 1);
    } else if (const auto* p = locals_of<PaymentFlow>(state, frame)) {
      if (p->seat != seat) continue;
      spent = p->laid;
      const int laid = p->laid_units();
      if (p->purpose == Purpose::offering)
        add(f_due, std::max(0, offering_now(state, p->deity).total() - laid));
      else if (p->purpose == Purpose::adoration)
        add(f_due, p->price[0] - laid);
      if (p->purpose != Purpose::copy) continue;
      for (const Resource r : {food, coin, wine})
        spent[r] = std::min(p->price[r], state.players[seat].cubes[r]);
      if (fruitful(state, seat, p->deity)) add(f_promise + p->deity, 1);
    }
  }
  return spent;
}

struct Model {
  using State = bomarzo::State;
  static constexpr int features = feature_count;
  static constexpr int phases = 4;
  static constexpr int unit = 1;
  static constexpr WeightTable<features, phases> weights[] = {
      {{
#include "games/bomarzo/weights_2.inc"
      }},
      {{
#include "games/bomarzo/weights_3.inc"
      }},
      {{
#include "games/bomarzo/weights_4.inc"
      }},
  };
  static constexpr std::uint8_t fewest_players = 2;
  static constexpr FeatureNames names = {enum_names<Feature>, feature_groups};

  static int phase(const State& state) { return (state.season - 1) / 2; }

  template <class Add>
  static void tell(const State& state, Seat seat, Add add) {
    tell(state, seat, Standings(state), add);
  }

  template <class Add>
  static void tell(const State& state, Seat seat, const Standings& standings, Add add) {
    const Player& player = state.players[seat];
    const Cubes spent = tell_running(state, seat, add);
    add(f_symbols, player.symbols);
    tell_majorities(state, seat, spent, standings, add);
    add(f_tucked, standings.tucked[seat]);
    for (std::uint8_t r = 0; r < resource_count; ++r) add(f_food + r, player.cubes[r] - spent[r]);
    const int held = state.cards.count(zone_of(hands, seat));
    add(f_cards, held);
    add(f_more_cards, std::max(0, held - 3));
    const bool acting = state.phase == Phase::action;
    add(f_home, acting ? pawns_home(state, seat) : pawns_owned(state, seat));
    add(f_pawns, pawns_owned(state, seat));
    int near = 0;
    for (std::uint8_t track = 0; track < track_count; ++track) {
      for (std::size_t i = 0; i < symbol_spaces.size(); ++i) {
        const int away = symbol_spaces[i] - player.tracks[track];
        if (state.claimed[track][i] == no_arg && away > 0 && away <= 2) ++near;
      }
      add(f_track + track, player.tracks[track]);
    }
    add(f_near, near);
    const IncomeOf village = village_income(player);
    const IncomeOf in_play = card_income_of(state, seat);
    for (std::uint8_t r = 0; r < resource_count; ++r)
      add(f_income + r, village.cubes[r] + in_play.cubes[r]);
    add(f_income + card_income, village.cards + in_play.cards);
    for (std::uint8_t lane = 0; lane < lane_count; ++lane) add(f_lane + lane, player.workers[lane]);
    const Deck& deck = deck_of(state);
    const Cards second = second_levels(state, seat);
    const Cards ready = state.cards.in(zone_of(level2, seat));
    add(f_level1, state.cards.count(zone_of(level1, seat)));
    add(f_dual, (second & deck.dual).size());
    for (std::uint8_t domain = 0; domain < domain_count; ++domain)
      add(f_domain + domain, ((second & deck.of_domain[domain]) - deck.dual).size());
    for (std::uint8_t power = 0; power < power_count; ++power) {
      add(f_power + power, (second & deck.with_power[power]).size());
      add(f_ready, (ready & deck.with_power[power]).size());
    }
    const int temples = different_temples(state, seat);
    for (int n = 0; n < temples; ++n) add(f_temples + n, 1);
    if (state.options.adoration == 0 || state.phase == Phase::extra) return;
    for (const std::uint8_t deity : state.adoration.in(byte(adored + seat)))
      add(fulfilled(state, seat, deity) ? f_fulfilled : f_unfulfilled, 1);
  }
};

}  // namespace

int Bomarzo::worth(const State& state, Seat seat) {
  return weighed<Model>(state, seat, state.seats());
}

void Bomarzo::worths(const State& state, std::array<int, max_seats>& of) {
  const Standings standings(state);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    of[seat] = sum_of<Model>(state, state.seats(),
                             [&](auto add) { Model::tell(state, seat, standings, add); });
}

const LearnedEvaluation& Bomarzo::evaluation() { return evaluation_of<Model>(); }

}  // namespace veillee::bomarzo
