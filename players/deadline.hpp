// Ends a search when its time is over or when somebody else wants it to end.
#pragma once

#include <chrono>

#include "players/search_settings.hpp"

namespace veillee {

class Deadline {
 public:
  explicit Deadline(std::chrono::milliseconds time, StopSign other = {})
      : end_(std::chrono::steady_clock::now() + time), other_(other) {}
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;

  // Valid as long as the deadline is.
  StopSign sign() { return {reached, this}; }

 private:
  static bool reached(void* self) {
    const auto& deadline = *static_cast<const Deadline*>(self);
    return deadline.other_() || std::chrono::steady_clock::now() >= deadline.end_;
  }

  std::chrono::steady_clock::time_point end_;
  StopSign other_;
};

}  // namespace veillee
