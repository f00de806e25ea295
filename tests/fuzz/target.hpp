// What a fuzz target promises. libFuzzer calls it with inputs of its own making; without it
// corpus_main.cpp feeds the kept inputs and simple mutations of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace veillee::fuzz {

// A promise that does not hold is a finding: the input is kept.
inline void require(bool held, std::string_view promise) {
  if (held) return;
  std::fprintf(stderr, "not kept: %.*s\n", static_cast<int>(promise.size()), promise.data());
  std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

}  // namespace veillee::fuzz
