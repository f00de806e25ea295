// A list with a fixed capacity, stored in place: it can live inside a game's state.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

namespace veillee {

// What is removed is reset to T{}, so that equal lists have equal bytes.
template <class T, std::uint8_t N>
class BoundedList {
 public:
  static constexpr std::uint8_t capacity = N;

  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == N; }
  constexpr std::uint8_t size() const { return size_; }
  constexpr T& operator[](std::uint8_t i) { return assert(i < size_), items_[i]; }
  constexpr const T& operator[](std::uint8_t i) const { return assert(i < size_), items_[i]; }
  constexpr T& back() { return assert(size_ > 0), items_[size_ - 1]; }
  constexpr const T& back() const { return assert(size_ > 0), items_[size_ - 1]; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  constexpr void push_back(const T& item) {
    assert(size_ < N);
    items_[size_++] = item;
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    items_[--size_] = T{};
  }
  // Closes the gap: what stood behind moves up.
  constexpr void remove_at(std::uint8_t i) {
    assert(i < size_);
    for (; i + 1 < size_; ++i) items_[i] = items_[i + 1];
    pop_back();
  }
  // Pushes the rest down.
  constexpr void insert_at(std::uint8_t i, const T& item) {
    assert(i <= size_ && size_ < N);
    for (std::uint8_t j = size_++; j > i; --j) items_[j] = items_[j - 1];
    items_[i] = item;
  }
  constexpr void clear() { *this = BoundedList{}; }

  friend constexpr bool operator==(const BoundedList&, const BoundedList&) = default;

 private:
  std::array<T, N> items_{};
  std::uint8_t size_ = 0;
};

}  // namespace veillee
