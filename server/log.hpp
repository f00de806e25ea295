// Lines for whoever runs the server, on the error stream. No token, no name, no chat ever.
#pragma once

#include <cstdint>
#include <string_view>

namespace veillee {

enum class LogLevel : std::uint8_t { quiet, error, info, debug };

class Log {
 public:
  explicit Log(LogLevel level) : level_(level) {}
  void error(std::string_view line) const { write(LogLevel::error, "error", line); }
  void info(std::string_view line) const { write(LogLevel::info, "info", line); }
  void debug(std::string_view line) const { write(LogLevel::debug, "debug", line); }

 private:
  void write(LogLevel level, std::string_view word, std::string_view line) const;
  LogLevel level_;
};

}  // namespace veillee
