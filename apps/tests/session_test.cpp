// Sessions of a game that is not in the register: all decide at once, in secret.
#include <gtest/gtest.h>

#include <cstdio>
#include <iostream>
#include <sstream>

#include "apps/terminal_session.hpp"
#include "games/example/game.hpp"
#include "games/registry.hpp"
#include "tests/toys/toys.hpp"

namespace veillee::cli::session_tests {
namespace {

std::string played(const std::vector<SeatEntry>& seats, const std::string& input,
                   const AnyGame& game = example::game(), std::uint64_t seed = 0,
                   const std::string& path = {}) {
  GameRecord record;
  record.game = &game;
  record.seed = seed;
  record.setup = *record.game->setup(static_cast<int>(seats.size()));
  record.engine = engine_version();
  record.seats = seats;
  std::istringstream text(input);
  std::streambuf* old = std::cin.rdbuf(text.rdbuf());
  std::cin.clear();
  testing::internal::CaptureStdout();
  Context context;
  std::optional<GameFile> file;
  if (!path.empty()) file = std::move(*GameFile::create(path, record));
  TerminalSession(context, Screen{}, record, std::move(file)).run();
  std::cin.rdbuf(old);
  return testing::internal::GetCapturedStdout();
}

int count_of(const std::string& text, std::string_view part) {
  int n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
  return n;
}

const SeatEntry person = {"human", ""};
const SeatEntry computer = {"greedy", ""};

TEST(Session, SecretDecisionsOneAfterTheOther) {
  // North 2, East 1; then East (who has the keyboard) 0, North 2; then North 2, East 1.
  const std::string out =
      played({person, person}, "\nshow 2\n\nshow 1\nshow 0\n\nshow 2\nshow 2\n\nshow 1\n");
  EXPECT_EQ(count_of(out, "The keyboard goes to North"), 2);
  EXPECT_EQ(count_of(out, "The keyboard goes to East"), 2);
  // Nothing of North's answer is to be seen before East has given one.
  const std::string before = out.substr(0, out.find("East shows"));
  EXPECT_EQ(count_of(before, "North shows"), 1);  // told together with East's
  EXPECT_EQ(count_of(before, "mine"), 0);
  EXPECT_NE(out.find("North wins."), std::string::npos);
  EXPECT_NE(out.find("1. North (6)"), std::string::npos);
  EXPECT_NE(out.find("2. East (2)"), std::string::npos);
}

TEST(Session, ComputersAnswerFirstAndInSecret) {
  const std::string out = played({person, computer, computer}, "1\n1\n3\n");
  EXPECT_EQ(count_of(out, "keyboard"), 0);
  EXPECT_NE(out.find("Bruno and Célia win together."), std::string::npos);
  EXPECT_NE(out.find("3. North (2)"), std::string::npos);
}

TEST(Session, UndoOfASecretDecision) {
  const std::string out = played({person, person}, "\nshow 2\n\nundo\n\nshow 0\n\nshow 0\n");
  EXPECT_NE(out.find("Taken back."), std::string::npos);
  EXPECT_EQ(count_of(out, "North shows 2"), 0);
  EXPECT_NE(out.find("North shows 0"), std::string::npos);
}

TEST(Session, RefusalsNameTheClause) {
  const std::string out = played({person, computer}, "show 7\nwhy show 7\nrules\n");
  EXPECT_EQ(count_of(out, "Not so many fingers [HAN-1.1]."), 2);
  EXPECT_EQ(count_of(out, "  HAN-1.1 [R] All show 0, 1 or 2 fingers at once."), 2);
}

TEST(Session, GivingUpEndsAGameOfTwoAfterAQuestion) {
  const std::string out = played({person, person}, "\nresign\nno\nresign\nyes\n");
  EXPECT_EQ(count_of(out, "North, give up the game? (yes, no)"), 2);
  EXPECT_NE(out.find("North gives up: East wins."), std::string::npos);
}

std::string ones(int n) {
  std::string text;
  for (int i = 0; i < n; ++i) text += "1\n";
  return text;
}

const AnyGame& toy(std::string_view id) {
  register_toys();
  return *find_game(id);
}

// The file says how it ended, and there is nothing to go on with.
void expect_ended(const std::string& path, const std::string& sentence) {
  Result<OpenedGame> opened = GameFile::resume(path);
  ASSERT_TRUE(opened) << opened.refusal().sentence.en;
  EXPECT_EQ(early_end_words(opened->record).en, sentence);
  testing::internal::CaptureStdout();
  Context context;
  TerminalSession(context, Screen{}, std::move(opened->record), std::move(opened->file)).run();
  EXPECT_TRUE(testing::internal::GetCapturedStdout().ends_with(sentence + "\n"));
}

TEST(Session, ASavedGameRemembersThatSomebodyGaveUpOrThatAllAgreedOnADraw) {
  const std::string folder = testing::TempDir();
  const std::string lost = folder + "given-up.veillee";
  const std::string even = folder + "drawn.veillee";
  for (const std::string& path : {lost, even}) std::remove(path.c_str());
  register_toys();
  played({person, person}, "\nshow 2\n\nshow 1\nresign\nyes\n", example::game(), 0, lost);
  expect_ended(lost, "East gives up: North wins.");
  const AnyGame& rope = toy("toy-rope");
  played({person, person}, "\ndraw\nyes\n", rope, 0, even);
  expect_ended(even, "The game is drawn by agreement.");
}

TEST(Session, WhereOthersPlayOnAComputerTakesTheSeat) {
  const std::string out =
      played({person, person, person}, "\nresign\nyes\n" + ones(100), toy("toy-dice"));
  EXPECT_NE(out.find("North gives up; the computer plays on."), std::string::npos);
  EXPECT_EQ(count_of(out, "The keyboard goes to North"), 1);
  EXPECT_EQ(count_of(out, "North scores"), 2 * 3) << "three rounds, told to both who are left";
}

TEST(Session, AGameWithoutDrawsSaysSo) {
  const std::string out = played({person, computer}, "draw\n");
  EXPECT_NE(out.find("This game knows no draw."), std::string::npos);
}

TEST(Session, ADrawNeedsTheOthersConsent) {
  const AnyGame& rope = toy("toy-rope");
  const std::string out = played({person, person}, "\ndraw\nno\ndraw\nyes\n", rope);
  EXPECT_EQ(count_of(out, "East, accept a draw? (yes, no)"), 2);
  EXPECT_EQ(count_of(out, "East declines the draw."), 1);
  EXPECT_EQ(count_of(out, "The game is drawn by agreement."), 1);
  // Nobody stands better yet: the computer agrees.
  EXPECT_EQ(count_of(played({person, computer}, "draw\n", rope), "drawn by agreement"), 1);
}

// Everybody who is entitled takes the keyboard, asked or not: who gets it tells nothing.
TEST(Session, ADiscreetQuestionGoesRoundTheKeyboard) {
  const AnyGame& game = toy("toy-riposte");
  int seen = 0;
  for (std::uint64_t seed = 1; seed < 200 && seen < 2; ++seed) {
    AnyState state = game.start(*game.setup(2), seed);
    ASSERT_FALSE(game.apply(state, 0, *game.parse_action("strike B")));
    const bool first_alone = game.deciders(state) == SeatSet::only(0);
    if (game.entitled(state).empty() || game.deciders(state).size() != 1 ||
        first_alone != (seen == 0))
      continue;
    ++seen;
    // North strikes; both take the keyboard; East strikes next.
    const std::string out = played({person, person}, ones(5), game, seed);
    EXPECT_EQ(count_of(out, "You have nothing to play here"), 1) << out;
    EXPECT_EQ(count_of(out, "The keyboard goes to East"), 1) << out;
    EXPECT_EQ(count_of(out, "parry or let it pass"), 1) << out;
  }
  EXPECT_EQ(seen, 2);
}

}  // namespace
}  // namespace veillee::cli::session_tests
