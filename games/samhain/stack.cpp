// What frames may lie on each other while a decision is pending. The flows push them in a few ways
// only; a position from a file is held to the same ways, so that no flow meets a surprise.
#include <algorithm>

#include "games/samhain/rules.hpp"

namespace veillee::samhain {
namespace {

constexpr std::string_view broken_flow = "the flow: these frames do not lie on each other";
constexpr std::string_view broken_step = "the flow: this step does not wait for this decision";
constexpr std::string_view broken_locals = "the flow: a number of a frame is impossible";

bool within(SeatSet seats, const State& state) {
  return (seats - SeatSet::all(state.seats())).empty();
}

int waiting_members(const Player& player) {
  int n = 0;
  for (const auto& here : player.members) n += here[waiting];
  return n;
}

// The stack, looked at from the bottom; `at` is the frame that is looked at.
struct Walk {
  const State& state;
  std::uint8_t at;

  const Frame& frame() const { return state.stack[at]; }
  bool top() const { return at + 1 == state.stack.size(); }
  Walk above() const { return {state, static_cast<std::uint8_t>(at + 1)}; }
  bool carries(Flow flow) const { return !top() && Flow{above().frame().flow} == flow; }
  bool carries_object(bool with_horn) const {
    return carries(Flow::sickle_use) || carries(Flow::rune_use) ||
           (with_horn && carries(Flow::horn_use));
  }
  // This frame, the top one, has asked `seat` for `decision` and goes on at `step`.
  bool asks(Decision decision, Seat seat, std::uint8_t step) const {
    return top() && frame().step == step && Decision{state.pending.decision} == decision &&
           state.pending.owing == SeatSet::only(seat);
  }
};

// ── Payments, objects, the wisp event: interrupts ───────────────────────────────────────────────

std::string_view check_payment(Walk walk, Seat seat, int most, std::uint8_t action,
                               std::uint8_t repeated) {
  const PaymentDue& p = walk.frame().locals<PaymentDue>();
  if (p.seat != seat || p.due < 1 || p.due > most || p.action != action || p.repeated != repeated)
    return broken_locals;
  return walk.asks(Decision::pay, seat, PaymentDue::unit_chosen) ? "" : broken_step;
}

std::string_view check_object(Walk walk) {
  const State& state = walk.state;
  const ObjectUse& use = walk.frame().locals<ObjectUse>();
  const Seat seat = state.active_player;
  if (use.seat != seat || use.paid >= unit_count) return broken_locals;
  const auto asks = [&](Object object, Decision decision, std::uint8_t step) {
    return state.players[seat].lying[object] > 0 && walk.asks(decision, seat, step);
  };
  switch (Flow{walk.frame().flow}) {
    case Flow::sickle_use:
      return asks(sickle, Decision::sickle_pay, ObjectUse::chosen) ||
                     asks(sickle, Decision::sickle_gain, ObjectUse::chosen_too)
                 ? ""
                 : broken_step;
    case Flow::horn_use: return asks(horn, Decision::horn, ObjectUse::chosen) ? "" : broken_step;
    default: return asks(rune, Decision::rune, ObjectUse::chosen) ? "" : broken_step;
  }
}

std::string_view check_event(Walk walk) {
  const State& state = walk.state;
  const WispEvent& e = walk.frame().locals<WispEvent>();
  if (e.turn >= state.seats() || !within(e.most, state)) return broken_locals;
  for (Seat seat = 0; seat < max_seats; ++seat)
    if (e.harmless[seat] > (seat < state.seats() ? numbers(state.seats()).wisps : 0))
      return broken_locals;
  const Seat seat = clockwise(state.first_player, state.seats(), e.turn);
  const Player& player = state.players[seat];
  if (walk.asks(Decision::fires, seat, WispEvent::fires_chosen))
    return state.reserve_wisps == 0 ? "" : "SAM-8.2: wisps are left in the reserve";
  if (walk.asks(Decision::bury, seat, WispEvent::sacrifice_chosen)) {
    if (state.reserve_wisps != 0) return "SAM-8.2: wisps are left in the reserve";
    return e.most.has(seat) ? "" : broken_locals;
  }
  if (walk.frame().step != WispEvent::put_back || !walk.carries(Flow::payment)) return broken_step;
  // SAM-8.12: who has paid has put all wisps back.
  for (std::uint8_t turn = 0; turn < e.turn; ++turn)
    if (state.players[clockwise(state.first_player, state.seats(), turn)].wisps != 0)
      return "SAM-8.12: who has paid holds wisps";
  return check_payment(walk.above(), seat, player.wisps - e.harmless[seat], no_arg, 0);
}

// ── Performances ────────────────────────────────────────────────────────────────────────────────

// How many parts a script step has (Performance::done counts them).
int parts(const Step& step, Bonus bonus) {
  switch (step.op) {
    case Op::worship: return 1;
    case Op::worship_any: return step.n + (bonus == Bonus::worship ? 1 : 0);
    case Op::gain_any: return step.n + (bonus == Bonus::cube ? 1 : 0);
    case Op::wisp:
    case Op::move: return step.n;
    default: return 0;
  }
}

// The decision that a script step asks for; Decision::count: none.
Decision decision_of(Op op) {
  switch (op) {
    case Op::pay_each:
    case Op::pay_same:
    case Op::pay_different:
    case Op::pay_worship: return Decision::spend;
    case Op::give_wisp: return Decision::give;
    case Op::worship_any: return Decision::worship;
    case Op::gain_any: return Decision::take;
    case Op::move: return Decision::move;
    case Op::steal: return Decision::steal;
    case Op::kill: return Decision::kill;
    case Op::exhaust: return Decision::exhaust;
    case Op::weaken: return Decision::weaken;
    case Op::swap: return Decision::swap_own;
    case Op::revive: return Decision::revive;
    default: return Decision::count;
  }
}

std::string_view check_second_choice(Walk walk, const Performance& p, Op op) {
  const State& state = walk.state;
  if (op == Op::swap) {
    if (p.picked >= card_count || p.picked_too >= condition_count ||
        state.players[p.seat].members[p.picked][p.picked_too] == 0)
      return broken_locals;
    return walk.asks(Decision::swap_other, p.seat, Performance::chosen_too) ? "" : broken_step;
  }
  if (op != Op::revive) return broken_step;
  if (p.picked >= state.seats() || p.picked_too != 0 || state.players[p.picked].buried == 0)
    return broken_locals;
  return walk.asks(Decision::revive_place, p.seat, Performance::chosen_too) ? "" : broken_step;
}

// `seat` performs on the card `card`; its acting member stands on `performer`, or anywhere.
std::string_view check_performance(Walk walk, Seat seat, std::uint8_t card,
                                   std::uint8_t performer) {
  const State& state = walk.state;
  const Performance& p = walk.frame().locals<Performance>();
  if (p.seat != seat || p.action >= action_count || card_of(p.action) != card ||
      p.performer >= card_count || (performer != no_arg && p.performer != performer) ||
      p.repeated > 1)
    return broken_locals;
  const CardAction& action = card_actions[p.action];
  const auto options = action.options();
  const bool bonus_possible =
      p.bonus == Bonus::none ||
      (p.repeated != 0 && std::find(options.begin(), options.end(), p.bonus) != options.end());
  if (!bonus_possible || p.script_step >= action.step_count) return broken_locals;
  const Step& step = action.steps[p.script_step];
  const bool second_choice = walk.frame().step == Performance::chosen_too;
  if (p.done > parts(step, p.bonus)) return broken_locals;
  if (!second_choice && (p.picked != 0 || p.picked_too != 0)) return broken_locals;
  if (action.steps[0].op == Op::sacrifice && p.script_step == 0 &&
      state.players[seat].members[p.performer][exhausted] == 0)
    return "the acting member is not there";
  if (!targets_there(state, seat, p.action, p.script_step)) return "SAM-4.23: a target is missing";

  switch (Performance::Step{walk.frame().step}) {
    case Performance::choose_bonus:
    case Performance::bonus_chosen:
      if (p.bonus != Bonus::none || p.script_step != 0 || p.done != 0) return broken_locals;
      if (walk.asks(Decision::bonus, seat, Performance::bonus_chosen))
        return p.repeated != 0 && action.bonus_count > 0 ? "" : broken_step;
      if (walk.frame().step != Performance::choose_bonus || !walk.carries(Flow::payment))
        return broken_step;
      return check_payment(walk.above(), seat, 1, p.action, p.repeated);  // the surcharge
    case Performance::work:
      // Only where a wisp can be taken.
      if (step.op != Op::worship && step.op != Op::worship_any && step.op != Op::wisp)
        return broken_step;
      return walk.carries(Flow::wisp_event) ? check_event(walk.above()) : broken_step;
    case Performance::chosen: {
      if (!walk.asks(decision_of(step.op), seat, Performance::chosen)) return broken_step;
      const int all = parts(step, p.bonus);
      return all == 0 || p.done < all ? "" : broken_locals;
    }
    case Performance::chosen_too: return check_second_choice(walk, p, step.op);
  }
  return broken_step;
}

// ── Activations, turns, set-up ──────────────────────────────────────────────────────────────────

std::string_view check_activation(Walk walk) {
  const State& state = walk.state;
  const Activation& a = walk.frame().locals<Activation>();
  if (a.card >= card_count || !within(a.performed[light], state) ||
      !within(a.performed[dark], state) || !within(a.absent, state))
    return broken_locals;
  const auto seat_at = [&](int turn) {
    return clockwise(state.active_player, state.seats(), static_cast<std::uint8_t>(turn));
  };
  const std::uint8_t step = walk.frame().step;
  if (step == Activation::slot || step == Activation::slot_chosen) {
    if (a.turn >= state.seats()) return broken_locals;
    const Seat seat = seat_at(a.turn);
    if (walk.asks(Decision::slot, seat, Activation::slot_chosen))
      return state.players[seat].members[a.card][waiting] > 0 ? ""
                                                              : "SAM-4.11: nobody has the slot";
    if (step == Activation::slot_chosen) return broken_step;
    if (walk.carries(Flow::performance))
      return check_performance(walk.above(), seat, a.card, a.card);
    if (walk.carries(Flow::wisp_event)) return check_event(walk.above());
    if (walk.carries_object(false) && seat == state.active_player)
      return check_object(walk.above());
    return broken_flow;
  }
  if (state.options.counteraction == 0) return "SAM-10.7: there is no counteraction in this game";
  if (walk.frame().step == Activation::counteraction_chosen) {
    const Seat seat = seat_at(a.turn);
    if (a.turn < 1 || a.turn >= state.seats() || !a.absent.has(seat)) return broken_locals;
    return walk.asks(Decision::counteraction, seat, Activation::counteraction_chosen) ? ""
                                                                                      : broken_step;
  }
  // The turn has gone on while the copy is performed.
  if (step != Activation::counteraction || !walk.carries(Flow::performance)) return broken_step;
  if (a.turn < 2 || a.turn > state.seats()) return broken_locals;
  return check_performance(walk.above(), seat_at(a.turn - 1), a.card, no_arg);
}

std::string_view check_turn(Walk walk) {
  const State& state = walk.state;
  const Seat seat = state.active_player;
  const std::uint8_t card = walk.frame().locals<Turn>().card;
  const bool developing = walk.frame().step == Turn::develop;
  if (!developing && card != 0) return broken_locals;
  switch (Turn::Step{walk.frame().step}) {
    case Turn::main_action_chosen:
      return walk.asks(Decision::main_action, seat, Turn::main_action_chosen) ? "" : broken_step;
    case Turn::before_activation_chosen:
      return walk.asks(Decision::before_activation, seat, Turn::before_activation_chosen)
                 ? ""
                 : broken_step;
    case Turn::development_card_chosen:
      return walk.asks(Decision::develop, seat, Turn::development_card_chosen) ? "" : broken_step;
    case Turn::after_main_action_chosen:
      return walk.asks(Decision::after_main_action, seat, Turn::after_main_action_chosen)
                 ? ""
                 : broken_step;
    case Turn::begin:
    case Turn::before_activation:
      return walk.carries_object(true) ? check_object(walk.above()) : broken_flow;
    case Turn::after_main_action:
      if (walk.carries(Flow::activation)) return check_activation(walk.above());
      return walk.carries_object(true) ? check_object(walk.above()) : broken_flow;
    case Turn::develop: {
      const Player& player = state.players[seat];
      if (!walk.carries(Flow::payment)) return broken_flow;
      if (card >= card_count || (development_cards(state, seat) >> card & 1U) == 0 ||
          player.own_reserve == 0)
        return broken_locals;
      return check_payment(walk.above(), seat, members_on_board(player) + 1, no_arg, 0);
    }
  }
  return broken_step;
}

// SAM-2.20 to SAM-2.22: so many placements, and nothing else has happened yet.
std::string_view check_set_up(Walk walk) {
  const State& state = walk.state;
  const SetUp& f = walk.frame().locals<SetUp>();
  const std::uint8_t pass = f.placed / state.seats();
  const std::uint8_t order = f.placed % state.seats();
  const Seat seat = clockwise(state.first_player, state.seats(), order);
  if (pass >= numbers(state.seats()).placed || f.card >= card_count ||
      state.active_player != seat || state.round != 1 || state.passes != 0)
    return broken_locals;
  for (std::uint8_t i = 0; i < state.seats(); ++i) {
    const Player& player = state.players[clockwise(state.first_player, state.seats(), i)];
    const int placed = pass + (i < order ? 1 : 0);
    int worship = 0;
    for (const std::uint8_t pa : player.worship) worship += pa;
    if (members_on_board(player) != placed || worship != placed + (placed > 0 ? 1 : 0) ||
        player.vp != 0 || player.wisps != 0 || player.buried != 0 ||
        kinds_of_objects(player) != 0 || player.cubes != Cubes{{2, 2, 2}})
      return "SAM-2.20: this is not a set-up under way";
  }
  if (walk.asks(Decision::place, seat, SetUp::card_chosen))
    return state.options.easy == 0 ? "" : "SAM-10.2: the easy set-up places the members";
  if (!walk.asks(Decision::choose_track, seat, SetUp::side_chosen)) return broken_step;
  if (state.options.easy != 0 && f.card != easy_placements[state.seats() - 2][order][pass])
    return "SAM-10.2: the easy set-up places the members";
  return (state.complete >> f.card & 1U) == 0 ? "" : "SAM-4.2: the card is complete";
}

// Waiting members exist only between the choice of a member and the last slot of their owner.
bool waiting_right(const State& state) {
  const Frame& bottom = state.stack[0];
  const bool chosen =
      Flow{bottom.flow} == Flow::turn &&
      (bottom.step == Turn::before_activation || bottom.step == Turn::before_activation_chosen);
  const bool slots =
      state.stack.size() > 1 && Flow{state.stack[1].flow} == Flow::activation &&
      (state.stack[1].step == Activation::slot || state.stack[1].step == Activation::slot_chosen);
  for (std::uint8_t i = 0; i < state.seats(); ++i) {
    const int n = waiting_members(state.players[clockwise(state.active_player, state.seats(), i)]);
    if (slots && i >= state.stack[1].locals<Activation>().turn) continue;
    if (n != (chosen && i == 0 ? 1 : 0)) return false;
  }
  return true;
}

}  // namespace

std::string_view check_flow(const State& state) {
  if (state.stack.empty()) {
    if (state.pending != Pending{}) return "the game is over, and yet a decision is pending";
    for (const Player& player : state.players)
      if (waiting_members(player) > 0) return "SAM-4.11: a participant without an activation";
    return {};
  }
  const Pending& pending = state.pending;
  if (pending.owing.size() != 1 || pending.owing.first() >= state.seats())
    return "nobody, or more than one, has to decide";
  if (!pending.answered.empty() || pending.always_ask ||
      pending.answers != std::array<Action, max_seats>{})
    return "no decision of this game is answered in secret";
  bool event = false;
  for (const Frame& frame : state.stack) event |= Flow{frame.flow} == Flow::wisp_event;
  if (event != (state.event_running != 0)) return "SAM-8.4: a wisp event without its flow";
  if (!waiting_right(state)) return "SAM-4.11: a participant without an activation";
  const Walk walk{state, 0};
  switch (Flow{walk.frame().flow}) {
    case Flow::set_up: return walk.top() ? check_set_up(walk) : broken_flow;
    case Flow::turn: return check_turn(walk);
    default: return broken_flow;
  }
}

bool can_go_on(const State& state) {
  for (const Frame& frame : state.stack) {
    switch (Flow{frame.flow}) {
      case Flow::turn:
        if (frame.step == Turn::development_card_chosen && !can_develop(state, state.active_player))
          return false;
        break;
      case Flow::payment: {
        const PaymentDue& p = frame.locals<PaymentDue>();
        if (pm_capacity(state.players[p.seat]) < p.due) return false;
        if (p.action != no_arg && !opposite_possible(state, p.seat, p.action, p.repeated != 0))
          return false;
        break;
      }
      case Flow::performance: {
        const Performance& p = frame.locals<Performance>();
        if (p.script_step > 0 || !is_cost(card_actions[p.action].steps[0].op)) break;
        const bool surcharge_open = Flow{state.stack.back().flow} == Flow::payment;
        if (surcharge_open) break;  // looked at above
        if (frame.step <= Performance::bonus_chosen) {
          if (!feasible(state, p.seat, p.action, p.repeated != 0)) return false;
        } else if (!payable(state, p.seat, p.action, p.bonus)) {
          return false;
        }
        break;
      }
      default: break;
    }
  }
  ActionList list;
  for (const Seat seat : state.pending.owing) options(state, seat, list);
  return !list.empty();
}

}  // namespace veillee::samhain
