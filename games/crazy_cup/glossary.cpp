// What everything on the table is called and means, for whoever points at it. Squares, cards, tiles
// and uses come from their tables; the rest stands here, dice and bonuses in the family.
#include "games/crazy_cup/game.hpp"
#include "games/crazy_cup/words.hpp"
#include "games/dicium/words.hpp"

namespace veillee::crazy_cup {
namespace {

constexpr PieceRow rows_of_pieces[] = {
    {"seat",
     {"pilote", "racer"},
     {"Gagne qui va le plus loin, à la ligne d’arrivée ou au-delà ; en équipe, la paire qui se "
      "retrouve.",
      "Whoever goes farthest, at the finish line or beyond, wins; in teams the pair that meets."},
     "CUP-8.8"},
    {"seat:drone",
     {"le drone", "the drone"},
     {"Il avance avant chaque tour d’autant de cases que votre main a de dés ; il réussit ses "
      "tests "
      "à partir de 5.",
      "Before each turn it drives as many squares as your hand has dice; it passes tests from 5 "
      "on."},
     "CUP-9.2"},
    {"square",
     {"case", "square"},
     {"Une case du parcours ; les pions roulent de l’une à l’autre et ne se gênent jamais.",
      "A square of the course; pawns drive from one to the next and never block each other."},
     "CUP-4.1"},
    {"start",
     {"ligne de départ et d’arrivée", "start and finish line"},
     {"Le premier qui part choisit le sens de la course ; qui revient sur la ligne, ou la passe, "
      "ouvre le dernier tour de table.",
      "Whoever sets off first chooses the direction; whoever comes back to the line, or passes it, "
      "opens the last round."},
     "CUP-8.1",
     "cup-start"},
    {"garage",
     {"garage", "garage"},
     {"Qui s’y trouve a une face de plus dans chaque combinaison de couleur, et 1 de plus aux "
      "tests.",
      "Whoever stands here has one more face in every colour combination, and 1 more in tests."},
     "CUP-4.10",
     "cup-garage"},
    {"barrier",
     {"barrière de sécurité", "safety barrier"},
     {"Personne ne la franchit.", "Nobody crosses it."},
     "CUP-1.8"},
    {"rough",
     {"terrain accidenté", "rough terrain"},
     {"Un raccourci : y entrer coûte la tuile Technologie de ce terrain, sauf en dirigeable.",
      "A short cut: entering it costs the Technology tile of the terrain, unless by airship."},
     "CUP-4.7"},
    {"tornado",
     {"Tornade", "Tornado"},
     {"Qui entre sur sa case passe un test de conduite, ou s’y arrête.",
      "Whoever enters its square takes a driving test, or stops there."},
     "CUP-7.15",
     "cup-tornado"},
    {"supply",
     {"réserve de tuiles", "supply of tiles"},
     {"Trois faces jaunes prennent l’une de ces tuiles ; chacun en a deux au plus.",
      "Three yellow faces take one of these tiles; each has two at most."},
     "CUP-5.2"},
    {"display",
     {"cartes visibles", "open cards"},
     {"Trois faces rouges, ou un brelan, en prennent une, ou la première de la pioche.",
      "Three red faces, or three of a kind, take one of them, or the first of the pile."},
     "CUP-5.6"},
    {"pile",
     {"pioche", "draw pile"},
     {"Cartes Triche face cachée ; vide, elle est refaite de la défausse.",
      "Cheat cards face down; when empty it is made anew from the discard pile."},
     "CUP-5.7"},
    {"discard",
     {"défausse", "discard pile"},
     {"Les cartes Triche jouées, face visible.", "The Cheat cards played, face up."},
     "CUP-3.3"},
    {"card",
     {"carte Triche", "Cheat card"},
     {"Se joue en plus des actions, au moment que dit la carte.",
      "Played in addition to the actions, at the moment that the card names."},
     "CUP-3.2",
     "cup-card"},
    {"known",
     {"carte connue", "known card"},
     {"Prise parmi les cartes visibles : tous savent qui la tient.",
      "Taken from the open cards: everybody knows who holds it."},
     "CUP-5.6"},
    {"tile",
     {"tuile Technologie", "Technology tile"},
     {"Se défausse pour entrer sur un terrain accidenté de son type.",
      "Discarded to enter rough terrain of its type."},
     "CUP-4.7",
     "cup-tile"},
    {"way",
     {"sens de la course", "direction of the race"},
     {"Le premier qui quitte la ligne de départ le choisit pour tous.",
      "Whoever leaves the start line first chooses it for everybody."},
     "CUP-4.2"},
    {"way:clockwise",
     {"sens horaire", "clockwise"},
     {"De la ligne de départ vers la gauche.", "From the start line to the left."},
     "CUP-4.2"},
    {"way:anticlockwise",
     {"sens antihoraire", "anticlockwise"},
     {"De la ligne de départ vers la droite.", "From the start line to the right."},
     "CUP-4.2"},
    {"progress",
     {"progrès", "progress"},
     {"Cases de la route depuis le départ ; 64 à l’arrivée, puis 65, 66 et ainsi de suite.",
      "Squares of the road since the start; 64 at the finish, then 65, 66 and so on."},
     "CUP-4.3"},
    {"round",
     {"tour de table", "round"},
     {"Chacun y joue une fois ; après 60 la course s’arrête.",
      "Everybody plays once in it; after 60 the race stops."},
     "CUP-8.12"},
    {"last",
     {"dernier tour de table", "last round"},
     {"Quelqu’un a franchi la ligne : la course finit quand revient le tour du premier joueur.",
      "Somebody has crossed the line: the race ends when the turn comes back to the first player."},
     "CUP-8.7"},
    {"red",
     {"aide aux tests", "help in tests"},
     {"Ce que bonus rouges et garage ajoutent au dé d’un test de conduite.",
      "What red bonuses and a garage add to the die of a driving test."},
     "CUP-6.1"},
    {"test",
     {"test de conduite", "driving test"},
     {"Dé de combat, plus dés rouges engagés et bonus rouges : à partir de 6, l’effet est évité.",
      "Combat die, plus red dice engaged and red bonuses: from 6 on the effect is avoided."},
     "CUP-6.1"},
    {"bump",
     {"accrochage", "bump"},
     {"Avec une double paire : un adversaire dépassé passe un test ou recule de trois cases.",
      "With two pairs: an opponent passed on the way takes a test or retreats three squares."},
     "CUP-6.6"},
    {"retreat",
     {"recul", "retreat"},
     {"Trois cases en arrière sur la route, jamais au-delà de la ligne de départ.",
      "Three squares back on the road, never beyond the start line."},
     "CUP-6.4"},
};

// When a card is played, where there is little room.
constexpr std::array<Words, terrain_count> tile_captions = {Words{"tremplin", "ramp"},
                                                            {"bouclier thermique", "heat shield"},
                                                            {"lames frontales", "front blades"},
                                                            {"flotteurs", "floats"}};

Phrase sentence(const Phrase& words) {
  return {capitalised(words.fr) + ".", capitalised(words.en) + "."};
}

Piece square_piece(std::uint8_t square) {
  const std::string id = "square:" + std::string(square_ids[square]);
  if (square == start_line)
    return {id, phrase({"ligne de départ et d’arrivée", "start and finish line"}),
            phrase({"La course y commence et y finit.", "The race begins and ends here."}),
            "CUP-8.1"};
  if (is_rough(square)) {
    const Rough& rough = rough_of(square);
    const int saves = rough.joins[1] - rough.joins[0] - 2;
    return {id,
            say({"case {0}, {1}", "square {0}, {1}"},
                {verbatim(rough.id), phrase(terrain_words[rough.terrain])}),
            say({"Raccourci : il fait gagner {0}.", "A short cut: it saves {0}."},
                {count(square_noun, saves)}),
            "CUP-1.9",
            {},
            {{"saves", saves}}};
  }
  const Phrase name = say({"case {0}", "square {0}"}, {number(square)});
  if (is_garage[square])
    return {id, say({"{0}, garage", "{0}, garage"}, {name}),
            phrase({"Une face de plus dans chaque combinaison de couleur.",
                    "One more face in every colour combination."}),
            "CUP-4.10"};
  return {id, name, phrase({"Une case de la route.", "A square of the road."}), "CUP-1.6"};
}

}  // namespace

std::vector<Piece> CrazyCup::pieces(const Options& options) {
  const Deck& deck = deck_of(options);
  std::vector<Piece> pieces;
  dicium::add_pieces(pieces);
  veillee::add_pieces(pieces, rows_of_pieces);
  for (std::uint8_t square = 0; square < square_count; ++square)
    pieces.push_back(square_piece(square));
  dicium::add_uses(pieces, all_uses, "CUP-5.1",
                   [](std::uint8_t use) { return sentence(phrase(effect_of(use))); });
  for (std::uint8_t card = 0; card < card_count; ++card) {
    const CardSpec& spec = all_cards[card];
    Piece piece{"card:" + std::string(card_ids[card]), deck.names[card], deck.texts[card],
                std::string(spec.clause), "cup-card-" + std::string(card_ids[card])};
    piece.figures = {{"copies", deck.copies[card]}, {"pair", spec.pair ? 1 : 0}};
    piece.caption = deck.captions[card];
    pieces.push_back(std::move(piece));
  }
  for (std::uint8_t terrain = 0; terrain < terrain_count; ++terrain)
    pieces.push_back({"tile:" + std::string(tile_ids[terrain]),
                      tile_name(terrain),
                      say({"Se défausse pour entrer sur cette sorte de terrain : {0}.",
                           "Discarded to enter this kind of terrain: {0}."},
                          {phrase(terrain_words[terrain])}),
                      "CUP-1.4",
                      "cup-tile-" + std::string(tile_ids[terrain]),
                      {},
                      phrase(tile_captions[terrain])});
  return pieces;
}

}  // namespace veillee::crazy_cup
