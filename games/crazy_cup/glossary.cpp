// What everything on the table is called and means, for whoever points at it. Squares, cards, tiles
// and uses come from their tables; the rest stands here, dice and bonuses in the family.
#include "games/crazy_cup/game.hpp"
#include "games/crazy_cup/words.hpp"
#include "games/dicium/words.hpp"

namespace veillee::crazy_cup {
namespace {

constexpr WordFile glossary(
#include "games/crazy_cup/glossary.txt"
);

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
  veillee::add_pieces(pieces, glossary);
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
