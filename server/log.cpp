#include "server/log.hpp"

#include <fmt/chrono.h>

#include <cstdio>
#include <ctime>

namespace veillee {

void Log::write(LogLevel level, std::string_view word, std::string_view line) const {
  if (level > level_) return;
  fmt::print(stderr, "{:%Y-%m-%dT%H:%M:%SZ} {} {}\n", fmt::gmtime(std::time(nullptr)), word, line);
}

}  // namespace veillee
