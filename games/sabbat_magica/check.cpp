// Conservation laws and invariants (SAB-1.8, SAB-1.9, SAB-1.29, SAB-5.11, SAB-6.2 …).
#include <algorithm>

#include "games/sabbat_magica/game.hpp"

namespace veillee::sabbat_magica {
namespace {

template <std::size_t N>
bool all_different(const std::array<std::uint8_t, N>& pieces, std::size_t n = N) {
  std::uint32_t seen = 0;
  for (std::size_t i = 0; i < n; ++i) {
    if (pieces[i] >= n || (seen >> pieces[i] & 1U) != 0) return false;
    seen |= 1U << pieces[i];
  }
  return true;
}

std::string_view check_places(const State& state) {
  std::array<Places, max_seats> standing{};
  for (std::uint8_t place = 0; place < place_count; ++place) {
    if (state.ghosts[place].size() > capacity(state.seats(), place))
      return "SAB-2.3: more ghosts than spaces";
    for (const Seat seat : state.ghosts[place]) {
      if (seat >= state.seats()) return "a ghost of an empty seat";
      if ((standing[seat] & only(place)) != 0) return "SAB-5.11: two ghosts of a colour in a place";
      standing[seat] = static_cast<Places>(standing[seat] | only(place));
    }
  }
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (standing[seat] != state.players[seat].places) return "the derived fields do not match";
  if (state.secret_place == no_arg) return {};
  if (state.secret_place >= place_count) return "SAB-8.18: the protected ghost";
  for (const Seat seat : state.ghosts[state.secret_place])
    if (state.players[seat].people == luserna) return {};
  return "SAB-8.18: the protected ghost";
}

std::string_view check_player(const State& state, const Player& player) {
  if (player.graveyard + player.drawbridge + std::popcount(player.places) != ghosts_of_a_people)
    return "SAB-1.29: the ghosts of a player";
  if (player.terror > most_terror) return "SAB-1.8: more than 10 terror";
  if (player.cursed > 1) return "SAB-1.9: more than one cursed resource";
  if (player.people >= people_count) return "SAB-1.5: the people";
  if (player.magician != outside && player.magician >= square_count) return "SAB-1.14: the hall";
  if (player.power != no_power &&
      (player.power >= power_count || people_of_power[player.power] != player.people))
    return "SAB-8.4: a POWER card of another people";
  if (player.power_used > 1 || (player.power_used != 0 && player.power == no_power) ||
      (state.options.power == power_off && player.power != no_power))
    return "SAB-8.5: the use of a POWER card";
  return {};
}

std::string_view check_time_cards(const State& state) {
  if (state.round < 1 || state.round > rounds) return "SAB-3.1: the round";
  const bool before_a2 = state.round > 1 && Phase{state.phase} == Phase::a1 && !state.stack.empty();
  if (cards_shown(state) != state.round - (before_a2 ? 1 : 0))
    return "SAB-3.15: a time card for each round";
  std::array<std::uint8_t, time_card_count> left{};
  left.fill(1);
  for (std::uint8_t i = 0; i < cards_shown(state); ++i) {
    const std::uint8_t card = state.shown[i];
    if (card >= time_card_count || left[card] == 0) return "SAB-2.8: a time card twice";
    left[card] = 0;
  }
  if (state.shown[0] != full_moon) return "SAB-2.7: Full Moon is the first time card";
  if (left != state.deck.count) return "SAB-2.8: the time cards";
  return {};
}

// Who has had a turn has one of the slots, nobody else.
std::string_view check_bonuses(const State& state) {
  const bool chosen = Phase{state.phase} == Phase::a3 && !state.pending.owing.empty() &&
                      Decision{state.pending.decision} != Decision::bonus;
  for (std::uint8_t i = 0; i < state.seats(); ++i) {
    const auto taken = std::count(state.slots.begin(), state.slots.end(), state.order[i]);
    const int most = i < state.turn || (i == state.turn && chosen) ? 1 : 0;
    if (taken > most || (i < state.turn && taken == 0))
      return "SAB-3.27: one bonus a player, in turn";
  }
  return {};
}

// The place in the round: who acts, and how often they have acted before.
std::string_view check_turn(const State& state) {
  const Phase phase{state.phase};
  if (state.turn >= state.seats()) return "SAB-3.2: nobody's turn";
  if (phase < Phase::a3 && state.turn > 0) return "SAB-3.2: the study asks nobody in turn";
  const int actions = phase == Phase::b ? time_cards[state.time_card()].actions : 1;
  if (state.action >= actions) return "SAB-3.34: the actions of phase B";
  if (phase == Phase::a3 && state.round == 1) return "SAB-3.4: no bonus in round 1";
  if (phase == Phase::a2 || phase == Phase::a3) return check_bonuses(state);
  return {};
}

}  // namespace

std::string_view check(const State& state) {
  if (!all_different(state.tile_at)) return "SAB-2.4: each tile lies once in the hall";
  if (!all_different(state.portals)) return "SAB-2.5: each portal tile lies once";
  if (!all_different(state.order, state.seats())) return "SAB-2.15: the turn order";
  for (const std::uint8_t mirror : state.mirrors)
    if (mirror > broken) return "SAB-1.17: the state of a mirror";
  for (const std::uint8_t taker : state.slots)
    if (taker != no_arg && taker >= state.seats()) return "SAB-3.27: a bonus slot";
  SquareMask occupied = 0;
  std::uint8_t peoples = 0;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Player& player = state.players[seat];
    if (const std::string_view wrong = check_player(state, player); !wrong.empty()) return wrong;
    if ((peoples >> player.people & 1U) != 0) return "SAB-2.9: a people twice";
    peoples = static_cast<std::uint8_t>(peoples | 1U << player.people);
    if (player.magician == outside) continue;
    if ((occupied >> player.magician & 1U) != 0) return "SAB-4.3: two magicians on a square";
    occupied |= SquareMask{1} << player.magician;
  }
  Player nobody;
  nobody.graveyard = 0;
  for (Seat seat = state.seats(); seat < max_seats; ++seat)
    if (state.players[seat] != nobody) return "a seat that nobody has owns something";
  if (const std::string_view wrong = check_places(state); !wrong.empty()) return wrong;
  if (const std::string_view wrong = check_time_cards(state); !wrong.empty()) return wrong;
  return check_turn(state);
}

}  // namespace veillee::sabbat_magica
