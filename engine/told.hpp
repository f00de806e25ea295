// Words that ask the position for what stands in them. In a file of words (engine/word_file.hpp)
// the names of tellers stand behind the name of an entry; {0} is what the first one tells:
//
//   borrow card owner
//     utiliser {0} ({1}) | utiliser {0}
//     use {0} ({1}) | use {0}
//
// A teller that has nothing to tell leads to the next words between the bars; where there are none,
// nothing is told at all. A teller may also be a condition, with nothing to be said.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

#include "engine/word_file.hpp"

namespace veillee {

// Asked is the game's own: a position, who asks, about which action. A teller is a function of it
// that gives a phrase, perhaps one, or whether so.
template <class Asked>
struct Teller {
  template <class Tell>
  constexpr Teller(std::string_view called, Tell)
      : name(called), tell([](const Asked& asked) -> std::optional<Phrase> {
          if constexpr (std::is_same_v<decltype(Tell{}(asked)), bool>)
            return Tell{}(asked) ? std::optional(Phrase{}) : std::nullopt;
          else
            return Tell{}(asked);
        }) {}

  std::string_view name;
  std::optional<Phrase> (*tell)(const Asked& asked);
};

template <class Asked>
constexpr const Teller<Asked>* teller_of(std::span<const Teller<Asked>> tellers,
                                         std::string_view name) {
  const auto found = std::find_if(tellers.begin(), tellers.end(),
                                  [&](const Teller<Asked>& one) { return one.name == name; });
  return found == tellers.end() ? nullptr : &*found;
}

// Every name behind the first `labels` of an entry has its teller.
template <class Asked, std::size_t N>
consteval bool all_tellers_known(WordFile file, const Teller<Asked> (&tellers)[N],
                                 std::size_t labels = 1) {
  for (WordEntry entry; file.next(entry);)
    for (std::size_t n = labels; !entry.label(n).empty(); ++n)
      if (teller_of<Asked>(tellers, entry.label(n)) == nullptr) return false;
  return true;
}

template <class Asked, std::size_t N>
Phrase told_by(const Teller<Asked> (&tellers)[N], const WordEntry& entry, const Asked& asked,
               std::size_t labels = 1) {
  std::vector<Phrase> arguments;
  std::size_t silent = 0;
  for (std::size_t n = labels; !entry.label(n).empty(); ++n) {
    std::optional<Phrase> phrase = teller_of<Asked>(tellers, entry.label(n))->tell(asked);
    silent += phrase ? 0 : 1;
    arguments.push_back(phrase ? *std::move(phrase) : Phrase{});
  }
  const Words words = entry.words(silent);
  return words.by_game() ? Phrase{} : say(words, arguments);
}

// The entries of some of the enumerators; those of the others have no words.
template <class E>
consteval std::array<WordEntry, enum_size<E>> some_entries_of(WordFile file) {
  std::array<WordEntry, enum_size<E>> entries;
  for (WordEntry entry; file.next(entry);)
    entries[static_cast<std::size_t>(called<E>(entry.name()))] = entry;
  return entries;
}

}  // namespace veillee
