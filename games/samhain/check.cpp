// Conservation laws and invariants (SAM-1.20 to SAM-1.22, SAM-T77).
#include "games/samhain/game.hpp"

namespace veillee::samhain {
namespace {

bool derived_fields_right(const State& state) {
  State again = state;
  recount(again);
  return again == state;
}

std::string_view check_player(const State& state, const Player& player) {
  const Numbers n = numbers(state.seats());
  const int members =
      player.own_reserve + members_on_board(player) + members_on_tracks(player) + player.buried;
  if (members != n.members) return "SAM-1.21: the members of a player";
  for (const std::uint8_t pa : player.worship)
    if (pa > track_top) return "SAM-3.15: more than 5 PA on a track";
  if (player.vp < 0) return "SAM-3.21: victory points below 0";
  return {};
}

}  // namespace

std::string_view check(const State& state) {
  const Numbers n = numbers(state.seats());
  if (!derived_fields_right(state)) return "the derived fields do not match";

  std::array<bool, card_count> seen{};
  for (std::uint8_t square = 0; square < card_count; ++square) {
    const std::uint8_t card = state.card_at[square];
    if (card >= card_count || seen[card]) return "SAM-2.2: each card lies once in the village";
    seen[card] = true;
    if (deity_of_card(card) != deity_of_card(state.card_at[square / 3 * 3]))
      return "SAM-2.3: a row holds the cards of one deity";
  }
  for (std::uint8_t r = 0; r < resource_count; ++r) {
    int total = state.reserve[r];
    for (const Player& player : state.players) total += player.cubes[r];
    if (total != n.reserve + roman_cubes * state.seats()) return "SAM-1.20: the number of cubes";
  }
  int wisps = state.reserve_wisps;
  for (const Player& player : state.players) wisps += player.wisps;
  if (wisps != n.wisps) return "SAM-1.22: the number of wisps";
  for (std::uint8_t o = 0; o < object_count; ++o) {
    int total = state.reserve_objects[o];
    for (const Player& player : state.players) total += player.upright[o] + player.lying[o];
    if (total != n.objects) return "SAM-1.22: the number of objects";
  }
  for (const std::uint8_t on_card : state.on_card)
    if (on_card > capacity(state.seats())) return "SAM-4.1: too many members on a card";
  if (state.event_running == 0 && state.reserve_wisps == 0)
    return "SAM-4.31: no wisp in the reserve";
  if (free_tombs(state) < 1) return "SAM-8.20: no free tomb";
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (const std::string_view broken = check_player(state, state.players[seat]); !broken.empty())
      return broken;
  for (Seat seat = state.seats(); seat < max_seats; ++seat)
    if (state.players[seat] != Player{}) return "a seat that nobody has owns something";
  if (state.round < 1 || state.round > n.rounds) return "SAM-3.1: the round";
  if (state.first_player >= state.seats() || state.active_player >= state.seats())
    return "an empty seat";
  if (state.passes >= state.seats() && !state.stack.empty()) return "SAM-4.57: the passes";
  if (const std::string_view broken = check_flow(state); !broken.empty()) return broken;
  if (!state.stack.empty() && !can_go_on(state)) return "what is under way cannot be finished";
  return {};
}

}  // namespace veillee::samhain
