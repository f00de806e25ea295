// A state of any game, by value.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <new>

#include "engine/game.hpp"

namespace veillee {

struct AnyState {
  alignas(16) std::array<std::byte, max_state_bytes> bytes;
  std::size_t size = 0;

  AnyState() = default;  // NOLINT: bytes beyond size are never read
  AnyState(const AnyState& other) { *this = other; }
  AnyState& operator=(const AnyState& other) {
    size = other.size;
    std::memmove(bytes.data(), other.bytes.data(), size);
    return *this;
  }
  friend bool operator==(const AnyState& a, const AnyState& b) {
    return a.size == b.size && std::memcmp(a.bytes.data(), b.bytes.data(), a.size) == 0;
  }
};

// The state inside. The type must be the right one.
template <class State>
State& open_state(AnyState& any) {
  return *std::launder(reinterpret_cast<State*>(any.bytes.data()));
}
template <class State>
const State& open_state(const AnyState& any) {
  return *std::launder(reinterpret_cast<const State*>(any.bytes.data()));
}

}  // namespace veillee
