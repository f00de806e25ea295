// Action B1: the magician has moved; tile or mirror, then an end-of-B1 POWER (sections 4 and 8).
#include "games/sabbat_magica/flows.hpp"
#include "games/sabbat_magica/pieces.hpp"

namespace veillee::sabbat_magica {
namespace {

Next use_mirror(State& state, Frame& frame, Seat seat, std::uint8_t mirror, EventSink* sink) {
  const int terror = mirror_terror(state, seat, mirror);
  ++state.mirrors[mirror];
  tell(sink, Happened::mirror_used, seat, mirror, state.mirrors[mirror]);
  gain_terror(state, seat, terror, sink);
  frame.locals<Magician>().effect = used_mirror;
  return go_to(frame, Magician::after_effect);
}

Next use_tile(State& state, Frame& frame, Seat seat, EventSink* sink) {
  Player& player = state.players[seat];
  const std::uint8_t tile = state.tile_at[player.magician];
  frame.locals<Magician>().effect = used_tile;
  tell(sink, Happened::tile_used, seat, tile);
  switch (tile) {
    case grimoire: player.cursed = 0; break;
    case the_clock:
      player.store[h2] += player.store[h1];
      player.store[h1] = {};
      break;
    case terrorisator: return ask(state, frame, Decision::terrorise, seat, Magician::victim_chosen);
    case test_tube:
      return ask(state, frame, Decision::give_kind, seat, Magician::given_kind_chosen);
    default: gain(state, seat, resource_of(tile), 2, h2, sink);
  }
  return go_to(frame, Magician::after_effect);
}

// The kinds that a test tube can give for `given`, one after the other.
std::uint8_t first_other(std::uint8_t given) { return given == spider ? rat : spider; }
std::uint8_t next_other(std::uint8_t given, std::uint8_t kind) {
  ++kind;
  return kind == given ? ++kind : kind;
}
std::uint8_t last_other(std::uint8_t given) { return given == mask ? gem : mask; }

// SAB-4.16: what left a store is replaced in the same store; the last kind takes the rest.
Next receive(State& state, Frame& frame, Seat seat, EventSink* sink) {
  Magician& f = frame.locals<Magician>();
  for (const Store store : {h2, h1}) {
    if (f.amount[store] == 0) continue;
    if (f.kind != last_other(f.given))
      return ask(state, frame, Decision::receive, seat, Magician::received_chosen);
    gain(state, seat, f.kind, f.amount[store], store, sink);
    f.amount[store] = 0;
    f.kind = first_other(f.given);
  }
  return go_to(frame, Magician::after_effect);
}

bool has_end_of_b1_power(const State& state, Seat seat) {
  if (state.options.power == power_off) return false;
  for (const Power power : {apparition, doppelganger, fireball, seduction, spell, luxuriance})
    if (can_use(state, seat, power)) return true;
  return false;
}

void strike_neighbours(State& state, Seat seat, Power power, EventSink* sink) {
  Player& player = state.players[seat];
  int stolen_terror = 0;
  for (const Seat other : adjacent_opponents(state, seat)) {
    Player& victim = state.players[other];
    switch (power) {
      case fireball:  // SAB-8.24
        if (victim.drawbridge == 0) break;
        --victim.drawbridge;
        ++victim.graveyard;
        tell(sink, Happened::burnt, other, seat);
        break;
      case seduction:  // SAB-8.26
        if (victim.store[h2][gem] + victim.store[h1][gem] == 0) break;
        tell(sink, Happened::robbed, other, seat, victim.store[h2][gem], victim.store[h1][gem]);
        for (Resources& store : victim.store) {
          add(player.store[h2][gem], store[gem]);
          store[gem] = 0;
        }
        break;
      default:  // Spell, SAB-8.33
        if (victim.terror == 0) break;
        lose_terror(state, other, 1, sink);
        ++stolen_terror;
    }
  }
  if (stolen_terror > 0) gain_terror(state, seat, stolen_terror, sink);
}

Next use_end_power(State& state, Frame& frame, Seat seat, Power power, EventSink* sink) {
  Magician& f = frame.locals<Magician>();
  if (power == luxuriance) {
    push(state, Flow::luxuriance, LuxurianceUse{seat});
    return go_to(frame, Magician::after_effect);
  }
  use_power(state, seat, power, sink);
  if (power == apparition) return go_to(frame, Magician::haunt);
  if (power == doppelganger) {  // SAB-8.22: the same kind of effect
    if (f.effect == used_tile) return use_tile(state, frame, seat, sink);
    return ask(state, frame, Decision::again, seat, Magician::again_chosen);
  }
  strike_neighbours(state, seat, power, sink);
  return Next::done;
}

}  // namespace

Next magician(State& state, Frame& frame, EventSink* sink) {
  Magician& f = frame.locals<Magician>();
  const Seat seat = active_seat(state);
  const Action choice = answer(state, seat);
  switch (Magician::Step{frame.step}) {
    case Magician::arrive:
      return ask(state, frame, Decision::effect, seat, Magician::effect_chosen);
    case Magician::effect_chosen:
      switch (Do{choice.kind}) {
        case Do::power:
          push(state, Flow::luxuriance, LuxurianceUse{seat});
          return go_to(frame, Magician::arrive);
        case Do::tile: return use_tile(state, frame, seat, sink);
        case Do::mirror: return use_mirror(state, frame, seat, choice.args[0], sink);
        default: return go_to(frame, Magician::after_effect);
      }

    case Magician::victim_chosen: {  // SAB-4.14
      const Store store{choice.args[1]};
      lose(state, seat, choice.args[0], 1, store, sink);
      gain_terror(state, seat, store == h2 ? 4 : 2, sink);
      return go_to(frame, Magician::after_effect);
    }

    case Magician::given_kind_chosen:  // SAB-4.15
      f.given = choice.args[0];
      return ask(state, frame, Decision::give_from_2h, seat, Magician::from_2h_chosen);
    case Magician::from_2h_chosen:
      f.amount[h2] = choice.args[0];
      return ask(state, frame, Decision::give_from_1h, seat, Magician::from_1h_chosen);
    case Magician::from_1h_chosen:
      f.amount[h1] = choice.args[0];
      for (const Store store : {h2, h1}) lose(state, seat, f.given, f.amount[store], store, sink);
      f.kind = first_other(f.given);
      return go_to(frame, Magician::receive);
    case Magician::receive: return receive(state, frame, seat, sink);
    case Magician::received_chosen: {
      const Store store = f.amount[h2] > 0 ? h2 : h1;
      const std::uint8_t n = choice.args[1];
      gain(state, seat, f.kind, n, store, sink);
      add(f.amount[store], -n);
      f.kind = f.amount[store] == 0 ? first_other(f.given) : next_other(f.given, f.kind);
      return go_to(frame, Magician::receive);
    }

    case Magician::after_effect:
      if (!has_end_of_b1_power(state, seat)) return Next::done;
      return ask(state, frame, Decision::after_effect, seat, Magician::power_chosen);
    case Magician::power_chosen:
      if (Do{choice.kind} != Do::power) return Next::done;
      return use_end_power(state, frame, seat, Power{choice.args[0]}, sink);
    case Magician::again_chosen: return use_mirror(state, frame, seat, choice.args[0], sink);
    case Magician::haunt:  // SAB-8.17
      for (const SeatSet haunted = adjacent_opponents(state, seat); f.seat < state.seats();
           ++f.seat)
        if (haunted.has(f.seat))
          return ask(state, frame, Decision::haunt, seat, Magician::haunt_chosen);
      return Next::done;
    case Magician::haunt_chosen:
      gain(state, choice.args[0], choice.args[1], 1, h1, sink);
      ++f.seat;
      return go_to(frame, Magician::haunt);
  }
  return Next::done;
}

Next luxuriance_use(State& state, Frame& frame, EventSink* sink) {
  const Seat seat = frame.locals<LuxurianceUse>().seat;
  if (frame.step == LuxurianceUse::begin) {
    use_power(state, seat, luxuriance, sink);
    return ask(state, frame, Decision::luxuriance, seat, LuxurianceUse::chosen);
  }
  for (const int i : {0, 1}) gain(state, seat, answer(state, seat).args[i], 1, h2, sink);
  return Next::done;
}

}  // namespace veillee::sabbat_magica
