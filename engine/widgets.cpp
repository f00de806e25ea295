#include "engine/widgets.hpp"

#include <algorithm>

#include "engine/notation.hpp"

namespace veillee {
namespace {

std::size_t word_end(std::string_view text, std::size_t begin) {
  std::size_t end = text.find(' ', begin);
  while (end != std::string_view::npos && end > 0 && end + 1 < text.size() &&
         ((text[end - 1] >= '0' && text[end - 1] <= '9') || text[end + 1] == ':' ||
          text[end + 1] == ';'))
    end = text.find(' ', end + 1);
  return std::min(end, text.size());
}

}  // namespace

void Pen::put_right(int end, int y, std::string_view text, Style style) const {
  put(end - columns(text), y, text, style);
}

void Pen::cell(const TableColumn& column, int y, std::string_view text, Style style) const {
  if (column.right)
    put_right(column.x, y, text, style);
  else
    put(column.x, y, text, style);
}

void Pen::cell(const TableColumn& column, int y, int n, Style style) const {
  cell(column, y, number(n).en, style);
}

void Pen::captions(std::span<const TableColumn> table, int y) const {
  for (const TableColumn& column : table)
    if (column.caption) cell(column, y, in(*column.caption), {Colour::grey});
}

int Pen::frame(int x, int y, int columns, int width, std::span<const int> heights) const {
  constexpr std::string_view corners[3][3] = {{"╭", "┬", "╮"}, {"├", "┼", "┤"}, {"╰", "┴", "╯"}};
  constexpr Style style = {Colour::grey};
  const auto side = [](std::size_t i, std::size_t last) {
    return i == 0 ? std::size_t{0} : i == last ? std::size_t{2} : std::size_t{1};
  };
  for (std::size_t row = 0; row <= heights.size(); ++row) {
    for (int i = 1; i < columns * width; ++i) put(x + i, y, "─", style);
    const int height = row < heights.size() ? heights[row] : 1;
    for (int column = 0; column <= columns; ++column) {
      const int at = x + column * width;
      put(at, y,
          corners[side(row, heights.size())]
                 [side(static_cast<std::size_t>(column), static_cast<std::size_t>(columns))],
          style);
      for (int i = 1; i < height; ++i) put(at, y + i, "│", style);
    }
    y += height;
  }
  return y;
}

void enlist(std::string& list, std::string_view item, std::string_view between) {
  if (!list.empty()) list += between;
  list += item;
}

std::string seat_label(Seat seat, std::string_view name, int width) {
  return std::string(seat_letters[seat]) + " " + cut(name, width);
}

std::vector<std::string> wrapped(std::string_view text, int width) {
  std::vector<std::string> lines(1);
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t end = word_end(text, i);
    const std::string_view word = text.substr(i, end - i);
    if (!lines.back().empty() && columns(lines.back()) + 1 + columns(word) > width)
      lines.emplace_back();
    if (!lines.back().empty()) lines.back() += ' ';
    lines.back() += word;
    i = end + 1;
  }
  return lines;
}

}  // namespace veillee
