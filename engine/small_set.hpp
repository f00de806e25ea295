// A set of small numbers, stored as bits: the cards of a deck, the squares of a board. Sixty-four
// numbers are one machine word; nothing is allocated.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace veillee {

template <int N>
class SmallSet {
  static_assert(N > 0 && N <= 192);
  static constexpr int words = (N + 63) / 64;

 public:
  static constexpr int capacity = N;

  constexpr SmallSet() = default;
  static constexpr SmallSet only(std::uint8_t item) {
    SmallSet set;
    set.add(item);
    return set;
  }
  static constexpr SmallSet all() { return below(N); }
  // 0 … n − 1.
  static constexpr SmallSet below(int n) {
    SmallSet set;
    for (int w = 0; w < words; ++w)
      if (const int here = n - 64 * w; here > 0)
        set.bits_[w] = here >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << here) - 1;
    return set;
  }

  constexpr bool has(std::uint8_t item) const {
    return item < N && (bits_[item / 64] >> item % 64 & 1U) != 0;
  }
  constexpr bool empty() const { return *this == SmallSet{}; }
  constexpr int size() const {
    int n = 0;
    for (const std::uint64_t word : bits_) n += std::popcount(word);
    return n;
  }
  constexpr void add(std::uint8_t item) { bits_[item / 64] |= std::uint64_t{1} << item % 64; }
  constexpr void remove(std::uint8_t item) { bits_[item / 64] &= ~(std::uint64_t{1} << item % 64); }

  // first + i for each bit i of up to eight; `first` is a multiple of eight.
  constexpr void add_bits(int first, std::uint64_t bits) {
    bits_[first / 64] |= bits << first % 64;
  }

  // The smallest one; the set must not be empty.
  constexpr std::uint8_t first() const { return *begin(); }
  // The one that has `rank` smaller ones in the set: 0 is the first. Found by halves. rank <
  // size().
  constexpr std::uint8_t at_rank(int rank) const {
    int w = 0;
    for (int here; rank >= (here = std::popcount(bits_[w])); ++w) rank -= here;
    std::uint64_t word = bits_[w];
    int at = 0;
    for (const int half : {32, 16, 8, 4, 2, 1}) {
      const int here = std::popcount(word & ((std::uint64_t{1} << half) - 1));
      const int above = (here - 1 - rank) >> 31;  // all bits or none: chance is not to be foretold
      rank -= here & above;
      at += half & above;
      word >>= half & above;
    }
    return static_cast<std::uint8_t>(64 * w + at);
  }
  // Takes one out, each with the same chance. The set must not be empty.
  template <class Random>
  constexpr std::uint8_t draw(Random& random) {
    const std::uint8_t item =
        at_rank(static_cast<int>(random.below(static_cast<std::uint32_t>(size()))));
    remove(item);
    return item;
  }

  constexpr bool contains(const SmallSet& other) const { return (other - *this).empty(); }
  constexpr bool meets(const SmallSet& other) const { return !(*this & other).empty(); }

  constexpr SmallSet& operator|=(const SmallSet& other) {
    for (int w = 0; w < words; ++w) bits_[w] |= other.bits_[w];
    return *this;
  }
  constexpr SmallSet& operator&=(const SmallSet& other) {
    for (int w = 0; w < words; ++w) bits_[w] &= other.bits_[w];
    return *this;
  }
  constexpr SmallSet& operator-=(const SmallSet& other) {
    for (int w = 0; w < words; ++w) bits_[w] &= ~other.bits_[w];
    return *this;
  }
  friend constexpr SmallSet operator|(SmallSet a, const SmallSet& b) { return a |= b; }
  friend constexpr SmallSet operator&(SmallSet a, const SmallSet& b) { return a &= b; }
  friend constexpr SmallSet operator-(SmallSet a, const SmallSet& b) { return a -= b; }
  friend constexpr bool operator==(const SmallSet& a, const SmallSet& b) {
    std::uint64_t difference = 0;  // no comparison of memory: a word or two
    for (int w = 0; w < words; ++w) difference |= a.bits_[w] ^ b.bits_[w];
    return difference == 0;
  }

  // Every item moved by `by` numbers up, or down when it is negative (|by| < 64); what leaves the
  // set's range is gone.
  constexpr SmallSet shifted(int by) const {
    SmallSet result;
    if (by == 0) return *this;
    for (int w = 0; w < words; ++w) {
      if (by > 0) {
        result.bits_[w] = bits_[w] << by;
        if (w > 0) result.bits_[w] |= bits_[w - 1] >> (64 - by);
      } else {
        result.bits_[w] = bits_[w] >> -by;
        if (w + 1 < words) result.bits_[w] |= bits_[w + 1] << (64 + by);
      }
    }
    return result & all();
  }

  // In ascending order.
  class Iterator {
   public:
    constexpr explicit Iterator(const SmallSet& rest) : rest_(rest) { skip(); }
    constexpr std::uint8_t operator*() const {
      return static_cast<std::uint8_t>(64 * word_ + std::countr_zero(rest_.bits_[word_]));
    }
    constexpr Iterator& operator++() {
      rest_.bits_[word_] &= rest_.bits_[word_] - 1;
      skip();
      return *this;
    }
    friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
      return a.rest_ == b.rest_;
    }

   private:
    constexpr void skip() {
      if constexpr (words > 1)
        while (word_ + 1 < words && rest_.bits_[word_] == 0) ++word_;
    }
    SmallSet rest_;
    int word_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(*this); }
  constexpr Iterator end() const { return Iterator(SmallSet{}); }

 private:
  std::array<std::uint64_t, words> bits_{};
};

template <int N>
using CardSet = SmallSet<N>;
template <int N>
using SquareSet = SmallSet<N>;

}  // namespace veillee
