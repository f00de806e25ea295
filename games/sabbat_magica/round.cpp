// Set-up and the phases of a round, in the order of the rulebook (sections 2 and 3).
#include <algorithm>

#include "games/sabbat_magica/flows.hpp"
#include "games/sabbat_magica/game.hpp"
#include "games/sabbat_magica/pieces.hpp"

namespace veillee::sabbat_magica {
namespace {

// SAB-2.9: who has not chosen a people draws one of those that are left.
void hand_out_peoples(State& state) {
  BoundedList<std::uint8_t, people_count> left;
  for (std::uint8_t people = 0; people < people_count; ++people) {
    const auto& chosen = state.options.people;
    if (std::find(chosen.begin(), chosen.end(), people + 1) == chosen.end()) left.push_back(people);
  }
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    std::uint8_t& people = state.players[seat].people;
    if (state.options.people[seat] != 0) {
      people = static_cast<std::uint8_t>(state.options.people[seat] - 1);
      continue;
    }
    const auto i = static_cast<std::uint8_t>(state.rng.below(left.size()));
    people = left[i];
    left.remove_at(i);
  }
}

template <std::size_t N>
void lay_shuffled(std::array<std::uint8_t, N>& pieces, Rng& rng) {
  for (std::size_t i = 0; i < N; ++i) pieces[i] = static_cast<std::uint8_t>(i);
  rng.shuffle(pieces);
}

// The seat that plays Luserna; no_arg if nobody does.
Seat elf(const State& state) {
  for (Seat seat = 0; seat < state.seats(); ++seat)
    if (state.players[seat].people == luserna) return seat;
  return no_arg;
}

void begin_phase(State& state, Phase phase, EventSink* sink) {
  state.phase = static_cast<std::uint8_t>(phase);
  tell(sink, Happened::phase, state.order[0], static_cast<std::uint8_t>(phase));
}

// A1, on one player board (SAB-3.9 to SAB-3.12).
void curse(State& state, Seat seat, EventSink* sink) {
  Player& player = state.players[seat];
  if (player.cursed > 0) {
    player.cursed = 0;
    tell(sink, Happened::curse_broke, seat);
    gain_vp(state, seat, -curse_vp, Source::curses, sink);
  }
  if (player.store[h1].total() > 0) {
    player.cursed = 1;
    tell(sink, Happened::cursed, seat);
  }
  if (player.store[h2].total() > 0) tell(sink, Happened::aged, seat);
  player.store[h1] = player.store[h2];
  player.store[h2] = {};
}

void turn_over_time_card(State& state, EventSink* sink) {
  state.slots.fill(no_arg);
  if (state.round > 1) state.shown[state.round - 1U] = state.deck.draw(state.rng);
  tell(sink, Happened::card_turned, state.order[0], state.time_card());
}

// SAB-3.20 to SAB-3.25: the splits are revealed, the order is a stable sort of the totals.
void reveal_splits(State& state, EventSink* sink) {
  std::array<int, max_seats> total{};
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Action split = answer(state, seat);
    Player& player = state.players[seat];
    const int available = available_ghosts(player);
    player.drawbridge = split.args[0];
    player.graveyard = static_cast<std::uint8_t>(available - split.args[0]);
    total[seat] = invocation_total(state, seat, player.graveyard, split.args[1] == no_arg);
    tell(sink, Happened::invoked, seat, player.drawbridge, player.graveyard,
         static_cast<std::uint8_t>(total[seat]));
  }
  for (std::uint8_t i = 1; i < state.seats(); ++i)
    for (std::uint8_t j = i; j > 0 && total[state.order[j]] > total[state.order[j - 1U]]; --j)
      std::swap(state.order[j], state.order[j - 1U]);
  Event order = make_event(Happened::order_set, state.order[0]);
  for (std::uint8_t i = 0; i < max_seats; ++i)
    order.args[i] = i < state.seats() ? state.order[i] : no_arg;
  emit(sink, order);
}

// SAB-3.31, SAB-3.33. True when the resource is still to be chosen (SAB-3.32).
bool take_bonus(State& state, Seat seat, std::uint8_t slot, EventSink* sink) {
  state.slots[slot] = seat;
  tell(sink, Happened::bonus_taken, seat, slot, state.time_card());
  const Slot& bonus = time_cards[state.time_card()].slots[slot];
  switch (bonus.gift) {
    case Gift::terror: gain_terror(state, seat, bonus.n, sink); break;
    case Gift::vp: gain_vp(state, seat, bonus.n, Source::bonuses, sink); break;
    case Gift::named: gain(state, seat, bonus.n, 1, h2, sink); break;
    case Gift::choice: return true;
    case Gift::none: break;
  }
  return false;
}

// SAB-3.38 to SAB-3.41: pays what terror reaches for; how many stay unfed.
std::uint8_t feed(State& state, Seat seat, EventSink* sink) {
  const Meal meal = meal_for(state, seat, ghosts_out(state.players[seat]));
  if (meal.due > 0) tell(sink, Happened::fed, seat, byte(meal.paid));
  spend_terror(state, seat, meal.paid, sink);
  return byte(meal.unfed());
}

void starve(State& state, Seat seat, std::uint8_t place, EventSink* sink) {
  Player& player = state.players[seat];
  if (place == no_arg) {
    --player.drawbridge;
  } else {
    remove_ghost(state, seat, place);
    if (place == state.secret_place && player.people == luserna) state.secret_place = no_arg;
  }
  ++player.graveyard;
  tell(sink, Happened::starved, seat, place);
  gain_vp(state, seat, -hunger_vp, Source::hunger, sink);
}

void starve_all(State& state, Seat seat, EventSink* sink) {
  for (const std::uint8_t place : Squares{state.players[seat].places})
    starve(state, seat, place, sink);
  while (state.players[seat].drawbridge > 0) starve(state, seat, no_arg, sink);
}

void score_regions(State& state, EventSink* sink) {
  for (std::uint8_t i = 0; i < state.seats(); ++i) {
    const Seat seat = state.order[i];
    for (const std::uint8_t region :
         Squares{SquareMask(state.players[seat].places & all_regions)}) {
      const int vp = region_points(state, seat, region);
      tell(sink, Happened::region_scored, seat, region, static_cast<std::uint8_t>(vp));
      add(state.players[seat].vp, vp);
    }
  }
}

// SAB-3.48, SAB-3.49: how many sets were turned in.
int homologate(State& state, Seat seat, EventSink* sink) {
  Player& player = state.players[seat];
  const int sets = sets_of(player.homologation);
  for (std::uint8_t& units : player.homologation.units) add(units, -sets);
  add(player.chimeras, sets);
  for (int i = 0; i < sets; ++i) tell(sink, Happened::chimera_made, seat);
  return sets;
}

// A step that leads from one player to the next begins with the first one.
Next begin_with_first(State& state, Frame& frame, Round::Step step) {
  state.turn = state.action = 0;
  return go_to(frame, step);
}

}  // namespace

State empty_board(const Options& options) {
  State state{};
  state.options = options;
  for (Seat seat = options.seats; seat < max_seats; ++seat) state.players[seat].graveyard = 0;
  return state;
}

State start(const Options& options, std::uint64_t seed) {
  State state = empty_board(options);
  state.rng = Rng(seed);
  hand_out_peoples(state);
  lay_shuffled(state.tile_at, state.rng);
  lay_shuffled(state.portals, state.rng);
  for (std::uint8_t card = fools; card < time_card_count; ++card) state.deck.put(card);
  for (Seat seat = 0; seat < max_seats; ++seat) state.order[seat] = seat < options.seats ? seat : 0;
  const std::span order(state.order.data(), options.seats);
  state.rng.shuffle(order);
  resume(state);
  run<SabbatMagica>(state, nullptr);
  return state;
}

bool quiet(const State& state) {
  switch (Decision{state.pending.decision}) {
    case Decision::secret_area:
    case Decision::split:
    case Decision::bonus:
    case Decision::scheme: return true;
    default: return false;
  }
}

void resume(State& state) {
  push(state, Flow::round, Round{});
  switch (Phase{state.phase}) {
    case Phase::a2: state.stack.back().step = Round::split; break;
    case Phase::a3: state.stack.back().step = Round::round_bonus; break;
    case Phase::b: state.stack.back().step = Round::scheme; break;
    default: break;  // the round begins
  }
}

Next round(State& state, Frame& frame, EventSink* sink) {
  Round& f = frame.locals<Round>();
  const std::uint8_t seats = state.seats();
  const Seat seat = state.order[state.turn < seats ? state.turn : 0];
  const Action choice = answer(state, seat);
  switch (Round::Step{frame.step}) {
    case Round::begin: {
      tell(sink, Happened::round_begins, seat, state.round);
      if (state.options.power == power_per_round)  // SAB-8.14
        for (Player& player : state.players) player.power_used = 0;
      const Seat owner = elf(state);
      if (state.round > 1 && owner != no_arg && can_use(state, owner, secret_area))
        return ask(state, frame, Decision::secret_area, owner, Round::secret_area_chosen);
      return go_to(frame, Round::curse);
    }
    case Round::secret_area_chosen: {
      const Seat owner = elf(state);
      const Action answered = answer(state, owner);
      if (Do{answered.kind} == Do::protect) {
        use_power(state, owner, secret_area, sink);
        state.secret_place = answered.args[0];
        tell(sink, Happened::protected_ghost, owner, answered.args[0]);
      }
      return go_to(frame, Round::curse);
    }

    // ── A Study ──
    case Round::curse:
      if (state.round > 1) {  // SAB-3.4
        begin_phase(state, Phase::a1, sink);
        for (std::uint8_t i = 0; i < seats; ++i) sabbat_magica::curse(state, state.order[i], sink);
      }
      return go_to(frame, Round::invocation);
    case Round::invocation:
      begin_phase(state, Phase::a2, sink);
      turn_over_time_card(state, sink);
      [[fallthrough]];
    case Round::split:
      return ask_all(state, frame, Decision::split, SeatSet::all(seats), Round::splits_made);
    case Round::splits_made:
      reveal_splits(state, sink);
      begin_phase(state, state.round == 1 ? Phase::b : Phase::a3, sink);
      return begin_with_first(state, frame, state.round == 1 ? Round::scheme : Round::round_bonus);

    case Round::round_bonus:
      if (state.turn == seats) {
        begin_phase(state, Phase::b, sink);
        return begin_with_first(state, frame, Round::scheme);
      }
      return ask(state, frame, Decision::bonus, seat, Round::bonus_chosen);
    case Round::bonus_chosen:
      if (Do{choice.kind} == Do::power) {
        push(state, Flow::luxuriance, LuxurianceUse{seat});
        return go_to(frame, Round::round_bonus);
      }
      if (take_bonus(state, seat, choice.args[0], sink))
        return ask(state, frame, Decision::bonus_resource, seat, Round::bonus_resource_chosen);
      return go_to(frame, Round::after_bonus);
    case Round::bonus_resource_chosen:
      gain(state, seat, choice.args[0], 1, h2, sink);
      return go_to(frame, Round::after_bonus);
    case Round::after_bonus:
      if (can_use(state, seat, luxuriance))
        return ask(state, frame, Decision::window, seat, Round::after_bonus_chosen);
      ++state.turn;
      return go_to(frame, Round::round_bonus);
    case Round::after_bonus_chosen:
      if (Do{choice.kind} == Do::power) {
        push(state, Flow::luxuriance, LuxurianceUse{seat});
        return go_to(frame, Round::after_bonus);
      }
      ++state.turn;
      return go_to(frame, Round::round_bonus);

    // ── B Schemes ──
    case Round::scheme: return ask(state, frame, Decision::scheme, seat, Round::scheme_chosen);
    case Round::scheme_chosen:
      switch (Do{choice.kind}) {
        case Do::power:
          push(state, Flow::luxuriance, LuxurianceUse{seat});
          return go_to(frame, Round::scheme);
        case Do::fly: use_power(state, seat, bats, sink); [[fallthrough]];
        case Do::walk:
          tell(sink, Happened::walked, seat, state.players[seat].magician, choice.args[0],
               state.tile_at[choice.args[0]]);
          state.players[seat].magician = choice.args[0];
          push(state, Flow::magician, Magician{});
          break;
        case Do::ghosts:
          tell(sink, Happened::ghosts_begin, seat);
          push(state, Flow::ghosts, GhostMovement{});
          break;
        default: tell(sink, Happened::passed, seat);
      }
      return go_to(frame, Round::scheme_done);
    case Round::scheme_done:
      if (++state.turn < seats) return go_to(frame, Round::scheme);
      state.turn = 0;
      if (++state.action < time_cards[state.time_card()].actions)
        return go_to(frame, Round::scheme);
      return begin_with_first(state, frame, Round::end_of_schemes);
    case Round::end_of_schemes:
      if (const Seat owner = elf(state); owner != no_arg && can_use(state, owner, luxuriance))
        return ask(state, frame, Decision::window, owner, Round::end_of_schemes_chosen);
      return begin_with_first(state, frame, Round::food);
    case Round::end_of_schemes_chosen:  // SAB-8.16: before C1
      if (Do{answer(state, elf(state)).kind} == Do::power)
        push(state, Flow::luxuriance, LuxurianceUse{elf(state)});
      return begin_with_first(state, frame, Round::food);

    // ── C Stewardship ──
    case Round::food:
      if (state.turn == 0 && f.fed == 0) begin_phase(state, Phase::c1, sink);
      for (; state.turn < seats; ++state.turn, f.fed = 0) {
        const Seat fed = state.order[state.turn];
        if (f.fed == 0) f.unfed = feed(state, fed, sink);
        f.fed = 1;
        if (f.unfed == 0) continue;
        if (f.unfed < ghosts_out(state.players[fed]))
          return ask(state, frame, Decision::unfed, fed, Round::unfed_chosen);
        starve_all(state, fed, sink);
        f.unfed = 0;
      }
      begin_phase(state, Phase::c2, sink);
      return begin_with_first(state, frame, Round::regions);
    case Round::unfed_chosen:
      starve(state, seat, Do{choice.kind} == Do::starve ? choice.args[0] : no_arg, sink);
      --f.unfed;
      return go_to(frame, Round::food);
    case Round::regions:
      score_regions(state, sink);
      begin_phase(state, Phase::c3, sink);
      return begin_with_first(state, frame, Round::homologation);
    case Round::homologation:
      for (; state.turn < seats; ++state.turn) {
        const Seat owner = state.order[state.turn];
        if (f.sets == 0) {
          const int sets = homologate(state, owner, sink);
          if (has_bonus(state, owner, alchemist)) f.sets = static_cast<std::uint8_t>(sets);
        }
        if (f.sets > 0) return ask(state, frame, Decision::keep, owner, Round::kept_chosen);
      }
      return begin_with_first(state, frame, Round::end);
    case Round::kept_chosen:
      for (const std::uint8_t resource : {choice.args[0], choice.args[1]})
        if (resource != no_arg) {
          tell(sink, Happened::kept, seat, resource);
          add(state.players[seat].store[h2][resource], 1);
        }
      if (--f.sets == 0) ++state.turn;
      return go_to(frame, Round::homologation);
    case Round::end:
      state.secret_place = no_arg;  // SAB-8.18
      state.phase = static_cast<std::uint8_t>(Phase::a1);
      if (state.round == rounds) {
        tell(sink, Happened::game_over, seat);
        return Next::done;
      }
      ++state.round;
      return begin_with_first(state, frame, Round::begin);
  }
  return Next::done;
}

Next step(State& state, Frame& frame, EventSink* sink) {
  switch (Flow{frame.flow}) {
    case Flow::round: return round(state, frame, sink);
    case Flow::magician: return magician(state, frame, sink);
    case Flow::ghosts: return ghost_movement(state, frame, sink);
    case Flow::luxuriance: return luxuriance_use(state, frame, sink);
    case Flow::immortality: return immortality_use(state, frame, sink);
  }
  return Next::done;
}

}  // namespace veillee::sabbat_magica
