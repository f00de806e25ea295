// Names of things in sentences, for the tables of game.cpp, the terminal and the glossary.
#pragma once

#include "games/bomarzo/rules.hpp"

namespace veillee::bomarzo {

Phrase amount(std::uint8_t resource, long long n);
Phrase cubes_name(const Cubes& cubes);           // "2 nourritures et 1 vin", "rien"
Phrase offering_name(const Offering& offering);  // "1 nourriture et 1 ressource au choix"
// Cubes and cards that stand for some: "1 pièce et 1 carte en guise de nourriture".
Phrase payment_name(const Cubes& cubes, int as_food, int as_coin, int cards_laid = 0);
Phrase steps_name(const Steps& steps);  // "+2 Culture, +1 Science", "aucun pas"
// Its first level; no_arg: "une carte".
Phrase card_name(const Deck& deck, std::uint8_t card);
Phrase second_name(const Deck& deck, std::uint8_t card);
Phrase place_name(std::uint8_t place);      // "place 1"
Phrase adoration_name(std::uint8_t deity);  // "l’Adoration d’Orco"; no_arg: "une carte Adoration"
// What an L2 side gives besides its steps: "1 vin, pouvoir Vision"; empty.
Phrase gifts_name(const FamilySpec& family);

}  // namespace veillee::bomarzo
