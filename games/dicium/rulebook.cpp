#include "games/dicium/rulebook.hpp"

namespace veillee::dicium {

extern const std::string_view rules_in_french;
extern const std::string_view rules_in_english;

const Rulebook& rulebook() {
  static const Rulebook rules = {
      .fr = rules_in_french, .en = rules_in_english, .library = "dicium"};
  return rules;
}

}  // namespace veillee::dicium
