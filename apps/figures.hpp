// Figures as people read them in their language.
#pragma once

#include <string>

#include "engine/words.hpp"

namespace veillee::cli {

// 1234567 as 1 234 567 in French, as 1,234,567 in English.
std::string grouped(Language language, double value);
// With comma or point.
std::string fraction(Language language, double value, int decimals);

}  // namespace veillee::cli
