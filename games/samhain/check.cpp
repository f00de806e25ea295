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

// SAM-2.20 to SAM-2.22: so many placements, and nothing else has happened yet.
bool is_set_up(const State& state) {
  const int placed = numbers(state.seats()).placed * state.seats() - state.to_place;
  if (placed < 0 || state.round != 1 || state.passes != 0) return false;
  for (std::uint8_t i = 0; i < state.seats(); ++i) {
    const Player& player = state.players[clockwise(state.first_player, state.seats(), i)];
    const int own = placed / state.seats() + (i < placed % state.seats() ? 1 : 0);
    int worship = 0;
    for (const std::uint8_t pa : player.worship) worship += pa;
    if (members_on_board(player) != own || worship != own + (own > 0 ? 1 : 0) || player.vp != 0 ||
        player.wisps != 0 || player.buried != 0 || kinds_of_objects(player) != 0 ||
        player.cubes != Cubes{{roman_cubes, roman_cubes, roman_cubes}})
      return false;
    if (state.options.easy == 0) continue;
    std::uint16_t cards = 0;  // SAM-10.2
    for (int pass = 0; pass < own; ++pass)
      cards |= static_cast<std::uint16_t>(1U << easy_placements[state.seats() - 2][i][pass]);
    if (player.board != cards) return false;
  }
  return true;
}

// Participants exist only between the choice of a member and the last slot of their owner.
bool participants_right(const State& state) {
  if (state.stack.size() > 1 || Decision{state.pending.decision} == Decision::before_activation)
    return true;
  for (const Player& player : state.players)
    for (const auto& here : player.members)
      if (here[waiting] > 0) return false;
  return true;
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
  if (state.to_place > 0 && !is_set_up(state)) return "SAM-2.20: this is not a set-up under way";
  if (!participants_right(state)) return "SAM-4.11: a participant without an activation";
  if (!state.pending.owing.empty() && !can_go_on(state))
    return "what is under way cannot be finished";
  return {};
}

}  // namespace veillee::samhain
