// Ctrl-C asks a command that takes long to stop and to say what it has so far.
#pragma once

#include <atomic>

namespace veillee::cli {

inline std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // a signal handler may set it
inline void on_interrupt(int) { interrupted = true; }

}  // namespace veillee::cli
