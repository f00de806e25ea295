// A board of up to 128 squares in rows and columns, with walls and doors between them: who stands
// beside whom, how far one gets, and what one sees. Made at compile time from its plan; steps are
// shifts of bit sets.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string_view>

#include "engine/grid.hpp"
#include "engine/small_set.hpp"

namespace veillee {

// "E5": a letter for the column, from the west, and a number for the row, from the north.
template <int Rows, int Columns>
inline constexpr auto square_letters = [] {
  static_assert(Rows <= 9 && Columns <= 26);
  std::array<char, 2 * Rows * Columns> all{};
  for (std::size_t square = 0; square < all.size() / 2; ++square) {
    all[2 * square] = static_cast<char>('A' + square % Columns);
    all[2 * square + 1] = static_cast<char>('1' + square / Columns);
  }
  return all;
}();
template <int Rows, int Columns>
inline constexpr auto square_names = [] {
  std::array<std::string_view, Rows * Columns> names;
  for (std::size_t square = 0; square < names.size(); ++square)
    names[square] = std::string_view(&square_letters<Rows, Columns>[2 * square], 2);
  return names;
}();

// What lies between two squares that touch along a side.
enum class Edge : std::uint8_t { open, wall, door };

// The side that two squares share.
struct Side {
  std::uint8_t a;
  std::uint8_t b;
};

template <int Rows, int Columns>
class Board : public Grid<Rows, Columns> {
  using Base = Grid<Rows, Columns>;
  static_assert(Rows * Columns <= 128 && Columns < 64);

 public:
  using Base::squares;
  using Set = SquareSet<squares>;
  static constexpr int most_doors = 32;
  static constexpr std::uint8_t unreached = 0xFF;

  // Bit d: door d of the plan stands open.
  using Doors = std::uint32_t;
  static constexpr Doors no_door = 0;
  static constexpr Doors every_door = ~Doors{0};

  static constexpr std::uint8_t named(const char (&id)[3]) {
    return static_cast<std::uint8_t>(Base::at(id[1] - '1', id[0] - 'A'));
  }

  // A plan as rulebooks draw it: a letter for each square, row after row. Squares of the same
  // letter are open to each other; between two letters there is a wall, except at the openings and
  // doors.
  constexpr Board(std::string_view zones, std::span<const Side> openings,
                  std::span<const Side> doors) {
    if (zones.size() != squares || doors.size() > most_doors) wrong_plan();
    for (std::uint8_t a = 0; a < squares; ++a)
      for (int d = 0; d < 4; ++d)
        if (const int b = beside(a, d); b >= 0) {
          if (zones[a] == zones[static_cast<std::size_t>(b)]) open_[d].add(a);
        }
    for (const Side& side : openings) set(side, open_);
    for (const Side& side : doors) {
      if (edge(side.a, side.b) != Edge::wall) wrong_plan();
      set(side, door_);
      doors_[door_count_++] = side;
    }
  }

  // Between two squares that touch.
  constexpr Edge edge(std::uint8_t a, std::uint8_t b) const {
    const int d = direction(a, b);
    return open_[d].has(a) ? Edge::open : door_[d].has(a) ? Edge::door : Edge::wall;
  }
  // The squares behind those sides of a square that are of this kind: through a door, through a
  // wall (never off the board).
  constexpr Set across(std::uint8_t square, Edge kind) const {
    Set result;
    for (int d = 0; d < 4; ++d)
      if (const int b = beside(square, d);
          b >= 0 && edge(square, static_cast<std::uint8_t>(b)) == kind)
        result.add(static_cast<std::uint8_t>(b));
    return result;
  }
  // Exactly so many steps away along rows and columns, whatever stands between.
  static constexpr Set at_distance(std::uint8_t square, int steps) {
    Set result;
    for (std::uint8_t other = 0; other < squares; ++other)
      if (Base::distance(square, other) == steps) result.add(other);
    return result;
  }

  // Where one can go in one step from each square, in each direction, while these doors are open.
  struct Ways {
    std::array<Set, 4> from;  // the squares that can be left to the north, east, south, west
  };
  constexpr Ways ways(Doors open_doors = no_door) const {
    Ways ways{open_};
    if (open_doors == every_door) {
      for (int d = 0; d < 4; ++d) ways.from[d] |= door_[d];
      return ways;
    }
    for (int i = 0; i < door_count_; ++i)
      if ((open_doors >> i & 1U) != 0) set(doors_[i], ways.from);
    return ways;
  }

  // All squares one step from any of these.
  static constexpr Set step(const Ways& ways, const Set& from) {
    Set result;
    for (int d = 0; d < 4; ++d) result |= (from & ways.from[d]).shifted(offsets[d]);
    return result;
  }
  static constexpr Set neighbours(const Ways& ways, std::uint8_t square) {
    return step(ways, Set::only(square));
  }

  // The squares other than `from` where a walk of at most `steps` steps can end. A walk may enter a
  // square of `ends` but goes no further; it never enters one of `closed`.
  static constexpr Set reach(const Ways& ways, std::uint8_t from, int steps, const Set& ends = {},
                             const Set& closed = {}) {
    Set reached = Set::only(from);
    for (Set edge = reached; steps > 0 && !edge.empty(); --steps) {
      edge = step(ways, edge) - closed - reached;
      reached |= edge;
      edge -= ends;
    }
    reached.remove(from);
    return reached;
  }
  // How many steps to each square on a shortest walk of this kind; `unreached` where none leads.
  static constexpr std::array<std::uint8_t, squares> distances(const Ways& ways, std::uint8_t from,
                                                               const Set& ends = {},
                                                               const Set& closed = {}) {
    std::array<std::uint8_t, squares> result{};
    result.fill(unreached);
    Set reached = Set::only(from);
    Set edge = reached;
    for (std::uint8_t steps = 0; !edge.empty(); ++steps) {
      for (const std::uint8_t square : edge) result[square] = steps;
      if (steps > 0) edge -= ends;
      edge = step(ways, edge) - closed - reached;
      reached |= edge;
    }
    return result;
  }

  // How long the ways between all squares are, when each square entered counts 1, and through a
  // door so much; every square can be reached.
  using WayTable = std::array<std::array<std::uint8_t, squares>, squares>;
  WayTable way_table(std::size_t door) const {
    const Ways past_doors = ways();
    WayTable table{};
    for (std::uint8_t from = 0; from < squares; ++from) {
      // The squares at each length: those beside the ones before, and behind a door of those
      // further back.
      std::array<Set, 2 * squares> at;
      at[0] = Set::only(from);
      Set reached = at[0];
      for (std::size_t length = 1; reached != Set::all(); ++length) {
        at[length] = step(past_doors, at[length - 1]);
        if (length >= door) at[length] |= step(Ways{door_}, at[length - door]);
        at[length] -= reached;
        for (const std::uint8_t square : at[length])
          table[from][square] = static_cast<std::uint8_t>(length);
        reached |= at[length];
      }
    }
    return table;
  }

  // What is in sight in the same row or column: all sides between open, nothing of `obstacles` on
  // the squares strictly between. What stands on the last square does not hide it.
  static constexpr Set sight(const Ways& ways, std::uint8_t from, const Set& obstacles = {}) {
    Set seen;
    for (int d = 0; d < 4; ++d)
      for (Set at = Set::only(from); !at.empty(); at -= obstacles) {
        at = (at & ways.from[d]).shifted(offsets[d]);
        seen |= at;
      }
    return seen;
  }

 private:
  // Not constexpr: a plan of another size, a door where there is no wall or a side between squares
  // that do not touch does not compile.
  static void wrong_plan() { std::abort(); }

  static constexpr std::array<int, 4> offsets = {-Columns, 1, Columns, -1};

  // The square beside this one in direction d; −1: the board ends.
  static constexpr int beside(int square, int d) {
    const int row = Base::row(square) + (d == 0 ? -1 : d == 2 ? 1 : 0);
    const int column = Base::column(square) + (d == 1 ? 1 : d == 3 ? -1 : 0);
    return row < 0 || row >= Rows || column < 0 || column >= Columns ? -1 : Base::at(row, column);
  }
  static constexpr int direction(int a, int b) {
    for (int d = 0; d < 4; ++d)
      if (beside(a, d) == b) return d;
    wrong_plan();
    return 0;
  }
  static constexpr void set(const Side& side, std::array<Set, 4>& sets) {
    sets[static_cast<std::size_t>(direction(side.a, side.b))].add(side.a);
    sets[static_cast<std::size_t>(direction(side.b, side.a))].add(side.b);
  }

  std::array<Set, 4> open_{};
  std::array<Set, 4> door_{};
  std::array<Side, most_doors> doors_{};
  int door_count_ = 0;
};

}  // namespace veillee
