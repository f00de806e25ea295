#include "table/frames.hpp"

#include "engine/hash.hpp"
#include "engine/json.hpp"
#include "engine/testing/deals.hpp"
#include "games/registry.hpp"
#include "players/knowledge.hpp"
#include "table/tests/seated.hpp"

namespace veillee {
namespace {

using json::Value;

Value parsed(const std::string& text) {
  Result<Value> value = json::read(text);
  EXPECT_TRUE(value) << text;
  return value ? *value : Value{};
}

Seated begun(std::string_view game, std::uint64_t seed = 7) {
  Seated seated(two_people(game), seed);
  seated.sit("Boris");
  return seated;
}

TEST(Frames, options_are_for_the_seat_that_is_asked_and_complete) {
  Seated seated = begun("samhain");
  const Seat first = seated.table.deciders().first();
  const Value mine = parsed(seated.frame(first));
  const Value* decision = mine.find("decision");
  ASSERT_NE(decision, nullptr);
  EXPECT_EQ(static_cast<int>(decision->find("options")->items.size()),
            seated.options(first).size());
  EXPECT_EQ(parsed(seated.frame(static_cast<Viewer>(1 - first))).find("decision"), nullptr);
  EXPECT_EQ(parsed(seated.frame(spectator)).find("decision"), nullptr);
}

TEST(Frames, who_is_away_and_from_when_on_the_seat_may_be_handed_over) {
  Seated seated = begun("samhain");
  Known known;
  const Presence presence{SeatSet::only(0), {0, 5'000}};
  const Value frame =
      parsed(table_frame(seated.table, {0, false}, Language::english, known, presence, 7'000));
  const auto& seats = frame.find("seats")->items;
  EXPECT_EQ(seats[0].find("away"), nullptr);
  ASSERT_NE(seats[1].find("away"), nullptr);
  EXPECT_EQ(seats[1].find("away")->find("since")->number, 5'000);
  EXPECT_EQ(seats[1].find("away")->find("claim")->number, 125'000);
}

TEST(Frames, the_draft_says_how_far_back_is_free_against_computers) {
  Seated seated(R"({"game":"samhain","seats":[{"kind":"me","name":"Anne"},
                    {"kind":"computer","level":"random"}]})");
  while (!seated.table.deciders().has(0))
    seated.store(*seated.table.computer_row(1, seated.table.move(), seated.options(1)[0], 1));
  EXPECT_EQ(parsed(seated.frame(0)).find("draft")->find("free_to"), nullptr);
  const std::uint32_t before = seated.table.move();
  seated.play_any(0);
  EXPECT_EQ(parsed(seated.frame(0)).find("draft")->find("free_to")->number, before);
}

TEST(Frames, the_log_goes_on_where_the_client_stands_and_is_cut_by_an_undo) {
  Seated seated = begun("samhain");
  std::vector<std::string> lines;  // as a client keeps them
  Known known;
  const auto hear = [&] {
    const Value frame =
        parsed(table_frame(seated.table, {0, false}, Language::english, known, {}, seated.now));
    const Value* log = frame.find("log");
    lines.resize(static_cast<std::size_t>(log->find("from")->number));
    for (const Value& line : log->find("lines")->items) lines.push_back(line.find("text")->string);
  };
  const auto whole = [&] {
    std::vector<std::string> all;
    const Value frame = parsed(seated.frame(0));
    for (const Value& line : frame.find("log")->find("lines")->items)
      all.push_back(line.find("text")->string);
    return all;
  };
  for (std::uint64_t n = 0; n < 150 && seated.table.state() == TableState::running; ++n) {
    seated.play_any(mix(n));
    const Seat seat = seated.table.moves().back().move.seat;
    if (n % 3 != 0) hear();
    if (seated.table.draft(seat) > 0) {
      ASSERT_EQ(seated.send(seat, CommandKind::undo), "ok");
      seated.play_any(mix(n + 1));
    }
    if (n % 5 == 0) hear();
  }
  hear();
  EXPECT_EQ(lines, whole());
  EXPECT_GT(lines.size(), 50U);
}

TEST(Frames, an_event_has_a_number_for_each_of_its_arguments) {
  for (const AnyGame* game : all_games()) {
    Seated seated = begun(game->info().id, 3);
    for (std::uint64_t n = 0; n < 300 && seated.table.state() == TableState::running; ++n)
      seated.play_any(mix(n));
    int zeros = 0;
    const Value frame = parsed(seated.frame(spectator));
    for (const Value& line : frame.find("log")->find("lines")->items)
      for (const Value& event : line.find("events")->items)
        for (const EventSpec& spec : game->info().events) {
          if (spec.name != event.find("event")->string) continue;
          const auto& args = event.find("args")->items;
          ASSERT_GE(args.size(), spec.arguments.size()) << game->info().id << " " << spec.name;
          if (!args.empty() && args.back().number == 0) ++zeros;
        }
    EXPECT_GT(zeros, 0) << "zeros at the end would show whether they are left out";
  }
}

TEST(Frames, a_line_names_all_its_events_and_has_the_badge_of_who_acts) {
  int killings = 0;
  int headings = 0;
  int sums = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Seated seated = begun("samhain", seed);
    for (std::uint64_t n = 0; n < 400 && seated.table.state() == TableState::running; ++n)
      seated.play_any(mix(fold(seed, n)));
    const Value frame = parsed(seated.frame(spectator));
    std::size_t told = 0;
    for (const Value& line : frame.find("log")->find("lines")->items) {
      const auto& events = line.find("events")->items;
      ASSERT_FALSE(events.empty());
      told += events.size();
      const std::string& what = events[0].find("event")->string;
      if (events.size() > 1) ++sums;
      if (what == "member_killed") {
        ++killings;
        const auto killer = static_cast<std::size_t>(events[0].find("args")->items[1].number);
        EXPECT_EQ(line.find("seat")->string, seat_letters[killer]);
        EXPECT_NE(events[0].find("seat")->string, seat_letters[killer]) << "the victim";
      }
      if (what == "round_begins") {
        ++headings;
        EXPECT_EQ(line.find("seat"), nullptr) << "a line of the table has no badge";
        EXPECT_EQ(events[0].find("motion")->string, "notice");
      }
    }
    EXPECT_EQ(told, seated.table.events().size()) << "animation gets every event";
  }
  EXPECT_GT(headings, 0);
  EXPECT_GT(sums, 0);
  EXPECT_GT(killings, 0);
}

// Everything that a viewer is sent is the same to the byte when all that it cannot know is dealt
// anew.
TEST(Frames, nothing_hidden_is_in_a_frame) {
  int compared = 0;
  for (const std::string_view game : {"samhain", "sabbat-magica"})
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Seated played = begun(game, seed);
      const AnyGame& rules = played.table.game();
      for (std::uint64_t n = 0; n < 150 && played.table.state() == TableState::running; ++n) {
        played.play_any(mix(fold(seed, n)));
        if (n % 10 != 0 || played.table.state() != TableState::running) continue;
        for (const Viewer viewer : {Viewer{0}, Viewer{1}, spectator}) {
          const std::optional<Study> other = dealt_anew(rules, played.study(), viewer, mix(n));
          if (!other) continue;
          ++compared;
          std::string frames[2];
          const Study moments[] = {played.study(), *other};
          for (int i = 0; i < 2; ++i) {
            std::string body = two_people(game);
            body.pop_back();
            body += ",\"position\":" + rules.write_position(moments[i]) + "}";
            Seated table(body);
            table.sit("Boris");
            frames[i] = table.frame(viewer);
            for (Command question : {table.command(CommandKind::preview)}) {
              if (viewer == spectator || !table.table.deciders().has(viewer)) continue;
              for (const Action& action : table.options(viewer)) {
                question.action = rules.print_action(action);
                frames[i] +=
                    answer_question(table.table, {viewer, false}, question, Language::french);
              }
            }
          }
          // The dice of a position that was chosen are promised, too; the promise is the seed's.
          EXPECT_EQ(frames[0], frames[1]) << game << " " << seed << " " << n;
        }
      }
    }
  EXPECT_GT(compared, 200);
}

TEST(Questions, why_not_names_the_clause_in_the_client_s_language) {
  Seated seated = begun("samhain");
  Command why = seated.command(CommandKind::why);
  why.action = "pass";
  const Seat first = seated.table.deciders().first();
  const Value answer = parsed(answer_question(seated.table, {first, false}, why, Language::french));
  EXPECT_EQ(answer.find("type")->string, "why");
  EXPECT_FALSE(answer.find("clause")->string.empty());
  why.action = seated.table.game().print_action(seated.options(first)[0]);
  EXPECT_NE(answer_question(seated.table, {first, false}, why, Language::french)
                .find("Cette action est possible."),
            std::string::npos);
  why.action = "dance";
  EXPECT_NE(answer_question(seated.table, {first, false}, why, Language::english)
                .find("\"kind\":\"illegal\""),
            std::string::npos);
}

TEST(Questions, an_earlier_position_is_shown_with_today_s_rights) {
  Seated seated = begun("samhain");
  std::vector<std::string> views = {seated.table.game().view(seated.table.position(), 0)};
  for (int n = 0; n < 10; ++n) {
    seated.play_any(0);
    views.push_back(seated.table.game().view(seated.table.position(), 0));
  }
  for (std::uint32_t move = 0; move <= 10; ++move) {
    Command at = seated.command(CommandKind::at);
    at.move = move;
    EXPECT_NE(answer_question(seated.table, {0, false}, at, Language::english).find(views[move]),
              std::string::npos);
  }
}

TEST(Questions, a_hint_is_for_the_seat_that_is_asked_and_a_judgement_for_the_end) {
  Seated seated = begun("sabbat-magica");
  const Seat first = seated.table.deciders().first();
  Command hint = seated.command(CommandKind::hint);
  EXPECT_TRUE(ask_engine(seated.table, {spectator, false}, hint, Language::english).denial);
  const Question question = ask_engine(seated.table, {first, false}, hint, Language::english);
  ASSERT_FALSE(question.denial);
  const Value answer = parsed(question.job({}, {}));
  ASSERT_FALSE(answer.find("options")->items.empty());
  for (const Value& option : answer.find("options")->items) {
    const auto action = seated.table.game().parse_action(option.find("action")->string);
    ASSERT_TRUE(action);
    EXPECT_TRUE(seated.options(first).contains(*action));
  }
  Command annotate = seated.command(CommandKind::annotate);
  EXPECT_TRUE(ask_engine(seated.table, {first, false}, annotate, Language::english).denial);
}

TEST(Frames, the_list_of_games_is_whole_in_both_languages) {
  for (const Language language : {Language::french, Language::english}) {
    const Value list = parsed(games_list(language));
    EXPECT_EQ(list.find("games")->items.size(), all_games().size());
    EXPECT_EQ(list.find("levels")->items.size(), 4U);
    for (const Value& game : list.find("games")->items)
      EXPECT_NE(game.find("about"), nullptr) << game.find("id")->string;
  }
}

TEST(Frames, an_option_about_a_seat_says_how_many_seats_it_needs) {
  const Value list = parsed(games_list(Language::english));
  int of_seats = 0;
  for (const AnyGame* game : all_games())
    for (const OptionSpec& option : game->info().options)
      of_seats += option.least_seats > 0 ? 1 : 0;
  ASSERT_GT(of_seats, 0);
  for (const Value& game : list.find("games")->items)
    for (const Value& option : game.find("options")->items)
      if (const Value* least = option.find("least_seats")) {
        --of_seats;
        EXPECT_LE(least->number, game.find("seats")->find("counts")->items.back().number);
      }
  EXPECT_EQ(of_seats, 0);
}

TEST(Frames, a_summary_tells_the_result_once_the_game_is_over) {
  Seated seated = begun("samhain");
  const auto told = [&] {
    return parsed(summary(seated.table, Person{0, false}, Language::english));
  };
  EXPECT_EQ(told().find("result"), nullptr);
  for (std::uint64_t n = 0; seated.table.state() == TableState::running; ++n)
    seated.play_any(mix(n));
  const Value over = told();
  const Value* result = over.find("result");
  ASSERT_NE(result, nullptr);
  EXPECT_EQ(result->find("scores")->items.size(), 2U);
  EXPECT_EQ(result->find("places")->items.size(), 2U);
  EXPECT_FALSE(result->find("winners")->items.empty());
  EXPECT_EQ(result->find("sheet"), nullptr);
}

}  // namespace
}  // namespace veillee
