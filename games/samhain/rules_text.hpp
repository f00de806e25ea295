// RULES.md, put into the program by the build.
#pragma once

#include <string_view>

namespace veillee::samhain {

extern const std::string_view rules_text;

}  // namespace veillee::samhain
