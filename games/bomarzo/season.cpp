// Set-up, Production, Maintenance, the end (sections 2, 3 and 13).
#include "games/bomarzo/game.hpp"
#include "games/bomarzo/pieces.hpp"
#include "games/bomarzo/rules.hpp"

namespace veillee::bomarzo {

State empty_board(const Options& options) {
  State state{};
  state.options = options.switches;
  state.deck = options.deck;
  state.deity_at.fill(no_arg);
  state.domains.fill(no_arg);
  for (auto& symbols : state.claimed) symbols.fill(no_arg);
  state.supply = all_cubes;
  return state;
}

namespace {

void lay_out(State& state) {  // BOM-2.12 to BOM-2.14, BOM-14.5
  for (std::uint8_t place = 0; place < place_count; ++place) state.deity_at[place] = place;
  state.rng.shuffle(state.deity_at);
  if (state.options.seasons != 0) {
    std::array<std::uint8_t, token_count> all{};
    std::size_t n = 0;
    for (std::uint8_t colour = 0; colour < colour_count; ++colour)
      for (int i = 0; i < deck_of(state).tokens[colour]; ++i) all[n++] = colour;
    state.rng.shuffle(all);
    std::copy_n(all.begin(), state.tokens.size(), state.tokens.begin());
  }
  for (std::uint8_t order = 0; order < state.seats(); ++order) {
    const Seat seat = seat_in_order(state, order);
    constexpr int dealt_cards = 4;
    for (int i = 0; i < dealt_cards; ++i)
      state.cards.put(state.cards.pick(in_pile, state.rng), zone_of(hands, seat),
                      SeatSet::only(seat));
  }
}

void tell_layout(State& state, EventSink* sink) {
  tell(sink, Happened::laid_out, neutral);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    for (const std::uint8_t card : hand_of(state, seat)) whisper(sink, Happened::dealt, seat, card);
  show_top(state, sink);
}

}  // namespace

State start(const Options& options, std::uint64_t seed) {
  State state = empty_board(options);
  state.rng = Rng(seed);
  state.first_player = state.active = static_cast<Seat>(state.rng.below(state.seats()));
  for (Seat seat = 0; seat < state.seats(); ++seat)  // BOM-2.8
    for (const Resource r : {food, coin}) from_supply(state, state.players[seat].cubes, r, 1);
  state.phase = state.seats() == 4 ? Phase::extra : Phase::keep;  // BOM-2.9
  if (state.phase == Phase::keep) {
    lay_out(state);
    show_top(state, nullptr);
  }
  resume(state);
  run<Bomarzo>(state, nullptr);
  return state;
}

bool quiet(const State& state) {
  switch (Decision{state.pending.decision}) {
    case Decision::extra:
    case Decision::keep:
    case Decision::placement: return true;
    case Decision::opening: return state.stack.back().locals<GameFlow>().steps == 0;
    default: return false;
  }
}

void resume(State& state) { push(state, GameFlow{}); }

namespace {

// BOM-2.15, BOM-2.16: the discards in turn order.
void keep_one(State& state, EventSink* sink) {
  for (std::uint8_t order = 0; order < state.seats(); ++order) {
    const Seat seat = seat_in_order(state, order);
    const std::uint8_t kept = answer(state, seat).args[0];
    whisper(sink, Happened::kept, seat, kept);
    for (const std::uint8_t card : hand_of(state, seat))
      if (card != kept) discard(state, seat, card, sink);
  }
}

// BOM-3.4, BOM-3.6; the draws that are left to be asked for are returned.
std::uint8_t produce(State& state, Seat seat, EventSink* sink) {
  Player& player = state.players[seat];
  const IncomeOf village =
      colour_of(state) == black ? IncomeOf{} : village_income(player);  // BOM-14.9
  const IncomeOf in_play = card_income_of(state, seat);
  for (std::uint8_t r = 0; r < resource_count; ++r) {
    const std::uint8_t n = from_supply(state, player.cubes, r, village.cubes[r] + in_play.cubes[r]);
    if (n > 0) tell(sink, Happened::produced, seat, r, n);
  }
  return byte(village.cards + in_play.cards);
}

void grow_moss(State& state, EventSink* sink) {  // BOM-3.23, BOM-3.24
  for (const std::uint8_t id : state.deity_at) {
    Deity& deity = state.deities[id];
    const std::uint8_t mossy = deity.pawns.empty() ? 1 : 0;
    if (mossy == deity.mossy) continue;
    deity.mossy = mossy;
    tell(sink, mossy != 0 ? Happened::moss_grew : Happened::moss_fell, neutral, id);
  }
}

void clean_up(State& state, EventSink* sink) {  // BOM-3.25 to BOM-3.27
  for (Deity& deity : state.deities) {
    to_supply(state, deity.cubes, deity.cubes);
    deity.pawns.clear();
  }
  for (auto& zone : state.zones) zone.clear();
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (state.players[seat].out > 0) tell(sink, Happened::came_home, seat, state.players[seat].out);
    state.players[seat].out = 0;
    for (const std::uint8_t card : state.cards.in(zone_of(rotated, seat))) {
      state.cards.put(card, zone_of(level2, seat), everybody);
      tell(sink, Happened::straightened, seat, card);
    }
  }
}

// True when this was the last season.
bool maintain(State& state, EventSink* sink) {
  state.passes = 0;
  grow_moss(state, sink);
  clean_up(state, sink);
  if (state.season == seasons_of_a_game) {
    state.active = state.first_player;
    return true;  // BOM-3.31
  }
  ++state.season;
  state.first_player = state.active = clockwise(state.first_player, state.seats());
  tell(sink, Happened::first_player, state.first_player);
  return false;
}

// BOM-13.3 to BOM-13.5
void reveal(State& state, EventSink* sink) {
  for (const std::uint8_t deity : state.deity_at)
    for (Seat seat = 0; seat < state.seats(); ++seat) {
      const std::uint8_t zone = under_deity(deity, seat);
      for (const std::uint8_t card : state.cards.in(zone)) {
        state.cards.put(card, zone, everybody);
        tell(sink, Happened::revealed, seat, card, deity);
      }
    }
  std::array<int, deity_count> devotion{};
  for (std::uint8_t deity = 0; deity < deity_count; ++deity)
    devotion[deity] = devotion_of(state, deity);
  // A stable sort in place, for eight.
  for (std::size_t i = 1; i < state.deity_at.size(); ++i)
    for (std::size_t j = i; j > 0 && devotion[state.deity_at[j]] > devotion[state.deity_at[j - 1]];
         --j)
      std::swap(state.deity_at[j], state.deity_at[j - 1]);
  for (std::uint8_t place = 0; place < place_count; ++place) {
    const std::uint8_t deity = state.deity_at[place];
    tell(sink, Happened::deity_ranked, neutral, deity, byte(place + 1), byte(devotion[deity]));
  }
}

void tell_count(State& state, EventSink* sink) {  // BOM-13.2
  for (Seat seat = 0; seat < state.seats(); ++seat)
    for (const std::uint8_t deity : state.adoration.in(byte(adored + seat)))
      state.adoration.put(deity, byte(adored + seat), everybody);
  if (sink == nullptr) return;
  const FinalCount count = final_count(state);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    for (std::uint8_t place = 0; place < place_count; ++place)
      if (const std::uint8_t n = count.deities[place][seat]; n > 0)
        tell(sink, Happened::deity_scored, seat, state.deity_at[place], n);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (count.temples[seat] > 0)
      tell(sink, Happened::temples_scored, seat, byte(different_temples(state, seat)),
           count.temples[seat]);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    for (const std::uint8_t deity : state.adoration.in(byte(adored + seat)))
      tell(sink, Happened::adoration_scored, seat, deity, fulfilled(state, seat, deity) ? 1 : 0);
  tell(sink, Happened::game_over, state.first_player);
}

// The first dual card of the player whose domain is not settled; no_arg: all are.
std::uint8_t undecided(const State& state, Seat seat) {
  for (const std::uint8_t card : second_levels(state, seat) & deck_of(state).dual)
    if (state.domains[deck_of(state).dual_index(card)] == no_arg) return card;
  return no_arg;
}

Next next_domain(State& state, Frame& frame, EventSink* sink) {
  GameFlow& f = frame.locals<GameFlow>();
  for (; f.order < state.seats(); ++f.order) {
    const Seat seat = seat_in_order(state, f.order);
    f.card = undecided(state, seat);
    if (f.card != no_arg) return ask(state, frame, Decision::domain, seat, GameFlow::domain_chosen);
  }
  tell_count(state, sink);
  return Next::done;
}

Next begin_phase(State& state, Frame& frame, EventSink* sink) {
  GameFlow& f = frame.locals<GameFlow>();
  switch (state.phase) {
    case Phase::extra:
      return ask(state, frame, Decision::extra, seat_in_order(state, byte(state.seats() - 1)),
                 GameFlow::extra_chosen);
    case Phase::keep:
      return ask_all(state, frame, Decision::keep, SeatSet::all(state.seats()),
                     GameFlow::cards_chosen);
    case Phase::opening:
      return ask(state, frame, Decision::opening, state.active, GameFlow::opening_chosen);
    case Phase::production:
      tell(sink, Happened::season_begins, neutral, state.season,
           state.options.seasons != 0 ? colour_of(state) : no_arg);
      f.order = 0;
      return go_to(frame, GameFlow::production_begins);
    case Phase::action: return go_to(frame, GameFlow::turn_begins);
    case Phase::maintenance:
      state.phase = maintain(state, sink) ? Phase::end : Phase::production;
      return go_to(frame, GameFlow::begin);
    case Phase::end:
      reveal(state, sink);
      f.order = 0;
      return next_domain(state, frame, sink);
    case Phase::count: break;
  }
  return Next::done;
}

// As a position that was read would go on: with nothing behind it.
Next begin_next(State& state, Frame& frame, Phase phase) {
  state.phase = phase;
  frame.locals<GameFlow>() = {};
  return go_to(frame, GameFlow::begin);
}

}  // namespace

Next GameFlow::step(State& state, Frame& frame, GameFlow& f, EventSink* sink) {
  switch (Step{frame.step}) {
    case begin: return begin_phase(state, frame, sink);

    case extra_chosen: {
      const Seat seat = seat_in_order(state, byte(state.seats() - 1));
      const std::uint8_t resource = answer(state, seat).args[0];
      from_supply(state, state.players[seat].cubes, resource, 1);
      tell(sink, Happened::extra_taken, seat, resource);
      lay_out(state);
      tell_layout(state, sink);
      return begin_next(state, frame, Phase::keep);
    }
    case cards_chosen: keep_one(state, sink); return begin_next(state, frame, Phase::opening);

    case opening_chosen:
      advance_worker(state, state.active, answer(state, state.active).args[0], sink);
      if (++f.steps < 2) return ask(state, frame, Decision::opening, state.active, opening_chosen);
      state.active = clockwise(state.active, state.seats());
      return begin_next(state, frame,
                        state.active == state.first_player ? Phase::production : Phase::opening);

    case production_begins:
      if (f.order == state.seats()) return begin_next(state, frame, Phase::action);
      f.left = produce(state, seat_in_order(state, f.order), sink);
      [[fallthrough]];
    case draws:
      if (f.left > 0 && can_draw(state))
        return ask(state, frame, Decision::draws, seat_in_order(state, f.order), draws_chosen);
      ++f.order;
      return go_to(frame, production_begins);

    case draws_chosen: {  // BOM-3.32
      const Seat seat = seat_in_order(state, f.order);
      const Action choice = answer(state, seat);
      if (Do{choice.kind} == Do::stop) {
        f.left = 0;
      } else {
        const std::uint8_t visions = choice.args[1] == no_arg ? std::uint8_t{0} : choice.args[1];
        const bool batch = !usable(state, seat, vision_power).empty();
        f.left = batch ? byte(f.left - choice.args[0]) : std::uint8_t{0};
        push(state, DrawFlow{seat, choice.args[0], visions, 0});
      }
      return go_to(frame, draws);
    }

    case turn_begins:
      if (can_place(state, state.active)) {
        push(state, TurnFlow{});
        return go_to(frame, turn_over);
      }
      ++state.passes;
      [[fallthrough]];
    case turn_over:
      state.adoration_used = 0;
      if (state.passes >= state.seats())
        return begin_next(state, frame, Phase::maintenance);  // BOM-3.20
      state.active = clockwise(state.active, state.seats());
      return go_to(frame, turn_begins);

    case domain_chosen: {
      const Seat seat = seat_in_order(state, f.order);
      const std::uint8_t domain = answer(state, seat).args[1];
      state.domains[deck_of(state).dual_index(f.card)] = domain;
      tell(sink, Happened::domain_chosen, seat, f.card, domain);
      return next_domain(state, frame, sink);
    }
  }
  return Next::done;
}

Next DrawFlow::step(State& state, Frame& frame, DrawFlow& f, EventSink* sink) {
  switch (Step{frame.step}) {
    case begin: {
      for (int i = 0; i < f.visions; ++i) use_power(state, f.seat, vision_power, sink);
      const std::uint8_t to = f.visions > 0 ? std::uint8_t{drawn} : zone_of(hands, f.seat);
      const int n = draw_cards(state, f.seat, f.entitled + vision_cards * f.visions, to, sink);
      show_top(state, sink);
      if (f.visions == 0) return Next::done;
      f.excess_cards = byte(std::max(0, n - f.entitled));  // BOM-11.15
      [[fallthrough]];
    }
    case excess:
      if (f.excess_cards > 0) return ask(state, frame, Decision::excess, f.seat, excess_chosen);
      discard_all(state, f.seat, aside, sink);
      for (const std::uint8_t card : state.cards.in(drawn))
        state.cards.put(card, zone_of(hands, f.seat), SeatSet::only(f.seat));
      return Next::done;

    case excess_chosen:
      state.cards.put(answer(state, f.seat).args[0], aside, SeatSet::only(f.seat));
      --f.excess_cards;
      return go_to(frame, excess);
  }
  return Next::done;
}

}  // namespace veillee::bomarzo
