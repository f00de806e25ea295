// Action B2: ghosts move one after the other, each completely resolved (section 5), and what may
// interrupt a fight (SAB-8.28).
#include "games/sabbat_magica/flows.hpp"
#include "games/sabbat_magica/pieces.hpp"

namespace veillee::sabbat_magica {
namespace {

constexpr int vp_for_turning_away = 2;  // SAB-5.21

// Move c. The bonus counts after the ghost has left (SAB-6.4, SAB-6.18).
void return_to_bridge(State& state, Seat seat, std::uint8_t from, EventSink* sink) {
  remove_ghost(state, seat, from);
  ++state.players[seat].drawbridge;
  tell(sink, Happened::ghost_back, seat, from);
  const bool zen =
      is_region(from) ? has_bonus(state, seat, zen_garden) : has_major(state, seat, zen_garden);
  gain_terror(state, seat, zen ? 2 : 1, sink);
}

// SAB-5.14: one of each kind of the portal, out of 1H as far as the mask says.
void pay_portal(State& state, Seat seat, std::uint8_t region, std::uint8_t from_1h,
                EventSink* sink) {
  Player& player = state.players[seat];
  const std::uint8_t cost = cost_of(state, region);
  for (std::uint8_t k = 0; k < resource_count; ++k)
    if ((cost >> k & 1U) != 0) {
      --player.store[(from_1h >> k & 1U) != 0 ? h1 : h2][k];
      ++player.homologation[k];
    }
  tell(sink, Happened::portal_paid, seat, region, from_1h, cost);
}

// SAB-5.18: it leaves its old place before the arrival is resolved.
void depart(State& state, Seat seat, const GhostMovement& f, EventSink* sink) {
  if (f.from == no_arg) {
    --state.players[seat].drawbridge;
    tell(sink, Happened::ghost_sent, seat, f.to);
  } else {
    remove_ghost(state, seat, f.from);
    tell(sink, Happened::ghost_moved, seat, f.from, f.to);
  }
}

// SAB-5.21, SAB-5.39
void turn_away(State& state, Seat seat, std::uint8_t from, std::uint8_t place, EventSink* sink) {
  ++state.players[seat].graveyard;
  tell(sink, Happened::turned_away, seat, place, from);
  for (const Seat other : state.ghosts[place])
    gain_vp(state, other, vp_for_turning_away, Source::turned_away, sink);
  gain_terror(state, seat, 1, sink);
}

// SAB-5.35, up to the ghost that is thrown out: whose it is, or no_arg.
Seat fight(State& state, Seat seat, std::uint8_t from, std::uint8_t place, EventSink* sink) {
  const std::uint8_t beaten = state.ghosts[place].size();
  const int cost = fight_cost(state, seat, place);
  emit(sink, make_event(Happened::fought, seat, place, beaten, from, byte(cost)));
  spend_terror(state, seat, cost, sink);
  gain_vp(state, seat, fight_vp(state, seat, place), Source::fights, sink);
  tell(sink, Happened::took_first, seat, place, beaten);
  Seat loser = no_arg;
  if (full(state, place)) {
    loser = state.ghosts[place].back();
    remove_ghost(state, loser, place);
    ++state.players[loser].graveyard;
    tell(sink, Happened::thrown_out, loser, place, seat);
  }
  put_first(state, seat, place);
  return loser;
}

Next choose(State& state, Frame& frame, Seat seat, EventSink* sink) {
  GhostMovement& f = frame.locals<GhostMovement>();
  const Action choice = answer(state, seat);
  switch (Do{choice.kind}) {
    case Do::power:
      if (choice.args[0] == luxuriance) {
        push(state, Flow::luxuriance, LuxurianceUse{seat});
        return go_to(frame, GhostMovement::next);
      }
      use_power(state, seat, Power{choice.args[0]}, sink);
      if (choice.args[0] == booster)
        f.boosted = 1;
      else
        gain_terror(state, seat, 3, sink);  // Frenzy, SAB-8.34
      return go_to(frame, GhostMovement::next);
    case Do::back:
      f.begun = 1;
      ++f.back_on_bridge;
      return_to_bridge(state, seat, choice.args[0], sink);
      return go_to(frame, GhostMovement::next);
    case Do::send:
      f.begun = 1;
      f.from = no_arg;
      f.to = choice.args[0];
      if (is_region(f.to)) return ask(state, frame, Decision::pay, seat, GhostMovement::paid);
      return go_to(frame, GhostMovement::arrive);
    case Do::teleport:
      use_power(state, seat, teleportation, sink);
      f.begun = 1;
      f.from = no_arg;
      f.to = choice.args[0];
      return go_to(frame, GhostMovement::arrive);
    case Do::move:
      f.begun = 1;
      f.from = choice.args[0];
      f.to = choice.args[1];
      return go_to(frame, GhostMovement::arrive);
    default: return Next::done;
  }
}

}  // namespace

Next ghost_movement(State& state, Frame& frame, EventSink* sink) {
  GhostMovement& f = frame.locals<GhostMovement>();
  const Seat seat = active_seat(state);
  switch (GhostMovement::Step{frame.step}) {
    case GhostMovement::next:
      return ask(state, frame, Decision::ghost, seat, GhostMovement::chosen);
    case GhostMovement::chosen: return choose(state, frame, seat, sink);
    case GhostMovement::paid:
      pay_portal(state, seat, f.to, answer(state, seat).args[0], sink);
      [[fallthrough]];
    case GhostMovement::arrive:
      return ask(state, frame, Decision::arrival, seat, GhostMovement::arrival_chosen);
    case GhostMovement::arrival_chosen: {
      const Do arrival{answer(state, seat).kind};
      depart(state, seat, f, sink);
      if (arrival == Do::leave) {
        turn_away(state, seat, f.from, f.to, sink);
        return go_to(frame, GhostMovement::next);
      }
      f.mark(f.to);
      if (arrival == Do::settle) {
        put_last(state, seat, f.to);
        tell(sink, Happened::settled, seat, f.to, state.ghosts[f.to].size(), f.from);
        return go_to(frame, GhostMovement::next);
      }
      f.loser = fight(state, seat, f.from, f.to, sink);
      if (f.loser == no_arg) return go_to(frame, GhostMovement::next);
      if (holds_power(state, f.loser, immortality) && immortal_places(state, f.loser, f.to) != 0)
        push(state, Flow::immortality, ImmortalityUse{f.loser, f.to});
      return go_to(frame, GhostMovement::compensate);
    }
    case GhostMovement::compensate:  // SAB-5.32, SAB-8.30
      gain_terror(state, f.loser, 1, sink);
      return go_to(frame, GhostMovement::next);
  }
  return Next::done;
}

Next immortality_use(State& state, Frame& frame, EventSink* sink) {
  const ImmortalityUse& use = frame.locals<ImmortalityUse>();
  if (frame.step == ImmortalityUse::begin)
    return ask(state, frame, Decision::immortality, use.seat, ImmortalityUse::chosen);
  const Action choice = answer(state, use.seat);
  if (Do{choice.kind} == Do::reappear) {
    use_power(state, use.seat, immortality, sink);
    --state.players[use.seat].graveyard;
    put_last(state, use.seat, choice.args[0]);
    tell(sink, Happened::reappeared, use.seat, choice.args[0]);
  }
  return Next::done;
}

}  // namespace veillee::sabbat_magica
