// RULES.fr.md, RULES.md and deck.json, put into the program by the build.
#pragma once

#include <string_view>

namespace veillee::evenfall {

extern const std::string_view rules_in_french;
extern const std::string_view rules_in_english;
extern const std::string_view reconstructed_deck;

}  // namespace veillee::evenfall
