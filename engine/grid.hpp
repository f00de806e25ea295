// Squares in rows and columns; for up to 32 of them neighbours as bit masks, worked out at compile
// time. A board with walls and doors, or with more squares: engine/board.hpp.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace veillee {

using SquareMask = std::uint32_t;

template <int Rows, int Columns>
struct Grid {
  static constexpr int squares = Rows * Columns;

  static constexpr int row(int square) { return square / Columns; }
  static constexpr int column(int square) { return square % Columns; }
  static constexpr int at(int row, int column) { return row * Columns + column; }

  // In steps along rows and columns, whatever stands between.
  static constexpr int distance(int a, int b) {
    return difference(row(a), row(b)) + difference(column(a), column(b));
  }
  static constexpr bool orthogonal(int a, int b) { return distance(a, b) == 1; }
  static constexpr bool diagonal(int a, int b) {
    return difference(row(a), row(b)) == 1 && difference(column(a), column(b)) == 1;
  }

 private:
  static constexpr int difference(int a, int b) { return a < b ? b - a : a - b; }
  template <class Near>
  static constexpr std::array<SquareMask, squares> masks(Near near) {
    static_assert(squares <= 32);
    std::array<SquareMask, squares> result{};
    for (int a = 0; a < squares; ++a)
      for (int b = 0; b < squares; ++b)
        if (near(a, b)) result[a] |= SquareMask{1} << b;
    return result;
  }

 public:
  static constexpr auto orthogonal_mask() { return masks(orthogonal); }
  static constexpr auto diagonal_mask() { return masks(diagonal); }
};

// for (int square : Squares{mask}) …
struct Squares {
  SquareMask mask;
  struct Iterator {
    SquareMask mask;
    constexpr std::uint8_t operator*() const {
      return static_cast<std::uint8_t>(std::countr_zero(mask));
    }
    constexpr Iterator& operator++() {
      mask &= mask - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;
  };
  constexpr Iterator begin() const { return {mask}; }
  constexpr Iterator end() const { return {0}; }
};

}  // namespace veillee
