// Words in a file of their own, for whoever translates or corrects them. The compiler reads it: a
// slip in it does not compile. An entry is its name and what else belongs to it, and below,
// indented, its words in French and in English, in parts between bars:
//
//   worker:witch EVE-9.4 eve-witch
//     une Sorcière | Elle découvre des Lieux. | Sorcière | Sorcières
//     a Witch | She discovers Places. | Witch | Witches
//
// An entry without words is left to the game. "[actions]" begins a section, # a remark. The file is
// one literal, R"(…)":
//
//   constexpr WordFile words(
//   #include "games/NAME/words.txt"
//   );
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "engine/enum_names.hpp"
#include "engine/words.hpp"

namespace veillee {

struct WordEntry {
  std::string_view head;
  std::string_view fr;
  std::string_view en;

  constexpr std::string_view label(std::size_t n) const { return part(head, ' ', n); }
  constexpr std::string_view name() const { return label(0); }
  // What stands behind the name, where it has parts between bars, too.
  constexpr std::string_view behind_name(std::size_t n) const {
    return part(head.substr(name().size()), '|', n);
  }
  // "gain" of "motion=gain"; nothing where it is not set.
  constexpr std::string_view setting(std::string_view which) const {
    for (std::size_t n = 1; !label(n).empty(); ++n)
      if (label(n).starts_with(which) && label(n).substr(which.size()).starts_with('='))
        return label(n).substr(which.size() + 1);
    return {};
  }
  constexpr Words words(std::size_t n = 0) const {
    return {Words::Compiled{}, part(fr, '|', n), part(en, '|', n)};
  }
  Phrase phrase(std::size_t n = 0) const { return veillee::phrase(words(n)); }

 private:
  friend class WordFile;
  // Without the spaces around it; nothing where there are fewer.
  static constexpr std::string_view part(std::string_view line, char divider, std::size_t n) {
    for (; n > 0; --n) {
      const std::size_t end = line.find(divider);
      if (end == std::string_view::npos) return {};
      line.remove_prefix(end + 1);
    }
    line = line.substr(0, line.find(divider));
    while (line.starts_with(' ')) line.remove_prefix(1);
    while (line.ends_with(' ')) line.remove_suffix(1);
    return line;
  }
};

class WordFile {
 public:
  consteval explicit WordFile(std::string_view text) : rest_(text) {
    WordFile all = *this;
    for (WordEntry entry; all.next(entry);) {
      if (entry.head.starts_with(' ')) throw "words without an entry, or in a third language";
      for (std::size_t n = 0; n < most_parts; ++n)
        if (WordEntry::part(entry.fr, '|', n).empty() != WordEntry::part(entry.en, '|', n).empty())
          throw "each part needs both its French and its English words";
    }
  }

  // Takes the next entry off; false: there is none.
  constexpr bool next(WordEntry& entry) {
    while (!rest_.empty()) {
      entry = {.head = line(), .fr = {}, .en = {}};
      if (entry.head.empty() || entry.head[0] == '#' || entry.head[0] == '[') continue;
      if (rest_.starts_with(' ')) entry.fr = line();
      if (rest_.starts_with(' ')) entry.en = line();
      return true;
    }
    return false;
  }

  consteval WordFile section(std::string_view name) const {
    for (WordFile all = *this; !all.rest_.empty();)
      if (const std::string_view title = all.line();
          title.starts_with('[') && title.substr(1, title.find(']') - 1) == name)
        return WordFile(all.rest_.substr(0, all.rest_.find("\n[")));
    throw "no such section";
  }
  consteval WordEntry operator[](std::string_view name) const {
    WordFile all = *this;
    for (WordEntry entry; all.next(entry);)
      if (entry.name() == name) return entry;
    throw "no such entry";
  }

 private:
  static constexpr std::size_t most_parts = 8;
  constexpr std::string_view line() {
    const std::string_view taken = rest_.substr(0, rest_.find('\n'));
    rest_.remove_prefix(std::min(rest_.size(), taken.size() + 1));
    return taken;
  }

  std::string_view rest_;
};

// One entry for each enumerator, in their order.
template <class E>
consteval std::array<WordEntry, enum_size<E>> entries_of(WordFile file) {
  std::array<WordEntry, enum_size<E>> entries;
  for (std::size_t n = 0; n < entries.size(); ++n)
    if (!file.next(entries[n]) || entries[n].name() != enum_names<E>[n])
      throw "the entries must be those of the enumerators, in their order";
  if (WordEntry more; file.next(more)) throw "more entries than enumerators";
  return entries;
}

// The words alone.
template <class E>
consteval std::array<Words, enum_size<E>> words_of(WordFile file) {
  const auto entries = entries_of<E>(file);
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<Words, enum_size<E>>{entries[I].words()...};
  }
  (std::make_index_sequence<enum_size<E>>{});
}

}  // namespace veillee
