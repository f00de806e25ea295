// An action: eight bytes in every game, the answer of one seat to one decision.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace veillee {

inline constexpr std::uint8_t no_arg = 0xFF;

// Sums are ints; arguments and counters are bytes.
constexpr std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }

struct Action {
  std::uint8_t kind = 0;
  std::array<std::uint8_t, 7> args{};

  friend constexpr bool operator==(const Action&, const Action&) = default;
  friend constexpr auto operator<=>(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 8);

template <class Kind>
constexpr Action make_action(Kind kind, std::uint8_t a = 0, std::uint8_t b = 0,
                             std::uint8_t c = 0) {
  return Action{static_cast<std::uint8_t>(kind), {a, b, c, 0, 0, 0, 0}};
}

constexpr std::uint64_t bits_of(Action action) { return std::bit_cast<std::uint64_t>(action); }

// The options of one decision. Its storage is left unset on purpose: a search makes millions.
class ActionList {
 public:
  static constexpr int capacity = 256;

  ActionList() {}  // NOLINT: leaving items_ unset is the point

  void clear() { size_ = 0; }
  // More than `capacity` options is a defect of the game: the rest is left out, and the conformance
  // suite looks for it. (All of it lands behind the last place, so that nothing need be asked.)
  void add(Action action) {
    items_[size_] = action;
    size_ += size_ <= capacity ? 1 : 0;
  }
  bool overflowed() const { return size_ > capacity; }
  int size() const { return size_ < capacity ? size_ : capacity; }
  bool empty() const { return size_ == 0; }
  const Action& operator[](int i) const { return items_[i]; }
  const Action* begin() const { return items_; }
  const Action* end() const { return items_ + size(); }
  bool contains(Action action) const {
    for (const Action& item : *this)
      if (item == action) return true;
    return false;
  }

 private:
  int size_ = 0;
  union {
    alignas(8) Action items_[capacity + 2];  // NOLINT: aligned, to be copied as whole words
  };
};

}  // namespace veillee
