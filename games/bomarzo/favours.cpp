// What the eight deities let their users and copiers do (section 10).
#include "games/bomarzo/pieces.hpp"
#include "games/bomarzo/rules.hpp"

namespace veillee::bomarzo {
namespace {

bool holds_food_or_coin(const Deity& deity) { return deity.cubes[food] + deity.cubes[coin] > 0; }

bool has_room(const Player& player) {
  for (std::uint8_t lane = 0; lane < lane_count; ++lane)
    if (player.workers[lane] < lanes[lane].length) return true;
  return false;
}

// Asks for the favour, or does nothing where there is nothing to ask.
Next begin_favour(State& state, Frame& frame) {
  const FavourFlow& f = frame.locals<FavourFlow>();
  const auto ask_for = [&](Decision decision, FavourFlow::Step next) {
    return ask(state, frame, decision, f.seat, next);
  };
  const bool empty_hand = !state.cards.any(zone_of(hands, f.seat));
  switch (f.deity) {
    case genio:
      return can_draw(state) ? ask_for(Decision::genio, FavourFlow::genio_chosen) : Next::done;
    case orco:
      return std::any_of(state.deities.begin(), state.deities.end(), holds_food_or_coin)
                 ? ask_for(Decision::orco, FavourFlow::orco_chosen)
                 : Next::done;
    case dea:
      return has_room(state.players[f.seat]) ? ask_for(Decision::dea, FavourFlow::dea_chosen)
                                             : Next::done;
    case tartaruga:
      return empty_hand ? Next::done : ask_for(Decision::tartaruga, FavourFlow::discard_chosen);
    case drago: return empty_hand ? Next::done : ask_for(Decision::slide, FavourFlow::slide_chosen);
    default:  // BOM-10.26
      if (empty_hand && improvable(state, f.seat, f.deity).empty()) return Next::done;
      return ask_all(state, frame, Decision::develop, SeatSet::only(f.seat),
                     FavourFlow::card_chosen, true);
  }
}

void take(State& state, Seat seat, std::uint8_t deity, std::uint8_t resource, int n,
          EventSink* sink) {
  add(state.deities[deity].cubes[resource], -n);
  add(state.players[seat].cubes[resource], n);
  tell(sink, Happened::took, seat, deity, resource, byte(n));
}

// Mode A goes round the places; where both kinds lie the player is asked (BOM-10.22).
Next collect(State& state, Frame& frame, EventSink* sink) {
  FavourFlow& f = frame.locals<FavourFlow>();
  for (; f.done < place_count; ++f.done) {
    const std::uint8_t id = state.deity_at[f.done];
    const Deity& deity = state.deities[id];
    if (deity.pawns.empty() || !holds_food_or_coin(deity)) continue;
    if (deity.cubes[food] > 0 && deity.cubes[coin] > 0)
      return ask(state, frame, Decision::orco_kind, f.seat, FavourFlow::orco_kind_chosen);
    take(state, f.seat, id, deity.cubes[food] > 0 ? food : coin, 1, sink);
  }
  return Next::done;
}

void develop(State& state, Seat seat, Action choice, EventSink* sink) {
  const std::uint8_t card = choice.args[0];
  if (Do{choice.kind} == Do::play) {
    state.cards.put(card, zone_of(level1, seat), everybody);
    tell(sink, Happened::played, seat, card);
    climb(state, seat, deck_of(state).cards[card].steps, sink);
  } else {
    state.cards.put(card, zone_of(level2, seat), everybody);
    tell(sink, Happened::improved, seat, card);
    climb(state, seat, deck_of(state).family_of(card).steps, sink);
  }
}

}  // namespace

Next FavourFlow::step(State& state, Frame& frame, FavourFlow& f, EventSink* sink) {
  const Action choice = answer(state, f.seat);
  if (frame.step != begin && Do{choice.kind} == Do::decline) {
    tell(sink, Happened::declined, f.seat, f.deity);
    return Next::done;
  }
  switch (Step{frame.step}) {
    case begin: return begin_favour(state, frame);

    case genio_chosen: {
      const std::uint8_t visions = choice.args[1] == no_arg ? std::uint8_t{0} : choice.args[1];
      push(state, DrawFlow{f.seat, genio_cards, visions, 0});
      return go_to(frame, over);
    }

    case orco_chosen:
      if (Do{choice.kind} == Do::collect) return collect(state, frame, sink);
      take(state, f.seat, choice.args[0], choice.args[1],
           state.deities[choice.args[0]].cubes[choice.args[1]], sink);
      return Next::done;
    case orco_kind_chosen:
      take(state, f.seat, choice.args[0], choice.args[1], 1, sink);
      ++f.done;
      return collect(state, frame, sink);

    case dea_chosen:
      advance_worker(state, f.seat, choice.args[0], sink);
      if (++f.done < 2 && has_room(state.players[f.seat]))
        return ask(state, frame, Decision::dea, f.seat, dea_chosen);
      return Next::done;

    case card_chosen: develop(state, f.seat, choice, sink); return Next::done;

    case discard_chosen:
      if (Do{choice.kind} == Do::stop) return Next::done;
      discard(state, f.seat, choice.args[0], sink);
      return ask(state, frame, Decision::climb, f.seat, climb_chosen);
    case climb_chosen:
      climb(state, f.seat, choice.args[0], 1, sink);
      if (++f.done < 2 && state.cards.any(zone_of(hands, f.seat)))
        return ask(state, frame, Decision::tartaruga, f.seat, discard_chosen);
      return Next::done;

    case slide_chosen:
      if (Do{choice.kind} == Do::stop) return Next::done;
      state.cards.put(choice.args[0], aside, SeatSet::only(f.seat));
      return ask(state, frame, Decision::under, f.seat, deity_chosen);
    case deity_chosen: {
      const std::uint8_t card = state.cards.in(aside).first();
      if (f.done > 0) use_power(state, f.seat, drago_power, sink);  // BOM-11.12
      state.cards.put(card, under_deity(choice.args[0], f.seat), SeatSet::only(f.seat));
      whisper(sink, Happened::tucked, f.seat, card, choice.args[0]);
      ++f.done;
      if (state.cards.any(zone_of(hands, f.seat)) && !usable(state, f.seat, drago_power).empty())
        return ask(state, frame, Decision::slide, f.seat, slide_chosen);
      return Next::done;
    }

    case over: return Next::done;
  }
  return Next::done;
}

}  // namespace veillee::bomarzo
