// What many threads work on stops when one flag says so; so does what they think.
#pragma once

#include <atomic>

#include "players/search_settings.hpp"

namespace veillee {

inline StopSign stop_sign_of(const std::atomic<bool>& stop) {
  return {[](void* flag) { return static_cast<const std::atomic<bool>*>(flag)->load(); },
          const_cast<std::atomic<bool>*>(&stop)};
}

}  // namespace veillee
