// The exact chances that a tray shows against throws of the game itself.
#include <cmath>
#include <cstdlib>
#include <map>

#include "games/dicium/tests/toy.hpp"

namespace veillee::dicium {
namespace {

// Rows in the order of the view, by the uses that light them.
const std::map<std::string_view, std::size_t> row_of = {
    {"move", 0},  {"duel", 1},    {"hunt", 1}, {"curse", 1}, {"hex", 1},   {"ki2", 2},
    {"ki3", 2},   {"ki4", 2},     {"ki5", 2},  {"rage", 3},  {"pair", 4},  {"straight", 5},
    {"three", 6}, {"twopair", 7}, {"four", 8}, {"full", 9},  {"poker", 10}};
constexpr std::size_t rows = 11;

// What can be played from here, as bits of the rows.
unsigned playable(const AnyGame& game, const AnyState& state) {
  if (game.info().decisions[game.decision(state)].name != "combine") return 0;
  ActionList list;
  game.legal(state, A, list);
  unsigned bits = 0;
  for (const Action& action : list) {
    const std::string text = game.print_action(action);
    if (text.starts_with("play ")) bits |= 1U << row_of.at(words_in(text)[1]);
  }
  return bits;
}

// DICIUM_THROWS: more of them than a test has time for.
int throws_wanted() {
  const char* wanted = std::getenv("DICIUM_THROWS");
  return wanted == nullptr ? 2000 : std::atoi(wanted);
}

TEST(Dicium, DIC_1_6_and_DIC_C1_the_chances_shown_are_those_of_simulated_throws) {
  struct Case {
    std::string_view hand, thrown, bonuses;
  };
  constexpr Case cases[] = {{"F1 F2 F4", "F4", ""},
                            {"F3 F3 F5", "F5", "B3a"},
                            {"F1 F3 F4 F4", "F1 F3", "B2b"},
                            {"F2 F3 F4 FS", "F4", ""},
                            {"F2 F2 F3 F4 F5", "F3 F4 F5", "B3a B2a"},
                            {"F1 F2 F3 F4 F5", "F1 F2 F3 F4 F5", ""}};
  const int throws = throws_wanted();
  double worst = 0;
  for (const Case& one : cases) {
    SCOPED_TRACE(one.hand);
    Scenario s;
    s.bonuses(A, one.bonuses).thrown(one.hand).begin(A);
    const json::Value view = s.view();
    const json::Value* shown = nullptr;
    for (const json::Value& chance : view.find("chances")->items) {
      Texts faces;
      for (const json::Value& face : chance.find("throw")->items) faces.push_back(face.string);
      if (sorted(faces) == sorted(one.thrown)) shown = &chance;
    }
    ASSERT_NE(shown, nullptr);
    const auto action = s.game().parse_action("throw " + std::string(one.thrown));
    std::array<int, rows> hits{};
    for (int seed = 0; seed < throws; ++seed) {
      AnyState state = s.state();
      s.game().reseed(state, static_cast<std::uint64_t>(seed));
      s.game().apply(state, A, *action);
      const unsigned bits = playable(s.game(), state);
      for (std::size_t row = 0; row < rows; ++row) hits[row] += static_cast<int>(bits >> row & 1U);
    }
    const double of = static_cast<double>(shown->find("of")->number);
    for (std::size_t row = 0; row < rows; ++row) {
      const double chance = static_cast<double>(shown->find("rows")->items[row].number) / of;
      const double error = std::sqrt(chance * (1 - chance) / throws);
      const double difference = std::abs(static_cast<double>(hits[row]) / throws - chance);
      EXPECT_LE(difference, 5 * error) << "row " << row << ": " << chance;
      worst = std::max(worst, difference);
    }
  }
  RecordProperty("throws", throws);
  RecordProperty("worst_difference_in_millionths", static_cast<int>(worst * 1e6));
}

TEST(Dicium, DIC_1_6_what_lies_there_now_is_what_can_be_played) {
  for (const char* hand : {"F1 F2 F3", "F2 F2 FS", "F4 F4 F4 F4", "F1 F1 FS F3 F3"}) {
    Scenario s;
    s.thrown(hand).begin(A);
    const json::Value view = s.view();
    s.play("stop");
    const unsigned bits = playable(s.game(), s.state());
    for (std::size_t row = 0; row < rows; ++row)
      EXPECT_EQ(view.find("now")->items[row].number, bits >> row & 1U) << hand << " row " << row;
  }
}

}  // namespace
}  // namespace veillee::dicium
