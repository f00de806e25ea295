// veillee rules for a game that stands on a family library, in this process: toys are known to
// tests only.
#include <gtest/gtest.h>

#include "apps/cli.hpp"
#include "engine/json.hpp"
#include "tests/toys/toys.hpp"

namespace veillee::cli {
namespace {

struct Answer {
  int exit_code;
  std::string text;
};

Answer rules(const std::string& arguments) {
  register_toys();
  CLI::App app;
  Context context;
  add_rules(app, context);
  testing::internal::CaptureStdout();
  app.parse("rules " + arguments);
  return {context.exit_code, testing::internal::GetCapturedStdout()};
}

TEST(RulesInParts, are_printed_one_after_the_other) {
  const Answer all = rules("toy-cellar");
  EXPECT_LT(all.text.find("PIL-1.1"), all.text.find("CEL-1.1"));
  EXPECT_TRUE(rules("toy-cellar PIL-1.2").text.starts_with("PIL-1.2 [R]"));
  EXPECT_TRUE(rules("toy-cellar 1.1").text.starts_with("CEL-1.1 [R]")) << "the game's own first";
  EXPECT_TRUE(rules("toy-cellar 1.3").text.starts_with("PIL-1.3 [R]"));
  EXPECT_TRUE(rules("toy-cellar --search remembered").text.starts_with("PIL-1.3"));
}

// The tests of the family count, and are asked where they stand.
TEST(RulesInParts, coverage_counts_the_tests_of_all_parts) {
  const Answer whole = rules("toy-cellar --coverage --json");
  EXPECT_EQ(whole.exit_code, done) << whole.text;
  const auto coverage = json::read(whole.text);
  ASSERT_TRUE(coverage) << whole.text;
  EXPECT_EQ(coverage->find("clauses")->number, 5);
  EXPECT_EQ(coverage->find("tested")->number, 5);
  EXPECT_EQ(rules("hands --coverage").exit_code, done);
}

}  // namespace
}  // namespace veillee::cli
