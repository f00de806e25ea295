// What everything on the table is called and means, for whoever points at it. Squares, cards,
// objectives and uses come from their tables; the rest stands here, dice in the family.
#include "games/civilisation/game.hpp"
#include "games/civilisation/words.hpp"
#include "games/dicium/words.hpp"

namespace veillee::civilisation {
namespace {

constexpr PieceRow rows_of_pieces[] = {
    {"seat",
     {"joueur", "player"},
     {"Chaque joueur mène un pion depuis sa capitale ; le plus de points après le décompte gagne.",
      "Each player leads a pawn from the Capital; most points after the final count win."},
     "CIV-2.10"},
    {"square",
     {"case", "square"},
     {"Une case de la carte ; la couleur de la face dépend du terrain où l’on entre.",
      "A square of the chart; the terrain that is entered decides the colour of the face."},
     "CIV-4.3"},
    {"region",
     {"région", "region"},
     {"Neuf cases ; au plus un héros, une cité, un temple et une merveille de chaque joueur. 2 PV "
      "au décompte si vous y avez une tuile.",
      "Nine squares; at most one Hero, one city, one temple and one wonder of each player. 2 VP at "
      "the final count with a tile in it."},
     "CIV-5.3"},
    {"pawn",
     {"pion", "pawn"},
     {"Entrer chez un monstre ou un pion adverse commence un combat.",
      "Entering the square of a monster or of an enemy pawn starts a fight."},
     "CIV-4.5"},
    {"capital",
     {"capitale", "Capital"},
     {"Votre refuge : personne d’autre n’y entre. Elle compte comme un héros.",
      "Your refuge: nobody else enters it. It counts as a Hero."},
     "CIV-4.1",
     "civ-tile-capital"},
    {"quarry",
     {"carrière", "quarry"},
     {"Une face verte de plus tant que votre pion y est et qu’aucune tuile ne la couvre.",
      "One more green face while your pawn is there and no tile covers it."},
     "CIV-5.9",
     "civ-quarry"},
    {"lair",
     {"antre", "lair"},
     {"La case d’un monstre ; libre quand il est vaincu.",
      "The square of a monster; free when it is slain."},
     "CIV-5.2"},
    {"tile",
     {"tuile", "tile"},
     {"Une fois posée, rien ne la déplace ; une seule par case.",
      "Once laid nothing moves it; one a square."},
     "CIV-5.5"},
    {"tile:city",
     {"cité", "city"},
     {"1 PV et un bonus. Cinq par joueur, une par région.",
      "1 VP and a bonus. Five a player, one a region."},
     "CIV-7.4",
     "civ-city"},
    {"tile:temple",
     {"temple", "temple"},
     {"3 PV. Deux par joueur, un par région.", "3 VP. Two a player, one a region."},
     "CIV-7.8",
     "civ-temple"},
    {"tile:wonder",
     {"merveille", "wonder"},
     {"4 PV, par un poker. Elle départage les égalités.",
      "4 VP, by five of a kind. It breaks ties."},
     "CIV-8.7",
     "civ-wonder"},
    {"tile:hero",
     {"héros", "Hero"},
     {"Débloque l’avantage qu’il couvrait ; un refuge pour votre pion.",
      "Unlocks the advantage that it covered; a refuge for your pawn."},
     "CIV-8.4",
     "civ-hero"},
    {"hero",
     {"place d’un héros", "hero place"},
     {"L’avantage est débloqué pour toujours quand la tuile est posée.",
      "The advantage is unlocked for good when the tile is laid."},
     "CIV-1.16"},
    {"hero:colour",
     {"héros des couleurs", "Hero of colours"},
     {"Un ou deux bonus de la couleur du plateau.", "One or two bonuses of the board's colour."},
     "CIV-1.18"},
    {"hero:reroll",
     {"héros de la relance", "Hero of the re-roll"},
     {"Une seconde relance à chaque tour.", "A second re-roll in every turn."},
     "CIV-8.14"},
    {"hero:redeploy",
     {"héros du redéploiement", "Hero of Redeployment"},
     {"Avant votre première action, allez sur votre capitale ou sur un de vos héros.",
      "Before your first action, go to your Capital or to one of your Heroes."},
     "CIV-3.2"},
    {"board",
     {"plateau individuel", "individual board"},
     {"Huit bonus, trois places pour vos héros ; sa couleur est la vôtre.",
      "Eight bonuses, three hero places; its colour is yours."},
     "CIV-1.16"},
    {"board:red",
     {"plateau rouge", "red board"},
     {"Héros des couleurs : un bonus rouge.", "Hero of colours: one red bonus."},
     "CIV-1.18"},
    {"board:green",
     {"plateau vert", "green board"},
     {"Héros des couleurs : un bonus vert.", "Hero of colours: one green bonus."},
     "CIV-1.18"},
    {"board:blue",
     {"plateau bleu", "blue board"},
     {"Héros des couleurs : deux bonus bleus.", "Hero of colours: two blue bonuses."},
     "CIV-1.18"},
    {"board:yellow",
     {"plateau jaune", "yellow board"},
     {"Héros des couleurs : deux bonus jaunes.", "Hero of colours: two yellow bonuses."},
     "CIV-1.18"},
    {"monster",
     {"monstre", "monster"},
     {"Attaquez avec au moins sa défense : 3 PV et sa tuile. Il n’attaque jamais.",
      "Attack with at least its defence: 3 VP and its tile. It never attacks."},
     "CIV-6.6"},
    {"card",
     {"carte Philosophe", "Philosopher card"},
     {"Se joue au moment dit, puis quitte le jeu ; gardée, elle vaut 2 PV au décompte.",
      "Played at its moment, then it leaves the game; held, it counts 2 VP at the end."},
     "CIV-10.1"},
    {"pile",
     {"pioche des philosophes", "pile of Philosophers"},
     {"Un brelan en prend une carte, ou une des cartes exposées.",
      "Three of a kind takes a card of it, or one of the display."},
     "CIV-8.3"},
    {"objective",
     {"objectif commun", "Common objective"},
     {"Le premier qui le remplit prend la carte, ou la défausse pour un dé de plus.",
      "Whoever fulfils it first takes the card, or discards it for one more die."},
     "CIV-11.1"},
    {"secret",
     {"objectif secret", "Secret objective"},
     {"Jugé au décompte seulement ; à vous seul jusque-là.",
      "Judged at the final count only; yours alone until then."},
     "CIV-11.9"},
    {"vp",
     {"points de victoire", "victory points"},
     {"Cité 1, temple 3, merveille 4, attaque gagnée 2, monstre 3, colère divine 2.",
      "City 1, temple 3, wonder 4, attack won 2, monster 3, divine wrath 2."},
     "CIV-12.1"},
    {"vp_pile",
     {"pile de PV", "VP pile"},
     {"Quand sa dernière carte est prise, le tour de table se finit et la partie aussi.",
      "When its last card is taken the round is finished, and the game with it."},
     "CIV-13.1"},
    {"count",
     {"décompte", "count"},
     {"PV gagnés, 2 par région et par philosophe, objectifs communs tenus ; sans le secret.",
      "VP gained, 2 a region and a Philosopher, Common objectives held; without the secret."},
     "CIV-13.4"},
    {"rank",
     {"rang", "rank"},
     {"En solo, le total donne un rang, de demi-solde à dieu du Dicium.",
      "In solo the total gives a rank, from half-pay soldier to god of Dicium."},
     "CIV-14.7"},
    {"candle",
     {"chandelle", "candle"},
     {"En solo, douze tours : une encoche de moins à la fin de chacun.",
      "In solo, twelve turns: one notch less at the end of each."},
     "CIV-14.2"},
    {"red",
     {"force en combat", "force in combat"},
     {"Ce que vos bonus rouges ajoutent au dé de combat.",
      "What your red bonuses add to the combat die."},
     "DIC-9.12"},
    {"wrath",
     {"colère divine", "divine wrath"},
     {"Un carré : la cible doit atteindre 6, sinon 2 PV pour vous et elle se replie.",
      "Four of a kind: the target must reach 6, else 2 VP for you and it relocates."},
     "CIV-8.16"},
};

// "Case G3, mer, Gouffre."
void add_chart(std::vector<Piece>& pieces) {
  for (std::uint8_t region = 0; region < region_count; ++region)
    pieces.push_back({"region:" + std::string(region_ids[region]), phrase(region_words[region]),
                      phrase({"Une région de neuf cases.", "A region of nine squares."}),
                      "CIV-1.10"});
  for (std::uint8_t square = 0; square < square_count; ++square) {
    const char sign = layout[square];
    const bool lair = sign == 'm' || sign == 'M';
    const Words ground = sign == 'Q'        ? Words{"carrière", "quarry"}
                         : land.has(square) ? Words{"terre", "land"}
                                            : Words{"mer", "sea"};
    const Words text =
        sign == 'Q'        ? Words{"Une face verte de plus tant qu’aucune tuile ne la couvre.",
                            "One more green face while no tile covers it."}
        : lair             ? Words{"L’antre d’un monstre.", "The lair of a monster."}
        : sign == 'C'      ? Words{"Une capitale s’y trouve si le siège est occupé.",
                              "A Capital lies here if its seat is taken."}
        : land.has(square) ? Words{"On y entre par une face jaune.", "Entered by a yellow face."}
                           : Words{"On y entre par une face bleue.", "Entered by a blue face."};
    pieces.push_back({"square:" + std::string(square_ids[square]),
                      say({"case {0}, {1}, {2}", "square {0}, {1}, {2}"},
                          {verbatim(square_ids[square]), phrase(ground), region_name(square)}),
                      phrase(text),
                      sign == 'Q' ? "CIV-5.9"
                      : lair      ? "CIV-1.15"
                                  : "CIV-4.3"});
  }
}

void add_monsters(std::vector<Piece>& pieces) {
  for (std::uint8_t monster = 0; monster < monster_count; ++monster) {
    const MonsterSpec& spec = all_monsters[monster];
    Piece piece{"monster:" + std::string(monster_ids[monster]), phrase(spec.name),
                say({"Sur la case {0}, défense {1}. Vaincu : 3 PV.",
                     "On square {0}, defence {1}. Slain: 3 VP."},
                    {verbatim(square_ids[spec.square]), number(spec.defence)}),
                "CIV-1.15", "civ-" + std::string(monster_ids[monster])};
    piece.figures.push_back({"defence", spec.defence});
    pieces.push_back(std::move(piece));
  }
}

// The ladder of solo, the lowest first.
void add_ranks(std::vector<Piece>& pieces) {
  for (std::uint8_t rank = 0; rank < rank_count; ++rank) {
    const int least = rank == 0 ? 0 : rank_limits[rank - 1] + 1;
    Piece piece{
        "rank:" + std::to_string(rank), phrase(rank_words[rank]),
        say({"En solo, à partir de {0} points.", "In solo, from {0} points on."}, {number(least)}),
        "CIV-14.7"};
    piece.figures.push_back({"least", least});
    pieces.push_back(std::move(piece));
  }
}

void add_all_cards(std::vector<Piece>& pieces, const Deck& deck) {
  for (std::uint8_t card = 0; card < philosopher_count; ++card) {
    const Deck::Told& spec = deck.philosophers[card];
    Piece piece{"card:" + std::string(philosopher_ids[card]), spec.name,
                say({"{0} : {1}", "{0}: {1}"}, {spec.moment, spec.text}), "CIV-10.1"};
    piece.caption = spec.caption;
    pieces.push_back(std::move(piece));
  }
  const auto add = [&](std::string_view kind, std::string_view id, const Deck::Told& spec,
                       const Deck::Figures& figures, std::string_view clause) {
    Piece piece{std::string(kind) + ":" + std::string(id), spec.name, spec.text,
                std::string(clause)};
    piece.caption = spec.caption;
    piece.figures = {{"vp", figures.vp}, {"need", figures.need}};
    pieces.push_back(std::move(piece));
  };
  for (std::uint8_t card = 0; card < objective_count; ++card)
    add("objective", common_ids[card], deck.common_words[card], deck.commons[card], "CIV-11.1");
  for (std::uint8_t card = 0; card < objective_count; ++card)
    add("secret", secret_ids[card], deck.secret_words[card], deck.secrets[card], "CIV-11.9");
}

}  // namespace

std::vector<Piece> Civilisation::pieces(const Options& options) {
  std::vector<Piece> pieces;
  dicium::add_pieces(pieces);
  for (Piece& piece : pieces) {  // CIV-1.20, CIV-7.6
    if (piece.id == "slot:B4a") {
      piece.name = slot_name(byte(dicium::b4a));
      piece.text = phrase({"Une face de plus dans chaque combinaison de couleur vert.",
                           "One more face in every combination of the colour green."});
      piece.clause = "CIV-1.20";
    }
    if (piece.id == "combo:GREEN") {
      piece.text =
          phrase({"Deux à cinq faces vertes fondent une cité et donnent un bonus de ce "
                  "niveau ; cinq bâtissent un temple.",
                  "Two to five green faces found a city and give a bonus of that level; "
                  "five build a temple."});
      piece.clause = "CIV-7.4";
    }
  }
  veillee::add_pieces(pieces, rows_of_pieces);
  add_chart(pieces);
  add_monsters(pieces);
  add_all_cards(pieces, deck_of(options));
  add_ranks(pieces);
  dicium::add_uses(pieces, all_uses, "CIV-7.1", [](std::uint8_t use) {
    const Phrase words = phrase(effect_of(use));
    return Phrase{capitalised(words.fr) + ".", capitalised(words.en) + "."};
  });
  return pieces;
}

}  // namespace veillee::civilisation
