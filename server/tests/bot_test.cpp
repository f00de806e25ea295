// The example in another language, against the real server.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>

#include "server/tests/house.hpp"

namespace veillee {
namespace {

struct Output {
  int status = -1;
  std::string text;
};

Output run(const std::string& command) {
  Output output;
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  if (pipe == nullptr) return output;
  std::array<char, 4096> bytes{};
  while (const std::size_t count = std::fread(bytes.data(), 1, bytes.size(), pipe))
    output.text.append(bytes.data(), count);
  output.status = pclose(pipe);
  return output;
}

TEST(Bot, plays_a_whole_game_of_each_kind) {
  if (run("node --version").status != 0) GTEST_SKIP() << "node is not installed";
  House house;
  for (const std::string game : {"samhain", "sabbat-magica"}) {
    const Output output = run("node " VEILLEE_EXAMPLES "/bot.mjs --quiet --lang fr --game " + game +
                              " --url http://127.0.0.1:" + std::to_string(house.port()));
    EXPECT_EQ(output.status, 0) << output.text;
    EXPECT_NE(output.text.find("Robot (A): "), std::string::npos) << output.text;
    EXPECT_NE(output.text.find("→ "), std::string::npos) << output.text;
  }
}

}  // namespace
}  // namespace veillee
