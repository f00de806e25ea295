// RULES.md, put into the program by the build.
#pragma once

#include <string_view>

namespace veillee::sabbat_magica {

extern const std::string_view rules_text;

}  // namespace veillee::sabbat_magica
