// veillee engine: the program as a player for others.
#include <chrono>

#include "apps/engine_session.hpp"
#include "apps/tests/run.hpp"
#include "engine/json.hpp"
#include "games/registry.hpp"
#include "lab/program.hpp"

namespace veillee::cli {
namespace {

// A session in this process, and what it has answered.
struct Conversation {
  explicit Conversation(Language language = Language::english)
      : session(language, [this](const std::string& line) { lines.push_back(line); }) {}

  // The lines that these have brought, thinking included.
  std::vector<std::string> after(std::string_view input) {
    lines.clear();
    while (!input.empty()) {
      const std::size_t end = std::min(input.find('\n'), input.size());
      EXPECT_TRUE(session.obey(input.substr(0, end)));
      input.remove_prefix(std::min(input.size(), end + 1));
    }
    session.wait();
    return lines;
  }
  // The action of the last `best`.
  std::string best(std::string_view input) {
    const auto answers = after(input);
    if (answers.empty() || !answers.back().starts_with("best ")) return "";
    const std::string text = answers.back().substr(5);
    return text.substr(0, text.find(" shares"));
  }

  std::vector<std::string> lines;
  EngineSession session;
};

using Lines = std::vector<std::string>;

TEST(Engine, says_who_it_is_and_what_can_be_set) {
  Conversation talk;
  const Lines lines = talk.after("hello veillee 1");
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[0], "name Veillée");
  EXPECT_TRUE(lines[1].starts_with("option level choice master random greedy apprentice"));
  EXPECT_EQ(lines[2], "option threads number 1 1 256");
  EXPECT_EQ(lines[3], "ready");
  EXPECT_EQ(talk.after("set level apprentice\nset threads 2\n"), (Lines{"ready", "ready"}));
}

TEST(Engine, chooses_an_action_and_tells_what_it_expects) {
  Conversation talk;
  EXPECT_EQ(talk.after("game samhain 2 easy=on"), Lines{"ready"});
  const Lines lines = talk.after("position setup 2\ngo A iterations 50 seed 5");
  ASSERT_GE(lines.size(), 3U);
  EXPECT_TRUE(lines[0].starts_with("info simulations 50 nodes "));
  EXPECT_TRUE(lines[1].starts_with("info option visits "));
  EXPECT_TRUE(lines.back().starts_with("best track "));
  EXPECT_NE(lines.back().find(" shares A 0."), std::string::npos);
  // The same again, and another moment.
  const std::string action = talk.best("position setup 2\ngo A iterations 50 seed 5");
  EXPECT_FALSE(action.empty());
  EXPECT_TRUE(talk.after("play A " + action).empty());
  EXPECT_TRUE(talk.after("chance 12").empty());
}

TEST(Engine, says_what_is_wrong_and_changes_nothing) {
  Conversation talk;
  const auto error = [&](std::string_view line, std::string_view sentence) {
    const Lines lines = talk.after(line);
    ASSERT_EQ(lines.size(), 1U) << line;
    EXPECT_TRUE(lines[0].starts_with("error ")) << lines[0];
    EXPECT_NE(lines[0].find(sentence), std::string::npos) << lines[0];
  };
  error("position setup 7", "\"game GAME PLAYERS\" is missing");
  error("play A pass", "\"position\" is missing");
  error("go A", "\"position\" is missing");
  error("hello uci", "this program speaks \"hello veillee 1\"");
  error("game chess 2", "unknown game \"chess\"");
  error("game samhain", "write \"game GAME PLAYERS");
  error("game samhain 9", "write \"game GAME PLAYERS");
  error("game samhain 1", "this game is not for 1");
  error("game samhain 2 easy=maybe", "option \"easy\" cannot be \"maybe\"");
  error("set level genius", "unknown level \"genius\"; possible: random greedy");
  error("set threads 0", "must be between 1 and 256");
  error("set colour red", "write \"set level LEVEL\"");
  error("dance", "unknown command \"dance\"");
  ASSERT_EQ(talk.after("game samhain 2\nposition setup 7"), Lines{"ready"});
  error("position {\"game\": \"samhain\"", "line 1");
  error("position setup x", "\"x\" is not a seed");
  error("position setup 99999999999999999999999", "is not a seed");
  error("play E pass", "must begin with the letter of a seat");
  error("play A fly", "fly");
  error("play B pass", "B pass: ");
  error("chance", "write \"chance SEED\"");
  error("go", "write \"go SEAT\"");
  error("go B", "a seat that has to decide");
  error("go A iterations", "write seed, iterations or milliseconds");
  error("go A iterations 0", "write seed, iterations or milliseconds");
  error("go A depth 3", "write seed, iterations or milliseconds");
  EXPECT_FALSE(talk.best("go A iterations 5").empty()) << "the position is still there";
  EXPECT_TRUE(talk.after("\n  \n\r\n").empty());
  EXPECT_FALSE(talk.session.obey("quit"));
  EXPECT_TRUE(Conversation(Language::french).after("danse")[0].starts_with("error commande"));
}

TEST(Engine, chooses_what_the_level_of_the_house_chooses) {
  for (const AnyGame* game : all_games()) {
    const auto setup = *game->setup(2);
    Conversation talk;
    talk.after("game " + std::string(game->info().id) + " 2");
    const ComputerPlayer player = with_budget(*find_contestant("master"), {.iterations = 40});
    Thinker thinkers[] = {{player, *game}, {player, *game}};
    Study study(game->start(setup, 4));
    ActionList options;
    for (std::uint64_t n = 0; n < 60 && !game->over(study.now); ++n) {
      const Seat seat = game->deciders(study.now).first();
      game->legal(study.now, seat, options);
      const auto moment = deal_moment(*game, study, seat, n);
      ASSERT_TRUE(moment) << game->info().id << ", decision " << n << ", " << study.since.size()
                          << " actions since a quiet position";
      const Action action = thinkers[seat].choose(moment->now, seat, n);
      ASSERT_EQ(talk.best(moment_lines(*game, *moment) + "go " + std::string(seat_letters[seat]) +
                          " iterations 40 seed " + std::to_string(n)),
                game->print_action(action))
          << game->info().id << ", decision " << n;
      ASSERT_FALSE(game->play(study, seat, action));
    }
  }
}

TEST(Engine, stops_when_it_is_told_to) {
  Conversation talk;
  talk.after("set level heir\ngame samhain 2\nposition setup 7");
  const auto start = std::chrono::steady_clock::now();
  talk.lines.clear();
  ASSERT_TRUE(talk.session.obey("go A milliseconds 600000"));
  ASSERT_TRUE(talk.session.obey("play A pass"));  // refused: it is thinking
  ASSERT_TRUE(talk.session.obey("stop"));
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(60));
  EXPECT_NE(talk.lines[0].find("send \"stop\" or wait"), std::string::npos);
  EXPECT_TRUE(talk.lines.back().starts_with("best "));
}

// ── The real program ─────────────────────────────────────────────────────────────────────────────

TEST(Engine, reads_lines_and_answers_at_once) {
  const Ran ran =
      run({"engine"}, "hello veillee 1\ngame samhain 2\nposition setup 1\ngo A iterations 3");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_NE(ran.out.find("\nbest place "), std::string::npos)
      << "answered although the input ended";
  EXPECT_EQ(run({"engine", "--level", "genius"}).exit_code, 2);
}

json::Value arena_of(const std::string& players) {
  const Ran ran = run({"arena", "samhain", "--players", players, "--games", "2", "--iterations",
                       "2", "--patience", "20", "--json"});
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  const auto read = json::read(without_fractions(ran.out));
  EXPECT_TRUE(read) << ran.out;
  return read ? read->items[0] : json::Value{};
}

TEST(Engine, sits_in_the_arena) {
  const json::Value pairing =
      arena_of(std::string("apprentice,program:") + VEILLEE_PROGRAM + " engine --level apprentice");
  EXPECT_EQ(pairing.find("games")->number, 2);
  for (const json::Value& side : pairing.find("sides")->items)
    EXPECT_EQ(side.find("faults")->number, 0);
}

TEST(Engine, a_program_that_fails_loses_and_the_arena_goes_on) {
  const json::Value pairing = arena_of("random,program:/bin/false");
  EXPECT_EQ(pairing.find("games")->number, 2);
  EXPECT_EQ(pairing.find("sides")->items[0].find("faults")->number, 0);
  EXPECT_EQ(pairing.find("sides")->items[1].find("faults")->number, 2);
  const Ran ran =
      run({"arena", "samhain", "--players", "random,program:/bin/false", "--games", "2"});
  EXPECT_NE(ran.out.find("2 games lost by a fault of the program; the first: the program "
                         "\"/bin/false\""),
            std::string::npos)
      << ran.out;
}

}  // namespace
}  // namespace veillee::cli
