// Sanitizers make a program slower: where a test bounds time, the bound is for the release build
// and is multiplied by this.
#pragma once

namespace veillee {

#if defined(__SANITIZE_THREAD__)
inline constexpr int slowness = 15;
#elif defined(__SANITIZE_ADDRESS__)
inline constexpr int slowness = 5;
#else
inline constexpr int slowness = 1;
#endif

}  // namespace veillee
