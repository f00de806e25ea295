// The rules do not change by accident: random games of every setup end as they did when somebody
// last looked (tests/signatures.txt).
#include <gtest/gtest.h>

#include <sstream>

#include "apps/tests/program.hpp"

namespace veillee {
namespace {

constexpr const char* what_to_do =
    "\nThe rules, the layout of a state or the order of its options have moved. If that was not "
    "meant, it is "
    "a fault. If it was:\n  ./veillee bench --signatures > tests/signatures.txt\nand let the "
    "message of the "
    "commit say why.\n";

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

TEST(Signatures, are_those_of_the_file) {
  const Finished run = veillee_program({"bench", "--signatures"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  const std::vector<std::string> now = lines_of(run.out);
  const std::vector<std::string> pinned = lines_of(text_of_file(SIGNATURES));
  ASSERT_GT(now.size(), 6U);
  for (std::size_t i = 0; i < std::max(now.size(), pinned.size()); ++i)
    ASSERT_EQ(i < pinned.size() ? pinned[i] : "(nothing)", i < now.size() ? now[i] : "(nothing)")
        << "line " << i + 1 << " of tests/signatures.txt" << what_to_do;
}

TEST(Signatures, of_one_game_are_a_part_of_all) {
  const std::string all = veillee_program({"bench", "--signatures"}).out;
  const std::string one = veillee_program({"bench", "samhain", "--signatures"}).out;
  EXPECT_TRUE(one.starts_with("samhain players=2 ")) << one;
  EXPECT_NE(all.find(one), std::string::npos);
  EXPECT_LT(one.size(), all.size());
}

}  // namespace
}  // namespace veillee
