// The computer's judgement: throws are weighed as they fall, and a goal nearer by looks better.
#include <gtest/gtest.h>

#include <cmath>
#include <optional>
#include <thread>

#include "engine/playout.hpp"
#include "games/donjon/game.hpp"
#include "games/donjon/planner.hpp"

namespace veillee::donjon {
namespace {

// A first re-roll without another one after it, somewhere in a game.
State at_the_re_roll(std::uint64_t seed) {
  Options options;
  options.switches.seats = byte(1 + seed % 4);
  State state = Donjon::start(options, seed);
  FastRng random(seed);
  ActionList list;
  for (int n = 0; !over<Donjon>(state); ++n) {
    const Seat seat = deciders<Donjon>(state).first();
    if (n > 40 && Decision{state.pending.decision} == Decision::reroll &&
        limits(state, seat).throws == state.turn.throws + 1)
      break;
    legal<Donjon>(state, seat, list);
    apply<Donjon>(state, seat,
                  list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))]);
  }
  return state;
}

TEST(Evaluation, a_re_roll_is_worth_the_mean_of_what_it_brings) {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const State state = at_the_re_roll(seed);
    if (over<Donjon>(state)) continue;
    const Seat seat = state.turn.seat;
    ActionList list;
    legal<Donjon>(state, seat, list);
    constexpr float untold = -1e9F;
    std::array<float, ActionList::capacity> looks{};
    looks.fill(untold);
    Donjon::foresee(state, list, looks.data());
    for (int i = 0; i < list.size(); ++i) {
      if (Do{list[i].kind} == Do::scroll) {  // put off until the actions
        EXPECT_GT(looks[static_cast<std::size_t>(i)], untold);
        EXPECT_LT(looks[static_cast<std::size_t>(i)], -100'000);
        continue;
      }
      if (Do{list[i].kind} != Do::reroll) {
        EXPECT_EQ(looks[static_cast<std::size_t>(i)], untold);
        continue;
      }
      if (i % 5 != 1) continue;
      double sum = 0;
      double squares = 0;
      constexpr int throws = 400;
      for (int n = 0; n < throws; ++n) {
        State next = state;
        next.rng = Rng(mix(seed * 1000 + static_cast<std::uint64_t>(n)));
        apply<Donjon>(next, seat, list[i]);
        const double worth = Donjon::worth_of_all(next);
        sum += worth;
        squares += worth * worth;
      }
      const double mean = sum / throws;
      const double spread = std::sqrt(std::max(0.0, squares / throws - mean * mean) / throws);
      EXPECT_NEAR(looks[static_cast<std::size_t>(i)], mean, 4.5 * spread + 2) << seed << " " << i;
      ++compared;
    }
  }
  EXPECT_GT(compared, 5);
}

// The treasure room T3, two squares from a portal.
constexpr std::uint8_t chest = 2;

TEST(Evaluation, whoever_stands_on_a_chest_goes_for_it) {
  for (Seat seat = 0; seat < 4; ++seat) {
    State state = at_the_re_roll(3);
    ASSERT_EQ(state.seats(), 4);
    for (Seat other = 0; other < 4; ++other) state.pawns[other] = portals[0];
    state.pawns[seat] = rooms[chest];
    state.rooms[chest] = hidden;
    Outlook outlook(state);
    outlook.share_out();
    EXPECT_EQ(outlook.taken[chest], seat);
    for (Seat other = 0; other < 4; ++other)
      EXPECT_EQ(outlook.open(other).has(chest), other == seat);
  }
}

TEST(Evaluation, a_plan_opens_a_chest_once) {
  State state = at_the_re_roll(1);
  const Seat seat = state.turn.seat;
  state.pawns[seat] = rooms[chest];
  state.rooms[chest] = hidden;
  state.card = no_arg;
  Outlook outlook(state);
  Weights prices{};
  prices[f_work] = prices[f_missing] = -1;
  prices[f_place] = 1;
  Planner::Memory memory;
  const Planner planner(outlook, seat, prices, memory);
  const Set here = Set::only(rooms[chest]);
  const int once = planner.plan(here, dicium::dice_of(dicium::f1, 2), 1);
  const int twice = planner.plan(here, dicium::dice_of(dicium::f1, 4), 2);
  EXPECT_GE(once, planner.gain_of_chest(chest));
  EXPECT_LT(twice, once + planner.gain_of_chest(chest));
}

TEST(Evaluation, a_plan_has_the_prices_of_the_evaluation) {
  State state = at_the_re_roll(3);
  const Seat seat = state.turn.seat;
  state.boards[seat].slots = 0;
  Weights prices{};
  prices[f_hand_4] = 7;
  prices[f_hand_5] = 2;
  prices[f_slots + dicium::b2b] = 5;
  prices[f_slots + dicium::b3a] = 6;
  for (const auto& [hand, price] : {std::pair{3, 7}, {4, 2}, {5, 0}}) {
    state.boards[seat].hand = byte(hand);
    const Outlook outlook(state);
    Planner::Memory memory;
    const Planner planner(outlook, seat, prices, memory);
    EXPECT_GT(outlook.survey.useful(seat), 0);
    EXPECT_EQ(planner.gain_of_hand(), price * outlook.survey.useful(seat)) << hand;
    EXPECT_EQ(planner.gain_of_bonus(dicium::all_slots), 6 * outlook.survey.useful(seat));
    EXPECT_EQ(planner.gain_of_bonus(dicium::of_level(2)), 5 * outlook.survey.useful(seat));
  }
}

// Every second time he sits down with the next march; then nobody has another turn.
TEST(Evaluation, the_last_turns_are_those_of_who_comes_next) {
  State state = at_the_re_roll(3);
  ASSERT_EQ(state.seats(), 4);
  state.piles = {};
  state.card = no_arg;
  state.march = 1;  // the King's steps of this turn are behind
  state.king = throne - 2;
  state.turn.throws = 2;
  const Outlook outlook(state);
  const Seat now = state.turn.seat;
  EXPECT_EQ(outlook.survey.turns[now], 0);
  EXPECT_EQ(outlook.survey.turns[clockwise(now, 4, 1)], 50);
  EXPECT_EQ(outlook.survey.turns[clockwise(now, 4, 2)], 0);
}

// Otherwise scrolls would be read only to put off the King's next step.
TEST(Evaluation, the_card_to_come_is_not_held_against_turning_it) {
  State state = at_the_re_roll(2);
  ActionList list;
  FastRng random(2);
  while (!over<Donjon>(state) && Decision{state.pending.decision} != Decision::reveal) {
    const Seat seat = deciders<Donjon>(state).first();
    legal<Donjon>(state, seat, list);
    apply<Donjon>(state, seat, any_of(list, random));
    state.held[sc_banish - first_kept] = state.turn.seat;  // so that it is asked
    state.goblins.add(state.goblins.empty() ? at(7, 5) : *state.goblins.begin());
  }
  ASSERT_FALSE(over<Donjon>(state));
  legal<Donjon>(state, state.turn.seat, list);
  std::array<float, ActionList::capacity> looks{};
  Donjon::foresee(state, list, looks.data());
  bool found = false;
  for (int i = 0; i < list.size(); ++i)
    if (Do{list[i].kind} == Do::reveal) {
      found = true;
      EXPECT_EQ(looks[static_cast<std::size_t>(i)], Donjon::worth_of_all(state));
    }
  EXPECT_TRUE(found);
}

struct Judged {
  int worth;
  std::array<float, ActionList::capacity> looks{};

  explicit Judged(const State& state) : worth(Donjon::worth_of_all(state)) {
    ActionList list;
    legal<Donjon>(state, deciders<Donjon>(state).first(), list);
    Donjon::foresee(state, list, looks.data());
  }
  friend bool operator==(const Judged&, const Judged&) = default;
};

// Each thread has a memory of its own: one that begins remembers nothing.
TEST(Evaluation, what_is_remembered_is_what_is_worked_out_anew) {
  ActionList list;
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 16; ++seed) {
    Options options;
    options.switches.seats = byte(1 + seed % 4);
    options.switches.difficulty = byte(seed / 4 % 2);
    options.switches.young = seed % 7 == 0 ? 1 : 0;
    State state = Donjon::start(options, seed);
    FastRng random(seed);
    for (std::uint64_t n = 0; !over<Donjon>(state); ++n) {
      const Judged remembered(state);
      EXPECT_EQ(Judged(state), remembered);
      if ((n + seed) % 16 == 0) {
        std::optional<Judged> anew;
        std::thread([&] { anew.emplace(state); }).join();
        EXPECT_EQ(*anew, remembered) << seed << " " << n;
        ++compared;
      }
      const auto [seat, action] = random_action<Donjon>(state, list, random);
      apply<Donjon>(state, seat, action);
    }
  }
  EXPECT_GT(compared, 50);
}

TEST(Evaluation, an_opened_chest_more_looks_better) {
  State state = at_the_re_roll(2);
  ASSERT_FALSE(over<Donjon>(state));
  const int before = Donjon::worth_of_all(state);
  for (std::size_t i = 0; i < room_count; ++i)
    if (state.rooms[i] == hidden) {
      state.rooms[i] = emptied;
      state.chests.push_back(tr_move);
      break;
    }
  EXPECT_GT(Donjon::worth_of_all(state), before);
}

TEST(Evaluation, goblins_in_reserve_look_better_than_an_empty_den) {
  State state = at_the_re_roll(2);
  ASSERT_FALSE(over<Donjon>(state));
  state.den = 3;
  const int before = Donjon::worth_of_all(state);
  state.den = 0;
  EXPECT_LT(Donjon::worth_of_all(state), before);
}

}  // namespace
}  // namespace veillee::donjon
