#include "engine/variants.hpp"

namespace veillee {

Phrase variants(std::span<const OptionSpec> specs, const Setup& setup) {
  Phrase result;
  for (std::size_t i = 0; i < specs.size(); ++i) {
    const OptionSpec& spec = specs[i];
    const std::uint8_t value = setup.values[i];
    if (value == spec.preset) continue;
    if (!result.empty()) result += verbatim(", ");
    result += phrase(spec.label);
    if (spec.values.data() == off_on && value == 1) continue;  // its name says it all
    result += say({" : {0}", ": {0}"}, {phrase(spec.values[value].label)});
  }
  return result;
}

Phrase variants(const AnyGame& game, const Setup& setup) {
  Phrase result = variants(game.info().options, setup);
  if (const DeckAbout* deck = game.own_deck(setup)) {
    if (!result.empty()) result += verbatim(", ");
    result += say({"paquet : {0}", "deck: {0}"}, {deck->name});
  }
  return result;
}

}  // namespace veillee
