// A position that is kept and seldom looked at, without the room that the largest game would need.
#pragma once

#include <string>

#include "engine/any_state.hpp"

namespace veillee {

class PackedState {
 public:
  PackedState() = default;
  explicit PackedState(const AnyState& state)
      : bytes_(reinterpret_cast<const char*>(state.bytes.data()), state.size) {}

  AnyState opened() const {
    AnyState state;
    state.size = bytes_.size();
    std::memcpy(state.bytes.data(), bytes_.data(), bytes_.size());
    return state;
  }

 private:
  std::string bytes_;
};

}  // namespace veillee
