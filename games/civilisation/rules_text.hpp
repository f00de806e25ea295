// RULES.fr.md and RULES.md, put into the program by the build.
#pragma once

#include <string_view>

namespace veillee::civilisation {

extern const std::string_view rules_in_french;
extern const std::string_view rules_in_english;

}  // namespace veillee::civilisation
