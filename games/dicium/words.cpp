#include "games/dicium/words.hpp"

namespace veillee::dicium {

constexpr std::array<Words, face_count> face_words = {
    Words{"1 vert", "green 1"}, {"2 bleu", "blue 2"}, {"3 jaune", "yellow 3"},
    {"4 rouge", "red 4"},       {"5 bleu", "blue 5"}, {"symbole vert", "green symbol"}};
constexpr std::array<Words, slot_count> slot_words = {
    Words{"le bonus bleu de niveau 2", "the blue bonus of level 2"},
    {"le bonus jaune de niveau 2", "the yellow bonus of level 2"},
    {"le bonus vert de niveau 3", "the green bonus of level 3"},
    {"le bonus rouge de niveau 3", "the red bonus of level 3"},
    {"la seconde relance, de niveau 4", "the second re-roll, of level 4"},
    {"le bonus jaune de niveau 4", "the yellow bonus of level 4"},
    {"le bonus bleu de niveau 5", "the blue bonus of level 5"},
    {"le bonus rouge de niveau 5", "the red bonus of level 5"}};
constexpr std::array<Words, combination_count> combination_words = {Words{"bleu", "blue"},
                                                                    {"jaune", "yellow"},
                                                                    {"vert", "green"},
                                                                    {"rouge", "red"},
                                                                    {"paire", "pair"},
                                                                    {"suite", "straight"},
                                                                    {"brelan", "three of a kind"},
                                                                    {"double paire", "two pairs"},
                                                                    {"carré", "four of a kind"},
                                                                    {"full", "full house"},
                                                                    {"poker", "five of a kind"}};
constexpr Noun die_noun = {{"dé", "die"}, {"dés", "dice"}};
constexpr Noun red_die_noun = {{"dé rouge", "red die"}, {"dés rouges", "red dice"}};

// Equal faces, as one says them at a table: "un 4 rouge", "deux 4 rouges".
constexpr std::array<Words, face_count> one_face = {
    Words{"un 1 vert", "a green one"}, {"un 2 bleu", "a blue two"},
    {"un 3 jaune", "a yellow three"},  {"un 4 rouge", "a red four"},
    {"un 5 bleu", "a blue five"},      {"un symbole vert", "a green symbol"}};
constexpr std::array<Words, face_count> more_faces = {
    Words{"{0} 1 verts", "{0} green ones"}, {"{0} 2 bleus", "{0} blue twos"},
    {"{0} 3 jaunes", "{0} yellow threes"},  {"{0} 4 rouges", "{0} red fours"},
    {"{0} 5 bleus", "{0} blue fives"},      {"{0} symboles verts", "{0} green symbols"}};
constexpr std::array<Words, most_dice - 1> how_many = {
    Words{"deux", "two"}, {"trois", "three"}, {"quatre", "four"}, {"cinq", "five"}};  // from two on

// Faces come in order: equal ones lie side by side.
Phrase faces_name(const std::uint8_t* faces, int most) {
  std::vector<Phrase> names;
  for (int i = 0; i < most && faces[i] < face_count;) {
    const std::uint8_t face = faces[i];
    std::size_t n = 0;
    for (; i < most && faces[i] == face; ++i) ++n;
    names.push_back(n == 1 ? phrase(one_face[face])
                           : say(more_faces[face], {phrase(how_many[n - 2])}));
  }
  return enumeration(names.data(), names.size());
}
Phrase faces_name(const Dice& dice) {
  std::array<std::uint8_t, most_dice> faces{};
  write_faces<most_dice>(dice, faces.data());
  return faces_name(faces.data(), most_dice);
}
Phrase slot_name(std::uint8_t slot) { return phrase(slot_words[slot]); }
Phrase red_dice_name(std::uint8_t n) { return count(red_die_noun, n); }

namespace inside {

Phrase keep_words(const Dice& dice, int hand) {
  const Phrase rest = count(die_noun, hand - dice.size());
  if (dice.empty())
    return say({"reprendre les dés de la réserve et lancer {0}",
                "take the dice of the reserve back and throw {0}"},
               {rest});
  return say({"garder {0} et lancer {1}", "keep {0} and throw {1}"}, {faces_name(dice), rest});
}

Phrase reserve_words(const Dice& dice) {
  if (dice.empty()) return phrase({"ne rien garder en réserve", "keep nothing in reserve"});
  return say({"garder {0} en réserve", "keep {0} in reserve"}, {faces_name(dice)});
}

Phrase engage_words(int n) {
  if (n == 0) return phrase({"lancer le dé sans dé rouge", "throw the die without red dice"});
  return say({"engager {0} et lancer le dé", "engage {0} and throw the die"},
             {count(red_die_noun, n)});
}

Phrase play_words(const UseSpec& use, const Phrase& effect, const Dice& dice) {
  return say({"{0} ({1}) : {2}", "{0} ({1}): {2}"}, {phrase(use.name), faces_name(dice), effect});
}

Refusal no_dice(const Dice& wanted, const Dice& there) {
  if (there.contains(wanted))
    return {phrase({"nommez les dés par leur face, dans l’ordre, autant qu’il en faut",
                    "name the dice by their faces, in order, as many as are wanted"}),
            "DIC-13.2"};
  return {say({"ces dés ne sont pas là ; il y a {0}", "these dice are not there; you see {0}"},
              {there.empty() ? phrase({"aucun dé", "no dice"}) : faces_name(there)}),
          "DIC-13.2"};
}

bool is_made(const UseSpec& use, const Dice& dice, const Turn& turn, int added) {
  if ((makes(dice).whole & bit(use.combination)) == 0) return false;
  if (use.combination == Combination::straight) return dice.size() == turn.size;
  return use.faces == 0 || dice.size() == dice_for(use.faces, added);
}

bool could_make(const UseSpec& use, const Turn& turn, int added) {
  if (is_colour(use.combination))
    return turn.dice.showing(static_cast<Colour>(use.combination)) >= dice_for(use.faces, added);
  if (use.combination == Combination::straight) return is_made(use, turn.dice, turn, added);
  return (makes(turn.dice).within & bit(use.combination)) != 0;
}

Refusal no_combination(const UseSpec& use, const Dice& dice, const Turn& turn, int added) {
  const Phrase name = phrase(use.name);
  if (use.combination == Combination::straight)
    return {say({"{0} : il faut tous les dés du tour, de 1 en 1 à partir de 1",
                 "{0}: it takes all dice of the turn, one by one from 1 on"},
                {name}),
            turn.spent.empty() ? "DIC-4.1" : "DIC-4.6"};
  if (!is_colour(use.combination))
    return {say({"{0} : ces dés ne font pas cette combinaison",
                 "{0}: these dice do not make this combination"},
                {name}),
            "DIC-4.5"};
  const Phrase colour = phrase(combination_words[static_cast<std::size_t>(use.combination)]);
  if (dice.showing(static_cast<Colour>(use.combination)) < dice.size())
    return {say({"{0} : il faut des dés d’une seule couleur, {1}",
                 "{0}: it takes dice of one colour, {1}"},
                {name, colour}),
            "DIC-5.1"};
  return {say({"{0} : il faut {1} de couleur {2}, vos bonus aidant",
               "{0}: it takes {1} of the colour {2}, with the help of your bonuses"},
              {name, count(die_noun, dice_for(use.faces, added)), colour}),
          use.faces > 0 ? "DIC-5.9" : "DIC-5.4"};
}

Refusal no_bonus_left(const UseSpec& use) {
  if (use.combination == Combination::straight)
    return {phrase({"votre main est complète et vous avez tous les bonus",
                    "your hand is complete and you have every bonus"}),
            "DIC-3.19"};
  return {say({"vous avez déjà les deux bonus de niveau {0}",
               "you have both bonuses of level {0} already"},
              {number(use.faces)}),
          "DIC-6.3"};
}

Refusal no_slot(const PlayerBoard& board, std::uint8_t slot) {
  if ((board.slots >> slot & 1U) != 0)
    return {say({"vous avez déjà {0}", "you have {0} already"}, {slot_name(slot)}), "DIC-6.3"};
  return {say({"{0} n’est pas de ce niveau", "{0} is not of this level"}, {slot_name(slot)}),
          "DIC-6.2"};
}

Refusal hand_is_full() {
  return {phrase({"votre main a déjà cinq dés", "your hand has five dice already"}), "DIC-7.4"};
}

Refusal no_red_dice(int there) {
  return {say({"vous pouvez engager {0} au plus", "you can engage {0} at most"},
              {count(red_die_noun, there)}),
          "DIC-9.3"};
}

}  // namespace inside
}  // namespace veillee::dicium
