// Nothing hidden leaks. `resample` deals anew what a viewer cannot know; whatever that viewer can
// fetch must not change by a byte.
#include <map>

#include "engine/json.hpp"
#include "tests/conformance/citizen.hpp"

namespace veillee {
namespace {

class Hidden : public Conformance {
 protected:
  // All that this viewer can ask the table for.
  std::string fetched(const AnyState& state, Viewer viewer) const {
    const SeatNames names = game().seat_names();
    std::string all = game().view(state, viewer);
    all += "\nshown " + std::to_string(game().shown_deciders(state).bits()) + " decision " +
           std::to_string(game().decision(state));
    const Outcome standing = game().standing(state);
    for (const Seat seat : game().turn_order(state))
      all += "\n" + std::string(seat_letters[seat]) + " " + std::to_string(standing.score[seat]) +
             " place " + std::to_string(standing.place[seat]);
    for (const ScoreLine& line : game().score_sheet(state))
      for (const int n : line.points) all += "\n" + line.label.en + " " + std::to_string(n);
    Canvas canvas;
    game().draw(state, viewer, names, Language::english, canvas);
    all += '\n' + canvas.text(true);
    // Only who is asked is told what for, and may choose.
    if (viewer < seats() && game().deciders(state).has(viewer)) {
      all += "\n" + game().prompt(state, viewer, names).en;
      for (const Action& action : options(state, viewer))
        all += "\n" + game().print_action(action) + " : " +
               game().action_words(state, viewer, action, names).en;
      if (const auto payment = game().payment(state, viewer)) {
        all += "\npays " + std::to_string(payment->paid) + " of " + std::to_string(payment->due);
        for (const Payment::Means& each : payment->means)
          all += "\n" + each.piece + " " + std::to_string(each.have);
        for (const Action& action : payment->proposal) all += "\n" + game().print_action(action);
      }
    }
    return all;
  }
};
INSTANTIATE_TEST_SUITE_P(, Hidden, testing::ValuesIn(every_citizen()), name_of);

TEST_P(Hidden, resampling_leaves_all_that_the_viewer_knows) {
  for (std::uint64_t seed = 1; seed <= games(3); ++seed)
    sample(seed, 14, [&](const AnyState& state) {
      for (const Viewer viewer : viewers()) {
        const std::string before = fetched(state, viewer);
        for (std::uint64_t deal = 0; deal < 2; ++deal) {
          AnyState other = state;
          game().resample(other, viewer, deal);
          ASSERT_EQ(game().check(other), "") << "viewer " << int{viewer};
          ASSERT_EQ(fetched(other, viewer), before) << "viewer " << int{viewer};
          ASSERT_EQ(game().shown_deciders(other), game().shown_deciders(state));
          if (game().entitled(state).empty()) {
            ASSERT_EQ(game().deciders(other), game().deciders(state));
          }
          ASSERT_EQ(game().decision(other), game().decision(state));
          for (const Seat seat : game().deciders(other))
            ASSERT_FALSE(options(other, seat).empty()) << "seat " << int{seat};
        }
      }
    });
}

TEST_P(Hidden, resampling_depends_on_the_seed_alone) {
  sample(4, 60, [&](const AnyState& state) {
    for (const Viewer viewer : viewers()) {
      AnyState one = state;
      AnyState other = state;
      game().resample(one, viewer, 17);
      game().resample(other, viewer, 17);
      ASSERT_EQ(one, other);
    }
  });
}

TEST_P(Hidden, resampling_forgets_the_truth) {
  sample(4, 60, [&](const AnyState& state) {
    for (const Viewer viewer : viewers()) {
      AnyState one = state;
      AnyState other = state;
      game().resample(one, viewer, 17);
      game().resample(other, viewer, 5);
      game().resample(other, viewer, 17);
      ASSERT_EQ(one, other);
    }
  });
}

TEST_P(Hidden, nobody_knows_what_chance_will_bring) {
  // The generator of the truth must not be in a resampled position: two deals of the same position
  // differ, even where nothing is hidden but the future.
  const AnyState state = start(5);
  AnyState one = state;
  AnyState other = state;
  game().resample(one, 0, 1);
  game().resample(other, 0, 2);
  EXPECT_FALSE(one == state);
  EXPECT_FALSE(one == other);
}

TEST_P(Hidden, a_resampled_position_can_be_played_to_the_end) {
  FastRng random(21);
  for (std::uint64_t seed = 1; seed <= games(2); ++seed)
    sample(seed, 12, [&](const AnyState& state) {
      for (const Viewer viewer : viewers()) {
        AnyState other = state;
        game().resample(other, viewer, seed);
        int decisions = 0;
        while (!game().over(other)) {
          const Taken taken = pick(other, random);
          ASSERT_FALSE(game().apply(other, taken.seat, taken.action));
          ASSERT_EQ(game().check(other), "");
          ASSERT_LE(++decisions, game().info().longest_game);
        }
      }
    });
}

TEST_P(Hidden, a_resampled_position_is_a_position) {
  // What can be written down and read again is possible by the game's own account; and what is in
  // the position but in no view of the viewer keeps its public sums, which `check` looks after.
  int quiet = 0;
  play(6, [&](const AnyState& state) { quiet += game().quiet(state) ? 1 : 0; });
  const int stride = quiet / 60 + 1;  // of a long game some
  int looked_at = 0;
  int n = 0;
  play(6, [&](const AnyState& state) {
    if (!game().quiet(state) || n++ % stride != 0) return;
    ++looked_at;
    for (const Viewer viewer : viewers()) {
      AnyState other = state;
      game().resample(other, viewer, 3);
      const std::string text = game().write_position(Study(other));
      const Result<Study> read = game().read_position(text);
      ASSERT_TRUE(read) << read.refusal().sentence.en;
      ASSERT_EQ(game().write_position(*read), text);
    }
  });
  EXPECT_GT(looked_at, 1);
}

TEST_P(Hidden, a_secret_answer_shows_in_nothing_before_the_last_one) {
  for (std::uint64_t seed = 1; seed <= games(3); ++seed)
    sample(seed, 60, [&](const AnyState& state) {
      const SeatSet owing = game().deciders(state);
      if (owing.size() < 2) return;
      for (const Seat seat : owing) {
        const std::vector<Action> list = options(state, seat);
        std::map<Viewer, std::string> shown;
        for (const std::size_t i : {std::size_t{0}, list.size() - 1}) {
          AnyState answered = state;
          std::vector<Event> events;
          EventSink sink = collect_into(events);
          ASSERT_FALSE(game().apply(answered, seat, list[i], &sink));
          for (const Viewer viewer : viewers()) {
            if (viewer == seat) continue;
            std::string all = fetched(answered, viewer);
            for (const Event& event : events)
              if (const auto seen = seen_by(event, viewer))
                all += "\nevent " + game().event_words(setup(), *seen, game().seat_names()).en;
            const auto [at, first] = shown.emplace(viewer, all);
            ASSERT_EQ(at->second, all)
                << "viewer " << int{viewer} << " sees the answer of seat " << int{seat};
          }
        }
      }
    });
}

TEST_P(Hidden, a_discreet_answer_shows_in_nothing_at_all_while_the_question_is_open) {
  for (std::uint64_t seed = 1; seed <= games(3); ++seed)
    play(seed, [&](const AnyState& state) {
      const SeatSet asked = game().deciders(state);
      if (game().entitled(state).empty()) return;
      ASSERT_TRUE((asked - game().entitled(state)).empty()) << "only the entitled are asked";
      for (const Seat seat : asked) {
        ASSERT_GT(options(state, seat).size(), 1U) << "who can only pass is not asked";
        if (asked.size() < 2) continue;
        for (const Action& action : options(state, seat)) {
          AnyState answered = state;
          std::vector<Event> events;
          EventSink sink = collect_into(events);
          ASSERT_FALSE(game().apply(answered, seat, action, &sink));
          ASSERT_TRUE(events.empty());
          for (const Viewer viewer : viewers())
            if (viewer != seat) {
              ASSERT_EQ(fetched(answered, viewer), fetched(state, viewer));
            }
        }
      }
    });
}

// A window is an information point whether anybody was asked or not: the action that opens it
// counts as one that chance had a part in, in every deal.
TEST_P(Hidden, a_discreet_question_is_a_point_of_no_free_return) {
  for (std::uint64_t seed = 1; seed <= games(3); ++seed) {
    std::optional<AnyState> before;
    play(seed, [&](const AnyState& state) {
      if (before && !game().entitled(state).empty() && game().entitled(*before).empty()) {
        ASSERT_NE(game().chance_drawn(state), game().chance_drawn(*before));
      }
      before = state;
    });
  }
}

// Over all positions of a game with as many seats as possible: if the views of two seats ever
// differ, something is hidden, and then resampling for somebody who only watches must change what
// some seat sees.
class Secrets : public Conformance {};
INSTANTIATE_TEST_SUITE_P(, Secrets, testing::ValuesIn(every_citizen()), name_of);

TEST_P(Secrets, resampling_changes_what_is_hidden_and_nothing_else) {
  bool hides = false;
  int changed = 0;
  for (std::uint64_t seed = 1; seed <= games(3); ++seed)
    sample(seed, 30, [&](const AnyState& state) {
      AnyState other = state;
      game().resample(other, spectator, seed);
      for (Seat seat = 0; seat < seats(); ++seat) {
        hides |= game().view(state, seat) != game().view(state, spectator);
        changed += game().view(other, seat) != game().view(state, seat) ? 1 : 0;
      }
    });
  if (hides)
    EXPECT_GT(changed, 0) << "something is hidden, and resampling leaves it as it is";
  else
    EXPECT_EQ(changed, 0) << "nothing is hidden, and resampling changes a view";
}

}  // namespace
}  // namespace veillee
