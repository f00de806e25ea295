// What can be done: payments, targets and benefits of the 30 actions (sections 4 to 7 of RULES.md).
#include <algorithm>
#include <bit>

#include "games/samhain/rules.hpp"

namespace veillee::samhain {

int members_on_board(const Player& player) {
  int n = 0;
  for (std::uint16_t cards = player.board; cards != 0;
       cards &= static_cast<std::uint16_t>(cards - 1)) {
    const auto& here = player.members[static_cast<std::size_t>(std::countr_zero(cards))];
    n += here[active] + here[waiting] + here[exhausted];
  }
  return n;
}

int members_on_tracks(const Player& player) {
  int n = 0;
  for (const std::uint8_t pa : player.worship) n += pa > 0 ? 1 : 0;
  return n;
}

int pm_capacity(const Player& player) {
  int n = player.cubes.total() + player.vp;
  for (const std::uint8_t pa : player.worship) n += pa;
  return n;
}

bool any_recordable(const Player& player) {
  for (std::uint8_t t = 0; t < track_count; ++t)
    if (recordable(player, t)) return true;
  return false;
}

std::uint16_t tracks_led_alone(const State& state, Seat seat, std::uint8_t lost_unit) {
  std::uint16_t led = 0;
  for (std::uint8_t t = 0; t < track_count; ++t) {
    int mine = state.players[seat].worship[t] - (unit_of_track(t) == lost_unit ? 1 : 0);
    if (mine <= 0) continue;
    for (Seat other = 0; other < state.seats(); ++other)
      if (other != seat && state.players[other].worship[t] >= mine) mine = 0;
    if (mine > 0) led |= static_cast<std::uint16_t>(1U << t);
  }
  return led;
}

int free_tombs(const State& state) {
  int occupied = 0;
  for (Seat seat = 0; seat < state.seats(); ++seat) occupied += state.players[seat].buried;
  return tombs(state.seats()) - occupied;
}

int kinds_of_objects(const Player& player) {
  int kinds = 0;
  for (std::uint8_t o = 0; o < object_count; ++o)
    kinds += player.upright[o] + player.lying[o] > 0 ? 1 : 0;
  return kinds;
}

int pairs_of_objects(const Player& player) {
  int pairs = 0;
  for (std::uint8_t o = 0; o < object_count; ++o)
    pairs += (player.upright[o] + player.lying[o]) / 2;
  return pairs;
}

namespace {

template <class Test>
bool some_opponent(const State& state, Seat seat, Test test) {
  for (Seat other = 0; other < state.seats(); ++other)
    if (other != seat && test(state.players[other])) return true;
  return false;
}

// SAM-5.28c: an own and an opponent's member on different cards.
bool swap_possible(const State& state, Seat seat) {
  const std::uint16_t mine = state.players[seat].board;
  return mine != 0 && some_opponent(state, seat, [&](const Player& other) {
           return other.board != 0 && (std::popcount(mine) > 1 || (other.board & ~mine) != 0);
         });
}

bool effect_available(const State& state, Seat seat, const Step& step, std::uint8_t paid) {
  const Player& player = state.players[seat];
  switch (step.op) {
    case Op::object: return state.reserve_objects[step.what] > 0;
    case Op::steal:
      return some_opponent(state, seat, [](const Player& p) { return kinds_of_objects(p) > 0; });
    case Op::kill: return some_opponent(state, seat, [](const Player& p) { return p.board != 0; });
    case Op::exhaust:
      return some_opponent(state, seat, [](const Player& p) { return p.ready != 0; });
    case Op::weaken:
      return some_opponent(state, seat, [](const Player& p) { return members_on_tracks(p) > 0; });
    case Op::swap: return swap_possible(state, seat);
    case Op::revive: return free_tombs(state) < tombs(state.seats());
    case Op::vp_kinds: return kinds_of_objects(player) >= 3;
    case Op::vp_pairs: return pairs_of_objects(player) > 0;
    case Op::vp_leads: return tracks_led_alone(state, seat, paid) != 0;
    default: return true;  // SAM-5.1b and its like: a gain always resolves
  }
}

Cubes cubes_without(const Player& player, std::uint8_t paid) {
  Cubes cubes = player.cubes;
  if (paid < resource_count) --cubes[paid];
  return cubes;
}

bool worship_payable(const Player& player, std::uint8_t amount, std::uint8_t paid) {
  for (std::uint8_t d = 0; d < deity_count; ++d) {
    int pa = player.worship[track(d, light)] + player.worship[track(d, dark)];
    if (paid >= unit_first_track && paid < unit_count && (paid - unit_first_track) / 2 == d) --pa;
    if (pa >= amount) return true;
  }
  return false;
}

bool step_payable(const State& state, Seat seat, const Step& step, Bonus bonus, std::uint8_t paid) {
  const Player& player = state.players[seat];
  switch (step.op) {
    case Op::pay_each:
    case Op::pay_same:
    case Op::pay_different: return bundles_for(cubes_without(player, paid), step, bonus) != 0;
    case Op::pay_wisps: return player.wisps >= step.n;
    case Op::give_wisp: return player.wisps >= 1;
    case Op::pay_worship:
      return worship_payable(player, bonus == Bonus::discount ? step.n - 1 : step.n, paid);
    case Op::sacrifice: return free_tombs(state) >= step.n;  // SAM-5.23c; one is always free
    default: return true;
  }
}

}  // namespace

std::uint16_t bundles_for(const Cubes& cubes, const Step& step, Bonus bonus) {
  // Which bundles meet the cost, by the number of cubes and how they are mixed.
  constexpr std::uint16_t single = 0b0000000000111, two_different = 0b0000000111000,
                          two_equal = 0b0000111000000, three_equal = 0b0111000000000,
                          one_of_each = 0b1000000000000;
  const bool discount = bonus == Bonus::discount;
  std::uint16_t fitting = 0;
  switch (step.op) {
    case Op::pay_same: fitting = discount ? two_equal : three_equal; break;
    case Op::pay_different: fitting = discount ? single : two_different; break;
    case Op::pay_each: {
      if (discount) {  // only A29 has it: two of the three kinds
        fitting = two_different;
        break;
      }
      std::uint8_t kinds = step.what;
      if (bonus == Bonus::without_wood) kinds &= static_cast<std::uint8_t>(~(1U << wood));
      if (bonus == Bonus::without_gold) kinds &= static_cast<std::uint8_t>(~(1U << gold));
      if (bonus == Bonus::without_stone) kinds &= static_cast<std::uint8_t>(~(1U << stone));
      for (std::uint8_t b = 0; b < bundle_count; ++b)
        if (((single | two_different | one_of_each) >> b & 1U) != 0) {
          std::uint8_t in_bundle = 0;
          for (std::uint8_t r = 0; r < resource_count; ++r)
            if (bundles[b].cubes[r] > 0) in_bundle |= static_cast<std::uint8_t>(1U << r);
          if (in_bundle == kinds) fitting |= static_cast<std::uint16_t>(1U << b);
        }
      break;
    }
    default: break;
  }
  std::uint16_t possible = 0;
  for (std::uint8_t b = 0; b < bundle_count; ++b)
    if ((fitting >> b & 1U) != 0 && cubes.covers(Cubes{bundles[b].cubes}))
      possible |= static_cast<std::uint16_t>(1U << b);
  return possible;
}

bool payable(const State& state, Seat seat, std::uint8_t action, Bonus bonus, std::uint8_t paid) {
  for (const Step& step : card_actions[action].script())
    if (is_cost(step.op) && !step_payable(state, seat, step, bonus, paid)) return false;
  return true;
}

bool feasible(const State& state, Seat seat, std::uint8_t action, bool repeated,
              std::uint8_t paid) {
  const CardAction& card = card_actions[action];
  for (const Step& step : card.script())
    if (!is_cost(step.op) && !effect_available(state, seat, step, paid)) return false;
  if (payable(state, seat, action, Bonus::none, paid)) return true;
  if (!repeated) return false;
  return std::any_of(card.options().begin(), card.options().end(), [&](Bonus bonus) {
    return bonus >= Bonus::discount && payable(state, seat, action, bonus, paid);
  });
}

bool takes_effect(const State& state, Seat seat, std::uint8_t action, Bonus bonus) {
  const Player& player = state.players[seat];
  const CardAction& card = card_actions[action];
  if (bonus == Bonus::worship) {
    const bool of_choice = card.steps[1].op == Op::worship_any;
    if (!of_choice) {
      const std::uint8_t pa = player.worship[track_of(action)];
      return pa <= 3 && (pa > 0 || player.own_reserve > 0);
    }
    // A20: room for the base PA and one more on all ten tracks together.
    int room = 0;
    int empty = 0;
    for (const std::uint8_t pa : player.worship) {
      if (pa == 0)
        ++empty;
      else
        room += track_top - pa;
    }
    room += track_top * std::min<int>(empty, player.own_reserve);
    return room >= (recordable(player, morrigan_dark) ? 3 : 2);
  }
  if (bonus == Bonus::cube) {
    const Step& gain = card.steps[1];
    return gain.op == Op::gain_any ? state.reserve.total() > gain.n
                                   : state.reserve[gain.what] > gain.n;
  }
  return true;
}

bool opposite_possible(const State& state, Seat seat, std::uint8_t action, bool repeated) {
  const Player& player = state.players[seat];
  // Most actions ask nothing that a payment could spoil: then any unit will do.
  if (player.vp > 0) return feasible(state, seat, action, repeated);
  if (!feasible(state, seat, action, repeated)) return false;
  for (std::uint8_t unit = 0; unit < unit_count; ++unit)
    if (units_of(player, unit) > 0 && feasible(state, seat, action, repeated, unit)) return true;
  return false;
}

std::uint16_t development_cards(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  std::uint16_t cards = 0;
  if (player.board == 0) {
    cards = (1U << card_count) - 1U;  // SAM-4.50
  } else {
    for (std::uint16_t rest = player.board; rest != 0; rest &= static_cast<std::uint16_t>(rest - 1))
      cards |= state.adjacent[static_cast<std::size_t>(std::countr_zero(rest))];
  }
  return static_cast<std::uint16_t>(cards & ~state.complete);
}

bool can_develop(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  return player.own_reserve > 0 && pm_capacity(player) >= members_on_board(player) + 1 &&
         development_cards(state, seat) != 0;
}

bool sickle_may_gain(const State& state, Seat seat, std::uint8_t paid, std::uint8_t gained) {
  if (paid == gained) return false;  // SAM-7.19
  if (gained == unit_vp) return true;
  if (gained < resource_count) return state.reserve[gained] > 0;
  return recordable(state.players[seat], static_cast<std::uint8_t>(gained - unit_first_track));
}

bool sickle_may_pay(const State& state, Seat seat, std::uint8_t unit) {
  const Player& player = state.players[seat];
  if (units_of(player, unit) == 0) return false;
  return unit != unit_vp || state.reserve.total() > 0 || any_recordable(player);
}

bool can_use(const State& state, Seat seat, Object object) {
  const Player& player = state.players[seat];
  if (player.upright[object] == 0) return false;
  switch (object) {
    case rune: return state.reserve.total() > 0;  // SAM-7.16
    case sickle:
      for (std::uint8_t unit = 0; unit < unit_count; ++unit)
        if (sickle_may_pay(state, seat, unit)) return true;
      return false;
    case horn:
      for (std::uint16_t rest = player.board; rest != 0;
           rest &= static_cast<std::uint16_t>(rest - 1))
        if ((state.around[static_cast<std::size_t>(std::countr_zero(rest))] & ~state.complete) != 0)
          return true;
      return false;
    default: return false;  // dolmen and sacred fire have moments of their own
  }
}

const Activation* running_activation(const State& state) {
  for (const Frame& frame : state.stack)
    if (Flow{frame.flow} == Flow::activation) return &frame.locals<Activation>();
  return nullptr;
}

FinalScore final_score(const Player& player) {
  int missing = 0;
  int others = 0;
  for (std::uint8_t r = 0; r < resource_count; ++r) {
    missing += std::max(0, roman_cubes - player.cubes[r]);  // SAM-9.4
    others += std::max(0, player.cubes[r] - roman_cubes);   // SAM-9.5
  }
  const int fires = player.upright[fire] + player.lying[fire];
  return {player.vp, missing, others / 2, std::max(0, player.wisps - fires)};  // SAM-7.24
}

Outcome outcome(const State& state) {
  std::array<Standing, max_seats> standings{};
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Player& player = state.players[seat];
    standings[seat] = {static_cast<std::int16_t>(final_score(player).total()),
                       static_cast<std::int16_t>(members_on_board(player)),  // SAM-9.10
                       static_cast<std::int16_t>(-player.wisps)};            // SAM-9.11
  }
  return ranked(state.seats(), standings);
}

}  // namespace veillee::samhain
