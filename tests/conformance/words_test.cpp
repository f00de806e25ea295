// Everything that a person reads is there, in French and in English.
#include <algorithm>

#include "engine/json.hpp"
#include "engine/rules_text.hpp"
#include "tests/conformance/citizen.hpp"

namespace veillee {
namespace {

class Presentation : public Conformance {};
INSTANTIATE_TEST_SUITE_P(, Presentation, testing::ValuesIn(every_citizen()), name_of);

// Both languages, and no argument left unfilled or unknown.
void expect_words(const Phrase& words, const std::string& what) {
  for (const std::string& text : {words.fr, words.en}) {
    ASSERT_FALSE(text.empty()) << what;
    ASSERT_EQ(text.find('{'), std::string::npos) << what << ": " << text;
    ASSERT_TRUE(what == "prompt" || text.find('?') == std::string::npos) << what << ": " << text;
  }
}

TEST_P(Presentation, options_and_prompts_have_words) {
  const SeatNames names = game().seat_names();
  ASSERT_GE(names.size(), seats());
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    sample(seed, 80, [&](const AnyState& state) {
      for (const Seat seat : game().deciders(state)) {
        expect_words(game().prompt(state, seat, names), "prompt");
        for (const Action& action : options(state, seat))
          expect_words(game().action_words(state, seat, action, names),
                       game().print_action(action));
      }
    });
}

TEST_P(Presentation, events_have_words_in_both_languages_or_in_neither) {
  const SeatNames names = game().seat_names();
  std::size_t told = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    AnyState state = start(seed);
    FastRng random(seed);
    while (!game().over(state)) {
      std::vector<Event> events;
      EventSink sink = collect_into(events);
      const Taken taken = pick(state, random);
      ASSERT_FALSE(game().apply(state, taken.seat, taken.action, &sink));
      for (const Event& event : events)
        for (const Viewer viewer : viewers()) {
          const auto seen = seen_by(event, viewer);
          if (!seen) continue;
          const Phrase words = game().event_words(setup(), *seen, names);
          ASSERT_EQ(words.fr.empty(), words.en.empty()) << "event " << int{event.kind};
          if (words.empty()) continue;
          ++told;
          expect_words(words, "event " + std::to_string(event.kind));
        }
    }
  }
  EXPECT_GT(told, 0U) << "nothing ever happens";
}

TEST_P(Presentation, views_are_valid_json) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    const auto look = [&](const AnyState& state) {
      for (const Viewer viewer : viewers())
        for (const bool indented : {false, true}) {
          const std::string text = game().view(state, viewer, indented);
          const Result<json::Value> view = json::read(text);
          ASSERT_TRUE(view) << view.refusal().sentence.en << "\n" << text;
          ASSERT_EQ(view->kind, json::Value::Kind::object);
          ASSERT_EQ(view->find("game")->string, game().info().id);
        }
    };
    look(sample(seed, 15, look));
  }
}

TEST_P(Presentation, boards_and_score_sheets_can_be_shown) {
  const SeatNames names = game().seat_names();
  const auto look = [&](const AnyState& state) {
    for (const Viewer viewer : viewers())
      for (const Language language : {Language::french, Language::english}) {
        Canvas canvas;
        game().draw(state, viewer, names, language, canvas);
        ASSERT_GT(canvas.height(), 0);
        ASSERT_FALSE(canvas.text(true).empty());
      }
    for (const ScoreLine& line : game().score_sheet(state)) {
      expect_words(line.label, "score sheet");
      ASSERT_EQ(line.points.size(), seats());
    }
  };
  const AnyState end = sample(4, 12, look);
  look(end);
  EXPECT_FALSE(game().score_sheet(end).empty());
}

// Once a game, not once a set of options.
TEST(Register, every_game_has_its_texts) {
  ASSERT_FALSE(all_games().empty());
  for (const AnyGame* game : every_game()) {
    const GameInfo& info = game->info();
    EXPECT_EQ(find_game(info.id), game);
    EXPECT_GE(info.seat_names.size(), info.seats.most);
    EXPECT_LE(info.seats.most, max_seats);
    EXPECT_FALSE(game->every_setup().empty());
    EXPECT_LE(game->state_bytes(), max_state_bytes);
    ASSERT_FALSE(info.events.empty());
    for (const EventSpec& event : info.events) {
      EXPECT_FALSE(event.name.empty());
      EXPECT_EQ(std::count_if(info.events.begin(), info.events.end(),
                              [&](const EventSpec& other) { return other.name == event.name; }),
                1)
          << event.name;
    }
    for (const DecisionSpec& decision : info.decisions) {
      EXPECT_FALSE(decision.name.empty());
      EXPECT_NE(decision.prompt.fr.find("{0}"), std::string_view::npos) << decision.name;
      EXPECT_NE(decision.prompt.en.find("{0}"), std::string_view::npos) << decision.name;
      for (const Language language : {Language::french, Language::english})
        EXPECT_NE(parse_rules(info.rules, language).find(decision.clause), nullptr)
            << decision.clause << " is no clause of " << info.id;
    }
  }
  EXPECT_EQ(find_game("no such game"), nullptr);
}

}  // namespace
}  // namespace veillee
