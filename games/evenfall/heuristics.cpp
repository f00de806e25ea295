// How good a position looks for a seat: what it has and would score, by the values of EVE-2.45.
#include "games/evenfall/game.hpp"

namespace veillee::evenfall {
namespace {

// In hundredths of a VP.
constexpr int resource_worth = 150, card_worth = 80, mana_worth = 60, step_worth = 60;

int owner_worth(const State& state, Seat owner) {
  const Deck& deck = state.deck();
  const Player& player = state.players[owner];
  int sum = 100 * (player.vp + final_count(state, owner).total());
  const int rounds_left = rounds - state.round;
  // An Outer Circle scores once it is transferred, and is harvested until then.
  for (const std::uint8_t place : circle_of(state, owner, outer)) {
    const Land& land = state.lands[place];
    sum += 50 * deck.place[place].vp + 60 + 120 * rounds_left;
    if (land.ritual != no_arg) sum += 50 * deck.card[land.ritual].vp;
  }
  sum += step_worth * player.coven + 150 * player.stones.size();
  return sum;
}

}  // namespace

int Evenfall::worth(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  const bool ending = state.phase == Phase::round_end && state.round == rounds;
  int sum = owner_worth(state, seat);
  if (ending || state.stack.empty()) return sum;
  const int stock = player.stock[herb] + player.stock[potion] + player.stock[knowledge];
  const int use = state.round == rounds ? 60 : 100;  // per cent
  sum += use *
         (resource_worth * std::min(stock, 12) + card_worth * std::min(hand_size(state, seat), 10) +
          mana_worth * player.mana) /
         100;
  sum += 40 * (player.reserve[witch] + player.reserve[elder]) + 200 * player.token;
  sum += 100 * specialists_of(state, seat).size() + 200 * council_of(state, seat).size();
  return sum;
}

int Evenfall::rival_worth(const State& state) { return owner_worth(state, automa); }

}  // namespace veillee::evenfall
