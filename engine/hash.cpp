#include "engine/hash.hpp"

namespace veillee {

std::string hex(std::uint64_t n) {
  std::string text = "0x";
  for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[n >> shift & 15];
  return text;
}

std::optional<std::uint64_t> from_hex(std::string_view text) {
  if (text.size() != 18 || text.substr(0, 2) != "0x") return {};
  std::uint64_t n = 0;
  for (const char c : text.substr(2)) {
    const bool digit = c >= '0' && c <= '9';
    if (!digit && (c < 'a' || c > 'f')) return {};
    n = n << 4 | static_cast<std::uint64_t>(digit ? c - '0' : c - 'a' + 10);
  }
  return n;
}

}  // namespace veillee
