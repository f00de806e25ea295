// Single changes of a position.
#include "games/civilisation/rules.hpp"

namespace veillee::civilisation {

void gain_points(State& state, Seat seat, int n, Source source, EventSink* sink) {
  tell(sink, Happened::scored, seat, byte(n), source);
  const bool open = state.pile > 0;
  for (; n > 0; --n) {
    if (state.pile > 0) {
      --state.pile;
    } else if (vp_reserve(state) == 0 && fives_left(state) > 0 &&
               state.vp[seat] - 5 * state.fives[seat] >= 5) {  // CIV-12.4, CIV-12.9
      ++state.fives[seat];
      tell(sink, Happened::exchanged, seat, byte(fives_left(state)));
    }
    ++state.vp[seat];
  }
  if (open && state.pile == 0) tell(sink, Happened::last_round, seat);  // CIV-12.3
}

void lay_building(State& state, Seat seat, std::uint8_t tile, std::uint8_t square,
                  EventSink* sink) {
  constexpr Source sources[] = {from_cities, from_temples, from_wonder};
  state.built[seat][tile].add(square);
  tell(sink, Happened::laid, seat, tile, square);
  gain_points(state, seat, points_of_building[tile], sources[tile], sink);
}

void lay_hero(State& state, Seat seat, std::uint8_t hero, std::uint8_t square, EventSink* sink) {
  state.heroes[seat][hero] = square;
  if (hero == hero_redeploy) state.extras.redeployed = 1;  // CIV-8.15
  tell(sink, Happened::hero_laid, seat, hero, square, state.colours[seat]);
}

void finish(State& state, How how, EventSink* sink) {
  state.how = how;
  state.stack.clear();
  for (Seat seat = 0; seat < state.seats(); ++seat)
    tell(sink, Happened::secret_shown, seat, secret_of(state, seat),
         byte(count_of(state, seat).secret));
  tell(sink, Happened::ended, neutral, how);
  if (!state.solo()) return;
  const int points = count_of(state, 0).total();
  tell(sink, Happened::ranked, 0, byte(rank_of(points)), byte(points));
}

}  // namespace veillee::civilisation
