#include <algorithm>

#include "apps/tests/run.hpp"
#include "engine/json.hpp"

namespace veillee::cli {
namespace {

class ReplayTest : public ProgramTest {
 protected:
  void SetUp() override {
    ProgramTest::SetUp();
    run({"play", "--seats", "greedy,random", "--seed", "1", "--save", path("whole")});
    run({"play", "--seed", "3", "--save", path("begun")}, "1\n1\n1\n");
  }
};

TEST_F(ReplayTest, TellsTheWholeGame) {
  const Ran ran = run({"replay", path("whole")});
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_EQ(ran.out.substr(0, ran.out.find("  A ")), "Samhain\nseed 0x0000000000000001\n");
  EXPECT_TRUE(has(ran.out, "    1–2  "));
  EXPECT_TRUE(has(ran.out, "places a member on"));
  EXPECT_TRUE(has(ran.out, "Brigid wins."));
  EXPECT_TRUE(has(ran.out, " pays "));
  EXPECT_FALSE(has(ran.out, "; pay 1 ")) << "a payment is told by the unit";
  EXPECT_FALSE(has(ran.out, "╭"));
  EXPECT_TRUE(has(run({"replay", path("whole"), "--board"}).out, "╭"));
  EXPECT_TRUE(has(run({"--lang", "fr", "replay", path("whole")}).out, "Brigid gagne."));
}

TEST_F(ReplayTest, ShowsAPosition) {
  const Ran ran = run({"replay", path("begun"), "--to", "0"});
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(has(ran.out, "╭"));
  EXPECT_TRUE(has(ran.out, ", place a member; it brings 2 worship to the deity"));
  EXPECT_FALSE(has(ran.out, "●"));
  EXPECT_TRUE(has(run({"replay", path("begun"), "--to", "2"}).out, "●"));
  // A spectator sees no cubes, a seat its own.
  EXPECT_FALSE(has(ran.out, "A Red                      0     2     2      2"));
  EXPECT_TRUE(has(run({"replay", path("begun"), "--to", "0", "--seat", "A"}).out,
                  "A Red                      0     2     2      2"));
}

TEST_F(ReplayTest, Json) {
  const Ran ran = run({"replay", path("whole"), "--json"});
  EXPECT_EQ(ran.exit_code, 0);
  const Result<json::Value> value = json::read(ran.out);
  ASSERT_TRUE(value) << value.refusal().sentence.en;
  EXPECT_EQ(value->find("game")->string, "samhain");
  EXPECT_TRUE(value->find("over")->boolean);
  const std::string text = contents(path("whole"));
  EXPECT_EQ(value->find("actions")->items.size(),
            static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) - 2);
  const Ran part = run({"replay", path("whole"), "--json", "--to", "3"});
  EXPECT_EQ(json::read(part.out)->find("actions")->items.size(), 3U);
}

TEST_F(ReplayTest, BadInput) {
  expect_refused(run({"replay", path("begun"), "--to", "1000"}), "--to 1000: the game has ");
  expect_refused(run({"replay", path("begun"), "--to", "x"}), "--to x: the game has ");
  expect_refused(run({"replay", path("begun"), "--seat", "C"}), "there is no seat C");
  expect_refused(run({"replay", path("none")}), "none cannot be read");
  expect_refused(run({"replay"}), "the argument file is missing");
  EXPECT_EQ(run({"replay", "--help"}).exit_code, 0);
}

TEST_F(ReplayTest, VerifySaysThatAllIsRight) {
  const Ran whole = run({"verify", path("whole")});
  EXPECT_EQ(whole.exit_code, 0);
  EXPECT_TRUE(has(whole.out, "actions, everything is right; Brigid wins.\n"));
  EXPECT_EQ(run({"--lang", "fr", "verify", path("begun")}).out,
            path("begun") +
                "\u202F: Samhain, 7 actions, tout est juste\u202F; la partie n’est pas finie.\n");
  const Ran as_json = run({"verify", "--json", path("begun")});
  const Result<json::Value> value = json::read(as_json.out);
  ASSERT_TRUE(value);
  EXPECT_TRUE(value->find("ok")->boolean);
  EXPECT_EQ(value->find("actions")->number, 7);
  EXPECT_EQ(run({"verify", "--help"}).exit_code, 0);
}

TEST_F(ReplayTest, VerifyFindsWhatIsBroken) {
  const std::string text = contents(path("begun"));
  const auto damaged = [&](const std::string& from, const std::string& to) {
    std::string copy = text;
    const std::size_t at = copy.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    copy.replace(at, from.size(), to);
    write("damaged", copy);
    const Ran ran = run({"verify", path("damaged")});
    EXPECT_EQ(contents(path("damaged")), copy);  // never changed
    return ran;
  };
  expect_refused(damaged("\"seq\":2", "\"seq\":3"), "damaged, line 3: action 2 is expected");
  expect_refused(damaged("track light", "track dark"),
                 "line 3: the position after the action is not the one that was saved");
  expect_refused(damaged("\"action\":\"place", "\"action\":\"kill"), "damaged, line 2: ");
  expect_refused(damaged("samhain", "chess"), "line 1: the game \"chess\" is not known");
  write("damaged", text.substr(0, text.size() - 9));
  expect_refused(run({"verify", path("damaged")}), "7 whole lines");
  const Ran as_json = run({"verify", "--json", path("damaged")});
  EXPECT_EQ(as_json.exit_code, 2);
  EXPECT_EQ(as_json.err, "");
  const Result<json::Value> value = json::read(as_json.out);
  ASSERT_TRUE(value);
  EXPECT_FALSE(value->find("ok")->boolean);
  EXPECT_TRUE(has(value->find("error_en")->string, "line 8: the line is cut off"));
  EXPECT_TRUE(has(value->find("error_fr")->string, "ligne 8\u202F: la ligne est coupée"));
}

}  // namespace
}  // namespace veillee::cli
