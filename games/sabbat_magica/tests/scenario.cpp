#include "games/sabbat_magica/tests/scenario.hpp"

#include "games/sabbat_magica/pieces.hpp"

namespace veillee::sabbat_magica {
namespace {

constexpr People peoples[] = {zugriga, argosola, luserna, sanagal};
constexpr char letters[] = {'R', 'B', 'G', 'Y'};

template <std::size_t N>
void swap_to(std::array<std::uint8_t, N>& pieces, std::uint8_t slot, std::uint8_t piece) {
  std::swap(pieces[slot], *std::find(pieces.begin(), pieces.end(), piece));
}

}  // namespace

Scenario::Scenario(std::uint8_t players, PowerUse power) {
  state.options.seats = players;
  state.options.power = power;
  state.slots.fill(no_arg);
  for (std::uint8_t i = 0; i < square_count; ++i) state.tile_at[i] = i;
  for (std::uint8_t i = 0; i < portal_count; ++i) state.portals[i] = i;
  for (Seat seat = 0; seat < max_seats; ++seat) {
    if (seat >= players) {
      state.players[seat].graveyard = 0;
      continue;
    }
    state.players[seat].people = peoples[seat];
    state.order[seat] = seat;
  }
  round(1, full_moon);
}

Scenario& Scenario::people(Seat seat, People people) {
  state.players[seat].people = people;
  return *this;
}
Scenario& Scenario::order(std::initializer_list<Seat> seats) {
  std::copy(seats.begin(), seats.end(), state.order.begin());
  return *this;
}
Scenario& Scenario::round(int n, TimeCardId card) {
  state.round = byte(n);
  state.shown = {};
  state.deck = {};
  for (std::uint8_t c = fools; c < time_card_count; ++c) state.deck.put(c);
  std::uint8_t next = fools;
  for (int r = 2; r < n; ++r) {  // earlier rounds: any other cards
    if (next == card) ++next;
    state.shown[static_cast<std::size_t>(r - 1)] = next;
    state.deck.count[next++] = 0;
  }
  if (n > 1) {
    state.shown[static_cast<std::size_t>(n - 1)] = card;
    state.deck.count[card] = 0;
  }
  return *this;
}
Scenario& Scenario::tile(std::string_view square, std::string_view tile) {
  swap_to(state.tile_at, index_in(square_ids, square), index_in(tile_ids, tile));
  return *this;
}
Scenario& Scenario::portal(std::string_view region, std::string_view portal) {
  swap_to(state.portals, place(region), index_in(portal_ids, portal));
  return *this;
}
Scenario& Scenario::mirror(std::string_view mirror, MirrorState now) {
  state.mirrors[index_in(mirror_ids, mirror)] = now;
  return *this;
}
Scenario& Scenario::magician(Seat seat, std::string_view square) {
  state.players[seat].magician = index_in(square_ids, square);
  return *this;
}
Scenario& Scenario::ghosts(std::string_view id, std::initializer_list<Seat> seats) {
  for (const Seat seat : seats) {
    put_last(state, seat, place(id));
    --state.players[seat].graveyard;
  }
  return *this;
}
Scenario& Scenario::bridge(Seat seat, int n) {
  state.players[seat].drawbridge = byte(n);
  add(state.players[seat].graveyard, -n);
  return *this;
}
Scenario& Scenario::terror(Seat seat, int n) {
  state.players[seat].terror = byte(n);
  return *this;
}
Scenario& Scenario::vp(Seat seat, int n) {
  state.players[seat].vp = static_cast<std::int16_t>(n);
  return *this;
}
Scenario& Scenario::fresh(Seat seat, int s, int r, int g, int m) {
  state.players[seat].store[h2] = res(s, r, g, m);
  return *this;
}
Scenario& Scenario::old(Seat seat, int s, int r, int g, int m) {
  state.players[seat].store[h1] = res(s, r, g, m);
  return *this;
}
Scenario& Scenario::homologation(Seat seat, int s, int r, int g, int m) {
  state.players[seat].homologation = res(s, r, g, m);
  return *this;
}
Scenario& Scenario::cursed(Seat seat) {
  state.players[seat].cursed = 1;
  return *this;
}
Scenario& Scenario::chimeras(Seat seat, int n) {
  state.players[seat].chimeras = byte(n);
  return *this;
}
Scenario& Scenario::power(Seat seat, Power card, bool used) {
  state.players[seat].power = card;
  state.players[seat].power_used = used ? 1 : 0;
  return *this;
}
Scenario& Scenario::protect(std::string_view id) {
  state.secret_place = place(id);
  return *this;
}

Scenario& Scenario::enter(Phase phase, Round::Step step) {
  state.phase = static_cast<std::uint8_t>(phase);
  push(state, Flow::round, Round{});
  state.stack.back().step = step;
  return begin();
}
Scenario& Scenario::study() {
  // The card of this round still lies in the deck.
  if (state.round > 1) state.deck.put(state.shown[state.round - 1U]);
  if (state.round > 1) state.shown[state.round - 1U] = 0;
  return enter(Phase::a1, Round::begin);
}
Scenario& Scenario::bonuses() { return enter(Phase::a3, Round::round_bonus); }
Scenario& Scenario::schemes(Seat seat, int action) {
  while (state.order[state.turn] != seat) ++state.turn;
  state.action = byte(action);
  return enter(Phase::b, Round::scheme);
}
Scenario& Scenario::stewardship() { return enter(Phase::c1, Round::food); }
Scenario& Scenario::homologate() { return enter(Phase::c3, Round::homologation); }

Scenario& Scenario::split(std::initializer_list<int> to_the_bridge) {
  Seat seat = 0;
  for (const int n : to_the_bridge) {
    if (state.pending.owing.has(seat)) play(seat, "split " + std::to_string(n));
    ++seat;
  }
  return *this;
}
Scenario& Scenario::pass_to(Seat seat) {
  while (!over() && decision() == Decision::scheme && decider() != seat) play("pass");
  return *this;
}
Scenario& Scenario::pass_all() {
  while (!over() && decision() == Decision::scheme) play("pass");
  return *this;
}

std::string Scenario::at(std::string_view id) const {
  std::string text;
  for (const Seat seat : state.ghosts[place(id)]) text += letters[seat];
  return text;
}
std::string Scenario::turn_order() const {
  std::string text;
  for (Seat i = 0; i < state.seats(); ++i) text += letters[state.order[i]];
  return text;
}
std::string Scenario::offered(std::string_view verb) const {
  std::string text;
  for (const std::string& option : options()) {
    if (!option.starts_with(std::string(verb) + " ")) continue;
    text += (text.empty() ? "" : " ") + option.substr(verb.size() + 1);
  }
  return text;
}

}  // namespace veillee::sabbat_magica
