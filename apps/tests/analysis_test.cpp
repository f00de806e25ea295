// The commands hint and annotate, hints at the table, and the speed of the search.
#include <algorithm>

#include "apps/tests/run.hpp"
#include "engine/json.hpp"
#include "players/player.hpp"

namespace veillee::cli {
namespace {

using Arguments = std::vector<std::string>;

class AnalysisTest : public ProgramTest {
 protected:
  void SetUp() override {
    ProgramTest::SetUp();
    run({"position", "new", "samhain", "--players", "3", "--seed", "4", "--after", "170", "--out",
         path("position")});
    run({"play", "--seed", "3", "--save", path("begun")}, "1\n1\n1\n1\n");
  }
};

TEST_F(AnalysisTest, HintInBothLanguages) {
  const Arguments quick = {"hint", path("position"), "--iterations", "100", "--continuations", "3"};
  const Ran english = run(quick);
  EXPECT_EQ(english.exit_code, 0);
  EXPECT_EQ(english.err, "");
  EXPECT_TRUE(has(english.out, "\n 1  ")) << english.out;
  EXPECT_TRUE(has(english.out, "chance of winning: "));
  EXPECT_TRUE(has(english.out, " 100 simulations; each action played to the end 3 times"));
  Arguments in_french = quick;
  in_french.insert(in_french.begin(), {"--lang", "fr"});
  const Ran french = run(in_french);
  EXPECT_TRUE(has(french.out, "chances de gagner\u202F: "));
  EXPECT_TRUE(has(french.out, " 100 simulations\u202F; chaque action jouée jusqu’au bout 3 fois"));
  EXPECT_EQ(run(quick).out, english.out);
  EXPECT_EQ(run({"hint", "--help"}).exit_code, 0);
}

TEST_F(AnalysisTest, HintAsJson) {
  const Ran ran = run({"hint", path("position"), "--level", "initiate", "--json"});
  const Result<json::Value> value = json::read(without_fractions(ran.out));
  ASSERT_TRUE(value) << ran.out;
  EXPECT_EQ(value->find("game")->string, "samhain");
  EXPECT_EQ(value->find("level")->string, "initiate");
  const std::int64_t iterations = find_computer_player("initiate")->search.iterations;
  EXPECT_EQ(value->find("simulations")->number, iterations);
  EXPECT_EQ(value->find("continuations")->number, 24) << "unless another number is asked for";
  const auto& best = value->find("best")->items;
  ASSERT_GE(best.size(), 1U);
  EXPECT_LE(best.size(), 3U);
  std::int64_t visits = 0;
  for (const json::Value& advice : best) {
    visits += advice.find("visits")->number;
    for (const char* name : {"action", "words"}) EXPECT_FALSE(advice.find(name)->string.empty());
    for (const char* name : {"share", "sure", "victory", "victory_margin", "place", "place_margin",
                             "score", "score_margin"})
      EXPECT_NE(advice.find(name), nullptr) << name;
  }
  EXPECT_LE(visits, iterations);
}

TEST_F(AnalysisTest, HintInASavedGame) {
  const auto hint = [&](Arguments where) {
    where.insert(where.begin(), {"hint", "--game-file", path("begun")});
    where.insert(where.end(), {"--iterations", "50", "--continuations", "2"});
    return run(where);
  };
  const Ran first = hint({"--to", "0"});
  EXPECT_EQ(first.exit_code, 0);
  EXPECT_TRUE(has(first.out, "place a member; it brings 2 worship")) << first.out;
  EXPECT_EQ(hint({}).exit_code, 0);
}

TEST_F(AnalysisTest, HintRefusesBadInput) {
  const std::string position = path("position");
  expect_refused(run({"hint"}), "either a position or --game-file is needed");
  expect_refused(run({"hint", position, "--game-file", path("begun")}), "either a position or");
  expect_refused(run({"hint", path("none")}), "cannot be read");
  expect_refused(run({"hint", "--game-file", path("none")}), "cannot be read");
  expect_refused(run({"hint", "--game-file", path("begun"), "--to", "1000"}),
                 "--to 1000: the game");
  expect_refused(run({"hint", position, "--to", "1"}), "--to goes with --game-file");
  expect_refused(run({"hint", position, "--seat", "D"}), "the seat D has nothing to decide");
  expect_refused(run({"hint", position, "--level", "greedy"}),
                 "the level \"greedy\" is not known; possible: apprentice");
  expect_refused(run({"hint", position, "--iterations", "0"}), "--iterations must be between");
  expect_refused(run({"hint", position, "--iterations", "x"}), "--iterations must be a whole");
  expect_refused(run({"hint", position, "--continuations", "0"}),
                 "--continuations must be between 1 and");
  expect_refused(run({"hint", position, "--seed", "x"}), "--seed must be a whole number");
  run({"play", "--seats", "random,random", "--seed", "1", "--save", path("whole")});
  expect_refused(run({"hint", "--game-file", path("whole")}), "the game is over");
}

TEST_F(AnalysisTest, AnnotateInBothLanguages) {
  const Ran english = run({"annotate", path("begun"), "--iterations", "40"});
  EXPECT_EQ(english.exit_code, 0);
  EXPECT_EQ(english.err, "");
  EXPECT_TRUE(has(english.out, "Each seat's expected share of victory"));
  EXPECT_TRUE(has(english.out, "\n   1  "));
  EXPECT_TRUE(has(english.out, "The most costly decisions:")) << english.out;
  EXPECT_TRUE(has(english.out, "better: "));
  const Ran french = run({"--lang", "fr", "annotate", path("begun"), "--iterations", "40"});
  EXPECT_TRUE(has(french.out, "Les décisions les plus chères\u202F:"));
  EXPECT_TRUE(has(french.out, "mieux\u202F: "));
  EXPECT_EQ(run({"annotate", "--help"}).exit_code, 0);
}

TEST_F(AnalysisTest, AnnotateAsJson) {
  const Ran ran = run({"annotate", path("begun"), "--iterations", "40", "--worst", "2", "--json"});
  const Result<json::Value> value = json::read(without_fractions(ran.out));
  ASSERT_TRUE(value) << ran.out;
  const std::string saved = contents(path("begun"));
  const auto& decisions = value->find("decisions")->items;
  EXPECT_EQ(decisions.size(),
            static_cast<std::size_t>(std::count(saved.begin(), saved.end(), '\n')) - 1);
  for (const json::Value& decision : decisions)
    EXPECT_EQ(decision.find("expected")->items.size(), 2U);
  const auto& worst = value->find("worst")->items;
  ASSERT_EQ(worst.size(), 2U);
  for (const json::Value& seq : worst) {
    const json::Value& decision = decisions.at(static_cast<std::size_t>(seq.number - 1));
    EXPECT_NE(decision.find("action")->string, decision.find("best")->string);
  }
}

TEST_F(AnalysisTest, AnnotateRefusesBadInput) {
  expect_refused(run({"annotate"}), "the argument file is missing");
  expect_refused(run({"annotate", path("none")}), "cannot be read");
  expect_refused(run({"annotate", path("begun"), "--level", "x"}), "the level \"x\" is not known");
  expect_refused(run({"annotate", path("begun"), "--worst", "x"}), "--worst must be a whole");
  run({"play", "--seed", "3", "--save", path("fresh")});
  write("fresh-again", contents(path("fresh")).substr(0, contents(path("fresh")).find('\n') + 1));
  expect_refused(run({"annotate", path("fresh-again")}), "nothing has been played yet");
}

TEST_F(AnalysisTest, HintsAtTheTable) {
  const Ran english = run({"play", "--seed", "3"}, "hint\nquit\n");
  EXPECT_EQ(english.exit_code, 0);
  EXPECT_TRUE(has(english.out, "chance of winning: ")) << english.out;
  EXPECT_FALSE(has(english.out, "±")) << "no statistics at the table";
  EXPECT_TRUE(has(run({"--lang", "fr", "play", "--seed", "3"}, "conseil\nquitter\n").out,
                  "chances de gagner\u202F: "));
  EXPECT_TRUE(has(run({"play", "--seed", "3"}, "help\nquit\n").out, "hint "));
}

TEST_F(AnalysisTest, SpeedOfTheSearch) {
  const Ran ran = run({"bench", "samhain", "--search", "--seconds", "0.01", "--json"});
  EXPECT_EQ(ran.exit_code, 0);
  const Result<json::Value> value = json::read(without_fractions(ran.out));
  ASSERT_TRUE(value) << ran.out;
  ASSERT_EQ(value->items.size(), 6U);  // 2, 3, 4 players, plain and guided
  for (std::size_t i = 0; i < 6; ++i) {
    const json::Value& speed = value->items[i];
    EXPECT_EQ(speed.find("game")->string, "samhain");
    EXPECT_EQ(speed.find("players")->number, static_cast<std::int64_t>(2 + i / 2));
    EXPECT_EQ(speed.find("mode")->string, i % 2 == 0 ? "plain" : "guided");
    EXPECT_GT(speed.find("simulations_per_second")->number, 0);
    EXPECT_GT(speed.find("nodes")->number, 0);
  }
  // A plain simulation plays to the end, a guided one does not.
  EXPECT_GT(value->items[0].find("decisions_per_simulation")->number,
            value->items[1].find("decisions_per_simulation")->number);
  const Ran table =
      run({"--lang", "fr", "bench", "samhain", "--search", "--players", "2", "--seconds", "0.01"});
  EXPECT_TRUE(has(table.out, "guidé")) << table.out;
  expect_refused(run({"bench", "samhain", "--search", "--seconds", "0"}), "--seconds must be");
}

}  // namespace
}  // namespace veillee::cli
