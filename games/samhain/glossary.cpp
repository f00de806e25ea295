// What everything on the table is called and means, for whoever points at it. Cards, tracks and
// payments come from their tables; the rest stands here.
#include "games/samhain/game.hpp"
#include "games/samhain/words.hpp"

namespace veillee::samhain {
namespace {

constexpr PieceRow rows[] = {
    // What is counted
    {"vp",
     {"points de victoire (PV)", "victory points (VP)"},
     {"Le plus de PV à la fin gagne. Un PV peut aussi payer 1 PM.",
      "The most VP at the end win. A VP can also pay 1 multiple point."},
     "SAM-9.9",
     "vp",
     {"PV", "VP"}},
    {"pa",
     {"point d’adoration (PA)", "worship"},
     {"Élève votre membre d’un rang sur une piste de temple, jusqu’à 5. À la fin de la manche, qui "
      "mène une piste de son côté gagne 1 PV.",
      "Raises your member by one on a temple track, up to 5. At the end of the round whoever leads "
      "a track of its side gains 1 VP."},
     "SAM-3.11",
     "sam-pa",
     {"PA", "worship"}},
    {"pm",
     {"point multiple (PM)", "multiple point"},
     {"Un prix à payer avec ce que l’on veut : 1 cube, 1 PA ou 1 PV font chacun 1 PM.",
      "A price to be paid with whatever you like: 1 cube, 1 worship or 1 VP each make 1 multiple "
      "point."},
     "SAM-3.20",
     "sam-pm"},
    {"wisp",
     {"feu follet", "wisp"},
     {"Coûte 1 PV à la fin de la partie. Qui prend le dernier de la réserve déclenche "
      "l’événement : le plus riche en feux follets sacrifie un membre, et chacun paie les siens.",
      "Costs 1 VP at the end of the game. Whoever takes the last one of the reserve starts the "
      "wisp event: whoever has most of them sacrifices a member, and all pay for theirs."},
     "SAM-8.2",
     "sam-wisp",
     by_game,
     {"feux follets", "wisps"}},
    {"event",
     {"feux follets avant l’événement", "wisps before the event"},
     {"Ce qui reste dans la réserve. Le dernier feu follet pris déclenche l’événement.",
      "What is left in the reserve. The last wisp taken starts the wisp event."},
     "SAM-8.2"},
    {"purse",
     {"derrière l’écran", "behind the screen"},
     {"Vos cubes et vos feux follets. Les autres ne les voient pas avant la fin de la partie.",
      "Your cubes and wisps. The others do not see them before the end of the game."},
     "SAM-2.17"},
    {"purse:wisps",
     {"vos feux follets", "your wisps"},
     {"Chacun coûte 1 PV à la fin de la partie, s’il n’est pas rendu inoffensif par un feu sacré.",
      "Each costs 1 VP at the end of the game, unless a sacred fire makes it harmless."},
     "SAM-9.7"},
    {"reserve",
     {"réserve générale", "general reserve"},
     {"D’où viennent les cubes, les objets et les feux follets. On ne gagne que ce qui y reste.",
      "Where cubes, objects and wisps come from. Only what is left in it can be gained."},
     "SAM-3.28"},
    {"reserve:wisps",
     {"feux follets de la réserve", "wisps of the reserve"},
     {"Qui prend le dernier déclenche l’événement des feux follets.",
      "Whoever takes the last one starts the wisp event."},
     "SAM-8.2"},
    {"roman",
     {"cubes romains", "Roman cubes"},
     {"Les deux premiers cubes de chaque sorte. Chacun qui manque à la fin coûte 1 PV ; au-delà, "
      "deux cubes rapportent 1 PV.",
      "The first two cubes of each kind. Each one missing at the end costs 1 VP; beyond them, two "
      "cubes bring 1 VP."},
     "SAM-9.3"},

    // Members
    {"member",
     {"membre", "member"},
     {"Debout, il peut agir ; couché, il est épuisé jusqu’à la prochaine manche.",
      "Upright it can act; lying it is exhausted until the next round."},
     "SAM-3.9",
     {},
     by_game,
     {"membres", "members"}},
    {"member:active",
     {"membre actif", "active member"},
     {"Peut aller sur une carte voisine et l’activer, ou agir quand sa carte est activée.",
      "Can go to an adjacent card and activate it, or act when its card is activated."},
     "SAM-4.4",
     "sam-member-fresh"},
    {"member:waiting",
     {"membre appelé", "called member"},
     {"Sa carte est activée : il doit encore agir, puis il sera épuisé.",
      "Its card is activated: it has still to act and will then be exhausted."},
     "SAM-4.11"},
    {"member:exhausted",
     {"membre épuisé", "exhausted member"},
     {"A déjà agi. Il se relève à la fin de la manche.",
      "Has acted already. It stands up again at the end of the round."},
     "SAM-4.67",
     "sam-member-exhausted"},
    {"clan",
     {"le clan", "the clan"},
     {"Les membres d’un joueur : sur les cartes, sur les temples, au cimetière ou en réserve.",
      "The members of a player: on cards, on temples, in the graveyard or in reserve."},
     "SAM-1.21"},
    {"clan:active",
     {"membres actifs", "active members"},
     {"Combien de membres peuvent encore agir dans cette manche.",
      "How many members can still act in this round."},
     "SAM-3.9",
     {},
     {"actifs", "active"}},
    {"clan:exhausted",
     {"membres épuisés", "exhausted members"},
     {"Combien de membres ont déjà agi dans cette manche.",
      "How many members have acted already in this round."},
     "SAM-3.9",
     {},
     {"épuisés", "exhausted"}},
    {"clan:reserve",
     {"membres en réserve", "members in reserve"},
     {"Ceux qui ne sont pas en jeu. Développer le clan ou gagner un premier PA sur une piste en "
      "prend un.",
      "Those that are not in play. Developing the clan or gaining a first worship on a track takes "
      "one."},
     "SAM-2.16",
     {},
     {"réserve", "reserve"}},
    {"seat",
     {"joueur", "player"},
     {"Ses points, ses membres, ses objets et ses PA sont publics ; ses cubes et ses feux follets "
      "sont derrière son écran.",
      "Points, members, objects and worship are public; cubes and wisps are behind the screen."},
     "SAM-2.17"},
    {"club",
     {"la massue", "the club"},
     {"Qui la tient commence la manche. Elle passe ensuite au joueur suivant.",
      "Whoever holds it begins the round. It then goes to the next player."},
     "SAM-4.66",
     "sam-club"},

    // Graveyard and rounds
    {"graveyard",
     {"le cimetière", "the graveyard"},
     {"Une tombe de plus que de joueurs. Quand toutes sont prises, tous les morts rentrent dans la "
      "réserve de leur clan.",
      "One tomb more than there are players. When all are taken, all the dead go back to their "
      "clans' reserves."},
     "SAM-8.19",
     {},
     {"Cimetière", "Graveyard"}},
    {"tomb",
     {"tombe", "tomb"},
     {"Reçoit un membre tué ou sacrifié. Certaines actions raniment les morts.",
      "Takes a member that was killed or sacrificed. Some actions revive the dead."},
     "SAM-8.16",
     "sam-tomb"},
    {"round",
     {"manche", "round"},
     {"Lumière et Ténèbres alternent. Les actions de ce côté sont gratuites, celles de l’autre "
      "coûtent 1 PM ; à la fin, qui mène une piste de ce côté gagne 1 PV.",
      "Light and Dark take turns. Actions of its side are free, those of the other one cost 1 "
      "multiple point; at its end whoever leads a track of its side gains 1 VP."},
     "SAM-3.2"},
    {"round:both",
     {"manche des deux côtés", "round of both sides"},
     {"La dernière manche à trois : les actions des deux côtés sont gratuites, et les dix pistes "
      "comptent.",
      "The last round of three players: actions of both sides are free, and all ten tracks count."},
     "SAM-3.3"},
    {"side:light",
     {"Lumière", "Light"},
     {"Moitié gauche des cartes et première piste des temples : le côté des manches impaires.",
      "Left half of the cards and first track of the temples: the side of odd rounds."},
     "SAM-3.2",
     "sam-light"},
    {"side:dark",
     {"Ténèbres", "Dark"},
     {"Moitié droite des cartes et seconde piste des temples : le côté des manches paires.",
      "Right half of the cards and second track of the temples: the side of even rounds."},
     "SAM-3.2",
     "sam-dark"},
    {"village",
     {"le village", "the village"},
     {"Quinze cartes, une rangée par divinité. On va d’une carte à une voisine, jamais en "
      "diagonale.",
      "Fifteen cards, a row for each deity. One goes from a card to an adjacent one, never "
      "diagonally."},
     "SAM-2.6"},

    // Objects
    {"object:sickle",
     {"faucille", "sickle"},
     {"À votre tour, une fois par manche : payez 1 cube, 1 PA ou 1 PV pour gagner autre chose de "
      "même prix.",
      "On your turn, once a round: pay 1 cube, 1 worship or 1 VP to gain another of them."},
     "SAM-7.17",
     "sam-sickle",
     by_game,
     {"faucilles", "sickles"}},
    {"object:rune",
     {"rune", "rune"},
     {"À votre tour, une fois par manche : gagnez 1 cube au choix.",
      "On your turn, once a round: gain 1 cube of any kind."},
     "SAM-7.15",
     "sam-rune",
     by_game,
     {"runes", "runes"}},
    {"object:horn",
     {"corne", "horn"},
     {"À votre tour, une fois par manche : déplacez un de vos membres, même en diagonale.",
      "On your turn, once a round: move one of your members, also diagonally."},
     "SAM-7.11",
     "sam-horn",
     by_game,
     {"cornes", "horns"}},
    {"object:fire",
     {"feu sacré", "sacred fire"},
     {"Rend un de vos feux follets inoffensif, à l’événement et à la fin de la partie.",
      "Makes one of your wisps harmless, in the wisp event and at the end of the game."},
     "SAM-7.21",
     "sam-fire",
     by_game,
     {"feux sacrés", "sacred fires"}},
    {"object:dolmen",
     {"dolmen", "dolmen"},
     {"Quand un de vos membres est activé, une fois par manche : il n’agit pas et ne prend pas de "
      "feu follet.",
      "When a member of yours is activated, once a round: it does not act and takes no wisp."},
     "SAM-7.7",
     "sam-dolmen",
     by_game,
     {"dolmens", "dolmens"}},
    {"object",
     {"objet", "object"},
     {"Sert une fois par manche, puis se couche. Plusieurs sortes ou plusieurs paires valent des "
      "PV par certaines cartes.",
      "Is used once a round and then laid down. Several kinds or pairs bring VP by some cards."},
     "SAM-7.2"},
    {"posture:upright",
     {"objet debout", "upright object"},
     {"N’a pas encore servi dans cette manche.", "Has not been used yet in this round."},
     "SAM-7.2"},
    {"posture:lying",
     {"objet couché", "lying object"},
     {"A déjà servi. Il se relève à la fin de la manche.",
      "Has been used already. It stands up at the end of the round."},
     "SAM-4.68"},

    // Signs on the cards
    {"sign:move",
     {"pas", "step"},
     {"Déplacer un de vos membres sur une carte voisine.",
      "Move one of your members to an adjacent card."},
     "SAM-5.7a",
     "sam-move"},
    {"sign:kill",
     {"tuer", "kill"},
     {"Un membre adverse, sur n’importe quelle carte, va au cimetière.",
      "An opponent's member, on any card, goes to the graveyard."},
     "SAM-5.0a",
     "sam-kill"},
    {"sign:sacrifice",
     {"sacrifier", "sacrifice"},
     {"Le membre qui agit va au cimetière.", "The acting member goes to the graveyard."},
     "SAM-5.9a",
     "sam-sacrifice"},
    {"sign:swap",
     {"échanger", "swap"},
     {"Un de vos membres et un membre adverse changent de place.",
      "One of your members and one of an opponent's change places."},
     "SAM-5.28a",
     "sam-swap"},
    {"sign:steal",
     {"voler", "steal"},
     {"Prendre un objet d’un adversaire.", "Take an object of an opponent's."},
     "SAM-5.10a",
     "sam-steal"},
    {"sign:rise",
     {"ranimer", "revive"},
     {"Un mort du cimetière revient sur une carte, épuisé.",
      "One of the dead comes back from the graveyard to a card, exhausted."},
     "SAM-5.11a",
     "sam-rise"},
    {"sign:lead",
     {"piste menée seul", "track led alone"},
     {"Compte chaque piste où personne n’a autant de PA que vous.",
      "Counts each track on which nobody has as much worship as you."},
     "SAM-5.24a",
     "sam-lead"},
    {"sign:pair",
     {"objets", "objects"},
     {"Compte vos objets : les sortes différentes, ou les paires égales.",
      "Counts your objects: different kinds, or equal pairs."},
     "SAM-5.17a",
     "sam-pair"},
    {"sign:any",
     {"cube au choix", "cube of any kind"},
     {"Bois, or ou pierre, comme vous voulez.", "Wood, gold or stone, as you like."},
     "SAM-5.19a",
     "sam-any"},
    {"sign:to",
     {"coût et effet", "cost and effect"},
     {"Ce qui est avant la flèche se paie, ce qui est après se gagne.",
      "What stands before the arrow is paid, what stands after it is gained."},
     "SAM-4.34",
     "sam-to"},

    // The +1 of a repetition
    {"bonus",
     {"bonus de répétition", "bonus for repeating"},
     {"Qui répète la même action dans la même activation reçoit 1 de plus ou paie 1 de moins.",
      "Whoever repeats the same action in the same activation gains 1 more or pays 1 less."},
     "SAM-4.35"},
    {"bonus:none",
     {"sans bonus", "no bonus"},
     {"L’action est répétée sans rien de plus.", "The action is repeated without anything more."},
     "SAM-4.40"},
    {"bonus:cube",
     {"un cube de plus", "a cube more"},
     {"La répétition donne 1 cube de plus.", "The repetition gives 1 cube more."},
     "SAM-4.35"},
    {"bonus:worship",
     {"un PA de plus", "a worship more"},
     {"La répétition donne 1 PA de plus.", "The repetition gives 1 worship more."},
     "SAM-4.35"},
    {"bonus:vp",
     {"un PV de plus", "a VP more"},
     {"La répétition donne 1 PV de plus.", "The repetition gives 1 VP more."},
     "SAM-4.35"},
    {"bonus:discount",
     {"payer 1 de moins", "pay 1 less"},
     {"La répétition coûte 1 de moins.", "The repetition costs 1 less."},
     "SAM-4.36"},
    {"bonus:without-wood",
     {"payer sans le bois", "pay without the wood"},
     {"La répétition ne coûte pas le bois.", "The repetition does not cost the wood."},
     "SAM-4.36"},
    {"bonus:without-gold",
     {"payer sans l’or", "pay without the gold"},
     {"La répétition ne coûte pas l’or.", "The repetition does not cost the gold."},
     "SAM-4.36"},
    {"bonus:without-stone",
     {"payer sans la pierre", "pay without the stone"},
     {"La répétition ne coûte pas la pierre.", "The repetition does not cost the stone."},
     "SAM-4.36"},
};

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
  add_pieces(pieces, rows);
  add_cards(pieces);
  add_temples(pieces);
  add_payments(pieces);
  return pieces;
}

}  // namespace veillee::samhain
