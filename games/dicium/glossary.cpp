// What dice, slots and combinations mean, for whoever points at them.
#include "games/dicium/words.hpp"

namespace veillee::dicium {
namespace {

constexpr WordFile glossary(
#include "games/dicium/glossary.txt"
);

// What the bonus of a slot does.
Phrase slot_text(std::uint8_t slot) {
  if (slot == b4a)
    return phrase({"Une seconde relance à chaque tour.", "A second re-roll in every turn."});
  if ((colour_slots[red] >> slot & 1U) != 0)
    return phrase({"+1 au dé de combat, en attaque comme en défense.",
                   "+1 to the combat die, in attack and in defence."});
  for (const Colour colour : {blue, yellow, green})
    if ((colour_slots[colour] >> slot & 1U) != 0)
      return say({"Une face de plus dans chaque combinaison de couleur {0}.",
                  "One more face in every combination of the colour {0}."},
                 {phrase(combination_words[colour])});
  return {};
}

}  // namespace

void add_pieces(std::vector<Piece>& pieces) {
  veillee::add_pieces(pieces, glossary);
  for (std::uint8_t slot = 0; slot < slot_count; ++slot)
    pieces.push_back({"slot:" + std::string(slot_ids[slot]), slot_name(slot), slot_text(slot),
                      slot == b4a ? "DIC-6.5" : "DIC-6.6"});
}

}  // namespace veillee::dicium
