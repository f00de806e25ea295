// The rules of a game as texts. A game that stands on a family library has two: the family's,
// shared by its games, and its own.
#pragma once

#include <string_view>
#include <vector>

#include "engine/words.hpp"

namespace veillee {

// RULES.fr.md and RULES.md, whole: the same clauses in both languages.
struct Rulebook {
  std::string_view fr;
  std::string_view en;
  std::string_view library = {};     // LIBRARY_tests tests its clauses; empty: named as the game
  const Rulebook* family = nullptr;  // what the game stands on

  std::string_view in(Language language) const { return language == Language::french ? fr : en; }
  // The family's, if there is one, then the game's own.
  std::vector<const Rulebook*> parts() const {
    std::vector<const Rulebook*> all;
    if (family != nullptr) all.push_back(family);
    all.push_back(this);
    return all;
  }
};

}  // namespace veillee
