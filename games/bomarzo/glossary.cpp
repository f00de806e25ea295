// What everything on the table is called and means, for whoever points at it. Cards, families,
// deities and their likes come from their tables; the rest stands here.
#include "games/bomarzo/game.hpp"
#include "games/bomarzo/words.hpp"

namespace veillee::bomarzo {
namespace {

constexpr PieceRow single_pieces[] = {
    {"seat",
     {"joueur", "player"},
     {"Rouge, bleu, vert ou noir ; la couleur ne change rien au jeu.",
      "Red, blue, green or black; the colour changes nothing."},
     "BOM-2.29"},
    {"vp",
     {"points de victoire", "victory points"},
     {"Qui en a le plus après huit saisons gagne ; à égalité on partage la victoire.",
      "Whoever has most of them after eight seasons wins; who is level shares the victory."},
     "BOM-13.19",
     {},
     {"PV", "VP"}},
    {"pawn",
     {"pion d’Action", "action pawn"},
     {"Un pion placé est une action ; il revient à l’Entretien.",
      "A pawn placed is an action; it comes back in the Maintenance."},
     "BOM-3.14",
     "bom-pawn",
     {"pion", "pawn"},
     {"pions", "pawns"}},
    {"worker",
     {"ouvrier", "worker"},
     {"Il avance sur sa piste du Village, et chaque symbole atteint ou dépassé rapporte.",
      "It advances on its Village track, and every symbol reached or passed pays."},
     "BOM-2.23",
     "bom-worker"},
    {"supply",
     {"la réserve", "the supply"},
     {"30 nourritures, 30 pièces et 16 vins en tout : ce qui n’y est plus ne se prend pas.",
      "30 food, 30 coins and 16 wine in all: what is not there any more cannot be taken."},
     "BOM-12.2"},
    {"pile",
     {"la pioche", "the draw pile"},
     {"Sa première carte montre à tous son second niveau, et rien d’autre.",
      "Its top card shows everybody its second level, and nothing else."},
     "BOM-2.19"},
    {"discard",
     {"la défausse", "the discard pile"},
     {"Ouverte à tous ; mélangée, elle devient la pioche quand celle-ci est vide.",
      "Open to all; shuffled, it becomes the draw pile when that is empty."},
     "BOM-9.29"},
    {"hand",
     {"main", "hand"},
     {"Vos cartes, que vous seul voyez ; leur nombre est public.",
      "Your cards, which only you see; their number is public."},
     "BOM-2.17",
     "bom-card"},
    {"first_player",
     {"premier joueur", "first player"},
     {"Il commence la saison ; le jeton passe à gauche à chaque Entretien.",
      "Begins the season; the token passes on clockwise in every Maintenance."},
     "BOM-3.29"},
    {"season",
     {"saison", "season"},
     {"Production, Action, Entretien ; il y en a huit.",
      "Production, Action, Maintenance; there are eight."},
     "BOM-3.2",
     "bom-season"},
    {"moss",
     {"mousse", "moss"},
     {"Une divinité que personne n’a visitée se couvre de mousse : son offrande est plus petite.",
      "A deity that nobody has visited is covered with moss: its offering is smaller."},
     "BOM-3.23",
     "bom-moss"},
    {"dormant",
     {"divinité endormie", "dormant deity"},
     {"Deux vins l’endorment jusqu’à l’Entretien : ni visite, ni copie.",
      "Two wine put it to sleep until the Maintenance: no visit, no copy."},
     "BOM-6.1",
     "bom-sleep"},
    {"copy",
     {"copie", "copy"},
     {"Après l’action d’un autre sur une divinité : payer la même chose et 2 vins à la réserve, et "
      "profiter de sa faveur sans pion.",
      "After somebody's action on a deity: pay the same and 2 wine to the supply, and use its "
      "favour "
      "without a pawn."},
     "BOM-7.1",
     "bom-copy"},
    {"under",
     {"carte glissée sous une divinité", "card slid under a deity"},
     {"Seul qui l’a glissée la connaît ; révélée à la fin, sa dévotion fait monter la divinité.",
      "Only who slid it knows it; revealed at the end, its devotion raises the deity."},
     "BOM-10.18",
     "bom-tuck"},
    {"symbol",
     {"symbole 1 PV", "1 VP symbol"},
     {"Le premier qui atteint ou dépasse la case 4 ou 8 d’une piste marque 1 PV.",
      "The first to get to or past space 4 or 8 of a track scores 1 VP."},
     "BOM-9.10"},
    {"devotion",
     {"dévotion", "devotion"},
     {"Ce que vaut une carte sous une divinité, à la fin.",
      "What a card under a deity is worth at the end."},
     "BOM-9.16",
     "bom-devotion"},
    {"virtual",
     {"ressource virtuelle", "virtual resource"},
     {"Une carte défaussée paie une nourriture ou une pièce, et ne laisse rien sur la divinité.",
      "A card that is discarded pays a food or a coin, and leaves nothing on the deity."},
     "BOM-8.4"},
    {"any",
     {"ressource au choix", "resource of any kind"},
     {"Nourriture, pièce, vin ou carte.", "Food, coin, wine or a card."},
     "BOM-5.8",
     "bom-any"},
    {"either",
     {"nourriture ou pièce", "food or coin"},
     {"L’une ou l’autre, au choix de qui paie.", "One or the other, as the payer likes."},
     "BOM-10.20",
     "bom-food-or-coin"},
    {"level1",
     {"premier niveau", "first level"},
     {"La face d’une carte que l’on joue : des pas sur les pistes et un symbole Temple.",
      "The side of a card that is played: steps on the tracks and a temple symbol."},
     "BOM-9.9"},
    {"level2",
     {"second niveau", "second level"},
     {"La face d’une carte améliorée : des pas, un revenu ou un pouvoir, et une voix dans son "
      "domaine.",
      "The side of an improved card: steps, an income or a power, and a count in its domain."},
     "BOM-9.20"},
    {"adoration",
     {"carte Adoration", "Adoration card"},
     {"Secrète : 3 PV à la fin si l’on a la majorité de sa divinité, sinon 1 PV de moins.",
      "Secret: 3 VP at the end for the majority of its deity, else 1 VP less."},
     "BOM-14.25"},
    {"number",
     {"nombre", "number"},
     {"Un nombre de cartes ou de cubes.", "A number of cards or cubes."},
     "BOM-16.21"},
    {"done",
     {"fin du paiement", "end of the payment"},
     {"Tout ce qui est posé est payé d’un coup.", "All that is laid is paid at once."},
     "BOM-5.23"},
    {"resource:food",
     {"nourriture", "food"},
     {"Se récolte aux Champs ; compte à la fin pour une divinité.",
      "Harvested in the Fields; counts for a deity at the end."},
     "BOM-4.1",
     "bom-food",
     by_game,
     {"nourritures", "food"}},
    {"resource:coin",
     {"pièce", "coin"},
     {"Se récolte aux Cavernes ; compte à la fin pour une divinité.",
      "Harvested in the Caverns; counts for a deity at the end."},
     "BOM-4.2",
     "bom-coin",
     by_game,
     {"pièces", "coins"}},
    {"resource:wine",
     {"vin", "wine"},
     {"Remplace nourriture et pièce, paie les copies, endort les divinités ; ne vaut rien à la "
      "fin.",
      "Stands for food and coin, pays for copies, puts deities to sleep; worth nothing at the "
      "end."},
     "BOM-6.9",
     "bom-wine",
     by_game,
     {"vins", "wine"}},
    {"zone:fields",
     {"les Champs", "the Fields"},
     {"Le premier y prend 3 nourritures, le deuxième 2, les autres 1 ; une fois par saison.",
      "The first takes 3 food, the second 2, the others 1; once a season."},
     "BOM-4.1",
     {},
     {"Champs", "Fields"}},
    {"zone:caverns",
     {"les Cavernes", "the Caverns"},
     {"Le premier y prend 3 pièces, le deuxième 2, les autres 1 ; une fois par saison.",
      "The first takes 3 coins, the second 2, the others 1; once a season."},
     "BOM-4.2",
     {},
     {"Cavernes", "Caverns"}},
    {"zone:vineyard",
     {"le Vignoble", "the Vineyard"},
     {"Le premier y prend 2 vins, les autres 1 ; une fois par saison.",
      "The first takes 2 wine, the others 1; once a season."},
     "BOM-4.3",
     {},
     {"Vignoble", "Vineyard"}},
    {"lane:food",
     {"piste Nourriture", "Food track"},
     {"Chaque symbole atteint donne 1 nourriture par Production.",
      "Each symbol reached gives 1 food each Production."},
     "BOM-3.4",
     {},
     {"Nourriture", "Food"}},
    {"lane:coin",
     {"piste Pièce", "Coin track"},
     {"Chaque symbole atteint donne 1 pièce par Production.",
      "Each symbol reached gives 1 coin each Production."},
     "BOM-3.4",
     {},
     {"Pièce", "Coin"}},
    {"lane:wine",
     {"piste Vin", "Wine track"},
     {"Chaque symbole atteint donne 1 vin par Production.",
      "Each symbol reached gives 1 wine each Production."},
     "BOM-3.4",
     {},
     {"Vin", "Wine"}},
    {"lane:card",
     {"piste Carte", "Card track"},
     {"Chaque symbole atteint permet de piocher 1 carte par Production.",
      "Each symbol reached lets one draw 1 card each Production."},
     "BOM-3.5",
     {},
     {"Carte", "Card"}},
    {"lane:pawn",
     {"piste Pion d’Action", "Action pawn track"},
     {"Chaque symbole atteint donne un pion, une fois et tout de suite.",
      "Each symbol reached gives a pawn, once and at once."},
     "BOM-2.24",
     {},
     {"Pion", "Pawn"}},
    {"power:vision",
     {"Vision", "Vision"},
     {"En piochant, prendre deux cartes de plus, puis défausser l’excédent.",
      "When drawing, take two more cards, then discard the excess."},
     "BOM-11.4",
     "bom-power-vision"},
    {"power:repetition",
     {"Répétition", "Repetition"},
     {"Placer un autre pion chez une divinité où l’on en a déjà un.",
      "Place another pawn with a deity where one already has one."},
     "BOM-11.5",
     "bom-power-repetition"},
    {"power:raise",
     {"Rehausser", "Raise"},
     {"Après son offrande, ajouter 3 cubes de la réserve sur la divinité.",
      "After one's offering, add 3 cubes from the supply to the deity."},
     "BOM-11.7",
     "bom-power-raise"},
    {"power:exchange",
     {"Échanger", "Exchange"},
     {"Dans une offrande, une nourriture tient lieu de pièce ou une pièce de nourriture.",
      "In an offering a food stands for a coin, or a coin for a food."},
     "BOM-11.10",
     "bom-power-exchange"},
    {"power:drago",
     {"Drago", "Drago"},
     {"Avec la faveur de Drago, glisser une carte de plus.",
      "With Drago's favour, slide one more card."},
     "BOM-11.12",
     "bom-power-drago"},
    {"colour:white",
     {"saison blanche", "white season"},
     {"Rien ne change.", "Nothing changes."},
     "BOM-14.8"},
    {"colour:black",
     {"saison noire", "black season"},
     {"Les Villages ne produisent rien.", "Villages produce nothing."},
     "BOM-14.9"},
    {"colour:green",
     {"saison verte", "green season"},
     {"Deux pions placés par joueur, pas plus.", "Two pawns placed by each player, no more."},
     "BOM-14.11"},
    {"colour:yellow",
     {"saison jaune", "yellow season"},
     {"Aucune action ne se copie.", "No action can be copied."},
     "BOM-14.13"},
    {"colour:brown",
     {"saison brune", "brown season"},
     {"Les pouvoirs des cartes sont sans effet.", "The powers of cards have no effect."},
     "BOM-14.14"},
};

struct DeityText {
  Words text;
  std::string_view clause;
  Words favour;  // as it is written beside the stone
};
constexpr DeityText deity_texts[deity_count] = {
    {{"Le génie : piocher deux cartes.", "The genie: draw two cards."},
     "BOM-10.1",
     {"piochez 2 cartes", "draw 2 cards"}},
    {{"L’ogre : prendre une ressource à chaque divinité visitée, ou toutes celles d’une sorte à "
      "une "
      "seule ; jamais de vin.",
      "The ogre: take one resource from each visited deity, or all of one kind from a single one; "
      "never wine."},
     "BOM-10.2",
     {"prenez des ressources offertes", "take resources that were offered"}},
    {{"La déesse : avancer des ouvriers de deux cases.",
      "The goddess: advance workers two spaces."},
     "BOM-10.8",
     {"avancez vos ouvriers de 2 cases", "advance your workers 2 spaces"}},
    {{"Le géant : jouer ou améliorer une carte Bâtiment.",
      "The giant: play or improve a Building card."},
     "BOM-10.11",
     {"jouez ou améliorez un Bâtiment", "play or improve a Building"}},
    {{"L’éléphant : jouer ou améliorer une carte Connaissance.",
      "The elephant: play or improve a Knowledge card."},
     "BOM-10.12",
     {"jouez ou améliorez une Connaissance", "play or improve a Knowledge"}},
    {{"La tortue : défausser une ou deux cartes pour autant de pas sur les pistes.",
      "The tortoise: discard one or two cards for as many steps on the tracks."},
     "BOM-10.14",
     {"1 ou 2 cartes : autant de pas", "1 or 2 cards: as many steps"}},
    {{"La baleine : jouer ou améliorer une carte Personnage.",
      "The whale: play or improve a Character card."},
     "BOM-10.13",
     {"jouez ou améliorez un Personnage", "play or improve a Character"}},
    {{"Le dragon : glisser en secret une carte sous une divinité.",
      "The dragon: slide a card under a deity in secret."},
     "BOM-10.16",
     {"glissez une carte sous une divinité", "slide a card under a deity"}},
};

Phrase domains_name(const FamilySpec& family) {
  std::vector<Phrase> parts;
  for (std::uint8_t domain = 0; domain < domain_count; ++domain)
    if ((family.domains >> domain & 1) != 0) parts.push_back(phrase(domain_words[domain]));
  if (parts.size() == 1) return parts[0];
  return say({"{0} ou {1}", "{0} or {1}"}, {parts[0], parts[1]});
}

Phrase family_text(const FamilySpec& family) {
  const Phrase gifts = gifts_name(family);
  const Phrase base =
      say({"{0}, {1}", "{0}, {1}"}, {domains_name(family), steps_name(family.steps)});
  if (gifts.empty()) return say({"{0}.", "{0}."}, {base});
  return say({"{0}, {1}.", "{0}, {1}."}, {base, gifts});
}

std::vector<Figure> steps_figures(const Steps& first, const Steps& second, int devotion) {
  return {{"devotion", devotion},
          {"culture", first[culture]},
          {"architecture", first[architecture]},
          {"science", first[science]},
          {"culture2", second[culture]},
          {"architecture2", second[architecture]},
          {"science2", second[science]}};
}

void add_card_pieces(std::vector<Piece>& pieces, const Deck& deck) {
  for (std::uint8_t card = 0; card < card_count; ++card) {
    const CardSpec& spec = deck.cards[card];
    const FamilySpec& family = deck.family_of(card);
    pieces.push_back(
        {"card:" + std::string(card_ids[card]), card_name(deck, card),
         say({"{0} ; {1}, temple {2}, dévotion {3}. Améliorée en {4} : {5}",
              "{0}; {1}, temple {2}, devotion {3}. Improved into {4}: {5}"},
             {domains_name(family), steps_name(spec.steps), phrase(temple_words[spec.temple]),
              number(spec.devotion), second_name(deck, card), family_text(family)}),
         "BOM-1.44"});
    pieces.back().figures = steps_figures(spec.steps, family.steps, spec.devotion);
    pieces.back().figures.push_back({family_ids[spec.family], 1});
    pieces.back().figures.push_back({temple_ids[spec.temple], 1});
  }
  for (std::size_t i = 0; i < family_count; ++i) {
    const FamilySpec& family = deck.families[i];
    pieces.push_back({"family:" + std::string(family_ids[i]), deck.family_names[i],
                      family_text(family), "BOM-1.44"});
    std::vector<Figure>& figures = pieces.back().figures;
    figures = {{"culture", family.steps[culture]},
               {"architecture", family.steps[architecture]},
               {"science", family.steps[science]}};
    for (std::uint8_t domain = 0; domain < domain_count; ++domain)
      if ((family.domains >> domain & 1) != 0) figures.push_back({domain_ids[domain], 1});
    for (std::uint8_t income = 0; income < income_count; ++income)
      if ((family.incomes >> income & 1) != 0) figures.push_back({lane_ids[income], 1});
    if (family.power < power_count) figures.push_back({power_ids[family.power], 1});
  }
}

void add_deities(std::vector<Piece>& pieces, const Options& options) {
  for (std::uint8_t deity = 0; deity < deity_count; ++deity) {
    const Phrase name = verbatim(deity_names[deity]);
    const Phrase category =
        phrase(category_words[category_table[options.switches.categories][deity]]);
    pieces.push_back({"deity:" + std::string(deity_ids[deity]), name,
                      say({"{0} À la fin, récompense la majorité en {1}.",
                           "{0} At the end, rewards the majority in {1}."},
                          {phrase(deity_texts[deity].text), category}),
                      std::string(deity_texts[deity].clause)});
    pieces.back().caption = phrase(deity_texts[deity].favour);
    pieces.push_back({"adoration:" + std::string(deity_ids[deity]), adoration_name(deity),
                      say({"3 PV pour la majorité en {0}, sinon 1 PV de moins.",
                           "3 VP for the majority in {0}, else 1 VP less."},
                          {category}),
                      "BOM-14.25"});
  }
}

void add_tables(std::vector<Piece>& pieces) {
  for (std::uint8_t track = 0; track < track_count; ++track)
    pieces.push_back({"track:" + std::string(track_ids[track]), phrase(track_words[track]),
                      phrase({"Une piste de 0 à 10 ; à 10, l’ordre d’arrivée départage.",
                              "A track from 0 to 10; at 10 the order of arrival decides."}),
                      "BOM-9.13", "bom-" + std::string(track_ids[track])});
  for (std::uint8_t domain = 0; domain < domain_count; ++domain)
    pieces.push_back(
        {"domain:" + std::string(domain_ids[domain]), phrase(domain_words[domain]),
         phrase({"Un domaine : le second niveau d’une carte y compte pour une à la fin.",
                 "A domain: the second level of a card counts one in it at the end."}),
         "BOM-9.21", "bom-" + std::string(domain_ids[domain])});
  for (std::uint8_t category = 0; category < category_count; ++category)
    pieces.push_back({"category:" + std::string(category_ids[category]),
                      phrase(category_words[category]),
                      phrase({"Ce que l’on compare à la fin pour une divinité.",
                              "What is compared at the end for a deity."}),
                      "BOM-13.6"});
  for (std::uint8_t temple = 0; temple < temple_count; ++temple)
    pieces.push_back({"temple:" + std::string(temple_ids[temple]),
                      say({"temple {0}", "temple {0}"}, {phrase(temple_words[temple])}),
                      phrase({"Trois symboles différents en jeu au premier niveau valent 1 PV, "
                              "quatre 2 PV, cinq 4 PV.",
                              "Three different symbols in play on the first level are worth 1 VP, "
                              "four 2 VP, five 4 VP."}),
                      "BOM-13.17", "bom-temple-" + std::string(temple_ids[temple])});
  for (std::uint8_t place = 0; place < place_count; ++place) {
    pieces.push_back(
        {"place:" + std::to_string(place + 1), place_name(place),
         say({"{0} à la majorité, {1} à qui la suit (à trois ou quatre joueurs).",
              "{0} for the majority, {1} for who comes next (with three or four players)."},
             {count(vp_noun, place_points[0][place]), count(vp_noun, place_points[1][place])}),
         "BOM-13.12"});
    pieces.back().figures = {{"first", place_points[0][place]}, {"second", place_points[1][place]}};
  }
}

// What is printed on the spaces of zones, tracks and Village boards; spaces with a symbol as a
// mask.
void add_printed_numbers(std::vector<Piece>& pieces) {
  const auto figures = [&](const std::string& id) -> std::vector<Figure>& {
    return std::find_if(pieces.begin(), pieces.end(),
                        [&](const Piece& one) { return one.id == id; })
        ->figures;
  };
  constexpr std::string_view plots[slots_of_a_zone] = {"plot1", "plot2", "plot3", "plot4"};
  for (std::uint8_t zone = 0; zone < zone_count; ++zone)
    for (std::uint8_t slot = 0; slot < slots_of_a_zone; ++slot)
      figures("zone:" + std::string(zone_ids[zone])).push_back({plots[slot], harvest[zone][slot]});
  for (std::uint8_t lane = 0; lane < lane_count; ++lane)
    figures("lane:" + std::string(lane_ids[lane])) = {{"length", lanes[lane].length},
                                                      {"symbols", lanes[lane].symbols}};
  int starred = 0;
  for (const std::uint8_t space : symbol_spaces) starred |= 1 << space;
  figures("symbol") = {{"length", track_top}, {"symbols", starred}};
  figures("copy") = {{"wine", wine_of_copy}};
  figures("dormant") = {{"wine", wine_of_sleep}};
}

}  // namespace

std::vector<Piece> Bomarzo::pieces(const Options& options) {
  std::vector<Piece> pieces;
  add_pieces(pieces, single_pieces);
  add_printed_numbers(pieces);
  add_card_pieces(pieces, deck_of(options));
  add_deities(pieces, options);
  add_tables(pieces);
  return pieces;
}

}  // namespace veillee::bomarzo
