#include "engine/printable.hpp"

#include <algorithm>
#include <span>

#include "engine/json.hpp"

namespace veillee {
namespace {

// ASCII and Latin-1 control characters could command the terminal.
bool has_controls(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c < 0x20 || c == 0x7F) return true;
    if (c == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0)
      return true;
  }
  return false;
}

char32_t code_point(std::string_view character) {
  constexpr unsigned char first_bits[] = {0x7F, 0x7F, 0x1F, 0x0F, 0x07};
  char32_t code = static_cast<unsigned char>(character[0]) & first_bits[character.size()];
  for (const char byte : character.substr(1)) code = code << 6 | (byte & 0x3F);
  return code;
}

struct CodeRange {
  char32_t first, last;
};
constexpr CodeRange unseen[] = {
    {0x00AD, 0x00AD}, {0x061C, 0x061C}, {0x115F, 0x1160},   {0x180E, 0x180E}, {0x200B, 0x200B},
    {0x200E, 0x200F}, {0x2028, 0x202E}, {0x2060, 0x206F},   {0x3164, 0x3164}, {0xFEFF, 0xFEFF},
    {0xFFA0, 0xFFA0}, {0xFFF9, 0xFFFB}, {0xE0000, 0xE0FFF},
};
// Spaces, and what only joins others.
constexpr CodeRange blank[] = {
    {0x0020, 0x0020}, {0x00A0, 0x00A0}, {0x0300, 0x036F}, {0x1680, 0x1680}, {0x2000, 0x200D},
    {0x202F, 0x202F}, {0x205F, 0x205F}, {0x2800, 0x2800}, {0x3000, 0x3000}, {0xFE00, 0xFE0F},
};
bool is_among(std::span<const CodeRange> ranges, std::string_view character) {
  const char32_t code = code_point(character);
  return std::any_of(ranges.begin(), ranges.end(), [code](const CodeRange& range) {
    return code >= range.first && code <= range.last;
  });
}

bool can_be_seen(std::string_view text) {
  bool seen = false;
  while (!text.empty()) {
    const std::size_t size = json::utf8_character(text);
    if (size == 0 || is_unseen(text.substr(0, size))) return false;
    seen = seen || !is_among(blank, text.substr(0, size));
    text.remove_prefix(size);
  }
  return seen;
}

}  // namespace

bool is_unseen(std::string_view character) { return is_among(unseen, character); }

bool is_printable(std::string_view text) { return can_be_seen(text) && !has_controls(text); }

}  // namespace veillee
