#include <filesystem>

#include "apps/tests/run.hpp"
#include "engine/canvas.hpp"
#include "games/registry.hpp"
#include "players/tests/kept_thinkers.hpp"
#include "table/game_record.hpp"

namespace veillee::cli {
namespace {

using PlayTest = ProgramTest;

std::string ones(int n) {
  std::string text;
  for (int i = 0; i < n; ++i) text += "1\n";
  return text;
}

int lines_of(const std::string& text) {
  return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

TEST_F(PlayTest, WholeGamesInBothLanguages) {
  for (const std::string language : {"en", "fr"}) {
    const std::string file = path(language);
    const Ran ran = run({"--lang", language, "play", "--seed", "5", "--save", file}, ones(1000));
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_TRUE(has(ran.out, language == "fr" ? "Conall gagne." : "Conall wins."));
    EXPECT_TRUE(has(ran.out, language == "fr" ? "pistes menées" : "tracks led"));
    EXPECT_FALSE(has(ran.out, "\x1b"));  // not a terminal
    for (std::size_t at = 0; at < ran.out.size();) {
      const std::size_t end = ran.out.find('\n', at);
      EXPECT_LE(columns(ran.out.substr(at, end - at)), 100) << ran.out.substr(at, end - at);
      at = end + 1;
    }
    EXPECT_EQ(run({"verify", file}).exit_code, 0);
  }
  EXPECT_EQ(contents(path("en")), contents(path("fr")));
}

TEST_F(PlayTest, EveryNumberOfPlayersAndEveryOption) {
  for (const std::string players : {"2", "3", "4"}) {
    const Ran ran = run({"play", "--players", players, "--seed", "7", "--option", "easy=on",
                         "--option", "counteraction=on", "--option", "open-screens=on"},
                        ones(2000));
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_TRUE(has(ran.out, "Samhain (easy set-up, counteraction, open screens)"));
    EXPECT_TRUE(has(ran.out, " wins.") || has(ran.out, " win together.")) << players;
  }
}

// As the arena measures them (players/tests/kept_thinkers.hpp).
TEST_F(PlayTest, ComputersKeepWhatTheyHaveThought) {
  const AnyGame& game = *find_game("samhain");
  const ThoughtGame expected =
      thought_game(game, *game.setup(2), 0x51, *find_computer_player("master"));
  ASSERT_EQ(run({"play", "samhain", "--seats", "master,master", "--seed", "0x51", "--save",
                 path("thought")})
                .exit_code,
            0);
  const Result<GameRecord> record = read_record(contents(path("thought")), "thought");
  ASSERT_TRUE(record);
  std::vector<std::pair<Seat, Action>> played;
  for (const Move& move : record->moves) played.emplace_back(move.seat, move.action);
  EXPECT_EQ(played, expected.actions);
}

TEST_F(PlayTest, TheSeedIsPrintedAndRepeatsTheGame) {
  const Ran drawn = run({"play", "--save", path("drawn")}, ones(3));
  const std::size_t at = drawn.out.find("seed 0x");
  ASSERT_NE(at, std::string::npos);
  const std::string seed = drawn.out.substr(at + 5, 18);
  run({"play", "--seed", seed, "--save", path("again")}, ones(3));
  EXPECT_EQ(contents(path("drawn")), contents(path("again")));
  run({"play", "--seed", "0x2a", "--save", path("hex")});
  run({"play", "--seed", "42", "--save", path("decimal")});
  EXPECT_EQ(contents(path("hex")), contents(path("decimal")));
}

TEST_F(PlayTest, EndOfInputEndsCleanly) {
  const Ran ran = run({"play", "--seed", "3", "--save", path("game")}, "1\n1\n");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(has(ran.out, "Everything is saved; to go on: veillee play --resume "));
  EXPECT_EQ(run({"verify", path("game")}).exit_code, 0);
  EXPECT_TRUE(has(run({"play", "--seed", "3"}).out, "The game is not saved."));
}

TEST_F(PlayTest, ResumeGoesOnInTheSameFile) {
  run({"play", "--seed", "3", "--save", path("game")}, ones(4));
  run({"play", "--seed", "3", "--save", path("longer")}, ones(9));
  EXPECT_EQ(run({"play", "--resume", path("game")}, ones(5)).exit_code, 0);
  EXPECT_EQ(contents(path("game")), contents(path("longer")));
  // With --save the old file stays as it is.
  const std::string before = contents(path("game"));
  run({"play", "--resume", path("game"), "--save", path("copy")}, ones(2));
  EXPECT_EQ(contents(path("game")), before);
  EXPECT_GT(contents(path("copy")).size(), before.size());
}

TEST_F(PlayTest, AFinishedGameShowsItsResultAgain) {
  run({"play", "--seed", "5", "--save", path("game")}, ones(1000));
  const std::string before = contents(path("game"));
  const Ran ran = run({"play", "--resume", path("game")});
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(has(ran.out, "Conall wins."));
  EXPECT_EQ(contents(path("game")), before);
}

TEST_F(PlayTest, UndoRepeatedly) {
  run({"play", "--seed", "3", "--save", path("straight")}, ones(3));
  const Ran ran =
      run({"play", "--seed", "3", "--save", path("undone")}, ones(5) + "undo\nannuler\nundo\n1\n");
  EXPECT_EQ(contents(path("undone")), contents(path("straight")));
  EXPECT_EQ(files(), 2U);
  const Ran nothing = run({"play", "--seed", "3"}, "1\nundo\nundo\n");
  EXPECT_TRUE(has(nothing.out, "There is nothing to undo."));
}

TEST_F(PlayTest, UnknownOrImpossibleInputChangesNothing) {
  const Ran ran = run({"play", "--seed", "3", "--save", path("game")},
                      "0\n99\n99999999999999999999\ndance\nplace C99\nplace\npass\n \n-1\n1 2\n");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(has(ran.out, "There is no choice 0; possible: 1 to 15."));
  EXPECT_TRUE(has(ran.out, "There is no choice 99999999999999999999; possible: 1 to 15."));
  EXPECT_TRUE(has(ran.out, "\"dance\" is no action of this game (for help: \"help\")."));
  EXPECT_TRUE(has(ran.out, "\"C99\" is not understood in \"place C99\""));
  EXPECT_TRUE(has(ran.out, "\"place\" needs one more word"));
  EXPECT_TRUE(has(ran.out, "[SAM-2.20]."));  // pass: what is asked instead
  // The header and what the computer, who begins, has played: nothing of ours.
  EXPECT_EQ(contents(path("game")).find("\"seat\":\"A\""), std::string::npos);
}

TEST_F(PlayTest, HelpOffersADrawWhereTheRulesKnowOne) {
  EXPECT_FALSE(has(run({"play", "samhain", "--seed", "3"}, "help\nquit\n").out, "offer a draw"));
  EXPECT_TRUE(
      has(run({"play", "dicium-shogun", "--seed", "3"}, "help\nquit\n").out, "offer a draw"));
}

TEST_F(PlayTest, CommandsInBothLanguages) {
  const Ran english =
      run({"play", "--seed", "3"},
          "help\nboard\nlog\nrules SAM-4.5\nrules sam-4.6\nrules\nrules 9.99\nrules 10.2\n"
          "why activate C01\nwhy place C05\nwhy\nwhy dance\nsave\nquit\n1\n");
  EXPECT_TRUE(has(english.out, "back to your previous decision"));
  EXPECT_TRUE(has(english.out, "· Conall places a member on"));
  EXPECT_TRUE(has(english.out, "  SAM-4.5 ["));
  EXPECT_TRUE(has(english.out, "  SAM-4.6 ["));
  EXPECT_TRUE(has(english.out, "  SAM-2.20 ["));
  EXPECT_TRUE(has(english.out, "The rule \"9.99\" is not known."));
  EXPECT_TRUE(has(english.out, "2 players"));  // the table that belongs to SAM-10.2
  EXPECT_TRUE(has(english.out, "It is possible: choice 8."));
  EXPECT_TRUE(has(english.out, "An action is needed: why ACTION."));
  EXPECT_TRUE(has(english.out, "A file name is needed: save FILE."));
  EXPECT_TRUE(has(english.out, "The game is not saved."));
  const Ran french =
      run({"--lang", "fr", "play", "--seed", "3"},
          "aide\nplateau\njournal\nrègle SAM-4.5\npourquoi activate C01\nquitter\n1\n");
  EXPECT_TRUE(has(french.out, "  SAM-4.5 [R] Étape 1, déplacement : FACULTATIF."));
  EXPECT_TRUE(has(french.out, "  SAM-2.20 [R] En commençant par le premier joueur"));
  EXPECT_TRUE(has(french.out, "revenir à votre décision précédente"));
  EXPECT_TRUE(has(french.out, "· Conall place un membre sur"));
  EXPECT_TRUE(has(french.out, "Ce n’est pas possible maintenant"));
  EXPECT_TRUE(has(french.out, "La partie n’est pas enregistrée."));
}

TEST_F(PlayTest, WhyNamesTheClauseAndItsText) {
  // The easy set-up, sides chosen; then an activation from a card where we have nobody. Against a
  // player whose choices depend on the rules alone.
  const Ran ran = run({"play", "--seats", "human,random", "--seed", "5", "--option", "easy=on"},
                      ones(4) + "activate C15\nwhy activate C15\n");
  EXPECT_TRUE(
      has(ran.out,
          "You have no active member on Threefold Homage / Devoured Gleam (Belenos) [SAM-4.4]."));
  EXPECT_TRUE(has(ran.out, "  SAM-4.4 ["));
}

TEST_F(PlayTest, SavingInTheMiddle) {
  write("taken", "precious");
  const Ran ran =
      run({"play", "--seed", "3"}, "1\nsave " + path("taken") + "\nsave " + path("mid") + "\n1\n");
  EXPECT_TRUE(has(ran.out, "exists already; it is not overwritten."));
  EXPECT_EQ(contents(path("taken")), "precious");
  run({"play", "--seed", "3", "--save", path("whole")}, ones(2));
  EXPECT_EQ(contents(path("mid")), contents(path("whole")));
}

TEST_F(PlayTest, SeveralPeoplePassTheKeyboard) {
  const Ran ran =
      run({"play", "--seed", "3", "--seats", "human,human", "--name", "Anne", "--name", "Bob"},
          "\n1\n1\n\n1\n1\n\n");
  EXPECT_EQ(ran.exit_code, 0);
  const std::size_t bob = ran.out.find("The keyboard goes to Bob");
  const std::size_t anne = ran.out.find("The keyboard goes to Anne");
  ASSERT_NE(bob, std::string::npos);
  ASSERT_NE(anne, std::string::npos);
  EXPECT_TRUE(
      has(ran.out,
          "Anne, place a member; it brings 2 worship to the deity of its card. On which card?"));
  EXPECT_TRUE(
      has(ran.out,
          "Bob, place a member; it brings 2 worship to the deity of its card. On which card?"));
  EXPECT_EQ(run({"play", "--seats", "human,human"}, "quit\n1\n").exit_code, 0);
}

TEST_F(PlayTest, OnlyComputers) {
  const Ran ran =
      run({"play", "--seats", "greedy,random,hasard", "--seed", "1", "--save", path("game")});
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(has(ran.out, "B Conall (random)"));
  EXPECT_TRUE(has(ran.out, "Brigid wins."));
  EXPECT_FALSE(has(ran.out, "> "));
  EXPECT_EQ(run({"verify", path("game")}).exit_code, 0);
}

TEST_F(PlayTest, BadArguments) {
  expect_refused(run({"play", "chess"}),
                 "the game \"chess\" is not known; possible: sabbat-magica samhain");
  expect_refused(run({"play", "--players", "5"}), "\"5\" is not a number of players");
  expect_refused(run({"play", "--players", "two"}), "\"two\" is not a number of players");
  expect_refused(run({"play", "--players", "1"}), "this game is not for 1; possible: 2 3 4");
  expect_refused(run({"play", "--seats", "human,genius"}),
                 "player \"genius\" is not known; possible: human random greedy");
  expect_refused(run({"play", "--seats", "human,,greedy"}), "player \"\" is not known");
  expect_refused(run({"play", "--seats", "human"}), "this game is not for 1");
  expect_refused(run({"play", "--seats", "human,random", "--players", "3"}), "do not agree");
  expect_refused(run({"play", "--seed", "-1"}), "\"-1\" is not a seed");
  expect_refused(run({"play", "--seed", "0x"}), "\"0x\" is not a seed");
  expect_refused(run({"play", "--seed", "18446744073709551616"}), "is not a seed");
  expect_refused(run({"play", "--option", "easy"}), "unknown option \"easy\"");
  expect_refused(run({"play", "--option", "easy=maybe"}), "cannot be \"maybe\"");
  expect_refused(run({"play", "--name", "Anne", "--name", "Bob"}),
                 "there is no human seat for \"Bob\"");
  expect_refused(run({"play", "--seats", "human,human", "--name", "A", "--name", "A"}), "twice");
  expect_refused(run({"play", "--name", "a\x1b[2J"}), "1 to 24 printable characters");
  expect_refused(run({"play", "--nonsense"}), "--nonsense");
  expect_refused(run({"--lang", "fr", "play", "--seed", "x"}), "n’est pas une graine");
  EXPECT_EQ(files(), 0U);
}

TEST_F(PlayTest, BadFiles) {
  write("taken", "precious");
  expect_refused(run({"play", "--save", path("taken")}), "exists already; it is not overwritten");
  expect_refused(run({"play", "--resume", path("taken")}), "taken, line 1: the line is cut off");
  expect_refused(run({"play", "--resume", path("none")}), "none cannot be read");
  expect_refused(run({"play", "--save", path("no/where")}), "no/where cannot be written");
  EXPECT_EQ(contents(path("taken")), "precious");
  // Nothing is begun when another argument is wrong.
  expect_refused(run({"play", "--save", path("new"), "--seed", "x"}), "is not a seed");
  EXPECT_FALSE(exists("new"));
  run({"play", "--seed", "3", "--save", path("game")}, ones(2));
  expect_refused(run({"play", "--resume", path("game"), "--seed", "4"}),
                 "with --resume, --seed is fixed by the file");
  expect_refused(run({"play", "--resume", path("game"), "--save", path("game")}), "exists already");
}

TEST_F(PlayTest, FromAPosition) {
  const std::vector<std::string> games = {"samhain", "sabbat-magica"};
  for (const std::string& game : games) {
    const std::string saved = path(game);
    run({"play", game, "--seats", "random,greedy,random", "--seed", "6", "--save", saved});
    // The game that was played, gone on with from the middle of it.
    const Ran taken = run({"position", "take", saved, "--after", "33", "--out", path("position")});
    ASSERT_EQ(taken.exit_code, 0) << taken.err;
    const std::string again = path(game + "-again");
    const Ran ran = run({"play", "--position", path("position"), "--seats", "greedy,random,greedy",
                         "--save", again});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_EQ(run({"verify", again}).exit_code, 0);
    expect_refused(run({"play", "--position", path("position"), "--seats", "random,greedy"}),
                   "the position has 3 seats, --seats names 2");
    expect_refused(run({"play", "--position", path("position"), "--option", "easy=on"}),
                   "with --position, --option is fixed by the file");
    std::filesystem::remove(path("position"));
  }
  expect_refused(run({"play", "--position", path("none")}), "none cannot be read");
}

TEST_F(PlayTest, Help) {
  const Ran ran = run({"play", "--help"});
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(has(ran.out, "--resume"));
  EXPECT_TRUE(has(run({"--lang", "fr", "play", "--help"}).out, "graine"));
  EXPECT_GT(lines_of(ran.out), 8);
}

}  // namespace
}  // namespace veillee::cli
