#include "engine/canvas.hpp"

#include <algorithm>

namespace veillee {
namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

// The bytes of the character at i: its first one and all that continue it, so that broken UTF-8 is
// cut into characters as well.
std::string_view character_at(std::string_view text, std::size_t i) {
  std::size_t end = i + 1;
  while (end < text.size() && continues(text[end])) ++end;
  return text.substr(i, end - i);
}

// A line break or an escape sequence in a name must not take the terminal over.
bool is_control(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  return first < 0x20 || first == 0x7F ||
         (first == 0xC2 && character.size() > 1 && static_cast<unsigned char>(character[1]) < 0xA0);
}

std::string escape(Style style) {
  constexpr int codes[] = {39, 31, 32, 33, 34, 35, 36, 90};
  std::string text = "\x1b[0";
  if (style.bold) text += ";1";
  if (style.reverse) text += ";7";
  if (style.colour != Colour::plain)
    text += ";" + std::to_string(codes[static_cast<std::size_t>(style.colour)]);
  return text + "m";
}

}  // namespace

int columns(std::string_view text) {
  int n = 0;
  for (std::size_t i = 0; i < text.size(); i += character_at(text, i).size()) ++n;
  return n;
}

std::string cut(std::string_view text, int width) {
  if (columns(text) <= width) return std::string(text);
  std::size_t end = 0;
  for (int used = 0; end < text.size(); ++end)
    if ((static_cast<unsigned char>(text[end]) & 0xC0) != 0x80 && ++used == width) break;
  return std::string(text.substr(0, end)) + "…";
}

Canvas::Cell& Canvas::at(int x, int y) {
  if (y >= height()) rows_.resize(static_cast<std::size_t>(y) + 1);
  auto& row = rows_[static_cast<std::size_t>(y)];
  if (x >= static_cast<int>(row.size())) row.resize(static_cast<std::size_t>(x) + 1);
  return row[static_cast<std::size_t>(x)];
}

int Canvas::put(int x, int y, std::string_view text, Style style) {
  for (std::size_t i = 0; i < text.size();) {
    const std::string_view character = character_at(text, i);
    if (x >= 0 && y >= 0) at(x, y) = {std::string(is_control(character) ? " " : character), style};
    ++x;
    i += character.size();
  }
  return x;
}

void Canvas::box(int x, int y, int width, int height, Style style) {
  for (int i = 1; i < width - 1; ++i) {
    put(x + i, y, "─", style);
    put(x + i, y + height - 1, "─", style);
  }
  for (int i = 1; i < height - 1; ++i) {
    put(x, y + i, "│", style);
    put(x + width - 1, y + i, "│", style);
  }
  put(x, y, "╭", style);
  put(x + width - 1, y, "╮", style);
  put(x, y + height - 1, "╰", style);
  put(x + width - 1, y + height - 1, "╯", style);
}

int Canvas::width() const {
  std::size_t widest = 0;
  for (const auto& row : rows_) widest = std::max(widest, row.size());
  return static_cast<int>(widest);
}

std::string Canvas::text(bool colour) const {
  std::string result;
  for (const auto& row : rows_) {
    std::size_t end = row.size();
    while (end > 0 && row[end - 1].character == " " && !row[end - 1].style.reverse) --end;
    Style style;
    for (std::size_t x = 0; x < end; ++x) {
      if (colour && row[x].style != style) {
        style = row[x].style;
        result += escape(style);
      }
      result += row[x].character;
    }
    if (style != Style{}) result += escape({});
    result += '\n';
  }
  return result;
}

}  // namespace veillee
