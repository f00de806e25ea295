// Sanitizers make a program slower: where a test bounds time, the bound is for the release build
// and is multiplied by this.
#pragma once

namespace veillee {

// GCC says it by a macro, clang by a feature.
#if defined(__has_feature)
#define VEILLEE_HAS(feature) __has_feature(feature)
#else
#define VEILLEE_HAS(feature) 0
#endif

#if defined(__SANITIZE_THREAD__) || VEILLEE_HAS(thread_sanitizer)
inline constexpr int slowness = 15;
#elif defined(__SANITIZE_ADDRESS__) || VEILLEE_HAS(address_sanitizer)
inline constexpr int slowness = 5;
#else
inline constexpr int slowness = 1;
#endif
#undef VEILLEE_HAS

}  // namespace veillee
