// veillee serve, run as a person would.
#include "apps/tests/run.hpp"

namespace veillee::cli {
namespace {

class ServeTest : public ProgramTest {
 protected:
  std::vector<std::string> serve(const std::vector<std::string>& more = {}) const {
    std::vector<std::string> arguments = {"serve", "--port", "0", "--data", path("data")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }
};

TEST_F(ServeTest, says_where_it_is_and_stops_on_ctrl_c) {
  const Ran ran = veillee_program(serve({"--lang", "fr"}), 1500);
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_NE(ran.out.find("Veillée vous attend à http://127.0.0.1:"), std::string::npos) << ran.out;
  EXPECT_TRUE(exists("data/tables.sqlite"));
}

TEST_F(ServeTest, bad_arguments_are_one_sentence) {
  expect_refused(run(serve({"--address", "nowhere"})), "is not an IP address");
  expect_refused(run(serve({"--public-url", "veillee.example"})), "is not the address of a site");
  expect_refused(run({"serve", "--port", "99999", "--data", path("data")}), "--port");
  expect_refused(run(serve({"--log", "loud"})), "--log");
  expect_refused(run(serve({"--trusted-proxy", "10.0.0.0/99"})),
                 "neither an address nor a network");
  write("file", "");
  expect_refused(run({"serve", "--port", "0", "--data", path("file") + "/below"}),
                 "cannot be made");
  expect_refused(run({"serve", "--port", "0", "--store", path("")}), "cannot be opened");
}

}  // namespace
}  // namespace veillee::cli
