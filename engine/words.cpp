#include "engine/words.hpp"

#include <algorithm>

#include "engine/address.hpp"

namespace veillee {
namespace {

constexpr std::string_view narrow_space = "\u202F";

constexpr bool starts_with_any(std::string_view text,
                               std::initializer_list<std::string_view> starts) {
  return std::any_of(starts.begin(), starts.end(),
                     [&](std::string_view start) { return text.starts_with(start); });
}

// A French text as it is written in the sources, made as it is printed.
std::string typeset(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string_view rest = text.substr(i);
    const bool spaced =
        rest.front() == ' ' &&
        (starts_with_any(rest.substr(1), {":", ";", "?", "!", "»"}) || result.ends_with("«"));
    if (spaced)
      result += narrow_space;
    else if (rest.front() == '\'')
      result += "’";
    else
      result += rest.front();
  }
  return result;
}

// Does "de" lose its vowel before this? Before a vowel; before a mute h, which only common nouns
// are known to have: of people's names nobody can say.
bool takes_apostrophe(std::string_view text) {
  if (text.empty() || starts_with_any(text, {"onz", "oui"})) return false;
  if (text[0] == 'h')
    return !starts_with_any(text, {"hach", "haie", "hain", "hall", "harp", "hasard", "haut", "hér",
                                   "hibou", "hont", "hors", "huit", "hutte"}) ||
           text.starts_with("hérit");
  if (text[0] == 'y' || text[0] == 'Y')
    return text.size() > 1 && std::string_view("aeiou").find(text[1]) == std::string_view::npos;
  if (std::string_view("aeiouAEIOU").find(text[0]) != std::string_view::npos) return true;
  return starts_with_any(
      text, {"à", "â", "ä", "é", "è", "ê", "ë", "î", "ï", "ô", "ö", "ù", "û", "ü", "œ", "æ",
             "À", "Â", "Ä", "É", "È", "Ê", "Ë", "Î", "Ï", "Ô", "Ö", "Ù", "Û", "Ü", "Œ", "Æ"});
}

// Puts an argument behind French words: "de" + "le globe" is "du globe", "de" + "Alice" "d’Alice".
void join_french(std::string& before, std::string_view argument) {
  if (before.ends_with(' ')) {
    const std::size_t end = before.size() - 1;
    std::size_t begin = end;
    while (begin > 0 && std::string_view(" (\"\xAF").find(before[begin - 1]) ==
                            std::string_view::npos)  // the last byte of a narrow space
      --begin;
    const std::string word = before.substr(begin, end - begin);
    struct Contraction {
      std::string_view word, article, both;
    };
    constexpr Contraction contractions[] = {
        {"de", "le ", "du "}, {"de", "les ", "des "}, {"à", "le ", "au "}, {"à", "les ", "aux "}};
    for (const Contraction& c : contractions)
      if (word == c.word && argument.starts_with(c.article)) {
        before.resize(begin);
        before += c.both;
        before += argument.substr(c.article.size());
        return;
      }
    constexpr std::string_view elided[] = {"de", "De", "que", "Que", "le", "Le", "la",
                                           "La", "ne", "se",  "je",  "Je", "me", "te"};
    if (std::find(std::begin(elided), std::end(elided), word) != std::end(elided) &&
        takes_apostrophe(argument)) {
      before.resize(end - 1);
      before += "’";
    }
  }
  before += argument;
}

std::string fill(std::string rest, std::span<const Phrase> arguments, Language language) {
  std::string result;
  for (std::size_t at = rest.find('{'); at != std::string::npos; at = rest.find('{')) {
    result += rest.substr(0, at);
    const bool place = at + 2 < rest.size() && rest[at + 2] == '}';
    const auto n = place ? static_cast<std::size_t>(rest[at + 1] - '0') : arguments.size();
    if (n >= arguments.size()) {
      result += '{';
      rest.erase(0, at + 1);
      continue;
    }
    rest.erase(0, at + 3);
    const std::string& argument = arguments[n].in(language);
    if (is_addressed(argument) && address(result, rest, language)) continue;
    if (language == Language::french)
      join_french(result, without_marks(argument));
    else
      result += without_marks(argument);
  }
  return result + rest;
}

}  // namespace

std::string Words::in(Language language) const {
  return language == Language::french ? typeset(fr) : std::string(en);
}

Phrase& Phrase::operator+=(const Phrase& other) {
  fr += other.fr;
  en += other.en;
  return *this;
}

Phrase phrase(Words words) { return {typeset(words.fr), std::string(words.en)}; }

Phrase verbatim(std::string_view text) { return {std::string(text), std::string(text)}; }

Phrase as_printed(std::string_view french, std::string_view english) {
  return {typeset(french), std::string(english)};
}

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
  result.fr += (one_fr ? noun.one : noun.many).in(Language::french);
  result.en += (one_en ? noun.one : noun.many).en;
  return result;
}

Phrase say(Words words, std::span<const Phrase> arguments) {
  return {fill(typeset(words.fr), arguments, Language::french),
          fill(std::string(words.en), arguments, Language::english)};
}

Phrase say(Words words, std::initializer_list<Phrase> arguments) {
  return say(words, std::span(arguments.begin(), arguments.size()));
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
