#include "engine/words.hpp"

namespace veillee {
namespace {

std::string fill(std::string_view text, std::initializer_list<Phrase> arguments,
                 Language language) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{' && i + 2 < text.size() && text[i + 2] == '}') {
      const auto n = static_cast<std::size_t>(text[i + 1] - '0');
      if (n < arguments.size()) {
        result += arguments.begin()[n].in(language);
        i += 2;
        continue;
      }
    }
    result += text[i];
  }
  return result;
}

}  // namespace

Phrase& Phrase::operator+=(const Phrase& other) {
  fr += other.fr;
  en += other.en;
  return *this;
}

Phrase phrase(Words words) { return {std::string(words.fr), std::string(words.en)}; }

Phrase verbatim(std::string_view text) { return {std::string(text), std::string(text)}; }

Phrase number(long long n) {
  // A true minus sign, as in print.
  const std::string digits = std::to_string(n);
  return verbatim(n < 0 ? "−" + digits.substr(1) : digits);
}

Phrase count(const Noun& noun, long long n) {
  const bool one_fr = n > -2 && n < 2;  // French: 0 and 1 are singular
  const bool one_en = n == 1 || n == -1;
  Phrase result = number(n);
  result.fr += ' ';
  result.en += ' ';
  result.fr += one_fr ? noun.one.fr : noun.many.fr;
  result.en += one_en ? noun.one.en : noun.many.en;
  return result;
}

Phrase say(Words words, std::initializer_list<Phrase> arguments) {
  return {fill(words.fr, arguments, Language::french),
          fill(words.en, arguments, Language::english)};
}

Phrase enumeration(const Phrase* items, std::size_t size) {
  Phrase result;
  for (std::size_t i = 0; i < size; ++i) {
    if (i > 0) result += i + 1 == size ? phrase(Words{" et ", " and "}) : verbatim(", ");
    result += items[i];
  }
  return result;
}

std::string capitalised(std::string_view text) {
  std::string result(text);
  if (result.empty()) return result;
  if (result[0] >= 'a' && result[0] <= 'z') {
    result[0] = static_cast<char>(result[0] - 'a' + 'A');
    return result;
  }
  const std::string_view first = std::string_view(result).substr(0, 2);
  if (first == "œ") return result.replace(0, 2, "Œ");
  if (first == "ÿ") return result.replace(0, 2, "Ÿ");
  if (first >= "à" && first < "ÿ" && first != "÷") result[1] = static_cast<char>(result[1] - 0x20);
  return result;
}

}  // namespace veillee
