// How good a position looks for a seat: the final score as it would be now, and what the rest is
// worth on the way there.
#include <algorithm>
#include <bit>

#include "games/samhain/game.hpp"

namespace veillee::samhain {
namespace {

// Hundredths of a victory point.
struct Weights {
  int vp = 100;
  int worship = 22;        // each PA: it can be spent as PM, and it may lead
  int lead = 55;           // each track that would score at the end of a round still to come
  int cube = 14;           // beyond what the final count gives
  int missing_roman = 60;  // of the 100 that it costs at the end; it can still be replaced
  int wisp = 75;
  int most_wisps = 90;  // the one who must sacrifice
  int member = 55;      // on an action card
  int ready = 28;       // and still to act this round
  int object = 170;
  int upright = 25;
  int own_reserve = 4;
};
constexpr Weights weights;

// Rounds still to be scored for the tracks of this side, the running one included.
int scorings_left(const State& state, std::uint8_t side) {
  const int rounds = numbers(state.seats()).rounds;
  int n = 0;
  for (int round = state.round; round <= rounds; ++round)
    n += (state.seats() == 3 && round == 5) || round % 2 == (side == light ? 1 : 0) ? 1 : 0;
  return n;
}

int worth(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  const int rounds_left = numbers(state.seats()).rounds - state.round;
  const FinalScore score = final_score(player);
  int value = weights.vp * score.vp;

  // What the final count will take and give counts more the nearer it is.
  const int nearness = rounds_left == 0 ? 100 : weights.missing_roman;
  value -= nearness * score.corruption;
  value +=
      weights.vp / 2 * score.surplus + (rounds_left > 0 ? weights.cube : 0) * player.cubes.total();
  value -= (rounds_left == 0 ? 100 : weights.wisp) * score.wisps;

  for (std::uint8_t t = 0; t < track_count; ++t) {
    const int pa = player.worship[t];
    if (pa == 0) continue;
    value += rounds_left > 0 ? weights.worship * pa : 0;
    int highest = 0;
    for (Seat other = 0; other < state.seats(); ++other)
      if (other != seat) highest = std::max<int>(highest, state.players[other].worship[t]);
    const int left = scorings_left(state, t % 2);
    if (pa > highest)
      value += left * (weights.lead + 5 * std::min(pa - highest, 3));
    else if (pa == highest)
      value += left * weights.lead * 2 / 3;
  }
  for (std::uint8_t o = 0; o < object_count; ++o) {
    const int owned = player.upright[o] + player.lying[o];
    value += (rounds_left > 0 ? weights.object : 40) * owned;
    if (rounds_left > 0) value += weights.upright * player.upright[o];
  }
  const int on_board = members_on_board(player);
  value += (rounds_left > 0 ? weights.member : 3) * on_board;
  for (std::uint16_t rest = player.ready; rest != 0; rest &= static_cast<std::uint16_t>(rest - 1)) {
    const auto& here = player.members[static_cast<std::size_t>(std::countr_zero(rest))];
    value += weights.ready * (here[active] + here[waiting]);
  }
  value += weights.own_reserve * player.own_reserve;

  // The last wisps of the reserve threaten the one who holds the most.
  if (player.wisps > 0 && state.reserve_wisps <= 2) {
    bool most = true;
    for (Seat other = 0; other < state.seats(); ++other)
      most &= state.players[other].wisps <= player.wisps;
    if (most) value -= weights.most_wisps;
  }
  return value;
}

}  // namespace

int Samhain::evaluate(const State& state, Seat seat) {
  if (state.stack.empty()) {
    // At the end only the standing counts: the margin over the best opponent.
    int best = -1000;
    for (Seat other = 0; other < state.seats(); ++other)
      if (other != seat) best = std::max(best, final_score(state.players[other]).total());
    const int mine = final_score(state.players[seat]).total();
    return 100 * (mine - best) + (samhain::outcome(state).winners.has(seat) ? 300 : 0);
  }
  int best = -100000;
  for (Seat other = 0; other < state.seats(); ++other)
    if (other != seat) best = std::max(best, worth(state, other));
  return worth(state, seat) - best;
}

}  // namespace veillee::samhain
