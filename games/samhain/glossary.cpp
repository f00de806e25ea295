// What everything on the table is called and means, for whoever points at it. Cards, tracks and
// payments come from their tables; the rest stands here.
#include "games/samhain/game.hpp"
#include "games/samhain/words.hpp"

namespace veillee::samhain {
namespace {

constexpr WordFile glossary(
#include "games/samhain/glossary.txt"
);

std::string id(std::string_view kind, std::string_view which) {
  return std::string(kind) + ":" + std::string(which);
}

Phrase effect_of(std::uint8_t action) {
  const Phrase effect = phrase(card_actions[action].effect);
  return {capitalised(effect.fr), capitalised(effect.en)};
}

// "Lumière, Grande offrande. 3 cubes d’une sorte : +3 PV."
Phrase half_line(std::uint8_t action) {
  return say({"{0}, {1}. {2}.", "{0}, {1}. {2}."},
             {phrase(side_words[side_of(action)]), action_name(action), effect_of(action)});
}

Phrase half_text(std::uint8_t action) {
  const Phrase effect = say({"Action {0}. {1}.", "{0} action. {1}."},
                            {phrase(side_words[side_of(action)]), effect_of(action)});
  std::vector<Phrase> bonuses;
  for (const Bonus bonus : card_actions[action].options())
    bonuses.push_back(bonus_name(action, bonus));
  if (bonuses.empty())
    return say({"{0} Répétée, elle n’a pas de bonus.", "{0} Repeated, it has no bonus."}, {effect});
  return say(
      {"{0} Répétée : {1}.", "{0} Repeated: {1}."},
      {effect, bonuses.size() == 1 ? bonuses[0]
                                   : say({"{0} ou {1}", "{0} or {1}"}, {bonuses[0], bonuses[1]})});
}

void add_cards(std::vector<Piece>& pieces) {
  for (std::uint8_t card = 0; card < card_count; ++card) {
    const std::uint8_t first = action_of(card, light);
    const std::uint8_t second = action_of(card, dark);
    pieces.push_back({id("card", card_ids[card]), card_name(card),
                      say({"{0} {1}", "{0} {1}"}, {half_line(first), half_line(second)}),
                      "SAM-1.1"});
    for (const std::uint8_t action : {first, second})
      pieces.push_back({id(id("half", card_ids[card]), side_ids[side_of(action)]),
                        action_name(action), half_text(action),
                        "SAM-5." + std::to_string(action + 1) + "a"});
  }
}

void add_temples(std::vector<Piece>& pieces) {
  for (std::uint8_t deity = 0; deity < deity_count; ++deity) {
    pieces.push_back(
        {id("deity", deity_ids[deity]), phrase(deity_words[deity]),
         say({"Temple de {0} : une piste Lumière et une piste Ténèbres. Ses trois cartes sont dans "
              "sa rangée.",
              "Temple of {0}: a Light and a Dark track. The three cards of this deity are in its "
              "row."},
             {phrase(deity_words[deity])}),
         "SAM-1.2", "sam-" + std::string(deity_ids[deity])});
  }
  for (std::uint8_t t = 0; t < track_count; ++t)
    pieces.push_back({id("track", track_ids[t]),
                      say({"piste {1} de {0}", "{0}'s {1} track"},
                          {phrase(deity_words[t / 2]), phrase(side_words[t % 2])}),
                      say({"À la fin de chaque manche {0}, qui a ici le plus de PA gagne 1 PV ; à "
                           "égalité, chacun. Chaque PA peut aussi payer 1 PM.",
                           "At the end of each {0} round whoever has most worship here gains 1 VP; "
                           "all of those who are tied do. Each worship can also pay 1 multiple "
                           "point."},
                          {phrase(side_words[t % 2])}),
                      "SAM-4.61",
                      {},
                      {{"top", track_top}}});
}

void add_payments(std::vector<Piece>& pieces) {
  const Phrase cube = phrase(
      {"Paie les actions, ou 1 PM. Les deux premiers de chaque sorte sont romains : chacun qui "
       "manque à la fin coûte 1 PV.",
       "Pays for actions, or 1 multiple point. The first two of each kind are Roman: each one "
       "missing at the end costs 1 VP."});
  for (std::uint8_t r = 0; r < resource_count; ++r) {
    const Phrase name = phrase(resource_nouns[r].one);
    const std::string sign = "sam-" + std::string(resource_ids[r]);
    pieces.push_back({id("cube", resource_ids[r]),
                      name,
                      cube,
                      "SAM-2.15",
                      sign,
                      {{"roman", roman_cubes}},
                      {},
                      phrase(resource_nouns[r].many)});
    pieces.push_back({id("purse", resource_ids[r]),
                      say({"{0} derrière l’écran", "{0} behind the screen"}, {name}),
                      cube,
                      "SAM-2.15",
                      {},
                      {{"roman", roman_cubes}}});
    pieces.push_back({id("reserve", resource_ids[r]),
                      say({"{0} de la réserve", "{0} of the reserve"}, {name}),
                      phrase({"Ce qui reste à prendre. Un gain qui dépasse la réserve est perdu.",
                              "What is left to take. A gain beyond the reserve is lost."}),
                      "SAM-3.28"});
  }
  pieces.push_back({"purse:vp", phrase({"vos PV", "your VP"}),
                    phrase({"Vos points de victoire. Chacun peut aussi payer 1 PM.",
                            "Your victory points. Each can also pay 1 multiple point."}),
                    "SAM-3.20"});
  for (std::uint8_t unit = 0; unit < unit_count; ++unit)
    pieces.push_back({id("unit", unit_ids[unit]), unit_name(unit),
                      phrase({"Fait 1 PM.", "Makes 1 multiple point."}), "SAM-3.20"});
  for (std::uint8_t bundle = 0; bundle < bundle_count; ++bundle)
    pieces.push_back({id("bundle", bundle_ids[bundle]), bundle_name(bundle),
                      phrase({"Des cubes qui paient une action.", "Cubes that pay for an action."}),
                      "SAM-4.34"});
}

}  // namespace

std::vector<Piece> Samhain::pieces(const Options&) {
  std::vector<Piece> pieces;
  add_pieces(pieces, glossary);
  add_cards(pieces);
  add_temples(pieces);
  add_payments(pieces);
  return pieces;
}

}  // namespace veillee::samhain
