// A test with a directory of its own that runs the program.
#pragma once

#include <gtest/gtest.h>

#include "apps/tests/program.hpp"

namespace veillee::cli {

using Ran = Finished;

inline Ran run(const std::vector<std::string>& arguments, const std::string& input = {}) {
  return veillee_program_fed(arguments, input);
}
inline bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}
inline std::string contents(const std::string& path) { return text_of_file(path); }

class ProgramTest : public testing::Test {
 protected:
  std::string path(const std::string& name) const { return directory_.file(name); }
  void write(const std::string& name, const std::string& text) const {
    directory_.write(name, text);
  }
  bool exists(const std::string& name) const;
  std::size_t files() const;
  // Exit code 2, one sentence on the error stream that holds this, nothing on the other one.
  static void expect_refused(const Ran& ran, const std::string& sentence);

 private:
  TemporaryDirectory directory_;
};

}  // namespace veillee::cli
