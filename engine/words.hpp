// Words in French and English. Both are required where a text is written down: leaving one out does
// not compile. What French asks of a printer (narrow spaces before : ; ? ! and inside « », curved
// apostrophes, d’ and du before a word that wants them) is done here, once, for all sentences.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace veillee {

enum class Language : std::uint8_t { french, english };

// In the place of words in a table: they depend on the position, and the game makes them.
struct ByGame {};
inline constexpr ByGame by_game;

// A text known at compile time. {0}, {1} … stand for arguments.
struct Words {
  std::string_view fr;
  std::string_view en;

  consteval Words(std::string_view french, std::string_view english) : fr(french), en(english) {
    if (fr.empty() || en.empty()) throw "a text needs both its French and its English words";
  }
  consteval Words(ByGame) {}

  constexpr bool by_game() const { return en.empty(); }
  std::string in(Language language) const;

 private:
  friend struct WordEntry;  // out of a file that was compiled
  struct Compiled {};
  constexpr Words(Compiled, std::string_view french, std::string_view english)
      : fr(french), en(english) {}
};

// A thing that is counted: "1 pierre, 2 pierres".
struct Noun {
  Words one;
  Words many;
};

// A text made at run time, in both languages.
struct Phrase {
  std::string fr;
  std::string en;

  const std::string& in(Language language) const { return language == Language::french ? fr : en; }
  bool empty() const { return en.empty(); }
  Phrase& operator+=(const Phrase& other);
  friend bool operator==(const Phrase&, const Phrase&) = default;
};

Phrase phrase(Words words);
Phrase number(long long n);
Phrase verbatim(std::string_view text);  // a name: the same in both languages
// A text out of a file, in both languages, made as it is printed.
Phrase as_printed(std::string_view french, std::string_view english);
Phrase count(const Noun& noun, long long n);
// In French "de {0}" becomes "d’Argosola" or "du globe", "à {0}" becomes "au globe".
Phrase say(Words words, std::span<const Phrase> arguments);
Phrase say(Words words, std::initializer_list<Phrase> arguments);
// "a, b et c" / "a, b and c"
Phrase enumeration(const Phrase* items, std::size_t size);
// With a capital at the front (the accented letters of French included).
std::string capitalised(std::string_view text);

// What is wrong, in one sentence, and the rule behind it where there is one.
struct Refusal {
  Phrase sentence;
  std::string_view clause = {};
};

}  // namespace veillee
