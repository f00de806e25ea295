// What everything on the table is called and means, for whoever points at it. Squares, heroes,
// foes, tiles, cards and uses come from their tables; the rest stands here, dice and bonuses in the
// family.
#include "games/dicium/words.hpp"
#include "games/donjon/game.hpp"
#include "games/donjon/words.hpp"

namespace veillee::donjon {
namespace {

constexpr WordFile glossary(
#include "games/donjon/glossary.txt"
);

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
    if (const Piece* like = find_piece(pieces, kind)) {
      piece.name = say({"{0}, {1}", "{0}, {1}"}, {where, like->name});
      piece.text = like->text;
      piece.clause = like->clause;
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
  veillee::add_pieces(pieces, glossary);
  add_places(pieces);
  add_tables(pieces, deck_of(options));
  dicium::add_uses(pieces, all_uses, "DON-6.1", [](std::uint8_t use) {
    const Phrase effect = phrase(effect_of(use));
    return Phrase{capitalised(effect.fr) + ".", capitalised(effect.en) + "."};
  });
  return pieces;
}

}  // namespace veillee::donjon
