// The coefficients of a search by name, so that they can be set from outside (`veillee arena --set
// exploration=0.4`).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "engine/words.hpp"
#include "players/search_settings.hpp"

namespace veillee {

struct Coefficient {
  std::string_view name;
  Words help;
  // A switch is 0 or 1.
  std::variant<float SearchSettings::*, std::uint32_t SearchSettings::*, int SearchSettings::*,
               bool SearchSettings::*>
      member;
  double least;
  double most;

  double of(const SearchSettings& settings) const;
  std::string text(const SearchSettings& settings) const;  // "0.35"
};

std::span<const Coefficient> search_coefficients();

// "exploration=0.4". What cannot be set is refused with a reason, and nothing is changed.
std::optional<Refusal> set_coefficient(SearchSettings& settings, std::string_view assignment);

}  // namespace veillee
