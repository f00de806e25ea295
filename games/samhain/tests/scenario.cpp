#include "games/samhain/tests/scenario.hpp"

#include <algorithm>

#include "games/samhain/pieces.hpp"

namespace veillee::samhain {

std::uint8_t card(std::string_view id) { return index_in(card_ids, id); }
std::uint8_t track_by(std::string_view id) { return index_in(track_ids, id); }

Scenario::Scenario(std::uint8_t players, Options options) {
  options.seats = players;
  state.options = options;
  for (std::uint8_t i = 0; i < card_count; ++i) state.card_at[i] = i;
  lay_out(state);
  for (Seat seat = 0; seat < players; ++seat) state.players[seat].cubes.units.fill(roman_cubes);
}

Scenario Scenario::from_start(Options options) {
  Scenario s(options.seats, options);
  std::uint64_t seed = 0;
  do {
    s.state = Samhain::start(options, seed++);
  } while (s.state.first_player != A);
  return s;
}

Scenario& Scenario::cubes(Seat seat, int wood_, int gold_, int stone_) {
  state.players[seat].cubes.units = {byte(wood_), byte(gold_), byte(stone_)};
  return *this;
}
Scenario& Scenario::wisps(Seat seat, int n) {
  state.players[seat].wisps = byte(n);
  return *this;
}
Scenario& Scenario::vp(Seat seat, int n) {
  state.players[seat].vp = static_cast<std::int16_t>(n);
  return *this;
}
Scenario& Scenario::worship(Seat seat, std::string_view track, int pa) {
  state.players[seat].worship[track_by(track)] = byte(pa);
  return *this;
}
Scenario& Scenario::member(Seat seat, std::string_view id, int n, Condition condition) {
  for (int i = 0; i < n; ++i) put_member(state, seat, card(id), condition);
  return *this;
}
Scenario& Scenario::buried(Seat seat, int n) {
  state.players[seat].buried = byte(n);
  return *this;
}
Scenario& Scenario::object(Seat seat, Object object, int upright, int lying) {
  state.players[seat].upright[object] = byte(upright);
  state.players[seat].lying[object] = byte(lying);
  return *this;
}
Scenario& Scenario::round(int n) {
  state.round = byte(n);
  return *this;
}
Scenario& Scenario::club(Seat seat) {
  state.first_player = seat;
  return *this;
}
Scenario& Scenario::reserve(Resource resource, int n) {
  state.reserve[resource] = byte(n);
  return fixed_reserve_[resource] = true, *this;
}
Scenario& Scenario::reserve_wisps(int n) {
  state.reserve_wisps = byte(n);
  return fixed_wisps_ = true, *this;
}
Scenario& Scenario::reserve_object(Object object, int n) {
  state.reserve_objects[object] = byte(n);
  return fixed_objects_[object] = true, *this;
}
Scenario& Scenario::own_reserve(Seat seat, int n) {
  state.players[seat].own_reserve = byte(n);
  return fixed_own_[seat] = true, *this;
}

Scenario& Scenario::turn_of(Seat seat) {
  const Numbers n = numbers(state.seats());
  for (std::uint8_t r = 0; r < resource_count; ++r) {
    int rest = n.reserve + roman_cubes * state.seats();
    for (const Player& p : state.players) rest -= p.cubes[r];
    if (!fixed_reserve_[r]) state.reserve[r] = byte(std::max(0, rest));
  }
  int wisps_left = n.wisps;
  for (const Player& p : state.players) wisps_left -= p.wisps;
  if (!fixed_wisps_) state.reserve_wisps = byte(std::max(1, wisps_left));
  for (std::uint8_t o = 0; o < object_count; ++o) {
    int rest = n.objects;
    for (const Player& p : state.players) rest -= p.upright[o] + p.lying[o];
    if (!fixed_objects_[o]) state.reserve_objects[o] = byte(std::max(0, rest));
  }
  for (Seat s = 0; s < state.seats(); ++s) {
    Player& p = state.players[s];
    const int rest = n.members - members_on_board(p) - members_on_tracks(p) - p.buried;
    if (!fixed_own_[s]) p.own_reserve = byte(std::max(0, rest));
  }
  state.active_player = seat;
  push(state, Flow::turn, Turn{});
  return begin();
}

int Scenario::pa(Seat seat, std::string_view track) const {
  return player(seat).worship[track_by(track)];
}
int Scenario::active_on(Seat seat, std::string_view id) const {
  const auto& here = player(seat).members[card(id)];
  return here[active] + here[waiting];
}
int Scenario::exhausted_on(Seat seat, std::string_view id) const {
  return player(seat).members[card(id)][exhausted];
}

}  // namespace veillee::samhain
