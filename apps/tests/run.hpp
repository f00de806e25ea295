// Runs the real program, as a person would.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace veillee::cli {

struct Ran {
  int exit_code = -1;
  std::string out;
  std::string err;
};

// The program with these arguments, fed with this input. English and without colours unless the
// arguments say otherwise.
Ran run(const std::vector<std::string>& arguments, const std::string& input = {});
std::string contents(const std::string& path);

// A directory of its own for each test, removed afterwards.
class ProgramTest : public testing::Test {
 protected:
  void SetUp() override;
  void TearDown() override;
  std::string path(const std::string& name) const { return directory_ + "/" + name; }
  void write(const std::string& name, const std::string& text) const;
  bool exists(const std::string& name) const;
  std::size_t files() const;
  // Exit code 2, one sentence on the error stream that holds this, nothing on the other one.
  static void expect_refused(const Ran& ran, const std::string& sentence);

 private:
  std::string directory_;
};

}  // namespace veillee::cli
