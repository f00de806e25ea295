// A value, or a sentence that says why there is none. Nothing throws.
#pragma once

#include <cassert>
#include <utility>
#include <variant>

#include "engine/words.hpp"

namespace veillee {

template <class T>
class Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}            // NOLINT
  Result(Refusal refusal) : content_(std::in_place_index<1>, std::move(refusal)) {}  // NOLINT

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }
  // The analyser does not follow the index of a variant.
  // NOLINTBEGIN(clang-analyzer-core.uninitialized.UndefReturn)
  T& operator*() { return assert(ok()), *std::get_if<0>(&content_); }
  const T& operator*() const { return assert(ok()), *std::get_if<0>(&content_); }
  T* operator->() { return &**this; }
  const T* operator->() const { return &**this; }
  const Refusal& refusal() const { return assert(!ok()), *std::get_if<1>(&content_); }
  // NOLINTEND(clang-analyzer-core.uninitialized.UndefReturn)

 private:
  std::variant<T, Refusal> content_;
};

}  // namespace veillee
