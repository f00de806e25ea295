#include "apps/tests/program.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

namespace veillee {

std::string text_of_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

TemporaryDirectory::TemporaryDirectory() {
  std::string name = (std::filesystem::temp_directory_path() / "veillee-XXXXXX").string();
  if (mkdtemp(name.data()) != nullptr) path_ = name;
}

TemporaryDirectory::~TemporaryDirectory() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::string TemporaryDirectory::write(const std::string& name, const std::string& text) const {
  std::ofstream(file(name), std::ios::binary) << text;
  return file(name);
}

namespace {

Finished run(const std::vector<std::string>& arguments, int interrupt_after,
             const TemporaryDirectory& directory, const std::string& out,
             const std::string& in = "/dev/null", const char* program = VEILLEE_PROGRAM) {
  std::vector<std::string> words{program};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  std::string environment[] = {"LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin"};
  char* envp[] = {environment[0].data(), environment[1].data(), nullptr};

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  const auto redirect = [&](int to, const std::string& path, int flags) {
    posix_spawn_file_actions_addopen(&actions, to, path.c_str(), flags, 0600);
  };
  redirect(STDIN_FILENO, in, O_RDONLY);
  redirect(STDOUT_FILENO, out, O_WRONLY | O_CREAT);
  redirect(STDERR_FILENO, directory.file("err"), O_WRONLY | O_CREAT);
  Finished finished;
  pid_t child = 0;
  if (posix_spawn(&child, program, &actions, nullptr, argv.data(), envp) == 0) {
    if (interrupt_after > 0) {
      std::this_thread::sleep_for(std::chrono::milliseconds(interrupt_after));
      kill(child, SIGINT);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFEXITED(status)) finished.exit_code = WEXITSTATUS(status);
  }
  posix_spawn_file_actions_destroy(&actions);
  finished.err = text_of_file(directory.file("err"));
  return finished;
}

}  // namespace

Finished veillee_program(const std::vector<std::string>& arguments, int interrupt_after) {
  const TemporaryDirectory directory;
  Finished finished = run(arguments, interrupt_after, directory, directory.file("out"));
  finished.out = text_of_file(directory.file("out"));
  return finished;
}

Finished program_with_toys(const std::vector<std::string>& arguments) {
  const TemporaryDirectory directory;
  Finished finished =
      run(arguments, 0, directory, directory.file("out"), "/dev/null", VEILLEE_WITH_TOYS);
  finished.out = text_of_file(directory.file("out"));
  return finished;
}

Finished veillee_program_fed(const std::vector<std::string>& arguments, const std::string& input) {
  const TemporaryDirectory directory;
  const std::string in = directory.write("in", input);
  Finished finished = run(arguments, 0, directory, directory.file("out"), in);
  finished.out = text_of_file(directory.file("out"));
  return finished;
}

Finished veillee_program_into(const std::string& path, const std::vector<std::string>& arguments) {
  const TemporaryDirectory directory;
  return run(arguments, 0, directory, path);
}

std::string without_fractions(const std::string& text) {
  std::string result;
  bool in_text = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"') in_text = !in_text;
    if (!in_text && text[i] == '.')
      while (i + 1 < text.size() && text[i + 1] >= '0' && text[i + 1] <= '9') ++i;
    else
      result += text[i];
  }
  return result;
}

void expect_refused(const std::vector<std::string>& arguments, const std::string& part) {
  const Finished run = veillee_program(arguments);
  std::string command;
  for (const std::string& word : arguments) command += " " + word;
  EXPECT_EQ(run.exit_code, 2) << command;
  EXPECT_EQ(run.out, "") << command;
  EXPECT_TRUE(run.err.starts_with("veillee: ")) << command << "\n" << run.err;
  EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << command << "\n" << run.err;
  EXPECT_NE(run.err.find(part), std::string::npos) << command << "\n" << run.err;
}

}  // namespace veillee
