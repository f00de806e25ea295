#include "apps/tests/run.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace veillee::cli {
namespace fs = std::filesystem;
namespace {

std::string quoted(const std::string& word) {
  std::string text = "'";
  for (const char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + "'";
}

std::string own_directory() {
  const auto* test = testing::UnitTest::GetInstance()->current_test_info();
  return testing::TempDir() + "veillee_" + std::to_string(::getpid()) + "_" + test->name();
}

}  // namespace

Ran run(const std::vector<std::string>& arguments, const std::string& input) {
  const std::string base = own_directory() + ".";
  std::ofstream(base + "in", std::ios::binary) << input;
  std::string command = "LC_ALL=C.UTF-8 " + quoted(VEILLEE_PROGRAM);
  for (const std::string& argument : arguments) command += " " + quoted(argument);
  command += " <" + quoted(base + "in") + " 2>" + quoted(base + "err");
  Ran ran;
  std::FILE* pipe = ::popen(command.c_str(), "r");
  if (pipe == nullptr) return ran;
  char buffer[4096];
  for (std::size_t n; (n = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;)
    ran.out.append(buffer, n);
  const int status = ::pclose(pipe);
  ran.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  ran.err = contents(base + "err");
  fs::remove(base + "in");
  fs::remove(base + "err");
  return ran;
}

std::string contents(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

void ProgramTest::SetUp() {
  directory_ = own_directory();
  fs::create_directories(directory_);
}
void ProgramTest::TearDown() { fs::remove_all(directory_); }

void ProgramTest::write(const std::string& name, const std::string& text) const {
  std::ofstream(path(name), std::ios::binary) << text;
}
bool ProgramTest::exists(const std::string& name) const { return fs::exists(path(name)); }
std::size_t ProgramTest::files() const {
  return static_cast<std::size_t>(
      std::distance(fs::directory_iterator(directory_), fs::directory_iterator()));
}

void ProgramTest::expect_refused(const Ran& ran, const std::string& sentence) {
  EXPECT_EQ(ran.exit_code, 2) << ran.err;
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(ran.err.substr(0, 9), "veillee: ");
  EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
  EXPECT_NE(ran.err.find(sentence), std::string::npos) << ran.err;
}

}  // namespace veillee::cli
