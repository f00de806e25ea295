// Runs the program as a user does.
#pragma once

#include <string>
#include <vector>

namespace veillee {

struct Finished {
  int exit_code = -1;  // -1: it did not end by itself
  std::string out;
  std::string err;
};

// In English unless the arguments say otherwise. `interrupt_after`: milliseconds until Ctrl-C; 0 is
// never.
Finished veillee_program(const std::vector<std::string>& arguments, int interrupt_after = 0);

// The same with the toys in it (tests/toys).
Finished program_with_toys(const std::vector<std::string>& arguments);

// The same, fed with this input.
Finished veillee_program_fed(const std::vector<std::string>& arguments, const std::string& input);

// Its output goes to this file; `out` stays empty.
Finished veillee_program_into(const std::string& path, const std::vector<std::string>& arguments);

// Bad input: one sentence on the error stream, exit code 2, and nothing else. `part` is in it.
void expect_refused(const std::vector<std::string>& arguments, const std::string& part);

// A directory of its own for each test, removed at the end.
class TemporaryDirectory {
 public:
  TemporaryDirectory();
  ~TemporaryDirectory();
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;

  const std::string& path() const { return path_; }
  std::string file(const std::string& name) const { return path_ + "/" + name; }
  std::string write(const std::string& name, const std::string& text) const;

 private:
  std::string path_;
};

// Empty when there is no such file.
std::string text_of_file(const std::string& path);

// json::read takes whole numbers only, as positions have no others.
std::string without_fractions(const std::string& text);

}  // namespace veillee
