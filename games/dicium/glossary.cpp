// What dice, slots and combinations mean, for whoever points at them.
#include "games/dicium/words.hpp"

namespace veillee::dicium {
namespace {

constexpr PieceRow rows[] = {
    {"face",
     {"dé", "die"},
     {"Chaque face a une valeur et une couleur ; un dé dépensé compte pour l’une des deux.",
      "Each face has a value and a colour; a spent die counts for one of the two."},
     "DIC-3.17"},
    {"face:F1",
     {"1 vert", "green 1"},
     {"Vaut 1, ou une face verte.", "Counts as 1, or as a green face."},
     "DIC-1.4"},
    {"face:F2",
     {"2 bleu", "blue 2"},
     {"Vaut 2, ou une face bleue.", "Counts as 2, or as a blue face."},
     "DIC-1.4"},
    {"face:F3",
     {"3 jaune", "yellow 3"},
     {"Vaut 3, ou une face jaune.", "Counts as 3, or as a yellow face."},
     "DIC-1.4"},
    {"face:F4",
     {"4 rouge", "red 4"},
     {"Vaut 4, ou une face rouge ; en combat, +1 au dé.",
      "Counts as 4, or as a red face; in a combat, +1 to the die."},
     "DIC-1.4"},
    {"face:F5",
     {"5 bleu", "blue 5"},
     {"Vaut 5, ou une face bleue.", "Counts as 5, or as a blue face."},
     "DIC-1.4"},
    {"face:FS",
     {"symbole Dicium", "Dicium symbol"},
     {"Vaut la valeur de votre choix, de 1 à 5, ou une face verte.",
      "Counts as a value of your choice, from 1 to 5, or as a green face."},
     "DIC-1.3"},
    {"slot",
     {"bonus", "bonus"},
     {"Un bonus se gagne une fois et reste ; il sert dès la prochaine combinaison.",
      "A bonus is gained once and stays; it serves from the next combination on."},
     "DIC-6.1"},
    {"combo:BLUE",
     {"combinaison bleue", "blue combination"},
     {"Des dés bleus, et vos bonus bleus en plus.", "Blue dice, and your blue bonuses besides."},
     "DIC-5.1"},
    {"combo:YELLOW",
     {"combinaison jaune", "yellow combination"},
     {"Des dés jaunes, et vos bonus jaunes en plus.",
      "Yellow dice, and your yellow bonuses besides."},
     "DIC-5.1"},
    {"combo:GREEN",
     {"combinaison verte", "green combination"},
     {"Deux à cinq faces vertes donnent un bonus de ce niveau.",
      "Two to five green faces give a bonus of that level."},
     "DIC-6.2"},
    {"combo:RED",
     {"dés rouges", "red dice"},
     {"Chaque dé rouge engagé avant le dé de combat y ajoute 1.",
      "Each red die engaged before the combat die adds 1 to it."},
     "DIC-9.2"},
    {"combo:PAIR",
     {"paire", "pair"},
     {"Deux dés de même valeur.", "Two dice of the same value."},
     "DIC-4.1"},
    {"combo:STRAIGHT",
     {"suite", "straight"},
     {"Tous les dés du tour, de 1 en 1 à partir de 1 : un dé de plus en main, ou un bonus au "
      "choix.",
      "All dice of the turn, one by one from 1 on: one more die in hand, or any bonus."},
     "DIC-4.9"},
    {"combo:THREE",
     {"brelan", "three of a kind"},
     {"Trois dés de même valeur.", "Three dice of the same value."},
     "DIC-4.1"},
    {"combo:TWOPAIR",
     {"double paire", "two pairs"},
     {"Deux paires de valeurs différentes.", "Two pairs of different values."},
     "DIC-4.1"},
    {"combo:FOUR",
     {"carré", "four of a kind"},
     {"Quatre dés de même valeur.", "Four dice of the same value."},
     "DIC-4.1"},
    {"combo:FULL",
     {"full", "full house"},
     {"Trois dés d’une valeur et deux d’une autre.", "Three dice of one value and two of another."},
     "DIC-4.1"},
    {"combo:POKER",
     {"poker", "five of a kind"},
     {"Cinq dés de même valeur.", "Five dice of the same value."},
     "DIC-4.1"},
    {"number",
     {"dés engagés", "dice engaged"},
     {"Combien de dés rouges s’ajoutent au dé de combat.",
      "How many red dice are added to the combat die."},
     "DIC-9.3"},
    {"hand",
     {"main active", "active hand"},
     {"Le nombre de dés de votre tour : 3 au départ, 5 au plus.",
      "How many dice you have in your turn: 3 at first, 5 at most."},
     "DIC-7.1"},
    {"reserve",
     {"réserve", "reserve"},
     {"Jusqu’à deux dés gardés pour le prochain tour ; les rouges défendent entre-temps.",
      "Up to two dice kept for the next turn; red ones defend in the meantime."},
     "DIC-8.1"},
    {"throws",
     {"lancers", "throws"},
     {"Un lancer, puis une relance des dés que vous voulez ; un bonus en permet une seconde.",
      "One throw, then one re-roll of the dice you like; a bonus allows a second one."},
     "DIC-3.6"},
    {"actions",
     {"actions", "actions"},
     {"Jusqu’à deux combinaisons dans un tour.", "Up to two combinations in a turn."},
     "DIC-3.14"},
    {"combat",
     {"combat", "combat"},
     {"Dé de combat, plus 1 par dé rouge engagé et par bonus rouge ; l’égalité est à l’attaquant.",
      "Combat die, plus 1 for each red die engaged and each red bonus; the attacker wins ties."},
     "DIC-9.1"},
    {"turn",
     {"tour", "turn"},
     {"Lancer, actions, réserve ; puis le joueur à gauche.",
      "Throw, actions, reserve; then the player on the left."},
     "DIC-3.2"},
};

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
  veillee::add_pieces(pieces, rows);
  for (std::uint8_t slot = 0; slot < slot_count; ++slot)
    pieces.push_back({"slot:" + std::string(slot_ids[slot]), slot_name(slot), slot_text(slot),
                      slot == b4a ? "DIC-6.5" : "DIC-6.6"});
}

}  // namespace veillee::dicium
