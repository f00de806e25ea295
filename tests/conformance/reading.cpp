#include "tests/conformance/reading.hpp"

#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace veillee {
namespace {

bool is_word_byte(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}

// Words without blanks and punctuation; narrow spaces and curved apostrophes part them, too.
std::vector<std::string> tokens(std::string text) {
  for (const std::string_view mark : {"\u202F", "’", "«", "»", "−", "→"})
    for (std::size_t at; (at = text.find(mark)) != std::string::npos;)
      text.replace(at, mark.size(), " ");
  std::vector<std::string> result(1);
  for (const char c : text)
    if (is_word_byte(c))
      result.back() += c;
    else if (!result.back().empty())
      result.emplace_back();
  return result;
}

bool any_of(std::string_view text, std::initializer_list<std::string_view> all) {
  return std::find(all.begin(), all.end(), text) != all.end();
}

// "C05", "W-2", "2H", "a1", "TUR", "PT_SR": made of letters and digits, or of capitals only.
bool looks_like_code(std::string_view word) {
  const auto has = [&](int (*is)(int)) {
    return std::any_of(word.begin(), word.end(),
                       [&](char c) { return is(static_cast<unsigned char>(c)) != 0; });
  };
  if (word.find('_') != std::string_view::npos) return true;
  if (has(std::isdigit) && has(std::isalpha)) return true;
  return false;
}

bool is_id(const GameInfo& info, std::string_view word) {
  if (word.size() < 2 || std::any_of(word.begin(), word.end(), [](char c) {
        return std::isupper(static_cast<unsigned char>(c)) == 0;
      }))
    return false;
  for (const ActionSpec& action : info.notation)
    for (std::size_t i = 0; i < action.arguments.size(); ++i) {
      const auto names = action.arguments[i].names;
      if (std::find(names.begin(), names.end(), word) != names.end()) return true;
    }
  return false;
}

constexpr std::string_view vowels[] = {"a", "e", "i", "o", "u", "A", "E", "I", "O", "U",
                                       "à", "â", "é", "è", "ê", "ë", "î", "ï", "ô", "û",
                                       "œ", "É", "È", "À", "Ê", "Î", "Ô", "Œ"};

std::string french_stumble(const std::string& text) {
  const std::string padded = " " + text;
  for (const std::string_view word : {"de", "que", "le", "la", "ne", "se", "De", "Le", "La"})
    for (const std::string_view before : {" ", "(", "\u202F", "’"}) {
      const std::string whole = std::string(before) + std::string(word) + " ";
      for (const std::string_view vowel : vowels)
        if (padded.find(whole + std::string(vowel)) != std::string::npos)
          return "no elision after " + std::string(word);
      if (padded.find(whole + "h") != std::string::npos)
        return "no elision before h after " + std::string(word);
    }
  for (const std::string_view pair : {" de le ", " de les ", " à le ", " à les "})
    if (padded.find(pair) != std::string::npos) return "no contraction of" + std::string(pair);
  for (const std::string_view verb : {" avez rien", " ont rien"})
    if (padded.find(verb) != std::string::npos) return "no ne with" + std::string(verb);
  for (const std::string_view space : {" :", " ;", " ?", " !", " »", "« "})
    if (padded.find(space) != std::string::npos)
      return "a plain space in \"" + std::string(space) + "\"";
  for (const std::string_view mark : {":", ";", "?", "!"})
    for (std::size_t at = 0; (at = text.find(mark, at)) != std::string::npos; ++at)
      if (!std::string_view(text).substr(0, at).ends_with("\u202F"))
        return "no space before " + std::string(mark);
  if (text.find('\'') != std::string::npos) return "a straight apostrophe";
  return {};
}

std::string first_stumble(const GameInfo& info, const std::string& text, Language language) {
  const bool french = language == Language::french;
  const std::vector<std::string> words = tokens(text);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    // Several dice may show 1: "deux 1 verts".
    const bool counted = i > 1 && any_of(words[i - 2], {"deux", "trois", "quatre", "cinq"});
    if (i > 0 && words[i - 1] == "1" && !counted && word.ends_with('s') &&
        !any_of(word, {"bois", "pas", "less", "is", "vous"}))
      return "a plural after 1: " + word;
    // A coordinate may stand where its kind is named: "case a2".
    const bool coordinate = i > 0 && any_of(words[i - 1], {"case", "square"});
    if (!coordinate && (looks_like_code(word) || is_id(info, word))) return "the code " + word;
    if (word == "T") return "an abbreviation: T";
    if (french && word == "VP") return "an English abbreviation: VP";
    if (!french && any_of(word, {"PM", "PA", "PV"})) return "a French abbreviation: " + word;
  }
  if (french) return french_stumble(text);
  return text.find("\u202F") == std::string::npos ? "" : "a French space in English";
}

}  // namespace

// Games say the same sentences again and again: each is read once.
std::string stumble(const GameInfo& info, const std::string& text, Language language) {
  static std::unordered_set<std::string> read_well;
  const std::string key =
      std::string(info.id) + (language == Language::french ? " fr " : " en ") + text;
  if (read_well.contains(key)) return {};
  std::string wrong = first_stumble(info, text, language);
  if (wrong.empty()) read_well.insert(key);
  return wrong;
}

}  // namespace veillee
