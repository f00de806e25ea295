#include "lab/program.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <charconv>
#include <csignal>
#include <system_error>
#include <thread>

namespace veillee {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t longest_line = 1 << 20;
constexpr auto time_to_quit = 1s;

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) words.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(text.size(), end + 1));
  }
  return words;
}

// What a stranger writes goes into a sentence: short, on one line, without escape sequences.
std::string tamed(std::string_view text) {
  constexpr std::size_t enough = 200;
  std::string result;
  for (const char c : text.substr(0, enough))
    result += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
  return result;
}

// Whether it has ended within this time.
bool ended(int child, std::chrono::milliseconds time) {
  for (const auto end = std::chrono::steady_clock::now() + time;;) {
    int status = 0;
    if (waitpid(child, &status, WNOHANG) != 0) return true;
    if (std::chrono::steady_clock::now() >= end) return false;
    std::this_thread::sleep_for(2ms);
  }
}

}  // namespace

std::string moment_lines(const AnyGame& game, const Moment& moment) {
  std::string lines = "position " + game.write_position(Study(moment.quiet), false) + "\n";
  for (const MomentStep& step : moment.steps) {
    if (step.chance) lines += "chance " + std::to_string(*step.chance) + "\n";
    lines += "play " + game.print_played(step.played) + "\n";
  }
  return lines;
}

Result<std::unique_ptr<Program>> Program::start(const std::string& command, const AnyGame& game,
                                                const Setup& setup,
                                                std::chrono::milliseconds patience) {
  std::unique_ptr<Program> program(new Program(command, game, patience));
  if (auto refusal = program->spawn()) return *refusal;
  const std::string options = setup_text(game.info().options, setup);
  const std::string lines[] = {std::string(protocol_greeting) + "\n",
                               "game " + std::string(game.info().id) + " " +
                                   std::to_string(setup.seats) +
                                   (options.empty() ? "" : " " + options) + "\n"};
  for (const std::string& request : lines) {
    if (auto refusal = program->send(request)) return *refusal;
    const auto ready = program->answer("ready", Clock::now() + patience);
    if (!ready) return ready.refusal();
  }
  return program;
}

Program::~Program() {
  if (socket_ >= 0) {
    send("quit\n");
    shutdown(socket_, SHUT_WR);
  }
  if (child_ > 0) {
    const bool done = ended(child_, time_to_quit);
    kill(-child_, SIGKILL);
    if (!done) ended(child_, time_to_quit);
  }
  if (socket_ >= 0) close(socket_);
}

Refusal Program::fault(Words words, std::string_view detail) const {
  return {say(words, {verbatim(command_), verbatim(tamed(detail))})};
}

std::optional<Refusal> Program::spawn() {
  std::vector<std::string> words = words_of(command_);
  int ends[2];
  if (words.empty() || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return fault(
        {"le programme « {0} » ne peut pas être démarré", "the program \"{0}\" cannot be started"});
  socket_ = ends[0];
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  // A group of its own: whatever it starts itself ends with it.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  const int failed =
      posix_spawn(&child_, words[0].c_str(), &actions, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (failed == 0) return {};
  child_ = -1;
  return fault({"le programme « {0} » ne peut pas être démarré : {1}",
                "the program \"{0}\" cannot be started: {1}"},
               std::generic_category().message(failed));
}

std::optional<Refusal> Program::send(const std::string& lines) {
  for (std::size_t sent = 0; sent < lines.size();) {
    pollfd ready{socket_, POLLOUT, 0};
    if (poll(&ready, 1, static_cast<int>(patience_.count())) == 0)
      return fault({"le programme « {0} » ne lit plus ce qu’on lui envoie",
                    "the program \"{0}\" does not read what it is sent"});
    const ssize_t n =
        ::send(socket_, lines.data() + sent, lines.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (n < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (n <= 0)
      return fault({"le programme « {0} » s’est arrêté", "the program \"{0}\" has ended"});
    sent += static_cast<std::size_t>(n);
  }
  return {};
}

Result<std::string> Program::line(Clock::time_point until, StopSign stop) {
  for (;;) {
    if (const std::size_t end = read_.find('\n'); end != std::string::npos) {
      std::string whole = read_.substr(0, end);
      read_.erase(0, end + 1);
      if (whole.ends_with('\r')) whole.pop_back();
      return whole;
    }
    if (read_.size() > longest_line)
      return fault({"le programme « {0} » écrit une ligne sans fin",
                    "the program \"{0}\" writes a line without an end"});
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now());
    if (left <= 0ms || stop())
      return fault({"le programme « {0} » ne répond pas à temps",
                    "the program \"{0}\" does not answer in time"});
    pollfd ready{socket_, POLLIN, 0};
    // In short spells, so that a wish to stop is seen.
    if (poll(&ready, 1, static_cast<int>(std::min<long long>(left.count() + 1, 50))) <= 0) continue;
    char buffer[4096];
    const ssize_t n = recv(socket_, buffer, sizeof buffer, 0);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0)
      return fault({"le programme « {0} » s’est arrêté", "the program \"{0}\" has ended"});
    read_.append(buffer, static_cast<std::size_t>(n));
  }
}

Result<std::string> Program::answer(std::string_view word, Clock::time_point until, StopSign stop) {
  for (;;) {
    Result<std::string> next = line(until, stop);
    if (!next) return next;
    const std::string& text = *next;
    if (text == word) return std::string();
    if (text.starts_with(word) && text[word.size()] == ' ') return text.substr(word.size() + 1);
    if (text.starts_with("error"))
      return fault({"le programme « {0} » refuse : {1}", "the program \"{0}\" refuses: {1}"},
                   text.substr(std::min<std::size_t>(text.size(), 6)));
    constexpr std::string_view simulations = "info simulations ";
    if (text.starts_with(simulations))
      std::from_chars(text.data() + simulations.size(), text.data() + text.size(), simulations_);
  }
}

Result<Program::Thought> Program::choose(const Moment& moment, Seat seat, std::uint64_t seed,
                                         Limits limits, StopSign stop) {
  std::string lines = moment_lines(game_, moment);
  lines += "go " + std::string(seat_letters[seat]) + " seed " + std::to_string(seed);
  if (limits.iterations > 0) lines += " iterations " + std::to_string(limits.iterations);
  if (limits.milliseconds > 0) lines += " milliseconds " + std::to_string(limits.milliseconds);
  simulations_ = 0;
  if (auto refusal = send(lines + "\n")) return *refusal;
  const auto until = Clock::now() + patience_ + std::chrono::milliseconds(limits.milliseconds);
  const Result<std::string> best = answer("best", until, stop);
  if (!best) return best.refusal();
  const std::string text = best->substr(0, best->find(" shares "));
  const Result<Action> action = game_.parse_action(text);
  ActionList options;
  game_.legal(moment.now, seat, options);
  if (!action || !options.contains(*action))
    return fault({"le programme « {0} » veut jouer « {1} », ce qui n’est pas possible",
                  "the program \"{0}\" wants to play \"{1}\", which is not possible"},
                 text);
  return Thought{*action, simulations_};
}

}  // namespace veillee
