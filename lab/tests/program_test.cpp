// Programs as players: what they are told, and what happens when they misbehave.
#include <gtest/gtest.h>

#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "games/registry.hpp"
#include "lab/match_log.hpp"
#include "lab/program.hpp"
#include "tests/toys/toys.hpp"

namespace veillee::program_tests {
namespace {

using namespace std::chrono_literals;
const std::atomic<bool> never = false;

// Plays a game at random and shows every moment of it in which somebody has a choice.
template <class Visit>
void each_moment(const AnyGame& game, const Setup& setup, std::uint64_t seed, Visit visit) {
  Study study(game.start(setup, seed));
  FastRng random(seed);
  ActionList list;
  while (!game.over(study.now) && !testing::Test::HasFatalFailure()) {
    for (const Seat seat : game.deciders(study.now)) visit(study, seat);
    const Seat seat = game.deciders(study.now).first();
    game.legal(study.now, seat, list);
    const auto n = random.below(static_cast<std::uint32_t>(list.size()));
    ASSERT_FALSE(game.play(study, seat, list[static_cast<int>(n)]));
  }
}

std::vector<const AnyGame*> games_and_toys() {
  register_toys();
  std::vector<const AnyGame*> all(all_games().begin(), all_games().end());
  all.insert(all.end(), toys().begin(), toys().end());
  return all;
}

TEST(Moments, agree_with_all_that_the_seat_has_seen_and_can_be_told_in_lines) {
  for (const AnyGame* game : games_and_toys()) {
    const auto setup = *game->setup(game->info().seats.most);
    int told = 0, other = 0, n = 0;
    each_moment(*game, setup, 3, [&](const Study& truth, Seat seat) {
      if (n++ % 7 != 0) return;
      const auto moment = deal_moment(*game, truth, seat, static_cast<std::uint64_t>(n));
      ASSERT_TRUE(moment) << game->info().id << " after " << n;
      ++told;
      other += moment->now == truth.now ? 0 : 1;
      ASSERT_EQ(game->view(moment->now, seat), game->view(truth.now, seat));
      // The lines lead to the same moment.
      Result<Study> read = game->read_position(game->write_position(Study(moment->quiet)));
      ASSERT_TRUE(read) << read.refusal().sentence.en;
      for (const MomentStep& step : moment->steps) {
        if (step.chance) game->reseed(read->now, *step.chance);
        const auto played = game->parse_played(game->print_played(step.played));
        ASSERT_TRUE(played);
        ASSERT_FALSE(game->play(*read, played->seat, played->action));
      }
      ASSERT_EQ(read->now, moment->now) << game->info().id;
    });
    EXPECT_GT(told, 0) << game->info().id;
    EXPECT_EQ(other, told) << "the true generator of chance was told";
  }
}

// A script that speaks the protocol as far as the test wants.
class Programs : public testing::Test {
 protected:
  void SetUp() override {
    folder_ =
        std::filesystem::temp_directory_path() / ("veillee-programs-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  // `on_go`: what the shell does when it is asked for a decision.
  std::string script(const std::string& on_go, const std::string& on_hello = "echo ready") {
    const auto path = folder_ / ("player" + std::to_string(++scripts_));
    std::ofstream(path) << "#!/bin/sh\nwhile read -r verb rest; do\n  case $verb in\n    hello) "
                        << on_hello << ";;\n    game) echo ready;;\n    go) " << on_go
                        << ";;\n    quit) exit 0;;\n  esac\ndone\n";
    std::filesystem::permissions(path, std::filesystem::perms::owner_all);
    return path.string();
  }

  Tournament tournament(const std::string& command, std::string_view other = "random") {
    Tournament result;
    result.game = find_game("samhain");
    result.setup = *result.game->setup(2);
    result.players = {*find_contestant("program:" + command), *find_contestant(other)};
    result.pairings = {{0, 1}};
    result.deals = 1;
    result.patience = 700ms;
    return result;
  }
  // A game that the program must lose, with this fault.
  void expect_fault(const std::string& command, const std::string& sentence) {
    const Tournament wanted = tournament(command);
    const auto game = play_game(wanted, {0, 0, 1}, never);
    ASSERT_TRUE(game);
    EXPECT_NE(game->fault.en.find(sentence), std::string::npos) << game->fault.en;
    EXPECT_FALSE(game->fault.fr.empty());
    EXPECT_EQ(game->at_fault, 1);
    EXPECT_EQ(game->outcome.winners, SeatSet::only(0));
    EXPECT_EQ(game->outcome.share(1), 0);
    EXPECT_EQ(game->outcome.share(0), 1);
    // It survives the log of the tournament.
    const MatchLog log(wanted);
    const auto read = log.read(log.line(*game), 1);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->fault, game->fault);
    EXPECT_EQ(read->outcome, game->outcome);
    const auto summary = summarise(wanted, {*game});
    EXPECT_EQ(summary[0].sides[0].faults, 1U);
    EXPECT_EQ(summary[0].sides[1].faults, 0U);
    EXPECT_EQ(summary[0].sides[0].first_fault, game->fault);
  }

 private:
  std::filesystem::path folder_;
  int scripts_ = 0;
};

TEST_F(Programs, that_cannot_be_started_lose) {
  expect_fault("/no/such/program --fast", "\"/no/such/program --fast\" cannot be started");
}

TEST_F(Programs, that_crash_lose) {
  expect_fault(script("kill -9 $$"), "has ended");
  expect_fault(script("echo", "exit 1"), "has ended");
}

TEST_F(Programs, that_hang_lose) {
  expect_fault(script("sleep 100"), "does not answer in time");
  expect_fault(script("echo", "sleep 100"), "does not answer in time");
}

TEST_F(Programs, that_answer_nonsense_lose) {
  expect_fault(script("echo best fly to the moon"), "wants to play \"fly to the moon\"");
  expect_fault(script("printf 'best \\033[2J\\n'"), "wants to play \" [2J\"");
  expect_fault(script("echo error no idea"), "refuses: no idea");
  expect_fault(script("head -c 3000000 /dev/zero | tr '\\0' x 2>&-"), "a line without an end");
}

TEST_F(Programs, that_chatter_and_end_lines_like_windows_are_understood) {
  const AnyGame& game = *find_game("samhain");
  const auto setup = *game.setup(2);
  const auto program = Program::start(
      script("printf 'hm\\ninfo simulations 12 x\\nbest place C01 shares A 0.5 B 0.5\\r\\n'"), game,
      setup, 5s);
  ASSERT_TRUE(program) << program.refusal().sentence.en;
  const Study study(game.start(setup, 1));
  const auto moment = deal_moment(game, study, 0, 1);
  ASSERT_TRUE(moment);
  const auto thought = (*program)->choose(*moment, 0, 1, {});
  ASSERT_TRUE(thought) << thought.refusal().sentence.en;
  EXPECT_EQ(game.print_action(thought->action), "place C01");
  EXPECT_EQ(thought->simulations, 12U);
}

}  // namespace
}  // namespace veillee::program_tests
