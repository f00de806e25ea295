// What everything on the table is called and means, for whoever points at it. Squares, heroes,
// foes, tiles, cards and uses come from their tables; the rest stands here, dice and bonuses in the
// family.
#include "games/dicium/words.hpp"
#include "games/donjon/game.hpp"
#include "games/donjon/words.hpp"

namespace veillee::donjon {
namespace {

constexpr PieceRow rows_of_pieces[] = {
    {"seat",
     {"joueur", "player"},
     {"Chaque joueur a un héros ; tous gagnent ou perdent ensemble.",
      "Each player has a hero; all win or lose together."},
     "DON-8.10"},
    {"hero",
     {"héros", "hero"},
     {"Le pion d’un joueur, avec son bonus de départ.",
      "A player's pawn, with its starting bonus."},
     "DON-1.2"},
    {"square",
     {"case", "square"},
     {"Une case du donjon ; on va de l’une à l’autre par les côtés ouverts.",
      "A square of the dungeon; one goes from one to another through open sides."},
     "DON-5.12"},
    {"foe",
     {"adversaire", "foe"},
     {"Entrer sur sa case arrête le déplacement et commence un combat.",
      "Entering its square ends the movement and starts a combat."},
     "DON-5.2"},
    {"tile",
     {"contenu d’un coffre", "what a chest holds"},
     {"Un trésor ou une relique.", "A treasure or a relic."},
     "DON-1.12"},
    {"card",
     {"carte Aventure", "Adventure card"},
     {"Au début de chaque tour, une carte de sa pile est révélée.",
      "At the beginning of each turn a card of one's pile is revealed."},
     "DON-3.2"},
    {"use",
     {"emploi d’une combinaison", "use of a combination"},
     {"Ce qu’une combinaison permet de faire.", "What a combination lets one do."},
     "DON-6.1"},
    {"king",
     {"le Roi Gobelin", "the Goblin King"},
     {"Dernière carte de qui a commencé. Puis, à chaque tour, il avance d’une ou de deux cases ; "
      "sur "
      "le trône, il a gagné.",
      "The last card of who began. Then he advances one or two squares a turn; on the throne he "
      "has "
      "won."},
     "DON-7.2",
     "don-king"},
    {"portal",
     {"portail", "portal"},
     {"Les deux cases Portail et la tuile Portail : on s’y téléporte avant la première action, et "
      "l’on y revient battu.",
      "The two Portal squares and the Portal tile: one teleports there before the first action, "
      "and comes back there beaten."},
     "DON-3.3",
     "don-portal"},
    {"teleport",
     {"téléportation", "teleport"},
     {"Une fois par tour, avant la première action, sans dé.",
      "Once a turn, before the first action, without a die."},
     "DON-3.9"},
    {"den",
     {"réserve à gobelins", "goblin reserve"},
     {"Quand il faut y prendre un gobelin et qu’elle est vide, la partie est perdue.",
      "When a goblin must be taken from it and it is empty, the game is lost."},
     "DON-4.11",
     "don-goblin"},
    {"chests",
     {"coffres ouverts", "opened chests"},
     {"Il en faut autant que le demande l’objectif, et la couronne.",
      "It takes as many as the objective demands, and the crown."},
     "DON-8.2",
     "don-chest"},
    {"objective",
     {"objectif", "objective"},
     {"Neuf coffres, moins les trophées du joueur qui en a le plus.",
      "Nine chests, less the trophies of the player who has most."},
     "DON-8.1"},
    {"crown",
     {"la couronne", "the crown"},
     {"Dans l’une des trois cryptes ; la voir ne suffit pas, il faut l’ouvrir.",
      "In one of the three crypts; to see it is not enough, it must be opened."},
     "DON-8.8",
     "don-crown"},
    {"trophy",
     {"trophée", "trophy"},
     {"Un monstre battu : un bonus, et un coffre de moins à ouvrir pour les trois premiers d’un "
      "même joueur.",
      "A beaten monster: a bonus, and one chest fewer to open for the first three of one player."},
     "DON-5.4",
     "don-trophy"},
    {"pile",
     {"pile Aventure", "Adventure pile"},
     {"Une carte par tour ; quand toutes sont vides, le Roi Gobelin entre.",
      "A card a turn; when all are empty the Goblin King enters."},
     "DON-2.9"},
    {"discard",
     {"défausse", "discard pile"},
     {"Les cartes déjà révélées, à tous.", "The cards revealed before, everybody's."},
     "DON-4.17"},
    {"march",
     {"dé du Roi", "the King's die"},
     {"De 1 à 3 : une case et un gobelin ; de 4 à 6 : deux cases.",
      "1 to 3: one square and a goblin; 4 to 6: two squares."},
     "DON-7.3"},
    {"door",
     {"porte magique", "magic door"},
     {"Ne se passe que par magie : Ouverture ou le Parchemin de passage.",
      "Passed by magic only: Opening or the Scroll of passage."},
     "DON-5.8",
     "don-door"},
    {"wall",
     {"mur", "wall"},
     {"Arrête tout le monde, sauf Passe-muraille ou le Parchemin de passage.",
      "Stops everybody, but for Wall-pass or the Scroll of passage."},
     "DON-5.11"},
    {"room",
     {"salle au trésor", "treasure room"},
     {"Deux faces vertes ouvrent son coffre.", "Two green faces open its chest."},
     "DON-6.14",
     "don-chest"},
    {"crypt",
     {"crypte", "crypt"},
     {"Trois faces vertes ouvrent son coffre à relique.",
      "Three green faces open its relic chest."},
     "DON-6.15",
     "don-tomb"},
    {"lair",
     {"antre", "lair"},
     {"Un monstre y garde le chemin d’un coffre.", "A monster guards the way to a chest here."},
     "DON-2.2"},
    {"guard",
     {"salle de garde", "guard room"},
     {"Tant que vous y êtes, une face verte de plus dans vos combinaisons vertes.",
      "While you stand here, one more green face in your green combinations."},
     "DON-5.7",
     "don-guard"},
    {"entrance",
     {"Entrée", "Entrance"},
     {"Le Roi Gobelin entre ici.", "The Goblin King enters here."},
     "DON-7.1"},
    {"throne",
     {"Trône", "Throne"},
     {"Si le Roi Gobelin l’atteint, la partie est perdue.",
      "If the Goblin King reaches it, the game is lost."},
     "DON-7.6",
     "don-throne"},
    {"royal",
     {"voie royale", "royal way"},
     {"Le chemin du Roi, de l’Entrée au Trône : huit pas.",
      "The King's way, from the Entrance to the Throne: eight steps."},
     "DON-1.7"},
    {"red",
     {"force en combat", "force in combat"},
     {"Ce que bonus rouges, lame et étendard ajoutent au dé de combat.",
      "What red bonuses, blade and banner add to the combat die."},
     "DIC-9.12"},
    {"suit:find",
     {"trouvailles", "finds"},
     {"Potions, parchemins et objets magiques.", "Potions, scrolls and magic objects."},
     "DON-1.16"},
    {"suit:trap", {"pièges", "traps"}, {"Ils durent un tour.", "They last a turn."}, "DON-1.17"},
    {"suit:goblin",
     {"gobelins", "goblins"},
     {"Un gobelin apparaît, à une, deux ou trois cases.",
      "A goblin appears, one, two or three squares away."},
     "DON-1.18"},
};

// What a square is, and the piece that says what that means.
std::string_view kind_of(std::uint8_t square) {
  if (room_on[square] != no_arg) return "room";
  if (crypt_on[square] != no_arg) return "crypt";
  if (lair_on[square] != no_arg) return "lair";
  if (portal_squares.has(square)) return "portal";
  if (guard_squares.has(square)) return "guard";
  if (square == royal_way[0]) return "entrance";
  if (square == royal_way[throne]) return "throne";
  if (royal_squares.has(square)) return "royal";
  return {};
}

void add_places(std::vector<Piece>& pieces) {
  for (std::uint8_t square = 0; square < square_count; ++square) {
    const std::string_view kind = kind_of(square);
    const Phrase where = square_name(square);
    Piece piece{"square:" + std::string(square_ids[square]), where,
                phrase({"Une case ordinaire.", "A plain square."}), "DON-1.5"};
    for (const PieceRow& row : rows_of_pieces)
      if (row.id == kind) {
        piece.name = say({"{0}, {1}", "{0}, {1}"}, {where, phrase(row.name)});
        piece.text = phrase(row.text);
        piece.clause = row.clause;
      }
    pieces.push_back(std::move(piece));
  }
}

void add_tables(std::vector<Piece>& pieces, const Deck& deck) {
  constexpr std::array<Words, hero_count> hero_texts = {
      Words{"Commence avec un bonus rouge : +1 en combat.",
            "Begins with a red bonus: +1 in combat."},
      {"Commence avec un bonus jaune : la magie vient plus tôt.",
       "Begins with a yellow bonus: magic comes sooner."},
      {"Commence avec un bonus vert : fouilles et serrures.",
       "Begins with a green bonus: searches and locks."},
      {"Commence avec un bonus bleu : une case de plus.",
       "Begins with a blue bonus: one more square."}};
  for (std::uint8_t hero = 0; hero < hero_count; ++hero)
    pieces.push_back({"hero:" + std::string(hero_ids[hero]), phrase(hero_words[hero]),
                      phrase(hero_texts[hero]), "DON-1.2"});
  for (std::uint8_t foe = 0; foe < foe_count; ++foe) {
    Piece piece{"foe:" + std::string(foe_ids[foe]), foe_name(foe),
                foe == the_goblin
                    ? phrase({"Défense 4. Battu, il retourne en réserve.",
                              "Defence 4. Beaten, it goes back to the reserve."})
                    : say({"Défense {0}. Battu, c’est un trophée et un bonus au choix.",
                           "Defence {0}. Beaten, it is a trophy and any bonus."},
                          {number(defences[foe])}),
                foe == the_goblin ? "DON-1.11" : "DON-1.10"};
    piece.figures.push_back({"defence", defences[foe]});
    pieces.push_back(std::move(piece));
  }
  for (std::uint8_t tile = 0; tile < tile_count; ++tile)
    pieces.push_back({"tile:" + std::string(tile_ids[tile]), tile_name(tile),
                      phrase(tile_effects[tile]), tile < first_relic ? "DON-1.12" : "DON-1.13"});
  constexpr std::string_view clauses[] = {"DON-1.16", "DON-1.17", "DON-1.18"};
  for (std::uint8_t card = 0; card < card_count; ++card)
    pieces.push_back({"card:" + std::string(card_ids[card]), deck.names[card], deck.texts[card],
                      std::string(card == king_card ? "DON-1.19" : clauses[suit_of(card)])});
}

}  // namespace

std::vector<Piece> Donjon::pieces(const Options& options) {
  std::vector<Piece> pieces;
  dicium::add_pieces(pieces);
  veillee::add_pieces(pieces, rows_of_pieces);
  add_places(pieces);
  add_tables(pieces, deck_of(options));
  dicium::add_uses(pieces, all_uses, "DON-6.1", [](std::uint8_t use) {
    const Phrase effect = phrase(effect_of(use));
    return Phrase{capitalised(effect.fr) + ".", capitalised(effect.en) + "."};
  });
  return pieces;
}

}  // namespace veillee::donjon
