// What the evaluation sees in a position (outlook.hpp, planner.hpp, heuristics.cpp).
#include <optional>
#include <thread>

#include "engine/evaluation.hpp"
#include "engine/playout.hpp"
#include "games/civilisation/game.hpp"
#include "games/civilisation/tests/scenario.hpp"

namespace veillee::civilisation {
namespace {

// A's pawn at sea in a region without own tile, these dice in hand.
State at_sea(const dicium::Dice& dice, std::uint8_t throws) {
  State state = start(Options{2}, 5);
  ActionList list;
  for (const Seat seat : {A, B}) {
    options(state, seat, list);
    take_answer<Civilisation>(state, seat, list[0], nullptr);
    list.clear();
  }
  state.turn = {};
  state.turn.number = 1;
  state.turn.size = byte(dice.size());
  state.turn.throws = throws;
  state.turn.phase = throws > 1 ? dicium::Phase::action : dicium::Phase::throwing;
  state.turn.dice = dice;
  state.pawns[A] = at("G2");
  state.stack.clear();
  resume(state);
  run<Civilisation>(state, nullptr);
  return state;
}

float lead_of_a(const State& state) {
  return static_cast<float>(Civilisation::worth(state, A) - Civilisation::worth(state, B));
}

struct Look {
  Action action;
  float lead = -1e9F;
};

Look best_look(const State& state, bool foreseen) {
  ActionList list;
  options(state, A, list);
  std::vector<float> looks(static_cast<std::size_t>(list.size()), -1e9F);
  if (foreseen) Civilisation::foresee(state, list, looks.data());
  Look best;
  for (std::size_t i = 0; i < looks.size(); ++i) {
    const Action action = list[static_cast<int>(i)];
    if (looks[i] == -1e9F) {
      State next = state;
      take_answer<Civilisation>(next, A, action, nullptr);
      looks[i] = lead_of_a(next);
    }
    if (looks[i] > best.lead) best = {action, looks[i]};
  }
  return best;
}

std::string best_by_looks(const State& state, bool foreseen) {
  return game().print_action(best_look(state, foreseen).action);
}

TEST(Outlook, a_city_in_a_new_region_is_better_than_ending_the_actions) {
  dicium::Dice dice;
  dice.of[dicium::f1] = 2;
  dice.of[dicium::f4] = 1;
  EXPECT_EQ(best_by_looks(at_sea(dice, 2), false), "play city2 F1 F1");
}

TEST(Outlook, greens_are_kept_when_a_city_could_follow_and_the_rest_is_thrown_again) {
  dicium::Dice one;
  one.of[dicium::fs] = 1;
  one.of[dicium::f4] = 2;
  EXPECT_EQ(best_by_looks(at_sea(one, 1), true), "throw F4 F4");
}

TEST(Outlook, what_the_dice_promise_is_worth_points_not_hundreds_of_them) {
  dicium::Dice city;
  city.of[dicium::f1] = 2;
  city.of[dicium::f4] = 1;
  dicium::Dice nothing;
  nothing.of[dicium::f4] = 3;
  const int promise =
      Civilisation::worth(at_sea(city, 2), A) - Civilisation::worth(at_sea(nothing, 2), A);
  EXPECT_LT(promise, 1000);
  EXPECT_GT(promise, 0);
}

// Else a search prefers what ends before a throw, or behind one.
TEST(Outlook, a_turn_that_begins_is_worth_what_its_throws_bring_on_average) {
  constexpr std::array<float, 4> factorials = {1, 1, 2, 6};
  float begun = 0;
  float mean = 0;
  dicium::for_each_set(3, [&](const dicium::Dice& dice) {
    float ways = factorials[3];
    for (const std::uint8_t alike : dice.of) ways /= factorials[alike];
    const State state = at_sea(dice, 1);
    begun = lead_of_a(state);
    mean += ways / 216 * best_look(state, true).lead;
  });
  EXPECT_NEAR(begun, mean, 150);
}

TEST(Outlook, who_has_had_a_turn_less_has_so_much_more_to_come) {
  dicium::Dice dice;
  dice.of[dicium::f4] = 3;
  State state = at_sea(dice, 2);
  take_answer<Civilisation>(state, A, make_action(Do::end_actions), nullptr);
  const float before = lead_of_a(state);
  take_answer<Civilisation>(state, A, make_action(Do::reserve, no_arg, no_arg), nullptr);
  EXPECT_EQ(state.turn.seat, B);
  EXPECT_NEAR(lead_of_a(state), before, 80);
}

TEST(Outlook, at_the_end_only_the_count_is_left) {
  Scenario s(1);
  s.turn(12).vp(A, 19).hand("F1 F3 F4").turn_of(A).play("end actions").play("reserve");
  EXPECT_EQ(s.game().worth(s.state(), A), 2100);
}

struct Judged {
  std::array<int, max_seats> worth{};
  std::array<float, ActionList::capacity> looks{};

  explicit Judged(const State& state, const std::vector<std::int16_t>& weights = {}) {
    const TriedWeights tried(&Civilisation::evaluation(), weights);
    for (Seat seat = 0; seat < state.seats(); ++seat)
      worth[seat] = Civilisation::worth(state, seat);
    ActionList list;
    legal<Civilisation>(state, deciders<Civilisation>(state).first(), list);
    Civilisation::foresee(state, list, looks.data());
  }
  friend bool operator==(const Judged&, const Judged&) = default;
};

// Positions beside this one: each differs in one thing that an evaluation looks at.
std::vector<State> beside(const State& state, std::uint8_t deck) {
  std::vector<State> all;
  const auto add = [&](auto change) {
    all.push_back(state);
    change(all.back());
  };
  add([](State& s) { ++s.fights[A]; });
  add([](State& s) {
    for (std::uint8_t& slayer : s.monsters)
      if (slayer != alive) slayer = byte((slayer + 1) % s.seats());
  });
  add([](State& s) { s.monsters[hydra] = s.monsters[hydra] == alive ? A : alive; });
  add([](State& s) { s.boards[A].slots ^= 1U << dicium::b3a; });
  add([](State& s) { s.boards[A].hand = s.boards[A].hand == 4 ? 5 : 4; });
  add([](State& s) { s.boards[s.seats() - 1].reserve = dicium::dice_of(dicium::f4, 2); });
  add([](State& s) { s.colours[A] = byte((s.colours[A] + 1) % board_count); });
  add([](State& s) {
    s.heroes[A][hero_colour] = s.heroes[A][hero_colour] == on_board ? at("A1") : on_board;
  });
  add([](State& s) { s.built[A][temple].add(at("I9")); });
  add([](State& s) { s.pawns[A] = at("F6"); });
  add([](State& s) { s.pawns[s.seats() - 1] = at("D4"); });
  add([](State& s) {
    for (std::uint8_t card = 0; card < philosopher_count; ++card) s.cards.put(card, gone, {});
  });
  add([](State& s) { s.cards.put(thales, in_hand, everybody); });
  add([](State& s) {
    s.commons[pantheon] = s.commons[pantheon] == lies_open ? unused : lies_open;
  });
  add([](State& s) { s.extras.elements ^= 1; });
  add([](State& s) { s.extras.third ^= 1; });
  add([](State& s) { s.turn.size = byte(s.turn.size == 4 ? 5 : 4); });
  add([](State& s) { s.pile = byte(s.pile / 2); });
  add([=](State& s) { s.deck = deck; });
  return all;
}

// Each thread has a memory of its own: one that begins remembers nothing.
Judged judged_anew(const State& state, const std::vector<std::int16_t>& weights = {}) {
  std::optional<Judged> judged;
  std::thread([&] { judged.emplace(state, weights); }).join();
  return *judged;
}

std::uint8_t deck_of_easier_objectives() {
  std::string text = game().decks()->written(0);
  for (std::size_t at = 0; (at = text.find("\"need\": 4", at)) != std::string::npos; ++at)
    text.replace(at, 9, "\"need\": 3");
  return *game().decks()->add(text, "mine.json");
}

TEST(Outlook, what_is_remembered_is_what_is_worked_out_anew) {
  const LearnedEvaluation& evaluation = Civilisation::evaluation();
  std::vector<std::int16_t> others;  // other weights
  for (int i = 0; i < evaluation.features() * evaluation.phases(); ++i)
    others.push_back(static_cast<std::int16_t>(40 - 7 * i % 61));
  const std::uint8_t deck = deck_of_easier_objectives();
  ActionList list;
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 16; ++seed) {
    Options options;
    options.switches.seats = byte(1 + seed % 4);
    options.deck = seed % 3 == 0 ? deck : 0;
    State state = start(options, seed);
    FastRng random(seed);
    for (std::uint64_t n = 0; !over<Civilisation>(state); ++n) {
      const Judged remembered(state);
      const Judged otherwise(state, others);
      EXPECT_EQ(Judged(state), remembered);
      if ((n + seed) % 16 == 0) {
        EXPECT_EQ(judged_anew(state), remembered) << seed << " " << n;
        EXPECT_EQ(judged_anew(state, others), otherwise) << seed << " " << n;
        ++compared;
      }
      if ((n + seed) % 64 == 0)
        for (const State& other : beside(state, deck)) {
          const Judged known(other);
          EXPECT_EQ(judged_anew(other), known) << seed << " " << n;
        }
      const auto [seat, action] = random_action<Civilisation>(state, list, random);
      apply<Civilisation>(state, seat, action);
    }
  }
  EXPECT_GT(compared, 50);
}

}  // namespace
}  // namespace veillee::civilisation
