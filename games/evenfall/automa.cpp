// The Automa (section 18): nothing is decided, everything it should gain becomes VP.
#include "games/evenfall/flows.hpp"

namespace veillee::evenfall {
namespace {

// From the Main deck onto the discard pile: its VP; 0 when there is none (EVE-18.42).
int turn_over(State& state, Happened what, EventSink* sink) {
  const std::uint8_t card = next_card(state, sink);
  if (card == no_arg) return 0;
  state.cards.put(card, in_discard);
  tell(sink, what, automa, card);
  return state.deck().card[card].vp;
}

void step_up(State& state, EventSink* sink) {
  const Player& player = state.players[automa];
  if (climb(state, automa, sink))
    automa_effect(state, track_effect(player, player.coven), 0, no_arg, sink);
}

void harvest(State& state, std::uint8_t place, EventSink* sink) {
  tell(sink, Happened::harvested, automa, place);
  std::uint8_t part = 0;
  gain_parts(state, automa, state.deck().place[place].harvest, 1, part, from_harvests, sink);
}

// The Place with the best Ritual of its Outer Circle, further left first (EVE-18.24).
bool transfer_best(State& state, EventSink* sink) {
  std::uint8_t best = no_arg;
  const auto vp = [&](std::uint8_t place) {
    return state.deck().card[state.lands[place].ritual].vp;
  };
  for (const std::uint8_t place : circle_of(state, automa, outer)) {
    if (state.lands[place].ritual == no_arg) continue;
    if (best == no_arg || vp(place) > vp(best)) best = place;
  }
  if (best == no_arg) return false;
  transfer(state, best, sink);
  return true;
}

bool discover(State& state, std::uint8_t region, EventSink* sink) {
  std::uint8_t& witches = state.players[automa].reserve[witch];
  if (witches == 0) return false;
  for (const std::uint8_t place : state.regions[region].slots) {
    if (place == no_arg) continue;
    const int used = std::min<int>(witches, state.deck().place[place].witches);
    if (used < state.deck().place[place].witches && witches > 1) return false;
    witches = byte(witches - used);
    std::uint8_t& area = state.regions[region].area[automa][witch];
    area = byte(area + used);
    take_place(state, automa, place, region, sink);
    return true;
  }
  return false;
}

// The first free Place from the left, one with a Binding Bonus before the others (EVE-18.26).
std::uint8_t place_for_ritual(const State& state) {
  for (const bool bound : {true, false})
    for (const Circle which : {outer, inner})
      for (const std::uint8_t place : circle_of(state, automa, which))
        if (state.lands[place].ritual == no_arg &&
            (!bound || !state.deck().effects[source::binding + place].empty()))
          return place;
  return no_arg;
}

bool play(State& state, EventSink* sink) {
  const std::uint8_t card = next_card(state, sink);
  if (card == no_arg) return false;
  if (!is_ritual(card)) {
    enter(state, card, zone_of(upright, automa));
    tell(sink, Happened::specialist_played, automa, card);
    return true;
  }
  const std::uint8_t place = place_for_ritual(state);
  if (place == no_arg) {  // EVE-18.29
    state.cards.put(card, in_discard);
    tell(sink, Happened::discarded, automa, card);
    return false;
  }
  enter(state, card, zone_of(on_place, automa));
  state.lands[place].ritual = card;
  tell(sink, Happened::ritual_played, automa, card, place);
  automa_effect(state, byte(source::binding + place), 0, place, sink);
  return true;
}

bool act(State& state, std::uint8_t space, EventSink* sink) {
  switch (oval[space].action) {
    case Oval::bonus:
      gain_vp(state, automa, difficulties[state.options.difficulty], from_boards, sink);
      step_up(state, sink);
      return true;
    case Oval::advance: step_up(state, sink); return true;
    case Oval::discover: return discover(state, oval[space].region, sink);
    case Oval::play: return play(state, sink);
    case Oval::place_deck:
      if (state.place_deck.empty()) return false;
      place_from_deck(state, automa, sink);
      return true;
    case Oval::transfer: return transfer_best(state, sink);
    case Oval::harvest:
      if (circle_of(state, automa, outer).empty()) return false;
      for (const std::uint8_t place : circle_of(state, automa, outer)) harvest(state, place, sink);
      return true;
  }
  return false;
}

}  // namespace

void automa_effect(State& state, std::uint8_t source, std::uint8_t node, std::uint8_t place,
                   EventSink* sink) {
  if (state.deck().effects[source].empty()) return;
  const Node& n = node_at(state, source, node);
  std::uint8_t part = 0;
  const auto gain = [&](std::uint8_t which, int times) {
    if (times > 0)
      gain_parts(state, automa, node_at(state, source, which), times, part, point_source(source),
                 sink);
  };
  switch (n.op) {
    case Op::gain: return gain(node, 1);
    case Op::per: return gain(n.children[0], count_of(state, automa, Count{n.word}));
    case Op::ifkw:
      if (state.deck().card[state.lands[place].ritual].keyword == n.word) gain(n.children[0], 1);
      return;
    case Op::seq:
      for (std::uint8_t i = 0; i < n.size; ++i)
        automa_effect(state, source, n.children[i], place, sink);
      return;
    case Op::choose:
    case Op::slash:
    case Op::may: return automa_effect(state, source, n.children[0], place, sink);
    case Op::transfer:
      for (int i = 0; i < n.n; ++i) transfer_best(state, sink);
      return;
    case Op::advance:
      for (int i = 0; i < n.n; ++i) step_up(state, sink);
      return;
    case Op::harvest:
      if (Harvest{n.word} == Harvest::outer)
        for (const std::uint8_t one : circle_of(state, automa, outer)) harvest(state, one, sink);
      return;
    case Op::placedeck:
      for (int i = 0; i < n.n; ++i) place_from_deck(state, automa, sink);
      return;
    default: return;  // it has no resources, no hand and no Elders
  }
}

int automa_battle_cards(State& state, int n, EventSink* sink) {
  int sum = 0;
  for (int i = 0; i < n; ++i) sum += turn_over(state, Happened::automa_drew, sink);
  return sum;
}

void automa_turn(State& state, EventSink* sink) {
  const int value = turn_over(state, Happened::automa_turned, sink);
  const std::uint8_t from = state.oval;
  for (int i = 0; i < value; ++i) {
    state.oval = byte((state.oval + 1) % static_cast<int>(oval.size()));
    if (is_sure(state.oval)) break;  // EVE-18.12
  }
  tell(sink, Happened::automa_moved, automa, state.oval, from);
  while (!act(state, state.oval, sink)) {  // EVE-18.15
    tell(sink, Happened::automa_blocked, automa, state.oval);
    state.oval = byte((state.oval + 1) % static_cast<int>(oval.size()));
  }
}

}  // namespace veillee::evenfall
