// What boards in the terminal are made of: words in the reader's language, tables with captions,
// frames of cells, wrapped text.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/canvas.hpp"
#include "engine/seat.hpp"
#include "engine/words.hpp"

namespace veillee {

// A column of a table: where it begins, or, flush right, the column after its last character.
struct TableColumn {
  int x;
  bool right = false;
  std::optional<Words> caption = {};
};

// A sheet and the language in which it is written on.
class Pen {
 public:
  Pen(Canvas& canvas, Language language) : canvas_(canvas), language_(language) {}

  std::string in(Words words) const { return phrase(words).in(language_); }
  const std::string& text(const Phrase& phrase) const { return phrase.in(language_); }

  // As Canvas::put: the column after the last one is returned.
  int put(int x, int y, std::string_view text, Style style = {}) const {
    return canvas_.put(x, y, text, style);
  }
  int write(int x, int y, Words words, Style style = {}) const {
    return canvas_.put(x, y, in(words), style);
  }
  // Flush right: it ends before column `end`.
  void put_right(int end, int y, std::string_view text, Style style = {}) const;

  // A cell of a table, and its captions.
  void cell(const TableColumn& column, int y, std::string_view text, Style style = {}) const;
  void cell(const TableColumn& column, int y, int n, Style style = {}) const;
  void captions(std::span<const TableColumn> table, int y) const;

  // Lines round cells: all have this width, the rows these heights, each with the line at its left
  // or above it. Returns the line below the frame.
  int frame(int x, int y, int columns, int width, std::span<const int> heights) const;

 private:
  Canvas& canvas_;
  Language language_;
};

// One more item of a list within a line: "a, b, c".
void enlist(std::string& list, std::string_view item, std::string_view between = ", ");

// "A Red": a seat's letter and name, the name in at most `width` columns.
std::string seat_label(Seat seat, std::string_view name, int width = 100);

// Between words, into lines of at most this width. A number stays with what it counts, and the
// colon and the semicolon of French with what they follow.
std::vector<std::string> wrapped(std::string_view text, int width);

}  // namespace veillee
