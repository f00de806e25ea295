// Whole games, written down: each file next to this one holds a seed and what was played, with the
// hash of the position now and then. A drift of the rules shows at the exact action.
//
// When a change of the rules is meant, write the files anew and read the difference:
//   SAMHAIN_GOLDEN=write build/release/bin/samhain_tests --gtest_filter='Golden*'
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/lead.hpp"
#include "games/samhain/game.hpp"

namespace veillee::samhain {
namespace {

constexpr int chapter = 10;  // actions between two looks at the position
constexpr const char* how_to_renew =
    "\nIf this change of the rules is meant, write the golden games anew with\n"
    "  SAMHAIN_GOLDEN=write build/release/bin/samhain_tests --gtest_filter='Golden*'\n"
    "and read the difference before you keep it.";

struct GoldenGame {
  const char* name;
  int seats;
  std::vector<std::string> options;
  std::uint64_t seed;
};

void PrintTo(const GoldenGame& golden, std::ostream* out) { *out << golden.name; }

std::string file_of(const GoldenGame& golden) {
  return std::string(GOLDEN_FOLDER) + "/" + golden.name + ".txt";
}

std::string hex(std::uint64_t n) {
  std::ostringstream out;
  out << std::hex << n;
  return out.str();
}

// A few lines for each player: enough to see what drifted.
std::string summary(const State& state) {
  std::ostringstream out;
  out << "= round " << int{state.round} << ", reserve " << int{state.reserve[wood]} << "/"
      << int{state.reserve[gold]} << "/" << int{state.reserve[stone]} << ", wisps "
      << int{state.reserve_wisps} << ", hash " << hex(hash_of(state)) << "\n";
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Player& player = state.players[seat];
    int worship = 0;
    for (const std::uint8_t pa : player.worship) worship += pa;
    int objects = 0;
    for (std::uint8_t o = 0; o < object_count; ++o) objects += player.upright[o] + player.lying[o];
    out << "=   " << seat_letters[seat] << ": " << player.vp << " VP, cubes "
        << int{player.cubes[wood]} << "/" << int{player.cubes[gold]} << "/"
        << int{player.cubes[stone]} << ", " << int{player.wisps} << " wisps, " << worship
        << " worship, " << members_on_board(player) << " members, " << objects << " objects, "
        << int{player.buried} << " buried\n";
  }
  return out.str();
}

std::string final_lines(const State& state) {
  std::ostringstream out;
  const Outcome result = outcome(state);
  for (Seat seat = 0; seat < state.seats(); ++seat)
    out << "= " << seat_letters[seat] << ": " << result.score[seat] << " points, place "
        << int{result.place[seat]} << "\n";
  return out.str();
}

Options options_of(const GoldenGame& golden) {
  const Result<veillee::Setup> setup = game().setup(golden.seats, golden.options);
  EXPECT_TRUE(setup) << golden.name;
  return options_from<Options>(*setup);
}

std::string head_of(const GoldenGame& golden) {
  std::string text =
      "# A golden game of Samhain: what was decided, and what came of it.\nplayers " +
      std::to_string(golden.seats) + "\n";
  for (const std::string& option : golden.options) text += "option " + option + "\n";
  return text + "seed " + std::to_string(golden.seed) + "\n";
}

// The better of two at random: random players who give everything away would see little of the
// rules. Used only to write a file.
Action choose(const State& state, Seat seat, FastRng& random) {
  ActionList list;
  legal<Samhain>(state, seat, list);
  Action best = list[0];
  int best_worth = INT32_MIN;
  for (int i = 0; i < 2; ++i) {
    const Action action =
        list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))];
    State after = state;
    apply<Samhain>(after, seat, action);
    const int worth = lead<Samhain>(after, seat);
    if (worth > best_worth) best = action, best_worth = worth;
  }
  return best;
}

void write_game(const GoldenGame& golden) {
  std::ofstream out(file_of(golden));
  out << head_of(golden);
  State state = start(options_of(golden), golden.seed);
  FastRng random(golden.seed);
  out << summary(state);
  int n = 0;
  while (!over<Samhain>(state)) {
    const Seat seat = deciders<Samhain>(state).first();
    const Action action = choose(state, seat, random);
    out << seat_letters[seat] << " " << print(Samhain::info().notation, action) << "\n";
    apply<Samhain>(state, seat, action);
    if (++n % chapter == 0) out << summary(state);
  }
  out << summary(state) << final_lines(state);
}

class Golden : public testing::TestWithParam<GoldenGame> {};
INSTANTIATE_TEST_SUITE_P(, Golden,
                         testing::Values(GoldenGame{"two_players", 2, {}, 2},
                                         GoldenGame{"three_players", 3, {"counteraction=on"}, 3},
                                         GoldenGame{"four_players", 4, {"easy=on"}, 4}),
                         [](const auto& test) { return std::string(test.param.name); });

TEST_P(Golden, game_goes_as_it_always_did) {
  const GoldenGame& golden = GetParam();
  if (const char* wish = std::getenv("SAMHAIN_GOLDEN");
      wish != nullptr && wish == std::string("write"))
    write_game(golden);

  std::ifstream in(file_of(golden));
  ASSERT_TRUE(in) << file_of(golden) << " is missing" << how_to_renew;
  std::string head;
  std::string line;
  int number = 0;
  const auto next_line = [&] { return ++number, static_cast<bool>(std::getline(in, line)); };
  while (next_line() && line[0] != '=') head += line + "\n";
  ASSERT_EQ(head, head_of(golden));

  State state = start(options_of(golden), golden.seed);
  const auto expect_block = [&](const std::string& block) {
    std::istringstream expected(block);
    for (std::string now; std::getline(expected, now); next_line())
      ASSERT_EQ(line, now) << "line " << number << " of " << file_of(golden) << how_to_renew;
  };
  expect_block(summary(state));
  for (int n = 0; !HasFatalFailure() && !over<Samhain>(state);) {
    ASSERT_GT(line.size(), 2U) << "line " << number << how_to_renew;
    const auto seat = static_cast<Seat>(line[0] - 'A');
    const Result<Action> action = parse(Samhain::info().notation, line.substr(2));
    ASSERT_TRUE(action) << "line " << number << ": " << action.refusal().sentence.en
                        << how_to_renew;
    ActionList list;
    legal<Samhain>(state, seat, list);
    ASSERT_TRUE(list.contains(*action))
        << "line " << number << ": " << line << " is not legal any more" << how_to_renew;
    apply<Samhain>(state, seat, *action);
    next_line();
    if (++n % chapter == 0) expect_block(summary(state));
  }
  if (HasFatalFailure()) return;
  expect_block(summary(state) + final_lines(state));
  EXPECT_FALSE(in) << "line " << number << ": the game is over" << how_to_renew;
}

}  // namespace
}  // namespace veillee::samhain
