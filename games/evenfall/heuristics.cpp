// How good a position looks for a seat: the score as it would be now, and what the rest is worth on
// the way there (features.hpp).
#include "games/evenfall/features.hpp"
#include "games/evenfall/game.hpp"

namespace veillee::evenfall {
namespace {

// The circles: what they bear, and what it brings.
template <class Add>
void tell_places(const State& state, Seat seat, Add& add) {
  const Deck& deck = state.deck();
  each_place(state, seat, [&](std::uint8_t place) {
    const Land& land = state.lands[place];
    const bool within = is_inner(land);
    add(within ? f_inner_harvest : f_outer_harvest,
        deck.place[place].worth * (1 + land.catalysts[0]));
    if (!within) {
      add(f_outer, 1);
      add(f_outer_vp, deck.place[place].vp);
    }
    if (land.ritual == no_arg) return add(f_free_places, 1);
    const MainCard& ritual = deck.card[land.ritual];
    if (!within) add(f_outer_vp, ritual.vp);
    add(f_slots, free_slots(state, place));
    const int spaces = ritual.spaces - (state.phase == Phase::action ? workers_on(land) : 0);
    const bool for_elders = within || state.players[seat].has(Mod::elder_outer);
    if (spaces > 0)
      add(for_elders ? f_inner_spaces : f_outer_spaces, spaces * deck.worth[land.ritual]);
  });
}

template <class Add>
void tell_effects(const State& state, Seat seat, Add& add) {
  const Deck& deck = state.deck();
  const Player& player = state.players[seat];
  each_effect(state, seat, [&](std::uint8_t card, std::uint8_t source, std::uint8_t) {
    const Node& root = deck.effects[source].root();
    if (root.op == Op::on)
      add(f_hears + root.word, deck.worth[source]);
    else if (source >= source::council && deck.card[card].council == Type::round_end)
      add(f_round_end, deck.worth[source]);
  });
  for (std::size_t mod = 0; mod < player.mods.size(); ++mod)
    add(f_mod + static_cast<int>(mod), player.mods[mod]);
  for (const std::uint8_t card : specialists_of(state, seat)) {
    if (deck.card[card].type != Type::tap) continue;
    add(f_taps, deck.worth[effect_of(card)]);
    if (state.cards.zone(card) == zone_of(upright, seat)) add(f_ready, deck.worth[effect_of(card)]);
  }
  for (const Copy& copy : player.copies)
    if (copy.used == 0 && deck.card[copy.card].type == Type::tap)
      add(f_ready, deck.worth[effect_of(copy.card)]);
}

// What the Automa makes of a harvest: a VP for each unit (EVE-18.16).
int symbols_of(const Node& gain) {
  int sum = 0;
  for (std::uint8_t i = 0; i < gain.size; ++i) sum += gain.parts[i].n;
  return sum;
}

// Cards that a running discard still takes.
int cards_due(const State& state, Seat seat) {
  const DiscardFlow* f = running<DiscardFlow>(state);
  return f != nullptr && f->seat == seat && f->fired == 0 ? f->cards - f->laid : 0;
}

// What this node of an effect still brings, in tenths of a VP; what it has begun lies above it.
int rest_of(const State& state, const Frame& frame, const EffectFlow& f) {
  const Program& program = state.deck().effects[f.source];
  const Node& node = program.nodes[f.node];
  if (frame.step == EffectFlow::third) return 0;
  const int all = worth_of(program, f.node);
  switch (node.op) {
    case Op::seq: {
      int sum = 0;
      for (std::uint8_t i = f.at; i < node.size; ++i) sum += worth_of(program, node.children[i]);
      return sum;
    }
    case Op::trade: {  // what is paid already is gone
      Node paid = program.nodes[node.children[0]];
      paid.size = std::min(paid.size, f.at);
      return all + worth_of(paid);
    }
    case Op::transfer:
    case Op::build:
    case Op::retrieve: return all / node.n * f.left;
    default: return all;
  }
}

int promised(const State& state, const Frame& frame) {
  const Deck& deck = state.deck();
  if (const auto* f = locals_of<EffectFlow>(state, frame)) return rest_of(state, frame, *f);
  if (const auto* f = locals_of<BuildFlow>(state, frame)) return f->built == 0 ? 20 : 0;
  if (locals_of<TradeFlow>(state, frame)) return frame.step >= TradeFlow::socket ? 30 : 0;
  if (const auto* f = locals_of<AdvanceFlow>(state, frame)) return 26 * f->left;
  const auto* f = locals_of<PlayFlow>(state, frame);
  if (f == nullptr) return 0;
  if (frame.step < PlayFlow::offer) return deck.card[f->card].gain;
  const bool offered = frame.step == PlayFlow::offer || frame.step == PlayFlow::offered;
  const bool to_come = offered || frame.step == PlayFlow::bound;
  return (offered ? std::max<int>(0, deck.worth[source::binding + f->place]) : 0) +
         (to_come && deck.card[f->card].type == Type::now ? deck.worth[f->card] : 0);
}

// Whose main action comes next. It counts before the turn begins, too: or else nobody would like to
// end a turn while a free action is left.
Seat next_to_act(const State& state) {
  if (state.phase != Phase::action) return no_arg;
  const Frame* turn = frame_of<TurnFlow>(state);
  if (turn != nullptr && turn->step <= TurnFlow::chosen) return state.active;
  for (std::uint8_t steps = 1; steps <= state.seats(); ++steps)
    if (const Seat seat = clockwise(state.active, state.seats(), steps); !state.passed.has(seat))
      return seat;
  return no_arg;
}

template <class Add>
void tell_hand(const State& state, Seat seat, Add& add) {
  const Deck& deck = state.deck();
  const bool free = has_free_place(state, seat);
  int best = 0, playable = 0;
  const Player& player = state.players[seat];
  const int saved = player.sum(Mod::cost_ritual);
  const Cards hired = specialists_of(state, seat);
  each_card(hand_of(state, seat), [&](std::uint8_t card) {
    const MainCard& spec = deck.card[card];
    const bool can = is_ritual(card) ? free && can_pay(player, spec.cost, saved)
                                     : can_pay(player, spec.cost) && !hired.has(namesake_of(card));
    if (!can) return;
    best = std::max<int>(best, spec.gain);
    ++playable;
  });
  add(f_best_card, best);
  add(f_playable, std::min(playable, 4));
  const int held = state.cards.count(zone_of(hands, seat)) - cards_due(state, seat);
  add(f_cards, held);
  add(f_more_cards, std::max(0, held - 8));
}

// Who would win with the same Mana. The Automa has its round and some VP of cards besides.
template <class Add>
void tell_regions(const State& state, Seat seat, Add& add) {
  for (std::uint8_t region = 0; region < regions_in_use(state); ++region) {
    const int own = workers_in(state, region, seat);
    if (own == 0) continue;
    int other = 0;
    for (Seat rival = 0; rival < owners; ++rival) {
      if (rival == seat) continue;
      const int there = workers_in(state, region, rival);
      if (there == 0) continue;
      other = std::max(other, rival == automa ? 3 * there + state.round
                                              : there + state.players[rival].sum(Mod::strength));
    }
    const int lead = own + state.players[seat].sum(Mod::strength) - other;
    add(f_present, 1);
    add(lead > 0 ? f_lead : f_behind, std::min(3, std::abs(lead)));
  }
}

// The turn's main action is done: the Automa's turn follows as soon as the player ends their own.
// Without it ending a turn would look like a loss, and cards would be thrown away to put it off.
bool automa_is_due(const State& state) {
  const Frame* turn = frame_of<TurnFlow>(state);
  return turn != nullptr && turn->step > TurnFlow::chosen;
}

// Alone: how the Automa stands.
template <class Add>
void tell_automa(const State& state, Add& add) {
  const Deck& deck = state.deck();
  const Player& rival = state.players[automa];
  const FinalCount count = final_count(state, automa);
  add(f_automa_score, rival.vp + count.total());
  for (const std::uint8_t place : circle_of(state, automa, outer)) {
    const Land& land = state.lands[place];
    add(f_automa_outer, 1);
    add(f_automa_harvest, symbols_of(deck.place[place].harvest));
    if (land.ritual != no_arg)  // only those are transferred
      add(f_automa_outer_vp, deck.place[place].vp + deck.card[land.ritual].vp);
  }
  add(f_automa_coven, rival.coven);
  add(f_automa_stones, rival.stones.size() - count.doubling);
  add(f_automa_x, difficulties[state.options.difficulty] - difficulties[0]);
  if (automa_is_due(state)) add(f_automa_due, 1);
}

struct Model {
  using State = evenfall::State;
  static constexpr int features = feature_count;
  static constexpr int phases = rounds;
  static constexpr int unit = 8;  // many features are tenths of a VP
  static constexpr WeightTable<features, phases> weights[] = {
      {{
#include "games/evenfall/weights_1.inc"
      }},
      {{
#include "games/evenfall/weights_2.inc"
      }},
      {{
#include "games/evenfall/weights_3.inc"
      }},
      {{
#include "games/evenfall/weights_4.inc"
      }},
  };
  static constexpr std::uint8_t fewest_players = 1;
  static constexpr FeatureNames names = {enum_names<Feature>, feature_groups};

  static int phase(const State& state) { return state.round - 1; }

  template <class Add>
  static void tell(const State& state, Seat seat, Add add) {
    const Player& player = state.players[seat];
    const FinalCount count = final_count(state, seat);
    add(f_score, player.vp + count.total() - count.council);
    add(f_council, count.council);
    if (state.solo()) tell_automa(state, add);
    // After the last battle nothing else brings anything.
    if (state.phase >= Phase::round_end && state.round == rounds) return;
    add(f_base, 10);
    if (state.phase == Phase::clans) return;
    int stock = 0;
    for (std::uint8_t r = 0; r < resource_count; ++r) {
      add(f_herb + r, player.stock[r]);
      stock += player.stock[r];
    }
    add(f_more_stock, std::max(0, stock - 9));
    tell_hand(state, seat, add);
    for (const Frame& frame : state.stack) {
      if (frame.bytes[0] != seat) continue;  // the seat is the first thing that a flow knows
      add(f_promise, promised(state, frame));
      if (const auto* f = locals_of<GainFlow>(state, frame)) add(f_choice, f->left);
      if (locals_of<TradeFlow>(state, frame) && frame.step < TradeFlow::socket) add(f_choice, 1);
    }
    if (next_to_act(state) == seat) add(f_turn, 1);
    add(f_mana, player.mana);
    add(f_more_mana, std::max(0, player.mana - most_dial));
    if (!state.passed.has(seat)) {
      add(f_witches, player.reserve[witch]);
      add(f_elders, player.reserve[elder]);
      add(f_token, player.token);
    }
    add(f_coven, player.coven);
    add(f_stones, player.stones.size() - count.doubling);
    add(f_first, state.first_player == seat ? 1 : 0);
    tell_places(state, seat, add);
    tell_effects(state, seat, add);
    tell_regions(state, seat, add);
  }
};

}  // namespace

int Evenfall::worth(const State& state, Seat seat) {
  if (state.stack.empty()) return 100 * score_of(state, seat);
  return weighed<Model>(state, seat, state.seats());
}

const LearnedEvaluation& Evenfall::evaluation() { return evaluation_of<Model>(); }

// Until the end the Automa's stand is among the features.
int Evenfall::rival_worth(const State& state) {
  return state.stack.empty() ? 100 * score_of(state, automa) : 0;
}

}  // namespace veillee::evenfall
