#include "games/donjon/game.hpp"

namespace veillee::donjon {

void finish(State& state, How how, EventSink* sink) {
  state.how = how;
  state.result = how == crowned ? won : lost;
  if (how == crowned)
    tell(sink, Happened::won, neutral, byte(state.chests.size()), byte(objective(state)));
  else
    tell(sink, Happened::lost, neutral, how);
  state.combat = {};
  state.stack.clear();
}

namespace {

// DON-8.2, DON-8.6.
bool victory(State& state, EventSink* sink) {
  if (!crown_found(state) || state.chests.size() < objective(state)) return false;
  finish(state, crowned, sink);
  return true;
}

}  // namespace

void remove_goblin(State& state, Seat seat, std::uint8_t square, EventSink* sink) {
  state.goblins.remove(square);
  ++state.den;
  tell(sink, Happened::goblin_removed, seat, square, state.den);
}

bool beat_foe(State& state, Seat seat, std::uint8_t square, std::uint8_t foe, EventSink* sink) {
  if (foe == the_goblin) {
    remove_goblin(state, seat, square, sink);
    return false;
  }
  state.monsters[lair_on[square]] = no_arg;
  auto& track = state.trophies[seat];
  if (!track.full()) {  // DON-5.16
    track.push_back(foe);
    tell(sink, Happened::trophy, seat, foe, track.size(), byte(objective(state)));
  }
  if (victory(state, sink)) return true;  // DON-8.12: no bonus any more
  dicium::gain_bonus<Donjon>(state, seat, dicium::all_slots);
  return false;
}

bool count_chest(State& state, Seat seat, std::uint8_t tile, EventSink* sink) {
  state.chests.push_back(tile);
  tell(sink, Happened::chest_counted, seat, state.chests.size(), byte(objective(state)));
  return victory(state, sink);
}

void lay_portal(State& state, Seat seat, std::uint8_t square, EventSink* sink) {
  const std::uint8_t from = state.portal;
  state.portal = square;
  if (from == off_board)
    tell(sink, Happened::portal_laid, seat, square);
  else
    tell(sink, Happened::portal_moved, seat, from, square);
}

std::uint8_t turn_tile(State& state, std::uint8_t square) {
  const bool relic = crypt_on[square] != no_arg;
  std::uint8_t& here = relic ? state.crypts[crypt_on[square]] : state.rooms[room_on[square]];
  if (here != hidden) return here;
  // One of those that nobody has seen.
  CardSet<tile_count> left = CardSet<tile_count>::below(relic ? int{tile_count} : int{first_relic});
  if (relic) left -= CardSet<tile_count>::below(first_relic);
  for (const std::uint8_t tile : state.chests) left.remove(tile);
  for (const std::uint8_t tile : state.rooms)
    if (tile < tile_count) left.remove(tile);
  for (const std::uint8_t tile : state.crypts)
    if (tile < tile_count) left.remove(tile);
  here = left.draw(state.rng);
  return here;
}

void look_at(State& state, Seat seat, std::uint8_t square, EventSink* sink) {
  tell(sink, Happened::seen, seat, square, turn_tile(state, square));
}

void enter(State& state, Seat seat, std::uint8_t square, std::uint8_t means, EventSink* sink) {
  const std::uint8_t from = state.pawns[seat];
  state.pawns[seat] = square;
  tell(sink, Happened::walked, seat, from, square, means);
  const std::uint8_t foe = foe_on(state, square);
  if (foe != no_arg)
    push(state, Flow::fight, Fight{square, foe, 0, byte(means == use_three ? 1 : 0)});
}

}  // namespace veillee::donjon
