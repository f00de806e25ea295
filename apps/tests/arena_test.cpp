// The command arena, run from outside.
#include <gtest/gtest.h>

#include <algorithm>

#include "apps/tests/program.hpp"

namespace veillee {
namespace {

using Arguments = std::vector<std::string>;

Arguments arena(const Arguments& more) {
  Arguments all{"arena", "samhain"};
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

// What does not depend on the clock.
std::string without_times(const std::string& json) {
  std::string kept;
  for (std::size_t at = 0; at < json.size();) {
    const std::size_t end = std::min(json.find('\n', at), json.size() - 1) + 1;
    const std::string line = json.substr(at, end - at);
    if (line.find("_per_second") == line.npos && line.find("_thinking_ms") == line.npos)
      kept += line;
    at = end;
  }
  return kept;
}

int lines(const std::string& text) {
  return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

TEST(Arena, BadArgumentsAreOneSentence) {
  expect_refused({"arena"}, "the argument GAME is missing");
  expect_refused({"arena", "chess", "--ladder"}, "the game \"chess\" is not known");
  expect_refused(arena({}), "at least two players");
  expect_refused(arena({"--players", "random"}), "at least two players");
  expect_refused(arena({"--players", "random,random"}), "\"random\" is there twice");
  expect_refused(arena({"--players", "random,nobody"}),
                 "player \"nobody\" is not known; possible: random greedy apprentice initiate "
                 "master heir plain");
  expect_refused(arena({"--players", "random,greedy", "--ladder"}), "do not go together");
  expect_refused(arena({"--ladder", "--time", "5", "--iterations", "5"}), "do not go together");
  expect_refused(arena({"--ladder", "--games", "0"}), "--games must be between 1 and");
  expect_refused(arena({"--ladder", "--games", "few"}), "--games must be a whole number");
  expect_refused(arena({"--ladder", "--time", "0"}), "--time must be between 1 and");
  expect_refused(arena({"--ladder", "--iterations", "0"}), "--iterations must be between 1 and");
  expect_refused(arena({"--ladder", "--set", "courage=1"}),
                 "--set coefficient \"courage\" is not known; possible: iterations");
  expect_refused(arena({"--ladder", "--set", "margin=3"}),
                 "--set margin: \"3\" is not a number from 0 to 1");
  expect_refused(arena({"--ladder", "--set", "plain.margin=1"}),
                 "no player \"plain\" that searches takes part");
  expect_refused(arena({"--players", "random,master", "--set", "random.margin=1"}),
                 "no player \"random\" that searches takes part");
  expect_refused(arena({"--ladder", "--threads", "0"}), "--threads must be between 1 and");
  expect_refused(arena({"--ladder", "--seats", "5"}), "this game is not for 5");
  expect_refused(arena({"--ladder", "--resume", "/nowhere/at/all"}), "cannot be opened");
  expect_refused(arena({"--lang", "fr", "--players", "random"}), "au moins deux joueurs");
}

TEST(Arena, ThreadsMakeNoDifference) {
  const Arguments wanted = {
      "--players", "random,greedy,plain", "--games", "4", "--iterations", "3", "--json",
      "--threads"};
  Arguments one = arena(wanted);
  one.push_back("1");
  Arguments two = arena(wanted);
  two.push_back("2");
  const Finished with_one = veillee_program(one);
  const Finished with_two = veillee_program(two);
  EXPECT_EQ(with_one.exit_code, 0) << with_one.err;
  EXPECT_EQ(with_one.err, "");
  const std::string figures = without_times(with_one.out);
  EXPECT_EQ(figures, without_times(with_two.out));
  EXPECT_LT(figures.size(), with_one.out.size());
  // Three pairings, two sides each.
  std::size_t sides = 0;
  for (std::size_t at = 0; (at = figures.find("\"win_share\": 0", at)) != figures.npos; ++at)
    ++sides;
  std::size_t ones = 0;
  for (std::size_t at = 0; (at = figures.find("\"win_share\": 1", at)) != figures.npos; ++at)
    ++ones;
  EXPECT_EQ(sides + ones, 6U) << figures;
}

TEST(Arena, TakesUpWhereItWasLeft) {
  const TemporaryDirectory directory;
  const std::string file = directory.file("games");
  const auto with = [&](const char* games, const char* seed) {
    return arena({"--players", "random,greedy", "--games", games, "--seed", seed, "--json",
                  "--resume", file});
  };
  const Finished first = veillee_program(with("4", "3"));
  EXPECT_EQ(first.exit_code, 0) << first.err;
  const std::string after_first = text_of_file(file);
  EXPECT_EQ(lines(after_first), 4);
  // Again: nothing is played, and even the times are those of the first run.
  EXPECT_EQ(veillee_program(with("4", "3")).out, first.out);
  EXPECT_EQ(text_of_file(file), after_first);
  // Killed in the middle of a line: that game is played again.
  directory.write("games", after_first.substr(0, after_first.size() - 20));
  EXPECT_EQ(without_times(veillee_program(with("4", "3")).out), without_times(first.out));
  EXPECT_EQ(lines(text_of_file(file)), 4);
  // More games: the same as all of them at once.
  const Finished more = veillee_program(with("8", "3"));
  const std::string after_more = text_of_file(file);
  EXPECT_EQ(lines(after_more), 8);
  const Finished at_once = veillee_program(
      arena({"--players", "random,greedy", "--games", "8", "--seed", "3", "--json"}));
  EXPECT_EQ(without_times(more.out), without_times(at_once.out));
  // Other parameters, other files: refused and left alone.
  expect_refused(with("8", "4"), "line 1: a game of a tournament with other parameters");
  EXPECT_EQ(text_of_file(file), after_more);
  directory.write("games", "my diary");
  expect_refused(with("8", "3"), "line 1: this is not a game of a tournament");
  EXPECT_EQ(text_of_file(file), "my diary");
}

TEST(Arena, OneAmongThreeInBothLanguages) {
  const Arguments wanted = {"--players", "random,greedy", "--seats", "4", "--games", "1"};
  const Finished english = veillee_program(arena(wanted));
  EXPECT_EQ(english.exit_code, 0) << english.err;
  EXPECT_NE(english.out.find("random against greedy: 4 games, 1 deal\n"), std::string::npos)
      << english.out;
  EXPECT_NE(english.out.find("greedy against random: 4 games, 1 deal\n"), std::string::npos);
  EXPECT_NE(english.out.find("3 × greedy"), std::string::npos);
  EXPECT_NE(english.out.find("Wilson"), std::string::npos);
  Arguments in_french = arena(wanted);
  in_french.insert(in_french.end(), {"--lang", "fr"});
  const Finished french = veillee_program(in_french);
  EXPECT_NE(french.out.find("hasard contre glouton\u202F: 4 parties, 1 donne\n"), std::string::npos)
      << french.out;
}

TEST(Arena, TheLadderHasEveryLevel) {
  const Finished run = veillee_program(arena({"--ladder", "--games", "1", "--iterations", "1"}));
  EXPECT_EQ(run.exit_code, 0) << run.err;
  for (const char* pairing :
       {"initiate at 1 against apprentice at 1", "master at 1 against initiate at 1",
        "heir to the throne at 1 against master at 1"})
    EXPECT_NE(run.out.find(pairing), std::string::npos) << pairing << "\n" << run.out;
  EXPECT_EQ(run.out.find("greedy"), std::string::npos) << "greedy is no level";
}

TEST(Arena, CtrlCEndsWithTheSummarySoFar) {
  const Finished run = veillee_program(
      arena({"--players", "random,heir", "--games", "1e5", "--iterations", "100"}), 500);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("random against heir to the throne at 100: "), std::string::npos)
      << run.out;
  EXPECT_NE(run.out.find("of 100000 games."), std::string::npos) << run.out;
}

TEST(Arena, CoefficientsCanBeSetForEverybodyOrForOne) {
  const Finished run =
      veillee_program(arena({"--players", "master:4,master:5", "--set", "exploration=0.4", "--set",
                             "master:5.chances=2", "--games", "2", "--threads", "1", "--json"}));
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("\"coefficients\": \"exploration=0.4\""), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("\"coefficients\": \"exploration=0.4 chances=2\""), std::string::npos)
      << run.out;
  // The same player twice, with another coefficient.
  const Finished both =
      veillee_program(arena({"--players", "master:4,apprentice:4,apprentice", "--set",
                             "apprentice.temperature=50", "--games", "2", "--threads", "1"}));
  EXPECT_EQ(both.exit_code, 0) << both.err;
  EXPECT_NE(both.out.find("temperature=50"), std::string::npos) << both.out;
}

TEST(Arena, OneAloneAndPartnersPlayAgainstTheGame) {
  for (const std::string game : {"toy-par", "toy-beacon"}) {
    const Finished run = program_with_toys(
        {"arena", game, "--players", "random,apprentice", "--games", "20", "--threads", "1"});
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_NE(run.out.find("random against the game: 20 games"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("apprentice against the game: 20 games"), std::string::npos) << run.out;
  }
  const Finished json = program_with_toys(
      {"arena", "toy-par", "--players", "apprentice", "--games", "20", "--threads", "1", "--json"});
  EXPECT_NE(json.out.find("\"games_wanted\": 20"), std::string::npos) << json.out;
  EXPECT_NE(json.out.find("win_share_interval"), std::string::npos);
  const Finished nobody = program_with_toys({"arena", "toy-par"});
  EXPECT_EQ(nobody.exit_code, 2);
  EXPECT_NE(nobody.err.find("at least one player"), std::string::npos) << nobody.err;
}

TEST(Arena, TeamsPlayFromBothSides) {
  const Finished run = program_with_toys({"arena", "toy-rope", "--seats", "4", "--players",
                                          "random,apprentice", "--games", "10", "--threads", "1"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("random against apprentice: 10 games, 5 deals"), std::string::npos)
      << run.out;
  EXPECT_NE(run.out.find("2 × apprentice"), std::string::npos) << run.out;
}

}  // namespace
}  // namespace veillee
