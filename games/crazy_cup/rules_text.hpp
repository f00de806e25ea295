// RULES.fr.md and RULES.md, put into the program by the build.
#pragma once

#include <string_view>

namespace veillee::crazy_cup {

extern const std::string_view rules_in_french;
extern const std::string_view rules_in_english;

}  // namespace veillee::crazy_cup
