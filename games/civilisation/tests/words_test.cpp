// What options, prompts and the terminal say, where it depends on the position.
#include <set>

#include "engine/rules_text.hpp"
#include "games/civilisation/game.hpp"
#include "games/civilisation/tests/scenario.hpp"

namespace veillee::civilisation {
namespace {

Phrase words_of(const Scenario& s, std::string_view option) {
  const auto action = s.game().parse_action(option);
  EXPECT_TRUE(action) << option;
  EXPECT_TRUE(s.offers(option)) << option;
  return s.game().action_words(s.state(), s.decider(), *action, s.game().seat_names(s.state()));
}

TEST(Civilisation, CIV_4_12_a_square_says_what_waits_there) {
  Scenario s;
  s.at(A, "C3").at(B, "C2").hand("F2 F2 F1").turn_of(A);
  EXPECT_TRUE(words_of(s, "play sea F2 F2").fr.ends_with("naviguer de 2 cases au plus"));
  s.play("play pair F2 F2");
  EXPECT_EQ(words_of(s, "go B2").en, "go to square B2 and fight the Minotaur (defence 4)");
  EXPECT_EQ(words_of(s, "go C2").fr, "aller sur la case C2 et attaquer Vert");
  EXPECT_EQ(words_of(s, "go D3").fr, "aller sur la case D3, Septentrion");
}

TEST(Civilisation, CIV_9_1_a_hero_says_what_it_unlocks) {
  Scenario s;
  s.board(A, "blue").at(A, "E4").hand("F1 F1 F3 F3").turn_of(A).play("play twopair F1 F1 F3 F3");
  EXPECT_EQ(words_of(s, "hero colour").en, "lay the Hero of colours: two blue bonuses");
}

TEST(Civilisation, CIV_1_20_the_slot_of_level_four_is_called_green) {
  Scenario s;
  s.hand("F1 F2 F3").turn_of(A).play("play straight F1 F2 F3");
  EXPECT_EQ(words_of(s, "slot B4a").fr, "prendre le bonus vert de niveau 4");
}

// One sentence for one thing done, with its sum.
TEST(Civilisation, CIV_12_1_points_are_told_with_what_brings_them) {
  Scenario s;
  s.at(A, "D3").hand("F1 F1 F2").turn_of(A).play("play city2 F1 F1").play("slot B2a");
  Texts french;
  Texts english;
  for (const Event& event : s.events) {
    const Phrase words =
        s.game().event_words(s.game().setup_of(s.state()), event, s.game().seat_names(s.state()));
    if (words.empty()) continue;
    french.push_back(words.fr);
    english.push_back(words.en);
  }
  int told = 0;
  for (const std::string& sentence : english) {
    told += sentence.find("lays a city on square D3: +1") != std::string::npos;
    EXPECT_EQ(sentence.find("gains 1"), std::string::npos) << sentence;
  }
  EXPECT_EQ(told, 1) << testing::PrintToString(english);
  EXPECT_EQ(french.size(), english.size());
}

// Every event of random games is told in both languages or is to be seen only; every option has
// words; the terminal fits into a hundred columns.
TEST(Civilisation, everything_has_words_and_the_board_fits) {
  FastRng random(5);
  for (int seats = 1; seats <= 4; ++seats) {
    AnyState state = game().start(*game().setup(seats), static_cast<std::uint64_t>(seats));
    for (int n = 0; n < 400 && !game().over(state); ++n) {
      const SeatNames names = game().seat_names(state);
      const Seat seat = game().deciders(state).first();
      ActionList list;
      game().legal(state, seat, list);
      for (const Action& action : list)
        ASSERT_FALSE(game().action_words(state, seat, action, names).empty())
            << game().print_action(action);
      ASSERT_FALSE(game().prompt(state, seat, names).empty());
      if (n % 20 == 0)
        for (const Language language : {Language::french, Language::english}) {
          Canvas canvas;
          game().draw(state, seat, names, language, canvas);
          ASSERT_LE(canvas.width(), 100) << canvas.text(false);
        }
      const auto pick = random.below(static_cast<std::uint32_t>(list.size()));
      ASSERT_FALSE(game().apply(state, seat, list[static_cast<int>(pick)], nullptr));
    }
  }
}

// Whatever can be named in an action can be pointed at, and says its clause.
TEST(Civilisation, every_value_of_every_argument_is_a_piece) {
  const std::vector<Piece> pieces = game().pieces(*game().setup(2));
  const RulesText rules = parse_rules(game().info().rules, Language::english);
  std::set<std::string> ids;
  for (const Piece& piece : pieces) {
    EXPECT_TRUE(ids.insert(piece.id).second) << piece.id;
    EXPECT_TRUE(piece.text.fr.ends_with('.') && piece.text.en.ends_with('.')) << piece.id;
    EXPECT_NE(rules.find(piece.clause), nullptr) << piece.id << ": " << piece.clause;
  }
  for (const DecisionSpec& decision : game().info().decisions)
    EXPECT_NE(rules.find(decision.clause), nullptr) << decision.name;
  for (const ActionSpec& spec : game().info().notation)
    for (std::size_t i = 0; i < spec.arguments.size(); ++i)
      for (const std::string_view name : spec.arguments[i].names) {
        const std::string id = std::string(spec.arguments[i].kind) + ":" + std::string(name);
        EXPECT_TRUE(spec.arguments[i].kind == "seat" || ids.contains(id)) << id;
      }
}

// A square is called a square, and nothing else is called by a code.
TEST(Civilisation, sentences_have_no_codes_but_squares) {
  const auto expect_names = [](const Phrase& words) {
    for (const std::string& text : {words.fr, words.en})
      for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] < '0' || text[i] > '9' || text[i - 1] < 'A' || text[i - 1] > 'Z') continue;
        const std::string before = text.substr(0, i - 1);
        EXPECT_TRUE(before.ends_with("case ") || before.ends_with("square ")) << text;
      }
  };
  FastRng random(9);
  for (int seats = 1; seats <= 4; ++seats) {
    AnyState state = game().start(*game().setup(seats), 40 + static_cast<std::uint64_t>(seats));
    const veillee::Setup setup = game().setup_of(state);
    const SeatNames names = game().seat_names(state);
    while (!game().over(state)) {
      const Seat seat = game().deciders(state).first();
      ActionList list;
      game().legal(state, seat, list);
      const Action action =
          list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))];
      expect_names(game().action_words(state, seat, action, names));
      std::vector<Event> events;
      EventSink sink = collect_into(events);
      ASSERT_FALSE(game().apply(state, seat, action, &sink));
      for (const Event& event : events)
        for (const Viewer viewer : {Viewer{A}, spectator})
          if (const auto seen = seen_by(event, viewer))
            expect_names(game().event_words(setup, *seen, names));
    }
  }
}

}  // namespace
}  // namespace veillee::civilisation
