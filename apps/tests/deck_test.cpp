// veillee deck, and --deck of the other commands.
#include "apps/tests/run.hpp"

namespace veillee::cli {
namespace {

class DeckTest : public ProgramTest {
 protected:
  // The stall's deck with this instead of that, in a file of its own.
  std::string changed(const std::string& what, const std::string& by) const {
    const std::string file = path("mine.json");
    const Ran ran = program_with_toys({"deck", "toy-stall", "--write", file, "--force"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    std::string text = contents(file);
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << text;
    write("mine.json", text.replace(at, what.size(), by));
    return file;
  }
};

TEST_F(DeckTest, is_written_changed_and_checked) {
  const std::string file = path("mine.json");
  const Ran written = program_with_toys({"deck", "toy-stall", "--write", file});
  EXPECT_EQ(written.exit_code, 0) << written.err;
  EXPECT_TRUE(has(contents(file), "\"lantern\""));
  expect_refused(program_with_toys({"deck", "toy-stall", "--write", file}), "exists already");
  const Ran same = program_with_toys({"deck", "toy-stall", "--check", file});
  EXPECT_TRUE(has(same.out, "a good deck of Stall")) << same.out << same.err;
  const Ran own = program_with_toys({"deck", "toy-stall"});
  const std::string print = own.out.substr(own.out.find("0x"), 18);
  EXPECT_TRUE(has(same.out, print)) << "as it was written";
  const Ran other =
      program_with_toys({"deck", "toy-stall", "--check", changed("\"lantern\"", "\"candle\"")});
  EXPECT_EQ(other.exit_code, 0);
  EXPECT_FALSE(has(other.out, print));
}

TEST_F(DeckTest, mistakes_are_told_with_file_and_line_in_both_languages) {
  const std::string file = changed("\"copies\": 4", "\"copies\": 400");
  expect_refused(program_with_toys({"deck", "toy-stall", "--check", file}),
                 "mine.json, line 6: \"copies\" must be a number from 0 to 9");
  const Ran french = program_with_toys({"deck", "toy-stall", "--check", file, "--lang", "fr"});
  EXPECT_TRUE(has(french.err, "mine.json, ligne 6")) << french.err;
  expect_refused(program_with_toys({"bench", "toy-stall", "--deck", file}), "line 6");
  expect_refused(program_with_toys({"deck", "toy-rope"}), "has no decks");
  expect_refused(
      program_with_toys({"arena", "toy-rope", "--players", "greedy,random", "--deck", file}),
      "has no decks");
  expect_refused(program_with_toys({"deck", "toy-stall", "--check", path("none")}),
                 "cannot be read");
  expect_refused(
      program_with_toys({"serve", "--port", "0", "--data", path("data"), "--deck", file}),
      "line 6");
}

TEST_F(DeckTest, every_command_plays_with_it) {
  const std::string file = changed("\"points\": 6", "\"points\": 16");
  const auto signature = [](const Ran& ran) {
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    const std::size_t at = ran.out.find("\"signature\"");
    return ran.out.substr(at, 32);
  };
  const std::vector<std::string> bench = {"bench",     "toy-stall", "--players", "2",
                                          "--seconds", "0.01",      "--json"};
  std::vector<std::string> with = bench;
  with.insert(with.end(), {"--deck", file});
  EXPECT_NE(signature(program_with_toys(bench)), signature(program_with_toys(with)));

  const Ran arena = program_with_toys({"arena", "toy-stall", "--players", "greedy,random",
                                       "--games", "4", "--threads", "1", "--deck", file});
  EXPECT_EQ(arena.exit_code, 0) << arena.err;
  const Ran tune = program_with_toys({"tune", "toy-stall", "--games", "10", "--player", "greedy",
                                      "--threads", "1", "--deck", file});
  EXPECT_EQ(tune.exit_code, 0) << tune.err;
}

TEST_F(DeckTest, a_saved_game_and_a_position_need_the_file_no_more) {
  const std::string file = changed("\"lantern\"", "\"candle\"");
  const std::string game = path("evening.veillee");
  const Ran played = program_with_toys({"play", "toy-stall", "--seats", "greedy,random", "--seed",
                                        "3", "--deck", file, "--save", game});
  EXPECT_EQ(played.exit_code, 0) << played.err;
  EXPECT_TRUE(has(played.out, "deck: Autumn stall")) << played.out;
  write("mine.json", "");
  const Ran verified = program_with_toys({"verify", game});
  EXPECT_EQ(verified.exit_code, 0) << verified.err;
  const Ran told = program_with_toys({"replay", game});
  EXPECT_TRUE(has(told.out, "candle")) << told.out << told.err;
  const Ran taken = program_with_toys({"position", "take", game, "--after", "2"});
  EXPECT_TRUE(has(taken.out, "candle")) << taken.err;
  write("then.json", taken.out);
  const Ran checked = program_with_toys({"position", "check", path("then.json")});
  EXPECT_EQ(checked.exit_code, 0) << checked.err;
}

}  // namespace
}  // namespace veillee::cli
