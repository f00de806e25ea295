// Set-up, the four phases of a round, and the end (sections 4, 5, 13 and 15).
#include "games/evenfall/flows.hpp"
#include "games/evenfall/game.hpp"

namespace veillee::evenfall {
namespace {

// ── Set-up ──────────────────────────────────────────────────────────────────────────────────────

bool undecided(const Player& player) { return player.clan == no_arg || player.side == no_arg; }

// The next one to pick a Clan or a side, or no_arg.
Seat next_to_pick(const State& state) {
  for (const Seat seat : in_turn_order(state))
    if (undecided(state.players[seat])) return seat;
  return no_arg;
}

void lay_stones(State& state) {
  std::array<std::uint8_t, 4 * stones_of_a_kind> bag{};
  for (std::size_t i = 0; i < bag.size(); ++i)
    bag[i] = byte(static_cast<int>(i) / stones_of_a_kind);
  state.rng.shuffle(bag);
  for (std::uint8_t region = 0; region < regions_in_use(state); ++region)
    for (std::uint8_t slot = 0; slot < 4; ++slot)
      state.regions[region].stones[slot] = bag[4U * region + slot];
}

// When all Clans and sides are known (EVE-4.21).
void lay_out(State& state, EventSink* sink) {
  state.place_deck = Places::all();
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    Player& player = state.players[seat];
    const bool of_circle = is_moon(player, circle);  // EVE-17.24
    append(state, starting_place(player.clan, player.side),
           row_of(seat, of_circle ? outer : inner));
    if (of_circle) {
      state.place_deck.remove(circle_cave);
      append(state, circle_cave, row_of(seat, outer));
    }
    player.reserve = {workers_of_a_kind, workers_of_a_kind};
    player.stock = {3, 3, 0};
    if (player.side == moon) state.red_in_supply = 1;
    listen(state, seat);
  }
  if (state.solo()) state.players[automa].reserve[witch] = workers_of_a_kind;
  for (std::uint8_t region = 0; region < regions_in_use(state); ++region)
    fill_region(state, region, sink);
  lay_stones(state);
}

// ── Scout Phase ─────────────────────────────────────────────────────────────────────────────────

// A gain whose resources of choice are asked for later, of all at the same time (EVE-5.14).
void gain_owing(State& state, Seat seat, const Node& gain, int times, PointSource source,
                EventSink* sink) {
  std::uint8_t part = 0;
  Player& player = state.players[seat];
  while (const int any = gain_parts(state, seat, gain, times, part, source, sink))
    player.owed = byte(std::min(250, player.owed + any));
}

void scout(State& state, Seat seat, EventSink* sink) {
  const Deck& deck = state.deck();
  const std::uint8_t source = byte(source::scout + board_of(state.players[seat]));
  const Node& root = deck.effects[source].root();
  const bool harvests = root.op == Op::seq;
  gain_owing(state, seat, harvests ? deck.effects[source].nodes[root.children[0]] : root, 1,
             from_boards, sink);
  if (!harvests) return;
  for (const std::uint8_t place : circle_of(state, seat, outer)) {
    tell(sink, Happened::harvested, seat, place);
    gain_owing(state, seat, deck.place[place].harvest, 1 + state.lands[place].catalysts[0],
               from_harvests, sink);
    Heard heard;
    for (std::uint8_t last = 0;
         hears(state, seat, Trigger::harvest) &&
         next_trigger(state, seat, Trigger::harvest, Trigger::harvest, no_arg, last, heard);
         last = heard.entry)
      gain_owing(state, seat, node_at(state, heard.source, heard.node), 1, from_cards, sink);
  }
}

SeatSet owed_seats(const State& state) {
  SeatSet seats;
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (state.players[seat].owed > 0) seats.add(seat);
  return seats;
}

void begin_phase(State& state, Phase phase, EventSink* sink) {
  state.phase = phase;
  tell(sink, Happened::phase_begins, neutral, static_cast<std::uint8_t>(phase));
}

Next begin_turns(State& state, Frame& frame, EventSink* sink) {
  begin_phase(state, Phase::action, sink);
  state.passed = {};
  state.active = state.first_player;
  return go_to(frame, GameFlow::turn_begins);
}

void pass_the_turn(State& state, EventSink* sink) {
  if (state.solo()) {
    if (state.passed.empty()) automa_turn(state, sink);  // EVE-18.9
    return;
  }
  for (std::uint8_t i = 0; i < state.seats(); ++i) {
    state.active = clockwise(state.active, state.seats());
    if (!state.passed.has(state.active)) break;
  }
}

// After the Scout Phase's choices of resources.
Next after_resources(State& state, Frame& frame, EventSink* sink) {
  if (state.round > 1 || state.options.expert == 0) return begin_turns(state, frame, sink);
  for (const Seat seat : in_turn_order(state)) draw_cards(state, seat, expert_cards, sink);
  state.phase = Phase::expert;
  return go_to(frame, GameFlow::expert);
}

Next scout_phase(State& state, Frame& frame, EventSink* sink) {
  tell(sink, Happened::round_begins, neutral, state.round);
  begin_phase(state, Phase::resources, sink);
  for (const Seat seat : in_turn_order(state)) scout(state, seat, sink);
  return go_to(frame, GameFlow::resources);
}

// ── Round End ───────────────────────────────────────────────────────────────────────────────────

void end_copies(State& state, EventSink* sink) {
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    Player& player = state.players[seat];
    if (player.copies.empty()) continue;
    player.reserve[elder] = byte(player.reserve[elder] + player.copies.size());
    player.copies.clear();
    listen(state, seat);
    tell(sink, Happened::copies_ended, seat);
  }
}

void bring_home(State& state) {
  for (RegionBoard& board : state.regions) {
    board.area = {};
    board.space = no_arg;
    board.space_worker = witch;
  }
  for (Land& land : state.lands) land.workers = {};
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    state.players[seat].reserve = {workers_of_a_kind, workers_of_a_kind};
    state.players[seat].board_space = 0;
  }
  if (state.solo()) state.players[automa].reserve[witch] = workers_of_a_kind;
}

void next_round(State& state, EventSink* sink) {
  for (std::uint8_t region = 0; region < regions_in_use(state); ++region)
    fill_region(state, region, sink);
  bring_home(state);
  tell(sink, Happened::came_home, neutral);
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    state.players[seat].token = 1;
    state.cards.put_all(zone_of(tilted, seat), zone_of(upright, seat));
  }
  ++state.round;
}

}  // namespace

State empty_table(const Options& options) {
  State state{};
  state.options = options;
  state.rows.fill(no_arg);
  for (Seat seat = 0; seat < owners; ++seat)
    state.players[seat].token = seat < options.seats ? 1 : 0;
  return state;
}

State Evenfall::start(const Options& options, std::uint64_t seed) {
  State state = empty_table(options);
  state.rng = Rng(seed);
  state.first_player = options.first > 0 ? byte(options.first - 1)
                                         : byte(static_cast<int>(state.rng.below(options.seats)));
  state.active = state.first_player;
  std::array<std::uint8_t, clan_count> drawn = {star, cross, circle, peak};
  state.rng.shuffle(drawn);
  for (Seat seat = 0; seat < options.seats; ++seat) {
    Player& player = state.players[seat];
    if (options.picked == 0) player.clan = drawn[seat];
    if (options.side != each_chooses) player.side = options.side == all_moon ? moon : sun;
  }
  state.phase = Phase::clans;
  resume(state);
  run<Evenfall>(state, nullptr);
  return state;
}

void Evenfall::resume(State& state) { push(state, GameFlow{}); }

bool Evenfall::quiet(const State& state) {
  switch (Decision{state.pending.decision}) {
    case Decision::clan:
    case Decision::expert:
    case Decision::action: return true;
    case Decision::resources: return state.stack.size() == 1;
    default: return false;
  }
}

Next GameFlow::step(State& state, Frame& frame, GameFlow& f, EventSink* sink) {
  switch (frame.step) {
    case begin:
      switch (state.phase) {
        case Phase::clans: {
          const Seat seat = next_to_pick(state);
          if (seat != no_arg) return ask(state, frame, Decision::clan, seat, clan_chosen);
          lay_out(state, sink);
          return go_to(frame, scout);
        }
        case Phase::resources: return go_to(frame, resources);
        case Phase::expert: return go_to(frame, expert);
        default: return go_to(frame, turn_begins);
      }
    case clan_chosen: {
      const Seat seat = next_to_pick(state);
      Player& player = state.players[seat];
      player.clan = answer(state, seat).args[0];
      player.side = answer(state, seat).args[1];
      tell(sink, Happened::clan_taken, seat, player.clan, player.side);
      return go_to(frame, begin);
    }
    case scout: return scout_phase(state, frame, sink);
    case resources:
      if (owed_seats(state).empty()) return after_resources(state, frame, sink);
      return ask_all(state, frame, Decision::resources, owed_seats(state), resources_chosen);
    case resources_chosen:
      for (const Seat seat : owed_seats(state)) {
        gain_each(state, seat, answer(state, seat).args, sink);
        std::uint8_t& owed = state.players[seat].owed;
        owed = byte(owed - std::min<int>(owed, most_portion));
      }
      return go_to(frame, resources);
    case expert:
      return ask_all(state, frame, Decision::expert, SeatSet::all(state.seats()), expert_chosen);
    case expert_chosen:
      for (const Seat seat : in_turn_order(state)) {
        for (int i = 0; i < expert_cards; ++i)
          state.cards.put(answer(state, seat).args[static_cast<std::size_t>(i)], aside);
        discard_aside(state, seat, sink);
      }
      return begin_turns(state, frame, sink);

    case turn_over: pass_the_turn(state, sink); [[fallthrough]];
    case turn_begins:
      if (state.passed.size() < state.seats()) {
        go_to(frame, turn_over);
        push(state, TurnFlow{state.active, 0, 0});
        return ask_for_action(state, state.stack.back());
      }
      begin_phase(state, Phase::battle, sink);
      go_to(frame, battle);
      [[fallthrough]];

    case battle:
      if (f.region == regions_in_use(state)) {
        f.region = 0;
        f.order = 0;
        begin_phase(state, Phase::round_end, sink);
        return go_to(frame, round_end);
      }
      push(state, BattleFlow{f.region++, {}, 0, 0, {}, {}, 0});
      return Next::again;

    case round_end:
      while (f.order < state.seats()) {
        const Seat seat = seat_in_order(state, f.order++);
        if (!hears(state, seat, Trigger::round_end)) continue;
        push(state, RoundEndFlow{seat});
        return Next::again;
      }
      f.order = 0;
      end_copies(state, sink);
      if (state.round < rounds) {
        next_round(state, sink);
        return go_to(frame, scout);
      }
      state.phase = Phase::end;
      return go_to(frame, discarding);
    default:  // hands and resources go (EVE-15.1); each card is a discard (EVE-15.2)
      while (f.order < state.seats()) {
        const Seat seat = seat_in_order(state, f.order);
        if (f.left == 0) {
          f.left = byte(state.cards.count(zone_of(hands, seat)));
          state.cards.put_all(zone_of(hands, seat), in_discard);
          if (f.left > 0) tell(sink, Happened::hand_dropped, seat, f.left);
          if (!hears(state, seat, Trigger::discard)) f.left = 0;
          if (f.left == 0) {
            ++f.order;
            continue;
          }
        }
        if (--f.left == 0) ++f.order;
        fire(state, seat, Trigger::discard);
        return Next::again;
      }
      // Resources, and what triggers have brought meanwhile.
      for (Seat seat = 0; seat < state.seats(); ++seat) {
        state.players[seat].stock = {};
        state.cards.put_all(zone_of(hands, seat), in_discard);
      }
      tell(sink, Happened::game_over, neutral);
      return Next::done;
  }
}

Next RoundEndFlow::step(State& state, Frame& frame, RoundEndFlow& f, EventSink* sink) {
  const Deck& deck = state.deck();
  const auto effect = [&](std::uint8_t card) {
    const bool member = state.cards.zone(card) == zone_of(council, f.seat);
    return member ? council_effect(card) : effect_of(card);
  };
  const auto begin_card = [&](std::uint8_t card) {
    state.waiting.remove(card);
    bool lent = false;  // two Elders on one Specialist: its effect works twice
    auto& copies = state.players[f.seat].copies;
    for (std::uint8_t i = 0; i < copies.size(); ++i) {
      if (copies[i].card != card || copies[i].used != 0) continue;
      if (lent) state.waiting.add(card);
      copies[i].used |= lent ? 0 : 1;
      lent = true;
    }
    const Node& root = deck.effects[effect(card)].root();
    begin_effect(state, EffectFlow{f.seat, effect(card), 0, 0, 0, 0, no_arg, no_arg},
                 root.op == Op::on ? root.children[0] : std::uint8_t{0}, sink);
  };
  switch (frame.step) {
    case begin:
      state.waiting = {};
      each_effect(state, f.seat, [&](std::uint8_t card, std::uint8_t source, std::uint8_t) {
        const bool now = Trigger{deck.stands_on[source]} == Trigger::round_end;
        if (now && !deck.plain[source]) state.waiting.add(card);
      });
      go_to(frame, next);
      fire(state, f.seat, Trigger::round_end);
      return Next::again;
    case next: {
      if (state.waiting.empty()) return Next::done;
      const std::uint8_t first = state.waiting.first();
      for (const std::uint8_t card : state.waiting)  // asked while two different ones are left
        if (effect(card) != effect(first))
          return ask(state, frame, Decision::order, f.seat, chosen);
      begin_card(first);
      return Next::again;
    }
    default:
      go_to(frame, next);
      begin_card(answer(state, f.seat).args[0]);
      return Next::again;
  }
}

}  // namespace veillee::evenfall
