#include "apps/figures.hpp"

#include <fmt/core.h>

namespace veillee::cli {

std::string grouped(Language language, double value) {
  std::string digits = fmt::format("{:.0f}", value);
  for (int at = static_cast<int>(digits.size()) - 3; at > 0; at -= 3)
    digits.insert(static_cast<std::size_t>(at), language == Language::french ? " " : ",");
  return digits;
}

std::string fraction(Language language, double value, int decimals) {
  std::string text = fmt::format("{:.{}f}", value, decimals);
  if (const std::size_t point = text.find('.');
      language == Language::french && point != std::string::npos)
    text[point] = ',';
  return text;
}

}  // namespace veillee::cli
