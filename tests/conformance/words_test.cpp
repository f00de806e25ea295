// Everything that a person reads is there, in French and in English.
#include <algorithm>
#include <cctype>

#include "engine/address.hpp"
#include "engine/chronicle.hpp"
#include "engine/json.hpp"
#include "engine/rules_text.hpp"
#include "engine/score_sheet.hpp"
#include "tests/conformance/citizen.hpp"
#include "tests/conformance/reading.hpp"

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
  for (std::uint64_t seed = 1; seed <= games(3); ++seed)
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
  for (std::uint64_t seed = 1; seed <= games(3); ++seed) {
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

// Names that ask for everything French can ask of a name.
SeatNames difficult_names(const AnyGame& game) {
  SeatNames names = game.seat_names();
  names[0] = verbatim("Alice");
  names[1] = phrase({"initié (Violet)", "initiate (Violet)"});
  names[2] = phrase({"héritier", "heir"});
  names[3] = verbatim("Émile");
  return names;
}

// Names instead of codes, and a page that a printer would not send back.
void expect_readable(const AnyGame& game, const Phrase& words, const std::string& what) {
  for (const Language language : {Language::french, Language::english}) {
    const std::string wrong = stumble(game.info(), words.in(language), language);
    ASSERT_EQ(wrong, "") << what << ": " << words.in(language);
  }
}

TEST_P(Presentation, options_prompts_and_refusals_read_well) {
  const SeatNames names = difficult_names(game());
  FastRng random(7);
  for (std::uint64_t seed = 1; seed <= games(2); ++seed)
    sample(seed, 60, [&](const AnyState& state) {
      for (const Seat seat : game().deciders(state)) {
        const Phrase prompt = game().prompt(state, seat, names);
        expect_readable(game(), prompt, "prompt");
        for (const std::string& text : {prompt.fr, prompt.en})
          ASSERT_TRUE(text.ends_with("?") || text.ends_with(".")) << "no sentence: " << text;
        for (const Action& action : options(state, seat)) {
          const Phrase words = game().action_words(state, seat, action, names);
          expect_readable(game(), words, game().print_action(action));
          for (const std::string& text : {words.fr, words.en})
            ASSERT_FALSE(std::isdigit(static_cast<unsigned char>(text[0])))
                << "what is to be done? " << text;
        }
        // Something that could be typed, possible or not.
        const Notation notation = game().info().notation;
        Action action;
        action.kind =
            static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(notation.size())));
        const Arguments& arguments = notation[action.kind].arguments;
        for (std::size_t i = 0; i < arguments.size(); ++i)
          action.args[i] = static_cast<std::uint8_t>(random.below(
              arguments[i].names.empty() ? 8U
                                         : static_cast<std::uint32_t>(arguments[i].names.size())));
        if (AnyState copy = state; const auto refusal = game().apply(copy, seat, action))
          expect_readable(game(), refusal->sentence, "refusal of " + game().print_action(action));
      }
    });
}

constexpr int looked_at = 200;  // decisions of a game: reading takes longer than playing

TEST_P(Presentation, the_log_tells_turns_in_good_sentences) {
  const SeatNames names = difficult_names(game());
  AnyState state = start(3);
  FastRng random(3);
  for (int n = 0; n < static_cast<int>(games(looked_at)) && !game().over(state); ++n) {
    std::vector<Event> events;
    EventSink sink = collect_into(events);
    const Taken taken = pick(state, random);
    ASSERT_FALSE(game().apply(state, taken.seat, taken.action, &sink));
    Chronicle chronicle(game());
    for (const Event& event : events) chronicle.add(event, 1, taken.seat);
    const ChronicleLine* last = nullptr;
    std::size_t told = 0;
    for (const ChronicleLine& line : chronicle.lines()) {
      told += line.events.size();
      const Phrase words = line_words(game(), setup(), line, names);
      expect_readable(game(), words, "log");
      if (words.empty() || line.badge == no_arg) continue;  // nothing told, or a heading
      const auto alike = [](const Event& a, const Event& b) {
        return a.kind == b.kind && a.seat == b.seat;
      };
      ASSERT_FALSE(last != nullptr && alike(last->events.front(), line.events.front()))
          << "one decision is told by the unit: " << words.en;
      last = &line;
    }
    ASSERT_EQ(told, events.size()) << "animation gets every event";
  }
}

// "Vous gagnez 2 bois": what the log tells of its reader (engine/address.hpp).
TEST_P(Presentation, the_log_speaks_to_whoever_reads_it) {
  const SeatNames names = difficult_names(game());
  AnyState state = start(5);
  FastRng random(5);
  std::size_t spoken = 0;
  for (int n = 0; n < static_cast<int>(games(looked_at)) && !game().over(state); ++n) {
    std::vector<Event> events;
    EventSink sink = collect_into(events);
    const Taken taken = pick(state, random);
    ASSERT_FALSE(game().apply(state, taken.seat, taken.action, &sink));
    for (const Event& event : events)
      for (Seat seat = 0; seat < seats(); ++seat) {
        SeatNames to_me = names;
        to_me[seat] = addressed(names[seat]);
        const Phrase plain = game().event_words(setup(), event, names);
        const Phrase words = game().event_words(setup(), event, to_me);
        expect_readable(game(), words, "log");
        for (const Language language : {Language::french, Language::english}) {
          const std::string& text = words.in(language);
          ASSERT_EQ(text.find(address_mark), std::string::npos) << text;
          if (!plain.in(language).starts_with(names[seat].in(language) + " ")) continue;
          ++spoken;
          ASSERT_TRUE(text.starts_with(language == Language::french ? "vous " : "you "))
              << text << ": engine/address.cpp does not know this verb";
        }
      }
  }
  EXPECT_GT(spoken, 0U);
}

TEST_P(Presentation, a_heading_of_the_log_has_something_below_it) {
  AnyState state = start(3);
  FastRng random(3);
  Chronicle chronicle(game());
  for (std::uint32_t move = 1; !game().over(state); ++move) {
    std::vector<Event> events;
    EventSink sink = collect_into(events);
    const Taken taken = pick(state, random);
    ASSERT_FALSE(game().apply(state, taken.seat, taken.action, &sink));
    for (const Event& event : events) chronicle.add(event, move, taken.seat);
  }
  const auto heading = [&](const ChronicleLine& line) {
    const EventSpec& spec = game().info().events[line.events.back().kind];
    return spec.badge == Badge::none && spec.motion == Motion::notice;
  };
  const auto lines = chronicle.lines();
  for (std::size_t i = 1; i < lines.size(); ++i) {
    if (!heading(lines[i - 1]) || !heading(lines[i])) continue;
    ASSERT_NE(lines[i - 1].events.back().kind, lines[i].events.back().kind) << "line " << i;
  }
}

TEST(Reading, a_reader_stumbles_over_each_of_these) {
  const GameInfo& info = find_game("sabbat-magica")->info();
  for (const char* text :
       {"active C05", "le miroir W-2", "2 araignées en 2H", "magicien en a1", "va à TUR",
        "gagne 3 T", "le membre de initié", "le tour de héritier", "va de le globe",
        "voler à le mage", "phase : nourriture", "phase: nourriture", "quoi ?", "« oui »", "l'or",
        "gagne 2 VP", "bat 1 fantômes", "Vous avez rien."})
    EXPECT_NE(stumble(info, text, Language::french), "") << text;
  for (const char* text :
       {"pay 4 PM", "1 PA on Light", "2 PV", "in 2H", "takes W-2", "gains 0 T", "loses 1 points"})
    EXPECT_NE(stumble(info, text, Language::english), "") << text;
  for (const char* text : {"le magicien d’Argosola va sur la case a2 (2 araignées)",
                           "Alice paie 4 bois et 2 pierres", "quoi\u202F?"})
    EXPECT_EQ(stumble(info, text, Language::french), "") << text;
  EXPECT_EQ(stumble(info, "Alice's magician goes to square a2 (2 spiders)", Language::english), "");
}

TEST_P(Presentation, views_are_valid_json) {
  for (std::uint64_t seed = 1; seed <= games(2); ++seed) {
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
    for (const ScoreLine& line : score_sheet(game(), state, {})) {
      expect_words(line.label, "score sheet");
      ASSERT_EQ(line.points.size(), seats());
    }
  };
  const AnyState end = sample(4, 12, look);
  look(end);
  EXPECT_FALSE(score_sheet(game(), end, {}).empty());
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
