// Philosopher cards: when they may be played, what they do (section 10), how they are taken.
#include <algorithm>

#include "games/civilisation/game.hpp"

namespace veillee::civilisation {

bool has_pair(const State& state) {
  return (dicium::makes(state.turn.dice).within & dicium::bit(dicium::Combination::pair)) != 0;
}

SeatSet victims(const State& state, Seat seat) {
  SeatSet seats;
  for (Seat other = 0; other < state.seats(); ++other)
    if (other != seat && may_hold(state, other)) seats.add(other);
  return seats;
}

int dice_for_xenophanes(const State& state, Seat seat) {
  if (!holds(state, seat, xenophanes) || state.turn.actions >= limits(state, seat).actions)
    return 0;
  const int dice =
      dicium::dice_for(all_uses[use_temple3].faces,
                       dicium::added_faces<Civilisation>(state, seat, dicium::green));  // CIV-10.16
  if (state.turn.dice.showing(dicium::green) < dice || sites(state, seat, temple).empty()) return 0;
  return dice;
}

namespace {

// CIV-10.24.
bool third_action_possible(const State& state, Seat seat) {
  State after = state;
  after.extras.third = 1;
  bool any = dice_for_xenophanes(after, seat) > 0;
  dicium::for_each_combination<Civilisation>(after, seat, [&](std::uint8_t, const dicium::Part&) {
    any = true;
    return false;
  });
  return any;
}

// Whether a combination or a combat die of this turn may still come (CIV-3.6).
bool turn_goes_on(const State& state, Seat seat) {
  const bool acts = state.turn.actions < limits(state, seat).actions ||
                    (holds(state, seat, aristotle) && state.extras.third == 0);
  return (acts && !state.turn.dice.empty()) || holds(state, seat, thales) ||
         holds(state, seat, anaximander);
}

}  // namespace

bool playable_card(const State& state, Seat seat, Decision decision, std::uint8_t card) {
  const dicium::Turn& turn = state.turn;
  switch (card) {
    case socrates:
      if (decision == Decision::reroll) return true;
      return decision == Decision::combine && turn.actions == 0 && state.extras.acted == 0 &&
             turn.throws >= limits(state, seat).throws;
    case diogenes: return decision == Decision::defend;
    case heraclitus: return decision == Decision::engage;
    case democritus: return decision == Decision::rolled;
    case diotima: return decision == Decision::reserve;
    case zeno:
    case xenophanes: return false;  // options of their own
    default: break;
  }
  if (decision != Decision::combine) return false;
  const dicium::PlayerBoard& board = state.boards[seat];
  switch (card) {
    case plato: return !turn.dice.empty();
    case aristotle:
      return turn.actions == dicium::most_actions && state.extras.third == 0 &&
             third_action_possible(state, seat);
    case thales: return can_go(state, seat, by_thales);
    case pythagoras:  // CIV-10.20
      return has_pair(state) && (board.hand < dicium::most_dice || board.free_slots() != 0);
    case epicurus: return state.extras.founded != 0;
    case protagoras: return !victims(state, seat).empty();
    case empedocles: return turn_goes_on(state, seat);
    case hypatia: return has_pair(state) && !sites(state, seat, hero_tile).empty();
    default: return true;
  }
}

namespace {

// All others of the rumoured cards are where they were: with the victim.
void end_rumours(State& state) {
  for (const std::uint8_t card : state.rumoured) state.cards.show(card, everybody);
  state.rumoured = {};
  state.theft = {};
}

void steal(State& state, Seat thief, Seat victim, EventSink* sink) {
  const Philosophers hand = hand_of(state, victim);
  const SeatSet both = Theft{thief, victim}.both();
  const std::uint8_t card = state.cards.pick(byte(in_hand + victim), state.rng);  // CIV-C6
  if (hand.size() > 1) {
    for (const std::uint8_t known : hand)
      if (state.cards.knowers(known) == everybody) {
        state.rumoured.add(known);
        state.cards.put(known, byte(in_hand + victim), both);
      }
    if (!state.rumoured.empty())
      state.theft = {thief, victim, byte(state.rumoured == hand ? 1 : 0)};
  }
  state.cards.move(card, byte(in_hand + thief));
  state.cards.show(card, both);
  if (sink == nullptr) return;
  Event event = make_event(Happened::card_stolen, thief, victim, card);
  if (state.cards.knowers(card) != everybody) event.private_args = 2;
  event.insiders = both;
  emit(sink, event);
}

template <int N>
void tell_faces(EventSink* sink, Happened what, Seat seat, const dicium::Dice& dice) {
  if (sink == nullptr) return;
  Event event = make_event(what, seat);
  dicium::write_faces<N>(dice, event.args.data());
  emit(sink, event);
}

}  // namespace

void use_up(State& state, Seat seat, std::uint8_t card, EventSink* sink) {
  state.cards.put(card, gone, everybody);
  if (state.rumoured.has(card)) {
    state.rumoured.remove(card);
    if (seat == state.theft.thief || state.rumoured.empty() ||
        (state.theft.sure != 0 && state.rumoured.size() == 1))
      end_rumours(state);
  }
  tell(sink, Happened::card_played, seat, card);
}

void play_card(State& state, Seat seat, std::uint8_t card, EventSink* sink) {
  dicium::Combat& combat = state.combat;
  use_up(state, seat, card, sink);
  if (card != socrates && state.turn.phase == dicium::Phase::action) state.extras.acted = 1;
  switch (card) {
    case aristotle: state.extras.third = 1; return;
    case empedocles: state.extras.elements = 1; return;
    case thales: return push(state, Flow::travel, Travel{by_thales, steps_of_thales, no_arg});
    case anaximander:
      return push(state, Flow::travel, Travel{by_anaximander, steps_of_anaximander, no_arg});
    case heraclitus: combat.extra = byte(combat.extra + help_of_heraclitus); return;
    case diogenes:  // CIV-10.10
      combat.over = 1;
      combat.won = 0;
      return tell(sink, Happened::defended, seat);
    case democritus: {  // CIV-10.13
      const dicium::Side side =
          combat.die[dicium::defending] > 0 ? dicium::defending : dicium::attacking;
      const std::uint8_t before = combat.die[side];
      combat.die[side] = byte(1 + static_cast<int>(state.rng.below(6)));
      combat.force[side] = byte(combat.force[side] - before + combat.die[side]);
      return tell(sink,
                  side == dicium::attacking ? Happened::attack_thrown : Happened::defence_thrown,
                  seat, combat.die[side], combat.force[side], combat.engaged[side]);
    }
    default: break;
  }
  if (card == socrates) state.extras.throws = 1;
  push(state, Flow::sage, Sage{card});
}

namespace {

Decision question_of(std::uint8_t card) {
  switch (card) {
    case socrates: return Decision::again;
    case plato: return Decision::die;
    case protagoras: return Decision::target;
    case diotima: return Decision::faces;
    default: return Decision::pair;
  }
}

}  // namespace

Next sage_flow(State& state, Frame& frame, EventSink* sink) {
  const std::uint8_t card = frame.locals<Sage>().card;
  const Seat seat = state.turn.seat;
  dicium::Turn& turn = state.turn;
  if (frame.step == Sage::over) return Next::done;
  if (frame.step == Sage::begin && card != epicurus)
    return ask(state, frame, question_of(card), seat, Sage::chosen);
  const Action choice = answer(state, seat);
  frame.step = Sage::over;
  switch (card) {
    case socrates:
      dicium::throw_again<Civilisation>(
          state, dicium::read_faces<dicium::most_dice>(choice.args.data()), sink);
      break;
    case plato:
      --turn.dice.of[choice.args[0]];
      ++turn.dice.of[choice.args[1]];
      turn.kept.of[choice.args[0]] =
          std::min(turn.kept.of[choice.args[0]], turn.dice.of[choice.args[0]]);
      tell(sink, Happened::die_turned, seat, choice.args[0], choice.args[1]);
      break;
    case epicurus:
      state.extras.founded = 0;
      gain_points(state, seat, 1, from_cards, sink);
      dicium::gain_bonus<Civilisation>(state, seat, dicium::all_slots);
      break;
    case protagoras:
      steal(state, seat, choice.args[0], sink);
      gain_points(state, seat, 1, from_cards, sink);
      break;
    case diotima: {  // CIV-10.17, CIV-10.24: these are kept, the turn is over
      const auto kept = dicium::read_faces<dicium::most_kept>(choice.args.data());
      dicium::spend(turn, turn.dice, dicium::paid_beside);
      state.boards[seat].reserve = kept;
      tell_faces<dicium::most_kept>(sink, Happened::reserved, seat, kept);
      break;
    }
    default: {  // Pythagoras, Hypatia (CIV-10.5)
      const auto dice = dicium::read_faces<2>(choice.args.data());
      dicium::spend(turn, dice, dicium::paid_beside);
      tell_faces<2>(sink, Happened::pair_spent, seat, dice);
      if (card == pythagoras)
        dicium::gain_bonus<Civilisation>(state, seat, dicium::all_slots, true);
      else
        push(state, Flow::construct, Construct{hero_tile, 0, 0, no_arg});
      break;
    }
  }
  return Next::again;
}

// ── Taking cards (CIV-8.3, CIV-8.9) ─────────────────────────────────────────────────────────────

std::uint8_t draw_card(State& state, EventSink* sink) {
  while (state.cards.any(in_pile)) {
    const std::uint8_t card = state.cards.pick(in_pile, state.rng);
    if (!state.solo() || all_philosophers[card].solo) return card;
    state.cards.put(card, gone, everybody);
    tell(sink, Happened::card_removed, neutral, card);
  }
  return no_arg;
}

void show_card(State& state, std::uint8_t place, EventSink* sink) {
  const std::uint8_t card = draw_card(state, sink);
  if (card == no_arg) return;
  state.cards.put(card, byte(on_display + place), everybody);
  tell(sink, Happened::card_shown, neutral, card, place);
}

Next learn_flow(State& state, Frame& frame, EventSink* sink) {
  const Seat seat = state.turn.seat;
  if (frame.step == Learn::begin)
    return ask(state, frame, Decision::philosopher, seat, Learn::chosen);
  const Action choice = answer(state, seat);
  if (Do{choice.kind} == Do::take) {
    const std::uint8_t card = choice.args[0];
    const auto place = byte(state.cards.zone(card) - on_display);
    state.cards.put(card, byte(in_hand + seat), everybody);
    tell(sink, Happened::card_taken, seat, card, place);
    show_card(state, place, sink);
    return Next::done;
  }
  const std::uint8_t card = draw_card(state, sink);
  if (card == no_arg) return Next::done;
  state.cards.put(card, byte(in_hand + seat), SeatSet::only(seat));
  if (sink == nullptr) return Next::done;
  Event event = make_event(Happened::card_drawn, seat, card);
  event.private_args = 1;
  event.insiders = SeatSet::only(seat);
  emit(sink, event);
  return Next::done;
}

}  // namespace veillee::civilisation
