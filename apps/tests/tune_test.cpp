// The command tune, run from outside.
#include <gtest/gtest.h>

#include "apps/tests/program.hpp"

namespace veillee {
namespace {

using Arguments = std::vector<std::string>;

Arguments tune(const Arguments& more) {
  Arguments all{"tune", "sabbat-magica", "--player", "heir:2", "--games", "10"};
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

TEST(Tune, BadArgumentsAreOneSentence) {
  expect_refused({"tune"}, "the argument GAME is missing");
  expect_refused({"tune", "chess"}, "the game \"chess\" is not known");
  expect_refused({"tune", "samhain", "--player", "nobody"}, "player \"nobody\" is not known");
  expect_refused({"tune", "samhain", "--player", "heir:0"}, "player \"heir:0\" is not known");
  expect_refused({"tune", "samhain", "--games", "3"}, "--games must be between 10 and");
  expect_refused({"tune", "samhain", "--threads", "0"}, "--threads must be between 1 and");
  expect_refused({"tune", "samhain", "--random", "1"}, "--random must be between 2 and");
  expect_refused({"tune", "samhain", "--stiffness", "0"}, "--stiffness must be between 1 and");
  expect_refused({"tune", "samhain", "--spread", "x"}, "--spread");
  expect_refused({"tune", "samhain", "--seats", "7"}, "this game is not for 7");
  expect_refused({"tune", "samhain", "--lang", "fr", "--player", "x"},
                 "joueur «\u202Fx\u202F» inconnu");
}

TEST(Tune, PrintsOneLineAFeatureWhateverTheThreads) {
  const Finished one = veillee_program(tune({"--threads", "1"}));
  const Finished two = veillee_program(tune({"--threads", "2"}));
  EXPECT_EQ(one.exit_code, 0) << one.err;
  EXPECT_EQ(one.out, two.out);
  EXPECT_EQ(one.err, two.err);
  EXPECT_NE(one.out.find("  // score\n"), std::string::npos) << one.out;
  EXPECT_NE(one.err.find("loss after"), std::string::npos) << one.err;
  const Finished other = veillee_program(tune({"--seed", "2"}));
  EXPECT_NE(one.out, other.out);
}

// Each of them changes what is learnt; stiff enough, nothing is.
TEST(Tune, SwitchesOfTheLearningCount) {
  const std::string out = veillee_program(tune({})).out;
  EXPECT_NE(veillee_program(tune({"--random", "100"})).out, out);
  EXPECT_NE(veillee_program(tune({"--spread", "40"})).out, out);
  const std::string stiff = veillee_program(tune({"--stiffness", "1000000"})).out;
  EXPECT_NE(stiff, out);
  EXPECT_EQ(stiff, veillee_program(tune({"--stiffness", "1000000", "--step", "1"})).out);
}

// A table that was learnt can be played with, and be learnt from.
TEST(Tune, WhatIsLearntByPlayingIsATableToPlayWith) {
  const Finished learnt = veillee_program(tune({"--playing", "--threads", "2"}));
  EXPECT_EQ(learnt.exit_code, 0) << learnt.err;
  EXPECT_NE(learnt.out.find("  // score\n"), std::string::npos) << learnt.out;
  EXPECT_EQ(learnt.out, veillee_program(tune({"--playing", "--threads", "1"})).out);
  const TemporaryDirectory folder;
  const std::string table = folder.write("learnt.inc", learnt.out);
  const Arguments match{
      "arena", "sabbat-magica", "--players", "master:2,heir:2", "--games",
      "2",     "--threads",     "1",         "--set",           "heir:2.weights=" + table};
  const Finished played = veillee_program(match);
  EXPECT_EQ(played.exit_code, 0) << played.err;
  EXPECT_NE(played.out.find(" weights="), std::string::npos) << played.out;
  const Finished on = veillee_program(tune({"--from", table, "--stiffness", "1000000"}));
  EXPECT_EQ(on.exit_code, 0) << on.err;
  EXPECT_EQ(on.out, learnt.out);
}

TEST(Tune, WhoStopsALongClimbKeepsWhatItHasFound) {
  const Finished stopped = veillee_program({"tune", "sabbat-magica", "--playing", "--player",
                                            "heir:2", "--games", "100000", "--threads", "1"},
                                           2000);
  EXPECT_EQ(stopped.exit_code, 0) << stopped.err;
  EXPECT_NE(stopped.out.find("  // score\n"), std::string::npos) << stopped.out;
  EXPECT_NE(stopped.err.find("of 100000 pairs of games."), std::string::npos) << stopped.err;
}

TEST(Tune, ATableThatIsNoneOfTheGameIsRefused) {
  const TemporaryDirectory folder;
  const std::string lines = folder.write("short.inc", "{1, 2, 3, 4, 5, 6},  // score\n");
  expect_refused(tune({"--from", lines}), "short.inc: there must be");
  const std::string columns = folder.write("narrow.inc", "{1},  // score\n");
  expect_refused(tune({"--from", columns}), "narrow.inc, line 1: there must be");
  const std::string wide = folder.write("wide.inc", "// a table\n{99999},\n");
  expect_refused(tune({"--from", wide}), "wide.inc, line 2: a weight is not a number");
  expect_refused({"tune", "samhain", "--playing", "--player", "greedy"}, "does not search");
  expect_refused({"arena", "sabbat-magica", "--ladder", "--set", "weights=nowhere.inc"},
                 "nowhere.inc");
}

}  // namespace
}  // namespace veillee
