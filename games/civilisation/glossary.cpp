// What everything on the table is called and means, for whoever points at it. Squares, cards,
// objectives and uses come from their tables; the rest stands here, dice in the family.
#include "games/civilisation/game.hpp"
#include "games/civilisation/words.hpp"
#include "games/dicium/words.hpp"

namespace veillee::civilisation {
namespace {

constexpr WordFile glossary(
#include "games/civilisation/glossary.txt"
);

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
  veillee::add_pieces(pieces, glossary);
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
