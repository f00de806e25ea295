// The turn: throw, action, reserve (sections 3 to 8 of RULES.md), for any game G that has
//   State with turn (Turn), boards (PlayerBoard a seat), combat (Combat)
//   Flow::turn, Flow::bonus; Decision and Do with the family's enumerators (words.hpp)
//   uses: a table of UseSpec
//   has_use(state, seat, use) -> bool            is it on this player's board?
//   playable(state, seat, use, faces) -> bool    would it change anything (DIC-3.19)? Colours: with
//                                                so many faces
//   play(state, use, faces, sink)                begins the action: pushes its frame
//   extra_faces(state, seat, colour) -> int      of squares, tiles and cards (DIC-6.11)
//   turn_over(state, frame, sink) -> Next        whose turn is next, or the end of the game
// and that may have, for cards and whatever else is played beside combinations (DIC-13.5):
//   add_further(state, seat, decision, list)     further options of this question
//   play_further(state, action, sink)            one of them; afterwards the question comes again
//   may_hold(state, seat) -> bool                where these are hidden: may this player have one,
//                                                as far as all know (DIC-13.6)?
//   offers_openly(state, seat) -> bool           besides hidden ones there is one that all can see
// where cards change what a turn allows
//   limits(state, seat) -> Limits
// and for what follows from an action or a card before the next question
//   settle(state, sink) -> bool                  true: a frame was pushed, and it is asked again
// and for steps of its own before the throw (DIC-3.2)
//   before_throw(state, sink) -> bool            true: a frame was pushed, and it is asked again
#pragma once

#include "engine/flow.hpp"
#include "games/dicium/state.hpp"

namespace veillee::dicium {

// The faces that a player adds to the dice of a colour (DIC-5.9).
template <class G>
int added_faces(const typename G::State& state, Seat seat, Colour colour) {
  return state.boards[seat].bonuses(colour) + G::extra_faces(state, seat, colour);
}

// What the turn of this seat allows.
template <class G>
Limits limits_of(const typename G::State& state, Seat seat) {
  const PlayerBoard& board = state.boards[seat];
  if constexpr (requires { G::limits(state, seat); })
    return G::limits(state, seat);
  else
    return {board.throws(), most_actions, board.hand};
}

// ── Options ─────────────────────────────────────────────────────────────────────────────────────

namespace inside {

// What the game offers at this question besides the family's options (DIC-13.5).
template <class G>
void add_further(const typename G::State& state, Seat seat, typename G::Decision decision,
                 ActionList& list) {
  if constexpr (requires { G::add_further(state, seat, decision, list); })
    G::add_further(state, seat, decision, list);
}
template <class G>
bool any_further(const typename G::State& state, Seat seat, typename G::Decision decision) {
  ActionList list;
  if constexpr (requires { G::add_further(state, seat, decision, list); })
    G::add_further(state, seat, decision, list);
  return list.size() > 0;
}
// Whether the answer was one of them: then it is played, and the frame asks again.
template <class G>
bool played_further(typename G::State& state, Frame& frame, Action choice, std::uint8_t again,
                    EventSink* sink) {
  if constexpr (requires { G::play_further(state, choice, sink); }) {
    if (typename G::Do{choice.kind} > G::Do::engage) {
      frame.step = again;
      G::play_further(state, choice, sink);
      return true;
    }
  }
  return false;
}

// Any part of the dice of at most N, the empty one included.
template <int N, class Kind>
void add_parts(Kind kind, const Dice& dice, ActionList& list) {
  for (const Part& part : parts_of(dice))
    if (part.size <= N) list.add(face_action<N>(kind, part));
}

template <class G>
bool playable(const typename G::State& state, Seat seat, std::uint8_t use, int faces) {
  const UseSpec& spec = G::uses[use];
  const PlayerBoard& board = state.boards[seat];
  if (spec.gains_bonus) return (board.free_slots() & of_level(faces)) != 0;  // DIC-6.3
  if (spec.combination == Combination::straight)                             // DIC-4.9
    return board.hand < most_dice || board.free_slots() != 0;
  return G::playable(state, seat, use, faces);
}

}  // namespace inside

// Locals of the flow `bonus`: who gains one, and what there is to choose from.
struct Gain {
  enum Step : std::uint8_t { begin, chosen };
  Seat seat;
  Slots slots;
  std::uint8_t may_grow;
};

// Every combination that can be played now: visit(use, part) says whether to go on.
template <class G, class Visit>
void for_each_combination(const typename G::State& state, Seat seat, Visit visit) {
  const Turn& turn = state.turn;
  if (turn.actions >= limits_of<G>(state, seat).actions)
    return;  // asked for the sake of something else (DIC-13.5)
  const std::span<const Part> parts = parts_of(turn.dice);
  const unsigned any = makes(turn.dice).within;
  for (std::uint8_t use = 0; use < std::size(G::uses); ++use) {
    const UseSpec& spec = G::uses[use];
    const unsigned wanted = bit(spec.combination);
    if ((any & wanted) == 0 || !G::has_use(state, seat, use)) continue;
    int added = 0;
    // 0: any number. A straight takes all dice of the turn (DIC-4.6).
    int exactly = spec.combination == Combination::straight ? turn.size : 0;
    if (is_colour(spec.combination)) {
      const auto colour = static_cast<Colour>(spec.combination);
      added = added_faces<G>(state, seat, colour);
      if (spec.faces > 0) exactly = dice_for(spec.faces, added);
      if (turn.dice.showing(colour) < exactly) continue;
    }
    int asked = -1;  // of playable(), and its answer
    bool possible = false;
    for (const Part& part : parts) {
      if ((part.made & wanted) == 0 || (exactly > 0 && part.size != exactly)) continue;
      const int faces = spec.faces > 0 ? spec.faces : part.size + added;
      if (faces != asked) possible = inside::playable<G>(state, seat, use, faces);
      asked = faces;
      if (possible && !visit(use, part)) return;
    }
  }
}

template <class G>
void add_combinations(const typename G::State& state, Seat seat, ActionList& list) {
  using Do = typename G::Do;
  list.add(make_action(Do::end_actions));
  for_each_combination<G>(state, seat, [&](std::uint8_t use, const Part& part) {
    list.add(play_action(Do::play, use, part));
    return true;
  });
}

// The options of the decisions that the flows of this file ask for; false: another one's.
template <class G>
bool add_turn_options(const typename G::State& state, Seat seat, ActionList& list) {
  using Do = typename G::Do;
  using Decision = typename G::Decision;
  const Turn& turn = state.turn;
  switch (Decision{state.pending.decision}) {
    case Decision::keep:
      inside::add_parts<most_kept>(Do::keep, state.boards[seat].reserve, list);
      inside::add_further<G>(state, seat, Decision::keep, list);
      return true;
    case Decision::reroll:
      list.add(make_action(Do::stop));
      for (const Part& part : parts_of(turn.dice).subspan(1))
        list.add(face_action<most_dice>(Do::reroll, part));
      inside::add_further<G>(state, seat, Decision::reroll, list);
      return true;
    case Decision::combine:
      add_combinations<G>(state, seat, list);
      inside::add_further<G>(state, seat, Decision::combine, list);
      return true;
    case Decision::reserve:
      inside::add_parts<most_kept>(Do::reserve, turn.dice, list);
      inside::add_further<G>(state, seat, Decision::reserve, list);
      return true;
    case Decision::bonus: {
      const Gain& gain = state.stack.back().template locals<Gain>();
      if (gain.may_grow != 0) list.add(make_action(Do::grow));
      for (std::uint8_t slot = 0; slot < slot_count; ++slot)
        if ((gain.slots >> slot & 1U) != 0) list.add(make_action(Do::slot, slot));
      return true;
    }
    default: return false;
  }
}

// ── Flows ───────────────────────────────────────────────────────────────────────────────────────

// One bonus out of these slots, if one of them is free; or a larger hand (DIC-13.7).
template <class G>
void gain_bonus(typename G::State& state, Seat seat, Slots among, bool or_hand = false) {
  const PlayerBoard& board = state.boards[seat];
  const auto slots = static_cast<Slots>(board.free_slots() & among);
  const bool may_grow = or_hand && board.hand < most_dice;
  if (slots != 0 || may_grow)
    push(state, G::Flow::bonus, Gain{seat, slots, byte(may_grow ? 1 : 0)});
}

template <class G>
Next bonus_flow(typename G::State& state, Frame& frame, EventSink* sink) {
  using Happened = typename G::Happened;
  const Gain gain = frame.template locals<Gain>();
  if (frame.step == Gain::begin)
    return ask(state, frame, G::Decision::bonus, gain.seat, Gain::chosen);
  PlayerBoard& board = state.boards[gain.seat];
  const Action choice = answer(state, gain.seat);
  if (typename G::Do{choice.kind} == G::Do::grow) {
    ++board.hand;
    tell(sink, Happened::hand_grown, gain.seat, board.hand);
  } else {
    board.slots = static_cast<Slots>(board.slots | 1U << choice.args[0]);
    tell(sink, Happened::bonus_gained, gain.seat, choice.args[0]);
  }
  return Next::done;
}

enum TurnStep : std::uint8_t {
  turn_begins,
  may_throw,
  kept_chosen,
  may_reroll,
  reroll_chosen,
  may_act,
  action_chosen,
  may_keep,
  reserve_chosen
};

namespace inside {

template <class Happened>
void tell_dice(EventSink* sink, Happened what, Seat seat, const Dice& dice, std::uint8_t last) {
  if (sink == nullptr) return;
  Event event = make_event(what, seat);
  write_faces<most_dice>(dice, event.args.data());
  event.args[most_dice] = last;
  emit(sink, event);
}

template <class G>
void tell_turn(const typename G::State& state, EventSink* sink) {
  const Turn& turn = state.turn;
  tell(sink, G::Happened::turn_begins, turn.seat, byte(turn.number & 0xFF), byte(turn.number >> 8));
}

// `left` lie, the rest of the hand falls.
template <class G>
void throw_dice(typename G::State& state, const Dice& left, EventSink* sink) {
  Turn& turn = state.turn;
  const Dice fallen = thrown(turn.size - turn.spent.size() - left.size(), state.rng);
  turn.dice = left + fallen;
  ++turn.throws;
  if (!fallen.empty()) tell_dice(sink, G::Happened::thrown, turn.seat, fallen, turn.throws);
}

template <class G>
void first_throw(typename G::State& state, const Dice& kept, EventSink* sink) {
  Turn& turn = state.turn;
  PlayerBoard& board = state.boards[turn.seat];
  turn.size = byte(limits_of<G>(state, turn.seat).dice);
  turn.kept = kept;
  board.reserve = Dice{};  // DIC-3.11
  throw_dice<G>(state, kept, sink);
}

template <class G>
void begin_action(typename G::State& state, Action choice, EventSink* sink) {
  Turn& turn = state.turn;
  const std::uint8_t use = choice.args[0];
  const UseSpec& spec = G::uses[use];
  const Dice dice = read_faces<most_dice>(choice.args.data() + 1);
  int faces = spec.faces;
  if (is_colour(spec.combination) && faces == 0)
    faces = dice.size() + added_faces<G>(state, turn.seat, static_cast<Colour>(spec.combination));
  spend(turn, dice, use);
  ++turn.actions;
  if (sink != nullptr) {
    Event event = make_event(G::Happened::played, turn.seat, use);
    write_faces<most_dice>(dice, event.args.data() + 1);
    emit(sink, event);
  }
  if (spec.gains_bonus) return gain_bonus<G>(state, turn.seat, of_level(faces));
  if (spec.combination == Combination::straight)
    return gain_bonus<G>(state, turn.seat, all_slots, true);
  G::play(state, use, faces, sink);
}

}  // namespace inside

// These dice of the hand fall once more (DIC-3.6).
template <class G>
void throw_again(typename G::State& state, const Dice& dice, EventSink* sink) {
  Turn& turn = state.turn;
  const Dice left = turn.dice - dice;
  for (std::size_t face = 0; face < face_count; ++face)
    turn.kept.of[face] = std::min(turn.kept.of[face], left.of[face]);
  inside::throw_dice<G>(state, left, sink);
}

namespace inside {

// Combinations, or something besides; a question for the sake of a hidden card alone is a discreet
// one (DIC-13.5, DIC-13.6).
template <class G>
Next ask_for_action(typename G::State& state, Frame& frame) {
  using Decision = typename G::Decision;
  Turn& turn = state.turn;
  const Seat seat = turn.seat;
  const bool dice_left = turn.actions < limits_of<G>(state, seat).actions && !turn.dice.empty();
  bool open = dice_left;
  if constexpr (requires { G::may_hold(state, seat); }) {
    bool openly = false;
    if constexpr (requires { G::offers_openly(state, seat); })
      openly = G::offers_openly(state, seat);
    open = open || openly;
    if (!openly && G::may_hold(state, seat)) {
      bool any = false;
      for_each_combination<G>(state, seat, [&](std::uint8_t, const Part&) {
        any = true;
        return false;
      });
      if (!any)
        return ask_discreetly(state, frame, Decision::combine, SeatSet::only(seat), action_chosen);
    }
  } else {
    open = dice_left || any_further<G>(state, seat, Decision::combine);
  }
  if (open) return ask(state, frame, Decision::combine, seat, action_chosen);
  turn.phase = Phase::reserve;
  return go_to(frame, may_keep);
}

}  // namespace inside

template <class G>
Next turn_flow(typename G::State& state, Frame& frame, EventSink* sink) {
  using Do = typename G::Do;
  using Decision = typename G::Decision;
  Turn& turn = state.turn;
  const Seat seat = turn.seat;
  switch (TurnStep{frame.step}) {
    case turn_begins:  // or goes on where the pieces say
      if (turn.phase == Phase::action) return go_to(frame, may_act);
      if (turn.phase == Phase::reserve) return go_to(frame, may_keep);
      if (turn.throws > 0) return go_to(frame, may_reroll);
      inside::tell_turn<G>(state, sink);
      [[fallthrough]];
    case may_throw:
      if constexpr (requires { G::before_throw(state, sink); }) {
        frame.step = may_throw;
        if (G::before_throw(state, sink)) return Next::again;
      }
      if (!state.boards[seat].reserve.empty())
        return ask(state, frame, Decision::keep, seat, kept_chosen);
      inside::first_throw<G>(state, Dice{}, sink);
      return go_to(frame, may_reroll);
    case kept_chosen: {
      const Action choice = answer(state, seat);
      if (inside::played_further<G>(state, frame, choice, may_throw, sink)) return Next::again;
      inside::first_throw<G>(state, read_faces<most_kept>(choice.args.data()), sink);
      return go_to(frame, may_reroll);
    }
    case may_reroll:
      if (turn.throws < limits_of<G>(state, seat).throws)
        return ask(state, frame, Decision::reroll, seat, reroll_chosen);
      turn.phase = Phase::action;
      return go_to(frame, may_act);
    case reroll_chosen: {
      const Action choice = answer(state, seat);
      if (inside::played_further<G>(state, frame, choice, may_reroll, sink)) return Next::again;
      if (Do{choice.kind} == Do::stop) {
        turn.phase = Phase::action;
        return go_to(frame, may_act);
      }
      throw_again<G>(state, read_faces<most_dice>(choice.args.data()), sink);
      return go_to(frame, may_reroll);
    }
    case may_act:
      if constexpr (requires { G::settle(state, sink); })
        if (G::settle(state, sink)) return Next::again;
      return inside::ask_for_action<G>(state, frame);
    case action_chosen: {
      const Action choice = answer(state, seat);
      if (inside::played_further<G>(state, frame, choice, may_act, sink)) return Next::again;
      if (Do{choice.kind} == Do::end_actions) {
        turn.phase = Phase::reserve;
        return go_to(frame, may_keep);
      }
      frame.step = may_act;
      inside::begin_action<G>(state, choice, sink);
      return Next::again;
    }
    case may_keep:
      if (!turn.dice.empty()) return ask(state, frame, Decision::reserve, seat, reserve_chosen);
      break;
    case reserve_chosen: {
      const Action choice = answer(state, seat);
      if (inside::played_further<G>(state, frame, choice, may_keep, sink)) return Next::again;
      const Dice dice = read_faces<most_kept>(choice.args.data());
      state.boards[seat].reserve = dice;
      if (!dice.empty()) inside::tell_dice(sink, G::Happened::reserved, seat, dice, 0);
      break;
    }
  }
  Turn next;
  next.number = turn.number;
  next.seat = seat;
  turn = next;
  return G::turn_over(state, frame, sink);
}

// The next seat begins its turn.
template <class State>
Next next_turn(State& state, Frame& frame, std::uint8_t seats) {
  state.turn.seat = clockwise(state.turn.seat, seats);
  ++state.turn.number;
  return go_to(frame, turn_begins);
}

}  // namespace veillee::dicium
