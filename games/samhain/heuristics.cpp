// How good a position looks for a seat: numbers that say how it stands (features.hpp), weighed by
// the round.
#include <algorithm>
#include <bit>

#include "games/samhain/features.hpp"
#include "games/samhain/game.hpp"
#include "games/samhain/pieces.hpp"

namespace veillee::samhain {
namespace {

constexpr std::uint8_t card_of_hoard = 5;   // C06
constexpr std::uint8_t card_of_twins = 8;   // C09
constexpr std::uint8_t card_of_omens = 11;  // C12

class Cards {  // the cards of a mask, one after the other
 public:
  explicit Cards(std::uint16_t mask) : rest_(mask) {}
  std::uint8_t operator*() const { return static_cast<std::uint8_t>(std::countr_zero(rest_)); }
  Cards& operator++() {
    rest_ &= static_cast<std::uint16_t>(rest_ - 1);
    return *this;
  }
  bool operator!=(int) const { return rest_ != 0; }
  Cards begin() const { return *this; }
  int end() const { return 0; }

 private:
  std::uint16_t rest_;
};

int ready_on(const Player& player, std::uint8_t card) {
  return player.members[card][active] + player.members[card][waiting];
}

template <class Add>
void tell_cubes(const Player& player, Add& add) {
  const FinalScore score = final_score(player);
  add(f_vp, score.vp);
  add(f_missing_roman, score.corruption);
  add(f_surplus, score.surplus);
  int kinds = 0;
  int most = 0;
  for (std::uint8_t r = 0; r < resource_count; ++r) {
    add(f_wood + r, player.cubes[r]);
    kinds += player.cubes[r] > 0 ? 1 : 0;
    most = std::max<int>(most, player.cubes[r]);
  }
  if (kinds == resource_count) add(f_all_three, 1);
  if (most >= 3) add(f_three_alike, 1);
  add(f_bare_wisps, score.wisps);
}

// The last wisps of the reserve threaten the one who holds the most.
template <class Add>
void tell_wisps(const State& state, Seat seat, Add& add) {
  const int mine = state.players[seat].wisps;
  if (mine == 0) return;
  add(f_wisps, mine);
  if (state.reserve_wisps > 2) return;
  for (Seat other = 0; other < state.seats(); ++other)
    if (state.players[other].wisps > mine) return;
  add(f_most_wisps, 1);
  if (state.reserve_wisps == 1) add(f_last_wisp, 1);
}

// Returns how many tracks the seat leads alone.
template <class Add>
int tell_tracks(const State& state, Seat seat, Add& add) {
  const Player& player = state.players[seat];
  int all_alone = 0;
  int markers = 0;
  for (const std::uint8_t side : {light, dark}) {
    int worship = 0;
    int alone = 0;
    int safe = 0;
    int shared = 0;
    int near = 0;
    for (std::uint8_t t = side; t < track_count; t += 2) {
      const int mine = player.worship[t];
      worship += mine;
      markers += mine > 0 ? 1 : 0;
      int highest = 0;
      for (Seat other = 0; other < state.seats(); ++other)
        if (other != seat) highest = std::max<int>(highest, state.players[other].worship[t]);
      alone += mine > highest ? 1 : 0;
      safe += mine > highest + 1 ? 1 : 0;
      shared += mine == highest && mine > 0 ? 1 : 0;
      near += mine + 1 == highest ? 1 : 0;
    }
    add(f_worship_light + side, worship);
    add(f_alone_light + side, alone);
    add(f_safe_light + side, safe);
    add(f_shared_light + side, shared);
    add(f_near_light + side, near);
    all_alone += alone;
  }
  add(f_markers, markers);
  return all_alone;
}

template <class Add>
void tell_objects(const Player& player, Add& add) {
  for (std::uint8_t o = 0; o < object_count; ++o) {
    if (const int owned = player.upright[o] + player.lying[o]; owned > 0) add(f_sickle + o, owned);
    if (player.upright[o] > 0) add(f_upright_sickle + o, player.upright[o]);
  }
  const int kinds = kinds_of_objects(player);
  if (kinds >= 3) add(f_three_kinds, 1);
  if (kinds >= 4) add(f_four_kinds, 1);
  if (kinds >= 5) add(f_five_kinds, 1);
  add(f_pairs, pairs_of_objects(player));
}

// A card that gives many VP: worth as much for each member that can act there, in this round if its
// side is native, else in a later one.
template <class Add>
void tell_harvest(const State& state, const Player& player, std::uint8_t card, std::uint8_t side,
                  int yield, int on, Add& add) {
  if (yield == 0) return;
  const bool now = is_native(state, side);
  const std::uint16_t mine = now ? player.ready : player.board;
  if (mine >> card & 1)
    add(on, yield * (now ? ready_on(player, card)
                         : ready_on(player, card) + player.members[card][exhausted]));
  if ((mine & state.adjacent[card]) != 0 && (state.complete >> card & 1) == 0) add(on + 1, yield);
}

template <class Add>
void tell_members(const State& state, Seat seat, Add& add) {
  const Player& player = state.players[seat];
  int members = 0;
  for (const std::uint8_t card : Cards(player.board)) {
    const int ready = ready_on(player, card);
    const int spent = player.members[card][exhausted];
    members += ready + spent;
    if (spent > 0) add(f_spent + card, spent);
    if (ready > 0) add(f_ready + card, ready);
  }
  add(f_members, members);
  add(f_own_reserve, player.own_reserve);
  add(f_buried, player.buried);
  if (player.own_reserve > 0 && pm_capacity(player) > members) add(f_can_develop, 1);
}

// What is under way: members that are going to act, an action half done, a payment.
template <class Add>
void tell_flow(const State& state, Seat seat, Add& add) {
  const Player& player = state.players[seat];
  for (const std::uint8_t card : Cards(player.ready)) {
    const int slots = player.members[card][waiting];
    if (slots == 0) continue;
    bool possible = false;
    for (const std::uint8_t side : {light, dark})
      possible |= is_native(state, side) && feasible(state, seat, action_of(card, side), false);
    add(possible ? f_slot + card : f_idle, slots);
  }
  for (const Frame& frame : state.stack) switch (Flow{frame.flow}) {
      case Flow::performance: {
        const Performance& performance = frame.locals<Performance>();
        if (performance.seat == seat) add(f_performing + performance.action, 1);
        break;
      }
      case Flow::payment: {
        const PaymentDue& payment = frame.locals<PaymentDue>();
        if (payment.seat == seat) add(f_due, payment.due);
        break;
      }
      case Flow::turn:
        if (state.active_player != seat) break;
        if (frame.step == Turn::main_action_chosen) add(f_turn, 1);
        if (frame.step == Turn::develop) add(f_developing, 1);
        break;
      default: break;
    }
}

struct Model {
  using State = samhain::State;
  static constexpr int features = feature_count;
  static constexpr int phases = 6;  // rounds
  static constexpr int unit = 1;
  static constexpr std::uint8_t fewest_players = 2;
  static constexpr WeightTable<features, phases> weights[] = {
      {{
#include "games/samhain/weights_2.inc"
      }},
      {{
#include "games/samhain/weights_3.inc"
      }},
      {{
#include "games/samhain/weights_4.inc"
      }},
  };
  static constexpr FeatureNames names = {enum_names<Feature>, feature_groups};
  static int phase(const State& state) { return state.round - 1; }

  // Every number that is not 0, and some that are.
  template <class Add>
  static void tell(const State& state, Seat seat, Add add) {
    const Player& player = state.players[seat];
    tell_cubes(player, add);
    tell_wisps(state, seat, add);
    const int alone = tell_tracks(state, seat, add);
    tell_objects(player, add);
    tell_members(state, seat, add);
    tell_harvest(state, player, card_of_omens, dark, alone, f_omens, add);
    tell_harvest(state, player, card_of_hoard, dark, vp_for_kinds(kinds_of_objects(player)),
                 f_hoard, add);
    tell_harvest(state, player, card_of_twins, light, 2 * pairs_of_objects(player), f_twins, add);
    if (state.first_player == seat) add(f_club, 1);
    tell_flow(state, seat, add);
  }
};

}  // namespace

int Samhain::worth(const State& state, Seat seat) {
  return weighed<Model>(state, seat, state.seats());
}

const LearnedEvaluation& Samhain::evaluation() { return evaluation_of<Model>(); }

}  // namespace veillee::samhain
