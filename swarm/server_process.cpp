#include "swarm/server_process.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <charconv>
#include <csignal>
#include <cstring>
#include <fstream>
#include <optional>
#include <vector>

namespace veillee {
namespace {

// The first line that the server prints names its address.
std::string first_line(int descriptor) {
  std::string line;
  char c = 0;
  while (line.size() < 4096 && ::read(descriptor, &c, 1) == 1 && c != '\n') line += c;
  return line;
}

std::optional<std::uint16_t> port_in(std::string_view line) {
  const std::size_t scheme = line.find("http://");
  if (scheme == line.npos) return {};
  const std::size_t colon = line.find(':', scheme + 7);
  if (colon == line.npos) return {};
  std::uint16_t port = 0;
  const auto [end, error] =
      std::from_chars(line.data() + colon + 1, line.data() + line.size(), port);
  if (error != std::errc{}) return {};
  return port;
}

}  // namespace

Result<ServerProcess> ServerProcess::start(std::string program, std::string folder) {
  ServerProcess server(std::move(program), std::move(folder));
  if (std::optional<Refusal> refusal = server.launch()) return *refusal;
  return server;
}

std::string ServerProcess::store() const { return folder_ + "/tables.sqlite"; }

std::optional<Refusal> ServerProcess::launch() {
  std::vector<std::string> words{program_,
                                 "--lang",
                                 "en",
                                 "serve",
                                 "--port",
                                 std::to_string(port_),
                                 "--store",
                                 store(),
                                 "--log",
                                 "error",
                                 "--connections-per-address",
                                 "1000000"};
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0)
    return Refusal{phrase({"le serveur ne peut pas être lancé", "the server cannot be started"})};
  process_ = ::fork();
  if (process_ == 0) {
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);  // never left behind
    ::dup2(ends[1], STDOUT_FILENO);
    ::execv(program_.c_str(), arguments.data());
    _exit(127);
  }
  ::close(ends[1]);
  const std::optional<std::uint16_t> port = port_in(first_line(ends[0]));
  ::close(ends[0]);
  if (port) {
    port_ = *port;
    return {};
  }
  kill_at_once();
  return Refusal{say({"le serveur {0} n’a pas démarré", "the server {0} did not start"},
                     {verbatim(program_)})};
}

void ServerProcess::kill_at_once() {
  if (process_ <= 0) return;
  ::kill(process_, SIGKILL);
  ::waitpid(process_, nullptr, 0);
  process_ = -1;
}

std::optional<Refusal> ServerProcess::start_again() { return launch(); }

int ServerProcess::stop() {
  if (process_ <= 0) return -1;
  ::kill(process_, SIGTERM);
  int status = 0;
  ::waitpid(process_, &status, 0);
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::uint64_t ServerProcess::resident_bytes() const {
  std::ifstream file("/proc/" + std::to_string(process_) + "/status");
  for (std::string line; std::getline(file, line);)
    if (line.starts_with("VmRSS:"))
      return std::strtoull(line.c_str() + std::strlen("VmRSS:"), nullptr, 10) * 1024;
  return 0;
}

void allow_many_files() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace veillee
