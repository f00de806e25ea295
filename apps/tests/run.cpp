#include "apps/tests/run.hpp"

#include <algorithm>
#include <filesystem>

namespace veillee::cli {
namespace fs = std::filesystem;

bool ProgramTest::exists(const std::string& name) const { return fs::exists(path(name)); }

std::size_t ProgramTest::files() const {
  return static_cast<std::size_t>(
      std::distance(fs::directory_iterator(directory_.path()), fs::directory_iterator()));
}

void ProgramTest::expect_refused(const Ran& ran, const std::string& sentence) {
  EXPECT_EQ(ran.exit_code, 2) << ran.err;
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(ran.err.substr(0, 9), "veillee: ");
  EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
  EXPECT_NE(ran.err.find(sentence), std::string::npos) << ran.err;
}

}  // namespace veillee::cli
