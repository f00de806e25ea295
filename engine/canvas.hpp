// A small sheet of coloured characters: what the terminal shows of a board.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace veillee {

// The eight colours that every terminal has, dark or light, and two ways to stress them.
enum class Colour : std::uint8_t {
  plain,
  red,
  green,
  yellow,
  blue,
  violet,
  cyan,
  grey,
};

struct Style {
  Colour colour = Colour::plain;
  bool bold = false;
  bool reverse = false;
  friend bool operator==(Style, Style) = default;
};

class Canvas {
 public:
  // Writes UTF-8 text from (x, y) to the right, growing the sheet as needed; every character is one
  // column wide. What lies left of or above the sheet is left out, a control character is a blank.
  // Returns the column after the last one.
  int put(int x, int y, std::string_view text, Style style = {});
  void box(int x, int y, int width, int height, Style style = {});
  int height() const { return static_cast<int>(rows_.size()); }
  int width() const;
  // Lines without trailing blanks; ANSI colours only when asked for.
  std::string text(bool colour) const;

 private:
  struct Cell {
    std::string character = " ";
    Style style;
  };
  Cell& at(int x, int y);
  std::vector<std::vector<Cell>> rows_;
};

// How many columns a UTF-8 text takes.
int columns(std::string_view text);
// The text, or its beginning and an ellipsis, in at most `width` columns.
std::string cut(std::string_view text, int width);

}  // namespace veillee
