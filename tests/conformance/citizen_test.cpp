// The rules of every game as the engine needs them: games end, lists are right, what is refused
// changes nothing, the same seed gives the same game, and everything can be written down and read.
#include <algorithm>
#include <set>

#include "engine/json.hpp"
#include "tests/conformance/citizen.hpp"

namespace veillee {
namespace {

class Rules : public Conformance {};
INSTANTIATE_TEST_SUITE_P(, Rules, testing::ValuesIn(every_citizen()), name_of);

TEST_P(Rules, random_games_end_within_the_bound_and_every_position_checks) {
  for (std::uint64_t seed = 1; seed <= games(25); ++seed) {
    const AnyState end = play(seed, [&](const AnyState& state) {
      ASSERT_EQ(game().check(state), "") << "seed " << seed;
    });
    ASSERT_TRUE(game().over(end));
    ASSERT_EQ(game().check(end), "") << "seed " << seed;
  }
}

TEST_P(Rules, lists_are_non_empty_unique_stable_and_for_deciders_only) {
  for (std::uint64_t seed = 1; seed <= games(3); ++seed) {
    const AnyState end = sample(seed, 100, [&](const AnyState& state) {
      const SeatSet owing = game().deciders(state);
      ASSERT_FALSE(owing.empty());
      for (Seat seat = 0; seat < 8; ++seat) {
        const AnyState before = state;
        const std::vector<Action> list = options(state, seat);
        ASSERT_EQ(before, state);
        ASSERT_EQ(list.empty(), !owing.has(seat)) << "seat " << int{seat};
        if (owing.has(seat)) {
          ASSERT_LT(seat, seats());
        }
        ASSERT_EQ(list, options(state, seat)) << "not stable";
        ASSERT_EQ(std::set<Action>(list.begin(), list.end()).size(), list.size()) << "not unique";
      }
    });
    for (Seat seat = 0; seat < seats(); ++seat) EXPECT_TRUE(options(end, seat).empty());
  }
}

TEST_P(Rules, every_listed_action_applies) {
  for (std::uint64_t seed = 1; seed <= games(3); ++seed)
    sample(seed, 80, [&](const AnyState& state) {
      for (const Seat seat : game().deciders(state))
        for (const Action& action : options(state, seat)) {
          AnyState after = state;
          const auto refusal = game().apply(after, seat, action);
          ASSERT_FALSE(refusal) << game().print_action(action) << ": " << refusal->sentence.en;
          ASSERT_FALSE(after == state) << game().print_action(action) << " changes nothing";
          ASSERT_EQ(game().check(after), "") << game().print_action(action);
        }
    });
}

TEST_P(Rules, every_unlisted_action_is_refused_and_changes_nothing) {
  FastRng random(77);
  const auto expect_refused = [&](const AnyState& state, Seat seat, Action action) {
    AnyState after = state;
    int events = 0;
    EventSink sink{[](void* n, const Event&) { ++*static_cast<int*>(n); }, &events};
    const auto refusal = game().apply(after, seat, action, &sink);
    ASSERT_TRUE(refusal) << "seat " << int{seat} << ": " << game().print_action(action);
    ASSERT_FALSE(refusal->sentence.fr.empty()) << game().print_action(action);
    ASSERT_FALSE(refusal->sentence.en.empty()) << game().print_action(action);
    ASSERT_EQ(after, state);
    ASSERT_EQ(events, 0);
  };
  const auto byte = [&] { return static_cast<std::uint8_t>(random.below(256)); };
  const auto kinds = static_cast<std::uint32_t>(game().info().notation.size());
  for (std::uint64_t seed = 1; seed <= games(3); ++seed) {
    const AnyState end = sample(seed, 30, [&](const AnyState& state) {
      const SeatSet owing = game().deciders(state);
      for (const Seat seat : owing) {
        const std::vector<Action> list = options(state, seat);
        const auto refuse_unless_listed = [&](Action action) {
          if (std::find(list.begin(), list.end(), action) == list.end())
            expect_refused(state, seat, action);
        };
        for (int i = 0; i < 20; ++i) {  // any eight bytes
          Action action;
          action.kind = byte();
          for (std::uint8_t& arg : action.args) arg = byte();
          refuse_unless_listed(action);
        }
        for (int i = 0; i < 60; ++i)  // small numbers: wrong, but not absurd
          refuse_unless_listed(make_action(random.below(kinds),
                                           static_cast<std::uint8_t>(random.below(16)),
                                           static_cast<std::uint8_t>(random.below(4)),
                                           static_cast<std::uint8_t>(random.below(16))));
        for (const Action& listed : list) {  // one byte off
          Action action = listed;
          action.args[random.below(7)] = byte();
          refuse_unless_listed(action);
          action = listed;
          action.kind = static_cast<std::uint8_t>(random.below(kinds));
          refuse_unless_listed(action);
          // What one seat may do, a seat that is not asked may not.
          for (Seat other = 0; other < 8; ++other)
            if (!owing.has(other)) expect_refused(state, other, listed);
          expect_refused(state, spectator, listed);
        }
      }
    });
    for (std::uint32_t kind = 0; kind < kinds; ++kind) expect_refused(end, 0, make_action(kind));
  }
}

TEST_P(Rules, same_seed_same_game) {
  for (std::uint64_t seed = 1; seed <= games(3); ++seed) {
    std::vector<std::uint64_t> hashes;
    play(seed, [&](const AnyState& state) { hashes.push_back(game().hash(state)); });
    std::size_t n = 0;
    play(seed, [&](const AnyState& state) {
      ASSERT_LT(n, hashes.size());
      ASSERT_EQ(game().hash(state), hashes[n++]);
    });
    EXPECT_EQ(n, hashes.size());
  }
  EXPECT_EQ(game().random_games(setup(), 5, 4).signature,
            game().random_games(setup(), 5, 4).signature);
  EXPECT_NE(game().random_games(setup(), 5, 4).signature,
            game().random_games(setup(), 6, 4).signature);
}

TEST_P(Rules, the_position_remembers_its_options) {
  EXPECT_EQ(game().setup_of(start(3)), setup());
  EXPECT_EQ(game().setup_of(play(3, [](const AnyState&) {})), setup());
}

TEST_P(Rules, a_copy_played_on_with_the_same_actions_stays_equal) {
  FastRng random(5);
  for (std::uint64_t seed = 1; seed <= games(2); ++seed)
    sample(seed, 8, [&](const AnyState& state) {
      AnyState one = state;
      AnyState other = state;
      for (int i = 0; i < 60 && !game().over(one); ++i) {
        const Taken taken = pick(one, random);
        ASSERT_FALSE(game().apply(one, taken.seat, taken.action));
        ASSERT_FALSE(game().apply(other, taken.seat, taken.action));
        ASSERT_EQ(one, other);
      }
    });
}

TEST_P(Rules, undo_is_the_identity) {
  // A table undoes by going back to a kept position and playing the log again.
  AnyState state = start(9);
  FastRng random(9);
  std::vector<AnyState> kept;
  std::vector<Taken> log;
  while (!game().over(state)) {
    kept.push_back(state);
    log.push_back(pick(state, random));
    ASSERT_FALSE(game().apply(state, log.back().seat, log.back().action));
  }
  for (std::size_t from = 0; from < log.size(); from += log.size() / 10 + 1) {
    AnyState again = kept[from];
    for (std::size_t i = from; i < log.size(); ++i) {
      ASSERT_EQ(again, kept[i]);
      ASSERT_FALSE(game().apply(again, log[i].seat, log[i].action));
    }
    ASSERT_EQ(again, state);
  }
}

TEST_P(Rules, notation_round_trip_for_every_option) {
  for (std::uint64_t seed = 1; seed <= games(3); ++seed)
    sample(seed, 80, [&](const AnyState& state) {
      for (const Seat seat : game().deciders(state)) {
        std::set<std::string> texts;
        for (const Action& action : options(state, seat)) {
          const std::string text = game().print_action(action);
          const Result<Action> parsed = game().parse_action(text);
          ASSERT_TRUE(parsed) << text << ": " << parsed.refusal().sentence.en;
          ASSERT_EQ(*parsed, action) << text;
          ASSERT_TRUE(texts.insert(text).second) << text << " is there twice";
        }
      }
    });
}

TEST_P(Rules, log_round_trip) {
  struct Line {
    Seat seat;
    std::string text;
    std::uint64_t fingerprint;
  };
  for (std::uint64_t seed = 1; seed <= games(3); ++seed) {
    std::vector<Line> log;
    AnyState state = start(seed);
    FastRng random(mix(seed));
    std::uint64_t before = game().fingerprint(state);
    while (!game().over(state)) {
      const Taken taken = pick(state, random);
      ASSERT_FALSE(game().apply(state, taken.seat, taken.action));
      const std::uint64_t after = game().fingerprint(state);
      ASSERT_NE(after, before) << "no trace of " << game().print_action(taken.action);
      log.push_back({taken.seat, game().print_action(taken.action), after});
      before = after;
    }
    AnyState replayed = start(seed);
    for (const Line& line : log) {
      const Result<Action> action = game().parse_action(line.text);
      ASSERT_TRUE(action) << line.text;
      ASSERT_FALSE(game().apply(replayed, line.seat, *action)) << line.text;
      ASSERT_EQ(game().fingerprint(replayed), line.fingerprint) << line.text;
    }
    ASSERT_EQ(replayed, state);
  }
}

TEST_P(Rules, simultaneous_decisions_commute) {
  FastRng random(8);
  for (std::uint64_t seed = 1; seed <= games(6); ++seed)
    play(seed, [&](const AnyState& state) {
      const SeatSet owing = game().deciders(state);
      if (owing.size() < 2) return;
      std::vector<Taken> answers;
      for (const Seat seat : owing) {
        const std::vector<Action> list = options(state, seat);
        answers.push_back({seat, list[random.below(static_cast<std::uint32_t>(list.size()))]});
      }
      AnyState first = state;
      for (const Taken& answer : answers)
        ASSERT_FALSE(game().apply(first, answer.seat, answer.action));
      std::reverse(answers.begin(), answers.end());
      AnyState second = state;
      for (const Taken& answer : answers)
        ASSERT_FALSE(game().apply(second, answer.seat, answer.action));
      random.shuffle(answers);
      AnyState third = state;
      for (const Taken& answer : answers)
        ASSERT_FALSE(game().apply(third, answer.seat, answer.action));
      ASSERT_EQ(first, second);
      ASSERT_EQ(first, third);
    });
}

TEST_P(Rules, outcome_is_consistent) {
  for (std::uint64_t seed = 1; seed <= games(25); ++seed) {
    const AnyState end = play(seed, [](const AnyState&) {});
    const Outcome outcome = game().outcome(end);
    ASSERT_EQ(outcome.seats, seats());
    const bool rivals = outcome.kind == Outcome::Kind::competitive;
    double shares = 0;  // of all sides
    for (Seat seat = 0; seat < seats(); ++seat) {
      ASSERT_EQ(outcome.winners.has(seat), outcome.place[seat] == 1 && !outcome.drawn);
      ASSERT_GE(outcome.place[seat], 1);
      ASSERT_GE(outcome.share(seat), 0);
      ASSERT_LE(outcome.share(seat), 1);
      int better = 0;
      for (Seat other = 0; other < seats(); ++other) {
        better += outcome.place[other] < outcome.place[seat] ? 1 : 0;
        // Where teams win otherwise than by points, each has its own.
        if (outcome.kind != Outcome::Kind::teams && outcome.score[other] > outcome.score[seat]) {
          ASSERT_LT(outcome.place[other], outcome.place[seat]) << "more points, worse place";
        }
        if (outcome.team[other] == outcome.team[seat]) {
          ASSERT_EQ(outcome.share(other), outcome.share(seat)) << "of one team";
        }
      }
      if (rivals) {
        ASSERT_EQ(outcome.place[seat], better + 1);
      }
    }
    const SeatSet sides = one_of_each_team(seats(), outcome.team);
    for (const Seat side : sides) shares += outcome.share(side);
    for (Seat nobody = seats(); nobody < 8; ++nobody) ASSERT_FALSE(outcome.winners.has(nobody));
    if (rivals) {
      ASSERT_EQ(sides.size(), seats());
    }
    ASSERT_EQ(sides.size() == 1, outcome.kind >= Outcome::Kind::together);
    if (sides.size() > 1) {
      ASSERT_NEAR(shares, 1.0, 1e-9);
    }
    const Teams teams = game().teams(end);
    for (Seat seat = 0; seat < seats(); ++seat) ASSERT_EQ(teams[seat], outcome.team[seat]);
    ASSERT_EQ(game().outcome(end), outcome);
  }
}

}  // namespace
}  // namespace veillee
