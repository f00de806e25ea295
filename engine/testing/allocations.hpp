// Counts every allocation of the program: the promise of the rules is that they make none.
#pragma once

#include <cstdint>

namespace veillee {

// How many times this thread has called operator new so far.
std::uint64_t allocations();

}  // namespace veillee
