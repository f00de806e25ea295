// Many games on several threads; all of it stops when one flag says so, and so does what they
// think.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

#include "players/search_settings.hpp"

namespace veillee {

inline StopSign stop_sign_of(const std::atomic<bool>& stop) {
  return {[](void* flag) { return static_cast<const std::atomic<bool>*>(flag)->load(); },
          const_cast<std::atomic<bool>*>(&stop)};
}

// Each number below `count` is worked on once, by whoever is free; the caller is one of them.
template <class Work>
void on_threads(unsigned threads, std::uint64_t count, const std::atomic<bool>& stop,
                const Work& work) {
  std::atomic<std::uint64_t> next = 0;
  const auto one = [&] {
    for (std::uint64_t i = next++; i < count && !stop; i = next++) work(i);
  };
  std::vector<std::jthread> others;
  for (std::uint64_t n = 1; n < std::min<std::uint64_t>(threads, count); ++n)
    others.emplace_back(one);
  one();
}

}  // namespace veillee
